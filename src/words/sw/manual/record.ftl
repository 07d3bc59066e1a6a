### Manual pages of the checks of files (E), games (G) and heads (H), in Swahili.

headings =
    .what = Inachofanya
    .why = Kwa nini
    .example = Mfano
    .instead = Andika hivi badala yake
    .safety = Usalama wa rekebisho
    .source = Chanzo

empty-file = Faili lisilo na kitu ndani yake.
    .what = Huripoti faili lisilo na herufi yoyote isipokuwa nafasi tupu.
    .why = Faili tupu si rekodi ya mchezo. Kwa kawaida kulitokea hitilafu mapema zaidi: upakuaji ulikatika, picha ya ukurasa
        haikuwahi kuchapwa kama maandishi, au diski ilijaa.
    .safety = Hakuna rekebisho: haiwezekani kujua ni nini kinachotakiwa kuwa ndani ya faili.
    .source = Utaratibu wa `kibao` yenyewe: kumbukumbu ya mchezo ni utangulizi na duru, au angalau kimoja kati ya hivyo.

not-a-transcript = Faili lisilo na mchezo ndani yake.
    .what = Huripoti faili lenye maandishi, lakini lisilo na hata mstari mmoja wa utangulizi unaojulikana wala duru moja.
    .why = Faili kama hilo si rekodi ya mchezo kabisa, au ni rekodi ya muundo usiosomwa. Hakuna chochote ndani yake
        kilichokaguliwa, na hilo halipaswi kuonekana kama faili lisilo na kasoro.
    .safety = Hakuna rekebisho. Ikiwa ni rekodi ya tovuti nyingine, `kibao import` inaigeuza kuwa kumbukumbu ya kawaida. Ikiwa
        faili halikukusudiwa kuwa kumbukumbu ya mchezo, libadilishe jina ili lisiishie tena kwa `.bao`.
    .source = K, kiambatisho: kumbukumbu ya mchezo ni utangulizi wenye habari za mchezo, na mstari kwa kila duru.

broken-encoding = Baiti zisizosomeka kama maandishi.
    .what = Huripoti faili ambalo baadhi ya baiti zake hazina maana katika mfumo wa herufi wa faili hilo. Kila mahali palipo hivyo
        panasomwa kama alama mbadala U+FFFD.
    .why = Herufi ilipotea hapo, mara nyingi katika jina: faili lilikatika, au liligeuzwa mara mbili. Faili halionyeshi ilikuwa
        herufi gani.
    .safety = Hakuna rekebisho: herufi zilizopotea lazima ziandikwe upya kutoka chanzo cha rekodi.
    .source = Utaratibu wa `kibao` yenyewe: mafaili husomwa kama UTF-8, UTF-16 au Windows-1252, na huandikwa kama UTF-8.

windows-1252 = Maandishi katika mfumo wa zamani wa herufi za nchi za Magharibi.
    .what = Huripoti faili ambalo si UTF-8, na kwa hiyo lilisomwa kama Windows-1252, mfumo unaojumuisha Latin-1.
    .why = Mifumo ya zamani ya herufi haisemi ni upi kati yake unaotumika. Msomaji mwingine anaweza kukisia mfumo tofauti, na
        kuona herufi nyingine katika majina ya wachezaji.
    .safety = Salama: faili huandikwa kama UTF-8, kwa herufi zilezile ambazo kila amri huzisoma ndani yake. Mfumo mwingine wa
        zamani hauwezi kutofautishwa na huu, kwa hiyo herufi zinazoonekana kuwa na kosa kwenye skrini zina kosa katika faili pia.
    .source = Utaratibu wa `kibao` yenyewe: muundo sanifu ni UTF-8.

utf-16 = Maandishi katika UTF-16.
    .what = Huripoti faili ambalo kila herufi yake huchukua baiti mbili, kama baadhi ya programu za Windows zinavyolihifadhi kwa
        jina la "Unicode".
    .why = Zana nyingi huliona faili kama hilo kuwa si maandishi: kutafuta, kulinganisha na kusimamia matoleo hushindikana.
    .safety = Salama: faili huandikwa kama UTF-8, kwa herufi zilezile.
    .source = Utaratibu wa `kibao` yenyewe: muundo sanifu ni UTF-8.

