### Swahili words of `--help` and of `kibao rules`. The English ones are with the arguments of each command (src/cli) and with
### the options of rule sets (src/engine/ruleset). A message is about a command and has attributes for its arguments and their
### values; `common` has the arguments of several commands.

kibao = Husoma, huchezesha upya, hukagua na huandika upya kumbukumbu za michezo ya Bao la Kiswahili
    .after = Hali ya kumaliza: 0 kazi imefanyika; 1 check imepata makosa, fmt --check au check --diff ingebadilisha kitu, repair imeacha mchezo wenye kosa, select haikuchagua mchezo wowote au imechagua wenye kosa, au faili si kumbukumbu ya mchezo; 2 kazi haikuweza kufanyika.

common =
    .rules = Kanuni: kibao, zanzibar, ruehl, kujifunza, hus, za binafsi, au auto ili kujaribu zote [chaguo-msingi: mstari wa utangulizi, kisha kibao.toml, kisha kibao]
    .dialect = Aina ya uandishi wa hatua [chaguo-msingi: auto]
    .config = Mipangilio kutoka faili hili [chaguo-msingi: kibao.toml katika folda ya juu iliyo karibu zaidi na kila kumbukumbu]
    .no-config = Bila mipangilio kutoka faili lolote
    .ext = Katika folda soma pia mafaili yenye viishio hivi, kama txt
    .game = Mchezo wa N tu wa ingizo, ukihesabu kuanzia 1
    .jobs = Nyuzi ngapi zinafanya kazi [chaguo-msingi: mmoja kwa kila kiini cha kompyuta]
    .color = Wakati wa kutumia rangi
    .lang = Lugha ya ujumbe na maelezo [chaguo-msingi: ile ya mfumo, la sivyo Kiingereza]
    .lang-en = Kiingereza
    .lang-sw = Kiswahili
    .lang-de = Kijerumani
    .lang-cs = Kicheki
    .quiet = Bila muhtasari, bila maendeleo ya kazi na bila maelezo kwenye tokeo la makosa
    .help = Onyesha msaada (zaidi kwa '--help')
    .help-long = Onyesha msaada (kwa ufupi kwa '-h')
    .version = Onyesha toleo
    .paths = Mafaili, folda (zinazotafutwa *.bao, *.bao.gz, *.bao.zst), au - kwa ingizo la kawaida [chaguo-msingi: folda hii]
    .path = Faili, au - kwa ingizo la kawaida
    .select = Kasoro hizi tu: namba, mianzo ya namba kama N3, au majina; iliyo mahususi zaidi ndiyo inayohesabiwa
    .ignore = Kasoro zote isipokuwa hizi
    .severity = Uzito mdogo zaidi unaoonyeshwa na kuhesabiwa [chaguo-msingi: info]
    .strict = Maonyo huhesabiwa kama makosa kwa hali ya kumaliza, na madokezo huonyeshwa
    .lenient = Makosa tu huonyeshwa na kuhesabiwa
    .max-findings = Onyesha kasoro zisizozidi idadi hii; zote huhesabiwa
    .output = Andika kwenye faili hili, hata kama amri hii ililitengeneza awali [chaguo-msingi: tokeo la kawaida, hata kwa -]
    .force = Badilisha faili, bila kujali lina nini; kiungo chenyewe hubadilishwa, hakifuatwi
    .flip = Kaskazini chini: bao limegeuzwa nusu mzunguko
    .ascii = Mabao kwa herufi za ASCII, kwa terminali zisizo na Unicode; hili halikisiwi kutokana na mfumo
    .position = Hali ya bao kama maandishi [chaguo-msingi: hali ya mwanzo ya kanuni]

