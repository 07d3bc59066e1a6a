### Swahili words; en/usage.ftl says what each is for.

usage-error = kosa

usage-tip = dokezo

usage-more = Kwa maelezo zaidi, jaribu '{ $help }'.

usage-unexpected = hoja '{ $arg }' haijulikani

usage-twice = hoja '{ $arg }' haiwezi kutumika zaidi ya mara moja

usage-conflict = hoja '{ $arg }' haiwezi kutumika pamoja na '{ $other }'

usage-conflicts = hoja '{ $arg }' haiwezi kutumika pamoja na:

usage-required = hoja hizi za lazima hazikutolewa:

usage-no-equals = alama ya = inahitajika kabla ya thamani ya '{ $arg }'

usage-no-value = '{ $arg }' inahitaji thamani, lakini hakuna iliyotolewa

usage-value = thamani '{ $value }' haifai kwa '{ $arg }'{ $why ->
        [none] { "" }
       *[other] : { $why }
    }

usage-values = thamani zinazofaa

usage-too-many = thamani '{ $value }' ya '{ $arg }' imezidi; hakuna nyingine inayohitajika

usage-number-of-values = { $exact ->
    [yes] '{ $arg }' inahitaji thamani { $wanted }; { $given ->
            [one] imetolewa { $shown }
           *[other] zimetolewa { $shown }
        }
   *[no] '{ $arg }' inahitaji angalau thamani { $wanted }; { $given ->
            [one] imetolewa { $shown } tu
           *[other] zimetolewa { $shown } tu
        }
}

usage-command = amri '{ $command }' haijulikani

usage-no-command = '{ $command }' inahitaji amri, lakini hakuna iliyotolewa

usage-commands = amri

usage-not-utf-8 = baadhi ya hoja si UTF-8 sahihi

usage-integer = { $why ->
    [empty] hakuna namba kamili
    [large] namba ni kubwa mno
    [small] namba ni ndogo mno
   *[digit] hii si namba kamili
}

usage-range = { $value } haimo katika { $range }

usage-probability = inahitajika namba kuanzia 0.5, chini ya 1

usage-id = iwe herufi, kisha herufi, tarakimu, - na _

usage-slips = { $why ->
    [decimal] inahitajika namba ya desimali isiyopungua 0, kama 0.5 au 2
    [large] hakuna mchezo wenye nafasi ya makosa mengi hivyo
   *[fine] zaidi ya tarakimu tisa za desimali
}

usage-similar = { $kind ->
    [subcommand] { $count ->
            [one] ipo amri inayofanana
           *[other] zipo amri zinazofanana
        }
    [argument] { $count ->
            [one] ipo hoja inayofanana
           *[other] zipo hoja zinazofanana
        }
   *[value] { $count ->
            [one] ipo thamani inayofanana
           *[other] zipo thamani zinazofanana
        }
}: { $names }

usage-as-value = kama '{ $arg }' ni thamani, andika '{ $way }'

usage-exists = ipo '{ $way }'

usage-remove-dashes = amri '{ $command }' ipo; ili kuitumia, ondoa '{ $dashes }' iliyo kabla yake

usage-other = { $text }

heading-usage = Matumizi

heading-commands = Amri

heading-arguments = Hoja

heading-options = Machaguo

heading-common = Machaguo ya amri zote

heading-findings = Kasoro

heading-games = Michezo ipi

help-options = MACHAGUO

help-command = AMRI

help-default = chaguo-msingi

help-values = Thamani zinazofaa

## The head keys

keys-intro = Kabla ya hatua, kila mstari unasema jambo moja kuhusu mchezo: neno, nukta pacha, thamani. Wowote unaweza kuachwa, mpangilio ni huru.

keys-about = { $key ->
    [title] jina la mchezo
    [south] anayeanza, ikiwa hali ya mwanzo haisemi vingine
    [north] mchezaji wa pili
    [event] mashindano; michezo ya mashindano mamoja ni jedwali moja katika `kibao report`
    [round] raundi ya mashindano
    [place] mahali pa mchezo
    [date] lini: mwaka, mwezi, siku; pia `Oktoba 1994` na kadhalika
    [time] saa ya siku
    [winner] `South`, `North` au jina la mchezaji; `none`, `*`, `?`, `-`, `unfinished` au bila neno ikiwa matokeo hayajulikani
    [result] vilevile kwa pointi: `1-0` au `0-1`
    [ending] `resignation`, `time`, `illegal move`, `absence`, `agreement` au `broken off`, ikiwa ubao hauonyeshi
    [opening] `official`, `novice` au hali kama `kibao show` inavyoiandika; vinginevyo hali rasmi
    [rules] kanuni; `kibao rules` inaziorodhesha
    [notation] `kibao` au `zanzibar`, ikiwa hatua hazionyeshi
    [takasia] `no`: hakuna shimo linalozuiwa
    [annotator] aliyeandika maoni
   *[source] kumbukumbu imetoka wapi
}

keys-more = Maneno husomwa pia kwa Kiswahili, Kijerumani na Kicheki (`Kusini:`, `Süd:`, `Jih:`). Mengine huhifadhiwa kama yalivyoandikwa.

help-one-command = `{ $word }` si sehemu ya `{ $command }`
    .help = taja amri moja, kama `kibao help { $command }`