byte-order-mark = Alama ya mpangilio wa baiti mwanzoni.
    .what = Huripoti faili linaloanza kwa alama isiyoonekana U+FEFF, ambayo baadhi ya vihariri huiweka kabla ya maandishi.
    .why = UTF-8 haiihitaji, na zana nyingine huiona kuwa sehemu ya neno la kwanza.
    .safety = Salama: faili huandikwa bila alama hiyo. Hakuna herufi inayoonekana inayobadilika.
    .source = Utaratibu wa `kibao` yenyewe: muundo sanifu ni UTF-8 bila alama hiyo.

windows-line-ends = Mistari inayoishia kwa CR LF.
    .what = Huripoti faili ambalo mistari yake inaishia kwa herufi mbili, carriage return na line feed, kama programu za Windows
        zinavyoiandika.
    .why = Haizuii kusoma, lakini faili ambalo baadhi tu ya mistari yake inaishia hivi huonekana limebadilika kila mahali
        linapolinganishwa.
    .safety = Salama: baada ya marekebisho kila mstari unaishia kwa LF. Hakuna herufi inayoonekana inayobadilika.
    .source = Utaratibu wa `kibao` yenyewe: katika muundo sanifu mistari huishia kwa LF.

lone-carriage-return = Mistari inayoishia kwa CR peke yake.
    .what = Huripoti faili ambalo mistari yake inaishia kwa carriage return bila line feed, kama kompyuta za kwanza za Macintosh
        zilivyoiandika.
    .why = Zana nyingi za sasa huliona faili kama hilo kuwa mstari mmoja mrefu, na huonyesha mwisho wake tu.
    .safety = Salama: baada ya marekebisho kila mstari unaishia kwa LF. Hakuna herufi inayoonekana inayobadilika.
    .source = Utaratibu wa `kibao` yenyewe: katika muundo sanifu mistari huishia kwa LF.

no-final-newline = Mstari wa mwisho hauna alama ya mwisho wa mstari.
    .what = Huripoti faili ambalo mstari wake wa mwisho haukufungwa kwa alama ya mwisho wa mstari.
    .why = Mafaili yanapounganishwa, faili linalofuata huanza katikati ya mstari huu. Pia inaweza kuwa dalili ya faili
        lililokatika: angalia kama duru ya mwisho ni kamili.
    .safety = Salama: alama ya mwisho wa mstari huongezwa.
    .source = Utaratibu wa `kibao` yenyewe: muundo sanifu huishia kwa alama moja tu ya mwisho wa mstari.

game-too-large = Mchezo ulio mkubwa mno.
    .what = Huripoti mchezo unaozidi MiB 1 (baiti 1,048,576) katika faili refu, na huuruka. Michezo iliyo kabla na baada yake
        husomwa. Mfululizo mrefu wa mistari mitupu hauhesabiwi, wala ule wa mistari ya maoni: husomwa pamoja na mchezo mistari
        yake ya kwanza na ya mwisho tu, na maoni yanayotaja mwisho wa mchezo, yenye hatua ndani yake au yaliyo kwa ajili ya
        `kibao`. Amri zinazoandika michezo au maoni huacha mistari mitupu tu; zile zinazoandika faili upya haziachi mstari wowote.
    .why = Hakuna mchezo mrefu hivyo: rekodi ndefu zaidi inayojulikana ina duru mia moja hivi. Yaelekea faili si kumbukumbu ya
        mchezo, au mmoja wa mistari yake hauna mwisho. Kusoma mchezo kama huo kwa ujumla kungehitaji kumbukumbu ya kompyuta isiyo
        na kikomo.
    .safety = Hakuna rekebisho: kagua faili mahali hapa.
    .source = Kikomo cha `kibao` yenyewe.

