### Manual pages of the checks of marks (M), rules (R) and style (S), in Swahili.

missing-mark = Hakuna nyota kwenye hatua isiyo ya kula.
    .what = Huripoti kutakata (hatua isiyoanza kwa kula) kusiko na `*` yake; mara moja tu, ikiwa rekodi haina `*` hata moja.
    .why = Nyota humwonyesha msomaji mara moja ilikuwa hatua ya aina gani, na kukosekana kwake kunaweza kumaanisha kwamba
        mwandishi alidhani ilikuwa ya kula.
    .safety = Salama ikiwa hatua zote za mchezo zinachezeka: nyota huandikwa. La sivyo si salama, kwa sababu alama inaweza
        kuonyesha ni hatua gani iliyochezwa.
    .source = K, kiambatisho: kutakata huwekewa alama ya nyota.

mark-on-capture = Nyota kwenye hatua ya kula.
    .what = Huripoti `*` au `**` kwenye hatua inayoanza kwa kula.
    .why = Nyota maana yake ni kutakata (hatua isiyo ya kula). Kwenye hatua ya kula ni kosa la kalamu, au hali ya bao ilikuwa
        tofauti.
    .safety = Salama ikiwa hatua zote za mchezo zinachezeka: nyota huondolewa. La sivyo si salama, kwa sababu alama inaweza
        kuonyesha ni hatua gani iliyochezwa.
    .source = K, kiambatisho: kutakata huwekewa alama ya nyota.

useless-mark = Nyota katika mchezo usio na kutakata.
    .what = Huripoti `*` au `**` katika Bao la hus, ambalo halitofautishi hatua za kula na zisizo za kula.
    .why = Alama hiyo haina maana hapo. Labda mchezo ulichezwa kwa kanuni nyingine.
    .safety = Salama ikiwa hatua zote za mchezo zinachezeka: alama huondolewa. La sivyo si salama, kwa sababu huenda kanuni si
        zenyewe.
    .source = R, "Hus bao": hakuna tofauti kati ya hatua za kula na zisizo za kula.

missing-block-mark = Nyota moja badala ya mbili.
    .what = Huripoti `*` kwenye hatua ambayo kwa desturi ya uandishi wa mchezo ina `**`: katika uandishi wa kibao ni hatua
        inayolitakatia shimo (kutakatia), katika uandishi wa zanzibar ni hatua iliyochezwa wakati kuna shimo lililotakatiwa.
    .why = Nyota ya pili inasema kwamba shimo lilitakatiwa. Bila hiyo msomaji haoni sababu ya hatua inayofuata.
    .safety = Salama ikiwa hatua zote za mchezo zinachezeka: nyota ya pili huandikwa. La sivyo si salama, kwa sababu alama inaweza
        kuonyesha ni hatua gani iliyochezwa.
    .source = K 5.1; K, kiambatisho: kutakatia huwekewa alama ya nyota mbili.

wrong-block-mark = Nyota mbili ingawa hakuna shimo lililotakatiwa.
    .what = Huripoti `**` kwenye hatua isiyo ya kula ambayo hailitakatii shimo wala haikuchezwa wakati kuna shimo lililotakatiwa.
    .why = Nyota mbili maana yake ni kutakatia (kuzuia shimo). Ama ya pili ni kosa la kuteleza, au wachezaji walidhani
        limetakatiwa shimo ambalo kwa kanuni halikutakatiwa.
    .safety = Salama ikiwa hatua zote za mchezo zinachezeka: nyota moja hubaki. La sivyo si salama, kwa sababu alama inaweza
        kuonyesha ni hatua gani iliyochezwa.
    .source = K 5.1; K, kiambatisho: kutakatia huwekewa alama ya nyota mbili.

block-mark-habit = Nyota mbili kwa desturi ya uandishi mwingine.
    .what = Huripoti `**` kwenye hatua iliyochezwa wakati kuna shimo lililotakatiwa katika uandishi wa kibao, au kwenye hatua
        inayolitakatia shimo katika uandishi wa zanzibar.
    .why = Kuna desturi mbili za kuweka alama ya kutakatia (kuzuia shimo). Zote mbili zinaeleweka, lakini hazipaswi kuchanganywa
        katika mchezo mmoja.
    .safety = Salama ikiwa hatua zote za mchezo zinachezeka: alama huandikwa kwa desturi ya uandishi wenyewe. La sivyo si salama.
    .source = K, kiambatisho, kwa uandishi wa kibao; rekodi za 1994 kwa uandishi wa zanzibar.

