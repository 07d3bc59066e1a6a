### Manual pages of the checks of notation (N), in Swahili.

missing-semicolon = Duru isiyofungwa kwa nukta mkato.
    .what = Huripoti duru yenye hatua zote mbili, au inayofuatwa na duru nyingine, ambayo haikufungwa kwa `;`.
    .why = Nukta mkato ndiyo inayomaliza duru. Bila hiyo msomaji hawezi kutofautisha maoni na hatua, wala duru kamili na ile
        iliyokatika.
    .safety = Salama: nukta mkato huandikwa.
    .source = K, kiambatisho: namba ya duru, nukta pacha, hatua ya Kusini, hatua ya Kaskazini, nukta mkato.

note-without-sign = Maelezo mara baada ya hatua, bila nukta mkato kabla yake.
    .what = Huripoti maneno yaliyo baada ya hatua za duru ambayo hayakutenganishwa nazo kwa `;`. Huhifadhiwa kama maoni ya duru.
        N108 huripoti maelezo yaliyo kati ya hatua zake.
    .why = Maoni huanza baada ya nukta mkato. Bila hiyo programu nyingine huyasoma maelezo kama hatua ya tatu na kusimama.
    .safety = Salama: duru hufungwa kwanza, na maelezo hubaki kama maoni yake.
    .source = K, kiambatisho: maoni yanaweza kufuata nukta mkato.

line-without-sign = Mstari ambao si wa utangulizi, si duru wala si maoni.
    .what = Huripoti mstari ulio kati ya duru usioweza kusomwa kama kimojawapo cha hivyo, kwa mfano sentensi au kichwa cha
        jedwali. Huhifadhiwa kama maoni. N106 huripoti mstari wenye maneno yenye umbo la hatua kamili.
    .why = Mstari wa maoni huanza kwa `;` au `%`. Bila alama hiyo huenda ni duru iliyoharibika: angalia kama ulikusudiwa kuwa na
        hatua.
    .safety = Salama ikiwa hatua zote zinachezeka: mstari hupewa alama ya maoni. La sivyo si salama, kwa sababu huenda mstari ni
        duru iliyoharibika, ambayo lazima irekebishwe kwa mkono.
    .source = Utaratibu wa `kibao` yenyewe, kwa kufuata rekodi za 1994: mistari ya maoni huanza kwa `;` au `%`.

round-in-comment = Duru au hatua ndani ya maoni.
    .what = Huripoti maoni au maelezo ambayo yenyewe ni duru, na katika maoni au maelezo mengine kila neno lenye umbo la hatua
        kamili: shimo lenye herufi ya safu au mwelekeo. Pale hatua hiyohiyo inapotarajiwa na ni halali, N106 nayo huiripoti.
    .why = Maoni yanaweza kuzungumzia hatua ambazo hazikuchezwa. Lakini hatua huondolewa pia katika rekodi kwa njia hii, kwa
        kawaida pale mchezo usipochezeka tena; basi hazikaguliwi, na sababu ya kweli huenda iko juu kidogo.
    .safety = Si salama: alama iliyo kabla ya duru huondolewa, ikiwa hatua zote za mchezo zinachezeka kabla na baada ya kuiondoa.
        Rekodi haionyeshi kama hatua hizi zilichezwa. Hakuna rekebisho kwa hatua moja peke yake.
    .source = Rekodi za 1994, ambazo duru zake huzimwa kwa `%`.

lone-move = Duru ya hatua moja ambayo si ya mwisho.
    .what = Huripoti duru iliyo katikati ya mchezo ambayo imeandikwa hatua moja tu, isipokuwa mchezo wenyewe tayari unaonyesha
        kwamba hatua imekosekana.
    .why = Kila duru ina hatua ya Kusini na ya Kaskazini. Ikiwa kuna hatua moja tu, haieleweki ni ya nani.
    .safety = Salama ikiwa hatua zote zinachezeka na duru inayofuata ina hatua ya Kaskazini peke yake, baada ya `--`: duru hizo
        mbili huwa duru moja. La sivyo hakuna rekebisho: andika hatua ya pili kando yake, au `--` ikiwa hakuna hatua iliyochezwa.
    .source = K, kiambatisho: duru ni hatua ya Kusini na hatua ya Kaskazini.