not-text = Faili ambalo si maandishi.
    .what = Huripoti faili lenye herufi NUL ndani ya maandishi yake, na lile linaloanza kama hifadhi ya faili, faili lililobanwa,
        hati au picha. Kuanzia hapo hakuna mchezo unaosomwa, na hakuna amri inayoliandika faili upya.
    .why = Hakuna kumbukumbu ya mchezo yenye herufi NUL. Hifadhi ya faili inaweza kuwa na kumbukumbu zisizobanwa, na faili
        lililoharibika lina sehemu zilizojaa herufi NUL: amri inayoliona mojawapo ya hayo kuwa maandishi ingeliharibu.
    .safety = Hakuna rekebisho. Fungua hifadhi ya faili, na uhifadhi hati kama maandishi ya kawaida. Katika kumbukumbu
        iliyoharibika, ondoa herufi NUL baada ya kuilinganisha na chanzo cha rekodi.
    .source = Utaratibu wa `kibao` yenyewe: mafaili husomwa kama UTF-8, UTF-16 au Windows-1252, hata yakiwa yamebanwa mara moja
        kwa gzip au Zstandard.

winner-contradicted = Utangulizi unataja mshindi tofauti na aliyeshinda kwa jinsi mchezo ulivyochezwa.
    .what = Huripoti `winner:` au `result:` ambayo si ya upande unaoshinda kwa hatua za rekodi.
    .why = Kimoja kati ya hivi viwili si kweli: utangulizi, au hatua fulani ya rekodi.
    .safety = Si salama: ikiwa hatua zote zinachezeka, mstari hubadilishwa utaje upande unaoshinda kwa jinsi mchezo ulivyochezwa.
        Tafuta ni lipi kati ya mawili lililo kweli.
    .source = K 1.1, 1.2; R, "End of game"; H, "Spielende".

winner-and-result-differ = Mshindi na matokeo vinataja pande tofauti.
    .what = Huripoti utangulizi ambao `winner:` yake inasema upande mmoja na `result:` upande mwingine.
    .why = Mchezo wa Bao una mshindi mmoja, kwa hiyo mmoja wa mistari hii miwili si wa kweli.
    .safety = Si salama: ikiwa mchezo ulivyochezwa unakubaliana na mshindi aliyetajwa, matokeo hubadilishwa yalingane naye. La
        sivyo hakuna rekebisho.
    .source = K 1.2: mchezo huisha kwa kushindwa kwa upande mmoja.

unknown-winner = Mshindi asiyetaja upande wowote.
    .what = Huripoti `winner:` au `result:` ambayo si `South` wala `North`, si jina la mchezaji kama lilivyo katika utangulizi, si
        `S` wala `N`, wala si `1-0` au `0-1`, au inayotaja pande zote mbili, kama `1-0 North`. Pande na maneno kama `wins` au
        `on time` vinaweza kuwa kwa Kiingereza, Kiswahili, Kijerumani au Kicheki; maelezo yanaweza kufuata ndani ya mabano.
        Matokeo yasiyojulikana huandikwa `none`, `*`, `?`, `-` au `unfinished`, pia katika `ending:`.
    .why = Thamani hiyo haiwezi kulinganishwa na mchezo ulivyochezwa. Kwa kawaida jina limeandikwa kwa tahajia tofauti na ile ya
        `south:` au `north:`.
    .safety = Hakuna rekebisho: rekodi haionyeshi ni upande upi unaokusudiwa. Acha thamani iwe tupu ikiwa mshindi hajulikani.
    .source = Utaratibu wa `kibao` yenyewe: thamani zinazokubalika za mshindi.

unknown-ending = Mwisho wa mchezo usiojulikana.
    .what = Huripoti `ending:` ambayo haisemi, kwa Kiingereza, Kiswahili, Kijerumani au Kicheki, kwamba mchezaji alikubali
        kushindwa, alishindwa kwa muda, kwa hatua isiyo halali au kwa kutofika, kwamba wachezaji walikubaliana kumaliza mchezo au
        kwamba mchezo ulikatizwa; au inayosema zaidi ya moja ya hayo.
    .why = Sababu hiyo haihesabiwi katika takwimu, wala haimo katika JSON ya mchezo.
    .safety = Hakuna rekebisho: ni lazima kutafuta jinsi mchezo ulivyoisha.
    .source = Utaratibu wa `kibao` yenyewe: thamani zinazokubalika za mwisho wa mchezo.