unused-house-sign = Alama ya nyumba kwenye hatua isiyokuwa na hiari ya kusimama kwenye nyumba.
    .what = Huripoti alama ya kucheza nyumba (`+` katika uandishi wa kibao, `>` baada ya mwelekeo katika uandishi wa zanzibar)
        kwenye hatua ambayo isingeweza kusimama kwenye nyumba.
    .why = Alama hiyo inasema kwamba mchezaji aliendelea pale alipoweza kusimama. Hatua hii haikuwa na hiari hiyo, kwa hiyo alama
        ni kosa la kuteleza, au hali ya bao ilikuwa tofauti.
    .safety = Salama ikiwa hatua zote za mchezo zinachezeka: alama huondolewa. La sivyo si salama, kwa sababu inaweza kuonyesha ni
        hatua gani iliyochezwa.
    .source = K, kiambatisho: `+` huongezwa mchezaji anapoamua kuicheza nyumba. Lini hilo linawezekana: K 4.2.1.2 katika kunamua,
        K 3.2 na Z 3.2 katika mtaji; R, "The house".

wrong-win-mark = `#` kwenye hatua isiyoleta ushindi.
    .what = Huripoti `#` kwenye hatua ambayo baada yake aliyeicheza hajashinda.
    .why = Alama inadai kwamba mchezo umekwisha kwa hatua hii (bao hamna). Kwa jinsi mchezo ulivyochezwa bado unaendelea, kwa hiyo
        mwisho wa rekodi au alama ina kosa.
    .safety = Si salama: alama huondolewa. Kwanza angalia kama hatua ya ushindi imekosekana au imeandikwa vibaya.
    .source = Utaratibu wa `kibao` yenyewe: K haina alama ya hatua ya ushindi; kuhusu mwisho wa mchezo, K 1.2.

empty-pit = Hatua kutoka shimo lisilo na kete.
    .what = Huripoti hatua inayoanzia shimo ambalo wakati huo halina kete yoyote.
    .why = Hakuna cha kutia kutoka shimo tupu, wala namu haitiwi ndani yake. Ama shimo limehesabiwa vibaya, au hatua ya awali ya
        rekodi ni tofauti na ile iliyochezwa.
    .safety = Si salama: ikiwa hatua inawezekana baada ya hatua ya awali kubadilishwa ili icheze nyumba, alama ya kucheza nyumba
        huongezwa kwenye hatua hiyo ya awali. La sivyo hakuna rekebisho: msaada unaorodhesha hatua halali, lakini ni lazima
        kutafuta ni ipi iliyochezwa.
    .source = K 2.3, 3.3.1; R, "New seed" na "Harvesting phase"; H, "Zugauswahl".

single-seed = Hatua kutoka shimo lenye kete moja tu.
    .what = Huripoti hatua, iliyochezwa ghala ikiwa tupu, kutoka shimo lenye kete moja tu.
    .why = Kutia kete huhitaji angalau kete mbili.
    .safety = Si salama: ikiwa hatua inawezekana baada ya hatua ya awali kubadilishwa ili icheze nyumba, alama ya kucheza nyumba
        huongezwa kwenye hatua hiyo ya awali. La sivyo hakuna rekebisho: msaada unaorodhesha hatua halali, lakini ni lazima
        kutafuta ni ipi iliyochezwa.
    .source = K 1.3.2, 3.3.1; R, "Harvesting phase"; H, "Zugauswahl".

