// Written by npm run zones. airport-data-js and OpenTravelData, CC BY 4.0: `code country zone name` by line.
export const AIRPORTS = `
AAAPF86Anaa
AABAU1k
AACEG0hEl Arish
AADSO1f
AAEDZ1pAnnaba Rabah Bitat
AAFUS0d
AAGBR09Arapoti
AAHDE0y
AAIBR2eArraias
AAJSR68
AAKKI7zAranuka
AALDK2yAalborg
AAMZA0xMala Mala
AANAE15Al Ain
AAOVE14Anaco
AAPID2lAji Pangeran Tumenggung Pranoto
AAQRU06Anapa
AARDK2yAarhus
AASID5m
AATCN13Altay
AAUWS7y
AAVPH18Allah Valley
AAWPK05
AAXBR09Araxa
AAYYE1tAl Ghaydah
AAZGT3cLos Altos
ABARU3hAbakan
ABBNG0aAsaba
ABCES0zAlbacete
ABDIR0lAbadan
ABEUS0dLehigh Valley
ABFKI7z
ABGAU1k
ABHAU1k
ABIUS1bAbilene
ABJCI0uFelix Houphouet Boigny
ABKET19Kabri Dar
ABLUS5xAmbler
ABMAU1kNorthern Peninsula
ABNSR68
ABOCI0u
ABPPG5yAtkamba
ABQUS47Albuquerque International Sunport
ABRUS1bAberdeen
ABSEG0hAbu Simbel
ABTSA0sAl-Aqiq
ABUID2lA.A. Bere Tallo
ABVNG0aNnamdi Azikiwe
ABWPG5y
ABXAU0pAlbury
ABYUS0dSouthwest Georgia
ABZGB0jAberdeen
ACAMX04Acapulco
ACBUS49
ACCGH1rKotoka
ACDCO0i
ACEES5iLanzarote
ACFCN00Alaer Talimu
ACHCH5oAltenrhein
ACIGG8uAlderney
ACJLK4dAnuradhapura
ACKUS0dNantucket Memorial
ACLCO0i
ACMCO0iArica
ACNMX4n
ACOCR5q
ACPIR0l
ACQES0z
ACRCO0i
ACSRU3hAchinsk
ACTUS1bWaco
ACUPA5f
ACVUS0tCalifornia Redwood Coast-Humboldt County
ACXCN00Xingyi Wanfenglin
ACYUS0dAtlantic City
ACZIR0lZabol
ADATR01Adana Sakirpasa
ADBTR01Izmir Adnan Menderes
ADCPG5y
ADDET19Addis Ababa Bole
ADEYE1tAden
ADFTR01Adiyaman
ADGUS49
ADHRU64
ADINA60Arandis
ADJJO2qMarka
ADKUS9pAdak Island Naval Station
ADLAU2vAdelaide
ADMUS1b
ADNCO0i
ADOAU2v
ADPLK4dAmpara
ADQUS5xKodiak
ADRUS0d
ADSUS1bAddison
ADTUS1bAda Municipal
ADUIR0lArdabil
ADVGB0j
ADWUS0dAndrews Air Force Base
ADXGB0jLeuchars Station (Army)
ADYZA0x
ADZCO0iGustavo Rojas Pinilla
AEAKI7z
AEBCN00Baise Bama
AEDUS5xAleneva
AEESS57
AEGID0bAek Godang
AEHTD42Abeche
AEIES0z
AEKPG5y
AELUS1b
AEMRU4o
AENFR1m
AEOMR4c
AEPAR02Aeroparque Internacional Jorge Newbery
AEQCN00
AERRU06Sochi
AESNO4qVigra Alesund
AETUS5xAllakaket
AEUIR0lAbu Musa
AEXUS1bAlexandria International Airport (Louisiana)
AEYIS71Akureyri
AFAAR02San Rafael
AFDZA0x
AFFUS47
AFICO0i
AFKLK4d
AFLBR40Alta Floresta
AFNUS0d
AFOUS47
AFPUS0d
AFRPG5y
AFSUZ1oZarafshan
AFTSB7p
AFWUS1bPerot Field Fort Worth Alliance
AFYTR01Afyon
AFZIR0lSabzevar
AGAMA11Agadir Al Massira
AGBDE0yAugsburg
AGCUS0dAllegheny County
AGDID5m
AGEDE0yWangerooge
AGFFR1mLa Garenne
AGGPG5y
AGHSE27Angelholm Helsingborg
AGISR68Wageningen
AGJJP0cAguni
AGKPG5y
AGLPG5y
AGMGL9uTasiilaq Heliport
AGNUS83Angoon Seaplane Base
AGOUS1b
AGPES0zMalaga
AGQGR4b
AGRIN03Agra
AGSUS0dAugusta
AGTPY28Alejo Garcia
AGUMX04International Airport of Aguascalientes
AGVVE14Acarigua
AGWAU1k
AGXIN03Agatti Island
AGYDE0y
AGZZA0xAggeneys
AHAIN03Maa Mahamaya Ambikapur
AHBSA0sAbha
AHCUS0t
AHDUS1b
AHEPF86Ahe
AHFUS1b
AHHUS1b
AHIID5m
AHJCN00Hongyuan
AHLGY66
AHMUS0t
AHNUS0dAthens-Ben Epps
AHOIT1iAlghero-Fertilia
AHSHN3l
AHTUS9pAmchitka
AHUMA11Charif Al Idrissi
AHWOM3r
AHYMG2f
AHZFR1m
AIAUS47Alliance Municipal
AIBUS83Anita Bay
AICMH8c
AIDUS3n
AIEPG5y
AIFBR09
AIGCF4u
AIHPG5y
AIIDJ4k
AIKUS0d
AILPA5f
AIMMH8c
AINUS5xWainwright
AIOUS1b
AIPIN03Adampur
AIRBR4y
AISKI7z
AITCK8zAitutaki
AIUCK8zAtiu Island
AIVUS1b
AIWNA60
AIXFR1m
AIYUS0d
AIZUS1b
AJAFR1mAjaccio Napoleon Bonaparte
AJFSA0sJouf
AJITR01Agri
AJJMR4c
AJKIR0l
AJLIN03Aizawl
AJNKM7xOuani
AJOYE1t
AJRSE27Arvidsjaur
AJSMX43
AJUBR2eSanta Maria
AJYNE3vManu Dayak
AKACN00Ankang Fuqiang
AKBUS9pAtka
AKCUS0dAkron Executive
AKDIN03Akola
AKEGA4r
AKFLY30Kufra
AKGPG5y
AKHSA0sPrince Sultan Air Base
AKIUS5xAkiak
AKJJP0cAsahikawa
AKKUS5xAkhiok Sea Plane Base
AKLNZ5dAuckland
AKMTD42
AKNUS5xKing Salmon
AKOUS47
AKPUS5xAnaktuvuk
AKQID0b
AKRNG0aAkure
AKSSB7pGwaunaru'u
AKTCY6sAkrotiri Royal Air Force
AKUCN00Aksu
AKVCA1eAkulivik
AKWIR0lAghajari
AKXKZ61Aktobe
AKYMM0qSittwe
ALAKZ1nAlmaty
ALBUS0dAlbany
ALCES0zAlicante-Elche
ALDPE0g
ALEUS1b
ALFNO4qAlta
ALGDZ1pHouari Boumediene
ALHAU1vAlbany
ALIUS1bAlice
ALJZA0xAlexander Bay
ALKET19
ALLIT1i
ALMUS47Alamogordo Municipal
ALNUS1bSt. Louis
ALOUS1bWaterloo
ALPSY22Aleppo
ALQBR09
ALRNZ5dAlexandra
ALSUS47San Luis Valley
ALTBR6i
ALUSO1f
ALVAD8lAndorra La Vella Heliport
ALWUS0tWalla Walla
ALXUS1b
ALYEG0hEl Nouzha
ALZUS5xAlitak Sea Plane Base
AMAUS1bRick Husband Amarillo
AMBMG2f
AMCTD42
AMDIN03Sardar Vallabhbhai Patel
AMEMZ2w
AMFPG5y
AMGPG5y
AMHET19Arba Mintch
AMIID2l
AMJBR09
AMKUS47
AMLPA5f
AMMJO2qQueen Alia
AMNUS49
AMOTD42
AMPMG2f
AMQID5mPattimura
AMRES0z
AMSNL3zAmsterdam Airport Schiphol
AMTAU2v
AMUPG5y
AMVRU06Amderma
AMWUS1b
AMXAU6z
AMYMG2f
AMZNZ5dArdmore
ANAKE1a
ANBUS1bAnniston
ANCUS5xTed Stevens Anchorage
ANDUS0dAnderson
ANEFR1mAngers-Marce
ANFCL0oAndres Sabella Galvez
ANGFR1mBrie-Champniers
ANHSB7pAnuha Island Resort
ANIUS5xAniak
ANJCG2p
ANKTR01Etimesgut
ANLAO17
ANMMG2fAntsirabato
ANNUSadAnnette Island
ANOMZ2w
ANPUS0d
ANQUS3n
ANRBE3aAntwerp
ANSPE0gAndahuaylas
ANTAT21St. Anton
ANUAG8eV.C. Bird
ANVUS5xAnvik
ANWUS1b
ANXNO4qAndenes
ANYUS1b
ANZAU6z
AOAPG5y
AOBPG5y
AOCDE0yAltenburg Nobitz
AODTD42
AOETR01Anadolu
AOGCN00Anshan Teng'ao
AOHUS0d
AOIIT1iAncona Falconara
AOJJP0cAomori
AOKGR4bKarpathos
AOLAR02Paso de los Libres
AOMOM3r
AONPG5y
AOOUS0dAltoona
AOPPE0g
AOQGL9uAappilattoq Heliport (Upernavik)
AORMY9vSultan Abdul Halim
AOSUS5xAmook Bay Seaplane Base
AOTIT1iCorrado Gex
AOULA6f
APAUS47Centennial
APBBO2h
APCUS0t
APDID2l
APFUS0dNaples
APGUS0dPhillips Army Air Field
APHUS0d
APICO0iLuis F. Gomez Nino AB
APJCN00
APKPF86Apataki
APLMZ2wNampula
APNUS49Alpena County
APOCO0iApartado
APPPG5y
APQBR3e
APRPG5y
APSBR09
APTUS1b
APUBR09
APVUS0t
APWWS7yFaleolo
APXBR09
APYBR2eAlto Parnaiba
APZAR02Zapala
AQABR09Araraquara
AQBGT3c
AQGCN00Anqing Tianzhushan
AQISA0sQaisumah
AQJJO2qKing Hussein
AQLES0z
AQMBR5u
AQPPE0gRodriguez Ballon
AQSFJ7i
AQYUS5x
ARAUS1bAcadiana
ARBUS49
ARCUS5xArctic Village
ARDID2lAlor Island
AREPR5cArecibo
ARFCO0i
ARGUS1b
ARHRU06Talagi
ARICL0oChacalluta
ARJID5m
ARKTZ1dArusha
ARLBF36
ARMAU0pArmidale
ARNSE27Stockholm Arlanda
AROCO0i
ARPPG5y
ARQCO0i
ARRAR6j
ARSBR09
ARTUS0dWatertown
ARUBR09Aracatuba
ARVUS1b
ARWRO1wArad
ARXBR1hDragao do Mar
ARYAU0rArarat
ARZAO17
ASAER4sAssab
ASBTM41Ashgabat
ASCBO2h
ASDBS67Andros Town
ASEUS47Aspen/Pitkin County
ASFRU32Astrakhan
ASGNZ5d
ASHUS0d
ASISH9wWideawake Field
ASJJP0cAmami
ASKCI0uYamoussoukro
ASLUS1b
ASMER4sAsmara
ASNUS1b
ASOET19Asosa
ASPAU6zAlice Springs
ASQUS0t
ASRTR01Kayseri Erkilet
ASSZA0x
ASTUS0tAstoria
ASUPY28Silvio Pettirossi
ASVKE1aAmboseli
ASWEG0hAswan
ASXUS1b
ASYUS1b
ASZPG5y
ATAPE0gComandante FAP German Arias Graziani
ATBSD1q
ATCBS67Arthur's Town
ATDSB7p
ATEUS1b
ATFEC1sChachoan
ATGPK05Attock
ATHGR4bAthens
ATIUY2s
ATJMG2f
ATKUS5xAtqasuk
ATLUS0dHartsfield-Jackson Atlanta
ATMBR2eAltamira
ATNPG5y
ATOUS0d
ATPPG5y
ATQIN03Sri Guru Ram Dass Jee
ATRMR4cAtar
ATSUS47
ATTUS5xAtmautluak
ATUUS9p
ATVTD42
ATWUS1bAppleton
ATXKZ1n
ATYUS1bWatertown
ATZEG0hAssiut
AUAAW85Reina Beatrix
AUBBR40Itauba
AUCCO0iArauca
AUDAU1k
AUEEG0h
AUFFR1mAeroport Auxerre Branches
AUGUS0dAugusta State
AUHAE15Abu Dhabi
AUIPG5y
AUJPG5y
AUKUS5xAlakanuk
AULMH9xAur Island
AUMUS1b
AUNUS0t
AUOUS1b
AUPPG5y
AUQPF9yHiva Oa
AURFR1mAurillac
AUSUS1bAustin-Bergstrom
AUTTL6t
AUUAU1kAurukun
AUVPG5y
AUWUS1bWausau Downtown
AUXBR2eAraguaina
AUYVU81
AUZUS1b
AVACN00An Shun/Huang Guo Shu
AVBIT1iAviano Air Base
AVFFR1mAvoriaz
AVGAU6z
AVICU1lMaximo Gomez
AVJES0z
AVKMN3mArvaikheer
AVLUS0dAsheville
AVNFR1mAvignon-Caumont
AVOUS0d
AVPUS0dWilkes-Barre/Scranton
AVRIN03Amravati
AVSES0z
AVTUS0d
AVUSB7p
AVVAU0pAvalon
AVWUS25
AVXUS0t
AWAET19Awasa
AWBPG5y
AWDVU81
AWEGA4r
AWHET19Awareh
AWKUM9zWake Island
AWMUS1b
AWNAU2v
AWPAU6z
AWRPG5y
AWZIR0lAhwaz
AXAAIa0Clayton J. Lloyd
AXBUS0d
AXCAU1k
AXDGR4bDemokritos
AXEBR09
AXFCN00Alxa Left Banner Bayanhot
AXGUS1b
AXIES0z
AXJJP0cAmakusa
AXKYE1tAtaq
AXLAU6z
AXMCO0iEl Eden
AXNUS1bAlexandria Municipal
AXOID2l
AXPBS67Springpoint
AXRPF86Arutua
AXSUS1b
AXTJP0cAkita
AXUET19Axum
AXVUS0d
AXXUS47
AYACO0i
AYCCO0i
AYDAU6z
AYEUS0d
AYGCO0i
AYHGB0j
AYICO0i
AYJIN03Ayodhya
AYKKZ6a
AYLAU6z
AYMAE15
AYNCN00
AYOPY28Juan de Ayolas
AYPPE0gAyacucho
AYQAU6zConnellan
AYRAU1k
AYSUS0d
AYTTR01Antalya
AYUPG5y
AYWID5m
AYXPE0gGerardo Perez Pinedo
AYYLK4d
AYZUS0dZahns
AZAUS25Phoenix-Mesa Gateway
AZBPG5y
AZDIR0lYazd
AZGMX04
AZHIN03
AZIAE15Bateen
AZJCN00
AZLBR4y
AZMMO4z
AZNUZ1oAndizhan
AZOUS49Kalamazoo Battle Creek
AZPMX04
AZQCN00
AZRDZ1pAdrar
AZSDO1jSamana El Catey
AZTCO0i
AZZAO17
BAAPG5y
BABUS0tBeale Air Force Base
BACCO0i
BADUS1bBarksdale Air Force Base
BAEFR1m
BAFUS0dWestfield-Barnes
BAGPH18Loakan
BAHBH6vBahrain
BAICR5qBuenos Aires
BAJPG5y
BAKAZ34Metropolitan Area
BALTR01Batman
BAMUS0t
BANCD2g
BAOTH0n
BAPPG5y
BAQCO0iErnesto Cortissoz
BARCN00Qionghai Bo'ao
BASSB7pBalalae
BATBR09Barretos
BAUBR09
BAVCN00Baotou Erliban
BAWGA4r
BAXRU33Barnaul
BAYRO1wBaia Mare
BAZBR65Barcelos
BBACL0oBalmaceda
BBBUS1b
BBCUS1b
BBDUS1bCurtis Field
BBEAU1v
BBFES0z
BBGKI7zButaritari
BBHDE0y
BBIIN03Biju Patnaik
BBJDE0y
BBKBW6bKasane
BBLAU1k
BBMKH24Battambang
BBNMY9vBario
BBOSO1fBerbera
BBPGB0j
BBQAG8eBarbuda Codrington
BBRGP7mBaillif
BBSGB0jBlackbushe
BBTCF4uBerberati
BBURO1wBucharest Baneasa-Aurel Vlaicu
BBVCI0u
BBWUS1b
BBXUS0d
BBYCF4u
BBZZM2t
BCACU1lBaracoa
BCBUS0d
BCCUS5x
BCDPH18Bacolod-Silay
BCEUS47Bryce Canyon
BCFCF4u
BCGGY66
BCHTL6tBaucau
BCIAU1kBarcaldine
BCJUS47
BCKAU1k
BCLCR5qBarra del Colorado
BCMRO1wBacau
BCNES0zJosep Tarradellas Barcelona-El Prat
BCOET19
BCPPG5y
BCQLY30Brack
BCRBR23
BCSUS1b
BCTUS0dBoca Raton
BCUNG0aBauchi
BCVBZ7o
BCWMZ2wBenguerra Island
BCXRU2j
BCYET19
BCZAU6z
BDABMa1L.F. Wade
BDBAU1kBundaberg
BDCBR1h
BDDAU1kBadu Island
BDEUS1bBaudette
BDFUS1b
BDGUS47
BDHIR0lBandar Lengeh
BDISC8g
BDJID2lSyamsudin Noor
BDKCI0u
BDLUS0dBradley
BDMTR01Bandirma
BDNPK05
BDOID0bHusein Sastranegara
BDPNP2bBhadrapur
BDQIN03Vadodara
BDRUS0dBridgeport Igor I. Sikorsky Memorial
BDSIT1iBrindisi - Salento
BDTCD0fGbadolite
BDUNO4qBardufoss
BDVCD2g
BDWAU1v
BDXUS47
BDYUS0t
BDZPG5y
BEAPG5y
BEBGB0jBenbecula
BECUS1b
BEDUS0dLaurence G. Hanscom Field
BEEAU1v
BEFNI3dBluefields
BEGRS2rBelgrad Nikola Tesla
BEHUS49
BEIET19
BEJID2lKalimarau
BEKIN03Bareilly
BELBR2eVal De Cans
BEMMA11
BENLY30Benina
BEOAU0p
BEPIN03Bellary
BEQGB0jRAF Honington
BERDE0yBerlin Brandenburg
BESFR1mBrest Bretagne
BETUS5xBethel
BEUAU1kBedourie
BEVIL3q
BEWMZ2wBeira
BEXGB0jRAF Benson
BEYLB1uBeirut-Rafic Hariri
BEZKI7z
BFAPY28
BFBES0z
BFCAU1k
BFDUS0dBradford
BFEDE0y
BFFUS47Western Nebraska
BFGUS47
BFHBR09Bacacheri
BFIUS0tKing County
BFJCN00Bijie Feixiong
BFKUS47Buckley Space Force Base
BFLUS0tMeadows Field
BFMUS1bMobile Downtown
BFNZA0xBram Fischer
BFOZW26Buffalo Range
BFPUS0dBeaver Falls
BFQPA5fBahia Pinas
BFRUS3n
BFSGB0jBelfast
BFTUS0d
BFUCN00Bengbu
BFVTH0nBuriram
BFWDZ1p
BFXCM2kBafoussam
BFYCN00Bengbu Tenghu
BGACO0iPalonegro
BGBGA4r
BGCPT50Braganca
BGDUS1b
BGEUS0d
BGFCF4uBangui-M'poko
BGGTR01Bingol
BGHMR4c
BGIBB7cGrantley Adams
BGJIS71
BGKBZ7oBig Creek
BGLNP2b
BGMUS0dGreater Binghamton
BGNRU7dBelaya Gora
BGONO4qBergen
BGPGA4r
BGQUS5x
BGRUS0dBangor
BGSUS1b
BGTUS25
BGUCF4u
BGVBR09
BGWIQ0kBaghdad
BGXBR09Bage
BGYIT1iOrio al Serio
BGZPT50
BHAEC1s
BHBUS0dHancock County-Bar Harbor
BHCPK05Bhurban Heliport
BHDGB0jGeorge Best Belfast City
BHENZ5dWoodbourne
BHFCO0i
BHGHN3l
BHHSA0sBisha Domestic
BHIAR02Comandante Espora
BHJIN03Shyamji Krishna Verma
BHKUZ1oBukhara
BHLMX2n
BHMUS1bBirmingham-Shuttlesworth
BHNYE1t
BHOIN03Raja Bhoj
BHPNP2b
BHQAU8qBroken Hill
BHRNP2bBharatpur
BHSAU0pBathurst Airport (New South Wales)
BHTAU1k
BHUIN03Bhavnagar
BHVPK05Bahawalpur
BHWPK05
BHXGB0jBirmingham
BHYCN00Beihai Fucheng
BHZBR09
BIAFR1mAirport of Bastia Poretta
BIBSO1f
BICFR1mBelle Ile
BIDUS0dBlock Island State
BIEUS1b
BIFUS47Biggs Army Air Field
BIGUS5xAllen Army
BIHUS0tBishop
BIIMH8cEnyu
BIJPG5y
BIKID5mFrans Kaisiepo
BILUS47Billings Logan
BIMBS67Bimini
BINAF12
BIOES0zBilbao
BIPAU1k
BIQFR1mBiarritz - Anglet - Bayonne
BIRNP2bBiratnagar
BISUS1bBismarck
BITNP2b
BIUIS71
BIVCF4u
BIWAU1v
BIXUS1bKeesler Air Force Base
BIYZA0xBhisho
BIZPG5y
BJADZ1pSoummam – Abane Ramdane
BJBIR0lBojnurd
BJCUS47Rocky Mountain Metropolitan
BJDIS71
BJESD1q
BJFNO4qBatsfjord
BJGID2l
BJHNP2b
BJIUS1bBemidji
BJJUS0d
BJKID5m
BJLGM5pYundum
BJMBI5rBujumbura
BJNMZ2w
BJOBO2hBermejo
BJPBR09
BJQOM3r
BJRET19Bahir Dar
BJSCN00
BJTLK4dBentota River Seaplane Base
BJUNP2b
BJVTR01Milas-Bodrum
BJWID2l
BJXMX04Guanajuato
BJYRS2rBatajnica Airbase
BJZES0zBadajoz
BKARU3hBaykit
BKBIN03Bikaner
BKCUS5xBuckland
BKDUS1b
BKEUS0tBaker City Municipal
BKFUS5xLake Brooks Seaplane Base
BKGUS1bBranson
BKHUS5kBarking Sands
BKIMY9vKota Kinabalu
BKJGN1x
BKKTH0nSuvarnabhumi
BKLUS0dCleveland Burke Lakefront
BKMMY9vBakelalan
BKNTM41
BKOML2oBamako-Senou
BKPAU1k
BKQAU1kBlackall
BKRTD42
BKSID0bFatmawati Soekarno
BKTUS0d
BKUMG2f
BKVCN00Bailing
BKWUS0dRaleigh County Memorial
BKXUS1b
BKYCD2gKavumu
BKZTZ1dBukoba
BLAVE14General Jose Antonio Anzoategui
BLBPA5fPanama Pacifico
BLCCM2k
BLDUS0tBoulder City Municipal
BLESE27Dala
BLFUS0dMercer County Airport (West Virginia)
BLGMY2a
BLHUS0tBlythe
BLIUS0tBellingham
BLJDZ1pBatna
BLKGB0jBlackpool
BLLDK2yBillund
BLMUS0d
BLNAU0rBenalla
BLOIS71
BLPPE0gHuallaga
BLQIT1iGuglielmo Marconi
BLRIN03Kempegowda
BLSAU1k
BLTAU1kBlackwater
BLUUS0t
BLVUS1bMidAmerica St. Louis Airport / Scott AFB
BLWSO1fBeledweyne
BLXIT1i
BLYIE38
BLZMW4eChileka
BMASE27Bromma Stockholm
BMBCD0f
BMCUS47
BMDMG2f
BMEAU1vBroome
BMFCF4u
BMGUS3nMonroe County Airport (Indiana)
BMHPG5y
BMIUS1bCentral Illinois
BMJGY66
BMKDE0yBorkum
BMLUS0d
BMMGA4rBitam
BMNIQ0k
BMOMM0qBanmaw
BMPAU1k
BMQKE1aBamburi
BMRDE0yBaltrum
BMSBR2eBrumado
BMTUS1b
BMUID2lSultan Muhammad Salahuddin
BMVVN0wPhung-Duc
BMWDZ1pBordj Badji Mokhtar
BMXUS5x
BMYNC7eBelep Island
BMZPG5y
BNAUS1bNashville
BNBCD0fBoende
BNCCD2g
BNDIR0lBandar Abbas
BNEAU1kBrisbane
BNFUS99
BNGUS0t
BNHUS0d
BNING0aBenin City
BNJDE0y
BNKAU0pBallina Byron Gateway
BNLUS0d
BNMPG5y
BNNNO4qBronnoysund Airport, Bronnoy
BNOUS0tBurns Municipal
BNPPK05
BNQPH18
BNRBF36
BNSVE14Barinas
BNTPG5y
BNUBR09
BNVPG5y
BNWUS1b
BNXBA45Banja Luka
BNYSB7pBellona
BNZPG5y
BOACD0f
BOBPF86Bora Bora
BOCPA5fBocas Del Toro
BODFR1mBordeaux
BOECG2p
BOFUS0dBolling AFB Heliport
BOGCO0iEl Dorado
BOHGB0jBournemouth
BOIUS6wBoise
BOJBG2zBourgas
BOKUS0t
BOLGB0j
BOMIN03Chhatrapati Shivaji Maharaj
BONBQ70Flamingo
BOONO4qBodo
BOPCF4u
BOQPG5y
BORLA6f
BOSUS0dLogan
BOTPG5yBoset
BOUFR1mBourges
BOVPG5y
BOWUS0d
BOXAU6z
BOYBF36Bobo Dioulasso
BOZCF4u
BPAUS0d
BPBPG5y
BPCCM2kBamenda
BPDPG5y
BPECN00Qinhuangdao Beidaihe
BPFSB7p
BPGBR40Barra Do Garcas
BPHPH18Bislig
BPIUS47Big Piney-Marbleton
BPKPG5y
BPLCN00Bole Alashankou
BPMIN03Hyderabad Begumpet
BPNID2lSultan Aji Muhammad
BPOCN00
BPRGB0j
BPSBR2ePorto Seguro
BPTUS1bJack Brooks
BPUJP0c
BPXCN00Changdu Bangda
BPYMG2fBesalampy
BQAPH18Baler
BQBAU1vBusselton Margaret River
BQCCA1e
BQDIT1i
BQEGW5h
BQGRU4oBogorodskoye
BQHGB0jLondon Biggin Hill
BQINA60
BQJRU4oBatagay
BQKUS0dBrunswick Golden Isles
BQLAU1kBoulia
BQNPR5cRafael Hernández
BQOCI0u
BQQBR1c
BQSRU64Ignatievo
BQTBY1yBrest
BQUVC8dJ.F. Mitchell
BQVUS83
BQWAU1v
BQYIT1i
BQZES0z
BRABR2eBarreiras
BRBBR1hBarreirinhas
BRCAR02San Carlos de Bariloche
BRDUS1bBrainerd Lakes
BREDE0yBremen
BRFGB0j
BRGID2l
BRHPG5y
BRIIT1iBari International Airport-Karol Wojtyla
BRJAU0r
BRKAU0pBourke
BRLUS1bSoutheast Iowa
BRMVE14Barquisimeto
BRNCH5oBern
BROUS1bBrownsville/South Padre Island
BRPPG5y
BRQCZ2xTurany
BRRGB0jBarra Eoligarry
BRSGB0jBristol
BRTAU6zBathurst Island
BRUBE3aBrussels
BRVDE0yBremerhaven
BRWUS5xWiley Post-Will Rogers Memorial
BRXDO1jBarahona
BRYUS0d
BRZCI0u
BSASO1fBosaso
BSBBR09International Airport of Brasilia
BSCCO0iBahia Solano
BSDCN00Baoshan
BSEMY2a
BSFUS5k
BSGGQ6oBata
BSHGB0j
BSIPH18
BSJAU0rBairnsdale
BSKDZ1pBiskra
BSLFR1mEuroAirport Basel-Mulhouse-Freiburg - French
BSMIR0l
BSNCF4u
BSOPH18Basco
BSPPG5y
BSQUS25
BSRIQ0kBasra
BSSBR1h
BSTAF12
BSUCD0f
BSVMG2f
BSWUS5x
BSXMM0qPathein
BSYSO1f
BSZKG3iManas
BTACM2k
BTBCG2p
BTCLK4dBatticaloa
BTDAU6z
BTESL3pSherbro
BTFUS47
BTGCF4u
BTHID0bHang Nadim
BTIUS5xBarter Island
BTJID0bSultan Iskandar Muda
BTKRU4pBratsk
BTLUS49Battle Creek Executive
BTMUS47Bert Mooney
BTNUS0d
BTOSR68Botopasi
BTPUS0d
BTQRW3x
BTRUS1bBaton Rouge Metropolitan
BTSSK5bBratislava
BTTUS5xBettles
BTUMY9vBintulu
BTVUS0dBurlington
BTWID2lBatulicin
BTXAU1k
BTYUS0t
BTZTH0n
BUAPG80Buka
BUBUS1b
BUCAU1kBurketown
BUDHU1zBudapest
BUEAR02
BUFUS0dBuffalo Niagara
BUGAO17Benguela - 17 de Setembro
BUHRO1w
BUIID5mBokondini
BUJDZ1pBou Saada
BUKYE1t
BULPG5y
BUMUS1b
BUNCO0iBuenaventura
BUOSO1f
BUPIN03Bhatinda
BUQZW26Bulawayo Joshua Mqabuko Nkomo
BURUS0tHollywood Burbank
BUSGE37Batumi
BUTBT7bBathpalathang
BUUID0bMuara Bungo
BUVUY2s
BUWID2l
BUXCD2gBunia
BUYAU1v
BUZIR0lBushehr
BVAFR1mParis Beauvais
BVBBR5uBoa Vista
BVCCV74Aristides Pereira
BVDUS5x
BVEFR1mBrive–Souillac
BVFFJ7i
BVGNO4qBerlevag
BVHBR5uVilhena
BVIAU1kBirdsville
BVJRU2jBovanenkovo
BVKBO2h
BVLBO2h
BVMBR1c
BVNCN00
BVOUS1b
BVPPG5y
BVQCN00
BVRCV74
BVSBR2eBreves
BVUUS5x
BVVRU6n
BVWAU1k
BVXUS1b
BVYUS0dBeverly
BVZAU1v
BWANP2bGautam Buddha
BWBAU1v
BWCUS0t
BWDUS1b
BWEDE0yBraunschweig-Wolfsburg
BWFGB0jWalney Island
BWGUS1bWarren County
BWHMY9vButterworth
BWIUS0dBaltimore/Washington International Thurgood Marshall
BWJPG5y
BWKHR44Bol
BWLUS1b
BWMUS47
BWNBN7lBrunei
BWORU3kBalakovo
BWPPG5y
BWQAU0pBrewarrina
BWSUS0t
BWTAU1kBurnie Wynyard
BWUAU0pBankstown
BWWCU1l
BWXID0bBanyuwangi
BWYGB0j
BXAUS1b
BXBID5mBabo
BXCUS0d
BXDID5m
BXESN1gBakel
BXFAU1v
BXGAU0rBendigo
BXHKZ1nBalkhash
BXICI0u
BXJKZ1n
BXKUS25
BXLFJ7i
BXMID5m
BXNTR01
BXOCH5o
BXPPL20Biala Podlaska
BXRIR0lBam
BXSUS0t
BXTID2lBontang
BXUPH18Butuan
BXVIS71
BXWID0b
BXXSO1f
BXYKZ5wBaikonur Krayniy
BXZPG5y
BYAUS5x
BYBOM3r
BYCBO2hYacuiba
BYDYE1t
BYECN00
BYFFR1m
BYGUS47
BYHUS1bArkansas
BYIUS6wBurley Municipal
BYJPT50Beja
BYKCI0uBouake
BYLLR3f
BYMCU1lC.M. de Cespedes
BYNMN3mBayankhongor
BYOBR40Bonito
BYPAU1v
BYQID2l
BYRDK2yLaeso
BYSUS0tBicycle Lake Army Air Field
BYTIE38
BYUDE0yBindlacher-Berg
BYVLK4d
BYWUS0tBlakely Island
BYXAU6z
BZANI3d
BZBMZ2wBazaruto Island
BZCBR09Buzios
BZDAU0pBalranald
BZEBZ7oPhilip S.W. Goldson
BZFUS0t
BZGPL20Bydgoszcz Ignacy Jan Paderewski
BZHZW26
BZITR01Balikesir
BZKRU06Bryansk
BZLBD07Barisal
BZMMG2f
BZNUS47Bozeman Yellowstone
BZOIT1iBolzano
BZPAU1k
BZQIT1i
BZRFR1mBeziers Vias
BZSUS0d
BZTUS1b
BZUCD2gButa
BZVCG2pMaya Maya
BZXCN00Bazhong Enyang
BZYMD4hBeltsy
BZZGB0jRAF Brize Norton
CAAHN3lCatacamas
CABAO17Cabinda
CACBR09Cascavel
CADUS49
CAEUS0dColumbia Metropolitan
CAFBR23Carauari
CAGIT1iCagliari Elmas
CAHVN0wCa Mau
CAIEG0hCairo
CAJVE14Canaima
CAKUS0dAkron-Canton
CALGB0jCampbeltown
CAMBO2h
CANCN00Guangzhou Baiyun
CAOUS47
CAPHT2uCap Haitien
CAQCO0iCaucasia
CARUS0dCaribou Municipal
CASMA11
CATPT50Cascais Municipal Aerodrome
CAUBR2eCaruaru
CAVAO17
CAWBR09Bartolomeu Lisandro
CAXGB0jCarlisle
CAYGF7nFelix Eboue
CAZAU0pCobar
CBAES0z
CBBBO2hJorge Wilstermann
CBCAU1v
CBDIN03Car Nicobar Air Force Base
CBEUS0d
CBFUS1b
CBGGB0jCambridge City
CBHDZ1pBoudghene Ben Ali Lotfi
CBIAU69
CBJDO1jCabo Rojo
CBKUS1b
CBLVE14Tomas de Heres
CBMUS1bColumbus Air Force Base
CBNID0b
CBOPH18Awang
CBPPT50
CBQNG0aCalabar
CBRAU0pCanberra
CBSVE14
CBTAO17Catumbela
CBUDE0yCottbus
CBVGT3cCoban
CBWBR09
CBXAU0p
CBYAU1k
CBZCN00Binzhou Dagao General
CCABO2hChimore
CCBUS0t
CCCCU1lJardines del Rey
CCDUS0tCentury City Heliport
CCEEG0hCairo Capital
CCFFR1mCarcassonne
CCGUS1b
CCHCL0oChile Chico
CCIBR09
CCJIN03Kozhikode Calicut
CCKCCa2Cocos Islands
CCLAU1kChinchilla
CCMBR09Criciuma
CCNAF12
CCOCO0i
CCPCL0oCarriel Sur
CCQBR1c
CCRUS0tBuchanan Field
CCSVE14Simon Bolivar
CCTAR51
CCUIN03Netaji Subhas Chandra Bose
CCVVU81Craig Cove
CCWAU2v
CCXBR4y
CCYUS1bNortheast Iowa
CCZBS67Chub Cay
CDAAU6z
CDBUS5xCold Bay
CDCUS47Cedar City
CDDHN3l
CDECN00Chengde Puning
CDFIT1i
CDGFR1mParis-Charles De Gaulle
CDHUS1b
CDIBR09
CDJBR2eConceicao Do Araguaia
CDKUS9j
CDLUS5x
CDMUY2s
CDNUS0d
CDOZA0x
CDPIN03Kadapa
CDQAU1k
CDRUS47Chadron
CDSUS1bChildress
CDTES0zCastellon-Costa Azahar
CDUAU0pCamden
CDVUS5xMudhole Smith
CDWUS0d
CDYPH18
CDZES0z
CEAUS1b
CEBPH18Mactan-Cebu
CECUS0tDel Norte County
CEDAU2vCeduna
CEERU06Cherepovets
CEFUS0dWestover Metropolitan
CEGGB0jHawarden
CEHMW4e
CEITH0nChiang Rai
CEJUA16
CEKRU2jChelyabinsk
CELBR09Canela
CEMUS5xCentral
CENMX43Ciudad Obregon
CEOAO17
CEPBO2h
CEQFR1mMandelieu
CERFR1mCherbourg-Maupertus
CESAU0p
CETFR1m
CEUUS0d
CEVUS3n
CEWUS0dBob Sikes
CEXUS5x
CEYUS1b
CEZUS47Montezuma County
CFAUS5x
CFBBR09Cabo Frio
CFCBR09
CFDUS1b
CFEFR1mClermont-Ferrand Auvergne
CFFAO17
CFGCU1lJaime Gonzalez
CFHAU2v
CFIAU6z
CFKDZ1pChlef
CFMCA39
CFNIE38Donegal
CFOBR4y
CFPAU1k
CFQCAb7
CFRFR1mCarpiquet
CFSAU0pCoffs Harbour
CFTUS25
CFUGR4bIoannis Kapodistrias
CFVUS1b
CFWGB0j
CFZCN00
CGAUS83Craig Seaplane Base
CGBBR40Marechal Rondon
CGCPG5y
CGDCN00Changde
CGEUS0d
CGFUS0dCuyahoga County
CGGPH18
CGHBR09Sao Paulo Congonhas
CGIUS1bCape Girardeau
CGJZM2tChingola
CGKID0bSoekarno-Hatta
CGMPH18Camiguin
CGNDE0yCologne Bonn
CGOCN00Zhengzhou Xinzheng
CGPBD07Shah Amanat
CGQCN00Changchun Longjia
CGRBR40Campo Grande
CGSUS0d
CGTMR4c
CGUVE14
CGVAU1v
CGXUS1b
CGYPH18Laguindingan
CGZUS25
CHAUS0dChattanooga Metropolitan
CHBPK05
CHCNZ5dChristchurch
CHDBR1cMucuge
CHEEE5g
CHFKR08
CHGCN00Chaoyang
CHHPE0gChachapoyas
CHIUS1b
CHJZW26
CHKUS1b
CHLUS6w
CHMPE0gChimbote
CHNKR08
CHOUS0dCharlottesville Albemarle
CHPUS5x
CHQGR4bChania
CHRFR1mChateauroux
CHSUS0dCharleston
CHTNZa3Chatham Islands / Tuuta
CHUUS5xChuathbaluk
CHVPT50
CHWGB0j
CHXPA5fChanguinola
CHYSB7pChoiseul Bay
CHZUS0t
CIAIT1iRome Ciampino Giovan Battista Pastine
CIBUS0t
CICUS0t
CIDUS1bEastern Iowa
CIEAU1v
CIFCN00Chifeng Yulong
CIGUS47
CIHCN00Changzhi Wangcun
CIITR01
CIJBO2hCapitan Anibal Arab
CIKUS5xChalkyitsik
CILUS9g
CIMCO0i
CINUS1b
CIOPY28Ten. Crl. Carmelo Peralta
CIPZM2t
CIQGT3c
CIRUS1b
CISKIb4Canton Island
CITKZ1nShymkent
CIUUS49Chippewa County
CIVUS83
CIWVC8dCanouan Island
CIXPE0gJ.A. Quinones Gonzalez
CIYIT1iComiso
CIZBR23
CJAPE0gCajamarca
CJBIN03Coimbatore
CJCCL0oEl Loa
CJDCO0i
CJFAU1v
CJHCA4l
CJIES0z
CJJKR08Cheongju
CJLPK05Chitral
CJMTH0nChumphon
CJNID0bCijulang Nusawiru
CJSMX2mAbraham Gonzalez
CJTMX04
CJUKR08Jeju
CJZBR1hCajazeiras
CKAUS1b
CKBUS0dNorth Central West Virginia
CKCUA16Cherkassy
CKDUS5xCrooked Creek
CKEUS0t
CKFCN00
CKGCN00Chongqing Jiangbei
CKHRU7dChokurdah
CKIAU6z
CKJCN00
CKKUS1b
CKLRU06Chkalovsky
CKMUS1b
CKNUS1b
CKOBR09
CKPCN00
CKRUS0t
CKSBR2eCarajas
CKTIR0lSarakhs
CKUUS5x
CKVUS1b
CKWAU1vChristmas Creek Mine
CKXUS5xChicken
CKYGN1xConakry
CKZTR01Canakkale
CLABD07
CLBGB0j
CLCUS1b
CLDUS0tMcClellan-Palomar
CLEUS0dCleveland Hopkins
CLFGB0j
CLGUS0t
CLHAU0p
CLIUS1b
CLJRO1wAvram Iancu Cluj
CLKUS1b
CLLUS1bEasterwood
CLMUS0tWilliam R. Fairchild
CLNBR2eCarolina
CLOCO0iAlfonso Bonilla Aragon
CLPUS5xClarks Point
CLQMX04Colima
CLRUS0t
CLSUS0t
CLTUS0dCharlotte Douglas
CLUUS3nColumbus Municipal Airport (Indiana)
CLVBR09Nelson Ribeiro Guimaraes
CLWUS0d
CLXAR2c
CLYFR1mSainte Catherine
CLZVE14Calabozo
CMAAU1kCunnamulla
CMBLK4dBandaranaike
CMCBR1h
CMDAU0pCootamundra
CMEMX3uCiudad del Carmen
CMFFR1mChambery
CMGBR40Corumba Internacional
CMHUS0dJohn Glenn Columbus
CMIUS1bUniversity of Illinois Willard
CMJTW0e
CMKMW4e
CMLAU1k
CMMGT3c
CMNMA11Mohammed V
CMOSO1f
CMPBR2eCampo Alegre
CMQAU1kClermont
CMRFR1mColmar-Houssen
CMSSO1f
CMTBR2e
CMUPG5yChimbu
CMVNZ5d
CMWCU1lIgn Agramonte
CMXUS49Houghton County Memorial
CMYUS1b
CMZMZ2w
CNAMX43
CNBAU0pCoonamble
CNCAU1kCoconut Island
CNDRO1wKogalniceanu
CNEUS47
CNFBR09Tancredo Neves
CNGFR1mParvaud
CNHUS0d
CNICN00Changhai
CNJAU1kCloncurry
CNKUS1b
CNLDK2ySindal
CNMUS47Cavern City Air Terminal
CNNIN03Kannur
CNOUS0t
CNPGLa4Neerlerit Inaat
CNQAR02Camba Punta
CNRCL0oChanaral
CNSAU1kCairns
CNTAR2c
CNUUS1bChanute Martin Johnson
CNVBR1c
CNWUS1b
CNXTH0nChiang Mai
CNYUS47Canyonlands Regional Airport, Moab
CNZAO17
COAUS0t
COBAU6z
COCAR02Concordia
CODUS47Yellowstone
COEUS0tCoeur D'Alene
COFUS0dPatrick Air Force Base
COGCO0i
COHIN03
COIUS0d
COJAU0pCoonabarabran
COKIN03Cochin
COLGB0jColl Island
COMUS1b
CONUS0dConcord Municipal
COOBJ3tCotonou
COPUS0d
COQMN3mChoibalsan
CORAR02Ingeniero Aeronautico Ambrosio L.V. Taravella
COSUS47Colorado Springs
COTUS1b
COUUS1bColumbia
COVTR01Çukurova
COWCL0o
COXBS67
COYAU1v
COZDO1j
CPALR3f
CPBCO0i
CPCAR51Aviador Carlos Campos
CPDAU2vCoober Pedy
CPEMX3uCampeche
CPFID0b
CPGAR02
CPHDK2yCopenhagen
CPIPG5y
CPJES0z
CPLCO0i
CPMUS0t
CPNPG5y
CPOCL0oChamonate
CPPCL0o
CPQBR09
CPRUS47Casper/Natrona County
CPSUS1b
CPTZA0xCape Town
CPUBR1h
CPVBR2eJoao Suassuna
CPXPR5cBenjamin Rivera Noriega
CPZAR51
CQABR4y
CQDIR0lShahre-Kord
CQFFR1mCalais
CQMES0zCiudad Real
CQPAU1k
CQSBR5u
CQTCO0i
CQWCN00Chongqing Xiannyushan
CRARO1wCraiova
CRBAU0p
CRCCO0iSanta Ana
CRDAR02General E. Mosconi
CREUS0dGrand Strand
CRFCF4u
CRGUS0dJacksonville Executive at Craig
CRHAU1k
CRIBS67Crooked Island
CRJAU2v
CRKPH18Clark
CRLBE3aBrussels South Charleroi
CRMPH18Catarman National
CRNRO1w
CROUS0t
CRPUS1bCorpus Christi
CRQBR2eCaravelas
CRRAR2c
CRSUS1b
CRTUS1b
CRUGD9dCarriacou Island
CRVIT1iCrotone
CRWUS0dYeager
CRXUS1b
CRYAU1v
CRZTM41Turkmenabat
CSAGB0j
CSBRO1wCaransebes
CSCCR5q
CSDAU6z
CSEUS47
CSFFR1mCreil
CSGUS0dColumbus Airport (Georgia)
CSHRU06Solovky
CSIAU0p
CSJUS0d
CSKSN1gCap Skirring
CSLUS0t
CSMUS1b
CSNUS0t
CSODE0y
CSPUS83Cape Spencer Coast Guard Heliport
CSQUS1b
CSRCO0i
CSSBR40
CSTFJ7i
CSUBR09
CSVUS1bCrossville Memorial
CSWMX4aCabo San Lucas
CSXCN00Changsha Huanghua
CSYRU06Cheboksary
CSZAR02
CTAIT1iCatania-Fontanarossa
CTBUS47Cut Bank Municipal
CTCAR02Catamarca
CTDPA5fChitre Alonso Valderrama
CTEPA5f
CTFGT3c
CTGCO0iRafael Nunez
CTHUS0d
CTIAO17
CTJIT1i
CTKUS1b
CTLAU1kCharleville
CTMMX4jChetumal
CTNAU1kCooktown
CTOUS0d
CTPBR2eCarutapera
CTQBR09Do Palmar
CTRAU6z
CTSJP0cNew Chitose
CTTFR1mLe Castellet
CTUCN00Chengdu Shuangliu
CTVAO17
CTWUS25
CTXUS0d
CTYUS0d
CTZUS0d
CUAMX4aCiudad Constitucion
CUBUS0dOwens Field
CUCCO0iCamilo Daza
CUDAU1k
CUEEC1sMariscal Lamar
CUFIT1iLevaldigi
CUGAU0p
CUHUS1b
CUICO0i
CUJPH18
CUKBZ7oCaye Caulker
CULMX4aCuliacan
CUMVE14Antonio Jose de Sucre
CUNMX4jCancun
CUOCO0i
CUPVE14Carupano
CUQAU1kCoen
CURCW70Curacao
CUSUS47
CUTAR51Cutral Có
CUUMX4aGen Fierro Villalobos
CUVVE14
CUWUS83
CUXUS1b
CUYAU1v
CUZPE0gAlejandro Velasco Astete
CVAUS0dCivic Ar Heliport
CVBPG5y
CVCAU2vCleve
CVECO0iCovenas
CVFFR1m
CVGUS0dCincinnati/Northern Kentucky
CVHAR51
CVIAR7g
CVJMX04General Mariano Matamoros
CVLPG5y
CVMMX31Ciudad Victoria
CVNUS47Clovis
CVOUS0tCorvallis Municipal
CVQAU1vCarnarvon
CVRUS0t
CVSUS47Cannon Air Force Base
CVTGB0jCoventry
CVUPT8nCorvo Island (Azores)
CWAUS1bCentral Wisconsin
CWBBR09Afonso Pena
CWCUA16Chernivtsi
CWFUS1b
CWIUS1b
CWJCN00Cangyuan Washan
CWKIN03
CWLGB0jCardiff
CWOUS1b
CWPPK05
CWRAU2v
CWSUS0tCenter Island
CWTAU0pCowra
CWWAU0pCorowa
CWXUS25
CXAVE14Caicara De Orinoco
CXBBD07Coxs Bazar
CXCUS5x
CXEGB0j
CXFUS5x
CXHCA4lVancouver Harbour Flight Centre Seaplane Terminal
CXIKIa5Christmas Island
CXJBR09Hugo Cantergiani
CXLUS0t
CXNSO1f
CXOUS1bConroe-North Houston
CXPID0bTunggul Wulung
CXQAU1v
CXRVN0wCam Ranh
CXTAU1k
CXXGB0j
CXYBS67
CYAHT2uLes Cayes
CYBKY87Charles Kirkconnel
CYCBZ7oCaye Chapel
CYDBZ7o
CYFUS5xChefornak Sea Plane Base
CYGAU0rCorryong
CYITW0eChiayi
CYLHN3l
CYMUS99
CYOCU1lCayo Largo Del Sur
CYPPH18Calbayog
CYRUY2s
CYSUS47Cheyenne
CYTUS5xYakataga Intermediate
CYUPH18Cuyo
CYWMX04Celaya
CYXRU7dCherskiy
CYYFR1m
CYZPH18Cauayan
CZAMX3u
CZBBR09
CZCUS5x
CZEVE14Coro
CZFUS5xCape Romanzof
CZHBZ7oCorozal
CZJPA5f
CZKUS0t
CZLDZ1pMohamed Boudiaf
CZMMX4jCozumel
CZNUS5x
CZOUS5x
CZPUS83
CZSBR88Cruzeiro do Sul
CZTUS1b
CZUCO0iCorozal
CZWPL20
CZXCN00Changzhou
CZYAU1k
CZZUS47
DAAUS0dDavison Army Air Field
DABUS0dDaytona Beach
DACBD07Hazrat Shahjalal
DADVN0wDa Nang
DAEIN03
DAFPG5y
DAGUS0tBarstow-Daggett
DAHYE1t
DAIIN03
DAJAU5y
DAKEG0h
DALUS1bDallas Love Field
DAMSY22Damascus
DANUS0dDanville
DAOPG5y
DAPNP2b
DAQCN00
DARTZ1dJulius Nyerere
DASCAah
DATCN00Datong Yungang
DAUPG5yDaru
DAVPA5fEnrique Malek
DAXCN00Dazhou Heshi
DAYUS0dJames M. Cox Dayton
DAZAF12
DBAPK05Dalbandin
DBBEG0hAl Alamain
DBCCN00Baicheng Chang'an
DBDIN03Dhanbad
DBKLK4d
DBLCN00
DBMET19
DBNUS0d
DBOAU0pDubbo City
DBPPG5y
DBQUS1bDubuque
DBRIN03Darbhanga
DBSUS6w
DBTET19
DBULK4d
DBVHR44Dubrovnik
DBYAU1k
DCAUS0dRonald Reagan National
DCBDM8t
DCFDM8tCanefield
DCGAE15
DCIIT1iRafsu Decimomannu
DCKUS5x
DCMFR1mMazamet
DCNAU1vRAAF Base Curtin
DCPCAa6Cabin Plant Heliport
DCRUS3n
DCTBS67Duncan Town
DCUUS1b
DCYCN00Daocheng Yading
DDACN00
DDBCN00
DDCUS1bDodge City Municipal
DDDMV78
DDGCN00Dandong Langtou
DDIAU1kDaydream Island Heliport
DDLGB0j
DDMPG5y
DDNAU1k
DDPPR5c
DDRCN00Xigaze Dingri
DDUPK05
DDVCN00
DEAPK05Dera Ghazi Khan
DEBHU1zDebrecen
DECUS1bDecatur
DEDIN03Dehra Dun
DEERU4oMendeleyevo
DEFIR0lDezful
DEHUS1b
DEISC8g
DELIN03Indira Gandhi
DEMET19Dembidolo
DENUS47Denver
DEOUS49Hyatt Regency Heliport
DEPIN03
DEQCN00
DERPG5y
DESSC8g
DETUS0dColeman A. Young Municipal
DEXID5mNop Goliath
DEYCN00
DEZSY22Al Jafrah
DFACN00Danfeng Shangzhen General
DFIUS0d
DFPAU1k
DFWUS1bDallas/Fort Worth
DGABZ7oDangriga
DGBUS5x
DGCET19
DGDAU1v
DGEAU0pMudgee
DGFCA4l
DGGPG5yFishermans Heliport
DGHIN03Deoghar
DGKMZ2w
DGLUS25
DGMLK4d
DGNUS0d
DGOMX31Durango
DGPLV3yDaugavpils Intl.
DGRNZ5d
DGTPH18Dumaguete
DGUBF36
DGWUS47
DGXGB0j
DHASA0sKing Abdulaziz Air Base
DHBUS0tDeer Harbor Seaplane
DHCDE0y
DHDAU1k
DHFAE15Al Dhafra Air Base
DHGRU4oDalnegorsk
DHINP2b
DHLYE1t
DHMIN03Gaggal
DHNUS1bDothan
DHOCA4lHorn River Heliport
DHRNL3zDe Kooy
DHSES0z
DHTUS1bDalhart
DHUCN00
DHXID0b
DIAQA5nDoha
DIBIN03Dibrugarh
DICTL6t
DIEMG2fAntsiranana/Arrachart
DIGCN00Diqing Shangri-La
DIJFR1mDijon
DIKUS47Dickinson
DILTL6tPresidente Nicolau Lobato
DIMCI0u
DINVN0wDien Bien
DIOUS9g
DIPBF36
DIQBR09
DIRET19Aba Tenna D Yilma
DISCG2pDolisie
DIUIN03Diu
DIVCI0u
DIWLK4d
DIYTR01Diyarbakir
DJABJ3t
DJBID0bSultan Thaha Syaifuddin
DJETN46Djerba–Zarzis
DJGDZ1pTiska Djanet
DJHAE15
DJJID5mSentani
DJKNL3z
DJMCG2p
DJNUS5x
DJOCI0uDaloa
DJRAU1k
DJTUS0dPresident Donald J. Trump
DJUIS71
DKANG0a
DKIAUac
DKKUS0d
DKLCAa6Kiwigana Lodge Heliport
DKRSN1gLeopold Sedar Senghor
DKSRU3hDikson
DKVAU6z
DLACM2kDouala
DLBPG5y
DLCCN00Dalian
DLDNO4q
DLEFR1mDole-Jura
DLFUS1bLaughlin Air Force Base
DLGUS5xDillingham
DLHUS1bDuluth
DLIVN0wLien Khuong
DLKAU2v
DLLUS0d
DLMTR01Dalaman
DLNUS47
DLOUS83
DLRRU4oDalnerechensk
DLSUS0tThe Dalles
DLUCN00Dali
DLVAU6z
DLYVU81
DLZMN3mGurvan Saikhan
DMAUS25Davis Monthan Air Force Base
DMBKZ1nTaraz
DMDAU1kDoomadgee
DMERU06Moscow Domodedovo
DMKTH0nDon Mueang
DMMSA0sKing Fahd
DMNUS47Deming
DMOUS1b
DMRYE1t
DMSSA0s
DMTBR4y
DMUIN03Dimapur
DNAJP0cKadena Air Force Base
DNBAU1k
DNCCI0u
DNDGB0jDundee
DNEUS1b
DNFLY30
DNGAU1v
DNHCN00Dunhuang
DNISD1q
DNKUA16Dnepropetrovsk
DNLUS0dDaniel Field
DNMAU1v
DNNUS0d
DNOBR6h
DNPNP2b
DNQAU0pDeniliquin
DNRFR1mPleurtuit
DNSUS1b
DNTUS0t
DNUPG5y
DNVUS1b
DNXSD1q
DNZTR01Cardak
DOAMG2f
DOBID5m
DOCGB0j
DODTZ1dDodoma
DOESR68Djoemoe
DOFUS83Dora Bay
DOGSD1qDongola
DOHQA5nHamad
DOIPG5y
DOKUAamDonetsk Sergey Prokofiev
DOLFR1mSaint Gatien
DOMDM8tDouglas-Charles
DONGT3c
DOOPG5y
DOPNP2bDolpa
DORBF36
DOSPG80
DOUBR40
DOVUS0dDover Air Force Base
DOXAU1v
DOYCN00Dongying
DPAUS1bDuPage
DPBCL73
DPCGB0j
DPEFR1m
DPGUS47
DPKUS0d
DPLPH18Dipolog
DPOAU69Devonport
DPSID2lNgurah Rai
DPTRU4oDeputatskiy
DPUPG5y
DQACN00Daqing Sartu
DQMOM3rDuqm
DRAUS0tDesert Rock
DRBAU1vDerby
DRCAO17
DRDAU1k
DREUS49
DRFUS5x
DRGUS5xDeering
DRHID5m
DRIUS1bBeauregard Parish
DRJSR68Drietabbetje
DRKCR5q
DRMGR4b
DRNAU1kDirranbandi
DROUS47Durango-La Plata County
DRPPH18Bicol
DRRAU1k
DRSDE0yDresden
DRTUS1bDel Rio
DRUUS47
DRVMV78Dharavandhoo
DRWAU6zDarwin
DRXDE0y
DRYAU1v
DSAGB0jDoncaster Sheffield
DSCCM2k
DSDGP7mLa Desirade
DSEET19Kombolcha
DSGPH18
DSIUS1bDestin Executive
DSKPK05Dera Ismail Khan
DSLSL3p
DSMUS1bDes Moines
DSNCN00Ordos Ejin Horo
DSOKP10Sondok
DSSSN1gBlaise Diagne
DSTAE15Dubai Seaplane Terminal
DSVUS0d
DSXTW0e
DSYKH24
DTAUS47
DTBID0bSilangit
DTDID2lDatadawai
DTEPH18Bagasbas
DTHUS0t
DTIBR09
DTLUS1b
DTMDE0yDortmund
DTNUS1b
DTRUS0tDecatur Island
DTSUS1b
DTTUS49
DTUCN00Wudalianchi Dedu
DTWUS0dDetroit Metropolitan Wayne County
DTZDE0y
DUAUS1bEaker
DUBIE38Dublin
DUCUS1b
DUDNZ5dDunedin
DUEAO17Dundo
DUFUS0d
DUGUS25Bisbee-Douglas
DUHAL5j
DUIDE0y
DUJUS0dDuBois
DUKZA0x
DUMID0bPinang Kampai
DUNGLao
DUQCA4l
DURZA0xKing Shaka
DUSDE0yDusseldorf
DUTUS5xUnalaska
DVDMG2f
DVKCAah
DVLUS1bDevils Lake
DVNUS1b
DVOPH18Francisco Bangoy Intl
DVPAU1k
DVRAU6z
DVTUS25
DWAMW4eDwangwa
DWBMG2fSoalala
DWCAE15Al Maktoum
DWDSA0sDawadmi
DWHUS1b
DWNUS1b
DWOLK4dDiyawanna Oya Seaplane Base
DWRAF12
DWSCN00Morin Dawa Banner
DXAFR1m
DXBAE15Dubai
DXDAU1k
DXEUS1b
DXJCN00Xiangxi Biancheng
DXNIN03Noida
DXRUS0dDanbury
DYAAU1kDysart
DYGCN00Zhangjiajie Hehua
DYLUS0d
DYMAU1k
DYNCN00
DYRRU8vAnadyr
DYSUS1bDyess Air Force Base
DYUTJ48Dushanbe
DYWAU6z
DZAYT7qDzaoudzi–Pamandzi
DZHCN00Dazhou Jinya
DZICO0i
DZNKZ1nZhezkazgan
DZOUY2sDurazno
DZUCN00
EAAUS5xEagle
EABYE1t
EAEVU81
EAGFR1m
EALMH8c
EAMSA0sNejran
EANUS47
EAPFR1m
EARUS1bKearney
EASES0zSan Sebastian
EATUS0tPangborn Memorial
EAUUS1bChippewa Valley
EAXSR68Paramaribo Eduard Alexander Gummels
EBAIT1iMarina Di Campo
EBBUG2iEntebbe
EBDSD1qEl Obeid
EBGCO0iEl Bagre
EBHDZ1p
EBJDK2yEsbjerg
EBLIQ0kErbil
EBMTN46El Borma
EBNMH8c
EBOMH9x
EBRUS1b
EBSUS1b
EBUFR1mBoutheon
EBVFR1m
EBWCM2k
ECAUS49
ECCUS0d
ECGUS0dElizabeth City
ECHAU0pEchuca
ECINI3d
ECNCY6cErcan
ECOCO0i
ECPUS1bNorthwest Florida Beaches
ECRCO0i
ECSUS47
EDAUS99Edna Bay
EDBSD1q
EDDAU6z
EDEUS0d
EDFUS5xElmendorf Air Force Base
EDGUS0dWeide Army Air Field
EDIGB0jEdinburgh
EDKUS1b
EDLKE1aEldoret
EDMFR1mLes Ajoncs
EDNRU4o
EDOTR01Balikesir Koca Seyit
EDQHN3l
EDRAU1kEdward River
EDWUS0tEdwards Air Force Base
EEABR09Planalto Serrano
EEDUS0tNeedles
EEKUS5xEek
EELES0z
EEMES0z
EENUS0dDillant-Hopkins
EEPES0z
EERES0z
EESEG0h
EEUES0z
EFBUS83
EFDUS1bEllington Airport (Texas)
EFGPG5y
EFKUS0d
EFLGR4bKefallinia
EFOUS1b
EFWUS1b
EGAPG5y
EGCFR1mRoumanieres
EGEUS47Eagle County
EGHEG0h
EGIUS1bDuke Field
EGLET19
EGMSB7p
EGNSD1q
EGORU06Belgorod
EGPUS1b
EGSIS71Egilsstadir
EGVUS1b
EGXUS5xEgegik
EHDUS0t
EHLAR02El Bolson
EHMUS5xCape Newenham
EHTUS0d
EHUCN00Ezhou Huahu
EIAPG5y
EIBDE0yEisenach
EIERU3hEniseysk
EIHAU1k
EIKRU06Yeysk
EILUS5xEielson Air Force Base
EINNL3zEindhoven
EISVG9bTerrance B. Lettsome
EIYIL3q
EIZDE0y
EJACO0iYariguies
EJHSA0sWedjh
EJJCN00
EJNCN00Ejin Banner Taolai
EJQCN00
EJTMH9xEnejit
EKAUS0tMurray Field
EKBKZ1nEkibastuz
EKDAU6z
EKEGY66
EKGCN00
EKIUS3n
EKNUS0dElkins
EKOUS0tElko
EKSRU4oShakhtyorsk
EKTSE27Eskilstuna
EKWUS0d
EKXUS0d
ELAUS1b
ELBCO0iEl Banco
ELCAU6zElcho Island
ELDUS1bSouth Arkansas
ELEPA5f
ELFSD1qEl Fasher
ELGDZ1pEl Golea
ELHBS67North Eleuthera
ELIUS5xElim
ELJCO0iEl Recreo
ELKUS1b
ELLZA0x
ELMUS0dElmira Corning
ELNUS0t
ELOAR2c
ELPUS47El Paso
ELQSA0sPrince Nayef bin Abdulaziz
ELRID5m
ELSZA0xKing Phalo
ELTEG0h
ELUDZ1pGuemar
ELVUS83Elfin Cove Sea Plane Base
ELWUS5x
ELXVE14
ELYUS0tYelland
ELZUS0d
EMAGB0jEast Midlands
EMBUS0t
EMDAU1kEmerald
EMEDE0yEmden
EMGZA0x
EMIPG5y
EMJCN00
EMKUS5xEmmonak
EMLCH5oEmmen
EMMUS47
EMNMR4c
EMOPG5y
EMPUS1b
EMRGT3cEl Mirador Heliport
EMSPG5y
EMTUS0t
EMUES0z
EMXAR6j
EMYEG0h
ENAUS5xKenai Municipal
ENBAU1v
ENCFR1mEssey
ENDUS1bVance Air Force Base
ENEID2lH. Hasan Aroeboesman
ENFFI4tEnontekio
ENHCN00Xujiaping
ENIPH18El Nido
ENJGT3c
ENKGB0jEnniskillen/St Angelo
ENLUS1b
ENNUS5xNenana Municipal
ENOPY28Teniente Amin Ayub Gonzalez
ENQHN3l
ENSNL3zEnschede Airport Twente
ENTMH9xEnewetak Island
ENUNG0aEnugu
ENVUS47Wendover
ENWUS1bKenosha Municipal
ENYCN00Yan'an Nanniwan
EOHCO0iOlaya Herrera
EOIGB0jEday
EOKUS1b
EORVE14El Dorado Airporr
EOSUS1b
EOZVE14Elorza
EPAAR02El Palomar
EPGUS1b
EPHUS0t
EPIVU81
EPKCY6s
EPLFR1mMirecourt
EPNCG2p
EPRAU1vEsperance
EPSDO1j
EPTPG5y
EPUEE5gParnu
EQSAR02Esquel
ERASO1f
ERBAU2v
ERCTR01Erzincan
ERDUA16Berdyansk
EREPG5y
ERFDE0yErfurt–Weimar
ERGRU4p
ERHMA11Moulay Ali Cherif
ERIUS0dErie
ERLCN00Erenhot Saiwusu
ERMBR09
ERNBR88
EROUS83Eldred Rock Coast Guard Heliport
ERQAU1k
ERRUS0d
ERSNA60Eros
ERTMN3m
ERUPG5y
ERVUS1b
ERZTR01Erzurum
ESAPG5y
ESBTR01Ankara Esenboga
ESCUS49Delta County
ESDUS0tOrcas Island
ESEMX2n
ESFUS1bEsler Field
ESGPY28Mariscal Estigarribia
ESHGB0jShoreham
ESIBR09
ESKTR01Eskisehir
ESLRU06Elista
ESMEC1sColonel Carlos Concha Torres
ESNUS0d
ESOUS47
ESPUS0d
ESRCL0oEl Salvador
ESSDE0y
ESTUS1b
ESUMA11Essaouira Mogador
ESWUS0t
ESZDE0y
ETBUS1b
ETDAU2v
ETEET19
ETHIL3qEilat
ETLRU4o
ETMIL3qEilat-Ramon
ETNUS1b
ETREC1sCoronel Artilleria Victor Larrea
ETSUS1b
ETZFR1mMetz-Nancy-Lorraine
EUATO8iKaufana
EUCAUb9
EUEUS0t
EUFUS1b
EUGUS0tEugene
EUMDE0y
EUNMA11Hassan I
EUOCO0i
EUQPH18Evelio Javier
EUXBQ70F D Roosevelt
EVAUS1b
EVDAU6z
EVENO4qHarstad/Narvik Airport, Evenes
EVGSE27Sveg
EVHAU0p
EVIES0z
EVMUS1b
EVNAM35Zvartnots
EVOES0z
EVVUS1bEvansville
EVWUS47Evanston
EVXFR1mEvreux
EWBUS0dNew Bedford
EWDUS5x
EWEID5m
EWIID5m
EWKUS1b
EWNUS0dCoastal Carolina
EWOCG2p
EWRUS0dNewark Liberty
EWSNL3z
EWVCN00
EWYGB0j
EXAES0z
EXCES0z
EXIUS83Excursion Inlet Sea Plane Base
EXMAU1v
EXSGB0j
EXTGB0jExeter
EYARU64
EYKRU2jBeloyarsky
EYLML2o
EYPCO0iEl Yopal
EYRUS0t
EYSKE1a
EYWUS0dKey West
EZEAR02Ezeiza/Ministro Pistarini
EZSTR01Elazig
EZVRU2jBeryozovo
FAAGN1x
FABGB0jFarnborough
FACPF86
FAEFO90Vagar
FAFUS0dFelker Army Air Field
FAGIS71
FAHAF12
FAIUS5xFairbanks
FAJPR5cDiego Jimenez Torres
FAKUS99
FALUS1b
FAMUS1b
FAOPT50Faro
FAQPG5y
FARUS1bHector
FASIS71
FATUS0tFresno Yosemite
FAUOM3r
FAVPF86Fakarava
FAYUS0dFayetteville
FAZIR0lFasa
FBABR23
FBDAF12Faizabad
FBEBR09Francisco Beltrao
FBGUS0dSimmons Army
FBKUS5xFort Wainwright
FBLUS1b
FBMCD2gLubumbashi
FBRUS47
FBSUS0t
FBTUS0d
FBYUS1b
FCAUS47Glacier Park
FCBZA0xFicksburg Sentra Oes
FCHUS0t
FCMUS1b
FCNDE0yCuxhaven/Nordholz
FCOIT1iLeonardo da Vinci-Fiumicino
FCSUS47Butts Army Air Field
FCTUS0tVagabond Heliport
FCYUS1b
FDDES0z
FDENO4qBringeland
FDFMQ7fMartinique Aime Cesaire
FDHDE0yBodensee Airport Friedrichshafen
FDKUS0d
FDRUS1b
FDUCD0fBandundu
FDYUS0dFindlay
FEAGB0j
FEBNP2b
FECBR1cJoao Durval Carneiro
FEGUZ1oFergana
FEJBR62
FEKCI0u
FELDE0yFürstenfeldbruck
FENBRa7Fernando De Noronha
FEPUS1b
FERKE1a
FESES0zSan Fernando
FETUS1b
FEWUS47Warren Air Force Base
FEZMA11Fes-Saiss
FFAUS0d
FFDGB0jRAF Fairford
FFFCN00
FFLUS1b
FFMUS1b
FFOUS0dWright-Patterson Air Force Base
FFTUS0d
FFUCL0o
FGDMR4c
FGIWS7y
FGLNZ5d
FGRES0zFuengirola
FGUPF86Fangatau
FHUUS25Sierra Vista Municipal Airport/Libby Army
FHZPF86Fakahina
FICUS99Fire Cove
FIDUS0d
FIEGB0jFair Isle
FIGGN1x
FIHCD0fN'djili
FIICN00
FIKAU6z
FILUS47
FINPG5y
FIRIT1i
FISCD0f
FIVUS83Five Finger Heliport
FIZAU1vFitzroy Crossing
FJRAE15Fujairah
FKBDE0yBaden-Airpark
FKHGB0jSculthorp Royal Air Force
FKICD2gKisangani Bangoka
FKJJP0cFukui
FKLUS0dVenango
FKNUS0d
FKQID5mFak Fak
FKSJP0cFukushima
FLACO0iFlorencia
FLBBR1h
FLCAU0pFalls Creek
FLDUS1b
FLEUS0d
FLFDE0y
FLGUS25Flagstaff Pulliam
FLHGB0j
FLIIS71
FLJUS5xFalls Bay
FLLUS0dFort Lauderdale-Hollywood
FLMPY28
FLNBR09Floripa
FLOUS0dFlorence
FLPUS1b
FLRIT1iFlorence Airport, Peretola
FLSAU69Flinders Island
FLTUS5x
FLUUS0d
FLVUS1b
FLWPT8nFlores Island
FLXUS0t
FLYAU0p
FLZID0bFerdinand Lumban Tobing
FMAAR2cFormosa
FMCUS5xFive Mile
FMEUS0dTipton
FMGCR5qFlamingo
FMHUS0d
FMICD2gKalemie
FMMDE0yMemmingen Allgau
FMNUS47Four Corners
FMODE0yMunster Osnabruck
FMSUS1b
FMTMV78Faresmaathodaa
FMUUS0t
FMVUY2s
FMYUS0dPage Field
FNASL3pFreetown
FNBDE0yNeubrandenburg
FNCPT79Madeira
FNDMV78
FNEPG5y
FNGBF36
FNHET19
FNIFR1mGarons
FNJKP10Pyongyang Sunan
FNKUS5xFin Creek
FNLUS47Northern Colorado
FNRUS83Funter Bay Sea Plane Base
FNTUS49Bishop
FNUIT1i
FOAGB0jFoula
FOBUS0t
FOCCN00Changle
FODUS1bFort Dodge
FOEUS1bTopeka
FOGIT1iGino Lisa
FOIIT1i
FOKUS0d
FOMCM2kFoumban
FONCR5q
FOOID5m
FOPUS0dMorris Army Air Field
FORBR2ePinto Martins – Fortaleza
FOSAU1vForrest
FOTAU0p
FOUGA4r
FOXUS5xFox
FOYLR3f
FPOBS67Grand Bahama
FPRUS0dTreasure Coast
FPYUS0d
FRADE0yFrankfurt
FRBAU0pForbes
FRCBR09
FRDUS0tFriday Harbor
FRESB7pFera Island
FRFDE0y
FRGUS0dFarmingdale Republic
FRHUS3n
FRIUS1bMarshall Army Air Field
FRJFR1m
FRKSC8g
FRLIT1iLuigi Ridolfi
FRMUS1b
FRNUS5x
FRONO4qFloro
FRPUS83
FRQPG5y
FRRUS0d
FRSGT3cSanta Elena
FRTCL0o
FRUKG3i
FRWBW6bPhillip Gaonwe Matante
FRYUS0d
FRZDE0yFritzlar Air Base
FSACN00
FSCFR1mSud Corse
FSDUS1bSioux Falls
FSIUS1bPost Aaf
FSKUS1b
FSLAU1v
FSMUS1bFort Smith
FSNUS1b
FSPPM9hSaint Pierre
FSSGB0jRAF Kinloss
FSTUS1bPecos County
FSUUS47
FSZJP0cShizuoka
FTAVU81Futuna
FTEAR02Comandante Armando Tola
FTIAS92Fitiuta
FTKUS1bGodman Army Air Field
FTLUS5xFortuna Ledge
FTUMG2fMarillac
FTWUS1bFort Worth Meacham
FTXCG2pOwando
FTYUS0dFulton County Airport (Georgia)
FUACO0i
FUBPG5y
FUDCNba
FUEES5iFuerteventura
FUGCN00Fuyang
FUJJP0cFukue
FUKJP0cFukuoka
FULUS0t
FUMPG5y
FUNTVa8Funafuti Atol
FUOCN00Fuoshan
FUSCN00
FUTWFa9Futuna Island
FVLAU1v
FVMMV78
FVRAU1v
FVSRU06
FWAUS3nFort Wayne
FWHUS1bFort Worth Naval Air Station Joint Reserve Base
FWLUS5x
FWMGB0jFort WilliamHeliport
FXEUS0dFort Lauderdale Executive
FXMUS5xFlaxman Island
FXOMZ2w
FXYUS1b
FYGCN00
FYJCN00Fuyuan Dongji
FYMUS1b
FYNCN00Fuyun Koktokay
FYTTD42Faya-Largeau
FYUUS5xFort Yukon
FYVUS1bFayetteville Executive Airport (Drake Field)
FZBUY2s
FZLAZ34
FZOGB0jFilton
GAACO0i
GABUS0t
GACHN3l
GADUS1b
GAETN46Gabes - Matmata
GAFTN46Gafsa – Ksar
GAGUS1b
GAHAU1k
GAIUS0d
GAJJP0cYamagata
GAKUS5x
GALUS5xEdward G. Pitka Sr.
GAMUS5xGambell
GANMV78Gan
GAOCU1lMariana Grajales
GAPPG5y
GAQML2oGao
GARPG5y
GASKE1a
GATFR1m
GAUIN03Lokpriya Gopinath Bordoloi
GAVID5m
GAWMM0q
GAXGA4rGamba
GAYIN03Gaya
GAZPG5y
GBAGB0j
GBBAZ34Gabala
GBCPG5y
GBDUS1b
GBEBW6bSir Seretse Khama
GBFPG5y
GBGUS1b
GBHUS5x
GBIIN03Kalaburagi
GBJGP7mMarie-Galante
GBKSL3p
GBLAU6z
GBMSO1f
GBNIT1i
GBOUS0dBaltimore Greenbelt T Station
GBPAU1k
GBQBH6v
GBRUS0d
GBSNZ5dPort Fitzroy Seaplane Base
GBTIR0lGorgon
GBUSD1q
GBVAU1v
GBWAU1v
GBXES0z
GBZNZ5d
GCACO0i
GCCUS47Campbell County
GCDUS0t
GCHIR0lGachsaran
GCIGG8uGuernsey
GCJZA0xJohannesburg-Grand Central
GCKUS1bGarden City
GCMKY87Owen Roberts
GCNUS25Grand Canyon National Park
GCQAU1k
GCTUS25
GCVBR09Gravatai
GCWUS25
GCYUS0d
GDACF4u
GDBIN03Gondia
GDCUS0d
GDDAU1v
GDEET19Gode
GDGRU64
GDHUS5x
GDICF4u
GDJCD2g
GDLMX04Don Miguel Hidal Y Costilla
GDMUS0d
GDNPL20Gdansk Lech Walesa
GDOVE14Guasdualito
GDPBR1h
GDQET19Gondar
GDRBR09
GDTTCaaJAGS McCartney
GDUES0z
GDVUS47Dawson Community
GDWUS49
GDXRU7dMagadan
GDZRU06Gelendzhik
GEANC7eNoumea Magenta
GEBID5m
GECCY6cGecitkale
GEDUS0d
GEEAU69
GEFSB7p
GEGUS0tSpokane
GEIPG5yGreen Islands
GEKUS5xGanes Creek
GELBR09Sepe Tiaraju
GEMGQ6o
GENES0zPuente Genil
GEOGY66Cheddi Jagan
GEPIT1i
GERCU1lRafael Cabrera
GESPH18General Santos
GETAU1vGeraldton
GEVSE27Gallivare
GEWPG5y
GEXAU0r
GEYUS47
GFAUS47
GFBUS5x
GFDUS3n
GFEAU0p
GFFAU0pGriffith
GFKUS1bGrand Forks
GFLUS0dFloyd Bennett Memorial
GFNAU0pGrafton
GFOGY66
GFRFR1mGranville
GFYNA60Grootfontein Airbase
GGAES5i
GGBBR4y
GGCAO17
GGDAU1k
GGEUS0d
GGFBR6iAlmeirim
GGGUS1bGregg County
GGHBR09
GGJBR09Guaira
GGLCO0i
GGMKE1a
GGNCI0u
GGOCI0u
GGRSO1fGarowe
GGSAR02Gobernador Gregores
GGTBS67Exuma
GGWUS47Glasgow
GGXCN00
GGZAT21
GHADZ1pNoumerate
GHBBS67Governor's Harbour
GHCBS67Great Harbour Cay
GHDET19Ghimbi
GHEPA5f
GHFDE0y
GHKCAah
GHMUS1b
GHNCN00
GHSID2l
GHTLY30Ghat
GHUAR02Gualeguaychu
GHVRO1wBrașov-Ghimbav
GIAES0z
GIBGI8aNorth Front
GICAU1kBoigu Island
GIDBI5r
GIFUS0d
GIGBR09RIOgaleao
GIIGN1x
GIJES0z
GILPK05Gilgit
GIMGA4r
GIRCO0iGirardot
GISNZ5dGisborne
GITTZ1dGeita
GIULK4d
GIYZA0x
GIZSA0sJazan
GJAHN3lGuanaja
GJBES0z
GJLDZ1pJijel Ferhat Abbas
GJMBR5uGuajara-Mirim
GJNCN00
GJRIS71
GJTUS47Grand Junction
GKAPG5yGoroka
GKDTR01
GKEDE0yGeilenkirchen Air Base
GKHNP2b
GKKMV78Kooddoo Island
GKLAU1k
GKNUS5xGulkana
GKOGA4r
GKTUS0d
GKWCN00
GLAGB0jGlasgow
GLBUS25
GLCET19
GLDUS47Goodland Municipal
GLEUS1b
GLFCR5qGolfito
GLGAU1k
GLHUS1bGreenville Mid-Delta
GLIAU0pGlen Innes
GLJCO0i
GLKSO1fAbdullahi Yusuf
GLLNO4q
GLMAU1k
GLNMA11
GLOGB0jGloucestershire
GLPPG5y
GLQUS5xGlennallen
GLRUS49
GLSUS1bScholes Field
GLTAU1kGladstone
GLUBT7bGelephu
GLVUS5xGolovin
GLWUS1b
GLXID5m
GLYAU1v
GLZNL3zGilze-Rijen Air Base
GMACD0fGemena
GMBET19Gambela
GMCCO0i
GMDMA11
GMEBY1yGomel
GMIPG5yGasmata Island
GMLUA16
GMMCG2p
GMNNZ5d
GMONG0aGombe Lawanti
GMPKR08Gimpo
GMQCN00Golog Maqin
GMRPFabGambier Island
GMSBR2eGuimaraes
GMTUS5x
GMUUS0dGreenville Downtown
GMVUS47
GMYDE0yRheindahlen
GMZES5iLa Gomera
GNABY1yGrodno
GNBFR1mGrenoble-Isere
GNDGD9dMaurice Bishop
GNEBE3aGhent
GNFUS0t
GNGUS6w
GNHFR1m
GNITW0e
GNJAZ34Gyandzha
GNMBR1c
GNNET19
GNOFR1m
GNRAR51
GNSID0bGunungsitoli
GNTUS47
GNUUS5xGoodnews Bay
GNVUS0dGainesville
GNYTR01Sanliurfa GAP
GNZBW6b
GOAIT1iGenoa Cristoforo Colombo
GOBET19
GOCPG5y
GOEPG5y
GOFUS1bGoodfellow Air Force Base
GOGNA60
GOHGL9uNuuk
GOIIN03Dabolim
GOJRU06Strigino
GOKUS1b
GOLUS0t
GOMCD2gGoma
GONUS0dGroton-New London
GOOAU1k
GOPIN03Gorakhpur
GOQCN00Golmud
GORET19
GOSAU0p
GOTSE27Goteborg Landvetter
GOUCM2kGaroua
GOVAU6zNhulunbuy
GOXIN03Manohar
GOYRU3hTura Gornij
GOZBG2zGorna Orechovitsa
GPAGR4bAraxos
GPBBR09Tancredo Thomaz Faria
GPDAU1k
GPICO0iGuapi
GPLCR5qGuapiles
GPNAU6zGarden Point
GPOAR02General Pico
GPPIT1i
GPSEC98Baltra
GPTUS1bGulfport-Biloxi
GPZUS1b
GQQUS0d
GRACO0i
GRBUS1bAustin Straubel
GRCLR3f
GRDUS0d
GREUS1b
GRFUS0tGray Army Air Field
GRGAF12
GRHPG5y
GRIUS1bGrand Island
GRJZA0xGeorge
GRKUS1bKilleen
GRLPG5y
GRMUS1b
GRNUS47
GROES0zGirona-Costa Brava
GRPBR6h
GRQNL3zGroningen Airport Eelde
GRRUS49Gerald R. Ford
GRSIT1iBaccarini
GRTPK05
GRUBR09Sao Paulo-Guarulhos
GRVRU06Groznyy
GRWPT8nGraciosa Island
GRXES0zGranada
GRYIS71Grimsey
GRZAT21Graz
GSAMY2a
GSBUS0dSeymour Johnson Air Force Base
GSCAU1v
GSESE27Goteborg City
GSHUS3n
GSIGF7n
GSJGT3cSan Jose
GSLCAah
GSMIR0lDayrestan
GSNAU2v
GSOUS0dPiedmont Triad
GSPUS0dGreenville-Spartanburg
GSQEG0h
GSRSO1f
GSSZA0x
GSTUS83Gustavus
GSUSD1q
GSVRU3kGagarin
GSYGB0j
GTASB7pGatokae Aerodrom
GTBMY2a
GTCBS67
GTEAU6zGroote Eylandt
GTFUS47Great Falls
GTGUS1b
GTIDE0y
GTKMY9vSungei Tekai
GTNNZ5dGlentanner
GTOID2lTolotio
GTPUS0t
GTRUS1bGolden Triangle
GTSAU6z
GTTAU1k
GTWCZ2x
GTYUS0d
GTZTZ1d
GUAGT3cLa Aurora
GUBMX2nGuerrero Negro
GUCUS47Gunnison–Crested Butte
GUDML2o
GUEPG5y
GUFUS1b
GUGPG5y
GUHAU0pGunnedah
GUIVE14Guiria
GUJBR09Guaratingueta
GULAU0pGoulburn
GUMGU7wA.B. Won Pat
GUOSO1fGuriel
GUPUS47Gallup Municipal
GUQVE14Guanare
GURPG5yGurney
GUSUS3nGrissom Air Force Base
GUTDE0y
GUUIS71
GUVPG5y
GUWKZ6mAtyrau
GUXIN03
GUYUS1bGuymon Municipal
GUZBR09Guarapari
GVACH5oGeneve
GVEUS0d
GVIPG5y
GVLUS0d
GVNRU4oMay-Gatka
GVPAU1k
GVRBR09Governador Valadares
GVTUS1b
GVWUS1bRichards-Gebaur
GVXSE27Gestrike
GWAMM0q
GWDPK05Gwadar
GWEZW26Gweru-Thornhill Air Base
GWLIN03Gwalior
GWNPG5y
GWOUS1bLeflore
GWSUS47
GWTDE0yWesterland - Sylt
GWVUS0d
GWYIE38
GXAID56
GXFYE1tSeiyun
GXGAO17Negage
GXHCN00Gannan Xiahe
GXQCL0oTen. Vidal
GXXCM2k
GXYUS47
GYABO2hGuayaramerin
GYBAU1v
GYDAZ34Heydar Aliyev
GYEEC1sJose Joaquin de Olmedo
GYGRU64Magan
GYIRW3xGisenyi
GYLAU1v
GYMMX43Gen Jose Maria Yanez
GYNBR09Goiania Santa Genoveva
GYOID0b
GYPAU1k
GYRUS25
GYSCN00Guang Yuan
GYUCN00Guyuan Liupanshan
GYYUS1b
GYZAU1vGruyere Mine
GZAPS5a
GZGCN00Garze (Ganzi) Gesar
GZIAF12
GZMMT8jGozo
GZOSB7pNusatupe
GZPTR01Gazipasa
GZTTR01Gaziantep
GZWIR0lGhazvin
HAANO4qHasvik
HABUS1b
HACJP0cHachijo Jima
HADSE27Halmstad
HAEUS25
HAFUS0t
HAGNL3z
HAHKM7xPrince Said Ibrahim
HAIUS49
HAJDE0yHannover
HAKCN00Haikou Meilan
HALNA60Halali
HAMDE0yHamburg
HANVN0wNoi Bai
HAOUS0d
HAPAU1kLong Island Seaplane Base
HAQMV78Hanimaadhoo
HARUS0d
HASSA0sHail
HATAU1k
HAUNO4qHaugesund
HAVCU1lJose Marti
HAWGB0jHaverfordwest
HAXUS1bHatbox Field
HAYCO0i
HAZPG5y
HBAAU69Hobart
HBBUS47
HBCUS99Hanus Bay
HBDPG5y
HBEEG0hBorg El Arab
HBGUS1bBobby L. Chain Municipal
HBHUS83
HBIBS67Harbour Island
HBKUS25
HBLZA0x
HBMCN00
HBNVN0wPhu-bon
HBOUS1bHumboldt Municipal
HBPCN00
HBQCN00Haibei Qilian
HBRUS1bHobart
HBTLK4dHambantota Seaplane Base
HBUMN84
HBVCN00
HBXIN03Hubli
HBZDE0y
HCAUS1b
HCBUS99Shoal Cove
HCCUS0d
HCJCN00Hechi Jinchengjiang
HCMSO1f
HCNTW0eHengchun
HCQAU1vHalls Creek
HCRUS5xHoly Cross
HCWUS0d
HCZCN00Chenzhou Beihu
HDAUS99Hidden Falls
HDBDE0yHeidelberg
HDDPK05Hyderabad
HDEUS1b
HDFDE0yHeringsdorf
HDGCN00Handan
HDHUS5k
HDKMV78Kulhudhuffushi
HDMIR0lHamadan
HDNUS47Yampa Valley
HDOIN03Hindon
HDQGB0j
HDRIR0l
HDSZA0xHoedspruit
HDYTH0nHat Yai
HEAAF12Herat
HEBMM0q
HECFI4t
HEDUS5x
HEEUS1b
HEHMM0qHeho
HEIDE0yHeide-Buesum
HEKCN00Heihe Aihui
HELFI4tHelsinki-Vantaa
HEMFI4tHelsinki Malmi
HENFI4tHernesaari Heliport
HEOPG5y
HERGR4bHeraklion Airport N. Kazantzakis
HESUS0t
HETCN00Hohhot Baita
HEVES0zHuelva
HEWCN00
HEXDO1j
HEYUS1bHanchey Army Heliport
HEZUS1b
HFAIL3qHaifa
HFDUS0dHartford–Brainard
HFECN00Hefei Xinqiao
HFFUS0d
HFHGB0j
HFNIS71Hornafjordur
HFSSE27Hagfors
HFTNO4qHammerfest
HGASO1fHargeisa
HGDAU1kHughenden
HGEVE14
HGHCN00Hangzhou Xiaoshan
HGIIN03Itanagar Hollongi
HGLDE0yHelgoland
HGNTH0nMae Hong Son
HGOCI0uKorhogo
HGRUS0dHagerstown
HGSSL3p
HGTUS0tHunter Army Air Field
HGUPG5yMount Hagen
HGZUS5x
HHACNbb
HHEJP0cHachinohe
HHHUS0dHilton Head
HHIUS5k
HHKHK0m
HHLCN00
HHNDE0yFrankfurt - Hahn
HHPHK0mSheung Wan Heliport
HHQTH0nHua Hin
HHRUS0tHawthorne Municipal
HHSCN00
HHZPF86Hikueru
HIACN00Huai'an Lianshui
HIBUS1bChisholm
HIDAU1kHorn Island
HIEUS0d
HIFUS47Hill Air Force Base
HIGAU1k
HIHAU1kHook Island
HIIUS25Lake Havasu City Municipal
HIJJP0cHiroshima
HIKUS5k
HILET19Shillavo
HIMLK4dHingurakgoda
HINKR08Sacheon
HIOUS0tPortland Hillsboro
HIPAU1k
HIRSB7pHoniara
HISAUacHayman Island
HITPG5y
HIWJP0c
HIXPF9y
HJBCN00Hejing Bayinbuluke
HJJCN00Zhijiang
HJRIN03Khajuraho
HJTMN3m
HKAUS1b
HKBUS5x
HKCHK0m
HKDJP0cHakodate
HKGHK0mHong Kong
HKKNZ5dHokitika
HKMHK0m
HKNPG5yHoskins
HKPUS5k
HKRKE1a
HKSUS1b
HKTTH0nPhuket
HKVBG2z
HKYUS0dHickory
HLAZA0xLanseria
HLBUS3n
HLCUS1b
HLDCN00Hulunbuir Hailar
HLESH9wSaint Helena
HLFSE27
HLGUS0dOhio County
HLHCN00Ulanhot
HLIUS0t
HLJCN00
HLLAU1v
HLMUS49
HLNUS47Helena
HLOIS71
HLPID0bHalim Perdanakusuma
HLRUS1b
HLSAU69
HLTAU0rHamilton
HLUNC7eHouailou
HLVAU1k
HLWZA0x
HLYGB0jHolyhead
HLZNZ5dHamilton
HMARU2jKhanty-Mansiysk
HMBEG0hSohag
HMEDZ1pOued Irara
HMGAU6z
HMICN00Hami
HMJUA16Khmelnitskiy
HMNUS47Holloman Air Force Base
HMOMX43General Ignacio Pesqueira García
HMRNO4q
HMSID56Haji Muhammad Sidik
HMTUS0t
HMVSE27Hemavan Tarnaby
HMYKR08
HNAJP0cHanamaki
HNBUS8r
HNCUS0d
HNDJP0cHaneda
HNEUS5x
HNGNC7eHienghene
HNHUS83Hoonah
HNIPG5y
HNKAU1k
HNLUS5kDaniel K. Inouye
HNMUS5kHana
HNNPG5y
HNOME6y
HNSUS83Haines Municipal
HNXUS47Hanna
HNYCN00Hengyang Nanyue
HNZCN00
HOAKE1a
HOBUS47Lea County
HOCPG5y
HODYE1tHodeidah
HOELA6f
HOFSA0sAl-Ahsa
HOGCU1lFrank Pais
HOHAT21
HOIPF86Hao Island
HOKAU6zHooker Creek
HOLUS5xHolikachu
HOMUS5xHomer
HONUS1bHowes
HOOVN0w
HOPUS1bCampbell Army
HOQDE0yHof–Plauen
HORPT8nHorta
HOSAR51
HOTUS1bMemorial Field
HOUUS1bWilliam P. Hobby
HOVNO4qOrsta–Volda
HOWPA5f
HOXMM0q
HOYGB0j
HPATO8iSalote Pilolevu
HPBUS5xHooper Bay
HPEAU1k
HPGCN00Shennongjia Hongping
HPHVN0wCat Bi
HPNUS0dWestchester County
HPPKH24
HPRZA0xPretoria Central Heliport
HPTUS1b
HPVUS5k
HPYUS1b
HQLCN13Tashkurgan Khunjerab
HQMUS0tBowerman
HQQCN00Anyang Hongqiqu
HRACZ2x
HRBCN00Harbin Taiping
HRCKZ1n
HRDNO4q
HREZW26Robert Gabriel Mugabe
HRFMV78Hoarafushi
HRGEG0hHurghada
HRHIN03Aligarh
HRILK4dMattala Rajapaksa
HRJNP2b
HRKUA16International Airport Kharkiv
HRLUS1bValley
HRMDZ1pTilrempt
HRNAU1kHeron Island Heliport
HROUS1bBoone County
HRRCO0i
HRSZA0xHarrismith
HRTGB0jRAF Linton-On-Ouse
HRYAU6z
HRZBR09
HSAKZ1nHazrat Sultan International Airport (HSIA)
HSBUS1b
HSCCN00Shaoguan Danxia
HSDCN00
HSFCN00
HSGJP0cSaga
HSHUS0t
HSIUS1b
HSJCN00
HSKES0z
HSLUS5xHuslia
HSMAU0rHorsham
HSNCN00Zhoushan
HSPUS0d
HSQCN00
HSRIN03Hirasar
HSSIN03Maharaja Agrasen
HSTUS0dHomestead Air Force Base
HSVUS1bHuntsville
HSZTW0eHsinchu
HTARU64Chita
HTBGP7mTerre-de-Bas
HTGRU3hHatanga
HTHUS0t
HTIAUacHamilton Island
HTLUS49
HTMMN3m
HTNCN00Hotan
HTOUS0d
HTRJP0c
HTSUS0dHuntington Tri-State
HTTCN00Huatugou
HTUAU0rHopetoun
HTVUS1bBruce Brothers Regional
HTWUS0d
HTYTR01Hatay
HTZCO0i
HUAUS1bRedstone Army Air Field
HUBAU6z
HUCPR5c
HUDUS1b
HUEET19
HUFUS3nHulman Field
HUGGT3cHuehuetenango
HUHPF86Huahine
HUIVN0wPhu Bai
HUJUS1b
HUKBW6b
HULUS0dHoulton
HUMUS1b
HUNTW0eHualien
HUOCN00Holingol Huolinhe
HUQLY30
HUSUS5xHughes Municipal
HUTUS1bHutchinson Municipal Airport (Kansas)
HUUPE0gHuanuco
HUVSE27Hudiksvall
HUWBR23
HUXMX04Bahias De Huatulco
HUYGB0jHumberside
HUZCN00Huizhou
HVAMG2fAnalalava
HVBAU1kHervey Bay
HVDMN3mKhovd
HVEUS47
HVGNO4qHonningsvag Airport, Valan
HVKIS71
HVMIS71Hvammstangi
HVNUS0dTweed–New Haven
HVRUS47Havre City County
HVSUS0d
HVTFI4t
HVZHU1z
HWAPG5y
HWDUS0t
HWIUS83
HWKAU2v
HWNZW26Hwange National Park
HWOUS0d
HXDCN00Delingha
HXNCN00
HXXAU0pHay
HYAUS0dCape Cod Gateway
HYCGB0j
HYDIN03Rajiv Gandhi
HYFPG5y
HYGUSadHydaburg Sea Plane Base
HYLUS99Hollis Seaplane Base
HYNCN00Luqiao
HYRUS1bHayward Municipal
HYSUS1bHays Municipal
HYVFI4t
HZACN00Heze Mudan
HZBFR1mMerville/Calonne
HZCCN00
HZDCN00
HZGCN00Hanzhong
HZHCN00Liping
HZIMO4z
HZKIS71Husavik
HZLUS0d
HZPCA39
HZRUS1b
HZUCN00Chengdu Huaizhou
HZVZA0x
IAARU3hIgarka
IABUS1bMcConnell Air Force Base
IADUS0dWashington Dulles
IAGUS0dNiagara Falls
IAHUS1bGeorge Bush Intercontinental
IALBR09
IAMDZ1pIn Amenas
IANUS5xBob Baker Memorial
IAOPH18Sayak
IAQIR0l
IARRU06
IASRO1wIasi
IAUPG5y
IBANG0aIbadan
IBBEC1sGeneral Villamil
IBDCN00
IBECO0iIbague
IBIPG5y
IBLMZ2wIndigo Bay Lodge
IBMUS47
IBOMZ2w
IBPPE0gIberia
IBRJP0cIbaraki
IBTIT1i
IBZES0zIbiza
ICAVE14
ICCVE14A.M. Salazar Marcano
ICIFJ7iCicia
ICKSR68
ICLUS1b
ICNKR08Incheon
ICOPH18
ICRCU1l
ICSUS6w
ICTUS1bWichita Dwight D. Eisenhower National
ICYUS5x
IDAUS6wIdaho Falls
IDBSE27
IDCMZ2w
IDFCD0f
IDGUS1b
IDHUS0t
IDIUS0d
IDKAU2v
IDNPG5y
IDOBR6h
IDPUS1b
IDRIN03Devi Ahilya Bai Holkar
IDYFR1mIle 'd' Yeu
IEGPL20Zielona Gora-Babimost
IEJJP0cIejima
IESDE0y
IEVUA16Kyiv
IFAUS1b
IFFAU1k
IFHIR0l
IFJIS71Isafjordur
IFLAU1k
IFNIR0lIsfahan
IFOUA16Ivano-Frankovsk
IFPUS25Laughlin Bullhead
IFUMV78
IGABS67Inagua
IGBAR51
IGDTR01Igdir
IGEGA4r
IGGUS5xIgiugig
IGHAU1k
IGLTR01Cigli Military
IGMUS25Kingman
IGNPH18
IGOCO0i
IGRAR02Cataratas del Iguazu
IGSDE0yIngolstadt Manching
IGTRU06Magas
IGUBR09Cataratas
IHAJP0cNiihama
IHCMZ2w
IHNYE1t
IHOMG2f
IHRIR0lIran Shahr
IHUPG5yIhu
IIAIE38Inishmaan
IILIR0lIlam
IINJP0cNishinoomote
IISPG80
IJKRU32Izhevsk
IJUBR09
IJXUS1b
IKAIR0lImam Khomeini
IKBUS0d
IKEGL9uIkerasak Heliport
IKGKG3iKarakol
IKIJP0cIki
IKKUS1bGreater Kankakee
IKLCD0f
IKOUS5xNikolski Air Force Station
IKPAU1k
IKSRU64Tiksi
IKTRU4pIrkutsk
IKUKG3iIssyk-Kul
ILAID5m
ILBBR40Ilha Solteira
ILDES0zLleida-Alguaire
ILEUS1b
ILFCA4iIlford
ILGUS0dNew Castle
ILHDE0y
ILIUS5xIliamna
ILKMG2f
ILLUS1b
ILMUS0dWilmington
ILNUS0dWilmington Airpark
ILOPH18Iloilo
ILPNC7eIle Des Pins
ILQPE0gIlo
ILRNG0aIlorin
ILSSV4xIlopango
ILUKE1a
ILXPG5y
ILYGB0jIslay
ILZSK5bZilina
IMAPG5y
IMBGY66
IMDPG5y
IMFIN03Imphal
IMGMZ2w
IMIMH9x
IMKNP2bSimikot
IMLUS47
IMMUS0d
IMNPG5y
IMOCF4u
IMPBR2eImperatriz
IMQIR0lMaku
IMRIT1i
IMTUS9cFord
IMZAF12Nimroz
INARU06Inta
INBBZ7o
INCCN00Yinchuan Hedong
INDUS3nIndianapolis
INEMZ2w
INFDZ1p
INGAR7g
INHMZ2wInhambane
INIRS2rNis Constantine the Great
INJAU1k
INKUS1bWink
INLUS1bFalls
INMAU2v
INNAT21Innsbruck
INOCD0fInongo
INPIT1i
INQIE38Inisheer
INRUS49
INSUS0t
INTUS0dSmith Reynolds
INUNRaeNauru Island
INVGB0jInverness
INWUS25Winslow
INXID5m
INYZA0x
INZDZ1pIn Salah
IOAGR4bIoannina
IOBAT21
IOKPG5y
IOMIM8bIsle of Man
IONCG2p
IOPPG5y
IOQGL9uIsortoq Heliport
IORIE38Kilronan
IOSBR2eIlheus/Bahia-Jorge Amado
IOTGL9uIllorsuit Heliport
IOUNC7eIle Ouen
IOWUS1b
IPAVU81
IPCCLafMataveri
IPEPH18
IPGBR23
IPHMY9vIpoh
IPICO0iSan Luis
IPLUS0tImperial County
IPNBR09Vale do Aço
IPRIT1i
IPTUS0dWilliamsport
IPUBR1c
IPWGB0j
IPZCR5q
IQAIQ0kAl Asad Airbase
IQMCN13Qiemo Yudu
IQNCN00Qingyang
IQQCL0oDiego Aracena
IQTPE0gCoronel FAP Francisco Secada Vignetta
IRASB7pKirakira
IRBUS1b
IRCUS5xCircle City
IRDBD07Ishurdi
IREBR1c
IRGAU1kLockhart River
IRITZ1dIringa / Nduli
IRJAR02La Rioja
IRKUS1bKirksville Municipal
IRMRU2j
IRNHN3l
IROCF4u
IRPCD2gMatari
IRRIT1i
IRSUS49
IRTIT1i
IRULK4d
IRZBR23Santa Isabel Rio Negro
ISAAU1kMount Isa
ISBPK05Islamabad
ISCGB0jIsles of Scilly
ISDCO0i
ISETR01Isparta Suleyman Demirel
ISGJP0cPainushima Ishigaki
ISHIT1iIschia
ISIAU1k
ISJMX4j
ISKIN03Nashik
ISLTR01Istanbul Ataturk
ISMUS0dKissimmee Gateway
ISNUS1bSloulin Field Intl.
ISOUS0dKinston Regional Jetport
ISPUS0dLong Island MacArthur
ISQUS49
ISRIT1i
ISSUS0d
ISTTR01Istanbul
ISUIQ0kSulaimaniyah
ISWUS1b
ITABR23Itacoatiara
ITBBR2eItaituba
ITEBR1c
ITHUS0dIthaca Tompkins
ITIBR09Itambacuri
ITJBR09
ITKPG5y
ITMJP0cOsaka
ITNBR2eItabuna
ITOUS5kHilo
ITPBR09
ITQBR09
ITRBR09
ITTIT1i
ITURU6nIturup
IUENUagHanan
IUIGL9uInnarsuit Heliport
IULID5m
IUMCA4lSummit Lake
IUOCN00
IUPBR23
IUSPG80
IVAMG2f
IVCNZ5dInvercargill
IVDID2lNusantara
IVGME6y
IVHUS5x
IVIPA5f
IVLFI4tIvalo
IVOCO0i
IVRAU0pInverell
IVWAU6z
IWARU06Ivanovo Yuzhny
IWDUS9cGogebic–Iron County
IWJJP0cHagi-Iwami
IWKJP0cIwakuni Kintaikyo
IWOJP0cIwo Jima Air Base
IWSUS1b
IXAIN03Maharaja Bir Bikram Singh
IXBIN03Bagdogra
IXCIN03Shaheed Bhagat Singh
IXDIN03Allahabad
IXEIN03Mangalore
IXGIN03Belgaum
IXHIN03Kailashahar
IXIIN03Lilabari
IXJIN03Satwari
IXKIN03Keshod
IXLIN03Kushok Bakula Rimpoche
IXMIN03Madurai
IXNIN03
IXPIN03Pathankot
IXQIN03
IXRIN03Birsa Munda
IXSIN03Kumbhirgram
IXTIN03
IXUIN03Aurangabad
IXVIN03Along
IXWIN03Sonari
IXXIN03Bidar
IXYIN03Kandla
IXZIN03Veer Savarkar
IYKUS0t
IZABR09Presidente Itamar Franco
IZEDE0y
IZMTR01
IZOJP0cIzumo
IZTMX04Ixtepec
JAAAF12Jalalabad
JABAU6z
JACUS47Jackson Hole
JADAU1vJandakot
JAEPE0gShumba
JAFLK4dKankesanturai
JAGPK05Jacobabad
JAHFR1mAgora Helipad
JAIIN03Jaipur
JAJUS0dPerimeter Mall Heliport
JAKHT2uJacmel
JALMX04El Lencero
JAMBG2zJambol
JANUS1bJackson-Evers
JAOUS0dBeaver Ruin Heliport
JAPCR5q
JAQPG5yJacquinot Bay
JARIR0l
JASUS1b
JATMH9x
JAUPE0gJauja
JAVGL9uIlulissat
JAWBR29
JAXUS0dJacksonville
JBBID0bNoto Hadinegoro
JBCUS0dBoston City Heliport
JBDCN00
JBKCN00Qitai Jiangbulake
JBPUS0tCommerce Bus Plaza Heliport
JBQDO1jLa Isabela
JBRUS1bJonesboro
JBSBR09
JBTUS5x
JBUES0z
JCAFR1m
JCBBR09
JCCUS0tChina Basin Heliport
JCDVI7tSt. Croix Downtown Heliport
JCEUS0tConvention Center Heliport
JCHGL9uQasigiannguit
JCIUS1b
JCJKR08Chuja Heliport
JCKAU1kJulia Creek
JCLCZ2x
JCMBR1c
JCNKR08Incheon Heliport
JCOMT8jComino Heliport
JCRBR5uJacareacanga
JCSBR1h
JCTUS1bKimble County
JCUES0zCeuta Heliport
JCXUS0t
JCYUS1b
JDAUS0t
JDBUS1bDallas Downtown Heliport
JDECN00Jiande Qiandaohu
JDFBR09Francisco De Assis
JDGKR08Jeongseok
JDHIN03Jodhpur
JDKUS0d
JDMUS0dMiami Downtown Heliport
JDNUS47
JDOBR2eOrlando Bezerra de Menezes
JDPFR1mHeliport De Paris
JDRBR09
JDTUS1bMinneapolis Downtown Heliport
JDXUS1bCentral Business District Heliport
JDYUS0tDowney Heliport
JDZCN00Jingdezhen
JEAES0z
JECUS0d
JEDSA0sKing Abdulaziz
JEEHT2uJeremie
JEFUS1b
JEGGL9uAasiaat
JEJMH9xJeh
JEKZM2t
JEMUS0tEmeryville Heliport
JEQBR1c
JERJE89Jersey
JEVFR1mEvry Heliport
JFKUS0dJohn F. Kennedy
JFMAU1vFremantle Heliport
JFNUS0dAshtabula
JFRGL9uPaamiut
JGAIN03Govardhanpur
JGBIN03Jagdalpur
JGCUS25Grand Canyon Heliport
JGDCN00Daxing'anling Elunchun
JGEKR08Geoje Heliport
JGLUS0dGalleria Heliport
JGNCN00Jiayuguan Jiuquan
JGOGL9uQeqertarsuaq
JGPUS1bGreenway Plaza Heliport
JGQUS1bTransco Tower Galleria Heliport
JGRGL9uGronnedal Heliport
JGSCN00Ji'An/Jing Gang Shan
JGXUS0tGlendale Heliport
JHBMY9vSenai
JHCUS0dIsland Heliport
JHESE27Helsingborg Heliport
JHFBR09São Paulo Catarina International Executive
JHGCN00Xishuangbanna Gasa
JHLCA39
JHMUS5kKapalua
JHQAU1k
JHSGL9uSisimiut
JHWUS0dChautauqua County/Jamestown
JHYUS0t
JIABR4y
JIBDJ4kDjibouti-Ambouli
JICCN00Jinchang Jinchuan
JIDUS0tCity of Industry Heliport
JIJET19Jigiga
JIKGR4bIkaria
JILCN00
JIMET19Jimma
JINUG2i
JIOUS0tOntario International Heliport
JIPEC1s
JIQCN00Qianjiang Wulingshan
JIRNP2b
JIUCN00Jiujiang
JIWPK05Jiwani
JJASB7p
JJDBR1hComte. Ariston Pessoa
JJGBR09Humberto Bortoluzzi
JJIPE0gJuanjui
JJJCN00
JJLCN00
JJMKE1aMulika Lodge
JJNCN00Quanzhou Jinjiang
JJUGL9uQaqortoq Heliport
JKGSE27Jonkoping
JKHGR4bChios
JKLGR4bKalymnos Island National
JKRNP2bJanakpur
JKTID0b
JKVUS1b
JLAUS5x
JLBUS0tLong Beach Heliport
JLDSE27
JLGIN03Jalgaon
JLHUS1bUnited States Army Heliport
JLLCN00
JLNUS1bJoplin
JLOIT1iJesolo
JLPFR1mJuan Les Pins
JLRIN03Jabalpur
JLSBR09
JLXUS0tUnion Station Heliport
JMABR09
JMBAO17
JMCUS0tMarin County
JMDUS1bMarket Centre Heliport
JMHUS1bSchaumburg Marriott Heliport
JMJCN00Lancang Jingmai
JMKGR4bMikonos
JMMSE27Malmo Harbour Heliport
JMNUS1bMankato Municipal Heliport
JMONP2bJomsom
JMSUS1bJamestown
JMUCN00Jiamusi Dongjiao
JMYSL3pMammy Yoko Heliport
JNABR09
JNBZA0xO.R. Tambo
JNGCN00Jining Da'an
JNHUS1bNorth Park Inn Heliport
JNIAR02Junin
JNJOM3r
JNNGL9uNanortalik Heliport
JNPUS0tNewport Beach Heliport
JNSGL9uNarsaq Heliport
JNUUS83Juneau
JNXGR4bNaxos
JNZCN00Liaoning Province
JOCUS0tCenterport Heliport
JOEFI4tJoensuu
JOGID0bAdisutjipto
JOHZA0xPort St. Johns
JOIBR09Joinville-Lauro Carneiro de Loyola
JOJCAat
JOKRU06Yoshkar-Ola
JOLPH18Jolo
JOMTZ1d
JONUMbd
JOPPG5y
JORUS0tThe City Heliport
JOSNG0aJos
JOTUS1b
JPABR2ePresidente Castro Pinto
JPDUS0tPasadena Heliport
JPEBR2eParagominas
JPNUS0dPentagon Army
JPOBR1h
JPRBR5uJi-Parana
JPTUS1bTexas Park Ten Heliport
JPUFR1mLa Defense Heliport
JPXUS0dTown of East Hampton
JPYBR09Paraty
JQAGL9uQaarsut
JQEPA5f
JQFRU06
JQJCN00
JQORU06
JRAUS0dPort Authority-West 30Th St. Heliport
JRBUS0d
JRCUS1bRochester Municipal Heliport
JRDUS0tRiverside Heliport
JREUS0dEast 60th Street Heliport
JRFUS5kKalaeloa
JRGIN03Veer Surendra Sai
JRHIN03Rowriah
JRKGL9uArsuk Heliport
JRNBR40Juruena
JROTZ1dKilimanjaro
JRSIL3q
JRTBR6i
JSAIN03Jaisalmer
JSBBR1h
JSDUS0dSikorsky Heliport
JSGUS0tSan Rafael Heliport
JSHGR4bSitia
JSIGR4bSkiathos
JSJCN00Jiansanjiang Shidi
JSKUS1bSt. Cloud Municipal Heliport
JSLUS0dSteel Pier Heliport
JSMAR6j
JSNUS0tSherman Oaks Heliport
JSOBR1hSobral
JSPKR08Seogwipo Heliport
JSRBD07Jessore
JSSGR4b
JSTUS0dCambria County
JSUGL9uManiitsoq
JSYGR4bSyros Island
JTABR1h
JTCBR09Bauru-Arealva
JTIBR09
JTNBR09
JTOUS0tThousand Oaks Heliport
JTRGR4bSantorini
JTYGR4bAstypalaia
JUABR4y
JUBSS57Juba
JUCUS0tUniversal City Heliport
JUHCN00Chizhou Jiuhuashan
JUIDE0yJuist
JUJAR5vGobernador H. Guzman
JUKGL9uUkkusissat Heliport
JULPE0gJuliaca
JUMNP2bJumla
JUNAU1k
JUOCO0i
JUPUS0tCable Heliport
JURAU1v
JUTHN3l
JUUGL9uNuugaatsiaq Heliport
JUVGL9uUpernavik
JUZCN00Quzhou
JVAMG2f
JVIUS0d
JVLUS1b
JWABW6bJwaneng
JWCUS0tWarner Center Business Plaza Heliport
JWHUS1bWestchase Hilton Heliport
JWLUS1bWoodlawns Heliport
JWNIR0lZanjan
JWOKR08Jungwon AB
JXACN00Jixi Xingkaihu
JXNUS49Jackson County
JXSCN00
JYQCN00
JYRIR0lJiroft
JYVFI4tJyvaskyla
JZHCN00Jiuzhai Huanglong
KAAZM2tKasama
KABZW26Kariba
KACSY22Kameshly
KADNG0aKaduna
KAEUS99Kake Sea Plane Base
KAFPG80
KAGKR08Gangneung
KAHAU0pMelbourne City Heliport
KAIGY66Kaieteur
KAJFI4tKajaani
KAKPG5y
KALUS5xKaltag
KAMYE1t
KANNG0aMallam Aminu Kano
KAOFI4tKuusamo
KAPCD2g
KAQPG5y
KARGY66
KASNA60
KATNZ5dKaitaia
KAUFI4tKauhava
KAVVE14
KAWMM0qKawthaung
KAXAU1vKalbarri
KAYFJ7i
KAZID5m
KBASL3p
KBBAU6z
KBCUS5xBirch Creek
KBDAU1v
KBEUS83
KBFID5m
KBGUG2i
KBHPK05
KBICM2k
KBJAU6z
KBKUS99
KBLAF12Hamid Karzai
KBMPG5y
KBNCD2g
KBOCD2g
KBPUA16Boryspil
KBQMW4e
KBRMY9vSultan Ismail Petra
KBSSL3pBo
KBTMH9x
KBUID2lGusti Syamsir Alam
KBVTH0nKrabi
KBWUS5x
KBXID5m
KBYAU2v
KBZNZ5d
KCACN13Kuqa Qiuci
KCBSR68
KCCUS99Coffman Cove Sea Plane Base
KCDID5m
KCEAU1k
KCFPK05
KCGUS5x
KCHMY9vKuching
KCITL6t
KCJPG5y
KCKRU4p
KCLUS5x
KCMTR01Kahramanmaras
KCNUS9p
KCOTR01Cengiz Topel
KCPUA16
KCQUS5xChignik Lake
KCRUS5x
KCSAU6z
KCTLK4dKoggala
KCUUG2i
KCYRU3hKrasnoyarsk Cheremshanka
KCZJP0cKochi Ryoma
KDASN1g
KDBAU1v
KDCBJ3t
KDDPK05Khuzdar
KDEPG5y
KDFDZ1p
KDHAF12Kandahar
KDIID2lHaluoleo
KDJGA4r
KDKUS5x
KDLEE5gKardla
KDMMV78Kaadedhdhoo
KDNGA4r
KDOMV78Kadhdhoo
KDPPG5y
KDQPG5y
KDRPG5y
KDSAU1k
KDTTH0nKamphaeng Saen
KDUPK05Skardu
KDVFJ7iKandavu
KDWLK4d
KDXSD1q
KDYRU4o
KDZLK4dPolgolla Reservoir
KEATM41
KEBUS5xNanwalek
KECCD2g
KEDMR4c
KEECG2p
KEFIS71Keflavik
KEGPG5y
KEHUS0tKenmore Air Harbor
KEIID5m
KEJRU4wKemerovo
KEKUS5x
KELDE0yKiel Holtenau
KEMFI4tKemi/Tornio
KENSL3pKenema
KEOCI0u
KEPNP2bNepalganj
KEQID5m
KERIR0lKerman
KESCA4iKelsey
KETMM0qKeng Tung
KEUKE1a
KEVFI4tHalli
KEWCA4iKeewaywin
KEXPG5y
KEYKE1a
KEZLK4d
KFAMR4c
KFEAU1v
KFGAU6zKalkurung
KFICN00
KFMCA39
KFPUS5xFalse Pass
KFSTR01Kastamonu
KFZAL5jKukes
KGACD2gKananga
KGBPG5y
KGCAU2vKingscote
KGDRU59Khrabrovo
KGESB7pKagau
KGFKZ1nKaraganda
KGGSN1gKedougou
KGHPG5y
KGIAU1vKalgoorlie-Boulder
KGJMW4eKaronga
KGKUS5xKoliganek
KGLRW3xKigali
KGMPG5y
KGNCD0f
KGOUA16
KGPRU2jKogalym
KGQGL9uKangersuatsiaq Heliport
KGRAU6z
KGSGR4bKos
KGTCN00Kangding
KGUMY2a
KGVAT21
KGWPG5y
KGXUS5xGrayling
KGYAU1kKingaroy
KGZUS5x
KHAIR0l
KHCUA5e
KHDIR0lKhorramabad
KHEUA16Kherson
KHGCN00Kashi Laining
KHHTW0eKaohsiung
KHIPK05Jinnah
KHJFI4tKauhajoki
KHKIR0lKhark
KHLBD07Khulna
KHMMM0qKhamti
KHNCN00Nanchang Changbei
KHOZA0x
KHQGL9uKullorsuaq Heliport
KHRMN3m
KHSOM3rKhasab
KHTAF12Khost
KHUUA16
KHVRU4oKhabarovsk
KHWBW6b
KHXUG2i
KHYIR0l
KHZPF86Kauehi
KIAPG5y
KIBUS5x
KICUS0t
KIDSE27Kristianstad
KIEPG5yAropa
KIFCA4iKingfisher Lake
KIGZA0x
KIHIR0lKish
KIIPG5y
KIJJP0cNiigata
KIKIQ0kKirkuk
KILCD2g
KIMZA0xKimberley
KINJM3gNorman Manley
KIOMH9xKili Island
KIPUS1b
KIQPG5y
KIRIE38Kerry County
KISKE1aKisumu
KITGR4bKithira
KIUKE1aKiunga
KIVMD4h
KIWZM2tSouthdowns
KIXJP0cKansai
KIYTZ1d
KIZPG5y
KJARU3hKrasnoyarsk
KJBIN03Kurnool
KJHCN00Kaili Huangping
KJICN13Burqin Kanas
KJJUG2iKajjansi
KJKBE3aKortrijk
KJNSD1q
KJPJP0c
KJRDE0y
KJTID0bKertajati
KJUPG5y
KJXID0b
KKAUS5xKoyuk
KKBUS5xKitoi Bay Sea Plane Base
KKCTH0nKhon Kaen
KKDPG5y
KKENZ5dKerikeri
KKFUS5xKagvik Creek
KKGGY66
KKHUS5xKongiganak
KKIUS5x
KKJJP0cKitakyushu
KKKUS5x
KKLUS5x
KKMTH0n
KKNNO4qKirkenes Airport, Hoeybuktmoen
KKONZ5d
KKPAU1k
KKQRU2j
KKRPF86Kaukura Atoll
KKSIR0lKashan
KKTUS1b
KKUUS5x
KKWCD0fKikwit
KKXJP0cKikaiga Shima
KKYIE38
KKZKH24
KLAUG2i
KLBZM2t
KLCSN1gKaolack
KLDRU06Migalovo
KLECM2k
KLFRU06Grabtsevo
KLGUS5xKalskag Municipal
KLHIN03Kolhapur
KLICD0f
KLJLT4v
KLKKE1a
KLLUS5x
KLMIR0l
KLNUS5xLarsen Sea Plane Base
KLOPH18Kalibo
KLPID56Seruyan Kuala Pembuang
KLQID56
KLRSE27Kalmar Oland
KLSUS0tLongview
KLTDE0yKaiserslautern
KLUAT21Klagenfurt
KLVCZ2xKarlovy Vary
KLWUS83Klawock
KLXGR4bKalamata
KLYCD2g
KLZZA0xKleinzee
KMAPG5yKerema
KMBPG5y
KMCSA0sHafar Al-Batin Domestic
KMDGA4rMandji
KMERW3xKamembe
KMFPG5y
KMGCN00Kunming Changshui
KMHZA0xKuruman
KMIJP0cMiyazaki
KMJJP0cKumamoto
KMKCG2p
KMLAU1k
KMMID5m
KMNCD2gKamina
KMOUS5xManokotak
KMPNA60Keetmanshoop
KMQJP0cKomatsu
KMRPG5y
KMSGH1rKumasi
KMTKH24
KMUSO1fKismayu
KMVMM0q
KMWRU06Kostroma
KMXSA0sKhamis Mushait
KMYUS5xMoser Bay Seaplane Base
KMZZM2t
KNACL0oVina del Mar
KNBUS47
KNCCNba
KNDCD2gKindu
KNEPG5y
KNFGB0jMarham Royal Air Force
KNGID5mKaimana
KNHTW0eKinmen
KNIAU1v
KNJCG2p
KNKUS5xKokhanok
KNLPG5y
KNMCD2g
KNNGN1x
KNOID0bKuala Namu
KNPAO17
KNQNC7eKone
KNRIR0lJam
KNSAU69King Island
KNTUS1b
KNUIN03Kanpur
KNVCA4lKnights Inlet
KNWUS5xNew Stuyahok
KNXAU1vKununurra
KNYRU3hKodinsk
KNZML2o
KOAUS5kKona International Airport at Keahole
KOCNC7eKoumac
KODID2l
KOEID2lEl Tari Kupang
KOFZA0x
KOGLA6f
KOHAU1k
KOIGB0jKirkwall
KOJJP0cKagoshima
KOKFI4tKokkola-Pietarsaari
KOLCF4u
KOMPG5y
KONVN0w
KOOCD2g
KOPTH0nNakhon Phanom
KOQDE0y
KORPG5y
KOSKH24Sihanouk
KOTUS5xKotlik
KOUGA4rKoulamoutou
KOVKZ1nKokshetau
KOWCN00Ganzhou Huangjin
KOXID5m
KOYUS5xOlga Bay Sea Plane Base
KOZUS5x
KPAPG5y
KPBUSadPoint Baker Sea Plane Base
KPCUS5xPort Clarence
KPDUS0d
KPEPG5y
KPFPG5y
KPGGY66
KPHUS9g
KPIMY2a
KPKUS5x
KPLPG5y
KPMPG5y
KPNUS5xKipnuk Sea Plane Base
KPOKR08Pohang
KPPAU1k
KPRUS5xPort Williams Sea Plane Base
KPSAU0pKempsey
KPTUS0t
KPVUS5xPerryville
KPWRU8vKeperveyem
KPYUS5xPort Bailey Sea Plane Base
KQAUS5xAkutan
KQBAU2vKoonibba
KQHIN03Kishangarh
KQLPG5y
KQRAU1vKarara
KQTTJ48Bokhtar
KRAAU0rKerang
KRBAU1kKarumba
KRCID0bKerinci
KRDAU6z
KREBI5rKirundo
KRFSE27Kramfors/Solleftea
KRGGY66
KRHGB0j
KRIPG5yKikori
KRJPG5y
KRKPL20John Paul II Kraków-Balice
KRLCN00Korla Licheng
KRMGY66
KRNSE27Kiruna
KRORU2jKurgan
KRPDK2yMidtjyllands
KRQUA16
KRRRU06Krasnodar
KRSNO4qKristiansand
KRTSD1qKhartoum
KRUPG5y
KRVKE1a
KRWTM41Turkmenbashi
KRXPG5y
KRYCN00Karamay Guhai
KRZCD0f
KSAFM95Kosrae
KSBPG5y
KSCSK5bBarca
KSDSE27Karlstad
KSEUG2i
KSFDE0yKassel-Calden
KSGPG5y
KSHIR0lKermanshah
KSIGN1x
KSJGR4bKasos Island
KSKSE27Karlskoga
KSLSD1qKassala
KSMUS5xSaint Mary's
KSNKZ6aKostanay
KSOGR4bAristoteles
KSPPG5y
KSQUZ5sKarshi-Khanabad AB
KSRID2lH. Aroeppala
KSSML2o
KSTSD1q
KSUNO4qKristiansund Airport, Kvernberget
KSVAU1k
KSWIL3q
KSXPG5y
KSYTR01Kars
KSZRU06Kotlas
KTAAU1vKarratha
KTBUS5xThorne Bay Seaplane Base
KTCCI0u
KTDJP0cKitadaito
KTEMY9vKerteh
KTFNZ5d
KTGID0bKetapang
KTHUS5x
KTIKH24Kratie
KTJKE1a
KTKPG80
KTLKE1aKitale
KTMNP2bTribhuvan
KTNUS99Ketchikan
KTOGY66
KTPJM3gTinson
KTQFI4tKitee
KTRAU6zRAAF Base Tindal
KTSUS5xBrevig Mission
KTTFI4tKittila
KTUIN03Kota
KTVVE14
KTWPL20Katowice
KTXML2o
KTYLK4d
KTZHK0m
KUAMY9vSultan Haji Ahmad Shah
KUBBN7l
KUCKI7z
KUDMY9vKudat
KUESB7p
KUFRU32Kurumoch Samara
KUGAU1kKubin Island
KUHJP0cKushiro
KUINZ5dKawau Island Seaplane Base
KUJJP0cKushimoto
KUKUS5xKasigluk
KULMY9vKuala Lumpur
KUMJP0cYakushima
KUNLT4vKaunas
KUOFI4tKuopio
KUPPG5y
KUQPG5y
KURAF12
KUSGL9uKulusuk
KUTGE37Kutaisi
KUUIN03Bhuntar
KUVKR08Gunsan
KUWUS5xKugururok River
KUXPG5y
KUYPG5yKamusi
KUZGL9uKuummiit Heliport
KVAGR4bKavala
KVBSE27Skovde
KVCUS5xKing Cove
KVDAZ34
KVEPG5y
KVGPG5yKavieng
KVKRU06
KVLUS5xKivalina
KVMRU8vMarkovo
KVNCN00
KVORS2rMorava
KVRRU4o
KVUFJ7i
KVXRU06Kirov
KWAMH8cKwajalein
KWBID0bDewadaru
KWDCF4u
KWECN00Guiyang Longdongbao
KWFUS83
KWGUA16Krivoy Rog
KWHAF12
KWIKW4gKuwait
KWJKR08Gwangju
KWKUS5xKwigillingok
KWLCN00Guilin Liangjiang
KWMAU1kKowanyama
KWNUS5xKwinhagak
KWOPG5y
KWPUS5xWest Point Village Sea Plane Base
KWQDE0y
KWRSB7p
KWSSB7p
KWTUS5xKwethluk
KWUNZ5d
KWVPG5y
KWXPG5y
KWYKE1aKiwayu
KWZCD2gKolwezi
KXAUS83Kasaan Sea Plane Base
KXBID2lSangia Nibandera
KXDRU2j
KXEZA0xKlerksdorp
KXFFJ7iKoro Island
KXKRU4oKhurba
KXNGB0j
KXOUG2iKisoro
KXRPG80
KXUPF86
KYATR01Konya
KYBAU2v
KYDTW0eOrchid Island
KYELB1uRene Mouawad Air Base
KYFAU1v
KYIAU2v
KYKUS5xKarluk
KYLUS0dPort Largo
KYNGB0j
KYOUS0d
KYPMM0qKyaukpyu
KYSML2oKayes
KYTMM0q
KYUUS5xKoyukuk
KYXPG5y
KYYCN13
KYZRU3hKyzyl
KZBUS5xZachar Bay Sea Plane Base
KZCKH24Kompong-Chhnang
KZDKH24
KZFPG5y
KZGDE0y
KZHUS5xKizhuyak
KZIGR4bPhilippos
KZKKH24Kompong Thom
KZNRU06Kazan
KZOKZ5wKzyl-Orda
KZRTR01Zafer
KZSGR4bKastellorizo
KZZCN00
LAAUS47Southeast Colorado
LABPG5y
LACMY2a
LADAO174 de Fevereiro
LAEPG5yNadzab
LAFUS3nPurdue University
LAGVE14La Guaira
LAHID5m
LAIFR1mServel
LAJBR09Correia Pinto
LAKCAahAklavik
LALUS0dLakeland Linder
LAMUS47
LANUS49Capital Region
LAOPH18Laoag
LAPMX4aLeon
LAQLY30La Braq
LARUS47General Brees Field
LASUS0tHarry Reid
LATCO0i
LAUKE1aLamu
LAVWS7y
LAWUS1bLawton-Fort Sill
LAXUS0tLos Angeles
LAYZA0xLadysmith
LAZBR2eBom Jesus Da Lapa
LBAGB0jLeeds Bradford
LBBUS1bLubbock Preston Smith
LBCDE0yLuebeck-Blankensee
LBDTJ48Khujand
LBEUS0dArnold Palmer
LBFUS1bLee Bird Field
LBGFR1mLe Bourget
LBHAU0pPalm Beach Sea Plane Base
LBIFR1mLe Sequestre
LBJID2lKomodo
LBKKE1a
LBLUS1bLiberal Municipal
LBMMZ2w
LBNKE1a
LBOCD2g
LBPMY9vLong Banga
LBQGA4rLambarene
LBRBR23Labrea
LBSFJ7iLabasa
LBTUS0dLumberton
LBUMY9vLabuan
LBVGA4rLibreville
LBWID2lJuvai Semaring
LBXPH18Lubang
LBYFR1mMontoir
LBZAO17
LCACY6sLarnaca
LCBBR40Pontes-e-Lacerda
LCCIT1iGalatina
LCDZA0x
LCEHN3lGoloson
LCFGT3c
LCGES0zA Coruna
LCHUS1bLake Charles
LCIUS0d
LCJPL20Lodz Wladyslaw Reymont
LCKUS0dRickenbacker
LCLCU1lLa Coloma
LCMAR2c
LCNAU2v
LCOCG2p
LCPAR51
LCQUS0d
LCRCO0iLa Chorrera
LCSCN00Longchuan Guangsong
LCTCN00
LCVIT1i
LCXCN00Longyan Guanzhishan
LCYGB0jLondon City
LCZIT1i
LDAIN03
LDBBR09Londrina
LDCAUac
LDEFR1mTarbes Ossun Lourdes
LDGRU06Leshukonskoye
LDHAUaiLord Howe Island
LDITZ1d
LDJUS0d
LDKSE27
LDMUS49
LDNNP2b
LDOSR68
LDRYE1t
LDSCN00Yichun Lindu
LDUMY9vLahad Datu
LDVFR1mLandivisiau
LDWAU1v
LDXGF7nSaint Laurent du Maroni
LDYGB0jCity of Derry
LDZZA0x
LEAAU1vLearmonth
LEBUS0dLebanon Municipal
LECBR2eCoronel Horacio de Mattos
LEDRU06Pulkovo
LEEUS0dLeesburg
LEFLS72
LEGMR4c
LEHFR1mOcteville
LEIES0zAlmeria
LEJDE0yLeipzig/Halle
LEKGN1x
LELAU6zLake Evella
LEMUS47
LENES0zLeon
LEOGA4r
LEPBR09Leopoldina
LEQGB0jLands End
LERAU1vLeinster
LESLS72
LETCO0iGen. A.V. Cobo
LEUES0zAndorra–La Seu d'Urgell
LEVFJ7iLevuka
LEWUS0d
LEXUS0dBlue Grass
LEYNL3zLelystad
LEZHN3l
LFACN00
LFBMZ2w
LFHCN00Lanping Fenghua General
LFIUS0dLangley Field
LFKUS1bLufkin Angelina County
LFMIR0lLamerd
LFNUS0d
LFOET19
LFPAU1k
LFQCN00Linfen Yaodu
LFRVE14La Fria
LFTUS1bLafayette
LFWTG3wLome–Tokoin
LGAUS0dLaGuardia
LGBUS0tLong Beach
LGCUS0d
LGDUS0t
LGEAU1v
LGFUS25
LGGBE3aLiege
LGHAU2vLeigh Creek
LGIBS67Deadmans Cay
LGJRO1w
LGKMY9vLangkawi
LGLMY9vLong Lellang
LGMPG5y
LGNPG5y
LGODE0y
LGPPH18Legazpi
LGQEC1s
LGRCL0oCochrane
LGSAR02Malargue
LGTCO0i
LGUUS47Cache
LGVES0z
LGWGB0jLondon Gatwick
LGXSO1f
LGYVE14
LGZCN00Shannan Longzi (Lhünzê)
LHADE0yLahr
LHBUS5xLost Harbor Sea Port
LHCCN00
LHEPK05Allama Iqbal
LHGAU0pLightning Ridge
LHIID5m
LHKCN00Guanghua
LHNBR09
LHPPG80
LHRGB0jLondon Heathrow
LHSAR02Las Heras
LHUNA60
LHVUS0d
LHWCN00Lanzhou Zhongchuan
LIACN00
LIBAU6z
LICUS47
LIDNL3z
LIECD0f
LIFNC7eLifou
LIGFR1mBellegarde
LIHUS5kLihue
LIIID5m
LIJUS83
LIKMH9xLikiep
LILFR1mLille
LIMPE0gJorge Chavez
LINIT1iMilano Linate
LIOCR5qLimon
LIPBR09Lins
LIQCD0fLisala
LIRCR5qLiberia Guanacaste
LISPT50Lisbon Portela
LITUS1bBill and Hillary Clinton National
LIUIT1iLinosa Heliport
LIVUS5x
LIWMM0qLoikaw
LIXMW4e
LIYUS0d
LIZUS0d
LJACD2g
LJGCN00Lijiang
LJNUS1bTexas Gulf Coast
LJRSI5z
LJUSI5zLjubljana Joze Pucnik
LKAID2lGewayantana
LKBFJ7iLakeba
LKCCG2p
LKDAU1k
LKEUS0tLake Union Sea Plane Base
LKGKE1aLokichogio
LKHMY2a
LKIID0bLasikin
LKJPL20
LKKUS5x
LKLNO4qLakselv
LKMID2lLolak Bolaang Mongondow
LKNNO4qLeknes
LKOIN03Chaudhary Charan Singh
LKPUS0d
LKRSO1f
LKSUS1bLakeside
LKTCI0uLakota
LKUKE1a
LKVUS0t
LKWOM3r
LKYTZ1dLake Manyara
LKZGB0jLakenheath RAF
LLASE27Lulea
LLBCN00Libo County Libo City
LLCPH18Cagayan North
LLDCN00
LLEZA0x
LLFCN00Yongzhou Lingling
LLGAU1k
LLHHN3l
LLIET19
LLJBD07
LLKAZ34Lankaran
LLLAU1v
LLMMY2a
LLNID5m
LLOID2lLagaligo
LLPAU1k
LLQCN00
LLSAR2c
LLTAO17
LLUGL9uAlluitsup Paa
LLVCN00Luliang Dawu
LLWMW4eKamuzu
LLXUS0d
LLYUS0d
LLZAR51
LMAUS5xMinchumina Intermediate
LMBMW4e
LMCCO0iLamacarena
LMDAR51
LMEFR1mArnage
LMGPG5y
LMHHN3l
LMIPG5y
LMJJP0c
LMKIE38
LMLMH8c
LMMMX4aLos Mochis
LMNMY9vLimbang
LMOGB0jRAF Lossiemouth
LMPIT1iLampedusa
LMQLY30Marsa el Brega
LMRZA0xLime Acres
LMSUS1b
LMTUS0tCrater Lake Klamath
LMUID56
LMVMV78
LMXCO0i
LMYPG5yLake Murray
LMZMZ2wPalma
LNAUS0d
LNBVU81Lamen Bay
LNCPG5y
LNDUS47Hunt Field
LNEVU81Lonorore
LNFPG5y
LNGPG5y
LNHAU6z
LNIUS5x
LNJCN00Lincang
LNKUS1bLincoln
LNLCN00Longnan Chengxian
LNMPG5y
LNNUS0d
LNOAU1vLeonora
LNPUS0d
LNQPG5y
LNRUS1b
LNSUS0dLancaster Airport (Pennsylvania)
LNUID2lRobert Atty Bessing
LNVPG5yLihir Island
LNXRU06Smolensk
LNYUS5kLanai
LNZAT21Linz
LOAAU1k
LOBCL0o
LOCAU2v
LODVU81Longana
LOETH0nLoei
LOFMH9x
LOHEC1sCamilo Ponce
LOIBR09
LOKKE1aLodwar
LOLUS0tDerby Field
LOMMX04
LONGB0j
LOODZ1pL'Mekrareg
LOPID2lZainuddin Abdul Madjid
LOQBW6b
LORUS1bLowe Army Heliport
LOSNG0aMurtala Muhammed
LOTUS1b
LOUUS63Bowman Field
LOVMX31Venustiano Carranza
LOWUS0d
LOXGT3c
LOYKE1a
LOZUS0dCorbin-London
LPAES5iGran Canaria
LPBBO2hEl Alto
LPCUS0t
LPDCO0iLa Pedrera
LPECO0i
LPFCN00Liupanshui Yuezhao
LPGAR02La Plata
LPHGB0jLochgilphead Heliport
LPISE27Linkoping City
LPJVE14
LPKRU06Lipetsk
LPLGB0jLiverpool John Lennon
LPMVU81Lamap
LPNPG5y
LPOUS1b
LPPFI4tLappeenranta
LPQLA6fLuang Prabang
LPSUS0tLopez Island
LPTTH0nLampang
LPUID2lLong Apung
LPWUS99Little Port Walter
LPXLV3yLiepaya
LPYFR1mLoudes
LQKUS0d
LQMCO0iPuerto Leguizamo
LQNAF12
LQPCN00
LQQCN00
LQSCN00
LRAGR4b
LRBLS72
LRDUS1bLaredo
LREAU1kLongreach
LRFUS1bLittle Rock Air Force Base
LRGPK05
LRHFR1mLaleu
LRICO0i
LRJUS1b
LRKUS9g
LRLTG3wNiamtougou
LRMDO1jLa Romana
LRNUS0tLarson Air Force Base
LROUS0tSharpe Army Air Field
LRQCA4i
LRRIR0lLar
LRSGR4bLeros
LRTFR1mLann Bihoue
LRUUS47Las Cruces Municipal
LRVVE14Los Roques
LSAPG5yLosuia
LSBUS47
LSCCL0oLa Florida
LSDUS0dLexington Creech Heliport
LSEUS1bLa Crosse
LSFUS0dLawson Army Air Field
LSGCN00Leshan
LSHMM0qLashio
LSIGB0jSumburgh
LSJPG5y
LSKUS47
LSLCR5qLos Chiles
LSMMY2a
LSNUS0t
LSOFR1m
LSPVE14Josefa Camejo
LSQCL0o
LSRID0bAlas Leuser
LSSGP7m
LSTAU69Launceston
LSUMY2a
LSVUS0tNellis Air Force Base
LSWID0bMalikus Saleh
LSXID0bLhok Sukon
LSYAU0pLismore
LSZHR44
LTAZA0xTzaneen
LTBAU69
LTCTD42
LTDLY30Ghadames
LTFPG5y
LTGNP2b
LTHUS0t
LTIMN3mAltai
LTKSY22Bassel al-Assad
LTLGA4r
LTMGY66Lethem
LTNGB0jLondon Luton
LTOMX4aLoreto
LTPAU1k
LTQFR1mLe Touquet
LTRIE38
LTSUS1bAltus Air Force Base
LTTFR1mLa Mole
LTUIN03Latur
LTVAU1k
LTWUS0d
LTXEC1sCotopaxi
LTZIT1i
LUANP2bTenzing-Hillary
LUBGY66
LUCFJ7i
LUDNA60Luderitz
LUESK5b
LUFUS25Luke Air Force Base
LUGCH5oLugano
LUHIN03Ludhiana
LUIHN3l
LUJZA0xLusikisiki
LUKUS0dCincinnati Municipal Lunken
LULUS1b
LUMCN00Dehong Mangshi
LUNZM2tKenneth Kaunda
LUOAO17Luena
LUPUS5kKalaupapa
LUQAR02D. Cesar Raul Ojeda
LURUS5xCape Lisburne
LUSCD0f
LUTAU1k
LUUAU1k
LUVID5mLanggur
LUWID5mSyukuran Aminuddin Amir
LUXLU7jLuxembourg
LUYES0z
LUZPL20Lublin
LVAFR1mEntrammes
LVBBR09
LVDUS5x
LVIZM2tHarry Mwaanga Nkumbula
LVKUS0t
LVLUS0d
LVMUS47Mission Field
LVOAU1vLaverton
LVPIR0lLavan Island
LVRBR4y
LVSUS47Las Vegas
LWAPH18
LWBUS0dGreenbrier Valley
LWCUS1b
LWEID2l
LWGES0z
LWHAU1k
LWIPG5y
LWKGB0jLerwick/Tingwall
LWLUS0t
LWMUS0dLawrence Municipal
LWNAM35Shirak
LWOUA16Lviv
LWRNL3zLeeuwarden Air Base
LWSUS0tLewiston-Nez Perce County
LWTUS47Lewistown Municipal
LWVUS1b
LWYMY9vLawas
LXACN00Lhasa Gonggar
LXCGB0j
LXGLA6fLuang Namtha
LXICN00Linxi
LXLGB0j
LXNUS1b
LXREG0hLuxor
LXSGR4bLimnos
LXUZM2t
LXVUS47
LYACN00Luoyang Beijiao
LYBKY87Little Cayman
LYCSE27Lycksele
LYEGB0j
LYGCN00Lianyungang Huaguoshan
LYHUS0dPreston-Glenn Field
LYICN00Linyi Qiyang
LYKID2l
LYNFR1mBron
LYOUS1b
LYPPK05Faisalabad
LYRSJajSvalbard
LYSFR1mLyon Saint-Exupery
LYTAU1k
LYUUS1bEly
LYXGB0jLydd
LZACD2g
LZBES0z
LZCMX04Lazaro Cardenas
LZDCNbb
LZGCN00Langzhong Gucheng
LZHCN00Liuzhou
LZICD0f
LZMAO17
LZNTW0eMatsu Nangan
LZOCN00Luzhou Yunlong
LZRAUac
LZSAT21
LZUUS0d
LZXCN00
LZYCN00Nyingchi Mainling
MAAIN03Chennai
MABBR2eMaraba
MACUS0d
MADES0zMadrid-Barajas
MAEUS0t
MAFUS1bMidland
MAGPG5yMadang
MAHES0zMenorca
MAIMW4eMangochi
MAJMH9xAmata Kabua
MAKSS57Malakal
MALID5m
MAMMX4nMatamoros
MANGB0jManchester
MAOBR23Manaus International Airport – Eduardo Gomes
MAPPG5y
MAQTH0nMae Sot
MARVE14La Chinita
MASPG5yMomote
MATCD0f
MAUPF86Maupiti
MAVMH9x
MAWUS1b
MAXSN1gOuro Sogui Matam
MAYBS67Mangrove Cay
MAZPR5cEugenio M. De Hostos
MBAKE1aMoi
MBBAU1v
MBCGA4r
MBDZA0xMafikeng
MBEJP0cMonbetsu
MBFAU0p
MBGUS1bMobridge Municipal
MBHAU1k
MBITZ1dSongwe
MBJJM3gSangster
MBKBR4y
MBLUS49Blacker
MBMZA0x
MBNAU1v
MBOPH18Mamburao
MBPPE0g
MBQUG2i
MBRMR4c
MBSUS49MBS
MBTPH18Masbate
MBUSB7p
MBVPG5y
MBWAU0rMoorabbin
MBXSI5zMaribor Edvard Rusjan
MBYUS1b
MBZBR23
MCAGN1x
MCBUS1bPike County
MCCUS0tMcClellan Air Force Base
MCDUS49
MCEUS0tMerced Municipal
MCFUS0dMacDill Air Force Base
MCGUS5xMcGrath
MCHEC1sGeneral Manuel Serrano
MCIUS1bKansas City
MCJCO0iJorge Isaacs
MCKUS1bMc Cook
MCLUS5x
MCMMC82Monaco Heliport
MCNUS0dMiddle Georgia
MCOUS0dOrlando
MCPBR2eMacapa
MCQHU1z
MCRGT3cMelchor De Menco
MCSAR02Monte Caseros
MCTOM3rMuscat
MCUFR1mGueret (Lepaud)
MCVAU6zMcarthur River
MCWUS1bMason City
MCXRU06Makhachkala
MCYAU1kSunshine Coast
MCZBR2eMaceio-Zumbi dos Palmares
MDAUS1bMartindale Army Air Field
MDBBZ7o
MDCID2lSam Ratulangi
MDDUS1b
MDECO0iJose Maria Cordova
MDFUS1b
MDGCN00Mudanjiang Hailang
MDHUS1bSouthern Illinois
MDING0aMakurdi
MDJUS0t
MDKCD0fMbandaka
MDLMM0qMandalay
MDMPG5y
MDNUS3n
MDOUS5x
MDPID5m
MDQAR02Astor Piazzolla
MDRUS5x
MDSTCaa
MDTUS0dHarrisburg
MDUPG5yMendi
MDVGA4r
MDWUS1bChicago Midway
MDXAR2c
MDYUMb1Sand Island Field
MDZAR02El Plumerillo
MEABR09Macae
MEBAU0pEssendon
MECEC1sManta
MEDSA0sPrince Mohammad Bin Abdulaziz
MEENC7eMare
MEFTD42
MEGAO17Malanje
MEHNO4qMehamn
MEIUS1bKey Field
MEJUS0d
MEKMA11Bassatine Air Base
MELAU0rMelbourne
MEMUS1bMemphis
MENFR1mBrenoux
MEOUS0d
MEPMY9v
MEQID0bCut Nyak Dhien
MERUS0tCastle Air Force Base
MESID0bSoewondo Air Force Base
METAU1k
MEUBR2eMonte Dourado
MEVUS0t
MEWCD2g
MEXMX04Mexico City
MEYNP2b
MEZZA0x
MFATZ1dMafia Island
MFBCO0i
MFCLS72
MFDUS0dLahm Municipal
MFEUS1bMcAllen
MFFGA4r
MFGPK05Muzaffarabad
MFHUS0tMesquite
MFIUS1b
MFJFJ7iMoala
MFKTW0eMatsu Beigan
MFLAU1k
MFMMO4zMacau
MFNNZ5d
MFOPG5y
MFPAU6z
MFQNE3vMaradi
MFRUS0tRogue Valley International-Medford
MFSCO0i
MFTPE0g
MFUZM2tMfuwe
MFVUS0d
MFWMZ2w
MFXFR1m
MFYYE1t
MFZPG5y
MGANI3dAugusto C Sandino
MGBAU2vMount Gambier
MGCUS1b
MGDBO2h
MGEUS0dDobbins Air Force Base
MGFBR09Regional De Maringa
MGGPG5y
MGHZA0xMargate
MGIUS1b
MGJUS0d
MGKMM0q
MGLDE0yMonchengladbach
MGMUS1bMontgomery
MGNCO0iBaracoa
MGOGA4r
MGPPG5y
MGQSO1fAden Adde
MGRUS0d
MGSCK8z
MGTAU6zMilingimbi
MGUMM0q
MGVAU1v
MGWUS0dMorgantown
MGXGA4r
MGYUS0d
MGZMM0qMyeik
MHAGY66
MHBNZ5dMechanics Bay Heliport
MHCCL0oMocopulli
MHDIR0lMashhad
MHEUS1b
MHFCO0i
MHGDE0yMannheim City
MHHBS67Marsh Harbour
MHIDJ4k
MHJET19Misrak Gashamo
MHKUS1bManhattan
MHLUS1b
MHMSB7pMalaita Manaoba Island Baenalu
MHNUS47
MHOAU1v
MHPBY1yMinsk -1
MHQAX93Mariehamn
MHRUS0tMather
MHSUS0t
MHTUS0dManchester Boston
MHUAU0rMount Hotham
MHVUS0t
MHWBO2h
MHXCK8zManihiki Island
MHYPG5y
MHZGB0jRAF Mildenhall
MIAUS0dMiami
MIBUS1bMinot Air Force Base
MICUS1b
MIDMX3uManuel Crescencio Rejon
MIEUS3nDelaware County
MIFUS1b
MIGCN00Mianyang Nanjiao
MIHAU1v
MIIBR09Frank Miloye Milenkovich State
MIJMH9xMili Island
MIKFI4tMikkeli
MILIT1i
MIMAU0pMerimbula
MINAU2v
MIOUS1b
MIPIL3qMitspeh Ramon
MIQUS1b
MIRTN46Habib Bourguiba
MISPG5yMisima Island
MITUS0t
MIUNG0aMaiduguri
MIVUS0dMillville
MIWUS1b
MIXCO0i
MIYAU6z
MIZAU6z
MJAMG2f
MJBMH9x
MJCCI0uMan
MJDPK05Mohenjo Daro
MJEMH8c
MJFNO4qKjaerstad
MJGCU1l
MJHSA0s
MJILY30Mitiga
MJJPG5y
MJKAU1vShark Bay
MJLGA4rMouila
MJMCD2gMbuji Mayi
MJNMG2fAmborovy
MJONA60
MJPAU1v
MJQUS1b
MJRAR02
MJSMZ2w
MJTGR4bMytilene
MJUID2l
MJVES0z
MJWZW26
MJXUS0d
MJYID0bMangunjaya
MJZRU64Mirnyj
MKACZ2x
MKBGA4r
MKCUS1bCharles B. Wheeler Downtown
MKDFR1m
MKEUS1bMilwaukee Mitchell
MKFUS0d
MKGUS49Muskegon
MKHLS72
MKICF4u
MKJCG2p
MKKUS5kMolokai
MKLUS1bMcKellar–Sipes
MKMMY9vMukah
MKNPG5y
MKOUS1b
MKPPF86Makemo
MKQID5mMopah
MKRAU1vMeekatharra
MKSET19
MKTUS1b
MKUGA4rMakokou
MKVAU6z
MKWID5mRendani
MKXYE1t
MKYAU1kMackay
MKZMY9vMalacca
MLAMT8jMalta
MLBUS0dOrlando Melbourne
MLCUS1bMcAlester
MLDUS6w
MLEMV78Velana
MLFUS47
MLGID5mAbdul Rachman Saleh
MLHFR1m
MLIUS1bQuad City
MLJUS0d
MLKUS47
MLLUS5xMarshall Don Hunter Sr.
MLMMX04Morelia
MLNES0zMelilla
MLOGR4bMilos
MLPPH18
MLQPG5y
MLRAU2v
MLSUS47Miles City
MLTUS0d
MLUUS1bMonroe
MLVAU1k
MLWLR3fSpriggs Payne
MLXTR01Malatya
MLYUS5xManley Hot Springs
MLZUY2s
MMASE27
MMBJP0cMemanbetsu
MMCMX31
MMDJP0cMinamidaito
MMEGB0jTeesside
MMFCM2k
MMGAU1vMount Magnet
MMHUS0tMammoth Lakes
MMIUS0d
MMJJP0cMatsumoto
MMKRU06Murmansk
MMLUS1b
MMMAU1k
MMNUS0d
MMOCV74Vila Do Maio
MMPCO0i
MMQZM2t
MMRUS1bCamp Maybry Army Heliport
MMSUS1b
MMTUS0dMcEntire Joint National Guard Base
MMUUS0dMorristown Municipal
MMVPG5y
MMWMZ2wMoma
MMXSE27Malmo
MMYJP0cMiyako
MMZAF12Maimana
MNAID2l
MNBCD0f
MNCMZ2w
MNDCO0i
MNEAU2v
MNFFJ7iMana Island Airstrip
MNGAU6zManingrida
MNHOM3rMussanah
MNIMSakJohn A. Osborne
MNJMG2fMananjary
MNKKI7z
MNLPH18Ninoy Aquino
MNMUS9c
MNNUS0d
MNOCD2g
MNPPG5y
MNQAU1k
MNRZM2tMongu
MNSZM2t
MNTUS5x
MNUMM0qMawlamyine
MNVAU6z
MNWAU6z
MNXBR23Manicore
MNYSB7pMono
MNZUS0dManassas
MOACU1lOrestes Acosta
MOBUS1bMobile
MOCBR09Montes Claros
MODUS0tModesto Municipal
MOEMM0qMomeik
MOFID2lFrans Xavier Seda
MOGMM0qMong Hsat
MOHIN03
MOICK8zMitiaro Island
MOJSR68Moengo
MOKUZ5s
MOLNO4qMolde Airport, Aro
MOMMR4c
MONNZ5dMount Cook
MOOAU2v
MOPUS49
MOQMG2fMorondava
MORUS0d
MOSUS9g
MOTUS1bMinot
MOUUS5xMountain Village
MOVAU1kMoranbah
MOWRU06
MOXUS1b
MOYCO0iMonterrey
MOZPF86Temae
MPANA60Mpacha
MPBUS0d
MPCID0bMuko-Muko
MPDPK05
MPEUS0d
MPFPG5y
MPGPG5y
MPHPH18Boracay
MPIPA5f
MPJUS1b
MPKKR08
MPLFR1mMontpellier Mediterranee
MPMMZ2wMaputo
MPNFKalMount Pleasant
MPOUS0d
MPPPA5f
MPQJO2q
MPRUS1b
MPSUS1b
MPTTL6t
MPUPG5y
MPVUS0dEdward F. Knapp State
MPWUAamMariupol
MPXPG5y
MPYGF7n
MPZUS1b
MQAAU1v
MQBUS1b
MQCPM9hMiquelon
MQDAR51
MQEAU6z
MQFRU2jMagnitogorsk
MQGNA60
MQHBR09Minacu
MQIUS0d
MQJRUanMoma
MQKBO2h
MQLAU0rMildura
MQMTR01Mardin
MQNNO4qMo i Rana
MQOPG5y
MQPZA0xKruger Mpumalanga
MQQTD42Moundou
MQRCO0i
MQSVC8dMustique
MQTUS49Sawyer
MQUCO0iMariquita
MQVDZ1p
MQWUS0d
MQXET19Alula Aba Nega
MQYUS1bSmyrna
MQZAU1v
MRALY30Misurata
MRBUS0dMartinsburg
MRCUS1b
MRDVE14Alberto Carnevalli
MREKE1aMara Serena
MRFUS1b
MRGAU1kMareeba
MRHPG5y
MRIUS5xMerrill Field
MRJHN3l
MRKUS0d
MRLAU1k
MRMPG5y
MRNUS0d
MRONZ5dMasterton
MRPAU2v
MRQPH18Marinduque
MRREC1sMacara
MRSFR1mMarseille Provence
MRTAU6z
MRUMU6rSir Seewoosagur Ramgoolam
MRVRU06Mineralnye Vody
MRWDK2yMaribo
MRXIR0lMahshahr
MRYUS0tMonterey
MRZAU0pMoree
MSACA4iMuskrat Dam
MSBMF9o
MSCUS25
MSDUS47
MSEGB0jKent International
MSFAU6z
MSGLS72
MSHOM3rMasirah Air Force Base
MSIID56
MSJJP0cMisawa
MSKBS67
MSLUS1bNorthwest Alabama
MSMCD0f
MSNUS1bDane County
MSOUS47Missoula Montana
MSPUS1bMinneapolis-St. Paul
MSQBY1yMinsk National
MSRTR01Mus
MSSUS0dMassena
MSTNL3zMaastricht Aachen
MSULS72Moshoeshoe
MSVUS0d
MSWER4sMassawa
MSXCG2p
MSYUS1bLouis Armstrong New Orleans
MSZAO17Yuri Gagarin
MTANZ5d
MTBCO0i
MTCUS49Selfridge Air National Guard Base
MTDAU6z
MTEBR6i
MTFET19Mizan Teferi
MTGBR40Mato Grosso
MTHUS0dFlorida Keys Marathon
MTICV74
MTJUS47Montrose
MTKKI7z
MTLAU0p
MTMUSadMetlakatla Seaplane Base
MTNUS0dMartin State
MTOUS1b
MTPUS0dSky Portal
MTQAU1k
MTRCO0iLos Garzones
MTSSZ75Matsapha Airbase
MTTMX04Minatitlan
MTUMZ2w
MTVVU81
MTWUS1b
MTXUS5x
MTYMX31Monterrey
MTZIL3qI.Bar-Yehuda
MUASB7pMunda
MUBBW6bMaun
MUCDE0yMunich
MUDMZ2wMueda
MUEUS5kWaimea–Kohala
MUFID5m
MUGMX4a
MUHEG0hMarsa Matruh
MUIUS0dMuir Aaf
MUJET19
MUKCK8zMauke Island
MULUS0d
MUMKE1a
MUNVE14Jose Tadeo Monagas
MUOUS6wMountain Home Air Force Base
MUPAU6z
MUQAU1v
MURMY9vMarudi
MUSJP0c
MUTUS1b
MUUUS0dMount Union
MUVUS0dMustin
MUWDZ1pGhriss
MUXPK05Multan
MUYCG2p
MUZTZ1dMusoma
MVAIS71
MVBGA4rM'Vengue El Hadj Omar Bongo Ondimba Intl
MVCUS1b
MVDUY2sCarrasco
MVEUS1b
MVFBR2eDixsept Rosado
MVGGA4r
MVHAU0p
MVIPG5y
MVJJM3gMarlboro
MVKAU2v
MVLUS0d
MVMUS47
MVNUS1b
MVOTD42
MVPCO0iMitu
MVQBY1yMogilev
MVRCM2kSalak
MVSBR1c
MVTPF86Mataiva
MVUAU1k
MVVFR1m
MVWUS0t
MVXGA4r
MVYUS0dMartha's Vineyard
MVZZW26Masvingo
MWAUS1bVeterans Airport of Southern Illinois
MWBAU1v
MWCUS1b
MWDPK05Mianwali
MWESD1qMerowe
MWFVU81
MWGPG5y
MWHUS0tGrant County
MWIPG5y
MWJGY66
MWKID0b
MWLUS1b
MWMUS1b
MWNTZ1d
MWOUS0d
MWPNP2bMountain
MWQMM0qMagwe
MWRZA0x
MWSID2l
MWTAU2v
MWUPG5y
MWVKH24
MWWBE3aMouscron
MWXKR08Muan
MWYAU1k
MWZTZ1dMwanza
MXAUS1b
MXBID5mAndi Jemma
MXCUS47
MXDAU1k
MXEUS0d
MXFUS1bMaxwell Air Force Base
MXGUS0d
MXHPG5yMoro
MXIPH18Mati
MXJNG0aMinna
MXKPG5y
MXLMX2nMexicali
MXMMG2fMorombe
MXNFR1mMorlaix
MXOUS1b
MXPIT1iMilano Malpensa
MXQBR1c
MXRUA16
MXSWS7y
MXTMG2f
MXUAU1v
MXVMN3mMurun
MXWMN3mMandalgobi
MXXSE27Mora–Siljan
MXYUS5x
MXZCN00Mei Xian
MYAAU0pMoruya
MYBGA4r
MYCVE14Mariscal Sucre Ab
MYDKE1aMalindi
MYEJP0cMiyake Jima
MYFUS0t
MYGBS67Mayaguana
MYHUS25
MYIAUacMurray Island
MYJJP0cMatsuyama
MYKUS5xMay Creek
MYLUS6wMcCall Municipal
MYMGY66
MYNYE1t
MYOAU1v
MYPTM41Mary
MYQIN03Mysore
MYRUS0dMyrtle Beach
MYSET19Moyale
MYTMM0qMyitkyina
MYUUS5xEllis Field
MYVUS0tYuba County
MYWTZ1dMtwara
MYXPG5y
MYYMY9vMiri
MYZMW4e
MZAIN03
MZBMZ2wMocimboa da Praia
MZCGA4r
MZDEC1s
MZEUS0d
MZFZA0x
MZGTW0ePenghu
MZHTR01Merzifon
MZIML2oMopti
MZJUS25
MZKKI7z
MZLCO0iLa Nubia
MZMFR1m
MZNPG5y
MZOCU1lSierra Maestra
MZPNZ5d
MZQZA0xMkuze
MZRAF12Mazar-I-Sharif
MZSMY9vMostyn
MZTMX4aMazatlan
MZUIN03Muzaffarpur
MZVMY9vMulu
MZWDZ1pMecheria
MZXET19
MZYZA0x
MZZUS3n
NAAAU0pNarrabri
NABUS0dAlbany Naval Air Station
NACAU2v
NADCO0i
NAEBJ3t
NAFID2l
NAGIN03Dr. Babasaheb Ambedkar
NAHID2lNaha
NAIGY66
NAJAZ34Nakhichevan
NAKTH0nNakhon Ratchasima
NALRU06Nalchik
NAMID5mNamlea
NANFJ7iNadi
NAOCN00Nanchong
NAPIT1iNaples
NAQGLaoQaanaaq
NARCO0i
NASBS67Lynden Pindling
NATBR2eNatal
NAUPF86Napuka Island
NAVTR01Nevsehir
NAWTH0nNarathiwat
NAXUS5k
NAYCN00Beijing Nanyuan
NAZSB7p
NBAPG5y
NBBCO0i
NBCRU06Begishevo
NBETN46Enfidha - Hammamet
NBGUS1bNaval Air Station/Alvin Callendar
NBHAU0p
NBJAO17
NBLPA5f
NBNGQ6oAnnobon
NBOKE1aJomo Kenyatta
NBPUS0dBattery Park City/North Cove Sea Plane Base
NBRAU1kNambour
NBSCN00Changbaishan
NBUUS1b
NBVBR09Cana Brava
NBWCU1lGuantanamo Naval Air Station
NBXID5mNabire
NCATCaaNorth Caicos
NCEFR1mNice Cote D'Azur
NCGMX3o
NCHTZ1d
NCICO0i
NCJAR2c
NCLGB0jNewcastle
NCNUS5xNew Chenega
NCOUS0dQuonset State
NCPPH18
NCQUS0dGeneral Lucius D. Clay National Guard Center
NCRNI3d
NCSZA0xNewcastle
NCTCR5q
NCUUZ1oNukus
NCYFR1mAnnecy-Meythet
NDAID5m
NDBMR4cNouadhibou
NDCIN03Shri Guru Gobind Singh Ji Airport, Nanded
NDDAO17Sumbe
NDEKE1a
NDFAO17
NDGCN00Qiqihar Sanjiazi
NDHCN00
NDIPG5y
NDJTD42N'Djamena
NDKMH9x
NDLCF4u
NDMET19
NDNPG5y
NDOES0zLa Palma Del Condado
NDPUS1b
NDRMA11Nador El Aroui
NDSAU1v
NDUNA60Rundu
NDVUS0dUnited States Naval Heliport
NDYGB0jSanday
NEAUS0dNaval Air Station
NECAR02Necochea
NEFRU2j
NEGJM3g
NEIRU4o
NEJET19
NEKET19
NELUS0dNaec
NENUS0d
NERRU64Chulman Neryungri
NESUS0dEast 34th Street - Sea Plane Base
NETBS67
NEULA6fSam Neua
NEVKN91Vance W. Amory
NEWUS1bLakefront
NFBUS0dDetroit Naval Air Field
NFFCN00
NFGRU2jNefteyugansk
NFLUS0tNaval Air Station
NFOTO8i
NFRLY30
NGAAU0pYoung
NGBCN00Ningbo Lishe
NGCUS25North Rim
NGDVG9b
NGECM2kNgaoundere
NGFUS5kKaneohe Bay Marine Corps Air Station
NGIFJ7iNgau Island
NGKRU4oNogliki
NGLZA0x
NGMGU7wAgana Naval Air Station
NGNPA5f
NGOJP0cChubu Centrair
NGPUS1bNaval Air Station
NGQCN00Ngari Kunsha
NGRPG5y
NGSJP0cNagasaki
NGUUS0dNaval Station Norfolk
NGWUS1b
NGXNP2b
NGYJP0c
NGZUS0tAlameda Naval Air Station
NHAVN0wNha Trang Air Base
NHDAE15Minhad Military
NHFSD1q
NHGCN00
NHKUS0dPatuxent River NAS (Trapnell Field)
NHRIT1i
NHSPK05
NHTGB0jRAF Northolt
NHVPF9yNuku Hiva
NHXUS1b
NHZUS0dBrunswick Executive
NIALR3f
NIBUS5xNikolai
NICCY6s
NIDUS0t
NIEUS99Niblack
NIFAU1v
NIGKI7z
NIKSN1g
NIMNE3vDiori Hamani
NINUS5x
NIOCD0f
NIPUS0dNAS (Towers Field)
NIQGL9uNiaqornat Heliport
NIRUS1b
NISPG5y
NITFR1mNiort
NIUPFabNiau
NIXML2o
NJAJP0cNAF Atsugi
NJBCN00
NJCRU2jNizhnevartovsk
NJFIQ0kAl-Najaf
NJJCN00
NJKUS0tNavy Air Facility El Centro
NKAGA4r
NKBAU1v
NKCMR4cNouakchott–Oumtounsy
NKDID5m
NKGCN00Nanjing Lukou
NKIUS83Naukati
NKJCN00
NKLCD0f
NKMJP0cNagoya
NKNPG5y
NKOMG2f
NKPPF86
NKSCM2k
NKTTR01Sirnak
NKULS72
NKVUSad
NKWIObe
NKXUS0tMarine Corps Air Station Miramar
NKYCG2p
NLAZM2tSimon Mwansa Kapwepwe
NLCUS0tNaval Air Station/Reeves Field
NLDMX4nQuetzalcoatl
NLEUS49
NLFAU1kDarnley Island
NLGUS5xNelson Lagoon
NLHCN00Ninglang Luguhu
NLIRU4oNikolayevsk-na-Amure
NLKNFapNorfolk Island
NLLAU1v
NLNUS0t
NLOCD0fN'Dolo
NLPZA0x
NLSAU1v
NLTCN13Xinyuan Nalati
NLUMX04Felipe Ángeles
NLVUA16Nikolaev
NMAUZ1oNamangan
NMBIN03Daman
NMCBS67Norman's Cay
NMEUS5xNightmute
NMFMV78Maafaru
NMGPA5f
NMIIN03Navi Mumbai
NMLCA39
NMNPG5y
NMPAU1k
NMRAU1k
NMSMM0qNamsang
NMTMM0q
NMUMH9xNamu
NNAMA11Kenitra Air Base
NNBSB7pSanta Ana
NNDMZ2w
NNEFR1m
NNGCN00Nanning Wuxu
NNINA60
NNKUS5x
NNLUS5x
NNMRU06Naryan-Mar
NNRIE38Connemara
NNTTH0nNan
NNUBR09
NNXID2lNunukan
NNYCN00Nanyang Jiangying
NOAAU0pNowra
NOBCR5qNosara Beach
NOCIE38Ireland West Airport Knock
NODDE0yNorden-Norddeich
NOGMX43
NOHUS1bNaval Air Station Great Lakes
NOIRU06
NOJRU2jNoyabrsk
NOKBR4y
NOLUS5xNakolik River
NOMPG5y
NONKI7z
NOOPG5y
NOPTR01Sinop
NORIS71
NOSMG2fFascene
NOTUS0t
NOUNC7eTontouta
NOVAO17Albano Machado (Huambo)
NOZRU4wNovokuznetsk
NPAUS1bNAS (F. Sherman Field)
NPDFR1m
NPENZ5dHawkes Bay
NPGPG5y
NPHUS47
NPLNZ5dNew Plymouth
NPOID2lNangapinoh
NPPAU6z
NPRBR6i
NPTUS0dNewport State
NPUCO0i
NPYTZ1d
NQAUS1bNaval Air Station
NQIUS1bNaval Air Station
NQLBR09
NQNAR02Presidente Peron
NQTGB0jNottingham
NQUCO0iNuqui
NQXUS0dNAS (Boca Chica Field)
NQYGB0jCornwall Airport Newquay
NQZKZ1nNursultan Nazarbayev
NRAAU0pNarrandera
NRBUS0dMayport Naval Station
NRCUS0t
NRDDE0yNorderney
NREID5m
NRGAU1v
NRIUS1b
NRKSE27Norrkoping
NRLGB0jNorth Ronaldsay
NRMML2o
NRNDE0yWeeze
NRRPR5cJose Aponte de la Torre
NRSUS0t
NRTJP0cNarita
NRVGU7wUnited States Coast Guard Shore Station
NRYAU6z
NSAAU1k
NSBBS67Bimini North Seaplane Base
NSEUS1bWhiting Fld Nas (North)
NSFUS0dAndrews Navy Air Field
NSHIR0lNow Shahr
NSICM2kYaounde Nsimalen
NSKRU3hNoril'sk
NSLUS1b
NSMAU1v
NSNNZ5dNelson
NSOAU0p
NSPPH18
NSQGL9uNuussuaq Heliport
NSRBR1h
NSTTH0nNakhon Si Thammarat
NSVAU1k
NSXVG9bNorth Sound Virgin Gorda Hovercraft/Launch Point
NSYIT1i
NSZCN00
NTAFJ7i
NTBNO4qNotodden
NTCMZ2w
NTDUS0tNaval Base Ventura County
NTEFR1mNantes Atlantique
NTGCN00Nantong Xingdong
NTIID5m
NTJUS47
NTLAU0pNewcastle
NTMBR6h
NTNAU1kNormanton
NTOCV74
NTQJP0cNoto
NTRMX04Del Norte
NTTTO8iKuini Lavenia
NTUUS0dNaval Air Station
NTXID0bNatuna Ranai
NTYZA0x
NUALK4d
NUBAU6z
NUDSD1q
NUEDE0yNuremberg
NUFLK4d
NUGPG80
NUHCO0i
NUIUS5xNuiqsut
NUJIR0lNojeh
NUKPF86
NULUS5xNulato
NUMSA0sNeom Bay
NUNUS1b
NUPUS5xNunapitchuk
NUQUS0tMoffett Federal Field
NURAU2v
NUSVU81Norsup
NUTPG5y
NUUKE1a
NUWUS0tAult Field
NUXRU2jNovy Urengoy
NVACO0iBenito Salas
NVDUS1b
NVGNI3d
NVIUZ1oNavoi
NVJMX43
NVKNO4qNarvik Airport, Framnes
NVMBR4yNova Mutum
NVNUS0t
NVPBR23
NVRRU06Novgorod
NVSFR1mNevers
NVTBR09Navegantes
NVYIN03
NWAKM7xBandar Es Eslam
NWHUS0d
NWIGB0jNorwich
NWPCA7a
NWSUS0dPier 11-Wall St Sea Plane Base
NWTPG5y
NWUBMa1Naval Air Station
NXXUS0dWillow Grove Naval Air Station
NYARU2jNyagan
NYCUS0d
NYEKE1a
NYGUS0dQuantico Naval Air Station
NYIGH1rSunyani
NYKKE1aNanyuki
NYMRU2jNadym
NYNAU0p
NYOSE27Stockholm Skavsta
NYRRU64
NYSUS0d
NYTMM0qNay Pyi Taw
NYUMM0qNyaung U
NYWMM0q
NZAAO17
NZCPE0gMaria Reiche Neuman
NZEGN1x
NZGRU4pNizhneangarsk
NZHCN00Manzhouli Xijiao
NZLCN00Zhalantun Chengjisihan
NZOKE1a
NZWUS0d
NZYUS0tNorth Island Naval Air Station
OAAAF12
OAGAU0pOrange
OAHAF12
OAIAF12Bagram Airbase
OAJUS0dAlbert J Ellis
OAKUS0tMetropolitan Oakland
OALBR5uCacoal
OAMNZ5dOamaru
OANHN3l
OARUS0t
OASAF12
OAXMX04Oaxaca
OAZAF12
OBAAU1k
OBCDJ4k
OBDID5m
OBEUS0d
OBFDE0yOberpfaffenhofen
OBIBR6i
OBKUS1bSky Harbor
OBLBE3a
OBMPG5y
OBNGB0jOban
OBOJP0cTokachi-Obihiro
OBSFR1mVals-Lanas
OBTUS0dOakland/Coliseum Station
OBUUS5xKobuk/Wien
OBXPG5yObo
OBYGLa4Ittoqqortoormiit Heliport
OBZDE0y
OCAUS0d
OCCEC1sCoca
OCDCN00
OCEUS0d
OCFUS0d
OCHUS1b
OCIUS5x
OCJJM3gIan Fleming
OCMAU1v
OCNUS0t
OCSGQ6o
OCVCO0iAguasclaras
OCWUS0d
ODACF4u
ODBES0zCordoba
ODCUS0t
ODDAU2v
ODEDK2yHans Christian Andersen
ODHGB0jRAF Odiham
ODJCF4u
ODLAU2v
ODMUS0d
ODNMY9vLong Seridan
ODORU4pBodaybo
ODRAU1v
ODSUA16Odessa
ODTUS1b
ODWUS0t
ODYLA6fOudomxay
OEAUS3nOneal
OECTL6tOecusse
OELRU06Orel
OEMSR68
OEOUS1b
OERSE27Ornskoldsvik
OESAR02San Antonio Oeste
OFFUS1bOffutt Air Force Base
OFICI0u
OFJIS71
OFKUS1bNorfolk
OFUAS92Ofu
OGAUS47
OGBUS0dOrangeburg Municipal
OGDUS47Ogden Municipal
OGEPG5y
OGGUS5kKahului
OGLGY66Ogle
OGMPA5f
OGNJP0cYonaguni
OGOCI0u
OGRTD42
OGSUS0dOgdensburg
OGUTR01Ordu Giresun
OGVNA60
OGXDZ1pAin Beida
OGZRU06Vladikavkaz
OHANZ5dRoyal Air Force Base
OHBMG2f
OHCUS5xNortheast Cape Air Force Station
OHDMK54Ohrid
OHECN00Mohe
OHHRU6n
OHINA60
OHORU4oOkhotsk
OHPGB0jOban Heliport
OHRDE0y
OHSOM3rSohar
OHTPK05
OIABR6i
OICUS0d
OILUS0dSplane Memorial
OIMJP0cOshima
OIRJP0cOkushiri
OITJP0cOita
OJCUS1b
OJUID2lTanjung Api
OKAJP0cNaha
OKBAU1k
OKCUS1bOKC Will Rogers
OKDJP0cSapporo Okadama Airport (OKD)
OKEJP0cOkino Erabu
OKFNA60
OKGCG2p
OKHGB0j
OKIJP0cOki Island
OKJJP0cOkayama Momotaro
OKKUS3n
OKLID5mGunung Bintang
OKMUS1b
OKNGA4rOkondja
OKOJP0cYokota Air Force Base
OKPPG5y
OKQID5m
OKRAU1kYorke Island
OKSUS47
OKTRU2j
OKUNA60
OKVPG5y
OKYAU1kOakey
OLANO4qOrland Airbase
OLBIT1iOlbia Costa Smeralda
OLCBR23
OLDUS0d
OLEUS0d
OLFUS47Wolf Point
OLGKE1aOlare
OLHUS5xOld Harbor Sea Plane Base
OLIIS71
OLJVU81West Cost Santo
OLKPY28
OLLCG2pOyo Ollombo
OLMUS0tOlympia
OLNAR6j
OLOCZ2x
OLPAU2vOlympic Dam
OLQPG5y
OLRAF12
OLSUS25Nogales
OLTES0z
OLUUS1bColumbus Airport (Nebraska)
OLVUS1b
OLXKE1a
OLYUS1b
OLZRU64Olyokminsk
OMAUS1bEppley
OMBGA4rOmboue
OMCPH18Ormoc
OMDNA60Oranjemund
OMEUS5xNome
OMFJO2q
OMGNA60
OMHIR0lUrmia
OMIIR0l
OMJJP0c
OMKUS0t
OMLPG5y
OMMOM3r
OMNIN03
OMOBA45Mostar
OMRRO1wOradea
OMSRU33Omsk
OMYKH24
ONAUS1b
ONBPG5y
ONDNA60Andimba Toivo ya Toivo
ONESB7p
ONGAU1kMornington
ONHUS0d
ONIID5m
ONJJP0cOdate Noshiro
ONKRU64
ONLUS1b
ONMUS47
ONNUS5xOnion Bay
ONOUS6wOntario Municipal
ONPUS0tNewport Municipal
ONQTR01Zonguldak
ONRAU1k
ONSAU1v
ONTUS0tOntario
ONUFJ7i
ONXPA5fColon
ONYUS1b
OOAUS1b
OODAU1v
OOKUS5xToksook Bay
OOLAU1kGold Coast
OOMAU0pSnowy Mountains
OORAU1k
OOTKI7z
OPAIS71
OPBPG5y
OPFUS0dOpa-locka Executive
OPIAU6z
OPLUS1b
OPOPT50Porto
OPPBR2eSalinopolis
OPQCN00
OPSBR40Sinop
OPUPG5yBalimo
OPWNA60
OQNUS0d
OQRRO1w
ORAAR02Oran
ORBSE27Orebro-Bofors
ORCCO0i
ORDUS1bO'Hare
OREFR1m
ORFUS0dNorfolk
ORGSR68Zorg En Hoop
ORHUS0dWorcester
ORIUS5xPort Lions Sea Plane Base
ORJGY66
ORKIE38Cork
ORLUS0d
ORMGB0j
ORNDZ1pOran International Airport Ahmed Ben Bella
OROHN3l
ORPBW6b
ORQUS0dNorwalk Heliport
ORRAU2v
ORSAU1k
ORTUS5xNorthway
ORUBO2hJuan Mendoza
ORVUS5xRobert (Bob) Curtis Memorial
ORWPK05
ORXBR6i
ORYFR1mParis Orly
ORZBZ7oOrange Walk
OSAJP0c
OSBUS1bGrand Glaize
OSCUS49
OSDSE27Are Ostersund
OSEPG5y
OSFRU06Ostafyevo
OSGPG5y
OSHUS1bWittman
OSIHR44Osijek
OSJKE1aOl Seki Airstrip
OSKSE27
OSLNO4qOslo
OSMIQ0kMosul
OSNKR08Osan Air Base
OSOAU1k
OSQCN00
OSRCZ2xMosnov
OSSKG3iOsh
OSTBE3aOstend-Bruges
OSUUS0dOhio State University
OSWRU2jOrsk
OSXUS1b
OSYNO4qNamsos
OSZPL20Koszalin-Zegrze Pomorskie
OTAET19
OTCTD42
OTDPA5fContadora
OTGUS1b
OTHUS0tSouthwest Oregon
OTIID5mLeo Wattimena
OTJNA60
OTKUS0t
OTLMR4c
OTMUS1bIndustrial
OTNUS8r
OTOCN00Otog Banner Wulan
OTPRO1wBucharest Henri Coanda
OTQCN00Otog Front Banner Oljoq
OTRCR5qCoto 47
OTSUS0t
OTTBR4y
OTUCO0i
OTVSB7p
OTYPG80
OTZUS5xRalph Wien Memorial
OUABF36Ouagadougou
OUBES0z
OUDMA11Oujda Angads
OUECG2pOuesso
OUGBF36
OUHZA0xOudtshoorn
OUIFR1mOuessant
OUKGB0j
OULFI4tOulu
OUMTD42
OUNUS1b
OUQES0z
OURCM2k
OUSBR09
OUTTD42
OUUGA4r
OUZMR4cZouerate
OVAMG2f
OVBRU2dNovosibirsk International Airport (Tolmachevo)
OVDES0zAsturias
OVEUS0t
OVGZA0x
OVIES0z
OVLCL0o
OVOES0z
OVRAR02
OVSRU59Sovetsky
OWAUS1b
OWBUS1bOwensboro–Daviess County
OWDUS0dNorwood Memorial
OWEGA4rOwendo
OWKUS0d
OWZCA4i
OXBGW5hOsvaldo Vieira
OXCUS0d
OXDUS0d
OXFGB0jLondon Oxford
OXOAU1k
OXQGB0j
OXRUS0tOxnard
OXYAU1k
OYAAR02Goya
OYCGF7n
OYEGA4rOyem
OYGUG2iMoyo
OYKBR2eOiapoque
OYLKE1a
OYNAU0r
OYOAR02Tres Arroyos
OYPGF7nSaint-Georges-de-l'Oyapock
OYSUS0tYosemite National Park
OZAUS1b
OZCPH18Labo
OZGMA11Zagora
OZHUA16Zaporozhye
OZIES0zBobadilla
OZLES5i
OZPES0zMoron Air Base
OZRUS1bCairns Army Air Field
OZUES0zMontilla
OZZMA11Ouarzazate
PAAMM0q
PABIN03Bilaspur
PACPA5fMarcos A. Gelabert
PADDE0yPaderborn Lippstadt
PAEUS0tSeattle Paine Field
PAFUG2i
PAGPH18Pagadian
PAHUS1bBarkley
PAIKH24Pailin
PAJPK05
PAKUS5k
PALCO0iPalanquero
PAMUS1bTyndall Air Force Base
PANTH0nPattani
PAOUS0tPalo Alto Airport of Santa Clara County
PAPHT2uToussaint Louverture
PAQUS5xPalmer Municipal
PARFR1mParis Metropolitan
PASGR4bParos National
PATIN03Jay Prakash Narayan
PAUMM0q
PAVBR2ePaulo Afonso
PAWPG5y
PAXHT2uPort De Paix
PAYMY2a
PAZMX04El Tajin National
PBAUS5x
PBBBR40
PBCMX04Hermanos Serdan
PBDIN03Porbandar
PBECO0i
PBFUS1bGrider Field
PBGUS0dPlattsburgh
PBHBT7bParo
PBIUS0dPresident Donald J. Trump
PBJVU81Paama
PBKUS99Pack Creek
PBLVE14General Bartolome Salom
PBMSR68Zanderij
PBNAO17Porto Amboim
PBOAU1vParaburdoo
PBPCR5q
PBQBR5u
PBRGT3cPuerto Barrios
PBSTH0nPatong Beach
PBTPY28
PBUMM0qPutao
PBVBR4y
PBWID2l
PBXBR4y
PBYAU1k
PBZZA0xPlettenberg Bay
PCAUS5x
PCBID0b
PCCCO0i
PCDUS1b
PCEUS5xPainter Creek
PCFZA0xPotchefstroom
PCGGT3cPaso Caballos
PCHHN3l
PCIES0z
PCJPY28
PCKUS5x
PCLPE0gCapitan Rolden
PCMMX4j
PCNNZ5dPicton Aerodrome
PCOMX4a
PCPST7rPrincipe
PCQLA6f
PCRCO0iPuerto Carreno
PCSBR1h
PCTUS0d
PCUUS1b
PCVMX4a
PCWGB0j
PDACO0iPuerto Inirida
PDBUS5xPedro Bay
PDCNC7e
PDDMZ2w
PDEAU2v
PDFBR1c
PDGID0bMinangkabau
PDIPG5y
PDKUS0dDeKalb Peachtree
PDLPT8nJoao Paulo II
PDMPA5fCapt. Justiniano Montenegro
PDNAU2v
PDOID0bPendopo
PDPUY2sCapitan de Corbeta Carlos A. Curbelo
PDRBR1h
PDSMX4nPiedras Negras
PDTUS0tEastern Oregon
PDUUY2sPaysandu
PDVBG2zPlovdiv
PDXUS0tPortland
PDZVE14
PEAAU2v
PEBMZ2w
PECUS5xPelican Sea Plane Base
PEDCZ2xPardubice
PEERU2jPerm
PEFDE0y
PEGIT1iPerugia San Francesco d'Assisi – Umbria
PEHAR02Pehuajo
PEICO0iMatecana
PEJIT1i
PEKCN00Beijing Capital
PELLS72
PEMPE0gPuerto Maldonado
PENMY9vPenang
PEPAU6z
PEQUS1b
PERAU1vPerth
PESRU06Petrozavodsk
PETBR09Pelotas–João Simões Lopes Neto
PEUHN3lPuerto Lempira
PEVHU1zPécs-Pogány
PEWPK05Bacha Khan
PEXRU06Pechora
PEYAU2v
PEZRU06Penza
PFACN00Harbin Pingfang
PFBBR09Passo Fundo
PFCUS0t
PFDUS83Port Frederick
PFEES0z
PFJIS71
PFLCZ2x
PFMCA39
PFNUS1bBay County
PFOCY6sPaphos
PFQIR0lParsabad Moghan
PFRCD2gIlebo
PFTCN00
PGAUS25Page
PGBPG5y
PGCUS0d
PGDUS0dCharlotte County
PGEPG5y
PGFFR1mLlabanere
PGGBR2eProgresso
PGHIN03Pantnagar
PGIAO17
PGKID0bDepati Amir
PGLUS1b
PGMUS5xPort Graham
PGNPG5y
PGOUS47
PGPST7r
PGQID5mPekaulang Buli
PGRUS1b
PGSUS25
PGUIR0lAla'Marvdasht
PGVUS0dPitt-Greenville
PGXFR1mPerigueux
PGZBR09Comte Antonio Amilton Beraldo
PHAVN0w
PHBBR2eParnaiba-Prefeito Dr. Joao Silva Filho
PHCNG0aPort Harcourt
PHDUS0d
PHEAU1vPort Hedland
PHFUS0dNewport News/Williamsburg
PHGNG0a
PHHNP2bPokhara
PHIBR1h
PHJAU0p
PHKUS0d
PHLUS0dPhiladelphia
PHMDE0yBoeblingen
PHNUS49
PHOUS5xPoint Hope
PHPUS47
PHQAU1k
PHRFJ7i
PHSTH0nPhitsanulok
PHTUS1b
PHUVN0wPhu Vinh
PHWZA0xPhalaborwa
PHXUS25Phoenix Sky Harbor
PHYTH0nPhetchabun
PHZTH0nPhi Phi Island
PIAUS1bGeneral Wayne A. Downing Peoria
PIBUS1bHattiesburg-Laurel
PICTCaa
PIDBS67
PIEUS0dSt. Petersburg-Clearwater
PIFTW0ePingtung
PIGBR65
PIHUS6wPocatello
PIIUS5x
PIKGB0jGlasgow Prestwick
PILPY28Pilar
PIMUS0d
PINBR23
PIOPE0gCapitan FAP Renan Elias Olivera
PIPUS5xPilot Point
PIQGY66
PIRUS1bPierre
PISFR1mPoitiers-Biard
PITUS0dPittsburgh
PIUPE0gCap. FAP Guillermo Concha Iberico
PIVBR09
PIWCA4iPikwitonei
PIXPT8nPico Island
PIZUS5xPoint Lay LRRS
PJASE27Pajala
PJBUS25
PJCPY28Pedro Juan Caballero
PJGPK05Panjgur
PJICN00
PJMCR5qPuerto Jimenez
PJSUS5xPort San Juan
PJZMX4j
PKAUS5xNapaskiak Sea Plane Base
PKBUS0dWood County
PKCRU6kPetropavlovsk-Kamchatsky
PKDUS1b
PKEAU0pParkes
PKFUS1b
PKGMY9vPangkor
PKHGR4b
PKJGT3c
PKKMM0q
PKLNZ5dPakatoa Island
PKMGY66
PKNID0bIskandar
PKOBJ3t
PKPPF86Puka Puka
PKRNP2bPokhara
PKSLA6fPaksane
PKTAU6zPort Keats
PKUID0bSultan Syarif Kasim II
PKVRU06Pskov
PKWBW6bSelebi-Phikwe
PKXCN00Beijing Daxing
PKYID0bTjilik Riwut
PKZLA6fPakse
PLACO0i
PLBUS0d
PLCCO0i
PLDCR5q
PLEPG5y
PLFTD42
PLGFR1m
PLHGB0jCity
PLIVC8d
PLJBZ7oPlacencia
PLKUS1b
PLLBR23Manaus AB
PLMID0bSultan Mahmud Badaruddin II
PLNUS49Emmet County
PLOAU2vPort Lincoln
PLPPA5f
PLQLT4vPalanga
PLRUS1b
PLSTCaaProvidenciales
PLTCO0i
PLUBR09Pampulha Belo Horizonte
PLVUA16
PLWID2lMutiara
PLXKZ1nSemey
PLYUS3n
PLZZA0xChief Dawid Stuurman
PMATZ1dWawi
PMBUS1b
PMCCL0oEl Tepual
PMDUS0tPalmdale Air Force 42 Base
PMEGB0jPortsmouth
PMFIT1iParma
PMGBR40Ponta Pora
PMHUS0d
PMIES0zPalma de Mallorca
PMKAUacPalm Island
PMLUS5x
PMMTH0nPhanom Sarakham
PMNPG5y
PMOIT1iPalermo-Punta Raisi
PMPPG5y
PMQAR02Perito Moreno
PMRNZ5dPalmerston North
PMSSY22Palmyra
PMTGY66
PMUUS5xPaimiut Sea Plane Base
PMVVE14Santiago Marino
PMWBR2ePalmas–Brigadeiro Lysias Rodrigues
PMXUS0d
PMYAR02El Tehuelche
PMZCR5qPalmur'Sur
PNAES0zPamplona
PNBBR2ePorto Nacional
PNCUS1bPonca City
PNDBZ7oPunta Gorda
PNEUS0dNorth Philadelphia
PNFUS5xPeterson's Point
PNGBR09
PNHKH24Phnom Penh
PNIFM9kPohnpei
PNJCN00
PNKID0bSupadio
PNLIT1iPantelleria
PNNUS0d
PNOMX04
PNPPG5yGirua
PNQIN03Pune
PNRCG2pPointe Noire
PNSUS1bPensacola
PNTCL0oTeniente J. Gallardo
PNUUS47
PNVLT4vPanevezys/Pajuostis
PNXUS1bGrayson County
PNYIN03Puducherry
PNZBR2ePetrolina
POABR09Porto Alegre International Airport Salgado Filho
POBUS0dPope Field
POCUS0t
PODSN1g
POEUS1bPolk Army Air Field
POFUS1b
POGGA4rPort Gentil
POHUS1b
POIBO2hCaptain Nicolas Rojas
POJBR09
POKAT21
POLMZ2wPemba
POMPG5yJacksons
PONGT3c
POOBR09Pocos De Caldas
POPDO1jGregorio Luperón
POQUS83Polk Inlet
PORFI4tPori
POSTT7kPiarco
POTJM3gKen Jones
POUUS0dDutchess County
POVSK5b
POWSI5zPortoroz
POXFR1mPontoise - Cormeilles Aerodrome
POYUS47
POZPL20Poznan–Lawica
PPAUS1b
PPBBR09A. De Barros
PPCUS5x
PPDPR5cPalmas Del Mar Air Strip
PPEMX43Puerto Penasco
PPFUS1b
PPGAS92Pago Pago
PPHVE14
PPIAU2vPort Pirie
PPJID0b
PPKKZ1nPetropavlovsk
PPLNP2b
PPMUS0d
PPNCO0iGuillermo Leon Valencia
PPOBS67Powell Point Seaplane Base
PPPAU1kWhitsunday Coast
PPQNZ5dKapiti Coast
PPRID0b
PPSPH18Puerto Princesa
PPTPF86Tahiti Faa'a
PPUMM0q
PPVUS5xPort Protection
PPWGB0jPapa Westray
PPXPG5y
PPYBR09
PPZVE14
PQCVN0wPhu Quoc
PQDLK4d
PQIUS0dPresque Isle
PQMMX04
PQQAU0pPort Macquarie
PQSUS5xPilot Station
PQTGL9uQeqertaq Heliport
PRAAR02General Justo Jose de Urquiza
PRBUS0tPaso Robles Municipal
PRCUS25Prescott
PRDAU1v
PRECO0i
PRFUS83Port Johnson
PRGCZ2xVaclav Havel Airport Prague
PRHTH0nPhrae
PRISC8gPraslin Island
PRJIT1iCapri
PRKZA0x
PRLUS5x
PRMPT50Portimao
PRNXK2rPristina
PROUS1b
PRPFR1m
PRQAR2c
PRRGY66
PRSSB7p
PRTUS83Point Retreat Coast Guard Heliport
PRUMM0q
PRVCZ2xPrerov
PRWUS1b
PRXUS1bCox Field
PRYZA0xWonderboom
PRZUS0t
PSAIT1iPisa
PSBUS0d
PSCUS0dTri-Cities
PSDEG0hPort Said
PSEPR5cMercedita
PSFUS0d
PSGUS83Petersburg Municipal
PSHDE0y
PSIPK05Pasni
PSJID2l
PSKUS0d
PSLGB0j
PSMUS0dPortsmouth International Airport at Pease
PSNUS1b
PSOCO0iAntonio Nariño
PSPUS0tPalm Springs
PSQUS0d
PSRIT1iAbruzzo
PSSAR02Posadas
PSTCU1l
PSUID2lPutussibau
PSVGB0j
PSWBR09
PSXUS1b
PSYFKalPort Stanley
PSZBO2hPuerto Suarez
PTAUS5xPort Alsworth
PTBUS0d
PTCUS83
PTDUS99Port Alexander
PTEAU0p
PTFFJ7iMalololailai
PTGZA0xPolokwane
PTHUS5xPort Heiden
PTIAU1kPort Douglas
PTJAU0rPortland Airport (Victoria)
PTKUS49Oakland County
PTLPE0g
PTMVE14Palmarito
PTNUS1b
PTOBR09Juvenal Loureiro Cardoso
PTPGP7mPointe-a-Pitre
PTQBR6i
PTRUS5xPleasant Harbor
PTSUS1b
PTTUS1b
PTUUS5xPlatinum
PTVUS0t
PTWUS0d
PTXCO0iPitalito
PTYPA5fTocumen
PTZEC1sPastaza
PUAPG5y
PUBUS47Pueblo Memorial
PUCUS47
PUDAR02Puerto Deseado
PUEPA5f
PUFFR1mPau-Pyrenees
PUGAU2vPort Augusta
PUHMX04Pochutla
PUIPG5y
PUJDO1jPunta Cana
PUKPF86
PULUS0t
PUMID2lPomala
PUNCD2g
PUOUS5x
PUPBF36
PUQCL0oPres Ibanez
PURBO2hPuerto Rico
PUSKR08Gimhae
PUTIN03Puttaprathi
PUUCO0iPuerto Asis
PUVNC7e
PUWUS0tPullman–Moscow
PUXCL0o
PUYHR44Pula
PUZNI3dPuerto Cabezas
PVACO0iProvidencia
PVBUY2s
PVCUS0d
PVDUS0dT. F. Green
PVEPA5f
PVFUS0t
PVGCN00Shanghai Pudong
PVHBR5uPorto Velho
PVIBR09
PVKGR4bAktion
PVLUS0d
PVNBG2zPleven
PVOEC1sReales Tamarindos
PVRMX04Gustavo Diaz Ordaz
PVSRU6kProvideniya Bay
PVUUS47Provo
PVWUS1b
PVYUS5x
PVZUS0dCasement
PWAUS1b
PWDUS47
PWERU8vPevek
PWIET19
PWKUS1bChicago Executive
PWLID0b
PWMUS0dPortland International Jetport
PWNBS67
PWOCD2g
PWQKZ1nPavlodar
PWRUS99
PWTUS0tBremerton National
PWYUS47Ralph Wenz Field
PXAID0b
PXBIT1i
PXCIT1i
PXGCN00
PXHAU2vProminent Hill
PXLUS25
PXMMX04Puerto Escondido
PXOPT79Porto Santo
PXRTH0nSurin
PXSES0zPuerto De Santa Maria
PXUVN0wPleiku
PYACO0i
PYBIN03
PYCPA5f
PYECK8z
PYGIN03Pakyong
PYHVE14Puerto Ayacucho
PYJRU64Polyarnyj
PYKIR0lPayam
PYLUS5x
PYMUS0d
PYNCO0i
PYOEC1s
PYRGR4bAndravida
PYSUS0t
PYTBR09Paracatu
PYVPA5f
PYXTH0n
PYYTH0n
PZACO0iPaz de Ariporo
PZBZA0xPietermaritzburg
PZCGB0j
PZEGB0jPenzance Heliport
PZHPK05Zhob
PZICN00Pan Zhi Hua Bao An Ying
PZJSI5z
PZKCK8z
PZLZA0x
PZOVE14Manuel Carlos Piar Guayana
PZSCL0oTemuco Maquehue
PZUSD1qPort Sudan New
PZYSK5bPiestany
QACBR09
QADIT1i
QAEDZ1p
QAGDZ1p
QAHBR1h
QAIFR1m
QAJAE15
QAKBR09
QALIT1i
QAMFR1m
QANDZ1p
QAOIT1i
QAPNG0a
QAQIT1i
QARNL3z
QATNG0a
QAUBR09
QAVBR88
QAXNG0a
QAYRO1w
QAZPL20
QBAME6y
QBBDE0y
QBCCA4lBella Coola
QBDBR09
QBEAU0p
QBFUS47
QBGRS2r
QBHFR1m
QBIMK54
QBJDZ1p
QBKBR09
QBLLY30
QBMFR1m
QBNBR09
QBODE0y
QBPDZ1p
QBQFR1m
QBRIR0l
QBSIT1i
QBTDZ1p
QBUNG0a
QBVIT1i
QBWAU0p
QBXBR1h
QBYRO1w
QBZDZ1p
QCASA0s
QCBJP0c
QCCBR1c
QCDBR09
QCEUS47
QCFBR09
QCGBR09
QCHBR09
QCIES5i
QCJBR09
QCKBR09
QCLIT1i
QCMIT1i
QCNBR09
QCOCU1l
QCPBR1h
QCQBR09
QCRBR09
QCSIT1i
QCTNG0a
QCUGL9uAkunnaaq Heliport
QCVBR09
QCWUS0d
QCXBR09
QCYGB0jRAF Coningsby
QCZIT1i
QDABR09
QDBBR09
QDCBR09
QDDRO1w
QDEBR2f
QDFBR09
QDGPL20
QDHGB0j
QDIAT21
QDJDZ1p
QDKUS05
QDLCH5o
QDMHK0m
QDNAU0p
QDOBR1f
QDPBR2f
QDQBR09
QDRSY22
QDSBR2f
QDTDZ1p
QDUDE0y
QDVBR09
QDWBR09
QDXEG0h
QDYKR08
QDZDZ1p
QEADK0yAarhus Sea
QEBJP0c
QECDK0yCopenhagen Sea
QEDDZ1p
QEEMH8c
QEFDE0y
QEGPT8n
QEHDZ1p
QEIDE0y
QEJLY30
QEKEG0h
QELAU8z
QEMEG0h
QENCH5o
QEOPL20
QEPPL20
QEQCH5o
QERYE1t
QESCH5o
QETKR08
QEUBR1d
QEVFR1m
QEWGB0j
QEXDE0y
QEYGL8w
QEZIT1i
QFANL3z
QFBDE0y
QFCFR1m
QFDDZ1p
QFEUS0d
QFFUS1b
QFGGL9uEqalugaarsuit Heliport
QFHDK2y
QFIGL9uIginniarfik Heliport
QFJGL9u
QFKNO4q
QFLDE0y
QFMEG0h
QFNGL9uNarsaq Kujalleq Heliport
QFOGB0j
QFPDE0y
QFQNO4q
QFRIT1i
QFSBR7x
QFTGL8w
QFUES5i
QFVNO4q
QFWUS00
QFXGL9uIgaliku Heliport
QFYJP0c
QFZDE0y
QGABR09
QGBBR09
QGCBR09
QGDBR6i
QGEDZ1p
QGFBR09
QGGLY30
QGHLY30
QGIBR09
QGJBR09
QGKBR6r
QGLCH5o
QGMDZ1p
QGNES0z
QGOIT1i
QGPBR29
QGQGL9uAttu Heliport
QGRGL9u
QGSBR1c
QGTJP0c
QGUJP0c
QGVDE0y
QGWDE0y
QGXEG0h
QGYHU1zGyor-Per
QGZJP0c
QHABE3a
QHBBR09
QHCBR2f
QHDDE0y
QHEBR2f
QHFBR2f
QHGBR2f
QHHDZ1p
QHITH0n
QHJDK2y
QHKIR0l
QHLBR1f
QHMSY22
QHNBR6h
QHOUS1b
QHPBR09
QHQDE0y
QHRET19
QHSSY22
QHTBR2f
QHUDE0y
QHVBR09Novo Hamburgo
QHWUS13
QHXCN00
QHYJP0c
QHZNL3z
QIABR2f
QIBBR2f
QICIT1i
QIDBR09
QIEFR1m
QIFGB0j
QIGBR1h
QIHBR09
QIIDE0y
QIJES0z
QIKNG0a
QILDZ1p
QIMDZ1p
QINTR01
QIODZ1p
QIPDE0y
QIQBR09
QIRJO2q
QISJP0c
QITBR1c
QIUES0z
QIVEG0h
QIWAE15
QIXBR1d
QIYAU1k
QIZTN46
QJABR2f
QJBSA0s
QJCBT7b
QJDAU0p
QJEGL9uKitsissuarsuit Heliport
QJFGL8w
QJGGL9u
QJHDE0yHerzogenaurach
QJIDE0yNiederstetten Army
QJJUS0d
QJKNG0a
QJLNO4q
QJMBR2f
QJNLB1u
QJOBR2f
QJPKR08
QJQLB1u
QJRES0z
QJSDK2y
QJTGL8w
QJUIN03
QJVDK2y
QJWDK2y
QJXTH0n
QJYPL20
QJZFR1m
QKABR1d
QKBUS47
QKCIR0l
QKDPL20
QKEZM2t
QKFDE0y
QKGGR4b
QKHPK05
QKIPL20
QKJDZ1p
QKKNO4q
QKLDE0y
QKMKR08
QKNTN46
QKOLY30
QKPZA0x
QKQDE0y
QKRGF7n
QKSUS47
QKTGL8w
QKUDE0y
QKVJP0c
QKWJP0c
QKXNO4q
QKYJP0c
QKZDE0y
QLAGB0j
QLBBR2f
QLCPL20
QLDDZ1p
QLEAU0p
QLFFI4t
QLGDE0y
QLHDE0y
QLICY6s
QLJCH5o
QLKDZ1p
QLLBR09
QLMES0z
QLNIT1i
QLOUS0t
QLPIT1i
QLQES0z
QLRPT50
QLSCH5o
QLTIT1i
QLUPL20
QLVAR02
QLWBR2f
QLXAT21Lauterach
QLYES5i
QLZDK2y
QMADK2yAnholt
QMBBR2f
QMCBR09
QMDJO2q
QMEIT1i
QMFBR09
QMGDZ1p
QMHDZ1p
QMIBR2f
QMJIR0l
QMKGL8w
QMLPK05
QMMIT1i
QMNSZ75
QMOBE3a
QMPUS0d
QMQLY30
QMRIT1i
QMSKR08
QMUFR1m
QMVUS0d
QMWDZ1p
QMXUS1b
QMYUS1b
QMZDE0y
QNBIN03
QNCCH5oNeuchatel railway station
QNDRS2r
QNEBR09
QNFIN03
QNGJP0c
QNHBR2f
QNING0a
QNJFR1m
QNKNG0a
QNLFR1m
QNMBE3a
QNNNG0a
QNOIT1i
QNPCY6c
QNQNL3z
QNRBR6h
QNSBR09
QNTBR2f
QNUIT1i
QNVBR09
QNWIN03
QNXFR1m
QNZJP0c
QOABR09
QOBDE0y
QOCBR09
QODBR2f
QOEDE0y
QOFUA16
QOGDE0y
QOHUA16
QOIBR2f
QOJBR09
QOKNO4q
QOLDZ1p
QOMJP0c
QONBE3a
QOOJP0c
QOPIT1i
QOQGL9uSaarloq Heliport
QORTR01
QOTJP0c
QOUDZ1p
QOVCL0o
QOWNG0aSam Mbakwe
QOXDE0y
QOYPL20
QOZDZ1p
QPAIT1i
QPBIT1i
QPCPL20
QPDCU1l
QPEBR2f
QPFBR2f
QPGSG0vPaya Lebar
QPHBW6b
QPICO0i
QPJHU1z
QPKDE0y
QPLRO1w
QPMPL20
QPNRO1w
QPOIT1i
QPPDE0y
QPQAR02
QPRIT1i
QPSBR09
QPTNL3z
QPUBR2f
QPVAU0p
QPWPL20Gliwice
QPXPH18
QPYPH18
QPZIT1i
QQAGB0j
QQBGB0j
QQCGB0j
QQDGB0j
QQEGB0j
QQFGB0j
QQGGB0j
QQHGB0j
QQIGB0j
QQJGB0j
QQKGB0j
QQLGB0j
QQMGB0j
QQNGB0j
QQOGB0j
QQPGB0j
QQRGB0j
QQSGB0j
QQTGB0j
QQUGB0j
QQVGB0j
QQWGB0jLondon Waterloo railway station
QQXGB0j
QQYGB0j
QQZGB0j
QRAZA0xRand
QRBDE0y
QRCCL0o
QRDBR2f
QREBR40Carazinho
QRFAR02
QRGIT1i
QRHNL3z
QRITR01
QRJBR09
QRKBR09
QRLES0z
QRMAU0p
QRNJP0c
QROMX04Queretaro Intercontinental
QRPBR09
QRQTR01
QRRAU0p
QRSRO1w
QRTIT1i
QRUBR09
QRVFR1m
QRWNG0aOsubi Airstrip
QRXAU0p
QRYGL9uIkerasaarsuk Heliport
QRZNL3z
QSAES0z
QSBBR09
QSCBR09
QSDBR2f
QSEBR09
QSFDZ1pSetif
QSGDK2y
QSHDE0y
QSITZ1d
QSJCN00
QSKDZ1p
QSLNG0a
QSMDE0y
QSNCU1l
QSOTN46
QSPUS0t
QSQLB1u
QSRIT1iSalerno Costa d'Amalfi
QSSIT1i
QSTTR01
QSUEG0h
QSVRO1w
QSWSY22
QSXGY66
QSYDE0y
QSZCN00Shache Yeerqiang
QTABR09
QTCIT1i
QTDBR1d
QTEBR1a
QTFSA0s
QTGBR09
QTHAU0p
QTIIT1i
QTJFR1m
QTKDE0y
QTLBR09
QTMJP0c
QTNCL0o
QTOAU0p
QTPNO4q
QTRSY22
QTSUS00
QTTEG0h
QTUBR09
QTVFR1m
QTWKR08
QTXUS0dCharlevoix Municipal
QTYJP0c
QTZMX04
QUADE0y
QUBLY30
QUCVE14
QUDEG0h
QUEGL8w
QUFUAbf
QUGGB0j
QUHEG0h
QUICL0o
QUJKR08
QUKGB0j
QULDE0y
QUMIR0l
QUNKR08
QUONG0aAkwa Ibom
QUPGL9uSaqqaq Heliport
QUQES0z
QURBR2f
QUSNG0a
QUTJP0c
QUUDE0yUetersen
QUVGL9uAappilattoq Heliport (Kujalleq)
QUWGL9uAmmassivik Heliport
QUXFR1m
QUYGB0j
QUZES5i
QVAIT1i
QVBBR09
QVCBR1d
QVDFI4t
QVEFI4t
QVFFI4t
QVGFR1m
QVHBR2w
QVIFR1m
QVJBG2z
QVKFI4t
QVLAT21
QVMFI4t
QVNIT1i
QVONO4q
QVPBR09
QVQDE0y
QVRBR2f
QVSFI4t
QVTFI4t
QVULI9n
QVVFI4t
QVWFI4t
QVXNL3z
QVYFI4t
QVZFI4t
QWACA1e
QWBDE0y
QWCDE0y
QWDDE0y
QWFUS47
QWGUS0d
QWHUS47
QWIDE0y
QWJBR09
QWKPL20
QWLAU0p
QWMUS47
QWNBR09
QWODK2y
QWPUS47
QWQDK2y
QWRDE0y
QWSPL20
QWTES0z
QWUDE0y
QWVRS2r
QWWES0z
QWXES0z
QWYUS0t
QWZNL3z
QXBFR1m
QXCBR2eCaxias
QXDBR09
QXEIT1i
QXFDK2y
QXGFR1m
QXHDE0y
QXIFI4t
QXJFI4t
QXKFR1m
QXLGB0j
QXMGB0j
QXNCH5o
QXOJP0c
QXPMK54
QXQPL20
QXRPL20
QXSCH5o
QXTCH5o
QXVDK2y
QXWBR09
QXXUS1b
QXYUS1b
QXZAT21
QYAKR08
QYBNG0a
QYCNL3z
QYDPL20
QYENL3z
QYFDE0y
QYGDE0y
QYHNL3z
QYINL3z
QYJDE0y
QYKKR08
QYLNL3z
QYMNL3z
QYNAU0p
QYOPL20
QYPNL3z
QYQDK2y
QYRFR1m
QYSIR0l
QYTNL3z
QYUSE27
QYVNL3z
QYWFR1m
QYXSE27
QYYPL20
QYZNL3z
QZAJO2q
QZBCH5o
QZCAU0p
QZDHU1z
QZEFR1m
QZFFR1m
QZGFR1m
QZHFR1m
QZIDZ1p
QZJFI4t
QZKFI4t
QZLLY30
QZMAU1k
QZNDZ1p
QZOIT1i
QZPUS0d
QZQLB1u
QZRIT1i
QZSNO4q
QZTLY30
QZUFI4t
QZVFR1m
QZWFR1m
QZXUS1b
QZYFR1m
QZZEG0h
RAAPG5y
RABPG5yTokua
RACUS1b
RADVG9b
RAESA0sArar
RAFAR2c
RAGNZ5d
RAHSA0sRafha
RAICV74Nelson Mandela
RAJIN03Rajkot
RAKMA11Marrakech Menara
RALUS0tRiverside Municipal
RAMAU6zRamingining
RANIT1i
RAOBR09Dr. Leite Lopes State
RAPUS47Rapid City
RAQID2l
RARCK8zRarotonga
RASIR0lRasht
RATRU2j
RAUBD07Rangpur
RAVCO0i
RAWPG80
RAXPG5y
RAYGB0jRothsay Heliport
RAZPK05Rawala Kot
RBAMA11Rabat Sale
RBBBR23Borba
RBCAU0r
RBDUS1b
RBEKH24Ratanakiri
RBFUS0t
RBGUS0t
RBHUS5x
RBIFJ7i
RBJJP0c
RBKUS0t
RBLUS0tRed Bluff Municipal
RBMDE0y
RBNUS0dFort Jefferson
RBOBO2h
RBPPG5y
RBQBO2hRurrenabaque
RBRBR62Rio Branco-Plácido de Castro
RBSAU0r
RBTKE1a
RBUAU1v
RBVSB7pRamata
RBWUS0d
RBXSS57
RBYUS5xRuby
RBZUZ5s
RCAUS47Ellsworth Air Force Base
RCBZA0xRichards Bay
RCCIT1i
RCEUS0tRoche Harbor
RCHCO0iRiohacha
RCKUS1b
RCLVU81
RCMAU1kRichmond
RCNAU2v
RCOFR1mSaint Agnant
RCPUS5xCinder Park
RCQAR02Reconquista
RCRUS3n
RCSGB0j
RCTUS49
RCUAR02Las Higueras
RCYBS67
RDAAU6z
RDBUS9g
RDCBR6i
RDDUS0tRedding Municipal
RDEID5m
RDGUS0dReading
RDLEG0hAl Bardawil
RDMUS0tRoberts Field Redmond Municipal
RDNMY9v
RDOPL20Warsaw Radom
RDPIN03Kazi Nazrul Islam
RDRUS1bGrand Forks Air Force Base
RDSAR02Rincon de Los Sauces
RDTSN1g
RDUUS0dRaleigh-Durham
RDVUS5xRed Devil
RDZFR1mMarcillac
REAPF86Reao
REBDE0y
RECBR2eRecife
REDUS0d
REEUS1b
REGIT1iTito Menniti
REHUS0dRehoboth Beach
REIGF7n
REKIS71
RELAR02Trelew
RENRU2jOrenburg
REOUS6w
REPKH24Siem Reap
REQPK05
RERGT3cRetalhuleu
RESAR02Resistencia
RETNO4qRost
REUES0zReus
REWIN03Rewa
REXMX4nGen Lucio Blanco
REYBO2h
REZBR09
RFACF4u
RFDUS1bChicago Rockford
RFGUS1b
RFKUS1b
RFNIS71
RFPPF86Raiatea
RFRCR5q
RFSNI3d
RGAAR7sHermes Quijada
RGDPL20
RGEPG5y
RGHIN03
RGIPF86Rangiroa
RGKRU33Gorno-Altaysk
RGLAR7gPiloto N. Fernandez
RGNMM0qYangon
RGOKP10Chongjin Orang
RGRUS1b
RGSES0zBurgos
RGTID0bJapura
RHAIS71
RHDAR02Termas de Rio Hondo
RHEFR1m
RHGRW3x
RHIUS1bOneida County
RHLAU1v
RHNNA60
RHOGR4bRhodes
RHPNP2b
RHRAE15
RHTCN00Alxa Right Banner Badanjilin
RHVUS0t
RIABR09Santa Maria
RIBBO2hRiberalta
RICUS0dRichmond International Airport (Byrd Field)
RIDUS3n
RIEUS1b
RIFUS47
RIGBR09
RIHPA5fScarlett Martinez
RIIES0z
RIJPE0gJuan Simons Vela
RIKCR5q
RILUS47Garfield County
RIMPE0g
RINSB7p
RIOBR09
RIRUS0t
RISJP0cRishiri
RITPA5fRio Tigre
RIVUS0tMarch Air Reserve Base
RIWUS47Riverton
RIXLV3yRiga
RIYYE1tRiyan
RIZCN00Rizhao Shanzihe
RJAIN03Rajahmundry
RJBNP2b
RJHBD07Rajshahi
RJIIN03
RJKHR44Rijeka
RJLES0zAgoncillo
RJMID5mMarinda
RJNIR0lRafsanjan
RKAPF86
RKCUS0tYreka
RKDUS0dKnox County
RKEDK2yRoskilde
RKHUS0d
RKIID0bRokot
RKOID0b
RKPUS1b
RKRUS1b
RKSUS47Southwest Wyoming
RKTAE15Ras Al Khaimah
RKUPG5y
RKVIS71Reykjavik Domestic
RKWUS1b
RKYAU1k
RKZCN00Shigatse Peace
RLAUS1b
RLDUS0t
RLGDE0yRostock–Laage
RLIUS1bReilly Army Heliport
RLKCN00Bayannur Tianjitai
RLOAR6l
RLPAU1k
RLRMG2f
RLTNE3v
RLUUS5xBornite Upper
RLZCN00
RMAAU1kRoma
RMBOM3r
RMCUS1b
RMDIN03
RMEUS0dGriffiss Air Force Base
RMFEG0hMarsa Alam
RMGUS0dRichard B Russell
RMIIT1iFederico Fellini
RMKAU2vRenmark
RMLLK4dRatmalana
RMNPG5y
RMOMD4hChisinau
RMPUS5xRampart
RMQTW0eTaichung
RMSDE0yRamstein Air Base
RMTPFabRimatara
RMUES0zMurcia-Corvera
RMYUS0t
RMZRU2jTobolsk Remezov
RNASB7p
RNBSE27Kallinge
RNCUS1b
RNDUS1bRandolph Air Force Base
RNEFR1mRenaison
RNGUS47
RNHUS1bNew Richmond Municipal
RNINI3d
RNJJP0cYoron
RNLSB7pRennell
RNMOM3r
RNNDK2yBornholm
RNOUS0tReno/Tahoe
RNPMH9xRongelap
RNRPG5y
RNSFR1mAirport Rennes Bretagne
RNTUS0t
RNUMY2a
RNWGB0j
RNXCN00
RNZUS1b
ROAUS0dRoanoke-Blacksburg
ROBLR3fRoberts
ROCUS0dGreater Rochester
RODZA0xRobertson
ROFUS0t
ROGUS1b
ROHAU1k
ROITH0nRoi Et
ROKAU1kRockhampton
ROLUS47
ROMIT1i
RONCO0i
ROOBR40Rondonopolis
ROPMP7uRota
RORPW8xAirai
ROSAR02Aeropuerto Internacional de Rosario Islas Malvinas
ROTNZ5dRotorua
ROUBG2z
ROVRU06Platov
ROWUS47Roswell International Air Center
ROXUS1b
ROYAR6j
ROZES0zNaval Station Rota
RPANP2b
RPBAU6z
RPMAU6zNgukurr
RPNIL3qRosh Pina
RPRIN03Swami Vivekananda
RPUBR23
RPVAU6z
RPXUS47
RPZPL20
RQACN00Ruoqiang Loulan
RQWIQ0kQayyarah Airfield West
RQYIN03
RRAES0zRonda
RRBMA11
RREAU2v
RRGMU6rRodrigues Island
RRISB7p
RRJBR09
RRKIN03Rourkela
RRLUS1b
RRMMZ2w
RRNBR6i
RROIT1i
RRRPF86Raroia
RRSNO4qRoros
RRTUS1b
RRVAU6z
RSAAR02Santa Rosa
RSBAU1k
RSCLV3y
RSDBS67Rock Sound
RSEAU0p
RSGBR2eSerra Pelada
RSHUS5xRussian Mission
RSISA0sRed Sea
RSJUS0tRosario Sea Plane Base
RSKID5m
RSLUS1bRussell
RSNUS1b
RSPUS5xRaspberry Strait
RSSSD1q
RSTUS1bRochester
RSUKR08Yeosu
RSWUS0dSouthwest Florida
RSXUS0d
RSYFR1m
RTAFJ7iRotuma Island
RTBHN3lRoatan
RTCIN03Ratnagiri
RTDUS0dRotunda
RTEBR09
RTGID2lFrans Sales Lega
RTIID2l
RTKDE0y
RTLUS1b
RTMNL3zRotterdam The Hague
RTNUS47
RTOID0b
RTPAU1k
RTSAU1v
RTWRU32Tsentralny
RTYAU2v
RUAUG2iArua
RUDIR0l
RUECD2g
RUFID5m
RUGCN00Rugao
RUHSA0sKing Khaled
RUIUS47Ruidoso Municipal
RUJSA0s
RUKNP2b
RULMV78Maavarulu
RUMNP2b
RUNRE6xReunion Roland Garros
RUPIN03
RURPF86Rurutu
RUSSB7pMarau Sound
RUTUS0dRutland
RUUPG5y
RUVGT3cRubelsanto
RUYHN3l
RVAMG2f
RVCLR3f
RVDBR09
RVECO0iSaravena
RVHRU06
RVIRU06
RVKNO4qRorvik Airport, Ryumsjoen
RVNFI4tRovaniemi
RVOZA0x
RVRUS47
RVSUS1bRichard Lloyd Jones Jr
RVTAU1v
RVVPF86Raivavae
RVYUY2s
RWAPL20
RWBUS99Rowan Bay
RWFUS1bRedwood Falls Municipal
RWIUS0dRocky Mount-Wilson
RWLUS47Rawlins Municipal
RWNUA16Rovno
RWPPK05
RWSBR09Sumare
RXAYE1t
RXEUS6w
RXSPH18Roxas City
RYBRU06Rybinsk
RYGNO4q
RYKPK05Rahim Yar Khan
RYLZM2t
RYNFR1mMedis
RYOAR02Rio Turbio
RZAAR02Santa Cruz
RZEPL20Rzeszow
RZGES0z
RZHUS0t
RZNRU06
RZPPH18
RZRIR0lRamsar
RZSPK05
RZVTR01Rize–Artvin
RZZUS0d
SAAUS47
SABBQ70J. Yrausquin
SACUS0tSacramento Executive
SADUS25
SAEGL9uSaattut Heliport
SAFUS47Santa Fe
SAGIN03Shirdi
SAHYE1tSana'a
SAIKH24Siem Reap–Angkor
SAJBD07Sirajganj
SAKIS71
SALSV4xEl Salvador
SAMPG5y
SANUS0tSan Diego
SAOBR09
SAPHN3lRamon Villeda Morales
SAQBS67San Andros
SARUS1b
SASUS0t
SATUS1bSan Antonio
SAUID2l
SAVUS0dSavannah/Hilton Head
SAWTR01Sabiha Gokcen
SAXPA5f
SAYIT1i
SAZLR3f
SBAUS0tSanta Barbara Municipal
SBBVE14
SBCPG5y
SBDUS0tSan Bernadino
SBEPG5y
SBFAF12
SBGID0b
SBHBL7mSt. Barthelemy
SBIGN1x
SBJBR09
SBKFR1mTremuson
SBLBO2hSanta Ana del Yacuma
SBMUS1b
SBNUS3nSouth Bend
SBOUS47
SBPUS0tSan Luis Obispo County
SBQPK05
SBRAU1kSaibai Island
SBSUS47
SBTRU2jSabetta
SBUZA0xSpringbok
SBVPG80
SBWMY9vSibu
SBXUS47
SBYUS0dWicomico
SBZRO1wSibiu
SCACO0i
SCBUS1b
SCCUS5xPrudhoe Bay/Deadhorse
SCDHN3l
SCEUS0dUniversity Park
SCFUS25
SCGAU1k
SCHUS0dSchenectady County
SCIVE14Paramillo
SCJUS83Smith Cove
SCKUS0tStockton Metropolitan
SCLCL0oSantiago
SCMUS5xScammon Bay Sea Plane Base
SCNDE0ySaarbruecken
SCOKZ6dAktau
SCPFR1m
SCQES0zSantiago De Compostela
SCRSE27Sälen/Scandinavian Mountains
SCSGB0jScatsta
SCTYE1tSocotra
SCUCU1lAntonio Maceo
SCVRO1wSuceava
SCWRU06Syktyvkar
SCXMX04
SCYEC98San Cristobal
SCZSB7pSanta Cruz Island
SDAIQ0k
SDBZA0xAFB Langebaanweg
SDCGY66
SDDAO17Lubango
SDEAR02Santiago Del Estero
SDFUS63Louisville Muhammad Ali
SDGIR0lSanandaj
SDHHN3l
SDIPG5y
SDJJP0cSendai
SDKMY9vSandakan
SDLSE27Sundsvall-Timra
SDMUS0tBrown Field Municipal
SDNNO4qSandane
SDOJP0cRyotsu Sado Island
SDPUS5xSand Point Municipal
SDQDO1jLas Americas
SDRES0zSantander
SDSJP0cSado Shima
SDTPK05Saidu Sharif
SDUBR09Rio de Janeiro Santos Dumont
SDVIL3qSde Dov
SDWIN03Sindhudurg
SDXUS25
SDYUS47Richland Municipal
SDZGB0j
SEAUS0tSeattle-Tacoma
SEBLY30Sebha
SECFR1mSerre Chevalier
SEDIL3q
SEEUS0t
SEFUS0d
SEGUS0d
SEHID5m
SEIBR2eSenhor Do Bonfim
SEJIS71
SEKRU7dSrednekolymsk
SELKR08
SEMUS1b
SENGB0jLondon Southend
SEOCI0u
SEPUS1b
SEQID56
SERUS3n
SESUS1bSelfield
SETBR29Santa Magalhaes
SEUTZ1dSeronera Airstrip
SEVUA16
SEWEG0hSiwa Oasis North
SEXDE0y
SEYMR4c
SEZSC8gSeychelles
SFATN46Sfax–Thyna
SFBUS0dOrlando Sanford
SFCGP7mSaint Francois
SFDVE14Las Flecheras
SFEPH18San Fernando
SFFUS0tFelts Field
SFGMF9oEsperance
SFHMX2n
SFIMA11
SFJGL9uKangerlussuaq
SFKBR2e
SFLCV74Sao Filipe
SFMUS0d
SFNAR02Santa Fe
SFOUS0tSan Francisco
SFPAU1k
SFQTR01Sanliurfa
SFRUS0tSan Fernando
SFSPH18Subic Bay
SFTSE27Skelleftea
SFUPG5y
SFVBR09
SFWPA5fSanta Fe
SFXVE14
SFYUS0d
SFZUS0d
SGAAF12
SGBPG5y
SGCRU2jSurgut
SGDDK2ySonderborg
SGEDE0ySiegerland
SGFUS1bSpringfield-Branson National
SGGMY2a
SGHUS0dSpringfield-Beckley Municipal
SGIPK05Sargodha
SGJPG5y
SGKPG5y
SGLPH18Danilo Atienza Air Base
SGMMX4a
SGNVN0wTan Son Nhat
SGOAU1kSt. George
SGPAU1v
SGQID2l
SGRUS1bSugar Land Municipal
SGSPH18
SGTUS1b
SGUUS47St. George
SGVAR51
SGWUS83
SGXTZ1d
SGYUS83Skagway
SGZTH0nSongkhla
SHACN00Shanghai Hongqiao
SHBJP0cNakashibetsu
SHCET19Indaselassie
SHDUS0dShenandoah Valley
SHECN00Shenyang Taoxian
SHFCN13Shihezi Huayuan
SHGUS5xShungnak
SHHUS5xShishmaref
SHIJP0cShimojishima
SHJAE15Sharjah
SHKLS72
SHLIN03Shillong
SHMJP0cShirahama
SHNUS0t
SHOSZ75King Mswati III
SHPCN00
SHQAU1k
SHRUS47Sheridan
SHSCN00Jingzhou Shashi
SHTAU0rShepparton
SHUAU6z
SHVUS1bShreveport
SHWSA0sSharurah
SHXUS5x
SHYTZ1dShinyanga
SHZLS72
SIACN00Xiguan
SIBCG2p
SICTR01
SIDCV74Amilcar Cabral
SIEPT50
SIFNP2bSimara
SIGPR5cFernando Luis Ribas Dominicci
SIHNP2bSilgarhi Doti
SIIMA11
SIJIS71Siglufjordur
SIKUS1b
SILPG5y
SIMPG5y
SINSG0vSingapore Changi
SIOAU69Smithton
SIPUA16Simferopol
SIQID56
SIRCH5oSion
SISZA0xSishen
SITUS99Sitka
SIUNI3d
SIVUS3n
SIWID0b
SIXAU0p
SIYUS0t
SIZPG5y
SJAPE0g
SJBBO2h
SJCUS0tNorman Y. Mineta San Jose
SJDMX4aLos Cabos
SJECO0iSan Jose del Guaviare
SJFVI7t
SJGCO0i
SJHCO0i
SJIPH18San Jose
SJJBA45Sarajevo
SJKBR09Professor Urbano Ernesto Stumpf
SJLBR23Sao Gabriel da Cachoeira
SJMDO1j
SJNUS25
SJOCR5qJuan Santamaria
SJPBR09Sao Jose do Rio Preto
SJQZM2t
SJRCO0i
SJSBO2h
SJTUS1bSan Angelo
SJUPR5cLuis Munoz Marin
SJVBO2h
SJWCN00Shijiazhuang Zhengding
SJXBZ7oSarteneja
SJYFI4tSeinajoki
SJZPT8nSao Jorge Island
SKAUS0tFairchild Air Force Base
SKBKN91Robert L. Bradshaw
SKCPG5y
SKDUZ1oSamarkand
SKENO4q
SKFUS1bLackland AFB-Kelly Field
SKGGR4bThessaloniki Airport Makedonia
SKHNP2bSurkhet
SKIDZ1p
SKJID56
SKKUS5xShaktoolik
SKLGB0j
SKMGY66
SKNNO4qStokmarknes Skagen
SKONG0aSokoto
SKPMK54Skopje
SKQLS72
SKRET19
SKSDK2yVojens
SKTPK05Sialkot
SKUGR4bSkiros
SKVEG0hSt Catherine
SKWUS5x
SKXRU06Saransk
SKYUS0d
SKZPK05Sukkur
SLAAR02Martin Miguel de Guemes
SLBUS1b
SLCUS47Salt Lake City
SLDSK5bSliac
SLEUS0tMcNary Field
SLFSA0s
SLGUS1b
SLHVU81Sola
SLIZM2tSolwezi
SLJAU1v
SLKUS0dAdirondack
SLLOM3rSalalah
SLMES0zMatacan
SLNUS1bSalina
SLOUS1b
SLPMX04San Luis Potosi
SLQUS5xSleetmute
SLRUS1b
SLSBG2z
SLTUS47
SLULC8oGeorge F. L. Charles
SLVIN03
SLWMX31Plan de Guadalupe
SLXTCaaSalt Cay
SLYRU2jSalekhard
SLZBR2eMarechal Cunha Machado
SMAPT8nVila Do Porto
SMBCL73
SMCCO0i
SMDUS3n
SMEUS0dPulaski County
SMFUS0tSacramento
SMGPE0g
SMHPG5y
SMIGR4bSamos
SMJPG5y
SMKUS5xSt. Michael
SMLBS67Stella Maris
SMMMY2a
SMNUS6wLemhi County
SMOUS0tSanta Monica
SMPPG5y
SMQID0bH. Asan
SMRCO0iSimon Bolivar
SMSMG2fSainte Marie
SMTBR4ySorriso
SMUUS5x
SMVCH5oSamedan
SMWMA11Smara
SMXUS0tSanta Maria Public
SMYSN1g
SMZSR68
SNAUS0tJohn Wayne
SNBAU6zSnake Bay
SNCEC1sGeneral Ulpiano Paez
SNDLA6fSeno
SNECV74Preguica
SNFVE14San Felipe
SNGBO2h
SNHAU1k
SNILR3f
SNJCU1lSan Julian
SNKUS1b
SNLUS1b
SNMBO2h
SNNIE38Shannon
SNOTH0nSakon Nakhon
SNPUS5xSaint Paul Island
SNQMX2n
SNRFR1mMontoir
SNSUS0tSalinas Municipal
SNTCO0i
SNUCU1lAbel Santamaria
SNVVE14Santa Elena de Uairen
SNWMM0qThandwe
SNXIR0lSemnan Municipal
SNYUS47Sidney Municipal
SNZBR09Santa Cruz Air Force Base
SOAVN0w
SOBHU1zSarmellek/Balaton
SOCID0bAdi Sumarmo
SODBR09Sorocaba
SOECG2p
SOFBG2zSofia
SOGNO4qSogndal
SOHCO0iSolita
SOIAUacSouth Molle Island
SOJNO4qSorkjosen
SOKLS72
SOLUS9g
SOMVE14San Tome
SONVU81Santo Pekoa
SOOSE27Soderhamn
SOPUS0d
SOQID5mDomine Eduard Osok
SORSY22Al Thaurah
SOTFI4tSodankyla
SOUGB0jSouthampton
SOVUS5xSeldovia
SOWUS25Show Low
SOXCO0i
SOYGB0jStronsay
SOZFR1mSolenzara
SPAUS0d
SPBVI7tCharlotte Amalie Harbor SPB
SPCES5iLa Palma
SPDBD07Saidpur
SPEMY2a
SPFUS47
SPGUS0d
SPHPG5y
SPIUS1bAbraham Lincoln Capital
SPJGR4b
SPKJP0c
SPLNL3z
SPMDE0ySpangdahlem Ab
SPNMP7uSaipan
SPOES0z
SPPAO17Menongue
SPQUS0t
SPRBZ7oSan Pedro
SPSUS1bSheppard Air Force Base
SPTMY2a
SPUHR44Split
SPVPG5y
SPWUS1b
SPXEG0hSphinx
SPYCI0uSan Pedro
SPZUS1b
SQAUS0t
SQBCO0i
SQCAU1v
SQDCN00Shangrao Sanqingshan
SQECO0i
SQFCO0iSolano
SQGID2lTebelian
SQHVN0n
SQIUS1b
SQJCN00Sanming Shaxian
SQKEG0h
SQLUS0tSan Carlos
SQMBR09
SQNID5m
SQOSE27Gunnarn
SQPAU1k
SQQLT4vSiauliai
SQRID2l
SQSBZ7o
SQTPG5y
SQUPE0g
SQVUS0t
SQWDK2ySkive
SQXBR09
SQYBR09
SQZGB0jRAF Scampton
SRABR09Santa Rosa
SRBBO2h
SRCUS1b
SRDBO2h
SREBO2hAlcantari
SRFUS0t
SRGID0bJenderal Ahmad Yani
SRHTD42
SRIID2l
SRJBO2h
SRKGLaoSiorapaluk Heliport
SRLMX4aSanta Rosalia
SRMAU1k
SRNAU69
SROCO0i
SRPNO4qStord
SRQUS0dSarasota Bradenton
SRRAU1k
SRSCO0i
SRTUG2iSoroti
SRUMM0q
SRVUS5xStony River
SRWUS0d
SRXLY30Gardabya
SRYIR0lDashte Naz
SRZBO2hEl Trompillo
SSABR2eDeputado Luis Eduardo Magalhaes
SSBVI7tChristiansted Harbor Seaplane Base
SSCUS0dShaw Air Force Base
SSDCO0i
SSEIN03Sholapur
SSFUS1bStinson Municipal
SSGGQ6oMalabo
SSHEG0hSharm El Sheikh
SSIUS0dMcKinnon St. Simons Island
SSJNO4qSandnessjoen
SSKAU1v
SSLCO0i
SSMUS49
SSNKR08Seoul Air Base
SSOBR09
SSPAU1k
SSQCA1e
SSRVU81Sara
SSSPG5y
SSTAR02Santa Teresita
SSVPH18
SSWUS0tStuart Island
SSXTR01
SSYAO17M'Banza Congo
SSZBR09Base Aerea de Santos
STADK2yStauning Vestjylland
STBVE14Santa Barbara Del Zulia
STCUS1bSt. Cloud Municipal
STDVE14Mayor Buenaventura Vivas
STEUS1b
STFAU1k
STGUS5xSt. George Island
STHAU1k
STIDO1jCibao
STJUS1bRosecrans Memorial
STKUS47
STLUS1bSt. Louis Lambert
STMBR5uSantarem-Maestro Wilson Fonseca
STNGB0jLondon Stansted
STOSE27
STPUS1bSt. Paul Downtown
STQUS0d
STRDE0yStuttgart
STSUS0tCharles M. Schulz–Sonoma County
STTVI7tCyril E. King
STURO1w
STVIN03Surat
STWRU06Stavropol
STXVI7tHenry E. Rohlsen
STYUY2sSalto
STZBR4ySanta Terezinha
SUAUS0d
SUBID0bJuanda
SUCUS47Schloredt
SUDUS1b
SUEUS1b
SUFIT1iLamezia Terme
SUGPH18Surigao
SUHOM3r
SUIGE37Babusheri
SUJRO1wSatu Mare
SUKRU4oSakkyryr
SULPK05Sui
SUMUS0d
SUNUS6wFriedman Memorial
SUOUS0t
SUPID0b
SUQEC1s
SURCA1eSummer Beaver
SUSUS1bSpirit of St. Louis
SUTTZ1d
SUUUS0tTravis Air Force Base
SUVFJ7iNausori
SUWUS1b
SUXUS1bSioux Gateway
SUYRU64Suntar
SUZPG5y
SVAUS5xSavoonga
SVBMG2fSambava
SVCUS47Grant County Airport (New Mexico)
SVDVC8dArgyle
SVEUS0t
SVFBJ3t
SVGNO4qStavanger Airport Sola
SVHUS0d
SVICO0iSan Vicente del Caguan
SVJNO4qSvolvaer Airport, Helle
SVKBZ7o
SVLFI4tSavonlinna
SVMAU1k
SVNUS0dHunter Air Force Base
SVORU06Sheremetyevo
SVPAO17Joaquim Kapango
SVQES0zSeville
SVRGLaoSavissivik Heliport
SVSUS5xStevens Village
SVTBW6b
SVUFJ7iSavusavu
SVVVE14San Salvador de Paul
SVWUS5xSparrevohn Air Force Station
SVXRU2jKoltsovo
SVYSB7p
SVZVE14Juan Vicente Gomez
SWACN00Jieyang Chaoshan
SWBAU1v
SWCAU0rStawell
SWDUS5xSeward
SWEPG5y
SWFUS0dStewart
SWGPG5y
SWHAU0rSwan Hill
SWIGB0j
SWJVU81
SWKIT1i
SWLPH18San Vicente
SWMBR4y
SWNPK05
SWOUS1bStillwater
SWPNA60
SWQID2lSultan Muhammad Kaharuddin III
SWRPG5y
SWSGB0jSwansea
SWTRU33Strezhevoy
SWUKR08Suwon
SWVRU7dSevero-Evensk
SWWUS1b
SWXBW6bShakawe
SWYMY9v
SWZAU0pSydney West
SXAPG5y
SXBFR1mStrasbourg
SXCUS0tAvalon Vor/WP
SXDFR1mSophia Antipolis
SXEAU0rRAAF Base East Sale
SXFDE0y
SXGZM2t
SXHPG5y
SXIIR0lSirri Island
SXJCN00Shanshan
SXKID5mMathilda Batlayeri
SXLIE38Sligo
SXMSX7mPrincess Juliana
SXNBW6bSuapan
SXOBR4y
SXPUS5xSheldon Sea Plane Base
SXQUS5xSoldotna
SXRIN03Sheikh Ul-Alam International Airport Srinagar
SXSMY2a
SXTMY9v
SXUET19
SXVIN03Salem
SXWPG5y
SXXBR6i
SXYUS0d
SXZTR01Siirt
SYAUS9pShemya Air Force Base
SYBUS5xSeal Bay Seaplane Base
SYCPE0g
SYDAU0pSydney
SYEYE1t
SYFCA4lSilva Bay
SYGNO4qSpitsberg
SYHNP2b
SYIUS1b
SYJIR0lSirjan
SYKIS71
SYLUS0tRoberts Air Force Base
SYMCN00Pu'er Simao
SYNUS1b
SYOJP0cShonai
SYPPA5fSantiago
SYQCR5qTobias Bolanos International
SYRUS0dHancock
SYSRU64Saskylakh
SYTFR1mCharolais Bourgogne Sud
SYUAU1kWarraber Island
SYVUS0d
SYWPK05Sehwen Sharif
SYXCN00Sanya Phoenix
SYYGB0jStornoway
SYZIR0lShahid Dastgheyb
SZAAO17Soyo
SZBMY9vSultan Abdul Aziz Shah
SZCGL8w
SZDGB0j
SZEET19Semera
SZFTR01Samsun-Carsamba
SZGAT21Salzburg
SZHCN00
SZIKZ1nZaisan
SZJCU1lSiguanea
SZKZA0xSkukuza
SZLUS1bWhiteman Air Force Base
SZMNA60
SZNUS0t
SZOCN00
SZPUS0t
SZQAR2c
SZRBG2zStara Zagora
SZSNZ5d
SZTMX04San Cristobal de las Casas
SZUML2o
SZVCN00Suzhou
SZWDE0yParchim
SZXCN00Shenzhen Bao'an
SZYPL20Olsztyn-Mazury
SZZPL20Solidarity Szczecin–Goleniow
TAASB7p
TABTT7kA.N.R. Robinson
TACPH18D. Z. Romualdez
TADUS47
TAEKR08Daegu
TAFDZ1pTafaraoui
TAGPH18Bohol–Panglao
TAHVU81Tanna
TAIYE1tAl Janad
TAJPG5yTadji
TAKJP0cTakamatsu
TALUS5xRalph M Calhoun
TAMMX04Tampico
TANAU1k
TAOCN00Qingdao Jiaodong
TAPMX04Tapachula
TAQAU2v
TARIT1iTaranto-Grottaglie
TASUZ1oTashkent
TATSK5bPoprad/Tatry
TAUCO0i
TAVAS92
TAWUY2s
TAXID5m
TAYEE5gTartu
TAZTM41Dashoguz
TBAPG5y
TBBVN0wTuy Hoa
TBCUS47
TBDCO0i
TBEPG5y
TBFKI7zTabiteuea North
TBGPG5yTabubil
TBHPH18Tugdan
TBIBS67New Bight
TBJTN46Tabarka-Ain Draham
TBKAU6z
TBLAU1v
TBMID2lTumbang Samba
TBNUS1bForney Army Air Field
TBOTZ1dTabora
TBPPE0gCapitan FAP Pedro Canga Rodriguez
TBQPG5y
TBRUS0d
TBSGE37Tbilisi
TBTBR5uTabatinga
TBUTO8iFua'amotu
TBVMH9x
TBWRU06Tambov Donskoye
TBXID0b
TBYBW6b
TBZIR0lTabriz
TCAAU6zTennant Creek
TCBBS67Treasure Cay
TCCUS47Tucumcari
TCDCO0iTarapaca
TCERO1wTulcea
TCFHN3l
TCGCN13Tacheng
TCHGA4r
TCIES5i
TCJPG5y
TCKPG5y
TCLUS1bTuscaloosa
TCMUS0tMcChord Air Force Base
TCNMX04
TCOCO0iLa Florida
TCPEG0hTaba
TCQPE0gTacna
TCRIN03Tuticorin
TCSUS47Truth Or Consequences Municipal
TCTUS5xTakotna
TCUZA0x
TCVMZ2wTete
TCWAU0p
TCXIR0lTabas
TCYNA60
TCZCN00Tengchong Tuofeng
TDACO0i
TDBPG5y
TDDBO2hTeniente Jorge Henrich Arauz
TDGPH18Tandag
TDJDJ4k
TDKKZ1nTaldykorgan
TDLAR02Tandil
TDNAU1v
TDOUS0t
TDPPE0g
TDRAU1k
TDSPG5ySasereme
TDTZA0x
TDVMG2f
TDWUS1b
TDXTH0nTrat
TDZUS0d
TEAHN3lTela
TEBUS0dTeterboro
TECBR09Telemaco Borba
TEDDK2yThisted
TEEDZ1pCheikh Larbi Tebessi
TEFAU1vTelfer
TEGBF36
TEHUS5x
TEIIN03
TEJES0z
TEKUS5xTatitlek
TELMY2a
TEMAU0pTemora
TENCN00Tongren
TEOPG5y
TEPPG5y
TEQTR01Corlu
TERPT8nLajes Field
TESER4s
TETMZ2wMatundo
TEUNZ5dManapouri
TEVES0zTeruel
TEWIR0l
TEXUS47Telluride
TEYIS71
TEZIN03Tezpur
TFAAL5j
TFBPG5y
TFCIT1i
TFFBR23Tefe
TFIPG5yTufi
TFLBR09
TFMPG5y
TFNES5iTenerife North
TFREG0h
TFSES5iTenerife South
TFTPK05
TFUCN00Chengdu Tianfu
TFYID0b
TGASG0vTengah
TGBPH18
TGCMY2a
TGDME6yPodgorica
TGEUS1b
TGFFR1mTignes
TGGMY9vSultan Mahmud
TGHVU81Tongoa
TGIPE0g
TGJNC7eTiga
TGKRU06Taganrog Yuzhny
TGLPG5y
TGMRO1wTargu Mures
TGNAU0rLatrobe
TGOCN00Tongliao
TGPRU3hPodkamennaya Tunguska
TGQBR40Tangara Da Serra
TGRDZ1pTouggourt
TGSMZ2w
TGTTZ1dTanga
TGUHN3lToncontin
TGVBG2z
TGXCI0uTingrela
TGYRO1w
TGZMX04Angel Albino Corzo
THAUS1b
THBLS72
THCLR3f
THDVN0wTho Xuan
THEBR2eTeresina
THFDE0y
THGAU1kThangool
THHNZ5d
THIMR4c
THJCN00
THKLA6f
THLMM0qTachilek
THMUS47
THNSE27Trollhattan/Vanersborg
THOIS71Thorshofn
THPUS47
THQCN00Tianshui Maijishan
THRIR0lMehrabad
THSTH0nSukhothai
THTMR4c
THUGLaoPituffik Space Base
THVUS0d
THWLK4d
THXRU3hTurukhansk
THYZA0x
THZNE3vTahoua
TIAAL5jTirana
TIBCO0i
TICMH9x
TIDDZ1pAbdelhafid Boussouf Bou Chekif
TIEET19Tippi
TIFSA0sTaif
TIGPG5y
TIHPF86Tikehau Atoll
TIIAF12
TIJMX2nTijuana
TIKUS1bTinker Air Force Base
TILCA39
TIMID5mMozes Kilangin
TINDZ1pTindouf
TIOMM0q
TIPLY30Tripoli
TIQMP7uTinian
TIRIN03Tirupati
TISAU5y
TIUNZ5dTimaru
TIVME6yTivat
TIWUS0tTacoma Narrows
TIXUS0dSpace Center Executive
TIYMR4c
TIZPG5yTari
TJABO2hCapitan Oriel Lea Plaza
TJBID0b
TJCPA5f
TJGID0bTanjung Warukin
TJHJP0cTajima
TJIHN3lCapiro
TJJCN00
TJKTR01Tokat
TJLBR40Tres Lagoas
TJMRU2jRoshchino
TJNPF86Takume
TJQID0bH.A.S. Hanandjoeddin
TJSID2lTanjung Harapan
TJUTJ48Kulyab
TJVIN03
TJXUS0t
TKAUS5xTalkeetna
TKBPG5y
TKCCM2kTiko
TKDGH1rTakoradi
TKEUS83Tenakee Springs Sea Plane Base
TKFUS0tTruckee Tahoe
TKGID0bRadin Inten II
TKHTH0nTakhli
TKIUSad
TKJUS5xTok Junction
TKKFM8yChuuk
TKLUS83
TKMGT3cEl Peten
TKNJP0cTokunoshima
TKOLS72
TKPPF86Takapoto
TKQTZ1dKigoma
TKRBD07
TKSJP0cTokushima Awaodori
TKTTH0nTak
TKUFI4tTurku
TKVPF86Tatakoto
TKWPG5y
TKXPF86Takaroa
TKYAU1v
TKZNZ5d
TLAUS5xTeller
TLBPK05
TLCMX04Toluca
TLDBW6bLimpopo Valley
TLEMG2fToliara
TLFUS5x
TLGSB7p
TLHUS0dTallahassee
TLIID2lSultan Bantilan
TLJUS5xTatalina Air Force Station
TLKRU64
TLLEE5gTallinn
TLMDZ1pZenata
TLNFR1mHyeres
TLOPG5y
TLPPG5y
TLQCN13Turpan Jiaohe
TLRUS0t
TLSFR1mToulouse-Blagnac
TLTUS5xTuluksak
TLUCO0iTolu
TLVIL3qBen Gurion
TLWPG5y
TLXCL0oTalca
TLYRU4oPlastun
TLZBR09
TMAUS0d
TMBUS0dMiami Executive
TMCID2lLede Kalumbang
TMDMR4c
TMECO0iGabriel Vargas Santos
TMFMV78Thimarafushi
TMGMY9vTomanggong
TMHID5mTanahmerah
TMINP2bTumling Tar
TMJUZ1oTermez
TMKVN0w
TMLGH1rTamale
TMMMG2fToamasina Ambalamanasy
TMNKI7z
TMOVE14Tumeremo
TMPFI4tTampere-Pirkkala
TMQBF36
TMRDZ1pAguenar - Hadj Bey Akhamok
TMSST7rSao Tome Island
TMTBR5uTrombetas
TMUCR5q
TMVCN00
TMWAU0pTamworth
TMXDZ1pTimimoun
TMYID5m
TMZNZ5d
TNACN00Jinan Yaoqiang
TNBID2l
TNCUS5xTin City Air Force Station
TNDCU1lTrinidad
TNEJP0cNew Tanegashima
TNFFR1mToussus-le-Noble
TNGMA11Tangier Ibn Battouta
TNHCN00Tonghua Sanyuanpu
TNIIN03
TNJID0bRaja Haji Fisabilillah
TNKUS5xTununak
TNLUA16
TNMAQaqTeniente R. Marsh
TNNTW0eTainan
TNOCR5q
TNPUS0t
TNQKIa5
TNRMG2fIvato
TNSCAah
TNTUS0d
TNUUS1b
TNVKIa5
TNWEC1sJumandy
TNXKH24
TNZMN84
TOAUS0t
TOBLY30Tobruk
TOCUS0d
TODMY9vTioman
TOETN46Tozeur–Nefta
TOFRU33Tomsk
TOGUS5xTogiak Village
TOHVU81
TOIUS1bTroy Municipal
TOJES0zTorrejon Air Force Base
TOKPG80
TOLUS0dToledo Express
TOMML2oTombouctou
TONPG80
TOOCR5q
TOPUS1bPhilip Billard Municipal
TOQCL0oBarriles
TORUS47
TOSNO4qTromso
TOTSR68
TOUNC7eTouho
TOVVG9b
TOWBR09Luis dal Canalle Filho
TOXRU2j
TOYJP0cToyama
TOZCI0u
TPAUS0dTampa
TPBGB0j
TPCEC1sTarapoa
TPETW0eTaiwan Taoyuan
TPFUS0d
TPGMY9v
TPHUS0tTonopah
TPIPG5yTapini
TPJNP2bTaplejung
TPKID0b
TPLUS1bDraughon-Miller
TPNEC1s
TPOUS5x
TPPPE0gCad. FAP Guillermo del Castillo Paredes
TPQMX4aTepic
TPRAU1v
TPSIT1iTrapani-Birgi
TPTLR3f
TPUNP2b
TPXPF86
TPYIT1i
TQAGL9uTasiusaq Heliport (Avannaata)
TQDIQ0kAl Taqaddum Air Base
TQEUS1b
TQIGL9uTiniteqilaaq Heliport
TQLRU2j
TQNAF12
TQOMX4jFelipe Carrillo Puerto
TQPAU1k
TQQID2l
TQRIT1i
TQSCO0iTres Esquinas
TRAJP0cTarama
TRBCO0i
TRCMX31Torreon
TRDNO4qTrondheim Airport Vaernes
TREGB0jTiree
TRFNO4qTorp Sandefjord
TRGNZ5dTauranga City
TRHUS0t
TRIUS0dTri-Cities
TRJPG5y
TRKID2lJuwata
TRLUS1b
TRMUS0tJacqueline Cochran
TRNIT1iTurin
TROAU0pTaree
TRPUS83
TRQBR62Tarauaca
TRRLK4dChina Bay
TRSIT1iTrieste - Friuli Venezia Giulia
TRTID2lToraja
TRUPE0gTrujillo
TRVIN03Thiruvananthapuram
TRWKI7zBonriki
TRXUS1b
TRYUG2i
TRZIN03Tiruchirapalli
TSATW0eTaipei Songshan
TSBNA60Tsumeb
TSCEC1s
TSDZA0x
TSEKZ1n
TSFIT1iTreviso
TSGUS5x
TSHCD2g
TSIPG5y
TSJJP0cTsushima
TSKPG5y
TSLMX04
TSMUS47Taos
TSNCN00Tianjin Binhai
TSOGB0j
TSPUS0t
TSQBR09
TSRRO1wTimisoara Traian Vuia
TSSUS0dEast 34th Street Heliport
TSTTH0nTrang
TSUKI7z
TSVAU1kTownsville
TSWPG5y
TSXID2lTanjung Santan
TSYID0b
TSZMN3m
TTAMA11Tan Tan
TTBIT1i
TTCCL0oTaltal
TTDUS0tTroutdale
TTEID5mSultan Babullah
TTGAR02Tartagal
TTHOM3rThumrait
TTIPF86
TTJJP0cTottori
TTKGB0j
TTLFJ7i
TTMCO0i
TTNUS0dTrenton-Mercer
TTOUS1b
TTQCR5q
TTRID2l
TTSMG2fTsaratanana
TTTTW0eTaitung
TTUMA11Sania Ramel
TTVCN00
TTWLK4dTissa Tank Waterdrome
TTXAU1v
TTYGB0j
TTZCN00
TUAEC1sTulcan
TUBPF86Tubuai Island
TUCAR02Teniente Benjamin Matienzo
TUDSN1gTambacounda
TUEPA5fTupile
TUFFR1mVal de Loire
TUGPH18Tuguegarao
TUHUS1bArnold Air Force Base
TUISA0sTuraif
TUJET19Tum
TUKPK05Turbat
TULUS1bTulsa
TUMAU0pTumut
TUNTN46Tunis-Carthage
TUONZ5dTaupo
TUPUS1bTupelo
TUQBF36
TURBR2eTucurui
TUSUS25Tucson
TUTPG5y
TUUSA0sTabuk
TUVVE14Tucupita
TUWPA5f
TUXCA8s
TUYMX4j
TUZBR6i
TVAMG2f
TVCUS49Cherry Capital
TVFUS1bThief River Falls
TVIUS0d
TVLUS0tSouth Lake Tahoe
TVSCN00Tangshan Sannuhe
TVTUZ1oTashkent-Khumo
TVUFJ7iMatei
TVXCN00
TVYMM0qDawei
TWAUS5xTwin Hills
TWBAU1k
TWCCN13
TWDUS0t
TWEUS9g
TWFUS6wMagic Valley
TWHUS0tTwo Harbors
TWNAU1k
TWPAU1k
TWTPH18Sanga Sanga
TWUMY9vTawau
TWYPG5y
TWZNZ5dPukaki/Twizel
TXBIT1i
TXCBY1yOrsha
TXEID0bTakengon Rembele
TXFBR1c
TXGTW0e
TXKUS1bTexarkana Municipal
TXLDE0yBerlin Tegel
TXMID5m
TXNCN00Huangshan Tunxi
TXQFR1m
TXRAU1k
TXUCI0u
TYARU06
TYBAU0pTibooburra
TYCCN00
TYDRU64
TYEUS5x
TYFSE27Torsby
TYGAU1k
TYLPE0gCaptain FAP Victor Montes Arias
TYMBS67Staniel Cay
TYNCN00Taiyuan Wusu
TYOJP0c
TYPAU6z
TYQJP0c
TYRUS1bTyler Pounds
TYSUS0dMcGhee Tyson
TYTUY2s
TYZUS25
TZABZ7oBelize City Municipal
TZCUS49
TZLBA45Tuzla
TZMMX3u
TZNBS67South Andros
TZOMG2f
TZRHU1z
TZXTR01Trabzon
UABTR01Incirlik Air Base
UACMX43
UAEPG5y
UAHPF9yUa Huka
UAITL6tSuai
UAKGL9uNarsarsuaq
UALAO17
UAMGU7wAnderson Air Force Base
UAPPF9yUa Pou
UAQAR02San Juan
UARMA11Bouarfa
UASKE1a
UAXGT3c
UBABR09Uberaba
UBBAU1kMabuiag Island
UBIPG80
UBJJP0cYamaguchi Ube
UBNMN3mChinggis Khaan
UBPTH0nUbon Ratchathani
UBRID5m
UBSUS1b
UBTBR09
UBUAU1v
UBWGB0j
UCAUS0d
UCBCN00Ulanqab (Wulanchabu) Jining
UCCUS0t
UCEUS1b
UCKUA16
UCNLR3f
UCTRU06Ukhta
UCYUS1b
UCZPE0g
UDAAU1k
UDDUS0t
UDENL3zVolkel Ab
UDIBR09Uberlandia
UDJUA16Uzhhorod
UDNIT1i
UDOLA6f
UDRIN03Maharana Pratap
UEEAU69
UELMZ2wQuelimane
UENRU2j
UEOJP0cKume-jima
UERES0z
UESUS1b
UETPK05Quetta
UFARU2jUfa
UFMGB0j
UGAMN3mBulgan
UGBUS5x
UGCUZ1oUrgench
UGIUS5x
UGLAQbg
UGNUS1b
UGOAO17Uige
UGRES0z
UGSUS5x
UGTMN3m
UGUID5mBilogai-Sugapa
UHECZ2xUherske Hradiste
UHSRU6n
UIBCO0iEl Carano
UIGCN00
UIHVN0wPhu Cat
UIIHN3lUtila
UIKRU4p
UILUS0t
UINUS1bQuincy
UIOEC1sMariscal Sucre
UIPFR1mPluguffan
UIQVU81
UIRAU0p
UITMH9xJaluit
UIZUS49
UJEMH9xUjae Island
UJNKR08
UJUKP10
UKAKE1a
UKBJP0cKobe
UKEIN03Utkela
UKGRU4oUst-Kuyga
UKHOM3r
UKIUS0tUkiah Municipal
UKKKZ1nUst-Kamenogorsk
UKNUS1b
UKRYE1t
UKSUA16Belbek
UKTUS0d
UKUPG5y
UKXRU4pUst-Kut
UKYJP0cKyoto Downtown Heliport
ULAAR02San Julian
ULBVU81
ULCCL0o
ULDZA0xPrince Mangosuthu Buthelezi
ULEPG5y
ULGMN3mOlgii
ULHSA0sPrince Abdul Majeed bin Abdulaziz
ULIFM8y
ULKRU6nLensk
ULLGB0j
ULMUS1b
ULNMN3mBuyant-Ukhaa
ULOMN3mUlaangom
ULPAU1kQuilpie
ULQCO0iFarfan
ULSCO0i
ULUUG2iGulu
ULVRU32Ulyanovsk Baratayevka
ULXZA0x
ULYRU32Ulyanovsk Vostochny
ULZMN3mUliastai Donoi
UMACU1l
UMBUS5xNorth Shore
UMCPG5y
UMDGL9uUummannaq
UMESE27Umea
UMIPE0g
UMMUS5x
UMRAU2v
UMSRU64Ust-Maya
UMTUS5x
UMUBR09Umuarama
UMYUA16
UMZUS1b
UNABR2eUna
UNCCO0i
UNDAF12Kunduz
UNELS72
UNGPG5yKiunga
UNIVC8dUnion Island
UNKUS5xUnalakleet
UNNTH0nRanong
UNRMN3m
UNSUS9p
UNTGB0jUnst
UNUUS1b
UOAPF86
UOLID2lPogogul
UONLA6f
UOSUS1b
UOXUS1bUniversity-Oxford
UPACU1l
UPBCU1lPlaya Baracoa
UPCVE14Puerto La Cruz
UPFDE0yPforheim
UPGID2lSultan Hasanuddin
UPKGL9uUpernavik Kujalleq Heliport
UPLCR5qUpala
UPNMX04Licenciado y General Ignacio Lopez Rayon
UPPUS5k
UPRPG5y
UPVGB0j
UQEUS5x
URAKZ6dOral Ak Zhol
URBBR09
URCCN00Urumqi Diwopu
URDDE0y
UREEE5gKuressaare
URGBR09Ruben Berta
URICO0i
URJRU2jUraj
URMVE14
URNAF12
UROFR1mBoos
URRCO0i
URSRU06Kursk Vostochny
URTTH0nSurat Thani
URUPG5y
URYSA0sGurayat
URZAF12
USAUS0dConcord–Padgett
USCUS0d
USHAR7sMalvinas Argentinas
USIGY66
USJKZ1nUsharal
USKRU06Usinsk
USLAU1v
USMTH0nKoh Samui
USNKR08Ulsan
USOPG5y
USQTR01Usak
USRRU4oUst-Nera
USSCU1l
USTUS0dSt. Augustine
USUPH18Busuanga
USXGB0j
UTAZW26
UTBAU1k
UTCNL3z
UTDAU6z
UTEZA0x
UTGLS72
UTHTH0nUdon Thani
UTIFI4tUtti
UTKMH9xUtirik Island
UTLES0z
UTMUS1b
UTNZA0xUpington
UTOUS5xIndian Mountain Air Force Station
UTPTH0nUtapao
UTRTH0n
UTSRU06Ust-Tsylma
UTTZA0xMthatha
UTUPA5f
UTWZA0xQueenstown
UUARU06Bugulma
UUDRU4pUlan-Ude
UUKUS5x
UUNMN3mBaruun-Urt
UUSRU6nYuzhno-Sakhalinsk
UUUPG5y
UVAUS1b
UVENC7eOuvea
UVFLC8oHewanorra
UVIBR09Uniao Da Vitoria
UVLEG0h
UVOPG5y
UWAUS0d
UWCGB0j
UWEDE0y
UWPDE0y
UYLSD1qNyala
UYNCN00Yulin Yuyang
UYUBO2hUyuni
UZCRS2rPonikve
UZHSA0sUnayzah
UZMCAat
UZRKZ1nUrzhar
UZUAR02Curuzu Cuatia
VAAFI4tVaasa
VABCO0i
VACDE0y
VADUS0dMoody Air Force Base
VAFFR1mChabeuil
VAGBR09Major-Brigadeiro Trompowsky
VAHBO2h
VAIPG5yVanimo
VAKUS5xChevak
VALBR2eValenca
VAMMV78Villa International Airport Maamigili
VANTR01Van Ferit Melen
VAOSB7pSuavanao
VAPCL0o
VAQRU3hVanavara
VARBG2zVarna
VASTR01Sivas
VATMG2f
VAUFJ7i
VAVTO8iLupepau'u
VAWNO4qVardo
VAZFR1mVal D'Isere
VBAMM0q
VBCMM0q
VBGUS0tVandenburg Air Force Base
VBLCN00
VBMUS5xBlue Mountain
VBPMM0q
VBRRU06
VBSIT1iMontichiari
VBTES0z
VBVFJ7iVanua Balavu
VBYSE27Visby
VCAVN0wCan Tho
VCCCM2k
VCDAU6z
VCEIT1iVenice Marco Polo
VCFAR51
VCHUY2s
VCLVN0wChu Lai
VCPBR09Viracopos
VCRVE14Carora
VCSVN0wCon Dao
VCTUS1bVictoria
VCVUS0t
VDAIL3q
VDBNO4q
VDCBR2eGlauber Rocha
VDEES5iHierro
VDHVN0wDong Hoi
VDIUS0d
VDMAR02Gobernador Edgardo Castello
VDOVN0wVan Don
VDPVE14Valle de la Pascua
VDRAR02Villa Dolores
VDSNO4qVadso
VDTUY2s
VDUUS1bTom O'Connor Oil Field
VDYIN03
VDZUS5xValdez Municipal
VEEUS5xVenetie
VEGGY66
VELUS47Vernal
VEORU3hSevero-Yeniseyskiy
VERMX04Veracruz
VEVSB7p
VEXUS1b
VEYIS71Vestmannaeyjar
VFAZW26Victoria Falls
VFCFR1m
VGAIN03Vijayawada
VGDRU06Vologda
VGGLA6f
VGNPH18
VGOES0zVigo
VGSAR02
VGTUS0tNorth Las Vegas
VGZCO0i
VHCAO17Saurimo
VHMSE27Vilhelmina
VHNUS1b
VHOMZ2wVila Coutinho
VHVRU64Verkhnevilyuysk
VHYFR1mCharmeil
VHZPF86
VIABR09
VIBMX4a
VICIT1i
VIEAT21Vienna
VIFIT1iVieste Heliport
VIGVE14El Vigia
VIHUS1b
VIIVN0wVinh
VIJVG9bVirgin Gorda
VIKUS5x
VILMA11Dakhla
VINUA16Havryshivka Vinnytsia
VIOES0z
VIPCH5o
VIQTL6t
VIRZA0xVirginia
VISUS0tVisalia Municipal
VITES0zVitoria
VIUSB7p
VIVPG5y
VIXBR09Eurico de Aguiar Salles
VIYFR1mVillacoublay-Velizy Ab
VIZIN03Alluri Sitarama Raju
VJBMZ2wXai Xai
VJIUS0d
VJQMZ2w
VKBIT1i
VKGVN0wRach Gia
VKORU06Vnukovo
VKRPL20
VKSUS1b
VKTRU06Vorkuta
VKVRU06
VKWUS5x
VLAUS1b
VLCES0zValencia
VLDUS0dValdosta
VLEUS25
VLGAR02Villa Gesell
VLIVU81Bauerfield
VLKRU06Volgodonsk
VLLES0zValladolid
VLMBO2hVillamontes
VLNVE14Arturo Michelena
VLOUS0t
VLPBR4y
VLRCL0oVallenar
VLSVU81Valesdir
VLURU06Velikiye Luki
VLVVE14Colonel Antonio Nicolas Briceno
VLYGB0jAnglesey
VMEAR02Villa Reynolds
VMIPY28Vallemi
VMUPG5yBaimuru
VNALA6f
VNCUS0d
VNDMG2f
VNEFR1mMeucon
VNGLA6f
VNLCU1l
VNOLT4vVilnius
VNRAU1k
VNSIN03Lal Bahadur Shastri
VNTLV3y
VNXMZ2wVilanculos
VNYUS0tVan Nuys
VNZIT1i
VODCZ2xVodochody
VOGRU06Volgograd
VOHMG2fVohemar
VOILR3f
VOKUS1bVolk Field
VOLGR4bNea Anchialos
VOTBR09
VOZRU06Voronezh
VPEAO17Ongiva
VPGKE1a
VPNIS71Vopnafjordur
VPSUS1bDestin Fort Walton Beach
VPYMZ2wChimoio
VPZUS1bPorter County
VQQUS0dCecil
VQSPR5cAntonio Rivera Rodriguez
VRACU1lJuan Gualberto Gomez
VRBUS0dVero Beach Municipal
VRCPH18Virac
VRDPL20
VREZA0xVredendal
VRIRU06
VRKFI4tVarkaus
VRLPT50Vila Real
VRNIT1iValerio Catullo
VROCU1lKawama
VRRAL5j
VRSUS1b
VRUZA0xVryburg
VRYNO4qTobbisodden Heliport
VRZBR09
VSAMX04Carlos Rovirosa Perez
VSEPT50Viseu
VSFUS0d
VSGUAamLuhansk Intl.
VSKUS0t
VSNNL3z
VSOVN0wPhuoc-long
VSTSE27Vasteras/Hasslo
VSVIN03Shravasti
VTAHN3l
VTBBY1yVitebsk
VTELA6fWattay
VTFFJ7i
VTGVN0w
VTIES0z
VTLFR1m
VTMIL3qNevatim Air Force Base
VTNUS1bMiller Field
VTUCU1lHermanos Ameijeiras
VTZIN03Visakhapatnam
VUPCO0iValledupar
VUSRU06Velikij Ustyug
VUUMW4e
VVBMG2f
VVCCO0iLa Vanguardia
VVEFR1m
VVIBO2hViru Viru
VVKSE27
VVNPE0g
VVORU4oVladivostok
VVZDZ1pIllizi
VWACN00
VWBCN00
VWYIN03
VXCMZ2wLichinga
VXECV74Cesaria Evora
VXOSE27Vaxjo-Kronoberg
VYDZA0x
VYIRU64Vilyuysk
VYNFR1m
VYSUS1b
WAAUS5xWales
WABPG5yWabag
WACET19
WADMG2f
WAESA0sWadi Ad Dawasir
WAFPK05
WAGNZ5dWanganui
WAHUS1b
WAIMG2fAntsohihy
WAJPG5y
WAKMG2f
WALUS0d
WAMMG2f
WANAU1kWaverney
WAOPG5y
WAPCL0o
WAQMG2f
WARID5m
WASUS0d
WATIE38Waterford
WAUAU6z
WAVAU6z
WAWPL20Warsaw Chopin
WAXLY30
WAYUS0d
WAZAU1k
WBAID5m
WBBUS5xStebbins
WBCPG5y
WBDMG2f
WBEMG2f
WBGDE0ySchleswig Jagel
WBIUS47Broker Inn
WBKUS49
WBMPG5yWapenamanda
WBNUS0dCummings Park
WBOMG2f
WBQUS5xBeaver
WBRUS49
WBUUS47
WBWUS0d
WCACL0o
WCCUS0t
WCDAU1v
WCHCL0oNuevo Chaiten
WCRUS5x
WDAYE1t
WDBID5m
WDGUS1b
WDHNA60Hosea Kutako
WDIAU1k
WDNUS0tWaldron Island
WDRUS0d
WDSCN00Shiyan Wudangshan
WDYUS5xKodiak FSS
WEAUS1b
WECCN00
WEDPG5y
WEFCN00Weifang
WEHCN00Weihai
WEIAU1kWeipa
WELZA0x
WEMGB0jWest Malling
WEPPG5y
WESLR3fWeasua
WETID5m
WEWAU0p
WEXIE38Castlebridge
WFBUS5xWaterfront Sea Plane Base
WFDGB0j
WFIMG2fFianarantsoa
WFKUS0d
WGAAU0pWagga Wagga
WGBPK05Bahawalnagar
WGCIN03
WGEAU0pWalgett
WGFBH6v
WGLEC98
WGNCN00Shaoyang Wugang
WGOUS0d
WGPID2lWaingapu
WGTAU0rWangaratta
WGUPG5y
WGYGA4r
WGZAU0p
WHACN00Wuhu Xuanzhou
WHBAU1v
WHDUS83Hyder Sea Plane Base
WHFSD1q
WHHUS47
WHKNZ5dWhakatane
WHLAU0r
WHNCN00Wuhan Hannan
WHONZ5d
WHPUS0t
WHSGB0j
WHTUS1b
WHUCN00
WHZCN00
WIBUS1b
WICGB0jWick
WIEDE0yLucius D. Clay Kaserne Air Base
WIKNZ5d
WILKE1aWilson
WINAU1kWinton
WIOAU0p
WIRNZ5dWairoa
WITAU1v
WIUPG5y
WJAMH8c
WJFUS0tGeneral William J Fox
WJRKE1aWajir
WJUKR08Wonju
WKANZ5dWanaka
WKBAU0rWarracknabeal
WKFZA0xWaterkloof Air Force Base
WKIZW26
WKJJP0cHokkaido
WKKUS5xAleknagik
WKLUS5kWaikoloa
WKNPG80
WKRBS67
WLAAU1v
WLBUS83Labouchere Bay
WLCAU0p
WLDUS1b
WLEAU1k
WLGNZ5dWellington
WLHVU81Walaha
WLICN00
WLKUS5xSelawik
WLLAU6z
WLMUS0dWaltham
WLNUSadLittle Naukati
WLOAU6z
WLPAU1v
WLRUS99
WLSWFa9Wallis Island
WLWUS0t
WMAMG2f
WMBAU0r
WMCUS0tWinnemucca Municipal
WMDMG2f
WMEAU1vMount Keith
WMHUS1bBaxter County
WMIPL20Warsaw-Modlin
WMKUS83Meyers Chuck Sea Plane Base
WMLMG2f
WMNMG2fMaroantsetra
WMOUS5xWhite Mountain
WMPMG2f
WMRMG2fMananara Nord
WMTCN00Zunyi Maotai
WMVMG2f
WMXID5mWamena
WNAUS5xNapakiak Sea Plane Base
WNCGB0j
WNDAU1v
WNEGA4r
WNHCN00Wenshan Puzhehei
WNIID2lMatahora
WNNCA4iWunnummin Lake
WNPPH18Naga
WNRAU1kWindorah
WNSPK05Nawabshah
WNUPG5y
WNZCN00Wenzhou Longwan
WOAPG5y
WOBGB0j
WODUS5x
WOENL3zWoensdrecht Air Base
WOGAU6zWoodgreen
WOILR3f
WOKVE14
WOLAU0pShellharbour
WONAU1k
WOOUS5xWoodchopper
WORMG2f
WOSKP10Wonsan Kalma
WOTTW0e
WOWUS5x
WPACL0o
WPBMG2f
WPCCA39Pincher Creek
WPKAU1k
WPLCA4lPowell Lake Seaplane Base
WPMPG5y
WPOUS47
WPRCL0oCaptain F. Martinez
WPSIR0l
WPTUS0d
WPUCL0oGuardiamarina Zanartu
WRAET19
WRBUS0dRobins Air Force Base
WRENZ5dWhangarei
WRGUS99Wrangell
WRHCN00Wuerhe
WRIUS0dMcGuire Air Force Base
WRLUS47Worland
WRNAU1v
WROPL20Wroclaw
WRTGB0jWarton
WRWAU1v
WRYGB0jWestray
WRZLK4d
WSAPG5y
WSBUSad
WSDUS47
WSEEC1s
WSFUS5x
WSGUS0d
WSHUS0d
WSIAU0p
WSJUS5x
WSKCN00Chongqing Wushan
WSMUS5x
WSNUS5xSouth Naknek
WSOSR68
WSPNI3d
WSQCN00Uxin Banner Galutu
WSRID5m
WSSGB0j
WSTUS0dWesterly State
WSUPG5y
WSXUS0tWestsound
WSYAU1k
WSZNZ5dWestport
WTAMG2fTambohorano
WTBAU1kToowoomba Wellcamp
WTDBS67
WTEMH9xWotje
WTKUS5xNoatak
WTLUS5xTuntutuliak
WTNGB0jRAF Waddington
WTOMH9xWotho
WTPPG5y
WTRUS25
WTSMG2f
WTTPG5y
WTZNZ5d
WUACN00Wuhai
WUDAU2v
WUGPG5y
WUHCN00Wuhan Tianhe
WUIAU1v
WUKGB0j
WUMPG5y
WUNAU1vWiluna
WUSCN00Wuyishan
WUTCN00Xinzhou Wutaishan
WUUSS57Wau
WUVPG5y
WUXCN00Sunan Shuofang
WUZCN00Wuzhou Xijiang
WVBNA60Walvis Bay
WVIUS0t
WVKMG2fManakara
WVLUS0d
WVNDE0y
WWAUS5xWasilla
WWDUS0dCape May County
WWGOM3r
WWIAU1v
WWKPG5yWewak
WWPUS5xWhale Pass
WWRUS1bWest Woodward
WWSUS5x
WWTUS5xNewtok
WWYAU0pWest Wyalong
WXBCN00
WXFGB0j
WXJCN00
WXNCN00Wanzhou
WYAAU2vWhyalla
WYBUS99
WYESL3pYengema
WYNAU1v
WYSUS47Yellowstone
WZAGH1r
WZECN00
WZQCN00
WZYBS67
XABFR1m
XACFR1m
XADCA4i
XAGFR1m
XAHDK2y
XAICN00Xinyang Minggang
XAJDK2y
XAKDK2y
XALMX43
XAMFR1m
XANFR1m
XAPBR09Chapeco
XAQDK2y
XARBF36
XASFR1m
XATFR1m
XAUGF7n
XAVFR1m
XAWCA1e
XAXCA1e
XAYLA6fXayabury
XAZCA76
XBAFR1m
XBBCA4l
XBCFR1m
XBDFR1m
XBECA4iBearskin Lake
XBFFR1m
XBGBF36
XBHFR1m
XBIFR1m
XBJIR0lBirjand
XBKFR1m
XBLET19
XBMFR1m
XBNPG5y
XBOBF36
XBPFR1m
XBQFR1m
XBRCA1e
XBSFR1m
XBTFR1m
XBUFR1m
XBVFR1m
XBWAE15
XBXFR1m
XBYFR1m
XBZFR1m
XCACA76
XCBFR1m
XCCFR1m
XCDFR1m
XCEFR1m
XCFFR1m
XCGFR1m
XCHCXarChristmas Island
XCICA1e
XCJMF9o
XCKFR1m
XCLCA6e
XCMCA1e
XCNPH18
XCOAU0r
XCPFR1m
XCQFR1m
XCRFR1mChalons Vatry
XCSFR1m
XCTFR1m
XCUFR1m
XCVFR1m
XCWFR1m
XCXFR1m
XCYFR1m
XCZFR1m
XDAFR1m
XDBFR1m
XDCFR1m
XDDCA1e
XDEBF36
XDGCA5l
XDHCA39
XDIFR1m
XDJBF36
XDKKR08
XDLCA1e
XDMCA1e
XDNFR1m
XDOCA1e
XDPCA76
XDQCA1e
XDRFR1m
XDSCA1e
XDTFR1m
XDUCA1e
XDVCA4l
XDWCA4l
XDXCA1e
XDYCA1e
XDZCA4i
XEACA4l
XEBFR1m
XECCA49
XEDFR1m
XEECA1e
XEFCA4i
XEGCA1e
XEHCA4l
XEIJP0c
XEJCA4l
XEKCA6e
XELCA1e
XEMCA76
XENCN00Xingcheng
XEOGL8w
XEPFR1m
XEQGL9uTasiusaq Heliport (Kujalleq)
XERFR1m
XESUS1b
XETDE0y
XEUAE15
XEVSE27
XEWSE27
XEXFR1mAerogare des Invalides
XEYCA76
XEZSE27
XFAFR1m
XFBFR1m
XFCCA76
XFDCA1e
XFECA1e
XFFFR1m
XFGCA1e
XFHSE27
XFICA1e
XFJSE27
XFKCA1e
XFLCA1e
XFMCA4l
XFNCN00Xiangyang
XFOCAbh
XFPSE27
XFQCA1e
XFRSE27
XFSCA1e
XFTHK0m
XFUSE27
XFVCA1e
XFWDE0yHamburg Finkenwerder
XFXFR1m
XFYCA1e
XFZCA1e
XGABF36
XGBFR1mGare Montparnasse Station
XGCSE27
XGDNO4q
XGECA1e
XGFFR1m
XGGBF36
XGHNO4q
XGINO4q
XGJCA1e
XGKCA1e
XGLCA4i
XGMGB0j
XGNAO17Xangongo
XGOBR09
XGPNO4q
XGQFI4t
XGRCA9iKangiqsualujjuaq
XGSNO4q
XGTFR1m
XGUNO4q
XGVFR1m
XGWCA1e
XGXFI4t
XGYCA1e
XGZAT21
XHAFI4t
XHBAE15
XHCFI4t
XHDFI4t
XHEFR1m
XHFNO4q
XHGCA1e
XHHUS47
XHIDE0y
XHJDE0y
XHKFR1m
XHLNO4q
XHMCA1e
XHNBE3a
XHOCN00
XHPFR1m
XHQTR01
XHRBR09
XHSCA4l
XHTNO4q
XHUGB0j
XHVRO1w
XHWAU6z
XHXAU2v
XHYFR1m
XHZGB0j
XIACA1e
XIBCA1e
XICCN00Xichang Qingshan
XIDCA1e
XIELA6f
XIFCA1e
XIGBR2e
XIHIQ0k
XIICA1e
XIJKW4gAhmed al-Jaber Air Base
XIKIT1i
XILCN00Xilinhot
XIMCA1e
XINCN00
XIOCA1e
XIPCA1e
XIQGL9uIlimanaq Harbour Heliport
XIRDE0y
XISBR09
XITDE0y
XIUDE0y
XIVES0z
XIXIT1i
XIYCN00Xianyang
XIZFR1m
XJANO4q
XJBES0z
XJCCZ2x
XJDQA5nAl-Rayyan
XJEDK2y
XJFSE27
XJGAU6z
XJHHK0m
XJIES0z
XJJES0z
XJKLT4v
XJLCA1e
XJMPK05Mangla
XJNES0z
XJOES0z
XJPCZ2x
XJQCA1e
XJRES0z
XJSAT21
XJTFR1m
XJUES0z
XJVCZ2x
XJWCN00
XJXKR08
XJYFR1m
XJZFR1m
XKABF36
XKBNO4q
XKCNO4q
XKDNO4q
XKENO4q
XKFNO4q
XKGNO4q
XKHLA6fXieng Khouang
XKINO4q
XKJNO4q
XKKNO4q
XKLMY9v
XKMNO4q
XKNNO4q
XKOCA4lKemano
XKPNO4q
XKQNO4q
XKRNO4q
XKSCA4iKasabonika
XKTHK0m
XKUTR01
XKVCA76
XKWNO4q
XKXKR08
XKYBF36
XKZNO4q
XLAFR1m
XLBCA4iLac Brochet
XLCUS1b
XLDFR1m
XLEFR1m
XLFCA9i
XLGFR1m
XLHFR1m
XLIFR1m
XLJCA1e
XLKCAbh
XLLFR1m
XLMCA1e
XLNFR1m
XLOVN0n
XLPCA76
XLQCA1e
XLRFR1m
XLSSN1gSt. Louis
XLTFR1m
XLUBF36
XLVCA1e
XLWDE0y
XLXFR1m
XLYCA1e
XLZCA5l
XMAPH18
XMBKR08
XMCAU0r
XMDUS1b
XMEFR1m
XMFFR1m
XMGNP2b
XMHPF86Manihi
XMITZ1d
XMJFR1m
XMKFR1m
XMLAU2v
XMMMC82
XMNCN00Xiamen Gaoqi
XMOFR1m
XMPCA8f
XMQFR1m
XMRFR1m
XMSEC1sMacas
XMTFR1m
XMUFR1m
XMVAR51
XMWFR1m
XMXAR5v
XMYAUacYam Island
XMZGB0j
XNAUS1bNorthwest Arkansas
XNBAE15
XNCIT1i
XNDNO4q
XNEGB0j
XNGVN0w
XNHIQ0kNasiriyah
XNJKR08
XNKGB0j
XNLBE3a
XNMGB0j
XNNCN00Xining Caojiabao
XNOGB0j
XNRDK2y
XNSKR08
XNTCN00
XNUBF36
XNVGB0j
XNYUS0d
XNZNZ5d
XOADK2y
XOBNO4q
XOCES0z
XODNO4q
XOEBR09
XOFGB0j
XOGFR1m
XOHAT21
XOIAT21
XOJES0z
XOKCA1e
XOLNO4q
XOMAU0r
XONCA76
XOOAT21
XOPFR1m
XOQNO4q
XORNO4q
XOSAR51
XOTGP7m
XOUES0z
XOVAT21
XOWAT21
XOXKR08
XOYFR1m
XOZQA5n
XPABF36
XPBCA4l
XPCUS0d
XPDAR5v
XPFGB0j
XPGFR1m
XPHCA1e
XPIFR1m
XPJFR1m
XPKCA4iPukatawagan
XPLHN3lPalmerola
XPMFR1m
XPNCA1e
XPOAU1v
XPPCA4i
XPQMY9v
XPRUS47
XPSFR1m
XPTGB0j
XPUUS5xWest Kuparuk
XPVFR1m
XPWGB0j
XPXCA1e
XPYFI4t
XPZFR1m
XQAES0z
XQBGB0j
XQCIQ0k
XQDGB0j
XQEGB0j
XQGGB0j
XQHGB0j
XQIGB0j
XQLGB0j
XQMGB0j
XQNAU1k
XQOIR0l
XQPCR5qQuepos
XQSFI4t
XQTGB0j
XQUCA4lQualicum Beach
XQVIQ0k
XQWGB0j
XQYFR1m
XRADK2y
XRBBR09
XRCGB0j
XRDNO4q
XREGB0j
XRFFR1m
XRGGB0j
XRHAU0pRichmond Air Force Base
XRIFR1m
XRJIT1i
XRKRU06
XRLIT1i
XRMFR1m
XRNFR1m
XRPCA1e
XRQCN00
XRRCA8fRoss River
XRSFR1m
XRTFR1m
XRUGB0j
XRVFR1m
XRXFR1m
XRYES0zJerez
XRZFR1m
XSAAL5j
XSBAE15Sir Bani Yas Island
XSCTCaaSouth Caicos
XSDUS0t
XSEBF36
XSFFR1m
XSGFR1m
XSHFR1m
XSICA4iSouth Indian Lake
XSJFR1m
XSKFR1m
XSLFR1m
XSMUS0d
XSNFR1m
XSOPH18
XSPSG0vSeletar
XSQFR1m
XSRGB0j
XSSFR1m
XSTFR1m
XSUFR1m
XSVFR1m
XSWFR1m
XSXFR1m
XSYFR1m
XSZPT1b
XTACN00
XTBFR1m
XTCFR1m
XTDFR1m
XTEFR1m
XTFCN00
XTGAU1kThargomindah
XTHFR1m
XTIES0z
XTJES0z
XTKGB0j
XTLCA4iTadoule Lake
XTMIQ0k
XTNFR1m
XTOAU1k
XTPFI4t
XTQCN00
XTRAU1k
XTSFR1m
XTTFR1m
XTUFR1m
XTVIQ0k
XTXCN00
XTYCA1e
XTZFI4t
XUAES0z
XUBNO4q
XUCNO4q
XUENO4q
XUFES0z
XUGNO4q
XUHNO4q
XUINO4q
XUJNO4q
XUKCN00
XULNO4q
XUMNO4q
XUNUS6w
XUONO4q
XUQNO4q
XURNO4q
XUSNO4q
XUTES0z
XUUNO4q
XUVNO4q
XUWNO4q
XUXNO4q
XUYFR1m
XUZCN00Xuzhou Guanyin
XVAGB0j
XVBGB0j
XVCGB0j
XVDFR1m
XVEFR1m
XVFFR1m
XVGGB0j
XVHGB0j
XVIFR1m
XVJGB0j
XVKNO4q
XVLVN0w
XVMFI4t
XVNFR1m
XVOFR1m
XVPFR1m
XVQIT1i
XVRFR1m
XVSFR1m
XVTFR1m
XVUGB0j
XVVCA1e
XVWGB0j
XVXDK2y
XVYIT1i
XVZFR1m
XWAUS1bWilliston Basin
XWBGB0j
XWCAT21
XWDGB0j
XWEGB0j
XWFSE27
XWGFR1m
XWHGB0j
XWIGB0j
XWKSE27
XWLSE27
XWMSE27
XWNGB0j
XWOGB0j
XWPSE27
XWQSE27
XWRSE27
XWSGB0j
XWTAT21
XWUKR08
XWVSE27
XWWAT21
XWXSE27
XWYCA1e
XWZSE27
XXASE27
XXBIN03
XXCNO4q
XXDSE27
XXENO4q
XXFNZ5d
XXGNO4q
XXHNZ5d
XXISE27
XXJHU1z
XXKSE27
XXLNO4q
XXMSE27
XXNSE27
XXOSE27
XXPDE0y
XXQHU1z
XXRNO4q
XXSNZ5d
XXTSE27
XXUSE27
XXVSE27
XXWPL20
XXXDE0y
XXYSE27
XXZSE27
XYASB7pYandina
XYBSE27
XYCSE27
XYDFR1m
XYEMM0q
XYFSE27
XYGCZ2x
XYHSE27
XYISE27
XYJCZ2x
XYKSE27
XYLFR1m
XYMSE27
XYNSE27
XYOSE27
XYPSE27
XYQSE27
XYRPG5y
XYSAU0p
XYTFR1mMontaudran
XYUSE27
XYWCN00
XYXSE27
XYYSE27
XYZSE27
XZABF36
XZBCA1e
XZCCA1e
XZDNO4qKongsvinger
XZEDE0y
XZFSA0s
XZGCN00
XZHCN00
XZIFR1m
XZJJP0c
XZKCA1e
XZLCA39
XZMMO4z
XZNFR1m
XZONO4q
XZPCA1e
XZQSE27
XZRCA1e
XZTNO4q
XZUUS0d
XZVFR1m
XZXAU0p
XZYDE0y
XZZES0z
YAACA4lAnahim Lake
YABCAasArctic Bay
YACCA4iCat Lake
YADCA1b
YAECA4lAlta Lake
YAFCA1eAsbestos Hill
YAGCA4iFort Frances Municipal
YAHCA1eLa Grande-4
YAICL0oChillan
YAJCA4l
YAKUS5xYakutat
YALCA4lAlert Bay
YAMCA1eSault Ste. Marie
YANCD2g
YAOCM2kYaounde Ville
YAPFM8yYap
YAQCA4lMaple Bay Seaplane Base
YARCA1e
YASFJ7iYasawa Island
YATCA1eAttawapiskat
YAUCA1e
YAVCA4lMayne Island Seaplane Base
YAWCA5lShearwater Heliport
YAXCA4iAngling Lake
YAYCA7aSt. Anthony
YAZCA4lTofino Long Beach
YBACA39
YBBCAatKugaaruk
YBCCA1eBaie-Comeau
YBDCA4lNew Westminister Heliport
YBECA6eUranium City
YBFCA4lBamfield
YBGCA1eSaguenay-Bagotville
YBHCA4l
YBICA5lBlack Tickle
YBJCA1e
YBKCAasBaker Lake
YBLCA4lCampbell River
YBMCA4l
YBNCA1eBorden
YBOCA4l
YBPCN00Yibin Wuliangye
YBQCA4l
YBRCA4iBrandon Municipal
YBSCA4i
YBTCA4iBrochet
YBVCA4iBerens River
YBWCA4lBedwell Harbour Seaplane Base
YBXCAauBlanc Sablon
YBYCA39Bonnyville
YBZCA1e
YCACA4l
YCBCAatCambridge Bay
YCCCA1eCornwall
YCDCA4lNanaimo
YCECA1eCentralia
YCFCA4l
YCGCA4lWest Kootenay
YCHCA76Miramichi
YCICAbi
YCJCA4lCape Saint James
YCKCAahColville Lake/Tommy Kochon
YCLCA76Charlo
YCMCA1eSt. Catharines
YCNCA1eCochrane
YCOCAatKugluktuk
YCPCA6e
YCQCA8sChetwynd
YCRCA4iCharlie Sinclair Memorial
YCSCAasChesterfield Inlet
YCTCA39
YCUCN00Yuncheng Guangong
YCVCAbh
YCWCA4l
YCXCA76CFB Heliport
YCYCA9iClyde River
YCZCA39
YDACA8fDawson City
YDBCA8fBurwash Landings
YDCCA39
YDDCN00
YDECA7a
YDFCA7aDeer Lake
YDGCA5lDigby/Annapolis
YDHCA7aDaniels Harbour
YDICA94
YDJCA6e
YDKCA1eMain Duck Island
YDLCA4lDease Lake
YDNCA4iDauphin
YDOCA1eDolbeau-Saint-Félicien
YDPCA94Nain
YDQCA8sDawson Creek
YDRCA6eBroadview
YDSCA4lDesolation Sound
YDTCA4lBoundary Bay
YDUCAah
YDVCA4iBloodvein
YDWCAah
YDXCA4l
YEACA39
YEBCA1e
YECKR08Yecheon
YEDCA39CFB Edmonton
YEGCA39Edmonton
YEHCN00Yinchuan Helanshan
YEITR01Yenisehir
YEKCAasArviat
YELCA1eElliot Lake
YEMCA1eEast Manitoulin
YENCA6eEstevan
YEOGB0jRNAS Yeovilton
YEPCA4l
YEQPG5y
YERCA1eFort Severn
YESIR0lYasuj
YETCA39Edson
YEUCAas
YEVCAavInuvik Mike Zubko
YEYCA1eAmos/Magny
YFACA1eFort Albany
YFBCA9iIqaluit
YFCCA76Fredericton
YFECA1eForestville
YFGCA1e
YFHCA1eFort Hope
YFICA39
YFJCAahWekweeti
YFLCAah
YFOCA4iFlin Flon
YFRCAahFort Resolution
YFSCAahFort Simpson
YFTMO4z
YFXCA7aFox Harbour
YGACAbh
YGBCA4l
YGCCA39
YGECA4l
YGGCA4lGanges Harbor Seaplane Base
YGHCAahFort Good Hope
YGICN00
YGJJP0cMiho
YGKCA1eKingston/Norman Rogers
YGLCA1eLa Grande Riviere
YGMCA4iGimli Industrial Park
YGNCA4lGreenway Sound
YGOCA4iGods Lake Narrows
YGPCA1eMichel-Pouliot Gaspe
YGQCA1eGeraldton
YGRCA5lIles De La Madeleine
YGSCA4lGermansen
YGTCA9iIgloolik
YGVCA1eHavre St. Pierre
YGWCA1eKuujjuarapik
YGXCA4iGillam
YGYCA1eDeception Bay
YGZCA9iGrise Fiord
YHACA7aPort Hope Simpson
YHBCA6e
YHCCA4l
YHDCA4iDryden
YHECA4l
YHFCA1eHearst
YHGCA7aCharlottetown
YHHCA4lCampbell River Seaplane Base
YHICAahUlukhaktok/Holman
YHKCAatGjoa Haven
YHMCA1eHamilton
YHNCA1eHornepayne Municipal
YHOCA94Hopedale
YHPCA4iPoplar Hill
YHRCAauChevery
YHSCA4l
YHTCA8fHaines Junction
YHUCA1eSt. Hubert
YHYCAahHay River
YHZCA5lHalifax Stanfield
YIAID0bYogyakarta
YIBCAawAtikokan
YICCN00Yichun Mingyueshan
YIECN00Arxan Yiershi
YIFCAauSt-Augustin/Pakuashipi
YIGCA4lBig Bay SPB
YIHCN00Yichang Sanxia
YIKCA1eIvujivik
YINCN00Yining
YIOCA9iPond Inlet
YIPUS0dWillow Run
YIUCN00
YIVCA4iIsland Lake
YIWCN00Yiwu
YJACA39
YJBES0z
YJCES0z
YJDES0z
YJEES0z
YJFCAahFort Liard
YJGES0z
YJHES0z
YJIES0z
YJLES0z
YJMES0z
YJNCA1eSaint Jean
YJOCA4lJohnny Mountain
YJPCA39
YJRES0z
YJSKP10
YJTCA7aStephenville
YJVES0z
YJWES0z
YKACA4lKamloops
YKCCA6e
YKDCA1eKincardine Municipal
YKECA4i
YKFCA1eRegion of Waterloo
YKGCA1eKangirsuk
YKHCN00Yingkou
YKICA4i
YKJCA6eKey Lake
YKKCA4l
YKLCA1eSchefferville
YKMUS0tYakima Air Terminal
YKNUS1bChan Gurney
YKOTR01Hakkari Yuksekova Selahaddin Eyyubi
YKQCA1eWaskaganish
YKSRU64Yakutsk
YKTCA4l
YKUCA1eChisasibi
YKXCA1eKirkland Lake
YKYCA6eKindersley
YKZCA1eButtonville Municipal
YLACA4l
YLBCA39
YLCCA9iKimmirut
YLDCA1eChapleau
YLECAahWhati
YLFCAbh
YLGAU1v
YLHCA1eLansdowne House
YLIFI4tYlivieska
YLJCA6eMeadow Lake
YLKCA1eLake Simcoe
YLLCA39Lloydminster
YLMCA8f
YLNCN00
YLOCA4iCFB Shilo Heliport
YLPCA1e
YLQCA1e
YLRCA4iLeaf Rapids
YLSCA1e
YLTCAazAlert
YLVAZ34
YLWCA4lKelowna
YLXCN00Yulin Fumian
YLYCA4lLangley
YMACA8fMayo
YMBCA4l
YMCCA1eMaricourt Airstrip
YMDCAah
YMECA1eMatane
YMFCA4l
YMGCA1eManitouwadge
YMHCA7aMary's Harbour
YMICA4i
YMJCA6eCFB Moose Jaw
YMKRU2j
YMLCA1eCharlevoix
YMMCA39Fort McMurray
YMNCA94Makkovik
YMOCA1eMoosonee
YMPCA4lPort McNeill Seaplane Base
YMQCA1e
YMRCA4lMerry Island
YMSPE0gYurimaguas
YMTCA1eChibougamau
YMUCA4l
YMVCA9i
YMWCA1e
YMXCA1eMirabel
YMYCA1e
YNACA1eNatashquan
YNBSA0sYanbu
YNCCA1eWemindji
YNDCA1eGatineau
YNECA4iNorway House
YNFCA7aDeer Lake/Stephenville
YNGUS0dYoungstown-Warren
YNHCA8s
YNICA1eNitchequon
YNJCN00Yanji Chaoyangchuan
YNKCA4lNootka Sound
YNLCA6ePoints North Landing
YNMCA1eMatagami
YNNAU1v
YNOCA4iNorth Spirit Lake
YNPCA94Natuashish
YNRCA4i
YNSCA1eNemiscau
YNTCN00Yantai Penglai
YNXCAah
YNYKR08Yangyang
YNZCN00Yancheng Nanyang
YOACAahEkati
YOCCA8fOld Crow
YODCA39Cold Lake/Group Captain R.W. McNair
YOECA39
YOGCA1eOgoki
YOHCA4iOxford House
YOICA1eOpinaca Aerodrome
YOJCA39High Level
YOKJP0cYokohama
YOLNG0aYola
YONBT7bYongphulla
YOOCA1eOshawa Municipal
YOPCA39Rainbow Lake
YOSCA1eBilly Bishop
YOTIL3q
YOWCA1eOttawa
YOYCA1eValcartier CFB Heliport
YPACA6ePrince Albert Glass Field
YPBCA4l
YPCCAahPaulatuk (Nora Aliqatchialuk Ruben)
YPDCA1e
YPECA39Peace River
YPFCA4l
YPGCA4iPortage La Prarie
YPHCA1eInukjuak
YPICA4l
YPJCA1eAupaluk
YPLCAawPickle Lake
YPMCA4iPikangikum
YPNCA1ePort-Menier
YPOCA1ePeawanuk
YPPCA39Pine Point
YPQCA1ePeterborough
YPRCA4lPrince Rupert
YPSCA5lPort Hawkesbury
YPTCA4l
YPWCA4lPowell River
YPXCA1ePuvirnituq
YPYCA39Fort Chipewyan
YPZCA4lBurns Lake
YQACA1eMuskoka
YQBCA1eQuebec City Jean Lesage
YQCCA1eQuaqtaq
YQDCA4iThe Pas
YQECA4lKimberley
YQFCA39Red Deer
YQGCA1eWindsor
YQHCA8fWatson Lake
YQICA5lYarmouth
YQJCA4l
YQKCA4iKenora
YQLCA39Lethbridge
YQMCA76Greater Moncton
YQNCA1eNakina
YQQCA4lComox Valley
YQRCA6eRegina
YQSCA1eSt. Thomas Municipal
YQTCAaxThunder Bay
YQUCA39Grande Prairie
YQVCA6eYorkton Municipal
YQWCA6eNorth Battleford
YQXCA7aGander
YQYCA5lJA Douglas McCurdy Sydney
YQZCA4lQuesnel
YRACAahGameti/Rae Lakes
YRBCAayResolute Bay
YRCCA4l
YRDCA4l
YRECAazResolution Island
YRFCA94Cartwright
YRGCA94Rigolet
YRICA1eRiviere-du-Loup
YRJCA1eRoberval
YRLCA4iRed Lake
YRMCA39
YRNCA4l
YROCA1eRockcliffe
YRQCA1eTrois-Rivieres
YRRCA4l
YRSCA4iRed Sucker Lake
YRTCAasRankin Inlet
YRVCA4lRevelstoke
YSACA5l
YSBCA1eGreater Sudbury
YSCCA1eSherbrooke
YSDCA39
YSECA4l
YSFCA6eStony Rapids
YSGCAahLutselke
YSHCA1eSmith Falls
YSICA1e
YSJCA76Saint John
YSKCA9iSanikiluaq
YSLCA76Saint-Leonard Aerodrome
YSMCAahFort Smith
YSNCA4lSalmon Arm
YSOCA94Postville
YSPCA1eMarathon
YSQCN00Songyuan Chaganhu
YSRCA9iNanisivik
YSSCAbi
YSTCA4iSt. Theresa Point
YSUCA5lSummerside
YSVCA94
YSXCA4l
YSYCAahSachs Harbour (D. Nasogaluak Jr. Saaryuaq)
YSZCA4lSquirrel Cove Seaplane Base
YTACA1ePembroke And Area
YTBCA4l
YTCCA4lSturdee
YTDCA4iThicket Portage
YTECA9iCape Dorset
YTFCA1eAlma
YTGCA4lSullivan Bay Seaplane Base
YTHCA4iThompson
YTICA8f
YTJCA1e
YTKCAbh
YTLCA4iBig Trout
YTMCA1eMont-Tremblant
YTNCA1eRiviere Au Tonnerre
YTOCA1e
YTPCA4lTofino Sea Plane Base
YTQCA1eTasiujuaq
YTRCA1eTrenton
YTSCA1eTimmins Victor M. Power
YTTCA6e
YTUCA4l
YTWCN00Yutian Wanfang
YTXCA4l
YTYCN00Yangzhou Taizhou
YTZCA1eBilly Bishop Toronto City
YUACN00Yuanmou
YUBCAah
YUDCA1eUmiujaq
YUEAU6z
YUGCN00
YUKAM35
YULCA1eMontreal-Pierre Elliott Trudeau
YUMUS25Yuma
YUQCN00
YUSCN00Yushu Batang
YUTCAasNaujaat
YUXCA9iHall Beach
YUYCA1eRouyn-Noranda
YVAKM7x
YVBCA1eBonaventure
YVCCA6eLa Ronge
YVDPG5y
YVECA4lVernon
YVGCA39
YVHNO4q
YVKNO4q
YVMCAazQikiqtarjuaq
YVNCA9i
YVOCA1eVal-d'Or
YVPCA1eKuujjuaq
YVQCAahNorman Wells
YVRCA4lVancouver
YVSNO4q
YVTCA6e
YVVCA1eWiarton
YVZCA4iDeer Lake
YWACA1e
YWBCA1eKangiqsujuaq
YWFCA5lHalifax Downtown Waterfront Heliport
YWGCA4iWinnipeg James Armstrong Richardson
YWHCA4lVictoria Inner Harbour
YWJCAahDeline
YWKCA94Wabush
YWLCA4lWilliams Lake
YWMCA7aWilliams Harbour
YWNCA1eWinisk
YWOCAat
YWPCA1eWebequie
YWQCA1e
YWRCA1e
YWSCA4lWhistler/Green Lake SPB
YWYCAahWrigley
YXCCA39Canadian Rockies
YXDCA39
YXECA6eSaskatoon
YXFCA8fSnake River
YXHCA39Medicine Hat
YXICA1e
YXJCA8sNorth Peace
YXKCA1eRimouski
YXLCA4iSioux Lookout
YXNCAasWhale Cove
YXPCAazPangnirtung
YXQCA8fBeaver Creek
YXRCA1eEarlton
YXSCA4lPrince George
YXTCA4lNorthwest
YXUCA1eLondon
YXXCA4lAbbotsford
YXYCA8fWhitehorse
YXZCA1eWawa
YYACN00Yueyang Sanhe
YYBCA1eJack Garland
YYCCA39Calgary
YYDCA4lSmithers
YYECAa6Northern Rockies
YYFCA4lPenticton
YYGCA5lCharlottetown
YYHCAatTaloyoak
YYICA4i
YYJCA4lVictoria
YYLCA4iLynn Lake
YYMCA39
YYNCA6eSwift Current
YYPCN00
YYQCA4iChurchill
YYRCA94Goose Bay
YYTCA7aSt. John's
YYUCA1eKapuskasing
YYWCA1eArmstrong
YYYCA1eMont Joli
YYZCA1ePearson
YZACA4lAshcroft
YZCCA4lBeatton River
YZECA1eGore Bay
YZFCAahYellowknife
YZGCA1eSalluit
YZHCA39Slave Lake
YZJMK54
YZLCA4l
YZMCA7a
YZPCA4lSandspit
YZRCA1eSarnia
YZSCAawCoral Harbour
YZTCA4lPort Hardy
YZUCA39Whitecourt
YZVCA1eSept-Iles
YZWCA8fTeslin
YZXCA5lGreenwood
YZYCN00Zhangye Ganzhou
YZZCA4lTrail
ZAACA4l
ZABDZ1p
ZACCA4i
ZADHR44Zadar
ZAEDZ1p
ZAFFR1m
ZAGHR44Zagreb
ZAHIR0lZahedan
ZAIAR51
ZAJAF12
ZAKIT1i
ZALCL0oPichoy
ZAMPH18Zamboanga
ZANGR4b
ZAOFR1mLaberandie
ZAPCH5o
ZAQDE0y
ZARNG0aZaria
ZASCN00
ZATCN00Zhaotong
ZAUDE0y
ZAVPT50
ZAWDK2y
ZAXCN00
ZAYBE3a
ZAZES0zZaragoza
ZBACH5o
ZBBDK2y
ZBCGB0j
ZBDCN00
ZBECZ2x
ZBFCA76Bathurst
ZBGPL20
ZBHFR1m
ZBIDZ1p
ZBJDK2y
ZBKME6y
ZBLAU1k
ZBMCA1eBromont
ZBNIT1i
ZBOAU1k
ZBPUS0d
ZBQDK2y
ZBRIR0lChah-Bahar
ZBSUS25
ZBTDK2y
ZBUDK2y
ZBVUS47
ZBWBR09
ZBXHU1z
ZBYLA6f
ZBZCN00
ZCACN00
ZCBDE0y
ZCCDE0y
ZCDDE0y
ZCEDE0y
ZCFDE0y
ZCGDE0y
ZCHDE0y
ZCIDE0y
ZCJDE0y
ZCKDE0y
ZCLMX04La Calera
ZCMDE0y
ZCNDE0y
ZCOCL0oLa Araucania
ZCPCN00
ZCQCL0o
ZCRDE0y
ZCSDE0y
ZCTDE0y
ZCUCN00
ZCVDE0y
ZCWDE0y
ZCXDE0y
ZCYDE0y
ZCZDE0y
ZDACH5o
ZDBCH5o
ZDCCH5o
ZDDCH5o
ZDECH5o
ZDFPS6q
ZDGCH5o
ZDHCH5o
ZDICH5o
ZDJCH5o
ZDKCH5o
ZDLCH5o
ZDMPS6q
ZDNCZ2x
ZDOCH5o
ZDPCH5o
ZDQCH5o
ZDRCH5o
ZDSCH5o
ZDTCH5o
ZDUGB0j
ZDVCH5o
ZDWCH5o
ZDXCH5o
ZDYAE15Dalma Island
ZDZCH5o
ZEADE0y
ZEBDE0y
ZECZA0xSecunda
ZEDDE0y
ZEEDE0y
ZEFCN00
ZEGID5m
ZEHDE0y
ZEIDE0y
ZEJDE0y
ZEKDE0y
ZELCA4lBella Bella
ZEMCA1eEast Main
ZENPG5y
ZEOPK05
ZEPGB0j
ZEQGB0j
ZERIN03Zero
ZESDE0y
ZETDE0y
ZEUDE0y
ZEVDE0y
ZEWDE0y
ZEXDE0y
ZEYDE0y
ZEZDE0y
ZFACA8fFaro Airport (Yukon)
ZFBCA5lOld Fort Bay
ZFCGB0j
ZFDCA6eFond Du Lac
ZFEUS0d
ZFFDE0y
ZFGGB0j
ZFHGB0j
ZFIGB0j
ZFJFR1m
ZFKDK2y
ZFLCN13Zhaosu Tianma
ZFMCAahFort Mcpherson
ZFNCAahTulita
ZFOUS0d
ZFPHU1z
ZFQFR1m
ZFRDE0y
ZFSUS1b
ZFTUS0d
ZFUBR09
ZFVUS0d
ZFWCA39
ZFXPL20
ZFYPL20
ZFZUS0d
ZGADE0y
ZGBGB0j
ZGCCNbb
ZGDUS0d
ZGEDE0y
ZGFCA4lGrand Forks
ZGGGB0j
ZGHDK2y
ZGICA4iGods River
ZGJBE3a
ZGKBE3a
ZGLAU1k
ZGMZM2t
ZGNCN00
ZGODE0y
ZGPBE3a
ZGQBE3a
ZGRCA4i
ZGSCAauLa Romaine
ZGUVU81Gaua
ZGVBE3a
ZGWDE0y
ZGXDK2y
ZGYMY2a
ZGZDE0y
ZHACN00Zhanjiang Wuchuan
ZHBCH5o
ZHCUS0d
ZHDCH5o
ZHECH5o
ZHFCH5o
ZHGCH5o
ZHHCH5o
ZHICH5o
ZHJCH5o
ZHKCH5o
ZHLCH5o
ZHMBD07
ZHNCH5o
ZHOCA4l
ZHPCA39
ZHRCH5o
ZHSCH5o
ZHTCH5o
ZHUCH5o
ZHVCH5o
ZHWCH5o
ZHXBR2f
ZHYCN00Zhongwei
ZHZDE0y
ZIARU06Zhukovsky
ZIBDK2y
ZICCL0oVictoria
ZIDDK2y
ZIEIT1i
ZIFCA1e
ZIGSN1gZiguinchor
ZIHMX04Ixtapa/Zihuatanejo Internacional
ZIIAU2v
ZIJDK2y
ZIKCZ2x
ZILDK2y
ZIMDK2y
ZINCH5o
ZIODE0y
ZIPIT1i
ZIQIT1i
ZIRDK2y
ZISLY30
ZITDE0y
ZIUCN00
ZIVGB0j
ZIWDE0y
ZIXRU64Zhigansk
ZIYCN00
ZIZPK05
ZJACH5o
ZJBMY9v
ZJCCH5o
ZJDCH5o
ZJEIT1i
ZJFAE15
ZJGCA4iJenpeg
ZJHDK2y
ZJICH5o
ZJJIT1i
ZJKHK0m
ZJLCH5o
ZJMCH5o
ZJNCA4iSwan River
ZJOUS0t
ZJPCH5o
ZJQCH5o
ZJRMY9v
ZJSDE0y
ZJTMY9v
ZJUCH5o
ZJVCH5o
ZJWCH5o
ZJXIT1i
ZJYIT1i
ZJZCH5o
ZKACH5o
ZKBZM2t
ZKCCH5o
ZKDRU06
ZKECA1eKashechewan
ZKFCH5o
ZKGCAauKegaska
ZKHCH5o
ZKICH5o
ZKJCH5o
ZKKCH5o
ZKLCN00Zigong Fengming General
ZKMGA4rSette Cama
ZKNDK2y
ZKOCH5o
ZKPRU7dZyryanka
ZKQME6y
ZKRGR4b
ZKSCH5o
ZKTGR4b
ZKUCH5o
ZKVCH5o
ZKWCH5o
ZKXCH5o
ZKYCH5o
ZKZCH5o
ZLACH5o
ZLBCH5o
ZLCCH5o
ZLDCH5o
ZLECH5o
ZLFCH5o
ZLGHU1z
ZLHCH5o
ZLICH5o
ZLJCH5o
ZLKRU06
ZLLCH5o
ZLMCH5o
ZLNFR1m
ZLOMX04Manzanillo
ZLPCH5o
ZLQCH5o
ZLRCL0o
ZLSGB0j
ZLTCAauLa Tabatiere
ZLUDE0y
ZLVFI4t
ZLWMY9v
ZLXSD1q
ZLYUS0d
ZLZGB0j
ZMAGB0j
ZMBDE0y
ZMCPL20
ZMDBR62Sena Madureira
ZMEUS0d
ZMFIT1i
ZMGDE0y
ZMHCA4l
ZMIIT1i
ZMJIT1i
ZMKMY2a
ZMLUS4l
ZMMMX04
ZMNBR09
ZMOIT1i
ZMPGB0j
ZMQNO4q
ZMRIT1i
ZMSIT1i
ZMTCA4lMasset
ZMUDE0y
ZMVUS0d
ZMWDK2y
ZMXNO4q
ZMYCN00
ZMZNO4q
ZNACA4lNanaimo Harbor Seaplane Base
ZNBDE0y
ZNCUS5x
ZNDNE3vZinder
ZNEAU1vNewman
ZNFDE0y
ZNGCA4i
ZNHDE0y
ZNIDE0y
ZNJDE0y
ZNKDE0y
ZNLDE0y
ZNMDE0y
ZNNDE0y
ZNODE0y
ZNPDE0y
ZNQDE0y
ZNRDE0y
ZNSDE0y
ZNTDE0y
ZNUCA4l
ZNVDE0y
ZNWDE0y
ZNXDE0y
ZNYDE0y
ZNZTZ1dAbeid Amani Karume
ZOADE0y
ZOBDE0y
ZOCDE0y
ZODDE0y
ZOEDE0y
ZOFCA4l
ZOGDE0y
ZOHDE0y
ZOIDE0y
ZOJDE0y
ZOKDE0y
ZOLDE0y
ZOMDE0y
ZONDE0y
ZOODE0y
ZOPDE0y
ZOQDE0y
ZORDE0y
ZOSCL0oCanal Bajo
ZOTDE0y
ZOUDE0y
ZOVDE0y
ZOWDE0y
ZOXDE0y
ZOYDE0y
ZOZDE0y
ZPADE0y
ZPBCA4iSachigo Lake
ZPCCL0oPucon
ZPDDE0y
ZPEDE0y
ZPFDE0y
ZPGDE0y
ZPHUS0d
ZPIDE0y
ZPJDE0y
ZPKDE0y
ZPLDE0y
ZPMDE0y
ZPNDE0y
ZPOCA6e
ZPPDE0y
ZPQDE0y
ZPRDE0y
ZPSDE0y
ZPTDE0y
ZPUDE0y
ZPVDE0y
ZPWDE0y
ZPXDE0y
ZPYDE0y
ZPZDE0y
ZQADE0y
ZQBUS5x
ZQCDE0y
ZQDDE0y
ZQEDE0y
ZQFDE0y
ZQGDE0y
ZQHDE0y
ZQIDE0y
ZQJDE0y
ZQKDE0y
ZQLDE0y
ZQMDE0y
ZQNNZ5dQueenstown
ZQODE0y
ZQPDE0y
ZQQDE0y
ZQRDE0y
ZQSCA4l
ZQTDE0y
ZQUDE0y
ZQVDE0y
ZQWDE0y
ZQXID0b
ZQYDE0y
ZQZCN00Zhangjiakou Ningyuan
ZRAUS0d
ZRBDE0y
ZRCES0z
ZRDUS0d
ZREGR4b
ZRFUS1b
ZRGSK5b
ZRHCH5oZurich
ZRIID5mSerui
ZRJCA1eRound Lake
ZRKUS1b
ZRLUS0d
ZRMID5m
ZRNCH5o
ZROIT1i
ZRPUS0d
ZRQCH5o
ZRRIT1i
ZRSAT21Zuers/Lech Heliport
ZRTUS0d
ZRUUS0d
ZRVUS0d
ZRWDE0y
ZRXDE0y
ZRYDK2y
ZRZUS0d
ZSABS67San Salvador
ZSBAT21
ZSCDE0y
ZSDDE0y
ZSERE6xSt. Pierre de la Reunion
ZSFUS0d
ZSGDE0y
ZSHUS47
ZSIDE0y
ZSJCA4iSandy Lake
ZSKDE0y
ZSLIE38
ZSMUS0t
ZSNDE0y
ZSODE0y
ZSPCAbh
ZSQDE0y
ZSRDE0y
ZSSCI0u
ZSTCA4lStewart
ZSUDE0y
ZSVUS1b
ZSWCA4l
ZSXDE0y
ZSYUS25
ZSZNA60
ZTAPF86
ZTBCAauTete-A-La Baleine
ZTCIT1i
ZTDUS0d
ZTEUS0d
ZTFUS0d
ZTGDK2y
ZTHGR4bZakinthos
ZTICN00
ZTJUS0d
ZTKCH5o
ZTLUS47
ZTMCA4iShamattawa
ZTNUS0d
ZTOUS0d
ZTPBR09
ZTQCH5o
ZTRUA16
ZTSCA4l
ZTTDE0y
ZTUAZ34Zaqatala
ZTVUS1b
ZTWHK0m
ZTXHK0m
ZTYUS0d
ZTZDE0y
ZUAUS0d
ZUBGE37
ZUCCA4iIgnace Municipal
ZUDCL0o
ZUECI0uZuenoula
ZUGUS0d
ZUHCN00Zhuhai Jinwan
ZUICN00
ZUJCN00
ZUKUS1b
ZULSA0s
ZUMCA94Churchill Falls
ZUNUS1b
ZUONL3z
ZUPNL3z
ZUQNL3z
ZURNL3z
ZUSNL3z
ZUTNL3z
ZUUNL3z
ZUVNL3z
ZUWNL3z
ZUXNL3z
ZUYNL3z
ZUZNL3z
ZVAMG2fMiandrivazo
ZVBNO4q
ZVCCL0o
ZVDNO4q
ZVEUS0d
ZVGAU1v
ZVHAE15
ZVIIR0l
ZVJAE15
ZVKLA6fSavannakhet
ZVLNL3z
ZVMDE0y
ZVNNL3z
ZVONL3z
ZVPNL3z
ZVQNL3z
ZVRDE0y
ZVSNL3z
ZVTNL3z
ZVUNL3z
ZVVNL3z
ZVWNL3z
ZVXNL3z
ZVYNL3z
ZVZNL3z
ZWAMG2fAndapa
ZWBUS0d
ZWCNO4q
ZWDDE0y
ZWEBE3a
ZWGDE0y
ZWHNA60
ZWIUS0d
ZWJNO4q
ZWKPL20
ZWLCA6eWollaston Lake
ZWMDE0y
ZWNDE0y
ZWONL3z
ZWPUS0d
ZWQNL3z
ZWRMY2a
ZWSDE0y
ZWTDE0y
ZWUUS0d
ZWVUS1b
ZWWUS0d
ZWXNL3z
ZWYNL3z
ZWZNL3z
ZXAGB0j
ZXBSJaj
ZXCNO4q
ZXDNO4q
ZXEGB0j
ZXGNO4q
ZXHNO4q
ZXINO4q
ZXJNO4q
ZXKNO4q
ZXLNO4q
ZXMNO4q
ZXNNO4q
ZXONO4q
ZXPGB0j
ZXQNO4qSolstad
ZXRNO4q
ZXSUS0d
ZXTAZ34Zabrat
ZXUNO4q
ZXXNO4q
ZXYNL3z
ZXZAE15
ZYANL3z
ZYBBE3a
ZYCPL20
ZYDPT0z
ZYENL3z
ZYFPT0z
ZYGNO4q
ZYHNL3z
ZYICN00Zunyi Xinzhou
ZYJPT0z
ZYKCN00
ZYLBD07Osmani International Airport, Sylhet
ZYMNL3z
ZYNFR1m
ZYONL3z
ZYPUS0d
ZYQUS0d
ZYRBE3a
ZYSNO4q
ZYTNL3z
ZYUNL3z
ZYVNO4q
ZYWNO4q
ZYXCN00
ZYYNO4q
ZYZBE3a
ZZADZ1p
ZZBDZ1p
ZZCDZ1p
ZZDDZ1p
ZZEAZ34
ZZFAU0r
ZZGDE0y
ZZIAU0r
ZZJAU0r
ZZKDZ1p
ZZLDZ1p
ZZMDZ1p
ZZNNO4q
ZZORU6n
ZZPRS2r
ZZRDZ1p
ZZSDZ1p
ZZTDZ1p
ZZUMW4eMzuzu
ZZVUS0dZanesville Municipal
ZZWAU0p
ZZZGB0j
`;