resignation-against-winner = Rekodi inasema kwamba mshindi wake alikubali kushindwa, au alishindwa kwa njia nyingine.
    .what = Huripoti maoni kama `A resigns` au `Asha lost on time`, au `ending:` ya namna hiyo, kuhusu upande ambao kwa utangulizi
        ndio ulioshinda.
    .why = Mchezaji anayekubali kushindwa au asiyefika ameshindwa. Maoni au utangulizi una kosa; kwa kuwa maoni ni maandishi huru,
        yanaweza pia kuwa yanazungumzia jambo jingine.
    .safety = Hakuna rekebisho: ni lazima kutafuta ni lipi kati ya mawili lililo kweli.
    .source = R, "End of game": mchezaji anaweza kukubali kushindwa.

resignation-against-play = Rekodi inasema kwamba upande ulioshinda mchezoni ulikubali kushindwa, au ulishindwa kwa njia nyingine.
    .what = Huripoti maoni kama `A resigns` au `Asha lost on time`, au `ending:` ya namna hiyo, kuhusu upande unaoshinda kwa hatua
        za rekodi.
    .why = Upande ulioshinda haukubali kushindwa. Maoni au hatua fulani ina kosa; kwa kuwa maoni ni maandishi huru, yanaweza pia
        kuwa yanazungumzia jambo jingine.
    .safety = Hakuna rekebisho: ni lazima kutafuta ni lipi kati ya mawili lililo kweli.
    .source = R, "End of game": mchezaji anaweza kukubali kushindwa.

not-over = Maoni yanasema "bao hamna", lakini mchezo haujaisha.
    .what = Huripoti maneno `bao hamna` ("hakuna mchezo tena") ndani ya maoni, pale ambapo baada ya hatua ya mwisho pande zote
        mbili bado zinaweza kucheza.
    .why = Ama kuna hatua zisizoandikwa mwishoni, au hatua fulani ya rekodi ni tofauti na ile iliyochezwa.
    .safety = Hakuna rekebisho: ni lazima kutafuta kilichotokea mwishoni.
    .source = R, "End of game": mshindi husema kwa sauti "bao hamna".

no-end = Mshindi ametajwa, lakini mchezo hauishi.
    .what = Hutaja mchezo ambao utangulizi wake unataja mshindi, ingawa baada ya hatua ya mwisho pande zote mbili bado zinaweza
        kucheza na wala utangulizi wala maoni hayasemi mchezo uliishaje.
    .why = Mistari ya mwisho ya karatasi hupotea kwa urahisi. Mara nyingi zaidi, aliyeshindwa alikubali kushindwa na rekodi
        haisemi hivyo.
    .safety = Hakuna rekebisho: ni lazima kutafuta kilichotokea mwishoni.
    .source = Utaratibu wa `kibao` yenyewe: jinsi mchezo ulivyoisha kwenye bao hulinganishwa na utangulizi.

no-moves = Mchezo usio na hatua.
    .what = Huripoti utangulizi usiofuatwa na hatua, hata kama utangulizi au maoni yanatoa sababu: `; Omar did not come`.
    .why = Hakuna cha kucheza upya. Huenda hatua zimepotea, au zimeandikwa kwa muundo usiosomwa.
    .safety = Hakuna rekebisho.
    .source = K, kiambatisho: kumbukumbu ya mchezo ni utangulizi na mstari kwa kila duru.

same-game-twice = Mchezo uleule mara mbili katika hifadhi.
    .what = Kwa `--archive`: huripoti mchezo wenye hatua zilezile kabisa za mchezo uliotangulia, angalau hatua nane. Ujumbe husema
        kama utangulizi nao ni uleule, au ni mistari ipi ya utangulizi inayotofautiana.
    .why = Mchezo unaohesabiwa mara mbili hupotosha takwimu na majedwali. Pale ambapo utangulizi tu unatofautiana, yaelekea mmoja
        kati ya miwili si sahihi.
    .safety = Hakuna rekebisho: mtu lazima aamue ni upi kati ya miwili ubaki.
    .source = Utaratibu wa `kibao` yenyewe.