must-capture = Hatua isiyo ya kula, pale kula kunapowezekana.
    .what = Huripoti hatua isiyoanza kwa kula, ingawa hatua nyingine ingeanza hivyo.
    .why = Kula ni lazima: mchezaji anayeweza kuanza kwa kula hana budi kufanya hivyo, lakini anaweza kuchagua kati ya njia kadhaa
        za kula.
    .safety = Si salama: ikiwa hatua inawezekana baada ya hatua ya awali kubadilishwa ili icheze nyumba, alama ya kucheza nyumba
        huongezwa kwenye hatua hiyo ya awali. La sivyo hakuna rekebisho: msaada unaorodhesha hatua za kula, lakini ni lazima
        kutafuta ni ipi iliyochezwa.
    .source = K 1.4.1, 1.5.1; R, "Harvesting".

too-many-seeds = Kete zaidi ya kumi na tano, pale kula kunapowezekana.
    .what = Huripoti hatua kutoka shimo lenye kete kumi na sita au zaidi, ilhali hatua nyingine inakula.
    .why = Hatua kutoka shimo kama hilo haianzi kamwe kwa kula, na kula ni lazima.
    .safety = Si salama: ikiwa hatua inawezekana baada ya hatua ya awali kubadilishwa ili icheze nyumba, alama ya kucheza nyumba
        huongezwa kwenye hatua hiyo ya awali. La sivyo hakuna rekebisho: msaada unaorodhesha hatua za kula, lakini ni lazima
        kutafuta ni ipi iliyochezwa.
    .source = K 3.4.2; R, "Harvesting phase".

not-in-front-row = Namu iliyotiwa katika safu ya nyuma.
    .what = Huripoti hatua kutoka safu ya nyuma, iliyochezwa wakati mchezaji wake bado ana kete ghalani.
    .why = Katika kunamua (wakati kete zinatiwa kutoka ghalani) kila hatua huanza kwa kutia kete moja katika safu ya mbele ya
        anayecheza.
    .safety = Si salama: ikiwa hatua inawezekana baada ya hatua ya awali kubadilishwa ili icheze nyumba, alama ya kucheza nyumba
        huongezwa kwenye hatua hiyo ya awali. La sivyo hakuna rekebisho: labda ni herufi ya safu tu yenye kosa, lakini rekodi
        haionyeshi hilo.
    .source = K 2.3; R, "New seed".

house-barred = Hatua isiyo ya kula kutoka kwenye nyumba.
    .what = Huripoti kutakata (hatua isiyo ya kula) katika kunamua (wakati kete zinatiwa kutoka ghalani) kunakoanzia nyumba ya
        anayecheza yenye kete sita au zaidi, ilhali shimo jingine la mbele lina kete.
    .why = Nyumba iliyojaa ni akiba ya mchezaji. Huanza hatua pale tu inapokula, au pale ambapo hakuna shimo jingine la mbele
        lenye kete.
    .safety = Si salama: ikiwa hatua inawezekana baada ya hatua ya awali kubadilishwa ili icheze nyumba, alama ya kucheza nyumba
        huongezwa kwenye hatua hiyo ya awali. La sivyo hakuna rekebisho: msaada unaorodhesha hatua halali, lakini ni lazima
        kutafuta ni ipi iliyochezwa.
    .source = K 2.3.2, 4.2.2.1; R, "New seed".

singleton-barred = Kete moja iliyochezwa bila kula, ilhali shimo jingine lina zaidi.
    .what = Huripoti kutakata (hatua isiyo ya kula) katika kunamua (wakati kete zinatiwa kutoka ghalani) kutoka shimo lenye kete
        moja tu, wakati nyumba imepotea na shimo jingine la mbele lina zaidi ya moja.
    .why = Mchezaji aliyepoteza nyumba lazima ayacheze kwanza mashimo yenye kete nyingi zaidi. Kwa kanuni za Rühl hali ni hiyo pia
        wakati nyumba ina kete chini ya sita.
    .safety = Si salama: ikiwa hatua inawezekana baada ya hatua ya awali kubadilishwa ili icheze nyumba, alama ya kucheza nyumba
        huongezwa kwenye hatua hiyo ya awali. La sivyo hakuna rekebisho: msaada unaorodhesha hatua halali, lakini ni lazima
        kutafuta ni ipi iliyochezwa.
    .source = K 2.3.3; Z 2.4c; R, "The house".