unread-moves = Hatua ambazo hazikusomwa.
    .what = Huripoti maneno yenye umbo la hatua kamili, yaani shimo lenye herufi ya safu au mwelekeo, ambayo hayakuchezwa: katika
        mstari au maelezo ambayo si duru wala maoni; na katika maoni au maelezo pale hatua hiyohiyo inapotarajiwa na ni halali,
        ilhali rekodi haina hatua halali mahali pake.
    .why = Bila hatua hizi rekodi haijathibitishwa, hata kama nyingine zote ni sahihi. Mchezo hauhesabiwi kuwa halali, na hakuna
        rekebisho wala uandishi upya unaoyageuza maneno hayo kuwa maoni.
    .safety = Hakuna rekebisho: andika hatua kama duru. Ikiwa hazikuchezwa, anza mstari kwa `;`; ikiwa hatua ya namna hiyo
        inatarajiwa na ni halali, ieleze kwa maneno mengine, au ruhusu kasoro hiyo kwa kutoa sababu.
    .source = Utaratibu wa `kibao` yenyewe: mkaguzi anayeruka hatua hajathibitisha chochote.

folded-round = Duru inayoendelea kwenye mstari unaofuata.
    .what = Huripoti hatua ambayo haiko kwenye mstari wa duru yake, kama ya Kaskazini katika rekodi yenye hatua moja kwa kila
        mstari, au ya kwanza baada ya namba iliyo mwishoni mwa mstari; na hatua ya Kaskazini baada ya namba ya duru iliyoandikwa
        tena, kama katika `1... a6>`. Maneno hayo husomwa kama duru moja.
    .why = Programu za barua pepe hukunja mistari, na baadhi ya watu huandika hatua moja kwa kila mstari. Programu nyingine
        huusoma mstari kama duru, na huipoteza hatua ya Kaskazini au huiona kuwa ya Kusini.
    .safety = Salama: maneno huwekwa kwenye mstari mmoja. Maoni yaliyo kati yake huwekwa baada ya duru.
    .source = K, kiambatisho: mstari una hatua za pande zote mbili.

remark-among-moves = Maelezo kati ya hatua za duru.
    .what = Huripoti maelezo yaliyo kabla ya hatua za duru au kati yake, kama `(0:05)` au `{"{"}good{"}"}`. Huhifadhiwa kama
        maelezo ya duru, na hatua huendelea baada yake. Maneno mengine husomwa hivi tu kabla ya hatua inayotarajiwa.
    .why = Maoni huja baada ya `;` ya duru. Programu zisizoijua namna hii huzipoteza hatua zilizo baada ya maelezo.
    .safety = Salama: maelezo huwekwa baada ya `;` ya duru.
    .source = K, kiambatisho: maoni yanaweza kufuata nukta mkato.

opinion-apart = Maoni juu ya hatua ambayo hayajaunganishwa nayo.
    .what = Huripoti `!`, `?`, `!!`, `??`, `!?` au `?!` pale ambapo kuna nafasi kati ya hatua na alama.
    .why = Alama hiyo ni maoni juu ya hatua iliyo kabla yake. Ikiwa baada ya nafasi, programu nyingine huiona kuwa hatua nyingine.
    .safety = Salama: nafasi huondolewa.
    .source = Utaratibu wa `kibao` yenyewe, kwa kufuata alama za rekodi za sataranji.