game-within-game = Mchezo ambao ni mwanzo wa mchezo mwingine.
    .what = Kwa `--archive`: huripoti michezo miwili ambayo mmoja wake, hatua kwa hatua, ni mwanzo wa mwingine, ikiwa na angalau
        hatua nane. Kasoro huonyeshwa kwenye mchezo wa baadaye.
    .why = Rekodi fupi zaidi yaelekea ni sehemu ya mchezo huohuo: mwisho wake ulipotea, au iliandikwa wakati mchezo ulipokuwa
        ukichezwa.
    .safety = Hakuna rekebisho: mtu lazima aamue ni upi kati ya miwili ubaki.
    .source = Utaratibu wa `kibao` yenyewe.

other-winner = Mchezo uleule wenye mshindi mwingine.
    .what = Kwa `--archive`: huripoti mchezo wenye hatua zilezile kabisa za mchezo uliotangulia, angalau hatua nane, ambao
        utangulizi wake unataja upande mwingine kuwa mshindi.
    .why = Mchezo una mshindi mmoja, kwa hiyo mojawapo ya rekodi hizi mbili si ya kweli.
    .safety = Hakuna rekebisho: ni lazima kutafuta ni nani aliyeshinda.
    .source = K 1.2: mchezo huisha kwa kushindwa kwa upande mmoja.

other-result = Matokeo mawili ya mchezo mmoja katika jedwali.
    .what = Kwa `--archive`: huripoti mchezo wa wachezaji walewale, kwa pande zilezile, katika mashindano yaleyale na raundi
        ileile kama mchezo uliotangulia, siku ileile na saa ileile pale zinapotajwa, lakini wenye mshindi mwingine.
    .why = Wachezaji wawili hukutana mara moja katika raundi, kwa hiyo jedwali linalotokana na rekodi hizi hujipinga lenyewe.
        Ikiwa walikutana mara kadhaa, raundi, tarehe au saa inapaswa kutofautisha michezo hiyo.
    .safety = Hakuna rekebisho: ni lazima kutafuta matokeo ya kweli.
    .source = Utaratibu wa `kibao` yenyewe.

probably-the-same-game = Huenda ni mchezo uleule katika rekodi mbili.
    .what = Kwa `--archive`: huripoti mchezo unaolingana na mchezo uliotangulia katika hatua zake nyingi, kwa mashimo na mielekeo,
        vyovyote zilivyoandikwa. Mifuatano mitatu ya hatua kati ya mitano lazima ilingane ikiwa wachezaji ni walewale, hata kama
        wamebadilishana pande, na minne kati ya mitano vinginevyo; michezo yote miwili lazima iwe na angalau hatua kumi na nne.
    .why = Waandishi wawili waliandika mchezo mmoja, na mmoja wao aliteleza, aliacha duru au aliacha kuandika mapema. Mchezo
        huhesabiwa mara mbili, na rekodi moja inaweza kuisahihisha nyingine.
    .safety = Hakuna rekebisho: mtu lazima aamue ni rekodi ipi iliyo sahihi.
    .source = Utaratibu wa `kibao` yenyewe.

unknown-rules = Kanuni zisizojulikana.
    .what = Huripoti mstari wa utangulizi `rules:` wenye jina ambalo si la kanuni zinazojulikana. Mchezo huchezwa upya kwa kanuni
        `kibao`.
    .why = Hatua iliyo halali kwa kanuni fulani inaweza isiwe halali kwa kanuni nyingine. Matokeo ya ukaguzi kwa kanuni zisizo
        sahihi hayana maana.
    .safety = Hakuna rekebisho. `kibao rules` huorodhesha majina yanayojulikana; `--rules auto` huonyesha rekodi inalingana na
        kanuni zipi kati ya hizo.
    .source = Utaratibu wa `kibao` yenyewe: majina ni yale ya `kibao rules`.

unknown-notation = Uandishi usiojulikana.
    .what = Huripoti mstari wa utangulizi `notation:` ambao hautaji `kibao` wala `zanzibar`. Hapo aina ya uandishi hutambuliwa kwa
        alama za hatua.
    .why = Mstari huo ulikusudiwa kuamua jinsi `>` inavyosomwa, lakini hauamui.
    .safety = Hakuna rekebisho: andika moja ya majina hayo mawili, au ondoa mstari.
    .source = Utaratibu wa `kibao` yenyewe: aina za uandishi ni `kibao` na `zanzibar`.