blocked-pit = Hatua kutoka shimo lililotakatiwa.
    .what = Huripoti kutakata (hatua isiyo ya kula) kutoka shimo ambalo mpinzani amelitakatia.
    .why = Kutakatia: hatua isiyo ya kula inapomwachia mpinzani shimo moja tu linaloweza kuliwa katika zamu inayofuata, na
        mpinzani mwenyewe hawezi kula, shimo hilo haliruhusiwi kutolewa kete zake katika hatua inayofuata.
    .safety = Si salama: ikiwa hatua inawezekana baada ya hatua ya awali kubadilishwa ili icheze nyumba, alama ya kucheza nyumba
        huongezwa kwenye hatua hiyo ya awali. La sivyo hakuna rekebisho: ikiwa wachezaji hawakuitumia kanuni hii, sema hivyo
        katika utangulizi, `takasia: no`.
    .source = K 5.1; Z 4.1; R, "Blocking".

back-row-first = Hatua isiyo ya kula kutoka safu ya nyuma, mapema mno.
    .what = Huripoti kutakata (hatua isiyo ya kula) kunakoanzia safu ya nyuma ilhali shimo la mbele lina kete mbili au zaidi.
    .why = Bila kula, safu ya mbele hutangulia. Safu ya nyuma inaweza kuchezwa pale tu ambapo hakuna shimo la mbele lenye kete
        mbili.
    .safety = Si salama: ikiwa hatua inawezekana baada ya hatua ya awali kubadilishwa ili icheze nyumba, alama ya kucheza nyumba
        huongezwa kwenye hatua hiyo ya awali. La sivyo hakuna rekebisho: labda ni herufi ya safu tu yenye kosa, lakini rekodi
        haionyeshi hilo.
    .source = K 1.5.2, 3.5.1; R, "Move without capture".

empties-front-row = Hatua ambayo ingeiacha tupu safu ya mbele ya anayecheza.
    .what = Huripoti kutakata (hatua isiyo ya kula) kutoka shimo la mwisho la safu ya mbele, ikiwa ndilo pekee lenye kete,
        kuelekea safu ya nyuma.
    .why = Upande ambao safu yake ya mbele ni tupu umeshindwa. Kanuni zinakataza hatua hii hata kama kete zingefika tena safu ya
        mbele.
    .safety = Si salama: ikiwa hatua inawezekana baada ya hatua ya awali kubadilishwa ili icheze nyumba, alama ya kucheza nyumba
        huongezwa kwenye hatua hiyo ya awali. La sivyo hakuna rekebisho: labda ni mwelekeo tu wenye kosa, lakini rekodi haionyeshi
        hilo.
    .source = K 1.5.3.1, 2.3.1, 3.5.2; Z 2.4a, 3.5b.

endless-move = Hatua isiyoisha kamwe.
    .what = Huripoti hatua iliyothibitishwa kuendelea milele: hali ileile ya bao hutokea mara mbili ndani yake. Pale kanuni
        zinapoweka kikomo cha kete za hatua moja, huripoti pia hatua inayozidi kikomo hicho.
    .why = Hatua kama hiyo ni kinyume cha kanuni. Kwa kanuni za Rühl inaruhusiwa, lakini hupoteza mchezo, na hairipotiwi.
    .safety = Si salama: ikiwa hatua inawezekana baada ya hatua ya awali kubadilishwa ili icheze nyumba, alama ya kucheza nyumba
        huongezwa kwenye hatua hiyo ya awali. La sivyo hakuna rekebisho: msaada unaorodhesha hatua halali, lakini ni lazima
        kutafuta ni ipi iliyochezwa.
    .source = K 1.5.6; Z 1.5a; R, "Game move".

undecided-move = Hatua ndefu kiasi kwamba ukaguzi wake uliachwa.
    .what = Huripoti hatua ambayo ilikuwa haijaisha wakati kikomo cha mizunguko ya kutia kete kwa kuamua hatua moja kilipofikiwa
        (`max-sowings`, kwa chaguo-msingi 67,108,864). Haijathibitishwa kuwa haina mwisho, wala haijulikani kama inaisha.
    .why = Hakuna mtu aliyewahi kuicheza hatua kama hiyo kwa mkono, kwa hiyo yaelekea rekodi ina kosa hapa. Hushughulikiwa kama
        hatua isiyo na mwisho, lakini huripotiwa jinsi ilivyo: haijaamuliwa.
    .safety = Hakuna rekebisho. Kanuni zako mwenyewe zenye `max-sowings` kubwa zaidi huenda zikaiamua.
    .source = K 1.5.6, inayotaka maana ya "isiyo na mwisho" ikubaliwe kabla ya mchezo; kikomo ni cha `kibao` yenyewe.