line-prefix = Maandishi kabla ya mistari ambayo si sehemu ya rekodi.
    .what = Huripoti kile ambacho programu za barua pepe, soga, orodha na majedwali huweka kabla ya mstari: `> `, `[12:03] `,
        `28/11/2026, 12:03 - Asha: `, nukta ya orodha, mstari wima wa jedwali, tagi ya HTML, jina la mchezaji kabla ya hatua. Kila
        namna huripotiwa mara moja kwa mchezo, kwenye mstari wa kwanza ulio hivyo: namna hutambuliwa kwa alama zinazoianza, au kwa
        maneno yake, ambapo namba zote huhesabiwa kama neno moja na majina yote ya wachezaji kama neno jingine.
    .why = Si sehemu ya rekodi, lakini programu nyingine huyasoma kama sehemu yake.
    .safety = Salama: huondolewa kwenye mstari huu na mistari iliyo chini yake, hadi mstari unaofuata unaoripotiwa. Majina ya
        mchezaji asiye na zamu (N111) na namna ambazo maoni huziruhusu hubaki.
    .source = Utaratibu wa `kibao` yenyewe: rekodi hufika kwa barua pepe, katika soga na katika majedwali.

wrong-player = Hatua baada ya jina la mchezaji wa pili.
    .what = Huripoti hatua iliyo baada ya jina la mchezaji au upande usio na zamu. Husomwa kama hatua ya upande mwingine.
    .why = Jina lina kosa, au kuna hatua iliyokosekana kabla ya hii.
    .safety = Hakuna rekebisho: rekodi haionyeshi kama jina lina kosa au hatua imekosekana. `kibao fmt` huliacha jina kabla ya
        hatua yake.
    .source = Utaratibu wa `kibao` yenyewe: katika soga kila hatua hufuata jina la mchezaji wake.

ending-as-move = Neno la mwisho wa mchezo mahali pa hatua.
    .what = Huripoti `resigns`, `anajisalimu`, `gibt auf`, `vzdává` na maneno yanayofanana na hayo mahali pa hatua. Upande wenye
        zamu hapo umekubali kushindwa.
    .why = Duru ina hatua; yanayosemwa kuhusu mchezo yanatakiwa kuwa baada ya `;`. Programu nyingine hulisoma neno hilo kama
        hatua.
    .safety = Salama: maneno huwekwa baada ya `;`, pamoja na upande.
    .source = K, kiambatisho: maoni yanaweza kufuata nukta mkato.

doubtful-move = Hatua ambayo mwandishi wake hakuwa na uhakika nayo.
    .what = Husema kwamba rekodi ina shaka na hatua: `(?)` baada yake, `?` ndani yake, kama katika `A5?<`, au `?` moja baada yake
        pale rekodi isipokuwa na maoni mengine ya namna hiyo. Hatua husomwa kama ilivyoandikwa.
    .why = Pale hatua ya baadaye isipochezeka, hatua yenye shaka ndiyo ya kwanza kuangaliwa. `kibao fmt` huihifadhi shaka hiyo.
    .safety = Hakuna rekebisho: ni chanzo tu kinachoweza kuiondoa shaka.
    .source = Utaratibu wa `kibao` yenyewe, kwa kufuata alama za kuuliza za wahariri wa maandishi ya kale.

supplied-move = Hatua iliyoongezwa na mhariri.
    .what = Husema kwamba hatua iko ndani ya mabano ya mraba, kama katika `[A5<]`: haimo katika chanzo. Huchezwa kama nyingine
        yoyote.
    .why = Wasomaji wanaweza kuona ni hatua zipi za chanzo na zipi za mhariri. `kibao fmt` huyahifadhi mabano.
    .safety = Hakuna rekebisho: mabano ni sahihi pale ambapo hatua haimo katika chanzo.
    .source = Utaratibu wa `kibao` yenyewe, kwa kufuata mabano ya wahariri wa maandishi ya kale.