check = Soma, chezesha upya na kagua kumbukumbu; onyesha kosa liko wapi na jinsi ya kulirekebisha
    .after = { files-unchanged }
    .format = Jinsi kasoro zinavyoandikwa
    .format-human = Mstari, mahali palipopigiwa mstari, kosa ni nini na la kufanya
    .format-short = Mstari mmoja kwa kila kasoro
    .format-json = Hati moja ya JSON
    .format-ndjson = Mchezo mmoja wa JSON kwa kila mstari
    .format-sarif = SARIF 2.1.0, kwa hifadhi za programu na vihariri
    .format-github = Amri za GitHub Actions, zinazokuwa vidokezo
    .format-gitlab = Ripoti ya Code Quality ya GitLab
    .format-junit = XML ya `JUnit`: kundi kwa kila faili, jaribio kwa kila mchezo
    .fix = Rekebisha kinachorekebishika bila kubadilisha kumbukumbu inachosema; onyesha kinachobaki
    .unsafe-fixes = Fanya pia marekebisho yanayoweza kubadilisha kumbukumbu inachosema
    .diff = Usibadilishe kitu; onyesha kile ambacho --fix au --unsafe-fixes ingebadilisha
    .force = Pamoja na --fix au --unsafe-fixes: andika upya pia mafaili yenye majina mengine (hard links), ambako maandishi ya zamani hubaki
    .statistics = Idadi ya kila kasoro badala ya kasoro zenyewe
    .archive = Linganisha pia michezo ya mafaili yote: mchezo uleule mara mbili, jina lililoandikwa kwa njia mbili, tarehe na matokeo yasiyolingana
    .watch = Kagua tena kila faili linapobadilika, hadi Ctrl-C

# In place of the text about packed files that several commands have.
files-unchanged = Mafaili yaliyobanwa husomwa, hayaandikwi upya kamwe. Faili lililobanwa lililotajwa ambalo lingebadilika ni kosa (hali ya kumaliza 2); yale yaliyo katika folda huhesabiwa na hayabadilishwi. Faili lenye majina mengine (hard links) ni kosa (hali ya kumaliza 2) bila --force; kwenye Windows majina hayo hayatambuliwi.

json = Michezo kama JSON, pamoja na bao baada ya kila hatua
    .format = Hati moja, au mchezo mmoja kwa kila mstari
    .format-json = Hati moja ya JSON
    .format-ndjson = Mchezo mmoja wa JSON kwa kila mstari
    .ndjson = Kifupi cha --format ndjson
    .trace = Kila mzunguko wa kutia kete wa kila hatua
    .without = Acha nje funguo hizi za kila hatua, kwa mfano position.text,kind; position ni bao lote

fmt = Andika upya kumbukumbu katika muundo sanifu
    .after = { files-unchanged }
    .paths = Mafaili, folda (zinazotafutwa *.bao, *.bao.gz, *.bao.zst), au - kwa ingizo la kawaida, linaloandikwa kwenye tokeo la kawaida; kisichoweza kuandikwa upya hupitishwa bila kubadilishwa [chaguo-msingi: folda hii]
    .check = Usibadilishe kitu; maliza kwa 1 kama kuna ambacho kingebadilika
    .diff = Usibadilishe kitu; onyesha kile ambacho kingebadilika
    .stdout = Andika kwenye tokeo la kawaida badala ya mafaili, mchezo baada ya mchezo; kinachoingia kwa - basi kinaweza kuwa cha ukubwa wowote
    .force = Andika upya pia mafaili yenye majina mengine (hard links), ambako maandishi ya zamani hubaki

convert = Andika kumbukumbu kwa uandishi mwingine
    .to = Uandishi wa kutumia; abstractplay ni kumbukumbu ya mchezo ya tovuti hiyo, kama JSON, mstari mmoja kwa mchezo

