// Written by npm run zones. airport-data-js and OpenTravelData, CC BY 4.0: `code country zone name` by line.
export const AIRPORTS = `
AAAPF6eAnaa
AABAU1e
AACEG0gEl Arish
AADSO87
AAEDZ1jAnnaba Rabah Bitat
AAFUS0d
AAGBR09Arapoti
AAHDE0x
AAIBR23Arraias
AAJSR50
AAKKI69Aranuka
AALDK7hAalborg
AAMZA0wMala Mala
AANAE14Al Ain
AAOVE13Anaco
AAPID26Aji Pangeran Tumenggung Pranoto
AAQRU06Anapa
AARDK7hAarhus
AASID4i
AATCN12Altay
AAUWS68
AAVPH16Allah Valley
AAWPK05
AAXBR09Araxa
AAYYE7iAl Ghaydah
AAZGT2rLos Altos
ABARU2wAbakan
ABBNG0aAsaba
ABCES0yAlbacete
ABDIR0kAbadan
ABEUS0dLehigh Valley
ABFKI69
ABGAU1e
ABHAU1e
ABIUS18Abilene
ABJCI0tFelix Houphouet Boigny
ABKET7jKabri Dar
ABLUS4rAmbler
ABMAU1eNorthern Peninsula
ABNSR50
ABOCI0t
ABPPG4sAtkamba
ABQUS3dAlbuquerque International Sunport
ABRUS18Aberdeen
ABSEG0gAbu Simbel
ABTSA0rAl-Aqiq
ABUID26A.A. Bere Tallo
ABVNG0aNnamdi Azikiwe
ABWPG4s
ABXAU0oAlbury
ABYUS0dSouthwest Georgia
ABZGB0iAberdeen
ACAMX04Acapulco
ACBUS3f
ACCGH7kKotoka
ACDCO0h
ACEES4eLanzarote
ACFCN00Alaer Talimu
ACHCH4kAltenrhein
ACIGG7lAlderney
ACJLK3iAnuradhapura
ACKUS0dNantucket Memorial
ACLCO0h
ACMCO0hArica
ACNMX3p
ACOCR4l
ACPIR0k
ACQES0y
ACRCO0h
ACSRU2wAchinsk
ACTUS18Waco
ACUPA4b
ACVUS0sCalifornia Redwood Coast-Humboldt County
ACXCN00Xingyi Wanfenglin
ACYUS0dAtlantic City
ACZIR0kZabol
ADATR01Adana Sakirpasa
ADBTR01Izmir Adnan Menderes
ADCPG4s
ADDET7jAddis Ababa Bole
ADEYE7iAden
ADFTR01Adiyaman
ADGUS3f
ADHRU4x
ADINA4tArandis
ADJJO29Marka
ADKUS7cAdak Island Naval Station
ADLAU2dAdelaide
ADMUS18
ADNCO0h
ADOAU2d
ADPLK3iAmpara
ADQUS4rKodiak
ADRUS0d
ADSUS18Addison
ADTUS18Ada Municipal
ADUIR0kArdabil
ADVGB0i
ADWUS0dAndrews Air Force Base
ADXGB0iLeuchars Station (Army)
ADYZA0w
ADZCO0hGustavo Rojas Pinilla
AEAKI69
AEBCN00Baise Bama
AEDUS4rAleneva
AEESS44
AEGID0bAek Godang
AEHTD3aAbeche
AEIES0y
AEKPG4s
AELUS18
AEMRU3q
AENFR1g
AEOMRa7
AEPAR02Aeroparque Internacional Jorge Newbery
AEQCN00
AERRU06Sochi
AESNO7mVigra Alesund
AETUS4rAllakaket
AEUIR0kAbu Musa
AEXUS18Alexandria International Airport (Louisiana)
AEYIS7nAkureyri
AFAAR02San Rafael
AFDZA0w
AFFUS3d
AFICO0h
AFKLK3i
AFLBR38Alta Floresta
AFNUS0d
AFOUS3d
AFPUS0d
AFRPG4s
AFSUZ1iZarafshan
AFTSB63
AFWUS18Perot Field Fort Worth Alliance
AFYTR01Afyon
AFZIR0kSabzevar
AGAMA10Agadir Al Massira
AGBDE0xAugsburg
AGCUS0dAllegheny County
AGDID4i
AGEDE0xWangerooge
AGFFR1gLa Garenne
AGGPG4s
AGHSE7oAngelholm Helsingborg
AGISR50Wageningen
AGJJP0cAguni
AGKPG4s
AGLPG4s
AGMGL7pTasiilaq Heliport
AGNUS6cAngoon Seaplane Base
AGOUS18
AGPES0yMalaga
AGQGR3h
AGRIN03Agra
AGSUS0dAugusta
AGTPY1xAlejo Garcia
AGUMX04International Airport of Aguascalientes
AGVVE13Acarigua
AGWAU1e
AGXIN03Agatti Island
AGYDE0x
AGZZA0wAggeneys
AHAIN03Maa Mahamaya Ambikapur
AHBSA0rAbha
AHCUS0s
AHDUS18
AHEPF6eAhe
AHFUS18
AHHUS18
AHIID4i
AHJCN00Hongyuan
AHLGY4z
AHMUS0s
AHNUS0dAthens-Ben Epps
AHOIT1cAlghero-Fertilia
AHSHN30
AHTUS7cAmchitka
AHUMA10Charif Al Idrissi
AHWOM95
AHYMG8j
AHZFR1g
AIAUS3dAlliance Municipal
AIBUS6cAnita Bay
AICMH6h
AIDUS32
AIEPG4s
AIFBR09
AIGCF8b
AIHPG4s
AIIDJ9o
AIKUS0d
AILPA4b
AIMMH6h
AINUS4rWainwright
AIOUS18
AIPIN03Adampur
AIRBR3w
AISKI69
AITCK6xAitutaki
AIUCK6xAtiu Island
AIVUS18
AIWNA4t
AIXFR1g
AIYUS0d
AIZUS18
AJAFR1gAjaccio Napoleon Bonaparte
AJFSA0rJouf
AJITR01Agri
AJJMRa7
AJKIR0k
AJLIN03Aizawl
AJNKM7qOuani
AJOYE7i
AJRSE7oArvidsjaur
AJSMX3b
AJUBR23Santa Maria
AJYNE7rManu Dayak
AKACN00Ankang Fuqiang
AKBUS7cAtka
AKCUS0dAkron Executive
AKDIN03Akola
AKEGA9d
AKFLY2gKufra
AKGPG4s
AKHSA0rPrince Sultan Air Base
AKIUS4rAkiak
AKJJP0cAsahikawa
AKKUS4rAkhiok Sea Plane Base
AKLNZ49Auckland
AKMTD3a
AKNUS4rKing Salmon
AKOUS3d
AKPUS4rAnaktuvuk
AKQID0b
AKRNG0aAkure
AKSSB63Gwaunaru'u
AKTCY5hAkrotiri Royal Air Force
AKUCN00Aksu
AKVCA1aAkulivik
AKWIR0kAghajari
AKXKZ4uAktobe
AKYMM0pSittwe
ALAKZ1hAlmaty
ALBUS0dAlbany
ALCES0yAlicante-Elche
ALDPE0f
ALEUS18
ALFNO7mAlta
ALGDZ1jHouari Boumediene
ALHAU1nAlbany
ALIUS18Alice
ALJZA0wAlexander Bay
ALKET7j
ALLIT1c
ALMUS3dAlamogordo Municipal
ALNUS18St. Louis
ALOUS18Waterloo
ALPSY1tAleppo
ALQBR09
ALRNZ49Alexandra
ALSUS3dSan Luis Valley
ALTBR58
ALUSO87
ALVAD6nAndorra La Vella Heliport
ALWUS0sWalla Walla
ALXUS18
ALYEG0gEl Nouzha
ALZUS4rAlitak Sea Plane Base
AMAUS18Rick Husband Amarillo
AMBMG8j
AMCTD3a
AMDIN03Sardar Vallabhbhai Patel
AMEMZ1w
AMFPG4s
AMGPG4s
AMHET7jArba Mintch
AMIID26
AMJBR09
AMKUS3d
AMLPA4b
AMMJO29Queen Alia
AMNUS3f
AMOTD3a
AMPMG8j
AMQID4iPattimura
AMRES0y
AMSNL7sAmsterdam Airport Schiphol
AMTAU2d
AMUPG4s
AMVRU06Amderma
AMWUS18
AMXAU5l
AMYMG8j
AMZNZ49Ardmore
ANAKE17
ANBUS18Anniston
ANCUS4rTed Stevens Anchorage
ANDUS0dAnderson
ANEFR1gAngers-Marce
ANFCL0nAndres Sabella Galvez
ANGFR1gBrie-Champniers
ANHSB63Anuha Island Resort
ANIUS4rAniak
ANJCG8r
ANKTR01Etimesgut
ANLAO8s
ANMMG8jAntsirabato
ANNUS9hAnnette Island
ANOMZ1w
ANPUS0d
ANQUS32
ANRBE2pAntwerp
ANSPE0fAndahuaylas
ANTAT1sSt. Anton
ANUAG7tV.C. Bird
ANVUS4rAnvik
ANWUS18
ANXNO7mAndenes
ANYUS18
ANZAU5l
AOAPG4s
AOBPG4s
AOCDE0xAltenburg Nobitz
AODTD3a
AOETR01Anadolu
AOGCN00Anshan Teng'ao
AOHUS0d
AOIIT1cAncona Falconara
AOJJP0cAomori
AOKGR3hKarpathos
AOLAR02Paso de los Libres
AOMOM95
AONPG4s
AOOUS0dAltoona
AOPPE0f
AOQGL7pAappilattoq Heliport (Upernavik)
AORMY7uSultan Abdul Halim
AOSUS4rAmook Bay Seaplane Base
AOTIT1cCorrado Gex
AOULA9w
APAUS3dCentennial
APBBO24
APCUS0s
APDID26
APFUS0dNaples
APGUS0dPhillips Army Air Field
APHUS0d
APICO0hLuis F. Gomez Nino AB
APJCN00
APKPF6eApataki
APLMZ1wNampula
APNUS3fAlpena County
APOCO0hApartado
APPPG4s
APQBR2t
APRPG4s
APSBR09
APTUS18
APUBR09
APVUS0s
APWWS68Faleolo
APXBR09
APYBR23Alto Parnaiba
APZAR02Zapala
AQABR09Araraquara
AQBGT2r
AQGCN00Anqing Tianzhushan
AQISA0rQaisumah
AQJJO29King Hussein
AQLES0y
AQMBR4o
AQPPE0fRodriguez Ballon
AQSFJ60
AQYUS4r
ARAUS18Acadiana
ARBUS3f
ARCUS4rArctic Village
ARDID26Alor Island
AREPR48Arecibo
ARFCO0h
ARGUS18
ARHRU06Talagi
ARICL0nChacalluta
ARJID4i
ARKTZ7vArusha
ARLBF8i
ARMAU0oArmidale
ARNSE7oStockholm Arlanda
AROCO0h
ARPPG4s
ARQCO0h
ARRAR59
ARSBR09
ARTUS0dWatertown
ARUBR09Aracatuba
ARVUS18
ARWRO1oArad
ARXBR1bDragao do Mar
ARYAU0qArarat
ARZAO8s
ASAER7wAssab
ASBTM39Ashgabat
ASCBO24
ASDBS7yAndros Town
ASEUS3dAspen/Pitkin County
ASFRU2iAstrakhan
ASGNZ49
ASHUS0d
ASISH7xWideawake Field
ASJJP0cAmami
ASKCI0tYamoussoukro
ASLUS18
ASMER7wAsmara
ASNUS18
ASOET7jAsosa
ASPAU5lAlice Springs
ASQUS0s
ASRTR01Kayseri Erkilet
ASSZA0w
ASTUS0sAstoria
ASUPY1xSilvio Pettirossi
ASVKE17Amboseli
ASWEG0gAswan
ASXUS18
ASYUS18
ASZPG4s
ATAPE0fComandante FAP German Arias Graziani
ATBSD1k
ATCBS7yArthur's Town
ATDSB63
ATEUS18
ATFEC1lChachoan
ATGPK05Attock
ATHGR3hAthens
ATIUY2b
ATJMG8j
ATKUS4rAtqasuk
ATLUS0dHartsfield-Jackson Atlanta
ATMBR23Altamira
ATNPG4s
ATOUS0d
ATPPG4s
ATQIN03Sri Guru Ram Dass Jee
ATRMRa7Atar
ATSUS3d
ATTUS4rAtmautluak
ATUUS7c
ATVTD3a
ATWUS18Appleton
ATXKZ1h
ATYUS18Watertown
ATZEG0gAssiut
AUAAW7zReina Beatrix
AUBBR38Itauba
AUCCO0hArauca
AUDAU1e
AUEEG0g
AUFFR1gAeroport Auxerre Branches
AUGUS0dAugusta State
AUHAE14Abu Dhabi
AUIPG4s
AUJPG4s
AUKUS4rAlakanuk
AULMH80Aur Island
AUMUS18
AUNUS0s
AUOUS18
AUPPG4s
AUQPF81Hiva Oa
AURFR1gAurillac
AUSUS18Austin-Bergstrom
AUTTL5i
AUUAU1eAurukun
AUVPG4s
AUWUS18Wausau Downtown
AUXBR23Araguaina
AUYVU6b
AUZUS18
AVACN00An Shun/Huang Guo Shu
AVBIT1cAviano Air Base
AVFFR1gAvoriaz
AVGAU5l
AVICU1fMaximo Gomez
AVJES0y
AVKMN31Arvaikheer
AVLUS0dAsheville
AVNFR1gAvignon-Caumont
AVOUS0d
AVPUS0dWilkes-Barre/Scranton
AVRIN03Amravati
AVSES0y
AVTUS0d
AVUSB63
AVVAU0oAvalon
AVWUS1v
AVXUS0s
AWAET7jAwasa
AWBPG4s
AWDVU6b
AWEGA9d
AWHET7jAwareh
AWKUM82Wake Island
AWMUS18
AWNAU2d
AWPAU5l
AWRPG4s
AWZIR0kAhwaz
AXAAI83Clayton J. Lloyd
AXBUS0d
AXCAU1e
AXDGR3hDemokritos
AXEBR09
AXFCN00Alxa Left Banner Bayanhot
AXGUS18
AXIES0y
AXJJP0cAmakusa
AXKYE7iAtaq
AXLAU5l
AXMCO0hEl Eden
AXNUS18Alexandria Municipal
AXOID26
AXPBS7ySpringpoint
AXRPF6eArutua
AXSUS18
AXTJP0cAkita
AXUET7jAxum
AXVUS0d
AXXUS3d
AYACO0h
AYCCO0h
AYDAU5l
AYEUS0d
AYGCO0h
AYHGB0i
AYICO0h
AYJIN03Ayodhya
AYKKZ52
AYLAU5l
AYMAE14
AYNCN00
AYOPY1xJuan de Ayolas
AYPPE0fAyacucho
AYQAU5lConnellan
AYRAU1e
AYSUS0d
AYTTR01Antalya
AYUPG4s
AYWID4i
AYXPE0fGerardo Perez Pinedo
AYYLK3i
AYZUS0dZahns
AZAUS1vPhoenix-Mesa Gateway
AZBPG4s
AZDIR0kYazd
AZGMX04
AZHIN03
AZIAE14Bateen
AZJCN00
AZLBR3w
AZMMO3x
AZNUZ1iAndizhan
AZOUS3fKalamazoo Battle Creek
AZPMX04
AZQCN00
AZRDZ1jAdrar
AZSDO1dSamana El Catey
AZTCO0h
AZZAO8s
BAAPG4s
BABUS0sBeale Air Force Base
BACCO0h
BADUS18Barksdale Air Force Base
BAEFR1g
BAFUS0dWestfield-Barnes
BAGPH16Loakan
BAHBH84Bahrain
BAICR4lBuenos Aires
BAJPG4s
BAKAZ2kMetropolitan Area
BALTR01Batman
BAMUS0s
BANCD8o
BAOTH0m
BAPPG4s
BAQCO0hErnesto Cortissoz
BARCN00Qionghai Bo'ao
BASSB63Balalae
BATBR09Barretos
BAUBR09
BAVCN00Baotou Erliban
BAWGA9d
BAXRU2jBarnaul
BAYRO1oBaia Mare
BAZBR4yBarcelos
BBACL0nBalmaceda
BBBUS18
BBCUS18
BBDUS18Curtis Field
BBEAU1n
BBFES0y
BBGKI69Butaritari
BBHDE0x
BBIIN03Biju Patnaik
BBJDE0x
BBKBW85Kasane
BBLAU1e
BBMKH86Battambang
BBNMY7uBario
BBOSO87Berbera
BBPGB0i
BBQAG7tBarbuda Codrington
BBRGP88Baillif
BBSGB0iBlackbushe
BBTCF8bBerberati
BBURO1oBucharest Baneasa-Aurel Vlaicu
BBVCI0t
BBWUS18
BBXUS0d
BBYCF8b
BBZZM9p
BCACU1fBaracoa
BCBUS0d
BCCUS4r
BCDPH16Bacolod-Silay
BCEUS3dBryce Canyon
BCFCF8b
BCGGY4z
BCHTL5iBaucau
BCIAU1eBarcaldine
BCJUS3d
BCKAU1e
BCLCR4lBarra del Colorado
BCMRO1oBacau
BCNES0yJosep Tarradellas Barcelona-El Prat
BCOET7j
BCPPG4s
BCQLY2gBrack
BCRBR1u
BCSUS18
BCTUS0dBoca Raton
BCUNG0aBauchi
BCVBZ62
BCWMZ1wBenguerra Island
BCXRU25
BCYET7j
BCZAU5l
BDABM89L.F. Wade
BDBAU1eBundaberg
BDCBR1b
BDDAU1eBadu Island
BDEUS18Baudette
BDFUS18
BDGUS3d
BDHIR0kBandar Lengeh
BDISCad
BDJID26Syamsudin Noor
BDKCI0t
BDLUS0dBradley
BDMTR01Bandirma
BDNPK05
BDOID0bHusein Sastranegara
BDPNP20Bhadrapur
BDQIN03Vadodara
BDRUS0dBridgeport Igor I. Sikorsky Memorial
BDSIT1cBrindisi - Salento
BDTCD8aGbadolite
BDUNO7mBardufoss
BDVCD8o
BDWAU1n
BDXUS3d
BDYUS0s
BDZPG4s
BEAPG4s
BEBGB0iBenbecula
BECUS18
BEDUS0dLaurence G. Hanscom Field
BEEAU1n
BEFNI2sBluefields
BEGRS2aBelgrad Nikola Tesla
BEHUS3f
BEIET7j
BEJID26Kalimarau
BEKIN03Bareilly
BELBR23Val De Cans
BEMMA10
BENLY2gBenina
BEOAU0o
BEPIN03Bellary
BEQGB0iRAF Honington
BERDE0xBerlin Brandenburg
BESFR1gBrest Bretagne
BETUS4rBethel
BEUAU1eBedourie
BEVIL34
BEWMZ1wBeira
BEXGB0iRAF Benson
BEYLB1mBeirut-Rafic Hariri
BEZKI69
BFAPY1x
BFBES0y
BFCAU1e
BFDUS0dBradford
BFEDE0x
BFFUS3dWestern Nebraska
BFGUS3d
BFHBR09Bacacheri
BFIUS0sKing County
BFJCN00Bijie Feixiong
BFKUS3dBuckley Space Force Base
BFLUS0sMeadows Field
BFMUS18Mobile Downtown
BFNZA0wBram Fischer
BFOZW8nBuffalo Range
BFPUS0dBeaver Falls
BFQPA4bBahia Pinas
BFRUS32
BFSGB0iBelfast
BFTUS0d
BFUCN00Bengbu
BFVTH0mBuriram
BFWDZ1j
BFXCM94Bafoussam
BFYCN00Bengbu Tenghu
BGACO0hPalonegro
BGBGA9d
BGCPT3yBraganca
BGDUS18
BGEUS0d
BGFCF8bBangui-M'poko
BGGTR01Bingol
BGHMRa7
BGIBB5uGrantley Adams
BGJIS7n
BGKBZ62Big Creek
BGLNP20
BGMUS0dGreater Binghamton
BGNRU5vBelaya Gora
BGONO7mBergen
BGPGA9d
BGQUS4r
BGRUS0dBangor
BGSUS18
BGTUS1v
BGUCF8b
BGVBR09
BGWIQ0jBaghdad
BGXBR09Bage
BGYIT1cOrio al Serio
BGZPT3y
BHAEC1l
BHBUS0dHancock County-Bar Harbor
BHCPK05Bhurban Heliport
BHDGB0iGeorge Best Belfast City
BHENZ49Woodbourne
BHFCO0h
BHGHN30
BHHSA0rBisha Domestic
BHIAR02Comandante Espora
BHJIN03Shyamji Krishna Verma
BHKUZ1iBukhara
BHLMX28
BHMUS18Birmingham-Shuttlesworth
BHNYE7i
BHOIN03Raja Bhoj
BHPNP20
BHQAU6rBroken Hill
BHRNP20Bharatpur
BHSAU0oBathurst Airport (New South Wales)
BHTAU1e
BHUIN03Bhavnagar
BHVPK05Bahawalpur
BHWPK05
BHXGB0iBirmingham
BHYCN00Beihai Fucheng
BHZBR09
BIAFR1gAirport of Bastia Poretta
BIBSO87
BICFR1gBelle Ile
BIDUS0dBlock Island State
BIEUS18
BIFUS3dBiggs Army Air Field
BIGUS4rAllen Army
BIHUS0sBishop
BIIMH6hEnyu
BIJPG4s
BIKID4iFrans Kaisiepo
BILUS3dBillings Logan
BIMBS7yBimini
BINAF11
BIOES0yBilbao
BIPAU1e
BIQFR1gBiarritz - Anglet - Bayonne
BIRNP20Biratnagar
BISUS18Bismarck
BITNP20
BIUIS7n
BIVCF8b
BIWAU1n
BIXUS18Keesler Air Force Base
BIYZA0wBhisho
BIZPG4s
BJADZ1jSoummam – Abane Ramdane
BJBIR0kBojnurd
BJCUS3dRocky Mountain Metropolitan
BJDIS7n
BJESD1k
BJFNO7mBatsfjord
BJGID26
BJHNP20
BJIUS18Bemidji
BJJUS0d
BJKID4i
BJLGM8cYundum
BJMBI8dBujumbura
BJNMZ1w
BJOBO24Bermejo
BJPBR09
BJQOM95
BJRET7jBahir Dar
BJSCN00
BJTLK3iBentota River Seaplane Base
BJUNP20
BJVTR01Milas-Bodrum
BJWID26
BJXMX04Guanajuato
BJYRS2aBatajnica Airbase
BJZES0yBadajoz
BKARU2wBaykit
BKBIN03Bikaner
BKCUS4rBuckland
BKDUS18
BKEUS0sBaker City Municipal
BKFUS4rLake Brooks Seaplane Base
BKGUS18Branson
BKHUS4gBarking Sands
BKIMY7uKota Kinabalu
BKJGN8v
BKKTH0mSuvarnabhumi
BKLUS0dCleveland Burke Lakefront
BKMMY7uBakelalan
BKNTM39
BKOML8eBamako-Senou
BKPAU1e
BKQAU1eBlackall
BKRTD3a
BKSID0bFatmawati Soekarno
BKTUS0d
BKUMG8j
BKVCN00Bailing
BKWUS0dRaleigh County Memorial
BKXUS18
BKYCD8oKavumu
BKZTZ7vBukoba
BLAVE13General Jose Antonio Anzoategui
BLBPA4bPanama Pacifico
BLCCM94
BLDUS0sBoulder City Municipal
BLESE7oDala
BLFUS0dMercer County Airport (West Virginia)
BLGMY1z
BLHUS0sBlythe
BLIUS0sBellingham
BLJDZ1jBatna
BLKGB0iBlackpool
BLLDK7hBillund
BLMUS0d
BLNAU0qBenalla
BLOIS7n
BLPPE0fHuallaga
BLQIT1cGuglielmo Marconi
BLRIN03Kempegowda
BLSAU1e
BLTAU1eBlackwater
BLUUS0s
BLVUS18MidAmerica St. Louis Airport / Scott AFB
BLWSO87Beledweyne
BLXIT1c
BLYIE2n
BLZMW8fChileka
BMASE7oBromma Stockholm
BMBCD8a
BMCUS3d
BMDMG8j
BMEAU1nBroome
BMFCF8b
BMGUS32Monroe County Airport (Indiana)
BMHPG4s
BMIUS18Central Illinois
BMJGY4z
BMKDE0xBorkum
BMLUS0d
BMMGA9dBitam
BMNIQ0j
BMOMM0pBanmaw
BMPAU1e
BMQKE17Bamburi
BMRDE0xBaltrum
BMSBR23Brumado
BMTUS18
BMUID26Sultan Muhammad Salahuddin
BMVVN0vPhung-Duc
BMWDZ1jBordj Badji Mokhtar
BMXUS4r
BMYNC5wBelep Island
BMZPG4s
BNAUS18Nashville
BNBCD8aBoende
BNCCD8o
BNDIR0kBandar Abbas
BNEAU1eBrisbane
BNFUS74
BNGUS0s
BNHUS0d
BNING0aBenin City
BNJDE0x
BNKAU0oBallina Byron Gateway
BNLUS0d
BNMPG4s
BNNNO7mBronnoysund Airport, Bronnoy
BNOUS0sBurns Municipal
BNPPK05
BNQPH16
BNRBF8i
BNSVE13Barinas
BNTPG4s
BNUBR09
BNVPG4s
BNWUS18
BNXBA8gBanja Luka
BNYSB63Bellona
BNZPG4s
BOACD8a
BOBPF6eBora Bora
BOCPA4bBocas Del Toro
BODFR1gBordeaux
BOECG8r
BOFUS0dBolling AFB Heliport
BOGCO0hEl Dorado
BOHGB0iBournemouth
BOIUS5kBoise
BOJBG2fBourgas
BOKUS0s
BOLGB0i
BOMIN03Chhatrapati Shivaji Maharaj
BONBQ8hFlamingo
BOONO7mBodo
BOPCF8b
BOQPG4s
BORLA9w
BOSUS0dLogan
BOTPG4sBoset
BOUFR1gBourges
BOVPG4s
BOWUS0d
BOXAU5l
BOYBF8iBobo Dioulasso
BOZCF8b
BPAUS0d
BPBPG4s
BPCCM94Bamenda
BPDPG4s
BPECN00Qinhuangdao Beidaihe
BPFSB63
BPGBR38Barra Do Garcas
BPHPH16Bislig
BPIUS3dBig Piney-Marbleton
BPKPG4s
BPLCN00Bole Alashankou
BPMIN03Hyderabad Begumpet
BPNID26Sultan Aji Muhammad
BPOCN00
BPRGB0i
BPSBR23Porto Seguro
BPTUS18Jack Brooks
BPUJP0c
BPXCN00Changdu Bangda
BPYMG8jBesalampy
BQAPH16Baler
BQBAU1nBusselton Margaret River
BQCCA1a
BQDIT1c
BQEGW4d
BQGRU3qBogorodskoye
BQHGB0iLondon Biggin Hill
BQINA4t
BQJRU3qBatagay
BQKUS0dBrunswick Golden Isles
BQLAU1eBoulia
BQNPR48Rafael Hernández
BQOCI0t
BQQBR19
BQSRU4xIgnatievo
BQTBY1pBrest
BQUVC8kJ.F. Mitchell
BQVUS6c
BQWAU1n
BQYIT1c
BQZES0y
BRABR23Barreiras
BRBBR1bBarreirinhas
BRCAR02San Carlos de Bariloche
BRDUS18Brainerd Lakes
BREDE0xBremen
BRFGB0i
BRGID26
BRHPG4s
BRIIT1cBari International Airport-Karol Wojtyla
BRJAU0q
BRKAU0oBourke
BRLUS18Southeast Iowa
BRMVE13Barquisimeto
BRNCH4kBern
BROUS18Brownsville/South Padre Island
BRPPG4s
BRQCZ2eTurany
BRRGB0iBarra Eoligarry
BRSGB0iBristol
BRTAU5lBathurst Island
BRUBE2pBrussels
BRVDE0xBremerhaven
BRWUS4rWiley Post-Will Rogers Memorial
BRXDO1dBarahona
BRYUS0d
BRZCI0t
BSASO87Bosaso
BSBBR09International Airport of Brasilia
BSCCO0hBahia Solano
BSDCN00Baoshan
BSEMY1z
BSFUS4g
BSGGQ8lBata
BSHGB0i
BSIPH16
BSJAU0qBairnsdale
BSKDZ1jBiskra
BSLFR1gEuroAirport Basel-Mulhouse-Freiburg - French
BSMIR0k
BSNCF8b
BSOPH16Basco
BSPPG4s
BSQUS1v
BSRIQ0jBasra
BSSBR1b
BSTAF11
BSUCD8a
BSVMG8j
BSWUS4r
BSXMM0pPathein
BSYSO87
BSZKG2xManas
BTACM94
BTBCG8r
BTCLK3iBatticaloa
BTDAU5l
BTESL9aSherbro
BTFUS3d
BTGCF8b
BTHID0bHang Nadim
BTIUS4rBarter Island
BTJID0bSultan Iskandar Muda
BTKRU3rBratsk
BTLUS3fBattle Creek Executive
BTMUS3dBert Mooney
BTNUS0d
BTOSR50Botopasi
BTPUS0d
BTQRW9q
BTRUS18Baton Rouge Metropolitan
BTSSK8mBratislava
BTTUS4rBettles
BTUMY7uBintulu
BTVUS0dBurlington
BTWID26Batulicin
BTXAU1e
BTYUS0s
BTZTH0m
BUAPG6aBuka
BUBUS18
BUCAU1eBurketown
BUDHU1qBudapest
BUEAR02
BUFUS0dBuffalo Niagara
BUGAO8sBenguela - 17 de Setembro
BUHRO1o
BUIID4iBokondini
BUJDZ1jBou Saada
BUKYE7i
BULPG4s
BUMUS18
BUNCO0hBuenaventura
BUOSO87
BUPIN03Bhatinda
BUQZW8nBulawayo Joshua Mqabuko Nkomo
BURUS0sHollywood Burbank
BUSGE2mBatumi
BUTBT5tBathpalathang
BUUID0bMuara Bungo
BUVUY2b
BUWID26
BUXCD8oBunia
BUYAU1n
BUZIR0kBushehr
BVAFR1gParis Beauvais
BVBBR4oBoa Vista
BVCCV5nAristides Pereira
BVDUS4r
BVEFR1gBrive–Souillac
BVFFJ60
BVGNO7mBerlevag
BVHBR4oVilhena
BVIAU1eBirdsville
BVJRU25Bovanenkovo
BVKBO24
BVLBO24
BVMBR19
BVNCN00
BVOUS18
BVPPG4s
BVQCN00
BVRCV5n
BVSBR23Breves
BVUUS4r
BVVRU5d
BVWAU1e
BVXUS18
BVYUS0dBeverly
BVZAU1n
BWANP20Gautam Buddha
BWBAU1n
BWCUS0s
BWDUS18
BWEDE0xBraunschweig-Wolfsburg
BWFGB0iWalney Island
BWGUS18Warren County
BWHMY7uButterworth
BWIUS0dBaltimore/Washington International Thurgood Marshall
BWJPG4s
BWKHR8pBol
BWLUS18
BWMUS3d
BWNBN8qBrunei
BWORU2zBalakovo
BWPPG4s
BWQAU0oBrewarrina
BWSUS0s
BWTAU1eBurnie Wynyard
BWUAU0oBankstown
BWWCU1f
BWXID0bBanyuwangi
BWYGB0i
BXAUS18
BXBID4iBabo
BXCUS0d
BXDID4i
BXESN8zBakel
BXFAU1n
BXGAU0qBendigo
BXHKZ1hBalkhash
BXICI0t
BXJKZ1h
BXKUS1v
BXLFJ60
BXMID4i
BXNTR01
BXOCH4k
BXPPL1rBiala Podlaska
BXRIR0kBam
BXSUS0s
BXTID26Bontang
BXUPH16Butuan
BXVIS7n
BXWID0b
BXXSO87
BXYKZ4qBaikonur Krayniy
BXZPG4s
BYAUS4r
BYBOM95
BYCBO24Yacuiba
BYDYE7i
BYECN00
BYFFR1g
BYGUS3d
BYHUS18Arkansas
BYIUS5kBurley Municipal
BYJPT3yBeja
BYKCI0tBouake
BYLLR2u
BYMCU1fC.M. de Cespedes
BYNMN31Bayankhongor
BYOBR38Bonito
BYPAU1n
BYQID26
BYRDK7hLaeso
BYSUS0sBicycle Lake Army Air Field
BYTIE2n
BYUDE0xBindlacher-Berg
BYVLK3i
BYWUS0sBlakely Island
BYXAU5l
BZANI2s
BZBMZ1wBazaruto Island
BZCBR09Buzios
BZDAU0oBalranald
BZEBZ62Philip S.W. Goldson
BZFUS0s
BZGPL1rBydgoszcz Ignacy Jan Paderewski
BZHZW8n
BZITR01Balikesir
BZKRU06Bryansk
BZLBD07Barisal
BZMMG8j
BZNUS3dBozeman Yellowstone
BZOIT1cBolzano
BZPAU1e
BZQIT1c
BZRFR1gBeziers Vias
BZSUS0d
BZTUS18
BZUCD8oButa
BZVCG8rMaya Maya
BZXCN00Bazhong Enyang
BZYMD3kBeltsy
BZZGB0iRAF Brize Norton
CAAHN30Catacamas
CABAO8sCabinda
CACBR09Cascavel
CADUS3f
CAEUS0dColumbia Metropolitan
CAFBR1uCarauari
CAGIT1cCagliari Elmas
CAHVN0vCa Mau
CAIEG0gCairo
CAJVE13Canaima
CAKUS0dAkron-Canton
CALGB0iCampbeltown
CAMBO24
CANCN00Guangzhou Baiyun
CAOUS3d
CAPHT2cCap Haitien
CAQCO0hCaucasia
CARUS0dCaribou Municipal
CASMA10
CATPT3yCascais Municipal Aerodrome
CAUBR23Caruaru
CAVAO8s
CAWBR09Bartolomeu Lisandro
CAXGB0iCarlisle
CAYGF61Felix Eboue
CAZAU0oCobar
CBAES0y
CBBBO24Jorge Wilstermann
CBCAU1n
CBDIN03Car Nicobar Air Force Base
CBEUS0d
CBFUS18
CBGGB0iCambridge City
CBHDZ1jBoudghene Ben Ali Lotfi
CBIAU51
CBJDO1dCabo Rojo
CBKUS18
CBLVE13Tomas de Heres
CBMUS18Columbus Air Force Base
CBNID0b
CBOPH16Awang
CBPPT3y
CBQNG0aCalabar
CBRAU0oCanberra
CBSVE13
CBTAO8sCatumbela
CBUDE0xCottbus
CBVGT2rCoban
CBWBR09
CBXAU0o
CBYAU1e
CBZCN00Binzhou Dagao General
CCABO24Chimore
CCBUS0s
CCCCU1fJardines del Rey
CCDUS0sCentury City Heliport
CCEEG0gCairo Capital
CCFFR1gCarcassonne
CCGUS18
CCHCL0nChile Chico
CCIBR09
CCJIN03Kozhikode Calicut
CCKCC8tCocos Islands
CCLAU1eChinchilla
CCMBR09Criciuma
CCNAF11
CCOCO0h
CCPCL0nCarriel Sur
CCQBR19
CCRUS0sBuchanan Field
CCSVE13Simon Bolivar
CCTAR3z
CCUIN03Netaji Subhas Chandra Bose
CCVVU6bCraig Cove
CCWAU2d
CCXBR3w
CCYUS18Northeast Iowa
CCZBS7yChub Cay
CDAAU5l
CDBUS4rCold Bay
CDCUS3dCedar City
CDDHN30
CDECN00Chengde Puning
CDFIT1c
CDGFR1gParis-Charles De Gaulle
CDHUS18
CDIBR09
CDJBR23Conceicao Do Araguaia
CDKUS7b
CDLUS4r
CDMUY2b
CDNUS0d
CDOZA0w
CDPIN03Kadapa
CDQAU1e
CDRUS3dChadron
CDSUS18Childress
CDTES0yCastellon-Costa Azahar
CDUAU0oCamden
CDVUS4rMudhole Smith
CDWUS0d
CDYPH16
CDZES0y
CEAUS18
CEBPH16Mactan-Cebu
CECUS0sDel Norte County
CEDAU2dCeduna
CEERU06Cherepovets
CEFUS0dWestover Metropolitan
CEGGB0iHawarden
CEHMW8f
CEITH0mChiang Rai
CEJUA15
CEKRU25Chelyabinsk
CELBR09Canela
CEMUS4rCentral
CENMX3bCiudad Obregon
CEOAO8s
CEPBO24
CEQFR1gMandelieu
CERFR1gCherbourg-Maupertus
CESAU0o
CETFR1g
CEUUS0d
CEVUS32
CEWUS0dBob Sikes
CEXUS4r
CEYUS18
CEZUS3dMontezuma County
CFAUS4r
CFBBR09Cabo Frio
CFCBR09
CFDUS18
CFEFR1gClermont-Ferrand Auvergne
CFFAO8s
CFGCU1fJaime Gonzalez
CFHAU2d
CFIAU5l
CFKDZ1jChlef
CFMCA2o
CFNIE2nDonegal
CFOBR3w
CFPAU1e
CFQCAb2
CFRFR1gCarpiquet
CFSAU0oCoffs Harbour
CFTUS1v
CFUGR3hIoannis Kapodistrias
CFVUS18
CFWGB0i
CFZCN00
CGAUS6cCraig Seaplane Base
CGBBR38Marechal Rondon
CGCPG4s
CGDCN00Changde
CGEUS0d
CGFUS0dCuyahoga County
CGGPH16
CGHBR09Sao Paulo Congonhas
CGIUS18Cape Girardeau
CGJZM9pChingola
CGKID0bSoekarno-Hatta
CGMPH16Camiguin
CGNDE0xCologne Bonn
CGOCN00Zhengzhou Xinzheng
CGPBD07Shah Amanat
CGQCN00Changchun Longjia
CGRBR38Campo Grande
CGSUS0d
CGTMRa7
CGUVE13
CGVAU1n
CGXUS18
CGYPH16Laguindingan
CGZUS1v
CHAUS0dChattanooga Metropolitan
CHBPK05
CHCNZ49Christchurch
CHDBR19Mucuge
CHEEE4c
CHFKR08
CHGCN00Chaoyang
CHHPE0fChachapoyas
CHIUS18
CHJZW8n
CHKUS18
CHLUS5k
CHMPE0fChimbote
CHNKR08
CHOUS0dCharlottesville Albemarle
CHPUS4r
CHQGR3hChania
CHRFR1gChateauroux
CHSUS0dCharleston
CHTNZ8uChatham Islands / Tuuta
CHUUS4rChuathbaluk
CHVPT3y
CHWGB0i
CHXPA4bChanguinola
CHYSB63Choiseul Bay
CHZUS0s
CIAIT1cRome Ciampino Giovan Battista Pastine
CIBUS0s
CICUS0s
CIDUS18Eastern Iowa
CIEAU1n
CIFCN00Chifeng Yulong
CIGUS3d
CIHCN00Changzhi Wangcun
CIITR01
CIJBO24Capitan Anibal Arab
CIKUS4rChalkyitsik
CILUS78
CIMCO0h
CINUS18
CIOPY1xTen. Crl. Carmelo Peralta
CIPZM9p
CIQGT2r
CIRUS18
CISKIazCanton Island
CITKZ1hShymkent
CIUUS3fChippewa County
CIVUS6c
CIWVC8kCanouan Island
CIXPE0fJ.A. Quinones Gonzalez
CIYIT1cComiso
CIZBR1u
CJAPE0fCajamarca
CJBIN03Coimbatore
CJCCL0nEl Loa
CJDCO0h
CJFAU1n
CJHCA3n
CJIES0y
CJJKR08Cheongju
CJLPK05Chitral
CJMTH0mChumphon
CJNID0bCijulang Nusawiru
CJSMX27Abraham Gonzalez
CJTMX04
CJUKR08Jeju
CJZBR1bCajazeiras
CKAUS18
CKBUS0dNorth Central West Virginia
CKCUA15Cherkassy
CKDUS4rCrooked Creek
CKEUS0s
CKFCN00
CKGCN00Chongqing Jiangbei
CKHRU5vChokurdah
CKIAU5l
CKJCN00
CKKUS18
CKLRU06Chkalovsky
CKMUS18
CKNUS18
CKOBR09
CKPCN00
CKRUS0s
CKSBR23Carajas
CKTIR0kSarakhs
CKUUS4r
CKVUS18
CKWAU1nChristmas Creek Mine
CKXUS4rChicken
CKYGN8vConakry
CKZTR01Canakkale
CLABD07
CLBGB0i
CLCUS18
CLDUS0sMcClellan-Palomar
CLEUS0dCleveland Hopkins
CLFGB0i
CLGUS0s
CLHAU0o
CLIUS18
CLJRO1oAvram Iancu Cluj
CLKUS18
CLLUS18Easterwood
CLMUS0sWilliam R. Fairchild
CLNBR23Carolina
CLOCO0hAlfonso Bonilla Aragon
CLPUS4rClarks Point
CLQMX04Colima
CLRUS0s
CLSUS0s
CLTUS0dCharlotte Douglas
CLUUS32Columbus Municipal Airport (Indiana)
CLVBR09Nelson Ribeiro Guimaraes
CLWUS0d
CLXAR21
CLYFR1gSainte Catherine
CLZVE13Calabozo
CMAAU1eCunnamulla
CMBLK3iBandaranaike
CMCBR1b
CMDAU0oCootamundra
CMEMX36Ciudad del Carmen
CMFFR1gChambery
CMGBR38Corumba Internacional
CMHUS0dJohn Glenn Columbus
CMIUS18University of Illinois Willard
CMJTW0e
CMKMW8f
CMLAU1e
CMMGT2r
CMNMA10Mohammed V
CMOSO87
CMPBR23Campo Alegre
CMQAU1eClermont
CMRFR1gColmar-Houssen
CMSSO87
CMTBR23
CMUPG4sChimbu
CMVNZ49
CMWCU1fIgn Agramonte
CMXUS3fHoughton County Memorial
CMYUS18
CMZMZ1w
CNAMX3b
CNBAU0oCoonamble
CNCAU1eCoconut Island
CNDRO1oKogalniceanu
CNEUS3d
CNFBR09Tancredo Neves
CNGFR1gParvaud
CNHUS0d
CNICN00Changhai
CNJAU1eCloncurry
CNKUS18
CNLDK7hSindal
CNMUS3dCavern City Air Terminal
CNNIN03Kannur
CNOUS0s
CNPGL8wNeerlerit Inaat
CNQAR02Camba Punta
CNRCL0nChanaral
CNSAU1eCairns
CNTAR21
CNUUS18Chanute Martin Johnson
CNVBR19
CNWUS18
CNXTH0mChiang Mai
CNYUS3dCanyonlands Regional Airport, Moab
CNZAO8s
COAUS0s
COBAU5l
COCAR02Concordia
CODUS3dYellowstone
COEUS0sCoeur D'Alene
COFUS0dPatrick Air Force Base
COGCO0h
COHIN03
COIUS0d
COJAU0oCoonabarabran
COKIN03Cochin
COLGB0iColl Island
COMUS18
CONUS0dConcord Municipal
COOBJ8xCotonou
COPUS0d
COQMN31Choibalsan
CORAR02Ingeniero Aeronautico Ambrosio L.V. Taravella
COSUS3dColorado Springs
COTUS18
COUUS18Columbia
COVTR01Çukurova
COWCL0n
COXBS7y
COYAU1n
COZDO1d
CPALR2u
CPBCO0h
CPCAR3zAviador Carlos Campos
CPDAU2dCoober Pedy
CPEMX36Campeche
CPFID0b
CPGAR02
CPHDK7hCopenhagen
CPIPG4s
CPJES0y
CPLCO0h
CPMUS0s
CPNPG4s
CPOCL0nChamonate
CPPCL0n
CPQBR09
CPRUS3dCasper/Natrona County
CPSUS18
CPTZA0wCape Town
CPUBR1b
CPVBR23Joao Suassuna
CPXPR48Benjamin Rivera Noriega
CPZAR3z
CQABR3w
CQDIR0kShahre-Kord
CQFFR1gCalais
CQMES0yCiudad Real
CQPAU1e
CQSBR4o
CQTCO0h
CQWCN00Chongqing Xiannyushan
CRARO1oCraiova
CRBAU0o
CRCCO0hSanta Ana
CRDAR02General E. Mosconi
CREUS0dGrand Strand
CRFCF8b
CRGUS0dJacksonville Executive at Craig
CRHAU1e
CRIBS7yCrooked Island
CRJAU2d
CRKPH16Clark
CRLBE2pBrussels South Charleroi
CRMPH16Catarman National
CRNRO1o
CROUS0s
CRPUS18Corpus Christi
CRQBR23Caravelas
CRRAR21
CRSUS18
CRTUS18
CRUGD8yCarriacou Island
CRVIT1cCrotone
CRWUS0dYeager
CRXUS18
CRYAU1n
CRZTM39Turkmenabat
CSAGB0i
CSBRO1oCaransebes
CSCCR4l
CSDAU5l
CSEUS3d
CSFFR1gCreil
CSGUS0dColumbus Airport (Georgia)
CSHRU06Solovky
CSIAU0o
CSJUS0d
CSKSN8zCap Skirring
CSLUS0s
CSMUS18
CSNUS0s
CSODE0x
CSPUS6cCape Spencer Coast Guard Heliport
CSQUS18
CSRCO0h
CSSBR38
CSTFJ60
CSUBR09
CSVUS18Crossville Memorial
CSWMX3gCabo San Lucas
CSXCN00Changsha Huanghua
CSYRU06Cheboksary
CSZAR02
CTAIT1cCatania-Fontanarossa
CTBUS3dCut Bank Municipal
CTCAR02Catamarca
CTDPA4bChitre Alonso Valderrama
CTEPA4b
CTFGT2r
CTGCO0hRafael Nunez
CTHUS0d
CTIAO8s
CTJIT1c
CTKUS18
CTLAU1eCharleville
CTMMX3mChetumal
CTNAU1eCooktown
CTOUS0d
CTPBR23Carutapera
CTQBR09Do Palmar
CTRAU5l
CTSJP0cNew Chitose
CTTFR1gLe Castellet
CTUCN00Chengdu Shuangliu
CTVAO8s
CTWUS1v
CTXUS0d
CTYUS0d
CTZUS0d
CUAMX3gCiudad Constitucion
CUBUS0dOwens Field
CUCCO0hCamilo Daza
CUDAU1e
CUEEC1lMariscal Lamar
CUFIT1cLevaldigi
CUGAU0o
CUHUS18
CUICO0h
CUJPH16
CUKBZ62Caye Caulker
CULMX3gCuliacan
CUMVE13Antonio Jose de Sucre
CUNMX3mCancun
CUOCO0h
CUPVE13Carupano
CUQAU1eCoen
CURCW8hCuracao
CUSUS3d
CUTAR3zCutral Có
CUUMX3gGen Fierro Villalobos
CUVVE13
CUWUS6c
CUXUS18
CUYAU1n
CUZPE0fAlejandro Velasco Astete
CVAUS0dCivic Ar Heliport
CVBPG4s
CVCAU2dCleve
CVECO0hCovenas
CVFFR1g
CVGUS0dCincinnati/Northern Kentucky
CVHAR3z
CVIAR5y
CVJMX04General Mariano Matamoros
CVLPG4s
CVMMX2hCiudad Victoria
CVNUS3dClovis
CVOUS0sCorvallis Municipal
CVQAU1nCarnarvon
CVRUS0s
CVSUS3dCannon Air Force Base
CVTGB0iCoventry
CVUPT6pCorvo Island (Azores)
CWAUS18Central Wisconsin
CWBBR09Afonso Pena
CWCUA15Chernivtsi
CWFUS18
CWIUS18
CWJCN00Cangyuan Washan
CWKIN03
CWLGB0iCardiff
CWOUS18
CWPPK05
CWRAU2d
CWSUS0sCenter Island
CWTAU0oCowra
CWWAU0oCorowa
CWXUS1v
CXAVE13Caicara De Orinoco
CXBBD07Coxs Bazar
CXCUS4r
CXEGB0i
CXFUS4r
CXHCA3nVancouver Harbour Flight Centre Seaplane Terminal
CXIKI90Christmas Island
CXJBR09Hugo Cantergiani
CXLUS0s
CXNSO87
CXOUS18Conroe-North Houston
CXPID0bTunggul Wulung
CXQAU1n
CXRVN0vCam Ranh
CXTAU1e
CXXGB0i
CXYBS7y
CYAHT2cLes Cayes
CYBKY91Charles Kirkconnel
CYCBZ62Caye Chapel
CYDBZ62
CYFUS4rChefornak Sea Plane Base
CYGAU0qCorryong
CYITW0eChiayi
CYLHN30
CYMUS74
CYOCU1fCayo Largo Del Sur
CYPPH16Calbayog
CYRUY2b
CYSUS3dCheyenne
CYTUS4rYakataga Intermediate
CYUPH16Cuyo
CYWMX04Celaya
CYXRU5vCherskiy
CYYFR1g
CYZPH16Cauayan
CZAMX36
CZBBR09
CZCUS4r
CZEVE13Coro
CZFUS4rCape Romanzof
CZHBZ62Corozal
CZJPA4b
CZKUS0s
CZLDZ1jMohamed Boudiaf
CZMMX3mCozumel
CZNUS4r
CZOUS4r
CZPUS6c
CZSBR6fCruzeiro do Sul
CZTUS18
CZUCO0hCorozal
CZWPL1r
CZXCN00Changzhou
CZYAU1e
CZZUS3d
DAAUS0dDavison Army Air Field
DABUS0dDaytona Beach
DACBD07Hazrat Shahjalal
DADVN0vDa Nang
DAEIN03
DAFPG4s
DAGUS0sBarstow-Daggett
DAHYE7i
DAIIN03
DAJAU4s
DAKEG0g
DALUS18Dallas Love Field
DAMSY1tDamascus
DANUS0dDanville
DAOPG4s
DAPNP20
DAQCN00
DARTZ7vJulius Nyerere
DASCA9s
DATCN00Datong Yungang
DAUPG4sDaru
DAVPA4bEnrique Malek
DAXCN00Dazhou Heshi
DAYUS0dJames M. Cox Dayton
DAZAF11
DBAPK05Dalbandin
DBBEG0gAl Alamain
DBCCN00Baicheng Chang'an
DBDIN03Dhanbad
DBKLK3i
DBLCN00
DBMET7j
DBNUS0d
DBOAU0oDubbo City
DBPPG4s
DBQUS18Dubuque
DBRIN03Darbhanga
DBSUS5k
DBTET7j
DBULK3i
DBVHR8pDubrovnik
DBYAU1e
DCAUS0dRonald Reagan National
DCBDM92
DCFDM92Canefield
DCGAE14
DCIIT1cRafsu Decimomannu
DCKUS4r
DCMFR1gMazamet
DCNAU1nRAAF Base Curtin
DCPCA93Cabin Plant Heliport
DCRUS32
DCTBS7yDuncan Town
DCUUS18
DCYCN00Daocheng Yading
DDACN00
DDBCN00
DDCUS18Dodge City Municipal
DDDMV5q
DDGCN00Dandong Langtou
DDIAU1eDaydream Island Heliport
DDLGB0i
DDMPG4s
DDNAU1e
DDPPR48
DDRCN00Xigaze Dingri
DDUPK05
DDVCN00
DEAPK05Dera Ghazi Khan
DEBHU1qDebrecen
DECUS18Decatur
DEDIN03Dehra Dun
DEERU3qMendeleyevo
DEFIR0kDezful
DEHUS18
DEISCad
DELIN03Indira Gandhi
DEMET7jDembidolo
DENUS3dDenver
DEOUS3fHyatt Regency Heliport
DEPIN03
DEQCN00
DERPG4s
DESSCad
DETUS0dColeman A. Young Municipal
DEXID4iNop Goliath
DEYCN00
DEZSY1tAl Jafrah
DFACN00Danfeng Shangzhen General
DFIUS0d
DFPAU1e
DFWUS18Dallas/Fort Worth
DGABZ62Dangriga
DGBUS4r
DGCET7j
DGDAU1n
DGEAU0oMudgee
DGFCA3n
DGGPG4sFishermans Heliport
DGHIN03Deoghar
DGKMZ1w
DGLUS1v
DGMLK3i
DGNUS0d
DGOMX2hDurango
DGPLV37Daugavpils Intl.
DGRNZ49
DGTPH16Dumaguete
DGUBF8i
DGWUS3d
DGXGB0i
DHASA0rKing Abdulaziz Air Base
DHBUS0sDeer Harbor Seaplane
DHCDE0x
DHDAU1e
DHFAE14Al Dhafra Air Base
DHGRU3qDalnegorsk
DHINP20
DHLYE7i
DHMIN03Gaggal
DHNUS18Dothan
DHOCA3nHorn River Heliport
DHRNL7sDe Kooy
DHSES0y
DHTUS18Dalhart
DHUCN00
DHXID0b
DIAQA4jDoha
DIBIN03Dibrugarh
DICTL5i
DIEMG8jAntsiranana/Arrachart
DIGCN00Diqing Shangri-La
DIJFR1gDijon
DIKUS3dDickinson
DILTL5iPresidente Nicolau Lobato
DIMCI0t
DINVN0vDien Bien
DIOUS78
DIPBF8i
DIQBR09
DIRET7jAba Tenna D Yilma
DISCG8rDolisie
DIUIN03Diu
DIVCI0t
DIWLK3i
DIYTR01Diyarbakir
DJABJ8x
DJBID0bSultan Thaha Syaifuddin
DJETN3cDjerba–Zarzis
DJGDZ1jTiska Djanet
DJHAE14
DJJID4iSentani
DJKNL7s
DJMCG8r
DJNUS4r
DJOCI0tDaloa
DJRAU1e
DJTUS0dPresident Donald J. Trump
DJUIS7n
DKANG0a
DKIAU9g
DKKUS0d
DKLCA93Kiwigana Lodge Heliport
DKRSN8zLeopold Sedar Senghor
DKSRU2wDikson
DKVAU5l
DLACM94Douala
DLBPG4s
DLCCN00Dalian
DLDNO7m
DLEFR1gDole-Jura
DLFUS18Laughlin Air Force Base
DLGUS4rDillingham
DLHUS18Duluth
DLIVN0vLien Khuong
DLKAU2d
DLLUS0d
DLMTR01Dalaman
DLNUS3d
DLOUS6c
DLRRU3qDalnerechensk
DLSUS0sThe Dalles
DLUCN00Dali
DLVAU5l
DLYVU6b
DLZMN31Gurvan Saikhan
DMAUS1vDavis Monthan Air Force Base
DMBKZ1hTaraz
DMDAU1eDoomadgee
DMERU06Moscow Domodedovo
DMKTH0mDon Mueang
DMMSA0rKing Fahd
DMNUS3dDeming
DMOUS18
DMRYE7i
DMSSA0r
DMTBR3w
DMUIN03Dimapur
DNAJP0cKadena Air Force Base
DNBAU1e
DNCCI0t
DNDGB0iDundee
DNEUS18
DNFLY2g
DNGAU1n
DNHCN00Dunhuang
DNISD1k
DNKUA15Dnepropetrovsk
DNLUS0dDaniel Field
DNMAU1n
DNNUS0d
DNOBR57
DNPNP20
DNQAU0oDeniliquin
DNRFR1gPleurtuit
DNSUS18
DNTUS0s
DNUPG4s
DNVUS18
DNXSD1k
DNZTR01Cardak
DOAMG8j
DOBID4i
DOCGB0i
DODTZ7vDodoma
DOESR50Djoemoe
DOFUS6cDora Bay
DOGSD1kDongola
DOHQA4jHamad
DOIPG4s
DOKUAa3Donetsk Sergey Prokofiev
DOLFR1gSaint Gatien
DOMDM92Douglas-Charles
DONGT2r
DOOPG4s
DOPNP20Dolpa
DORBF8i
DOSPG6a
DOUBR38
DOVUS0dDover Air Force Base
DOXAU1n
DOYCN00Dongying
DPAUS18DuPage
DPBCL5m
DPCGB0i
DPEFR1g
DPGUS3d
DPKUS0d
DPLPH16Dipolog
DPOAU51Devonport
DPSID26Ngurah Rai
DPTRU3qDeputatskiy
DPUPG4s
DQACN00Daqing Sartu
DQMOM95Duqm
DRAUS0sDesert Rock
DRBAU1nDerby
DRCAO8s
DRDAU1e
DREUS3f
DRFUS4r
DRGUS4rDeering
DRHID4i
DRIUS18Beauregard Parish
DRJSR50Drietabbetje
DRKCR4l
DRMGR3h
DRNAU1eDirranbandi
DROUS3dDurango-La Plata County
DRPPH16Bicol
DRRAU1e
DRSDE0xDresden
DRTUS18Del Rio
DRUUS3d
DRVMV5qDharavandhoo
DRWAU5lDarwin
DRXDE0x
DRYAU1n
DSAGB0iDoncaster Sheffield
DSCCM94
DSDGP88La Desirade
DSEET7jKombolcha
DSGPH16
DSIUS18Destin Executive
DSKPK05Dera Ismail Khan
DSLSL9a
DSMUS18Des Moines
DSNCN00Ordos Ejin Horo
DSOKP0zSondok
DSSSN8zBlaise Diagne
DSTAE14Dubai Seaplane Terminal
DSVUS0d
DSXTW0e
DSYKH86
DTAUS3d
DTBID0bSilangit
DTDID26Datadawai
DTEPH16Bagasbas
DTHUS0s
DTIBR09
DTLUS18
DTMDE0xDortmund
DTNUS18
DTRUS0sDecatur Island
DTSUS18
DTTUS3f
DTUCN00Wudalianchi Dedu
DTWUS0dDetroit Metropolitan Wayne County
DTZDE0x
DUAUS18Eaker
DUBIE2nDublin
DUCUS18
DUDNZ49Dunedin
DUEAO8sDundo
DUFUS0d
DUGUS1vBisbee-Douglas
DUHAL4f
DUIDE0x
DUJUS0dDuBois
DUKZA0w
DUMID0bPinang Kampai
DUNGLa6
DUQCA3n
DURZA0wKing Shaka
DUSDE0xDusseldorf
DUTUS4rUnalaska
DVDMG8j
DVKCA9s
DVLUS18Devils Lake
DVNUS18
DVOPH16Francisco Bangoy Intl
DVPAU1e
DVRAU5l
DVTUS1v
DWAMW8fDwangwa
DWBMG8jSoalala
DWCAE14Al Maktoum
DWDSA0rDawadmi
DWHUS18
DWNUS18
DWOLK3iDiyawanna Oya Seaplane Base
DWRAF11
DWSCN00Morin Dawa Banner
DXAFR1g
DXBAE14Dubai
DXDAU1e
DXEUS18
DXJCN00Xiangxi Biancheng
DXNIN03Noida
DXRUS0dDanbury
DYAAU1eDysart
DYGCN00Zhangjiajie Hehua
DYLUS0d
DYMAU1e
DYNCN00
DYRRU6uAnadyr
DYSUS18Dyess Air Force Base
DYUTJ3eDushanbe
DYWAU5l
DZAYT96Dzaoudzi–Pamandzi
DZHCN00Dazhou Jinya
DZICO0h
DZNKZ1hZhezkazgan
DZOUY2bDurazno
DZUCN00
EAAUS4rEagle
EABYE7i
EAEVU6b
EAGFR1g
EALMH6h
EAMSA0rNejran
EANUS3d
EAPFR1g
EARUS18Kearney
EASES0ySan Sebastian
EATUS0sPangborn Memorial
EAUUS18Chippewa Valley
EAXSR50Paramaribo Eduard Alexander Gummels
EBAIT1cMarina Di Campo
EBBUG97Entebbe
EBDSD1kEl Obeid
EBGCO0hEl Bagre
EBHDZ1j
EBJDK7hEsbjerg
EBLIQ0jErbil
EBMTN3cEl Borma
EBNMH6h
EBOMH80
EBRUS18
EBSUS18
EBUFR1gBoutheon
EBVFR1g
EBWCM94
ECAUS3f
ECCUS0d
ECGUS0dElizabeth City
ECHAU0oEchuca
ECINI2s
ECNCY53Ercan
ECOCO0h
ECPUS18Northwest Florida Beaches
ECRCO0h
ECSUS3d
EDAUS74Edna Bay
EDBSD1k
EDDAU5l
EDEUS0d
EDFUS4rElmendorf Air Force Base
EDGUS0dWeide Army Air Field
EDIGB0iEdinburgh
EDKUS18
EDLKE17Eldoret
EDMFR1gLes Ajoncs
EDNRU3q
EDOTR01Balikesir Koca Seyit
EDQHN30
EDRAU1eEdward River
EDWUS0sEdwards Air Force Base
EEABR09Planalto Serrano
EEDUS0sNeedles
EEKUS4rEek
EELES0y
EEMES0y
EENUS0dDillant-Hopkins
EEPES0y
EERES0y
EESEG0g
EEUES0y
EFBUS6c
EFDUS18Ellington Airport (Texas)
EFGPG4s
EFKUS0d
EFLGR3hKefallinia
EFOUS18
EFWUS18
EGAPG4s
EGCFR1gRoumanieres
EGEUS3dEagle County
EGHEG0g
EGIUS18Duke Field
EGLET7j
EGMSB63
EGNSD1k
EGORU06Belgorod
EGPUS18
EGSIS7nEgilsstadir
EGVUS18
EGXUS4rEgegik
EHDUS0s
EHLAR02El Bolson
EHMUS4rCape Newenham
EHTUS0d
EHUCN00Ezhou Huahu
EIAPG4s
EIBDE0xEisenach
EIERU2wEniseysk
EIHAU1e
EIKRU06Yeysk
EILUS4rEielson Air Force Base
EINNL7sEindhoven
EISVG98Terrance B. Lettsome
EIYIL34
EIZDE0x
EJACO0hYariguies
EJHSA0rWedjh
EJJCN00
EJNCN00Ejin Banner Taolai
EJQCN00
EJTMH80Enejit
EKAUS0sMurray Field
EKBKZ1hEkibastuz
EKDAU5l
EKEGY4z
EKGCN00
EKIUS32
EKNUS0dElkins
EKOUS0sElko
EKSRU3qShakhtyorsk
EKTSE7oEskilstuna
EKWUS0d
EKXUS0d
ELAUS18
ELBCO0hEl Banco
ELCAU5lElcho Island
ELDUS18South Arkansas
ELEPA4b
ELFSD1kEl Fasher
ELGDZ1jEl Golea
ELHBS7yNorth Eleuthera
ELIUS4rElim
ELJCO0hEl Recreo
ELKUS18
ELLZA0w
ELMUS0dElmira Corning
ELNUS0s
ELOAR21
ELPUS3dEl Paso
ELQSA0rPrince Nayef bin Abdulaziz
ELRID4i
ELSZA0wKing Phalo
ELTEG0g
ELUDZ1jGuemar
ELVUS6cElfin Cove Sea Plane Base
ELWUS4r
ELXVE13
ELYUS0sYelland
ELZUS0d
EMAGB0iEast Midlands
EMBUS0s
EMDAU1eEmerald
EMEDE0xEmden
EMGZA0w
EMIPG4s
EMJCN00
EMKUS4rEmmonak
EMLCH4kEmmen
EMMUS3d
EMNMRa7
EMOPG4s
EMPUS18
EMRGT2rEl Mirador Heliport
EMSPG4s
EMTUS0s
EMUES0y
EMXAR59
EMYEG0g
ENAUS4rKenai Municipal
ENBAU1n
ENCFR1gEssey
ENDUS18Vance Air Force Base
ENEID26H. Hasan Aroeboesman
ENFFI3sEnontekio
ENHCN00Xujiaping
ENIPH16El Nido
ENJGT2r
ENKGB0iEnniskillen/St Angelo
ENLUS18
ENNUS4rNenana Municipal
ENOPY1xTeniente Amin Ayub Gonzalez
ENQHN30
ENSNL7sEnschede Airport Twente
ENTMH80Enewetak Island
ENUNG0aEnugu
ENVUS3dWendover
ENWUS18Kenosha Municipal
ENYCN00Yan'an Nanniwan
EOHCO0hOlaya Herrera
EOIGB0iEday
EOKUS18
EORVE13El Dorado Airporr
EOSUS18
EOZVE13Elorza
EPAAR02El Palomar
EPGUS18
EPHUS0s
EPIVU6b
EPKCY5h
EPLFR1gMirecourt
EPNCG8r
EPRAU1nEsperance
EPSDO1d
EPTPG4s
EPUEE4cParnu
EQSAR02Esquel
ERASO87
ERBAU2d
ERCTR01Erzincan
ERDUA15Berdyansk
EREPG4s
ERFDE0xErfurt–Weimar
ERGRU3r
ERHMA10Moulay Ali Cherif
ERIUS0dErie
ERLCN00Erenhot Saiwusu
ERMBR09
ERNBR6f
EROUS6cEldred Rock Coast Guard Heliport
ERQAU1e
ERRUS0d
ERSNA4tEros
ERTMN31
ERUPG4s
ERVUS18
ERZTR01Erzurum
ESAPG4s
ESBTR01Ankara Esenboga
ESCUS3fDelta County
ESDUS0sOrcas Island
ESEMX28
ESFUS18Esler Field
ESGPY1xMariscal Estigarribia
ESHGB0iShoreham
ESIBR09
ESKTR01Eskisehir
ESLRU06Elista
ESMEC1lColonel Carlos Concha Torres
ESNUS0d
ESOUS3d
ESPUS0d
ESRCL0nEl Salvador
ESSDE0x
ESTUS18
ESUMA10Essaouira Mogador
ESWUS0s
ESZDE0x
ETBUS18
ETDAU2d
ETEET7j
ETHIL34Eilat
ETLRU3q
ETMIL34Eilat-Ramon
ETNUS18
ETREC1lCoronel Artilleria Victor Larrea
ETSUS18
ETZFR1gMetz-Nancy-Lorraine
EUATO6kKaufana
EUCAUb4
EUEUS0s
EUFUS18
EUGUS0sEugene
EUMDE0x
EUNMA10Hassan I
EUOCO0h
EUQPH16Evelio Javier
EUXBQ8hF D Roosevelt
EVAUS18
EVDAU5l
EVENO7mHarstad/Narvik Airport, Evenes
EVGSE7oSveg
EVHAU0o
EVIES0y
EVMUS18
EVNAM2lZvartnots
EVOES0y
EVVUS18Evansville
EVWUS3dEvanston
EVXFR1gEvreux
EWBUS0dNew Bedford
EWDUS4r
EWEID4i
EWIID4i
EWKUS18
EWNUS0dCoastal Carolina
EWOCG8r
EWRUS0dNewark Liberty
EWSNL7s
EWVCN00
EWYGB0i
EXAES0y
EXCES0y
EXIUS6cExcursion Inlet Sea Plane Base
EXMAU1n
EXSGB0i
EXTGB0iExeter
EYARU4x
EYKRU25Beloyarsky
EYLML8e
EYPCO0hEl Yopal
EYRUS0s
EYSKE17
EYWUS0dKey West
EZEAR02Ezeiza/Ministro Pistarini
EZSTR01Elazig
EZVRU25Beryozovo
FAAGN8v
FABGB0iFarnborough
FACPF6e
FAEFO6yVagar
FAFUS0dFelker Army Air Field
FAGIS7n
FAHAF11
FAIUS4rFairbanks
FAJPR48Diego Jimenez Torres
FAKUS74
FALUS18
FAMUS18
FAOPT3yFaro
FAQPG4s
FARUS18Hector
FASIS7n
FATUS0sFresno Yosemite
FAUOM95
FAVPF6eFakarava
FAYUS0dFayetteville
FAZIR0kFasa
FBABR1u
FBDAF11Faizabad
FBEBR09Francisco Beltrao
FBGUS0dSimmons Army
FBKUS4rFort Wainwright
FBLUS18
FBMCD8oLubumbashi
FBRUS3d
FBSUS0s
FBTUS0d
FBYUS18
FCAUS3dGlacier Park
FCBZA0wFicksburg Sentra Oes
FCHUS0s
FCMUS18
FCNDE0xCuxhaven/Nordholz
FCOIT1cLeonardo da Vinci-Fiumicino
FCSUS3dButts Army Air Field
FCTUS0sVagabond Heliport
FCYUS18
FDDES0y
FDENO7mBringeland
FDFMQ5xMartinique Aime Cesaire
FDHDE0xBodensee Airport Friedrichshafen
FDKUS0d
FDRUS18
FDUCD8aBandundu
FDYUS0dFindlay
FEAGB0i
FEBNP20
FECBR19Joao Durval Carneiro
FEGUZ1iFergana
FEJBR4v
FEKCI0t
FELDE0xFürstenfeldbruck
FENBR99Fernando De Noronha
FEPUS18
FERKE17
FESES0ySan Fernando
FETUS18
FEWUS3dWarren Air Force Base
FEZMA10Fes-Saiss
FFAUS0d
FFDGB0iRAF Fairford
FFFCN00
FFLUS18
FFMUS18
FFOUS0dWright-Patterson Air Force Base
FFTUS0d
FFUCL0n
FGDMRa7
FGIWS68
FGLNZ49
FGRES0yFuengirola
FGUPF6eFangatau
FHUUS1vSierra Vista Municipal Airport/Libby Army
FHZPF6eFakahina
FICUS74Fire Cove
FIDUS0d
FIEGB0iFair Isle
FIGGN8v
FIHCD8aN'djili
FIICN00
FIKAU5l
FILUS3d
FINPG4s
FIRIT1c
FISCD8a
FIVUS6cFive Finger Heliport
FIZAU1nFitzroy Crossing
FJRAE14Fujairah
FKBDE0xBaden-Airpark
FKHGB0iSculthorp Royal Air Force
FKICD8oKisangani Bangoka
FKJJP0cFukui
FKLUS0dVenango
FKNUS0d
FKQID4iFak Fak
FKSJP0cFukushima
FLACO0hFlorencia
FLBBR1b
FLCAU0oFalls Creek
FLDUS18
FLEUS0d
FLFDE0x
FLGUS1vFlagstaff Pulliam
FLHGB0i
FLIIS7n
FLJUS4rFalls Bay
FLLUS0dFort Lauderdale-Hollywood
FLMPY1x
FLNBR09Floripa
FLOUS0dFlorence
FLPUS18
FLRIT1cFlorence Airport, Peretola
FLSAU51Flinders Island
FLTUS4r
FLUUS0d
FLVUS18
FLWPT6pFlores Island
FLXUS0s
FLYAU0o
FLZID0bFerdinand Lumban Tobing
FMAAR21Formosa
FMCUS4rFive Mile
FMEUS0dTipton
FMGCR4lFlamingo
FMHUS0d
FMICD8oKalemie
FMMDE0xMemmingen Allgau
FMNUS3dFour Corners
FMODE0xMunster Osnabruck
FMSUS18
FMTMV5qFaresmaathodaa
FMUUS0s
FMVUY2b
FMYUS0dPage Field
FNASL9aFreetown
FNBDE0xNeubrandenburg
FNCPT5rMadeira
FNDMV5q
FNEPG4s
FNGBF8i
FNHET7j
FNIFR1gGarons
FNJKP0zPyongyang Sunan
FNKUS4rFin Creek
FNLUS3dNorthern Colorado
FNRUS6cFunter Bay Sea Plane Base
FNTUS3fBishop
FNUIT1c
FOAGB0iFoula
FOBUS0s
FOCCN00Changle
FODUS18Fort Dodge
FOEUS18Topeka
FOGIT1cGino Lisa
FOIIT1c
FOKUS0d
FOMCM94Foumban
FONCR4l
FOOID4i
FOPUS0dMorris Army Air Field
FORBR23Pinto Martins – Fortaleza
FOSAU1nForrest
FOTAU0o
FOUGA9d
FOXUS4rFox
FOYLR2u
FPOBS7yGrand Bahama
FPRUS0dTreasure Coast
FPYUS0d
FRADE0xFrankfurt
FRBAU0oForbes
FRCBR09
FRDUS0sFriday Harbor
FRESB63Fera Island
FRFDE0x
FRGUS0dFarmingdale Republic
FRHUS32
FRIUS18Marshall Army Air Field
FRJFR1g
FRKSCad
FRLIT1cLuigi Ridolfi
FRMUS18
FRNUS4r
FRONO7mFloro
FRPUS6c
FRQPG4s
FRRUS0d
FRSGT2rSanta Elena
FRTCL0n
FRUKG2x
FRWBW85Phillip Gaonwe Matante
FRYUS0d
FRZDE0xFritzlar Air Base
FSACN00
FSCFR1gSud Corse
FSDUS18Sioux Falls
FSIUS18Post Aaf
FSKUS18
FSLAU1n
FSMUS18Fort Smith
FSNUS18
FSPPM79Saint Pierre
FSSGB0iRAF Kinloss
FSTUS18Pecos County
FSUUS3d
FSZJP0cShizuoka
FTAVU6bFutuna
FTEAR02Comandante Armando Tola
FTIAS6zFitiuta
FTKUS18Godman Army Air Field
FTLUS4rFortuna Ledge
FTUMG8jMarillac
FTWUS18Fort Worth Meacham
FTXCG8rOwando
FTYUS0dFulton County Airport (Georgia)
FUACO0h
FUBPG4s
FUDCNb5
FUEES4eFuerteventura
FUGCN00Fuyang
FUJJP0cFukue
FUKJP0cFukuoka
FULUS0s
FUMPG4s
FUNTV9bFunafuti Atol
FUOCN00Fuoshan
FUSCN00
FUTWF9cFutuna Island
FVLAU1n
FVMMV5q
FVRAU1n
FVSRU06
FWAUS32Fort Wayne
FWHUS18Fort Worth Naval Air Station Joint Reserve Base
FWLUS4r
FWMGB0iFort WilliamHeliport
FXEUS0dFort Lauderdale Executive
FXMUS4rFlaxman Island
FXOMZ1w
FXYUS18
FYGCN00
FYJCN00Fuyuan Dongji
FYMUS18
FYNCN00Fuyun Koktokay
FYTTD3aFaya-Largeau
FYUUS4rFort Yukon
FYVUS18Fayetteville Executive Airport (Drake Field)
FZBUY2b
FZLAZ2k
FZOGB0iFilton
GAACO0h
GABUS0s
GACHN30
GADUS18
GAETN3cGabes - Matmata
GAFTN3cGafsa – Ksar
GAGUS18
GAHAU1e
GAIUS0d
GAJJP0cYamagata
GAKUS4r
GALUS4rEdward G. Pitka Sr.
GAMUS4rGambell
GANMV5qGan
GAOCU1fMariana Grajales
GAPPG4s
GAQML8eGao
GARPG4s
GASKE17
GATFR1g
GAUIN03Lokpriya Gopinath Bordoloi
GAVID4i
GAWMM0p
GAXGA9dGamba
GAYIN03Gaya
GAZPG4s
GBAGB0i
GBBAZ2kGabala
GBCPG4s
GBDUS18
GBEBW85Sir Seretse Khama
GBFPG4s
GBGUS18
GBHUS4r
GBIIN03Kalaburagi
GBJGP88Marie-Galante
GBKSL9a
GBLAU5l
GBMSO87
GBNIT1c
GBOUS0dBaltimore Greenbelt T Station
GBPAU1e
GBQBH84
GBRUS0d
GBSNZ49Port Fitzroy Seaplane Base
GBTIR0kGorgon
GBUSD1k
GBVAU1n
GBWAU1n
GBXES0y
GBZNZ49
GCACO0h
GCCUS3dCampbell County
GCDUS0s
GCHIR0kGachsaran
GCIGG7lGuernsey
GCJZA0wJohannesburg-Grand Central
GCKUS18Garden City
GCMKY91Owen Roberts
GCNUS1vGrand Canyon National Park
GCQAU1e
GCTUS1v
GCVBR09Gravatai
GCWUS1v
GCYUS0d
GDACF8b
GDBIN03Gondia
GDCUS0d
GDDAU1n
GDEET7jGode
GDGRU4x
GDHUS4r
GDICF8b
GDJCD8o
GDLMX04Don Miguel Hidal Y Costilla
GDMUS0d
GDNPL1rGdansk Lech Walesa
GDOVE13Guasdualito
GDPBR1b
GDQET7jGondar
GDRBR09
GDTTC9eJAGS McCartney
GDUES0y
GDVUS3dDawson Community
GDWUS3f
GDXRU5vMagadan
GDZRU06Gelendzhik
GEANC5wNoumea Magenta
GEBID4i
GECCY53Gecitkale
GEDUS0d
GEEAU51
GEFSB63
GEGUS0sSpokane
GEIPG4sGreen Islands
GEKUS4rGanes Creek
GELBR09Sepe Tiaraju
GEMGQ8l
GENES0yPuente Genil
GEOGY4zCheddi Jagan
GEPIT1c
GERCU1fRafael Cabrera
GESPH16General Santos
GETAU1nGeraldton
GEVSE7oGallivare
GEWPG4s
GEXAU0q
GEYUS3d
GFAUS3d
GFBUS4r
GFDUS32
GFEAU0o
GFFAU0oGriffith
GFKUS18Grand Forks
GFLUS0dFloyd Bennett Memorial
GFNAU0oGrafton
GFOGY4z
GFRFR1gGranville
GFYNA4tGrootfontein Airbase
GGAES4e
GGBBR3w
GGCAO8s
GGDAU1e
GGEUS0d
GGFBR58Almeirim
GGGUS18Gregg County
GGHBR09
GGJBR09Guaira
GGLCO0h
GGMKE17
GGNCI0t
GGOCI0t
GGRSO87Garowe
GGSAR02Gobernador Gregores
GGTBS7yExuma
GGWUS3dGlasgow
GGXCN00
GGZAT1s
GHADZ1jNoumerate
GHBBS7yGovernor's Harbour
GHCBS7yGreat Harbour Cay
GHDET7jGhimbi
GHEPA4b
GHFDE0x
GHKCA9s
GHMUS18
GHNCN00
GHSID26
GHTLY2gGhat
GHUAR02Gualeguaychu
GHVRO1oBrașov-Ghimbav
GIAES0y
GIBGI6gNorth Front
GICAU1eBoigu Island
GIDBI8d
GIFUS0d
GIGBR09RIOgaleao
GIIGN8v
GIJES0y
GILPK05Gilgit
GIMGA9d
GIRCO0hGirardot
GISNZ49Gisborne
GITTZ7vGeita
GIULK3i
GIYZA0w
GIZSA0rJazan
GJAHN30Guanaja
GJBES0y
GJLDZ1jJijel Ferhat Abbas
GJMBR4oGuajara-Mirim
GJNCN00
GJRIS7n
GJTUS3dGrand Junction
GKAPG4sGoroka
GKDTR01
GKEDE0xGeilenkirchen Air Base
GKHNP20
GKKMV5qKooddoo Island
GKLAU1e
GKNUS4rGulkana
GKOGA9d
GKTUS0d
GKWCN00
GLAGB0iGlasgow
GLBUS1v
GLCET7j
GLDUS3dGoodland Municipal
GLEUS18
GLFCR4lGolfito
GLGAU1e
GLHUS18Greenville Mid-Delta
GLIAU0oGlen Innes
GLJCO0h
GLKSO87Abdullahi Yusuf
GLLNO7m
GLMAU1e
GLNMA10
GLOGB0iGloucestershire
GLPPG4s
GLQUS4rGlennallen
GLRUS3f
GLSUS18Scholes Field
GLTAU1eGladstone
GLUBT5tGelephu
GLVUS4rGolovin
GLWUS18
GLXID4i
GLYAU1n
GLZNL7sGilze-Rijen Air Base
GMACD8aGemena
GMBET7jGambela
GMCCO0h
GMDMA10
GMEBY1pGomel
GMIPG4sGasmata Island
GMLUA15
GMMCG8r
GMNNZ49
GMONG0aGombe Lawanti
GMPKR08Gimpo
GMQCN00Golog Maqin
GMRPF9fGambier Island
GMSBR23Guimaraes
GMTUS4r
GMUUS0dGreenville Downtown
GMVUS3d
GMYDE0xRheindahlen
GMZES4eLa Gomera
GNABY1pGrodno
GNBFR1gGrenoble-Isere
GNDGD8yMaurice Bishop
GNEBE2pGhent
GNFUS0s
GNGUS5k
GNHFR1g
GNITW0e
GNJAZ2kGyandzha
GNMBR19
GNNET7j
GNOFR1g
GNRAR3z
GNSID0bGunungsitoli
GNTUS3d
GNUUS4rGoodnews Bay
GNVUS0dGainesville
GNYTR01Sanliurfa GAP
GNZBW85
GOAIT1cGenoa Cristoforo Colombo
GOBET7j
GOCPG4s
GOEPG4s
GOFUS18Goodfellow Air Force Base
GOGNA4t
GOHGL7pNuuk
GOIIN03Dabolim
GOJRU06Strigino
GOKUS18
GOLUS0s
GOMCD8oGoma
GONUS0dGroton-New London
GOOAU1e
GOPIN03Gorakhpur
GOQCN00Golmud
GORET7j
GOSAU0o
GOTSE7oGoteborg Landvetter
GOUCM94Garoua
GOVAU5lNhulunbuy
GOXIN03Manohar
GOYRU2wTura Gornij
GOZBG2fGorna Orechovitsa
GPAGR3hAraxos
GPBBR09Tancredo Thomaz Faria
GPDAU1e
GPICO0hGuapi
GPLCR4lGuapiles
GPNAU5lGarden Point
GPOAR02General Pico
GPPIT1c
GPSEC73Baltra
GPTUS18Gulfport-Biloxi
GPZUS18
GQQUS0d
GRACO0h
GRBUS18Austin Straubel
GRCLR2u
GRDUS0d
GREUS18
GRFUS0sGray Army Air Field
GRGAF11
GRHPG4s
GRIUS18Grand Island
GRJZA0wGeorge
GRKUS18Killeen
GRLPG4s
GRMUS18
GRNUS3d
GROES0yGirona-Costa Brava
GRPBR57
GRQNL7sGroningen Airport Eelde
GRRUS3fGerald R. Ford
GRSIT1cBaccarini
GRTPK05
GRUBR09Sao Paulo-Guarulhos
GRVRU06Groznyy
GRWPT6pGraciosa Island
GRXES0yGranada
GRYIS7nGrimsey
GRZAT1sGraz
GSAMY1z
GSBUS0dSeymour Johnson Air Force Base
GSCAU1n
GSESE7oGoteborg City
GSHUS32
GSIGF61
GSJGT2rSan Jose
GSLCA9s
GSMIR0kDayrestan
GSNAU2d
GSOUS0dPiedmont Triad
GSPUS0dGreenville-Spartanburg
GSQEG0g
GSRSO87
GSSZA0w
GSTUS6cGustavus
GSUSD1k
GSVRU2zGagarin
GSYGB0i
GTASB63Gatokae Aerodrom
GTBMY1z
GTCBS7y
GTEAU5lGroote Eylandt
GTFUS3dGreat Falls
GTGUS18
GTIDE0x
GTKMY7uSungei Tekai
GTNNZ49Glentanner
GTOID26Tolotio
GTPUS0s
GTRUS18Golden Triangle
GTSAU5l
GTTAU1e
GTWCZ2e
GTYUS0d
GTZTZ7v
GUAGT2rLa Aurora
GUBMX28Guerrero Negro
GUCUS3dGunnison–Crested Butte
GUDML8e
GUEPG4s
GUFUS18
GUGPG4s
GUHAU0oGunnedah
GUIVE13Guiria
GUJBR09Guaratingueta
GULAU0oGoulburn
GUMGU66A.B. Won Pat
GUOSO87Guriel
GUPUS3dGallup Municipal
GUQVE13Guanare
GURPG4sGurney
GUSUS32Grissom Air Force Base
GUTDE0x
GUUIS7n
GUVPG4s
GUWKZ5cAtyrau
GUXIN03
GUYUS18Guymon Municipal
GUZBR09Guarapari
GVACH4kGeneve
GVEUS0d
GVIPG4s
GVLUS0d
GVNRU3qMay-Gatka
GVPAU1e
GVRBR09Governador Valadares
GVTUS18
GVWUS18Richards-Gebaur
GVXSE7oGestrike
GWAMM0p
GWDPK05Gwadar
GWEZW8nGweru-Thornhill Air Base
GWLIN03Gwalior
GWNPG4s
GWOUS18Leflore
GWSUS3d
GWTDE0xWesterland - Sylt
GWVUS0d
GWYIE2n
GXAID43
GXFYE7iSeiyun
GXGAO8sNegage
GXHCN00Gannan Xiahe
GXQCL0nTen. Vidal
GXXCM94
GXYUS3d
GYABO24Guayaramerin
GYBAU1n
GYDAZ2kHeydar Aliyev
GYEEC1lJose Joaquin de Olmedo
GYGRU4xMagan
GYIRW9qGisenyi
GYLAU1n
GYMMX3bGen Jose Maria Yanez
GYNBR09Goiania Santa Genoveva
GYOID0b
GYPAU1e
GYRUS1v
GYSCN00Guang Yuan
GYUCN00Guyuan Liupanshan
GYYUS18
GYZAU1nGruyere Mine
GZAPS47
GZGCN00Garze (Ganzi) Gesar
GZIAF11
GZMMT6lGozo
GZOSB63Nusatupe
GZPTR01Gazipasa
GZTTR01Gaziantep
GZWIR0kGhazvin
HAANO7mHasvik
HABUS18
HACJP0cHachijo Jima
HADSE7oHalmstad
HAEUS1v
HAFUS0s
HAGNL7s
HAHKM7qPrince Said Ibrahim
HAIUS3f
HAJDE0xHannover
HAKCN00Haikou Meilan
HALNA4tHalali
HAMDE0xHamburg
HANVN0vNoi Bai
HAOUS0d
HAPAU1eLong Island Seaplane Base
HAQMV5qHanimaadhoo
HARUS0d
HASSA0rHail
HATAU1e
HAUNO7mHaugesund
HAVCU1fJose Marti
HAWGB0iHaverfordwest
HAXUS18Hatbox Field
HAYCO0h
HAZPG4s
HBAAU51Hobart
HBBUS3d
HBCUS74Hanus Bay
HBDPG4s
HBEEG0gBorg El Arab
HBGUS18Bobby L. Chain Municipal
HBHUS6c
HBIBS7yHarbour Island
HBKUS1v
HBLZA0w
HBMCN00
HBNVN0vPhu-bon
HBOUS18Humboldt Municipal
HBPCN00
HBQCN00Haibei Qilian
HBRUS18Hobart
HBTLK3iHambantota Seaplane Base
HBUMN6d
HBVCN00
HBXIN03Hubli
HBZDE0x
HCAUS18
HCBUS74Shoal Cove
HCCUS0d
HCJCN00Hechi Jinchengjiang
HCMSO87
HCNTW0eHengchun
HCQAU1nHalls Creek
HCRUS4rHoly Cross
HCWUS0d
HCZCN00Chenzhou Beihu
HDAUS74Hidden Falls
HDBDE0xHeidelberg
HDDPK05Hyderabad
HDEUS18
HDFDE0xHeringsdorf
HDGCN00Handan
HDHUS4g
HDKMV5qKulhudhuffushi
HDMIR0kHamadan
HDNUS3dYampa Valley
HDOIN03Hindon
HDQGB0i
HDRIR0k
HDSZA0wHoedspruit
HDYTH0mHat Yai
HEAAF11Herat
HEBMM0p
HECFI3s
HEDUS4r
HEEUS18
HEHMM0pHeho
HEIDE0xHeide-Buesum
HEKCN00Heihe Aihui
HELFI3sHelsinki-Vantaa
HEMFI3sHelsinki Malmi
HENFI3sHernesaari Heliport
HEOPG4s
HERGR3hHeraklion Airport N. Kazantzakis
HESUS0s
HETCN00Hohhot Baita
HEVES0yHuelva
HEWCN00
HEXDO1d
HEYUS18Hanchey Army Heliport
HEZUS18
HFAIL34Haifa
HFDUS0dHartford–Brainard
HFECN00Hefei Xinqiao
HFFUS0d
HFHGB0i
HFNIS7nHornafjordur
HFSSE7oHagfors
HFTNO7mHammerfest
HGASO87Hargeisa
HGDAU1eHughenden
HGEVE13
HGHCN00Hangzhou Xiaoshan
HGIIN03Itanagar Hollongi
HGLDE0xHelgoland
HGNTH0mMae Hong Son
HGOCI0tKorhogo
HGRUS0dHagerstown
HGSSL9a
HGTUS0sHunter Army Air Field
HGUPG4sMount Hagen
HGZUS4r
HHACNb6
HHEJP0cHachinohe
HHHUS0dHilton Head
HHIUS4g
HHKHK0l
HHLCN00
HHNDE0xFrankfurt - Hahn
HHPHK0lSheung Wan Heliport
HHQTH0mHua Hin
HHRUS0sHawthorne Municipal
HHSCN00
HHZPF6eHikueru
HIACN00Huai'an Lianshui
HIBUS18Chisholm
HIDAU1eHorn Island
HIEUS0d
HIFUS3dHill Air Force Base
HIGAU1e
HIHAU1eHook Island
HIIUS1vLake Havasu City Municipal
HIJJP0cHiroshima
HIKUS4g
HILET7jShillavo
HIMLK3iHingurakgoda
HINKR08Sacheon
HIOUS0sPortland Hillsboro
HIPAU1e
HIRSB63Honiara
HISAU9gHayman Island
HITPG4s
HIWJP0c
HIXPF81
HJBCN00Hejing Bayinbuluke
HJJCN00Zhijiang
HJRIN03Khajuraho
HJTMN31
HKAUS18
HKBUS4r
HKCHK0l
HKDJP0cHakodate
HKGHK0lHong Kong
HKKNZ49Hokitika
HKMHK0l
HKNPG4sHoskins
HKPUS4g
HKRKE17
HKSUS18
HKTTH0mPhuket
HKVBG2f
HKYUS0dHickory
HLAZA0wLanseria
HLBUS32
HLCUS18
HLDCN00Hulunbuir Hailar
HLESH7xSaint Helena
HLFSE7o
HLGUS0dOhio County
HLHCN00Ulanhot
HLIUS0s
HLJCN00
HLLAU1n
HLMUS3f
HLNUS3dHelena
HLOIS7n
HLPID0bHalim Perdanakusuma
HLRUS18
HLSAU51
HLTAU0qHamilton
HLUNC5wHouailou
HLVAU1e
HLWZA0w
HLYGB0iHolyhead
HLZNZ49Hamilton
HMARU25Khanty-Mansiysk
HMBEG0gSohag
HMEDZ1jOued Irara
HMGAU5l
HMICN00Hami
HMJUA15Khmelnitskiy
HMNUS3dHolloman Air Force Base
HMOMX3bGeneral Ignacio Pesqueira García
HMRNO7m
HMSID43Haji Muhammad Sidik
HMTUS0s
HMVSE7oHemavan Tarnaby
HMYKR08
HNAJP0cHanamaki
HNBUS6s
HNCUS0d
HNDJP0cHaneda
HNEUS4r
HNGNC5wHienghene
HNHUS6cHoonah
HNIPG4s
HNKAU1e
HNLUS4gDaniel K. Inouye
HNMUS4gHana
HNNPG4s
HNOMEaj
HNSUS6cHaines Municipal
HNXUS3dHanna
HNYCN00Hengyang Nanyue
HNZCN00
HOAKE17
HOBUS3dLea County
HOCPG4s
HODYE7iHodeidah
HOELA9w
HOFSA0rAl-Ahsa
HOGCU1fFrank Pais
HOHAT1s
HOIPF6eHao Island
HOKAU5lHooker Creek
HOLUS4rHolikachu
HOMUS4rHomer
HONUS18Howes
HOOVN0v
HOPUS18Campbell Army
HOQDE0xHof–Plauen
HORPT6pHorta
HOSAR3z
HOTUS18Memorial Field
HOUUS18William P. Hobby
HOVNO7mOrsta–Volda
HOWPA4b
HOXMM0p
HOYGB0i
HPATO6kSalote Pilolevu
HPBUS4rHooper Bay
HPEAU1e
HPGCN00Shennongjia Hongping
HPHVN0vCat Bi
HPNUS0dWestchester County
HPPKH86
HPRZA0wPretoria Central Heliport
HPTUS18
HPVUS4g
HPYUS18
HQLCN12Tashkurgan Khunjerab
HQMUS0sBowerman
HQQCN00Anyang Hongqiqu
HRACZ2e
HRBCN00Harbin Taiping
HRCKZ1h
HRDNO7m
HREZW8nRobert Gabriel Mugabe
HRFMV5qHoarafushi
HRGEG0gHurghada
HRHIN03Aligarh
HRILK3iMattala Rajapaksa
HRJNP20
HRKUA15International Airport Kharkiv
HRLUS18Valley
HRMDZ1jTilrempt
HRNAU1eHeron Island Heliport
HROUS18Boone County
HRRCO0h
HRSZA0wHarrismith
HRTGB0iRAF Linton-On-Ouse
HRYAU5l
HRZBR09
HSAKZ1hHazrat Sultan International Airport (HSIA)
HSBUS18
HSCCN00Shaoguan Danxia
HSDCN00
HSFCN00
HSGJP0cSaga
HSHUS0s
HSIUS18
HSJCN00
HSKES0y
HSLUS4rHuslia
HSMAU0qHorsham
HSNCN00Zhoushan
HSPUS0d
HSQCN00
HSRIN03Hirasar
HSSIN03Maharaja Agrasen
HSTUS0dHomestead Air Force Base
HSVUS18Huntsville
HSZTW0eHsinchu
HTARU4xChita
HTBGP88Terre-de-Bas
HTGRU2wHatanga
HTHUS0s
HTIAU9gHamilton Island
HTLUS3f
HTMMN31
HTNCN00Hotan
HTOUS0d
HTRJP0c
HTSUS0dHuntington Tri-State
HTTCN00Huatugou
HTUAU0qHopetoun
HTVUS18Bruce Brothers Regional
HTWUS0d
HTYTR01Hatay
HTZCO0h
HUAUS18Redstone Army Air Field
HUBAU5l
HUCPR48
HUDUS18
HUEET7j
HUFUS32Hulman Field
HUGGT2rHuehuetenango
HUHPF6eHuahine
HUIVN0vPhu Bai
HUJUS18
HUKBW85
HULUS0dHoulton
HUMUS18
HUNTW0eHualien
HUOCN00Holingol Huolinhe
HUQLY2g
HUSUS4rHughes Municipal
HUTUS18Hutchinson Municipal Airport (Kansas)
HUUPE0fHuanuco
HUVSE7oHudiksvall
HUWBR1u
HUXMX04Bahias De Huatulco
HUYGB0iHumberside
HUZCN00Huizhou
HVAMG8jAnalalava
HVBAU1eHervey Bay
HVDMN31Khovd
HVEUS3d
HVGNO7mHonningsvag Airport, Valan
HVKIS7n
HVMIS7nHvammstangi
HVNUS0dTweed–New Haven
HVRUS3dHavre City County
HVSUS0d
HVTFI3s
HVZHU1q
HWAPG4s
HWDUS0s
HWIUS6c
HWKAU2d
HWNZW8nHwange National Park
HWOUS0d
HXDCN00Delingha
HXNCN00
HXXAU0oHay
HYAUS0dCape Cod Gateway
HYCGB0i
HYDIN03Rajiv Gandhi
HYFPG4s
HYGUS9hHydaburg Sea Plane Base
HYLUS74Hollis Seaplane Base
HYNCN00Luqiao
HYRUS18Hayward Municipal
HYSUS18Hays Municipal
HYVFI3s
HZACN00Heze Mudan
HZBFR1gMerville/Calonne
HZCCN00
HZDCN00
HZGCN00Hanzhong
HZHCN00Liping
HZIMO3x
HZKIS7nHusavik
HZLUS0d
HZPCA2o
HZRUS18
HZUCN00Chengdu Huaizhou
HZVZA0w
IAARU2wIgarka
IABUS18McConnell Air Force Base
IADUS0dWashington Dulles
IAGUS0dNiagara Falls
IAHUS18George Bush Intercontinental
IALBR09
IAMDZ1jIn Amenas
IANUS4rBob Baker Memorial
IAOPH16Sayak
IAQIR0k
IARRU06
IASRO1oIasi
IAUPG4s
IBANG0aIbadan
IBBEC1lGeneral Villamil
IBDCN00
IBECO0hIbague
IBIPG4s
IBLMZ1wIndigo Bay Lodge
IBMUS3d
IBOMZ1w
IBPPE0fIberia
IBRJP0cIbaraki
IBTIT1c
IBZES0yIbiza
ICAVE13
ICCVE13A.M. Salazar Marcano
ICIFJ60Cicia
ICKSR50
ICLUS18
ICNKR08Incheon
ICOPH16
ICRCU1f
ICSUS5k
ICTUS18Wichita Dwight D. Eisenhower National
ICYUS4r
IDAUS5kIdaho Falls
IDBSE7o
IDCMZ1w
IDFCD8a
IDGUS18
IDHUS0s
IDIUS0d
IDKAU2d
IDNPG4s
IDOBR57
IDPUS18
IDRIN03Devi Ahilya Bai Holkar
IDYFR1gIle 'd' Yeu
IEGPL1rZielona Gora-Babimost
IEJJP0cIejima
IESDE0x
IEVUA15Kyiv
IFAUS18
IFFAU1e
IFHIR0k
IFJIS7nIsafjordur
IFLAU1e
IFNIR0kIsfahan
IFOUA15Ivano-Frankovsk
IFPUS1vLaughlin Bullhead
IFUMV5q
IGABS7yInagua
IGBAR3z
IGDTR01Igdir
IGEGA9d
IGGUS4rIgiugig
IGHAU1e
IGLTR01Cigli Military
IGMUS1vKingman
IGNPH16
IGOCO0h
IGRAR02Cataratas del Iguazu
IGSDE0xIngolstadt Manching
IGTRU06Magas
IGUBR09Cataratas
IHAJP0cNiihama
IHCMZ1w
IHNYE7i
IHOMG8j
IHRIR0kIran Shahr
IHUPG4sIhu
IIAIE2nInishmaan
IILIR0kIlam
IINJP0cNishinoomote
IISPG6a
IJKRU2iIzhevsk
IJUBR09
IJXUS18
IKAIR0kImam Khomeini
IKBUS0d
IKEGL7pIkerasak Heliport
IKGKG2xKarakol
IKIJP0cIki
IKKUS18Greater Kankakee
IKLCD8a
IKOUS4rNikolski Air Force Station
IKPAU1e
IKSRU4xTiksi
IKTRU3rIrkutsk
IKUKG2xIssyk-Kul
ILAID4i
ILBBR38Ilha Solteira
ILDES0yLleida-Alguaire
ILEUS18
ILFCA3lIlford
ILGUS0dNew Castle
ILHDE0x
ILIUS4rIliamna
ILKMG8j
ILLUS18
ILMUS0dWilmington
ILNUS0dWilmington Airpark
ILOPH16Iloilo
ILPNC5wIle Des Pins
ILQPE0fIlo
ILRNG0aIlorin
ILSSV3vIlopango
ILUKE17
ILXPG4s
ILYGB0iIslay
ILZSK8mZilina
IMAPG4s
IMBGY4z
IMDPG4s
IMFIN03Imphal
IMGMZ1w
IMIMH80
IMKNP20Simikot
IMLUS3d
IMMUS0d
IMNPG4s
IMOCF8b
IMPBR23Imperatriz
IMQIR0kMaku
IMRIT1c
IMTUS75Ford
IMZAF11Nimroz
INARU06Inta
INBBZ62
INCCN00Yinchuan Hedong
INDUS32Indianapolis
INEMZ1w
INFDZ1j
INGAR5y
INHMZ1wInhambane
INIRS2aNis Constantine the Great
INJAU1e
INKUS18Wink
INLUS18Falls
INMAU2d
INNAT1sInnsbruck
INOCD8aInongo
INPIT1c
INQIE2nInisheer
INRUS3f
INSUS0s
INTUS0dSmith Reynolds
INUNR9iNauru Island
INVGB0iInverness
INWUS1vWinslow
INXID4i
INYZA0w
INZDZ1jIn Salah
IOAGR3hIoannina
IOBAT1s
IOKPG4s
IOMIM9jIsle of Man
IONCG8r
IOPPG4s
IOQGL7pIsortoq Heliport
IORIE2nKilronan
IOSBR23Ilheus/Bahia-Jorge Amado
IOTGL7pIllorsuit Heliport
IOUNC5wIle Ouen
IOWUS18
IPAVU6b
IPCCL9kMataveri
IPEPH16
IPGBR1u
IPHMY7uIpoh
IPICO0hSan Luis
IPLUS0sImperial County
IPNBR09Vale do Aço
IPRIT1c
IPTUS0dWilliamsport
IPUBR19
IPWGB0i
IPZCR4l
IQAIQ0jAl Asad Airbase
IQMCN12Qiemo Yudu
IQNCN00Qingyang
IQQCL0nDiego Aracena
IQTPE0fCoronel FAP Francisco Secada Vignetta
IRASB63Kirakira
IRBUS18
IRCUS4rCircle City
IRDBD07Ishurdi
IREBR19
IRGAU1eLockhart River
IRITZ7vIringa / Nduli
IRJAR02La Rioja
IRKUS18Kirksville Municipal
IRMRU25
IRNHN30
IROCF8b
IRPCD8oMatari
IRRIT1c
IRSUS3f
IRTIT1c
IRULK3i
IRZBR1uSanta Isabel Rio Negro
ISAAU1eMount Isa
ISBPK05Islamabad
ISCGB0iIsles of Scilly
ISDCO0h
ISETR01Isparta Suleyman Demirel
ISGJP0cPainushima Ishigaki
ISHIT1cIschia
ISIAU1e
ISJMX3m
ISKIN03Nashik
ISLTR01Istanbul Ataturk
ISMUS0dKissimmee Gateway
ISNUS18Sloulin Field Intl.
ISOUS0dKinston Regional Jetport
ISPUS0dLong Island MacArthur
ISQUS3f
ISRIT1c
ISSUS0d
ISTTR01Istanbul
ISUIQ0jSulaimaniyah
ISWUS18
ITABR1uItacoatiara
ITBBR23Itaituba
ITEBR19
ITHUS0dIthaca Tompkins
ITIBR09Itambacuri
ITJBR09
ITKPG4s
ITMJP0cOsaka
ITNBR23Itabuna
ITOUS4gHilo
ITPBR09
ITQBR09
ITRBR09
ITTIT1c
ITURU5dIturup
IUENU9lHanan
IUIGL7pInnarsuit Heliport
IULID4i
IUMCA3nSummit Lake
IUOCN00
IUPBR1u
IUSPG6a
IVAMG8j
IVCNZ49Invercargill
IVDID26Nusantara
IVGMEaj
IVHUS4r
IVIPA4b
IVLFI3sIvalo
IVOCO0h
IVRAU0oInverell
IVWAU5l
IWARU06Ivanovo Yuzhny
IWDUS75Gogebic–Iron County
IWJJP0cHagi-Iwami
IWKJP0cIwakuni Kintaikyo
IWOJP0cIwo Jima Air Base
IWSUS18
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
IYKUS0s
IZABR09Presidente Itamar Franco
IZEDE0x
IZMTR01
IZOJP0cIzumo
IZTMX04Ixtepec
JAAAF11Jalalabad
JABAU5l
JACUS3dJackson Hole
JADAU1nJandakot
JAEPE0fShumba
JAFLK3iKankesanturai
JAGPK05Jacobabad
JAHFR1gAgora Helipad
JAIIN03Jaipur
JAJUS0dPerimeter Mall Heliport
JAKHT2cJacmel
JALMX04El Lencero
JAMBG2fJambol
JANUS18Jackson-Evers
JAOUS0dBeaver Ruin Heliport
JAPCR4l
JAQPG4sJacquinot Bay
JARIR0k
JASUS18
JATMH80
JAUPE0fJauja
JAVGL7pIlulissat
JAWBR1y
JAXUS0dJacksonville
JBBID0bNoto Hadinegoro
JBCUS0dBoston City Heliport
JBDCN00
JBKCN00Qitai Jiangbulake
JBPUS0sCommerce Bus Plaza Heliport
JBQDO1dLa Isabela
JBRUS18Jonesboro
JBSBR09
JBTUS4r
JBUES0y
JCAFR1g
JCBBR09
JCCUS0sChina Basin Heliport
JCDVI9mSt. Croix Downtown Heliport
JCEUS0sConvention Center Heliport
JCHGL7pQasigiannguit
JCIUS18
JCJKR08Chuja Heliport
JCKAU1eJulia Creek
JCLCZ2e
JCMBR19
JCNKR08Incheon Heliport
JCOMT6lComino Heliport
JCRBR4oJacareacanga
JCSBR1b
JCTUS18Kimble County
JCUES0yCeuta Heliport
JCXUS0s
JCYUS18
JDAUS0s
JDBUS18Dallas Downtown Heliport
JDECN00Jiande Qiandaohu
JDFBR09Francisco De Assis
JDGKR08Jeongseok
JDHIN03Jodhpur
JDKUS0d
JDMUS0dMiami Downtown Heliport
JDNUS3d
JDOBR23Orlando Bezerra de Menezes
JDPFR1gHeliport De Paris
JDRBR09
JDTUS18Minneapolis Downtown Heliport
JDXUS18Central Business District Heliport
JDYUS0sDowney Heliport
JDZCN00Jingdezhen
JEAES0y
JECUS0d
JEDSA0rKing Abdulaziz
JEEHT2cJeremie
JEFUS18
JEGGL7pAasiaat
JEJMH80Jeh
JEKZM9p
JEMUS0sEmeryville Heliport
JEQBR19
JERJE9nJersey
JEVFR1gEvry Heliport
JFKUS0dJohn F. Kennedy
JFMAU1nFremantle Heliport
JFNUS0dAshtabula
JFRGL7pPaamiut
JGAIN03Govardhanpur
JGBIN03Jagdalpur
JGCUS1vGrand Canyon Heliport
JGDCN00Daxing'anling Elunchun
JGEKR08Geoje Heliport
JGLUS0dGalleria Heliport
JGNCN00Jiayuguan Jiuquan
JGOGL7pQeqertarsuaq
JGPUS18Greenway Plaza Heliport
JGQUS18Transco Tower Galleria Heliport
JGRGL7pGronnedal Heliport
JGSCN00Ji'An/Jing Gang Shan
JGXUS0sGlendale Heliport
JHBMY7uSenai
JHCUS0dIsland Heliport
JHESE7oHelsingborg Heliport
JHFBR09São Paulo Catarina International Executive
JHGCN00Xishuangbanna Gasa
JHLCA2o
JHMUS4gKapalua
JHQAU1e
JHSGL7pSisimiut
JHWUS0dChautauqua County/Jamestown
JHYUS0s
JIABR3w
JIBDJ9oDjibouti-Ambouli
JICCN00Jinchang Jinchuan
JIDUS0sCity of Industry Heliport
JIJET7jJigiga
JIKGR3hIkaria
JILCN00
JIMET7jJimma
JINUG97
JIOUS0sOntario International Heliport
JIPEC1l
JIQCN00Qianjiang Wulingshan
JIRNP20
JIUCN00Jiujiang
JIWPK05Jiwani
JJASB63
JJDBR1bComte. Ariston Pessoa
JJGBR09Humberto Bortoluzzi
JJIPE0fJuanjui
JJJCN00
JJLCN00
JJMKE17Mulika Lodge
JJNCN00Quanzhou Jinjiang
JJUGL7pQaqortoq Heliport
JKGSE7oJonkoping
JKHGR3hChios
JKLGR3hKalymnos Island National
JKRNP20Janakpur
JKTID0b
JKVUS18
JLAUS4r
JLBUS0sLong Beach Heliport
JLDSE7o
JLGIN03Jalgaon
JLHUS18United States Army Heliport
JLLCN00
JLNUS18Joplin
JLOIT1cJesolo
JLPFR1gJuan Les Pins
JLRIN03Jabalpur
JLSBR09
JLXUS0sUnion Station Heliport
JMABR09
JMBAO8s
JMCUS0sMarin County
JMDUS18Market Centre Heliport
JMHUS18Schaumburg Marriott Heliport
JMJCN00Lancang Jingmai
JMKGR3hMikonos
JMMSE7oMalmo Harbour Heliport
JMNUS18Mankato Municipal Heliport
JMONP20Jomsom
JMSUS18Jamestown
JMUCN00Jiamusi Dongjiao
JMYSL9aMammy Yoko Heliport
JNABR09
JNBZA0wO.R. Tambo
JNGCN00Jining Da'an
JNHUS18North Park Inn Heliport
JNIAR02Junin
JNJOM95
JNNGL7pNanortalik Heliport
JNPUS0sNewport Beach Heliport
JNSGL7pNarsaq Heliport
JNUUS6cJuneau
JNXGR3hNaxos
JNZCN00Liaoning Province
JOCUS0sCenterport Heliport
JOEFI3sJoensuu
JOGID0bAdisutjipto
JOHZA0wPort St. Johns
JOIBR09Joinville-Lauro Carneiro de Loyola
JOJCAao
JOKRU06Yoshkar-Ola
JOLPH16Jolo
JOMTZ7v
JONUMb8
JOPPG4s
JORUS0sThe City Heliport
JOSNG0aJos
JOTUS18
JPABR23Presidente Castro Pinto
JPDUS0sPasadena Heliport
JPEBR23Paragominas
JPNUS0dPentagon Army
JPOBR1b
JPRBR4oJi-Parana
JPTUS18Texas Park Ten Heliport
JPUFR1gLa Defense Heliport
JPXUS0dTown of East Hampton
JPYBR09Paraty
JQAGL7pQaarsut
JQEPA4b
JQFRU06
JQJCN00
JQORU06
JRAUS0dPort Authority-West 30Th St. Heliport
JRBUS0d
JRCUS18Rochester Municipal Heliport
JRDUS0sRiverside Heliport
JREUS0dEast 60th Street Heliport
JRFUS4gKalaeloa
JRGIN03Veer Surendra Sai
JRHIN03Rowriah
JRKGL7pArsuk Heliport
JRNBR38Juruena
JROTZ7vKilimanjaro
JRSIL34
JRTBR58
JSAIN03Jaisalmer
JSBBR1b
JSDUS0dSikorsky Heliport
JSGUS0sSan Rafael Heliport
JSHGR3hSitia
JSIGR3hSkiathos
JSJCN00Jiansanjiang Shidi
JSKUS18St. Cloud Municipal Heliport
JSLUS0dSteel Pier Heliport
JSMAR59
JSNUS0sSherman Oaks Heliport
JSOBR1bSobral
JSPKR08Seogwipo Heliport
JSRBD07Jessore
JSSGR3h
JSTUS0dCambria County
JSUGL7pManiitsoq
JSYGR3hSyros Island
JTABR1b
JTCBR09Bauru-Arealva
JTIBR09
JTNBR09
JTOUS0sThousand Oaks Heliport
JTRGR3hSantorini
JTYGR3hAstypalaia
JUABR3w
JUBSS44Juba
JUCUS0sUniversal City Heliport
JUHCN00Chizhou Jiuhuashan
JUIDE0xJuist
JUJAR4pGobernador H. Guzman
JUKGL7pUkkusissat Heliport
JULPE0fJuliaca
JUMNP20Jumla
JUNAU1e
JUOCO0h
JUPUS0sCable Heliport
JURAU1n
JUTHN30
JUUGL7pNuugaatsiaq Heliport
JUVGL7pUpernavik
JUZCN00Quzhou
JVAMG8j
JVIUS0d
JVLUS18
JWABW85Jwaneng
JWCUS0sWarner Center Business Plaza Heliport
JWHUS18Westchase Hilton Heliport
JWLUS18Woodlawns Heliport
JWNIR0kZanjan
JWOKR08Jungwon AB
JXACN00Jixi Xingkaihu
JXNUS3fJackson County
JXSCN00
JYQCN00
JYRIR0kJiroft
JYVFI3sJyvaskyla
JZHCN00Jiuzhai Huanglong
KAAZM9pKasama
KABZW8nKariba
KACSY1tKameshly
KADNG0aKaduna
KAEUS74Kake Sea Plane Base
KAFPG6a
KAGKR08Gangneung
KAHAU0oMelbourne City Heliport
KAIGY4zKaieteur
KAJFI3sKajaani
KAKPG4s
KALUS4rKaltag
KAMYE7i
KANNG0aMallam Aminu Kano
KAOFI3sKuusamo
KAPCD8o
KAQPG4s
KARGY4z
KASNA4t
KATNZ49Kaitaia
KAUFI3sKauhava
KAVVE13
KAWMM0pKawthaung
KAXAU1nKalbarri
KAYFJ60
KAZID4i
KBASL9a
KBBAU5l
KBCUS4rBirch Creek
KBDAU1n
KBEUS6c
KBFID4i
KBGUG97
KBHPK05
KBICM94
KBJAU5l
KBKUS74
KBLAF11Hamid Karzai
KBMPG4s
KBNCD8o
KBOCD8o
KBPUA15Boryspil
KBQMW8f
KBRMY7uSultan Ismail Petra
KBSSL9aBo
KBTMH80
KBUID26Gusti Syamsir Alam
KBVTH0mKrabi
KBWUS4r
KBXID4i
KBYAU2d
KBZNZ49
KCACN12Kuqa Qiuci
KCBSR50
KCCUS74Coffman Cove Sea Plane Base
KCDID4i
KCEAU1e
KCFPK05
KCGUS4r
KCHMY7uKuching
KCITL5i
KCJPG4s
KCKRU3r
KCLUS4r
KCMTR01Kahramanmaras
KCNUS7c
KCOTR01Cengiz Topel
KCPUA15
KCQUS4rChignik Lake
KCRUS4r
KCSAU5l
KCTLK3iKoggala
KCUUG97
KCYRU2wKrasnoyarsk Cheremshanka
KCZJP0cKochi Ryoma
KDASN8z
KDBAU1n
KDCBJ8x
KDDPK05Khuzdar
KDEPG4s
KDFDZ1j
KDHAF11Kandahar
KDIID26Haluoleo
KDJGA9d
KDKUS4r
KDLEE4cKardla
KDMMV5qKaadedhdhoo
KDNGA9d
KDOMV5qKadhdhoo
KDPPG4s
KDQPG4s
KDRPG4s
KDSAU1e
KDTTH0mKamphaeng Saen
KDUPK05Skardu
KDVFJ60Kandavu
KDWLK3i
KDXSD1k
KDYRU3q
KDZLK3iPolgolla Reservoir
KEATM39
KEBUS4rNanwalek
KECCD8o
KEDMRa7
KEECG8r
KEFIS7nKeflavik
KEGPG4s
KEHUS0sKenmore Air Harbor
KEIID4i
KEJRU3uKemerovo
KEKUS4r
KELDE0xKiel Holtenau
KEMFI3sKemi/Tornio
KENSL9aKenema
KEOCI0t
KEPNP20Nepalganj
KEQID4i
KERIR0kKerman
KESCA3lKelsey
KETMM0pKeng Tung
KEUKE17
KEVFI3sHalli
KEWCA3lKeewaywin
KEXPG4s
KEYKE17
KEZLK3i
KFAMRa7
KFEAU1n
KFGAU5lKalkurung
KFICN00
KFMCA2o
KFPUS4rFalse Pass
KFSTR01Kastamonu
KFZAL4fKukes
KGACD8oKananga
KGBPG4s
KGCAU2dKingscote
KGDRU46Khrabrovo
KGESB63Kagau
KGFKZ1hKaraganda
KGGSN8zKedougou
KGHPG4s
KGIAU1nKalgoorlie-Boulder
KGJMW8fKaronga
KGKUS4rKoliganek
KGLRW9qKigali
KGMPG4s
KGNCD8a
KGOUA15
KGPRU25Kogalym
KGQGL7pKangersuatsiaq Heliport
KGRAU5l
KGSGR3hKos
KGTCN00Kangding
KGUMY1z
KGVAT1s
KGWPG4s
KGXUS4rGrayling
KGYAU1eKingaroy
KGZUS4r
KHAIR0k
KHCUA4a
KHDIR0kKhorramabad
KHEUA15Kherson
KHGCN00Kashi Laining
KHHTW0eKaohsiung
KHIPK05Jinnah
KHJFI3sKauhajoki
KHKIR0kKhark
KHLBD07Khulna
KHMMM0pKhamti
KHNCN00Nanchang Changbei
KHOZA0w
KHQGL7pKullorsuaq Heliport
KHRMN31
KHSOM95Khasab
KHTAF11Khost
KHUUA15
KHVRU3qKhabarovsk
KHWBW85
KHXUG97
KHYIR0k
KHZPF6eKauehi
KIAPG4s
KIBUS4r
KICUS0s
KIDSE7oKristianstad
KIEPG4sAropa
KIFCA3lKingfisher Lake
KIGZA0w
KIHIR0kKish
KIIPG4s
KIJJP0cNiigata
KIKIQ0jKirkuk
KILCD8o
KIMZA0wKimberley
KINJM2vNorman Manley
KIOMH80Kili Island
KIPUS18
KIQPG4s
KIRIE2nKerry County
KISKE17Kisumu
KITGR3hKithira
KIUKE17Kiunga
KIVMD3k
KIWZM9pSouthdowns
KIXJP0cKansai
KIYTZ7v
KIZPG4s
KJARU2wKrasnoyarsk
KJBIN03Kurnool
KJHCN00Kaili Huangping
KJICN12Burqin Kanas
KJJUG97Kajjansi
KJKBE2pKortrijk
KJNSD1k
KJPJP0c
KJRDE0x
KJTID0bKertajati
KJUPG4s
KJXID0b
KKAUS4rKoyuk
KKBUS4rKitoi Bay Sea Plane Base
KKCTH0mKhon Kaen
KKDPG4s
KKENZ49Kerikeri
KKFUS4rKagvik Creek
KKGGY4z
KKHUS4rKongiganak
KKIUS4r
KKJJP0cKitakyushu
KKKUS4r
KKLUS4r
KKMTH0m
KKNNO7mKirkenes Airport, Hoeybuktmoen
KKONZ49
KKPAU1e
KKQRU25
KKRPF6eKaukura Atoll
KKSIR0kKashan
KKTUS18
KKUUS4r
KKWCD8aKikwit
KKXJP0cKikaiga Shima
KKYIE2n
KKZKH86
KLAUG97
KLBZM9p
KLCSN8zKaolack
KLDRU06Migalovo
KLECM94
KLFRU06Grabtsevo
KLGUS4rKalskag Municipal
KLHIN03Kolhapur
KLICD8a
KLJLT3t
KLKKE17
KLLUS4r
KLMIR0k
KLNUS4rLarsen Sea Plane Base
KLOPH16Kalibo
KLPID43Seruyan Kuala Pembuang
KLQID43
KLRSE7oKalmar Oland
KLSUS0sLongview
KLTDE0xKaiserslautern
KLUAT1sKlagenfurt
KLVCZ2eKarlovy Vary
KLWUS6cKlawock
KLXGR3hKalamata
KLYCD8o
KLZZA0wKleinzee
KMAPG4sKerema
KMBPG4s
KMCSA0rHafar Al-Batin Domestic
KMDGA9dMandji
KMERW9qKamembe
KMFPG4s
KMGCN00Kunming Changshui
KMHZA0wKuruman
KMIJP0cMiyazaki
KMJJP0cKumamoto
KMKCG8r
KMLAU1e
KMMID4i
KMNCD8oKamina
KMOUS4rManokotak
KMPNA4tKeetmanshoop
KMQJP0cKomatsu
KMRPG4s
KMSGH7kKumasi
KMTKH86
KMUSO87Kismayu
KMVMM0p
KMWRU06Kostroma
KMXSA0rKhamis Mushait
KMYUS4rMoser Bay Seaplane Base
KMZZM9p
KNACL0nVina del Mar
KNBUS3d
KNCCNb5
KNDCD8oKindu
KNEPG4s
KNFGB0iMarham Royal Air Force
KNGID4iKaimana
KNHTW0eKinmen
KNIAU1n
KNJCG8r
KNKUS4rKokhanok
KNLPG4s
KNMCD8o
KNNGN8v
KNOID0bKuala Namu
KNPAO8s
KNQNC5wKone
KNRIR0kJam
KNSAU51King Island
KNTUS18
KNUIN03Kanpur
KNVCA3nKnights Inlet
KNWUS4rNew Stuyahok
KNXAU1nKununurra
KNYRU2wKodinsk
KNZML8e
KOAUS4gKona International Airport at Keahole
KOCNC5wKoumac
KODID26
KOEID26El Tari Kupang
KOFZA0w
KOGLA9w
KOHAU1e
KOIGB0iKirkwall
KOJJP0cKagoshima
KOKFI3sKokkola-Pietarsaari
KOLCF8b
KOMPG4s
KONVN0v
KOOCD8o
KOPTH0mNakhon Phanom
KOQDE0x
KORPG4s
KOSKH86Sihanouk
KOTUS4rKotlik
KOUGA9dKoulamoutou
KOVKZ1hKokshetau
KOWCN00Ganzhou Huangjin
KOXID4i
KOYUS4rOlga Bay Sea Plane Base
KOZUS4r
KPAPG4s
KPBUS9hPoint Baker Sea Plane Base
KPCUS4rPort Clarence
KPDUS0d
KPEPG4s
KPFPG4s
KPGGY4z
KPHUS78
KPIMY1z
KPKUS4r
KPLPG4s
KPMPG4s
KPNUS4rKipnuk Sea Plane Base
KPOKR08Pohang
KPPAU1e
KPRUS4rPort Williams Sea Plane Base
KPSAU0oKempsey
KPTUS0s
KPVUS4rPerryville
KPWRU6uKeperveyem
KPYUS4rPort Bailey Sea Plane Base
KQAUS4rAkutan
KQBAU2dKoonibba
KQHIN03Kishangarh
KQLPG4s
KQRAU1nKarara
KQTTJ3eBokhtar
KRAAU0qKerang
KRBAU1eKarumba
KRCID0bKerinci
KRDAU5l
KREBI8dKirundo
KRFSE7oKramfors/Solleftea
KRGGY4z
KRHGB0i
KRIPG4sKikori
KRJPG4s
KRKPL1rJohn Paul II Kraków-Balice
KRLCN00Korla Licheng
KRMGY4z
KRNSE7oKiruna
KRORU25Kurgan
KRPDK7hMidtjyllands
KRQUA15
KRRRU06Krasnodar
KRSNO7mKristiansand
KRTSD1kKhartoum
KRUPG4s
KRVKE17
KRWTM39Turkmenbashi
KRXPG4s
KRYCN00Karamay Guhai
KRZCD8a
KSAFM71Kosrae
KSBPG4s
KSCSK8mBarca
KSDSE7oKarlstad
KSEUG97
KSFDE0xKassel-Calden
KSGPG4s
KSHIR0kKermanshah
KSIGN8v
KSJGR3hKasos Island
KSKSE7oKarlskoga
KSLSD1kKassala
KSMUS4rSaint Mary's
KSNKZ52Kostanay
KSOGR3hAristoteles
KSPPG4s
KSQUZ4mKarshi-Khanabad AB
KSRID26H. Aroeppala
KSSML8e
KSTSD1k
KSUNO7mKristiansund Airport, Kvernberget
KSVAU1e
KSWIL34
KSXPG4s
KSYTR01Kars
KSZRU06Kotlas
KTAAU1nKarratha
KTBUS4rThorne Bay Seaplane Base
KTCCI0t
KTDJP0cKitadaito
KTEMY7uKerteh
KTFNZ49
KTGID0bKetapang
KTHUS4r
KTIKH86Kratie
KTJKE17
KTKPG6a
KTLKE17Kitale
KTMNP20Tribhuvan
KTNUS74Ketchikan
KTOGY4z
KTPJM2vTinson
KTQFI3sKitee
KTRAU5lRAAF Base Tindal
KTSUS4rBrevig Mission
KTTFI3sKittila
KTUIN03Kota
KTVVE13
KTWPL1rKatowice
KTXML8e
KTYLK3i
KTZHK0l
KUAMY7uSultan Haji Ahmad Shah
KUBBN8q
KUCKI69
KUDMY7uKudat
KUESB63
KUFRU2iKurumoch Samara
KUGAU1eKubin Island
KUHJP0cKushiro
KUINZ49Kawau Island Seaplane Base
KUJJP0cKushimoto
KUKUS4rKasigluk
KULMY7uKuala Lumpur
KUMJP0cYakushima
KUNLT3tKaunas
KUOFI3sKuopio
KUPPG4s
KUQPG4s
KURAF11
KUSGL7pKulusuk
KUTGE2mKutaisi
KUUIN03Bhuntar
KUVKR08Gunsan
KUWUS4rKugururok River
KUXPG4s
KUYPG4sKamusi
KUZGL7pKuummiit Heliport
KVAGR3hKavala
KVBSE7oSkovde
KVCUS4rKing Cove
KVDAZ2k
KVEPG4s
KVGPG4sKavieng
KVKRU06
KVLUS4rKivalina
KVMRU6uMarkovo
KVNCN00
KVORS2aMorava
KVRRU3q
KVUFJ60
KVXRU06Kirov
KWAMH6hKwajalein
KWBID0bDewadaru
KWDCF8b
KWECN00Guiyang Longdongbao
KWFUS6c
KWGUA15Krivoy Rog
KWHAF11
KWIKW9rKuwait
KWJKR08Gwangju
KWKUS4rKwigillingok
KWLCN00Guilin Liangjiang
KWMAU1eKowanyama
KWNUS4rKwinhagak
KWOPG4s
KWPUS4rWest Point Village Sea Plane Base
KWQDE0x
KWRSB63
KWSSB63
KWTUS4rKwethluk
KWUNZ49
KWVPG4s
KWXPG4s
KWYKE17Kiwayu
KWZCD8oKolwezi
KXAUS6cKasaan Sea Plane Base
KXBID26Sangia Nibandera
KXDRU25
KXEZA0wKlerksdorp
KXFFJ60Koro Island
KXKRU3qKhurba
KXNGB0i
KXOUG97Kisoro
KXRPG6a
KXUPF6e
KYATR01Konya
KYBAU2d
KYDTW0eOrchid Island
KYELB1mRene Mouawad Air Base
KYFAU1n
KYIAU2d
KYKUS4rKarluk
KYLUS0dPort Largo
KYNGB0i
KYOUS0d
KYPMM0pKyaukpyu
KYSML8eKayes
KYTMM0p
KYUUS4rKoyukuk
KYXPG4s
KYYCN12
KYZRU2wKyzyl
KZBUS4rZachar Bay Sea Plane Base
KZCKH86Kompong-Chhnang
KZDKH86
KZFPG4s
KZGDE0x
KZHUS4rKizhuyak
KZIGR3hPhilippos
KZKKH86Kompong Thom
KZNRU06Kazan
KZOKZ4qKzyl-Orda
KZRTR01Zafer
KZSGR3hKastellorizo
KZZCN00
LAAUS3dSoutheast Colorado
LABPG4s
LACMY1z
LADAO8s4 de Fevereiro
LAEPG4sNadzab
LAFUS32Purdue University
LAGVE13La Guaira
LAHID4i
LAIFR1gServel
LAJBR09Correia Pinto
LAKCA9sAklavik
LALUS0dLakeland Linder
LAMUS3d
LANUS3fCapital Region
LAOPH16Laoag
LAPMX3gLeon
LAQLY2gLa Braq
LARUS3dGeneral Brees Field
LASUS0sHarry Reid
LATCO0h
LAUKE17Lamu
LAVWS68
LAWUS18Lawton-Fort Sill
LAXUS0sLos Angeles
LAYZA0wLadysmith
LAZBR23Bom Jesus Da Lapa
LBAGB0iLeeds Bradford
LBBUS18Lubbock Preston Smith
LBCDE0xLuebeck-Blankensee
LBDTJ3eKhujand
LBEUS0dArnold Palmer
LBFUS18Lee Bird Field
LBGFR1gLe Bourget
LBHAU0oPalm Beach Sea Plane Base
LBIFR1gLe Sequestre
LBJID26Komodo
LBKKE17
LBLUS18Liberal Municipal
LBMMZ1w
LBNKE17
LBOCD8o
LBPMY7uLong Banga
LBQGA9dLambarene
LBRBR1uLabrea
LBSFJ60Labasa
LBTUS0dLumberton
LBUMY7uLabuan
LBVGA9dLibreville
LBWID26Juvai Semaring
LBXPH16Lubang
LBYFR1gMontoir
LBZAO8s
LCACY5hLarnaca
LCBBR38Pontes-e-Lacerda
LCCIT1cGalatina
LCDZA0w
LCEHN30Goloson
LCFGT2r
LCGES0yA Coruna
LCHUS18Lake Charles
LCIUS0d
LCJPL1rLodz Wladyslaw Reymont
LCKUS0dRickenbacker
LCLCU1fLa Coloma
LCMAR21
LCNAU2d
LCOCG8r
LCPAR3z
LCQUS0d
LCRCO0hLa Chorrera
LCSCN00Longchuan Guangsong
LCTCN00
LCVIT1c
LCXCN00Longyan Guanzhishan
LCYGB0iLondon City
LCZIT1c
LDAIN03
LDBBR09Londrina
LDCAU9g
LDEFR1gTarbes Ossun Lourdes
LDGRU06Leshukonskoye
LDHAU9tLord Howe Island
LDITZ7v
LDJUS0d
LDKSE7o
LDMUS3f
LDNNP20
LDOSR50
LDRYE7i
LDSCN00Yichun Lindu
LDUMY7uLahad Datu
LDVFR1gLandivisiau
LDWAU1n
LDXGF61Saint Laurent du Maroni
LDYGB0iCity of Derry
LDZZA0w
LEAAU1nLearmonth
LEBUS0dLebanon Municipal
LECBR23Coronel Horacio de Mattos
LEDRU06Pulkovo
LEEUS0dLeesburg
LEFLSa5
LEGMRa7
LEHFR1gOcteville
LEIES0yAlmeria
LEJDE0xLeipzig/Halle
LEKGN8v
LELAU5lLake Evella
LEMUS3d
LENES0yLeon
LEOGA9d
LEPBR09Leopoldina
LEQGB0iLands End
LERAU1nLeinster
LESLSa5
LETCO0hGen. A.V. Cobo
LEUES0yAndorra–La Seu d'Urgell
LEVFJ60Levuka
LEWUS0d
LEXUS0dBlue Grass
LEYNL7sLelystad
LEZHN30
LFACN00
LFBMZ1w
LFHCN00Lanping Fenghua General
LFIUS0dLangley Field
LFKUS18Lufkin Angelina County
LFMIR0kLamerd
LFNUS0d
LFOET7j
LFPAU1e
LFQCN00Linfen Yaodu
LFRVE13La Fria
LFTUS18Lafayette
LFWTG9uLome–Tokoin
LGAUS0dLaGuardia
LGBUS0sLong Beach
LGCUS0d
LGDUS0s
LGEAU1n
LGFUS1v
LGGBE2pLiege
LGHAU2dLeigh Creek
LGIBS7yDeadmans Cay
LGJRO1o
LGKMY7uLangkawi
LGLMY7uLong Lellang
LGMPG4s
LGNPG4s
LGODE0x
LGPPH16Legazpi
LGQEC1l
LGRCL0nCochrane
LGSAR02Malargue
LGTCO0h
LGUUS3dCache
LGVES0y
LGWGB0iLondon Gatwick
LGXSO87
LGYVE13
LGZCN00Shannan Longzi (Lhünzê)
LHADE0xLahr
LHBUS4rLost Harbor Sea Port
LHCCN00
LHEPK05Allama Iqbal
LHGAU0oLightning Ridge
LHIID4i
LHKCN00Guanghua
LHNBR09
LHPPG6a
LHRGB0iLondon Heathrow
LHSAR02Las Heras
LHUNA4t
LHVUS0d
LHWCN00Lanzhou Zhongchuan
LIACN00
LIBAU5l
LICUS3d
LIDNL7s
LIECD8a
LIFNC5wLifou
LIGFR1gBellegarde
LIHUS4gLihue
LIIID4i
LIJUS6c
LIKMH80Likiep
LILFR1gLille
LIMPE0fJorge Chavez
LINIT1cMilano Linate
LIOCR4lLimon
LIPBR09Lins
LIQCD8aLisala
LIRCR4lLiberia Guanacaste
LISPT3yLisbon Portela
LITUS18Bill and Hillary Clinton National
LIUIT1cLinosa Heliport
LIVUS4r
LIWMM0pLoikaw
LIXMW8f
LIYUS0d
LIZUS0d
LJACD8o
LJGCN00Lijiang
LJNUS18Texas Gulf Coast
LJRSI9v
LJUSI9vLjubljana Joze Pucnik
LKAID26Gewayantana
LKBFJ60Lakeba
LKCCG8r
LKDAU1e
LKEUS0sLake Union Sea Plane Base
LKGKE17Lokichogio
LKHMY1z
LKIID0bLasikin
LKJPL1r
LKKUS4r
LKLNO7mLakselv
LKMID26Lolak Bolaang Mongondow
LKNNO7mLeknes
LKOIN03Chaudhary Charan Singh
LKPUS0d
LKRSO87
LKSUS18Lakeside
LKTCI0tLakota
LKUKE17
LKVUS0s
LKWOM95
LKYTZ7vLake Manyara
LKZGB0iLakenheath RAF
LLASE7oLulea
LLBCN00Libo County Libo City
LLCPH16Cagayan North
LLDCN00
LLEZA0w
LLFCN00Yongzhou Lingling
LLGAU1e
LLHHN30
LLIET7j
LLJBD07
LLKAZ2kLankaran
LLLAU1n
LLMMY1z
LLNID4i
LLOID26Lagaligo
LLPAU1e
LLQCN00
LLSAR21
LLTAO8s
LLUGL7pAlluitsup Paa
LLVCN00Luliang Dawu
LLWMW8fKamuzu
LLXUS0d
LLYUS0d
LLZAR3z
LMAUS4rMinchumina Intermediate
LMBMW8f
LMCCO0hLamacarena
LMDAR3z
LMEFR1gArnage
LMGPG4s
LMHHN30
LMIPG4s
LMJJP0c
LMKIE2n
LMLMH6h
LMMMX3gLos Mochis
LMNMY7uLimbang
LMOGB0iRAF Lossiemouth
LMPIT1cLampedusa
LMQLY2gMarsa el Brega
LMRZA0wLime Acres
LMSUS18
LMTUS0sCrater Lake Klamath
LMUID43
LMVMV5q
LMXCO0h
LMYPG4sLake Murray
LMZMZ1wPalma
LNAUS0d
LNBVU6bLamen Bay
LNCPG4s
LNDUS3dHunt Field
LNEVU6bLonorore
LNFPG4s
LNGPG4s
LNHAU5l
LNIUS4r
LNJCN00Lincang
LNKUS18Lincoln
LNLCN00Longnan Chengxian
LNMPG4s
LNNUS0d
LNOAU1nLeonora
LNPUS0d
LNQPG4s
LNRUS18
LNSUS0dLancaster Airport (Pennsylvania)
LNUID26Robert Atty Bessing
LNVPG4sLihir Island
LNXRU06Smolensk
LNYUS4gLanai
LNZAT1sLinz
LOAAU1e
LOBCL0n
LOCAU2d
LODVU6bLongana
LOETH0mLoei
LOFMH80
LOHEC1lCamilo Ponce
LOIBR09
LOKKE17Lodwar
LOLUS0sDerby Field
LOMMX04
LONGB0i
LOODZ1jL'Mekrareg
LOPID26Zainuddin Abdul Madjid
LOQBW85
LORUS18Lowe Army Heliport
LOSNG0aMurtala Muhammed
LOTUS18
LOUUS4wBowman Field
LOVMX2hVenustiano Carranza
LOWUS0d
LOXGT2r
LOYKE17
LOZUS0dCorbin-London
LPAES4eGran Canaria
LPBBO24El Alto
LPCUS0s
LPDCO0hLa Pedrera
LPECO0h
LPFCN00Liupanshui Yuezhao
LPGAR02La Plata
LPHGB0iLochgilphead Heliport
LPISE7oLinkoping City
LPJVE13
LPKRU06Lipetsk
LPLGB0iLiverpool John Lennon
LPMVU6bLamap
LPNPG4s
LPOUS18
LPPFI3sLappeenranta
LPQLA9wLuang Prabang
LPSUS0sLopez Island
LPTTH0mLampang
LPUID26Long Apung
LPWUS74Little Port Walter
LPXLV37Liepaya
LPYFR1gLoudes
LQKUS0d
LQMCO0hPuerto Leguizamo
LQNAF11
LQPCN00
LQQCN00
LQSCN00
LRAGR3h
LRBLSa5
LRDUS18Laredo
LREAU1eLongreach
LRFUS18Little Rock Air Force Base
LRGPK05
LRHFR1gLaleu
LRICO0h
LRJUS18
LRKUS78
LRLTG9uNiamtougou
LRMDO1dLa Romana
LRNUS0sLarson Air Force Base
LROUS0sSharpe Army Air Field
LRQCA3l
LRRIR0kLar
LRSGR3hLeros
LRTFR1gLann Bihoue
LRUUS3dLas Cruces Municipal
LRVVE13Los Roques
LSAPG4sLosuia
LSBUS3d
LSCCL0nLa Florida
LSDUS0dLexington Creech Heliport
LSEUS18La Crosse
LSFUS0dLawson Army Air Field
LSGCN00Leshan
LSHMM0pLashio
LSIGB0iSumburgh
LSJPG4s
LSKUS3d
LSLCR4lLos Chiles
LSMMY1z
LSNUS0s
LSOFR1g
LSPVE13Josefa Camejo
LSQCL0n
LSRID0bAlas Leuser
LSSGP88
LSTAU51Launceston
LSUMY1z
LSVUS0sNellis Air Force Base
LSWID0bMalikus Saleh
LSXID0bLhok Sukon
LSYAU0oLismore
LSZHR8p
LTAZA0wTzaneen
LTBAU51
LTCTD3a
LTDLY2gGhadames
LTFPG4s
LTGNP20
LTHUS0s
LTIMN31Altai
LTKSY1tBassel al-Assad
LTLGA9d
LTMGY4zLethem
LTNGB0iLondon Luton
LTOMX3gLoreto
LTPAU1e
LTQFR1gLe Touquet
LTRIE2n
LTSUS18Altus Air Force Base
LTTFR1gLa Mole
LTUIN03Latur
LTVAU1e
LTWUS0d
LTXEC1lCotopaxi
LTZIT1c
LUANP20Tenzing-Hillary
LUBGY4z
LUCFJ60
LUDNA4tLuderitz
LUESK8m
LUFUS1vLuke Air Force Base
LUGCH4kLugano
LUHIN03Ludhiana
LUIHN30
LUJZA0wLusikisiki
LUKUS0dCincinnati Municipal Lunken
LULUS18
LUMCN00Dehong Mangshi
LUNZM9pKenneth Kaunda
LUOAO8sLuena
LUPUS4gKalaupapa
LUQAR02D. Cesar Raul Ojeda
LURUS4rCape Lisburne
LUSCD8a
LUTAU1e
LUUAU1e
LUVID4iLanggur
LUWID4iSyukuran Aminuddin Amir
LUXLU9xLuxembourg
LUYES0y
LUZPL1rLublin
LVAFR1gEntrammes
LVBBR09
LVDUS4r
LVIZM9pHarry Mwaanga Nkumbula
LVKUS0s
LVLUS0d
LVMUS3dMission Field
LVOAU1nLaverton
LVPIR0kLavan Island
LVRBR3w
LVSUS3dLas Vegas
LWAPH16
LWBUS0dGreenbrier Valley
LWCUS18
LWEID26
LWGES0y
LWHAU1e
LWIPG4s
LWKGB0iLerwick/Tingwall
LWLUS0s
LWMUS0dLawrence Municipal
LWNAM2lShirak
LWOUA15Lviv
LWRNL7sLeeuwarden Air Base
LWSUS0sLewiston-Nez Perce County
LWTUS3dLewistown Municipal
LWVUS18
LWYMY7uLawas
LXACN00Lhasa Gonggar
LXCGB0i
LXGLA9wLuang Namtha
LXICN00Linxi
LXLGB0i
LXNUS18
LXREG0gLuxor
LXSGR3hLimnos
LXUZM9p
LXVUS3d
LYACN00Luoyang Beijiao
LYBKY91Little Cayman
LYCSE7oLycksele
LYEGB0i
LYGCN00Lianyungang Huaguoshan
LYHUS0dPreston-Glenn Field
LYICN00Linyi Qiyang
LYKID26
LYNFR1gBron
LYOUS18
LYPPK05Faisalabad
LYRSJ9ySvalbard
LYSFR1gLyon Saint-Exupery
LYTAU1e
LYUUS18Ely
LYXGB0iLydd
LZACD8o
LZBES0y
LZCMX04Lazaro Cardenas
LZDCNb6
LZGCN00Langzhong Gucheng
LZHCN00Liuzhou
LZICD8a
LZMAO8s
LZNTW0eMatsu Nangan
LZOCN00Luzhou Yunlong
LZRAU9g
LZSAT1s
LZUUS0d
LZXCN00
LZYCN00Nyingchi Mainling
MAAIN03Chennai
MABBR23Maraba
MACUS0d
MADES0yMadrid-Barajas
MAEUS0s
MAFUS18Midland
MAGPG4sMadang
MAHES0yMenorca
MAIMW8fMangochi
MAJMH80Amata Kabua
MAKSS44Malakal
MALID4i
MAMMX3pMatamoros
MANGB0iManchester
MAOBR1uManaus International Airport – Eduardo Gomes
MAPPG4s
MAQTH0mMae Sot
MARVE13La Chinita
MASPG4sMomote
MATCD8a
MAUPF6eMaupiti
MAVMH80
MAWUS18
MAXSN8zOuro Sogui Matam
MAYBS7yMangrove Cay
MAZPR48Eugenio M. De Hostos
MBAKE17Moi
MBBAU1n
MBCGA9d
MBDZA0wMafikeng
MBEJP0cMonbetsu
MBFAU0o
MBGUS18Mobridge Municipal
MBHAU1e
MBITZ7vSongwe
MBJJM2vSangster
MBKBR3w
MBLUS3fBlacker
MBMZA0w
MBNAU1n
MBOPH16Mamburao
MBPPE0f
MBQUG97
MBRMRa7
MBSUS3fMBS
MBTPH16Masbate
MBUSB63
MBVPG4s
MBWAU0qMoorabbin
MBXSI9vMaribor Edvard Rusjan
MBYUS18
MBZBR1u
MCAGN8v
MCBUS18Pike County
MCCUS0sMcClellan Air Force Base
MCDUS3f
MCEUS0sMerced Municipal
MCFUS0dMacDill Air Force Base
MCGUS4rMcGrath
MCHEC1lGeneral Manuel Serrano
MCIUS18Kansas City
MCJCO0hJorge Isaacs
MCKUS18Mc Cook
MCLUS4r
MCMMC9zMonaco Heliport
MCNUS0dMiddle Georgia
MCOUS0dOrlando
MCPBR23Macapa
MCQHU1q
MCRGT2rMelchor De Menco
MCSAR02Monte Caseros
MCTOM95Muscat
MCUFR1gGueret (Lepaud)
MCVAU5lMcarthur River
MCWUS18Mason City
MCXRU06Makhachkala
MCYAU1eSunshine Coast
MCZBR23Maceio-Zumbi dos Palmares
MDAUS18Martindale Army Air Field
MDBBZ62
MDCID26Sam Ratulangi
MDDUS18
MDECO0hJose Maria Cordova
MDFUS18
MDGCN00Mudanjiang Hailang
MDHUS18Southern Illinois
MDING0aMakurdi
MDJUS0s
MDKCD8aMbandaka
MDLMM0pMandalay
MDMPG4s
MDNUS32
MDOUS4r
MDPID4i
MDQAR02Astor Piazzolla
MDRUS4r
MDSTC9e
MDTUS0dHarrisburg
MDUPG4sMendi
MDVGA9d
MDWUS18Chicago Midway
MDXAR21
MDYUMawSand Island Field
MDZAR02El Plumerillo
MEABR09Macae
MEBAU0oEssendon
MECEC1lManta
MEDSA0rPrince Mohammad Bin Abdulaziz
MEENC5wMare
MEFTD3a
MEGAO8sMalanje
MEHNO7mMehamn
MEIUS18Key Field
MEJUS0d
MEKMA10Bassatine Air Base
MELAU0qMelbourne
MEMUS18Memphis
MENFR1gBrenoux
MEOUS0d
MEPMY7u
MEQID0bCut Nyak Dhien
MERUS0sCastle Air Force Base
MESID0bSoewondo Air Force Base
METAU1e
MEUBR23Monte Dourado
MEVUS0s
MEWCD8o
MEXMX04Mexico City
MEYNP20
MEZZA0w
MFATZ7vMafia Island
MFBCO0h
MFCLSa5
MFDUS0dLahm Municipal
MFEUS18McAllen
MFFGA9d
MFGPK05Muzaffarabad
MFHUS0sMesquite
MFIUS18
MFJFJ60Moala
MFKTW0eMatsu Beigan
MFLAU1e
MFMMO3xMacau
MFNNZ49
MFOPG4s
MFPAU5l
MFQNE7rMaradi
MFRUS0sRogue Valley International-Medford
MFSCO0h
MFTPE0f
MFUZM9pMfuwe
MFVUS0d
MFWMZ1w
MFXFR1g
MFYYE7i
MFZPG4s
MGANI2sAugusto C Sandino
MGBAU2dMount Gambier
MGCUS18
MGDBO24
MGEUS0dDobbins Air Force Base
MGFBR09Regional De Maringa
MGGPG4s
MGHZA0wMargate
MGIUS18
MGJUS0d
MGKMM0p
MGLDE0xMonchengladbach
MGMUS18Montgomery
MGNCO0hBaracoa
MGOGA9d
MGPPG4s
MGQSO87Aden Adde
MGRUS0d
MGSCK6x
MGTAU5lMilingimbi
MGUMM0p
MGVAU1n
MGWUS0dMorgantown
MGXGA9d
MGYUS0d
MGZMM0pMyeik
MHAGY4z
MHBNZ49Mechanics Bay Heliport
MHCCL0nMocopulli
MHDIR0kMashhad
MHEUS18
MHFCO0h
MHGDE0xMannheim City
MHHBS7yMarsh Harbour
MHIDJ9o
MHJET7jMisrak Gashamo
MHKUS18Manhattan
MHLUS18
MHMSB63Malaita Manaoba Island Baenalu
MHNUS3d
MHOAU1n
MHPBY1pMinsk -1
MHQAXa0Mariehamn
MHRUS0sMather
MHSUS0s
MHTUS0dManchester Boston
MHUAU0qMount Hotham
MHVUS0s
MHWBO24
MHXCK6xManihiki Island
MHYPG4s
MHZGB0iRAF Mildenhall
MIAUS0dMiami
MIBUS18Minot Air Force Base
MICUS18
MIDMX36Manuel Crescencio Rejon
MIEUS32Delaware County
MIFUS18
MIGCN00Mianyang Nanjiao
MIHAU1n
MIIBR09Frank Miloye Milenkovich State
MIJMH80Mili Island
MIKFI3sMikkeli
MILIT1c
MIMAU0oMerimbula
MINAU2d
MIOUS18
MIPIL34Mitspeh Ramon
MIQUS18
MIRTN3cHabib Bourguiba
MISPG4sMisima Island
MITUS0s
MIUNG0aMaiduguri
MIVUS0dMillville
MIWUS18
MIXCO0h
MIYAU5l
MIZAU5l
MJAMG8j
MJBMH80
MJCCI0tMan
MJDPK05Mohenjo Daro
MJEMH6h
MJFNO7mKjaerstad
MJGCU1f
MJHSA0r
MJILY2gMitiga
MJJPG4s
MJKAU1nShark Bay
MJLGA9dMouila
MJMCD8oMbuji Mayi
MJNMG8jAmborovy
MJONA4t
MJPAU1n
MJQUS18
MJRAR02
MJSMZ1w
MJTGR3hMytilene
MJUID26
MJVES0y
MJWZW8n
MJXUS0d
MJYID0bMangunjaya
MJZRU4xMirnyj
MKACZ2e
MKBGA9d
MKCUS18Charles B. Wheeler Downtown
MKDFR1g
MKEUS18Milwaukee Mitchell
MKFUS0d
MKGUS3fMuskegon
MKHLSa5
MKICF8b
MKJCG8r
MKKUS4gMolokai
MKLUS18McKellar–Sipes
MKMMY7uMukah
MKNPG4s
MKOUS18
MKPPF6eMakemo
MKQID4iMopah
MKRAU1nMeekatharra
MKSET7j
MKTUS18
MKUGA9dMakokou
MKVAU5l
MKWID4iRendani
MKXYE7i
MKYAU1eMackay
MKZMY7uMalacca
MLAMT6lMalta
MLBUS0dOrlando Melbourne
MLCUS18McAlester
MLDUS5k
MLEMV5qVelana
MLFUS3d
MLGID4iAbdul Rachman Saleh
MLHFR1g
MLIUS18Quad City
MLJUS0d
MLKUS3d
MLLUS4rMarshall Don Hunter Sr.
MLMMX04Morelia
MLNES0yMelilla
MLOGR3hMilos
MLPPH16
MLQPG4s
MLRAU2d
MLSUS3dMiles City
MLTUS0d
MLUUS18Monroe
MLVAU1e
MLWLR2uSpriggs Payne
MLXTR01Malatya
MLYUS4rManley Hot Springs
MLZUY2b
MMASE7o
MMBJP0cMemanbetsu
MMCMX2h
MMDJP0cMinamidaito
MMEGB0iTeesside
MMFCM94
MMGAU1nMount Magnet
MMHUS0sMammoth Lakes
MMIUS0d
MMJJP0cMatsumoto
MMKRU06Murmansk
MMLUS18
MMMAU1e
MMNUS0d
MMOCV5nVila Do Maio
MMPCO0h
MMQZM9p
MMRUS18Camp Maybry Army Heliport
MMSUS18
MMTUS0dMcEntire Joint National Guard Base
MMUUS0dMorristown Municipal
MMVPG4s
MMWMZ1wMoma
MMXSE7oMalmo
MMYJP0cMiyako
MMZAF11Maimana
MNAID26
MNBCD8a
MNCMZ1w
MNDCO0h
MNEAU2d
MNFFJ60Mana Island Airstrip
MNGAU5lManingrida
MNHOM95Mussanah
MNIMSa1John A. Osborne
MNJMG8jMananjary
MNKKI69
MNLPH16Ninoy Aquino
MNMUS75
MNNUS0d
MNOCD8o
MNPPG4s
MNQAU1e
MNRZM9pMongu
MNSZM9p
MNTUS4r
MNUMM0pMawlamyine
MNVAU5l
MNWAU5l
MNXBR1uManicore
MNYSB63Mono
MNZUS0dManassas
MOACU1fOrestes Acosta
MOBUS18Mobile
MOCBR09Montes Claros
MODUS0sModesto Municipal
MOEMM0pMomeik
MOFID26Frans Xavier Seda
MOGMM0pMong Hsat
MOHIN03
MOICK6xMitiaro Island
MOJSR50Moengo
MOKUZ4m
MOLNO7mMolde Airport, Aro
MOMMRa7
MONNZ49Mount Cook
MOOAU2d
MOPUS3f
MOQMG8jMorondava
MORUS0d
MOSUS78
MOTUS18Minot
MOUUS4rMountain Village
MOVAU1eMoranbah
MOWRU06
MOXUS18
MOYCO0hMonterrey
MOZPF6eTemae
MPANA4tMpacha
MPBUS0d
MPCID0bMuko-Muko
MPDPK05
MPEUS0d
MPFPG4s
MPGPG4s
MPHPH16Boracay
MPIPA4b
MPJUS18
MPKKR08
MPLFR1gMontpellier Mediterranee
MPMMZ1wMaputo
MPNFKa2Mount Pleasant
MPOUS0d
MPPPA4b
MPQJO29
MPRUS18
MPSUS18
MPTTL5i
MPUPG4s
MPVUS0dEdward F. Knapp State
MPWUAa3Mariupol
MPXPG4s
MPYGF61
MPZUS18
MQAAU1n
MQBUS18
MQCPM79Miquelon
MQDAR3z
MQEAU5l
MQFRU25Magnitogorsk
MQGNA4t
MQHBR09Minacu
MQIUS0d
MQJRUa4Moma
MQKBO24
MQLAU0qMildura
MQMTR01Mardin
MQNNO7mMo i Rana
MQOPG4s
MQPZA0wKruger Mpumalanga
MQQTD3aMoundou
MQRCO0h
MQSVC8kMustique
MQTUS3fSawyer
MQUCO0hMariquita
MQVDZ1j
MQWUS0d
MQXET7jAlula Aba Nega
MQYUS18Smyrna
MQZAU1n
MRALY2gMisurata
MRBUS0dMartinsburg
MRCUS18
MRDVE13Alberto Carnevalli
MREKE17Mara Serena
MRFUS18
MRGAU1eMareeba
MRHPG4s
MRIUS4rMerrill Field
MRJHN30
MRKUS0d
MRLAU1e
MRMPG4s
MRNUS0d
MRONZ49Masterton
MRPAU2d
MRQPH16Marinduque
MRREC1lMacara
MRSFR1gMarseille Provence
MRTAU5l
MRUMU5gSir Seewoosagur Ramgoolam
MRVRU06Mineralnye Vody
MRWDK7hMaribo
MRXIR0kMahshahr
MRYUS0sMonterey
MRZAU0oMoree
MSACA3lMuskrat Dam
MSBMFag
MSCUS1v
MSDUS3d
MSEGB0iKent International
MSFAU5l
MSGLSa5
MSHOM95Masirah Air Force Base
MSIID43
MSJJP0cMisawa
MSKBS7y
MSLUS18Northwest Alabama
MSMCD8a
MSNUS18Dane County
MSOUS3dMissoula Montana
MSPUS18Minneapolis-St. Paul
MSQBY1pMinsk National
MSRTR01Mus
MSSUS0dMassena
MSTNL7sMaastricht Aachen
MSULSa5Moshoeshoe
MSVUS0d
MSWER7wMassawa
MSXCG8r
MSYUS18Louis Armstrong New Orleans
MSZAO8sYuri Gagarin
MTANZ49
MTBCO0h
MTCUS3fSelfridge Air National Guard Base
MTDAU5l
MTEBR58
MTFET7jMizan Teferi
MTGBR38Mato Grosso
MTHUS0dFlorida Keys Marathon
MTICV5n
MTJUS3dMontrose
MTKKI69
MTLAU0o
MTMUS9hMetlakatla Seaplane Base
MTNUS0dMartin State
MTOUS18
MTPUS0dSky Portal
MTQAU1e
MTRCO0hLos Garzones
MTSSZahMatsapha Airbase
MTTMX04Minatitlan
MTUMZ1w
MTVVU6b
MTWUS18
MTXUS4r
MTYMX2hMonterrey
MTZIL34I.Bar-Yehuda
MUASB63Munda
MUBBW85Maun
MUCDE0xMunich
MUDMZ1wMueda
MUEUS4gWaimea–Kohala
MUFID4i
MUGMX3g
MUHEG0gMarsa Matruh
MUIUS0dMuir Aaf
MUJET7j
MUKCK6xMauke Island
MULUS0d
MUMKE17
MUNVE13Jose Tadeo Monagas
MUOUS5kMountain Home Air Force Base
MUPAU5l
MUQAU1n
MURMY7uMarudi
MUSJP0c
MUTUS18
MUUUS0dMount Union
MUVUS0dMustin
MUWDZ1jGhriss
MUXPK05Multan
MUYCG8r
MUZTZ7vMusoma
MVAIS7n
MVBGA9dM'Vengue El Hadj Omar Bongo Ondimba Intl
MVCUS18
MVDUY2bCarrasco
MVEUS18
MVFBR23Dixsept Rosado
MVGGA9d
MVHAU0o
MVIPG4s
MVJJM2vMarlboro
MVKAU2d
MVLUS0d
MVMUS3d
MVNUS18
MVOTD3a
MVPCO0hMitu
MVQBY1pMogilev
MVRCM94Salak
MVSBR19
MVTPF6eMataiva
MVUAU1e
MVVFR1g
MVWUS0s
MVXGA9d
MVYUS0dMartha's Vineyard
MVZZW8nMasvingo
MWAUS18Veterans Airport of Southern Illinois
MWBAU1n
MWCUS18
MWDPK05Mianwali
MWESD1kMerowe
MWFVU6b
MWGPG4s
MWHUS0sGrant County
MWIPG4s
MWJGY4z
MWKID0b
MWLUS18
MWMUS18
MWNTZ7v
MWOUS0d
MWPNP20Mountain
MWQMM0pMagwe
MWRZA0w
MWSID26
MWTAU2d
MWUPG4s
MWVKH86
MWWBE2pMouscron
MWXKR08Muan
MWYAU1e
MWZTZ7vMwanza
MXAUS18
MXBID4iAndi Jemma
MXCUS3d
MXDAU1e
MXEUS0d
MXFUS18Maxwell Air Force Base
MXGUS0d
MXHPG4sMoro
MXIPH16Mati
MXJNG0aMinna
MXKPG4s
MXLMX28Mexicali
MXMMG8jMorombe
MXNFR1gMorlaix
MXOUS18
MXPIT1cMilano Malpensa
MXQBR19
MXRUA15
MXSWS68
MXTMG8j
MXUAU1n
MXVMN31Murun
MXWMN31Mandalgobi
MXXSE7oMora–Siljan
MXYUS4r
MXZCN00Mei Xian
MYAAU0oMoruya
MYBGA9d
MYCVE13Mariscal Sucre Ab
MYDKE17Malindi
MYEJP0cMiyake Jima
MYFUS0s
MYGBS7yMayaguana
MYHUS1v
MYIAU9gMurray Island
MYJJP0cMatsuyama
MYKUS4rMay Creek
MYLUS5kMcCall Municipal
MYMGY4z
MYNYE7i
MYOAU1n
MYPTM39Mary
MYQIN03Mysore
MYRUS0dMyrtle Beach
MYSET7jMoyale
MYTMM0pMyitkyina
MYUUS4rEllis Field
MYVUS0sYuba County
MYWTZ7vMtwara
MYXPG4s
MYYMY7uMiri
MYZMW8f
MZAIN03
MZBMZ1wMocimboa da Praia
MZCGA9d
MZDEC1l
MZEUS0d
MZFZA0w
MZGTW0ePenghu
MZHTR01Merzifon
MZIML8eMopti
MZJUS1v
MZKKI69
MZLCO0hLa Nubia
MZMFR1g
MZNPG4s
MZOCU1fSierra Maestra
MZPNZ49
MZQZA0wMkuze
MZRAF11Mazar-I-Sharif
MZSMY7uMostyn
MZTMX3gMazatlan
MZUIN03Muzaffarpur
MZVMY7uMulu
MZWDZ1jMecheria
MZXET7j
MZYZA0w
MZZUS32
NAAAU0oNarrabri
NABUS0dAlbany Naval Air Station
NACAU2d
NADCO0h
NAEBJ8x
NAFID26
NAGIN03Dr. Babasaheb Ambedkar
NAHID26Naha
NAIGY4z
NAJAZ2kNakhichevan
NAKTH0mNakhon Ratchasima
NALRU06Nalchik
NAMID4iNamlea
NANFJ60Nadi
NAOCN00Nanchong
NAPIT1cNaples
NAQGLa6Qaanaaq
NARCO0h
NASBS7yLynden Pindling
NATBR23Natal
NAUPF6eNapuka Island
NAVTR01Nevsehir
NAWTH0mNarathiwat
NAXUS4g
NAYCN00Beijing Nanyuan
NAZSB63
NBAPG4s
NBBCO0h
NBCRU06Begishevo
NBETN3cEnfidha - Hammamet
NBGUS18Naval Air Station/Alvin Callendar
NBHAU0o
NBJAO8s
NBLPA4b
NBNGQ8lAnnobon
NBOKE17Jomo Kenyatta
NBPUS0dBattery Park City/North Cove Sea Plane Base
NBRAU1eNambour
NBSCN00Changbaishan
NBUUS18
NBVBR09Cana Brava
NBWCU1fGuantanamo Naval Air Station
NBXID4iNabire
NCATC9eNorth Caicos
NCEFR1gNice Cote D'Azur
NCGMX33
NCHTZ7v
NCICO0h
NCJAR21
NCLGB0iNewcastle
NCNUS4rNew Chenega
NCOUS0dQuonset State
NCPPH16
NCQUS0dGeneral Lucius D. Clay National Guard Center
NCRNI2s
NCSZA0wNewcastle
NCTCR4l
NCUUZ1iNukus
NCYFR1gAnnecy-Meythet
NDAID4i
NDBMRa7Nouadhibou
NDCIN03Shri Guru Gobind Singh Ji Airport, Nanded
NDDAO8sSumbe
NDEKE17
NDFAO8s
NDGCN00Qiqihar Sanjiazi
NDHCN00
NDIPG4s
NDJTD3aN'Djamena
NDKMH80
NDLCF8b
NDMET7j
NDNPG4s
NDOES0yLa Palma Del Condado
NDPUS18
NDRMA10Nador El Aroui
NDSAU1n
NDUNA4tRundu
NDVUS0dUnited States Naval Heliport
NDYGB0iSanday
NEAUS0dNaval Air Station
NECAR02Necochea
NEFRU25
NEGJM2v
NEIRU3q
NEJET7j
NEKET7j
NELUS0dNaec
NENUS0d
NERRU4xChulman Neryungri
NESUS0dEast 34th Street - Sea Plane Base
NETBS7y
NEULA9wSam Neua
NEVKNa8Vance W. Amory
NEWUS18Lakefront
NFBUS0dDetroit Naval Air Field
NFFCN00
NFGRU25Nefteyugansk
NFLUS0sNaval Air Station
NFOTO6k
NFRLY2g
NGAAU0oYoung
NGBCN00Ningbo Lishe
NGCUS1vNorth Rim
NGDVG98
NGECM94Ngaoundere
NGFUS4gKaneohe Bay Marine Corps Air Station
NGIFJ60Ngau Island
NGKRU3qNogliki
NGLZA0w
NGMGU66Agana Naval Air Station
NGNPA4b
NGOJP0cChubu Centrair
NGPUS18Naval Air Station
NGQCN00Ngari Kunsha
NGRPG4s
NGSJP0cNagasaki
NGUUS0dNaval Station Norfolk
NGWUS18
NGXNP20
NGYJP0c
NGZUS0sAlameda Naval Air Station
NHAVN0vNha Trang Air Base
NHDAE14Minhad Military
NHFSD1k
NHGCN00
NHKUS0dPatuxent River NAS (Trapnell Field)
NHRIT1c
NHSPK05
NHTGB0iRAF Northolt
NHVPF81Nuku Hiva
NHXUS18
NHZUS0dBrunswick Executive
NIALR2u
NIBUS4rNikolai
NICCY5h
NIDUS0s
NIEUS74Niblack
NIFAU1n
NIGKI69
NIKSN8z
NIMNE7rDiori Hamani
NINUS4r
NIOCD8a
NIPUS0dNAS (Towers Field)
NIQGL7pNiaqornat Heliport
NIRUS18
NISPG4s
NITFR1gNiort
NIUPF9fNiau
NIXML8e
NJAJP0cNAF Atsugi
NJBCN00
NJCRU25Nizhnevartovsk
NJFIQ0jAl-Najaf
NJJCN00
NJKUS0sNavy Air Facility El Centro
NKAGA9d
NKBAU1n
NKCMRa7Nouakchott–Oumtounsy
NKDID4i
NKGCN00Nanjing Lukou
NKIUS6cNaukati
NKJCN00
NKLCD8a
NKMJP0cNagoya
NKNPG4s
NKOMG8j
NKPPF6e
NKSCM94
NKTTR01Sirnak
NKULSa5
NKVUS9h
NKWIOb9
NKXUS0sMarine Corps Air Station Miramar
NKYCG8r
NLAZM9pSimon Mwansa Kapwepwe
NLCUS0sNaval Air Station/Reeves Field
NLDMX3pQuetzalcoatl
NLEUS3f
NLFAU1eDarnley Island
NLGUS4rNelson Lagoon
NLHCN00Ninglang Luguhu
NLIRU3qNikolayevsk-na-Amure
NLKNFa9Norfolk Island
NLLAU1n
NLNUS0s
NLOCD8aN'Dolo
NLPZA0w
NLSAU1n
NLTCN12Xinyuan Nalati
NLUMX04Felipe Ángeles
NLVUA15Nikolaev
NMAUZ1iNamangan
NMBIN03Daman
NMCBS7yNorman's Cay
NMEUS4rNightmute
NMFMV5qMaafaru
NMGPA4b
NMIIN03Navi Mumbai
NMLCA2o
NMNPG4s
NMPAU1e
NMRAU1e
NMSMM0pNamsang
NMTMM0p
NMUMH80Namu
NNAMA10Kenitra Air Base
NNBSB63Santa Ana
NNDMZ1w
NNEFR1g
NNGCN00Nanning Wuxu
NNINA4t
NNKUS4r
NNLUS4r
NNMRU06Naryan-Mar
NNRIE2nConnemara
NNTTH0mNan
NNUBR09
NNXID26Nunukan
NNYCN00Nanyang Jiangying
NOAAU0oNowra
NOBCR4lNosara Beach
NOCIE2nIreland West Airport Knock
NODDE0xNorden-Norddeich
NOGMX3b
NOHUS18Naval Air Station Great Lakes
NOIRU06
NOJRU25Noyabrsk
NOKBR3w
NOLUS4rNakolik River
NOMPG4s
NONKI69
NOOPG4s
NOPTR01Sinop
NORIS7n
NOSMG8jFascene
NOTUS0s
NOUNC5wTontouta
NOVAO8sAlbano Machado (Huambo)
NOZRU3uNovokuznetsk
NPAUS18NAS (F. Sherman Field)
NPDFR1g
NPENZ49Hawkes Bay
NPGPG4s
NPHUS3d
NPLNZ49New Plymouth
NPOID26Nangapinoh
NPPAU5l
NPRBR58
NPTUS0dNewport State
NPUCO0h
NPYTZ7v
NQAUS18Naval Air Station
NQIUS18Naval Air Station
NQLBR09
NQNAR02Presidente Peron
NQTGB0iNottingham
NQUCO0hNuqui
NQXUS0dNAS (Boca Chica Field)
NQYGB0iCornwall Airport Newquay
NQZKZ1hNursultan Nazarbayev
NRAAU0oNarrandera
NRBUS0dMayport Naval Station
NRCUS0s
NRDDE0xNorderney
NREID4i
NRGAU1n
NRIUS18
NRKSE7oNorrkoping
NRLGB0iNorth Ronaldsay
NRMML8e
NRNDE0xWeeze
NRRPR48Jose Aponte de la Torre
NRSUS0s
NRTJP0cNarita
NRVGU66United States Coast Guard Shore Station
NRYAU5l
NSAAU1e
NSBBS7yBimini North Seaplane Base
NSEUS18Whiting Fld Nas (North)
NSFUS0dAndrews Navy Air Field
NSHIR0kNow Shahr
NSICM94Yaounde Nsimalen
NSKRU2wNoril'sk
NSLUS18
NSMAU1n
NSNNZ49Nelson
NSOAU0o
NSPPH16
NSQGL7pNuussuaq Heliport
NSRBR1b
NSTTH0mNakhon Si Thammarat
NSVAU1e
NSXVG98North Sound Virgin Gorda Hovercraft/Launch Point
NSYIT1c
NSZCN00
NTAFJ60
NTBNO7mNotodden
NTCMZ1w
NTDUS0sNaval Base Ventura County
NTEFR1gNantes Atlantique
NTGCN00Nantong Xingdong
NTIID4i
NTJUS3d
NTLAU0oNewcastle
NTMBR57
NTNAU1eNormanton
NTOCV5n
NTQJP0cNoto
NTRMX04Del Norte
NTTTO6kKuini Lavenia
NTUUS0dNaval Air Station
NTXID0bNatuna Ranai
NTYZA0w
NUALK3i
NUBAU5l
NUDSD1k
NUEDE0xNuremberg
NUFLK3i
NUGPG6a
NUHCO0h
NUIUS4rNuiqsut
NUJIR0kNojeh
NUKPF6e
NULUS4rNulato
NUMSA0rNeom Bay
NUNUS18
NUPUS4rNunapitchuk
NUQUS0sMoffett Federal Field
NURAU2d
NUSVU6bNorsup
NUTPG4s
NUUKE17
NUWUS0sAult Field
NUXRU25Novy Urengoy
NVACO0hBenito Salas
NVDUS18
NVGNI2s
NVIUZ1iNavoi
NVJMX3b
NVKNO7mNarvik Airport, Framnes
NVMBR3wNova Mutum
NVNUS0s
NVPBR1u
NVRRU06Novgorod
NVSFR1gNevers
NVTBR09Navegantes
NVYIN03
NWAKM7qBandar Es Eslam
NWHUS0d
NWIGB0iNorwich
NWPCA5s
NWSUS0dPier 11-Wall St Sea Plane Base
NWTPG4s
NWUBM89Naval Air Station
NXXUS0dWillow Grove Naval Air Station
NYARU25Nyagan
NYCUS0d
NYEKE17
NYGUS0dQuantico Naval Air Station
NYIGH7kSunyani
NYKKE17Nanyuki
NYMRU25Nadym
NYNAU0o
NYOSE7oStockholm Skavsta
NYRRU4x
NYSUS0d
NYTMM0pNay Pyi Taw
NYUMM0pNyaung U
NYWMM0p
NZAAO8s
NZCPE0fMaria Reiche Neuman
NZEGN8v
NZGRU3rNizhneangarsk
NZHCN00Manzhouli Xijiao
NZLCN00Zhalantun Chengjisihan
NZOKE17
NZWUS0d
NZYUS0sNorth Island Naval Air Station
OAAAF11
OAGAU0oOrange
OAHAF11
OAIAF11Bagram Airbase
OAJUS0dAlbert J Ellis
OAKUS0sMetropolitan Oakland
OALBR4oCacoal
OAMNZ49Oamaru
OANHN30
OARUS0s
OASAF11
OAXMX04Oaxaca
OAZAF11
OBAAU1e
OBCDJ9o
OBDID4i
OBEUS0d
OBFDE0xOberpfaffenhofen
OBIBR58
OBKUS18Sky Harbor
OBLBE2p
OBMPG4s
OBNGB0iOban
OBOJP0cTokachi-Obihiro
OBSFR1gVals-Lanas
OBTUS0dOakland/Coliseum Station
OBUUS4rKobuk/Wien
OBXPG4sObo
OBYGL8wIttoqqortoormiit Heliport
OBZDE0x
OCAUS0d
OCCEC1lCoca
OCDCN00
OCEUS0d
OCFUS0d
OCHUS18
OCIUS4r
OCJJM2vIan Fleming
OCMAU1n
OCNUS0s
OCSGQ8l
OCVCO0hAguasclaras
OCWUS0d
ODACF8b
ODBES0yCordoba
ODCUS0s
ODDAU2d
ODEDK7hHans Christian Andersen
ODHGB0iRAF Odiham
ODJCF8b
ODLAU2d
ODMUS0d
ODNMY7uLong Seridan
ODORU3rBodaybo
ODRAU1n
ODSUA15Odessa
ODTUS18
ODWUS0s
ODYLA9wOudomxay
OEAUS32Oneal
OECTL5iOecusse
OELRU06Orel
OEMSR50
OEOUS18
OERSE7oOrnskoldsvik
OESAR02San Antonio Oeste
OFFUS18Offutt Air Force Base
OFICI0t
OFJIS7n
OFKUS18Norfolk
OFUAS6zOfu
OGAUS3d
OGBUS0dOrangeburg Municipal
OGDUS3dOgden Municipal
OGEPG4s
OGGUS4gKahului
OGLGY4zOgle
OGMPA4b
OGNJP0cYonaguni
OGOCI0t
OGRTD3a
OGSUS0dOgdensburg
OGUTR01Ordu Giresun
OGVNA4t
OGXDZ1jAin Beida
OGZRU06Vladikavkaz
OHANZ49Royal Air Force Base
OHBMG8j
OHCUS4rNortheast Cape Air Force Station
OHDMKaaOhrid
OHECN00Mohe
OHHRU5d
OHINA4t
OHORU3qOkhotsk
OHPGB0iOban Heliport
OHRDE0x
OHSOM95Sohar
OHTPK05
OIABR58
OICUS0d
OILUS0dSplane Memorial
OIMJP0cOshima
OIRJP0cOkushiri
OITJP0cOita
OJCUS18
OJUID26Tanjung Api
OKAJP0cNaha
OKBAU1e
OKCUS18OKC Will Rogers
OKDJP0cSapporo Okadama Airport (OKD)
OKEJP0cOkino Erabu
OKFNA4t
OKGCG8r
OKHGB0i
OKIJP0cOki Island
OKJJP0cOkayama Momotaro
OKKUS32
OKLID4iGunung Bintang
OKMUS18
OKNGA9dOkondja
OKOJP0cYokota Air Force Base
OKPPG4s
OKQID4i
OKRAU1eYorke Island
OKSUS3d
OKTRU25
OKUNA4t
OKVPG4s
OKYAU1eOakey
OLANO7mOrland Airbase
OLBIT1cOlbia Costa Smeralda
OLCBR1u
OLDUS0d
OLEUS0d
OLFUS3dWolf Point
OLGKE17Olare
OLHUS4rOld Harbor Sea Plane Base
OLIIS7n
OLJVU6bWest Cost Santo
OLKPY1x
OLLCG8rOyo Ollombo
OLMUS0sOlympia
OLNAR59
OLOCZ2e
OLPAU2dOlympic Dam
OLQPG4s
OLRAF11
OLSUS1vNogales
OLTES0y
OLUUS18Columbus Airport (Nebraska)
OLVUS18
OLXKE17
OLYUS18
OLZRU4xOlyokminsk
OMAUS18Eppley
OMBGA9dOmboue
OMCPH16Ormoc
OMDNA4tOranjemund
OMEUS4rNome
OMFJO29
OMGNA4t
OMHIR0kUrmia
OMIIR0k
OMJJP0c
OMKUS0s
OMLPG4s
OMMOM95
OMNIN03
OMOBA8gMostar
OMRRO1oOradea
OMSRU2jOmsk
OMYKH86
ONAUS18
ONBPG4s
ONDNA4tAndimba Toivo ya Toivo
ONESB63
ONGAU1eMornington
ONHUS0d
ONIID4i
ONJJP0cOdate Noshiro
ONKRU4x
ONLUS18
ONMUS3d
ONNUS4rOnion Bay
ONOUS5kOntario Municipal
ONPUS0sNewport Municipal
ONQTR01Zonguldak
ONRAU1e
ONSAU1n
ONTUS0sOntario
ONUFJ60
ONXPA4bColon
ONYUS18
OOAUS18
OODAU1n
OOKUS4rToksook Bay
OOLAU1eGold Coast
OOMAU0oSnowy Mountains
OORAU1e
OOTKI69
OPAIS7n
OPBPG4s
OPFUS0dOpa-locka Executive
OPIAU5l
OPLUS18
OPOPT3yPorto
OPPBR23Salinopolis
OPQCN00
OPSBR38Sinop
OPUPG4sBalimo
OPWNA4t
OQNUS0d
OQRRO1o
ORAAR02Oran
ORBSE7oOrebro-Bofors
ORCCO0h
ORDUS18O'Hare
OREFR1g
ORFUS0dNorfolk
ORGSR50Zorg En Hoop
ORHUS0dWorcester
ORIUS4rPort Lions Sea Plane Base
ORJGY4z
ORKIE2nCork
ORLUS0d
ORMGB0i
ORNDZ1jOran International Airport Ahmed Ben Bella
OROHN30
ORPBW85
ORQUS0dNorwalk Heliport
ORRAU2d
ORSAU1e
ORTUS4rNorthway
ORUBO24Juan Mendoza
ORVUS4rRobert (Bob) Curtis Memorial
ORWPK05
ORXBR58
ORYFR1gParis Orly
ORZBZ62Orange Walk
OSAJP0c
OSBUS18Grand Glaize
OSCUS3f
OSDSE7oAre Ostersund
OSEPG4s
OSFRU06Ostafyevo
OSGPG4s
OSHUS18Wittman
OSIHR8pOsijek
OSJKE17Ol Seki Airstrip
OSKSE7o
OSLNO7mOslo
OSMIQ0jMosul
OSNKR08Osan Air Base
OSOAU1e
OSQCN00
OSRCZ2eMosnov
OSSKG2xOsh
OSTBE2pOstend-Bruges
OSUUS0dOhio State University
OSWRU25Orsk
OSXUS18
OSYNO7mNamsos
OSZPL1rKoszalin-Zegrze Pomorskie
OTAET7j
OTCTD3a
OTDPA4bContadora
OTGUS18
OTHUS0sSouthwest Oregon
OTIID4iLeo Wattimena
OTJNA4t
OTKUS0s
OTLMRa7
OTMUS18Industrial
OTNUS6s
OTOCN00Otog Banner Wulan
OTPRO1oBucharest Henri Coanda
OTQCN00Otog Front Banner Oljoq
OTRCR4lCoto 47
OTSUS0s
OTTBR3w
OTUCO0h
OTVSB63
OTYPG6a
OTZUS4rRalph Wien Memorial
OUABF8iOuagadougou
OUBES0y
OUDMA10Oujda Angads
OUECG8rOuesso
OUGBF8i
OUHZA0wOudtshoorn
OUIFR1gOuessant
OUKGB0i
OULFI3sOulu
OUMTD3a
OUNUS18
OUQES0y
OURCM94
OUSBR09
OUTTD3a
OUUGA9d
OUZMRa7Zouerate
OVAMG8j
OVBRU22Novosibirsk International Airport (Tolmachevo)
OVDES0yAsturias
OVEUS0s
OVGZA0w
OVIES0y
OVLCL0n
OVOES0y
OVRAR02
OVSRU46Sovetsky
OWAUS18
OWBUS18Owensboro–Daviess County
OWDUS0dNorwood Memorial
OWEGA9dOwendo
OWKUS0d
OWZCA3l
OXBGW4dOsvaldo Vieira
OXCUS0d
OXDUS0d
OXFGB0iLondon Oxford
OXOAU1e
OXQGB0i
OXRUS0sOxnard
OXYAU1e
OYAAR02Goya
OYCGF61
OYEGA9dOyem
OYGUG97Moyo
OYKBR23Oiapoque
OYLKE17
OYNAU0q
OYOAR02Tres Arroyos
OYPGF61Saint-Georges-de-l'Oyapock
OYSUS0sYosemite National Park
OZAUS18
OZCPH16Labo
OZGMA10Zagora
OZHUA15Zaporozhye
OZIES0yBobadilla
OZLES4e
OZPES0yMoron Air Base
OZRUS18Cairns Army Air Field
OZUES0yMontilla
OZZMA10Ouarzazate
PAAMM0p
PABIN03Bilaspur
PACPA4bMarcos A. Gelabert
PADDE0xPaderborn Lippstadt
PAEUS0sSeattle Paine Field
PAFUG97
PAGPH16Pagadian
PAHUS18Barkley
PAIKH86Pailin
PAJPK05
PAKUS4g
PALCO0hPalanquero
PAMUS18Tyndall Air Force Base
PANTH0mPattani
PAOUS0sPalo Alto Airport of Santa Clara County
PAPHT2cToussaint Louverture
PAQUS4rPalmer Municipal
PARFR1gParis Metropolitan
PASGR3hParos National
PATIN03Jay Prakash Narayan
PAUMM0p
PAVBR23Paulo Afonso
PAWPG4s
PAXHT2cPort De Paix
PAYMY1z
PAZMX04El Tajin National
PBAUS4r
PBBBR38
PBCMX04Hermanos Serdan
PBDIN03Porbandar
PBECO0h
PBFUS18Grider Field
PBGUS0dPlattsburgh
PBHBT5tParo
PBIUS0dPresident Donald J. Trump
PBJVU6bPaama
PBKUS74Pack Creek
PBLVE13General Bartolome Salom
PBMSR50Zanderij
PBNAO8sPorto Amboim
PBOAU1nParaburdoo
PBPCR4l
PBQBR4o
PBRGT2rPuerto Barrios
PBSTH0mPatong Beach
PBTPY1x
PBUMM0pPutao
PBVBR3w
PBWID26
PBXBR3w
PBYAU1e
PBZZA0wPlettenberg Bay
PCAUS4r
PCBID0b
PCCCO0h
PCDUS18
PCEUS4rPainter Creek
PCFZA0wPotchefstroom
PCGGT2rPaso Caballos
PCHHN30
PCIES0y
PCJPY1x
PCKUS4r
PCLPE0fCapitan Rolden
PCMMX3m
PCNNZ49Picton Aerodrome
PCOMX3g
PCPST64Principe
PCQLA9w
PCRCO0hPuerto Carreno
PCSBR1b
PCTUS0d
PCUUS18
PCVMX3g
PCWGB0i
PDACO0hPuerto Inirida
PDBUS4rPedro Bay
PDCNC5w
PDDMZ1w
PDEAU2d
PDFBR19
PDGID0bMinangkabau
PDIPG4s
PDKUS0dDeKalb Peachtree
PDLPT6pJoao Paulo II
PDMPA4bCapt. Justiniano Montenegro
PDNAU2d
PDOID0bPendopo
PDPUY2bCapitan de Corbeta Carlos A. Curbelo
PDRBR1b
PDSMX3pPiedras Negras
PDTUS0sEastern Oregon
PDUUY2bPaysandu
PDVBG2fPlovdiv
PDXUS0sPortland
PDZVE13
PEAAU2d
PEBMZ1w
PECUS4rPelican Sea Plane Base
PEDCZ2ePardubice
PEERU25Perm
PEFDE0x
PEGIT1cPerugia San Francesco d'Assisi – Umbria
PEHAR02Pehuajo
PEICO0hMatecana
PEJIT1c
PEKCN00Beijing Capital
PELLSa5
PEMPE0fPuerto Maldonado
PENMY7uPenang
PEPAU5l
PEQUS18
PERAU1nPerth
PESRU06Petrozavodsk
PETBR09Pelotas–João Simões Lopes Neto
PEUHN30Puerto Lempira
PEVHU1qPécs-Pogány
PEWPK05Bacha Khan
PEXRU06Pechora
PEYAU2d
PEZRU06Penza
PFACN00Harbin Pingfang
PFBBR09Passo Fundo
PFCUS0s
PFDUS6cPort Frederick
PFEES0y
PFJIS7n
PFLCZ2e
PFMCA2o
PFNUS18Bay County
PFOCY5hPaphos
PFQIR0kParsabad Moghan
PFRCD8oIlebo
PFTCN00
PGAUS1vPage
PGBPG4s
PGCUS0d
PGDUS0dCharlotte County
PGEPG4s
PGFFR1gLlabanere
PGGBR23Progresso
PGHIN03Pantnagar
PGIAO8s
PGKID0bDepati Amir
PGLUS18
PGMUS4rPort Graham
PGNPG4s
PGOUS3d
PGPST64
PGQID4iPekaulang Buli
PGRUS18
PGSUS1v
PGUIR0kAla'Marvdasht
PGVUS0dPitt-Greenville
PGXFR1gPerigueux
PGZBR09Comte Antonio Amilton Beraldo
PHAVN0v
PHBBR23Parnaiba-Prefeito Dr. Joao Silva Filho
PHCNG0aPort Harcourt
PHDUS0d
PHEAU1nPort Hedland
PHFUS0dNewport News/Williamsburg
PHGNG0a
PHHNP20Pokhara
PHIBR1b
PHJAU0o
PHKUS0d
PHLUS0dPhiladelphia
PHMDE0xBoeblingen
PHNUS3f
PHOUS4rPoint Hope
PHPUS3d
PHQAU1e
PHRFJ60
PHSTH0mPhitsanulok
PHTUS18
PHUVN0vPhu Vinh
PHWZA0wPhalaborwa
PHXUS1vPhoenix Sky Harbor
PHYTH0mPhetchabun
PHZTH0mPhi Phi Island
PIAUS18General Wayne A. Downing Peoria
PIBUS18Hattiesburg-Laurel
PICTC9e
PIDBS7y
PIEUS0dSt. Petersburg-Clearwater
PIFTW0ePingtung
PIGBR4y
PIHUS5kPocatello
PIIUS4r
PIKGB0iGlasgow Prestwick
PILPY1xPilar
PIMUS0d
PINBR1u
PIOPE0fCapitan FAP Renan Elias Olivera
PIPUS4rPilot Point
PIQGY4z
PIRUS18Pierre
PISFR1gPoitiers-Biard
PITUS0dPittsburgh
PIUPE0fCap. FAP Guillermo Concha Iberico
PIVBR09
PIWCA3lPikwitonei
PIXPT6pPico Island
PIZUS4rPoint Lay LRRS
PJASE7oPajala
PJBUS1v
PJCPY1xPedro Juan Caballero
PJGPK05Panjgur
PJICN00
PJMCR4lPuerto Jimenez
PJSUS4rPort San Juan
PJZMX3m
PKAUS4rNapaskiak Sea Plane Base
PKBUS0dWood County
PKCRU5aPetropavlovsk-Kamchatsky
PKDUS18
PKEAU0oParkes
PKFUS18
PKGMY7uPangkor
PKHGR3h
PKJGT2r
PKKMM0p
PKLNZ49Pakatoa Island
PKMGY4z
PKNID0bIskandar
PKOBJ8x
PKPPF6ePuka Puka
PKRNP20Pokhara
PKSLA9wPaksane
PKTAU5lPort Keats
PKUID0bSultan Syarif Kasim II
PKVRU06Pskov
PKWBW85Selebi-Phikwe
PKXCN00Beijing Daxing
PKYID0bTjilik Riwut
PKZLA9wPakse
PLACO0h
PLBUS0d
PLCCO0h
PLDCR4l
PLEPG4s
PLFTD3a
PLGFR1g
PLHGB0iCity
PLIVC8k
PLJBZ62Placencia
PLKUS18
PLLBR1uManaus AB
PLMID0bSultan Mahmud Badaruddin II
PLNUS3fEmmet County
PLOAU2dPort Lincoln
PLPPA4b
PLQLT3tPalanga
PLRUS18
PLSTC9eProvidenciales
PLTCO0h
PLUBR09Pampulha Belo Horizonte
PLVUA15
PLWID26Mutiara
PLXKZ1hSemey
PLYUS32
PLZZA0wChief Dawid Stuurman
PMATZ7vWawi
PMBUS18
PMCCL0nEl Tepual
PMDUS0sPalmdale Air Force 42 Base
PMEGB0iPortsmouth
PMFIT1cParma
PMGBR38Ponta Pora
PMHUS0d
PMIES0yPalma de Mallorca
PMKAU9gPalm Island
PMLUS4r
PMMTH0mPhanom Sarakham
PMNPG4s
PMOIT1cPalermo-Punta Raisi
PMPPG4s
PMQAR02Perito Moreno
PMRNZ49Palmerston North
PMSSY1tPalmyra
PMTGY4z
PMUUS4rPaimiut Sea Plane Base
PMVVE13Santiago Marino
PMWBR23Palmas–Brigadeiro Lysias Rodrigues
PMXUS0d
PMYAR02El Tehuelche
PMZCR4lPalmur'Sur
PNAES0yPamplona
PNBBR23Porto Nacional
PNCUS18Ponca City
PNDBZ62Punta Gorda
PNEUS0dNorth Philadelphia
PNFUS4rPeterson's Point
PNGBR09
PNHKH86Phnom Penh
PNIFMabPohnpei
PNJCN00
PNKID0bSupadio
PNLIT1cPantelleria
PNNUS0d
PNOMX04
PNPPG4sGirua
PNQIN03Pune
PNRCG8rPointe Noire
PNSUS18Pensacola
PNTCL0nTeniente J. Gallardo
PNUUS3d
PNVLT3tPanevezys/Pajuostis
PNXUS18Grayson County
PNYIN03Puducherry
PNZBR23Petrolina
POABR09Porto Alegre International Airport Salgado Filho
POBUS0dPope Field
POCUS0s
PODSN8z
POEUS18Polk Army Air Field
POFUS18
POGGA9dPort Gentil
POHUS18
POIBO24Captain Nicolas Rojas
POJBR09
POKAT1s
POLMZ1wPemba
POMPG4sJacksons
PONGT2r
POOBR09Pocos De Caldas
POPDO1dGregorio Luperón
POQUS6cPolk Inlet
PORFI3sPori
POSTTacPiarco
POTJM2vKen Jones
POUUS0dDutchess County
POVSK8m
POWSI9vPortoroz
POXFR1gPontoise - Cormeilles Aerodrome
POYUS3d
POZPL1rPoznan–Lawica
PPAUS18
PPBBR09A. De Barros
PPCUS4r
PPDPR48Palmas Del Mar Air Strip
PPEMX3bPuerto Penasco
PPFUS18
PPGAS6zPago Pago
PPHVE13
PPIAU2dPort Pirie
PPJID0b
PPKKZ1hPetropavlovsk
PPLNP20
PPMUS0d
PPNCO0hGuillermo Leon Valencia
PPOBS7yPowell Point Seaplane Base
PPPAU1eWhitsunday Coast
PPQNZ49Kapiti Coast
PPRID0b
PPSPH16Puerto Princesa
PPTPF6eTahiti Faa'a
PPUMM0p
PPVUS4rPort Protection
PPWGB0iPapa Westray
PPXPG4s
PPYBR09
PPZVE13
PQCVN0vPhu Quoc
PQDLK3i
PQIUS0dPresque Isle
PQMMX04
PQQAU0oPort Macquarie
PQSUS4rPilot Station
PQTGL7pQeqertaq Heliport
PRAAR02General Justo Jose de Urquiza
PRBUS0sPaso Robles Municipal
PRCUS1vPrescott
PRDAU1n
PRECO0h
PRFUS6cPort Johnson
PRGCZ2eVaclav Havel Airport Prague
PRHTH0mPhrae
PRISCadPraslin Island
PRJIT1cCapri
PRKZA0w
PRLUS4r
PRMPT3yPortimao
PRNXK2aPristina
PROUS18
PRPFR1g
PRQAR21
PRRGY4z
PRSSB63
PRTUS6cPoint Retreat Coast Guard Heliport
PRUMM0p
PRVCZ2ePrerov
PRWUS18
PRXUS18Cox Field
PRYZA0wWonderboom
PRZUS0s
PSAIT1cPisa
PSBUS0d
PSCUS0dTri-Cities
PSDEG0gPort Said
PSEPR48Mercedita
PSFUS0d
PSGUS6cPetersburg Municipal
PSHDE0x
PSIPK05Pasni
PSJID26
PSKUS0d
PSLGB0i
PSMUS0dPortsmouth International Airport at Pease
PSNUS18
PSOCO0hAntonio Nariño
PSPUS0sPalm Springs
PSQUS0d
PSRIT1cAbruzzo
PSSAR02Posadas
PSTCU1f
PSUID26Putussibau
PSVGB0i
PSWBR09
PSXUS18
PSYFKa2Port Stanley
PSZBO24Puerto Suarez
PTAUS4rPort Alsworth
PTBUS0d
PTCUS6c
PTDUS74Port Alexander
PTEAU0o
PTFFJ60Malololailai
PTGZA0wPolokwane
PTHUS4rPort Heiden
PTIAU1ePort Douglas
PTJAU0qPortland Airport (Victoria)
PTKUS3fOakland County
PTLPE0f
PTMVE13Palmarito
PTNUS18
PTOBR09Juvenal Loureiro Cardoso
PTPGP88Pointe-a-Pitre
PTQBR58
PTRUS4rPleasant Harbor
PTSUS18
PTTUS18
PTUUS4rPlatinum
PTVUS0s
PTWUS0d
PTXCO0hPitalito
PTYPA4bTocumen
PTZEC1lPastaza
PUAPG4s
PUBUS3dPueblo Memorial
PUCUS3d
PUDAR02Puerto Deseado
PUEPA4b
PUFFR1gPau-Pyrenees
PUGAU2dPort Augusta
PUHMX04Pochutla
PUIPG4s
PUJDO1dPunta Cana
PUKPF6e
PULUS0s
PUMID26Pomala
PUNCD8o
PUOUS4r
PUPBF8i
PUQCL0nPres Ibanez
PURBO24Puerto Rico
PUSKR08Gimhae
PUTIN03Puttaprathi
PUUCO0hPuerto Asis
PUVNC5w
PUWUS0sPullman–Moscow
PUXCL0n
PUYHR8pPula
PUZNI2sPuerto Cabezas
PVACO0hProvidencia
PVBUY2b
PVCUS0d
PVDUS0dT. F. Green
PVEPA4b
PVFUS0s
PVGCN00Shanghai Pudong
PVHBR4oPorto Velho
PVIBR09
PVKGR3hAktion
PVLUS0d
PVNBG2fPleven
PVOEC1lReales Tamarindos
PVRMX04Gustavo Diaz Ordaz
PVSRU5aProvideniya Bay
PVUUS3dProvo
PVWUS18
PVYUS4r
PVZUS0dCasement
PWAUS18
PWDUS3d
PWERU6uPevek
PWIET7j
PWKUS18Chicago Executive
PWLID0b
PWMUS0dPortland International Jetport
PWNBS7y
PWOCD8o
PWQKZ1hPavlodar
PWRUS74
PWTUS0sBremerton National
PWYUS3dRalph Wenz Field
PXAID0b
PXBIT1c
PXCIT1c
PXGCN00
PXHAU2dProminent Hill
PXLUS1v
PXMMX04Puerto Escondido
PXOPT5rPorto Santo
PXRTH0mSurin
PXSES0yPuerto De Santa Maria
PXUVN0vPleiku
PYACO0h
PYBIN03
PYCPA4b
PYECK6x
PYGIN03Pakyong
PYHVE13Puerto Ayacucho
PYJRU4xPolyarnyj
PYKIR0kPayam
PYLUS4r
PYMUS0d
PYNCO0h
PYOEC1l
PYRGR3hAndravida
PYSUS0s
PYTBR09Paracatu
PYVPA4b
PYXTH0m
PYYTH0m
PZACO0hPaz de Ariporo
PZBZA0wPietermaritzburg
PZCGB0i
PZEGB0iPenzance Heliport
PZHPK05Zhob
PZICN00Pan Zhi Hua Bao An Ying
PZJSI9v
PZKCK6x
PZLZA0w
PZOVE13Manuel Carlos Piar Guayana
PZSCL0nTemuco Maquehue
PZUSD1kPort Sudan New
PZYSK8mPiestany
QACBR09
QADIT1c
QAEDZ1j
QAGDZ1j
QAHBR1b
QAIFR1g
QAJAE14
QAKBR09
QALIT1c
QAMFR1g
QANDZ1j
QAOIT1c
QAPNG0a
QAQIT1c
QARNL7s
QATNG0a
QAUBR09
QAVBR6f
QAXNG0a
QAYRO1o
QAZPL1r
QBAMEaj
QBBDE0x
QBCCA3nBella Coola
QBDBR09
QBEAU0o
QBFUS3d
QBGRS2a
QBHFR1g
QBIMKaa
QBJDZ1j
QBKBR09
QBLLY2g
QBMFR1g
QBNBR09
QBODE0x
QBPDZ1j
QBQFR1g
QBRIR0k
QBSIT1c
QBTDZ1j
QBUNG0a
QBVIT1c
QBWAU0o
QBXBR1b
QBYRO1o
QBZDZ1j
QCASA0r
QCBJP0c
QCCBR19
QCDBR09
QCEUS3d
QCFBR09
QCGBR09
QCHBR09
QCIES4e
QCJBR09
QCKBR09
QCLIT1c
QCMIT1c
QCNBR09
QCOCU1f
QCPBR1b
QCQBR09
QCRBR09
QCSIT1c
QCTNG0a
QCUGL7pAkunnaaq Heliport
QCVBR09
QCWUS0d
QCXBR09
QCYGB0iRAF Coningsby
QCZIT1c
QDABR09
QDBBR09
QDCBR09
QDDRO1o
QDEBR8j
QDFBR09
QDGPL1r
QDHGB0i
QDIAT1s
QDJDZ1j
QDKUS05
QDLCH4k
QDMHK0l
QDNAU0o
QDOBR87
QDPBR8j
QDQBR09
QDRSY1t
QDSBR8j
QDTDZ1j
QDUDE0x
QDVBR09
QDWBR09
QDXEG0g
QDYKR08
QDZDZ1j
QEADK0xAarhus Sea
QEBJP0c
QECDK0xCopenhagen Sea
QEDDZ1j
QEEMH6h
QEFDE0x
QEGPT6p
QEHDZ1j
QEIDE0x
QEJLY2g
QEKEG0g
QELAU6x
QEMEG0g
QENCH4k
QEOPL1r
QEPPL1r
QEQCH4k
QERYE7i
QESCH4k
QETKR08
QEUBR7v
QEVFR1g
QEWGB0i
QEXDE0x
QEYGL6v
QEZIT1c
QFANL7s
QFBDE0x
QFCFR1g
QFDDZ1j
QFEUS0d
QFFUS18
QFGGL7pEqalugaarsuit Heliport
QFHDK7h
QFIGL7pIginniarfik Heliport
QFJGL7p
QFKNO7m
QFLDE0x
QFMEG0g
QFNGL7pNarsaq Kujalleq Heliport
QFOGB0i
QFPDE0x
QFQNO7m
QFRIT1c
QFSBR7q
QFTGL6v
QFUES4e
QFVNO7m
QFWUS00
QFXGL7pIgaliku Heliport
QFYJP0c
QFZDE0x
QGABR09
QGBBR09
QGCBR09
QGDBR58
QGEDZ1j
QGFBR09
QGGLY2g
QGHLY2g
QGIBR09
QGJBR09
QGKBR5g
QGLCH4k
QGMDZ1j
QGNES0y
QGOIT1c
QGPBR1y
QGQGL7pAttu Heliport
QGRGL7p
QGSBR19
QGTJP0c
QGUJP0c
QGVDE0x
QGWDE0x
QGXEG0g
QGYHU1qGyor-Per
QGZJP0c
QHABE2p
QHBBR09
QHCBR8j
QHDDE0x
QHEBR8j
QHFBR8j
QHGBR8j
QHHDZ1j
QHITH0m
QHJDK7h
QHKIR0k
QHLBR87
QHMSY1t
QHNBR57
QHOUS18
QHPBR09
QHQDE0x
QHRET7j
QHSSY1t
QHTBR8j
QHUDE0x
QHVBR09Novo Hamburgo
QHWUS12
QHXCN00
QHYJP0c
QHZNL7s
QIABR8j
QIBBR8j
QICIT1c
QIDBR09
QIEFR1g
QIFGB0i
QIGBR1b
QIHBR09
QIIDE0x
QIJES0y
QIKNG0a
QILDZ1j
QIMDZ1j
QINTR01
QIODZ1j
QIPDE0x
QIQBR09
QIRJO29
QISJP0c
QITBR19
QIUES0y
QIVEG0g
QIWAE14
QIXBR7v
QIYAU1e
QIZTN3c
QJABR8j
QJBSA0r
QJCBT5t
QJDAU0o
QJEGL7pKitsissuarsuit Heliport
QJFGL6v
QJGGL7p
QJHDE0xHerzogenaurach
QJIDE0xNiederstetten Army
QJJUS0d
QJKNG0a
QJLNO7m
QJMBR8j
QJNLB1m
QJOBR8j
QJPKR08
QJQLB1m
QJRES0y
QJSDK7h
QJTGL6v
QJUIN03
QJVDK7h
QJWDK7h
QJXTH0m
QJYPL1r
QJZFR1g
QKABR7v
QKBUS3d
QKCIR0k
QKDPL1r
QKEZM9p
QKFDE0x
QKGGR3h
QKHPK05
QKIPL1r
QKJDZ1j
QKKNO7m
QKLDE0x
QKMKR08
QKNTN3c
QKOLY2g
QKPZA0w
QKQDE0x
QKRGF61
QKSUS3d
QKTGL6v
QKUDE0x
QKVJP0c
QKWJP0c
QKXNO7m
QKYJP0c
QKZDE0x
QLAGB0i
QLBBR8j
QLCPL1r
QLDDZ1j
QLEAU0o
QLFFI3s
QLGDE0x
QLHDE0x
QLICY5h
QLJCH4k
QLKDZ1j
QLLBR09
QLMES0y
QLNIT1c
QLOUS0s
QLPIT1c
QLQES0y
QLRPT3y
QLSCH4k
QLTIT1c
QLUPL1r
QLVAR02
QLWBR8j
QLXAT1sLauterach
QLYES4e
QLZDK7h
QMADK7hAnholt
QMBBR8j
QMCBR09
QMDJO29
QMEIT1c
QMFBR09
QMGDZ1j
QMHDZ1j
QMIBR8j
QMJIR0k
QMKGL6v
QMLPK05
QMMIT1c
QMNSZah
QMOBE2p
QMPUS0d
QMQLY2g
QMRIT1c
QMSKR08
QMUFR1g
QMVUS0d
QMWDZ1j
QMXUS18
QMYUS18
QMZDE0x
QNBIN03
QNCCH4kNeuchatel railway station
QNDRS2a
QNEBR09
QNFIN03
QNGJP0c
QNHBR8j
QNING0a
QNJFR1g
QNKNG0a
QNLFR1g
QNMBE2p
QNNNG0a
QNOIT1c
QNPCY53
QNQNL7s
QNRBR57
QNSBR09
QNTBR8j
QNUIT1c
QNVBR09
QNWIN03
QNXFR1g
QNZJP0c
QOABR09
QOBDE0x
QOCBR09
QODBR8j
QOEDE0x
QOFUA15
QOGDE0x
QOHUA15
QOIBR8j
QOJBR09
QOKNO7m
QOLDZ1j
QOMJP0c
QONBE2p
QOOJP0c
QOPIT1c
QOQGL7pSaarloq Heliport
QORTR01
QOTJP0c
QOUDZ1j
QOVCL0n
QOWNG0aSam Mbakwe
QOXDE0x
QOYPL1r
QOZDZ1j
QPAIT1c
QPBIT1c
QPCPL1r
QPDCU1f
QPEBR8j
QPFBR8j
QPGSG0uPaya Lebar
QPHBW85
QPICO0h
QPJHU1q
QPKDE0x
QPLRO1o
QPMPL1r
QPNRO1o
QPOIT1c
QPPDE0x
QPQAR02
QPRIT1c
QPSBR09
QPTNL7s
QPUBR8j
QPVAU0o
QPWPL1rGliwice
QPXPH16
QPYPH16
QPZIT1c
QQAGB0i
QQBGB0i
QQCGB0i
QQDGB0i
QQEGB0i
QQFGB0i
QQGGB0i
QQHGB0i
QQIGB0i
QQJGB0i
QQKGB0i
QQLGB0i
QQMGB0i
QQNGB0i
QQOGB0i
QQPGB0i
QQRGB0i
QQSGB0i
QQTGB0i
QQUGB0i
QQVGB0i
QQWGB0iLondon Waterloo railway station
QQXGB0i
QQYGB0i
QQZGB0i
QRAZA0wRand
QRBDE0x
QRCCL0n
QRDBR8j
QREBR38Carazinho
QRFAR02
QRGIT1c
QRHNL7s
QRITR01
QRJBR09
QRKBR09
QRLES0y
QRMAU0o
QRNJP0c
QROMX04Queretaro Intercontinental
QRPBR09
QRQTR01
QRRAU0o
QRSRO1o
QRTIT1c
QRUBR09
QRVFR1g
QRWNG0aOsubi Airstrip
QRXAU0o
QRYGL7pIkerasaarsuk Heliport
QRZNL7s
QSAES0y
QSBBR09
QSCBR09
QSDBR8j
QSEBR09
QSFDZ1jSetif
QSGDK7h
QSHDE0x
QSITZ7v
QSJCN00
QSKDZ1j
QSLNG0a
QSMDE0x
QSNCU1f
QSOTN3c
QSPUS0s
QSQLB1m
QSRIT1cSalerno Costa d'Amalfi
QSSIT1c
QSTTR01
QSUEG0g
QSVRO1o
QSWSY1t
QSXGY4z
QSYDE0x
QSZCN00Shache Yeerqiang
QTABR09
QTCIT1c
QTDBR7v
QTEBR17
QTFSA0r
QTGBR09
QTHAU0o
QTIIT1c
QTJFR1g
QTKDE0x
QTLBR09
QTMJP0c
QTNCL0n
QTOAU0o
QTPNO7m
QTRSY1t
QTSUS00
QTTEG0g
QTUBR09
QTVFR1g
QTWKR08
QTXUS0dCharlevoix Municipal
QTYJP0c
QTZMX04
QUADE0x
QUBLY2g
QUCVE13
QUDEG0g
QUEGL6v
QUFUAba
QUGGB0i
QUHEG0g
QUICL0n
QUJKR08
QUKGB0i
QULDE0x
QUMIR0k
QUNKR08
QUONG0aAkwa Ibom
QUPGL7pSaqqaq Heliport
QUQES0y
QURBR8j
QUSNG0a
QUTJP0c
QUUDE0xUetersen
QUVGL7pAappilattoq Heliport (Kujalleq)
QUWGL7pAmmassivik Heliport
QUXFR1g
QUYGB0i
QUZES4e
QVAIT1c
QVBBR09
QVCBR7v
QVDFI3s
QVEFI3s
QVFFI3s
QVGFR1g
QVHBR1w
QVIFR1g
QVJBG2f
QVKFI3s
QVLAT1s
QVMFI3s
QVNIT1c
QVONO7m
QVPBR09
QVQDE0x
QVRBR8j
QVSFI3s
QVTFI3s
QVULIbb
QVVFI3s
QVWFI3s
QVXNL7s
QVYFI3s
QVZFI3s
QWACA1a
QWBDE0x
QWCDE0x
QWDDE0x
QWFUS3d
QWGUS0d
QWHUS3d
QWIDE0x
QWJBR09
QWKPL1r
QWLAU0o
QWMUS3d
QWNBR09
QWODK7h
QWPUS3d
QWQDK7h
QWRDE0x
QWSPL1r
QWTES0y
QWUDE0x
QWVRS2a
QWWES0y
QWXES0y
QWYUS0s
QWZNL7s
QXBFR1g
QXCBR23Caxias
QXDBR09
QXEIT1c
QXFDK7h
QXGFR1g
QXHDE0x
QXIFI3s
QXJFI3s
QXKFR1g
QXLGB0i
QXMGB0i
QXNCH4k
QXOJP0c
QXPMKaa
QXQPL1r
QXRPL1r
QXSCH4k
QXTCH4k
QXVDK7h
QXWBR09
QXXUS18
QXYUS18
QXZAT1s
QYAKR08
QYBNG0a
QYCNL7s
QYDPL1r
QYENL7s
QYFDE0x
QYGDE0x
QYHNL7s
QYINL7s
QYJDE0x
QYKKR08
QYLNL7s
QYMNL7s
QYNAU0o
QYOPL1r
QYPNL7s
QYQDK7h
QYRFR1g
QYSIR0k
QYTNL7s
QYUSE7o
QYVNL7s
QYWFR1g
QYXSE7o
QYYPL1r
QYZNL7s
QZAJO29
QZBCH4k
QZCAU0o
QZDHU1q
QZEFR1g
QZFFR1g
QZGFR1g
QZHFR1g
QZIDZ1j
QZJFI3s
QZKFI3s
QZLLY2g
QZMAU1e
QZNDZ1j
QZOIT1c
QZPUS0d
QZQLB1m
QZRIT1c
QZSNO7m
QZTLY2g
QZUFI3s
QZVFR1g
QZWFR1g
QZXUS18
QZYFR1g
QZZEG0g
RAAPG4s
RABPG4sTokua
RACUS18
RADVG98
RAESA0rArar
RAFAR21
RAGNZ49
RAHSA0rRafha
RAICV5nNelson Mandela
RAJIN03Rajkot
RAKMA10Marrakech Menara
RALUS0sRiverside Municipal
RAMAU5lRamingining
RANIT1c
RAOBR09Dr. Leite Lopes State
RAPUS3dRapid City
RAQID26
RARCK6xRarotonga
RASIR0kRasht
RATRU25
RAUBD07Rangpur
RAVCO0h
RAWPG6a
RAXPG4s
RAYGB0iRothsay Heliport
RAZPK05Rawala Kot
RBAMA10Rabat Sale
RBBBR1uBorba
RBCAU0q
RBDUS18
RBEKH86Ratanakiri
RBFUS0s
RBGUS0s
RBHUS4r
RBIFJ60
RBJJP0c
RBKUS0s
RBLUS0sRed Bluff Municipal
RBMDE0x
RBNUS0dFort Jefferson
RBOBO24
RBPPG4s
RBQBO24Rurrenabaque
RBRBR4vRio Branco-Plácido de Castro
RBSAU0q
RBTKE17
RBUAU1n
RBVSB63Ramata
RBWUS0d
RBXSS44
RBYUS4rRuby
RBZUZ4m
RCAUS3dEllsworth Air Force Base
RCBZA0wRichards Bay
RCCIT1c
RCEUS0sRoche Harbor
RCHCO0hRiohacha
RCKUS18
RCLVU6b
RCMAU1eRichmond
RCNAU2d
RCOFR1gSaint Agnant
RCPUS4rCinder Park
RCQAR02Reconquista
RCRUS32
RCSGB0i
RCTUS3f
RCUAR02Las Higueras
RCYBS7y
RDAAU5l
RDBUS78
RDCBR58
RDDUS0sRedding Municipal
RDEID4i
RDGUS0dReading
RDLEG0gAl Bardawil
RDMUS0sRoberts Field Redmond Municipal
RDNMY7u
RDOPL1rWarsaw Radom
RDPIN03Kazi Nazrul Islam
RDRUS18Grand Forks Air Force Base
RDSAR02Rincon de Los Sauces
RDTSN8z
RDUUS0dRaleigh-Durham
RDVUS4rRed Devil
RDZFR1gMarcillac
REAPF6eReao
REBDE0x
RECBR23Recife
REDUS0d
REEUS18
REGIT1cTito Menniti
REHUS0dRehoboth Beach
REIGF61
REKIS7n
RELAR02Trelew
RENRU25Orenburg
REOUS5k
REPKH86Siem Reap
REQPK05
RERGT2rRetalhuleu
RESAR02Resistencia
RETNO7mRost
REUES0yReus
REWIN03Rewa
REXMX3pGen Lucio Blanco
REYBO24
REZBR09
RFACF8b
RFDUS18Chicago Rockford
RFGUS18
RFKUS18
RFNIS7n
RFPPF6eRaiatea
RFRCR4l
RFSNI2s
RGAAR65Hermes Quijada
RGDPL1r
RGEPG4s
RGHIN03
RGIPF6eRangiroa
RGKRU2jGorno-Altaysk
RGLAR5yPiloto N. Fernandez
RGNMM0pYangon
RGOKP0zChongjin Orang
RGRUS18
RGSES0yBurgos
RGTID0bJapura
RHAIS7n
RHDAR02Termas de Rio Hondo
RHEFR1g
RHGRW9q
RHIUS18Oneida County
RHLAU1n
RHNNA4t
RHOGR3hRhodes
RHPNP20
RHRAE14
RHTCN00Alxa Right Banner Badanjilin
RHVUS0s
RIABR09Santa Maria
RIBBO24Riberalta
RICUS0dRichmond International Airport (Byrd Field)
RIDUS32
RIEUS18
RIFUS3d
RIGBR09
RIHPA4bScarlett Martinez
RIIES0y
RIJPE0fJuan Simons Vela
RIKCR4l
RILUS3dGarfield County
RIMPE0f
RINSB63
RIOBR09
RIRUS0s
RISJP0cRishiri
RITPA4bRio Tigre
RIVUS0sMarch Air Reserve Base
RIWUS3dRiverton
RIXLV37Riga
RIYYE7iRiyan
RIZCN00Rizhao Shanzihe
RJAIN03Rajahmundry
RJBNP20
RJHBD07Rajshahi
RJIIN03
RJKHR8pRijeka
RJLES0yAgoncillo
RJMID4iMarinda
RJNIR0kRafsanjan
RKAPF6e
RKCUS0sYreka
RKDUS0dKnox County
RKEDK7hRoskilde
RKHUS0d
RKIID0bRokot
RKOID0b
RKPUS18
RKRUS18
RKSUS3dSouthwest Wyoming
RKTAE14Ras Al Khaimah
RKUPG4s
RKVIS7nReykjavik Domestic
RKWUS18
RKYAU1e
RKZCN00Shigatse Peace
RLAUS18
RLDUS0s
RLGDE0xRostock–Laage
RLIUS18Reilly Army Heliport
RLKCN00Bayannur Tianjitai
RLOAR5b
RLPAU1e
RLRMG8j
RLTNE7r
RLUUS4rBornite Upper
RLZCN00
RMAAU1eRoma
RMBOM95
RMCUS18
RMDIN03
RMEUS0dGriffiss Air Force Base
RMFEG0gMarsa Alam
RMGUS0dRichard B Russell
RMIIT1cFederico Fellini
RMKAU2dRenmark
RMLLK3iRatmalana
RMNPG4s
RMOMD3kChisinau
RMPUS4rRampart
RMQTW0eTaichung
RMSDE0xRamstein Air Base
RMTPF9fRimatara
RMUES0yMurcia-Corvera
RMYUS0s
RMZRU25Tobolsk Remezov
RNASB63
RNBSE7oKallinge
RNCUS18
RNDUS18Randolph Air Force Base
RNEFR1gRenaison
RNGUS3d
RNHUS18New Richmond Municipal
RNINI2s
RNJJP0cYoron
RNLSB63Rennell
RNMOM95
RNNDK7hBornholm
RNOUS0sReno/Tahoe
RNPMH80Rongelap
RNRPG4s
RNSFR1gAirport Rennes Bretagne
RNTUS0s
RNUMY1z
RNWGB0i
RNXCN00
RNZUS18
ROAUS0dRoanoke-Blacksburg
ROBLR2uRoberts
ROCUS0dGreater Rochester
RODZA0wRobertson
ROFUS0s
ROGUS18
ROHAU1e
ROITH0mRoi Et
ROKAU1eRockhampton
ROLUS3d
ROMIT1c
RONCO0h
ROOBR38Rondonopolis
ROPMPaeRota
RORPW6wAirai
ROSAR02Aeropuerto Internacional de Rosario Islas Malvinas
ROTNZ49Rotorua
ROUBG2f
ROVRU06Platov
ROWUS3dRoswell International Air Center
ROXUS18
ROYAR59
ROZES0yNaval Station Rota
RPANP20
RPBAU5l
RPMAU5lNgukurr
RPNIL34Rosh Pina
RPRIN03Swami Vivekananda
RPUBR1u
RPVAU5l
RPXUS3d
RPZPL1r
RQACN00Ruoqiang Loulan
RQWIQ0jQayyarah Airfield West
RQYIN03
RRAES0yRonda
RRBMA10
RREAU2d
RRGMU5gRodrigues Island
RRISB63
RRJBR09
RRKIN03Rourkela
RRLUS18
RRMMZ1w
RRNBR58
RROIT1c
RRRPF6eRaroia
RRSNO7mRoros
RRTUS18
RRVAU5l
RSAAR02Santa Rosa
RSBAU1e
RSCLV37
RSDBS7yRock Sound
RSEAU0o
RSGBR23Serra Pelada
RSHUS4rRussian Mission
RSISA0rRed Sea
RSJUS0sRosario Sea Plane Base
RSKID4i
RSLUS18Russell
RSNUS18
RSPUS4rRaspberry Strait
RSSSD1k
RSTUS18Rochester
RSUKR08Yeosu
RSWUS0dSouthwest Florida
RSXUS0d
RSYFR1g
RTAFJ60Rotuma Island
RTBHN30Roatan
RTCIN03Ratnagiri
RTDUS0dRotunda
RTEBR09
RTGID26Frans Sales Lega
RTIID26
RTKDE0x
RTLUS18
RTMNL7sRotterdam The Hague
RTNUS3d
RTOID0b
RTPAU1e
RTSAU1n
RTWRU2iTsentralny
RTYAU2d
RUAUG97Arua
RUDIR0k
RUECD8o
RUFID4i
RUGCN00Rugao
RUHSA0rKing Khaled
RUIUS3dRuidoso Municipal
RUJSA0r
RUKNP20
RULMV5qMaavarulu
RUMNP20
RUNREafReunion Roland Garros
RUPIN03
RURPF6eRurutu
RUSSB63Marau Sound
RUTUS0dRutland
RUUPG4s
RUVGT2rRubelsanto
RUYHN30
RVAMG8j
RVCLR2u
RVDBR09
RVECO0hSaravena
RVHRU06
RVIRU06
RVKNO7mRorvik Airport, Ryumsjoen
RVNFI3sRovaniemi
RVOZA0w
RVRUS3d
RVSUS18Richard Lloyd Jones Jr
RVTAU1n
RVVPF6eRaivavae
RVYUY2b
RWAPL1r
RWBUS74Rowan Bay
RWFUS18Redwood Falls Municipal
RWIUS0dRocky Mount-Wilson
RWLUS3dRawlins Municipal
RWNUA15Rovno
RWPPK05
RWSBR09Sumare
RXAYE7i
RXEUS5k
RXSPH16Roxas City
RYBRU06Rybinsk
RYGNO7m
RYKPK05Rahim Yar Khan
RYLZM9p
RYNFR1gMedis
RYOAR02Rio Turbio
RZAAR02Santa Cruz
RZEPL1rRzeszow
RZGES0y
RZHUS0s
RZNRU06
RZPPH16
RZRIR0kRamsar
RZSPK05
RZVTR01Rize–Artvin
RZZUS0d
SAAUS3d
SABBQ8hJ. Yrausquin
SACUS0sSacramento Executive
SADUS1v
SAEGL7pSaattut Heliport
SAFUS3dSanta Fe
SAGIN03Shirdi
SAHYE7iSana'a
SAIKH86Siem Reap–Angkor
SAJBD07Sirajganj
SAKIS7n
SALSV3vEl Salvador
SAMPG4s
SANUS0sSan Diego
SAOBR09
SAPHN30Ramon Villeda Morales
SAQBS7ySan Andros
SARUS18
SASUS0s
SATUS18San Antonio
SAUID26
SAVUS0dSavannah/Hilton Head
SAWTR01Sabiha Gokcen
SAXPA4b
SAYIT1c
SAZLR2u
SBAUS0sSanta Barbara Municipal
SBBVE13
SBCPG4s
SBDUS0sSan Bernadino
SBEPG4s
SBFAF11
SBGID0b
SBHBL88St. Barthelemy
SBIGN8v
SBJBR09
SBKFR1gTremuson
SBLBO24Santa Ana del Yacuma
SBMUS18
SBNUS32South Bend
SBOUS3d
SBPUS0sSan Luis Obispo County
SBQPK05
SBRAU1eSaibai Island
SBSUS3d
SBTRU25Sabetta
SBUZA0wSpringbok
SBVPG6a
SBWMY7uSibu
SBXUS3d
SBYUS0dWicomico
SBZRO1oSibiu
SCACO0h
SCBUS18
SCCUS4rPrudhoe Bay/Deadhorse
SCDHN30
SCEUS0dUniversity Park
SCFUS1v
SCGAU1e
SCHUS0dSchenectady County
SCIVE13Paramillo
SCJUS6cSmith Cove
SCKUS0sStockton Metropolitan
SCLCL0nSantiago
SCMUS4rScammon Bay Sea Plane Base
SCNDE0xSaarbruecken
SCOKZ54Aktau
SCPFR1g
SCQES0ySantiago De Compostela
SCRSE7oSälen/Scandinavian Mountains
SCSGB0iScatsta
SCTYE7iSocotra
SCUCU1fAntonio Maceo
SCVRO1oSuceava
SCWRU06Syktyvkar
SCXMX04
SCYEC73San Cristobal
SCZSB63Santa Cruz Island
SDAIQ0j
SDBZA0wAFB Langebaanweg
SDCGY4z
SDDAO8sLubango
SDEAR02Santiago Del Estero
SDFUS4wLouisville Muhammad Ali
SDGIR0kSanandaj
SDHHN30
SDIPG4s
SDJJP0cSendai
SDKMY7uSandakan
SDLSE7oSundsvall-Timra
SDMUS0sBrown Field Municipal
SDNNO7mSandane
SDOJP0cRyotsu Sado Island
SDPUS4rSand Point Municipal
SDQDO1dLas Americas
SDRES0ySantander
SDSJP0cSado Shima
SDTPK05Saidu Sharif
SDUBR09Rio de Janeiro Santos Dumont
SDVIL34Sde Dov
SDWIN03Sindhudurg
SDXUS1v
SDYUS3dRichland Municipal
SDZGB0i
SEAUS0sSeattle-Tacoma
SEBLY2gSebha
SECFR1gSerre Chevalier
SEDIL34
SEEUS0s
SEFUS0d
SEGUS0d
SEHID4i
SEIBR23Senhor Do Bonfim
SEJIS7n
SEKRU5vSrednekolymsk
SELKR08
SEMUS18
SENGB0iLondon Southend
SEOCI0t
SEPUS18
SEQID43
SERUS32
SESUS18Selfield
SETBR1ySanta Magalhaes
SEUTZ7vSeronera Airstrip
SEVUA15
SEWEG0gSiwa Oasis North
SEXDE0x
SEYMRa7
SEZSCadSeychelles
SFATN3cSfax–Thyna
SFBUS0dOrlando Sanford
SFCGP88Saint Francois
SFDVE13Las Flecheras
SFEPH16San Fernando
SFFUS0sFelts Field
SFGMFagEsperance
SFHMX28
SFIMA10
SFJGL7pKangerlussuaq
SFKBR23
SFLCV5nSao Filipe
SFMUS0d
SFNAR02Santa Fe
SFOUS0sSan Francisco
SFPAU1e
SFQTR01Sanliurfa
SFRUS0sSan Fernando
SFSPH16Subic Bay
SFTSE7oSkelleftea
SFUPG4s
SFVBR09
SFWPA4bSanta Fe
SFXVE13
SFYUS0d
SFZUS0d
SGAAF11
SGBPG4s
SGCRU25Surgut
SGDDK7hSonderborg
SGEDE0xSiegerland
SGFUS18Springfield-Branson National
SGGMY1z
SGHUS0dSpringfield-Beckley Municipal
SGIPK05Sargodha
SGJPG4s
SGKPG4s
SGLPH16Danilo Atienza Air Base
SGMMX3g
SGNVN0vTan Son Nhat
SGOAU1eSt. George
SGPAU1n
SGQID26
SGRUS18Sugar Land Municipal
SGSPH16
SGTUS18
SGUUS3dSt. George
SGVAR3z
SGWUS6c
SGXTZ7v
SGYUS6cSkagway
SGZTH0mSongkhla
SHACN00Shanghai Hongqiao
SHBJP0cNakashibetsu
SHCET7jIndaselassie
SHDUS0dShenandoah Valley
SHECN00Shenyang Taoxian
SHFCN12Shihezi Huayuan
SHGUS4rShungnak
SHHUS4rShishmaref
SHIJP0cShimojishima
SHJAE14Sharjah
SHKLSa5
SHLIN03Shillong
SHMJP0cShirahama
SHNUS0s
SHOSZahKing Mswati III
SHPCN00
SHQAU1e
SHRUS3dSheridan
SHSCN00Jingzhou Shashi
SHTAU0qShepparton
SHUAU5l
SHVUS18Shreveport
SHWSA0rSharurah
SHXUS4r
SHYTZ7vShinyanga
SHZLSa5
SIACN00Xiguan
SIBCG8r
SICTR01
SIDCV5nAmilcar Cabral
SIEPT3y
SIFNP20Simara
SIGPR48Fernando Luis Ribas Dominicci
SIHNP20Silgarhi Doti
SIIMA10
SIJIS7nSiglufjordur
SIKUS18
SILPG4s
SIMPG4s
SINSG0uSingapore Changi
SIOAU51Smithton
SIPUA15Simferopol
SIQID43
SIRCH4kSion
SISZA0wSishen
SITUS74Sitka
SIUNI2s
SIVUS32
SIWID0b
SIXAU0o
SIYUS0s
SIZPG4s
SJAPE0f
SJBBO24
SJCUS0sNorman Y. Mineta San Jose
SJDMX3gLos Cabos
SJECO0hSan Jose del Guaviare
SJFVI9m
SJGCO0h
SJHCO0h
SJIPH16San Jose
SJJBA8gSarajevo
SJKBR09Professor Urbano Ernesto Stumpf
SJLBR1uSao Gabriel da Cachoeira
SJMDO1d
SJNUS1v
SJOCR4lJuan Santamaria
SJPBR09Sao Jose do Rio Preto
SJQZM9p
SJRCO0h
SJSBO24
SJTUS18San Angelo
SJUPR48Luis Munoz Marin
SJVBO24
SJWCN00Shijiazhuang Zhengding
SJXBZ62Sarteneja
SJYFI3sSeinajoki
SJZPT6pSao Jorge Island
SKAUS0sFairchild Air Force Base
SKBKNa8Robert L. Bradshaw
SKCPG4s
SKDUZ1iSamarkand
SKENO7m
SKFUS18Lackland AFB-Kelly Field
SKGGR3hThessaloniki Airport Makedonia
SKHNP20Surkhet
SKIDZ1j
SKJID43
SKKUS4rShaktoolik
SKLGB0i
SKMGY4z
SKNNO7mStokmarknes Skagen
SKONG0aSokoto
SKPMKaaSkopje
SKQLSa5
SKRET7j
SKSDK7hVojens
SKTPK05Sialkot
SKUGR3hSkiros
SKVEG0gSt Catherine
SKWUS4r
SKXRU06Saransk
SKYUS0d
SKZPK05Sukkur
SLAAR02Martin Miguel de Guemes
SLBUS18
SLCUS3dSalt Lake City
SLDSK8mSliac
SLEUS0sMcNary Field
SLFSA0r
SLGUS18
SLHVU6bSola
SLIZM9pSolwezi
SLJAU1n
SLKUS0dAdirondack
SLLOM95Salalah
SLMES0yMatacan
SLNUS18Salina
SLOUS18
SLPMX04San Luis Potosi
SLQUS4rSleetmute
SLRUS18
SLSBG2f
SLTUS3d
SLULCaiGeorge F. L. Charles
SLVIN03
SLWMX2hPlan de Guadalupe
SLXTC9eSalt Cay
SLYRU25Salekhard
SLZBR23Marechal Cunha Machado
SMAPT6pVila Do Porto
SMBCL5m
SMCCO0h
SMDUS32
SMEUS0dPulaski County
SMFUS0sSacramento
SMGPE0f
SMHPG4s
SMIGR3hSamos
SMJPG4s
SMKUS4rSt. Michael
SMLBS7yStella Maris
SMMMY1z
SMNUS5kLemhi County
SMOUS0sSanta Monica
SMPPG4s
SMQID0bH. Asan
SMRCO0hSimon Bolivar
SMSMG8jSainte Marie
SMTBR3wSorriso
SMUUS4r
SMVCH4kSamedan
SMWMA10Smara
SMXUS0sSanta Maria Public
SMYSN8z
SMZSR50
SNAUS0sJohn Wayne
SNBAU5lSnake Bay
SNCEC1lGeneral Ulpiano Paez
SNDLA9wSeno
SNECV5nPreguica
SNFVE13San Felipe
SNGBO24
SNHAU1e
SNILR2u
SNJCU1fSan Julian
SNKUS18
SNLUS18
SNMBO24
SNNIE2nShannon
SNOTH0mSakon Nakhon
SNPUS4rSaint Paul Island
SNQMX28
SNRFR1gMontoir
SNSUS0sSalinas Municipal
SNTCO0h
SNUCU1fAbel Santamaria
SNVVE13Santa Elena de Uairen
SNWMM0pThandwe
SNXIR0kSemnan Municipal
SNYUS3dSidney Municipal
SNZBR09Santa Cruz Air Force Base
SOAVN0v
SOBHU1qSarmellek/Balaton
SOCID0bAdi Sumarmo
SODBR09Sorocaba
SOECG8r
SOFBG2fSofia
SOGNO7mSogndal
SOHCO0hSolita
SOIAU9gSouth Molle Island
SOJNO7mSorkjosen
SOKLSa5
SOLUS78
SOMVE13San Tome
SONVU6bSanto Pekoa
SOOSE7oSoderhamn
SOPUS0d
SOQID4iDomine Eduard Osok
SORSY1tAl Thaurah
SOTFI3sSodankyla
SOUGB0iSouthampton
SOVUS4rSeldovia
SOWUS1vShow Low
SOXCO0h
SOYGB0iStronsay
SOZFR1gSolenzara
SPAUS0d
SPBVI9mCharlotte Amalie Harbor SPB
SPCES4eLa Palma
SPDBD07Saidpur
SPEMY1z
SPFUS3d
SPGUS0d
SPHPG4s
SPIUS18Abraham Lincoln Capital
SPJGR3h
SPKJP0c
SPLNL7s
SPMDE0xSpangdahlem Ab
SPNMPaeSaipan
SPOES0y
SPPAO8sMenongue
SPQUS0s
SPRBZ62San Pedro
SPSUS18Sheppard Air Force Base
SPTMY1z
SPUHR8pSplit
SPVPG4s
SPWUS18
SPXEG0gSphinx
SPYCI0tSan Pedro
SPZUS18
SQAUS0s
SQBCO0h
SQCAU1n
SQDCN00Shangrao Sanqingshan
SQECO0h
SQFCO0hSolano
SQGID26Tebelian
SQHVN0m
SQIUS18
SQJCN00Sanming Shaxian
SQKEG0g
SQLUS0sSan Carlos
SQMBR09
SQNID4i
SQOSE7oGunnarn
SQPAU1e
SQQLT3tSiauliai
SQRID26
SQSBZ62
SQTPG4s
SQUPE0f
SQVUS0s
SQWDK7hSkive
SQXBR09
SQYBR09
SQZGB0iRAF Scampton
SRABR09Santa Rosa
SRBBO24
SRCUS18
SRDBO24
SREBO24Alcantari
SRFUS0s
SRGID0bJenderal Ahmad Yani
SRHTD3a
SRIID26
SRJBO24
SRKGLa6Siorapaluk Heliport
SRLMX3gSanta Rosalia
SRMAU1e
SRNAU51
SROCO0h
SRPNO7mStord
SRQUS0dSarasota Bradenton
SRRAU1e
SRSCO0h
SRTUG97Soroti
SRUMM0p
SRVUS4rStony River
SRWUS0d
SRXLY2gGardabya
SRYIR0kDashte Naz
SRZBO24El Trompillo
SSABR23Deputado Luis Eduardo Magalhaes
SSBVI9mChristiansted Harbor Seaplane Base
SSCUS0dShaw Air Force Base
SSDCO0h
SSEIN03Sholapur
SSFUS18Stinson Municipal
SSGGQ8lMalabo
SSHEG0gSharm El Sheikh
SSIUS0dMcKinnon St. Simons Island
SSJNO7mSandnessjoen
SSKAU1n
SSLCO0h
SSMUS3f
SSNKR08Seoul Air Base
SSOBR09
SSPAU1e
SSQCA1a
SSRVU6bSara
SSSPG4s
SSTAR02Santa Teresita
SSVPH16
SSWUS0sStuart Island
SSXTR01
SSYAO8sM'Banza Congo
SSZBR09Base Aerea de Santos
STADK7hStauning Vestjylland
STBVE13Santa Barbara Del Zulia
STCUS18St. Cloud Municipal
STDVE13Mayor Buenaventura Vivas
STEUS18
STFAU1e
STGUS4rSt. George Island
STHAU1e
STIDO1dCibao
STJUS18Rosecrans Memorial
STKUS3d
STLUS18St. Louis Lambert
STMBR4oSantarem-Maestro Wilson Fonseca
STNGB0iLondon Stansted
STOSE7o
STPUS18St. Paul Downtown
STQUS0d
STRDE0xStuttgart
STSUS0sCharles M. Schulz–Sonoma County
STTVI9mCyril E. King
STURO1o
STVIN03Surat
STWRU06Stavropol
STXVI9mHenry E. Rohlsen
STYUY2bSalto
STZBR3wSanta Terezinha
SUAUS0d
SUBID0bJuanda
SUCUS3dSchloredt
SUDUS18
SUEUS18
SUFIT1cLamezia Terme
SUGPH16Surigao
SUHOM95
SUIGE2mBabusheri
SUJRO1oSatu Mare
SUKRU3qSakkyryr
SULPK05Sui
SUMUS0d
SUNUS5kFriedman Memorial
SUOUS0s
SUPID0b
SUQEC1l
SURCA1aSummer Beaver
SUSUS18Spirit of St. Louis
SUTTZ7v
SUUUS0sTravis Air Force Base
SUVFJ60Nausori
SUWUS18
SUXUS18Sioux Gateway
SUYRU4xSuntar
SUZPG4s
SVAUS4rSavoonga
SVBMG8jSambava
SVCUS3dGrant County Airport (New Mexico)
SVDVC8kArgyle
SVEUS0s
SVFBJ8x
SVGNO7mStavanger Airport Sola
SVHUS0d
SVICO0hSan Vicente del Caguan
SVJNO7mSvolvaer Airport, Helle
SVKBZ62
SVLFI3sSavonlinna
SVMAU1e
SVNUS0dHunter Air Force Base
SVORU06Sheremetyevo
SVPAO8sJoaquim Kapango
SVQES0ySeville
SVRGLa6Savissivik Heliport
SVSUS4rStevens Village
SVTBW85
SVUFJ60Savusavu
SVVVE13San Salvador de Paul
SVWUS4rSparrevohn Air Force Station
SVXRU25Koltsovo
SVYSB63
SVZVE13Juan Vicente Gomez
SWACN00Jieyang Chaoshan
SWBAU1n
SWCAU0qStawell
SWDUS4rSeward
SWEPG4s
SWFUS0dStewart
SWGPG4s
SWHAU0qSwan Hill
SWIGB0i
SWJVU6b
SWKIT1c
SWLPH16San Vicente
SWMBR3w
SWNPK05
SWOUS18Stillwater
SWPNA4t
SWQID26Sultan Muhammad Kaharuddin III
SWRPG4s
SWSGB0iSwansea
SWTRU2jStrezhevoy
SWUKR08Suwon
SWVRU5vSevero-Evensk
SWWUS18
SWXBW85Shakawe
SWYMY7u
SWZAU0oSydney West
SXAPG4s
SXBFR1gStrasbourg
SXCUS0sAvalon Vor/WP
SXDFR1gSophia Antipolis
SXEAU0qRAAF Base East Sale
SXFDE0x
SXGZM9p
SXHPG4s
SXIIR0kSirri Island
SXJCN00Shanshan
SXKID4iMathilda Batlayeri
SXLIE2nSligo
SXMSX88Princess Juliana
SXNBW85Suapan
SXOBR3w
SXPUS4rSheldon Sea Plane Base
SXQUS4rSoldotna
SXRIN03Sheikh Ul-Alam International Airport Srinagar
SXSMY1z
SXTMY7u
SXUET7j
SXVIN03Salem
SXWPG4s
SXXBR58
SXYUS0d
SXZTR01Siirt
SYAUS7cShemya Air Force Base
SYBUS4rSeal Bay Seaplane Base
SYCPE0f
SYDAU0oSydney
SYEYE7i
SYFCA3nSilva Bay
SYGNO7mSpitsberg
SYHNP20
SYIUS18
SYJIR0kSirjan
SYKIS7n
SYLUS0sRoberts Air Force Base
SYMCN00Pu'er Simao
SYNUS18
SYOJP0cShonai
SYPPA4bSantiago
SYQCR4lTobias Bolanos International
SYRUS0dHancock
SYSRU4xSaskylakh
SYTFR1gCharolais Bourgogne Sud
SYUAU1eWarraber Island
SYVUS0d
SYWPK05Sehwen Sharif
SYXCN00Sanya Phoenix
SYYGB0iStornoway
SYZIR0kShahid Dastgheyb
SZAAO8sSoyo
SZBMY7uSultan Abdul Aziz Shah
SZCGL6v
SZDGB0i
SZEET7jSemera
SZFTR01Samsun-Carsamba
SZGAT1sSalzburg
SZHCN00
SZIKZ1hZaisan
SZJCU1fSiguanea
SZKZA0wSkukuza
SZLUS18Whiteman Air Force Base
SZMNA4t
SZNUS0s
SZOCN00
SZPUS0s
SZQAR21
SZRBG2fStara Zagora
SZSNZ49
SZTMX04San Cristobal de las Casas
SZUML8e
SZVCN00Suzhou
SZWDE0xParchim
SZXCN00Shenzhen Bao'an
SZYPL1rOlsztyn-Mazury
SZZPL1rSolidarity Szczecin–Goleniow
TAASB63
TABTTacA.N.R. Robinson
TACPH16D. Z. Romualdez
TADUS3d
TAEKR08Daegu
TAFDZ1jTafaraoui
TAGPH16Bohol–Panglao
TAHVU6bTanna
TAIYE7iAl Janad
TAJPG4sTadji
TAKJP0cTakamatsu
TALUS4rRalph M Calhoun
TAMMX04Tampico
TANAU1e
TAOCN00Qingdao Jiaodong
TAPMX04Tapachula
TAQAU2d
TARIT1cTaranto-Grottaglie
TASUZ1iTashkent
TATSK8mPoprad/Tatry
TAUCO0h
TAVAS6z
TAWUY2b
TAXID4i
TAYEE4cTartu
TAZTM39Dashoguz
TBAPG4s
TBBVN0vTuy Hoa
TBCUS3d
TBDCO0h
TBEPG4s
TBFKI69Tabiteuea North
TBGPG4sTabubil
TBHPH16Tugdan
TBIBS7yNew Bight
TBJTN3cTabarka-Ain Draham
TBKAU5l
TBLAU1n
TBMID26Tumbang Samba
TBNUS18Forney Army Air Field
TBOTZ7vTabora
TBPPE0fCapitan FAP Pedro Canga Rodriguez
TBQPG4s
TBRUS0d
TBSGE2mTbilisi
TBTBR4oTabatinga
TBUTO6kFua'amotu
TBVMH80
TBWRU06Tambov Donskoye
TBXID0b
TBYBW85
TBZIR0kTabriz
TCAAU5lTennant Creek
TCBBS7yTreasure Cay
TCCUS3dTucumcari
TCDCO0hTarapaca
TCERO1oTulcea
TCFHN30
TCGCN12Tacheng
TCHGA9d
TCIES4e
TCJPG4s
TCKPG4s
TCLUS18Tuscaloosa
TCMUS0sMcChord Air Force Base
TCNMX04
TCOCO0hLa Florida
TCPEG0gTaba
TCQPE0fTacna
TCRIN03Tuticorin
TCSUS3dTruth Or Consequences Municipal
TCTUS4rTakotna
TCUZA0w
TCVMZ1wTete
TCWAU0o
TCXIR0kTabas
TCYNA4t
TCZCN00Tengchong Tuofeng
TDACO0h
TDBPG4s
TDDBO24Teniente Jorge Henrich Arauz
TDGPH16Tandag
TDJDJ9o
TDKKZ1hTaldykorgan
TDLAR02Tandil
TDNAU1n
TDOUS0s
TDPPE0f
TDRAU1e
TDSPG4sSasereme
TDTZA0w
TDVMG8j
TDWUS18
TDXTH0mTrat
TDZUS0d
TEAHN30Tela
TEBUS0dTeterboro
TECBR09Telemaco Borba
TEDDK7hThisted
TEEDZ1jCheikh Larbi Tebessi
TEFAU1nTelfer
TEGBF8i
TEHUS4r
TEIIN03
TEJES0y
TEKUS4rTatitlek
TELMY1z
TEMAU0oTemora
TENCN00Tongren
TEOPG4s
TEPPG4s
TEQTR01Corlu
TERPT6pLajes Field
TESER7w
TETMZ1wMatundo
TEUNZ49Manapouri
TEVES0yTeruel
TEWIR0k
TEXUS3dTelluride
TEYIS7n
TEZIN03Tezpur
TFAAL4f
TFBPG4s
TFCIT1c
TFFBR1uTefe
TFIPG4sTufi
TFLBR09
TFMPG4s
TFNES4eTenerife North
TFREG0g
TFSES4eTenerife South
TFTPK05
TFUCN00Chengdu Tianfu
TFYID0b
TGASG0uTengah
TGBPH16
TGCMY1z
TGDMEajPodgorica
TGEUS18
TGFFR1gTignes
TGGMY7uSultan Mahmud
TGHVU6bTongoa
TGIPE0f
TGJNC5wTiga
TGKRU06Taganrog Yuzhny
TGLPG4s
TGMRO1oTargu Mures
TGNAU0qLatrobe
TGOCN00Tongliao
TGPRU2wPodkamennaya Tunguska
TGQBR38Tangara Da Serra
TGRDZ1jTouggourt
TGSMZ1w
TGTTZ7vTanga
TGUHN30Toncontin
TGVBG2f
TGXCI0tTingrela
TGYRO1o
TGZMX04Angel Albino Corzo
THAUS18
THBLSa5
THCLR2u
THDVN0vTho Xuan
THEBR23Teresina
THFDE0x
THGAU1eThangool
THHNZ49
THIMRa7
THJCN00
THKLA9w
THLMM0pTachilek
THMUS3d
THNSE7oTrollhattan/Vanersborg
THOIS7nThorshofn
THPUS3d
THQCN00Tianshui Maijishan
THRIR0kMehrabad
THSTH0mSukhothai
THTMRa7
THUGLa6Pituffik Space Base
THVUS0d
THWLK3i
THXRU2wTurukhansk
THYZA0w
THZNE7rTahoua
TIAAL4fTirana
TIBCO0h
TICMH80
TIDDZ1jAbdelhafid Boussouf Bou Chekif
TIEET7jTippi
TIFSA0rTaif
TIGPG4s
TIHPF6eTikehau Atoll
TIIAF11
TIJMX28Tijuana
TIKUS18Tinker Air Force Base
TILCA2o
TIMID4iMozes Kilangin
TINDZ1jTindouf
TIOMM0p
TIPLY2gTripoli
TIQMPaeTinian
TIRIN03Tirupati
TISAU4s
TIUNZ49Timaru
TIVMEajTivat
TIWUS0sTacoma Narrows
TIXUS0dSpace Center Executive
TIYMRa7
TIZPG4sTari
TJABO24Capitan Oriel Lea Plaza
TJBID0b
TJCPA4b
TJGID0bTanjung Warukin
TJHJP0cTajima
TJIHN30Capiro
TJJCN00
TJKTR01Tokat
TJLBR38Tres Lagoas
TJMRU25Roshchino
TJNPF6eTakume
TJQID0bH.A.S. Hanandjoeddin
TJSID26Tanjung Harapan
TJUTJ3eKulyab
TJVIN03
TJXUS0s
TKAUS4rTalkeetna
TKBPG4s
TKCCM94Tiko
TKDGH7kTakoradi
TKEUS6cTenakee Springs Sea Plane Base
TKFUS0sTruckee Tahoe
TKGID0bRadin Inten II
TKHTH0mTakhli
TKIUS9h
TKJUS4rTok Junction
TKKFMakChuuk
TKLUS6c
TKMGT2rEl Peten
TKNJP0cTokunoshima
TKOLSa5
TKPPF6eTakapoto
TKQTZ7vKigoma
TKRBD07
TKSJP0cTokushima Awaodori
TKTTH0mTak
TKUFI3sTurku
TKVPF6eTatakoto
TKWPG4s
TKXPF6eTakaroa
TKYAU1n
TKZNZ49
TLAUS4rTeller
TLBPK05
TLCMX04Toluca
TLDBW85Limpopo Valley
TLEMG8jToliara
TLFUS4r
TLGSB63
TLHUS0dTallahassee
TLIID26Sultan Bantilan
TLJUS4rTatalina Air Force Station
TLKRU4x
TLLEE4cTallinn
TLMDZ1jZenata
TLNFR1gHyeres
TLOPG4s
TLPPG4s
TLQCN12Turpan Jiaohe
TLRUS0s
TLSFR1gToulouse-Blagnac
TLTUS4rTuluksak
TLUCO0hTolu
TLVIL34Ben Gurion
TLWPG4s
TLXCL0nTalca
TLYRU3qPlastun
TLZBR09
TMAUS0d
TMBUS0dMiami Executive
TMCID26Lede Kalumbang
TMDMRa7
TMECO0hGabriel Vargas Santos
TMFMV5qThimarafushi
TMGMY7uTomanggong
TMHID4iTanahmerah
TMINP20Tumling Tar
TMJUZ1iTermez
TMKVN0v
TMLGH7kTamale
TMMMG8jToamasina Ambalamanasy
TMNKI69
TMOVE13Tumeremo
TMPFI3sTampere-Pirkkala
TMQBF8i
TMRDZ1jAguenar - Hadj Bey Akhamok
TMSST64Sao Tome Island
TMTBR4oTrombetas
TMUCR4l
TMVCN00
TMWAU0oTamworth
TMXDZ1jTimimoun
TMYID4i
TMZNZ49
TNACN00Jinan Yaoqiang
TNBID26
TNCUS4rTin City Air Force Station
TNDCU1fTrinidad
TNEJP0cNew Tanegashima
TNFFR1gToussus-le-Noble
TNGMA10Tangier Ibn Battouta
TNHCN00Tonghua Sanyuanpu
TNIIN03
TNJID0bRaja Haji Fisabilillah
TNKUS4rTununak
TNLUA15
TNMAQalTeniente R. Marsh
TNNTW0eTainan
TNOCR4l
TNPUS0s
TNQKI90
TNRMG8jIvato
TNSCA9s
TNTUS0d
TNUUS18
TNVKI90
TNWEC1lJumandy
TNXKH86
TNZMN6d
TOAUS0s
TOBLY2gTobruk
TOCUS0d
TODMY7uTioman
TOETN3cTozeur–Nefta
TOFRU2jTomsk
TOGUS4rTogiak Village
TOHVU6b
TOIUS18Troy Municipal
TOJES0yTorrejon Air Force Base
TOKPG6a
TOLUS0dToledo Express
TOMML8eTombouctou
TONPG6a
TOOCR4l
TOPUS18Philip Billard Municipal
TOQCL0nBarriles
TORUS3d
TOSNO7mTromso
TOTSR50
TOUNC5wTouho
TOVVG98
TOWBR09Luis dal Canalle Filho
TOXRU25
TOYJP0cToyama
TOZCI0t
TPAUS0dTampa
TPBGB0i
TPCEC1lTarapoa
TPETW0eTaiwan Taoyuan
TPFUS0d
TPGMY7u
TPHUS0sTonopah
TPIPG4sTapini
TPJNP20Taplejung
TPKID0b
TPLUS18Draughon-Miller
TPNEC1l
TPOUS4r
TPPPE0fCad. FAP Guillermo del Castillo Paredes
TPQMX3gTepic
TPRAU1n
TPSIT1cTrapani-Birgi
TPTLR2u
TPUNP20
TPXPF6e
TPYIT1c
TQAGL7pTasiusaq Heliport (Avannaata)
TQDIQ0jAl Taqaddum Air Base
TQEUS18
TQIGL7pTiniteqilaaq Heliport
TQLRU25
TQNAF11
TQOMX3mFelipe Carrillo Puerto
TQPAU1e
TQQID26
TQRIT1c
TQSCO0hTres Esquinas
TRAJP0cTarama
TRBCO0h
TRCMX2hTorreon
TRDNO7mTrondheim Airport Vaernes
TREGB0iTiree
TRFNO7mTorp Sandefjord
TRGNZ49Tauranga City
TRHUS0s
TRIUS0dTri-Cities
TRJPG4s
TRKID26Juwata
TRLUS18
TRMUS0sJacqueline Cochran
TRNIT1cTurin
TROAU0oTaree
TRPUS6c
TRQBR4vTarauaca
TRRLK3iChina Bay
TRSIT1cTrieste - Friuli Venezia Giulia
TRTID26Toraja
TRUPE0fTrujillo
TRVIN03Thiruvananthapuram
TRWKI69Bonriki
TRXUS18
TRYUG97
TRZIN03Tiruchirapalli
TSATW0eTaipei Songshan
TSBNA4tTsumeb
TSCEC1l
TSDZA0w
TSEKZ1h
TSFIT1cTreviso
TSGUS4r
TSHCD8o
TSIPG4s
TSJJP0cTsushima
TSKPG4s
TSLMX04
TSMUS3dTaos
TSNCN00Tianjin Binhai
TSOGB0i
TSPUS0s
TSQBR09
TSRRO1oTimisoara Traian Vuia
TSSUS0dEast 34th Street Heliport
TSTTH0mTrang
TSUKI69
TSVAU1eTownsville
TSWPG4s
TSXID26Tanjung Santan
TSYID0b
TSZMN31
TTAMA10Tan Tan
TTBIT1c
TTCCL0nTaltal
TTDUS0sTroutdale
TTEID4iSultan Babullah
TTGAR02Tartagal
TTHOM95Thumrait
TTIPF6e
TTJJP0cTottori
TTKGB0i
TTLFJ60
TTMCO0h
TTNUS0dTrenton-Mercer
TTOUS18
TTQCR4l
TTRID26
TTSMG8jTsaratanana
TTTTW0eTaitung
TTUMA10Sania Ramel
TTVCN00
TTWLK3iTissa Tank Waterdrome
TTXAU1n
TTYGB0i
TTZCN00
TUAEC1lTulcan
TUBPF6eTubuai Island
TUCAR02Teniente Benjamin Matienzo
TUDSN8zTambacounda
TUEPA4bTupile
TUFFR1gVal de Loire
TUGPH16Tuguegarao
TUHUS18Arnold Air Force Base
TUISA0rTuraif
TUJET7jTum
TUKPK05Turbat
TULUS18Tulsa
TUMAU0oTumut
TUNTN3cTunis-Carthage
TUONZ49Taupo
TUPUS18Tupelo
TUQBF8i
TURBR23Tucurui
TUSUS1vTucson
TUTPG4s
TUUSA0rTabuk
TUVVE13Tucupita
TUWPA4b
TUXCA6t
TUYMX3m
TUZBR58
TVAMG8j
TVCUS3fCherry Capital
TVFUS18Thief River Falls
TVIUS0d
TVLUS0sSouth Lake Tahoe
TVSCN00Tangshan Sannuhe
TVTUZ1iTashkent-Khumo
TVUFJ60Matei
TVXCN00
TVYMM0pDawei
TWAUS4rTwin Hills
TWBAU1e
TWCCN12
TWDUS0s
TWEUS78
TWFUS5kMagic Valley
TWHUS0sTwo Harbors
TWNAU1e
TWPAU1e
TWTPH16Sanga Sanga
TWUMY7uTawau
TWYPG4s
TWZNZ49Pukaki/Twizel
TXBIT1c
TXCBY1pOrsha
TXEID0bTakengon Rembele
TXFBR19
TXGTW0e
TXKUS18Texarkana Municipal
TXLDE0xBerlin Tegel
TXMID4i
TXNCN00Huangshan Tunxi
TXQFR1g
TXRAU1e
TXUCI0t
TYARU06
TYBAU0oTibooburra
TYCCN00
TYDRU4x
TYEUS4r
TYFSE7oTorsby
TYGAU1e
TYLPE0fCaptain FAP Victor Montes Arias
TYMBS7yStaniel Cay
TYNCN00Taiyuan Wusu
TYOJP0c
TYPAU5l
TYQJP0c
TYRUS18Tyler Pounds
TYSUS0dMcGhee Tyson
TYTUY2b
TYZUS1v
TZABZ62Belize City Municipal
TZCUS3f
TZLBA8gTuzla
TZMMX36
TZNBS7ySouth Andros
TZOMG8j
TZRHU1q
TZXTR01Trabzon
UABTR01Incirlik Air Base
UACMX3b
UAEPG4s
UAHPF81Ua Huka
UAITL5iSuai
UAKGL7pNarsarsuaq
UALAO8s
UAMGU66Anderson Air Force Base
UAPPF81Ua Pou
UAQAR02San Juan
UARMA10Bouarfa
UASKE17
UAXGT2r
UBABR09Uberaba
UBBAU1eMabuiag Island
UBIPG6a
UBJJP0cYamaguchi Ube
UBNMN31Chinggis Khaan
UBPTH0mUbon Ratchathani
UBRID4i
UBSUS18
UBTBR09
UBUAU1n
UBWGB0i
UCAUS0d
UCBCN00Ulanqab (Wulanchabu) Jining
UCCUS0s
UCEUS18
UCKUA15
UCNLR2u
UCTRU06Ukhta
UCYUS18
UCZPE0f
UDAAU1e
UDDUS0s
UDENL7sVolkel Ab
UDIBR09Uberlandia
UDJUA15Uzhhorod
UDNIT1c
UDOLA9w
UDRIN03Maharana Pratap
UEEAU51
UELMZ1wQuelimane
UENRU25
UEOJP0cKume-jima
UERES0y
UESUS18
UETPK05Quetta
UFARU25Ufa
UFMGB0i
UGAMN31Bulgan
UGBUS4r
UGCUZ1iUrgench
UGIUS4r
UGLAQbf
UGNUS18
UGOAO8sUige
UGRES0y
UGSUS4r
UGTMN31
UGUID4iBilogai-Sugapa
UHECZ2eUherske Hradiste
UHSRU5d
UIBCO0hEl Carano
UIGCN00
UIHVN0vPhu Cat
UIIHN30Utila
UIKRU3r
UILUS0s
UINUS18Quincy
UIOEC1lMariscal Sucre
UIPFR1gPluguffan
UIQVU6b
UIRAU0o
UITMH80Jaluit
UIZUS3f
UJEMH80Ujae Island
UJNKR08
UJUKP0z
UKAKE17
UKBJP0cKobe
UKEIN03Utkela
UKGRU3qUst-Kuyga
UKHOM95
UKIUS0sUkiah Municipal
UKKKZ1hUst-Kamenogorsk
UKNUS18
UKRYE7i
UKSUA15Belbek
UKTUS0d
UKUPG4s
UKXRU3rUst-Kut
UKYJP0cKyoto Downtown Heliport
ULAAR02San Julian
ULBVU6b
ULCCL0n
ULDZA0wPrince Mangosuthu Buthelezi
ULEPG4s
ULGMN31Olgii
ULHSA0rPrince Abdul Majeed bin Abdulaziz
ULIFMak
ULKRU5dLensk
ULLGB0i
ULMUS18
ULNMN31Buyant-Ukhaa
ULOMN31Ulaangom
ULPAU1eQuilpie
ULQCO0hFarfan
ULSCO0h
ULUUG97Gulu
ULVRU2iUlyanovsk Baratayevka
ULXZA0w
ULYRU2iUlyanovsk Vostochny
ULZMN31Uliastai Donoi
UMACU1f
UMBUS4rNorth Shore
UMCPG4s
UMDGL7pUummannaq
UMESE7oUmea
UMIPE0f
UMMUS4r
UMRAU2d
UMSRU4xUst-Maya
UMTUS4r
UMUBR09Umuarama
UMYUA15
UMZUS18
UNABR23Una
UNCCO0h
UNDAF11Kunduz
UNELSa5
UNGPG4sKiunga
UNIVC8kUnion Island
UNKUS4rUnalakleet
UNNTH0mRanong
UNRMN31
UNSUS7c
UNTGB0iUnst
UNUUS18
UOAPF6e
UOLID26Pogogul
UONLA9w
UOSUS18
UOXUS18University-Oxford
UPACU1f
UPBCU1fPlaya Baracoa
UPCVE13Puerto La Cruz
UPFDE0xPforheim
UPGID26Sultan Hasanuddin
UPKGL7pUpernavik Kujalleq Heliport
UPLCR4lUpala
UPNMX04Licenciado y General Ignacio Lopez Rayon
UPPUS4g
UPRPG4s
UPVGB0i
UQEUS4r
URAKZ54Oral Ak Zhol
URBBR09
URCCN00Urumqi Diwopu
URDDE0x
UREEE4cKuressaare
URGBR09Ruben Berta
URICO0h
URJRU25Uraj
URMVE13
URNAF11
UROFR1gBoos
URRCO0h
URSRU06Kursk Vostochny
URTTH0mSurat Thani
URUPG4s
URYSA0rGurayat
URZAF11
USAUS0dConcord–Padgett
USCUS0d
USHAR65Malvinas Argentinas
USIGY4z
USJKZ1hUsharal
USKRU06Usinsk
USLAU1n
USMTH0mKoh Samui
USNKR08Ulsan
USOPG4s
USQTR01Usak
USRRU3qUst-Nera
USSCU1f
USTUS0dSt. Augustine
USUPH16Busuanga
USXGB0i
UTAZW8n
UTBAU1e
UTCNL7s
UTDAU5l
UTEZA0w
UTGLSa5
UTHTH0mUdon Thani
UTIFI3sUtti
UTKMH80Utirik Island
UTLES0y
UTMUS18
UTNZA0wUpington
UTOUS4rIndian Mountain Air Force Station
UTPTH0mUtapao
UTRTH0m
UTSRU06Ust-Tsylma
UTTZA0wMthatha
UTUPA4b
UTWZA0wQueenstown
UUARU06Bugulma
UUDRU3rUlan-Ude
UUKUS4r
UUNMN31Baruun-Urt
UUSRU5dYuzhno-Sakhalinsk
UUUPG4s
UVAUS18
UVENC5wOuvea
UVFLCaiHewanorra
UVIBR09Uniao Da Vitoria
UVLEG0g
UVOPG4s
UWAUS0d
UWCGB0i
UWEDE0x
UWPDE0x
UYLSD1kNyala
UYNCN00Yulin Yuyang
UYUBO24Uyuni
UZCRS2aPonikve
UZHSA0rUnayzah
UZMCAao
UZRKZ1hUrzhar
UZUAR02Curuzu Cuatia
VAAFI3sVaasa
VABCO0h
VACDE0x
VADUS0dMoody Air Force Base
VAFFR1gChabeuil
VAGBR09Major-Brigadeiro Trompowsky
VAHBO24
VAIPG4sVanimo
VAKUS4rChevak
VALBR23Valenca
VAMMV5qVilla International Airport Maamigili
VANTR01Van Ferit Melen
VAOSB63Suavanao
VAPCL0n
VAQRU2wVanavara
VARBG2fVarna
VASTR01Sivas
VATMG8j
VAUFJ60
VAVTO6kLupepau'u
VAWNO7mVardo
VAZFR1gVal D'Isere
VBAMM0p
VBCMM0p
VBGUS0sVandenburg Air Force Base
VBLCN00
VBMUS4rBlue Mountain
VBPMM0p
VBRRU06
VBSIT1cMontichiari
VBTES0y
VBVFJ60Vanua Balavu
VBYSE7oVisby
VCAVN0vCan Tho
VCCCM94
VCDAU5l
VCEIT1cVenice Marco Polo
VCFAR3z
VCHUY2b
VCLVN0vChu Lai
VCPBR09Viracopos
VCRVE13Carora
VCSVN0vCon Dao
VCTUS18Victoria
VCVUS0s
VDAIL34
VDBNO7m
VDCBR23Glauber Rocha
VDEES4eHierro
VDHVN0vDong Hoi
VDIUS0d
VDMAR02Gobernador Edgardo Castello
VDOVN0vVan Don
VDPVE13Valle de la Pascua
VDRAR02Villa Dolores
VDSNO7mVadso
VDTUY2b
VDUUS18Tom O'Connor Oil Field
VDYIN03
VDZUS4rValdez Municipal
VEEUS4rVenetie
VEGGY4z
VELUS3dVernal
VEORU2wSevero-Yeniseyskiy
VERMX04Veracruz
VEVSB63
VEXUS18
VEYIS7nVestmannaeyjar
VFAZW8nVictoria Falls
VFCFR1g
VGAIN03Vijayawada
VGDRU06Vologda
VGGLA9w
VGNPH16
VGOES0yVigo
VGSAR02
VGTUS0sNorth Las Vegas
VGZCO0h
VHCAO8sSaurimo
VHMSE7oVilhelmina
VHNUS18
VHOMZ1wVila Coutinho
VHVRU4xVerkhnevilyuysk
VHYFR1gCharmeil
VHZPF6e
VIABR09
VIBMX3g
VICIT1c
VIEAT1sVienna
VIFIT1cVieste Heliport
VIGVE13El Vigia
VIHUS18
VIIVN0vVinh
VIJVG98Virgin Gorda
VIKUS4r
VILMA10Dakhla
VINUA15Havryshivka Vinnytsia
VIOES0y
VIPCH4k
VIQTL5i
VIRZA0wVirginia
VISUS0sVisalia Municipal
VITES0yVitoria
VIUSB63
VIVPG4s
VIXBR09Eurico de Aguiar Salles
VIYFR1gVillacoublay-Velizy Ab
VIZIN03Alluri Sitarama Raju
VJBMZ1wXai Xai
VJIUS0d
VJQMZ1w
VKBIT1c
VKGVN0vRach Gia
VKORU06Vnukovo
VKRPL1r
VKSUS18
VKTRU06Vorkuta
VKVRU06
VKWUS4r
VLAUS18
VLCES0yValencia
VLDUS0dValdosta
VLEUS1v
VLGAR02Villa Gesell
VLIVU6bBauerfield
VLKRU06Volgodonsk
VLLES0yValladolid
VLMBO24Villamontes
VLNVE13Arturo Michelena
VLOUS0s
VLPBR3w
VLRCL0nVallenar
VLSVU6bValesdir
VLURU06Velikiye Luki
VLVVE13Colonel Antonio Nicolas Briceno
VLYGB0iAnglesey
VMEAR02Villa Reynolds
VMIPY1xVallemi
VMUPG4sBaimuru
VNALA9w
VNCUS0d
VNDMG8j
VNEFR1gMeucon
VNGLA9w
VNLCU1f
VNOLT3tVilnius
VNRAU1e
VNSIN03Lal Bahadur Shastri
VNTLV37
VNXMZ1wVilanculos
VNYUS0sVan Nuys
VNZIT1c
VODCZ2eVodochody
VOGRU06Volgograd
VOHMG8jVohemar
VOILR2u
VOKUS18Volk Field
VOLGR3hNea Anchialos
VOTBR09
VOZRU06Voronezh
VPEAO8sOngiva
VPGKE17
VPNIS7nVopnafjordur
VPSUS18Destin Fort Walton Beach
VPYMZ1wChimoio
VPZUS18Porter County
VQQUS0dCecil
VQSPR48Antonio Rivera Rodriguez
VRACU1fJuan Gualberto Gomez
VRBUS0dVero Beach Municipal
VRCPH16Virac
VRDPL1r
VREZA0wVredendal
VRIRU06
VRKFI3sVarkaus
VRLPT3yVila Real
VRNIT1cValerio Catullo
VROCU1fKawama
VRRAL4f
VRSUS18
VRUZA0wVryburg
VRYNO7mTobbisodden Heliport
VRZBR09
VSAMX04Carlos Rovirosa Perez
VSEPT3yViseu
VSFUS0d
VSGUAa3Luhansk Intl.
VSKUS0s
VSNNL7s
VSOVN0vPhuoc-long
VSTSE7oVasteras/Hasslo
VSVIN03Shravasti
VTAHN30
VTBBY1pVitebsk
VTELA9wWattay
VTFFJ60
VTGVN0v
VTIES0y
VTLFR1g
VTMIL34Nevatim Air Force Base
VTNUS18Miller Field
VTUCU1fHermanos Ameijeiras
VTZIN03Visakhapatnam
VUPCO0hValledupar
VUSRU06Velikij Ustyug
VUUMW8f
VVBMG8j
VVCCO0hLa Vanguardia
VVEFR1g
VVIBO24Viru Viru
VVKSE7o
VVNPE0f
VVORU3qVladivostok
VVZDZ1jIllizi
VWACN00
VWBCN00
VWYIN03
VXCMZ1wLichinga
VXECV5nCesaria Evora
VXOSE7oVaxjo-Kronoberg
VYDZA0w
VYIRU4xVilyuysk
VYNFR1g
VYSUS18
WAAUS4rWales
WABPG4sWabag
WACET7j
WADMG8j
WAESA0rWadi Ad Dawasir
WAFPK05
WAGNZ49Wanganui
WAHUS18
WAIMG8jAntsohihy
WAJPG4s
WAKMG8j
WALUS0d
WAMMG8j
WANAU1eWaverney
WAOPG4s
WAPCL0n
WAQMG8j
WARID4i
WASUS0d
WATIE2nWaterford
WAUAU5l
WAVAU5l
WAWPL1rWarsaw Chopin
WAXLY2g
WAYUS0d
WAZAU1e
WBAID4i
WBBUS4rStebbins
WBCPG4s
WBDMG8j
WBEMG8j
WBGDE0xSchleswig Jagel
WBIUS3dBroker Inn
WBKUS3f
WBMPG4sWapenamanda
WBNUS0dCummings Park
WBOMG8j
WBQUS4rBeaver
WBRUS3f
WBUUS3d
WBWUS0d
WCACL0n
WCCUS0s
WCDAU1n
WCHCL0nNuevo Chaiten
WCRUS4r
WDAYE7i
WDBID4i
WDGUS18
WDHNA4tHosea Kutako
WDIAU1e
WDNUS0sWaldron Island
WDRUS0d
WDSCN00Shiyan Wudangshan
WDYUS4rKodiak FSS
WEAUS18
WECCN00
WEDPG4s
WEFCN00Weifang
WEHCN00Weihai
WEIAU1eWeipa
WELZA0w
WEMGB0iWest Malling
WEPPG4s
WESLR2uWeasua
WETID4i
WEWAU0o
WEXIE2nCastlebridge
WFBUS4rWaterfront Sea Plane Base
WFDGB0i
WFIMG8jFianarantsoa
WFKUS0d
WGAAU0oWagga Wagga
WGBPK05Bahawalnagar
WGCIN03
WGEAU0oWalgett
WGFBH84
WGLEC73
WGNCN00Shaoyang Wugang
WGOUS0d
WGPID26Waingapu
WGTAU0qWangaratta
WGUPG4s
WGYGA9d
WGZAU0o
WHACN00Wuhu Xuanzhou
WHBAU1n
WHDUS6cHyder Sea Plane Base
WHFSD1k
WHHUS3d
WHKNZ49Whakatane
WHLAU0q
WHNCN00Wuhan Hannan
WHONZ49
WHPUS0s
WHSGB0i
WHTUS18
WHUCN00
WHZCN00
WIBUS18
WICGB0iWick
WIEDE0xLucius D. Clay Kaserne Air Base
WIKNZ49
WILKE17Wilson
WINAU1eWinton
WIOAU0o
WIRNZ49Wairoa
WITAU1n
WIUPG4s
WJAMH6h
WJFUS0sGeneral William J Fox
WJRKE17Wajir
WJUKR08Wonju
WKANZ49Wanaka
WKBAU0qWarracknabeal
WKFZA0wWaterkloof Air Force Base
WKIZW8n
WKJJP0cHokkaido
WKKUS4rAleknagik
WKLUS4gWaikoloa
WKNPG6a
WKRBS7y
WLAAU1n
WLBUS6cLabouchere Bay
WLCAU0o
WLDUS18
WLEAU1e
WLGNZ49Wellington
WLHVU6bWalaha
WLICN00
WLKUS4rSelawik
WLLAU5l
WLMUS0dWaltham
WLNUS9hLittle Naukati
WLOAU5l
WLPAU1n
WLRUS74
WLSWF9cWallis Island
WLWUS0s
WMAMG8j
WMBAU0q
WMCUS0sWinnemucca Municipal
WMDMG8j
WMEAU1nMount Keith
WMHUS18Baxter County
WMIPL1rWarsaw-Modlin
WMKUS6cMeyers Chuck Sea Plane Base
WMLMG8j
WMNMG8jMaroantsetra
WMOUS4rWhite Mountain
WMPMG8j
WMRMG8jMananara Nord
WMTCN00Zunyi Maotai
WMVMG8j
WMXID4iWamena
WNAUS4rNapakiak Sea Plane Base
WNCGB0i
WNDAU1n
WNEGA9d
WNHCN00Wenshan Puzhehei
WNIID26Matahora
WNNCA3lWunnummin Lake
WNPPH16Naga
WNRAU1eWindorah
WNSPK05Nawabshah
WNUPG4s
WNZCN00Wenzhou Longwan
WOAPG4s
WOBGB0i
WODUS4r
WOENL7sWoensdrecht Air Base
WOGAU5lWoodgreen
WOILR2u
WOKVE13
WOLAU0oShellharbour
WONAU1e
WOOUS4rWoodchopper
WORMG8j
WOSKP0zWonsan Kalma
WOTTW0e
WOWUS4r
WPACL0n
WPBMG8j
WPCCA2oPincher Creek
WPKAU1e
WPLCA3nPowell Lake Seaplane Base
WPMPG4s
WPOUS3d
WPRCL0nCaptain F. Martinez
WPSIR0k
WPTUS0d
WPUCL0nGuardiamarina Zanartu
WRAET7j
WRBUS0dRobins Air Force Base
WRENZ49Whangarei
WRGUS74Wrangell
WRHCN00Wuerhe
WRIUS0dMcGuire Air Force Base
WRLUS3dWorland
WRNAU1n
WROPL1rWroclaw
WRTGB0iWarton
WRWAU1n
WRYGB0iWestray
WRZLK3i
WSAPG4s
WSBUS9h
WSDUS3d
WSEEC1l
WSFUS4r
WSGUS0d
WSHUS0d
WSIAU0o
WSJUS4r
WSKCN00Chongqing Wushan
WSMUS4r
WSNUS4rSouth Naknek
WSOSR50
WSPNI2s
WSQCN00Uxin Banner Galutu
WSRID4i
WSSGB0i
WSTUS0dWesterly State
WSUPG4s
WSXUS0sWestsound
WSYAU1e
WSZNZ49Westport
WTAMG8jTambohorano
WTBAU1eToowoomba Wellcamp
WTDBS7y
WTEMH80Wotje
WTKUS4rNoatak
WTLUS4rTuntutuliak
WTNGB0iRAF Waddington
WTOMH80Wotho
WTPPG4s
WTRUS1v
WTSMG8j
WTTPG4s
WTZNZ49
WUACN00Wuhai
WUDAU2d
WUGPG4s
WUHCN00Wuhan Tianhe
WUIAU1n
WUKGB0i
WUMPG4s
WUNAU1nWiluna
WUSCN00Wuyishan
WUTCN00Xinzhou Wutaishan
WUUSS44Wau
WUVPG4s
WUXCN00Sunan Shuofang
WUZCN00Wuzhou Xijiang
WVBNA4tWalvis Bay
WVIUS0s
WVKMG8jManakara
WVLUS0d
WVNDE0x
WWAUS4rWasilla
WWDUS0dCape May County
WWGOM95
WWIAU1n
WWKPG4sWewak
WWPUS4rWhale Pass
WWRUS18West Woodward
WWSUS4r
WWTUS4rNewtok
WWYAU0oWest Wyalong
WXBCN00
WXFGB0i
WXJCN00
WXNCN00Wanzhou
WYAAU2dWhyalla
WYBUS74
WYESL9aYengema
WYNAU1n
WYSUS3dYellowstone
WZAGH7k
WZECN00
WZQCN00
WZYBS7y
XABFR1g
XACFR1g
XADCA3l
XAGFR1g
XAHDK7h
XAICN00Xinyang Minggang
XAJDK7h
XAKDK7h
XALMX3b
XAMFR1g
XANFR1g
XAPBR09Chapeco
XAQDK7h
XARBF8i
XASFR1g
XATFR1g
XAUGF61
XAVFR1g
XAWCA1a
XAXCA1a
XAYLA9wXayabury
XAZCA5o
XBAFR1g
XBBCA3n
XBCFR1g
XBDFR1g
XBECA3lBearskin Lake
XBFFR1g
XBGBF8i
XBHFR1g
XBIFR1g
XBJIR0kBirjand
XBKFR1g
XBLET7j
XBMFR1g
XBNPG4s
XBOBF8i
XBPFR1g
XBQFR1g
XBRCA1a
XBSFR1g
XBTFR1g
XBUFR1g
XBVFR1g
XBWAE14
XBXFR1g
XBYFR1g
XBZFR1g
XCACA5o
XCBFR1g
XCCFR1g
XCDFR1g
XCEFR1g
XCFFR1g
XCGFR1g
XCHCXamChristmas Island
XCICA1a
XCJMFag
XCKFR1g
XCLCA55
XCMCA1a
XCNPH16
XCOAU0q
XCPFR1g
XCQFR1g
XCRFR1gChalons Vatry
XCSFR1g
XCTFR1g
XCUFR1g
XCVFR1g
XCWFR1g
XCXFR1g
XCYFR1g
XCZFR1g
XDAFR1g
XDBFR1g
XDCFR1g
XDDCA1a
XDEBF8i
XDGCA4h
XDHCA2o
XDIFR1g
XDJBF8i
XDKKR08
XDLCA1a
XDMCA1a
XDNFR1g
XDOCA1a
XDPCA5o
XDQCA1a
XDRFR1g
XDSCA1a
XDTFR1g
XDUCA1a
XDVCA3n
XDWCA3n
XDXCA1a
XDYCA1a
XDZCA3l
XEACA3n
XEBFR1g
XECCA3f
XEDFR1g
XEECA1a
XEFCA3l
XEGCA1a
XEHCA3n
XEIJP0c
XEJCA3n
XEKCA55
XELCA1a
XEMCA5o
XENCN00Xingcheng
XEOGL6v
XEPFR1g
XEQGL7pTasiusaq Heliport (Kujalleq)
XERFR1g
XESUS18
XETDE0x
XEUAE14
XEVSE7o
XEWSE7o
XEXFR1gAerogare des Invalides
XEYCA5o
XEZSE7o
XFAFR1g
XFBFR1g
XFCCA5o
XFDCA1a
XFECA1a
XFFFR1g
XFGCA1a
XFHSE7o
XFICA1a
XFJSE7o
XFKCA1a
XFLCA1a
XFMCA3n
XFNCN00Xiangyang
XFOCAbg
XFPSE7o
XFQCA1a
XFRSE7o
XFSCA1a
XFTHK0l
XFUSE7o
XFVCA1a
XFWDE0xHamburg Finkenwerder
XFXFR1g
XFYCA1a
XFZCA1a
XGABF8i
XGBFR1gGare Montparnasse Station
XGCSE7o
XGDNO7m
XGECA1a
XGFFR1g
XGGBF8i
XGHNO7m
XGINO7m
XGJCA1a
XGKCA1a
XGLCA3l
XGMGB0i
XGNAO8sXangongo
XGOBR09
XGPNO7m
XGQFI3s
XGRCA7aKangiqsualujjuaq
XGSNO7m
XGTFR1g
XGUNO7m
XGVFR1g
XGWCA1a
XGXFI3s
XGYCA1a
XGZAT1s
XHAFI3s
XHBAE14
XHCFI3s
XHDFI3s
XHEFR1g
XHFNO7m
XHGCA1a
XHHUS3d
XHIDE0x
XHJDE0x
XHKFR1g
XHLNO7m
XHMCA1a
XHNBE2p
XHOCN00
XHPFR1g
XHQTR01
XHRBR09
XHSCA3n
XHTNO7m
XHUGB0i
XHVRO1o
XHWAU5l
XHXAU2d
XHYFR1g
XHZGB0i
XIACA1a
XIBCA1a
XICCN00Xichang Qingshan
XIDCA1a
XIELA9w
XIFCA1a
XIGBR23
XIHIQ0j
XIICA1a
XIJKW9rAhmed al-Jaber Air Base
XIKIT1c
XILCN00Xilinhot
XIMCA1a
XINCN00
XIOCA1a
XIPCA1a
XIQGL7pIlimanaq Harbour Heliport
XIRDE0x
XISBR09
XITDE0x
XIUDE0x
XIVES0y
XIXIT1c
XIYCN00Xianyang
XIZFR1g
XJANO7m
XJBES0y
XJCCZ2e
XJDQA4jAl-Rayyan
XJEDK7h
XJFSE7o
XJGAU5l
XJHHK0l
XJIES0y
XJJES0y
XJKLT3t
XJLCA1a
XJMPK05Mangla
XJNES0y
XJOES0y
XJPCZ2e
XJQCA1a
XJRES0y
XJSAT1s
XJTFR1g
XJUES0y
XJVCZ2e
XJWCN00
XJXKR08
XJYFR1g
XJZFR1g
XKABF8i
XKBNO7m
XKCNO7m
XKDNO7m
XKENO7m
XKFNO7m
XKGNO7m
XKHLA9wXieng Khouang
XKINO7m
XKJNO7m
XKKNO7m
XKLMY7u
XKMNO7m
XKNNO7m
XKOCA3nKemano
XKPNO7m
XKQNO7m
XKRNO7m
XKSCA3lKasabonika
XKTHK0l
XKUTR01
XKVCA5o
XKWNO7m
XKXKR08
XKYBF8i
XKZNO7m
XLAFR1g
XLBCA3lLac Brochet
XLCUS18
XLDFR1g
XLEFR1g
XLFCA7a
XLGFR1g
XLHFR1g
XLIFR1g
XLJCA1a
XLKCAbg
XLLFR1g
XLMCA1a
XLNFR1g
XLOVN0m
XLPCA5o
XLQCA1a
XLRFR1g
XLSSN8zSt. Louis
XLTFR1g
XLUBF8i
XLVCA1a
XLWDE0x
XLXFR1g
XLYCA1a
XLZCA4h
XMAPH16
XMBKR08
XMCAU0q
XMDUS18
XMEFR1g
XMFFR1g
XMGNP20
XMHPF6eManihi
XMITZ7v
XMJFR1g
XMKFR1g
XMLAU2d
XMMMC9z
XMNCN00Xiamen Gaoqi
XMOFR1g
XMPCA6i
XMQFR1g
XMRFR1g
XMSEC1lMacas
XMTFR1g
XMUFR1g
XMVAR3z
XMWFR1g
XMXAR4p
XMYAU9gYam Island
XMZGB0i
XNAUS18Northwest Arkansas
XNBAE14
XNCIT1c
XNDNO7m
XNEGB0i
XNGVN0v
XNHIQ0jNasiriyah
XNJKR08
XNKGB0i
XNLBE2p
XNMGB0i
XNNCN00Xining Caojiabao
XNOGB0i
XNRDK7h
XNSKR08
XNTCN00
XNUBF8i
XNVGB0i
XNYUS0d
XNZNZ49
XOADK7h
XOBNO7m
XOCES0y
XODNO7m
XOEBR09
XOFGB0i
XOGFR1g
XOHAT1s
XOIAT1s
XOJES0y
XOKCA1a
XOLNO7m
XOMAU0q
XONCA5o
XOOAT1s
XOPFR1g
XOQNO7m
XORNO7m
XOSAR3z
XOTGP88
XOUES0y
XOVAT1s
XOWAT1s
XOXKR08
XOYFR1g
XOZQA4j
XPABF8i
XPBCA3n
XPCUS0d
XPDAR4p
XPFGB0i
XPGFR1g
XPHCA1a
XPIFR1g
XPJFR1g
XPKCA3lPukatawagan
XPLHN30Palmerola
XPMFR1g
XPNCA1a
XPOAU1n
XPPCA3l
XPQMY7u
XPRUS3d
XPSFR1g
XPTGB0i
XPUUS4rWest Kuparuk
XPVFR1g
XPWGB0i
XPXCA1a
XPYFI3s
XPZFR1g
XQAES0y
XQBGB0i
XQCIQ0j
XQDGB0i
XQEGB0i
XQGGB0i
XQHGB0i
XQIGB0i
XQLGB0i
XQMGB0i
XQNAU1e
XQOIR0k
XQPCR4lQuepos
XQSFI3s
XQTGB0i
XQUCA3nQualicum Beach
XQVIQ0j
XQWGB0i
XQYFR1g
XRADK7h
XRBBR09
XRCGB0i
XRDNO7m
XREGB0i
XRFFR1g
XRGGB0i
XRHAU0oRichmond Air Force Base
XRIFR1g
XRJIT1c
XRKRU06
XRLIT1c
XRMFR1g
XRNFR1g
XRPCA1a
XRQCN00
XRRCA6iRoss River
XRSFR1g
XRTFR1g
XRUGB0i
XRVFR1g
XRXFR1g
XRYES0yJerez
XRZFR1g
XSAAL4f
XSBAE14Sir Bani Yas Island
XSCTC9eSouth Caicos
XSDUS0s
XSEBF8i
XSFFR1g
XSGFR1g
XSHFR1g
XSICA3lSouth Indian Lake
XSJFR1g
XSKFR1g
XSLFR1g
XSMUS0d
XSNFR1g
XSOPH16
XSPSG0uSeletar
XSQFR1g
XSRGB0i
XSSFR1g
XSTFR1g
XSUFR1g
XSVFR1g
XSWFR1g
XSXFR1g
XSYFR1g
XSZPT18
XTACN00
XTBFR1g
XTCFR1g
XTDFR1g
XTEFR1g
XTFCN00
XTGAU1eThargomindah
XTHFR1g
XTIES0y
XTJES0y
XTKGB0i
XTLCA3lTadoule Lake
XTMIQ0j
XTNFR1g
XTOAU1e
XTPFI3s
XTQCN00
XTRAU1e
XTSFR1g
XTTFR1g
XTUFR1g
XTVIQ0j
XTXCN00
XTYCA1a
XTZFI3s
XUAES0y
XUBNO7m
XUCNO7m
XUENO7m
XUFES0y
XUGNO7m
XUHNO7m
XUINO7m
XUJNO7m
XUKCN00
XULNO7m
XUMNO7m
XUNUS5k
XUONO7m
XUQNO7m
XURNO7m
XUSNO7m
XUTES0y
XUUNO7m
XUVNO7m
XUWNO7m
XUXNO7m
XUYFR1g
XUZCN00Xuzhou Guanyin
XVAGB0i
XVBGB0i
XVCGB0i
XVDFR1g
XVEFR1g
XVFFR1g
XVGGB0i
XVHGB0i
XVIFR1g
XVJGB0i
XVKNO7m
XVLVN0v
XVMFI3s
XVNFR1g
XVOFR1g
XVPFR1g
XVQIT1c
XVRFR1g
XVSFR1g
XVTFR1g
XVUGB0i
XVVCA1a
XVWGB0i
XVXDK7h
XVYIT1c
XVZFR1g
XWAUS18Williston Basin
XWBGB0i
XWCAT1s
XWDGB0i
XWEGB0i
XWFSE7o
XWGFR1g
XWHGB0i
XWIGB0i
XWKSE7o
XWLSE7o
XWMSE7o
XWNGB0i
XWOGB0i
XWPSE7o
XWQSE7o
XWRSE7o
XWSGB0i
XWTAT1s
XWUKR08
XWVSE7o
XWWAT1s
XWXSE7o
XWYCA1a
XWZSE7o
XXASE7o
XXBIN03
XXCNO7m
XXDSE7o
XXENO7m
XXFNZ49
XXGNO7m
XXHNZ49
XXISE7o
XXJHU1q
XXKSE7o
XXLNO7m
XXMSE7o
XXNSE7o
XXOSE7o
XXPDE0x
XXQHU1q
XXRNO7m
XXSNZ49
XXTSE7o
XXUSE7o
XXVSE7o
XXWPL1r
XXXDE0x
XXYSE7o
XXZSE7o
XYASB63Yandina
XYBSE7o
XYCSE7o
XYDFR1g
XYEMM0p
XYFSE7o
XYGCZ2e
XYHSE7o
XYISE7o
XYJCZ2e
XYKSE7o
XYLFR1g
XYMSE7o
XYNSE7o
XYOSE7o
XYPSE7o
XYQSE7o
XYRPG4s
XYSAU0o
XYTFR1gMontaudran
XYUSE7o
XYWCN00
XYXSE7o
XYYSE7o
XYZSE7o
XZABF8i
XZBCA1a
XZCCA1a
XZDNO7mKongsvinger
XZEDE0x
XZFSA0r
XZGCN00
XZHCN00
XZIFR1g
XZJJP0c
XZKCA1a
XZLCA2o
XZMMO3x
XZNFR1g
XZONO7m
XZPCA1a
XZQSE7o
XZRCA1a
XZTNO7m
XZUUS0d
XZVFR1g
XZXAU0o
XZYDE0x
XZZES0y
YAACA3nAnahim Lake
YABCAanArctic Bay
YACCA3lCat Lake
YADCA18
YAECA3nAlta Lake
YAFCA1aAsbestos Hill
YAGCA3lFort Frances Municipal
YAHCA1aLa Grande-4
YAICL0nChillan
YAJCA3n
YAKUS4rYakutat
YALCA3nAlert Bay
YAMCA1aSault Ste. Marie
YANCD8o
YAOCM94Yaounde Ville
YAPFMakYap
YAQCA3nMaple Bay Seaplane Base
YARCA1a
YASFJ60Yasawa Island
YATCA1aAttawapiskat
YAUCA1a
YAVCA3nMayne Island Seaplane Base
YAWCA4hShearwater Heliport
YAXCA3lAngling Lake
YAYCA5sSt. Anthony
YAZCA3nTofino Long Beach
YBACA2o
YBBCAaoKugaaruk
YBCCA1aBaie-Comeau
YBDCA3nNew Westminister Heliport
YBECA55Uranium City
YBFCA3nBamfield
YBGCA1aSaguenay-Bagotville
YBHCA3n
YBICA4hBlack Tickle
YBJCA1a
YBKCAanBaker Lake
YBLCA3nCampbell River
YBMCA3n
YBNCA1aBorden
YBOCA3n
YBPCN00Yibin Wuliangye
YBQCA3n
YBRCA3lBrandon Municipal
YBSCA3l
YBTCA3lBrochet
YBVCA3lBerens River
YBWCA3nBedwell Harbour Seaplane Base
YBXCAapBlanc Sablon
YBYCA2oBonnyville
YBZCA1a
YCACA3n
YCBCAaoCambridge Bay
YCCCA1aCornwall
YCDCA3nNanaimo
YCECA1aCentralia
YCFCA3n
YCGCA3nWest Kootenay
YCHCA5oMiramichi
YCICAbh
YCJCA3nCape Saint James
YCKCA9sColville Lake/Tommy Kochon
YCLCA5oCharlo
YCMCA1aSt. Catharines
YCNCA1aCochrane
YCOCAaoKugluktuk
YCPCA55
YCQCA6tChetwynd
YCRCA3lCharlie Sinclair Memorial
YCSCAanChesterfield Inlet
YCTCA2o
YCUCN00Yuncheng Guangong
YCVCAbg
YCWCA3n
YCXCA5oCFB Heliport
YCYCA7aClyde River
YCZCA2o
YDACA6iDawson City
YDBCA6iBurwash Landings
YDCCA2o
YDDCN00
YDECA5s
YDFCA5sDeer Lake
YDGCA4hDigby/Annapolis
YDHCA5sDaniels Harbour
YDICA70
YDJCA55
YDKCA1aMain Duck Island
YDLCA3nDease Lake
YDNCA3lDauphin
YDOCA1aDolbeau-Saint-Félicien
YDPCA70Nain
YDQCA6tDawson Creek
YDRCA55Broadview
YDSCA3nDesolation Sound
YDTCA3nBoundary Bay
YDUCA9s
YDVCA3lBloodvein
YDWCA9s
YDXCA3n
YEACA2o
YEBCA1a
YECKR08Yecheon
YEDCA2oCFB Edmonton
YEGCA2oEdmonton
YEHCN00Yinchuan Helanshan
YEITR01Yenisehir
YEKCAanArviat
YELCA1aElliot Lake
YEMCA1aEast Manitoulin
YENCA55Estevan
YEOGB0iRNAS Yeovilton
YEPCA3n
YEQPG4s
YERCA1aFort Severn
YESIR0kYasuj
YETCA2oEdson
YEUCAan
YEVCAaqInuvik Mike Zubko
YEYCA1aAmos/Magny
YFACA1aFort Albany
YFBCA7aIqaluit
YFCCA5oFredericton
YFECA1aForestville
YFGCA1a
YFHCA1aFort Hope
YFICA2o
YFJCA9sWekweeti
YFLCA9s
YFOCA3lFlin Flon
YFRCA9sFort Resolution
YFSCA9sFort Simpson
YFTMO3x
YFXCA5sFox Harbour
YGACAbg
YGBCA3n
YGCCA2o
YGECA3n
YGGCA3nGanges Harbor Seaplane Base
YGHCA9sFort Good Hope
YGICN00
YGJJP0cMiho
YGKCA1aKingston/Norman Rogers
YGLCA1aLa Grande Riviere
YGMCA3lGimli Industrial Park
YGNCA3nGreenway Sound
YGOCA3lGods Lake Narrows
YGPCA1aMichel-Pouliot Gaspe
YGQCA1aGeraldton
YGRCA4hIles De La Madeleine
YGSCA3nGermansen
YGTCA7aIgloolik
YGVCA1aHavre St. Pierre
YGWCA1aKuujjuarapik
YGXCA3lGillam
YGYCA1aDeception Bay
YGZCA7aGrise Fiord
YHACA5sPort Hope Simpson
YHBCA55
YHCCA3n
YHDCA3lDryden
YHECA3n
YHFCA1aHearst
YHGCA5sCharlottetown
YHHCA3nCampbell River Seaplane Base
YHICA9sUlukhaktok/Holman
YHKCAaoGjoa Haven
YHMCA1aHamilton
YHNCA1aHornepayne Municipal
YHOCA70Hopedale
YHPCA3lPoplar Hill
YHRCAapChevery
YHSCA3n
YHTCA6iHaines Junction
YHUCA1aSt. Hubert
YHYCA9sHay River
YHZCA4hHalifax Stanfield
YIAID0bYogyakarta
YIBCAarAtikokan
YICCN00Yichun Mingyueshan
YIECN00Arxan Yiershi
YIFCAapSt-Augustin/Pakuashipi
YIGCA3nBig Bay SPB
YIHCN00Yichang Sanxia
YIKCA1aIvujivik
YINCN00Yining
YIOCA7aPond Inlet
YIPUS0dWillow Run
YIUCN00
YIVCA3lIsland Lake
YIWCN00Yiwu
YJACA2o
YJBES0y
YJCES0y
YJDES0y
YJEES0y
YJFCA9sFort Liard
YJGES0y
YJHES0y
YJIES0y
YJLES0y
YJMES0y
YJNCA1aSaint Jean
YJOCA3nJohnny Mountain
YJPCA2o
YJRES0y
YJSKP0z
YJTCA5sStephenville
YJVES0y
YJWES0y
YKACA3nKamloops
YKCCA55
YKDCA1aKincardine Municipal
YKECA3l
YKFCA1aRegion of Waterloo
YKGCA1aKangirsuk
YKHCN00Yingkou
YKICA3l
YKJCA55Key Lake
YKKCA3n
YKLCA1aSchefferville
YKMUS0sYakima Air Terminal
YKNUS18Chan Gurney
YKOTR01Hakkari Yuksekova Selahaddin Eyyubi
YKQCA1aWaskaganish
YKSRU4xYakutsk
YKTCA3n
YKUCA1aChisasibi
YKXCA1aKirkland Lake
YKYCA55Kindersley
YKZCA1aButtonville Municipal
YLACA3n
YLBCA2o
YLCCA7aKimmirut
YLDCA1aChapleau
YLECA9sWhati
YLFCAbg
YLGAU1n
YLHCA1aLansdowne House
YLIFI3sYlivieska
YLJCA55Meadow Lake
YLKCA1aLake Simcoe
YLLCA2oLloydminster
YLMCA6i
YLNCN00
YLOCA3lCFB Shilo Heliport
YLPCA1a
YLQCA1a
YLRCA3lLeaf Rapids
YLSCA1a
YLTCAauAlert
YLVAZ2k
YLWCA3nKelowna
YLXCN00Yulin Fumian
YLYCA3nLangley
YMACA6iMayo
YMBCA3n
YMCCA1aMaricourt Airstrip
YMDCA9s
YMECA1aMatane
YMFCA3n
YMGCA1aManitouwadge
YMHCA5sMary's Harbour
YMICA3l
YMJCA55CFB Moose Jaw
YMKRU25
YMLCA1aCharlevoix
YMMCA2oFort McMurray
YMNCA70Makkovik
YMOCA1aMoosonee
YMPCA3nPort McNeill Seaplane Base
YMQCA1a
YMRCA3nMerry Island
YMSPE0fYurimaguas
YMTCA1aChibougamau
YMUCA3n
YMVCA7a
YMWCA1a
YMXCA1aMirabel
YMYCA1a
YNACA1aNatashquan
YNBSA0rYanbu
YNCCA1aWemindji
YNDCA1aGatineau
YNECA3lNorway House
YNFCA5sDeer Lake/Stephenville
YNGUS0dYoungstown-Warren
YNHCA6t
YNICA1aNitchequon
YNJCN00Yanji Chaoyangchuan
YNKCA3nNootka Sound
YNLCA55Points North Landing
YNMCA1aMatagami
YNNAU1n
YNOCA3lNorth Spirit Lake
YNPCA70Natuashish
YNRCA3l
YNSCA1aNemiscau
YNTCN00Yantai Penglai
YNXCA9s
YNYKR08Yangyang
YNZCN00Yancheng Nanyang
YOACA9sEkati
YOCCA6iOld Crow
YODCA2oCold Lake/Group Captain R.W. McNair
YOECA2o
YOGCA1aOgoki
YOHCA3lOxford House
YOICA1aOpinaca Aerodrome
YOJCA2oHigh Level
YOKJP0cYokohama
YOLNG0aYola
YONBT5tYongphulla
YOOCA1aOshawa Municipal
YOPCA2oRainbow Lake
YOSCA1aBilly Bishop
YOTIL34
YOWCA1aOttawa
YOYCA1aValcartier CFB Heliport
YPACA55Prince Albert Glass Field
YPBCA3n
YPCCA9sPaulatuk (Nora Aliqatchialuk Ruben)
YPDCA1a
YPECA2oPeace River
YPFCA3n
YPGCA3lPortage La Prarie
YPHCA1aInukjuak
YPICA3n
YPJCA1aAupaluk
YPLCAarPickle Lake
YPMCA3lPikangikum
YPNCA1aPort-Menier
YPOCA1aPeawanuk
YPPCA2oPine Point
YPQCA1aPeterborough
YPRCA3nPrince Rupert
YPSCA4hPort Hawkesbury
YPTCA3n
YPWCA3nPowell River
YPXCA1aPuvirnituq
YPYCA2oFort Chipewyan
YPZCA3nBurns Lake
YQACA1aMuskoka
YQBCA1aQuebec City Jean Lesage
YQCCA1aQuaqtaq
YQDCA3lThe Pas
YQECA3nKimberley
YQFCA2oRed Deer
YQGCA1aWindsor
YQHCA6iWatson Lake
YQICA4hYarmouth
YQJCA3n
YQKCA3lKenora
YQLCA2oLethbridge
YQMCA5oGreater Moncton
YQNCA1aNakina
YQQCA3nComox Valley
YQRCA55Regina
YQSCA1aSt. Thomas Municipal
YQTCAasThunder Bay
YQUCA2oGrande Prairie
YQVCA55Yorkton Municipal
YQWCA55North Battleford
YQXCA5sGander
YQYCA4hJA Douglas McCurdy Sydney
YQZCA3nQuesnel
YRACA9sGameti/Rae Lakes
YRBCAatResolute Bay
YRCCA3n
YRDCA3n
YRECAauResolution Island
YRFCA70Cartwright
YRGCA70Rigolet
YRICA1aRiviere-du-Loup
YRJCA1aRoberval
YRLCA3lRed Lake
YRMCA2o
YRNCA3n
YROCA1aRockcliffe
YRQCA1aTrois-Rivieres
YRRCA3n
YRSCA3lRed Sucker Lake
YRTCAanRankin Inlet
YRVCA3nRevelstoke
YSACA4h
YSBCA1aGreater Sudbury
YSCCA1aSherbrooke
YSDCA2o
YSECA3n
YSFCA55Stony Rapids
YSGCA9sLutselke
YSHCA1aSmith Falls
YSICA1a
YSJCA5oSaint John
YSKCA7aSanikiluaq
YSLCA5oSaint-Leonard Aerodrome
YSMCA9sFort Smith
YSNCA3nSalmon Arm
YSOCA70Postville
YSPCA1aMarathon
YSQCN00Songyuan Chaganhu
YSRCA7aNanisivik
YSSCAbh
YSTCA3lSt. Theresa Point
YSUCA4hSummerside
YSVCA70
YSXCA3n
YSYCA9sSachs Harbour (D. Nasogaluak Jr. Saaryuaq)
YSZCA3nSquirrel Cove Seaplane Base
YTACA1aPembroke And Area
YTBCA3n
YTCCA3nSturdee
YTDCA3lThicket Portage
YTECA7aCape Dorset
YTFCA1aAlma
YTGCA3nSullivan Bay Seaplane Base
YTHCA3lThompson
YTICA6i
YTJCA1a
YTKCAbg
YTLCA3lBig Trout
YTMCA1aMont-Tremblant
YTNCA1aRiviere Au Tonnerre
YTOCA1a
YTPCA3nTofino Sea Plane Base
YTQCA1aTasiujuaq
YTRCA1aTrenton
YTSCA1aTimmins Victor M. Power
YTTCA55
YTUCA3n
YTWCN00Yutian Wanfang
YTXCA3n
YTYCN00Yangzhou Taizhou
YTZCA1aBilly Bishop Toronto City
YUACN00Yuanmou
YUBCA9s
YUDCA1aUmiujaq
YUEAU5l
YUGCN00
YUKAM2l
YULCA1aMontreal-Pierre Elliott Trudeau
YUMUS1vYuma
YUQCN00
YUSCN00Yushu Batang
YUTCAanNaujaat
YUXCA7aHall Beach
YUYCA1aRouyn-Noranda
YVAKM7q
YVBCA1aBonaventure
YVCCA55La Ronge
YVDPG4s
YVECA3nVernon
YVGCA2o
YVHNO7m
YVKNO7m
YVMCAauQikiqtarjuaq
YVNCA7a
YVOCA1aVal-d'Or
YVPCA1aKuujjuaq
YVQCA9sNorman Wells
YVRCA3nVancouver
YVSNO7m
YVTCA55
YVVCA1aWiarton
YVZCA3lDeer Lake
YWACA1a
YWBCA1aKangiqsujuaq
YWFCA4hHalifax Downtown Waterfront Heliport
YWGCA3lWinnipeg James Armstrong Richardson
YWHCA3nVictoria Inner Harbour
YWJCA9sDeline
YWKCA70Wabush
YWLCA3nWilliams Lake
YWMCA5sWilliams Harbour
YWNCA1aWinisk
YWOCAao
YWPCA1aWebequie
YWQCA1a
YWRCA1a
YWSCA3nWhistler/Green Lake SPB
YWYCA9sWrigley
YXCCA2oCanadian Rockies
YXDCA2o
YXECA55Saskatoon
YXFCA6iSnake River
YXHCA2oMedicine Hat
YXICA1a
YXJCA6tNorth Peace
YXKCA1aRimouski
YXLCA3lSioux Lookout
YXNCAanWhale Cove
YXPCAauPangnirtung
YXQCA6iBeaver Creek
YXRCA1aEarlton
YXSCA3nPrince George
YXTCA3nNorthwest
YXUCA1aLondon
YXXCA3nAbbotsford
YXYCA6iWhitehorse
YXZCA1aWawa
YYACN00Yueyang Sanhe
YYBCA1aJack Garland
YYCCA2oCalgary
YYDCA3nSmithers
YYECA93Northern Rockies
YYFCA3nPenticton
YYGCA4hCharlottetown
YYHCAaoTaloyoak
YYICA3l
YYJCA3nVictoria
YYLCA3lLynn Lake
YYMCA2o
YYNCA55Swift Current
YYPCN00
YYQCA3lChurchill
YYRCA70Goose Bay
YYTCA5sSt. John's
YYUCA1aKapuskasing
YYWCA1aArmstrong
YYYCA1aMont Joli
YYZCA1aPearson
YZACA3nAshcroft
YZCCA3nBeatton River
YZECA1aGore Bay
YZFCA9sYellowknife
YZGCA1aSalluit
YZHCA2oSlave Lake
YZJMKaa
YZLCA3n
YZMCA5s
YZPCA3nSandspit
YZRCA1aSarnia
YZSCAarCoral Harbour
YZTCA3nPort Hardy
YZUCA2oWhitecourt
YZVCA1aSept-Iles
YZWCA6iTeslin
YZXCA4hGreenwood
YZYCN00Zhangye Ganzhou
YZZCA3nTrail
ZAACA3n
ZABDZ1j
ZACCA3l
ZADHR8pZadar
ZAEDZ1j
ZAFFR1g
ZAGHR8pZagreb
ZAHIR0kZahedan
ZAIAR3z
ZAJAF11
ZAKIT1c
ZALCL0nPichoy
ZAMPH16Zamboanga
ZANGR3h
ZAOFR1gLaberandie
ZAPCH4k
ZAQDE0x
ZARNG0aZaria
ZASCN00
ZATCN00Zhaotong
ZAUDE0x
ZAVPT3y
ZAWDK7h
ZAXCN00
ZAYBE2p
ZAZES0yZaragoza
ZBACH4k
ZBBDK7h
ZBCGB0i
ZBDCN00
ZBECZ2e
ZBFCA5oBathurst
ZBGPL1r
ZBHFR1g
ZBIDZ1j
ZBJDK7h
ZBKMEaj
ZBLAU1e
ZBMCA1aBromont
ZBNIT1c
ZBOAU1e
ZBPUS0d
ZBQDK7h
ZBRIR0kChah-Bahar
ZBSUS1v
ZBTDK7h
ZBUDK7h
ZBVUS3d
ZBWBR09
ZBXHU1q
ZBYLA9w
ZBZCN00
ZCACN00
ZCBDE0x
ZCCDE0x
ZCDDE0x
ZCEDE0x
ZCFDE0x
ZCGDE0x
ZCHDE0x
ZCIDE0x
ZCJDE0x
ZCKDE0x
ZCLMX04La Calera
ZCMDE0x
ZCNDE0x
ZCOCL0nLa Araucania
ZCPCN00
ZCQCL0n
ZCRDE0x
ZCSDE0x
ZCTDE0x
ZCUCN00
ZCVDE0x
ZCWDE0x
ZCXDE0x
ZCYDE0x
ZCZDE0x
ZDACH4k
ZDBCH4k
ZDCCH4k
ZDDCH4k
ZDECH4k
ZDFPS5f
ZDGCH4k
ZDHCH4k
ZDICH4k
ZDJCH4k
ZDKCH4k
ZDLCH4k
ZDMPS5f
ZDNCZ2e
ZDOCH4k
ZDPCH4k
ZDQCH4k
ZDRCH4k
ZDSCH4k
ZDTCH4k
ZDUGB0i
ZDVCH4k
ZDWCH4k
ZDXCH4k
ZDYAE14Dalma Island
ZDZCH4k
ZEADE0x
ZEBDE0x
ZECZA0wSecunda
ZEDDE0x
ZEEDE0x
ZEFCN00
ZEGID4i
ZEHDE0x
ZEIDE0x
ZEJDE0x
ZEKDE0x
ZELCA3nBella Bella
ZEMCA1aEast Main
ZENPG4s
ZEOPK05
ZEPGB0i
ZEQGB0i
ZERIN03Zero
ZESDE0x
ZETDE0x
ZEUDE0x
ZEVDE0x
ZEWDE0x
ZEXDE0x
ZEYDE0x
ZEZDE0x
ZFACA6iFaro Airport (Yukon)
ZFBCA4hOld Fort Bay
ZFCGB0i
ZFDCA55Fond Du Lac
ZFEUS0d
ZFFDE0x
ZFGGB0i
ZFHGB0i
ZFIGB0i
ZFJFR1g
ZFKDK7h
ZFLCN12Zhaosu Tianma
ZFMCA9sFort Mcpherson
ZFNCA9sTulita
ZFOUS0d
ZFPHU1q
ZFQFR1g
ZFRDE0x
ZFSUS18
ZFTUS0d
ZFUBR09
ZFVUS0d
ZFWCA2o
ZFXPL1r
ZFYPL1r
ZFZUS0d
ZGADE0x
ZGBGB0i
ZGCCNb6
ZGDUS0d
ZGEDE0x
ZGFCA3nGrand Forks
ZGGGB0i
ZGHDK7h
ZGICA3lGods River
ZGJBE2p
ZGKBE2p
ZGLAU1e
ZGMZM9p
ZGNCN00
ZGODE0x
ZGPBE2p
ZGQBE2p
ZGRCA3l
ZGSCAapLa Romaine
ZGUVU6bGaua
ZGVBE2p
ZGWDE0x
ZGXDK7h
ZGYMY1z
ZGZDE0x
ZHACN00Zhanjiang Wuchuan
ZHBCH4k
ZHCUS0d
ZHDCH4k
ZHECH4k
ZHFCH4k
ZHGCH4k
ZHHCH4k
ZHICH4k
ZHJCH4k
ZHKCH4k
ZHLCH4k
ZHMBD07
ZHNCH4k
ZHOCA3n
ZHPCA2o
ZHRCH4k
ZHSCH4k
ZHTCH4k
ZHUCH4k
ZHVCH4k
ZHWCH4k
ZHXBR8j
ZHYCN00Zhongwei
ZHZDE0x
ZIARU06Zhukovsky
ZIBDK7h
ZICCL0nVictoria
ZIDDK7h
ZIEIT1c
ZIFCA1a
ZIGSN8zZiguinchor
ZIHMX04Ixtapa/Zihuatanejo Internacional
ZIIAU2d
ZIJDK7h
ZIKCZ2e
ZILDK7h
ZIMDK7h
ZINCH4k
ZIODE0x
ZIPIT1c
ZIQIT1c
ZIRDK7h
ZISLY2g
ZITDE0x
ZIUCN00
ZIVGB0i
ZIWDE0x
ZIXRU4xZhigansk
ZIYCN00
ZIZPK05
ZJACH4k
ZJBMY7u
ZJCCH4k
ZJDCH4k
ZJEIT1c
ZJFAE14
ZJGCA3lJenpeg
ZJHDK7h
ZJICH4k
ZJJIT1c
ZJKHK0l
ZJLCH4k
ZJMCH4k
ZJNCA3lSwan River
ZJOUS0s
ZJPCH4k
ZJQCH4k
ZJRMY7u
ZJSDE0x
ZJTMY7u
ZJUCH4k
ZJVCH4k
ZJWCH4k
ZJXIT1c
ZJYIT1c
ZJZCH4k
ZKACH4k
ZKBZM9p
ZKCCH4k
ZKDRU06
ZKECA1aKashechewan
ZKFCH4k
ZKGCAapKegaska
ZKHCH4k
ZKICH4k
ZKJCH4k
ZKKCH4k
ZKLCN00Zigong Fengming General
ZKMGA9dSette Cama
ZKNDK7h
ZKOCH4k
ZKPRU5vZyryanka
ZKQMEaj
ZKRGR3h
ZKSCH4k
ZKTGR3h
ZKUCH4k
ZKVCH4k
ZKWCH4k
ZKXCH4k
ZKYCH4k
ZKZCH4k
ZLACH4k
ZLBCH4k
ZLCCH4k
ZLDCH4k
ZLECH4k
ZLFCH4k
ZLGHU1q
ZLHCH4k
ZLICH4k
ZLJCH4k
ZLKRU06
ZLLCH4k
ZLMCH4k
ZLNFR1g
ZLOMX04Manzanillo
ZLPCH4k
ZLQCH4k
ZLRCL0n
ZLSGB0i
ZLTCAapLa Tabatiere
ZLUDE0x
ZLVFI3s
ZLWMY7u
ZLXSD1k
ZLYUS0d
ZLZGB0i
ZMAGB0i
ZMBDE0x
ZMCPL1r
ZMDBR4vSena Madureira
ZMEUS0d
ZMFIT1c
ZMGDE0x
ZMHCA3n
ZMIIT1c
ZMJIT1c
ZMKMY1z
ZMLUS3n
ZMMMX04
ZMNBR09
ZMOIT1c
ZMPGB0i
ZMQNO7m
ZMRIT1c
ZMSIT1c
ZMTCA3nMasset
ZMUDE0x
ZMVUS0d
ZMWDK7h
ZMXNO7m
ZMYCN00
ZMZNO7m
ZNACA3nNanaimo Harbor Seaplane Base
ZNBDE0x
ZNCUS4r
ZNDNE7rZinder
ZNEAU1nNewman
ZNFDE0x
ZNGCA3l
ZNHDE0x
ZNIDE0x
ZNJDE0x
ZNKDE0x
ZNLDE0x
ZNMDE0x
ZNNDE0x
ZNODE0x
ZNPDE0x
ZNQDE0x
ZNRDE0x
ZNSDE0x
ZNTDE0x
ZNUCA3n
ZNVDE0x
ZNWDE0x
ZNXDE0x
ZNYDE0x
ZNZTZ7vAbeid Amani Karume
ZOADE0x
ZOBDE0x
ZOCDE0x
ZODDE0x
ZOEDE0x
ZOFCA3n
ZOGDE0x
ZOHDE0x
ZOIDE0x
ZOJDE0x
ZOKDE0x
ZOLDE0x
ZOMDE0x
ZONDE0x
ZOODE0x
ZOPDE0x
ZOQDE0x
ZORDE0x
ZOSCL0nCanal Bajo
ZOTDE0x
ZOUDE0x
ZOVDE0x
ZOWDE0x
ZOXDE0x
ZOYDE0x
ZOZDE0x
ZPADE0x
ZPBCA3lSachigo Lake
ZPCCL0nPucon
ZPDDE0x
ZPEDE0x
ZPFDE0x
ZPGDE0x
ZPHUS0d
ZPIDE0x
ZPJDE0x
ZPKDE0x
ZPLDE0x
ZPMDE0x
ZPNDE0x
ZPOCA55
ZPPDE0x
ZPQDE0x
ZPRDE0x
ZPSDE0x
ZPTDE0x
ZPUDE0x
ZPVDE0x
ZPWDE0x
ZPXDE0x
ZPYDE0x
ZPZDE0x
ZQADE0x
ZQBUS4r
ZQCDE0x
ZQDDE0x
ZQEDE0x
ZQFDE0x
ZQGDE0x
ZQHDE0x
ZQIDE0x
ZQJDE0x
ZQKDE0x
ZQLDE0x
ZQMDE0x
ZQNNZ49Queenstown
ZQODE0x
ZQPDE0x
ZQQDE0x
ZQRDE0x
ZQSCA3n
ZQTDE0x
ZQUDE0x
ZQVDE0x
ZQWDE0x
ZQXID0b
ZQYDE0x
ZQZCN00Zhangjiakou Ningyuan
ZRAUS0d
ZRBDE0x
ZRCES0y
ZRDUS0d
ZREGR3h
ZRFUS18
ZRGSK8m
ZRHCH4kZurich
ZRIID4iSerui
ZRJCA1aRound Lake
ZRKUS18
ZRLUS0d
ZRMID4i
ZRNCH4k
ZROIT1c
ZRPUS0d
ZRQCH4k
ZRRIT1c
ZRSAT1sZuers/Lech Heliport
ZRTUS0d
ZRUUS0d
ZRVUS0d
ZRWDE0x
ZRXDE0x
ZRYDK7h
ZRZUS0d
ZSABS7ySan Salvador
ZSBAT1s
ZSCDE0x
ZSDDE0x
ZSEREafSt. Pierre de la Reunion
ZSFUS0d
ZSGDE0x
ZSHUS3d
ZSIDE0x
ZSJCA3lSandy Lake
ZSKDE0x
ZSLIE2n
ZSMUS0s
ZSNDE0x
ZSODE0x
ZSPCAbg
ZSQDE0x
ZSRDE0x
ZSSCI0t
ZSTCA3nStewart
ZSUDE0x
ZSVUS18
ZSWCA3n
ZSXDE0x
ZSYUS1v
ZSZNA4t
ZTAPF6e
ZTBCAapTete-A-La Baleine
ZTCIT1c
ZTDUS0d
ZTEUS0d
ZTFUS0d
ZTGDK7h
ZTHGR3hZakinthos
ZTICN00
ZTJUS0d
ZTKCH4k
ZTLUS3d
ZTMCA3lShamattawa
ZTNUS0d
ZTOUS0d
ZTPBR09
ZTQCH4k
ZTRUA15
ZTSCA3n
ZTTDE0x
ZTUAZ2kZaqatala
ZTVUS18
ZTWHK0l
ZTXHK0l
ZTYUS0d
ZTZDE0x
ZUAUS0d
ZUBGE2m
ZUCCA3lIgnace Municipal
ZUDCL0n
ZUECI0tZuenoula
ZUGUS0d
ZUHCN00Zhuhai Jinwan
ZUICN00
ZUJCN00
ZUKUS18
ZULSA0r
ZUMCA70Churchill Falls
ZUNUS18
ZUONL7s
ZUPNL7s
ZUQNL7s
ZURNL7s
ZUSNL7s
ZUTNL7s
ZUUNL7s
ZUVNL7s
ZUWNL7s
ZUXNL7s
ZUYNL7s
ZUZNL7s
ZVAMG8jMiandrivazo
ZVBNO7m
ZVCCL0n
ZVDNO7m
ZVEUS0d
ZVGAU1n
ZVHAE14
ZVIIR0k
ZVJAE14
ZVKLA9wSavannakhet
ZVLNL7s
ZVMDE0x
ZVNNL7s
ZVONL7s
ZVPNL7s
ZVQNL7s
ZVRDE0x
ZVSNL7s
ZVTNL7s
ZVUNL7s
ZVVNL7s
ZVWNL7s
ZVXNL7s
ZVYNL7s
ZVZNL7s
ZWAMG8jAndapa
ZWBUS0d
ZWCNO7m
ZWDDE0x
ZWEBE2p
ZWGDE0x
ZWHNA4t
ZWIUS0d
ZWJNO7m
ZWKPL1r
ZWLCA55Wollaston Lake
ZWMDE0x
ZWNDE0x
ZWONL7s
ZWPUS0d
ZWQNL7s
ZWRMY1z
ZWSDE0x
ZWTDE0x
ZWUUS0d
ZWVUS18
ZWWUS0d
ZWXNL7s
ZWYNL7s
ZWZNL7s
ZXAGB0i
ZXBSJ9y
ZXCNO7m
ZXDNO7m
ZXEGB0i
ZXGNO7m
ZXHNO7m
ZXINO7m
ZXJNO7m
ZXKNO7m
ZXLNO7m
ZXMNO7m
ZXNNO7m
ZXONO7m
ZXPGB0i
ZXQNO7mSolstad
ZXRNO7m
ZXSUS0d
ZXTAZ2kZabrat
ZXUNO7m
ZXXNO7m
ZXYNL7s
ZXZAE14
ZYANL7s
ZYBBE2p
ZYCPL1r
ZYDPT0y
ZYENL7s
ZYFPT0y
ZYGNO7m
ZYHNL7s
ZYICN00Zunyi Xinzhou
ZYJPT0y
ZYKCN00
ZYLBD07Osmani International Airport, Sylhet
ZYMNL7s
ZYNFR1g
ZYONL7s
ZYPUS0d
ZYQUS0d
ZYRBE2p
ZYSNO7m
ZYTNL7s
ZYUNL7s
ZYVNO7m
ZYWNO7m
ZYXCN00
ZYYNO7m
ZYZBE2p
ZZADZ1j
ZZBDZ1j
ZZCDZ1j
ZZDDZ1j
ZZEAZ2k
ZZFAU0q
ZZGDE0x
ZZIAU0q
ZZJAU0q
ZZKDZ1j
ZZLDZ1j
ZZMDZ1j
ZZNNO7m
ZZORU5d
ZZPRS2a
ZZRDZ1j
ZZSDZ1j
ZZTDZ1j
ZZUMW8fMzuzu
ZZVUS0dZanesville Municipal
ZZWAU0o
ZZZGB0i
`;