round-number-mark = Alama ambayo si nukta pacha baada ya namba ya duru.
    .what = Huripoti `1.`, `1)` au `1` peke yake mahali panapotakiwa `1:`.
    .why = Nukta pacha ndiyo inayoifanya namba kuwa namba ya duru. Nukta ni ya kawaida katika sataranji; programu ya Bao inaweza
        kuisoma kama kitu kingine.
    .safety = Salama: nukta pacha huandikwa.
    .source = K, kiambatisho: mstari huanza kwa namba, kisha nukta pacha.

round-number-missing = Duru isiyo na namba yake.
    .what = Huripoti duru inayoanza kwa hatua badala ya namba.
    .why = Watu hupata mahali katika mchezo kwa namba, na namba huonyesha kwamba mstari umepotea.
    .safety = Salama ikiwa hatua zote zinachezeka: namba huandikwa. La sivyo si salama: kwanza tafuta mstari uliopotea.
    .source = K, kiambatisho: mstari huanza kwa namba ya duru.

round-number-wrong = Duru ambayo namba yake haifuatani na nyingine.
    .what = Huripoti namba ambayo si iliyotangulia kuongeza moja, au namba ya kwanza ambayo si 1.
    .why = Namba iliyorudiwa inaweza kumaanisha kwamba duru ilinakiliwa mara mbili, na pengo kwamba duru ilipotea. Ikiwa sehemu
        iliyobaki ya mchezo inachezeka, ni namba tu yenye kosa.
    .safety = Salama ikiwa hatua zote zinachezeka, au ikiwa namba zinahesabu hatua: duru hupewa namba ya mahali pake, na vivyo
        hivyo zile zinazohesabiwa kuanzia hapo. La sivyo si salama: kwanza tafuta mstari uliopotea au uliorudiwa.
    .source = K, kiambatisho: mstari huanza kwa namba ya duru.

round-one-again = Duru ya 1 tena katikati ya mchezo.
    .what = Huripoti duru yenye namba 1 baada ya duru nyingine, bila mstari mtupu kabla yake, ingawa mchezo wa kwanza haujaisha.
    .why = Huenda mchezo wa pili unaanza hapa na miwili hiyo imeungana; huenda ni kosa la namba tu. Husomwa kama mchezo mmoja.
    .safety = Salama ikiwa hatua zote zinachezeka kama mchezo mmoja: namba husahihishwa, pamoja na zile zinazohesabiwa kuanzia
        hapo. La sivyo hakuna rekebisho: weka mstari mtupu kabla ya mchezo wa pili, au sahihisha namba.
    .source = Utaratibu wa `kibao` yenyewe: mstari mtupu au mstari wa utangulizi hutenganisha michezo miwili katika faili.

games-run-together = Michezo miwili isiyo na kitu kati yake.
    .what = Huripoti mchezo unaoanza kwa duru ya 1 mara baada ya duru ya mwisho ya mchezo mwingine, bila mstari wa utangulizi wala
        mstari mtupu. Mchezo uliotangulia umekwisha kwa jinsi ulivyochezwa, kwa `#`, au kwa maoni yanayozungumzia mwisho wake.
    .why = Husomwa kama michezo miwili, lakini msomaji wa faili lazima aangalie mara mbili ili kuona wa pili unaanzia wapi.
    .safety = Salama: mstari mtupu kati ya michezo haubadilishi wowote kati ya hiyo miwili.
    .source = Utaratibu wa `kibao` yenyewe: mstari mtupu au mstari wa utangulizi hutenganisha michezo miwili katika faili.

stray-punctuation = Nukta, nukta pacha, mkato au tagi ya HTML baada ya hatua.
    .what = Huripoti `.`, `:` au `,` mara baada ya hatua, tagi ya HTML kama `<br>` mahali hapo, na `;` ya pili baada ya duru.
    .why = Haina maana hapo, na programu nyingine huikataa hatua kwa sababu yake.
    .safety = Salama: huondolewa.
    .source = K, kiambatisho: hatua mbili hutenganishwa kwa nafasi.

