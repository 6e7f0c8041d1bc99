// Written by npm run zones. GeoNames, CC BY 4.0: `name|country zone size region,…` by line; size is a power of two, in thousands.
export const CITIES = `
1 decembrie|RO1o3
a coruna|ES0y8
a dos cunhados|PT3y3
a estrada|ES0y4
a pobra do caraminal|ES0y3
aabenraa|DK0x4
aachen|DE0x8
aadorf|CH4k3
aalborg|DK0x7
aalburg|NL2p3
aalen|DE0x6
aalsmeer|NL2p5
aalst|BE2p6
aalten|NL2p4
aalter|BE2p4
aanekoski|FI3s4
aarau|CH4k4
aarburg|CH4k3
aarle rixtel|NL2p2
aarschot|BE2p5
aars|DK0x3
aartselaar|BE2p4
abadan|IR0k9,TM395
abadeh|IR0k6
abadiania|BR093
abaetetuba|BR236
abaete|BR094
abagur|RU3u3
abakaliki|NG0a7
abakan|RU2w7
abak|NG0a4
abalak|NE0a4,RU254
abancay|PE0f6
abanilla|ES0y3
abano terme|IT1c4
aban|RU2w3
abaran|ES0y4
abasan al jadidah|PS473
abasan al kabirah|PS474
abasha|GE2m3
abashiri|JP0c5
abasolo|MX045,MX2h3
abatskoye|RU253
abay|KZ1h5
abaza|RU2w4
aba|NG0aa
abbadia san salvatore|IT1c3
abbeville|FR1g5,US184LA,US0d2SC,US0d1GA,US181AL
abbey wood|GB0i4
abbiategrasso|IT1c5
abbots langley|GB0i3
abbotsford|CA3n7BC,AU0q3VIC,AU0o2NSW,US181WI
abbottabad|PK057
abbottstown|US0d0PA
abcoude|NL2p3
abdanan|IR0k4
abdulino|RU254
abdurahmoni jomi|TJ3e3
abeche|TD3a6
abegondo|ES0y3
abejorral|CO0h3
abenberg|DE0x2
abengourou|CI0t7
abensberg|DE0x4
abeokuta|NG0a9
abepura|ID0b6
abercanaid|GB0i2
abercarn|GB0i3
abercynon|GB0i3
aberdare|GB0i5
aberdeen proving ground|US0d1MD
aberdeen|GB0i8,US185SD,US0s4WA,US0d4MD,US0d3NC,US182MS,US0d1FL,US5k1ID,US181IN,US0d1OH
aberfoyle park|AU2d3SA
abergavenny|GB0i4
abergele|GB0i4
aberglasslyn|AU0o2NSW
aberkenfig|GB0i3
abernathy|US181TX
abertillery|GB0i3
abertridwr|GB0i3
aberystwyth|GB0i4
abhar|IR0k6
abhayapuri|IN034
abha|SA0r8
abidjan|CI0tc
abiko|JP0c7
abilene|US187TX,US183KS
abingdon|GB0i5,US0d3VA,US182IL
abington|US0d4MA
abinsk|RU065
abiramam|IN033
abita springs|US181LA
ablon sur seine|FR1g2
abnub|EG0g6
abobo|CI0ta
abocho|NG0a3
abohar|IN037
aboisso|CI0t5
abomey calavi|BJ0a9
abomey|BJ0a6
abomsa|ET174
abong mbang|CM0a4
abony|HU1q4
aboso|GH0t3
abou el hassan|DZ1j5
abovyan|AM2l5
abqaiq|SA0r5
abra pampa|AR4p3
abraka|NG0a3
abrama|IN034
abram|GB0i3,US181TX
abrantes|PT3y4
abraveses|PT3y3
abrego|CO0h3
abrera|ES0y4
abreu e lima|BR1y6
abreus|CU1f4
abrisham|IR0k4
abrud|RO1o3
absam|AT1s3
absarokee|US3d0MT
absecon|US0d3NJ
abtsgmund|DE0x3
abu al matamir|EG0g5
abu arish|SA0r6
abu dhabi|AE149
abu dis|PS474
abu ghaush|IL343
abu ghurayb|IQ0ja
abu jibeha|SD1k4
abu kabir|EG0g7
abu qurqas|EG0g6
abu road|IN036
abu simbel|EG0g2
abu tij|EG0g6
abu zabad|SD1k4
abucay|PH165
abuja|NG0a9
abuko|GM0t3
aburi|GH0t4
abuyog|PH164
abu|IN035
abyek|IR0k6
aby|SE0x3
acacia ridge|AU1e3QLD
acacias|CO0h5
acacoyagua|MX043
acajete|MX044
acajutiba|BR194
acajutla|SV3v5
acalanes ridge|US0s0CA
acala|MX044
acambaro|MX046
acambay|MX043
acamixtla|MX042
acanceh|MX363
acapetahua|MX043
acaponeta|MX3g4
acapulco de juarez|MX049
acarau|BR1b5
acara|BR234
acarigua|VE137
acarlar|TR013
acatenango|GT2r3
acate|IT1c3
acatic|MX044
acatlan de juarez|MX043
acatlan de osorio|MX044
acatlan de perez figueroa|MX043
acatzingo|MX045
acayucan|MX046
acayuca|MX043
accokeek|US0d3MD
accra|GH0tb
accrington|GB0i5
acerra|IT1c6
aceuchal|ES0y2
achacachi|BO243
achalpur|IN037
acharnes|GR3h7
acheng|CN007
acheres|FR1g4
achern|DE0x5
achhnera|IN034
achicourt|FR1g3
achikulak|RU063
achim|DE0x5
achinsk|RU2w7
achit|RU252
achi|CO0h3
achkhoy martan|RU064
aci castello|IT1c4
aci catena|IT1c5
aci santantonio|IT1c3
aci trezza|IT1c2
acigne|FR1g3
acigol|TR013
acilia castel fusano ostia antica|IT1c7
acipayam|TR013
acireale|IT1c6
acirli|TR013
acitrezza|IT1c2
ackerman|US181MS
ackley|US181IA
acocks green|GB0i5
acolla|PE0f3
acolman de netzahualcoyotl|MX042
aconibe|GQ0a3
acopiara|BR1b5
acoyapa|NI2s3
acquaviva delle fonti|IT1c4
acqui terme|IT1c4
acres green|US3d2CO
acre|IL346
acri|IT1c3
acs|HU1q3
actipan de morelos|MX043
acton vale|CA1a2QC
acton|GB0i6,US0d4MA,US0s3CA,US0d1ME
actopan|MX045
acucena|BR094
acuitlapilco|MX044
acuitzio del canje|MX043
acultzingo|MX043
acushnet center|US0d2MA
acushnet|US0d3MA
acu|BR1b5
acworth|US0d4GA
ad dabbah|SD1k4
ad damazin|SD1k8
ad dana|SY1t4
ad darbasiyah|SY1t4
ad darb|SA0r2
ad dasmah|KW0r4
ad dawadimi|SA0r6
ad dawhah|PS5f3
ad dilam|SA0r5
ad dilinjat|EG0g5
ad dindar|SD1k4
ad diwaniyah|IQ0j8
ad douiem|SD1k6
ad dujayl|IQ0j5
ad duraykish|SY1t4
adairsville|US0d2GA
adalaj|IN033
adalar|TR013
adamantina|BR095
adamovka|RU253
adampur|IN034
adams center|US0d1NY
adams morgan|US0d4DC
adamstown heights|AU0o2NSW
adamstown|AU0o3NSW,US0d1MD,US0d1PA
adamsville|US182AL,US181TN
adams|US0d2MA,US181WI,US0d1NY
adamus|RO1o3
adam|OM144
adana|TR01a
adancata|RO1o3
adani|NG0a3
adapazari|TR018
ada|US184OK,US0d3OH,US181MN
adda doueni|KM173
addanki|IN035
addiet canna|ET175
addis ababa|ET17b
addison|US185IL,US184TX,US182WI,US0d1NY,US0d0VT,US0d0ME
addis|US182LA
addlestone|GB0i4
adeje|ES4e5
adelaide city centre|AU2d4SA
adelaide hills|AU2d6SA
adelaide|AU2daSA,ZA0w4
adelanto|US0s5CA
adelebsen|DE0x3
adelfia|IT1c4
adelia maria|AR213
adelphi|US0d4MD
adelsdorf|DE0x3
adelsheim|DE0x2
adel|US0d2GA,US182IA
adendorf|DE0x3
aden|YE0r9
adh dhayd|AE145
adh dhibiyah|SA0r4
adi keyh|ER174
adiake|CI0t4
adigrat|ET176
adilabad|IN037
adilcevaz|TR016
adilpur|PK053
adirampattinam|IN035
adis alem|ET173
adis zemen|ET174
adiwerna|ID0b7
adiyaman|TR018
adjud|RO1o4
adjumani|UG175
adjuntas|PR482
adlershof|DE0x4
adler|RU066
adligenswil|CH4k2
adlington|GB0i3
adliswil|CH4k4
admiralteisky|RU067
ado ekiti|NG0a9
ado odo|NG0a4
adolfo lopez mateos el tamarindo|MX3g2
adolfo lopez mateos|MX333
adolfo ruiz cortines|MX3g4,MX3g4
adoni|IN037
adorf|DE0x3
adoru|NG0a3
adrano|IT1c5
adrar|DZ1j5
adrasmon|TJ3e4
adra|ES0y5,IN034
adre|TD3a4
adrian|US3f4MI,US181MO,US180MN
adria|IT1c4
adrogue|AR025
adro|IT1c2
adur|IN035
aduthurai|IN034
advance|US180MO,US0d0NC
adwick le street|GB0i4
adwolf|US0d1VA
adygeysk|RU064
adzope|CI0t6
aegina|GR3h3
aerzen|DE0x3
aesch|CH4k3
afaahiti|PF6e2
afak|IQ0j4
afantou|GR3h2
affery|CI0t5
affing|DE0x2
affoltern am albis|CH4k3
affton|US184MO
afgooye|SO176
afif|SA0r6
afikpo|NG0a6
afipskiy|RU064
aflao|GH0t6
aflou|DZ1j6
afogados da ingazeira|BR1y5
afonso bezerra|BR1b3
afonso claudio|BR094
afragola|IT1c6
afrin|SY1t6
afsin|TR015
afton|US182MN,US5k1WY,US180OK
afua|BR233
afula|IL345
afumati|RO1o3
afyonkarahisar|TR017
afzalgarh|IN035
afzalpur|IN034
agacoren|TR013
agadez|NE0a7
agadir|MA109
agaete|ES4e2
agaie|NG0a4
agalatovo|RU062
agapovka|RU253
agara|GE2m3
agaro|ET175
agartala|IN038
agar|IN035
agas|RO1o3
agat village|GU662
agawam|US0d5MA
aga|PH162
agbabu|NG0a3
agbor|NG0a6
agboville|CI0t6
agdam|AZ2k5
agdas|AZ2k5
agde|FR1g5
agdzhabedy|AZ2k5
agenebode|NG0a4
agen|FR1g5
ageoshimo|JP0c8
agerola|IT1c3
ageyevo|RU063
aghajari|IR0k4
aghstafa|AZ2k4
aghsu|AZ2k4
agia paraskevi|GR3h6
agia varvara|GR3h5
agidel|RU254
agigea|RO1o2
aginskoye|RU4n4,RU2w3
agioi anargyroi|GR3h5
agios dimitrios|GR3h6
agios ioannis rentis|GR3h4
agios nikolaos|GR3h4
agios pavlos|GR3h3
agios stefanos|GR3h3
agira|IT1c3
aglayan|PH163
agliana|IT1c4
agneaux|FR1g2
agnibilekrou|CI0t5
agnita|RO1o3
ago are|NG0a4
agogo|GH0t5
agoo|PH165
agoura hills|US0s4CA
agoura|US0s4CA
agramunt|ES0y2
agrate brianza|IT1c4
agra|IN03a
agrestina|BR1y4
agria|GR3h2
agrigento|IT1c5
agrinio|GR3h6
agri|TR017
agropoli|IT1c4
agryz|RU064
agua blanca sur|HN303
agua branca|BR1b4,BR2t2
agua de dios|CO0h3
agua dulce|MX045,MX043,US0s2CA,US3d2TX
agua fria|US3d1NM
agua preta|BR1y4
agua prieta|MX3b6
aguacatan|GT2r2
aguachica|CO0h6
aguada de pasajeros|CU1f5
aguadas|CO0h4
aguadilla|PR484
aguadulce|ES0y4,PA4b3
aguai|BR095
aguanga|US0s0CA
aguas belas|BR1y4
aguas de lindoia|BR094
aguas formosas|BR094
aguas santas|PT3y5
aguas verdes|PE0f3
aguas vermelhas|BR094
aguascalientes|MX049
aguazul|CO0h4
agudos|BR095
agueda|PT3y4
aguiar da beira|PT3y2
aguie|NE0a4
aguilar de campoo|ES0y3
aguilares|AR355,SV3v4
aguilar|ES0y4,PH163
aguilas|ES0y5
aguililla|MX043
aguimes|ES4e5
aguisan|PH164
agulu|NG0a6
agupit|PH163
agusan|PH164
agustin codazzi|CO0h6
agva|TR013
ahar|IR0k7
ahaus|DE0x5
ahero|KE173
ahfir|MA104
ahiri|IN034
ahlat|TR016
ahlen|DE0x6
ahlerstedt|DE0x2
ahmadnagar|IN039
ahmadpur east|PK057
ahmadpur sial|PK055
ahmadpur|IN035,IN033
ahmedabad|IN03c
ahmetli|TR014
ahoada|NG0a4
ahome|MX3g4
ahoskie|US0d2NC
ahraura|IN035
ahrensbok|DE0x3
ahrensburg|DE0x5
ahtanum|US0s2WA
ahtari|FI3s3
ahuacatlan|MX043
ahuachapan|SV3v5
ahualulco de mercado|MX044
ahuimanu|US4g3HI
ahus|SE0x3
ahvaz|IR0ka
ahwahnee|US0s1CA
ahwatukee foothills|US1v6AZ
ahwa|IN034
aibak|AF116
aibonito|PR483
aichach|DE0x4
aidlingen|DE0x3
aiea|US4g3HI
aigaleo|GR3h6
aigio|GR3h4
aigle|CH4k3
aigues mortes|FR1g3
aiken|US0d5SC
aileu|TL5i4
aimores|BR094
ain abid|DZ1j5
ain arnat|DZ1j5
ain beida|DZ1j7
ain beni mathar|MA104
ain benian|DZ1j5
ain bessem|DZ1j5
ain boucif|DZ1j4
ain defla|DZ1j6
ain deheb|DZ1j5
ain el bell|DZ1j5
ain el berd|DZ1j4
ain el bya|DZ1j5
ain el hadjar|DZ1j4
ain el hadjel|DZ1j5
ain el hammam|DZ1j5
ain el melh|DZ1j5
ain el turk|DZ1j6
ain fakroun|DZ1j6
ain kercha|DZ1j5
ain leuh|MA102
ain merane|DZ1j5
ain oussera|DZ1j7
ain sefra|DZ1j6
ain smara|DZ1j5
ain sukhna|EG0g6
ain taya|DZ1j4
ain temouchent|DZ1j6
ain touta|DZ1j6
ainaloa|US4g2HI
ainaro|TL5i4
ainring|DE0x3
ainslie|AU0o2ACT
ainsworth|US181NE
aioi|JP0c5
aioun|MR0t4
aipe|CO0h3
aiquile|BO243
air force academy|US3d3CO
airali|IT1c2
airdrie|GB0i5,CA2o5AB
aire sur la lys|FR1g3
airmont|US0d3NY
airola|IT1c3
airoli|IN037
airport west|AU0q3VIC
airway heights|US0s3WA
aiseau|BE2p3
aistala|IN034
aitape|PG4s2
aitkin|US181MN
aiud|RO1o5
aix en provence|FR1g7
aix les bains|FR1g5
aixe sur vienne|FR1g3
aizawl|IN038
aizenay|FR1g3
aizkraukle|LV373
aizpute|LV372
ajab shir|IR0k5
ajaccio|FR1g6
ajacuba|MX043
ajaigarh|IN034
ajalpan|MX045
ajaokuta|NG0a4
ajasse ipo|NG0a4
ajax|CA1a6ON
aja|EG0g5
ajdabiya|LY2g7
ajdovscina|SI2a3
ajijic|MX043
ajjampur|IN033
ajka|HU1q5
ajlun|JO297
ajman city|AE149
ajmer|IN039
ajnala|IN034
ajodhya|IN036
ajo|US1v2AZ
ajra|IN034
ajuchitlan del progreso|MX043
ajuchitlan|MX042
ajuterique|HN302
ajuy|PH163
ak dovurak|RU2w4
ak suu|KG2x3
ak yar|RU252
akaa|FI3s3
akabira|JP0c4
akademgorodok|RU226
akademicheskoe|RU067
akalgarh|IN033
akalkot|IN035
akalla|SE0x3
akaltara|IN034
akankpa|NG0a3
akarp|SE0x3,SE0x2
akarsu|TR012
akashi|JP0c8
akbarabad|IR0k7
akbarpur|IN035,IN034
akbou|DZ1j6
akcaabat|TR015
akcadag|TR014
akcakale|TR015
akcakoca|TR015
akdagmadeni|TR015
akdepe|TM394
ake eze|NG0a3
aken|DE0x3
akersberga|SE0x5
aketi|CD1w5
akhalkalaki|GE2m3
akhaltsikhe|GE2m4
akhisar|TR016
akhmeta|GE2m3
akhmim|EG0g7
akhnur|IN034
akhtubinsk|RU405
akhtyrskiy|RU064
akhty|RU064
akhuryan|AM2l3
akil|MX363
akim oda|GH0t6
akim swedru|GH0t3
akita|JP0c8
akividu|IN035
aki|JP0c4
akjoujt|MR0t4
akkarampalle|IN034
akkol|KZ1h4
akko|NG0a3
akkus|TR013
aklera|IN034
akodia|IN033
akola|IN039
akom ii|CM0a3
akonolinga|CM0a4
akora|PK055
akordat|ER173
akot|IN036
akouda|TN3c4
akoupe|CI0t5
akranes|IS0t3
akrehamn|NO0x2
akron|US0d8OH,US0d2PA,US0d2NY,US3d1CO,US181IA,US320IN
akropong|GH0t3
aksakovo|BG2f3
aksaray|TR017
aksay|RU065,RU063
aksehir|TR016
akseki|TR014
aksuat|KZ1h3
aksu|CN128,KZ1h5,TR013,KZ1h3
aktanysh|RU063
aktas|KZ1h3
aktau|KZ5j7,KZ1h3,KZ1h3
aktobe|KZ4u8
aktyubinskiy|RU063
akune|JP0c5
akureyri|IS0t4
akure|NG0a9
akutan|US780AK
aku|NG0a6
akwanga|NG0a4
akwatia|GH0t5
akyazi|TR015
akyurt|TR013
al aaroui|MA105
al abyar|LY2g5
al ahmadi|KW0r9
al ain city|AE146
al ajaylat|LY2g7
al alamayn|EG0g3
al amarah|IQ0j8
al artawiyah|SA0r3
al awjam|SA0r4
al ayyat|EG0g5
al ayzariyah|PS474
al aziziyah|IQ0j5
al azraq ash shamali|JO294
al bab|SY1t7
al badari|EG0g5
al bahah|SA0r6
al bajur|EG0g5
al balyana|EG0g6
al bardiyah|LY2g3
al basrah al qadimah|IQ0jb
al battaliyah|SA0r4
al bawiti|EG0g4
al bayda|LY2g6,YE0r5
al birah|PS5f5
al bukayriyah|SA0r5
al burayj|PS475
al buraymi|OM146
al burayqah|LY2g4
al fahahil|KW0r6
al fallujah|IQ0j8
al farwaniyah|KW0r6
al fashn|EG0g6
al faw|IQ0j7
al fayyum|EG0g8
al fintas|KW0r5
al fqih ben calah|MA106
al fujairah city|AE146
al fukhkhari|PS472
al fulah|SD1k3
al fuwayliq|SA0r2
al ghantu|SY1t3
al ghayzah|YE0r3
al hada|SA0r3
al hadd|BH4j4
al hamdaniya|IQ0j6
al hamra|JO293
al hamul|EG0g6
al harak|SY1t5
al harithah|IQ0j7
al hasaheisa|SD1k5
al hasakah|SY1t6
al hawamidiyah|EG0g7
al hawatah|SD1k5
al hayy|IQ0j6
al hazm|YE0r4
al hilaliyya|SD1k4
al hillah|IQ0j8
al hindiyah|IQ0j6
al hoceima|MA109
al hudaydah|YE0r9
al hufuf|SA0r8
al ibrahimiyah|EG0g5
al jadid|LY2g7
al jafr|SA0r3
al jahra|KW0r5
al jammaliyah|EG0g6
al jaradiyah|SA0r3
al jawf|LY2g4
al jubayhah|JO296
al jubayl|SA0r8,SA0r3
al jumum|SA0r4
al karamah|JO293
al kawa|SD1k3
al khaburah|OM146
al khadir|PS5f3
al khafji|SA0r6
al khankah|EG0g6
al kharijah|EG0g6
al kharj|SA0r9
al khawr|QA4j4
al khinzirah|JO292
al khums|LY2g8
al kiremit al arakiyyin|SD1k3
al kiswah|SY1t5
al kittah|JO292
al kut|IQ0j8
al lagowa|SD1k3
al mahallah al kubra|EG0g9
al mahbulah|KW0r4
al mahwit|YE0r3
al majaridah|SA0r4
al manaqil|SD1k7
al manqaf|KW0r5
al manshah|EG0g6
al mansurah|EG0g9
al manzalah|EG0g6
al marj|LY2g6
al markaz|SA0r3
al marsa|TN3c6
al masallamiyya|SD1k3
al matariyah|EG0g7
al matlin|TN3c3
al mawsil al jadidah|IQ0jb
al mayadin|SY1t6
al mazar al janubi|JO293
al mijlad|SD1k4
al mindak|SA0r3
al minya|EG0g8
al miqdadiyah|IQ0j6
al mishkhab|IQ0j5
al mithnab|SA0r6
al mubarraz|SA0r8
al mughraqah|PS473
al muharraq|BH4j7
al munayzilah|SA0r4
al musayyib|IQ0j5
al mutayrifi|SA0r3
al muwayh|SA0r3
al qabil|OM144
al qadarif|SD1k9
al qanatir al khayriyah|EG0g6
al qanayat|EG0g5
al qarah|SA0r3
al qararah|PS474
al qaryatayn|SY1t5
al qatif|SA0r7
al qitena|SD1k4
al qubbah|LY2g5
al qunaytirah|SY1t5
al qurayn|EG0g6,SA0r4
al qusayr|SY1t5,EG0g5
al qusiyah|EG0g6
al qutayfah|SY1t4
al quwayrah|JO293
al shamkhah city|AE146
al ubaydiyah|PS5f3
al ula|SA0r5
al wafrah|KW0r3
al wajh|SA0r5
al wakrah|QA4j5
al wasitah|EG0g5
al wukayr|QA4j2
al yamun|PS5f4
alabama|US0d1NY
alabaster|US185AL
alabat|PH163
alabel|PH165
alaca|TR015
alachua|US0d3FL
alacranes|CU1f3
aladag|TR013
alae|PH162
alafaya|US0d6FL
alagapuram|IN033
alaghsas|NE0a6
alagir|RU064
alagoa grande|BR1b4
alagoa nova|BR1b3
alagoinhas|BR197
alagoinha|BR1b3
alagon|ES0y3
alaior|ES0y3
alajarvi|FI3s3,FI3s3
alajuela|CR4l6
alajuelita|CR4l4
alakurtti|RU063
alamar|CU1f7
alameda|US0s6CA,ES0y2
alaminos|PH165,PH163
alamo heights|US183TX
alamogordo|US3d5NM
alamosa east|US3d1CO
alamosa|US3d3CO
alamos|MX3b3
alamo|MX045,US184TX,US0s4CA,US0d2GA,US181TN,US3d0NM,US0s0NV
alampur|IN034,IN033
alandi|IN034
alandur|IN037
aland|IN035
alangalang|PH163
alanganallur|IN034
alangayam|IN034
alangudi|IN033
alangulam|IN035
alanya|TR017
alapayevsk|RU255
alapa|NG0a3
alapli|TR014
alappakkam|IN032
alappuzha|IN037
alaqahdari dishu|AF113
alaquas|ES0y5
alarobia|MG174
alasehir|TR016
alassio|IT1c3
alatri|IT1c3
alatyr|RU065
alausi|EC1l4
alaverdi|AM2l4
alavus|FI3s3
alawalpur|IN033
ala|IT1c2
alba adriatica|IT1c3
alba iulia|RO1o6
alba posse|AR213
albacete|ES0y7
albaida|ES0y3
albal|ES0y4
albania|CO0h3
albano laziale|IT1c5
albano santalessandro|IT1c3
albanvale|AU0q2VIC
albany creek|AU1e4QLD
albany park|US186IL
albany|US0d7NY,US0d6GA,US0s6OR,AU1n5WA,US0s4CA,US181MN,US321IN,US181TX,US181KY,US181MO,US181MO,US180LA,US180WI
albardon|AR454
albatera|ES0y4
albavilla|IT1c3
alba|IT1c5
albbruck|DE0x3
albemarle|US0d4NC
albenga|IT1c4
albergaria a velha|PT3y3
alberic|ES0y3
alberobello|IT1c3
albers|US180IL
albert lea|US184MN
albert park|AU0q3VIC
albertina|ZA0w3
albertirsa|HU1q4
alberton|ZA0w7
albertslund|DK0x5
albertson|US0d2NY
albertville|US184AL,FR1g4,US183MN
albert|FR1g3
albesti paleologu|RO1o3
albestii pamanteni|RO1o3
albesti|RO1o3,RO1o2
albiate|IT1c3
albia|US182IA
albignasego|IT1c4
albino|IT1c4
albion park rail|AU0o3NSW
albion park|AU0o4NSW
albion|US3f3MI,US0d3NY,US321IN,US0d1ME,US181IL,US181NE,US0d1PA,US0d1PA
albisola marina|IT1c2
albisola superiore|IT1c3
albizzate|IT1c2
albi|FR1g6
alblasserdam|NL2p4
albolote|ES0y4
alborada jaltenco|MX044
alboraya|ES0y4
albox|ES0y3
albstadt|DE0x6
albu kamal|SY1t6
albufeira|PT3y4
albunol|ES0y3
albuquerque|US3d9NM
alburquerque|ES0y2
alburtis|US0d1PA
albury|AU0o2NSW
alby|SE0x4
alcabideche|PT3y5
alcacer do sal|PT3y3
alcains|PT3y2
alcala de guadaira|ES0y6
alcala de henares|ES0y8
alcala de los gazules|ES0y2
alcala de xivert|ES0y3
alcala del rio|ES0y3
alcala del valle|ES0y2
alcala la real|ES0y5
alcala|CO0h3,PH163
alcalde diaz|PA4b4
alcamo|IT1c5
alcanar|ES0y3
alcanede|PT3y2
alcaniz|ES0y4
alcantara|BR1b2
alcantarilla|ES0y5
alcarras|ES0y2
alcasser|ES0y3
alcaudete|ES0y3
alcazar de san juan|ES0y5
alcester|GB0i3
alchevsk|UA157
alcoa|US0d3TN
alcobaca|PT3y4
alcobendas|ES0y7
alcoceber|ES0y2
alcochete|PT3y3
alcorcon|ES0y7
alcoy|ES0y6
alcudia|ES0y4
aldaia|ES0y5
aldama|MX334,MX2h4
aldan|RU4x5,US0d2PA
aldeia de paio pires|PT3y4
aldenhoven|DE0x3
alden|US0d1NY
alderetes|AR355
aldergrove|CA3n4BC
alderley|AU1e3QLD
aldershot|GB0i6
alderson|US0d0WV
alderton|US0s2WA
alderwood manor|US0s3WA
aldine|US184TX
aldinga beach|AU2d3SA
aldingen|DE0x3
aldona|IN033
aldridge|GB0i4
aledo|US182IL,US182TX
alegrete|BR096
alegre|BR094
alegria|PH163,PH163
aleg|MR0t4
alejal|PH163
aleksandriyskaya|RU063
aleksandrov gay|RU2z3
aleksandrovsk sakhalinskiy|RU5d4
aleksandrovskoye|RU065,RU413
aleksandrovsk|RU254
aleksandrov|RU066
aleksandrow kujawski|PL1r4
aleksandrow lodzki|PL1r4
alekseyevka|RU066,RU065
alekseyevskoye|RU063
aleksin|RU066
aleksotas|LT3t5
alella|ES0y3
alem paraiba|BR095
alencon|FR1g5
alenquer|BR585,PT3y3
aleppo|SY1tb
alesd|RO1o3
aleshtar|IR0k5
alessandria|IT1c6
alessano|IT1c2
alesund|NO0x5
ales|FR1g5
alexander city|US184AL
alexander heights|AU1n3WA
alexander|US182AR
alexandra hills|AU1e4QLD
alexandreia|GR3h4
alexandria bay|US0d0NY
alexandria|EG0gc,US0d7VA,RO1o6,US186LA,US184MN,BR1b3,US0d3KY,AU0o3NSW,GB0i3,US322IN,US182AL,US0d1NH
alexandroupoli|GR3h6
aleysk|RU3o5
alezio|IT1c2
alfafar|ES0y4
alfaro|ES0y3
alfdorf|DE0x3
alfeld|DE0x4
alfenas|BR096
alfena|PT3y4
alfonsine|IT1c3
alfonso|PH163
alfortville|FR1g5
alfragide|PT3y4
alfredo baquerizo moreno|EC1l4
alfredo chaves|BR093
alfredo v bonfil|MX3m4
alfredton|AU0q3VIC
alfred|US0d2NY,US0d1ME
alfreton|GB0i4
alfter|DE0x4
algarrobo|CO0h3,ES0y2
algeciras|ES0y7,CO0h3
algemesi|ES0y5
algermissen|DE0x3
algester|AU1e3QLD
alges|PT3y4
algete|ES0y4
alghero|IT1c5
algiers|DZ1jb
alginet|ES0y4
algodonales|ES0y3
algoma|US182WI
algonac|US3f2MI
algona|US182IA,US0s2WA
algonquin|US185IL,US0d0MD
algood|US182TN
algorta|ES0y6
algrange|FR1g3
alguazas|ES0y3
algueirao|PT3y6
algyo|HU1q2
alhama de granada|ES0y3
alhama de murcia|ES0y4
alhambra|US1v7AZ,US0s6CA
alhandra|BR1b3,PT3y3
alhaurin de la torre|ES0y5
alhaurin el grande|ES0y5
alheim|DE0x2
alhos vedros|PT3y4
ali al gharbi|IQ0j4
ali berdukovskiy|RU062
ali sabieh|DJ176
ali yurt|RU063
aliabad|AZ2k3
aliade|NG0a3
aliaga|TR015,PH165
alibag|IN034
alicante|ES0y8,PH163
alice springs|AU5l5NT
aliceville|US181AL
alice|US184TX,ZA0w3
alicia|PH165
alief|US187TX
aliganj|IN035
aligarh|IN03a
aligudarz|IR0k7
alijo|PT3y4
alik ghund|PK053
alimodian|PH163
alimos|GR3h5
alindao|CF0a4
alingsas|SE0x5
alipur duar|IN036
alipur|PK055,IN034
aliquippa|US0d3PA
aliso viejo|US0s6CA
aliveri|GR3h2
aliwal north|ZA0w5
aljaraque|ES0y4
aljezur|PT3y3
aljubarrota|PT3y3
aljustrel|PT3y2
alken|BE2p3
alkhan churt|RU063
alkhan kala|RU063
alkhan yurt|RU063
alkhazurovo|RU062
alkimos|AU1n3WA
alkmaar|NL2p7
allada|BJ0a4
allahabad|IN03a
allahganj|IN034
allambie heights|AU0o3NSW
allanridge|ZA0w5
allapalli|IN033
allapattah|US0d6FL
allariz|ES0y2
allauch|FR1g4
allawah|AU0o2NSW
allegany|US0d1NY
allegan|US3f2MI
alleghenyville|US0d0PA
allen park|US3f5MI
allendale|US3f4MI,US0d3NJ,US0d2SC,US0s1CA
allende|MX045,MX3p4
allendorf|DE0x3
allensbach|DE0x3
allentown|US0d7PA,US0d1NJ
allen|US187TX,AR3z5,PH163
alleroy|RU063
allersberg|DE0x3
alliance|US0d4OH,US3d3NE
allieres et risset|FR1g3
allison park|US0d4PA
allison|US180IA
alliston|CA1a4ON
alloa|GB0i4
allonnes|FR1g4
allouez|US184WI
alloway|US0d0NJ
allschwil|CH4k4
allyn|US0s1WA
almacelles|ES0y2
almada|PT3y5
almafuerte|AR213
almagro|ES0y3
almancil|PT3y3
almansa|ES0y5
almargem|PT3y3
almassora|ES0y5
almaty|KZ1hb
almazan|ES0y3
alma|CA1a5QC,US3f3MI,US182AR,US0d2GA,US180NE
almecatla|MX044
almedia|US0d0PA
almeirim|BR584,PT3y4
almelo|NL2p6
almenara|BR095,ES0y2
almendralejo|ES0y5
almenno san salvatore|IT1c3
almere stad|NL2p7
almeria|ES0y8
almese rivera|IT1c2
almetyevsk|RU067
alme|IT1c3
almhult|SE0x3
almirante tamandare|BR096
almirante|PA4b3
almodovar del campo|ES0y3
almodovar del rio|ES0y3
almodovar|PT3y3
almolonga|GT2r4
almoloya del rio|MX043
almonte|ES0y4
almont|US3f1MI
almoradi|ES0y4
almora|IN035
almozara|ES0y5
almunecar|ES0y5
almussafes|ES0y3
almus|TR013
almyros|GR3h3
alnashi|RU2i3
alnavar|IN034
alness|GB0i3
alnwick|GB0i3
aloha|US0s6OR
alondra park|US0s3CA
along|IN034
alor gajah|MY1z4
alor setar|MY1z8
alora|ES0y4
alorton|US181IL
alotau|PG4s3
alotenango|GT2r4
alot|IN035
alovera|ES0y3
alpatovo|RU062
alpaugh|US0s0CA
alpedrete|ES0y4
alpena|US3f3MI
alpendurada|PT3y3
alpen|DE0x4
alpharetta|US0d6GA
alpha|US0d1NJ
alphen aan den rijn|NL2p6
alpiarca|PT3y3
alpicat|ES0y2
alpignano|IT1c4
alpine|US0s4CA,US3d3UT,US183TX,US0d1NJ
alpinopolis|BR094
alpirsbach|DE0x3
alpnach|CH4k2
alpuyeca|MX043
alpu|TR013
alquizar|CU1f4
alsager|GB0i4
alsbach hahnlein|DE0x3
alsdorf|DE0x6
alsfeld|DE0x4
alsip|US184IL
alsozsolca|HU1q3
alstead|US0d1NH
alsterdorf|DE0x4
alstonville|AU0o3NSW
alt hohenschonhausen|DE0x5
alt sanitz|DE0x3
alt treptow|DE0x3
alta gracia|AR215
alta sierra|US0s3CA,US0s3CA
altach|AT1s3
altadena|US0s5CA
altagracia de orituco|VE135
altai|MN314
altamirano|MX043,MX043
altamira|BR236,MX2h6
altamonte springs|US0d5FL
altamont|US0s4OR,US181IL,US0d1NY,US180KS,US180TN
altamura|IT1c6
altania|BR093
altar|MX3b3
altavilla milicia|IT1c2
altavilla vicentina|IT1c3
altavista|US0d2VA
altayskoye|RU3o4
altay|CN127
alta|NO0x4,SE0x3,US181IA
altbach|DE0x3
altdorf|DE0x4,DE0x4,CH4k3
altea|ES0y5
altena|DE0x4
altenbeken|DE0x3
altenberge|DE0x3
altenberg|DE0x2
altenburg|DE0x5
altendorf|CH4k2
altenholz|DE0x3
altenkirchen|DE0x3
altenkunstadt|DE0x2
altenstadt|DE0x4
altensteig|DE0x3
altentreptow|DE0x3
altepexi|MX044
alterosa|BR093
altes lager|DE0x4
altglienicke|DE0x5
althengstett|DE0x3
altinekin|TR014
altinho|BR1y4
altinoluk|TR014
altinopolis|BR094
altinyayla|TR013
altkirch|FR1g2
altlandsberg|DE0x3
altlussheim|DE0x2
alto araguaia|BR383
alto barinas|VE138
alto lucero|MX044
alto parana|BR093
alto piquiri|BR093
altofonte|IT1c3
altomunster|DE0x3
alton north historical|US182TX
altona meadows|AU0q4VIC
altona north|AU0q4VIC
altona|DE0x8,AU0q3VIC
alton|US185IL,GB0i4,US184TX,US180IA
altoona|US0d6PA,US184IA,US183WI
altopascio|IT1c3
altos de san francisco|PA4b3
altos del rosario|CO0h2
altos|BR1b5
altotonga|MX044
altotting|DE0x4
alto|US180TX,US0d0GA,US180WI
altpinar|TR014
altrincham|GB0i5
altrip|DE0x3
altsasu|ES0y3
altstadt nord|DE0x4
altstadt sud|DE0x5
altstatten|CH4k3
altud|RU062
altufyevskiy|RU066
alturas|US0d2FL,US0s1CA
altusried|DE0x3
altus|US184OK
alum creek|US0d1WV
alum rock|US0s4CA
alupka|UA4a3
alur|IN033
alushta|UA4a5
aluva|IN035
alvalade|PT3y5
alvand|IR0k6,IR0k6
alvarado|MX045,US182TX
alvaraes|BR1u2
alvares machado|BR094
alvaro obregon|MX04a,MX043,MX043
alva|US182OK,US0d1FL
alvear|AR213
alvesta|SE0x3
alvinopolis|BR094
alvin|US185TX
alvorada|BR573
alvord|US180TX
alvor|PT3y2
alwa tirunagari|IN033
alwar|IN038
alwaye|IN035
alytus|LT3t6
alzamay|RU3r3
alzano lombardo|IT1c4
alzenau in unterfranken|DE0x4
alzey|DE0x4
alzira|ES0y5
am hagenring|DE0x4
am timan|TD3a5
amacuzac|MX042
amadeo|PH164
amadora|PT3y7
amagansett|US0d0NY
amagasaki|JP0c9
amaga|CO0h4
amagi|JP0c5
amagunze|NG0a3
amahai|ID4i6
amaigbo|NG0a7
amalapuram|IN036
amalfi|CO0h3
amaliada|GR3h4
amalner|IN037
amal|SE0x3
aman garh|PK055
amanalco de becerra|MX043
amancio|CU1f5
amanganj|IN034
amanpur|IN033
amantea|IT1c3
amaraji|BR1y4
amarante do maranhao|BR1b4
amarante|BR1b3,PT3y3
amarastii de jos|RO1o3
amara|RO1o3
amargosa|BR194
amarillo|US188TX
amarkantak|IN033
amarnath|IN038
amaroo|AU0o2ACT
amarpatan|IN034
amarpur|IN035,IN034
amarwara|IN034
amasra|TR013
amassoma|NG0a3
amasya|TR016
amas|PH163
amatitan|MX043
amatitlan|GT2r6
amatlan de los reyes|MX043
amaxac de guerrero|MX043
amayuca|MX042
amay|BE2p4
amazcala|MX043
ama|US180LA
ambad|IN035
ambagarh chauki|IN033
ambahta|IN034
ambah|IN035
ambajogai|IN036
ambalangoda|LK3i4
ambalavao|MG175
ambala|IN037
ambam|CM0a3
ambanja|MG175
ambarakaraka|MG174
ambarawa|ID0b6
ambares et lagrave|FR1g4
ambarvale|AU0o3NSW
ambar|TR012
ambasamudram|IN035
ambasa|IN033
ambato boeny|MG174
ambatofinandrahana|MG175
ambatolampy|MG175
ambatolaona|MG172
ambatondrazaka|MG175
ambato|EC1l7
ambattur|IN038
ambazac|FR1g2
amberg|DE0x5
amberieu en bugey|FR1g4
amberley|US0d2OH
ambert|FR1g3
ambikapur|IN036
ambilobe|MG176
ambler|US0d3PA
ambleve|BE2p2
amble|GB0i3
amboanjo|MG174
amboasary|MG175
ambodifotatra|MG174
ambodivoara|MG173
ambohitrandriamanitra|MG173
ambohitrolomahitsy|MG174
ambohitseheno|MG173
amboise|FR1g4
ambon|ID4i8
ambositra|MG175
ambovombe|MG176
amboy|US181IL,US0s1WA
ambo|PE0f3
ambridge|US0d3PA
ambulong|PH163
ambur|IN037
amby|NL2p3
amealco|MX043
amecameca|MX045
ameca|MX045
amelia court house|US0d0VA
amelia|IT1c2,US0d2OH,US181LA
america dourada|BR194
american canyon|US0s4CA
american falls|US5k2ID
american fork|US3d5UT
americana|BR098
americo brasiliense|BR095
americus|US0d4GA
amerongen|NL2p2
amersfoort|NL2p7
amersham on the hill|GB0i4
amersham|GB0i4
amery|US182WI
ames lake|US0s1WA
amesbury|US0d4MA,GB0i3
amesti|US0s2CA
ames|US186IA,ES0y5,US180TX,US180TX
amethi|IN034,IN034
amet|IN034
amfissa|GR3h3
amga|RU4x3
amguri|IN033
amherst center|US0d4MA
amherstburg|CA1a4ON
amherst|US0d7NY,US0d5MA,US0d4OH,CA4h3NS,US0d1VA,US180WI
amiens|FR1g7
amilly|FR1g4
aminyevo|RU065
amirdzhan|AZ2k5
amite|US182LA
amity gardens|US0d2PA
amityville|US0d3NY
amity|US0s1OR
amizour|DZ1j5
ami|JP0c6
amlagora|IN034
amlame|TG0t3
amlapura city|ID265
amlapura|ID265
amla|IN035
amli|IN035
amloh|IN034
ammanford|GB0i5
amman|JO29a
ammapettai|IN034,IN033
ammi moussa|DZ1j5
ammon|US5k4ID
amnat charoen|TH0m5
amneville|FR1g3
amod|IN034
amol|IR0k8
amoneburg|DE0x2
amontada|BR1b4
amora|PT3y6
amorebieta|ES0y4
amory|US183MS
amos|CA1a4QC
amozoc de mota|MX046
ampahana|MG175
ampang|MY1z7
ampanihy|MG175
amparafaravola|MG176
ampara|LK3i4
amparo|BR095
ampasimanolotra|MG174
ampelona|GR3h3
ampere|BR094
amper|NG0a4
ampfing|DE0x3
amphoe sikhiu|TH0m5
amplepuis|FR1g2
ampliacion colonia lazaro cardenas|MX333
ampliacion san mateo colonia solidaridad|MX044
amposta|ES0y4
ampthill|GB0i4
amqui|CA1a3QC
amran|YE0r7
amras|AT1s3
amravati|IN039
amreli|IN037
amriswil|CH4k4
amritsar|IN03a
amroha|IN037
amroli|IN034
amstelveen|NL2p6
amsterdam zuidoost|NL2p6
amsterdam|NL2pa,US0d4NY
amstetten|AT1s4
amtala|IN033
amta|IN034
amudalavalasa|IN035
amungan|PH164
amuntai|ID436
amurrio|ES0y3
amursk|RU3q6
amurzet|RU3r2
amvrosiyivka|UA154
an muileann gcearr|IE2n4
an nabk|SY1t6
an nasr|PS473
an nimas|SA0r5
an nuhud|SD1k7
an nusayrat|PS475
an ros|IE2n3
anabta|PS5f3
anacapri|IT1c3
anacleto canabal 2da seccion|MX042
anaconda|US3d3MT
anacortes|US0s4WA
anaco|VE137
anadarko|US183OK
anadia|BR2t3
anadyr|RU6u3
anagni|IT1c3
anaheim|US0s8CA
anahola|US4g1HI
anahuac|MX3p4,MX044,MX333,US181TX
anah|IQ0j5
anaime|CO0h5
anajatuba|BR1b2
anakapalle|IN036
anak|KP0z4
anamalais|IN034
anamosa|US182IA
anamur|TR016
anandnagar|IN033
anandpur|IN034
anand|IN037
ananindeua|BR239
anantapur|IN038
anantnag|IN036
anan|JP0c6
anapa|RU066
anapolis|BR098
anapskaya|RU064
anar darah|AF113
anasco|PR483
anastacio|BR384
anastasiyevskaya|RU063
anat al qadimah|IQ0j4
anata|PS474
anatoli|GR3h3
anatuya|AR214
anavyssos|GR3h3
anbu|CN007
anbyon up|KP0z5
ancaster|CA1a5ON
ancenis|FR1g3
anchau|NG0a4
anchor point|US4r1AK
anchorage|US4r8AK,US4w1KY
ancient oaks|US0d3PA
ancona|IT1c6
ancon|PA4b4
ancud|CL0n5
ancuya|CO0h3
andahuaylas|PE0f4
andalgala|AR594
andalucia|CO0h4
andalusia|US183AL,US180IL
andapa|MG174
anda|CN008
andenne|BE2p5
andergrove|AU1e3QLD
anderlues|BE2p4
andernach|DE0x5
andernos les bains|FR1g3
anderson mill|US183TX
anderson|US326IN,US0d5SC,US0s3CA,US181MO
anderstorp|SE0x2
andes|CO0h4
andijon|UZ1i8
andilamena|MG174
andippatti|IN035
andirin|TR013
andi|RU062
andkhoy|AF115
andoain|ES0y4
andol|IN035
andong|KR087
andop|PH163
andora|IT1c3
andorra la vella|AD6n4
andorra|ES0y3
andover|GB0i5,US185MN,US184KS,US0d3FL,US0d3MA,US0d1NH,US0d0OH,US0d0NY
andovoranto|MG173
andradas|BR095
andradina|BR096
andratx|ES0y4
andreapol|RU063
andrelandia|BR093
andreotta|IT1c3
andres bonifacio|PH163
andresy|FR1g4
andrews afb|US0d2MD
andrews farm|AU2d3SA
andrews|US184TX,US0d2SC,US0d1NC,US320IN
andreyevka|RU063
andreyevo|RU062
andreyevskoye|RU064
andrezieux boutheon|FR1g3
andria|IT1c7
andritz|AT1s4
andrushivka|UA153
andrychow|PL1r4
andujar|ES0y5
andzhiyevskiy|RU063
aneho|TG0t6
anekal|IN035
anenecuilco|MX043
anenii noi|MD3k3
ang thong|TH0m4
angahuan|MX043
angamacutiro de la union|MX042
angamali|IN035
angarsk|RU3r8
angatuba|BR094
angat|PH165
angel fire|US3d0NM
angel r cabada|MX044
angeles city|PH168
angelholm|SE0x5
angels camp|US0s1CA
angelslo|NL2p3
angermunde|DE0x4
angers|FR1g7
angicos|BR1b3
angier|US0d2NC
angles|ES0y2
angleton|US184TX
anglet|FR1g5
angola on the lake|US0d1NY
angola|US3f3IN,US0d1NY
angol|CL0n5
angono|PH166
angostura|MX3g2
angouleme|FR1g6
angra do heroismo|PT6p4
angra dos reis|BR097
angren|UZ1i7
angri|IT1c5
anguera|BR193
anguillara sabazia|IT1c4
angul|IN035
angus|CA1a3ON
angwin|US0s2CA
anhee|BE2p3
aniche|FR1g3
anicuns|BR094
anina|RO1o3
aninoasa|RO1o3
anisoc|GQ0a3
aniva|RU5d3
anjad|IN035
anjala|FI3s4
anjangaon|IN036
anjarah|JO294
anjar|IN036
anjepy|MG173
anjiang|CN006
anjozorobe|MG174
anjo|JP0c7
anju|KP0z6
ankang|CN007
ankara|TR01c
ankazoabo|MG175
ankazobe|MG174
ankazondandy|MG174
anka|NG0a4
ankeny|US186IA
anklam|DE0x4
ankleshwar|IN036
ankola|IN034
ankpa|NG0a4
ankum|DE0x3
anloga|GH0t5
anlu|CN006
ann arbor|US3f7MI
anna maria|US0d1FL
anna regina|GY4z4
annaba|DZ1j8
annaberg buchholz|DE0x5
annabichl|AT1s4
annaka|JP0c6
annamalainagar|IN033
annandale|US0d5VA,AU0o3NSW,AU1e3QLD,US182MN,US0d1NJ
annan|GB0i3
annapolis|US0d5MD
annau|TM395
annavasal|IN033
anna|RU064,US184TX,US182IL,US0d1OH
annecy le vieux|FR1g4
annecy|FR1g6
annemasse|FR1g5
annerley|AU1e3QLD
annetta|US181TX
annezin|FR1g3
annfield plain|GB0i3
annigeri|IN035
annino|RU065,RU065
anniston|US184AL
annoeullin|FR1g3
annonay|FR1g4
annotto bay|JM2v2
annur|IN034
annville|US0d2PA,US0d0KY
annweiler am trifels|DE0x3
ano liosia|GR3h5
anoixi|GR3h3
anoka|US184MN
anolaima|CO0h2
anonang|PH163
anori|BR1u3
anover de tajo|ES0y2
anqing|CN008
anqiu|CN007
anrochte|DE0x3
ansalta|RU062
ansan si|KR089
ansbach|DE0x5
anse a galets|HT2c3
anse bertrand|GP482
anseong|KR086
ansermanuevo|CO0h4
anserma|CO0h5
anse|FR1g2
anshan|CN00a
anshing|IN034
anshun|CN008
ansonia|US0d4CT,US0d0OH
anson|US181TX
ansted|US0d0WV
anstey|GB0i3
ans|BE2p5
antakotako|MG173
antakya|TR018
antalaha|MG175
antalya|TR01a
antananarivo|MG17a
antanifotsy|MG176
anta|IN035,PT3y3,PE0f3
antelope valley crestview|US3d1WY
antelope|US0s6CA
antequera|ES0y5
anthem|US1v4AZ
anthiyur|IN034
anthony|US3d3NM,US3d2TX,US181KS
antibes|FR1g6
antigonish|CA4h2NS
antigo|US183WI
antigua guatemala|GT2r5
antigua|ES4e3
antiguo cuscatlan|SV3v5
antioch|US0s7CA,US184IL
antipino|RU252
antipolo|PH169,PH163,PH162
antlers|US181OK
antofagasta|CL0n8
antoing|BE2p3
anton lizardo|MX043
antonina|BR094
antonio enes|MZ1w6
antonio escobedo|MX042
antony|FR1g6
anton|PA4b3,US180TX
antratsyt|UA156
antrim|GB0i4,US0d0NH
antri|IN033
antsirabe afovoany|MG174
antsirabe|MG178
antsiranana|MG176
antsohihy|MG174
antsohimbondrona|MG175
antunez morelos|MX043
antunez|MX043
antu|IN033
antwerpen|BE2p9
antwerp|US0d1OH
anuling|PH163
anupgarh|IN035
anuppur|IN034
anupshahr|IN035
anuradhapura|LK3i6
anxiang|CN006
anyama|CI0t7
anyang si|KR089
anyang|CN00a
anyksciai|LT3t4
anza|US0s2CA
anzegem|BE2p4
anzhero sudzhensk|RU3u6
anzin|FR1g4
anzio|IT1c6
anzola dellemilia|IT1c3
ao luek|TH0m3
aoji|KP0z5
aomori|JP0c8
aonla|IN036
aosta|IT1c5
aoulef|DZ1j5
ap tan ngai|VN0v3
apache junction|US1v5AZ
apache|US181OK
apac|UG174
apahida|RO1o3
apalachicola|US0d1FL
apalachin|US0d0NY
apalit|PH166
apam|GH0t4
apan|MX045
aparan|AM2l3
aparecida de goiania|BR099
aparecida do taboado|BR094
aparecida|BR095
aparri|PH165
apartado|CO0h6
apaseo el alto|MX045
apaseo el grande|MX045
apastepeque|SV3v3
apas|PH164
apatin|RS2a4
apatity|RU066
apatzingan|MX047
apaxco de ocampo|MX044
apaxtla de castrejon|MX043
apelacao|PT3y3
apeldoorn|NL2p7
apen|DE0x3
apetatitlan antonio carbajal|MX043
apex|US0d6NC
apiai|BR094
apia|WS685,CO0h3
apison|US0d1TN
apizaco|MX046
aplahoue|BJ0a4
aplington|US180IA
apodi|BR1b4
apolda|DE0x5
apolinario saravia|AR3z3
apollo beach|US0d4FL
apollo|US0d1PA
apomu|NG0a6
apopa|SV3v7
apopka|US0d6FL
apostolove|UA154
appalachia|US0d1VA
appenzell|CH4k2
appen|DE0x3
appiano gentile|IT1c3
appingedam|NL2p4
apple creek|US0d0OH
apple mountain lake|US0d0VA
apple valley|US0s6CA,US186MN,US0d2OH
applecross|AU1n3WA
appleton city|US180MO
appleton|US186WI,US180MN,US0d0ME
applewood|US3d3CO
appley bridge|GB0i2
appomattox|US0d1VA
aprelevka|RU064
apricena|IT1c4
aprilia|IT1c5
apsheronsk|RU065
aptos hills larkin valley|US0s1CA
aptos|US0s3CA
apt|FR1g4
apucarana|BR097
apulia e fao|PT3y3
aq qayeh|IR0k2
aqaba|JO297
aqadyr|KZ1h3
aqraba|PS5f3
aqrah|IQ0j5
aqsay|KZ545
aquebogue|US0d1NY
aquia harbour|US0d3VA
aquidaba|BR2t3
aquidauana|BR385
aquin|HT2c2
aquiraz|BR1b6
aquitania|CO0h3
ar rabiyah|KW0r5
ar rahad|SD1k5
ar ram wa dahiyat al barid|PS475
ar ramtha|JO296
ar raqqah|SY1t7
ar rass|SA0r6
ar rastan|SY1t6
ar rayyan|QA4j8
ar rifa|BH4j6
ar riqqah|KW0r6
ar rudayyif|TN3c5
ar rumaythah|IQ0j6
ar rumaythiyah|KW0r6
ar ruseris|SD1k5
ar rutbah|IQ0j4
ar ruways|AE144
ara nova|IT1c3
araban|TR013
arabi|US182LA
arab|US183AL
aracaju|BR2t9
aracataca|CO0h5
aracati|BR1b5
aracatuba|BR097
aracena|ES0y3
araci|BR194
aracoiaba da serra|BR094
aracoiaba|BR1b4,BR1y4
aracruz|BR096
aracuai|BR094
arac|TR012
aradas|PT3y3
aradeo|IT1c3
aradippou|CY5h4
arad|RO1o7,IL345
arafo|ES4e2
aragarcas|BR094
aragona|IT1c3
aragon|US0d0GA
araguaina|BR577
araguari|BR097
araioses|BR1b3
arai|JP0c5
arakkonam|IN036
arakli|TR015
arak|IR0k9
aral|CN128,KZ4q5
arambagh|IN036
arambol|IN033
aramil|RU254
aramoko ekiti|NG0a6
arana hills|AU1e3QLD
aranda de duero|ES0y5
arandas|MX046,MX043
arandelovac|RS2a5
arangaon|IN035
arang|IN034
aranjuez|ES0y6
aransas pass|US183TX
arantangi|IN035
aranyaprathet|TH0m4
aranzazu|CO0h3
aran|AZ2k3
arapahoe|US3d1WY,US180NE
arapgir|TR013
arapiraca|BR2t7
arapongas|BR097
ararangua|BR095
araraquara|BR097
araras|BR097
ararat|AM2l5,AU0q3VIC
arara|BR1b3
araria|IN036
araripe|BR1b4
araripina|BR1b5
arari|BR1b4
araruama|BR097
araruna|BR1b3
arar|SA0r7
aras asan|PH162
arashiyama|JP0c6
araucaria|BR097
arauca|CO0h6
arauco|CL0n5,AR5e4
arauquita|CO0h3
araure|VE136
arawa|PG6a5
araxa|BR096
arayat|PH166
arazede|PT3y3
arba minch|ET176
arbatache|DZ1j4
arbelaez|CO0h2
arbizzano santa maria|IT1c2
arboga|SE0x3
arbolada los sauces|MX042
arboletes|CO0h3
arbon|CH4k4
arbore|RO1o3
arbroath|GB0i5
arbuckle|US0s2CA
arbus|IT1c3
arbutus|US0d4MD
arbuzynka|UA153
arcachon|FR1g4
arcade|US0d1NY,US0d1GA
arcadia|US0s6CA,US0d3FL,US182WI,US182LA,US0d1SC,US321IN
arcanum|US0d1OH
arcata|US0s4CA
arcelia|MX044
arcen|NL2p3
archangelos|GR3h2
archbald|US0d3PA
archbold|US0d2OH
archdale|US0d4NC
archena|ES0y4
archer city|US181TX
archer lodge|US0d2NC
archer|US0d0FL
archidona|ES0y3,EC1l3
archie|US180MO
archway|GB0i8
arcisate|IT1c3
arcola|IT1c3,US182IL,US181TX
arconate|IT1c3
arcore|IT1c4
arcos de la frontera|ES0y5
arcos de valdevez|PT3y5
arcos|BR095,PT3y3,PT3y3
arcot|IN036
arcoverde|BR1y6
arcozelo|PT3y4
arco|IT1c4
arcueil|FR1g4
ardabil|IR0k9
ardahan|TR014
ardakan|IR0k6
ardanuc|TR012
ardatov|RU063,RU063
ardea|IT1c4
arden arcade|US0s7CA
arden hills|US183MN
arden on the severn|US0d1MD
ardesen|TR016
ardestan|IR0k4
ardmore|US185OK,US0d4PA,US180TN
ardon|RU064
ardooie|BE2p3
ardrossan|GB0i3
ardsley|US0d2NY
ardud|RO1o3
areado|BR093
areal|BR093
arecibo|PR486
aregua|PY1x3
areia branca|BR1b4,BR2t3
areia|BR1b4
areka|ET175
arenal|MX043,CO0h2
arenapolis|BR3w3
arenas de san pedro|ES0y3
arenas valley|US3d1NM
arendal|NO0x5
arendonk|BE2p4
arenella|IT1c6
arenys de mar|ES0y4
arenys de munt|ES0y3
arenzano|IT1c3
arequipa|PE0fa
arese|IT1c4
ares|BR1b3,ES0y2,FR1g2
aretxabaleta|ES0y3
arevalo|ES0y3
arezzo|IT1c6
arfoud|MA105
argamasilla de alba|ES0y3
argamasilla de calatrava|ES0y2
arganda|ES0y6
arganzuela|ES0y7
argao|PH163
argayash|RU253
argeles|FR1g3
argentan|FR1g4
argenta|IT1c3
argenteuil|FR1g7
argentine|US3f1MI
argenton sur creuse|FR1g2
argentona|ES0y4
argoncilhe|PT3y3
argos orestiko|GR3h3
argostolion|GR3h3
argos|GR3h4,US321IN
argo|SD1k3,US182AL
argudan|RU063
argungu|NG0a6
argun|RU065
argyle|US182TX
argyroupoli|GR3h5
arhavi|TR014
arhribs|DZ1j5
arhus|DK0x8
arial|US0d1SC
ariana|TN3c7
ariano irpino martiri|IT1c3
arias|AR213
aricak|TR012
arica|CL0n8
ariccia|IT1c4
aricestii rahtivani|RO1o3
aridaia|GR3h3
ariel|IL344
arienzo|IT1c2
arifwala|PK056
ariguani|CO0h5
arilje|RS2a3
arimalam|IN033
arima|TT485
aringay|PH165
arinos|BR093
ario de rayon|MX043
ario de rosales|MX044
aripuana|BR1u5
ariquemes|BR4o6
arish|EG0g7
aristobulo del valle|AR214
aristocrat ranchettes|US3d0CO
aritao|PH163
arivaca junction|US1v0AZ
arivonimamo|MG174
ariyalur|IN035
arizona city|US1v3AZ
arjawinangun|ID0b7
arjona|CO0h6,ES0y2
arkadak|RU2z4
arkadelphia|US183AR
arkalgud|IN034
arkalyk|KZ525
arkansas city|US184KS
arkhangelsk|RU068
arkhara|RU4x3
arkhipo osipovka|RU063
arkhonskaya|RU063
arklow|IE2n4
arkoma|US181OK
arlesey|GB0i2
arlesheim|CH4k3
arles|FR1g6
arlington heights|US186IL,US0d3PA,US0s1WA
arlington|US189TX,US0d8VA,US0d5MA,US0s4WA,US184TN,US0d2NY,US0d2MD,US181MN,US0d1OH,US0d0GA,US180NE,US0d0VT
arlon|BE2p5
arlov|SE0x3
arluno|IT1c3
armacao de buzios|BR095
armadale|AU1n4WA,GB0i4,AU0q3VIC
armada|US3f1MI
armagh|GB0i4
armasesti|RO1o3
armavir|RU068,AM2l5
arma|US181KS
armenia|CO0h8,SV3v4
armentieres|FR1g5
armero guyabal|CO0h4
armidale|AU0o5NSW
armilla|ES0y4
armona|US0s2CA
armonk|US0d2NY
armstrong|AR213
armthorpe|GB0i4
armyansk|UA4a5
arnage|FR1g3
arnaudville|US180LA
arnavutkoy|TR018
arncliffe|AU0o3NSW
arnedo|ES0y4
arnemuiden|NL2p2
arnhem|NL2p7
arni|IN036
arnold line|US181MS
arnolds park|US180IA
arnold|GB0i5,US0d5MD,US184MO,US0d2PA,US0s2CA,US182MN
arnouville|FR1g4
arnprior|CA1a3ON
arnsberg|DE0x6
arnstadt|DE0x5
arnstein|DE0x3
arnstorf|DE0x3
arochukwu|NG0a3
aroeiras|BR1b3
aromashevo|RU252
aromas|US0s1CA
aroma|SD1k4
arona|ES4e6,IT1c4
aron|IN035
aroor|IN035
arouca|TT484
arpacay|TR012
arpajon sur cere|FR1g3
arpajon|FR1g3
arpino|IT1c4
arques|FR1g3
arquitecto tomas romero pereira|PY1x2
arrabah|PS5f3
arradon|FR1g2
arrah|IN038,CI0t5
arraial do cabo|BR095
arraias|BR573
arraijan|PA4b6
arrasate mondragon|ES0y4
arras|FR1g6
arrecife|ES4e6
arrentela|PT3y5
arriaga|MX045
arrifana|PT3y3
arrifes|PT6p3
arrigorriaga|ES0y4
arris|DZ1j5
arrochar|US0d4NY
arroio do meio|BR094
arroio dos ratos|BR094
arroio grande|BR094
arroyito|AR214
arroyo de la encomienda|ES0y4
arroyo de la luz|ES0y3
arroyo grande|US0s4CA
arroyo naranjo|CU1f8
arroyo seco|AR214,US3d1NM
arroyomolinos|ES0y4
arroyo|PR483
arruda dos vinhos|PT3y3
ars sur moselle|FR1g2
arsenyev|RU3q6
arsikere|IN035
arsin|TR014
arsk|RU064
arsta|SE0x4
art khwajah|AF114
artane|IE2n2
artarmon|AU0o3NSW
artashat|AM2l4
arta|GR3h4,ES0y3,DJ173
arteaga|MX043,MX2h3
arteche|PH162
arteixo|ES0y5
artemida|GR3h4
artemisa|CU1f6
artemivsk|UA153
artemovskiy|RU255
artem|RU3q7
artena|IT1c3
artern|DE0x3
artesia|US0s4CA,US3d4NM
arthur|US181IL
arth|CH4k3
artigas|UY2b5
artigues pres bordeaux|FR1g3
artist village|IN033
arti|RU254
artondale|US0s4WA
artova|TR013
artsyz|UA154
artur nogueira|BR095
artvin|TR015
arua|UG176
arucas|ES4e5
arue|PF6e3
aruja|BR096
arukutti|IN034
arumbavur|IN034
arumuganeri|IN035
arundel|AU1e3QLD,US0d2ME
aruppukkottai|IN036
arusha|TZ178
aruvankad|IN032
arvada|US3d7CO
arvayheer|MN315
arverne|US0d4NY
arvika|SE0x4
arvin|US0s4CA
arvi|IN035
arvore|PT3y2
arys|KZ1h5
arzachena|IT1c3
arzamas|RU067
arzano|IT1c5
arzberg|DE0x3
arzgir|RU064
arzignano|IT1c4
arzl|AT1s3
arzua|ES0y3
as pontes de garcia rodriguez|ES0y4
as saffaniyah|SA0r3
as saff|EG0g5
as safirah|SY1t6
as salamiyah|SY1t7
as salimiyah|KW0r7
as salt|JO296
as samawah|IQ0j7
as samu|PS474
as sanad|TN3c3
as sanamayn|SY1t5
as sars|TN3c3
as suki|SD1k5
as sulaymaniyah|IQ0j9
as sulayyil|SA0r5
as suwayda|SY1t6
as suwayq|OM147
as suwayrah|IQ0j5
asaba|NG0a6
asadabad|IR0k6,AF116
asahikawa|JP0c8
asahi|JP0c5,JP0c3
asaita|ET174
asaka|JP0c7,UZ1i6
asamankese|GH0t5
asandh|IN035
asansol|IN039
asan|KR087
asarganj|IN033
asasa|ET175
asau|RO1o3,WS683
asa|SE0x3
asbach|DE0x3
asbe teferi|ET175
asbestos|CA1a3QC
asbest|RU256
asbury lake|US0d3FL
asbury park|US0d4NJ
asbury|US182IA
ascencion de guarayos|BO244
ascencion|MX274
ascension|BO244,MX274
aschaffenburg|DE0x6
aschau im chiemgau|DE0x2
ascheberg|DE0x4
aschersleben|DE0x5
aschheim|DE0x3
ascoli piceno|IT1c5
ascoli satriano|IT1c2
ascona|CH4k2
ascope|PE0f4
ascot vale|AU0q4VIC
ascot|GB0i4,AU1e3QLD
asekeyevo|RU252
asenovgrad|BG2f6
asentamiento humano nicolas de pierola|PE0f3
aserri|CR4l5
ash flat|US180AR
ash grove|US181MO
ash shafa|SA0r6
ash shajarah|JO293
ash shamiyah|IQ0j6,KW0r4
ash shatrah|IQ0j6
ash shaykh miskin|SY1t5
ash shihaniyah|QA4j3
ash shuhada|EG0g6
ash shuyukh|PS5f3
ashaway|US0d1RI
asha|RU255
ashbourne|IE2n4,GB0i3
ashburnham|US0d2MA
ashburn|US0d5VA,US185IL,US0d2GA
ashburton|NZ495,AU0q3VIC
ashby de la zouch|GB0i4
ashby|US0d2MA
ashchysay|KZ1h2
ashdod|IL348
ashdown|US182AR
asheboro|US0d5NC
asherton|US180TX
asheville|US0d6NC
ashfield|AU0o5NSW,US0d1MA
ashford|GB0i6,GB0i5,US181AL,US181WI
ashgabat|TM39a
ashgrove|AU1e4QLD
ashibetsu|JP0c4
ashikaga|JP0c7
ashington|GB0i5
ashiya|JP0c6
ashkasham|AF114
ashkelon|IL347
ashland city|US182TN
ashland|US0s4CA,US0d4KY,US0s4OR,US0d4OH,US0d4MA,US0d3NJ,US183WI,US0d3VA,US182MO,US0d1PA,US181NE,US181AL,US180IL,US0d0NH
ashley|US0d1PA,US0d0OH
ashmore|AU1e4QLD
ashmun|EG0g6
ashmyany|BY1p4
ashoknagar kalyangarh|IN037
ashoknagar|IN036
ashtabula|US0d4OH
ashtarak|AM2l4
ashta|IN036,IN035
ashtead|GB0i4
ashti|IN034
ashton in makerfield|GB0i5
ashton sandy spring|US0d2MD
ashton under lyne|GB0i5
ashton|US3d0ID
ashukino|RU063
ashville|US0d2OH,US181AL
ashwaubenon|US184WI
ashwood|AU0q3VIC
asia|PH165
asifabad|IN034
asika|IN034
asikkala|FI3s3
asilah|MA105
asind|IN034
asingan|PH163
asino|RU415
asipovichy|BY1p5
asirah ash shamaliyah|PS5f3
askale|TR014
askern|GB0i2
asker|NO0x6
askim|NO0x4
askino|RU253
askiz|RU2w3
askoy|NO0x4
asmara|ER179
asmar|AF114
asnieres sur seine|FR1g6
asola|IT1c3
asosa|ET175
asotin|US0s0WA
aso|JP0c5
aspach|DE0x3
asparuhovo|BG2f5
aspen hill|US0d6MD
aspendale gardens|AU0q3VIC
aspendale|AU0q3VIC
aspen|US3d3CO
asperg|DE0x4
aspe|ES0y4
aspinwall|US0d1PA
aspley|AU1e4QLD
aspropyrgos|GR3h5
assab|ER174
assafarge|PT3y2
assago|IT1c3
assai|BR094
assare|BR1b4
assemini|IT1c5
assenede|BE2p4
assens|DK0x3
assen|NL2p6
assesse|BE2p3
asse|BE2p5
assinovskaya|RU063
assis|BR097
asslar|DE0x4
assomada|CV5n3
assonet|US0d2MA
assumption|US180IL
astanajapura|ID0b7
astaneh ye ashrafiyeh|IR0k5
astara|IR0k5,AZ2k4
astatula|US0d1FL
asten|NL2p3
asti|IT1c6
astolfo dutra|BR093
aston|GB0i5
astorga|BR094,ES0y4,PH163
astoria|US0d7NY,US0s3OR,US180IL
astorp|SE0x3
astor|US0d1FL
astrakhan|RU409,KZ1h3
astravyets|BY1p3
astrea|CO0h3
asturias|PH163
asubulaq|KZ1h2
asuncion ixtaltepec|MX043
asuncion mita|GT2r4
asuncion nochixtlan|MX044
asuncion|PY1xb
asvestochori|GR3h3
aswan|EG0g8
asyqata|KZ1h4
asyut|EG0g9
aszod|HU1q3
as|CZ2e4,NO0x3,BE2p3
at bashi|KG2x4
at tafilah|JO295
at taj|LY2g6
at tall al kabir|EG0g6
at tall|SY1t6
at taraf|SA0r4
at tayyibah|JO294
at tubi|SA0r3
at turrah|JO294
atabey|TR014
atakent|KZ1h4
atakpame|TG0t6
atalaia|BR2t4
atamanovka|RU4n3
atamaria|ES0y5
atambua|ID265
atami|JP0c5
atamyrat|TM395
atani|NG0a8
ataq|YE0r5
atarfe|ES0y4
atarrabia|ES0y3
atarra|IN036
atar|MR0t5
atascadero|US0s5CA
atascocita|US186TX
atasehir|TR018
atasu|KZ1h4
atbara|SD1k7
atbasar|KZ1h5
atca|TR013
atchison|US183KS
atco|US0d4NJ
ateli mandi|IN033
atemajac de brizuela|MX042
atempan|MX043
atenas|CR4l3
atencingo|MX043
atequiza|MX043
atescatempa|GT2r4
atglen|US0d0PA
ath thawrah|SY1t6
athagarh|IN034
athelstone|AU2d3SA
athena|US0s0OR
athens|GR3h9,US0d7GA,US0d5OH,US185AL,US0d4TN,US184TX,US0d2PA,US181IL,US0d1NY,US180WI,US3f0MI
atherstone|GB0i3
atherton|GB0i4,AU1e3QLD,US0s3CA
athi river|KE175
athis mons|FR1g5
athlone|IE2n4
athni|IN035
athol|US0d3MA
athy|IE2n4
ath|BE2p5
atibaia|BR097
atimonan|PH165
atiquizaya|SV3v3
atitalaquia|MX043
atizapan|MX043
ati|TD3a5
atkaracalar|TR012
atkarsk|RU2z5
atkinson|US0d3NH,US180NE
atkins|US182AR,US181IA,US0d0VA
atlacomulco de fabela|MX045
atlanta|US0d9GA,US182TX,US181IL
atlantic beach|US0d4FL,US0d1NY,US0d1NC
atlantic city|US0d5NJ
atlantic highlands|US0d2NJ
atlantic|US183IA
atlantis|ZA0w6,US0d1FL
atlasovo|RU5a2
atlatlahucan|MX043
atlautla|MX043
atliaca|MX043
atlixco|MX046
atmakur|IN035
atmore|US183AL
atoka|US183TN,US182OK,US3d0NM
atoluca|MX042
atotonilco de tula|MX043
atotonilco el alto|MX045
atotonilco el grande|MX043
atotonilquillo|MX043
atouguia da baleia|PT3y3
atoyac de alvarez|MX044
atoyac|MX042
atoyatempan|MX043
atraulia|IN034
atrauli|IN036
atripalda|IT1c3
atri|IT1c3
atsiaman|GH0t8
atsugi|JP0c8
attadale|AU1n3WA
attalla|US183AL
attard|MT6l3
attayyampatti|IN034
attendorn|DE0x5
attica|US322IN,US0d1NY
attili|IN036
attil|PS5f3
attingal|IN035
attleborough|GB0i3,GB0i3
attleboro|US0d5MA
attnang puchheim|AT1s3
attock city|PK056
attur|IN036
atulayan|PH163
atuncolla|PE0f4
atuntaqui|EC1l4
atvidaberg|SE0x3
atwater|US0s5CA,US180MN
atwell|AU1n3WA
atwood|US180IL,US180KS
atyashevo|RU063
atyrau|KZ5c7
atzacan|MX043
au in der hallertau|DE0x2
au sable|US3f0MI
aubagne|FR1g5
aubange|BE2p4
aubenas|FR1g4
aubergenville|FR1g4
auberry|US0s1CA
aubervilliers|FR1g6
aubiere|FR1g3
aubigny sur nere|FR1g3
aubin grove|AU1n3WA
aubrey|US182TX
auburn gresham|US186IL
auburn hills|US3f5MI
auburn lake trails|US0s2CA
auburndale|US0d4FL
auburn|US0s6WA,US186AL,AU0o5NSW,US0d5NY,US0d5ME,US0d4MA,US0s4CA,US3f4IN,US0d3GA,US0d2NH,US182IL,US182NE,US3f1MI,US180KY,US180KS
auby|FR1g3
aucamville|FR1g3
auchel|FR1g4
auchenflower|AU1e3QLD
auchi|NG0a6
auch|FR1g5
auckland|NZ499
audenge|FR1g2
audincourt|FR1g4
audley|GB0i2
audubon park|US4w1KY,US0d0NJ
audubon|US0d3NJ,US0d3PA,US181IA
audun le tiche|FR1g3
auen|AT1s3
auerbach|DE0x4,DE0x3
aue|DE0x4
auf der horst|DE0x3
augsburg|DE0x8
augusta|US0d5GA,IT1c5,US0d4ME,US183KS,US181AR,US0d1NY,US181WI,US0d0KY
augustdorf|DE0x3
augusto correa|BR1b4
augustow|PL1r5
augustusburg|DE0x2
august|US0s3CA
auki|SB633
aulendorf|DE0x3
aulnay sous bois|FR1g6
aulnoy lez valenciennes|FR1g3
aulnoye aymeries|FR1g3
ault field|US0s1WA
ault|US3d1CO
aumsville|US0s2OR
auna|NG0a3
aurad|IN034
auraiya|IN036
aurangabad|IN03a,IN037
auras|IN033
auray|FR1g4
aurec sur loire|FR1g2
aureilhan|FR1g3
aurich|DE0x5
auriflama|BR094
aurillac|FR1g5
auriol|FR1g3
aurora|US3d8CO,US188IL,CA1a6ON,PH164,US0d4OH,BR1b3,PH163,US183MO,US182NE,US322IN,US181MN,US180TX,US3d0UT
ausa|IN035
aussillon|FR1g3
austell|US0d3GA
austintown|US0d5OH
austin|US18aTX,US185MN,US322IN,US182AR
australind|AU1n4WA
autazes|BR1u3
auterive|FR1g3
autlan de navarro|MX046
autun|FR1g4
auvers sur oise|FR1g3
auxerre|FR1g5
auxonne|FR1g3
au|CH4k3
avadi|IN038
avallon|FR1g3
avalon|US0d2PA,US0s2CA,US0d0NJ
avanca|PT3y3
avanigadda|IN035
avanoor|IN032
avanos|TR014
avare|BR096
avarua|CK6x4
ava|US182MO
avdiyivka|UA155
aveiro|PT3y6
aveleda|PT3y3
aveley|AU1n3WA,GB0i3
avelgem|BE2p3
avellaneda|AR215
avella|IT1c3
avellino|IT1c6
avenal|US0s4CA
avenel|US0d4NJ
aventura|US0d5FL
avenue b and c|US1v2AZ
aver o mar|PT3y3
averill park|US0d1NY
aversa|IT1c6
avery creek|US0d1NC
avesta|SE0x4
aves|PT3y3
avetrana|IT1c3
avezzano|IT1c5
avia terai|AR213
aviano castello|IT1c2
aviano|IT1c3
avigliana|IT1c3
avigliano|IT1c3
avignon|FR1g6
avila beach|US0s1CA
avila|ES0y6
aviles|ES0y6
avilla|US3f1IN
avinashi|IN035
avintes|PT3y4
avion|FR1g4
aviston|US181IL
avis|US0d1PA
avlonas|GR3h3
avocado heights|US0s4CA
avoca|US0d1PA,US181IA
avola|IT1c5
avon by the sea|US0d1NJ
avon center|US0d4OH
avon lake|US0d5OH
avon park|US0d3FL
avondale estates|US0d2GA
avondale heights|AU0q4VIC
avondale|US1v6AZ,US185IL,US182LA,US0d0PA
avonia|US0d0PA
avon|US0d4OH,US324IN,FR1g4,US3d3CO,US0d2MA,US0d2NY,US0d1PA,US181MN
avra valley|US1v3AZ
avrameni|RO1o2
avranches|FR1g3
avrig|RO1o4
avrille|FR1g4
avsallar|TR014
avsar|AZ2k2
avsyunino|RU062
avtovo|RU065
avtury|RU064
avvocata|IT1c5
awang|PH163
awans|BE2p3
awantipur|IN033
awarta|PS5f2
awash|ET174
aweil|SS445
awendaw|US0d0SC
awgu|NG0a5
awjilah|LY2g3
awka|NG0a7
awsim|EG0g6
axams|AT1s2
axel|NL2p3
axim|GH0t5
axminster|GB0i3
axochiapan|MX044
axtla de terrazas|MX043
axum|ET175
ayabaca|PE0f2
ayabe|JP0c5
ayacucho|PE0f7
ayagoz|KZ1h5
ayakudi|IN035
ayame|CI0t4
ayamonte|ES0y4
ayancik|TR014
ayang ni|KP0z4
ayapango|MX043
ayapa|MX042
ayapel|CO0h4
ayas|TR013
ayaviri|PE0f4
aydarken|KG2x4
ayden|US0d2NC
aydincik|TR013,TR013
aydintepe|TR013
aydin|TR017
aydun|JO294
ayer hangat|MY1z3
ayer|US0d2MA
ayios konstandinos|GR3h3
aykhal|RU4x4
aykol|CN123
aylesbury|GB0i6
aylmer|CA1a3ON
aylsham|GB0i3
ayn al arab|SY1t6
ayn janna|JO293
ayora|ES0y2
ayorou|NE0a5
ayotlan|MX044
ayr|GB0i6,AU1e3QLD
aytos|BG2f4
aytre|FR1g3
ayutinskiy|RU063
ayutla de los libres|MX044
ayutla|MX043
ayutuxtepeque|SV3v5
ayvacik|TR013,TR013
ayvalik|TR016
aywaille|BE2p3
ayyampettai|IN034
ayy|JO293
az zabadani|SY1t5
az zahiriyah|PS5f5
az zarqa|EG0g5
az zawiyah|LY2g8
az zawr|KW0r3
az zaytuniyah|PS5f3
az zubayr|IQ0j7
az zulfi|SA0r6
az zuwaydah|PS474
az zuwaytinah|LY2g4
azacualpa|HN303
azadshahr|IR0k9,IR0k6
azalea park|US0d4FL
azambuja|PT3y3
azamgarh|IN037
azangaro|PE0f4
azare|NG0a7
azazga|DZ1j5
azcapotzalco|MX049
azeitao|PT3y4
azemmour|MA105
azenha|PT3y4
azhikkal|IN033
azhiyur|IN035
azimpur|BD077
azkoitia|ES0y3
azle|US184TX
aznalcollar|ES0y3
azna|IR0k6
azogues|EC1l5
azor|IL344
azovo|RU2j2
azov|RU066
azpeitia|ES0y4
azrou|MA106
aztalan|US181WI
aztec|US3d3NM
azuaga|ES0y3
azua|DO1d6
azul|AR026
azuqueca de henares|ES0y5
azusa|US0s6CA
azzaba|DZ1j6
azzano decimo|IT1c4
azzano san paolo|IT1c3
azzun|PS5f3
baabda|LB1m3
baalbek|LB1m5
baao|PH164
baardheere|SO175
baarlo|NL2p2
baarn|NL2p5
baar|CH4k4
bab ezzouar|DZ1j8
babadag|RO1o3
babaeski|TR015
babahoyo|EC1l6
babaita|RO1o3
babai|IN034
babana|NG0a4
babanki|CM0a3
babati|TZ175
babatngon|PH163
babat|ID0b5
babayevo|RU064
babayurt|RU064
babbitt|US181MN
babenhausen|DE0x4,DE0x2
babeni|RO1o3
baberu|IN034
babina|IN035
babo pangulo|PH164
babolsar|IR0k6
babol|IR0k8
babor ville|DZ1j5
babrala|IN034
babra|IN034
babruysk|BY1p8
babson park|US0d0FL
babugarh|IN033
babura|NG0a3
babushkin|RU066
babu|CN006
babylon|US0d4NY
bac giang|VN0m6
bac kan|VN0m4
bac lieu|VN0v7
bac ninh|VN0m5
bacabal|BR1b6
bacacay|PH164
bacag|PH162
bacalar|MX3m4
bacarra|PH163
bacau|RO1o7
bacchus marsh|AU0q3VIC
bachajon|MX042
bachatskiy|RU3u4
bachhraon|IN035
bachhrawan|IN034
bachi yurt|RU064
baciu|RO1o3
back mountain|US0d5PA
backa palanka|RS2a5
backa topola|RS2a4
backi petrovac|RS2a3
backnang|DE0x5
backo gradiste|RS2a3
backo petrovo selo|RS2a3
bacliff|US183TX
bacobampo|MX3b3
bacoli|IT1c5
bacolod city|PH169
bacolod|PH162
bacong|PH162
bacon|PH162
bacoor|PH168
bacsalmas|HU1q3
bacuag|PH162
baculongan|PH164
bacup|GB0i4
bacuyangan|PH163
bad abbach|DE0x3
bad aibling|DE0x4
bad arolsen|DE0x4
bad axe|US3f2MI
bad belzig|DE0x4
bad bentheim|DE0x4
bad bergzabern|DE0x3
bad berka|DE0x3
bad berleburg|DE0x4
bad bevensen|DE0x3
bad birnbach|DE0x2
bad blankenburg|DE0x3
bad bramstedt|DE0x4
bad breisig|DE0x3
bad bruckenau|DE0x3
bad camberg|DE0x4
bad doberan|DE0x4
bad driburg|DE0x4
bad duben|DE0x3
bad durkheim|DE0x4
bad durrenberg|DE0x4
bad durrheim|DE0x4
bad ems|DE0x3
bad endbach|DE0x3
bad endorf|DE0x3
bad essen|DE0x4
bad fallingbostel|DE0x4
bad feilnbach|DE0x3
bad frankenhausen|DE0x3
bad freienwalde|DE0x4
bad fussing|DE0x3
bad gandersheim|DE0x3
bad griesbach|DE0x3
bad hall|AT1s2
bad harzburg|DE0x5
bad herrenalb|DE0x3
bad hersfeld|DE0x5
bad homburg vor der hohe|DE0x6
bad honnef|DE0x5
bad honningen|DE0x3
bad iburg|DE0x4
bad kissingen|DE0x4
bad konigshofen im grabfeld|DE0x3
bad konig|DE0x3
bad kosen|DE0x2
bad kreuznach|DE0x5
bad laasphe|DE0x4
bad laer|DE0x3
bad langensalza|DE0x4
bad lauchstadt|DE0x2
bad lausick|DE0x3
bad lauterberg im harz|DE0x4
bad liebenwerda|DE0x3
bad liebenzell|DE0x3
bad lippspringe|DE0x4
bad lobenstein|DE0x3
bad marienberg|DE0x3
bad mergentheim|DE0x4
bad munder am deister|DE0x4
bad munstereifel|DE0x4
bad nauheim|DE0x5
bad nenndorf|DE0x3
bad neuenahr ahrweiler|DE0x5
bad neustadt an der saale|DE0x4
bad oeynhausen|DE0x6
bad oldesloe|DE0x5
bad orb|DE0x3
bad pyrmont|DE0x4
bad ragaz|CH4k2
bad rappenau|DE0x4
bad reichenhall|DE0x4
bad rothenfelde|DE0x3
bad sachsa|DE0x3
bad sackingen|DE0x4
bad salzdetfurth|DE0x4
bad salzuflen|DE0x6
bad salzungen|DE0x4
bad sassendorf|DE0x4
bad schlema|DE0x2
bad schussenried|DE0x3
bad schwalbach|DE0x3
bad schwartau|DE0x4
bad segeberg|DE0x4
bad soden am taunus|DE0x4
bad soden salmunster|DE0x4
bad sooden allendorf|DE0x3
bad staffelstein|DE0x3
bad tolz|DE0x4
bad urach|DE0x4
bad vilbel|DE0x5
bad voslau|AT1s3
bad waldsee|DE0x4
bad wildbad|DE0x3
bad wildungen|DE0x4
bad wimpfen|DE0x3
bad windsheim|DE0x4
bad worishofen|DE0x4
bad wurzach|DE0x4
bad zwischenahn|DE0x5
bada barabil|IN036
badagara|IN036
badagry|NG0a5
badajoz|ES0y7
badak|PH163
badalona|ES0y8
badamdar|AZ2k4
badami|IN035
badarganj|BD075
badarpur|IN033
badarwas|IN033
bada|RU4n2
baddi|IN034
baddomalhi|PK054
badeggi|NG0a3
baden baden|DE0x6
baden|AT1s5,CH4k4,US0d2PA,US0d1MD
badger|US4r4AK
badhni kalan|IN033
badia polesine|IT1c3
badin|PK056,US0d1NC
badiyah|OM144
badlapur|IN037
badnawar|IN034
badou|TG0t5
badovinci|RS2a3
badr hunayn|SA0r5
badulla|LK3i6
baduria|IN036
badvel|IN034
bady bassitt|BR094
baekrajan|ID0b6
baena|ES0y4
baependi|BR094
baesweiler|DE0x5
baeza|ES0y4
bafang|CM0a6
bafata|GW4d4
baffa|PK054
bafia|CM0a6
bafilo|TG0t4
bafoulabe|ML0t5
bafoussam|CM0a8
bafq|IR0k5
bafra|TR017
bagaha|IN037,IN037
bagalkot|IN037
bagamoyo|TZ176
bagan serai|MY1z4
baganga|PH163
bagan|RU223
bagarji|PK053
bagar|IN034
bagasra|IN035
bagayevskaya|RU064
bagcilar|TR01a
bagdad|US182FL,US1v1AZ
bagdogra|IN034
bagepalli|IN035
bagerhat|BD078
bageshwar|IN033
bage|BR097
baggabag b|PH165
bagha purana|IN035
baghdad|IQ0jd
bagheria|IT1c6
baghlan|AF117
baghpat|IN035
bagley|US180MN
bagli|IN033
baglung|NP205
bagnacavallo|IT1c3
bagnan|IN033
bagnara calabra|IT1c3
bagneres de bigorre|FR1g3
bagnes|CH4k3
bagneux|FR1g5
bagni di tivoli|IT1c3
bagno a ripoli|IT1c2
bagnolet|FR1g5
bagnoli|IT1c5
bagnolo in piano|IT1c3
bagnolo mella|IT1c4
bagnols sur ceze|FR1g4
bago city|PH167
bagong pagasa|PH166
bagong sikat|PH162
bagontapay|PH163
bago|MM0p8
bagrationovsk|RU463
bagra|IN034
bagshot|GB0i2
bagua grande|PE0f4
bagudo|NG0a3
baguim do monte|PT3y4
baguio|PH168
bagula|IN034
bag|IN033
bah bah|PH165
bahadurganj|IN035
bahadurgarh|IN037
baharampur|IN037
baharly|TM395
bahar|IR0k5
bahau|MY1z5
bahawalnagar|PK057,PK057
bahawalpur|PK059
bahay pare|PH163
bahcecik|TR013
bahcelievler|TR019
bahce|TR014
baheri|IN036
bahia blanca|AR028
bahia de caraquez|EC1l5
bahia de kino|MX3b3
bahia honda|CU1f4
bahir dar|ET177
bahjoi|IN035
bahla|OM146
bahraigh|IN038
bahsuma|IN033
bahua|IN033
bahula|IN034
bah|IN034
baia mare|RO1o7
baia sprie|RO1o4
baiao|PT3y4,BR234
baia|RO1o3
baicheng|CN008
baicoi|RO1o4
baiculesti|RO1o3
baidland|US0d1PA
baidoa|SO177
baidyabati|IN037
baie comeau|CA1a5QC
baie mahault|GP485
baie saint paul|CA1a3QC
baienfurt|DE0x3
baiersbronn|DE0x4
baiersdorf|DE0x3
baihar|IN034
baihe|CN006
baijiantan|CN127
baikonur|KZ4q6
baikunthpur|IN033,IN033
bail hongal|IN036
baildon|GB0i4
baile herculane|RO1o3
bailen|ES0y4
bailesti|RO1o4
baileys crossroads|US0d5VA
baillargues|FR1g3
bailleul|FR1g4
baille|FR1g4
baillif|GP483
bain de bretagne|FR1g3
bainbridge island|US0s5WA
bainbridge|US0d4GA,US0d2OH,US0d0PA,US0d0NY
baiona|ES0y4
baiquan|CN006
bairagnia|IN035
baird|US181TX
bairnsdale|AU0q3VIC
baise city|CN007
baishan|CN008
baishishan|CN006
baissa|NG0a3
bais|PH166
baiting hollow|US0d1NY
baixa grande|BR193
baixo guandu|BR094
baiyin|CN008
baj baj|IN036
baja|HU1q5
bajil|YE0r6
bajina basta|RS2a3
bajitpur|BD075
bajna|IN033
bajos de chila|MX042
bajos de haina|DO1d6
bajos del ejido|MX043
bakaly|RU253
bakal|RU254
bakanas|KZ1h3
bakani|IN033
bakau|GM0t5
bakchar|RU413
baker city|US0s3OR
bakersfield|US0s9CA
bakerstown|US0d1PA
baker|US184LA,US3d1MT
bakewar|IN034
bakhchysarai|UA4a5
bakhmach|UA155
bakhmut|UA156
bakhtiyarpur|IN035
bakixanov|AZ2k6
baki|ID0b6,SO174
baklan|TR013
bakori|NG0a4
bako|ET174
bakri|MY1z5
baksanenok|RU063
baksan|RU065
bakshwaho|IN033
bakum|DE0x3
baku|AZ2ka
bal a|PS5f3
bal harbour|US0d2FL
bala cynwyd|US0d3PA
balabac|PH163
balabanovo|RU065
balachor|IN034
balaclava|AU0q2VIC
balad|IQ0j5
balaghat|IN036
balagtas|PH166
balaguer|ES0y4
balaipungut|ID0b6
balaka|MW1w4
balakhani|AZ2k3
balakhta|RU2w3
balakirevo|RU063
balaklava|UA4a4
balakliya|UA155
balakovo|RU2z8
balally|IE2n3
balamban|PH164
balancan|MX044
balanga|PH166
balangiga|PH162
balangir|IN037
balan|RO1o3
balao|EC1l4
balapulang|ID0b5
balapur|IN035,IN033
balarampur|IN035
balaruc les bains|FR1g3
balashikha|RU067
balashov|RU2z7
balasore|IN037
balassagyarmat|HU1q4
balatah|PS5f4
balatonalmadi|HU1q3
balatonboglar|HU1q3
balatonfured|HU1q4
balayan|PH166
balboa|CO0h3
balbriggan|IE2n5
balcani|RO1o3
balcarce|AR025
balcatta|AU1n3WA
balcesti|RO1o3
balch springs|US185TX
balchik|BG2f4
balcones heights|US182TX
bald hills|AU1e3QLD
bald knob|US182AR
baldeogarh|IN033
baldev|IN033
baldivis|AU1n5WA
baldock|GB0i3
baldoyle|IE2n3
baldwin city|US182KS
baldwin harbor|US0d3NY
baldwin park|US0s6CA
baldwinsville|US0d3NY
baldwinville|US0d1MA
baldwin|US0d5NY,US0d4PA,US182WI,US0d2GA,US181LA,US0d1FL,US3f0MI
baldwyn|US182MS
balele|PH163
baleni sarbi|RO1o3
balen|BE2p4
balerno|GB0i3
balesti|RO1o3
balestrate|IT1c3
balete|PH163,PH163
baley|RU4n4
balezino|RU2i4
balfour|ZA0w6,US0d0NC
balga|AU1n4WA
balgowlah|AU0o3NSW
balgownie|AU0o2NSW
bali chak|IN034
balibago|PH162
baligang|PH163
balikesir|TR018
balikpapan|ID269
balila|JO292
balimbing|PH163
balimila|IN034
balingasag|PH163
balingcanaway|PH163
balingen|DE0x5
balite segundo|PH163
baliton|PH163
baliuag|PH167
bali|IN038,CM0a6,IN034
balkanabat|TM396
balkany|HU1q3
balkashino|KZ1h3
balkh|AF117
balky|UA153
ball ground|US0d1GA
ballajura|AU1n4WA
ballalpur|IN037
ballan mire|FR1g3
ballancourt sur essonne|FR1g3
ballarat central|AU0q2VIC
ballarat east|AU0q2VIC
ballarat|AU0q7VIC
ballard|US3d0UT
ballenger creek|US0d4MD
ballenstedt|DE0x3
ballerup|DK0x5
ballesteros|PH162
ballinasloe|IE2n3
ballina|IE2n3,AU0o3NSW
ballinger|US182TX
ballingry|GB0i3
ballinteer|IE2n3
ballito|ZA0w4
ballplay|US181AL
ballsh|AL4f3
ballston spa|US0d2NY
ballville|US0d2OH
ballwin|US185MO
ballyboden|IE2n3
ballycastle|GB0i2
ballyclare|GB0i3
ballyfermot|IE2n3
ballymena|GB0i5
ballymoney|GB0i3
ballymun|IE2n3
ballynahinch|GB0i3
bally|US0d0PA
ball|US182LA
balmain|AU0o3NSW
balmazujvaros|HU1q4
balma|FR1g4
balmville|US0d2NY
balm|US0d1FL
balnearia|AR212
balneario camboriu|BR096
baloc|PH163
baloda bazar|IN035
baloda|IN034
balod|IN034
balogo|PH163
balotesti|RO1o3
balotra|IN036
balpyk bi|KZ1h4
balqash|KZ1h6
balrampur|IN036
balsall common|GB0i3
balsas|BR1b6
balsic|PH163
balsta|SE0x4
balsthal|CH4k3
bals|RO1o4
baltasi|RU423
baltatesti|RO1o3
baltati|RO1o2
balta|UA154
baltic|US0d0CT,US180SD
baltimore highlands|US0d3MD
baltimore|US0d9MD,US0d2OH
baltiysk|RU465
balti|MD3k7
baltmannsweiler|DE0x2
balucuc|PH163
balugaon|IN034
balung|ID0b6
baluntaicun|CN122
balurghat|IN037
baluseni|RO1o2
balvanera|AR027
balve|DE0x4
balvi|LV373
balwyn north|AU0q4VIC
balwyn|AU0q4VIC
balykchy|KG2x5
balykshi|KZ5c4
balzar|EC1l5
bamako|ML0ta
bama|NG0a7
bambamarca|PE0f4
bambanglipuro|ID0b5
bambang|PH165
bambari|CF0a5
bamberg|DE0x6,US0d2SC
bambolim|IN032
bamboo flat|IN033
bambous|MU5g4
bambui|BR094
bamenda|CM0a9
bamendjou|CM0a3
bamiantong|CN006
bammental|DE0x3
bamna|IN033
bamnet narong|TH0m4
bamor kalan|IN035
bamora|IN033
bamusso|CM0a5
bamut|RU062
bamyan|AF116
bam|IR0k7
ban ao nang|TH0m3
ban bang kadi pathum thani|TH0m5
ban bueng|TH0m5
ban chalong|TH0m4
ban chang|TH0m5
ban dan lan hoi|TH0m3
ban dung|TH0m4
ban houakhoua|LA0m4
ban houayxay|LA0m4
ban huai thalaeng|TH0m4
ban karon|TH0m3
ban kata|TH0m2
ban khlong bang sao thong|TH0m5
ban ko kaeo|TH0m3
ban lam luk ka|TH0m6
ban mai khao|TH0m2
ban mai|TH0m6
ban mo|TH0m4
ban na san|TH0m4
ban nam yuen|TH0m4
ban na|TH0m5
ban nong wua so|TH0m4
ban phaeo|TH0m5
ban phai|TH0m5
ban phan don|TH0m5
ban phe|TH0m4
ban phru nai|TH0m3
ban pong|TH0m6
ban ratsada|TH0m5
ban sam chuk|TH0m4
ban selaphum|TH0m4
ban su ngai pa di|TH0m4
ban tak|TH0m4
ban talat bueng|TH0m5
ban talat nua|TH0m5
ban talat yai|TH0m6
ban thai tan|TH0m4
banamba|ML0t5
bananeiras|BR1b3
banapur|IN034
banatski karlovac|RS2a3
banat|IN034
banavar|IN033
banaybanay|PH165,PH163
banaz|TR014
bana|CM0a3
banbalah|TN3c4
banbasa|IN033
banbridge|GB0i4
banbury|GB0i6
banca|RO1o2
banchory|GB0i3
banda aceh|ID0b8
bandar abbas|IR0k8
bandar e anzali|IR0k7
bandar e genaveh|IR0k6
bandar e lengeh|IR0k5
bandar labuan|MY1z6
bandar lampung|ID0ba
bandar seri begawan|BN1z6
bandarban|BD075
bandarbeyla|SO174
bandar|ID0b5
banda|IN037,IN035
bandeirantes|BR095
banderilla|MX044
bandhi|PK053
bandiagara|ML0t3
bandikui|IN034
bandipura|IN035
bandirma|TR017
bandjoun|CM0a3
bandol|FR1g3
bandon|IE2n2,US0s2OR
bandora|IN034
bandraboua|YT173
bandrele|YT173
bandundu|CD0a7
bandung|ID0bb
band|RO1o3
baneasa|RO1o2,RO1o2
baneh|IR0k7
banepa|NP204
banesti|RO1o2
banes|CU1f6
banff|CA2o3AB
banfora|BF0t6
bang ban|TH0m4
bang bo district|TH0m5
bang bua thong|TH0m5
bang khla|TH0m4
bang krathum|TH0m4
bang kruai|TH0m6
bang lamung|TH0m5
bang len|TH0m4
bang mun nak|TH0m4
bang nam priao|TH0m3
bang pa in|TH0m4
bang pakong|TH0m5
bang phae|TH0m5
bang racham|TH0m4
bang rakam|TH0m4
bang saphan|TH0m4
bang yai|TH0m4
banganapalle|IN035
bangangte|CM0a6
bangaon|IN037,IN036
bangarapet|IN035
bangarmau|IN035
bangar|PH163
bangassou|CF0a5
banga|PH166,IN034
bangil|ID0b7
bangjun|CN003
bangkalan|ID0b6
bangkirohan|PH163
bangkok|TH0mc
bangolo|CI0t4
bangor trident base|US0s3WA
bangor|GB0i6,US0d5ME,GB0i4,AU0o2NSW,US0d2PA,US3f1MI,US181WI
bangs|US181TX
bangui|CF0a9
banha|EG0g7
bani mazar|EG0g6
bani na im|PS5f4
bani suhayla|PS475
bani suwayf|EG0g8
bani walid|LY2g6
bani yas city|AE146
bani zayd ash sharqiyah|PS5f2
bani zayd|PS5f2
baniachang|BD075
banikoara|BJ0a4
banisilan|PH163
baniyas|SY1t5
bani|DO1d6
banja luka|BA2a8
banjaran|ID0b7
banjarmasin|ID269
banjar|ID266,ID0b5
banjul|GM0t5
banka|IN035
bankeryd|SE0x3
banket|ZW1w3
bankim|CM0a3
banki|IN034
bankra|IN036
banks springs|US180LA
banksia beach|AU1e3QLD
banksia grove|AU1n3WA
bankstown|AU0o5NSW
banks|US0s1OR
bankura|IN037
banlung|KH0m4
banmankhi|IN035
bannalec|FR1g2
banner elk|US0d0NC
banner hill|US0d1TN
bannewitz|DE0x3
banning|US0s5CA
bannockburn|GB0i3,AU0q2VIC,US181IL
bannur|IN035
bannu|PK056
banora point|AU0o4NSW
banos|EC1l3
banovce nad bebravou|SK2e4
banovici|BA2a3
banposh|IN033
banqiao|TW0e9
bansalan|PH164
bansang|GM0t3
bansbaria|IN037
bansdih|IN034
bansgaon|IN034
bansi|IN035
banska bystrica|SK2e6
banska stiavnica|SK2e3
bansko|BG2f3
bansoa|CM0a3
banstead|GB0i6
bansud|PH164
banswada|IN035
banswara|IN037
bantayan|PH164
bantay|PH163
bantilan|PH162
banting|MY1z6
bantogon|PH162
bantul|ID0b6
bantval|IN035
bantva|IN034
banur|IN034
banyoles|ES0y4
banyo|CM0a5,AU1e3QLD
banyuls de la marenda|FR1g2
banyumas|ID0b6
banyuwangi|ID0b7
bao loc|VN0v7
baoding|CN00a
baoma|SL0t3
baoqing|CN006
baoro|CF0a3
baoshan|CN007
baotou|CN00a
baoying|CN006
bapatla|IN036
baqubah|IQ0j7
baquero norte|PH162
bar bigha|IN035
bar harbor|US0d1ME
bar le duc|FR1g4
bar nunn|US3d1WY
bar sur aube|FR1g2
bara bazar|IN033
bara uchana|IN034
barabai|ID266
barabinsk|RU225
baraboo|US184WI
baracatan|PH163
baracoa|CU1f6,HN303
baragaon|IN034,IN033
baraga|US3f1MI
baragua|CU1f4
barahan|PH163
barah|SD1k4
barajas de madrid|ES0y5
barakaldo|ES0y7
barakani|KM173
baraki barak|AF114
baraki|DZ1j7
barakpur|IN037
baramati|IN036
baramula|IN036
baranagar|IN038
baranain|ES0y4
baranchinskiy|RU253
baranivka|UA154
barani|BF0t2
barano dischia|IT1c3
baranoa|CO0h5
baranovichi|BY1p7
baranzate|IT1c3
baran|IN036,BY1p4
barao de cocais|BR094
baraolt|RO1o3
barasat|IN038,IN038
baras|PH164
barataria|US180LA
barauli|IN035
barauna|BR1b4
baraut|IN037
bara|NG0a4
barbacena|BR097
barbacha|DZ1j5
barbacoas|CO0h3
barbalha|BR1b5
barbastro|ES0y4
barbate|ES0y5
barbera del valles|ES0y5
barberaz|FR1g2
barberena|GT2r5
barberino di mugello|IT1c3
barberton|ZA0w6,US0d5OH,US0s3WA
barbezieux saint hilaire|FR1g2
barbil|IN036
barbosa|CO0h4,CO0h4
barbourmeade|US4w0KY
barboursville|US0d2WV
barbourville|US0d2KY
barbuletu|RO1o3
barcanesti|RO1o3
barcarena|BR235,PT3y4
barcea|RO1o3
barcellona pozzo di gotto|IT1c5
barcelona|ES0yb,VE139
barceloneta|PR484
barcelos|PT3y4,BR1u3
barcin|PL1r3
barcs|HU1q4
barczewo|PL1r3
bardaskan|IR0k5
barda|AZ2k5,RU253
barddhaman|IN038
bardejov|SK2e5
bardoli|IN036
bardonia|US0d2NY
bardon|AU1e3QLD
bardowick|DE0x3
bardsir|IR0k5
bardstown|US0d4KY
bareggio|IT1c4
bareilly|IN03a
barela|IN034
barendrecht|NL2p5
barentin|FR1g4
barentu|ER174
bargaal|SO173
bargara|AU1e3QLD
bargarh|IN036
bargas|ES0y3
bargeres|NL2p3
bargersville|US323IN
barghat|IN033
bargi|IN034
bargoed|GB0i4
bargteheide|DE0x4
barguzin|RU3r3
barhiya|IN035
barhi|IN034
barh|IN036
bari sadri|IN034
bariadi|TZ175
bariarpur|IN034
baric|RS2a2
barika|DZ1j7
barili|PH163
barillas|GT2r4
barinas|VE138
baringo|KE173
barinitas|VE135
bariri|BR095
barisal|BD078
bari|IT1c8,IN036
barjala|IN034
barjora|IN034
barka kana|IN034
barka|OM146
barker heights|US0d0NC
barkhan|PK053
barkhera kalan|IN033
barki saria|IN035
barking|GB0i6
barkly west|ZA0w4
barkot|IN033
barlad|RO1o6
barlassina|IT1c3
barla|RO1o3
barleben|DE0x3
barletta|IT1c7
barlig|PH163
barlinek|PL1r4
barling|US182AR
barlin|FR1g3
barma|SL0t3
barmbek nord|DE0x5
barmer|IN036
barmstedt|DE0x3
barnala|IN037
barnard castle|GB0i3
barnaul|RU3o9
barnegat|US0d1NJ
barnes lake millers lake|US3f0MI
barnesboro|US0d1PA
barnesville|US0d3GA,US0d2OH,US181MN
barnet|GB0i5
barneveld|NL2p5,US180WI
barnham|GB0i4
barnhart|US183MO
barnoldswick|GB0i3
barnsbury|GB0i3
barnsdall|US180OK
barnsley|GB0i6
barnstable|US0d6MA
barnstaple|GB0i5
barnstead|US0d2NH
barnstorf|DE0x3
barnt green|GB0i2
barntrup|DE0x3
barnum island|US0d1NY
barnwell|US0d2SC
barobo|PH163
baronissi|IT1c4
barotac nuevo|PH164
barotac viejo|PH163
baro|NG0a5
barpali|IN034
barpathar|IN033
barpeta road|IN035
barpeta|IN036
barquisimeto|VE13a
barra bonita|BR095
barra da estiva|BR194
barra de santo antonio|BR2t3
barra de sao francisco|BR094
barra do bugres|BR3w5
barra do corda|BR1b6
barra do garcas|BR3w6
barra do pirai|BR096
barra dos coqueiros|BR2t5
barra mansa|BR097
barra velha|BR094
barracas|AR026
barrack heights|AU0o3NSW
barrackville|US0d0WV
barrafranca|IT1c4
barrancabermeja|CO0h8
barrancas|CO0h4
barranca|PE0f6,PE0f3
barranco de loba|CO0h3
barranqueras|AR216
barranquilla|CO0ha
barras|BR1b4
barra|IT1c5,BR194,PH164,GM0t2
barreiras|BR197
barreirinhas|BR1b4
barreirinha|BR1u3
barreiro do jaiba|BR094
barreiros|BR1y5
barreiro|PT3y6
barretos|BR097
barrett|US182TX
barre|US0d3VT,US0d0MA
barrhead|GB0i4
barri de les corts|ES0y6
barri de sant andreu|ES0y6
barri gotic|ES0y4
barrie|CA1a8ON
barrigada village|GU663
barrington hills|US182IL
barrington|US0d4RI,US183IL,US0d3NH,US0d3NJ
barrinha|BR095
barrio de mexico|MX043
barro alto|BR194,BR093
barron|US182WI
barroquinha|BR1b4
barros blancos|UY2b5
barrosas|PT3y2
barroso|BR094
barrow in furness|GB0i6
barrow upon soar|GB0i2
barrowford|GB0i2
barrow|US4r2AK
barro|BR1b4
barry|GB0i6,US180IL
barr|FR1g3
barsana|IN033,RO1o3
barsbuttel|DE0x4
barsinghausen|DE0x4
barsi|IN037
barsovo|RU253
barssel|DE0x4
barstow heights|US0s5CA
barstow|US0s5CA
barsukovskaya|RU062
barth|DE0x3
bartica|GY4z3
bartin|TR015
bartlesville|US185OK
bartlett|US186TN,US185IL,US181TX
bartley green|GB0i5
bartolome maso|CU1f6
barton creek|US182TX
barton upon humber|GB0i3
bartonsville|US0d1MD
bartonville|US183IL,US181TX
barton|US181WI
bartoszyce|PL1r5
bartow|US0d4FL
barueri|BR098
barugo|PH163
baruipur|IN036
baruni|IN036
baruta|VE138
baruun urt|MN314
barview|US0s1OR
barvinkove|UA154
barwadih|IN033
barwala|IN035
barwani|IN036
barybino|RU062
barysaw|BY1p7
baryshevo|RU222
baryshivka|UA153
barysh|RU3j4
barzano|IT1c2
bar|ME2a4,UA154
basaksehir|TR018
basalt|US3d2CO
basarabeasca|MD3k3
basauri|ES0y5
basavakalyan|IN036
basavana bagevadi|IN035
basawul|AF113
basciftlik|TR013
bascov|RO1o3
basco|PH163
basehor|US182KS
basel|CH4k7
basey|PH163
basford stoke on trent|GB0i3
basford|GB0i4
bashanet|TZ174
bashmakovo|RU063
bashtanka|UA154
basiawan|PH163
basiglio|IT1c3
basildon|GB0i7
basile|US181LA
basin city|US0s0WA
basingstoke|GB0i7
basin|US3d0WY
basirpur|PK055
basi|IN034,IN034,IN034
baskale|TR014
baskil|TR014
basmakci|TR013
basmat tab un|IL343
basmat|IN036
basna|IN033
basni|IN035
basoda|IN036
basoko|CD1w5
basotu|TZ174
basrah|IQ0jb
bass hill|AU0o3NSW
bass lake|US7d0IN
bassano del grappa|IT1c5
bassar|TG0t6
basse goulaine|FR1g3
basse lasne|BE2p4
basse nendaz|CH4k2
basse santa su|GM0t4
basse terre|GP484
bassendean|AU1n3WA
bassenge|BE2p3
bassens|FR1g3
bassersdorf|CH4k3
basseterre|KN484
bassett|US0d0VA
bassila|BJ0a5
bassum|DE0x4
bastad|SE0x2
bastia umbra|IT1c4
bastia|FR1g5
basti|IN037
bastogne|BE2p4
bastos|BR094
bastrop|US183LA,US183TX
basudebpur|IN035
basud|PH162
basugaon|IN034
baswa|IN034
basyayla|TR013
basye|US0d0VA
basyun|EG0g6
bat khela|PK056
bat yam|IL347
batabano|CU1f4
batac city|PH166
bataipora|BR383
batala|IN037
batalha|BR2t4,BR1b3,PT3y3
batal|PH163
batamshinskiy|KZ4u3
batam|ID0ba
batang berjuntai|MY1z4
batangafo|CF0a4
batangas|PH168
batang|ID0b7
batarasa|PH163
batar|RO1o2
bataszek|HU1q3
batatais|BR096
batavia|US185IL,US0d4NY,US0d1OH
bataysk|RU067
bata|GQ0a7
bateau bay|AU0o4NSW
batesburg leesville|US0d2SC
batesburg|US0d2SC
batesville|US183AR,US183MS,US323IN,US180TX
bath beach|US0d5NY
bathgate|GB0i4
bathinda|IN038
bathurst city centre|AU0o3NSW
bathurst|AU0o5NSW,CA5o4NB
bath|GB0i7,US0d3ME,US0d2NY,US0d1PA,US3f1MI
batibo|CM0a3
batie|BF0t3
batifa|IQ0j5
batikent|TR018
bati|ET174
batken|KG2x3
batley|GB0i6
batman|TR019
batna|DZ1j8
batobalane|PH162
batobato|PH163
baton rouge|US188LA
batonyterenye|HU1q4
batouri|CM0a5
bato|PH164,PH163,PH163,PH162
batroun|LB1m3
batsari|NG0a3
battagram|PK059
battambang|KH0m7
battaramulla south|LK3i6
battenberg|DE0x3
battersea|GB0i6
batticaloa|LK3i6
battipaglia|IT1c6
battle creek|US3f6MI,US180NE
battle ground|US0s4WA,US321IN
battle mountain|US0s2NV
battlefield|US183MO
battlement mesa|US3d2CO
battle|GB0i3
battonya|HU1q3
batu arang|MY1z4
batu berendam|MY1z5
batu feringgi|MY1z4
batu gajah|MY1z6
batu pahat|MY1z7
batumi|GE2m7
baturaden|ID0b5
baturaja|ID0b7
baturite|BR1b4
batu|ID0b6
batyrevo|RU062
bauang|PH164
bauan|PH165,PH163
bauchi|NG0a8
baudette|US180MN
baud|IN034,FR1g2
baukau|TL5i4
baulkham hills|AU0o5NSW
baume les dames|FR1g3
baumschulenweg|DE0x4
baunatal|DE0x5
bauru|BR098
bauska|LV373
bauta|CU1f6
bautzen|DE0x5
bauvin|FR1g2
bau|PH163
bavel|NL2p2
bavly|RU065
bavtugay|RU062
bawali|IN033
bawal|IN034
bawana|IN035
bawcomville|US182LA
bawku|GH0t6
bawshar|OM147
baxley|US0d2GA
baxter estates|US0d0NY
baxter springs|US182KS
baxter|US183MN,US180TN,US180IA
bay city|US3f5MI,US184TX,US0s0OR
bay harbor islands|US0d3FL
bay harbor|US3f3MI
bay hill|US0d2FL
bay minette|US183AL
bay park|US0d1NY
bay pines|US0d2FL
bay point|US0s4CA
bay roberts|CA5s4NL
bay saint louis|US183MS
bay shore|US0d5NY
bay springs|US181MS
bay village|US0d4OH
bay wood|US0d3NY
bayaguana|DO1d4
bayambang|PH164
bayamon|PR488
bayamo|CU1f8
bayan nur|CN00b
bayanaul|KZ1h3
bayana|IN035
bayanga|PH162
bayang|PH163
bayanhongor|MN315
bayan|CN006,KW0r5
bayard|US3d1NM,US3d0NE
bayawan|PH165
baybay|PH164
bayboro|US0d0NC
bayburt|TR015
baychester|US0d4NY
bayenthal|DE0x3
bayeux|BR1b7,FR1g4
bayevo|RU3o2
bayfield|US3d1CO
bayganin|KZ4u3
bayindir|TR014
bayji|IQ0j5
baykalovo|RU253
baykalsk|RU3r4
baykan|TR014
baymak|RU254
baynjiwayn|IQ0j5
bayombong|PH166
bayonet point|US0d5FL
bayonne|US0d6NJ,FR1g5
bayou cane|US184LA
bayou gauche|US181LA
bayou la batre|US181AL
bayou vista|US182LA,US181TX
bayport|US0d3NY,US182MN
bayramaly|TM396
bayreuth|DE0x6
bayshore gardens|US0d4FL
bayshore|US0d2NC
bayside|US0d6NY,US0s4CA,US182WI
bayston hill|GB0i2
bayswater north|AU0q3VIC
bayswater|GB0i4,AU1n4WA,AU0q4VIC
bayt al awabi|OM143
bayt al faqih|YE0r5
bayt awwa|PS5f3
bayt fajjar|PS5f3
bayt furik|PS5f3
bayt hanun|PS475
bayt jala|PS5f4
bayt kahil|PS5f3
bayt lahya|PS476
bayt lid|PS5f3
bayt liqya|PS473
bayt sahur|PS474
bayt ula|PS5f3
bayt ummar|PS5f4
bayt yafa|JO293
bayta al fawqa|PS5f3
baytown|US186TX
baytunya|PS5f4
bayugan|PH165
bayview|US0s1CA,US0s1CA
bayville|US0d4NJ,US0d3NY
bay|PH165,US181AR
bazar e yakawlang|AF116
bazar korgon|KG2x5
bazarak|AF116
bazarnyy karabulak|RU2z3
bazarnyy syzgan|RU3j3
bazarnyye mataki|RU062
bazas|FR1g2
baza|ES0y5
bazhovo|RU254
bazou|CM0a4
bazpur|IN035
bazzano|IT1c3
ba|FJ604
bcharre|LB1m4
beach city|US181TX,US0d0OH
beach haven west|US0d2NJ
beach haven|US0d0NJ
beach park|US184IL
beachwood|US0d4OH,US0d3NJ
beach|US3d0ND
beacon hill|AU0o3NSW
beacon square|US0d3FL
beaconsfield|CA1a4QC,GB0i4,AU0q3VIC,AU1e2QLD
beacon|US0d4NY
bealanana|MG174
beale air force base|US0s0CA
bealeton|US0d2VA
bean station|US0d2TN
bear creek|US4r1AK,US180AL
bear rocks|US0d0PA
bear valley springs|US0s2CA
beardstown|US183IL
bearsden|GB0i5
bear|US0d4DE
beas de segura|ES0y2
beasain|ES0y4
beato antonio|PT3y4
beatrice|US184NE
beattystown|US0d2NJ
beattyville|US0d0KY
beatty|US0s0NV
beau bassin rose hill|MU5g7
beau vallon|MU5g3
beaucaire|FR1g4
beauceville|CA1a3QC
beauchamp|FR1g3
beaucourt|FR1g2
beaudesert|AU1e3QLD
beaufort en vallee|FR1g3
beaufort west|ZA0w5
beaufort|MY1z4,US0d4SC,US0d2NC
beaugency|FR1g3
beauharnois|CA1a4QC
beaumaris|AU0q4VIC
beaumont hills|AU0o3NSW
beaumont sur oise|FR1g3
beaumont|US187TX,US0s5CA,FR1g4,IE2n3,CA2o3AB,BE2p3
beaune|FR1g5
beaupreau|FR1g3
beauraing|BE2p3
beausoleil|FR1g4
beauvais|FR1g6
beauvechain|BE2p3
beauzelle|FR1g3
beaver dam lake|US0d1NY
beaver dam|US184WI,US182KY,US0s1AZ
beaver falls|US0d3PA
beavercreek|US0d6OH,US0s2OR
beaverdale|US0d0PA
beaverdam lake salisbury mills|US0d1NY
beaverton|US0s7OR,US3f0MI
beaver|US0d2PA,US3d2UT,US181OK,US0d0WV
beawar|IN037
bebedja|TD3a4
bebedouro|BR096
bebeji|NG0a3
beberibe|BR1b5
bebington|GB0i4
beboto|TD3a2
bebra|DE0x4
becal|MX363
becancour|CA1a3QC
beccacivetta azzano|IT1c3
beccles|GB0i4
becej|RS2a5
becerril|CO0h3
bechar|DZ1j7
bechem|GH0t4
bechyne|CZ2e3
beckemeyer|US180IL
beckenham|GB0i6,AU1n3WA
becker|US182MN
beckett ridge|US0d3OH
beckett|US0d2NJ
becket|US0d1MA
beckingen|DE0x4
beckley|US0d4WV
beckum|DE0x5
beclean|RO1o3
becontree|GB0i7
bedarieux|FR1g3
bedarrides|FR1g2
bedburg|DE0x5
beddau|GB0i3
bedele|ET174
bedesa|ET174
bedford heights|US0d3OH
bedford hills|US0d2NY
bedford|GB0i7,US186TX,US0d4NH,US324IN,US0d4OH,US0d4MA,US0d3VA,AU1n2WA,US0d1PA,US0d1NY,US181IA
bedizzole|IT1c3
bedi|IN034
bedlington|GB0i4
bedminster|US0d3PA,US0d3NJ
bedong|MY1z6
bedugul|ID264
beduido|PT3y3
bedum|NL2p3
bedwas|GB0i3
bedworth|GB0i5
bedzin|PL1r6
bee cave|US183TX
bee ridge|US0d3FL
beebe|US183AR
beech grove|US324IN
beech mountain lakes|US0d1PA
beechboro|AU1n3WA
beecher|US3f3MI,US182IL
beechwood trails|US0d2OH
beechwood village|US4w0KY
beechwood|US182MS,US3f2MI
beecroft|AU0o3NSW
beek|NL2p3,NL2p2
beelen|DE0x3
beeliar|AU1n3WA
beelitz|DE0x4
beenleigh|AU1e3QLD
beerfelden|DE0x3
beernem|BE2p4
beersel|BE2p5
beerse|BE2p4
beersheba|IL348
beerwah|AU1e3QLD
beeskow|DE0x3
beeville|US184TX
begamganj|IN035
begampur|IN033
beggs|US180OK
begijnendijk|BE2p3
begles|FR1g5
begoro|GH0t5
begowala|PK053
begowal|IN033
begues|ES0y2
begun|IN034
begusarai|IN037
behat|IN034
behbahan|IR0k6
behompy|MG173
behren les forbach|FR1g3
behror|IN035
behshahr|IR0k7
beian|CN009
beibei|CN007
beicang|CN003
beichengqu|CN006
beidaihehaibin|CN006
beidao|CN006
beighton|GB0i3
beihai|CN008
beihuaidian|CN003
beijing|CN00e
beilen|NL2p3
beilstein|DE0x3
beinamar|TD3a3
beinasco|IT1c3
beipiao|CN007
beira|MZ1w9
beirut|LB1mb
beit jann|IL343
beitbridge|ZW1w5
beith|GB0i3
beius|RO1o3
bejaia|DZ1j7
bejar|ES0y4
beja|TN3c6,PT3y5
bejubang dua|ID0b3
bejucal|CU1f4
bekalta|TN3c4
bekasi|ID0bb
bekescsaba|HU1q6
bekes|HU1q4
bekkevoort|BE2p3
bekobod|UZ1i6
bekondo|CM0a3
bekovo|RU063
bektemir|UZ1i5
bel air north|US0d5MD
bel air riviere seche|MU5g4
bel air south|US0d6MD
bel air|US0d3MD,US0d0MD
bel nor|US181MO
bel ridge|US181MO
bela crkva|RS2a3
bela cruz|BR1b4
bela vista de goias|BR094
bela vista do paraiso|BR094
bela vista|BR384
belabo|CM0a4
belaguntha|IN033
belalcazar|CO0h5,CO0h3
belas|PT3y4
belawan|ID0b7
belaya glina|RU064
belaya kalitva|RU066
belaya kholunitsa|RU424
bela|IN036,PK054
belcesti|RO1o4
belchatow|PL1r6
belchertown|US0d2MA
belconnen|AU0o3ACT
belcourt|US181ND
beldanga|IN035
belding|US3f3MI
belebey|RU256
beledweyne|SO176
belek|TR016
belel|CM0a3
belem de sao francisco|BR193
belem do brejo do cruz|BR1b3
belem|BR23a,BR1b4
belen de umbria|CO0h4
belene|BG2f3
belen|TR014,US3d3NM,MX043,NI2s2,CO0h2
belev|RU064
belfair|US0s2WA
belfast|GB0i8,ZA0w4,US0d3ME,US0d0PA
belfield|AU0o3NSW,US3d0ND
belford roxo|BR099
belford|US0d1NJ
belfort|FR1g6
belgaum|IN039
belgern|DE0x2
belgioioso|IT1c3
belgium|US181WI
belgorod|RU068
belgrade|RS2aa,US3d3MT,US0d2ME
belgrano|AR027
belhaven|US0d1NC
beli manastir|HR2a3
beliator|IN033
belidzhi|RU064
belington|US0d1WV
belinskiy|RU063
belisce|HR2a3
belize city|BZ626
beli|NG0a4
bell acres|US0d0PA
bell gardens|US0s5CA
bell ville|AR215
bella union|UY2b4
bella vista|DO1d7,US185AR,AR354,AU0o3NSW,PY1x2,US0s1CA
bellair meadowbrook terrace|US0d4FL
bellaire|US184TX,US0d2NY,US0d2OH,US182KS,US3f0MI
bellampalli|IN036
bellaria igea marina|IT1c4
bellary|IN038
bellavista|PE0f4,MX043,PE0f3
bellbird park|AU1e3QLD
bellbowrie|AU1e2QLD
bellbrook|US0d3OH
belle chasse|US184LA
belle de mai|FR1g4
belle fourche|US3d3SD
belle glade camp|US0d0FL
belle glade|US0d4FL
belle harbor|US0d3NY
belle haven|US0d3VA
belle isle|US0d3FL
belle meade|US182TN
belle plaine|US183MN,US181IA,US181WI,US181KS
belle rose|US181LA
belle vernon|US0d0PA
belleair beach|US0d1FL
belleair bluffs|US0d1FL
belleair|US0d2FL
bellefontaine neighbors|US183MO
bellefontaine|US0d4OH
bellefonte|US0d3PA,US0d0DE
bellegarde sur valserine|FR1g4
bellegarde|FR1g2
bellerive sur allier|FR1g3
bellerose terrace|US0d1NY
bellerose|US0d0NY
belleview|US0d2FL
belleville|CA1a6ON,US185IL,US0d5NJ,FR1g3,US3f2MI,US181WI,US181KS,US0d1PA
bellevue hill|AU0o3NSW
bellevue|US0s7WA,US186NE,US184WI,US0d3PA,US0d3OH,US0d3KY,US5k1ID,US181IA,US181IL,US3f0MI
belley|FR1g3
belle|US181MO,US0d0WV
bellflower|US0s6CA
bellheim|DE0x3
bellingham|US0s6WA,US0d2MA
bellinzago novarese|IT1c3
bellinzona|CH4k4
bellizzi|IT1c3
bellmawr|US0d4NJ
bellmead|US183TX
bellmere|AU1e3QLD
bellmore|US0d4NY
bellows falls|US0d2VT
bello|CO0h9
bellport|US0d1NY
bells corners|CA1a3ON
bellshill|GB0i4
bells|US181TN,US181TX
belluno|IT1c5
belluru|IN033
bellusco|IT1c3
bellview|US185FL
bellville|US182TX,US0d1OH
bellwood|US184IL,US0d3VA,US0d1PA
bell|US0s5CA
belmar|US0d3NJ
belmond|US181IA
belmont cragin|US186IL
belmont estates|US0d0VA
belmont north|AU0o3NSW
belmonte mezzagno|IT1c3
belmonte|BR193
belmont|US0s5CA,US0d5MA,AU0q4VIC,US0d3NC,AU0o3NSW,AU1n3WA,US0d3VA,US0d1PA,US181MS,US181MS,US0d0NH
belmopan|BZ624
belmore|AU0o4NSW
belm|DE0x4
belo horizonte|BR09b
belo jardim|BR1y6
belo oriente|BR094
belo sur tsiribihina|MG175
beloeil|CA1a4QC,BE2p4
belogorsk|RU4x6
belogradchik|BG2f3
beloha|MG175
beloit|US185WI,US182KS
belokany|AZ2k3
belokurikha|RU3o4
belomorsk|RU064
belonia|IN034
beloomut|RU063
beloozerskiy|RU064
belorechensk|RU066
beloretsk|RU256
beloslav|BG2f3
belousovka|KZ1h3
belousovo|RU063
belovo|RU3u6
beloyarskiy|RU254,RU254
beloyarsk|RU3o3
belozersk|RU063
belo|CM0a3
belpasso|IT1c4
belper|GB0i5
belpre|US0d3OH
belp|CH4k3
belrose|AU0o3NSW
belsand|IN034
belsize park|GB0i4
belsunce|FR1g3
beltangadi|IN033
belton|US185MO,US184TX,US0d2SC
beltran|AR212
beltsville|US0d4MD
belur|IN034,IN033
belvaux|LU2p2
belvedere marittimo|IT1c3
belvedere park|US0d4GA
belvedere|GB0i3,IT1c3,IT1c3,US0d3SC,US0s1CA,US0s1CA
belvidere|US185IL,US0d1NJ
belville|US0d1NC
belyayevka|RU252
belyy yar|RU2w3,RU413
belyye berega|RU063
belyye stolby|RU062
belyye vody|KZ1h5
belzoni|US181MS
belzyce|PL1r3
bemaitso|MG173
bemban|MY1z4
bembereke|BJ0a5
bembibre|ES0y3
bement|US181IL
bemetara|IN035
bemidji|US184MN
bemmel|NL2p4
bemowo|PL1r7
ben arous|TN3c6
ben avon|US0d1PA
ben gardane|TN3c4
ben lomond|US0s3CA
ben mehidi|DZ1j5
ben tre|VN0v6
benacazon|ES0y3
benaguasil|ES0y3
benalla|AU0q3VIC
benalmadena|ES0y6
benalup casas viejas|ES0y3
benatky nad jizerou|CZ2e3
benaulim|IN033
benavente|ES0y4,PT3y3
benavides|US180TX
bena|NG0a3
benbrook|US185TX
bender|MD3k7
bende|NG0a6
bendigo city centre|AU0q3VIC
bendigo|AU0q7VIC
bendorf|DE0x4
bend|US0s6OR
benedita|PT3y3
beneditinos|BR1b2
benejuzar|ES0y2
benemerito de las americas|MX6o3
benesov|CZ2e4
benetusser|ES0y4
benevento|IT1c6
benevides|BR236
benfeld|FR1g2
benfica|PT3y5
bengaluru|IN03c
bengbu|CN009
benghazi|LY2g9
bengkulu|ID0b8
benguela|AO0a7
beni amrane|DZ1j4
beni douala|DZ1j5
beni hassane|TN3c3
beni khalled|TN3c3
beni khiar|TN3c4
beni mellal|MA107
beni mered|DZ1j7
beni mester|DZ1j4
beni saf|DZ1j6
benicarlo|ES0y5
benicassim|ES0y4
benicia|US0s5CA
benidorm|ES0y6
beniel|ES0y3
benifaio|ES0y4
beniganim|ES0y3
beniganj|IN033
benin city|NG0aa
benisheikh|NG0a3
benissa|ES0y4
benito garcia el zorrillo|MX283
benito juarez|MX049,MX048,MX044,MX333,MX043
beni|CD1w8
benjamin aceval|PY1x3
benjamin constant|BR6f4
benjamin hill|MX3b2
benjamin|US3d0UT
benld|US181IL
bennebroek|NL2p2
bennekom|NL2p4
bennett springs|AU1n2WA
bennettsville|US0d3SC
bennett|US3d1CO
bennewitz|DE0x2
benningen am neckar|DE0x2
bennington|US0d3VT,US181NE
bennsville|US0d4MD
benoni|ZA0w9
benowa|AU1e3QLD
benoy yurt|RU062
benoy|TD3a4
benque viejo el carmen|BZ623
bensekrane|DZ1j4
bensenville|US184IL
bensheim|DE0x5
bensley|US0d3VA
bensonhurst|US0d6NY
bensonville|LR2u5
benson|GB0i3,US1v2AZ,US0d2NC,US182MN,US3d1UT
bent creek|US0d0NC
benthuizen|NL2p4
bentiu|SS443
bentleigh east|AU0q5VIC
bentleigh|AU0q4VIC
bentley park|AU1e3QLD
bentleyville|US0d1PA
bentley|GB0i5,AU1n3WA
bento goncalves|BR097
benton city|US0s2WA
benton harbor|US3f3MI
benton heights|US3f2MI
bentong town|MY1z6
bentonville|US185AR
benton|US185AR,US183IL,US182KY,US0d1ME,US181LA,US0d0TN
bentota|LK3i5
benwell|GB0i3
benwood|US0d0WV
benxi|CN00a
beohari|IN034
beolgyo|KR084
beoumi|CI0t5
beppu|JP0c7
bequimao|BR1b3
berala|AU0o3NSW
berane|ME2a3
berango|ES0y3
berani|PK053
berasia|IN035
berastagi|ID0b5
beratzhausen|DE0x2
berat|AL4f6
berazategui|AR027
bera|BD075
berberati|CF0a6
berbera|SO178
berber|SD1k4
berbesti|RO1o2
berca|RO1o3
berceni|RO1o3
berching|DE0x3
berchtesgaden|DE0x3
berck plage|FR1g4
berck|FR1g4
berdigestyakh|RU4x3
berdsk|RU226
berdyansk|UA157
berdyaush|RU252
berdychiv|UA156
berd|AM2l3
berea|US0d4OH,ZA0w4,US0d4KY,US0d4SC
bereeda|SO173
beregovoy|RU2j3
berehomet|UA153
berehove|UA155
bereket|TM394
berekum|GH0t6
beresford|US181SD
beresti tazlau|RO1o3
berettyoujfalu|HU1q4
berezanskaya|RU063
bereza|RU2i3
berezeni|RO1o2
berezivka|UA153
berezna|UA152
bereznehuvate|UA153
berezniki|RU257
bereznik|RU063
berezovka|RU2w4
berezovo|RU253
berezovskiy|RU3u6
berezovyy|RU3q2
bere|TD3a4
bergama|TR016
bergamo|IT1c7
bergara|ES0y4
berga|ES0y4
bergedorf|DE0x7
bergeijk|NL2p4
bergen auf rugen|DE0x4
bergen beach|US0d4NY
bergen op zoom|NL2p6
bergenfield|US0d5NJ
bergen|NO0x8,DE0x4,US0d0NY
bergerac|FR1g5
bergheim|DE0x6
berghem|NL2p3
bergisch gladbach|DE0x7
bergkamen|DE0x6
bergkirchen|DE0x3
bergneustadt|DE0x4
bergondo|ES0y3
bergschenhoek|NL2p4
bergshamra|SE0x3
bergstedt|DE0x3
berg|DE0x3
berhida|HU1q3
beri khas|IN034
beringen|BE2p5
berino|US3d1NM
berja|ES0y4
berkane|MA106
berkel en rodenrijs|NL2p4
berkeley heights|US0d4NJ
berkeley lake|US0d1GA
berkeley vale|AU0o3NSW
berkeley|US0s7CA,US183MO,AU0o3NSW,US182IL
berkhamsted|GB0i4
berkley|US3f4MI,US3d3CO,US0d3MA
berkovitsa|BG2f4
berlaar|BE2p3
berlare|BE2p4
berlin kopenick|DE0x6
berlin treptow|DE0x6
berlin|DE0xc,SV3v3,US0d3NH,US0d3NJ,US182WI,US0d2MD,US0d1MA,US0d1PA
bermejillo|MX2h3
bermejo|BO245
bermeo|ES0y4
bermuda dunes|US0s3CA
bermuda run|US0d1NC
bernalda|IT1c3
bernalillo|US3d3NM
bernal|PE0f3
bernardino de campos|BR093
bernardo de irigoyen|AR213
bernardston|US0d1MA
bernardsville|US0d3NJ
bernareggio|IT1c3
bernau am chiemsee|DE0x3
bernau bei berlin|DE0x5
bernay|FR1g4
bernburg|DE0x5
berndorf|AT1s3
bernex|CH4k3
berne|US322IN
bernhardswald|DE0x2
bernice|US181LA
bernie|US181MO
bernissart|BE2p4
bernkastel kues|DE0x3
bernsdorf|DE0x3
bern|CH4k7
beroroha|MG174
beroun|CZ2e4
berovo|MK2a4
berowra heights|AU0o2NSW
berrahal|DZ1j4
berre letang|FR1g4
berrechid|MA107
berriane|DZ1j5
berrien springs|US3f1MI
berriozabal|MX045
berriozar|ES0y3
berrotaran|AR213
berrouaghia|DZ1j6
berry creek|US0s1CA
berryville|US182AR,US0d2VA,US180TX
berry|US180AL
bersenbruck|DE0x3
berserker|AU1e3QLD
bertem|BE2p3
berthoud|US3d3CO
bertioga|BR095
bertoua|CM0a8
bertram|AU1n3WA,US180TX
bertrange|LU2p2
bertrix|BE2p3
bertsch oceanview|US0s1CA
beruniy|UZ4m6
beruwala|LK3i5
berwick upon tweed|GB0i4
berwick|AU0q6VIC,US0d3PA,US182LA,US0d1ME
berwyn heights|US0d2MD
berwyn|US186IL,US0d2PA
beryozovsky|RU256
beryslav|UA154
berzunti|RO1o2
besana in brianza|IT1c3
besancon|FR1g7
besbes|DZ1j6
beshariq|UZ1i4
beshkent|UZ4m4
besigheim|DE0x4
besikduzu|TR015
besiri|TR013
besisahar|NP202
beska|RS2a3
beslan|RU065
besnate|IT1c2
besni|TR015
besozzo|IT1c3
bessancourt|FR1g3
bessemer city|US0d2NC
bessemer|US185AL,US751MI,US0d0PA
besskorbnaya|RU063
bessonovka|RU063
bestensee|DE0x3
bestobe|KZ1h3
bestwig|DE0x4
best|NL2p5
besuki|ID0b6
beswan|IN033
bet dagan|IL343
bet shean|IL344
bet shemesh|IL346
betafo|MG175
betamcherla|IN035
betanzos|ES0y4
betare oya|CM0a4
betera|ES0y4
beterou|BJ0a4
beteza|MG173
bethalto|US183IL
bethal|ZA0w7
bethanie|NA4t3
bethany beach|US0d0DE
bethany|US0s4OR,US184OK,US182MO,US180IL,US0d0WV
bethel acres|US182OK
bethel heights|US181AR
bethel island|US0s1CA
bethel park|US0d5PA
bethel|US0d3CT,US783AK,US0s2WA,US0d1OH,US0d1OH,US0d1ME,US0d1NC
betheny|FR1g3
bethesda|US0d6MD,US0d0OH
bethlehem village|US0d1CT
bethlehem|ZA0w6,US0d6PA,PS5f5,US0d2NC,US0d1WV,US0d1WV
bethnal green|GB0i4
bethoncourt|FR1g3
bethpage|US0d4NY
bethune|FR1g5
betim|BR099
betio village|KI694
betioky|MG175
betma|IN034
betong|TH0m5
bettembourg|LU2p3
bettendorf|US185IA
bettiah|IN037
bettola zeloforomagno|IT1c4
betton|FR1g3
betul bazar|IN033
betulia|CO0h2
betul|IN037
betxi|ES0y3
betzdorf|DE0x3
beulah|US7e2ND
beulaville|US0d0NC
beuningen|NL2p5
beuvrages|FR1g3
beuvry|FR1g3
bevent|US180WI
beveren|BE2p5
beverley|GB0i5
beverly cove|US0d5MA
beverly hills|US0s5CA,US3f3MI,AU0o3NSW,US0d3FL,US181TX
beverly|US0d5MA,US0d1NJ,US181TX,US0d0OH
beverungen|DE0x4
beverwijk|NL2p5
bevil oaks|US180TX
bewar|IN035
bewbush|GB0i3
bewdley|GB0i3
bexbach|DE0x4
bexhill on sea|GB0i5
bexley|GB0i8,AU0o4NSW,US0d4OH
bex|CH4k3
beya|RU2w2
beykonak|TR015
beylagan|AZ2k4
beyla|GN0t4
beylikduzu|TR017
beylikova|TR012
beyne heusay|BE2p4
beynes|FR1g3
beyneu|KZ5j4
beypazari|TR015
beypore|IN036
beysehir|TR015
beytussebap|TR013
bezdead|RO1o2
bezenchuk|RU2i5
bezerros|BR1y6
bezhetsk|RU065
beziers|FR1g6
bezlyudivka|UA153
bezons|FR1g5
bezopasnoye|RU063
bhabhra|IN033
bhabhua|IN036
bhachau|IN035
bhadarwah|IN034
bhadasar|IN035
bhadaur|IN034
bhadohi|IN036
bhadrachalam|IN036
bhadrakh|IN037
bhadrapur|NP204
bhadravati|IN037
bhadra|IN035
bhadreswar|IN037
bhagalpur|IN038
bhagwantnagar|IN033
bhag|PK054
bhainsdehi|IN034
bhairab bazar|BD077
bhaisa|IN036
bhakkar|PK056
bhalki|IN035
bhalwal|PK056
bhamdoun el mhatta|LB1m2
bhamo|MM0p6
bhandara|IN036
bhandardaha|IN032
bhandaria|BD075
bhander|IN034
bhanjanagar|IN034
bhanpura|IN034
bhanpuri|IN034
bhanvad|IN034
bhan|PK054
bharatpur|IN038,NP207
bharthana|IN035
bharuch|IN037
bharwari|IN034
bhasawar|IN034
bhatapara|IN036
bhatgaon|IN033
bhatkal|IN035
bhatpara abhaynagar|BD075
bhatpara|IN039
bhattarai danda|NP202
bhattiprolu|IN034
bhavani|IN035
bhavnagar|IN039
bhawana|PK054
bhawaniganj|IN035
bhawanigarh|IN034
bhawanipatna|IN036
bhawanipur|IN035
bhayandar|IN039
bhayavadar|IN034
bheramara|BD075
bhera|PK055
bhigvan|IN033
bhikangaon|IN034
bhikhi|IN034
bhilai|IN039
bhilwara|IN038
bhim tal|IN033
bhimavaram|IN037
bhimbar|PK058
bhimunipatnam|IN035
bhindar|IN034
bhind|IN037
bhinga|IN034
bhinmal|IN035
bhiria|PK054
bhisho|ZA0w7
bhit shah|PK054
bhitarwar|IN034
bhiwadi|IN035
bhiwandi|IN039
bhiwani|IN038
bhogpur|IN034
bhojudih|IN033
bhola|BD077
bhongaon|IN035
bhongir|IN036
bhopalwala|PK054
bhopal|IN03b
bhor|IN034
bhowali|IN033
bhubaneshwar|IN03a
bhuban|IN034
bhudgaon|IN034
bhuj|IN037
bhulath gharbi|IN033
bhuma|IN033
bhum|IN034
bhusaval|IN038
biala podlaska|PL1r6
biale blota|PL1r3
bialobrzegi|PL1r3
bialogard|PL1r5
bialoleka|PL1r6
bialong|PH163
bialystok|PL1r8
biancavilla|IT1c5
biankouma|CI0t5
bianzhuang|CN006
biaokou|CN003
biaora|IN035
biao|PH164,PH163
biarritz|FR1g5
biasca|CH4k3
biassono|IT1c3
biatorbagy|HU1q3
bibai|JP0c5
bibbiano|IT1c2
bibbiena|IT1c3
biberach an der riss|DE0x5
biberist|CH4k3
bibiani|GH0t4
bibiclat|PH163
bibir hat|BD076
bibirevo|RU067
biblis|DE0x3
bibra lake|AU1n3WA
bicas|BR094
bicaz|RO1o3
bicester|GB0i5
bichena|ET174
bichura|RU3r3
bichvinta|GE2m3
bickenbach|DE0x2
bicknell|US6s2IN
bicske|HU1q3
bicton|AU1n3WA
bidart|FR1g2
bidar|IN038
bida|NG0a7
bidbid|OM144
biddeford|US0d4ME
biddinghuizen|NL2p2
biddulph|GB0i4
biddu|PS473
bideford|GB0i5
bidford on avon|GB0i2
bidhuna|IN035
bidur|MY1z5
bidya|PS5f3
biebesheim|DE0x3
biedenkopf|DE0x4
biel bienne|CH4k6
bielany|PL1r7
bielawa|PL1r5
bielefeld|DE0x8
biella|IT1c5
bielsk podlaski|PL1r5
bielsko biala|PL1r7
bien hoa|VN0v9
bien unido|PH162
bienenbuttel|DE0x3
bientina|IT1c2
bierbeek|BE2p3
bierun|PL1r4
bierutow|PL1r2
biesdorf|DE0x5
biesenthal|DE0x2
bietigheim bissingen|DE0x5
bietigheim|DE0x3
big bass lake|US0d0PA
big bear city|US0s4CA
big bear lake|US0s2CA
big beaver|US0d1PA
big bend|SZ0w3,US180WI
big coppitt key|US0d1FL
big flats|US0d2NY
big lake|US183MN,US4r2AK,US182TX,US0s1WA
big park|US1v3AZ
big pine key|US0d2FL
big pine|US0s1CA
big rapids|US3f3MI
big river|US1v0CA
big rock|US180IL
big sandy|US180TX
big sky|US3d1MT
big spring|US185TX
big stone gap|US0d2VA
big timber|US3d1MT
bigaa|PH164
bigadic|TR014
biganos|FR1g3
bigastro|ES0y3
biga|TR015
bigfork|US3d2MT
biggera waters|AU1e3QLD
biggin hill|GB0i4
biggleswade|GB0i4
biggs|US0s1CA
bighapur khurd|IN033
biglerville|US0d0PA
bignay uno|PH164
bignona|SN0t5
biguacu|BR096
bigues i riells|ES0y3
biguglia|FR1g2
bihac|BA2a6
bihar sharif|IN038
biharamulo|TZ175
bihariganj|IN035
bihorel|FR1g3
bihpuriagaon|IN034
bijapur|IN038
bijar|IR0k6
bijawar|IN034
bijbehara|IN035
bijeljina|BA2a5
bijelo polje|ME2a4
bijie|CN006
bijni|IN034
bijnor|IN036
bijrauni|IN033
bikaner|IN039
bikapur|IN034
bikenibeu village|KI693
bikin|RU3q4
bikramganj|IN035
bila tserkva|UA158
bilajari|AZ2k5
bilajer|AZ2k3
bilao|PH163
bilara|IN035
bilariaganj|IN034
bilari|IN035
bilasipara|IN035
bilaspur|IN038,IN035,IN034,IN033,IN033
bilbao|ES0y8
bilbays|EG0g7
bilderstoeckchen|DE0x4
bileca|BA2a4
bilecik|TR015
biled|RO1o3
bileh savar|IR0k4
bile|UA153
bilgaard|NL2p3
bilgi|IN034
bilgoraj|PL1r5
bilgram|IN035
bilhaur|IN034
bilhorod dnistrovskyi|UA156
bilibino|RU6u3
bilicenii vechi|MD3k4
bilimbay|RU253
bilimora|IN039
bilina|CZ2e4
bilisht|AL4f3
bilkha|IN034
bilky|UA153
billdal|SE0x4
billerbeck|DE0x4
billere|FR1g4
billericay|GB0i5
billerica|US0d5MA
billigheim|DE0x3
billinge|GB0i3
billingham|GB0i5
billingshurst|GB0i3
billings|US3d7MT,US180MO
billington heights|US0d1NY
billiri|NG0a4
billund|DK0x3
billy montigny|FR1g3
biloela|AU1e3QLD
bilog bilog|PH164
bilohirsk|UA4a4
bilokurakyne|UA153
biloli|IN034
bilopillya|UA154
bilovec|CZ2e3
bilovodsk|UA153
biloxi|US186MS
bilozerka|UA153
bilqas|EG0g7
bilsanda|IN034
bilsi|IN035
bilston|GB0i2
bilthra|IN034
biltine|TD3a3
biltmore forest|US0d1NC
bilyayivka|UA154
bilytske|UA153
bilzen|BE2p5
bim son|VN0m6
bima|ID266
bimbo|CF0a7
bin yauri|NG0a4
binagadi|AZ2k4
binalbagan|PH165
binalonan|PH163
binangonan|PH168
binan|PH168
binasco|IT1c3
binbrook|CA1a3ON
binche|BE2p5
bindki|IN035
bindlach|DE0x3
bindura|ZW1w5
binefar|ES0y3
bingen am rhein|DE0x5
bingerville|CI0t6
bingham farms|US3f0MI
binghamton|US0d6NY
bingham|GB0i3
bingley|GB0i4
bingol|TR016
binh long|VN0m4
binhe|CN006
binissalem|ES0y3
binjai|ID0b8
binji|NG0a3
binka|IN034
binkolo|SL0t4
binmaley|PH165
binningen|CH4k4
binnish|SY1t5
binonga|PH166
bintulu|MY1z7
binuangan|PH163
binubusan|PH163
biny selo|AZ2k5
binzhou|CN007,CN006
biograd na moru|HR2a2
biola|US0s1CA
biot|FR1g3
bir el ater|DZ1j6
bir el djir|DZ1j6
bir el hafey|TN3c2
bir el maksur|IL343
bir zayt|PS5f3
birao|CF0a3
biratnagar|NP208
birbhaddar|IN034
birch bay|US0s3WA
birch run|US3f1MI
birchington on sea|GB0i3
birchwood lakes|US0d0PA
birchwood|US180MN
bircotes|GB0i3
birdsboro|US0d2PA
birecik|TR015
birendranagar|NP205
bireun|ID0b5
birganj|NP207
birigui|BR097
birine|DZ1j6
biritiba mirim|BR095
birjand|IR0k8
birkdale|AU1e4QLD
birkenau|DE0x3
birkenfeld|DE0x3,DE0x3
birkenhead|GB0i8
birkenwerder|DE0x3
birkerod|DK0x4
birkhadem|DZ1j6
birkirkara|MT6l4
birmingham|GB0ia,US188AL,US3f4MI
birmitrapur|IN035
birni n konni|NE0a6
birnin kebbi|NG0a7
birnin kudu|NG0a5
birniwa|NG0a3
birobidzhan|RU3q6
birpara|IN035
birpur|IN034
birqin|PS5f3
birsfelden|CH4k3
birsk|RU255
birstein|DE0x3
birur|IN035
biryulevo zapadnoye|RU066
biryulevo|RU067
biryusinsk|RU3r3
birzai|LT3t4
birzebbuga|MT6l3
bisalpur|IN036
bisauli|IN035
bisbee|US1v2AZ
biscarrosse|FR1g3
biscayne park|US0d2FL
bisceglie|IT1c6
bischberg|DE0x3
bischheim|FR1g4
bischofsheim an der rhon|DE0x2
bischofsheim|DE0x4
bischofshofen|AT1s3
bischofswerda|DE0x4
bischofswiesen|DE0x3
bischwiller|FR1g4
biscoe|US0d1NC
bisee|LC484
bisenda buzurg|IN033
bisert|RU253
bishkek|KG2xa
bishkul|KZ1h2
bishnah|IN034
bishnupur|IN036
bishoftu|ET177
bishop auckland|GB0i5
bishopbriggs|GB0i5
bishops cleeve|GB0i4
bishops stortford|GB0i5
bishops waltham|GB0i3
bishopstoke|GB0i4
bishopsworth|GB0i4
bishopville|US0d2SC
bishop|US0s2CA,US182TX
bishunpur urf maharajganj|IN033
bisignano|IT1c2
bisingen|DE0x3
biskra|DZ1j8
biskupiec|PL1r3
biskupin|PL1r3
bislig|PH166
bismarck|US186ND,US181MO
bismil|TR016
bispingen|DE0x3
bissau|GW4d9,IN034
bissendorf|DE0x4
bissora|GW4d4
bistrita|RO1o6
biswan|IN036
bitam|GA0a3
bitburg|DE0x4
bitche|FR1g3
bitetto|IT1c4
bithlo|US0d3FL
bithur|IN033
bitin|PH163
bitkine|TD3a4
bitlis|TR016
bitola|MK2a6
bitonto|IT1c6
bitritto|IT1c3
bitterfeld wolfen|DE0x4
biu|NG0a7
bixad|RO1o3
bixby|US185OK
biysk|RU3o8
bizanos|FR1g2
bizerte|TN3c7
bizhbulyak|RU253
bjarred|SE0x3
bjelovar|HR2a5
bjerringbro|DK0x3
bjorlanda|SE0x5
bjuv|SE0x3
blaby|GB0i3
blachownia|PL1r3
black canyon city|US1v2AZ
black creek|US180WI
black diamond|US0s2WA,US0d0FL
black earth|US180WI
black forest|US3d4CO
black jack|US183MO
black lick|US0d1PA
black mountain|US0d3NC
black point green point|US0s0CA
black river falls|US182WI
black river|US0d0NY
black rock|AU0q3VIC,US3d0NM
blackburn north|AU0q3VIC
blackburn south|AU0q3VIC
blackburn|GB0i7,AU0q4VIC,GB0i2
blackfoot|US5k4ID
blackhawk|US0s3CA,US3d2SD
blackheath|GB0i5
blackley|GB0i3
blacklick estates|US0d3OH
blackmans bay|AU513TAS
blackpool|GB0i8
blackrock|IE2n3
blackrod|GB0i2
blacksburg|US0d5VA,US0d1SC
blackshear|US0d2GA
blackstone|US0d3MA,US0d2VA
blacktown|AU0o6NSW
blackville|US0d1SC
blackwater|AU1e3QLD,US1v0AZ
blackwell|US183OK
blackwood|GB0i4,US0d2NJ
blacon|GB0i4
bladel|NL2p3
bladenboro|US0d1NC
bladensburg|US0d3MD
blades|US0d0DE
blaenavon|GB0i2
blagesti|RO1o3
blagnac|FR1g5
blagodarnyy|RU065
blagodatnoye|RU062
blagoevgrad|BG2f6
blagoveshchenka|RU3o4
blagoveshchensk|RU4x8,RU255
blaichach|DE0x2
blaine|US186MN,US0s2WA,US0d1TN
blainville|CA1a6QC
blain|FR1g3
blairgowrie|GB0i3
blairsville|US0d2PA
blair|US183NE,US180WI
blaj|RO1o4
blakehurst|AU0o3NSW
blakely|US0d3PA,US182GA
blakeview|AU2d3SA
blama|SL0t3
blanca|ES0y3
blanchardstown|IE2n4
blanchard|US183OK,US182LA
blanchester|US0d2OH
blanco|US181TX
blandford forum|GB0i4
blanding|US3d2UT
blandon|US0d3PA
blanes|ES0y5
blankenberge|BE2p4
blankenburg|DE0x4,DE0x3
blankenhain|DE0x3
blankenheim|DE0x3
blanquefort|FR1g4
blansko|CZ2e4
blantyre|MW1w9,GB0i4
blanzy|FR1g3
blaricum|NL2p2
blasdell|US0d1NY
blatna|CZ2e3
blatnica|BA2a3
blaubeuren|DE0x4
blaufelden|DE0x2
blauvelt|US0d3NY
blawnox|US0d1PA
blaxland|AU0o3NSW
blaydon on tyne|GB0i4
blaye|FR1g2
blecherette|CH4k3
bleckede|DE0x3
bled|SI2a2
blegny|BE2p4
bleicherode|DE0x3
bleiswijk|NL2p3
blejoi|RO1o3
blendecques|FR1g2
blenheim|NZ495
blennerhassett|US0d2WV
blenod les pont a mousson|FR1g2
blessington|IE2n2
bletchley|GB0i6
bli bli|AU1e3QLD
blida|DZ1j8
blieskastel|DE0x5
bligh park|AU0o3NSW
bliss corner|US0d2MA
blissfield|US3f2MI
blitar|ID0b7
bloemendaal|NL2p3
bloemfontein|ZA0w9
bloemhof|ZA0w4,NL2p4
blois|FR1g6
blomberg|DE0x4
blonay|CH4k2
blonie|PL1r4
bloomer|US182WI
bloomfield hills|US3f2MI
bloomfield|US0d6NJ,US3d3NM,US181IA,US321IN,US181MO,US0d0NY,US0d0PA,US0d0KY
blooming prairie|US181MN
bloomingdale|US0d5FL,US184IL,US0d3TN,US0d3NJ,US0d3NJ,US0d2DC,US0d1GA
bloomington|US186MN,US326IN,US186IL,US0s5CA,US181TX
bloomsburg|US0d4PA
blora|ID0b6
blossburg|US0d1PA
blossom|US181TX
blountstown|US0d1FL
blountsville|US181AL
blountville|US0d2TN
blowing rock|US0d0NC
bloxwich|GB0i5
bludenz|AT1s4
blue ash|US0d4OH
blue ball|US0d0PA
blue bell|US0d3PA
blue earth|US182MN
blue grass|US181IA
blue haven|AU0o3NSW
blue hills|US0d2CT
blue island|US185IL
blue lake|US0s0CA
blue mound|US181TX,US180IL
blue point|US0d2NY
blue ridge|US0d2VA,US180AL,US0d0GA
blue springs|US186MO
bluefields|NI2s5
bluefield|US0d3WV,US0d2VA
bluewater|CA1a3ON
bluewell|US0d1WV
bluff city|US0d1TN
bluffdale|US3d3UT
bluffton|US0d4SC,US323IN,US0d2OH
blumberg|DE0x3
blumenau|BR098
blytheville|US184AR
blythewood|US0d1SC
blythe|US0s4CA
blyth|GB0i5
bnei ayish|IL343
bnei brak|IL347
bni bouayach|MA104
bo ka|UZ1i4
bo phloi|TH0m4
bo rai|TH0m4
boa esperanca do sul|BR093
boa esperanca|BR095,BR093
boa viagem|BR1b5
boa vista|BR4y8
boaco|NI2s5
boac|PH163
boadilla del monte|ES0y5
boajibu|SL0t3
boali|CF0a3
boalo|ES0y2
boalsburg|US0d2PA
boambee east|AU0o2NSW
boardman|US0d5OH,US0s2OR
boaz|US183AL,US0d0WV
bobadela|PT3y3
bobbili|IN036
bobenheim roxheim|DE0x3
bobigny|FR1g5
bobingen|DE0x4
boblingen|DE0x6
bobo dioulasso|BF0t8
bobov dol|BG2f3
bobrovskiy|RU252
bobrovytsya|UA154
bobrov|RU064
boca chica|DO1d6
boca del mar|US0d5FL
boca del rio|MX043
boca do acre|BR1u4
boca pointe|US0d2FL
boca raton|US0d7FL
boca suno|EC1l4
bocaiuva|BR095
bocana de paiwas|NI2s3
bocanda|CI0t4
bocas del toro|PA4b2
bocaue|PH167
bochil|MX044
bochnia|PL1r5
bocholt|DE0x6,BE2p4
bochum hordel|DE0x9
bochum|DE0x9,ZA0w4
bockenem|DE0x3
bockhorn|DE0x3
bocsa|RO1o4
bodaybo|RU3r4
boda|CF0a4
bodden town|KY4b3
bode saadu|NG0a4
bodega bay|US0s0CA
bodegraven|NL2p4
bodelshausen|DE0x3
bodenheim|DE0x3
bodenkirchen|DE0x2
bodenwerder|DE0x3
boden|SE0x4
bodesti|RO1o2
bodfish|US0s1CA
bodhan|IN036
bodinayakkanur|IN036
boditi|ET175
bodmin|GB0i4
bodo|NO0x5
bodri|IN034
bodrum|TR015
boechout|BE2p4
boedo|AR026
boekel|NL2p2
boende|CD0a5
boerne|US184TX
bog walk|JM2v4
bogale|MM0p6
bogalusa|US184LA
bogande|BF0t3
bogandinskiy|RU253
bogart|US0d0GA
bogata|US180TX
bogatic|RS2a3
bogatoye|RU2i3
bogatynia|PL1r4
bogatyye saby|RU063
bogazkent|TR012
bogdanci|MK2a3
bogdanovich|RU255
bogenhausen|DE0x6
bogen|DE0x3
boghni|DZ1j6
bognor regis|GB0i6
bogoroditsk|RU065
bogorodskoye|RU067,RU063,RU063
bogorodsk|RU065
bogor|ID0ba
bogota|CO0hd,US0d3NJ
bogotol|RU2w5
bogovinje|MK2a4
bogo|PH165,CM0a4,PH163
bogra|BD078
boguchany|RU2w3
boguchar|RU064
boguchwala|PL1r3
boguszow gorce|PL1r4
bohain en vermandois|FR1g3
bohemia|US0d3NY
bohicon|BJ0a7
bohl iggelheim|DE0x3
bohlen|DE0x3
bohmenkirch|DE0x3
bohmte|DE0x4
bohners lake|US181WI
bohnsdorf|DE0x3
bohodukhiv|UA154
bohorodchany|UA153
bohumin|CZ2e5
bohuslav|UA154
boiling spring lakes|US0d3NC
boiling springs|US0d3SC,US0d2SC,US0d2NC,US0d2PA
boiro|ES0y4
bois colombes|FR1g5
bois darcy|FR1g4
bois des filion|CA1a3QC
bois guillaume|FR1g4
bois le roi|FR1g3
boisar|IN034
boisbriand|CA1a5QC
boise city|US3d0OK
boise|US5k7ID
boissy saint leger|FR1g4
boituva|BR096
boizenburg|DE0x3
boi|NG0a3
bojano|IT1c3
bojia|CN005
bojnurd|IR0k8
bojonegoro|ID0b6
boju|NG0a4
bokajan|IN034
bokakhat|IN033
bokani|NG0a3
bokaro|IN039
bokeelia|US0d1FL
boke|GN0t4
bokhan|RU3r2
bokkos|NG0a4
bokoro|TD3a4
bokovskaya|RU062
boksburg|ZA0w9
boksitogorsk|RU064
bolama|GW4d3
bolanikhodan|IN034
bolanon|PH163
bolanos de calatrava|ES0y4
bolbec|FR1g4
bolderaja|LV374
boldesti scaeni|RO1o4
boldumsaz|TM394
bolekhiv|UA153
boles acres|US3d1NM
boleslawiec|PL1r5
boley|US180OK
bolgare|IT1c2
bolgar|RU063
bolgatanga|GH0t6
bolhrad|UA154
bolinas|US0s1CA
bolindale|US0d1OH
bolingbrook|US186IL
boling|US180TX
bolintin deal|RO1o3
bolintin vale|RO1o4
bolivar peninsula|US181TX
bolivar|US183MO,US182TN,US0d0NY,US0d0WV,US0d0NY
boli|CN007
bolkhov|RU064
bolkow|PL1r2
bollate|IT1c5
bollene|FR1g4
bolligen|CH4k3
bollington|GB0i3
bollnas|SE0x4
bollullos de la mitacion|ES0y3
bollullos par del condado|ES0y4
boll|DE0x2
bolnes|NL2p3
bolnisi|GE2m4
bolobo|CD0a5
bologna|IT1c9
bologoye 4|RU063
bologoye|RU065
bolokhovo|RU063
bolondron|CU1f3
bolong|PH162
bolotnoye|RU224
bolo|PH163
bolpur|IN036
bolshaya setun|RU064
bolsherechye|RU2j4
bolshevo|RU063
bolshoy kamen|RU3q5
bolshoye boldino|RU062
bolshoye kozino|RU063
bolshoye murashkino|RU063
bolsover|GB0i4
bolsward|NL2p3
bolszewo|PL1r3
boltiere|IT1c2
bolton le sands|GB0i3
bolton upon dearne|GB0i4
bolton|GB0i7,US0d2MA
bolu|TR017
bolvadin|TR016
bolzano|IT1c7
bol|TD3a4
bom conselho|BR1y5
bom despacho|BR095
bom jardim|BR1y4,BR1b4
bom jesus da lapa|BR195
bom jesus do galho|BR094
bom jesus do itabapoana|BR095
bom jesus dos perdoes|BR094
bom jesus|BR1b4
bom sucesso|BR094
bomaderry|AU0o3NSW
bomadi|NG0a3
boma|CD0a7
bombarral|PT3y3
bomdila|IN033
bomi|SL0t2
bomlitz|DE0x3
bompas|FR1g3
bon accueil|MU5g3
bon air|US0d4VA
bon aqua junction|US180TN
bon encontre|FR1g3
bon secours|FR1g4
bonaberi|CM0a3
bonab|IR0k6
bonadelle ranchos madera ranchos|US0s3CA
bonanza|NI2s3,US0d2GA
bonao|DO1d6
bonares|ES0y2
bonate sopra|IT1c3
bonate sotto|IT1c3
bonawon|PH163
bonbeach|AU0q3VIC
bonbon|PH163
bonchamp les laval|FR1g2
bondeno|IT1c3
bondi beach|AU0o4NSW
bondi junction|AU0o3NSW
bondi|AU0o3NSW
bondorf|DE0x3
bondoufle|FR1g3
bondoukou|CI0t6
bondowoso|ID0b6
bondo|CD1w4,KE173
bondsville|US0d1MA
bonduel|US181WI
bondues|FR1g3
bondurant|US182IA
bondy|FR1g6
bone south|PH163
bonen|DE0x4
boness|GB0i4
bongabon|PH165
bongaigaon|IN036
bongao|PH165
bongaree|AU1e3QLD
bonga|ET174,PH163
bongor|TD3a5
bongouanou|CI0t5
bonham|US183TX
bonheiden|BE2p4
bonhill|GB0i3
bonifay|US181FL
bonita springs|US0d6FL
bonita|US0s4CA
bonito|BR384,BR1y3
bonndorf|DE0x3
bonne terre|US183MO
bonneau beach|US0d1SC
bonneauville|US0d1PA
bonner springs|US183KS
bonner west riverside|US3d1MT
bonners ferry|US0s1ID
bonner|AU0o3ACT
bonneuil sur marne|FR1g4
bonneveine|FR1g2
bonneville|FR1g4
bonney lake|US0s4WA
bonnigheim|DE0x3
bonny doon|US0s1CA
bonnybridge|GB0i2
bonnyrigg heights|AU0o3NSW
bonnyrigg|GB0i4,AU0o3NSW
bonnyville|CA2o3AB
bonny|NG0a4
bonn|DE0x8
bonoua|CI0t5
bono|US181AR
bonsall|US0s2CA
bontang|ID267
bonthe|SL0t3
bontoc|PH163
bonyhad|HU1q4
booker|US181TX
boom|BE2p4
boondall|AU1e3QLD
booneville|US183MS,US182AR
boone|US0d4NC,US184IA
boonsboro|US0d2MD
boonton|US0d3NJ
boonville|US183MO,US183IN,US0d1NY,US0d0NC,US0s0CA
booragoon|AU1n2WA
boortmeerbeek|BE2p4
booterstown|IE2n3
boothbay harbor|US0d0ME
boothbay|US0d2ME
boothwyn|US0d2PA
bootle|GB0i6
booue|GA0a3
boo|SE0x5
bopfingen|DE0x4
boppard|DE0x4
boqueirao|BR1b4
boquete|PA4b3
boquim|BR2t4
boquira|BR193
boradigah|AZ2k3
boras|SE0x6
borazjan|IR0k6
borba|BR1u4
borborema|BR094
borca|RO1o3
borcea|RO1o3
borcka|TR013
borculo|NL2p3
borda da mata|BR094
bordeaux|FR1g8
bordentown|US0d2NJ
bordesholm|DE0x3
bordighera|IT1c3
bordj bou arreridj|DZ1j7
bordj el kiffan|DZ1j7
bordj ghdir|DZ1j5
bordj zemoura|DZ1j4
bordon|GB0i4
bordusani|RO1o2
borehamwood|GB0i5
boretto|IT1c2
borgaro torinese|IT1c3
borgentreich|DE0x3
borger|US184TX
borgetto|IT1c3
borgfelde|DE0x3
borgholzhausen|DE0x3
borgloon|BE2p3
borgo a buggiano|IT1c3
borgo maggiore|SM1c3
borgo san dalmazzo|IT1c3
borgo san lorenzo|IT1c3
borgo val di taro|IT1c2
borgo valsugana|IT1c3
borgomanero|IT1c4
borgonovo valtidone|IT1c3
borgoricco san michele delle badesse santeufemia|IT1c3
borgosatollo|IT1c3
borgosesia|IT1c3
borgo|FR1g2
borinskoye|RU063
borisoglebskiy|RU063
borisoglebsk|RU066
borisovka|RU064
borivli|IN039
bori|NG0a4
borjomi|GE2m4
borken|DE0x5,DE0x4
borkum|DE0x2
borlange|SE0x5
borlesti|RO1o3
bormes les mimosas|FR1g3
bormujos|ES0y4
borna|DE0x4
bornem|BE2p4
borne|NL2p4
bornheim|DE0x6
bornos|ES0y3
bornu yassu|NG0a3
borodianka|UA154
borodino|RU2w4
borodinskiy|RU063
borodulikha|KZ1h3
borogontsy|RU4x2
boromo|BF0t4
boronda|US0s1CA
borongan|PH164
boronia heights|AU1e3QLD
boronia|AU0q4VIC
boron|US0s1CA
boroon|PH164
borough park|US0d7NY
borova|UA153,UA153
borovichi|RU066
borovikha|RU3o3
borovlyany|BY1p2
borovoy|RU3u3
borovo|HR2a2
borovskiy|RU254
borovskoy|KZ523
borovsk|RU064
borrego springs|US0s2CA
borrowash|GB0i3
borsad|IN036
borsa|RO1o5
borsbeek|BE2p3
borsdorf|DE0x3
borshchiv|UA153
borskoye|RU2i3
borssele|NL2p4
borujen|IR0k6
borujerd|IR0k8
boryeong|KR086
boryslav|UA155
boryspil|UA156
borzna|UA154
borzya|RU4n5
bor|RU066,RS2a5,TR015,SS445
bosanci|RO1o3
bosanska krupa|BA2a4
bosansko grahovo|BA2a2
bosaso|SO176
bosa|IT1c3
boscawen|US0d2NH
boscobel|US182WI
boscoreale|IT1c5
boscotrecase|IT1c3
bosel|DE0x3
boshan|CN007
boshkengash|TJ3e5
bosilovo|MK2a4
boskoop|NL2p4
boskovice|CZ2e3
bosobolo|CD0a4
bosque de saloya|MX043
bosque farms|US3d2NM
bossangoa|CF0a5
bossier city|US186LA
bossley park|AU0o4NSW
boston heights|US0d0OH
boston spa|GB0i3
bostonia|US0s4CA
boston|US0d9MA,GB0i5,US0d3NY,US0d0GA
boswells corner|US0d0VA
boswell|US0d0PA
botad|IN037
botany|AU0o3NSW
botelhos|BR093
botevgrad|BG2f4
bothaville|ZA0w6
bothell east|US0s3WA
bothell west|US0s4WA
bothell|US0s5WA
bothwell|GB0i3
boticas|PT3y3
botkins|US0d0OH
botolan|PH165
botoroaga|RO1o3
botosani|RO1o7
botou|CN006
botro|CI0t4
botshabelo|ZA0w8
bottanuco|IT1c2
botticino|IT1c3
bottineau|US181ND
bottmingen|CH4k3
bottrop|DE0x7
botucatu|BR097
botzingen|DE0x2
bou arada|TN3c4
bou arfa|DZ1j5
bou arkoub|TN3c3
bou hanifia el hamamat|DZ1j5
bou ismail|DZ1j4
bou tlelis|DZ1j5
bouafle|CI0t6
bouake|CI0t9
bouarfa|MA105
bouar|CF0a5
bouaye|FR1g3
bouc bel air|FR1g4
boucau|FR1g3
bouca|CF0a4
bouchemaine|FR1g3
boucherville|CA1a5QC
boudjima|DZ1j4
boudouaou|DZ1j5
boueni|YT172
boufarik|DZ1j6
bouffemont|FR1g2
bougaa|DZ1j5
bougado|PT3y4
bougara|DZ1j6
boughton|GB0i3
bougival|FR1g3
bougouni|ML0t5
bouguenais|FR1g4
bouillante|GP483
bouillargues|FR1g3
bouillon|BE2p2
bouinan|DZ1j5
bouira|DZ1j6
boujniba|MA104
boukadir|DZ1j5
boulazac|FR1g3
boulder city|US0s4NV
boulder creek|US0s2CA
boulder hill|US183IL
boulder|US3d7CO,US3d0MT
boulevard gardens|US0d0FL
boulevard park|US0s2WA
boulogne billancourt|FR1g7
boulogne sur mer|FR1g6
boulsa|BF0t4
boumagueur|DZ1j3
boumahra ahmed|DZ1j5
boumerdas|DZ1ja
bouna|CI0t5
bound brook|US0d3NJ
boundiali|CI0t5
bountiful|US3d5UT
bourbon lancy|FR1g2
bourbonnais|US184IL
bourbon|US321IN,US181MO
bourbourg|FR1g3
bourg de peage|FR1g3
bourg en bresse|FR1g6
bourg la reine|FR1g4
bourg les valence|FR1g4
bourg saint andeol|FR1g3
bourg saint maurice|FR1g3
bourges|FR1g6
bourgoin jallieu|FR1g5
bourg|US181LA
bourne end|GB0i2
bournemouth|GB0i7
bourne|GB0i4,US0d1MA
bousse|BF0t4
bousso|TD3a4
boussu|BE2p4
boussy saint antoine|FR1g3
bous|DE0x3
boutersem|BE2p3
boutte|US182LA
bouza|NE0a3
bouznika|MA105
bovalino superiore|IT1c3
bovalino|IT1c3
bovenden|DE0x4
boves|IT1c3
bovezzo|IT1c3
bovina|US181TX
bovingdon|GB0i2
bovisio masciago|IT1c4
bovolone|IT1c4
bovril|AR213
bow bog|US0d3NH
bowdon|GB0i3,US0d1GA
bowen|AU1e4QLD
bowie|US0d6MD,US182TX
bowleys quarters|US0d3MD
bowling green|US186KY,US0d5OH,US182MO,US0d2FL,US0d0VA,US0d0MD
bowmansville|US0d1PA
bowman|US3d1ND
bowral|AU0o3NSW
bowthorpe|GB0i4
box elder|US3d3SD
box hill north|AU0q4VIC
box hill south|AU0q3VIC
box hill|AU0q4VIC
boxberg|DE0x3
boxborough|US0d2MA
boxford|US0d1MA
boxmeer|NL2p4
boxtel|NL2p5
boyabat|TR015
boyalik|TR014
boyarka|UA155
boyceville|US180WI
boyd|US180TX
boyeros|CU1f8
boyertown|US0d2PA
boyes hot springs|US0s3CA
boyette|US0d3FL
boyle heights|US0s7CA
boylston|US0d2MA
boyne city|US3f2MI
boynton beach|US0d6FL
boyolali|ID0b6
boyolangu|ID0b5
boysun|UZ4m5
bozdar wada|PK053
bozdogan|TR013
bozeman|US3d5MT
bozhou|CN007
bozkir|TR013
bozkurt|TR013
bozoum|CF0a5
bozova|TR014
bozuyuk|TR016
bozyazi|TR015
bo|SL0t7
bracciano|IT1c4
bracebridge heath|GB0i2
bracebridge|CA1a3ON
bracey|US0d1VA
bracigliano|IT1c2
bracken ridge|AU1e4QLD
brackenheim|DE0x4
brackenridge|US0d2PA
brackettville|US181TX
brackley|GB0i4
bracknell|GB0i6
braco do norte|BR094
bradbury|AU0o3NSW,US0s0CA
braddock heights|US0d1MD
braddock hills|US0d1PA
braddock|US0d1PA
braddon|AU0o3ACT
bradenton beach|US0d0FL
bradenton|US0d6FL
bradford on avon|GB0i3
bradford woods|US0d0PA
bradford|GB0i8,US0d3PA,US0d1OH,US0d0RI,US0d0ME,US180TN
bradley beach|US0d2NJ
bradley gardens|US0d4NJ
bradley|US184IL,US0d1WV,US0d0ME
bradner|US0d0OH
bradu|RO1o2
bradwell|GB0i3
brady|US182TX
brad|RO1o4
bragadiru|RO1o3
braganca paulista|BR097
braganca|BR1b6,PT3y5
braga|PT3y7
braham|US181MN
brahasestii de sus|RO1o3
brahmapur|IN038
braidwood|US183IL
braila|RO1o8
braine lalleud|BE2p5
braine le chateau|BE2p3
braine le comte|BE2p4
brainerd|US184MN
braintree|GB0i6,US0d5MA
braives|BE2p3
brajarajnagar|IN036
brake unterweser|DE0x4
brakel|DE0x4
brakpan|ZA0w8
brak|LY2g5
brambleton|US0d3VA
bramhall|GB0i5
bramming|DK0x3
brampton|CA1a9ON
bramsche|DE0x5
branca|PT3y2
branch|US181MN
brand erbisdorf|DE0x3
brandenburg an der havel|DE0x6
brandenburg|US4w2KY
brandermill|US0d4VA
brande|DK0x3
brandfort|ZA0w4
brandis|DE0x3
brandizzo|IT1c3
brandon|US0d7FL,CA3l5MB,US185MS,US183SD,GB0i3,GB0i3,US0d1VT
brandys nad labem stara boleslav|CZ2e4
brandywine|US0d3MD
branesti|RO1o3,RO1o3
branford center|US0d3CT
branford|US0d5CT
braniewo|PL1r4
branik|CZ2e4
brannenburg|DE0x2
branson|US184MO
brantford|CA1a6ON
brant|CA1a5ON
bran|RO1o2
bras panon|RE143
braselton|US0d3GA
brasileia|BR4v3
brasilia de minas|BR094
brasilia|BR09b
braslaw|BY1p4
brasov|RO1o8
brass castle|US0d1NJ
brassall|AU1e3QLD
brasschaat|BE2p5
bratca|RO1o2
bratenahl|US0d0OH
brateyevo|RU067
bratislava vajnory|SK2e2
bratislava|SK2e9
bratsk|RU3r8
bratslav|UA153
brattleboro|US0d3VT
braunfels|DE0x4
braunlage|DE0x2
braunlingen|DE0x3
braunsbedra|DE0x3
braunschweig|DE0x8
braunton|GB0i3
brawley|US0s5CA
bray park|AU1e3QLD
braybrook|AU0q3VIC
bray|IE2n5,US180OK
brazii de sus|RO1o3
brazil|US323IN
brazoria|US182TX
brazzaville|CG0aa
bra|IT1c5
brcko|BA2a5
breakeyville|CA1a2QC
breaux bridge|US183LA
breaza de sus|RO1o3
breaza|RO1o4
brea|US0s5CA
brebu manastirei|RO1o3
brechin|GB0i3
brecht|BE2p5
brech|FR1g2
breckenridge hills|US182MO
breckenridge|US182TX,US3d2CO,US182MN,US3f0MI
breckerfeld|DE0x3
breckinridge center|US181KY
brecksville|US0d4OH
breclav|CZ2e5
brecon|GB0i3
bredasdorp|ZA0w4
breda|NL2p7
bredbury|GB0i4
bredene|BE2p4
bredstedt|DE0x2
bredy|RU253
breese|US182IL
breezy point|US181MN
bree|BE2p4
breganze|IT1c2
bregenz|AT1s5
bregnano|IT1c2
breidenbach|DE0x3
breinigsville|US0d2PA
breisach am rhein|DE0x4
breitenfurt bei wien|AT1s3
breitscheid|DE0x2
breitungen|DE0x2
brejinho|BR1b3
brejo da madre de deus|BR1y5
brejo santo|BR1b5
brejo|BR1b4
brembate di sopra|IT1c3
brembate|IT1c3
bremen|DE0x9,US0d3GA,US322IN,US0d1OH
bremerhaven|DE0x7
bremerton|US0s5WA
bremervorde|DE0x4
bremgarten|CH4k3
brena alta|ES4e3
brenes|ES0y4
brenham|US184TX
brenna|PL1r3
brensbach|DE0x2
brentford|GB0i3
brentwood estates|US185TN
brentwood|US0d6NY,US0s6CA,GB0i6,US185TN,US0d3PA,US183MO,US0d2NH,US0d2MD
brent|GB0i8,US184FL,US182AL
breo|IT1c4
brescia|IT1c8
bressanone|IT1c4
bressler|US0d1PA
bresso|IT1c5
bressuire|FR1g4
brest|BY1p8,FR1g7
bret harte|US0s2CA
bretigny sur orge|FR1g5
bretten|DE0x5
bretzfeld|DE0x4
breuillet|FR1g3
breukelen|NL2p4
brevard|US0d3NC
breves|BR236
brevik|SE0x3
brewerton|US0d2NY
brewer|US0d3ME
brewster hill|US0d1NY
brewster|US0s1WA,US0d1NY,US0d1OH,US0d1MA
brewton|US182AL
breyten|ZA0w4
brezice|SI2a3
brezina|DZ1j4
brezno|SK2e4
brezoi|RO1o3
brezova pod bradlom|SK2e2
brezovica|HR2a3
briancon|FR1g4
briarcliff manor|US0d3NY
briarcliff|US181TX
briare|FR1g3
briarwood|US0d6NY
briar|US183TX
bria|CF0a5
brice prairie|US181WI
briceni|MD3k4,MD3k3
brices creek|US0d2NC
brickerville|US0d0PA
bridge city|US183TX,US183LA
bridge of allan|GB0i2
bridgehampton|US0d1NY
bridgeman downs|AU1e3QLD
bridgend|GB0i6
bridgeport|US0d7CT,US185IL,US0d3WV,US3f3MI,US183TX,US0d2PA,US0s1WA,US181AL,US0d1OH,US181IL,US3d1NE,US0d1NY,US0d1NY
bridgeton|US0d5NJ,US184MO
bridgetown|BB5u7,US0d4OH
bridgeview|US184IL
bridgeville|US0d2PA,US0d1DE
bridgewater|US0d5NJ,CA4h3NS,US0d3MA,US0d3VA,US0d0NH
bridgman|US3f1MI
bridgnorth|GB0i4
bridgton|US0d1ME
bridgwater|GB0i5
bridlington|GB0i5
bridport|GB0i4,US0d0VT
brie comte robert|FR1g4
brielle|US0d2NJ
brierfield|GB0i3
brierley hill|GB0i5
brier|US0s3WA
brieselang|DE0x3
briey|FR1g2
brigantine|US0d3NJ
brigg|GB0i3
brigham city|US3d4UT
brighouse|GB0i5
brightlingsea|GB0i3
brighton beach|US0d5NY
brighton east|AU0q4VIC
brighton le sands|AU0o3NSW
brighton park|US185IL
brighton|GB0i7,US3d5CO,US0d5NY,AU0q5VIC,AU1e3QLD,US3f3MI,US182TN,US182AL,US181TN,US181IL
brightwaters|US0d2NY
brightwood|US0d0VA
bright|US323IN
brignais|FR1g4
brignano gera dadda|IT1c3
brignoles|FR1g4
brig|CH4k2
brikama|GM0t6
brilliant|US0d1OH
brillion|US182WI
brilon|DE0x5
brimfield|US0d2MA,US0d2OH
brinckerhoff|US0d2NY
brindisi|IT1c6
brinkley|US182AR
brinkmann|AR213
brinsmead|AU1e2QLD
brioude|FR1g3
brisas barra de suchiate|MX044
brisas de zicatela|MX043
brisbane|AU1ebQLD,US0s2CA
brisee verdiere|MU5g3
bristol|GB0i9,US0d6CT,US0d5TN,US0d5RI,US0d4VA,US0d3PA,US182WI,US0d1ME,US0d1VT,US0d1NH,US3f1IN
bristow|US182OK
briton ferry|GB0i5
brito|PT3y2
brits|ZA0w7
brittany farms highlands|US0d2PA
britton|US180SD
britt|US181IA
britz|DE0x5
brive la gaillarde|FR1g6
briviesca|ES0y3
brixham|GB0i4
brixton hill|GB0i4
brixton|GB0i6
brixworth|GB0i2
brno|CZ2e9
broad channel|US0d1NY
broad creek|US0d1NC
broad ripple|US324IN
broadalbin|US0d0NY
broadbeach waters|AU1e3QLD
broadbeach|AU1e3QLD
broadfield|GB0i4
broadlands|US0d4VA
broadmeadows|AU0q4VIC
broadmoor|US0s2CA
broadstairs|GB0i5
broadstone|GB0i3
broadview heights|US0d4OH
broadview park|US0d3FL
broadview|US183IL
broadwater|GB0i3
broadway|US0d2VA,US0d0NC
brock hall|US0d3MD
brockport|US0d3NY
brockton|US0d7MA
brockville|CA1a5ON
brockway|US0d1PA
brocton|US0d1NY
brodheadsville|US0d1PA
brodhead|US182WI,US0d0KY
brodnica|PL1r5
brodosqui|BR094
brody|UA155
brod|BA2a3
broek op langedijk|NL2p3
broekhoven|NL2p3
brogden|US0d1NC
broitzem|DE0x3
broken arrow|US187OK
broken bow|US182OK,US182NE
broken hill|AU6r4NSW
brokopondo|SR504
bromborough|GB0i4
bromma|SE0x6
bromolla|SE0x3
bromsgrove|GB0i6
bronderslev|DK0x4
broni|IT1c3
bronkhorstspruit|ZA0w5
bronnitsy|RU064
bronson|US3f1MI,US0d0FL
bronte|IT1c4,AU0o3NSW
bronxville|US0d3NY
bron|FR1g5
brook highland|US183AL
brook park|US0d4OH
brookdale|US0d3NJ,US0d2SC,US0s1CA
brookfield center|US0d0OH
brookfield|US185WI,US184IL,AU0q3VIC,US182MO
brookhaven|US0d6GA,US184MS,US0d3PA,US0d2WV,US0d2NY
brookings|US185SD,US0s3OR
brookland|US182AR
brooklawn|US0d1NJ
brooklet|US0d1GA
brookline|US0d6MA,US0d2NH
brooklyn center|US185MN
brooklyn heights|US0d4NY,US0d1OH
brooklyn park|US186MN,US0d4MD
brooklyn|US0dbNY,US0d3OH,US321IN,US181WI,US181IA,US3f0MI
brookmont|US0d2MD
brookneal|US0d0VA
brookridge|US0d2FL
brookshire|US182TX
brookside village|US181TX
brookside|US0d4DE,US180AL
brookston|US321IN
brooksville|US0d3FL,US180MS
brooks|CA2o4AB,US0d1KY,US0d0ME
brooktrails|US0s2CA
brookville|US0d3OH,US0d2PA,US0d2NY,US321IN
brookwood|US181AL
broomall|US0d3PA
broome|AU1n2WA
broomfield|US3d6CO
broseley|GB0i2
broshniv osada|UA152
brossard|CA1a6QC
brosteni|RO1o3
brotas|BR094
brothertown|US180WI
brotton|GB0i2
broughton astley|GB0i3
broughton|GB0i3
brough|GB0i4
broumov|CZ2e3
broussard|US183LA
brovary|UA156
broward estates|US0d2FL
brown city|US3f0MI
brown deer|US184WI
brownfield|US183TX,US0d0ME
brownhills|GB0i4
browning|US3d0MT
brownlee park|US3f1MI
browns lake|US181WI
browns mills|US0d3NJ
browns point|US0s0WA
brownsboro|US180TX
brownsburg chatham|CA1a3QC
brownsburg|US325IN
brownsfield|US182LA
brownstown|US322IN,US0d1PA
brownsville|US188TX,US0d6NY,US0d4FL,US183TN,US182LA,US0d1PA,US0s1OR
browntown|US0d1PA
brownville|US0d1NJ,US0d0ME,US0d0NY,US0d0NY
brownwood|US184TX
broxbourne|GB0i4
broxburn|GB0i4
broxton|US0d0GA
bro|SE0x3
bruay la buissiere|FR1g5
bruay sur lescaut|FR1g4
bruceton|US181TN
bruceville eddy|US181TX
bruce|AU0o3ACT,US181MS
bruchhausen vilsen|DE0x3
bruchkobel|DE0x4
bruchmuhlbach miesau|DE0x3
bruchsal|DE0x5
bruck an der leitha|AT1s3
bruck an der mur|AT1s3
bruckberg|DE0x2
bruckmuhl|DE0x4
bruges|FR1g4
bruggen|DE0x4
brugge|BE2p7
brugg|CH4k3
brugherio|IT1c5
brugnera|IT1c2
bruhl|DE0x5,DE0x4
bruino|IT1c3
brumadinho|BR095
brumado|BR195
brumath|FR1g3
brummen|NL2p4
brumunddal|NO0x3
brundall|GB0i3
brundidge|US181AL
brunehault|BE2p3
brunete|ES0y3
brunico|IT1c4
brunn am gebirge|AT1s4
brunoy|FR1g5
brunsbuttel|DE0x4
brunssum|NL2p5
brunstatt|FR1g3
brunswick east|AU0q4VIC
brunswick west|AU0q4VIC
brunswick|US0d5OH,AU0q5VIC,US0d4GA,US0d4ME,US0d3MD,US0d0NC
bruntal|CZ2e4
brusaporto|IT1c2
brusciano|IT1c4
brush fork|US0d0WV
brush prairie|US0s1WA
brushy creek|US184TX
brush|US3d2CO
brusly|US181LA
brusque|BR096
brussels|BE2pa,US180WI
brusturi|RO1o2
brusyliv|UA152
bruz|FR1g4
brvenica|MK2a4
brwinow|PL1r4
bry sur marne|FR1g4
bryanka|UA156
bryans road|US0d3MD
bryansk|RU069
bryant|US184AR,US0s1WA
bryan|US186TX,US3f3OH
brymbo|GB0i4
bryn athyn|US0d0PA
bryn mawr skyway|US0s4WA
bryn mawr|US0d2PA,US0d2PA
brynamman|GB0i3
bryne|NO0x3
brynmawr|GB0i4
brynna|GB0i3
bryson city|US0d1NC
bryukhovetskaya|RU064
bryukhovychi|UA152
brzeg dolny|PL1r4
brzeg|PL1r5
brzesko|PL1r4
brzeszcze|PL1r4
brzeziny|PL1r4
brzozow|PL1r3
bu eina|IL343
bua yai|TH0m4
buanoy|PH163
buaran|ID0b5
buarcos|PT3y3
buayan|PH164,PH162
bubanza|BI1w4
bubaque|GW4d3
buba|GW4d3
bucak|TR015
bucaramanga|CO0h9
bucecea|RO1o2
bucerias|MX6o4
buchach|UA154
buchanan dam|US181TX
buchanan|LR2u5,US3f2MI,US0d1NY,US0d0VA,US0d0GA
bucharest|RO1ob
bucha|UA155
buchen in odenwald|DE0x4
buchenbach|DE0x2
buchen|DE0x2
bucheon si|KR08a
buchforst|DE0x3
buchheim|DE0x4
buchholz in der nordheide|DE0x5
buchloe|DE0x4
buchrain|CH4k2
buchs|CH4k3,CH4k3
buch|DE0x4
buckeburg|DE0x4
buckeye lake|US0d1OH
buckeye|US1v6AZ
buckeystown|US0d0MD
buckfield|US0d1ME
buckhall|US0d4VA
buckhannon|US0d3WV
buckhead ridge|US0d1FL
buckhorn|US0s1CA
buckhurst hill|GB0i3
buckie|GB0i3
buckingham|CA1a4QC,GB0i4,US0d2FL
buckland|US0d1MA
buckley|GB0i6,US0s2WA
buckner|US0d3KY,US182MO
buckow|DE0x5
bucksport|US0d2ME
bucovice|CZ2e3
bucov|RO1o3
bucsani|RO1o3
buctzotz|MX363
bucu|RO1o2
bucyrus|US0d4OH
buc|FR1g3
budakeszi|HU1q4
budaors|HU1q5
budapest i kerulet|HU1q5
budapest ii kerulet|HU1q6
budapest iii kerulet|HU1q7
budapest iv kerulet|HU1q7
budapest vi kerulet|HU1q5
budapest viii kerulet|HU1q6
budapest xi kerulet|HU1q7
budapest xii kerulet|HU1q6
budapest xiii kerulet|HU1q7
budapest xix kerulet|HU1q6
budapest xv kerulet|HU1q6
budapest xvi kerulet|HU1q6
budapest xvii kerulet|HU1q6
budapest xviii kerulet|HU1q7
budapest xx kerulet|HU1q6
budapest xxi kerulet|HU1q6
budapest xxii kerulet|HU1q6
budapest xxiii kerulet|HU1q4
budapest|HU1qb
budaun|IN037
buda|US184TX
budd lake|US0d3NJ
buddh gaya|IN035
budelsdorf|DE0x3
budel|NL2p3
budenheim|DE0x3
budennovsk|RU066
buderim|AU1e5QLD
budesti|RO1o3,RO1o2
bude|GB0i3,US180MS
budhana|IN035
budhlada|IN035
budingen|DE0x4
budleigh salterton|GB0i2
budrio|IT1c3
budta|PH16a
buduran|ID0b6
budva|ME2a4
budy|UA153
buea|CM0a6
buechel|US4w3KY
buedu|SL0t2
buellton|US0s2CA
buena park|US0s6CA
buena vista|US3f3MI,US0d3VA,US3d1CO,US0d1GA,US0s1CA
buenaventura lakes|US0d5FL
buenaventura|CO0h8,CO0h5
buenavista de cuellar|MX043
buenavista del norte|ES4e2
buenavista tomatlan|MX043
buenavista|MX048,PH164,PH163,CO0h2
buena|US0d2NJ
bueng kan|TH0m3
bueno brandao|BR093
buenos aires|AR02e,CR4l4,MX043,PE0f3
buerarema|BR194
bueu|ES0y4
buffalo grove|US185IL
buffalo historical|US180IA
buffalo|US0d8NY,US184MN,US3d2WY,US182MO,US181TX,US180OK,US180IA,US0d0SC,US0d0WV
buford|US0d4GA
buftea|RO1o4
bugalagrande|CO0h4
bugallon|PH164
bugana|NG0a3
bugang|PH163
bugarama|TZ175
bugasan|PH163
buga|NG0a3,PH163
bugembe|UG174
bugene|TZ173
buggenhout|BE2p4
bugiri|UG174
bugojno|BA2a5
bugo|PH166
bugry|RU063
buguda|IN034
buguias|PH163
bugulma|RU067
buguma|NG0a7
buguruslan|RU256
bugyi|HU1q2
buharkent|TR013
buhe|CN007
buhi|PH165
buhlertal|DE0x3
buhler|US180KS
buhl|DE0x5,US5k2ID
buhusi|RO1o4
buia|IT1c3
buies creek|US0d2NC
buinsk|RU064
buin|CL0n6
buique|BR1y4
buitenpost|NL2p2
bujalance|ES0y3
bujaru|BR233
bujumbura|BI1w8
bukama|CD1w5
bukan|IR0k8
bukavu|CD1w8
bukene|TZ173
bukhara|UZ4m8
bukit mertajam|MY1z8
bukit rambai|MY1z4
bukittinggi|ID0b7
bukoba|TZ176
bukowno|PL1r3
bukuru|NG0a4
buk|PL1r3
bulacan|PH166
bulach|CH4k4
bulacnin|PH163
bulakamba|ID0b5
bulalacao|PH164
bulanash|RU254
bulancak|TR015
bulandshahr|IN038
bulanik|TR015
bulan|PH165
bulaon|PH167
bulata|PH162
bulawayo|ZW1w9
bulayevo|KZ1h3
bula|PH164
buldana|IN036
buldan|TR014
bulford|GB0i3
bulgan|MN314
bulihan|PH164
bulimba|AU1e3QLD
bull creek|AU1n3WA
bull run mountain estates|US0d0VA
bull run|US0d4VA
bull savanna|JM2v3
bull shoals|US181AR
bull valley|US180IL
bullange|BE2p2
bullard|US182TX
bullas|ES0y4
bulleen|AU0q3VIC
bulle|CH4k4
bullhead city|US1v5AZ
bulli|AU0o3NSW
bullsbrook|AU1n2WA
bully les mines|FR1g4
bulnes|CL0n4
bulog|PH163
buloh kasap|MY1z4
bulolo|PG4s4
bulqize|AL4f3
buluangan|PH164
buluang|PH163
buluan|PH165
bulungur shahri|UZ4m5
bulungu|CD0a6
bulusan|PH163
bulverde|US182TX
bumba|CD0a7
bumbesti jiu|RO1o3
bumpe|SL0t4
bunawan|PH164
buna|US181TX
bunbury|AU1n6WA
bunche park|US0d2FL
buncrana|IE2n2
bundaberg north|AU1e2QLD
bundaberg|AU1e6QLD
bundamba|AU1e3QLD
bunda|TZ176
bunde|DE0x6,DE0x3,NL2p2
bundibugyo|UG174
bundi|IN037
bundoora|AU0q5VIC
bundu|IN034
bungay|GB0i2
bungo takada shi|JP0c5
bungoma|KE176
bunguiao|PH163
bungu|TZ175
bunia|CD1w7
bunk foss|US0s2WA
bunkeflostrand|SE0x4
bunker hill village|US182TX
bunker hill|US181IL,US0s1OR
bunkerville|US0s0NV
bunkie|US182LA
bunnell|US0d1FL
bunnik|NL2p3
bunol|ES0y3
bunumbu|SL0t3
bununu|NG0a3
bunyan|TR014
bunyola|ES0y2
buochs|CH4k2
buon ma thuot|VN0v7
buqei a|IL342
burabay|KZ1h3
burang|CN002
burao|SO177
burauen|PH164
buraydah|SA0r9
burayevo|RU253
burbach|DE0x4
burbank|US0s7CA,US185IL,US0s2CA,US0s2WA
burdell|AU1e2QLD
burdur|TR016
burela de cabo|ES0y3
buren|DE0x4
bures sur yvette|FR1g3
burewala|PK058
bureya|RU4x2
bure|ET174
burg auf fehmarn|DE0x3
burg bei magdeburg|DE0x5
burgas|BG2f8
burgau|DE0x3
burgaw|US0d2NC
burgdorf|DE0x5,CH4k4
burgebrach|DE0x3
burgersdorp|ZA0w4
burgess hill|GB0i5
burgettstown|US0d0PA
burghaun|DE0x3
burghausen|DE0x4
burgkirchen an der alz|DE0x3
burgkunstadt|DE0x3
burglengenfeld|DE0x4
burglesum|DE0x5
burgos|ES0y7,PH165,PH163
burgstadt|DE0x4
burgthann|DE0x4
burgum|NL2p3
burhaniye|TR015
burhanpur|IN038
burhanuddin|BD076
burhar|IN034
buri ram|TH0m5
burien|US0s6WA
buritama|BR094
buriti alegre|BR093
buriti bravo|BR1b4
buriti dos lopes|BR1b3
buritis|BR094
buritizeiro|BR095
buriya|IN033
buri|BR094
burjassot|ES0y5
burkardroth|DE0x3
burkburnett|US183TX
burkesville|US181KY
burke|US0d5VA
burkhardtsdorf|DE0x3
burladingen|DE0x4
burlata|ES0y4
burla|IN035
burleigh heads|AU1e3QLD
burleigh waters|AU1e4QLD
burleson|US185TX
burley in wharfedale|GB0i3
burley|US5k3ID,US0s1WA
burlingame|US0s5CA
burlington|CA1a7ON,US0d6NC,US0d5VT,US185IA,US0d5MA,US0d4KY,US183WI,US0d3NJ,US0s3WA,US3d2CO,US0d1OH,US0d1OH,US181KS,US180ND
burnaby|CA3n8BC
burnage|GB0i4
burnettown|US0d1SC
burnet|US183TX
burney|US0s2CA
burngreave|GB0i5
burnham on crouch|GB0i3
burnham on sea|GB0i5
burnham|US182IL,US0d1PA,US0d0ME
burnie|AU514TAS
burnley|GB0i7
burns flat|US181OK
burns harbor|US181IN
burnside heights|AU0q3VIC
burnsville|US186MN,US0d1NC,US0d1NC
burns|US0s1OR,US181TN
burnt store marina|US0d1FL
burntisland|GB0i3
burntwood|GB0i5
burpengary east|AU1e3QLD
burpengary|AU1e4QLD
burr ridge|US183IL
burrel|AL4f4
burriana|ES0y5
burry port|GB0i3
bursa|TR01a
burscheid|DE0x4
burscough|GB0i3
burshtyn|UA154
bursledon|GB0i3
burstadt|DE0x4
burton latimer|GB0i3
burton upon trent|GB0i7
burtonsville|US0d3MD
burton|US3f5MI,US0d3SC,AU2d3SA,US0d1OH
burt|US3f0MI
buruenesti|RO1o3
burumburum|NG0a4
burunday|KZ1h4
bururi|BI1w4
burutu|NG0a4
burwell|GB0i3,GB0i3,US180NE
burwood east|AU0q3VIC
burwood|AU0o4NSW,AU0q4VIC
bury st edmunds|GB0i5
buryn|UA154
bury|GB0i6
busalla|IT1c2
busan|KR08c
busayra|JO293
busay|PH162
busca|IT1c2
busembatia|UG174
buseresere|TZ176
bushehr|IR0k7
bushey|GB0i4
bushland beach|AU1e3QLD
bushland|US181TX
bushnell|US0d2FL,US182IL
bushtyno|UA153
bushwick|US0d7NY
bushyhead|US180OK
bush|EG0g6
busia|KE176,UG175
businga|CD0a5
busko zdroj|PL1r4
busnago|IT1c3
busselton|AU1n4WA
bussero|IT1c3
bussigny|CH4k3
bussolengo|IT1c4
bussoleno|IT1c2
bussum|NL2p5
bussy saint georges|FR1g3
busteni|RO1o3
busto arsizio|IT1c6
busto garolfo|IT1c4
buston|TJ3e4,TJ3e4
bustos|PH165
butajira|ET175
butare|RW1w6
buta|CD1w6
butchers hill|US0d1MD
butel|MK2a5
butembo|CD1w7
butere|KE173
butgenbach|BE2p2
butha buthe|LS0w4
butiama|TZ174
butia|BR094
butig|PH163
butjadingen|DE0x3
butler beach|US0d2FL
butler|US0d4PA,AU1n4WA,US0d3NJ,US182MO,US3f1IN,US0d1GA,US181WI,US181AL
butner|US0d3NC
buttelborn|DE0x4
buttenwiesen|DE0x3
butterworth|MY1z7,ZA0w5
butte|US3d5MT,US4r2AK
buttonwillow|US0s1CA
butuan|PH168
buturlinovka|RU065
buturlino|RU063
butwal|NP207
butzbach|DE0x5
butzow|DE0x3
buug|PH163
buulobarde|SO174
buurhakaba|SO175
buwenge|UG174
buxar|IN037
buxerolles|FR1g3
buxtehude|DE0x5
buxton|GB0i4,US0d3ME,US0d0NC
buyeo|KR085
buynaksk|RU066
buyukcekmece|TR017
buy|RU065
buzau|RO1o7
buzdyak|RU253
buzen|JP0c5
buzet|HR2a3
buzias|RO1o3
buzim|BA2a3
buzoesti|RO1o3
buzovna|AZ2k5
buzuluk|RU256
buzzards bay|US0d2MA
bweyogerere|UG174
bwizibwera|UG176
byadgi|IN035
byakabanda|UG173
byala slatina|BG2f4
byalynichy|BY1p3
byarozawka|BY1p4
byaroza|BY1p5
bychawa|PL1r2
bydgoszcz|PL1r9
byelaazyorsk|BY1p3
byerazino|BY1p4
byers|US3d0CO
byesville|US0d1OH
byford|AU1n4WA
byhalia|US180MS
bykhaw|BY1p4
bykovo|RU063,RU2q3
bylas|US1v1AZ
byndoor|IN034
byng|US180OK
bynum|US181AL
byram|US184MS,US0d2CT
byrnes mill|US182MO
byron bay|AU0o3NSW
byron center|US3f3MI
byron|US182MN,US0d2GA,US182IL,US0s0CA
bystrice nad pernstejnem|CZ2e3
bystrice pod hostynem|CZ2e3
bystrice|CZ2e2
bystrom|US0s2CA
bystrzyca klodzka|PL1r3
bytca|SK2e3
bytom|PL1r8
bytow|PL1r4
byumba|RW1w6
byureghavan|AM2l3
ca mau|VN0v7
ca savio|IT1c3
caacupe|PY1x4
caaguazu|PY1x6
caala|AO0a4
caapora|BR1y4
caarapo|BR384
caazapa|PY1x5
cabacungan|PH163
cabadbaran|PH165
cabagan|PH165
cabaiguan|CU1f5
cabanas|CU1f3
cabanatuan city|PH168
cabanglasan|PH162
cabanillas del campo|ES0y3
cabano|PH163
cabaritan east|PH163
cabarroguis|PH163
cabatuan|PH163
cabayangan|PH164
cabazon|US0s1CA
cabcaben|PH163
cabeceiras de basto|PT3y4
cabedelo|BR1b6
cabestany|FR1g3
cabeza del buey|ES0y2
cabezas|MX043
cabezon de la sal|ES0y3
cabiao|PH166
cabiate|IT1c3
cabimas|VE138
cabin john|US0d1MD
cabinda|AO0a6
cabinteely|IE2n3
cabinuangan|PH163
cable beach|AU1n3WA
cabo frio|BR097
cabo rojo|PR483
cabo san lucas|MX3g6
caboolture south|AU1e2QLD
caboolture|AU1e5QLD
cabool|US181MO
cabot|US185AR
cabo|BR1y7
cabral|DO1d4
cabramatta west|AU0o3NSW
cabramatta|AU0o4NSW
cabras|IT1c3
cabra|ES0y4
cabrero|CL0n4
cabreuva|BR095
cabrican|GT2r4
cabries|FR1g3
cabrils|ES0y3
cabrobo|BR194
cabugao|PH163
caburan|PH164
cabuyao|PH168
cacabelos|ES0y2
cacador|BR096
cacahoatan|MX044
cacak|RS2a7
cacalchen|MX363
cacalomacan|MX044
cacapava do sul|BR094
cacapava|BR096
caccamo|IT1c3
cacem|PT3y7
cacequi|BR094
caceres|ES0y7
cachan|FR1g5
cacheu|GW4d3
cache|US182OK
cachoeira do sul|BR096
cachoeiras de macacu|BR096
cachoeira|BR194
cachoeirinha|BR097,BR1y4
cachoeiro de itapemirim|BR098
cacilhas|PT3y3
cacimba de dentro|BR1b3
cacoal|BR4o6
cacocum|CU1f5
caconda|AO0a3
caconde|BR094
cactus flat|US1v1AZ
cactus|US182TX,US181TX
cacule|BR194
cacu|BR093
cadale|SO172
cadca|SK2e5
caddo mills|US181TX
caddo|US180OK
cadelbosco di sopra|IT1c3
cadereyta jimenez|MX2h6
cadereyta|MX2h6,MX044
cade|US181LA
cadillac|US3f3MI
cadiz|PH167,ES0y7,US0d2OH,US181KY
cadolzburg|DE0x3
cadorago caslino al piano|IT1c3
cadott|US181WI
caen|FR1g7
caerano di san marco|IT1c3
caerleon|GB0i3
caernarfon|GB0i3
caerphilly|GB0i5
caetes|BR1y2
caete|BR095
caetite|BR195
cafarnaum|BR194
cafayate|AR3z4
cafelandia|BR094
cagayan de oro|PH169
caglayancerit|TR014
cagliari|IT1c7
cagli|IT1c2
cagnano varano|IT1c3
cagnes sur mer|FR1g6
cagsiay|PH163
caguas|PR486
cagua|VE137
cahaba heights|US182AL
cahokia|US184IL
cahors|FR1g5
cahri|AZ2k3
cahul|MD3k5
caianu mic|RO1o2
caiaponia|BR093
caibarien|CU1f5
caibiran|PH163
caicedonia|CO0h5
caico|BR1b6
caidian|CN006
caieiras|BR096
caimancito|AR3z2
cainta|PH168
cairnlea|AU0q3VIC
cairns city|AU1e3QLD
cairns north|AU1e3QLD
cairns|AU1e7QLD
cairo montenotte|IT1c3
cairo|EG0gd,US0d3GA,US181IL,US0d0NY
cair|MK2a6
caister on sea|GB0i3
caiuti sat|RO1o2
caivano|IT1c5
cajabamba|PE0f4
cajahs mountain|US0d1NC
cajamarca|PE0f7,CO0h3
cajamar|BR096
cajaruro|PE0f3
cajati|BR095
cajazeiras|BR1b5
cajica|CO0h5
cajititlan|MX042
cajueiro|BR2t4
cajuru|BR094
cajvana|RO1o3
cakovec|HR2a4
cala rajada|ES0y3
calabanga|PH165
calabar|NG0a9
calabasas|US0s5CA
calabash|US0d1NC
calabazar de sagua|CU1f3
calabozo|VE137
calabugao|PH163
calaca|PH165
calafat|RO1o4
calafell|ES0y5
calafindesti|RO1o3
calahorra|ES0y5
calais|FR1g6,US7c2ME
calamar|CO0h3
calama|CL0n7
calamba|PH168,PH163
calamonte|ES0y3
calamvale|AU1e4QLD
calangute|IN034
calan|RO1o4
calapan|PH166
calarasi|MD3k4,RO1o3,RO1o3
calarca|CO0h6
calasiao|PH165
calasparra|ES0y3
calatagan|PH164,PH163
calatayud|ES0y4
calatrava|PH163
calauag|PH164
calauan|PH165
calau|DE0x3
calbayog city|PH166
calbe|DE0x4
calbuco|CL0n4
calca|PE0f3
calceta|EC1l4
calchaqui|AR213
calcinate|IT1c2
calcinato|IT1c3
calcinelli|IT1c2
calcium|US0d2NY
calcot|GB0i3
calcutta|US0d2OH
caldaro sulla strada del vino|IT1c3
caldas da rainha|PT3y5
caldas das taipas|PT3y3
caldas de reis|ES0y3
caldas de vizela|PT3y3
caldas novas|BR096
caldas|CO0h6
caldelas|PT3y3
calden|DE0x3
calderara di reno|IT1c3
calderitas|MX3m2
caldes de montbui|ES0y4
caldicot|GB0i4
caldiero|IT1c3
caldogno rettorgole cresole|IT1c3
caldwell|US5k6ID,US0d3NJ,US182TX,US0d1OH,US180KS
caledonia|US185WI,US181MN,US0d1NY,US3f1MI,US180MS
calella|ES0y4
calendario|PT3y4
calenzano|IT1c4
calera chica|MX042
calera|US184AL,US181OK
caleta de carquin|PE0f2
caleta olivia|AR5y5
calexico|US0s5CA
calgary|CA2oaAB
calheta|CV5n2
calhoun city|US181MS
calhoun falls|US0d1SC
calhoun|US0d4GA
calibutbut|PH162
calico rock|US181AR
caliente|US0s0NV
califon|US0d0NJ
california city|US0s4CA
california|US0d4MD,US0d3PA,US182MO
calilegua|AR4p2
calimanesti|RO1o3
calimaya|MX043
calimera|IT1c3
calimesa|US0s3CA
calimete|CU1f5
calinesti|RO1o3
calingasta|AR453
calinog|PH162
calintaan|PH164
calipatria|US0s3CA
calistoga|US0s2CA
calixtlahuaca|MX043
cali|CO0hb
calkini|MX364
callahan|US0d0FL
callao|PE0fa
callaway|US184FL
calle blancos|CR4l4
callenberg|DE0x3
callender|US0s0CA
callington|GB0i3
calliope|AU1e2QLD
callosa de segura|ES0y4
calne|GB0i4
caln|US0d1PA
calolbon|PH162
calolziocorte|IT1c4
calonge|ES0y3
calonne ricouart|FR1g3
caloocan city|PH16b
caloto|CO0h3
caloundra west|AU1e3QLD
calpulalpan|MX045
calp|ES0y5
caltagirone|IT1c5
caltanissetta|IT1c6
caltzontzin|MX042
calubcub dos|PH162
calugareni|RO1o3
caluire et cuire|FR1g5
calumet city|US185IL
calumet park|US183IL
calumet|US0d0PA
calumpang|PH164
calumpit|PH167
calusco dadda|IT1c3
caluso|IT1c2
caluula|SO173
calvert city|US181KY
calverton park|US180MO
calverton|US0d4MD,GB0i3,US0d3NY
calvert|US180TX
calvi risorta|IT1c2
calvia|ES0y6
calvillo|MX044
calvinia|ZA0w3
calvizzano|IT1c3
calvi|FR1g2
calwell|AU0o2ACT
calw|DE0x5
cam pha mines|VN0m7
cam ranh|VN0v7
camabatela|AO0a4
camacari|BR198
camacha|PT5r3
camacupa|AO0a4
camaguey|CU1f8
camaiore|IT1c5
camajuani|CU1f5
camaligan|PH163
camalu|MX283
camamu|BR194
camana|PE0f4
camanche|US182IA
camanducaia|BR094
camano|US0s4WA
camapua|BR383
camaqua|BR096
camara de lobos|PT5r5
camarate|PT3y4
camargo|MX335,ES0y5,MX3p3,US0d0KY
camarillo|US0s6CA
camarinas|ES0y3
camarma de esteruelas|ES0y2
camas|ES0y5,US0s4WA,TR013
camayenne|GN0tb
cambados|ES0y4
cambanugoy|PH164
cambara|BR094
camberley|GB0i5
camberwell|AU0q4VIC
cambe|BR097
cambiago|IT1c2
cambiano|IT1c3
cambita garabitos|DO1d4
camborne|GB0i4
cambourne|GB0i3
cambrai|FR1g5
cambre|ES0y5
cambria heights|US0d4NY
cambrian park|US0s2CA
cambria|US0s3CA,US180IL
cambridge city|US321IN
cambridge park|AU0o3NSW
cambridge springs|US0d1PA
cambridge|GB0i7,CA1a7ON,US0d7MA,NZ494,US0d4MD,US0d3OH,US183MN,US181IL,US0d1NY,US181WI,US180NE
cambrils|ES0y5
cambuci|BR093
cambuga|PH163
cambui|BR094
cambuquira|BR093
cambuslang|GB0i5
camden town|GB0i5
camdenton|US182MO
camden|US0d6NJ,US184AR,US0d3SC,US182TN,US0d2ME,US0d2DE,US0d1OH,US0d1NY,US0d1OH,US181AL
camenca|MD3k3
camerano|IT1c2
cameri|IT1c3
cameron park colonia|US183TX
cameron park|US0s4CA,AU0o3NSW,US183TX
cameron|US183MO,US182TX,US181WI
cameta|BR235
camias|PH163
camiling|PH165
camilla|US0d2GA
camillus|US0d0NY
caminauit|PH163
camindangan|PH162
camingawan|PH163
camino|US0s1CA
camira|AU1e3QLD
camiri|BO245
camisano vicentino|IT1c3
camlachie|CA1a3ON
camlidere|TR014
cammarata|IT1c2
cammeray|AU0o3NSW
camminghaburen|NL2p4
camoapa|NI2s4
camocim de sao felix|BR1y3
camocim|BR1b5
camp diable|MU5g2
camp flora|PH163
camp hill|AU1e3QLD,US0d3PA
camp lake|US182WI
camp meeker|US0s1CA
camp pendleton north|US0s2CA
camp pendleton south|US0s3CA
camp point|US180IL
camp springs|US0d4MD
camp swift|US183TX
camp verde|US1v3AZ
campagnano di roma|IT1c3
campamento|HN303
campanario|ES0y2
campana|AR026
campanha|BR094
campanilla|PR483
campbell river|CA3n5BC
campbellfield|AU0q2VIC
campbellsport|US181WI
campbellsville|US0d3KY
campbellton|CA1a3NB
campbelltown|AU0o4NSW,AU2d3SA,US0d2PA
campbell|US0s5CA,US0d3OH,AU0o2ACT,US0d1FL,US181MO
campeche|MX368
campechuela|CU1f5
campeni|RO1o3
camperdown|AU0o4NSW
campestre villas del alamo|MX043
campestre|BR094
campi bisenzio|IT1c5
campi salentina|IT1c3
campia turzii|RO1o5
campillos|ES0y3
campina grande do sul|BR095
campina grande|BR1b8
campina verde|BR094
campinas|BR09a,BR094
campina|ES0y6,RO1o5
campion|US3d1CO
campo alegre|BR2t4
campo belo|BR096
campo de criptana|ES0y4
campo de la cruz|CO0h5
campo do brito|BR2t3
campo formoso|BR195
campo gallo|AR212
campo grande|BR38a,AR214
campo largo|BR097,AR213
campo maior|BR1b5,PT3y3
campo mourao|BR096
campo quijano|AR3z2
campo ramon|AR213
campo sesenta|MX3b3
campo verde|BR385
campo viera|AR213
campoalegre|CO0h4
campobasso|IT1c5
campobello di licata|IT1c3
campobello di mazara|IT1c3
campodarsego|IT1c4
campofelice di roccella|IT1c3
campogalliano|IT1c3
camponogara|IT1c3
campos altos|BR094
campos belos|BR574
campos do jordao|BR096
campos dos goytacazes|BR099
campos gerais|BR094
campos novos|BR094
campos sales|BR1b4
camposampiero|IT1c3
camposano|IT1c2
campos|ES0y3
campoverde|PE0f3
campo|PT3y3,US0s1CA
campsie|AU0o5NSW
campti|US180LA
campulung moldovenesc|RO1o4
camrose|CA2o4AB
camucia monsigliolo|IT1c3
can asujan|PH163
can avid|PH163
can baro|ES0y3
can gio|VN0v6
can giuoc|VN0v7
can pastilla|ES0y2
can picafort|ES0y3
can tho|VN0v8
canaan|US0d1ME,US0d0CT
canacona|IN034
canada de gomez|AR215
canadian lakes|US3f1MI
canadian|US182TX
canajoharie|US0d1NY
canakkale|TR016
canal fulton|US0d2OH
canal winchester|US0d3OH
canalicchio|IT1c3
canals|ES0y4,AR213
canandaigua|US0d3NY
cananea|MX3b5
cananeia|BR094
canarana|BR193
canarsie|US0d6NY
canary wharf|GB0i6
canar|EC1l3
canasgordas|CO0h3
canastota|US0d2NY
canas|CR4l4
canatlan|MX2h4
canavieiras|BR195
cana|US0d0VA
canberra|AU0o9ACT
canby|US0s4OR,US181MN
cancale|FR1g3
canchungo|GW4d3
cancun|MX3m9
candaba|PH166
candas|ES0y3
candelaria arenas|PR483
candelaria de la frontera|SV3v3
candelaria|PH166,BR095,ES4e5,CO0h5,PR484,CU1f4,CO0h4,AR213,MX363
candeleda|ES0y2
candelo|IT1c3
candi prambanan|ID0b5
candiac|CA1a4QC
candia|US0d2NH
candido de abreu|BR092
candido mendes|BR1b3
candido mota|BR095
candiolo|IT1c2
candler mcafee|US0d5GA
candolim|IN033
candoni|PH163
candon|PH163
cando|US180ND
cane savannah|US0d0SC
canecas|PT3y3
canegrate|IT1c4
canejan|FR1g2
canelas|PT3y4
canela|BR095
canelli|IT1c3
canelones|UY2b4
canet de mar|ES0y4
canet en roussillon|FR1g3
canete|CL0n4
caneva|IT1c3
caney|US181KS
canfield|US0d3OH
canford heath|GB0i4
cangas de onis|ES0y3
cangas del narcea|ES0y4
cangas do morrazo|ES0y5
canguaretama|BR1b4
cangucu|BR094
cangzhou|CN009
canhotinho|BR1y4
canicattini bagni|IT1c3
canicatti|IT1c5
canico|PT5r5
canidelo|PT3y5
caninde de sao francisco|BR2t3
caninde|BR1b5
canisteo|US0d1NY
canitas de felipe pescador|MX043
cankaya|TR01a
cankuzo|BI1w3
canlaon|PH165
canley heights|AU0o3NSW
canley vale|AU0o3NSW
canmore|CA2o4AB
cannelton|US761IN
cannes|FR1g6
canning vale|AU1n5WA
cannington|AU1n3WA
canning|IN035
cannock|GB0i6
cannon air force base|US3d1NM
cannon beach|US0s1OR
cannon falls|US182MN
cannon hill|AU1e2QLD
cannonvale|AU1e3QLD
canoas|BR098
canoga park|US0s6CA
canoinhas|BR095
canon city|US3d4CO
canonsburg|US0d3PA
canosa di puglia|IT1c5
canovanas|PR483
canovelles|ES0y4
cantagalo|BR094
cantagrillo casalguidi|IT1c3
cantanhede|BR1b3,PT3y3
cantaura|VE135
canta|TR012
canteleu|FR1g4
cantel|GT2r5
canterbury|GB0i6,AU0q3VIC,AU0o3NSW,US0d1NH
canterwood|US0s2WA
cantilan|PH163
cantillana|ES0y3
cantley|CA1a3QC
canto del llano|PA4b3
canto do buriti|BR1b4
canton valley|US0d1CT
cantonment|US185FL
canton|US3f6MI,US0d6OH,US0d5GA,US0d4MA,US184IL,US184MS,US0d3NY,US0d2NC,US182TX,US182SD,US181MO,US0d1PA,US0d0ME
canturay|PH162
cantu|IT1c5
canubing no 2|PH163
canutama|BR1u3
canutillo|US3d3TX
canvey island|GB0i5
canyelles|ES0y3
canyon day|US1v0AZ
canyon lake|US184TX,US0s3CA
canyon rim|US3d3UT
canyonville|US0s1OR
canyon|US184TX
canzo|IT1c2
can|TR015
cao bang|VN0m5
cao lanh|VN0v6
caohe|CN006
caorle|IT1c3
cap negro ii|MA103
capaci|IT1c3
capacuaro|MX043
capac|US3f1MI
capalaba|AU1e4QLD
capanema|BR236
capanne prato cinquale|IT1c3
capannori|IT1c5
capao bonito|BR095
capao da canoa|BR095
caparica|PT3y4
capas|PH166
capayan|AR593
capbreton|FR1g3
capdepera|ES0y4
cape canaveral|US0d3FL
cape carteret|US0d1NC
cape charles|US0d0VA
cape coast|GH0t7
cape coral|US0d7FL
cape girardeau|US185MO
cape may court house|US0d2NJ
cape may|US0d2NJ
cape neddick|US0d1ME
cape saint claire|US0d3MD
cape town|ZA0wc
capela do alto|BR094
capela|BR2t4,BR2t4
capelinha|BR094
capellades|ES0y2
capelle aan den ijssel|NL2p6
capena|IT1c2
capesterre belle eau|GP484
capiago intimiano olmeda|IT1c2
capiata|PY1x8
capilla de guadalupe|MX044
capilla del monte|AR213
capim grosso|BR194
capinopolis|BR094
capinota|BO242
capinzal|BR095
capiovi|AR213
capitan bado|PY1x3
capitan bermudez|AR215
capitan|US3d0NM
capitao poco|BR235
capitol heights|US0d2MD
capitola|US0s3CA
capivari|BR095
capljina|BA2a3
capo dorlando|IT1c4
capodrise|IT1c3
caponago|IT1c2
capoocan|PH163
capoterra|IT1c3
cappelle la grande|FR1g3
cappeln|DE0x3
capraia e limite|IT1c3
capranica|IT1c2
capriate san gervasio|IT1c3
capriolo|IT1c3
capri|IT1c3
capron|US180IL
captain cook|US4g2HI
captainganj|IN034
captains cove|US0d0VA
capua|IT1c4
capula|MX042
capulhuac de mirafuentes|MX044
capulin|MX043
capurso|IT1c4
caqueza|CO0h3
carabalan|PH163
caraballeda|VE135
carabanchel|ES0y8
caracal|RO1o5
caracas|VE13c
caraguatatuba|BR097
carahue|CL0n4
carai|BR093
carambei|BR094
caramutan|PH163
caranan|PH163
carandai|BR094
carangola|BR095
caranguejeira|PT3y2
caransebes|RO1o5
carapan|MX043
carapegua|PY1x3
carapelle|IT1c3
carapicuiba|BR098
carapur|IN032
caras|PE0f3
carate brianza|IT1c4
caratinga|BR096
carauari|BR1u4
caraubas|BR1b4
caravaca|ES0y5
caravaggio|IT1c4
caraway|US180AR
carazinho|BR096
carballo|ES0y5
carbon blanc|FR1g3
carbon cliff|US181IL
carbon hill|US181AL
carbondale|US185IL,US0d3PA,US3d3CO,US180KS
carbonear|CA5s3NL
carboneras|ES0y3
carbonia|IT1c4
carbonville|US3d1UT
carcaixent|ES0y4
carcarana|AR214
carcare|IT1c2
carcar|PH165
carcassonne|FR1g6
carcavelos|PT3y4
carcroft|GB0i3
cardano al campo|IT1c4
cardedeu|ES0y4
cardenas|CU1f7,MX047,MX044
cardiff|GB0i9
cardigan|GB0i2
cardington|US0d1OH
cardito|IT1c4
cardonal|MX043
cardona|PH165,ES0y2
cardoso|BR093
carefree|US1v2AZ
careiro da varzea|BR1u3
carei|RO1o4
carencro|US183LA
carentan|FR1g3
carepa|CO0h4
carey park|AU1n2WA
carey|US0d2OH
carhaix plouguer|FR1g3
carhuamayo|PE0f3
carhuaz|PE0f2
cariamanga|EC1l4
cariati|IT1c3
caribou|US0d3ME
carigara|PH164
carignano|IT1c3
carignan|CA1a3QC
carina heights|AU1e3QLD
carinaro|IT1c3
carindale|AU1e4QLD
carine|AU1n3WA
caringbah south|AU0o4NSW
caringbah|AU0o4NSW
caringin|ID0b7
carinhanha|BR194
carini|IT1c5
carira|BR2t3
carire|BR1b2
caririacu|BR1b4
carl junction|US183MO
carle place|US0d2NY
carlentini|IT1c4
carleton place|CA1a3ON
carletonville|ZA0w8
carleton|US3f1MI
carlet|ES0y4
carlingford|AU0o5NSW
carlinville|US183IL
carlin|US0s1NV
carlisle rockledge|US181AL
carlisle|GB0i6,US0d4PA,AU1n3WA,US0d2OH,US0d2MA,US182IA,US181AR,US0d1KY
carloforte|IT1c2
carlos a carrillo|MX044
carlos barbosa|BR094
carlos chagas|BR094
carlow|IE2n4
carlsbad|US0s7CA,US3d5NM
carlstadt|US0d3NJ
carlton north|AU0q3VIC
carlton|AU0q4VIC,AU0o3NSW,US0s1OR,US180MN
carluke|GB0i4
carlyle|US182IL
carlyss|US182LA
carmagnola|IT1c5
carmarthen|GB0i4
carmaux|FR1g3
carmel by the sea|US0s2CA
carmel hamlet|US0d3NY
carmel valley village|US0s2CA
carmelo|UY2b4
carmel|US326IN,US0d2NY,US0d1ME
carmen de apicala|CO0h2
carmen de viboral|CO0h4
carmen|PH163,PH163,MX2h3,PH163,PH163
carmiano|IT1c3
carmichael|US0s6CA
carmignano di brenta|IT1c3
carmi|US182IL
carmo do cajuru|BR094
carmo do paranaiba|BR095
carmo do rio claro|BR094
carmo do rio verde|BR093
carmona|PH166,ES0y5
carmo|BR094
carnago|IT1c2
carnaiba|BR1y3
carnarvon|AU1n3WA,ZA0w3
carnate|IT1c3
carnation|US0s1WA
carnaxide|PT3y5
carnegie|AU0q4VIC,US0d3PA,US181OK
carneys point|US0d3NJ
carney|US0d5MD
carnforth|GB0i3
carnisse|NL2p3
carnot moon|US0d4PA
carnota|ES0y2
carnot|CF0a5
carnoustie|GB0i4
carnoux en provence|FR1g3
carnuel|US3d0NM
carol city|US0d6FL
carol stream|US185IL
carolina beach|US0d3NC
carolina shores|US0d2NC
carolina|PR487,BR1b4
caroline springs|AU0q5VIC
caromatan|PH162
caronno pertusella|IT1c4
carora|VE137
carosino|IT1c3
carouge|CH4k4
carovigno|IT1c4
caro|US3f2MI
carpenedolo|IT1c4
carpenter hill|PH162
carpentersville|US185IL
carpentras|FR1g5
carpi centro|IT1c6
carpina|BR1y6
carpinis|RO1o3
carpinteria|US0s4CA
carquefou|FR1g4
carqueiranne|FR1g3
carrabelle|US0d1FL
carral|ES0y2
carramar|AU1n3WA
carranglan|PH163
carrara san giorgio|IT1c3
carrara|IT1c6,AU1e4QLD
carrazeda de anciaes|PT3y3
carrboro|US0d4NC
carrefour|HT2c9
carregado|PT3y3
carregal do sal|PT3y2
carriage club|US3d0CO
carrick on suir|IE2n3
carrickfergus|GB0i5
carrier mills|US181IL
carrieres sous poissy|FR1g4
carrieres sur seine|FR1g4
carriere|US184MS
carrigaline|IE2n4
carrington|US181ND
carrizal|VE135,ES4e4
carrizo springs|US183TX
carroll valley|US0d2PA
carrollton|US187TX,US0d5GA,US3f3MI,US0d2VA,US0d2KY,US182MO,US0d2OH,US181IL
carrollwood village|US0d5FL
carrollwood|US0d5FL
carroll|US183IA
carros|FR1g3
carrum downs|AU0q4VIC
carry le rouet|FR1g3
carryduff|GB0i3
carsamba|TR016
carseldine|AU1e3QLD
carshalton|GB0i6
carson city|US0s6NV,US3f0MI
carson|US0s7CA,US0s1WA
cartagena del chaira|CO0h3
cartagena|CO0ha,ES0y8,CL0n4
cartago|CO0h7,CR4l5
cartama|ES0y4
cartaxo|PT3y3
cartaya|ES0y4
carta|RO1o2
carter lake|US182IA
carteret|US0d5NJ
cartersville|US0d4GA
carterton|GB0i4
carterville|US183IL,US181MO
carthage|TN3c4,US184MO,US183TX,US182MS,US0d2NY,US181IL,US181IL,US0d1NC,US181TN
caruaru|BR1y8
carugate|IT1c4
carugo|IT1c2
carupano|VE137
carusucan|PH163
carutapera|BR1b4
caruthersville|US183MO
caruthers|US0s1CA
carver ranches|US0d2FL
carver|US0d4MA,US182MN
carville|US180LA
carvin|FR1g4
caryville|US0d1TN
cary|US0d7NC,US184IL
casa blanca|MX044,US1v0AZ
casa branca|BR094
casa conejo|US0s2CA
casa de oro mount helix|US0s4CA
casa grande|US1v6AZ
casa santa|IT1c5
casablanca|MA10c
casagiove|IT1c4
casal di principe|IT1c4
casal palocco|IT1c5
casalbordino miracoli|IT1c2
casale monferrato|IT1c5
casale sul sile|IT1c3
casalecchio di reno|IT1c5
casalgrande|IT1c3
casalmaggiore|IT1c3
casalnuovo di napoli|IT1c6
casalpusterlengo|IT1c4
casaluce|IT1c3
casamassima|IT1c4
casamicciola terme|IT1c3
casandrino|IT1c4
casano dogana isola|IT1c3
casapesenna|IT1c3
casapulla|IT1c3
casarano|IT1c4
casariche|ES0y2
casarsa della delizia|IT1c3
casarza ligure|IT1c2
casas adobes|US1v6AZ
casas grandes|MX272
casatenovo|IT1c3
casavatore|IT1c4
cascade chipita park|US3d1CO
cascade locks|US0s0OR
cascade valley|US0s1WA
cascade|US181IA
cascais|PT3y5
cascavel|BR098,BR1b6
cascina|IT1c5
caselle torinese|IT1c4
caselle|IT1c3
caserta|IT1c6
caseyville|US182IL
casey|AU0o3ACT,US181IL
cashmere|US0s2WA
cashton|US180WI
casiguran|PH163
casilda|AR215
casillas|GT2r3
casimiro de abreu|BR094
casino|AU0o3NSW
casisang|PH164
caslav|CZ2e3
casorate primo|IT1c3
casorate sempione|IT1c3
casorezzo|IT1c2
casoria|IT1c6
casper|US3d6WY
caspe|ES0y3
cass city|US3f1MI
cassa de la selva|ES0y3
cassano allo ionio|IT1c4
cassano dadda|IT1c4
cassano delle murge|IT1c4
cassano magnago|IT1c4
casselberry|US0d5FL
casselton|US181ND
cassia|BR094
cassilandia|BR384
cassina de pecchi|IT1c3
cassino|IT1c4
cassis|FR1g3
cassolnovo|IT1c3
cassopolis|US3f1MI
cassville|US182MO
castaic|US0s4CA
castalla|ES0y3
castanas|PH163
castanea|US0d0PA
castanet tolosan|FR1g4
castanhal|BR237
castanheira do ribatejo|PT3y3
castano primo|IT1c3
castanos|MX2h5
casteggio|IT1c3
castegnato|IT1c3
castel bolognese|IT1c3
castel di lama|IT1c3
castel di sangro|IT1c3
castel goffredo|IT1c3
castel madama|IT1c3
castel maggiore|IT1c4
castel mella|IT1c3
castel san giorgio|IT1c3
castel san giovanni|IT1c3
castel san pietro terme|IT1c3
castel volturno|IT1c4
castelbuono|IT1c3
castelcovati|IT1c3
casteldaccia|IT1c3
castelfidardo|IT1c4
castelfiorentino|IT1c4
castelfranco di sotto|IT1c3
castelfranco emilia|IT1c4
castelfranco veneto|IT1c5
castelginest|FR1g3
casteljaloux|FR1g2
castell platja daro|ES0y3
castellammare del golfo|IT1c4
castellammare di stabia|IT1c6
castellamonte|IT1c3
castellana|IT1c4
castellaneta|IT1c4
castellane|FR1g3
castellanza|IT1c4
castellar del valles|ES0y5
castellarano|IT1c3
castellbisbal|ES0y4
castelldefels|ES0y6
castelleone|IT1c3
castelletto sopra ticino|IT1c3
castellet|ES0y3
castelli calepio|IT1c3
castelli|AR215
castello de la plana|ES0y7
castello dempuries|ES0y4
castello di cisterna|IT1c3
castelnau le lez|FR1g4
castelnaudary|FR1g4
castelnovo di sotto|IT1c3
castelnovo nemonti|IT1c3
castelnuovo del garda|IT1c2
castelnuovo rangone|IT1c3
castelo branco|PT3y5
castelo do piaui|BR1b3
casteloes de cepeda|PT3y3
castelo|BR094
castelsarrasin|FR1g4
casteltermini|IT1c3
castelu|RO1o3
castelvetrano|IT1c5
castenaso|IT1c3
castenedolo|IT1c3
castiglion fiorentino|IT1c3
castiglione del lago|IT1c2
castiglione delle stiviere|IT1c4
castiglione olona|IT1c3
castiglione torinese|IT1c2
castilho|BR094
castilleja de la cuesta|ES0y4
castillejos|PH165
castillo de locubin|ES0y2
castillos|UY2b3
castillo|DO1d3
castine|US0d0ME
castle dale|US3d1UT
castle donington|GB0i3
castle hayne|US0d0NC
castle hills|US182TX
castle hill|AU0o5NSW
castle pines north|US3d3CO
castle pines|US3d2CO
castle point|US182MO
castle rock|US3d6CO,US0s1WA
castle shannon|US0d3PA
castle vale|GB0i3
castlebar|IE2n4
castleford|GB0i6
castlegar|CA3n3BC
castleknock|IE2n3
castlemaine|AU0q3VIC
castlereagh|GB0i6
castleton on hudson|US0d1NY
castleton|US0d1VT
castlewood|US3d5CO,US0d1VA
castres|FR1g6
castrezzato|IT1c3
castricum|NL2p5
castries|LC484,FR1g3
castro alves|BR194
castro de rei|ES0y3
castro del rio|ES0y3
castro marim|PT3y2
castro urdiales|ES0y5
castro valley|US0s6CA
castrocaro terme e terra del sole|IT1c2
castrop rauxel|DE0x6
castrovillari|IT1c4
castroville|US0s3CA,US182TX
castro|BR095,CL0n5,ES0y3
castuera|ES0y3
casula|AU0o4NSW
cat ba|VN0m5
catablan|PH162
catabola|AO0a4
catacaos|PE0f6
catacocha|EC1l3
cataguases|BR096
catahoula|US180LA
cataingan|PH163
catalao|BR096
catalca|TR014
catalhoyuk|TR013
catalina foothills|US1v6AZ
catalina|US1v3AZ
catamayo|EC1l4
catanauan|PH165
catanduva|BR097
catania|IT1c8
catano|PR485
catanzaro|IT1c6
catarama|EC1l3
catarman|PH166
catarroja|ES0y5
catasauqua|US0d3PA
catawba|US0d0SC
catawissa|US0d1PA
catbalogan|PH166
cateel|PH163
catemaco|MX045
catende|BR1y5
caterham|GB0i4
cathcart|US0s1WA
cathedral city|US0s6CA
catia la mar|VE137
catio|GW4d3
cativa|PA4b5
catlettsburg|US0d1KY
catlin|US181IL
catmon|PH163
catole do rocha|BR1b4
catonsville|US0d5MD
catoosa|US183OK
cato|US181WI
catral|ES0y3
catriel|AR3z4
catskill|US0d2NY
catterick garrison|GB0i4
cattolica|IT1c4
catumbela|AO0a4
catu|BR195
cauayan|PH163,PH163
caucaguita|VE136
caucaguito|VE136
caucaia|BR1b8
caucasia|CO0h6
caucel|MX363
caucete|AR455
caudan|FR1g3
caudebec les elbeuf|FR1g3
caudete|ES0y3
caudry|FR1g4
caulfield north|AU0q4VIC
caulfield south|AU0q4VIC
caulfield|AU0q3VIC
cauquenes|CL0n5
causeni|MD3k4
caussade|FR1g3
cauto cristo|CU1f4
cava de tirreni|IT1c6
cavaillon|FR1g5
cavalaire sur mer|FR1g3
cavalier|US180ND
cavallino|IT1c3
cavan|IE2n3
cavaria con premezzo|IT1c2
cavarzere|IT1c3
cave city|US181KY,US181AR
cave creek|US1v2AZ
cave junction|US0s1OR
cave springs|US182AR
cave spring|US0d5VA,US180GA
cavelossim|IN034
cavenago di brianza|IT1c3
caversham|AU1n2WA
cavetown|US0d1MD
cavezzo|IT1c2
cave|IT1c3
cavinti|PH163
cavite city|PH167
cavnic|RO1o2
cavriago|IT1c3
cavuslu|TR013
cawayan|PH162
caxambu|BR095
caxias do sul|BR099
caxias|BR1b7,PT3y3
caxito|AO0a5
cayambe|EC1l5
cayang|PH163
cayce|US0d4SC
caycuma|TR014
cayeli|TR015
cayenne|GF616
cayey|PR484
cayiralan|TR014
caykara|TR014
cayucos|US0s1CA
cayuga heights|US0d2NY
cayuga|US180IN
cay|TR015
cazenovia|US0d2NY
cazin|BA2a4
cazorla|ES0y3
ceadir lunga|MD3k5
ceara mirim|BR1b5
cebazat|FR1g3
cebu city|PH16a
cebuano|PH162
ceccano|IT1c4
cecchina|IT1c3
cecil bishop|US0d1PA
cecil hills|AU0o3NSW
cecilia|US181LA
cecina|IT1c4
cedar bluff|US181AL,US0d0VA,US0d0VA
cedar city|US3d5UT
cedar falls|US185IA
cedar glen lakes|US0d1NJ
cedar glen west|US0d0NJ
cedar grove|US0d4NJ,US182FL,US181WI
cedar hills|US3d3UT,US0s3OR
cedar hill|US186TX,US181MO
cedar lake|US184IN
cedar mill|US0s4OR
cedar park|US186TX
cedar point|US0d0NC
cedar rapids|US187IA
cedar ridge|US0s0CA
cedar springs|US3f2MI
cedarburg|US184WI
cedaredge|US3d1CO
cedarhurst|US0d3NY
cedartown|US0d3GA
cedarville|US0d2OH,US180AR
cedeira|ES0y3
cedral|MX044
cedro|BR1b4
ceelbuur|SO173
ceeldheer|SO175
ceerigaabo|SO175
cee|ES0y3
cefalu|IT1c4
cefa|RO1o3
ceggia|IT1c2
cegled|HU1q5
ceglie messapica|IT1c4
cegrane|MK2a4
cehegin|ES0y4
ceiba|PR483,PR483
cekerek|TR013
celakovice|CZ2e3
celaliye|TR013
celanova|ES0y3
celano|IT1c3
celarevo|RS2a2
celaru|RO1o2
celaya|MX048
celbridge|IE2n4
celebration|US0d3FL
celendin|PE0f4
celestun|MX363
celeyke|TR013
celica|EC1l2
celikhan|TR014
celinac|BA2a3
celina|US0d3OH,US183TX,US181TN
celje|SI2a5
cellamare|IT1c2
celldomolk|HU1q4
celles|BE2p2
celle|DE0x6
cellino san marco|IT1c3
cellole|IT1c3
celoron|US0d0NY
celso ramos|BR094
cementon|US0d1PA
cenes de la vega|ES0y3
cenon|FR1g4
centar zupa|MK2a6
centar|HR2a5
centelles|ES0y3
centenario do sul|BR093
centenario|AR3z5
centenary heights|AU1e3QLD
centennial park|US3d0AZ
centennial|US3d7CO
center city|US0d6PA
center harbor|US0d0NH
center hill|US0d0FL
center line|US3f3MI
center moriches|US0d3NY
center point|US184AL,US181IA
centerburg|US0d1OH
centereach|US0d5NY
centerfield|US3d0UT,US3d0UT
centerport|US0d2NY,US0d2NY
centerton|US184AR
centerville|US0d5OH,US3d4UT,US0d3MA,US0d3GA,US0d3SC,US183IA,US182IA,US0d2SC,US182MN,US182TN,US0d2PA,US321IN
center|US183TX,US182TX,US3d1CO
centobuchi|IT1c3
cento|IT1c4
central city|US1v6AZ,US183KY,US182NE,US180IL,US180IA,US180IL,US0d0PA
central falls|US0d4RI
central garage|US0d0VA
central gardens|US182TX
central heights midland city|US1v1AZ
central high|US180OK
central islip|US0d5NY
central park|US0s1WA
central point|US0s4OR
central square|US0d1NY
central valley historical|US0s2CA
central valley|US0d1NY
central waterford|US0d2CT
centralia|US0s4WA,US184IL,US182MO
centralina|BR093
centralniy|RU068
central|US185LA,US0d2SC,US181TN,US0d1TN
centre de flacq|MU5g4
centre hall|US0d0PA
centreville|US0d6VA,US182IL,US0d2MD,US181AL,US181MS,US3f1MI
centre|US182AL
centro de readaptacion social|MX044
centro familiar la soledad|MX045
centro habana|CU1f7
centurion|ZA0w8
century city|US0s2CA
century|US181FL
ceparana carpena|IT1c3
ceper|ID0b5
cepin|HR2a3
ceprano|IT1c3
ceptura de sus|RO1o2
cepu|ID0b6
cerano|MX043,IT1c3
cerasu|RO1o2
cercado abajo|DO1d2
cercedilla|ES0y3
cercola|IT1c4
cerdanyola del valles|ES0y6
cerda|IT1c2
cerea|IT1c4
ceredo|US0d0WV
cerese|IT1c3
ceres|US0s6CA,ZA0w5,BR094,AR214
cerete|CO0h6
ceret|FR1g3
cergy pontoise|FR1g8
cergy|FR1g6
ceriale|IT1c2
ceriano laghetto|IT1c2
cerignola|IT1c6
cerkes|TR014
cerkezkoy|TR016
cermenate|IT1c3
cermik|TR014
cernavoda|RO1o4
cernay|FR1g3
cernica|RO1o3
cernobbio|IT1c3
cernusco sul naviglio|IT1c5
cerny most|CZ2e4
cerqueira cesar|BR094
cerquilho|BR095
cerrik|AL4f4
cerritos|US0s6CA,MX044
cerro azul|MX044,AR212
cerro de ortega|MX043
cerro de pasco|PE0f6
cerro de san antonio|CO0h3
cerro gordo|MX042,US180IL
cerro largo|BR093
cerro maggiore|IT1c4
cerro|CU1f7
certaldo|IT1c4
certeze|RO1o2
cervantes|AR3z2
cervello|ES0y3
cerveny kostelec|CZ2e3
cervera|ES0y3
cerveteri|IT1c4
cervia|IT1c4
cervignano del friuli|IT1c4
cervinara|IT1c3
cesano boscone|IT1c5
cesano maderno|IT1c5
cesano|IT1c3
cesar chavez|US181TX
cesate|IT1c4
cesa|IT1c3
cesenatico|IT1c4
cesena|IT1c6
cesis|LV374
ceska kamenice|CZ2e2
ceska lipa|CZ2e5
ceska skalice|CZ2e2
ceska trebova|CZ2e4
ceske budejovice|CZ2e7
cesky brod|CZ2e3
cesky krumlov|CZ2e4
cesky tesin|CZ2e5
cesme|TR014
cessnock|AU0o4NSW
cesson sevigne|FR1g4
cesson|FR1g3
cestas|FR1g4
cetate|RO1o3
cetinje|ME2a4
cetronia|US0d1PA
ceuta|ES5z6
ceuti|ES0y3
ceyhan|TR017
ceylanpinar|TR015
ceyranbatan|AZ2k3
ceyrat|FR1g3
cha am|TH0m6
cha grande|BR1y4
chaadayevka|RU063
chaah|MY1z4
chabahar|IR0k6
chabany|UA153
chabet el ameur|DZ1j4
chabeuil|FR1g3
chabua|IN033
chacabuco|AR025
chacao|VE136
chacarita|CR4l5
chachapoyas|PE0f4
chachersk|BY1p3
chachoengsao|TH0m6
chackbay|US182LA
chadan|RU2w3
chadbourn|US0d1NC
chadron|US3d3NE
chadstone|AU0q3VIC
chadwell heath|GB0i3
chadwell st mary|GB0i3
chadwicks|US0d1NY
chaeryong up|KP0z6
chaffee|US182MO
chafford hundred|GB0i4
chagny|FR1g3
chagoda|RU063
chagrin falls|US0d2OH
chaguanas|TT486
chahal guatemala|GT2r3
chahar burj|AF114
chahuites|MX043
chahuite|MX043
chai badan|TH0m5
chai buri|TH0m3
chai nat|TH0m4
chaibasa|IN036
chaidari|GR3h6
chaihe|CN006
chail|IN033
chaiyaphum|TH0m6
chaiya|TH0m4
chaiyo|TH0m4
chajari|AR215
chajul|GT2r4
chak azam sahu|PK055
chak five hundred seventy five|PK055
chak jhumra|PK055
chak one hundred twenty nine left|PK055
chak thirty one eleven left|PK056
chak two hundred forty nine thal development authority|PK054
chakan|IN035
chakapara|IN035
chakari|ZW1w3
chake chake|TZ174
chakia|IN034,IN034
chaklasi|IN035
chakradharpur|IN035
chaksu|IN035
chakulia|IN034
chakvi|GE2m3
chakwal|PK057
chakwama|NG0a8
chak|PK054
chalala|IN034
chalan pago ordot village|GU663
chalastra|GR3h3
chalatenango|SV3v4
chala|TZ174
chalchihuapan|MX042
chalchuapa|SV3v5
chalco|MX047,US183NE
chalette sur loing|FR1g4
chalfont saint peter|GB0i4
chalfont st giles|GB0i3
chalfont|US0d2PA
chalford|GB0i3
chalinze|TZ175
chalisgaon|IN037
chalkida|GR3h6
chalkville|US182AL
challakere|IN036
challans|FR1g4
challapalle|IN034
challapata|BO243
challenge brownsville|US0s0CA
challis|US5k0ID
chalmette|US184LA
chalon sur saone|FR1g6
chalonnes sur loire|FR1g3
chalons en champagne|FR1g6
chaltyr|RU064
chalus|IR0k6
chamalieres|FR1g4
chaman|PK056
chamartin|ES0y7
chama|US3d0NM
chambarak|AM2l3
chambas|CU1f5
chamba|IN034
chamberi|ES0y7
chamberlain|US181SD
chamberlayne|US0d2VA
chambersburg|US0d4PA
chambery|FR1g6
chamber|PK054
chambishi|ZM1w3
chamblee|US0d5GA
chambly|CA1a4QC,FR1g3
chambourcy|FR1g2
chambray les tours|FR1g3
chamical|AR5e4
chamonix mont blanc|FR1g3
champagne au mont dor|FR1g3
champagne sur seine|FR1g3
champagnole|FR1g3
champahati|IN033
champaign|US186IL
champasak|LA0m4
champa|IN035
champerico|GT2r3
champigneulles|FR1g3
champigny sur marne|FR1g6
champion heights|US0d3OH
champlain|US0d0NY
champlin|US185MN
champoton|MX365
champs sur marne|FR1g5
champua|IN033
chamrajnagar|IN036
chamzinka|RU063
cham|DE0x4,CH4k4
chanal|MX043,MX042
chanar ladeado|AR212
chanasma|IN034
chancay|PE0f5
chandannagar|IN037
chandauli|IN035
chanda|IN038
chandbali|IN033
chanderi|IN035
chandia|IN034
chandigarh|IN03a
chandla|IN033
chandler|US1v8AZ,CA5o3QC,US182IN,US182OK,US182TX
chandor|IN034
chandpur|IN036
chandrakona|IN034
chandra|KM172
chanduasi|IN037
chandur bazar|IN034
chandur|IN035,IN034,IN033
changanacheri|IN036
changchun|CN00c
changde|CN009
change|FR1g2,FR1g2
changji|CN128
changleng|CN006
changling|CN006
changli|CN006
changnyeong|KR086
changping|CN007
changqing|CN006
changsha|CN00c
changshu city|CN00a
changsu|KR085
changtu|CN006
changuinola|PA4b4
changwon|KR089
changyon|KP0z5
changzhi|CN009
changzhou|CN00a
chanhassen|US185MN
chania|GR3h6
chanika|TZ175
channagiri|IN034
channahon|US184IL
channapatna|IN036
channarayapatna|IN035
channel islands beach|US0s2CA
channel lake|US181IL
channelview|US185TX
chantada|ES0y3
chanteloup les vignes|FR1g3
chantepie|FR1g3
chanthaburi|TH0m7
chantilly|US0d5VA,FR1g3
chantonnay|FR1g3
chanute|US183KS
chany|RU223
chaohu|CN007
chaoyang|CN009,CN006
chaozhou|CN009
chapada dos guimaraes|BR3w4
chapadinha|BR1b5
chapaev|KZ543
chapala|MX044
chaparral|CO0h4,US3d4NM
chapar|IN034
chapayevsk|RU2i6
chapeco|BR097
chapel allerton|GB0i4
chapel en le frith|GB0i3
chapel hill|US0d6NC,AU1e3QLD,US181TN
chapelhall|GB0i3
chapelizod|IE2n2
chapelle lez herlaimont|BE2p4
chapeltown|GB0i5
chapin|US0d1SC
chaplygin|RU064
chaplynka|UA153
chapmanville|US0d0WV
chapman|US180KS
chaponost|FR1g3
chappaqua|US0d1NY
chapra|IN038
chapulco|MX042
chapultepec|MX043
char bhadrasan|BD075
char golora|BD072
charallave|VE137
charata|AR215
charcas|MX044
chardara|KZ1h5
chardon|US0d2OH
chard|GB0i4
charef|DZ1j5
charenton le pont|FR1g5
charenton|US181LA
charikar|AF116
chariton|US182IA
charkhari|IN035
charkhi dadri|IN036
charlack|US180MO
charlemagne|CA1a2QC
charlemont|US0d0MA
charleroi|BE2p8,US0d2PA
charles city|US183IA
charles town|US0d3WV
charles village|US0d3MD
charleston|US0d7SC,US0d6WV,US184IL,US183MO,US181AR,US181MS,US0d1NY,US0d1ME
charlestown|AU0o4NSW,US0d3RI,US323IN,US0d0MD,US0d0NH,US0d0MD
charleville mezieres|FR1g6
charlevoix|US3f1MI
charlotte amalie|VI484
charlotte hall|US0d1MD
charlotte harbor|US0d2FL
charlotte park|US0d1FL
charlottenburg nord|DE0x4
charlottenburg|DE0x7
charlottenlund|DK0x5
charlottesville|US0d6VA
charlottetown|CA4h5PE
charlotte|US0daNC,US3f3MI,US0d2VT,US181TX,US181TN
charlton kings|GB0i4
charlton|US0d4MA
charnay les macon|FR1g3
charneca de caparica|PT3y5
charneca|PT3y3
charo|MX042
charqueadas|BR095
charqueada|BR094
charsadda|PK057
charter oak|US0s3CA
charters towers|AU1e3QLD
charthawal|IN034
chartres de bretagne|FR1g3
chartres|FR1g5
charvieu chavagneux|FR1g3
charxin|UZ4m4
chase city|US0d1VA
chasetown|GB0i3
chashniki|BY1p4
chasiv yar|UA154
chaska|US185MN
chasong|KP0z4
chasse sur rhone|FR1g2
chassieu|FR1g3
chastre villeroux blanmont|BE2p3
chas|IN037
chatan|JP0c5
chateau dolonne|FR1g4
chateau du loir|FR1g2
chateau gontier|FR1g4
chateau renault|FR1g3
chateau thierry|FR1g4
chateaubourg|FR1g2
chateaubriant|FR1g4
chateaudun|FR1g4
chateaugiron|FR1g3
chateauguay|CA1a5QC
chateaulin|FR1g2
chateauneuf les martigues|FR1g4
chateauneuf sur loire|FR1g3
chateaurenard|FR1g4
chateauroux|FR1g6
chatel guyon|FR1g3
chatel saint denis|CH4k2
chatelaillon plage|FR1g3
chatelet|BE2p5
chatellerault|FR1g5
chatenay malabry|FR1g5
chatenoy le royal|FR1g3
chatfield|US181MN
chatham|GB0i6,CA1a5ON,US185IL,US184IL,US0d3NJ,US0d1NY,US0d1VA,US0d1MA
chatillon sur seiche|FR1g3
chatillon sur seine|FR1g3
chatillon|FR1g5
chatmoss|US0d1VA
chatom|US180AL
chatou|FR1g5
chato|TZ175
chatrapur|IN034
chatra|IN036
chatswood|AU0o5NSW
chatsworth|US0s5CA,US0d2GA,US180IL
chattahoochee hills|US0d1GA
chattahoochee|US182FL
chattanooga valley|US0d2GA
chattanooga|US0d7TN
chatteris|GB0i3
chaudfontaine|BE2p4
chauk|MM0p7
chaumont gistoux|BE2p3
chaumont|FR1g5
chauncey|US0d0OH
chauny|FR1g4
chaupimarca|PE0f5
chauvigny|FR1g3
chauvin|US182LA
chavannes|CH4k2
chavantes|BR093
chaves|PT3y4
chaville|FR1g4
chavinda|MX043
chavusy|BY1p3
chawang|TH0m3
chawinda|PK055
chayan|KZ1h3
chaykovskiy|RU256
chazuta|PE0f3
cheadle hulme|GB0i5
cheadle|GB0i4
cheam|GB0i3
cheat lake|US0d3WV
chebanse|US180IL
chebarkul|RU256
chebba|TN3c4
chebli|DZ1j4
cheboksary|RU069
cheboygan|US3f2MI
cheb|CZ2e5
chechat|IN033
chechelnyk|UA152
chechen aul|RU063
checotah|US182OK
checy|FR1g3
cheddar|GB0i2
cheektowaga|US0d6NY
cheetham hill|GB0i4
chefchaouene|MA105
chegdomyn|RU3q4
chegem vtoroy|RU063
chegem|RU064
chegutu|ZW1w6
chehalis|US0s3WA
chekhov|RU066
chekmagush|RU253
chelakara|IN033
chelak|UZ4m4
chelan|US0s2WA
chela|AO0a3
chelbasskaya|RU063
chelghoum el aid|DZ1j6
chelles|FR1g6
chelm slaski|PL1r2
chelmek|PL1r3
chelmno|PL1r4
chelmsford|GB0i7,US0d5MA
chelmsley wood|GB0i4
chelmza|PL1r4
chelm|PL1r6
chelno vershiny|RU063
chelsea heights|AU0q2VIC
chelsea|GB0i6,US0d5MA,US184AL,AU0q3VIC,US3f2MI,US0d2NY,US0d1ME,US181OK,US0d0VT
cheltenham|GB0i7,AU0q4VIC
chelyabinsk|RU25a
chemax|MX364
chemille melay|FR1g3
chemin grenier|MU5g4
chemini|DZ1j4
chemmumiahpet|IN035
chemnitz|DE0x8
chemodanovka|RU062
chemolgan|KZ1h4
chenab nagar|PK056
chenango bridge|US0d2NY
chenaran|IR0k6
chene bougeries|CH4k3
chene bourg|CH4k3
cheney|US0s4WA,US181KS
chengam|IN035
chengannur|IN035
chengde|CN009
chengdu|CN00d
chenghua|CN007
chengtangcun|CN007
chengyang|CN006
chengzhong|CN008
chengzihe|CN007
chennai|IN03c
chennevieres sur marne|FR1g4
chennimalai|IN034
chenoa|US181IL
chenove|FR1g4
chenoweth|US0s1OR
chenzhou|CN007
cheonan|KR089
cheongju si|KR089
cheongsong gun|KR085
chepachet|US0d1RI
chepelare|BG2f2
chepen|PE0f5
chepo|PA4b4
chepstow|GB0i4
cheraga|DZ1j5
cheran|MX044
cheraw|US0d3SC
cherbourg octeville|FR1g5
cherdakly|RU3j4
cherdyn|RU252
cheremkhovo|RU3r6
cheremshan|RU062
cheremukhovo|RU253
cheremushki|RU067,RU2w3
cherepanovo|RU224
cherepovets|RU068
cheria|DZ1j6
cherkasy|UA158
cherkessk|RU067
cherlak|RU254
chermen|RU063
chermside west|AU1e3QLD
chermside|AU1e3QLD
chernaya rechka|RU066
cherniakhiv|UA153
chernigovka|RU3q4
chernihiv|UA158
chernivtsi|UA158
chernogolovka|RU064
chernogorsk|RU2w6
chernolesskoye|RU062
chernomorskiy|RU063
chernomorskoye|UA4a3
chernushka|RU255
chernyakhovsk|RU465
chernyanka|RU064
chernyshevskiy|RU4x2
chernyshevsk|RU4n4
chernyshkovskiy|RU2q2
chern|RU063
cherokee village|US182AR
cherokee|US182IA,US0d1NC,US181OK,US180AL
cherpulassery|IN035
cherrapunji|IN033
cherry creek|US3d3CO
cherry grove|US0d2OH
cherry hill mall|US0d4NJ
cherry hills village|US3d3CO
cherry hill|US0d6NJ,US0d4VA
cherry orchard|IE2n3
cherry valley|US0s3CA,US182IL
cherrybrook|AU0o4NSW
cherryfield|US0d0ME
cherryland|US0s4CA
cherryvale|US0d1SC,US181KS
cherryville|IE2n3,US0d3NC,US0d1PA
chertanovo yuzhnoye|RU067
cherthala|IN036
chertkovo|RU063
chertsey|GB0i3
cherven bryag|BG2f4
chervona sloboda|UA153
chervonohrad|UA156
chervonohryhorivka|UA153
chervonopartyzansk|UA154
chervyen|BY1p3
cherykaw|BY1p3
chesaning|US3f1MI
chesapeake beach|US0d3MD
chesapeake ranch estates|US0d3MD
chesapeake|US0d8VA,US0d1WV
chesham|GB0i4
cheshire village|US0d3CT
cheshire|US0d5CT
cheshunt|GB0i6
chesilhurst|US0d1NJ
chesma|RU253
chessington|GB0i4
chester center|US0d1CT
chester heights|US0d1PA
chester hill|AU0o4NSW
chester le street|GB0i5
chester springs|US0d3PA
chesterbrook|US0d2PA
chesterfield court house|US0d2VA
chesterfield|GB0i7,US186MO,US0d2NH,US321IN,US0d1SC,US0d0MA
chesterland|US0d1OH
chesterton|US184IN
chestertown|US0d2MD
chesterville|US0d0ME
chester|GB0i7,US0d5PA,US0d4VA,US183IL,US0d2SC,US0d2NH,US0d2MD,US0d2NY,US0d2VT,US0d1WV,US0s1CA,US0d1NJ,US0d1GA
cheste|ES0y3
chestnut ridge|US0d3NY
cheswick|US0d1PA
cheswold|US0d1DE
chetek|US181WI
chetopa|US180KS
chetouane|DZ1j5
chetput|IN034
chettipalaiyam|IN035
chetumal|MX3m7
chetwayi|IN035
chevak|US780AK
cheval|US0d3FL
cheverly|US0d3MD
chevigny saint sauveur|FR1g3
chevilly larue|FR1g4
cheviot|US0d3OH
chevreuse|FR1g3
chevy chase heights|US0d1PA
chevy chase village|US0d1MD
chevy chase|US0d3DC,US0d3MD
chewelah|US0s1WA
cheyenne|US3d6WY
cheyyar|IN035
cheyyur|IN033
chhabra|IN035
chhachhrauli|IN033
chhagalnaiya|BD075
chhala|IN034
chhapar|IN034
chhaprauli|IN034
chharra|IN035
chhatak|BD075
chhatapur|IN035
chhatarpur|IN037
chhata|IN034
chhibramau|IN036
chhindwara|IN037
chhor|PK054
chhota udepur|IN035
chhoti sadri|IN034
chhuikhadan|IN033
chhutmalpur|IN033
chiaiano|IT1c5
chiaia|IT1c5
chiajna|RO1o3
chiampo|IT1c3
chianciano terme|IT1c3
chiang kham|TH0m4
chiang khong|TH0m4
chiang klang|TH0m4
chiang mai|TH0m8
chiang rai|TH0m6
chiang saen|TH0m3
chiantla|GT2r3
chiapa de corzo|MX045
chiaravalle|IT1c4
chiari|IT1c4
chiasso|CH4k3
chiatura|GE2m4
chiautla de tapia|MX044
chiautla|MX043
chiavari|IT1c5
chiavenna|IT1c3
chia|CO0h6
chiba|JP0ca
chibougamau|CA1a3QC
chibuto|MZ1w6
chicacao|GT2r4
chicago heights|US185IL
chicago lawn|US186IL
chicago loop|US185IL
chicago ridge|US184IL
chicago|US18bIL
chicalim|IN033
chicama|PE0f4
chichawatni|PK056
chichen itza|MX364
chichester|GB0i5,US0d1NH
chichibu|JP0c6
chichicapa|MX043
chichicastenango|GT2r6
chichigalpa|NI2s5
chichihualco|MX043
chichimila|MX362
chichiriviche|VE134
chichli|IN033
chicholi|IN034
chickamauga|US0d2GA
chickasaw|US183AL
chickasha|US184OK
chiclana de la frontera|ES0y6
chiclayo|PE0f9
chicoana|AR3z3
chicoloapan|MX047
chicomuselo|MX043
chiconcuac|MX044,MX043
chiconi|YT173
chicopee|US0d6MA
chicoral|CO0h4
chicora|US0d0PA
chico|US0s6CA,US0s1WA,US180TX
chicureo abajo|CL0n4
chicxulub puerto|MX363
chidambaram|IN036
chidawa|IN035
chiefland|US0d1FL
chieri|IT1c5
chieti|IT1c5
chietla|MX043
chievres|BE2p3
chifeng|CN008
chiffa|DZ1j5
chigasaki|JP0c8
chignahuapan|MX044
chigorodo|CO0h6
chiguayante|CL0n6
chigwell|GB0i3
chihuahua|MX33a
chik ballapur|IN036
chikhli|IN036,IN033
chikitigarh|IN033
chikmagalur|IN037
chiknayakanhalli|IN035
chikodi|IN035
chikola|RU063
chikushino shi|JP0c7
chikwawa|MW1w3
chilakalurupet|IN037
chilapa de alvarez|MX045
chilaw|LK3i5
chilca|PE0f4
chilchota|MX043
childersburg|US182AL
childress|US183TX
chilecito|AR5e5
chilhowie|US0d1VA
chilibre|PA4b5
chililabombwe|ZM1w6
chillan|CL0n7
chillicothe|US0d4OH,US183MO,US183IL
chilliwack|CA3n6BC
chillum|US0d5MD
chillupar|IN034
chilly mazarin|FR1g4
chilmari|BD076
chilon|MX043,MX042
chilpancingo|MX048
chilton|US182WI
chimala|TZ175
chimaltenango|GT2r6
chimayo|US3d2NM
chimay|BE2p3
chima|IN033
chimbarongo|CL0n4
chimbas|AR456
chimbote|PE0f8
chimichagua|CO0h4
chimoio|MZ1w8
chimore|BO242
china grove|US0d2NC,US180TX
china lake acres|US0s1CA
chinacota|CO0h3
chinameca|SV3v3,MX043
chinampa de gorostiza|MX042
chinandega|NI2s7
chinatown|US0s7CA,US0d6NY,US0s2CA
chinautla|GT2r7,MX043
china|MX2h3,MX362,US0d2ME,US180TX
chincha alta|PE0f7
chinchani|IN034
chinchilla|AU1e3QLD,US0d1PA
chinchina|CO0h6
chinchinim|IN033
chincholi|IN034
chinchon|KR086
chincoteague|US0d2VA
chinde|MZ1w4
chingirlau|KZ543
chingleput|IN036
chingola|ZM1w7
chinhoyi|ZW1w6
chiniot|PK058
chinju|KR088
chinle|US3d2AZ
chinna salem|IN034
chinnachowk|IN036
chinnamanur|IN035
chinnasekkadu|IN033
chinnor|GB0i2
chino hills|US0s6CA
chino valley|US1v3AZ
chinon|FR1g3
chinook|US3d0MT
chinoz|UZ1i5
chino|US0s6CA,JP0c6
chinsali|ZM1w4
chintamani|IN036
chinu|CO0h4
chioggia|IT1c5
chios|GR3h5
chipata|ZM1w6
chipinge|ZW1w4
chipiona|ES0y4
chipley|US182FL
chiplun|IN036
chippendale|AU0o3NSW
chippenham|GB0i5
chippewa falls|US184WI
chipping norton|AU0o3NSW,GB0i3
chipping ongar|GB0i3
chipping sodbury|GB0i5
chipurupalle|IN035
chiquimula|GT2r5
chiquimulilla|GT2r4
chiquinquira|CO0h6
chirala|IN036
chiras|AF114
chirchiq|UZ1i7
chiredzi|ZW1w5
chirgaon|IN034
chiri yurt|RU062
chiriguana|CO0h4
chirilagua|SV3v3
chirkey|RU063
chirnogi|RO1o3
chirnside park|AU0q3VIC
chirongui|YT173
chiroqchi|UZ4m4
chirpan|BG2f4
chiryu|JP0c6
chisago city|US182MN
chiscani|RO1o2
chisec|GT2r4
chishmy|RU254
chisholm|AU0o2ACT,US182MN,US0d0ME
chishtian|PK057
chisinau|MD3k9
chisineu cris|RO1o3
chislehurst|GB0i4
chissamba|AO0a3
chistenkoye|UA4a2
chistopol|RU066
chistyye bory|RU062
chitapur|IN035
chita|RU4n8
chitcani|MD3k3
chitila|RO1o4
chitipa|MW1w3
chitose|JP0c7
chitradurga|IN037
chitre|PA4b3
chittagong|BD07c
chittaranjan|IN036
chittarkonda|IN033
chittaurgarh|IN037
chittenango|US0d2NY
chittenden|US0d0VT
chittur|IN035
chitungwiza|ZW1w8
chitu|CN003
chiuduno|IT1c2
chiugiana la commenda|IT1c3
chiungutwa|TZ174
chivacoa|VE136
chivasso|IT1c5
chiva|ES0y4
chivhu|ZW1w3
chivilcoy|AR026
chivolo|CO0h4
chizhou|CN007
chkalovsk|RU064
chlef|DZ1j7
chlmec|SK2e3
chlumec nad cidlinou|CZ2e2
cho dok|VN0v6
choa saidan shah|PK054
chocaman|MX043
choccolocco|US181AL
chocen|CZ2e3
chocianow|PL1r3
choconta|CO0h3
chocope|PE0f5
choctaw lake|US0d1OH
choctaw|US184OK
chocznia|PL1r2
chodavaram|IN035
chodov|CZ2e4
chodziez|PL1r4
choele choel|AR3z3
chofu|JP0c8
choisy le roi|FR1g5
choix|MX333
chojna|PL1r3
chojnice|PL1r5
chojnow|PL1r4
chok chai|TH0m5
chokwe|MZ1w6
cholapuram|IN033
cholargos|GR3h5
cholet|FR1g6
choloma|HN307
cholpon ata|KG2x4
cholula|MX046
cholul|MX363
chom bueng|TH0m4
chom thong|TH0m4
choma|ZM1w6
chomutov|CZ2e6
chon buri|TH0m8
chon daen|TH0m4
chonchi|CL0n4
chone|EC1l5
chongjin|KP0z8
chongju|KP0z5
chonglong|CN006
chongoyape|PE0f4
chongqing|CN00d
chongwe|ZM1w3
chontalpa|MX043
chontaul|RU063
chopan|IN034
chopda|IN036
chopinzinho|BR094
chop|UA153
chorbane|TN3c3
chorfa|DZ1j4
chorhat|IN034
chorleywood|GB0i4
chorley|GB0i5
chornobayivka|UA153
chornobay|UA153
chornomorsk|UA156
chornukhyne|UA153
choroszcz|PL1r2
chorozinho|BR1b3
chortkiv|UA155
chortoq|UZ1i6
chorzow|PL1r7
chos malal|AR3z4
chosica|PE0f6
choszczno|PL1r4
chota|PE0f4
choteau|US3d1MT
chotebor|CZ2e3
chotila|IN034
chouteau|US181OK
chowchilla|US0s4CA
choyr|MN313
chrastava|CZ2e3
chrisman|US180IL
christchurch|NZ499,GB0i5
christiana|ZA0w4,US183TN,US0d0PA
christiansburg|US0d4VA
christianshavn|DK0x3
christie downs|AU2d2SA
christies beach|AU2d2SA
christmas|US0d0FL
christopher|US181IL
chropyne|CZ2e2
chrudim|CZ2e5
chrysoupolis|GR3h3
chrzanow|PL1r5
chualar|US0s0CA
chuarrancho|GT2r3
chubbuck|US5k4ID
chubek|TJ3e4
chuchar kana mandi|PK056
chudey|UA152
chudniv|UA153
chudovo|RU064
chuguyevka|RU3q4
chuhar jamali|PK054
chuhuyiv|UA155
chui|UY2b3,BR573
chuka|KE173
chukhloma|RU062
chula vista|US0s8CA
chulakkurgan|KZ1h3
chulman|RU4x3
chulucanas|PE0f6
chuluota|US0d1FL
chulym|RU224
chum phae|TH0m6
chumphon|TH0m6
chunar|IN035
chuncheon|KR088
chunghwa|KP0z4
chunian|PK056
chunskiy|RU3r4
chupaca|PE0f3
churachandpur|IN036
churapcha|RU4x3
church hill|US0d3TN,US0d1PA
church point|US182LA
church rock|US3d0NM
churchdown|GB0i4
churchill|US0d2PA,US0d1OH
churchville|US0d2PA,US0d1NY
churriana de la vega|ES0y4
churubusco|US321IN
churu|IN037
chur|CH4k5
chusovoy|RU256
chust|UZ1i6
chutes lavie|FR1g3
chutove|UA153
chuzhou|CN008
chu|KZ1h5
chyhyryn|UA154
chynadiyovo|UA153
chyorny yar|RU403
chystyakove|UA156
chyst|BY1p2
ciacova|RO1o3
ciaculli|IT1c3
ciamis|ID0b7
ciampea|ID0b8
ciampino|IT1c5
cianorte|BR096
cibecue|US1v1AZ
cibinong|ID0b8
cibitoke|BI1w4
cibolo|US185TX
ciboure|FR1g3
cicciano|IT1c4
cicero dantas|BR2t4
cicero|US186IL,US322IN
cicuco|CO0h3
cicurug|ID0b6
cide|TR014
cidra|PR482
cidreira|BR093
ciechanow|PL1r6
ciechocinek|PL1r3
ciego de avila|CU1f7
ciempozuelos|ES0y4
cienaga de oro|CO0h4
cienaga|CO0h6
cienega de flores|MX2h4
cienega springs|US1v1AZ
cienegas terrace|US182TX
cienfuegos|CU1f8
cieplice slaskie zdroj|PL1r4
cierny balog|SK2e2
cieszyn|PL1r5
cieza|ES0y5
cifteler|TR013
ciftlikkoy|TR013
cifuentes|CU1f5
cihanbeyli|TR014
cihuatlan|MX044
cikampek|ID0b7
cikarang|ID0b7
cikupa|ID0b7
cilaos|RE143
cilavegna|IT1c2
cileungsir|ID0b8
cileunyi|ID0b7
cill airne|IE2n3
cimahi|ID0b9
cimarron hills|US3d4CO
cimarron|US181KS
cimin|TR015
cimislia|MD3k4
cimitarra|CO0h3
cimitile|IT1c3
cinarcik|TR013
cinarli|AZ2k3
cincinnati|US0d8OH
cinco ranch|US184TX
cinco saltos|AR3z4
cinderford|GB0i4
ciney|BE2p4
cine|TR014
cinisello balsamo|IT1c6
cinisi|IT1c4
cinnaminson|US0d4NJ
cinq avenues|FR1g4
cinque frondi|IT1c3
cintalapa de figueroa|MX045
cintruenigo|ES0y3
ciocanesti|RO1o2
cioranii de jos|RO1o3
ciorescu|MD3k3
cipolletti|AR3z6
cipo|BR193
ciprian porumbescu|RO1o3
ciputat|ID0b8
ciranjang hilir|ID0b6
circasia|CO0h4
circle d kc estates|US181TX
circle pines|US182MN
circleville|US0d4OH
cirebon|ID0b8
cirencester|GB0i4
cirie|IT1c4
ciro marina|IT1c4
ciro redondo|CU1f5
cisco|US182TX
ciserano|IT1c3
cislago|IT1c3
cisnadie|RO1o4
cisneros|CO0h3
cisterna di latina|IT1c5
cisterniga|ES0y3
cisternino|IT1c3
citeureup|ID0b7
citlaltepec|MX042
citluk|BA2a3
citra|US0d3FL
citronelle|US182AL
citrus city|US181TX
citrus heights|US0s6CA
citrus hills|US0d3FL
citrus park|US0d5FL,US1v2AZ
citrus ridge|US0d4FL
citrus springs|US0d3FL
citrus|US0s3CA
citta di castello|IT1c4
cittadella|IT1c4
cittanova|IT1c3
city beach|AU1n3WA
city center|ES0y7
city island|US0d2NY
city of balikpapan|ID269
city of isabela|PH166
city of london|GB0i3
city of milford balance|US0d6CT
city of sammamish|US0s6WA
city of westminster|GB0i8
city view|US0d0SC
city|AU0o2ACT
ciudad acuna|MX3p7
ciudad altamirano|MX045
ciudad apodaca|MX2h9
ciudad arce|SV3v3
ciudad ayala|MX043
ciudad barrios|SV3v3
ciudad benito juarez|MX2h7
ciudad bolivar|VE138,CO0h4
ciudad camargo|MX3p3
ciudad camilo cienfuegos|CU1f7
ciudad cerralvo|MX2h3
ciudad choluteca|HN306
ciudad coahuila kilometro cincuenta y siete|MX282
ciudad constitucion|MX3g5
ciudad cuauhtemoc|MX043
ciudad dario|NI2s4
ciudad de allende|MX2h5
ciudad de armeria|MX044
ciudad de chiautla de tapia|MX043
ciudad de cuetzalan|MX043
ciudad de huajuapan de leon|MX046
ciudad de huitzuco|MX044
ciudad de nanacamilpa|MX044
ciudad de tlatlauquitepec|MX043
ciudad de villa de alvarez|MX047
ciudad del carmen|MX367
ciudad del este|PY1x8
ciudad del maiz|MX043
ciudad delicias|MX337
ciudad fernandez|MX045
ciudad general escobedo|MX2h8
ciudad general teran|MX2h3
ciudad guadalupe victoria|MX2h4
ciudad guayana|VE13a
ciudad gustavo diaz ordaz|MX2h4
ciudad guzman|MX047
ciudad hidalgo|MX046,MX044
ciudad insurgentes|MX3g3
ciudad lazaro cardenas|MX046
ciudad lerdo|MX2h6
ciudad lineal|ES0y8
ciudad lopez mateos|MX049
ciudad madero|MX2h8
ciudad mante|MX2h6
ciudad manuel doblado|MX044
ciudad melchor muzquiz|MX2h5
ciudad mendoza|MX045
ciudad miguel aleman|MX3p4
ciudad nezahualcoyotl|MX04a
ciudad nueva|DO1d4
ciudad obregon|MX3b8
ciudad pemex|MX043
ciudad real|ES0y6
ciudad rio bravo|MX3p7
ciudad rodrigo|ES0y4
ciudad sabinas hidalgo|MX2h5
ciudad sahagun|MX045
ciudad sandino|NI2s6
ciudad serdan|MX045
ciudad tecun uman|GT2r4
ciudad tula|MX2h3
ciudad valles|MX047
ciudad victoria|MX2h8
ciudad vieja|GT2r5
ciupercenii noi|RO1o3
ciurea|RO1o3
ciutadella|ES0y5
ciutat meridiana|ES0y3
ciutat vella|ES0y7
cividale del friuli|IT1c3
civita castellana|IT1c4
civitanova marche|IT1c5
civitavecchia|IT1c6
civril|TR014
cizre|TR016
clackamas|US0s3OR
clacton on sea|GB0i6
claiborne|US184LA
clairton|US0d3PA
claix|FR1g3
clamart|FR1g6
clancy|US3d1MT
clane|IE2n3
clanton|US183AL
clapiers|FR1g2
clara city|US180MN
clarcona|US0d2FL
claremont|US0s5CA,ZA0w4,US0d4NH,AU1n3WA,AU513TAS,US0d0NC
claremore|US184OK
clarence center|US0d1NY
clarence rockland|CA1a4ON
clarence|US0d1NY
clarendon hills|US183IL
clarendon|US0d1VT,US181TX,US181AR
clare|US3f2MI
clarinda|AU0q3VIC,US182IA
clarin|PH163
clarion|US0d3PA,US181IA
clark fulton|US0d4OH
clark mills|US0d1NY
clarkdale|US1v2AZ
clarkesville|US0d1GA
clarks green|US0d1PA
clarks summit|US0d2PA
clarksburg|US0d4WV,US0d4MD
clarksdale|US184MS
clarkson valley|US181MO
clarkson|AU1n4WA,US0d2NY
clarkston heights vineland|US0s3WA
clarkston|US0d4GA,GB0i3,US0s3WA,US3f0MI
clarksville|US187TN,US4w4IN,US183AR,US182TX,US180IA,US0d0VA
clarks|US180LA
clarkton|US180MO
clark|US0d4NJ,US180SD
claryville|US0d1KY
clatskanie|US0s1OR
claude|US180TX
claudio|BR094
clausthal zellerfeld|DE0x4
claveria|PH163,PH163,PH163
claver|PH163
clawson|US3f4MI
claxton|US0d1GA
clay center|US182KS,US182KS
clay city|US0d0KY
claycomo|US181MO
claye souilly|FR1g3
clayfield|AU1e3QLD
claymont|US0d3DE
claypool hill|US0d1VA
claypool|US1v1AZ
claysburg|US0d1PA
clayton le moors|GB0i3
clayton le woods|GB0i4
clayton south|AU0q4VIC
clayton west|GB0i3
clayton|AU0q4VIC,US0d4NC,US184MO,US0d4OH,US0s4CA,US0d3NJ,US0d2DE,US182AL,US3d1NM,US0d1GA,US3f1NY
clay|US183AL,US0d1PA,US0s0CA,US180KY
cle elum|US0s1WA
clear lake riviera|US0s2CA
clear lake shores|US180TX
clear lake|US183IA,US180SD,US180WI,US0s0WA
clearbrook park|US0d1NJ
clearfield|US3d5UT,US0d3PA
clearlake oaks|US0s1CA
clearlake|US0s4CA
clearview|US0s2WA
clearwater|US0d7FL,US0d2SC,US181KS,US181MN
cleary|US181MS
cleator moor|GB0i3
cleburne|US185TX
cleckheaton|GB0i5
cleethorpes|GB0i5
cleja|RO1o3
clemencia|CO0h3
clement town|IN034
clementon|US0d2NJ
clemmons|US0d4NC
clemson|US0d4SC
clendenin|US0d0WV
cleona|US0d1PA
cleon|FR1g3
cleora|US181OK
clermont ferrand|FR1g7
clermont|US0d5FL,FR1g3,US320IN
cles|IT1c3
clevedon|GB0i4
cleveland heights|US0d5OH
clevelandia|BR094
cleveland|US0d9OH,US0d5TN,AU1e4QLD,US184MS,US183TX,US0d2GA,US182OK,US0d2FL,US181WI,US180AL
cleveleys|GB0i4
clever|US181MO
cleves|US0d2OH
clewiston|US0d3FL
clichy sous bois|FR1g5
clichy|FR1g6
cliffside park|US0d5NJ
cliffwood beach|US0d2NJ
clifton forge|US0d2VA
clifton heights|US0d3PA
clifton hill|AU0q3VIC
clifton springs|AU0q3VIC,US0d1NY
clifton|US0d6NJ,US3d4CO,US0d3NY,US1v2AZ,US182TX,US181TN,US180IL
clinton township|US3f7MI
clintondale|US0d1NY
clintonville|US182WI
clinton|US0d5MD,US185IA,US185MS,US3d4UT,US0d3TN,US183OK,US183MO,US0d3NC,US0d3SC,US0d3MA,US183IL,AU1e3QLD,US322IN,US0d2CT,US0d1NJ,US181AR,US3f1MI,US181WI,US0d1NY,US181LA,US0d1ME,US180KY,US0d0OH,US3d0MT
clintwood|US0d0VA
clint|US3d0TX
clio|US3f1MI,US181AL
clisson|FR1g3
clitheroe|GB0i4
clive|US184IA
cliza|BO243
clocolan|ZA0w4
clodomira|AR213
clondalkin|IE2n4
clontarf|AU1e3QLD
cloppenburg|DE0x5
cloquet|US184MN
clorinda|AR214
closepet|IN037
closter|US0d3NJ
clover hill|US0d2MD
cloverdale|US0s3CA,AU1n3WA,US0d2VA,US321IN
cloverleaf|US185TX
cloverly|US0d4MD
cloverport|US180KY
clover|US0d3SC
clovis|US0s7CA,US3d5NM
clowne|GB0i3
cluain meala|IE2n4
cluj napoca|RO1o8
cluses|FR1g4
clusone|IT1c3
clute|US184TX
clydach|GB0i4
clyde hill|US0s2WA
clyde north|AU0q3VIC
clydebank|GB0i5
clyde|US0d3OH,US182TX,US0d1NY,US0d0NC
clymer|US0d1NY,US0d0PA
coacalco|MX048
coachella|US0s5CA
coacoatzintla|MX043
coacotla|MX043
coahuayana de hidalgo|MX043
coal city|US182IL,US0d1WV
coal creek|US3d1CO
coal fork|US0d0WV
coal grove|US0d1OH
coal hill|US180AR
coal run village|US0d1KY
coal valley|US182IL
coalcoman de vazquez pallares|MX043
coaldale|CA2o3AB,US0d1PA
coalfield|US0d1TN
coalgate|US181OK
coalinga|US0s4CA
coaling|US181AL
coalisland|GB0i2
coalville|GB0i5,US3d1UT
coamo|PR484
coaraci|BR195
coari|BR1u6
coarsegold|US0s1CA
coatbridge|GB0i5
coatepec harinas|MX043
coatepec|MX046,MX043
coatepeque|GT2r6,SV3v3
coatesville|US0d4PA
coatetelco|MX043
coaticook|CA1a3QC
coats|US0d1NC
coatzacoalcos|MX048
coatzintla|MX045
cobadin|RO1o3
coban|GT2r6
cobb island|US0d0MD
cobb|US0s1CA
cobden|US180IL
cobham|GB0i4
cobh|IE2n3
cobija|BO245
cobleskill|US0d2NY
cobourg|CA1a4ON
cobram|AU0o3VIC
coburg north|AU0q3VIC
coburg|DE0x5,AU0q5VIC,US0s0OR
cocachacra|PE0f3
cocal|BR094,BR1b4
coccaglio|IT1c3
cocentaina|ES0y4
cochabamba|BO24a
cochem|DE0x2
cochin|IN039
cochirleanca|RO1o3
cochituate|US0d3MA
cochrane|CA2o4AB
cochranton|US0d0PA
cochran|US0d2GA
cockenzie|GB0i3
cockermouth|GB0i3
cockeysville|US0d4MD
cockington|GB0i3
cockrell hill|US182TX
cocoa beach|US0d4FL
cocoa west|US0d3FL
cocoa|US0d4FL
coconut creek|US0d6FL
coconut grove|US0d4FL
cocorit|MX3b3
cocorna|CO0h2
cocotitlan|MX043
cocoyoc|MX043
coco|PR483
cocula|MX044
codajas|BR1u3
codcod|PH164
codicote|GB0i3
codigoro|IT1c3
codlea|RO1o5
codogno|IT1c4
codo|BR1b6
codroipo|IT1c4
codsall|GB0i4
cody|US3d3WY
coeburn|US0d1VA
coedpoeth|GB0i3
coelho neto|BR1b5
coello|CO0h3
coesfeld|DE0x5
coeur dalene|US0s6ID
coevering|NL2p2
coevorden|NL2p4
coffeyville|US183KS
coffs harbour|AU0o5NSW
cofradia de juarez|MX043
cofradia|HN304,MX043
cogan|PH164
cogealac|RO1o3
cogliate|IT1c3
cognac|FR1g4
cognin|FR1g3
cogoleto|IT1c3
cogolin|FR1g3
cohasset|US0d3MA,US181MN
cohoes|US0d4NY
cohoe|US4r0AK
coihueco|CL0n3
coimbatore|IN03a
coimbra|PT3y7
coin|ES0y4
coishco|PE0f4
coity|GB0i5
cojasca|RO1o3
cojumatlan de regules|MX043
cojutepeque|SV3v6
cokato|US181MN
coka|RS2a2
col bosques de las lomas|MX044
col san martino|IT1c3
colachel|IN035
colac|AU0q3VIC
colares|PT3y3
colatina|BR097
colbert|US180OK
colbe|DE0x3
colby|US182KS,US181WI
colceag|RO1o2
colchani|BO244
colchester|GB0i7,US0d4VT,US0d2CT,US180IL
cold lake|CA554AB
cold spring harbor|US0d2NY
cold springs|US0s3NV
cold spring|US0d3KY,US182MN,US0d1NY
colditz|DE0x2
coldstream|US4w0KY
coldwater|US3f3MI,US0d2OH,US181MS,US181MS
cole camp|US180MO
cole harbour|CA4h4NS
colebrook|US0d0NH
coleford|GB0i3
colegiales|AR026
coleman|US182TX,US3f0MI
coleraine|GB0i5,US181MN
colesberg|ZA0w4
colesville|US0d4MD
colfax|US0s2WA,US181IA,US0s1CA,US181LA,US180WI,US180IL
colfontaine|BE2p4
colgong|IN035
colico piano|IT1c3
colima|MX047,CR4l4
colimes|EC1l3
colinas del roble|MX043
colinas|BR1b5
colindres|ES0y3
colinton|GB0i3
colipapa|PH163
coll den rabassa|ES0y3
collado mediano|ES0y3
collado villalba|ES0y6
collaroy|AU0o3NSW
colle di val delsa|IT1c4
collecchio|IT1c3
colleferro|IT1c4
college park|US0d5MD,US0d4GA
college place|US0s3WA
college point|US0d5NY
college station|US187TX
collegedale|US0d3TN
collegeville|US0d2PA,US182MN
college|US4r4AK
collegno|IT1c6
collepasso|IT1c3
colleyville|US185TX
collier row|GB0i3
collierville|US186TN,US0s1CA
collie|AU1n3WA
collingdale|US0d3PA
collings lakes|US0d1NJ
collingswood|US0d4NJ
collingwood park|AU1e3QLD
collingwood|CA1a4ON,AU0q3VIC
collinsburg|US0d0PA
collinsville|US185IL,US0d3VA,US183OK,US0d2CT,US181AL,US181MS,US181TX
collins|US181MS
collinwood|US0d5OH
collipulli|CL0n4
collombey|CH4k3
colmar manor|US0d1MD
colmar|FR1g6
colma|US0s1CA
colmenar de oreja|ES0y3
colmenar viejo|ES0y5
colmenarejo|ES0y3
colnbrook|GB0i2
colne|GB0i4
cologne|IT1c3,US181MN
cologno al serio|IT1c3
cologno monzese|IT1c6
colomadu|ID0b5
coloma|US3f1MI
colomba|GT2r4
colombelles|FR1g3
colombes|FR1g6
colombia|CU1f4
colombiera molicciara|IT1c3
colombo|LK3i9,BR098
colomiers|FR1g5
colona|US182IL
colonelganj|IN035
colonia aurora|AR213
colonia del sacramento|UY2b4
colonia del sol|MX3g6
colonia del valle|MX048
colonia general alfredo stroessner|PY1x4
colonia leopoldina|BR2t4
colonia lindavista|MX047
colonia menno|PY1x2
colonia nativitas|MX046
colonia nicolich|UY2b3
colonia rincon viejo|MX043
colonia santa barbara|MX043
colonia venustiano carranza|MX283
colonial beach|US0d2VA
colonial heights|US0d4VA,US0d3TN
colonial park|US0d4PA
colonial pine hills|US3d1SD
colonia|US0d4NJ,FM4s3
colonie|US0d3NY
colony park|US0d0PA
colon|PA4b6,CU1f6,VE135,CR4l3,MX043,US3f0MI
colorado city|US3d2AZ,US182TX,US3d1CO
colorado springs|US3d9CO
colorado|BR094
colorines|MX042
colorno|IT1c3
colotlan|MX044
colovale|IN033
colquitt|US0d1GA
colrain|US0d1MA
colstrip|US3d1MT
colton|US0s6CA
columbia city|US323IN,US0s1OR
columbia falls|US3d2MT
columbia heights|US184MN
columbiana|US0d3OH,US182AL
columbia|US0d7SC,US187MO,US0d7MD,US185TN,US0d3PA,US183IL,US183MS,US0d2KY,US0s1CA
columbine valley|US3d0CO
columbine|US3d5CO
columbio|PH162
columbus air force base|US180MS
columbus grove|US0d1OH
columbus junction|US181IA
columbus|US0daOH,US0d8GA,US326IN,US185MS,US185NE,US182WI,US182MN,US182TX,US182KS,US3d1MT,US5k1NM
colusa|US0s3CA
colva|IN034
colville|US0s2WA
colwich|US180KS
colwood|CA3n4BC
colwyn bay|GB0i5
colwyn|US0d1PA
colyton|AU0o3NSW
comacchio|IT1c3
comalapa|GT2r4,MX044
comala|MX043
comalcalco|MX045
comal|ID0b6
comana|RO1o3
comanche|US182TX,US181OK
comandante fontana|AR212
comanesti|RO1o5
comarnic|RO1o4
comayagua|HN306
combee settlement|US0d2FL
comber|GB0i3
combes|US182TX
combined locks|US182WI
combine|US181TX
comblain au pont|BE2p2
combourg|FR1g2
combs la ville|FR1g4
comendador|DO1d4
comer|US0d0GA
come|BJ0a5
comfort|US181TX
comilla|BD079
comines|FR1g4
comisani|RO1o2
comiso|IT1c5
comitancillo|GT2r4
comitan|MX047
commack|US0d5NY
commentry|FR1g3
commerce city|US3d6CO
commerce|US0s4CA,US183TX,US0d3GA,US181OK
commercial point|US0d1OH
commercy|FR1g3
communications hill|US0s3CA
comoapan|MX042
comodoro rivadavia|AR597
comonfort|MX045
como|IT1c6,AU1n4WA,US181WI,US180MS
compiegne|FR1g5
compostela|PH165,PH164,MX3g4
compton|US0s7CA
comrat|MD3k5
comstock northwest|US3f2MI
comstock park|US3f3MI
conakry|GN0tb
conashaugh lakes|US0d0PA
concarneau|FR1g4
conceicao da barra|BR094
conceicao da feira|BR194
conceicao das alagoas|BR094
conceicao do almeida|BR193
conceicao do araguaia|BR235
conceicao do coite|BR195
conceicao do jacuipe|BR194
conceicao do mato dentro|BR093
conceicao do rio verde|BR094
concepcion chiquirichapa|GT2r3
concepcion de ataco|SV3v3
concepcion de la sierra|AR213
concepcion de la vega|DO1d7
concepcion del bermejo|AR213
concepcion del oro|MX2h3
concepcion del uruguay|AR216
concepcion huista|GT2r3
concepcion ibaba|PH165
concepcion jolalpan|MX043
concepcion|CL0n8,PH166,PY1x6,CR4l4,PE0f4,PH163,BO243,PH163
conception bay south|CA5s4NL
concesio|IT1c3
conchal|BR094
conchas|BR094
concord west|AU0o3NSW
concordia sagittaria|IT1c3
concordia|AR217,BR096,CO0h3,MX3g3,MX2h3,CO0h3,US182KS,US0d2NJ,US181MO
concord|US0s7CA,US0d6NC,US0d5NH,US0d4MA,US184MO,AU0o4NSW,US0d3NY,CA1a3ON,US181WI,US181AL,US0d1VA,US3f0MI
concorezzo|IT1c4
condado|CU1f5,BR1y4
conde sur lescaut|FR1g3
conde sur noireau|FR1g3
condega|NI2s3
condeixa a nova|PT3y4
condell park|AU0o4NSW
conde|BR1b4,BR194
condom|FR1g3
condon|AU1e3QLD,US0d1TN
condoto|CO0h3
conduaga|PH162
conegliano|IT1c5
conehatta|US180MS
conel|PH163
conemaugh|US0d0PA
conestoga|US0d0PA
coney island|US0d6NY
confey|IE2n2
conflans sainte honorine|FR1g5
congers|US0d3NY
congleton|GB0i5
congonhas|BR096
congress|US1v1AZ
conil de la frontera|ES0y4
conisbrough|GB0i4
conjunto habitacional villas del pedregal|MX043
conjunto urbano la loma i|MX043
conkal|MX363
conley|US0d3GA
conneaut lakeshore|US0d1PA
conneaut|US0d4OH
connellsville|US0d3PA
connelly springs|US0d1NC
connell|US0s2WA
connersville|US324IN
connerton|US0d1FL
conning towers nautilus park|US0d3CT
conover|US0d3NC
conrad|US3d1MT,US180IA
conroe|US186TX
conselheiro lafaiete|BR097
conselheiro pena|BR094
conselve|IT1c3
consett|GB0i5
conshohocken|US0d3PA
consolacion del sur|CU1f6
consolacion|PH166
constancia|MX3g3
constant spring|JM2v4
constanta|RO1o8
constantia|ZA0w3,US0d0NY
constantina|ES0y3
constantine|DZ1j9,US3f1MI
constanti|ES0y2
constanza|DO1d5
constitucion|CL0n5
consuegra|ES0y3
contagem|BR099
contai|IN036
contamana|PE0f4
contes|FR1g3
conthey|CH4k3
continental|US0d0OH
contla|MX045
contoocook|US0d1NH
contra costa centre|US0s2CA
contramaestre|CU1f6
contwig|DE0x2
conversano|IT1c5
converse|US184TX,US320IN
convoy|US0d0OH
conway springs|US180KS
conway|US186AR,US0d4SC,US0d4FL,US0d1PA,US0d1MA,US0d1NH
conyers|US0d4GA
conyngham|US0d1PA
coogee|AU0o4NSW
cookeville|US185TN
cookham|GB0i2
cookstown|GB0i3
cool valley|US180MO
coolangatta|AU0o3QLD
coolbellup|AU1n2WA
coolidge|US1v4AZ
cooloongup|AU1n3WA
coolum beach|AU1e3QLD
cool|US0s2CA
cooma|AU0o3NSW
coombabah|AU1e3QLD
coomera|AU1e4QLD
coon rapids|US186MN,US180IA
coondapoor|IN035
cooper city|US0d5FL
coopers plains|AU1e2QLD
coopers town|BS1a3
coopersburg|US0d1PA
cooperstown|US0d1NY,US180WI
coopersville|US3f2MI
coopertown|US182TN
cooper|US181TX,US181TX
cooranbong|AU0o2NSW
coorparoo|AU1e4QLD
coos bay|US0s4OR
coosada|US180AL
cootamundra|AU0o3NSW
copacabana|CO0h6
copainala|MX043
copalau|RO1o3
copala|MX043
copalillo|MX043
copalnic manastur|RO1o3
copan|HN303
copeland|US181OK
copenhagen|DK0xa
copertino|IT1c5
copiague|US0d5NY
copiapo|CL0n7
coplay|US0d2PA
copley|US0d4OH
copoya|MX043
copparo|IT1c3
coppell|US185TX
coppenbrugge|DE0x3
copper canyon|US181TX
copperas cove|US185TX
copperopolis|US0s2CA
coppull|GB0i3
copsa mica|RO1o2
copthorne|GB0i2
coquille|US0s2OR
coquimatlan|MX044
coquimbo|CL0n7
coquitlam|CA3n7BC
corabia|RO1o4
coracao de jesus|BR094
coracao de maria|BR193
coracora|PE0f3
coral gables|US0d6FL
coral hills|US0d3MD
coral springs|US0d7FL
coral terrace|US0d5FL
coralici|BA2a2
coralville|US184IA
coram|US0d5NY
coraopolis|US0d2PA
corato|IT1c6
corat|AZ2k3
corbasca|RO1o2
corbas|FR1g3
corbeil essonnes|FR1g5
corbelia|BR094
corbeni|RO1o2
corbera de llobregat|ES0y4
corbetta|IT1c4
corbie|FR1g3
corbii mari|RO1o3
corbin|US0d3KY
corbu|RO1o2
corby|GB0i6
corcolle|IT1c3
corcoran|US0s4CA,US182MN
corcova|RO1o3
cordaville|US0d1MA
cordeiropolis|BR095
cordeiro|BR094
cordele|US0d3GA
cordell|US182OK
cordenons|IT1c4
cordes lakes|US1v1AZ
cordoba santa leticia|MX044
cordoba|AR21a,ES0y8,MX047,CO0h3
cordova|PH165,US4r1AK,US181AL,US0d1NC
cordry sweetwater lakes|US320IN
cordun|RO1o3
coreau|BR1b4
corella|ES0y3
coremas|BR1b4
corfu|GR3h5
coria del rio|ES0y5
coria|ES0y4
corigliano calabro|IT1c2
corigliano dotranto|IT1c2
corigliano scalo|IT1c4
corinna|US0d1ME
corinth|US184TX,US184MS,US0d1NY
corinto|BR094,NI2s4,CO0h4
corio|AU0q4VIC
coristanco|ES0y3
cori|IT1c3
cork|IE2n8
corleone|IT1c3
corlette|AU0o2NSW
corlu|TR018
cormaia|RO1o3
cormano|IT1c4
cormeilles en parisis|FR1g4
cormons|IT1c3
cormontreuil|FR1g3
corn island|NI2s3
cornaredo|IT1c4
cornate dadda|IT1c3
cornebarrieu|FR1g2
cornedo vicentino|IT1c3
cornelia|US0d2GA
cornelio procopio|BR096
cornelius|US0d5NC,US0s4OR
cornella de llobregat|ES0y6
cornell|US181WI
corner brook|CA5s4NL
cornersville|US180TN
cornesti|RO1o3
cornetu|RO1o2
cornillon|HT2c3
corning|US0d3NY,US0s3CA,US182AR,US181IA
cornish|US0d0ME
corni|RO1o3
cornu luncii|RO1o3
cornubia|AU1e3QLD
cornuda|IT1c3
cornville|US1v2AZ,US0d0ME
cornwall|CA1a6ON,US0d2PA,US0d2NY
cornwells heights|US0d0PA
coroata|BR1b5
corocotan|PH163
corod|RO1o3
coromandel|BR095
corona de tucson|US1v3AZ
coronado|US0s5CA
coronango|MX044
corona|US0s7CA,US0d7NY
coronda|AR214
coronel dorrego|AR024
coronel du graty|AR213
coronel fabriciano|BR097
coronel marcelino mariduena|EC1l3
coronel moldes|AR213
coronel oviedo|PY1x6
coronel suarez|AR025
coronel vivida|BR094
coronel|CL0n7
coronon|PH163
coron|PH163
corovode|AL4f4
corowa|AU0o2NSW
corozal|CO0h5,PR483,BZ623
coro|VE138
corpus christi|US188TX
corral de almaguer|ES0y3
corral de bustos|AR213
corralejo|ES4e4
corrales|US3d3NM
corralillo|CU1f6
corralitos|US0s1CA
corredor|CR4l3
correggio|IT1c4
corrego grande|BR092
correia pinto|BR094
correntina|BR194
corridonia|IT1c3
corrientes|AR218
corrigan|US181TX
corrimal|AU0o3NSW
corroios|PT3y6
corry|US0d3PA
corsano|IT1c2
corsham|GB0i4
corsicana|US185TX
corsico|IT1c5
cortalim|IN033
cortazar|MX046
corte franca|IT1c3
corte madera|US0s3CA
cortez|US3d3CO,US0d2FL
corte|FR1g3
cortina dampezzo|IT1c2
cortland west|US0d0NY
cortland|US0d4NY,US0d3OH,US182IL
coruche|PT3y3
corumba|BR387
corum|TR018
corund|RO1o3
corunna|CA1a3ON,US3f2MI
corupa|BR094
coruripe|BR2t5
corvallis|US0s6OR
corvera de asturias|ES0y4
corydon|US4w2IN,US181IA
corzuela|AR213
cos cob|US0d3CT
cosala|MX2h3
cosamaloapan|MX045
coscomatepec de bravo|MX044
cosenza|IT1c6
cosereni|RO1o3
cosesti|RO1o2
cosham|GB0i3
coshocton|US0d3OH
cosio valtellino|IT1c2
coslada|ES0y6
cosmesti|RO1o3
cosmopolis|BR096,US0s1WA
cosne cours sur loire|FR1g4
cosolapa|MX043
cosoleacaque|MX044
cosoveni|RO1o2
cospicua|MT6l3
cosquin|AR214
cossato|IT1c4
costa calma|ES4e3
costa de caparica|PT3y4
costa mesa|US0s7CA
costa rica|BR384
costa teguise|ES4e3
costa volpino|IT1c3
costeira do pirajubae|BR093
costesti|RO1o3
coswig|DE0x4,DE0x3
cotabato|PH167
cotacachi|EC1l3
cotati|US0s3CA
cota|CO0h3
cote saint luc|CA1a5QC
coteau du lac|CA1a3QC
cotgrave|GB0i3
cotia|BR097
cotija de la paz|MX044
cotnari|RO1o3
coto de caza|US0s4CA
cotoca|BO244
cotonou|BJ0aa
cotronei|IT1c2
cottage city|US0d0MD
cottage grove|US185MN,US0s3OR,US183WI
cottage lake|US0s4WA
cottbus|DE0x6
cottenham|GB0i3
cottesloe|AU1n3WA
cottleville|US182MO
cottonport|US181LA
cottonwood heights|US3d5UT
cottonwood shores|US180TX
cottonwood|US1v4AZ,US0s2CA,US0s2CA,US180AL,US180MN
cotuit|US0d1MA
cotui|DO1d5
cotulla|US182TX
cotusca|RO1o2
cot|CR4l3
coudekerque branche|FR1g5
coudersport|US0d1PA
coueron|FR1g4
coulaines|FR1g3
coulee dam|US0s0WA
coulogne|FR1g3
coulommiers|FR1g4
coulounieix|FR1g3
coulsdon|GB0i5
council bluffs|US186IA
council grove|US181KS
countesthorpe|GB0i3
country club estates|US0d3GA,US0d3GA
country club hills|US184IL,US180MO
country club village|US181MO
country club|US0d6FL,US0s3CA
country homes|US0s3WA
country knolls|US0d1NY
country lake estates|US0d2NJ
country squire lakes|US322IN
country walk|US0d4FL
countryside|US0d3VA,US183IL
coupeville|US0s1WA
courbevoie|FR1g6
courcelles les lens|FR1g3
courcelles|BE2p5
courcouronnes|FR1g4
courdimanche|FR1g3
cournon dauvergne|FR1g4
cournonterral|FR1g3
courrieres|FR1g3
coursan|FR1g2
court saint etienne|BE2p3
courtenay|CA3n5BC
courthezon|FR1g3
courtland|US0d0VA
courtry|FR1g3
coushatta|US181LA
coutances|FR1g3
coutras|FR1g3
couva|TT482
couvin|BE2p4
couzeix|FR1g3
cova figueira|CV5n4
covasna|RO1o3
cove creek|US0d0NC
covedale|US0d3OH
covelo|US0s0CA
coventry lake|US0d2CT
coventry|GB0i8,US0d5RI
cove|BJ0a5,GB0i3
covilha|PT3y4
covina|US0s6CA
covington|US0d5KY,US0s4WA,US0d4GA,US183LA,US183TN,US0d3VA,US0d1OH,US321IN
cowansville|CA1a3QC
cowan|US181TN
cowarts|US181AL
cowdenbeath|GB0i4
cowes|GB0i4
coweta|US183OK
cowley|GB0i4
cowpens|US0d1SC
cowplain|GB0i3
cowra|AU0o3NSW
coxcatlan|MX043
coxen hole|HN303
coxim|BR385
coxs bazar|BD078
coxsackie|US0d1NY
cox|ES0y3
coyah|GN0t6
coyhaique|CL676
coyoacan|MX049
coyotepec|MX045
coyote|MX2h3
coyuca de benitez|MX044
coyuca de catalan|MX043
coyula|MX045
coyutla|MX043
cozad|US182NE
cozumel|MX3m6
crab orchard|US0d1WV
cradley heath|GB0i2
cradock|ZA0w5
crafton|US0d3PA
craig beach|US0d0OH
craigavon|GB0i6
craigieburn|AU0q6VIC
craigie|AU1n3WA
craigmore|AU2d3SA
craigsville|US0d1WV
craig|US3d3CO,US740AK
crailsheim|DE0x5
crainville|US180IL
craiova|RO1o8
cramerton|US0d2NC
cramlington|GB0i5
cran gevrier|FR1g4
cranberry township|US0d5PA
cranbourne east|AU0q4VIC
cranbourne north|AU0q4VIC
cranbourne west|AU0q4VIC
cranbourne|AU0q4VIC
cranbrook|CA2o4BC,AU1e3QLD
cranbury|US0d1NJ
crandall|US182TX
crandon lakes|US0d0NJ
crandon|US181WI
cranebrook|AU0o4NSW
cranendonck|NL2p4
crane|US182TX,US180MO
cranfield|GB0i2
cranford|US0d4NJ
cranleigh|GB0i3
cranston|US0d6RI
craon|FR1g2
craponne|FR1g3
crasna|RO1o3,RO1o2
crateus|BR1b6
crato|BR1b6
cravinhos|BR095
crawfordsville|US324IN
crawfordville|US0d2FL
crawley|GB0i7
creazzo|IT1c3
crediton|GB0i3
creedmoor|US0d2NC
creel|MX332
creighton|US180NE
creil|FR1g5
crema|IT1c5
cremlingen|DE0x4
cremona|IT1c6
cremorne|AU0o3NSW
creola|US181AL
crepaja|RS2a2
crepy en valois|FR1g4
cresaptown|US0d2MD
crescent city|US0s3CA,US0d1FL
crescent springs|US0d2KY
crescentino|IT1c3
crescent|US181OK
cresco|US182IA
crespo|AR214
cresskill|US0d3NJ
cressona|US0d1PA
cresson|US0d1PA
crest hill|US184IL
crested butte|US3d1CO
crestline|US0s3CA,US0d2OH
crestmead|AU1e4QLD
creston|US183IA,US0d1OH
crestview hills|US0d2KY
crestview|US185FL
crestwood village|US0d3NJ
crestwood|US184MO,US183IL,US0d2KY
crest|FR1g3,US0s1CA
creswell|GB0i2,US0s2OR
creteil|FR1g6
crete|US183IL,US183NE
creutzwald|FR1g4
crevalcore|IT1c3
creve coeur|US184MO,US182IL
crevedia|RO1o3
crevillente|ES0y5
crewe|GB0i6,US0d1VA
crewkerne|GB0i3
criciuma|BR097
cricket|US0d1NC
cricova|MD3k3
cridersville|US0d1OH
crieff|GB0i3
crikvenica|HR2a3
crimmitschau|DE0x4
crimora|US0d1VA
cripple creek|US3d0CO
crisfield|US0d1MD
crispano|IT1c4
crispiano|IT1c4
crissier|CH4k3
cristalina|BR095
cristesti|RO1o2
cristinapolis|BR2t3
cristo rey|DO1d4
cristuru secuiesc|RO1o3
crittenden|US0d2KY
criuleni|MD3k3
crixas|BR094
crnici|BA2a3
crnomelj|SI2a3
crocetta del montello|IT1c3
crocker|US0s0WA,US180MO
crockett|US183TX,US0s2CA
crofton|US0d5MD,GB0i2
croissy sur seine|FR1g3
croix des bouquets|HT2c8
croix|FR1g4
crolles|FR1g3
cromer|GB0i3,AU0o3NSW
crompond|US0d1NY
cromwell|US0d4CT,NZ492
cronulla|AU0o4NSW
crooked lake park|US0d1FL
crookston|US183MN
crooksville|US0d1OH
crooks|US180SD
crook|GB0i3
croom|US0d1MD
crosbyton|US181TX
crosby|GB0i6,US181MN,US181TX,US7c0ND
crosne|FR1g3
cross city|US0d1FL
cross hills|GB0i4
cross lake|US181MN
cross lanes|US0d3WV
cross mountain|US182TX
cross plains|US182WI,US181TN
crossett|US182AR
crossville|US184TN,US181AL
croswell|US3f1MI
crothersville|US321IN
croton on hudson|US0d3NY
crotone|IT1c6
crouch end|GB0i3
crow agency|US3d1MT
crowborough|GB0i4
crowley|US184TX,US184LA
crown heights|US0d2NY
crown point|US185IN
crownpoint|US3d1NM
crownsville|US0d1MD
crowthorne|GB0i5
croydon north|AU0q3VIC
croydon|GB0i7,AU0q5VIC,AU0o3NSW,US0d3PA
crozet|US0d2VA
crozon|FR1g3
crucecita|MX044
cruces|CU1f5
crugers|US0d1NY
crumlin|IE2n3,GB0i3,GB0i2
crumpsall|GB0i4
crump|US180TN
cruz alta|BR096,AR213
cruz das almas|BR196
cruz del eje|AR215
cruz do espirito santo|BR1b3
cruz grande|MX044
cruzeiro do oeste|BR094
cruzeiro do sul|BR4v6
cruzeiro|BR096
cruzilia|BR094
cruz|BR1b3
crystal city|US183TX,US182MO
crystal falls|US3f0MI
crystal lakes|US0d1OH
crystal lake|US185IL,US0d2FL,US0d1CT
crystal lawns|US181IL
crystal river|US0d2FL
crystal springs|US182MS,US0d0FL
crystal|US185MN
csakvar|HU1q2
csenger|HU1q2
csomor|HU1q3
csongrad|HU1q4
csorna|HU1q3
csorvas|HU1q2
csurgo|HU1q3
cu chi|VN0v6
cuacnopalan|MX043
cuajinicuilapa|MX043
cuamba|MZ1w6
cuambog|PH163
cuanala|MX043
cuapiaxtla de madero|MX043
cuapiaxtla|MX043
cuatro cienegas de carranza|MX2h3
cuauhtemoc|MX049,MX337,MX043,MX2h2
cuautepec de hinojosa|MX044
cuautitlan izcalli|MX049
cuautitlan|MX047
cuautlancingo|MX045
cuautlapan|MX043
cuautla|MX047
cua|VE138
cuba city|US181WI
cubatao|BR097
cuba|US182MO,US0d1NY,US180IL,US180IL
cubelles|ES0y4
cubuk|TR016
cubulco|GT2r3
cucq|FR1g2
cucujaes|PT3y3
cucuta|CO0h9
cudahy|US0s5CA,US184WI
cudalbi|RO1o3
cuddalore|IN037
cuddapah|IN037
cudillero|ES0y3
cudjoe key|US0d1FL
cudworth|GB0i4
cuellar|ES0y3
cuencame de ceniceros|MX2h3
cuenca|EC1l8,ES0y6,PH164
cueramaro|MX044
cuernavaca|MX048
cuero|US183TX
cuers|FR1g3
cueto|CU1f5
cuetzalan|MX043
cuevas del almanzora|ES0y4
cuggiono|IT1c3
cugir|RO1o5
cugnaux|FR1g4
cuiaba|BR3w9
cuichapa|MX043
cuilapan de guerrero|MX044
cuilapa|GT2r4
cuincy|FR1g3
cuite|BR1b4
cuitlahuac|MX044
cuito|AO0a7
cuitzeo del porvenir|MX043
cuitzeo la estancia|MX042
cukai|MY1z6
cukurca|TR013
cul de sac|SX483
culaba|PH163
culcheth|GB0i3
culemborg|NL2p5
culfa|AZ2k3
culiacan|MX3g9
culianan|PH163
culianin|PH163
cullar vega|ES0y2
cullen|US180LA
cullera|ES0y5
culleredo|ES0y5
cullinan|ZA0w5
cullman|US184AL
culloden|US0d2WV
cullompton|GB0i3
cullowhee|US0d3NC
culp creek|US0s1OR
culpeper|US0d4VA
culver city|US0s5CA
culver|US0s1OR,US320IN
cumadcad|PH162
cumanayagua|CU1f5
cumana|VE138
cumaral|CO0h3
cumaribo|CO0h5
cumaru|BR1y3
cumbal|CO0h3
cumberland center|US0d1ME
cumberland head|US0d1NY
cumberland hill|US0d3RI
cumberland|US0d5RI,US0d4MD,US322IN,US181WI,US0d1KY
cumbernauld|GB0i6
cumbum|IN036,IN035
cumiana|IT1c2
cumming|US0d3GA
cumnock|GB0i3
cumpana|RO1o3
cumra|TR016
cuncolim|IN034
cunduacan|MX044
cunen|GT2r3
cuneo|IT1c6
cunewalde|DE0x2
cung kiem|VN0m6
cungus|TR012
cunha|BR094
cunit|ES0y4
cuntis|ES0y2
cuorgne|IT1c3
cupar|GB0i3
cupertino|US0s6CA
cupira|BR1y4
cuprija|RS2a4
curaca|BR194
curanilahue|CL0n5
curcani|RO1o2
curchorem|IN034
curepipe|MU5g6
curico|CL0n7
curillo|CO0h3
curitibanos|BR095
curitiba|BR09b
curno|IT1c3
currais novos|BR1b5
currambine|AU1n3WA
currans hill|AU0o2NSW
curridabat|CR4l5
currie|GB0i3
currimundi|AU1e3QLD
currumbin waters|AU0o3QLD
curtea de arges|RO1o5
curtice|US0d1OH
curtici|RO1o3
curtin|AU0o2ACT
curtisville|US0d0PA
curti|IN034,IT1c3
curuan|PH163
curuca|BR233
curug|ID0b8,RS2a3
curumani|CO0h4
curundu|PA4b4
curup|ID0b6
cururupu|BR1b4
curuzu cuatia|AR215
curvelo|BR096
curwensville|US0d1PA
cusano|IT1c4
cuscatancingo|SV3v5
cusco|PE0f8
cushing|US183OK,US0d0ME
cusseta|US0d3GA
cusset|FR1g4
custer|US3d1SD
custodia|BR1y4
custoias|PT3y4
cut and shoot|US180TX
cut bank|US3d2MT
cut cut primero|PH163
cut off|US183LA
cutchogue|US0d2NY
cuthbert|US0d2GA
cutler bay|US0d5FL
cutler ridge|US0d5FL
cutlerville|US3f4MI
cutler|US0d4FL,US0s2CA
cutral co|AR3z6
cutrofiano|IT1c3
cutro|IT1c3
cuttack|IN039
cutten|US0s2CA
cuxhaven|DE0x6
cuyahoga falls|US0d6OH
cuyamel|HN302
cuyapo|PH163
cuyotenango|GT2r3
cuyo|PH163
cwmafan|GB0i2
cwmbran|GB0i6
cyangugu|RW1w6
cynthiana|US0d3KY
cypress gardens|US0d3FL
cypress hills|US0d6NY
cypress lake|US0d4FL
cypress quarters|US0d0FL
cypress|US0s6CA,US186TX
cyril|US180OK
czaniec|PL1r2
czaplinek|PL1r3
czarna bialostocka|PL1r3
czarne|PL1r3
czarnkow|PL1r4
czechowice dziedzice|PL1r5
czeladz|PL1r5
czempin|PL1r2
czersk|PL1r3
czerwionka leszczyny|PL1r5
czerwonak|PL1r2
czestochowa|PL1r8
czluchow|PL1r4
da lat|VN0v8
da nang|VN0va
daanbantayan|PH164
dabai|NG0a3
dabakala|CI0t4
dabas|HU1q4
dabat|ET174
dabburiya|IL343
dabeiba|CO0h4
dabhoi|IN036
dabhol|IN033
dabizhuang|CN003
daboh|IN034
dabola|GN0t4
dabou|CI0t6
dabra|IN036
dabrowa bialostocka|PL1r3
dabrowa gornicza|PL1r7
dabrowa tarnowska|PL1r3
dabuleni|RO1o4
dabwali|IN036
dachau|DE0x5
dachnoye|RU066
dacice|CZ2e3
dacono|US3d2CO
dacula|US0d2GA
daday|TR012
dade city north|US0d2FL
dade city|US0d3FL
dadeldhura|NP204
dadeville|US182AL
dadhar|PK054
dadiya|NG0a3
dadonghai|CN00b
dado|PH162
dadri|IN036
dadukou|CN009
dadu|PK057
daegu|KR08b
daejeon|KR08b
daet|PH166
daganzo de arriba|ES0y3
dagenham|GB0i7
dagestanskiye ogni|RU065
dagomys|RU064
dagotiere|MU5g3
dagua|CO0h4
dagumba an|PH163
dagupan|PH167
dahab|EG0g3
dahanu|IN036
dahay|PH163
dahbed|UZ4m3
dahegam|IN035
dahlem|DE0x4
dahlen|DE0x2
dahlgren|US0d1VA
dahlonega|US0d3GA
dahme|DE0x3
daigo|JP0c4
dailekh|NP204
daimiel|ES0y4
dainava kaunas|LT3t6
daingerfield|US181TX
dainville|FR1g2
daira din panah|PK054
dairago|IT1c2
daisy hill|AU1e3QLD
daitocho|JP0c7
dajabon|DO1d4
dajal|PK054
dakar|SN0tb
dakhla|EH566,MA106
dakingari|NG0a4
dakoro|NE0a4
dakor|IN035
dakota city|US181NE
dakota dunes|US181SD
dakota|US180WI
dakoutun|CN003
dakovo|HR2a4
dalaba|GN0t3
dalaguete|PH163
dalai|CN007
dalakovo|RU063
dalaman|TR014
dalandzadgad|MN314
dalbandin|PK054
dalby|AU1e4QLD,SE0x3
dalcahue|CL0n4
dale city|US0d6VA
daleville|US182AL,US0d1VA,US321IN
dale|US321IN,US181IN,US0d0PA
dalfsen|NL2p5
dalgety bay|GB0i3
dalgopol|BG2f2
dalhart|US183TX
dalhem|BE2p3
dalhousie|IN033
daliang|CN008
dalianwan|CN006
dalian|CN00c
dalican|PH164
dalipuga|PH164
daliyat al karmel|IL345
dali|CN007,CY5h3
dalkeith|GB0i4
dalkey|IE2n3
dalkola|IN034
dallas center|US181IA
dallastown|US0d2PA
dallas|US18aTX,US0s4OR,US0d4GA,AU0q3VIC,US0d2NC,US0d1PA
dallesport|US0s0WA
dallgow doberitz|DE0x3
dalmatovo|RU254
dalmau|IN034
dalmine|IT1c5
dalnegorsk|RU3q5
dalnerechensk|RU3q5
daloa|CI0t8
dalry|GB0i2
dalserf|GB0i4
dalsingh sarai|IN034
dalton gardens|US0s1ID
dalton in furness|GB0i3
daltonganj|IN036
dalton|US0d5GA,US0d3MA,US0d1OH,US0d0PA
dalumangcob|PH163
dalworthington gardens|US181TX
daly city|US0s7CA
dalyan|TR012
dalyellup|AU1n3WA
dalzell|US0d2SC
dam dam|IN037
damanhur|EG0g8
daman|IN035
damara|CF0a4
damariscotta|US0d0ME
damasak|NG0a4
damascus|SY1tb,US0d4MD,US0s3OR
damaturu|NG0a6
damavand|IR0k5
dambatta|NG0a3
damboa|NG0a4
dambulla|LK3i6
dame marie|HT2c3
damghan|IR0k6
damietta|EG0g6
damilag|PH163
dammam|SA0ra
dammarie les lys|FR1g4
dammartin en goele|FR1g3
damme|DE0x4,BE2p3
damnagar|IN034
damnoen saduak|TH0m5
damoh|IN037
dampit|ID0b5
damulog|PH163
damwald|NL2p2
dan gora|NG0a3
dan khun thot|TH0m4
dan sadau|NG0a3
dana point|US0s5CA
danane|CI0t6
danao|PH166,PH164
dana|US0d2NC
danbury|US0d6CT,GB0i3,US181TX,US0d0NH
danby|US0d0VT
dancalan|PH163
dancu|MD3k3,RO1o3
dandeli|IN036
dandenong north|AU0q4VIC
dandenong|AU0q5VIC
dandong|CN009
dandridge|US0d2TN
daneti|RO1o3
dane|US180WI
dange|NG0a4
danghara|TJ3e5
dangriga|BZ623
dania beach|US0d5FL
daniel flores|CR4l3
danielskuil|ZA0w3
danielson|US0d2CT
daniels|US0d1WV
daniel|US3d0UT
danilovgrad|ME2a2
danilovka|RU2q3
danilov|RU064
danja|NG0a3
danjiangkou|CN007
dankalwa|NG0a3
dankama|NG0a3
dankaur|IN034
dankov|RU065
danli|HN305
dannemora|US0d2NY
dannenberg|DE0x3
dannstadt schauernheim|DE0x3
dano|BF0t3
danshui|CN007
dansville|US0d2NY
danvers|US0d5MA,US180IL
danville|US0s5CA,US0d5VA,US185IL,US0d4KY,US323IN,US183AL,US0d2PA,US0d2NH,US181AR,US0d0OH
daokou|CN006
daoukro|CI0t5
dao|PH163
dapaong|TG0t5
dapa|PH163
dapchi|NG0a4
daphne|US185AL
dapitan|PH166
dapto|AU0o3NSW
daqing|CN008
dar a|SY1t7
dar chabanne|TN3c5
dar chioukh|DZ1j6
dar el beida|DZ1j5
dar es salaam|TZ17b
dar kulayb|BH4j6
darabani|RO1o4
darab|IR0k6
daraga|PH163
darasun|RU4n3
darayya|SY1t6
darazo|NG0a4
dara|SN0t5
darbhanga|IN038
darby|US0d3PA
darchula|NP204
darch|AU1n3WA
dardanelle|US182AR
darda|HR2a2
dardenne prairie|US184MO
dardilly|FR1g3
dareda|TZ174
darende|TR014
darfield|GB0i3
darfo boario terme|IT1c4
dargecit|TR014
darhan|MN316
darien|US184IL,US0d4CT,CO0h4,US0d1GA,US181WI
darjiling|IN037
darley|AU0q3VIC
darling heights|AU1e2QLD
darlinghurst|AU0o4NSW
darlington|GB0i7,US0d3SC,US181WI
darlowo|PL1r4
darmanesti|RO1o4,RO1o3,RO1o3
darmstadt|DE0x7,US181IN
darnah|LY2g6
darndale|IE2n3
darnestown|US0d3MD
darnetal|FR1g3
daromehar|PK053
darovskoy|RU423
darque|PT3y3
darras hall|GB0i4
darreh shahr|IR0k5
darrington|US0s0WA
darsi|IN035
dartford|GB0i6
dartmouth|CA4h7NS,GB0i2
darton|GB0i4
daruvar|HR2a3
daru|PG4s4,SL0t3
darwen|GB0i5
darwha|IN035
darwin|AU5l7NT
darya khan marri|PK053
darya khan|PK054
daryapur|IN035
darzab|AF113
dasha|CN007
dashiqiao|CN006
dashitou|CN006
dasht e archi|AF113
dashtobod|UZ1i4
dasing|DE0x2
daska kalan|PK057
dasmarinas|PH169
dasnapur|IN034
dasna|IN035
dasoguz|TM397
dassa zoume|BJ0a4
dassel|DE0x3,US181MN
dassun|PH163
dass|NG0a3
dasuya|IN034
dataganj|IN035
datca|TR013
date|JP0c5
datia|IN037
datong|CN00a,CN006
dattapur|IN034
datteln|DE0x5
datu piang|PH163
daud khel|PK055
daudnagar|IN035
daugavgriva|LV373
daugavpils|LV377
daulatabad|IN033
daulatpur|PK054,IN033
daultala|PK054
daund|IN036
daun|DE0x3
dauphin island|US180AL
dauphin|CA3l3MB
daurala|IN033
daura|NG0a6,NG0a5
daur|PK054
dausa|IN036
dauwendaele|NL2p3
davangere|IN039
davao|PH16a
davenport|US187IA,US0d2FL,US0s1WA
daventry|GB0i5
david city|US182NE
davidsonville|US0d3MD
davidson|US0d4NC
davidsville|US0d0PA
david|PA4b6
davie|US0d7FL
davis junction|US181IL
davisboro|US0d1GA
davison|US3f2MI
davis|US0s6CA,US181OK
davlekanovo|RU255
davoren park|AU2d3SA
davorlim|IN034
davos|CH4k3
davutlar|TR013
davyd haradok|BY1p3
davydkovo|RU065
davydovka|RU063
davydovo|RU063
dawangtai|CN002
dawei|MM0p7
dawesville|AU1n2WA
dawlish|GB0i3
dawson creek|CA6t3BC
dawson springs|US181KY
dawsonville|US0d1GA
dawson|US0d2GA,US181MN
dawukou|CN007
daxing|CN007
daxi|TW0e6
dax|FR1g4
day heights|US0d1OH
day valley|US0s2CA
dayapar|IN034
dayap|PH162
daye|CN006
dayr abu da if|PS5f2
dayr al asafir|SY1t3
dayr al balah|PS476
dayr al ghusun|PS5f3
dayr dibwan|PS5f3
dayr hafir|SY1t5
dayr mawas|EG0g5
dayr samit|PS5f3
dayr yusuf|JO293
dayrut|EG0g6
daytona beach shores|US0d2FL
daytona beach|US0d6FL
dayton|US0d7OH,US0s3NV,US183TX,US0d3TN,US0d3NJ,US0d2KY,US182MN,US0s1OR,US0s1WA,US0d1ME,US0d1VA,US321IN
dazaifu|JP0c6
dazhong|CN006
dazhou|CN007
dazkiri|TR013
dazuocun|CN003
de aar|ZA0w5
de bilt|NL2p3
de blaak|NL2p3
de doornakkers|NL2p3
de drait|NL2p3
de forest|US183WI
de graff|US0d0OH
de greiden|NL2p3
de haan|BE2p4
de heeg|NL2p3
de kalb|US181TX,US180MS
de kruiskamp|NL2p3
de land southwest|US0d0FL
de leon springs|US0d1FL
de leon|US181TX
de lier|NL2p4
de lisle|US180MS
de panne|BE2p3
de pere|US185WI
de pinte|BE2p3
de queen|US183AR
de reit|NL2p3
de smet|US180SD
de soto|US183MO,US183KS,US181IL,US180IA
de westereen|NL2p2
de witt|US182IA,US182AR
deadwood|US3d0SD
deale|US0d2MD
deal|GB0i5
dean funes|AR214
dearborn heights|US3f6MI
dearborn|US3f7MI
deatsville|US180AL
debaltseve|UA155
debark|ET175
debary|US0d4FL
debar|MK2a4
deba|NG0a4,ES0y2
debeljaca|RS2a3
debesy|RU2i3
debica|PL1r6
debila|DZ1j5
debipur|IN033
deblin|PL1r4
debno|PL1r4
debre birhan|ET176
debre markos|ET176
debre sina|ET173
debre tabor|ET175
debre werk|ET173
debrecen|HU1q8
debrzno|PL1r2
decan|XK2a6
decatur|US186IL,US186AL,US0d4GA,US323IN,US183TX,US181WI,US181MS,US181AR,US3f1MI,US0d1TN
decazeville|FR1g3
deception bay|AU1e4QLD
decherd|US181TN
dechy|FR1g2
decima|IT1c2
decimomannu|IT1c3
decines charpieu|FR1g5
decin|CZ2e6
decize|FR1g3
decorah|US183IA
decordova|US182TX
dededo village|GU665
dedenevo|RU063
deder|ET173
dedham|US0d5MA,US0d1ME
dedougou|BF0t6
dedovichi|RU063
dedovsk|RU065
dedza|MW1w4
dee why|AU0o4NSW
deenwood|US0d1GA
deep river center|US0d1CT
deephaven|US182MN
deer isle|US0d1ME
deer lodge|US3d2MT
deer park|US185TX,US0d5NY,AU0q4VIC,US0d3OH,US0s2WA,US182IL,US182IL,US0s0CA,US0s0CA
deer valley|US1v7AZ
deerfield beach|US0d6FL
deerfield|US184IL,US0d2NH,US181WI
deering|US0d1NH
deerlijk|BE2p3
deeside|GB0i5
defiance|US0d4OH
defuniak springs|US183FL
degache|TN3c3
deganwy|GB0i3
degema hulk|NG0a4
degerfors|SE0x3
deggendorf|DE0x5
deggingen|DE0x2
degollado|MX043
degtyarsk|RU254
dehdasht|IR0k6
dehiwala mount lavinia|LK3i8
dehloran|IR0k6
dehra dun|IN039
dehri|IN037
dehui|CN007
dehu|IN032
deinze|BE2p5
deir ez zor|SY1t8
deir hanna|IL343
deisslingen|DE0x3
deizisau|DE0x3
dejen|ET174
dej|RO1o5
dekalb|US185IL
dekemhare|ER173
dekina|NG0a3
del aire|US0s3CA
del city|US184OK
del mar|US0s2CA
del monte forest|US0s2CA
del monte|PH163
del norte|US3d1CO
del pilar|PH165
del rey oaks|US0s1CA
del rey|US0s1CA
del rio|US185TX,US0s0CA
delacombe|AU0q3VIC
delafield|US183WI
delahey|AU0q3VIC
delanco|US0d2NJ
deland|US0d5FL
delanggu|ID0b5
delano|US0s6CA,US183MN
delavan lake|US181WI
delavan|US183WI,US181IL
delaware city|US0d1DE
delaware|US0d5OH
delbruck|DE0x5
delcambre|US181LA
delcevo|MK2a4
delden|NL2p3
delegacion cuajimalpa de morelos|MX047
delemont|CH4k4
deleni|RO1o3
delesti|RO1o2
delevan|US0d0NY
delfshaven|NL2p3
delft|NL2p7
delfzijl|NL2p5
delgado|SV3v6
delhi hills|US0d2OH
delhi|IN03d,US0s3CA,US0d2NY,US182LA
deli tua|ID0b5
delice|TR014
delicias|ES0y7
delijan|IR0k5
delitzsch|DE0x5
dell rapids|US182SD
delle|FR1g3
delligsen|DE0x3
dellwood|US182MO,US180MN
dellys|DZ1j5
delmar|US0d3NY,US0d1DE
delmas 73|HT2c9
delmas|ZA0w7
delmenhorst|DE0x6
delmiro gouveia|BR2t5
delmont|US0d1PA
delogozda|MK2a3
delphi|US322IN
delphos|US0d3OH
delray beach|US0d6FL
delson|CA1a3QC
delta del tigre|UY2b4
deltana|US4r1AK
deltaville|US0d0VA
delta|CA3n7BC,US3d3CO,MX282,US3d2UT,US0d2OH
deltebre|ES0y4
deltona|US0d6FL
delvada|IN034
delyatyn|UA153
demak|ID0b5
demarest|US0d2NJ
demba|CD1w4
dembeni|YT173
dembi dolo|ET175
demerval lobao|BR1b4
demidov|RU063
demikhovo|RU062
deming|US3d4NM
demirci|TR014
demirtas|TR013
demmin|DE0x4
demopolis|US183AL
demorest|US0d1GA
demotte|US182IN
demre|TR014
demyanovo|RU423
demyansk|RU063
den burg|NL2p3
den chai|TH0m4
den helder|NL2p6
denain|FR1g4
denair|US0s2CA
denbigh|GB0i3
denderleeuw|BE2p4
dendermonde|BE2p5
deneysville|ZA0w4
dengi|NG0a3
dengzhou|CN006
denham springs|US183LA
denia|ES0y5
deniliquin|AU0o3NSW
denison|US185TX,US183IA
denizciler|TR014
denizli|TR018
denkanikota|IN034
denkendorf|DE0x3
denmark|US0d2SC,US181WI,US0d0ME
denmead|GB0i3
dennis port|US0d2MA
dennison|US0d1OH
dennis|US0d1MA
denny|GB0i3
denov|UZ4m6
denpasar|ID26a
dentergem|BE2p3
denton holme|GB0i3
denton|US187TX,GB0i5,US0d2MD,US0d1NC
dentsville|US0d4SC
dent|US0d3OH
denver city|US182TX
denver|US3d9CO,US0d2PA,US0d1NC,US181IA
denzlingen|DE0x4
deoband|IN036
deogarh|IN034
deolali|IN036
deoli|IN037,IN034,IN034
deols|FR1g3
deoranian|IN034
deori khas|IN035
deoria|IN037
deori|IN034
depalpur|IN034
depew|US0d4NY
depoe bay|US0s1OR
depok|ID0ba,ID0b7
deposit|US0d1NY
depue|US181IL
deqen|CN006
deqing|CN006
dequincy|US182LA
dera bugti|PK054
dera ghazi khan|PK058
dera ismail khan|PK057
dera nanak|IN033
derazhnya|UA153
derbent|RU067,TR013
derby|GB0i8,US185KS,US0d4CT,US3d3CO
derebucak|TR012
derecske|HU1q3
dereli|TR013
derendingen|CH4k3
dergachi|RU2z3
dergaon|IN034
derhachi|UA154
deridder|US183LA
derince|TR017
derinkuyu|TR014
derma|US180MS
dermott|US181AR
dernekpazari|TR013
derrimut|AU0q3VIC
derry village|US0d5NH
derry|GB0i6,US0d4NH,IE2n3,US0d1PA
dersca|RO1o2
derventa|BA2a3
derwood|US0d1MD
deryneia|CY5h2
derzhavinsk|KZ1h4
des allemands|US181LA
des arc|US181AR
des moines|US188IA,US0s5WA
des peres|US183MO
des plaines|US186IL
desaguadero|PE0f2
desamparados|CR4l4
desarmes|HT2c4
desborough|GB0i3
descalvado|BR095
descanso|US0s1CA
deschutes river woods|US0s2OR
desenzano del garda|IT1c5
desert aire|US0s1WA
desert edge|US0s2CA
desert hills|US1v1AZ
desert hot springs|US0s5CA
desert shores|US0s0CA
desert view highlands|US0s1CA
dese|ET177
deshler|US0d1OH
deshnoke|IN034
desio|IT1c5
desloge|US182MO
desna|UA153
desnogorsk|RU065
desoto lakes|US0d2FL
desoto|US186TX
despard|US0d0WV
despenaderos|AR212
dessalines|HT2c4
dessau|DE0x6
dessel|BE2p3
destelbergen|BE2p4
desterro|BR1b2
destin|US184FL
destrehan|US184LA
desur|IN032
desvres|FR1g2
det udom|TH0m5
deta|RO1o3
detmerode|DE0x3
detmold|DE0x6
detroit beach|US3f1MI
detroit lakes|US183MN
detroit shoreway|US0d4OH
detroit|US3f9MI
dettelbach|DE0x3
dettenhausen|DE0x2
dettingen an der erms|DE0x3
dettingen unter teck|DE0x2
detva|SK2e4
deuchendorf|AT1s2
deuil la barre|FR1g4
deulgaon raja|IN035
deurne|BE2p6
deutsch wagram|AT1s3
deutschlandsberg|AT1s3
deutz|DE0x4
deux montagnes|CA1a4QC
devadanappatti|IN034
devakottai|IN035
devanhalli|IN035
devarkonda|IN035
devavanya|HU1q3
deva|RO1o6
devecser|HU1q2
develi|TR015
devens|US0d1MA
deventer|NL2p7
devgadh bariya|IN034
devgarh|IN034
deville les rouen|FR1g3
deville|US181LA
devils lake|US183ND
devine|US182TX
devinuwara|LK3i5
devin|BG2f3
devizes|GB0i4
devnya|BG2f3
devola|US0d1OH
devonport|AU514TAS
devon|CA2o2AB,US0d1PA
devoto|AR212
devrekani|TR013
devrek|TR015
dewart|US0d1PA
dewas|IN038
dewa|IN034
dewey humboldt|US1v2AZ
deweyville|US180TX
dewey|US182OK
dewitt|US3f2MI
dewsbury|GB0i6
dexter|US183MO,US3f2MI,US0d1ME,US3d0NM,US0d0NY
deyang|CN007
dezhou|CN009
dhafni|GR3h5
dhahran|SA0r7
dhaka|BD07d,IN035
dhalie|YE0r4
dhali|IN033
dhamar|YE0r7
dhamnod|IN035
dhampur|IN036
dhamtari|IN036
dhanaula|IN034
dhanaura|IN035
dhana|IN033
dhanbad|IN038
dhandhuka|IN035
dhanera|IN035
dhangadhi|NP207
dhankuta|NP204
dhannabah|PS5f3
dhanot|PK054
dhanwar|IN033
dharampuri|IN034
dharampur|IN034
dharamsala|IN034
dharangaon|IN035
dharan|NP207
dharapuram|IN036
dharchula|IN033
dhariwal|IN034
dhari|IN035
dharmabad|IN035
dharmadam|IN035
dharmanagar|IN035
dharmapuri|IN036
dharmavaram|IN037
dharuhera|IN035
dharur|IN034
dhar|IN036
dhaulpur|IN037
dhaunkal|PK054
dhaurahra|IN034
dhekiajuli|IN034
dhemaji|IN034
dhenkanal|IN036
dhi as sufal|YE0r5
dhilwan|IN033
dhing|IN034
dhola|IN033
dholka|IN036
dhone|IN035
dhoraji|IN036
dhoro naro|PK054
dhrangadhra|IN036
dhrol|IN035
dhromolaxia|CY5h2
dhrosia|GR3h2
dhuburi|IN036
dhulagari|IN034
dhulian|IN036
dhulia|IN039
dhulikhel|NP204
dhupgari|IN035
dhuri|IN036
dhuusamarreeb|SO173
dhuwaran|IN034
diablo|US0s0CA
diadema|BR099
diadi|PH164
diagonal mar|ES0y4
diamante|AR214
diamantina|BR095
diamantino|BR3w4
diamond bar|US0s6CA
diamond creek|AU0q4VIC
diamond harbour|IN035
diamond ridge|US4r0AK
diamond springs|US0s3CA
diamondhead|US183MS
diamond|US181IL
dianella|AU1n5WA
diano marina|IT1c2
diapaga|BF0t5
diavata|GR3h3
diawara|SN0t3
diaz|US180AR
dib dibba|OM142
dibai|IN035
dibba al fujairah|AE145
dibba al hisn|AE145
diberville|US184MS
diboll|US182TX
dibrugarh|IN037
dicholi|IN034
dickeyville|US180WI
dickinson|US3d5ND,US184TX
dickson city|US0d3PA
dickson|US184TN,US180OK
dicle|TR014
didcot|GB0i5
didim|TR015
didouche mourad|DZ1j5
didsbury|GB0i4
didwana|IN036
didymoteicho|GR3h3
diebougou|BF0t4
dieburg|DE0x4
diedorf|DE0x3
diegem|BE2p2
diego de almagro|CL0n4
diekholzen|DE0x3
diekirch|LU2p3
dielheim|DE0x3
diemen|NL2p5
dien bien phu|VN0m5
diepenbeek|BE2p4
diepholz|DE0x4
diepoldsau|CH4k2
dieppe|FR1g5,CA4h4NB
diepsloot|ZA0w8
dierdorf|DE0x3
dieren|NL2p4
dierkow neu|DE0x3
dierks|US180AR
diessen am ammersee|DE0x3
diest|BE2p4
dietenheim|DE0x3
dietenhofen|DE0x3
dietfurt|DE0x3
dietikon|CH4k4
dietlikon dietlikon dorf|CH4k3
dietmannsried|DE0x3
dietramszell|DE0x2
dietzenbach|DE0x5
diez de octubre|CU1f8
diez|DE0x3
diffa|NE0a5
differdange|LU2p2
digal|PH163
digapahandi|IN033
digboi|IN034
dighton|US0d3MA
dighwara|IN035
diglur|IN036
digne les bains|FR1g4
digoin|FR1g3
digora|RU064
digos|PH167
digras|IN035
digri|PK055
diguvametta|IN032
dig|IN035
dihok|IQ0j8
dijkot|PK055
dijon|FR1g7
dike|US180IA
dikhil|DJ174
dikili|TR014
dikirnis|EG0g7
diksmuide|BE2p4
dikwa|NG0a5
dila|ET176
dilbeek|BE2p5
dilijan|AM2l4
dili|TL5i7
dilkon|US1v0AZ
dillenburg|DE0x5
dilley|US182TX
dillingen an der donau|DE0x4
dillingen|DE0x4
dillingham|US4r1AK
dilling|SD1k5
dillonvale|US0d2OH
dillon|US0d3SC,US3d2MT
dillsboro|US320IN
dillsburg|US0d1PA
dilworth|US182MN
dimako|CM0a3
dimapur|IN037
dimbokro|CI0t6
dimitrovgrad|RU3j7,BG2f5
dimmitt|US182TX
dimona|IL345
dimondale|US3f0MI
dinahican|PH163
dinajpur|BD078
dinalupihan|PH166
dinan bashnoian wala|PK053
dinanagar|IN035
dinant|BE2p4
dinan|FR1g4
dinapore|IN037
dinard|FR1g4
dinar|TR015
dinas powys|GB0i3
dindigul|IN038
dindima|NG0a4
dindori|IN034
dingalan|PH163
dinga|PK055
dingcheng|CN006
dinghaicun|CN003
dingley village|AU0q3VIC
dingle|PH163
dingolfing|DE0x4
dingras|PH163
dingtao|CN006
dinguiraye|GN0t3
dingwall|GB0i2
dingzhou|CN007
dinh van|VN0v4
dinhata|IN035
dinkelsbuhl|DE0x4
dinkelscherben|DE0x3
dinklage|DE0x4
dinnington|GB0i4
dinskaya|RU065
dinslaken|DE0x6
dinteloord|NL2p2
dinuba|US0s5CA
diofior|SN0t3
dioknisi|GE2m3
dionysos|GR3h2
diosd|HU1q3
diosig|RO1o3
dipalpur|PK056
dipayal|NP205
diphu|IN036
diplo|PK054
dipolog|PH167
dippoldiswalde|DE0x3
dirba|IN034
dire dawa|ET178
dire|ML0t3
diriamba|NI2s5
diriomo|NI2s3
disa|IN037
discovery bay|US0s4CA
dishman|US0s3WA
dishna|EG0g6
disina|NG0a3
dison|BE2p4
dispur|IN033
dissen|DE0x3
diss|GB0i3
district heights|US0d3MD
disuq|EG0g7
ditrau|RO1o3
dittelbrunn|DE0x3
ditzingen|DE0x5
diu|IN035
divernon|US180IL
dives sur mer|FR1g3
diveyevo|RU063
divicani|BA2a3
divichibazar|AZ2k5
divino das laranjeiras|BR093
divinopolis|BR098
divion|FR1g3
divnogorsk|RU2w5
divnomorskoye|RU063
divnoye|RU064
divonne les bains|FR1g3
divo|CI0t7
divrigi|TR014
diwek|ID0b5
dix hills|US0d5NY
dixfield|US0d0ME
dixiana|US185AL
dixmont|US0d0ME
dixmoor|US182IL
dixon lane meadow creek|US0s1CA
dixon|US0s4CA,US184IL,US181MO
diyadin|TR014
diyarb najm|EG0g6
diyarbakir|TR019
dizangue|CM0a4
djamaa|DZ1j6
djambala|CG0a3
djebeniana|TN3c3
djelfa|DZ1j7
djemmal|TN3c5
djenne|ML0t4
djibouti|DJ179
djibo|BF0t4
djidiouia|DZ1j5
djougou|BJ0a8
djursholm|SE0x3
dmitrovsk orlovskiy|RU063
dmitrov|RU066
dnestrovsc|MD3k3
dniprorudne|UA154
dnipro|UA15a
dno|RU063
doaba|PK053
dobanovci|RS2a3
doba|TD3a5
dobbs ferry|US0d3NY
dobczyce|PL1r3
dobele|LV373
dobeln|DE0x4
doberlug kirchhain|DE0x3
doboj|BA2a5
dobrany|CZ2e3
dobre miasto|PL1r3
dobresti|RO1o2
dobrich|BG2f7
dobrinka|RU063
dobris|CZ2e3
dobroesti|RO1o3
dobropillya|UA155
dobrota|ME2a2
dobrotesti|RO1o2
dobroye|RU062
dobrush|BY1p4
dobruska|CZ2e3
dobryanka|RU255
dobson|US0d1NC
dock junction|US0d3GA
docklands|AU0q4VIC
doctor alberto oviedo mota|MX283
doctor arroyo|MX2h3
doctor juan leon mallorquin|PY1x3
doctor mora|MX042
doctor phillips|US0d3FL
dod ballapur|IN036
doda|IN034
dodge center|US181MN
dodge city|US185KS
dodgeville|US182WI
dodola|ET175
dodoma|TZ177
dodson branch|US180TN
dodworth|GB0i3
doe valley|US0d1KY
doembang nangbuat|TH0m4
doesburg|NL2p4
doetinchem|NL2p6
doffing|US182TX
doftana|RO1o3
dofteana|RO1o3
doganhisar|TR013
dogansehir|TR014
doganyol|TR013
dogbo|BJ0a5
dogonbadan|IR0k7
dogondoutchi|NE0a5
dogtown|US0s1CA
dogubayazit|TR016
dohad|IN036
dohar|BD076
doha|QA4j8
dohna|DE0x3
dohrighat|IN033
dois corregos|BR094
dois vizinhos|BR095
doiwala|IN033
dok kham tai|TH0m5
doka|SD1k4
dokkum|NL2p4
dokri|PK054
dokshytsy|BY1p3
doksy|CZ2e2
dokuchayevsk|UA155
dol de bretagne|FR1g2
dolan springs|US1v1AZ
dolbeau mistassini|CA1a4QC
dole|FR1g5
dolgeville|US0d1NY
dolgoderevenskoye|RU253
dolgoprudnyy|RU066
dolgorukovo|RU062
dolhasca|RO1o3
dolianova|IT1c3
dolinsk|RU5d4
dolisie|CG0a7
doljesti|RO1o3
dollar bay|US3f0MI
dollar corner|US0s0WA
dollar point|US0s0CA
dollard des ormeaux|CA1a6QC
dollymount|IE2n2
dolna banjica|MK2a3
dolneni|MK2a4
dolni chiflik|BG2f3
dolni dabnik|BG2f2
dolny kubin|SK2e4
dologon|PH164
dolores hidalgo cuna de la independencia nacional|MX046
dolores|AR025,UY2b4,GT2r3,PH163,PH163,ES0y3,NI2s3
dolo|IT1c3
dolton|US185IL
dolyna|UA154
dolynska|UA155
dolzhanskaya|RU063
dom pedrito|BR095
dom pedro|BR1b4
domalanoan|PH164
domampot|PH162
domanic|TR012
domanivka|UA153
domat|CH4k3
domazlice|CZ2e3
doma|NG0a4
dombarovskiy|RU253
dombasle sur meurthe|FR1g3
dombivli|IN03a
dombovar|HU1q4
domene|FR1g3
domerat|FR1g3
dome|GH0t6
domingo arenas|MX043
domingos martins|BR093
domna|RU4n3
domnesti sarbi|RO1o3
domnesti|RO1o2
domodedovo|RU066
domodossola|IT1c4
domoni|KM174
domont|FR1g4
dompierre sur mer|FR1g2
dompu|ID266
domsod|HU1q3
domusnovas|IT1c3
domzale|SI2a4
don antonio|MX044
don benito|ES0y5
don carlos|PH164
don luan|VN0v5
don sak|TH0m4
don torcuato|AR026
dona ana|US3d0NM
dona mencia|ES0y2
donabate|IE2n3
donaghadee|GB0i3
donaghmede|IE2n4
donaldsonville|US183LA
donald|US0s0OR
donalsonville|US181GA
donaueschingen|DE0x4
donaustadt|AT1s8
donauworth|DE0x4
doncaster east|AU0q5VIC
doncaster|GB0i7,AU0q4VIC
dondaicha|IN036
dondon|HT2c2
dondo|MZ1w6
dondukovskaya|RU063
donduseni|MD3k3
donetsk|UA15a,RU066
dong ha|VN0v4
dongan hills|US0d3NY
dongargaon|IN034
dongargarh|IN035
dongcun|CN007
dongdai|CN003
dongditou|CN003
dongdu|CN006
dongen|NL2p5
donges|FR1g3
dongfeng|CN006
donggang|TW0e6
donggongon|MY1z6
dongguan|CN00d
donghai|CN008
dongkan|CN006
dongling|CN007
dongning|CN006
dongobesh|TZ174
dongola|SD1k4
dongsheng|CN007
dongtai|CN007
dongxing|CN007
dongxi|CN003
dongyang|CN007
dongyuan|CN003
doniphan|US181MO
donja mahala|BA2a2
donji vakuf|BA2a3
donmatias|CO0h3
donnacona|CA1a2QC
donna|US184TX
donnybrook|IE2n3
donnycarney|IE2n3
donoratico|IT1c2
donora|US0d2PA
donostia san sebastian|ES0y8
donovan estates|US1v1AZ
donskoye|RU064
donskoy|RU065,RU064
donsol|PH163
donvale|AU0q4VIC
donzdorf|DE0x3
doolittle|US181TX
dooms|US0d0VA
doonside|AU0o4NSW
doornsteeg|NL2p2
doorn|NL2p3
dor marunt|RO1o3
dorado|PR484
doraha|IN035
doral|US0d6FL
doraville|US0d3GA
dora|US181AL
dorcheh piaz|IR0k5
dorchester|GB0i4,CA1a3ON
dordrecht|NL2p7,ZA0w3
doreen|AU0q4VIC
dorentrup|DE0x3
dores do indaia|BR094
dorfen|DE0x4
dorgali|IT1c3
dorgeli|RU062
dori|BF0t5
dorking|GB0i4
dormagen|DE0x6
dormont|US0d3PA
dornach|CH4k3
dornakal|IN034
dornbirn|AT1s6
dorneyville|US0d2PA
dornhan|DE0x3
dornstadt|DE0x3
dornstetten|DE0x3
dorogobuzh|RU064
dorogomilovo|RU066
dorog|HU1q4
dorohoi|RO1o5
dorongan punta|PH162
dorridge|GB0i3
dorsten|DE0x6
dortmund|DE0x9
dortyol|TR016
dorval|CA1a4QC
dorverden|DE0x3
dos de mayo|AR214
dos hermanas|ES0y7,PH163
dos palos|US0s2CA
doschatoye|RU062
dosquebradas|CO0h7
dossenheim|DE0x4
dossobuono|IT1c3
dosson|IT1c3
dossor|KZ5c3
dosso|NE0a6
dostlik shahri|UZ1i4
dostpur|IN034
dothan|US186AL
dotlingen|DE0x3
douai|FR1g6
douala|CM0aa
douane|TN3c6
douar tindja|TN3c4
douarnenez|FR1g4
double oak|US182TX
double springs|US180AL
doubleview|AU1n3WA
douchy les mines|FR1g3
doue la fontaine|FR1g3
douentza|ML0t3
douera|DZ1j5
douglass hills|US4w3KY
douglass|US181KS
douglaston|US0d4NY
douglasville|US0d5GA
douglas|IM0i5,US184IL,US1v4AZ,US0d4GA,AU1e3QLD,US0d3MA,US3d3WY,US3f0MI
douliu|TW0e7
doullens|FR1g3
douma|SY1t7
doume|CM0a2
dourados|BR387
dourbali|TD3a4
dourdan|FR1g3
dourges|FR1g3
dour|BE2p4
dousman|US181WI
douvres la delivrande|FR1g2
douvrin|FR1g2
douz|TN3c5
dove valley|US3d2CO
dover base housing|US0d2DE
dover beaches north|US0d0NJ
dover beaches south|US0d0NJ
dover foxcroft|US0d1ME
dover plains|US0d0NY
dover|GB0i5,US0d5DE,US0d5NH,US0d4NJ,US0d4OH,US0d2FL,US0d1MA,US0d1PA,US181TN,US0d1VT,US180AR
doveton|AU0q3VIC
dovhe|UA153
dowagiac|US3f3MI
dowa|MW1w2
dowlatabad|IR0k5
downers grove|US186IL
downey|US0s7CA
downham market|GB0i3
downingtown|US0d3PA
downpatrick|GB0i3
doxey|MX043
doylestown|US0d3PA,US0d2OH
draa ben khedda|DZ1j5
draa el mizan|DZ1j5
draa klalouche|DZ1j2
drabiv|UA153
dracevo|MK2a3
drachten|NL2p5
dracut|US0d5MA
dragalina|RO1o3
draganesti olt|RO1o4
draganesti|RO1o3,RO1o2
dragasani|RO1o4
dragash|XK2a5
dragodana|RO1o3
dragomiresti|RO1o3
dragor|DK0x3
draguignan|FR1g5
draguseni|RO1o2
dragutesti|RO1o2
drahichyn|BY1p4
drain|US0s0OR
drajna de jos|RO1o3
drama|GR3h5
drammen|NO0x7
drancy|FR1g6
dranesville|US0d4VA
draper|US3d6UT
drapetsona|GR3h4
draveil|FR1g5
dravosburg|US0d1PA
drawsko pomorskie|PL1r3
drayton valley|CA2o3AB
drean|DZ1j6
drebkau|DE0x3
dreieich|DE0x5
drenova|HR2a3
drensteinfurt|DE0x4
dresden|DE0x9,US182TN,US0d1OH
dresher|US0d2PA
dreta de leixample|ES0y5
dreux|FR1g5
drew|US181MS
drexel heights|US1v5AZ
drexel hill|US0d5PA
drexel|US0d1OH,US0d1NC
drezdenko|PL1r3
drezna|RU064
dridu|RO1o2
driebergen rijsenburg|NL2p4
driedorf|DE0x2
driefontein|ZA0w5
driemanspolder|NL2p3
driffield|GB0i4
driggs|US5k1ID
dripping springs|US181TX
driyorejo|ID0b5
drobak|NO0x4
drobeta turnu severin|RO1o7
drochia|MD3k4
drochtersen|DE0x4
drogheda|IE2n5
drohobych|UA156
droichead nua|IE2n4
droitwich|GB0i5
drolshagen|DE0x4
dromana|AU0q2VIC
dromore|GB0i2
dronero|IT1c2
dronfield|GB0i4
dronten|NL2p5
drosia|GR3h3
drouin|AU0q4VIC
droylsden|GB0i5
druento|IT1c3
druid hills|US0d4GA
drum point|US0d1MD
drummondville|CA1a6QC
drummoyne|AU0o4NSW
drumright|US182OK
druskininkai|LT3t4
druten|NL2p3
druzhba|UA4a2
druzhkivka|UA156
druzhny|BY1p3
dry ridge|US0d1OH,US0d1KY
dry run|US0d3OH
dryanovo|BG2f3
dryden|CA3l3ON,US0d1NY,US0d0VA
dschang|CM0a7
du quoin|US183IL
duarte|US0s4CA,MX043
duartina|BR094
duayaw nkwanta|GH0t4
duba yurt|RU063
dubai|AE14c
dubasari|MD3k5
duba|SA0r4
dubbo|AU0o5NSW
dubendorf|CH4k4
dubinino|RU2w4
dubi|CZ2e3
dubki|RU062
dublin|IE2na,US0s6CA,US0d5OH,US0d4GA,US182TX,US0d1VA,US0d1PA,US0d1NH
dublyany|UA153
dubnany|CZ2e3
dubna|RU066,RU063
dubnica nad vahom|SK2e5
dubno|UA155
duboistown|US0d0PA
dubois|US0d3PA
dubove|UA153
dubovka|RU2q4,RU063
dubovskoye|RU063
dubrajpur|IN035
dubreka|GN0t3
dubrovitsy|RU062
dubrovka|RU063
dubrovnik|HR2a5
dubrovytsya|UA153
dubrowna|BY1p3
dubti|ET175
dubuque|US186IA
duc trong|VN0v7
duchcov|CZ2e3
ducheng|CN007
duchesne|US3d1UT
duck hill|US180MS
duck lake|CA3n3BC
ducos|MQ5x4
duda|RO1o2
dudelange|LU2p4
dudenhofen|DE0x3
duderstadt|DE0x5
dudestii vechi|RO1o3
dudhani|IN034
dudhi|IN034
dudingen|CH4k3
dudinka|RU2w5
dudley park|AU1n3WA
dudley|GB0i8,US0d3MA
due west|US0d0SC
duekoue|CI0t6
duenweg|US180MO
dueville|IT1c4
duffel|BE2p4
dugda|IN034
dugny|FR1g3
dugulubgey|RU064
duindorp|NL2p3
duisburg|DE0x9
duitama|CO0h7
duiven|NL2p5
duiwelskloof|ZA0w5
dukhan|QA4j3
dukhovnitskoye|RU2z3
dukinfield|GB0i4
duki|PK053
dukku|NG0a4
dukuhturi|ID0b7
duku|NG0a3
dulac|US181LA
dulag|PH163
dulangan|PH162
dulao|PH163
dulce grande|MX043
dulce|US3d1NM
duldurga|RU4n3
duliagaon|IN035
dulles town center|US0d2VA
dullewala|PK056
dulmen|DE0x6
dulovo|BG2f3
duluth|US186MN,US0d5GA
dulwich hill|AU0o4NSW
dum duma|IN034
dumaguete|PH167
dumai|ID0b7
dumangas|PH163
dumas|US184TX,US182AR
dumbarton|GB0i4,US0d3VA
dumbea|NC5w4
dumbrava rosie|RO1o3
dumbraveni|RO1o3,RO1o3
dumfries|GB0i5,US0d2VA
dumingag|PH163
duminichi|RU063
dumjor|IN034
dumka|IN036
dumont|US0d4NJ
dumpay|PH162
dumraon|IN036
dumra|IN034
dun laoghaire|IE2n5
dunafoldvar|HU1q3
dunaharaszti|HU1q4
dunaivtsi|UA154
dunajska streda|SK2e5
dunakeszi|HU1q5
dunaujvaros|HU1q6
dunavarsany|HU1q3
dunay|RU3q3
dunbar|GB0i3,US0d3WV,US0d0PA
dunblane|GB0i3
dunboyne|IE2n3
duncannon|US0d1PA
duncansville|US0d0PA
duncanville|US185TX
duncan|US185OK,CA3n4BC,US0d2SC
duncraig|AU1n4WA
dundalk|US0d6MD,IE2n5
dundas valley|AU0o2NSW
dundas|US181MN
dunda|TZ174
dundee|GB0i7,ZA0w6,US0d2FL,US3f2MI,US0s2OR,US0d1NY
dundonald|GB0i4
dundrum|IE2n4
dunean|US0d2SC
dunedin|NZ497,US0d5FL
dunellen|US0d3NJ
dunes city|US0s0OR
dunfermline|GB0i6
dunga bunga|PK055
dungannon|GB0i4
dungarpur|IN035,IN033
dungarvan|IE2n3
dunholme|GB0i2
dunhua|CN007
dunkerque|FR1g6
dunkirk town center|US0d1MD
dunkirk|US0d4NY,US321IN,US0d1MD,US321IN
dunkwa|GH0t5
dunlap|US323IN,US182TN,US0d1OH,US181IL
dunlop|AU0o3ACT
dunmore|US0d4PA
dunn loring|US0d3VA
dunnellon|US0d1FL
dunnigan|US0s1CA
dunningen|DE0x3
dunnstown|US0d0PA
dunn|US0d3NC
dunoon|GB0i3
dunsmuir|US0s1CA
dunstable|GB0i6,US0d2MA
duntocher|GB0i3
dunwoody|US0d6GA
dunyamalilar|AZ2k3
dunyapur|PK055
duobao|CN006
duong dong|VN0m4
dupnitsa|BG2f5
dupont|US0s3WA,US0d1PA
dupo|US182IL
duque de caxias|BR09a
duquesne|US0d2PA,US181MO
durach|DE0x3
durack|AU1e3QLD
duragan|TR014
dural|AU0o3NSW
durand|US3f2MI,US181WI,US180IL
durango|ES0y5,US3d4CO
durant|US184OK,US181MS,US181IA
durazno|UY2b5
dura|PS5f4
durban|ZA0wc
durbuy|BE2p3
durcal|ES0y3
durdevac|HR2a3
duren|DE0x7
durgapur|IN039,IN034
durg|IN038
durham|US0d8NC,GB0i6,US0d3NH,US0s2CA,US0d2CT,US0d1NY,US0s1OR
durmersheim|DE0x4
durres|AL4f7
dursley|GB0i4
dursunbey|TR014
dursunlu|TR012
duryea|US0d2PA
dushanbe|TJ3e9
dusi|IN032
duson|US181LA
dusseldorf pempelfort|DE0x5
dusseldorf|DE0x9
dusslingen|DE0x2
dusti|TJ3e3
dutch harbor|US782AK
dutsen wai|NG0a4
dutse|NG0a4
dutsin ma|NG0a4
duvall|US0s3WA
duvenstedt|DE0x3
duverge|DO1d4
duxbury|US0d1MA
duyun|CN007
duzce|TR016
duzkoy|TR013
dvubratskiy|RU063
dvur kralove nad labem|CZ2e4
dvurechensk|RU252
dwarka|IN035
dwight|US182IL
dyatkovo|RU065
dyatlovo|BY1p3
dyce|GB0i3
dyersburg|US184TN
dyersville|US182IA
dyer|US184IN,US181TN
dykanka|UA153
dyker heights|US0d5NY
dylym|RU063
dymer|UA152
dynow|PL1r3
dysart|US180IA
dyurtyuli|RU255
dzagam|AZ2k3
dzaoudzi|YT174
dzepciste|MK2a3
dzerzhinskiy|RU065
dzerzhinskoye|RU2w3
dzerzhinsky|RU066
dzerzhinsk|RU068
dzhalagash|KZ4q4
dzhalil|RU064
dzhalka|RU063
dzhambeyty|KZ543
dzhangala|KZ543
dzhankoy|UA4a5
dzhetygara|KZ1h5
dzhubga|RU062
dzialdowo|PL1r4
dzialoszyn|PL1r3
dzidzantun|MX363
dzierzgon|PL1r2
dzierzoniow|PL1r5
dzilam gonzalez|MX363
dzitbalche|MX364
dzuunharaa|MN314
dzuunmod|MN314
dzyarzhynsk|BY1p5
eadestown|IE2n2
eagan|US186MN
eagar|US1v2AZ
eagle butte|US3d0SD
eagle grove|US182IA
eagle lake|US182TX,US182MN,US0d1FL,US180WI
eagle mountain|US3d5UT,US183TX
eagle pass|US185TX
eagle point|US0s3OR
eagle river|US4r5AK,US180WI
eagle vale|AU0o3NSW
eagleby|AU1e4QLD
eaglehawk|AU0q2VIC
eaglescliffe|GB0i3
eagleton village|US0d2TN
eagleview|US0d1PA
eagleville|US0d2PA
eagle|US5k5ID,US3d3CO,US181WI,US180NE
earl shilton|GB0i4
earle|US181AR
earlham|US180IA
earlimart|US0s3CA
earlington|US180KY
earls barton|GB0i2
earlsfield|GB0i4
earlston|US0d0PA
earlville|US181IL
earlwood|AU0o4NSW
early|US182TX
earth|US180TX
easington|GB0i3
easley|US0d4SC
east albury|AU0o3NSW
east alton|US183IL
east atlantic beach|US0d1NY
east aurora|US0d3NY
east ballina|AU0o2NSW
east bangor|US0d1PA
east berlin|US0d1PA
east bernard|US181TX
east berwick|US0d1PA
east bethel|US184MN
east boldon|GB0i2
east brainerd|US0d4TN
east brewton|US181AL
east bridgewater|US0d4MA
east brisbane|AU1e3QLD
east bronson|US0d1FL
east brookfield|US0d0MA
east brooklyn|US0d1CT
east brunswick|US0d6NJ
east cannington|AU1n2WA
east canton|US0d1OH
east carbon city|US3d0UT
east chattanooga|US0d7TN
east chicago|US185IN
east cleveland|US0d4OH,US0d1TN
east concord|US0d5NH
east conemaugh|US0d0PA
east cowes|GB0i3
east dennis|US0d1MA
east dereham|GB0i4
east douglas|US0d1MA
east dublin|US0d1GA
east dubuque|US181IL
east dundee|US182IL
east earl|US0d0PA
east elmhurst|US0d5NY
east end|US183AR
east falmouth|US0d3MA
east farmingdale|US0d3NY
east flat rock|US0d2NC
east flatbush|US0d7NY
east florence|US185AL
east foothills|US0s3CA
east franklin|US0d3NJ
east freehold|US0d2NJ
east fremantle|AU1n3WA
east gaffney|US0d2SC
east garden city|US0d3NY
east garfield park|US184IL
east glenville|US0d3NY
east grand forks|US183MN
east grand rapids|US3f3MI
east greenbush|US0d2NY
east greenville|US0d2PA
east greenwich|US0d4RI
east griffin|US0d1GA
east grinstead|GB0i5
east gull lake|US180MN
east gwillimbury|CA1a5ON
east haddam|US0d3CT
east hampton north|US0d2NY
east hampton|US0d7VA,US0d1CT,US0d0NY
east hanover|US0d4NJ
east harlem|US0d7NY
east hartford|US0d6CT
east harwich|US0d2MA
east haven|US0d5CT
east hazel crest|US181IL
east helena|US3d1MT
east hemet|US0s4CA
east highland park|US0d4VA
east hill meridian|US0s5WA
east hills|US0d3NY
east honolulu|US4g6HI
east horsley|GB0i3
east independence|US187MO
east islip|US0d4NY
east ithaca|US0d1NY
east jerusalem|PS479
east jordan|US3f1MI
east kilbride|GB0i6
east kingston|US0d1NH
east la mirada|US0s3CA
east lake orient park|US0d5FL
east lake|US0d5FL
east lansdowne|US0d1PA
east lansing|US3f6MI
east leake|GB0i3
east lexington|US0d1VA
east lismore|AU0o2NSW
east liverpool|US0d3OH
east london|ZA0w9
east longmeadow|US0d4MA
east los angeles|US0s7CA
east machias|US0d0ME
east maitland|AU0o4NSW
east massapequa|US0d4NY
east mckeesport|US0d1PA
east meadow|US0d5NY
east melbourne|AU0q3VIC
east merrimack|US0d2NH
east millcreek|US3d4UT
east millinocket|US0d1ME
east milton|US183FL
east missoula|US3d1MT
east molesey|GB0i4
east moline|US184IL
east moriches|US0d2NY
east naples|US0d5FL
east new york|US0d7NY
east newark|US0d1NJ
east newnan|US0d0GA
east northport|US0d4NY
east norwalk|US0d6CT
east norwich|US0d1NY
east oakdale|US0s1CA
east orange|US0d6NJ
east palatka|US0d1FL
east palestine|US0d2OH
east palo alto|US0s5CA
east pasadena|US0s3CA
east patchogue|US0d4NY
east pensacola heights|US186FL
east peoria|US185IL
east pepperell|US0d1MA
east perrine|US0d3FL
east perth|AU1n4WA
east petersburg|US0d2PA
east pittsburgh|US0d1PA
east point|US0d5GA
east port orchard|US0s3WA
east porterville|US0s3CA
east prairie|US182MO
east providence|US0d6RI
east quincy|US0s1CA
east quogue|US0d2NY
east rancho dominguez|US0s4CA
east renton highlands|US0s3WA
east richmond heights|US0s2CA
east ridge|US0d4TN
east riverdale|US0d4MD
east rochester|US0d3NY
east rockaway|US0d3NY
east rockingham|US0d2NC
east rutherford|US0d3NJ
east sahuarita|US1v1AZ
east saint louis|US185IL
east san gabriel|US0s4CA
east sandwich|US0d2MA
east setauket|US0d4NY
east shoreham|US0d3NY
east sonora|US0s1CA
east spencer|US0d1NC
east stroudsburg|US0d3PA
east sumter|US0d0SC
east syracuse|US0d2NY
east tamworth|AU0o2NSW
east tawas|US3f1MI
east tilbury|GB0i2
east toowoomba|AU1e3QLD
east tremont|US0d5NY
east troy|US182WI
east uniontown|US0d1PA
east valley|US0s1NV
east victoria park|AU1n3WA
east village|US0d6NY
east washington|US0d1PA
east wenatchee bench|US0s3WA
east wenatchee|US0s4WA
east williston|US0d1NY
east windsor|US0d2CT
east wittering|GB0i2
east york|CA1a7ON,US0d3PA
eastbourne|GB0i7
eastchester|US0d4NY,US0d2NY
eastgate|US0s2WA
easthampton|US0d4MA
eastham|US0d2MA
eastlakes|AU0o3NSW
eastlake|US0d4OH
eastland|US182TX
eastlawn gardens|US0d2PA
eastleigh|GB0i6,ZA0w3
eastman|US0d2GA
eastmont|US0s4WA
easton|US0d5PA,US0d5MA,US0d4MD,GB0i3,US0d3CT,US0s1CA,US0d0ME,US180WI
eastover|US0d2NC
eastpointe|US3f5MI
eastpoint|US0d1FL
eastport|US0d1NY,US7c0ME
eastvale|US0s6CA
eastwood|GB0i4,AU0o4NSW,US3f3MI,US182LA
eaton estates|US0d0OH
eaton rapids|US3f2MI
eaton socon|GB0i4
eatons hill|AU1e3QLD
eatons neck|US0d0NY
eatonton|US0d3GA
eatontown|US0d4NJ
eatonville|US0s2WA,US0d1FL
eaton|US0d3OH,AU1n3WA,US3d2CO,US321IN
eau claire|US186WI
eaubonne|FR1g5
ebano|MX045
ebaye|MH6h4
ebbw vale|GB0i5
ebebiyin|GQ0a5
ebeltoft|DK0x3
ebensburg|US0d2PA
ebensfeld|DE0x3
eberbach|DE0x4
eberdingen|DE0x3
ebermannstadt|DE0x3
ebersbach an der fils|DE0x4
ebersbach|DE0x3,DE0x2
ebersberg|DE0x3
ebersdorf|DE0x3
eberswalde|DE0x5
ebetsu|JP0c7
ebikon|CH4k4
ebish|TR013
eboli|IT1c5
ebolowa|CM0a6
ebreichsdorf|AT1s2
ebstorf|DE0x2
ebute ikorodu|NG0a9
ecatepec de morelos|MX04b
ecatzingo de hidalgo|MX043
ecaussinnes denghien|BE2p3
eccles|GB0i5
eceabat|TR012
ech chettia|DZ1j7
echague|PH163
echelon|US0d3NJ
eching|DE0x4
echirolles|FR1g5
echo park|US0s5CA
echuca|AU0q4VIC
echzell|DE0x3
ecija|ES0y5
ecka|RS2a2
eckbolsheim|FR1g3
eckernforde|DE0x5
eckersdorf|DE0x2
eclectic|US180AL
economy|US0d3PA
ecoporanga|BR094
ecorse|US3f3MI
ecouen|FR1g3
ecroignard|MU5g3
ecublens|CH4k3,CH4k3
ecully|FR1g4
ed damer|SD1k7
edam|NL2p3
edcouch|US182TX
eddington|US0d1ME,US0d1PA
eddystone|US0d1PA
eddyville|US181KY,US180IA
edd|ER173
edea|CM0a8
edegem|BE2p4
edeia|BR093
edeleny|HU1q3
eden glen ext 60|ZA0w2
eden glen|ZA0w3
eden isle|US183LA
eden prairie|US186MN
eden valley|US180MN
edenbridge|GB0i3
edenkoben|DE0x3
edens landing|AU1e2QLD
edensor park|AU0o3NSW
edenton|US0d2NC
edenvale|ZA0w6
eden|US0d4NC,US0d2NY,US0d2NY,US181TX
edessa|GR3h4
edewecht|DE0x4
ede|NL2p6
edgard|US181LA
edgartown|US0d2MA
edgar|US181WI
edgecliff village|US182TX
edgecomb|US0d0ME
edgefield|US0d2SC
edgemere|US0d3NY,US0d3MD
edgemont park|US3f1MI
edgemoor|US0d3DE
edgerton|US182WI,US3f1OH,US181KS,US180MN
edgewater park|US0d3NJ
edgewater|US186IL,US0d4FL,US0d4NJ,US0d3MD,US3d2CO
edgewood|US0d5MD,US0s3WA,US0d3KY,US0d2OH,US3d2NM,US0d2PA,US0d1FL,US0d1PA,US321IN,US181TX
edgeworth|AU0o3NSW,US0d1PA
edgware|GB0i3
edina|US186MN,US180MO
edinboro|US0d3PA
edinburgh|GB0i9,US322IN
edinburg|US186TX,US0d0NY,US0d0VA,US180IL
edinet|MD3k5
edingen neckarhausen|DE0x4
edirne|TR017
edison|US0d7NJ,US0d1GA
edissiya|RU063
edisto|US0d1SC
edithvale|AU0q3VIC
edmonds|US0s5WA
edmond|US186OK
edmonston|US0d1MD
edmonton|CA2o9AB,AU1e3QLD,US181KY
edmore|US3f0MI
edmundston|CA5o4NB
edna|US183TX
edneyville|US0d1NC
edosaki|JP0c4
edremit|TR015,TR013
edson|CA2o3AB
eduardo castex|AR3z3
edwards air force base|US0s1CA
edwardsburg|US3f0MI
edwardsville|US185IL,US0d2PA,US182KS
edwards|US3d3CO,US180MS
edwinstowe|GB0i2
eeklo|BE2p4
eelde|NL2p3
eerbeek|NL2p3
eersel|NL2p4
effingham|US184IL,US0d0NH
effium|NG0a6
effort|US0d1PA
effretikon|CH4k3
efon alaaye|NG0a8
eforie sud|RO1o3
efrata|PS473
efringen kirchen|DE0x3
egbe|NG0a4
egelsbach|DE0x3
egersund|NO0x3
eger|HU1q6
egestorf|DE0x3
egg harbor city|US0d2NJ
eggenberg|AT1s4
eggenfelden|DE0x4
eggenstein leopoldshafen|DE0x4
eggertsville|US0d4NY
eggesin|DE0x2
eggolsheim|DE0x3
egham|GB0i5
eghezee|BE2p4
egirdir|TR014
egletons|FR1g2
eglin air force base|US181FL
eglin village|US183FL
egling|DE0x2
egly|FR1g2
egra|IN035
egremont|GB0i3
eguilles|FR1g3
egyek|HU1q2
egypt lake leto|US0d5FL
egypt|US0d1PA
eha amufu|NG0a6
ehingen|DE0x5
ehningen|DE0x3
ehrenberg|US0s1AZ
ehrenfriedersdorf|DE0x2
ehringshausen|DE0x3
eibar|ES0y5
eibau|DE0x2
eibenstock|DE0x3
eibergen|NL2p4
eichenau|DE0x4
eichendorf|DE0x3
eichenzell|DE0x3
eichstatt|DE0x4
eichwalde|DE0x3
eidelstedt|DE0x5
eidson road|US183TX
eielson air force base|US4r1AK
eight mile plains|AU1e4QLD
eiguliai|LT3t6
eijsden|NL2p4
eilat|IL346
eilenburg|DE0x4
eil|DE0x3
eimsbuttel|DE0x8
einbeck|DE0x5
eindhoven|NL2p8
einhausen|DE0x3
einsiedeln|CH4k4
eirunepe|BR6f4
eisenach|DE0x5
eisenberg|DE0x4,DE0x3
eisenhuttenstadt|DE0x5
eisenstadt|AT1s3
eisen|KR086,KR086
eisfeld|DE0x3
eisleben lutherstadt|DE0x5
eislingen|DE0x4
eiterfeld|DE0x3
eitorf|DE0x4
eixample|ES0y8
eixo|PT3y3
ejea de los caballeros|ES0y4
ejido benito juarez|MX273
ejido san lorenzo cuauhtenco|MX043
ejido|VE137
ejigbo|NG0a7
ejirin|NG0a3
ejura|GH0t6
ejutla de crespo|MX043
ekali|GR3h3
ekangala|ZA0w5
ekazhevo|RU065
ekenas|FI3s4
ekero|SE0x4
eket|NG0a5
ekibastuz|KZ1h7
ekpoma|NG0a6
eksere|TR013
eksjo|SE0x3
ekuvukeni|ZA0w4
el abadia|DZ1j5
el abiodh sidi cheikh|DZ1j5
el achir|DZ1j7
el affroun|DZ1j5
el aioun|MA105
el alamo|ES0y3
el alcazar|AR212
el alia|TN3c4
el altet|ES0y2
el alto|PE0f3
el amria|DZ1j5
el aouinet|DZ1j5
el arahal|ES0y4
el arenal|MX044
el asintal|GT2r3
el astillero|ES0y4
el attaf|DZ1j5
el ayote|NI2s2
el bagre|CO0h5
el baix guinardo|ES0y5
el banco|CO0h6
el battan|TN3c3
el bauga|SD1k4
el bayadh|DZ1j6
el besos i el maresme|ES0y5
el bolson|AR3z4
el bon pastor|ES0y4
el bordo|CO0h4
el bosque|MX042
el burgo de osma|ES0y2
el cafetal|VE136
el cajon|US0s7CA
el calafate|AR5y3
el camp de larpa del clot|ES0y5
el camp den grassot i gracia nova|ES0y5
el campanario y oradel|MX3p3
el campello|ES0y5
el campo|US184TX
el carmel|ES0y5
el carmen de bolivar|CO0h6
el carmen|CO0h2
el carril|AR3z3
el casar|ES0y3
el castillo|MX042
el cenizo|US182TX
el centro|US0s5CA
el cerrillo vista hermosa|MX043
el cerrito corona|US0s2CA
el cerrito|CO0h5,US0s5CA
el cerro mission|US3d2NM
el cerro|US3d2NM
el charco|CO0h5
el chorrillo|PA4b4
el clot|ES0y5
el coacoyul|MX043
el coco|PA4b4
el coll|ES0y3
el colomo|MX043
el colorado|AR214
el congo|SV3v3
el congres i els indians|ES0y4
el copey|CO0h4
el coporo|MX043
el coronil|ES0y2
el crucero|NI2s4
el cuervo|ES0y3
el daein|SD1k8
el diez|MX3g3
el doncello|CO0h4
el dorado hills|US0s5CA
el dorado springs|US182MO
el dorado|US184AR,MX3g4,US184KS
el dovio|CO0h3
el ejido|ES0y6
el empalme|PA4b3
el entrego|ES0y3
el escorial|ES0y4
el espinal|MX043,MX043
el estor|GT2r4
el eulma|DZ1j7
el factor|DO1d3
el fahs|TN3c4
el fasher|SD1k8
el fuerte|MX334
el fureidis|IL343
el galpon|AR3z3
el golaa|TN3c3
el gouna|EG0g4
el granada|US0s2CA
el grao|ES0y4
el grullo|MX044
el guinardo|ES0y5
el hadjar|DZ1j6
el hadjira|DZ1j5
el hajeb|MA105
el hamma|TN3c6
el haouaria|TN3c3
el hatillo|VE136
el hed|DZ1j5
el higo|MX043
el idrissia|DZ1j5
el jadid|MA107
el jebel|US3d2CO
el jem|TN3c4
el kala|DZ1j5
el kef|TN3c6
el khroub|DZ1j6
el kseur|DZ1j5
el ksour|TN3c2
el lago|US181TX
el limon|VE137
el llano|MX044
el maamoura|TN3c3
el malah|DZ1j4
el masnou|ES0y4
el matama|SD1k4
el mirage|US1v5AZ
el molar|ES0y2
el molino|CO0h2
el monte|US0s7CA,CL0n5
el naranjito|MX043
el naranjo|MX2h3
el negrito|HN303
el nido|PH163
el nino|MX283
el obeid|SD1k9
el ocotito|MX043
el oro de hidalgo|MX043
el oued|DZ1j7
el palmar|GT2r4
el paraiso|HN304
el parc i la llacuna del poblenou|ES0y4
el parral|MX043
el paso|US3d9TX,ES4e3,CO0h3,US181IL
el paujil|CO0h3
el pinon|CO0h3
el pino|MX043
el plan|ES0y3
el playon|CO0h2
el poblenou|ES0y5
el portal|US0d1FL
el porvenir|MX6o3
el prat de llobregat|ES0y6
el progreso|HN307,GT2r3
el pueblito|MX046,MX043
el puerto de santa maria|ES0y6
el putxet i el farro|ES0y5
el quebrachal|AR3z3
el quetzal|GT2r4
el quince|MX044
el rama|NI2s4
el rancho|US3d0NM
el raval|ES0y6
el realejo|NI2s3
el refugio|MX043
el reno|US184OK
el reten|CO0h4
el rincon citlaltepetl|MX042
el rio|US0s3CA
el rosal|CO0h2
el rosario|MX3g4,MX3g4,MX044,SV3v2
el salto|MX2h5,MX044,MX044
el salvador|PH163
el sauce|NI2s4
el sauzal de rodriguez|MX283
el sauz|MX043
el segundo|US0s4CA
el soberbio|AR024
el sobrante|US0s4CA
el suchil|MX043
el tambo|CO0h3,CO0h3
el tarf|DZ1j4
el tejar|GT2r4,MX043
el tigre|VE137
el tobarito|MX3b3
el tocuyo|VE136
el tor|EG0g4
el transito|SV3v3
el trebol|AR213
el triunfo|EC1l5,HN303,MX362,MX6o2
el tumbador|GT2r3
el turo de la peira|ES0y4
el valle de arroyo seco|US3d1NM
el valle|DO1d3
el vendrell|ES0y5
el verano|US0s2CA
el verde|MX043
el viejo|NI2s6
el vigia|VE136
el viso del alcor|ES0y4
el zulia|CO0h4
elamanchili|IN035
elancourt|FR1g5
elanora|AU1e4QLD
elassona|GR3h3
elayirampannai|IN033
elazig|TR018
elbasan|AL4f7
elba|US182AL
elberta|US181AL
elberton|US0d2GA
elbeuf|FR1g4
elbistan|TR016
elblag|PL1r7
elbow lake|US180MN
elbridge|US0d0NY
elburg|NL2p4
elburn|US183IL
elche|ES0y8
eldama ravine|KE174
elda|ES0y6
eldersburg|US0d5MD
elderslie|GB0i3
eldivan|TR013
eldon|US182MO
eldorado at santa fe|US3d3NM
eldorado|MX3g4,BR093,US182IL,US181TX,US181WI
eldora|US181IA
eldoret|KE178
eldridge|US183IA,US0s0CA
ele ele|US4g1HI
eleanor|US0d1WV
electra|US181TX
electric city|US0s0WA
eleebana|AU0o2NSW
elefsina|GR3h5
elektrenai|LT3t4
elektrogorsk|RU064
elektrostal|RU067
elektrougli|RU064
elek|HU1q2
elele|NG0a4
elena|BG2f3
elephant butte|US3d1NM
elermore vale|AU0o2NSW
elesbao veloso|BR1b3
eleskirt|TR014
elfers|US0d4FL
elgin|US187IL,GB0i5,US183TX,US182OK,US0d1SC,US0s1OR,US0d1SC,US180MN
elgoibar|ES0y3
elhovo|BG2f3
elias fausto|BR094
elida|US0d1OH
elimaki|FI3s3
elim|US0d2PA
elin pelin|BG2f3
elin yurt|RU063
eliot|US0d3ME
elista|RU067
elizabeth bay|AU0o2NSW
elizabeth city|US0d4NC
elizabeth downs|AU2d2SA
elizabethton|US0d4TN
elizabethtown|US0d5KY,US0d4PA,US0d2NC
elizabethville|US0d1PA
elizabeth|US0d7NJ,US0d1PA,US3d0CO
elk city|US184OK
elk creek|US0d1KY
elk grove village|US185IL
elk grove|US0s7CA
elk plain|US0s4WA
elk point|US181SD
elk rapids|US3f1MI
elk ridge|US3d2UT
elk river|US185MN
elk run heights|US180IA
elkader|US180IA
elkfork|US0d1KY
elkhart|US326IN,US181KS,US180TX
elkhorn|US183WI,US183NE,US0s1CA
elkins|US0d3WV,US182AR
elkin|US0d2NC
elkland|US0d1PA
elko new market|US182MN
elko|US0s4NV
elkridge|US0d4MD
elkton|US0d4MD,US0d1VA,US181KY
elkview|US0d0WV
elk|PL1r6
ella town|LK3i2
elland|GB0i4
ellaville|US0d1GA
ellenabad|IN035
ellenbrook|AU1n4WA
ellendale|US180ND
ellensburg|US0s4WA
ellenton|US0d2FL
ellenville|US0d2NY
ellerau|DE0x2
ellerbe|US0d0NC
ellesmere port|GB0i6
ellettsville|US323IN
ellezelles|BE2p2
ellicott city|US0d6MD
ellicott|US3d0CO
ellijay|US0d1GA
ellington|US0d4CT
elliniko|GR3h4
ellinwood|US181KS
elliot lake|CA1a4ON
elliot|ZA0w4
ellisburg|US0d2NJ
ellisville|US183MO,US182MS
ellis|US181KS
ellon|GB0i3
ellore|IN038
ellport|US0d0PA
ellrich|DE0x3
ellsworth|US0d3ME,US182WI,US182KS
ellwangen|DE0x5
ellwood city|US0d3PA
elm city|US0d0NC
elm creek|US181TX
elm grove|US183WI
elm park|GB0i4
elm springs|US181AR
elma center|US0d1NY
elmadag|TR015
elmali|TR014
elmas|IT1c3
elma|US0s2WA
elmendorf air force base|US4r3AK
elmendorf|US181TX
elmer|US0d0NJ
elmhurst|US0d7NY,US186IL
elmina|GH0t5
elmira heights|US0d2NY
elmira|US0d5NY
elmont|US0d5NY
elmore|US0d0OH,US180AL
elmsford|US0d2NY
elmshorn|DE0x6
elmwood park|US185IL,US0d4NJ
elmwood place|US0d1OH
elmwood|US182LA,US181IL
elne|FR1g3
eloi mendes|BR094
elon|US0d3NC
elorrio|ES0y3
eloy alfaro|EC1l7
eloy|US1v4AZ
elroy|US0d2NC,US180WI
elsa|US183TX
elsberry|US181MO
elsdorf|DE0x4
elsenfeld|DE0x3
elsfleth|DE0x3
elsloo|NL2p3
elsmere|US0d3KY,US0d3DE
elsterberg|DE0x2
elsternwick|AU0q3VIC
elsterwerda|DE0x3
elst|NL2p4
eltham north|AU0q3VIC
eltham|AU0q4VIC
eltingville|US0d3NY
eltmann|DE0x2
elton|US180LA
eltville|DE0x4
elumalai|IN034
elur|IN035
elvas|PT3y3
elva|EE4c3
elverson|US0d0PA
elverta|US0s2CA
elverum|NO0x4
elvins|US181MO
elwood|AU0q4VIC,US0d3NY,US323IN,US181IL,US0d1NJ,US180KS,US3d0UT
elyria|US0d6OH
elysburg|US0d1PA
ely|GB0i4,US0s2NV,US182MN,US181IA
elzach|DE0x3
elze|DE0x3
elz|DE0x3
embalenhle|ZA0w7
embalse|AR214
embarcacion|AR3z5
embi|KZ4u4
emboscada|PY1x3
embrach|CH4k3
embrun|FR1g3
embu guacu|BR096
embu|BR098,KE175
emden|DE0x6
emerainville|FR1g3
emerald isle|US0d2NC
emerald lake hills|US0s2CA
emerald lakes|US0d2PA
emerald mountain|US181AL
emerald|AU1e4QLD,AU0q2VIC
emerson hill|US0d4NY
emerson|US0d3NJ,US0d1GA
emeryville|US0s4CA
emet|TR015
emigsville|US0d1PA
emiliano zapata santo domingo|MX043
emiliano zapata|MX046,MX045,MX044,MX043,MX2h3,MX283
eminabad|PK055
eminence|US0d1KY
eminonu|TR016
emirdag|TR014
emirgazi|TR013
emkhomazi|ZA0w4
emlichheim|DE0x3
emmaus|US0d4PA
emmeloord|NL2p6
emmendingen|DE0x5
emmen|NL2p6,CH4k5
emmer compascuum|NL2p3
emmerhout|NL2p3
emmerich|DE0x5
emmering|DE0x3
emmermeer|NL2p3
emmetsburg|US182IA
emmett|US5k3ID
emmiganur|IN036
emmitsburg|US0d2MD
emod|HU1q2
emory|US180TX,US0d0VA
empalme escobedo|MX044
empalme|MX3b5
empangeni|ZA0w5
empire|US0s2CA
empoli|IT1c5
emporia|US185KS,US0d2VA
emporium|US0d1PA
empuriabrava|ES0y3
emsburen|DE0x3
emsdetten|DE0x5
emskirchen|DE0x3
emstek|DE0x3
emsworth|GB0i4,US0d1PA
emu plains|AU0o3NSW
emure ekiti|NG0a7
en naqoura|LB1m5
encamp|AD6n3
encantada ranchito el calaboz|US181TX
encantado|BR094
encanto|US1v6AZ
encarnacion de diaz|MX045
encarnacion|PY1x6
enchanted hills|US3d6NM
encheng|CN007
encinitas|US0s6CA
encino|US0s5CA
encrucijada|CU1f5
encruzilhada do sul|BR094
encs|HU1q3
endasak|TZ174
endeavour hills|AU0q5VIC
enderby|GB0i3
ende|ID266
endicott|US0d4NY
endingen|DE0x3
endirey|RU063
endwell|US0d4NY
enebyberg|SE0x2
enem|RU064
energetik|RU253
energodar|UA156
energy|US180IL
enetai|US0s1WA
enfield town|GB0i7
enfield|US0d5CT,AU2d2SA,US0d1NC,US0d1ME,US0d1NH
engadine|AU0o4NSW
engel yurt|RU062
engelskirchen|DE0x4
engels|RU2z8
engenheiro beltrao|BR094
engen|DE0x3
enger|DE0x4
enghien les bains|FR1g3
enghien|BE2p4
engis|BE2p3
england|US181AR
englewood cliffs|US0d2NJ
englewood|US3d5CO,US0d5NJ,US185IL,US0d4FL,US0d4OH,US181TN,US0d1TN
englishtown|US0d1NJ
enguera|ES0y2
enhaut|US0d0PA
enid|US186OK
enigma|US0d0GA
eningen unter achalm|DE0x3
enkenbach alsenborn|DE0x3
enkhuizen|NL2p4
enkoping|SE0x4
enlow|US0d0PA
enna|IT1c5
ennepetal|DE0x5
ennigerloh|DE0x4
enniscorthy|IE2n3
enniskillen|GB0i4
ennis|IE2n5,US184TX
enns|AT1s3
enochville|US0d2NC
enoch|US3d3UT
enoggera|AU1e2QLD
enola|US0d3PA
enon|US0d2VA,US0d1OH
enosburg falls|US0d0VT
eno|FI3s3
enrile|PH163
enriquillo|DO1d2
ensanche luperon|DO1d3
enschede|NL2p7
ensdorf|DE0x3
ensenada|MX288
enshi|CN007
ensisheim|FR1g3
ensley|US184FL
entablado|PH162
entebbe|UG176
enterprise|US0s7NV,US185AL,US0s1OR,US3d1UT
entiat|US0s0WA
entraigues sur la sorgue|FR1g3
entre deux|RE143
entre rios|BR195
entroncamento|PT3y4
enugu ezike|NG0a4
enugu ukwu|NG0a6
enugu|NG0a9
enumclaw|US0s4WA
envigado|CO0h7
envira|BR6f3
enying|HU1q3
enzan|JP0c5
epalinges|CH4k3
epanomi|GR3h3
epernay|FR1g5
epernon|FR1g2
epe|NG0a6,NL2p5
ephraim|US3d3UT
ephrata|US0d4PA,US0s3WA
epinal|FR1g5
epinay sous senart|FR1g4
epinay sur orge|FR1g3
epinay sur seine|FR1g6
epone|FR1g3
eppelborn|DE0x4
eppelheim|DE0x4
eppertshausen|DE0x3
eppingen|DE0x4
epping|AU0q5VIC,AU0o5NSW,GB0i3,US0d1NH
eppstein|DE0x4
epsom|GB0i5,US0d2NH
epworth|ZW1w7,US181IA
eqbaliyeh|IR0k5
equeurdreville hainneville|FR1g4
er regueb|TN3c3
er reina|IL344
eraan|PH162
eragny|FR1g4
eral|IN033
erandio|ES0y5
erandol|IN035
eraniel|IN033
erath|US181LA
erattupetta|IN035
eravur town|LK3i5
erbaa|TR016
erbach|DE0x4,DE0x4
erba|IT1c4
erbendorf|DE0x2
erbiceni|RO1o2
erbil|IQ0ja
erchie|IT1c3
ercis|TR017
ercolano|IT1c6
ercsi|HU1q3
erdaojiang|CN006
erda|US3d2UT
erdek|TR015
erdemli|TR016
erdenet|MN316
erding|DE0x5
erdokertes|HU1q3
erdweg|DE0x2
erd|HU1q6
erechim|BR097
eregli|TR017,TR016
eremo|IT1c2
erenhot|CN004
erftstadt|DE0x6
erfurt|DE0x8
ergani|TR016
ergolding|DE0x4
ergoldsbach|DE0x3
ergue gaberic|FR1g3
ericeira|PT3y3
erick|US180OK
erie|US0d7PA,US3d4CO,US181IL,US180KS
erin|US180TN
erith|GB0i3
erkelenz|DE0x5
erkner|DE0x4
erkrath|DE0x6
erlands point kitsap lake|US0s2WA
erlangen|DE0x7
erlanger|US0d4KY
erlenbach am main|DE0x3
erlensee|DE0x4
erma|US0d1NJ
ermelo|ZA0w5,NL2p3
ermenek|TR014
ermesinde|PT3y5
ermington|AU0o3NSW
ermitagana|ES0y4
ermont|FR1g5
ermoupolis|GR3h4
ermua|ES0y4
erndtebruck|DE0x3
ernee|FR1g3
ernei|RO1o2
erode|IN037
erquelinnes|BE2p3
errachidia|MA107
erraguntla|IN035
errenteria|ES0y5
erriadh|TN3c4
erseke|AL4f3
erskine park|AU0o3NSW
erskineville|AU0o3NSW
erskine|GB0i4
erstein|FR1g3
ertil|RU064
ertingen|DE0x2
eruh|TR013
erumaippatti|IN033
erving|US0d1MA
erwinville|US181LA
erwin|US0d3TN,US0d2NC
erwitte|DE0x4
erzhausen|DE0x3
erzincan|TR017
erzin|TR015
erzsebetvaros|HU1q6
erzurum|TR019
es castell|ES0y3
es molinar|ES0y3
es senia|DZ1j6
esbjerg|DK0x6
esbly|FR1g2
escada|BR1y6
escalante|PH165
escalon|US0s3CA
escalquens|FR1g3
escanaba|US3f4MI
escarcega|MX365
escatawpa|US182MS
escaudain|FR1g3
escazu|CR4l4
esch sur alzette|LU2p5
eschborn|DE0x4
eschenbach|CH4k3
eschwege|DE0x4
eschweiler|DE0x6
escobares|US181TX
escondido|US0s7CA
escuinapa|MX3g5
escuintla|GT2r7,MX043
eseka|CM0a4
esenler|TR019
esens|DE0x3
esenyurt|TR018
esfarayen|IR0k6
esgueira|PT3y4
esher|GB0i6
eshowe|ZA0w4
esikhaleni|ZA0w6
esik|KZ1h5
esil|KZ1h4
eskhar|UA152
eskilstuna|SE0x6
eskisehir|TR019
esko|US181MN
eslohe|DE0x3
eslov|SE0x4
esmeraldas|EC1l7,BR097
esmeralda|CU1f4
esme|TR013
esmoriz|PT3y4
esneux|BE2p4
espanola|US3d3NM
espargos|CV5n3
esparragal|ES0y3
esparreguera|ES0y4
espartinas|ES0y4
esparto|US0s2CA
esparza|CR4l4
espelkamp|DE0x5
espera feliz|BR094
esperalvillo|DO1d2
esperanca|BR1b4
esperance|US0s2WA
esperantina|BR1b4
esperantinopolis|BR1b4
esperanza|DO1d5,MX3b5,AR215,CU1f3,MX043,PH163,PH163,PH162
espergaerde|DK0x4
espinal|CO0h6
espinho|PT3y5
espinosa|BR194
espirito santo do pinhal|BR095
espita|MX364
espiye|TR014
esplanada|BR194
esplugues de llobregat|ES0y6
espoo|FI3s8
esposende|PT3y5
espumoso|BR093
espy|US0d1PA
esqueda|MX3b3
esquel|AR595
esquina|AR215
esquipulas|GT2r4
essaouira|MA106
essau|GM0t3
essenbach|DE0x3
essendon|AU0q4VIC
essen|DE0x9,BE2p4,DE0x3
essex fells|US0d1NJ
essex junction|US0d3VT
essex village|US0d1CT
essexville|US3f2MI
essex|US0d5MD,CA1a3ON,US0d1MA
essey les nancy|FR1g3
essingen|DE0x3
esslingen|DE0x7
estacada|US0s2OR
estacion bamoa|MX3g3
estacion coahuila|MX283
estacion de cartama|ES0y2
estacion huehuetan|MX043
estacion querendaro|MX043
estacion santa engracia|MX2h3
estaimpuis|BE2p3
estaires|FR1g3
estancia velha|BR095
estancias de florida|PR483
estancia|BR196,PH163,US3d1NM
estanzuela|GT2r3
estavayer le lac|CH4k2
estebania|DO1d2
esteio|BR096
esteli|NI2s7
estell manor|US0d1NJ
estella lizarra|ES0y4
estelle|US184LA
estepa|ES0y4
estepona|ES0y6
estero|US0d5FL
esterwegen|DE0x2
ester|US4r1AK
estes park|US3d3CO
estevan|CA553SK
este|IT1c4
estherville|US183IA
esther|US180MO
estill springs|US181TN
estill|US0d1SC
estinnes au val|BE2p3
estombar|PT3y3
estoril|PT3y5
estreito|BR1b4
estrela|BR095
estremoz|PT3y3
esuk oron|NG0a7
esztergom|HU1q5
et taiyiba|IL345
etalle|BE2p2
etampes|FR1g5
etaples|FR1g4
etawah|IN038
etawa|IN036
etchojoa|MX3b3
eten|PE0f4
ete|NG0a3
ethete|US3d1WY
etikoppaka|IN034
etinan|NG0a3
etna|US0d2PA,US0d0OH,US0d0ME
etobicoke|CA1a8ON
etowah|US0d3NC,US0d2TN
etrechy|FR1g3
etropole|BG2f3
ettaiyapuram|IN034
ettelbruck|LU2p3
ettenheim|DE0x4
ettlingen|DE0x5
ettrick|US0d3VA
etzatlan|MX044
eucalyptus hills|US0s2CA
euclides da cunha|BR195
euclid|US0d6OH
eudora|US183KS,US181AR
eufaula|US184AL,US182OK
eugene|US0s7OR
euharlee|US0d2GA
euless|US186TX
eunapolis|BR197
eunice|US183LA,US3d2NM
eupen|BE2p4
eupora|US181MS
eurajoki|FI3s2
eura|FI3s3
eureka mill|US0d1SC
eureka springs|US181AR
eureka|US0s5CA,US183MO,US182IL,US181KS,US5k0MT
eusebio ayala|PY1x3
eusebio|BR1b5
euskirchen|DE0x6
eustaquio lopez|PH164
eustis|US0d4FL
eutaw|US181AL
eutingen an der enz|DE0x2
eutin|DE0x4
euxton|GB0i3
eu|FR1g3
evadale|US181TX
evans city|US0d1PA
evansburg|US0d1PA
evansdale|US182IA
evanston|US186IL,US3d4WY
evansville|US187IN,US182WI,US3d2WY
evans|US0d5GA,US3d4CO
evart|US3f1MI
evatt|AU0o2ACT
eveleth|US182MN
even yehuda|IL344
evendale|US0d1OH
everett|US0s7WA,US0d6MA,US0d1PA
evergem|BE2p5
evergreen park|US184IL
evergreen|US3d3CO,US3d3MT,US182AL,US182WI
everman|US183TX
everson|US0s1WA
everswinkel|DE0x3
everton hills|AU1e3QLD
everton park|AU1e3QLD
evesham|GB0i5
evian les bains|FR1g3
evinayong|GQ0a3
evora|PT3y6
evreux|FR1g6
evron|FR1g3
evry|FR1g6
ewa beach|US4g4HI
ewa gentry|US4g5HI
ewa villages|US4g3HI
ewarton|JM2v4
ewell|GB0i5
ewing|US0d5NJ
ex hacienda de xalpa|MX043
ex hacienda santa ines|MX042
ex rancho san dimas|MX043
excelsior springs|US184MO
excelsior|US181MN
exeter|GB0i7,US0s3CA,US0d3NH,US0d3RI,US0d2PA
exmore|US0d1VA
exmouth|GB0i5
experiment|US0d2GA
exton|US0d2PA
extrema|BR094,BR4y3
extremoz|BR1b4
exu|BR1y3
eybens|FR1g3
eyguieres|FR1g3
eyl|SO174
eynesil|TR014
eyota|US181MN
eysines|FR1g4
ezanville|FR1g3
ezequiel montes|MX044
ezhou|CN008
ezhva|RU066
ezine|TR014
ezza ohu|NG0a6
faaa|PF6e5
faaborg|DK0x3
fabbrico|IT1c3
fabens|US3d3TX
fabero|ES0y2
fabijoniskes|LT3t5
fabregues|FR1g3
fabriano|IT1c5
fabrica di roma|IT1c2
facaeni|RO1o3
facatativa|CO0h7
faches thumesnil|FR1g4
factoryville|US0d0PA,US0d0PA
fada ngourma|BF0t5
fada|TD3a5
faenza|IT1c5
fafe|PT3y4
fagaras|RO1o5
fagersta|SE0x4
faget|RO1o3
fagnano olona bergoro|IT1c4
fagundes|BR1b2
faifley|GB0i2
failsworth|GB0i4
fair grove|US181MO
fair haven|US0d3NJ,US0d1VT
fair lawn|US0d5NJ
fair oaks ranch|US183TX
fair oaks|US0s5CA,US0d3GA
fair plain|US3f3MI
fairbanks ranch|US0s2CA
fairbanks|US4r5AK
fairbank|US180IA
fairborn|US0d5OH
fairburn|US0d4GA
fairbury|US182NE,US182IL
fairchance|US0d1PA
fairchild air force base|US0s1WA
fairchilds|US180TX
fairdale|US4w3KY,US0d1PA
fairfax station|US0d4VA
fairfax|US0d5VA,US0s3CA,US181IA,US0d1SC,US0d1OH,US180OK,US180MN
fairfield bay|US181AR
fairfield beach|US0d0OH
fairfield east|AU0o2NSW
fairfield glade|US183TN
fairfield harbour|US0d2NC
fairfield heights|US324IN,AU0o3NSW
fairfield west|AU0o4NSW
fairfield|US0s7CA,US0d6CT,US0d5OH,AU0o4NSW,US183AL,US183IA,US0d3NJ,AU0q3VIC,US182IL,US182IL,US182TX,US0d1ME
fairforest|US0d1SC
fairhaven|US0d4MA
fairhope|US184AL,US0d0PA
fairland|US0d5MD,US180OK
fairlawn|US0d3OH,US0d1VA,US0d1VA
fairlea|US0d1WV
fairless hills|US0d3PA
fairlight|AU0o3NSW
fairmead|US0s1CA
fairmont city|US181IL
fairmont|US0d4WV,US183MN,US0d1NC,US181IL
fairmount heights|US0d1MD
fairmount|US0d3NY,US322IN,US181TN,US0d1TN
fairplains|US0d1NC
fairport harbor|US0d2OH
fairport|US0d2NY
fairton|US0d0NJ
fairview ferndale|US0d1PA
fairview heights|US184IL
fairview park|US0d4OH,US320IN
fairview shores|US0d3FL
fairview|US0d4NJ,US0s3CA,US0s3OR,US183TX,US183TN,US0d3GA,US0d2NY,US0d2NJ,US0d2NC,US0d2NY,US0d1NC,US181OK,US0d1PA,US3d0UT,US180TX
fairway|US182KS
fairwood|US0s4WA,US0s3WA,US0d2MD
fairy meadow|AU0o3NSW
faisalabad|PK05b
faizpur|IN035
fajardo|PR485
fakenham|GB0i3
falaise|FR1g3
falakata|IN034
falam|MM0p2
falan|CO0h2
falavarjan|IR0k6
falciu|RO1o3
falcon heights|US182MN
falcon lake estates|US180TX
falconara marittima|IT1c5
falconer|US0d1NY
falenki|RU422
falesti|MD3k4
falfurrias|US182TX
faliraki|GR3h3
falkenberg|SE0x5,DE0x3
falkenhagener feld|DE0x5
falkensee|DE0x5
falkenstein|DE0x3
falkirk|GB0i5
falkoping|SE0x4
falkville|US180AL
fall branch|US0d0TN
fall city|US0s1WA
fall creek|US180WI
fall river|US0d6MA,CA4h4NS,US181WI
fallbrook|US0s5CA
falling water|US0d0TN
fallingbrook|CA1a5PE
fallon|US0s3NV
fallowfield|GB0i4
falls church|US0d4VA
falls city|US182NE
falls creek|US0d0PA
fallsburg|US0d4NY
fallston|US0d3MD
falmouth foreside|US0d1ME
falmouth|GB0i5,JM2v3,US0d2VA,US0d2MA,US0d1KY,US0d1ME
falticeni|RO1o5
falun|SE0x5
famagusta|CY535
famailla|AR355
fameck|FR1g4
famoes|PT3y3
fandrandava|MG173
fandriana|MG175
fangshan|CN007
fang|TH0m3
fanipol|BY1p4
fannett|US181TX
fannuj|IR0k4
fano|IT1c5
fantanele|RO1o2
fantino|DO1d3
fanwood|US0d3NJ
fanzeres|PT3y5
fanzhuang|CN003
faqirwali|PK055
faqus|EG0g6
far rockaway|US0d5NY
fara gera dadda|IT1c3
farafangana|MG175
farafenni|GM0t5
farah|AF115,IN033
farakka|IN034
faranah|GN0t3
faraoani|RO1o2
farap|TM394
farasan|SA0r3
faraskur|EG0g6
faratsiho|MG175
farcasele|RO1o2
farciennes|BE2p4
farebersviller|FR1g3
fareham|GB0i6
fargo|US187ND
farias brito|BR1b3
faribault|US185MN
faridabad|IN03a
faridkot|IN036
faridnagar|IN034
faridpur|BD077,IN036
farim|GW4d3
faringdon|GB0i3
farjestaden|SE0x2
farkhar|AF113
farkhor|TJ3e4
farley|US182KY,US181IA
farm loop|US4r0AK
farmer city|US181IL
farmers branch|US185TX
farmers loop|US4r2AK
farmersburg|US320IN
farmersville|US0s3CA,US182TX,US0d0OH
farmerville|US182LA
farmingdale|US0d3NY,US0d1ME,US0d0NJ
farmington hills|US3f6MI
farmington|US3d5NM,US0d5CT,US185MN,US3d4UT,US184MO,US3f3MI,US183AR,US0d2ME,US0d2NH,US181IL,US181IL,US181MS
farmingville|US0d4NY
farmland|US320IN
farmsen berne|DE0x5
farmville|US0d3VA,US0d2NC,US0d2NC
farnborough|GB0i6,GB0i3
farnham royal|GB0i3
farnham|GB0i5,CA1a3QC
farnworth|GB0i5
faro|PT3y5
farr west|US3d3UT
farra di soligo|IT1c3
farragut|US0d4TN
farrell|US0d2PA
farrokh shahr|IR0k5
farroupilha|BR096
farrukhabad|IN038
farrukhnagar|IN035,IN033
farsala|GR3h3
farsan|IR0k5
farshut|EG0g6
fartura|BR094
faruka|PK054
farum|DK0x4
farwell|US180TX
fasano|IT1c4
fasa|IR0k7
fassberg|DE0x3
fastiv|UA156
fastovetskaya|RU063
fatehabad|IN036,IN034
fatehganj west|IN035
fatehgarh churian|IN034
fatehgarh|IN034
fatehpur chaurasi|IN033
fatehpur sikri|IN035
fatehpur|IN037,IN036,IN035
fatezh|RU063
fate|US183TX
fatima|PT3y4
fatsa|TR016
fatwa|IN035
faulquemont|FR1g2
fauske|NO0x3
favara|IT1c5
faverges|FR1g3
faversham|GB0i4
favoriten|AT1s8
fawkner|AU0q4VIC
faxinal|BR094
faxon|US0d0PA
faya largeau|TD3a4
fayetteville|US0d8NC,US186AR,US0d4GA,US183TN,US0d2NY,US0d2PA,US0d2WV,US180AL
fayette|US182AL,US181MO,US181MS,US181IA,US0d0OH,US0d0ME
fayroz koh|AF114
fayzabad|AF115
fazeley|GB0i3
fazendas de almeirim|PT3y3
fazilka|IN036
fazilpur|PK055
fearrington village|US0d1NC
feasterville|US0d2PA
feather sound|US0d2FL
featherstone|GB0i4,GB0i3
fecamp|FR1g4
federacion|AR214
federal heights|US3d4CO
federal way|US0s7WA
federalsburg|US0d1MD
federal|AR214
fedorovka|KZ542
fedorovskiy|RU255
fegyvernek|HU1q3
fehergyarmat|HU1q3
fehmarn|DE0x4
fehrbellin|DE0x3
feicheng|CN006,CN006
feignies|FR1g3
feijenoord|NL2p3
feijo|BR4v4
feira de santana|BR199
feira nova|BR1y4
feira|PT3y4
felahiye|TR013
felanitx|ES0y4
feldioara|RO1o3
feldkirchen westerham|DE0x3
feldkirchen|DE0x2
feldkirch|AT1s5
feldru|RO1o3
felege neway|ET175
felgueiras|PT3y6
felida|US0s3WA
felipe carrillo puerto|MX3m5,MX043
felixstowe|GB0i5
fellbach|DE0x5
felling|GB0i5
fellsburg|US0d0PA
fellsmere|US0d2FL
felnac|RO1o2
felsberg|DE0x3
felsozsolca|HU1q3
feltham|GB0i5
felton|US0s2CA,US0d0DE
feltre|IT1c4
fenain|FR1g2
fendou|CN008,CN007
fene|ES0y4
fengcheng|CN007
fenghuang|CN009
fenghua|CN006
fengkou|CN006
fengrun|CN006
fengtai|CN003
fengxiang|CN005
fengxian|CN006
fengzhou|CN003
feni|BD076
fennimore|US181WI
fennpfuhl|DE0x5
fennville|US3f0MI
fenoarivo atsinanana|MG174
fenoarivo be|MG174
fenton|US3f4MI,US182MO
fenyi|CN006
feodosiya|UA4a6
feraoun|DZ1j4
ferdinand|US6s1IN
ferentino|IT1c4
feres|GR3h2
fereydun kenar|IR0k5
fereydunshahr|IR0k4
fergana|UZ1i7
fergus falls|US184MN
ferguson|US184MO
ferizaj|XK2a6
ferizli|TR015
ferkessedougou|CI0t6
fermignano|IT1c3
fermo|IT1c4
fern acres|US4g1HI
fern creek|US4w4KY
fern park|US0d3FL
fern prairie|US0s1WA
fernan nunez|ES0y3
fernandina beach|US0d4FL
fernando de la mora|PY1x7
fernandopolis|BR096
ferndale|US3f4MI,US0d4MD,US0s4WA,GB0i3,US0d1PA,US0s0CA
ferndown|GB0i4
ferney voltaire|FR1g3
fernie|CA2o2BC
fernley|US0s4NV
ferno|IT1c3
ferntree gully|AU0q5VIC
fernway|US0d4PA
ferny grove|AU1e3QLD
ferny hills|AU1e3QLD
ferokh|IN035
ferozepore|IN037
ferrandina|IT1c3
ferrara|IT1c7
ferraz de vasconcelos|BR097
ferreiras|PT3y2
ferreiros|PT3y3
ferrenafe|PE0f5
ferriday|US182LA
ferriere la grande|FR1g3
ferrisburgh|US0d1VT
ferris|US181TX
ferrol|ES0y6
ferron|US3d1UT
ferrum|US0d1VA
ferry pass|US185FL
ferryhill|GB0i3
ferrysburg|US3f2MI
fes al bali|MA107
festus|US184MO
fes|MA10a
fetesti gara|RO1o5
fetesti|RO1o5
fethiye|TR016
fetsund|NO0x3
fetters hot springs agua caliente|US0s2CA
feuchtwangen|DE0x4
feucht|DE0x4
feurs|FR1g3
feytiat|FR1g2
feyzin|FR1g3
fgura|MT6l4
fiaes|PT3y3
fiambala|AR593
fianarantsoa|MG177
fiano romano|IT1c4
ficarazzi|IT1c4
fiche|ET175
fidenza|IT1c4
fiditi|NG0a6
fieni|RO1o3
fier cifci|AL4f6
fier|AL4f6
fiesso dartico|IT1c3
fiesso|IT1c3
fife heights|US0s1WA
fife|US0s3WA
fifth street|US181TX
figeac|FR1g4
figline valdarno|IT1c4
figtree|AU0o4NSW
figueira da foz|PT3y6
figueres|ES0y5
figuig centre|MA104
filadelfia|PY1x3,CO0h2
filakovo|SK2e3
filandia|CO0h3
filderstadt|DE0x5
filer|US5k1ID
filey|GB0i3
filiasi|RO1o4
filiatra|GR3h3
filingue|NE0a4
filipestii de padure|RO1o3
filipestii de targ|RO1o3
filipstad|SE0x3
fili|RU066
fillmore|US0s4CA,US3d1UT
filomeno mata|MX044
filothei|GR3h3
filottrano|IT1c2
finale emilia|IT1c3
finale ligure|IT1c3
financial district|US0d6NY
fincastle|US0d1TN
finderne|US0d2NJ
findlay|US0d5OH
findon|AU2d3SA
finglas|IE2n4
finike|TR013
finkenstein am faaker see|AT1s3
finley|US0s3WA
finlyandskiy|RU066
finnentrop|DE0x4
finneytown|US0d4OH
fino mornasco|IT1c3
finote selam|ET175
finspang|SE0x4
finsterwalde|DE0x4
fiorano|IT1c4
fiorenzuola darda|IT1c4
fircrest|US0s3WA
firebaugh|US0s3CA
firestone|US3d4CO
firgas|ES4e3
firhouse|IE2n3
firing range|US0d1GA
firmat|AR214
firminopolis|BR093
firminy|FR1g4
firozabad|IN038
firozpur jhirka|IN034
first mesa|US3d1AZ
firthcliffe|US0d2NY
firuzabad|IR0k6
fischbachau|DE0x2
fish hawk|US0d4FL
fish lake|US180IN
fishersville|US0d3VA
fishers|US326IN
fisher|US181IL
fishhook|US4r2AK
fishkill|US0d1NY
fiskdale|US0d1MA
fisksatra|SE0x3
fismes|FR1g2
fisterra|ES0y2
fitchburg|US0d5MA,US185WI
fittja|SE0x3
fitzgerald|US0d3GA
fitzgibbon|AU1e2QLD
fitzroy north|AU0q4VIC
fitzroy|AU0q3VIC
fitzwilliam|US0d1NH
fiuggi|IT1c3
fiume veneto|IT1c3
fiumefreddo sicilia|IT1c3
fiumicino isola sacra|IT1c5
five corners|US0s4WA
five dock|AU0o3NSW
five forks|US0d4SC
five points|US0d1OH,US0d0FL
fivepointville|US0d0PA
fizuli|AZ2k5
flagami|US0d6FL
flagler beach|US0d2FL
flagler estates|US0d2FL
flagstaff hill|AU2d3SA
flagstaff|US1v6AZ
flanagan|US180IL
flanders|US0d2NY
flandes|CO0h4
flandreau|US181SD
flat river|US182MO
flat rock|US3f3MI,US0d2NC,US0d1NC
flatbush|US0d7NY
flatlands|US0d6NY
flatonia|US180TX
flatwoods|US0d3KY
flawil|CH4k3
fleetwood|GB0i5,US0d2PA
fleet|GB0i5
flein|DE0x3
flekkefjord|NO0x2
flemalle haute|BE2p5
fleming island|US0d5FL
flemingsburg|US0d2KY
flemington|AU0q3VIC,US0d2NJ,US0d0PA
flensburg|DE0x6
flen|SE0x3
fleron|BE2p4
flero|IT1c3
flers en escrebieux|FR1g3
flers|FR1g4
fletcher|US0d3NC,AU0o2NSW,US180OK
fleurance|FR1g3
fleurus|BE2p4
fleury les aubrais|FR1g4
fleury merogis|FR1g3
flexeiras|BR2t3
flieden|DE0x3
flin flon|CA3l3MB
flinders view|AU1e3QLD
flinders|AU0o3NSW
flines lez raches|FR1g2
flint city|US180AL
flintbek|DE0x3
flint|US3f7MI,GB0i5
flippin|US180AR
flitwick|GB0i4
floha|DE0x3
floirac|FR1g4
flomaton|US180AL
flong|DK0x3
flora vista|US3d1NM
floral city|US0d2FL
floral park|US0d4NY
florala|US181AL
florange|FR1g3
flora|US182IL,US321IN,US181MS
floreat|AU1n3WA
floreffe|BE2p3
florence graham|US0s6CA
florence|IT1c8,US185AL,US0d5SC,US0d5KY,US1v5AZ,US0s3OR,US0d2NJ,US0d2NJ,US182MS,US3d2CO,US180TX
florencia|CO0h7,CU1f4
florennes|BE2p3
florenville|BE2p2
flores costa cuca|GT2r4
flores da cunha|BR094
floresta|BR194
floresti|MD3k4,RO1o3,RO1o3
florestopolis|BR094
floresville|US183TX
flores|GT2r4,BR1y4
florham park|US0d4NJ
florianopolis|BR099
floriano|BR1b6
florida city|US0d4FL
florida ridge|US0d4FL
floridablanca|CO0h8
florida|CU1f6,CO0h6,UY2b5,PR482,HN302,US0d2NY
floridia|IT1c4
floridsdorf|AT1s7
florina|GR3h4
florin|US0s6CA
florissant|US186MO
floris|US0d3VA
floro|NO0x3
florsheim|DE0x4
florstadt|DE0x3
flossmoor|US183IL
flourtown|US0d2PA
flower hill|US0d2NY
flower mound|US186TX
flowery branch|US0d3GA
flowing wells|US1v4AZ
flowood|US183MS
floydada|US181TX
flushing|US3f3MI
flying hills|US0d1PA
fnidek|MA106
fobes hill|US0s1WA
foca|TR014,BA2a4
fochville|ZA0w6
fockbek|DE0x3
focsani|RO1o6
focuri|RO1o3
foggia|IT1c7
foiano della chiana|IT1c3
foindu|SL0t3
foios|ES0y3
foix|FR1g3
fojnica|BA2a3
fokino|RU3q5
folcroft|US0d3PA
foley|US184AL,US181MN
foligno|IT1c6
folkestone|GB0i6
folkston|US0d2GA
follansbee|US0d2WV
follonica|IT1c4
folly beach|US0d1SC
folsom|US0s6CA,US0d3PA,US0d1NJ
fomboni|KM174
fomento|CU1f4
fomeque|CO0h2
fond du lac|US185WI
fond du sac|MU5g3
fond parisien|HT2c4
fondettes|FR1g3
fondi|IT1c5
fonseca|CO0h5
fonsorbes|FR1g3
fontaine les dijon|FR1g3
fontainebleau|FR1g4
fontaines sur saone|FR1g3
fontaine|FR1g5
fontana|US0s8CA,AR215,US181WI
fontanelas|PT3y3
fontaniva|IT1c3
fontanka|UA153
fonte boa|BR1u4
fontem|CM0a5
fontenay aux roses|FR1g5
fontenay le comte|FR1g4
fontenay le fleury|FR1g4
fontenay sous bois|FR1g6
fontenay tresigny|FR1g2
fonyod|HU1q2
foothill farms|US0s5CA
foothill ranch|US0s4CA
footscray|AU0q4VIC
forbach|FR1g4,DE0x2
forbesganj|IN035
forbes|AU0o3NSW
forchheim|DE0x5
forchtenberg|DE0x2
ford city|US0s2CA,US0d2PA
ford heights|US181IL
forde|NO0x3
fordham|US0d7NY
fordingbridge|GB0i3
fordon|PL1r6
fords prairie|US0s1WA
fords|US0d4NJ
fordyce|US182AR
forecariah|GN0t4
forest acres|US0d3SC
forest city|US0d4FL,US0d3NC,US182IA,US0d1PA
forest glen|US0d3MD
forest grove|US0s5OR
forest heights|US0d1MD
forest hills|US0d6NY,US3f5MI,US0d3PA,US182TN
forest hill|US184TX,AU0q3VIC
forest lake|AU1e4QLD,US184MN,US181IL
forest meadows|US0s0CA
forest oaks|US0d2NC
forest park|US0d4GA,US0d4OH,US184IL,US180OK
forest ranch|US0s0CA
forestbrook|US0d2SC
forestdale|US183AL,US0d2MA
foresthill|US0s1CA
forestville|US0d4MD,US0d3OH,AU0o3NSW,US0s2CA
forest|US0d3VA,US183MS,US0d1OH
forfar|GB0i4
forio|IT1c4
forked river|US0d2NJ
forks|US0s2WA
forlimpopoli|IT1c3
forli|IT1c7
formby|GB0i5
formello|IT1c2
formia|IT1c5
formiga|BR096
formigine|IT1c5
formosa do rio preto|BR1b4
formosa|AR218,BR096
fornacelle|IT1c4
fornacette|IT1c3
forney|US184TX
forquilha|BR1b4
forquilhinha|BR095
forrest city|US184AR
forrestfield|AU1n4WA
forreston|US180IL
forrest|US180IL
forres|GB0i3
forshaga|SE0x3
forssa|FI3s4
forster|AU0o4NSW
forst|DE0x5,DE0x3
forsyth|US0d2GA,US182IL,US181MO,US3d1MT
fort abbas|PK055
fort ashby|US0d0WV
fort atkinson|US184WI
fort beaufort|ZA0w6
fort belknap agency|US3d0MT
fort belvoir|US0d3VA
fort benton|US3d1MT
fort bliss|US3d3TX
fort bragg|US0d5NC,US0s3CA
fort branch|US181IN
fort campbell north|US184KY
fort carson|US3d4CO
fort clark springs|US180TX
fort collins|US3d7CO
fort covington hamlet|US0d0NY
fort davis|US180TX
fort de france|MQ5x6
fort defiance|US3d2AZ
fort deposit|US180AL
fort dix|US0d3NJ
fort dodge|US185IA
fort drum|US0d4NY
fort edward|US0d2NY
fort erie|CA1a4ON
fort fairfield|US0d1ME
fort frances|CA3l3ON
fort gaines|US0d0GA
fort george g mead junction|US0d3MD
fort gibson|US182OK
fort gloster|IN034
fort hall|US5k2ID
fort hamilton|US0d5NY
fort hancock|US3d1TX
fort hood|US185TX
fort hunt|US0d4VA
fort irwin|US0s3CA
fort kent|US0d1ME
fort knox|US0d3KY
fort lauderdale|US0d7FL
fort lee|US0d5NJ,US0d3VA,US0d2VA
fort leonard wood|US184MO
fort liberte|HT2c4
fort loramie|US0d1OH
fort lupton|US3d3CO
fort madison|US183IA
fort mckinley|US0d2OH
fort mcmurray|CA2o6AB
fort meade|US0d3MD,US0d3FL
fort mill|US0d4SC
fort mitchell|US0d3KY
fort montgomery|US0d1NY
fort morgan|US3d4CO
fort myers beach|US0d3FL
fort myers shores|US0d2FL
fort myers|US0d6FL
fort oglethorpe|US0d3GA
fort payne|US184AL
fort pienc|ES0y5
fort pierce north|US0d3FL
fort pierce south|US0d2FL
fort pierce|US0d5FL
fort pierre|US181SD
fort plain|US0d1NY
fort polk north|US182LA
fort polk south|US183LA
fort portal|UG175
fort recovery|US0d1OH
fort riley north|US183KS
fort rucker|US182AL
fort salonga|US0d3NY
fort saskatchewan|CA2o4AB
fort scott|US183KS
fort shawnee|US0d2OH
fort shevchenko|KZ5j2
fort smith|US186AR
fort st john|CA6t4BC
fort stewart|US0d2GA
fort stockton|US183TX
fort thomas|US0d4KY
fort thompson|US180SD
fort totten|US180ND
fort valley|US0d3GA
fort wadsworth|US0d1NY
fort walton beach|US184FL
fort washakie|US3d1WY
fort washington|US0d5MD,US0d2PA
fort wayne|US328IN
fort william|GB0i3
fort worth|US18aTX
fort wright|US0d3KY
fortaleza|BR1bb
forte dei marmi|IT1c3
fortin de las flores|MX044
fortitude valley|AU1e3QLD
fortuna foothills|US1v5AZ
fortuna|US0s4CA,BR1b3,ES0y3
fortville|US322IN
forty fort|US0d2PA
fos sur mer|FR1g4
foscoe|US0d0NC
foshan|CN00c
foso|GH0t4
fossano|IT1c4
fosses la ville|BE2p3
fosses|FR1g3
fossombrone|IT1c3
fosso|IT1c2
fosston|US181MN
foster brook|US0d0PA
foster city|US0s5CA
foster|US0d2RI
fostoria|US0d4OH
fot|HU1q4
fouesnant|FR1g3
fougamou|GA0a2
fougeres|FR1g5
fouillard|FR1g3
foulayronnes|FR1g2
foumban|CM0a7
foumbot|CM0a6
foundiougne|SN0t2
fountain green|US3d0UT
fountain hills|US1v5AZ
fountain hill|US0d2PA
fountain inn|US0d3SC
fountain valley|US0s6CA
fountainebleau|US0d6FL
fountainhead orchard hills|US0d3MD
fountain|US3d5CO
fouquieres les lens|FR1g3
four corners|US0d5FL,US0s4OR,US184TX,US0d3MD,US3d2MT
four marks|GB0i3
four oaks|US0d1NC
four seasons|US181MO
fourmies|FR1g4
fowlerville|US3f2MI
fowler|US0s3CA,US321IN,US3f0MI,US3d0CO
fox chapel|US0d2PA
fox chase|US0d1PA
fox farm college|US3d2WY
fox island|US0s2WA
fox lake hills|US181IL
fox lake|US183IL,US181WI
fox point|US183WI
fox river grove|US182IL
fox run|US0d2PA
foxborough|US0d2MA
foxrock|IE2n4
foz do douro|PT3y3
foz do iguacu|BR098
foz do sousa|PT3y3
foz|ES0y3
fraccionamiento arboledas san ramon|MX043
fraccionamiento ciudad olmeca|MX044
fraccionamiento colinas del sol|MX043
fraccionamiento galaxia tarimbaro|MX043
fraccionamiento geovillas los pinos|MX044
fraccionamiento la trinidad|MX043
fraccionamiento lomas de ahuatlan|MX043
fraccionamiento los angeles|MX3g3
fraccionamiento metropolis ii|MX043
fraccionamiento mision del valle|MX043
fraccionamiento real palmas|MX2h5
frackville|US0d2PA
fragagnano|IT1c2
fraga|ES0y4
fraijanes|GT2r5
fraile pintado|AR4p4
frameries|BE2p4
framingham center|US0d6MA
framingham|US0d6MA
francavilla al mare|IT1c4
francavilla fontana|IT1c5
franca|BR098
francestown|US0d1NH
franceville|GA0a5
francheville|FR1g4
francisco beltrao|BR096
francisco i madero|MX2h5,MX3g3
francisco javier mina|MX3b3
francisco morato|BR097
francisco sa|BR094
francistown|BW1w6
francisville|US0d3KY
francis|US3d0UT
franco da rocha|BR097
francofonte|IT1c4
franconia|US0d4VA
franconville|FR1g5
franeker|NL2p4
frankenberg|DE0x4,DE0x4
frankenmuth|US3f2MI
frankenthal|DE0x6
frankfort square|US183IL
frankfort|US0d5KY,US184IL,US324IN,US0d1NY,US3f0MI,US0d0ME,US0d0OH
frankfurt am main|DE0x9
frankfurt oder|DE0x6
frankhuis|NL2p3
franklin center|US0d2NJ
franklin furnace|US0d1OH
franklin lakes|US0d3NJ
franklin park|US184IL,US0d4PA,US0d4NJ
franklin springs|US0d0GA
franklin square|US0d5NY
franklinton|US182LA,US0d1NC
franklinville|US0d1NY,US0d0NC
franklin|US186TN,US185WI,US0d5MA,US325IN,US0d4OH,US183KY,US0d3VA,US0d3NH,US183LA,AU0o3ACT,US0d3PA,US0d2NJ,US0d2NC,US0d2NC,US3f2MI,US181TX,US0d1ME
frankston east|AU0q5VIC
frankston north|AU0q3VIC
frankston south|AU0q4VIC
frankston|AU0q5VIC,US180TX
franksville|US181WI
frankton|US321IN
frantiskovy lazne|CZ2e2
franzosisch buchholz|DE0x4
frascati|IT1c4
fraserburgh|GB0i4
fraser|US3f4MI,US3d0CO
frasin|RO1o3
frasnes lez buissenal|BE2p3
frastanz|AT1s3
fratautii noi|RO1o2
fratesti|RO1o2
frattamaggiore|IT1c5
frattaminore|IT1c4
frauenfeld|CH4k4
fraureuth|DE0x3
fray bentos|UY2b5
fray luis a beltran|AR214
fray luis beltran|AR3z3
frazee|US180MN
frazeysburg|US0d0OH
frazier park|US0s1CA
freamunde|PT3y3
frechen|DE0x6
freckleton|GB0i3
fredensborg|DK0x3
fredericia|DK0x5
fredericksburg|US0d5VA,US183TX,US0d0PA
frederickson|US0s4WA
fredericktown|US182MO,US0d1OH
frederick|US0d6MD,US3d4CO,US182OK
frederico westphalen|BR094
fredericton|CA5o6NB
frederic|US180WI
frederiksberg|DK0x7
frederikshavn|DK0x5
frederikssund|DK0x4
frederiksvaerk|DK0x4
fredonia|US0d3NY,CO0h3,US181KS,US181WI,US3d0AZ
fredrikstad|NO0x6
freeburg|US182IL
freedom|US0s2CA,US0d1PA,US0d0NH
freehold|US0d4NJ
freeland|US3f3MI,US0d2PA,US0s1WA
freemansburg|US0d1PA
freeman|US180SD
freeport|US0d5NY,BS1a5,US185IL,US184TX,US181FL,US0d1PA,US0d1ME
freer|US181TX
freetown|SL0ta,SL0t4,US0d3MA
fregenal de la sierra|ES0y2
fregene|IT1c3
freguesia do ribeirao da ilha|BR094
freha|DZ1j5
frei paulo|BR2t3
freiberg am neckar|DE0x4
freiberg|DE0x5
freiburg|DE0x8
freienbach|CH4k4
freilassing|DE0x4
freire|CL0n3
freisen|DE0x3
freising|DE0x5
freistadt|AT1s3
freital|DE0x5
frejus|FR1g6
fremantle|AU1n3WA
fremont|US0s8CA,US185NE,US0d4OH,US3f2MI,US0d2NH,US3f1IN,US0d0NC
french camp|US0s2CA
french island|US182WI
french lick|US321IN
french rocks|IN034
french settlement|US180LA
frenchs forest|AU0o4NSW
frenchtown|US3d1MT,US0d0NJ
frenchville|AU1e3QLD,US0d0ME
frenda|DZ1j6
frenkendorf|CH4k3
frenstat pod radhostem|CZ2e4
freren|DE0x2
frescada|IT1c3
fresh meadows|US0d5NY
freshwater|AU0o3NSW,GB0i3
fresnes sur escaut|FR1g3
fresnes|FR1g5
fresnillo|MX047
fresno|US0s9CA,US184TX,CO0h4
freudenberg|DE0x4
freudenstadt|DE0x5
frewsburg|US0d1NY
freyming merlebach|FR1g4
freystadt|DE0x3
freyung|DE0x3
friars point|US180MS
fria|GN0t5
fribourg|CH4k5
frickenhausen|DE0x3
friday harbor|US0s1WA
fridley|US185MN
friedberg|DE0x5,DE0x5
friedeburg|DE0x3
friedenau|DE0x5
friedens|US0d1PA
friedland|DE0x4,DE0x3
friedrichroda|DE0x2
friedrichsdorf|DE0x5
friedrichsfelde|DE0x6
friedrichshafen|DE0x6
friedrichshagen|DE0x4
friedrichshain|DE0x7
friedrichstadt|DE0x3
friedrichsthal|DE0x4
frielendorf|DE0x3
friendly|US0d3MD
friendship village|US0d2MD
friendship|US0d0ME,US0d0NY
friendswood|US185TX
friend|US180NE
friesoythe|DE0x4
frignano|IT1c3
frimley|GB0i4
frinton on sea|GB0i4
friona|US182TX
frisco city|US180AL
frisco|US187TX,US3d2CO
fristad|SE0x2
fritch|US181TX
fritz creek|US4r1AK
fritzlar|DE0x4
frodsham|GB0i3
frohburg|DE0x3
frohnau|DE0x4
frolovo|RU2q5
frome|GB0i5
frondenberg|DE0x5
front royal|US0d4VA
frontenac|US182MO,US182KS
frontera corozal|MX6o2
frontera|MX2h6,MX045
frontignan|FR1g4
frontino|CO0h3
frosinone|IT1c5
frostburg|US0d3MD
frostproof|US0d2FL
frouard|FR1g3
frouzins|FR1g3
fruit cove|US0d5FL
fruit heights|US3d3UT
fruit hill|US0d2OH
fruita|US3d4CO
fruitdale|US0s0OR
fruitland park|US0d2FL
fruitland|US0d2MD,US5k2ID,US0d1NC
fruitport|US3f0MI
fruitridge pocket|US0s3CA
fruitvale|US3d3CO
fruitville|US0d4FL
frumusani|RO1o2
frumusica|RO1o3
frumusita|RO1o2
frutal|BR095
frutigen|CH4k3
fryanovo|RU063
fryazevo|RU066
fryazino|RU066
frydek mistek|CZ2e6
frydlant nad ostravici|CZ2e3
frydlant|CZ2e3
fryeburg|US0d1ME
fuan|CN006
fucecchio|IT1c4
fuchucho|JP0c6
fuding|CN006
fuencarral el pardo|ES0y8
fuengirola|ES0y6
fuenlabrada|ES0y8
fuensalida|ES0y3
fuente alamo de murcia|ES0y3
fuente del maestre|ES0y3
fuente el saz|ES0y2
fuente obejuna|ES0y2
fuente palmera|ES0y3
fuentes de andalucia|ES0y3
fuentes del valle|MX046
fuhlsbuttel|DE0x4
fujieda|JP0c7
fujikawaguchiko|JP0c5
fujinomiya|JP0c7
fujin|CN006
fujioka|JP0c6,JP0c4
fujisawa|JP0c9
fujishiro|JP0c5
fujiyoshida|JP0c6
fuji|JP0c8
fukagawa|JP0c5
fukayacho|JP0c7
fukiage fujimi|JP0c5
fukuchiyama|JP0c6
fukuecho|JP0c5
fukui shi|JP0c8
fukumitsu|JP0c4
fukuoka|JP0ca
fukura|JP0c4
fukuroi|JP0c6
fukushima|JP0c8
fukuyama|JP0c9
fuldatal|DE0x4
fulda|DE0x6,US180MN
fulham gardens|AU2d3SA
fuling|CN007
fuli|CN006
fuller heights|US0d3FL
fullerton|US0s7CA,US0d4PA,US180NE
fully|CH4k3
fulnek|CZ2e3
fulshear|US183TX
fultondale|US183AL
fulton|US184MO,US0d4NY,US182MS,US182IL,US181KY,US0d1MD,US181TX
fuman|IR0k5
fumel|FR1g3
funaishikawa|JP0c5
funchal|PT5r7
fundacion|CO0h6
fundao|BR094,PT3y3
fundeni|RO1o2
fundong|CM0a5
fundulea|RO1o3
funehikimachi funehiki|JP0c5
funes|AR214
funtua|NG0a7
funza|CO0h6
fuorigrotta|IT1c6
fuqing|CN006
fuquay varina|US0d5NC
furmanov|RU065
furnace green|GB0i3
furstenau|DE0x3
furstenberg|DE0x3
furstenfeldbruck|DE0x5
furstenfeld|AT1s3
furstenwalde|DE0x5
furstenzell|DE0x3
furth im wald|DE0x3
furth|DE0x7,DE0x3
furtwangen|DE0x3
furukawa|JP0c6
fusagasuga|CO0h6
fushe kruje|AL4f3
fushun|CN00a
fusignano|IT1c3
fussa|JP0c6
fussels corner|US0d2FL
fussen|DE0x4
futtsu|JP0c6
fuvahmulah|MV5q3
fuveau|FR1g3
fuwwah|EG0g6
fuxin|CN009
fuyang|CN007,CN006
fuyuan|CN005
fuyu|CN007,CN006
fuzesabony|HU1q3
fuzesgyarmat|HU1q3
fuzhou|CN00a
fyffe|US180AL
fylde|GB0i6
fyodorovka|KZ523
fyzabad|IN037
g azalkent|UZ1i5
g uzor|UZ4m5
ga kgapane|ZA0w4
ga rankuwa|ZA0w6
gaalkacyo|SO176
gabaldon|PH163
gabane|BW1w4
gabarin|NG0a3
gabcikovo|SK2e2
gabes|TN3c7
gaborone|BW1w8
gabrovo|BG2f6
gabu|GW4d4
gadag betageri|IN037
gadag|IN037
gadani|PK054
gadarwara|IN035
gaddi annaram|IN036
gadebusch|DE0x3
gadhada|IN035
gadhinglaj|IN035
gadow maly|PL1r3
gadsden|US185AL,US0d1SC
gadwal|IN036
gadzhiyevo|RU064
gaesti|RO1o4
gaeta|IT1c4
gafanha da nazare|PT3y4
gafargaon|BD075
gaffney|US0d4SC
gafour|TN3c3
gafsa|TN3c6
gagarawa|NG0a4
gagarin shahri|UZ1i5
gagarin|RU065
gage park|US185IL
gages lake|US183IL
gaggenau|DE0x5
gaggiano|IT1c3
gagliano del capo|IT1c2
gagnoa|CI0t7
gagny|FR1g5
gagra|GE2m3
gahanna|US0d5OH
gaigeturi|KR085
gaildorf|DE0x4
gaillac|FR1g4
gaillard|FR1g4
gaillimh|IE2n6
gaillon|FR1g3
gaiman|AR593
gaimersheim|DE0x3
gainesville|US0d7FL,US0d5GA,US184TX,US0d4VA
gainsborough|GB0i4
gaiseni|RO1o2
gaitania|CO0h3
gaithersburg|US0d6MD
gajendragarh|IN035
gajraula|IN036
gajuwaka|IN038
gakem|NG0a3
galaat el andeless|TN3c4
galanesti|RO1o3
galanta|SK2e4
galaosiyo shahri|UZ4m4
galapagar|ES0y5
galapa|CO0h4
galappo|TZ174
galashiels|GB0i4
galashki|RU063
galatina|IT1c4
galati|RO1o8
galatone|IT1c4
galatsi|GR3h6
galaxia bonito jalisco|MX043
galaxia la noria|MX043
galax|US0d3VA
galdakao|ES0y5
galdar|ES4e5
galeana|MX043,MX2h3
galegos|PT3y2
galena park|US183TX
galena|US182IL,US182KS,US4w1IN
galeras|CO0h3
gales ferry|US0d0CT
galesburg|US185IL,US3f1MI
galesong|ID266
galesville|US181WI
galeton|US0d0PA
galeville|US0d2NY
galiakot|IN033
galich|RU064
galion|US0d3OH
gali|GE2m4
gallarate|IT1c6
gallatin|US185TN,US181MO
galle|LK3i7
galliano|US183LA
galliate|IT1c4
galliera veneta|IT1c3
gallipolis|US0d2OH
gallipoli|IT1c4
gallitzin|US0d1PA
gallivare|SE0x3
gallneukirchen|AT1s3
gallup|US3d5NM
gallus|DE0x5
galmaarden|BE2p3
galt|US0s5CA
galvan|DO1d3
galva|US181IL
galveston|US186TX,US320IN
galvez|AR214
gamagori|JP0c6
gamarra|CO0h3
gamawa|NG0a4
gamay|PH163
gambat|PK055
gamba|GA0a3
gambela|ET175
gambettola|IT1c3
gambier|US0d1OH
gambiran satu|ID0b4
gambolo|IT1c3
gamboma|CG0a4
gamboru|NG0a6
gamboula|CF0a3
gambrills|US0d1MD
gameleira|BR1y4
gamewell|US0d2NC
gamla uppsala|SE0x4
gammertingen|DE0x3
gamonal|ES0y6
gampaha|LK3i3
gampengrejo|ID0b6
gamping lor|ID0b6
gampola|LK3i5
gamu|PH162
gan yavne|IL344
ganado|US181TX,US3d0AZ
gananoque|CA1a2ON
gandai|IN034
gandajika|CD1w7
gandarbal|IN034
ganderkesee|DE0x5
gandevi|IN034
gandhi nagar|IN033
gandhidham|IN037
gandhinagar|IN038
gandiaye|SN0t3
gandia|ES0y6
gandino|IT1c2
gandi|NG0a4
gandorhun|SL0t4,SL0t3
gandra|PT3y3
gandu|BR194
gandy|US0d1FL
ganei tikva|IL344
gang mills|US0d2NY
gangadharpur|IN033
gangaikondan|IN033
gangakher|IN036
ganganagar|IN038
gangapur|IN037,IN035,IN034
gangarampur|IN036
gangavalli|IN033
gangawati|IN037
gangelt|DE0x4
ganges|CA3n3BC
ganghwa gun|KR085
gangi|IT1c3
gangkofen|DE0x3
gangneung|KR087
gangoh|IN036
gangolli|IN034
gangtok|IN035
ganj dundwara|IN036
ganj muradabad|IN033
ganjam|IN034
ganja|AZ2k8
gannan|CN006
gannat|FR1g3
gannavaram|IN034
ganserndorf|AT1s4
ganshui|CN002
gansing|PH162
gantang|CN006,CN005
ganta|LR2u4
gantiadi|GE2m3
gantt|US0d4SC
ganye|NG0a4
gan|FR1g2
gaogou|CN006
gaomi|CN007
gaoping|CN008
gaoual|GN0t3
gaoyou|CN007
gaozhou|CN007
gao|ML0t6
gapan|PH166
gapyeong|KR086
gap|FR1g5,US0d1PA
garachico|ES4e3,ES4e3
garagoa|CO0h3
garango|BF0t5
garanhuns|BR1y7
garautha|IN033
garbagnate milanese|IT1c5
garbahaarrey|SO174
garbsen mitte|DE0x3
garbsen|DE0x6
garca|BR095
garches|FR1g4
garching an der alz|DE0x3
garching bei munchen|DE0x4
garcia|MX2h7
gardabaer|IS0t4
gardabani|GE2m3
gardanne|FR1g4
gardelegen|DE0x4
garden acres|US0s3CA
garden city park|US0d3NY
garden city south|US0d2NY
garden city|US185KS,US3f5MI,US0d4NY,US5k4ID,US0d3SC,US0d3GA,US181MO
garden grove|US0s7CA
garden home whitford|US0s3OR
garden ridge|US182TX
garden view|US0d1PA
gardena|US0s6CA
gardendale|US184AL,US181TX,US180TX
gardere|US183LA
gardez|AF117
gardiner|US0d2ME
gardnertown|US0d2NY
gardnerville ranchos|US0s3NV
gardnerville|US0s2NV
gardner|US184KS,US0d4MA,US181IL
gardone val trompia|IT1c3
gardony|HU1q3
gardsten|SE0x3
gareoult|FR1g2
garfield heights|US0d5OH
garfield|US0d5NJ,US181TX
garforth|GB0i4
gargalianoi|GR3h3
gargenville|FR1g3
garges les gonesse|FR1g5
gargzdai|LT3t4
garh maharaja|PK055
garhakota|IN035
garhdiwala|IN033
garhi khairo|PK054
garhi pukhta|IN034
garhiyasin|PK054
garhmuktesar|IN035
garhshankar|IN034
garhwa|IN035
gariaband|IN033
gariadhar|IN035
garibaldi|BR095
garissa|KE176
garko|NG0a4
garla mare|RO1o2
garland|US188TX,US3d1UT,US0d0ME
garlasco|IT1c3
garliava|LT3t4
garmisch partenkirchen|DE0x5
garner|US0d5NC,US182IA
garnett|US182KS
garnet|US0s3CA
garoowe|SO176
garoua boulai|CM0a6
garoua|CM0a9
garrel|DE0x4
garretson|US180SD
garrett park|US0d0MD
garrettsville|US0d1OH
garrett|US3f3IN,US0s1WA
garrison|US0d3MD,US7e1ND
garrni|AM2l3
garrucha|ES0y3
garstang|GB0i3
gartenstadt|DE0x4
gartringen|DE0x4
garuhape|AR213
garui|IN034
garupa|AR215
garwolin|PL1r4
garwood|US0d2NJ
garyville|US181LA
gary|US186IN
garzon|CO0h5
gas city|US323IN
gashua|NG0a7
gaspar hernandez|DO1d3
gaspar|BR095
gaspe|CA1a4QC
gasport|US0d0NY
gaspra|UA4a3
gassino torinese|IT1c3
gassol|NG0a4
gassville|US181AR
gasteiz vitoria|ES0y8
gastonia|US0d6NC
gastonville|US0d1PA
gaston|US0d1SC,US0d0NC
gastouni|GR3h3
gata de gorgos|ES0y2
gataia|RO1o3
gatak|ID0b6
gatchina|RU066
gate city|US0d1VA
gates mills|US0d1OH
gates north gates|US0d4NY
gateshead|GB0i6
gatesville|US184TX
gateway|US0d3FL,US4r2AK
gatineau|CA1a8QC
gatlinburg|US0d2TN
gatteo santangelo|IT1c2
gattinara|IT1c3
gatton|AU1e3QLD
gau algesheim|DE0x3
gauchy|FR1g3
gaurela|IN034
gauripur|IN035
gaurnadi|BD075
gaur|NP205
gautampura|IN034
gautier|US184MS
gauting|DE0x4
gavardo sopraponte|IT1c3
gavarr|AM2l4
gava|ES0y6
gavere|BE2p4
gavirate|IT1c3
gavle|SE0x6
gavrilov posad|RU063
gavrilov yam|RU064
gawan|IN033
gawler east|AU2d2SA
gawler|AU2d4SA
gaya|IN039,NE0a5,NG0a4
gayduk|RU063
gaylord|US3f2MI,US181MN
gay|RU255
gaza|PS479
gaziantep|TR01a
gazipasa|TR014
gazi|GR3h4,KE172
gazli|UZ4m4
gazojak|TM394
gbadolite|CD0a6
gbarnga|LR2u6
gbawe|GH0t5
gbely|SK2e2
gbongan|NG0a7
gdansk|PL1r9
gdov|RU062
gdynia|PL1r8
gearhart|US0s1OR
geary|US180OK
gebeit|SD1k3
gebog|ID0b5
gebre guracha|ET174
gebze|TR018
gedangan|ID0b6
gedera|IL345
gedern|DE0x3
gediz|TR014
gedo|ET173
gedzhukh|RU063
geelong city centre|AU0q3VIC
geelong west|AU0q3VIC
geelong|AU0q8VIC
geel|BE2p5
geertruidenberg|NL2p4
geeste|DE0x3
geesthacht|DE0x5
geetbets|BE2p3
gehrden|DE0x4
geidam|NG0a5
geidorf|AT1s5
geilenkirchen|DE0x5
geiro|TZ175
geiselhoring|DE0x3
geisenfeld|DE0x3
geisenhausen|DE0x3
geisenheim|DE0x4
geisingen|DE0x3
geislingen an der steige|DE0x5
geislingen|DE0x3
geispolsheim|FR1g3
geistown|US0d1PA
geita|TZ175
geithain|DE0x3
gejiu|CN007
gekhi|RU063
gela|IT1c6
geldermalsen|NL2p5
geldern|DE0x5
geldrop|NL2p5
geleen|NL2p5
gelemso|ET174
gelendost|TR013
gelendzhik|RU066
gelibolu|TR015
gelida|ES0y3
gelinkaya|TR013
gelligaer|GB0i4
gelnhausen|DE0x4
gelnica|SK2e3
gelsenkirchen|DE0x8
geltendorf|DE0x2
gelterkinden|CH4k3
gelves|ES0y3
gembloux|BE2p4
gembu|NG0a4
gemeinde friedland|DE0x3
gemena|CD0a7
gemenos|FR1g3
gemerek|TR014
gemert|NL2p4
gemlik|TR016
gemona|IT1c3
gemunden am main|DE0x4
gemunde|PT3y2
genappe|BE2p4
genas|FR1g4
genc|TR014
gendt|NL2p2
geneina|SD1k7
general acha|AR3z4
general angel flores la palma|MX3g3
general cabrera|AR213
general conesa|AR3z2
general emilio aguinaldo|PH164
general enrique mosconi|AR3z4
general fernandez oro|AR3z3
general jose de san martin|AR215
general levalle|AR212
general luna|PH163
general mamerto natividad|PH164
general miguel aleman|MX044
general pacheco|AR025
general pico|AR3z6
general pinedo|AR214
general ramirez|AR213
general roca|AR3z6
general salgado|BR093
general santos|PH169
general tinio|PH165
general toshevo|BG2f3
general trias|PH167
general villegas|AR024
general zuazua|MX2h3
genesee|US3d2CO
geneseo|US0d3NY,US183IL
genet|ET175
geneva on the lake|US0d0OH
geneva|US184IL,US0d4NY,US0d3OH,US0d3OH,US182AL,US0d2FL,US0s1WA,US181NE,US320IN,US320IN
geneve|CH4k8
gengenbach|DE0x3
genhe|CN006
genk|BE2p6
genlis|FR1g2
gennep|NL2p4
gennevilliers|FR1g5
genoa city|US182WI
genoa|IT1c9,US182IL,US0d1OH,US0d1OH
genola|US3d1UT
genova|CO0h3
genteng|ID0b6
genthin|DE0x4
gentilly|FR1g4
gentry|US182AR
gent|BE2p8
genzano di lucania|IT1c3
genzano di roma|IT1c4
geoagiu|RO1o3
geoktschai|AZ2k5
george town|MY1z8,KY4b5,BS1a3
george west|US181TX
georgensgmund|DE0x3
georges hall|AU0o3NSW
georgetown|GY4z8,US186TX,US0d5KY,US0d4GA,US0d3SC,US0d3DE,US322IN,US322IN,US0d2OH,US182IL,US182IL,US4w2IN,US0s1CA,US0d1CT,US0d1PA,US3d0CO,US0d0PA
george|ZA0w4,US180IA
georgiana|US181AL
georgievka|KZ1h4
georgiyevka|KZ1h3
georgiyevskaya|RU062
georgiyevsk|RU066
georgsmarienhutte|DE0x5
geraardsbergen|BE2p5
gerakas|GR3h5
geraldton|AU1n5WA
gerald|US180MO
gerardmer|FR1g3
gerasdorf bei wien|AT1s3
gerash|IR0k5
gera|DE0x7
gerber|US0s0CA
gerbole|IT1c3
gerbrunn|DE0x3
gerdzhyush|TR013
gerede|TR015
gereida|SD1k7
gerena|ES0y3
gerenzano|IT1c3
gereshk|AF115
geretsried|DE0x5
gergebil|RU062
geringswalde|DE0x2
gering|US3d3NE
geri|CY5h3
gerlingen|DE0x4
germantown hills|US182IL
germantown|US0d6MD,US185TN,US184WI,US0d2OH,US180IL
germenchuk|RU063
germencik|TR013
germering|DE0x5
germersheim|DE0x4
gernika lumo|ES0y4
gernsbach|DE0x4
gernsheim|DE0x3
gerolstein|DE0x3
gerolzhofen|DE0x3
gerona|PH165
geronimo|US180OK,US180TX
geroskipou|CY5h3
gero|JP0c5
gerpinnes|BE2p4
gerrards cross|GB0i4
gersfeld|DE0x3
gersheim|DE0x3
gerstetten|DE0x4
gersthofen|DE0x4
gervais|US0s1OR
gerzat|FR1g3
gerze|TR013
gescher|DE0x4
geseke|DE0x4
gessate|IT1c3
gesundbrunnen|DE0x6
gesves|BE2p3
getafe|ES0y7
gettorf|DE0x3
gettysburg|US0d3PA,US180SD
getxo|ES0y6
gevas|TR014
gevelsberg|DE0x5
gevgelija|MK2a4
gevrai|IN035
gewane|ET173
gex|FR1g3
geyve|TR014
ghadamis|LY2g3
ghanaur|IN033
ghansor|IN033
ghanzi|BW1w3
gharaunda|IN035
gharavuti|TJ3e3
ghardaia|DZ1j7
gharghoda|IN033
gharo|PK054
gharyan|LY2g6
ghatal|IN036
ghatampur|IN035
ghatanji|IN034
ghatkesar|IN034
ghatsila|IN035
ghat|LY2g5
ghauspur|PK055
ghaziabad|IN03a
ghazieh|LB1m6
ghazipur|IN037
ghazni|AF117
ghedi|IT1c4
gheorgheni|RO1o4
gheraesti|RO1o3
gherla|RO1o5
ghidigeni|RO1o3
ghimes faget|RO1o2
ghiror|IN034
ghisalba|IT1c3
ghogha|IN034
gholson|US180TX
ghorawal|IN033
ghormach|AF115
ghosi|IN035
ghoti budrukh|IN034
ghotki|PK056
ghugus|IN035
ghumarwin|IN033
giado|LY2g3
giaginskaya|RU064
giannitsa|GR3h5
giannouli|GR3h3
giardini naxos|IT1c3
giarmata|RO1o2
giarre|IT1c5
giaveno|IT1c4
gibara|CU1f5
gibbon|US181NE
gibbsboro|US0d1NJ
gibbstown|US0d2NJ
gibong|PH163
gibraleon|ES0y4
gibraltar|GI6g5,US3f2MI
gibson city|US182IL
gibsonburg|US0d1OH
gibsonia|US0d2FL,US0d1PA
gibsons|CA3n3BC
gibsonton|US0d4FL
gibsonville|US0d3NC
gibson|US182AR
gidam|IN033
giddalur|IN035
giddarbaha|IN035
giddings|US182TX
gideon|US180MO
gidole|ET173
gidrotorf|RU063
giengen an der brenz|DE0x4
gien|FR1g4
gieres|FR1g3
gierloz|PL1r5
giesen|DE0x3
giessendam|NL2p2
giessen|DE0x6
gif sur yvette|FR1g5
giffnock|GB0i4
giffoni valle piana|IT1c3
gifford|US0d3FL,US180IL
gifhorn|DE0x5
gifu shi|JP0c9
gig harbor|US0s3WA
gigante|CO0h3
gigant|RU063
gignac la nerthe|FR1g3
gignac|FR1g2
gijang|KR085
gijduvon shahri|UZ4m5
gijon|ES0y8
gila bend|US1v1AZ
gilau|RO1o3
gilbert creek|US0d0WV
gilbertsville|US0d2PA
gilberts|US183IL
gilbert|US1v8AZ,US181MN,US180IA
gilching|DE0x4
gilcrest|US3d0CO
gilford|US0d3NH
gilgit|PK053
gilleleje|DK0x3
gillespie|US182IL
gillette|US3d5WY
gillett|US180WI
gillingham|GB0i7,GB0i3
gill|US0d0MA
gilmanton|US0d2NH
gilman|US181IL
gilmer|US182TX
gilroy|US0s6CA
gilze|NL2p3
gimbi|ET175
gimcheon|KR087
ginebra|CO0h3
gines|ES0y4
gingee|IN034
gingelom|BE2p3
ginir|ET174
ginneken|NL2p2
ginosa|IT1c4
ginowan|JP0c7
ginsheim gustavsburg|DE0x4
gioia del colle|IT1c5
gioia tauro|IT1c4
gioiosa ionica|IT1c3
giovinazzo|IT1c4
giporlos|PH162
girardot city|CO0h7
girardville|US0d1PA
girard|US0d3OH,US0d2PA,US181KS,US181IL
girau do ponciano|BR2t3
girdwood|US4r1AK
giresun|TR017
girey|RU063
giridih|IN036
girifalco|IT1c3
girona|ES0y7
giron|CO0h7
girov|RO1o3
girraween|AU0o2NSW
girrawheen|AU1n3WA
girua|BR094
girvan|GB0i3
gisborne|NZ495,AU0q3VIC
gisenyi|RW1w6
gislaved|SE0x3
gisors|FR1g4
gistel|BE2p3
gitarama|RW1w6
gitega|BI1w5
giubiasco|CH4k3
giudecca|IT1c3
giugliano in campania|IT1c6
giulianova|IT1c4
giurgiu|RO1o6
giussano|IT1c5
givat shmuel|IL344
givat zeev|PS474
givatayim|IL346
givet|FR1g3
givors|FR1g4
giyani|ZA0w5
giza|EG0gb
gizel|RU063
gizo|SB633
gizycko|PL1r5
gjakove|XK2a7
gjilan|XK2a6
gjirokaster|AL4f5
gjorce petro|MK2a5
gjovik|NO0x4
glabbeek|BE2p2
glace bay|CA5p4NS
gladbeck|DE0x6
glade spring|US0d1VA
gladenbach|DE0x4
gladesville|AU0o4NSW
gladeview|US0d4FL
gladewater|US183TX
gladstone park|AU0q3VIC
gladstone|AU1e5QLD,US185MO,US0s4OR,US3f2MI,US0d1NJ
gladwin|US3f2MI
glad|PH163
glandorf|DE0x3,US0d0OH
gland|CH4k3
glan|PH165
glarus|CH4k3
glasco|US0d1NY
glasford|US180IL
glasgow village|US182MO
glasgow|GB0i9,US184KY,US0d4DE,US3d2MT,US0d0VA,US180MO
glashutten|DE0x2
glassboro|US0d4NJ
glassmanor|US0d4MD
glassport|US0d2PA
glastonbury center|US0d3CT
glastonbury|US0d5CT,GB0i3
glauchau|DE0x5
glazov|RU2i7
glazunovka|RU063
gleason|US180TN
glebe|AU0o4NSW
gleed|US0s2WA
gleisdorf|AT1s3
gleize|FR1g3
glen allen|US0d4VA
glen alpine|US0d1NC
glen avon|US0s4CA
glen burnie|US0d6MD
glen carbon|US184IL
glen cove|US0d5NY
glen ellyn|US185IL
glen gardner|US0d1NJ
glen head|US0d2NY
glen innes|AU0o3NSW
glen iris|AU0q5VIC
glen lyon|US0d1PA
glen oaks|US0d3NY
glen raven|US0d1NC
glen ridge|US0d3NJ
glen rock|US0d4NJ,US0d1PA
glen rose|US181TX
glen waverley|AU0q5VIC
glenarden|US0d3MD
glencoe|ZA0w4,US183IL,US182MN,US182AL,US0d1FL
glendale heights|US185IL
glendale|US1v8AZ,US0s8CA,US0d5NY,US184WI,ZW1w3,US183MO,US3d2CO,US0d1OH,US0d1OH,US181MS,US0d1WV
glendenning|AU0o2NSW
glendive|US3d2MT
glendora|US0s6CA,US0d2NJ
gleneagle|US3d3CO
glenelg north|AU2d3SA
glenferrie|AU0q4VIC
glenfield park|AU0o2NSW
glenfield|GB0i3,AU0o3NSW
glengowrie|AU2d2SA
glenhaven|AU0o3NSW
glenmont|US0d4MD
glenmoor|US0d1OH
glenmora|US180LA
glenmore park|AU0o5NSW
glenmore|US180WI
glenn dale|US0d4MD
glenn heights|US184TX
glenns ferry|US5k0ID
glennville|US0d2GA
glenolden|US0d3PA
glenorchy|AU513TAS
gleno|TL5i3
glenpool|US184OK
glenrock|US3d1WY
glenrothes|GB0i5
glenroy|AU0q4VIC
glens falls north|US0d3NY
glens falls|US0d4NY
glenshaw|US0d3PA
glenside|US0d3PA
glenvale|AU1e3QLD
glenvar heights|US0d4FL
glenview|US186IL
glenville|US0d5OH,US0d1CT,US0d1WV
glenwood city|US180WI
glenwood landing|US0d2NY
glenwood springs|US3d3CO
glenwood|AU0o4NSW,US183IL,US182IA,US181MN,US181AR
glidden|US180IA
glide|US0s1OR
glienicke|DE0x3
glina|RO1o3
glinde|DE0x4
gliwice|PL1r8
globe|US1v3AZ
glodeni|MD3k3
glogovac|XK2a6
glogow malopolski|PL1r2
glogowek|PL1r3
glogow|PL1r6
gloria do goita|BR1y4
gloria|PH163
glossop|GB0i5
glostrup|DK0x4
gloucester city|US0d4NJ
gloucester courthouse|US0d2VA
gloucester point|US0d3VA
gloucester|GB0i7,US0d5MA
glouster|US0d1OH
gloversville|US0d4NY
gloverville|US0d2SC
glowno|PL1r4
glubczyce|PL1r4
glubokiy|RU063
glubokoye|KZ1h3
glucholazy|PL1r4
glucksburg|DE0x3
gluckstadt|DE0x4
glusburn|GB0i3
glushkovo|RU6u2
gluszyca|PL1r3
glyfada|GR3h6
glyn neath|GB0i2
glyndon|US180MN
gmund am tegernsee|DE0x3
gmunden|AT1s4
gnadenhutten|US0d0OH
gnarrenburg|DE0x3
gnesta|SE0x3
gniewkowo|PL1r3
gniew|PL1r3
gniezno|PL1r6
goa velha|IN032
goalpara|IN036
goa|PH164
gobabis|NA4t4
gobardanga|IN035
goba|ET175
gobernador galvez|AR216
gobernador roca|AR023
gobernador virasora|AR215
gobichettipalayam|IN036
gobindapur|IN034
gobindpur|IN035,IN033
gobo|JP0c5
gochsheim|DE0x3
goch|DE0x5
goczalkowice zdroj|PL1r3
godalming|GB0i5
goddard|US0d3MD,US182KS
godda|IN035
godean|ID0b6
godech|BG2f2
godella|ES0y4
goderich|CA1a3ON
godfrey|US184IL
godhra|IN037
godley|US180TX
godmanchester|GB0i3
godollo|HU1q5
godo|JP0c4
god|HU1q4
goedereede|NL2p4
goes|NL2p5
goffstown|US0d2NH
gofitskoye|RU062
gogapur|IN033
gogolin|PL1r3
gogosu|RO1o2
gogrial|SS445
gohadi|IN036
gohana|IN036
gohand|IN033
gohpur|IN033
goianapolis|BR093
goiana|BR1y5
goianesia|BR096
goiania|BR09a
goianinha|BR1b4
goianira|BR095
goias|BR094
goiatuba|BR095
goirle|NL2p5
goito|IT1c2
gojar|ES0y2
gojo|JP0c5
gojra|PK057
gokak|IN036
gokarna|IN035
gokavaram|IN034
gokceada|TR013
gokcebey|TR013
goksun|TR015
gokwe|ZW1w4
gola bazar|IN033
gola gokarannath|IN036
golaghat|IN035
golakganj|IN033
golbasi|TR015
golbey|FR1g3
golborne|GB0i5
golcuk|TR016
gold bar|US0s1WA
gold beach|US0s1OR
gold camp|US1v3AZ
gold canyon|US1v3AZ
gold coast|AU1e9QLD
gold hill|US0s0OR
gold key lake|US0d1PA
gold river|US0s3CA
goldach|CH4k3
goldap|PL1r4
goldau|CH4k2
goldbach|DE0x3
golden beach|AU1e3QLD,US0d2MD
golden gate|US0d5FL
golden glades|US0d5FL
golden grove|AU2d3SA,US0d1SC
golden hills|US0s3CA
golden meadow|US181LA
golden shores|US1v1AZ
golden square|AU0q3VIC
golden triangle|US0d2NJ
golden valley|US184MN,US1v3AZ,US0s1NV
goldendale|US0s2WA
goldenrod|US0d4FL
goldens bridge|US0d1NY
goldenstedt|DE0x3
golden|US3d4CO
goldsboro|US0d5NC
goldsby|US181OK
goldthwaite|US181TX
goleniow|PL1r4
golere|SN0t2
goleta|US0s5CA
gole|TR014
golf manor|US0d2OH
golfito|CR4l3
golhisar|TR014
goliad|US181TX
golitsyno|RU064
golmarmara|TR014
golovchino|RU062
golovinskiy|RU063
golpayegan|IR0k5
golpazari|TR013
golub dobrzyn|PL1r4
golyanovo|RU067
golyshmanovo|RU254
gomaringen|DE0x3
goma|CD1w7
gombe|NG0a8
gombi|NG0a4
gombong|ID0b5
gomez farias|MX332
gomez palacio|MX2h8
gommern|DE0x3
gomoh|IN035
gonabad|IR0k5
gonaives|HT2c6
gonbad e kavus|IR0k7
gond pontouvre|FR1g3
gonda city|IN037
gondal|IN037
gondar|ET177
gondia|IN037
gondizalves|PT3y3
gondomar|PT3y5,ES0y4
gonen|TR015,TR014
gonesse|FR1g5
gongchangling|CN006
gongdanglegi kulon|ID0b4
gongju|KR086
gongzhuling|CN007
goniri|NG0a4
gonnosfanadiga|IT1c3
gonzaga|PH163,IT1c2
gonzales|US183LA,US0s3CA,US183TX
gonzalez|US184FL,MX2h3,CO0h2
gonzalillo|PA4b3
good hope|US0s3CA,US181AL
goodhue|US180MN
goodings grove|US184IL
gooding|US5k2ID
goodlands|MU5g4
goodland|US3d2KS,US320IN
goodlettsville|US184TN
goodman|US180MS,US180MO
goodna|AU1e3QLD
goodrich|US3f1MI
goodview|US182MN
goodwater|US180AL
goodwell|US180OK
goodyear|US1v6AZ
gooik|BE2p3
goole|GB0i4
goondiwindi|AU1e3QLD
goonellabah|AU0o4NSW
goor|NL2p4
goose creek|US0d5SC
gopalganj|IN036
gopalpur|IN033,IN033
gopamau|IN034
gopinathpur|IN032
goppingen|DE0x6
gora kalwaria|PL1r3
gorakhpur|IN03a,IN039
goranboy|AZ2k3
gorantla|IN035
gorazde|BA2a4
gora|PL1r4,NG0a3
gorbunki|RU063
gordes|TR013
gordon heights|US0d2NY
gordonsville|US0d1VA,US180TN
gordonvale|AU1e3QLD
gordon|AU0o3NSW,AU0o3ACT,US0d1GA,US3d1NE
gordo|US181AL
gorebridge|GB0i3
goregaon|IN033
gorele|TR015
gorelki|RU063
gorelovo|RU064
goreme|TR013
goreville|US180IL
gorey|IE2n3
gore|NZ494,ET173
gorgan|IR0k8
gorgonzola|IT1c4
gorgoram|NG0a4
gorgota|RO1o2
gorham|US0d3ME,US0d1NH
goribidnur|IN035
gorinchem|NL2p5
goris|AM2l4
gorizia|IT1c5
gori|GE2m6
gorla maggiore|IT1c2
gorla minore|IT1c3
gorleston on sea|GB0i3
gorle|IT1c3
gorlice|PL1r5
gorlitz|DE0x6
gorman|US180TX,US0d0NC
gorna oryahovitsa|BG2f5
gornesti|RO1o3
gornji milanovac|RS2a5
gornji vakuf|BA2a3
gorno altaysk|RU3o6
gornopravdinsk|RU252
gornozavodsk|RU254,RU5d2
gornyak|RU254,RU254
gornyatskiy|RU063
gornyye klyuchi|RU3q2
gornyy|RU223,RU2z3
gorodets|RU065
gorodishche|RU2q4,RU063
gorodnya|RU062
gorodoviki|RU063
gorodovikovsk|RU063
gorokan|AU0o3NSW
goroka|PG4s4
gorokhovets|RU064
gorom gorom|BF0t3
gorontalo|ID267
goronyo|NG0a3
gorredijk|NL2p3
gorseinon|GB0i4
gorshechnoye|RU063
gorur|IN033
goryachevodskiy|RU065
goryachiy klyuch|RU065
gorzow wielkopolski|PL1r7
gorzyce|PL1r3
gosaba|IN038
goscicino|PL1r2
gosen|JP0c5
goseong|KR085
gose|JP0c5
gosforth|GB0i5
goshainganj|IN034,IN033
goshaingaon|IN034
goshen|US325IN,US0d4OH,US0d2NY,US0s2CA,US181AR
goshogawara|JP0c6
goslar|DE0x5
gosnells|AU1n4WA
gosnell|US182AR
gospic|HR2a3
gosport|GB0i6
gossau|CH4k4
gossops green|GB0i3
gostagayevskaya|RU063
gosting|AT1s3
gostivar|MK2a6
gostovici|BA2a3
gostynin|PL1r4
gostyn|PL1r4
goteborg|SE0x9
gotenba|JP0c6
gotene|SE0x2
goth garelo|PK053
goth phulji|PK053
goth radhan|PK054
gotha|DE0x6,US0d1FL
gothenburg|US182NE
gotse delchev|BG2f4
gotsucho|JP0c5
gottingen|DE0x7
gottmadingen|DE0x3
gotzis|AT1s4
gouda|NL2p6
gouesnou|FR1g3
goulburn|AU0o5NSW
goulding|US182FL
gouldsboro|US0d1ME
goulds|US0d3FL
gouloure|BF0t3
goundam|ML0t3
goundi|TD3a3
gounou gaya|TD3a3
gourbeyre|GP483
gourcy|BF0t4
gourdon|FR1g2
goure|NE0a4
gourin|FR1g2
gournay en bray|FR1g3
gournay sur marne|FR1g3
gourock|GB0i3
goussainville|FR1g5
gouverneur|US0d2NY
gouvieux|FR1g3
govardhan|IN034
governador dix sept rosado|BR1b3
governador valadares|BR098
govindgarh|IN033,IN033
gowanda|US0d1NY
gower|US181MO
gowurdak|TM395
goyang si|KR08a
goya|AR216
goyerkata|IN036
goynuk|TR013,TR012
goyty|RU064
gozyeri|TR013
graaff reinet|ZA0w6
grabels|FR1g3
graben neudorf|DE0x4
grabill|US320IN
grabiszynek|PL1r3
grabouw|ZA0w5
grabovo|RU063
grabow|DE0x3
grabo|SE0x3
grabs|CH4k3
gracanica|BA2a4
gracemere|AU1e3QLD
graceville|US181FL
gracias|HN303
gracia|ES0y7
gradacac|BA2a4
gradignan|FR1g5
gradisca disonzo|IT1c3
gradiska|BA2a4
gradistea|RO1o2
grado|ES0y3,IT1c3
grafelfing|DE0x4
grafenau|DE0x3,DE0x3
grafenhainichen|DE0x3
grafenwohr|DE0x3
grafing bei munchen|DE0x4
grafton|US0d4MA,US184WI,AU0o3NSW,US0d3OH,US0d2WV,US182ND,US0d0NH
gragnano|IT1c5
grahamstown|ZA0w7
graham|US0s5WA,US0d4NC,US183TX
grain valley|US184MO
grajales|MX043
grajau|BR1b5
grajewo|PL1r5
grambling|US182LA
gramercy park|US0d5NY
gramercy|US182LA
grammichele|IT1c4
gramoteino|RU3u4
gramsh|AL4f4
granada|ES0y8,NI2s6,CO0h5,CO0h3
granadero baigorria|AR215
granadilla de abona|ES4e5
granadilla|CR4l4
granarolo dellemilia e viadagola|IT1c2
granbury|US183TX
granby|CA1a6QC,US181MO,US3d1CO,US0d0MA
grand baie|MU5g4
grand bassam|CI0t6
grand bay|US182AL
grand blanc|US3f3MI
grand bois|MU5g3
grand boulevard|US184IL
grand bourg|GP483
grand canyon village|US1v1AZ
grand canyon|US1v1AZ
grand centre|CA553AB
grand charmont|FR1g2
grand coulee|US0s0WA
grand couronne|FR1g3
grand falls windsor|CA5s4NL
grand forks air force base|US181ND
grand forks|US186ND
grand fort philippe|FR1g3
grand gaube|MU5g3
grand haven|US3f3MI
grand island|US186NE,US0d4NY
grand isle|US180LA
grand junction|US3d6CO
grand lahou|CI0t3
grand ledge|US3f3MI
grand marais|US180MN
grand meadow|US180MN
grand mound|US0s2WA
grand point|US181LA
grand popo|BJ0a3
grand prairie|US188TX
grand rapids|US3f8MI,US183MN
grand ronde|US0s1OR
grand saline|US182TX
grand terrace|US0s4CA
grande prairie|CA2o5AB
grande riviere du nord|HT2c3
grande synthe|FR1g5
grandola|PT3y3
grandview heights|US0d3OH
grandview plaza|US181KS
grandview|US185MO,US0s3WA,US181TX,US0d1OH,US181IL
grandville|US3f4MI
grandwood park|US182IL
grandyle village|US0d2NY
graneros|CL0n5,AR352
grange hill|GB0i4
grangemouth|GB0i4
granger|US3f5IN,US0s2WA,US181TX,US181IA
grangeville|US0s2ID
grange|AU2d3SA
grangwav|HT2c6
granichen|CH4k3
granite bay|US0s4CA
granite city|US185IL
granite falls|US0d2NC,US0s2WA,US0s2WA,US181MN
granite hills|US0s2CA
granite quarry|US0d2NC
granite shoals|US182TX
graniteville|US0d4NY,US0d1SC
granite|US181OK,US3d1UT
granjas ampliacion santa rosa|MX043
granja|BR1b5
granollers|ES0y6
gransee|DE0x3
grant city|US0d2NY
grant park|US180IL
grant valkaria|US0d2FL
grantham|GB0i5,US0d1NH
grantley|US0d2PA
grants pass|US0s5OR
grantsburg|US180WI
grantsville|US3d3UT
grants|US3d3NM
grantville|US0d2GA
grant|US182MN,US3d0NE
granville south|US0d0OH
granville|AU0o5NSW,FR1g4,US0d3OH,US0d1WV,US0d1NY,US0d1MA,US180IL
grao de murviedro|ES0y6
grape creek|US182TX
grapeland|US181TX
grapevine|US186TX
grappenhall|GB0i3
grasberg|DE0x3
grasbrunn|DE0x3
grasonville|US0d2MD
grasrijk|NL2p2
grass lake|US3f0MI
grass valley|US0s4CA
grassano|IT1c2
grassau|DE0x3
grasse|FR1g6
grassina ponte a ema|IT1c3
grassobbio|IT1c3
gratkorn|AT1s3
graton|US0s1CA
graulhet|FR1g4
gravatai|BR098
gravata|BR1y6
gravel ridge|US182AR
gravelines|FR1g4
gravellona toce|IT1c3
gravenhurst|CA1a3ON
gravenwiesbach|DE0x2
gravesend|US0d7NY,GB0i6
gravette|US182AR
grave|NL2p4
gravina di catania|IT1c5
gravina in puglia|IT1c5
gray summit|US181MO
grayling|US3f1MI
graymoor devondale|US4w2KY
grayslake|US184IL
grayson valley|US183AL
grayson|US0d2KY,US0d2GA
graysville|US181AL,US181TN
grays|GB0i6
grayville|US181IL
grayvoron|RU063
gray|FR1g3,US182LA,US0d2GA,US0d0TN
grazhdanka|RU066
grazzanise|IT1c2
graz|AT1s8
greasby|GB0i3
great barrington|US0d1MA
great bend|US184KS
great bookham|GB0i3
great dunmow|GB0i3
great falls|US3d6MT,US0d4VA,US0d1SC
great gonerby|GB0i3
great harwood|GB0i4
great kills|US0d4NY
great malvern|GB0i5
great missenden|GB0i3
great neck estates|US0d1NY
great neck gardens|US0d0NY
great neck plaza|US0d3NY
great neck|US0d3NY
great river|US0d1NY
great sankey|GB0i5
great torrington|GB0i3
great wakering|GB0i2
great wyrley|GB0i4
great yarmouth|GB0i6
greater grand crossing|US185IL
greater napanee|CA1a4ON
greater noida|IN038
greater northdale|US0d4FL
greater sudbury|CA1a7ON
greater upper marlboro|US0d4MD
greatwood|US184TX
grebenhain|DE0x2
grebenskaya|RU062
grebenstein|DE0x3
greci|RO1o2
greding|DE0x3
greece|US0d4NY
greeley|US3d7CO
green acres|US0s1CA
green bay|US187WI
green cove springs|US0d3FL
green forest|US181AR
green harbor cedar crest|US0d1MA
green haven|US0d4MD
green hill|US183TN
green island|US0d1NY
green knoll|US0d3NJ
green level|US0d1NC,US0d1NC
green meadows|US0d1OH
green oaks|US182IL
green park|US181MO
green river|US3d4WY
green rock|US182IL
green springs|US0d0OH
green tree|US0d2PA
green valley farms|US180TX
green valley|US1v4AZ,AU0o4NSW,US0d4MD,US0s1CA,US0s0CA
greenacres city|US0d5FL
greenacres|US0s2CA
greenacre|AU0o5NSW
greenback|US0d0TN
greenbank|AU1e3QLD
greenbelt|US0d5MD
greenbriar|US0d3VA,US0d1FL
greenbrier|US183TN,US182AR
greenburgh|US0d6NY
greenbush|US0d1ME
greencastle|US323IN,US0d2PA
greendale|US184WI,US322IN
greeneville|US0d4TN
greene|US0d2ME,US0d1NY,US180IA
greenfield park|AU0o2NSW
greenfields|AU1n3WA,US0d0PA
greenfield|US185WI,US324IN,US0d4MA,US0s4CA,US0d2OH,US0s2CA,US182MN,US181TN,US181IA,US0d1NH,US180MO,US180IL
greenford|GB0i5
greenhills|IE2n3,US0d2OH
greenhill|GB0i3
greenisland|GB0i2
greenland|US0d2NH,US180AR
greenlawn|US0d4NY
greenock|GB0i5,US0d1PA
greenpoint|US0d5NY
greenport west|US0d1NY
greenport|US0d1NY
greensborough|AU0q4VIC
greensboro|US0d8NC,US0d2GA,US181AL,US0d1MD
greensburg|US0d4PA,US324IN,US0d2OH,US181KY
greenslopes|AU1e3QLD
greentown|US0d2OH,US321IN
greentree|US0d4NJ
greenup|US181IL,US0d0KY
greenvale|AU0q4VIC,US0d0NY
greenville|US0d7NC,US0d6SC,US185MS,US185TX,LR2u4,US0d4OH,US0d3RI,US3f3MI,US183AL,US0d3NY,US183IL,US0d3PA,US182KY,US0d1DE,US0d0ME,US0s0CA,US0d0NH
greenwich|US0d4CT,AU0o3NSW,US0d1NY,US0d1OH
greenwith|AU2d3SA
greenwood lake|US0d2NY
greenwood village|US3d4CO
greenwood|US326IN,US0d5SC,US184MS,AU1n3WA,US183AR,CA4h3NS,US182MO,US182LA,US181LA,US0d1PA,US0d0DE,US180WI
green|US0d5OH,US0s3OR
greer|US0d5SC
grefrath|DE0x4
gregory|US181TX,US180SD
greifensee|CH4k2
greifenstein|DE0x3
greifswald|DE0x6
greilickville|US3f1MI
greiz|DE0x5
gremda|TN3c5
gremyachevo|RU062
gremyachinsk|RU254
grenaa|DK0x4
grenada|US184MS
grenade|FR1g3
grenay|FR1g3
grenchen|CH4k4
grenoble|FR1g7
grenzach wyhlen|DE0x4
gresford|GB0i2
gresham park|US0d3GA
gresham|US0s7OR
gresik|ID0b6
gresovskiy|UA4a3
gressier|HT2c5
gretna|US184LA,US182NE,US0d0FL,US0d0VA
gretz armainvilliers|FR1g3
grevena|GR3h3
grevenbroich|DE0x6
greven|DE0x5
grevesmuhlen|DE0x3
greve|DK0x6
greybull|US3d1WY
greymouth|NZ493
greystanes|AU0o4NSW
greystones|IE2n4
greytown|ZA0w4
grez doiceau|BE2p4
gribanovskiy|RU064
gricignano di aversa|IT1c3
gridley|US0s3CA,US181IL
griesheim|DE0x5
gries|AT1s5
griffin|US0d5GA,AU1e3QLD
griffith|AU0o4NSW,US184IN
grifton|US0d1NC
griggsville|US180IL
grigiskes|LT3t4
grigny|FR1g5,FR1g3
grigoropolisskaya|RU063
grijo|PT3y3
grill|US0d1PA
grimbergen|BE2p5
grimes|US183IA
grimma|DE0x4
grimmen|DE0x3
grimsby|GB0i7
grimsley|US180TN
grimstad|NO0x3
grindsted|DK0x3
grinnell|US183IA
grinon|ES0y3
grissom air force base|US322IN
gritsovskiy|RU063
grivenskaya|RU062
grivita|RO1o3,RO1o2
grobbendonk|BE2p3
grobenzell|DE0x4
grodkow|PL1r3
grodzisk mazowiecki|PL1r5
grodzisk wielkopolski|PL1r4
groenewoud|NL2p3
groenswaard|NL2p2
groesbeck|US0d3OH,US182TX
groesbeek|NL2p4
grogol|ID0b7
groitzsch|DE0x3
grojec|PL1r4
gromiljak|BA2a3
gromitz|DE0x3
gronau|DE0x6,DE0x2
groningen|NL2p8
groot ijsselmonde|NL2p5
grootfontein|NA4t5
gropiusstadt|DE0x5
gros morne|HT2c3
groslay|FR1g3
gross enzersdorf|AT1s3
gross gerau|DE0x5
gross kreutz|DE0x3
gross umstadt|DE0x4
gross zimmern|DE0x4
grossalmerode|DE0x3
grossbeeren|DE0x3
grossbottwar|DE0x3
grosse ile|US3f4MI
grosse pointe farms|US3f3MI
grosse pointe park|US3f3MI
grosse pointe shores|US3f1MI
grosse pointe woods|US3f4MI
grosse pointe|US3f2MI
grossenhain|DE0x4
grossenkneten|DE0x4
grossenluder|DE0x3
grosseto|IT1c6
grosshansdorf|DE0x3
grossheubach|DE0x2
grosskarolinenfeld|DE0x3
grosskrotzenburg|DE0x3
grossostheim|DE0x4
grossposna|DE0x2
grossraschen|DE0x4
grossrohrsdorf|DE0x3
grossrosseln|DE0x3
grossschirma|DE0x3
grossschonau|DE0x3
grosuplje|SI2a3
groton|US0d3CT,US0d1NY,US181SD,US0d0MA
grottaferrata|IT1c4
grottaglie|IT1c5
grottaminarda|IT1c2
grottammare|IT1c4
grotte|IT1c2
grottoes|US0d1VA
grou|NL2p2
grove city|US0d5OH,US0d3PA,US0d1FL
grove hill|US181AL
grovedale|AU0q4VIC
groveland|US0d4FL,US0d3MA
groveport|US0d3OH
grover beach|US0s4CA
groves|US184TX
groveton|US0d4VA,US0d0NH,US180TX
grovetown|US0d4GA
groveville|US0d2NJ
grove|GB0i4,US183OK
groznyy|RU068
grudki|PL1r3
grudziadz|PL1r7
gruetli laager|US181TN
grugliasco|IT1c5
gruiu|RO1o3
grumazesti|RO1o2
grumello del monte|IT1c3
grumo appula|IT1c4
grumo nevano|IT1c4
grums|SE0x2
grunau|DE0x2
grunberg|DE0x4
grundy center|US181IA
grunewald|DE0x4
grunheide|DE0x3
grunstadt|DE0x4
grunwald|DE0x3
gruver|US180TX
gryazi|RU066
gryazovets|RU064
grybow|PL1r3
gryfice|PL1r4
gryfino|PL1r4
gryfow slaski|PL1r3
grymes hill|US0d2NY
gschwend|DE0x2
gstaad|CH4k3
gua musang|MY1z4
guabiraba|BR1y3
guacamayas|MX045
guacara|VE137
guacari|CO0h4
guachochi|MX334
guacimo|CR4l3
guacui|BR094
guadalajara de buga|CO0h7
guadalajara|MX04b,ES0y6
guadalupe victoria|MX284,MX043,MX043
guadalupe y calvo|MX3g3
guadalupe|MX2h9,MX047,CR4l5,PE0f5,PH163,PH163,US0s3CA,PA4b3,US1v3AZ
guadarrama|ES0y4
guadassuar|ES0y2
guadix|ES0y4
guaduas|CO0h4
guagua|PH163
guaiba|BR097
guaimaca|HN304
guaimaro|CU1f5
guaira|BR095
guaitarilla|CO0h3
guaiuba|BR1b4
guajara mirim|BR4o5
guajara|BR1u3
gualaceo|EC1l4
gualan|GT2r4
gualdo tadino|IT1c3
gualeguaychu|AR216
gualeguay|AR215
guamal|CO0h3,CO0h2
guamo|CO0h4
guamuchil|MX3g6
guanabacoa|CU1f7
guanajay|CU1f5
guanajuato|MX046
guanambi|BR196
guanare|VE137
guane|CU1f4
guangming|CN007
guangshui|CN007
guangyuan|CN008
guangzhou|CN00d
guanhaes|BR095
guanica|PR483
guankou|CN00a
guano|EC1l4
guantanamo|CU1f8
guantou|CN003
guanzate|IT1c2
guapiacu|BR094
guapiles|CR4l4
guapimirim|BR095
guapi|CO0h4
guapore|BR094
guapo|BR093
guarabira|BR1b5
guaraciaba do norte|BR1b4
guarambare|PY1x3
guaramirim|BR094
guaranda|EC1l4
guaranesia|BR094
guaraniacu|BR093
guarapari|BR097
guarapuava|BR097
guararapes|BR095
guararema|BR095
guaratinga|BR193
guaratingueta|BR097
guaratuba|BR094
guara|BR094
guardamar del segura|ES0y4
guarda|PT3y5
guardo|ES0y3
guarenas|VE138
guarena|ES0y3
guariba|BR095
guarne|CO0h4
guaruja|BR098
guarulhos|BR09a
guasave|MX3g6
guasdualito|VE135
guastalla|IT1c4
guastatoya|GT2r4
guatajiagua|SV3v2
guatape|CO0h2
guatemala city|GT2ra
guateque|CO0h3
guatire|VE138
guatrache|AR022
guaxupe|BR096
guayabal|CO0h2
guayama|PR484
guayanilla|PR482
guayaquil|EC1lb
guayaramerin|BO245
guaymate|DO1d3
guaynabo|PR486
guayos|CU1f4
guazacapan|GT2r3
guazapa|SV3v3
gua|IN034
gubakha|RU255
gubat|PH164
gubbio|IT1c4
gubbi|IN034
gubden|RU063
guben|DE0x4
gubin|PL1r4
gubkinskiy|RU254
gubkin|RU066
gucheng chengguanzhen|CN006
gudalur|IN036
gudari|IN033
gudauri|GE2m3
gudauta|GE2m3
gudensberg|DE0x3
gudermes|RU065
gudibanda|IN033
gudivada|IN037
gudiyatham|IN037
gudlavalleru|IN033
gudul|TR013
gudur|IN036,IN032
guduvancheri|IN035
guebwiller|FR1g4
gueckedou|GN0t6
guelendeng|TD3a4
guelma|DZ1j7
guelmim|MA107
guelph|CA1a7ON
gueltat zemmour|MA103
guenange|FR1g3
guenes|ES0y3
gueoul|SN0t3
guerande|FR1g4
guercif|MA106
gueret|FR1g4
guerneville|US0s2CA
guernsey|US3d0WY
guerrero negro|MX3g4
guerrero|MX333
guer|FR1g3
gueugnon|FR1g3
gueydan|US180LA
gufeng|CN003
gugesti|RO1o3
guglingen|DE0x3
guia de isora|ES4e4
guia lopes da laguna|BR383
guia|ES4e4
guiberoua|CI0t4
guichen|FR1g3
guichon|UY2b2
guidel plage|FR1g3
guider|CM0a6
guidonia montecelio|IT1c6
guidonia|IT1c4
guifoes|PT3y3
guigang|CN006
guiglo|CI0t5
guigue|VE136
guiguinto|PH166
guihing proper|PH164
guihulngan|PH165
guijuelo|ES0y2
guildford|GB0i6
guilers|FR1g3
guilford center|US0d1CT
guilford siding|US0d1PA
guilford|US0d4CT,US0d1PA
guilherand granges|FR1g4
guilin|CN009
guiljungan|PH164
guillena|ES0y3
guillermo zuniga|MX2h3
guilmaro|BJ0a3
guimaraes|PT3y5
guimar|ES4e4
guimbal|PH163
guimba|PH165
guines|CU1f6,FR1g2
guingamp|FR1g3
guinguineo|SN0t4
guinticgan|PH163
guin|US181AL
guipavas|FR1g4
guiping|CN006
guira de melena|CU1f6
guiratinga|BR3w3
guiren|CN006
guiria|VE135
guirim|IN033
guisa|CU1f4
guisborough|GB0i4
guiseley|GB0i4
guiset east|PH164
guise|FR1g3
guisguis|PH163
guitiriz|ES0y3
guiuan|PH163
guixi|CN006
guiyang|CN00a
gujan mestras|FR1g4
gujar khan|PK056
gujba|NG0a4
gujo|JP0c6
gujranwala|PK05a
gujrat|PK058
gukovo|RU066
gulabpura|IN035
gulaothi|IN036
gulariya|NP206
gulbarga|IN039
gulbene|LV373
guledagudda|IN035
gulf breeze|US183FL
gulf gate estates|US0d3FL
gulf hills|US183MS
gulf park estates|US183MS
gulf shores|US183AL
gulfport|US186MS,US0d4FL
guliston|UZ1i6
gulivoire park|US322IN
guli|CN009
gulkevichi|RU065
gulma|NG0a3
gulnar|TR014
gulod|PH163
gulpilhares|PT3y3
gulsehir|TR013
gulubovo|BG2f3
gulu|UG177
gumaca|PH164
gumdag|TM395
gumel|NG0a5
gumia|IN036
gumi|KR088
gumla|IN035
gumlog|US0d1GA
gummersbach|DE0x6
gummidipundi|IN034
gummi|NG0a5
gumrak|RU2q2
gumushacikoy|TR014
gumushkhane|TR015
gun barrel city|US183TX
guna|IN037
gunbarrel|US3d3CO
gundelen|RU063
gundelfingen|DE0x4,DE0x3
gundelsheim|DE0x3
gundlupet|IN035
gundorovskiy|RU062
guneysu|TR013
gungahlin|AU0o3ACT
gungoren merter|TR016
gunja|HR2a2
gunjur|GM0t4
gunnaur|IN034
gunnedah|AU0o3NSW
gunnison|US3d3CO,US3d2UT
gunsan|KR088
guntakal junction|IN037
guntersville|US183AL
gunter|US181TX,US180TX
guntown|US181MS
guntramsdorf|AT1s3
guntur|IN039
gunupur|IN034
gunzburg|DE0x4
gunzenhausen|DE0x4
guozhen|CN006
gupitan|PH163
gura humorului|RO1o4
gura sutii|RO1o2
gura vaii|RO1o3
gura vitioarei|RO1o3
gurabo|PR483
gurdaha|IN034
gurdon|US181AR
gurgaon|IN038
gurgentepe|TR014
gurghiu|RO1o3
gurh|IN034
guri si|KR088
gurinhem|BR1b2
gurjaani|GE2m3
gurlan|UZ4m5
gurmatkal|IN034
gurnee|US185IL
guroymak|TR015
gurpinar|TR015
gursahaiganj|IN035
gursarai|IN035
gursu|TR015
guru har sahai|IN034
gurun|MY1z4,TR014
gurupa|BR233
gurupi|BR576
guruvayur|IN034
guryevsk|RU3u5,RU464
gurzuf|UA4a3
gus khrustalnyy|RU066
gusau|NG0a8
gusev|RU465
gushikawa|JP0c6
gushu|CN006
gusinoozyorsk|RU3r5
guskhara|IN035
guspini|IT1c4
gussago|IT1c4
gustavia|BL483
gustavo adolfo madero|MX04a
gustavsberg|SE0x4
gustine|US0s3CA
gustrow|DE0x5
gutao|CN005
gutersloh|DE0x7
guthrie center|US181IA
guthrie|US183OK,US181KY
gutierrez zamora|MX044
guttenberg|US0d4NJ,US181IA
guwahati|IN03a
guxhagen|DE0x2
guyancourt|FR1g5
guye|CN005
guymon|US184OK
guyong|PH167
guyton|US0d1GA
gvardeysk|RU464
gwadabawa|NG0a4
gwadar|PK056
gwalior|IN03a
gwanda|ZW1w4
gwandu|NG0a3
gwangju|KR08a,KR086
gwaram|NG0a4,NG0a3
gwarzo|NG0a4
gwasoro|NG0a3
gweru|ZW1w7
gwinn|US3f1MI
gwio kura|NG0a3
gwoza|NG0a4
gyal|HU1q4
gyanpur|IN034
gyeongju|KR087
gyeongsan si|KR087
gymea bay|AU0o3NSW
gymea|AU0o3NSW
gympie|AU1e3QLD
gyoda|JP0c6
gyomaendrod|HU1q4
gyomro|HU1q4
gyongyos|HU1q5
gyor|HU1q7
gypsum|US3d3CO
gyula|HU1q5
gyumri|AM2l7
gzhel|RU063
gzira|MT6l3
ha dong|VN0m6
ha giang|VN0m5
ha long|VN0m7
ha tien|VN0m5
ha tinh|VN0m5
haacht|BE2p4
haag in oberbayern|DE0x3
haag|AT1s2
haaksbergen|NL2p5
haaltert|BE2p4
haan|DE0x5
haapajarvi|FI3s3
haapavesi|FI3s3
haapsalu|EE4c4
haarlem|NL2p7
haar|DE0x4
habartov|CZ2e2
habay la vieille|BE2p3
habbouch|LB1m7
haberfield|AU0o3NSW
habiganj|BD076
hablah|PS473
habo|SE0x3
habra|IN037
hachenburg|DE0x3
hachinohe|JP0c8
hachioji|JP0c9
haci zeynalabdin|AZ2k4
hacibektas|TR013
hacienda blanca|MX043
hacienda heights|US0s6CA
hacienda huancane|PE0f3
hacienda la calera|CL0n6
hacienda santa fe|MX046
hacilar|TR014
haciqabul|AZ2k5
hackberry|US180LA,US180TX
hackensack|US0d5NJ
hackettstown|US0d3NJ
hackleburg|US181AL
hadagalli|IN035
hadali|PK056
hadamar|DE0x4
hadano|JP0c7
haddington|GB0i3
haddon heights|US0d3NJ
haddonfield|US0d4NJ
hadejia|NG0a7
hadera|IL346
haderslev|DK0x4
hadfield|AU0q2VIC
hadgaon|IN035
hadibu|YE0r3
hadim|TR014
hadithah|IQ0j5
hadjout|DZ1j5
hadleigh|GB0i4,GB0i3
hadley wood|GB0i4
hadley|GB0i4,US0d2MA,US0d0NY
hadsten|DK0x3
hadsund|DK0x2
hadyach|UA155
hadzici|BA2a3
haeju|KP0z8
haelen|NL2p3
haenam|KR085
hafar al batin|SA0r8
hafendorf|AT1s3
haffouz|TN3c3
hafizabad|PK057
haflong|IN035
hafnarfjordur|IS0t5
hagaman|US0d0NY
hagenbach|DE0x2
hagenow|DE0x4
hagen|DE0x8,DE0x4
hagere hiywet|ET175
hagere maryam|ET174
hagere selam|ET172
hagerman|US3d0NM
hagerstown|US0d5MD,US321IN
hage|DE0x3
hagi|JP0c5
hagley|GB0i3
hagondange|FR1g3
hagonoy|PH167,PH163
haguenau|FR1g5
hahira|US0d2GA
hahnbach|DE0x2
hahnville|US182LA
hai duong|VN0m6
haibach|DE0x3
haibara akanedai|JP0c4
haicheng|CN008
haid|AT1s3
haifa|IL348
haigerloch|DE0x3
haiger|DE0x4
haikou|CN009,CN007
haiku pauwela|US4g3HI
hailakandi|IN035
hailar|CN008
hailey|US5k3ID
hailin|CN006
haillicourt|FR1g2
hailsham|GB0i4
hailun|CN007
hail|SA0r8
haimen|CN007
hain grundau|DE0x4
hainault|GB0i3
hainburg an der donau|AT1s3
haines city|US0d5FL
hainesville|US182IL
haines|US6c1AK
hainichen|DE0x3
haining|CN006
haiphong|VN0m9
haisyn|UA155
haiterbach|DE0x3
haizhou|CN006
hajan|IN033
hajduboszormeny|HU1q5
hajdudorog|HU1q3
hajduhadhaz|HU1q4
hajdunanas|HU1q4
hajdusamson|HU1q3
hajduszoboszlo|HU1q5
hajiganj|BD075
hajin|SY1t5
hajipur|IN037,IN033
hajjah|YE0r5
hajnowka|PL1r4
hajo|IN034
hakama|JO293
hakenfelde|DE0x5
hakha|MM0p4
hakkari|TR016
hakodate|JP0c8
hakone|JP0c4
hakuba|JP0c3
hakui|JP0c5
halabjah|IQ0j6
halacho|MX363
halapitan|PH163
halasztelek|HU1q3
halaucesti|RO1o3
halawa heights|US4g4HI
halawah|JO292
halawa|US4g4HI
halayhay|PH163
hala|PK056
halberstadt|DE0x5
halchiu|RO1o3
haldaur|IN034
haldensleben i|DE0x4
halden|NO0x4
haldia|IN037
haldibari|IN034
haldwani|IN037
hale center|US181TX
hale iwa|US4g2HI
haledon|US0d3NJ
halensee|DE0x4
halen|BE2p3
hales corners|US183WI
halesite|US0d1NY
halesowen|GB0i6
halesworth|GB0i2
haleyville|US182AL
hale|GB0i4,GB0i4
half moon bay|US0s4CA
half moon|US0d3NC
half way tree|JM2v4
halfaya|SY1t5
halfway house|US0d2PA
halfway|US0d3MD
halhul|PS5f4
halifax|CA4h8NS,GB0i6,US0d3MA,US0d0VA
halikko|FI3s3
halisahar|IN037
haliyal|IN034
hall in tirol|AT1s4
hall park|US180OK
hallam|AU0q3VIC,US0d1PA
hallandale beach|US0d5FL
hallbergmoos|DE0x3
halle neustadt|DE0x5
halle saale|DE0x8
hallein|AT1s3
hallett cove|AU2d4SA
hallettsville|US181TX
halle|BE2p5,DE0x4
hallowell|US0d1ME
halls head|AU1n4WA
hallsberg|SE0x3
hallstadt|DE0x3
hallstahammar|SE0x3
hallstead|US0d0PA
hallsville|US182TX,US181MO
halls|US181TN
halluin|FR1g4
halmeu|RO1o3
halmstad|SE0x6
halol|IN036
halshany|BY1p2
halstead|GB0i4,US181KS
halstenbek|DE0x4
halsteren|NL2p3
haltern am see|DE0x5
haltom city|US185TX
halvad|IN035
halver|DE0x4
halwan|EG0g8
halych|UA153
ham lake|US184MN
hamadan|IR0k9
hamada|JP0c6
hamah|SY1t9
hamakita|JP0c6
hamamatsu|JP0c9
hamanoichi|JP0c5
hamar|NO0x5
hambergen|DE0x2
hambrucken|DE0x2
hambuhren|DE0x3
hamburg mitte|DE0x8
hamburg nord|DE0x8
hamburg|DE0xb,US0d3NY,US0d2PA,US0d2NJ,US181AR,US180IA
hamden|US0d6CT
hameenkyro|FI3s3
hameenlinna|FI3s6
hameln|DE0x6
hamhung|KP0z9
hamilton city|US0s1CA
hamilton hill|AU1n3WA
hamilton square|US0d4NJ
hamilton worcester|US0d3MA
hamilton|CA1a9ON,NZ497,US0d6OH,GB0i6,AU0q3VIC,AU1e3QLD,US183AL,US3d2MT,US0d2NY,US182TX,US182IL,US181MO,US3f1IN,US0d0GA
hamina|FI3s4
hamirpur|IN035,IN034
hami|CN127
hamlet|US0d3NC
hamlin|US0d2NY,US181TX,US0d0WV
hamlyn heights|AU0q3VIC
hamlyn terrace|AU0o3NSW
hamma bouziane|DZ1j6
hammam bou hadjar|DZ1j5
hammam lif|TN3c6
hammam sousse|TN3c5
hammamet|TN3c6,DZ1j5
hammarkullen|SE0x3
hammelburg|DE0x4
hammel|DK0x3
hammerfest|NO0x3
hamme|BE2p5
hamminkeln|DE0x5
hammond|US186IN,US184LA,US181WI
hammonton|US0d4NJ
hamm|DE0x8
hamois|BE2p3
hampden sydney|US0d1VA
hampden|US0d2MA,US0d2ME
hampi|IN033
hampshire|US183IL
hampstead|US0d3NH,CA1a3QC,US0d3MD,US0d2NC
hampton bays|US0d4NY
hampton beach|US0d1NH
hampton falls|US0d1NH
hampton manor|US0d1NY
hampton park|AU0q5VIC
hampton|US0d7VA,GB0i4,AU0q4VIC,US0d3NH,US0d3GA,US0d2MD,US182IA,US0d1SC,US181IL,US0d0NJ,US180AR
hamtramck|US3f4MI
hamza|UZ1i4
ham|FR1g3
hanahan|US0d4SC
hanak|TR012
hanama ulu|US4g2HI
hanamaki|JP0c6
hanam|KR087
hanapepe heights|US4g1HI
hanapepe|US4g1HI
hanau am main|DE0x6
hanawa|JP0c5
hana|US4g0HI
hanceville|CA3n3BC,US182AL
hancheng|CN006,CN006
hanchuan|CN006
hancock|US3f2MI,US0d1ME,US0d1MD
handan|CN00a
handa|JP0c7
handen|SE0x4
handewitt|DE0x3
handia|IN034
handlova|SK2e4
hanford|US0s6CA
hang dong|TH0m4
hangal|IN035
hangha|SL0t2
hangu|CN008,PK055
hangzhou|CN00d
hani i elezit|XK2a3
hanigsen|DE0x3
haninge|SE0x6
hani|TR013
hanjiashu|CN003
hankasalmi|FI3s2
hanko|FI3s3
hanley hills|US181MO
hanna city|US180IL
hannahs mill|US0d2GA
hannawa falls|US0d0NY
hannibal|US184MO
hannoversch munden|DE0x5
hannover|DE0x9
hanno|JP0c6
hannut|BE2p4
hanoi|VN0ma
hanover park|US185IL
hanover|US0d5MD,US0d4MA,US0d4PA,US0d4NJ,US0d3NH,CA1a3ON,US322IN,US182MN,US0d0OH
hansaviertel|DE0x2
hansen|US5k0ID
hansi|IN036
hanson|US0d1MA
hansot|IN034
hansville|US0s2WA
hanting|CN007
hantsavichy|BY1p4
hanumangarh|IN037
hanwella ihala|LK3i5
hanyu|JP0c6
hanzhong|CN007
haora|IN03a
haparanda|SE0x3
hapeville|US0d3GA
happy camp|US0s0CA
happy valley goose bay|CA703NL
happy valley|US0s4OR,AU2d4SA
hapur|IN038
haqqulobod|UZ1i5
haradok|BY1p4
harahan|US183LA
haraiya|IN033
harare|ZW1wb
harar|ET176
harasta|SY1t5
harbatpur|IN033
harbin|CN00d
harbison canyon|US0s2CA
harbor beach|US3f1MI
harbor bluffs|US0d2FL
harbor hills|US0d1OH
harbor isle|US0d0NY
harbor springs|US3f0MI
harbor|US0s1OR
harbour heights|US0d2FL
harburg|DE0x8,DE0x3
harda khas|IN036
hardeeville|US0d2SC
hardegsen|DE0x3
hardenberg|NL2p6
harderwijk|NL2p5
hardheim|DE0x3
hardingstone|GB0i3
hardinsburg|US181KY
hardin|US3d2MT
hardoi|IN037
harduaganj|IN034
hardwick|US0d2GA,US0d1MA,US0d1NJ,US0d0VT
hardys memories of africa|ZA0w3
hard|AT1s4
harefield|GB0i3
harelbeke|BE2p5
harenkarspel|NL2p4
haren|DE0x4,NL2p3
harfleur|FR1g3
hargeysa|SO179
hari bdr tamang house|NP203
hariana|IN033
haridwar|IN038
harihar|IN036
harij|IN034
harindanga|IN033
haringhata|IN033
haripur|PK056,IN033
harjavalta|FI3s3
harker heights|US185TX
harkers island|US0d0NC
harlan|US182IA,US0d1KY,US321IN
harlau|RO1o3
harleigh|US0d0PA
harlem heights|US0d1FL
harlem|US0d7NY,US0d2GA,US0d1FL
harleysville|US0d3PA
harlingen|US186TX,NL2p4
harlow|GB0i7
harmanli|BG2f4
harnai|PK053,IN033
harnes|FR1g4
harnoli|PK054
harnosand|SE0x4
harold wood|GB0i4
haro|ES0y4
harpalpur|IN034
harpanahalli|IN035
harpenden|GB0i5
harper woods|US3f4MI
harpersville|US181AL
harper|LR2u5,US180KS,US180TX
harpswell center|US0d2ME
harqalah|TN3c3
harrah|US183OK
harrai|IN033
harran|TR014
harriman|US0d3TN,US0d1NY
harringay|GB0i4
harrington park|AU0o3NSW,US0d2NJ
harrington|US0d2DE
harris hill|US0d2NY
harris park|AU0o3NSW
harrisburg|US0d6PA,US0d4NC,US183IL,US182SD,US0s2OR,US181AR
harrisdale|AU1n3WA
harrislee|DE0x4
harrismith|ZA0w5
harrisonburg|US0d6VA
harrisonville|US183MO
harrison|US0d5NY,US0d4NJ,US184AR,US0d3OH,US0d3TN,AU0o3ACT,US183WI,US0d1ME,US3f1MI
harristown|AU1e3QLD,US180IL
harrisville|US3d3UT,US0d1WV,US0d1RI,US0d0NH
harris|US180MN
harrodsburg|US0d3KY
harrogate|GB0i6,US0d2TN
harrow on the hill|GB0i3
harsefeld|DE0x4
harsewinkel|DE0x5
harsin|IR0k6
harsova|RO1o3
harstad|NO0x4
harsud|IN034
harsum|DE0x4
hartenstein|DE0x2
hartford city|US323IN
hartford|US0d7CT,US184WI,US0d3VT,US182SD,US181KY,US181AL,US3f1MI,US0d1NY,US180IL,US0d0ME
hartha|DE0x3
hartington|US181NE
hartland|US183WI
hartlepool|GB0i6
hartley|GB0i4,US0s1CA,US181IA
hartsdale|US0d2NY
hartselle|US184AL
hartshill|GB0i4
hartshorne|US181OK
hartstown|IE2n3
hartsville|US0d3SC,US181TN
hartville|US0d2OH
hartwell|US0d2GA
hart|AT1s2,US3f1MI,US180TX
harunabad|PK056
harur|IN034
harvard|US183IL,US0d3MA
harvest|US182AL
harveys lake|US0d1PA
harvey|US185IL,US184LA,US181ND,US3f0MI
harwich center|US0d1MA
harwich port|US0d1MA
harwich|GB0i4,US0d4MA
harwood heights|US183IL
hasaki|JP0c5
hasanbeyli|TR013
hasanpur|IN036,IN033
hasbergen|DE0x3
hasbrouck heights|US0d4NJ
haselhorst|DE0x4
haselunne|DE0x4
hashimoto|JP0c6
hashtpar|IR0k6
hashtrud|IR0k4
hasilpur|PK056
hasimara|IN035
haskell|US182AR,US182TX,US181OK
haskins|US0d0OH
haskovo|BG2f6
haslach|DE0x3
haslemere|GB0i4
haslett|US3f4MI
haslet|US181TX
haslev|DK0x3
haslingden|GB0i4
hasparren|FR1g3
hassan|IN037
hassa|TR013
hasselt|BE2p6,NL2p3
hassfurt|DE0x4
hassi messaoud|DZ1j6
hassleholm|SE0x4
hassloch|DE0x4
hassocks|GB0i3
hasson heights|US0d0PA
hastiere lavaux|BE2p2
hastinapur|IN035
hastings on hudson|US0d3NY
hastings|GB0i7,NZ496,US185NE,US184MN,AU0q3VIC,US3f3MI,SL0t2,US0d0PA
hasuda|JP0c6
hat yai|TH0m8
hatava|BY1p3
hata|IN034
hatboro|US0d3PA
hatch|US3d1NM
hateg|RO1o3
hatert|NL2p3
hatfield|GB0i5,US0d2PA,US0d0MA
hathras|IN037
hatillo|PR482
hatim|JO292
hato mayor del rey|DO1d5
hatod|IN033
hatogaya honcho|JP0c6
hatsavan|AM2l4
hatsukaichi|JP0c6
hatta|IN035
hattem|NL2p4
hatten|DE0x4
hattersheim|DE0x5
hattiesburg|US186MS
hattingen|DE0x6
hatton|LK3i4
hatvan|HU1q5
hau ri|KP0z4
hau ula|US4g2HI
haubourdin|FR1g4
haubstadt|US181IN
haugesund|NO0x5
haughton green|GB0i3
haughton|US182LA
haukipudas|FI3s4
hauppauge|US0d4NY
hausach|DE0x3
hausham|DE0x3
hausjarvi|FI3s3
haute goulaine|FR1g2
hauterive|CA1a4QC
hautmont|FR1g4
hauzenberg|DE0x4
havana|CU1fb,US182IL,US0d1FL
havant|GB0i6
havarna|RO1o2
havelberg|DE0x3
haveli lakha|PK056
havelian|PK055
havelock|US0d4NC
haven|US180KS
haverfordwest|GB0i4
haverhill|US0d6MA,GB0i5,US0d2NH,US0d1FL
haveri|IN036
haverstraw|US0d4NY
haviland|US0d2NY
havirov|CZ2e6
havixbeck|DE0x4
havlickuv brod|CZ2e5
havran|TR013
havre de grace|US0d4MD
havre|US3d3MT
havsa|TR013
havza|TR014
haw river|US0d1NC
hawaiian acres|US4g1HI
hawaiian beaches|US4g2HI
hawaiian gardens|US0s4CA
hawaiian ocean view|US4g2HI
hawaiian paradise park|US4g4HI
hawalli|KW0r7
hawarden|GB0i5,US181IA
hawassa|ET177
hawera|NZ493
hawesville|US180KY
hawick|GB0i4
hawi|US4g0HI
hawkesbury|CA1a4ON
hawkinge|GB0i3
hawkinsville|US0d2GA
hawkins|US180TX
hawley|US181MN,US0d0PA
haworth|GB0i3,US0d2NJ
hawsh isa|EG0g6
hawthorn east|AU0q4VIC
hawthorn south|AU0q4VIC
hawthorn woods|US183IL
hawthorne|US0s6CA,US0d4NJ,US0d2NY,US0s2NV,US0d1FL,US0d1FL
hawthorn|AU0q5VIC
haxby|GB0i4
hayama|JP0c5
hayange|FR1g4
hayang|KR085
hayden|US0s4ID,US3d1CO,US180AL
haydock|GB0i4
hayesville|US0s4OR
hayes|GB0i6,JM2v3
hayfield|US0d2VA,US180MN
hayfork|US0s1CA
hayle|GB0i3
hayling island|GB0i4
haymana|TR014
haymarket|AU0o3NSW,US0d1VA
haynesville|US181LA
hayrabolu|TR014
hayrat|TR013
haysville|US183KS
hays|US184KS,US0d1NC
hayti|US181MO
hayvoron|UA154
haywards heath|GB0i5
hayward|US0s7CA,US181WI
hayy al bunayyat|JO292
hayy al quwaysimah|JO295
haz zebbug|MT6l3
hazardville|US0d2CT
hazard|US0d2KY
hazaribagh|IN037
hazebrouck|FR1g5
hazel crest|US184IL
hazel dell|US0s4WA
hazel green|US182AL,US180WI
hazel grove|GB0i4
hazel park|US3f4MI
hazelwood|US185MO,US0d1NC
hazen|US7e1ND,US180AR
hazlehurst|US0d2GA,US182MS
hazleton|US0d5PA
hazorasp|UZ4m4
hazro city|PK055
hazro|TR013
he eia|US4g2HI
head of the harbor|US0d1NY
head of westport|US0d4MA
headland|US182AL
healdsburg|US0s4CA
healdton|US181OK
healesville|AU0q3VIC
healy|US4r0AK
heanor|GB0i5
hearne|US182TX
heathcote|AU0o3NSW,US0d3NJ
heathmont|AU0q3VIC
heathridge|AU1n3WA
heathrow|US0d3FL
heath|US0d3OH,US183TX
heavener|US182OK
heavitree|GB0i4
hebbronville|US182TX
hebburn|GB0i4
heber city|US3d3UT
heber overgaard|US1v1AZ
heber springs|US183AR
hebersham|AU0o3NSW
hebertshausen|DE0x2
heber|US0s2CA
hebi|CN008
hebron estates|US0d0KY
hebron|PS5f7,US0d3CT,US0d3KY,US182IN,US0d1OH,US181NE,US0d0PA,US180IL,US0d0ME,US0d0MD
hecelchakan|MX363
hechingen|DE0x4
hechuan|CN007
heckmondwike|GB0i4
hector caballero|MX2h3
hector|US180MN
hecun|CN006
hedaru|TZ174
heddesheim|DE0x4
hedemora|SE0x3
hedensted|DK0x3
hede|CN006
hedge end|GB0i4
hedon|GB0i3
hedwig village|US181TX
heek|DE0x3
heemskerk|NL2p5
heemstede|NL2p5
heerde|NL2p3
heerenveen|NL2p5
heerhugowaard|NL2p6
heerlen|NL2p7
heers|BE2p3
heer|NL2p3
heesch|NL2p4
heeswijk dinther|NL2p3
heeze|NL2p3
hefei|CN00c
heflin|US182AL
hegang|CN00a
heggadadevankote|IN034
hegnau|CH4k3
heidberg|DE0x3
heideck|DE0x2
heidelberg heights|AU0q3VIC
heidelberg west|AU0q2VIC
heidelberg|DE0x7,ZA0w6,AU0q3VIC,US181TX,US0d0PA
heidenau|DE0x4
heidenheim an der brenz|DE0x6
heiden|DE0x3
heidesheim|DE0x3
heide|DE0x4
heighington|GB0i3
heihe|CN007
heikendorf|DE0x3
heilbad heiligenstadt|DE0x4
heilbronn|DE0x7
heilbron|ZA0w6
heiligenhafen|DE0x3
heiligenhaus|DE0x5
heiligensee|DE0x4
heillecourt|FR1g3
heiloo|NL2p4
heilsbronn|DE0x3
heimberg|CH4k2
heimsheim|DE0x2
heinersdorf|DE0x3
heiningen|DE0x2
heinola|FI3s4
heino|NL2p3
heinsberg|DE0x5
heishan|CN006
heist op den berg|BE2p5
heitersheim|DE0x3
hekimhan|TR014
hekinan|JP0c6
helchteren|BE2p5
helden|NL2p2
helegiu|RO1o3
helena valley northeast|US3d2MT
helena valley northwest|US3d2MT
helena valley southeast|US3d3MT
helena valley west central|US3d3MT
helena west helena|US183AR
helena west side|US3d1MT
helena|US3d5MT,US184AL,US182AR,US0d2GA,US181OK,US180MS
helensburgh|GB0i4,AU0o3NSW
helensvale|AU1e4QLD
heliopolis|DZ1j5
hell ville|MG175
hellebaek|DK0x2
hellenthal|DE0x3
hellersdorf|DE0x6
hellertown|US0d3PA
hellevoetsluis|NL2p4
hellin|ES0y5
hells kitchen|US0d6NY
helmbrechts|DE0x3
helmetta|US0d1NJ
helmond|NL2p6
helmstedt|DE0x5
helong|CN006
helotes|US183TX
helper|US3d1UT
helpman|NL2p3
helsa|DE0x3
helsby|GB0i2
helsingborg|SE0x7
helsinge|DK0x3
helsingor|DK0x5
helsinki|FI3s9
helston|GB0i4
hemau|DE0x3
hemby bridge|US0d1NC
hemel hempstead|GB0i6
hemer|DE0x5
hemet|US0s6CA
hemhofen|DE0x2
hemiksem|BE2p3
hemlock farms|US0d2PA
hemlock|US3f1MI
hemmingen|DE0x4,DE0x3
hemmoor|DE0x3
hemphill|US180TX
hempstead|US0d6NY,US183TX
hemsbach|DE0x4
hemsby|GB0i2
hemsworth|GB0i3
hem|FR1g4
henagar|US181AL
hendala|LK3i6
hendaye|FR1g4
hendek|TR015
hendersonville|US186TN,US0d4NC
henderson|US0s8NV,US185KY,US0d4NC,US184TX,US183TN,US181LA,US0d1GA
hendrik ido ambacht|NL2p4
hendrina|ZA0w4
hendron|US182KY
hengchun|TW0e5
hengelo|NL2p6
hengersberg|DE0x3
hengoed|GB0i2
hengshui|CN009
hengstdal|NL2p3
hengyang|CN00a
henichesk|UA154
henin beaumont|FR1g5
henley beach|AU2d3SA
henley on thames|GB0i4
henlow|GB0i4
hennaya|DZ1j5
hennebont|FR1g4
hennef|DE0x6
hennenman|ZA0w5
hennessey|US181OK
hennigsdorf|DE0x5
henniker|US0d1NH
henrietta|US182TX
henry fork|US0d0VA
henryetta|US183OK
henryville|US321IN
henry|US181IL
hensies|BE2p3
hephzibah|US0d2GA
hepingjie|CN006
hepo|CN007
heppenheim an der bergstrasse|DE0x5
heppner|US0s0OR
herald harbor|US0d1MD
herald|US0s0CA
herat|AF118
herblay|FR1g5
herbolzheim|DE0x3
herborn|DE0x4
herbrechtingen|DE0x4
herbstein|DE0x2
herceg novi|ME2a4
herculaneum|US182MO
hercules|US0s5CA
herdecke|DE0x5
herdorf|DE0x3
heredia|CR4l4
hereford|GB0i6,US184TX
herencia|ES0y3
herentals|BE2p5
herenthout|BE2p3
herent|BE2p4
herford|DE0x6
hergiswil|CH4k2
hericourt|FR1g3
heringen|DE0x3
herington|US181KS
herisau|CH4k4
heritage creek|US4w0KY
heritage hills|US0d2NY
heritage lake|US322IN,US181IL
heritage pines|US0d1FL
heritage village|US0d2CT
herk de stad|BE2p4
herkimer|US0d3NY
hermannsburg|DE0x3
hermann|US181MO
hermantown|US183MN
hermanus|ZA0w5
hermeskeil|DE0x3
hermiston|US0s4OR
hermitage|US0d4PA
hermon|US0d2ME
hermosa beach|US0s4CA
hermosa|PH165
hermosillo|MX3b9,MX282
hermoso campo|AR213
hermsdorf|DE0x4,DE0x3
hernals|AT1s6
hernando beach|US0d1FL
hernando|US184MS,AR213,US0d3FL
hernani|ES0y4
herndon|US0d5VA
herne bay|GB0i5
herne|DE0x7,BE2p3
herning|DK0x5
heroica caborca|MX3b6
heroica ciudad de tlaxiaco|MX044
heroica guaymas|MX3b7
heroica matamoros|MX3p9
heroica zitacuaro|MX046
heroldsbach|DE0x2
heroldsberg|DE0x3
herouville saint clair|FR1g5
herrenberg|DE0x5
herrera|ES0y3
herricks|US0d2NY
herrieden|DE0x3
herriman|US3d5UT
herrin|US184IL
herrliberg|CH4k2
herrsching am ammersee|DE0x3
hersbruck|DE0x4
herscheid|DE0x3
herscher|US181IL
herselt|BE2p4
hershey|US0d4PA
hersin coupigny|FR1g3
herstal|BE2p5
herten|DE0x6
hertford|GB0i5,US0d1NC
herval|BR094
hervey bay|AU1e6QLD
herve|BE2p4
herxheim am berg|DE0x3
herzberg am harz|DE0x4
herzberg|DE0x3
herzele|BE2p4
herzliya pituah|IL343
herzliya|IL346
herzogenaurach|DE0x5
herzogenbuchsee|CH4k2
herzogenrath|DE0x6
hesla|IN033
hesperia|US0s7CA
hessisch lichtenau|DE0x4
hessisch oldendorf|DE0x4
hesston|US182KS
heswall|GB0i5
hetauda|NP206
hethersett|GB0i2
hettange grande|FR1g3
hettinger|US3d0ND
hetton le hole|GB0i4
hettstedt|DE0x4
heubach|DE0x3
heuchelheim|DE0x3
heunghae|KR085
heusdenhout|NL2p2
heusden|BE2p5
heusenstamm|DE0x4
heusweiler|DE0x4
heves|HU1q3
hevie|BJ0a4
hewitt|US184TX
hewlett harbor|US0d0NY
hewlett|US0d3NY
hexham|GB0i4
heyburn|US5k2ID
heysham|GB0i4
heythuysen|NL2p3
heyuan|CN007
heywood|GB0i5
heyworth|US182IL
heze|CN008
hialeah gardens|US0d5FL
hialeah|US0d8FL
hiawatha|US183IA,US182KS
hibaiyo|PH162
hibbing|US184MN
hickam field|US4g3HI
hickman|US181KY,US181NE
hickory creek|US182TX,US182TX
hickory hills|US184IL,US182MS
hickory withe|US182TN
hickory|US0d5NC
hicksville|US0d5NY,US3f2OH
hico|US180TX
hidalgo|MX2h4,US184TX
hidden hills|US0s1CA
hidden meadows|US0s2CA
hidden spring|US5k1ID
hidden valley lake|US0s2CA
hidden valley|US0d2IN
hiddenhausen|DE0x4
hide a way lake|US181MS
hideaway|US182TX
hidrolandia|BR1b3,BR093
hietzing|AT1s6
higashimurayama|JP0c7
higashine|JP0c6
higganum|US0d1CT
higginsville|US182MO
high barnet|GB0i3
high blantyre|GB0i4
high bridge|US0d2NJ
high peak|GB0i7
high point|US0d7NC,US0d2FL
high ridge|US182MO
high river|CA2o3AB
high springs|US0d3FL
high wycombe|GB0i7,AU1n4WA
higham ferrers|GB0i3
highbury|AU2d3SA
highett|AU0q3VIC
highfield cascade|US0d0MD
highfields|AU1e3QLD
highgate hill|AU1e3QLD
highgrove|US0s2CA
highland acres|US0d2DE
highland beach|US0d2FL
highland city|US0d3FL
highland falls|US0d2NY
highland heights|US0d3OH,US0d3KY
highland lakes|US182AL
highland lake|US0d2NJ
highland mills|US0d2NY
highland park|US185IL,US0d4NJ,US3f3MI,US183TX,AU1e3QLD,US0d0PA
highland springs|US0d4VA
highland village|US184TX
highlands baywood park|US0s2CA
highlands ranch|US3d7CO
highlands|US183TX,US0d2NJ
highland|US0s6CA,US185IN,US3d4UT,US183IL,US0d2NY,US182IN,US0s2WA,US180AR,US0d0MD,US180KS
highpoint|US0d1OH
highspire|US0d1PA
highton|AU0q4VIC
hightstown|US0d2NJ
highview|US4w4KY
highwood|US182IL
highworth|GB0i3
higuera de zaragoza|MX3g3
hihya|EG0g5
hiji|JP0c5
hikari|JP0c6
hikone|JP0c7
hiland park|US180FL
hilbert|US180WI
hilchenbach|DE0x4
hildale|US3d2UT
hildburghausen|DE0x4
hildebran|US0d1NC
hilden|DE0x6
hildesheim|DE0x7
hill air force base|US3d2UT
hill city|US181KS
hill country village|US180TX
hill n dale|US0d1FL
hillandale|US0d3MD
hillarys|AU1n3WA
hillcrest heights|US0d4MD
hillcrest|US0d3NY,AU1e2QLD,US180IL
hilldale|US0d0PA
hillegom|NL2p4
hillerod|DK0x5
hiller|US0d0PA
hille|DE0x4
hilliard|US0d5OH,US0d2FL
hillsboro beach|US0d1FL
hillsborough|US0s4CA,US0d3NC,US0d1NH
hillsboro|US0s7OR,US183TX,US0d3OH,US183IL,US182MO,US182KS,US181ND,US181WI,US180MS
hillsdale|US0d3NJ,US3f3MI,AU0o2NSW,US181MO
hillside lake|US0d0NY
hillside|US0d5NY,US0d4NJ,AU0q4VIC,US183IL
hillsmere shores|US0d2MD
hillsville|US0d1VA
hilltop lakes|US180TX
hillview|US0d3KY
hillvue|AU0o3NSW
hill|US0d0NH
hilmar irwin|US0s2CA
hilongos|PH163
hilo|US4g5HI
hilpoltstein|DE0x4
hilsa|IN035
hilter|DE0x3
hilton head island|US0d5SC
hilton head|US0d5SC
hilton|US0d3NY
hilvan|TR014
hilvarenbeek|NL2p3
hilversum|NL2p6
hilzingen|DE0x3
himamaylan|PH165
himatnagar|IN036
himberg|AT1s2
himeji|JP0c9
himimachi|JP0c6
hinatuan|PH163
hincesti|MD3k4
hinche|HT2c4
hinchinbrook|AU0o3NSW
hinckley|GB0i5,US181IL,US181MN
hindaun|IN037
hindhead|GB0i3
hindley|GB0i5
hindoria|IN034
hindupur|IN037
hinesburg|US0d2VT
hinesville|US0d5GA
hines|US0s1OR
hinganghat|IN037
hingham|US0d2MA
hingoli|IN036
hingorja|PK054
hinigaran|PH165
hinis|TR015
hinjilikatu|IN035
hinna|NG0a3
hinnerup|DK0x3
hinojosa del duque|ES0y3
hino|JP0c7,JP0c5
hinsdale|US184IL,US0d1MA,US0d1NH
hinte|DE0x3
hinthada|MM0p7
hinton|CA2o3AB,US182OK,US0d1WV
hinwil|CH4k2
hirado|JP0c4
hirakata|JP0c9
hirakud|IN035
hiram|US0d2GA,US0d1ME,US0d0OH
hiranagar|IN033
hirapur hamesha|IN033
hirara|JP0c5
hiratacho|JP0c5
hiratsuka|JP0c8
hirekerur|IN034
hiriyur|IN036
hirna|ET174
hirosaki|JP0c7
hiroshima|JP0ca
hirschaid|DE0x4
hirschau|DE0x3
hirschberg an der bergstrasse|DE0x3
hirske|UA153
hirson|FR1g3
hirtshals|DK0x3
hirwaun|GB0i3
hisai motomachi|JP0c5
hisarya|BG2f3
hisar|IN038
hiseti|BA2a2
hisor|TJ3e5
histon|GB0i3
hisua|IN035
hitachi naka|JP0c7
hitachi|JP0c8
hita|JP0c6
hitchcock|US183TX
hitchin|GB0i5
hithadhoo|MV5q3
hitoyoshi|JP0c5
hitzacker|DE0x2
hit|IQ0j5
hizan|TR014
hizma|PS473
hjorring|DK0x5
hjo|SE0x3
hlevakha|UA153
hlinsko|CZ2e3
hlobyne|UA154
hlohovec|SK2e5
hlucin|CZ2e4
hlukhiv|UA4a5
hlusk|BY1p3
hluti|SZ0w3
hlybokaye|BY1p4
hlyboka|UA153
hnidyn|UA152
ho chi minh city|VN0vc
ho ho kus|US0d2NJ
hoa binh|VN0m7
hoback|US5k0WY
hobaramachi|JP0c5
hobart|AU518TAS,US185IN,US183WI,US0s3WA,US182OK
hobbs|US3d5NM
hobe sound|US0d4FL
hoboken|US0d6NJ,BE2p5
hobro|DK0x3
hobyo|SO174
hochberg|DE0x3
hochdorf|CH4k3
hochfeld|DE0x4
hochheim am main|DE0x4
hochst im odenwald|DE0x3
hochstadt an der aisch|DE0x4
hochstadt an der donau|DE0x3
hochst|AT1s3
hockenheim|DE0x4
hockessin|US0d4DE
hocking|AU1n3WA
hockinson|US0s2WA
hockley|GB0i4
hod hasharon|IL345
hodal|IN035
hoddesdon|GB0i5
hodgdon|US7c0ME
hodgenville|US0d2KY
hodgkins|US181IL
hodmezovasarhely|HU1q6
hodonin|CZ2e5
hoegaarden|BE2p3
hoeilaart|BE2p3
hoek van holland|NL2p3
hoemul li|KP0z4
hoenheim|FR1g3
hoensbroek|NL2p5
hoeryong|KP0z5
hoeselt|BE2p3
hoeyang|KP0z4
hofbieber|DE0x3
hoffman estates|US186IL
hofgeismar|DE0x4
hofheim am taunus|DE0x5
hofheim in unterfranken|DE0x2
hofors|SE0x3
hofu|JP0c7
hof|DE0x6
hoganas|SE0x4
hogansville|US0d2GA
hoge mors|NL2p2
hoge vucht|NL2p4
hohberg|DE0x3
hohen neuendorf|DE0x4
hohenau|PY1x2
hohenberg|DE0x4
hohenbrunn|DE0x3
hohenems|AT1s4
hohenhameln|DE0x3
hohenkirchen siegertsbrunn|DE0x3
hohenlockstedt|DE0x3
hohenmolsen|DE0x3
hohenstein ernstthal|DE0x4
hohenwald|US182TN
hohenwestedt|DE0x2
hohhot|CN00a
hohoe|GH0t6
hohr grenzhausen|DE0x3
hoi an|VN0v5
hoima|UG175
hoisington|US181KS
hojai|IN035
hojo|JP0c5
hokendauqua|US0d2PA
hokes bluff|US182AL
hokuto|JP0c5
hola prystan|UA154
holalkere|IN034
hola|KE173
holbaek|DK0x5
holbeach|GB0i3
holbeck|GB0i2
holboca|RO1o4
holbrook|US0d5NY,US0d3MA,US1v2AZ
holcomb|US181KS,US0d0NY
holden heights|US0d2FL
holdenville|US183OK
holden|US0d4MA,US0d2ME,US181MO
holderness|US0d1NH
holdorf|DE0x3
holdrege|US182NE
hole narsipur|IN035
holesov|CZ2e4
holgate|US0d0OH
holguin|CU1f8
holice|CZ2e3
holic|SK2e4
holiday city berkeley|US0d4NJ
holiday city south|US0d2NJ
holiday heights|US0d1NJ
holiday island|US181AR
holiday lakes|US180TX
holiday shores|US182IL
holiday valley|US0d1OH
holiday|US0d4FL
hollabrunn|AT1s3
holladay|US3d5UT
holland park west|AU1e3QLD
holland park|AU1e3QLD
hollandale|US181MS
holland|US3f5MI,US0d1OH,US0d1MA,US0d0NY,US180TX
holley|US0d1NY,US181FL
holle|DE0x3
hollfeld|DE0x2
hollidaysburg|US0d3PA
holliday|US181TX
hollins|US0d4VA
hollis center|US0d2ME
hollister|US0s5CA,US182MO
holliston|US0d4MA
hollis|US0d4NY,US0d3NH,US181OK
hollola|FI3s4
holloman air force base|US3d2NM
holloway|GB0i5
hollviken|SE0x4
holly hills|US3d1CO
holly hill|US0d4FL,US0d0SC
holly lake ranch|US181TX
holly ridge|US0d1NC
holly springs|US0d5NC,US0d3GA,US183MS,US183MS
hollymead|US0d3VA
hollywood park|US182TX
hollywood|US0s7CA,US0d7FL,US0d2SC
holly|US3f3MI
holma|NG0a3
holmen|US183WI
holmes beach|US0d2FL
holmes chapel|GB0i2
holmestrand|NO0x3
holmsund|SE0x3
holon|IL347
holsbeek|BE2p3
holstebro|DK0x5
holstein|US180IA
holsworthy|AU0o3NSW
holton|US182KS
holts summit|US182MO
holtsville|US0d4NY
holtville|US0s3CA,US182AL
holt|US3f5MI,US182AL
holualoa|US4g3HI
holyhead|GB0i4
holyoke|US0d5MA,US3d1CO
holytown|GB0i2
holywell|GB0i3
holywood|GB0i4
holzgerlingen|DE0x4
holzkirchen|DE0x4
holzminden|DE0x4
holzwickede|DE0x4
homa bay|KE175
homagama|LK3i5
homberg|DE0x4,DE0x3
hombourg haut|FR1g3
homburg|DE0x5
home gardens|US0s4CA
home garden|US0s1CA
homeacre lyndora|US0d3PA
homebush west|AU0o3NSW
homebush|AU0o3NSW
homecourt|FR1g3
homedale|US5k1ID
homeland park|US0d3SC
homeland|US0s3CA
homer city|US0d1PA
homer glen|US185IL
homerville|US0d1GA
homer|US4r2AK,US0d2NY,US182LA,US3f1MI,US180IL,US0d0GA
homestead meadows north|US3d2TX
homestead meadows south|US3d3TX
homestead|US0d6FL,US0d2PA
hometown|US182IL,US0d0PA
homewood|US185AL,US184IL
home|US0s0WA
hominy|US182OK
hommersak|NO0x3
homnabad|IN035
homocea|RO1o3
homosassa springs|US0d4FL
homosassa|US0d1FL
homs|SY1ta
homun|MX363
homyel|BY1p9
honaker|US0d0VA
honalo|US4g1HI
honaunau napoopoo|US4g1HI
honavar|IN034
honaz|TR013
honcho|JP0c9,JP0c5
hondarribia|ES0y4
honda|CO0h5
hondomachi hondo|JP0c5
hondo|US183TX
honea path|US0d2SC
honefoss|NO0x4
honeoye falls|US0d1NY
honesdale|US0d2PA
honey brook|US0d1PA
honey grove|US181TX
honeyville|US3d1UT
honfleur|FR1g3
hong kong|HK0ld
hongchon|KR086
honggang|CN007
hongjiang|CN006
hongqiao|CN006
hongseong|KR086
hongwon|KP0z6
honiara|SB636
honiton|GB0i4
honjo|JP0c6
honmachi|JP0c7
honnali|IN034
honoka a|US4g1HI
honolulu|US4g9HI
hono|SE0x2
honselersdijk|NL2p3
hood river|US0s3OR
hoofddorp|NL2p7
hoogerheide|NL2p3
hoogeveen|NL2p5
hoogezand|NL2p4
hoogland|NL2p3
hooglede|BE2p3
hoogstraten|BE2p4
hoogvliet|NL2p5
hooker|US181OK
hooksett|US0d2NH
hooks|US181TX
hook|GB0i4,GB0i3
hooper bay|US780AK
hoopers creek|US0d0NC
hooper|US3d3UT
hoopeston|US182IL
hoopstad|ZA0w4
hoorn|NL2p6
hoor|SE0x4
hoosick falls|US0d2NY
hooverson heights|US0d1WV
hoover|US186AL
hoo|GB0i2
hopatcong hills|US0d4NJ
hopatcong|US0d4NJ
hopa|TR014
hope island|AU1e3QLD
hope mills|US0d4NC
hope valley|AU2d3SA,US0d1RI
hopedale|US0d2MA
hopelchen|MX363
hopewell|US0d4VA,US0d1NJ,US0d1TN
hope|US183AR,US321IN,US0d0ME
hopkinsville|US185KY
hopkins|US184MN,US0d2SC
hopkinton|US0d3RI,US0d3NH,US0d1MA
hoppers crossing|AU0q5VIC
hopwood|US0d1PA
hoquiam|US0s3WA
horace|US181ND
horad smalyavichy|BY1p4
horad zhodzina|BY1p6
horana south|LK3i3
horasan|TR014
horatio|US180AR
horawala junction|LK3i3
horazdovice|CZ2e3
horb am neckar|DE0x5
horbourg wihr|FR1g2
horbranz|AT1s3
horbury|GB0i3
horby|SE0x3
horenka|UA152
horezu|RO1o3
horgen horgen dorfkern|CH4k3
horgen|CH4k4
horice|CZ2e3
horicon|US182WI
horishni plavni|UA156
horizon city|US3d4TX
horizon west|US0d4FL
horizonte|BR1b6
horizontina|BR094
horki|BY1p5
horley|GB0i4
horlivka|UA158
hormigueros|PR484
horn lake|US185MS
horncastle|GB0i3
hornchurch|GB0i5
horneburg|DE0x2
hornell|US0d3NY
horni pocernice|CZ2e4
horni slavkov|CZ2e3
horning|DK0x3
hornostayivka|UA153
hornsby bend|US183TX
hornsby heights|AU0o3NSW
hornsby|AU0o4NSW
hornsea|GB0i3
horn|DE0x3,AT1s2
horodenka|UA153
horodnic de sus|RO1o2
horodnya|UA154
horodnye|UA152
horodnytsya|UA152
horodok|UA154,UA154
horodyshche|UA154
horovice|CZ2e3
horqueta|PY1x3
horse cave|US181KY
horse pasture|US0d1VA
horse shoe|US0d1NC
horseheads north|US0d2NY
horseheads|US0d3NY
horsens|DK0x6
horseshoe bay|US182TX
horseshoe bend|US181AR
horsforth|GB0i4
horsham|GB0i6,US0d4PA,AU0q4VIC
horsholm|DK0x5
horsley|AU0o3NSW
horstel|DE0x4
horstmar|DE0x3
horst|DE0x2
horta guinardo|ES0y7
hortaleza|ES0y7
horta|ES0y5,PT6p3
horten|NO0x4
hortolandia|BR098
hortonville|US181WI
horton|US182AL,US181KS
horwich|GB0i4
horw|CH4k4
horyuji|JP0c5
hosaina|ET176
hosakote|IN034
hosanagara|IN032
hosbach|DE0x4
hoschton|US0d1GA
hosdurga|IN035
hoshangabad|IN037
hoshcha|UA152
hoshiarpur|IN037
hoskote|IN035
hospet|IN038
hosszupalyi|HU1q2
hostafrancs|ES0y4
hostomel|UA154
hosur|IN037
hot springs national park|US185AR
hot springs village|US184AR
hot springs|US185AR,US3d2SD
hotaka|JP0c5
hotan|CN127
hotarele|RO1o3
hotting|AT1s5
houck|US3d0AZ
houdain|FR1g3
houghton lake|US3f2MI
houghton le spring|GB0i5
houghton|US3f3MI,US0d1NY
hough|US0d4OH
houilles|FR1g5
houlton|US7c2ME
houma|US185LA
houmt el souk|TN3c6
hounde|BF0t5
hounslow|GB0i6
houplines|FR1g3
housatonic|US0d0MA
houserville|US0d1PA
houston|US18bTX,GB0i3,US182MS,US4r1AK,US181MO,US0d0PA
houthalen|BE2p5
houthulst|BE2p3
houyu|CN002
hovd|MN315
hovelhof|DE0x4
hove|GB0i6,BE2p3
hovsan|AZ2k5
howard beach|US0d5NY
howard city|US3f1MI
howard lake|US181MN
howard springs|AU5l3NT
howards grove|US182WI
howard|US184WI
howell|US3f3MI
howey in the hills|US0d0FL
howe|US181TX
howick|ZA0w5
howland center|US0d3OH
howland|US0d0ME
howli|IN034
howrah|AU513TAS
hoxie|US181AR,US180KS
hoxter|DE0x5
hoxtolgay|CN124
hoyerswerda|DE0x5
hoylake|GB0i3
hoyland nether|GB0i4
hoyo de manzanares|ES0y3
hoyt lakes|US181MN
hozat|TR013
ho|GH0t6
hpa an|MM0p6
hradec kralove|CZ2e7
hradec nad moravici|CZ2e2
hradek nad nisou|CZ2e3
hradyzk|UA153
hrajel|LB1m3
hranice|CZ2e4
hrastnik|SI2a2
hrazdan|AM2l5
hrebinka|UA153
hrinova|SK2e3
hrodna|BY1p8
hronov|CZ2e3
hrubieszow|PL1r4
hryhoriopol|MD3k3
hsinchu|TW0e9
hua hin|TH0m6
huacho|PE0f6
huachuca city|US1v1AZ
huadian|CN007
huai khot|TH0m3
huai mek|TH0m4
huai yot|TH0m4
huaian|CN009
huaibei|CN00a
huaicheng|CN006
huaidian|CN006
huaihua|CN007
huainan|CN00a
huaiyuan chengguanzhen|CN006
hualahuises|MX2h3
hualien city|TW0e8
hualmay|PE0f5
huamachuco|PE0f4
huamantla|MX046
huambo|AO0a8
huamuxtitlan|MX043
huanan|CN006
huancabamba|PE0f3
huancavelica|PE0f5
huancayo|PE0f9
huandacareo|MX043
huanggang|CN008
huangmei|CN006
huangnihe|CN006
huangpi|CN006
huangshan|CN006
huangshi|CN009
huangyan|CN007
huangzhou|CN007
huanimaro|MX042
huanren|CN006
huanta|PE0f4
huantuo|CN003
huanuco|PE0f7
huanuni|BO244
huapinol|MX043
huaquillas|EC1l5
huaral|PE0f6
huaraz|PE0f6
huarmey|PE0f4
huasahuasi|PE0f2
huatabampo|MX3b5
huatusco|MX045
huauchinango|MX046
huaura|PE0f4
huautla de jimenez|MX043
huayacocotla|MX042
huayin|CN008
huayucachi|PE0f3
huazhou|CN007,CN006
hubbard lake|US3f0MI
hubbardston|US0d2MA
hubbard|US0d3OH,US0s2OR,US180TX
huber heights|US0d5OH
huber ridge|US0d2OH
hubli|IN03a
hubynykha|UA153
huckelhoven|DE0x5
huckeswagen|DE0x4
hucknall|GB0i5
huddersfield|GB0i7
huddinge|SE0x6
hudesti|RO1o3
hude|DE0x4
hudiksvall|SE0x4
hudson bend|US182TX
hudson falls|US0d3NY
hudson lake|US180IN
hudson oaks|US181TX
hudsonville|US3f3MI
hudson|US0d4OH,US0d4MA,US184WI,US0d4FL,US0d3NH,US0d3NY,CA1a2QC,US182TX,US182TX,US0d2NC,US181IA,US3f1MI,US181IL,US3d1CO,US0d1ME,US0d1PA
huedin|RO1o3
huehuetan|MX043
huehuetenango|GT2r6
huehuetoca|MX044
huejotzingo|MX045
huejutla de reyes|MX045
huelma|ES0y3
huelva|ES0y7
huercal de almeria|ES0y4
huercal overa|ES0y4
huerta grande|AR212
huescar|ES0y3
huesca|ES0y6
huetamo de nunez|MX044
huetor tajar|ES0y3
huetor vega|ES0y4
hueyapan|MX043,MX043
hueyotlipan|MX042
hueytamalco|MX042
hueytown|US184AL
hue|VN0v8
hufingen|DE0x3
hughes springs|US181TX
hughesdale|AU0q3VIC
hughestown|US0d0PA
hughesville|US0d1MD,US0d1PA
hughes|US180AR
hughson|US0s3CA
hugli|IN037
hugoton|US182KS
hugo|US184MN,US182OK
huguenot|US0d3NY
huguley|US0d1AL
huichapan|MX043
huicheng|CN007
huicungo|PE0f3
huilango|MX044
huillapima|AR593
huilong|CN006
huimanguillo|MX045
huinan|CN006
huinca renanco|AR213
huitan|GT2r3
huitel|MX042
huittinen|FI3s3
huitzila|MX042
huixcolotla|MX044
huixquilucan de degollado|MX043
huixquilucan|MX047
huixtla|MX045
huizen|NL2p6
huizhou|CN008
huizum|NL2p3
hujra shah muqim|PK056
hukeri|IN034
hukkyo ri|KP0z5
hukumati azrah|AF114
hulan ergi|CN008
hulan|CN007
huldenberg|BE2p3
hulhumale|MV5q2
hulin|CZ2e3
hullhorst|DE0x4
hull|US0d3MA,US181IA
hulme|GB0i3
hulshout|BE2p3
hultsfred|SE0x2
hulyaypole|UA154
humacao|PR484
humahuaca|AR4p4
humaita|BR4o5
humanes de madrid|ES0y4
humansville|US180MO
humberston|GB0i3
humberto de campos|BR1b2
humble|US184TX
humboldt hill|US0s2CA
humboldtkolonie|DE0x4
humboldt|US183TN,US182IA,US181KS
humenne|SK2e5
humen|CN008
humlebaek|DK0x3
hummels wharf|US0d0PA
hummelsbuttel|DE0x4
hummelstown|US0d2PA
humpolec|CZ2e3
hunchun|CN006
hundested|DK0x3
hunedoara|RO1o6
hunenberg|CH4k3
hunfeld|DE0x4
hung yen|VN0m5
hungerford|GB0i2
hungnam|KP0z8
hungund|IN034
huningue|FR1g3
hunkuyi|NG0a3
hunstanton|GB0i3
hunsur|IN036
hunt valley|US0d5MD
hunters creek village|US182TX
hunters creek|US0d4FL
hunters hill|AU0o3NSW
huntersville|US0d6NC
huntertown|US322IN
hunter|US0d1OH,US0d1TN,US0d1TN
huntingburg|US6s3IN
huntingdale|AU1n3WA
huntingdon|GB0i5,US0d3PA,US182TN
huntington bay|US0d1NY
huntington beach|US0s8CA
huntington park|US0s6CA
huntington station|US0d5NY
huntington woods|US3f3MI
huntington|US0d6WV,US0d4NY,US324IN,US0d3VA,US181TX,US3d1UT
huntingtown town center|US0d2MD
huntingtown|US0d1MD
huntley|US185IL
hunts point|US0d5NY
huntsville|US188AL,US185TX,CA1a4ON,US181AR,US181MO,US0d0TN
hunucma|MX365
hunxe|DE0x4
hun|LY2g4
huocheng|CN128
huoqiu chengguanzhen|CN006
huotong|CN003
hurbanovo|SK2e3
hurfeish|IL342
hurghada|EG0g7
hurley|US0d2NY,US181MS,US181WI,US3d0NM
hurlingham|AR026
hurlock|US0d1MD
huron east|CA1a3ON
huron|US184SD,US0d3OH,US0s3CA
hurricane|US3d4UT,US0d3WV
hurstbourne acres|US4w1KY
hurstbourne|US4w2KY
hurstpierpoint|GB0i4
hurstville|AU0o5NSW
hurst|US185TX
hurth|DE0x6
hurt|US0d0VA
huruta|ET174
husainabad|IN035
husan|PS472
hushitai|CN006
husiatyn|UA153
husi|RO1o5
huskvarna|SE0x4
hustisford|US180WI
hustopece|CZ2e3
husum|DE0x4
hutang|CN006
hutchinson island south|US0d2FL
hutchinson|US185KS,US184MN
hutchins|US183TX
hutthurm|DE0x3
huttlingen|DE0x3
hutto|US185TX
huwwarah|PS5f2
huxley|US182IA
huy neinstedt|DE0x3
huyton|GB0i6
huyuk|TR014
huy|BE2p4
huzhou|CN007
hvardiiske|UA4a4
hvidovre|DK0x6
hwacheon|KR085
hwado|KR087
hwange|ZW1w5
hwangju up|KP0z5
hwaseong si|KR089
hwasun|KR086
hwawon|KR086
hyannis|US0d4MA
hyattsville|US0d4MD
hybla valley|US0d4VA
hyde park|US185IL,US3d2UT,US0d1PA,US0d1NY
hyderabad|IN03c,PK05a
hydesville|US0s0CA
hyde|GB0i5,US0d0PA
hyeres|FR1g6
hyesan dong|KP0z7
hyesan|KP0z8
hypoluxo|US0d1FL
hyrum|US3d3UT
hythe|GB0i4,GB0i4
hyvinge|FI3s5
i n salah|DZ1j6
i zaz|SY1t6
iaciara|BR193
iacu|BR195
ialibu|PG4s3
ialoveni|MD3k4
ialysos|GR3h4
ianca|RO1o3
iargara|MD3k2
iasi|RO1o8
iawar|IN033
ibaan|PH163
ibabang tayuman|PH162
ibadan|NG0ac
ibague|CO0h9
ibaiti|BR095
ibanda|UG175
ibaraki|JP0c8
ibara|JP0c5
ibarra|EC1l7
ibarreta|AR213
ibateguara|BR2t3
ibate|BR095
ibatiba|BR094
iba|PH165
ibbenburen|DE0x6
ibb|YE0r8
ibeto|NG0a4
ibiapina|BR1b3
ibia|BR094
ibicarai|BR194
ibicui|BR193
ibimirim|BR1y4
ibipeba|BR194
ibipora|BR095
ibiracu|BR093
ibirama|BR094
ibirapitanga|BR193
ibirataia|BR194
ibirite|BR097
ibiruba|BR094
ibitinga|BR096
ibiuna|BR095
ibiza|ES0y6
ibi|ES0y5,NG0a5
ibotirama|BR194
ibradi|TR013
ibrany|HU1q3
ibra|OM145
ibresi|RU063
ibri|OM147
ibshaway|EG0g6
ibstock|GB0i2
ibusuki|JP0c5
icano|AR593
icara|BR096
icard|US0d1NC
ica|PE0f8
ichalkaranji|IN038
ichchapuram|IN035
ichenhausen|DE0x3
icheon si|KR088
icheu|NG0a4
ichhawar|IN034
ichihara|JP0c8
ichinohe|JP0c4
ichinomiya|JP0c8
ichinoseki|JP0c6
ichnya|UA154
ichtegem|BE2p4
icmeler|TR013
icod de los vinos|ES4e5
iconha|BR092
ico|BR1b5
ida grove|US181IA
idabel|US183OK
idaho falls|US5k6ID
idaho springs|US3d1CO
idah|NG0a6
idalou|US181TX
idanre|NG0a6
idappadi|IN036
idar oberstein|DE0x5
idfu|EG0g7
idhna|PS5f4
idil|TR015
idiroko|NG0a3
idku|EG0g8
idlib|SY1t7
idrija|SI2a3
idrinskoye|RU2w2
idritsa|RU062
idstein|DE0x5
idukki|IN033
idyllwild pine cove|US0s2CA
idyllwild|US0s2CA
idylwood|US0d4VA
ieper|BE2p5
ierapetra|GR3h4
iernut|RO1o3
iesolo|IT1c3
ifakara|TZ176
ifaki|NG0a3
ifanadiana|MG174
ifatsy|MG174
ifon|NG0a3
ifo|NG0a6
ifrane|MA106,MA104
ifs|FR1g3
igabi|NG0a3
igaci|BR2t3
iganga|UG175
igaracu do tiete|BR095
igarapava|BR095
igarape acu|BR235
igarape miri|BR235
igarape|BR094
igarassu|BR1y6
igarka|RU2w3
igarra|NG0a4
igatpuri|IN035
igbara odo|NG0a6
igbeti|NG0a5
igbo ora|NG0a7
igbo ukwu|NG0a6
igboho|NG0a7
igbor|NG0a4
igdir|TR016
igede ekiti|NG0a6
igersheim|DE0x3
ighiu|RO1o3
ighram|DZ1j4
igis|CH4k3
iglas|IN034
iglesias|IT1c5
iglino|RU254
ignacio zaragoza|MX043
ignalina|LT3t3
igny|FR1g3
igoumenitsa|GR3h3
igpit|PH163
igra|RU2i4
igrejinha|BR095
igrim|RU253
iguaba grande|BR093
iguai|BR194
iguala de la independencia|MX047
igualada|ES0y5
iguape|BR095
iguatemi|BR383
iguatu|BR1b6
igugunu|TZ175
igunga|TZ175
igurubi|TZ173
igurusi|TZ175
ihiala|NG0a6
ihosy|MG174
iho|NG0a3
ihringen|DE0x3
ihsaniye|TR013,TR013
ihtiman|BG2f4
iida|JP0c7
iisalmi|FI3s4
iitti|FI3s3
iiyama|JP0c5
iizuka|JP0c6
ii|FI3s3
ijebu ife|NG0a3
ijebu igbo|NG0a7
ijebu jesa|NG0a6
ijebu ode|NG0a8
ijero ekiti|NG0a7
ijevan|AM2l4
ijmuiden|NL2p5
ijsselstein|NL2p5
ijuin|JP0c5
ijui|BR096
ikaalinen|FI3s3
ikalamavony|MG174
ikang|NG0a4
ikast|DK0x4
ikauna|IN034
ikedacho|JP0c4
ikeda|JP0c7
ikeja|NG0a8
ikem|NG0a3
ikere ekiti|NG0a7
ikire|NG0a8
ikirun|NG0a7
ikizce|TR013
iklehra|IN033
ikoma|JP0c7
ikom|NG0a6
ikongo|MG175
ikot ekpene|NG0a8
ikovka|RU252
ikryanoye|RU403
iksal|IL344
iksan|KR088
ikungi|TZ174
ikwiriri|TZ174
ila orangun|NG0a7
ilabaya|PE0f3
ilagan|PH166
ilampillai|IN033
ilam|IR0k7,NP204
ilanskiy|RU2w4
ilare|NG0a3
ilaro|NG0a6
ilava|SK2e2
ilave|PE0f4
ilawa|PL1r5
ilchester|US0d5MD
ilebo|CD0a7
ilek|RU253
ilembula|TZ174
ilesa|NG0a8
ilfracombe|GB0i3
ilgaz|TR014
ilgin|TR015
ilha de mocambique|MZ1w6
ilha solteira|BR095
ilhabela|BR095
ilhavo|PT3y4
ilheus|BR197
ilica|TR014
iligan city|PH168
iligan|PH168
ilijas|BA2a3
ilinden|MK2a4
ilinge|ZA0w3
ilinskiy|RU063
ilion|GR3h6,US0d3NY
ilioupoli|GR3h6
ilkal|IN036
ilkeston|GB0i5
ilkley|GB0i4
illa de arousa|ES0y2
illapel|CL0n5
illar|PS5f3
illawong|AU0o3NSW
ille sur tet|FR1g2
illela|NG0a4,NE0a4
illertissen|DE0x4
illescas|ES0y4
illingen|DE0x4,DE0x3
illintsi|UA153
illizi|DZ1j3
illkirch graffenstaden|FR1g5
illora|ES0y3
illushi|NG0a3
illzach|FR1g4
ilmajoki|FI3s4
ilmenau|DE0x5
ilminster|GB0i3
ilobu|NG0a7
ilog|PH163
iloilo|PH169
ilok|HR2a3
ilomantsi|FI3s3
ilongero|TZ174
ilopango|SV3v5
ilorin|NG0aa
ilovaysk|UA154
ilovlya|RU2q4
ilo|PE0f6
ilsede|DE0x4
ilsenburg|DE0x3
ilsfeld|DE0x3
ilshofen|DE0x3
ilskiy|RU065
iluka|AU1n2WA
ilula|TZ175
iluppur|IN034
ilvesheim|DE0x3
ilyinogorsk|RU063
ilza|PL1r2
imaichi|JP0c6
imam qasim|IQ0j5
imam sahib|AF113
imamoglu|TR015
imaricho ko|JP0c6
imatra|FI3s5
imbert|DO1d3
imbituba|BR095
imbituva|BR094
imeko|NG0a3
imelda|PH162
imeni morozova|RU063
imeni sverdlova|RU063
imeni vorovskogo|RU062
imielin|PL1r3
imishli|AZ2k5
imlay city|US3f2MI
immendingen|DE0x3
immenhausen|DE0x3
immenstaad am bodensee|DE4k3
immenstadt im allgau|DE0x4
immingham|GB0i3
immokalee|US0d5FL
imola|IT1c6
imperatriz|BR1b8
imperial beach|US0s5CA
imperial|PE0f5,US0s4CA,US182MO,US0d1PA,US3d1NE
imperia|IT1c5
impfondo|CG0a4
imphal|IN038
imranli|TR013
imsida|MT6l3
imsil|KR085
imst|AT1s3
imuris|MX3b3
imus|PH168
imzouren|MA105
inala|AU1e4QLD
inari|FI3s3
inaruwa|NP206
inashiki|JP0c6
inawashiro|JP0c4
inawayan|PH162
inayagan|PH163
inayauan|PH163
inazawa|JP0c7
ina|JP0c6,US181IL
inca|ES0y5
ince in makerfield|GB0i3
incheon|KR08b
incirliova|TR014
incline village|US0s3NV
inda chhoi|IN033
inda silase|ET176
indaial|BR095
indaiatuba|BR097
indang|PH165
indaparapeo|MX043
indapur|IN035
inden|DE0x3
independence|US187MO,US0d5KY,US0s3OR,US183KS,US0d3OH,US183IA,US182MN,US181LA,US180WI
independencia|BR1b3,MX043
independent hill|US0d3VA
inderbor|KZ5c4
indergarh|IN034
india hook|US0d2SC
indialantic|US0d2FL
indian harbour beach|US0d3FL
indian head park|US182IL
indian head|US0d2MD
indian heights|US322IN
indian hills cherokee section|US4w0KY
indian hills|US0s2NV,US4w2KY,US181TX,US3d0CO
indian mountain lake|US0d2PA
indian river estates|US0d3FL
indian river shores|US0d2FL
indian river|US3f1MI
indian rocks beach|US0d2FL
indian shores|US0d1FL
indian springs village|US181AL
indian springs|US0d1GA,US0d1GA
indian trail|US0d5NC
indian wells|US0s2CA
indianapolis|US32aIN
indiana|US0d4PA
indianola|US184IA,US183MS,US0s2WA
indiantown|US0d3FL
indija|RS2a5
indio|US0s6CA
indi|IN035
indooroopilly|AU1e4QLD
indore|IN03b
indramayu|ID0b7
indre arna|NO0x3
indri|IN034
induno olona|IT1c3
industry|US0d1PA,US0d1PA
inebolu|TR013
inegol|TR017
inekar|ML0t3
ineu|RO1o3
inez|US181TX
infanta|PH162
infantes|ES0y3
ingalls park|US182IL
ingalls|US321IN
ingatestone|GB0i2
inga|BR1b3,FI3s2
ingelfingen|DE0x3
ingelheim am rhein|DE0x5
ingelmunster|BE2p3
ingenbohl|CH4k3
ingeniero guillermo n juarez|AR023
ingeniero jacobacci|AR593
ingeniero luis a huergo|AR3z3
ingeniero pablo nogues|AR025
ingenio la esperanza|AR4p2
ingenio|ES4e5,PR483
ingersoll|CA1a4ON
ingle farm|AU2d3SA
ingleburn|AU0o4NSW
ingleby greenhow|GB0i4
ingleside|US183TX
inglewood finn hill|US0s5WA
inglewood|US0s7CA,AU1n2WA
inglis|US0d0FL
ingolstadt|DE0x7
ingraj bazar|IN037
ingram|US0d2PA,US181TX
ingre|FR1g3
inhambane|MZ1w6
inhambupe|BR194
inhapim|BR094
inhapi|BR2t3
inhumas|BR095
inhuma|BR1b3
inirida|CO0h3
inisa|NG0a7
initao|PH163
injambakkam|IN035
inkerman|UA4a3,US0d1PA
inkhil|SY1t5
inkster|US3f5MI
inman mills|US0d0SC
inman|US0d1SC,US180KS
innaloo|AU1n3WA
innere stadt|AT1s4
innisfil|CA1a3ON
inniswold|US183LA
innoshima|JP0c5
innsbruck|AT1s7
inola|US181OK
inongo|CD0a5
inonu|TR012
inowroclaw|PL1r6
inozemtsevo|RU065
ino|JP0c5
insar|RU063
inskoy|RU3u4
insuratei|RO1o3
intendente alvear|AR3z3
intercourse|US0d0PA
interlachen|US0d0FL
interlaken|US0s3CA,CH4k2
international falls|US183MN
intibuca|HN304
intorsura buzaului|RO1o3
inuyama|JP0c6
inver grove heights|US185MN
invercargill|NZ496
inverell|AU0o4NSW
inverigo|IT1c3
inverkeithing|GB0i2
inverloch|AU0q2VIC
inverness highlands north|US0d1FL
inverness highlands south|US0d3FL
inverness|GB0i6,US183IL,US0d3FL,US181AL,US3d1CO,US0s0CA
inveruno|IT1c3
inverurie|GB0i4
inwood|US0d3NY,US0d3NY,US0d3FL,US0d2WV
inyati|ZW1w3
inyokern|US0s0CA
inyonga|TZ174
inzago|IT1c3
inza|RU3j4
inzhavino|RU063
ioannina|GR3h6
iola|US182KS,US180WI
iona|US0d4FL,US5k1ID
ione|US0s3CA
ionia|US3f4MI
iota|US181LA
iowa city|US186IA
iowa colony|US180TX
iowa falls|US182IA
iowa park|US183TX
iowa|US182LA
ipaba|BR094
ipala|GT2r2
ipameri|BR094
ipatinga|BR098
ipatovo|RU065
ipaucu|BR093
ipero|BR094
iperu|NG0a4
ipiales|CO0h6
ipiau|BR195
ipilan|PH162
ipil|PH164
ipinda|TZ174
ipira|BR195
ipis|CR4l5
ipoh|MY1z9
ipojuca|BR1y6
ipora|BR095,BR093
ipoti|NG0a6
ippy|CF0a4
ipsala|TR013
ipswich|GB0i7,US0d2MA
ipua|BR094
ipubi|BR1y4
ipueiras|BR1b4
ipu|BR1b5
iqaluit|CA7a3NU
iquique|CL0n8
iquitos|PE0f9
iraan|US180TX
iracemapolis|BR094
iradan|KG2x5
irakleion|GR3h7
irakleio|GR3h6
iramuco|MX043
iranduba|BR1u3
iranshahr|IR0k7
irapuato|MX049
iraquara|BR192
irara|BR193
irati|BR096
iraucuba|BR1b4
irbid|JO298
irbin|SY1t5
irbit|RU255
irece|BR196
iriga city|PH167
irigny|FR1g3
iringal|IN035
iringa|TZ177
irinjalakuda|IN035
irituia|BR232
irkutsk|RU3r9
irlam|GB0i4
irmo|US0d4SC
iron mountain|US753MI
iron river|US3f2MI
irondale|US184AL,US0d3GA
irondequoit|US0d6NY
ironton|US0d3OH,US180MO
ironville|US0d8KY
ironwood|US752MI
iroquois point|US4g2HI
irosin|PH164
irpin|UA155
irrigon|US0s1OR
irshava|UA153
irthlingborough|GB0i3
irtyshsk|KZ1h3
irugur|IN034
irun|ES0y6
irvine|US0s8CA,GB0i5,US0d1KY
irving park|US186IL
irvington|US0d6NJ,US0d3NY,US0d2MD,US180KY
irving|US188TX
irwindale|US0s1CA
irwin|US0d2PA,US0d0SC
irymple|AU0q2VIC
isabel segunda|PR483
isabela|PH164,PR484
isabel|PH163
isaccea|RO1o2
isagarh|IN033
isahaya|JP0c7
isaka|TZ174
isakogorka|RU065
isanlu itedoijowa|NG0a4
isanti|US182MN
isara|NG0a3
isaszeg|HU1q3
isawa|JP0c5
isbergues|FR1g3
iscar|ES0y3
iscehisar|TR014
ischia porto|IT1c4
ischia|IT1c4
ise ekiti|NG0a8
isehara|JP0c7
iselin|US0d4NJ
isenbuttel|DE0x3
isen|DE0x2
iseo|IT1c2
iserlohn|DE0x7
isernhagen farster bauerschaft|DE0x4
isernia|IT1c4
isesaki|JP0c7
isetskoye|RU253
ise|JP0c7
isfahan|IR0kb
isfana|KG2x4
isfara|TJ3e5
isheyevka|RU3j3
ishigaki|JP0c5
ishige|JP0c5
ishii|JP0c5
ishikari|JP0c6
ishikawa|JP0c4,JP0c4
ishiki|JP0c5
ishimbay|RU256
ishim|RU256
ishinomaki|JP0c7
ishioka|JP0c6
ishoj|DK0x4
ishpeming|US3f3MI
ishqoshim|TJ3e5
ishtixon shahri|UZ4m4
ishurdi|BD076
isieke|NG0a6
isiklar|TR013
isiolo|KE175
isiro|CD1w7
iskandar|UZ1i5
iskateley|RU063
iskenderun|TR017
iskilip|TR014
iskitim|RU226
iskushuban|SO173
isla aguada|MX363
isla cristina|ES0y4
isla del bosque|MX3g3
isla mujeres|MX3m4
isla soyaltepec|MX043
isla vista|US0s5CA
islamabad|PK059
islamey|RU063
islamkot|PK054
islamnagar|IN035
islamorada|US0d3FL
islampur|IN036,IN035
island city|US0s0OR
island heights|US0d1NJ
island lake|US183IL
island park|US0d2NY
island walk|US0d2FL
islandia|US0d2NY
islaz|RO1o3
isla|MX045
isle of arran|GB0i2
isle of bute|GB0i3
isle of hope|US0d1GA
isle of lewis|GB0i4
isle of normandy|US0d3FL
isle of palms|US0d2SC
isleworth|GB0i4
isle|FR1g3
islington|GB0i8
islip terrace|US0d2NY
islip|US0d4NY
ismailia|EG0g8
ismaning|DE0x4
ismayilli|AZ2k4
isna|EG0g6
isniq|XK2a2
isnos|CO0h2
isny|DE0x4
isoka|ZM1w4
isokyro|FI3s2
isola del liri|IT1c3
isola della scala|IT1c3
isola delle femmine|IT1c3
isola di capo rizzuto|IT1c3
isparta|TR017
isperih|BG2f3
ispica|IT1c4
ispir|TR014
ispringen|DE0x3
issaquah|US0s5WA
issa|RU062
isselburg|DE0x3
issenye|TZ173
issia|CI0t6
issoire|FR1g4
issoudun|FR1g4
issum|DE0x4
issy les moulineaux|FR1g6
istanbul|TR01e
istaravshan|TJ3e6
istgah e rah ahan e garmsar|IR0k6
istmina|CO0h4
istok|XK2a5,RU253
istra|RU065
istres|FR1g5
isulan|PH165
isyangulovo|RU253
itabaiana|BR2t6,BR1b4
itabaianinha|BR2t4
itaberaba|BR196
itaberai|BR094
itabera|BR093
itabira|BR097
itabirito|BR095
itaborai|BR098
itabuna|BR198
itacarambi|BR094
itacare|BR194
itacoatiara|BR1u6
itacorubi|BR094
itagiba|BR193
itagi|BR193
itaguacu|BR093
itaguai|BR097
itagui|CO0h8
itaiba|BR1y4
itaitinga|BR1b5
itaituba|BR586
itai|BR094
itajai|BR097
itajobi|BR094
itajuba|BR096
itajuipe|BR194
itako|JP0c5
italy|US181TX
itamaraca|BR1y4
itamaraju|BR196
itamarandiba|BR094
itambacuri|BR094
itambe|BR195
itami|JP0c8
itanagar|IN035
itanhaem|BR096
itanhandu|BR093
itanhem|BR094
itaocara|BR094
itapaci|BR094
itapage|BR1b5
itaparica|BR194
itapecerica da serra|BR097
itapecerica|BR094
itapecuru mirim|BR1b5
itapema|BR095
itapemirim|BR094
itaperucu|BR095
itaperuna|BR096
itapetinga|BR196
itapetininga|BR097
itapeva|BR096
itapevi|BR098
itapipoca|BR1b6
itapirapua|BR093
itapira|BR096
itapissuma|BR1y4
itapolis|BR095
itaporanga|BR1b4,BR093
itapui|BR093
itapuranga|BR094
itaquaquecetuba|BR098
itaquitinga|BR1y3
itaqui|BR095
itarantim|BR194
itarare|BR095
itarsi|IN037
itasca|US183IL,US181TX
itatiaia|BR094
itatiba|BR096
itatinga|BR094
itati|AR213
itau de minas|BR094
itaueira|BR1b2
itaugua|PY1x6
itauna|BR096
itaunja|IN033
ita|PY1x4
iten|KE175
ithaca|US0d5NY,US3f2MI
itigi|TZ174
itimadpur|IN035
itirapina|BR094
itirucu|BR194
itogon|PH165
itoigawa|JP0c5
itoman|JP0c6
itororo|BR194
ito|JP0c6
itri|IT1c3
itsa|EG0g6
itsukaichi|JP0c5
itta bena|US181MS
itteville|FR1g2
ittiri|IT1c3
ittre|BE2p3
ituango|CO0h3
itubera|BR194
ituiutaba|BR096
itumba|TZ174
itumbiara|BR096
itupeva|BR094
itupiranga|BR234
iturama|BR095
iturrama|ES0y5
ituverava|BR095
itu|BR097,NG0a5
itzehoe|DE0x5
itzincab palomeque|MX362
iuka|US182MS
iuna|BR094
ivanava|BY1p4
ivancice|CZ2e3
ivanec|HR2a2
ivangorod|RU063
ivanhoe|AU0q4VIC,US0s2CA
ivanivka|UA152
ivanka pri dunaji|SK2e3
ivankiv|UA153
ivankovo|HR2a3
ivano frankivsk|UA158
ivano frankove|UA153
ivanovo|RU069
ivanovskoye|RU067,RU063
ivanteyevka|RU066,RU2z3
ivatsevichy|BY1p5
iva|US0d0SC
ivdel|RU254
iver heath|GB0i3
iver|GB0i3
ives estates|US0d4FL
ivesti|RO1o3
ivins|US3d3UT
ivisan|PH162
ivnya|RU063
ivolginsk|RU3r3
ivoti|BR094
ivot|RU063
ivrea|IT1c5
ivrindi|TR013
ivry sur seine|FR1g6
ivyanyets|BY1p2
ivybridge|GB0i4
ivyland|US0d0PA
iwade|JP0c6
iwai|JP0c5
iwaki|JP0c8
iwakuni|JP0c7
iwakura|JP0c6
iwamizawa|JP0c6
iwanai|JP0c4
iwanuma|JP0c5
iwase|JP0c4
iwata|JP0c6
iwatsuki|JP0c7
iwon up|KP0z5
iwo|NG0a8
iwye|BY1p3
ixhuatlan del cafe|MX043
ixhuatlan del sureste|MX043
ixmiquilpan|MX045
ixonia|US181WI
ixtaczoquitlan|MX045
ixtapa zihuatanejo|MX046
ixtapaluca|MX048
ixtapan de la sal|MX044
ixtapa|MX045,MX043,MX043
ixtenco|MX043
ixtepec|MX045
ixtlahuaca de rayon|MX043
ixtlahuacan de los membrillos|MX043
ixtlahuacan del rio|MX043
ixtlan del rio|MX045
iyidere|TR012
iyo|JP0c5
izalco|SV3v4
izamal|MX364
izazi|TZ174
iza|UA152
izbat al burj|EG0g5
izberbash|RU065
izbiceni|RO1o2
izegem|BE2p5
izhevsk|RU2i9
izhmorskiy|RU3u3
izki|OM145
izluchinsk|RU254
izmail|UA156
izmaylovo|RU067
izmir|TR01b
izmit|TR018
iznalloz|ES0y3
iznik|TR014
izobilnyy|RU065
izola|SI2a3
izra|JO295,SY1t4
izsak|HU1q3
iztacalco|MX049
iztapalapa|MX04b
izucar de matamoros|MX045
izumiotsu|JP0c6
izumisano|JP0c7
izumi|JP0c8,JP0c5
izumo|JP0c6
izvoarele|RO1o3
izyaslav|UA154
izyum|UA156
ja ela|LK3i5
jabal os saraj|AF114
jabalpur|IN03a
jabalya|PS477
jaba|PS5f3
jabbeke|BE2p4
jablah|SY1t6
jablanica|BA2a3
jablonec nad nisou|CZ2e5
jablonna|PL1r3
jablunkov|CZ2e3
jaboatao dos guararapes|BR1y9
jaboatao|BR1y9
jaboticabal|BR096
jacaltenango|GT2r5
jacarandas|MX043
jacarau|BR1b3
jacarei|BR098
jacarezinho|BR095
jaca|ES0y4
jaciara|BR3w5
jacinto city|US183TX
jackpot|US0s0NV
jacksboro|US182TX,US0d1TN
jackson center|US0d1OH
jackson heights|US0d6NY
jacksonville beach|US0d5FL
jacksonville|US0daFL,US0d6NC,US185AR,US184IL,US184TX,US184AL,US0s2OR
jacksonwald|US0d2PA
jackson|US187MS,US186TN,US0d6NJ,US3f5MI,US184MO,US5k3WY,US183WI,US0d3OH,US0d2GA,US182AL,US0s2CA,US182LA,US182MN,US0d1KY,US0d1KY,US0d1SC
jaclupan|PH163
jacmel|HT2c7
jacobabad|PK057
jacobina|BR196
jacobus|US0d1PA
jacona de plancarte|MX046
jacou|FR1g2
jacupiranga|BR093
jacutinga|BR094
jadder cemetery|YE0r3
jaen|ES0y7,PE0f6,PH165
jafarpur|IN034
jaffa|IL347
jaffna|LK3i7
jaffrey|US0d1NH
jagadhri|IN037
jagalur|IN034
jagannathpur|IN033
jagatsinghapur|IN035
jagdalpur|IN036
jagdishpur|IN035
jagdispur|IN035
jaggayyapeta|IN035
jagnair|IN033
jagna|PH165
jagodina|RS2a5
jagraon|IN036
jagtial|IN037
jaguaquara|BR195
jaguarao|BR095
jaguarari|BR194
jaguariaiva|BR095
jaguaribe|BR1b5
jaguariuna|BR095
jaguaruana|BR1b4
jaguaruna|BR094
jaguey grande|CU1f6
jahanabad|IN037,IN034
jahangirabad|IN036
jahangirpur|IN033
jahanian shah|PK055
jahazpur|IN034
jahnsdorf|DE0x3
jaicos|BR1b3
jaigaon|IN037
jainpur|IN034
jaipur|IN03b
jaisalmer|IN036
jaisinghnagar|IN033
jaisingpur|IN036
jais|IN035
jaitaran|IN034
jaithari|IN033
jaito|IN035
jajce|BA2a3
jajpur|IN035
jakarta|ID0bd
jakhal|IN033
jakiri|CM0a2
jakobsberg|SE0x5
jakobstad|FI3s4
jakomini|AT1s5
jalacingo|MX044
jalai nur|CN007
jalajala|PH164
jalakandapuram|IN034
jalal abad|KG2x6
jalalabad|AF118,IN035,IN035,IN035
jalalaqsi|SO173
jalali|IN034
jalalpur jattan|PK057
jalalpur pirwala|PK055
jalalpur|IN035,IN034
jalandhar|IN03a
jalapa|GT2r6,NI2s5,MX043
jalapilla|MX043
jalarpet|IN035
jalasjarvi|FI3s3
jalaun|IN036
jala|MX3g2
jalesar|IN035
jaleshwar|NP205,IN035
jales|BR095
jalgaon jamod|IN035
jalgaon|IN039,IN033
jalhay|BE2p3
jalilabad|AZ2k5
jalingo|NG0a7
jaljulya|IL343
jalna|IN038
jalor|IN036
jalostotitlan|MX045
jalpa de mendez|MX044
jalpaiguri|IN037
jalpan|MX043
jalpatagua|GT2r3
jalpa|MX044
jalqani|SD1k3
jaltenango de la paz|MX043
jaltenco|MX043
jaltepec|MX043,MX042
jaltipan de morelos|MX045
jaltocan|MX043
jal|US3d1NM
jam sahib|PK053
jamaame|SO178
jamadoba|IN035
jamaica beach|US180TX
jamaica plain|US0d5MA
jamaica|US0d8NY,CU1f4,US0d0VT
jamai|IN034
jamalpur|BD077,IN037
jamay|MX044
jambi city|ID0b9
jambusar|IN035
james city|US0d3NC
james island|US0d3SC
jamesburg|US0d3NJ
jamesport|US0d1NY
jamestown west|US0d1NY
jamestown|US0d5NY,US184ND,US0d3RI,US0d2NC,US0s2CA,US0d1OH,US181TN,US181KY
jamiltepec|MX043
jamisontown|AU0o2NSW
jamjamal|IQ0j6
jamkhandi|IN036
jamma in|PS5f3
jammalamadugu|IN035
jammu|IN039
jamnagar|IN039
jampur|PK056
jamsankoski|FI3s3
jamsa|FI3s4
jamshedpur|IN039
jamtara|IN035
jamui|IN036
jamul|US0s3CA
jamundi|CO0h5
jamuria|IN037
jan kempdorp|ZA0w4
jan phyl village|US0d2FL
janagdong|PH162
janakkala|FI3s4
janakpur|NP207
janauba|BR096
jandaia do sul|BR094
jandiala guru|IN033
jandiala sher khan|PK053
jandiala|IN035
jandira|BR097
jand|PK054
janeng|BW1w4
janesville|US186WI,US181MN,US0s0CA
jangaon|IN036
jangipur|IN036
janikowo|PL1r3
janin|PS5f5
janiuay|PH164
janja|BA2a2
janjgir|IN035
jankomir|HR2a2
jannali|AU0o3NSW
jannatah|PS5f2
janopol|PH162
janoshalma|HU1q3
janossomorja|HU1q3
janow lubelski|PL1r4
janowiec wielkopolski|PL1r2
jansath|IN034
januaria|BR095
janub as surrah|KW0r4
janze|FR1g3
jaora|IN036
japaratuba|BR2t3
japekrom|GH0t7
japeri|BR097
jarabacoa|DO1d5
jarabulus|SY1t5
jaragua do sul|BR097
jaragua|BR095
jaraiz de la vera|ES0y3
jaral del progreso|MX044
jarales|US3d1NM
jaranwala|PK057
jarash|JO295
jardim de piranhas|BR1b3
jardim do serido|BR1b3
jardim paulista|BR096
jardim|BR385,BR1b3
jardin america|AR215
jardines de la silla jardines|MX2h6
jardinopolis|BR095
jardin|CO0h3
jarinu|BR094
jarna|SE0x3
jarny|FR1g3
jarocin|PL1r5
jaromer|CZ2e4
jaroslaw|PL1r5
jaro|PH163
jarrell|US180TX
jarrettsville|US0d2MD
jarrow|GB0i5
jaruco|CU1f4
jaru|BR4o5
jarvenpaa|FI3s5
jarville la malgrange|FR1g3
jarwal|IN034
jasaan|PH164
jasdan|IN035
jashpurnagar|IN034
jasidih|IN034
jasim|SY1t5
jaslo|PL1r5
jasmine estates|US0d4FL
jasonville|US321IN
jasper|US6s4IN,US184AL,US183TX,US0d2FL,US0d2GA,US182TN
jaspur|IN035
jasrana|IN033
jasrasar|IN033
jassans riottier|FR1g3
jastrebarsko|HR2a2
jastrowie|PL1r3
jastrzebie zdroj|PL1r7
jaswantnagar|IN035
jaszapati|HU1q3
jaszarokszallas|HU1q3
jaszbereny|HU1q5
jaszkiser|HU1q3
jaszladany|HU1q3
jataizinho|BR093
jatai|BR096
jatani|IN036
jatara|IN034
jaten|ID0b5
jatibarang|ID0b6
jatibonico|CU1f4
jatiroto|ID0b6
jatiwangi|ID0b6
jati|PK053
jatoba|BR1y4
jatoi shimali|PK056
jauharabad|PK056
jauja|PE0f4
jaumave|MX2h2
jaunay clan|FR1g3
jaunpur|IN037
jau|BR097
javanrud|IR0k5
javea|ES0y5
javier rojo gomez|MX043
jawad|IN034
jawala mukhi|IN032
jawa|JO293
jawf al maqbabah|YE0r4
jawhar|SO176,IN034
jaworze|PL1r3
jaworzno|PL1r7
jaworzyna slaska|PL1r2
jawor|PL1r5
jayamkondacholapuram|IN035
jayanca|PE0f3
jayapura|ID0b7
jaynagar majilpur|IN035
jaynagar|IN034
jayrud|SY1t5
jay|US0d2ME,US181OK
jbail|LB1m4
jean lafitte|US181LA
jean rabel|HT2c2
jeanerette|US182LA
jeannette|US0d3PA
jebba|NG0a4
jebel|RO1o2
jebrail|AZ2k3
jeddah|SA0rb
jedlicze|PL1r2
jedlina zdroj|PL1r2
jedrzejow|PL1r4
jefferson city|US185MO,US0d3TN
jefferson heights|US0d0NY
jefferson hills|US0d4PA
jefferson valley yorktown|US0d4NY
jeffersontown|US4w5KY
jeffersonville|US4w6IN,US0d1KY,US0d0OH,US0d0GA
jefferson|US183LA,US0d3GA,US183WI,US0d2GA,US182IA,US0s2OR,US0d2OH,US0d1ME,US0d1MD,US181TX,US0d1NC,US0d0NH
jega|NG0a6
jegunovce|MK2a3
jeju city|KR089
jejuri|IN034
jekabpils|LV375
jekulo|ID0b5
jelah|BA2a2
jelcz laskowice|PL1r4
jelcz|PL1r4
jelenia gora|PL1r6
jelgava|LV376
jellico|US0d1TN
jember|ID0b8
jemez pueblo|US3d1NM
jemison|US181AL
jemna|TN3c3
jena|DE0x7,US182LA
jenbach|AT1s3
jendouba|TN3c6
jenison|US3f4MI
jenjarum|MY1z5
jenkins|US0d1KY
jenkintown|US0d2PA
jenks|US184OK
jennings lodge|US0s3OR
jennings|US184MO,US183LA
jensen beach|US0d4FL
jenzan|KR084
jeongeup|KR087
jeonju|KR089
jepelacio|PE0f3
jequie|BR197
jequitinhonha|BR094
jerada|MA105
jerantut|MY1z5
jerecuaro|MX043
jeremie|HT2c7
jeremoabo|BR194
jerez de garcia salinas|MX045
jerez de la frontera|ES0y8
jerez de los caballeros|ES0y3
jericho|PS5f4,US0d4NY,US0d0VT
jerico|CO0h3
jermyn|US0d1PA
jerome|US5k3ID,US181IL,US0d0PA
jeronimo monteiro|BR093
jerrabomberra|AU0o3NSW
jersey city|US0d8NJ
jersey shore|US0d2PA
jersey village|US183TX
jerseyville|US183IL
jertih|MY1z4
jerusalem|IL34a
jesenice|SI2a4
jesenik|CZ2e4
jesi|IT1c5
jessen|DE0x3
jessheim|NO0x4
jessore|BD078
jessup|US0d3MD,US0d2PA
jesteburg|DE0x3
jestetten|DE0x2
jesup|US0d3GA,US181IA
jesus de otoro|HN303
jesus del monte|MX045
jesus gomez portugal margaritas|MX044
jesus gomez portugal|MX043
jesus maria garza|MX043
jesus maria|MX045,AR215,MX043
jesus menendez|CU1f6
jetalsar|IN034
jetiba|BR093
jetpur|IN037,IN033
jettingen scheppach|DE0x3
jeumont|FR1g3
jevargi|IN034
jever|DE0x4
jewar|IN035
jewell|US180IA
jewett city|US0d2CT
jewett|US180TX
jeypore|IN036
jezowe|PL1r2
jha jha|IN035
jhabua|IN035
jhajjar|IN035
jhalawar|IN036
jhalida|IN034
jhalrapatan|IN035
jhalu|IN034
jhang sadr|PK058
jhanjharpur|IN035
jhansi|IN039
jhargram|IN036
jharia|IN036
jharsuguda|IN036
jhawarian|PK055
jhelum|PK057
jhingergacha|BD075
jhinjhak|IN035
jhinjhana|IN034
jhol|PK054
jhulasan|IN033
jhunjhunun|IN037
jhusi|IN034
ji parana|BR4o7
jiagedaqi|CN007
jiamusi|CN009
jiangkou|CN006
jiangmen|CN009
jianguang|CN006
jiangyan|CN006
jiangyin|CN007
jiangyou|CN007
jiangzi|CN003
jianjiang|CN002
jianou|CN006
jianshui|CN009
jian|CN008
jiaojiang|CN009
jiaozhou|CN007
jiaozuo|CN009
jiashan|CN007
jiaxing|CN009
jiayuguan|CN007
jiazi|CN007
jibia|NG0a4
jibou|RO1o3
jicaltepec autopan|MX042
jicin|CZ2e4
jidd hafs|BH4j5
jidong|CN006
jiehu|CN006
jieshi|CN007
jieshou|CN007
jiexiu|CN006
jieyang|CN00a
jiguani|CU1f5
jihlava|CZ2e6
jijel|DZ1j7
jijiang|CN006
jijiga|ET176
jijila|RO1o3
jijona|ES0y3
jikamshi|NG0a3
jilava|RO1o4
jilemnice|CZ2e3
jilib|SO175
jilikul|TJ3e2
jilin|CN00b
jilma|TN3c2
jilotepec de molina enriquez|MX044
jilotzingo|MX043
jilove|CZ2e2
jim thorpe|US0d2PA
jima abajo|DO1d3
jimaguayu|CU1f4
jimani|DO1d3
jimbolia|RO1o3
jimboomba|AU1e4QLD
jimena de la frontera|ES0y3
jimenez|MX335,PH163
jimeta|NG0a8
jimma|ET177
jimo|CN006
jinan gun|KR085
jinan|CN00c
jinchang|CN007
jincheng|CN008,TW0e5
jindabyne|AU0o3NSW
jindalee|AU1e2QLD
jindrichuv hradec|CZ2e5
jind|IN037
jingdezhen|CN008
jinghong|CN006
jingling|CN008
jingmen|CN007
jingzhou|CN007
jinhua|CN007
jining|CN009,CN008
jinja|UG177
jinjiang|CN006,CN006
jinjing|CN003
jinji|CN006
jinka|ET175
jinniyah|SY1t2
jinotega|NI2s6
jinotepe|NI2s5
jinsha|CN007
jinshi|CN006
jintur|IN035
jinxiang|CN006
jinzhou|CN009,CN008
jipijapa|EC1l5
jiquilisco|SV3v3
jiquilpan de juarez|MX045
jiquipilas|MX043
jiran|IN033
jirja|EG0g7
jirkov|CZ2e4
jishui|CN006
jishu|CN007
jisr ash shughur|SY1t5
jitauna|BR194
jitra|MY1z6
jiujiang|CN008
jiupu|CN007
jiuquan|CN006
jiutai|CN007
jiutepec|MX047
jiwani|PK054
jixi|CN009
jizan|SA0r7
jizzax|UZ1i7
joacaba|BR095
joaima|BR093
joal fadiout|SN0t5
joane|PT3y3
joanna|US0d1SC
joanopolis|BR094
joao alfredo|BR1y4
joao camara|BR1b4
joao monlevade|BR096
joao neiva|BR093
joao pessoa|BR1b9
joao pinheiro|BR095
joaquim nabuco|BR1y3
joaquin suarez|UY2b3
joaquin v gonzalez|AR3z4
jobabo|CU1f6,CU1f4
jobat|IN033
jobner|IN033
jobstown|IE2n3
jockgrim|DE0x3
jocotenango|GT2r4
jocotepec|MX044
jocotitlan|MX043
jodar|ES0y4
jodhpur|IN03a,IN036
jodiya bandar|IN034
jodoigne|BE2p4
joensuu|FI3s6
joetsu|JP0c8
joeuf|FR1g3
jogbani|IN035
jogeva|EE4c3
jogindarnagar|IN032
jogonalan|ID0b5
johannesburg|ZA0wb
johanngeorgenstadt|DE0x2
johannisthal|DE0x4
johi|PK054
johlingen|DE0x2
john day|US0s1OR
johns creek|US0d6GA
johnsburg|US183IL
johnson city|US0d6TN,US0d4NY,US181TX
johnson creek|US182WI
johnson lane|US0s3NV
johnsonburg|US0d1PA,US0d1PA
johnsonville|US181TN,US0d1SC
johnson|US182AR,US0d1VT,US3d0KS
johnston city|US182IL
johnstone|GB0i4
johnstonville|US0s0CA
johnston|US0d5RI,US184IA,US0d1SC
johnstown|US0d4PA,US3d4CO,US0d3NY,US0d2OH
johor bahru|MY1za
johvi|EE4c4
joigny|FR1g4
joint base lewis mcchord|US0s3WA
joinville le pont|FR1g4
joinville|BR099
joita|RO1o3
jojutla|MX044
jokioinen|FI3s2
jolalpan|MX043
joliette|CA1a5QC
joliet|US187IL
jolivue|US0d0VA
jollyville|US184TX
jolo|PH167
jombang|ID0b7
jomboy shahri|UZ4m4
jonacatepec|MX043
jonage|FR1g3
jonava|LT3t5
jona|CH4k4
jones creek|US181TX
jonesborough|US0d2TN
jonesboro|US186AR,US0d2GA,US182LA,US181IL,US321IN
jonesport|US0d1ME
jonestown|US181TX,US0d1PA,US180MS
jonesville|US0d1NC,US3f1MI,US181LA
jones|PH162,US182OK
joniskis|LT3t3
jonkoping|SE0x7
jonquiere|CA1a6QC
jonuta|MX043
joondalup|AU1n3WA
joplin|US186MO
joppatowne|US0d4MD
jora|IN035
jordan springs|AU0o2NSW
jordanow|PL1r2
jordanstown|GB0i2
jordan|PH163,US183MN,US0d0NY
jordbro|SE0x3
jorge jimenez cantu|MX043
jorhat|IN036
jork|DE0x4
joroinen|FI3s2
jorpeland|NO0x2
jose bonifacio|BR095
jose c paz|AR028
jose cardel|MX044
jose de freitas|BR1b4
jose maria morelos|MX3m4
jose mariano jimenez|MX335
jose panganiban|PH164
jose pedro varela|UY2b2
josenii bargaului|RO1o2
joseni|RO1o2
joseph city|US1v0AZ
josephine|US180TX
joseph|US0s0OR
joshimath|IN034
joshua tree|US0s3CA
joshua|US183TX
jos|NG0aa
jouars pontchartrain|FR1g2
joue les tours|FR1g5
jounieh|LB1m7
jourdanton|US182TX
joure|NL2p4
joutseno|FI3s3
jouy en josas|FR1g3
jouy le moutier|FR1g4
jovellanos|CU1f6
jovim|PT3y3
joyabaj|GT2r4
joymontop|BD076
joypur hat|BD076
jozefow|PL1r4
jozsefvaros|HU1q6
jua dos vieiras|BR1b3
juan aldama|MX044
juan de acosta|CO0h3
juan de ayolas|PY1x4
juan de herrera|DO1d2
juan diaz covarrubias|MX043
juan diaz|PA4b7
juan griego|VE135
juan jose rios|MX3g5
juan l lacaze|UY2b4
juan morales|MX044
juan rodriguez clara|MX044
juana diaz|PR483
juanacatlan|MX043
juanjui|PE0f5
juankoski|FI3s2
juarez|MX27a,MX043
juatuba|BR095
juayua|SV3v3
juazeirinho|BR1b3
juazeiro do norte|BR1b8
jua|IN032
juba|SS449
jucas|BR1b4
juchen|DE0x4
juchipila|MX043
juchitan de zaragoza|MX046
juchitepec|MX044
jucuapa|SV3v3
jucurutu|BR1b4
judeida makr|IL344
judenburg|AT1s3
judendorf|AT1s2
judita|JO294
judsonia|US181AR
judson|US0d1SC
juegang|CN006
jugsalai|IN036
juhaynah|EG0g6
juigalpa|NI2s6
juigne|FR1g3
juiz de fora|BR099
julayjilah|SA0r2
julesburg|US3d0CO
juliaca|PE0f8
julian|US0s1CA
julich|DE0x5
julio de castilhos|BR094
juli|PE0f3
juma shahri|UZ4m4
jumelles|FR1g3
jumilla|ES0y5
jumla|NP203
jumri tilaiya|IN036
junagadh|IN038
junagarh|IN034
juncos|PR483
junction city|US185KS,US0s3OR,US0d1KY
junction|US181TX
jundiai|BR098
june park|US0d2FL
juneau|US6c5AK,US181WI
jungapeo de juarez|MX042
junin de los andes|AR3z3
junin|AR026,PE0f4,CO0h3,EC1l3
junnar|IN035
juno beach|US0d2FL
junqueiropolis|BR094
junqueiro|BR2t3
jupiter|US0d6FL
juprelle|BE2p3
juquia|BR094
juquitiba|BR094
jurancon|FR1g3
jurbarkas|LT3t4
jurbise|BE2p3
jurilovca|RO1o2
juripiranga|BR1b3
juriquilla|MX044
jurmala|LV376
jurm|AF114
jurupa valley|US0s4CA
juruti|BR584
juru|MY1z4
justice|US184IL,US180OK
justiniano posse|AR213
justiniskes|LT3t5
justin|US182TX
justo daract|AR5b3
jutai|BR1u3
juterbog|DE0x4
jutiapa|GT2r5
juticalpa|HN305
juuka|FI3s3
juva|FI3s3
juventino rosas|MX045
juvignac|FR1g3
juvisy sur orge|FR1g4
juwana|ID0b5
juybar|IR0k5
juye|CN006
jyllinge|DK0x3
jyvaskyla|FI3s6
k i sawyer air force base|US3f1MI
ka a awa|US4g0HI
ka anapali|US4g0HI
kaa khem|RU2w3
kaanapali landing|US4g1HI
kaarela|FI3s5
kaarina|FI3s4
kaarst|DE0x5
kabacan|PH165
kabala|SL0t4,TR013
kabale|UG175
kabalo|CD1w5
kabanga|TZ174
kabanjahe|ID0b6
kabankalan|PH167
kabanovo|RU065
kabansk|RU3r3
kabardinka|RU063
kabare|CD1w5
kabarnet|KE175
kabatas|TR013
kabaty|PL1r5
kaba|HU1q3
kabba|NG0a6
kabin buri|TH0m4
kabinda|CD1w6
kabirwala|PK056
kabompo|ZM1w3
kabo|CF0a4
kabrai|IN035
kabul|AF11c,IL343
kabwe|ZM1w8
kacanik|XK2a3
kachhwa|IN034
kachia|NG0a5
kachina village|US1v1AZ
kachkanar|RU255
kachug|RU3r3
kacuni|BA2a2
kadakkavoor|IN035
kadan|CZ2e4
kadaura|IN034
kadayanallur|IN036
kadhan|PK053
kadingilan|PH163
kadinhani|TR014
kadipur|IN033
kadiri|IN036
kadirli|TR016
kadisehri|TR013
kadiyivka|UA156
kadi|IN036
kadnikov|RU062
kadod|IN034
kadoma|JP0c7,ZW1w6
kadom|RU063
kadugli|SD1k6
kaduna|NG0ab
kadur|IN035
kaduy|RU064
kaedi|MR0t6
kaele|CM0a5
kaeng khoi|TH0m5
kaeng khro|TH0m5
kaesong|KP0z8
kafanchan|NG0a6
kafarati|NG0a4
kaffrine|SN0t5
kafin hausa|NG0a4
kafir qala|AF114
kafr abil|JO293
kafr ad dawwar|EG0g8
kafr asad|JO293
kafr ash shaykh|EG0g7
kafr az zayyat|EG0g6
kafr kanna|IL344
kafr laha|SY1t4
kafr manda|IL344
kafr qasim|IL344
kafr ra i|PS5f3
kafr saqr|EG0g5
kafr sawm|JO293
kafr takharim|SY1t4
kafr zayta|SY1t4
kafranbel|SY1t6
kafue|ZM1w6
kaga bandoro|CF0a6
kagalnitskaya|RU063
kagal|IN035
kagizman|TR015
kagoro|NG0a6
kagoshima|JP0c9
kahalu u|US4g2HI
kahaluu keauhou|US4g2HI
kahama|TZ175
kaharlyk|UA154
kahl am main|DE0x3
kahla|DE0x3
kahna nau|PK056
kahoka|US181MO
kahramanmaras|TR019
kahriz|IR0ka
kahror pakka|PK056
kahta|TR016
kahuku|US4g1HI
kahului|US4g5HI
kahuta|PK054
kaiama|NG0a4
kaiapoi|NZ493
kaibito|US3d1AZ
kaifeng|CN00a
kaihua|CN006
kaikalur|IN034
kailahun|SL0t4
kailaras|IN035
kailashahar|IN034
kailua kona|US4g4HI
kailua|US4g5HI
kaimganj|IN035
kaimori|IN034
kainantu|PG4s3
kainan|JP0c5
kaindy|KG2x3
kaintragarh|IN034
kairana|IN036
kairouan|TN3c7
kaisariani|GR3h5
kaiserslautern|DE0x7
kaisiadorys|LT3t3
kaithal|IN037
kaitong|CN006
kaiyuan|CN008,CN007
kaizuka|JP0c7
kajaani|FI3s5
kajansi|UG173
kajatian|PH162
kajiado|KE173
kajiki|JP0c5
kajuru|NG0a4
kakamega|KE176
kakamigahara|JP0c7
kakanj|BA2a4
kakata|LR2u5
kaka|TM394
kakching|IN035
kakegawa|JP0c6
kakhovka|UA155
kakhun|RU063
kakinada|IN038
kakogawacho honmachi|JP0c8
kakonko|TZ175
kakori|IN034
kakrala|IN035
kakuda|JP0c5
kakunodatemachi|JP0c4
kalabagh|PK054
kalabo|ZM1w3
kalach na donu|RU2q5
kalachinsk|RU2j5
kalach|RU064
kaladhungi|IN033
kalagarh project colony|IN034
kalaheo|US4g2HI
kalajoki|FI3s3
kalakkadu|IN035
kalaleh|IR0k5
kalamansig|PH164
kalamaria|GR3h7
kalamassery|IN036
kalamata|GR3h6
kalamazoo|US3f6MI
kalama|US0s1WA
kalamb|IN035
kalamnuri|IN035
kalampaka|GR3h3
kalamunda|AU1n3WA
kalanaur|IN034,IN034
kalanchak|UA153
kalandia|PS475
kalanwali|IN035
kalaoa|US4g3HI
kalashnikovo|RU062
kalasin|TH0m6
kalaswala|PK054
kalas|IN034
kalat|PK055
kalavad|IN035
kalavai|IN033
kalavoor|IN035
kalawit|PH163
kalayaan|PH163
kalecik|TR014
kaleen|AU0o3ACT
kalefeld|DE0x3
kaleke mandi|PK054
kalemie|CD1w7
kalenderovci donji|BA2a3
kalengwa|ZM1w3
kalety|PL1r3
kalevala|RU062
kale|TR013,TR012
kalghatgi|IN034
kalianget|ID0b5
kalia|BD075
kalibo poblacion|PH166
kalida|US0d1OH
kalifornsky|US4r3AK
kaliganj|BD076
kalilangan|PH164
kalimpong|IN035
kalinagar|IN033
kaliningrad|RU469
kalininskaya|RU064
kalininskiy|RU069
kalininsk|RU2z4
kalinkavichy|BY1p5
kalinovskaya|RU063
kalispell|US3d4MT
kalisz|PL1r7
kaliua|TZ174
kalix|SE0x3
kaliyaganj|IN036
kalkaman|KZ1h2
kalkandere|TR013
kalkar|DE0x4
kalkaska|US3f1MI
kalka|IN035
kalk|DE0x5
kallakkurichchi|IN035
kallangur|AU1e4QLD
kallar kahar|PK054
kallaroo|AU1n2WA
kallered|SE0x3
kallidaikurichi|IN035
kallio|FI3s5
kallithea|GR3h7
kallupatti|IN033
kall|DE0x4
kalmar|SE0x5
kalmeshwar|IN034
kalmthout|BE2p4
kalmunai|LK3i7
kalna|IN036
kalnibolotskaya|RU063
kalocsa|HU1q4
kalodzishchy|BY1p4
kalol|IN035
kalona|US181IA
kalpatta|IN035
kalpi|IN035
kalsdorf bei graz|AT1s2
kaltan|RU3u5
kaltenkirchen|DE0x4
kaltungo|NG0a4
kaluga|RU068
kalugumalai|IN034
kalulushi|ZM1w6
kalundborg|DK0x4
kalundri|IN033
kalur kot|PK055
kalush|UA156
kalutara|LK3i5
kalyandurg|IN035
kalyani|IN037
kalyan|IN03a
kalyazin|RU064
kalymnos|GR3h4
kalynivka|UA154
kalyny|UA152
kalyvia thorikou|GR3h4
kamachumu|TZ174
kamaishi|JP0c5
kamakhyanagar|IN034
kamakura|JP0c7
kamakwie|SL0t3
kamalapuram|IN034
kamalasai|TH0m5
kamalganj|IN034
kamalia|PK057
kamalpur|IN032
kamal|ID0b4
kaman|IN035,TR015
kamar mushani|PK054
kamareddi|IN036
kamarhati|IN038
kamas|US3d1UT
kamateron|GR3h5
kambah|AU0o4ACT
kambarka|RU2i4
kambar|PK056
kamba|NG0a5
kambia|SL0t4
kambileyevskoye|RU063
kambove|CD1w5
kameda honcho|JP0c5
kamen na obi|RU3o5
kamen rybolov|RU3q4
kamenica|XK2a3
kamenjane|MK2a4
kamenka|RU2q3,RU063,RU063
kamennogorsk|RU063
kamennomostskiy|RU063
kamennomostskoye|RU063
kamenolomni|RU064
kamensk shakhtinskiy|RU066
kamensk uralskiy|RU258
kamenz|DE0x4
kamen|DE0x6
kameoka|JP0c7
kameshkovo|RU064
kameyama|JP0c5
kamez|AL4f3
kamiah|US0s0ID
kamianets podilskyi|UA157
kamianka|UA154
kamianske|UA158
kamien pomorski|PL1r3
kamienna gora|PL1r4
kamifukuoka|JP0c6
kamigyo ku|JP0c6
kamiichi|JP0c5
kamiiso|JP0c5
kamikawa|JP0c2
kamimaruko|JP0c5
kamin kashyrskyi|UA153
kamina|CD1w6
kaminokawa|JP0c5
kaminoyama|JP0c5
kamirenjaku|JP0c7
kamloops|CA3n6BC
kamnik|SI2a4
kamogatacho kamogata|JP0c4
kamogawa|JP0c5
kamojimacho jogejima|JP0c5
kamoke|PK058
kamo|JP0c5
kamp lintfort|DE0x5
kampala|UG17a
kampar|MY1z4
kampene|CD1w5
kampenhout|BE2p3
kampen|NL2p6
kamphaeng phet|TH0m6
kampil|IN033
kampli|IN035
kampokpok|PH163
kampong baharu balakong|MY1z6
kampong cham|KH0m6
kampong chhnang|KH0m6
kampong dungun|MY1z6
kampong kadok|MY1z4
kampong masjid tanah|MY1z5
kampong pangkal kalong|MY1z5
kampong speu|KH0m5
kampong thom|KH0m4
kampot|KH0m5
kampung ayer keroh|MY1z5
kampung ayer molek|MY1z4
kampung baharu nilai|MY1z5
kampung baru subang|MY1za
kampung bukit baharu|MY1z6
kampung bukit tinggi bentong|MY1z4
kampung kilim|MY1z2
kampung pasir gudang baru|MY1z7
kampung simpang renggam|MY1z4
kampung sungai ara|MY1z7
kampung tanjung karang|MY1z4
kamra|PK055
kamthi|IN036
kamuli|UG174
kamuthi|IN034
kamwenge|UG174
kamyanyets|BY1p3
kamyaran|IR0k6
kamyshevatskaya|RU062
kamyshin|RU2q7
kamyshlov|RU255
kamyzyak|RU404
kanab|US3d2UT
kanahooka|AU0o2NSW
kananga|CD1w9
kananya|PH163
kanash|RU066
kanasin|MX366
kanata|CA1a6ON
kanaya|JP0c4
kanazawa|JP0c9
kanbe|MM0p6
kanchanaburi|TH0m6
kanchipuram|IN037
kanchrapara|IN037
kandahar|AF119
kandalaksha|RU065
kandana|LK3i5
kanda|JP0c5
kandel|DE0x3
kandern|DE0x3
kandete|TZ173
kande|TG0t4
kandhkot|PK056
kandhla|IN035
kandiari|PK053
kandiaro|PK055
kandira|TR014
kandi|BJ0a7,IN036
kandla|IN035
kandra|IN033
kandri|IN033
kandry|RU254
kandukur|IN036
kandyagash|KZ4u5
kandy|LK3i7
kanekomachi|JP0c5
kanel|SN0t3
kaneohe|US4g5HI
kanevskaya|RU066
kane|US0d2PA
kangaba|ML0t4
kangal|TR014
kanganpur|PK054
kangaroo flat|AU0q3VIC
kangaroo point|AU1e3QLD
kangar|MY1z6,IN033
kangasala|FI3s5
kangasniemi|FI3s3
kangavar|IR0k6
kangayam|IN035
kangding|CN007
kangdong up|KP0z5
kanggye|KP0z8
kangiwa|NG0a4
kangundo|KE173
kanie|JP0c5
kanigiri|IN035
kanina khas|IN033
kaniv|UA155
kanjiza|RS2a3
kankaanpaa|FI3s4
kankakee|US185IL
kankanhalli|IN036
kankan|GN0t7
kankara|NG0a3
kankauli|IN034
kanker|IN035
kanke|IN034
kankipadu|IN034
kankon|IN034
kankrabari dovan|NP203
kannabecho yahiro|JP0c5
kannad|IN035
kannangad|IN036
kannapolis|US0d6NC
kannauj|IN036
kannavam|IN033
kanniyakumari|IN034
kannod|IN034
kannur|IN036
kannus|FI3s3
kanodar|IN034
kanonjicho|JP0c5
kanor|IN034
kanoya|JP0c6
kano|NG0ac
kanpur|IN03b
kansanshi|ZM1w5
kansas city|US189MO,US187KS
kansipati|PH164
kansk|RU2w7
kantabanji|IN034
kantagi|KZ1h3
kantang|TH0m4
kantemirovka|RU064
kantharalak|TH0m5
kanth|IN035
kantilo|IN033
kantunilkin|MX3m3
kantyshevo|RU064
kant|IN035,KG2x4
kanuma|JP0c7
kanungu|UG174
kanuru|IN035
kanye|BW1w5
kanzakimachi kanzaki|JP0c4
kaohsiung|TW0eb
kaolack|SN0t7
kaoma|ZM1w4
kapa a|US4g3HI
kapaau|US4g1HI
kapadvanj|IN035
kapan|AM2l5
kapatagan|PH163
kapchorwa|UG173
kapelle op den bos|BE2p3
kapellen|BE2p5
kapelle|NL2p3
kapenguria|KE176
kapiri mposhi|ZM1w5
kapit|MY1z4
kaplan|US182LA
kaplice|CZ2e3
kapoeta|SS443
kapolei|US4g4HI
kaposvar|HU1q6
kapotnya|RU065
kappeln|DE0x3
kappelrodeck|DE0x3
kapren|IN034
kaprijke|BE2p3
kapsan up|KP0z4
kapshagay|KZ1h5
kapsowar|KE173
kapurthala|IN037
kapuskasing|CA1a3ON
kapustin yar|RU403
kapuvar|HU1q3
kapyl|BY1p3
kara balta|KG2x6
kara suu|KG2x4
karabaglar|TR019
karabanovo|RU064
karabar|AU0o3NSW
karabash|RU254,RU062
karabudakhkent|RU064
karabuk|TR017
karabulak|RU065
karacabey|TR015
karacasu|TR013
karachayevsk|RU064
karachev|RU064
karachi|PK05e
karacoban|TR014
karad|IN036
karagach|RU063
karagandy|KZ1h9
karagay|RU253
karaidel|RU252
karaikal|IN036
karaikkudi|IN037
karaisali|TR013
karaj|IR0ka
karak city|JO294
karakecili|TR013
karakocan|TR015
karakol|KG2x6
karakoyunlu|TR012
karakulino|RU2i2
karakul|UZ4m4
karak|PK054
karamadai|IN035
karaman|TR017
karamay|CN128
karambakkudi|IN034
karamsad|IN035
karamursel|TR015
karangampel|ID0b5
karanganom|ID0b6
karangsembung|ID0b6
karanja|IN036
karanlukh|AM2l2
karanpur|IN034
karapinar|TR016
karari|IN034
karasburg|NA4t3
karasu mahallesi|TR015
karasuk|RU225
karasuyama|JP0c4
karasu|TR015
karatas|TR013
karatau|KZ1h5
karaton|KZ5c3
karatsu|JP0c6
karatuzskoye|RU2w3
karauli|IN036
karaundi|PK053
karayazi|TR013
kara|TG0t7
karbala|IQ0j9
karben|DE0x4
karcag|HU1q4
karczew|PL1r3
kardinya|AU1n3WA
karditsa|GR3h5
kardonikskaya|RU063
kardzhali|BG2f6
karelichy|BY1p3
kareli|IN035
karema|TZ174
karera|IN035
kargalinskaya|RU062
kargasok|RU413
kargat|RU223
kargil|IN034
kargopol|RU063
karhal|IN035
karhula|FI3s5
kariapatti|IN034
kariba|ZW1w5
karibib|NA4t3
karimganj|IN036
karimnagar|IN038
karimpur|IN033
kario ghanwar|PK053
kariong|AU0o3NSW
karis|FI3s3
kariya|JP0c7,JP0c6
kari|NG0a4
karjat|IN035
karkala|IN035
karkira|DZ1j6
karkkila|FI3s3
karlino|PL1r3
karlin|CZ2e4
karliova|TR013
karlivka|UA154
karlovac|HR2a6
karlovo|BG2f4
karlovy vary|CZ2e6
karlowice|PL1r4
karlsdorf neuthard|DE0x3
karlsfeld|DE0x4
karlshamn|SE0x4
karlshorst|DE0x4
karlshuld|DE0x2
karlskoga|SE0x5
karlskrona|SE0x5
karlsruhe|DE0x8
karlstadt|DE0x4
karlstad|SE0x6
karmala|IN035
karmaskaly|RU253
karmiel|IL345
karnal|IN038
karnes city|US182TX
karnobat|BG2f4
karoi|ZW1w5
karol bagh|IN039
karonga|MW1w5
karor|PK055
karosta|LV373
karow|DE0x4
karpenisi|GR3h3
karpinsk|RU255
karrapur|IN033
karratha|AU1n4WA
karrinyup|AU1n3WA
karsiyang|IN036
karstadt|DE0x3
karsun|RU3j3
kars|TR016
kartaly|RU255
kartal|HU1q3
kartarpur|IN035
kartasura|ID0b6
kartuzy|PL1r4
karukh|AF114
karumbakkam|IN034
karungdong|PH163
karuri|KE174
karur|IN036
karuzi|BI1w3
karvina|CZ2e6
karwar|IN036
karymskoye|RU4n4
karystos|GR3h2
kasamatsucho|JP0c5
kasama|ZM1w7,JP0c5
kasamwa|TZ175
kasane|BW1w3
kasangulu|CD0a5
kasaoka|JP0c6
kasaragod|IN036
kasauli|IN032
kasba tadla|MA105
kasba|IN035
kaseda shirakame|JP0c5
kasempa|ZM1w2
kaser|US0d2NY
kasese|UG176
kaset sombun|TH0m4
kaset wisai|TH0m4
kasganj|IN037
kashary|RU063
kashgar|CN128
kashihara shi|JP0c7
kashihara|JP0c6
kashima shi|JP0c6
kashima|JP0c5
kashin|RU064
kashipur|IN037
kashira|RU065
kashiwazaki|JP0c6
kashiwa|JP0c8
kashkhatau|RU062
kashmar|IR0k7
kashmor|PK055
kasihan|ID0b6
kasimov|RU065
kasli|RU254
kasoa|GH0t5
kasongo lunda|CD0a4
kasongo|CD1w6
kaspiyskiy|RU064
kaspiysk|RU066
kaspi|GE2m4
kasrawad|IN034
kassala|SD1k9
kassel|DE0x8
kasserine|TN3c6
kassiri|SL0t2
kasson|US183MN
kastal|TR012
kastamonu|TR016
kastanayevo|RU064
kastel kambelovac|HR2a2
kastel luksic|HR2a2
kastel novi|HR2a3
kastel stari|HR2a3
kastellaun|DE0x2
kasterlee|BE2p4
kastoria|GR3h4
kastsyukovichy|BY1p4
kastsyukowka|BY1p3
kasugai|JP0c8
kasukabe|JP0c8
kasulu|TZ175
kasumkent|RU064
kasungu|MW1w5
kasur|PK058
kas|TR013
kataba|ZM1w4
katabu|ID265
katagum|NG0a3
katangawan|PH163
katangi|IN034,IN034
kataragama|LK3i4
katav ivanovsk|RU254
kataysk|RU254
katerero|TZ174
katerini|GR3h6
katghora|IN034
kathleen|US0d3FL
kathmandu|NP20a
kathor|IN034
kathua|IN036
kathu|TH0m5,ZA0w3
katihar|IN038
katima mulilo|NA4t5
katiola|CI0t6
katipunan|PH163
kati|ML0t5,IN034
katlenburg lindau|DE0x3
kato achaia|GR3h3
katol|IN035
katonah|US0d1NY
katoomba|AU0o3NSW
katori shi|JP0c6
katoro|TZ176,TZ174
katowice|PL1r8
katoya|IN036
katpadi|IN034
katpur|IN033
katras|IN036
katra|IN033,IN033
katrineholm|SE0x5
katsina ala|NG0a5
katsina|NG0a9
katsuren haebaru|JP0c5
katsuta|JP0c7
katsuura|JP0c4
katsuyama|JP0c5
kattanam|IN034
kattaqorgon shahri|UZ4m6
kattivakkam|IN035
kattupputtur|IN033
katumba|TZ177
katunayaka|LK3i6
katutura|NA4t4
katwijk aan den rijn|NL2p3
katwijk aan zee|NL2p4
katy wroclawskie|PL1r2
katyr yurt|RU063
katy|US184TX
kaufbeuren|DE0x5
kaufering|DE0x3
kaufman|US183TX
kaufungen|DE0x4
kauhajoki|FI3s4
kauhava|FI3s3
kauit|PH163
kaukauna|US184WI
kaulsdorf|DE0x4
kaunakakai|US4g2HI
kaunas|LT3t9
kauniainen|FI3s3
kaura namoda|NG0a6
kauran|PH162
kauswagan|PH163
kavadarci|MK2a5
kavaje|AL4f5
kavakli|TR016
kavak|TR013
kavala|GR3h6
kavalerovo|RU3q4
kavali|IN036
kavaratti|IN033
kavarna|BG2f3
kaveripatnam|IN034
kavieng|PG4s4
kavkazskaya|RU064
kavlinge|SE0x3
kawage|JP0c4
kawagoe|JP0c8
kawaguchi|JP0c9
kawalu|ID0b6
kawambwa|ZM1w4
kawanishi|JP0c7
kawanoecho|JP0c5
kawant|IN033
kawardha|IN035
kawasaki|JP0ca,JP0c4
kawerau|NZ493
kawit|PH166
kawm hamadah|EG0g5
kawm umbu|EG0g6
kawthoung|MM0p6
kayabaglar|TR012
kayakent|RU064
kayalpattinam|IN035
kayankulam|IN036
kayanza|BI1w4
kayan|MM0p5
kayapinar|TR012
kayar|SN0t4
kayattar|IN033
kaya|BF0t5
kayenta|US3d2AZ
kayes|ML0t6,CG0a6
kaynarca|TR013
kayseri|TR019
kaysville|US3d5UT
kayunga|UG174
kayyerkan|RU2w5
kazalinsk|KZ4q3
kazanka|UA153
kazanlak|BG2f6
kazanskaya|RU063
kazanskoye|RU253
kazan|RU06a,TR015
kazaure|NG0a4
kazerun|IR0k7
kazimierza wielka|PL1r3
kazincbarcika|HU1q5
kazlu ruda|LT3t3
kazo|JP0c6
kbely|CZ2e2
ke macina|ML0t3
kea au|US4g1HI
kealakekua|US4g1HI
keansburg|US0d3NJ
kearney park|US180MS
kearneys spring|AU1e3QLD
kearney|US185NE,US183MO
kearns|US3d5UT
kearny|US0d5NJ,US1v1AZ
kearsley|GB0i3
keban|TR013
kebili|TN3c4
kebomas|ID0b6
kebonarun|ID0b4
kecel|HU1q3
kechi|US181KS
keciborlu|TR013
kecskemet|HU1q7
kedainiai|LT3t5
kediri|ID0b8
kedougou|SN0t4
kedron|AU1e3QLD
kedrovka|RU3u4
kedrovyy|RU2w2
kedungwaru|ID0b6
kedungwuni|ID0b7
kedzierzyn kozle|PL1r6
keedysville|US0d0MD
keego harbor|US3f2MI
keelakarai|IN035
keeler farm|US3d0NM
keelung|TW0e9
keenesburg|US3d0CO
keene|US0d5NH,US183TX
keerbergen|BE2p4
keeseville|US0d1NY
keetmanshoop|NA4t4
keewatin|US180MN
kefamenanu|ID265
kefar weradim|IL342
kefar yona|IL344
keffi|NG0a6
kegalle|LK3i4
kegen|KZ1h3
kegeyli shahar|UZ4m4
kehl|DE0x5
kehychivka|UA153
keighley|GB0i6
keila|EE4c3
keilor downs|AU0q3VIC
keilor east|AU0q4VIC
keilor|AU0q3VIC
keita|NE0a3
keizer|US0s5OR
kekaha|US4g2HI
kekri|IN035
kelaat mgouna|MA104
kelamangalam|IN034
kelaniya|LK3i5
kelapa sawit|MY1z4
kelheim|DE0x4
kelibia|TN3c5
kelishad va sudarjan|IR0k5
kelkheim taunus|DE0x5
kelkit|TR015
keller|US186TX
kellinghusen|DE0x3
kellogg|US3d1ID
kellyville ridge|AU0o3NSW
kellyville|AU0o5NSW,US180OK
kelme|LT3t3
kelmscott|AU1n3WA
kelowna|CA3n7BC
kelo|TD3a5
kelseyville|US0s2CA
kelso|US0s4WA,AU1e3QLD,AU0o3NSW,GB0i2
kelsterbach|DE0x4
kelty|GB0i3
kelvedon|GB0i2
kelvin grove|AU1e3QLD
kemah|US181TX
kemalpasa|TR015
kembe|CF0a4
kemecse|HU1q2
kemerovo|RU3u9
kemer|TR014
kemijarvi|FI3s3
keminmaa|FI3s3
kemin|KG2x3
kemise|ET175
kemi|FI3s5
kemmerer|US3d1WY
kemnath|DE0x2
kemp mill|US0d4MD
kempele|FI3s4
kempen|DE0x5
kempner|US180TX
kempsey|AU0o3NSW
kempston hardwick|GB0i4
kempston|GB0i4
kempten allgau|DE0x6
kemp|US180TX
kemri|IN035
kemsing|GB0i3
kem|RU064
ken caryl|US3d5CO
kenai|US4r3AK
kenbridge|US0d0VA
kencong|ID0b5
kendale lakes|US0d6FL
kendall green|US0d2FL
kendall park|US0d3NJ
kendall west|US0d5FL
kendallville|US3f3IN
kendall|US0d6FL
kendal|GB0i5
kendari|ID268
kenda|IN034
kenderes|HU1q2
kende|NG0a3
kendraparha|IN035
kenduadih|IN033
kenduskeag|US0d0ME
kenedy|US182TX
kenema|SL0t7
kenhorst|US0d2PA
kenilworth|GB0i4,US0d3NJ,US181IL,US0d1PA
keningau|MY1z6
kenitra|MA109
kenly|US0d1NC
kenmare|US180ND
kenmar|US0d2PA
kenmore|US0s4WA,US0d4NY,AU1e3QLD
kennebunkport|US0d0ME
kennebunk|US0d2ME
kennedale|US183TX
kennedy|US0s2CA
kenner|US186LA
kennesaw|US0d5GA
kenneth city|US0d2FL
kennett square|US0d3PA
kennett|US183MO
kennewick|US0s6WA
kennington|AU0q2VIC
kenora|CA3l4ON
kenosha|US187WI
kenova|US0d2WV
kenscoff|HT2c5
kensett|US181AR
kensington park|US0d2FL
kensington|US0d5NY,AU0o4NSW,AU0q3VIC,US0d3CT,US0s2CA,US0d1MD,US0d1NH,US0d0NY
kent acres|US0d1DE
kent city|US3f0MI
kentau|KZ1h6
kentfield|US0s3CA
kentland|US321IN
kenton|US0d3OH,US0s3OR,US180TN
kentville|CA4h4NS
kentwood|US3f6MI,US181LA
kent|US0s7WA,US0d5OH,US0d2CT
kenvil|US0d2NJ
kenwick|AU1n2WA
kenwood|US184IL,US0d3OH,US180OK,US0s0CA
kenyon|US181MN
kenzhe|RU063
kenzingen|DE0x3
keokea|US4g1HI
keokuk|US183IA
kepala batas|MY1z4
kepanjen|ID0b6
keperra|AU1e3QLD
kepno|PL1r4
kepsut|TR012
keratea|GR3h3
keratsini|GR3h6
kerava|FI3s5
kerbakhiar|AZ2k3
kerben|KG2x4
kerch|UA4a7
kerekegyhaza|HU1q3
kerema|PG4s2
kerens|US181TX
keren|ER176
kerepes|HU1q3
kerhonkson|US0d1NY
kericho|KE175
kerikeri|NZ492
kerimaki|FI3s3
kerkdriel|NL2p3
kerkelanden|NL2p2
kerkrade|NL2p6
kermanshah|IR0k9
kerman|IR0k9,US0s4CA
kermit|US183TX
kernersville|US0d5NC
kerns|CH4k2
kernville|US0s0CA
kerouane|GN0t3
kerpen|DE0x6
kerrville|US185TX
kersey|US3d1CO
kershaw|US0d1SC
kerteminde|DK0x3
kertih|MY1z5
kertosono|ID0b6
kerugoya|KE174
kerur|IN034
kesabpur|BD075,IN033
kesan|TR015
kesap|TR013
kesgrave|GB0i3
keshena|US180WI
keshod|IN036
keshorai patan|IN035
kesinga|IN034
keskin|TR016
kestel|TR015
keswick|CA1a4ON
keszthely|HU1q4
ketanggungan|ID0b5
keta|GH0t4
ketchikan|US743AK
ketchum|US5k1ID
kete krachi|GH0t3
ketou|BJ0a4
ketovo|RU253
ketrzyn|PL1r5
ketsch|DE0x4
kettering|GB0i6,US0d6OH,US0d4MD
kettle falls|US0s1WA
kettleman city|US0s1CA
kety|PL1r4
ketzin|DE0x3
keuka park|US0d0NY
keuruu|FI3s3
kevelaer|DE0x5
kew east|AU0q3VIC
kew gardens hills|US0d5NY
kew gardens|US0d4NY
kewanee|US184IL
kewarra beach|AU1e3QLD
kewaskum|US182WI
kewaunee|US182WI
kewdale|AU1n3WA
kew|AU0q5VIC
key biscayne|US0d4FL
key center|US0s2WA
key largo|US0d3FL
key vista|US0d1FL
key west|US0d5FL
keyes|US0s2CA
keynsham|GB0i4
keyport|US0d3NJ
keysborough|AU0q5VIC
keyser|US0d2WV
keystone heights|US0d1FL
keystone|US0d5FL,US3d0CO
keyworth|GB0i3
kezmarok|SK2e4
kez|RU2i3
kfar saba|IL346
kfar yasif|IL343
khabarovsk vtoroy|RU3q9
khabarovsk|RU3q9
khabary|RU3o3
khabez|RU063
khachrod|IN035
khadan khak|PK053
khada|IN034
khadki|IN036
khadro|PK053
khadyzhensk|RU064
khadzhalmakhi|RU063
khagaria|IN036
khagaul|IN036
khaga|IN034
khagrachhari|BD076
khailar|IN034
khairabad|IN035
khairagarh|IN034,IN034
khairpur mirs|PK057
khairpur nathan shah|PK055
khairpur tamewah|PK055
khairpur|PK055
khair|IN035
khajuraho group of monuments|IN035
khalabat|PK055
khalandrion|GR3h6
khalifah a city|AE146
khalilabad|IN036
khalis|IQ0j6
khalkhal|IR0k6
khallikot|IN034
kham sakae saeng|TH0m3
khamanon kalan|IN033
khamaria|IN034
khambhaliya|IN035
khambhat|IN036
khamgaon|IN037
khamharia|IN033
khamis mushait|SA0r9
khammam|IN037
khan shaykhun|SY1t6
khan yunis|PS477
khanabad|AF116
khanapur|IN034
khanbaniara|BD072
khanbari|NP205
khandallah|NZ493
khandela|IN035
khandud|AF112
khandwa|IN038
khandyga|RU773
khangah dogran|PK055
khangarh|PK054
khanjarah|TR016
khankala|RU063
khanna|IN037
khanpur mahar|PK054
khanpur|PK057,IN034,IN034
khanskaya|RU063
khanty mansiysk|RU256
khanu woralaksaburi|TH0m4
khao wong|TH0m4
khao yoi|TH0m4
khapa|IN034
kharabali|RU404
kharagpur|IN038,IN035
kharakvasla|IN035
kharan|PK055
kharar|IN036,IN034
kharas|PS5f3
kharbatha al misbah|PS472
khardah|IN037
kharela|IN034
khargapur|IN034
khargone|IN037
khargupur|IN033
kharhial|IN034
kharian|PK056
kharja|JO292
kharkhauda|IN034,IN034
kharkhorin|MN313
kharkiv|UA15a
khark|IR0k3
kharod|IN033
kharovsk|RU063
kharp|RU253
kharsawan|IN033
kharsia|IN034
khartoum|SD1kb
khartsyzk|UA156
kharupatia|IN034
khasab|OM144
khasavyurt|RU067
khashuri|GE2m5
khash|IR0k6,AF114
khatauli|IN036
khategaon|IN035
khatima|IN034
khatra|IN034
khaur|IN033
khawr fakkan|AE145
kheda|IN035
khedbrahma|IN035
khed|IN034,IN033
khekra|IN035
khem karan|IN034
khemis el khechna|DZ1j6
khemis miliana|DZ1j6
khemisset|MA107
khenchela|DZ1j7
khenifra|MA106
kheralu|IN034
kheri sampla|IN033
kheri|IN035
kherson|UA158
khetia|IN034
khetri|IN034
khewra|PK055
khilchipur|IN034
khilok|RU4n3
khimki|RU068
khirdalan|AZ2k5
khiri mat|TH0m3
khirkiyan|IN034
khiwa|UZ4m6
khlevnoye|RU063
khlong luang|TH0m7
khlung|TH0m4
khmelnytskyi|UA159
khmilnyk|UA155
khobar|SA0r7
khobi|GE2m2
khodoriv|UA153
khodzha maston|TJ3e3
khodzhi gasan|AZ2k2
kholmskiy|RU064
kholmsk|RU5d5
khombole|SN0t4
khomeyni shahr|IR0k8
khomeyn|IR0k6
khon buri|TH0m4
khon kaen|TH0m7
khoni|GE2m3
khonsa|IN033
khopoli|IN036
khorinsk|RU3r3
khorixas|NA4t4
khorol|UA154,RU3q3
khoroshevo mnevniki|RU067
khorostkiv|UA153
khorramabad|IR0k8
khorramdarreh|IR0k6
khorramshahr|IR0k8
khorugh|TJ3e5
khor|RU3r4
khosta|RU064
khost|AF117
khotkovo|RU064
khotyn|UA153
khouribga|MA107
khovd|MN6d5
khowai|IN034
khowy|IR0k7
khoyniki|BY1p4
khrenovoye|RU062
khromtau|KZ4u5
khrystynivka|UA154
khudaganj|IN034
khujand|TJ3e7
khujner|IN033
khuldabad|IN034
khulm|AF116
khulna|BD07a
khunti|IN035
khurai|IN035
khurba|RU3q2
khurda|IN035
khurja|IN037
khurrianwala|PK055
khushab|PK057
khusropur|IN034
khust|UA155
khutar|IN034
khuza ah|PS473
khuzdar|PK057
khvalynsk|RU2z4
khvansar|IR0k4
khvoynaya|RU063
kialla|AU0q3VIC
kiama|AU0o3NSW
kiamba|PH163
kiambu|KE174
kiantone|US0d0NY
kiato|GR3h3
kiawah island|US0d1SC
kibaha|TZ175
kibakwe|TZ174
kibale|UG172
kibangay|PH163
kibara|TZ174
kibawe|PH162
kibaya|TZ172
kibiti|TZ175
kibiya|NG0a3
kibi|GH0t3
kiboga|UG174
kibondo|TZ175
kibre mengist|ET175
kibungan|PH163
kibungo|RW1w6
kibuye|RW1w6
kibworth harcourt|GB0i3
kicevo|MK2a5
kichha|IN035
kichmengskiy gorodok|RU063
kidal|ML0t4
kidapawan|PH166
kidatu|TZ175
kidderminster|GB0i6
kideksha|RU063
kidlington|GB0i4
kidodi|TZ175
kidsgrove|GB0i5
kiefersfelden|DE0x3
kiefer|US181OK
kielce|PL1r8
kiel|DE0x8,US182WI
kierspe|DE0x4
kietrz|PL1r3
kievka|KZ1h3
kievskiy|RU063
kiffa|MR0t5
kifisia|GR3h6
kifri|IQ0j5
kigali|RW1wa
kigoma|TZ177
kigonsera|TZ174
kigorobya|UG172
kihancha|KE174
kihangara|TZ174
kihei|US4g4HI
kihoku cho|JP0c4
kihurio|TZ173
kiiminki|FI3s4
kijang|ID0b5
kikinda|RS2a5
kiknur|RU422
kikuchi|JP0c5
kikvidze|RU2q2
kikwit|CD0a8
kil bhuvanagiri|IN034
kilauea|US4g1HI
kilbirnie|GB0i3
kilburn|GB0i2,AU2d2SA
kilchberg|CH4k3
kilcock|IE2n2
kildare|IE2n3
kildeer|US182IL
kilembe|UG173
kilgore|US184TX
kilifi|KE176
kilimatinde|TZ173
kilindoni|TZ174
kilinochchi|LK3i4
kilis|TR016
kiliya|UA154
kilju|KP0z6
kilkeel|GB0i3
kilkenny|IE2n4
kilkis|GR3h5
kill devil hills|US0d3NC
killamarsh|GB0i3
killara|AU0o3NSW
killarney vale|AU0o3NSW
killdeer|US3d0ND
killeen|US187TX
killester|IE2n2
killian|US180LA
killingly center|US0d4CT
kilmanagh|US3f2MI
kilmarnock|GB0i6,US0d1VA
kilmez|RU423
kilmore|AU0q3VIC
kiln|US181MS
kilometro 30|MX043
kilosa|TZ177
kilquade|IE2n4
kilsyth|AU0q3VIC,GB0i3
kilvelur|IN033
kilwinning|GB0i4
kil|SE0x3
kimamba|TZ173
kimball|US3d1NE,US180TN
kimberley|ZA0w7,GB0i3,CA2o3BC
kimberling city|US181MO
kimberly|US183WI,US5k2ID,US182AL
kimbe|PG4s4
kimbo|GN0t3
kimhae|KR088
kimitsu|JP0c7
kimje|KR085
kimovsk|RU065
kimry|RU066
kinablangan|PH162
kinana|SD1k5
kinango|KE173
kinarut|MY1z4
kincaid|US181IL
kincardine|CA1a3ON
kinchil|MX363
kindberg|AT1s2
kinderhook|US0d0NY
kinder|US181LA
kindia|GN0t7
kindirip|TR013
kindu|CD1w7
kinel cherkassy|RU2i4
kinel|RU2i5
kineshma|RU067
king city|US0s4CA,US0s2OR,US180MO
king cove|US780AK
king george|US0d2VA
king of prussia|US0d4PA
kingaroy|AU1e3QLD
kingersheim|FR1g4
kingfield|US0d0ME
kingfisher|US182OK
kingisepp|RU066
kingman|US1v5AZ,US182KS
kingori|TZ175
kings bay base|US0d1GA
kings beach|US0s2CA
kings bridge|US0d6NY
kings grant|US0d3NC
kings langley|AU0o3NSW,GB0i3
kings lynn|GB0i6
kings mills|US0d0OH
kings mountain|US0d3NC
kings park west|US0d4VA
kings park|US0d4NY,AU0q3VIC,US0d2VA
kings point|US0d4FL,US0d2NY
kingsbridge|GB0i3
kingsburg|US0s4CA
kingsbury|US0s1NV
kingscliff|AU0o3NSW
kingsford heights|US7d1IN
kingsford|AU0o4NSW,US752MI
kingsgate|US0s4WA
kingsgrove|AU0o4NSW
kingsland|US0d4GA,US183TX
kingsley|AU1n4WA,US3f1MI,US180IA
kingsport|US0d6TN
kingsteignton|GB0i4
kingston estates|US0d3NJ
kingston springs|US181TN
kingston upon hull|GB0i8
kingston upon thames|GB0i3
kingston|JM2va,CA1a7ON,US0d5NY,US0d4PA,US0d4MA,AU1e3QLD,AU513TAS,US0d3RI,US0d3NH,US0d3TN,US0s1WA,US181OK,US0d1NJ,US180IL,US0d0OH
kingstown park|VC484
kingstown|VC485,US0d1MD
kingstree|US0d2SC
kingsville|US185TX,US0d2MD
kingswinford|GB0i4
kingswood park|AU0o4NSW
kingswood|GB0i6
kingwood|US0d2WV
king|US0d3NC,CA1a3ON,US181WI
kinik|TR013
kinkala|CG0a4
kinmparana|ML0t3
kinna|SE0x4
kinnelon|US0d3NJ
kinrooi|BE2p4
kinross|AU1n3WA
kinsealy drinan|IE2n3
kinsey|US181AL
kinshasa|CD0ad
kinsley|US181KS
kinston|US0d4NC
kintampo|GH0t6
kintinku|TZ173
kinwat|IN035
kinzan|KR085
kiomboi|TZ175
kiowa|US180KS
kipalbig|PH162
kippa ring|AU1e3QLD
kippax|GB0i4
kippenheim|DE0x2
kipushi|CD1w6
kirakat|IN034
kirando|TZ175
kirandul|IN034
kiranur|IN033,IN033
kiraoli|IN034
kiratpur|IN036
kiratu|TZ174
kirawsk|BY1p3
kiraz|TR014
kirby muxloe|GB0i3
kirbyville|US181TX
kirby|US183TX
kirchardt|DE0x2
kirchberg in tirol|AT1s2
kirchberg|DE0x3,CH4k3,CH4k2
kirchbichl|AT1s3
kirchdorf am inn|DE0x2
kirchentellinsfurt|DE0x2
kirchenviertel|AT1s3
kirchen|DE0x3
kirchhain|DE0x4
kirchheim am neckar|DE0x2
kirchheim bei munchen|DE0x4
kirchheim unter teck|DE0x5
kirchheimbolanden|DE0x3
kirchhundem|DE0x4
kirchlengern|DE0x4
kirchlinteln|DE0x3
kirchseeon|DE0x3
kirchzarten|DE0x3
kireka|UG174
kirensk|RU3r4
kireyevsk|RU065
kirgiz miyaki|RU253
kirguli|UZ1i4
kiri buru|IN033
kirikhan|TR016
kirikkale|TR018
kirillov|RU063
kirishi|RU066
kirk sandall|GB0i4
kirkagac|TR015
kirkby in ashfield|GB0i5
kirkby|GB0i5
kirkcaldy|GB0i6
kirkel|DE0x3
kirkham|GB0i4
kirkintilloch|GB0i4
kirkkonummi|FI3s5
kirkland lake|CA1a3ON
kirkland|US0s6WA,CA1a4QC,US181IL
kirklareli|TR016
kirksville|US184MO
kirkuk|IQ0j9
kirkwall|GB0i3
kirkwood|US185MO,ZA0w3
kirn|DE0x3
kirovgrad|RU255
kirovo chepetsk|RU426
kirovskaya|RU063
kirovskiy|RU3q3
kirovskoye|UA4a3
kirovsk|UA155,RU065,RU065
kirov|RU429,RU065,TJ3e3
kirrawee|AU0o3NSW
kirriemuir|GB0i3
kirsanov|RU064
kirsehir|TR017
kirs|RU424
kirtipur|NP205
kirtland|US3d3NM,US0d3OH
kiruhura|UG174
kiruna|SE0x4
kirundo|BI1w3
kirwan|AU1e4QLD
kiryas joel|US0d5NY
kiryat gat|IL346
kiryu|JP0c7
kirzhach|RU065
kisai|JP0c4
kisangani|CD1w9
kisanga|TZ173
kisaran|ID0b7
kisarawe|TZ174
kisarazu|JP0c7
kisasa|TZ173
kisber|HU1q3
kisela voda|MK2a6
kiselevsk|RU3u7
kiseljak|BA2a3
kisesa|TZ175
kishanganj|IN037
kishangarh|IN037,IN033
kishanpur|IN033
kishapu|TZ174
kishiwada|JP0c8
kishni|IN033
kishorganj|BD077
kishtwar|IN034
kish|IR0k4
kisii|KE175
kisiwani|TZ173
kisi|NG0a7
kiskoros|HU1q4
kiskunfelegyhaza|HU1q5
kiskunhalas|HU1q5
kiskunlachaza|HU1q3
kiskunmajsa|HU1q4
kislovodsk|RU067
kislyakovskaya|RU062
kismayo|SO178
kisolon|PH163
kisoro|UG174
kispest|HU1q6
kissee mills|US180MO
kissidougou|GN0t6
kissimmee|US0d6FL
kissing|DE0x3
kisslegg|DE0x3
kistarcsa|HU1q3
kista|SE0x3
kistelek|HU1q3
kisujszallas|HU1q4
kisumu|KE178
kisvarda|HU1q4
kitahama|JP0c5
kitahiroshima|JP0c6
kitaibaraki|JP0c6
kitakami|JP0c7
kitakata|JP0c5
kitakyushu|JP0ca
kitale|KE176
kitama|TZ174
kitami|JP0c7
kitangari|TZ173
kita|ML0t3
kitcharao|PH163
kitchener|CA1a8ON
kitee|FI3s3
kitgum|UG176
kithor|IN035
kitimat|CA3n3BC
kitim|JO292
kitob|UZ4m5
kitsuki|JP0c5
kittanning|US0d2PA
kittery point|US0d0ME
kittery|US0d2ME
kittila|FI3s3
kittitas|US0s1WA
kittredge|US3d0CO
kitty hawk|US0d2NC
kitui|KE174
kitwe|ZM1w9
kitzbuhel|AT1s3
kitzingen|DE0x4
kitzscher|DE0x3
kiunga|PG4s4
kiuruvesi|FI3s3
kivertsi|UA154
kiveton park|GB0i3
kivioli|EE4c3
kivsharivka|UA154
kiwira|TZ174
kiyawa|NG0a4
kizel|RU254
kizhake chalakudi|IN036
kizhinga|RU3r3
kizilcahamam|TR014
kiziltepe|TR017
kizilyurt|RU065
kizlyar|RU066,RU063
kizner|RU2i3
kladanj|BA2a3
kladno|CZ2e6
kladow|DE0x4
klaeng|TH0m6
klagenfurt am worthersee|AT1s7
klahanie|US0s3WA
klaipeda|LT3t8
klamath falls|US0s4OR
klangenan|ID0b6
klang|MY1za
klasterec nad ohri|CZ2e4
klaten|ID0b7
klatovy|CZ2e5
klausdorf|DE0x3
klazienaveen|NL2p4
klebang besar|MY1z5
klein reken|DE0x4
klein schwulper|DE0x3
kleinblittersdorf|DE0x4
kleinmachnow|DE0x4
kleinostheim|DE0x3
kleinwallstadt|DE0x3
klemzig|AU2d3SA
klerksdorp|ZA0w7
kletnya|RU064
kletskaya|RU2q2
kleve|DE0x6
klichaw|BY1p3
klimavichy|BY1p4
klimovo|RU064
klimovsk|RU066
klina|XK2a3
klingenberg am main|DE0x3
klingenstein|DE0x4
klingenthal|DE0x3
klintsy|RU066
klin|RU066
klippan|SE0x3
klipphausen|DE0x3
klishkivtsi|UA153
kljuc|BA2a3
klobuck|PL1r4
klodawa|PL1r3
klodzko|PL1r5
klofta|NO0x3
kloster lehnin|DE0x3
klosterneuburg|AT1s4
kloten|CH4k4
klotze|DE0x2
kluang|MY1z7
kluczbork|PL1r5
klucze|PL1r3
klundert|NL2p2
klungkung|ID265
klyavlino|RU2i3
klyetsk|BY1p3
klyuchi|RU5a3,RU3o3
knaphill|GB0i3
knaresborough|GB0i4
knesselare|BE2p3
knetzgau|DE0x3
knezevo|BA2a3
knezha|BG2f3
knightdale|US0d4NC
knightsen|US0s1CA
knightstown|US321IN
knik fairview|US4r4AK
knin|HR2a3
knittelfeld|AT1s4
knittlingen|DE0x3
knivsta|SE0x3
knjazevac|RS2a5
knob noster|US181MO
knocklyon|IE2n4
knokke heist|BE2p5
knollwood|US181IL
knottingley|GB0i4
knottsville|US183KY
knowle|GB0i3
knox city|US180TX
knoxfield|AU0q3VIC
knoxville|US0d8TN,US183IA,US182IL
knox|US7d2IN,US0d0PA
knurow|PL1r5
knutsford|GB0i4
knyaginino|RU063
knyaze volkonskoye|RU3q3
knyazhichi|UA152
knysna|ZA0w6
ko lanta|TH0m3
ko olina|US4g1HI
ko pha ngan|TH0m4
ko samui|TH0m6
koath|IN034
kobanya|HU1q6
kobayashi|JP0c5
kobelyaky|UA154
kobe|JP0cb
koblenz|DE0x7
kobryn|BY1p6
kobuleti|GE2m4
kobylka|PL1r4
kocaali|TR014
kocahasanli|TR013
kocakoy|TR013
kocarli|TR013
kocevje|SI2a3
koch bihar|IN036
kochang|KR086
kochani|MK2a5
kochenevo|RU224
kochi|JP0c8
kochkor ata|KG2x4
kochubeyevskoye|RU065
kochubey|RU063
kodaikanal|IN035
kodala|IN034
kodamacho kodamaminami|JP0c4
kodarma|IN034
kodar|IN036
kodiak station|US4r0AK
kodiak|US4r3AK
kodigenahalli|IN033
kodinar|IN035
kodinsk|RU2w4
kodoli|IN034
kodumudi|IN034
kodungallur|IN035
kodyma|UA153
koekelare|BE2p3
koelwar|IN035
koesan|KR085
kofele|ET173
koforidua|GH0t7
kofu|JP0c8
kogalym|RU256
kogarah|AU0o4NSW
koga|JP0c6,JP0c6
koge|DK0x5
kogon shahri|UZ4m6
kogota|JP0c4
koh kong|KH0m5
kohat|PK057
kohima|IN037
kohler|US181WI,US181WI
kohlu|PK053
kohtla jarve|EE4c6
koidu|SL0t6
kojetin|CZ2e3
kokemaki|FI3s3
kokhma|RU065
kokkola|FI3s5
kokoda|PG4s3
kokofata|ML0t4
kokologo|BF0t5
kokomo|US326IN
kokopo|PG4s5
kokoshkino|RU063
kokpekty|KZ1h2
kokrajhar|IN035
koksan|KP0z4
kokshetau|KZ1h7
koksijde|BE2p4
koksovyy|RU063
kokstad|ZA0w5
kokubu matsuki|JP0c6
kokubunji|JP0c7
kokuy|RU4n3
kolaras|IN034
kolarovo|SK2e3
kolar|IN037
kolasib|IN035
kola|RU063
kolbermoor|DE0x4
kolbuszowa|PL1r3
kolchugino|RU066
kolda|SN0t6
kolding|DK0x6
kolea|DZ1j5
kolhapur|IN039
kolin|CZ2e5
kolito|ET175
kolitzheim|DE0x2
kolkata|IN03c
kolkhozobod|TJ3e4
kolkwitz|DE0x3
kollam|IN039
kolleda|DE0x3
kollegal|IN036
kollo|NE0a3
kollum|NL2p2
kolno|PL1r3
koln|DE0xa
koloa|US4g1HI
kolobrzeg|PL1r5
kolodeznyy|RU063
kolokani|ML0t6
kolomenskoye|RU065
kolomna|RU067
kolomyagi|RU065
kolomyia|UA156
kolondieba|ML0t3
kolonia town|FM633
kolonia|FM633
kolonnawa|LK3i6
kolosovka|RU2j3
kolo|PL1r5
kolpashevo|RU415
kolpino|RU067
kolpny|RU063
koltsovo|RU223
koltushi|RU063
kolt|DK0x2
koluszki|PL1r4
kolwezi|CD1w9
kolyshley|RU063
kolyvan|RU223
komadi|HU1q3
komaki|JP0c7
komarichi|RU063
komarno|SK2e5
komarom|HU1q4
komatipoort|ZA0w4
komatsushimacho|JP0c5
komatsu|JP0c7
kombai|IN034
kombissiri|BF0t5
kombolcha|ET177
komendantsky aerodrom|RU066
komlo|HU1q5
kommunar|RU064
komono|JP0c5
komorniki|PL1r2
komorow|PL1r2
komoro|JP0c6
komotini|GR3h6
komsomolets|KZ523
komsomolsk on amur|RU3q8
komsomolskiy|RU062
komsomolsk|RU063
komusan il tong|KP0z4
komyshany|UA153
komyshuvakha|UA152
kon tum|VN0v6
konakovo|RU065
konanur|IN033
konan|JP0c7
konarka|IN034
konawa|US180OK
konch|IN036
kondagaon|IN035
kondalwadi|IN034
kondapalle|IN035
konde|TZ173
kondoa|TZ175
kondopoga|RU065
kondoros|HU1q3
kondovo|MK2a4
kondratovo|RU252
kondrovo|RU064
konduga|NG0a4
koneurgench|TM395
konganapuram|IN033
kongens lyngby|DK0x3
kongen|DE0x3
kongolo|CD1w5
kongoussi|BF0t5
kongsberg|NO0x4
kongsvinger|NO0x3
kongwa|TZ174
koni djodjo|KM173
konibodom|TJ3e6
koniecpol|PL1r3
konigs wusterhausen|DE0x5
konigsbach stein|DE0x3
konigsbronn|DE0x3
konigsbrunn|DE0x5
konigsee|DE0x3
konigsfeld im schwarzwald|DE0x3
konigslutter am elm|DE0x4
konigstein im taunus|DE0x4
konigswinter|DE0x5
konin|PL1r6
koniz|CH4k5
konjic|BA2a4
konkwesso|NG0a3
konnagar|IN036
konnern|DE0x2
konnur|IN034
konobeyevo|RU063
konokovo|RU063
konongo|GH0t5
konosha|RU064
konosu|JP0c6
konotop|UA157
konradshohe|DE0x3
konskie|PL1r4
konsoy|TJ3e2
konstancin jeziorna|PL1r4
konstantinovka|RU3r3
konstantinovskaya|RU063
konstantinovskiy|RU063
konstantinovskoye|RU063
konstantinovsk|RU064
konstantynow lodzki|PL1r4
konstanz|DE0x6
kontagora|NG0a7
kontcha|CM0a3
kontich|BE2p4
kontiolahti|FI3s4
konya|TR01a
konz|DE0x4
koolbaai|SX483
koontz lake|US7d1IN
kooringal|AU0o3NSW
koothanallur|IN035
kopaganj|IN035
kopargaon|IN036
kopavogur|IS0t5
kopenick|DE0x6
kopervik|NO0x3
koper|SI2a5
kopeysk|RU256
koping|SE0x4
kopoky|MG174
kopong|BW1w3
koppal|IN036
koppa|IN032
koppies|ZA0w4
koprivnica|HR2a5
koprivnice|CZ2e5
koprubasi|TR012
koptevo|RU063
kopychyntsi|UA153
korablino|RU064
koradachcheri|IN033
koraput|IN035
koratagere|IN034
koratla|IN036
korbach|DE0x5
korba|IN039,TN3c5
korb|DE0x3
korce|AL4f6
korczyna|PL1r3
koreatown|US0s7CA
koregaon|IN035
koreiz|UA4a2
korem|ET175
korenevo|RU063,RU063
korenovsk|RU065
korets|UA153
korfez|TR017
korfovskiy|RU3q2
korgan|TR014
korgun|TR013
korhogo|CI0t7
korinthos|GR3h5
koriyama|JP0c8
korkino|RU255
korkmaskala|RU063
korkuteli|TR014
korkut|TR013
korla|CN127
kormend|HU1q4
kormilovka|RU2j3
korneuburg|AT1s4
kornik|PL1r3
korntal|DE0x4
kornwestheim|DE0x5
korocha|RU063
korolevo|UA153
korolev|RU067
koronadal|PH167
koronowo|PL1r3
koropi|GR3h4
korop|UA152
koror town|PW6w4
koror|PW6w4
korosladany|HU1q2
korosten|UA156
korostyshiv|UA155
korotchaevo|RU253
korpilahti|FI3s2
korrewegwijk|NL2p4
korsakov|RU5d5
korschenbroich|DE0x5
korsholm|FI3s4
korsor|DK0x4
korsun shevchenkivskyi|UA154
kortemark|BE2p4
kortenaken|BE2p3
kortenberg|BE2p4
kortenhoef|NL2p3
kortessem|BE2p3
kortrijk|BE2p6
korukollu|IN033
korvel|NL2p4
korwai|IN034
koryazhma|RU065
korydallos|GR3h6
koryukivka|UA154
kosamba|IN035
kosan|KP0z5
kosaya gora|RU064
koscian|PL1r5
koscierzyna|PL1r5
kosciusko|US183MS
kosciuszko national park|AU0o3NSW
kosekoy|TR013
kose|TR013
kosh agach|RU3o3
koshekhabl|RU063
koshigaya|JP0c8
koshki|RU2i3
kosice|SK2e8
kosigi|IN034
kosikha|RU3o2
kosiv|UA153
kosi|IN036
kosk|TR013
kosmach|UA153,UA153
kosong|KR086
kosonsoy|UZ1i5
koson|UZ4m6
kosovo polje|XK2a4
kostanay|KZ528
kostelec nad orlici|CZ2e3
kosterevo|RU063
koster|ZA0w4
kostinbrod|BG2f4
kosti|SD1k8
kostomuksha|RU065
kostopil|UA155
kostroma|RU068
kostrzyn nad odra|PL1r4
kostrzyn|PL1r3
kostyantynivka|UA157,UA154
kosum phisai|TH0m3
koszalin|PL1r7
koszeg|HU1q4
kos|GR3h4
kot addu|PK057
kot diji|PK055
kot ghulam muhammad|PK054
kot isa khan|IN033
kot malik barkhurdar|PK056
kot mumin|PK055
kot radha kishan|PK056
kot samaba|PK055
kot sultan|PK053
kota belud|MY1z4
kota bharu|MY1zb
kota kinabalu|MY1z9
kota tinggi|MY1z6
kotabumi|ID0b5
kotagiri|IN035
kotamangalam|IN035
kotaparh|IN034
kotar|IN033
kota|IN03a,IN034,IN034
kotdwara|IN035
kotelnich|RU425
kotelniki|RU064
kotelnikovo|RU2q4
kotelva|UA154
kotel|BG2f3
kothen|DE0x5
kothi|IN033
kotido|UG174
kotikawatta|LK3i6
kotkapura|IN036
kotka|FI3s6
kotlas|RU066
kotla|IN032
kotli loharan|PK054
kotli|PK059
kotlovka|RU066
kotma|IN035
koton karfe|NG0a3
kotor varos|BA2a2
kotor|ME2a2
kotovo|RU2q5
kotovsk|RU065
kotputli|IN035
kotra|IN033
kotri|PK056
kotsyubynske|UA154
kottagudem|IN036
kottaiyur|IN034
kottapalli|IN033
kottayam|IN036
kottingbrunn|AT1s3
kotturu|IN035
kotwa|IN034
kotzebue|US782AK
kotzting|DE0x3
kouango|CF0a3
koubia|GN0t3
koudougou|BF0t6
koufalia|GR3h3
koulamoutou|GA0a4
koulikoro|ML0t5
koumra|TD3a5
koundara|GN0t4
koungheul|SN0t4
koungou|YT174
kountze|US181TX
koupela|BF0t5
kouroussa|GN0t4
kourou|GF615
kousa|EG0g6
kousseri|CM0a9
koutiala|ML0t7
kouts|US181IN
kouvola|FI3s5
kovacica|RS2a3
kovaci|BA2a3
kovalam|IN033
kovancilar|TR015
kovdor|RU064
kovel|UA156
kovernino|RU063
kovilj|RS2a2
kovilpatti|IN036
kovin|RS2a4
kovrov|RU067
kovur|IN035
kovvur|IN035
kovylkino|RU064
kowary|PL1r4
kowloon|HK0lb
kowon up|KP0z4
koya|JP0c2
koynanagar|IN035
koysinceq|IQ0j5
koyulhisar|TR012
kozakai cho|JP0c4
kozani|GR3h5
kozanow|PL1r4
kozan|TR016
kozarska dubica|BA2a3
kozelets|UA153
kozelsk|RU064
kozeyevo|RU066
kozhevnikovo|RU413
kozhikode|IN039
kozhukhovo|RU066
kozienice|PL1r4
kozle|PL1r4
kozloduy|BG2f4
kozlovka|RU064
kozluk|TR015
kozmin wielkopolski|PL1r3
kozmodemyansk|RU065
kozova|UA153
kozuchow|PL1r3
kozyatyn|UA155
kozy|PL1r4
kpalime|TG0t6
kpandae|GH0t3
kpandu|GH0t5
kraaifontein|ZA0w6
kraainem|BE2p4
krabi|TH0m5
kragero|NO0x2
kragujevac|RS2a7
kraichtal|DE0x4
krailling|DE0x3
krakeel|NL2p2
krakow|PL1ra
kraksaan|ID0b5
kraljevo|RS2a6
kralupy nad vltavou|CZ2e4
kraluv dvur|CZ2e3
kramatorsk|UA157
kramfors|SE0x3
kranenburg|DE0x3
kranj|SI2a5
kranuan|TH0m4
krapivinskiy|RU3u3
krapkowice|PL1r4
krasavino|RU063
kraskovo|RU064
kraslava|LV373
kraslice|CZ2e3
krasnapollye|BY1p3
krasnaya gora|RU423
krasnaya gorbatka|RU063
krasnaya polyana|RU423
krasnaya yaruga|RU063
krasne|UA153
krasnik|PL1r5
krasnoarmeyskaya|RU065
krasnoarmeyskoye|RU2i2
krasnoarmeysk|RU2z5,RU065
krasnobrodskiy|RU3u4
krasnodar|RU069
krasnogorskiy|RU254,RU063
krasnogorskoye|RU3o3
krasnogorsk|RU067
krasnogvardeyskoye|RU064,UA4a3,RU063,RU063
krasnogvargeisky|RU068
krasnohrad|UA154
krasnokamensk|RU4n6
krasnokamsk|RU256
krasnokholmskiy|RU253
krasnokholm|RU253
krasnokumskoye|RU064
krasnokutsk|UA153
krasnolesnyy|RU062
krasnomayskiy|RU062
krasnoobsk|RU224
krasnopavlivka|UA153
krasnopillya|UA153
krasnoselskiy|BY1p3
krasnoshchekovo|RU3o2
krasnoslobodsk|RU2q4,RU063
krasnoturansk|RU2w3
krasnoturinsk|RU256
krasnoufimsk|RU255
krasnouralsk|RU255
krasnovishersk|RU254
krasnoyarskaya|RU062
krasnoyarsk|RU2wa
krasnoye na volge|RU063
krasnoye selo|RU065
krasnozavodsk|RU064
krasnozerskoye|RU3o3
krasnoznamensk|RU065
krasnystaw|PL1r4
krasnyy chikoy|RU4n3
krasnyy kholm|RU063
krasnyy kut|RU2z4
krasnyy luch|UA156
krasnyy oktyabr|RU063
krasnyy sulin|RU065
krasnyy yar|RU403,RU2q3,RU2i3,RU2j2
krasnyye baki|RU063
krasnyye barrikady|RU403
krasyliv|UA154
krathum baen|TH0m6
kratie|KH0m4
kratovo|MK2a3,RU063
krauchenwies|DE0x2
kravare|CZ2e3
krebs|US181OK
krefeld|DE0x8
kreiensen|DE0x3
kremenchuk|UA158
kremenets|UA154
kremenki|RU064
kreminna|UA155
kremmen|DE0x3
kremmling|US3d1CO
kremnica|SK2e2
krems an der donau|AT1s4
kremsmunster|AT1s3
kresek|ID0b7
kressbronn am bodensee|DE0x3
krestovskiy ostrov|RU064
kresttsy|RU063
kretinga|LT3t4
kreuzau|DE0x4
kreuzberg|DE0x7
kreuzlingen|CH4k4
kreuztal|DE0x5
krian|ID0b5
kribi|CM0a6
krichim|BG2f3
kriel|ZA0w4
kriens|CH4k5
kriftel|DE0x3
krimpen aan den ijssel|NL2p5
kripenskyy|UA153
krishnagiri|IN036
krishnanagar|IN037
krishnapur|IN033
krishnarajpet|IN035
kristiansand|NO0x6
kristianstad|SE0x5
kristiansund|NO0x4
kristinehamn|SE0x4
kristinestad|FI3s3
kriva palanka|MK2a4
krivodanovka|RU223
krivogashtani|MK2a3
krivosheino|RU413
krivyanskaya|RU063
krizevci|HR2a4
krnov|CZ2e5
krokek|SE0x2
krolevets|UA155
kromeriz|CZ2e5
krompachy|SK2e3
kromy|RU063
kronach|DE0x4
kronau|DE0x2
kronberg tal|DE0x4
kronberg|DE0x4
kronenwetter|US183WI
krong kep|KH0m4
kronoby|FI3s3
kronshagen|DE0x4
kronstadt|RU065
kroonstad|ZA0w7
kropachevo|RU252
kropotkin|RU066
kropp|DE0x3
kropyvnytskyi|UA158
krosno odrzanskie|PL1r4
krosno|PL1r6
krotoszyn|PL1r5
krotovka|RU2i2
krotz springs|US180LA
kroya|ID0b5
krsko|SI2a3
krugersdorp|ZA0w9
krugerville|US181TX
kruhlaye|BY1p3
kruibeke|BE2p4
kruisfontein|ZA0w4
kruishoutem|BE2p3
kruje|AL4f4
krumbach|DE0x4
krumovgrad|BG2f2
krum|US182TX
krupina|SK2e3
krupka|CZ2e4
krupki|BY1p3
krusevac|RS2a6
krusevo|MK2a2
krustpils|LV373
kruszwica|PL1r3
krutaya gorka|RU2j3
krutinka|RU2j3
krya vrysi|GR3h3
krychaw|BY1p5
krylovskaya|RU064,RU063
krymsk|RU066
krynica zdroj|PL1r4
kryoneri|GR3h2
kryve ozero|UA153
kryvyi rih|UA159
kryzhopil|UA153
krzemieniewo|PL1r2
krzeszowice|PL1r3
krzyki|PL1r4
krzyz wielkopolski|PL1r3
ksar chellala|DZ1j6
ksar el boukhari|DZ1j6
ksar el kebir|MA107
ksar hellal|TN3c5
ksawerow|PL1r3
kshenskiy|RU063
ksibet el mediouni|TN3c3
ksieze male ksieze wielkie|PL1r2
ksour essaf|TN3c5
kstovo|RU066
kuah|MY1z5
kuala belait|BN1z5
kuala kangsar|MY1z5
kuala kedah|MY1z4
kuala lipis|MY1z4
kuala lumpur|MY1zb
kuala perlis|MY1z4
kuala pilah|MY1z4
kuala selangor|MY1z6
kuala sungai baru|MY1z4
kuala terengganu|MY1z8
kuala tungkal|ID0b5
kualakapuas|ID435
kualapu u|US4g1HI
kuanda|RU3r3
kuandian|CN006
kuang|MY1z4
kuantan|MY1z9
kubey|UA153
kubinka|RU065
kubrat|BG2f3
kuchaiburi|IN035
kuchaman|IN036
kuchen|DE0x3
kuchera|IN034
kuchinarai|TH0m4
kuchinda|IN034
kuching|MY1z9
kucove|AL4f4
kudachi|IN034
kudal|IN034
kudamatsu|JP0c6
kudat|MY1z5
kudelstaart|NL2p3
kudepsta|RU064
kudligi|IN035
kudowa zdroj|PL1r3
kudus|ID0b7
kudymkar|RU255
kueps oberfranken|DE0x3
kufa|IQ0j7
kufstein|AT1s3
kugesi|RU064
kuhdasht|IR0k7
kuhmo|FI3s3
kuhsan|AF114
kui buri|TH0m4
kujama|NG0a4
kujang up|KP0z4
kuje|NG0a7
kujuvar|IR0k3
kuju|IN034
kukatpalli|IN038
kukawa|NG0a4
kukes|AL4f4
kukichuo|JP0c6
kukmor|RU064
kukshi|IN035
kukuna|SL0t3
kulachi|PK054
kulai|MY1z6
kulase|PH163
kulattur|IN033
kula|TR015,US4g3HI
kuldiga|LV374
kulebaki|RU065
kuleshovka|RU064
kulgam|IN034
kulhudhuffushi|MV5q3
kulim|MY1z7
kulittalai|IN035
kuliyapitiya|LK3i3
kullar|TR013
kulmbach|DE0x5
kulob|TJ3e6
kuloy|RU063
kulpahar|IN034
kulpmont|US0d2PA
kulpsville|US0d3PA
kulp|TR015
kulsheim|DE0x3
kultali|IN038
kulti|IN038
kuluncak|TR013
kulunda|RU3o4
kulu|TR016,IN034
kulykivka|UA153
kumagaya|JP0c7
kumagunnam|NG0a4
kumalarang|PH163
kumamoto|JP0c9
kumanovo|MK2a6
kumaralingam|IN034
kumasi|GH0tb
kumbakonam|IN037
kumbalam|IN035
kumba|CM0a7
kumbhraj|IN034
kumbo|CM0a6
kumburgaz|TR014
kumcati|TR012
kumeny|RU422
kumertau|RU256
kumhari|IN035
kumher|IN034
kumi|UG174
kumla|SE0x4
kummersbruck|DE0x3
kumo|NG0a5
kumru|TR015
kumsi|IN033
kumta|IN035
kumylzhenskaya|RU2q3
kunashak|RU253
kuna|US5k4ID
kundarkhi|IN035
kunda|IN035
kundgol|IN034
kundian|PK055
kundiawa|PG4s3
kundla|IN036
kunduz|AF117
kungalv|SE0x5
kungsangen|SE0x3
kungsbacka|SE0x4
kungsholmen|SE0x6
kungsor|SE0x3
kungur|RU256
kunhegyes|HU1q3
kunigal|IN035
kuningan|ID0b6
kunjah|PK055
kunmadaras|HU1q3
kunming|CN00c
kunnamangalam|IN035
kunnamkulam|IN036
kunnattur|IN033
kunnumma|IN034
kunovice|CZ2e2
kunri|PK055
kunshan|CN00b
kunszentmarton|HU1q3
kunszentmiklos|HU1q3
kununurra|AU1n3WA
kunwi|KR085
kunyang|CN006
kunzell|DE0x4
kunzelsau|DE0x4
kuopio|FI3s6
kupang|ID268
kupavna|RU063
kupchino|RU066
kupferzell|DE0x3
kupino|RU224
kupiskis|LT3t3
kupjansk|UA155
kuppam|IN034
kuppenheim|DE0x3
kupwara|IN034
kuqa|CN126
kuraby|AU1e3QLD
kuragino|RU2w4
kurakhovo|UA154
kurandvad|IN034
kurara|IN034
kurashiki|JP0c9
kuraymah|SD1k4
kurayoshi|JP0c6
kurayyimah|JO294
kura|NG0a3
kurchaloy|RU064
kurchatov|RU066,KZ1h3
kurchum|KZ1h3
kurduvadi|IN035
kure beach|US0d1NC
kuressaare|EE4c4
kure|JP0c8
kurganinsk|RU066
kurgan|RU258
kurgunta|IN033
kurihashi|JP0c5
kurikka|FI3s3
kurim|CZ2e3
kurinjippadi|IN035
kurkino|RU063
kurlovo|RU063
kurmuk|SD1k3
kurnool|IN039
kurobe shi|JP0c5
kuroda|JP0c5
kuroishi|JP0c5
kuroiso|JP0c6
kurortnyy|RU066
kurovskoye|RU064
kurri kurri|AU0o3NSW
kursavka|RU063
kursenai|LT3t4
kurskaya|RU064
kursk|RU069
kursunlu|TR014
kurtalan|TR015
kurtamysh|RU254
kurten|DE0x4
kurtistown|US4g0HI
kurud|IN033
kuruman|ZA0w3
kurume|JP0c8
kurumkan|RU3r3
kurumoch|RU2i3
kurunegala|LK3i5
kurunjang|AU0q3VIC
kuryanovo|RU065
kurye|KR085
kusadasi|TR016
kusatsu|JP0c7
kusa|RU254
kusel|DE0x2
kushalgarh|IN033
kushalnagar|IN034
kushchevskaya|RU065
kusheriki|NG0a3
kushikino|JP0c5
kushima|JP0c4
kushiro|JP0c8
kushk|AF114
kushnarenkovo|RU253
kushtagi|IN035
kushtia|BD077
kushuhum|UA153
kushva|RU255
kuskovo|RU065
kusnacht|CH4k4
kusong|KP0z5
kussnacht|CH4k4
kusterdingen|DE0x3
kut chap|TH0m5
kutahya|TR018
kutaisi|GE2m7
kuta|ID265,NG0a3
kutiatodu|IN035
kutina|HR2a4
kutiyana|IN034
kutloanong|ZA0w7
kutna hora|CZ2e4
kutno|PL1r6
kutoarjo|ID0b5
kuttampuzha|IN035
kuttigen|CH4k2
kutulik|RU3r2
kutum|SD1k3
kutztown|US0d2PA
kuurne|BE2p4
kuusamo|FI3s4
kuvandyk|RU255
kuvshinovo|RU063
kuwait city|KW0r6
kuwana|JP0c7
kuybysheve|UA153
kuybyshevo|RU063
kuybyshev|RU226
kuyeda|RU253
kuytun|RU3r3
kuyucak|TR013
kuzhener|RU063
kuzhithurai|IN034
kuzminki|RU067
kuznetsk|RU066
kuznia raciborska|PL1r2
kuzovatovo|RU3j3
kvissleby|SE0x3
kwadukuza|ZA0w6
kwakoa|TZ173
kwaksan|KP0z3
kwale|NG0a4
kwali|NG0a3
kwang binh|VN0m5
kwangmyong|KR088
kwangyang|KR086
kwatarkwashi|NG0a3
kwekwe|ZW1w7
kwidzyn|PL1r5
kwinana|AU1n5WA
kwolla|NG0a3
kyabe|TD3a4
kyabram|AU0q3VIC
kyadabek|AZ2k3
kyaikkami|MM0p6
kyaiklat|MM0p6
kyaikto|MM0p6
kyain seikgyi township|MM0p8
kyaka|TZ174
kyakhta|RU3r4
kyakhulay|RU063
kyathampalle|IN035
kyaukse|MM0p6
kybartai|LT3t3
kyelang|IN034
kyela|TZ175
kyenjojo|UG174
kyiv|UA15b
kyjov|CZ2e4
kyle|US185TX
kyneton|AU0q3VIC
kynsperk nad ohri|CZ2e2
kyongsong|KP0z5
kyongwon|KP0z4
kyosai|KR086
kyotera|UG173
kyoto|JP0cb
kyparissia|GR3h2
kyrenia|CY535
kyren|RU3r2
kyritz|DE0x3
kyshtovka|RU223
kyshtym|RU255
kysucke nove mesto|SK2e4
kyurdarmir|AZ2k4
kyustendil|BG2f6
kyzburun pervyy|RU063
kyzyl kyya|KG2x5
kyzyl mazhalyk|RU2w2
kyzyl suu|KG2x4
kyzylorda|KZ4q8
kyzyl|RU2w7
kzyltu|KZ1h3
la agustina|DO1d3
la alameda|MX043
la aldea|MX043,MX042
la algaba|ES0y4
la alianza|HN303
la almunia de dona godina|ES0y3
la arena|PA4b3
la asuncion|VE135
la baneza|ES0y3
la barca|MX045
la barceloneta|ES0y4
la bassee|FR1g3
la baule escoublac|FR1g4
la belgica|BO242
la bisbal demporda|ES0y3
la blancarde|FR1g4
la blanca|US181TX
la bonanova|ES0y5
la bordeta|ES0y4
la bouilladisse|FR1g2
la breita|PE0f4
la bresse|FR1g2
la bruyere|BE2p3
la cabecera|MX043
la cabima|PA4b4
la cabucelle|FR1g3
la calade|FR1g3
la calamine|BE2p3
la calera|AR215,CO0h3
la campana|ES0y2
la canada flintridge|US0s4CA
la canada|MX043
la candelaria tlapala|MX042
la canonja|ES0y3
la capelette|FR1g3
la carlota|PH165,ES0y4,AR214
la carolina|ES0y4
la castellana|PH165
la ceiba|HN307
la ceja|CO0h5
la celle saint cloud|FR1g4
la center|US0s2WA,US180KY
la chamba|CO0h3
la chapelle saint luc|FR1g4
la chapelle saint mesmin|FR1g3
la chapelle sur erdre|FR1g4
la charite sur loire|FR1g2
la chaux de fonds|CH4k5
la chevroliere|FR1g2
la chorrera|PA4b6
la cienega|US3d2NM
la ciotat|FR1g5
la cocha|AR353
la colle sur loup|FR1g3
la concepcion de los banos|MX043
la concepcion|PA4b4,NI2s3
la conception|FR1g3
la concordia|MX043
la condamine|MC1g4
la constitucion toltepec|MX043
la coste|US180TX
la courneuve|FR1g5
la couronne|FR1g3
la crau|FR1g4
la crescenta montrose|US0s4CA
la crescent|US182MN
la croft|US0d0OH
la croix rouge|FR1g3
la crosse|US186WI,US180KS
la cruz|MX3g4,CO0h3,AR213
la cuesta|ES0y2
la cumbre|AR213
la curva|MX042
la cygne|US180KS
la defense|FR1g4
la delorme|FR1g3
la democracia|GT2r2
la descubierta|DO1d2
la dolorita|VE136
la dorada|CO0h6,CO0h3
la entrada|HN304
la ermita|MX044
la esperanza|GT2r4,HN302
la estancia|MX043
la estrella|CO0h6
la falda|AR214
la fare les oliviers|FR1g3
la farlede|FR1g3
la feria|US183TX
la ferte bernard|FR1g3
la ferte mace|FR1g3
la ferte saint aubin|FR1g3
la ferte sous jouarre|FR1g3
la fleche|FR1g4
la font de la guatlla|ES0y3
la font den fargues|ES0y3
la fourragere|FR1g3
la fria|VE135
la gangosa vistasol|ES0y3
la garde|FR1g5
la garenne colombes|FR1g5
la garriga|ES0y4
la gaude|FR1g3
la gi|VN0v7
la glacerie|FR1g2
la gloria|CO0h3
la gomera|GT2r5
la gorgue|FR1g2
la goulette|TN3c6
la grand croix|FR1g2
la grande motte|FR1g3
la grande|US0s4OR
la grange park|US184IL
la grange|US184IL,US0d3KY,US182TX,US0d1NC
la granja|PH162
la grulla|US181TX
la guaira|VE135
la guancha|ES4e2
la guineueta|ES0y4
la habana vieja|CU1f7
la habra heights|US0s2CA
la habra|US0s6CA
la harpe|US180IL
la haute saint charles|CA1a6QC
la herradura|PA4b3
la homa|US184TX
la huacana|MX043
la huaca|PE0f3
la huerta|MX043,US3d0NM
la hulpe|BE2p3
la ie|US4g3HI
la isla|MX045
la jagua de ibirico|CO0h4
la joliette|FR1g3
la jolla|US0s5CA
la joya|MX044,MX044,US7c2TX
la julia|DO1d4
la junta|MX333,US3d3CO
la laguna|ES4e7
la leonesa|AR213
la libertad|EC1l6,SV3v4,GT2r3,GT2r3,PH162,PH162
la ligua|CL0n5
la lima|HN306,MX042
la linea de la concepcion|ES0y6
la lira|MX043
la llagosta|ES0y4
la llave|MX042
la loggia|IT1c3
la londe les maures|FR1g3
la louviere|BE2p6
la luz|US3d1NM
la maddalena|IT1c3,IT1c3
la madeleine|FR1g5
la magdalena chichicaspa|MX044
la magdalena tetela morelos|MX043
la magdalena tlaltelulco|MX044
la malbaie|CA1a3QC
la mana|EC1l4
la manga del mar menor|ES0y3
la marina de port|ES0y5
la marque|US184TX
la massana|AD6n3
la massimina casal lumbroso|IT1c3
la matanza de acentejo|ES4e3
la maternitat i sant ramon|ES0y5
la mesa|US0s6CA,CO0h5
la mesilla|US3d1NM
la mira tumbiscatio|MX044
la mirada|US0s6CA
la mira|MX044
la mitra|PA4b3
la mohammedia|TN3c6
la mojonera|ES0y3
la montagne|FR1g3
la monte|US180MO
la motte servolex|FR1g4
la mulatiere|FR1g3
la mure|FR1g2
la negreta|MX043
la nova esquerra de leixample|ES0y6
la nucia|ES0y4
la oliva|ES4e4
la orilla|MX044
la orotava|ES4e5
la oroya|PE0f5
la palma del condado|ES0y3
la palma|US0s4CA
la paloma|US182TX
la panouse|FR1g2
la pastoria|MX042
la paz centro|NI2s5
la paz|BO24a,MX3g8,PH165,AR215,UY2b4,HN304,CO0h4
la peca|PE0f5
la penita de jaltomba|MX3g3
la penne sur huveaune|FR1g3
la pesa|PA4b3
la piedad|MX046
la pila|MX043
la pineda|ES0y4
la pine|US0s1OR
la pintada|CO0h2
la pintana|CL0n8
la plata|AR029,CO0h4,US0d3MD,US180MO
la pobla de farnals|ES0y3
la pobla de vallbona|ES0y4
la pointe rouge|FR1g3
la pomme|FR1g4
la porte city|US181IA
la porte|US185TX,US184IN
la possession|RE145
la pradera|MX043
la prairie|CA1a4QC
la presa|US0s5CA
la prosperitat|ES0y5
la providencia siglo xxi|MX044
la pryor|US181TX
la puebla de almoradiel|ES0y2
la puebla de cazalla|ES0y4
la puebla de montalban|ES0y3
la puebla del rio|ES0y4
la puebla|US3d0NM
la puente|US0s5CA
la punta|AR5b4
la queue en brie|FR1g4
la quiaca|AR4p4
la quinta|US0s5CA
la rambla|ES0y3
la ravoire|FR1g3
la reforma|MX3g3
la resolana|MX043
la resurreccion|MX043
la ribera|MX043
la ricamarie|FR1g3
la riche|FR1g3
la rinconada|ES0y5,PE0f5
la rioja|AR5e7
la riviera|US0s3CA
la roca del valles|ES0y3
la roche sur foron|FR1g3
la roche sur yon|FR1g6
la rochelle|FR1g6
la roda|ES0y4
la romana|DO1d8
la ronge|CA553SK
la roque dantheron|FR1g2
la rose|FR1g4
la sagrera|ES0y5
la salle|US183IL,US3d1CO
la salud|CU1f5
la salut|ES0y4
la salvetat saint gilles|FR1g3
la sarre|CA1a3QC
la sebala du mornag|TN3c5
la selva beach|US0s2CA
la selva|MX043
la serena|CL0n7
la seu durgell|ES0y4
la seyne sur mer|FR1g6
la sierpe|CU1f4
la solana|ES0y4
la souterraine|FR1g2
la spezia|IT1c6
la talaudiere|FR1g3
la tebaida|CO0h5
la teixonera|ES0y4
la teste de buch|FR1g5
la tijera|MX044,MX043
la timone|FR1g2
la toma|AR5b3
la tour de peilz|CH4k3
la tour du pin|FR1g3
la trinidad|PH165
la trinitaria|MX043
la trinitat nova|ES0y3
la trinitat vella|ES0y3
la trinite|MQ5x4,FR1g3
la troncal|EC1l5
la tronche|FR1g3
la tuque|CA1a3QC
la union|PE0f5,SV3v5,CL0n5,CO0h5,ES0y4,CO0h4,CO0h3,PH162,US3d0NM
la valbarelle|FR1g3
la valette du var|FR1g5
la vale|US0d2MD
la vall dhebron|ES0y2
la valla|MX042
la vega|CO0h3
la venta del astillero|MX042
la vergne|US185TN
la verneda i la pau|ES0y5
la verne|US0s5CA
la vernia|US180TX
la verpilliere|FR1g3
la verriere|FR1g3
la victoria de acentejo|ES4e3
la victoria|VE136,CO0h3
la vila de gracia|ES0y6
la vila olimpica del poblenou|ES0y3
la villa del rosario|VE136
la villa|US181TX
la ville du bois|FR1g3
la villette|FR1g3
la virginia|CO0h5
la vista|US184NE
la viste|FR1g3
la voulte sur rhone|FR1g2
la wantzenau|FR1g3
laakirchen|AT1s3
laarne|BE2p4
laascaanood|SO176
laatzen|DE0x5
laayoune plage|EH563
laayoune|EH568
labadieville|US181LA
labangan|PH163
labarque creek|US181MO
labarthe sur leze|FR1g2
labasa|FJ605
labatlan|HU1q2
labelle|US0d2FL
labe|GN0t6
labinsk|RU066
labin|HR2a3
labis|MY1z4
laboe|DE0x2
laborde|AR212
laboulaye|AR214
labo|PH164
labrador city|CA703NL
labrador|AU1e4QLD
labruguiere|FR1g3
labuan bajo|ID268
labuan lombok|ID263
labuan|MY1z6,ID0b5,PH164
labuhan deli|ID0b6
labunista|MK2a3
labytnangi|RU255
lac brome|CA1a2QC
lac du flambeau|US181WI
lacchiarella|IT1c3
lacey|US0s6WA
lachen speyerdorf|DE0x2
lachendorf|DE0x3
lachen|CH4k3
lachhmangarh sikar|IN036
lachi|PK054
lachute|CA1a3QC
lackawanna|US0d4NY
lackland air force base|US183TX
lacombe|CA2o3AB,US183LA
laconia|US0d4NH
lacon|US181IL
lacoochee|US0d1FL
lacy lakeview|US183TX
lac|AL4f5
ladang seri kundang|MY1z5
ladan|UA153
ladario|BR384
ladbergen|DE0x3
ladd|US180IL
ladek zdroj|PL1r3
ladenburg|DE0x4
ladera heights|US0s3CA
ladera ranch|US0s5CA
ladera|US0s1CA
ladhewala waraich|PK055
ladik|TR013
ladismith|ZA0w3
ladispoli|IT1c5
ladner|CA3n8BC
ladnun|IN036
ladonia|US0d2AL
ladovskaya balka|RU062
ladozhskaya|RU064
ladson|US0d4SC
ladue|US183MO
ladwa|IN035
lady frere|ZA0w5
lady lake|US0d4FL
ladybrand|ZA0w4
ladysmith|CA3n3BC,US182WI
ladyzhyn|UA154
laela|TZ174
laem sing|TH0m4
laer|DE0x3
lae|PG4s6
lafayette hill|US0d1PA
lafayette|US187LA,US326IN,US3d5CO,US0s5CA,US0d3GA,US182TN,US182TN,US0s2OR,US182AL
lafiagi|NG0a7
lafia|NG0a7
laflin|US0d1PA
lafollette|US0d3TN
lagarto|BR2t6
lagawe|PH163
lagdo|CM0a5
lages|BR097
lage|DE0x5
laghouat|DZ1j7
lagkadas|GR3h3
lagnieu|FR1g3
lagny sur marne|FR1g4
lago da pedra|BR1b5
lago vista|US183TX
lagoa da canoa|BR2t4
lagoa da prata|BR095
lagoa do itaenga|BR1y4
lagoa formosa|BR094
lagoa nova|BR1b3
lagoa santa|BR095
lagoa seca|BR1b3
lagoa vermelha|BR095
lagoa|PT6p4,PT3y3,BR092
lagodekhi|GE2m3
lagonegro|IT1c2
lagonglong|PH163
lagonoy|PH163
lagord|FR1g3
lagos de moreno|MX047
lagos|NG0ad,PT3y4
lagrange|US0d5GA,US321IN,US0d1OH
laguilayan|PH164
laguna beach|US0s5CA,US182FL
laguna de duero|ES0y4
laguna de perlas|NI2s3
laguna heights|US182TX
laguna hills|US0s5CA
laguna larga|AR213
laguna niguel|US0s6CA
laguna paiva|AR214
laguna park|US180TX
laguna salada|DO1d3
laguna vista|US182TX
laguna woods|US0s4CA
lagunas|PE0f3
laguna|US0s6CA,BR095,US3d0NM
lagunillas|VE135
lagunitas forest knolls|US0s1CA
lahad datu|MY1z7
lahaina|US4g4HI
lahan|NP205
laharpur|IN036
lahar|IN035
lahat|ID0b6
lahij|YE0r5
lahnstein|DE0x4
laholm|SE0x3
lahore|PK05d
lahoysk|BY1p3
lahr|DE0x5
lahti|FI3s7
laibin|CN006
laichingen|DE0x3
laihia|FI3s3
laikit laikit ii dimembe|ID263
lainate|IT1c5
laingsburg|US3f0MI
laishevo|RU063
laitila|FI3s3
laives|IT1c3
laiwu|CN007
laixi|CN006
laiyang|CN007
laiya|PH163
laizhou|CN008
lai|TD3a4
lajas|CU1f4,PR482
laja|CL0n4
lajeado|BR096
lajedo|BR1y5
lajere|NG0a3
lajinha|BR094
lajosmizse|HU1q3
lake albert|AU0o3NSW
lake alfred|US0d2FL
lake arbor|US0d3MD
lake arrowhead|US0s4CA,US0d2ME
lake arthur|US181LA
lake barcroft|US0d3VA
lake barrington|US182IL
lake belvedere estates|US0d2FL
lake bluff|US183IL
lake brownwood|US181TX
lake butler|US0d4FL,US0d1FL
lake camelot|US181IL
lake carmel|US0d3NY
lake catherine|US180IL
lake charles|US186LA
lake city|US0d4FL,US0d3SC,US182MN,US0d2PA,US0d1GA,US181AR,US181IA
lake clarke shores|US0d2FL
lake como|US0d1NJ
lake crystal|US181MN
lake dalecarlia|US180IN
lake dallas|US183TX
lake darby|US0d2OH
lake delton|US182WI
lake dunlap|US181TX
lake elmo|US183MN
lake elsinore|US0s6CA
lake erie beach|US0d2NY
lake fenton|US3f2MI
lake forest park|US0s4WA
lake forest|US0s6CA,US184IL,US0d2FL
lake geneva|US183WI
lake grove|US0d3NY
lake hallie|US183WI
lake hamilton|US181AR,US0d0FL
lake havasu city|US1v6AZ
lake helen|US0d1FL
lake heritage|US0d0PA
lake holiday|US182IL
lake in the hills|US185IL
lake isabella|US0s2CA,US3f1MI
lake jackson|US185TX
lake junaluska|US0d1NC
lake katrine|US0d1NY
lake kiowa|US181TX
lake koshkonong|US180WI
lake lakengren|US0d2OH
lake latonka|US0d0PA
lake lorraine|US183FL
lake los angeles|US0s4CA
lake lotawana|US181MO
lake lucerne|US0d3FL
lake lure|US0d0NC
lake luzerne|US0d0NY
lake mack forest hills|US0d0FL
lake magdalene|US0d5FL
lake marcel stillwater|US0s0WA
lake mary|US0d4FL
lake meade|US0d1PA
lake michigan beach|US3f0MI
lake mills|US183WI,US181IA
lake mohawk|US0d3NJ,US0d1OH
lake mohegan|US0d3NY
lake montezuma|US1v2AZ
lake monticello|US0d3VA
lake morton berrydale|US0s3WA
lake munmorah|AU0o2NSW
lake murray of richland|US0d2SC
lake nacimiento|US0s1CA
lake nebagamon|US180WI
lake norman of catawba|US0d2NC
lake odessa|US3f1MI
lake of the pines|US0s2CA
lake of the woods|US1v2AZ,US182IL
lake orion|US3f2MI
lake oswego|US0s5OR
lake ozark|US181MO
lake panasoffkee|US0d2FL
lake panorama|US180IA
lake park|US0d3FL,US0d2NC,US180IA
lake placid|US0d1NY,US0d1FL
lake pocotopaug|US0d2CT
lake providence|US182LA
lake purdy|US183AL
lake ridge|US0d5VA
lake ripley|US181WI
lake ronkonkoma|US0d4NY
lake saint croix beach|US180MN
lake saint louis|US184MO
lake san marcos|US0s2CA
lake sarasota|US0d2FL
lake sebu|PH164
lake secession|US0d0SC
lake shore|US0d4MD,US0s3WA,US180MN
lake station|US184IN
lake stevens|US0s5WA
lake stickney|US0s3WA
lake success|US0d2NY
lake summerset|US181IL
lake tansi|US182TN
lake telemark|US0d0NJ
lake view|US181AL,US180IA
lake village|US181AR
lake villa|US183IL
lake waccamaw|US0d1NC
lake wales|US0d4FL
lake wazeecha|US181WI
lake wildwood|US0s2CA
lake winnebago|US180MO
lake wisconsin|US182WI
lake wissota|US181WI
lake worth corridor|US0d4FL
lake worth|US0d5FL,US182TX
lake wylie|US0d3SC
lake wynonah|US0d1PA
lake zurich|US184IL
lakefield|US181MN
lakehills|US182TX
lakehurst|US0d1NJ
lakeland highlands|US0d3FL
lakeland north|US0s4WA
lakeland south|US0s4WA
lakeland village|US0s4CA
lakeland|US0d7FL,US184TN,US0d2GA,US0d1NY,US181MN
lakemba|AU0o4NSW
lakemont|US0d1PA
lakemoor|US183IL
lakemore|US0d2OH
lakeport|US0s2CA
lakes by the bay|US0d4FL
lakes of the four seasons|US183IN
lakeshire|US181MO
lakeshore|US181LA
lakeside park|US0d1KY
lakeside|US0d5FL,US0s4CA,US0d4VA,US3d1MT,US0s1OR,US180TX
lakesite|US0d1TN
lakes|US4r3AK
lakeview estates|US0d1GA
lakeview|US0d2NY,US0d2NY,US0d2GA,US0s1OR,US0s1CA,US3f0MI,US0d0OH,US3f0MI
lakeville|US186MN
lakeway|US184TX
lakewood club|US3f0MI
lakewood park|US0d4FL,US0d4FL
lakewood shores|US180IL
lakewood|US3d7CO,US0s6CA,US0s6WA,US0d6NJ,US0d6OH,US182IL,US0d2SC,US0d2NY,US181TN
lakha nevre|RU063
lakhdaria|DZ1j6
lakhdenpokhya|RU063
lakheri|IN035
lakhimpur|IN037
lakhipur|IN034,IN034
lakhi|PK054
lakhnadon|IN034
lakhna|IN034
lakhtar|IN034
lakhtinskiy|RU063
lakhyabad|IN035
lakinsk|RU064
lakin|US3d1KS
lakkha nevre|RU062
lakki|PK055
lakota|CI0t5
laksar|IN034
laksham|BD076
lakshettipet|IN033
lakshmeshwar|IN035
lakshmipur|BD076
laktasi|BA2a3
lal bahadur nagar|IN038
lala musa|PK056
lalago|TZ174
lalam|IN033
lala|IN033,PH163
lalcora|ES0y3
lalcudia|ES0y4
lalfas del pi|ES0y4
lalganj|IN035,IN035
lalgola|IN035
lalgudi|IN034
lalian|PK055
lalibela|ET173
lalig|PH164
lalin|ES0y4
lalitpur|IN037
lallaing|FR1g3
lalmatie|MU5g3
lalmohan|BD075
lalmonirhat|BD076
lalor park|AU0o3NSW
lalor|AU0q4VIC
lalpur|IN034
lalsot|IN035
lalupon|NG0a6
lamarque|AR3z3
lamartine|US181WI
lamar|US3d3CO,US182MO,US181AR
lamas|PE0f4,PT3y2
lambakin|PH163
lamballe|FR1g4
lambarene|GA0a4
lambare|PY1x7
lambari|BR094
lambayeque|PE0f5
lambayong|PH163
lamba|PH163
lambersart|FR1g5
lambertville|US3f3MI,US0d2NJ
lambert|US181MS
lambesc|FR1g3
lambeth|GB0i3
lambres lez douai|FR1g2
lambsheim|DE0x3
lambton shores|CA1a3ON
lambunao|PH162
lame deer|US3d1MT
lamego|PT3y3
lamentin|GP484
lamesa|US183TX
lametlla del valles|ES0y3
lamezia terme|IT1c6
lame|NG0a3
lamia|GR3h6
laminusa|PH163
lamin|GM0t5
lamitan city|PH163
lamme|DE0x2
lammi|FI3s2
lamongan|ID0b6
lamoni|US181IA
lamont|US0s4CA
lamorlaye|FR1g3
lampang|TH0m7
lampasas|US183TX
lampazos de naranjo|MX2h2
lampa|CL0n5
lampertheim|DE0x5
lampeter|US0d1PA
lamphun|TH0m5
lamporecchio|IT1c2
lamu|KE175
lan krabue|TH0m3
lan sak|TH0m4
lanai city|US4g2HI
lanaken|BE2p5
lanark|GB0i3,US180IL
lana|IT1c3
lancaster mill|US0d1SC
lancaster|US0s7CA,US0d6PA,GB0i6,US0d5OH,US185TX,US0d3NY,US0d3SC,US0d3MA,US0d2KY,US182WI,US0d1NH
lancenigo villorba|IT1c4
lanchyn|UA153
lanciano|IT1c5
lancienne lorette|CA1a4QC
lancing|GB0i4
lancon provence|FR1g3
lancusi penta bolano|IT1c3
lancut|PL1r4
lancy|CH4k5
land o lakes|US0d5FL
landau an der isar|DE0x4
landau in der pfalz|DE0x5
landeck|AT1s3
landen|BE2p4,US0d3OH
landerneau|FR1g4
lander|US3d3WY
landing|US0d3NJ
landisville|US0d1PA
landis|US0d2NC
landivisiau|FR1g3
landmark|US182AR
landover hills|US0d1MD
landover|US0d5MD
landrum|US0d1SC
landsberg am lech|DE0x5
landsdale|AU1n4WA
landshut|DE0x6
landskrona|SE0x5
landstuhl|DE0x3
landvetter|SE0x3
lane cove north|AU0o4NSW
lane cove|AU0o3NSW
lanesborough|US0d2MA
lanester|FR1g5
lanett|US0d3AL
laneuveville devant nancy|FR1g2
lang son|VN0m6
lang suan|TH0m4
langarud|IR0k6
langcangan|PH163
langdon|US181ND
langelsheim|DE0x4
langenargen|DE0x3
langenau|DE0x4
langenberg|DE0x3
langenfeld|DE0x6
langenhagen|DE0x6
langenhorn|DE0x6
langenselbold|DE0x4
langenthal|CH4k4
langenzenn|DE0x3
langenzersdorf|AT1s3
langen|DE0x5,DE0x4
langepas|RU255
langerwehe|DE0x4
langfang|CN009
langford|CA3n4BC,AU1n2WA
langgons|DE0x4
langhirano|IT1c3
langhorne manor|US0d1PA
langhorne|US0d1PA
langley green|GB0i3
langley park|US0d4MD
langley|CA3n5BC,US0d1SC,US0s0WA
langnau am albis|CH4k3
langnau|CH4k3
langon|FR1g3
langquaid|DE0x2
langres|FR1g3
langsa|ID0b6
langston|US181OK
langtad|PH162
langtang|NG0a4
langtoucun|CN006
langueux|FR1g3
languidic|FR1g3
languyan|PH163
langwarrin|AU0q4VIC
langwedel|DE0x4
langweid|DE0x3
langxiang|CN006
langzhong|CN006
lanham seabrook|US0d4MD
lanham|US0d3MD
lanivtsi|UA153
lanja|IN034
lankaran|AZ2k8
lankow|DE0x3
lankwitz|DE0x5
lannemezan|FR1g3
lannion|FR1g4
lannon|US180WI
lanot|PH163
lansdale|US0d4PA
lansdowne|ZA0w4,US0d3PA,US0d3MD,IN033
lanse|US3f1MI
lansford|US0d2PA
lansing|US3f7MI,US185IL,US184KS,US0d2NY
lanskroun|CZ2e3
lantana|US0d3FL,US183TX
lantapan|PH162
lantiga esquerra de leixample|ES0y5
lanton|FR1g3
lanuvio|IT1c3
lanxi|CN006,CN006
lanzara|IT1c3
lanzhou|CN00b
lao cai|VN0m5
laoag|PH167
laoang|PH164
laohekou|CN008
laojunmiao|CN006
laon|FR1g5
lapaha|TO6k3
lapai|NG0a4
lapao|BR193
lapa|BR095
lapeer|US3f3MI
lapel|US321IN
lapinlahti|FI3s3
lapithos|CY532
laplace|US185LA
laporte|US184IN,US3d1CO
lapovo|RS2a3
lappeenranta|FI3s6
lappersdorf|DE0x4
lapseki|TR013
lapu lapu city|PH168
lapua|FI3s4
lapuyan|PH162
lapwai|US0s0ID
lapy|PL1r4
laquila|IT1c5
laracha|ES0y3
larache|MA107
laramie|US3d5WY
laranjal paulista|BR094
laranjeiras do sul|BR094
laranjeiras|BR2t5
laranjeira|PT3y4
laranjeiro|PT3y4
lara|AU0q4VIC
larbaa nait irathen|DZ1j5
larbaa|DZ1j6
larbert|GB0i3
larch way|US0s2WA
larchmont|US0d3NY
lardero|ES0y3
lardjem|DZ1j5
laredo|US188TX,PE0f5,ES0y4
laren|NL2p4
lares|PR483
largo|US0d6FL,US0d3MD
largs|GB0i4
lariano|IT1c4
larimore|US180ND
larino|IT1c2
larisa|GR3h7
larkana|PK059
larkfield wikiup|US0s3CA
larkfield|GB0i3
larkhall|GB0i4
larkird|AF114
larkspur|US0s4CA
larksville|US0d2PA
larmor plage|FR1g3
larnaca|CY5h6
larned|US182KS
larne|GB0i4
larose|US183LA
larreynaga|NI2s3
larroque|AR213
larvik|NO0x5
lar|IN035
las amapolas|MX044
las amilpas|MX043
las animas|CL0n5,US3d1CO
las brenas|AR215
las cabezas de san juan|ES0y4
las choapas|MX045
las cruces|US3d7NM
las cumbres|PA4b6
las delicias|MX284
las flores|US0s3CA,US0s3CA
las gabias|ES0y4
las guaranas|DO1d3
las heras|AR5y3
las higueras|AR212
las jarretaderas|MX6o3
las juntas|MX6o3,MX043
las khorey|SO173
las lajitas|AR3z3
las lomas|PA4b4,PE0f3,US182TX,US0s2CA
las lomitas|AR213
las maravillas|US3d1NM
las margaritas|MX044
las matas de farfan|DO1d4
las matas de santa cruz|DO1d3
las matas|ES0y4
las navas del marques|ES0y2
las palmas de gran canaria|ES4e9
las palmas ii|US181TX
las palmas|MX3g4
las parejas|AR214
las pedroneras|ES0y3
las piedras|UY2b6,PR483
las pinas|PH169
las pintas de arriba|MX045
las pintitas|MX045
las praderas|NI2s3
las quintas fronterizas colonia|US182TX
las quintas fronterizas|US182TX
las rosas|MX044,AR214
las rozas de madrid|ES0y6
las tablas|PA4b3
las tejerias|VE135
las terrenas|DO1d3
las torres de cotillas|ES0y4
las toscas|AR214
las tres torres|ES0y4
las trojes|HN303
las tunas|CU1f8
las varas|MX3g4
las varillas|AR214
las vegas santa barbara|HN303
las vegas|US0s9NV,US3d4NM
las veredas|MX3g3
las vigas de ramirez|MX043
lasalgaon|IN034
lasam|PH163
lasang|PH163
lasara|US180TX
lasarte|ES0y4
lascahobas|HT2c3
lascano|UY2b3
lasem|ID0b5
lashio|MM0p7
lashkar gah|AF115
lask|PL1r4
lassomption|CA1a4QC
lastoursville|GA0a3
lastra a signa|IT1c4
lastrup|DE0x3
lat yao|TH0m4
latacunga|EC1l6
latakia|SY1t8
latehar|IN034
laterza|IT1c4
latham|US0d4NY
lathen|DE0x3
lathi|IN035
lathrop|US0s4CA,US181MO
lathrup village|US3f2MI
latiano|IT1c4
latimer|US183MS
latina scalo|IT1c3
latina|ES0y8,IT1c6
latisana|IT1c3
latnaya|RU063
laton|US0s1CA
latrobe|US0d3PA
latta|US0d0SC
lattes|FR1g4
lattingtown|US0d1NY
latur|IN038
laubach|DE0x3
lauchhammer|DE0x4
lauchringen|DE0x3
lauda konigshofen|DE0x4
laudenbach|DE0x3
lauderdale by the sea|US0d3FL
lauderdale lakes|US0d5FL
lauderdale|US181MN
lauderhill|US0d6FL
laudio llodio|ES0y4
laudun lardoise|FR1g2
lauenburg|DE0x4
lauf an der pegnitz|DE0x5
laufach|DE0x2
laufenburg|DE0x3
laufen|DE0x3,CH4k2
lauffen am neckar|DE0x3
laughlin air force base|US181TX
laughlin|US0s3NV
lauingen|DE0x3
laukaa|FI3s4
launaguet|FR1g3
launceston|AU517TAS,GB0i3
laungowal|IN034
laupheim|DE0x4
laurel bay|US0d3SC
laurel hill|US0d3VA,US0d0NC
laurel hollow|US0d1NY
laurel lake|US0d2NJ
laurel park|US0d1NC
laurel springs|US0d1NJ
laureldale|US0d2PA
laureles|US182TX
laurelton|US0d4NY
laurel|US0d5MD,US184MS,US0d4VA,PH163,US0d3FL,US3d3MT,US0d2DE,US0d0NY
laurence harbor|US0d3NJ
laurens|US0d3SC,US180IA
laurentides|CA1a4QC
laurinburg|US0d4NC
laurium|US3f1MI
lauro de freitas|BR197
lauro muller|BR093
laurys station|US0d0PA
laur|PH164
lausanne|CH4k7
lautaro|CL0n4
lauterach|AT1s3
lauterbach|DE0x4
lauter|DE0x2
lautoka|FJ606
lauttasaari|FI3s4
lau|NG0a4
lavaca|US181AR
lavagna|IT1c4
lavagno|IT1c3
lavalette|US0d0WV
lavallette|US0d1NJ
lavaltrie|CA1a3QC
laval|CA1a9QC,FR1g6
lavaur|FR1g3
laveen|US1v3AZ
lavelanet|FR1g3
lavello|IT1c4
lavena ponte tresa|IT1c2
laveno|IT1c3
laventille|TT484
laventure|MU5g3
laverkin|US3d2UT
laverne|US180OK
laverton|AU0q2VIC
lavington|AU0o4NSW
lavinio|IT1c3
lavis|IT1c3
lavonia|US0d1GA
lavon|US182TX
lavradio|PT3y4
lavras da mangabeira|BR1b4
lavras|BR096
lavra|PT3y3
lavrio|GR3h3
lawai|US4g1HI
lawang|ID0b7
lawar khas|IN034
lawas|MY1z5
lawndale|US0s5CA
lawnside|US0d2NJ
lawnton|AU1e2QLD,US0d2PA
lawrence park|US0d2PA,US0d2PA
lawrenceburg|US0d3KY,US183TN,US322IN
lawrenceville|US0d5GA,US182IL,US0d2NJ,US0d0VA
lawrence|US187KS,US0d6MA,US326IN,US0d3NY
lawson heights|US0d1PA
lawson|US181MO
lawtell|US180LA
lawton|US187OK,US3f1MI
laxou|FR1g4
layhill|US0d2MD
laymantown|US0d1VA
laytonville|US0s0CA
layton|US3d6UT
laytown|IE2n3
layyah|PK056
lazarevac|RS2a5
lazarevskoye|RU065
lazaro cardenas|MX284,MX333
laza|RO1o3
lazdynai|LT3t5
laziska gorne|PL1r4
lazuri|RO1o2
lazy mountain|US4r1AK
lazy|PL1r3
lazzate|IT1c3
le beausset|FR1g3
le blanc mesnil|FR1g6
le blanc|FR1g3
le bourget|FR1g4
le bouscat|FR1g5
le cabot|FR1g3
le camas|FR1g4
le canet|FR1g3
le cannet|FR1g5
le cendre|FR1g2
le center|US181MN
le chambon feugerolles|FR1g4
le chapitre|FR1g3
le chesnay|FR1g5
le claire|US182IA
le coteau|FR1g3
le cres|FR1g3
le creusot|FR1g5
le francois|MQ5x4
le gosier|GP485
le grand quevilly|FR1g5
le grand saconnex|CH4k3
le grand|US0s1CA
le grau du roi|FR1g3
le grazie di ancona|IT1c3
le gros morne|MQ5x3
le haillan|FR1g3
le havre|FR1g8
le hochet|MU5g4
le kremlin bicetre|FR1g5
le krib|TN3c3
le lamentin|MQ5x5
le lavandou|FR1g3
le locle|CH4k3
le loroux bottereau|FR1g2
le lorrain|MQ5x3
le luc|FR1g3
le mans|FR1g7
le marin|MQ5x3
le mars|US183IA
le mee sur seine|FR1g4
le merlan|FR1g3
le mesnil esnard|FR1g3
le mesnil le roi|FR1g3
le mesnil saint denis|FR1g3
le mont sur lausanne|CH4k2
le morne rouge|MQ5x2
le moule|GP485
le muy|FR1g3
le palais sur vienne|FR1g3
le passage|FR1g3
le peage de roussillon|FR1g3
le pecq|FR1g4
le perray en yvelines|FR1g3
le perreux sur marne|FR1g5
le petit quevilly|FR1g5
le pharo|FR1g3
le pian medoc|FR1g3
le plateau|CA1a4QC
le plessis bouchard|FR1g3
le plessis robinson|FR1g4
le plessis trevise|FR1g4
le poinconnet|FR1g2
le poire sur vie|FR1g3
le pont de claix|FR1g4
le pontet|FR1g4
le portel|FR1g3
le port|RE145
le pouliguen|FR1g2
le pradet|FR1g4
le pre saint gervais|FR1g4
le puy en velay|FR1g5
le puy sainte reparade|FR1g2
le raincy|FR1g4
le relecq kerhuon|FR1g4
le rheu|FR1g3
le robert|MQ5x5
le roy|US0d2NY,US182IL
le soler|FR1g3
le sueur|US182MN
le taillan medoc|FR1g3
le tampon|RE146
le teich|FR1g2
le teil|FR1g3
le thor|FR1g3
le touquet paris plage|FR1g3
le trait|FR1g2
le treport|FR1g3
le vauclin|MQ5x3
le vesinet|FR1g4
lea hill|US0s4WA
leachville|US181AR
leadville north|US3d1CO
leadville|US3d1CO
leadwood|US180MO
lead|US3d2SD
league city|US187TX
lealman|US0d4FL
leamington|CA1a5ON
leander|US185TX
leatherhead|GB0i5
leavenworth|US185KS,US0s1WA
leavittsburg|US0d1OH
leawood|US185KS
lebach|DE0x4
lebaksiu|ID0b5
lebanon junction|US0d1KY
lebanon south|US0d1PA
lebanon|US185TN,US0d5PA,US0d4OH,US0s4OR,US324IN,US184MO,US0d4NH,US0d3KY,US0d2ME,US182IL,US0d2VA,US0d1NJ
lebbeke|BE2p4
lebec|US0s1CA
lebedyan|RU065
lebedyn|UA155
lebork|PL1r5
lebowakgomo|ZA0w5
lebrija|ES0y5,CO0h3
lebu|CL0n4
lebyazhye|RU253,RU063
leca da palmeira|PT3y4
leca do bailio|PT3y4
lecanto|US0d3FL
lecce|IT1c6
lecco|IT1c6
lechee|US1v1AZ,US3d1AZ
lecheng|CN007
lechinta|RO1o3
leck|DE0x3
lecompte|US180LA
leczna|PL1r4
leczyca|PL1r4
ledbetter|US181KY
ledbury|GB0i3
ledeberg|BE2p3
ledec nad sazavou|CZ2e3
ledegem|BE2p3
lede|BE2p4
leduc|CA2o4AB
ledyard|US0d4CT
ledziny|PL1r4
lee acres|US3d3NM,US3d3NM
lee on the solent|GB0i3
leechburg|US0d1PA
leeds|GB0i9,US184AL,US0d1ME
leegebruch|DE0x3
leek|GB0i4,NL2p4
leeming|AU1n3WA
leerdam|NL2p4
leersum|NL2p3
leers|FR1g3
leer|DE0x5,SS443
lees summit|US187MO
leesburg|US0d6VA,US0d4FL,US0d2GA,US0d0OH,US180AL
leesport|US0d1PA
leesten|NL2p3
leesville|US183LA,US0d1SC
leetonia|US0d1OH
leeton|AU0o3NSW
leetsdale|US0d0PA
leeuwarden|NL2p7
lee|US0d2NH,US0d1MA
leffrinckoucke|FR1g2
lefkada|GR3h3
lefka|CY5h3
leforest|FR1g3
lefortovo|RU067
leganes|ES0y8
legaspi|PH167
legden|DE0x3
legend lake|US181WI
legian|ID263
legionowo|PL1r6
legnago|IT1c4
legnano|IT1c6
legnaro|IT1c3
legnica|PL1r7
leguevin|FR1g3
lehavim|IL343
lehigh acres|US0d6FL
lehighton|US0d2PA
lehi|US3d6UT
lehliu gara|RO1o3
lehre|DE0x4
lehrte|DE0x5
leh|IN035
leibnitz|AT1s3
leicester|GB0i9,US0d3MA,US0d0VT
leichhardt|AU0o4NSW
leichlingen|DE0x5
leiden|NL2p7
leiderdorp|NL2p5
leighton buzzard|GB0i5
leigh|GB0i5
leilani estates|US4g1HI
leimen|DE0x5
leinburg|DE0x3
leinefelde worbis|DE0x4
leinfelden echterdingen|DE0x5
leingarten|DE0x3
leini|IT1c4
leioa|ES0y5
leipheim|DE0x3
leipsic|US0d1OH
leipzig|DE0x9
leiria|PT3y5
leirvik|NO0x3
leisnig|DE0x3
leiston|GB0i3
leisure city|US0d5FL
leisure knoll|US0d1NJ
leisure village east|US0d2NJ
leisure village west pine lake park|US0d2NJ
leisure village|US0d2NJ
leisure world|US0d3MD
leisuretowne|US0d2NJ
leitchfield|US183KY
leith hatfield|US0d1PA
leixlip|IE2n4
leiyang|CN007
lejanias|CO0h2
lekeitio|ES0y3
lekki|NG0a9
leksand|SE0x3
leku|ET174
leland grove|US181IL
leland|US0d4NC,US182MS
leliana|ES0y4
lely resort|US0d2FL
lelydorp|SR504
lelystad|NL2p6
lely|US0d2FL
lemay|US184MO
lembang|ID0b8
lembar|ID263
lembeni|TZ174
leme|BR096
lemgo|DE0x5
lemmer|NL2p3
lemmon valley|US0s2NV
lemmon|US3d0SD
lemon grove|US0s5CA
lemont|US184IL,US0d1PA
lemoore station|US0s3CA
lemoore|US0s5CA
lemoyne|US0d2PA
lempaala|FI3s4
lempster|US0d0NH
lemsahl mellingstedt|DE0x3
lemta|TN3c2
lemvig|DK0x3
lemwerder|DE0x3
lenah valley|AU513TAS
lenape heights|US0d0PA
lenauheim|RO1o2
lena|US181IL
lenbe|HT2c5
lencois paulista|BR096
lendelede|BE2p2
lendinara|IT1c3
lend|AT1s5
lenexa|US186KS
lengede|DE0x4
lengenfeld|DE0x3
lengerich|DE0x5
lenger|KZ1h4
lenggries|DE0x3
lengnau|CH4k3
lengshuijiang|CN007
lengshuitan|CN006
leninaul|RU063
lenina|RU062
leningradskaya|RU065
leninkent|RU064
leninogorsk|RU066
lenino|UA4a3
leninsk kuznetsky|RU3u7
leninskiye gory|RU065
leninskiy|RU063,KZ1h3
leninskoye|KZ1h4,RU3q3,RU422
leninsk|RU2q4
lennestadt|DE0x5
lenningen|DE0x3
lennox head|AU0o3NSW
lennox|US0s5CA,US181SD
lenoir city|US0d3TN
lenoir|US0d4NC
lenox|US0d1MA,US180IA
leno|IT1c3
lensahn|DE0x2
lensk|RU4x5
lens|FR1g5
lentate sul seveso|IT1c3
lentekhi|GE2m3
lentilly|FR1g2
lentini|IT1c5
lenti|HU1q3
lents|US0s4OR
lentvaris|LT3t4
lent|NL2p3
lenwood|US0s2CA
lenzburg|CH4k3
lenzie|GB0i3
lenzkirch|DE0x2
leo cedarville|US322IN
leoben|AT1s3
leogane|HT2c7
leognan|FR1g3
leola|US0d3PA
leominster|US0d5MA,GB0i3
leon de los aldama|MX04a
leon valley|US183TX
leona valley|US0s1CA
leona vicario|MX3m3
leonardo|US0d1NJ
leonardtown|US0d2MD
leonard|US181TX
leonberg|DE0x6
leondarion|GR3h3
leones|AR213
leonforte|IT1c4
leongatha|AU0q2VIC
leonia|US0d3NJ
leonovo|RU065
leonville|US180LA
leon|NI2s7,ES0y7,PH162,US181IA
leopoldina|BR096
leopoldsburg|BE2p4
leopoldsdorf|AT1s2
leopoldshohe|DE0x4
leopold|AU0q4VIC
leordeni|RO1o3
leoti|US3d1KS
leova|MD3k4
leo|BF0t5
lepanto|US181AR
lepa|PH163
lepe|ES0y5
leposaviq|XK2a4
leppavirta|FI3s3
lepsy|KZ1h2
lequile|IT1c3
lercara friddi|IT1c3
lerdo de tejada|MX044
lere|NG0a7,NG0a4
leribe|LS0w6
lerici|IT1c3
lerida|CO0h4
lerik|AZ2k3
lerma de villada|MX045
lerma|MX363
lermontov|RU065
lerum|SE0x5
lerwick|GB0i3
les abymes|GP486
les andelys|FR1g3
les anglais|HT2c3
les angles|FR1g3
les arcs|FR1g3
les arnavaux|FR1g2
les avanchets|CH4k3
les avirons|RE143
les aygalades|FR1g3
les baumettes|FR1g3
les caillols|FR1g3
les cayes|HT2c7
les chartreux|FR1g3
les clayes sous bois|FR1g4
les corts|ES0y6
les coteaux|CA1a4QC
les escaldes|AD6n4
les essarts le roi|FR1g3
les grands carmes|FR1g3
les herbiers|FR1g4
les lilas|FR1g4
les mureaux|FR1g5
les olives|FR1g4
les pavillons sous bois|FR1g4
les pennes mirabeau|FR1g4
les ponts de ce|FR1g4
les roquetes|ES0y4
les sables dolonne|FR1g4
les sorinieres|FR1g3
les trois bassins|RE143
les trois ilets|MQ5x3
les trois lucs|FR1g2
les ulis|FR1g5
lesage|US0d0WV
lescala|ES0y3
lescar|FR1g3
leshan|CN007
lesigny|FR1g3
lesina|IT1c3
leskovac|RS2a7
lesko|PL1r3
leslie|US3f1MI
lesmo|IT1c3
lesmurdie|AU1n3WA
lesneven|FR1g3
lesnica ratyn pustki|PL1r3
lesnikovo|RU253
lesnoy gorodok|RU062
lesnoy|RU256,RU255,RU063,RU063,RU423
lesogorsk|RU3r3
lesosibirsk|RU2w6
lesozavodsk|RU3q5
lesparre medoc|FR1g2
lespezi|RO1o3
lesquin|FR1g3
lessines|BE2p4
lesslie|US0d2SC
lestaque|FR1g3
lester prairie|US181MN
lesznowola|PL1r2
leszno|PL1r6
letavertes|HU1q3
letcani|RO1o3
letchworth garden city|GB0i5
leteri|IN034
lethbridge|CA2o6AB
leticia|CO0h5
letlhakane|BW1w4
letlhakeng|BW1w3
letnany|CZ2e4
letohrad|CZ2e3
letovice|CZ2e3
letpandan|MM0p5
lettere|IT1c2
letterkenny|IE2n4
letychiv|UA153
leua|AO0a2
leumeah|AU0o3NSW
leuna|DE0x3
leun|DE0x3
leusden|NL2p5
leutenbach|DE0x3
leutershausen|DE0x2
leutkirch|DE0x4
leuven|BE2p7
leu|RO1o2
lev tolstoy|RU063
levallois perret|FR1g6
levanger|NO0x3
levant|US0d1ME
levashi|RU063
level green|US0d2PA
level park oak park|US3f2MI
level plains|US181AL
levelland|US184TX
leven|GB0i3
leverano|IT1c4
leverett|US0d1MA
leverkusen|DE0x7
levice|SK2e5
levico terme|IT1c3
levin|NZ494
levis|CA1a7QC
levittown|US0d6PA,US0d6NY,PR485
levoberezhnyy|RU066
levoca|SK2e4
levokumka|RU062
levokumskoye|RU064
levski|BG2f4
levuka|FJ603
lewes|GB0i4,US0d2DE
lewin brzeski|PL1r3
lewis center|US0d3OH
lewisburg|US184TN,US0d3PA,US0d2WV,US0d1OH
lewisport|US181KY
lewiston orchards|US0s5ID
lewiston|US0d5ME,US0s5ID,US0d1NY,US5k1UT,US181MN,US3f0MI,US0s0CA
lewistown|US0d3PA,US3d3MT,US181IL
lewisville|US187TX,US0d4NC,US0s1WA,US180AR
lexington fayette|US0d8KY
lexington hills|US0s1CA
lexington park|US0d4MD
lexington|US0d8KY,US0d5MA,US0d4SC,US0d4NC,US183NE,US183TN,US0d3VA,US0d2OH,US182MO,US181OK,US181IL,US181MN,US181MS,US180TX,US3f0MI
leyland|GB0i5
leyte|PH163
leyva solano|MX3g5
lezajsk|PL1r4
lezhe|AL4f4
lezhnevo|RU063
lezignan corbieres|FR1g3
lezoux|FR1g2
lezo|ES0y3
lgovskiy|RU065
lhasa|CN007
lhay les roses|FR1g5
lhokseumawe|ID0b6
lhospitalet de llobregat|ES0y8
li punti san giovanni|IT1c3
liancourt|FR1g3
lianga|PH164
lianghu|CN007
liangxiang|CN006
lianhe|CN007
lianjiang|CN007
lianozovo|RU066
lianran|CN007
lianshan|CN008
lianyuan|CN006
lianzhou|CN007,CN006
lian|PH163
liaocheng|CN008
liaoyang|CN009
liaoyuan|CN009
liaozhong|CN006
libano|CO0h5
libby|US3d1MT
libenge|CD0a5
liben|CZ2e5
liberal|US184KS
libercourt|FR1g3
liberec|CZ2e7
liberia|CR4l6
libertador general san martin|AR4p6
libertad|PH168,UY2b3,PH163,PH162
liberty center|US0d0OH
liberty city|US181TX
liberty hill|US180TX
liberty lake|US0s3WA
libertyville|US184IL
liberty|US185MO,US183TX,US0d2NY,US0d2SC,US0d1NC,US0d1PA,US0d1KY,US321IN,US3d0UT
libiaz|PL1r4
libog|PH164
libona|PH163
libon|PH166
liboro|PH163
libourne|FR1g5
librazhd qender|AL4f4
libres|MX044
libreville|GA0a9
libungan|PH162
licab|PH163
licata|IT1c5
licenciado benito juarez campo gobierno|MX3g5
licey al medio|DO1d3
lice|TR014
licheng|CN007,CN006
lichfield|GB0i5
lichinga|MZ1w7
lichtenau|DE0x3,DE0x2
lichtenberg|DE0x5
lichtenburg|ZA0w6
lichtenegg|AT1s3
lichtenfels|DE0x4
lichtenrade|DE0x6
lichtenstein|DE0x4
lichtentanne|DE0x3
lichtenvoorde|NL2p4
lichterfelde|DE0x6
lichtervelde|BE2p3
lichuan|CN006
lich|DE0x4
licking|US182MO
lida|BY1p7
lidcombe|AU0o4NSW
lidingo|SE0x5
lidkoping|SE0x5
lido adriano|IT1c3
lido beach|US0d2NY
lido di jesolo|IT1c3
lido di ostia|IT1c6
lido|IT1c4
lidzbark warminski|PL1r4
lidzbark|PL1r3
liebenau|AT1s4
liebenburg|DE0x3
liedekerke|BE2p4
liederbach|DE0x3
liege|BE2p8
lieksa|FI3s4
lielvarde|LV372
lienen|DE0x3
lienz|AT1s4
liepaja|LV376
lier|BE2p5
liestal|CH4k4
liesti|RO1o3
liesveld|NL2p3
lieto|FI3s4
lieusaint|FR1g3
lievin|FR1g5
liezen|AT1s3
liffre|FR1g3
ligao|PH163
ligaya|PH163,PH162
light street|US0d0PA
lighthouse point|US0d3FL
lightwater|GB0i3
lignano sabbiadoro|IT1c3
ligny en barrois|FR1g2
ligonier|US322IN,US0d1PA
lihue|US4g3HI
lijiang|CN00a
likasi|CD1w9
likhobory|RU066
likhoslavl|RU064
likhovskoy|RU064
likino dulevo|RU065
likisa|TL5i4
lilbourn|US180MO
lilburn|US0d4GA
lile perrot|CA1a3QC
liliani|PK054
lilienthal|DE0x4
lilio|PH164
lillebonne|FR1g3
lillehammer|NO0x4
lillerod|DK0x4
lillers|FR1g3
lillesand|NO0x3
lillestrom|NO0x4
lille|FR1g8,BE2p4
lillington|US0d2NC
liloan|PH166
lilongwe|MW1w9
lily lake|US180IL
lilydale|AU0q4VIC
lilyfield|AU0o3NSW
lima duarte|BR094
limache|CL0n5
limanowa|PL1r4
liman|RU063
limassol|CY5h7
limavady|GB0i4
limay|PH166,FR1g4
lima|PE0fd,US0d5OH,PY1x3,US0d1PA,US0d1NY
limbach oberfrohna|DE0x5
limbang|MY1z5
limbazi|LV373
limbdi|IN035
limbe|CM0a6
limbiate|IT1c5
limbourg|BE2p2
limburg an der lahn|DE0x5
limburgerhof|DE0x3
limeil brevannes|FR1g4
limeira|BR098
limena|IT1c2
limerick|US0d4PA,US0d1ME
limestone creek|US0d0FL
limestone|US181IL,US7c0ME
limin mesoyaias|GR3h3
limington|US0d2ME
liminka|FI3s3
limmen|NL2p3
limoeiro do norte|BR1b5
limoeiro|BR1y5
limoges|FR1g7
limonar|CU1f5
limon|CR4l6,US3d1CO
limours|FR1g3
limoux|FR1g3
limpio|PY1x7
limulunga|ZM1w3
limuru|KE173
linabo|PH163
linamon|PH163
linares|CL0n6,MX2h6,ES0y6
linas|FR1g3
lincheng|CN006
lincoln beach|US0s1OR
lincoln city|US0s3OR
lincoln heights|US0d2OH,US0d2OH
lincoln park|US186IL,US3f5MI,US0d3NJ,US3d2CO,US0d1NY,US0d1PA
lincoln square|US185IL
lincoln village|US0d3OH,US0s2CA
lincolndale|US0d1NY
lincolnia|US0d5VA
lincolnshire|US183IL
lincolnton|US0d3NC,US0d1GA
lincolnville|US0d1ME,US0d0SC
lincolnwood|US184IL
lincoln|US188NE,GB0i7,US0s6CA,AR025,US0d4RI,US184IL,US0d3MA,US183AL,US5k2ID,US182ND,US0d2ME,US181AR,US180KS,US0d0VT,US180MO,US0d0PA,US3d0MT
lincroft|US0d3NJ
linda a velha|PT3y4
lindale|US183TX,US0d2GA
lindau|DE0x5
linda|US0s4CA,RU062
lindenfels|DE0x2
lindenheuvel|NL2p3
lindenholt|NL2p4
lindenhurst|US0d5NY,US184IL
lindenwold|US0d4NJ
linden|GY4z5,US0d5NJ,US3f2MI,US1v1AZ,US181AL,US181TX,US0s1CA
lindesberg|SE0x3
lindfield|AU0o3NSW
lindisfarne|AU513TAS
lindi|TZ175
lindlar|DE0x5
lindley|ZA0w4,US0d1NY
lindome|SE0x3
lindon|US3d3UT
lindsay|CA1a4ON,US0s4CA,US182OK,US180TX
lindsborg|US182KS
lindsdal|SE0x3
lindstrom|US182MN
lind|AT1s2
lineville|US181AL
linevo|RU224
linfen|CN008
linganore|US0d3MD
lingayen|PH166
lingcheng|CN006
lingdong|CN006
lingenfeld|DE0x2
lingen|DE0x6
linghai|CN006
lingig|PH163
linglestown|US0d3PA
lingolsheim|FR1g4
lingsugur|IN035
linguaglossa|IT1c2
lingyuan|CN007
linhai|CN007
linhares|BR097
linjiang|CN006
linkenheim hochstetten|DE0x4
linkoping|SE0x7
linkou|CN006
linlithgow|GB0i4
linnich|DE0x4
linntown|US0d1PA
linn|US181MO
lino lakes|US184MN
linping|CN006
linqiong|CN006
linqu|CN006
linselles|FR1g3
linshui|CN007
linstead|JM2v4
lins|BR096
linthicum|US0d3MD
linton hall|US0d5VA
lintong|CN006
linton|US322IN,US180ND
lint|BE2p3
linwood|GB0i3,US0d3NJ,US0d2PA
linxia chengguanzhen|CN008
linxi|CN007
linyi|CN008
linz am rhein|DE0x3
linz|AT1s8
lionel town|JM2v2
lionville|US0d3PA
lipa city|PH168
lipany|SK2e3
lipayran|PH163
liperi|FI3s4
lipetsk|RU069
liphook|GB0i3
lipkovo|MK2a5
lipljan|XK2a3
lipnik nad becvou|CZ2e3
lipno|PL1r4
lipomo|IT1c2
lipova|RO1o3
lipovtsy|RU3q3
lippstadt|DE0x6
lipscomb|US181AL
lipsko|PL1r3
liptovsky hradok|SK2e3
liptovsky mikulas|SK2e5
lira|UG177
lisakovsk|KZ525
lisala|CD0a6
lisarow|AU0o2NSW
lisbon falls|US0d2ME
lisbon|PT3y9,US0d3ME,US0d2CT,US0d2OH,US0d1OH,US181IA,US181ND
lisburn|GB0i6
lishui|CN007
lishu|CN006
lisieux|FR1g5
liskeard|GB0i3
liski|RU066
lisle adam|FR1g3
lisle dabeau|FR1g4
lisle jourdain|FR1g3
lisle sur la sorgue|FR1g4
lisle|US185IL
lisses|FR1g3
lisse|NL2p4
lissone|IT1c5
liss|GB0i3
listowel|CA1a3ON
litayan|PH162
litchfield park|US1v2AZ
litchfield|US0d3NH,US183IL,US183MN,US3f0MI,US0d0CT
liteni|RO1o3
litherland|GB0i5
lithgow|AU0o2NSW
lithia springs|US0d4GA
lithonia|US0d1GA
lithopolis|US0d0OH
litija|SI2a3
lititz|US0d3PA
litochoro|GR3h3
litomerice|CZ2e5
litomysl|CZ2e3
litovel|CZ2e3
littau|CH4k4
little bray|IE2n3
little canada|US183MN
little chute|US183WI
little cottonwood creek valley|US3d3UT
little elm|US185TX
little falls|US0d3NJ,US183MN,US0d2NY
little ferry|US0d3NJ
little flock|US181AR
little hulton|GB0i3
little lever|GB0i4
little mountain|AU1e3QLD
little neck|US0d3NY
little river academy|US181TX
little river|US0d3SC
little rock air force base|US180AR
little rock|US188AR,US180MN
little round lake|US180WI
little silver|US0d3NJ
little valley|US0d0NY
littleborough|GB0i4
littlefield|US183TX
littlehampton|GB0i6
littleport|GB0i3
littlerock|US0s0CA
littlestown|US0d2PA
littleton common|US0d1MA
littleton|US3d6CO,US0d2NH
litvinov|CZ2e5
lityn|UA153
litzendorf|DE0x3
liuboml|UA153
liuduzhai|CN003
liuhe|CN006
liukuaizhuang|CN002
liuli|TZ174
liupanshui|CN008
livada|RO1o3
livadeia|GR3h4
livadia|CY5h2
livadiya|RU3q4
livani|LV373
live oak|US0s4CA,US184TX,US0s3CA,US0d3FL
lively|CA1a2ON
liverdun|FR1g3
livermore falls|US0d1ME
livermore|US0s6CA,US0d1ME,US180KY
liverpool|GB0ia,AU0o5NSW,US0d1NY
liversedge|GB0i4
livezi vale|RO1o2
livingston manor|US0d0NY
livingstone|ZM1w7
livingstonia|MW1w2
livingston|GB0i6,US0d5NJ,GT2r4,US0s4CA,US3d3MT,US182TX,US182TN,US182AL,US181LA
livno|BA2a4
livny|RU066
livonia|US3f7MI,US180LA,US0d0NY
livorno|IT1c7
livramento do brumado|BR194
livron sur drome|FR1g3
livry gargan|FR1g5
liwale|TZ174
liwan|PH162
liwa|OM145
liwonde|MW1w4
lizzanello|IT1c3
lizzano|IT1c3
ljubljana|SI2a8
ljubuski|BA2a3
ljungby|SE0x4
ljungsbro|SE0x3
ljusdal|SE0x3
llagostera|ES0y3
llaillay|CL0n4
llallagua|BO245
llanca|ES0y2
llandrindod wells|GB0i2
llandudno|GB0i4
llanelli|GB0i6
llanera|ES0y4,PH162
llanes|ES0y4
llanharan|GB0i3
llano bonito|PA4b3
llano grande|US182TX
llano|US182TX
llantrisant|GB0i4
llantwit major|GB0i4
llazice|XK2a4
llefia|ES0y5
lleida|ES0y7
llerena|ES0y3
llica damunt|ES0y4
lliria|ES0y5
llorente|PH163,CR4l3
lloren|PH163
lloret de mar|ES0y5
lloseta|ES0y2
lloyd harbor|US0d2NY
lloydminster|CA2o5AB
llucmajor|ES0y5
lluta|PE0f3
lms|RU062
lo prado|CL0n7
loa janan|ID268
loacan|PH163
loanda|BR094
loandjili|CG0a5
loanhead|GB0i3
loano|IT1c3
lobao|PT3y3
lobatse|BW1w5
lobau|DE0x4
lobbes|BE2p2
lobez|PL1r3
lobito|AO0a8
lobnya|RU066
loboc|PH164
lobujya|NP203
lobva|RU253
locarno|CH4k4
locate di triulzi|IT1c3
loch garman|IE2n4
loch lomond|US0d2VA
locharbriggs|GB0i3
lochau|AT1s3
lochbuie|US3d2CO
lochearn|US0d5MD
lochem|NL2p4
loches|FR1g3
lochgau|DE0x2
lochgelly|GB0i3
lochmoor waterway estates|US0d2FL
lochow|PL1r3
lochristi|BE2p4
lochsloy|US0s1WA
lock haven|US0d3PA
lockeford|US0s2CA
lockhart|US184TX,US0d4FL
lockland|US0d2OH
lockleys|AU2d2SA
lockney|US181TX
lockport heights|US180LA
lockport|US185IL,US0d4NY,US181LA
lockwood|US3d3MT
locorotondo|IT1c3
locri|IT1c3
locust fork|US180AL
locust grove|US0d3GA,US180OK
locust valley|US0d2NY
locust|US0d2NC
loddekopinge|SE0x3
lodeve|FR1g3
lodeynoye pole|RU064
lodhikheda|IN033
lodhran|PK057
lodi vecchio|IT1c3
lodi|US0s6CA,IT1c5,US0d5NJ,FR1g3,US182WI,US0d1OH
lodja|CD1w6
lodwar|KE174
lodygowice|PL1r3
lodz|PL1ra
lod|IL346
loei|TH0m5
lofall|US0s1WA
loffingen|DE0x3
lofthouse|GB0i5
logan central|AU1e3QLD
logan city|AU1e8QLD
logan elm village|US0d0OH
logan square|US186IL
loganholme|AU1e3QLD
loganlea|AU1e3QLD
logansport|US324IN,US181LA
loganville|US0d3GA,US0d0PA
logan|US3d6UT,US0d3OH,US0d1WV,US181IA
logatec|SI2a3
lognes|FR1g4
logrono|ES0y7
logten|DK0x2
lohaghat|IN033
lohardaga|IN036
loharu|IN034
lohfelden|DE0x4
lohja|FI3s5
lohmar|DE0x5
lohne|DE0x5,DE0x5,DE0x3
lohogaon|IN034
lohr am main|DE0x4
lohra|DE0x3
loikaw|MM0p4
loison sous lens|FR1g3
loja|EC1l7,ES0y4
lokbatan|AZ2k5
lokeren|BE2p5
lokhvytsya|UA154
lokken|DK0x3
lokoja|NG0a6
lokomotivnyy|RU253
lokossa|BJ0a6
lokot|RU064
lollar|DE0x3
lolleria|ES0y3
lolodorf|CM0a4
lolo|US3d2MT
lom sak|TH0m4
loma bonita|MX045
loma de cabrera|DO1d3
loma de gato|PH164
loma la paz|MX2h2
loma linda|US0s5CA
loma rica|US0s1CA
lomas de altavista|MX043
lomas de barrillas|MX043
lomas de san agustin|MX044
lomas de san sebastian|MX044
lomas de santa anita|MX283
lomas de sargentillo|EC1l3
lomas del sur|MX044
lomas verdes|MX043
lomazzo|IT1c3
loma|US3d0CO
lombardia|MX044
lombardijen|NL2p4
lombard|US185IL
lome|TG0ta
lomianki|PL1r4
lomira|US181WI
lomita|US0s4CA
lommatzsch|DE0x3
lomma|SE0x4
lommel|BE2p5
lomme|FR1g5
lomnice nad popelkou|CZ2e3
lomo de arico|ES4e3
lomonosov|RU065
lompico|US0s0CA
lompoc|US0s5CA
lomza|PL1r6
lom|BG2f5
lonaconing|US0d0MD
lonar|IN034
lonate pozzolo|IT1c3
lonato|IT1c3
lonavla|IN036
loncoche|CL0n4
londa|IN033
londerzeel|BE2p4
londonderry county borough|GB0i6
londonderry|US0d3NH,US0d1VT
londontowne|US0d3MD
london|GB0id,CA1a8ON,US0d3OH,US0d3KY,US0s1CA,US180AR
londrina|BR099
lone grove|US182OK
lone jack|US180MO
lone oak|US180TN
lone pine|US0s1CA
lone star|US181TX,US181TX
lone tree|US3d4CO,US181IA
long ashton|GB0i2
long beach|US0s9CA,US0d5NY,US184MS,US0d2NC,US0d1MD,US0s0WA,US180IN
long branch|US0d5NJ
long creek|US180IL
long eaton|GB0i6
long grove|US183IL
long hill|US0d2CT
long island city|US0d5NY
long jetty|AU0o3NSW
long lake|US182IL,US181MN
long mountain|MU5g3
long neck|US0d1DE
long prairie|US182MN
long valley|US0d1NJ
long xuyen|VN0v7
longavi|CL0n3
longboat key|US0d3FL
longbranch|US0s2WA
longdendale|GB0i3
longfeng|CN007
longfield|GB0i4
longford|IE2n3
longgang|CN006
longido|TZ173
longjiang|CN007
longjing|CN007
longjumeau|FR1g4
longmeadow|US0d4MA
longmen|CN002
longmont|US3d7CO
longonjo|AO0a5
longpont sur orge|FR1g3
longquan|CN007
longridge|GB0i3
longsight|GB0i4
longton|GB0i4
longtown|US181OK
longueau|FR1g2
longuenesse|FR1g4
longueuil|CA1a8QC
longuyon|FR1g3
longvic|FR1g3
longview heights|US0s2WA
longview|US186TX,US0s5WA,US0d2NC
longwood|US0d4FL
longwy|FR1g4
long|TH0m4
lonigo|IT1c4
loningen|DE0x4
loni|IN037
lonoke|US182AR
lons le saunier|FR1g4
lonsdale|US182MN
lons|FR1g4
looe|GB0i2
loogootee|US6s1IN
lookout mountain|US0d1TN,US0d1GA
loomis|US0s3CA
loon op zand|NL2p5
loon plage|FR1g3
loon|PH163
loos en gohelle|FR1g3
loos|FR1g4
lop buri|TH0m6
lopatinskiy|RU064
lopez jaena|PH162,PH162
lopezville|US182TX
lopez|PH165
lopik|NL2p4
loppi|FI3s3
loqueb este|PH163
lora del rio|ES0y4
lorain|US0d6OH
loralai|PK055
lorane|US0d2PA
lorca|ES0y7
lorch|DE0x4
lordelo|PT3y3
lordsburg|US3d1NM
lordstown|US0d2OH
lorena|BR096,US181TX
lorengau|PG4s3
lorenz park|US0d1NY
lorenzo|US180TX
loreto|MX045,MX3g4,IT1c3,PH163,PH162
loretto|US181TN,US0d0PA
lorgues|FR1g3
lorica|CO0h5
lorient|FR1g6
lorinci|HU1q3
loriol sur drome|FR1g3
loris|US0d1SC
lormi|IN034
lormont|FR1g5
lorqui|ES0y3
lorrach|DE0x6
lorraine|CA1a3QC
lorsch|DE0x4
lorton|US0d4VA
los alamitos|US0s4CA
los alamos|US3d4NM,US0s1CA
los alcazares|ES0y4
los altos hills|US0s3CA
los altos|US0s5CA,AR353
los andes|CL0n6
los angeles|US0scCA,CL0n7
los aquijes|PE0f3
los arabos|CU1f4
los arcos|MX042
los banos|PH167,US0s5CA
los barrios|ES0y4
los chavez|US3d2NM
los corrales de buelna|ES0y4
los dos caminos|VE136
los frentones|AR213
los fresnos|US183TX
los gabatos|ES0y2
los gatos|US0s5CA
los indios|US180TX
los llanos de aridane|ES4e4
los llanos|DO1d2
los lunas|US3d4NM
los mochis|MX3g8
los molinos|US0s1CA
los olivos|MX043,US0s0CA
los osos|US0s4CA
los palacios y villafranca|ES0y5
los palacios|CU1f5
los palmitos|CO0h4
los patios|CO0h6
los polvorines|AR026
los ranchos de albuquerque|US3d3NM
los rastrojos|VE135
los realejos|ES4e5
los reyes acaquilpan|MX046
los reyes de juarez|MX044
los reyes de salgado|MX045
los ruisenores|MX043
los santos de maimona|ES0y3
los santos|PA4b3
los serranos|US0s3CA
los silos|ES4e2
los teques|VE137
los tuzos|MX042
los villares|ES0y2
los yebenes|ES0y3
los zacatones|MX043
losal|IN035
losheim|DE0x4
loshnitsa|BY1p3
losice|PL1r3
losino petrovskiy|RU064
losone|CH4k3
lospalos|TL5i4
lossburg|DE0x3
losser|NL2p4
lossiemouth|GB0i3
lossnitz|DE0x3
lost creek|US182TX
lost hills|US0s1CA
lota|CL0n6
lotoshino|RU062
lotte|DE0x4
loudeac|FR1g3
loudi|CN007
loudonville|US0d1OH
loudon|US0d3TN
loudoun valley estates|US0d2VA
loudun|FR1g3
louga|SN0t6
loughborough|GB0i6
loughman|US0d1FL
loughrea|IE2n2
louhans|FR1g3
louis trichardt|ZA0w6
louisa|US0d1KY,US0d1VA
louisburg|US182KS,US0d2NC
louiseville|CA1a3QC
louisiana|US182MO
louisville|US4w8KY,US3d4CO,US0d3OH,US183MS,US0d2TN,US0d1GA,US180NE,US180IL
loukhi|RU063
loule|PT3y5
loum|CM0a7
louny|CZ2e4
loup city|US180NE
lourdes|FR1g4,PH163
loures|PT3y6
lourical|PT3y2
lourinha|PT3y3
lourosa|PT3y3
lousa|PT3y4
loushanguan|CN006
louth|GB0i4
loutraki|GR3h4
louvain la neuve|BE2p5
louveciennes|FR1g3
louveira|BR095
louviers|FR1g4
louvres|FR1g3
louvroil|FR1g3
lovech|BG2f5
lovejoy|US0d3GA
loveland park|US0d1OH
loveland|US3d6CO,US0d4OH
lovell|US3d1WY,US0d0ME
lovelock|US0s1NV
lovendegem|BE2p3
lovere|IT1c2
loves park|US185IL
lovettsville|US0d1VA
lovgardet|SE0x3
lovina|ID263
lovington|US3d4NM,US180IL
loving|US3d0NM
lovisa|FI3s4
lovosice|CZ2e3
lovrin|RO1o3
lowellville|US0d0OH
lowell|US0d7MA,US183IN,US183AR,US3f2MI,US0d2NC,US0s0OR
lower allen|US0d3PA
lower burrell|US0d4PA
lower earley|GB0i5
lower grand lagoon|US182FL
lower hutt|NZ497
lower lake|US0s0CA
lower princes quarter|SX483
lower sackville|CA4h4NS
lower west side|US185IL
lowes island|US0d3VA
lowestoft|GB0i6
lowesville|US0d2NC
lowicz|PL1r5
lowry crossing|US181TX
lowville|US0d2NY
loxahatchee groves|US0d2FL
loxley|US181AL
loxstedt|DE0x4
loyalhanna|US0d2PA
loyal|US180WI
loyew|BY1p3
loyola|US0s2CA
lozova|UA156
lozuvatka|UA153
lu uk|PH163
luancheng|CN009
luanco|ES0y3
luanda|AO0ab,KE173
luang prabang|LA0m6
luanshya|ZM1w7
luau|AO0a4
lubaczow|PL1r4
lubango|AO0a7
lubang|PH163
luban|PL1r4
lubao|PH166,CD1w5
lubartow|PL1r5
lubawa|PL1r3
lubawka|PL1r3
luba|GQ0a3
lubbecke|DE0x5
lubbeek|BE2p4
lubbenau|DE0x4
lubben|DE0x4
lubbock|US188TX
lubeck|DE0x8,US0d0WV
lubin|PL1r6
lubliniec|PL1r5
lublin|PL1r8
lubny|UA156
lubon|PL1r5
lubsko|PL1r4
lubuklinggau|ID0b7
lubumbashi|CD1wa
lubu|CN007
lubz|DE0x3
luc la primaube|FR1g2
lucama|US0d0NC
lucan|IE2n4
lucapa|AO0a4
lucapon|PH163
lucas valley marinwood|US0s3CA
lucasville|US0d1OH
lucas|BR3w5,US183TX
lucaya|BS1a6
lucban|PH165
lucca|IT1c6
lucea|JM2v3
lucedale|US182MS
lucelia|BR094
lucena|PH168,ES0y5
lucenec|SK2e5
lucera|IT1c5
lucerne valley|US0s3CA
lucerne|US0s2CA,US0s2CA
luce|FR1g4
luchegorsk|RU3q4
lucheng|CN006
luchenza|MW1w4
luchingu|TZ175
luchow|DE0x3
lucieni|RO1o3
lucija|SI2a3
luckau|DE0x3
luckeesarai|IN036
luckenwalde|DE0x4
luckey|US0d0OH
lucknow|IN03b
luck|US180WI
luco dei marsi|IT1c3
lucon|FR1g3
lucrezia|IT1c3
ludenscheid|DE0x6
luderitz|NA4t4
ludesti|RO1o2
ludhiana|IN03b
ludinghausen|DE0x5
ludington|US3f3MI
ludlow|US0d4MA,GB0i3,US0d2KY
ludowici|US0d1GA
ludres|FR1g3
ludus|RO1o4
ludvika|SE0x4
ludweiler warndt|DE0x3
ludwigsburg|DE0x6
ludwigsfelde|DE0x5
ludwigshafen am rhein|DE0x7
ludwigslust|DE0x4
ludwin|PL1r2
ludza|LV373
luebo|CD1w5
luena|AO0a4
lufkin|US185TX
lugagnano|IT1c3
lugait|PH163
lugano|CH4k6
luganville|VU6b4
lugarno|AU0o2NSW
lugau|DE0x3
lugazi|UG175
luga|RU065
lugde|DE0x3
lugoba|TZ174
lugoff|US0d3SC
lugoj|RO1o5
lugones|ES0y4
lugovoye|KZ1h4
lugovoy|KZ1h3
lugo|ES0y7,IT1c4
lugulu|KE175
lugus|PH163
lugu|TW0e4
luhacovice|CZ2e2
luhansk|UA159
luimneach|IE2n6
luino|IT1c4
luis correia|BR1b4
luis gil perez|MX043
luis moya|MX043
luisant|FR1g3
lujan|AR026
lukachukai|US3d1AZ
lukhovitsy|RU065
lukhovka|RU063
lukolela|CD0a4
lukovit|BG2f3
lukow|PL1r5
lukoyanov|RU064
lukuledi|TZ175
lula|US0d2GA
lulea|SE0x5
luleburgaz|TR017
lulindi|TZ173
luling|US184LA,US183TX
lumajang|ID0b7
lumbangan|PH163
lumbang|PH165
lumber city|US0d0GA
lumberton|US0d4NC,US184TX,US181MS
lumbia|PH163
lumding railway colony|IN035
lumezzane|IT1c5
lumina|RO1o3
lummen|BE2p4
lumphat|KH0m4
lumpkin|US0d0GA
lumut|MY1z5
lun pequeno|PH164
luna pier|US3f0MI
lunao|PH163
lunas|PH163
lunavada|IN035
luna|PH163,PH163
lunca de jos|RO1o2
luncavita|RO1o3
lunca|RO1o3
lundazi|ZM1w4
lund|SE0x6
luneburg|DE0x6
lunel|FR1g5
lunenburg|US0d1MA,US0d0VT
lunen|DE0x7
lunetten|NL2p4
luneville|FR1g4
lungani|RO1o2
lunglei|IN036
lunguletu|RO1o3
lunino|RU063
luninyets|BY1p5
lunion|FR1g4
lunsar|SL0t4
lunteren|NL2p4
lunzenau|DE0x2
luocheng|CN006
luohe|CN009
luorong|CN006
luoyang|CN00a,CN007,CN006
lupao|PH163
lupeni|RO1o5
lupiro|TZ174
lupon|PH165
luqa|MT6l2
luqiao|CN009
luquillo|PR483
lurate caccivio|IT1c3
luray|US0d2VA
lure|FR1g3
lurnea|AU0o3NSW
luruaco|CO0h4
lurugan|PH163
lurup|DE0x5
lusacan|PH164
lusaka|ZM1wa
lusambo|CD1w5
lusby|US0d1MD
lusciano|IT1c4
lushnje|AL4f5
lushoto|TZ175
lushun|CN006
lusk|IE2n3,US3d1WY
lustenau|AT1s5
lutayan|PH164
lutcher|US182LA
lutes mountain|CA5o4NB
lutherville timonium|US0d4MD
lutherville|US0d3MD
luther|US181OK
lutjenburg|DE0x3
luton|GB0i8
lutry|CH4k3
lutsk|UA158
lutterbach|FR1g3
lutterworth|GB0i3
luttrell|US0d0TN
lutuhyne|UA154
lutzelbach|DE0x3
lutz|US0d4FL
luumaki|FI3s2
luuq|SO175
luverne|US182MN,US182AL
luwero|UG175
luwingu|ZM1w3
luwuk|ID266
luxembourg|LU2p6
luxemburg|US181WI
luxeuil les bains|FR1g3
luxora|US180AR
luxor|EG0g9
luynes|FR1g2
luza|RU424
luzerne|US0d2PA,US0d1PA
luzern|CH4k6
luzhniki|RU065
luziania|BR097
luzilandia|BR1b4
luzino|RU2j3,PL1r3
luz|BR094
lviv|UA159
lvovskiy|RU063
lwowek slaski|PL1r3
lyakhavichy|BY1p4
lyambir|RU063
lyamino|RU252
lyangasovo|RU424
lyantonde|UG173
lyantor|RU255
lyaskovets|BG2f3
lyasny|BY1p4
lycksele|SE0x3
lydenburg|ZA0w4
lydney|GB0i3
lyepyel|BY1p4
lyford|US181TX
lykens|US0d1PA
lykovrysi|GR3h3
lymanske|UA153
lyman|UA155,US0d2SC,US3d1WY,US180MS
lyme|US0d1NH
lymington|GB0i4
lymm|GB0i4
lynbrook|US0d4NY,AU0q3VIC
lynchburg|US0d6VA,US183TN,US182MS,US181MS,US0d1OH
lyncourt|US0d2NY
lyndeborough|US0d1NH
lynden|US0s4WA
lyndhurst|US0d4NJ,US0d4OH,US0d1VA
lyndonville|US0d0VT
lyndon|US4w4KY,US0d2VT,US180KS
lyneham|GB0i2,AU0o2ACT
lynn haven|US184FL
lynnfield|US0d4MA
lynnwood pricedale|US0d1PA
lynnwood|US0s5WA
lynn|US0d7MA,US320IN
lynwood|US0s6CA,US183IL,US183IL
lyons|US183IL,US0d2GA,US182KS,US0d2NY,US3d1CO,US0s0OR
lyon|FR1g9
lyozna|BY1p3
lypova dolyna|UA152
lys lez lannoy|FR1g4
lysa nad labem|CZ2e3
lysekil|SE0x3
lysianka|UA153
lyskovo|RU065
lysogorskaya|RU063
lyss|CH4k3
lysterfield|AU0q3VIC
lystrup|DK0x3
lysva|RU256
lysychansk|UA157
lysyye gory|RU2z3
lytham st annes|GB0i5
lytkarino|RU066
lytle|US182TX
lyuban|BY1p3
lyubashivka|UA153
lyubertsy|RU067
lyubimets|BG2f3
lyubim|RU063
lyubinskiy|RU2j3
lyublino|RU067
lyubokhna|RU062
lyubotyn|UA154
lyubymivka|UA153
lyudinovo|RU065
ma arratmisrin|SY1t5
ma ili|US4g3HI
ma lula|SY1t2
maalot tarshiha|IL344
maamba|ZM1w4
maan|JO296
maao|PH165
maardu|EE4c4
maarssen|NL2p5
maasbracht|NL2p3
maasbree|NL2p2
maasdijk|NL2p2
maaseik|BE2p5
maasim|PH163
maasin|PH164
maasmechelen|BE2p5
maassluis|NL2p5
maastricht|NL2p7
mabai|CN006
mabalacat city|PH168
mabama|TZ174
mabamba|TZ174
mabank|US182TX
maba|CN007
mabinay|PH162
mabini|PH163,PH163,PH163
mabitac|PH164
mablethorpe|GB0i4
mableton|US0d5GA
mably|FR1g3
mabopane|ZA0w7
mabscott|US0d0WV
mabton|US0s1WA
macael|ES0y3
macae|BR097
macaiba|BR1b5
macalelon|PH163
macalong|PH163
macaparana|BR1y4
macapa|BR238
macara|EC1l4
macarthur|US0d1WV
macas|EC1l5
macatuba|BR094
macaubas|BR194
macau|MO3x9,BR1b4
macclenny|US0d3FL
macclesfield|GB0i6
macea|RO1o3
macedo de cavaleiros|PT3y3
macedonia|US0d4OH
macedon|US0d1NY
maceio|BR2ta
maceira|PT3y3
macenta|GN0t5
macerata campania|IT1c3
macerata|IT1c5
macgregor|AU0o3ACT,AU1e3QLD
machachi|EC1l5
machado|BR095
machagai|AR215
machakos|KE175
machala|EC1l8
machali|CL0n5
machalpur|IN033
machecoul|FR1g3
machelen|BE2p4
macheng|CN007
macherio|IT1c3
macherla|IN036
machern|DE0x3
machesney park|US185IL
machhiwara|IN034
machhlishahr|IN035
machiasport|US0d0ME
machias|US0d0ME,US0s0WA
machico|PT5r4
machida|JP0c9
machilipatnam|IN038
machina|NG0a4
machiques|VE136
machulishchy|BY1p3
mach|PK054
macia|MZ1w5,AR213
macin|RO1o3
mackay|AU1e6QLD
macka|TR014
mackinaw|US181IL
mack|US0d4OH
macleod|AU0q3VIC
maclovio rojas|MX283
macomb|US184IL
macomer|IT1c3
macon|US0d7GA,FR1g5,US182MO,US181MS,US180IL
macouria|GF613
maco|PH164
macquarie fields|AU0o4NSW
macquarie park|AU0o3NSW
macultepec|MX043
macungie|US0d2PA
macusani|PE0f3
macuspana|MX045
macy|US180NE
madaba|JO296
madagali|NG0a4
madala|NG0a4
madalena|PT3y3,PT6p3
madambakkam|IN034
madanapalle|IN037
madang|PG4s5
madanpur|IN034
madan|BG2f3
madaoua|NE0a5
madara|NG0a3
madaripur|BD076
madarounfa|NE0a3
madawaska|US0d2ME,US7c2ME
madbury|US0d1NH
maddagiri|IN035
maddaloni|IT1c5
maddela|PH163
maddington|AU1n3WA
maddur|IN035
madeira beach|US0d2FL
madeira|US0d3OH
madeji|PK054
madeley|AU1n3WA
madelia|US181MN
madera acres|US0s3CA
madera|US0s6CA,MX334
made|NL2p4
madgaon|IN036
madhipura|IN036
madhoganj|IN033
madhogarh|IN033,IN032
madhubani|IN036
madhupur|IN036
madhyamgram|IN037
madhyapur thimi|NP206
madikeri|IN035
madill|US182OK
madimba|TZ174
madinat ash shamal|QA4j2
madinat hamad|BH4j6
madinat isa|BH4j5
madinat sittah uktubar|EG0g5
madingou|CG0a5
madipakkam|IN034
madison center|US0d1CT
madison heights|US3f5MI,US0d3VA
madison lake|US180MN
madison park|US0d3NJ
madisonville|US184KY,US0d2TN,US182TX
madison|US188WI,US186AL,US185MS,US0d4CT,US0d4NJ,US324IN,US183SD,US0d2GA,US182IL,US0d2OH,US0d2WV,US0d2FL,US0d1ME,US181NE,US0d1NC,US0d1NH,US181MN
madiun|ID0b8
madona|LV373
madras|US0s3OR
madre de deus|BR194
madridejos|ES0y4,PH163
madrid|ES0yc,CO0h6,US181IA
madruga|CU1f5
madugula|IN034
madukkarai|IN035
madukkur|IN034
madurai|IN03a
madurantakam|IN035
madzhalis|RU063
mae chai|TH0m2
mae chan|TH0m5
mae hong son|TH0m3
mae ramat|TH0m4
mae sai|TH0m5
mae sot|TH0m5
mae tha|TH0m3
maebaru chuo|JP0c6
maebashi|JP0c8
maerne|IT1c3
maeser|US3d2UT
maesteg|GB0i4
maevatanana|MG175
mafeteng|LS0w6
maffra|AU0q2VIC
mafinga|TZ175
mafraq|JO296
mafra|BR095,PT3y4
magadan|RU5v7
magadi|IN035,KE174
magalang|PH166
magalia|US0s3CA
magallanes|PH163
magangue|CO0h7
maganoy|PH164
magapit aguiguican|PH164
magapit|PH163
magaramkent|RU403
magarao|PH164
magaria|NE0a4
magatos|PH163
magburaka|SL0t4
magdagachi|RU4x4
magdalena atlicpac|MX045
magdalena contreras|MX048
magdalena cuayucatepec|MX043
magdalena de kino|MX3b5
magdalena milpas altas|GT2r2
magdalena|MX044
magdeburg|DE0x8
magee|US182MS
magelang|ID0b7
magenta|IT1c4
maggie valley|US0d0NC
maghar|IL344,IN034
magherafelt|GB0i3
maghull|GB0i5
magill|AU2d3SA
magione|IT1c3
magistralnyy|RU3r3
maglaj|BA2a3
maglavit|RO1o3
maglie|IT1c4
maglod|HU1q3
magnaga|PH163
magnago|IT1c3
magnanville|FR1g2
magna|US3d5UT
magnitka|RU253
magnitogorsk|RU259
magnolia|US184AR,US0d2NJ,US0d2NJ,US181MS,US181TX
magny en vexin|FR1g2
magny les hameaux|FR1g3
magog|CA1a4QC
magole|TZ174
magomeni|TZ174,TZ173
magong|TW0e6
magor|GB0i3
magpet|PH162
magsaysay|PH164,PH163
magstadt|DE0x3
magtaking|PH163
magugpo poblacion|PH168
magugu|TZ175
magumeri|NG0a4
magurele|RO1o3
magureni|RO1o3
maguyam|PH162
magway|MM0p7
maha sarakham|TH0m6
mahabad|IR0k7
mahabaleshwar|IN034
mahaban|IN033
mahabe|MG173
mahaddayweyne|SO173
mahad|IN035
mahajanga|MG177
mahalapye|BW1w5
mahala|BA2a2
mahalingpur|IN035
maham|IN034
mahanje|TZ174
mahanoro|MG175
mahanoy city|US0d2PA
maharagama|LK3i6
maharaganj|IN035
maharajgani|IN034
maharajganj|IN033
maharishi vedic city|US180IA
mahasamund|IN036
mahates|CO0h3
mahavelona|MG173
mahayag|PH164
mahbubabad|IN035
mahbubnagar|IN037
mahdalynivka|UA153
mahdia|TN3c6
mahdishahr|IR0k4
mahebourg|MU5g4
mahemdavad|IN035
mahendragarh|IN035
mahendranagar|NP206
mahenge|TZ173
maheshwar|IN034
mahe|IN035
mahgawan|IN034
mahiari|IN034
mahikeng|ZA0w4
mahilyow|BY1p9
mahina|PF6e4
mahishadal|IN034
mahlsdorf|DE0x5
mahmudabad|IN036
mahmutlar|TR015,TR013
mahnomen|US180MN
mahoba|IN036
maholi|IN034
mahomet|US183IL
mahonda|TZ172
mahopac|US0d3NY
mahriz|IR0k5
mahroni|IN033
mahtomedi|US183MN
mahudha|IN034
mahur|IN033
mahuta|TZ174,NG0a3
mahwah|US0d5NJ,IN034
maia|PT3y5
maibong|IN033
maicanesti|RO1o2
maicao|CO0h7
maidenbower|GB0i3
maidenhead|GB0i6
maiden|US0d2NC
maidstone|GB0i7,AU0q3VIC
maiduguri|NG0aa
maieru|RO1o3
maigo|PH163
maihar|IN035
mailag|PH162
mailani|IN034
maile|ZA0w3
mailsi|PK056
main beach|AU1e2QLD
mainaguri|IN035
mainaschaff|DE0x3
mainburg|DE0x4
maindargi|IN034
maine soroa|NE0a3
maine|US181WI
mainhardt|DE0x3
mainit|PH162
mainleus|DE0x3
mainpuri|IN037
maintal|DE0x5
maintirano|MG174
mainvilliers|FR1g3
mainz|DE0x8
maiori|IT1c2
maiquetia|VE136
mairang|IN034
mairena del alcor|ES0y4
mairena del aljarafe|ES0y5
mairinque|BR095
mairipora|BR096
mairi|BR194
mairwa|IN034
maisach|DE0x4
maisi|CU1f5
maisons alfort|FR1g6
maisons laffitte|FR1g5
maitland|AU0o6NSW,US0d4FL
maitum|PH163
maiurno|SD1k5
maiyama|NG0a3
maize|US182KS
maizieres les metz|FR1g3
maizuru|JP0c7
majadahonda|ES0y6
majagual|CO0h3
majalengka|ID0b6
majalgaon|IN036
majano|IT1c3
majayjay|PH164
majdanpek|RS2a3
majenang|ID0b5
majene|ID265
majengo|TZ173
majholi|IN034
majie|CN007
majitha|IN034
major isidoro|BR2t3
majorna|SE0x5
majuro|MH6h5
majur|RS2a2
makabe|JP0c4
makaha valley|US4g0HI
makaha|US4g3HI
makakilo city|US4g4HI
makakilo|US4g4HI
makamba|BI1w4
makanya|TZ173
makariv|UA154
makarov|RU5d3
makarska|HR2a4
makaryev|RU063
makary|CM0a3
makassar|ID26a
makati city|PH169
makawao|US4g3HI
makedonska kamenica|MK2a3
makedonski brod|MK2a2
makeni|SL0t6
makhachkala|RU069
makhalino|RU062
makhambet|KZ5c3
makhjan|IN033
makhu|IN034
makilala|PH164
makinsk|KZ1h4
makiv|UA152
makiyivka|UA159
maki|JP0c5
makokou|GA0a4
makoko|NG0a6
makoua|CG0a4
makouda|DZ1j5
makow mazowiecki|PL1r3
makow podhalanski|PL1r3
mako|HU1q5
makrana|IN037
maksatikha|RU063
maksi|IN034
maktar|TN3c4
makubetsu|JP0c5
makueni boma|KE174
makumbako|TZ176
makum|IN034
makungu|TZ173
makurazaki|JP0c5
makurdi|NG0a8
makushino|RU253
makuyuni|TZ174
mala bilozerka|UA153
mala danylivka|UA153
mala kladusa|BA2a3
mala strana|CZ2e3
mala vyska|UA154
malabag|PH163
malabanban norte|PH164
malabar|AU0o2NSW,US0d2FL
malaba|KE173
malabo|GQ0a7
malabrigo|AR213
malacacheta|BR093
malacatan|GT2r4
malacca|MY1z7
malacky|SK2e4
malad city|US5k1ID
maladzyechna|BY1p7
malaga|ES0y9,CO0h4
malagon|ES0y3
malagueno|AR213
malahide|IE2n4
malaiba|PH163
malakal|SS447
malakanagiri|IN035
malakhovka|RU064
malakoff|FR1g5,US181TX
malakwal city|PK055
malakwal|PK055
malalag|PH163
malambo|CO0h7
malampaka|TZ174
malandag|PH164
malanday|PH164
malangali|TZ173
malangas|PH163
malangawa|NP204
malango|SB633
malang|ID0ba
malanje|AO0a6
malanville|BJ0a5
malapatan|PH164
malappuram|IN036
malard|IR0k6
malaryta|BY1p3
malasila|PH163
malatya|TR019
malaunay|FR1g3
malaut|IN036
malavalli|IN035
malax|FI3s2
malaya purga|RU2i3
malaya vishera|RU064
malaya|PH164
malaybalay|PH166
malayer|IR0k7
malazgirt|TR015
mala|PE0f4
malberg|NL2p2
malbork|PL1r5
malchin|DE0x3
malchow|DE0x3
maldegem|BE2p4
malden|US0d6MA,US182MO
maldonado|UY2b6
maldon|GB0i4
malegaon|IN039
malemort sur correze|FR1g3
malente|DE0x3
maler kotla|IN037
malesherbes|FR1g3
male|MV5q7
malgobek|RU065
malgrat de mar|ES0y4
malhador|BR2t2
malhargarh|IN033
maliana|TL5i4
malibu|US0s4CA
malicboy|PH163
malihabad|IN034
malilipot|PH165
malinalco|MX043
malinao ilaya|PH163
malindi|KE177
malingao|PH16a
malini|RO1o3
malinyi|TZ175
malir cantonment|PK058
malita|PH165
mali|GN0t2
malkajgiri|IN037
malkapur|IN036,IN035,IN034
malkara|TR015
malka|RU063,JO293
malkera|IN034
malkerns|SZ0w3
malkinia gorna|PL1r2
mallammaduri|NG0a3
mallapuram|IN034
mallasamudram|IN034
mallawi|EG0g7
mallemort|FR1g2
mallersdorf pfaffenberg|DE0x3
mallory|US0d1WV
mallow|IE2n3
mallur|IN033
malmberget|SE0x3
malmedy|BE2p4
malmesbury|ZA0w5,GB0i3
malmo|SE0x8
malmslatt|SE0x2
malmstrom air force base|US3d2MT
malmyzh|RU423
malnate|IT1c4
maloh|PH162
malolos|PH168
malone|US0d3NY,US181FL
malov|DK0x3
maloyaroslavets|RU065
maloye ganyushkino|KZ5c3
malo|IT1c4
malpasse|FR1g3
malpe|IN035
malpica|ES0y3
malpura|IN035
malpur|IN033
malsch|DE0x4
malta|US3d1MT,US180IL
maltby|GB0i4,US0s3WA
maltepe|TR019
malters|CH4k3
malton|GB0i2
maltrata|MX044
malumfashi|NG0a6
malungun|PH166
malur|IN035
maluso|PH165
malvan|IN034
malvar|PH165
malvern east|AU0q4VIC
malverne|US0d3NY
malvern|US183AR,AU0q3VIC,US0d2PA,US181AL,US0d0OH,US180IA
malvik|NO0x3
malvinas argentinas|AR213
malya|TZ174
malynivka|UA153
malyn|UA155
malysheva|RU253
malyye derbety|RU063
malzeville|FR1g3
mamadysh|RU064
mamala|PH163
mamanguape|BR1b5
mamaroneck|US0d4NY
mamatid|PH165
mambajao|PH163
mambolo|SL0t3
mamboma|SL0t2
mambulo|PH163
mamburao|PH165
mambusao|PH163
mamedkala|RU063
mamers|FR1g3
mamer|LU2p2
mamfe|CM0a4
mamit|IN033
mammoth lakes|US0s3CA
mammoth|US1v1AZ
mamonovo|RU463
mamontovka|RU063
mamontovo|RU3o3
mamoudzou|YT176
mamou|GN0t5,US182LA
mampong|GH0t5
mamu kanjan|PK055
mamuju|ID264
mamungan|PH163
mamurras|AL4f3
mamusa|XK2a2
manacapuru|BR1u6
manacor|ES0y5
manado|ID269
manage|BE2p4
managok|PH163
managua|NI2sa
manahawkin|US0d1NJ
manakara|MG175
manali|IN035,IN033
manalongon|PH163
manalurpettai|IN033
manamadurai|IN035
manama|BH4j7
mananara|MG175
mananjary|MG175
mananwala|PK055
manaoag|PH166
manapla|PH165
manappakkam|IN033
manapparai|IN035
manaquiri|BR1u3
manasa|IN035
manasota key|US0d0FL
manasquan|US0d3NJ
manassas park|US0d4VA
manassas|US0d5VA
manastirea|RO1o3
manas|RU062
manatee road|US0d1FL
manati|PR484,CO0h4,CU1f4
manato|MG173
manat|PH163
manaure balcon del cesar|CO0h3
manaure|CO0h3
manaus|BR1ub
manavadar|IN035
manavalakurichi|IN033
manavgat|TR017
manawar|IN035
manawa|US180WI
manay|PH164
mana|GF613
manbij|SY1t7
mancelona|US3f0MI
mancha real|ES0y3
manchaca|US180TX
manchar|IN034
mancheral|IN036
manchester by the sea|US0d2MA
manchester center|US0d1VT
manchester|GB0i9,US0d7NH,US0d5CT,US184MO,US183TN,US0s2WA,US182IA,US0d2MD,US0d2GA,US0d1PA,US0d1ME,US3f1MI,US0d1OH,US0d1OH,US0d1NY,US0d0KY,US180WI
manching|DE0x3
mancio lima|BR4v3
mancora|PE0f3
mancos|US3d0CO
mandaguacu|BR094
mandaguari|BR095
mandalay|MM0pa
mandalgarh|IN034
mandalgovi|MN314
mandali|IQ0j5
mandaluyong city|PH168
mandal|IN035,IN034,NO0x3
mandamarri|IN036
mandan|US6m4ND
mandapam|IN034
mandapeta|IN036
mandasa|IN033
mandaue city|PH168
mandawar|IN034,IN033
manda|TZ173
mandelieu la napoule|FR1g4
mandello del lario|IT1c3
mandera|KE175
mandeure|FR1g2
mandeville|JM2v6,US184LA
mandi bahauddin|PK057
mandiana|GN0t3
mandideep|IN035
mandimba|MZ1w7
mandi|IN035
mandla|IN035
mandleshwar|IN034
mando|NG0a3
mandra|GR3h4
mandriola santagostino|IT1c3
mandsaur|IN037
manduel|FR1g3
mandurah city centre|AU1n3WA
mandurah|AU1n6WA
manduria|IT1c5
mandvi|IN036,IN034
mandya|IN037
manerbio|IT1c4
maneromango|TZ173
maner|IN035
manesti|RO1o3
manfalut|EG0g6
manfredonia|IT1c6
mangai|CD0a5
mangalagiri|IN036
mangalam|IN034
mangaldai|IN035
mangaldan|PH166
mangalia|RO1o5
mangalore|IN039
mangaratiba|BR095
mangatarem|PH164
mangawan|IN034
manga|BF0t4,BR194
mangere|NZ496
manggahan|PH164
manggar|ID0b5
manghit|UZ4m5
mangilao village|GU664
manglaur|IN036
mangla|PK054
mango hill|AU1e3QLD
mangochi|MW1w5
mangonia park|US0d1FL
mangotsfield|GB0i5
mango|US0d3FL
mangrol|IN036,IN035
mangrul pir|IN035
mangualde|PT3y3
mangum|US182OK
manhasset hills|US0d2NY
manhasset|US0d3NY
manhattan beach|US0s5CA
manhattan|US0dbNY,US186KS,US183IL,US3d1MT
manheim|US0d2PA
manhuacu|BR096
manhumirim|BR094
manhush|UA153
maniago|IT1c3
maniar|IN034
manibaug pasig|PH165
manicahan|PH163
manicaragua|CU1f5
manicore|BR1u4
manihari|IN035
manikchari|BD075
manikpur|IN034
manila|PH16b,US182AR
manilva|ES0y4
maninihon|PH163
manipal|IN035
manisa|TR018
manises|ES0y5
manismata|ID434
manistee|US3f3MI
manistique|US3f2MI
manitou beach devils lake|US3f1MI
manitou springs|US3d2CO
manitowoc|US185WI
manito|US181IL
manizales|CO0h8
mani|CO0h3
manjakandriana|MG175
manjeri|IN036
manjeshvar|IN033
manjhanpur|IN034
manjo|CM0a5
mankachar|IN035
mankapur|IN033
mankato|US185MN
mankayan|PH164
mankera|PK053
mankivka|UA153
mankoeng|ZA0w4
mankono|CI0t4
manlio fabio altamirano|MX042
manlius|US0d2NY
manlleu|ES0y4
manlucahoc|PH162
manly vale|AU0o3NSW
manly west|AU1e4QLD
manly|AU0o4NSW,US180IA
manmad|IN036
mannarakkat|IN036
mannargudi|IN036
mannedorf|CH4k3
mannford|US182OK
mannheim|DE0x8
mannington|US0d1WV
manningtree|GB0i3
manning|US0d2SC,US181IA
manoc manoc|PH163
manohar thana|IN033
manoharpur|IN035,IN034
manokwari|ID4i6
manolo fortich|PH165
manoora|AU1e3QLD
manorhaven|US0d3NY
manorville|US0d4NY
manor|IN033,US183TX,US0d2PA
manosque|FR1g4
manouba|TN3c5
manpo|KP0z7
manpur|IN033
manresa|ES0y6
mansalay|PH165
mansar|IN033
mansa|IN036,ZM1w5,IN035
mansehra|PK056
mansfield center|US0d3MA
mansfield city|US0d5CT
mansfield woodhouse|GB0i4
mansfield|GB0i7,US186TX,US0d6OH,US0d5MA,AU1e3QLD,US182LA,US0d2PA,US180MO,US180AR
mansilingan|PH169
mansoa|GW4d3
manson|US181IA,US0s1WA
mansourah|DZ1j4
mansoura|DZ1j6
manston|GB0i2
mansura|US180LA
mantachie|US180MS
mantalongon|PH163
mantampay|PH168
mantasoa|MG173
manta|EC1l8
manteca|US0s6CA
mantenopolis|BR093
manteno|US183IL
manteo|US0d0NC
mantes la jolie|FR1g5
mantes la ville|FR1g4
manthani|IN034
manticao|PH163
manti|US3d2UT
manton|US3f0MI
mantorville|US180MN
mantova|IT1c5
mantsala|FI3s4
mantta|FI3s3
mantua|CU1f3,US0d3VA,US0d0OH,US0d0OH
manturovo|RU064
mantyharju|FI3s3
manuel ojinaga|MX6j5
manuguru|IN035
manukan|PH164
manukau city|NZ498
manunda|AU1e2QLD
manvel|US183TX
manville|US0d3NJ
manvi|IN035
manwat|IN035
many farms|US3d0AZ
manyas|TR012
many|US181LA
manzanares el real|ES0y3
manzanares|ES0y4,CO0h4
manzanillo|MX047,CU1f7
manzano|IT1c2
manzhouli|CN006
manziana|IT1c3
manzini|SZ0w7
man|CI0t7
mao|DO1d6,ES0y5,TD3a4
mapalacsiao|PH162
mapandan|PH163
mapastepec|MX044
mapimi|MX2h2
maple bluff|US180WI
maple glen|US0d3PA,US0d3PA
maple grove|US186MN
maple heights lake desire|US0s2WA
maple heights|US0d5OH
maple lake|US181MN
maple park|US180IL
maple plain|US181MN
maple ridge|CA3n6BC
maple shade|US0d4NJ
maple valley|US0s5WA
mapleton|US3d3UT,US181MN,US180IA
maplewood|US185MN,US0d5NJ,US183MO,US0s2WA
maposeni|TZ174
mappano|IT1c3
mapuca|IN035
maputo|MZ1wa
maputsoe|LS0w5
maqat|KZ5c4
maquoketa|US183IA
mar de espanha|BR093
mar del plata|AR029
mar mac|US0d2NC
maraba|BR237
marabba|SD1k4
marabella|TT485
maracacume|BR1b4
maracaibo|VE13b
maracai|BR094
maracaju|BR385
maracalagonis|IT1c3
maracanau|BR1b8
maracana|BR234
maracas|BR194
maracay|VE13b
maracena|ES0y4
maracineni|RO1o3
maradi|NE0a7
maragogipe|BR194
maragogi|BR2t4
maragondon|PH165
marahra|IN034
maraial|BR1y4
marakkanam|IN034
maralal|KE174
maramag|PH165
maramba|TZ175
marana|US1v5AZ
marandahalli|IN033
maranding|PH164
marand|IR0k7
maranello|IT1c3
marangaroo|AU1n3WA
marange silvange|FR1g3
marang|MY1z4
marano di napoli|IT1c6
marano vicentino|IT1c3
marapanim|BR233
marasesti|RO1o3
marataizes|BR095
marathonas|GR3h3
marathon|US0d3FL,US181WI
marat|SA0r3
marau|BR095
maravatio de ocampo|MX045
marawi city|PH167
marayong|AU0o3NSW
marayur|IN035
marbach am neckar|DE0x4
marbella|ES0y7
marble falls|US183TX
marble hill|US181MO
marblehead|US0d4MA
marbleton|US3d0WY
marbletown|US0d2NY
marburg an der lahn|DE0x6
marbury|US181AL
marcala|HN303
marcali|HU1q4
marcavelica|PE0f5
marceline|US181MO
marcellina|IT1c3
marcellus|US0d1NY,US3f0MI
march air force base|US0s0CA
marche en famenne|BE2p4
marchena|ES0y4
marchin|BE2p2
marchtrenk|AT1s3
marchwood|GB0i3
march|GB0i4
marcianise|IT1c5
marck|FR1g3
marco de canavezes|PT3y3
marco island|US0d4FL
marco simone|IT1c3
marcon gaggio colmello|IT1c4
marconia|IT1c3
marcos juarez|AR215
marcoussis|FR1g3
marco|US0d4FL,BR1b4
marcq en baroeul|FR1g5
marcus hook|US0d1PA
marcus|US180IA
mardakan|AZ2k4
mardan|PK058
mardin|TR016
marechal candido rondon|BR095
marechal deodoro|BR2t6
marechal floriano|BR093
mareeba|AU1e4QLD
marengo|US183IL,US181IA
marennes|FR1g2
mareno di piave|IT1c3
marfa|US181TX
marfil|MX045
marg ilon|UZ1i7
margahayukencana|ID0b6
margaret river|AU1n3WA
margaret|US182AL
margaride|PT3y3
margarita belen|AR212
margasari|ID0b5
margate city|US0d3NJ
margate|GB0i6,US0d6FL,ZA0w5,AU1e3QLD
margherita di savoia|IT1c4
margherita|IN035,UG172
marghita|RO1o4
margine coperta traversagna|IT1c3
marginea|RO1o3
margineni munteni|RO1o3
margny les compiegne|FR1g3
margosatubig|PH164
marguerittes|FR1g3
marhamat|UZ1i4
marhanets|UA156
marhaura|IN035
mari turek|RU063
maria aurora|PH163
maria cristina|PH162
maria enzersdorf|AT1s3
maria la baja|CO0h5
mariahu|IN034
mariakani|KE174
marialva|BR095
mariana|BR095
mariani|IN035
marianna|US183FL,US182AR
marianne|US0d0PA
mariano comense|IT1c5
mariano roque alonso|PY1x6
mariano|PH166
marianske lazne|CZ2e4
mariara|VE137
mariatrost|AT1s3
maribondo|BR2t3
maribor|SI2a7
maribo|DK0x2
maribyrnong|AU0q4VIC
marib|YE0r4
marica|BR096
maricopa|US1v6AZ,US0s0CA
maridi|SS444
mariehamn|AX3s3
mariel|CU1f5
mariemont|US0d2OH
marienberg|DE0x4
mariendorf|DE0x6
marienfelde|DE0x5
marienheide|DE0x4
mariental|NA4t4
marienthal|DE0x8
marienville|US0d2PA
mariestad|SE0x4
marietta alderwood|US0s2WA
marietta|US0d6GA,US0d4OH,US0s1WA,US181OK,US0d1PA
marieville|CA1a2QC
mariglianella|IT1c3
marigliano|IT1c5
marignane|FR1g5
marignier|FR1g3
marigot|MF483
mariinskiy posad|RU063
mariinsk|RU3u5
marijampole|LT3t6
marilao|PH166
marilia|BR098
marin city|US0s1CA
marina del rey|US0s3CA
marina di andora|IT1c2
marina di ardea tor san lorenzo|IT1c4
marina di carrara|IT1c5
marina di cerveteri|IT1c3
marina di gioiosa ionica|IT1c3
marina di massa|IT1c4
marina di pisa tirrenia calambrone|IT1c3
marina di schiavonea|IT1c3
marina horka|BY1p4
marina|US0s4CA
marine city|US3f2MI
marine corps base hawaii mcbh|US4g3HI
marineo|IT1c3
mariners harbor|US0d4NY
marinette|US183WI
maringa|BR098
maringouin|US180LA
marinha grande|PT3y5
marinhais|PT3y3
marinhas|PT3y3
marinilla|CO0h5
marino|RU068,IT1c5,IE2n3
marin|ES0y5
marion center|US0d0MA
marionville|US181MO
marion|US185IA,US0d5OH,US325IN,US184IL,US184AR,US0d3NC,US0d3SC,US0d3VA,US0d2MA,US182AL,US182KY,US181KS,US181MS,US0d1NY,US180WI,US180TX
mariposa|US0s1CA
marissa|US181IL
mariupol|UA159
marivan|IR0k7
mariveles|PH166
mariyenburg|RU063
mari|BR1b4
markala|ML0t6
markapur|IN036
markaz e hukumat e darweshan|AF113
markaz e woluswali ye achin|AF114
marka|SO178
markdorf|DE0x4
marked tree|US181AR
markesan|US181WI
market deeping|GB0i4
market drayton|GB0i4
market harborough|GB0i5
market warsop|GB0i3
market weighton|GB0i3
markgroningen|DE0x4
markham|CA1a8ON,US184IL,US180TX
markha|RU4x4
markisches viertel|DE0x5
markivka|UA153
marki|PL1r5
markkleeberg|DE0x5
markle|US320IN
marklowice|PL1r2
markneukirchen|DE0x3
markopoulo|GR3h3
markova|RU3r4
markovo|RU3r3
markranstadt|DE0x4
marksville|US182LA
marks|RU2z5,US181MS
markt erlbach|DE0x3
markt indersdorf|DE0x3
markt schwaben|DE0x3
marktheidenfeld|DE0x3
marktoberdorf|DE0x4
marktredwitz|DE0x4
marlboro meadows|US0d2MD
marlboro village|US0d3MD
marlborough|US0d5MA,GB0i3,US181MO,US0d0NH
marlboro|US0d5NJ,US0d2NY
marles les mines|FR1g3
marlette|US3f1MI
marlinton|US0d0WV
marlin|US183TX
marlow heights|US0d2MD
marlow|GB0i4,US182OK
marlton|US0d3NJ,US0d3MD
marly la ville|FR1g3
marly le roi|FR1g4
marly|FR1g4,FR1g3,CH4k3
marl|DE0x7
marmaduke|US180AR
marmande|FR1g4
marmara ereglisi|TR013
marmaracik|TR013
marmaris|TR015
marmet|US0d1WV
marmirolo|IT1c2
marmolejo|ES0y3
marnate|IT1c3
marneuli|GE2m4
maroantsetra|MG175
maroa|US181IL
marolambo|MG175
maromme|FR1g4
marondera|ZW1w6
maroochydore|AU1e4QLD
marostica|IT1c3
maros|ID265
marotta|IT1c3,IT1c3
maroua|CM0a8
maroubra|AU0o5NSW
marousi|GR3h6
marovoay|MG175
marpingen|DE0x4
marple|GB0i4
marquard|ZA0w3
marquelia|MX043
marquetalia|CO0h3
marquette heights|US181IL
marquette lez lille|FR1g3
marquette|US3f4MI
marrakesh|MA10a
marratxi|ES0y5
marrero|US185LA
marrickville|AU0o5NSW
marriott slaterville|US3d1UT
mars hill|US0d1NC
marsa alam|EG0g3
marsabit|KE174
marsala|IT1c6
marsannay la cote|FR1g2
marsaskala|MT6l3
marsassoum|SN0t3
marsa|MT6l2
marsberg|DE0x4
marsciano|IT1c3
marsden|AU1e4QLD
marsdijk|NL2p4
marseillan|FR1g3
marseille 01|FR1g5
marseille 02|FR1g5
marseille 03|FR1g6
marseille 04|FR1g6
marseille 05|FR1g5
marseille 06|FR1g5
marseille 07|FR1g5
marseille 08|FR1g6
marseille 09|FR1g6
marseille 10|FR1g6
marseille 11|FR1g6
marseille 12|FR1g6
marseille 13|FR1g6
marseille 14|FR1g6
marseille 15|FR1g6
marseille 16|FR1g4
marseille endoume|FR1g2
marseille saint victor|FR1g3
marseille vauban|FR1g3
marseilles|US182IL
marseille|FR1ga
marsella|CO0h3
marsfield|AU0o4NSW
marsh harbour|BS1a2
marshallton|US0d1PA
marshalltown|US185IA
marshallville|US0d0GA
marshall|US185TX,US184MN,US184MO,US3f3MI,US182WI,US182IL,US0d1VA,US180AR
marshfield hills|US0d1MA
marshfield|US184WI,US183MO,US0d2MA
marshintsy|UA152
marshville|US0d1NC
marsillargues|FR1g3
marsing|US5k0ID
marske by the sea|GB0i3
marsta|SE0x5
marstons mills|US0d3MA
mars|US0d1PA
martaban|MM0p6
martakert|AZ2k3
martan chu|RU062
martano|IT1c3
martapura|ID267
marte r gomez tobarito|MX3b3
martellago|IT1c3
marte|NG0a4
martha lake|US0s4WA
marthasville|US180MO
martignacco|IT1c2
martignas sur jalle|FR1g3
martigny ville|CH4k4
martigues|FR1g6
martil|MA105
martina franca|IT1c5
martindale|US180TX
martinengo|IT1c3
martinez de la torre|MX046
martinez|US0s5CA,US0d5GA
martinho campos|BR093
martinopolis|BR094
martins ferry|US0d3OH
martinsburg|US0d4WV,US0d1PA
martinsicuro|IT1c3
martinsville|US0d4VA,US0d4NJ,US324IN,US180IL
martin|SK2e6,US183TN,US3d0SD
marti|CU1f4
martonvasar|HU1q2
martorell|ES0y5
martos|ES0y5
martuk|KZ1h3
martuni|AM2l3
martvili|GE2m2
mart|US181TX
marudi|MY1z6
marugame|JP0c6
maruim|BR2t4
marumori|JP0c4
marum|NL2p2
maruoka|JP0c5
maru|NG0a4
marvdasht|IR0k7
marvejols|FR1g3
marvell|US180AR
marvin|US0d3NC
mary esther|US182FL
maryborough|AU1e4QLD,AU0q3VIC
maryinka|UA153
maryland city|US0d4MD
maryland heights|US185MO
maryland|AU0o3NSW
maryport|GB0i3
marysville|US0s6WA,US0d5OH,US0s4CA,US3f3MI,US182KS,US0d1PA
maryvale|US1v8AZ
maryville|US0d5TN,US184MO,US183IL
mary|TM397
marzahn|DE0x7
masachapa|NI2s2
masagua|GT2r3
masaka|UG176
masaki cho|JP0c5
masallatah|LY2g5
masally|AZ2k3
masalovka|RU063
masalukot uno|PH163
masantol|PH165
masan|KR089
masaryktown|US0d0FL
masasi|TZ175
masatepe|NI2s4
masaurhi buzurg|IN036
masaya sur|PH162
masaya|NI2s7,PH163
masbate|PH166
mascali|IT1c3
mascalucia|IT1c5
mascara|DZ1j7
mascota|MX043
mascote|BR194
mascotte|US0d2FL
mascot|AU0o4NSW,US0d1TN
mascouche|CA1a5QC
mascoutah|US183IL
masera di padova|IT1c2
maseru|LS0w7
mashava|ZW1w4
mashhad|IR0kb
mashiko|JP0c5
mashi|NG0a3
mashpee|US0d4MA
mashtul as suq|EG0g6
masila|IN034
masina|CD0a9
masindi port|UG173
masindi|UG175
masingbi|SL0t2
masinigudi|IN033
masinloc|PH165
masis|AM2l4
masjed soleyman|IR0k7
masku|FI3s3
maslice male|PL1r3
maslova pristan|RU063
maslovka|RU063
maslyanino|RU3o4
masoko|TZ174
mason city|US185IA,US181IL
masonboro|US0d4NC
masontown|US0d2PA
masonville|US180KY
mason|US0d5OH,US3f3MI,US181TX,US181TN,US0d0NH
maspalomas|ES4e5
maspeth|US0d6NY
masquefa|ES0y3
massa di somma|IT1c2
massa lombarda|IT1c3
massa lubrense|IT1c3
massa marittima|IT1c3
massac|US182KY
massafra|IT1c5
massagno|CH4k3
massaguet|TD3a4
massakory|TD3a4
massamagrell|ES0y4
massama|PT3y5
massandra|UA4a3
massanetta springs|US0d2VA
massanutten|US0d1VA
massapequa park|US0d4NY
massapequa|US0d4NY
massarosa|IT1c3
massawa|ER175
massa|IT1c6
massena|US0d3NY
massillon|US0d5OH
massy|FR1g5
mastacani|RO1o2
mastaga|AZ2k5
masterton|NZ494
mastic beach|US0d4NY
mastic|US0d4NY
mastung|PK055
masuda|JP0c6
masuguru|TZ173
masumbwe|TZ175
masury|US0d1OH
masvingo|ZW1w6
maswa|TZ174
masyaf|SY1t5
mata de sao joao|BR195
matabhanga|IN035
matadepera|ES0y3
matadi|CD0a7
matagalpa|NI2s7
matai|TZ175
matalam|PH163
matale|LK3i5
matamata|NZ493
matamba|TZ173
matamey|NE0a4
matamoras|US0d1PA,US0d1PA
matamoros|MX2h6
matam|SN0t4
matanao|PH163
matane|CA1a4QC
matanzas|CU1f7
matao|BR096
mataquescuintla|GT2r3
mataram|ID268
matara|LK3i6
mataro|ES0y7
matasari|RO1o2
matasaru|RO1o3
mataundh|IN033
matawan|US0d3NJ
matay|EG0g5
matca|RO1o4
matehuala|MX046
matelandia|BR093
matelica|IT1c3
matendonk|NL2p2
matenveld|NL2p3
matera|IT1c6
mateszalka|HU1q4
mateur|TN3c5
mateus leme|BR095
mathba|BD075
matheny|US0s0CA
matheran|IN032
mathews|US181LA
mathis|US182TX
mathura|IN038
matiari|PK054
matias barbosa|BR094
matias romero|MX044
matiguas|NI2s3
matinha|BR1b3
matino|IT1c3
matipo|BR094
matiri|TZ174
mati|PH167
matlang|PH163
matli|PK056
matlock|GB0i4
matnog|PH163
mato verde|BR093
matoaca|US0d1VA
matola|MZ1w9
matonga|TZ174
matosinhos|PT3y5
matoury|GF615
matozinhos|BR095
matraville|AU0o3NSW
matriz de camaragibe|BR2t4
matsubara|JP0c7
matsubase|JP0c5
matsudo|JP0c9
matsue|JP0c7
matsumoto|JP0c8
matsushima|JP0c4
matsuto|JP0c6
matsuyama|JP0c9
mattanur|IN036
mattapoisett center|US0d2MA
mattapoisett|US0d3MA
mattarello|IT1c2
mattawan|US3f1MI
mattawa|US0s2WA
mattenbach kreis 7 deutweg|CH4k3
mattenbach kreis 7|CH4k3
mattersburg|AT1s3
matteson|US184IL
matthews|US0d5NC
mattighofen|AT1s3
mattinata|IT1c3
mattituck|US0d2NY
mattoon|US184IL
mattur|IN032
mattydale|US0d3NY
matui|TZ174
maturin|VE139
matveyev kurgan|RU064
matveyevskoye|RU065
mau aimma|IN034
maua|BR099,KE173
mauban|PH165
maubara|TL5i4
maubeuge|FR1g5
maubin|MM0p6
maudaha|IN035
maudsland|AU1e2QLD
maud|US180OK,US180TX
maues|BR1u4
mauganj|IN035
maugansville|US0d2MD
mauguio|FR1g4
maulavi bazar|BD076
maulawin|PH163
maulbronn|DE0x3
mauldin|US0d5SC
maule|FR1g3
maumee|US0d4OH
maumelle|US184AR
maumere|ID266
maunawili|US4g1HI
maun|BW1w6
mauranwan|IN034
maurepas|FR1g4
mauriceville|US182TX
maurice|US180LA
maury|US0d1NC
maur|IN035
mauston|US182WI
mau|IN038,IN034
mavelikara|IN035
mavoor|IN035
mavrodin|RO1o2
mawana|IN036
mawlaik|MM0p5
mawlamyinegyunn|MM0p5
mawlamyine|MM0p9
mawson lakes|AU2d4SA
mawu|CN003
maxcanu|MX364
maxdorf|DE0x3
maxeville|FR1g3
maxhutte haidhof|DE0x3
maxixe|MZ1w7
maxton|US0d1NC
maxwell|US0s0CA
may pen|JM2v5
mayabon|PH163
mayaguez|PR486
mayahi|NE0a4
mayakonda|IN033
mayaky|UA153
mayang imphal|IN034
mayantoc|PH163
maya|PH163
maybrook|US0d2NY
maychew|ET175
maydolong|PH162
mayenne|FR1g4
mayen|DE0x4
mayer|US181MN,US1v1AZ
mayfield heights|US0d4OH
mayfield|GB0i4,US183KY,AU0o3NSW,US0d2OH,US0d2OH,US0d1PA,US0d1PA
mayflower village|US0s2CA
mayflower|US181AR
mayiladuthurai|IN036
mayisad|HT2c2
maykop|RU067
maylands|AU1n4WA
maymana|AF116
mayma|RU3o4
maynardville|US0d1TN
maynard|US0d3MA
mayna|RU3j3,RU2w2
maynooth|IE2n4
mayo belwa|NG0a3
mayodan|US0d1NC
mayo|US0d3MD,US0d1SC,US0d0FL
mayqayyng|KZ1h3
mayrtup|RU063
mays chapel|US0d4MD
mays landing|US0d1NJ
mayskiy|RU064,RU063
maysville|US0d3KY,US0d1GA,US180OK,US180MO,US0d0NC
maythalun|PS5f3
maytown|US0d2PA
mayuge|UG174
mayville|US182WI,US181ND,US0d1NY
maywood|US0s5CA,US185IL,US0d3NJ
mayya|RU4x3
mazabuka|ZM1w6
mazagao|BR233
mazamari|PE0f3
mazamet|FR1g4
mazamitla|MX043
mazan|FR1g2
mazar e sharif|AF118
mazara del vallo|IT1c6
mazargues|FR1g4
mazaricos|ES0y2
mazarron|ES0y5
mazatan|MX043
mazatecochco|MX043
mazatenango|GT2r5
mazatlan|MX3g9,MX2h5,MX042
mazeikiai|LT3t5
mazidagi|TR014
mazinde|TZ174
mazingarbe|FR1g3
mazkeret batya|IL343
mazomanie|US181WI
mazouna|DZ1j4
mazowe|ZW1w3
mazyr|BY1p7
mazzarino|IT1c4
mbabane|SZ0w6
mbaiki|CF0a6
mbake|SN0t6
mbala|ZM1w4
mbale|UG176
mbalmayo|CM0a6
mbamba bay|TZ173
mbandaka|CD0a8
mbandjok|CM0a5
mbanga|CM0a5
mbanza kongo|AO0a5
mbanza ngungu|CD0a6
mbarara|UG177
mbekenyera|TZ174
mbengwi|CM0a3
mbeni|KM173
mberubu|NG0a3
mbeya|TZ178
mbinga|TZ175
mbouda|CM0a7
mboursou lere|TD3a4
mbuguni|TZ174
mbuji mayi|CD1wa
mbulu|TZ174
mburucuya|AR213
mcadoo|US0d1PA
mcalester|US184OK
mcallen|US187TX
mcalmont|US181AR
mcarthur|US0d1OH
mccall|US5k2ID
mccamey|US181TX
mccaysville|US0d0GA
mcchord air force base|US0s1WA
mccleary|US0s1WA
mccloud|US0s0CA
mccoll|US0d1SC
mccomb|US184MS,US0d1OH
mcconnell afb|US181KS
mcconnellsburg|US0d0PA
mcconnellstown|US0d0PA
mcconnelsville|US0d1OH
mccook|US183NE
mccordsville|US323IN
mccord|US181OK
mccormick|US0d1SC
mccrory|US181AR
mccullom lake|US180IL
mcdonald|US0d2OH,US0d1PA
mcdonough|US0d5GA
mcdowall|AU1e3QLD
mcewen|US181TN
mcfarland|US0s4CA,US183WI
mcgehee|US182AR
mcgill|US0s0NV
mcgovern|US0d1PA
mcgraw|US0d0NY
mcgregor|US0d3FL,US182TX
mcguire afb|US0d2NJ
mchenry|US185IL
mchinji|MW1w4
mcintosh|US3d1NM
mckees rocks|US0d3PA
mckeesport|US0d4PA
mckenzie|US182TN
mckinley heights|US0d0OH
mckinley park|US184IL
mckinleyville|US0s4CA
mckinney|US187TX
mckinnon|AU0q2VIC
mckownville|US0d1NY
mcleansboro|US181IL
mcleansville|US0d0NC
mclean|US0d6VA
mclendon chisholm|US181TX
mcloud|US182OK
mcmechen|US0d1WV
mcmillin|US0s1WA
mcminnville|US0s5OR,US184TN
mcmurray|US0d2PA
mcpherson|US184KS
mcqueeney|US181TX
mcrae|US0d3GA
mcsherrystown|US0d2PA
mead valley|US0s4CA
meadela|PT3y3
meade|US181KS
meadow glade|US0s1WA
meadow heights|AU0q4VIC
meadow lakes|US4r3AK
meadow lake|CA6q2SK,US3d2NM
meadow oaks|US0d1FL
meadow springs|AU1n3WA
meadow vista|US0s2CA
meadow woods|US0d5FL
meadowbrook|US0d4VA,US183AL,US0s2CA
meadowdale|US0s1WA
meadowlakes|US181TX
meadowood|US0d1PA
meadows place|US182TX
meads|US0d8KY
meadview|US1v0AZ
meadville|US0d4PA
mead|US0s3WA,US3d2CO
meano|ES0y2
measham|GB0i2
meaux|FR1g6
mebane|US0d4NC
mecatlan|MX042
mecayapan|MX043
mecca|SA0ra,US0s3CA
mechanic falls|US0d1ME
mechanicsburg|US0d3PA,US0d1OH
mechanicstown|US0d3NY
mechanicsville|US0d5VA,US0d2PA,US0d1MD,US180IA
mechanicville|US0d2NY
mechelen|BE2p6
mechernich|DE0x5
mechetinskaya|RU063
mechraa bel ksiri|MA105
mecitozu|TR012
meckenbeuren|DE0x4
meckenheim|DE0x5
meckesheim|DE0x2
meco|ES0y4
medak|IN035
medan|ID0bb
meda|IT1c5
medea|DZ1j7
medebach|DE0x3
medeiros neto|BR194
medellin y madero segunda seccion|MX043
medellin|CO0hb,PH164
medemblik|NL2p5
medenine|TN3c6
mede|IT1c3
medfield|US0d3MA
medford lakes|US0d2NJ
medford|US0s6OR,US0d6MA,US0d5NY,US182WI,US180MN
medgidia|RO1o5
media luna|CU1f4
medianeira|BR095
mediapolis|US181IA
medias|RO1o6
media|US0d2PA
medical lake|US0s2WA
medicina buda|IT1c3
medicine hat|CA2o6AB
medicine lodge|US181KS
mediesu aurit|RO1o3
medina de pomar|ES0y2
medina de rioseco|ES0y2
medina del campo|ES0y4
medina estates|GH0t7
medina sidonia|ES0y4
medinah|US181IL
medina|SA0ra,US0d5OH,MX044,BR094,PH163,US183MN,US0d3NY,US182TN,US182TX,US182TX,US0s2WA
medinipur|IN037
medjez el bab|TN3c4
mednogorsk|RU255
medowie|AU0o3NSW
medulla|US0d3FL
medvedevo|RU064
medvedovskaya|RU064
medvezhyegorsk|RU064
medvode|SI2a2
medway|US0d4MA,US0d1ME
medyn|RU063
medzilaborce|SK2e3
meeker|US3d1CO,US180OK
meerane|DE0x4
meerbusch|DE0x6
meerhout|BE2p3
meerhoven|NL2p3
meersburg|DE4k2
meerssen|NL2p2
meerut|IN03a
meethari marwar|IN034
meftah|DZ1j6
megalopoli|GR3h2
megara|GR3h5
megarine|DZ1j5
mega|ET173
meget|RU3r3
megeve|FR1g2
meggen|CH4k3
meggett|US0d0SC
meghraj|IN033
megion|RU256
mehar|PK055
mehdia daira de meghila|DZ1j5
mehekar|IN035
mehendiganj|BD075
mehlville|US185MO
mehmand chak|PK052
mehnagar|IN034
mehndawal|IN035
mehrabpur|PK055
mehran|IR0k4
mehrhoog|DE0x3
mehtar lam|AF114
mehun sur yevre|FR1g3
meiderich|DE0x6
meidling|AT1s7
meiganga|CM0a6
meigs|US0d0GA
meihekou|CN007
meijel|NL2p2
meiktila|MM0p7
meiners oaks|US0s2CA
meinersen|DE0x3
meinerzhagen|DE0x4
meiningen|DE0x4
meise|BE2p4
meissen|DE0x5
meitingen|DE0x3
meizhou|CN007
mejaniga|IT1c4
mejdan obilicevo|BA2a2
mejicanos|SV3v7
mejorada del campo|ES0y4
mekele|ET178
mekhe|SN0t4
mekla|DZ1j5
meknes|MA109
melati|ID0b6
melbourne beach|US0d2FL
melbourne city centre|AU0q6VIC
melbourne|AU0qcVIC,US0d6FL,US181AR
melcher dallas|US180IA
melchor de mencos|GT2r4
melchor ocampo|MX045
meldola|IT1c3
meldorf|DE0x3
melegnano|IT1c4
melekhovo|RU063
melenci|RS2a3
melendugno|IT1c3
melenki|RU064
melesse|FR1g3
meleuz|RU256
melfi|IT1c4,TD3a3
melfort|CA553SK
melgar|CO0h5
meliana|ES0y3
melilla|ES5z6
melilli|IT1c3
melioratorov|RU252
melipilla|CL0n6
melissano|IT1c3
melissa|US183TX
melissia|GR3h5
melito di napoli|IT1c5
melito di porto salvo|IT1c3
melitopol|UA157
melksham|GB0i4
melle|DE0x6,BE2p3
mellieħa|MT6l3
mellouleche|TN3c3
mellrichstadt|DE0x3
mellunkyla|FI3s5
mellwood|US0d2MD
melnikovo|RU413
melnik|CZ2e4
melody hill|US182IN
melong|CM0a5
melouza|DZ1j5
melo|UY2b6
melres|PT3y3
melrose park|US185IL,US0d3FL,US0d1NY
melrose|US0d5MA,US0d4NY,US182MN
melsungen|DE0x4
meltham mills|GB0i3
meltham|GB0i3
melton mowbray|GB0i5
melton south|AU0q4VIC
melton west|AU0q4VIC
melton|AU0q3VIC
melun|FR1g5
melur|IN035
melville|US0d4NY,AU1n2WA,US0d0RI,US180LA
melvindale|US3f3MI
melykut|HU1q3
melzo|IT1c4
mem martins|PT3y3
memari|IN035
membrilla|ES0y3
memmelsdorf|DE0x3
memmingen|DE0x5
memphis|US189TN,US0d3FL,US181TX,US181MO,US3f0MI
menahga|US180MN
menai|AU0o3NSW
menaka|ML0t3
menands|US0d2NY
menard|US181TX
menasha|US184WI
mena|UA154,US182AR
mendaha|ID0b6
mendarda|IN034
mendefera|ER174
mendeleyevo|RU063
mendeleyevskiy|RU063
mendeleyevsk|RU065
mendenhall|US181MS
menden|DE0x6
menderes|TR014
mendes|BR094
mendez nunez|PH164
mende|FR1g4
mendham|US0d2NJ
mendig|DE0x3
mendip|GB0i7
mendi|PG4s5,ET175
mendon|US0d2MA,US3d0UT,US0d0VT
mendota heights|US183MN
mendota|US0s4CA,US183IL
mendoza|AR2ya
mendrisio|CH4k3
menemeni|GR3h4
menemen|TR016
menen|BE2p5
menfi|IT1c4
mengcheng chengguanzhen|CN006
mengenich|DE0x3
mengen|DE0x3
mengerskirchen|DE0x3
menges|SI2a3
mengibar|ES0y3
mengkofen|DE0x3
mengyin|CN006
menifee|US0s6CA
menlo park|US0s5CA
mennecy|FR1g4
mennzel bou zelfa|TN3c4
menominee|US753MI
menomonee falls|US185WI
menomonie|US184WI
menongue|AO0a5
mentana|IT1c4
mentekab|MY1z5
mentone|AU0q4VIC,US0s3CA
menton|FR1g5
mentor on the lake|US0d3OH
mentor|US0d6OH
mentougou|CN008
menucourt|FR1g2
menuma|JP0c5
menzel abderhaman|TN3c4
menzel bourguiba|TN3c6
menzel jemil|TN3c4
menzel kamel|TN3c3
menzelinsk|RU064
menziken|CH4k2
meoqui|MX334
meppel|NL2p5
meppen|DE0x5
mequon|US185WI
merano|IT1c5
merate|IT1c4
meraux|US183LA
mercato san severino|IT1c4
mercato|IT1c3,IT1c3
mercedes|AR026,UY2b5,AR215,CR4l5,PH164,US184TX,PH163,CR4l2
merced|US0s6CA
mercer island|US0s5WA
mercersburg|US0d1PA
mercerville hamilton square|US0d5NJ
mercerville|US0d4NJ
mercer|US0d1PA
merchantville|US0d2NJ
merchtem|BE2p4
merchweiler|DE0x3
mercier|CA1a3QC
mercogliano|IT1c3
meredith|US0d1NH
meredosia|US180IL
merefa|UA155
merei|RO1o3
merelani|TZ176
merelbeke|BE2p4
merelim|PT3y2
merenwijk|NL2p4
merewether|AU0o3NSW
mericourt|FR1g4
merida|MX36a,VE138,ES0y6
meriden|US0d6CT
meridian hills|US321IN
meridian station|US180MS
meridianville|US183AL
meridian|US5k7ID,US185MS,US0d2PA,US3d2CO,US181OK,US181TX
merignac|FR1g6
merikanjaka|MG173
mering|DE0x4
merkel|US181TX
merkezefendi|TR018
merke|KZ1h4
merksplas|BE2p3
merlin|US0s1OR
merlo|AR028,AR5b3
mermaid beach|AU1e3QLD
mermaid waters|AU1e4QLD
mermoz boabab|SN0t4
mernda|AU0q4VIC
merouana|DZ1j6
merowe|SD1k3
merriam woods|US181MO
merriam|US183KS
merrick|US0d4NY
merrifield|US0d4VA
merrillville|US185IN
merrill|US183WI
merrimack|US0d5NH
merrimac|AU1e3QLD,US0d3MA,US0d1VA,US0d1VA
merrionette park|US181IL
merritt island|US0d5FL
merritt park|US0d0NY
merritt|CA3n3BC
merriwa|AU1n2WA
merrydale|US183LA
merrylands west|AU0o3NSW
merrylands|AU0o5NSW
merryville|US180LA
mers el kebir|DZ1j4
mersa matruh|EG0g6
merseburg|DE0x5
mersing|MY1z4
mersin|TR019
merta|IN035
merter keresteciler|TR016
merthyr tydfil|GB0i5
mertola|PT3y3
merton|US182WI
mertoyudan|ID0b6
meru|KE176,FR1g4
merville|FR1g3
mery sur oise|FR1g3
merzifon|TR016
merzig|DE0x5
mer|FR1g3
mesa verde|US0s0CA
mesagne|IT1c5
mesa|US1v9AZ
mescalero|US3d0NM
mescal|US1v1AZ
meschede|DE0x5
mesilla|US3d1NM
mesker yurt|RU063
meskiana|DZ1j5
mesolongi|GR3h4
mesoraca|IT1c3
mesquite|US187TX,US0s4NV,US3d0NM
messaad|DZ1j7
messancy|BE2p3
messias|BR2t4
messina|IT1c8
messini|GR3h3
messkirch|DE0x3
messstetten|DE0x3
mestre|IT1c7
mestrino|IT1c3
mesudiye|TR013
mesyagutovo|RU253
metahara|ET175
metairie terrace|US187LA
metairie|US187LA
metallostroy|RU065
metamora|US182IL
metamorfosi|GR3h5
metapan|SV3v4
meta|IT1c3
metcalfe|US180MS
metelen|DE0x3
metepec|MX045
methil|GB0i3
methuen|US0d6MA
metkovic|HR2a4
metlakatla|US740AK
metlaoui|TN3c5
metlili chaamba|DZ1j6
metrogorodok|RU066
metropolis|US183IL
metro|ID0b7
metsamor|AM2l3
metsemotlhaba|BW1w2
metter|US0d2GA
mettet|BE2p4
mettingen|DE0x4
mettmann|DE0x5
mettupalayam|IN036
mettuppalaiyam|IN033
mettur|IN036
metuchen|US0d4NJ
metu|ET175
metzger|US0s2OR
metzingen|DE0x4
metz|FR1g7
meudon|FR1g5
meulaboh|ID0b5
meulan en yvelines|FR1g3
meulebeke|BE2p3
meung sur loire|FR1g3
meuselwitz|DE0x3
mevasseret ziyyon|IL345
mexborough|GB0i4
mexia|US183TX
mexicali|MX289
mexicaltzingo|MX043
mexicanos|MX043
mexico beach|US180FL
mexico city|MX04e
mexico|PH165,US184MO,US0d1ME,US0d1NY
meximieux|FR1g3
meybod|IR0k6
meycauayan|PH168
meyersdale|US0d1PA
meylan|FR1g4
meyrin|CH4k4
meythet|FR1g3
meyzieu|FR1g5
mezapa|HN303
mezcala|MX042
mezcales|MX6o4
mezdra|BG2f4
meze|FR1g3
mezgore|RU254
mezhdurechenskiy|RU253
mezhdurechensk|RU3u7
mezhova|UA153
mezobereny|HU1q3
mezocsat|HU1q3
mezohegyes|HU1q3
mezokovacshaza|HU1q3
mezokovesd|HU1q4
mezotur|HU1q4
mezzolombardo|IT1c3
mezzouna|TN3c2
mgandu|TZ175
mga|RU063
mglin|RU063
mhamid|MA103
mhango|TZ174
mhangura|ZW1w3
mhasla|IN033
mhasvad|IN034
mhlume|SZ0w3
miacatlan|MX043
miadanandriana|MG173
miagao|PH163
miahuatlan de porfirio diaz|MX045
miahuatlan|MX044,MX043
miajadas|ES0y3
miami beach|US0d7FL
miami gardens|US0d7FL,US0d1FL
miami heights|US0d2OH
miami lakes|US0d5FL
miami shores|US0d3FL
miami springs|US0d4FL
miamisburg|US0d4OH
miamitown|US0d0OH
miami|US0d9FL,US184OK,AU1e3QLD,US1v1AZ
mian channun|PK056
miandoab|IR0k7
miandrarivo|MG175
miandrivazo|MG174
mianke mor|PK056
miano|IT1c5
mianwali|PK056
mianyang|CN008
miasskoye|RU253
miass|RU257
miasteczko slaskie|PL1r3
miastko|PL1r3
mibu|JP0c5
micco|US0d3FL
michalovce|SK2e5
michelau|DE0x3
micheldorf in oberosterreich|AT1s3
michelstadt|DE0x4
michendorf|DE0x3
miches|DO1d3
micheweni|TZ173
michigan center|US3f2MI
michigan city|US185IN
michurinsk|RU067
midar|MA103
middelburg|ZA0w7,NL2p6,ZA0w4
middelfart|DK0x4
middelharnis|NL2p4
middelkerke|BE2p4
middle island|US0d3NY
middle ridge|AU1e3QLD
middle river|US0d5MD
middle valley|US0d4TN
middle village|US0d5NY
middleborough center|US0d3MA
middleborough|US0d5MA
middleburg heights|US0d4OH
middleburgh|US0d1NY
middleburg|US0d4FL,US0d0PA
middlebury village|US0d3VT
middlebury|US0d3CT,US322IN,US322IN
middlebush|US0d1NJ
middlefield|US0d1OH
middleport|US0d1OH,US0d1NY,US0d1NY
middlesboro|US0d3KY
middlesbrough|GB0i7
middlesex|US0d4NJ
middleton grange|AU0o2NSW
middleton|GB0i6,US184WI,US0d3MA,US5k3ID
middletown|US0d6OH,US0d6CT,US0d5NY,US0d4DE,US0d4RI,US0d3PA,US4w3KY,US0d3PA,US0d2MD,US321IN,US0s0CA,US0d0VA
middleville|US3f2MI
middlewich|GB0i4
midelt|MA105
midfield|US182AL
midhurst|GB0i3
midland beach|US0d3NY
midland city|US181AL
midland park|US0d3NJ
midland|US187TX,US3f5MI,CA1a5ON,US0s3WA,AU1n3WA,US0d2NC,US0d2PA,US0d1PA
midleton|IE2n3
midlothian|US184TX,US184IL
midoun|TN3c5
midpines|US0s0CA
midrand|ZA0w7
midsayap|PH165
midsomer norton|GB0i3
midstream|ZA0w5
midtown|US0d0TN
midvale|US3d5UT
midway city|US0s3CA
midway north|US182TX
midway south|US181TX
midway|US184FL,US0d2NC,US3d2UT,US0d2FL,US0d1TN,US0d1PA,US0d1GA,US0d1FL,US0d1KY,US180LA,US180AR
midwest city|US186OK
midyat|TR016
miechow|PL1r4
miedzychod|PL1r3
miedzyrzec podlaski|PL1r4
miedzyrzecz|PL1r4
miedzyzdroje|PL1r2
mielec|PL1r6
miercurea ciuc|RO1o5
miercurea nirajului|RO1o3
mieres|ES0y5
mierlo|NL2p3
miesbach|DE0x4
mifflinburg|US0d2PA
mifflinville|US0d0PA
migdal ha emeq|IL345
migennes|FR1g3
migne|FR1g3
mignon|US180AL
migori|KE175
miguel ahumada|MX333
miguel aleman la doce|MX3b5
miguel alves|BR1b3
miguel auza|MX044
miguel bocanegra|MX043
miguel calmon|BR194
miguel esteban|ES0y2
miguel hidalgo|MX049,MX042
miguel pereira|BR095
miguelopolis|BR094
miguelturra|ES0y4
mihaesti|RO1o3,RO1o3
mihai viteazu|RO1o3
mihail kogalniceanu|RO1o3,RO1o3
mihaileni|RO1o2
mihailesti|RO1o3
mihalgazi|TR013
mihara|JP0c6
miharu|JP0c4
mihintale|LK3i2
mihona|IN034
mijas|ES0y6
mijdrecht|NL2p4
mikashevichy|BY1p4
mikhalkovo|RU065
mikhaylovka|RU2q6,RU3q3
mikhaylovskaya|RU063
mikhaylovskoye|RU3o4,RU063
mikhaylovsk|RU066,RU253
mikhaylov|RU064
mikhnevo|RU063
miki|JP0c6
mikkeli|FI3s6
mikolow|PL1r5
mikoma|US180MS
mikomeseng|GQ0a3
mikulov|CZ2e3
mikumi|TZ174
mikuni|JP0c5
mikun|RU064
mila doce|US183TX
milaca|US182MN
milagres|BR1b4
milagros|PH163
milagro|EC1l7
milak|IN035
milam|US181TX
milanowek|PL1r4
milan|IT1ca,US183TN,US3f3MI,US182IL,US3d2NM,US321IN,US181MO,US0d1NH,US0d0OH
milaor|PH163
milas|TR015
milazzo|IT1c5
mila|DZ1j6
milbank|US182SD
milbridge|US0d0ME
milcovul|RO1o3
mildenhall|GB0i4
mildura|AU0q5VIC
miles city|US3d3MT
milesburg|US0d0PA
milevsko|CZ2e3
milford haven|GB0i4
milford mill|US0d5MD
milford|US0d6CT,US0d5MA,US0d3DE,US0d3NH,US0d3OH,US3f3MI,GB0i3,US182IA,US0d1ME,US181NE,US321IN,US3d0UT,US180IL,US0d0PA,US0d0NJ,US180WI
milharado|PT3y3
milhaud|FR1g2
milici|BA2a3
milicz|PL1r4
mililani town|US4g5HI
milisauti|RO1o3
militello in val di catania|IT1c3
milkovo|RU5a3
mill city|US0s1OR
mill creek east|US0s4WA
mill creek|US0s4WA
mill hall|US0d1PA
mill neck|US0d0NY
mill park|AU0q5VIC
mill plain|US0s3WA
mill valley|US0s4CA
millau|FR1g5
millbourne|US0d0PA
millbrae|US0s5CA
millbrook|US184AL,US0d1NY
millbury|US0d4MA,US0d0OH
millcreek|US3d6UT
milledgeville|US0d4GA
millen|US0d2GA
miller place|US0d4NY
millerovo|RU065
millers creek|US0d1NC
millers falls|US0d0MA
millersburg|US0d2OH,US0d1PA,US0s1OR
millersport|US0d0OH
millersville|US0d3PA,US183TN
miller|US181SD
milliken|US3d3CO
millington|US183TN,US3f0MI
millinocket|US0d2ME
millis clicquot|US0d2MA
millis|US0d3MA
millom|GB0i3
mills river|US0d3NC
millsboro|US0d2DE
millstadt|US182IL
mills|US3d2WY
milltown|US0d3NJ
millvale|US0d2PA
millville|US0d5NJ,US0d1MA,US3d1UT
millwood|US0s1WA
milngavie|GB0i4
milnrow|GB0i4
milot|HT2c2
milove|UA152
milovice|CZ2e2
milo|US0d1ME
milpa alta|MX044
milpitas|US0s6CA
milroy|US0d1PA
miltenberg|DE0x3
milton freewater|US0s3OR
milton keynes|GB0i8
milton|CA1a7ON,US0d5GA,US0d5MA,US183FL,US0s3WA,US0d3PA,US182WI,US0d2NY,US182LA,US0d1DE,US0d1WV,US0d1VT,US0d0NY
milwaukee|US189WI
milwaukie|US0s4OR
mimarsinan|TR015
mimizan|FR1g3
mimon|CZ2e3
mimoso do sul|BR094
mims|US0d3FL
mina clavero|AR213
minab|IR0k6
minacu|BR095
minakuchicho matoba|JP0c5
minalin|PH164
minamata|JP0c5
minamirinkan|JP0c8
minante segundo|PH163
minan|CN002
minapasoc|PH163
minas de barroteran|MX2h3
minas de marcona|PE0f4
minas de matahambre|CU1f5
minas novas|BR093
minas|UY2b5,CU1f4
minatitlan|MX047
minato|JP0c9
minbu|MM0p6
minchianabad|PK055
minchinbury|AU0o2NSW
mincivan|AZ2k3
minco|US181OK
mindarie|AU1n3WA
mindelheim|DE0x4
mindelo|CV5n6
minden|DE0x6,US184LA,US182NE,US0s2NV
mindif|CM0a3
mindresti|MD3k3
mindszent|HU1q3
minehead|GB0i4
mineiros|BR385
mineola|US0d4NY,US182TX
mineral del monte|MX043
mineral point|US181WI
mineral ridge|US0d2OH
mineral springs|US0d2NC,US180AR
mineral wells|US184TX,US0d1WV
mineralnye vody|RU066
mineros|BO244
minersville|US0d2PA
minerva park|US0d0OH
minerva|US0d2OH
minervino murge|IT1c3
minetto|US0d0NY
mineville|US0d0NY
mingelchaur|AZ2k7
minggang|CN006
mingguang|CN006
minglanilla|PH166
mingo junction|US0d2OH
mingora|PK058
mingoyo|TZ173
mingshui|CN007,CN006
mingyue|CN006
minien east|PH163
minier|US180IL
minjur|IN035
minkler|US0s0CA
minna|NG0a8
minneapolis|US189MN,US181KS
minnehaha|US0s3WA
minneola|US0d3FL
minneota|US180MN
minnetonka mills|US186MN
minnetonka|US186MN
minnetrista|US183MN
minoa|US0d2NY
minokamo|JP0c6
minonk|US181IL
minooka|US183IL
minorca|US181LA
minor|US180AL
minot air force base|US182ND
minot|US186ND,US0d1ME
mino|JP0c7,JP0c5,ES0y2
minsk mazowiecki|PL1r5
minsk|BY1pb
minster|US0d2OH
mint hill|US0d5NC
minto|AU0o4NSW
minturno|IT1c4
minturn|US3d0CO
minusinsk|RU2w6
minusio|CH4k3
minuwangoda|LK3i3
minuyan|PH163
minyat an nasr|EG0g6
minzhu|CN007
mionica|BA2a3
mions|FR1g4
mios|FR1g2
mioveni|RO1o5
mio|US3f1MI
mir bachah kot|AF112
mira mesa|US0s6CA
mira monte|US0s3CA
mira taglio|IT1c5
mirabad|AF114
mirabela|BR093
mirabella imbaccari|IT1c2
mirabel|CA1a5QC
miracatu|BR094
miracema do tocantins|BR574
miracema|BR095
mirador|BR1b3
miraflores de la sierra|ES0y2
miraflores|MX043
miragoane|HT2c6
mirai|BR093
miramar beach|US183FL
miramar|US0d7FL,MX2h7,CR4l3
miramas|FR1g5
miramichi|CA5o4NB
miranda de ebro|ES0y5
miranda do corvo|PT3y3
miranda do douro|PT3y3
miranda|AU0o4NSW,CO0h4,BR384,PH163
mirandela|PT3y4
mirandola|IT1c4
mirandopolis|BR095
mirano|IT1c4
miranpur katra|IN035
miranpur|IN035
mirante do paranapanema|BR093
mira|PT3y3
mircea voda|RO1o3
mircesti|RO1o3
mirebalais|HT2c3
mirecourt|FR1g3
miresu mare|RO1o2
mirfield|GB0i4
mirganj|IN034
mirialguda|IN037
miribel|FR1g3
mirik|IN033
miringa|NG0a4
miri|MY1z8
mirnoye|UA4a3
mirnyy|RU065,RU065,RU2i3
mirny|RU4x5
miro khan|PK053
mirontsi|KM173
miroslava|RO1o3
mirpur bhtoro|PK053
mirpur khas|PK058
mirpur mathelo|PK056
mirpur sakro|PK053
mirrabooka|AU1n3WA
mirriah|NE0a4
mirrormont|US0s2WA
mirto|IT1c3
mirwah gorchani|PK054
miryang|KR086
mirzapur|IN038,BD075
misantla|MX045
misasi|TZ174
misau|NG0a4
misawa|JP0c5
mishan|CN006
mishawaka|US326IN
mishelevka|RU3r3
mishicot|US180WI
mishima|JP0c7
mishkino|RU253,RU253
misilmeri|IT1c4
mision de chichimecas|MX043
mision san pablo|MX2h3
miskolc|HU1q7
mislata|ES0y5
misliyah|SA0r3
misratah|LY2g9
misrikh|IN034
missaglia|IT1c3
missao velha|BR1b4
mission bend|US185TX
mission canyon|US0s1CA
mission district|US0s6CA
mission hills|US182KS,US0s2CA
mission viejo|US0s7CA
mission|US186TX,CA3n5BC,US183KS,US180SD,US0s0OR
mississauga|CA1a9ON
missoula|US3d6MT
missouri city|US186TX
missouri valley|US181IA
mistelbach|AT1s3
misterbianco|IT1c6
mistrato|CO0h3
misungwi|TZ175
mitake|JP0c4
mitcham|GB0i6,AU0q4VIC
mitchell park|AU2d2SA
mitchellville|US0d3MD,US181IA
mitchell|US184SD,US322IN,US3d1NE,US180IL
mitchelton|AU1e3QLD
mitha tiwana|PK055
mithi|PK055
mito|JP0c8
mitras poniente|MX2h4
mitrofanovka|RU062
mitrovice|XK2a7
mitry mory|FR1g4
mitsamiouli|KM173
mitsoudje|KM172
mitsukaido|JP0c5
mitsuke|JP0c5
mittagong|AU0o3NSW
mittegrossefehn|DE0x4
mittelschontal|DE0x3
mittenaar|DE0x2
mittenwalde|DE0x3
mittenwald|DE0x3
mitterteich|DE0x3
mitte|DE0x6
mittweida|DE0x4
mitu|CO0h3
mityana|UG175
miura|JP0c6
miusynsk|UA153
mixco|GT2r9
mixquiahuala de juarez|MX045
miyakonojo|JP0c7
miyako|JP0c6
miyaly|KZ543
miyang|CN006
miyanoura|JP0c3
miyata|JP0c4
miyazaki|JP0c8
miyazu|JP0c4
miyoshi|JP0c5
mizan teferi|ET174
mizdah|LY2g5
mizhhirya|UA153
mizhirah|SA0r2
mizhou|CN007
mizil|RO1o4
mizque|BO245
mizunami|JP0c5
mizusawa|JP0c6
mjolby|SE0x4
mkuranga|TZ175
mkushi|ZM1w4
mlada boleslav|CZ2e5
mlalo|TZ174
mlandizi|TZ175
mlangali|TZ174
mlawa|PL1r5
mlimba|TZ175
mlonggo|ID0b5
mlowo|TZ174
mlyniv|UA153
mmabatho|ZA0w6
mme bafumen|CM0a3
mnichovo hradiste|CZ2e3
mo i rana|NO0x4
moabit|DE0x6
moab|US3d2UT
moalboal|PH163
moama|AU0o3NSW
moana|ES0y4
moanda|CD0a6,GA0a5
moapa town|US0s0NV
moapa valley|US0s3NV
moa|CU1f7
mobara|JP0c7
mobaye|CF0a4
moberly|US184MO
mobile|US188AL
mobridge|US3d2SD
mocajuba|BR234
moca|DO1d6
mocesti|RO1o2
moche|PE0f4
mochicahui|MX3g2
mochitlan|MX042
mochudi|BW1w5
mochumi|PE0f3
mocimboa|MZ1w5
mockern|DE0x3
mockmuhl|DE0x3
mockrehna|DE0x3
mocksville|US0d2NC
mocoa|CO0h4
mococa|BR096
mocoreta|AR213
mocorito|MX3g2
modakeke|NG0a7
modasa|IN036
modbury heights|AU2d3SA
modbury north|AU2d2SA
modbury|AU2d2SA
modelu|RO1o3
modena|IT1c7
modesto|US0s8CA
modi in makkabbim re ut|IL346
modica|IT1c5
modiin ilit|IL346
modimolle|ZA0w4
modling|AT1s4
modrany|CZ2e5
modra|SK2e3
modugno|IT1c5
moeiwadi|TH0m2
moelan sur mer|FR1g3
moengo|SR503
moerbeke|BE2p3
moers|DE0x7
moe|AU0q3VIC
mogadishu|SO17b
mogadore|US0d2OH
mogan|ES4e4
moga|IN037
mogi das cruzes|BR098
mogi guacu|BR097
mogi mirim|BR096
mogilno|PL1r4
mogliano veneto|IT1c4
moglingen|DE0x3
mogocha|RU4n4
mogoditshane|BW1w5
mogok|MM0p7
mogosoaia|RO1o2
mogoytuy|RU4n3
moguer|ES0y4
mogul|US0s0NV
mohacs|HU1q4
mohales hoek|LS0w5
mohali|IN037
mohammedia|MA108
mohanpur|IN032
mohanur|IN034
mohan|IN034
mohave valley|US1v1AZ
mohawk|US0d1NY
mohelnice|CZ2e3
mohgaon|IN033
mohiuddinnagar|IN034
mohlin|CH4k3
mohnesee|DE0x4
mohnton|US0d2PA
mohpa|IN033
mohr|IR0k5
mohyliv podilskyi|UA155
moia|ES0y2
moimenta da beira|PT3y3
moinesti|RO1o5
moirang|IN034
moirans|FR1g3
moires|GR3h3
moisei|RO1o3
moissac|FR1g4
moissala|TD3a3
moissy cramayel|FR1g4
moita|PT3y4
mojacar|ES0y2
mojave|US0s2CA
mojoagung|ID0b5
mojokerto|ID0b7
mojo|ET175
moju|BR234
mokameh|IN036
moka|MU5g3
mokena|US184IL
mokhotlong|LS0w3
mokhsogollokh|RU4x3
mokokchung|IN035
mokolo|CM0a8
mokopane|ZA0w7
mokotow|PL1r8
mokpo|KR088
mokrin|RS2a3
mokrous|RU2z3
mokshan|RU064
mokuleia|US4g1HI
mokwa|NG0a4
mola di bari|IT1c5
molalla|US0s3OR
molave|PH164
molbergen|DE0x3
molchanovo|RU413
moldava nad bodvou|SK2e3
molde|NO0x4
moldova noua|RO1o4
mold|GB0i3
molendinar|AU1e3QLD
molepolole|BW1w6
moletai|LT3t3
molfetta|IT1c6
molina de segura|ES0y6
molina|CL0n5
moline acres|US181MO
molinella|IT1c3
molinetto|IT1c3
moline|US185IL
molino|US180FL
molins de rei|ES0y5
mollendo|PE0f5
mollerussa|ES0y4
mollet del valles|ES0y6
molln|DE0x4
molndal|SE0x6
molnlycke|SE0x4
molochnoye|RU063
molochnyy|RU062
molodohvardiysk|UA155
molodyozhnoye|UA4a3
molo|KE175
molsheim|FR1g3
molteno|ZA0w3
molugan|PH163
mol|BE2p5,RS2a3
mombaca|BR1b4
mombasa|KE17a
mombetsu|JP0c5
mombris|DE0x4
momence|US182IL
momignies|BE2p2
momil|CO0h3
momlingen|DE0x2
momostenango|GT2r5
mompos|CO0h5
mon repos|TT486
mona vale|AU0o3NSW
monaca|US0d2PA
monachil|ES0y3
monaco|MC1g5
monaghan|IE2n3
monagrillo|PA4b3
monahans|US183TX
monamon|PH162
monaragala|LK3i3
monarch mill|US0d1SC
monash|AU0o2ACT
monastir|TN3c6
monastyryshche|UA153
mona|US3d1UT
moncada|ES0y4
moncalieri|IT1c6
moncao|PT6p4,BR1b3
moncarapacho|PT3y3
monchegorsk|RU066
monchengladbach|DE0x8
monchique|PT3y2
moncion|DO1d3
moncks corner|US0d3SC
moncloa aravaca|ES0y7
monclova|MX2h8
moncton|CA5o7NB
mondariz|ES0y2
mondelange|FR1g3
mondeville|FR1g4
mondim de basto|PT3y3
mondlo|ZA0w5
mondovi|IT1c4,US181WI
mondragone|IT1c5
mondragon|PH162
monduli|TZ173
monee|US182IL
monessen|US0d3PA
moneteau|FR1g2
monetnyy|RU252
monette|US181AR
monett|US183MO
monfalcone|IT1c5
monfort heights|US0d4OH
monforte de lemos|ES0y4
monforte del cid|ES0y3
mong cai|VN0m6
mongagua|BR096
monghyr|IN038
mongmong toto maite village|GU663
mongomo|GQ0a3
mongoumba|CF0a3
mongo|TD3a5
monguno|NG0a4
mongu|ZM1w6
monheim am rhein|DE0x5
monifieth|GB0i3
monino|RU064
moniquira|CO0h3
monistrol sur loire|FR1g3
monitos|CO0h2
monjaras|HN303
monjas|GT2r3
monkayo|PH166
monkey bay|MW1w4
monki|PL1r3
monkstown|IE2n2
monmouth beach|US0d2NJ
monmouth junction|US0d2NJ
monmouth|GB0i3,US0s3OR,US183IL,US0d2ME
mono vista|US0s2CA
monoharpur|IN035
monona|US183WI,US181IA
monongahela|US0d2PA
monongah|US0d0WV
monon|US321IN
monopoli|IT1c5
monor|HU1q4
monovar|ES0y4
monreale|IT1c4
monroe city|US181MO
monroe north|US0s1WA
monroeville|US0d5PA,US183AL,US0d0OH,US320IN
monroe|US186LA,US0d5NC,US3f4MI,US0s4WA,US0d4GA,US0d4OH,US183WI,US0d3NY,US3d1UT,US181IA
monrovia|LR2ua,US0s5CA,US321IN
mons en baroeul|FR1g5
monsanto|PT3y6
monschau|DE0x4
monsefu|PE0f5
monselice|IT1c4
monserrato|IT1c4
monsey|US0d4NY
monson center|US0d1MA
monson|US0d3MA
monster|NL2p4
monsummano terme|IT1c4
mons|BE2p7
mont albert north|AU0q2VIC
mont alto|US0d1PA
mont belvieu|US182TX
mont de marsan|FR1g5
mont dore|NC5w5
mont joli|CA1a3QC
mont laurier|CA1a4QC
mont roig del camp|ES0y4
mont royal|CA1a4QC
mont saint aignan|FR1g5
mont saint guibert|BE2p3
mont saint hilaire|CA1a4QC
mont saint martin|FR1g3
mont tremblant|CA1a3QC
mont vernon|US0d1NH
montabaur|DE0x4
montagnana|IT1c3
montagne blanche|MU5g3
montague|US0d3MA,US3f1MI,US0s0CA
montagu|ZA0w4
montaigu|FR1g2
montalbano jonico|IT1c3
montale|IT1c3
montalvin|US0s2CA
montalvo|EC1l4
montana city|US3d1MT
montanaro|IT1c2
montana|BG2f6
montanhas|BR1b3
montanha|BR094
montara|US0s2CA
montargis|FR1g4
montataire|FR1g4
montauban|FR1g6
montauk|US0d2NY
montbard|FR1g3
montbau|ES0y2
montbeliard|FR1g5
montblanc|ES0y3
montbrison|FR1g4
montcada i reixac|ES0y5
montceau les mines|FR1g4
montchanin|FR1g2
montclair|US0d5NJ,US0s5CA,US0d4VA
montdidier|FR1g3
monte alegre de minas|BR094
monte alegre de sergipe|BR2t3
monte alegre|BR585,BR1b3
monte alto|BR095,US181TX
monte aprazivel|BR094
monte argentario|IT1c4
monte azul paulista|BR094
monte azul|BR093
monte blanco|MX043
monte buey|AR212
monte carlo|MC1g4
monte carmelo|BR095
monte caseros|AR215
monte cristo|AR213
monte di procida|IT1c4
monte estoril|PT3y5
monte kristal|MX2h2
monte llano|DO1d4
monte maiz|AR213
monte mor|BR095
monte patria|CL0n4
monte plata|DO1d4
monte porzio catone|IT1c3
monte real|PT3y3
monte rio|US0s0CA
monte san giusto|IT1c3
monte santangelo|IT1c4
monte santo de minas|BR094
monte santo|BR193
monte sereno|US0s2CA
monte siao|BR093
monte urano|IT1c3
monte vista|US3d2CO
monteagle|US180TN
monteagudo|BO243
montebello vicentino|IT1c2
montebello|US0s6CA,US0d2NY
montebelluna|IT1c5
montecalvario|IT1c5
montecanal|ES0y4
montecarlo|AR214
montecatini terme|IT1c4
montecchio emilia|IT1c3
montecchio maggiore alte ceccato|IT1c4
montecillo|MX043
montecito|US0s3CA
montecompatri|IT1c3
montecorvino pugliano|IT1c3
montecorvino rovella|IT1c3
montecristi|EC1l4
montecristo|CO0h2
montefiascone|IT1c3
monteforte dalpone|IT1c2
monteforte irpino|IT1c3
montefrio|ES0y3
montego bay|JM2v6
montegranaro|IT1c4
montegrotto terme|IT1c3
montegut|US181LA,US181LA
montehermoso|ES0y3
monteiasi|IT1c2
monteiro|BR1y4
montelibano|CO0h6
montelimar|FR1g5
montellano|ES0y3
montella|IT1c3
montello|US181WI
montelupo fiorentino|IT1c3
montemor o novo|PT3y4
montemurlo|IT1c4
montenegro|BR096,CO0h5
montenero di bisaccia|IT1c2
montepuez|MZ1w6
montereau fault yonne|FR1g4
monterey park|US0s6CA,US3d1NM
monterey|US0s5CA,US182TN
monteria|CO0h8
monteroni di lecce|IT1c4
monteros|AR355
monterotondo|IT1c5
montero|BO246
monterrey|MX2ha,CO0h3
monterusciello|IT1c5
montes claros|BR098
montesano|US0s2WA
montesarchio|IT1c3
montescaglioso|IT1c3
montesilvano marina|IT1c6
montesson|FR1g4
monteux|FR1g3
montevallo|US183AL
montevarchi|IT1c4
montevideo|UY2ba,US182MN
montevista|PH163
montezuma|US0d2GA,US180IA
montfavet|FR1g4
montfermeil|FR1g5
montfoort|NL2p2
montfort sur meu|FR1g3
montgat|ES0y3
montgeron|FR1g5
montgomery city|US181MO
montgomery village|US0d5MD
montgomeryville|US0d4PA
montgomery|US188AL,US184IL,US0d3OH,US0d2NY,US0d2GA,US182MN,US0d1WV,US0d1PA,US0d0VT
monthey|CH4k4
monticello conte otto|IT1c3
monticello|US184MN,US183AR,US0d3NY,US0d3KY,US7b3KY,US182IL,US322IN,US182LA,US182LA,US182IA,US0d1GA,US0d1FL,US3d1UT,US181MS,US180WI
montichiari|IT1c4
montignoso|IT1c3
montigny en gohelle|FR1g3
montigny le bretonneux|FR1g5
montigny les cormeilles|FR1g4
montigny les metz|FR1g5
montijo|PT3y5,ES0y4
montilla|ES0y5
montivilliers|FR1g4
montlhery|FR1g3
montlouis sur loire|FR1g3
montlucon|FR1g5
montluel|FR1g3
montmagny|FR1g4,CA1a4QC
montmelo|ES0y3
montmorency|FR1g4,AU0q3VIC
montmorillon|FR1g3
montoir de bretagne|FR1g3
montolivet|FR1g4
montorio al vomano|IT1c2
montorio|IT1c2
montornes del valles|ES0y4
montoro superiore|IT1c3
montoro|ES0y3
montour falls|US0d1NY
montoursville|US0d2PA
montpelier|US0d3VT,US3f2OH,US5k1ID,US321IN
montpellier|FR1g8
montpon menesterol|FR1g3
montreal ouest|CA1a2QC
montreal|CA1abQC
montreuil|FR1g7
montreux|CH4k5
montrose ghent|US0d2OH
montrose|US3d4CO,GB0i4,US0d3VA,AU0q3VIC,US182MN,US0d1NY,US3f1MI,US0d1PA,US0d1PA
montrouge|FR1g5
monts|FR1g3
montvale|US0d3NJ
montverde|US0d1FL
montville center|US0d4CT
montz|US181LA
monument beach|US0d1MA
monument hills|US0s1CA
monument|US3d3CO
monywa|MM0p8
monza|IT1c7
monze|ZM1w5
monzon|ES0y4
mon|IN034
moodiesburn|GB0i3
moodus|US0d0CT
moody|US184AL,US180TX
moog|PH162
mooirivier|ZA0w3
mooka|JP0c6
mooloolaba|AU1e3QLD
moonachie|US0d1NJ
moonah|AU512TAS
moonee ponds|AU0q4VIC
moorabbin|AU0q3VIC
moorcroft|US3d0WY
moore haven|US0d1FL
moorebank|AU0o3NSW
moorefield|US0d1WV
mooreland|US180OK
moores mill|US183AL
moorestown lenola|US0d4NJ
mooresville|US0d5NC,US323IN
moore|US186OK
moorhead|US185MN,US181MS
mooroobool|AU1e3QLD
moorooka|AU1e3QLD
mooroolbark|AU0q4VIC
mooroopna|AU0q3VIC
moorpark|US0s5CA
moorslede|BE2p3
moosburg|DE0x4
moose jaw|CA555SK
moose lake|US181MN
moose wilson road|US5k1WY
moosic|US0d3PA
moosinning|DE0x2
moosup|US0d2CT
mopti|ML0t7
moquegua|PE0f6
morada nova|BR1b5
moradabad|IN039
morada|US0s2CA
moraga|US0s4CA
morag|PL1r4
morahalom|HU1q2
moraine|US0d3OH
moral de calatrava|ES0y2
moraleja|ES0y3
morales|CO0h5,CO0h4,GT2r4
moralillo|MX043
moralzarzal|ES0y4
moramanga|MG175
moram|IN034
moranbah|AU1e4QLD
morangis|FR1g4
moranha|IN033
morant bay|JM2v3
morar|IN035
morata de tajuna|ES0y3
moratalaz|ES0y7
moratalla|ES0y3
moratuwa|LK3i8
moravian falls|US0d1NC
moravia|US0d0NY
moravska trebova|CZ2e4
moravske budejovice|CZ2e3
moravsky krumlov|CZ2e3
morayfield|AU1e4QLD
morazan|HN303
mora|CM0a6,SE0x4,ES0y3,US182MN
morbach|DE0x3
morbegno|IT1c3
morbi|IN037
morcellement saint andre|MU5g3
morciano di romagna|IT1c3
mordelles|FR1g3
morden|GB0i6,CA3l3MB
mordialloc|AU0q3VIC
mordovo|RU063
morecambe|GB0i6
moree|AU0o3NSW
morehead city|US0d3NC
morehead|US183KY,US0d3KY
moreira de conegos|PT3y2
moreira sales|BR093
moreira|PT3y4,PT3y4
moreland hills|US0d2OH
moreland|US5k0ID
morelia|MX049
morelos|MX044,MX3p3,MX043
morena|IN037
morenci|US3f1MI,US1v1AZ
moreni|RO1o4
moreno valley|US0s8CA
moreno|BR1y5
moreton|GB0i4
moretown|US0d1VT
morez|FR1g3
morfelden walldorf|DE0x5
morfou|CY534
morgan city|US184LA
morgan hill|US0s5CA
morgan park|US185IL
morgandale|US0d0OH
morganfield|US182KY
morgans point resort|US182TX
morganton|US0d4NC
morgantown|US0d5WV,US181KY,US180MS
morganville|US0d2NJ
morgan|US3d2UT,US0d1GA
morges|CH4k4
moriarty|US3d1NM
moriches|US0d2NY
morieres les avignon|FR1g3
morigaon|IN034
moriguchi|JP0c7
moriki|NG0a5
morinda|IN035
moringen|DE0x3
morinville|CA2o3AB
morioka|JP0c8
moritzburg|DE0x3
moriyama|JP0c6
moriya|JP0c6
mori|JP0c4,IT1c3
morki|RU063
morlaix|FR1g4
morlanwelz mariemont|BE2p4
morlenbach|DE0x3
morley|GB0i6,AU1n4WA
morlupo|IT1c3
mormugao|IN037
mornant|FR1g2
morningside heights|US0d6NY
morningside|AU1e3QLD,US0d1MD
mornington|AU0q5VIC
morocco|US180IN
morococha|PE0f3
moroeni|RO1o2
morogoro|TZ178
morohongo|JP0c5
moroleon|MX045
moron de la frontera|ES0y5
morondava|MG175
morongo valley|US0s2CA
morong|PH166,PH164
moroni|KM175,US3d1UT
moron|AR028,CU1f6,VE135
moroto|UG173
morozovsk|RU065
moro|PK056
morpeth|GB0i4
morphett vale|AU2d5SA
morrelgonj|BD075
morrilton|US183AR
morrinhos|BR095
morris heights|US0d5NY
morris park|US0d3NY
morris plains|US0d2NJ
morrisania|US0d5NY
morrisonville|US0d1NY,US180IL
morrison|US182IL
morristown|US0d5TN,US0d4NJ,US0d2VT,US320IN
morrisville|US0d5NC,US0d3PA,US0d1VT,US0d1NY,US0d0PA
morris|US184IL,US182MN,US181AL,US181OK
morro agudo|BR095
morro bay|US0s3CA
morro da cruz|BR092
morro da fumaca|BR094
morro do chapeu|BR194
morrope|PE0f3
morropon|PE0f4
morrow|US0d3GA,US0d0OH
morsang sur orge|FR1g4
morsbach|DE0x4
morshansk|RU065
morshyn|UA153
morsi|IN035
mortagne sur sevre|FR1g3
mortara|IT1c4
mortdale|AU0o3NSW
morteau|FR1g3
morteros|AR214
morton grove|US185IL
morton|US184IL,US182MS,US0d1PA,US181TX,US0s0WA
mortsel|BE2p5
morwa|IN034
morwell|AU0q4VIC
mor|HU1q4
mosbach|DE0x5
moscavide e portela|PT3y4
moscow mills|US181MO
moscow|RU06d,US0s5ID,US0d1PA
moses lake north|US0s2WA
moses lake|US0s4WA
mosfellsbaer|IS0t3
mosheim|US0d1TN
moshi|TZ177
moshkovo|RU223
mosina|PL1r4
mosinee|US182WI
mosjoen|NO0x3
moskhaton|GR3h5
moskovskiy|TJ3e4,RU064
moskovskoye|RU062
mosman park|AU1n3WA
mosman|AU0o5NSW
mosonmagyarovar|HU1q5
mosopa|BW1w4
mospyne|UA153
mosquera|CO0h5
mosrentgen|RU062
moss beach|US0s2CA
moss bluff|US184LA
moss point|US184MS
moss vale|AU0o3NSW
mossel bay|ZA0w6
mossendjo|CG0a4
mossingen|DE0x4
mossley|GB0i3
mossoro|BR1b8
moss|NO0x5
mostaganem|DZ1j7
mostar|BA2a7
mosta|MT6l4
mostoles|ES0y8
mostovskoy|RU065
mostyska|UA153
mosty|BY1p4
most|CZ2e6
mosul|IQ0jb
mos|ES0y4
mota del cuervo|ES0y3
motala|SE0x5
motatei|RO1o3
motca|RO1o2
motegi|JP0c4
motema|SL0t2
motherwell|GB0i5
mothihari|IN037
moth|IN034
motilla del palancar|ES0y2
motley|US0d0VA
motomachi|JP0c5
motomiya|JP0c5
motozintla|MX045
motril|ES0y6
motru|RO1o4
mott haven|US0d6NY
motta di livenza|IT1c3
motta santanastasia|IT1c3
motta visconti|IT1c3
mottella|IT1c3
mottola|IT1c4
motueka|NZ493
motul|MX365
motupe|PE0f4
motygino|RU2w3
mouans sartoux|FR1g3
mougins|FR1g4
mouila|GA0a4
moulins|FR1g5
moultonborough|US0d2NH
moulton|US182AL
moultrie|US0d4GA
mounana|GA0a3
mound bayou|US181MS
mound city|US180MO
moundou|TD3a7
moundridge|US181KS
mounds view|US184MN
moundsville|US0d3WV
mounds|US180OK
moundville|US181AL
mound|US183MN
mount airy|US0d3NC,US0d3MD,US0d0GA
mount angel|US0s2OR
mount annan|AU0o4NSW
mount arlington|US0d2NJ
mount ayr|US181IA
mount barker|AU2d4SA
mount carmel|US183IL,US0d3PA,US0d2TN,US182TN,US0d2OH,US0d2OH
mount carroll|US181IL
mount clemens|US3f4MI
mount cobb|US0d1PA
mount colah|AU0o3NSW
mount cotton|AU1e3QLD
mount darwin|ZW1w3
mount dora|US0d4FL
mount druitt|AU0o4NSW
mount eliza|AU0q4VIC
mount ephraim|US0d2NJ
mount evelyn|AU0q3VIC
mount gambier|AU2d5SA
mount gay shamrock|US0d1WV
mount gilead|US0d2OH,US0d0NC
mount gravatt east|AU1e4QLD
mount greenwood|US184IL
mount hagen|PG4s5
mount hawthorn|AU1n3WA
mount healthy heights|US0d2OH
mount healthy|US0d3OH
mount hermon|US0d2VA,US0s0CA
mount holly springs|US0d1PA
mount holly|US0d4NC,US0d3NJ,US0d0VT
mount hood village|US0s2OR
mount hope|US0d0WV
mount horeb|US183WI
mount ida|US180AR
mount isa|AU1e5QLD
mount ivy|US0d3NY
mount jackson|US0d1VA
mount joy|US0d3PA
mount juliet|US185TN
mount kisco|US0d3NY
mount laurel|US0d5NJ
mount lawley|AU1n3WA
mount lebanon|US0d5PA
mount louisa|AU1e3QLD
mount martha|AU0q4VIC
mount merrion|IE2n3
mount morris|US3f2MI,US0d2NY,US182IL,US180WI
mount oliver|US0d2PA
mount olive|US0d2NC,US182AL,US181IL
mount olympus|US3d3UT
mount orab|US0d2OH
mount pearl|CA5s5NL
mount penn|US0d2PA
mount pleasant|US0d6SC,US185WI,US3f5MI,US184TX,US183IA,AU1n3WA,US182TN,US0d2PA,US0d2PA,US3d2UT,US0d1NC
mount plymouth|US0d2FL
mount pocono|US0d2PA
mount pritchard|AU0o3NSW
mount prospect|US186IL
mount pulaski|US181IL
mount rainier|US0d3MD
mount repose|US0d2OH
mount shasta|US0s2CA
mount sheridan|AU1e3QLD
mount sinai|US0d4NY
mount sterling|US0d3KY,US181IL,US0d1OH
mount union|US0d1PA
mount vernon|US0d6NY,US0s5WA,US0d4OH,US184IL,US0d4VA,US323IN,US183IN,US182MO,US182IA,US181TX,US0d1KY,US0d1KY,US0d1GA,US0d1ME,US181AL
mount vista|US0s3WA
mount warren park|AU1e3QLD
mount washington|US0d4KY
mount waverley|AU0q5VIC
mount wolf|US0d0PA
mount zion|US183IL,US0d1GA,US0d1GA
mountain ash|GB0i3
mountain brook|US184AL
mountain city|US0d1TN,US0d0GA
mountain creek|AU1e3QLD
mountain green|US3d1UT
mountain grove|US182MO
mountain home|US5k4ID,US184AR,US0d2NC
mountain house|US0s3CA
mountain iron|US182MN
mountain lake park|US0d1MD
mountain lakes|US0d2NJ
mountain lake|US181MN
mountain lodge park|US0d1NY
mountain park|US0d4GA
mountain ranch|US0s1CA
mountain road|US0d0VA
mountain top|US0d3PA
mountain view acres|US0s2CA
mountain view|US0s6CA,US4g2HI,US0d2NC,US182AR,US181MO,US0s1CA,US3d0WY
mountain village|US3d0CO
mountainaire|US1v0AZ
mountainhome|US0d0PA
mountainside|US0d3NJ
mountlake terrace|US0s4WA
mountsorrel|GB0i4
mountville|US0d2PA
moura|PT6p3
mourenx|FR1g3
mourmelon le grand|FR1g3
mournies|GR3h2
mouscron|BE2p6
moussoro|TD3a4
moutier|CH4k3
moutsamoudou|KM175
mouvaux|FR1g4
mouy|FR1g2
mouzaia|DZ1j5
moville|US181IA
mowad|IN033
mowbray mountain|US181TN
moweaqua|US181IL
moyale|KE175
moyamba|SL0t3
moya|KM173,ES4e3
moyeuvre grande|FR1g3
moyobamba|PE0f5
moyock|US0d2NC
moyotzingo|MX045
moyo|UG174
moyuta|GT2r3
moyynkum|KZ1h3
mozarlandia|BR093
mozdok|RU065
mozelos|PT3y3
mozhaysk|RU065
mozhga|RU2i6
mozzate|IT1c3
mozzo|IT1c3
mpanda|TZ176
mpigi|UG173
mpika|ZM1w5
mponela|MW1w3
mpongwe|ZM1w3
mpophomeni|ZA0w5
mpraeso|GH0t3
mpulungu|ZM1w3
mpumalanga|ZA0w7
mpwapwa|TZ174
mragowo|PL1r4
mrakovo|RU253
mramani|KM172
mranggen|ID0b5
mrkonjic grad|BA2a4
msaken|TN3c6
msanga|TZ172
msila|DZ1j7
msowero|TZ174
mstera|RU062
mstsislaw|BY1p4
mszana dolna|PL1r3
mszczonow|PL1r3
mtama|TZ174
mtambile|TZ173
mthatha|ZA0w6
mtimbira|TZ173
mtinko|TZ175
mto wa mbu|TZ174
mtsamboro|YT173
mtsangamouji|YT172
mtsensk|RU066
mtskheta|GE2m3
mtwango|TZ174
mtwara|TZ177
muana|BR233
muang khong|LA0m4
muang phon hong|LA0m3
muang phonsavan|LA0m5
muang xay|LA0m5
muan|KR086
muar|MY1z7
mubarakpur|IN036
mubende|UG174
mubi|NG0a8
muborak|UZ4m5
mucheln|DE0x3
muchkapskiy|RU063
much|DE0x4
mucumpiz|VE138
mucurici|BR093
mucuri|BR095
mucur|TR014
mudanjiang|CN009
mudanya|TR015
mudau|DE0x2
mudbidri|IN035
muddebihal|IN035
muden|DE0x2
mudersbach|DE0x3
mudgal|IN034
mudgeeraba|AU1e4QLD
mudgee|AU0o3NSW
mudgere|IN033
mudhol|IN036
mudkhed|IN034
mudon|MM0p6
mudukulattur|IN034
mudurnu|TR013
mudu|CN006
mueang nonthaburi|TH0m8
muenster|US181TX
mufulira|ZM1w7
mufumbwe|ZM1w3
mugango|TZ173
mugardos|ES0y2
mugeni|RO1o3
muggelheim|DE0x3
muggensturm|DE0x3
muggia|IT1c3
muggio|IT1c5
mughal sarai|IN037
mugia|ES0y2
mugla|TR016
mugnano del cardinale|IT1c2
mugnano di napoli|IT1c5
mugumu|TZ174
muhammadabad|IN035,IN035,IN034
muheza|TZ174
muhlacker|DE0x5
muhlau|AT1s2
muhldorf|DE0x4
muhlenberg park|US0d1PA
muhlhausen|DE0x5,DE0x3
muhlheim am main|DE0x5
muhoroni|KE174
muhos|FI3s3
muiden|NL2p3
muikamachi|JP0c5
muisne|EC1l4
mujiayingzi|CN006
mukacheve|UA156
mukah|MY1z6
mukalla|YE0r8
mukdahan|TH0m5
mukerian|IN035
mukharram al fawqani|SY1t3
mukher|IN035
mukhorshibir|RU3r2
mukilteo|US0s4WA
mukono|UG176
muko|JP0c6
muktagacha|BD075
muktsar|IN036
mukwonago|US183WI
mulanay|PH163
mulanje|MW1w4
mulanur|IN034
mulayjah|SA0r2
mula|ES0y4
mulbagal|IN036
mulberry|US0d2FL,US0d2OH,US0d1NC,US181AR,US320IN
mulchen|CL0n4
muldrow|US182OK
muleba|TZ174
muleshoe|US182TX
mulgrave|AU0q4VIC
mulgund|IN034
mulheim karlich|DE0x3
mulheim|DE0x7,DE0x5
mulhouse|FR1g7
mulino|RU064,US0s1OR
mulki|IN034
mullaloo|AU1n3WA
mullens|US0d1WV
mulleriyawa|LK3i5
mullheim|DE0x4
mullica hill|US0d2NJ
mullins|US0d2SC
mullovka|RU3j3
mullsjo|SE0x2
mulsen|DE0x4
multai|IN034
multan|PK05a
muluppilagadu|IN035
mulvane|US183KS
mul|IN035
mumbai|IN03e
mumbwa|ZM1w4
mumford|GH0t4
mumias|KE176
muminobod|TJ3e4
muna|MX364
muncar|ID0b6
munchberg|DE0x4
muncheberg|DE0x3
munchenbuchsee|CH4k3
munchenstein|CH4k4
muncie|US326IN
muncy|US0d1PA
mundargi|IN034
munday|US180TX
mundelein|US185IL
mundemba|CM0a4
munderkingen|DE0x2
mundgod|IN034
mundi|IN034
mundo novo|BR194
mundo nuevo|MX043
mundolsheim|FR1g2
mundra|IN034
munduk|ID263
mundwa|IN034
mundybash|RU3u3
mundys corner|US0d1PA
munfordville|US181KY
munford|US183TN,US180AL
mungaa|TZ174
mungaoli|IN034
mungeli|IN035
mungia|ES0y4
mungwi|ZM1w3
mungyeong|KR086
munhall|US0d3PA
munich|DE0xa
munirabad|IN033
munising|US3f1MI
muniz freire|BR093
muniz|AR025,US180TX
munkebo|DK0x2
munkkiniemi|FI3s4
munnar|IN036
munnerstadt|DE0x3
munno para west|AU2d3SA
munoz east|PH162
munoz|PH165
munroe falls|US0d2OH
munsan|KR085
munsey park|US0d1NY
munsingen|DE0x4,CH4k3
munsons corners|US0d1NY
munstertal schwarzwald|DE0x2
munster|DE0x8,US185IN,DE0x4,DE0x4,FR1g2
munteni|RO1o3
muntilan|ID0b5
muntok|ID0b5
munuf|EG0g6
munzenberg|DE0x2
muradnagar|IN036
muragacha|IN033
murakami|JP0c5
murak|SY1t4
muramatsu|JP0c4
muramvya|BI1w4
muranga|KE174
muranovo|RU063
murashi|RU423
muratpasa|TR019
muravlenko|RU255
murbad|IN034
murcia|ES0y9,PH164,PH162
murcki|PL1r3
murehwa|ZW1w3
muret|FR1g5
murfatlar|RO1o3
murfreesboro|US187TN,US0d2NC,US181AR
murgab|TM394
murgeni|RO1o3
murghob|TJ3e3
murgud|IN033
murg|DE0x3
muriae|BR097
muricay|PH167
murici|BR2t4
muridke|PK057
murillo colonia|US183TX
murino|RU063
muritiba|BR194
muriti|TZ174
muri|IN034,CH4k4,CH4k3
murliganj|IN035
murmansk|RU068
murmashi|RU064
murnau am staffelsee|DE0x4
muro del alcoy|ES0y3
muromtsevo|RU2j3
murom|RU067
muroran|JP0c7
muros|ES0y3
muroto misakicho|JP0c4
murovani kurylivtsi|UA153
murowana goslina|PL1r3
muro|ES0y3
murphys estates|US0d1SC
murphysboro|US183IL
murphys|US0s1CA
murphy|US184TX,US183MO,US0d1NC
murray bridge|AU2d4SA
murraysville|US0d4NC
murray|US3d6UT,US184KY
murree|PK055
murrells inlet|US0d3SC
murrhardt|DE0x4
murrieta hot springs|US0s2CA
murrieta|US0s7CA
murrumba downs|AU1e3QLD
murrumbeena|AU0q3VIC
murrysville|US0d4PA
murr|DE0x3
murs erigne|FR1g2
mursan|IN034
murshidabad|IN035
murska sobota|SI2a4
mursko sredisce|HR2a3
murtajapur|IN035
murten morat|CH4k3
murton|GB0i3
murtosa|PT3y3
murudeshwara|IN034
murud|IN034
murun kuren|MN315
murwara|IN038
murwillumbah|AU0o3NSW
murygino|RU423
murzuq|LY2g5
murzzuschlag|AT1s3
musaffah|AE148
musafir khana|IN033
musan up|KP0z4
musanze|RW1w6
musashino|JP0c7
musawa|NG0a3
musay id|QA4j3
muscatine|US185IA
muscat|OM14a
muscle shoals|US184AL
muscoda|US180WI
muscoy|US0s3CA
muse|US0d1PA
mushabani|IN035
mushie|CD0a5
musile di piave|IT1c3
musiri|IN035
muskegon heights|US3f3MI
muskegon|US3f5MI
muskego|US185WI
muskogee|US185OK
muslyumovo|RU063
musoma|TZ177
musselburgh|GB0i5
mussomeli|IT1c3
mussoorie|IN035
mustafabad|PK056,IN033
mustafakemalpasa|TR017
mustang|US184OK
muswellbrook|AU0o4NSW
muszyna|PL1r2
mus|TR016
mutare|ZW1w8
mutengene|CM0a6
mutki|TR012
mutlangen|DE0x3
mutoko|ZW1w3
mutsalaul|RU063
mutsu|JP0c6
muttenz|CH4k4
mutterstadt|DE0x4
muttontown|US0d2NY
muttupet|IN034
mutuali|MZ1w5
mutuipe|BR193
mutum biyu|NG0a4
mutum|BR094
mutxamel|ES0y4
mutzig|FR1g3
mut|TR016
muurame|FI3s3
muvattupula|IN035
muvattupuzha|IN035
muyinga|BI1w6
muynoq|UZ4m4
muyuka|CM0a5
muzaffarabad|PK05a
muzaffargarh|PK057
muzaffarnagar|IN038
muzaffarpur|IN038
muzambinho|BR094
muzayri|AE143
muzo|CO0h3
mvomero|TZ175
mvurwi|ZW1w3
mwadui|TZ175
mwandiga|TZ174
mwanga|TZ174
mwanza|TZ179,MW1w4
mwaya|TZ173
mweka|CD1w6
mwembe|TZ173
mwene ditu|CD1w8
mwingi|KE173
mwinilunga|ZM1w4
my tho|VN0v7
myadzyel|BY1p3
myanaung|MM0p5
myawadi|MM0p5
myaydo|MM0p6
myeik|MM0p7
myers corner|US0d3NY
myerstown|US0d2PA
myersville|US0d1MD
myingyan|MM0p7
myitkyina|MM0p7
myjava|SK2e4
mykhaylivka|UA154
mykolaiv|UA154
mykolayiv|UA159
mymensingh|BD078
mynamaki|FI3s3
myory|BY1p3
myrhorod|UA155
myrina|GR3h2
myrnohrad|UA156
myronivka|UA154
myrtle beach|US0d5SC
myrtle creek|US0s2OR
myrtle grove|US184FL,US0d3NC
myrtle point|US0s1OR
myrtletown|US0s2CA
myrzakent|KZ1h3
mysen|NO0x2
myshkin|RU063
myskhako|RU063
myski|RU3u5
myslakowice|PL1r2
myslenice|PL1r4
mysliborz|PL1r4
myslowice|PL1r6
mysore|IN03a
mystic island|US0d3NJ
mystic|US0d2CT
myszkow|PL1r5
mytilene|GR3h5
mytishchi|RU067
mzimba|MW1w4
mzuzu|MW1w7
na klang|TH0m5
na mom|TH0m3
na wa|TH0m4
naaldwijk|NL2p4
naama|DZ1j3
naantali|FI3s4
naarden|NL2p4
naas|IE2n4
nabagram|IN035
nabari|JP0c6
nabatiye et tahta|LB1m7
nabburg|DE0x3
naberera|TZ174
naberezhnyye chelny|RU069
nabeul|TN3c6
nabha|IN036
nabinagar|BD075,IN034
nabire|ID4i5
nabisar|PK053
nablus|PS5f7
nabua|PH165
nabulao|PH163
nabunturan|PH164
nacajuca|MX043
nacala|MZ1w8
nacaome|HN304
nachingwea|TZ174
nachod|CZ2e4
nachrodt wiblingwerde|DE0x3
nacimiento|CL0n4
naciria|DZ1j4
nacka|SE0x5
nackenheim|DE0x2
nacogdoches|US185TX
nacozari de garcia|MX3b4
nacozari viejo|MX3b4
naco|MX3b3,US1v0AZ
nadapuram|IN035
nadarzyn|PL1r3
nadbai|IN035
nadezhda|RU063
nadiad|IN038
nadigaon|IN033
nadi|FJ605
nadlac|RO1o3
nador|MA107
nadudvar|HU1q3
naduvannur|IN035
naduvattam|IN034
nadvirna|UA154
nadvoitsy|RU063
nadym|RU256
naeso|KR086
naestved|DK0x5
nafada|NG0a5
nafpaktos|GR3h4
nafplio|GR3h4
naftalan|AZ2k3
nagahama|JP0c6
nagai|JP0c5
nagamangala|IN034
nagano|JP0c8
nagaoka|JP0c8
nagar karnul|IN035
nagareyama|JP0c7
nagari|IN035
nagarote|NI2s5
nagarpur|BD078
nagarukhra|IN034
nagar|IN035
nagasaki|JP0c9
nagatoro|JP0c3
nagato|JP0c5
nagaur|IN037
naga|PH167,PH165,PH163
nagbalaye|PH162
nagcarlan|PH165
nagda|IN037
nagercoil|IN038
nageswari|BD076
nagina|IN036
nagireddipalli|IN033
nagod|IN034
nagold|DE0x5
nagornyy|RU066,RU3o3
nagothana|IN033
nagoya|JP0cb
nago|JP0c6
nagpur|IN03b
nagqu|CN005
nagram|IN033
nagrota|IN033
nags head|US0d2NC
nagsaing|PH163
nagtipunan|PH163
nagua|DO1d5
naguilian|PH163
nagyatad|HU1q4
nagyecsed|HU1q3
nagyhalasz|HU1q3
nagykallo|HU1q3
nagykanizsa|HU1q6
nagykata|HU1q4
nagykoros|HU1q5
nagyszenas|HU1q2
nahant|US0d2MA
nahan|IN035
nahariyya|IL346
naharlagun|IN035
nahavand|IR0k6
naha|JP0c8
nahf|IL343
nahhalin|PS473
nahiyat al fuhud|IQ0j4
nahiyat ash shinafiyah|IQ0j5
nahiyat ghammas|IQ0j5
nahiyat saddat al hindiyah|IQ0j5
nahorkatiya|IN034
nahrin|AF114
nahuala|GT2r5
nahuatzen|MX043
nahuizalco|SV3v3
nahunta|US0d0GA
naic|PH166
naifaru|MV5q2
naigarhi|IN033
naihati|IN038
naila|DE0x3
nailong|PH162
nailsea|GB0i4
nailsworth|GB0i2
naini tal|IN035
nainpur|IN034
naintre|FR1g2
nainwa|IN034
nairn|GB0i3
nairobi|KE17b
naivasha|KE175
naja hammadi|EG0g5
najafabad|IR0k8
najafgarh|IN03a
najaf|IQ0j9
najera|ES0y3
najibabad|IN036
najran|SA0r8
naju|KR085
nakama|JP0c6
nakambala|ZM1w3
nakamura|JP0c5
nakanojomachi|JP0c4
nakano|JP0c5
nakasongola|UG173
nakatsugawa|JP0c6
nakatsu|JP0c6
nakatunguru|TZ173
naka|JP0c6
nakhabino|RU065
nakhchivan|AZ2k6
nakhodka|RU3q7
nakhon luang|TH0m4
nakhon nayok|TH0m4
nakhon pathom|TH0m7
nakhon phanom|TH0m5
nakhon ratchasima|TH0m8
nakhon sawan|TH0m7
nakhon si thammarat|TH0m7
nakhon thai|TH0m4
nakkila|FI3s3
naklo nad notecia|PL1r4
nakodar|IN035
nakonde|ZM1w3
nako|LS0w4
naksalbari|IN036
nakskov|DK0x4
nakuru|KE178
nakur|IN035
nalagarh|IN033
nalbach|DE0x3
nalchik|RU068
nalchiti|BD075
naldurg|IN034
nalgonda|IN037
nalhati|IN035
naliya|IN033
nallihan|TR014
nalundan|PH163
nalut|LY2g5
nam dinh|VN0m8
nam som|TH0m4
namagiripettai|IN034
namakkal|IN036
namalenga|TZ173
namangan|UZ1i9
namanga|TZ174
namanyere|TZ175
namasuba|UG174
nambe|US3d1NM
nambiyur|IN034
namborn|DE0x3
nambour|AU1e4QLD
nambucca heads|AU0o3NSW
nambucca|AU0o3NSW
nambutalai|IN033
namerikawa|JP0c5
namest nad oslavou|CZ2e2
namestovo|SK2e3
namibe|AO0a6
namie|JP0c4
namikupa|TZ174
namioka|JP0c4
namli|IN033
nampa|US5k6ID
nampicuan|PH163
nampo|KP0z9
nampula|MZ1w9
namrup|IN034
namsos|NO0x3
namtsy|RU4x3
namur|BE2p7
namyangju|KR087
namyang|KP0z4
namyslow|PL1r4
nanaimo|CA3n6BC
nanakuli|US4g4HI
nanao|JP0c6
nanauta|IN034
nanawale estates|US4g1HI
nanawua|PY1x2
nanchang|CN00b
nanchital de lazaro cardenas del rio|MX045
nanchong|CN00d
nancy|FR1g7
nandaime|NI2s4
nandambakkam|IN033
nandasmo|NI2s3
nanded|IN039
nandgaon|IN035,IN033
nandigama|IN035
nandihizana|MG172
nandikotkur|IN036
nanding|CN006
nandlstadt|DE0x2
nandrin|BE2p2
nandura buzurg|IN035
nandurbar|IN037
nandu|CN006
nandyal|IN037
nandy|FR1g3
nanfeng|CN006
nang rong|TH0m4
nanga eboko|CM0a5
nangal|IN036
nanganga|TZ174
nangavalli|IN033
nangen|KR086
nangis|FR1g3
nangi|IN039
nangka|PH163,PH163
nangloi jat|IN038
nangomba|TZ175
nangong|CN006
nanguneri|IN033
nangwa|TZ174
nanhyanga|TZ174
nanjangud|IN036
nanjing|CN00d
nankana sahib|PK056
nanlong|CN006
nanma|CN006
nannilam|IN033
nanning|CN00a
nanpara|IN036
nanpiao|CN007
nanping|CN007
nansio|TZ173
nantai|CN006
nanterre|FR1g6
nantes|FR1g8
nanteuil les meaux|FR1g2
nanticoke|US0d3PA
nanto shi|JP0c6
nantong|CN009
nantou|TW0e7
nantucket|US0d3MA
nantwich|GB0i4
nanty glo|US0d2PA
nanuet|US0d4NY
nanuque|BR095
nanyamba|TZ174
nanyang|CN008
nanyuki|KE175
nanzhang chengguanzhen|CN006
nanzhou|CN006
nan|TH0m5
nao me toque|BR094
naolinco de victoria|MX043
naousa|GR3h4
napajedla|CZ2e3
napanee|CA1a3ON
napanoch|US0d0NY
napasar|IN034
napavine|US0s1WA
napa|US0s6CA
naperville|US187IL
napier|NZ496
napili honokowai|US4g3HI
naples manor|US0d2FL
naples park|US0d3FL
naples|IT1ca,US0d4FL,US3d1UT,US180TX,US0d0NY
napoleon|US0d3OH,US3f0MI
napoles|PH162
nappanee|US323IN
naqadeh|IR0k6
nara shi|JP0c9
naracoorte|AU2d3SA
narail|BD076
naraina|IN034
naraini|IN034
narang mandi|PK055
narangba|AU1e4QLD
naranjal|EC1l5
naranja|US0d3FL
naranjito|EC1l5
naranjos|MX044
naranjo|CR4l4,MX3g3
narara|AU0o3NSW
narasannapeta|IN035
narasapur|IN036
narasaraopet|IN037
narasimharajapura|IN033
narasingapuram|IN033
narathiwat|TH0m6
narauli|IN034
naraura|IN034
naravarikuppam|IN034
narayanavanam|IN034
narayanganj|BD078
narayangarh|IN034,IN033
narayanpet|IN035
narberth|US0d2PA
narbonne|FR1g6
narborough|GB0i3
nardaran|AZ2k3
nardo|IT1c5
naregal|IN034
narela|IN03a
narellan vale|AU0o3NSW
naremburn|AU0o3NSW
nargund|IN035
narharpur|IN033
narimanov|RU404
narita|JP0c7
narman|TR013
narnaul|IN036
narnaund|IN034
narni scalo|IT1c2
narni|IT1c2
naro fominsk|RU066
naro moru|KE173
naroda|IN032
narok|KE175
naron|ES0y5
narowal|PK056
naro|IT1c3
narrabeen|AU0o3NSW
narrabri|AU0o3NSW
narrabundah|AU0o3ACT
narragansett pier|US0d2RI
narragansett|US0d4RI
narraweena|AU0o3NSW
narra|PH165
narre warren north|AU0q3VIC
narre warren south|AU0q5VIC
narre warren|AU0q5VIC
narrows|US0d1VA,US0d1VA
narsimhapur|IN036
narsingdi|BD078
narsinghgarh|IN035
narsingi|IN033
narsipatnam|IN035
nartan|RU064
nartkala|RU065
narutocho mitsuishi|JP0c6
naruto|JP0c5
narva|EE4c6
narvik|NO0x4
narwana|IN036
narwar|IN034
narwee|AU0o2NSW
naryan mar|RU064
naryn|KG2x6
naryshkino|RU063
nasarawa|NG0a5
nasaud|RO1o3
nashik|IN03a
nashotah|US180WI
nashtarud|IR0k3
nashua|US0d6NH,US181IA
nashville|US189TN,US0d2NC,US0d2GA,US182AR,US182IL,US3f1MI,US320IN,US180WI
nash|US182TX,US181TX
nasice|HR2a3
nasielsk|PL1r3
nasipit|PH163
nasirabad|IN036,PK055
nasiriyah|IQ0j9
naspur|IN034
nasriganj|IN035
nasrullahganj|IN034
nassau bay|US182TX
nassau village ratliff|US0d2FL
nassau|BS1a8,DE0x2,US0d0NY
nassjo|SE0x4
nassogne|BE2p2
nastola|FI3s4
nasugbu|PH166
natagaima|CO0h3
natahoyo|ES0y4
natalbany|US182LA
natalia|US181TX
natal|BR1ba
nata|PA4b2
natchez|US184MS
natchitoches|US184LA
naters|CH4k3
nathdwara|IN035
natick|US0d5MA
national city|US0s6CA
national harbor|US0d2MD
national park|US0d2NJ
natitingou|BJ0a6
natividade|BR094
natividad|PH163
natore|BD079
nato|PH162
nattam|IN034
nattapian|PH164
nattarasankottai|IN033
nattheim|DE0x3
naucalpan de juarez|MX04a
naudero|PK055
nauen|DE0x4
naugachhia|IN035
naugatuck|US0d5CT
naujamiestis|LT3t5
naujoji akmene|LT3t4
naukot|PK054
naumburg|DE0x5,DE0x2
naunhof|DE0x3
naurskaya|RU063
naushahra virkan|PK055
naushahro firoz|PK054
nautanwa|IN035
nauvoo|US180IL
navadwip|IN037
navajo|US3d1NM,US3d1NM
naval academy|US0d2MD
navalcarnero|ES0y4
navalgund|IN035
navalmoral de la mata|ES0y4
naval|PH164
navan|IE2n5
navapolatsk|BY1p7
navarcles|ES0y2
navarre|US185FL,US0d1OH
navas de san juan|ES0y2
navashino|RU064
navasota|US183TX
navassa|US0d1NC
navas|ES0y4,ES0y3
nava|MX3p4
navegantes|BR096
navelim|IN034
navesink|US0d1NJ
nave|IT1c3
navi mumbai|IN03b
navia|ES0y3
navirai|BR385
navlya|RU064
navodari|RO1o5
navoiy|UZ4m7
navojoa|MX3b7
navolato|MX3g5
navoloki|RU063
navotas|PH168
navrongo|GH0t5
navsari|IN037
navy yard city|US0s1WA
nawabganj|BD077,IN036,IN035,IN034,IN033
nawabshah|PK058
nawada|IN037
nawalgarh|IN036
nawanshahr|IN035,IN034
nawa|IN034
naxos|GR3h3
naxxar|MT6l3
nay pyi taw|MM0pa
nayagarh|IN034
nayoro|JP0c5
nayudupet|IN036
nazarabad|IR0k8
nazare da mata|BR1y5
nazareno|MX2h3
nazareth|IL346,BE2p3,US0d3PA
nazaret|ES4e3
nazare|BR195,PT3y3
nazarovo|RU2w6
nazca|PE0f5
naze|JP0c5
nazilli|TR017
nazir town|PK053
nazira|IN034
nazran|RU067
nazret|ET178
nazyvayevsk|RU2j4
nchelenge|ZM1w5
ndago|TZ174
ndalatando|AO0a9
ndelele|CM0a2
ndele|CF0a4
ndende|GA0a3
ndiareme limamoulaye|SN0t5
ndibene dahra|SN0t5
ndikinimeki|CM0a3
ndioum|SN0t4
ndjamena|TD3a9
ndjole|GA0a2
ndofane|SN0t3
ndola|ZM1w9
ndom|CM0a2
ndungu|TZ174
nea alikarnassos|GR3h4
nea anchialos|GR3h3
nea artaki|GR3h3
nea chalkidona|GR3h3
nea erythraia|GR3h4
nea filadelfeia|GR3h5
nea ionia|GR3h6,GR3h5
nea kallikrateia|GR3h3
nea makri|GR3h4
nea michaniona|GR3h3
nea moudhania|GR3h3
nea penteli|GR3h3
nea peramos|GR3h3
nea smyrni|GR3h6
nealtican|MX044
neapoli|GR3h5
near north side|US186IL
near south side|US184IL
neath|GB0i6
nebaj|GT2r5
nebbi|UG175
nebraska city|US183NE
necaxa|MX043
nechi|CO0h3
neckargemund|DE0x4
neckarsulm|DE0x5
neckartenzlingen|DE0x3
necochea|AR026
necocli|CO0h3
nedelino|BG2f2
neder hardinxveld|NL2p2
neder holluf|DK0x2
nederland|US184TX,US3d1CO
nederweert|NL2p3
nedlands|AU1n3WA
nedroma|DZ1j5
nedrow|US0d1NY
nedryhayliv|UA153
nedumangad|IN036
needamangalam|IN033
neede|NL2p3
needham|US0d5MA
needles|US0s2CA
needville|US182TX
neelankarai|IN034
neem ka thana|IN035
neenah|US185WI
neerpelt|BE2p4
nefta|TN3c4
neftcala|AZ2k4
neftegorsk|RU2i4
neftekamsk|RU257
neftekumsk|RU065
nefteyugansk|RU257
negapatam|IN037
negara|ID265
negaunee|US3f2MI
negombo|LK3i7
negotino|MK2a4,MK2a4
negotin|RS2a4
negrar|IT1c3
negreira|ES0y3
negrelos|PT3y3
negresti oas|RO1o4
negresti|RO1o3
negru voda|RO1o2
nehe|CN007
nehoiu|RO1o4
neiba|DO1d4
neietsu|KR085
neijiang|CN009
neillsville|US181WI
neilston|GB0i2
neira|CO0h4
neiva|CO0h8
nejdek|CZ2e3
nejo|ET174
neka|IR0k6
neklyudovo|RU063
nekoosa|US181WI
nekrasovka|RU3q3,RU063
nekrasovskiy|RU063
nekrasovskoye|RU063
nelamangala|IN035
nelidovo|RU065
neligh|US181NE
nellieburg|US180MS
nellikkuppam|IN035
nellis air force base|US0s2NV
nellore|IN039
nellysford|US0d0VA
nelson bay|AU0o3NSW
nelsonville|US0d2OH
nelson|NZ496,GB0i5,GB0i4,CA3n3BC,US0d0GA
nelspruit|ZA0w7
neman|RU464
nema|MR0t6
nembro|IT1c3
nemby|PY1x7
nemencine|LT3t3
nemocon|CO0h2
nemours|FR1g4
nemsova|SK2e3
nemuro|JP0c5
nemyriv|UA154
nenagh bridge|IE2n3
nenagh|IE2n2
nenjiang|CN006
neo psychiko|GR3h3
neodesha|US181KS
neoga|US181IL
neoi epivates|GR3h2
neon karlovasion|GR3h3
neopolis|BR2t4
neosho|US184MO
nepalgunj|NP206
nepanagar|IN035
nepean|CA1a7ON
nephi|US3d2UT
nepi|IT1c3
nepomuceno|BR094
neponsit|US0d0NY
neptune beach|US0d3FL
neptune city|US0d2NJ
nerac|FR1g3
neral|IN034
nerang|AU1e4QLD
neratovice|CZ2e4
nerchinsk|RU4n4
nerekhta|RU065
neresheim|DE0x3
nerja|ES0y4
nerkin getashen|AM2l3
neropolis|BR094
nersingen|DE0x3
nerubayske|UA153
nerva|ES0y3
nerviano|IT1c4
neryungri|RU4x6
nesconset|US0d4NY
nescopeck|US0d1PA
nesebar|BG2f3
nesher|IL344
nesoddtangen|NO0x3
nesquehoning|US0d2PA
ness city|US180KS
ness ziona|IL345
nesterovskaya|RU064
nesterov|RU462
neston|GB0i4,GB0i4
netanya|IL347
netcong|US0d2NJ
netishyn|UA155
netivot|IL345
netley|GB0i3
netphen|DE0x5
netrakona|BD076
nettersheim|DE0x3
nettetal|DE0x5
nettleton|US181MS
nettuno|IT1c5
neu anspach|DE0x4
neu guntramsdorf|AT1s3
neu hohenschonhausen|DE0x6
neu isenburg|DE0x5
neu ulm|DE0x6
neu wulmstorf|DE0x4
neubiberg|DE0x4
neubrandenburg|DE0x6
neubruck|DE0x6
neubulach|DE0x2
neuburg an der donau|DE0x5
neuchatel|CH4k5
neudenau|DE0x2
neue neustadt|DE0x8
neuehrenfeld|DE0x5
neuenburg am rhein|DE0x4
neuenburg|DE0x3
neuendettelsau|DE0x3
neuenhagen|DE0x4
neuenhof|CH4k3
neuenkirchen|DE0x4,DE0x3
neuenkirch|CH4k3
neuenrade|DE0x4
neuenstadt am kocher|DE0x3
neuenstein|DE0x3
neufahrn bei freising|DE0x4
neufchateau|FR1g3,BE2p3
neufchatel en bray|FR1g2
neuffen|DE0x3
neugersdorf|DE0x3
neuhaus am rennweg|DE0x3
neuhausen auf den fildern|DE0x4
neuhausen|CH4k3,DE0x2
neuhaus|DE0x3
neuhofen an der krems|AT1s3
neuhofen|DE0x3
neuhof|DE0x4
neuilly plaisance|FR1g4
neuilly sur marne|FR1g5
neuilly sur seine|FR1g6
neukirch lausitz|DE0x2
neukirchen|DE0x3,DE0x3
neukolln|DE0x7
neulussheim|DE0x3
neumarkt in der oberpfalz|DE0x5
neumarkt sankt veit|DE0x3
neumunster|DE0x6
neunburg vorm wald|DE0x3
neunkirchen am brand|DE0x3
neunkirchen am main|DE0x3
neunkirchen|DE0x6,DE0x4,AT1s4
neuotting|DE0x3
neuquen|AR3z8
neuried|DE0x3
neuruppin|DE0x5
neuse forest|US0d1NC
neusiedl am see|AT1s3
neuss|DE0x7
neustadt am rubenberge|DE0x6
neustadt an der aisch|DE0x4
neustadt an der donau|DE0x4
neustadt an der orla|DE0x3
neustadt an der waldnaab|DE0x3
neustadt bei coburg|DE0x4
neustadt glewe|DE0x3
neustadt hessen|DE0x3
neustadt in holstein|DE0x4
neustadt in sachsen|DE0x4
neustadt nord|DE0x5
neustadt sud|DE0x5
neustadt|DE0x6,DE0x4
neustrelitz|DE0x4
neutral bay|AU0o3NSW
neutraubling|DE0x4
neuves maisons|FR1g3
neuville en ferrain|FR1g3
neuville sur saone|FR1g3
neuwied|DE0x6
neuzeug|AT1s2
nevada city|US0s2CA
nevada|US183MO,US183IA,US180TX
nevele|BE2p3
nevelsk|RU5d4
nevel|RU424
neverkino|RU062
nevers|FR1g5
nevesinje|BA2a3
neviano|IT1c2
nevinnomyssk|RU067
nevsehir|TR016
nevyansk|RU255
new albany|US4w5IN,US0d3OH,US183MS
new alresford|GB0i2
new amsterdam|GY4z5
new athens|US181IL
new badah|PK055
new baden|US182IL
new baltimore|US3f4MI,US0d3VA
new basford|GB0i3
new batu batu|PH163
new beaver|US0d1PA
new bedford|US0d7MA
new berlinville|US0d0PA
new berlin|US185WI,US180IL
new bern|US0d5NC
new bloomfield|US0d0PA
new boston|US0d2NH,US182TX,US0d1OH
new braunfels|US186TX
new bremen|US0d2OH
new brighton|US184MN,US0d3PA,US0d2NY
new britain|US0d6CT,US0d2PA
new brockton|US180AL
new brunswick|US0d6NJ
new buffalo|US3f1MI
new burlington|US0d2OH
new cairo|EG0g8
new california|US0d0OH
new canaan|US0d4CT
new carlisle|US0d3OH,US321IN
new carrollton|US0d4MD
new cassel|US0d4NY
new castle northwest|US0d0PA
new castle|US0d4PA,US324IN,US0d2DE,US3d2CO,US0d0NH
new century ks|US180KS
new chicago|US181IN
new city|US185IL,US0d5NY
new columbia|US0d0PA
new concord|US0d1OH
new corella|PH164
new cumberland|US0d3PA,US0d0WV
new delhi|IN038
new dorp beach|US0d3NY
new dorp|US0d3NY
new durham|US0d1NH
new eagle|US0d1PA
new egypt|US0d1NJ
new ellenton|US0d1SC
new fairfield|US0d4CT
new fairview|US180TX
new farm|AU1e4QLD
new ferry|GB0i2
new franklin|US0d4OH,US180MO
new freedom|US0d2PA
new glarus|US181WI
new glasgow|CA4h4NS
new gloucester|US0d2ME
new grove|MU5g3
new hamburg|CA1a4ON
new hampton|US182IA
new hartford center|US0d0CT
new hartford|US0d1NY
new haven|US0d7CT,US324IN,US3f2MI,US3f2MI,US181MO,US0d1WV
new hempstead|US0d2NY
new holland|US0d2PA
new holstein|US182WI
new hope|US184MN,US182MS,US181AL,US0d1PA,US0s1OR,US180TN
new hyde park|US0d3NY
new iberia|US185LA
new ipswich|US0d2NH
new johnsonville|US181TN
new kensington|US0d4PA
new kingman butler|US1v4AZ
new kingston|JM2v9
new lambton|AU0o3NSW
new lebanon|US0d2OH
new lenox|US185IL
new lexington|US0d2OH
new lisbon|US181WI
new llano|US181LA
new london|US0d5CT,US183WI,US0d1OH,US181IA,US0d1NH,US180MN
new madrid|US182MO
new malden|GB0i5
new market|US0d1VA,US181AL,US0d0TN
new marlborough|US0d1MA
new martinsville|US0d2WV
new matamoras|US0d0OH
new miami|US0d1OH
new middletown|US0d1OH
new milford|US0d4NJ,US0d3CT
new mills|GB0i4
new milton|GB0i5
new mirpur|PK057
new norfolk|AU512TAS
new orleans|US189LA
new oxford|US0d1PA
new palestine|US321IN
new paltz|US0d3NY
new paris|US0d1OH,US321IN
new pekin|US320IN
new philadelphia|US0d4OH,US0d0PA
new plymouth|NZ496,US5k1ID
new port richey east|US0d3FL
new port richey|US0d4FL
new prague|US183MN
new preston|US0d0CT
new providence|US0d4NJ
new richland|US180MN
new richmond|US183WI,US0d1OH
new river|US1v4AZ
new roads|US182LA
new rochelle|US0d6NY
new rockford|US180ND
new romney|GB0i3
new ross|IE2n3
new sarpy|US181LA
new shagunnu|NG0a3
new sharon|US0d0ME,US180IA
new shoreham|US0d0RI
new smyrna beach|US0d5FL
new south memphis|US189TN
new springville|US0d4NY
new square|US0d3NY
new stanton|US0d1PA
new stevenston|GB0i2
new summerfield|US180TX
new tazewell|US0d2TN
new territory|US184TX
new town|AU513TAS,US181ND
new ulm|US184MN
new union|US181TN
new vienna|US0d0OH
new visayas|PH164
new washington|PH163
new waterford|US0d0OH
new waverly|US180TX
new westminster|CA3n6BC
new whiteland|US323IN
new wilmington|US0d1PA
new windsor|US0d3NY,US0d0MD
new yekepa|LR2u5
new york city|US0ddNY
new york mills|US0d2NY,US180MN
newala kisimani|TZ175
newark on trent|GB0i5
newark|US0d8NJ,US0d6OH,US0s6CA,US0d5DE,US0d3NY,US180AR,US180TX,US180IL
newarthill|GB0i3
newaygo|US3f1MI
newberg|US0s5OR
newbern|US182TN
newberry|US0d3SC,US0d2FL,US3f1MI
newbiggin by the sea|GB0i3
newborough|AU0q3VIC
newbridge|GB0i3
newburgh heights|US0d1OH
newburgh|US0d5NY,US182IN
newburg|US4w4KY,US180WI
newburn|GB0i5
newburyport|US0d4MA
newbury|GB0i5,US0d1NH
newcastle under lyme|GB0i6
newcastle upon tyne|GB0i8
newcastle west|IE2n3
newcastle|ZA0w9,AU0o8NSW,US0s4WA,US183OK,GB0i3,US3d2WY,US0s0CA
newcomerstown|US0d2OH
newellton|US180LA
newell|US0d0WV
newfane|US0d2NY
newfield|US0d1NJ,US0d0ME
newhaven|GB0i4,GB0i4
newington|US0d5CT,US0d4VA,AU0o3NSW
newkirk|US181OK
newlands|ZA0w2
newmains|GB0i3
newmanstown|US0d1PA
newman|AU1n4WA,US0s3CA
newmarket|CA1a6ON,GB0i4,US0d2NH
newnan|US0d5GA
newnham|AU513TAS
newport beach|US0s6CA
newport east|US0d4RI
newport news|US0d8VA
newport pagnell|GB0i4
newport|GB0i8,GB0i5,US0d5RI,US0d4KY,AU0q4VIC,GB0i4,US0s3OR,AU0o3NSW,US183AR,US0d3TN,US0d2NH,US0d2NC,US0d2VT,US0d2SC,US182MN,US0s1WA,US0s1WA,US0d1ME,US0d1PA,US0d0DE,US0d0OH
newquay|GB0i4
newry|GB0i5
newton abbot|GB0i5
newton aycliffe|GB0i5
newton falls|US0d2OH
newton le willows|GB0i4
newton mearns|GB0i5
newton|US0d6MA,US184KS,US184IA,US0d4NC,US0d3NJ,US0d2NH,US182MS,US181IL,US181TX,US181AL
newtown grant|US0d2PA
newtown trim|IE2n3
newtownabbey|GB0i6
newtownards|GB0i5
newtown|AU0o4NSW,GB0i4,AU0q3VIC,AU1e3QLD,US0d1OH,US0d1PA,US0d1CT
newville|US0d0PA
neyagawa|JP0c8
neya|RU063
neyriz|IR0k6
neyshabur|IR0k8
neyyattinkara|IN036
nezhdaninskoe|RU772
nezhinka|RU252
nezlobnaya|RU064
ngala|NG0a4
ngama|TD3a4
ngambe|CM0a3
nganjuk|ID0b6
ngaoundere|CM0a8
ngara|TZ174
ngaruawahia|NZ492
ngawi|ID0b4
ngemplak|ID0b5
ngerengere|TZ174
ngong ping|HK0l2
ngong|KE173
ngorongoro|TZ173
ngoro|ID0b5
ngou|CM0a3
ngozi|BI1w4
ngudu|TZ175
nguekhokh|SN0t4
nguigmi|NE0a4
ngunnawal|AU0o3ACT
ngunut|ID0b5
ngurore|NG0a3
nguruka|TZ175
nguru|NG0a7
nguti|CM0a2
nha trang|VN0v8
nhamunda|BR1u3
nhandeara|BR093
nhlangano|SZ0w3
nia valencia|PH166
niafunke|ML0t3
niagara falls|CA1a6ON,US0d6NY
niagara|US181WI
niamey|NE0aa
niamtougou|TG0t5
niantic|US0d2CT
nianzishan|CN006
nibaliw central|PH164
nibley|US3d3UT
nibong tebal|MY1z5
nicastro|IT1c5
niceville|US184FL
nice|FR1g8,US0s1CA
nichelino|IT1c6
nichinan|JP0c5
nichlaul|IN034
nicholasville|US0d5KY
nicholls|AU0o3ACT,US0d2GA
nichols hills|US182OK
nicholson|US182MS,US0d1GA
nickerson|US180KS
nicolae balcescu|RO1o3
nicolas r casillas|MX045
nicolas romero|MX048
nicolet|CA1a3QC
nicollet|US180MN
nicolosi|IT1c3
nicoma park|US181OK
nicoresti|RO1o3
nicosia|CY538,IT1c3
nicoya|CR4l4
nidadavole|IN035
nidau|CH4k3
nidda|DE0x4
nidderau|DE0x4
niddrie|AU0q2VIC
nideggen|DE0x3
nidzica|PL1r4
niebull|DE0x3
niedenstein|DE0x3
nieder ingelheim|DE0x5
nieder olm|DE0x3
niederaula|DE0x2
niedereschach|DE0x3
niederfischbach|DE0x2
niedergorsdorf|DE0x3
niederkassel|DE0x5
niederkruchten|DE0x4
niedernhausen|DE0x4
niederrad|DE0x4
niederschoneweide|DE0x3
niederschonhausen|DE0x5
niederstetten|DE0x2
niederwerrn|DE0x3
niederwiesa|DE0x2
niederzier|DE0x4
niedobczyce|PL1r4
niefern oschelbronn|DE0x4
nieheim|DE0x3
niel|BE2p3
niemodlin|PL1r3
nienburg|DE0x5
niepolomice|PL1r3
nieppe|FR1g3
nierstein|DE0x3
niesky|DE0x3
nieul sur mer|FR1g3
nieuw lekkerland|NL2p3
nieuw loosdrecht|NL2p3
nieuw nickerie|SR504
nieuwegein|NL2p6
nieuwerkerken|BE2p3
nieuwpoort|BE2p3
nieves|PH163,MX042
nigde|TR017
nigel|ZA0w7
nigran|ES0y4
nihommatsu|JP0c5
nihtaur|IN036
niigata|JP0c9
niihama|JP0c7
niimi|JP0c5
niitsu honcho|JP0c6
nijar|ES0y5
nijkerk|NL2p5
nijlen|BE2p4
nijmegen|NL2p7
nikaia|GR3h6
nikel|RU064
nikfer|TR012
nikiski|US4r2AK
nikki|BJ0a6
nikko|JP0c4
nikolassee|DE0x4
nikolayevka|RU3j3,RU062
nikolayevsk on amure|RU5d5
nikolayevsk|RU2q4
nikolina gora|RU063
nikolo berezovka|RU253
nikologory|RU063
nikolskoye|RU066,RU064
nikolsk|RU065,RU063
nikopol|UA157
niksar|TR016
nikshahr|IR0k4
niksic|ME2a6
nikulino|RU065
nilakottai|IN034
niland|US0s0CA
nilanga|IN035
nileshwar|IN035
niles|US185IL,US0d4OH,US3f4MI
nilgiri|IN034
nilokheri|IN034
nilombot|PH163
nilopolis|BR097
nilsia|FI3s3
nilvange|FR1g2
nimaj|IN034
nimaparha|IN034
nimbahera|IN036
nimes|FR1g7
nimigea de sus|RO1o2
nindiri|NI2s3
ninety six|US0d1SC
ningbo|CN00c
ningchegu|CN003
ningde|CN006
ninghai|CN006,CN006
ningyang|CN006
ninh binh|VN0m5
ninnekah|US180OK
ninomiya|JP0c5
ninotsminda|GE2m3
ninove|BE2p5
nioki|CD0a5
nioro du rip|SN0t4
niort|FR1g6
nipani|IN036
nipomo|US0s4CA
nippes|DE0x7
niquelandia|BR095
niquero|CU1f4
niquinohomo|NI2s3
nirasaki|JP0c5
nirgua|VE135
nirmali|IN034
nirmal|IN036
nirsa|IN034
nisa|PT3y3
niscemi|IT1c5
nishi tokyo shi|JP0c8
nishifukuma|JP0c5
nishinomiya hama|JP0c9
nishinoomote|JP0c4
nishio|JP0c7
nishishinminato|JP0c5
nishiwaki|JP0c5
nishon tumani|UZ4m3
nisia floresta|BR1b3
niskayuna|US0d2NY
nisko|PL1r4
nisporeni|MD3k4
nissequogue|US0d1NY
nisswa|US181MN
nistelrode|NL2p3
nis|RS2a8
niteroi|BR099
nitra|SK2e6
nitro|US0d3WV
nittenau|DE0x3
nittendorf|DE0x3
nivala|FI3s3
niva|DK0x3
nivelles|BE2p5
niverville|US0d1NY
niwai|IN035
niwari|IN033
niwot|US3d2CO
nixa|US184MO
nixon|US181TX,US0d0PA
nizamabad|IN038,IN034
nizao|DO1d3
nizhneangarsk|RU3r2
nizhnedevitsk|RU063
nizhnegorskiy|UA4a3
nizhnekamsk|RU068
nizhnesortymskiy|RU254
nizhneudinsk|RU3r5
nizhnevartovsk|RU258
nizhneye kazanishche|RU064
nizhniy dzhengutay|RU063
nizhniy ingash|RU2w3
nizhniy kuranakh|RU4x3
nizhniy lomov|RU065
nizhniy novgorod|RU06a
nizhniy odes|RU063
nizhniye achaluki|RU062
nizhniye sergi|RU254
nizhniye vyazovyye|RU063
nizhny tagil|RU259
nizhnyaya maktama|RU063
nizhnyaya omka|RU2j2
nizhnyaya poyma|RU2w3
nizhnyaya salda|RU254
nizhnyaya tavda|RU253
nizhnyaya tura|RU254
nizhyn|UA156
nizip|TR016
nizwa|OM146
nizza monferrato|IT1c3
njeru|UG176
njinikom|CM0a3
njombe|TZ176
nkhata bay|MW1w4
nkhotakota|MW1w5
nkoaranga|TZ174
nkongsamba|CM0a7
nkoteng|CM0a6
nkove|TZ172
nkowakowa|ZA0w5
nkpor|NG0a7
nkwerre|NG0a6
nnewi|NG0a8
noale|IT1c3
noamundi|IN034
noank|US0d1CT
nobeoka|JP0c7
noble park north|AU0q3VIC
noble park|AU0q5VIC
nobleboro|US0d1ME
noblesville|US326IN
noble|US183OK
nobres|BR3w4
nocatee|US0d2FL,US0d2FL
nocera inferiore|IT1c5
nocera superiore|IT1c5
noceto|IT1c3
nochistlan de mejia|MX044
noci|IT1c4
nocona|US182TX
noda|JP0c7
noe valley|US0s5CA
noel|US181MO
noeux les mines|FR1g4
nof ayalon|IL342
nof hagalil|IL345
nogales|MX3b8,MX044,US1v4AZ
nogamerzin yurt|RU062
nogara|IT1c3
nogata|JP0c6
nogent le rotrou|FR1g4
nogent sur marne|FR1g5
nogent sur oise|FR1g4
nogent sur seine|FR1g3
noginsk 9|RU063
noginsk|RU067
nogir|RU064
nogliki|RU5d3
nogueira da regedoura|PT3y2
nohar|IN036
nohfelden|DE0x3
noicattaro|IT1c4
noida|IN038
noisiel|FR1g4
noisy le grand|FR1g6
noisy le roi|FR1g3
noisy le sec|FR1g5
nokesville|US0d0VA
nokha|IN036
nokia|FI3s5
nokomis|US0d2FL,US181IL
nolanville|US182TX
nola|CF0a5,IT1c5
nolensville|US183TN
nole|IT1c2
nolinsk|RU423
nollamara|AU1n4WA
nombre de dios|MX2h2
nome|US782AK
non sang|TH0m4
non sung|TH0m4
non thai|TH0m4
nonantola|IT1c3
none|IT1c3
nong bua lamphu|TH0m5
nong bua|TH0m4
nong chik|TH0m4
nong khae|TH0m5
nong khai|TH0m6
nong ki|TH0m4
nong kung si|TH0m4
nong phai|TH0m5
nong wua so|TH0m3
nongpoh|IN034
nongstoin|IN035
nonnweiler|DE0x3
nonoichi|JP0c6
nonsan|KR085
nookat|KG2x4
nooksack|US0s1WA
noord hofland|NL2p2
noord scharwoude|NL2p3
noordwijk binnen|NL2p5
noordwijkerhout|NL2p4
noormarkku|FI3s3
noosa heads|AU1e3QLD
noosaville|AU1e3QLD
nopalucan|MX043
nora springs|US180IA
norak|TJ3e4
norala|PH164
noranda|AU1n3WA
noratus|AM2l2
nora|SE0x3
norcasia|CO0h3
norco|US0s5CA,US182LA
norcross|US0d4GA
nordborg|DK0x3
nordenham|DE0x5
norden|DE0x5
norderney|DE0x3
norderstedt|DE0x6
nordhausen|DE0x5
nordheim|DE0x3
nordholz|DE0x3
nordhorn|DE0x6
nordkirchen|DE0x3
nordlingen|DE0x4
nordstemmen|DE0x4
nordwalde|DE0x3
norfolk county|CA1a6ON
norfolk|US0d8VA,US185NE,US0d3MA,US0d0NY
noria|IN033
norilsk|RU2w7
norland|US0d5FL
norlane|AU0q3VIC
norlina|US0d0NC
normal|US186IL
norman gardens|AU1e3QLD
norman park|AU1e3QLD
normandy park|US0s3WA
normandy|US182MO
normanhurst|AU0o2NSW
norman|US187OK
norresundby|DK0x4
norridgewock|US0d1ME
norridge|US184IL
norris city|US180IL
norristown|US0d5PA
norris|US0d1TN
norrkoping|SE0x7
norrtalje|SE0x4
nort sur erdre|FR1g3
nortelandia|BR3w3
norten hardenberg|DE0x3
north adams|US0d4MA
north adelaide|AU2d3SA
north alamo|US182TX
north albury|AU0o3NSW
north amherst|US0d3MA
north amityville|US0d4NY
north andover|US0d5MA
north andrews gardens|US0d3FL
north apollo|US0d0PA
north arlington|US0d4NJ
north atlanta|US0d5GA
north attleborough center|US0d4MA
north auburn|US0s4CA
north augusta|US0d4SC
north aurora|US184IL
north babylon|US0d4NY
north baddesley|GB0i3
north ballston spa|US0d0NY
north baltimore|US0d2OH
north barrington|US182IL
north bath|US0d3ME
north battleford|CA6q4SK
north bay shore|US0d4NY
north bay village|US0d3FL
north bay|CA1a6ON
north beach haven|US0d1NJ
north beach|US0d1MD
north bel air|US0d5MD
north belle vernon|US0d1PA
north bellmore|US0d4NY
north bellport|US0d4NY
north bend|US0s3OR,US0s3WA,US180NE
north bennington|US0d1VT
north bergen|US0d6NJ
north berwick|GB0i3,US0d1ME
north bethesda|US0d5MD
north bibb|US180AL
north bondi|AU0o3NSW
north boston|US0d1NY
north braddock|US0d2PA
north branch|US183MN,US3f0MI
north branford|US0d4CT
north brookfield|US0d1MA
north brooksville|US0d2FL
north browning|US3d1MT
north caldwell|US0d3NJ
north canton|US0d4OH
north cape may|US0d2NJ
north castle|US0d4NY
north catasauqua|US0d1PA
north center|US185IL
north charleroi|US0d0PA
north charleston|US0d7SC
north chicago|US185IL
north chicopee|US0d6MA
north college hill|US0d3OH
north collins|US0d0NY
north conway|US0d1NH
north corbin|US0d1KY
north cowichan|CA3n5BC
north creek|US0s5WA
north crossett|US182AR
north decatur|US0d4GA
north deland|US0d1FL
north druid hills|US0d4GA
north eagle butte|US3d1SD
north eastham|US0d1MA
north east|US0d2PA,US0d2MD
north edwards|US0s0CA
north el monte|US0s2CA
north elba|US0d3NY
north english|US180IA
north fair oaks|US0s4CA
north falmouth|US0d2MA
north ferriby|GB0i3
north fond du lac|US182WI
north fork village|US0d1OH
north fork|US1v1AZ
north fort lewis|US0s1WA
north fort myers|US0d5FL
north gates|US0d3NY
north granby|US0d1CT
north great river|US0d2NY
north grosvenor dale|US0d1CT
north guwahati|IN034
north haledon|US0d3NJ
north hampton|US0d2NH
north hartsville|US0d2SC
north haven|US0d5CT,AU2d2SA
north highlands|US0s5CA
north hills|US0s6CA,US0d2NY
north hollywood|US0s6CA
north hudson|US182WI
north judson|US7d1IN
north kansas city|US182MO
north kensington|US0d3MD
north key largo|US0d0FL
north kingstown|US0d5RI
north kingsville|US0d2OH
north la crosse|US186WI
north lakeport|US0s2CA
north lakes|AU1e4QLD
north lakeville|US0d1MA
north lakhimpur|IN036
north las vegas|US0s8NV
north lauderdale|US0d5FL
north laurel|US0d2MD
north lawndale|US185IL
north lewisburg|US0d1OH
north liberty|US184IA,US321IN
north lindenhurst|US0d4NY
north little rock|US186AR
north logan|US3d3UT
north mackay|AU1e3QLD
north madison|US324IN,US0d3OH
north manchester|US323IN
north mankato|US184MN
north massapequa|US0d4NY
north melbourne|AU0q4VIC
north merrick|US0d4NY
north miami beach|US0d5FL
north miami|US0d6FL
north middletown|US0d2NJ
north muskegon|US3f2MI
north myrtle beach|US0d4SC
north narrabeen|AU0o3NSW
north new hyde park|US0d4NY
north newton|US181KS
north nowra|AU0o2NSW
north oaks|US182MN
north ogden|US3d4UT
north olmsted|US0d5OH
north palm beach|US0d4FL
north parramatta|AU0o4NSW
north patchogue|US0d3NY
north pekin|US181IL
north pembroke|US0d2MA
north peoria|US187IL
north perth|CA1a4ON,AU1n3WA
north plainfield|US0d4NJ
north plains|US0s1OR
north platte|US185NE
north plymouth|US0d2MA
north pole|US4r1AK
north portland|US0s3OR
north port|US0d6FL
north potomac|US0d5MD
north prairie|US181WI
north providence|US0d5RI
north puyallup|US0s1WA
north randall|US0d0OH
north reading|US0d4MA
north redington beach|US0d1FL
north richland hills|US186TX
north richmond|US0s2CA
north ridgeville|US0d5OH
north river shores|US0d2FL
north riverside|US183IL
north rock springs|US3d1WY
north rocks|AU0o3NSW
north royalton|US0d5OH
north ryde|AU0o3NSW
north saanich|CA3n3BC
north saint paul|US184MN
north salt lake|US3d4UT
north sarasota|US0d3FL
north scituate|US0d3RI,US0d2MA
north sea|US0d2NY
north seekonk|US0d1MA
north shields|GB0i5
north shore|NZ498,US0d2VA
north sioux city|US181SD
north smithfield|US0d3RI
north spearfish|US3d1SD
north springfield|US0d3VA
north stamford|US0d7CT
north star|US0d3DE
north sydney|AU0o3NSW
north syracuse|US0d3NY
north tamworth|AU0o2NSW
north terre haute|US322IN
north tonawanda|US0d5NY
north tunica|US180MS
north tustin|US0s5CA
north vacherie|US181LA
north valley stream|US0d4NY
north valley|US3d4NM
north vancouver|CA3n6BC
north vernon|US323IN
north versailles|US0d3PA
north wales|US0d2PA
north walsham|GB0i4
north wantagh|US0d4NY
north ward|AU1e2QLD
north warren|US0d1PA
north webster|US320IN
north weeki wachee|US0d3FL
north westport|US0d2MA
north wildwood|US0d2NJ
north wilkesboro|US0d2NC
north windham|US0d2ME
north yelm|US0s2WA
north york|CA1a9ON,US0d1PA
north zanesville|US0d1OH
northallerton|GB0i4
northampton|GB0i8,US0d5MA,US0d3PA
northam|GB0i3,AU1n3WA
northborough|US0d3MA
northbridge|US0d4MA,AU0o3NSW
northbrook|US185IL,US0d3OH
northchase|US0d2NC
northcliff|US181TX
northcote|AU0q5VIC
northcrest|US181TX
northdale|US0d4FL
northeast ithaca|US0d1NY
northeim|DE0x5
northern cambria|US0d2PA
northfield|US184MN,US0d3NJ,US0d3NJ,US182IL,US0d2NH,US0d2OH,US0d1VT,US0d0MA,US4w0KY
northgate|US0d3OH,AU2d3SA
northglenn|US3d5CO
northlakes|US0d1NC
northlake|US184IL,US0d2SC,US181TX
northmead|AU0o3NSW
northolt|GB0i5
northport|US185AL,US0d3NY,US0d0ME
northridge|US0s6CA,US0d3OH,US0d3OH
northumberland|US0d2NY,US0d2PA,US0d1NH
northvale|US0d2NJ
northview|US3f4MI
northville|US3f3MI,US0d0NY,US0d0NY
northwest harborcreek|US0d3PA
northwest harbor|US0d2NY
northwest harwich|US0d2MA
northwest harwinton|US0d2CT
northwest ithaca|US0d0NY
northwich|GB0i6
northwoods|US182MO
northwood|US0d2OH,US0d2OH,US0d2NH,US181IA
norton canes|GB0i3
norton center|US0d1MA
norton shores|US3f5MI
nortonville|US180KY
norton|ZW1w6,US0d4MA,US0d4OH,GB0i3,US0d2VA,US182KS
nortorf|DE0x3
norvenich|DE0x4
norwalk|US0s7CA,US0d6CT,US0d4OH,US183IA
norway|US181MI,US0d1ME
norwell|US0d3MA
norwich|GB0i8,US0d5CT,US0d3NY
norwood historical|US181MN
norwood young america|US182MN
norwood|US0d5MA,US0d4OH,US0d3PA,US0d3NJ,AU2d3SA,US0d1NC,US0d1NY
norzagaray|PH166
noshiro|JP0c6
nosivka|UA154
nossa senhora da gloria|BR2t4
nossa senhora das dores|BR2t4
nossa senhora do monte|PT5r3
nossa senhora do socorro|BR2t7
nossen|DE0x3
nosy varika|MG175
notodden|NO0x3
noto|IT1c4
notre dame de bondeville|FR1g3
notre dame de grace|CA1a6QC
notre dame de gravenchon|FR1g3
notre dame de lile perrot|CA1a3QC
notre dame des prairies|CA1a3QC
notre dame du mont|FR1g3
notre dame limite|FR1g4
notre dame|US323IN
notse|TG0t4
nottingham|GB0ia,US0d2NH
nottuln|DE0x4
nou barris|ES0y7
nouadhibou|MR0t6
nouakchott|MR0t9
noumea|NC5w7
nouna|BF0t5
nouvelle france|MU5g3
nouzonville|FR1g3
nova aurora|BR093
nova bana|SK2e3
nova borova|UA152
nova cruz|BR1b5
nova dubnica|SK2e4
nova era|BR094
nova floresta|BR1b3
nova friburgo|BR097
nova gorica|SI2a4
nova gradiska|HR2a4
nova granada|BR094
nova iguacu|BR09a
nova kakhovka|UA156
nova lima|BR096
nova londrina|BR093
nova mayachka|UA153
nova milanese|IT1c4
nova odesa|UA154
nova odessa|BR096
nova olimpia|BR3w4
nova olinda do norte|BR1u4
nova paka|CZ2e3
nova pazova|RS2a4
nova petropolis|BR094
nova praha|UA153
nova prata|BR094
nova russas|BR1b4
nova soure|BR194
nova venecia|BR095
nova vicosa|BR194
nova vodolaha|UA154
nova xavantina|BR3w4
nova zagora|BG2f5
novallas|PH162
novara|IT1c7
novate milanese|IT1c4
novato|US0s6CA
novaya balakhna|RU066
novaya derevnya|RU064
novaya igirma|RU3r3
novaya ladoga|RU063
novaya lyalya|RU254
novaya mayna|RU3j3
novaya tavolzhanka|RU062
novaya usman|RU064
nove mesto na morave|CZ2e3
nove mesto nad metuji|CZ2e3
nove mesto nad vahom|SK2e4
nove straseci|CZ2e2
nove zamky|SK2e5
novelda|ES0y5
noveleta|PH165
novellara|IT1c3
noventa di piave|IT1c2
noventa vicentina|IT1c3
noventa|IT1c3
novhorod siverskyy|UA154
novhorodka|UA153
novi di modena|IT1c3
novi grad|BA2a3
novi knezevac|RS2a3
novi ligure|IT1c5
novi pazar|RS2a6,BG2f4
novi petrivtsi|UA153
novi sad|RS2a8
novi sanzhary|UA153
novi travnik|BA2a3
novi vinodolski|HR2a2
novi zagreb|HR2a2
novi|US3f6MI
novo aripuana|BR1u3
novo brdo|XK2a3
novo cruzeiro|BR093
novo hamburgo|BR098
novo horizonte|BR095
novo lino|BR2t2
novo mesto|SI2a5
novo milosevo|RS2a3
novo oriente|BR1b4
novo peredelkino|RU067
novo selo|MK2a4
novo talitsy|RU063
novoagansk|RU253
novoaleksandrovsk|RU065
novoaltaysk|RU3o6
novoanninskiy|RU2q4
novoarkhanhelsk|UA153
novoazovsk|UA154
novobataysk|RU062
novobelokatay|RU253
novobod|TJ3e2
novobureyskiy|RU4x3
novocheboksarsk|RU067
novocherkassk|RU067
novoderevyankovskaya|RU063
novodmitriyevskaya|RU062
novodnistrovsk|UA153
novodolinskiy|KZ1h2
novodonetske|UA153
novodvinsk|RU065
novodzhereliyevskaya|RU062
novofedorivka|UA152
novofedorovka|UA4a2
novogireyevo|RU067
novogornyy|RU253
novogrudok|BY1p5
novohrad volynskyi|UA156
novoishimskiy|KZ1h3
novoivanovskoye|RU063
novokayakent|RU063
novokazalinsk|KZ4q5
novokhopersk|RU063
novokhovrino|RU066
novokorsunskaya|RU062
novokruchininskiy|RU4n3
novokubansk|RU065
novokuybyshevsk|RU2i7
novokuzminki|RU066
novokuznetsk|RU3u9
novoleushkovskaya|RU063
novoli|IT1c3
novolukoml|BY1p4
novomalorossiyskaya|RU063
novomichurinsk|RU064
novomikhaylovskiy|RU063
novominskaya|RU064
novomoskovsk|RU067,UA156
novomykolayivka|UA152
novomyrhorod|UA154
novomyshastovskaya|RU063
novonikolayevskiy|RU2q3
novooleksiyivka|UA153
novoorsk|RU253
novopavlovsk|RU065
novopetrovskoye|RU062
novopodrezkovo|RU063
novopokrovskaya|RU064
novopskov|UA153
novorossiysk|RU068
novorozhdestvenskaya|RU063
novoselitskoye|RU063
novoselytsya|UA153
novosemeykino|RU2i3
novosergiyevka|RU254
novoshakhtinskiy|RU3q3
novoshakhtinsk|RU067
novoshcherbinovskaya|RU063
novosibirsk|RU22a
novosilikatnyy|RU3o4
novosineglazovskiy|RU254
novosinkovo|RU063
novosmolinskiy|RU062
novosokolniki|RU063
novospasskoye|RU3j3
novotitarovskaya|RU065
novotroitskaya|RU063
novotroitsk|RU257
novoukrainskoye|RU063
novoukrayinka|UA154
novoulyanovsk|RU3j4
novouralsk|RU257
novoutkinsk|RU252
novouzensk|RU2z4
novovarshavka|RU253
novovelichkovskaya|RU063
novovladykino|RU066
novovolynsk|UA156
novovoronezh|RU065
novovorontsovka|UA153
novovyazniki|RU062
novoyavorivsk|UA155
novoye devyatkino|RU063
novozavedennoye|RU062
novozavidovskiy|RU063
novozybkov|RU065
novska|HR2a3
novy bor|CZ2e4
novy bydzov|CZ2e3
novy jicin|CZ2e5
novyy buh|UA154
novyy chirkey|RU063
novyy karanlug|AZ2k2
novyy khushet|RU063
novyy oskol|RU064
novyy rogachik|RU2q3
novyy sulak|RU062
novyy svit|UA153
novyy turtkul|UZ4m6
novyy urengoy|RU257
novyy urgal|RU3q3
novyye atagi|RU063
novyye burasy|RU2z3
novyye cheremushki|RU067
novyye kuzminki|RU067
novyye lapsary|RU063
novyye lyady|RU253
novyy|RU3q3
nov|TJ3e4
nowa deba|PL1r4
nowa ruda|PL1r5
nowa sarzyna|PL1r3
nowa sol|PL1r5
nowata|US182OK
nowe miasto lubawskie|PL1r3
nowe|PL1r3
nowogard|PL1r4
nowogrod bobrzanski|PL1r2
nowrangapur|IN03a
nowra|AU0o3NSW
nowshahr|IR0k5
nowshera cantonment|PK057
nowthen|US182MN
nowy dwor gdanski|PL1r3
nowy dwor mazowiecki|PL1r5
nowy sacz|PL1r6
nowy targ|PL1r5
nowy tomysl|PL1r4
noyabrsk|RU257
noyack|US0d2NY
noyelles godault|FR1g2
noyelles sous lens|FR1g3
noyemberyan|AM2l2
noyon|FR1g4
nozhay yurt|RU062
nsanje|MW1w4
nsawam|GH0t5
nshamba|TZ174
nsukka|NG0a7
nsunga|TZ174
ntcheu|MW1w3
ntchisi|MW1w3
ntossoni|ML0t3
ntoum|GA0a3
ntui|CM0a3
ntungamo|UG174,UG174
nubl|SY1t5
nuea khlong|TH0m4
nueil les aubiers|FR1g2
nuenen|NL2p5
nuestra senora del rosario de caa cati|AR023
nueva carteya|ES0y2
nueva concepcion|GT2r3,SV3v3
nueva esperanza|PY1x4,PA4b3
nueva gerona|CU1f4
nueva guadalupe|SV3v3
nueva guinea|NI2s6
nueva helvecia|UY2b3
nueva imperial|CL0n4
nueva italia de ruiz|MX045
nueva loja|EC1l5
nueva ocotepeque|HN303
nueva palestina|MX6o3
nueva palmira|UY2b3
nueva rosita|MX2h5
nueva santa rosa|GT2r3
nueva villa de padilla|MX2h2
nueve de julio|AR025,AR453
nuevitas|CU1f6
nuevo arraijan|PA4b4
nuevo baztan|ES0y2
nuevo belen|PA4b5
nuevo casas grandes|MX276
nuevo cuscatlan|SV3v3
nuevo ideal|MX2h3
nuevo imperial|PE0f5
nuevo laredo|MX3p9
nuevo mexico|MX045
nuevo necaxa|MX043
nuevo progreso|MX3p3,GT2r3
nuevo san carlos|GT2r4
nuevo san juan parangaricutiro|MX044
nuevo|US0s3CA
nufringen|DE0x2
nuh|IN034
nuits saint georges|FR1g2
nuku alofa|TO6k4
nukus|UZ4m8
nules|ES0y4
numaligarh|IN033
numan|NG0a6
numata|JP0c6
numazu|JP0c8
numbrecht|DE0x4
nunawading|AU0q4VIC
nunchritz|DE0x3
nundah|AU1e4QLD
nunda|US0d0NY
nuneaton|GB0i7
nungua|GH0t6
nungwi|TZ173
nunkini|MX363
nunspeet|NL2p4
nuoro|IT1c5
nuporanga|BR093
nur sultan|KZ1h8
nurabad|IR0k6,IR0k6
nurdagi|TR014
nurhak|TR013
nurillo|US182TX
nuriootpa|AU2d3SA
nurlat|RU065
nurmahal|IN034
nurmes|FI3s3
nurmijarvi|FI3s5
nurmo|FI3s4
nurnberg|DE0x9
nurota|UZ4m5
nurpur kalan|IN033
nurpur|IN035
nurtingen|DE0x5
nusaybin|TR016
nusfalau|RO1o2
nushki|PK055
nussloch|DE0x3
nutley|US0d5NJ
nutter fort|US0d1WV
nuuk|GL6v4
nuwara eliya|LK3i5
nuwaybi a|EG0g2
nuzvid|IN036
nyachera|UG175
nyack|US0d3NY
nyagan|RU256
nyahururu|KE175
nyakabindi|TZ174
nyakahanga|TZ174
nyala|SD1k9
nyalikungu|TZ175
nyamira|KE173
nyamti|IN033
nyamuswa|TZ174
nyandoma|RU064
nyangao|TZ174
nyanguge|TZ173
nyasvizh|BY1p4
nyaungdon|MM0p5
nyaunglebin|MM0p6
nyazepetrovsk|RU254
nyborg|DK0x4
nybro|SE0x4
nyergesujfalu|HU1q3
nyeri|KE176
nyiradony|HU1q3
nyirbator|HU1q4
nyiregyhaza|HU1q7
nyirtelek|HU1q3
nykarleby|FI3s3
nykobing falster|DK0x4
nykobing mors|DK0x3
nykobing sjaelland|DK0x2
nykoping|SE0x5
nykvarn|SE0x3,SE0x3
nymburk|CZ2e4
nynashamn|SE0x4
nyons|FR1g3
nyon|CH4k4
nyrany|CZ2e3
nyrob|RU253
nyrsko|CZ2e2
nysa|PL1r6
nyssa|US5k2OR
nytva|RU254
nyurba|RU4x3
nyuzen|JP0c5
nyzhni sirohozy|UA153
nyzhnya krynka|UA154
nzega|RW1w5,TZ175
nzerekore|GN0t7
nzeto|AO0a4
o barco de valdeorras|ES0y4
o carballino|ES0y4
o grove|ES0y3
o rosal|ES0y3
oadby|GB0i5
oak bay|CA3n4BC
oak bluffs|US0d2MA
oak brook|US183IL
oak cliff place|US181TX
oak creek|US185WI
oak flats|AU0o3NSW
oak forest|US185IL
oak grove|US0s4OR,US0d3SC,US183MN,US0d3SC,US183KY,US183MO,US183KY,US0d2TN,US0d1VA,US181LA
oak harbor|US0s5WA,US0d1OH
oak hills place|US183LA
oak hills|US0s4OR,US0s3CA,US0d1PA
oak hill|US0d5VA,US0d3WV,US182TN,US0d1FL,US0d1OH,US0d1OH
oak island|US0d3NC
oak lawn|US186IL
oak leaf|US180TX
oak park heights|US182MN
oak park|US186IL,US3f5MI,US0s4CA,AU0q3VIC,US4w2IN
oak point|US182TX
oak ridge north|US182TX
oak ridge|US0d5TN,US0d5FL,US0d3NC
oak trail shores|US181TX
oak valley|US0d2NJ
oak view|US0s2CA
oakboro|US0d1NC
oakbrook terrace|US181IL
oakbrook|US0d3KY
oakdale|US185MN,US0s4CA,US0d3NY,US0d3NY,US183LA,US0d1PA,US0d1PA
oakengates|GB0i3
oakes|US181ND
oakfield|US0d1NY,US180WI
oakham|GB0i3,US0d1MA
oakhurst|AU0o3NSW,US0d2NJ,US0s2CA,US181OK
oakland city|US7f1IN
oakland park|US0d5FL
oakland|US0s9CA,US0d4NJ,US183TN,US0d2FL,US0d1ME,US0d1MD,US0d1PA,US0d1PA,US181IA,US181IA,US180MO,US0d0SC,US180NE,US180OK
oakleaf plantation|US0d4FL
oakleigh east|AU0q3VIC
oakleigh south|AU0q3VIC
oakleigh|AU0q3VIC
oakley|US0s5CA,US181KS,US3d1UT
oaklyn|US0d2NJ
oakmont|US0d3PA
oakport|US180MN
oakridge|US0s2OR
oakton|US0d5VA
oakville|CA1a7ON,US185MO,US0d3CT
oakwood hills|US181IL
oakwood|US0d3NY,US0d3OH,US0d2GA,US0d2OH,US0d2GA,US0d1PA,US181IL
oamaru|NZ494
oami|JP0c6
oarai|JP0c4
oasis|US0s3CA
oatfield|US0s4OR
oatlands|AU0o2NSW
oatley|AU0o3NSW
oaxaca|MX048
oaxtepec|MX043
obala|CM0a5
obama|JP0c5
obanazawa|JP0c4
obando|PH166,CO0h3
oban|GB0i3
obdam|NL2p3
ober morlen|DE0x3
ober ramstadt|DE0x4
ober saulheim|DE0x3
oberammergau|DE0x2
oberasbach|DE0x4
obera|AR216
oberboihingen|DE0x2
oberderdingen|DE0x3
oberding|DE0x2
oberengstringen|CH4k3
oberentfelden|CH4k3
obergunzburg|DE0x3
oberhaching|DE0x4
oberhaid|AT1s2
oberhausen rheinhausen|DE0x3
oberhausen|DE0x8
oberkirch|DE0x4
oberkochen|DE0x3
oberkotzau|DE0x3
oberlin|US0d3OH,US181KS,US181LA
oberlungwitz|DE0x3
obernai|FR1g4
obernbeck|DE0x3
obernburg am main|DE0x3
oberndorf bei salzburg|AT1s3
oberndorf|DE0x4
obernkirchen|DE0x3
oberriet|CH4k3
oberschleissheim|DE0x3
oberschoneweide|DE0x4
obersiggenthal|CH4k3
oberstaufen|DE0x3
oberstdorf|DE0x3
oberstenfeld|DE0x3
oberthal|DE0x3
oberthulba|DE0x2
obertraubling|DE0x3
obertshausen|DE0x5
oberursel|DE0x5
oberuzwil|CH4k2
oberviechtach|DE0x2
oberwart|AT1s3
oberwil|CH4k3
oberwinterthur kreis 2 guggenbuhl|CH4k2
oberwinterthur kreis 2 talacker|CH4k2
oberwinterthur kreis 2|CH4k4
obetz|US0d2OH
obiaruku|NG0a4
obidos|BR585,PT3y3
obigarm|TJ3e3
obihiro|JP0c7
obiliq|XK2a4
obion|US180TN
obita|JP0c6
obligado|PY1x3
oblivskaya|RU063
oblong|US181IL
obninsk|RU067
obock|DJ174
obolensk|RU062
obolo eke 1|NG0a3
obong|PH162
obonoma|NG0a6
oborniki slaskie|PL1r3
oborniki|PL1r4
oboyan|RU064
obo|CF0a4
obra|IN036
obrenovac|RS2a4
obrigheim|DE0x2
obsharovka|RU2i3
obuase|GH0t7
obubra|NG0a4
obudu|NG0a4
obukhiv|UA155
obukhovo|RU066,RU063
obu|JP0c6
ob|RU225
ocala|US0d6FL
ocampo|MX043,MX2h2
ocana|CO0h6,PH164,ES0y3
ocara|BR1b3
occidental|US0s0CA
occoquan|US0d0VA
ocean acres|US0d4NJ
ocean bluff brant rock|US0d2MA
ocean city|US0d4NJ,US0d3MD,US182FL
ocean gate|US0d1NJ
ocean grove|AU0q4VIC,US0d2NJ,US0d1MA
ocean park|US0s1WA
ocean pines|US0d4MD
ocean pointe|US4g3HI
ocean reef|AU1n3WA
ocean ridge|US0d1FL
ocean shores|US0s3WA,AU0o2NSW
ocean springs|US184MS
ocean view|US0d1DE
oceana|US0d0WV
oceano|US0s3CA
oceanport|US0d3NJ
oceanside|US0s7CA,US0d5NY
ochakiv|UA154
ochakovo matveyevskoye|RU067
ochamchire|GE2m4
ocher|RU254
ocho rios|JM2v3
ochobo|NG0a3
ochota|PL1r7
ochsenfurt|DE0x4
ochsenhausen|DE0x3
ochtendung|DE0x2
ochtrup|DE0x4
ocilla|US0d2GA
ocna mures|RO1o4
ocnita|MD3k3
ocoee|US0d5FL
oconnor|AU0o2ACT
oconomowoc|US184WI
oconto falls|US182WI
oconto|US182WI
ocosingo|MX045
ocos|GT2r3
ocotal|NI2s5
ocotlan de morelos|MX044
ocotlan|MX046
ocoyoacac|MX045
ocozocoautla de espinosa|MX045
ocsa|HU1q3
octeville|FR1g4
ocumare del tuy|VE137
odacho oda|JP0c5
odakra|SE0x2
odate|JP0c6
odawara|JP0c8
odda|NO0x2
odder|DK0x3
odell|US0s1OR
odemira|PT3y3
odemis|TR016
odem|US181TX
odense|DK0x7
odenthal|DE0x4
odenton|US0d5MD
odenville|US182AL
oderzo|IT1c4
odessa|UA15a,US187TX,US0d3FL,US182MO
odesskoye|RU253
ode|NG0a6
odienne|CI0t6
odijk|NL2p2
odintsovo|RU067
odin|US180IL
odiongan|PH163
odivelas|PT3y6
odlabari|IN034
odobesti|RO1o3,RO1o2
odon|US6s0IN
odorheiu secuiesc|RO1o5
odoyev|RU063
odry|CZ2e3
odugattur|IN033
odzak|BA2a4
oebisfelde|DE0x3
oederan|DE0x3
oedheim|DE0x3
oegstgeest|NL2p4
oeiras do para|BR233
oeiras|PT3y5,BR1b4
oelde|DE0x5
oelsnitz|DE0x4,DE0x4
oelwein|US183IA
oer erkenschwick|DE0x5
oerlenbach|DE0x2
oerlinghausen|DE0x4
oettingen in bayern|DE0x2
ofallon|US186MO,US185IL
ofaqim|IL345
offanengo|IT1c3
offa|NG0a7
offenbach an der queich|DE0x3
offenbach|DE0x7
offenburg|DE0x6
officer|AU0q3VIC
offutt air force base|US182NE
oftersheim|DE0x3
oftringen|CH4k3
ofunato|JP0c5
of|TR015
ogaki|JP0c7
ogallala|US3d2NE
ogaminana|NG0a6
ogawa|JP0c5
ogden dunes|US180IN
ogdensburg|US3f3NY,US0d1NJ
ogden|US3d6UT,US0d3NC,US181KS,US181IA
oggiono|IT1c3
ogijares|ES0y4
oglala|US3d0SD
oglesby|US182IL
oglethorpe|US0d0GA
ogoja|NG0a5
ogori shimogo|JP0c5
ogre|LV375
ogulin|HR2a3
ogunquit|US0d0ME
ogurugu|NG0a3
oguta|NG0a4
oguzeli|TR014
oguz|AZ2k3
ogwashi uku|NG0a5
ohafia ifigh|NG0a6
ohangaron|UZ1i5
ohara|JP0c4
ohatchee|US180AL
ohioville|US0d2PA
ohkay owingeh|US3d0NM
ohlsdorf|DE0x4
ohrid|MK2a6
ohringen|DE0x5
oia|PT3y3
oignies|FR1g3
oil city|US0d3PA
oildale|US0s5CA
oilton|US180OK
oirschot|NL2p3
oiso|JP0c5
oissel|FR1g4
oisterwijk|NL2p5
oita|JP0c9
oituz|RO1o3
oi|JP0c6
ojai|US0s3CA
ojinaga|MX6j4
ojiya|JP0c5
ojo de agua|MX048
ojocaliente|MX043
ojuelos de jalisco|MX044
ojus|US0d4FL
okahandja|NA4t4
okahao|NA4t3
okakarara|NA4t2
okanagan|CA3n8BC
okanogan|US0s1WA
okap|HT2c7
okara|PK058
okarche|US180OK
okauchee lake|US182WI
okawara|JP0c5
okawa|JP0c5
okawville|US180IL
okayama|JP0c9
okaya|JP0c6
okazaki|JP0c8
okcheon|KR086
oke ila|NG0a5
oke mesi|NG0a6
okeechobee|US0d2FL
okeene|US180OK
okegawa|JP0c6
okehampton|GB0i3
okeho|NG0a4
okemah|US182OK
okemos|US3f4MI
okene|NG0a9
okhansk|RU253
okha|RU5d5,IN034
okhotsk|RU3q2
okhtyrka|UA156
okigwe|NG0a7
okinawa|JP0c7
oklahoma city|US189OK
okmulgee|US184OK
okny|UA152
okola|CM0a2
okolona|US4w4KY,US181MS
okondja|GA0a3
okoneshnikovo|RU2j2
okotoks|CA2o4AB
okrika|NG0a7
oktyabrskiy|RU257,RU063,RU063
oktyabrskoye|UA4a3
oktyabrsk|RU2i5
okuchi shinohara|JP0c4
okulovka|RU064
okunoya|JP0c5
okuta|NG0a5
ol kalou|KE176
olaine|LV374
olanchito|HN305
olathe|US187KS,US3d1CO
olavarria|AR026
olawa|PL1r5
olaya herrera|CO0h3
ola|RU5v3,US180AR
olbernhau|DE0x3
olbersdorf|DE0x3
olbia|IT1c5
olching|DE0x5
olcott|US0d0NY
old bethpage|US0d2NY
old bridge|US0d5NJ
old brookville|US0d1NY
old city|PS475
old fig garden|US0s2CA
old forge|US0d3PA
old greenwich|US0d3CT
old harbour bay|JM2v3
old harbour|JM2v5
old harlow|GB0i3
old jamestown|US184MO
old jefferson|US183LA
old mystic|US0d2CT
old orchard beach|US0d3ME
old orchard|US0d1PA
old river winfree|US180TX
old saybrook center|US0d1CT
old saybrook|US0d3CT
old shinyanga|TZ175
old tappan|US0d3NJ
old town|US0d3ME
old westbury|US0d2NY
old windsor|GB0i3
oldbawn|IE2n3
oldbury|GB0i3
oldenburg in holstein|DE0x3
oldenburg|DE0x7
oldenzaal|NL2p5
oldham|GB0i7
oldsmar|US0d4FL
olds|CA2o3AB
olean|US0d4NY
olecko|PL1r4
oleggio|IT1c4
oleiros|ES0y5,PT3y3
oleksandrivka|UA153,UA152
oleksandriya|UA157
oleksandriyske|UA152
olenegorsk|RU065
olenino|RU062
olen|BE2p3
olesa de montserrat|ES0y5
olesnica|PL1r5
olesno|PL1r3
oleszyce|PL1r2
olevano romano|IT1c2
olevano sul tusciano|IT1c3
oley|US0d0PA
olfen|DE0x4
olga|US0d1FL
olgiate comasco|IT1c3
olgiate molgora|IT1c3
olgiate olona|IT1c4
olgii|MN6d5
olginate|IT1c3
olgino|RU063
olginskaya|RU062
olhao|PT3y5
olias del rey|ES0y2
oliena|IT1c3
olimpia|BR095
olinala|MX043
olinda|BR1y9
olindina|BR194
olingan|PH163
oliva de la frontera|ES0y3
olivais|PT3y5
olival do basto|PT3y3
olival|PT3y3
olivares|ES0y3
olivarez|US182TX
oliva|ES0y5,AR214
olive branch|US185MS
olive hill|US0d1KY
olivehurst|US0s4CA
oliveira de azemeis|PT3y4
oliveira do bairro|PT3y3
oliveira do douro|PT3y5
oliveira dos brejinhos|BR192
oliveira|BR095,PT3y3
olivenza|ES4e4
oliver springs|US0d2TN
oliver valdefierro|ES0y5
oliver|CA3n2BC,US0d1PA
olivette|US183MO
olivet|FR1g4,US3f1MI,US0d0NJ,US180TN
olivia|US181MN
olkusz|PL1r5
olla|US180LA
ollioules|FR1g4
ollon|CH4k3
olmaliq|UZ1i7
olmito|US180TX
olmos park|US181TX
olmos|PE0f3
olmsted falls|US0d3OH
olney|US0d5MD,US183IL,GB0i3,US182TX
olocuilta|SV3v3
olofstrom|SE0x3
olomouc|CZ2e7
olonets|RU063
olongapo|PH168
olonne sur mer|FR1g3
oloron sainte marie|FR1g4
olot shahri|UZ4m4
olot|ES0y5
olovyannaya|RU4n3
olpad|IN034
olpe|DE0x5
olsberg|DE0x4
olstykke|DK0x2
olsztynek|PL1r3
olsztyn|PL1r7
oltenita|RO1o5
olten|CH4k4
oltiariq|UZ1i5
oltinko l|UZ4m6
olton|US181TX
oltu|TR015
olula del rio|ES0y3
olupona|NG0a7
olutanga|PH163
oluta|MX044
olvera|ES0y3
olympia fields|US182IL
olympia heights|US0d4FL
olympia|US0s6WA
olyokminsk|RU4x3
olyphant|US0d2PA
oma o|US4g0HI
omachi|JP0c5
omagari|JP0c5
omagh|GB0i4
omaha|US189NE
omak|US0s2WA
omalur|IN034
omamacho omama|JP0c4
oman smart future city|OM145
omarska|BA2a3
omaruru|NA4t4
omdurman|SD1ka
omega|US0d0GA
omegna|IT1c4
omerli|TR013
ometepec|MX045
ome|JP0c7
omidiyeh|IR0k6
omigawa|JP0c5
omihachiman|JP0c6
omis|HR2a3
omiya|JP0c5
ommen|NL2p4
ommoord|NL2p5
omoku|NG0a4
omro|US182WI
omsk|RU2ja
omu aran|NG0a4
omuo ekiti|NG0a3
omura|JP0c6
omurtag|BG2f3
omuta|JP0c7
omuthiya|NA4t2
omutinskiy|RU253
omutninsk|RU425
onalaska|US184WI,US181TX
onancock|US0d0VA
onarga|US180IL
onati|ES0y3
onawa|US182IA
oncativo|AR214
ondangwa|NA4t3
ondara|ES0y3
ondarroa|ES0y3
onda|ES0y5
ondjiva|AO0a3
ondo|NG0a8
onega|RU065
oneida|US0d3NY,US0d2TN,US180WI
oneill|US182NE
oneonta|US0d4NY,US183AL
onex|CH4k4
ongjin|KP0z6
ongole|IN037
onguday|RU3o2
ongwediva|NA4t3
onil|ES0y3
onion creek|US181TX
onitsha|NG0a9
onnaing|FR1g3
ono hara|JP0c5
onoda|JP0c5
onojo|JP0c7
onokhoy|RU3r3
onomichi|JP0c7
ono|JP0c6,JP0c5
onsala|SE0x4
onset|US0d1MA
onsong|KP0z4
ontario|US0s7CA,US5k3OR,US0d3OH,US0d1NY
ontinyent|ES0y5
ontonagon|US3f0MI
oodweyne|SO172
oolitic|US320IN
oologah|US180OK
oostburg|US182WI
oostduinkerke|BE2p3
oosteinde|NL2p3
oosterbeek|NL2p3
oosterhout|NL2p6
oosterpark|NL2p3
oosterwolde|NL2p3
oosterzele|BE2p4
oostkamp|BE2p4
oostmalle|BE2p3
oostrozebeke|BE2p3
ooty|IN037
opa locka|US0d4FL
opalenica|PL1r3
opalikha|RU062
opatija|HR2a3
opatow|PL1r3
opava|CZ2e6
opelika|US185AL
opelousas|US184LA
opera|IT1c4
opglabbeek|BE2p3
opheusden|NL2p2
opi|NG0a3
opladen|DE0x5
opmeer|NL2p3
opochka|RU064
opoczno|PL1r4
opole lubelskie|PL1r3
opole|PL1r7
opopeo|MX043
oposhnya|UA153
oppdal|NO0x3
oppenheim|DE0x3
opportunity|US0s5WA
opp|US183AL
opuwo|NA4t2
opwijk|BE2p4
oqtosh|UZ4m5
oquawka|US180IL
oquirrh|US3d4UT
or yehuda|IL345
oracle|US1v2AZ
oradea|RO1o8
oradell|US0d3NJ
orahovac|XK2a4
orahovica donja|BA2a2
oraiokastro|GR3h4
orai|IN037
oral|KZ548
orange beach|US183AL
orange city|US0d3FL,US183IA
orange cove|US0s3CA
orange farm|ZA0w3
orange grove|US180TX
orange lake|US0d3NY
orange park|US0d3FL
orange walk|BZ624
orangeburg|US0d4SC,US0d2NY
orangetree|US0d2FL
orangevale|US0s5CA
orangeville|CA1a5ON,US3d0UT
orange|US0s7CA,AU0o5NSW,US0d5NJ,FR1g5,US184TX,US0d4CT,US0d2VA,US0d2MA,US0d2OH
oranienburg|DE0x5
oranit|PS473
orani|PH165
oranjemund|NA4t3
oranjestad|AW485
oran|DZ1j9,IN033,US180MO
orapa|BW1w3
orastie|RO1o4
orasu nou|RO1o3
oras|PH163
oratorio|GT2r3
oravita|RO1o4
orbassano|IT1c4
orbeasca de sus|RO1o3
orbetello|IT1c3
orbe|CH4k2
orbottyan|HU1q2
orchard city|US3d2CO
orchard grass hills|US0d1KY
orchard hills|US0d1PA
orchard homes|US3d2MT
orchard lake|US3f1MI
orchard mesa|US3d3CO
orchard park|US0d2NY
orchards|US0s4WA
orchha|IN033
orchidlands estates|US4g1HI
orchies|FR1g3
orchomenos|GR3h3
orcopampa|PE0f2
orcutt|US0s5CA
orda|RU252
orden|NL2p3
ordes|ES0y4
ordos|CN00b
ordubad|AZ2k3
ordu|TR017
ordway|US3d0CO
ordynskoye|RU223
ord|US181NE
ore city|US180TX
orebro|SE0x7
oregon city|US0s5OR
oregon|US0d4OH,US183WI,US182IL
orekhovo borisovo severnoye|RU067
orekhovo borisovo|RU067
orekhovo zuyevo|RU067
oreland|US0d3PA
orel|RU068
orem|US3d7UT
orenburg|RU259
orerokpe|NG0a3
orestiada|GR3h4
ore|NG0a4
orfordville|US181WI
orford|US0d0NH
orgeval|FR1g2
orgiva|ES0y2
orhaneli|TR013
orhangazi|TR016
orhei|MD3k5
oria|ES0y4,IT1c4
orichi|RU423
oriental|MX043
origgio|IT1c3
orihuela|ES0y6
orikhiv|UA154
orillia|CA1a5ON
orimattila|FI3s4
orinda|US0s4CA
oriole beach|US181FL
orion|PH166,US181IL
oriskany|US0d0NY
oristano|IT1c5
orita eruwa|NG0a6
orito|CO0h4
orivesi|FI3s3
oriximina|BR585
orizaba|MX047
orizona|BR093
orkelljunga|SE0x2
orkeny|HU1q2
orkney|ZA0w7,GB0i4
orland hills|US183IL
orland park|US186IL
orlandia|BR095
orlando|US0d8FL
orland|US0s3CA,US0d1ME
orleans|FR1g7,BR094,US321IN,US0d1MA
orlova|CZ2e5
orlovista|US0d3FL
orlovskiy|RU064
orlov|RU423
orlu|NG0a3
orly|FR1g4
ormara|PK054
ormeau|AU1e4QLD
ormesson sur marne|FR1g3
ormiston|AU1e3QLD
ormoc|PH168
ormond beach|US0d5FL
ormond by the sea|US0d3FL
ormond|AU0q3VIC
ormskirk|GB0i5
orneta|PL1r3
ornontowice|PL1r2
ornskoldsvik|SE0x5
oro valley|US1v5AZ
orobo|BR1y3
orodo|NG0a3
orofino|US0s2ID
oromocto|CA5o3NB
orong|PH163
oronoco|US181MN
oronogo|US181MO
orono|US0d3ME,US183MN
oropesa del mar|ES0y3
oroqen zizhiqi|CN006
oroquieta|PH165
orosei|IT1c3
oroshaza|HU1q5
orosi|US0s3CA
oroso|ES0y3
oroszlany|HU1q4
oros|BR1b4
orotina|CR4l3
oroville east|US0s3CA
oroville|US0s4CA,US0s1WA
orpington|GB0i4
orrington|US0d2ME
orrville|US0d3OH
orsay|FR1g4
orsa|SE0x2
orshanka|RU063
orsha|BY1p7
orsk|RU258
orsova|RO1o4
orsta|NO0x3
orta di atella|IT1c5
orta nova|IT1c4
ortaca|TR014
ortakoy|TR015,TR012
orta|TR013
ortega|CO0h3
ortenberg|DE0x3
ortenburg|DE0x3
orthez|FR1g4
ortigueira|BR094
orting|US0s3WA
ortona|IT1c4
ortonville|US181MN,US3f1MI
ortuella|ES0y3
orumiyeh|IR0k9
oruro|BO248
orvault|FR1g5
orvieto|IT1c2
orwell|US0d1OH
orwigsburg|US0d2PA
oryahovo|BG2f3
orzesze|PL1r4
orzinuovi|IT1c3
orzu|TJ3e3
orzysz|PL1r3
osage beach|US182MO
osage city|US182KS
osage|US182IA
osakarovka|KZ1h3
osaka|JP0cb
osakis|US181MN
osan|KR087
osasco|BR099
osawatomie|US182KS
osa|RU255
osborne|US180KS
osburn|US3d1ID
osby|SE0x3
osceola mills|US0d0PA
osceola|US183AR,US182IA,US181WI,US321IN
oschatz|DE0x4
oschersleben|DE0x4
osgood|US321IN
oshakati|NA4t5
oshawa|CA1a8ON
oshkosh|US186WI
oshnaviyeh|IR0k6
osh|KG2x8
osica de sus|RO1o2
osiedle henrykowskie|PL1r2
osiedle kosmonautow|PL1r4
osiek|PL1r3
osijek|HR2a6
osimo|IT1c4
osinniki|RU3u6
osinovo|RU063
osio sotto|IT1c3
oskaloosa|US184IA,US180KS
oskarshamn|SE0x4
oslo|NO0x9
osmanabad|IN036
osmancik|TR015
osmaneli|TR014
osmaniye|TR018
osnabruck|DE0x7
osny|FR1g4
osogbo|NG0a7
osorio|BR095
osorno|CL0n7
ospedaletto euganeo|IT1c2
ospitaletto|IT1c4
osprey|US0d3FL
ossendorf|DE0x3
osseo|US181MN,US181WI
ossett|GB0i4
ossian|US322IN
ossining|US0d5NY
ossipee|US0d2NH
ossi|IT1c3
ossun|US181LA
oss|NL2p6
ostankinskiy|RU066
ostashkov|RU064
ostbevern|DE0x3
ostend|BE2p6
osterburg|DE0x3
osterburken|DE0x3
ostercappeln|DE0x3
osterhofen|DE0x4
osterholz scharmbeck|DE0x5
ostermalm|SE0x5
osternienburger land|DE0x3
osterronfeld|DE0x2
ostersund|SE0x6
osterville|US0d2MA
oster|UA153
ostfildern|DE0x5
ostheim|DE0x4
osthofen|DE0x3
ostiglia|IT1c2
ostrach|DE0x3
ostrava|CZ2e8
ostrhauderfehn|DE0x3
ostricourt|FR1g2
ostringen|DE0x4
ostroda|PL1r5
ostrogozhsk|RU065
ostroh|UA154
ostroleka|PL1r6
ostroveni|RO1o3
ostrovskoye|RU062
ostrov|RU065,CZ2e4,RO1o2
ostrow mazowiecka|PL1r5
ostrow wielkopolski|PL1r6
ostrowiec swietokrzyski|PL1r6
ostrozac|BA2a2
ostrzeszow|PL1r4
ostseebad binz|DE0x2
ostseebad kuhlungsborn|DE0x3
oststeinbek|DE0x3
ostuncalco|GT2r5
ostuni|IT1c5
ostwald|FR1g3
osuna|ES0y4
osvaldo cruz|BR095
oswego|US185IL,US0d4NY,US181KS
oswestry|GB0i4
oswiecim|PL1r5
otacilio costa|BR094
otaci|MD3k3
otake|JP0c5
otaki|NZ493
otan ayegbaju|NG0a5
otaru|JP0c7
otavalo|EC1l5
otawara|JP0c6
ota|JP0c7
oteapan|MX044
otegen batyra|KZ1h4
otelu rosu|RO1o4
otford|GB0i3
othello|US0s3WA
othis|FR1g3
otis orchards east farms|US0s3WA
otisville|US0d0NY
otis|US0d0MA
otjimbingwe|NA4t3
otjiwarongo|NA4t4
otley|GB0i4
otmuchow|PL1r2
otofuke|JP0c5
otoka|BA2a3
otok|HR2a3
oton|PH164
otopeni|RO1o3
otra banda|DO1d3
otradnaya|RU065
otradnoye|RU064,RU064
otradnyy|RU2i6
otrokovice|CZ2e4
otsego|US184MN,US3f2MI
otse|BW1w3
otsuchi|JP0c4
otsuki|JP0c5
otsu|JP0c8
ottakring|AT1s7
ottappalam|IN036
ottaviano|IT1c5
ottawa hills|US0d2OH
ottawa|CA1aaON,US184IL,US184KS,US0d2OH
ottendorf okrilla|DE0x3
ottensen|DE0x5
otterbein|US320IN
otterberg|DE0x2
otterburn park|CA1a3QC
otterndorf|DE0x3
ottersberg|DE0x4
ottersweier|DE0x3
ottignies|BE2p3
ottobeuren|DE0x3
ottobrunn|DE0x4
ottumwa|US185IA
ottweiler|DE0x4
otukpa|NG0a4
otumba|MX043
otura|ES0y2
otuzco|PE0f3
otwock|PL1r5
otyniya|UA152
ouadda|CF0a2
ouagadougou|BF0ta
ouahigouya|BF0t6
oualidia|MA103
ouallam|NE0a3
ouanaminthe|HT2c3
ouangani|YT173
ouani|KM173
ouardenine|TN3c4
ouargaye|BF0t3
ouargla|DZ1j7
ouarzazat|MA106
oud beijerland|NL2p5
oud gastel|NL2p2
oud heverlee|BE2p3
oud turnhout|BE2p4
ouddorp|NL2p3
oude pekela|NL2p3
oudenaarde|BE2p5
oudenburg|BE2p3
ouderkerk aan de amstel|NL2p3
oudewater|NL2p3
oudtshoorn|ZA0w6
oued el abtal|DZ1j5
oued el alleug|DZ1j4
oued fodda|DZ1j5
oued lill|TN3c6
oued rhiou|DZ1j6
oued sly|DZ1j5
oued zem|MA106
ouellah|KM172
ouesso|CG0a5
ouezzane|MA106
ouidah|BJ0a6
ouistreham|FR1g3
oujda angad|MA109
oulad teima|MA106
oulainen|FI3s3
ouled mimoun|DZ1j5
ouled moussa|DZ1j4
oullins|FR1g5
oulmes|MA104
oulunsalo|FI3s3
oulu|FI3s7
oum el bouaghi|DZ1j7
oum hadjer|TD3a4
oumache|DZ1j3
oume|CI0t6
oundle|GB0i3
oupeye|BE2p5
ouray|US3d0CO
ourem|PT3y4,BR233
ourense|ES0y7
ouricuri|BR1y5
ourilandia do norte|BR235
ourinhos|BR097
ouro branco|BR095
ouro preto do oeste|BR4o5
ouro preto|BR096
ouro sogui|SN0t4
outeiro de rei|ES0y2
outes|ES0y3
outjo|NA4t3
outokumpu|FI3s3
outreau|FR1g4
ovada|IT1c3
ovalle|CL0n6
ovar|PT3y4
ovejas|CO0h4
ovelgonne|DE0x3
overath|DE0x5
overbrook|US180KS
overijse|BE2p5
overland park|US188KS
overland|US184MO
overlea|US0d4MD
overpelt|BE2p4
overschie|NL2p3
overton|US181TX
ovidiopol|UA154
ovidiu|RO1o4
ovid|US3f1MI
oviedo|ES0y8,US0d5FL
ovilla|US182TX
ovria|GR3h3
ovruch|UA154
owando|CG0a5
owase|JP0c4
owasso|US185OK
owatonna|US185MN
owego|US0d2NY
owen sound|CA1a4ON
owens cross roads|US181AL
owensboro|US186KY
owensville|US181MO,US180IN
owenton|US0d1KY
owerri|NG0a8
owings mills|US0d5MD
owingsville|US0d1KY
owings|US0d1MD
owls head|US0d1ME
owode|NG0a3
owosso|US3f4MI
owo|NG0a8
oxapampa|PE0f4
oxchuc|MX043
oxelosund|SE0x3
oxenford|AU1e4QLD
oxford|GB0i7,US184MS,US0d4OH,US184AL,US0d4CT,US0d3NC,US0d3MA,US0d2PA,US3f2MI,US0d1GA,US0d0NY,US0d0ME,US320IN,US0d0NJ,US180KS
oxie|SE0x4
oxkutzkab|MX365
oxley|AU1e3QLD
oxnard|US0s8CA
oxoboxo river|US0d2CT
oxon hill glassmanor|US0d5MD
oxon hill|US0d4MD
oxted|GB0i4
oyama|JP0c7,JP0c4
oyan|NG0a6
oye plage|FR1g3
oyem|GA0a5
oyonnax|FR1g5
oyon|PE0f3
oyotun|PE0f3
oyo|NG0aa
oyskhara|RU064
oyster bay cove|US0d1NY
oyster bay|US0d3NY,AU0o2NSW
oyster creek|US180TX
oytal|KZ1h3
oyten|DE0x4
oyugis|KE173
ozalp|TR013
ozamiz city|PH167
ozark|US184MO,US184AL,US182AR
ozarow mazowiecki|PL1r3
ozar|IN035
ozdere|TR014
ozd|HU1q5
ozerki|RU067
ozerne|UA152,UA152
ozernyy|RU063
ozersk|RU256,RU463
ozery|RU065
ozherelye|RU063
ozieri|IT1c3
ozimek|PL1r3
ozoir la ferriere|FR1g4
ozona|US182TX
ozone park|US0d6NY
ozorkow|PL1r4
ozubulu|NG0a6
ozumba de alzate|MX044
ozurgeti|GE2m4
ozu|JP0c5,JP0c5
ozzano dellemilia|IT1c3
pa daet|TH0m4
pa sang|TH0m4
paarl|ZA0w8
pabbi|PK055
pabellon de arteaga|MX045
pabianice|PL1r6
pablo|US3d1MT
pabna|BD078
pabrade|LT3t3
pacaembu|BR093
pacajus|BR1b5
pacanga|PE0f3
pacasmayo|PE0f5
pacatuba|BR1b6
paceco|IT1c3
pace|US184FL,FR1g3
pacheco|US0s2CA
pachelma|RU063
pachino|IT1c4
pachora|IN036
pacho|CO0h4
pachperwa|IN034
pachuca de soto|MX048
pachuquilla|MX043
pacific city|US0s0OR
pacific grove|US0s4CA
pacific pines|AU1e4QLD
pacifica|US0s5CA
pacific|US183MO,US0s3WA
paciran|ID0b5
paco de arcos|PT3y5
pacocha|PE0f3
pacolet|US0d1SC
pacol|PH164
pacora|CO0h3,PA4b3
pacos de ferreira|PT3y3
pacov|CZ2e2
pacy sur eure|FR1g2
paczkow|PL1r3
pad idan|PK054
padada|PH164
padalarang|ID0b7
padampur|IN034,IN034
padam|IN035
padang mat sirat|MY1z3
padangsidempuan|ID0b7
padang|ID0ba
padbury|AU1n3WA
paddhari|IN033
paddington|AU0o4NSW,AU1e3QLD
paddock lake|US182WI
paddock wood|GB0i3
padegan e manjil|IR0k4
paden city|US0d1WV
pader palwo|UG173
paderborn|DE0x7
paderno dugnano|IT1c6
pader|UG174
pades|RO1o2
padiham|GB0i4
padina|RS2a3
padmanabhapuram|IN034
padova|IT1c8
padrauna|IN036
padra|IN035
padre bernardo|BR094
padre las casas|DO1d3
padre paraiso|BR093
padron|ES0y3
padstow|AU0o4NSW
padua|CO0h4
paducah|US185KY,US180TX
padul|ES0y3
paea|PF6e4
paese|IT1c3
paete|PH165
pagadian|PH168
pagalungan|PH165,PH163
pagani|IT1c5
pagar alam|ID0b6
pagbilao|PH165
pagedale|US182MO
pageland|US0d1SC
page|US1v3AZ
paghman|AF116
pago pago|AS6z4
pagosa springs|US3d1CO
pagouda|TG0t3
pagsangahan|PH164
pagsanghan|PH163
pahala|US4g0HI
paharpur|PK054
pahasu|IN034
pahlgam|IN033
pahokee|US0d3FL
pahrump|US0s5NV
paiania|GR3h4
paia|US4g1HI
paicandu|BR095
paide|EE4c3
paidha|UG175
paignton|GB0i6
paijan|PE0f4
pailin|KH0m4
pailitas|CO0h3
pailles|MU5g3
pailon|BO243
paimio|FI3s3
paimpol|FR1g3
painesville|US0d4OH
paine|CL0n5
painted post|US0d1NY
paintsville|US0d2KY
paipa|CO0h4
paiporta|ES0y5
paisley|GB0i6
paita|PE0f6,NC5w4
paithan|IN035
pajacuaran|MX043
pajan|EC1l3
pajapan|MX043
pajapita|GT2r3
pajara|ES4e4
pajaros|PR483
pajaro|US0s2CA
pajeczno|PL1r3
pajok|SS446
pak chong|TH0m6
pak kret|TH0m8
pak phanang|TH0m5
pakala|IN035
paka|MY1z4
pakenham|AU0q6VIC
pakhtakoron|TJ3e3
pakil|PH163
pakisaji|ID0b5
pakokku|MM0p7
pakosc|PL1r3
pakpattan|PK057
pakruojis|LT3t3
pakse|LA0m6
paks|HU1q4
pakuranga|NZ493
pakur|IN036
pakxan|LA0m4
pakxong|LA0m2
palacios|US182TX
palafrugell|ES0y4
palagianello|IT1c3
palagiano|IT1c4
palagonia|IT1c4
palaio faliro|GR3h6
palais de justice|FR1g2
palaiseau|FR1g5
palakkodu|IN034
palakollu|IN036
palamas|GR3h3
palamedu|IN033
palamos|ES0y4
palampas|PH163
palanga|LT3t4
palangkaraya|ID437
palangue|PH163
palang|BD076
palani|IN036
palanpur|IN037
palapag|PH163
palapye|BW1w5
palasa|IN036
palatine|US186IL
palatka|US0d3FL
palau|MX2h4
palavakkam|IN034
palavas les flots|FR1g3
palayan city|PH165
palazzolo acreide|IT1c3
palazzolo sulloglio|IT1c4
pala|TD3a5
palekh|RU062
palembang|ID0ba
palencia|ES0y6,GT2r4
palenque|MX045,EC1l3
palenstein|NL2p3
palenville|US0d0NY
palera|IN034
palermo|IT1c9,CO0h3,US0s2CA,US0d0ME
palestina|EC1l3,CO0h3
palestine|US184TX,US320IL
palestrina|IT1c4
pale|BA2a3
palghar|IN036
palghat|IN037
palhoca|BR097
palia kalan|IN035
paliano|IT1c3
palimanan|ID0b7
palin|GT2r5
palisades park|US0d4NJ
palisade|US3d1CO
paliseul|BE2p2
palitana|IN036
paliyad|IN033
pali|IN038,IN034,IN033
palkonda|IN035
palladam|IN035
pallanza intra suna|IT1c5
pallappatti|IN034
pallasovka|RU2q4
pallattur|IN033
pallavaram|IN037
palleja|ES0y3
palle|IN032
pallikondai|IN034
pallini|GR3h4
pallipattu|IN033
pallippatti|IN035
pallisa|UG175
palm aire|US0d1FL
palm bay|US0d7FL
palm beach gardens|US0d6FL
palm beach shores|US0d0FL
palm beach|AU1e4QLD,US0d3FL
palm city|US0d5FL
palm coast|US0d6FL
palm desert|US0s6CA
palm harbor|US0d6FL
palm river clair mel|US0d4FL
palm springs north|US0d2FL
palm springs|US0s6CA,US0d4FL
palm valley|US0d4FL,US180TX
palma campania|IT1c4
palma del rio|ES0y4
palma di montechiaro|IT1c5
palma sola|AR3z2
palma soriano|CU1f7
palmaner|IN035
palmanova|ES0y3
palmar de varela|CO0h5
palmares do sul|BR093
palmares|BR1y5
palmarito tochapan|MX044
palmas de monte alto|BR193
palmas|BR578,BR095
palma|ES0y9
palmdale|US0s7CA,US0d0PA
palmeira das missoes|BR095
palmeiras de goias|BR094
palmeira|BR094
palmela|PT3y4
palmer heights|US0d2PA
palmer lake|US3d1CO
palmerston north|NZ496
palmerston|AU5l5NT,AU0o2ACT
palmerstown|IE2n3
palmerton|US0d2PA
palmer|US0d4MA,US4r3AK,US181TX
palmetto bay|US0d5FL
palmetto estates|US0d4FL
palmetto|US0d4FL,US0d2GA
palmhurst|US181TX
palmira|CO0h8,CU1f5,MX044
palmital|BR094
palmito|CO0h2
palmi|IT1c4
palmona park|US0d0FL
palmview south|US182TX
palmview|US183TX
palmwoods|AU1e2QLD
palmyra|US0d3PA,US0d3NJ,AU1n3WA,US182MO,US0d2NY,US0d1ME,US181WI
palo alto|US0s6CA,MX042,US0d0PA
palo cedro|US0s0CA
palo del colle|IT1c4
palo negro|VE137
palo santo|AR212
paloma creek south|US181TX
paloma creek|US181TX
palombara sabina|IT1c3
palompon|PH164
paloncha|IN036
palopo|ID267
palora|EC1l3
palos de la frontera|ES0y3
palos heights|US184IL
palos hills|US184IL
palos park|US182IL
palos verdes estates|US0s4CA
palosco|IT1c2
palotina|BR095
palouse|US0s0WA
palo|PH164,US180IA
palpala|AR4p6
palpa|PE0f3
paltan|BD078
paltinoasa|RO1o2
palu|ID268,TR013
palwal|IN037
palwancha|IN036
pamandzi|YT173
pamanukan|ID0b7
pama|BF0t3
pambujan|PH163
pamekasan|ID0b7
pameungpeuk|ID0b6
pamiers|FR1g4
pampa del indio|AR214
pampa del infierno|AR213
pampas|PE0f2
pampa|US184TX
pampierstad|ZA0w4
pamplemousses|MU5g3
pamplico|US0d0SC
pamplona|ES0y8,CO0h6,PH164
pamukkale|TR013
pamukova|TR014
pamulang|ID0b7
pan de azucar|UY2b3
panaba|MX362
panabo|PH166
panacan|PH163
panadura|LK3i5
panagar|IN035
panagyurishte|BG2f4
panajachel|GT2r4
panaji|IN036
panalanoy|PH168
panama city beach|US184FL
panama city|US185FL
panamaram|IN034
panama|PA4b9,US180OK
panambi|BR095,AR023
panania|AU0o4NSW
panarukan|ID0b5
panauti|NP206,NP205
panazol|FR1g3
pana|US182IL
pancas|BR093
pancevo|RS2a6
panchagarh|BD076
panchgani|IN034
panchimalco|SV3v3
panchkula|IN038
panchla|IN035
panciu|RO1o3
pancota|RO1o3
pandaan|ID0b5
pandacaqui|PH165
pandak|ID0b6
pandan|PH165,PH162
pandaria|IN034
pandasan|PH162
pandatarai|IN033
pandeglang|ID0b7
pandhana|IN034
pandharpur|IN037
pandhurna|IN035
pandino|IT1c3
pandi|PH165
pandora|US0d0OH
pando|UY2b5
pandua|IN035
panet|RO1o3
panevezys|LT3t7
pangani|TZ173
panghyon dong|KP0z3
pangil|PH164
pangkalan brandan|ID0b5
pangkalanbuun|ID435
pangkalpinang|ID0b7
panglao|PH163
pangoa|PE0f3
pangobilian|PH163
pangody|RU253
panguipulli|CL0n4
panguitch|US3d1UT
panguma|SL0t3
pangyan|PH162
panhandle|US181TX
panihati|IN039
panindicuaro|MX042
panino|RU063
panipat|IN038
paniqui|PH166
panitan|PH162
panitian|PH163
panjab|AF114
panjakent|TJ3e5
panji|ID0b5
panj|TJ3e3
pankovka|RU063
pankow|DE0x6
pankrushikha|RU3o2
pankshin|NG0a5
panna|IN036
pannill fork|US0d2VA
panningen|NL2p3
pano aqil|PK056
panorama village|US181TX
panorama|GR3h4,BR094
panora|US180IA
panotla|MX043
panruti|IN036
pansemal|IN033
panshan|CN009
panshi|CN006
pansol|PH163
pansoy|PH163
pantabangan|PH163
pantai cenang|MY1z4
pantai remis|MY1z4
pantao|PH163
pantay na matanda|PH163
pantego|US181TX
pantelho|MX043
pantelimon|RO1o4
panthersville|US0d3GA
pantigliate|IT1c3
pantijan no 2|PH162
pantin|FR1g6
pantops|US0d2VA
pantubig|PH165
panuco|MX045
panvel|IN037
panyam|NG0a3
panyutyne|UA153
panzos|GT2r5
pao de acucar|BR2t4
paola|IT1c4,MT6l3,US182KS
paoli|US0d2PA,US322IN
paolo vi|IT1c4
paombong|PH165
paonia|US3d0CO
paonta sahib|IN034
paoua|CF0a4
paoy paet|KH0m6
papa ikou|US4g0HI
papagaios|BR094
papagou|GR3h4
papakura|NZ495
papalotla|MX045
papanasam|IN034
papantla de olarte|MX046
papao|PF6e3
papar|MY1z4
papatowai|NZ493
papayal|PE0f2
papaya|PH165
papa|HU1q5
papeete|PF6e5
papenburg|DE0x5
papendrecht|NL2p5
paphos|CY5h5
papillion|US184NE
papireddippatti|IN033
papparappatti|IN034
pappinissheri|IN035
par naogaon|BD078
para de minas|BR096
para hills|AU2d3SA
parabel|RU413
parabiago|IT1c5
parabita|IT1c3
paracale|PH163
paracambi|BR095
paracatu|BR096
paracho de verduzco|MX044
parachute|US3d0CO
paracin|RS2a3
paracuellos de jarama|ES0y4
paracuru|BR1b4
paradahan|PH163
paradas|ES0y3
paradera|AW484
paradip garh|IN036
paradise heights|US0d0FL
paradise hills|US3d2NM
paradise point|AU1e3QLD
paradise valley|US1v4AZ
paradise|US0s8NV,US0s5CA,TT484,AU2d3SA,US0d0PA
paradis|US180LA
paradsasvar|HU1q6
parafield gardens|AU2d4SA
paragominas|BR236
paragould|US185AR
paraguacu paulista|BR095
paraguacu|BR094
paraguari|PY1x3
paraiba do sul|BR095
paraibano|BR1b4
paraipaba|BR1b4
paraisopolis|BR094
paraiso|CR4l5,PH165,MX045,DO1d3,BR093
parakou|BJ0a7
paralia|GR3h3
paralimni|CY5h4
paralowie|AU2d4SA
paramagudi|IN036
paramaribo|SR508
parambu|BR1b4
paramirim|BR193
paramonga|PE0f5
paramount long meadow|US0d1MD
paramount|US0s6CA
paramus|US0d5NJ
paranagua|BR097
paranaiba|BR095
paranapanema|BR094
paranavai|BR096
parana|AR218
paranga|RU063
parang|PH165,PH163
paranhos|BR573
paraparaumu|NZ495
parapat|ID0b3
parasia|IN035
paratinga|BR193
paraty|BR094
parauapebas|BR238
parauna|BR093
paravur tekkumbhagam|IN035
paray le monial|FR1g3
paray vieille poste|FR1g3
parbatipur|BD076,IN033
parbhani|IN038
parchim|DE0x4
parchment|US3f1MI
parczew|PL1r3
pardeeville|US181WI
pardesiyya|IL343
pardi|IN035
pardubice|CZ2e6
paredes|PT3y4
parede|PT3y4
paredon|MX043
parelhas|BR1b4
parempuyre|FR1g3
parepare|ID267
parete|IT1c3
parets del valles|ES0y4
pare|ID0b6
parfino|RU063
pargas|FI3s4
pargolovo|RU064
pariaman|ID0b7
parichhatgarh|IN034
parichha|IN033
parilla|MX043
paringao|PH163
parintins|BR1u6
paripiranga|BR2t3
pariquera acu|BR094
paris|FR1gb,US185TX,CA1a3ON,US183TN,US0d3KY,US183IL,US0d2ME,US182AR,US180MO
parit buntar|MY1z5
parit raja|MY1z4
pariyapuram|IN035
parjol|RO1o3
park avenue|AU1e2QLD
park city|US3d3UT,US183KS,US183IL,US181TN
park falls|US181WI
park forest village|US0d3PA
park forest|US184IL
park hills|US183MO,US0d2KY
park hill|US182OK
park layne|US0d2OH
park rapids|US182MN
park ridge|US185IL,US0d3NJ
park river|US180ND
park slope|US0d6NY
park view|US181IA
parkano|FI3s3
parkchester|US0d6NY
parkdale|AU0q4VIC
parkent|UZ1i5
parker city|US320IN
parkers prairie|US180MN
parkersburg|US0d5WV,US181IA
parker|US3d6CO,US0d4SC,US182FL,US182TX,US1v2AZ
parkesburg|US0d2PA
parkes|AU0o3NSW
parkinson|AU1e3QLD
parkin|US180AR
parkland|US0s5WA,US0d5FL
parksdale|US0s1CA
parkside|US0d1PA,US0d1PA
parkstone|GB0i3
parkston|US181SD
parksville|CA3n4BC
parks|US1v0AZ
parkville|US0d5MD,AU0q3VIC,US0d3PA,US183MO,US181MN
parkway|US0s4CA
parkwood|AU1e3QLD,US0s3WA,AU1n3WA,US0s1CA
parlakimidi|IN036
parla|ES0y7
parli vaijnath|IN037
parlier|US0s4CA
parma heights|US0d4OH
parmain|FR1g2
parma|IT1c7,US0d6OH,US5k1ID
parmelia|AU1n3WA
parnaiba|BR1b7
parnamirim|BR1b7,BR1y3
parnarama|BR1b4
parnas|RU066
parnera|IN034
parnu|EE4c5
parobe|BR096
parola|IN035
parole|US0d4MD
parol|IN033
paros|GR3h2
parowan|US3d2UT
parque industrial ciudad mitras|MX2h4
parque lefevre|PA4b5
parque urbano napateco|MX043
parral|MX337,CL0n5
parramatta|AU0o5NSW
parramos|GT2r3
parras de la fuente|MX2h5
parres|ES0y3
parrilla ii|MX043
parry sound|CA1a3ON
parsabad|IR0k7
parsberg|DE0x3
parscov|RO1o3
parshadepur|IN033
parshall|US180ND
parsippany|US0d6NJ
parsonsfield|US0d1ME
parsons|US183KS,US181TN,US0d1WV
partanna|IT1c3
partapur|IN033
partenit|UA4a3
parthenay|FR1g4
partille|SE0x5
partington|GB0i3
partinico|IT1c5
partizanske|SK2e5
partizansk|RU3q5
partur|IN035
parung|ID0b8
parvatipuram|IN036
parvatsar|IN034
parvez ali hossain|BD073
parvez ali|BD073
parvomay|BG2f4
parwanoo|IN033
parys|ZA0w6
par|GB0i3
pasacao|PH163
pasadena hills|US0d3FL
pasadena|US187TX,US0s7CA,US0d5MD
pasaia|ES0y4
pasaje|EC1l5
pasan|IN035
pasargad|IR0k5
pasarkemis|ID0b7
pasatiempo|US0s0CA
pasay|PH169
pascagoula|US184MS
pascani|RO1o5
pascoag|US0d2RI
pascoe vale south|AU0q3VIC
pascoe vale|AU0q4VIC
pasco|US0s6WA
paseh|ID0b7
paseos de san juan|MX043
pasewalk|DE0x4
pashkovskiy|RU065
pasian di prato|IT1c2
pasig city|PH169
pasighat|IN035
pasilaiciai|LT3t5
pasil|PH163
pasing|DE0x5
pasinler|TR015
pasir mas|MY1z4
paslek|PL1r4
pasni|PK055
paso de carrasco|UY2b4
paso de la patria|AR213
paso de los libres|AR215
paso de los toros|UY2b4
paso de ovejas|MX043
paso del macho|MX044
paso del toro|MX042
paso robles|US0s5CA
pasong kawayan primero|PH163
pasragad branch|IR0ka
pasrur|PK056
pass christian|US182MS
passa quatro|BR094
passagem franca|BR1b3
passaic|US0d6NJ
passapatanzy|US0d0VA
passau|DE0x6
passirano|IT1c2
passira|BR1y4
passi|PH165,SN0t3
passo fundo|BR097
passos|BR097
passy|FR1g4
pastavy|BY1p4
pastor ortiz|MX043
pastores|GT2r3
pastos bons|BR1b3
pasto|CO0h9
pasuquin|PH163
pasuruan|ID0b7
pasvalys|LT3t3
paszto|HU1q3
patacamaya|BO244
pataias|PT3y2
patamda|IN033
patamundai|IN035
patancheru|IN036
patani|NG0a3
patan|NP208,IN037,IN034,IN034,IN033
patao|PH163
patarra|CR4l5
pataskala|US0d4OH
pataudi|IN034
patchogue|US0d4NY
paterna de rivera|ES0y2
paterna|ES0y6
paterno|IT1c6
paterson|US0d7NJ
pathalgaon|IN034
pathanamthitta|IN035
pathankot|IN037
pathardih|IN036
pathardi|IN035
patharia|IN034
pathein|MM0p8
pathri|IN035
pathum thani|TH0m5
patiala|IN038
patiali|IN034
patia|CO0h4
patigi|NG0a5
patin ay|PH163
pativilca|PE0f4
patiya|BD076
pati|ID0b7
patnagarh|IN034
patnanungan|PH163
patna|IN03b
patnongon|PH163
patnos|TR016
pato branco|BR096
patong|TH0m4
patos de minas|BR097
patos fshat|AL4f5
patos|BR1b7,AL4f6
patrasaer|IN034
patra|GR3h7
patrick springs|US0d1VA
patrocinio|BR096
pattani|TH0m5
pattan|IN034
pattaya|TH0m7
pattensen|DE0x4
patten|US0d0ME
patterson lakes|AU0q3VIC
patterson tract|US0s1CA
patterson|US0s4CA,US183LA
patti|IN035,IN033,IT1c3
pattoki|PK056
patton village|US181TX
patton|US0d1PA
pattukkottai|IN036
patulul|GT2r4
patur|IN034
patuto|PH166
patu|BR1b3
paty do alferes|BR094
paty|HU1q2
patzcuaro|MX046
patzicia|GT2r4
patzun|GT2r4
pau brasil|BR193
pauillac|FR1g3
pauini|BR1u3
paulden|US1v2AZ
paulding|US0d2OH
paulesti|RO1o2
paulina|US180LA
paulinia|BR096
paulista florida|BR093
paulista|BR1y8
paullina|US180IA
paullo|IT1c3
paulo afonso|BR196
paulo ramos|BR1b3
pauls valley|US183OK
paulsboro|US0d3NJ
paulsstadt|DE0x3
paul|US5k0ID
paunesti|RO1o3
paungde|MM0p5
pauri|IN035
pau|FR1g6
paveh|IR0k4
pavia|IT1c6,PH163
pavilly|FR1g3
pavlikeni|BG2f4
pavlodar|KZ1h8
pavlodolskaya|RU063
pavlogradka|RU253
pavlohrad|UA157
pavlovka|RU3j3,RU3j3
pavlovo|RU066
pavlovskaya sloboda|RU063
pavlovskaya|RU065
pavlovskiy posad|RU066
pavlovsk|RU065,RU064,RU3o4
pavugada|IN035
pavullo nel frignano|IT1c3
pavuluru|IN033
paw paw lake|US3f2MI
paw paw|US3f2MI
pawai|IN034
pawayan|IN035
pawcatuck|US0d2CT
pawhuska|US182OK
pawlet|US0d1VT
pawling|US0d1NY
pawlowice|PL1r3
pawnee|US181IL,US181OK
pawni|IN035
pawtucket|US0d6RI
paxtakor shahri|UZ1i4
paxtang|US0d1PA
paxtonia|US0d2PA
paxton|US0d2MA,US182IL
payakumbuh|ID0b7
payallar|TR012
payande|CO0h5
payao|PH163
paya|DO1d3
payerne|CH4k3
payette|US5k3ID
paynesville|US181MN
payne|US0d0OH
payocpoc sur|PH164
paysandu|UY2b6
payshamba shahri|UZ4m5
payson|US3d4UT,US1v4AZ,US180IL
payyannur|IN036
pazarcik|TR015
pazardzhik|BG2f6
pazarlar|TR013
pazaryeri|TR013
pazaryolu|TR013
pazar|TR012
pazin|HR2a2
pea ridge|US0d3WV,US182AR,US182AR
peabiru|BR094
peabody|US0d6MA,US180KS
peace river|CA2o2AB
peaceful valley|US0s2WA
peacehaven|GB0i4
peach lake|US0d1NY
peach springs|US1v0AZ
peachtree city|US0d5GA
peachtree corners|US0d5GA
peakhurst|AU0o3NSW
peal de becerro|ES0y2
peapack|US0d1NJ
pearisburg|US0d1VA
pearl beach|US3f2MI
pearl city|US4g6HI
pearl river|US0d4NY,US182MS,US181LA
pearland|US187TX
pearlington|US180MS
pearl|US185MS
pearsall|US183TX
pearson|US0d1GA
peasedown saint john|GB0i3
pebble creek|US0d3FL
pecan acres|US182TX
pecan grove|US184TX
pecan plantation|US182TX
pecangaan|ID0b6
pecanha|BR093
pecatonica|US181IL
pecel|HU1q4
pechea|RO1o3
pechenizhyn|UA152
pechora|RU066
pechory|RU064
pecica|RO1o4
pecigrad|BA2a3
peckham|GB0i6
pecos|US183TX,US3d0NM
pecquencourt|FR1g3
pecq|BE2p2
pecs|HU1q7
peculiar|US182MO
pec|XK2a6
pedana|IN035
pedara|IT1c4
peddapalli|IN035
peddapuram|IN036
pedemonte|IT1c3
pedernales|DO1d3,MX043,EC1l3
pederneiras|BR095
pedersore|FI3s3
pedley|US0s4CA
pedra azul|BR094
pedra badejo|CV5n3
pedra branca|BR1b4
pedralbes|ES0y4
pedras de fogo|BR1b4
pedra|BR1y3
pedregal|PA4b6,PA4b4
pedreguer|ES0y3
pedregulho|BR093
pedreira|BR095
pedrengo|IT1c3
pedrera|ES0y2
pedro amaro|MX042
pedro betancourt|CU1f5
pedro carbo|EC1l5
pedro escobedo|MX043
pedro ii|BR1b4
pedro juan caballero|PY1x6
pedro leopoldo|BR096
pedro munoz|ES0y3
pedro velho|BR1b3
pedroso|PT3y4
pedroucos|PT3y4
peebles|GB0i3,US0d1OH
peekskill|US0d5NY
peelo|NL2p3
peer|BE2p4
pefki|GR3h4
pegnitz|DE0x4
pegomas|FR1g3
pego|ES0y3
pegram|US181TN
pehowa|IN035
peine|DE0x6
peissenberg|DE0x4
peiting|DE0x4
peitz|DE0x2
pekalongan|ID0b8
pekan bahapal|ID0b5
pekan nenas|MY1z5
pekanbaru|ID0b9
pekan|MY1z5
pekin|US185IL
pelabuhan klang|MY1z4
pelabuhanratu|ID0b5
pelagiada|RU063
pelahatchie|US180MS
pelaya|CO0h3
pelham manor|US0d2NY
pelham|US185AL,US0d4NH,US0d3NY,US0d2GA,US0d1MA
pelhrimov|CZ2e4
pelican bay|US0d3FL,US181TX
pelican rapids|US181MN
pelican waters|AU1e3QLD
peligros|ES0y3
pelileo|EC1l4
pelissanne|FR1g3
peliyagoda|LK3i5
pell city|US184AL
pell lake|US182WI
pellaro|IT1c4
pella|US183IA
pelotas|BR098
pelplin|PL1r3
pelsall|GB0i3
pelton|GB0i2
pemagatshel|BT5t4
pemalang|ID0b8
pemangkat|ID435
pematangsiantar|ID0b8
pemba|MZ1w7
pemberton heights|US0d1NJ
pemberton|US0d0NJ
pemberville|US0d1OH
pemberwick|US0d2CT
pembroke dock|GB0i3
pembroke park|US0d3FL
pembroke pines|US0d7FL
pembroke|CA1a4ON,GB0i3,US0d3NH,US0d2NC,US0d1GA,US0d0VA
pembury|GB0i3
pen argyl|US0d2PA
penafiel|PT3y3,ES0y2
penaflor|CL0n6
penalva|BR1b4
penal|TT484
penapolis|BR096
penaranda de bracamonte|ES0y3
penaranda|PH165
penarroya pueblonuevo|ES0y4
penarth|GB0i5
penbrook|US0d2PA
pencoed|GB0i3
penco|CL0n6
pendembu|SL0t3
pendencias|BR1b3
pender|US180NE
pendino|IT1c4
pendle hill|AU0o3NSW
pendleton|US0s4OR,US322IN,US0d2SC
pendra|IN034
pendrecht|NL2p4
penedo|BR2t5
pengcheng|CN006
penhalonga|ZW1w3
penha|BR094
peniche|PT3y4
penicuik|GB0i4
penig|DE0x3
peniscola|ES0y3
penistone|GB0i3
penitas|US7c2TX
penjamo|MX045
penja|CM0a5
penkridge|GB0i3
penn estates|US0d2PA
penn hills|US0d5PA
penn valley|US0s1CA
penn wynne|US0d3PA
penn yan|US0d2NY
pennadam|IN034
pennagaram|IN034
pennant hills|AU0o3NSW
pennathur|IN033
penndel|US0d1PA
penne|IT1c3
penngrove|US0s1CA
pennington gap|US0d1VA
pennington|US0d1NJ
penns grove|US0d2NJ
pennsauken|US0d5NJ
pennsboro|US0d0WV
pennsburg|US0d2PA
pennside|US0d2PA
pennsport|US0d5PA
pennsville|US0d4NJ
pennville|US0d1PA
penobscot|US0d0ME
penon blanco|MX2h2
penonome|PA4b4
peno|RU062
penrith|GB0i4,AU0o4NSW
penrose|US3d2CO
penryn|GB0i3,US0d0PA
pensacola|US186FL
penshurst|AU0o4NSW
pensilvania|CO0h3
pentecoste|BR1b4
penticton|CA3n5BC
pentling|DE0x2
pentre|GB0i2
penuelas|PR483
penuela|MX042
penugonda|IN035
penukonda|IN034
penzance|GB0i4
penza|RU069
penzberg|DE0x4
pen|IN035
peoria heights|US183IL
peoria|US1v7AZ,US187IL
peosta|US181IA
peotone|US182IL
pepeekeo|US4g1HI
pepinster|BE2p3
pepper pike|US0d3OH
pepperell|US0d1MA
peppermill village|US0d2MD
peqin|AL4f3
pequot lakes|US181MN
perafita|PT3y4
peraia|GR3h4
peraiyur|IN033
perai|MY1z6
peralta|DO1d3,ES0y3,US3d2NM
perama|GR3h5
perambalur|IN035
peranamallur|IN033
peranampattu|IN035
peravurani|IN034
perbaungan|ID0b7
perchtoldsdorf|AT1s4
percut|ID0b8
perdoes|BR094
perechyn|UA153
peregian springs|AU1e3QLD
pereiaslav khmelnytskyi|UA155
pereira barreto|BR094
pereira|CO0h9
pereiro de aguiar|ES0y2
perelyub|RU2z2
peremyshlyany|UA153
perenchies|FR1g3
perene|PE0f3
peresichna|UA153
pereslavl zalesskiy|RU065
peresvet|RU064
peretu|RO1o3
perevalsk|UA155
perevolotskiy|RU253
perevoz|RU063
pereyaslovskaya|RU063
perezville|US182TX
perez|AR215
pergamino|AR026
pergamos|CY534
pergine valsugana|IT1c4
perg|AT1s3
perham|US182MN
periam|RO1o3
periban de ramos|MX044
pericos|MX3g3
perico|CU1f5
peridot|US1v0AZ
perieni|RO1o2
perier|FR1g4
perigny|FR1g3
perigueux|FR1g5
peringat|MY1z5
perisoru|RO1o2
peristeri|GR3h7
peris|RO1o3
periyakulam|IN035
periyanayakkanpalaiyam|IN035
periyanegamam|IN033
periyapattinam|IN033
periyapatti|IN033
perkasie|US0d3PA
perkins|US182OK
perleberg|DE0x4
permatang kuching|MY1z5
permet|AL4f3
perm|RU25a
pernem|IN032
pernes les fontaines|FR1g3
pernik|BG2f6
pernio|FI3s3
perols|FR1g3
peronnas|FR1g3
peronne|FR1g3
perote|MX045
perozinho|PT3y3
pero|IT1c3
perpignan|FR1g7
perrelos|PH163
perris|US0s6CA
perros guirec|FR1g3
perry hall|US0d5MD
perry heights|US0d3OH
perry park|US3d1CO
perryman|US0d1MD
perryopolis|US0d1PA
perrysburg|US0d4OH
perryton|US183TX
perryville|US183MO,US0d2MD,US181AR
perry|US0d4GA,US183IA,US0d3FL,US182OK,US3d2UT,US0d2NY,US3f1MI,US0d1OH
persan|FR1g3
persembe|TR014
pershore|GB0i3
persianovka|RU064
perstorp|SE0x3
pertek|TR013
perth amboy|US0d6NJ
perth city centre|AU1n4WA
perth|AU1nbWA,GB0i6,CA1a2ON,US0d2NY
pertuis|FR1g4
perugia|IT1c7
perugorria|AR213
peruibe|BR096
perumbavoor|IN035
perumpavur|IN035
perundurai|IN034
perungudi|IN035
perur|IN033
perushtitsa|BG2f2
peruwelz|BE2p4
peru|US323IN,US183IL,US0d1NY,US0d1ME,US0d1NY
pervari|TR013
pervomaisc|MD3k3
pervomayka|KZ1h3
pervomayskaya|RU062
pervomayskiy|RU064,RU4n4,RU063,RU3o2
pervomayskoye|RU063,UA4a3,RU3o3,RU413,RU062,RU3o2
pervomayskyy|UA155
pervomaysk|UA156,UA155,RU064
pervouralsk|RU257
perwez|BE2p3
perya|IN034
pesaro|IT1c6
pescantina|IT1c4
pescara|IT1c7
pesca|CO0h2
peschanokopskoye|RU064
peschiera del garda|IT1c3
pescia|IT1c4
peseux|CH4k3
peshawar|PK05a
peshkopi|AL4f4
peshtera|BG2f4
peshtigo|US182WI
peskovka|RU423
peso da regua|PT3y2
pesochnyy|RU063
pesqueira|BR1y5,MX3b3
pesqueria|MX2h2
pessac|FR1g6
pessano con bornago|IT1c3
pestovo|RU064
pestravka|RU2i3
pestretsy|RU063
petah tiqwa|IL348
petalcingo|MX043
petaling jaya|MY1z9
petaluma|US0s6CA
petal|US183MS
petange|LU2p3
petapa|GT2r7
petaquillas|MX043
petare|VE139
petatlan|MX044
petauke|ZM1w4
petawawa|CA1a4ON
peterborough|GB0i7,CA1a6ON,US0d2NH
peterhead|GB0i4
peterhof|RU066
peterlee|GB0i5
petersaurach|DE0x2
petersburg|US0d5VA,US0s2AK,US0d1WV,US6s1IN,US181IL,US3f0MI,US180TX
petersfield|GB0i4
petershagen|DE0x5,DE0x4
petersham|AU0o3NSW
petershausen|DE0x3
petilia policastro|IT1c3
petionville|HT2c8
petit bourg|GP485
petit canal|GP483
petit couronne|FR1g3
petit raffray|MU5g3
petit valley|TT483
petite foret|FR1g2
petite ile|RE143
petite riviere|MU5g2
petite rosselle|FR1g3
petlad|IN036
petlawad|IN034
petone|NZ493
petoskey|US3f3MI
peto|MX364
petra dubrava|RU2i3
petra|JO294
petresti|RO1o3
petricani|RO1o2
petrich|BG2f5
petrie|AU1e3QLD
petrila|RO1o5
petrinja|HR2a4
petritor nord|DE0x3
petritor ost|DE0x3
petrodvorets|RU066
petrogradka|RU067
petrolia|CA1a2ON
petrolina de goias|BR093
petrolina|BR1y8
petropavlivka|UA153
petropavlovka|RU3r3
petropavlovsk kamchatsky|RU5a8
petropavlovskaya|RU063
petropavl|KZ1h8
petropolis|BR098
petrosani|RO1o5
petrosino|IT1c3
petroupolis|GR3h6
petrov val|RU2q4
petrovaradin|RS2a4
petrove|UA153
petrovka|UA4a3
petrovsk zabaykalskiy|RU4n4
petrovskaya|RU065,RU064
petrovsk|RU2z5,RU062
petrozavodsk|RU068
petrvald|CZ2e3
petukhovo|RU254
petushki|RU064
pevely|US182MO
pewaukee|US183WI
pewee valley|US0d1KY
peymeinade|FR1g3
peypin|FR1g2
pezenas|FR1g3
pezinok|SK2e4
pfaffenhofen an der ilm|DE0x5
pfaffenhofen an der roth|DE0x3
pfaffikon pfaffikon dorfkern|CH4k2
pfaffikon|CH4k3,CH4k3
pfalzgrafenweiler|DE0x3
pfarrkirchen|DE0x4
pfastatt|FR1g3
pfedelbach|DE0x3
pflugerville|US186TX
pforzheim|DE0x7
pfreimd|DE0x2
pfronten|DE0x3
pfullendorf|DE0x4
pfullingen|DE0x4
pfungstadt|DE0x5
phagwara|IN037
phai sali|TH0m4
phak hai|TH0m4
phalaborwa|ZA0w7
phalauda|IN034
phalia|PK055
phalodi|IN036
phaltan|IN036
phan rang thap cham|VN0v7
phan thiet|VN0v7
phan thong|TH0m4
phanat nikhom|TH0m4
phang nga|TH0m3
phanom sarakham|TH0m4
phanom thuan|TH0m4
phaphund|IN034
phariha|IN033
pharr|US186TX
phatthalung|TH0m5
phayakkhaphum phisai|TH0m3
phayao|TH0m4
phayuha khiri|TH0m4
phek|IN034
phelan|US0s4CA
phelps|US0d1NY
phenix city|US0d5AL
phetchabun|TH0m6
phetchaburi|TH0m6
phibun mangsahan|TH0m4
phichit|TH0m5
phil campbell|US180AL
philadelphia|US0dbPA,US183MS,US0d0NY
philippeville|BE2p3
philippi|US0d2WV
philippsburg|DE0x4
philipsburg|US0d1PA
phillaur|IN034
phillip island|AU0q3VIC
phillipsburg|US0d4NJ,US181KS
phillipston|US0d1MA
phillips|US180WI,US0d0ME
philmont|US0d0NY
philomath|US0s2OR
philo|US181IL
phimai|TH0m4
phippsburg|US0d1ME
phirangipuram|IN034
phitsanulok|TH0m7
phnom penh|KH0mb
pho chai|TH0m4
pho thong|TH0m4
phoenix lake|US0s2CA
phoenixville|US0d4PA
phoenix|US1vbAZ,US0s2OR,US0d1NY,US181IL
phon charoen|TH0m4
phongsali|LA0m4
phon|TH0m4
photharam|TH0m5
phra nakhon si ayutthaya|TH0m6
phra phutthabat|TH0m6
phra pradaeng|TH0m7
phrae|TH0m5
phrai bueng|TH0m4
phu khiao|TH0m4
phu khuong|VN0m6
phu kradueng|TH0m4
phu ly|VN0m5
phuket|TH0m6
phulbani|IN035
phulera|IN034
phulpur|IN035,IN033
phultala|BD075
phumi veal sre|KH0m5
phuntsholing|BT5t4
phuthaditjhaba|ZA0w6
piacabucu|BR2t3
piacenza|IT1c7
piana degli albanesi|IT1c2
pianco|BR1b3
pianezza|IT1c4
pianiga|IT1c3
pianillo|IT1c3
piano di sorrento|IT1c4
pianoro|IT1c3
pianura|IT1c6
piara waters|AU1n3WA
piaseczno|PL1r5
piastow|PL1r5
piatra neamt|RO1o7
piatra olt|RO1o3
piatra soimului|RO1o3
piattoni villa santantonio|IT1c3
piatykhatky|UA154
piat|PH163
piazza armerina|IT1c4
piazza del galdo santangelo|IT1c3
piazza|IT1c4,IT1c3
pia|FR1g2
pibrac|FR1g3
picanya|ES0y3
picassent|ES0y4
picayune|US183MS
pichucalco|MX044
pickens|US0d2SC,US180MS
pickerington|US0d4OH
pickering|CA1a6ON,GB0i3
picnic point north lynnwood|US0s5WA
picnic point|US0s3WA,AU0o3NSW
pico rivera|US0s6CA
pico truncado|AR5y4
picos|BR1b6
picota|PE0f3
picsi|PE0f5
picture rocks|US1v3AZ
picui|BR1b3
pidhorodne|UA154
piding|DE0x2
piechowice|PL1r3
piedade|BR095,PT3y4
piedecuesta|CO0h6
piedimonte matese|IT1c3
piedmont|US0s4CA,US183OK,US0d2SC,US182AL,US181MO
piedra blanca|DO1d3
piedras blancas|ES0y3
piedras negras|MX3p7,MX043
piekary slaskie|PL1r6
pieksamaki|FI3s4
pielavesi|FI3s2
piendamo|CO0h5
piensk|PL1r3
piera|ES0y4
pierce city|US180MO
pierceton|US320IN
pierce|US181NE
piermont|US0d1NY
pierre benite|FR1g3
pierre part|US182LA
pierrefitte sur seine|FR1g5
pierrelatte|FR1g4
pierrelaye|FR1g3
pierre|US184SD
pierson|US0d1FL
pierz|US180MN
piestany|SK2e5
pieszyce|PL1r3
piet retief|ZA0w6
pietermaritzburg|ZA0wa
pietra ligure|IT1c3
pietraperzia|IT1c3
pietrasanta|IT1c4
pietrosani|RO1o3
pieve a nievole|IT1c3
pieve di cento|IT1c3
pieve di soligo|IT1c3
pieve emanuele|IT1c4
pigcawayan|PH164
pigeon forge|US0d3TN
pigeon|US3f0MI
piggott|US182AR
piggs peak|SZ0w3
pignan|FR1g3
pignataro maggiore|IT1c3
pignon|HT2c3
pihani|IN035
pihuamo|MX043
piikkio|FI3s3
pijao|CO0h3
pijijiapan|MX044
pijino del carmen|CO0h2
pijnacker|NL2p4
pikalevo|RU064
pike creek valley|US0d3DE
pike creek|US0d3DE
pike road|US183AL
pikesville|US0d5MD
piketon|US0d1OH
pikeville|US0d3KY,US181TN
pikine|SN0ta
pikit|PH164
pilaite|LT3t4
pilani|IN035
pilar de la horadada|ES0y4
pilar do sul|BR094
pilar|AR028,BR2t5,PY1x5,PH164,AR214,PH163,PH163,BR1b3
pilas|ES0y4
pilawa gorna|PL1r3
pila|PL1r6,PH165
pilcaya|MX042
pilcomay|PE0f3
pilczyce|PL1r2
pilibangan|IN035
pilibhit|IN037
pililla|PH165
piliscsaba|HU1q3
pilisvorosvar|HU1q4
pilis|HU1q3
pilkhua|IN036
pillaro|EC1l3
pilna|RU063
pilona|ES0y3
pilot mountain|US0d1NC
pilot point|US182TX
pilot rock|US0s1OR
pilsen|CZ2e7
pilsting|DE0x3
pimampiro|EC1l3
pima|US1v1AZ
pimenta bueno|BR4o5
pimentel|PE0f4,DO1d3
pimienta vieja|HN303
pimmit hills|US0d3VA
pimonte|IT1c3
pimpama|AU1e3QLD
pimpri|IN03a
pinahat|IN034
pinamalayan|PH165
pinamungahan|PH165
pinar de chamartin|ES0y5
pinar del rio|CU1f8
pinarbasi|TR014,TR013
pinardville|US0d2NH
pinarhisar|TR013
pinas|EC1l4
pinch|US0d2WV
pinckneyville|US182IL
pinckney|US3f1MI
pinconning|US3f0MI
pincourt|CA1a3QC
pinczow|PL1r4
pind dadan khan|PK054
pindamonhangaba|BR097
pindare mirim|BR1b5
pindi bhattian|PK055
pindi gheb|PK055
pindiga|NG0a7
pindobacu|BR194
pindorama|BR094
pindushi|RU062
pindwara|IN035
pine beach|US0d1NJ
pine bluffs|US3d0WY
pine bluff|US185AR
pine bush|US0d1NY
pine castle|US0d3FL
pine city|US182MN
pine crest|US0d1TN,US0d1TN
pine grove mills|US0d1PA
pine grove|US0s1CA,US0d1PA
pine hills|US0d6FL,US0s2CA
pine hill|US0d3NJ
pine island center|US0d1FL
pine island ridge|US0d2FL
pine island|US182MN,US180TX
pine knoll shores|US0d0NC
pine knot|US0d1KY
pine lake park|US0d3NJ
pine lawn|US182MO
pine level|US182AL,US0d1NC
pine manor|US0d2FL
pine mountain club|US0s1CA
pine mountain|US0d0GA,US0d0GA
pine plains|US0d0NY
pine prairie|US181LA
pine ridge at crestwood|US0d1NJ
pine ridge|US0d3FL,US3d2SD,US0d1PA,US0d1FL
pine valley|US0s1CA
pinebluff|US0d1NC
pinecrest|US0d4FL
pineda de mar|ES0y5
pinedale|US3d1WY
pinehurst|US0d4NC,US0d3MA,US182TX,US181TX,US3d1ID
pinellas park|US0d6FL
pineridge|US0d1SC
pinerolo|IT1c5
pinetop lakeside|US1v2AZ
pinetops|US0d0NC
pineto|IT1c2
pineville|US184LA,US0d3NC,US0d1KY
pinewood estates|US181TX
pinewood|US0d4FL
piney green|US0d4NC
piney point village|US182TX
piney|US182AR
pine|US1v1AZ
pingdingshan|CN00a
pingdu|CN007
pingliang|CN007
pingnan|CN006
pingree grove|US183IL
pingshan|CN007
pingxiang|CN009
pingyin|CN006
pingyi|CN006
pingzhuang|CN006
pinhais|BR097
pinhal novo|PT3y5
pinhao|BR094
pinheiral|BR094
pinheiro machado|BR093
pinheiro|BR1b5
pinillos|CO0h3
pinjaur|IN035
pinkafeld|AT1s2
pink|US181OK
pinneberg|DE0x5
pinner|GB0i4
pino torinese|IT1c3
pinole|US0s4CA
pinon hills|US0s3CA
pinos puente|ES0y4
pinoso|ES0y3
pinos|MX042
pinotepa de don luis|MX043
pinotepa nacional|MX045
pinsk|BY1p7
pinson|US183AL
pinto|ES0y5
pinugay|PH163
pinxton|GB0i4
pio duran|PH164
pio xii|BR1b4
pioche|US0s0NV
pioltello|IT1c5
piombino|IT1c5
pioneer village|US0d2KY
pioneer|US3f0OH,US0s0CA
pionerskiy|RU464,RU252
pionerskoye|UA4a2
pioner|RU3u3
pionki|PL1r4
piossasco|IT1c4
piotrkow kujawski|PL1r2
piotrkow trybunalski|PL1r6
piove di sacco piovega|IT1c4
piovene rocchette|IT1c3
pio|PH165
pipar|IN035
piperton|US181TN
pipestone|US182MN
pipili|IN034
pipirig|RO1o3
piploda|IN033
pippara|IN033
pipraich|IN034
pipri|IN035
piqua|US0d4OH
piquete|BR094
pir jo goth|PK055
pir mahal|PK055
piracaia|BR095
piracanjuba|BR094
piracicaba|BR098
piracuruca|BR1b4
piraeus|GR3h7
pirae|PF6e4
pirai do sul|BR094
pirai|BR094
pirajui|BR094
piraju|BR095
pirallahi|AZ2k4
pirane|AR214
piranhas|BR093
piranshahr|IR0k6
pirapemas|BR1b3
pirapora do bom jesus|BR094
pirapora|BR096
pirapozinho|BR094
piraquara|BR095
pirassununga|BR096
piravam|IN035
pirawa|IN034
piraziz|TR013
pirdop|BG2f3
pirenopolis|BR094
pires do rio|BR095
pirgaaj|BD075
piriapolis|UY2b3
piribebuy|PY1x3
piripiri|BR1b5
piritiba|BR194
piriyapatna|IN034
pirkkala|FI3s4
pirmasens|DE0x5
pirna|DE0x5
pirogovskiy|RU063
pirojpur|BD076
pirot|RS2a5
piro|IN035
pirpirituba|BR1b3
pirtleville|US1v1AZ
piru|US0s1CA
pisa|IT1c6
piscataway|US0d6NJ
piscinola|IT1c5
pisco|PE0f6
piscu vechi|RO1o2
piscu|RO1o2
pisek|CZ2e5
pishin|PK055
pishva|IR0k6
piskent|UZ1i5
piskivka|UA153
pismo beach|US0s3CA
pisogne|IT1c2
pistakee highlands|US182IL
piste|MX362
pisticci|IT1c3
pistoia|IT1c6
pisz|PL1r4
pita kotte|LK3i7
pitalito|CO0h6
pitanga|BR094
pitangueiras|BR095
pitangui|BR094
pita|GN0t4
pitcairn|US0d2PA
pitea|SE0x5
piterka|RU2z2
pitesti|RO1o7
pithampur|IN036
pithapuram|IN036
pithiviers|FR1g3
pithoragarh|IN036
pithora|IN033
pithoro|PK053
pitimbu|BR1b3
pitiquito|MX3b2
pitkyaranta|RU064
pitman|US0d3NJ
pitmoaga|BF0t3
pitoa|CM0a4
pitogo|PH163,PH163
pitomaca|HR2a3
piton saint leu|RE145
piton|MU5g3
pitrufquen|CL0n4
pitsea|GB0i5
pitt meadows|CA3n4BC
pittem|BE2p3
pittsboro|US0d2NC,US322IN
pittsburgh|US0d8PA
pittsburg|US0s6CA,US184KS,US182TX
pittsfield|US0d5MA,US182IL,US0d2ME,US181WI,US0d1NH
pittsford|US0d0NY
pittston|US0d3PA,US0d1ME
pittsville|US0d1MD
piui|BR095
piuma|BR094
piura|PE0f8
pivdenne|UA153
pivijay|CO0h5
piwniczna zdroj|PL1r3
pixley|US0s2CA
pizarra|ES0y3
pizarro|CO0h3
pizhou|CN006
pizitou|TW0e2
pizzo|IT1c3
plabennec|FR1g3
placentia|US0s6CA
placerville|US0s3CA
placer|PH163,PH163
placetas|CU1f6
placid lakes|US0d2FL
placido de castro|BR4y4
placitas|US3d2NM
plagiari|GR3h2
plaidt|DE0x3
plain city|US3d3UT,US0d2OH
plain view|US0d1NC
plaine des papayes|MU5g3
plaine magnien|MU5g3
plainedge|US0d3NY
plainfield village|US0d1CT
plainfield|US0d6NJ,US185IL,US325IN,US0d4CT
plainsboro center|US0d1NJ
plains|US0d2PA,US181TX,US180KS,US3d0MT
plainview|US0d5NY,US184TX,US182MN,US0d1TN,US180NE
plainville|US0d4CT,US0d3MA,US181KS
plainwell|US3f2MI
plaisance du touch|FR1g4
plaisir|FR1g5
plaistow|US0d3NH
plakhtiyivka|UA152
plan de ayala|MX044,MX042
plan de cuques|FR1g3
plan les ouates|CH4k3
planadas|CO0h3
planada|US0s2CA
planaltina|BR098,BR096
plana|CZ2e2
plandome heights|US0d0NY
plandome|US0d0NY
planegg|DE0x3
planeta rica|CO0h5
plankstadt|DE0x3
plano|US188TX,US183IL,US180KY
plant city|US0d5FL
plantation mobile home park|US0d0FL
plantation|US0d7FL,US0d2FL,US0d1FL
plantersville|US180MS
planterwald|DE0x3
plaquemine|US183LA
plaridel|PH166,PH162
plasencia|ES0y5
plastunovskaya|RU063
plastun|RU3q3
plast|RU254
platnirovskaya|RU064
platon sanchez|MX043
plato|CO0h6
platte city|US182MO
plattekill|US0d0NY
platteville|US184WI,US3d1CO
platte|US180SD
plattling|DE0x4
plattsburgh west|US0d0NY
plattsburgh|US0d4NY
plattsburg|US181MO
plattsmouth|US183NE
plau am see|DE0x3
plauen|DE0x6
plavsk|RU064
playa blanca|ES4e3
playa de san juan|ES4e3
playa del carmen|MX3m7
playa del ingles|ES4e4
playa vicente|MX043
playarrica|CO0h2
playas del rosario|MX044
playas|EC1l5
plaza huincul|AR3z4
pleak|US180TX
pleasant gap|US0d2PA
pleasant garden|US0d2NC
pleasant grove|US3d5UT,US183AL,US0d1OH
pleasant hills|US0d3PA,US0d2MD
pleasant hill|US0s5CA,US183IA,US183MO,US0d1PA,US0d0OH,US0d0NC
pleasant prairie|US184WI
pleasant ridge|US3f1MI
pleasant run farm|US0d2OH
pleasant run|US0d2OH
pleasant valley|US0d2WV,US182MO,US0d0NY
pleasant view|US3d3UT,US182TN
pleasanton|US0s6CA,US183TX,US180KS
pleasantville|US0d4NJ,US0d3NY,US181IA
pleasure ridge park|US4w5KY
pledran|FR1g2
pleidelsheim|DE0x3
pleiku|VN0v7
pleinfeld|DE0x3
plenita|RO1o2
plentywood|US7c1MT
plerin|FR1g4
plesetsk|RU063
plessisville|CA1a3QC
pleszew|PL1r4
plettenberg bay|ZA0w4
plettenberg|DE0x5
pleven|BG2f7
plewiska|PL1r3
pliezhausen|DE0x3
pljevlja|ME2a4
plochingen|DE0x4
plock|PL1r7
ploemeur|FR1g4
ploermel|FR1g3
ploiesti|RO1o8
plombieres|BE2p3
ploneour lanvern|FR1g2
plonsk|PL1r4
plon|DE0x4
plopeni|RO1o3
plopsoru|RO1o3
plosca|RO1o3
plottier|AR3z5
plouay|FR1g2
ploudalmezeau|FR1g2
ploufragan|FR1g4
plougastel daoulas|FR1g4
plouguerneau|FR1g3
plouzane|FR1g4
plovdiv|BG2f8
plover|US184WI
pluderhausen|DE0x3
plum creek|US0d1VA
plum grove|US180TX
plumas lake|US0s3CA
plumbon|ID0b7
plummer|US0s0ID
plumpton|AU0o3NSW
plumsteadville|US0d1PA
plum|US0d5PA
plunge|LT3t5
pluvigner|FR1g3
plyeshchanitsy|BY1p3
plymouth meeting|US0d3PA
plymouth|GB0i8,US186MN,US0d4CT,US323IN,US3f3MI,US183WI,US0d3MA,US0d3PA,US0d2NH,US0d2NC,US0d1OH,US0d0ME
plympton|GB0i3,US0d1MA
plymstock|GB0i5
pniewy|PL1r3
poa|BR097
pobe|BJ0a5
pobiedziska|PL1r3
poblacion san felipe|PH164
poble sec|ES0y5
pobugskoye|UA153
pocahontas|US183AR,US181IA
pocao de pedras|BR1b4
pocasset|US0d2MA
pocatello|US5k6ID
pochaiv|UA153
pochep|RU064
pochinki|RU064
pochinok|RU063
pocinhos|BR1b3
pocitos|MX042
pocito|AR455
pocking|DE0x4,DE0x3
pocklington|GB0i3
poco branco|BR1b3
poco verde|BR2t4
pocoes|BR195
pocola|US182OK
pocomoke city|US0d2MD
pocone|BR3w4
pocono pines|US0d0PA
pocono ranch lands|US0d0PA
pocora|CR4l2
pocos de caldas|BR097
pocri|PA4b4
podari|RO1o3
podborany|CZ2e3
poddebice|PL1r3
podebrady|CZ2e4
podenzano|IT1c3
podgorenskiy|RU063
podgorica|ME2a7
podgornaya|RU062
podgornoye|RU063,RU412
podhum|BA2a3
podilsk|UA155
podoleni|RO1o2
podolsk|RU067
podporozhye|RU064
podstrana|HR2a3
podu iloaiei|RO1o3
podu turcului|RO1o2
podujeva|XK2a5
poduri|RO1o3
podzvizd|BA2a3
poeldijk|NL2p3
poestenkill|US0d0NY
pogar|RU063
poggiardo|IT1c3
poggibonsi|IT1c4
poggio a caiano|IT1c3
poggio renatico|IT1c2
poggio rusco|IT1c3
poggiomarino|IT1c4
poggioreale|IT1c5
pogliano milanese|IT1c3
pogoanele|RO1o3
pogradec|AL4f6
pogranichnyy|RU3q4
pohang|KR089
pohja|FI3s2
pohrebyshche|UA153
poiana campina|RO1o2
poiana lacului|RO1o3
poiana mare|RO1o4
poiana teiului|RO1o2
poiares|PT3y2
poienile de sub munte|RO1o3
poinciana|US0d6FL
poing|DE0x4
point baker|US182FL
point clear|US181AL
point cook|AU0q6VIC
point fortin|TT484
point hill|JM2v2
point lookout|US0d0NY
point marion|US0d0PA
point of rocks|US0d1MD
point pedro|LK3i6
point pleasant beach|US0d2NJ
point pleasant|US0d4NJ,US0d2WV
point roberts|US0s0WA
point vernon|AU1e3QLD
pointe a pitre|GP484
pointe aux piments|MU5g3
pointe calumet|CA1a3QC
pointe claire|CA1a5QC
pointe du lac|CA1a3QC
pointe noire|CG0a9,GP483
poio|ES0y4
poirino|IT1c3
poissy|FR1g5
poisy|FR1g3
poitiers|FR1g6
pojoaque|US3d1NM
pokachi|RU254
pokaran|IN034
pokhara|NP208
pokhvistnevo|RU2i5
pokotylivka|UA153
pokoynoye|RU063
pokrovka|RU3q3
pokrovo prigorodnoye|RU062
pokrovskoye streshnevo|RU066
pokrovskoye|RU064
pokrovsk|UA156,RU4x3
pokrov|RU064
pola de laviana|ES0y4
pola de lena|ES0y4
pola de siero|ES0y4
polanco|MX046
poland|US0d2ME,US0d1OH
polangui|PH166
polanica zdroj|PL1r3
polaniec|PL1r3
polasara|IN034
polatli|TR017
polatsk|BY1p6
polavaram|IN035
polazna|RU254
polch|DE0x3
polczyn zdroj|PL1r3
polessk|RU463
polesworth|GB0i3
poletayevo|RU253
polevskoy|RU256
polewali|ID266
polgardi|HU1q3
polgar|HU1q3
polican|AL4f3
police|PL1r5
polichni|GR3h5
policka|CZ2e3
policoro|IT1c4
polignano a mare|IT1c4
polillo|PH162
polinya|ES0y3
polistena|IT1c3
poli|TZ173,CM0a3
polk city|US182IA,US0d1FL
polkowice|PL1r4
polkton|US0d2NC
pollachi|IN036
pollau|AT1s3
polla|IT1c2
pollena trocchia|IT1c4
pollenca|ES0y4
pollock pines|US0s3CA
poll|DE0x3
polmont|GB0i2
polna|CZ2e2
polohy|UA154
polokwane|ZA0w7
polomolok|PH166
polonnaruwa|LK3i4
polonne|UA154
polonoling|PH163
polonuevo|CO0h4
polotnyanyy zavod|RU063
polovinnoye|RU252
polo|US181IL
polski trambesh|BG2f3
polson|US3d2MT
poltar|SK2e3
poltava|UA158
poltavka|RU253
polur|IN035
polva|EE4c3
polyany|RU063
polyarnyye zori|RU064
polyarnyy|RU064
polygyros|GR3h3
polykastro|GR3h3
polysayevo|RU3u5
pomaz|HU1q4
pombal|BR1b4,PT3y4
pombos|BR1y4
pomerode|BR094
pomeroy|US0d1OH,US0s0WA
pomezia|IT1c4
pomichna|UA153
pomigliano darco|IT1c5
pommelsbrunn|DE0x2
pomoca|MX043
pomona|US0s7CA,US0d3NJ,US0d2NY
pomorie|BG2f4
pompano beach highlands|US0d3FL
pompano beach|US0d7FL
pompeia|BR094
pompei|IT1c5
pompeu|BR095
pompey|FR1g2
pompton lakes|US0d3NJ
pomuch|MX363
ponca city|US185OK
ponce inlet|US0d2FL
ponce|PR487
ponchatoula|US183LA
ponciano arriaga|MX043
poncitlan|MX044
ponda|IN034
ponderay|US0s0ID
ponderosa park|US3d2CO
ponderosa pine|US3d0NM
ponder|US181TX
ponedera|CO0h3
ponferrada|ES0y6
pong nam ron|TH0m3
pong|TH0m4
poniatowa|PL1r3
poninka|UA153
ponmana|IN035
ponnamaravati|IN034
ponnampet|IN033
ponnani|IN037
ponneri|IN035
ponnuru|IN036
ponnur|IN036
ponoka|CA2o3AB
ponorogo|ID0b6
ponot|PH163
ponsacco|IT1c4
pons|FR1g2
pont a celles|BE2p4
pont a mousson|FR1g4
pont audemer|FR1g3
pont du chateau|FR1g3
pont eveque|FR1g2
pont labbe|FR1g3
pont rouge|CA1a3QC,CA1a3QC
pont saint esprit|FR1g3
pont saint martin|FR1g2
pont sainte marie|FR1g2
pont sainte maxence|FR1g4
ponta delgada|PT6p4
ponta grossa|BR098
ponta pora|BR386
pontal do parana|BR094
pontalina|BR094
pontal|BR095
pontarddulais|GB0i3
pontarlier|FR1g4
pontasserchio|IT1c3
pontassieve|IT1c3
pontault combault|FR1g5
pontcharra|FR1g3
pontchateau|FR1g3
ponte cingoli|IT1c3
ponte de lima|PT3y5
ponte de sor|PT3y3
ponte felcino|IT1c2
ponte nelle alpi polpet|IT1c2
ponte nelle alpi|IT1c3
ponte nova|BR096
ponte san nicolo|IT1c4
ponte san pietro|IT1c3
ponte vedra beach|US0d5FL
ponteareas|ES0y5
pontecagnano|IT1c3
pontecorvo|IT1c3
pontedera|IT1c4
pontefract|GB0i5
ponteland|GB0i3
pontenure|IT1c2
ponteranica|IT1c3
pontes e lacerda|BR3w5
pontevedra|ES0y6,AR025,PH163
pontevico|IT1c3
ponte|PT3y3
ponthierry|FR1g4
pontiac|US3f6MI,US184IL
pontian kechil|MY1z6
pontianak|ID439
ponticelli|IT1c6
pontinha|PT3y5
pontinia|IT1c3
pontivy|FR1g4
ponto novo|BR193
pontoglio|IT1c3
pontoise|FR1g5
pontonnyy|RU063
pontoon beach|US182IL
pontotoc|US183MS
pontremoli|IT1c2
pontyclun|GB0i3
pontypool|GB0i5
pontypridd|GB0i5
ponzano|IT1c3
pooler|US0d5GA
poolesville|US0d2MD
poole|GB0i7
poonamalle|IN036
pooraka|AU2d3SA
popasna|UA155
popayan|CO0h8
poperinge|BE2p4
popesti leordeni|RO1o4
popesti|RO1o3
popilnia|UA153
poplar bluff|US184MO
poplar cotton center|US0s1CA
poplar grove|US182IL
poplarville|US182MS
popoli|IT1c2
popondetta|PG4s5
popovaca|HR2a4
popovo|BG2f4
poppenbuttel|DE0x4
poprad|SK2e6
popricani|RO1o3
poptun|GT2r4
poputnaya|RU063
pop|UZ1i4
poquonock bridge|US0d1CT
poquoson|US0d4VA
porac|PH164
porangatu|BR095
porbandar|IN037
porcari|IT1c3
porcia|IT1c4
porciuncula|BR094
porcuna|ES0y3
porcupine|US3d0SD
pordenone|IT1c6
pordic|FR1g2
poreba|PL1r3
porecatu|BR094
porec|HR2a3
poretskoye|RU063
poringland|GB0i2
porirua|NZ496
pori|FI3s6
porkhov|RU064
porlamar|VE136
pornichet|FR1g3
pornic|FR1g4
poronaysk|RU5d4
porrentruy|CH4k3
porrino|ES0y4
porsa|IN035
porsgrunn|NO0x5
port alberni|CA3n4BC
port alfred|ZA0w4
port allegany|US0d1PA
port allen|US182LA
port angeles east|US0s2WA
port angeles|US0s4WA
port antonio|JM2v4
port aransas|US182TX
port area|PH166
port arthur|US186TX
port au prince|HT2ca
port augusta|AU2d3SA
port barre|US181LA
port barrington|US181IL
port blair|IN037
port byron|US181IL,US0d0NY
port carbon|US0d1PA
port cartier|CA1a3QC
port charlotte|US0d6FL
port chester|US0d5NY
port clinton|US0d3OH
port colborne|CA1a4ON
port coquitlam|CA3n6BC
port de bouc|FR1g4
port de paix|HT2c8
port de pollenca|ES0y3
port dickinson|US0d1NY
port dickson|MY1z6
port douglas|AU1e3QLD
port edwards|US181WI
port el kantaoui|TN3c3
port elizabeth|ZA0wa
port ewen|US0d2NY
port gentil|GA0a7
port gibson|US181MS
port glasgow|GB0i4
port hadlock irondale|US0s2WA
port harcourt|NG0aa
port hedland|AU1n2WA
port henry|US0d0NY
port hope|CA1a4ON
port hueneme|US0s4CA
port huron|US3f5MI
port isabel|US182TX
port jefferson station|US0d3NY
port jefferson|US0d3NY
port jervis|US0d3NY
port kembla|AU0o2NSW
port kennedy|AU1n4WA
port la nouvelle|FR1g2
port labelle|US0d2FL
port lavaca|US184TX
port lincoln|AU2d4SA
port loko|SL0t4
port louis|MU5g7,GP482
port ludlow|US0s1WA
port macquarie|AU0o6NSW
port maria|JM2v3
port mathurin|MU5g3
port melbourne|AU0q4VIC
port monmouth|US0d2NJ
port moody|CA3n5BC
port moresby|PG4s8
port morris|US0d1NY
port neches|US184TX
port norris|US0d0NJ
port oconnor|US180TX
port of spain|TT486
port orange|US0d6FL
port orchard|US0s4WA
port orford|US0s0OR
port pirie|AU2d4SA
port reading|US0d2NJ
port republic|US0d0NJ
port richey|US0d1FL
port richmond|US0d4NY
port royal|US0d4SC
port said|EG0g9
port saint joe|US0d2FL
port saint johns|ZA0w3
port saint john|US0d4FL
port saint louis du rhone|FR1g3
port saint lucie|US0d7FL
port salerno|US0d3FL
port shepstone|ZA0w6
port sudan|SD1k9
port sulphur|US181LA
port townsend|US0s3WA
port victoria|KE173
port vila|VU6b5
port vue|US0d2PA
port washington north|US0d2NY
port washington|US0d4NY,US184WI
port wentworth|US0d3GA
porta westfalica|DE0x5
portachuelo|BO244
portadown|GB0i4
portage la prairie|CA3l4MB
portage lakes|US0d3OH
portage park|US186IL
portageville|US182MO
portage|US3f6MI,US185IN,US183WI,US0d1PA
portalegre|PT3y4
portales|US3d4NM
portao|BR094
portarlington|IE2n3
porta|ES0y5
porteirinha|BR094
portel|BR234
porter heights|US181TX
porterdale|US0d1GA
porterville|US0s6CA
porter|US182IN,US0d1ME
portes les valence|FR1g3
portet sur garonne|FR1g3
porthcawl|GB0i4
portici|IT1c6
portico di caserta|IT1c3
porticos de san antonio|MX285
portimao|PT3y5
portishead|GB0i5
portland|US0s9OR,US0d6ME,US184TX,GB0i4,US184TN,AU0q3VIC,US323IN,US0d3CT,US0d2NY,US3f2MI,US180WI
portlaoise|IE2n4
portlethen|GB0i3
portmarnock|IE2n3
portmore|JM2v7
porto alegre|BR09a
porto barra do ivinheima|BR384
porto belo|BR094
porto calvo|BR2t4
porto cristo|ES0y3
porto da folha|BR2t3
porto de mos|PT3y3
porto de moz|BR233
porto do son|ES0y3
porto empedocle|IT1c4
porto feliz|BR095
porto ferreira|BR096
porto franco|BR1b4
porto murtinho|BR384
porto novo|BJ0a8,CV5n2
porto potenza picena|IT1c3
porto real do colegio|BR2t3
porto real|BR094
porto recanati|IT1c3
porto salvo|PT3y4
porto san giorgio|IT1c4
porto santelpidio|IT1c4
porto santo stefano|IT1c3
porto seguro|BR197
porto tolle|IT1c3
porto torres|IT1c4
porto uniao|BR095
porto vecchio|FR1g4
porto velho|BR4o8
porto viro|IT1c4
portoferraio|IT1c3
portogruaro|IT1c4
portola hills|US0s3CA
portola valley|US0s2CA
portola|US0s1CA
portomaggiore|IT1c3
portovelo|EC1l3
portoviejo|EC1l7
porto|PT3y8,BR1b3
portrush|GB0i3
portslade|GB0i4
portsmouth heights|US0d7VA
portsmouth|GB0i8,US0d7VA,US0d4NH,US0d4OH,US0d4RI
portstewart|GB0i3
portugalete|ES0y6
porur|IN035
porus|JM2v3
porvoo|FI3s6
porz am rhein|DE0x4
posadas|AR218,ES0y3
posen|US183IL
poseyville|US180IN
poshekhonye|RU063
posillipo|IT1c5
posoltega|NI2s3
poso|ID266
pospelikha|RU3o4
posse|BR194
possneck|DE0x4
post falls|US0s5ID
posta calnau|RO1o3
postbauer heng|DE0x3
poste de flacq|MU5g3
postmasburg|ZA0w5
posto da mata|BR094
posto fiscal rolim de moura|BR4o5
postojna|SI2a3
postville|US181IA
post|US182TX
potam|MX3b3
potanino|RU253
potchefstroom|ZA0w7
potcoava|RO1o3
poteau|US183OK
poteet|US182TX
potenza|IT1c6
poth|US181TX
potiskum|NG0a6
poti|GE2m6
potlogi|RO1o3
potoci|BA2a3
potomac heights|US0d0MD
potomac mills|US0d2VA
potomac park|US0d1MD
potomac|US0d5MD
potosi|BO247,NI2s2,US182TX,US181MO
pototano|ID262
pototan|PH163
potrerillos|HN304
potsdam|DE0x7,US0d3NY
pottenstein|DE0x2
potter lake|US180WI
potters bar|GB0i5
potterville|US3f1MI
pottmes|DE0x3
potts point|AU0o4NSW
pottsboro|US181TX
pottsgrove|US0d2PA
pottstown|US0d5PA
pottsville|US0d4PA,AU0o3NSW,US182AR
poughkeepsie|US0d5NY
poulsbo|US0s3WA
poultney|US0d1VT
poulton le fylde|GB0i4
pound ridge|US0d2NY
pourham|SN0t5
pouso alegre|BR097
pout|SN0t4
pouzauges|FR1g3
povarovo|RU063
povazska bystrica|SK2e5
povegliano veronese|IT1c3
povoa de lanhoso|PT3y2
povoa de santa iria|PT3y5
povoa de santo adriao|PT3y4
povoa de varzim|PT3y5
povolzhskiy|RU2i3
povorino|RU064
powai|IN034
poway|US0s6CA
powder springs|US0d4GA
powderly|US180TX
powdersville|US0d3SC
powell river|CA3n4BC
powells crossroads|US180TN
powell|US0d4OH,US3d3WY
powers lake|US181WI
powhatan point|US0d1OH
pownal|US0d2VT
powstancow slaskich wschod|PL1r4
powstancow slaskich zachod centrum poludniow|PL1r4
poxoreo|BR3w4
poyang|CN006
poyarkovo|RU3r3
poydras|US181LA
poykovskiy|RU255
poynette|US181WI
poynton|GB0i4
poza rica de hidalgo|MX048
pozanti|TR013
pozarevac|RS2a5
pozega|HR2a4
poznan|PL1r9
pozo alcon|ES0y2
pozo del molle|AR212
pozoblanco|ES0y4
pozos de gamboa|MX042
pozuelo de alarcon|ES0y6
pozzallo|IT1c4
pozzuoli|IT1c6
pozzuolo martesana|IT1c2
po|BF0t4
prabumulih|ID0b7
prabuty|PL1r3
prachatice|CZ2e4
prachin buri|TH0m5
prachuap khiri khan|TH0m5
pradera|CO0h5
prades|FR1g3
pradl|AT1s5
prado del rey|ES0y3
pradopolis|BR094
prados de santa rosa|MX2h3
prado|BR194
praga polnoc|PL1r7
praga poludnie|PL1r8
pragal|PT3y3
prague|CZ2ea,US181OK
prahran|AU0q4VIC
praia a mare|IT1c3
praia da vitoria|PT6p3
praia grande|BR098
praia|CV5n7
praid|RO1o3
prainha|BR583
prairie city|US181IA
prairie creek|US181AR
prairie du chien|US183WI
prairie du sac|US182WI
prairie grove|US182AR,US181IL
prairie heights|US0s2WA
prairie ridge|US0s4WA
prairie view|US183TX
prairie village|US184KS
prairieville|US185LA
prakhon chai|TH0m4
pran buri|TH0m6
praskoveya|RU064
praszka|PL1r3
pratapgarh|IN035,IN034
prata|BR094
pratola peligna|IT1c3
prato|IT1c8
pratteln|CH4k4
prattville|US185AL
pratt|US183KS
pravdinskiy|RU063
pravokumskoye|RU062
praya|ID265
predeal|RO1o2
preesall|GB0i2
preetz|DE0x4
preganziol|IT1c3
pregassona|CH4k3
pregnana milanese|IT1c3
pregradnaya|RU063
preili|LV373
prejmer|RO1o3
prelouc|CZ2e3
premia de mar|ES0y5
premnitz|DE0x3
premont|US181TX
prentiss|US180MS
prenton|GB0i4
prenzlauer berg|DE0x7
prenzlau|DE0x4
preobrazheniye|RU3q3
prerov|CZ2e6
presas|MX043
prescott valley|US1v5AZ
prescott|US1v5AZ,US182WI,US182AR
prescot|GB0i5
presicce|IT1c2
presidencia de la plaza|AR214
presidencia roque saenz pena|AR216
president roxas|PH163,PH163
presidente bernardes|BR094
presidente dutra|BR1b5
presidente epitacio|BR095
presidente franco|PY1x6
presidente medici|BR4o4
presidente olegario|BR094
presidente prudente|BR098
presidente venceslau|BR095
presidential lakes estates|US0d1NJ
presidio|US182TX
presnenskiy|RU067
presov|SK2e7
presque isle|US0d3ME
presquille|US181LA
pressbaum|AT1s3
prestatyn|GB0i4
prestbury|US181IL
prestea|GH0t5
prestice|CZ2e3
preston city|US0d2CT
preston heights|US181IL
prestonpans|GB0i3
prestonsburg|US0d2KY
prestons|AU0o4NSW
preston|GB0i8,AU0q5VIC,US5k2ID,US181TX,US180MN,US180IA
prestwich|GB0i5
prestwick|GB0i4
pretoria|ZA0wb
pretty bayou|US182FL
preussisch oldendorf|DE0x4
preutesti|RO1o3
prevalle|IT1c3
preveza|GR3h4
prevost|CA1a3QC
prey veng|KH0m5
priargunsk|RU3r3
pribor|CZ2e3
pribram|CZ2e5
pribrezhnyy|RU2i4
prices fork|US0d0VA
priceville|US182AL
price|US3d3UT
prichard|US184AL
pridonskoy|RU064
priego de cordoba|ES0y5
prien am chiemsee|DE0x3
prienai|LT3t4
prien|US183LA
prieska|ZA0w3
priest river|US0s1ID
prievidza|SK2e6
prigen|ID0b5
prigrevica|RS2a2
prijedor|BA2a5
priladozhskiy|RU062
prilep|MK2a6
prilly|CH4k3
primer ensanche|ES0y4
primera|US182TX
primero de enero|CU1f4
primero de mayo|MX042
primorskiy|UA4a4
primorsko akhtarsk|RU065
primorsk|RU062
prince albert|CA555SK,ZA0w4
prince edward|CA1a5ON
prince frederick|US0d1MD
prince george|CA3n6BC,US0d1VA
prince rupert|CA3n4BC
princenhage|NL2p3
princes lakes|US320IN
princes risborough|GB0i3
princes town|TT483
princesa isabel|BR1y4
princess anne|US0d2MD
princeton junction|US0d1NJ
princeton meadows|US0d4NJ
princeton|US0d5NJ,US0d4FL,US183TX,US183IN,US183IL,US183KY,US0d3WV,US182MN,US0d2MA,US0d0NC,US180WI,US180MO
princeville|CA1a3QC,CA5p2NS,US4g1HI,US0d1NC,US181IL
prineville|US0s3OR
prinsenbeek|NL2p3
prinzenpark|DE0x4
priobye|RU253
priolo gargallo|IT1c4
prior lake|US185MN
prior velho|PT3y3
priozersk|RU064,KZ1h4
prishibinskoye|AZ2k4
pristen|RU062
pristina|XK2a9
pritzwalk|DE0x4
priula colfosco|IT1c3
privas|FR1g3
privateer|US0d1SC
priverno|IT1c3
privolzhskiy|RU2z5
privolzhsk|RU064
priyutnoye|RU062
priyutovo|RU254
prizren|XK2a7
prnjavor|BA2a3
probishtip|MK2a4
probolinggo|ID0b8
procida|IT1c3
proctor|US182MN
proddatur|IN037
profesor carlos hank gonzalez|MX043
profondeville|BE2p4
progreso de alvaro obregon|MX044
progreso industrial|MX043
progreso|MX365,UY2b4,MX044,MX284,US183TX
progress village|US0d2FL
progresso|IT1c4
progress|US0d3PA
prokhladnyy|RU066
prokhorovka|RU063
prokopyevsk|RU3u8
prokudskoye|RU223
prokuplje|RS2a5
proletariy|RU062
proletarskiy|RU063
proletarsk|RU064
proletar|TJ3e4
promissao|BR095
promyshlennaya|RU3u4
promyshlennovskiy|RU3u3
prophetstown|US181IL
propria|BR2t5
prosek|CZ2e4
prospect heights|US184IL
prospect park|US0d3PA,US0d3NJ,US0d3NJ
prospect|AU2d4SA,US0d3CT,US4w2KY,US0d0PA,US0d0OH
prosperity|US0d1WV,US0d0SC
prosper|US184TX
prosser|US0s3WA
prostejov|CZ2e6
proszowice|PL1r3
protaras|CY5h4
protivin|CZ2e2
protvino|RU065
provadia|BG2f4
provaglio diseo|IT1c3
provenals del poblenou|ES0y4
providence|US0d7RI,US3d3UT,US182TX,US0d2KY,US182KY
provincetown|US0d1MA
provins|FR1g4
provo|US3d7UT
prozor|BA2a3
prudentopolis|BR094
prudenville|US3f1MI
prudhoe bay|US4r1AK
prudhoe|GB0i4
prudnik|PL1r5
prum|DE0x2
prunedale|US0s4CA
pruszcz gdanski|PL1r5
pruszkow|PL1r6
pruzhany|BY1p4
pryamitsyno|RU062
pryluky|UA156
prymorsk|UA154
pryor creek|US183OK
pryor|US183OK
pryvillya|UA153
przasnysz|PL1r4
przemkow|PL1r3
przemysl|PL1r6
przeworsk|PL1r4
przysucha|PL1r3
psachna|GR3h3
psebay|RU063
psedakh|RU063
psie pole poludnie kielczow|PL1r2
pskov|RU068
psychiko|GR3h3
psygansu|RU063
psyzh|RU063
pszczyna|PL1r5
pszow|PL1r4
ptolemaida|GR3h5
ptuj|SI2a4
puan|KR084
pubal|KR086
publier|FR1g2
pucallpa|PE0f8
pucheng|CN006
puchenii mari|RO1o3
puchezh|RU063
puchheim|DE0x4
puchov|SK2e4
pucioasa|RO1o4
puck|PL1r4
pucol|ES0y4
pucon|CL0n5
pudasjarvi|FI3s3
pudozh|RU063
pudsey|GB0i5
puducherry|IN038
pudukkottai|IN037
puduppatti|IN033
pudur|IN034,IN033
puduvayal|IN033
puebla de la calzada|ES0y2
puebla|MX04a,MX284
pueblo nuevo|MX3g4,PE0f4,MX043,CO0h3,PE0f3
pueblo west|US3d5CO
pueblo yaqui|MX3b4
pueblorrico|CO0h2
puebloviejo|CO0h4
pueblo|US3d7CO
puelay|PH163
puente alto|CL0n9
puente de ixtla|MX044
puente de vallecas|ES0y8
puente genil|ES0y5
puente grande|MX043
puente nacional|CO0h3
puerto armuelles|PA4b4
puerto asis|CO0h5
puerto aventuras|MX3m3
puerto ayacucho|VE136
puerto ayora|EC733
puerto aysen|CL674
puerto barrios|GT2r6
puerto berrio|CO0h5
puerto bolivar|EC1l3
puerto boyaca|CO0h5
puerto cabello|VE137
puerto cabezas|NI2s5
puerto carreno|CO0h3
puerto colombia|CO0h5
puerto cortez|HN306
puerto de la cruz|ES4e5
puerto del carmen|ES4e5
puerto del rosario|ES4e5
puerto deseado|AR5y3
puerto el triunfo|SV3v4
puerto eldorado|AR216
puerto escondido tepeolulco puerto escondido|MX043
puerto escondido|MX045,PA4b4
puerto esperanza|AR214
puerto francisco de orellana|EC1l6
puerto gaitan|CO0h3
puerto iguazu|AR215
puerto la cruz|VE139
puerto leguizamo|CO0h3
puerto libertad|AR213
puerto lleras|CO0h2
puerto lopez|CO0h4
puerto lumbreras|ES0y4
puerto madero|MX043
puerto madryn|AR596
puerto maldonado|PE0f5
puerto montt|CL0n7
puerto morazan|NI2s3
puerto natales|CL5m4
puerto padre|CU1f6
puerto palomas|MX273
puerto penasco|MX3b6
puerto pilon|PA4b3
puerto piray|AR213
puerto plata|DO1d7
puerto princesa|PH168
puerto quijarro|BO243
puerto real|ES0y5,PR483
puerto rico|AR214,CO0h4,ES4e3
puerto rosario|PY1x2
puerto salgar|CO0h3
puerto san carlos|MX3g2
puerto san jose|GT2r4
puerto santander|CO0h4
puerto santa|PE0f4
puerto serrano|ES0y3
puerto supe|PE0f4
puerto tejada|CO0h6
puerto tirol|AR213
puerto vallarta|MX048
puerto varas|CL0n5
puerto vilelas|AR213
puerto wilches|CO0h4
puerto yuca|CO0h2
puertollano|ES0y6
pugachev|RU2z5
puga|MX3g3
puget sur argens|FR1g3
puhi|US4g2HI
puiesti|RO1o2
puigcerda|ES0y3
puig|ES0y3
pujali|IN036
pujehun|SL0t3
pujili|EC1l4
pukalani|US4g3HI
pukchil lodongjagu|KP0z4
pukekohe east|NZ494
puke|AL4f3
pukhrayan|IN034
pul e alam|AF114
pul e khumri|AF116
pulandian|CN007
pulaski|US0d3VA,US183TN,US182WI,US0d1NY
pulau sebang|MY1z4
pulawy|PL1r6
pula|HR2a6
pulgaon|IN035
pulheim|DE0x6
pulilan|PH166
pulivendla|IN035
puliyangudi|IN036
puliyur|IN033
puli|TW0e6
pullach im isartal|DE0x3
pullambadi|IN033
pullman|US0s5WA
pully|CH4k4
pulong santa cruz|PH167
puloypuloy|PH162
pulo|PH163
pulpi|ES0y3
pulsano|IT1c3
pultusk|PL1r4
pulung santol|PH162
pulungmasle|PH163
pulupandan|PH165
pulwama|IN034
puma|TZ174
pumiao|CN006
pumphrey|US0d2MD
pumpkin center|US0d1NC,US0d1NC
pumwani|KE175
punaauia|PF6e5
punahana|IN034
punakha|BT5t4
punalu u|US4g0HI
punalur|IN036
punaluu|US4g0HI
punao|PH163
punasa|IN038
punata|BO244
punay|PH163
punchbowl|AU0o4NSW
punch|IN035
pundong|ID0b5
pundri|IN034
pune|IN03c
punganuru|IN036
puning|CN007
punjai puliyampatti|IN034
puno|PE0f7
punta alta|AR026
punta arenas|CL5m7
punta cana|DO1d7
punta cardon|VE136
punta de bombon|PE0f3
punta del este|UY2b3
punta gorda isles|US0d4FL
punta gorda|US0d4FL,BZ622
punta rassa|US0d1FL
punta santiago|PR483
punta umbria|ES0y4
puntarenas|CR4l5
puntigam|AT1s3
punto fijo|VE137
punxsutawney|US0d3PA
pupiales|CO0h3
pupri|IN034
pupukea|US4g2HI
puqi|CN007
puquio|PE0f3
puranpur|IN035
pura|PH163
purbalingga|ID0b6
purcellville|US0d3VA
purcell|US183OK
purchase|US0d2NY
purdy|US0s1WA,US180MO
purepero de echaiz|MX044
purfleet|GB0i4
purificacion|CO0h3
purisima de bustos|MX045
purisima de la concepcion|CO0h3
puri|IN037
purkersdorf|AT1s3
purley|GB0i6
purmerend|NL2p6
purna|IN035
purnia|IN038
puro|PH162
purpe|RU253
purral|CR4l5
purranque|CL0n4
pursat|KH0m6
puruandiro|MX045
puruaran|MX043
purulha|GT2r2
puruliya|IN037
purushottampur|IN034
purvis|US181MS
purwakarta|ID0b8
purwa|IN034
purwodadi|ID0b7
purwokerto|ID0b8
puryong|KP0z4
pusad|IN036
pushchino|RU064
pushkar|IN034
pushkino|RU067,AZ2k4
pushkinskiye gory|RU063
pushkin|RU067
puspokladany|HU1q4
pustomyty|UA153
pustoshka|RU062
puszczykowo|PL1r3
pusztaszabolcs|HU1q3
putatan|MY1z6
puteaux|FR1g5
puthia|BD077
putian|CN009
putignano|IT1c5
putina|PE0f3
putla villa de guerrero|MX043
putnam lake|US0d2NY
putnam|US0d3CT
putney|US0d2GA
putnok|HU1q3
putol|PH162
putra heights|MY1z6
putrajaya|MY1z6
puttalam|LK3i6
puttaparthi|IN033
putten|NL2p5
putte|BE2p4
puttlingen|DE0x4
puttur|IN036,IN035
putyvl|UA154
putzbrunn|DE0x3
puurs|BE2p4
puyallup|US0s5WA
puyang chengguanzhen|CN009
puyang|CN00c
puyo|EC1l5
pyapon|MM0p6
pyatigorsk|RU067
pyay|MM0p7
pyeongchang|KR083
pyetrykaw|BY1p3
pyhajarvi|FI3s3,FI3s3
pyhaselka|FI3s3
pyin oo lwin|MM0p7
pyinmana|MM0p7
pylaia|GR3h5
pyle|GB0i4
pymatuning central|US0d1PA
pymble|AU0o3NSW
pyoksong up|KP0z4
pyongsong|KP0z7
pyongyang|KP0zc
pyrbaum|DE0x3
pyrgos|GR3h4
pyriatyn|UA154
pyrmont|AU0o4NSW
pyrzyce|PL1r4
pyshma|RU253
pyskowice|PL1r4
pyt yakh|RU255
pytalovo|RU063
pyu|MM0p5
qabalan|PS5f3
qabatiyah|PS5f4
qachas nek|LS0w5
qadian|IN034
qadirpur ran|PK054
qaen|IR0k5
qaffin|PS5f3
qahderijan|IR0k5
qaisumah|SA0r4
qal ah ye shahr|AF113
qal at bishah|SA0r6
qala i naw|AF113
qalansuwa|IL344
qalat|AF114
qalqilyah|PS5f5
qalyub|EG0g7
qamdo|CN006
qandala|SO174
qapqal|CN127
qaracuxur|AZ2k6
qarah bagh|AF114
qarah zia od din|IR0k5
qarah|SY1t4
qarauyl|KZ1h2
qarawul|AF115
qarayeri|AZ2k2
qarazhal|KZ1h4
qarchak|IR0k8
qarchi gak|AF113
qarqaraly|KZ1h3
qarqin|AF114
qarshi|UZ4m8
qaryat suluq|LY2g4
qashar|KZ523
qashyr|KZ1h3
qasr al farafirah|EG0g2
qasr e qand|IR0k5
qatanah|PS473
qatana|SY1t4
qax|AZ2k4
qazax|AZ2k4
qazigund|IN032
qazvin|IR0k8
qeshm|IR0k5
qiancheng|CN003
qianjiang|CN007
qianzhou|CN007
qibray|UZ1i5
qidu|CN003
qina|EG0g8
qingdao|CN00c
qinggang|CN006
qingguang|CN003
qingnian|CN007
qingquan|CN006
qingshuping|CN006
qingyang|CN006
qingyuan|CN007
qingzhou|CN007
qinhuangdao|CN00a
qinnan|CN006
qinzhou|CN007
qionghai|CN009
qionghu|CN006
qiongshan|CN006
qiqihar|CN00a
qir moav|JO294
qiryat ata|IL346
qiryat bialik|IL345
qiryat mozqin|IL345
qiryat shemona|IL344
qiryat yam|IL345
qizilhacili|AZ2k3
qiziltepa|UZ4m4
qo qon|UZ1i8
qo rg ontepa|UZ1i5
qobustan|AZ2k4
qobu|AZ2k3
qom|IR0ka
qormi|MT6l4
qorovulbozor|UZ4m3
qorveh|IR0k6
qoryooley|SO176
quadrivio|IT1c3
quail creek|US181TX
quail ridge|US0d0FL
quail valley|US0s1CA
quakenbruck|DE0x4
quakers hill|AU0o5NSW
quakertown|US0d3PA
qualiano|IT1c5
quanah|US181TX
quang ngai|VN0v5
quantico station|US0d2VA
quanzhou|CN008
quarai|BR095
quaregnon|BE2p4
quarrata|IT1c3
quarryville|US0d1PA
quart de poblet|ES0y5
quarteira|PT3y4
quartier militaire|MU5g3
quarto daltino|IT1c3
quarto|IT1c5
quartu santelena|IT1c6
quartucciu|IT1c4
quartz hill|US0s3CA
quartzsite|US1v2AZ
quata|BR093
quatis|BR093
quatre bornes|MU5g6
quatre cocos|MU5g3
quatro barras|BR094
quattromiglia|IT1c5
qubadli|AZ2k3
quba|AZ2k4
quchan|IR0k7
queanbeyan|AU0o3NSW
quebec|CA1a9QC
quebo|GW4d3
quebradillas|PR482
quebrangulo|BR1y3
quecholac|MX043
quechultenango|MX043
quedlinburg|DE0x5
queen anne|US0d0MD
queen city|US181TX
queen creek|US1v5AZ
queenland|US0d1MD
queens park|AU1n3WA
queens village|US0d6NY
queensbury|US0d5NY,GB0i3
queensdale|ZA0w4
queensferry|GB0i3
queenstown|ZA0w7,NZ493
queenswood heights|CA1a4ON
queens|US0dbNY
queijas|PT3y3
queimadas|BR193
queimados|BR097
quelimane|MZ1w8
quellon|CL0n4
queluz|PT3y7
quemado de guines|CU1f4
quepem|IN034
quepos|CR4l3
querecotillo|PE0f5
querendaro|MX043
querfurt|DE0x3
querqueville|FR1g3
quesada|CR4l5,ES0y3
queseria|MX043
quesnel|CA3n4BC
quesnoy sur deule|FR1g3
questa|US3d1NM
questembert|FR1g3
quetigny|FR1g3
quetta|PK05a
quetzaltenango|GT2r7
queula|IN033
quevedo|EC1l7
queven|FR1g3
quevy le petit|BE2p3
quezaltepeque|SV3v5
quezon city|PH16b
quezon|PH165,PH164,PH164,PH163,PH163,PH163,PH162
qufu|CN006
qui nhon|VN0v8
quiapo|PH165
quibala|AO0a3
quibdo|CO0h6
quiberon|FR1g2
quibor|VE135
quickborn|DE0x4
quierschied|DE0x4
quievrain|BE2p3
quievrechain|FR1g3
quiindy|PY1x2
quilali|NI2s4
quila|MX3g3
quillacollo|BO246
quillota|CL0n6
quilmana|PE0f3
quilmes|AR028
quilo quilo|PH163
quilpue|CL0n7
quimbaya|CO0h5
quimili|AR213
quimperle|FR1g4
quimper|FR1g6
quinchia|CO0h3
quincy sous senart|FR1g3
quincy voisins|FR1g2
quincy|US0d7MA,US185IL,US0d3FL,US0s3WA,US0s1CA,US3f1MI
quinebaug|US0d0CT
quinlan|US181TX
quinnesec|US180MI
quinns rocks|AU1n3WA
quinta del cedro|MX283
quinta do anjo|PT3y3
quinta do conde|PT3y5
quintana de la serena|ES0y2
quintanar de la orden|ES0y4
quintanar del rey|ES0y3
quinte west|CA1a5ON
quintin arauz|MX042
quinto barrio ejido cahuacan|MX043
quinto di treviso|IT1c3
quinton|US180OK
quinzano doglio|IT1c3
quipapa|BR1y4
quirihue|CL0n3
quirinopolis|BR095
quiroga|MX044
quiruvilca|PE0f3
quisao|PH163
quisqueya|DO1d4
quitilipi|AR215
quitman|US0d2GA,US181MS,US181TX
quito|EC1la
quivican|CU1f4
quixada|BR1b6
quixeramobim|BR1b5
quixere|BR1b3
qujing|CN007
qulsary|KZ5c6
qumaym|JO292
quorndon|GB0i2
qurayyat|SA0r7
qurghonteppa|TJ3e6
qusar|AZ2k4
qushkupir|UZ4m4
qusmuryn|KZ523
quthbullapur|IN038
quthing|LS0w5
qutqashen|AZ2k4
qutur|EG0g5
quvasoy|UZ1i5
quva|UZ1i5
quwaysina|EG0g5
quzhou|CN006
qvareli|GE2m3
ra ngae|TH0m4
raahe|FI3s4
raalte|NL2p4
raamsdonksveer|NL2p3
raanana|IL346
rabah|NG0a3
rabak|SD1k7
rabat|MA10b,MT6l3
rabaul|PG4s3
rabenau|DE0x2
rabigh|SA0r5
rabinal|GT2r3
rabka zdroj|PL1r4
rabkavi|IN036
rabo de peixe|PT6p3
rabupura|IN034
raby|AU0o3NSW
racaciuni|RO1o3
racale|IT1c3
racalmuto|IT1c3
racari|RO1o3
racconigi|IT1c3
raceland|US183LA,US0d1KY
raceview|AU1e3QLD
rach gia|VN0v8
rachitoasa|RO1o2
raciborz|PL1r6
racine|US186WI
rackeve|HU1q3
rada tilly|AR593
radashkovichy|BY1p3
radaur|IN034
radauti|RO1o5
radcliffe on trent|GB0i3
radcliffe|GB0i5
radcliff|US0d4KY
radeberg|DE0x4
radebeul|DE0x5
radeburg|DE0x3
rades|TN3c5
radevormwald|DE0x5
radford|US0d4VA
radhakund|IN033
radhanpur|IN035
radishani|MK2a3
radium springs|US3d1NM
radlett|GB0i3
radlin|PL1r4
radnevo|BG2f4
radnor|US0d5PA
radolfzell|DE0x5
radomir|BG2f4
radomsko|PL1r6
radomyshl|UA154
radom|PL1r8
radovanu|RO1o2
radovis|MK2a5
radovljica|SI2a3
radstock|GB0i2
raducaneni|RO1o3
raduzhnyy|RU064,RU423,RU063
raduzhny|RU256
radviliskis|LT3t4
radymno|PL1r2
radyvyliv|UA153
radziejow|PL1r3
radzionkow|PL1r4
radzymin|PL1r3
radzyn podlaski|PL1r4
raebareli|IN038
raeford|US0d2NC
raeren|BE2p3
raesfeld|DE0x3
rafael delgado|MX043
rafaela|AR216
rafah|PS477
raffadali|IT1c4
rafiganj|IN035
rafina|GR3h4
rafov|RO1o2
rafraf|TN3c3
rafsanjan|IR0k7
rafter j ranch|US5k0WY
ragay|PH163
raghogarh|IN036
raghudebbati|IN034
raghunathpur|IN035,IN033
ragland|US181AL
ragusa|IT1c6
rahachow|BY1p5
rahatgarh|IN035
rahat|IL344
rahden|DE0x4
raheny|IE2n3
rahim yar khan|PK05a
rahimah|SA0r5
rahimatpur|IN034
rahnsdorf|DE0x3
raholt|NO0x3
rahon|IN034
rahuri|IN035
rahway|US0d5NJ
raia|IN033
raichur|IN038
raiganj|IN037
raigarh|IN037
raikot|IN035
rainbow city|US183AL
rainbow|US0s1CA
rainelle|US0d1WV
rainford|GB0i3
rainham|GB0i3
rainhill|GB0i3
rainier|US0s1WA,US0s1OR
rainsville|US182AL
rainworth|GB0i3
rain|DE0x3
raipur|IN039,BD076,IN035,IN034
raisdorf|DE0x3
raisen|IN035
raisinghnagar|IN035
raisio|FI3s5
raismes|FR1g4
raiwala bara|IN032
raiwind|PK055
raj nandgaon|IN037
raja jang|PK055
raja sansi|IN034
rajahmundry|IN038
rajakhera|IN035
rajal norte|PH163
rajaldesar|IN035
rajanpur|PK056
rajaori|IN035
rajapalaiyam|IN037
rajapolah|ID0b5
rajapur|IN034,IN033
rajbiraj|NP205
rajec|SK2e3
rajgarh|IN036,IN035,IN035,IN034
rajgir|IN035
rajgurunagar|IN034
rajin|KP0z6
rajkot|IN03a
rajmahal|IN034
rajnagar|IN034
rajo khanani|PK053
rajpipla|IN035
rajpura|IN036
rajpur|IN035,IN034
rajsamand|IN036
rajshahi|BD079
rajula|IN035
rajura|IN035
rajur|IN034
rakamaz|HU1q2
rakaw|BY1p3
rakhiv|UA154
rakitnoye|RU063
rakitovo|BG2f3
rakoczifalva|HU1q2
rakops|BW1w2
rakovnik|CZ2e4
rakovski|BG2f4
rakszawa|PL1r3
rakvere|EE4c4
raleigh hills|US0s3OR
raleigh|US0d9NC,US181MS
ralls|US181TX
ralston|US183NE
ram das|IN033
ramacca|IT1c3
ramachandrapuram|IN035
ramada|PT3y4
ramadi|IQ0j8
ramagundam|IN038
ramallah|PS5f5
ramamangalam|IN033
ramanathapuram|IN036
ramanayyapeta|IN034
ramana|AZ2k3
ramanuj ganj|IN033
ramapuram|IN035,IN033
ramat gan|IL347
ramat hasharon|IL345
ramat yishay|IL342
ramban|IN033
rambervillers|FR1g3
rambha|IN033
ramblewood|US0d3NJ
rambouillet|FR1g5
ramchandrapur|IN033
ramenki|RU067
ramenskoye|RU067
rameswaram|IN035
ramganj mandi|IN035
ramganj|BD076
ramgarh|IN036,IN035
ramgundam|IN039
ramhormoz|IR0k5
ramillies|BE2p3
ramiriqui|CO0h2
ramjibanpur|IN034
ramkola|IN034
ramla|IL346
ramnagar|IN036,IN035,IN035,IN034,IN033,IN032
ramnicu sarat|RO1o5
ramnicu valcea|RO1o7
ramon castilla|PE0f2
ramona|US0s4CA
ramonville saint agne|FR1g4
ramon|PH165,RU063
ramos arizpe|MX2h6
ramos|PH164
ramotswa|BW1w4
rampachodavaram|IN035
rampur hat|IN036
rampura|IN036,IN034,IN034
rampur|IN038,IN035,IN033
ramsbottom|GB0i4
ramseur|US0d1NC
ramsey|US185MN,US0d4NJ,GB0i3,IM0i3,US180IL
ramsgate|GB0i5
ramshir|IR0k4
ramstein miesenbach|DE0x3
ramtek|IN035
ramtown|US0d3NJ
ranaghat|IN036
ranam|KP0z5
ranapur|IN033
ranau|MY1z4
ranavav|IN035
rancagua|CL0n8
rancharia|BR095
rancheria payau|PH163
ranchettes|US3d3WY
ranchi|IN03a
rancho alegre fraccionamiento|MX043
rancho alegre|US181TX
rancho calaveras|US0s2CA
rancho cordova|US0s6CA
rancho cucamonga|US0s7CA
rancho la gloria|MX285
rancho mirage|US0s4CA
rancho murieta|US0s2CA
rancho palos verdes|US0s5CA
rancho penasquitos|US0s6CA
rancho san diego|US0s4CA
rancho santa fe|US0s2CA
rancho santa margarita|US0s6CA
rancho tehama reserve|US0s1CA
rancho viejo|US181TX
ranchos de taos|US3d1NM
ranchuelo|CU1f5
randallstown|US0d5MD
randalstown|GB0i2
randazzo|IT1c3
randburg|ZA0w8
randenbroek|NL2p3
randers|DK0x6
randfontein|ZA0w7
randleman|US0d2NC
randolph|US0d5MA,US0d5NJ,US0d1VT,US0d1ME,US181WI,US0d0NY
random lake|US181WI
randudongkal|ID0b5
randwick|AU0o5NSW
rand|US0d1WV
rangapara|IN034
rangely|US3d1CO
rangendingen|DE0x2
ranger|US181TX
rangeville|AU1e3QLD
rangia|IN035
rangkasbitung|ID0b7
rangpur|BD078
rangsdorf|DE0x3
rania|IN035
ranibennur|IN037
ranica|IT1c3
raniganj|IN037
ranikhet|IN034
ranipur|PK054,IN034
ranir bazar|IN034
rani|IN034
rankin|US0d1PA
rankweil|AT1s4
ranlo|US0d2NC
ranohira|MG173
ranong|TH0m5
ranot|TH0m4
rano|NG0a4
ransbach baumbach|DE0x3
ransom canyon|US180TX
ransomville|US0d1NY
ranson|US0d2WV
ranstadt|DE0x2
ranst|BE2p4
rantauprapat|ID0b7
rantepao|ID265
rantoul|US184IL
raojan|BD075
raoul|US0d1GA
rapallo|IT1c5
rapar|IN034
rapid city|US3d6SD,US3f0MI
rapid valley|US3d3SD
rapids|US0d1NY
rapla|EE4c3
raposa|BR1b4
raposos|BR094
rapperswil|CH4k5
raritan|US0d3NJ
ras al khaimah city|AE148
ras bayrut|LB1ma
ras el aioun|DZ1j5
ras el oued|DZ1j6
ras gharib|EG0g5
raseiniai|LT3t4
rasht|IR0k9,TJ3e3
rasinari|RO1o2
rasipuram|IN036
rasnov|RO1o4
rasony|BY1p2
rasos|LT3t3
rasra|IN035
rasshevatskaya|RU063
rasskazovo|RU066
rastatt|DE0x6
rastede|DE0x4
rastignano carteria di sesto|IT1c2
rastrick|GB0i4
rasulabad|IN033
rasulnagar|PK054
rasunda|SE0x4
raszyn|PL1r3
ratangarh|IN036,IN033
ratanpur|IN034
ratchaburi|TH0m7
ratekau|DE0x4
rathdrum|US0s3ID
rathenow|DE0x5
rathgar|IE2n3
rathmines|IE2n3
rath|IN036,DE0x3
ratia|IN035
ratingen|DE0x7
ratlam|IN038
ratnagiri|IN036
ratnapura|LK3i6
ratne|UA153
ratoath|IE2n3
ratodero|PK056
raton|US3d3NM
rattvik|SE0x2
ratzeburg|DE0x4
raubling|DE0x4
raubsville|US0d0PA
raub|MY1z5
raucesti|RO1o3
rauco|CL0n3
raudales malpaso|MX043
rauenberg|DE0x3
raufoss|NO0x3
rauma|FI3s5
raunds|GB0i3
raunheim|DE0x4
raurkela|IN039
rava ruska|UA153
ravanusa|IT1c4
ravar|IR0k5
ravels|BE2p4
ravena|US0d2NY
ravenel|US0d1SC
ravenna|IT1c6,US0d4OH,US180NE,US3f0MI
ravensburg|DE0x6
ravensdale|US0s0WA
ravenshead|GB0i3
ravenswood|US0d2WV
ravensworth|US0d1VA
raven|US0d1VA
raver|IN035
ravne na koroskem|SI2a3
rawa mazowiecka|PL1r4
rawah|IQ0j4
rawai|TH0m4
rawala kot|PK056
rawalpindi|PK05b
rawang|MY1z7
rawatbhata|IN035
rawatsar|IN035
rawdon|CA1a2QC
rawicz|PL1r4
rawlins|US3d3WY
rawls springs|US180MS
rawmarsh|GB0i4
rawson|AR595
rawtenstall|GB0i4
raxaul|IN036
ray city|US0d0GA
rayachoti|IN036
rayadrug|IN036
raya|IN034
raybag|IN034
raychikhinsk|RU4x5
rayevskaya|RU063
rayevskiy|RU254
rayleigh|GB0i5
raymond terrace|AU0o4NSW
raymondville|US183TX
raymond|US0d2ME,US0d2NH,US0s1WA,US181MS
raymore|US184MO
raymun|JO293
rayne|US183LA
raynham center|US0d2MA
raynham|US0d4MA
rayong|TH0m7
rayon|MX043,MX043
raypur|IN033
rayside balfour|CA1a4ON
raytown|US185MO
rayville|US182LA
ray|IN033
razampeta|IN035
razam|IN035
razdolnoye|RU3q3,UA4a3
razgrad|BG2f5
razlog|BG2f4
razole|IN034
razumnoye|RU064
razvad|RO1o3
razvilka|RU063
readfield|US0d1ME
reading|GB0i8,US0d6PA,US0d5MA,US0d3OH,US3f0MI
real del sol|MX2h3
real del valle el paraiso fraccionamiento|MX044
realejo alto|ES4e5
realeza|BR093
realico|AR213
real|PT3y4,PH163
reamstown|US0d2PA
rebecq rognon|BE2p3
rebola|GQ0a2
rebordosa|PT3y4
rebrikha|RU3o3
recale|IT1c3
recanati|IT1c4
recani|MA104
recas|RO1o3
recco|IT1c3
recea|RO1o2
rechberghausen|DE0x2
rechka vydrino|RU3r2
rechytsa|BY1p6
recife|BR1yb
recke|DE0x4
recklinghausen|DE0x7
recodo|PH165
reconquista|AR216
recreio|BR093
recreo|AR594,AR214
rector|US181AR
red bank|US0d4NJ,US0d4TN,US0d3SC
red bay|US182AL
red bluff|US0s4CA
red boiling springs|US180TN
red bud|US182IL
red chute|US183LA
red corral|US0s0CA
red deer|CA2o6AB
red hill|US0d4SC,US0d4SC,AU1e2QLD,AU1e2QLD,US0d1PA
red hook|US0d1NY
red lake falls|US180MN
red lake|US181MN
red lick|US180TX
red lion|US0d3PA,US0d3PA
red lodge|US3d1MT
red oaks mill|US0d2NY
red oak|US184TX,US182IA,US0d2NC
red springs|US0d2NC
red wing|US184MN
redan|US0d5GA
reda|PL1r4
redbank plains|AU1e4QLD
redbourn|GB0i2
redby|US180MN
redcar|GB0i5
redcliff|ZW1w5
redding|US0s7CA
redditch|GB0i6
redencao|BR236,BR1b4
redfern|AU0o4NSW
redfield|US181SD,US181AR
redford|US3f6MI
redgranite|US181WI
redhill|GB0i6
redington beach|US0d1FL
redington shores|US0d1FL
rediu|RO1o3,RO1o2
redkey|US320IN
redkino|RU064
redland bay|AU1e4QLD
redlands|US0s6CA,US3d3CO
redland|US0d4MD,US180TX
redlynch|AU1e3QLD
redmond|US0s6WA,US0s5OR
rednitzhembach|DE0x3
redondela|ES0y5
redondo beach|US0s6CA
redondo|PT3y3
redon|FR1g3
redovan|ES0y3
redruth|GB0i5
redstone arsenal|US181AL
redwater|US180TX
redway|US0s0CA
redwood city|US0s6CA
redwood falls|US182MN
redwood park|AU2d2SA
redwood shores|US0s3CA
redwood valley|US0s1CA
redwood|US182TX,US0s1OR
reed city|US3f1MI
reed creek|US0d1GA
reedley|US0s5CA
reedsburg|US183WI
reedsport|US0s2OR
reedsville|US180WI
reedy creek|AU1e3QLD
reef al fujairah city|AE146
reese|US3f0MI
rees|DE0x4
reeuwijk|NL2p4
refahiye|TR012
refojos de basto|PT3y2
reforma|MX045
reform|US181AL
reftinskiy|RU254
refugio|US182TX
regalbuto|IT1c3
regeneracao|BR1b4
regensburg|DE0x7
regensdorf|CH4k3
regenstauf|DE0x4
regente feijo|BR094
regents park|AU1e3QLD
regen|DE0x4
reggane|DZ1j5
reggio calabria|IT1c7
reggio nellemilia|IT1c7
reggiolo|IT1c3
reghaia|DZ1j6
reghin sat|RO1o5
regina|CA557SK
registro|BR096
regla|CU1f5
rego park|US0d5NY
reguengos de monsaraz|PT3y3
reguiba|DZ1j6
rehab|JO293
rehau|DE0x3
rehburg loccum|DE0x3
rehli|IN035
rehnan|IR0k6
rehobeth|US181AL
rehoboth beach|US0d1DE
rehoboth|NA4t4,US0d4MA
rehovot|IL347
rehti|IN033
reichelsheim|DE0x3,DE0x3
reichenau|DE4k2
reichenbach an der fils|DE0x3
reichenbach vogtland|DE0x4
reichertshofen|DE0x3
reichshoffen|FR1g2
reichstett|FR1g2
reidland|US182KY
reidsville|US0d4NC,US0d1GA
reiffton|US0d2PA
reigate|GB0i6
reignier esery|FR1g3
reilingen|DE0x3
reims|FR1g8
reina mercedes|PH163
reinach|CH4k3
reinbeck|US181IA
reinbek|DE0x5
reinfeld|DE0x3
reinhausen|DE0x3
reinheim|DE0x4
reinholds|US0d1PA
reinickendorf|DE0x6
reinosa|ES0y3
reinsdorf|DE0x3
reisbach|DE0x3
reiskirchen|DE0x3
reisterstown|US0d5MD
reitz|ZA0w4
rejon placu grunwaldzkiego|PL1r5
rejon placu swietego macieja|PL1r5
rejon ulicy kleczkowskiej|PL1r3
rejon ulicy mieleckiej|PL1r3
rejon ulicy traugutta|PL1r4
rekhasim|IL343
relizane|DZ1j7
rellingen|DE0x4
remagen|DE0x4
rembangan|ID0b5
rembertow|PL1r4
remchi|DZ1j6
remedios|CU1f5,CO0h3
remerton|US0d0GA
remetea|RO1o3
remicourt|BE2p2
remigio|BR1b3
reminderville|US0d2OH
remington|US180IN
remire montjoly|GF614
remiremont|FR1g3
remolino|CO0h3
remontnoye|RU063
remscheid|DE0x7
remsenburg speonk|US0d1NY
remsen|US181IA
remuna|IN035
renala khurd|PK055
renchen|DE0x3
rendon|US184TX
rendsburg|DE0x5
renens|CH4k4
renfrew|GB0i4,CA1a3ON
rengali|IN033
rengasdengklok|ID0b8
rengo|CL0n5
renigunta|IN035
reni|UA154
renkum|NL2p3
rennerdale|US0d0PA
rennertshofen|DE0x2
rennes|FR1g8
renningen|DE0x4
renon ritten|IT1c3
renovo|US0d0PA
reno|US0s8NV,US182TX,US181TX,US0d0OH
renqiu|CN007
rensselaer|US0d3NY,US183IN
renton|US0s7WA
renukut|IN036
renville|US180MN
reocin|ES0y3
reoti|IN035
reo|BF0t5
repalle|IN035
repatriacion|PY1x3
repelon|CO0h4
repentigny|CA1a6QC
reppenstedt|DE0x3
republic|US184MO,US0d0PA,US0s0WA
requena|ES0y4
reque|PE0f3
reriutaba|BR1b4
rescaldina|IT1c4
resende|BR097
resen|MK2a4
reserva|BR093
reserve|US183LA
reservoir|AU0q6VIC
reshetikha|RU063
reshetylivka|UA153
residencia moacir pu5bhv|BR093
resistencia|AR219
resita|RO1o6
resplendor|BR094
ressano garcia|MZ1w7
reston|US0d6VA
restrepo|CO0h3,CO0h3
reszel|PL1r2
retalhuleu|GT2r5
retford|GB0i4
rethel|FR1g3
rethymno|GR3h5
retie|BE2p3
retiro|ES0y7,AR025,CO0h3
retreat|ZA0w5
reuleuet|ID0b5
reusel|NL2p3
reus|ES0y7
reutlingen|DE0x7
reutov|RU066
reutte|AT1s3
reuver|NL2p3
revadanda|IN033
revda|RU256,RU063
revelganj|IN035
revelstoke|CA3n3BC
revel|FR1g3
revere|US0d6MA
revesby|AU0o4NSW
revin|FR1g3
revolucion mexicana|MX043
revuca|SK2e4
rewari|IN037
rewa|IN038
rexburg|US5k5ID
rey bouba|CM0a4
reyes acozac|MX044
reyes|BO243
reyhanli|TR016
reykjavik|IS0t7
reynolds heights|US0d1PA
reynoldsburg|US0d5OH
reynoldsville|US0d1PA
reynolds|US0d0GA
reynosa|MX3p9
rezekne|LV375
reze|FR1g5
rezh|RU255
rezina|MD3k3
rezzato|IT1c4
rhar el melah|TN3c2
rheda wiedenbruck|DE0x6
rheden|NL2p3
rhede|DE0x4
rheems|US0d1PA
rheinau|DE0x3,DE0x3
rheinbach|DE0x5
rheinberg|DE0x5
rheine|DE0x6
rheinfelden|DE0x5,CH4k3
rheinsberg|DE0x3
rheinstetten|DE0x4
rhenen|NL2p4
rheurdt|DE0x3
rhinebeck|US0d1NY
rhinelander|US183WI
rhodes|AU0o4NSW
rhodhiss|US0d0NC
rhome|US181TX
rhondda|GB0i6
rhoon|NL2p4
rhoose|GB0i3
rhosllanerchrugog|GB0i5
rho|IT1c6
rhyl|GB0i5
rhymney|GB0i3
riachao das neves|BR193
riachao do jacuipe|BR194
riachao|BR1b4
riacho de santana|BR194
riachos|PT3y2
rialma|BR093
rialto|US0s7CA
riano|IT1c3
rianxo|ES0y4
riasi|IN033
rib mountain|US182WI
ribadavia|ES0y2
ribadeo|ES0y3
ribadesella|ES0y3
ribarroja del turia|ES0y4
ribas do rio pardo|BR384
ribeira brava|PT5r3,CV5n2
ribeira do pombal|BR195
ribeira grande|PT6p2
ribeirao bonito|BR093
ribeirao branco|BR093
ribeirao da ilha|BR094
ribeirao das neves|BR099
ribeirao pires|BR097
ribeirao preto|BR099
ribeirao|BR1y5,PT3y3
ribeira|ES0y5
ribeiropolis|BR2t3
riberalta|BO246
ribera|IT1c4
ribe|DK0x3
ribnita|MD3k6
ribnitz damgarten|DE0x4
ricany|CZ2e4
ricardo|US180TX
riccione|IT1c5
rice lake|US183WI
rice|US180MN
rich hill|US180MO
richard toll|SN0t5
richards bay|ZA0w8
richardson|US187TX
richboro|US0d3PA
richelieu|CA1a2QC
richfield springs|US0d0NY
richfield|US185MN,US184WI,US3d3UT,US0d2OH
richford|US0d0VT
richgrove|US0s2CA
richha|IN034
richland center|US182WI
richland hills|US183TX
richlands|US0d2VA,US0d1NC
richlandtown|US0d0PA
richland|US0s6WA,US183MS,US0d3NY,US181MO,US0d1PA,US0d1GA
richmond heights|US0d3OH,US0d3FL,US183MO
richmond hill|CA1a8ON,US0d7NY,US0d4GA
richmond west|US0d5FL
richmond|US0d8VA,CA3n8BC,US0s7CA,US325IN,US0d5KY,ZA0w5,AU0q5VIC,NZ494,US184TX,GB0i3,GB0i3,US3f3MI,AU0o2NSW,US182MO,US182WI,US3d1UT,US181IL,US0d1ME,US0d1MA,US181IL,US181MN,US0d0NH
richterswil|CH4k3
richton park|US184IL
richton|US180MS
richville|US0d2OH
richwood|US182TX,US182LA,US0d2NJ,US0d1OH,US0d1WV
rickmansworth|GB0i4
ridderkerk|NL2p5
ridder|KZ1h6
riddle|US0s0OR
ridge manor|US0d2FL
ridge wood heights|US0d2FL
ridgecrest|US0s5CA,US0d1FL
ridgefield park|US0d4NJ
ridgefield|US0d4NJ,US0d3CT,US0s3WA
ridgeland|US185MS,US0d2SC
ridgely|US181TN,US0d1MD
ridgemark|US0s2CA
ridgetop|US181TN
ridgeville|US0d1SC
ridgeway|US4r1AK
ridgewood|US0d6NY,US0d5NJ
ridge|US0d4NY
ridgway|US0d2PA
ridley park|US0d3PA
ried im innkreis|AT1s4
riedenburg|DE0x3
riedering|DE0x2
riedisheim|FR1g4
riedlingen|DE0x3
riedstadt|DE0x4
riegelsberg|DE0x4
riehen|CH4k4
riehl|DE0x3
rielasingen worblingen|DE0x4
riemst|BE2p4
riesa|DE0x5
riesel|US180TX
riesi|IT1c4
ries|AT1s3
rietberg|DE0x5
rieti|IT1c5
rifle|US3d3CO
rifu|JP0c5
riga|LV37a
rigby|US5k2ID
rignano flaminio|IT1c3
riihimaki|FI3s5
rijau|NG0a4
rijeka|HR2a7
rijen|NL2p4
rijkevorsel|BE2p3
rijnsburg|NL2p3
rijswijk|NL2p6
rikaze|CN006
rillieux la pape|FR1g5
rimavska sobota|SK2e5
rimbach|DE0x3
rimini|IT1c7
rimouski|CA1a5QC
rimpar|DE0x3
rimus|PH163
rincon chamula|MX042
rincon de la victoria|ES0y5
rincon de nicolas romero cedros tercera manzana|MX043
rincon de romos|MX045
rincon de tamayo|MX043
rinconada|MX043
rincon|US0d3GA,DO1d3
rindge|US0d3NH
ringas|IN035
ringgold|US0d2GA,US181LA
ringim|NG0a4
ringkobing|DK0x3
ringling|US180OK
ringsend|IE2n3
ringsted|DK0x4
ringwood east|AU0q3VIC
ringwood north|AU0q3VIC
ringwood|AU0q4VIC,GB0i4,US0d4NJ
rinteln|DE0x5
rio abajo|PA4b5
rio blanco|MX045,NI2s4
rio bonito|BR095
rio branco do sul|BR095
rio branco|BR4v8,UY2b4
rio bravo|GT2r3,US182TX
rio brilhante|BR384
rio bueno|CL0n4
rio casca|BR094
rio cauto|CU1f5
rio ceballos|AR214
rio claro|BR097,TT485,BR094
rio communities|US3d2NM
rio cuarto|AR217
rio das ostras|BR097
rio das pedras|BR095
rio de janeiro|BR09d
rio de loba|PT3y3
rio de mouro|PT3y6
rio de oro|CO0h3
rio de teapa|MX045
rio del mar|US0s3CA
rio dell|US0s2CA
rio do sul|BR096
rio formoso|BR1y4
rio frio de juarez|MX043
rio gallegos|AR5y6
rio grande city|US184TX
rio grande da serra|BR095
rio grande|BR098,AR656,MX045,DO1d4,PR484,MX044,US0d1NJ
rio guayabal de yateras|CU1f5
rio hato|PA4b2
rio hondo|GT2r3,US181TX
rio largo|BR2t6
rio linda|US0s4CA
rio maior|PT3y4
rio negrinho|BR095
rio negro|BR095
rio novo do sul|BR093
rio novo|BR093
rio pardo de minas|BR093
rio pardo|BR095
rio piracicaba|BR093
rio pomba|BR094
rio preto da eva|BR1u5
rio rancho|US3d6NM
rio real|BR2t5
rio rico|US1v4AZ
rio saliceto|IT1c2
rio san juan|DO1d3
rio segundo|AR214,CR4l3
rio tercero|AR216
rio tinto|PT3y6,BR1b4
rio tuba|PH163
rio turbio|AR023
rio verde de mato grosso|BR384
rio verde|BR098,US1v1AZ
rio viejo primera seccion|MX043
rio viejo|CO0h3
rio vista|US0s3CA
riobamba|EC1l7
rioblanco|CO0h3
riofrio|CO0h3
riohacha|CO0h7
rioja|PE0f5
riolandia|BR093
riom|FR1g4
rionegro|CO0h6
rionero in vulture|IT1c4
riorges|FR1g3
riosucio|CO0h4,CO0h3
rioverde|MX046
rio|US180WI
ripa pozzi querceta ponterosso|IT1c3
ripanj|RS2a3
ripky|UA153
ripley|GB0i4,US183TN,US182MS,US0d2WV,US0d1OH
ripollet|ES0y5
ripoll|ES0y3
ripon|GB0i4,US0s4CA,US183WI
riposto|IT1c4
ris orangis|FR1g5
risalpur cantonment|PK055
risaralda|CO0h2
riscani|MD3k4
risca|GB0i4
rishikesh|IN036
rishon leziyyon|IL348
rishra|IN037
rishton|GB0i3
rising sun lebanon|US0d2DE
rising sun|US0d2MD,US321IN
risod|IN035
rison|US180AR
ristiina|FI3s2
ritchie|ZA0w3
riti|NG0a3
ritterhude|DE0x4
rittman|US0d3OH
ritzville|US0s1WA
riudoms|ES0y3
riva del garda|IT1c4
rivalta di torino|IT1c3
rivarolo canavese|IT1c3
rivas vaciamadrid|ES0y6
rivas|NI2s5
rivazzurra|IT1c4
riva|US0d2MD
rive de gier|FR1g4
river bend|US0d2NC
river edge|US0d4NJ
river falls|US184WI
river forest|US183IL
river grove|US183IL
river heights|US3d1UT
river hills|US181WI
river oaks|US183TX
river park|US0d2FL
river ridge|US184LA
river road|US0d2NC
river rouge|US3f3MI
river vale|US0d3NJ
river view park|US0d2PA
rivera|UY2b6,CO0h3
riverbank|US0s5CA
riverbend|US0s1WA
riverdale park|US0d3MD,US0s0CA
riverdale|US0d4GA,US184IL,US0d3NY,US3d3UT,US0d2NJ,US0s2CA
riverhead|US0d4NY
riversdale|ZA0w4
riverside|US0s8CA,US0d5OH,US183IL,US0d3CT,US0d3MD,US0d3MD,AU513TAS,US182MO,US182MO,US0d2NY,US181AL,US0d1PA,US180IA
riverstone|AU0o3NSW
riverton|US3d5UT,US3d3WY,US0s3WA,AU1n2WA,US182IL,US0d1NJ
rivervale|AU1n3WA
riverview|US0d6FL,US3f4MI,US182MO,US182MO,US0d1DE
riverwoods|US182IL
riverwood|AU0o4NSW
rivesaltes|FR1g3
rives|FR1g3
riviera beach|US0d5FL,US0d4MD
riviere des anguilles|MU5g3
riviere du loup|CA1a4QC
riviere du rempart|MU5g4
riviere pilote|MQ5x4
rivne|UA158,UA152
rivoli|IT1c6
rivolta dadda|IT1c3
rixensart|BE2p4
rixheim|FR1g4
riyadh|SA0rc
rizal|PH165,PH163
rize|TR017
rizhao|CN008
rizokarpaso|CY532
road town|VG483
roaming shores|US0d1OH
roan mountain|US0d0TN
roanne|FR1g5
roanoke rapids|US0d4NC
roanoke|US0d7VA,US183TX,US183AL,US181IL,US321IN
roaring spring|US0d1PA
roata de jos|RO1o3
robat karim|IR0k6
robbah|DZ1j5
robbiate|IT1c3
robbinsdale|US184MN
robbinsville|US0d2NJ
robbins|US182IL,US0d0NC
robbio|IT1c3
robel|DE0x2
robersonville|US0d1NC
robert lee|US180TX
robertsdale|US183AL
robertsganj|IN035
robertsonpet|IN037
robertson|ZA0w5
robertsport|LR2u4
robertsville|US0d3NJ
roberts|US181WI
roberval|CA1a3QC
robesonia|US0d1PA
robina|AU1e5QLD
robins air force base|US0d0GA
robinson|US184TX,US183IL
robins|US182IA
robinwood|US0d3MD,US0d2MD
robit|ET174
robore|BO243
robstown|US184TX
rocafort|ES0y3
rocafuerte|EC1l3
rocca di papa|IT1c4
rocca priora|IT1c3
roccapiemonte|IT1c3
roccarainola|IT1c3
roccella ionica|IT1c3
rocha|UY2b5
rochdale|GB0i7
roche la moliere|FR1g3
rochedale south|AU1e4QLD
rochefort du gard|FR1g3
rochefort|FR1g5,BE2p4
rochelle park|US0d2NJ
rochelle|US183IL,US0d0GA
roches noire|MU5g3
rochester hills|US3f6MI
rochester|US0d8NY,US187MN,US0d5NH,GB0i5,US3f4MI,US323IN,US0d2MA,US182IL,US182WI,US0d2PA,US0s1WA
rochford|GB0i4
rochlitz|DE0x3
rock creek|US181MN,US181AL
rock falls|US183IL
rock forest|CA1a5QC
rock hall|US0d0MD
rock hill|US0d6SC,US182MO,US0d1NY
rock island|US185IL,US0d2FL
rock port|US180MO
rock rapids|US181IA
rock springs|US3d5WY
rock valley|US182IA
rockaway beach|US0s0OR
rockaway point|US0d2NY
rockaway|US0d3NJ
rockcreek|US0s3OR
rockdale|AU0o4NSW,US182TX,US181IL
rockenhausen|DE0x3
rockfish|US0d2NC
rockford|US187IL,US3f3MI,US182MN,US0d0OH,US0d0OH
rockhampton|AU1e6QLD
rockingham city centre|AU1n4WA
rockingham|AU1n7WA,US0d3NC,US0d2VT
rockland|US0d4MA,US0d3ME
rockledge|US0d5FL,US0d1PA
rocklin|US0s6CA
rockmart|US0d2GA
rockport|US183TX,US0d2MA,US0d2ME,US181IN,US321IN
rocksprings|US180TX
rockton|US183IL
rockville centre|US0d5NY
rockville|US0d6MD,US0d3CT,US321IN,US181MN
rockwall|US185TX
rockwell city|US181IA
rockwell|US182AR,US0d1NC,US180IA
rockwood|US0d2TN,US3f2MI
rocky ford|US3d2CO
rocky mountain house|CA2o3AB
rocky mount|US0d6NC,US0d2VA
rocky point|US0d4NY,US0d1NC,US0s1WA
rocky river|US0d4OH
rocky top|US0d1TN
rodalben|DE0x3
rodas|CU1f4
rodekro|DK0x2
rodenbach|DE0x4
rodenberg|DE0x3
rodengo saiano|IT1c3
rodental|DE0x4
roden|NL2p3
rodeo|US0s3CA
rodewisch|DE0x3
rodez|FR1g5
rodgau|DE0x5
rodinghausen|DE0x3
roding|DE0x4
rodino|RU3o3
rodionovo nesvetaiskoye|RU063
rodionovo nesvetayskaya|RU063
rodna|RO1o3
rodney village|US0d1DE
rodniki|RU065
rodnikovskaya|RU063
rodoc|BA2a2
rodolfo sanchez taboada|MX285
rodos|GR3h6
rodovre|DK0x5
rodriguez|PH167
rodynske|UA154
roebling|US0d2NJ
roebuck|US0d1SC
roeland park|US183KS
roermond|NL2p5
roeselare|BE2p6
roessleville|US0d3NY
roetgen|DE0x3
roeulx|BE2p3
rogaska slatina|SI2a2
rogers city|US3f1MI
rogers park|US186IL
rogersville|US0d2TN,US182MO,US180AL
rogers|US186AR,US184MN,US180TX
roggiano gravina|IT1c3
roghun|TJ3e3
rognac|FR1g4
rogongon|PH162
rogovskaya|RU063
rogozno|PL1r3
rogue river|US0s1OR
rohatyn|UA153
roha|IN036,IN033
rohini|IN03a
rohnert park|US0s5CA
rohrbach|DE0x3,DE0x2
rohrdorf|DE0x2
rohri|PK056
rohrmoos|DE0x3
rohru|IN033
rohtak|IN038
roi et|TH0m5
roissy en brie|FR1g4
rojales|ES0y4
rojhan|PK054
rokiskis|LT3t4
rokupr|SL0t4
rokycany|CZ2e4
rokytne|UA154
rolandia|BR096
roland|US182OK,US180IA
rolante|BR094
roldanillo|CO0h5
roldan|AR214
rolesville|US0d3NC
roleystone|AU1n3WA
rolla|US184MO,US180ND
rolling fork|US181MS
rolling hills estates|US0s3CA
rolling hills|US0s1CA
rolling meadows|US185IL
rollingwood|US0s2CA,US181TX
rollinsford|US0d1NH
roma los saenz|US183TX
romagnat|FR1g3
romainville|FR1g5
roman forest|US181TX
romano banco|IT1c5
romano dezzelino|IT1c4
romano di lombardia|IT1c4
romanovka|RU2z3,RU062
romanovo|RU3o3
romanovskaya|RU063
romans sur isere|FR1g5
romanshorn|CH4k3
roman|RO1o6
roma|US183TX,AU1e3QLD
rombas|FR1g3
romblon|PH164
rome city|US320IN
romentino|IT1c2
romeoville|US185IL
romeo|US3f2MI
rome|IT1cb,US0d5GA,US0d5NY,US181WI,US181IL,US0d0ME
romford|GB0i7
romilly sur seine|FR1g4
romitan shahri|UZ4m4
romita|MX044
rommerskirchen|DE0x4
romney|US0d1WV
romny|UA156
romodanovo|RU063
romoland|US0s1CA
romorantin lanthenay|FR1g4
romsey|GB0i4
romulus|US3f5MI
ron phibun|TH0m5
ronan|US3d1MT
roncadelle|IT1c3
roncade|IT1c3
ronceverte|US0d1WV
ronchi dei legionari|IT1c4
ronchin|FR1g4
ronciglione|IT1c3
roncq|FR1g4
ronda|ES0y5
rondebosch|ZA0w4
rondonopolis|BR3w7
rong kwang|TH0m4
rongai|KE175
rongan|CN002
ronkonkoma|US0d4NY
ronneburg|DE0x2
ronneby|SE0x4
ronnenberg|DE0x5
ronne|DK0x4
ronse|BE2p5
ron|IN034
roodepoort|ZA0w8
roodhouse|US181IL
roorkee|IN037
roosendaal|NL2p6
roosevelt gardens|US0d1FL
roosevelt park|US3f2MI
roosevelt|US0d4NY,US3d3UT
roost warendin|FR1g3
rooty hill|AU0o4NSW
ropar|IN036
ropczyce|PL1r4
ropes crossing|AU0o3NSW
roquebrune cap martin|FR1g4
roquebrune sur argens|FR1g4
roquemaure|FR1g2
roquetas de mar|ES0y6
roquevaire|FR1g3
rorschach|CH4k3
rosa zarate|EC1l5
rosales|PH164,MX332
rosamond|US0s4CA
rosanna|AU0q3VIC
rosario de mora|SV3v2
rosario del tala|AR214
rosario do sul|BR095
rosario oeste|BR3w3
rosario|AR21a,UY2b3,PH162
rosarito|MX286
rosarno|IT1c4
rosaryville|US0d3MD
rosate|IT1c2
rosa|IT1c4,IT1c4
rosbach vor der hohe|DE0x4
roschinskiy|RU2i3
roscoe|US183IL,US180TX
roscommon|IE2n3,US3f0MI
roscrea|IE2n2
rosdorf|DE0x4
rose bay|AU0o3NSW
rose belle|MU5g4
rose hill|US0d4VA,US182KS,US0d1NC
rose lodge|US0s1OR
roseau|DM484,US181MN
rosebank|ZA0w3,US0d2NY
roseboro|US0d0NC
rosebud|AU0q4VIC,US181SD,US180TX
roseburg north|US0s3OR
roseburg|US0s4OR
rosedale|US0d5NY,US0d4MD,US0s4CA,US0s2WA,US181MS
roselands|AU0o4NSW
roseland|US0s3CA,US0d3NJ,US0d1FL,US180LA
roselawn|US182IN
roselle park|US0d4NJ
roselle|US185IL,US0d4NJ
rosemeadow|AU0o3NSW
rosemead|US0s6CA
rosemere|CA1a4QC
rosemont|US0s5CA,US182IL
rosemount|US185MN,US0d1OH
rosenberg|US185TX
rosendale village|US0d0NY
rosendale|US180WI
rosenfeld|DE0x3
rosenhayn|US0d0NJ
rosenheim|DE0x6
rosenthal|DE0x3
rosepine|US181LA
roses|ES0y4
roseti|RO1o3
roseto degli abruzzi|IT1c4
roseto|US0d1PA
rosetta|EG0g6
roseville|US0s7CA,US3f6MI,US185MN,AU0o3NSW,US0d1OH
rosewood heights|US182IL
rosh ha ayin|IL345
roshal|RU064
rosharon|US180TX
roshchino|RU063,RU252
rosice|CZ2e2
rosiclare|US180IL
rosignano solvay castiglioncello|IT1c4
rosignol|GY4z3
rosiorii de vede|RO1o5
rosita north|US182TX
rosita south|US181TX
roskilde|DK0x5
roskovec|AL4f3
roslavl|RU066
roslyakovo|RU063
roslyn estates|US0d0NY
roslyn harbor|US0d0NY
roslyn heights|US0d3NY
roslyn|US0d1NY
rosny sous bois|FR1g5
rosolina|IT1c2
rosolini|IT1c4
rosporden|FR1g3
rosrath|DE0x5
ross on wye|GB0i3
rossano stazione|IT1c5
rossano veneto|IT1c3
rossano|IT1c2
rossdorf|DE0x4
rossendale|GB0i6
rossford|US0d3OH
rosslau|DE0x4
rossleben|DE0x3
rosslyn|US0d3VA
rossmoor|US0s3CA,US0d3MD,US0d1NJ
rossmoyne|US0d1OH
rossosh|RU066,RU066
rosso|MR0t6,SN0t3
rosstal|DE0x3
rossville|US0d4NY,US0d4MD,US0d2GA,US321IN,US180IL,US180KS
rosswein|DE0x3
ross|BY1p3,US0d2OH,US0s1CA
rosto de cao|PT6p3
rostock|DE0x8
rostokino|RU065
rostov na donu|RU06a
rostovka|RU2j2
rostov|RU065
rostrevor|AU2d3SA
rostusa|MK2a3
roswell|US0d7GA,US3d6NM
rosyth|GB0i4
rot am see|DE0x2
rotan|US181TX
rota|ES0y5
rotenburg an der fulda|DE0x4
rotenburg|DE0x4
rothenbach an der pegnitz|DE0x4
rothenburg ob der tauber|DE0x3
rothenburgsort|DE0x3
rothenburg|DE0x3,DE0x3
rotherham|GB0i7
rothesay bay|NZ492
rothrist|CH4k3
rothschild|US182WI
rothsville|US0d2PA
rothwell|GB0i3,AU1e3QLD
roth|DE0x5
rotkreuz|CH4k3
rotonda west|US0d3FL
rotorua|NZ496
rotselaar|BE2p4
rottach egern|DE0x2
rottenburg an der laaber|DE0x3
rottenburg|DE0x5
rottendorf|DE0x2
rotterdam|NL2p9,US0d4NY
rotthalmunster|DE0x2
rottingdean|GB0i4
rottweil|DE0x5
rouached|DZ1j5
roubaix|FR1g7
roudnice nad labem|CZ2e4
rouen|FR1g7
rouet|FR1g4
rouiba|DZ1j4
rouissat|DZ1j6
round lake beach|US185IL
round lake heights|US181IL
round lake park|US183IL
round lake|US184IL
round rock|US187TX
roundup|US3d1MT
rouse hill|AU0o3NSW
rouses point|US0d1NY
rousinov|CZ2e2
roussillon|FR1g3
rouvroy|FR1g3
rouyn noranda|CA1a5QC
rovaniemi|FI3s5
rovato|IT1c4
rovellasca|IT1c3
rovello porro|IT1c3
rovenky|UA156
roveredo in piano|IT1c2
rovereto|IT1c5
rovigo|IT1c5
rovinari|RO1o4
rovinj|HR2a4
rovira|CO0h3
rovnoye|RU2z2
rowland heights|US0s6CA
rowlands gill|GB0i3
rowland|US0d0NC
rowlett|US186TX
rowley|US0d1MA
rowville|AU0q5VIC
roxana|US181IL
roxas city|PH167
roxas|PH164,PH164,PH164
roxborough park|US3d3CO
roxboro|US0d3NC
roxburgh park|AU0q4VIC
roxbury|US181WI
royal city|US0s1WA
royal kunia|US4g4HI
royal leamington spa|GB0i7
royal oak|US3f6MI
royal palm beach|US0d5FL
royal palm estates|US0d2FL
royal pines|US0d2NC
royal tunbridge wells|GB0i6
royal wootton bassett|GB0i3
royalston|US0d0MA
royalton|US180MN,US180IL,US0d0PA
royan|FR1g4
royersford|US0d2PA
roye|FR1g3
royse city|US184TX
royston|GB0i4,GB0i3,US0d1GA
royton|GB0i5
roy|US3d5UT
rozaje|ME2a3
rozanka polanka|PL1r4
rozavlea|RO1o3
roza|RU254
rozdilna|UA154
rozelle|AU0o3NSW
rozenburg|NL2p4
rozhdestveno|RU2i2
rozhdestvenskiy|RU063
rozhniv|UA152
rozhyshche|UA154
rozkishne|UA153
roznava|SK2e4
roznov pod radhostem|CZ2e4
roznov|RO1o3
roztoky|CZ2e3
rozzano|IT1c5
rreshen|AL4f3
rrogozhine|AL4f2
rtishchevo|RU2z5
ruangwa|TZ173
ruayer|ES0y4
rubiataba|BR094
rubidoux|US0s5CA
rubiera|IT1c4
rubio|VE136
rubizhne|UA156
rubi|ES0y6
rublevo|RU064
rubtsovsk|RU3o7
rucar|RO1o3
ruckersville|US0d0VA
ruda slaska|PL1r7
rudarpur|IN035
rudbar|AF113
ruddington|GB0i3
rudersberg|DE0x4
rudesheim am rhein|DE0x3
rudiano|IT1c2
rudne|UA153
rudnichnyy|RU422
rudnik nad sanem|PL1r3
rudnya|RU063,RU2q3
rudnyy|KZ527
rudolstadt|DE0x5
rudow|DE0x5
rudsar|IR0k6
rueil malmaison|FR1g6
ruelle sur touvre|FR1g3
ruffano|IT1c3
rufino|AR214
rugby|GB0i6,US182ND
rugeley|GB0i5
ruginoasa|RO1o3
ruhla|DE0x3
ruhpolding|DE0x3
ruhstorf|DE0x3
ruidoso downs|US3d1NM
ruidoso|US3d3NM
ruiselede|BE2p2
ruislip|GB0i5
ruiz|MX3g4
rujewa|TZ175
rukban|JO296
rukungiri|UG174
rulenge|TZ174
ruleville|US181MS
rulzheim|DE0x3
ruma|RS2a5,NG0a3
rumbek|SS445
rumburk|CZ2e3
rumford|US0d2ME
rumia|PL1r5
rumilly|FR1g4
rumlang|CH4k2
rummelsburg|DE0x4
rumney|US0d1NH
rumoi|JP0c5
rumonge|BI1w3
rumphi|MW1w4
rumson|US0d3NJ
rumst|BE2p4
rumyantsevo|RU063
rum|AT1s3
runaway bay|AU1e3QLD,JM2v3,US180TX
runcorn|GB0i6,AU1e4QLD
runcu|RO1o3
rundu|NA4t6
runge|US180TX
rungis|FR1g2
runing|CN006
runka|NG0a4
runkel|DE0x3
runnemede|US0d3NJ
running springs|US0s2CA
ruokolahti|FI3s3
ruovesi|FI3s2
rupea|RO1o2
rupert|US5k3ID
ruppichteroth|DE0x3
rural hall|US0d2NC
rural hill|US181TN
rural retreat|US0d1VA
rura|IN034
rurrenabaque|BO244
rusape|ZW1w5
ruscova|RO1o2
rusera|IN035
ruse|BG2f7,AU0o2NSW
rush city|US182MN
rush springs|US180OK
rushden|GB0i5
rushford|US181MN
rushmere|US0d0VA
rushville|US323IN,US182IL
ruska poliana|UA153
ruskington|GB0i2
ruskin|US0d4FL
rusk|US182TX
russas|BR1b5
russeifa|JO298
russell springs|US0d1KY
russells point|US0d0OH
russellton|US0d1PA
russellville|US185AR,US183AL,US183KY
russell|US182KS,US0d2KY,US0d0PA,US0d0GA
russelsheim|DE0x6
russiaville|US320IN
russi|IT1c3
russkaya polyana|RU253
russkiy kameshkir|RU062
russkiy|RU3q2
rustam|PK053
rustaq|OM146,AF115
rustavi|GE2m6
rustburg|US0d1VA
rustenburg|ZA0w7
rustington|GB0i4
ruston|US184LA
ruswil|CH4k3
rutana|BI1w4
ruteng|ID265
rutesheim|DE0x3
rute|ES0y3
ruthen|DE0x3
rutherford college|US0d0NC
rutherfordton|US0d2NC
rutherford|US0d4NJ,AU0o4NSW,US0d2PA,US180TN
rutherglen|GB0i5
ruthin|GB0i2
rutigliano|IT1c4
ruti|CH4k3
rutland|US0d4VT,US0d1MA,US181WI
rutledge|US0d0TN
ruurlo|NL2p3
ruvo di puglia|IT1c5
ruwandiz|IQ0j5
ruwa|ZW1w5
ruy barbosa|BR194
ruyigi|BI1w5
ruzayevka|RU066
ruza|RU064
ruzomberok|SK2e5
rwamagana|RW1w6
ryazanskaya|RU062
ryazanskiy|RU067
ryazan|RU069
ryazhsk|RU064
rybatskoye|RU066
rybinsk|RU068
rybnaya sloboda|RU063
rybnik|PL1r7
rybnoye|RU064
rychnov nad kneznou|CZ2e4
rychvald|CZ2e3
rydalmere|AU0o3NSW
rydal|US0d2GA
rydeback|SE0x3
ryde|AU0o5NSW,GB0i5
rydultowy|PL1r4
rye brook|US0d3NY
rye|US0d4NY,AU0q3VIC,US0d2NH
ryhill|GB0i2
ryhope|GB0i4
ryki|PL1r3
ryland heights|US0d0KY
rylsk|RU064
rymarov|CZ2e3
ryotsu minato|JP0c4
rypin|PL1r4
ryton|GB0i4
ryugasaki|JP0c6
ryuo|JP0c5
ryzdvyanyy|RU063
rzepin|PL1r3
rzeszow|PL1r7
rzhaksa|RU063
rzhanitsa|RU062
rzhev|RU066
rzhyshchiv|UA153
s gravenland|NL2p3
s gravenzande|NL2p4
s hertogenbosch|NL2p7
sa dec|VN0v8
sa ir|PS5f4
sa kaeo|TH0m5
sa pa|VN0m3
sa pobla|ES0y4
saacow|SO173
saalfelden am steinernen meer|AT1s3
saalfeld|DE0x5
saal|DE0x2
saanen|CH4k3
saarbrucken|DE0x8
saarburg|DE0x3
saarijarvi|FI3s3
saarlouis|DE0x5
saarwellingen|DE0x4
saatli|AZ2k6
saa|CM0a3
sabac|RS2a6
sabadell|ES0y8
sabae|JP0c6
sabah as salim|KW0r7
sabak bernam|MY1z4
sabalgarh|IN035
sabana de la mar|DO1d4
sabana de torres|CO0h3
sabana grande de boya|DO1d4
sabana grande|PR483
sabana iglesia|DO1d2
sabana seca|PR483
sabana yegua|DO1d3
sabanagrande|CO0h5
sabanalarga|CO0h6
sabancuy|MX363
sabaneta|CO0h5,DO1d4
sabang|ID0b5,PH162
sabanilla|CR4l4
sabanitas|PA4b4
sabanozu|TR013
sabaoani|RO1o3
sabathu|IN033
sabattus|US0d2ME
sabaudia|IT1c3
saba|HN303
sabetha|US181KS
sabha|LY2g7,JO292
sabinal|US181TX
sabinanigo|ES0y3
sabinas|MX2h6
sabina|US0d1OH
sabinopolis|BR093
sabinov|SK2e4
sabirabad|AZ2k5
sabi|GM0t3
sablayan|PH165
sable sur sarthe|FR1g4
sabratah|LY2g7
sabrosa|PT3y3
sabrum|IN033
sabuncu|AZ2k4
sabya|SA0r6
sabzevar|IR0k8
sac city|US181IA
sacaba|BO247
sacalaz|RO1o3
sacapulas|GT2r4
sacaton|US1v1AZ
sacavem|PT3y4
sacele|RO1o5
sachin|IN034
sachkhere|GE2m3
sachsenheim|DE0x4
sachse|US185TX
sacile|IT1c4
sackets harbor|US0d1NY
saco dos limoes|BR094
saco|US0d4ME
sacramento|US0s9CA,BR094
sacriston|GB0i3
sacueni|RO1o3
sadabad|IN035
sadabe|MG174
sadah|YE0r6
sadalgi|IN034
sadao|TH0m6
sadaseopet|IN035
sadat|IN033
sada|ES0y4,YT173
saddiqabad|PK058
saddle brooke|US1v3AZ
saddle brook|US0d4NJ
saddle river|US0d2NJ
sade|NG0a3
sadjoavato|MG173
sadova|RO1o3
sadovoye|RU063,RU062
sadri|IN035
saeby|DK0x3
saedinenie|BG2f3
saerbeck|DE0x3
saeveland|NO0x3
safaga|EG0g5
safed|IL345
safety bay|AU1n3WA
safety harbor|US0d4FL
saffle|SE0x3
safford|US1v3AZ
saffron walden|GB0i4
safidon|IN035
safipur|IN035
safi|MA108,JO294
safonovo|RU066
safranbolu|TR015
safwa|SA0r6
sag harbor|US0d1NY
sagae|JP0c5
sagaing|MM0p6
sagalo|ML0t4
sagamore|US0d2MA
sagang|PH163
sagara|JP0c5
sagarejo|GE2m4
sagar|IN036
sagauli|IN035
sagay|PH166
saga|JP0c7
sageata|RO1o2
saginaw township north|US3f5MI
saginaw|US3f6MI,US184TX
sagna|RO1o3
sagopshi|RU064
sagpon|PH163
sagrada familia|ES0y6
sagua de tanamo|CU1f4
sagua la grande|CU1f6
saguday|PH163
saguenay|CA1a7QC
saguing|PH162
sagunto|ES0y6
sahab|JO295
sahagun|CO0h6
saham al kaffarat|JO293
saham|OM146
sahapur|IN033
saharanpur|IN039
saharsa|IN037
sahar|YE0r5
sahaspur|IN035
sahaswan|IN036
sahatavy|MG173
sahavato|MG175
sahawar|IN034
sahibganj|IN037
sahiwal|PK058,PK055
sahline|TN3c4
sahuarita|US1v5AZ
sahuayo de morelos|MX046
sahy|SK2e3
sai buri|TH0m4
sai kung|HK0l4
saida|DZ1j7
saidpur|BD078,IN035,IN034
saiha|IN035
saijo|JP0c6
saiki|JP0c6
sailana|IN033
saimbeyli|TR012
sain alto|MX042
sainghin en weppes|FR1g2
sains en gohelle|FR1g3
saint affrique|FR1g3
saint alban leysse|FR1g2
saint albans|AU0q5VIC,US0d3WV,US0d3VT,US0d1ME
saint alban|FR1g2
saint amable|CA1a3QC
saint amand les eaux|FR1g4
saint amand montrond|FR1g4
saint andre les vergers|FR1g3
saint andre lez lille|FR1g3
saint andrews|US0d4SC,GB0i4
saint andre|RE146
saint anne|US180IL
saint anns bay|JM2v4
saint ann|US184MO
saint ansgar|US180IA
saint anthony|US183MN,US5k2ID
saint antoine|FR1g3
saint apollinaire|FR1g2
saint arnoult en yvelines|FR1g3
saint aubin de medoc|FR1g2
saint aubin les elbeuf|FR1g3
saint augusta|US182MN,US182MN
saint augustin de desmaures|CA1a4QC
saint augustine beach|US0d3FL
saint augustine shores|US0d3FL
saint augustine south|US0d2FL
saint augustine|US0d4FL
saint avertin|FR1g4
saint ave|FR1g3
saint avold|FR1g4
saint barnabe|FR1g4
saint barthelemy|FR1g4
saint basile le grand|CA1a4QC
saint benoit|RE145,FR1g3
saint bernard|US0d2OH
saint berthevin|FR1g3
saint bonaventure|US0d1NY
saint bonifacius|US181MN
saint bonnet de mure|FR1g3
saint brevin les pins|FR1g3
saint brice sous foret|FR1g4
saint brieuc|FR1g6
saint bruno de montarville|CA1a5QC
saint canut|CA1a3QC
saint chamas|FR1g3
saint chamond|FR1g5
saint charles|US186MO,US0d5MD,US185IL,FR1g3,US182MN,US3f1MI
saint christol les ales|FR1g3
saint clair shores|US3f6MI
saint clairsville|US0d2OH
saint clair|US3f2MI,US182MO,US0d2PA
saint claude|FR1g4,GP483
saint clement de riviere|FR1g2
saint cloud|US186MN,US0d5FL,FR1g5
saint constant|CA1a5QC
saint croix falls|US181WI
saint croix|VI486
saint cyprien plage|FR1g3
saint cyr lecole|FR1g4
saint cyr sur loire|FR1g4
saint cyr sur mer|FR1g4
saint david|US1v1AZ
saint denis en val|FR1g3
saint denis|RE147,FR1g7
saint dennis|US4w3KY
saint die des vosges|FR1g5
saint dizier|FR1g5
saint doulchard|FR1g3
saint egreve|FR1g4
saint elmo|US181IL
saint esprit|MQ5x3
saint esteve|FR1g3
saint etienne au mont|FR1g2
saint etienne de montluc|FR1g3
saint etienne du rouvray|FR1g5
saint etienne|FR1g7
saint eustache|CA1a5QC
saint fargeau ponthierry|FR1g4
saint felicien|CA1a3QC
saint felix de valois|CA1a3QC
saint florent sur cher|FR1g3
saint florentin|FR1g3
saint flour|FR1g3
saint fons|FR1g4
saint francisville|US181LA
saint francis|US183WI,US183MN,US3d0KS
saint francois|FR1g4,GP484
saint gabriel|US183LA
saint galmier|FR1g2
saint gaudens|FR1g4
saint gely du fesc|FR1g3
saint genest lerpt|FR1g3
saint genis laval|FR1g4
saint genis les ollieres|FR1g2
saint genis pouilly|FR1g3
saint georges de didonne|FR1g2
saint georges|CA1a5QC,GD483
saint george|US3d6UT,US0d1FL,US0d1ME,US0d1SC,US180MO
saint germain du puy|FR1g2
saint germain en laye|FR1g5
saint germain les arpajon|FR1g3
saint germain les corbeil|FR1g3
saint gervais les bains|FR1g3
saint ghislain|BE2p4
saint gilles croix de vie|FR1g3
saint gilles|FR1g4
saint giniez|FR1g4
saint girons|FR1g3
saint gratien|FR1g4
saint gregoire|FR1g3
saint hedwig|US181TX
saint helena|US0s3CA
saint helens|US0s4OR
saint helen|US3f1MI
saint helier|JE0i5
saint henri|FR1g2,CA1a2QC
saint henry|US0d1OH
saint herblain|FR1g6
saint hilaire de riez|FR1g3
saint hilaire de talmont|FR1g3
saint hippolyte|CA1a3QC
saint hubert|BE2p2
saint hyacinthe|CA1a6QC
saint ignace|US3f1MI
saint imier|CH4k2
saint ismier|FR1g3
saint ives|AU0o4NSW
saint jacob|US180IL
saint jacques de la lande|FR1g3
saint james city|US0d2FL
saint james|US0d4NY,US182MN,US182MO,US0d2NC,US0d2MD
saint jean bonnefonds|FR1g3
saint jean dangely|FR1g3
saint jean de braye|FR1g4
saint jean de la ruelle|FR1g4
saint jean de luz|FR1g4
saint jean de maurienne|FR1g3
saint jean de monts|FR1g3
saint jean de vedas|FR1g3
saint jean dillac|FR1g3
saint jean le blanc|FR1g3
saint jean sur richelieu|CA1a6QC
saint jean|FR1g3
saint jerome|CA1a6QC,FR1g3
saint johnsbury|US0d3VT
saint johnsville|US0d1NY
saint johns|AG485,US3f3MI,US183MO,US1v2AZ
saint john|CA5o6NB,US184IN,MT6l4,US183MO,US180KS
saint jorioz|FR1g2
saint joseph du lac|CA1a3QC
saint joseph|US186MO,RE145,MQ5x4,US3f3MI,US183MN,FR1g2,US182IL,US180LA
saint jo|US180TX
saint juery|FR1g3
saint julien de concelles|FR1g3
saint julien en genevois|FR1g3
saint julien les villas|FR1g3
saint julien|FR1g3
saint junien|FR1g4
saint just en chaussee|FR1g3
saint just saint rambert|FR1g4
saint just|FR1g4
saint kilda|AU0q4VIC
saint lambert|FR1g3
saint laurent blangy|FR1g3
saint laurent de la salanque|FR1g3
saint laurent du maroni|GF615
saint laurent du var|FR1g5
saint laurent|CA1a6QC
saint lawrence|US0d1PA
saint lazare|CA1a4QC,FR1g3
saint leonards on sea|GB0i3
saint leonard|CA1a6QC
saint leo|US0d0FL
saint leu la foret|FR1g4
saint leu|FR1g5,RE145
saint lin laurentides|CA1a4QC
saint loubes|FR1g3
saint louis du nord|HT2c4
saint louis park|US185MN
saint louis|SN0t7,RE146,FR1g4,FR1g3,US3f3MI
saint loup|FR1g4
saint lo|FR1g4
saint lys|FR1g3
saint macaire en mauges|FR1g3
saint malo|FR1g6
saint mande|FR1g4
saint mandrier sur mer|FR1g3
saint marcellin|FR1g3
saint marcel|FR1g3,FR1g2
saint marc|HT2c6
saint maries|US0s1ID
saint martin boulogne|FR1g4
saint martin de crau|FR1g4
saint martin des champs|FR1g2
saint martin dheres|FR1g5
saint martin le vinoux|FR1g2
saint martins|US180MO
saint martinville|US183LA
saint martin|US183MS
saint marys|US0d4PA,US0d3OH,US181KS,US181KS,US0d1WV
saint matthews|US4w4KY,US0d1SC
saint maur des fosses|FR1g6
saint maurice|FR1g4
saint mauront|FR1g4
saint maximin la sainte baume|FR1g4
saint max|FR1g3
saint medard en jalles|FR1g5
saint memmie|FR1g3
saint michaels|US3d1AZ,US0d0MD
saint michael|US184MN
saint michel sur orge|FR1g4
saint mihiel|FR1g2
saint mitre les remparts|FR1g3
saint mitre|FR1g3
saint nazaire|FR1g6
saint neots|GB0i5
saint nicolas de port|FR1g3
saint nicolas|BE2p4,FR1g3
saint omer|FR1g4
saint orens de gameville|FR1g4
saint ouen laumone|FR1g5
saint ouen|FR1g5
saint paris|US0d1OH
saint pathus|FR1g2
saint paul les dax|FR1g4
saint paul park|US182MN
saint paul trois chateaux|FR1g3
saint pauls|US0d1NC
saint paul|US188MN,RE147,US181NE,US181MO,US180TX,US320IN
saint peray|FR1g3
saint pete beach|US0d3FL
saint peter port|GG0i4
saint petersburg|RU06c
saint peters|GB0i7,US186MO
saint peter|US183MN,US181WI
saint philbert de grand lieu|FR1g3
saint philippe|RE142
saint pierre des corps|FR1g4
saint pierre doleron|FR1g3
saint pierre du mont|FR1g3
saint pierre du perray|FR1g3
saint pierre les elbeuf|FR1g3
saint pierre les nemours|FR1g3
saint pierre|RE146,MU5g4,FR1g3,PM793
saint pie|CA1a2QC
saint pol de leon|FR1g3
saint pol sur mer|FR1g5
saint pol sur ternoise|FR1g2
saint pourcain sur sioule|FR1g2
saint priest en jarez|FR1g3
saint priest|FR1g5
saint prix|FR1g3
saint pryve saint mesmin|FR1g2
saint quentin en yvelines|FR1g7
saint quentin fallavier|FR1g3
saint quentin|FR1g6
saint raphael|HT2c5,FR1g5
saint regis park|US4w1KY
saint remi|CA1a3QC
saint remy de provence|FR1g3
saint remy les chevreuse|FR1g3
saint remy|FR1g3
saint renan|FR1g3
saint robert|US182MO
saint rose|US183LA
saint saulve|FR1g3
saint sauveur des monts|CA1a3QC
saint sauveur|CA1a3QC
saint sebastien sur loire|FR1g5
saint simon mills|US0d4GA
saint simons island|US0d4GA
saint stephens|US0d3NC
saint stephen|US0d1SC
saint sulpice la pointe|FR1g3
saint thibault des vignes|FR1g3
saint thomas mount|IN035
saint tronc|FR1g4
saint tropez|FR1g3
saint valery en caux|FR1g2
saint vallier|FR1g3
saint victoret|FR1g3
saint vincent de tyrosse|FR1g3
saint vith|BE2p3
saint yrieix la perche|FR1g3
saint yrieix sur charente|FR1g3
saint zotique|CA1a3QC
sainte adele|CA1a3QC
sainte adresse|FR1g3
sainte agathe des monts|CA1a3QC
sainte anne de bellevue|CA1a2QC
sainte anne des monts|CA1a2QC
sainte anne des plaines|CA1a3QC
sainte anne|GP485,FR1g3
sainte catherine de la jacques cartier|CA1a2QC
sainte catherine|CA1a4QC,CA1a4QC
sainte foy les lyon|FR1g4
sainte genevieve des bois|FR1g5
sainte genevieve|US182MO
sainte julie|CA1a5QC
sainte livrade sur lot|FR1g3
sainte luce sur loire|FR1g4
sainte luce|MQ5x3
sainte marguerite|FR1g4
sainte marie aux mines|FR1g3
sainte marie|RE145,MQ5x4,CA1a4QC
sainte marthe sur le lac|CA1a3QC
sainte maxime|FR1g4
sainte menehould|FR1g2
sainte rose|GP484,RE143
sainte savine|FR1g3
sainte sigolene|FR1g3
sainte suzanne|RE144
sainte therese|CA1a5QC
saintes|FR1g5
sainthia|IN035
saintry sur seine|FR1g2
sainyabuli|LA0m4
saipan|MP666
sairang|IN033
saitama|JP0ca
saitlaw|IN033
sajir|SA0r4
sajoszentpeter|HU1q4
sakado|JP0c7
sakai nakajima|JP0c5
sakaidecho|JP0c6
sakaiminato|JP0c5
sakai|JP0ca,JP0c5
sakakah|SA0r7
sakaraha|MG174
sakassou|CI0t4
sakata|JP0c7
sakchu up|KP0z4
sakete|BJ0a5
sake|CD1w4
sakhipur|BD075
sakhnin|IL345
sakhnovshchyna|UA153
sakhrah|JO293
sakiai|LT3t3
sakib|JO294
sakiet sidi youssef|TN3c3
sakit|IN033
saki|NG0a7,UA4a5
sakleshpur|IN035
sakon nakhon|TH0m6
sakrand|PK055
saksaulskiy|KZ4u3
saks|US183AL
sakti|IN034
sakurai|JP0c6
sakura|JP0c8
saku|JP0c6
sala consilina|IT1c4
salaberry de valleyfield|CA1a5QC
salach|DE0x3
saladan|TH0m3
saladas|AR214
salado|US181TX
salaga|GH0t5
salah bey|DZ1j5
salahonda|CO0h3
salair|RU3u3
salakhid|SY1t4
salalah|OM147
salamanca|MX047,ES0y7,ES0y7,CL0n4,US0d2NY
salama|GT2r5
salamina|GR3h5,CO0h4,CO0h3
salanso|BF0t3
salapungan|PH163
salaqi|CN006
salaspils|LV374
salas|ES0y3
salatiga|ID0b7
salat|TR013
salavan|LA0m2
salavat|RU257
salaverry|PE0f3
salawagan|PH163
salaya|IN035
salay|PH163
salazie|RE143
sala|SK2e5,SE0x4,IT1c3
salbris|FR1g3
salcaja|GT2r4
salcea|RO1o3
salcedo|DO1d6
salcha|US4r0AK
salcininkai|LT3t3
saldana|CO0h3
saldanha|ZA0w6
saldarriaga|MX043
saldus|LV374
sale al jadida|MA108
sale creek|US0d2TN
salekhard|RU255
salem heights|US0d2OH
salemi|IT1c3
salem|IN03a,US0s7OR,US0d5MA,US0d5NH,US0d5VA,US0d4OH,US184WI,DE0x3,US3d3UT,US183IL,US323IN,US182MO,US0d2NJ,US0d2CT,US181AR,US0d1NC,US181AR,US0d1WV,US180SD
salerno|IT1c7
sale|MA10a,GB0i6,AU0q4VIC
salfit|PS5f3
salford|GB0i6
salgado|BR2t2
salgareda|IT1c2
salgar|CO0h3
salgotarjan|HU1q5
salgueiro|BR1y5
salice salentino|IT1c3
salida|US0s4CA,US3d2CO
salies de bearn|FR1g2
saligao|IN033
salihli|TR016
salihorsk|BY1p7
salima|MW1w5
salina cruz|MX046
salinas de hidalgo|MX044
salinas victoria|MX2h3
salinas|US0s7CA,EC1l5,BR095,PR483
salina|US186KS,US3d1UT,US180OK
salinera colan|PE0f4
salineville|US0d0OH
saline|US3f3MI
salinopolis|BR235
salinungan proper|PH163
salisbury downs|AU2d3SA
salisbury east|AU2d3SA
salisbury heights|AU2d2SA
salisbury north|AU2d3SA
salisbury|GB0i5,US0d5NC,US0d5MD,US0d4NY,AU2d3SA,AU1e3QLD,US0d2MA,US181MO,US0d0NH,US0d0VT
salistea de sus|RO1o2
saliste|RO1o3
salitral|PE0f2
salitrillos|CR4l3
salitrillo|MX043
salix|US0d0PA
sallanches|FR1g4
sallaumines|FR1g3
sallent|ES0y3
sallins|IE2n2
sallisaw|US183OK
sallynoggin|IE2n3
salmas|IR0k6
salmon arm|CA3n4BC
salmon brook|US0d1CT
salmon creek|US0s4WA
salmon|US3d2ID
salobrena|ES0y4
salome|US1v1AZ
salon de provence|FR1g5
salonta|RO1o4
salon|IN034
salor|UZ1i5
salou|ES0y5
salo|FI3s5,IT1c3
salpazari|TR013
salqin|SY1t5
salsipuedes|DO1d4,AR213
salsk|RU066
salsomaggiore terme|IT1c4
salt lake city|US3d8UT
salt spring island|CA3n3BC
saltash|GB0i4
salta|AR3z9
saltburn by the sea|GB0i3
saltcoats|GB0i4
saltillo|MX2h9,US182MS
salto de agua|MX042
salto de pirapora|BR095
salto del guaira|PY1x3
salton city|US0s2CA
salto|UY2b7,BR097
saltpond|GH0t5
saltsjobaden|SE0x3
saltville|US0d1VA
salt|ES0y5
saluda|US0d2SC
salug|PH163
salumbar|IN034
salunga|US0d1PA
salur|IN036
saluzzo|IT1c4
salvacion|PH163,PH162
salvador|BR19b
salvaleon de higuey|DO1d7
salvaterra de magos|PT3y2
salvatierra de mino|ES0y3
salvatierra|MX045
salwa|KW0r5
salyan|AZ2k5
salyersville|US0d1KY
salym|RU252
salzano|IT1c3
salzbergen|DE0x3
salzburg|AT1s7
salzgitter|DE0x7
salzhemmendorf|DE0x3
salzkotten|DE0x5
salzwedel|DE0x4
salzweg|DE0x3
sal|JO293
sam phran|TH0m5
sam rayburn|US180TX
sam roi yot|TH0m4
samalkha|IN035
samalkot|IN036
samalut|EG0g6
samal|PH165,PH165
samamiya|NG0a3
samana|DO1d4
samaniego|CO0h4
samannud|EG0g6
samarate|IT1c4
samara|RU2ia
samarinda|ID268
samarkand|UZ4m8
samaro|PK053
samarra|IQ0j7
samarskoye|RU063
samashki|RU063
samassi|IT1c2
samastipur|IN036
samayac|GT2r3
sama|ES0y6
sambaina|MG173
sambalpur|IN037
sambava|MG175
samba|IN035
sambek|RU062
sambhal|IN038
sambhar|IN035
sambiase|IT1c4
sambir|UA155
samborondon|EC1l5
sambrial|PK056
sambuca di sicilia|IT1c3
sambuceto|IT1c3
samdari|IN034
samdrup jongkhar|BT5t3
same|TZ174,TL5i3
samfya|ZM1w4
samho rodongjagu|KP0z4
saminaka|NG0a3
samitah|SA0r5
sammamish|US0s6WA
samma|JO293
sammichele di bari|IT1c3
samobor|HR2a4
samokov|BG2f5
samora correia|PT3y4
samorin|SK2e4
samoset|US0d2FL
samoylovka|RU2z3
sampacho|AR213
sampaloc|PH164,PH163
sampang|ID0b6
sampao|PH163,PH162
sampit|ID436
sampsonievskiy|RU065
sampues|CO0h4
samrala|IN034
samraong|KH0m4
samsat|TR013
samson|US181AL
samsula spruce creek|US0d2FL
samsun|TR019
samthar|IN034
samtredia|GE2m5
samtse|BT5t2
samus|RU413
samut prakan|TH0m9
samut sakhon|TH0m6
samut songkhram|TH0m5
samux|AZ2k3
san adrian|ES0y3
san agustin acasaguastlan|GT2r3
san agustin de las juntas|MX043
san agustin de valle fertil|AR5e3
san agustin del guadalix|ES0y3
san agustin tlaxco|MX043
san agustin tlaxiaca|MX043
san agustin|CO0h3,PE0f3
san alberto|CO0h3
san alejo|SV3v2
san andreas|US0s1CA
san andres ahuashuatepec|MX043
san andres azumiatla|MX043
san andres calpan|MX043
san andres cholula|MX045
san andres cuexcontitlan|MX044
san andres del rabanedo|ES0y5
san andres itzapa|GT2r4
san andres ixtlan|MX042
san andres mixquic|MX044
san andres ocotlan|MX042
san andres tuxtla|MX046
san andres villa seca|GT2r2
san andres xecul|GT2r4
san andres|CO0h6,GT2r3,PH162,PH162
san andros|BS1a3
san angelo|US187TX
san anselmo|US0s4CA
san antero|CO0h4
san antonino castillo velasco|MX042
san antonio acahualco|MX044
san antonio aguas calientes|GT2r3
san antonio buenavista|MX043
san antonio de la cal|MX044
san antonio de los altos|VE136
san antonio de los banos|CU1f5
san antonio del coyote|MX2h3
san antonio del estrecho|PE0f3
san antonio del monte|SV3v3
san antonio del tachira|VE135
san antonio heights|US0s2CA
san antonio huista|GT2r3
san antonio la isla|MX044
san antonio la paz|GT2r3
san antonio mihuacan|MX043
san antonio oeste|AR3z4
san antonio suchitepequez|GT2r3
san antonio tecomitl|MX045
san antonio|US18bTX,CL0n6,PY1x6,PH165,PH165,CR4l3,CO0h3,PR483,CO0h2,US0d0FL
san augustine|US181TX
san bartolo cuautlalpan|MX043
san bartolo de berrios|MX043
san bartolo del llano|MX044
san bartolo oxtotitlan|MX042
san bartolome atlatlahuca|MX043
san bartolome coatepec|MX042
san bartolome de tirajana|ES4e6
san bartolome milpas altas|GT2r3
san bartolome tlaltelulco|MX043
san bartolome|ES4e4
san bartolo|MX043,MX043,PE0f3,MX042
san basilio|PH163
san benedetto del tronto|IT1c6
san benedetto po|IT1c2
san benigno canavese|IT1c2
san benito abad|CO0h4
san benito xaltocan|MX042
san benito|GT2r5,US185TX,AR213
san bernardino tlaxcalancingo|MX046
san bernardino|US0s8CA,MX043,GT2r2
san bernardo del viento|CO0h3
san bernardo|CL0n8,AR213
san blas atempa|MX044
san blas canillejas|ES0y7
san blas|MX3g3,MX3g3
san bonifacio|IT1c4
san borja|BO245
san bruno|US0s5CA
san buenaventura|MX045,MX2h4,MX043,MX333
san carlo allarena|IT1c6
san carlos centro|AR213
san carlos de bariloche|AR3z7
san carlos del zulia|VE136
san carlos park|US0d4FL
san carlos sija|GT2r3
san carlos|VE136,CL0n5,US0s5CA,UY2b5,CO0h5,CO0h5,MX044,DO1d4,NI2s4,MX044,CO0h3,US1v2AZ,US1v2AZ,US182TX
san casciano in val di pesa|IT1c3
san cataldo|IT1c4
san cesareo|IT1c3
san cesario di lecce|IT1c3
san cipirello|IT1c2
san cipriano daversa|IT1c4
san ciro de acosta|MX043
san clemente del tuyu|AR023
san clemente|US0s6CA,PE0f4,CL0n4,ES0y3
san colombano al lambro|IT1c3
san cristobal cucho|GT2r3
san cristobal de las casas|MX047
san cristobal nexquipayac|MX043
san cristobal verapaz|GT2r4
san cristobal|VE138,DO1d7,CU1f6,AR214
san damian texoloc|MX042
san daniele del friuli|IT1c3
san diego country estates|US0s3CA
san diego de alejandria|MX042
san diego de la union|MX043
san diego|US0saCA,CR4l4,CO0h3,US182TX
san dimas|US0s5CA
san dionisio ocotepec|MX042
san dona di piave|IT1c5
san donaci|IT1c3
san donato milanese|IT1c5
san donnino|IT1c3
san elizario|US3d3TX
san enrique|PH163
san estanislao|CO0h4
san esteban tizatlan|MX043
san felice a cancello|IT1c4
san felice circeo|IT1c3
san felice sul panaro|IT1c3
san felipe jalapa de diaz|MX043
san felipe orizatlan|MX043
san felipe pueblo|US3d1NM
san felipe tlalmimilolpan|MX043
san felipe|VE136,CL0n6,MX045,CR4l5,MX284,GT2r3
san ferdinando di puglia|IT1c4
san ferdinando|IT1c4
san fernando de apure|VE136
san fernando de henares|ES0y5
san fernando de monte cristi|DO1d4
san fernando del valle de catamarca|AR598
san fernando|PH168,ES0y7,PH166,TT486,MX2h5,US0s5CA,PH165,MX043,PH163,PH163
san francisco acuautla|MX045
san francisco chimalpa|MX043
san francisco cuaxusco|MX045
san francisco de asis|MX042
san francisco de la paz|HN302
san francisco de los romo|MX044
san francisco de macoris|DO1d7
san francisco del rincon|MX046
san francisco el alto|GT2r6
san francisco ixhuatan|MX042
san francisco ocotlan|MX044
san francisco pujiltic|MX043
san francisco tecoxpa|MX044
san francisco telixtlahuaca|MX043
san francisco tepeolulco|MX043
san francisco tetlanohcan|MX043
san francisco tlalcilalcalpan|MX044
san francisco zacacalco|MX043
san francisco zapotitlan|GT2r4
san francisco|US0saCA,AR216,CR4l6,PH164,PH164,SV3v4,PH163,PH162
san gabriel chilac|MX044
san gabriel tetzoyocan|MX043
san gabriel|US0s5CA,EC1l4,MX044,PH162
san gaspar tlahuelilpan|MX043
san gaspar tonatico|MX043
san gavino monreale|IT1c3
san gennaro vesuviano|IT1c3
san german|CU1f5,PR484
san giljan|MT6l3
san gil|CO0h5
san giorgio a cremano|IT1c6
san giorgio del sannio|IT1c3
san giorgio delle pertiche|IT1c3
san giorgio di nogaro|IT1c3
san giorgio di piano|IT1c3
san giorgio ionico|IT1c4
san giorgio su legnano|IT1c3
san giovanni a teduccio|IT1c5
san giovanni gemini|IT1c3
san giovanni in fiore|IT1c4
san giovanni in marignano|IT1c2
san giovanni in persiceto|IT1c4
san giovanni la punta|IT1c4
san giovanni lupatoto|IT1c4
san giovanni rotondo|IT1c5
san giovanni valdarno|IT1c4
san giuliano milanese|IT1c5
san giuseppe jato|IT1c3
san giuseppe vesuviano|IT1c5
san giuseppe|IT1c2
san gregorio cuautzingo|MX044
san gregorio de nigua|DO1d4
san gregorio di catania|IT1c2
san hipolito|MX043
san ignacio cerro gordo|MX043
san ignacio de velasco|BO245
san ignacio rio muerto|MX3b3
san ignacio|BZ624,PE0f3,PH163
san ildefonso|PH166,ES0y2
san isidro buen suceso|MX043
san isidro de curuguaty|PY1x3
san isidro|PE0f6,AR025,CR4l5,MX045,ES4e4,PH163,PR483,PH163
san jacinto amilpas|MX044
san jacinto|US0s6CA,CO0h4,PH163,PH163
san javier|ES0y5,CL0n4,AR214
san jeronimito|MX043
san jeronimo amanalco|MX043
san jeronimo coyula|MX043
san jeronimo cuatro vientos|MX045
san jeronimo de juarez|MX043
san jeronimo|MX045,PE0f3,GT2r3,PE0f2
san joaquin coapango|MX043
san joaquin hills|US0s2CA
san joaquin|VE135,US0s2CA
san jorge pueblo nuevo|MX045
san jorge|AR214,NI2s3
san jose acatempa|GT2r3
san jose de agua azul|MX042
san jose de feliciano|AR213
san jose de gracia|MX043,MX042
san jose de guanipa|VE136
san jose de jachal|AR454
san jose de las lajas|CU1f6
san jose de las matas|DO1d3
san jose de los olvera|MX044
san jose de lourdes|MX042
san jose de mayo|UY2b5
san jose de ocoa|DO1d4
san jose del cabo|MX3g6
san jose del castillo|MX044
san jose del guaviare|CO0h4
san jose del monte|PH168
san jose del valle|MX044
san jose el alto|MX044
san jose el vidrio|MX042
san jose guadalupe otzacatipan|MX045
san jose iturbide|MX045
san jose ixtapa barrio viejo|MX043
san jose las palmas|MX043
san jose pinula|GT2r6
san jose poaquil|GT2r3
san jose teacalco|MX042
san jose temascatio|MX043
san jose tetel|MX043
san jose village|MP664
san jose xicohtencatl|MX043
san josecito|CR4l4
san jose|US0saCA,CR4l8,PH167,PH165,CR4l5,PH163,PE0f3,AR213,PH163,PH163,PH163,PY1x2
san juan bautista|PY1x4,PA4b4,PE0f3,US0s1CA
san juan cancuc|MX043
san juan capistrano|US0s5CA
san juan chamelco|GT2r4
san juan coajomulco|MX042
san juan colorado|MX042
san juan cosala|MX043
san juan cotzal|GT2r3
san juan de abajo|MX043
san juan de alicante|ES0y4
san juan de aznalfarache|ES0y4
san juan de betulia|CO0h3
san juan de dios|CR4l4
san juan de la maguana|DO1d6
san juan de la rambla|ES4e2
san juan de la vega|MX043
san juan de las huertas|MX044
san juan de los lagos|MX046
san juan de los morros|VE136
san juan de uraba|CO0h3
san juan del cesar|CO0h5
san juan del puerto|ES0y3
san juan del rio|MX047
san juan del sur|NI2s3
san juan huactzinco|MX043
san juan ixtayopan|MX045
san juan nepomuceno|CO0h5,PY1x3
san juan opico|SV3v3
san juan pueblo|HN303
san juan sacatepequez|GT2r7
san juan tehuixtitlan|MX043
san juan tepa|MX043
san juan tepulco|MX043
san juan tilapa|MX043
san juan tuxco|MX043
san juan xiutetelco|MX043
san juan y san pedro tezompa|MX044
san juan zitlaltepec|MX044
san juanito de escobedo|MX042
san juanito|MX333
san juan|AR459,PR489,PH167,US185TX,CR4l5,CR4l3,PH162
san julian|MX044,BO243,AR5y3
san justo|AR214
san kamphaeng|TH0m5
san lazzaro|IT1c4
san leandro|US0s7CA
san leonardo|PH165
san leone mose|IT1c4
san leon|US182TX
san lorenzo acopilco|MX045
san lorenzo axocomanitla|MX042
san lorenzo cacaotepec|MX043
san lorenzo chiautzingo|MX043
san lorenzo de el escorial|ES0y4
san lorenzo de esmeraldas|EC1l4
san lorenzo oyamel|MX043
san lorenzo tlacotepec|MX043
san lorenzo tlalmimilolpan|MX042
san lorenzo|PY1x8,IT1c6,AR216,US0s5CA,HN304,PR483,NI2s3
san lucas el grande|MX043
san lucas ojitlan|MX043
san lucas sacatepequez|GT2r4
san lucas toliman|GT2r4
san luis acatlan|MX043
san luis apizaquito|MX043
san luis de la loma|MX042
san luis de la paz|MX046
san luis de since|CO0h5
san luis del palmar|AR214
san luis ixcan|GT2r3
san luis jilotepeque|GT2r3
san luis obispo|US0s6CA
san luis potosi|MX049
san luis rio colorado|MX3b7
san luis tecuhautitlan|MX043
san luis|AR5b8,CU1f6,PH165,US1v5AZ,PE0f3,MX283,MX283,PH163,GT2r3,CU1f3,PH163,HN303
san manuel|PH163,HN303,PH163,US1v2AZ
san marcelino|PH164
san marcellino|IT1c4
san marco evangelista|IT1c3
san marco in lamis|IT1c4
san marcos de colon|HN303
san marcos de leon|MX043
san marcos huixtoco|MX044
san marcos tlacoyalco|MX043
san marcos yachihuacaltepec|MX043
san marcos|US0s7CA,US186TX,SV3v6,CO0h5,GT2r5,NI2s5,MX044,MX044,HN302
san mariano|PH164,PH164,PH163
san marino|US0s4CA
san martin azcatepec|MX045
san martin caltenco|MX042
san martin cuautlalpan|MX045
san martin de la vega|ES0y4
san martin de las piramides|MX044
san martin de los andes|AR3z5
san martin de valdeiglesias|ES0y3
san martin hidalgo|MX043
san martin jilotepeque|GT2r3
san martin texmelucan de labastida|MX046
san martino buon albergo|IT1c4
san martino di lupari|IT1c3
san martino in rio|IT1c3
san martin|AR2y6,SV3v5,CO0h4,AR453,CO0h3,US0s3CA
san marzano di san giuseppe|IT1c3
san marzano sul sarno|IT1c3
san mateo atarasquillo|MX042
san mateo atenco|MX046
san mateo del mar|MX043
san mateo huitzilzingo|MX044
san mateo ixtacalco|MX042
san mateo ixtatan|GT2r4
san mateo otzacatipan|MX045
san mateo xoloc|MX043
san mateo|PH167,US0s7CA,VE136,PH164,GT2r2
san matias cuijingo|MX043
san matias tlalancaleca|MX043
san matias|BO243
san maurizio|IT1c3
san mauro pascoli|IT1c3
san mauro torinese|IT1c4
san michele salentino|IT1c3
san michele|IT1c3
san miguel ajusco|MX045
san miguel ameyalco|MX042
san miguel canoa|MX044
san miguel chicaj|GT2r4
san miguel coatlinchan|MX044
san miguel contla|MX043
san miguel cuyutlan|MX043
san miguel de abona|ES4e4
san miguel de allende|MX046
san miguel de cauri|PE0f2
san miguel de salcedo|EC1l3
san miguel de salinas|ES0y3
san miguel de tucuman|AR35a
san miguel del padron|CU1f7
san miguel duenas|GT2r3
san miguel el alto|MX045
san miguel octopan|MX044
san miguel panixtlahuaca|MX043
san miguel siguila|GT2r3
san miguel tenochtitlan|MX043
san miguel tlaixpan|MX043
san miguel topilejo|MX045
san miguel totocuitlapilco|MX043
san miguel totoltepec|MX042
san miguel vindho|MX043
san miguel xoxtla|MX043
san miguel zapotitlan|MX3g3
san miguelito|PA4b8
san miguel|SV3v7,AR027,PH166,CR4l5,PH164,EC1l4,PH163,PE0f3,AR023,PH162,US0s1CA,US3d0NM
san miniato basso|IT1c5
san miniato|IT1c4
san narciso|PH164,PH163
san nicola la strada|IT1c4
san nicolas coatepec|MX043
san nicolas de bari|CU1f4
san nicolas de los agustinos|MX043
san nicolas de los arroyos|AR027
san nicolas de los garza|MX2h9
san nicolas de los ranchos|MX043
san nicolas guadalupe|MX043
san nicolas tolentino|MX043
san nicolas|PH165,AW484,PH163,ES4e3,MX042
san nicolo a tordino|IT1c2
san nicolo|IT1c3
san onofre|CO0h5
san pa tong|TH0m4
san pablo atlazalpan|MX043
san pablo autopan|MX045
san pablo de las salinas|MX047
san pablo huitzo|MX042
san pablo huixtepec|MX043
san pablo jocopilas|GT2r4
san pablo la laguna|GT2r3
san pablo oztotepec|MX044
san pablo tecalco|MX042
san pablo viejo abajo|PA4b3
san pablo villa de mitla|MX043
san pablo|PH168,US0s5CA,CR4l4,CO0h4,GT2r4,PH163,CO0h3
san pancrazio salentino|IT1c3
san paolo di civitate|IT1c3
san paolo|IT1c5
san pascual|PH165,PH163
san pasqual|US0s1CA
san patricio|MX043
san pawl il baħar|MT6l4
san pedro abajo|MX042
san pedro apatlaco|MX044
san pedro arriba|MX043
san pedro atocpan|MX043
san pedro ayampuc|GT2r6
san pedro buenavista|MX043
san pedro carcha|GT2r4
san pedro chochula|MX043
san pedro cholula|MX043
san pedro de alcantara|ES0y5
san pedro de cajas|PE0f3
san pedro de jujuy|AR4p6
san pedro de lloc|PE0f4
san pedro de los banos|MX044
san pedro de macoris|DO1d8
san pedro de uraba|CO0h3
san pedro de ycuamandiyu|PY1x3
san pedro del parana|PY1x3
san pedro del pinatar|ES0y5
san pedro garza garcia|MX2h7,MX2h7
san pedro itzican|MX042
san pedro la laguna|GT2r3
san pedro los banos|MX044
san pedro martir|MX044
san pedro piedra gorda|MX043
san pedro pochutla|MX044
san pedro sacatepequez|GT2r5,GT2r4
san pedro sula|HN309
san pedro tapanatepec|MX043
san pedro tlaltizapan|MX044
san pedro tlanixco|MX042
san pedro totoltepec|MX044
san pedro tultepec|MX044
san pedro zictepec|MX042
san pedro|PH168,CI0t8,US0s6CA,MX2h6,AR026,MX2h5,CR4l5,AR215,CO0h4,CO0h3,BZ623,CO0h2,PH162,BO242
san pelayo|CO0h2
san pietro a patierno|IT1c4
san pietro clarenza|IT1c3
san pietro in cariano|IT1c3
san pietro in casale|IT1c3
san pietro vernotico|IT1c4
san policarpio|PH162
san prisco|IT1c4
san rafael abajo|CR4l5
san rafael arriba|CR4l4
san rafael del norte|NI2s2
san rafael del sur|NI2s5
san rafael del yuma|DO1d2
san rafael oriente|SV3v4
san rafael tlanalapan|MX044
san rafael|AR2y7,US0s6CA,CR4l5,MX044,CR4l3,CO0h3,MX043
san raimundo|GT2r3
san ramon de la nueva oran|AR3z6
san ramon|US0s6CA,PE0f4,CR4l3,UY2b3
san remo|IT1c6
san roque dau first|PH163
san roque|ES0y5,CO0h2,MX042
san saba|US182TX
san salvador atenco|MX044
san salvador cuauhtenco|MX044
san salvador de jujuy|AR4p8
san salvador el seco|MX044
san salvador tizatlalli|MX046
san salvador|SV3v9,AR214
san salvo|IT1c4
san sebastian chimalpa|MX044
san sebastian de aparicio|MX043
san sebastian de la gomera|ES4e3
san sebastian de los reyes|ES0y6
san sebastian de mariquita|CO0h5
san sebastian del sur|MX043
san sebastian el grande|MX045
san sebastian villanueva|MX043
san sebastian xolalpa|MX042
san sebastiano al vesuvio|IT1c3
san sebastiano|IT1c5
san sebastian|GT2r4,PR484,SV3v3,MX043
san severino marche|IT1c3
san severo|IT1c6
san simon|PH165
san sperate|IT1c3
san stino di livenza|IT1c3
san tan valley|US1v6AZ
san valentino torio|IT1c3
san vendemiano fossamerlo|IT1c3
san vendemiano|IT1c3
san vicent del raspeig|ES0y6
san vicente de canete|PE0f5
san vicente de chucuri|CO0h3
san vicente de moravia|CR4l5
san vicente de tagua tagua|CL0n5
san vicente pacaya|GT2r3
san vicente tancuayalab|MX043
san vicente|SV3v5,AR215,CR4l5,CL0n4,PH164,MX6o4,PA4b4,PH163,PH163,CO0h2
san victor arriba|DO1d2
san vincenzo|IT1c3
san vitaliano|IT1c3
san vito al tagliamento|IT1c4
san vito dei normanni|IT1c4
san vittore olona|IT1c3
san ysidro|US3d1NM
san zeno san giuseppe|IT1c3
san zenone degli ezzelini|IT1c3
san zenon|CO0h3
sanaa|YE0rb
sanandaj|IR0k8
sanandrei|RO1o2
sananduva|BR093
sanand|IN035
sanarate|GT2r4
sanary sur mer|FR1g4
sanatoga|US0d3PA
sanaur|IN034
sanawad|IN035
sana|PE0f5
sanbornton|US0d1NH
sanbornville|US0d0NH
sanborn|US0d1NY,US180IA
sancaktepe|TR018
sanchazi|CN006
sanchez|DO1d4
sanchi|IN033
sanchor|IN035
sanchursk|RU422
sancoale|IN034
sancraieni|RO1o3
sancraiu de mures|RO1o3
sancti spiritus|CU1f7
sanctorum|MX045
sanctuary point|AU0o3NSW
sand hill|US0d1PA
sand lake|US3f0MI
sand point|US4r0AK
sand springs|US184OK
sandacho|JP0c7
sandakan|MY1z9
sandalfoot cove|US0d4FL
sandanski|BG2f5
sandbach|GB0i4
sandefjord|NO0x5
sandersdorf|DE0x3
sandersville|US0d3GA
sande|DE0x3,PT3y3
sandhausen|DE0x4
sandia heights|US3d2NM
sandia knolls|US3d0NM
sandikli|TR015
sandila|IN036
sandim|PT3y3
sandi|IN035
sandnessjoen|NO0x3
sandnes|NO0x6
sandomierz|PL1r5
sandominic|RO1o3
sandona|CO0h3
sandorfalva|HU1q3
sandoval|US180IL
sandown|GB0i4,US0d3NH
sandpoint|US0s3ID
sandrigo|IT1c3
sandringham|AU0q3VIC
sands point|US0d1NY
sandstone|US181MN
sandston|US0d3VA
sandur|IN035
sandusky|US0d5OH,US3f1MI
sandviken|SE0x5
sandwich|US183IL,US0d2MA,US0d0NH
sandwip|BD076
sandy bay|AU514TAS
sandy hills|US3d6UT
sandy springs|US0d7GA
sandy valley|US0s1NV
sandyford|IE2n4
sandymount|IE2n3
sandy|US3d6UT,GB0i4,US0s3OR,US0d1PA
sanford|US0d6FL,US0d5NC,US0d4ME
sang e charak|AF114
sanga sanga|PH162
sangali|PH164
sangamner|IN036
sangareddi|IN036
sangaree|US0d3SC
sangaria|IN035
sangeorgiu de mures|RO1o3
sangeorz bai|RO1o3
sangerhausen|DE0x5
sangeru|RO1o2
sangerville|US0d0ME
sanger|US0s5CA,US183TX
sanghar|PK056
sangin|AF114
sangju|KR086
sangkhla buri|TH0m3
sangla hill|PK056
sangli|IN039
sangmelima|CM0a6
sangod|IN034
sangola|IN035
sangolqui|EC1l2
sangonera la verde|ES0y3
sangre grande|TT484
sangrur|IN036
sangsong ni|KP0z3
sanguem|IN033
sanguesa zangoza|ES0y2
sangueya|GN0t3
sanibel|US0d3FL
sanica|BA2a3
sanislau|RO1o2
sanjo|JP0c6
sanjwal|PK053
sankarpur|IN033
sankeshwar|IN035
sankheda|IN034
sankrail|IN035
sankt augustin|DE0x6
sankt gallen|CH4k6
sankt georgen im schwarzwald|DE0x4
sankt ingbert|DE0x5
sankt johann in tirol|AT1s3
sankt johann|DE0x2
sankt leon rot|DE0x4
sankt leonhard|AT1s4
sankt margrethen|CH4k2
sankt martin|AT1s4,AT1s3
sankt peter|AT1s4,AT1s4
sankt polten|AT1s4
sankt ruprecht|AT1s3
sankt valentin|AT1s3
sankt veit an der glan|AT1s3
sankt wendel|DE0x5
sanliurfa|TR019
sanlucar de barrameda|ES0y6
sanlucar la mayor|ES0y4
sanluri|IT1c3
sanming|CN008
sannazzaro de burgondi|IT1c2
sannicandro di bari|IT1c3
sannicandro garganico|IT1c4
sannicolau mare|RO1o4
sanniquellie|LR2u4
sannois|FR1g5
sann|PK053
sanok|PL1r5
sano|JP0c6
sanpetru mare|RO1o3
sanquelim|IN034
sans souci|AU0o3NSW,US0d3SC
sansanne mango|TG0t5
sansepolcro|IT1c4
sanshui|CN007
sanski most|BA2a4
sansom park|US182TX
sant adria de besos|ES0y5
sant andreu de la barca|ES0y5
sant andreu de llavaneres|ES0y3
sant andreu|ES0y7
sant antoni de portmany|ES0y4
sant antoni|ES0y5
sant boi de llobregat|ES0y6
sant carles de la rapita|ES0y4
sant celoni|ES0y4
sant cristofol de les fonts|ES0y3
sant cugat del valles|ES0y6
sant feliu de guixols|ES0y4
sant feliu de llobregat|ES0y5
sant genis dels agudells|ES0y3
sant gervasi galvany|ES0y6
sant joan de vilatorrada|ES0y3
sant joan despi|ES0y5
sant julia de loria|AD6n3
sant just desvern|ES0y4
sant lluis|ES0y3
sant marti de provencals|ES0y5
sant marti|ES0y8
sant pere de ribes|ES0y5
sant pere santa caterina i la ribera|ES0y5
sant pol de mar|ES0y2
sant quirze del valles|ES0y4
sant sadurni danoia|ES0y4
sant vicenc de castellet|ES0y3
sant vicenc de montalt|ES0y3
sant vicenc dels horts|ES0y5
santa adelia|BR094
santa ana chiautempan|MX046
santa ana de yacuma|BO244
santa ana hueytlalpan|MX043
santa ana ixtlahuatzingo santa ana|MX043
santa ana jilotzingo|MX043
santa ana maya|MX043
santa ana nextlalpan|MX044
santa ana nopalucan|MX043
santa ana pacueco|MX043
santa ana tlachiahualpa|MX043
santa ana tlacotenco|MX043
santa ana xalmimilulco|MX044
santa ana|US0s8CA,SV3v7,PH166,PE0f5,CO0h4,EC1l4,MX3b4,GT2r3,CR4l3,PH163,PH163
santa anita huiloac|MX043
santa anita|MX044
santa anna|US180TX
santa barbara doeste|BR098
santa barbara|US0s7CA,PH164,HN304,GT2r4,CO0h4,MX333,PH163,PH163,PR482
santa branca|BR093
santa brigida|ES4e4
santa catalina norte|PH162
santa catalina sur|PH163
santa catalina|PH165,CO0h3
santa catarina ayometla|MX043
santa catarina ayotzingo|MX043
santa catarina del monte|MX042
santa catarina ixtahuacan|GT2r4
santa catarina juquila|MX043
santa catarina mita|GT2r3
santa catarina pinula|GT2r6
santa catarina yecahuizotl|MX043
santa catarina|MX2h8,MX042
santa caterina villarmosa|IT1c2
santa cecilia|BR094
santa clara de valladares|MX043
santa clara del cobre|MX044
santa clara la laguna|GT2r2
santa clara pueblo|US3d0NM
santa clara|CU1f8,US0s7CA,PT3y3,US3d3UT,US3d1NM
santa clarita|US0s8CA
santa claus|US181IN
santa coloma de cervello|ES0y3
santa coloma de farners|ES0y4
santa coloma de gramenet|ES0y7
santa comba dao|PT3y4
santa comba|ES0y3
santa cristina daro|ES0y2
santa croce camerina|IT1c3
santa croce sullarno|IT1c4
santa cruz amilpas|MX043
santa cruz atizapan|MX043
santa cruz balanya|GT2r3
santa cruz cabralia|BR194
santa cruz cuauhtenco|MX043
santa cruz das palmeiras|BR095
santa cruz de barahona|DO1d6
santa cruz de bezana|ES0y3
santa cruz de el seibo|DO1d5
santa cruz de la palma|ES4e4
santa cruz de la sierra|BO24a
santa cruz de las flores|MX043
santa cruz de tenerife|ES4e8
santa cruz de yojoa|HN303
santa cruz del monte|MX043
santa cruz del norte|CU1f4
santa cruz del quiche|GT2r5
santa cruz del sur|CU1f5
santa cruz del valle|MX044
santa cruz do bispo|PT3y3
santa cruz do capibaribe|BR1y6
santa cruz do rio pardo|BR095
santa cruz do sul|BR097
santa cruz naranjo|GT2r3
santa cruz verapaz|GT2r3
santa cruz xoxocotlan|MX046
santa cruz|PH167,US0s6CA,CL0n5,BR1b5,PH165,PH164,AW484,CR4l4,PH163,PH163,CV5n3,JM2v3,PT5r3
santa elena de uairen|VE135
santa elena|EC1l5,AR214,PH164,SV3v3
santa eulalia de roncana|ES0y3
santa eulalia|MX333
santa eularia des riu|ES0y5
santa fe de antioquia|CO0h4
santa fe do sul|BR095
santa fe springs|US0s4CA
santa fe|AR219,US3d6NM,US184TX
santa flavia|IT1c3
santa gertrudes|BR094
santa gertrudis|MX042
santa helena de goias|BR095
santa helena|BR1b4
santa ignacia|PH164
santa ines west|PH163
santa ines|BR1b6,BR193
santa iria da azoia|PT3y4
santa isabel|BR095,MX285,PR483,CO0h3
santa justina|PH163
santa lucia cotzumalguapa|GT2r6
santa lucia di piave|IT1c3
santa lucia milpas altas|GT2r4
santa lucia|ES4e6,AR455,UY2b4,CO0h4,AR214,EC1l4,PH163,IT1c3
santa luzia|BR098,BR575,BR1b4
santa margalida|ES0y4
santa margarita|US0s0CA
santa margherita di belice|IT1c3
santa margherita ligure|IT1c3
santa maria a monte|IT1c3
santa maria a vico|IT1c4
santa maria ajoloapan|MX044,MX043
santa maria atarasquillo|MX044
santa maria atzompa|MX044
santa maria capua vetere|IT1c5
santa maria chimalhuacan|MX049
santa maria chiquimula|GT2r3
santa maria citendeje|MX043
santa maria coatepec|MX042
santa maria da boa vista|BR194
santa maria da vitoria|BR195
santa maria de cayon|ES0y3
santa maria de jesus|GT2r4
santa maria de jetiba|BR094
santa maria de palautordera|ES0y3
santa maria degli angeli|IT1c3
santa maria del oro|MX2h3
santa maria del rio|MX044
santa maria del tule|MX043
santa maria di licodia|IT1c3
santa maria do para|BR234
santa maria do suacui|BR093
santa maria huatulco|MX043
santa maria huexoculco|MX044
santa maria ixtiyucan|MX043
santa maria ixtulco|MX042
santa maria jajalpa|MX043
santa maria jalapa del marques|MX043
santa maria la alta|MX043
santa maria la carita|IT1c3
santa maria maddalena|IT1c3
santa maria magdalena cahuacan|MX042
santa maria magdalena ocotitlan|MX043
santa maria magdalena|MX043
santa maria nativitas|MX043
santa maria rayon|MX043
santa maria texcalac|MX043
santa maria totoltepec|MX044
santa maria xadani|MX043
santa maria xonacatepec|MX044
santa maria zacatepec|MX044
santa maria zolotepec|MX043
santa maria|BR098,US0s7CA,PH165,CV5n4,PH164,PE0f4,PH163
santa marinella|IT1c4
santa marta de ortigueira|ES0y3
santa marta de tormes|ES0y4
santa marta|CO0h9
santa monica|US0s7CA,PH162,BR092
santa paula|US0s5CA
santa perpetua de mogoda|ES0y5
santa pola|ES0y5
santa ponsa|ES0y3
santa quiteria do maranhao|BR1b4
santa quiteria|BR1b5
santa rita aplaya|PH163
santa rita do passa quatro|BR095
santa rita do sapucai|BR095
santa rita tlahuapan|MX043
santa rita village|GU663
santa rita|BR1b7,VE135,BR1b4,HN304,PY1x4
santa rosa de cabal|CO0h6
santa rosa de calamuchita|AR213
santa rosa de copan|HN305
santa rosa de lima|SV3v4,GT2r3
santa rosa de osos|CO0h3
santa rosa de rio primero|AR213
santa rosa de viterbo|BR094,CO0h3
santa rosa del sara|BO242
santa rosa del sur|CO0h3
santa rosa jauregui|MX044
santa rosa misiones|PY1x3
santa rosa treinta|MX044
santa rosalia|MX3g4,MX042
santa rosa|PH168,US0s7CA,AR3z7,BR096,EC1l5,PH164,PE0f3,CO0h3,MX2h3,AR213,US182TX,US3d1NM
santa susana|US0s0CA
santa sylvina|AR213
santa tecla|SV3v7
santa teresa del tuy|VE138
santa teresa di riva|IT1c3
santa teresa|MX045,BR093,MX043,NI2s3,US3d2NM,US3d1NM
santa terezinha|BR573
santa ursula|ES4e4
santa uxia de ribeira|ES0y5
santa venera|MT6l3
santa venerina|IT1c2
santa venetia|US0s2CA
santa vitoria do palmar|BR095
santa vitoria|BR094
santa ynez|US0s2CA
santaella|ES0y3
santafe|ES0y4
santagata bolognese|IT1c2
santagata degoti|IT1c4
santagata di militello|IT1c3
santagata li battiati|IT1c3
santagnello|IT1c3
santaluz|BR195
santambrogio di valpollicella|IT1c3
santana de parnaiba|BR097
santana do acarau|BR1b4
santana do ipanema|BR2t5
santana do livramento|BR096
santana do matos|BR1b3
santana do mundau|BR1y3
santana do paraiso|BR095
santanastasia|IT1c4
santana|BR236,RO1o4,BR194,PT5r3
santander de quilichao|CO0h5
santander jimenez|MX2h2
santander|ES0y8
santangelo di piove di sacco|IT1c3
santangelo lodigiano|IT1c4
santangpu|CN006
santantimo|IT1c5
santantioco|IT1c3
santantonio abate|IT1c4
santantonio|IT1c4
santanyi|ES0y4
santaquin|US3d3UT
santarcangelo|IT1c3
santarem|BR588,PT3y5
santarpino|IT1c4
santee|US0s6CA
santegidio alla vibrata|IT1c3
santegidio del monte albino|IT1c3
santelpidio a mare|IT1c2
santena|IT1c3
santeramo in colle|IT1c5
santes|FR1g2
santhia|IT1c3
santiago acatlan|MX043
santiago acutzilapan|MX043
santiago alseseca|MX043
santiago atitlan|GT2r5
santiago citendeje|MX042
santiago cuautlalpan|MX044,MX043
santiago de cao|PE0f4
santiago de chuco|PE0f3
santiago de compostela|ES0y7
santiago de cuba|CU1f9
santiago de cuenda|MX043
santiago de la pena|MX043
santiago de la ribera|ES0y3
santiago de las vegas|CU1f5
santiago de los caballeros|DO1da
santiago de maria|SV3v4
santiago de queretaro|MX049
santiago de surco|PE0f8
santiago de tolu|CO0h5
santiago de veraguas|PA4b6
santiago del estero|AR218
santiago del teide|ES4e4
santiago del torno|BO244
santiago do cacem|PT3y3
santiago ixcuintla|MX3g4
santiago juxtlahuaca|MX043
santiago momoxpan|MX044
santiago nonualco|SV3v3
santiago papasquiaro|MX2h5
santiago sacatepequez|GT2r5
santiago suchilquitongo|MX043
santiago tangamandapio|MX043
santiago teyahualco|MX046
santiago tianguistenco de galeana|MX044
santiago tilapa|MX043
santiago tlacotepec|MX044
santiago tulantepec|MX044
santiago tuxtla|MX044
santiago yancuitlalpan|MX043
santiago|CL0nc,PH167,BR096,MX2h5,PE0f3,CR4l3,PH163
santiaguito tlalcilalcalli|MX043
santilario denza|IT1c3
santiponce|ES0y3
santo amaro da imperatriz|BR094
santo amaro das brotas|BR2t3
santo amaro|BR196
santo anastacio|BR094
santo andre|BR099,PT3y3,PT3y3
santo angelo|BR096
santo antonio da charneca|PT3y3
santo antonio da platina|BR095
santo antonio de jesus|BR196
santo antonio de padua|BR095
santo antonio de posse|BR094
santo antonio do amparo|BR094
santo antonio do ica|BR1u3
santo antonio do leverger|BR3w3
santo antonio do monte|BR094
santo antonio do sudoeste|BR094
santo antonio do taua|BR233
santo antonio dos olivais|PT3y5
santo antonio|BR1b4
santo augusto|BR093
santo cristo|PH163
santo domingo de guzman|MX043
santo domingo de la calzada|ES0y3
santo domingo de los colorados|EC1l8
santo domingo este|DO1d9
santo domingo oeste|DO1d9
santo domingo petapa|MX042
santo domingo pueblo|US3d1NM
santo domingo suchitepequez|GT2r3
santo domingo tehuantepec|MX045
santo domingo xenacoj|GT2r3
santo domingo zanatepec|MX043
santo domingo|DO1db,CU1f6,NI2s3,CR4l3,PH162,PH162
santo estevao|BR195
santo nino|PH163,PH163
santo pipo|AR022
santo rosario|PH163,PH163
santo stefano di magra|IT1c3
santo tirso|PT3y4
santo tomas chautla|MX043
santo tomas chiconautla|MX043
santo tomas la union|GT2r3
santo tomas|PH166,CO0h5,NI2s4,SV3v4,PH162
santo tome|AR216,AR215
santokhgarh|IN033
santol|PH168,PH163
santomera|ES0y4
santona|ES0y4
santorso|IT1c2
santos dumont|BR095
santos reyes nopala|MX042
santoshpur|IN033
santos|BR099
sants badal|ES0y5
sants montjuic|ES0y8
sants|ES0y5
santuario|CO0h4,CO0h3
santurtzi|ES0y6
santutxu|ES0y6
santyoku|KR085
sanvordem|IN032
sanwer|IN034
sanxenxo|ES0y4
sanya|CN007
san|ML0t5
sao bartolomeu de messines|PT3y3
sao benedito do rio preto|BR1b4
sao bento do sul|BR096
sao bento|BR1b5,BR1b4
sao bernardo do campo|BR09a
sao bernardo|BR1b3
sao borja|BR096
sao bras de alportel|PT3y3
sao caetano de odivelas|BR233
sao caetano do sul|BR097
sao carlos|BR098
sao cristovao|BR2t6
sao desiderio|BR193
sao domingos de rana|PT3y6
sao domingos do maranhao|BR1b4
sao domingos do prata|BR093
sao felipe|BR193
sao felix da marinha|PT3y4
sao felix do xingu|BR234
sao fidelis|BR095
sao filipe|CV5n3
sao francisco de assis|BR094
sao francisco de paula|BR094
sao francisco do conde|BR195
sao francisco do sul|BR095
sao francisco|BR095
sao gabriel da cachoeira|BR1u4
sao gabriel|BR096
sao geraldo do araguaia|BR574
sao goncalo do amarante|BR1b5,BR1b3
sao goncalo do sapucai|BR094
sao goncalo dos campos|BR194
sao gotardo|BR095
sao jeronimo|BR094
sao joao batista|BR094
sao joao da barra|BR094
sao joao da boa vista|BR096
sao joao da madeira|PT3y4
sao joao da pesqueira|PT3y3
sao joao da ponte|BR093
sao joao da talha|PT3y4
sao joao das lampas|PT3y3
sao joao de meriti|BR099
sao joao de pirabas|BR233
sao joao de ver|PT3y3
sao joao del rei|BR096
sao joao do paraiso|BR093
sao joao do piaui|BR1b4
sao joao dos inhamuns|BR1b5
sao joao dos patos|BR1b4
sao joao evangelista|BR093
sao joao nepomuceno|BR095
sao joao|BR1y3,PT3y3
sao joaquim da barra|BR095
sao joaquim de bicas|BR094
sao joaquim do monte|BR1y4
sao joaquim|BR094
sao jose da coroa grande|BR1y4
sao jose da laje|BR2t4
sao jose da tapera|BR2t4
sao jose de mipibu|BR1b4
sao jose de piranhas|BR1b3
sao jose de ribamar|BR1b5
sao jose do belmonte|BR1y4
sao jose do calcado|BR093
sao jose do campestre|BR1b3
sao jose do egito|BR1b4
sao jose do rio pardo|BR096
sao jose do rio preto|BR099
sao jose dos campos|BR099
sao jose dos pinhais|BR097
sao jose|BR098
sao leopoldo|BR098
sao lourenco da mata|BR1y6
sao lourenco da serra|BR094
sao lourenco do oeste|BR094
sao lourenco do sul|BR095
sao lourenco|BR095
sao luis de montes belos|BR095
sao luis do quitunde|BR2t4
sao luis|BR1ba
sao luiz gonzaga|BR095
sao mamede de infesta|PT3y5
sao manuel|BR095
sao marcos|BR094
sao martinho|PT5r5
sao mateus do maranhao|BR1b5
sao mateus do sul|BR095
sao mateus|BR096
sao miguel do araguaia|BR094
sao miguel do couto|PT3y2
sao miguel do guama|BR235
sao miguel do iguacu|BR094
sao miguel do tapuio|BR1b3
sao miguel dos campos|BR2t5
sao miguel|BR1b4
sao paulo de olivenca|BR1u4
sao paulo do potengi|BR1b3
sao paulo|BR09d
sao pedro da aldeia|BR096
sao pedro da cova|PT3y4
sao pedro do piaui|BR1b3
sao pedro do sul|BR094
sao pedro|BR095,BR094
sao raimundo das mangabeiras|BR1b3
sao raimundo nonato|BR1b4
sao romao do coronado|PT3y3
sao romao|PT3y3
sao roque|BR096,PT5r3,PT3y2
sao sebastiao do cai|BR094
sao sebastiao do paraiso|BR096
sao sebastiao do passe|BR195
sao sebastiao|BR096,BR2t3
sao sepe|BR094
sao simao|BR094
sao tome|ST646,BR1b3
sao vicente|BR098,PT5r3
saoner|IN035
saoula|DZ1j4
sapanca|TR015
sapang|PH164
sapatgram|IN034
sapele|NG0a7
sape|ID262
saphane|TR012
sapiranga|BR096
saposoa|PE0f4
sappemeer|NL2p3
sappington|US183MO
sapporo|JP0cb
sapri|IT1c3
sapu padidu|PH163
sapucaia|BR097,BR094
sapulpa|US184OK
saqqez|IR0k7
saquarema|BR096
sar e pul|AF116
sarabia|MX042
saraburi|TH0m6
sarai akil|IN034
sarai alamgir|PK055
sarai ekdil|IN033
sarai mir|IN034
sarai naurang|PK054
sarai sidhu|PK054
saraikela|IN034
saraipali|IN034
sarai|RU063
sarajevo|BA2a9
saraj|MK2a5
sarakhs|IR0k6
saraktash|RU254
saraland|US184AL
saranac lake|US0d2NY
saranac|US3f0MI
saranap|US0s2CA
sarande|AL4f4
sarandi del yi|UY2b3
sarandi grande|UY2b3
sarandi|BR096,BR094
sarangani|PH163
sarangarh|IN034
sarangpur|IN035
sarankhola|BD075
saransk|RU068
saran|FR1g4
sarapul|RU2i7
saraqib|SY1t5
sarasota springs|US0d4FL
sarasota|US0d6FL
saratoga springs|US0d5NY,US3d5UT
saratoga|US0s5CA,US3d1WY
saratovskaya|RU063
saratov|RU2za
sarauli|IN034
saravia|PH164
saraykent|TR013
saraykoy|TR014
sarayonu|TR013
saray|AZ2k3
sarbogard|HU1q4
sarcelles|FR1g6
sarcoxie|US180MO
sardarapat|AM2l2
sardarshahr|IN036
sardhana|IN036
sardinata|CO0h3
sardis city|US181AL
sardis|US181MS,US0d0GA
sardulgarh|IN034
sarenal|ES0y3
sarezzo|IT1c4
sargans|CH4k2
sargatskoye|RU2j3
sargodha|PK059
sargur|IN033
sarh|TD3a7
sariaya|PH165
sarichioi|RO1o3
sarigerme|TR014
sarigol|TR014
sarikamis|TR015
sarikei|MY1z5
sarila|IN033
sarina|AU1e2QLD
sarioglan|TR012
sarishabari|BD076
sariveliler|TR013
sariwon|KP0z8
sariyahsi|TR013
sari|IR0k8
sarkad|HU1q3
sarkand|KZ1h6
sarkhej|IN035
sarkikaraagac|TR015
sarkisla|TR015
sarlat la caneda|FR1g3
sarmakovo|RU063
sarmanovo|RU063
sarmasag|RO1o3
sarmasu|RO1o3
sarmeola|IT1c3
sarmiento|AR593
sarnen|CH4k3
sarnia|CA1a6ON
sarnico|IT1c3
sarno|IT1c5
sarny|UA155
saronno|IT1c5
sarospatak|HU1q4
sarov|RU066
sarpang|BT5t3
sarpol e zahab|IR0k6
sarpsborg|NO0x6
sarrat|PH163
sarrebourg|FR1g4
sarreguemines|FR1g5
sarria sant gervasi|ES0y7
sarrians|FR1g3
sarria|ES0y5,ES0y4
sarriguren|ES0y4
sarstedt|DE0x4
sars|RU252
sartana|UA153
sartell|US184MN
sartrouville|FR1g6
saruhanli|TR014
sarukhan|AM2l3
sarupathar|IN033
sarvar|HU1q4
sarwar|IN034
saryaghash|KZ1h5
sarykemer|KZ1h4
saryozek|KZ1h4
sarzana|IT1c4
sarzeau|FR1g3
sarzedo|BR094
sasaguri|JP0c5
sasayama|JP0c6
sasbach|DE0x2
sasciori|RO1o3
sascut|RO1o3
sasebo|JP0c8
sasel|DE0x5
saskatoon|CA558SK
sasni|IN034
sasolburg|ZA0w6
sason|TR014
sasovo|RU065
sassandra|CI0t5
sassari|IT1c7
sassenage|FR1g3
sassenberg|DE0x4
sassenburg|DE0x3
sassenheim|NL2p4
sassnitz|DE0x3
sasso marconi|IT1c3
sassuolo|IT1c5
sastobe|KZ1h3
sastre|AR212
sasvad|IN035
satana|IN035
satanta|US180KS
satara|IN037
satellite beach|US0d3FL
sathankulam|IN034
sathupalli|IN035
sathyamangalam|IN035
saticoy|US0s0CA
satipo|PE0f4
satita|SY1t5
satkania|BD076
satka|RU256
satkhira|BD077
satna|IN038
satoraljaujhely|HU1q4
satow oberhagen|DE0x3
satrikh|IN033
satsumasendai|JP0c6
satsuma|US183AL
sattahip|TH0m6
satteldorf|DE0x2
sattenapalle|IN036
satte|JP0c6
sattur|IN035
satu mare|RO1o7
satuba|BR2t4
satuek|TH0m4
satulung|RO1o2
satun|TH0m5
satwas|IN034
saubara|BR194
sauce|UY2b3
saucier|US180MS
saucillo|MX333
sauerlach|DE0x3
saue|EE4c2
saugerties south|US0d1NY
saugerties|US0d2NY
saugor|IN038
saugus|US0d5MA
saujon|FR1g3
sauk centre|US182MN
sauk city|US182WI
sauk rapids|US184MN
sauk village|US183IL
saukville|US182WI
saulgau|DE0x4
sault ste marie|CA1a6ON,US3f4MI
saulx les chartreux|FR1g2
saumur|FR1g5
saundatti|IN035
saurikh|IN034
saurimo|AO0a5
sauri|NG0a4
sausalito|US0s3CA
sausar|IN035
sausheim|FR1g3
sausset les pins|FR1g3
sautron|FR1g3
sauzal|ES4e3
savage|US185MN,US0d3MD
savalou|BJ0a5
savaneta|AW484
savanna la mar|JM2v4
savannah|US0d7GA,US183TN,US182MO,US182TX
savannakhet|LA0m6
savanna|US182IL
savantvadi|IN035
savanur|IN035
savarkundla|IN036
savastepe|TR013
sava|IT1c4
savda|IN034
saveh|IR0k7
savelugu|GH0t5
savenay|FR1g3
saveni|RO1o3,RO1o2
saverne|FR1g4
save|BJ0a6
saviano|IT1c4
saviese|CH4k2
savigliano|IT1c4
savignano sul rubicone|IT1c4
savigny le temple|FR1g5
savigny sur orge|FR1g5
savinesti|RO1o3
savino|RU063
savja|SE0x3
savona|IT1c6
savonlinna|FI3s5
savoy|US183IL
savran|UA153
savsat|TR013
savsjo|SE0x2
savur|TR013
savyntsi|UA152
saw creek|US0d2PA
sawa sawa|KE174
sawai madhopur|IN037
sawakin|SD1k5
sawang daen din|TH0m4
sawang wirawong|TH0m3
sawangan|ID0b7
sawankhalok|TH0m4
sawara|JP0c6
sawbridgeworth|GB0i3
sawgrass|US0d2FL
sawmills|US0d2NC
sawston|GB0i3
sawtry|GB0i2
sawyerwood|US0d1OH
saxapahaw|US0d1NC
saxonburg|US0d1PA
saxon|US0d2SC
sax|ES0y3
sayalkudi|IN034
sayama|JP0c7
sayanogorsk|RU2w6
sayansk|RU3r5
sayan|PE0f3
sayat|TM394
sayaxche|GT2r3
saybrook manor|US0d0CT
sayhat|SA0r6
sayla|IN034
saylorsburg|US0d0PA
saylorville|US182IA
saynshand|MN314
sayreville junction|US0d5NJ
sayreville|US0d5NJ
sayre|US0d2PA,US182OK
sayula de aleman|MX044
sayula|MX045
sayville|US0d4NY
sayyan|YE0r6
say|NE0a3
sbiba|TN3c3
sbikha|TN3c3
scaer|FR1g2
scafati|IT1c6
scaggsville|US0d5MD
scalby|GB0i3
scalea|IT1c3
scampia|IT1c5
scandiano|IT1c3
scandia|US182MN
scandicci|IT1c5
scanzo rosciate|IT1c3
scappoose|US0s3OR
scarborough|CA1a9ON,GB0i6,TT484,AU1n4WA,AU1e3QLD,US0d2ME
scarperia|IT1c2
scarsdale|US0d4NY
sceaux|FR1g4
scenic oaks|US182TX
scenic|US0s1AZ
schaafheim|DE0x3
schaan|LI4k3
schaffhausen|CH4k5
schaftlarn|DE0x2
schagen|NL2p3
schaijk|NL2p3
schalksmuhle|DE0x4
schall circle|US0d0FL
schallstadt|DE0x3
scharbeutz|DE0x4
scharn|NL2p3
schaumburg|US186IL
scheessel|DE0x4
scheia|RO1o3
schelklingen|DE0x3
schellerten|DE0x3
schelle|BE2p3
schenectady|US0d6NY
schererville|US185IN
schermbeck|DE0x4
scherpenzeel|NL2p3
schertz|US185TX
schesslitz|DE0x3
scheveningen|NL2p5
schiebroek|NL2p4
schiedam|NL2p6
schieder schwalenberg|DE0x3
schierling|DE0x3
schiffdorf|DE0x4
schifferstadt|DE0x4
schifflange|LU2p3
schiffweiler|DE0x4
schijndel|NL2p5
schilde|BE2p4
schiller park|US184IL
schiltigheim|FR1g5
schio|IT1c5
schipkau|DE0x3
schkeuditz|DE0x4
schladen|DE0x2
schlangenbad|DE0x3
schlangen|DE0x3
schleiden|DE0x4
schleiz|DE0x3
schleswig|DE0x5
schleusingen|DE0x3
schliengen|DE0x2
schlieren|CH4k4
schliersee|DE0x3
schlitz|DE0x3
schluchtern|DE0x4
schlusselfeld|DE0x3
schlusser|US0d2PA
schmalkalden|DE0x4
schmallenberg|DE0x5
schmargendorf|DE0x4
schmelz|DE0x4
schmitten|DE0x3
schmolln|DE0x4
schnaittach|DE0x3
schnecksville|US0d2PA
schneeberg|DE0x4
schneverdingen|DE0x4
schoeneck|US0d0PA
schoffengrund|DE0x3
schofield barracks|US4g4HI
schofield|US181WI
schollnach|DE0x2
schomberg|DE0x3
schonaich|DE0x3
schonau am konigssee|DE0x2
schonebeck|DE0x5
schoneberg|DE0x7
schonefeld|DE0x4
schoneiche|DE0x4
schonenberg kubelberg|DE0x3
schongau|DE0x4
schonheide|DE0x2
schoningen|DE0x4
schonkirchen|DE0x3
schonungen|DE0x3
schoolcraft|US3f1MI
schoonhoven|NL2p4
schopfheim|DE0x4
schoppenstedt|DE0x3
schoppingen|DE0x3
schorndorf|DE0x5
schortens|DE0x4
schoten|BE2p5
schotten|DE0x4
schramberg|DE0x4
schriesheim|DE0x4
schriever|US183LA
schrobenhausen|DE0x4
schroeder|BR094
schrozberg|DE0x3
schubelbach|CH4k3
schulenburg|US182TX
schulzendorf|DE0x3
schutterwald|DE0x3
schuttorf|DE0x4
schuylerville|US0d0NY
schuyler|US183NE
schuylkill haven|US0d2PA
schwaan|DE0x2
schwabach|DE0x5
schwabhausen|DE0x3
schwabisch gmund|DE0x6
schwabisch hall|DE0x5
schwabmunchen|DE0x4
schwaigern|DE0x3
schwaig|DE0x3
schwaikheim|DE0x3
schwalbach am taunus|DE0x4
schwalbach|DE0x4
schwalmstadt|DE0x4
schwalmtal|DE0x4
schwanau|DE0x3
schwandorf in bayern|DE0x5
schwanewede|DE0x4
schwarmstedt|DE0x2
schwarzenbach an der saale|DE0x4
schwarzenbek|DE0x4
schwarzenberg|DE0x4
schwarzenbruck|DE0x3
schwarzenfeld|DE0x3
schwarzheide|DE0x3
schwaz|AT1s4
schwechat|AT1s4
schwedt oder|DE0x5
schweich|DE0x3
schweinfurt|DE0x6
schweizer reneke|ZA0w6
schwelm|DE0x5
schwendi|DE0x3
schwenksville|US0d0PA
schwerin|DE0x7
schwerte|DE0x6
schwetzingen|DE0x4
schwieberdingen|DE0x3
schwyz|CH4k4
sciacca|IT1c5
scicli|IT1c4
scinawa|PL1r3
scionzier|FR1g3
sciotodale|US0d0OH
scissors|US182TX
scituate|US0d2MA
scobey|US7c0MT
scobinti|RO1o3
scone|AU0o2NSW
scordia|IT1c4
scoresby|AU0q3VIC
scornicesti|RO1o4
scorrano|IT1c3
scorteni|RO1o3
scorze|IT1c3
scotch plains|US0d5NJ
scotchtown|US0d3NY
scotia|US0d3NY
scotland neck|US0d1NC
scotland|US0d0PA
scott air force base|US182IL
scott city|US182MO,US182KS
scott lake|US0d4FL
scottburgh|ZA0w5
scottdale|US0d3GA,US0d2PA
scotts mill|US0d1NC
scotts valley|US0s4CA
scottsbluff|US3d4NE
scottsboro|US184AL
scottsburg|US323IN
scottsdale|US1v8AZ
scottsville|US182KY,US0d1NY
scottville|US3f0MI
scott|US183LA
scranton|US0d6PA
scunthorpe|GB0i6
sea breeze|US0d1NC
sea bright|US0d0NJ
sea cliff|US0d2NY
sea girt|US0d1NJ
sea isle city|US0d1NJ
sea ranch|US0s0CA
seabeck|US0s0WA
seabra|BR194
seabrook farms|US0d1NJ
seabrook island|US0d1SC
seabrook|US0d4MD,US184TX,US0d3NH,AU0q2VIC
seacliff|US0s2CA
seadrift|US181TX
seaford rise|AU2d3SA
seaford|GB0i4,AU0q4VIC,US0d4NY,US0d3DE
seaforth|AU0o3NSW
seagate|US0d2NC
seagoville|US184TX
seagraves|US181TX
seaham|GB0i4
seal beach|US0s5CA
sealy|US183TX
seano|IT1c3
searcy|US185AR
searingtown|US0d2NY
searles valley|US0s1CA
searsmont|US0d0ME
seaside heights|US0d2NJ
seaside park|US0d1NJ
seaside|US0s5CA,US0d4NY,US0s3OR,US181FL
seat pleasant|US0d2MD
seatac|US0s5WA
seaton delaval|GB0i3
seaton|AU2d3SA
seattle|US0s9WA
sebastian|US0d5FL,US181TX
sebastopol|AU0q3VIC,US0s3CA,MU5g3
sebdou|DZ1j5
sebes|RO1o5
sebeta|ET174
sebewaing|US3f1MI
sebezh|RU063
sebin karahisar|TR016
sebis|RO1o3
sebnitz|DE0x3
sebree|US181KY
sebring|US0d3FL,US0d2OH
secaucus|US0d4NJ
sechelt|CA3n3BC
sechenovo|RU062
sechura|PE0f5
seclin|FR1g4
secondigliano|IT1c5
secovce|SK2e3
secret harbour|AU1n4WA
sector 1|RO1o8
sector 2|RO1o8
sector 3|RO1o9
sector 4|RO1o8
sector 5|RO1o8
sector 6|RO1o9
secunda|ZA0w4
secunderabad|IN038
security widefield|US3d5CO
secusigiu|RO1o3
sedalia|US184MO
sedan|FR1g4,US180KS
sedavi|ES0y3
sedco hills|US0s2CA
seddon|AU0q2VIC
seddouk|DZ1j4
sederot|IL344
sedgwick|US181KS,US0d0ME
sedhiou|SN0t4
sedico|IT1c2
sedlcany|CZ2e3
sedona|US1v3AZ
sedrata|DZ1j6
sedriano|IT1c3
sedro woolley|US0s3WA
sedziszow malopolski|PL1r3
sedziszow|PL1r3
seeb|OM148
seefeld|DE0x3
seeheim jugenheim|DE0x4
seekonk|US0d4MA
seelbach|DE0x2
seeley lake|US3d1MT
seeley|US0s1CA
seelow|DE0x3
seelyville|US320IN
seelze|DE0x5
seen kreis 3|CH4k4
seesen|DE0x4
seevetal|DE0x5
sefaatli|TR014
seferihisar|TR014
seffner|US0d3FL
sefrou|MA106
sefton|AU0o3NSW
segamat|MY1z6
segarcea|RO1o3
segbwema|SL0t4
segeltorp|SE0x3
segezha|RU065
segni|IT1c3
segorbe|ES0y3
segou|ML0t7
segovia|ES0y6,CO0h5
segrate|IT1c5
segre|FR1g3
seguela|CI0t6
seguin|US185TX
segundo ensanche|ES0y4
sehnde|DE0x5
sehore|IN037
sehwan|PK055
seiada|TN3c4
seia|PT3y3
seichamps|FR1g2
seiersberg|AT1s3
seinajoki|FI3s5
seini|RO1o3
sejenane|TN3c2
sejny|PL1r3
sejong|KR088
seka|TH0m4
sekondi takoradi|GH0t7
sekovici|BA2a3
selah|US0s3WA
selargius|IT1c5
selby on the bay|US0d2MD
selbyville|US0d1DE
selby|GB0i5
selb|DE0x4
selcetta|IT1c3
selcuk|TR015
selden|US0d4NY
selebi phikwe|BW1w6
selendi|TR013
selenice|AL4f3
selestat|FR1g4
selfoss|IS0t3
selho|PT3y3
selibaby|MR0t4
seligenstadt|DE0x4
selimpasa|TR013
selinsgrove|US0d3PA
selizharovo|RU063
selkirk|CA3l3MB,GB0i3
sellersburg|US4w3IN
sellersville|US0d2PA
sells|US1v1AZ
selma|US0s5CA,US184AL,US183TX,US0d3NC
selmer|US182TN
selmont west selmont|US181AL
selm|DE0x5
selogiri|ID0b5
seloncourt|FR1g3
selsey|GB0i3
selters|DE0x3
seltso|RU064
selty|RU2i2
selu|IN035
selvazzano dentro|IT1c3
selwerd|NL2p3
selyatino|RU064
selydove|UA155
semarang|ID0ba
semdinli|TR014
semelhe|PT3y4
semenivka|UA153,UA153
semenovskoye|RU066
semenov|RU065
semenyih|MY1z7
semey|KZ1h8
seme|SN0t2
semibratovo|RU063
semikarakorsk|RU065
semiluki|RU065
semily|CZ2e3
seminole manor|US0d1FL
seminole|US0d4FL,US183OK,US183TX
semirara|PH162
semirom|IR0k5
semmes|US182AL
semnan|IR0k7
semporna|MY1z6
semur en auxois|FR1g2
sen monorom|KH0m3
sena madureira|BR6f4
senador canedo|BR096
senador guiomard|BR4v4
senador jose porfirio|BR233
senador pompeu|BR1b4
senago|IT1c4
senahu|GT2r2
senaki|GE2m5
senanga|ZM1w3
senas|FR1g3
senath|US181MO
senatobia|US183MS
sendafa|ET173
sendai|JP0ca
sendenhorst|DE0x4
senden|DE0x4,DE0x4
sendhwa|IN036
send|GB0i3
seneca falls|US0d3NY
seneca knolls|US0d1NY
seneca|US0d3SC,US181MO,US181IL,US181KS,US0d0PA
senec|SK2e4
seneffe|BE2p3
senekal|ZA0w5
sene|FR1g3
senftenberg|DE0x5
senges|BR094
senggigi|ID262
sengiley|RU3j3
sengkang|ID266
senhor do bonfim|BR196
senhora da hora|PT3y5
senica|SK2e4
senigallia|IT1c5
senillosa|AR3z3
senirkent|TR014
senise|IT1c3
senj|HR2a2
senlis|FR1g4
sennori|IT1c3
sennoy|RU2z3
senoia|US0d2GA
senov|CZ2e2
sensuntepeque|SV3v4
sens|FR1g5
senta|RS2a4
sentmenat|ES0y3
seogwipo|KR087
seohara|IN036
seondha|IN034
seonghwan|KR085
seongnam si|KR08a
seoni malwa|IN035
seoni|IN037
seorinarayan|IN033
seosan|KR086
seoul|KR08d
sepang|MY1z8
sepatan|ID0b7
sepolno krajenskie|PL1r3
sepolno|PL1r3
sept iles|CA1a4QC
septemes les vallons|FR1g3
septemvri|BG2f3
sepuka|TZ175
sequeira|PT3y5
sequim|US0s3WA
serafimovich|RU2q3
serafimovskiy|RU253
seraing|BE2p6
seram|IN035
serang|ID0b7
serchhip|IN034
serdar|TM394
serdobsk|RU065
serebryanyye prudy|RU063
serednye vodyane|UA152
seredyna buda|UA4a3
sereflikochisar|TR015
seregno|IT1c5
serekunda|GM0t8
seremban|MY1z9
serenada|US181TX
serendah|MY1z5
serenje|ZM1w3
sergach|RU064
sergeant bluff|US182IA
sergeyevka|KZ1h3,RU3q2
sergiyev posad|RU067
sergokala|RU063
serhetabat|TM392
serhiyivka|UA152
seriate|IT1c5
seria|BN1z5
serignan|FR1g3
serik|TR015
serilingampalle|IN037
serinhisar|TR014
serino|IT1c3
serinyol|TR014
seririt|ID265
sernancelhe|PT3y3
sernovodsk|RU063
sernur|RU063
seropedica|BR096
serov|RU257
serowe|BW1w6
serpa|PT3y3
serpong|ID0b6
serpukhov|RU067
serpur|IN033
serra branca|BR1b3
serra negra|BR095
serra ricco|IT1c3
serra san bruno|IT1c3
serra talhada|BR1y6
serradifalco|IT1c2
serramanna|IT1c3
serrana|BR095
serravalle scrivia|IT1c3
serravalle|SM1c3
serra|BR099
serres|GR3h6
serrinha|BR196
serro|BR094
sersheim|DE0x2
sertania|BR1b4
sertanopolis|BR094
sertaozinho|BR097
serta|PT3y2
sertolovo|RU065
serula|IN033
seryshevo|RU4x4
serzedo|PT3y3,PT3y3
sesena|ES0y4
seshcha|RU062
sesheke|ZM1w4
sesimbra|PT3y5
seskine|LT3t5
sessa aurunca|IT1c2
sesser|US181IL
sestao|ES0y5
sesto calende|IT1c3
sesto fiorentino|IT1c6
sesto san giovanni|IT1c6
sestri levante|IT1c4
sestroretsk|RU065
sestu|IT1c4
sesvete|HR2a6
setakamachi takayanagi|JP0c5
setauket east setauket|US0d4NY
sete lagoas|BR098
sete|FR1g5
seth ward|US181TX
setharja old|PK055
setif|DZ1j8
seto|JP0c7
settat|MA107
setti fatma|MA104
settimo milanese|IT1c4
settimo san pietro|IT1c3
settimo torinese|IT1c5
setubal|PT3y7
setun|RU064
seubersdorf|DE0x2
sevan|AM2l4
sevastopol|UA4a9
seven corners|US0d3VA
seven fields|US0d2PA
seven hills|AU0o4NSW,US0d4OH
seven lakes|US0d2NC
seven oaks|US0d4SC
seven pagodas|IN034
seven points|US181TX
seven trees|US0s1CA
sevenoaks|GB0i5
sevenum|NL2p2
severance|US3d2CO
severinia|BR094
severna park|US0d5MD
severnoye|RU222
severnyy|RU068,RU063
severn|US0d5MD
severo vostotchnyi bank|AZ2k3
severo yeniseyskiy|RU2w3
severo zadonsk|RU064
severobaykalsk|RU3r5
severodvinsk|RU068
severomorsk|RU066
severouralsk|RU255
severskaya|RU065
seversk|RU417
seveso|IT1c5
sevierville|US0d4TN
sevilla la nueva|ES0y3
sevilla|ES0y9,CO0h5
seville grove|AU1n3WA
seville|US0d1OH
sevlievo|BG2f5
sevran|FR1g6
sevres|FR1g5
sevsk|RU063
sewalls point|US0d1FL
sewanee|US181TN
seward|US183NE,US4r1AK
sewaren|US0d1NJ
sewickley|US0d2PA
sewon|ID0b6
sexmoan|PH164
seybaplaya|MX363
seydisehir|TR016
seydi|TM394
seye|MX363
seymour|US324IN,US0d4CT,US0d3TN,AU0q3VIC,US182WI,US181TX,US181MO,US181WI
seynod|FR1g4
seysses|FR1g3
seyssinet pariset|FR1g4
seyssins|FR1g3
sezana|SI2a2
sezanne|FR1g3
sezimovo usti|CZ2e3
sezze|IT1c4
sfantu gheorghe|RO1o6
sfax|TN3c8
sferracavallo|IT1c3
sfizef|DZ1j5
sha tin|HK0l4
shabo|UA153
shabqadar|PK056
shache|CN126
shackelford|US0s2CA
shackle island|US182TN
shadegan|IR0k5
shadeland|US321IN
shadipur julana|IN034
shadow hills|US0s4CA
shadrinsk|RU256
shady cove|US0s2OR
shady hills|US0d4FL
shady hollow|US182TX
shady shores|US182TX
shady side|US0d3MD
shady spring|US0d2WV
shadyside|US0d2OH
shafer|US180MN
shaffa|NG0a3
shafter|US0s4CA
shaftesbury|GB0i3
shagamu|NG0a8
shagonar|RU2w4
shah alam|MY1z9
shahabad|IN036,IN036,IN035,IN035
shahada|IN036
shahapur|IN033
shahbazpur|IN035
shahba|SY1t4
shahdad kot|PK056
shahdadpur|PK056
shahdol|IN036
shahecheng|CN007
shahganj|IN035
shahgarh|IN034
shahin dezh|IR0k5
shahi|IN034
shahjanpur|IN038
shahkot|PK058,IN034
shahpur chakar|PK054
shahpura|IN035,IN035,IN034
shahpur|IN035,IN034,IN034,IN034,PK054,IN034,IN034,IN033
shahr e babak|IR0k6
shahr e kord|IR0k7
shahr sultan|PK054
shahrak e emam hasan|IR0k2
shahrak e pabedana|IR0k3
shahrak|AF114
shahre jadide andisheh|IR0k6
shahriar|IR0k6
shahrinav|TJ3e2
shahrisabz|UZ4m6
shahritus|TJ3e4
shahrud|IR0k7
shahzadpur|BD077
shailer park|AU1e4QLD
shajapur|IN036
shajiang|CN003
shakargarh|PK056
shakawe|BW1w2
shaker heights|US0d5OH
shakhan|KZ1h4
shakhovskaya|RU063
shakhtarsk|UA156
shakhtersk|RU5d3
shakhtinsk|KZ1h5
shakhty|RU068
shakhunya|RU064
shakiso|ET175
shakopee|US185MN
shalazhi|RU062
shali|RU065
shalkar|KZ5c5
shallotte|US0d2NC
shallowater|US181TX
shalqar|KZ4u5
shalushka|RU064
shalya|RU253
shama junction|GH0t4
shamakhi|AZ2k5
shambu|ET174
shamgarh|IN035
shamilkala|RU063
shamkhal termen|RU063
shamkhal|RU063
shamkhor|AZ2k5
shamli|IN037
shamokin dam|US0d1PA
shamokin|US0d3PA
shamrock|US181TX,US181TX
shamsabad|IN035,IN035
shamva|ZW1w3
shancheng|CN006
shandon|US0s0CA
shanga|NG0a3
shanghai|CN00e
shangjie|CN003
shangmei|CN006
shangqiu|CN008
shangrao|CN008
shangri la|CN007
shangyu|CN00a
shangzhi|CN006
shanhaiguan|CN007
shanhecun|CN006
shani|NG0a4
shankargarh|IN034
shankill|IE2n3
shanklin|GB0i3
shannon hills|US182AR
shannondale|US0d2WV
shannon|IE2n3,CA1a2QC,US0d1GA,US181MS,US0d1GA
shanor northvue|US0d2PA
shanting|CN006
shantipur|IN037
shantobe|KZ1h2
shantou|CN00c
shanwei|CN007
shanyang|CN003
shaoguan|CN009
shaowu|CN007
shaoxing|CN009
shaping|CN007
shapleigh|US0d1ME
sharanga|RU063
sharan|RU252
sharhorod|UA153
sharifabad|IR0k3
sharjah|AE14a
shark river hills|US0d2NJ
sharkan|RU2i3
sharkawshchyna|BY1p3
sharlyk|RU253
sharm el sheikh|EG0g4
sharon hill|US0d3PA
sharonville|US0d4OH
sharon|US0d4PA,US0d3MA,US181WI,US180MS
sharpes|US0d2FL
sharpsburg|US0d2PA,US0d1NC
sharpsville|US0d2PA
sharqpur sharif|PK055
sharur city|AZ2k3
sharya|RU065
sharypovo|RU2w5
shar|KZ1h3
shashemene|ET176
shashi|CN009
shasta lake|US0s3CA
shasta|US0s1CA
shatki|RU063
shatrovo|RU253
shatsk|RU063,UA153
shattuck|US180OK
shatura|RU065
shaumiani|GE2m2
shavano park|US182TX
shavertown|US0d1PA
shaw heights|US3d2CO
shawano|US183WI
shawinigan|CA1a5QC
shawnee hills|US0d1OH
shawnee land|US0d1VA
shawneetown|US180IL
shawnee|US186KS,US185OK
shawsville|US0d0VA
shaw|US0d4DC,US181MS
shaydon|TJ3e4
shchastya|UA154
shchekino|RU066
shchelkovo|RU067
shcherbinka|RU065
shchigry|RU064
shchuchinsk|KZ1h6
shchuchyn|BY1p4
shchukino|RU067
shchyolkino|UA4a3
shchyrets|UA153
shebekino|RU065
sheboygan falls|US183WI
sheboygan|US186WI
sheepshead bay|US0d7NY
sheerness|GB0i4
sheffield lake|US0d3OH
sheffield|GB0i9,US183AL,US0d2OH,US0d2MA,US180IA,US0d0PA
shefford|GB0i3
shegaon|IN036
sheidow park|AU2d3SA
sheikhpura|IN036
shekhupura|PK058
sheki|AZ2k6
sheksna|RU064
shelbina|US181MO
shelburne falls|US0d1MA
shelburne|CA1a3ON,US0d1MA
shelburn|US320IN
shelbyville|US184TN,US324IN,US0d4KY,US182IL
shelby|US3f6MI,US0d4NC,US0d3OH,US3d2MT,US181MS,US3f1MI,US180AL
sheldon|US182IA,US181TX,US320IL
shelekhov|RU3r6
shelkovskaya|RU063
shell cove|AU0o2NSW
shell knob|US180MO
shell lake|US180WI
shell point|US0d1SC,US0d1SC
shell rock|US180IA
shell valley|US180ND
shelley|GB0i2,US5k2ID
shelomi|IL342
shelter island heights|US0d0NY
shelter island|US0d0NY
shelton|US0d5CT,US0s3WA,US180NE
shelui|TZ175
shemonaikha|KZ1h4
shemordan|RU063
shemysheyka|RU063
shenandoah farms|US0d2VA
shenandoah heights|US0d0PA
shenandoah|US184LA,US182IA,US0d2PA,US181TX,US0d1VA
shendi|SD1k6
shengli|CN008
shenjiamen|CN007
shenkursk|RU063
shenorock|US0d1NY
shentala|RU2i3
shenyang|CN00d
shenzhen|CN00d
sheoganj|IN035
sheohar|IN035
sheopur|IN036
shepetivka|UA156
shepherdstown|US0d1WV
shepherdsville|US0d4KY
shepherd|US181TX,US3f1MI
shepley|GB0i2
shepparton|AU0q5VIC
shepperton|GB0i3
shepshed|GB0i4
shepton mallet|GB0i3
sherbakul|RU2j3
sherborne|GB0i3
sherborn|US0d2MA
sherbrooke|CA1a7QC
sherburn in elmet|GB0i3
sherburne|US0d0NY
sherburn|US180MN
sheregesh|RU3u3
sheremetyevskiy|RU063
shergarh|IN034
sherghati|IN035
sheridan|US3d4WY,US0s3OR,US3d3CO,US182AR,US322IN,US181IL,US0s0CA
sheringham|GB0i3
sherkot|IN036
sherman oaks|US0s6CA
sherman|US185TX,US182IL,US0d2CT
sherpur|BD077
sherrelwood|US3d4CO
sherrills ford|US0d0NC
sherrill|US0d2NY
shertallai|IN036
sherwood manor|US0d2CT
sherwood park|CA2o6AB
sherwood shores|US180TX
sherwood|US185AR,US0s4OR,US0d2OH,US182WI
shetpe|KZ5j4
shevchenkove|UA153,UA152
shevington|GB0i2
shibata|JP0c6
shibetsu|JP0c4
shibganj|BD079,BD075
shibin al kawm|EG0g8
shibin al qanatir|EG0g6
shibirghan|AF116
shibukawa|JP0c6
shibushi|JP0c4
shido|JP0c5
shields|US3f3MI
shieli|KZ4q5
shifnal|GB0i3
shiggaon|IN035
shigony|RU2i2
shiguai|CN006
shihezi|CN129
shiida|JP0c4
shijak|AL4f4
shijiang|CN003
shijiazhuang|CN00b
shikarpur|PK057,IN035,IN035
shikhany|RU2z3
shiki|JP0c6
shikohabad|IN037
shildon|GB0i3
shilin|CN006
shilka|RU4n4
shillington|US0d2PA
shillong|IN037
shiloh|US184IL,US0d3OH,US0d3PA,US0d3PA
shilong|CN007
shilovo|RU064
shimabara|JP0c5
shimada|JP0c6
shimanovsk|RU4x4
shima|CN006
shimla|IN037
shimo furano|JP0c5
shimodate|JP0c6
shimoda|JP0c5
shimoga|IN038
shimokizukuri|JP0c4
shimonoseki|JP0c8
shimotoda|JP0c7
shinas|OM146
shindand|AF115
shiner|US181TX
shingle springs|US0s2CA
shinglehouse|US0d0PA
shingletown|US0s1CA
shingu|JP0c5,JP0c5
shinichi|JP0c4
shinjo|JP0c5
shinkafi|NG0a3
shinnecock hills|US0d1NY
shinnston|US0d1WV
shinshiro|JP0c5
shinyanga|TZ177
shiogama|JP0c6
shiojiri|JP0c6
shiozawa|JP0c4
ship bottom|US0d0NJ
shipley|GB0i5
shippensburg|US0d2PA
shiprock|US3d3NM
shipston on stour|GB0i2
shipunovo|RU3o4
shiqian|CN003
shiqiao|CN007
shiqi|CN008
shiraguppi|IN035
shirahamacho usazakiminami|JP0c5
shiraoi|JP0c4
shiraoka|JP0c6
shiraz|IR0ka
shira|RU2w3
shirbin|EG0g6
shirdi|IN035
shirebrook|GB0i3
shiremanstown|US0d1PA
shirgaon|IN033
shirhatti|IN034
shirley|GB0i5,US0d5NY,US0d1MA
shirochanka|RU063
shiroishi|JP0c5
shiroi|JP0c6
shirone|JP0c5
shirpur|IN036
shirvan|IR0k6
shirwal|IN034
shishgarh|IN035
shisui|JP0c4
shitanjing|CN006
shivaji nagar|IN03a
shively|US4w4KY
shivpuri|IN037
shivrajpur|IN033
shiwan|CN006
shixing|CN006
shiyan|CN00c
shizilu|CN006
shizuishan|CN007
shizukuishi|JP0c4
shizunai furukawacho|JP0c4
shizuoka|JP0c9
shklow|BY1p4
shklo|UA152
shkoder|AL4f6
shkotovo|RU3q2
shkurinskaya|RU062
shlisselburg|RU064
sho rchi|UZ4m5
shoal creek|US180AL
shobara|JP0c4
shobu|JP0c4
shoemakersville|US0d0PA
shofirkon shahri|UZ4m5
shoham|IL344
shohimardon|UZ4m2
shokan|US0d0NY
sholinghur|IN035
sholokhovskiy|RU063
shoranur|IN035
shorapur|IN036
shoreacres|US181TX
shoreham by sea|GB0i4
shoreline|US0s6WA
shoreview|US185MN
shorewood forest|US181IN
shorewood hills|US181WI
shorewood tower hills harbert|US3f0MI
shorewood|US184IL,US184WI,US183MN
shorkot|PK056
short hills|US0d4NJ
short pump|US0d5VA
shortandy|KZ1h3
shortlands|GB0i3
shortsville|US0d1NY
shoshone|US5k1ID
shostka|UA156
shotts|GB0i3
shouguang|CN006
show low|US1v3AZ
showot|UZ4m5
shpola|UA154
shreveport|US188LA
shreve|US0d1OH
shrewsbury|GB0i6,US0d5MA,US183MO,US0d2NJ,US0d2PA,US0d2NJ
shrigonda|IN035
shrirampur|IN038
shrirangapattana|IN035
shrub oak|US0d1NY
shtime|XK2a5
shtip|MK2a6
shuangcheng|CN007
shuangjiang|CN003
shuangyang|CN006
shuangyashan|CN009
shubarkuduk|KZ4u4
shubarshi|KZ4u3
shujaabad|PK056
shujalpur|IN036
shukat as sufi|PS473
shulan|CN006
shullsburg|US180WI
shumen|BG2f6
shumerlya|RU065
shumikha|RU254
shunyi|CN007
shupiyan|IN034
shurugwi|ZW1w4
shushary|RU064
shushenskoye|RU2w4
shushi|AZ2k4
shushtar|IR0k6
shush|IR0k6
shutesbury|US0d1MA
shuvalovo|RU063
shuya|RU066
shvartsevskiy|RU062
shwebo|MM0p6
shyamnagar|IN039
shymkent|KZ1h9
shyroke|UA153
shyryayeve|UA153
shyshaky|UA153
si bun rueang|TH0m4
si chiang mai|TH0m4
si racha|TH0m7
si sa ket|TH0m5
si satchanalai|TH0m5
sialkot|PK059
sianow|PL1r3
siano|IT1c3
siasi|PH164
siatista|GR3h2
siaton|PH163
siauliai|LT3t7
siavonga|ZM1w4
siaya|KE174
sibalom|PH163
sibanicu|CU1f4
sibate|CO0h5
sibay|RU256
sibbo|FI3s4
sibenik|HR2a5
sibirskiy|RU3o4
sibiti|CG0a4
sibiu|RO1o7
sibi|PK056
sibley|US181IA,US180LA
sibolga|ID0b6
sibonga|PH164
sibsagar|IN036
sibulan|PH165,PH163
sibul|PH163
sibundoy|CO0h3
sibut|CF0a5
sibu|MY1z8
sicaya|PE0f3
sicklerville|US0d5NJ
sickte|DE0x3
sicuani|PE0f5
siculeni|RO1o3
sidareja|ID0b5
sidcup|GB0i3
siddapur|IN034
siddhapur|IN036
siddharthanagar|NP206
siddipet|IN036
siderno|IT1c4
sideropolis|BR093
side|TR013
sidhauli|IN034
sidhi|IN036
sidhpura|IN034
sidi abdelli|DZ1j5
sidi aissa|DZ1j6
sidi akkacha|DZ1j5
sidi alouane|TN3c3
sidi amrane|DZ1j5
sidi bel abbes|DZ1j8
sidi bennour|MA105
sidi bou ali|TN3c3
sidi bou said|TN3c2
sidi bouzid|TN3c5
sidi ech chahmi|DZ1j5
sidi ifni|MA104
sidi khaled|DZ1j6
sidi merouane|DZ1j5
sidi moussa|DZ1j6
sidi okba|DZ1j5
sidi qacem|MA106
sidi salim|EG0g6
sidi senoussi سيدي سنوسي|DZ1j3
sidi slimane|MA106
sidi yahia el gharb|MA105
sidirokastro|GR3h2
sidlaghatta|IN036
sidmouth|GB0i4
sidney|US0d4OH,US3d3NE,US3d3MT,US0d2NY,US0d2ME,US180IL,US180IA
sidoarjo|ID0b7
sidon|LB1m7
sidqabad|AF113
sidrolandia|BR384
siebnen|CH4k3
siedlce|PL1r6
siegburg|DE0x5
siegen|DE0x7
siegfriedviertel|DE0x3
siegsdorf|DE0x3
siem reap|KH0m7
siemensstadt|DE0x4
siemianowice slaskie|PL1r6
siemiatycze|PL1r4
siena|IT1c5
sienna plantation|US184TX
sieradz|PL1r5
sierakowice|PL1r3
sierakow|PL1r3
sierpc|PL1r4
sierra grande|AR3z3
sierra madre|US0s3CA
sierra view|US0d2PA
sierra vista southeast|US1v4AZ
sierra vista|US1v5AZ
sierre|CH4k4
siesta acres|US181TX
siesta key|US0d3FL
siesta shores|US180TX
sievi|FI3s2
siewierz|PL1r2
sigaboy|PH163
sigayevo|RU2i3
siggiewi|MT6l3
sighetu marmatiei|RO1o5
sighisoara|RO1o5
sigli|ID0b4
sigmaringen|DE0x4
signal hill|US0s4CA
signal mountain|US0d3TN
signa|IT1c4
sigourney|US181IA
sigtuna|SE0x3
siguatepeque|HN305
siguiri|GN0t5
sigulda|LV373
sig|DZ1j6
sihanoukville|KH0m7
sihlea|RO1o2
sihora|IN035
sihor|IN036
siilinjarvi|FI3s4
siirt|TR017
sijua|IN035
sijunjung|ID0b5
sikandarabad|IN036
sikandarpur|IN035
sikandra rao|IN035
sikandra|IN034
sikar|IN038
sikasso|ML0t7
sikeston|US184MO
sikka|IN034
siklos|HU1q3
sikonge|TZ175
sil li|KP0z4
silainiai|LT3t5
silale|LT3t3
silang|PH167
silao|MX046,IN034
silapathar|IN034
silat al harithiyah|PS5f3
silat az zahr|PS5f3
silchar|IN037
silea|IT1c3
sileby|GB0i3
siler city|US0d3NC
siletz|US0s0OR
sile|TR014
siliana|TN3c5
silifke|TR016
siliguri|IN039
silistra|BG2f5
silivri|TR016
silkeborg|DK0x5
sillamae|EE4c4
sillanwali|PK055
silla|ES0y4
silleda|ES0y3
sillod|IN036
silly|BE2p3
siloam springs|US184AR
silopi|TR016
silsbee|US183TX
silsden|GB0i3
silt|US3d2CO
siluko|NG0a3
silute|LT3t4
silva jardim|BR094
silvalde|PT3y3
silvania|BR094,CO0h3
silvan|TR016
silvassa|IN035
silveira|PT3y3
silver bay|US181MN
silver berry|CA2o3AB
silver city|US3d3NM
silver creek|US0d1NY
silver firs|US0s4WA
silver grove|US0d0KY
silver hill|US0d3MD
silver lakes|US0s2CA
silver lake|US0s5CA,US0d2NC,US0d1OH,US181WI,US181WI,US0d1FL,US181KS
silver ridge|US0d0NJ
silver springs shores|US0d3FL
silver springs|US0d3FL,US0s2NV
silver spring|US0d6MD
silver summit|US3d2UT
silverdale|US0s4WA
silverthorne|US3d2CO
silverton|US0s3OR,US0d2OH
silves|PT3y3
silvia|CO0h3
silvis|US183IL
silvi|IT1c4
silwad|PS5f3
silway 7|PH163
simanggang|MY1z5
simao dias|BR2t4
simaria|IN034
simav|TR015
sima|KM173
simbach am inn|DE0x3
simcoe|CA1a4ON
simdega|IN035
simenqian|CN002
simeonovgrad|BG2f3
simeria|RO1o4
simferopol|UA4a8
simga|IN034
simi valley|US0s7CA
simiane collongue|FR1g2
simian|RO1o3
simiti|CO0h3
simitli|BG2f3
simleu silvaniei|RO1o4
simmerath|DE0x4
simmering|AT1s7
simmern|DE0x3
simmesport|US181LA
simoca|AR353
simod|PH162
simoes filho|BR197
simojovel de allende|MX043
simonton lake|US322IN
simpang empat|MY1z6
simpang|ID0b5
simplicio mendes|BR1b3
simpsonville|US0d4SC,US0d1KY
simpson|US0d0PA
simrishamn|SE0x3
simsbury center|US0d3CT
sim|RU254
sin le noble|FR1g4
sinabang|ID0b4
sinah|IQ0j7
sinaia|RO1o4
sinaloa de leyva|MX3g2
sinalunga|IT1c3
sinamar|PH163
sinanju|KP0z4
sinanpasa|TR013
sinan|KR086
sinazongwe|ZM1w4
sincelejo|CO0h8
sincik|TR013
sindangan|PH163
sindelfingen|DE0x6
sindgi|IN035
sindhnur|IN036
sindirgi|TR013
sindi|IN034
sindos|GR3h3
sinegorskiy|RU063
sines|PT3y4
sinfin|GB0i4
sinfra|CI0t6
sing buri|TH0m4
singac|US0d2NJ
singanallur|IN035
singaparna|ID0b6
singapore|SG0uc
singapperumalkovil|IN033
singapur|IN035
singaraja|ID267
singarayakonda|IN034
singa|SD1k8
singen|DE0x6
singera|MD3k3
singerei|MD3k4
singida|TZ176
singkawang|ID437
singkil|ID0b6
singleton|AU0o2NSW
singojuruh|ID0b5
singoli|IN033
singosari|ID0b6
singrauli|IN038
singtam|IN033
singur|IN034
sinhyeon|KR086
sinilian first|PH162
siniscola|IT1c3
sini|IN033
sinjai|ID265
sinjar|IQ0j5
sinjhoro|PK054
sinjil|PS5f2
sinj|HR2a4
sinking spring|US0d2PA
sinmak|KP0z4
sinnai|IT1c4
sinnamon park|AU1e3QLD
sinnar|SD1k7,IN035
sinnersdorf|DE0x3
sinn|DE0x3
sinop|BR3w7,TR015
sinor|IN033
sinsang ni|KP0z4
sinsheim|DE0x5
sint amands|BE2p3
sint genesius rode|BE2p4
sint gillis waas|BE2p4
sint katelijne waver|BE2p4
sint kruis|BE2p4
sint laureins|BE2p3
sint lievens houtem|BE2p3
sint maria lierde|BE2p3
sint martens latem|BE2p3
sint martens lennik|BE2p3
sint michiel liber|CW482
sint niklaas|BE2p6
sint oedenrode|NL2p4
sint pancras|NL2p3
sint pieters leeuw|BE2p5
sint truiden|BE2p5
sint willebrord|NL2p3
sintansin|KR084
sinton|US183TX
sintra|PT3y5
sinuiju|KP0z8
sinzheim|DE0x3
sinzig|DE0x4
sinzing|DE0x3
siocon|PH162
siofok|HU1q5
sioux center|US183IA
sioux city|US186IA
sioux falls|US187SD
sipalay|PH165
siparia|TT483
siping|CN009
sipkovica|MK2a3
sipocot|PH164
sipote|RO1o3
sipovo|BA2a3
sippy downs|AU1e3QLD
siqueira campos|BR094
siquijor|PH163
siquirres|CR4l4
siracusa|IT1c7
siraha|NP205
sirajganj|BD077
siran|TR014
sirari|TZ175
sirathu|IN034
sira|IN036
sirdaryo|UZ1i5
siret|RO1o3
sirhind|IN036
siria|RO1o3
sirib|PH162
sirinhaem|BR1y5
sirjan|IR0k8
sirkazhi|IN035
sirmaur|IN034
sirmione|IT1c3
sirnach|CH4k3
sirnak|TR016
sirna|RO1o2
sirohi|IN035
siroki brijeg|BA2a3
sironj|IN036
sironko|UG174
sirpur|IN033
sirre|ET173
sirsaganj|IN035
sirsa|IN038,IN034
sirsilla|IN036
sirsi|IN036,IN034
sirte|LY2g7
siruguppa|IN036
sirumugai|IN034
sirur|IN035
sirvan|AZ2k6,TR012
sirvintos|LT3t3
sisak|HR2a5
sisauli|IN034
sisa|PE0f3
sisco heights|US0s1WA
sishilichengzi|CN123
sishui|CN006
sisimiut|GL6v2
sisli|TR018
sison|PH163
sisophon|KH0m5
sissach|CH4k3
sisseton|US181SD
sissonville|US0d2WV
sisteron|FR1g3
sistersville|US0d0WV
sisters|US0s1OR
siswa bazar|IN034
sita road|PK055
sitamarhi|IN036
sitamau|IN034
sitampiky|MG174
sitangkai|PH164
sitapur|IN037
sitarganj|IN035
siteki|SZ0w3
sitges|ES0y5
sitia|GR3h3
sitionuevo|CO0h4
sitka|US743AK
sitrah|BH4j5
sittard|NL2p6
sittensen|DE0x2
sitten|CH4k5
sittingbourne|GB0i6
sittwe|MM0p7
situbondo|ID0b9
siuna|NI2s4
siuntio|FI3s2
siuri|IN036
sivaganga|IN035
sivagiri|IN034,IN034
sivakasi|IN036
sivasli|TR013
sivas|TR018
siverek|TR017
siverskiy|RU064
siversk|UA154
sivrice|TR012
sivrihisar|TR013
siwa oasis|EG0g3
siwana|IN034
siwan|IN037
six fours les plages|FR1g5
six shooter canyon|US1v0AZ
sixmile run|US0d2NJ
sixteen mile stand|US0d2OH
siyabuswa|ZA0w5
siziano|IT1c2
sjobo|SE0x3
skadovsk|UA154
skaelskor|DK0x3
skagen|DK0x3
skalica|SK2e4
skanderborg|DK0x4
skaneateles|US0d1NY
skanes|TN3c6
skanor med falsterbo|SE0x3
skara|SE0x4
skare|SE0x2,SE0x2
skarszewy|PL1r3
skarzysko kamienna|PL1r6
skawina|PL1r5
skegness|GB0i5
skeldon|GY4z3
skelleftea|SE0x5
skelmersdale|GB0i5
skelton|GB0i3,GB0i3
skerries|IE2n3
skhirate|MA105
skhira|TN3c3
skhodnya|RU064
skiathos|GR3h2
skiatook|US183OK
skidaway island|US0d3GA
skidel|BY1p3
skidway lake|US3f2MI
skien|NO0x6
skierniewice|PL1r6
skikda|DZ1j7
skippack|US0d2PA
skippers corner|US0d1NC
skipton|GB0i4
skive|DK0x4
ski|NO0x4
skjern|DK0x3
skoczow|PL1r4
skofja loka|SI2a4
skoghall|SE0x4
skokie|US186IL
skole|UA153
skopin|RU065
skopje|MK2a9
skoropuskovskiy|RU062
skovde|SE0x5
skovorodino|RU4x3
skowhegan|US0d3ME
skudai|MY1z7
skuodas|LT3t3
skuratovskiy|RU064
skurup|SE0x3
skutec|CZ2e2
skutskar|SE0x3
skvyra|UA154
skwierzyna|PL1r3
sky lake|US0d3FL
sky valley|US0s1CA
skye|AU0q3VIC
skyline acres|US0d1OH
skyline ganipa|US3d0NM
skyline view|US0d2PA
slacks creek|AU1e3QLD
sladkovicovo|SK2e3
slagelse|DK0x5
slangerup|DK0x3
slanic|RO1o3
slantsy|RU065
slany|CZ2e4
slapanice|CZ2e3
slater marietta|US0d1SC
slater|US181MO,US181IA
slatina|RO1o6,HR2a3,RO1o2
slatington|US0d2PA
slaton|US183TX
slatyne|UA153
slaughterville|US182OK
slave lake|CA2o3AB
slavgorod|RU3o5
slavicin|CZ2e3
slavkov u brna|CZ2e3
slavonski brod|HR2a6
slavske|UA153
slavsk|RU462
slavuta|UA155
slavutych|UA155
slavyanka|RU3q4
slavyansk na kubani|RU066
slawharad|BY1p3
slawi|ID0b6
slawkow|PL1r3
slawno|PL1r4
slayton|US181MN
sleaford|GB0i4
sleepy eye|US182MN
sleepy hollow|US0d3NY,US182IL,US0s1CA,US3d0WY
sleman|ID0b6
slidell|US185LA
sliedrecht|NL2p5
sliema|MT6l4
sligo|IE2n4
slikkerveer|NL2p3
slinger|US182WI
slippery rock|US0d2PA
sliven|BG2f7
slivnitsa|BG2f3
sloan|US0d2NY
sloatsburg|US0d2NY
slobodka|RU064
slobodskoy|RU425
slobozhanske|UA154
slobozia bradului|RO1o2
slobozia|RO1o6,MD3k4,RO1o2
slocomb|US181AL
slonim|BY1p6
slough|GB0i7
slovenj gradec|SI2a3
slovenska bistrica|SI2a3
sloviansk|UA157
slovyanoserbsk|UA153
slubice|PL1r4
sluknov|CZ2e3
slupca|PL1r4
slupsk|PL1r7
slutsk|BY1p6
slyudyanka|RU3r4
smach mean chey|KH0m5
smackover|US181AR
smara|MA105
smarhon|BY1p5
smederevo|RS2a6
smederevska palanka|RS2a5
smedjebacken|SE0x2
smeeni|RO1o3
smethport|US0d1PA
smethwick|GB0i4
smidovich|RU3r3
smigiel|PL1r2
smilavichy|BY1p2
smila|UA156
smiltene|LV373
smirnovo|KZ1h3
smirnykh|RU5d3
smith center|US181KS
smith mills|US0d2MA
smith valley|US0s1NV
smithers|CA3n2BC
smithfield|US0d4RI,US0d4NC,AU0o4NSW,US3d3UT,US0d3VA
smiths falls|CA1a3ON
smiths station|US0d2AL
smithsburg|US0d2MD
smithton|US182IL
smithtown|US0d5NY
smithville sanders|US322IN
smithville|US183MO,US0d3NJ,US182TN,US182TX,US0d0OH
smith|US0s0NV
smoke rise|US181AL
smokey point|US0s1WA
smolenskaya|RU063
smolenskoye|RU3o3
smolensk|RU068
smolyaninovo|RU3q3
smolyan|BG2f5
smorumnedre|DK0x3
smyrna|US0d6GA,US186TN,US0d4DE
smyshlyayevka|RU2i3
snagov|RO1o3
sneads ferry|US0d1NC
sneads|US181FL
sneedville|US0d0TN
sneek|NL2p5
snellville|US0d4GA
snezhinsk|RU256
snezhnogorsk|RU064
sniatyn|UA153
snihurivka|UA154
snina|SK2e4
snizhne|UA156
snodland|GB0i3
snohomish|US0s3WA
snoqualmie|US0s4WA
snovsk|UA154
snow hill|US0d1MD,US0d1NC
snowflake|US1v3AZ
snowmass village|US3d2CO
snyderville|US3d2UT
snyder|US184TX,US180OK
soacha|CO0h8
soalkuchi|IN034
soanierana ivongo|MG175
soanindrariny|MG174
soap lake|US0s1WA
soata|CO0h3
soave|IT1c2
soavinandriana|MG175
soba|NG0a4
sobeslav|CZ2e3
sobhodero|PK054
sobinka|RU064
sobotka|PL1r3
sobradinho|BR194
sobrado|PT3y3
sobral|BR1b7
sobrance|SK2e3
sobreda|PT3y3
sobue|JP0c5
soc trang|VN0v7
socastee|US0d4SC
soccavo|IT1c6
sochaczew|PL1r5
sochi|RU068
social circle|US0d2GA
society hill|US0d2NJ
soconusco|MX043
socorro mission number 1 colonia|US3d5TX
socorro|US3d5TX,BR095,CO0h4,PH163,US3d3NM,PH162
socuellamos|ES0y4
soda bay|US0s0CA
soda springs|US5k2ID
sodankyla|FI3s3
soddy daisy|US0d4TN
soderhamn|SE0x4
soderkoping|SE0x3
sodermalm|SE0x7
sodertalje|SE0x6
sodhri|PK054
sodo|ET176
sodpur|IN033
sodra sandby|SE0x3,SE0x3
sodus|US0d1NY
soeng sang|TH0m4
soest|DE0x6,NL2p5
soe|ID265
sofia|BG2fa
sofifi|ID4i5
sofiyivka|UA153
sofiyivska borschagivka|UA153
sofo birnin gwari|NG0a4
sofrino|RU064
sogamoso|CO0h7
sogel|DE0x3
sogndal|NO0x3
sogne|NO0x3
sogod|PH163
sogutlu|TR013
sohagi|IN033
sohagpur|IN035
sohag|EG0g8
soham|GB0i3
sohar|OM147
sohbatpur|PK053
sohland|DE0x3
sohlde|DE0x3
sohna|IN035
soignies|BE2p5
soio|AO0a6
soissons|FR1g5
soisy sous montmorency|FR1g4
soisy sur seine|FR1g3
sojat|IN035
soja|JP0c6
sojitra|IN034
sokal|UA154
sokaraja|ID0b6
soka|JP0c8
sokcho|KR086
soke|TR016
sokhumi|GE2m6
sokode|TG0t7
sokolac|BA2a3
sokolka|PL1r4
sokolniki|RU066
sokolovo kundryuchenskiy|RU063
sokolovyy|RU2z3
sokolov|CZ2e5
sokolow podlaski|PL1r4
sokolskoye|RU063
sokol|RU066,RU065,RU3r3
sokone|SN0t4
sokoni|TZ175
sokoto|NG0a9
soko|ID0b5
sokur|RU223
sokyryany|UA153
sol iletsk|RU255
solana beach|US0s4CA
solana|PH166
solanea|BR1b4
solano|PH165
solan|IN035
solapur|IN03a
solap|IN034
solarino|IT1c3
solaro|IT1c4,IT1c4
solbiate olona|IT1c2
soldanesti|MD3k3
soldato aleksandrovskoye|RU063
soldotna|US4r2AK
solec kujawski|PL1r4
soledad de doblado|MX044
soledad de graciano sanchez|MX048
soledade|BR095,BR1b3
soledad|CO0h8,US0s5CA
soledar|UA154
solesino|IT1c3
soleto|IT1c2
solhan|TR014
soliera|IT1c3
soligalich|RU063
solihull|GB0i7
solikamsk|RU257
solim|IN033
solingen|DE0x7
solin|HR2a4
solleftea|SE0x3
sollenau|AT1s2
sollentuna|SE0x7
soller|ES0y4
sollies pont|FR1g4
solms|DE0x4
solna|SE0x6
solnechniy|RU253
solnechnogorsk|RU066
solnechnyy|RU3q4,RU3q4,RU2w3
solntsevo|RU067
solofra|IT1c4
solok|ID0b6
solola|GT2r6
soloma|GT2r3
solomons|US0d1MD
solomon|US180KS
solone|UA153
solonytsivka|UA154
solon|US0d5OH,US181IA
solothurn|CH4k4
solotvyno|UA153
solrod strand|DK0x4
solsona|ES0y3
soltau|DE0x4
soltepec|MX043
soltsy|RU063
soltvadkert|HU1q3
solt|HU1q3
solvang|US0s3CA
solvay|US0d3NY
solvesborg|SE0x3
solymar|HU1q3
somain|FR1g4
somanda|TZ175
soma|TR016,GM0t3
sombor|RS2a6
sombreffe|BE2p3
sombrerete|MX044
sombrio|BR094
somcuta mare|RO1o3
somerdale|US0d2NJ
someren|NL2p3
somero|FI3s3
somers point|US0d3NJ
somerset east|ZA0w4
somerset|US0d4NJ,US0d4MA,US0d4KY,US0d3PA,US181WI,US181TX,US0d1OH,US0d0MD
somersworth|US0d4NH
somers|US183WI,US0d1CT,US3d0MT
somerton park|AU2d2SA
somerton|US1v4AZ
somerville|US0d6MA,US0d4NJ,AU0q3VIC,US182TN,US180TX
someshwar|IN034
somma lombardo|IT1c4
somma vesuviana|IT1c5
sommacampagna|IT1c3
sommariva del bosco|IT1c3
sommatino|IT1c3
sommerda|DE0x4
somonauk|US181IL
somotillo|NI2s4
somoto|NI2s4
somovo|RU064
sompeta|IN034
somvarpet|IN033
son ferrer|ES0y3
son la|VN0m4
son servera|ES0y4
son tay|VN0m5
sonamukhi|IN035
sonamura|IN033
sonargaon|BD077
sonari|IN034
sona|PA4b3
sonbong|KP0z5
soncino|IT1c2
sonderborg|DK0x5
sondershausen|DE0x4
sondrio|IT1c4
sonegaon|IN034
sonepur|IN034
song cau|VN0v7
songadh|IN035
songea|TZ177
songgangdong|KR083
songjianghe|CN006
songjiang|CN007
songkhla|TH0m6
songling|CN006,CN006
songnim|KP0z7
songwa|TZ175
songyang|CN006
songyuan|CN007
sonipat|IN038
soni|TZ174
sonneberg|DE0x5
sonnefeld|DE0x2
sonoita|MX3b4
sonoma|US0s3CA
sonora|US0s2CA,US182TX
sonqor|IR0k5
sonsbeck|DE0x3
sonseca|ES0y3
sonsonate|SV3v6
sonson|CO0h4
sonta|RS2a3
sontheim an der brenz|DE0x2
sonthofen|DE0x4
sontra|DE0x3
sonzacate|SV3v4
sooke|CA3n3BC
sopela|ES0y4
soperton|US0d2GA
sophia|US0d0WV
soplaviento|CO0h3
sopot|PL1r5
sopo|CO0h3
sopron|HU1q6
sopur|IN036
soquel|US0s3CA
sorab|IN033
sorada|IN034
soran|IQ0j7,KZ1h5
sora|IT1c5
sorbhog|IN033
sorbiers|FR1g3
sorbolo|IT1c3
soreang|ID0b7
sorel tracy|CA1a5QC
soresina|IT1c3
sorgues|FR1g4
sorgun|TR016
soriano nel cimino|IT1c2
soria|ES0y5
sorisole|IT1c3
soritor|PE0f3
sormiou|FR1g3
soroa|CU1f3
sorocaba|BR099
soroca|MD3k5
sorochinsk|RU255
sorokino|RU3o3
sorokyne|UA156
sorong|ID4i7
soron|IN035
soroti|UG176
soro|IN035,DK0x3
sorrento valley|US0s2CA
sorrento|IT1c4,AU1n3WA,US181LA
sorsk|RU2w4
sorsogon|PH166
sorso|IT1c4
sortavala|RU064
sortino|IT1c3
sosenskiy|RU064
sosnogorsk|RU065
sosnovaya polyana|RU066
sosnovka|RU066,RU424,RU063,KG2x3
sosnovo ozerskoye|RU3r3
sosnovoborsk|RU2w5,RU063
sosnovo|RU063
sosnovskoye|RU063
sosnovyy bor|RU066
sosnowiec|PL1r8
sosnytsya|UA153
sosua|DO1d3
sosva|RU253
soteapan|MX042
sotik post|KE172
sotkamo|FI3s3
sotnikovskoye|RU062
soto la marina|MX2h3
sotouboua|TG0t4
sotteville les rouen|FR1g5
sottrum|DE0x3
sotuta|MX362
souda|GR3h3
souderton|US0d3PA
souffelweyersheim|FR1g3
sougueur|DZ1j6
souk ahras|DZ1j7
soulsbyville|US0s1CA
soultz haut rhin|FR1g3
soumagne|BE2p4
souma|DZ1j5
sound beach|US0d3NY
souppes sur loing|FR1g3
souq larba al gharb|MA105
sour el ghozlane|DZ1j6
sour lake|US181TX
souran|SY1t5
soure|BR234,PT3y3
sousa|BR1b6
sousse|TN3c7
soustons|FR1g3
south alamo|US182TX
south amboy|US0d3NJ
south amherst|US0d2MA,US0d1OH
south apopka|US0d3FL
south ashburnham|US0d0MA
south barre|US0d0VT
south barrington|US182IL
south bay|US0d2FL
south beach|US0d3NY,US0d2FL
south bel air|US0d6MD
south belmar|US0d1NJ
south beloit|US183IL
south bend|US327IN,US0s1WA
south benfleet|GB0i6
south berwick|US0d3ME
south bloomfield|US0d1OH
south blooming grove|US0d2NY
south boston|US0d9MA,US0d3VA
south bound brook|US0d2NJ
south bradenton|US0d4FL
south brisbane|AU1e3QLD
south brooksville|US0d2FL
south browning|US3d1MT
south bunbury|AU1n3WA
south burlington|US0d4VT
south canal|US0d0OH
south carthage|US180TN
south charleston|US0d4WV,US0d1OH
south chicago heights|US182IL
south chicago|US185IL
south cleveland|US0d3TN
south coatesville|US0d1PA
south congaree|US0d1SC
south connellsville|US0d1PA
south coogee|AU0o2NSW
south corning|US0d0NY
south coventry|US0d1CT
south croydon|GB0i6
south daytona|US0d4FL
south deerfield|US0d1MA
south dennis|US0d2MA
south dos palos|US0s1CA
south duxbury|US0d2MA
south el monte|US0s4CA
south elgin|US184IL
south eliot|US0d2ME
south elmsall|GB0i4
south euclid|US0d4OH
south fallsburg|US0d2NY
south farmingdale|US0d4NY
south floral park|US0d1NY
south fulton|US181TN
south gastonia|US0d2NC
south gate ridge|US0d3FL
south gate|US0s7CA,US0d5MD
south glens falls|US0d2NY
south grafton|AU0o3NSW
south granville|AU0o2NSW
south greeley|US3d2WY
south greensburg|US0d1PA
south gull lake|US3f0MI
south hadley|US0d4MA
south haven|US182IN,US3f2MI
south hayling|GB0i4
south hedland|AU1n3WA
south hempstead|US0d2NY
south henderson|US0d0NC
south highpoint|US0d2FL
south hill|US0s6WA,US0d3NY,US0d2VA
south hobart|AU512TAS
south holland|US184IL
south hooksett|US0d2NH
south houston|US184TX
south huntington|US0d3NY
south huron|CA1a3ON
south hurstville|AU0o2NSW
south hutchinson|US181KS
south jacksonville|US182IL
south jordan heights|US3d5UT
south jordan|US3d6UT
south kensington|US0d3MD
south kingstown|US0d5RI
south lake tahoe|US0s4CA
south lake|AU1n3WA
south lancaster|US0d1MA
south laurel|US0d5MD
south lawndale|US186IL
south lebanon|US0d2OH,US0s0OR
south lockport|US0d3NY
south lyon|US3f4MI
south mackay|AU1e3QLD
south melbourne|AU0q3VIC
south miami heights|US0d5FL
south miami|US0d4FL
south milwaukee|US184WI
south molton|GB0i2
south monroe|US3f3MI
south morang|AU0q5VIC
south nyack|US0d2NY
south ockendon|GB0i4
south ogden|US3d4UT
south old bridge|US0d5NJ
south orange|US0d4NJ
south oroville|US0s3CA
south padre island|US182TX
south palm beach|US0d1FL
south paris|US0d1ME
south park township|US0d4PA
south park|US5k1WY
south pasadena|US0s5CA,US0d2FL
south patrick shores|US0d3FL
south peabody|US0d6MA
south pekin|US180IL
south penrith|AU0o4NSW
south perth|AU1n4WA
south pittsburg|US182TN
south plainfield|US0d5NJ
south point|US0d2OH,US180TX
south portland gardens|US0d5ME
south portland|US0d5ME
south pottstown|US0d1PA
south riding|US0d5VA
south river|US0d4NJ
south rockwood|US3f1MI
south rosemary|US0d2NC
south roxana|US181IL
south russell|US0d2OH
south saint paul|US184MN
south salt lake|US3d5UT
south san francisco|US0s6CA
south san gabriel|US0s3CA
south san jose hills|US0s4CA
south sanford|US0d2ME
south sarasota|US0d2FL
south shields|GB0i6
south shore|US186IL,US0d0KY
south sioux city|US184NE
south suffolk|US0d6VA
south sumter|US0d1SC
south taft|US0s1CA
south tamworth|AU0o3NSW
south tangerang|ID0ba
south temple|US0d1PA
south thomaston|US0d1ME
south toms river|US0d2NJ
south toowoomba|AU1e2QLD
south tucson|US1v3AZ
south uniontown|US0d0PA
south upi|PH164
south vacherie|US182LA
south valley stream|US0d3NY
south valley|US3d5NM
south venice|US0d4FL
south vineland|US0d6NJ
south waverly|US0d0PA
south weber|US3d3UT
south wenatchee|US0s1WA
south wentworthville|AU0o3NSW
south whitley|US321IN
south whittier|US0s6CA
south willard|US3d1UT
south williamsport|US0d3PA
south windham|US0d1CT,US0d0ME
south windsor|US0d5CT,AU0o3NSW
south woodstock|US0d0CT
south yarmouth|US0d3MA
south yarra|AU0q5VIC
south yuba city|US0s4CA
south zanesville|US0d1OH
southall|GB0i6
southampton|GB0i8,US0d2MA,US0d2NY
southam|GB0i3
southaven|US186MS
southbank|AU0q4VIC
southborough|US0d3MA
southbridge|US0d4MA
southbury|US0d4CT
southchase|US0d4FL
southeast arcadia|US0d3FL
southend on sea|GB0i8
southern gateway|US0d1VA
southern pines|US0d4NC
southern river|AU1n3WA
southern shops|US0d2SC
southern shores|US0d2NC
southern view|US181IL
southfield|US3f6MI
southgate|US3f5MI,US0d3FL,US0d2KY
southglenn|US3d5CO
southlake|US185TX
southmayd|US180TX
southmont|US0d1PA,US0d1NC
southold|US0d3NY
southport|GB0i7,AU1e5QLD,US0d3NY,US0d2NC,US321IN,US0d1CT
southsea|GB0i4
southside place|US181TX
southside|US183AL,AU1e2QLD,US181AR
southwater|GB0i3
southwell|GB0i3
southwest greensburg|US0d1PA
southwest ranches|US0d3FL
southwick|US0d3MA
southwood acres|US0d3CT
southworth|US0s1WA
sovata|RO1o4
soverato marina|IT1c3
sovetskaya gavan|RU3q5
sovetskaya|RU063,RU063
sovetskiy|RU255,RU063,UA4a3,RU063
sovetskoye|RU3o2
sovetsk|RU465,RU424
sovet|TJ3e3
sovico|IT1c3
sowerby bridge|GB0i3
soweto|ZA0wb
soyapango|SV3v8
soyaux|FR1g3
soygaon|IN035
soyibug|IN037
soyung|PH162
spackenkill|US0d2NY
spaichingen|DE0x4
spalding|GB0i5
spalt|DE0x2
spanaway|US0s5WA
spandau|DE0x5
spangenberg|DE0x3
spangen|NL2p3
spangler|US0d1PA
spanish fork|US3d5UT
spanish fort|US183AL
spanish lake|US184MO
spanish springs|US0s4NV
spanish town|JM2v7
sparanise|IT1c3
sparkill|US0d1NY
sparks|US0s7NV,US3d2TX,US182TX,US0d1GA,US0d1GA
spartanburg|US0d5SC
sparta|US0d4NJ,US183WI,US182TN,US182IL,US3f2MI,US181MO,US0d1NC,US0d0GA
sparti|GR3h4
spas demensk|RU062
spas klepiki|RU063
spassk dalniy|RU3q6
spassk ryazanskiy|RU063
spasskoye|RU3q3
spassk|RU063
spata|GR3h3
spa|BE2p3
spearfish|US3d3SD
spearman|US182TX
spearwood|AU1n3WA
speedway|US324IN
speers|US0d0PA
speichersdorf|DE0x3
spelle|DE0x3
spencerport|US0d2NY
spencerville|US0d1OH,US0d1MD,US3d0NM
spencer|US183IA,US0d3MA,US182OK,US0d2NC,US321IN,US0d1WV,US181WI,US181TN
spenge|DE0x4
spennymoor|GB0i4
sperry|US180OK
speyer|DE0x6
spezzano albanese|IT1c3
spicchio sovigliana|IT1c3
spicer|US180MN
spiesen elversberg|DE0x4
spiez|CH4k4
spijkenisse|NL2p6
spilamberto|IT1c3
spilimbergo|IT1c3
spinazzola|IT1c3
spindale|US0d2NC
spinea orgnano|IT1c5
spinetta marengo|IT1c3
spinnerstown|US0d1PA
spino dadda|IT1c3
spirano|IT1c2
spirit lake|US182IA,US0s1ID
spirovo|RU063
spiro|US181OK
spisska bela|SK2e3
spisska nova ves|SK2e5
spitak|AM2l4
spittal an der drau|AT1s4
splendora|US181TX
split|HR2a7
spokane valley|US0s7WA
spokane|US0s8WA
spokoynaya|RU062
spoleto|IT1c4
spooner|US181WI
spotswood|US0d3NJ
spotsylvania courthouse|US0d2VA
spratzern|AT1s3
spreitenbach|CH4k3
spresiano|IT1c3
sprimont|BE2p4
spring arbor|US3f2MI
spring city|US0d2PA,US181TN,US3d0UT
spring creek|US0s4NV
spring glen|US3d0UT
spring green|US181WI
spring grove|US183IL,US0d1PA,US180MN
spring hill|US0d7FL,US185TN,AU1e3QLD,US183KS
spring hope|US0d0NC
spring house|US0d2PA
spring lake heights|US0d2NJ
spring lake park|US183MN
spring lake|US0d4NC,US0d2NJ,US3f1MI
spring mount|US0d1PA
spring park|US181MN
spring ridge|US0d3MD,US0d0PA
spring valley lake|US0s3CA
spring valley|US0s7NV,US0d5NY,US0s5CA,US182IL,US182TX,US181MN,US180WI,US1v0AZ
springbok|ZA0w3
springboro|US0d4OH
springdale|US186AR,US0d4NJ,US0d3OH,US0d2PA,US0d2MD,US0d1SC,US0d1SC
springerville|US1v1AZ
springe|DE0x5
springfield gardens|US0d5NY
springfield lakes|AU1e4QLD
springfield|US187MO,US0d7MA,US187IL,US0s6OR,US0d6OH,US0d5VA,US0d5PA,US184TN,US0d4NJ,US183FL,AU1e3QLD,US3f2MI,US0d2VT,US0d2KY,US0d2GA,US181MN,US181SD,US181NE,US3d0CO,US0d0NY,US0d0NH
springhill|US182LA
springs|ZA0w8,US0d3NY
springtown|US181TX
springvale south|AU0q4VIC
springvale|AU0q4VIC,US0d2ME
springville|US3d5UT,US0d2NY,US182AL,US0d0VA,US180IA
springwood|AU1e3QLD,AU0o3NSW
spring|US186TX
sprockhovel|DE0x5
spruce grove|CA2o5AB
spruce pine|US0d1NC
spry|US0d2PA
spurgeon|US0d2TN
spur|US180TX
spuyten duyvil|US0d3NY
squamish|CA3n4BC
squaw valley|US0s2CA
squinzano|IT1c4
sragen|ID0b6
srandakan|ID0b5
sravana belgola|IN032
srbac|BA2a3
srbica|XK2a2
srebrenik|BA2a3
sredets|BG2f3
srednebelaya|RU4x3
sredneuralsk|RU254
sredniy|RU3r2
srednyaya akhtuba|RU2q4
srednyaya yelyuzan|RU063
sremcica|RS2a5
sremska mitrovica|RS2a5
sremski karlovci|RS2a3
srem|PL1r5
sretensk|RU4n3
sri dungargarh|IN036
sri jayewardenepura kotte|LK3i7
sri madhopur|IN035
srikakulam|IN037
srimushnam|IN034
srinagar|IN03a,IN034
srinivaspur|IN035
sriperumbudur|IN034
sriramnagar|IN034
srirampur|IN034
srisailain|IN035
srivaikuntam|IN034
srivardhan|IN034
srivilliputhur|IN036
sroda slaska|PL1r3
sroda wielkopolska|PL1r4
srodmiescie|PL1r7
srono|ID0b5
srpska crnja|RS2a2
st albans|GB0i6,AU0q5VIC
st albert|CA2o6AB
st andrews|AU0o3NSW
st austell|GB0i5
st catharines|CA1a7ON
st charles|US0d5MD
st clair|AU0o4NSW
st georg|DE0x4
st helens park|AU0o3NSW
st helens|GB0i7
st ives|GB0i3
st johns park|AU0o3NSW
st johnsbury|US0d3VT
st johns|CA5s7NL,US0d5FL
st kilda east|AU0q4VIC
st leonards|AU0o3NSW,GB0i3
st louis|US188MO
st marys|US0d4GA
st pauli|DE0x5
st paul|CA2o3AB
st petersburg|US0d8FL
st thomas|CA1a5ON
staaken|DE0x5
stabat|ID0b5
stablowice|PL1r4
stabroek|BE2p4
stacy|US181MN
staden|BE2p3
stade|DE0x6
stadskanaal|NL2p4
stadt winterthur kreis 1|CH4k4
stadtallendorf|DE0x4
stadtbergen|DE0x4
stadthagen|DE0x5
stadtilm|DE0x2
stadtlohn|DE0x4
stadtoldendorf|DE0x3
stadtroda|DE0x3
stafa|CH4k3
staffanstorp|SE0x4
stafford heights|AU1e3QLD
stafford springs|US0d2CT
stafford|GB0i6,US184TX,US0d4CT,AU1e3QLD,US0d2VA,US0s1OR
stagecoach|US0s1NV
stahnsdorf|DE0x4
staines|GB0i6
stainforth|GB0i3
stains|FR1g5
stakeford|GB0i3
stallings|US0d4NC
stallion springs|US0s1CA
stalowa wola|PL1r6
stalpeni|RO1o2
stalybridge|GB0i5
stambaugh iron river|US3f0MI
stamboliyski|BG2f4
stamford|US0d7CT,GB0i4,US182TX,US0d0NY
stamps|US181AR
stanaford|US0d0WV
stanberry|US180MO
standerton|ZA0w6
standish|US3f1MI
stanfield|US0s1OR,US0d1NC
stanford le hope|GB0i5
stanford|US0s4CA,US0d2KY
stanhope gardens|AU0o3NSW
stanhope|US0d2NJ
stanilesti|RO1o3
stanisic|RS2a2
stanleytown|US0d1VA
stanley|GB0i4,US0d2NC,US182WI,US181ND,US0d1VA
stanmore|AU0o3NSW
stanovoye|RU062
stansbury park|US3d2UT
stansted mountfitchet|GB0i2
stans|CH4k3
stanthorpe|AU0o2QLD
stanton|US0s5CA,US182TX,US0d1KY,US181NE,US3f0MI
stantsiya novyy afon|GE2m5
stanwood|US0s3WA
stanytsya luhanska|UA154
staphorst|NL2p4
staplehurst|GB0i2
staples|US182MN
stapleton|US0d2NY
staporkow|PL1r3
star city|US181AR,US0d1WV
star valley ranch|US5k1WY
star valley|US1v1AZ
stara lubovna|SK2e4
stara pazova|RS2a4
stara syniava|UA153
stara tura|SK2e3
stara vyzhivka|UA152
stara zagora|BG2f7
starachowice|PL1r6
staranzano|IT1c3
staraya derevnya|RU065
staraya kulatka|RU3j3
staraya kupavna|RU064
staraya mayna|RU063
staraya russa|RU065
staraya stanitsa|RU063,RU063
staraya sunzha|RU063
staraya vichuga|RU062
starbuck|US180MN
starchiojd|RO1o3
stare mesto|CZ2e3,CZ2e3
stargard|PL1r6
stari kuty|UA152
staritsa|RU063
starke|US0d2FL
starksboro|US0d1VT
starkville|US185MS
starnberg|DE0x5
staroaleyskoye|RU3o2
starobaltachevo|RU252
starobesheve|UA153
starobilsk|UA154
starobin|BY1p3
starocherkasskaya|RU062
staroderevyankovskaya|RU064
starodub|RU064
starogard gdanski|PL1r6
starokamyshinsk|RU253
starokorsunskaya|RU063
starokostiantyniv|UA155
starokozache|UA152
starokucherganovka|RU403
staroleushkovskaya|RU063
starominskaya|RU065
staromyshastovskaya|RU063
staronizhestebliyevskaya|RU063
staroshcherbinovskaya|RU064
starotitarovskaya|RU064
starovelichkovskaya|RU064
staroye arakchino|RU063
staroyuryevo|RU063
starozhilovo|RU062
stary bohumin|CZ2e5
stary krym|UA4a3
stary sacz|PL1r3
staryy cherek|RU063
staryy dobrotvir|UA153
staryy krym|UA153
staryy malgobek|RU066
staryy oskol|RU068
staryy sambir|UA152
staryya darohi|BY1p3
staryye atagi|RU063
staryye ozinki|RU2z3
star|US5k3ID
stassfurt|DE0x5
staszow|PL1r4
state center|US181IA
state college|US0d5PA
state line|US0d1PA
stateburg|US0d0SC
staten island|US0d9NY
statenkwartier|NL2p3
statenville|US0d0GA
statesboro|US0d5GA
statesville|US0d5NC
statham|US0d1GA
statte|IT1c4
stauceni|MD3k3
staufenberg|DE0x3
staufen|DE0x3
staunton|US0d5VA,US182IL
stavanger|NO0x7
staveley|GB0i5
stavelot|BE2p3
stavern|NO0x2
stavnsholt|DK0x3
stavropol|RU069
stavrovo|RU063
stavyshche|UA153
stawell|AU0q3VIC
stayton|US0s3OR
steamboat springs|US3d4CO
stearns|US0d1KY
stebnyk|UA154
stedman|US0d0NC
steeleville|US181IL
steele|US181MO,US180AL
steelton|US0d3PA
steelville|US181MO
steenbergen|NL2p5
steenokkerzeel|BE2p3
steenwijk|NL2p4
steep falls|US0d0ME
stefan voda|MD3k3
stefanesti sat|RO1o2
stefanesti|RO1o4
steffisburg|CH4k4
stegaurach|DE0x3
steger|US183IL
steglitz|DE0x6
steilacoom|US0s3WA
steilshoop|DE0x4
steinau an der strasse|DE0x3
steinbach am taunus|DE0x3
steinbach hallenberg|DE0x2
steinbach|CA3l3MB
steinenbronn|DE0x3
steinen|DE0x3
steinfeld|DE0x3
steinfurt|DE0x5
steinhagen|DE0x4
steinhatchee|US0d0FL
steinhausen|CH4k3
steinheim am albuch|DE0x3
steinheim am der murr|DE0x4
steinheim|DE0x4
steinkjer|NO0x4
steinway|US0d1NY
stein|DE0x4,NL2p3
stei|RO1o3
stekene|BE2p4
stella|IT1c5
stellenbosch|ZA0w7
stelle|DE0x3
stellingen|DE0x5
stendal|DE0x5
stenhousemuir|GB0i3
stenjevec|HR2a5
stenlose|DK0x4
stenungsund|SE0x4
stepanavan|AM2l5
stephanskirchen|DE0x3
stephens city|US0d1VA
stephenville|US184TX,CA5s3NL
stepnogorsk|KZ1h6
stepnoye|RU2z4,RU063
stepps|GB0i3
sterlibashevo|RU253
sterling city|US180TX
sterling heights|US3f7MI
sterlington|US181LA
sterling|US0d5VA,US184IL,US3d4CO,US0d3MA,US4r2AK,US181KS
sterlitamak|RU258
sternberk|CZ2e4
steszew|PL1r2
steti|CZ2e3
stetson|US0d0ME
stetten am kalten markt|DE0x2
stettler|CA2o2AB
steubenville|US0d4OH
steuben|US0d0ME
stevenage|GB0i6
stevens point|US185WI
stevenson ranch|US0s4CA
stevenson|US181AL,US0s1WA
stevenston|GB0i3
stevensville|US0d3MD,US3d1MT,US3f0MI
stewart manor|US0d1NY
stewarton|GB0i3
stewartstown|US0d1PA
stewartville|US183MN,US181AL
steyerberg|DE0x2
steyning|GB0i3
steyr|AT1s5
stezzano|IT1c4
stickney|US183IL
stiens|NL2p3
stigler|US181OK
stijena|BA2a3
stiles|US0d0PA
stilfontein|ZA0w7
stillman valley|US180IL
stillwater|US186OK,US184MN,US0d1NY
stilwell|US182OK
stinnett|US181TX
stiring wendel|FR1g4
stirling|GB0i5,AU1n3WA
stjordalshalsen|NO0x4
stochov|CZ2e2
stock island|US0d2FL
stockach|DE0x4
stockbridge|US0d5GA,US0d1MA,US3f0MI
stockdale|US181TX
stockelsdorf|DE0x4
stockerau|AT1s4
stockheim|DE0x3,DE0x2
stockholm|SE0xb
stockport|GB0i7
stocksbridge|GB0i4
stockstadt am main|DE0x3
stockstadt am rhein|DE0x3
stockton heath|GB0i3
stockton on tees|GB0i6
stockton springs|US0d1ME
stockton|US0s8CA,US181MO,US181IL,US180KS
stoke gifford|GB0i4
stoke on trent|GB0i9
stokesdale|US0d2NC
stolac|BA2a3
stolberg|DE0x6
stolbovaya|RU062
stolin|BY1p3
stollberg|DE0x4
stolniceni prajescu|RO1o2
stolpen|DE0x3
stolzenau|DE0x3
stone mountain|US0d3GA
stone park|US182IL
stone ridge|US0d0NY
stoneboro|US0d0PA
stonecrest|US0d6GA
stonegate|US3d3CO
stoneham|US0d4MA
stonehaven|GB0i4
stonehouse|GB0i3,GB0i2
stoneville|US0d0NC
stonewall|US181LA,US180MS
stonewood|US0d1WV
stone|GB0i4,GB0i3,GB0i3
stonington|US0d0ME
stony brook|US0d4NY
stony creek mills|US0d0PA
stony hill|JM2v3
stony plain|CA2o3AB
stony point|US0d4NY,US3f1MI,US3f1MI,US0d0NC
stony prairie|US0d0OH
stonybrook|US0d1PA
storesti|RO1o4
storkow|DE0x3
storm lake|US183IA
stormstown|US0d1PA
stornara|IT1c2
stornoway|GB0i3
storozhevaya|RU063
storrington|GB0i3
storrs|US0d4CT
storvreta|SE0x3
story city|US182IA
stotfold|GB0i3
stottville|US0d0NY
stoughton|US0d5MA,US184WI
stourbridge|GB0i6
stourport on severn|GB0i4
stover|US180MO
stovring|DK0x3
stowbtsy|BY1p4
stowell|US181TX
stowe|US0d2VT,US0d2PA
stowmarket|GB0i4
stow|US0d5OH,US0d3MA
strabane|GB0i4
stradella|IT1c3
straelen|DE0x4
strafford|US0d2NH,US181MO
straja|RO1o2
strakonice|CZ2e5
straldzha|BG2f3
stralsund|DE0x6
strangnas|SE0x4
stranraer|GB0i3
strasbourg|FR1g8
strasburg|US0d3VA,DE0x3,US0d2PA,US0d1OH,US3d1CO
straseni|MD3k4
strassen|LU2p3
strassgang|AT1s4
strasshof an der nordbahn|AT1s3
stratford upon avon|GB0i5
stratford|US0d6CT,CA1a5ON,US0d3NJ,US181TX,US181WI,US181OK,US0s0CA,US0d0NH
strathalbyn|AU2d3SA
stratham station|US0d3NH
strathaven|GB0i3
strathdale|AU0q2VIC
strathfieldsaye|AU0q2VIC
strathfield|AU0o5NSW
strathmore|CA2o4AB,AU0q3VIC,US0d3NJ,US0s1CA
strathpine|AU1e3QLD
stratmoor|US3d3CO
straubing|DE0x5
strausberg|DE0x5
strawberry point|US180IA
strawberry|US0s2CA
strazhitsa|BG2f3
straznice|CZ2e3
stra|IT1c3
streamwood|US185IL
streator|US184IL
streetly|GB0i4
streetsboro|US0d4OH
street|GB0i4
strehaia|RO1o4
strelka|RU2w3,RU062
strellc i eperm|XK2a3
strelna|RU064
strensall|GB0i3
stretford|GB0i5
strezhevoy|RU415
striano|IT1c3
stribro|CZ2e3
strijen|NL2p3
strizkov|CZ2e4
strogino|RU067
stroitel|RU064
stromsburg|US180NE
stromstad|SE0x3
stromyn|RU063
strongsville|US0d5OH
strong|US0d0ME
stronie slaskie|PL1r3
strood|GB0i5
stropkov|SK2e3
stroudsburg|US0d2PA
stroud|GB0i6,US181OK
strovolos|CY5h6
strpce|XK2a3
struer|DK0x4
struga|MK2a5
strugi krasnyye|RU063
strullendorf|DE0x3
strumica|MK2a6
strum|US180WI
strunino|RU064
struthers|US0d3OH
stryi|UA156
stryker|US3f0OH
stryszawa|PL1r2
strzalkowo|PL1r2
strzegom|PL1r4
strzelce krajenskie|PL1r3
strzelce opolskie|PL1r4
strzelin|PL1r4
strzelno|PL1r3
strzyzow|PL1r3
stuarts draft|US0d3VA
stuart|US0d4FL,US181IA,US0d1VA
studenicane|MK2a4
studenka|CZ2e3
studio city|US0s5CA
studley|GB0i3
stuhlingen|DE4k2
stuhr|DE0x5
stulpicani|RO1o3
stung treng|KH0m5
stupava|SK2e3
stupino|RU066
sturbridge|US0d1MA
sturgeon bay|US183WI
sturgeon|US0d1PA
sturgis|US3f3MI,US3d3SD,US181KY
sturlic|BA2a2
sturovo|SK2e4
sturry|GB0i3
sturtevant|US183WI
stutterheim|ZA0w5
stuttgart feuerbach|DE0x5
stuttgart muhlhausen|DE0x5
stuttgart ost|DE0x6
stuttgart|DE0x9,US183AR
su ngai kolok|TH0m5
suai|TL5i4
sual|PH162
suamico|US184WI
suances|ES0y3
suan|CO0h3
suarez|CO0h3
suar|IN035
suay|PH164
subang jaya|MY1z9
subaykhan|SY1t5
subiaco|AU1n3WA,IT1c3
subic|PH166,PH163
subkhankulovo|RU253
sublette|US180KS
sublimity|US0s2OR
subotica|RS2a7
subtanjalla|PE0f3
subusub|PH163
succasunna|US0d3NJ
success|AU1n3WA
succivo|IT1c3
suce sur erdre|FR1g3
suceava|RO1o7
sucha beskidzka|PL1r3
suchedniow|PL1r3
suchiapa|MX044
suchindram|IN034
suchitoto|SV3v3
suciu de sus|RO1o3
sucre|BO248,CO0h5,EC1l4
sucua|EC1l3
sucy en brie|FR1g5
sudak|UA4a4
suda|RU062
sudbury|GB0i4,US0d4MA
sudden valley|US0s3WA
sudislavl|RU062
sudley|US0d4VA
sudlohn|DE0x3
sudogda|RU064
sudova vyshnya|UA153
sudzha|RU063
sueca|ES0y5
sueyoshicho ninokata|JP0c4
suez|EG0g9
sufalat samail|OM146
suffern|US0d3NY
suffield depot|US0d0CT
suffolk|US0d6VA
suf|JO294
sugar city|US5k0ID
sugar creek|US182MO
sugar grove|US183IL
sugar hill|US0d4GA
sugar land|US186TX
sugarcreek police dept|US0d1OH
sugarcreek|US0d2PA,US0d1OH
sugarland run|US0d4VA
sugarmill woods|US0d3FL
sugito|JP0c6
suharau|RO1o2
suhbaatar|MN315
suhl|DE0x5
suhr|CH4k3
suhum|GH0t6
suhut|TR014
suibara|JP0c4
suicheng|CN006
suifenhe|CN004
suihua|CN008
suileng|CN006
suining|CN007
suisun|US0s5CA
suita|JP0c8
suitland silver hill|US0d5MD
suitland|US0d5MD
suixi|CN006
suizhou|CN008
sujangarh|IN038
sujiatun|CN007
sukabumi|ID0b8
sukagawa|JP0c6
suket|IN034
sukheke mandi|PK055
sukhinichi|RU064
sukhobezvodnoye|RU063
sukhodol|RU2i4
sukhothai|TH0m5
sukhoy log|RU255
sukkur|PK059
suklayin|PH163
suksun|RU253
sukumo|JP0c5
sukuta|GM0t4
sulakyurt|TR013
sulak|RU063
sulechow|PL1r4
sulecin|PL1r3
suleja|NG0a7
sulejowek|PL1r4
sulejow|PL1r3
sulingen|DE0x4
sulit|PH162
sulkowice|PL1r3
sullana|PE0f7
sulligent|US181AL
sullivan city|US182TX
sullivans island|US0d1SC
sullivan|US183MO,US182IL,US322IN,US0d0ME
sully sur loire|FR1g3
sulmona|IT1c4
sulop|PH163
sulphur springs|US184TX,US180AR
sulphur|US184LA,US182OK
sultanah|SA0ra
sultanbeyli|TR018
sultandagi|TR013
sultangazi|TR019
sultanhisar|TR013
sultanpur|IN037,IN034,IN033,IN033
sultan|US0s2WA
sulucan|PH163
suluktu|KG2x4
suluova|TR016
suluru|IN035
sulur|IN035
sulya|IN034
sulysap|HU1q3
sulz am neckar|DE0x4
sulzbach am main|DE0x3
sulzbach an der murr|DE0x2
sulzbach rosenberg|DE0x4
sulzbach|DE0x4,DE0x3
sumag|PH164
sumare|BR098
sumas|US0s0WA
sumbal|IN034
sumbawa besar|ID266
sumbawanga|TZ176
sumberpucung|ID0b5
sumber|ID0b7
sumbe|AO0a5
sumbuya|SL0t3
sumedang utara|ID0b7
sumedang|ID0b8
sumeg|HU1q3
sumenep|ID0b6
sume|BR1b3
sumilao|PH162
sumirago|IT1c2
sumiswald|CH4k2
sumiton|US181AL
summer hill|AU0o3NSW
summerdale|US180AL
summerfield|US0d3MD,US0d3NC
summerland|CA3n3BC,US0s1CA
summerlin south|US0s5NV
summerset|US3d1SD
summerside|CA4h4PE,US0d2OH
summersville|US0d2WV
summerville|US0d6SC,US182GA
summit hill|US0d2PA
summit park|US3d3UT
summit view|US0s3WA
summit|US0d4NJ,US184IL,US0s3WA,US1v2AZ,US181MS
sumner|US0s3WA,US182IL,US181IA
sumoto|JP0c5
sumpango|GT2r4
sumperk|CZ2e5
sumpong|PH163
sumqayit|AZ2k8
sumrall|US181MS
sumter|US0d5SC
sumusta as sultani|EG0g5
sumy|UA158
sun city center|US0d4FL
sun city west|US1v5AZ
sun city|US1v5AZ,US0s4CA
sun lakes|US1v4AZ
sun prairie|US185WI,US3d1MT
sun valley|US0s4NV,US0d1PA,US0d1PA,US1v1AZ,US5k1ID
sun village|US0s4CA
sunagawa|JP0c4
sunam|IN036
sunan|KP0z5
sunapee|US0d2NH
sunbury on thames|GB0i5
sunbury|AU0q5VIC,US0d3PA,US0d2OH
sunchales|AR214
suncheon|KR088
suncho corral|AR213
sunchon|KP0z9
suncoast estates|US0d2FL
suncook|US0d2NH
sundance|US3d0WY
sundargarh|IN035
sundarnagar|IN035
sundbyberg|SE0x5
sunderland|GB0i8,US0d2MA
sundern|DE0x5
sundown|US181TX
sundsvall|SE0x6
sundumbili|ZA0w4
sunel|IN034
sunflower|US180MS
sung noen|TH0m4
sungai besar|MY1z5
sungai pelek new village|MY1z4
sungai penuh|ID0b7
sungai petani|MY1z8
sungai raya|ID436
sungai udang|MY1z5
sungailiat|ID0b6
sungam nodongjagu|KP0z4
sunggal|ID0b7
sungho 1 tong|KP0z5
sungjibaegam|KP0z4
sungurlu|TR015
sunland park|US3d4NM
sunland|US0s4CA
sunman|US320IN
sunne|SE0x2
sunny isles beach|US0d4FL
sunnybank hills|AU1e4QLD
sunnybank|AU1e3QLD
sunnyside tahoe city|US0s1CA
sunnyside|US0d6NY,US0s4WA,US0s2CA,US0d0GA
sunnyslope|US0s2CA,US0s2WA
sunnyvale|US0s7CA,US183TX
sunray|US181TX
sunrise lake|US0d0PA
sunrise manor|US0s8NV
sunrise|US0d6FL
sunriver|US0s0OR
sunset beach|US0d2NC
sunset hills|US183MO
sunset park|US0d7NY
sunset|US0d4FL,US3d2UT,US182LA
sunshine north|AU0q4VIC
sunshine ranches|US0d1FL
sunshine west|AU0q4VIC
sunshine|AU0q3VIC
suntar|RU4x3
sunyani|GH0t6
sunzha|RU066,RU064
suolahti|FI3s2
suomussalmi|FI3s3
suonenjoki|FI3s3
suong|KH0m5
suoyarvi|RU063
suozhen|CN006
supaul|IN036
superior|US185WI,US3d4CO,US1v2AZ,US181NE
supe|PE0f4
suphan buri|TH0m6
supia|CO0h4
suponevo|RU063
supreme|US180LA
suquamish|US0s2WA
surabaya|ID0bb
surab|PK054
surahammar|SE0x3
suraia|RO1o3
surajgarh|IN034
surakarta|ID0b9
surallah|PH165
surami|GE2m3
surandai|IN035
surany|SK2e3
surat thani|TH0m7
suratgarh|IN036
surat|IN03b
surazh|RU064
surbiton|GB0i5
surbo|IT1c4
surcin|RS2a4
surendranagar|IN037
suresnes|FR1g5
surf city|US0d1NC,US0d0NJ
surfers paradise|AU1e5QLD
surfside beach|US0d2SC
surfside|US0d3FL
surgana|IN033
surgeres|FR1g3
surgoinsville|US0d1TN
surgut|RU258
surhuisterveen|NL2p2
surianwan|IN034
suriapet|IN037
suria|ES0y3
surif|PS474
surigao|PH166
surinam|MU5g3
surin|TH0m6
surkhakhi|RU064
surkhpur|PK054
surman|LY2g5
surmene|TR014
surovikino|RU2q4
surprise|US1v7AZ
surrey hills|AU0q4VIC
surrey|CA3n9BC,US180ND
surry hills|AU0o4NSW
surry|US0d1ME
sursee|CH4k3
surskoye|RU3j3
sursk|RU063
surte|SE0x3
surubim|BR1b5
suruc|TR016
sury le comtal|FR1g2
sur|OM146
susaki|JP0c5
susangerd|IR0k5
susanville|US0s4CA
susa|IT1c2
susehri|TR015
susel|DE0x2
suseni|RO1o2
susice|CZ2e4
susitna north|US4r0AK
susner|IN034
susquehanna trails|US0d1PA
susquehanna|US0d1PA
sussen|DE0x3
sussex|US183WI,CA5o2NB,US0d1NJ
susuman|RU5v3
susurluk|TR015
susz|PL1r2
sutherland|AU0o3NSW,US180NE
sutherlin|US0s3OR
suto orizare|MK2a4
sutter creek|US0s1CA
sutter|US0s2CA
sutton alpine|US4r1AK
sutton coldfield|GB0i7
sutton in ashfield|GB0i5
sutton|GB0i8,US0d3MA,US0d1NH,US181NE
sutysky|UA153
suva reka|XK2a6
suva|FJ606
suvorovskaya|RU064
suvorov|RU064
suwalki|PL1r6
suwanee|US0d4GA
suwannaphum|TH0m4
suwayr|SA0r3
suwa|JP0c6
suwon|KR08a
suyan|PH163
suya|NG0a3
suyo|PH163
suzaka|JP0c6
suzano|BR098
suzdal|RU063
suzemka|RU063
suzhou|CN00c,CN008
suzuka|JP0c8
suzun|RU224
suzzara|IT1c4
svalyava|UA154
svatove|UA154
svay rieng|KH0m5
svedala|SE0x4
svencioneliai|LT3t3
svencionys|LT3t2
svendborg|DK0x5
sverdlovskiy|RU062
sverdlovsk|UA156
sveti nikole|MK2a4
svetla nad sazavou|CZ2e3
svetlanovskiy|RU066
svetlodarsk|UA154
svetlogorsk|RU463
svetlograd|RU065
svetlyy yar|RU2q4
svetlyy|RU464,RU2z4,RU253,RU413
svetogorsk|RU6u4
sviblovo|RU066
svidnik|SK2e4
svilengrad|BG2f4
svirsk|RU3r4
svishtov|BG2f5
svislach|BY1p3
svitavy|CZ2e4
svitlovodsk|UA156
svit|SK2e3
svobodnyy|RU4x6,RU253
svobody|RU064
svoge|BG2f3
svyetlahorsk|BY1p6
swabi|PK057
swadlincote|GB0i5
swaffham|GB0i3
swainsboro|US0d3GA
swakopmund|NA4t5
swamimalai|IN033
swampscott|US0d4MA
swan hill|AU0o3VIC
swan view|AU1n3WA
swanage|GB0i3
swanley|GB0i4
swannanoa|US0d2NC
swansboro|US0d2NC
swanscombe|GB0i4
swansea|GB0i8,US0d4MA,US184IL
swanton|US0d2OH,US0d1VT
swanville|US0d0ME
swanzey|US0d3NH
swarthmore|US0d3PA
swartz creek|US3f2MI
swartzville|US0d1PA
swartz|US182LA
swarzedz|PL1r5
swedesboro|US0d1NJ
swedru|GH0t6
sweeny|US182TX
sweet home|US0s3OR
sweet springs|US181MO
sweetser|US320IN
sweetwater|US0d4FL,US183TX,US0d3TN
swellendam|ZA0w4
swepsonville|US0d0NC
swidnica|PL1r6
swidnik|PL1r5
swidwin|PL1r4
swiebodzice|PL1r5
swiebodzin|PL1r4
swiecie|PL1r5
swieqi|MT6l3
swietochlowice|PL1r6
swift current|CA6q4SK
swift trail junction|US1v2AZ
swindon|GB0i8
swinoujscie|PL1r5
swinton|GB0i4
swissvale|US0d3PA
swords|IE2n5
swoyersville|US0d2PA
syanno|BY1p3
syasstroy|RU064
sycamore|US184IL
sychevka|RU063
sycow|PL1r3
sydenham|AU0q3VIC
sydney central business district|AU0o5NSW
sydney mines|CA5p3NS
sydney|AU0ocNSW,CA5p7NS
syenitsa|BY1p2
syevyerodonetsk|UA157
sykesville|US0d2MD,US0d0PA
syke|DE0x5
sykies|GR3h5
syktyvkar|RU068
sylacauga|US184AL
sylhet|BD078
sylt ost|DE0x3
sylvan beach|US0d0NY
sylvan lake|CA2o3AB,US3f1MI
sylvan springs|US181AL
sylvania|US3f4OH,AU0o3NSW,US0d1GA,US181AL
sylva|RU253,US0d1NC
sylvester|US0d3GA
synelnykove|UA155
syosset|US0d4NY
syracuse|US0d7NY,US3d5UT,US322IN,US181NE,US3d1KS
syriam|MM0p6
sysert|RU254
syston|GB0i4
syumsi|RU2i2
syzran|RU2i8
szabadszallas|HU1q3
szamotuly|PL1r4
szarvas|HU1q4
szazhalombatta|HU1q4
szczawnica|PL1r3
szczawno zdroj|PL1r2
szczebrzeszyn|PL1r2
szczecinek|PL1r5
szczecin|PL1r9
szczyrk|PL1r3
szczytna|PL1r2
szczytno|PL1r5
szecseny|HU1q3
szeged|HU1q7
szeghalom|HU1q3
szekesfehervar|HU1q7
szekszard|HU1q5
szentendre|HU1q5
szentgotthard|HU1q3
szentlorinc|HU1q3
szerencs|HU1q3
szigethalom|HU1q4
szigetszentmiklos|HU1q5
szigetvar|HU1q3
szikszo|HU1q3
szklarska poreba|PL1r3
szolnok|HU1q6
szombathely|HU1q6
szprotawa|PL1r4
sztum|PL1r3
szubin|PL1r3
szydlowiec|PL1r4
ta izz|YE0r9
ta khmau|KH0m6
taal|PH165
taastrup|DK0x5
tabaco|PH166
tabalah|SA0r2
tabalosos|PE0f4
tabanan|ID265
tabango|PH163
tabarka|TN3c4
tabasco|MX043
tabas|IR0k6
tabatinga|BR6f5,BR094
taber|CA2o3AB
tabina|PH162
tabira|BR1y4
tabligbo|TG0t4
taboao da serra|BR098
tabor city|US0d2NC
tabora|TZ177
tabor|CZ2e5
taboshar|TJ3e4
tabou|CI0t4
tabriz|IR0ka
tabuaco|PT3y3
tabuan|PH162
tabua|PT3y4
tabuc pontevedra|PH162
tabuk|SA0r9,PH165
tabursuq|TN3c4
tabu|PH163
taby|SE0x6
tacambaro de codallos|MX045
tacana|GT2r3
tacarigua|VE135
tacherting|DE0x3
tachilek|MM0p6
tachov|CZ2e4
tacloban|PH168
tacna|PE0f8
taco pozo|AR213
tacoaleche|MX043
tacoma|US0s8WA
tacony|US0d3PA
tacoronte|ES4e5
tacotalpa|MX043
tactic|GT2r3
tacuarembo|UY2b6
tacuba|SV3v2
tacurong|PH166
tadcaster|GB0i3
tadepallegudem|IN037
tadepalle|IN035
tadif|SY1t5
tadine|NC5w3
tadjourah|DJ174
tadley|GB0i4
tadmait|DZ1j4
tadmur|SY1t6
tadotsu|JP0c5
tado|CO0h3
tadpatri|IN037
tadworth|GB0i3
taebaek|KR086
taesal li|KR085
tafalla|ES0y4
tafas|SY1t5
taffuh|PS5f3
tafi viejo|AR356
tafo|GH0t6
tafresh|IR0k4
taft heights|US0s1CA
taft mosswood|US0s1CA
taft southwest historical|US181TX
taft|IR0k4,US0s3CA,US182TX,US0d1FL
tafuna|AS6z3
tagab|AF113
taganrog|RU068
taganskiy|RU067
tagas|PH164
tagaw bay|AF113
tagawa|JP0c6
tagaytay|PH166
tagbilaran city|PH166
tagbina|PH163
taggia|IT1c4
taghazout|MA102
tagiura|LY2g7
tagkawayan sabang|PH163
taglio di po|IT1c3
taglio|IT1c4
tagoloan|PH165
tago|PH163
tagta|TM394
taguatinga|BR574
tagudin|PH165
taguig|PH169
tahara|JP0c5
tahe|CN006
tahla|MA105
tahlequah|US184OK
tahmoor|AU0o2NSW
tahoe vista|US0s1CA
tahoka|US181TX
tahoma|US0s0CA
tahoua|NE0a6
tahta|EG0g7
tai po|HK0l4
taian|CN00c
taibet|DZ1j4
taichung|TW0ea
taif|SA0r9
taigum|AU1e3QLD
taihecun|CN008
taikang|CN006
tailai|CN006
tain lhermitage|FR1g3
tainan|TW0ea
tainter lake|US181WI
taiobeiras|BR095
taipei|TW0ed
taiping|MY1z8
taishan|CN007
taitung city|TW0e7
taixing|CN006
taiynsha|KZ1h4
taiyuan|CN00c
taizhou|CN009
tajao|PH162
tajerouine|TN3c4
tajimi|JP0c7
tajiri|JP0c3
tajpur|IN034
tak bai|TH0m4
takab|IR0k6
takahagi|JP0c5
takahama|JP0c5
takahashi|JP0c5
takahata|JP0c5
takaishi|JP0c6
takai|NG0a3
takamatsu|JP0c8
takanabe|JP0c4
takanini|NZ493
takanosu|JP0c4
takaoka|JP0c7
takarazuka|JP0c8
takasaki|JP0c8
takatsuki|JP0c8
takaungu|KE173
takayama|JP0c6
takedamachi|JP0c4
takefu|JP0c6
takehara|JP0c5
takelsa|TN3c4
takeocho takeo|JP0c5
takeo|KH0ma
takestan|IR0k6
taketoyo|JP0c5
takhatgarh|IN034
takhatpur|IN034
takhtamukay|RU062
takikawa|JP0c5
taki|IN035
takoma park|US0d4MD
takoradi|GH0t8
taksimo|RU3r3
taksony|HU1q3
takum|NG0a5
tak|TH0m5
talaban|PH163
talachyn|BY1p4
talacogon|PH164
talagang|PK055
talagante|CL0n6
talagutong|PH163
talaigua viejo|CO0h3
talaja|IN035
talakag|PH163
talakan|RU4x3
talalayivka|UA152
talamba|PK055
talanga|HN304
talange|FR1g3
talant|FR1g4
talara|PE0f7
talas|TR015,KG2x5
talata mafara|NG0a5
talavera de la reina|ES0y6
talavera la real|ES0y2
talavera|PH166,PE0f3
talayuela|ES0y3
tala|EG0g6,MX045
talbahat|IN034
talcahuano|CL0n8
talca|CL0n8
talcher|IN035
taldom|RU064
taldykorgan|KZ1h7
talegaon dabhade|IN036
taleigao|IN034
talence|FR1g5
talent|US0s3OR
talen|IN033
talghar|KZ1h5
talgram|IN033
talhar|PK054
talibon|PH163
taligaman|PH163
talihina|US180OK
talikota|IN035
talipaw|PH163
talipparamba|IN036
talisayan|PH162
talisay|PH167,PH166,PH165,PH163,PH162
talitsa|RU254,RU254
talitsy|RU063
talkha|EG0g7
tall rif at|SY1t5
talladega|US184AL
tallaght|IE2n6
tallahassee|US0d8FL
tallapoosa|US0d2GA
tallassee|US182AL
tallbisah|SY1t5
tallinn|EE4c9
tallkalakh|SY1t5
tallkayf|IQ0j5
tallmadge|US0d4OH
tallulah|US183LA
talmaciu|RO1o3
talmage|US0s0CA
talmenka|RU3o4
talnakh|RU2w6
talne|UA154
taloc|PH164
taloda|IN035
talodi|SD1k4
taloqan|AF116
talovskiy|RU064
talovyy|RU063
talpa de allende|MX043
talsi|LV374
taltal|CL0n3,PH162
talty|US181TX
talugtug|PH163
taluksangay|PH163
talusan|PH163
talwandi bhai|IN034
talwara|IN035
tal|IN034
tam ky|VN0v6
tamala|RU063
tamale|GH0t8
tamalin|MX042
tamalous|DZ1j5
tamalpais homestead valley|US0s3CA
tamalpais valley|US0s3CA
tamamura|JP0c5
taman rajawali|MY1z3
taman senai|MY1z6
tamana|JP0c6
tamandare|BR1y4
tamano|JP0c6
tamanrasset|DZ1j6
taman|RU063
tamaqua|US0d3PA
tamarac|US0d6FL
tamaseni|RO1o3
tamasi|HU1q3,RO1o3
tamayong|PH163
tamayo|DO1d3,PH163
tamazula de gordiano|MX044
tamazulapam villa del progreso|MX042
tamazunchale|MX045
tama|US181IA
tambacounda|SN0t6
tambaram|IN037
tambau|BR094
tambo grande|PE0f5
tambopata|PE0f5
tamboril|DO1d5,BR1b4
tamborine mountain|AU1e3QLD
tambovka|RU4x3
tambov|RU068
tambo|PE0f2
tambulig|PH163
tambura|SS443
tambuwal|NG0a4
tamesis|CO0h3
tame|CO0h5
tamiahua|MX042
tamiami|US0d6FL
tamiyah|EG0g6
tamluk|IN036
tammela|FI3s3
tammun|PS5f3
tamm|DE0x4
tamnag|PH163
tamontaka|PH162
tampakan|PH163,PH163
tampa|US0d9FL
tampere|FI3s8
tampico|MX2h8
tampin|MY1z5
tamra|IL345
tamugan|PH163
tamuin|MX044
tamulte de las sabanas|MX043
tamuning tumon harmon village|GU664
tamuning|GU664
tamworth|GB0i6,AU0o6NSW,US0d1NH
tan an|VN0v6
tan tan|MA106
tanabe|JP0c6,JP0c6
tanabi|BR094
tanacu|RO1o3
tanah merah|MY1z5
tanah rata|MY1z3
tanaina|US4r3AK
tanakpur|IN034
tananger|NO0x3
tanashicho|JP0c6
tanauan|PH166,PH164
tanay|PH166
tancacha|AR212
tancitaro|MX043
tandag|PH165
tandahimba|TZ174
tandalti|SD1k5
tandarei|RO1o4
tanda|EG0g9,IN036,IN035,CI0t4
tandil|AR027
tandlianwala|PK055
tando adam|PK057
tando allahyar|PK057
tando bago|PK054
tando jam|PK055
tando muhammad khan|PK056
tandur|IN036
taneytown|US0d3MD
tangail|BD077
tangalle|LK3i3
tangancicuaro de arista|MX044
tangara|BR1b3
tanga|TZ178
tangelo park|US0d1FL
tangent|US0s0OR
tangerang|ID0ba
tangerhutte|DE0x3
tangerine|US0d2FL
tangermunde|DE0x3
tanggulangin|ID0b5
tanggu|CN009
tangier|MA109
tangi|PK055
tangjiazhuang|CN006
tangjin|KR085
tangkak|MY1z5
tanglewilde thompson place|US0s3WA
tanglewilde|US0s3WA
tangping|CN006
tangshan|CN00c
tangstedt|DE0x3
tangua|BR095
tangub|PH165
tanguieta|BJ0a4
tangwani|PK053
tangzhai|CN006
tanhacu|BR193
tanhuato de guerrero|MX043
tanjay|PH165
tanjore|IN038
tanjung pandan|ID0b6
tanjung pinang|ID0b8
tanjung sepat|MY1z4
tanjung tokong|MY1z5
tanjungagung|ID0b6
tanjungbalai|ID0b7
tanjungtiram|ID0b5
tankara|IN033
tanki leendert|AW484
tank|PK055
tannersville|US0d1PA
tanner|US0s0WA
tannum sands|AU1e2QLD
tanout|NE0a4
tanque verde|US1v4AZ
tanquian de escobedo|MX043
tansen|NP205
tantangan|PH163
tantou|CN006
tantoyuca|MX045
tanuku|IN036
tanumah|SA0r4
tanuma|JP0c5
tanushimarumachi toyoki|JP0c4
tanvald|CZ2e3
tanza|PH167
taormina|IT1c3
taoru|IN034
taos pueblo|US3d0NM
taos|US3d3NM,US180MO
taounate|MA105
taourirt|MA106
taoyuan city|TW0e9
taozhuang|CN006
tapachula|MX048
tapah road|MY1z5
tapalpa|MX043
tapa|EE4c3
tapejara|BR094,BR093
taperoa|BR1b3,BR193
tapes|BR094
taphan hin|TH0m4
tapilon|PH163
tapilula|MX043
tapioszecso|HU1q3
tapioszele|HU1q3
tapioszentmarton|HU1q2
tapiramuta|BR194
tapolca|HU1q4
tapon|PH162
tappahannock|US0d1VA
tappan|US0d3NY
tapping|AU1n3WA
taquarana|BR2t2
taquara|BR096
taquaritinga do norte|BR1b4
taquaritinga|BR096
taquarituba|BR094
taquari|BR095
tara hills|US0s2CA
tarabha|IN033
taraclia|MD3k4
taradale|NZ494
taradell|ES0y2
tarakan|ID267
tarakeswar|IN035
taramangalam|IN035
taranagar|IN035
tarana|IN035
tarancon|ES0y4
tarandacuao|MX043
taranto|IT1c8
tarapur|IN033
tarare|FR1g3
tarariras|UY2b3
tarascon|FR1g4
tarashcha|UA154
tarasovskiy|RU063
tarata|BO243
tarauaca|BR4v4
tarawa|KI695
tarazona de la mancha|ES0y3
tarazona|ES0y3
taraz|KZ1h8
tara|RU2j5
tarbes|FR1g6
tarboro|US0d3NC
tarcento|IT1c3
tarecuato|MX043
taree|AU0o4NSW
tarentum|US0d2PA
taretan|MX043
tarfaya|MA102
targovishte|BG2f5
targoviste|RO1o6
targowek|PL1r7
targsoru vechi|RO1o3
targu carbunesti|RO1o3
targu frumos|RO1o4
targu jiu|RO1o7
targu mures|RO1o7
targu neamt|RO1o4
targu ocna|RO1o4
targu secuiesc|RO1o4
targu trotus|RO1o2
targuist|MA104
tarhuna|LY2g8
tariba|VE135
tarifa|ES0y4
tariffville|US0d0CT
tarija|BO247
tarikere|IN035
tarimbaro|MX043
tarime|TZ175
tarimoro|MX044
taringa|AU1e3QLD
tarinkot|AF113
tari|PG4s3
tarkhovka|RU063
tarkio|US181MO
tarki|RU063
tarko sale|RU254
tarkwa|GH0t5
tarlac city|PH168
tarleton|GB0i3
tarlungeni|RO1o3
tarma|PE0f6
tarn taran|IN036
tarnaveni|RO1o5
tarnby|DK0x3
tarneit|AU0q5VIC
tarnobrzeg|PL1r6
tarnogskiy gorodok|RU062
tarnok|HU1q3
tarnos|FR1g4
tarnova|RO1o3
tarnowskie gory|PL1r6
tarnow|PL1r7
taroudant|MA106
tarpey village|US0s2CA
tarpon springs|US0d5FL
tarp|DE0x3
tarquinia|IT1c4
tarqumya|PS5f4
tarrafal de sao nicolau|CV5n2
tarrafal|CV5n3
tarragindi|AU1e3QLD
tarragona|ES0y7
tarrant|US183AL
tarrega|ES0y4
tarrytown|US0d4NY
tarsus|TR018
tartagal|AR3z6
tartaro|PH162
tartasesti|RO1o2
tartouss|SY1t6
tartu|EE4c7
tarub|ID0b6
tarui|JP0c5
taruma|BR093
tarumizu|JP0c4
tarumovka|RU062
tarusa|RU063
tarutyne|UA153
tarut|SA0r6
tarxien|MT6l3
tasbuget|KZ4q4
tasek glugor|MY1z7
taseyevo|RU2w3
tasgaon|IN035
tash kumyr|KG2x5
tashir|AM2l3
tashkent|UZ1ib
tashla|RU253
tashtagol|RU3u5
tashtyp|RU2w3
tasikmalaya|ID0b8
taskent|TR014
taskopru|TR014
taslicay|TR012
tasnad|RO1o3
tasova|TR014
tasqala|KZ543
tassin la demi lune|FR1g4
tatabanya|HU1q6
tatahuicapan|MX043
tatamy|US0d0PA
tataouine|TN3c6
tatarani|RO1o2
tatarbunary|UA153
tatarka|RU063
tatarsk|RU225
tatarusi|RO1o2
tata|HU1q5
tatebayashi|JP0c6
tateyama|JP0c6
tatishchevo|RU2z3
tatsinskiy|RU063
tatsunocho tominaga|JP0c5
tatsuno|JP0c4
tattayyangarpettai|IN034
tatui|BR097
tatum|US180TX
tatvan|TR016
tat|HU1q2
taubate|BR098
tauberbischofsheim|DE0x4
taucha|DE0x4
taufkirchen|DE0x4,DE0x3
taungdwingyi|MM0p6
taunggyi|MM0p7
taungoo|MM0p7
taunsa|PK055
taunton|GB0i6,US0d6MA
taunusstein|DE0x5
taupo|NZ494
taurage|LT3t5
tauranga|NZ497
taurianova|IT1c4
taurisano|IT1c3
tauste|ES0y3
tavagnacco|IT1c4
tavarede|PT3y3
tavares|US0d4FL
tavarnelle val di pesa|IT1c3
tavas|TR014
tavazzano|IT1c2
tavda|RU255
tavernerio|IT1c2
tavernes blanques|ES0y3
tavernes de la valldigna|ES0y4
tavernier|US0d1FL
taverny|FR1g5
taveta|KE174
taviano|IT1c4
tavira|PT3y4
tavistock|GB0i4
tavrichanka|RU3q3
tavricheskoye|RU2j4
tavros|GR3h4
tavsanli|TR016
tawaramoto|JP0c5
tawas city|US3f1MI
tawau|MY1z8
taxco de alarcon|MX046
taxisco|GT2r3
tay ninh|VN0m5
tayabas|PH165
tayaman|PH162
taybad|IR0k5
tayga|RU3u5
taylor creek|US0d2FL
taylor lake village|US182TX
taylor mill|US0d3KY
taylors falls|US180MN
taylors hill|AU0q4VIC
taylors lakes|AU0q4VIC
taylorsville|US3d6UT,US0d1NC,US180MS,US0d0KY
taylors|US0d4SC
taylorville|US183IL
taylor|US3f6MI,US184TX,US0d3PA,US1v2AZ,US181AL,US181AL
tayoltita|MX2h2
taysan|PH162
tayshet|RU3r5
taytayan|PH163
taytay|PH168,PH163
tayturka|RU3r2
tayud|PH163
tayug|PH164
tayu|ID0b5
tayyibat al imam|SY1t5
tayzhina|RU3u2
tazacorte|ES4e3
taza|MA107
tazewell|US0d2VA,US0d1TN
tazoult lambese|DZ1j5
tazovsky|RU253
tbeng meanchey|KH0m5
tbilisi|GE2ma
tbilisskaya|RU065
tchamba|TG0t5
tchaourou|BJ0a4
tchibanga|GA0a4
tchintabaraden|NE0a3
tchollire|CM0a5
tchula|US181MS
tczew|PL1r6
teabo|MX363
teaca|RO1o3
teague|US182TX
teaneck|US0d5NJ
teano|IT1c2
teapa|MX045
tearce|MK2a5
teaticket|US0d1MA
teays valley|US0d4WV
tea|US182SD
tebesbest|DZ1j5
tebessa|DZ1j9
tebingtinggi|ID0b7
tecalitlan|MX044
tecali|MX042
tecamac de felipe villanueva|MX044
tecamachalco|MX045,MX043
tecamac|MX044
tecate|MX286
tecax|MX365
tecchiena|IT1c2
techiman|GH0t6
techirghiol|RO1o3
tecklenburg|DE0x3
tecolotlan|MX043
tecolots|MX282
tecoman|MX046
tecozautla|MX043
tecpan de galeana|MX044
tecpan guatemala|GT2r4
tecuala|MX3g4
tecuci|RO1o5
teculutan|GT2r3
tecumseh|US3f3MI,US183OK,US181NE
tedder|US0d1FL
teddington|GB0i3
tefenni|TR012
tefe|BR1u5
tega cay|US0d3SC
tegal|ID0b8
tegelen|NL2p4
tegel|DE0x5
teghra|IN036
tegina|NG0a5
teglas|HU1q3
tegucigalpa|HN30a
tegueste|ES4e3
teguise|ES4e4
tehachapi|US0s4CA
tehran|IR0kd
tehri|IN035
tehuacan|MX048
tehuitzingo|MX042
tehuixtla|MX043
teia|ES0y3
teignmouth|GB0i4
teisendorf|DE0x3
teius|RO1o3
teixeira|BR1b3
tejar|CR4l4
tejen|TM396
tejupilco de hidalgo|MX045
tekamah|US181NE
tekane|MR0t4
tekanpur|IN034
tekari|IN034
tekeli|KZ1h5
tekirdag|TR017
tekirova|TR014
tekit|MX363
tekkalakote|IN035
tekkali|IN035
tekkekoy|TR014
tekman|TR013
teknaf|BD075
tekoh|MX363
tekstilshchiki|RU067
tel aviv|IL349
tel mond|IL343
telabastagan|PH165
telaga batu|MY1z3
telavi|GE2m4
tela|HN305
telciu|RO1o2
telc|CZ2e3
telde|ES4e7
telega|RO1o3
telemaco borba|BR096
telenesti|MD3k3
telerghma|DZ1j6
telese|IT1c2
telford|GB0i7,US0d2PA
telfs|AT1s4
telgte|DE0x4
telhara|IN034
telica|NI2s3
telimele|GN0t5
tell city|US763IN
tellicherry|IN037
tellico village|US0d3TN
telluride|US3d1CO
teloloapan|MX045
telopea|AU0o2NSW
telsiai|LT3t5
teltow|DE0x4
teluk intan|MY1z6
teluk nibung|ID0b5
teluknaga|ID0b7
temamatla|MX042
temara|MA108
temascalapa|MX043
temascalcingo|MX044
temascal|MX043
temax|MX363
tema|GH0t7
tembisa|ZA0w9
temecula|US0s7CA
temelec|US0s1CA
temerluh|MY1z6
temirgoyevskaya|RU063
temirlanovka|KZ1h4
temirtau|KZ1h7
temiskaming shores|CA1a3ON
temixco|MX047
temizhbekskaya|RU063
temnikov|RU063
temoac|MX043
temozon|MX363
tempe junction|US1v7AZ
tempelhof|DE0x6
temperance|US3f3MI
tempe|US1v7AZ
tempio pausania|IT1c4
temple city|US0s5CA
temple hills|US0d3MD
temple terrace|US0d5FL
templeogue|IE2n3
templestowe lower|AU0q4VIC
templestowe|AU0q4VIC
templeton|US0s3CA,US0d3MA
templeuve en pevele|FR1g3
temple|US186TX,US0d2GA,US0d1PA,US0d0NH
templin|DE0x4
tempoal de sanchez|MX044
temryuk|RU065
temse|BE2p5
temuco|CL0n8
ten mile run|US0d1NJ
tenabo|MX363
tenafly|US0d4NJ
tenaha|US180TX
tenancingo de degollado|MX044
tenancingo|MX044
tenango de arista|MX044
tenango de las flores|MX043
tenango del aire|MX043
tenares|DO1d3
tena|EC1l4
tencarola|IT1c3
tendo|JP0c6
tendukheda|IN034
tenenkou|ML0t3
teneriffe|AU1e2QLD
tenextepango|MX043
tengrela|CI0t5
teningen|DE0x4
tenino|US0s1WA
teni|IN03a
tenja|HR2a3
tenkodogo|BF0t5
tennessee ridge|US180TN
tennille|US0d1GA
tenno|JP0c5
tenosique|MX045
teno|CL0n3
tenri|JP0c6
tensta|SE0x4
tenterden|GB0i3
teocaltiche|MX045
teocelo|MX043
teodoro sampaio|BR094
teofilo otoni|BR097
teolocholco|MX044
teoloyucan|MX046
teontepec|MX042
teonthar|IN034
teopisca|MX044
teotihuacan de arista|MX045
teotihuacan|MX044
teotitlan|MX043
teotlaltzingo|MX043
teo|ES0y4
tepalcatepec|MX044
tepalcingo|MX044
tepatepec|MX043
tepatitlan de morelos|MX047
tepatlaxco de hidalgo|MX044
tepeaca|MX045
tepeapulco|MX044
tepecik|TR014
tepecoacuilco de trujano|MX043
tepeji del rio de ocampo|MX045
tepelene|AL4f4
tepetitla|MX043
tepetlaoxtoc de hidalgo|MX043
tepetlixpa|MX044
tepetzintla|MX042
tepexpan|MX047
tepic|MX3g8
teple|UA152
teplice|CZ2e6
teplodar|UA153
teploye|RU062
teplyk|UA153
tepotzotlan|MX045
tepoztlan|MX044
tequesta|US0d2FL
tequexquinahuac|MX042
tequila|MX045
tequisistlan primero|MX043
tequisistlan|MX043
tequisquiapan|MX045
tequixquiac|MX045
teramo|IT1c5
tera|NE0a4
terbanggi besar|ID0b6
terbuny|RU063
tercan|TR014
terdal|IN035
terebovlya|UA154
terekli mekteb|RU063
terek|RU064
terenos|BR383
terenozek|KZ4q3
terenure|IE2n3
teresa|PH165
teresina|BR1ba
teresopolis|BR097
terespol|PL1r3
tereze|RU063
tergnier|FR1g4
terheijden|NL2p3
terlizzi|IT1c5
termas de rio hondo|AR215
terme|TR015,IT1c2
termini imerese|IT1c5
termoli|IT1c5
ternate|ID4i7,PH164
ternat|BE2p4
terneuzen|NL2p5
ternevskaya|RU063
ternitz|AT1s3
terni|IT1c7
terno disola|IT1c3
ternopil|UA158
teror|ES4e4
terra alta|US0d1WV
terra bella|US0s2CA
terra boa|BR094
terra mar|US0d2FL
terra nova|BR193
terra rica|BR093
terra roxa|BR093
terra santa|BR1u4
terrace heights|US0d4NY,US0s3WA
terrace park|US0d1OH
terrace|CA3n4BC
terracina|IT1c5
terralba|IT1c3
terramuggus|US0d0CT
terranuova bracciolini|IT1c3
terrasini|IT1c3
terrassa|ES0y8
terrasson lavilledieu|FR1g3
terrazas del valle|MX284
terre du lac|US181MO
terre haute|US326IN,US181MO
terre hill|US0d0PA
terre rouge|MU5g3
terrebonne|CA1a7QC,US0s0OR
terrell hills|US182TX
terrell|US184TX
terrigal|AU0o3NSW
terrytown|US185LA,US3d0NE
terryville|US0d4NY,US0d2CT
terry|US180MS
terter|AZ2k4
teruel|ES0y5
tervel|BG2f3
terville|FR1g3
tervuren|BE2p4
terzigno|IT1c4
tesanjka|BA2a3
tesanj|BA2a3
tesechoacan|MX043
teshi old town|GH0t7
tesistan|MX046
teslic|BA2a3
tessaoua|NE0a5
tessenderlo|BE2p4
testour|TN3c4
tetbury|GB0i2
teteghem|FR1g3
tetela del volcan|MX043
tetepango|MX043
teteringen|NL2p3
teterow|DE0x3
teteven|BG2f3
tete|MZ1w7
tetiiv|UA154
tetlanohcan|MX043
tetla|MX044
tetouan|MA108
tetovo|MK2a6
tettnang|DE0x4
tetuan de las victorias|ES0y7
tetyushi|RU064
teublitz|DE0x3
teufen|CH4k3
teulada|ES0y4
teutonia|BR094
teutopolis|US181IL
teutschenthal|DE0x3
teuva|FI3s3
teverola|IT1c4
teviston|US0s0CA
tevriz|RU2j3
tewantin|AU1e3QLD
tewkesbury|GB0i4
tewksbury|US0d5MA
texanna|US181OK
texarkana|US185TX,US185AR
texas city|US186TX
texcoco de mora|MX047
texico|US180NM
texistepec|MX043
teyateyaneng|LS0w2
teykovo|RU065
teziutlan|MX046
tezonapa|MX042
tezontepec|MX042
tezoyuca|MX044
tezpur|IN036
tezu|IN034
tha bo|TH0m5
tha kham|TH0m5
tha khanon|TH0m3
tha mai|TH0m4
tha maka|TH0m6
tha muang|TH0m5
tha ruea|TH0m4
tha yang|TH0m5
thaba nchu|ZA0w5
thaba tseka|LS0w2
thabazimbi|ZA0w3
thai binh|VN0m6
thai nguyen|VN0m7
thakhek|LA0m6
thakurdwara|IN035
thakurganj|IN034
thakurgaon|BD076
thala|TN3c4
thale|DE0x4
thalheim|DE0x3
thalmassing|DE0x2
thalwil dorfkern|CH4k3
thalwil|CH4k4
thal|PK055,CH4k3
tham phannara|TH0m3
thamaga|BW1w4
thames ditton|GB0i3
thames|NZ493
thame|GB0i4
thana bhawan|IN035
thanatpin|MM0p5
thandla|IN034
thanesar|IN037
thane|IN03a
thanh hoa|VN0m7
thanh pho uong bi|VN0m6
thannhausen|DE0x3
thanniyam|IN033
thann|FR1g3
than|IN035
thaon les vosges|FR1g3
thap khlo|TH0m4
thap than|TH0m4
tharad|IN035
tharandt|DE0x2
tharangambadi|IN034
tharu shah|PK054
tharyarwady|MM0p6
thasra|IN034
that phanom|TH0m4
thatcham|GB0i5
thatcher|US1v2AZ
thaton|MM0p7
thatta|PK055
thayer|US181MO
thayetmyo|MM0p7
the acreage|US0d5FL
the boldons|GB0i4
the bronx|US0daNY
the colony|US185TX
the crossings|US0d5FL
the dalles|US0s4OR
the galena territory|US180IL
the gap|AU1e4QLD
the hague|NL2p9
the hammocks|US0d6FL
the hideout|US0d2PA
the hills|US181TX
the meadows|US0d2FL
the pas|CA3l3MB
the pinery|US3d3CO
the plains|US0d2OH
the ponds|AU0o4NSW
the range|AU1e2QLD
the village of indian hill|US0d3OH
the villages|US0d6FL
the village|US183OK
the woodlands|US187TX
theix|FR1g2
thenia|DZ1j4
theniet el had|DZ1j5
thenkasi|IN036
thenzawl|IN033
theodore|US183AL
theresa|US180WI
thermalito|US0s3CA
thermal|US0s2CA
thermi|GR3h4
thermopolis|US3d2WY
therwil|CH4k3
thessaloniki|GR3h8
thetford mines|CA1a5QC
thetford|GB0i5
theunissen|ZA0w5
theux|BE2p4
thi tran tan thanh|VN0v5
thi xa phu my|VN0v8
thiais|FR1g5
thibodaux|US184LA
thief river falls|US183MN
thiells|US0d2NY
thiene|IT1c4
thiensville|US182WI
thiers|FR1g4,FR1g2
thies nones|SN0t8
thies|SN0t8
thika|KE178
thimphu|BT5t7
thinadhoo|MV5q3
thionville|FR1g5
third lake|US180IL
thirroul|AU0o3NSW
thirsk|GB0i3
thirukattupalli|IN034
thiruthani|IN035
thiruvaiyaru|IN034
thiruvananthapuram|IN03a
thiruvarur|IN036
thiruvidaimaruthur|IN034
thisted|DK0x4
thivai|GR3h4
thoen|TH0m4
thohoyandou|ZA0w5
tholen|NL2p3
tholey|DE0x4
thomasboro|US180IL
thomaston|US0d3GA,US0d1NY,US0d1CT,US0d1ME
thomastown|AU0q4VIC
thomasville|US0d5NC,US0d4GA,US182AL
thomas|US180OK
thomazeau|HT2c6
thompson falls|US3d0MT
thompsons station|US182TN
thompsonville|US0d3CT,US0d2PA
thompson|CA3l4MB,US0d3CT,US180ND
thomson|US0d3GA
thones|FR1g3
thonex|CH4k4
thongwa|MM0p6
thonon les bains|FR1g5
thonotosassa|US0d4FL
thoothukudi|IN039
thoreau|US3d1NM
thorigny sur marne|FR1g3
thornaby on tees|GB0i4
thornbury|AU0q4VIC,GB0i4
thorndale|US0d2PA,US180TX
thorne|GB0i4
thornhill|ZA0w2
thornlands|AU1e4QLD
thornleigh|AU0o3NSW
thornlie|AU1n5WA
thornport|US0d0OH
thornton cleveleys|GB0i5
thornton heath|GB0i4
thornton|US3d7CO,AU0o3NSW,US181IL,US0d1NH,US0s0CA
thorntown|US321IN
thornwood|US0d2NY
thorold|CA1a4ON
thorpe hamlet|GB0i3
thorp|US181WI
thorsby|US181AL
thouare sur loire|FR1g3
thouars|FR1g4
thoubal|IN035
thourotte|FR1g2
thousand oaks|US0s7CA
thousand palms|US0s3CA
thrakomakedones|GR3h3
thrapston|GB0i3
three forks|US3d1MT
three lakes|US0d4FL,US0s2WA
three oaks|US0d2FL,US3f1MI
three points|US1v2AZ
three rivers|US3f3MI,US0s2OR,US0d2MA,US0s1CA,US181TX
three way|US181TN
thrissur|IN038
throgs neck|US0d5NY
throop|US0d2PA
thu dau mot|VN0v7
thuin|BE2p4
thuir|FR1g3
thulamahashi|ZA0w4
thul|PK055
thum|DE0x3
thunder bay|CA1a7ON
thunderbolt|US0d1GA
thung song|TH0m5
thun|CH4k5
thurgoona|AU0o3NSW
thurles|IE2n3
thurmond|US0d1NC
thurmont|US0d3MD
thurso|GB0i3
thyez|FR1g2
thyolo|MW1w3
ti port de paix|HT2c5
tiadiaye|SN0t3
tiana|ES0y3
tianchang|CN006
tianfu|CN007
tiangua|BR1b6
tianguismanalco|MX042
tianjin|CN00d
tianpeng|CN006
tianshui|CN00c
tiaong|PH162
tiaret|DZ1j7
tiassale|CI0t5
tias|ES4e4
tibagi|BR094
tibana|RO1o3
tibanbang|PH163
tibanesti|RO1o3
tibati|CM0a5
tiberias|IL345
tibigan|PH163
tibiri|NE0a4
tibnah|JO292
tibro|SE0x3
tiburon|US0s3CA
tibu|CO0h4
tice|US0d2FL
tichigan|US182WI
ticleni|RO1o2
ticonderoga|US0d2NY
ticuantepe|NI2s4
ticul|MX365
tidaholm|SE0x3
tidjikja|MR0t3
tidworth|GB0i3
tiebo|SN0t7
tiefenbronn|DE0x2
tieling|CN008
tieli|CN007
tielt|BE2p4
tiel|NL2p5
tienen|BE2p5
tiergarten|DE0x4
tierp|SE0x3
tierra blanca|MX046
tierra buena|US0s3CA
tierra colorada|MX044
tierra nueva|MX042
tierra verde|US0d2FL
tierralta|CO0h5
tiete|BR095
tieton|US0s0WA
tifesti|RO1o2
tiffin|US0d4OH,US181IA
tiflet|MA106
tifton|US0d4GA
tiganesti|RO1o2
tigaon|PH164
tigard|US0s6OR
tigbauan|PH164
tiger point|US182FL
tigerville|US0d0SC
tiglauigan|PH163
tignieu|FR1g2
tigpalay|PH162
tigre|AR025
tigwav|HT2c7
tihuatlan|MX044
tijara|IN034
tijuana|MX28a
tijucas|BR094
tikaitnagar|IN033
tikamgarh|IN036
tikapur|NP205
tikhoretsk|RU066
tikhvin|RU066
tiki island|US180TX
tiko|CM0a6
tikrit|IQ0j5
tikri|IN034
tiksi|RU4x3
tilaran|CR4l3
tila|MX043
tilburg|NL2p8
tilbury|GB0i4
tilcara|AR4p2
tileagd|RO1o3
tilhar|IN036
tilisarao|AR5b2
tillaberi|NE0a4
tillamook|US0s2OR
tillicoultry|GB0i2
tillmans corner|US184AL
tillson|US0d1NY
tilton northfield|US0d2NH
tiltonsville|US0d0OH
tilton|US0d2NH,US181IL
timana|CO0h3
timaru|NZ495
timashevsk|RU066
timbauba|BR1y5
timber pines|US0d2FL
timberlake|US0d4VA
timberlane|US183LA
timberville|US0d1VA
timberwood park|US184TX
timbiqui|CO0h3
timbiras|BR1b4
timbo|BR095
timbuktu|ML0t5
timimoun|DZ1j6
timiryazevskoye|RU413
timisoara|RO1o8
timizart|DZ1j5
timmendorfer strand|DE0x3
timmins|CA1a5ON
timmonsville|US0d1SC
timonium|US0d3MD
timon|BR1b7
timoteo|BR097
timperley|GB0i3
timpson|US180TX
timra|SE0x3
tinaan|PH163
tinajo|ES4e2
tinambac|PH163
tinana|AU1e2QLD
tinaquillo|VE136
tinde|TZ174
tindivanam|IN036
tindouf|DZ1j6
tindwari|IN033
tineo|ES0y3
tingalpa|AU1e3QLD
tingambato|MX043
tinghir|MA105
tingi|TZ174
tingjiang|CN002
tingo maria|PE0f6
tinguindin|MX043
tinicum|US0d2PA
tinley park|US186IL
tinnanur|IN034
tinogasta|AR594
tinongan|PH166
tinqueux|FR1g3
tinsukia|IN036
tintafor|SL0t2
tinton falls|US0d4NJ
tinyahuarco|PE0f2
tioga|US181ND
tionk essil|SN0t3
tipasa|DZ1j5
tipitapa|NI2s6
tipp city|US0d3OH
tippi|ET175
tiptonville|US182TN
tipton|GB0i6,US322IN,US182MO,US182IA,US0s1CA,US0d0PA
tiptree|GB0i3
tiptur|IN036
tiquipaya|BO246
tiquisate|GT2r4
tir pul|AF113
tira sujanpur|IN033
tirah|IL344
tirana|AL4f9
tirano|IT1c3
tiraspol|MD3k7
tirat karmel|IL344
tirebolu|TR014
tire|TR016
tirhanimine|MA106
tirlyanskiy|RU253
tirmitine|DZ1j5
tirmiz|UZ4m7
tirodi|IN033
tirschenreuth|DE0x3
tirthahalli|IN034
tiruchchendur|IN035
tiruchengode|IN036
tiruchirappalli|IN03a
tirukkoyilur|IN035
tirumakudal narsipur|IN033
tirumala|IN034
tirumullaivasal|IN034
tirunelveli|IN03a
tirupati|IN038
tiruppalaikudi|IN033
tirupparangunram|IN035
tiruppur|IN039
tiruppuvanam|IN034
tirur|IN036
tiruttangal|IN036
tiruvalla|IN036
tiruvallur|IN036
tiruvannamalai|IN037
tiruvottiyur|IN038
tisaiyanvilai|IN034
tishomingo|US182OK
tismana|RO1o3
tisma|NI2s2
tisnov|CZ2e3
tissemsilt|DZ1j6
tisul|RU3u3
tiszaalpar|HU1q2
tiszafoldvar|HU1q4
tiszafured|HU1q4
tiszakecske|HU1q4
tiszalok|HU1q3
tiszaluc|HU1q2
tiszaujvaros|HU1q4
tiszavasvari|HU1q4
titabar|IN033
titagarh|IN037
titahari|NP206
titao|BF0t4
titay|PH164
titel|RS2a3
titisee neustadt|DE0x4
titlagarh|IN035
titron|IN034
tittmoning|DE0x3
titusville|US0d6FL,US0d2PA
titu|RO1o3
titz|DE0x3
tivat|ME2a3
tiverton|GB0i4,US0d3RI
tivoli|IT1c4,US0d0NY
tiwi|PH164
tixkokob|MX363
tixtla de guerrero|MX045
tizapan el alto|MX044
tizayuca|MX045
tizi gheniff|DZ1j5
tizi n tleta|DZ1j4
tizi ouzou|DZ1j7
tizi rached|DZ1j4
tizimin|MX366
tiznit|MA106
tlachichuca|MX043
tlacolula de matamoros|MX044
tlacotalpan|MX043
tlacotepec|MX043,MX043,MX042
tlahuac|MX048
tlahualilo de zaragoza|MX2h3
tlahuelilpan|MX043
tlaixpan|MX043
tlajomulco de zuniga|MX045
tlalixtac de cabrera|MX043
tlalmanalco|MX044
tlalnepantla|MX049
tlalpan|MX049
tlaltenango de sanchez roman|MX044
tlaltenango|MX043
tlaltizapan|MX043
tlamacazapa|MX043
tlanalapa|MX043
tlanchinol|MX042
tlapa de comonfort|MX046
tlapacoyan|MX045
tlapanaloya|MX043
tlapehuala|MX043
tlaquepaque|MX049
tlaquiltenango|MX044
tlatenchi|MX042
tlatlauquitepec|MX043
tlaxcala|MX046
tlaxcoapan|MX044
tlaxco|MX044
tlayacapan|MX043
tlemcen|DZ1j7
tluszcz|PL1r3
to rqao rg on|UZ1i5
toamasina|MG178
toast|US0d1NC
toba tek singh|PK056
tobaccoville|US0d1NC
tobarra|ES0y3
tobati|PY1x3
toba|JP0c5
tobelo|ID4i3
tobetsu|JP0c4
tobias barreto|BR2t5
tobolsk|RU257
tobol|KZ523
toboso|PH164
tobruk|LY2g7
tocache|PE0f5
tocaima|CO0h3
tocancipa|CO0h3
tocantins|BR094
tocatlan|MX042
toccoa|US0d3GA
tochigi|JP0c6
tochio honcho|JP0c5
tochtepec|MX043
tocina|ES0y3
tocoa|HN305
tocopilla|CL0n5
tocumen|PA4b6
todabhim|IN034
todaraisingh|IN034
todd creek|US3d2CO
todiresti|RO1o3,RO1o3,RO1o2
todi|IT1c2
todmorden|GB0i4
todorovo|BA2a3
todos santos|MX3g2
todtnau|DE0x2
tofol|FM713
toftrees|US0d1PA
togane|JP0c6
toging am inn|DE0x3
togitsu|JP0c5
toguchin|RU224
togur|RU413
tohana|IN036
toijala|FI3s3
tojsici|BA2a3
tokaj|HU1q2
tokamachi|JP0c5
tokar|SD1k4
tokat|TR017
toki|JP0c6
tokmak|UA155
tokmok|KG2x6
tokol|HU1q3
tokombere|NG0a3
tokoname|JP0c6
tokonou|GN0t3
tokoroa|NZ494
tokorozawa|JP0c8
toksovo|RU063
toktogul|KG2x4
tokushima|JP0c8
tokuyama|JP0c7
tokyo|JP0cd
tok|US4r0AK
tolanaro|MG175
tolbazy|RU253
tolcayuca|MX043
toledo|US0d8OH,PH167,BR097,ES0y6,CO0h3,US0s2OR,US181IA,US180IL
tolentino|IT1c4
tolga|DZ1j6
toliara|MG177
tolland|US0d4CT
tolleson|US1v3AZ
tolmezzo|IT1c3
tolna|HU1q4
tolono|US182IL
tolosa|ES0y4
tolstoy yurt|RU063
tolu viejo|CO0h3
toluca|MX049,US180IL
tolyatti|RU2i9
tom bean|US180TX
tomahawk|US182WI
tomah|US183WI
tomakivka|UA153
tomakomai|JP0c7
tomares|ES0y5
tomarovka|RU063
tomarza|TR014
tomar|PT3y4
tomaszow lubelski|PL1r4
tomaszow mazowiecki|PL1r6
tomatlan|MX043
toma|BF0t4
tomball|US184TX
tomblaine|FR1g3
tombodu|SL0t3
tombolo|IT1c3
tombstone|US1v0AZ
tome acu|BR235
tomelilla|SE0x3
tomelloso|ES0y5
tomesti|RO1o4
tome|CL0n6,US3d1NM
tomigusuku|JP0c6
tomilino|RU065
tomino|ES0y4
tomioka|JP0c6
tomislavgrad|BA2a3
tomiya|JP0c5
tommot|RU4x3
tomobe|JP0c5
tomohon|ID265
tomok bolon|ID0b3
tompkinsville|US0d3NY,US181KY
toms river|US0d6NJ
tomsk|RU419
tonacatepeque|SV3v3
tonala|MX049,MX045
tonanitla|MX043
tonasket|US0s0WA
tonawanda|US0d4NY
tona|ES0y3
tonbridge|GB0i5
tondabayashicho|JP0c7
tondano|ID265
tondela|PT3y3
tonder|DK0x3
tondi|IN034
tondon|GN0t4
tonekabon|IR0k5
tonganoxie|US182KS
tonga|CM0a4
tongchon up|KP0z4
tongchuanshi|CN008
tongchuan|CN006
tongelre|NL2p4
tongeren|BE2p5
tongging|ID0b4
tonghae|KR087
tonghua|CN009
tongliao|CN008
tongouson|PH163
tongren|CN007
tongshan|CN00a
tongzhou|CN007
tonisvorst|DE0x5
tonj|SS444
tonka bay|US181MN
tonkawa|US182OK
tonkino|RU062
tonk|IN037
tonnay charente|FR1g3
tonneins|FR1g3
tonnerre|FR1g2
tonning|DE0x2
tonopah|US0s1NV
tonosho|JP0c4
tonota|BW1w4
tono|JP0c5
tonsberg|NO0x5
tontitown|US181AR
tonto basin|US1v1AZ
tonya|TR014
tonypandy|GB0i6
tonyrefail|GB0i3
tooele|US3d5UT
tool|US181TX
toongabbie|AU0o4NSW
toorak|AU0q4VIC
toormina|AU0o3NSW
toowong|AU1e3QLD
toowoomba|AU1e7QLD
topanga|US0s3CA
topaz ranch estates|US0s1NV
topchanchi|IN033
topchikha|RU3o3
topeka|US187KS,US320IN
topes de collantes|CU1f3
topi|PK055
topki|RU3u5
topolobampo|MX3g3
topoloveni|RO1o3
topolovgrad|BG2f3
toppenish|US0s3WA
topraisar|RO1o2
toprakkale|TR013
topsfield|US0d1MA
topsham|US0d3ME
topton|US0d1PA
toquerville|US3d1UT
tor lupara|IT1c4
torata|PE0f3
torbali|TR016
torbat e heydariyeh|IR0k7
torbat e jam|IR0k6
torbeyevo|RU063
torbole casaglia|IT1c3
torchiarolo|IT1c2
torcy|FR1g5
tordera|ES0y4
tordesillas|ES0y3
tordher|PK057
torello|ES0y4
toretsk|UA155
torgau|DE0x4
torgelow|DE0x3
torghay|KZ522
torhout|BE2p4
tori fatehpur|IN033
toride|JP0c6
toritama|BR1y5
toritto|IT1c3
torit|SS444
tornado|US0d2WV
tornesch|DE0x4
tornillo|US3d1TX
tornio|FI3s4
toro canyon|US0s1CA
torokbalint|HU1q4
torokszentmiklos|HU1q5
toronto|CA1abON,AU0o3NSW,US0d2OH
toropets|RU064
tororo|UG175
toro|CO0h4,ES0y3
torpoint|GB0i3
torquay|GB0i6,AU0q4VIC,AU1e3QLD
torrance|US0s7CA
torre annunziata|IT1c5
torre boldone|IT1c3
torre de moncorvo|PT3y3
torre del campo|ES0y4
torre del greco|IT1c6
torre del lago puccini|IT1c3
torre del mar|ES0y4
torre pacheco|ES0y5
torre santa susanna|IT1c3
torreblanca|ES0y2
torredembarra|ES0y4
torredonjimeno|ES0y4
torreglia|IT1c2
torregrotta|IT1c3
torrejon de ardoz|ES0y7
torrejon de la calzada|ES0y2
torrelavega|ES0y6
torrelodones|ES0y4
torremaggiore|IT1c4
torremolinos|ES0y6
torrent|ES0y6
torreon|MX2h9
torreperogil|ES0y3
torres de la alameda|ES0y3
torres novas|PT3y4
torres vedras|PT3y5
torres|BR095
torrevieja|ES0y7
torri di quartesolo|IT1c3
torrijos|ES0y4
torrington|US0d5CT,US3d3WY
torrita di siena|IT1c2
torroella de montgri|ES0y4
torrox|ES0y4
torshalla|SE0x3
torshavn|FO6y4
torslanda|SE0x3
tortolita|US1v2AZ
tortoli|IT1c3
tortona|IT1c5
tortoreto lido|IT1c3
tortosa|ES0y5,PH163
tortuguitas|AR025
tortum|TR013
torun|PL1r8
torvaianica|IT1c4
torzhok|RU066
tosagua|EC1l4
toscolano maderno|IT1c3
tosham|IN034
toshbuloq|UZ1i5
toshloq|UZ1i5
tosno|RU065
tosontsengel|MN313
toss kreis 4|CH4k3
tossa de mar|ES0y2
tostado|AR214
tostedt|DE0x4
tosu|JP0c6
tosya|TR015
totana|ES0y5
totkomlos|HU1q3
totma|RU063
totnes|GB0i3
totolac|MX043
totolapan|MX043
totolapa|MX043
totonicapan|GT2r6
totoras|AR213
tototlan|MX044
totowa|US0d3NJ
totskoye|RU253
tottenham|CA1a2ON
tottington|GB0i3
totton|GB0i5
tottori|JP0c7
touba|SN0t9,CI0t5
tougan|BF0t4
touggourt|DZ1j6
toughkenamon|US0d1PA
tougue|GN0t5
toukh|EG0g6
toulepleu guere|CI0t4
toulon|FR1g7,US180IL
toulouges|FR1g3
toulouse|FR1g9
toul|FR1g4
toumodi|CI0t5
toungo|NG0a4
tourcoing|FR1g7
tourlaville|FR1g4
tournai|BE2p6
tournan en brie|FR1g3
tournefeuille|FR1g5
tournon sur rhone|FR1g3
tournus|FR1g3
touros|BR1b3
tours|FR1g7
touza|TN3c3
tovarkovo|RU064
tovarkovskiy|RU063
tovuz|AZ2k4
towamensing trails|US0d1PA
towanda|US0d1PA,US181KS
towaoc|US3d0CO
towcester|GB0i3
tower city|US0d0PA
tower lake|US180IL
town and country|US183MO,US0s2WA
town creek|US180AL
town line|US0d1NY
town n country|US0d6FL
townsend|US0d1DE,US3d1MT,US0d0MA
townshend|US0d0VT
townsville|AU1e8QLD
towson|US0d6MD
toyama|JP0c8
toyohama|JP0c4
toyohashi|JP0c9
toyokawa|JP0c7
toyonaka|JP0c9
toyooka|JP0c6
toyoshina|JP0c5
toyota|JP0c9
tozeur|TN3c5
tozkhurmato|IQ0j6
tqibuli|GE2m4
tqvarcheli|GE2m4
tra mhor|IE2n3
tra vinh|VN0v6
traben trarbach|DE0x3
trabia|IT1c3
trabuco canyon|US0s2CA
trabzon|TR018
tracy city|US181TN
tracyton|US0s2WA
tracy|US0s6CA,US181MN
tradate|IT1c4
traer|US181IA
trafalgar|US320IN
trafaria|PT3y2
trafford|US0d2PA
traiguen|CL0n4
trail creek|US181IN
trail|CA3n3BC
trainer|US0d1PA
traipu|BR2t3
trairi|BR1b5
traiskirchen|AT1s3
trakai|LT3t2
tralee|IE2n5
tral|IN034
tramandai|BR095
tranas|SE0x4
tranbjerg|DK0x3
tranby|NO0x2
trancas|AR3z3
trancoso|MX044
tranent|GB0i4
trang|TH0m6
trani|IT1c6
tranovaho|MG174
tranqueras|UY2b3
trans en provence|FR1g2
trapani|IT1c6
trapiche|PH164
trappenkamp|DE0x2
trappes|FR1g5
trappe|US0d2PA,US0d0MD
traralgon|AU0q5VIC
trasacco|IT1c3
trat|TH0m4
traunreut|DE0x4
traunstein|DE0x4
traun|AT1s3
travagliato|IT1c4
travelers rest|US0d2SC
travemunde|DE0x4
traverse city|US3f4MI
traversetolo|IT1c2
travilah|US0d4MD
travis ranch|US181TX
travnik|BA2a5
trbovlje|SI2a4
treasure island|US0d3FL
treasure lake|US0d2PA
trebaseleghe|IT1c3
trebbin|DE0x3
trebechovice pod orebem|CZ2e2
trebes|FR1g3
trebic|CZ2e5
trebinje|BA2a5
trebisacce|IT1c3
trebisov|SK2e5
trebon|CZ2e3
trebujena|ES0y3
trebukhiv|UA153
trebur|DE0x4
trecase|IT1c3
trecastagni|IT1c3
trecate|IT1c4
tredegar|GB0i4
treffurt|DE0x3
tregunc|FR1g3
treharris|GB0i4
treillieres|FR1g3
treinta y tres|UY2b5
trekhgornyy|RU255
trelaze|FR1g4
trelew|AR597
trelissac|FR1g3
trelleborg|SE0x5
tremblay en france|FR1g5
tremelo|BE2p4
tremembe|BR095
tremestieri etneo|IT1c4
tremonton|US3d3UT
tremont|US0d5NY,US181IL,US0d1PA,US0d1ME
trempealeau|US181WI
tremp|ES0y2
tremseh|SY1t3
trencin|SK2e6
trendelburg|DE0x3
trenggalek|ID0b5
trent woods|US0d2NC
trentola ducenta|IT1c4
trenton|US0d6NJ,US3f4MI,US0d4OH,US183MO,US182TN,US181IL,US0d1GA,US0d1FL,US0d1ME
trento|IT1c6,PH164
trentwood|US0s2WA
trenzano|IT1c2
treorchy|GB0i3
trepuzzi|IT1c4
tres arroyos|AR026
tres barras|BR094
tres cantos|ES0y5
tres coracoes|BR096
tres coroas|BR094
tres de maio|BR094
tres de mayo|MX044
tres isletas|AR215
tres lagoas|BR386
tres marias|MX043
tres palos|MX042
tres passos|BR094
tres pontas|BR095
tres rios|BR096,CR4l3
tres valles|MX044
trescine|IT1c3
trescore balneario|IT1c3
trest|CZ2e3
trets|FR1g3
treuchtlingen|DE0x4
treuenbrietzen|DE0x3
treuen|DE0x3
trevelin|AR593
treviglio|IT1c5
treviolo|IT1c3
treviso|IT1c6
trevorton|US0d1PA
trevose|US0d2PA
trevoux|FR1g3
trexlertown|US0d1PA
trezzano sul naviglio|IT1c4
trezzo sulladda|IT1c4
tri city|US0s2OR
tri lakes|US321IN
triandria|GR3h3
triangle|US0d3VA
triberg|DE0x2
tribes hill|US0d0NY
tricase|IT1c4
tricesimo|IT1c2
triel sur seine|FR1g4
trier|DE0x7
trieste|IT1c8
trifesti|RO1o2,RO1o2
triftern|DE0x2
triggiano|IT1c5
trignac|FR1g3
trigueros|ES0y3
trikala|GR3h6
trilofos|GR3h3
trilport|FR1g2
trimbach|CH4k3
trimbak|IN033
trincomalee|LK3i7
trindade|BR097,BR1y4,BR094
trinec|CZ2e5
tring|GB0i4
trinidad|BO246,CU1f6,UY2b4,US3d3CO
trinitapoli|IT1c4
trinity beach|AU1e3QLD
trinity|US0d3FL,US0d3NC,US181TX,US181AL
trino|IT1c3
triolet|MU5g5
trion|US0d1GA
tripoli|LY2ga,LB1m8,GR3h5,US180IA
trissino|IT1c3
tritenii de jos|RO1o2
trith saint leger|FR1g3
trittau|DE0x3
triunfo|BR094
triyuga|NP206
trnava|SK2e6
trn|BA2a3
trochtelfingen|DE0x3
trofaiach|AT1s3
trofarello|IT1c3
trofa|PT3y4
trogir|HR2a3
troia|IT1c3
troina draginai|IT1c3
trois rivieres|CA1a7QC,GP483
troisdorf|DE0x6
troitskaya|RU065,RU063
troitskiy|RU253,RU063
troitsko pechorsk|RU063
troitskoye|RU3o3,RU063
troitsk|RU256,RU065
trollhattan|SE0x6
tromso|NO0x6
trondheim|NO0x7
troon|GB0i4
trooper|US0d3PA
trooz|BE2p3
troparevo|RU067
tropea|IT1c3
trophy club|US184TX
trorod|DK0x3
trosa|SE0x3
trossingen|DE0x4
trostberg an der alz|DE0x4
trostyanets|UA153
trotwood|US0d5OH
trou du nord|HT2c3
troup|US181TX
troutdale|US0s4OR
troutman|US0d1NC
trouville sur mer|FR1g3
trowbridge park|US3f1MI
trowbridge|GB0i5
troyan|BG2f4
troyes|FR1g6
troyitske|UA152
troy|US3f6MI,US0d6NY,US0d5OH,US184AL,US184MO,US183IL,US0d2NC,US181TX,US0d1PA,US180TN,US0d0PA,US0d0NH,US0d0ME
trstena|SK2e3
trstenik|RS2a6
trubchevsk|RU064
truckee|US0s4CA
trucksville|US0d1PA
trucuk|ID0b5
trudobelikovskiy|RU063
trudovoye|RU3q4
truganina|AU0q4VIC
trujillo alto|PR486
trujillo|PE0fa,VE135,HN303,ES0y3,CO0h3
trumann|US183AR
trumansburg|US0d1NY
truman|US180MN
trumbull|US0d5CT
trunovskoye|RU063
truro|GB0i5,CA4h4NS,US0d1MA
trusesti|RO1o3
truskavets|UA155
trussville|US184AL
truth or consequences|US3d3NM
trutnov|CZ2e5
tryavna|BG2f4
tryon|US0d1NC,US0d1NC
trzacka rastela|BA2a3
trzcianka|PL1r4
trzebiatow|PL1r3
trzebinia|PL1r4
trzebnica|PL1r4
trzemeszno|PL1r3
tsafe|NG0a3
tsagan aman|RU063
tsaile|US3d0AZ
tsalenjikha|GE2m3
tsaratanana|MG174
tsarevo|BG2f3
tsaritsyno|RU067
tsarychanka|UA153
tsawwassen|CA3n4BC
tselina|RU063
tselinnoye|RU3o3,RU253
tsementnyy|RU253
tsengel|MN313
tsentoroy|RU063
tseri|CY5h2
tsetserleg|MN313
tsevie|TG0t6
tshabong|BW1w3
tshela|CD0a5
tshikapa|CD1w8
tsimbeo|KM174
tsimlyansk|RU064
tsingoni|YT173
tsiolkovskiy|RU4x3
tsiombe|MG175
tsirang|BT5t4
tsiroanomandidy|MG175
tsivilsk|RU064
tskhinvali|GE2m5
tsnori|GE2m3
tsotsin yurt|RU064
tsqaltubo|GE2m4
tsrar sharif|IN033
tsubame|JP0c5
tsubata|JP0c5
tsuen wan|HK0l8
tsuiki|JP0c3
tsukawaki|JP0c4
tsukuba|JP0c7
tsukumiura|JP0c4
tsuma|JP0c5
tsumeb|NA4t4
tsuruga|JP0c6
tsurugi asahimachi|JP0c4
tsuruoka|JP0c7
tsurusaki|JP0c6
tsushima|JP0c6
tsuyama|JP0c6
tsu|JP0c7
tsyurupynsk|UA155
tualatin|US0s5OR
tual|ID4i5
tuam|IE2n3
tuapse|RU066
tuart hill|AU1n3WA
tuba city|US3d3AZ
tubac|US1v0AZ
tuban|ID0b6,PH162
tubarao|BR096
tubara|CO0h3
tubarjal|SA0r5
tubas|PS5f4
tubay|PH163
tubbergen|NL2p4
tubingen|DE0x6
tubize|BE2p4
tubod|PH163,PH163
tuburan|PH163
tucacas|VE134
tucano|BR195
tuchkovo|RU064
tuchola|PL1r4
tuchow|PL1r3
tuckahoe|US0d5VA,US0d3NY,US0d0NY
tuckerman|US181AR
tuckerton|US0d2NJ
tucker|US0d5GA
tucson estates|US1v4AZ
tucson|US1v9AZ
tucuma|BR235,BR234
tucumcari|US3d2NM
tucume|PE0f3
tucupita|VE136
tucuran|PH164
tucurui|BR236
tudela de duero|ES0y3
tudela|ES0y5
tuding|PH163
tudor vladimirescu|RO1o2,RO1o2
tudora|RO1o2
tuen mun|HK0l4
tuensang|IN035
tufanbeyli|TR012
tufanganj|IN034
tufesti|RO1o3
tuftonboro|US0d1NH
tughyl|KZ1h3
tuglie|IT1c2
tuguegarao|PH167
tugulym|RU253
tugun|AU1e3QLD
tuineje|ES4e4
tui|ES0y4
tujunga|US0s5CA
tukrah|LY2g5
tuktuk sonak|ID0b2
tukums|LV374
tukuyu|TZ175
tukwila|US0s4WA
tukzar|AF114
tula de allende|MX045
tulalip bay|US0s1WA
tulalip|US0s3WA
tulancingo|MX047
tulangan utara|ID0b6
tulantongo|MX044
tulare|US0s6CA
tularosa|US3d2NM
tulay na lupa|PH163
tula|RU069
tulcan|EC1l6
tulcea|RO1o7
tulchyn|UA154
tulcingo de valle|MX042
tulia|US182TX
tuljapur|IN035
tulkarm|PS475
tullahoma|US184TN
tullamarine|AU0q3VIC
tullamore|IE2n4
tulle|FR1g4
tullibody|GB0i3
tullinge|SE0x4
tullins|FR1g3
tulln|AT1s4
tullytown|US0d1PA
tulnici|RO1o3
tulsa|US189OK
tulsipur|NP205,IN034
tultepec|MX046
tultitlan de mariano escobedo|MX045
tulu bolo|ET173
tulua|CO0h7
tulucesti|RO1o3
tulum|MX3m4
tulunan|PH163
tulungagung|ID0b6
tulun|RU3r6
tumaco|CO0h6
tumayr|SA0r3
tuma|RU063
tumba|SE0x5
tumbes|PE0f7
tumbi|TZ175
tumbotino|RU063
tumcon ilawod|PH162
tumen|CN006
tumkur|IN038
tumpat|MY1z4
tumsar|IN035
tumut|AU0o3NSW
tumwater|US0s4WA
tunapuna|TT484
tunceli|TR015
tuncurry|AU0o3NSW
tundla|IN036
tunduma|TZ175
tune|DK0x2
tung chung|HK0l5
tungao|PH163
tungipara|BD076
tungi|BD078
tunica resorts|US181MS
tunis|TN3c9
tuni|IN036
tunja|CO0h7
tunkhannock|US0d1PA
tunstall|GB0i3
tuntenhausen|DE0x3
tuntum|BR1b4
tuolumne city|US0s1CA
tupaciguara|BR095
tupanatinga|BR1y3
tupancireta|BR094
tupa|BR096
tupelo|US185MS
tupi paulista|BR093
tupiza|BO244
tupi|PH164
tupper lake|US0d2NY
tuquerres|CO0h4
turabah|SA0r5
turaif|SA0r5
turaiyur|IN035
turan|RU2w2
turar ryskulov|KZ1h4
turate|IT1c3
tura|IN036,HU1q3,RU2w2
turbaco|CO0h6
turbana|CO0h3
turbat|PK056
turbigo|IT1c3
turbiv|UA153
turbo|CO0h6
turceni|RO1o3
turda|RO1o6
turek|PL1r5
turgenevo|RU062
turgen|KZ1h4
turgutlu|TR017
turgutreis|TR014
turhal|TR017
turiacu|BR1b3
turinskaya sloboda|RU253
turinsk|RU254
turin|IT1ca
turis|ES0y2
turi|IT1c4,EE4c3
turkan|AZ2k3
turka|UA153
turkeli|TR013
turkestan|KZ1h7
turkeve|HU1q3
turkheim|DE0x3
turki|RU2z3
turkler|TR013
turkmenabat|TM398
turkmenbasy|TM396
turku|FI3s7
turley|US181OK
turlock|US0s6CA
turmalina|BR093
turmero|VE138
turners falls|US0d2MA
turnersville|US0d2NJ
turner|US0d2ME,US0s1OR
turnhout|BE2p5
turnov|CZ2e4
turnu magurele|RO1o5
turochak|RU3o2
turpan|CN128
turpin hills|US0d2OH
turramurra|AU0o4NSW
turrialba|CR4l5
turriff|GB0i2
tursunzoda|TJ3e5
turtas|RU252
turtle creek|US0d2PA
turtle lake|US180WI
turt|RO1o3
turuncova|TR013
turuntayevo|RU3r3
turuvekere|IN034
turzovka|SK2e3
tuscaloosa|US187AL
tuscania|IT1c3
tuscarawas|US0d0OH
tuscola|US182IL
tusculum|US0d1TN
tuscumbia|US183AL
tuskegee|US183AL
tustin|US0s6CA
tuszyn|PL1r3
tutamandahostel|EC1l7
tutayev|RU065
tutay|PH163
tutoia|BR1b4
tutong|BN1z4
tutova|RO1o2
tutrakan|BG2f3
tuttle|US183OK
tuttlingen|DE0x5
tutwiler|US182MS
tutzing|DE0x3
tut|TR013
tuusula|FI3s5
tuxpam de rodriguez cano|MX046
tuxpan|MX045,MX3g4,MX043
tuxtepec|MX047
tuxtla chico|MX043
tuxtla|MX049
tuy hoa|VN0v6
tuyen quang|VN0m5
tuymazy|RU256
tuytepa|UZ1i4
tuyum|PH163
tuy|PH163
tuzamapan|MX043
tuzantla|MX044
tuzhai|CN003
tuzha|RU422
tuzla|BA2a7,RO1o3
tuzlukcu|TR013
tvardita|MD3k3
tvarditsa|BG2f3
tver|RU069
tvrdosin|SK2e3
twain harte|US0s1CA
twante|MM0p6
twardogora|PL1r3
tweed heads south|AU0o3NSW
tweed heads west|AU0o3NSW
tweed heads|AU0o3NSW
twello|NL2p4
twentynine palms|US0s5CA
twin city|US0d1GA
twin falls|US5k6ID
twin grove|US181IL
twin lakes|US3d3CO,US183WI,US0s2CA,US0d1FL,US0d1VA,US3d0NM
twin lake|US3f1MI
twin rivers|US0d3NJ
twinsburg|US0d4OH
twistringen|DE0x4
two harbors|US182MN
two rivers|US184WI
twon brass|NG0a3
twyford|GB0i3
tyachiv|UA153
tyazhinskiy|RU3u4
tybee island|US0d2GA
tychy|PL1r7
tye|US180TX
tyhee|US5k0ID
tyldesley|GB0i5
tylertown|US181MS
tyler|US187TX,US180MN
tymovskoye|RU5d3
tympaki|GR3h2
tyn nad vltavou|CZ2e3
tyndall air force base|US182FL
tyndall|US180SD
tynda|RU4x5
tynec nad sazavou|CZ2e2
tynemouth|GB0i4
tyngsboro|US0d4MA
tyniste nad orlici|CZ2e3
tyoply stan|RU067
tyre|LB1m7
tyrnava|FI3s2
tyrnavos|GR3h3
tyrnyauz|RU064
tyrone|US0d3GA,US0d2PA
tyro|US0d2NC
tysmenytsya|UA153
tysons corner|US0d4VA
tyube|RU063
tyukalinsk|RU2j4
tyukhtet|RU2w2
tyulgan|RU253
tyulkubas|KZ1h3
tyumentsevo|RU3o3
tyumen|RU259
tyup|KG2x4
tyuratam|KZ4q3
tzaneen|ZA0w4
tzimol|MX042
tzucacab|MX363
uacu cungo|AO0a3
ualog|PH166
uaua|BR194
ubach palenberg|DE0x5
ubaira|BR193
ubaitaba|BR195
ubajara|BR1b4
ubari|LY2g5
ubata|BR194
ubatuba|BR096
ubauro|PK055
uba|BR097,NG0a4
ubeda|ES0y5
uberaba|BR098
uberherrn|DE0x4
uberlandia|BR099
uberlingen|DE0x4
ube|JP0c7
ubiaja|NG0a4
ubinskoye|RU223
uboldo|IT1c3
ubon ratchathani|TH0m7
ubrique|ES0y4
ubstadt weiher|DE0x4
ubud|ID265
uchaly|RU255
uchiza|PE0f4
uchkeken|RU064
uchkulan|RU062
uchqurghon shahri|UZ1i5
uckange|FR1g3
uckfield|GB0i4
ucon|US5k0ID
udachny|RU4x4
udaipura|IN034
udaipur|IN039,IN035,IN035
udalguri|IN034
udangudi|IN034
udayagiri|IN033
uddevalla|SE0x5
uddingston|GB0i2
udelnaya|RU064,RU062
udenhout|NL2p3
uden|NL2p5
udesti|RO1o3
udgir|IN037
udhampur|IN036
udine|IT1c7
udi|NG0a4
udobnaya|RU062
udomlya|RU065
udon thani|TH0m8
udpura|IN033
udumalaippettai|IN036
udupi|IN037
ueckermunde|DE0x3
ueda|JP0c7
uedem|DE0x3
uekimachi mono|JP0c5
uelsen|DE0x2
uelzen|DE0x5
ueno ebisumachi|JP0c6
uenohara|JP0c5
uetendorf|CH4k2
uetersen|DE0x4
uetze|DE0x3
ufa|RU25a
uffenheim|DE0x3
uga|NG0a6
ugbokpo|NG0a4
ugento|IT1c3
ugep|NG0a8
ughelli|NG0a6
ugine|FR1g3
uglegorsk|RU5d4
uglekamensk|RU3q3
ugleuralskiy|RU253
uglich|RU065
uglovoye|RU3q4
ugurludag|TR013
ugu|IN033
uherske hradiste|CZ2e5
uhersky brod|CZ2e4
uhingen|DE0x4
uhland|US180TX
uhldingen muhlhofen|DE0x3
uhlingen birkendorf|DE0x2
uhrichsville|US0d2OH
uige|AO0a6
uijeongbu si|KR089
uiju|KP0z6
uintah|US3d0UT
uirauna|BR1b3
uitenhage|ZA0w8
uitgeest|NL2p4
uithoorn|NL2p5
ujar|AZ2k4
ujfeherto|HU1q4
ujhani|IN036
ujiie|JP0c5
uji|JP0c8
ujjain|IN039
ujkigyos|HU1q2
ujszasz|HU1q3
ukata|NG0a3
ukholovo|RU062
ukhta|RU067
ukiah|US0s4CA
uklana|IN034
ukmerge|LT3t5
ukrainka|UA154
ukwa|IN033
ulaangom|MN6d5
ulan bator|MN31a
ulan ude|RU3r8
ulanhot|CN007
ula|IN033,TR012
ulcinj|ME2a3
ulenje|TZ174
ulety|RU4n3
ulhasnagar|IN039
uliastay|MN314
ulladulla|AU0o3NSW
ullal|IN036
ulldecona|ES0y3
ullo|HU1q3
ulluaya|RU063
ulmeni|RO1o3,RO1o2
ulmi|RO1o3
ulm|DE0x7
ulricehamn|SE0x3
ulsan|KR08a
ulsteinvik weather pws station|NO0x2
ulsteinvik|NO0x2
ultimo|AU0o3NSW
ulu tiram|MY1z6
ulubey|TR013,TR012
uluborlu|TR014
uludere|TR013
ulundi|ZA0w4
ulverstone|AU513TAS
ulverston|GB0i4
ulvila|FI3s4
ulyanovka|RU063
ulyanovsk|RU3j9
ulysses|US3d3KS
um jar al gharbiyya|SD1k3
umag|HR2a3
uman|UA156,MX365
umarga|IN035
umaria|IN035
umarizal|BR1b3
umarkhed|IN035
umarkot|PK055,IN035
umatilla|US0s3OR,US0d2FL
umbauba|BR2t4
umba|RU063
umbertide|IT1c3
umbraresti|RO1o3
umbrete|ES0y2
umea|SE0x6
umina beach|AU0o4NSW
umiray|PH162
umirim|BR1b4
umi|JP0c5
umka|RS2a2
umkirch|DE0x2
umluj|SA0r5
umm al quwain city|AE146
umm as sahik|SA0r4
umm as summaq|JO294
umm el fahm|IL345
umm kaddadah|SD1k3
umm qasr|IQ0j7
umm ruwaba|SD1k6
umm salal muhammad|QA4j5
umrala|IN034
umraniye|TR019
umred|IN036
umreth|IN035
umri|IN033
umuahia|NG0a8
umuarama|BR097
umunede|NG0a3
unadilla|US0d2GA,US0d0NY
unai|BR096
unalaska|US782AK
unanderra|AU0o2NSW
una|IN036,BR194,IN034
uncasville|US0d1CT
underwood petersville|US182AL
underwood|AU1e3QLD
undurkhaan|MN314
undy|GB0i3
unecha|RU065
ungaran|ID0b7
ungca|PH162
ungheni|MD3k5,RO1o3
ungsang nodongjagu|KP0z3
ungsang|KR086
ungureni jianu|RO1o3
unhel|IN034
unhos|PT3y3
uniao da vitoria|BR096
uniao dos palmares|BR2t5
uniao|BR1b4
uniara|IN034
unicoi|US0d2TN
unicov|CZ2e4
unidad habitacional jose maria morelos y pavon|MX043
unidad minera 11 de julio|MX043
unieux|FR1g3
union beach|US0d2NJ
union choco|PA4b3
union city|US0s6CA,US0d6NJ,US0d4GA,US183TN,US0d2IN,US0d2PA,US181OK,US0d1OH,US3f1MI
union de reyes|CU1f5
union de san antonio|MX043
union de tula|MX043
union gap|US0s3WA
union grove|US182WI
union hall|US0d0VA
union hidalgo|MX044
union hill novelty hill|US0s4WA
union park|US0d3FL
union point|US0d1GA
union springs|US182AL,US0d0NY
union y progreso|MX043
uniondale|US0d5NY
unionport|US0d5NY
uniontown|US0d3PA,US0d2OH,US181AL
unionville|US0d3NC,US0d1GA,US181MO,US180TN
union|US0d6NJ,US183MO,US0d3SC,US0d3OH,US0d3KY,US0d1ME,US0s1OR,US181MS
unity|US0d1NH
universal city|US0s7CA,US184TX
university center|US0d2VA
university city|US185MO
university gardens|US0d2NY
university heights|US0d5NY,US0d4OH,US180IA
university park|US0d5FL,US185TX,US183IL,US3d2NM,US0d1MD
university place|US0s5WA
university|US0d5FL,US182MS
unjha|IN036
unnao|IN037
unna|DE0x6
unquillo|AR214
unterageri|CH4k3
unterfohring|DE0x3
untergriesbach|DE0x3
untergruppenbach|DE0x3
unterhaching|DE0x4
unterhausen|DE0x3
unterkrozingen|DE0x4
untermeitingen|DE0x3
unterschleissheim|DE0x5
unterseen|CH4k2
untersiggenthal|CH4k3
untolovo|RU066
untsukul|RU063
unye|TR016
un|IN035,IN034
uozu|JP0c6
upanema|BR1b3
upata|VE136
upice|CZ2e3
upington|ZA0w6
upi|PH163,PH162
upland|US0s6CA,US322IN,US0d2PA,US0d2PA
upleta|IN036
upminster|GB0i3
uporovo|RU252
uppal kalan|IN037
upper alton|US185IL
upper arlington|US0d5OH
upper bear creek|US3d0CO
upper brookville|US0d1NY
upper coomera|AU1e5QLD
upper dir|PK055
upper fruitland|US3d1NM
upper grand lagoon|US184FL
upper hutt|NZ495
upper lake|US0s0CA
upper montclair|US0d4NJ
upper mount gravatt|AU1e3QLD
upper nyack|US0d1NY
upper pohatcong|US0d1NJ
upper saddle river|US0d3NJ
upper saint clair|US0d4PA
upper sandusky|US0d3OH
uppiliyapuram|IN033
upplands vasby|SE0x5
uppsala|SE0x7
upton|GB0i3,US0d2MA,US3d0WY
uptown|US186IL
upwey|AU0q3VIC
urambo|TZ175
urangan|AU1e3QLD
urania|US180LA
uran|IN035
uravakonda|IN035
urayasu|JP0c7
uray|RU255
urazovo|RU063
urb santo domingo|PE0f2
urbach|DE0x3
urbana|US185IL,US0d4OH,US0d3MD,US181IA
urbancrest|US0d0OH
urbandale|US185IA
urbania|IT1c2
urbano santos|BR1b4
urbino|IT1c3
urbiztondo|PH164
urcos|PE0f2
urdaneta|PH167
urdinarrain|AR213
urdorf|CH4k3
urechesti|RO1o3
urengoy|RU253
uren|RU064
ureshinomachi shimojuku|JP0c4
urganch|UZ4m7
urgeses|PT3y2
urgnano|IT1c3
urgup|TR014
urgut shahri|UZ4m6
uriangato|MX046
uribia|CO0h3
uricani|RO1o3
urireo|MX043
uritsk|RU066
uri|IN033
urjala|FI3s2
urkarakh|RU062
urk|NL2p4
urlati|RO1o4
urla|TR015
urmary|RU063
urmston|GB0i5
urnieta|ES0y3
uromi|NG0a7
urrao|CO0h4
urraween|AU1e3QLD
urrugne|FR1g3
ursulo galvan|MX2h4,MX042
ursus|PL1r6
ursynow|PL1r7
urtaowul|UZ1i4
urtenen|CH4k2
uruacu|BR095
uruana|BR093
uruapan|MX048
urubamba|PE0f3
uruburetama|BR1b4
urucara|BR1u3
urucuca|BR195
urucui|BR1b4
urucurituba|BR1u3
uruguaiana|BR097
urumita|CO0h3
urumqi|CN12c
uruobo okija|NG0a4
urupes|BR093
urus martan|RU065
urussanga|BR093
urussu|RU063
uruzgan|AF114
urvan|RU062
uryupinsk|RU2q5
uryv pokrovka|RU062
urzhar|KZ1h4
urzhum|RU424
urziceni|RO1o4
usa river|TZ174
usagara|TZ174
usakos|NA4t3
usak|TR017
usatove|UA153
usehat|IN034
usera|ES0y7
usevia|TZ174
ush tyube|KZ1h4
ushachy|BY1p3
ushaw moor|GB0i3
ushibukamachi|JP0c4
ushiku|JP0c6
ushirombo|TZ177
ushuaia|AR026
usiacuri|CO0h3
usilampatti|IN035
usingen|DE0x4
usinsk|RU065
uskudar|TR019
uslar|DE0x4
usmajac|MX043
usman|RU064
usmate velate|IT1c3
usogorsk|RU062
usoke|TZ173
usolye sibirskoye|RU3r6
usolye|RU252
uspenka|UA153
uspenskoye|RU064
ussel|FR1g4
ussuriysk|RU3q7
ust abakan|RU2w4
ust barguzin|RU3r3
ust charyshskaya pristan|RU3o2
ust donetskiy|RU064
ust dzheguta|RU065
ust ilimsk|RU3r7
ust kalmanka|RU3o3
ust kamenogorsk|KZ1h8
ust katav|RU255
ust kulom|RU062
ust kut|RU3r6
ust labinsk|RU065
ust nera|RU723
ust ordynskiy|RU3r4
ust talovka|KZ1h3
ust tsilma|RU062
ust uda|RU3r2
usta muhammad|PK055
ustaritz|FR1g3
uster kirch uster|CH4k3
uster ober uster|CH4k2
uster|CH4k5
usti nad labem|CZ2e7
usti nad orlici|CZ2e4
ustka|PL1r4
ustron|PL1r4
ustrzyki dolne|PL1r3
ustyuzhna|RU063
usuki|JP0c5
usulutan|SV3v6
usurbil|ES0y2
utashinai|JP0c2
uta|IT1c3
utebo|ES0y4
utena|LT3t5
utete|TZ174
uthai thani|TH0m4
uthal|PK054
utica|US0d6NY,US3f2MI,US0d1OH,US0d1SC
utiel|ES0y4
utmanzai|PK055
uto|JP0c5
utran|IN034
utraula|IN035
utrecht|NL2p8
utrera|ES0y6
utsunomiya|JP0c9
uttamapalaiyam|IN035
uttar char fasson|BD076
uttaradit|TH0m6
uttarkashi|IN034
uttiramerur|IN035
uttoxeter|GB0i4
uttukkuli|IN033
utuado|PR483
uusikaupunki|FI3s4
uvalde estates|US181TX
uvalde|US184TX
uvarovo|RU065
uva|RU2i4
uvelskiy|RU253
uvinza|TZ175
uvira|CD1w7
uwajima|JP0c6
uxbridge|US0d4MA,CA1a4ON
uyar|RU2w4
uychi|UZ1i5
uyovu|TZ176
uyo|NG0a9
uyskoye|RU253
uyuni|BO243
uzda|BY1p3
uzes|FR1g3
uzgen|KG2x5
uzhgorod|UA157
uzhur|RU2w4
uzice|RS2a6
uzlovaya|RU066
uznach|CH4k2
uzundere|TR012
uzunkopru|TR015
uzwil|CH4k4
uzyn|UA154
v s k valasai dindigul dist|IN034
vaals|NL2p3
vaartbroek|NL2p2
vaasa|FI3s6
vaassen|NL2p4
vacaresti|RO1o3
vacaria|BR096
vacaville|US0s7CA
vacha|RU063
vacoas|MU5g7
vac|HU1q5
vadakku valliyur|IN035
vadakku viravanallur|IN034
vadamadurai|IN034
vada|IN034
vadigenhalli|IN035
vadippatti|IN034
vadlamuru|IN033
vadlapudi|IN034
vadnagar|IN035
vadnais heights|US184MN
vado centro|IT1c2
vado ligure|IT1c3
vadodara|IN03a
vado|US3d2NM
vadso|NO0x2
vadstena|SE0x3
vadu moldovei|RO1o3
vadu pasii|RO1o3
vadul lui voda|MD3k2
vaduz|LI4k2
vad|RU063
vaerlose|DK0x4
vagator|IN034
vaggeryd|SE0x2
vagharshapat|AM2l6
vaghodia|IN034
vagonoremont|RU066
vahdat|TJ3e6
vaiano|IT1c3
vaihingen an der enz|DE0x5
vaijapur|IN035
vaikam|IN035
vails gate|US0d2NY
vail|US1v3AZ,US3d2CO
vaires sur marne|FR1g4
vaison la romaine|FR1g3
vakarai|LK3i4
vakfikebir|TR015
vakhrushi|RU423
vakhsh|TJ3e4
val de reuil|FR1g4
val des monts|CA1a3QC
val dor|CA1a5QC
val verde park|US181TX
val verde|US0s1CA
valabhipur|IN034
valadares|PT3y3
valangaiman|IN034
valasske klobouky|CZ2e2
valasske mezirici|CZ2e5
valatie|US0d1NY
valavanur|IN034
valbom|PT3y4
valbonne|FR1g4
valbo|SE0x3
valchedram|BG2f2
valdagno|IT1c4
valdahon|FR1g2
valday|RU064
valdemorillo|ES0y3
valdemoro|ES0y6
valdepenas|ES0y5
valderice|IT1c3
valdese|US0d2NC
valdes|ES0y4
valdez|EC1l4,US4r2AK
valdivia|CL0n7
valdobbiadene|IT1c3
valdoie|FR1g2
valdosta|US0d6GA
valdovino|ES0y3
vale da amoreira|PT3y3
vale de cambra|PT3y3
vale of leven|GB0i5
valea calugareasca|RO1o3
valea lui mihai|RO1o3
valea moldovei|RO1o3
valea stanciului|RO1o3
valega|PT3y3
valeggio sul mincio|IT1c3
valenca do piaui|BR1b4
valenca|BR196,BR096
valence|FR1g6,FR1g2
valencia de alcantara|ES4e3
valencia west|US1v3AZ
valencia|VE13a,ES0ya,US0s7CA,CO0h3,PH162,US3d1NM
valenciennes|FR1g5
valencina de la concepcion|ES0y3
valenii de munte|RO1o4
valeni|RO1o3
valente diaz|MX045
valente|BR194
valentigney|FR1g4
valentin gomez farias|MX332
valentine|AU0o2NSW,US182NE
valenton|FR1g4
valenzano|IT1c4
valenza|IT1c4,PT3y4
valera|VE137
valerik|RU063
vale|US5k1OR
valfin les saint claude|FR1g4
valga|EE4c4,ES0y3
valguarnera caropepe|IT1c3
valhalla|US0d2NY
valinda|US0s5CA
valinhos|BR096
valjevo|RS2a6
valka|LV373
valkeakoski|FI3s4
valkenswaard|NL2p5
valky|UA153
vallabh vidyanagar|IN035
valladolid|ES0y8,MX366
vallam|IN034
vallauris|FR1g5
vallcarca|ES0y4
valle aurina ahrntal|IT1c2
valle de banderas|MX6o3
valle de bravo|MX045
valle de la pascua|VE136
valle de lincoln|MX2h3
valle de santiago|MX046
valle del guamuez|CO0h3
valle dorado inn|MX043
valle hermoso|MX3p6,AR212
valle nacional|MX042
valle vista|US0s4CA,US1v1AZ
vallecrosia|IT1c3
valledupar|CO0h8
vallegrande|BO243
vallehermoso|PH163
vallejo|US0s7CA
vallejuelo|DO1d2
vallenar|CL0n5
vallendar|DE0x3
vallensbaek|DK0x4
vallentuna|SE0x5
valletta|MT6l3
vallet|FR1g3
valley center|US0s3CA,US183KS
valley city|US183ND
valley cottage|US0d3NY
valley east|CA1a4ON
valley falls|US0d4RI,US0d3SC,US180KS
valley glen|US0s6CA
valley grande|US182AL
valley green|US0d2PA
valley hill|US0d1NC
valley mills|US180TX
valley park|US183MO
valley springs|US0s2CA
valley station|US4w5KY
valley stream|US0d5NY
valley view|AU2d3SA,US0d1PA,US0d1OH,US0d1PA
valley|US0d3AL,US181NE
vallirana|ES0y4
vallo della lucania|IT1c3
valls|ES0y5
valmadrera caserta|IT1c4
valmeyer|US180IL
valmiera|LV375
valmontone|IT1c4
valognes|FR1g3
valongo|PT3y4,PT3y2
valozhyn|BY1p3
valparaiso|CL0n8,US185IN,BR094,MX044,US182FL
valparai|IN036
valpovo|HR2a3
valpoy|IN033
valreas|FR1g3
valrico|US0d5FL
valsad|IN036
valsequillo de gran canaria|ES4e3
valtierrilla|MX044
valu lui traian|RO1o3
valuyki|RU065
valvedditturai|LK3i6
valverde del camino|ES0y4
valverde|ES4e2
vama|RO1o3
vammala|FI3s4
vamospercs|HU1q2
vamo|US0d2FL
van alstyne|US182TX
van buren|US185AR,US7c1ME
van horn|US181TX
van lear|US0d0KY
van meter|US180IA
van nest|US0d5NY
van nuys|US0s7CA
van vleck|US181TX
van wert|US0d3OH
vanadzor|AM2l7
vanatori neamt|RO1o3
vanatori|RO1o2
vanceburg|US0d1KY
vance|US181AL
vancleave|US183MS
vancouver|CA3n9BC,US0s7WA
vandalia|US0d4OH,US183IL,US182MO
vandalur|IN034
vandavasi|IN035
vandenberg air force base|US0s2CA
vandenberg village|US0s3CA
vanderbijlpark|ZA0w8
vandercook lake|US3f2MI
vandergrift|US0d2PA
vander|US0d0NC
vandiver|US180AL
vandoeuvre les nancy|FR1g5
vanersborg|SE0x5
vangaindrano|MG175
vangviang|LA0m5
vanier|CA1a4ON
vanimo|PG4s3
vanino|RU3q4
vaniyambadi|IN036
vanju mare|RO1o3
vanlose|DK0x5
vannes|FR1g6
vansada|IN034
vantaa|FI3s8
vanves|FR1g5
vanzaghello|IT1c2
vanzago|IT1c3
van|TR019,US181TX
vapi|IN036
vapnyarka|UA153
vaprio dadda|IT1c3
varadero|CU1f4
varallo|IT1c2
varamin|IR0k7
varanasi|IN03a
varangaon|IN035
varash|UA155
varasti|RO1o3
varazdin|HR2a5
varazze|IT1c4
varberg|SE0x5
varbilau|RO1o3
varby|SE0x3
varca|IN032
vardaman|US180MS
vardane|RU062
vardenik|AM2l3
vardenis|AM2l4
varde|DK0x4
varedo|IT1c4
varel|DE0x5
varena|LT3t3
varenikovskaya|RU064
varennes vauzelles|FR1g3
varennes|CA1a4QC
varese|IT1c6
vares|BA2a3
vargarda|SE0x2
vargashi|RU253
vargem grande do sul|BR095
vargem grande|BR1b4
varginha|BR097
varias|RO1o3
vari|GR3h4
varjota|BR1b4
varkala|IN035
varkaus|FI3s4
varnamo|SE0x4
varna|BG2f8,RU253
varnell|US0d1GA
varnsdorf|CZ2e4
varnville|US0d1SC
varoska rijeka|BA2a3
varpalota|HU1q4
varshets|BG2f3
varsity lakes|AU1e4QLD
varsseveld|NL2p2
vartej|IN033
varto|TR014
varva|UA153
varzea alegre|BR1b4
varzea da palma|BR095
varzea grande|BR3w8
varzea paulista|BR097
varzelandia|BR093
vasarosnameny|HU1q3
vasastan|SE0x6
vasa|IN034
vasco da gama|IN037
vashkivtsi|UA153
vashon|US0s3WA
vasilati|RO1o3
vasilevo|MK2a4
vasilikon|GR3h3
vasilyevo|RU064
vasind|IN034
vaskelovo|RU064
vaslui|RO1o6
vassalboro|US0d2ME
vassar|US3f1MI
vassouras|BR094
vastaboland|FI3s4
vasteras|SE0x7
vastervik|SE0x4
vasto|IT1c5
vastra frolunda|SE0x4
vasudevanallur|IN034
vasylevsky ostrov|RU068
vasylivka|UA154
vasylkiv|UA155
vasyshcheve|UA153
vasyurinskaya|RU064
vaterstetten|DE0x4
vatra dornei|RO1o4
vattalkundu|IN035
vatutine|UA154
vatutinki|RU063
vatutino|RU066
vaucluse|AU0o3NSW
vaucresson|FR1g3
vaudreuil dorion|CA1a5QC
vaughan|CA1a8ON
vaujours|FR1g3
vaulx en velin|FR1g5
vaureal|FR1g4
vauvert|FR1g3
vaux le penil|FR1g4
vavatenina|MG175
vavoua|CI0t5
vavozh|RU2i2
vavuniya|LK3i6
vaxjo|SE0x6
vayalar|IN035
vayk|AM2l2
vazante|BR094
vazzola|IT1c2
veauche|FR1g3
veazie|US0d1ME
vecchiano nodica|IT1c3
vechelde|DE0x4
vechta|DE0x5
vecindario|ES4e4
vecses|HU1q4
vedano al lambro|IT1c3
vedano olona|IT1c3
vedaraniyam|IN035
vedasandur|IN034
vedea|RO1o3
vedene|FR1g3
vedi|AM2l4
vedra|ES0y2
veedersburg|US321IN
veendam|NL2p5
veenendaal|NL2p6
vega alta|PR484
vega baja|PR485
vega de alatorre|MX043
vega de san mateo|ES4e3
vegachi|CO0h3
vegesack|DE0x5
veggia villalunga|IT1c3
veghel|NL2p5
veglie|IT1c4
vegreville|CA2o3AB
vegueta|PE0f3
veigne|FR1g3
veinticinco de mayo|AR025,AR214,AR3z3
veintidos de febrero|MX044
veitsbronn|DE0x3
veitshochheim|DE0x3
vejalpur|IN037
vejen|DK0x3
vejer de la frontera|ES0y4
vejle|DK0x6
velankanni|IN033
velasco ibarra|EC1l6
velaux|FR1g3
velbert|DE0x6
velburg|DE0x2
velda village hills|US180MO
velda village|US181MO
velden|DE0x3
veldhoven|NL2p2
veldhuizen|NL2p3
velenje|SI2a5
velen|DE0x4
velesta|MK2a3
veles|MK2a6
velez malaga|ES0y6
velez rubio|ES0y3
velez|CO0h3
velika gorica|HR2a5
velika kladusa|BA2a4
velika obarska|BA2a2
veliki preslav|BG2f3
velikiy novgorod|RU068
velikiy ustyug|RU065
velikiye luki|RU067
veliko turnovo|BG2f6
velikovechnoye|RU063
velilla de san antonio|ES0y4
velimese|TR013
velingara|SN0t4
velingrad|BG2f5
velizh|RU063
velizy villacoublay|FR1g4
velke mezirici|CZ2e4
velky krtis|SK2e4
velky meder|SK2e3
vellanur|IN033
velletri|IT1c6
vellinge|SE0x3
vellmar|DE0x4
vellore|IN037
velp|NL2p4
velsen zuid|NL2p6
velsk|RU065
velten|DE0x4
veltheim kreis 5|CH4k3
velur|IN034
velva|US180ND
velyka bahachka|UA153
velyka dymerka|UA153
velyka lepetykha|UA153
velyka mykhaylivka|UA153
velyka oleksandrivka|UA153
velyka pysarivka|UA4a2
velyki kopani|UA152
velykyi bereznyi|UA153
vemalwada|IN035
venadillo|CO0h3
venado tuerto|AR216
venado|MX043
venafro|IT1c3
venancio aires|BR095
venaria reale|IT1c5
venceremos|MX044
vence|FR1g4
vendargues|FR1g3
vendas novas|PT3y3
vendenheim|FR1g3
vendin le vieil|FR1g3
vendome|FR1g4
venecia|CO0h2
venegono inferiore|IT1c3
venegono superiore|IT1c3
venelles|FR1g3
venersborg|US0s2WA
veneta|US0s2OR
venetian village|US181IL
veneux les sablons|FR1g2
venev|RU064
venezuela|CU1f4
vengerovo|RU223
vengurla|IN034
venice gardens|US0d3FL
venice|IT1c6,US0s5CA,US0d4FL,US181IL
venilale|TL5i4
venissieux|FR1g6
venkatagiri|IN035
venlo|NL2p7
vennesla|NO0x3
venosa|IT1c4
venray|NL2p5
venta de banos|ES0y3
ventanas|EC1l6
ventersburg|ZA0w3
ventimiglia|IT1c4
ventnor city|US0d3NJ
ventnor|GB0i3
ventosa|PT3y2
ventspils|LV375
ventura|US0s7CA
venturina|IT1c3
venustiano carranza|MX049,MX044,MX044,MX043,MX042
venus|US182TX
vepagunta|IN035
vera cruz|BR195
veracruz|MX049,PA4b4
veradale|US0s3WA
veragua arriba|DO1d3
verano brianza|IT1c3
veranopolis|BR094
veraval|IN037
vera|AR214,ES0y4
verbania|IT1c5
verbilki|RU063
vercelli|IT1c6
verdal|NO0x3
verde village|US1v4AZ
verdellino|IT1c3
verdello|IT1c3
verden|DE0x5
verdigris|US182OK
verdi|US0s1NV
verdun|FR1g4,ES0y4
verduron|FR1g3
vereeniging|ZA0w9
veresegyhaz|HU1q3
vereshchagino|RU254
veresti|RO1o3
vergennes|US0d1VT
vergiate|IT1c3
verin|ES0y4
verkh chebula|RU3u2
verkh neyvinskiy|RU252
verkh tula|RU222
verkhnebakanskiy|RU063
verkhnedneprovskiy|RU064
verkhneuralsk|RU253
verkhnevilyuysk|RU4x3
verkhneyarkeyevo|RU253
verkhneye kazanishche|RU063
verkhniy baskunchak|RU403
verkhniy mamon|RU063
verkhniy rohachyk|UA153
verkhniy tagil|RU254
verkhniy ufaley|RU255
verkhniye achaluki|RU063
verkhniye kigi|RU253
verkhniye sergi|RU253
verkhniye tatyshly|RU253
verkhnyaya khava|RU063
verkhnyaya pyshma|RU256
verkhnyaya salda|RU256
verkhnyaya sinyachikha|RU253
verkhnyaya tura|RU253
verkhoturye|RU253
verkhovazhye|RU062
verkhovye|RU063
verkhovyna|UA152
verl|DE0x5
vermilion on the lake|US0d3OH
vermilion|US0d3OH
vermillion|US183SD
vermont south|AU0q4VIC
vermont|AU0q3VIC
vern sur seiche|FR1g3
vernal|US3d3UT
vernesti|RO1o3
verneuil sur avre|FR1g3
verneuil sur seine|FR1g4
vernier|CH4k5
vernio|IT1c2
vernon center|US0d1NJ
vernon hills|US185IL
vernon valley|US0d1NJ
vernonia|US0s1OR
vernon|CA3n6BC,CA3n6BC,FR1g5,US183TX,US181AL,US0d0NY
vernouillet|FR1g4,FR1g3
vero beach south|US0d5FL
vero beach|US0d4FL
veroia|GR3h5
verolanuova|IT1c3
verona walk|US0d1FL
verona|IT1c8,US0d4NJ,US184WI,US0d2VA,US182MS,US0d1PA,US0d1KY
verplanck|US0d1NY
verrettes|HT2c6
verrieres le buisson|FR1g4
versailles|FR1g6,US0d3KY,US0d1OH,US181MO,US321IN,US0d1PA
vershino darasunskiy|RU4n3
versmold|DE0x4
versoix|CH4k4
vert saint denis|FR1g3
vertientes|CU1f5
vertou|FR1g5
veruela|PH164
verviers|BE2p6
verwood|GB0i4
vesele|UA153
veseli nad luznici|CZ2e3
veseli nad moravou|CZ2e4
veseloyarsk|RU3o2
veselynove|UA153
veselyy|RU063
veshenskaya|RU063
veshkayma|RU3j3
veshnyaki|RU067
vesoul|FR1g4
vespasiano|BR097
vestavia hills|US185AL
vestby|NO0x2
vesyegonsk|RU063
veszprem|HU1q6
veszto|HU1q3
vetapalem|IN035
veternik|RS2a3
vetlanda|SE0x4
vetluga|RU063
vetluzhskiy|RU064,RU062
vetovo|BG2f2
vetralla|IT1c3
vetraz monthoux|FR1g3
vetschau|DE0x3
vettaikkaranpudur|IN034
vettavalam|IN034
vettur|IN035
vettweiss|DE0x3
veurne|BE2p4
vevay|US0d1IN
vevey|CH4k4
veydelevka|RU6u3
veyrier|CH4k3
vezirkopru|TR015
vi thanh|VN0v5
viadana|IT1c4
viagrande|IT1c3
viale|AR213
vialonga|PT3y4
viamao|BR098
viana do castelo|PT3y5
viana|BR096,BR1b5
vianen|NL2p4
vianopolis|BR093
vian|US180OK
viareggio|IT1c6
vibo valentia|IT1c4
viborg|DK0x5
vic en bigorre|FR1g2
vicalvaro|ES0y6
vicam|MX3b3
vicaria|IT1c4
vicar|ES0y5
vicencia|BR1y3
vicente camalote|MX043
vicente guerrero|MX044,MX044,MX284
vicente noble|DO1d3
vicenza|IT1c7
vice|PE0f4
vichuga|RU065
vichy|FR1g5
vicksburg|US185MS,US3f2MI
vico del gargano|IT1c3
vico equense|IT1c4
vicopisano|IT1c2
vicosa do ceara|BR1b4
vicosa|BR096,BR1y4
vicovu de jos|RO1o3
vicovu de sus|RO1o4
victor rosales|MX045
victoria de durango|MX2h9
victoria falls|ZW1w5
victoria park|AU1n3WA
victoria point|AU1e4QLD
victorias|PH166
victoriaville|CA1a5QC
victoria|CA3n8BC,US186TX,AR215,CL0n5,PH165,SC145,RO1o3,PH163,US183MN,GB0i3,MT6l3,US0d1VA,US180KS
victorica|AR3z3
victorville|US0s7CA
victory gardens|US0d1NJ
victory lakes|US0d1NJ
victor|US0d1NY,US5k1ID
vicuna mackenna|AR213
vicuna|CL0n4
vic|ES0y5
vida mejor i|MX043
vidalia|US0d3GA,US182LA
vidauban|FR1g3
videira|BR095
videle|RO1o4
vidigueira|PT3y3
vidin|BG2f6
vidisha|IN037
vidnoye|RU066
vidor|US183TX
vidra|RO1o3,RO1o3
vidyayevo|RU063,RU063
viechtach|DE0x3
viedma|AR3z6
vieille chapelle|FR1g3
vieira de leiria|PT3y3
vielha|ES5z2
vielsalm|BE2p3
vienenburg|DE0x4
vienna bend|US180LA
vienna|AT1sb,US0d4VA,US0d3WV,US0d2GA,US181IL
vienne|FR1g5
vientiane|LA0m8
viera east|US0d3FL
viera west|US0d3FL
viernheim|DE0x5
viersen|DE0x6
vierzon|FR1g5
vieste|IT1c3
viet tri|VN0m7
vieux conde|FR1g3
vieux habitants|GP483
vievis|LT3t2
view park windsor hills|US0s3CA
viewbank|AU0q3VIC
viewpark|GB0i4
vif|FR1g3
viganello|CH4k3
vigan|PH166
vigasio|IT1c3
vigevano|IT1c6
vigia|BR235
vigliano biellese|IT1c3
vignate|IT1c3
vigneux de bretagne|FR1g2
vigneux sur seine|FR1g5
vignola|IT1c4
vigodarzere|IT1c3
vigonovo fontanafredda|IT1c3
vigonza|IT1c4
vigo|ES0y8
vihari|PK057
vihti|FI3s5
viiala|FI3s2
viisoara|RO1o3,RO1o2
viitasaari|FI3s3
vijapur|IN035
vijayapuri|IN033
vijayawada|IN03a
vikarabad|IN035
vikasnagar|IN034
vikhorevka|RU3r4
vikindu|TZ175
vikravandi|IN033
viktring|AT1s3
vikulovo|RU253
vila do conde|PT3y5
vila franca de xira|PT3y4
vila franca do campo|PT6p2
vila mea|PT3y2
vila nova da barquinha|PT3y3
vila nova da telha|PT3y3
vila nova de famalicao|PT3y3
vila nova de foz coa|PT3y3
vila nova de gaia|PT3y6
vila nova de paiva|PT3y2
vila real de santo antonio|PT3y4
vila real|ES0y6,PT3y4
vila seca|ES0y4
vila velha|BR099
vila vicosa|PT3y3
viladecans|ES0y6
vilafranca del penedes|ES0y5
vilagarcia de arousa|ES0y5
vilalba|ES0y4
vilamarxant|ES0y3
vilanova de arousa|ES0y3
vilanova del cami|ES0y4
vilanova i la geltru|ES0y6
vilapicina i la torre llobeta|ES0y5
vilar de andorinho|PT3y4
vilar do paraiso|PT3y4
vilaseca|ES0y4
vilassar de mar|ES0y4
vilattikulam|IN034
vilcun|CL0n3
vilela|PT3y2
vilhena|BR4o6
vilino|UA4a3
viljandi|EE4c4
viljoenskroon|ZA0w6
vilkaviskis|LT3t4
vilkpede|LT3t4
villa adriana|IT1c4
villa alberto andres alvarado aramburo|MX3g3
villa aldama|MX042
villa alemana|CL0n7
villa allende|AR214
villa altagracia|DO1d5
villa alta|MX043
villa angela|AR215
villa avila camacho|MX043
villa azueta|MX043
villa berna|AR212
villa berthet|AR214
villa bisono|DO1d5
villa bruzual|VE135
villa canales|GT2r7
villa canas|AR213
villa carcina|IT1c3
villa carlos paz|AR216
villa castelli|IT1c3
villa comaltitlan|MX043
villa constitucion|AR215
villa consuelo|DO1d5
villa corona|MX043
villa cortese|IT1c3
villa corzo|MX043
villa cuauhtemoc|MX043
villa dalme|IT1c3
villa de arista|MX043
villa de arriaga|MX042
villa de costa rica|MX3g5
villa de cos|MX043
villa de cura|VE136
villa de el carmen tequexquitla|MX044
villa de etla|MX043
villa de leyva|CO0h2
villa de mayo|AR025
villa de reyes|MX043
villa de san antonio|HN302
villa de san diego de ubate|CO0h4
villa de san francisco|HN303
villa de soto|AR213
villa de vallecas|ES0y6
villa de zaachila|MX044
villa del campo|MX284
villa del carbon|MX043
villa del prado 2da seccion|MX284
villa del prado|ES0y2
villa del rio|ES0y3
villa del rosario|CO0h6
villa del totoral|AR213
villa di briano|IT1c3
villa di serio|IT1c3
villa dolores|AR215
villa el carmen|NI2s2
villa elisa|PY1x6,AR213
villa emilio carranza|MX043
villa francisca|DO1d6
villa garcia|MX043
villa general belgrano|AR213
villa gesell|AR025
villa gonzalez ortega|MX043
villa gonzalez|DO1d3
villa grove|US181IL
villa guardia|IT1c3
villa guerrero|MX043
villa hayes|PY1x6
villa hernandarias|AR212
villa hidalgo|MX044,MX3g3
villa hills|US0d3KY
villa huidobro|AR212
villa independencia|MX044
villa jaragua|DO1d3
villa juarez|MX3g4,MX3b4,MX2h3
villa la angostura|AR3z3
villa la venta|MX043
villa lazaro cardenas|MX044
villa literno|IT1c3
villa lugano|AR027
villa luvianos|MX043,MX043
villa madero|MX043
villa maria grande|AR213
villa mariano matamoros|MX043
villa maria|AR217
villa mercedes|AR5b7
villa nueva|GT2r9,AR214
villa ocampo|AR214
villa ojo de agua|AR213
villa opicina|IT1c3
villa ortuzar|AR024
villa park|US184IL,US0s3CA
villa paula de sarmiento|AR454
villa pigna|IT1c2
villa presidente frei nunoa santiago chile|CL0n4
villa progreso|MX042
villa raspa|IT1c2
villa regina|AR3z5
villa rica|US0d4GA,CO0h3,PE0f3
villa ridge|US181MO
villa riva|DO1d3
villa san giovanni|IT1c4
villa sandino|NI2s3
villa santa rita|AR025
villa tecolutilla|MX043
villa tupac amaru|PE0f3
villa unida|PA4b4
villa union|MX3g4,MX043,MX3p2,MX3p2
villa vasquez|DO1d4
villa verucchio|IT1c3
villa vicente guerrero|MX046,MX043
villa yapacani|BO244
villa zaragoza|MX043
villa zempoala|MX043
villabate|IT1c4
villabe|FR1g2
villablino|ES0y3
villabona|ES0y3
villacanas|ES0y3
villacarrillo|ES0y3
villach innere stadt|AT1s3
villacher vorstadt|AT1s3
villach|AT1s6
villacidro|IT1c4
villadose|IT1c2
villadossola|IT1c3
villaflores|MX045
villafranca de los barros|ES0y4
villafranca de los caballeros|ES0y2
villafranca di verona|IT1c4
villafranca tirrena|IT1c3
villagarzon|CO0h3
village green green ridge|US0d3PA
village green|US0d2NY
village of campton hills|US184IL
village of oak creek big park|US1v3AZ
village of the branch|US0d1NY
village park|US4g3HI
village saint george|US183LA
village shires|US0d2PA
villages of oriole|US0d2FL
villagran|MX045
villaguay|AR215
villahermosa|MX048
villajoyosa|ES0y5
villalba|IT1c3
villalbese|IT1c3
villalbilla|ES0y3
villamaria|CO0h5
villamartin|ES0y4
villamontes|BO244
villamuriel de cerrato|ES0y2
villano beach|US0d1FL
villanova|IT1c4
villanueva de castellon|ES0y3
villanueva de cordoba|ES0y3
villanueva de la canada|ES0y4
villanueva de la serena|ES0y5
villanueva del ariscal|ES0y2
villanueva del arzobispo|ES0y3
villanueva del pardillo|ES0y4
villanueva del rio y minas|ES0y2
villanueva del trabuco|ES0y2
villanueva|HN305,CO0h4,CO0h4,CO0h4,MX044,PH163
villanuova sul clisi|IT1c2
villapinzon|CO0h3
villaquilambre|ES0y4
villard bonnot|FR1g3
villarejo de salvanes|ES0y3
villaricca|IT1c5
villarrica|PY1x5,CL0n5
villarrobledo|ES0y5
villarrubia de los ojos|ES0y3
villars sur glane|CH4k3
villars|FR1g3
villas de alcala|MX2h2
villas de irapuato|MX042
villas de la hacienda fraccionamiento|MX043
villasanta|IT1c4
villaseta|IT1c3
villasis|PH164
villasor|IT1c3
villas|US0d4FL,US0d3NJ
villatora|IT1c3
villaverde del rio|ES0y3
villaverde|ES0y7
villavicencio|CO0h8
villaviciosa de odon|ES0y5
villaviciosa|ES0y4
villawood|AU0o3NSW
villazon|BO245
ville davray|FR1g4
ville la grand|FR1g3
ville platte|US183LA
villebon sur yvette|FR1g3
villecresnes|FR1g3
villefontaine|FR1g4
villefranche de rouergue|FR1g4
villefranche sur mer|FR1g3
villefranche sur saone|FR1g5
villejuif|FR1g6
villemandeur|FR1g3
villemoisson sur orge|FR1g3
villemomble|FR1g5
villemur sur tarn|FR1g2
villenave dornon|FR1g5
villena|ES0y5
villeneuve dascq|FR1g6
villeneuve la garenne|FR1g4
villeneuve le roi|FR1g4
villeneuve les avignon|FR1g4
villeneuve les maguelone|FR1g3
villeneuve loubet|FR1g4
villeneuve saint georges|FR1g5
villeneuve sur lot|FR1g5
villeneuve sur yonne|FR1g2
villeneuve tolosane|FR1g3
villennes sur seine|FR1g2
villeparisis|FR1g5
villepinte|FR1g5
villepreux|FR1g3
villers cotterets|FR1g3
villers la ville|BE2p3
villers le bouillet|BE2p3
villers les nancy|FR1g4
villers saint paul|FR1g3
villerupt|FR1g3
villetaneuse|FR1g4
villeta|CO0h4
villeurbanne|FR1g7
villiers le bel|FR1g5
villiers sur marne|FR1g5
villiers|ZA0w3
villingen schwenningen|DE0x6
villisca|US180IA
villmar|DE0x3
villmergen|CH4k2
villongo|IT1c3
villupuram|IN037
vilne|UA152
vilnius|LT3t9
vilonia|US182AR
vilppula|FI3s2
vilsbiburg|DE0x4
vilseck|DE0x3
vilshofen|DE0x4
vilvoorde|BE2p5
vilyeyka|BY1p5
vilyuchinsk|RU5a5
vilyuysk|RU4x3
vimercate|IT1c5
vimmerby|SE0x3
vimodrone|IT1c4
vimperk|CZ2e3
vina del mar|CL0n8
vinales|CU1f5
vinalhaven|US0d0ME
vinaros|ES0y5
vincennes|FR1g6,US6s4IN
vincentown|US0d5NJ
vincent|US0s4CA,US0s4CA,US181AL
vinces|EC1l5
vinchia|IN034
vinco|US0d0PA
vine grove|US0d3KY
vine hill|US0s2CA
vineland|US0d6NJ,US180MN
vineuil|FR1g3
vineyard haven|US0d1MA
vineyards|US0d2FL
vineyard|US0s5CA,US3d2UT
vinga|RO1o3
vinh long|VN0v7
vinh yen|VN0m4
vinhais|PT3y3
vinhedo|BR096
vinh|VN0m7
vinica|MK2a4
vinings|US0d3GA
vinita park|US181MO
vinita|US182OK
vinkovci|HR2a5
vinnytsia|UA158
vinogradovo|RU063
vinovo|IT1c3
vinsady|RU063
vintar|PH162
vinton|US0d3VA,US182IA,US182LA,US3d1TX
vinukonda|IN036
vinzili|RU253
vinzons|PH164
viola|US0d3NY
violet|US182LA
viota|CO0h3
vipiteno|IT1c2
viqueque|TL5i3
virac|PH164
viradouro|BR094
viraganur|IN033
viransehir|TR017
virarajendrapet|IN034
virar|IN037
virden|US182IL
vire|FR1g4
virginia beach|US0d9VA
virginia gardens|US0d1FL
virginia|ZA0w7,US183MN,US181IL
viriat|FR1g3
viroflay|FR1g4
viroqua|US182WI
virovitica|HR2a4
virpur|IN033
virrat|FI3s3
virton|BE2p3
virudunagar|IN036
viru|PE0f4
viry chatillon|FR1g5
visaginas|LT3t5
visakhapatnam|IN03a
visalia|US0s7CA
visavadar|IN034
visbek|DE0x3
visby|SE0x5
visconde do rio branco|BR095
visegrad|BA2a3
viseu de jos|RO1o2
viseu de sus|RO1o4
viseu|PT3y5,BR1b4
vise|BE2p4
vishnevogorsk|RU253
vishnyeva|BY1p3
visina|RO1o3
visitacion valley|US0s4CA
visnagar|IN036
visnjevac|HR2a3
visoko|BA2a4
visp|CH4k3
visselhovede|DE0x3
vista alegre|PA4b3
vista center|US0d1NJ
vista hermosa de negrete|MX043
vista hermosa|MX043
vista santa rosa|US0s2CA
vista|US0s7CA
vitali|PH163
vitebsk|BY1p8
viterbo|IT1c6,CO0h4
vitez|BA2a3
vite|IN036
vitina|XK2a6
vitinia|IT1c3
vitkov|CZ2e3
vitoria da conquista|BR198
vitoria de santo antao|BR1y7
vitoria do mearim|BR1b4
vitoria|BR098
vitorino freire|BR1b4
vito|PH163
vitre|FR1g4
vitrolles|FR1g5
vitry le francois|FR1g4
vitry sur seine|FR1g6
vittel|FR1g3
vittoria|IT1c6
vittorio veneto|IT1c5
vittuone|IT1c3
vitulazio|IT1c3
vityazevo|RU063
viveiro|ES0y4
vivian|US182LA
vize|TR013
vizianagaram|IN037
vizille|FR1g3
vizinga|RU063
viziru|RO1o3
vizzini|IT1c3
vi|SE0x3
vkhodnoy|RU2j3
vlaardingen|NL2p6
vladikavkaz|RU068
vladimirescu|RO1o3
vladimiro aleksandrovskoye|RU3q2
vladimirovac|RS2a2
vladimirskaya|RU063
vladimir|RU068
vladivostok|RU3q9
vlahita|RO1o3
vlasim|CZ2e4
vleuten|NL2p3
vlissingen|NL2p6
vlore|AL4f6
vlotho|DE0x4
vniissok|RU063
vnukovo|RU064
vobarno|IT1c2
vobkent shahri|UZ4m4
vodice|HR2a3
vodnany|CZ2e3
vodnyy|RU063
vodyane|UA153
voerde|DE0x5
vogan|TG0t4
vogelwijk|NL2p2
voghera|IT1c5
vogosca|BA2a3
vogtsburg|DE0x3
vohburg an der donau|DE0x3
vohenstrauss|DE0x3
vohibinany|MG175
vohimanitra|MG173
vohipaho|MG175
vohl|DE0x3
vohringen|DE0x4
voinesti|RO1o3,RO1o3
voinjama|LR2u5
voiron|FR1g4
voisins le bretonneux|FR1g4
voitsberg|AT1s3
voi|KE176
vojens|DK0x3
vokhtoga|RU063
volcano|US4g1HI
volcan|PA4b3
volchansk|RU253
volchikha|RU3o3
volda|NO0x2
volendam|NL2p4
volga|US181SD
volgodonsk|RU067
volgograd|RU2qa
volgorechensk|RU064
volkach|DE0x3
volkendorf|AT1s2
volkhov|RU066
volklingen|DE0x5
volkmarsen|DE0x3
volkovysk|BY1p6
volksrust|ZA0w5
volla|IT1c5
volney|US0d3NY
volno nadezhdinskoye|RU3q3
volnovakha|UA155
volnyy aul|RU062
volodarka|UA153
volodarskiy|RU403
volodarsk|RU063
volodymyr volynskyi|UA155
volodymyrets|UA153
vologda|RU068
volokolamsk|RU065
volokonovka|RU064
volosovo|RU064
volos|GR3h6
volovat|RO1o3
volovets|UA152
volo|US182IL
volpiano|IT1c4
volsk|RU2z6
vols|AT1s3
volta redonda|BR098
volterra|IT1c3
voluntari|RO1o5
volvera|IT1c3
volya|RU063
volzhskiy|RU2q8,RU2i3
volzhsk|RU066
vomero|IT1c5
vom|NG0a4
von ormy|US180TX
vondrozo|MG174
vonore|US0d1TN
voorburg|NL2p5
voorheesville|US0d2NY
voorhees|US0d5NJ
voorschoten|NL2p4
voorthuizen|NL2p3
voranava|BY1p3
vorchdorf|AT1s3
vordingborg|DK0x4
voreppe|FR1g3
vorgashor|RU064
vorkuta|RU066
vorobyovo|RU065
vorona teodoru|RO1o3
voronezh|RU06a
voronovytsya|UA153
vorontsovka|RU062
vorotynets|RU063
vorotynsk|RU063
vorozhba|UA153
vorselaar|BE2p3
vorsma|RU064
voru|EE4c4
vorzel|UA153
vosendorf|AT1s3
vose|TJ3e4
voskresenskoye|RU063
voskresensk|RU066
vosselaar|BE2p3
voss|NO0x2
vostochnoe degunino|RU067
vostochnyy|RU064,RU423,RU252
vostryakovo|RU065,RU064
votkinsk|RU2i7
votorantim|BR097
votuporanga|BR096
voula|GR3h5
vovchansk|UA154
vozdvizhenka|RU3q3
vozhega|RU063
voznesenskaya|RU063,RU063
voznesenskoye|RU063
voznesensk|UA155
vrable|SK2e3
vradiyivka|UA153
vrangel|RU3q4
vranje|RS2a6
vranov nad toplou|SK2e5
vrapciste|MK2a3
vratimov|CZ2e3
vratsa|BG2f6
vrbas|RS2a5
vrbno pod pradedem|CZ2e3
vrbove|SK2e3
vrchlabi|CZ2e4
vredefort|ZA0w3
vredenburg|ZA0w5
vredendal|ZA0w4
vreden|DE0x4
vrede|ZA0w4
vreewijk|NL2p4
vrhnika|SI2a3
vriddhachalam|IN036
vriezenveen|NL2p4
vrilissia|GR3h5
vrindavan|IN036
vrnjacka banja|RS2a3
vrnograc|BA2a3
vrontados|GR3h2
vroomshoop|NL2p3
vrsac|RS2a5
vrutky|SK2e3
vrutok|MK2a3
vryburg|ZA0w6
vryheid|ZA0w7
vsetin|CZ2e5
vsevolozhsk|RU066
vught|NL2p5
vuhlehirsk|UA153
vukovar|HR2a5
vuktyl|RU064
vulcanesti|MD3k4
vulcan|RO1o5,RO1o2
vung tau|VN0v8
vuokatti|FI3s3
vuosaari|FI3s5
vurnary|RU063
vurpar|RO1o2
vushtrri|XK2a5
vuyyuru|IN035
vwawa|TZ175
vyalikaya byerastavitsa|BY1p3
vyara|IN035
vyatskiye polyany|RU425
vyazemskiy|RU3r4
vyazma|RU066
vyazniki|RU065
vyborg|RU066
vychegodskiy|RU064
vydrino|RU3r2
vyerkhnyadzvinsk|BY1p3
vyetka|BY1p3
vygonichi|RU062
vykhino zhulebino|RU068
vyksa|RU066
vylkove|UA153
vynohradiv|UA155
vypasne|UA153
vyritsa|RU063
vyronas|GR3h6
vyselki|RU064
vyshhorod|UA154
vyshkovo|UA153
vyshneve|UA155
vyshniy volochek|RU066
vyskov|CZ2e4
vysocany|CZ2e4
vysokaya gora|RU063
vysoke myto|CZ2e4
vysokiy|RU063
vysokovsk|RU063
vysokyy|UA153
vytegra|RU063
vyyezdnoye|RU063
waajid|SO173
waakirchen|DE0x2
waalre|NL2p3
waalwijk|NL2p6
waarschoot|BE2p3
waasmunster|BE2p3
wabasha|US181MN
wabash|US323IN
wabasso beach|US0d1FL
wabern|DE0x3
wabrzezno|PL1r4
wabu|KR087
wacheng|CN006
wachtberg|DE0x4
wachtebeke|BE2p3
wachtendonk|DE0x3
wachtersbach|DE0x4
waconia|US184MN
wacousta|US3f1MI
waco|US187TX
wad az zaki|SD1k3
wad medani|SD1k8
wad rawah|SD1k3
waddan|LY2g5
waddinxveen|NL2p5
wade hampton|US0d4SC
wadebridge|GB0i3
wadena|US182MN
wadenswil|CH4k4
wadern|DE0x4
wadersloh|DE0x4
wadesboro|US0d2NC
wade|US180MS
wadgaon|IN034
wadgassen|DE0x4
wadi as sir|JO298
wading river|US0d3NY
wadi|IN035
wadley|US0d1GA
wadowice|PL1r4
wadsworth|US0d4OH,US182IL
waegwan|KR085
waeng|TH0m4
wafangdian|CN008
wagar|SD1k4
wagenfeld|DE0x3
wageningen|NL2p5
wagga wagga|AU0o3NSW
waggaman|US183LA
waghai|IN033
waghausel|DE0x4
waging am see|DE0x3
wagini|NG0a3
wagner|US181SD
wagoner|US183OK
wagrowiec|PL1r5
wahiawa|US4g4HI
wahlstedt|DE0x3
wahn heide|DE0x3
wahneta|US0d2FL
wahoo|US182NE
wahpeton|US183ND
wahroonga|AU0o4NSW
waialua|US4g2HI,US4g2HI
waianae|US4g4HI
waiblingen|DE0x6
waibstadt|DE0x3
waidmannslust|DE0x3
waihee waiehu|US4g3HI
waikapu|US4g2HI
waikiki|AU1n4WA
waikoloa|US4g2HI
wailea|US4g3HI
wailua homesteads|US4g2HI
wailua|US4g1HI,US4g1HI
wailuku|US4g4HI
waimalu|US4g4HI
waimanalo beach|US4g2HI
waimanalo|US4g2HI
waimea|US4g3HI,US4g1HI
waimes|BE2p3
wainaku|US4g0HI
waingapu|ID266
wainwright|CA2o2AB
waipahu|US4g5HI
waipi o acres|US4g2HI
waipio|US4g4HI
waitara|NZ493,AU0o3NSW
waite park|US183MN
waitsburg|US0s0WA
waiuku|NZ493
wai|IN035
wajir|KE176
wakarusa|US321IN
wakayama|JP0c8
wake forest|US0d5NC
wake village|US182TX
wakeeney|US181KS
wakefield peacedale|US0d3RI
wakefield|GB0i6,US0d6NY,US0d5MA,US0d2NH,US751MI,US180NE
wakeman|US0d0OH
wakema|MM0p5
wakerley|AU1e3QLD
wakimachi|JP0c4
wakiso|UG174
wakkanai|JP0c5
wako|JP0c6
wakuya|JP0c4
walajapet|IN035
walbridge|US0d2OH
walbrzych|PL1r7
walcott|US181IA
walcourt|BE2p4
walcz|PL1r5
wald michelbach|DE0x4
waldbrol|DE0x4
waldbrunn|DE0x3
waldbuttelbrunn|DE0x2
waldeck|DE0x3
waldems|DE0x3
waldenbuch|DE0x3
walden|US0d3NY,US0d1TN
waldfeucht|DE0x3
waldfischbach burgalben|DE0x2
waldheim|DE0x3
waldkappel|DE0x2
waldkirchen|DE0x3
waldkirch|DE0x4
waldkraiburg|DE0x5
waldmohr|DE0x2
waldmunchen|DE0x3
waldoboro|US0d0ME
waldon|US0s2CA
waldorf|US0d6MD
waldo|US180AR,US0d0FL
waldport|US0s1OR
waldron|US182AR
waldsassen|DE0x3
waldsee|DE0x2
waldshut tiengen|DE0x4
waldstetten|DE0x3
waldwick|US0d3NJ
walenstadt|CH4k2
wales|GB0i3,US181WI,US0d1MA
walford|US181IA
walhain saint paul|BE2p3
walhalla|US0d2SC
walin|NP204
waliso|ET175
walkden|GB0i5
walker mill|US0d3MD
walkersville|US0d3MD
walkerton|US321IN
walkertown|US0d2NC,US0d2NC
walker|US3f5MI,US183LA
walla walla east|US0s1WA
walla walla|US0s5WA
wallace|US0d2NC,US181FL
wallajahbad|IN033
wallan|AU0q3VIC
wallasey|GB0i6
wallburg|US0d2NC
walldorf|DE0x4
walldurn|DE0x4
walled lake|US3f3MI
wallenhorst|DE0x5
wallenpaupack lake estates|US0d0PA
wallerfangen|DE0x3
wallersdorf|DE0x3
wallers|FR1g2
waller|US0s3WA,US181TX
wallingford center|US0d4CT
wallingford|US0d4CT,GB0i3
wallington|US0d4NJ
wallisellen wallisellen ost|CH4k2
wallisellen|CH4k4
wallis|US180TX
wallkill|US0d1NY
wallsend|GB0i5,AU0o4NSW
walls|US180MS
walluf|DE0x3
walnut cove|US0d0NC
walnut creek|US0s6CA
walnut grove|CA3n5BC,US0s3WA,US181MS,US0s1CA,US0d0GA
walnut hill|US0d1TN
walnut park|US0s4CA
walnut ridge|US182AR
walnutport|US0d1PA
walnut|US0s5CA,US180IL
walpole|US0d3MA
walsall|GB0i7
walsenburg|US3d2CO
walsrode|DE0x5
waltendorf|AT1s4
waltenhofen|DE0x3
walterboro|US0d2SC
waltershausen|DE0x4
walters|US181OK
waltham abbey|GB0i4
waltham cross|GB0i3
waltham|US0d6MA,GB0i3
walthourville|US0d2GA
walton hills|US0d1OH
walton on thames|GB0i5
walton on the naze|GB0i4
walton park|US0d1NY
walton|US0d2KY,US0d2NY,US320IN
waltrop|DE0x5
walvis bay|NA4t6
walworth|US182WI
wamac|US180IL
wamba|NG0a5,CD1w4
wamberal|AU0o3NSW
wambrechies|FR1g3
wamego|US182KS
wanakah|US0d2NY
wanamassa|US0d2NJ
wanamingo|US180MN
wanaque|US0d4NJ
wanaraja|ID0b5
wanatah|US180IN
wanchese|US0d1NC
wanda|AR214
wandlitz|DE0x4
wandsbek|DE0x9
wang nam yen|TH0m4
wang noi|TH0m4
wang sai phun|TH0m3
wang saphung|TH0m4
wanganui|NZ495
wangan|PH163
wangaratta|AU0q4VIC
wangdue phodrang|BT5t3
wangen|DE0x5
wangjing|IN033
wangkui|CN006
wangon|ID0b5
wangqing|CN006
wani|IN036
wanju|KR086
wankaner|IN036
wankyi|GH0t5
wanlaweyn|SO174
wanneroo|AU1n4WA
wanniassa|AU0o3ACT
wanning|CN006
wannsee|DE0x3
wannweil|DE0x2
wanparti|IN036
wantage|GB0i4
wantagh|US0d4NY
wantirna south|AU0q4VIC
wantirna|AU0q4VIC
wanxian|CN008
wanze|BE2p4
wanzleben|DE0x2
waounde|SN0t3
wao|PH164
wapakoneta|US0d3OH
wapato|US0s2WA
wapello|US181IA
wapi pathum|TH0m3
wappingers falls|US0d2NY
waqqas|JO293
warah|PK054
warangal|IN039
waraseoni|IN035
warburg|DE0x5
wardenburg|DE0x4
warden|US0s1WA
wardha|IN037
wardle|GB0i3
wardsville|US181MO
ward|US182AR
ware shoals|US0d1SC
waregem|BE2p5
wareham center|US0d2MA
wareham|GB0i3
waremme|BE2p4
warendorf|DE0x5
waren|DE0x4
waretown|US0d1NJ
ware|GB0i4,US0d3MA
warilla|AU0o3NSW
warin chamrap|TH0m5
waris aliganj|IN035
warka|PL1r3
warlingham|GB0i3
warm beach|US0s1WA
warm mineral springs|US0d2FL
warm springs|US3d2MT,US0s2OR
warman|CA553SK
warmbad|NA4t3
warmbaths|ZA0w6
warminster heights|US0d2PA
warminster|GB0i4
warnbro|AU1n3WA
warnemunde|DE0x3
warner robins|US0d6GA
warners bay|AU0o3NSW
warner|AU1e3QLD,US181OK
warnes|BO244
warnsveld|NL2p3
warora|IN035
warr acres|US183OK
warradale|AU2d2SA
warragul|AU0q4VIC
warrandyte|AU0q2VIC
warren park|US321IN
warren township|US0d4NJ
warrenpoint|GB0i3
warrensburg|US184MO,US0d2NY,US180IL
warrensville heights|US0d4OH
warrenton|ZA0w4,US0d3VA,US183MO,US0s2OR,US0d1GA
warrenville|US184IL,US0d0SC
warren|US3f7MI,US0d5OH,US0d3RI,US0d3PA,US183AR,US0d2ME,US0s1OR,US181MN,US0d0MA,US180IL,US320IN
warriewood|AU0o3NSW
warrington|GB0i7,US184FL
warrior|US182AL
warri|NG0a9
warrnambool|AU0q5VIC
warroad|US181MN
warsaw|PL1rb,US324IN,US0d2NY,US0d2NC,US181MO,US0d1KY,US181IL,US0d1VA
warson woods|US181MO
warsop|GB0i3
warstein|DE0x5
warud|IN036
warwick farm|AU0o3NSW
warwick|US0d6RI,GB0i5,AU1e4QLD,US0d3NY
wasaga beach|CA1a3ON
wasagu|NG0a3
wasco|US0s5CA,US184IL
waseca|US183MN
washburn|US181WI,US180ND,US180IL
washim|IN036
washingborough|GB0i3
washington court house|US0d4OH
washington d c|US0d9DC
washington heights|US0d7NY,US0d1NY
washington mills|US0d0NY
washington park|US182IL,US0d1FL
washington terrace|US3d3UT
washingtonville|US0d3NY
washington|GB0i6,US3d5UT,US184IL,US184MO,US0d4PA,US6s4IN,US0d3NC,US183IA,US0d3NJ,US0d2GA,US0d2CT,US0d0ME,US0d0WV,US180KS,US0d0VT
washougal|US0s4WA
washwood heath|GB0i5
wasilkow|PL1r3
wasilla|US4r3AK
waskom|US181TX
waslala|NI2s3
waspan|NI2s3
waspik|NL2p2
wasquehal|FR1g4
wasselonne|FR1g3
wassenaar|NL2p5
wassenberg|DE0x4
wasserburg am inn|DE0x4
wassertrudingen|DE0x3
watampone|ID266
watari|JP0c5
watauga|US185TX
watchtower|US0d1NY
watchung|US0d3NJ
water eaton|GB0i3
water mill|US0d1NY
water valley|US182MS
waterbeach|GB0i3
waterboro|US0d3ME
waterbury|US0d7CT,US0d1VT
waterflow|US3d1NM
waterford west|AU1e3QLD
waterford|US3f6MI,IE2n6,US0d4CT,US0s3CA,US182WI,US0d1NY,US0d1PA,US0d1PA
waterlooville|GB0i6
waterloo|CA1a7ON,US186IA,BE2p5,SL0t4,US183IL,US0d2NY,US182WI,US3f1IN,US321IN,US180NE
waterman|US181IL
watertown|US0d5MA,US0d5NY,US185WI,US184SD,US182MN,US0d2CT,US0d2FL,US181TN
waterville|US0d4ME,US0d2OH,US181MN,US0d1NY,US0s0WA
watervliet|US0d3NY,US3f1MI
watford city|US3d3ND
watford|GB0i7
wath upon dearne|GB0i4
wathena|US180KS
wathlingen|DE0x3
watkins glen|US0d1NY
watkinsville|US0d2GA
watonga|US182OK
watsa|CD1w5
watseka|US182IL
watsonia|AU0q2VIC
watsontown|US0d1PA
watsonville|US0s6CA
watson|AU0o3ACT,US180LA
wattala|LK3i5
wattegama|LK3i3
wattens|AT1s3
watterson park|US4w0KY
wattignies|FR1g4
wattle grove|AU0o3NSW,AU1n3WA
watton|GB0i3,GB0i3
wattrelos|FR1g5
watts mills|US0d1SC
wattsville|US0d0VA
wattwil|CH4k3
wauchope|AU0o3NSW
wauchula|US0d2FL
wauconda|US184IL
waukee|US184IA
waukegan|US186IL
waukesha|US186WI
waukomis|US180OK
waukon|US182IA
waunakee|US184WI
wauna|US0s2WA
waupaca|US183WI
waupun|US184WI
wauregan|US0d0CT
waurika|US181OK
waurn ponds|AU0q2VIC
wausau|US185WI
wauseon|US0d3OH
wautoma|US181WI
wauwatosa|US186WI
wau|SS447,PG4s4
waveland|US183MS
wavell heights|AU1e3QLD
waverly|US3f5MI,US183IA,US0d2OH,US0d2NY,US182TN,US182NE,US0d1VA,US180MN,US180IL
wavre|BE2p5
wavrin|FR1g3
wawarsing|US0d4NY
wawa|NG0a3
wawer|PL1r6
waxahachie|US185TX
waxhaw|US0d4NC
waycross|US0d4GA
wayland|US0d4MA,US3f2MI,US0d1NY
waymart|US0d0PA
wayne city|US180IL
wayne heights|US0d1PA
waynesboro|US0d4VA,US0d3PA,US0d3GA,US182MS,US181TN
waynesburg|US0d2PA
waynesville|US0d3NC,US182MO,US0d2OH
wayne|US0d6NJ,US0d5PA,US3f4MI,US182NE,US181IL,US0d0WV,US0d0ME
wayzata|US182MN
waziers|FR1g3
wazirabad|PK057
wazirganj|IN034
wa|GH0t6
weare|US0d3NH
weatherby lake|US181MO
weatherford|US185TX,US184OK
weatherly|US0d1PA
weatogue|US0d1CT
weaverham|GB0i3
weaverville|US0d2NC,US0s2CA
weaver|US182AL
webb city|US183MO
webberville|US3f0MI
webb|US180AL
weber city|US0d0VA,US0d0VA
webster city|US183IA
webster groves|US185MO
webster springs|US0d0WV
webster|US0d4MA,US183TX,US0d2NY,US181SD,US0d1NH
webuye|KE174
weddington|US0d3NC
wedding|DE0x6
wedel|DE0x5
wedgefield|US0d3FL,US0d1SC
wedgewood|US0d1SC
wedi|ID0b6
wednesbury|GB0i5
wednesfield|GB0i5
weedpatch|US0s1CA
weedsport|US0d1NY
weed|US0s1CA
weehawken|US0d4NJ
weeki wachee gardens|US0d0FL
weener|DE0x4
weeping water|US180NE
weert|NL2p6
weesp|NL2p4
weeze|DE0x3
wegberg|DE0x5
wegorzewo|PL1r4
wegrow|PL1r4
wegscheid|DE0x3
wehrheim|DE0x3
wehr|DE0x4
weida|DE0x3
weiden|DE0x5
weifang|CN009
weigelstown|US0d4PA
weihai|CN007
weikersheim|DE0x3
weil am rhein|DE0x5
weil der stadt|DE0x4
weil im schonbuch|DE0x3
weilburg|DE0x4
weiler simmerberg|DE0x3
weilerswist|DE0x4
weilheim an der teck|DE0x3
weilheim|DE0x4
weilmunster|DE0x3
weimar|DE0x6,US181TX
weinan|CN007
weinberg|DE0x3
weinbohla|DE0x3
weinfelden|CH4k3
weingarten|DE0x5,DE0x3
weinheim|DE0x5
weining|CN006
weinsberg|DE0x4
weinstadt endersbach|DE0x5
weinzierl bei krems|AT1s5
weirton heights|US0d4WV
weirton|US0d4WV
weisendorf|DE0x3
weiser|US5k2ID
weiskirchen|DE0x3
weissach|DE0x3
weissenburg in bayern|DE0x4
weissenfels|DE0x5
weissenhorn|DE0x4
weissensee|DE0x6
weissenthurm|DE0x3
weissport east|US0d1PA
weisswasser|DE0x4
weiterstadt|DE0x5
weitnau|DE0x2
weitramsdorf|DE0x2
weiz|AT1s3
wejherowo|PL1r6
wekiwa springs|US0d4FL
welahan|ID0b5
welby|US3d4CO
welch|US0d1WV
welcome|US0d3SC,US0d2NC
weldon spring|US182MO
weldon|US0s1CA,US0d1NC
weleri|ID0b6
weligama|LK3i4
welisara|LK3i5
welkenraedt|BE2p3
welkom|ZA0w9
welland|CA1a6ON
wellard|AU1n3WA
wellawaya|LK3i3
wellborn|US0d1FL
wellen|BE2p3
wellesbourne mountford|GB0i3
wellesbourne|GB0i3
wellesley|US0d5MA
wellfleet|US0d1MA
wellford|US0d1SC
wellingborough|GB0i6
wellingsbuttel|DE0x3
wellington point|AU1e4QLD
wellington|NZ499,US0d6FL,ZA0w6,GB0i5,IN034,US183KS,US3d3CO,US0d2OH,US181TX,US3d1UT
welling|GB0i5
wellman|US181IA
wells beach station|US0d3ME
wells branch|US184TX
wellsboro|US0d2PA
wellsburg|US0d1WV
wellston|US0d2OH,US181MO
wellsville|US0d2NY,US0d2NY,US3d2UT,US0d2OH,US181KS,US180MO
wells|GB0i4,US181MN,US0s0NV
wellton|US1v2AZ
welshpool|GB0i3
welsh|US182LA
wels|AT1s4
welver|DE0x4
welwyn garden city|GB0i6
welzheim|DE0x3
wembley downs|AU1n3WA
wembley|GB0i6,AU1n3WA
wemding|DE0x3
wemmel|BE2p4
wem|GB0i3
wenatchee|US0s5WA
wenceslau braz|BR094
wenchang|CN007
wendeburg|DE0x3
wendell|US0d3NC,US5k1ID,US0d0MA
wendelstein|DE0x4
wenden|DE0x4
wendlingen am neckar|DE0x4
wendouree|AU0q3VIC
wendover|GB0i3,US3d0UT
wendo|ET174
wenham|US0d2MA
wenji|ET174
wenling|CN006
wennigsen|DE0x4
wenonah|US0d1NJ
weno|FM4s4
wenshan city|CN009
wenshang|CN006
wenshui|CN002
wentorf bei hamburg|DE0x4
wentworth falls|AU0o3NSW
wentworth point|AU0o3NSW
wentworthville|AU0o4NSW
wentworth|US0d1NC
wentzville|US185MO
wenxing|CN006
wenzenbach|DE0x3
wenzhou|CN00a
werdau|DE0x5
werder|DE0x4
werdohl|DE0x4
were ilu|ET173
werkendam|NL2p5
werlte|DE0x3
werl|DE0x5
wermelskirchen|DE0x5
wermsdorf|DE0x3
wernau|DE0x4
wernberg koblitz|DE0x3
werneck|DE0x3
wernersville|US0d1PA
werneuchen|DE0x3
werne|DE0x5
wernigerode|DE0x5
werota|ET175
werribee|AU0q5VIC
wertheim|DE0x5
werther|DE0x4
wertingen|DE0x3
weru|ID0b7
wervik|BE2p4
wer|IN034
wescosville|US0d3PA
wesel|DE0x6
weslaco|US185TX
wesley chapel|US0d5FL,US0d3NC
wesley hills|US0d3NY
wesleyville|US0d2PA
wesola|PL1r4
wesseling|DE0x5
wesselsbron|ZA0w5
wessling|DE0x2
wesson|US181MS
west albany|US0d7NY
west alexandria|US0d0OH
west allis|US186WI
west and east lealman|US0d4FL
west athens|US0s3CA
west babylon|US0d5NY
west baraboo|US181WI
west barnstable|US0d1MA
west bay shore|US0d2NY
west bay|KY4b3
west belmar|US0d1NJ
west bend|US185WI
west bishop|US0s1CA
west blocton|US180AL
west bloomfield township|US3f6MI
west bountiful|US3d2UT
west boylston|US0d3MA
west bradenton|US0d2FL
west branch|US181IA,US3f1MI
west brattleboro|US0d1VT
west bridgewater|US0d3MA
west bridgford|GB0i6
west bromwich|GB0i7
west brookfield|US0d0MA
west buechel|US4w0KY
west burlington|US182IA
west busselton|AU1n3WA
west byfleet|GB0i2
west canton|US0d0NC
west cape may|US0d0NJ
west carrollton city|US0d4OH
west carson|US0s4CA
west carthage|US0d1NY
west chatham|US0d0MA
west chester|US0d4PA
west chicago|US185IL
west clandon|GB0i2
west clarkston highland|US0s2WA
west columbia|US0d4SC,US182TX
west concord|US0d3MA
west conshohocken|US0d0PA
west coon rapids|US186MN
west covina|US0s7CA
west crossett|US180AR
west deland|US0d2FL
west dennis|US0d1MA
west des moines|US186IA
west drayton|GB0i4
west dundee|US183IL
west easton|US0d0PA
west elkridge|US0d5MD
west elmira|US0d2NY
west elsdon|US184IL
west end cobb town|US182AL
west end of london|GB0i3
west end|CA3n5BC,BS1a4,AU1e3QLD,US0d1NY
west englewood|US185IL
west fairview|US0d0PA
west falls church|US0d5VA
west falmouth|US0d1MA
west fargo|US185ND
west ferriday|US181LA
west footscray|AU0q4VIC
west fork|US181AR
west frankfort|US183IL
west freehold|US0d4NJ
west garfield park|US184IL
west gate|US0d3VA,US0d3FL
west glendive|US3d1MT
west glens falls|US0d3NY
west greenwich|US0d3RI
west grove|US0d2PA
west gulfport|US186MS
west hallam|GB0i3
west hamburg|US0d1PA
west hammond|US3d1NM
west hartford|US0d6CT
west hattiesburg|US183MS
west haven sylvan|US0s3OR
west haven|US0d6CT,US3d4UT,US0s3OR
west haverstraw|US0d3NY
west hazleton|US0d2PA
west helena|US183AR
west hempstead|US0d4NY
west hills|US0s5CA,US0d2NY,US0d0PA
west hill|US0d1OH
west hobart|AU513TAS
west hollywood|US0d6FL,US0s5CA
west homestead|US0d1PA
west hoxton|AU0o3NSW
west hurley|US0d1NY
west ishpeming|US3f1MI
west islip|US0d5NY
west jefferson|US0d2OH,US0d0NC
west jerusalem|IL349
west jordan|US3d7UT
west kelowna|CA3n5BC
west kennebunk|US0d0ME
west kingsdown|GB0i2
west kirby|GB0i3
west kittanning|US0d0PA
west lafayette|US326IN,US0d1OH
west lake hills|US182TX
west lake sammamish|US0s5WA
west lake stevens|US0s4WA
west lakes|AU2d2SA
west laurel|US0d2MD
west lawn|US185IL,US0d1PA
west leechburg|US0d0PA
west liberty|US182IA,US0d2KY,US0d1OH,US0d1WV
west linn|US0s5OR
west little river|US0d5FL
west livingston|US183TX
west long branch|US0d3NJ
west longview|US0s1WA
west lynchburg|US0d6VA
west mackay|AU1e3QLD
west marion|US0d0NC
west mayfield|US0d0PA
west melbourne|US0d4FL,AU0q2VIC
west memphis|US185AR
west menlo park|US0s2CA
west mersea|GB0i3
west miami|US0d3FL
west mifflin|US0d4PA
west milford|US0d5NJ
west milton|US0d2OH
west milwaukee|US182WI
west modesto|US0s3CA
west molesey|GB0i4
west monroe|US184LA,US3f2MI
west mountain|US3d0UT
west new york|US0d6NJ
west newbury|US0d2MA
west newton|US0d1PA
west norriton|US0d4PA
west nyack|US0d2NY
west ocean city|US0d2MD
west odessa|US185TX
west orange|US0d6NJ,US182TX
west palm beach|US0d7FL
west paris|US0d1ME
west park|US0d4FL,US0s0CA
west pasco|US0s2WA
west pennant hills|AU0o4NSW
west pensacola|US184FL
west peoria|US182IL
west perrine|US0d3FL
west perth|AU1n3WA
west pittston|US0d2PA
west plains|US184MO
west pleasant view|US3d2CO
west point|US183MS,US3d3UT,US0d3NY,US0d2GA,US182NE,US0d2VA,US0d2GA
west portsmouth|US0d2OH
west puente valley|US0s5CA
west pymble|AU0o2NSW
west raleigh|US0d8NC
west rancho dominguez|US0s3CA
west reading|US0d2PA
west richland|US0s4WA
west ridge|US186IL
west rutland|US0d1VT
west ryde|AU0o4NSW
west sacramento|US0s6CA
west saint paul|US184MN
west salem|US182WI,US0d1OH
west samoset|US0d2FL
west sand lake|US0d1NY
west sayville|US0d2NY
west scarborough|US0d5ME
west sedona|US1v3AZ
west seneca|US0d5NY
west sharyland|US181TX
west side highway|US0s2WA
west simsbury|US0d1CT
west slope|US0s3OR
west springfield|US0d5MA,US0d4VA
west stockbridge|US0d1MA
west swanzey|US0d0NH
west tamworth|AU0o2NSW
west tawakoni|US181TX
west terre haute|US321IN
west thurrock|GB0i3
west tisbury|US0d1MA
west torrington|US0d5CT
west town|US186IL
west union|US0d2OH,US181IA
west unity|US3f1OH
west university place|US184TX
west valley city|US3d7UT
west valley|US0s4WA
west vancouver|CA3n5BC
west vero corridor|US0d3FL
west view|US0d3PA
west wareham|US0d1MA
west warrenton|US0d1GA
west warwick|US0d5RI
west wenatchee|US0s1WA
west wendover|US3d2NV
west whittier los nietos|US0s5CA
west wickham|GB0i4
west wodonga|AU0q4VIC
west wyoming|US0d1PA
west wyomissing|US0d2PA
west yarmouth|US0d3MA
west yellowstone|US3d0MT
west york|US0d2PA
westborough|US0d2MA
westbrook center|US0d1CT
westbrook|US0d4ME
westbury|GB0i4,US0d4NY
westby|US181WI
westchase|US0d4FL
westchester|US0d5FL,US184IL
westend|DE0x5
westerburg|DE0x3
westergate|GB0i3
westerkappeln|DE0x4
westerland|DE0x3
westerleigh|US0d3NY
westerlo|BE2p4
westerly|US0d4RI
western lake|US181TX
western springs|US184IL
westernport|US0d1MD
westerronfeld|DE0x2
westerstede|DE0x4
westerville|US0d5OH
westervoort|NL2p2
westfield center|US0d0OH
westfield|US0d5MA,US325IN,US0d5NJ,US0d2NY,US180WI,US0d0PA
westford|US0d4MA
westgate on sea|GB0i3
westhagen|DE0x3
westhampton beach|US0d1NY
westhampton|US0d2NY,US0d1MA
westhausen|DE0x3
westhaven moonstone|US0s0CA
westhill|GB0i4,GB0i2
westhoughton|GB0i5
westlake village|US0s3CA
westlake|US0d5OH,US182LA,US180TX
westland|US3f6MI
westmeadows|AU0q3VIC
westmead|AU0o4NSW
westmere|US0d3NY
westminster|US3d7CO,US0s7CA,US0d4MD,US0d3MA,AU1n3WA,US182LA,US0d1SC
westmont|US0s5CA,US185IL,US0d2PA
westmoreland|US181TN,US0d1NH
westmorland|US0s1CA
westmount|CA1a4QC
weston lakes|US181TX
weston mills|US0d1NY
weston super mare|GB0i6
westonaria|ZA0w7
westons mills|US0d1NY
weston|US0d6FL,US184WI,US0d4MA,US0d2WV,US181MO,US0d1OH,US0d0NJ
westover|US0d2WV,US181AL
westphalia|US0d3MD
westport|US0d5CT,IE2n3,US0d2NC,US0s1WA,US321IN
weststadt|DE0x4
westvale|US0d2NY
westview|US0d3FL
westville|US183IN,US0d2NJ,US0d2NJ,US182IL,US181OK
westway|US3d2TX
westwego|US183LA
westwood lake|US0d4FL
westwood|US0d4MA,US0d3NJ,US3f3MI,US0d2KY,US0s1CA,US181KS,US0s1CA
westworth|US181TX
west|US182TX
wetaskiwin|CA2o3AB
wete|TZ175
wetherby|GB0i4
wetherill park|AU0o3NSW
wetherington|US0d0OH
wethersfield|US0d5CT
wetter ruhr|DE0x5
wetteren|BE2p5
wetter|DE0x3
wettingen|CH4k4
wettringen|DE0x3
wetumka|US180OK
wetumpka|US183AL
wetzelsdorf|AT1s4
wetzendorf|DE0x3
wetzikon|CH4k4
wetzlar|DE0x6
wevelgem|BE2p5
wewahitchka|US0d1FL
wewak|PG4s4
weweantic|US0d1MA
wewoka|US182OK
weyauwega|US181WI
weybridge|GB0i4
weyburn|CA553SK
weyers cave|US0d1VA
weymouth|GB0i6,US0d6MA
wezembeek oppem|BE2p4
we|NC5w3
whakatane|NZ494
whalan|AU0o3NSW
whaley bridge|GB0i2
whangarei|NZ496
wharton|US0d6PA,US183TX,US0d3NJ
whately|US0d1MA
wheat ridge|US3d5CO
wheatland|US0s2CA,US3d2WY
wheatley heights|US0d2NY
wheatley|GB0i2
wheaton|US186IL,US0d6MD,US180MN
wheelers hill|AU0q4VIC
wheelersburg|US0d3OH
wheeler|US181TX
wheeling|US185IL,US0d5WV
whetstone|US1v1AZ,US1v1AZ
whickham|GB0i4
whiskey creek|US0d2FL
whispering pines|US0d2NC
whistler|CA3n3BC
whitaker|US0d0PA
whitburn|GB0i3,GB0i2
whitby|GB0i4
whitchurch|GB0i3
white bear lake|US185MN
white bluff|US182TN
white castle|US181LA
white center|US0s4WA
white city|US0s3OR,US3d2UT,US0d2FL
white cloud|US3f0MI
white hall|US182AR,US181IL
white haven|US0d0PA
white horse|US0d3NJ
white house|US183TN
white island shores|US0d1MA
white marsh|US0d3MD
white meadow lake|US0d3NJ
white mountain lake|US1v1AZ
white oak|US0d4OH,US0d4MD,US0d3PA,US183TX
white pigeon|US3f1MI
white pine|US0d1TN
white plains|US0d6NY,US0d0NC,US0d0NC
white river junction|US0d1VT
white river|ZA0w4
white rock|CA3n6BC,US3d3NM
white salmon|US0s1WA
white sands|US3d1NM
white settlement|US184TX
white sulphur springs|US0d1WV
whitecourt|CA2o3AB
whitefield|GB0i5,US0d1ME,US0d0NH
whitefish bay|US184WI
whitefish|US3d3MT
whitehall township|US0d5PA
whitehall|US0d4OH,US0d4PA,US3f1MI,US0d1NY,US181WI,US3d0MT
whitehaven|GB0i5
whitehorse|CA6i5YT
whitehouse station|US0d1NJ
whitehouse|US183TX,US0d2OH
whiteland|US322IN
whiteman air force base|US181MO
whitemarsh island|US0d3GA
whiteriver|US1v2AZ
whitesboro burleigh|US0d1NJ
whitesboro|US182TX,US0d2NY,US0d1NJ,US181AL
whitesburg|US0d1KY
whitestone|US0d5NY
whitestown|US323IN
whiteville|US0d2NC,US182TN
whitewater|US184WI
whitewright|US181TX
whitfield|US0d2PA,US0d2FL
whiting|US182IN,US181WI
whitinsville|US0d3MA
whitley bay|GB0i5
whitley city|US0d0KY
whitman|US0d6PA,US0d4MA
whitmire|US0d1SC
whitmore lake|US3f3MI
whitmore village|US4g2HI
whitney|US0s5NV,US181TX
whitstable|GB0i5
whittier|US0s6CA
whittingham|US0d1NJ
whittlesea|ZA0w4,AU0q2VIC
whittlesey|GB0i4
whitwell|US181TN
whitworth|GB0i3
whyalla norrie|AU2d3SA
whyalla stuart|AU2d3SA
wiang sa|TH0m4
wichelen|BE2p3
wichian buri|TH0m5
wichita falls|US187TX
wichita|US189KS
wichit|TH0m5
wickede|DE0x4
wickenburg|US1v3AZ
wickerham manor fisher|US0d1PA
wickford|GB0i5
wickliffe|US0d4OH
wicklow|IE2n4
wick|GB0i3
wideopen|GB0i3
widnes|GB0i6
wiecbork|PL1r3
wiefelstede|DE0x4
wiehl|DE0x5
wielen|PL1r3
wieliczka|PL1r4
wielki kack|PL1r3
wielsbeke|BE2p3
wielun|PL1r5
wiener neudorf|AT1s3
wiener neustadt|AT1s5
wieprz|PL1r2
wierden|NL2p5
wiernsheim|DE0x3
wieruszow|PL1r3
wiesbaden|DE0x8
wiesenburg|DE0x2
wiesloch|DE0x5
wiesmoor|DE0x4
wietmarschen|DE0x3
wietze|DE0x3
wigan|GB0i7
wiggins|US182MS
wigston magna|GB0i5
wigton|GB0i3
wijchen|NL2p5
wijhe|NL2p2
wijk bij duurstede|NL2p4
wijnegem|BE2p3
wilanow|PL1r4
wilberforce|US0d1OH
wilber|US181NE
wilbraham|US0d2MA
wilburton|US0s2WA,US181OK
wild peach village|US181TX
wild rose|CA2o3AB
wildberg|DE0x3
wilderness rim|US0s1WA
wilder|US0d2KY,US0d1VT,US5k1ID
wildeshausen|DE0x4
wildomar|US0s5CA
wildwood crest|US0d2NJ
wildwood lake|US0d2TN
wildwood|US185MO,US0d3FL,US0d2NJ,US180TX,US0d0TN
wiley ford|US0d0WV
wiley park|AU0o3NSW
wilhelmitor nord|DE0x3
wilhelmitor sud|DE0x3
wilhelmsburg|AT1s3
wilhelmshaven|DE0x6
wilhelmsruh|DE0x3
wilhelmstadt|DE0x5
wilhermsdorf|DE0x2
wilkau hasslau|DE0x4
wilkes barre|US0d5PA
wilkesboro|US0d2NC
wilkinsburg|US0d4PA
wilkinson heights|US0d1SC
wilkowice|PL1r3
willacoochee|US0d0GA
willamina|US0s1OR
willard|US0d3OH,US182MO,US3d1UT,US3d1UT
willcox|US1v2AZ
willebadessen|DE0x3
willebroek|BE2p5
willemstad|CW487
willenhall|GB0i5
willetton|AU1n4WA
williams bay|US181WI
williams lake|CA3n4BC
williams landing|AU0q3VIC
williamsburg|US0d5NY,US0d4VA,US0d3FL,US0d2KY,US182IA,US0d1OH,US0d1MA,US0d0PA
williamson|US1v2AZ,US0d2WV,US0d1NY
williamsport|US0d5PA,US0d1MD,US321IN,US0d0OH
williamston|US0d2NC,US0d2SC,US3f2MI
williamstown|US0d4NJ,AU0q4VIC,US0d2MA,US0d2KY,US0d2WV,US0d0PA,US0d0VT
williamsville|US0d2NY,US181IL
williams|US0s2CA,US1v2AZ,US0s0OR
willich|DE0x6
willimantic|US0d4CT
willingboro|US0d5NJ
willingen|DE0x3
willingshausen|DE0x2
willington|GB0i3
williston highlands|US0d1FL
williston park|US0d3NY
williston|US3d5ND,US0d3VT,US0d2SC,US0d1FL
willis|US183TX
willits|US0s2CA
willmar|US184MN
willoughby hills|US0d3OH
willoughby|US0d5OH,AU0o3NSW
willow creek|US0s1CA
willow grove|US0d4PA
willow oak|US0d3FL
willow park|US182TX
willow springs|US183IL,US181MO
willow street|US0d3PA
willow valley|US1v0AZ
willowbrook|US0s5CA,US183IL,US0d2NY,US181IL
willowdale|CA1a6ON
willowick|US0d4OH
willowmore|ZA0w3
willows|US0s3CA
willow|US4r1AK
wills point|US182TX
willstatt|DE0x3
wilmerding|US0d1PA
wilmersdorf|DE0x7
wilmer|US182TX
wilmette|US185IL
wilmington island|US0d4GA
wilmington manor|US0d3DE
wilmington|US0d7NC,US0d6DE,US0d4MA,US0d4OH,US183IL
wilmore|US0d3KY
wilmot|US0d0NH
wilmslow|GB0i5
wilnis|NL2p3
wilnsdorf|DE0x4
wilsden|GB0i2
wilsdruff|DE0x4
wilson conococheague|US0d1MD
wilsons mills|US0d1NC
wilsonton|AU1e3QLD
wilsonville|US0s5OR,US181AL
wilson|US0d6NC,US0d3PA,US0d3PA,AU1n3WA,US181OK,US181OK,US5k1WY,US0d0NY
wilten|AT1s4
wilthen|DE0x3
wilton manors|US0d4FL
wilton|US0d4CT,US0s2CA,US181IA,US0d1ME,US0d0NH
wil|CH4k4
wimauma|US0d3FL
wimberley|US181TX
wimborne minster|GB0i4
wimereux|FR1g3
wimpassing|AT1s3
winamac|US7g1IN
winburg|ZA0w3
wincanton|GB0i2
winchendon|US0d2MA
winchester center|US0d3CT
winchester|GB0i6,US0s5NV,US0d5VA,US0d4MA,US0d4KY,US183TN,US322IN,US0s1CA,US0d1NH,US181MO,US181IL,US0d0OH
wind gap|US0d1PA
wind lake|US182WI
wind point|US181WI
windber|US0d2PA
windcrest|US183TX
windemere|US180TX
windermere|GB0i3,US0d2FL
winder|US0d4GA
windham|US0d5CT,US0d4NH,US0d1OH
windhoek|NA4t8
windischeschenbach|DE0x3
windisch|CH4k3
windom|US182MN
window rock|US3d1AZ
windsbach|DE0x3
windsor gardens|AU2d2SA
windsor heights|US182IA
windsor locks|US0d4CT
windsor|CA1a8ON,GB0i5,US0d5CT,US0s5CA,US3d4CO,AU0q3VIC,AU1e3QLD,CA1a2QC,US0d2NC,US182WI,US181MO,US0d1VA,US0d1ME,US0d1NC,US0d1VT,US0d1PA,US180IL
windy hills|US4w1KY
winejok|SS448
winfield|US184KS,US183IL,US182IN,US182AL,US0d1WV,US0d1NJ,US181MO,US180IA
wingate|GB0i2,US0d2NC
wingene|BE2p4
wingerworth|GB0i3
wingham|AU0o2NSW
wingles|FR1g3
winkler|CA3l3MB
wink|US180TX
winlock|US0s0WA
winmalee|AU0o3NSW
winnebago|US182IL,US180MN
winneba|GH0t5
winneconne|US181WI
winnemucca|US0s3NV
winnenden|DE0x5
winner|US181SD
winnetka|US184IL
winnfield|US182LA
winnie|US182TX
winnipeg|CA3l9MB
winnsboro mills|US0d1SC
winnsboro|US182LA,US0d2SC,US182TX
winona lake|US322IN
winona|US185MN,US182MS,US180MO
winooski|US0d3VT
winschoten|NL2p4
winsen|DE0x5,DE0x4
winsford|GB0i5
winslow|US1v3AZ,US0d3ME
winsted|US0d3CT,US181MN
winston hills|AU0o4NSW
winston salem|US0d8NC
winston|US0d3FL,US0s2OR
winter beach|US0d1FL
winter gardens|US0s4CA
winter garden|US0d5FL
winter haven|US0d5FL
winter park|US0d5FL
winter springs|US0d5FL
winterbach|DE0x3
winterberg|DE0x4
winterhude|DE0x6
winterlingen|DE0x3
winterport|US0d0ME
winterset|US182IA
wintersville|US0d2OH
winterswijk|NL2p5
winters|US0s3CA,US181TX
winterthur|CH4k7
winterville|US0d3NC,US0d0GA
winthrop harbor|US183IL
winthrop|US0d4MA,AU1n3WA,US0d1ME,US180MN
winton|US0s3CA
wintzenheim|FR1g3
wipperfurth|DE0x5
wiradesa|ID0b5
wirges|DE0x2
wirksworth|GB0i2
wisbech|GB0i5
wiscasset|US0d0ME
wisch|NL2p4
wisconsin dells|US181WI
wisconsin rapids|US184WI
wiset chaichan|TH0m4
wise|US0d2VA
wishart|AU1e3QLD
wishaw|GB0i5
wisla|PL1r4
wismar|DE0x6
wisner|US180NE
wissembourg|FR1g3
wissen|DE0x3
wister|US180OK
witbank|ZA0w8
withamsville|US0d3OH
witham|GB0i5
withernsea|GB0i3
witkowo|PL1r3
witley|GB0i3
witney|GB0i5
witnica|PL1r3
wittelsheim|FR1g3
wittenau|DE0x5
wittenbach|CH4k3
wittenberge|DE0x4
wittenberg|DE0x5,US180WI
wittenburg|DE0x2
wittenheim|FR1g4
witten|DE0x7
wittichenau|DE0x3
wittingen|DE0x4
wittlich|DE0x4
wittmund|DE0x4
wittstock|DE0x4
witu|KE172
witzenhausen|DE0x4
wivenhoe|GB0i3
wiwili|NI2s3
wixom|US3f4MI
wladyslawowo|PL1r4
wlochy|PL1r5
wloclawek|PL1r7
wlodawa|PL1r4
wloszczowa|PL1r3
wobulenzi|UG175
woburn sands|GB0i2
woburn|US0d5MA
wodonga|AU0q4VIC
wodzislaw slaski|PL1r6
woenselse heide|NL2p2
woerden|NL2p6
wofford heights|US0s1CA
wohlen|CH4k4,CH4k3
woippy|FR1g4
wojkowice|PL1r3
wojszyce|PL1r2
wokha|IN036
wokingham|GB0i5
woking|GB0i7
wola|PL1r7,PL1r3
wolbrom|PL1r3
wolcottville|US320IN
wolcott|US0d4CT,US0d1NY
wolczyn|PL1r3
wolf creek|US3d0UT
wolf lake|US3f2MI
wolf point|US3d2MT
wolf trap|US0d4VA
wolfach|DE0x3
wolfdale|US0d2PA
wolfe city|US181TX
wolfeboro|US0d2NH
wolfenbuttel|DE0x6
wolfen|DE0x5
wolfersheim|DE0x3
wolfforth|US182TX
wolfhagen|DE0x4
wolfhurst|US0d0OH
wolfnitz|AT1s2
wolfratshausen|DE0x4
wolfsburg|DE0x7
wolfschlugen|DE0x3
wolfurt|AT1s3
wolgast|DE0x4
wolin|PL1r4
wollerau|CH4k3
wollert|AU0q3VIC
wolli creek|AU0o3NSW
wollochet|US0s3WA
wollongong city centre|AU0o4NSW
wollongong|AU0o8NSW
wollstonecraft|AU0o3NSW
wolmaransstad|ZA0w6
wolmirstedt|DE0x3
wolnzach|DE0x3
wolomin|PL1r5
wolow|PL1r4
wolsztyn|PL1r4
woltersdorf|DE0x3
wolvega|NL2p4
wolverhampton|GB0i8
wolverine lake|US3f2MI
wombourn|GB0i4
wombwell|GB0i4
womelsdorf|US0d2PA
wommelgem|BE2p4
wonder lake|US182IL
wongsorejo|ID265
wonju|KR088
wonopringgo|ID0b5
wonosobo|ID0b7
wonsan|KP0z8
wood dale|US184IL
wood lynne|US0d2NJ
wood ridge|US0d3NJ
wood river|US183IL,US180NE
wood village|US0s2OR
woodacre|US0s0CA
woodbine|US0d1NJ,US181IA,US0d0GA
woodbourne|US0d2PA
woodbranch|US180TX
woodbridge|US0d4NJ,GB0i3,US0d3CT,US0d2VA,US0s2CA
woodburn|US0s5OR,US0d3VA,US321IN
woodbury center|US0d0CT
woodbury heights|US0d2NJ
woodbury|US186MN,US0d3NY,US0d3NJ,US0d3CT,US0d3NY,US181TN
woodcliff lake|US0d3NJ
woodcreek|US181TX
woodcrest|US0s4CA
woodcroft|AU2d3SA,AU0o3NSW
woodend|AU0q3VIC
woodfield|US0d3SC
woodfin|US0d3NC
woodford green|GB0i5
woodhaven|US0d5NY,US3f4MI
woodinville|US0s4WA
woodlake|US0s3CA,US0d3VA
woodland beach|US3f1MI
woodland heights|US0d0PA
woodland hills|US0s6CA,US3d1UT
woodland park|US0d4NJ,US3d3CO
woodlands|SG0u8
woodland|US0s6CA,US0s3WA
woodlawn beach|US181FL
woodlawn|US0d5MD,US185IL,US0d4VA,US0d3NY,US0d3MD,US0d2OH,US0d1VA
woodlyn|US0d3PA
woodmere|US0d4NY,US184LA
woodmont|US0d1CT
woodmoor|US3d3CO
woodmore|US0d2MD
woodridge|US185IL,AU1e4QLD
woodrow|US0d4NY
woodruff|US0d2SC
woods creek|US0s2WA
woods cross|US3d3UT
woodsboro|US181TX,US0d0MD
woodsfield|US0d1OH
woodside east|US0d1DE
woodside|US0d5NY,US0s2CA,US0d1PA
woodson terrace|US182MO
woodstock|CA1a5ON,US0d5GA,US185IL,US0d2VA,US0d1NY,US181AL,US0d0ME,US0d0NH
woodstown|US0d2NJ
woodsville|US0d0NH
woodvale|AU1n3WA
woodville|US0d2FL,US181TX,US0d1OH,US0s1CA,US180WI
woodward|US184OK,US181IA
woodway|US183TX,US0s0WA
woodworth|US180LA
woolgoolga|AU0o2NSW
woollahra|AU0o3NSW
woolloongabba|AU1e3QLD
woolwich|US0d2ME
woongarrah|AU0o2NSW
woonona|AU0o4NSW
woonsocket|US0d5RI
wooster|US0d5OH
worbis|DE0x2
worb|CH4k3
worcester park|GB0i4
worcester|US0d8MA,ZA0w7,GB0i7,US0d0NY
worden|US180IL
woree|AU1e2QLD
worgl|AT1s4
workington|GB0i5
worksop|GB0i5
worland|US3d2WY
wormhout|FR1g2
wormleysburg|US0d2PA
worms|DE0x6
worongary|AU1e2QLD
worpswede|DE0x3
worrstadt|DE0x3
worth am rhein|DE0x4
wortham|US180TX
worthington hills|US4w1KY
worthington|US0d4OH,US184MN,US4w1KY,US0d1KY,US321IN
worthing|GB0i7
worth|US183IL
wote|KE173
wotton under edge|GB0i2
woudenberg|NL2p3
woudhuis|NL2p3
woudrichem|NL2p4
woxall|US0d0PA
woy woy|AU0o3NSW
wrangell|US0s1AK
wray|US3d1CO
wrens|US0d1GA
wrentham|US0d3MA
wrexham|GB0i6
wriezen|DE0x3
wright city|US182MO
wright patterson afb|US0d1OH
wrightsboro|US0d2NC
wrightstown|US182WI
wrightsville beach|US0d1NC
wrightsville|US0d2GA,US0d1PA,US181AR
wrightwood|US0s2CA
wright|US185FL,US3d1WY
wroclaw|PL1r9
wronki|PL1r4
wroughton|GB0i3
wrzesnia|PL1r5
wschowa|PL1r4
wuchang|CN007
wucheng|CN006
wuchuan|CN007
wuda|CN007
wudil|NG0a5
wuhai|CN008
wuhan|CN00d
wuhu|CN009
wukari|NG0a7
wulflingen kreis 6|CH4k4
wulfrath|DE0x4
wulingyuan|CN006
wum|CM0a6
wundanyi|KE174
wunnenberg|DE0x4
wunsiedel|DE0x3
wunstorf|DE0x5
wuppertal|DE0x8
wurenlos|CH4k2
wurno|NG0a4
wurselen|DE0x5
wurtland|US0d0KY
wurtsboro|US0d0NY
wurtulla|AU1e3QLD
wurzburg|DE0x7
wurzen|DE0x4
wusong|CN008
wustenrot|DE0x3
wusterhausen|DE0x3
wustermark|DE0x3
wutoschingen|DE0x3
wuustwezel|BE2p4
wuwei|CN009
wuxi|CN00c,CN006
wuxue|CN008
wuyang|CN006
wuyishan|CN005
wuyo|NG0a3
wuzhen|CN006
wuzhou|CN008
wyandanch|US0d4NY
wyandotte|US3f5MI
wyckoff|US0d4NJ
wykagyl|US0d4NY
wyldwood|US181TX
wylie|US186TX
wymore|US180NE
wynantskill|US0d2NY
wyncote|US0d2PA
wyndham vale|AU0q5VIC
wyndham|US0d3VA
wyndmoor|US0d2PA
wynn vale|AU2d3SA
wynnewood|US181OK
wynne|US183AR
wynnum west|AU1e4QLD
wynnum|AU1e4QLD
wynyard|AU513TAS
wyoming|US3f6MI,AU0o3NSW,US0d3OH,US183MN,US0d2PA,US0d1DE,US180IL
wyomissing hills|US0d1PA
wyomissing|US0d3PA
wyrzysk|PL1r2
wysokie mazowieckie|PL1r3
wyszkow|PL1r5
wytheville|US0d3VA
x can|MX362
xacmaz|AZ2k5
xai xai|MZ1w7
xalapa de enriquez|MX049
xalatlaco|MX044
xalisco|MX3g5
xaloztoc|MX043
xaltepec|MX043
xaltianguis|MX043
xam nua|LA0m5
xankandi|AZ2k6
xanten|DE0x4
xanthi|GR3h6
xanxere|BR095
xapuri|BR4v3
xativa|ES0y5
xenia|US0d5OH
xeraco jaraco|ES0y2
xiabaishi|CN003
xiahu|CN002
xiamen|CN00c
xiangcheng chengguanzhen|CN006
xiangtan|CN009
xiangxiang|CN006
xiangyang|CN009
xianju|CN006
xianning|CN007
xiannu|CN006
xianshuigu|CN006
xiantao|CN008
xianyang|CN00a
xian|CN00d
xiaodian|CN002
xiaogan|CN007
xiaolingwei|CN006
xiaoshan|CN007
xiaoshi|CN006
xiaoweizhai|CN006
xiazhen|CN007
xiazhuang|CN006
xibing|CN002
xichang|CN007
xicohtzinco|MX044
xicotencatl|MX2h3
xicotepec de juarez|MX045
xico|MX048,MX044
xiditou|CN002
xifeng|CN006
xihe|CN006
xilin hot|CN007
xilitla|MX043
ximeicun|CN007
xincheng|CN006
xindian|CN006,CN003
xindi|CN007
xingcheng|CN007
xinghua|CN007
xinglongshan|CN006
xingtai|CN009
xinguara|BR235
xinhui|CN008
xining|CN00a
xinji|CN007
xinmin|CN006
xinpu|CN009
xinqing|CN006
xinshi|CN007
xintai|CN008
xinxiang|CN00a
xinyang|CN00b
xinyi|CN007
xinyuan|CN128
xinyu|CN007
xinzhi|CN006
xinzhou|CN007,CN006
xinzhuang|CN002
xinzo de limia|ES0y3
xiongzhou|CN006
xique xique|BR195
xirivella|ES0y5
xishan|CN007
xitangtuo|CN003
xiulin|CN007
xiuyan|CN006
xiuying|CN008
xixiang|CN006
xo jaobod|UZ1i4
xo jayli shahri|UZ4m6
xocali|AZ2k3
xochimanca|MX042
xochimilco|MX049
xochitepec|MX044
xochitlan todos santos|MX042
xocotlan|MX042
xocotla|MX043
xonacatlan|MX044
xoxocotla|MX044
xuanzhou|CN007
xuchang|CN00a
xucheng|CN006
xudat|AZ2k4
xuddur|SO174
xunchang|CN006
xylofagou|CY5h3
xylokastro|GR3h2
ya bad|PS5f4
yabassi|CM0a3
yabelo|ET174
yablonovskiy|RU065
yabrud|SY1t5
yabucoa|PR483
yachimata|JP0c6
yacimiento rio turbio|AR023
yacolt|US0s1WA
yacuiba|BO246
yadgir|IN036
yadkinville|US0d2NC
yadrin|RU063
yafran|LY2g6
yagoona|AU0o4NSW
yagoua|CM0a6
yagry|RU065
yaguachi nuevo|EC1l5
yaguajay|CU1f5
yaguara|CO0h3
yaguaron|PY1x3
yaguate|DO1d2
yagunovskiy|RU3u3
yahotyn|UA155
yahualica de gonzalez gallo|MX044
yahyali|TR015
yairipok|IN033
yaita|JP0c5
yaiza|ES4e3
yaizu|JP0c7
yajalon|MX044
yajiwa|NG0a3
yakakent|TR012
yakeshi|CN007
yakhroma|RU064
yakima|US0s7WA
yakoruda|BG2f3
yako|BF0t5
yakuplu|TR015
yakutsk|RU4x8
yakymivka|UA154
yalaha|US0d0FL
yala|TH0m7
yale|US3f1MI,US180OK
yalihuyuk|TR013
yalikavak|TR013
yallahs|JM2v3
yalova|TR016
yalta|UA4a6,UA152
yalutorovsk|RU255
yalvac|TR015
yamada|JP0c4
yamagata|JP0c8
yamaga|JP0c5
yamaguchi|JP0c7
yamasa|DO1d4
yamazakicho nakabirose|JP0c5
yamba|AU0o3NSW
yambio|SS445
yambol|BG2f6
yamethin|MM0p6
yamhill|US0s0OR
yamoto|JP0c5
yamoussoukro|CI0t8
yampil|UA4a3
yamrat|NG0a3
yamunanagar|IN038
yanacancha|PE0f5
yanagawamachi saiwaicho|JP0c4
yanagawa|JP0c5
yanahuanca|PE0f3
yanai|JP0c5
yanamalakuduru|IN035
yanam|IN035
yanaul|RU255
yanbu|SA0r8
yanceyville|US0d1NC
yancheng|CN009
yanchep|AU1n3WA
yanda bayo|NG0a3
yandev|NG0a3
yang talat|TH0m4
yangambi|CD1w5
yanga|MX042
yangchun|CN007
yangcun|CN006
yangebup|AU1n3WA
yanggu|CN006,KR085
yangi marg ilon|UZ1i4
yangi qal ah|AF113
yangiobod|UZ1i5
yangiqo rg on|UZ1i5
yangirabot|UZ4m5
yangiyer|UZ1i5
yangiyul|UZ1i6
yangjiang|CN009
yangju|KR087
yangliuqing|CN006
yangon|MM0pc
yangpyong|KR086
yangquan|CN009
yangsan|KR086
yangshuo|CN008
yangzhou|CN009
yanjiang|CN006
yanji|CN008
yankton|US184SD
yanliang|CN006
yanqul|OM144
yantai|CN009
yantarnyy|RU462
yanta|CN006
yantongshan|CN006
yantzaza|EC1l3
yany kapu|UA4a5
yanykurgan|KZ4q4
yanzhou|CN006
yaounde|CM0aa
yao|JP0c8
yaphank|US0d3NY
yaprakli|TR013
yapton|GB0i2
yaransk|RU424
yara|CU1f5
yardley|US0d1PA
yardville|US0d3NJ
yarega|RU063
yaremche|UA153
yarim|YE0r5
yaring|TH0m5
yaritagua|VE136
yarkovo|RU253,RU222
yarmolyntsi|UA153
yarmouth port|US0d2MA
yarmouth|US0d5MA,CA4h3NS,US0d3ME
yarm|GB0i4
yaroslavl|RU069
yaroslavskaya|RU062
yaroslavskiy|RU067,RU3q3
yarovoye|RU3o4
yarraville|AU0q4VIC
yarrawonga|AU0o3VIC
yarrow point|US0s0WA
yartsevo|RU066
yarumal|CO0h4
yar|RU2i3
yasenevo|RU067
yashan|CN006
yashikira|NG0a4
yashio|JP0c6
yashiro|JP0c4
yashkino|RU3u4
yashkul|RU063
yasinya|UA153
yasnaya polyana|RU062
yasnogorsk|RU064
yasnyy|RU254
yasothon|TH0m4
yass|AU0o3NSW
yasugicho|JP0c5
yasuj|IR0k7
yasynuvata|UA155
yatagan|TR014
yateley|GB0i4
yates center|US180KS
yate|GB0i5
yatou|CN007
yatsuomachi higashikumisaka|JP0c4
yatton|GB0i3
yauco|PR484
yautepec|MX045
yauya|PE0f3
yaval|IN035
yavas|RU063
yavatmal|IN037
yavne|IL345
yavoriv|UA154
yavuzeli|TR013
yawata|JP0c6
yaxley|GB0i3
yayas de viajama|DO1d3
yaya|RU3u4
yayci|AZ2k3
yayladagi|TR013
yaypan|UZ1i4
yayva|RU253
yazd|IR0k9
yazihan|TR012
yazman|PK055
yazoo city|US183MS
yazykovo|RU253
yeadon|GB0i5,US0d4PA
yeagertown|US0d0PA
yebaishou|CN006
yecapixtla|MX044
yecla|ES0y5
yeed|SO173
yefremov|RU066
yeghegnadzor|AM2l3
yeghvard|AM2l3
yegorlykskaya|RU064
yegoryevsk|RU066
yehualtepec|MX043
yehud monosson|IL345
yehud|IL345
yei|SS445
yekaterinburg|RU25a
yekaterinoslavka|RU4x3
yekaterinovka|RU2z3
yelabuga|RU066
yelahanka|IN037
yelan koleno|RU062
yelandur|IN033
yelanskiy|RU253
yelan|RU2q4
yelbarga|IN034
yelenendorf|AZ2k4
yelets|RU067
yelizavetinskaya|RU064
yelizovo|RU5a5
yellandu|IN035
yellapur|IN034
yellow springs|US0d2OH
yellowknife|CA2o4NT
yellville|US180AR
yelm|US0s3WA
yelnya|RU063
yelovo|RU252
yelwa|NG0a4
yemanzhelinsk|RU255
yemelyanovo|RU2w3
yemetsk|RU064
yemva|RU064
yen bai|VN0m7
yen vinh|VN0m7
yenagoa|NG0a5
yenakiyeve|UA157
yenangyaung|MM0p7
yendi|GH0t5
yengema|SL0t3
yeni suraxani|AZ2k4
yenicaga|TR013
yenifakili|TR014
yenipazar|TR013
yenisarbademli|TR012
yenisehir|TR015
yeniseysk|RU2w4
yenotayevka|RU403
yeoju|KR085
yeola|IN036
yeongam|KR086
yeongdong|KR085
yeonggwang|KR084
yeonil|KR085
yeosu|KR088
yeovil|GB0i6
yepocapa|GT2r3
yeppoon city centre|AU1e3QLD
yeppoon|AU1e4QLD
yeraliyev|KZ5j4
yerba buena|AR356
yerbabuena|MX043
yerevan|AM2la
yerington|US0s2NV
yerkoy|TR015
yermakovskoye|RU2w3
yermentau|KZ1h4
yermolayevo|RU253
yermolino|RU063
yerofey pavlovich|RU4x2
yeroham|IL343
yeronga|AU1e3QLD
yerres|FR1g5
yerseke|NL2p3
yershovo|RU063
yershov|RU2z5
yesan|KR085
yesilhisar|TR014
yesilli|TR015
yesilova|TR013
yesilyurt|TR014,TR013
yessentuki|RU066
yessentukskaya|RU064
yetkul|RU253
yevlakh|AZ2k7
yevpatoriya|UA4a7
yeysk|RU066
yibin|CN008
yichang|CN009
yicheng|CN007,CN006
yichun|CN007,CN007
yigo village|GU664
yigou|CN006
yilan|TW0e7,CN006
yima|CN006
yinchuan|CN009
yingchuan|CN006
yingkou|CN009
yingshang chengguanzhen|CN006
yinzhu|CN006
yirga alem|ET175
yishui|CN007
yiwu|CN006
yiyang|CN008
ylistaro|FI3s2
ylitornio|FI3s2
ylivieska|FI3s4
ylojarvi|FI3s4
ymittos|GR3h3
yoakum|US183TX
yoe|US0d0PA
yogyakarta|ID0b9
yoichi|JP0c5
yokadouma|CM0a4
yokaichiba|JP0c5
yokine|AU1n4WA
yokkaichi|JP0c8
yokohama|JP0cc
yokosuka|JP0c9
yokote|JP0c5
yoko|CM0a2
yola|NG0a7
yolbasi|TR012
yolombo|CO0h3
yoloten|TM395
yol|IN034
yomju up|KP0z3
yomra|TR014
yona village|GU663
yonago|JP0c7
yonan up|KP0z5
yoncalla|US0s0OR
yondo|CO0h3
yonedacho sendo|JP0c3
yonezawa|JP0c7
yong peng|MY1z5
yongbyon|KP0z3
yongchuan|CN007
yongfeng|CN006
yonggang up|KP0z4
yonggwang up|KP0z4
yongning|CN003
yongsan dong|KR084
yonkers|US0d8NY
yonmu|KR085
yono|JP0ca
yopal|CO0h6
yorba linda|US0s6CA
yorii|JP0c5
york beach|US0d4ME
york harbor|US0d2ME
yorketown|US0d3NJ
yorklyn|US0d1PA
yorkshire|US0d3VA,US0d0NY
yorkton|CA554SK
yorktown heights|US0d1NY
yorktown|US323IN,US181TX
yorkville|US184IL,US0d1NY,US0d0OH
york|GB0i7,US0d5PA,US0d3SC,US183NE,US181AL
yorosso|ML0t4
yoro|HN304
yosemite lakes|US0s2CA
yosemite valley|US0s0CA
yoshida kasugacho|JP0c5
yoshii|JP0c5
yoshikawa|JP0c6
yoshino cho|JP0c3
yoshitomi|JP0c3
yoshkar ola|RU068
yotoco|CO0h3
yotsukaido|JP0c6
youghal|IE2n3
youhao|CN006
youkaichi|JP0c6
youkounkoun|GN0t3
young america historical|US181MN
young harris|US0d0GA
youngstown|US0d6OH,US182FL,US0d1NY
youngsville|US184LA,US0d1PA,US0d1PA,US0d0NC
youngtown|US1v3AZ
youngwood|US0d2PA
young|UY2b4,AU0o3NSW
yountville|US0s2CA
youssoufia|MA106
yovon|TJ3e4
yozgat|TR016
ypacarai|PY1x3
ypenburg|NL2p5
ypsilanti|US3f4MI
ypsonas|CY5h3
yreka|US0s3CA
yssingeaux|FR1g3
ystad|SE0x4
ystalyfera|GB0i3
ytrebygda|NO0x5
ytyk kyuyel|RU4x3
yuanlin|TW0e7
yuanping|CN006
yuba city|US0s6CA
yubileyny|RU065
yucaipa|US0s6CA
yucca valley|US0s4CA
yucheng|CN006
yuci|CN008
yudong|CN006
yuen long kau hui|HK0l7
yueyang|CN00a
yugawara|JP0c5
yugo kamskiy|RU253
yugorsk|RU255
yujing|TW0e4
yukhary dashkesan|AZ2k3
yukhnov|RU063
yuki|JP0c6
yukon|US185OK
yuksekova|TR016
yuktae dong|KP0z6
yukuhashi|JP0c6
yulee|US0d4FL
yulinshi|CN007
yulin|CN007
yuli|NG0a3
yumaguzino|RU252
yuma|US0s7AZ,US3d2CO
yumbel|CL0n3
yumbe|UG175
yumbo|CO0h6
yunak|TR014
yuncheng|CN008
yuncos|ES0y2
yunfu|CN00b
yung shue wan|HK0l3
yungay|PE0f2
yunguyo|PE0f4
yuni|PH163
yunmeng chengguanzhen|CN006
yunyang|CN006
yura|PE0f3
yurecuaro|MX045
yurgamysh|RU253
yurga|RU3u6
yurimaguas|PE0f5
yuriria|MX045
yurty|RU3r3
yuryev polskiy|RU064
yuryevets|RU064
yuryuzan|RU254
yushu|CN007
yusufeli|TR013
yutan|CN006,US180NE
yuta|PS5f5
yuto|AR3z3
yutsa|RU063
yutz|FR1g4
yuvacik|TR013
yuxia|CN006
yuxi|CN007
yuyao|CN007
yuzawa|JP0c5
yuza|JP0c4
yuzha|RU064
yuzhne|UA155
yuzhno kurilsk|RU5v3
yuzhno sakhalinsk|RU5d7
yuzhno sukhokumsk|RU063
yuzhnoukrainsk|UA155
yuzhnouralsk|RU255
yuzhnyy|RU3o4
yverdon les bains|CH4k5
yvetot|FR1g3
yvoir|BE2p3
yylanly|TM395
yzeure|FR1g4
za tarah|PS5f3
zaandam|NL2p6
zaandijk|NL2p3
zaanstad|NL2p7
zabalj|RS2a3
zabaykalsk|RU4n3
zabbar|MT6l4
zabid|YE0r6
zabki|PL1r5
zabkowice slaskie|PL1r4
zabol|IR0k7
zabrat|AZ2k4
zabreh|CZ2e4
zabrze|PL1r8
zacamulpa|MX043
zacapa|GT2r5
zacapechpan|MX043
zacapoaxtla|MX043
zacapu|MX046,MX046
zacatecas|MX047
zacatecoluca|SV3v5
zacatelco|MX045
zacatepec|MX044,MX043
zacatlan|MX045
zacharo|GR3h3
zachary|US184LA
zacoalco de torres|MX044
zacualpa|GT2r3
zacualtipan|MX045
zadar|HR2a6
zadawa|NG0a3
zadonsk|RU063
zafarabad|IN033
zafarwal|PK055
zafar|UZ1i5
zafferana etnea|IT1c3
zafra|ES0y4
zagan|PL1r5
zagarolo|IT1c4
zagazig|EG0g8
zaghouan|TN3c4
zagon|RO1o2
zagora|MA105
zagorje ob savi|SI2a3
zagoryanskiy|RU063
zagorye|RU065
zagorz|PL1r2
zagreb|HR2a9
zag|MA103
zahedan|IR0k9
zahir pir|PK055
zahirabad|IN036
zahle|LB1m6
zaida|PK055
zaidpur|IN035
zaigrayevo|RU3r2
zainsk|RU065
zaio|MA105
zajas|MK2a4
zajecar|RS2a6
zakamensk|RU3r4
zakharivka|UA152
zaki biam|NG0a3
zakopane|PL1r5
zakrzow|PL1r3
zakynthos|GR3h4
zalaegerszeg|HU1q6
zalanga|NG0a4
zalari|RU3r3
zalaszentgrot|HU1q3
zalau|RO1o6
zalegoshch|RU063
zalesovo|RU3o3
zalingei|SD1k5
zalishchyky|UA153
zalla|ES0y3
zaltan|LY2g4
zaltbommel|NL2p5
zalukokoazhe|RU063
zamania|IN035
zama|JP0c7
zamberk|CZ2e3
zambezi|ZM1w3
zamboanga|PH169
zamboanguita|PH163
zambrano|CO0h3
zambrow|PL1r5
zamora|MX047,ES0y6,EC1l4
zamosc|PL1r6
zamoskvorechye|RU066
zandberg|NL2p2
zandhoven|BE2p4
zandvoort|NL2p4
zanesti|RO1o3
zanesville|US0d5OH
zane|IT1c3
zangguy|CN124
zangilan|AZ2k3
zango|NG0a4
zanica|IT1c3
zanjan|IR0k8
zanzibar|TZ179
zaojiacheng|CN003
zaokskiy|RU063
zaouiat djedidi|TN3c3
zaoyang|CN008
zaozersk|RU064
zaozhuang|CN008
zapadnaya dvina|RU063
zapala|AR3z5
zapata|US182TX
zapatoca|CO0h3
zapfendorf|DE0x2
zapolyarnyy|RU064
zapopan|MX04a
zaporizhia|UA15a
zapotiltic|MX045
zapotlanejo|MX045
zapresic|HR2a4
zaprudnya|RU064
zaqatala|AZ2k4
zaragoza de guadalupe|MX042
zaragoza|ES0y9,CO0h4,SV3v4,MX043,MX3p3,MX043,GT2r3,PH163
zarah sharan|AF113
zarand|IR0k6
zaranj|AF116
zarasai|LT3t3
zarate|AR026
zarautz|ES0y4
zaraysk|RU065
zaraza|VE135
zara|TR014
zardob|AZ2k3
zarechnyy|RU066,RU066,RU255,RU3r3
zarechye|RU063
zarghun shahr|AF114
zaria|NG0aa
zarichne|UA153
zarinsk|RU3o6
zarnesti|RO1o5,RO1o2
zarnovica|SK2e3
zarow|PL1r3
zarqa|JO29a
zaruma|EC1l4
zarumilla|PE0f4
zarya|RU065
zary|PL1r5
zarzal|CO0h5
zarzis|TN3c6
zaslawye|BY1p4
zastavna|UA153
zastron|ZA0w4
zatec|CZ2e4
zaterechnyy|RU063
zavallya|UA152
zaventem|BE2p5
zavetnoye|RU063
zavety ilicha|RU3q3
zavidovici|BA2a4
zavidovo|RU063
zavitinsk|RU4x4
zavodoukovsk|RU255
zavodskoy|RU3q4,KZ1h3
zavolzhsk|RU064
zavolzhye|RU065
zavoronezhskoye|RU062
zavyalovo|RU3o3
zawadzkie|PL1r3
zawiercie|PL1r6
zawiya|LY2g8
zawoja|PL1r3
zawyat an nwacer|MA104
zaxo|IQ0j7
zayed city|AE146
zaysan|KZ1h4
zayukovo|RU063
zaza del medio|CU1f3
zbarazh|UA154
zbaszynek|PL1r2
zbaszyn|PL1r3
zboriv|UA153
zdar nad sazavou|CZ2e4
zdolbuniv|UA155
zdunska wola|PL1r5
zdvinsk|RU222
zdzieszowice|PL1r4
zebrzydowice|PL1r2
zebulon|US0d2NC,US0d0GA
zedelgem|BE2p4
zeeland|US3f2MI
zeelst|NL2p2
zeerust|ZA0w4
zeewolde|NL2p4
zefta|EG0g7
zefyri|GR3h3
zehdenick|DE0x4
zehlendorf|DE0x6
zeigler|US181IL
zeil|DE0x3
zeist|NL2p6
zeithain|DE0x3
zeitlarn|DE0x3
zeitz|DE0x5
zejtun|MT6l4
zelarino|IT1c2
zelenchukskaya|RU064
zelenoborskiy|RU063
zelenodolsk|RU067
zelenogorskiy|RU3u2
zelenogorsk|RU2w6,RU064
zelenogradsk|RU464
zelenograd|RU068
zelenokumsk|RU065
zelezny brod|CZ2e3
zele|BE2p4
zelhem|NL2p3
zelienople|US0d2PA
zeliezovce|SK2e3
zelino|MK2a5
zeljezno polje|BA2a3
zell am see|AT1s3
zell im wiesental|DE0x3
zella mehlis|DE0x4
zellingen|DE0x3
zellwood|US0d1FL
zell|DE0x3
zelo buon persico|IT1c3
zelow|PL1r3
zelva|BY1p3
zelzate|BE2p4
zemes|RO1o2
zemetchino|RU064
zemio|CF0a4
zemoura|DZ1j4
zempoala|MX043
zemst|BE2p4
zemun|RS2a7
zena|US0d0NY
zenica|BA2a7
zepce|BA2a3
zephyrhills north|US0d1FL
zephyrhills south|US0d2FL
zephyrhills west|US0d3FL
zephyrhills|US0d4FL
zeralda|DZ1j4
zerbst|DE0x4
zeribet el oued|DZ1j5
zermatt|CH4k3
zernograd|RU065
zero branco|IT1c3
zestaponi|GE2m5
zetea|RO1o3
zetel|DE0x4
zetland|AU0o3NSW
zeulenroda|DE0x4
zeuthen|DE0x3
zevenaar|NL2p5
zeven|DE0x4
zevio|IT1c4
zeya|RU4x5
zeytinburnu|TR018
zgierz|PL1r6
zgorzelec|PL1r5
zgorzelisko|PL1r4
zgurovka|UA153
zhabei|CN00a
zhabinka|BY1p3
zhalantun|CN007
zhanaozen|KZ5j7
zhanga buqtyrma|KZ1h3
zhangatas|KZ1h5
zhangjiagang|CN006
zhangjiajie|CN006
zhangjiakou shi xuanhua qu|CN009
zhangjiakou|CN009
zhangwan|CN003
zhangye|CN007
zhangzhou|CN009
zhanibek|KZ1h3
zhanjiang|CN009
zhaobaoshan|CN006
zhaodong|CN007
zhaogezhuang|CN006
zhaoqing|CN008
zhaotong|CN007
zhaoyuan|CN007,CN006
zhaozhou|CN006
zhaqsy|KZ1h2
zharkent|KZ1h5
zhashkiv|UA154
zhatay|RU4x3
zhdanovichy|BY1p2
zhelezinka|KZ1h2
zheleznodorozhnyy|RU067,RU3r3,RU253
zheleznogorsk ilimskiy|RU3r5
zheleznogorsk|RU067,RU2w7
zheleznovodsk|RU065
zhengjiatun|CN007
zhengzhou|CN00c
zhenjiang|CN009
zhenlai|CN006
zhenzhou|CN007
zherdevka|RU064
zheshart|RU063
zhetibay|KZ5j4
zhezkent|KZ1h3
zhezqazghan|KZ1h7
zhicheng|CN007,CN006
zhigalovo|RU3r2
zhigulevsk|RU2i6
zhijiang|CN006
zhirnovsk|RU2q4
zhirnov|RU063
zhizdra|RU063
zhlobin|BY1p6
zhmerynka|UA155
zhob|PK056
zholymbet|KZ1h3
zhongshan|CN00c
zhongshu|CN007
zhongxiang|CN007
zhongxing new village|TW0e5
zhongxing|CN006
zhosaly|KZ4q4
zhoucheng|CN006
zhoucun|CN007
zhoukou|CN009
zhoushan|CN006
zhouzhuang|CN004
zhovkva|UA154
zhovti vody|UA156
zhu cheng city|CN00a
zhuanghe|CN006
zhuangyuan|CN006
zhuhai|CN009
zhujiajiao|CN006
zhuji|CN007
zhukovka|RU064
zhukovo|RU064
zhukovskiy|RU067
zhulebino|RU067
zhumadian|CN009
zhumysker|KZ543
zhuzhou|CN009
zhytkavichy|BY1p4
zhytomyr|UA158
ziar nad hronom|SK2e4
zibo|CN00c
ziebice|PL1r3
zielona gora|PL1r7
zielonka|PL1r4
zierbena|ES0y3
zierenberg|DE0x3
zierikzee|NL2p3
zigong|CN009
ziguinchor|SN0t7
zijinglu|CN006
zilair|RU253
zile|TR016
zilina|SK2e6
zillah|US0s2WA
zillmere|AU1e3QLD
zilwaukee|US3f1MI
zimapan|MX044
zimatepec|MX043
zimatlan de alvarez|MX043
zima|RU3r5
zimmerman|US182MN
zimmern ob rottweil|DE0x3
zimnicea|RO1o4
zimovniki|RU064
zinacantepec|MX046
zinacatepec|MX044
zinapecuaro|MX044
zindah jan|AF113
zinder|NE0a8
zingem|BE2p3
ziniare|BF0t4
zinjibar|YE0r4
zinkiv|UA153
zintan|LY2g5
zionsville|US325IN
zion|US185IL,US0d1PA
zipaquira|CO0h7
zira|IN035
zirc|HU1q3
zirl|AT1s3
zirndorf|DE0x5
ziro|IN034
zitlala|MX043
zitlaltepec|MX043
zittau|DE0x5
zivinice|BA2a4
ziway|ET176
zizur mayor|ES0y4
zlate moravce|SK2e4
zlatitsa|BG2f3
zlatna|RO1o3
zlatni pyasatsi|BG2f3
zlatograd|BG2f3
zlatoust|RU258
zlin|CZ2e6
zliten|LY2g7
zlocieniec|PL1r4
zlotniki|PL1r2
zlotoryja|PL1r4
zlotow|PL1r4
zlynka|RU422
zmeinogorsk|RU3o4
zmeyskaya|RU063
zmigrod|PL1r3
zmiyevka|RU063
zmiyiv|UA154
znamenka|RU064,RU063
znamenskoye|RU2j4,RU063
znamensk|RU405
znin|PL1r4
znojmo|CZ2e5
znomenka|UA155
zoersel|BE2p4
zoetermeer|NL2p7
zofingen|CH4k4
zogno|IT1c3
zografos|GR3h6
zola predosa|IT1c4
zolfo springs|US0d1FL
zoliborz|PL1r6
zollikofen|CH4k3
zollikon|CH4k3
zolochiv|UA154,UA153
zolotonosha|UA155
zolynia|PL1r2
zomba|MW1w6
zomergem|BE2p3
zomin shaharchasi|UZ1i5
zona industriale|IT1c3
zongolica|MX043
zonguldak|TR017
zonhoven|BE2p4
zonnebeke|BE2p4
zorgo|BF0t5
zorleni|RO1o3
zorneding|DE0x3
zorritos|PE0f4
zorya|UA152
zorynsk|UA153
zory|PL1r6
zossen|DE0x4
zottegem|BE2p5
zoucheng|CN008
zouerate|MR0t5
zouila|TN3c5
zoutleeuw|BE2p3
zrenjanin|RS2a6
zschopau|DE0x4
zschorlau|DE0x3
zubia|ES0y4
zubin potok|XK2a4
zubova polyana|RU063
zubri|CZ2e2
zubtsov|RU063
zuchwil|CH4k3
zuenoula|CI0t5
zuera|ES0y3
zugdidi|GE2m6
zuglo|HU1q7
zug|CH4k5
zuhres|UA154
zuid scharwoude|NL2p3
zuiderburen|NL2p3
zuidhorn|NL2p3
zuidwijk|NL2p4
zukowo|PL1r3
zulpich|DE0x4
zulte|BE2p4
zumaia|ES0y3
zumarraga|ES0y3
zumbrota|US182MN
zumpango del rio|MX045
zumpango|MX046
zundert|NL2p3
zungeru|NG0a5
zunheboto|IN035
zuni pueblo|US3d3NM
zunil|GT2r3
zuni|IT1c3
zunyi|CN009
zupanja|HR2a4
zurich kreis 10 hongg|CH4k4
zurich kreis 10 wipkingen|CH4k4
zurich kreis 10|CH4k5
zurich kreis 11 affoltern|CH4k4
zurich kreis 11 oerlikon|CH4k4
zurich kreis 11 seebach|CH4k4
zurich kreis 11|CH4k6
zurich kreis 12 hirzenbach|CH4k4
zurich kreis 12 saatlen|CH4k2
zurich kreis 12 schwamendingen mitte|CH4k3
zurich kreis 12|CH4k5
zurich kreis 1|CH4k3
zurich kreis 2 enge|CH4k3
zurich kreis 2 wollishofen|CH4k4
zurich kreis 2|CH4k5
zurich kreis 3 alt wiedikon|CH4k4
zurich kreis 3 friesenberg|CH4k3
zurich kreis 3 sihlfeld|CH4k4
zurich kreis 3|CH4k6
zurich kreis 4 aussersihl|CH4k5
zurich kreis 4 hard|CH4k4
zurich kreis 4 langstrasse|CH4k3
zurich kreis 5 gewerbeschule|CH4k3
zurich kreis 5|CH4k4
zurich kreis 6 oberstrass|CH4k3
zurich kreis 6 unterstrass|CH4k4
zurich kreis 6|CH4k5
zurich kreis 7 fluntern|CH4k3
zurich kreis 7 hirslanden|CH4k3
zurich kreis 7 hottingen|CH4k3
zurich kreis 7 witikon|CH4k3
zurich kreis 7|CH4k5
zurich kreis 8 muhlebach|CH4k2
zurich kreis 8|CH4k4
zurich kreis 9 albisrieden|CH4k4
zurich kreis 9 altstetten|CH4k5
zurich kreis 9|CH4k5
zurich|CH4k8
zuromin|PL1r3
zurrieq|MT6l3
zuru|NG0a5
zushi|JP0c6
zusmarshausen|DE0x3
zutendaal|BE2p3
zutphen|NL2p5
zuwarah|LY2g5
zuya|UA4a3
zuyevka|RU424
zvecan|XK2a4
zvecka|RS2a2
zvenigorod|RU064
zvenigovo|RU064
zvenihorodka|UA154
zverevo|RU065
zvezdnyy|RU253
zvishavane|ZW1w5
zvolen|SK2e5
zvoristea|RO1o3
zvornik|BA2a3
zwedru|LR2u5
zweibrucken|DE0x5
zwenkau|DE0x3
zwevegem|BE2p5
zwickau|DE0x7
zwiesel|DE0x3
zwijndrecht|NL2p6,BE2p4
zwingenberg|DE0x3
zwolen|PL1r3
zwolle|NL2p7,US181LA
zwonitz|DE0x4
zyablikovo|RU067
zychlin|PL1r3
zykovo|RU2w2
zymohiria|UA153
zyrardow|PL1r5
zyryanovsk|KZ1h5
zyryanskoye|RU413
zyrya|AZ2k3
zyuzino|RU067
zywiec|PL1r5
ħamrun|MT6l3
əhmədbəyli|AZ2k4
арачиново|MK2a4
бережани|UA154
зуунмод|MN314
петровец|MK2a3
сопиште|MK2a3
чучер сандево|MK2a3
`;