repair = Mabadiliko machache zaidi yanayofanya kumbukumbu ichezeke; hali ya kumaliza ni 1 kama kuna michezo inayobaki na makosa
    .after =
        Faili la --readings hutaja hatua ambazo neno linaweza kuwa, kama zinavyotolewa na utambuzi wa mwandiko; ply huhesabu hatua zilizoandikwa, weight ni uwezekano:
        { "{" }"format":"kibao-readings","version":1,"games":[{ "{" }"moves":[
            { "{" }"ply":7,"readings":[{ "{" }"text":"A5<","weight":0.7{ "}" },{ "{" }"text":"A6<","weight":0.2{ "}" }]{ "}" }]{ "}" }]{ "}" }
        Uzito unaobaki hugawanywa kwa hatua nyingine zote halali. Neno lililoandikwa halina uzito wake. Kipengele cha games ni cha mchezo unaofuata wa ingizo, au cha mchezo wa namba yake, "game":3.

        Pale namba za duru zinapoonyesha kwamba duru zimekosekana, hakuna hatua nyingine inayobadilishwa kufidia. { files-unchanged }
    .apply = Andika rekebisho bora katika faili kama uwezekano wake unatosha (tazama --sure), maandishi ya zamani yakiwa katika maoni; ingizo la kawaida huenda kwenye tokeo la kawaida
    .force = Pamoja na --apply: andika upya pia mafaili yenye majina mengine (hard links), ambako maandishi ya zamani hubaki
    .max-edits = Mabadiliko mengi zaidi ya rekebisho moja
    .sure = Uwezekano mdogo zaidi wa rekebisho ambalo --apply huandika
    .readings = Tumia hatua zinazowezekana za maneno ambazo faili hili la JSON linazitaja, kila moja na uzito wake (kibao schema readings inaonyesha muundo)
    .with = Tumia kumbukumbu nyingine ya michezo hiyohiyo kama ushahidi: yaliyo katika zote mbili ni karibu hakika, na zinapotofautiana hutafutwa hatua zinazochezeka
    .ask = Uliza kuhusu hatua zisizo na uhakika: huonyesha bao na hatua zinazowezekana kwenye tokeo la makosa, na husoma majibu kutoka ingizo la kawaida; pamoja na --apply, kila jibu huandikwa katika maoni ya duru yake
    .all = Onyesha kila rekebisho lililopatikana, si lililo bora tu
    .diff = Onyesha pia mistari inayobadilika kama tofauti (diff), jinsi --apply inavyoiandika
    .format = Jinsi marekebisho yanavyoandikwa
    .format-human = Mistari inayobadilika, bao, sababu
    .format-short = Mstari mmoja kwa kila badiliko
    .format-json = Hati moja ya JSON
    .format-ndjson = Mchezo mmoja wa JSON kwa kila mstari

compare = Kumbukumbu mbili za mchezo mmoja bega kwa bega: tofauti zao, na usomaji upi unachezeka
    .after =
        Hatua hulinganishwa kwa shimo, mwelekeo na nyumba, vyovyote zilivyoandikwa na kutiwa alama. Pale zinapotofautiana, mchezo huchezeshwa upya kwa kila usomaji, na ule unaowezesha hatua zote kuchezeka hutajwa. Kila faili lina mchezo mmoja; --game N huchukua wa N katika yote mawili.

        Hali ya kumaliza: 0 hatua zote zinalingana; 1 baadhi zinatofautiana; 2 kazi haikuweza kufanyika.
    .one = Kumbukumbu
    .other = Kumbukumbu nyingine ya mchezo huohuo

show = Chora bao la mchezo
    .ply = Bao baada ya hatua hii; 0 ni mwanzo [chaguo-msingi: hatua ya mwisho]
    .before = Bao kabla ya hatua badala yake
    .all = Bao mwanzoni na baada ya kila hatua
    .trace = Bao baada ya kila mzunguko wa kutia kete wa hatua, pamoja na maelezo ya kinachotokea