unknown-takasia = Mstari wa utangulizi `takasia:` ambao hausemi ndiyo wala hapana.
    .what = Huripoti thamani ya `takasia:` ambayo si `yes` wala `no`. Kutakatia kunabaki kama kulivyo katika kanuni.
    .why = `takasia: no` inasema kwamba mchezo ulichezwa bila kutakatia (kulizuia shimo). Thamani isiyoeleweka haionyeshi mchezo
        ulichezwa kwa kanuni zipi.
    .safety = Hakuna rekebisho: andika `yes` au `no`, au ondoa mstari.
    .source = Utaratibu wa `kibao` yenyewe, kwa kufuata mistari ya utangulizi ya rekodi za zamani za Zanzibar.

repeated-key = Mstari wa utangulizi unaotokea mara mbili.
    .what = Huripoti neno linalojulikana linalotokea katika utangulizi mara ya pili. Mstari wa kwanza ndio unaohesabiwa; yote
        miwili huhifadhiwa.
    .why = Thamani mbili za jambo moja haziwezi zote kuwa sahihi, isipokuwa kama ni ileile.
    .safety = Si salama: marudio yenye thamani ileile huondolewa. Thamani zikitofautiana hakuna rekebisho, kwa sababu rekodi
        haionyeshi ni ipi iliyo sahihi.
    .source = Utaratibu wa `kibao` yenyewe: neno likirudiwa, la kwanza ndilo linalohesabiwa.

head-after-moves = Mstari unaofanana na wa utangulizi, baada ya hatua.
    .what = Huripoti mstari `word: text` ulio kati ya duru, ambao neno lake si neno la utangulizi linalojulikana. Huhifadhiwa kama
        maoni.
    .why = Mistari ya utangulizi huja kabla ya hatua. Baada ya hatua, neno linalojulikana huanza mchezo unaofuata; neno
        lisilojulikana linaweza kuwa maoni yasiyo na alama yake, au utangulizi wa mchezo wenye neno lililoandikwa vibaya.
    .safety = Salama ikiwa hatua zote zinachezeka: mstari hupewa alama ya maoni. La sivyo si salama, kwa sababu huenda ni neno la
        mchezo wa pili lililoandikwa vibaya.
    .source = K, kiambatisho: habari za mchezo huja kabla ya duru.

unreadable-opening = Hali ya mwanzo isiyosomeka.
    .what = Huripoti mstari wa utangulizi `opening:` ambao si `official` wala `novice` wala maandishi ya hali ya bao.
    .why = Bila hali ya bao ya mwanzo, hakuna hatua ya mchezo inayoweza kukaguliwa. Mchezo huhifadhiwa, lakini hauchezwi upya.
    .safety = Hakuna rekebisho. Mstari ukiondolewa, mchezo huanza kwa hali ya mwanzo ya kanuni zake.
    .source = Utaratibu wa `kibao` yenyewe: maandishi ya hali ya bao, kama `kibao show` na `kibao json` zinavyoyaandika.

opening-seeds = Hali ya mwanzo yenye idadi isiyo sahihi ya kete.
    .what = Huripoti maandishi ya hali ya bao ambayo jumla ya kete zake, za kwenye bao na za ghala zote mbili, si sahihi.
    .why = Bao huchezwa kwa kete 64, na hakuna inayopotea kamwe. Idadi ikiwa nyingine yoyote, shimo au ghala fulani lina kosa
        katika rekodi, na kila hatua inayofuata ingekaguliwa katika hali ambayo haikutokea kamwe.
    .safety = Hakuna rekebisho: hesabu tena.
    .source = K 2.1; R, "Game setup"; H, "Aufbau".

opening-store = Kete ghalani, kwa kanuni zisizo na ghala.
    .what = Huripoti hali ya mwanzo yenye kete ghalani kwa kanuni ambazo kete zote huwa kwenye bao tangu mwanzo.
    .why = Bao la Kujifunza na Bao la hus hayana kunamua (awamu ambayo kete hutiwa kutoka ghalani). Mchezo kama huo yaelekea ni wa
        kanuni nyingine.
    .safety = Hakuna rekebisho: taja kanuni zilizotumika kuchezea, au sahihisha hali ya mwanzo.
    .source = R, "Bao la Kujifunza" na "Hus bao".