lower-case-direction = Herufi ndogo `l` au `r` kwa mwelekeo.
    .what = Huripoti mwelekeo ulioandikwa `l` au `r` badala ya `L` au `R`.
    .why = Herufi ndogo `l` hudhaniwa kwa urahisi kuwa tarakimu moja, na programu nyingine husoma herufi kubwa tu.
    .safety = Salama: herufi kubwa huandikwa.
    .source = Uandishi wa zamani wa Zanzibar, kama katika rekodi za 1994: `L` ni kushoto, `R` ni kulia.

typographic-sign = Alama ya kiuchapaji au ya upana kamili ndani ya hatua.
    .what = Huripoti alama zinazofanana tu na zile za uandishi: alama za kunukuu, mishale, alama ya kuzidisha, herufi za upana
        kamili.
    .why = Programu za kuchapa maandishi huziweka zenyewe. Kwenye karatasi zinaonekana sawa, lakini programu hulinganisha herufi,
        si maumbo.
    .safety = Salama: alama ya kawaida huandikwa, katika neno linaloweza kusomwa.
    .source = K, kiambatisho: alama ni `<`, `>`, `+` na `*`.

html-entity = Alama iliyoandikwa kwa mtindo wa HTML.
    .what = Huripoti `&lt;`, `&gt;` na alama za HTML zinazofanana na hizo ndani ya hatua.
    .why = Rekodi ilinakiliwa kutoka msimbo wa ukurasa wa wavuti. Alama yenyewe ni ya hakika, lakini programu nyingine haziisomi.
    .safety = Salama: alama yenyewe huandikwa, katika neno linaloweza kusomwa.
    .source = K, kiambatisho: alama ni `<`, `>`, `+` na `*`.

sign-order = Alama za hatua kwa mpangilio mwingine.
    .what = Huripoti alama zisizofuata mpangilio huu: mwelekeo, nyumba, nyota, `#`.
    .why = Hatua inaeleweka, lakini hatua ileile ina namna mbili za kuandikwa, na kutafuta au kulinganisha michezo hukosa
        mojawapo.
    .safety = Salama: alama hupangwa kwa utaratibu.
    .source = K, kiambatisho: safu, shimo na mwelekeo; `+` na `*` huongezwa kwenye hatua.

split-word = Nafasi tupu ndani ya hatua.
    .what = Huripoti hatua iliyoandikwa kwa vipande viwili, kama `A6 <`, ambayo ilisomwa kama neno moja.
    .why = Nafasi hutenganisha hatua ya Kusini na ya Kaskazini. Programu nyingine huisoma hatua yenye nafasi ndani yake kama hatua
        mbili.
    .safety = Salama: hatua huandikwa kwa kipande kimoja.
    .source = K, kiambatisho: hatua hutenganishwa kwa nafasi.

leading-zero = Sifuri mbele ya namba.
    .what = Huripoti namba ya duru au ya shimo iliyoandikwa kwa sifuri mbele yake, kama katika `01:` au `A06<`.
    .why = Namba yenyewe ni ya hakika, lakini programu nyingine, na mtu anayetafuta `A6<`, hawaipati.
    .safety = Salama: sifuri huondolewa.
    .source = K, kiambatisho: mashimo yana namba 1 hadi 8, na mstari huanza kwa namba ya duru.

no-such-pit = Namba ya shimo iliyo nje ya 1 hadi 8.
    .what = Huripoti neno mahali pa hatua ambalo namba yake ya shimo si kati ya 1 na 8.
    .why = Safu ina mashimo manane, kwa hiyo neno hilo halitaji hatua inayoweza kukaguliwa. Hatua zinazofuata hazichezwi upya.
    .safety = Hakuna rekebisho: ni lazima kutafuta ni shimo gani lililokusudiwa.
    .source = K, kiambatisho: mashimo yana namba 1 hadi 8.