svg = Chora bao la mchezo au la hali fulani kwa ajili ya kuchapa, kama SVG au PNG
    .path = Faili, au - kwa ingizo la kawaida; mchezo wake wa kwanza, au ule wa --game
    .ply = Bao baada ya hatua hii, hatua yake ikiwa na alama; 0 ni mwanzo [chaguo-msingi: hatua ya mwisho]
    .mv = Bao baada ya hatua hii kutoka hali iliyotolewa
    .before = Bao kabla ya hatua badala yake
    .arrow = Njia ya kete katika hatua kwa mishale: mizunguko yake minane ya kwanza
    .no-marks = Bila alama kwenye mashimo ambako hatua inaanzia na ambayo inakula
    .numbers = Namba badala ya kete, kwa picha ndogo
    .no-labels = Bila namba za mashimo na herufi za safu
    .theme = Rangi; print ni nyeusi juu ya nyeupe, kwa vitabu
    .width = Upana kwa pikseli, 100 hadi 4096; urefu hufuata
    .id = Mwanzo wa id katika SVG [chaguo-msingi: hutokana na kinachochorwa]
    .png = Picha ya PNG badala ya SVG; ndivyo pia kwa faili la tokeo ambalo jina lake huishia .png

html = Ukurasa wa kivinjari unaochezesha michezo hatua kwa hatua
    .after = Ukurasa una michezo isiyozidi 200, na MiB 16 za michezo: kibao select huchagua ile unayotaka, na --game N huonyesha mmoja.
    .paths = Mafaili, folda (zinazotafutwa *.bao, *.bao.gz, *.bao.zst), au - kwa ingizo la kawaida
    .title = Kichwa cha ukurasa [chaguo-msingi: kile cha mchezo wake, au idadi ya michezo]

workshop = Karakana: ukurasa wa kivinjari unaokagua, kusahihisha, kuchezesha na kushiriki rekodi, bila mtandao

view = Pitia michezo kwenye terminali, hatua kwa hatua au mzunguko kwa mzunguko; ? huonyesha vitufe
    .path = Faili, au - kwa ingizo la kawaida; vitufe basi husomwa kutoka kwenye terminali
    .ply = Kwanza bao baada ya hatua hii; 0 ni mwanzo [chaguo-msingi: 0]

moves = Kila hatua halali ya hali ya bao
    .ply = Baada ya hatua hii ya mchezo; 0 ni mwanzo [chaguo-msingi: ya mwisho]
    .json = Kitu cha JSON: kila hatua na hali ya bao baada yake

explain = Maana ya kasoro, kanuni inayohusika, mfano
    .code = Namba au jina, kama R101 au empty-pit [chaguo-msingi: zote, moja kwa mstari]
    .list = Kila namba, jina na uzito, moja kwa kila mstari

perft = Hesabu michezo kutoka hali ya bao hadi kina fulani
    .depth = Hatua ngapi, angalau 1

rules = Kanuni za aina zote kando kwa kando, pamoja na machaguo yake na marejeo
    .names = Majina ya kanuni, pia abstractplay, za tovuti ya michezo [chaguo-msingi: nyingine zote]

gen = Michezo halali ya bahati nasibu, ileile kwa mbegu ileile
    .games = Michezo mingapi
    .seed = Mbegu ya bahati nasibu
    .slips = Makosa ya kuandika kwa mchezo, kwa wastani: 1 ni moja katika kila mchezo, 0.2 ni moja katika kila mchezo wa tano
    .slip-log = Andika kwenye faili hili mahali pa makosa, kitu kimoja cha JSON kwa kila mstari
    .force = Badilisha faili hili, bila kujali lina nini; orodha ya makosa hubadilishwa kwa vyovyote