opening-block = Shimo lililotakatiwa ambalo haliwezi kutakatiwa.
    .what = Huripoti maandishi ya hali ya bao yanayotaja kuwa limetakatiwa shimo lisilo na kete au shimo la safu ya nyuma, au
        shimo lolote ilhali kuna kete ghalani.
    .why = Shimo lililotakatiwa (kutakatia) huwa ni shimo la mbele lenye kete la upande wenye zamu, baada ya hatua inayoacha ghala
        zote mbili tupu. Yaelekea namba ndiyo yenye kosa: huhesabiwa kuanzia 0, hivyo 0 hadi 7 ni mashimo ya mbele 1 hadi 8, na
        255 maana yake hakuna shimo lililotakatiwa.
    .safety = Hakuna rekebisho: sahihisha namba, au andika 255.
    .source = K 5.1; Z 4.1; R, "Blocking".

opening-dropped = Hali ya mwanzo yenye haki ambazo hazimo katika kanuni.
    .what = Huripoti maandishi ya hali ya bao yenye nyumba inayomilikiwa, au shimo lililotakatiwa, kwa kanuni zisizo na nyumba au
        kutakatia. Mchezo huchezwa upya bila hayo.
    .why = Ama alama hizo zilinakiliwa bila kufikiri, au mchezo ulichezwa kwa kanuni nyingine.
    .safety = Si salama, kwa sababu huenda kanuni si zenyewe: hali ya bao huandikwa jinsi kanuni zinavyotaka, yaani `F F` kwa
        nyumba na 255 kwa shimo lililotakatiwa.
    .source = R, "Bao la Kujifunza" na "Hus bao".

opening-over = Hali ya mwanzo ambayo mchezo umekwisha.
    .what = Huripoti maandishi ya hali ya bao ambayo upande mmoja umeshashindwa.
    .why = Hakuna hatua inayoweza kufuata. Yaelekea hali hiyo ni ya mwisho wa mchezo, au upande uliotajwa kuwa na zamu si wenyewe
        (0 ni Kusini, 1 ni Kaskazini).
    .safety = Hakuna rekebisho: andika hali ya bao ya mwanzo wa mchezo.
    .source = K 1.2; R, "End of game"; H, "Spielende".

unknown-opening = Hali ya bao ambapo rekodi inaanzia haijulikani.
    .what = Husema kwamba utangulizi una `opening: unknown`. Hatua husomwa na kuhesabiwa, lakini hakuna inayohukumiwa.
    .why = Baadhi ya michezo imebakiwa na sehemu yake ya baadaye tu. Katika hali isiyojulikana hakuna hatua iliyo sahihi wala
        yenye kosa.
    .safety = Hakuna rekebisho: ni chanzo kingine tu kinachoweza kuonyesha hali ya bao.
    .source = Utaratibu wa `kibao` yenyewe: hakuna hatua inayokaguliwa katika hali isiyojulikana.

misspelt-key = Neno la utangulizi linaloandikwa karibu sawa na linalojulikana.
    .what = Huripoti neno la utangulizi lisilojulikana linalotofautiana na neno linalojulikana, la Kiingereza, Kiswahili,
        Kijerumani au Kicheki, kwa herufi moja (kwa mbili katika maneno ya herufi nane au zaidi): `evnet`, `kaskazni`. Mstari
        huhifadhiwa kama ulivyoandikwa; baada ya hatua huhifadhiwa kama maoni.
    .why = Jina la mashindano, la mchezaji au la mshindi lililo baada ya neno lisilojulikana halihesabiwi popote. Baada ya hatua,
        mstari hauanzi mchezo unaofuata.
    .safety = Si salama: neno linalojulikana huandikwa; huenda lile lisilojulikana ndilo lililokusudiwa. Hakuna rekebisho ikiwa
        mchezo tayari una neno linalojulikana, wala baada ya hatua, kwa sababu mstari ungeanza mchezo mwingine.
    .source = Utaratibu wa `kibao` yenyewe: maneno yasiyojulikana huhifadhiwa.