no-such-row = Herufi isiyotaja safu.
    .what = Huripoti neno mahali pa hatua linaloanza kwa herufi ambayo si `A`, `B`, `a` wala `b`.
    .why = Bao lina safu nne. Bila safu hatua haiwezi kukaguliwa, na hatua zinazofuata hazichezwi upya.
    .safety = Hakuna rekebisho: ni lazima kutafuta ni safu gani iliyokusudiwa. Hatua kama `f2>` ni za Abstract Play;
        `kibao import` huzigeuza kuwa kumbukumbu ya kawaida.
    .source = K, kiambatisho: safu ni `A`, `B`, `a` na `b`.

no-pit-number = Neno mahali pa hatua lisilo na namba ya shimo.
    .what = Huripoti neno mahali pa hatua ambalo halina namba ya shimo.
    .why = Bila shimo hakuna hatua. Hatua zinazofuata hazichezwi upya.
    .safety = Hakuna rekebisho: ni lazima kutafuta ni shimo gani lililokusudiwa.
    .source = K, kiambatisho: hatua hutaja safu yake na shimo lake.

strange-sign = Alama isiyomo katika aina yoyote kati ya mbili za uandishi.
    .what = Huripoti hatua yenye herufi isiyo na maana katika uandishi wa kibao wala wa zanzibar.
    .why = Maana iliyokusudiwa haijulikani, kwa hiyo hatua haikisiwi. Hatua zinazofuata hazichezwi upya.
    .safety = Hakuna rekebisho. Ikiwa alama ni maelezo ya mwandishi mwenyewe, ihamishie katika maoni baada ya nukta mkato.
    .source = K, kiambatisho: alama ni `<`, `>`, `+` na `*`; uandishi wa Zanzibar una `L`, `R`, `>` na `*`.

too-many-signs = Alama nyingi kuliko hatua moja inavyoweza kuwa nazo.
    .what = Huripoti hatua yenye mielekeo miwili, alama mbili za nyumba, au nyota tatu.
    .why = Ina maana mbili kwa wakati mmoja, na rekodi haionyeshi ni ipi iliyo sahihi. Hatua zinazofuata hazichezwi upya.
    .safety = Hakuna rekebisho: ni lazima kutafuta ni alama ipi iliyo sahihi.
    .source = K, kiambatisho: mwelekeo mmoja, `+` isiyozidi moja, nyota zisizozidi mbili.

unknown-move = Hatua iliyoachwa wazi na rekodi.
    .what = Huripoti `[illegible]` au `?` mahali pa hatua, hatua ambayo sehemu yake haisomeki, kama `A?<`, na namna kadhaa za
        kuisoma hatua moja, kama `8|3`. Ikiwa ni hatua moja tu halali inayolingana na hatua zinazofuata, hatua hiyo hutajwa na
        kuchezwa, na hatua zinazofuata hukaguliwa.
    .why = Hakuna anayejua kilichochezwa. Pale hatua zinazofuata zinaporuhusu hatua kadhaa au kutoruhusu hata moja, hakuna
        kinachofuata kinachochezwa upya; `kibao repair` inasema kila moja ina uwezekano gani.
    .safety = Si salama: hatua pekee inayolingana huandikwa ndani ya mabano, kama iliyoongezwa na mhariri (N114). Rekodi inaweza
        kuwa na kosa jingine, na hapo ilichezwa hatua nyingine.
    .source = Utaratibu wa `kibao` yenyewe, kwa kufuata mabano na alama za kuuliza za wahariri wa maandishi ya kale.

missing-row = Hakuna herufi ya safu katika awamu ya pili ya mchezo.
    .what = Huripoti hatua isiyo na herufi ya safu, iliyochezwa ghala ikiwa tupu, ikiwa ni hatua moja tu halali inayolingana nayo.
    .why = Herufi inaweza kuachwa katika kunamua (wakati kete zinatiwa kutoka ghalani), kwa sababu hatua zote huanzia safu ya
        mbele wakati huo. Katika mtaji (awamu inayofuata) huanzia safu yoyote kati ya mbili.
    .safety = Salama ikiwa hatua zote za mchezo zinachezeka: ni hatua moja tu halali inayolingana, na safu yake huandikwa. La
        sivyo si salama.
    .source = K, kiambatisho: safu inaweza kuachwa katika awamu ya kunamua.