select = Michezo kutoka hifadhi kwa mchezaji, matokeo, tarehe, hatua au hali ya bao; gawanya, unganisha, bila marudio
    .after =
        Mchezo lazima utimize yote yanayotakiwa; --not huchagua isiyotimiza. Majina ni vielelezo vya jina zima, bila kujali herufi kubwa na ndogo: * ni maandishi yoyote, ? ni herufi moja. Michezo huandikwa kama ilivyokuwa, pamoja na maoni, katika UTF-8, na mstari mtupu kati yake; PATH kadhaa hufanya hifadhi moja. Mchezo ambao haungesomeka vilevile kando ya mingine huandikwa katika muundo sanifu, la sivyo huachwa kwa kosa; mafaili husomwa tena na kulinganishwa kabla ya kupata majina yake.

        Hali ya kumaliza: 0 michezo imechaguliwa, na yote inachezeka (--broken: michezo imechaguliwa); 1 hakuna uliochaguliwa, au mmoja hauchezeki, au faili si kumbukumbu ya mchezo; 2 kazi haikuweza kufanyika.
    .unique = Bila michezo yenye hatua sawa na mmoja uliotangulia, au maandishi yaleyale kabisa
    .unique-moves = Hatua zilezile zilivyochezwa, kutoka mwanzo uleule
    .unique-exact = Maandishi yaleyale
    .count = Idadi ya michezo tu
    .list = Mstari mmoja kwa kila mchezo: namba, mahali, wachezaji, mshindi, hatua, kichwa
    .canonical = Andika michezo katika muundo sanifu, kama fmt
    .number = Vipe vichwa namba: `title: 12. Final`
    .index = Andika jedwali la michezo kwenye faili hili, kwa jina lake .csv au .ndjson
    .bom = Anza CSV ya --index kwa alama ya mpangilio wa baiti, ili Excel iisome kama UTF-8
    .output = Andika kwenye faili hili, ambalo halipaswi kuwepo
    .split = Andika mafaili kwenye folda hii, moja kwa kila mchezo
    .split-size = Idadi hii ya michezo kwa kila faili
    .name = Jinsi mafaili haya yanavyoitwa: { "{number}, {south}, {north}, {event}, {place}, {date}, {title}; {number}" } ni namba ya faili
    .force = Badilisha mafaili yaliyopo
    .player = Mmoja wa wachezaji; mara mbili kwa wote wawili
    .south = Kusini
    .north = Kaskazini
    .winner = Aliyeshinda, kwa hatua au la sivyo kama kumbukumbu inavyosema: south, north, none au jina
    .title = Kichwa
    .event = Shindano
    .place = Mahali
    .date = Kutoka tarehe moja hadi nyingine: 1994-10..2006, 1994-10-11.., ..11-10-94, au tarehe moja au mwaka mmoja
    .plies = Hatua ngapi: 20..40, 20.., ..40, au namba
    .rule-set = Kanuni zinazotumika kuchezesha mchezo: zile za mstari wake wa utangulizi, au za --rules
    .opening = Hatua za kwanza, kwa uandishi wowote: "A7>* a7>*"
    .position = Hali ya bao inayotokea, kama maandishi
    .text = Maneno ya maoni
    .valid = Michezo inayochezeka
    .broken = Michezo isiyochezeka
    .not = Michezo isiyotimiza hayo