key-without-colon = Neno la utangulizi lisilo na nukta pacha yake.
    .what = Huripoti mstari ulio kabla ya hatua, au baada ya mstari mtupu, unaoanza kwa neno linalojulikana lisilofuatwa na nukta
        pacha, na unaoendelea kama thamani: `South Hamisi`, `South = Hamisi`, lakini si `South to move`. Huhifadhiwa kama maoni.
    .why = Kile ambacho mstari unasema kuhusu mchezo hakihesabiwi popote.
    .safety = Si salama: nukta pacha huongezwa, au huchukua nafasi ya `=` au ya kistari; huenda mstari ni maoni yanayoanza kwa
        neno hili. Haurekebishwi ikiwa mchezo tayari una neno hilo, au ikiwa mstari unataja pia upande mwingine.
    .source = Utaratibu wa `kibao` yenyewe: mistari ya utangulizi ni `key: value`.

impossible-date = Tarehe isiyowezekana.
    .what = Huripoti thamani ya `date:` ambayo haitaji siku yoyote kwa mpangilio wowote wa sehemu zake (siku, mwezi, mwaka; mwezi,
        siku, mwaka; mwaka, mwezi, siku), au kipindi kinachoisha kabla ya kuanza. Sehemu zisizojulikana zinaweza kuwa `?`. Tarehe
        kwa maneno au kwa muundo mwingine huachwa kama ilivyo.
    .why = Siku ya mchezo huutofautisha na michezo mingine ya wachezaji walewale. Siku isiyokuwepo ni kosa la kuteleza, na huenda
        mtu bado anaweza kuitafuta siku iliyo sahihi.
    .safety = Hakuna rekebisho: ni lazima kutafuta siku yenyewe.
    .source = Utaratibu wa `kibao` yenyewe, kwa kufuata kalenda.

other-spelling = Jina la mchezaji kwa tahajia mbili.
    .what = Kwa `--archive`: huripoti jina la `south:` au `north:` ambalo mchezo mwingine unalo kwa tahajia nyingine: kwa herufi
        kubwa, alama za ziada za herufi, nafasi au alama tofauti, pamoja na cheo (`Bw.`, `Sheikh`), kwa mpangilio mwingine, kwa
        herufi ya kwanza badala ya jina, au kwa herufi moja iliyozidi, iliyopungua au iliyobadilika katika jina refu. Kasoro
        huonyeshwa mahali pa kwanza palipo na tahajia isiyotumika sana. Majina mawili yanayocheza moja dhidi ya jingine ni ya watu
        wawili.
    .why = Mchezaji mmoja anakuwa wachezaji wawili katika majedwali na takwimu zote.
    .safety = Salama pale `[names]` katika `kibao.toml` inaposema tahajia ni ya nani: kwa `--archive --fix` jina hilo huandikwa
        katika `south:`, `north:` na `winner:`. La sivyo si salama, kwa sababu mtu lazima ajue kama majina yote mawili ni ya
        mchezaji mmoja: huandikwa tahajia inayotumika zaidi. Mchezo ambao ungesomeka tofauti kwa jina hilo haubadilishwi.
    .source = Utaratibu wa `kibao` yenyewe.

date-outside-event = Tarehe iliyo mbali na michezo mingine ya mashindano.
    .what = Kwa `--archive`: huripoti tarehe iliyo zaidi ya mwezi mmoja nje ya siku au mwaka uliomo katika jina la mashindano.
        Ikiwa jina halina siku wala mwaka, tarehe hulinganishwa na michezo mingine ya mashindano: ikiwa mingi kati yake, na angalau
        mitatu, ilichezwa zaidi ya nusu mwaka kabla au baada yake, huripotiwa. Mipangilio yote ya siku na mwezi hujaribiwa.
    .why = Kwa kawaida mwaka una kosa, au siku na mwezi vimebadilishana.
    .safety = Hakuna rekebisho: ni lazima kutafuta siku yenyewe.
    .source = Utaratibu wa `kibao` yenyewe.