blocked-pit-not-captured = Shimo lililotakatiwa limeachwa na upande uliolitakatia.
    .what = Huripoti, kwa kanuni za Rühl, hatua isiyokula shimo ambalo mchezaji wake alilitakatia katika zamu iliyotangulia,
        ingawa ipo hatua inayolikula.
    .why = Kutakatia kulikuwa ni ahadi: aliyetakatia lazima sasa ale kete za shimo hilo akiweza, popote katika mwendo wa hatua.
        Kanuni nyingine hazidai hivyo.
    .safety = Si salama: ikiwa hatua inawezekana baada ya hatua ya awali kubadilishwa ili icheze nyumba, alama ya kucheza nyumba
        huongezwa kwenye hatua hiyo ya awali. La sivyo hakuna rekebisho: ikiwa wachezaji hawakutumia kutakatia, sema hivyo katika
        utangulizi, `takasia: no`.
    .source = R, "Blocking".

after-the-end = Hatua baada ya mchezo kwisha.
    .what = Huripoti hatua ya kwanza inayofuata baada ya mchezo kwisha kwa jinsi ulivyochezwa.
    .why = Upande hushindwa safu yake ya mbele ikiwa tupu au ukiwa hauna hatua halali. Hatua zilizo baada ya hapo hazikuchezwa
        katika mchezo huu: huenda michezo miwili imeungana, au hatua ya awali imeandikwa vibaya.
    .safety = Si salama: hatua zilizo baada ya mwisho huwa maoni, ikiwa kila duru ina mstari wake. Kwanza angalia kama hatua ya
        awali imeandikwa vibaya.
    .source = K 1.2; R, "End of game"; H, "Spielende".

ambiguous-move = Hatua halali kadhaa zinalingana na kilichoandikwa.
    .what = Huripoti hatua isiyo na safu au mwelekeo ambayo inaweza kuwa zaidi ya hatua moja halali.
    .why = Hatua hizo hufikisha hali tofauti za bao, kwa hiyo sehemu iliyobaki ya mchezo haiwezi kukaguliwa. Programu haikisii.
    .safety = Si salama: ikiwa hatua inawezekana baada ya hatua ya awali kubadilishwa ili icheze nyumba, alama ya kucheza nyumba
        huongezwa kwenye hatua hiyo ya awali. La sivyo hakuna rekebisho: ni lazima kutafuta ni ipi kati ya hatua hizo iliyochezwa,
        au huonekana kutokana na hatua zinazofuata.
    .source = K, kiambatisho: ni nini kinachoweza kuachwa katika hatua, na lini.

missing-move = Hatua ya upande mmoja haipo.
    .what = Huripoti hatua iliyo katika safu wima ya upande mmoja wakati ni zamu ya upande mwingine.
    .why = Pande hucheza kwa zamu. Bila hatua iliyokosekana hali ya bao haijulikani, na sehemu iliyobaki ya mchezo haiwezi
        kukaguliwa. Kaskazini akicheza kwanza, `--` huandikwa mahali pa hatua ya Kusini katika duru ya 1.
    .safety = Hakuna rekebisho: ni lazima kutafuta ni hatua gani iliyokosekana.
    .source = K 1.5.5; K, kiambatisho: duru ni hatua ya Kusini na hatua ya Kaskazini.

too-many-moves = Zaidi ya hatua mbili katika duru moja.
    .what = Huripoti neno la tatu mahali pa hatua.
    .why = Duru ni hatua ya Kusini na ya Kaskazini. Rekodi haionyeshi kama neno la tatu ni hatua ya duru inayofuata, kosa ambalo
        halikufutwa au maelezo.
    .safety = Hakuna rekebisho: anza duru mpya kabla yake, au lihamishie katika maoni baada ya nukta mkato.
    .source = K, kiambatisho: duru ni hatua ya Kusini na hatua ya Kaskazini.

