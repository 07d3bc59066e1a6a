### Swahili words; en/workshop.ftl says what each is for.

workshop-title = Karakana ya bao

workshop-lead = Bandika rekodi ya mchezo. Inabaki kwenye kifaa hiki.

workshop-text = Rekodi

workshop-empty = Bandika mchezo hapa, au bonyeza mashimo ya ubao

workshop-open = Fungua faili

workshop-paste = Bandika

workshop-example = Onyesha mfano

workshop-step-paste = Bandika rekodi ya mchezo: kutoka gumzo, barua pepe, tovuti au faili.

workshop-step-fix = Ona ubao, makosa na marekebisho yanayowezekana. Bonyeza kusahihisha.

workshop-step-keep = Cheza mchezo hadi mwisho. Uhifadhi, au ushiriki kama kiungo.

workshop-new = Mpya

workshop-share = Shiriki kiungo

workshop-link-long = Rekodi hii ni ndefu mno kwa kiungo. Tuma faili.

workshop-keep = Hifadhi

workshop-save-bao = Rekodi (.bao)

workshop-save-html = Ukurasa wa kuchezesha

workshop-save-json = Data (JSON)

workshop-copy = Nakili maandishi

workshop-write = Andika upya

workshop-tidy = Kwa umbo safi

workshop-to-kibao = Kwa mwandiko wa kibao (A5>)

workshop-to-zanzibar = Kwa mwandiko wa Zanzibar (A5R)

workshop-undo = Tendua

workshop-redo = Rudia

workshop-rules = Kanuni

workshop-rules-record = Kama rekodi inavyosema

workshop-fits = Kanuni zipi zinafaa?

workshop-fits-all = kila hatua ni halali

workshop-fits-until = si halali kuanzia hatua { $ply }

workshop-found = Yaliyopatikana

workshop-sound = Kila hatua ni halali, na hakuna kosa.

workshop-fix = Sahihisha

workshop-fix-unsafe = Hii inaweza kubadilisha rekodi inachosema.

workshop-fix-all = Sahihisha yote ya hakika

workshop-explain = Eleza

workshop-repair = Tafuta marekebisho yanayowezekana

workshop-searching = Inatafuta marekebisho …

workshop-cancel = Ghairi

workshop-apply = Tumia marekebisho ({ $chance })

workshop-enter = Ingiza hatua

workshop-choices = Hatua halali

workshop-press = Bonyeza shimo, kisha hatua.

workshop-over = Mchezo umekwisha.

workshop-refused = Haijabadilishwa, kwa sababu maandishi mapya yasingesomeka kama mchezo uleule.

workshop-nothing = Hakuna cha kubadilisha.

workshop-too-long = Maandishi haya yanazidi MiB 4. Tumia programu ya kibao.

workshop-stopped = Kivinjari hiki hakiwezi kuendesha karakana.

workshop-remember = Weka maandishi kwenye kivinjari hiki

workshop-setup = Panga

workshop-setup-title = Panga hali ya bao

workshop-setup-text = Kama maandishi

workshop-setup-seeds = kete { $n } kati ya { $all }

workshop-setup-empty = Ondoa kete zote

workshop-setup-use = Cheza kuanzia hapa

workshop-boards = Mabao kabla na baada ya hatua iliyo kwenye kielekezi

workshop-report-html = Hifadhi kama ukurasa

workshop-report-csv = Hifadhi msimamo (CSV)