stats = Takwimu za hifadhi: matokeo, urefu, hatua, wachezaji, mianzo
    .after =
        Matokeo huamuliwa kwa hatua; zisipoamua, kwa mshindi anayetajwa na utangulizi; usipomtaja yeyote, kwa jinsi utangulizi au maoni yanavyosema mchezo uliisha, kama vile kukubali kushindwa. Mchezo usio na hatua huhesabiwa kama matokeo ukiwa na mshindi, lakini si kama mchezo. Michezo isiyochezeka yote huhesabiwa katika michezo, matokeo na wachezaji, na katika mianzo hadi pale inapochezeka; urefu na hatua ni vya michezo mingine. Mianzo ni mti mmoja kwa kila aina ya kanuni na kila mwanzo.

        Wachezaji ni wale wa kibao report, kwa mpangilio wa msimamo wake: namna zilezile za kuandika jina ni za mchezaji mmoja, kibao.toml huweka pointi na nani ni nani, na kwa mchezo ulioandikwa mara mbili huhesabiwa nakala moja. Matokeo, urefu, hatua na mianzo ni ya kumbukumbu zote.

        Kumbukumbu ya kompyuta inayohitajika huongezeka kwa idadi ya wachezaji, ya jozi zilizokutana na ya mistari katika miti ya mianzo, ambayo inaweza kuwa milioni moja; ikizidi, --depth ndogo zaidi husaidia. Nakala hutafutwa katika michezo isiyozidi 20,000.

        Hatua hupangwa kwa idadi yake, kisha kwa upande, shimo (la mbele 1-8, la nyuma 1-8), kushoto kabla ya kulia; hatua ndefu zaidi za urefu mmoja kwa mpangilio wa ingizo. Maandishi huonyesha zinazochezwa zaidi, JSON na CSV huonyesha zote.

        Hali ya kumaliza: 0 kazi imefanyika; 1 faili si kumbukumbu ya mchezo; 2 kazi haikuweza kufanyika, au faili halikusomeka.
    .format = Jinsi takwimu zinavyoandikwa [chaguo-msingi: kwa jina la FILE (.html, .json, .csv), la sivyo human]
    .format-human = Majedwali kama maandishi
    .format-json = Hati moja ya JSON
    .format-csv = Jedwali moja, tazama --table
    .format-html = Ukurasa wenye chati, katika faili moja
    .table = Jedwali gani linaandikwa kama CSV [chaguo-msingi: players]
    .table-games = Kuna michezo na hatua ngapi
    .table-results = Nani anashinda na nini kinaamua
    .table-rules = Kanuni
    .table-lengths = Michezo mingapi ya kila urefu
    .table-moves = Kila hatua inachezwa mara ngapi
    .table-longest = Hatua zenye mizunguko mingi zaidi na kula kukubwa zaidi
    .table-players = Wachezaji
    .table-cross = Kila wachezaji wawili waliokutana
    .table-openings = Mistari ya miti ya mianzo
    .bom = Anza CSV kwa alama ya mpangilio wa baiti, ili Excel iisome kama UTF-8
    .replay = Ukurasa wa kibao html wenye michezo ileile, kama njia kutoka ukurasa huu: hatua ni viungo vya kuufikia (muundo html)
    .depth = Kina cha miti ya mianzo kwa hatua; 0 ni bila miti
    .min-games = Mistari ya miti ya mianzo yenye angalau idadi hii ya michezo tu [chaguo-msingi: 1; kama maandishi na kwenye ukurasa mmoja kwa kila mia]
    .players = Wachezaji wangapi wanaonyeshwa kama maandishi na kwenye ukurasa; JSON na CSV zina wote
    .top = Hatua ngapi zilizo ndefu zaidi na zinazochezwa zaidi

report = Mashindano katika ukurasa mmoja: msimamo, michezo inayohitaji mtu, nakala, majina, mechi zinazokosekana, marudio
    .after =
        Mchezo ulioandikwa mara mbili huhesabiwa mara moja, na ripoti husema nakala ipi; nakala zenye matokeo tofauti huhesabiwa bila matokeo. Majina yanayotofautiana kwa herufi kubwa, alama au cheo ni mchezaji mmoja, na herufi ya kwanza ni jina moja tu linalolingana nayo; majina mengine yanayofanana huorodheshwa na huhesabiwa kuwa mawili. kibao.toml huamua vingine: [names] husema nani ni nani, [standings] huweka draw, unplayed, walkover, ties na winner (head, play au neither, pale utangulizi na hatua vinapotofautiana). Kumbukumbu hukua kwa idadi ya michezo.

        Hali ya kumaliza: 0 kazi imefanyika; 1 faili si kumbukumbu ya mchezo; 2 kazi haikuweza kufanyika, au faili halikuweza kusomwa.
    .format = Jinsi ripoti inavyoandikwa [chaguo-msingi: kwa jina la FILE (.html, .json, .csv), la sivyo text]
    .format-text = Majedwali na orodha zinazotosha katika safu 80
    .format-html = Ukurasa wa kuchapisha, pamoja na marudio ya michezo, katika faili moja
    .format-json = Hati moja ya JSON
    .format-csv = Jedwali moja, tazama --table
    .table = Jedwali gani linaandikwa kama CSV [chaguo-msingi: standings]
    .table-standings = Msimamo wa mashindano
    .table-cross = Kila wachezaji wawili waliokutana
    .table-games = Kila mchezo
    .table-needs = Michezo inayohitaji mtu
    .bom = Anza CSV ya --index kwa alama ya mpangilio wa baiti, ili Excel iisome kama UTF-8
    .all = Kama maandishi, kila kipengele na kila mchezo pia
    .event = Michezo tu ambayo utangulizi wake unataja mashindano haya