not-replayed = Sehemu iliyobaki ya mchezo haikaguliwi.
    .what = Husema, mara moja kwa mchezo, kuanzia hatua gani hatua zinahifadhiwa lakini hazichezwi upya.
    .why = Baada ya hatua isiyoweza kuchezwa hali ya bao haijulikani. Hakuna linaloweza kusemwa kuhusu hatua zinazofuata, si
        kwamba ni sahihi wala kwamba zina kosa.
    .safety = Hakuna rekebisho kwa kasoro hii peke yake: hutoweka kosa lililo kabla yake linaporekebishwa.
    .source = Utaratibu wa `kibao` yenyewe: hakuna hatua inayokaguliwa katika hali isiyojulikana.

other-habit = Rekodi nzima imeandikwa kwa desturi nyingine.
    .what = Huripoti rekodi isiyochezeka kama ilivyoandikwa, lakini inayochezeka yote maneno yake yakisomwa kwa desturi nyingine
        ya mwandishi: mashimo yamehesabiwa kutoka mwisho mwingine, `<` na `>` zimebadilishana, safu au safu wima zimebadilishana,
        mistari iko kwa mpangilio mwingine. Desturi hiyo inaweza pia kuanza kwenye duru ya baadaye. Kasoro hii huchukua nafasi ya
        zile za hatua mojamoja.
    .why = Mwandishi anayeketi upande wa pili wa bao, au aliyejifunza uandishi mwingine, huandika kila hatua kwa namna tofauti.
        Kila moja ya hatua hizi huonekana kuwa na kosa, lakini sababu yake ni moja.
    .safety = Si salama: hatua huandikwa upya jinsi zinavyosomwa, pamoja na maelezo kuhusu desturi hiyo.
    .source = Utaratibu wa `kibao` yenyewe: katika maelfu ya rekodi zenye makosa ya aina nyingine haikupatikana kimakosa desturi
        yoyote.

spacing = Nafasi tupu zisizo za kawaida.
    .what = Huripoti nafasi kadhaa au alama ya tab mahali panapotakiwa nafasi moja, nafasi iliyokosekana kabla ya hatua au maoni,
        na nafasi mwanzoni au mwishoni mwa mstari.
    .why = Haibadilishi maana, lakini kwa sababu yake nakala mbili za mchezo mmoja hutofautiana katika mistari mingi.
    .safety = Salama: huandikwa nafasi moja, au hakuna.
    .source = K, kiambatisho: namba, nukta pacha, nafasi, hatua, nafasi, hatua, nukta mkato.

key-case = Neno la utangulizi kwa herufi kubwa, au kwa lugha nyingine.
    .what = Huripoti neno linalojulikana ambalo halikuandikwa kwa herufi ndogo, au ambalo ni la Kiswahili, Kijerumani au Kicheki
        (`Kusini`, `Süd`, `Jih`).
    .why = Linaeleweka, lakini anayetafuta `title:` halipati.
    .safety = Salama: neno huandikwa katika muundo sanifu. Thamani hubaki ilivyo.
    .source = Utaratibu wa `kibao` yenyewe: katika muundo sanifu maneno ya utangulizi ni ya Kiingereza kwa herufi ndogo.

semicolon-in-head = Nukta mkato katika mstari wa utangulizi.
    .what = Huripoti mstari wa utangulizi unaoishia kwa `;`, au duru iliyo baada ya alama hiyo. Maelezo baada ya `;` ni sahihi.
    .why = Nukta mkato hufunga duru. Katika utangulizi mwisho wa mstari unatosha; rekodi za zamani za Zanzibar zina nukta mkato
        kwenye kila mstari.
    .safety = Salama ikiwa haifuatwi na kitu kwenye mstari huo, au inafuatwa na duru tu: huondolewa. Si salama ikiwa inafuatwa na
        maelezo na duru: kila kimoja hupewa mstari wake, lakini huenda maelezo ni ya thamani.
    .source = Utaratibu wa `kibao` yenyewe: katika muundo sanifu mstari wa utangulizi ni `key: value`, na maelezo yanaweza kufuata
        baada ya `; `.

