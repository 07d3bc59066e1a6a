### Swahili words; en/config.ftl says what each is for.

config-syntax = hii si TOML: { $why }
    .help = thamani ni namba, "maandishi" au ["orodha", "za maandishi"]

config-no-key = hakuna ufunguo `{ $key }`
    .help = { $near ->
        [none] zinazojulikana ni { $known }
       *[other] huenda ilikusudiwa `{ $near }`; zinazojulikana ni { $known }
    }

config-value = thamani ya `{ $key }` si sahihi
    .help = andika { $wanted }

config-no-check = hakuna kasoro yenye jina '{ $word }'
    .help = { $near ->
        [none] kibao explain --list huonyesha namba na majina yote
       *[other] huenda ilikusudiwa `{ $near }`; kibao explain --list huonyesha namba na majina yote
    }

config-no-rules = hakuna kanuni zenye jina '{ $name }'
    .help = zinazojulikana ni { $known }

config-rules-table = `rules` hutaja kanuni za michezo ambayo utangulizi wake hauzitaji; si jedwali
    .help = weka kanuni zako mwenyewe kama [rule-set.NAME]

config-no-base = kanuni `{ $name }` hazina `base`
    .help = andika base = mojawapo ya { $known }

config-own-name = `{ $name }` haiwezi kuwa jina la kanuni zako mwenyewe
    .help = jina lina herufi, tarakimu na `-`, huanza kwa herufi, na si `auto` wala jina la kanuni zinazojulikana

config-option = '{ $value }' si thamani ya `{ $option }`
    .help = andika { $values }

config-type = thamani ya aina { $kind }

config-same-name = kanuni `{ $first }` na `{ $second }` zina jina moja; herufi kubwa na ndogo hazitofautishwi
    .help = zipe mojawapo jina jingine, au uziache

config-idle = `{ $option }` haibadilishi kitu hapa, kwa sababu `{ $beside }` ni { $value }
    .help = iache, au ipe `{ $beside }` thamani nyingine: { $values }

config-seeds = kwa kanuni `{ $name }` kila upande huanza na { $seeds ->
        [one] kete { $seeds }
       *[other] kete { $seeds }
    }
    .help = upe kila upande 1 hadi 32; kanuni zote zinazojulikana zina 32

config-onward = kanuni `{ $name }` zina kete ghalani, na pia kete zilizoliwa zinazoendelea mbele
    .help = zipe `opening` isiyo na ghala, au `capture = "kichwa"`

config-front-row = kwa kanuni `{ $name }` hakuna kete katika safu ya mbele mwanzoni, kwa hiyo mchezo umekwisha
    .help = weka kete katika mashimo manane ya kwanza ya `opening` yake

config-no-move = kwa kanuni `{ $name }` upande unaoanza hauna hatua
    .help = zipe `opening` yenye kete ghalani, au yenye kete mbili katika shimo linaloruhusiwa kuchezwa

config-limits = kwa kanuni `{ $name }` kila hatua ya kwanza inazidi `max-seeds` au `max-sowings`
    .help = ziache, au toa namba kubwa zaidi; kanuni `ruehl` zina max-seeds = 192

config-pattern = kielelezo `{ $pattern }` hakisomeki: { $why }
    .help = vielelezo ni kama katika .gitignore: 1994/*.bao, **/old/*

config-whole-run = `max-findings` huhesabu kazi nzima, kwa hiyo haiwezi kuwekwa kwa kila njia
    .help = iandike juu ya majedwali

config-auto = --rules auto inahitaji kumbukumbu ya kujaribia kanuni
    .help = taja kanuni za aina moja

config-too-large = { $file }: ni kubwa kuliko MiB 1 inayoruhusiwa kwa faili la mipangilio
    .help = taja faili kama linavyoelezwa na `kibao config --help`

config-no-file = { $file } si faili
    .help = mipangilio husomwa kutoka faili la jina hili: chagua jina jingine, au tumia --no-config

config-not-utf-8 = haliko katika UTF-8

config-none = hakuna faili la mipangilio

config-from-default = chaguo-msingi

config-from-command-line = mstari wa amri

config-rule-set = kanuni { $name }: { $title } ({ $origin })

config-own-title = za binafsi, kufuata { $base }

wanted-words = { $first } au { $last }

wanted-opening = namba 8 za safu ya mbele, 8 za safu ya nyuma na moja ya ghala, zikitenganishwa na `|`

wanted-seeds = none au namba

wanted-sowings = namba kuanzia 1 hadi { $most }

wanted-rule-sets = jedwali kwa kila moja, kama [rule-set.club]

wanted-paths = jedwali kwa kila moja, kama [paths."1994/*.bao"]

wanted-rules = jina la kanuni ndani ya alama za nukuu

wanted-number = namba kuanzia 0 hadi 4294967295

wanted-settings = jedwali la mipangilio

wanted-own = jedwali lenye `base` na machaguo

wanted-base = jina la kanuni zinazojulikana ndani ya alama za nukuu

wanted-title = kichwa ndani ya alama za nukuu

wanted-codes = orodha ya namba au majina, kama ["N3", "missing-mark"]

wanted-code = angalau namba moja au jina moja

wanted-names = jedwali la tahajia, kila moja pamoja na jina la mchezaji

wanted-name = jina la mchezaji ndani ya alama za nukuu

wanted-standings = jedwali lenye pointi, ties, winner

wanted-points = idadi ya pointi kuanzia 0 hadi 100 yenye desimali zisizozidi mbili

wanted-ties = orodha ya { $names }