table = Majedwali kwa programu nyingine, mstari kwa hatua au kwa mchezo: Parquet, CSV au mistari ya JSON
    .after =
        Safu na aina zake zimeelezwa katika src/table/README.md. Kumbukumbu ya kompyuta inayohitajika haiongezeki kwa urefu wa hifadhi; kwa --by huongezeka kwa idadi ya mafaili. Mchezo uliovunjika una mistari yenye thamani zisizojulikana kuanzia hatua isiyochezeka.

        Hali ya kumaliza: 0 kazi imefanyika; 1 faili si kumbukumbu ya mchezo; 2 kazi haikuweza kufanyika, au faili halikusomeka.
    .table = Mstari ni nini
    .table-plies = Hatua, pamoja na ubao baada yake
    .table-games = Mchezo, pamoja na utangulizi, matokeo na kasoro zake
    .format = Jinsi jedwali linavyoandikwa [chaguo-msingi: kwa jina la FILE (.parquet, .csv, .ndjson), la sivyo csv; kwa --out parquet]
    .format-parquet = Apache Parquet
    .format-csv = CSV
    .format-ndjson = Kitu kimoja cha JSON kwa kila mstari
    .with = Pia safu hii
    .with-position = Maandishi ya mkao baada ya kila hatua (plies)
    .with-repair = Marekebisho yanayoelekea kuwa sahihi ya kila mchezo uliovunjika (games)
    .output = Andika katika faili hili, linaloweza kuwa jedwali lililotengenezwa na amri hii awali [chaguo-msingi: tokeo la kawaida, pia kwa -]
    .out = Andika faili moja kwa kila ingizo katika folda hii
    .by = Kwa --out badala yake faili moja kwa kila thamani, kama year=1994/plies.parquet
    .by-year = Mwaka wa tarehe katika utangulizi
    .by-event = Mashindano katika utangulizi
    .by-rules = Kanuni
    .force = Badilisha mafaili yaliyopo, yawe na nini

import = Kumbukumbu kutoka tovuti nyingine: Abstract Play, programu ya nkkmd
    .after =
        Zinazosomwa ni kumbukumbu za michezo ya Abstract Play, hatua zake katika maandishi yoyote, na bao-game-record ya programu ya nkkmd (matoleo 1 na 2), kwa kutambua yaliyomo; src/import/README.md inaeleza namna, na tofauti za kanuni za programu hizi. Kila mchezo unachezwa upya. Zisizosomwa ni za Ludii, ambayo hatua yake ya kwanza ni ya mchezo mwingine, na BAN.

        Hali ya kutoka: 0 imekamilika; 1 kumbukumbu haikuweza kusomwa, au mchezo uliochezwa upya unaisha tofauti; 2 kazi haikuweza kufanyika, au faili halikuweza kusomwa.
    .paths = Mafaili, folda (hutafutwa *.json, *.json.gz, *.json.zst), au - kwa ingizo sanifu
    .output = Andika katika faili hili [chaguo-msingi: tokeo la kawaida, pia kwa -]
    .out = Andika kumbukumbu ya kila ingizo katika folda hii
    .force = Badilisha mafaili yaliyopo, hata yakiwa na nini

referee = Simamia michezo kwa ajili ya programu: ombi la JSON kwa kila mstari unaoingia, jibu kwa kila mstari unaotoka