empty-value = Neno la utangulizi lisilo na thamani.
    .what = Huripoti neno linalojulikana lisilo na kitu baada ya nukta pacha yake.
    .why = Mstari huhifadhiwa, na maana yake ni kwamba thamani haijulikani. Huripotiwa kwa sababu ni rahisi kuiacha thamani kwa
        makosa.
    .safety = Hakuna rekebisho: thamani haimo katika rekodi.
    .source = Utaratibu wa `kibao` yenyewe: neno lisilo na thamani huhifadhiwa katika muundo sanifu.

key-order = Maneno ya utangulizi kwa mpangilio mwingine.
    .what = Huripoti mstari wa utangulizi unaotakiwa kuwa kabla ya mmoja ulio juu yake: maneno yanayojulikana yana mpangilio
        maalumu, na yasiyojulikana huyafuata.
    .why = Mpangilio wowote unaeleweka. Mpangilio ukiwa mmoja, ni rahisi kulinganisha tangulizi mbili, na ulinganisho huonyesha
        tofauti za kweli tu.
    .safety = Salama: mistari ya utangulizi hupangwa kwa utaratibu, kila mmoja pamoja na maoni yake.
    .source = Utaratibu wa `kibao` yenyewe: mpangilio wa maneno katika muundo sanifu.

blank-line = Hakuna mstari mtupu kati ya utangulizi na duru.
    .what = Huripoti duru ya kwanza iliyo kwenye mstari ulio mara chini ya utangulizi.
    .why = Rekodi inaeleweka. Mstari mtupu huonyesha utangulizi unaishia wapi na mchezo unaanzia wapi.
    .safety = Salama: mstari mtupu huwekwa kabla ya duru.
    .source = Utaratibu wa `kibao` yenyewe: muundo sanifu una mstari mtupu mmoja hapo.

unused-allow = Maoni yanayoruhusu kasoro isiyopatikana.
    .what = Huripoti neno la `allow` katika maoni `kibao: allow …` lisilozuia kasoro yoyote: hakuna kasoro yenye namba hiyo katika
        duru ya maoni hayo, au katika mchezo ikiwa maoni yako kabla ya duru.
    .why = Maoni kama hayo yamebaki baada ya kosa lililokwisha kurekebishwa, au yako kwenye duru isiyohusika. Yangelificha kosa
        linalofuata la aina hiyo. Kasoro zinazohusu faili zima (`E`) si za mchezo wowote na haziwezi kuruhusiwa ndani ya mchezo.
    .safety = Hakuna rekebisho: ondoa maoni, au yahamishie kwenye duru inayohusika.
    .source = Utaratibu wa `kibao` yenyewe.

allow-without-reason = Maoni yanayoruhusu kasoro bila kutoa sababu.
    .what = Huripoti maoni `kibao: allow …` yasiyo na kitu baada ya namba za kasoro. Kasoro huruhusiwa hata hivyo: haziripotiwi
        wala hazihesabiwi. Hata hatua isiyo halali inaweza kuruhusiwa, lakini hilo haliufanyi mchezo kuwa halali.
    .why = Msomaji wa baadaye wa rekodi anahitaji sababu: kasoro iliyoruhusiwa bila sababu huonekana kama kosa ambalo mtu alitaka
        kulificha.
    .safety = Hakuna rekebisho: ni mtu tu anayejua sababu.
    .source = Utaratibu wa `kibao` yenyewe.

unknown-allow = Maoni kwa ajili ya `kibao` yasiyoeleweka.
    .what = Huripoti maoni yanayoanza kwa `kibao:` na kuendelea kwa neno lisilo `allow`, au yanayoruhusu kitu ambacho si jina la
        ukaguzi. Hueleweka namba za kasoro (`N104`), mianzo ya namba (`N1`) na majina (`round-in-comment`), yakiwa kadhaa
        hutenganishwa kwa mkato.
    .why = Maoni hayo hayafanyi chochote, ilhali mwandishi wake anaamini kwamba yanafanya.
    .safety = Hakuna rekebisho: `kibao explain --list` huonyesha kila namba na jina.
    .source = Utaratibu wa `kibao` yenyewe.