missing-direction = Hakuna mwelekeo, pale ambapo si wa lazima.
    .what = Huripoti hatua isiyo na mwelekeo, ikiwa ni hatua moja tu halali inayolingana nayo.
    .why = Mwelekeo unaweza kuachwa pale ambapo kula kwenye kichwa (shimo la mwisho la safu ya mbele) au kimbi (shimo lililo kando
        yake) kunaulazimisha. Kwingineko msomaji inambidi apambanue ni upi uliowezekana.
    .safety = Salama ikiwa hatua zote za mchezo zinachezeka: ni hatua moja tu halali inayolingana, na mwelekeo wake huandikwa. La
        sivyo si salama.
    .source = K, kiambatisho: mwelekeo unaweza kuachwa pale ambapo kete zilizoliwa lazima zianzie kichwa kimoja.

forced-direction = Mwelekeo unaopingana na ule wa lazima.
    .what = Huripoti kula kwenye kichwa (shimo la mwisho la safu ya mbele) au kimbi (shimo lililo kando yake) kulikoandikwa kwa
        mwelekeo wa kichwa kilicho mbali zaidi. Hatua huchezwa kwa kichwa kilicho karibu zaidi.
    .why = Kete zilizoliwa hapo lazima zitiwe kuanzia kichwa kilicho karibu zaidi, kwa hiyo ni hatua moja tu inayoweza kukusudiwa.
        Alama inataja mwelekeo mwingine, labda kwa sababu mwandishi alifikiria njia nzima ya kete.
    .safety = Salama ikiwa hatua zote za mchezo zinachezeka: mwelekeo wa lazima huandikwa. La sivyo si salama, kwa sababu huenda
        shimo ndilo lenye kosa. Hakuna rekebisho kwa hatua isiyoweza kuchezwa kabisa.
    .source = K 1.4.5; R, "Move with capture".

row-case = Herufi ya safu ya upande mwingine.
    .what = Huripoti herufi kubwa ya safu kwenye hatua ya Kaskazini, au herufi ndogo kwenye hatua ya Kusini; mara moja tu, ikiwa
        hatua nyingi ziko hivyo.
    .why = `A` na `B` ni safu za Kusini, `a` na `b` za Kaskazini. Mahali ndani ya duru huonyesha hatua ni ya nani, kwa hiyo hatua
        inaeleweka; lakini herufi peke yake humpotosha msomaji.
    .safety = Salama ikiwa hatua zote za mchezo zinachezeka: herufi ya mchezaji wa hatua huandikwa. La sivyo si salama, kwa sababu
        huenda kuna hatua iliyokosekana.
    .source = K, kiambatisho: safu `A`, `B`, `a`, `b`.

mixed-dialect = Alama za aina zote mbili za uandishi katika mchezo mmoja.
    .what = Huripoti, mara moja kwa mchezo, alama ya kwanza ya uandishi mwingine: `L` au `R` katika uandishi wa kibao, `<` au `+`
        katika uandishi wa zanzibar.
    .why = Alama `>` ina maana ya "kulia" katika mmoja na "anacheza nyumba" katika mwingine. Ikiwa aina zote mbili zimo katika
        mchezo mmoja, `>` inaweza kuwa ilikusudiwa kwa maana yoyote kati ya hizo.
    .safety = Si salama: hatua za uandishi mwingine huandikwa kwa uandishi wa mchezo. Kwanza angalia kila `>`, au taja uandishi
        katika mstari wa utangulizi `notation:`.
    .source = K, kiambatisho, kwa `<`, `>` na `+`; uandishi wa zamani wa Zanzibar kwa `L`, `R` na `>`.