lsp = Seva ya lugha: kasoro, masahihisho, hatua halali na mabao katika kihariri, kupitia ingizo na tokeo la kawaida

schema = JSON Schema ya tokeo la `json`, au la `repair`, `stats`, `report`, `referee`
    .of = La amri gani
    .of-json = `kibao json`, na `check --format json`
    .of-repair = `kibao repair --format json`
    .of-readings = Faili ambalo `kibao repair --readings` husoma
    .of-stats = `kibao stats --format json`
    .of-report = `kibao report --format json`
    .of-referee = Maombi na majibu ya `kibao referee`

completions = Hati inayokamilisha amri na machaguo katika shell
    .shell = Shell

man = Ukurasa wa mwongozo, au ukurasa kwa kila amri katika folda
    .dir = Andika kibao.1 na ukurasa kwa kila amri kwenye folda hii, ambayo lazima iwepo
    .force = Badilisha mafaili ya majina haya, bila kujali yana nini; kurasa za kibao hubadilishwa kwa vyovyote

config = Mipangilio inayotumika kwa njia fulani, na kila mmoja unatoka wapi
    .path = Faili au folda [chaguo-msingi: folda hii]
    .format = Jinsi mipangilio inavyoandikwa
    .format-human = Mstari kwa kila mpangilio
    .format-json = Kitu cha JSON

help = Onyesha msaada huu, au ule wa amri; `help keys`: maneno ya utangulizi pamoja na mifano
    .topic = Amri, au keys: yanayoandikwa kabla ya hatua, pamoja na mifano

## `kibao rules`

rule-sets =
    .kibao = Bao la Kiswahili, kanuni za K.I.B.A. (K)
    .zanzibar = Bao la Kiswahili, kanuni za Zanzibar, Donkers 2001 kufuata de Voogt 1995 (Z)
    .ruehl = Bao la Kiswahili, kanuni za Alexander Rühl (R)
    .kujifunza = Bao la Kujifunza, kanuni za Alexander Rühl (R)
    .hus = Bao la hus, kanuni za Alexander Rühl (R, H)
    .abstractplay = Bao la Kiswahili kama linavyochezwa na Abstract Play (AP: src/games/bao.ts ya AbstractPlay/gameslib)

rule-options =
    .opening = kete za kila upande mwanzoni: safu ya mbele, safu ya nyuma, ghala
    .capture = kete zilizoliwa hutiwa kuanzia kichwa, au huendelea pamoja na zile za shimo lililokula
    .house = shimo la mbele la 5 lina haki za nyumba
    .blocking = kutakata kunaweza kulitakatia shimo (kutakatia)
    .singleton = wakati kutakata kwa kete moja kunakatazwa katika kunamua ilhali shimo jingine la mbele lina kete zaidi
    .sole-kichwa = kutakata kuelekea safu ya nyuma kutoka kichwa ambacho ndicho shimo pekee la mbele lenye kete (judged-at-end ni tafsiri yetu)
    .mtaji-house-stop = hatua ya kula ya mtaji inayoishia kwenye nyumba hai ya anayecheza inaweza kusimama hapo
    .mtaji-kutakata-house-stop = kutakata kwa mtaji kunakoishia kwenye nyumba hai ya anayecheza husimama hapo
    .house-in-mtaji = upande humiliki nyumba kwa muda gani katika mtaji
    .house-block = nyumba gani haiwezi kutakatiwa
    .blocker-duty = aliyelitakatia shimo lazima ale kete zake kwa hatua inayofuata, akiweza
    .endless = hatua isiyo na mwisho ni nini
    .max-seeds = hatua iliyotia kete zaidi ya hizi haina mwisho
    .singletons = wakati upande wenye ghala tupu na usio na shimo lenye kete mbili umeshindwa
    .max-sowings = baada ya mizunguko mingapi kupima hatua kunakoma; basi haijaamuliwa na huhesabiwa kuwa haina mwisho
