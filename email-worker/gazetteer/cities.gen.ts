// Written by npm run zones. GeoNames, CC BY 4.0: `name|country zone size region,…` by line; size is a power of two, in thousands.
export const CITIES = `
1 decembrie|RO1w3
a coruna|ES0z8
a dos cunhados|PT503
a estrada|ES0z4
a pobra do caraminal|ES0z3
aabenraa|DK2y4
aachen|DE0y8
aadorf|CH5o3
aalborg|DK2y7
aalburg|NL3z3
aalen|DE0y6
aalsmeer|NL3z5
aalst|BE3a6
aalten|NL3z4
aalter|BE3a4
aanekoski|FI4t4
aarau|CH5o4
aarburg|CH5o3
aarle rixtel|NL3z2
aarschot|BE3a5
aars|DK2y3
aartselaar|BE3a4
abadan|IR0l9,TM415
abadeh|IR0l6
abadiania|BR093
abaetetuba|BR2e6
abaete|BR094
abagur|RU4w3
abakaliki|NG0a7
abakan|RU3h7
abak|NG0a4
abalak|NE3v4,RU2j4
abancay|PE0g6
abanilla|ES0z3
abano terme|IT1i4
aban|RU3h3
abaran|ES0z4
abasan al jadidah|PS5a3
abasan al kabirah|PS5a4
abasha|GE373
abashiri|JP0c5
abasolo|MX045,MX313
abatskoye|RU2j3
abay|KZ1n5
abaza|RU3h4
aba|NG0aa
abbadia san salvatore|IT1i3
abbeville|FR1m5,US1b4LA,US0d2SC,US0d1GA,US1b1AL
abbey wood|GB0j4
abbiategrasso|IT1i5
abbots langley|GB0j3
abbotsford|CA4l7BC,AU0r3VIC,AU0p2NSW,US1b1WI
abbottabad|PK057
abbottstown|US0d0PA
abcoude|NL3z3
abdanan|IR0l4
abdulino|RU2j4
abdurahmoni jomi|TJ483
abeche|TD426
abegondo|ES0z3
abejorral|CO0i3
abenberg|DE0y2
abengourou|CI0u7
abensberg|DE0y4
abeokuta|NG0a9
abepura|ID0b6
abercanaid|GB0j2
abercarn|GB0j3
abercynon|GB0j3
aberdare|GB0j5
aberdeen proving ground|US0d1MD
aberdeen|GB0j8,US1b5SD,US0t4WA,US0d4MD,US0d3NC,US1b2MS,US0d1FL,US6w1ID,US1b1IN,US0d1OH
aberfoyle park|AU2v3SA
abergavenny|GB0j4
abergele|GB0j4
aberglasslyn|AU0p2NSW
aberkenfig|GB0j3
abernathy|US1b1TX
abertillery|GB0j3
abertridwr|GB0j3
aberystwyth|GB0j4
abhar|IR0l6
abhayapuri|IN034
abha|SA0s8
abidjan|CI0uc
abiko|JP0c7
abilene|US1b7TX,US1b3KS
abingdon|GB0j5,US0d3VA,US1b2IL
abington|US0d4MA
abinsk|RU065
abiramam|IN033
abita springs|US1b1LA
ablon sur seine|FR1m2
abnub|EG0h6
abobo|CI0ua
abocho|NG0a3
abohar|IN037
aboisso|CI0u5
abomey calavi|BJ3t9
abomey|BJ3t6
abomsa|ET194
abong mbang|CM2k4
abony|HU1z4
aboso|GH1r3
abou el hassan|DZ1p5
abovyan|AM355
abqaiq|SA0s5
abra pampa|AR5v3
abraka|NG0a3
abrama|IN034
abram|GB0j3,US1b1TX
abrantes|PT504
abraveses|PT503
abrego|CO0i3
abrera|ES0z4
abreu e lima|BR296
abreus|CU1l4
abrisham|IR0l4
abrud|RO1w3
absam|AT213
absarokee|US470MT
absecon|US0d3NJ
abtsgmund|DE0y3
abu al matamir|EG0h5
abu arish|SA0s6
abu dhabi|AE159
abu dis|PS5a4
abu ghaush|IL3q3
abu ghurayb|IQ0ka
abu jibeha|SD1q4
abu kabir|EG0h7
abu qurqas|EG0h6
abu road|IN036
abu simbel|EG0h2
abu tij|EG0h6
abu zabad|SD1q4
abucay|PH185
abuja|NG0a9
abuko|GM5p3
aburi|GH1r4
abuyog|PH184
abu|IN035
abyek|IR0l6
aby|SE273
acacia ridge|AU1k3QLD
acacias|CO0i5
acacoyagua|MX043
acajete|MX044
acajutiba|BR1c4
acajutla|SV4x5
acalanes ridge|US0t0CA
acala|MX044
acambaro|MX046
acambay|MX043
acamixtla|MX042
acanceh|MX3u3
acapetahua|MX043
acaponeta|MX4a4
acapulco de juarez|MX049
acarau|BR1h5
acara|BR2e4
acarigua|VE147
acarlar|TR013
acatenango|GT3c3
acate|IT1i3
acatic|MX044
acatlan de juarez|MX043
acatlan de osorio|MX044
acatlan de perez figueroa|MX043
acatzingo|MX045
acayucan|MX046
acayuca|MX043
accokeek|US0d3MD
accra|GH1rb
accrington|GB0j5
acerra|IT1i6
aceuchal|ES0z2
achacachi|BO2h3
achalpur|IN037
acharnes|GR4b7
acheng|CN007
acheres|FR1m4
achern|DE0y5
achhnera|IN034
achicourt|FR1m3
achikulak|RU063
achim|DE0y5
achinsk|RU3h7
achit|RU2j2
achi|CO0i3
achkhoy martan|RU064
aci castello|IT1i4
aci catena|IT1i5
aci santantonio|IT1i3
aci trezza|IT1i2
acigne|FR1m3
acigol|TR013
acilia castel fusano ostia antica|IT1i7
acipayam|TR013
acireale|IT1i6
acirli|TR013
acitrezza|IT1i2
ackerman|US1b1MS
ackley|US1b1IA
acocks green|GB0j5
acolla|PE0g3
acolman de netzahualcoyotl|MX042
aconibe|GQ6o3
acopiara|BR1h5
acoyapa|NI3d3
acquaviva delle fonti|IT1i4
acqui terme|IT1i4
acres green|US472CO
acre|IL3q6
acri|IT1i3
acs|HU1z3
actipan de morelos|MX043
acton vale|CA1e2QC
acton|GB0j6,US0d4MA,US0t3CA,US0d1ME
actopan|MX045
acucena|BR094
acuitlapilco|MX044
acuitzio del canje|MX043
acultzingo|MX043
acushnet center|US0d2MA
acushnet|US0d3MA
acu|BR1h5
acworth|US0d4GA
ad dabbah|SD1q4
ad damazin|SD1q8
ad dana|SY224
ad darbasiyah|SY224
ad darb|SA0s2
ad dasmah|KW4g4
ad dawadimi|SA0s6
ad dawhah|PS6q3
ad dilam|SA0s5
ad dilinjat|EG0h5
ad dindar|SD1q4
ad diwaniyah|IQ0k8
ad douiem|SD1q6
ad dujayl|IQ0k5
ad duraykish|SY224
adairsville|US0d2GA
adalaj|IN033
adalar|TR013
adamantina|BR095
adamovka|RU2j3
adampur|IN034
adams center|US0d1NY
adams morgan|US0d4DC
adamstown heights|AU0p2NSW
adamstown|AU0p3NSW,US0d1MD,US0d1PA
adamsville|US1b2AL,US1b1TN
adams|US0d2MA,US1b1WI,US0d1NY
adamus|RO1w3
adam|OM3r4
adana|TR01a
adancata|RO1w3
adani|NG0a3
adapazari|TR018
ada|US1b4OK,US0d3OH,US1b1MN
adda doueni|KM7x3
addanki|IN035
addiet canna|ET195
addis ababa|ET19b
addison|US1b5IL,US1b4TX,US1b2WI,US0d1NY,US0d0VT,US0d0ME
addis|US1b2LA
addlestone|GB0j4
adeje|ES5i5
adelaide city centre|AU2v4SA
adelaide hills|AU2v6SA
adelaide|AU2vaSA,ZA0x4
adelanto|US0t5CA
adelebsen|DE0y3
adelfia|IT1i4
adelia maria|AR2c3
adelphi|US0d4MD
adelsdorf|DE0y3
adelsheim|DE0y2
adel|US0d2GA,US1b2IA
adendorf|DE0y3
aden|YE1t9
adh dhayd|AE155
adh dhibiyah|SA0s4
adi keyh|ER4s4
adiake|CI0u4
adigrat|ET196
adilabad|IN037
adilcevaz|TR016
adilpur|PK053
adirampattinam|IN035
adis alem|ET193
adis zemen|ET194
adiwerna|ID0b7
adiyaman|TR018
adjud|RO1w4
adjumani|UG2i5
adjuntas|PR5c2
adlershof|DE0y4
adler|RU066
adligenswil|CH5o2
adlington|GB0j3
adliswil|CH5o4
admiralteisky|RU067
ado ekiti|NG0a9
ado odo|NG0a4
adolfo lopez mateos el tamarindo|MX4a2
adolfo lopez mateos|MX3o3
adolfo ruiz cortines|MX4a4,MX4a4
adoni|IN037
adorf|DE0y3
adoru|NG0a3
adrano|IT1i5
adrar|DZ1p5
adrasmon|TJ484
adra|ES0z5,IN034
adre|TD424
adrian|US494MI,US1b1MO,US1b0MN
adria|IT1i4
adrogue|AR025
adro|IT1i2
adur|IN035
aduthurai|IN034
advance|US1b0MO,US0d0NC
adwick le street|GB0j4
adwolf|US0d1VA
adygeysk|RU064
adzope|CI0u6
aegina|GR4b3
aerzen|DE0y3
aesch|CH5o3
afaahiti|PF862
afak|IQ0k4
afantou|GR4b2
affery|CI0u5
affing|DE0y2
affoltern am albis|CH5o3
affton|US1b4MO
afgooye|SO1f6
afif|SA0s6
afikpo|NG0a6
afipskiy|RU064
aflao|GH1r6
aflou|DZ1p6
afogados da ingazeira|BR295
afonso bezerra|BR1h3
afonso claudio|BR094
afragola|IT1i6
afrin|SY226
afsin|TR015
afton|US1b2MN,US6w1WY,US1b0OK
afua|BR2e3
afula|IL3q5
afumati|RO1w3
afyonkarahisar|TR017
afzalgarh|IN035
afzalpur|IN034
agacoren|TR013
agadez|NE3v7
agadir|MA119
agaete|ES5i2
agaie|NG0a4
agalatovo|RU062
agapovka|RU2j3
agara|GE373
agaro|ET195
agartala|IN038
agar|IN035
agas|RO1w3
agat village|GU7w2
agawam|US0d5MA
aga|PH182
agbabu|NG0a3
agbor|NG0a6
agboville|CI0u6
agdam|AZ345
agdas|AZ345
agde|FR1m5
agdzhabedy|AZ345
agenebode|NG0a4
agen|FR1m5
ageoshimo|JP0c8
agerola|IT1i3
ageyevo|RU063
aghajari|IR0l4
aghstafa|AZ344
aghsu|AZ344
agia paraskevi|GR4b6
agia varvara|GR4b5
agidel|RU2j4
agigea|RO1w2
aginskoye|RU5t4,RU3h3
agioi anargyroi|GR4b5
agios dimitrios|GR4b6
agios ioannis rentis|GR4b4
agios nikolaos|GR4b4
agios pavlos|GR4b3
agios stefanos|GR4b3
agira|IT1i3
aglayan|PH183
agliana|IT1i4
agneaux|FR1m2
agnibilekrou|CI0u5
agnita|RO1w3
ago are|NG0a4
agogo|GH1r5
agoo|PH185
agoura hills|US0t4CA
agoura|US0t4CA
agramunt|ES0z2
agrate brianza|IT1i4
agra|IN03a
agrestina|BR294
agria|GR4b2
agrigento|IT1i5
agrinio|GR4b6
agri|TR017
agropoli|IT1i4
agryz|RU064
agua blanca sur|HN3l3
agua branca|BR1h4,BR3e2
agua de dios|CO0i3
agua dulce|MX045,MX043,US0t2CA,US472TX
agua fria|US471NM
agua preta|BR294
agua prieta|MX436
aguacatan|GT3c2
aguachica|CO0i6
aguada de pasajeros|CU1l5
aguadas|CO0i4
aguadilla|PR5c4
aguadulce|ES0z4,PA5f3
aguai|BR095
aguanga|US0t0CA
aguas belas|BR294
aguas de lindoia|BR094
aguas formosas|BR094
aguas santas|PT505
aguas verdes|PE0g3
aguas vermelhas|BR094
aguascalientes|MX049
aguazul|CO0i4
agudos|BR095
agueda|PT504
aguiar da beira|PT502
aguie|NE3v4
aguilar de campoo|ES0z3
aguilares|AR3s5,SV4x4
aguilar|ES0z4,PH183
aguilas|ES0z5
aguililla|MX043
aguimes|ES5i5
aguisan|PH184
agulu|NG0a6
agupit|PH183
agusan|PH184
agustin codazzi|CO0i6
agva|TR013
ahar|IR0l7
ahaus|DE0y5
ahero|KE1a3
ahfir|MA114
ahiri|IN034
ahlat|TR016
ahlen|DE0y6
ahlerstedt|DE0y2
ahmadnagar|IN039
ahmadpur east|PK057
ahmadpur sial|PK055
ahmadpur|IN035,IN033
ahmedabad|IN03c
ahmetli|TR014
ahoada|NG0a4
ahome|MX4a4
ahoskie|US0d2NC
ahraura|IN035
ahrensbok|DE0y3
ahrensburg|DE0y5
ahtanum|US0t2WA
ahtari|FI4t3
ahuacatlan|MX043
ahuachapan|SV4x5
ahualulco de mercado|MX044
ahuimanu|US5k3HI
ahus|SE273
ahvaz|IR0la
ahwahnee|US0t1CA
ahwatukee foothills|US256AZ
ahwa|IN034
aibak|AF126
aibonito|PR5c3
aichach|DE0y4
aidlingen|DE0y3
aiea|US5k3HI
aigaleo|GR4b6
aigio|GR4b4
aigle|CH5o3
aigues mortes|FR1m3
aiken|US0d5SC
aileu|TL6t4
aimores|BR094
ain abid|DZ1p5
ain arnat|DZ1p5
ain beida|DZ1p7
ain beni mathar|MA114
ain benian|DZ1p5
ain bessem|DZ1p5
ain boucif|DZ1p4
ain defla|DZ1p6
ain deheb|DZ1p5
ain el bell|DZ1p5
ain el berd|DZ1p4
ain el bya|DZ1p5
ain el hadjar|DZ1p4
ain el hadjel|DZ1p5
ain el hammam|DZ1p5
ain el melh|DZ1p5
ain el turk|DZ1p6
ain fakroun|DZ1p6
ain kercha|DZ1p5
ain leuh|MA112
ain merane|DZ1p5
ain oussera|DZ1p7
ain sefra|DZ1p6
ain smara|DZ1p5
ain sukhna|EG0h6
ain taya|DZ1p4
ain temouchent|DZ1p6
ain touta|DZ1p6
ainaloa|US5k2HI
ainaro|TL6t4
ainring|DE0y3
ainslie|AU0p2ACT
ainsworth|US1b1NE
aioi|JP0c5
aioun|MR4c4
aipe|CO0i3
aiquile|BO2h3
air force academy|US473CO
airali|IT1i2
airdrie|GB0j5,CA395AB
aire sur la lys|FR1m3
airmont|US0d3NY
airola|IT1i3
airoli|IN037
airport west|AU0r3VIC
airway heights|US0t3WA
aiseau|BE3a3
aistala|IN034
aitape|PG5y2
aitkin|US1b1MN
aiud|RO1w5
aix en provence|FR1m7
aix les bains|FR1m5
aixe sur vienne|FR1m3
aizawl|IN038
aizenay|FR1m3
aizkraukle|LV3y3
aizpute|LV3y2
ajab shir|IR0l5
ajaccio|FR1m6
ajacuba|MX043
ajaigarh|IN034
ajalpan|MX045
ajaokuta|NG0a4
ajasse ipo|NG0a4
ajax|CA1e6ON
aja|EG0h5
ajdabiya|LY307
ajdovscina|SI5z3
ajijic|MX043
ajjampur|IN033
ajka|HU1z5
ajlun|JO2q7
ajman city|AE159
ajmer|IN039
ajnala|IN034
ajodhya|IN036
ajo|US252AZ
ajra|IN034
ajuchitlan del progreso|MX043
ajuchitlan|MX042
ajuterique|HN3l2
ajuy|PH183
ak dovurak|RU3h4
ak suu|KG3i3
ak yar|RU2j2
akaa|FI4t3
akabira|JP0c4
akademgorodok|RU2d6
akademicheskoe|RU067
akalgarh|IN033
akalkot|IN035
akalla|SE273
akaltara|IN034
akankpa|NG0a3
akarp|SE273,SE272
akarsu|TR012
akashi|JP0c8
akbarabad|IR0l7
akbarpur|IN035,IN034
akbou|DZ1p6
akcaabat|TR015
akcadag|TR014
akcakale|TR015
akcakoca|TR015
akdagmadeni|TR015
akdepe|TM414
ake eze|NG0a3
aken|DE0y3
akersberga|SE275
aketi|CD2g5
akhalkalaki|GE373
akhaltsikhe|GE374
akhisar|TR016
akhmeta|GE373
akhmim|EG0h7
akhnur|IN034
akhtubinsk|RU525
akhtyrskiy|RU064
akhty|RU064
akhuryan|AM353
akil|MX3u3
akim oda|GH1r6
akim swedru|GH1r3
akita|JP0c8
akividu|IN035
aki|JP0c4
akjoujt|MR4c4
akkarampalle|IN034
akkol|KZ1n4
akko|NG0a3
akkus|TR013
aklera|IN034
akodia|IN033
akola|IN039
akom ii|CM2k3
akonolinga|CM2k4
akora|PK055
akordat|ER4s3
akot|IN036
akouda|TN464
akoupe|CI0u5
akranes|IS713
akrehamn|NO4q2
akron|US0d8OH,US0d2PA,US0d2NY,US471CO,US1b1IA,US3n0IN
akropong|GH1r3
aksakovo|BG2z3
aksaray|TR017
aksay|RU065,RU063
aksehir|TR016
akseki|TR014
aksuat|KZ1n3
aksu|CN138,KZ1n5,TR013,KZ1n3
aktanysh|RU063
aktas|KZ1n3
aktau|KZ6u7,KZ1n3,KZ1n3
aktobe|KZ618
aktyubinskiy|RU063
akune|JP0c5
akureyri|IS714
akure|NG0a9
akutan|US9g0AK
aku|NG0a6
akwanga|NG0a4
akwatia|GH1r5
akyazi|TR015
akyurt|TR013
al aaroui|MA115
al abyar|LY305
al ahmadi|KW4g9
al ain city|AE156
al ajaylat|LY307
al alamayn|EG0h3
al amarah|IQ0k8
al artawiyah|SA0s3
al awjam|SA0s4
al ayyat|EG0h5
al ayzariyah|PS5a4
al aziziyah|IQ0k5
al azraq ash shamali|JO2q4
al bab|SY227
al badari|EG0h5
al bahah|SA0s6
al bajur|EG0h5
al balyana|EG0h6
al bardiyah|LY303
al basrah al qadimah|IQ0kb
al battaliyah|SA0s4
al bawiti|EG0h4
al bayda|LY306,YE1t5
al birah|PS6q5
al bukayriyah|SA0s5
al burayj|PS5a5
al buraymi|OM3r6
al burayqah|LY304
al fahahil|KW4g6
al fallujah|IQ0k8
al farwaniyah|KW4g6
al fashn|EG0h6
al faw|IQ0k7
al fayyum|EG0h8
al fintas|KW4g5
al fqih ben calah|MA116
al fujairah city|AE156
al fukhkhari|PS5a2
al fulah|SD1q3
al fuwayliq|SA0s2
al ghantu|SY223
al ghayzah|YE1t3
al hada|SA0s3
al hadd|BH6v4
al hamdaniya|IQ0k6
al hamra|JO2q3
al hamul|EG0h6
al harak|SY225
al harithah|IQ0k7
al hasaheisa|SD1q5
al hasakah|SY226
al hawamidiyah|EG0h7
al hawatah|SD1q5
al hayy|IQ0k6
al hazm|YE1t4
al hilaliyya|SD1q4
al hillah|IQ0k8
al hindiyah|IQ0k6
al hoceima|MA119
al hudaydah|YE1t9
al hufuf|SA0s8
al ibrahimiyah|EG0h5
al jadid|LY307
al jafr|SA0s3
al jahra|KW4g5
al jammaliyah|EG0h6
al jaradiyah|SA0s3
al jawf|LY304
al jubayhah|JO2q6
al jubayl|SA0s8,SA0s3
al jumum|SA0s4
al karamah|JO2q3
al kawa|SD1q3
al khaburah|OM3r6
al khadir|PS6q3
al khafji|SA0s6
al khankah|EG0h6
al kharijah|EG0h6
al kharj|SA0s9
al khawr|QA5n4
al khinzirah|JO2q2
al khums|LY308
al kiremit al arakiyyin|SD1q3
al kiswah|SY225
al kittah|JO2q2
al kut|IQ0k8
al lagowa|SD1q3
al mahallah al kubra|EG0h9
al mahbulah|KW4g4
al mahwit|YE1t3
al majaridah|SA0s4
al manaqil|SD1q7
al manqaf|KW4g5
al manshah|EG0h6
al mansurah|EG0h9
al manzalah|EG0h6
al marj|LY306
al markaz|SA0s3
al marsa|TN466
al masallamiyya|SD1q3
al matariyah|EG0h7
al matlin|TN463
al mawsil al jadidah|IQ0kb
al mayadin|SY226
al mazar al janubi|JO2q3
al mijlad|SD1q4
al mindak|SA0s3
al minya|EG0h8
al miqdadiyah|IQ0k6
al mishkhab|IQ0k5
al mithnab|SA0s6
al mubarraz|SA0s8
al mughraqah|PS5a3
al muharraq|BH6v7
al munayzilah|SA0s4
al musayyib|IQ0k5
al mutayrifi|SA0s3
al muwayh|SA0s3
al qabil|OM3r4
al qadarif|SD1q9
al qanatir al khayriyah|EG0h6
al qanayat|EG0h5
al qarah|SA0s3
al qararah|PS5a4
al qaryatayn|SY225
al qatif|SA0s7
al qitena|SD1q4
al qubbah|LY305
al qunaytirah|SY225
al qurayn|EG0h6,SA0s4
al qusayr|SY225,EG0h5
al qusiyah|EG0h6
al qutayfah|SY224
al quwayrah|JO2q3
al shamkhah city|AE156
al ubaydiyah|PS6q3
al ula|SA0s5
al wafrah|KW4g3
al wajh|SA0s5
al wakrah|QA5n5
al wasitah|EG0h5
al wukayr|QA5n2
al yamun|PS6q4
alabama|US0d1NY
alabaster|US1b5AL
alabat|PH183
alabel|PH185
alaca|TR015
alachua|US0d3FL
alacranes|CU1l3
aladag|TR013
alae|PH182
alafaya|US0d6FL
alagapuram|IN033
alaghsas|NE3v6
alagir|RU064
alagoa grande|BR1h4
alagoa nova|BR1h3
alagoinhas|BR1c7
alagoinha|BR1h3
alagon|ES0z3
alaior|ES0z3
alajarvi|FI4t3,FI4t3
alajuela|CR5q6
alajuelita|CR5q4
alakurtti|RU063
alamar|CU1l7
alameda|US0t6CA,ES0z2
alaminos|PH185,PH183
alamo heights|US1b3TX
alamogordo|US475NM
alamosa east|US471CO
alamosa|US473CO
alamos|MX433
alamo|MX045,US1b4TX,US0t4CA,US0d2GA,US1b1TN,US470NM,US0t0NV
alampur|IN034,IN033
alandi|IN034
alandur|IN037
aland|IN035
alangalang|PH183
alanganallur|IN034
alangayam|IN034
alangudi|IN033
alangulam|IN035
alanya|TR017
alapayevsk|RU2j5
alapa|NG0a3
alapli|TR014
alappakkam|IN032
alappuzha|IN037
alaqahdari dishu|AF123
alaquas|ES0z5
alarobia|MG2f4
alasehir|TR016
alassio|IT1i3
alatri|IT1i3
alatyr|RU065
alausi|EC1s4
alaverdi|AM354
alavus|FI4t3
alawalpur|IN033
ala|IT1i2
alba adriatica|IT1i3
alba iulia|RO1w6
alba posse|AR2c3
albacete|ES0z7
albaida|ES0z3
albal|ES0z4
albania|CO0i3
albano laziale|IT1i5
albano santalessandro|IT1i3
albanvale|AU0r2VIC
albany creek|AU1k4QLD
albany park|US1b6IL
albany|US0d7NY,US0d6GA,US0t6OR,AU1v5WA,US0t4CA,US1b1MN,US3n1IN,US1b1TX,US1b1KY,US1b1MO,US1b1MO,US1b0LA,US1b0WI
albardon|AR584
albatera|ES0z4
albavilla|IT1i3
alba|IT1i5
albbruck|DE0y3
albemarle|US0d4NC
albenga|IT1i4
albergaria a velha|PT503
alberic|ES0z3
alberobello|IT1i3
albers|US1b0IL
albert lea|US1b4MN
albert park|AU0r3VIC
albertina|ZA0x3
albertirsa|HU1z4
alberton|ZA0x7
albertslund|DK2y5
albertson|US0d2NY
albertville|US1b4AL,FR1m4,US1b3MN
albert|FR1m3
albesti paleologu|RO1w3
albestii pamanteni|RO1w3
albesti|RO1w3,RO1w2
albiate|IT1i3
albia|US1b2IA
albignasego|IT1i4
albino|IT1i4
albion park rail|AU0p3NSW
albion park|AU0p4NSW
albion|US493MI,US0d3NY,US3n1IN,US0d1ME,US1b1IL,US1b1NE,US0d1PA,US0d1PA
albisola marina|IT1i2
albisola superiore|IT1i3
albizzate|IT1i2
albi|FR1m6
alblasserdam|NL3z4
albolote|ES0z4
alborada jaltenco|MX044
alboraya|ES0z4
albox|ES0z3
albstadt|DE0y6
albu kamal|SY226
albufeira|PT504
albunol|ES0z3
albuquerque|US479NM
alburquerque|ES0z2
alburtis|US0d1PA
albury|AU0p2NSW
alby|SE274
alcabideche|PT505
alcacer do sal|PT503
alcains|PT502
alcala de guadaira|ES0z6
alcala de henares|ES0z8
alcala de los gazules|ES0z2
alcala de xivert|ES0z3
alcala del rio|ES0z3
alcala del valle|ES0z2
alcala la real|ES0z5
alcala|CO0i3,PH183
alcalde diaz|PA5f4
alcamo|IT1i5
alcanar|ES0z3
alcanede|PT502
alcaniz|ES0z4
alcantara|BR1h2
alcantarilla|ES0z5
alcarras|ES0z2
alcasser|ES0z3
alcaudete|ES0z3
alcazar de san juan|ES0z5
alcester|GB0j3
alchevsk|UA167
alcoa|US0d3TN
alcobaca|PT504
alcobendas|ES0z7
alcoceber|ES0z2
alcochete|PT503
alcorcon|ES0z7
alcoy|ES0z6
alcudia|ES0z4
aldaia|ES0z5
aldama|MX3o4,MX314
aldan|RU645,US0d2PA
aldeia de paio pires|PT504
aldenhoven|DE0y3
alden|US0d1NY
alderetes|AR3s5
aldergrove|CA4l4BC
alderley|AU1k3QLD
aldershot|GB0j6
alderson|US0d0WV
alderton|US0t2WA
alderwood manor|US0t3WA
aldine|US1b4TX
aldinga beach|AU2v3SA
aldingen|DE0y3
aldona|IN033
aldridge|GB0j4
aledo|US1b2IL,US1b2TX
alegrete|BR096
alegre|BR094
alegria|PH183,PH183
aleg|MR4c4
alejal|PH183
aleksandriyskaya|RU063
aleksandrov gay|RU3k3
aleksandrovsk sakhalinskiy|RU6n4
aleksandrovskoye|RU065,RU533
aleksandrovsk|RU2j4
aleksandrov|RU066
aleksandrow kujawski|PL204
aleksandrow lodzki|PL204
alekseyevka|RU066,RU065
alekseyevskoye|RU063
aleksin|RU066
aleksotas|LT4v5
alella|ES0z3
alem paraiba|BR095
alencon|FR1m5
alenquer|BR6i5,PT503
aleppo|SY22b
alesd|RO1w3
aleshtar|IR0l5
alessandria|IT1i6
alessano|IT1i2
alesund|NO4q5
ales|FR1m5
alexander city|US1b4AL
alexander heights|AU1v3WA
alexander|US1b2AR
alexandra hills|AU1k4QLD
alexandreia|GR4b4
alexandria bay|US0d0NY
alexandria|EG0hc,US0d7VA,RO1w6,US1b6LA,US1b4MN,BR1h3,US0d3KY,AU0p3NSW,GB0j3,US3n2IN,US1b2AL,US0d1NH
alexandroupoli|GR4b6
aleysk|RU4m5
alezio|IT1i2
alfafar|ES0z4
alfaro|ES0z3
alfdorf|DE0y3
alfeld|DE0y4
alfenas|BR096
alfena|PT504
alfonsine|IT1i3
alfonso|PH183
alfortville|FR1m5
alfragide|PT504
alfredo baquerizo moreno|EC1s4
alfredo chaves|BR093
alfredo v bonfil|MX4j4
alfredton|AU0r3VIC
alfred|US0d2NY,US0d1ME
alfreton|GB0j4
alfter|DE0y4
algarrobo|CO0i3,ES0z2
algeciras|ES0z7,CO0i3
algemesi|ES0z5
algermissen|DE0y3
algester|AU1k3QLD
alges|PT504
algete|ES0z4
alghero|IT1i5
algiers|DZ1pb
alginet|ES0z4
algodonales|ES0z3
algoma|US1b2WI
algonac|US492MI
algona|US1b2IA,US0t2WA
algonquin|US1b5IL,US0d0MD
algood|US1b2TN
algorta|ES0z6
algrange|FR1m3
alguazas|ES0z3
algueirao|PT506
algyo|HU1z2
alhama de granada|ES0z3
alhama de murcia|ES0z4
alhambra|US257AZ,US0t6CA
alhandra|BR1h3,PT503
alhaurin de la torre|ES0z5
alhaurin el grande|ES0z5
alheim|DE0y2
alhos vedros|PT504
ali al gharbi|IQ0k4
ali berdukovskiy|RU062
ali sabieh|DJ4k6
ali yurt|RU063
aliabad|AZ343
aliade|NG0a3
aliaga|TR015,PH185
alibag|IN034
alicante|ES0z8,PH183
alice springs|AU6z5NT
aliceville|US1b1AL
alice|US1b4TX,ZA0x3
alicia|PH185
alief|US1b7TX
aliganj|IN035
aligarh|IN03a
aligudarz|IR0l7
alijo|PT504
alik ghund|PK053
alimodian|PH183
alimos|GR4b5
alindao|CF4u4
alingsas|SE275
alipur duar|IN036
alipur|PK055,IN034
aliquippa|US0d3PA
aliso viejo|US0t6CA
aliveri|GR4b2
aliwal north|ZA0x5
aljaraque|ES0z4
aljezur|PT503
aljubarrota|PT503
aljustrel|PT502
alken|BE3a3
alkhan churt|RU063
alkhan kala|RU063
alkhan yurt|RU063
alkhazurovo|RU062
alkimos|AU1v3WA
alkmaar|NL3z7
allada|BJ3t4
allahabad|IN03a
allahganj|IN034
allambie heights|AU0p3NSW
allanridge|ZA0x5
allapalli|IN033
allapattah|US0d6FL
allariz|ES0z2
allauch|FR1m4
allawah|AU0p2NSW
allegany|US0d1NY
allegan|US492MI
alleghenyville|US0d0PA
allen park|US495MI
allendale|US494MI,US0d3NJ,US0d2SC,US0t1CA
allende|MX045,MX4n4
allendorf|DE0y3
allensbach|DE0y3
allentown|US0d7PA,US0d1NJ
allen|US1b7TX,AR515,PH183
alleroy|RU063
allersberg|DE0y3
alliance|US0d4OH,US473NE
allieres et risset|FR1m3
allison park|US0d4PA
allison|US1b0IA
alliston|CA1e4ON
alloa|GB0j4
allonnes|FR1m4
allouez|US1b4WI
alloway|US0d0NJ
allschwil|CH5o4
allyn|US0t1WA
almacelles|ES0z2
almada|PT505
almafuerte|AR2c3
almagro|ES0z3
almancil|PT503
almansa|ES0z5
almargem|PT503
almassora|ES0z5
almaty|KZ1nb
almazan|ES0z3
alma|CA1e5QC,US493MI,US1b2AR,US0d2GA,US1b0NE
almecatla|MX044
almedia|US0d0PA
almeirim|BR6i4,PT504
almelo|NL3z6
almenara|BR095,ES0z2
almendralejo|ES0z5
almenno san salvatore|IT1i3
almere stad|NL3z7
almeria|ES0z8
almese rivera|IT1i2
almetyevsk|RU067
alme|IT1i3
almhult|SE273
almirante tamandare|BR096
almirante|PA5f3
almodovar del campo|ES0z3
almodovar del rio|ES0z3
almodovar|PT503
almolonga|GT3c4
almoloya del rio|MX043
almonte|ES0z4
almont|US491MI
almoradi|ES0z4
almora|IN035
almozara|ES0z5
almunecar|ES0z5
almussafes|ES0z3
almus|TR013
almyros|GR4b3
alnashi|RU323
alnavar|IN034
alness|GB0j3
alnwick|GB0j3
aloha|US0t6OR
alondra park|US0t3CA
along|IN034
alor gajah|MY2a4
alor setar|MY2a8
alora|ES0z4
alorton|US1b1IL
alotau|PG5y3
alotenango|GT3c4
alot|IN035
alovera|ES0z3
alpatovo|RU062
alpaugh|US0t0CA
alpedrete|ES0z4
alpena|US493MI
alpendurada|PT503
alpen|DE0y4
alpharetta|US0d6GA
alpha|US0d1NJ
alphen aan den rijn|NL3z6
alpiarca|PT503
alpicat|ES0z2
alpignano|IT1i4
alpine|US0t4CA,US473UT,US1b3TX,US0d1NJ
alpinopolis|BR094
alpirsbach|DE0y3
alpnach|CH5o2
alpuyeca|MX043
alpu|TR013
alquizar|CU1l4
alsager|GB0j4
alsbach hahnlein|DE0y3
alsdorf|DE0y6
alsfeld|DE0y4
alsip|US1b4IL
alsozsolca|HU1z3
alstead|US0d1NH
alsterdorf|DE0y4
alstonville|AU0p3NSW
alt hohenschonhausen|DE0y5
alt sanitz|DE0y3
alt treptow|DE0y3
alta gracia|AR2c5
alta sierra|US0t3CA,US0t3CA
altach|AT213
altadena|US0t5CA
altagracia de orituco|VE145
altai|MN3m4
altamirano|MX043,MX043
altamira|BR2e6,MX316
altamonte springs|US0d5FL
altamont|US0t4OR,US1b1IL,US0d1NY,US1b0KS,US1b0TN
altamura|IT1i6
altania|BR093
altar|MX433
altavilla milicia|IT1i2
altavilla vicentina|IT1i3
altavista|US0d2VA
altayskoye|RU4m4
altay|CN137
alta|NO4q4,SE273,US1b1IA
altbach|DE0y3
altdorf|DE0y4,DE0y4,CH5o3
altea|ES0z5
altena|DE0y4
altenbeken|DE0y3
altenberge|DE0y3
altenberg|DE0y2
altenburg|DE0y5
altendorf|CH5o2
altenholz|DE0y3
altenkirchen|DE0y3
altenkunstadt|DE0y2
altenstadt|DE0y4
altensteig|DE0y3
altentreptow|DE0y3
altepexi|MX044
alterosa|BR093
altes lager|DE0y4
altglienicke|DE0y5
althengstett|DE0y3
altinekin|TR014
altinho|BR294
altinoluk|TR014
altinopolis|BR094
altinyayla|TR013
altkirch|FR1m2
altlandsberg|DE0y3
altlussheim|DE0y2
alto araguaia|BR403
alto barinas|VE148
alto lucero|MX044
alto parana|BR093
alto piquiri|BR093
altofonte|IT1i3
altomunster|DE0y3
alton north historical|US1b2TX
altona meadows|AU0r4VIC
altona north|AU0r4VIC
altona|DE0y8,AU0r3VIC
alton|US1b5IL,GB0j4,US1b4TX,US1b0IA
altoona|US0d6PA,US1b4IA,US1b3WI
altopascio|IT1i3
altos de san francisco|PA5f3
altos del rosario|CO0i2
altos|BR1h5
altotonga|MX044
altotting|DE0y4
alto|US1b0TX,US0d0GA,US1b0WI
altpinar|TR014
altrincham|GB0j5
altrip|DE0y3
altsasu|ES0z3
altstadt nord|DE0y4
altstadt sud|DE0y5
altstatten|CH5o3
altud|RU062
altufyevskiy|RU066
alturas|US0d2FL,US0t1CA
altusried|DE0y3
altus|US1b4OK
alum creek|US0d1WV
alum rock|US0t4CA
alupka|UA5e3
alur|IN033
alushta|UA5e5
aluva|IN035
alvalade|PT505
alvand|IR0l6,IR0l6
alvarado|MX045,US1b2TX
alvaraes|BR232
alvares machado|BR094
alvaro obregon|MX04a,MX043,MX043
alva|US1b2OK,US0d1FL
alvear|AR2c3
alvesta|SE273
alvinopolis|BR094
alvin|US1b5TX
alvorada|BR6h3
alvord|US1b0TX
alvor|PT502
alwa tirunagari|IN033
alwar|IN038
alwaye|IN035
alytus|LT4v6
alzamay|RU4p3
alzano lombardo|IT1i4
alzenau in unterfranken|DE0y4
alzey|DE0y4
alzira|ES0z5
am hagenring|DE0y4
am timan|TD425
amacuzac|MX042
amadeo|PH184
amadora|PT507
amagansett|US0d0NY
amagasaki|JP0c9
amaga|CO0i4
amagi|JP0c5
amagunze|NG0a3
amahai|ID5m6
amaigbo|NG0a7
amalapuram|IN036
amalfi|CO0i3
amaliada|GR4b4
amalner|IN037
amal|SE273
aman garh|PK055
amanalco de becerra|MX043
amancio|CU1l5
amanganj|IN034
amanpur|IN033
amantea|IT1i3
amaraji|BR294
amarante do maranhao|BR1h4
amarante|BR1h3,PT503
amarastii de jos|RO1w3
amara|RO1w3
amargosa|BR1c4
amarillo|US1b8TX
amarkantak|IN033
amarnath|IN038
amaroo|AU0p2ACT
amarpatan|IN034
amarpur|IN035,IN034
amarwara|IN034
amasra|TR013
amassoma|NG0a3
amasya|TR016
amas|PH183
amatitan|MX043
amatitlan|GT3c6
amatlan de los reyes|MX043
amaxac de guerrero|MX043
amayuca|MX042
amay|BE3a4
amazcala|MX043
ama|US1b0LA
ambad|IN035
ambagarh chauki|IN033
ambahta|IN034
ambah|IN035
ambajogai|IN036
ambalangoda|LK4d4
ambalavao|MG2f5
ambala|IN037
ambam|CM2k3
ambanja|MG2f5
ambarakaraka|MG2f4
ambarawa|ID0b6
ambares et lagrave|FR1m4
ambarvale|AU0p3NSW
ambar|TR012
ambasamudram|IN035
ambasa|IN033
ambato boeny|MG2f4
ambatofinandrahana|MG2f5
ambatolampy|MG2f5
ambatolaona|MG2f2
ambatondrazaka|MG2f5
ambato|EC1s7
ambattur|IN038
ambazac|FR1m2
amberg|DE0y5
amberieu en bugey|FR1m4
amberley|US0d2OH
ambert|FR1m3
ambikapur|IN036
ambilobe|MG2f6
ambler|US0d3PA
ambleve|BE3a2
amble|GB0j3
amboanjo|MG2f4
amboasary|MG2f5
ambodifotatra|MG2f4
ambodivoara|MG2f3
ambohitrandriamanitra|MG2f3
ambohitrolomahitsy|MG2f4
ambohitseheno|MG2f3
amboise|FR1m4
ambon|ID5m8
ambositra|MG2f5
ambovombe|MG2f6
amboy|US1b1IL,US0t1WA
ambo|PE0g3
ambridge|US0d3PA
ambulong|PH183
ambur|IN037
amby|NL3z3
amealco|MX043
amecameca|MX045
ameca|MX045
amelia court house|US0d0VA
amelia|IT1i2,US0d2OH,US1b1LA
america dourada|BR1c4
american canyon|US0t4CA
american falls|US6w2ID
american fork|US475UT
americana|BR098
americo brasiliense|BR095
americus|US0d4GA
amerongen|NL3z2
amersfoort|NL3z7
amersham on the hill|GB0j4
amersham|GB0j4
amery|US1b2WI
ames lake|US0t1WA
amesbury|US0d4MA,GB0j3
amesti|US0t2CA
ames|US1b6IA,ES0z5,US1b0TX,US1b0TX
amethi|IN034,IN034
amet|IN034
amfissa|GR4b3
amga|RU643
amguri|IN033
amherst center|US0d4MA
amherstburg|CA1e4ON
amherst|US0d7NY,US0d5MA,US0d4OH,CA5l3NS,US0d1VA,US1b0WI
amiens|FR1m7
amilly|FR1m4
aminyevo|RU065
amirdzhan|AZ345
amite|US1b2LA
amity gardens|US0d2PA
amityville|US0d3NY
amity|US0t1OR
amizour|DZ1p5
ami|JP0c6
amlagora|IN034
amlame|TG3w3
amlapura city|ID2l5
amlapura|ID2l5
amla|IN035
amli|IN035
amloh|IN034
ammanford|GB0j5
amman|JO2qa
ammapettai|IN034,IN033
ammi moussa|DZ1p5
ammon|US6w4ID
amnat charoen|TH0n5
amneville|FR1m3
amod|IN034
amol|IR0l8
amoneburg|DE0y2
amontada|BR1h4
amora|PT506
amorebieta|ES0z4
amory|US1b3MS
amos|CA1e4QC
amozoc de mota|MX046
ampahana|MG2f5
ampang|MY2a7
ampanihy|MG2f5
amparafaravola|MG2f6
ampara|LK4d4
amparo|BR095
ampasimanolotra|MG2f4
ampelona|GR4b3
ampere|BR094
amper|NG0a4
ampfing|DE0y3
amphoe sikhiu|TH0n5
amplepuis|FR1m2
ampliacion colonia lazaro cardenas|MX3o3
ampliacion san mateo colonia solidaridad|MX044
amposta|ES0z4
ampthill|GB0j4
amqui|CA1e3QC
amran|YE1t7
amras|AT213
amravati|IN039
amreli|IN037
amriswil|CH5o4
amritsar|IN03a
amroha|IN037
amroli|IN034
amstelveen|NL3z6
amsterdam zuidoost|NL3z6
amsterdam|NL3za,US0d4NY
amstetten|AT214
amtala|IN033
amta|IN034
amudalavalasa|IN035
amungan|PH184
amuntai|ID566
amurrio|ES0z3
amursk|RU4o6
amurzet|RU4p2
amvrosiyivka|UA164
an muileann gcearr|IE384
an nabk|SY226
an nasr|PS5a3
an nimas|SA0s5
an nuhud|SD1q7
an nusayrat|PS5a5
an ros|IE383
anabta|PS6q3
anacapri|IT1i3
anacleto canabal 2da seccion|MX042
anaconda|US473MT
anacortes|US0t4WA
anaco|VE147
anadarko|US1b3OK
anadia|BR3e3
anadyr|RU8v3
anagni|IT1i3
anaheim|US0t8CA
anahola|US5k1HI
anahuac|MX4n4,MX044,MX3o3,US1b1TX
anah|IQ0k5
anaime|CO0i5
anajatuba|BR1h2
anakapalle|IN036
anak|KP104
anamalais|IN034
anamosa|US1b2IA
anamur|TR016
anandnagar|IN033
anandpur|IN034
anand|IN037
ananindeua|BR2e9
anantapur|IN038
anantnag|IN036
anan|JP0c6
anapa|RU066
anapolis|BR098
anapskaya|RU064
anar darah|AF123
anasco|PR5c3
anastacio|BR404
anastasiyevskaya|RU063
anat al qadimah|IQ0k4
anata|PS5a4
anatoli|GR4b3
anatuya|AR2c4
anavyssos|GR4b3
anbu|CN007
anbyon up|KP105
ancaster|CA1e5ON
ancenis|FR1m3
anchau|NG0a4
anchor point|US5x1AK
anchorage|US5x8AK,US631KY
ancient oaks|US0d3PA
ancona|IT1i6
ancon|PA5f4
ancud|CL0o5
ancuya|CO0i3
andahuaylas|PE0g4
andalgala|AR6j4
andalucia|CO0i4
andalusia|US1b3AL,US1b0IL
andapa|MG2f4
anda|CN008
andenne|BE3a5
andergrove|AU1k3QLD
anderlues|BE3a4
andernach|DE0y5
andernos les bains|FR1m3
anderson mill|US1b3TX
anderson|US3n6IN,US0d5SC,US0t3CA,US1b1MO
anderstorp|SE272
andes|CO0i4
andijon|UZ1o8
andilamena|MG2f4
andippatti|IN035
andirin|TR013
andi|RU062
andkhoy|AF125
andoain|ES0z4
andol|IN035
andong|KR087
andop|PH183
andora|IT1i3
andorra la vella|AD8l4
andorra|ES0z3
andover|GB0j5,US1b5MN,US1b4KS,US0d3FL,US0d3MA,US0d1NH,US0d0OH,US0d0NY
andovoranto|MG2f3
andradas|BR095
andradina|BR096
andratx|ES0z4
andreapol|RU063
andrelandia|BR093
andreotta|IT1i3
andres bonifacio|PH183
andresy|FR1m4
andrews afb|US0d2MD
andrews farm|AU2v3SA
andrews|US1b4TX,US0d2SC,US0d1NC,US3n0IN
andreyevka|RU063
andreyevo|RU062
andreyevskoye|RU064
andrezieux boutheon|FR1m3
andria|IT1i7
andritz|AT214
andrushivka|UA163
andrychow|PL204
andujar|ES0z5
andzhiyevskiy|RU063
aneho|TG3w6
anekal|IN035
anenecuilco|MX043
anenii noi|MD4h3
ang thong|TH0n4
angahuan|MX043
angamacutiro de la union|MX042
angamali|IN035
angarsk|RU4p8
angatuba|BR094
angat|PH185
angel fire|US470NM
angel r cabada|MX044
angeles city|PH188
angelholm|SE275
angels camp|US0t1CA
angelslo|NL3z3
angermunde|DE0y4
angers|FR1m7
angicos|BR1h3
angier|US0d2NC
angles|ES0z2
angleton|US1b4TX
anglet|FR1m5
angola on the lake|US0d1NY
angola|US493IN,US0d1NY
angol|CL0o5
angono|PH186
angostura|MX4a2
angouleme|FR1m6
angra do heroismo|PT8n4
angra dos reis|BR097
angren|UZ1o7
angri|IT1i5
anguera|BR1c3
anguillara sabazia|IT1i4
angul|IN035
angus|CA1e3ON
angwin|US0t2CA
anhee|BE3a3
aniche|FR1m3
anicuns|BR094
anina|RO1w3
aninoasa|RO1w3
anisoc|GQ6o3
aniva|RU6n3
anjad|IN035
anjala|FI4t4
anjangaon|IN036
anjarah|JO2q4
anjar|IN036
anjepy|MG2f3
anjiang|CN006
anjozorobe|MG2f4
anjo|JP0c7
anju|KP106
ankang|CN007
ankara|TR01c
ankazoabo|MG2f5
ankazobe|MG2f4
ankazondandy|MG2f4
anka|NG0a4
ankeny|US1b6IA
anklam|DE0y4
ankleshwar|IN036
ankola|IN034
ankpa|NG0a4
ankum|DE0y3
anloga|GH1r5
anlu|CN006
ann arbor|US497MI
anna maria|US0d1FL
anna regina|GY664
annaba|DZ1p8
annaberg buchholz|DE0y5
annabichl|AT214
annaka|JP0c6
annamalainagar|IN033
annandale|US0d5VA,AU0p3NSW,AU1k3QLD,US1b2MN,US0d1NJ
annan|GB0j3
annapolis|US0d5MD
annau|TM415
annavasal|IN033
anna|RU064,US1b4TX,US1b2IL,US0d1OH
annecy le vieux|FR1m4
annecy|FR1m6
annemasse|FR1m5
annerley|AU1k3QLD
annetta|US1b1TX
annezin|FR1m3
annfield plain|GB0j3
annigeri|IN035
annino|RU065,RU065
anniston|US1b4AL
annoeullin|FR1m3
annonay|FR1m4
annotto bay|JM3g2
annur|IN034
annville|US0d2PA,US0d0KY
annweiler am trifels|DE0y3
ano liosia|GR4b5
anoixi|GR4b3
anoka|US1b4MN
anolaima|CO0i2
anonang|PH183
anori|BR233
anover de tajo|ES0z2
anqing|CN008
anqiu|CN007
anrochte|DE0y3
ansalta|RU062
ansan si|KR089
ansbach|DE0y5
anse a galets|HT2u3
anse bertrand|GP7m2
anseong|KR086
ansermanuevo|CO0i4
anserma|CO0i5
anse|FR1m2
anshan|CN00a
anshing|IN034
anshun|CN008
ansonia|US0d4CT,US0d0OH
anson|US1b1TX
ansted|US0d0WV
anstey|GB0j3
ans|BE3a5
antakotako|MG2f3
antakya|TR018
antalaha|MG2f5
antalya|TR01a
antananarivo|MG2fa
antanifotsy|MG2f6
anta|IN035,PT503,PE0g3
antelope valley crestview|US471WY
antelope|US0t6CA
antequera|ES0z5
anthem|US254AZ
anthiyur|IN034
anthony|US473NM,US472TX,US1b1KS
antibes|FR1m6
antigonish|CA5l2NS
antigo|US1b3WI
antigua guatemala|GT3c5
antigua|ES5i3
antiguo cuscatlan|SV4x5
antioch|US0t7CA,US1b4IL
antipino|RU2j2
antipolo|PH189,PH183,PH182
antlers|US1b1OK
antofagasta|CL0o8
antoing|BE3a3
anton lizardo|MX043
antonina|BR094
antonio enes|MZ2w6
antonio escobedo|MX042
antony|FR1m6
anton|PA5f3,US1b0TX
antratsyt|UA166
antrim|GB0j4,US0d0NH
antri|IN033
antsirabe afovoany|MG2f4
antsirabe|MG2f8
antsiranana|MG2f6
antsohihy|MG2f4
antsohimbondrona|MG2f5
antunez morelos|MX043
antunez|MX043
antu|IN033
antwerpen|BE3a9
antwerp|US0d1OH
anuling|PH183
anupgarh|IN035
anuppur|IN034
anupshahr|IN035
anuradhapura|LK4d6
anxiang|CN006
anyama|CI0u7
anyang si|KR089
anyang|CN00a
anyksciai|LT4v4
anza|US0t2CA
anzegem|BE3a4
anzhero sudzhensk|RU4w6
anzin|FR1m4
anzio|IT1i6
anzola dellemilia|IT1i3
ao luek|TH0n3
aoji|KP105
aomori|JP0c8
aonla|IN036
aosta|IT1i5
aoulef|DZ1p5
ap tan ngai|VN0w3
apache junction|US255AZ
apache|US1b1OK
apac|UG2i4
apahida|RO1w3
apalachicola|US0d1FL
apalachin|US0d0NY
apalit|PH186
apam|GH1r4
apan|MX045
aparan|AM353
aparecida de goiania|BR099
aparecida do taboado|BR094
aparecida|BR095
aparri|PH185
apartado|CO0i6
apaseo el alto|MX045
apaseo el grande|MX045
apastepeque|SV4x3
apas|PH184
apatin|RS2r4
apatity|RU066
apatzingan|MX047
apaxco de ocampo|MX044
apaxtla de castrejon|MX043
apelacao|PT503
apeldoorn|NL3z7
apen|DE0y3
apetatitlan antonio carbajal|MX043
apex|US0d6NC
apiai|BR094
apia|WS7y5,CO0i3
apison|US0d1TN
apizaco|MX046
aplahoue|BJ3t4
aplington|US1b0IA
apodi|BR1h4
apolda|DE0y5
apolinario saravia|AR513
apollo beach|US0d4FL
apollo|US0d1PA
apomu|NG0a6
apopa|SV4x7
apopka|US0d6FL
apostolove|UA164
appalachia|US0d1VA
appenzell|CH5o2
appen|DE0y3
appiano gentile|IT1i3
appingedam|NL3z4
apple creek|US0d0OH
apple mountain lake|US0d0VA
apple valley|US0t6CA,US1b6MN,US0d2OH
applecross|AU1v3WA
appleton city|US1b0MO
appleton|US1b6WI,US1b0MN,US0d0ME
applewood|US473CO
appley bridge|GB0j2
appomattox|US0d1VA
aprelevka|RU064
apricena|IT1i4
aprilia|IT1i5
apsheronsk|RU065
aptos hills larkin valley|US0t1CA
aptos|US0t3CA
apt|FR1m4
apucarana|BR097
apulia e fao|PT503
aq qayeh|IR0l2
aqaba|JO2q7
aqadyr|KZ1n3
aqraba|PS6q3
aqrah|IQ0k5
aqsay|KZ6d5
aquebogue|US0d1NY
aquia harbour|US0d3VA
aquidaba|BR3e3
aquidauana|BR405
aquin|HT2u2
aquiraz|BR1h6
aquitania|CO0i3
ar rabiyah|KW4g5
ar rahad|SD1q5
ar ram wa dahiyat al barid|PS5a5
ar ramtha|JO2q6
ar raqqah|SY227
ar rass|SA0s6
ar rastan|SY226
ar rayyan|QA5n8
ar rifa|BH6v6
ar riqqah|KW4g6
ar rudayyif|TN465
ar rumaythah|IQ0k6
ar rumaythiyah|KW4g6
ar ruseris|SD1q5
ar rutbah|IQ0k4
ar ruways|AE154
ara nova|IT1i3
araban|TR013
arabi|US1b2LA
arab|US1b3AL
aracaju|BR3e9
aracataca|CO0i5
aracati|BR1h5
aracatuba|BR097
aracena|ES0z3
araci|BR1c4
aracoiaba da serra|BR094
aracoiaba|BR1h4,BR294
aracruz|BR096
aracuai|BR094
arac|TR012
aradas|PT503
aradeo|IT1i3
aradippou|CY6s4
arad|RO1w7,IL3q5
arafo|ES5i2
aragarcas|BR094
aragona|IT1i3
aragon|US0d0GA
araguaina|BR6h7
araguari|BR097
araioses|BR1h3
arai|JP0c5
arakkonam|IN036
arakli|TR015
arak|IR0l9
aral|CN138,KZ5w5
arambagh|IN036
arambol|IN033
aramil|RU2j4
aramoko ekiti|NG0a6
arana hills|AU1k3QLD
aranda de duero|ES0z5
arandas|MX046,MX043
arandelovac|RS2r5
arangaon|IN035
arang|IN034
aranjuez|ES0z6
aransas pass|US1b3TX
arantangi|IN035
aranyaprathet|TH0n4
aranzazu|CO0i3
aran|AZ343
arapahoe|US471WY,US1b0NE
arapgir|TR013
arapiraca|BR3e7
arapongas|BR097
ararangua|BR095
araraquara|BR097
araras|BR097
ararat|AM355,AU0r3VIC
arara|BR1h3
araria|IN036
araripe|BR1h4
araripina|BR1h5
arari|BR1h4
araruama|BR097
araruna|BR1h3
arar|SA0s7
aras asan|PH182
arashiyama|JP0c6
araucaria|BR097
arauca|CO0i6
arauco|CL0o5,AR6p4
arauquita|CO0i3
araure|VE146
arawa|PG805
araxa|BR096
arayat|PH186
arazede|PT503
arba minch|ET196
arbatache|DZ1p4
arbelaez|CO0i2
arbizzano santa maria|IT1i2
arboga|SE273
arbolada los sauces|MX042
arboletes|CO0i3
arbon|CH5o4
arbore|RO1w3
arbroath|GB0j5
arbuckle|US0t2CA
arbus|IT1i3
arbutus|US0d4MD
arbuzynka|UA163
arcachon|FR1m4
arcade|US0d1NY,US0d1GA
arcadia|US0t6CA,US0d3FL,US1b2WI,US1b2LA,US0d1SC,US3n1IN
arcanum|US0d1OH
arcata|US0t4CA
arcelia|MX044
arcen|NL3z3
archangelos|GR4b2
archbald|US0d3PA
archbold|US0d2OH
archdale|US0d4NC
archena|ES0z4
archer city|US1b1TX
archer lodge|US0d2NC
archer|US0d0FL
archidona|ES0z3,EC1s3
archie|US1b0MO
archway|GB0j8
arcisate|IT1i3
arcola|IT1i3,US1b2IL,US1b1TX
arconate|IT1i3
arcore|IT1i4
arcos de la frontera|ES0z5
arcos de valdevez|PT505
arcos|BR095,PT503,PT503
arcot|IN036
arcoverde|BR296
arcozelo|PT504
arco|IT1i4
arcueil|FR1m4
ardabil|IR0l9
ardahan|TR014
ardakan|IR0l6
ardanuc|TR012
ardatov|RU063,RU063
ardea|IT1i4
arden arcade|US0t7CA
arden hills|US1b3MN
arden on the severn|US0d1MD
ardesen|TR016
ardestan|IR0l4
ardmore|US1b5OK,US0d4PA,US1b0TN
ardon|RU064
ardooie|BE3a3
ardrossan|GB0j3
ardsley|US0d2NY
ardud|RO1w3
areado|BR093
areal|BR093
arecibo|PR5c6
aregua|PY283
areia branca|BR1h4,BR3e3
areia|BR1h4
areka|ET195
arenal|MX043,CO0i2
arenapolis|BR4y3
arenas de san pedro|ES0z3
arenas valley|US471NM
arendal|NO4q5
arendonk|BE3a4
arenella|IT1i6
arenys de mar|ES0z4
arenys de munt|ES0z3
arenzano|IT1i3
arequipa|PE0ga
arese|IT1i4
ares|BR1h3,ES0z2,FR1m2
aretxabaleta|ES0z3
arevalo|ES0z3
arezzo|IT1i6
arfoud|MA115
argamasilla de alba|ES0z3
argamasilla de calatrava|ES0z2
arganda|ES0z6
arganzuela|ES0z7
argao|PH183
argayash|RU2j3
argeles|FR1m3
argentan|FR1m4
argenta|IT1i3
argenteuil|FR1m7
argentine|US491MI
argenton sur creuse|FR1m2
argentona|ES0z4
argoncilhe|PT503
argos orestiko|GR4b3
argostolion|GR4b3
argos|GR4b4,US3n1IN
argo|SD1q3,US1b2AL
argudan|RU063
argungu|NG0a6
argun|RU065
argyle|US1b2TX
argyroupoli|GR4b5
arhavi|TR014
arhribs|DZ1p5
arhus|DK2y8
arial|US0d1SC
ariana|TN467
ariano irpino martiri|IT1i3
arias|AR2c3
aricak|TR012
arica|CL0o8
ariccia|IT1i4
aricestii rahtivani|RO1w3
aridaia|GR4b3
ariel|IL3q4
arienzo|IT1i2
arifwala|PK056
ariguani|CO0i5
arilje|RS2r3
arimalam|IN033
arima|TT7k5
aringay|PH185
arinos|BR093
ario de rayon|MX043
ario de rosales|MX044
aripuana|BR235
ariquemes|BR5u6
arish|EG0h7
aristobulo del valle|AR2c4
aristocrat ranchettes|US470CO
aritao|PH183
arivaca junction|US250AZ
arivonimamo|MG2f4
ariyalur|IN035
arizona city|US253AZ
arjawinangun|ID0b7
arjona|CO0i6,ES0z2
arkadak|RU3k4
arkadelphia|US1b3AR
arkalgud|IN034
arkalyk|KZ6a5
arkansas city|US1b4KS
arkhangelsk|RU068
arkhara|RU643
arkhipo osipovka|RU063
arkhonskaya|RU063
arklow|IE384
arkoma|US1b1OK
arlesey|GB0j2
arlesheim|CH5o3
arles|FR1m6
arlington heights|US1b6IL,US0d3PA,US0t1WA
arlington|US1b9TX,US0d8VA,US0d5MA,US0t4WA,US1b4TN,US0d2NY,US0d2MD,US1b1MN,US0d1OH,US0d0GA,US1b0NE,US0d0VT
arlon|BE3a5
arlov|SE273
arluno|IT1i3
armacao de buzios|BR095
armadale|AU1v4WA,GB0j4,AU0r3VIC
armada|US491MI
armagh|GB0j4
armasesti|RO1w3
armavir|RU068,AM355
arma|US1b1KS
armenia|CO0i8,SV4x4
armentieres|FR1m5
armero guyabal|CO0i4
armidale|AU0p5NSW
armilla|ES0z4
armona|US0t2CA
armonk|US0d2NY
armstrong|AR2c3
armthorpe|GB0j4
armyansk|UA5e5
arnage|FR1m3
arnaudville|US1b0LA
arnavutkoy|TR018
arncliffe|AU0p3NSW
arnedo|ES0z4
arnemuiden|NL3z2
arnhem|NL3z7
arni|IN036
arnold line|US1b1MS
arnolds park|US1b0IA
arnold|GB0j5,US0d5MD,US1b4MO,US0d2PA,US0t2CA,US1b2MN
arnouville|FR1m4
arnprior|CA1e3ON
arnsberg|DE0y6
arnstadt|DE0y5
arnstein|DE0y3
arnstorf|DE0y3
arochukwu|NG0a3
aroeiras|BR1h3
aromashevo|RU2j2
aromas|US0t1CA
aroma|SD1q4
arona|ES5i6,IT1i4
aron|IN035
aroor|IN035
arouca|TT7k4
arpacay|TR012
arpajon sur cere|FR1m3
arpajon|FR1m3
arpino|IT1i4
arques|FR1m3
arquitecto tomas romero pereira|PY282
arrabah|PS6q3
arradon|FR1m2
arrah|IN038,CI0u5
arraial do cabo|BR095
arraias|BR6h3
arraijan|PA5f6
arrasate mondragon|ES0z4
arras|FR1m6
arrecife|ES5i6
arrentela|PT505
arriaga|MX045
arrifana|PT503
arrifes|PT8n3
arrigorriaga|ES0z4
arris|DZ1p5
arrochar|US0d4NY
arroio do meio|BR094
arroio dos ratos|BR094
arroio grande|BR094
arroyito|AR2c4
arroyo de la encomienda|ES0z4
arroyo de la luz|ES0z3
arroyo grande|US0t4CA
arroyo naranjo|CU1l8
arroyo seco|AR2c4,US471NM
arroyomolinos|ES0z4
arroyo|PR5c3
arruda dos vinhos|PT503
ars sur moselle|FR1m2
arsenyev|RU4o6
arsikere|IN035
arsin|TR014
arsk|RU064
arsta|SE274
art khwajah|AF124
artane|IE382
artarmon|AU0p3NSW
artashat|AM354
arta|GR4b4,ES0z3,DJ4k3
arteaga|MX043,MX313
arteche|PH182
arteixo|ES0z5
artemida|GR4b4
artemisa|CU1l6
artemivsk|UA163
artemovskiy|RU2j5
artem|RU4o7
artena|IT1i3
artern|DE0y3
artesia|US0t4CA,US474NM
arthur|US1b1IL
arth|CH5o3
artigas|UY2s5
artigues pres bordeaux|FR1m3
artist village|IN033
arti|RU2j4
artondale|US0t4WA
artova|TR013
artsyz|UA164
artur nogueira|BR095
artvin|TR015
arua|UG2i6
arucas|ES5i5
arue|PF863
aruja|BR096
arukutti|IN034
arumbavur|IN034
arumuganeri|IN035
arundel|AU1k3QLD,US0d2ME
aruppukkottai|IN036
arusha|TZ1d8
aruvankad|IN032
arvada|US477CO
arvayheer|MN3m5
arverne|US0d4NY
arvika|SE274
arvin|US0t4CA
arvi|IN035
arvore|PT502
arys|KZ1n5
arzachena|IT1i3
arzamas|RU067
arzano|IT1i5
arzberg|DE0y3
arzgir|RU064
arzignano|IT1i4
arzl|AT213
arzua|ES0z3
as pontes de garcia rodriguez|ES0z4
as saffaniyah|SA0s3
as saff|EG0h5
as safirah|SY226
as salamiyah|SY227
as salimiyah|KW4g7
as salt|JO2q6
as samawah|IQ0k7
as samu|PS5a4
as sanad|TN463
as sanamayn|SY225
as sars|TN463
as suki|SD1q5
as sulaymaniyah|IQ0k9
as sulayyil|SA0s5
as suwayda|SY226
as suwayq|OM3r7
as suwayrah|IQ0k5
asaba|NG0a6
asadabad|IR0l6,AF126
asahikawa|JP0c8
asahi|JP0c5,JP0c3
asaita|ET194
asaka|JP0c7,UZ1o6
asamankese|GH1r5
asandh|IN035
asansol|IN039
asan|KR087
asarganj|IN033
asasa|ET195
asau|RO1w3,WS7y3
asa|SE273
asbach|DE0y3
asbe teferi|ET195
asbestos|CA1e3QC
asbest|RU2j6
asbury lake|US0d3FL
asbury park|US0d4NJ
asbury|US1b2IA
ascencion de guarayos|BO2h4
ascencion|MX2m4
ascension|BO2h4,MX2m4
aschaffenburg|DE0y6
aschau im chiemgau|DE0y2
ascheberg|DE0y4
aschersleben|DE0y5
aschheim|DE0y3
ascoli piceno|IT1i5
ascoli satriano|IT1i2
ascona|CH5o2
ascope|PE0g4
ascot vale|AU0r4VIC
ascot|GB0j4,AU1k3QLD
asekeyevo|RU2j2
asenovgrad|BG2z6
asentamiento humano nicolas de pierola|PE0g3
aserri|CR5q5
ash flat|US1b0AR
ash grove|US1b1MO
ash shafa|SA0s6
ash shajarah|JO2q3
ash shamiyah|IQ0k6,KW4g4
ash shatrah|IQ0k6
ash shaykh miskin|SY225
ash shihaniyah|QA5n3
ash shuhada|EG0h6
ash shuyukh|PS6q3
ashaway|US0d1RI
asha|RU2j5
ashbourne|IE384,GB0j3
ashburnham|US0d2MA
ashburn|US0d5VA,US1b5IL,US0d2GA
ashburton|NZ5d5,AU0r3VIC
ashby de la zouch|GB0j4
ashby|US0d2MA
ashchysay|KZ1n2
ashdod|IL3q8
ashdown|US1b2AR
asheboro|US0d5NC
asherton|US1b0TX
asheville|US0d6NC
ashfield|AU0p5NSW,US0d1MA
ashford|GB0j6,GB0j5,US1b1AL,US1b1WI
ashgabat|TM41a
ashgrove|AU1k4QLD
ashibetsu|JP0c4
ashikaga|JP0c7
ashington|GB0j5
ashiya|JP0c6
ashkasham|AF124
ashkelon|IL3q7
ashland city|US1b2TN
ashland|US0t4CA,US0d4KY,US0t4OR,US0d4OH,US0d4MA,US0d3NJ,US1b3WI,US0d3VA,US1b2MO,US0d1PA,US1b1NE,US1b1AL,US1b0IL,US0d0NH
ashley|US0d1PA,US0d0OH
ashmore|AU1k4QLD
ashmun|EG0h6
ashmyany|BY1y4
ashoknagar kalyangarh|IN037
ashoknagar|IN036
ashtabula|US0d4OH
ashtarak|AM354
ashta|IN036,IN035
ashtead|GB0j4
ashti|IN034
ashton in makerfield|GB0j5
ashton sandy spring|US0d2MD
ashton under lyne|GB0j5
ashton|US470ID
ashukino|RU063
ashville|US0d2OH,US1b1AL
ashwaubenon|US1b4WI
ashwood|AU0r3VIC
asia|PH185
asifabad|IN034
asika|IN034
asikkala|FI4t3
asilah|MA115
asind|IN034
asingan|PH183
asino|RU535
asipovichy|BY1y5
asirah ash shamaliyah|PS6q3
askale|TR014
askern|GB0j2
asker|NO4q6
askim|NO4q4
askino|RU2j3
askiz|RU3h3
askoy|NO4q4
asmara|ER4s9
asmar|AF124
asnieres sur seine|FR1m6
asola|IT1i3
asosa|ET195
asotin|US0t0WA
aso|JP0c5
aspach|DE0y3
asparuhovo|BG2z5
aspen hill|US0d6MD
aspendale gardens|AU0r3VIC
aspendale|AU0r3VIC
aspen|US473CO
asperg|DE0y4
aspe|ES0z4
aspinwall|US0d1PA
aspley|AU1k4QLD
aspropyrgos|GR4b5
assab|ER4s4
assafarge|PT502
assago|IT1i3
assai|BR094
assare|BR1h4
assemini|IT1i5
assenede|BE3a4
assens|DK2y3
assen|NL3z6
assesse|BE3a3
asse|BE3a5
assinovskaya|RU063
assis|BR097
asslar|DE0y4
assomada|CV743
assonet|US0d2MA
assumption|US1b0IL
astanajapura|ID0b7
astaneh ye ashrafiyeh|IR0l5
astara|IR0l5,AZ344
astatula|US0d1FL
asten|NL3z3
asti|IT1i6
astolfo dutra|BR093
aston|GB0j5
astorga|BR094,ES0z4,PH183
astoria|US0d7NY,US0t3OR,US1b0IL
astorp|SE273
astor|US0d1FL
astrakhan|RU529,KZ1n3
astravyets|BY1y3
astrea|CO0i3
asturias|PH183
asubulaq|KZ1n2
asuncion ixtaltepec|MX043
asuncion mita|GT3c4
asuncion nochixtlan|MX044
asuncion|PY28b
asvestochori|GR4b3
aswan|EG0h8
asyqata|KZ1n4
asyut|EG0h9
aszod|HU1z3
as|CZ2x4,NO4q3,BE3a3
at bashi|KG3i4
at tafilah|JO2q5
at taj|LY306
at tall al kabir|EG0h6
at tall|SY226
at taraf|SA0s4
at tayyibah|JO2q4
at tubi|SA0s3
at turrah|JO2q4
atabey|TR014
atakent|KZ1n4
atakpame|TG3w6
atalaia|BR3e4
atamanovka|RU5t3
atamaria|ES0z5
atambua|ID2l5
atami|JP0c5
atamyrat|TM415
atani|NG0a8
ataq|YE1t5
atarfe|ES0z4
atarrabia|ES0z3
atarra|IN036
atar|MR4c5
atascadero|US0t5CA
atascocita|US1b6TX
atasehir|TR018
atasu|KZ1n4
atbara|SD1q7
atbasar|KZ1n5
atca|TR013
atchison|US1b3KS
atco|US0d4NJ
ateli mandi|IN033
atemajac de brizuela|MX042
atempan|MX043
atenas|CR5q3
atencingo|MX043
atequiza|MX043
atescatempa|GT3c4
atglen|US0d0PA
ath thawrah|SY226
athagarh|IN034
athelstone|AU2v3SA
athena|US0t0OR
athens|GR4b9,US0d7GA,US0d5OH,US1b5AL,US0d4TN,US1b4TX,US0d2PA,US1b1IL,US0d1NY,US1b0WI,US490MI
atherstone|GB0j3
atherton|GB0j4,AU1k3QLD,US0t3CA
athi river|KE1a5
athis mons|FR1m5
athlone|IE384
athni|IN035
athol|US0d3MA
athy|IE384
ath|BE3a5
atibaia|BR097
atimonan|PH185
atiquizaya|SV4x3
atitalaquia|MX043
atizapan|MX043
ati|TD425
atkaracalar|TR012
atkarsk|RU3k5
atkinson|US0d3NH,US1b0NE
atkins|US1b2AR,US1b1IA,US0d0VA
atlacomulco de fabela|MX045
atlanta|US0d9GA,US1b2TX,US1b1IL
atlantic beach|US0d4FL,US0d1NY,US0d1NC
atlantic city|US0d5NJ
atlantic highlands|US0d2NJ
atlantic|US1b3IA
atlantis|ZA0x6,US0d1FL
atlasovo|RU6k2
atlatlahucan|MX043
atlautla|MX043
atliaca|MX043
atlixco|MX046
atmakur|IN035
atmore|US1b3AL
atoka|US1b3TN,US1b2OK,US470NM
atoluca|MX042
atotonilco de tula|MX043
atotonilco el alto|MX045
atotonilco el grande|MX043
atotonilquillo|MX043
atouguia da baleia|PT503
atoyac de alvarez|MX044
atoyac|MX042
atoyatempan|MX043
atraulia|IN034
atrauli|IN036
atripalda|IT1i3
atri|IT1i3
atsiaman|GH1r8
atsugi|JP0c8
attadale|AU1v3WA
attalla|US1b3AL
attard|MT8j3
attayyampatti|IN034
attendorn|DE0y5
attica|US3n2IN,US0d1NY
attili|IN036
attil|PS6q3
attingal|IN035
attleborough|GB0j3,GB0j3
attleboro|US0d5MA
attnang puchheim|AT213
attock city|PK056
attur|IN036
atulayan|PH183
atuncolla|PE0g4
atuntaqui|EC1s4
atvidaberg|SE273
atwater|US0t5CA,US1b0MN
atwell|AU1v3WA
atwood|US1b0IL,US1b0KS
atyashevo|RU063
atyrau|KZ6m7
atzacan|MX043
au in der hallertau|DE0y2
au sable|US490MI
aubagne|FR1m5
aubange|BE3a4
aubenas|FR1m4
aubergenville|FR1m4
auberry|US0t1CA
aubervilliers|FR1m6
aubiere|FR1m3
aubigny sur nere|FR1m3
aubin grove|AU1v3WA
aubrey|US1b2TX
auburn gresham|US1b6IL
auburn hills|US495MI
auburn lake trails|US0t2CA
auburndale|US0d4FL
auburn|US0t6WA,US1b6AL,AU0p5NSW,US0d5NY,US0d5ME,US0d4MA,US0t4CA,US494IN,US0d3GA,US0d2NH,US1b2IL,US1b2NE,US491MI,US1b0KY,US1b0KS
auby|FR1m3
aucamville|FR1m3
auchel|FR1m4
auchenflower|AU1k3QLD
auchi|NG0a6
auch|FR1m5
auckland|NZ5d9
audenge|FR1m2
audincourt|FR1m4
audley|GB0j2
audubon park|US631KY,US0d0NJ
audubon|US0d3NJ,US0d3PA,US1b1IA
audun le tiche|FR1m3
auen|AT213
auerbach|DE0y4,DE0y3
aue|DE0y4
auf der horst|DE0y3
augsburg|DE0y8
augusta|US0d5GA,IT1i5,US0d4ME,US1b3KS,US1b1AR,US0d1NY,US1b1WI,US0d0KY
augustdorf|DE0y3
augusto correa|BR1h4
augustow|PL205
augustusburg|DE0y2
august|US0t3CA
auki|SB7p3
aulendorf|DE0y3
aulnay sous bois|FR1m6
aulnoy lez valenciennes|FR1m3
aulnoye aymeries|FR1m3
ault field|US0t1WA
ault|US471CO
aumsville|US0t2OR
auna|NG0a3
aurad|IN034
auraiya|IN036
aurangabad|IN03a,IN037
auras|IN033
auray|FR1m4
aurec sur loire|FR1m2
aureilhan|FR1m3
aurich|DE0y5
auriflama|BR094
aurillac|FR1m5
auriol|FR1m3
aurora|US478CO,US1b8IL,CA1e6ON,PH184,US0d4OH,BR1h3,PH183,US1b3MO,US1b2NE,US3n2IN,US1b1MN,US1b0TX,US470UT
ausa|IN035
aussillon|FR1m3
austell|US0d3GA
austintown|US0d5OH
austin|US1baTX,US1b5MN,US3n2IN,US1b2AR
australind|AU1v4WA
autazes|BR233
auterive|FR1m3
autlan de navarro|MX046
autun|FR1m4
auvers sur oise|FR1m3
auxerre|FR1m5
auxonne|FR1m3
au|CH5o3
avadi|IN038
avallon|FR1m3
avalon|US0d2PA,US0t2CA,US0d0NJ
avanca|PT503
avanigadda|IN035
avanoor|IN032
avanos|TR014
avare|BR096
avarua|CK8z4
ava|US1b2MO
avdiyivka|UA165
aveiro|PT506
aveleda|PT503
aveley|AU1v3WA,GB0j3
avelgem|BE3a3
avellaneda|AR2c5
avella|IT1i3
avellino|IT1i6
avenal|US0t4CA
avenel|US0d4NJ
aventura|US0d5FL
avenue b and c|US252AZ
aver o mar|PT503
averill park|US0d1NY
aversa|IT1i6
avery creek|US0d1NC
avesta|SE274
aves|PT503
avetrana|IT1i3
avezzano|IT1i5
avia terai|AR2c3
aviano castello|IT1i2
aviano|IT1i3
avigliana|IT1i3
avigliano|IT1i3
avignon|FR1m6
avila beach|US0t1CA
avila|ES0z6
aviles|ES0z6
avilla|US491IN
avinashi|IN035
avintes|PT504
avion|FR1m4
aviston|US1b1IL
avis|US0d1PA
avlonas|GR4b3
avocado heights|US0t4CA
avoca|US0d1PA,US1b1IA
avola|IT1i5
avon by the sea|US0d1NJ
avon center|US0d4OH
avon lake|US0d5OH
avon park|US0d3FL
avondale estates|US0d2GA
avondale heights|AU0r4VIC
avondale|US256AZ,US1b5IL,US1b2LA,US0d0PA
avonia|US0d0PA
avon|US0d4OH,US3n4IN,FR1m4,US473CO,US0d2MA,US0d2NY,US0d1PA,US1b1MN
avra valley|US253AZ
avrameni|RO1w2
avranches|FR1m3
avrig|RO1w4
avrille|FR1m4
avsallar|TR014
avsar|AZ342
avsyunino|RU062
avtovo|RU065
avtury|RU064
avvocata|IT1i5
awang|PH183
awans|BE3a3
awantipur|IN033
awarta|PS6q2
awash|ET194
aweil|SS575
awendaw|US0d0SC
awgu|NG0a5
awjilah|LY303
awka|NG0a7
awsim|EG0h6
axams|AT212
axel|NL3z3
axim|GH1r5
axminster|GB0j3
axochiapan|MX044
axtla de terrazas|MX043
axum|ET195
ayabaca|PE0g2
ayabe|JP0c5
ayacucho|PE0g7
ayagoz|KZ1n5
ayakudi|IN035
ayame|CI0u4
ayamonte|ES0z4
ayancik|TR014
ayang ni|KP104
ayapango|MX043
ayapa|MX042
ayapel|CO0i4
ayas|TR013
ayaviri|PE0g4
aydarken|KG3i4
ayden|US0d2NC
aydincik|TR013,TR013
aydintepe|TR013
aydin|TR017
aydun|JO2q4
ayer hangat|MY2a3
ayer|US0d2MA
ayios konstandinos|GR4b3
aykhal|RU644
aykol|CN133
aylesbury|GB0j6
aylmer|CA1e3ON
aylsham|GB0j3
ayn al arab|SY226
ayn janna|JO2q3
ayora|ES0z2
ayorou|NE3v5
ayotlan|MX044
ayr|GB0j6,AU1k3QLD
aytos|BG2z4
aytre|FR1m3
ayutinskiy|RU063
ayutla de los libres|MX044
ayutla|MX043
ayutuxtepeque|SV4x5
ayvacik|TR013,TR013
ayvalik|TR016
aywaille|BE3a3
ayyampettai|IN034
ayy|JO2q3
az zabadani|SY225
az zahiriyah|PS6q5
az zarqa|EG0h5
az zawiyah|LY308
az zawr|KW4g3
az zaytuniyah|PS6q3
az zubayr|IQ0k7
az zulfi|SA0s6
az zuwaydah|PS5a4
az zuwaytinah|LY304
azacualpa|HN3l3
azadshahr|IR0l9,IR0l6
azalea park|US0d4FL
azambuja|PT503
azamgarh|IN037
azangaro|PE0g4
azare|NG0a7
azazga|DZ1p5
azcapotzalco|MX049
azeitao|PT504
azemmour|MA115
azenha|PT504
azhikkal|IN033
azhiyur|IN035
azimpur|BD077
azkoitia|ES0z3
azle|US1b4TX
aznalcollar|ES0z3
azna|IR0l6
azogues|EC1s5
azor|IL3q4
azovo|RU332
azov|RU066
azpeitia|ES0z4
azrou|MA116
aztalan|US1b1WI
aztec|US473NM
azuaga|ES0z3
azua|DO1j6
azul|AR026
azuqueca de henares|ES0z5
azusa|US0t6CA
azzaba|DZ1p6
azzano decimo|IT1i4
azzano san paolo|IT1i3
azzun|PS6q3
baabda|LB1u3
baalbek|LB1u5
baao|PH184
baardheere|SO1f5
baarlo|NL3z2
baarn|NL3z5
baar|CH5o4
bab ezzouar|DZ1p8
babadag|RO1w3
babaeski|TR015
babahoyo|EC1s6
babaita|RO1w3
babai|IN034
babana|NG0a4
babanki|CM2k3
babati|TZ1d5
babatngon|PH183
babat|ID0b5
babayevo|RU064
babayurt|RU064
babbitt|US1b1MN
babenhausen|DE0y4,DE0y2
babeni|RO1w3
baberu|IN034
babina|IN035
babo pangulo|PH184
babolsar|IR0l6
babol|IR0l8
babor ville|DZ1p5
babrala|IN034
babra|IN034
babruysk|BY1y8
babson park|US0d0FL
babugarh|IN033
babura|NG0a3
babushkin|RU066
babu|CN006
babylon|US0d4NY
bac giang|VN0n6
bac kan|VN0n4
bac lieu|VN0w7
bac ninh|VN0n5
bacabal|BR1h6
bacacay|PH184
bacag|PH182
bacalar|MX4j4
bacarra|PH183
bacau|RO1w7
bacchus marsh|AU0r3VIC
bachajon|MX042
bachatskiy|RU4w4
bachhraon|IN035
bachhrawan|IN034
bachi yurt|RU064
baciu|RO1w3
back mountain|US0d5PA
backa palanka|RS2r5
backa topola|RS2r4
backi petrovac|RS2r3
backnang|DE0y5
backo gradiste|RS2r3
backo petrovo selo|RS2r3
bacliff|US1b3TX
bacobampo|MX433
bacoli|IT1i5
bacolod city|PH189
bacolod|PH182
bacong|PH182
bacon|PH182
bacoor|PH188
bacsalmas|HU1z3
bacuag|PH182
baculongan|PH184
bacup|GB0j4
bacuyangan|PH183
bad abbach|DE0y3
bad aibling|DE0y4
bad arolsen|DE0y4
bad axe|US492MI
bad belzig|DE0y4
bad bentheim|DE0y4
bad bergzabern|DE0y3
bad berka|DE0y3
bad berleburg|DE0y4
bad bevensen|DE0y3
bad birnbach|DE0y2
bad blankenburg|DE0y3
bad bramstedt|DE0y4
bad breisig|DE0y3
bad bruckenau|DE0y3
bad camberg|DE0y4
bad doberan|DE0y4
bad driburg|DE0y4
bad duben|DE0y3
bad durkheim|DE0y4
bad durrenberg|DE0y4
bad durrheim|DE0y4
bad ems|DE0y3
bad endbach|DE0y3
bad endorf|DE0y3
bad essen|DE0y4
bad fallingbostel|DE0y4
bad feilnbach|DE0y3
bad frankenhausen|DE0y3
bad freienwalde|DE0y4
bad fussing|DE0y3
bad gandersheim|DE0y3
bad griesbach|DE0y3
bad hall|AT212
bad harzburg|DE0y5
bad herrenalb|DE0y3
bad hersfeld|DE0y5
bad homburg vor der hohe|DE0y6
bad honnef|DE0y5
bad honningen|DE0y3
bad iburg|DE0y4
bad kissingen|DE0y4
bad konigshofen im grabfeld|DE0y3
bad konig|DE0y3
bad kosen|DE0y2
bad kreuznach|DE0y5
bad laasphe|DE0y4
bad laer|DE0y3
bad langensalza|DE0y4
bad lauchstadt|DE0y2
bad lausick|DE0y3
bad lauterberg im harz|DE0y4
bad liebenwerda|DE0y3
bad liebenzell|DE0y3
bad lippspringe|DE0y4
bad lobenstein|DE0y3
bad marienberg|DE0y3
bad mergentheim|DE0y4
bad munder am deister|DE0y4
bad munstereifel|DE0y4
bad nauheim|DE0y5
bad nenndorf|DE0y3
bad neuenahr ahrweiler|DE0y5
bad neustadt an der saale|DE0y4
bad oeynhausen|DE0y6
bad oldesloe|DE0y5
bad orb|DE0y3
bad pyrmont|DE0y4
bad ragaz|CH5o2
bad rappenau|DE0y4
bad reichenhall|DE0y4
bad rothenfelde|DE0y3
bad sachsa|DE0y3
bad sackingen|DE0y4
bad salzdetfurth|DE0y4
bad salzuflen|DE0y6
bad salzungen|DE0y4
bad sassendorf|DE0y4
bad schlema|DE0y2
bad schussenried|DE0y3
bad schwalbach|DE0y3
bad schwartau|DE0y4
bad segeberg|DE0y4
bad soden am taunus|DE0y4
bad soden salmunster|DE0y4
bad sooden allendorf|DE0y3
bad staffelstein|DE0y3
bad tolz|DE0y4
bad urach|DE0y4
bad vilbel|DE0y5
bad voslau|AT213
bad waldsee|DE0y4
bad wildbad|DE0y3
bad wildungen|DE0y4
bad wimpfen|DE0y3
bad windsheim|DE0y4
bad worishofen|DE0y4
bad wurzach|DE0y4
bad zwischenahn|DE0y5
bada barabil|IN036
badagara|IN036
badagry|NG0a5
badajoz|ES0z7
badak|PH183
badalona|ES0z8
badamdar|AZ344
badami|IN035
badarganj|BD075
badarpur|IN033
badarwas|IN033
bada|RU5t2
baddi|IN034
baddomalhi|PK054
badeggi|NG0a3
baden baden|DE0y6
baden|AT215,CH5o4,US0d2PA,US0d1MD
badger|US5x4AK
badhni kalan|IN033
badia polesine|IT1i3
badin|PK056,US0d1NC
badiyah|OM3r4
badlapur|IN037
badnawar|IN034
badou|TG3w5
badovinci|RS2r3
badr hunayn|SA0s5
badulla|LK4d6
baduria|IN036
badvel|IN034
bady bassitt|BR094
baekrajan|ID0b6
baena|ES0z4
baependi|BR094
baesweiler|DE0y5
baeza|ES0z4
bafang|CM2k6
bafata|GW5h4
baffa|PK054
bafia|CM2k6
bafilo|TG3w4
bafoulabe|ML2o5
bafoussam|CM2k8
bafq|IR0l5
bafra|TR017
bagaha|IN037,IN037
bagalkot|IN037
bagamoyo|TZ1d6
bagan serai|MY2a4
baganga|PH183
bagan|RU2d3
bagarji|PK053
bagar|IN034
bagasra|IN035
bagayevskaya|RU064
bagcilar|TR01a
bagdad|US1b2FL,US251AZ
bagdogra|IN034
bagepalli|IN035
bagerhat|BD078
bageshwar|IN033
bage|BR097
baggabag b|PH185
bagha purana|IN035
baghdad|IQ0kd
bagheria|IT1i6
baghlan|AF127
baghpat|IN035
bagley|US1b0MN
bagli|IN033
baglung|NP2b5
bagnacavallo|IT1i3
bagnan|IN033
bagnara calabra|IT1i3
bagneres de bigorre|FR1m3
bagnes|CH5o3
bagneux|FR1m5
bagni di tivoli|IT1i3
bagno a ripoli|IT1i2
bagnolet|FR1m5
bagnoli|IT1i5
bagnolo in piano|IT1i3
bagnolo mella|IT1i4
bagnols sur ceze|FR1m4
bago city|PH187
bagong pagasa|PH186
bagong sikat|PH182
bagontapay|PH183
bago|MM0q8
bagrationovsk|RU593
bagra|IN034
bagshot|GB0j2
bagua grande|PE0g4
bagudo|NG0a3
baguim do monte|PT504
baguio|PH188
bagula|IN034
bag|IN033
bah bah|PH185
bahadurganj|IN035
bahadurgarh|IN037
baharampur|IN037
baharly|TM415
bahar|IR0l5
bahau|MY2a5
bahawalnagar|PK057,PK057
bahawalpur|PK059
bahay pare|PH183
bahcecik|TR013
bahcelievler|TR019
bahce|TR014
baheri|IN036
bahia blanca|AR028
bahia de caraquez|EC1s5
bahia de kino|MX433
bahia honda|CU1l4
bahir dar|ET197
bahjoi|IN035
bahla|OM3r6
bahraigh|IN038
bahsuma|IN033
bahua|IN033
bahula|IN034
bah|IN034
baia mare|RO1w7
baia sprie|RO1w4
baiao|PT504,BR2e4
baia|RO1w3
baicheng|CN008
baicoi|RO1w4
baiculesti|RO1w3
baidland|US0d1PA
baidoa|SO1f7
baidyabati|IN037
baie comeau|CA1e5QC
baie mahault|GP7m5
baie saint paul|CA1e3QC
baienfurt|DE0y3
baiersbronn|DE0y4
baiersdorf|DE0y3
baihar|IN034
baihe|CN006
baijiantan|CN137
baikonur|KZ5w6
baikunthpur|IN033,IN033
bail hongal|IN036
baildon|GB0j4
baile herculane|RO1w3
bailen|ES0z4
bailesti|RO1w4
baileys crossroads|US0d5VA
baillargues|FR1m3
bailleul|FR1m4
baille|FR1m4
baillif|GP7m3
bain de bretagne|FR1m3
bainbridge island|US0t5WA
bainbridge|US0d4GA,US0d2OH,US0d0PA,US0d0NY
baiona|ES0z4
baiquan|CN006
bairagnia|IN035
baird|US1b1TX
bairnsdale|AU0r3VIC
baise city|CN007
baishan|CN008
baishishan|CN006
baissa|NG0a3
bais|PH186
baiting hollow|US0d1NY
baixa grande|BR1c3
baixo guandu|BR094
baiyin|CN008
baj baj|IN036
baja|HU1z5
bajil|YE1t6
bajina basta|RS2r3
bajitpur|BD075
bajna|IN033
bajos de chila|MX042
bajos de haina|DO1j6
bajos del ejido|MX043
bakaly|RU2j3
bakal|RU2j4
bakanas|KZ1n3
bakani|IN033
bakau|GM5p5
bakchar|RU533
baker city|US0t3OR
bakersfield|US0t9CA
bakerstown|US0d1PA
baker|US1b4LA,US471MT
bakewar|IN034
bakhchysarai|UA5e5
bakhmach|UA165
bakhmut|UA166
bakhtiyarpur|IN035
bakixanov|AZ346
baki|ID0b6,SO1f4
baklan|TR013
bakori|NG0a4
bako|ET194
bakri|MY2a5
baksanenok|RU063
baksan|RU065
bakshwaho|IN033
bakum|DE0y3
baku|AZ34a
bal a|PS6q3
bal harbour|US0d2FL
bala cynwyd|US0d3PA
balabac|PH183
balabanovo|RU065
balachor|IN034
balaclava|AU0r2VIC
balad|IQ0k5
balaghat|IN036
balagtas|PH186
balaguer|ES0z4
balaipungut|ID0b6
balaka|MW4e4
balakhani|AZ343
balakhta|RU3h3
balakirevo|RU063
balaklava|UA5e4
balakliya|UA165
balakovo|RU3k8
balally|IE383
balamban|PH184
balancan|MX044
balanga|PH186
balangiga|PH182
balangir|IN037
balan|RO1w3
balao|EC1s4
balapulang|ID0b5
balapur|IN035,IN033
balarampur|IN035
balaruc les bains|FR1m3
balashikha|RU067
balashov|RU3k7
balasore|IN037
balassagyarmat|HU1z4
balatah|PS6q4
balatonalmadi|HU1z3
balatonboglar|HU1z3
balatonfured|HU1z4
balayan|PH186
balboa|CO0i3
balbriggan|IE385
balcani|RO1w3
balcarce|AR025
balcatta|AU1v3WA
balcesti|RO1w3
balch springs|US1b5TX
balchik|BG2z4
balcones heights|US1b2TX
bald hills|AU1k3QLD
bald knob|US1b2AR
baldeogarh|IN033
baldev|IN033
baldivis|AU1v5WA
baldock|GB0j3
baldoyle|IE383
baldwin city|US1b2KS
baldwin harbor|US0d3NY
baldwin park|US0t6CA
baldwinsville|US0d3NY
baldwinville|US0d1MA
baldwin|US0d5NY,US0d4PA,US1b2WI,US0d2GA,US1b1LA,US0d1FL,US490MI
baldwyn|US1b2MS
balele|PH183
baleni sarbi|RO1w3
balen|BE3a4
balerno|GB0j3
balesti|RO1w3
balestrate|IT1i3
balete|PH183,PH183
baley|RU5t4
balezino|RU324
balfour|ZA0x6,US0d0NC
balga|AU1v4WA
balgowlah|AU0p3NSW
balgownie|AU0p2NSW
bali chak|IN034
balibago|PH182
baligang|PH183
balikesir|TR018
balikpapan|ID2l9
balila|JO2q2
balimbing|PH183
balimila|IN034
balingasag|PH183
balingcanaway|PH183
balingen|DE0y5
balite segundo|PH183
baliton|PH183
baliuag|PH187
bali|IN038,CM2k6,IN034
balkanabat|TM416
balkany|HU1z3
balkashino|KZ1n3
balkh|AF127
balky|UA163
ball ground|US0d1GA
ballajura|AU1v4WA
ballalpur|IN037
ballan mire|FR1m3
ballancourt sur essonne|FR1m3
ballarat central|AU0r2VIC
ballarat east|AU0r2VIC
ballarat|AU0r7VIC
ballard|US470UT
ballenger creek|US0d4MD
ballenstedt|DE0y3
ballerup|DK2y5
ballesteros|PH182
ballinasloe|IE383
ballina|IE383,AU0p3NSW
ballinger|US1b2TX
ballingry|GB0j3
ballinteer|IE383
ballito|ZA0x4
ballplay|US1b1AL
ballsh|AL5j3
ballston spa|US0d2NY
ballville|US0d2OH
ballwin|US1b5MO
ballyboden|IE383
ballycastle|GB0j2
ballyclare|GB0j3
ballyfermot|IE383
ballymena|GB0j5
ballymoney|GB0j3
ballymun|IE383
ballynahinch|GB0j3
bally|US0d0PA
ball|US1b2LA
balmain|AU0p3NSW
balmazujvaros|HU1z4
balma|FR1m4
balmville|US0d2NY
balm|US0d1FL
balnearia|AR2c2
balneario camboriu|BR096
baloc|PH183
baloda bazar|IN035
baloda|IN034
balod|IN034
balogo|PH183
balotesti|RO1w3
balotra|IN036
balpyk bi|KZ1n4
balqash|KZ1n6
balrampur|IN036
balsall common|GB0j3
balsas|BR1h6
balsic|PH183
balsta|SE274
balsthal|CH5o3
bals|RO1w4
baltasi|RU553
baltatesti|RO1w3
baltati|RO1w2
balta|UA164
baltic|US0d0CT,US1b0SD
baltimore highlands|US0d3MD
baltimore|US0d9MD,US0d2OH
baltiysk|RU595
balti|MD4h7
baltmannsweiler|DE0y2
balucuc|PH183
balugaon|IN034
balung|ID0b6
baluntaicun|CN132
balurghat|IN037
baluseni|RO1w2
balvanera|AR027
balve|DE0y4
balvi|LV3y3
balwyn north|AU0r4VIC
balwyn|AU0r4VIC
balykchy|KG3i5
balykshi|KZ6m4
balzar|EC1s5
bamako|ML2oa
bama|NG0a7
bambamarca|PE0g4
bambanglipuro|ID0b5
bambang|PH185
bambari|CF4u5
bamberg|DE0y6,US0d2SC
bambolim|IN032
bamboo flat|IN033
bambous|MU6r4
bambui|BR094
bamenda|CM2k9
bamendjou|CM2k3
bamiantong|CN006
bammental|DE0y3
bamna|IN033
bamnet narong|TH0n4
bamor kalan|IN035
bamora|IN033
bamusso|CM2k5
bamut|RU062
bamyan|AF126
bam|IR0l7
ban ao nang|TH0n3
ban bang kadi pathum thani|TH0n5
ban bueng|TH0n5
ban chalong|TH0n4
ban chang|TH0n5
ban dan lan hoi|TH0n3
ban dung|TH0n4
ban houakhoua|LA6f4
ban houayxay|LA6f4
ban huai thalaeng|TH0n4
ban karon|TH0n3
ban kata|TH0n2
ban khlong bang sao thong|TH0n5
ban ko kaeo|TH0n3
ban lam luk ka|TH0n6
ban mai khao|TH0n2
ban mai|TH0n6
ban mo|TH0n4
ban na san|TH0n4
ban nam yuen|TH0n4
ban na|TH0n5
ban nong wua so|TH0n4
ban phaeo|TH0n5
ban phai|TH0n5
ban phan don|TH0n5
ban phe|TH0n4
ban phru nai|TH0n3
ban pong|TH0n6
ban ratsada|TH0n5
ban sam chuk|TH0n4
ban selaphum|TH0n4
ban su ngai pa di|TH0n4
ban tak|TH0n4
ban talat bueng|TH0n5
ban talat nua|TH0n5
ban talat yai|TH0n6
ban thai tan|TH0n4
banamba|ML2o5
bananeiras|BR1h3
banapur|IN034
banatski karlovac|RS2r3
banat|IN034
banavar|IN033
banaybanay|PH185,PH183
banaz|TR014
bana|CM2k3
banbalah|TN464
banbasa|IN033
banbridge|GB0j4
banbury|GB0j6
banca|RO1w2
banchory|GB0j3
banda aceh|ID0b8
bandar abbas|IR0l8
bandar e anzali|IR0l7
bandar e genaveh|IR0l6
bandar e lengeh|IR0l5
bandar labuan|MY2a6
bandar lampung|ID0ba
bandar seri begawan|BN7l6
bandarban|BD075
bandarbeyla|SO1f4
bandar|ID0b5
banda|IN037,IN035
bandeirantes|BR095
banderilla|MX044
bandhi|PK053
bandiagara|ML2o3
bandikui|IN034
bandipura|IN035
bandirma|TR017
bandjoun|CM2k3
bandol|FR1m3
bandon|IE382,US0t2OR
bandora|IN034
bandraboua|YT7q3
bandrele|YT7q3
bandundu|CD0f7
bandung|ID0bb
band|RO1w3
baneasa|RO1w2,RO1w2
baneh|IR0l7
banepa|NP2b4
banesti|RO1w2
banes|CU1l6
banff|CA393AB
banfora|BF366
bang ban|TH0n4
bang bo district|TH0n5
bang bua thong|TH0n5
bang khla|TH0n4
bang krathum|TH0n4
bang kruai|TH0n6
bang lamung|TH0n5
bang len|TH0n4
bang mun nak|TH0n4
bang nam priao|TH0n3
bang pa in|TH0n4
bang pakong|TH0n5
bang phae|TH0n5
bang racham|TH0n4
bang rakam|TH0n4
bang saphan|TH0n4
bang yai|TH0n4
banganapalle|IN035
bangangte|CM2k6
bangaon|IN037,IN036
bangarapet|IN035
bangarmau|IN035
bangar|PH183
bangassou|CF4u5
banga|PH186,IN034
bangil|ID0b7
bangjun|CN003
bangkalan|ID0b6
bangkirohan|PH183
bangkok|TH0nc
bangolo|CI0u4
bangor trident base|US0t3WA
bangor|GB0j6,US0d5ME,GB0j4,AU0p2NSW,US0d2PA,US491MI,US1b1WI
bangs|US1b1TX
bangui|CF4u9
banha|EG0h7
bani mazar|EG0h6
bani na im|PS6q4
bani suhayla|PS5a5
bani suwayf|EG0h8
bani walid|LY306
bani yas city|AE156
bani zayd ash sharqiyah|PS6q2
bani zayd|PS6q2
baniachang|BD075
banikoara|BJ3t4
banisilan|PH183
baniyas|SY225
bani|DO1j6
banja luka|BA458
banjaran|ID0b7
banjarmasin|ID2l9
banjar|ID2l6,ID0b5
banjul|GM5p5
banka|IN035
bankeryd|SE273
banket|ZW263
bankim|CM2k3
banki|IN034
bankra|IN036
banks springs|US1b0LA
banksia beach|AU1k3QLD
banksia grove|AU1v3WA
bankstown|AU0p5NSW
banks|US0t1OR
bankura|IN037
banlung|KH244
banmankhi|IN035
bannalec|FR1m2
banner elk|US0d0NC
banner hill|US0d1TN
bannewitz|DE0y3
banning|US0t5CA
bannockburn|GB0j3,AU0r2VIC,US1b1IL
bannur|IN035
bannu|PK056
banora point|AU0p4NSW
banos|EC1s3
banovce nad bebravou|SK5b4
banovici|BA453
banposh|IN033
banqiao|TW0e9
bansalan|PH184
bansang|GM5p3
bansbaria|IN037
bansdih|IN034
bansgaon|IN034
bansi|IN035
banska bystrica|SK5b6
banska stiavnica|SK5b3
bansko|BG2z3
bansoa|CM2k3
banstead|GB0j6
bansud|PH184
banswada|IN035
banswara|IN037
bantayan|PH184
bantay|PH183
bantilan|PH182
banting|MY2a6
bantogon|PH182
bantul|ID0b6
bantval|IN035
bantva|IN034
banur|IN034
banyoles|ES0z4
banyo|CM2k5,AU1k3QLD
banyuls de la marenda|FR1m2
banyumas|ID0b6
banyuwangi|ID0b7
bao loc|VN0w7
baoding|CN00a
baoma|SL3p3
baoqing|CN006
baoro|CF4u3
baoshan|CN007
baotou|CN00a
baoying|CN006
bapatla|IN036
baqubah|IQ0k7
baquero norte|PH182
bar bigha|IN035
bar harbor|US0d1ME
bar le duc|FR1m4
bar nunn|US471WY
bar sur aube|FR1m2
bara bazar|IN033
bara uchana|IN034
barabai|ID2l6
barabinsk|RU2d5
baraboo|US1b4WI
baracatan|PH183
baracoa|CU1l6,HN3l3
baragaon|IN034,IN033
baraga|US491MI
baragua|CU1l4
barahan|PH183
barah|SD1q4
barajas de madrid|ES0z5
barakaldo|ES0z7
barakani|KM7x3
baraki barak|AF124
baraki|DZ1p7
barakpur|IN037
baramati|IN036
baramula|IN036
baranagar|IN038
baranain|ES0z4
baranchinskiy|RU2j3
baranivka|UA164
barani|BF362
barano dischia|IT1i3
baranoa|CO0i5
baranovichi|BY1y7
baranzate|IT1i3
baran|IN036,BY1y4
barao de cocais|BR094
baraolt|RO1w3
barasat|IN038,IN038
baras|PH184
barataria|US1b0LA
barauli|IN035
barauna|BR1h4
baraut|IN037
bara|NG0a4
barbacena|BR097
barbacha|DZ1p5
barbacoas|CO0i3
barbalha|BR1h5
barbastro|ES0z4
barbate|ES0z5
barbera del valles|ES0z5
barberaz|FR1m2
barberena|GT3c5
barberino di mugello|IT1i3
barberton|ZA0x6,US0d5OH,US0t3WA
barbezieux saint hilaire|FR1m2
barbil|IN036
barbosa|CO0i4,CO0i4
barbourmeade|US630KY
barboursville|US0d2WV
barbourville|US0d2KY
barbuletu|RO1w3
barcanesti|RO1w3
barcarena|BR2e5,PT504
barcea|RO1w3
barcellona pozzo di gotto|IT1i5
barcelona|ES0zb,VE149
barceloneta|PR5c4
barcelos|PT504,BR233
barcin|PL203
barcs|HU1z4
barczewo|PL203
bardaskan|IR0l5
barda|AZ345,RU2j3
barddhaman|IN038
bardejov|SK5b5
bardoli|IN036
bardonia|US0d2NY
bardon|AU1k3QLD
bardowick|DE0y3
bardsir|IR0l5
bardstown|US0d4KY
bareggio|IT1i4
bareilly|IN03a
barela|IN034
barendrecht|NL3z5
barentin|FR1m4
barentu|ER4s4
bargaal|SO1f3
bargara|AU1k3QLD
bargarh|IN036
bargas|ES0z3
bargeres|NL3z3
bargersville|US3n3IN
barghat|IN033
bargi|IN034
bargoed|GB0j4
bargteheide|DE0y4
barguzin|RU4p3
barhiya|IN035
barhi|IN034
barh|IN036
bari sadri|IN034
bariadi|TZ1d5
bariarpur|IN034
baric|RS2r2
barika|DZ1p7
barili|PH183
barillas|GT3c4
barinas|VE148
baringo|KE1a3
barinitas|VE145
bariri|BR095
barisal|BD078
bari|IT1i8,IN036
barjala|IN034
barjora|IN034
barka kana|IN034
barka|OM3r6
barker heights|US0d0NC
barkhan|PK053
barkhera kalan|IN033
barki saria|IN035
barking|GB0j6
barkly west|ZA0x4
barkot|IN033
barlad|RO1w6
barlassina|IT1i3
barla|RO1w3
barleben|DE0y3
barletta|IT1i7
barlig|PH183
barlinek|PL204
barling|US1b2AR
barlin|FR1m3
barma|SL3p3
barmbek nord|DE0y5
barmer|IN036
barmstedt|DE0y3
barnala|IN037
barnard castle|GB0j3
barnaul|RU4m9
barnegat|US0d1NJ
barnes lake millers lake|US490MI
barnesboro|US0d1PA
barnesville|US0d3GA,US0d2OH,US1b1MN
barnet|GB0j5
barneveld|NL3z5,US1b0WI
barnham|GB0j4
barnhart|US1b3MO
barnoldswick|GB0j3
barnsbury|GB0j3
barnsdall|US1b0OK
barnsley|GB0j6
barnstable|US0d6MA
barnstaple|GB0j5
barnstead|US0d2NH
barnstorf|DE0y3
barnt green|GB0j2
barntrup|DE0y3
barnum island|US0d1NY
barnwell|US0d2SC
barobo|PH183
baronissi|IT1i4
barotac nuevo|PH184
barotac viejo|PH183
baro|NG0a5
barpali|IN034
barpathar|IN033
barpeta road|IN035
barpeta|IN036
barquisimeto|VE14a
barra bonita|BR095
barra da estiva|BR1c4
barra de santo antonio|BR3e3
barra de sao francisco|BR094
barra do bugres|BR4y5
barra do corda|BR1h6
barra do garcas|BR4y6
barra do pirai|BR096
barra dos coqueiros|BR3e5
barra mansa|BR097
barra velha|BR094
barracas|AR026
barrack heights|AU0p3NSW
barrackville|US0d0WV
barrafranca|IT1i4
barrancabermeja|CO0i8
barrancas|CO0i4
barranca|PE0g6,PE0g3
barranco de loba|CO0i3
barranqueras|AR2c6
barranquilla|CO0ia
barras|BR1h4
barra|IT1i5,BR1c4,PH184,GM5p2
barreiras|BR1c7
barreirinhas|BR1h4
barreirinha|BR233
barreiro do jaiba|BR094
barreiros|BR295
barreiro|PT506
barretos|BR097
barrett|US1b2TX
barre|US0d3VT,US0d0MA
barrhead|GB0j4
barri de les corts|ES0z6
barri de sant andreu|ES0z6
barri gotic|ES0z4
barrie|CA1e8ON
barrigada village|GU7w3
barrington hills|US1b2IL
barrington|US0d4RI,US1b3IL,US0d3NH,US0d3NJ
barrinha|BR095
barrio de mexico|MX043
barro alto|BR1c4,BR093
barron|US1b2WI
barroquinha|BR1h4
barros blancos|UY2s5
barrosas|PT502
barroso|BR094
barrow in furness|GB0j6
barrow upon soar|GB0j2
barrowford|GB0j2
barrow|US5x2AK
barro|BR1h4
barry|GB0j6,US1b0IL
barr|FR1m3
barsana|IN033,RO1w3
barsbuttel|DE0y4
barsinghausen|DE0y4
barsi|IN037
barsovo|RU2j3
barssel|DE0y4
barstow heights|US0t5CA
barstow|US0t5CA
barsukovskaya|RU062
barth|DE0y3
bartica|GY663
bartin|TR015
bartlesville|US1b5OK
bartlett|US1b6TN,US1b5IL,US1b1TX
bartley green|GB0j5
bartolome maso|CU1l6
barton creek|US1b2TX
barton upon humber|GB0j3
bartonsville|US0d1MD
bartonville|US1b3IL,US1b1TX
barton|US1b1WI
bartoszyce|PL205
bartow|US0d4FL
barueri|BR098
barugo|PH183
baruipur|IN036
baruni|IN036
baruta|VE148
baruun urt|MN3m4
barview|US0t1OR
barvinkove|UA164
barwadih|IN033
barwala|IN035
barwani|IN036
barybino|RU062
barysaw|BY1y7
baryshevo|RU2d2
baryshivka|UA163
barysh|RU4f4
barzano|IT1i2
bar|ME6y4,UA164
basaksehir|TR018
basalt|US472CO
basarabeasca|MD4h3
basauri|ES0z5
basavakalyan|IN036
basavana bagevadi|IN035
basawul|AF123
basciftlik|TR013
bascov|RO1w3
basco|PH183
basehor|US1b2KS
basel|CH5o7
basey|PH183
basford stoke on trent|GB0j3
basford|GB0j4
bashanet|TZ1d4
bashmakovo|RU063
bashtanka|UA164
basiawan|PH183
basiglio|IT1i3
basildon|GB0j7
basile|US1b1LA
basin city|US0t0WA
basingstoke|GB0j7
basin|US470WY
basirpur|PK055
basi|IN034,IN034,IN034
baskale|TR014
baskil|TR014
basmakci|TR013
basmat tab un|IL3q3
basmat|IN036
basna|IN033
basni|IN035
basoda|IN036
basoko|CD2g5
basotu|TZ1d4
basrah|IQ0kb
bass hill|AU0p3NSW
bass lake|US9q0IN
bassano del grappa|IT1i5
bassar|TG3w6
basse goulaine|FR1m3
basse lasne|BE3a4
basse nendaz|CH5o2
basse santa su|GM5p4
basse terre|GP7m4
bassendean|AU1v3WA
bassenge|BE3a3
bassens|FR1m3
bassersdorf|CH5o3
basseterre|KN914
bassett|US0d0VA
bassila|BJ3t5
bassum|DE0y4
bastad|SE272
bastia umbra|IT1i4
bastia|FR1m5
basti|IN037
bastogne|BE3a4
bastos|BR094
bastrop|US1b3LA,US1b3TX
basudebpur|IN035
basud|PH182
basugaon|IN034
baswa|IN034
basyayla|TR013
basye|US0d0VA
basyun|EG0h6
bat khela|PK056
bat yam|IL3q7
batabano|CU1l4
batac city|PH186
bataipora|BR403
batala|IN037
batalha|BR3e4,BR1h3,PT503
batal|PH183
batamshinskiy|KZ613
batam|ID0ba
batang berjuntai|MY2a4
batangafo|CF4u4
batangas|PH188
batang|ID0b7
batarasa|PH183
batar|RO1w2
bataszek|HU1z3
batatais|BR096
batavia|US1b5IL,US0d4NY,US0d1OH
bataysk|RU067
bata|GQ6o7
bateau bay|AU0p4NSW
batesburg leesville|US0d2SC
batesburg|US0d2SC
batesville|US1b3AR,US1b3MS,US3n3IN,US1b0TX
bath beach|US0d5NY
bathgate|GB0j4
bathinda|IN038
bathurst city centre|AU0p3NSW
bathurst|AU0p5NSW,CA764NB
bath|GB0j7,US0d3ME,US0d2NY,US0d1PA,US491MI
batibo|CM2k3
batie|BF363
batifa|IQ0k5
batikent|TR018
bati|ET194
batken|KG3i3
batley|GB0j6
batman|TR019
batna|DZ1p8
batobalane|PH182
batobato|PH183
baton rouge|US1b8LA
batonyterenye|HU1z4
batouri|CM2k5
bato|PH184,PH183,PH183,PH182
batroun|LB1u3
batsari|NG0a3
battagram|PK059
battambang|KH247
battaramulla south|LK4d6
battenberg|DE0y3
battersea|GB0j6
batticaloa|LK4d6
battipaglia|IT1i6
battle creek|US496MI,US1b0NE
battle ground|US0t4WA,US3n1IN
battle mountain|US0t2NV
battlefield|US1b3MO
battlement mesa|US472CO
battle|GB0j3
battonya|HU1z3
batu arang|MY2a4
batu berendam|MY2a5
batu feringgi|MY2a4
batu gajah|MY2a6
batu pahat|MY2a7
batumi|GE377
baturaden|ID0b5
baturaja|ID0b7
baturite|BR1h4
batu|ID0b6
batyrevo|RU062
bauang|PH184
bauan|PH185,PH183
bauchi|NG0a8
baudette|US1b0MN
baud|IN034,FR1m2
baukau|TL6t4
baulkham hills|AU0p5NSW
baume les dames|FR1m3
baumschulenweg|DE0y4
baunatal|DE0y5
bauru|BR098
bauska|LV3y3
bauta|CU1l6
bautzen|DE0y5
bauvin|FR1m2
bau|PH183
bavel|NL3z2
bavly|RU065
bavtugay|RU062
bawali|IN033
bawal|IN034
bawana|IN035
bawcomville|US1b2LA
bawku|GH1r6
bawshar|OM3r7
baxley|US0d2GA
baxter estates|US0d0NY
baxter springs|US1b2KS
baxter|US1b3MN,US1b0TN,US1b0IA
bay city|US495MI,US1b4TX,US0t0OR
bay harbor islands|US0d3FL
bay harbor|US493MI
bay hill|US0d2FL
bay minette|US1b3AL
bay park|US0d1NY
bay pines|US0d2FL
bay point|US0t4CA
bay roberts|CA7a4NL
bay saint louis|US1b3MS
bay shore|US0d5NY
bay springs|US1b1MS
bay village|US0d4OH
bay wood|US0d3NY
bayaguana|DO1j4
bayambang|PH184
bayamon|PR5c8
bayamo|CU1l8
bayan nur|CN00b
bayanaul|KZ1n3
bayana|IN035
bayanga|PH182
bayang|PH183
bayanhongor|MN3m5
bayan|CN006,KW4g5
bayard|US471NM,US470NE
bayawan|PH185
baybay|PH184
bayboro|US0d0NC
bayburt|TR015
baychester|US0d4NY
bayenthal|DE0y3
bayeux|BR1h7,FR1m4
bayevo|RU4m2
bayfield|US471CO
bayganin|KZ613
bayindir|TR014
bayji|IQ0k5
baykalovo|RU2j3
baykalsk|RU4p4
baykan|TR014
baymak|RU2j4
baynjiwayn|IQ0k5
bayombong|PH186
bayonet point|US0d5FL
bayonne|US0d6NJ,FR1m5
bayou cane|US1b4LA
bayou gauche|US1b1LA
bayou la batre|US1b1AL
bayou vista|US1b2LA,US1b1TX
bayport|US0d3NY,US1b2MN
bayramaly|TM416
bayreuth|DE0y6
bayshore gardens|US0d4FL
bayshore|US0d2NC
bayside|US0d6NY,US0t4CA,US1b2WI
bayston hill|GB0j2
bayswater north|AU0r3VIC
bayswater|GB0j4,AU1v4WA,AU0r4VIC
bayt al awabi|OM3r3
bayt al faqih|YE1t5
bayt awwa|PS6q3
bayt fajjar|PS6q3
bayt furik|PS6q3
bayt hanun|PS5a5
bayt jala|PS6q4
bayt kahil|PS6q3
bayt lahya|PS5a6
bayt lid|PS6q3
bayt liqya|PS5a3
bayt sahur|PS5a4
bayt ula|PS6q3
bayt ummar|PS6q4
bayt yafa|JO2q3
bayta al fawqa|PS6q3
baytown|US1b6TX
baytunya|PS6q4
bayugan|PH185
bayview|US0t1CA,US0t1CA
bayville|US0d4NJ,US0d3NY
bay|PH185,US1b1AR
bazar e yakawlang|AF126
bazar korgon|KG3i5
bazarak|AF126
bazarnyy karabulak|RU3k3
bazarnyy syzgan|RU4f3
bazarnyye mataki|RU062
bazas|FR1m2
baza|ES0z5
bazhovo|RU2j4
bazou|CM2k4
bazpur|IN035
bazzano|IT1i3
ba|FJ7i4
bcharre|LB1u4
beach city|US1b1TX,US0d0OH
beach haven west|US0d2NJ
beach haven|US0d0NJ
beach park|US1b4IL
beachwood|US0d4OH,US0d3NJ
beach|US470ND
beacon hill|AU0p3NSW
beacon square|US0d3FL
beaconsfield|CA1e4QC,GB0j4,AU0r3VIC,AU1k2QLD
beacon|US0d4NY
bealanana|MG2f4
beale air force base|US0t0CA
bealeton|US0d2VA
bean station|US0d2TN
bear creek|US5x1AK,US1b0AL
bear rocks|US0d0PA
bear valley springs|US0t2CA
beardstown|US1b3IL
bearsden|GB0j5
bear|US0d4DE
beas de segura|ES0z2
beasain|ES0z4
beato antonio|PT504
beatrice|US1b4NE
beattystown|US0d2NJ
beattyville|US0d0KY
beatty|US0t0NV
beau bassin rose hill|MU6r7
beau vallon|MU6r3
beaucaire|FR1m4
beauceville|CA1e3QC
beauchamp|FR1m3
beaucourt|FR1m2
beaudesert|AU1k3QLD
beaufort en vallee|FR1m3
beaufort west|ZA0x5
beaufort|MY2a4,US0d4SC,US0d2NC
beaugency|FR1m3
beauharnois|CA1e4QC
beaumaris|AU0r4VIC
beaumont hills|AU0p3NSW
beaumont sur oise|FR1m3
beaumont|US1b7TX,US0t5CA,FR1m4,IE383,CA393AB,BE3a3
beaune|FR1m5
beaupreau|FR1m3
beauraing|BE3a3
beausoleil|FR1m4
beauvais|FR1m6
beauvechain|BE3a3
beauzelle|FR1m3
beaver dam lake|US0d1NY
beaver dam|US1b4WI,US1b2KY,US0t1AZ
beaver falls|US0d3PA
beavercreek|US0d6OH,US0t2OR
beaverdale|US0d0PA
beaverdam lake salisbury mills|US0d1NY
beaverton|US0t7OR,US490MI
beaver|US0d2PA,US472UT,US1b1OK,US0d0WV
beawar|IN037
bebedja|TD424
bebedouro|BR096
bebeji|NG0a3
beberibe|BR1h5
bebington|GB0j4
beboto|TD422
bebra|DE0y4
becal|MX3u3
becancour|CA1e3QC
beccacivetta azzano|IT1i3
beccles|GB0j4
becej|RS2r5
becerril|CO0i3
bechar|DZ1p7
bechem|GH1r4
bechyne|CZ2x3
beckemeyer|US1b0IL
beckenham|GB0j6,AU1v3WA
becker|US1b2MN
beckett ridge|US0d3OH
beckett|US0d2NJ
becket|US0d1MA
beckingen|DE0y4
beckley|US0d4WV
beckum|DE0y5
beclean|RO1w3
becontree|GB0j7
bedarieux|FR1m3
bedarrides|FR1m2
bedburg|DE0y5
beddau|GB0j3
bedele|ET194
bedesa|ET194
bedford heights|US0d3OH
bedford hills|US0d2NY
bedford|GB0j7,US1b6TX,US0d4NH,US3n4IN,US0d4OH,US0d4MA,US0d3VA,AU1v2WA,US0d1PA,US0d1NY,US1b1IA
bedizzole|IT1i3
bedi|IN034
bedlington|GB0j4
bedminster|US0d3PA,US0d3NJ
bedong|MY2a6
bedugul|ID2l4
beduido|PT503
bedum|NL3z3
bedwas|GB0j3
bedworth|GB0j5
bedzin|PL206
bee cave|US1b3TX
bee ridge|US0d3FL
beebe|US1b3AR
beech grove|US3n4IN
beech mountain lakes|US0d1PA
beechboro|AU1v3WA
beecher|US493MI,US1b2IL
beechwood trails|US0d2OH
beechwood village|US630KY
beechwood|US1b2MS,US492MI
beecroft|AU0p3NSW
beek|NL3z3,NL3z2
beelen|DE0y3
beeliar|AU1v3WA
beelitz|DE0y4
beenleigh|AU1k3QLD
beerfelden|DE0y3
beernem|BE3a4
beersel|BE3a5
beerse|BE3a4
beersheba|IL3q8
beerwah|AU1k3QLD
beeskow|DE0y3
beeville|US1b4TX
begamganj|IN035
begampur|IN033
beggs|US1b0OK
begijnendijk|BE3a3
begles|FR1m5
begoro|GH1r5
begowala|PK053
begowal|IN033
begues|ES0z2
begun|IN034
begusarai|IN037
behat|IN034
behbahan|IR0l6
behompy|MG2f3
behren les forbach|FR1m3
behror|IN035
behshahr|IR0l7
beian|CN009
beibei|CN007
beicang|CN003
beichengqu|CN006
beidaihehaibin|CN006
beidao|CN006
beighton|GB0j3
beihai|CN008
beihuaidian|CN003
beijing|CN00e
beilen|NL3z3
beilstein|DE0y3
beinamar|TD423
beinasco|IT1i3
beipiao|CN007
beira|MZ2w9
beirut|LB1ub
beit jann|IL3q3
beitbridge|ZW265
beith|GB0j3
beius|RO1w3
bejaia|DZ1p7
bejar|ES0z4
beja|TN466,PT505
bejubang dua|ID0b3
bejucal|CU1l4
bekalta|TN464
bekasi|ID0bb
bekescsaba|HU1z6
bekes|HU1z4
bekkevoort|BE3a3
bekobod|UZ1o6
bekondo|CM2k3
bekovo|RU063
bektemir|UZ1o5
bel air north|US0d5MD
bel air riviere seche|MU6r4
bel air south|US0d6MD
bel air|US0d3MD,US0d0MD
bel nor|US1b1MO
bel ridge|US1b1MO
bela crkva|RS2r3
bela cruz|BR1h4
bela vista de goias|BR094
bela vista do paraiso|BR094
bela vista|BR404
belabo|CM2k4
belaguntha|IN033
belalcazar|CO0i5,CO0i3
belas|PT504
belawan|ID0b7
belaya glina|RU064
belaya kalitva|RU066
belaya kholunitsa|RU554
bela|IN036,PK054
belcesti|RO1w4
belchatow|PL206
belchertown|US0d2MA
belconnen|AU0p3ACT
belcourt|US1b1ND
beldanga|IN035
belding|US493MI
belebey|RU2j6
beledweyne|SO1f6
belek|TR016
belel|CM2k3
belem de sao francisco|BR1c3
belem do brejo do cruz|BR1h3
belem|BR2ea,BR1h4
belen de umbria|CO0i4
belene|BG2z3
belen|TR014,US473NM,MX043,NI3d2,CO0i2
belev|RU064
belfair|US0t2WA
belfast|GB0j8,ZA0x4,US0d3ME,US0d0PA
belfield|AU0p3NSW,US470ND
belford roxo|BR099
belford|US0d1NJ
belfort|FR1m6
belgaum|IN039
belgern|DE0y2
belgioioso|IT1i3
belgium|US1b1WI
belgorod|RU068
belgrade|RS2ra,US473MT,US0d2ME
belgrano|AR027
belhaven|US0d1NC
beli manastir|HR443
beliator|IN033
belidzhi|RU064
belington|US0d1WV
belinskiy|RU063
belisce|HR443
belize city|BZ7o6
beli|NG0a4
bell acres|US0d0PA
bell gardens|US0t5CA
bell ville|AR2c5
bella union|UY2s4
bella vista|DO1j7,US1b5AR,AR3s4,AU0p3NSW,PY282,US0t1CA
bellair meadowbrook terrace|US0d4FL
bellaire|US1b4TX,US0d2NY,US0d2OH,US1b2KS,US490MI
bellampalli|IN036
bellaria igea marina|IT1i4
bellary|IN038
bellavista|PE0g4,MX043,PE0g3
bellbird park|AU1k3QLD
bellbowrie|AU1k2QLD
bellbrook|US0d3OH
belle chasse|US1b4LA
belle de mai|FR1m4
belle fourche|US473SD
belle glade camp|US0d0FL
belle glade|US0d4FL
belle harbor|US0d3NY
belle haven|US0d3VA
belle isle|US0d3FL
belle meade|US1b2TN
belle plaine|US1b3MN,US1b1IA,US1b1WI,US1b1KS
belle rose|US1b1LA
belle vernon|US0d0PA
belleair beach|US0d1FL
belleair bluffs|US0d1FL
belleair|US0d2FL
bellefontaine neighbors|US1b3MO
bellefontaine|US0d4OH
bellefonte|US0d3PA,US0d0DE
bellegarde sur valserine|FR1m4
bellegarde|FR1m2
bellerive sur allier|FR1m3
bellerose terrace|US0d1NY
bellerose|US0d0NY
belleview|US0d2FL
belleville|CA1e6ON,US1b5IL,US0d5NJ,FR1m3,US492MI,US1b1WI,US1b1KS,US0d1PA
bellevue hill|AU0p3NSW
bellevue|US0t7WA,US1b6NE,US1b4WI,US0d3PA,US0d3OH,US0d3KY,US6w1ID,US1b1IA,US1b1IL,US490MI
belley|FR1m3
belle|US1b1MO,US0d0WV
bellflower|US0t6CA
bellheim|DE0y3
bellingham|US0t6WA,US0d2MA
bellinzago novarese|IT1i3
bellinzona|CH5o4
bellizzi|IT1i3
bellmawr|US0d4NJ
bellmead|US1b3TX
bellmere|AU1k3QLD
bellmore|US0d4NY
bellows falls|US0d2VT
bello|CO0i9
bellport|US0d1NY
bells corners|CA1e3ON
bellshill|GB0j4
bells|US1b1TN,US1b1TX
belluno|IT1i5
belluru|IN033
bellusco|IT1i3
bellview|US1b5FL
bellville|US1b2TX,US0d1OH
bellwood|US1b4IL,US0d3VA,US0d1PA
bell|US0t5CA
belmar|US0d3NJ
belmond|US1b1IA
belmont cragin|US1b6IL
belmont estates|US0d0VA
belmont north|AU0p3NSW
belmonte mezzagno|IT1i3
belmonte|BR1c3
belmont|US0t5CA,US0d5MA,AU0r4VIC,US0d3NC,AU0p3NSW,AU1v3WA,US0d3VA,US0d1PA,US1b1MS,US1b1MS,US0d0NH
belmopan|BZ7o4
belmore|AU0p4NSW
belm|DE0y4
belo horizonte|BR09b
belo jardim|BR296
belo oriente|BR094
belo sur tsiribihina|MG2f5
beloeil|CA1e4QC,BE3a4
belogorsk|RU646
belogradchik|BG2z3
beloha|MG2f5
beloit|US1b5WI,US1b2KS
belokany|AZ343
belokurikha|RU4m4
belomorsk|RU064
belonia|IN034
beloomut|RU063
beloozerskiy|RU064
belorechensk|RU066
beloretsk|RU2j6
beloslav|BG2z3
belousovka|KZ1n3
belousovo|RU063
belovo|RU4w6
beloyarskiy|RU2j4,RU2j4
beloyarsk|RU4m3
belozersk|RU063
belo|CM2k3
belpasso|IT1i4
belper|GB0j5
belpre|US0d3OH
belp|CH5o3
belrose|AU0p3NSW
belsand|IN034
belsize park|GB0j4
belsunce|FR1m3
beltangadi|IN033
belton|US1b5MO,US1b4TX,US0d2SC
beltran|AR2c2
beltsville|US0d4MD
belur|IN034,IN033
belvaux|LU7j2
belvedere marittimo|IT1i3
belvedere park|US0d4GA
belvedere|GB0j3,IT1i3,IT1i3,US0d3SC,US0t1CA,US0t1CA
belvidere|US1b5IL,US0d1NJ
belville|US0d1NC
belyayevka|RU2j2
belyy yar|RU3h3,RU533
belyye berega|RU063
belyye stolby|RU062
belyye vody|KZ1n5
belzoni|US1b1MS
belzyce|PL203
bemaitso|MG2f3
bemban|MY2a4
bembereke|BJ3t5
bembibre|ES0z3
bement|US1b1IL
bemetara|IN035
bemidji|US1b4MN
bemmel|NL3z4
bemowo|PL207
ben arous|TN466
ben avon|US0d1PA
ben gardane|TN464
ben lomond|US0t3CA
ben mehidi|DZ1p5
ben tre|VN0w6
benacazon|ES0z3
benaguasil|ES0z3
benalla|AU0r3VIC
benalmadena|ES0z6
benalup casas viejas|ES0z3
benatky nad jizerou|CZ2x3
benaulim|IN033
benavente|ES0z4,PT503
benavides|US1b0TX
bena|NG0a3
benbrook|US1b5TX
bender|MD4h7
bende|NG0a6
bendigo city centre|AU0r3VIC
bendigo|AU0r7VIC
bendorf|DE0y4
bend|US0t6OR
benedita|PT503
beneditinos|BR1h2
benejuzar|ES0z2
benemerito de las americas|MX8m3
benesov|CZ2x4
benetusser|ES0z4
benevento|IT1i6
benevides|BR2e6
benfeld|FR1m2
benfica|PT505
bengaluru|IN03c
bengbu|CN009
benghazi|LY309
bengkulu|ID0b8
benguela|AO177
beni amrane|DZ1p4
beni douala|DZ1p5
beni hassane|TN463
beni khalled|TN463
beni khiar|TN464
beni mellal|MA117
beni mered|DZ1p7
beni mester|DZ1p4
beni saf|DZ1p6
benicarlo|ES0z5
benicassim|ES0z4
benicia|US0t5CA
benidorm|ES0z6
beniel|ES0z3
benifaio|ES0z4
beniganim|ES0z3
beniganj|IN033
benin city|NG0aa
benisheikh|NG0a3
benissa|ES0z4
benito garcia el zorrillo|MX2n3
benito juarez|MX049,MX048,MX044,MX3o3,MX043
beni|CD2g8
benjamin aceval|PY283
benjamin constant|BR884
benjamin hill|MX432
benjamin|US470UT
benld|US1b1IL
bennebroek|NL3z2
bennekom|NL3z4
bennett springs|AU1v2WA
bennettsville|US0d3SC
bennett|US471CO
bennewitz|DE0y2
benningen am neckar|DE0y2
bennington|US0d3VT,US1b1NE
bennsville|US0d4MD
benoni|ZA0x9
benowa|AU1k3QLD
benoy yurt|RU062
benoy|TD424
benque viejo el carmen|BZ7o3
bensekrane|DZ1p4
bensenville|US1b4IL
bensheim|DE0y5
bensley|US0d3VA
bensonhurst|US0d6NY
bensonville|LR3f5
benson|GB0j3,US252AZ,US0d2NC,US1b2MN,US471UT
bent creek|US0d0NC
benthuizen|NL3z4
bentiu|SS573
bentleigh east|AU0r5VIC
bentleigh|AU0r4VIC
bentley park|AU1k3QLD
bentleyville|US0d1PA
bentley|GB0j5,AU1v3WA
bento goncalves|BR097
benton city|US0t2WA
benton harbor|US493MI
benton heights|US492MI
bentong town|MY2a6
bentonville|US1b5AR
benton|US1b5AR,US1b3IL,US1b2KY,US0d1ME,US1b1LA,US0d0TN
bentota|LK4d5
benwell|GB0j3
benwood|US0d0WV
benxi|CN00a
beohari|IN034
beolgyo|KR084
beoumi|CI0u5
beppu|JP0c7
bequimao|BR1h3
berala|AU0p3NSW
berane|ME6y3
berango|ES0z3
berani|PK053
berasia|IN035
berastagi|ID0b5
beratzhausen|DE0y2
berat|AL5j6
berazategui|AR027
bera|BD075
berberati|CF4u6
berbera|SO1f8
berber|SD1q4
berbesti|RO1w2
berca|RO1w3
berceni|RO1w3
berching|DE0y3
berchtesgaden|DE0y3
berck plage|FR1m4
berck|FR1m4
berdigestyakh|RU643
berdsk|RU2d6
berdyansk|UA167
berdyaush|RU2j2
berdychiv|UA166
berd|AM353
berea|US0d4OH,ZA0x4,US0d4KY,US0d4SC
bereeda|SO1f3
beregovoy|RU333
berehomet|UA163
berehove|UA165
bereket|TM414
berekum|GH1r6
beresford|US1b1SD
beresti tazlau|RO1w3
berettyoujfalu|HU1z4
berezanskaya|RU063
bereza|RU323
berezeni|RO1w2
berezivka|UA163
berezna|UA162
bereznehuvate|UA163
berezniki|RU2j7
bereznik|RU063
berezovka|RU3h4
berezovo|RU2j3
berezovskiy|RU4w6
berezovyy|RU4o2
bere|TD424
bergama|TR016
bergamo|IT1i7
bergara|ES0z4
berga|ES0z4
bergedorf|DE0y7
bergeijk|NL3z4
bergen auf rugen|DE0y4
bergen beach|US0d4NY
bergen op zoom|NL3z6
bergenfield|US0d5NJ
bergen|NO4q8,DE0y4,US0d0NY
bergerac|FR1m5
bergheim|DE0y6
berghem|NL3z3
bergisch gladbach|DE0y7
bergkamen|DE0y6
bergkirchen|DE0y3
bergneustadt|DE0y4
bergondo|ES0z3
bergschenhoek|NL3z4
bergshamra|SE273
bergstedt|DE0y3
berg|DE0y3
berhida|HU1z3
beri khas|IN034
beringen|BE3a5
berino|US471NM
berja|ES0z4
berkane|MA116
berkel en rodenrijs|NL3z4
berkeley heights|US0d4NJ
berkeley lake|US0d1GA
berkeley vale|AU0p3NSW
berkeley|US0t7CA,US1b3MO,AU0p3NSW,US1b2IL
berkhamsted|GB0j4
berkley|US494MI,US473CO,US0d3MA
berkovitsa|BG2z4
berlaar|BE3a3
berlare|BE3a4
berlin kopenick|DE0y6
berlin treptow|DE0y6
berlin|DE0yc,SV4x3,US0d3NH,US0d3NJ,US1b2WI,US0d2MD,US0d1MA,US0d1PA
bermejillo|MX313
bermejo|BO2h5
bermeo|ES0z4
bermuda dunes|US0t3CA
bermuda run|US0d1NC
bernalda|IT1i3
bernalillo|US473NM
bernal|PE0g3
bernardino de campos|BR093
bernardo de irigoyen|AR2c3
bernardston|US0d1MA
bernardsville|US0d3NJ
bernareggio|IT1i3
bernau am chiemsee|DE0y3
bernau bei berlin|DE0y5
bernay|FR1m4
bernburg|DE0y5
berndorf|AT213
bernex|CH5o3
berne|US3n2IN
bernhardswald|DE0y2
bernice|US1b1LA
bernie|US1b1MO
bernissart|BE3a4
bernkastel kues|DE0y3
bernsdorf|DE0y3
bern|CH5o7
beroroha|MG2f4
beroun|CZ2x4
berovo|MK544
berowra heights|AU0p2NSW
berrahal|DZ1p4
berre letang|FR1m4
berrechid|MA117
berriane|DZ1p5
berrien springs|US491MI
berriozabal|MX045
berriozar|ES0z3
berrotaran|AR2c3
berrouaghia|DZ1p6
berry creek|US0t1CA
berryville|US1b2AR,US0d2VA,US1b0TX
berry|US1b0AL
bersenbruck|DE0y3
berserker|AU1k3QLD
bertem|BE3a3
berthoud|US473CO
bertioga|BR095
bertoua|CM2k8
bertram|AU1v3WA,US1b0TX
bertrange|LU7j2
bertrix|BE3a3
bertsch oceanview|US0t1CA
beruniy|UZ5s6
beruwala|LK4d5
berwick upon tweed|GB0j4
berwick|AU0r6VIC,US0d3PA,US1b2LA,US0d1ME
berwyn heights|US0d2MD
berwyn|US1b6IL,US0d2PA
beryozovsky|RU2j6
beryslav|UA164
berzunti|RO1w2
besana in brianza|IT1i3
besancon|FR1m7
besbes|DZ1p6
beshariq|UZ1o4
beshkent|UZ5s4
besigheim|DE0y4
besikduzu|TR015
besiri|TR013
besisahar|NP2b2
beska|RS2r3
beslan|RU065
besnate|IT1i2
besni|TR015
besozzo|IT1i3
bessancourt|FR1m3
bessemer city|US0d2NC
bessemer|US1b5AL,US9c1MI,US0d0PA
besskorbnaya|RU063
bessonovka|RU063
bestensee|DE0y3
bestobe|KZ1n3
bestwig|DE0y4
best|NL3z5
besuki|ID0b6
beswan|IN033
bet dagan|IL3q3
bet shean|IL3q4
bet shemesh|IL3q6
betafo|MG2f5
betamcherla|IN035
betanzos|ES0z4
betare oya|CM2k4
betera|ES0z4
beterou|BJ3t4
beteza|MG2f3
bethalto|US1b3IL
bethal|ZA0x7
bethanie|NA603
bethany beach|US0d0DE
bethany|US0t4OR,US1b4OK,US1b2MO,US1b0IL,US0d0WV
bethel acres|US1b2OK
bethel heights|US1b1AR
bethel island|US0t1CA
bethel park|US0d5PA
bethel|US0d3CT,US9g3AK,US0t2WA,US0d1OH,US0d1OH,US0d1ME,US0d1NC
betheny|FR1m3
bethesda|US0d6MD,US0d0OH
bethlehem village|US0d1CT
bethlehem|ZA0x6,US0d6PA,PS6q5,US0d2NC,US0d1WV,US0d1WV
bethnal green|GB0j4
bethoncourt|FR1m3
bethpage|US0d4NY
bethune|FR1m5
betim|BR099
betio village|KI7z4
betioky|MG2f5
betma|IN034
betong|TH0n5
bettembourg|LU7j3
bettendorf|US1b5IA
bettiah|IN037
bettola zeloforomagno|IT1i4
betton|FR1m3
betul bazar|IN033
betulia|CO0i2
betul|IN037
betxi|ES0z3
betzdorf|DE0y3
beulah|US9r2ND
beulaville|US0d0NC
beuningen|NL3z5
beuvrages|FR1m3
beuvry|FR1m3
bevent|US1b0WI
beveren|BE3a5
beverley|GB0j5
beverly cove|US0d5MA
beverly hills|US0t5CA,US493MI,AU0p3NSW,US0d3FL,US1b1TX
beverly|US0d5MA,US0d1NJ,US1b1TX,US0d0OH
beverungen|DE0y4
beverwijk|NL3z5
bevil oaks|US1b0TX
bewar|IN035
bewbush|GB0j3
bewdley|GB0j3
bexbach|DE0y4
bexhill on sea|GB0j5
bexley|GB0j8,AU0p4NSW,US0d4OH
bex|CH5o3
beya|RU3h2
beykonak|TR015
beylagan|AZ344
beyla|GN1x4
beylikduzu|TR017
beylikova|TR012
beyne heusay|BE3a4
beynes|FR1m3
beyneu|KZ6u4
beypazari|TR015
beypore|IN036
beysehir|TR015
beytussebap|TR013
bezdead|RO1w2
bezenchuk|RU325
bezerros|BR296
bezhetsk|RU065
beziers|FR1m6
bezlyudivka|UA163
bezons|FR1m5
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
bhadrapur|NP2b4
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
bhamdoun el mhatta|LB1u2
bhamo|MM0q6
bhandara|IN036
bhandardaha|IN032
bhandaria|BD075
bhander|IN034
bhanjanagar|IN034
bhanpura|IN034
bhanpuri|IN034
bhanvad|IN034
bhan|PK054
bharatpur|IN038,NP2b7
bharthana|IN035
bharuch|IN037
bharwari|IN034
bhasawar|IN034
bhatapara|IN036
bhatgaon|IN033
bhatkal|IN035
bhatpara abhaynagar|BD075
bhatpara|IN039
bhattarai danda|NP2b2
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
bhisho|ZA0x7
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
biala podlaska|PL206
biale blota|PL203
bialobrzegi|PL203
bialogard|PL205
bialoleka|PL206
bialong|PH183
bialystok|PL208
biancavilla|IT1i5
biankouma|CI0u5
bianzhuang|CN006
biaokou|CN003
biaora|IN035
biao|PH184,PH183
biarritz|FR1m5
biasca|CH5o3
biassono|IT1i3
biatorbagy|HU1z3
bibai|JP0c5
bibbiano|IT1i2
bibbiena|IT1i3
biberach an der riss|DE0y5
biberist|CH5o3
bibiani|GH1r4
bibiclat|PH183
bibir hat|BD076
bibirevo|RU067
biblis|DE0y3
bibra lake|AU1v3WA
bicas|BR094
bicaz|RO1w3
bicester|GB0j5
bichena|ET194
bichura|RU4p3
bichvinta|GE373
bickenbach|DE0y2
bicknell|US8r2IN
bicske|HU1z3
bicton|AU1v3WA
bidart|FR1m2
bidar|IN038
bida|NG0a7
bidbid|OM3r4
biddeford|US0d4ME
biddinghuizen|NL3z2
biddulph|GB0j4
biddu|PS5a3
bideford|GB0j5
bidford on avon|GB0j2
bidhuna|IN035
bidur|MY2a5
bidya|PS6q3
biebesheim|DE0y3
biedenkopf|DE0y4
biel bienne|CH5o6
bielany|PL207
bielawa|PL205
bielefeld|DE0y8
biella|IT1i5
bielsk podlaski|PL205
bielsko biala|PL207
bien hoa|VN0w9
bien unido|PH182
bienenbuttel|DE0y3
bientina|IT1i2
bierbeek|BE3a3
bierun|PL204
bierutow|PL202
biesdorf|DE0y5
biesenthal|DE0y2
bietigheim bissingen|DE0y5
bietigheim|DE0y3
big bass lake|US0d0PA
big bear city|US0t4CA
big bear lake|US0t2CA
big beaver|US0d1PA
big bend|SZ753,US1b0WI
big coppitt key|US0d1FL
big flats|US0d2NY
big lake|US1b3MN,US5x2AK,US1b2TX,US0t1WA
big park|US253AZ
big pine key|US0d2FL
big pine|US0t1CA
big rapids|US493MI
big river|US250CA
big rock|US1b0IL
big sandy|US1b0TX
big sky|US471MT
big spring|US1b5TX
big stone gap|US0d2VA
big timber|US471MT
bigaa|PH184
bigadic|TR014
biganos|FR1m3
bigastro|ES0z3
biga|TR015
bigfork|US472MT
biggera waters|AU1k3QLD
biggin hill|GB0j4
biggleswade|GB0j4
biggs|US0t1CA
bighapur khurd|IN033
biglerville|US0d0PA
bignay uno|PH184
bignona|SN1g5
biguacu|BR096
bigues i riells|ES0z3
biguglia|FR1m2
bihac|BA456
bihar sharif|IN038
biharamulo|TZ1d5
bihariganj|IN035
bihorel|FR1m3
bihpuriagaon|IN034
bijapur|IN038
bijar|IR0l6
bijawar|IN034
bijbehara|IN035
bijeljina|BA455
bijelo polje|ME6y4
bijie|CN006
bijni|IN034
bijnor|IN036
bijrauni|IN033
bikaner|IN039
bikapur|IN034
bikenibeu village|KI7z3
bikin|RU4o4
bikramganj|IN035
bila tserkva|UA168
bilajari|AZ345
bilajer|AZ343
bilao|PH183
bilara|IN035
bilariaganj|IN034
bilari|IN035
bilasipara|IN035
bilaspur|IN038,IN035,IN034,IN033,IN033
bilbao|ES0z8
bilbays|EG0h7
bilderstoeckchen|DE0y4
bileca|BA454
bilecik|TR015
biled|RO1w3
bileh savar|IR0l4
bile|UA163
bilgaard|NL3z3
bilgi|IN034
bilgoraj|PL205
bilgram|IN035
bilhaur|IN034
bilhorod dnistrovskyi|UA166
bilibino|RU8v3
bilicenii vechi|MD4h4
bilimbay|RU2j3
bilimora|IN039
bilina|CZ2x4
bilisht|AL5j3
bilkha|IN034
bilky|UA163
billdal|SE274
billerbeck|DE0y4
billere|FR1m4
billericay|GB0j5
billerica|US0d5MA
billigheim|DE0y3
billinge|GB0j3
billingham|GB0j5
billingshurst|GB0j3
billings|US477MT,US1b0MO
billington heights|US0d1NY
billiri|NG0a4
billund|DK2y3
billy montigny|FR1m3
biloela|AU1k3QLD
bilog bilog|PH184
bilohirsk|UA5e4
bilokurakyne|UA163
biloli|IN034
bilopillya|UA164
bilovec|CZ2x3
bilovodsk|UA163
biloxi|US1b6MS
bilozerka|UA163
bilqas|EG0h7
bilsanda|IN034
bilsi|IN035
bilston|GB0j2
bilthra|IN034
biltine|TD423
biltmore forest|US0d1NC
bilyayivka|UA164
bilytske|UA163
bilzen|BE3a5
bim son|VN0n6
bima|ID2l6
bimbo|CF4u7
bin yauri|NG0a4
binagadi|AZ344
binalbagan|PH185
binalonan|PH183
binangonan|PH188
binan|PH188
binasco|IT1i3
binbrook|CA1e3ON
binche|BE3a5
bindki|IN035
bindlach|DE0y3
bindura|ZW265
binefar|ES0z3
bingen am rhein|DE0y5
bingerville|CI0u6
bingham farms|US490MI
binghamton|US0d6NY
bingham|GB0j3
bingley|GB0j4
bingol|TR016
binh long|VN0n4
binhe|CN006
binissalem|ES0z3
binjai|ID0b8
binji|NG0a3
binka|IN034
binkolo|SL3p4
binmaley|PH185
binningen|CH5o4
binnish|SY225
binonga|PH186
bintulu|MY2a7
binuangan|PH183
binubusan|PH183
biny selo|AZ345
binzhou|CN007,CN006
biograd na moru|HR442
biola|US0t1CA
biot|FR1m3
bir el ater|DZ1p6
bir el djir|DZ1p6
bir el hafey|TN462
bir el maksur|IL3q3
bir zayt|PS6q3
birao|CF4u3
biratnagar|NP2b8
birbhaddar|IN034
birch bay|US0t3WA
birch run|US491MI
birchington on sea|GB0j3
birchwood lakes|US0d0PA
birchwood|US1b0MN
bircotes|GB0j3
birdsboro|US0d2PA
birecik|TR015
birendranagar|NP2b5
bireun|ID0b5
birganj|NP2b7
birigui|BR097
birine|DZ1p6
biritiba mirim|BR095
birjand|IR0l8
birkdale|AU1k4QLD
birkenau|DE0y3
birkenfeld|DE0y3,DE0y3
birkenhead|GB0j8
birkenwerder|DE0y3
birkerod|DK2y4
birkhadem|DZ1p6
birkirkara|MT8j4
birmingham|GB0ja,US1b8AL,US494MI
birmitrapur|IN035
birni n konni|NE3v6
birnin kebbi|NG0a7
birnin kudu|NG0a5
birniwa|NG0a3
birobidzhan|RU4o6
birpara|IN035
birpur|IN034
birqin|PS6q3
birsfelden|CH5o3
birsk|RU2j5
birstein|DE0y3
birur|IN035
biryulevo zapadnoye|RU066
biryulevo|RU067
biryusinsk|RU4p3
birzai|LT4v4
birzebbuga|MT8j3
bisalpur|IN036
bisauli|IN035
bisbee|US252AZ
biscarrosse|FR1m3
biscayne park|US0d2FL
bisceglie|IT1i6
bischberg|DE0y3
bischheim|FR1m4
bischofsheim an der rhon|DE0y2
bischofsheim|DE0y4
bischofshofen|AT213
bischofswerda|DE0y4
bischofswiesen|DE0y3
bischwiller|FR1m4
biscoe|US0d1NC
bisee|LC8o4
bisenda buzurg|IN033
bisert|RU2j3
bishkek|KG3ia
bishkul|KZ1n2
bishnah|IN034
bishnupur|IN036
bishoftu|ET197
bishop auckland|GB0j5
bishopbriggs|GB0j5
bishops cleeve|GB0j4
bishops stortford|GB0j5
bishops waltham|GB0j3
bishopstoke|GB0j4
bishopsworth|GB0j4
bishopville|US0d2SC
bishop|US0t2CA,US1b2TX
bishunpur urf maharajganj|IN033
bisignano|IT1i2
bisingen|DE0y3
biskra|DZ1p8
biskupiec|PL203
biskupin|PL203
bislig|PH186
bismarck|US1b6ND,US1b1MO
bismil|TR016
bispingen|DE0y3
bissau|GW5h9,IN034
bissendorf|DE0y4
bissora|GW5h4
bistrita|RO1w6
biswan|IN036
bitam|GA4r3
bitburg|DE0y4
bitche|FR1m3
bitetto|IT1i4
bithlo|US0d3FL
bithur|IN033
bitin|PH183
bitkine|TD424
bitlis|TR016
bitola|MK546
bitonto|IT1i6
bitritto|IT1i3
bitterfeld wolfen|DE0y4
biu|NG0a7
bixad|RO1w3
bixby|US1b5OK
biysk|RU4m8
bizanos|FR1m2
bizerte|TN467
bizhbulyak|RU2j3
bjarred|SE273
bjelovar|HR445
bjerringbro|DK2y3
bjorlanda|SE275
bjuv|SE273
blaby|GB0j3
blachownia|PL203
black canyon city|US252AZ
black creek|US1b0WI
black diamond|US0t2WA,US0d0FL
black earth|US1b0WI
black forest|US474CO
black jack|US1b3MO
black lick|US0d1PA
black mountain|US0d3NC
black point green point|US0t0CA
black river falls|US1b2WI
black river|US0d0NY
black rock|AU0r3VIC,US470NM
blackburn north|AU0r3VIC
blackburn south|AU0r3VIC
blackburn|GB0j7,AU0r4VIC,GB0j2
blackfoot|US6w4ID
blackhawk|US0t3CA,US472SD
blackheath|GB0j5
blackley|GB0j3
blacklick estates|US0d3OH
blackmans bay|AU693TAS
blackpool|GB0j8
blackrock|IE383
blackrod|GB0j2
blacksburg|US0d5VA,US0d1SC
blackshear|US0d2GA
blackstone|US0d3MA,US0d2VA
blacktown|AU0p6NSW
blackville|US0d1SC
blackwater|AU1k3QLD,US250AZ
blackwell|US1b3OK
blackwood|GB0j4,US0d2NJ
blacon|GB0j4
bladel|NL3z3
bladenboro|US0d1NC
bladensburg|US0d3MD
blades|US0d0DE
blaenavon|GB0j2
blagesti|RO1w3
blagnac|FR1m5
blagodarnyy|RU065
blagodatnoye|RU062
blagoevgrad|BG2z6
blagoveshchenka|RU4m4
blagoveshchensk|RU648,RU2j5
blaichach|DE0y2
blaine|US1b6MN,US0t2WA,US0d1TN
blainville|CA1e6QC
blain|FR1m3
blairgowrie|GB0j3
blairsville|US0d2PA
blair|US1b3NE,US1b0WI
blaj|RO1w4
blakehurst|AU0p3NSW
blakely|US0d3PA,US1b2GA
blakeview|AU2v3SA
blama|SL3p3
blanca|ES0z3
blanchardstown|IE384
blanchard|US1b3OK,US1b2LA
blanchester|US0d2OH
blanco|US1b1TX
blandford forum|GB0j4
blanding|US472UT
blandon|US0d3PA
blanes|ES0z5
blankenberge|BE3a4
blankenburg|DE0y4,DE0y3
blankenhain|DE0y3
blankenheim|DE0y3
blanquefort|FR1m4
blansko|CZ2x4
blantyre|MW4e9,GB0j4
blanzy|FR1m3
blaricum|NL3z2
blasdell|US0d1NY
blatna|CZ2x3
blatnica|BA453
blaubeuren|DE0y4
blaufelden|DE0y2
blauvelt|US0d3NY
blawnox|US0d1PA
blaxland|AU0p3NSW
blaydon on tyne|GB0j4
blaye|FR1m2
blecherette|CH5o3
bleckede|DE0y3
bled|SI5z2
blegny|BE3a4
bleicherode|DE0y3
bleiswijk|NL3z3
blejoi|RO1w3
blendecques|FR1m2
blenheim|NZ5d5
blennerhassett|US0d2WV
blenod les pont a mousson|FR1m2
blessington|IE382
bletchley|GB0j6
bli bli|AU1k3QLD
blida|DZ1p8
blieskastel|DE0y5
bligh park|AU0p3NSW
bliss corner|US0d2MA
blissfield|US492MI
blitar|ID0b7
bloemendaal|NL3z3
bloemfontein|ZA0x9
bloemhof|ZA0x4,NL3z4
blois|FR1m6
blomberg|DE0y4
blonay|CH5o2
blonie|PL204
bloomer|US1b2WI
bloomfield hills|US492MI
bloomfield|US0d6NJ,US473NM,US1b1IA,US3n1IN,US1b1MO,US0d0NY,US0d0PA,US0d0KY
blooming prairie|US1b1MN
bloomingdale|US0d5FL,US1b4IL,US0d3TN,US0d3NJ,US0d3NJ,US0d2DC,US0d1GA
bloomington|US1b6MN,US3n6IN,US1b6IL,US0t5CA,US1b1TX
bloomsburg|US0d4PA
blora|ID0b6
blossburg|US0d1PA
blossom|US1b1TX
blountstown|US0d1FL
blountsville|US1b1AL
blountville|US0d2TN
blowing rock|US0d0NC
bloxwich|GB0j5
bludenz|AT214
blue ash|US0d4OH
blue ball|US0d0PA
blue bell|US0d3PA
blue earth|US1b2MN
blue grass|US1b1IA
blue haven|AU0p3NSW
blue hills|US0d2CT
blue island|US1b5IL
blue lake|US0t0CA
blue mound|US1b1TX,US1b0IL
blue point|US0d2NY
blue ridge|US0d2VA,US1b0AL,US0d0GA
blue springs|US1b6MO
bluefields|NI3d5
bluefield|US0d3WV,US0d2VA
bluewater|CA1e3ON
bluewell|US0d1WV
bluff city|US0d1TN
bluffdale|US473UT
bluffton|US0d4SC,US3n3IN,US0d2OH
blumberg|DE0y3
blumenau|BR098
blytheville|US1b4AR
blythewood|US0d1SC
blythe|US0t4CA
blyth|GB0j5
bnei ayish|IL3q3
bnei brak|IL3q7
bni bouayach|MA114
bo ka|UZ1o4
bo phloi|TH0n4
bo rai|TH0n4
boa esperanca do sul|BR093
boa esperanca|BR095,BR093
boa viagem|BR1h5
boa vista|BR658
boaco|NI3d5
boac|PH183
boadilla del monte|ES0z5
boajibu|SL3p3
boali|CF4u3
boalo|ES0z2
boalsburg|US0d2PA
boambee east|AU0p2NSW
boardman|US0d5OH,US0t2OR
boaz|US1b3AL,US0d0WV
bobadela|PT503
bobbili|IN036
bobenheim roxheim|DE0y3
bobigny|FR1m5
bobingen|DE0y4
boblingen|DE0y6
bobo dioulasso|BF368
bobov dol|BG2z3
bobrovskiy|RU2j2
bobrovytsya|UA164
bobrov|RU064
boca chica|DO1j6
boca del mar|US0d5FL
boca del rio|MX043
boca do acre|BR234
boca pointe|US0d2FL
boca raton|US0d7FL
boca suno|EC1s4
bocaiuva|BR095
bocana de paiwas|NI3d3
bocanda|CI0u4
bocas del toro|PA5f2
bocaue|PH187
bochil|MX044
bochnia|PL205
bocholt|DE0y6,BE3a4
bochum hordel|DE0y9
bochum|DE0y9,ZA0x4
bockenem|DE0y3
bockhorn|DE0y3
bocsa|RO1w4
bodaybo|RU4p4
boda|CF4u4
bodden town|KY873
bode saadu|NG0a4
bodega bay|US0t0CA
bodegraven|NL3z4
bodelshausen|DE0y3
bodenheim|DE0y3
bodenkirchen|DE0y2
bodenwerder|DE0y3
boden|SE274
bodesti|RO1w2
bodfish|US0t1CA
bodhan|IN036
bodinayakkanur|IN036
boditi|ET195
bodmin|GB0j4
bodo|NO4q5
bodri|IN034
bodrum|TR015
boechout|BE3a4
boedo|AR026
boekel|NL3z2
boende|CD0f5
boerne|US1b4TX
bog walk|JM3g4
bogale|MM0q6
bogalusa|US1b4LA
bogande|BF363
bogandinskiy|RU2j3
bogart|US0d0GA
bogata|US1b0TX
bogatic|RS2r3
bogatoye|RU323
bogatynia|PL204
bogatyye saby|RU063
bogazkent|TR012
bogdanci|MK543
bogdanovich|RU2j5
bogenhausen|DE0y6
bogen|DE0y3
boghni|DZ1p6
bognor regis|GB0j6
bogoroditsk|RU065
bogorodskoye|RU067,RU063,RU063
bogorodsk|RU065
bogor|ID0ba
bogota|CO0id,US0d3NJ
bogotol|RU3h5
bogovinje|MK544
bogo|PH185,CM2k4,PH183
bogra|BD078
boguchany|RU3h3
boguchar|RU064
boguchwala|PL203
boguszow gorce|PL204
bohain en vermandois|FR1m3
bohemia|US0d3NY
bohicon|BJ3t7
bohl iggelheim|DE0y3
bohlen|DE0y3
bohmenkirch|DE0y3
bohmte|DE0y4
bohners lake|US1b1WI
bohnsdorf|DE0y3
bohodukhiv|UA164
bohorodchany|UA163
bohumin|CZ2x5
bohuslav|UA164
boiling spring lakes|US0d3NC
boiling springs|US0d3SC,US0d2SC,US0d2NC,US0d2PA
boiro|ES0z4
bois colombes|FR1m5
bois darcy|FR1m4
bois des filion|CA1e3QC
bois guillaume|FR1m4
bois le roi|FR1m3
boisar|IN034
boisbriand|CA1e5QC
boise city|US470OK
boise|US6w7ID
boissy saint leger|FR1m4
boituva|BR096
boizenburg|DE0y3
boi|NG0a3
bojano|IT1i3
bojia|CN005
bojnurd|IR0l8
bojonegoro|ID0b6
boju|NG0a4
bokajan|IN034
bokakhat|IN033
bokani|NG0a3
bokaro|IN039
bokeelia|US0d1FL
boke|GN1x4
bokhan|RU4p2
bokkos|NG0a4
bokoro|TD424
bokovskaya|RU062
boksburg|ZA0x9
boksitogorsk|RU064
bolama|GW5h3
bolanikhodan|IN034
bolanon|PH183
bolanos de calatrava|ES0z4
bolbec|FR1m4
bolderaja|LV3y4
boldesti scaeni|RO1w4
boldumsaz|TM414
bolekhiv|UA163
boles acres|US471NM
boleslawiec|PL205
boley|US1b0OK
bolgare|IT1i2
bolgar|RU063
bolgatanga|GH1r6
bolhrad|UA164
bolinas|US0t1CA
bolindale|US0d1OH
bolingbrook|US1b6IL
boling|US1b0TX
bolintin deal|RO1w3
bolintin vale|RO1w4
bolivar peninsula|US1b1TX
bolivar|US1b3MO,US1b2TN,US0d0NY,US0d0WV,US0d0NY
boli|CN007
bolkhov|RU064
bolkow|PL202
bollate|IT1i5
bollene|FR1m4
bolligen|CH5o3
bollington|GB0j3
bollnas|SE274
bollullos de la mitacion|ES0z3
bollullos par del condado|ES0z4
boll|DE0y2
bolnes|NL3z3
bolnisi|GE374
bolobo|CD0f5
bologna|IT1i9
bologoye 4|RU063
bologoye|RU065
bolokhovo|RU063
bolondron|CU1l3
bolong|PH182
bolotnoye|RU2d4
bolo|PH183
bolpur|IN036
bolshaya setun|RU064
bolsherechye|RU334
bolshevo|RU063
bolshoy kamen|RU4o5
bolshoye boldino|RU062
bolshoye kozino|RU063
bolshoye murashkino|RU063
bolsover|GB0j4
bolsward|NL3z3
bolszewo|PL203
boltiere|IT1i2
bolton le sands|GB0j3
bolton upon dearne|GB0j4
bolton|GB0j7,US0d2MA
bolu|TR017
bolvadin|TR016
bolzano|IT1i7
bol|TD424
bom conselho|BR295
bom despacho|BR095
bom jardim|BR294,BR1h4
bom jesus da lapa|BR1c5
bom jesus do galho|BR094
bom jesus do itabapoana|BR095
bom jesus dos perdoes|BR094
bom jesus|BR1h4
bom sucesso|BR094
bomaderry|AU0p3NSW
bomadi|NG0a3
boma|CD0f7
bombarral|PT503
bomdila|IN033
bomi|SL3p2
bomlitz|DE0y3
bompas|FR1m3
bon accueil|MU6r3
bon air|US0d4VA
bon aqua junction|US1b0TN
bon encontre|FR1m3
bon secours|FR1m4
bonaberi|CM2k3
bonab|IR0l6
bonadelle ranchos madera ranchos|US0t3CA
bonanza|NI3d3,US0d2GA
bonao|DO1j6
bonares|ES0z2
bonate sopra|IT1i3
bonate sotto|IT1i3
bonawon|PH183
bonbeach|AU0r3VIC
bonbon|PH183
bonchamp les laval|FR1m2
bondeno|IT1i3
bondi beach|AU0p4NSW
bondi junction|AU0p3NSW
bondi|AU0p3NSW
bondorf|DE0y3
bondoufle|FR1m3
bondoukou|CI0u6
bondowoso|ID0b6
bondo|CD2g4,KE1a3
bondsville|US0d1MA
bonduel|US1b1WI
bondues|FR1m3
bondurant|US1b2IA
bondy|FR1m6
bone south|PH183
bonen|DE0y4
boness|GB0j4
bongabon|PH185
bongaigaon|IN036
bongao|PH185
bongaree|AU1k3QLD
bonga|ET194,PH183
bongor|TD425
bongouanou|CI0u5
bonham|US1b3TX
bonheiden|BE3a4
bonhill|GB0j3
bonifay|US1b1FL
bonita springs|US0d6FL
bonita|US0t4CA
bonito|BR404,BR293
bonndorf|DE0y3
bonne terre|US1b3MO
bonneau beach|US0d1SC
bonneauville|US0d1PA
bonner springs|US1b3KS
bonner west riverside|US471MT
bonners ferry|US0t1ID
bonner|AU0p3ACT
bonneuil sur marne|FR1m4
bonneveine|FR1m2
bonneville|FR1m4
bonney lake|US0t4WA
bonnigheim|DE0y3
bonny doon|US0t1CA
bonnybridge|GB0j2
bonnyrigg heights|AU0p3NSW
bonnyrigg|GB0j4,AU0p3NSW
bonnyville|CA393AB
bonny|NG0a4
bonn|DE0y8
bonoua|CI0u5
bono|US1b1AR
bonsall|US0t2CA
bontang|ID2l7
bonthe|SL3p3
bontoc|PH183
bonyhad|HU1z4
booker|US1b1TX
boom|BE3a4
boondall|AU1k3QLD
booneville|US1b3MS,US1b2AR
boone|US0d4NC,US1b4IA
boonsboro|US0d2MD
boonton|US0d3NJ
boonville|US1b3MO,US1b3IN,US0d1NY,US0d0NC,US0t0CA
booragoon|AU1v2WA
boortmeerbeek|BE3a4
booterstown|IE383
boothbay harbor|US0d0ME
boothbay|US0d2ME
boothwyn|US0d2PA
bootle|GB0j6
booue|GA4r3
boo|SE275
bopfingen|DE0y4
boppard|DE0y4
boqueirao|BR1h4
boquete|PA5f3
boquim|BR3e4
boquira|BR1c3
boradigah|AZ343
boras|SE276
borazjan|IR0l6
borba|BR234
borborema|BR094
borca|RO1w3
borcea|RO1w3
borcka|TR013
borculo|NL3z3
borda da mata|BR094
bordeaux|FR1m8
bordentown|US0d2NJ
bordesholm|DE0y3
bordighera|IT1i3
bordj bou arreridj|DZ1p7
bordj el kiffan|DZ1p7
bordj ghdir|DZ1p5
bordj zemoura|DZ1p4
bordon|GB0j4
bordusani|RO1w2
borehamwood|GB0j5
boretto|IT1i2
borgaro torinese|IT1i3
borgentreich|DE0y3
borger|US1b4TX
borgetto|IT1i3
borgfelde|DE0y3
borgholzhausen|DE0y3
borgloon|BE3a3
borgo a buggiano|IT1i3
borgo maggiore|SM963
borgo san dalmazzo|IT1i3
borgo san lorenzo|IT1i3
borgo val di taro|IT1i2
borgo valsugana|IT1i3
borgomanero|IT1i4
borgonovo valtidone|IT1i3
borgoricco san michele delle badesse santeufemia|IT1i3
borgosatollo|IT1i3
borgosesia|IT1i3
borgo|FR1m2
borinskoye|RU063
borisoglebskiy|RU063
borisoglebsk|RU066
borisovka|RU064
borivli|IN039
bori|NG0a4
borjomi|GE374
borken|DE0y5,DE0y4
borkum|DE0y2
borlange|SE275
borlesti|RO1w3
bormes les mimosas|FR1m3
bormujos|ES0z4
borna|DE0y4
bornem|BE3a4
borne|NL3z4
bornheim|DE0y6
bornos|ES0z3
bornu yassu|NG0a3
borodianka|UA164
borodino|RU3h4
borodinskiy|RU063
borodulikha|KZ1n3
borogontsy|RU642
boromo|BF364
boronda|US0t1CA
borongan|PH184
boronia heights|AU1k3QLD
boronia|AU0r4VIC
boron|US0t1CA
boroon|PH184
borough park|US0d7NY
borova|UA163,UA163
borovichi|RU066
borovikha|RU4m3
borovlyany|BY1y2
borovoy|RU4w3
borovo|HR442
borovskiy|RU2j4
borovskoy|KZ6a3
borovsk|RU064
borrego springs|US0t2CA
borrowash|GB0j3
borsad|IN036
borsa|RO1w5
borsbeek|BE3a3
borsdorf|DE0y3
borshchiv|UA163
borskoye|RU323
borssele|NL3z4
borujen|IR0l6
borujerd|IR0l8
boryeong|KR086
boryslav|UA165
boryspil|UA166
borzna|UA164
borzya|RU5t5
bor|RU066,RS2r5,TR015,SS575
bosanci|RO1w3
bosanska krupa|BA454
bosansko grahovo|BA452
bosaso|SO1f6
bosa|IT1i3
boscawen|US0d2NH
boscobel|US1b2WI
boscoreale|IT1i5
boscotrecase|IT1i3
bosel|DE0y3
boshan|CN007
boshkengash|TJ485
bosilovo|MK544
boskoop|NL3z4
boskovice|CZ2x3
bosobolo|CD0f4
bosque de saloya|MX043
bosque farms|US472NM
bossangoa|CF4u5
bossier city|US1b6LA
bossley park|AU0p4NSW
boston heights|US0d0OH
boston spa|GB0j3
bostonia|US0t4CA
boston|US0d9MA,GB0j5,US0d3NY,US0d0GA
boswells corner|US0d0VA
boswell|US0d0PA
botad|IN037
botany|AU0p3NSW
botelhos|BR093
botevgrad|BG2z4
bothaville|ZA0x6
bothell east|US0t3WA
bothell west|US0t4WA
bothell|US0t5WA
bothwell|GB0j3
boticas|PT503
botkins|US0d0OH
botolan|PH185
botoroaga|RO1w3
botosani|RO1w7
botou|CN006
botro|CI0u4
botshabelo|ZA0x8
bottanuco|IT1i2
botticino|IT1i3
bottineau|US1b1ND
bottmingen|CH5o3
bottrop|DE0y7
botucatu|BR097
botzingen|DE0y2
bou arada|TN464
bou arfa|DZ1p5
bou arkoub|TN463
bou hanifia el hamamat|DZ1p5
bou ismail|DZ1p4
bou tlelis|DZ1p5
bouafle|CI0u6
bouake|CI0u9
bouarfa|MA115
bouar|CF4u5
bouaye|FR1m3
bouc bel air|FR1m4
boucau|FR1m3
bouca|CF4u4
bouchemaine|FR1m3
boucherville|CA1e5QC
boudjima|DZ1p4
boudouaou|DZ1p5
boueni|YT7q2
boufarik|DZ1p6
bouffemont|FR1m2
bougaa|DZ1p5
bougado|PT504
bougara|DZ1p6
boughton|GB0j3
bougival|FR1m3
bougouni|ML2o5
bouguenais|FR1m4
bouillante|GP7m3
bouillargues|FR1m3
bouillon|BE3a2
bouinan|DZ1p5
bouira|DZ1p6
boujniba|MA114
boukadir|DZ1p5
boulazac|FR1m3
boulder city|US0t4NV
boulder creek|US0t2CA
boulder hill|US1b3IL
boulder|US477CO,US470MT
boulevard gardens|US0d0FL
boulevard park|US0t2WA
boulogne billancourt|FR1m7
boulogne sur mer|FR1m6
boulsa|BF364
boumagueur|DZ1p3
boumahra ahmed|DZ1p5
boumerdas|DZ1pa
bouna|CI0u5
bound brook|US0d3NJ
boundiali|CI0u5
bountiful|US475UT
bourbon lancy|FR1m2
bourbonnais|US1b4IL
bourbon|US3n1IN,US1b1MO
bourbourg|FR1m3
bourg de peage|FR1m3
bourg en bresse|FR1m6
bourg la reine|FR1m4
bourg les valence|FR1m4
bourg saint andeol|FR1m3
bourg saint maurice|FR1m3
bourges|FR1m6
bourgoin jallieu|FR1m5
bourg|US1b1LA
bourne end|GB0j2
bournemouth|GB0j7
bourne|GB0j4,US0d1MA
bousse|BF364
bousso|TD424
boussu|BE3a4
boussy saint antoine|FR1m3
bous|DE0y3
boutersem|BE3a3
boutte|US1b2LA
bouza|NE3v3
bouznika|MA115
bovalino superiore|IT1i3
bovalino|IT1i3
bovenden|DE0y4
boves|IT1i3
bovezzo|IT1i3
bovina|US1b1TX
bovingdon|GB0j2
bovisio masciago|IT1i4
bovolone|IT1i4
bovril|AR2c3
bow bog|US0d3NH
bowdon|GB0j3,US0d1GA
bowen|AU1k4QLD
bowie|US0d6MD,US1b2TX
bowleys quarters|US0d3MD
bowling green|US1b6KY,US0d5OH,US1b2MO,US0d2FL,US0d0VA,US0d0MD
bowmansville|US0d1PA
bowman|US471ND
bowral|AU0p3NSW
bowthorpe|GB0j4
box elder|US473SD
box hill north|AU0r4VIC
box hill south|AU0r3VIC
box hill|AU0r4VIC
boxberg|DE0y3
boxborough|US0d2MA
boxford|US0d1MA
boxmeer|NL3z4
boxtel|NL3z5
boyabat|TR015
boyalik|TR014
boyarka|UA165
boyceville|US1b0WI
boyd|US1b0TX
boyeros|CU1l8
boyertown|US0d2PA
boyes hot springs|US0t3CA
boyette|US0d3FL
boyle heights|US0t7CA
boylston|US0d2MA
boyne city|US492MI
boynton beach|US0d6FL
boyolali|ID0b6
boyolangu|ID0b5
boysun|UZ5s5
bozdar wada|PK053
bozdogan|TR013
bozeman|US475MT
bozhou|CN007
bozkir|TR013
bozkurt|TR013
bozoum|CF4u5
bozova|TR014
bozuyuk|TR016
bozyazi|TR015
bo|SL3p7
bracciano|IT1i4
bracebridge heath|GB0j2
bracebridge|CA1e3ON
bracey|US0d1VA
bracigliano|IT1i2
bracken ridge|AU1k4QLD
brackenheim|DE0y4
brackenridge|US0d2PA
brackettville|US1b1TX
brackley|GB0j4
bracknell|GB0j6
braco do norte|BR094
bradbury|AU0p3NSW,US0t0CA
braddock heights|US0d1MD
braddock hills|US0d1PA
braddock|US0d1PA
braddon|AU0p3ACT
bradenton beach|US0d0FL
bradenton|US0d6FL
bradford on avon|GB0j3
bradford woods|US0d0PA
bradford|GB0j8,US0d3PA,US0d1OH,US0d0RI,US0d0ME,US1b0TN
bradley beach|US0d2NJ
bradley gardens|US0d4NJ
bradley|US1b4IL,US0d1WV,US0d0ME
bradner|US0d0OH
bradu|RO1w2
bradwell|GB0j3
brady|US1b2TX
brad|RO1w4
bragadiru|RO1w3
braganca paulista|BR097
braganca|BR1h6,PT505
braga|PT507
braham|US1b1MN
brahasestii de sus|RO1w3
brahmapur|IN038
braidwood|US1b3IL
braila|RO1w8
braine lalleud|BE3a5
braine le chateau|BE3a3
braine le comte|BE3a4
brainerd|US1b4MN
braintree|GB0j6,US0d5MA
braives|BE3a3
brajarajnagar|IN036
brake unterweser|DE0y4
brakel|DE0y4
brakpan|ZA0x8
brak|LY305
brambleton|US0d3VA
bramhall|GB0j5
bramming|DK2y3
brampton|CA1e9ON
bramsche|DE0y5
branca|PT502
branch|US1b1MN
brand erbisdorf|DE0y3
brandenburg an der havel|DE0y6
brandenburg|US632KY
brandermill|US0d4VA
brande|DK2y3
brandfort|ZA0x4
brandis|DE0y3
brandizzo|IT1i3
brandon|US0d7FL,CA4i5MB,US1b5MS,US1b3SD,GB0j3,GB0j3,US0d1VT
brandys nad labem stara boleslav|CZ2x4
brandywine|US0d3MD
branesti|RO1w3,RO1w3
branford center|US0d3CT
branford|US0d5CT
braniewo|PL204
branik|CZ2x4
brannenburg|DE0y2
branson|US1b4MO
brantford|CA1e6ON
brant|CA1e5ON
bran|RO1w2
bras panon|RE6x3
braselton|US0d3GA
brasileia|BR623
brasilia de minas|BR094
brasilia|BR09b
braslaw|BY1y4
brasov|RO1w8
brass castle|US0d1NJ
brassall|AU1k3QLD
brasschaat|BE3a5
bratca|RO1w2
bratenahl|US0d0OH
brateyevo|RU067
bratislava vajnory|SK5b2
bratislava|SK5b9
bratsk|RU4p8
bratslav|UA163
brattleboro|US0d3VT
braunfels|DE0y4
braunlage|DE0y2
braunlingen|DE0y3
braunsbedra|DE0y3
braunschweig|DE0y8
braunton|GB0j3
brawley|US0t5CA
bray park|AU1k3QLD
braybrook|AU0r3VIC
bray|IE385,US1b0OK
brazii de sus|RO1w3
brazil|US3n3IN
brazoria|US1b2TX
brazzaville|CG2pa
bra|IT1i5
brcko|BA455
breakeyville|CA1e2QC
breaux bridge|US1b3LA
breaza de sus|RO1w3
breaza|RO1w4
brea|US0t5CA
brebu manastirei|RO1w3
brechin|GB0j3
brecht|BE3a5
brech|FR1m2
breckenridge hills|US1b2MO
breckenridge|US1b2TX,US472CO,US1b2MN,US490MI
breckerfeld|DE0y3
breckinridge center|US1b1KY
brecksville|US0d4OH
breclav|CZ2x5
brecon|GB0j3
bredasdorp|ZA0x4
breda|NL3z7
bredbury|GB0j4
bredene|BE3a4
bredstedt|DE0y2
bredy|RU2j3
breese|US1b2IL
breezy point|US1b1MN
bree|BE3a4
breganze|IT1i2
bregenz|AT215
bregnano|IT1i2
breidenbach|DE0y3
breinigsville|US0d2PA
breisach am rhein|DE0y4
breitenfurt bei wien|AT213
breitscheid|DE0y2
breitungen|DE0y2
brejinho|BR1h3
brejo da madre de deus|BR295
brejo santo|BR1h5
brejo|BR1h4
brembate di sopra|IT1i3
brembate|IT1i3
bremen|DE0y9,US0d3GA,US3n2IN,US0d1OH
bremerhaven|DE0y7
bremerton|US0t5WA
bremervorde|DE0y4
bremgarten|CH5o3
brena alta|ES5i3
brenes|ES0z4
brenham|US1b4TX
brenna|PL203
brensbach|DE0y2
brentford|GB0j3
brentwood estates|US1b5TN
brentwood|US0d6NY,US0t6CA,GB0j6,US1b5TN,US0d3PA,US1b3MO,US0d2NH,US0d2MD
brent|GB0j8,US1b4FL,US1b2AL
breo|IT1i4
brescia|IT1i8
bressanone|IT1i4
bressler|US0d1PA
bresso|IT1i5
bressuire|FR1m4
brest|BY1y8,FR1m7
bret harte|US0t2CA
bretigny sur orge|FR1m5
bretten|DE0y5
bretzfeld|DE0y4
breuillet|FR1m3
breukelen|NL3z4
brevard|US0d3NC
breves|BR2e6
brevik|SE273
brewerton|US0d2NY
brewer|US0d3ME
brewster hill|US0d1NY
brewster|US0t1WA,US0d1NY,US0d1OH,US0d1MA
brewton|US1b2AL
breyten|ZA0x4
brezice|SI5z3
brezina|DZ1p4
brezno|SK5b4
brezoi|RO1w3
brezova pod bradlom|SK5b2
brezovica|HR443
briancon|FR1m4
briarcliff manor|US0d3NY
briarcliff|US1b1TX
briare|FR1m3
briarwood|US0d6NY
briar|US1b3TX
bria|CF4u5
brice prairie|US1b1WI
briceni|MD4h4,MD4h3
brices creek|US0d2NC
brickerville|US0d0PA
bridge city|US1b3TX,US1b3LA
bridge of allan|GB0j2
bridgehampton|US0d1NY
bridgeman downs|AU1k3QLD
bridgend|GB0j6
bridgeport|US0d7CT,US1b5IL,US0d3WV,US493MI,US1b3TX,US0d2PA,US0t1WA,US1b1AL,US0d1OH,US1b1IL,US471NE,US0d1NY,US0d1NY
bridgeton|US0d5NJ,US1b4MO
bridgetown|BB7c7,US0d4OH
bridgeview|US1b4IL
bridgeville|US0d2PA,US0d1DE
bridgewater|US0d5NJ,CA5l3NS,US0d3MA,US0d3VA,US0d0NH
bridgman|US491MI
bridgnorth|GB0j4
bridgton|US0d1ME
bridgwater|GB0j5
bridlington|GB0j5
bridport|GB0j4,US0d0VT
brie comte robert|FR1m4
brielle|US0d2NJ
brierfield|GB0j3
brierley hill|GB0j5
brier|US0t3WA
brieselang|DE0y3
briey|FR1m2
brigantine|US0d3NJ
brigg|GB0j3
brigham city|US474UT
brighouse|GB0j5
brightlingsea|GB0j3
brighton beach|US0d5NY
brighton east|AU0r4VIC
brighton le sands|AU0p3NSW
brighton park|US1b5IL
brighton|GB0j7,US475CO,US0d5NY,AU0r5VIC,AU1k3QLD,US493MI,US1b2TN,US1b2AL,US1b1TN,US1b1IL
brightwaters|US0d2NY
brightwood|US0d0VA
bright|US3n3IN
brignais|FR1m4
brignano gera dadda|IT1i3
brignoles|FR1m4
brig|CH5o2
brikama|GM5p6
brilliant|US0d1OH
brillion|US1b2WI
brilon|DE0y5
brimfield|US0d2MA,US0d2OH
brinckerhoff|US0d2NY
brindisi|IT1i6
brinkley|US1b2AR
brinkmann|AR2c3
brinsmead|AU1k2QLD
brioude|FR1m3
brisas barra de suchiate|MX044
brisas de zicatela|MX043
brisbane|AU1kbQLD,US0t2CA
brisee verdiere|MU6r3
bristol|GB0j9,US0d6CT,US0d5TN,US0d5RI,US0d4VA,US0d3PA,US1b2WI,US0d1ME,US0d1VT,US0d1NH,US491IN
bristow|US1b2OK
briton ferry|GB0j5
brito|PT502
brits|ZA0x7
brittany farms highlands|US0d2PA
britton|US1b0SD
britt|US1b1IA
britz|DE0y5
brive la gaillarde|FR1m6
briviesca|ES0z3
brixham|GB0j4
brixton hill|GB0j4
brixton|GB0j6
brixworth|GB0j2
brno|CZ2x9
broad channel|US0d1NY
broad creek|US0d1NC
broad ripple|US3n4IN
broadalbin|US0d0NY
broadbeach waters|AU1k3QLD
broadbeach|AU1k3QLD
broadfield|GB0j4
broadlands|US0d4VA
broadmeadows|AU0r4VIC
broadmoor|US0t2CA
broadstairs|GB0j5
broadstone|GB0j3
broadview heights|US0d4OH
broadview park|US0d3FL
broadview|US1b3IL
broadwater|GB0j3
broadway|US0d2VA,US0d0NC
brock hall|US0d3MD
brockport|US0d3NY
brockton|US0d7MA
brockville|CA1e5ON
brockway|US0d1PA
brocton|US0d1NY
brodheadsville|US0d1PA
brodhead|US1b2WI,US0d0KY
brodnica|PL205
brodosqui|BR094
brody|UA165
brod|BA453
broek op langedijk|NL3z3
broekhoven|NL3z3
brogden|US0d1NC
broitzem|DE0y3
broken arrow|US1b7OK
broken bow|US1b2OK,US1b2NE
broken hill|AU8q4NSW
brokopondo|SR684
bromborough|GB0j4
bromma|SE276
bromolla|SE273
bromsgrove|GB0j6
bronderslev|DK2y4
broni|IT1i3
bronkhorstspruit|ZA0x5
bronnitsy|RU064
bronson|US491MI,US0d0FL
bronte|IT1i4,AU0p3NSW
bronxville|US0d3NY
bron|FR1m5
brook highland|US1b3AL
brook park|US0d4OH
brookdale|US0d3NJ,US0d2SC,US0t1CA
brookfield center|US0d0OH
brookfield|US1b5WI,US1b4IL,AU0r3VIC,US1b2MO
brookhaven|US0d6GA,US1b4MS,US0d3PA,US0d2WV,US0d2NY
brookings|US1b5SD,US0t3OR
brookland|US1b2AR
brooklawn|US0d1NJ
brooklet|US0d1GA
brookline|US0d6MA,US0d2NH
brooklyn center|US1b5MN
brooklyn heights|US0d4NY,US0d1OH
brooklyn park|US1b6MN,US0d4MD
brooklyn|US0dbNY,US0d3OH,US3n1IN,US1b1WI,US1b1IA,US490MI
brookmont|US0d2MD
brookneal|US0d0VA
brookridge|US0d2FL
brookshire|US1b2TX
brookside village|US1b1TX
brookside|US0d4DE,US1b0AL
brookston|US3n1IN
brooksville|US0d3FL,US1b0MS
brooks|CA394AB,US0d1KY,US0d0ME
brooktrails|US0t2CA
brookville|US0d3OH,US0d2PA,US0d2NY,US3n1IN
brookwood|US1b1AL
broomall|US0d3PA
broome|AU1v2WA
broomfield|US476CO
broseley|GB0j2
broshniv osada|UA162
brossard|CA1e6QC
brosteni|RO1w3
brotas|BR094
brothertown|US1b0WI
brotton|GB0j2
broughton astley|GB0j3
broughton|GB0j3
brough|GB0j4
broumov|CZ2x3
broussard|US1b3LA
brovary|UA166
broward estates|US0d2FL
brown city|US490MI
brown deer|US1b4WI
brownfield|US1b3TX,US0d0ME
brownhills|GB0j4
browning|US470MT
brownlee park|US491MI
browns lake|US1b1WI
browns mills|US0d3NJ
browns point|US0t0WA
brownsboro|US1b0TX
brownsburg chatham|CA1e3QC
brownsburg|US3n5IN
brownsfield|US1b2LA
brownstown|US3n2IN,US0d1PA
brownsville|US1b8TX,US0d6NY,US0d4FL,US1b3TN,US1b2LA,US0d1PA,US0t1OR
browntown|US0d1PA
brownville|US0d1NJ,US0d0ME,US0d0NY,US0d0NY
brownwood|US1b4TX
broxbourne|GB0j4
broxburn|GB0j4
broxton|US0d0GA
bro|SE273
bruay la buissiere|FR1m5
bruay sur lescaut|FR1m4
bruceton|US1b1TN
bruceville eddy|US1b1TX
bruce|AU0p3ACT,US1b1MS
bruchhausen vilsen|DE0y3
bruchkobel|DE0y4
bruchmuhlbach miesau|DE0y3
bruchsal|DE0y5
bruck an der leitha|AT213
bruck an der mur|AT213
bruckberg|DE0y2
bruckmuhl|DE0y4
bruges|FR1m4
bruggen|DE0y4
brugge|BE3a7
brugg|CH5o3
brugherio|IT1i5
brugnera|IT1i2
bruhl|DE0y5,DE0y4
bruino|IT1i3
brumadinho|BR095
brumado|BR1c5
brumath|FR1m3
brummen|NL3z4
brumunddal|NO4q3
brundall|GB0j3
brundidge|US1b1AL
brunehault|BE3a3
brunete|ES0z3
brunico|IT1i4
brunn am gebirge|AT214
brunoy|FR1m5
brunsbuttel|DE0y4
brunssum|NL3z5
brunstatt|FR1m3
brunswick east|AU0r4VIC
brunswick west|AU0r4VIC
brunswick|US0d5OH,AU0r5VIC,US0d4GA,US0d4ME,US0d3MD,US0d0NC
bruntal|CZ2x4
brusaporto|IT1i2
brusciano|IT1i4
brush fork|US0d0WV
brush prairie|US0t1WA
brushy creek|US1b4TX
brush|US472CO
brusly|US1b1LA
brusque|BR096
brussels|BE3aa,US1b0WI
brusturi|RO1w2
brusyliv|UA162
bruz|FR1m4
brvenica|MK544
brwinow|PL204
bry sur marne|FR1m4
bryanka|UA166
bryans road|US0d3MD
bryansk|RU069
bryant|US1b4AR,US0t1WA
bryan|US1b6TX,US493OH
brymbo|GB0j4
bryn athyn|US0d0PA
bryn mawr skyway|US0t4WA
bryn mawr|US0d2PA,US0d2PA
brynamman|GB0j3
bryne|NO4q3
brynmawr|GB0j4
brynna|GB0j3
bryson city|US0d1NC
bryukhovetskaya|RU064
bryukhovychi|UA162
brzeg dolny|PL204
brzeg|PL205
brzesko|PL204
brzeszcze|PL204
brzeziny|PL204
brzozow|PL203
bu eina|IL3q3
bua yai|TH0n4
buanoy|PH183
buaran|ID0b5
buarcos|PT503
buayan|PH184,PH182
bubanza|BI5r4
bubaque|GW5h3
buba|GW5h3
bucak|TR015
bucaramanga|CO0i9
bucecea|RO1w2
bucerias|MX8m4
buchach|UA164
buchanan dam|US1b1TX
buchanan|LR3f5,US492MI,US0d1NY,US0d0VA,US0d0GA
bucharest|RO1wb
bucha|UA165
buchen in odenwald|DE0y4
buchenbach|DE0y2
buchen|DE0y2
bucheon si|KR08a
buchforst|DE0y3
buchheim|DE0y4
buchholz in der nordheide|DE0y5
buchloe|DE0y4
buchrain|CH5o2
buchs|CH5o3,CH5o3
buch|DE0y4
buckeburg|DE0y4
buckeye lake|US0d1OH
buckeye|US256AZ
buckeystown|US0d0MD
buckfield|US0d1ME
buckhall|US0d4VA
buckhannon|US0d3WV
buckhead ridge|US0d1FL
buckhorn|US0t1CA
buckhurst hill|GB0j3
buckie|GB0j3
buckingham|CA1e4QC,GB0j4,US0d2FL
buckland|US0d1MA
buckley|GB0j6,US0t2WA
buckner|US0d3KY,US1b2MO
buckow|DE0y5
bucksport|US0d2ME
bucovice|CZ2x3
bucov|RO1w3
bucsani|RO1w3
buctzotz|MX3u3
bucu|RO1w2
bucyrus|US0d4OH
buc|FR1m3
budakeszi|HU1z4
budaors|HU1z5
budapest i kerulet|HU1z5
budapest ii kerulet|HU1z6
budapest iii kerulet|HU1z7
budapest iv kerulet|HU1z7
budapest vi kerulet|HU1z5
budapest viii kerulet|HU1z6
budapest xi kerulet|HU1z7
budapest xii kerulet|HU1z6
budapest xiii kerulet|HU1z7
budapest xix kerulet|HU1z6
budapest xv kerulet|HU1z6
budapest xvi kerulet|HU1z6
budapest xvii kerulet|HU1z6
budapest xviii kerulet|HU1z7
budapest xx kerulet|HU1z6
budapest xxi kerulet|HU1z6
budapest xxii kerulet|HU1z6
budapest xxiii kerulet|HU1z4
budapest|HU1zb
budaun|IN037
buda|US1b4TX
budd lake|US0d3NJ
buddh gaya|IN035
budelsdorf|DE0y3
budel|NL3z3
budenheim|DE0y3
budennovsk|RU066
buderim|AU1k5QLD
budesti|RO1w3,RO1w2
bude|GB0j3,US1b0MS
budhana|IN035
budhlada|IN035
budingen|DE0y4
budleigh salterton|GB0j2
budrio|IT1i3
budta|PH18a
buduran|ID0b6
budva|ME6y4
budy|UA163
buea|CM2k6
buechel|US633KY
buedu|SL3p2
buellton|US0t2CA
buena park|US0t6CA
buena vista|US493MI,US0d3VA,US471CO,US0d1GA,US0t1CA
buenaventura lakes|US0d5FL
buenaventura|CO0i8,CO0i5
buenavista de cuellar|MX043
buenavista del norte|ES5i2
buenavista tomatlan|MX043
buenavista|MX048,PH184,PH183,CO0i2
buena|US0d2NJ
bueng kan|TH0n3
bueno brandao|BR093
buenos aires|AR02e,CR5q4,MX043,PE0g3
buerarema|BR1c4
bueu|ES0z4
buffalo grove|US1b5IL
buffalo historical|US1b0IA
buffalo|US0d8NY,US1b4MN,US472WY,US1b2MO,US1b1TX,US1b0OK,US1b0IA,US0d0SC,US0d0WV
buford|US0d4GA
buftea|RO1w4
bugalagrande|CO0i4
bugallon|PH184
bugana|NG0a3
bugang|PH183
bugarama|TZ1d5
bugasan|PH183
buga|NG0a3,PH183
bugembe|UG2i4
bugene|TZ1d3
buggenhout|BE3a4
bugiri|UG2i4
bugojno|BA455
bugo|PH186
bugry|RU063
buguda|IN034
buguias|PH183
bugulma|RU067
buguma|NG0a7
buguruslan|RU2j6
bugyi|HU1z2
buharkent|TR013
buhe|CN007
buhi|PH185
buhlertal|DE0y3
buhler|US1b0KS
buhl|DE0y5,US6w2ID
buhusi|RO1w4
buia|IT1i3
buies creek|US0d2NC
buinsk|RU064
buin|CL0o6
buique|BR294
buitenpost|NL3z2
bujalance|ES0z3
bujaru|BR2e3
bujumbura|BI5r8
bukama|CD2g5
bukan|IR0l8
bukavu|CD2g8
bukene|TZ1d3
bukhara|UZ5s8
bukit mertajam|MY2a8
bukit rambai|MY2a4
bukittinggi|ID0b7
bukoba|TZ1d6
bukowno|PL203
bukuru|NG0a4
buk|PL203
bulacan|PH186
bulach|CH5o4
bulacnin|PH183
bulakamba|ID0b5
bulalacao|PH184
bulanash|RU2j4
bulancak|TR015
bulandshahr|IN038
bulanik|TR015
bulan|PH185
bulaon|PH187
bulata|PH182
bulawayo|ZW269
bulayevo|KZ1n3
bula|PH184
buldana|IN036
buldan|TR014
bulford|GB0j3
bulgan|MN3m4
bulihan|PH184
bulimba|AU1k3QLD
bull creek|AU1v3WA
bull run mountain estates|US0d0VA
bull run|US0d4VA
bull savanna|JM3g3
bull shoals|US1b1AR
bull valley|US1b0IL
bullange|BE3a2
bullard|US1b2TX
bullas|ES0z4
bulleen|AU0r3VIC
bulle|CH5o4
bullhead city|US255AZ
bulli|AU0p3NSW
bullsbrook|AU1v2WA
bully les mines|FR1m4
bulnes|CL0o4
bulog|PH183
buloh kasap|MY2a4
bulolo|PG5y4
bulqize|AL5j3
buluangan|PH184
buluang|PH183
buluan|PH185
bulungur shahri|UZ5s5
bulungu|CD0f6
bulusan|PH183
bulverde|US1b2TX
bumba|CD0f7
bumbesti jiu|RO1w3
bumpe|SL3p4
bunawan|PH184
buna|US1b1TX
bunbury|AU1v6WA
bunche park|US0d2FL
buncrana|IE382
bundaberg north|AU1k2QLD
bundaberg|AU1k6QLD
bundamba|AU1k3QLD
bunda|TZ1d6
bunde|DE0y6,DE0y3,NL3z2
bundibugyo|UG2i4
bundi|IN037
bundoora|AU0r5VIC
bundu|IN034
bungay|GB0j2
bungo takada shi|JP0c5
bungoma|KE1a6
bunguiao|PH183
bungu|TZ1d5
bunia|CD2g7
bunk foss|US0t2WA
bunkeflostrand|SE274
bunker hill village|US1b2TX
bunker hill|US1b1IL,US0t1OR
bunkerville|US0t0NV
bunkie|US1b2LA
bunnell|US0d1FL
bunnik|NL3z3
bunol|ES0z3
bunumbu|SL3p3
bununu|NG0a3
bunyan|TR014
bunyola|ES0z2
buochs|CH5o2
buon ma thuot|VN0w7
buqei a|IL3q2
burabay|KZ1n3
burang|CN002
burao|SO1f7
burauen|PH184
buraydah|SA0s9
burayevo|RU2j3
burbach|DE0y4
burbank|US0t7CA,US1b5IL,US0t2CA,US0t2WA
burdell|AU1k2QLD
burdur|TR016
burela de cabo|ES0z3
buren|DE0y4
bures sur yvette|FR1m3
burewala|PK058
bureya|RU642
bure|ET194
burg auf fehmarn|DE0y3
burg bei magdeburg|DE0y5
burgas|BG2z8
burgau|DE0y3
burgaw|US0d2NC
burgdorf|DE0y5,CH5o4
burgebrach|DE0y3
burgersdorp|ZA0x4
burgess hill|GB0j5
burgettstown|US0d0PA
burghaun|DE0y3
burghausen|DE0y4
burgkirchen an der alz|DE0y3
burgkunstadt|DE0y3
burglengenfeld|DE0y4
burglesum|DE0y5
burgos|ES0z7,PH185,PH183
burgstadt|DE0y4
burgthann|DE0y4
burgum|NL3z3
burhaniye|TR015
burhanpur|IN038
burhanuddin|BD076
burhar|IN034
buri ram|TH0n5
burien|US0t6WA
buritama|BR094
buriti alegre|BR093
buriti bravo|BR1h4
buriti dos lopes|BR1h3
buritis|BR094
buritizeiro|BR095
buriya|IN033
buri|BR094
burjassot|ES0z5
burkardroth|DE0y3
burkburnett|US1b3TX
burkesville|US1b1KY
burke|US0d5VA
burkhardtsdorf|DE0y3
burladingen|DE0y4
burlata|ES0z4
burla|IN035
burleigh heads|AU1k3QLD
burleigh waters|AU1k4QLD
burleson|US1b5TX
burley in wharfedale|GB0j3
burley|US6w3ID,US0t1WA
burlingame|US0t5CA
burlington|CA1e7ON,US0d6NC,US0d5VT,US1b5IA,US0d5MA,US0d4KY,US1b3WI,US0d3NJ,US0t3WA,US472CO,US0d1OH,US0d1OH,US1b1KS,US1b0ND
burnaby|CA4l8BC
burnage|GB0j4
burnettown|US0d1SC
burnet|US1b3TX
burney|US0t2CA
burngreave|GB0j5
burnham on crouch|GB0j3
burnham on sea|GB0j5
burnham|US1b2IL,US0d1PA,US0d0ME
burnie|AU694TAS
burnley|GB0j7
burns flat|US1b1OK
burns harbor|US1b1IN
burnside heights|AU0r3VIC
burnsville|US1b6MN,US0d1NC,US0d1NC
burns|US0t1OR,US1b1TN
burnt store marina|US0d1FL
burntisland|GB0j3
burntwood|GB0j5
burpengary east|AU1k3QLD
burpengary|AU1k4QLD
burr ridge|US1b3IL
burrel|AL5j4
burriana|ES0z5
burry port|GB0j3
bursa|TR01a
burscheid|DE0y4
burscough|GB0j3
burshtyn|UA164
bursledon|GB0j3
burstadt|DE0y4
burton latimer|GB0j3
burton upon trent|GB0j7
burtonsville|US0d3MD
burton|US495MI,US0d3SC,AU2v3SA,US0d1OH
burt|US490MI
buruenesti|RO1w3
burumburum|NG0a4
burunday|KZ1n4
bururi|BI5r4
burutu|NG0a4
burwell|GB0j3,GB0j3,US1b0NE
burwood east|AU0r3VIC
burwood|AU0p4NSW,AU0r4VIC
bury st edmunds|GB0j5
buryn|UA164
bury|GB0j6
busalla|IT1i2
busan|KR08c
busayra|JO2q3
busay|PH182
busca|IT1i2
busembatia|UG2i4
buseresere|TZ1d6
bushehr|IR0l7
bushey|GB0j4
bushland beach|AU1k3QLD
bushland|US1b1TX
bushnell|US0d2FL,US1b2IL
bushtyno|UA163
bushwick|US0d7NY
bushyhead|US1b0OK
bush|EG0h6
busia|KE1a6,UG2i5
businga|CD0f5
busko zdroj|PL204
busnago|IT1i3
busselton|AU1v4WA
bussero|IT1i3
bussigny|CH5o3
bussolengo|IT1i4
bussoleno|IT1i2
bussum|NL3z5
bussy saint georges|FR1m3
busteni|RO1w3
busto arsizio|IT1i6
busto garolfo|IT1i4
buston|TJ484,TJ484
bustos|PH185
butajira|ET195
butare|RW3x6
buta|CD2g6
butchers hill|US0d1MD
butel|MK545
butembo|CD2g7
butere|KE1a3
butgenbach|BE3a2
butha buthe|LS724
butiama|TZ1d4
butia|BR094
butig|PH183
butjadingen|DE0y3
butler beach|US0d2FL
butler|US0d4PA,AU1v4WA,US0d3NJ,US1b2MO,US491IN,US0d1GA,US1b1WI,US1b1AL
butner|US0d3NC
buttelborn|DE0y4
buttenwiesen|DE0y3
butterworth|MY2a7,ZA0x5
butte|US475MT,US5x2AK
buttonwillow|US0t1CA
butuan|PH188
buturlinovka|RU065
buturlino|RU063
butwal|NP2b7
butzbach|DE0y5
butzow|DE0y3
buug|PH183
buulobarde|SO1f4
buurhakaba|SO1f5
buwenge|UG2i4
buxar|IN037
buxerolles|FR1m3
buxtehude|DE0y5
buxton|GB0j4,US0d3ME,US0d0NC
buyeo|KR085
buynaksk|RU066
buyukcekmece|TR017
buy|RU065
buzau|RO1w7
buzdyak|RU2j3
buzen|JP0c5
buzet|HR443
buzias|RO1w3
buzim|BA453
buzoesti|RO1w3
buzovna|AZ345
buzuluk|RU2j6
buzzards bay|US0d2MA
bweyogerere|UG2i4
bwizibwera|UG2i6
byadgi|IN035
byakabanda|UG2i3
byala slatina|BG2z4
byalynichy|BY1y3
byarozawka|BY1y4
byaroza|BY1y5
bychawa|PL202
bydgoszcz|PL209
byelaazyorsk|BY1y3
byerazino|BY1y4
byers|US470CO
byesville|US0d1OH
byford|AU1v4WA
byhalia|US1b0MS
bykhaw|BY1y4
bykovo|RU063,RU3b3
bylas|US251AZ
byndoor|IN034
byng|US1b0OK
bynum|US1b1AL
byram|US1b4MS,US0d2CT
byrnes mill|US1b2MO
byron bay|AU0p3NSW
byron center|US493MI
byron|US1b2MN,US0d2GA,US1b2IL,US0t0CA
bystrice nad pernstejnem|CZ2x3
bystrice pod hostynem|CZ2x3
bystrice|CZ2x2
bystrom|US0t2CA
bystrzyca klodzka|PL203
bytca|SK5b3
bytom|PL208
bytow|PL204
byumba|RW3x6
byureghavan|AM353
ca mau|VN0w7
ca savio|IT1i3
caacupe|PY284
caaguazu|PY286
caala|AO174
caapora|BR294
caarapo|BR404
caazapa|PY285
cabacungan|PH183
cabadbaran|PH185
cabagan|PH185
cabaiguan|CU1l5
cabanas|CU1l3
cabanatuan city|PH188
cabanglasan|PH182
cabanillas del campo|ES0z3
cabano|PH183
cabaritan east|PH183
cabarroguis|PH183
cabatuan|PH183
cabayangan|PH184
cabazon|US0t1CA
cabcaben|PH183
cabeceiras de basto|PT504
cabedelo|BR1h6
cabestany|FR1m3
cabeza del buey|ES0z2
cabezas|MX043
cabezon de la sal|ES0z3
cabiao|PH186
cabiate|IT1i3
cabimas|VE148
cabin john|US0d1MD
cabinda|AO176
cabinteely|IE383
cabinuangan|PH183
cable beach|AU1v3WA
cabo frio|BR097
cabo rojo|PR5c3
cabo san lucas|MX4a6
caboolture south|AU1k2QLD
caboolture|AU1k5QLD
cabool|US1b1MO
cabot|US1b5AR
cabo|BR297
cabral|DO1j4
cabramatta west|AU0p3NSW
cabramatta|AU0p4NSW
cabras|IT1i3
cabra|ES0z4
cabrero|CL0o4
cabreuva|BR095
cabrican|GT3c4
cabries|FR1m3
cabrils|ES0z3
cabrobo|BR1c4
cabugao|PH183
caburan|PH184
cabuyao|PH188
cacabelos|ES0z2
cacador|BR096
cacahoatan|MX044
cacak|RS2r7
cacalchen|MX3u3
cacalomacan|MX044
cacapava do sul|BR094
cacapava|BR096
caccamo|IT1i3
cacem|PT507
cacequi|BR094
caceres|ES0z7
cachan|FR1m5
cacheu|GW5h3
cache|US1b2OK
cachoeira do sul|BR096
cachoeiras de macacu|BR096
cachoeira|BR1c4
cachoeirinha|BR097,BR294
cachoeiro de itapemirim|BR098
cacilhas|PT503
cacimba de dentro|BR1h3
cacoal|BR5u6
cacocum|CU1l5
caconda|AO173
caconde|BR094
cactus flat|US251AZ
cactus|US1b2TX,US1b1TX
cacule|BR1c4
cacu|BR093
cadale|SO1f2
cadca|SK5b5
caddo mills|US1b1TX
caddo|US1b0OK
cadelbosco di sopra|IT1i3
cadereyta jimenez|MX316
cadereyta|MX316,MX044
cade|US1b1LA
cadillac|US493MI
cadiz|PH187,ES0z7,US0d2OH,US1b1KY
cadolzburg|DE0y3
cadorago caslino al piano|IT1i3
cadott|US1b1WI
caen|FR1m7
caerano di san marco|IT1i3
caerleon|GB0j3
caernarfon|GB0j3
caerphilly|GB0j5
caetes|BR292
caete|BR095
caetite|BR1c5
cafarnaum|BR1c4
cafayate|AR514
cafelandia|BR094
cagayan de oro|PH189
caglayancerit|TR014
cagliari|IT1i7
cagli|IT1i2
cagnano varano|IT1i3
cagnes sur mer|FR1m6
cagsiay|PH183
caguas|PR5c6
cagua|VE147
cahaba heights|US1b2AL
cahokia|US1b4IL
cahors|FR1m5
cahri|AZ343
cahul|MD4h5
caianu mic|RO1w2
caiaponia|BR093
caibarien|CU1l5
caibiran|PH183
caicedonia|CO0i5
caico|BR1h6
caidian|CN006
caieiras|BR096
caimancito|AR512
cainta|PH188
cairnlea|AU0r3VIC
cairns city|AU1k3QLD
cairns north|AU1k3QLD
cairns|AU1k7QLD
cairo montenotte|IT1i3
cairo|EG0hd,US0d3GA,US1b1IL,US0d0NY
cair|MK546
caister on sea|GB0j3
caiuti sat|RO1w2
caivano|IT1i5
cajabamba|PE0g4
cajahs mountain|US0d1NC
cajamarca|PE0g7,CO0i3
cajamar|BR096
cajaruro|PE0g3
cajati|BR095
cajazeiras|BR1h5
cajica|CO0i5
cajititlan|MX042
cajueiro|BR3e4
cajuru|BR094
cajvana|RO1w3
cakovec|HR444
cala rajada|ES0z3
calabanga|PH185
calabar|NG0a9
calabasas|US0t5CA
calabash|US0d1NC
calabazar de sagua|CU1l3
calabozo|VE147
calabugao|PH183
calaca|PH185
calafat|RO1w4
calafell|ES0z5
calafindesti|RO1w3
calahorra|ES0z5
calais|FR1m6,US9p2ME
calamar|CO0i3
calama|CL0o7
calamba|PH188,PH183
calamonte|ES0z3
calamvale|AU1k4QLD
calangute|IN034
calan|RO1w4
calapan|PH186
calarasi|MD4h4,RO1w3,RO1w3
calarca|CO0i6
calasiao|PH185
calasparra|ES0z3
calatagan|PH184,PH183
calatayud|ES0z4
calatrava|PH183
calauag|PH184
calauan|PH185
calau|DE0y3
calbayog city|PH186
calbe|DE0y4
calbuco|CL0o4
calca|PE0g3
calceta|EC1s4
calchaqui|AR2c3
calcinate|IT1i2
calcinato|IT1i3
calcinelli|IT1i2
calcium|US0d2NY
calcot|GB0j3
calcutta|US0d2OH
caldaro sulla strada del vino|IT1i3
caldas da rainha|PT505
caldas das taipas|PT503
caldas de reis|ES0z3
caldas de vizela|PT503
caldas novas|BR096
caldas|CO0i6
caldelas|PT503
calden|DE0y3
calderara di reno|IT1i3
calderitas|MX4j2
caldes de montbui|ES0z4
caldicot|GB0j4
caldiero|IT1i3
caldogno rettorgole cresole|IT1i3
caldwell|US6w6ID,US0d3NJ,US1b2TX,US0d1OH,US1b0KS
caledonia|US1b5WI,US1b1MN,US0d1NY,US491MI,US1b0MS
calella|ES0z4
calendario|PT504
calenzano|IT1i4
calera chica|MX042
calera|US1b4AL,US1b1OK
caleta de carquin|PE0g2
caleta olivia|AR7g5
calexico|US0t5CA
calgary|CA39aAB
calheta|CV742
calhoun city|US1b1MS
calhoun falls|US0d1SC
calhoun|US0d4GA
calibutbut|PH182
calico rock|US1b1AR
caliente|US0t0NV
califon|US0d0NJ
california city|US0t4CA
california|US0d4MD,US0d3PA,US1b2MO
calilegua|AR5v2
calimanesti|RO1w3
calimaya|MX043
calimera|IT1i3
calimesa|US0t3CA
calimete|CU1l5
calinesti|RO1w3
calingasta|AR583
calinog|PH182
calintaan|PH184
calipatria|US0t3CA
calistoga|US0t2CA
calixtlahuaca|MX043
cali|CO0ib
calkini|MX3u4
callahan|US0d0FL
callao|PE0ga
callaway|US1b4FL
calle blancos|CR5q4
callenberg|DE0y3
callender|US0t0CA
callington|GB0j3
calliope|AU1k2QLD
callosa de segura|ES0z4
calne|GB0j4
caln|US0d1PA
calolbon|PH182
calolziocorte|IT1i4
calonge|ES0z3
calonne ricouart|FR1m3
caloocan city|PH18b
caloto|CO0i3
caloundra west|AU1k3QLD
calpulalpan|MX045
calp|ES0z5
caltagirone|IT1i5
caltanissetta|IT1i6
caltzontzin|MX042
calubcub dos|PH182
calugareni|RO1w3
caluire et cuire|FR1m5
calumet city|US1b5IL
calumet park|US1b3IL
calumet|US0d0PA
calumpang|PH184
calumpit|PH187
calusco dadda|IT1i3
caluso|IT1i2
caluula|SO1f3
calvert city|US1b1KY
calverton park|US1b0MO
calverton|US0d4MD,GB0j3,US0d3NY
calvert|US1b0TX
calvi risorta|IT1i2
calvia|ES0z6
calvillo|MX044
calvinia|ZA0x3
calvizzano|IT1i3
calvi|FR1m2
calwell|AU0p2ACT
calw|DE0y5
cam pha mines|VN0n7
cam ranh|VN0w7
camabatela|AO174
camacari|BR1c8
camacha|PT793
camacupa|AO174
camaguey|CU1l8
camaiore|IT1i5
camajuani|CU1l5
camaligan|PH183
camalu|MX2n3
camamu|BR1c4
camana|PE0g4
camanche|US1b2IA
camanducaia|BR094
camano|US0t4WA
camapua|BR403
camaqua|BR096
camara de lobos|PT795
camarate|PT504
camargo|MX3o5,ES0z5,MX4n3,US0d0KY
camarillo|US0t6CA
camarinas|ES0z3
camarma de esteruelas|ES0z2
camas|ES0z5,US0t4WA,TR013
camayenne|GN1xb
cambados|ES0z4
cambanugoy|PH184
cambara|BR094
camberley|GB0j5
camberwell|AU0r4VIC
cambe|BR097
cambiago|IT1i2
cambiano|IT1i3
cambita garabitos|DO1j4
camborne|GB0j4
cambourne|GB0j3
cambrai|FR1m5
cambre|ES0z5
cambria heights|US0d4NY
cambrian park|US0t2CA
cambria|US0t3CA,US1b0IL
cambridge city|US3n1IN
cambridge park|AU0p3NSW
cambridge springs|US0d1PA
cambridge|GB0j7,CA1e7ON,US0d7MA,NZ5d4,US0d4MD,US0d3OH,US1b3MN,US1b1IL,US0d1NY,US1b1WI,US1b0NE
cambrils|ES0z5
cambuci|BR093
cambuga|PH183
cambui|BR094
cambuquira|BR093
cambuslang|GB0j5
camden town|GB0j5
camdenton|US1b2MO
camden|US0d6NJ,US1b4AR,US0d3SC,US1b2TN,US0d2ME,US0d2DE,US0d1OH,US0d1NY,US0d1OH,US1b1AL
camenca|MD4h3
camerano|IT1i2
cameri|IT1i3
cameron park colonia|US1b3TX
cameron park|US0t4CA,AU0p3NSW,US1b3TX
cameron|US1b3MO,US1b2TX,US1b1WI
cameta|BR2e5
camias|PH183
camiling|PH185
camilla|US0d2GA
camillus|US0d0NY
caminauit|PH183
camindangan|PH182
camingawan|PH183
camino|US0t1CA
camira|AU1k3QLD
camiri|BO2h5
camisano vicentino|IT1i3
camlachie|CA1e3ON
camlidere|TR014
cammarata|IT1i2
cammeray|AU0p3NSW
camminghaburen|NL3z4
camoapa|NI3d4
camocim de sao felix|BR293
camocim|BR1h5
camp diable|MU6r2
camp flora|PH183
camp hill|AU1k3QLD,US0d3PA
camp lake|US1b2WI
camp meeker|US0t1CA
camp pendleton north|US0t2CA
camp pendleton south|US0t3CA
camp point|US1b0IL
camp springs|US0d4MD
camp swift|US1b3TX
camp verde|US253AZ
campagnano di roma|IT1i3
campamento|HN3l3
campanario|ES0z2
campana|AR026
campanha|BR094
campanilla|PR5c3
campbell river|CA4l5BC
campbellfield|AU0r2VIC
campbellsport|US1b1WI
campbellsville|US0d3KY
campbellton|CA1e3NB
campbelltown|AU0p4NSW,AU2v3SA,US0d2PA
campbell|US0t5CA,US0d3OH,AU0p2ACT,US0d1FL,US1b1MO
campeche|MX3u8
campechuela|CU1l5
campeni|RO1w3
camperdown|AU0p4NSW
campestre villas del alamo|MX043
campestre|BR094
campi bisenzio|IT1i5
campi salentina|IT1i3
campia turzii|RO1w5
campillos|ES0z3
campina grande do sul|BR095
campina grande|BR1h8
campina verde|BR094
campinas|BR09a,BR094
campina|ES0z6,RO1w5
campion|US471CO
campo alegre|BR3e4
campo belo|BR096
campo de criptana|ES0z4
campo de la cruz|CO0i5
campo do brito|BR3e3
campo formoso|BR1c5
campo gallo|AR2c2
campo grande|BR40a,AR2c4
campo largo|BR097,AR2c3
campo maior|BR1h5,PT503
campo mourao|BR096
campo quijano|AR512
campo ramon|AR2c3
campo sesenta|MX433
campo verde|BR405
campo viera|AR2c3
campoalegre|CO0i4
campobasso|IT1i5
campobello di licata|IT1i3
campobello di mazara|IT1i3
campodarsego|IT1i4
campofelice di roccella|IT1i3
campogalliano|IT1i3
camponogara|IT1i3
campos altos|BR094
campos belos|BR6h4
campos do jordao|BR096
campos dos goytacazes|BR099
campos gerais|BR094
campos novos|BR094
campos sales|BR1h4
camposampiero|IT1i3
camposano|IT1i2
campos|ES0z3
campoverde|PE0g3
campo|PT503,US0t1CA
campsie|AU0p5NSW
campti|US1b0LA
campulung moldovenesc|RO1w4
camrose|CA394AB
camucia monsigliolo|IT1i3
can asujan|PH183
can avid|PH183
can baro|ES0z3
can gio|VN0w6
can giuoc|VN0w7
can pastilla|ES0z2
can picafort|ES0z3
can tho|VN0w8
canaan|US0d1ME,US0d0CT
canacona|IN034
canada de gomez|AR2c5
canadian lakes|US491MI
canadian|US1b2TX
canajoharie|US0d1NY
canakkale|TR016
canal fulton|US0d2OH
canal winchester|US0d3OH
canalicchio|IT1i3
canals|ES0z4,AR2c3
canandaigua|US0d3NY
cananea|MX435
cananeia|BR094
canarana|BR1c3
canarsie|US0d6NY
canary wharf|GB0j6
canar|EC1s3
canasgordas|CO0i3
canastota|US0d2NY
canas|CR5q4
canatlan|MX314
canavieiras|BR1c5
cana|US0d0VA
canberra|AU0p9ACT
canby|US0t4OR,US1b1MN
cancale|FR1m3
canchungo|GW5h3
cancun|MX4j9
candaba|PH186
candas|ES0z3
candelaria arenas|PR5c3
candelaria de la frontera|SV4x3
candelaria|PH186,BR095,ES5i5,CO0i5,PR5c4,CU1l4,CO0i4,AR2c3,MX3u3
candeleda|ES0z2
candelo|IT1i3
candi prambanan|ID0b5
candiac|CA1e4QC
candia|US0d2NH
candido de abreu|BR092
candido mendes|BR1h3
candido mota|BR095
candiolo|IT1i2
candler mcafee|US0d5GA
candolim|IN033
candoni|PH183
candon|PH183
cando|US1b0ND
cane savannah|US0d0SC
canecas|PT503
canegrate|IT1i4
canejan|FR1m2
canelas|PT504
canela|BR095
canelli|IT1i3
canelones|UY2s4
canet de mar|ES0z4
canet en roussillon|FR1m3
canete|CL0o4
caneva|IT1i3
caney|US1b1KS
canfield|US0d3OH
canford heath|GB0j4
cangas de onis|ES0z3
cangas del narcea|ES0z4
cangas do morrazo|ES0z5
canguaretama|BR1h4
cangucu|BR094
cangzhou|CN009
canhotinho|BR294
canicattini bagni|IT1i3
canicatti|IT1i5
canico|PT795
canidelo|PT505
caninde de sao francisco|BR3e3
caninde|BR1h5
canisteo|US0d1NY
canitas de felipe pescador|MX043
cankaya|TR01a
cankuzo|BI5r3
canlaon|PH185
canley heights|AU0p3NSW
canley vale|AU0p3NSW
canmore|CA394AB
cannelton|US9e1IN
cannes|FR1m6
canning vale|AU1v5WA
cannington|AU1v3WA
canning|IN035
cannock|GB0j6
cannon air force base|US471NM
cannon beach|US0t1OR
cannon falls|US1b2MN
cannon hill|AU1k2QLD
cannonvale|AU1k3QLD
canoas|BR098
canoga park|US0t6CA
canoinhas|BR095
canon city|US474CO
canonsburg|US0d3PA
canosa di puglia|IT1i5
canovanas|PR5c3
canovelles|ES0z4
cantagalo|BR094
cantagrillo casalguidi|IT1i3
cantanhede|BR1h3,PT503
cantaura|VE145
canta|TR012
canteleu|FR1m4
cantel|GT3c5
canterbury|GB0j6,AU0r3VIC,AU0p3NSW,US0d1NH
canterwood|US0t2WA
cantilan|PH183
cantillana|ES0z3
cantley|CA1e3QC
canto del llano|PA5f3
canto do buriti|BR1h4
canton valley|US0d1CT
cantonment|US1b5FL
canton|US496MI,US0d6OH,US0d5GA,US0d4MA,US1b4IL,US1b4MS,US0d3NY,US0d2NC,US1b2TX,US1b2SD,US1b1MO,US0d1PA,US0d0ME
canturay|PH182
cantu|IT1i5
canubing no 2|PH183
canutama|BR233
canutillo|US473TX
canvey island|GB0j5
canyelles|ES0z3
canyon day|US250AZ
canyon lake|US1b4TX,US0t3CA
canyon rim|US473UT
canyonville|US0t1OR
canyon|US1b4TX
canzo|IT1i2
can|TR015
cao bang|VN0n5
cao lanh|VN0w6
caohe|CN006
caorle|IT1i3
cap negro ii|MA113
capaci|IT1i3
capacuaro|MX043
capac|US491MI
capalaba|AU1k4QLD
capanema|BR2e6
capanne prato cinquale|IT1i3
capannori|IT1i5
capao bonito|BR095
capao da canoa|BR095
caparica|PT504
capas|PH186
capayan|AR6j3
capbreton|FR1m3
capdepera|ES0z4
cape canaveral|US0d3FL
cape carteret|US0d1NC
cape charles|US0d0VA
cape coast|GH1r7
cape coral|US0d7FL
cape girardeau|US1b5MO
cape may court house|US0d2NJ
cape may|US0d2NJ
cape neddick|US0d1ME
cape saint claire|US0d3MD
cape town|ZA0xc
capela do alto|BR094
capela|BR3e4,BR3e4
capelinha|BR094
capellades|ES0z2
capelle aan den ijssel|NL3z6
capena|IT1i2
capesterre belle eau|GP7m4
capiago intimiano olmeda|IT1i2
capiata|PY288
capilla de guadalupe|MX044
capilla del monte|AR2c3
capim grosso|BR1c4
capinopolis|BR094
capinota|BO2h2
capinzal|BR095
capiovi|AR2c3
capitan bado|PY283
capitan bermudez|AR2c5
capitan|US470NM
capitao poco|BR2e5
capitol heights|US0d2MD
capitola|US0t3CA
capivari|BR095
capljina|BA453
capo dorlando|IT1i4
capodrise|IT1i3
caponago|IT1i2
capoocan|PH183
capoterra|IT1i3
cappelle la grande|FR1m3
cappeln|DE0y3
capraia e limite|IT1i3
capranica|IT1i2
capriate san gervasio|IT1i3
capriolo|IT1i3
capri|IT1i3
capron|US1b0IL
captain cook|US5k2HI
captainganj|IN034
captains cove|US0d0VA
capua|IT1i4
capula|MX042
capulhuac de mirafuentes|MX044
capulin|MX043
capurso|IT1i4
caqueza|CO0i3
carabalan|PH183
caraballeda|VE145
carabanchel|ES0z8
caracal|RO1w5
caracas|VE14c
caraguatatuba|BR097
carahue|CL0o4
carai|BR093
carambei|BR094
caramutan|PH183
caranan|PH183
carandai|BR094
carangola|BR095
caranguejeira|PT502
caransebes|RO1w5
carapan|MX043
carapegua|PY283
carapelle|IT1i3
carapicuiba|BR098
carapur|IN032
caras|PE0g3
carate brianza|IT1i4
caratinga|BR096
carauari|BR234
caraubas|BR1h4
caravaca|ES0z5
caravaggio|IT1i4
caraway|US1b0AR
carazinho|BR096
carballo|ES0z5
carbon blanc|FR1m3
carbon cliff|US1b1IL
carbon hill|US1b1AL
carbondale|US1b5IL,US0d3PA,US473CO,US1b0KS
carbonear|CA7a3NL
carboneras|ES0z3
carbonia|IT1i4
carbonville|US471UT
carcaixent|ES0z4
carcarana|AR2c4
carcare|IT1i2
carcar|PH185
carcassonne|FR1m6
carcavelos|PT504
carcroft|GB0j3
cardano al campo|IT1i4
cardedeu|ES0z4
cardenas|CU1l7,MX047,MX044
cardiff|GB0j9
cardigan|GB0j2
cardington|US0d1OH
cardito|IT1i4
cardonal|MX043
cardona|PH185,ES0z2
cardoso|BR093
carefree|US252AZ
careiro da varzea|BR233
carei|RO1w4
carencro|US1b3LA
carentan|FR1m3
carepa|CO0i4
carey park|AU1v2WA
carey|US0d2OH
carhaix plouguer|FR1m3
carhuamayo|PE0g3
carhuaz|PE0g2
cariamanga|EC1s4
cariati|IT1i3
caribou|US0d3ME
carigara|PH184
carignano|IT1i3
carignan|CA1e3QC
carina heights|AU1k3QLD
carinaro|IT1i3
carindale|AU1k4QLD
carine|AU1v3WA
caringbah south|AU0p4NSW
caringbah|AU0p4NSW
caringin|ID0b7
carinhanha|BR1c4
carini|IT1i5
carira|BR3e3
carire|BR1h2
caririacu|BR1h4
carl junction|US1b3MO
carle place|US0d2NY
carlentini|IT1i4
carleton place|CA1e3ON
carletonville|ZA0x8
carleton|US491MI
carlet|ES0z4
carlingford|AU0p5NSW
carlinville|US1b3IL
carlin|US0t1NV
carlisle rockledge|US1b1AL
carlisle|GB0j6,US0d4PA,AU1v3WA,US0d2OH,US0d2MA,US1b2IA,US1b1AR,US0d1KY
carloforte|IT1i2
carlos a carrillo|MX044
carlos barbosa|BR094
carlos chagas|BR094
carlow|IE384
carlsbad|US0t7CA,US475NM
carlstadt|US0d3NJ
carlton north|AU0r3VIC
carlton|AU0r4VIC,AU0p3NSW,US0t1OR,US1b0MN
carluke|GB0j4
carlyle|US1b2IL
carlyss|US1b2LA
carmagnola|IT1i5
carmarthen|GB0j4
carmaux|FR1m3
carmel by the sea|US0t2CA
carmel hamlet|US0d3NY
carmel valley village|US0t2CA
carmelo|UY2s4
carmel|US3n6IN,US0d2NY,US0d1ME
carmen de apicala|CO0i2
carmen de viboral|CO0i4
carmen|PH183,PH183,MX313,PH183,PH183
carmiano|IT1i3
carmichael|US0t6CA
carmignano di brenta|IT1i3
carmi|US1b2IL
carmo do cajuru|BR094
carmo do paranaiba|BR095
carmo do rio claro|BR094
carmo do rio verde|BR093
carmona|PH186,ES0z5
carmo|BR094
carnago|IT1i2
carnaiba|BR293
carnarvon|AU1v3WA,ZA0x3
carnate|IT1i3
carnation|US0t1WA
carnaxide|PT505
carnegie|AU0r4VIC,US0d3PA,US1b1OK
carneys point|US0d3NJ
carney|US0d5MD
carnforth|GB0j3
carnisse|NL3z3
carnot moon|US0d4PA
carnota|ES0z2
carnot|CF4u5
carnoustie|GB0j4
carnoux en provence|FR1m3
carnuel|US470NM
carol city|US0d6FL
carol stream|US1b5IL
carolina beach|US0d3NC
carolina shores|US0d2NC
carolina|PR5c7,BR1h4
caroline springs|AU0r5VIC
caromatan|PH182
caronno pertusella|IT1i4
carora|VE147
carosino|IT1i3
carouge|CH5o4
carovigno|IT1i4
caro|US492MI
carpenedolo|IT1i4
carpenter hill|PH182
carpentersville|US1b5IL
carpentras|FR1m5
carpi centro|IT1i6
carpina|BR296
carpinis|RO1w3
carpinteria|US0t4CA
carquefou|FR1m4
carqueiranne|FR1m3
carrabelle|US0d1FL
carral|ES0z2
carramar|AU1v3WA
carranglan|PH183
carrara san giorgio|IT1i3
carrara|IT1i6,AU1k4QLD
carrazeda de anciaes|PT503
carrboro|US0d4NC
carrefour|HT2u9
carregado|PT503
carregal do sal|PT502
carriage club|US470CO
carrick on suir|IE383
carrickfergus|GB0j5
carrier mills|US1b1IL
carrieres sous poissy|FR1m4
carrieres sur seine|FR1m4
carriere|US1b4MS
carrigaline|IE384
carrington|US1b1ND
carrizal|VE145,ES5i4
carrizo springs|US1b3TX
carroll valley|US0d2PA
carrollton|US1b7TX,US0d5GA,US493MI,US0d2VA,US0d2KY,US1b2MO,US0d2OH,US1b1IL
carrollwood village|US0d5FL
carrollwood|US0d5FL
carroll|US1b3IA
carros|FR1m3
carrum downs|AU0r4VIC
carry le rouet|FR1m3
carryduff|GB0j3
carsamba|TR016
carseldine|AU1k3QLD
carshalton|GB0j6
carson city|US0t6NV,US490MI
carson|US0t7CA,US0t1WA
cartagena del chaira|CO0i3
cartagena|CO0ia,ES0z8,CL0o4
cartago|CO0i7,CR5q5
cartama|ES0z4
cartaxo|PT503
cartaya|ES0z4
carta|RO1w2
carter lake|US1b2IA
carteret|US0d5NJ
cartersville|US0d4GA
carterton|GB0j4
carterville|US1b3IL,US1b1MO
carthage|TN464,US1b4MO,US1b3TX,US1b2MS,US0d2NY,US1b1IL,US1b1IL,US0d1NC,US1b1TN
caruaru|BR298
carugate|IT1i4
carugo|IT1i2
carupano|VE147
carusucan|PH183
carutapera|BR1h4
caruthersville|US1b3MO
caruthers|US0t1CA
carver ranches|US0d2FL
carver|US0d4MA,US1b2MN
carville|US1b0LA
carvin|FR1m4
caryville|US0d1TN
cary|US0d7NC,US1b4IL
casa blanca|MX044,US250AZ
casa branca|BR094
casa conejo|US0t2CA
casa de oro mount helix|US0t4CA
casa grande|US256AZ
casa santa|IT1i5
casablanca|MA11c
casagiove|IT1i4
casal di principe|IT1i4
casal palocco|IT1i5
casalbordino miracoli|IT1i2
casale monferrato|IT1i5
casale sul sile|IT1i3
casalecchio di reno|IT1i5
casalgrande|IT1i3
casalmaggiore|IT1i3
casalnuovo di napoli|IT1i6
casalpusterlengo|IT1i4
casaluce|IT1i3
casamassima|IT1i4
casamicciola terme|IT1i3
casandrino|IT1i4
casano dogana isola|IT1i3
casapesenna|IT1i3
casapulla|IT1i3
casarano|IT1i4
casariche|ES0z2
casarsa della delizia|IT1i3
casarza ligure|IT1i2
casas adobes|US256AZ
casas grandes|MX2m2
casatenovo|IT1i3
casavatore|IT1i4
cascade chipita park|US471CO
cascade locks|US0t0OR
cascade valley|US0t1WA
cascade|US1b1IA
cascais|PT505
cascavel|BR098,BR1h6
cascina|IT1i5
caselle torinese|IT1i4
caselle|IT1i3
caserta|IT1i6
caseyville|US1b2IL
casey|AU0p3ACT,US1b1IL
cashmere|US0t2WA
cashton|US1b0WI
casiguran|PH183
casilda|AR2c5
casillas|GT3c3
casimiro de abreu|BR094
casino|AU0p3NSW
casisang|PH184
caslav|CZ2x3
casorate primo|IT1i3
casorate sempione|IT1i3
casorezzo|IT1i2
casoria|IT1i6
casper|US476WY
caspe|ES0z3
cass city|US491MI
cassa de la selva|ES0z3
cassano allo ionio|IT1i4
cassano dadda|IT1i4
cassano delle murge|IT1i4
cassano magnago|IT1i4
casselberry|US0d5FL
casselton|US1b1ND
cassia|BR094
cassilandia|BR404
cassina de pecchi|IT1i3
cassino|IT1i4
cassis|FR1m3
cassolnovo|IT1i3
cassopolis|US491MI
cassville|US1b2MO
castaic|US0t4CA
castalla|ES0z3
castanas|PH183
castanea|US0d0PA
castanet tolosan|FR1m4
castanhal|BR2e7
castanheira do ribatejo|PT503
castano primo|IT1i3
castanos|MX315
casteggio|IT1i3
castegnato|IT1i3
castel bolognese|IT1i3
castel di lama|IT1i3
castel di sangro|IT1i3
castel goffredo|IT1i3
castel madama|IT1i3
castel maggiore|IT1i4
castel mella|IT1i3
castel san giorgio|IT1i3
castel san giovanni|IT1i3
castel san pietro terme|IT1i3
castel volturno|IT1i4
castelbuono|IT1i3
castelcovati|IT1i3
casteldaccia|IT1i3
castelfidardo|IT1i4
castelfiorentino|IT1i4
castelfranco di sotto|IT1i3
castelfranco emilia|IT1i4
castelfranco veneto|IT1i5
castelginest|FR1m3
casteljaloux|FR1m2
castell platja daro|ES0z3
castellammare del golfo|IT1i4
castellammare di stabia|IT1i6
castellamonte|IT1i3
castellana|IT1i4
castellaneta|IT1i4
castellane|FR1m3
castellanza|IT1i4
castellar del valles|ES0z5
castellarano|IT1i3
castellbisbal|ES0z4
castelldefels|ES0z6
castelleone|IT1i3
castelletto sopra ticino|IT1i3
castellet|ES0z3
castelli calepio|IT1i3
castelli|AR2c5
castello de la plana|ES0z7
castello dempuries|ES0z4
castello di cisterna|IT1i3
castelnau le lez|FR1m4
castelnaudary|FR1m4
castelnovo di sotto|IT1i3
castelnovo nemonti|IT1i3
castelnuovo del garda|IT1i2
castelnuovo rangone|IT1i3
castelo branco|PT505
castelo do piaui|BR1h3
casteloes de cepeda|PT503
castelo|BR094
castelsarrasin|FR1m4
casteltermini|IT1i3
castelu|RO1w3
castelvetrano|IT1i5
castenaso|IT1i3
castenedolo|IT1i3
castiglion fiorentino|IT1i3
castiglione del lago|IT1i2
castiglione delle stiviere|IT1i4
castiglione olona|IT1i3
castiglione torinese|IT1i2
castilho|BR094
castilleja de la cuesta|ES0z4
castillejos|PH185
castillo de locubin|ES0z2
castillos|UY2s3
castillo|DO1j3
castine|US0d0ME
castle dale|US471UT
castle donington|GB0j3
castle hayne|US0d0NC
castle hills|US1b2TX
castle hill|AU0p5NSW
castle pines north|US473CO
castle pines|US472CO
castle point|US1b2MO
castle rock|US476CO,US0t1WA
castle shannon|US0d3PA
castle vale|GB0j3
castlebar|IE384
castleford|GB0j6
castlegar|CA4l3BC
castleknock|IE383
castlemaine|AU0r3VIC
castlereagh|GB0j6
castleton on hudson|US0d1NY
castleton|US0d1VT
castlewood|US475CO,US0d1VA
castres|FR1m6
castrezzato|IT1i3
castricum|NL3z5
castries|LC8o4,FR1m3
castro alves|BR1c4
castro de rei|ES0z3
castro del rio|ES0z3
castro marim|PT502
castro urdiales|ES0z5
castro valley|US0t6CA
castrocaro terme e terra del sole|IT1i2
castrop rauxel|DE0y6
castrovillari|IT1i4
castroville|US0t3CA,US1b2TX
castro|BR095,CL0o5,ES0z3
castuera|ES0z3
casula|AU0p4NSW
cat ba|VN0n5
catablan|PH182
catabola|AO174
catacaos|PE0g6
catacocha|EC1s3
cataguases|BR096
catahoula|US1b0LA
cataingan|PH183
catalao|BR096
catalca|TR014
catalhoyuk|TR013
catalina foothills|US256AZ
catalina|US253AZ
catamayo|EC1s4
catanauan|PH185
catanduva|BR097
catania|IT1i8
catano|PR5c5
catanzaro|IT1i6
catarama|EC1s3
catarman|PH186
catarroja|ES0z5
catasauqua|US0d3PA
catawba|US0d0SC
catawissa|US0d1PA
catbalogan|PH186
cateel|PH183
catemaco|MX045
catende|BR295
caterham|GB0j4
cathcart|US0t1WA
cathedral city|US0t6CA
catia la mar|VE147
catio|GW5h3
cativa|PA5f5
catlettsburg|US0d1KY
catlin|US1b1IL
catmon|PH183
catole do rocha|BR1h4
catonsville|US0d5MD
catoosa|US1b3OK
cato|US1b1WI
catral|ES0z3
catriel|AR514
catskill|US0d2NY
catterick garrison|GB0j4
cattolica|IT1i4
catumbela|AO174
catu|BR1c5
cauayan|PH183,PH183
caucaguita|VE146
caucaguito|VE146
caucaia|BR1h8
caucasia|CO0i6
caucel|MX3u3
caucete|AR585
caudan|FR1m3
caudebec les elbeuf|FR1m3
caudete|ES0z3
caudry|FR1m4
caulfield north|AU0r4VIC
caulfield south|AU0r4VIC
caulfield|AU0r3VIC
cauquenes|CL0o5
causeni|MD4h4
caussade|FR1m3
cauto cristo|CU1l4
cava de tirreni|IT1i6
cavaillon|FR1m5
cavalaire sur mer|FR1m3
cavalier|US1b0ND
cavallino|IT1i3
cavan|IE383
cavaria con premezzo|IT1i2
cavarzere|IT1i3
cave city|US1b1KY,US1b1AR
cave creek|US252AZ
cave junction|US0t1OR
cave springs|US1b2AR
cave spring|US0d5VA,US1b0GA
cavelossim|IN034
cavenago di brianza|IT1i3
caversham|AU1v2WA
cavetown|US0d1MD
cavezzo|IT1i2
cave|IT1i3
cavinti|PH183
cavite city|PH187
cavnic|RO1w2
cavriago|IT1i3
cavuslu|TR013
cawayan|PH182
caxambu|BR095
caxias do sul|BR099
caxias|BR1h7,PT503
caxito|AO175
cayambe|EC1s5
cayang|PH183
cayce|US0d4SC
caycuma|TR014
cayeli|TR015
cayenne|GF7n6
cayey|PR5c4
cayiralan|TR014
caykara|TR014
cayucos|US0t1CA
cayuga heights|US0d2NY
cayuga|US1b0IN
cay|TR015
cazenovia|US0d2NY
cazin|BA454
cazorla|ES0z3
ceadir lunga|MD4h5
ceara mirim|BR1h5
cebazat|FR1m3
cebu city|PH18a
cebuano|PH182
ceccano|IT1i4
cecchina|IT1i3
cecil bishop|US0d1PA
cecil hills|AU0p3NSW
cecilia|US1b1LA
cecina|IT1i4
cedar bluff|US1b1AL,US0d0VA,US0d0VA
cedar city|US475UT
cedar falls|US1b5IA
cedar glen lakes|US0d1NJ
cedar glen west|US0d0NJ
cedar grove|US0d4NJ,US1b2FL,US1b1WI
cedar hills|US473UT,US0t3OR
cedar hill|US1b6TX,US1b1MO
cedar lake|US1b4IN
cedar mill|US0t4OR
cedar park|US1b6TX
cedar point|US0d0NC
cedar rapids|US1b7IA
cedar ridge|US0t0CA
cedar springs|US492MI
cedarburg|US1b4WI
cedaredge|US471CO
cedarhurst|US0d3NY
cedartown|US0d3GA
cedarville|US0d2OH,US1b0AR
cedeira|ES0z3
cedral|MX044
cedro|BR1h4
ceelbuur|SO1f3
ceeldheer|SO1f5
ceerigaabo|SO1f5
cee|ES0z3
cefalu|IT1i4
cefa|RO1w3
ceggia|IT1i2
cegled|HU1z5
ceglie messapica|IT1i4
cegrane|MK544
cehegin|ES0z4
ceiba|PR5c3,PR5c3
cekerek|TR013
celakovice|CZ2x3
celaliye|TR013
celanova|ES0z3
celano|IT1i3
celarevo|RS2r2
celaru|RO1w2
celaya|MX048
celbridge|IE384
celebration|US0d3FL
celendin|PE0g4
celestun|MX3u3
celeyke|TR013
celica|EC1s2
celikhan|TR014
celinac|BA453
celina|US0d3OH,US1b3TX,US1b1TN
celje|SI5z5
cellamare|IT1i2
celldomolk|HU1z4
celles|BE3a2
celle|DE0y6
cellino san marco|IT1i3
cellole|IT1i3
celoron|US0d0NY
celso ramos|BR094
cementon|US0d1PA
cenes de la vega|ES0z3
cenon|FR1m4
centar zupa|MK546
centar|HR445
centelles|ES0z3
centenario do sul|BR093
centenario|AR515
centenary heights|AU1k3QLD
centennial park|US470AZ
centennial|US477CO
center city|US0d6PA
center harbor|US0d0NH
center hill|US0d0FL
center line|US493MI
center moriches|US0d3NY
center point|US1b4AL,US1b1IA
centerburg|US0d1OH
centereach|US0d5NY
centerfield|US470UT,US470UT
centerport|US0d2NY,US0d2NY
centerton|US1b4AR
centerville|US0d5OH,US474UT,US0d3MA,US0d3GA,US0d3SC,US1b3IA,US1b2IA,US0d2SC,US1b2MN,US1b2TN,US0d2PA,US3n1IN
center|US1b3TX,US1b2TX,US471CO
centobuchi|IT1i3
cento|IT1i4
central city|US256AZ,US1b3KY,US1b2NE,US1b0IL,US1b0IA,US1b0IL,US0d0PA
central falls|US0d4RI
central garage|US0d0VA
central gardens|US1b2TX
central heights midland city|US251AZ
central high|US1b0OK
central islip|US0d5NY
central park|US0t1WA
central point|US0t4OR
central square|US0d1NY
central valley historical|US0t2CA
central valley|US0d1NY
central waterford|US0d2CT
centralia|US0t4WA,US1b4IL,US1b2MO
centralina|BR093
centralniy|RU068
central|US1b5LA,US0d2SC,US1b1TN,US0d1TN
centre de flacq|MU6r4
centre hall|US0d0PA
centreville|US0d6VA,US1b2IL,US0d2MD,US1b1AL,US1b1MS,US491MI
centre|US1b2AL
centro de readaptacion social|MX044
centro familiar la soledad|MX045
centro habana|CU1l7
centurion|ZA0x8
century city|US0t2CA
century|US1b1FL
ceparana carpena|IT1i3
ceper|ID0b5
cepin|HR443
ceprano|IT1i3
ceptura de sus|RO1w2
cepu|ID0b6
cerano|MX043,IT1i3
cerasu|RO1w2
cercado abajo|DO1j2
cercedilla|ES0z3
cercola|IT1i4
cerdanyola del valles|ES0z6
cerda|IT1i2
cerea|IT1i4
ceredo|US0d0WV
cerese|IT1i3
ceres|US0t6CA,ZA0x5,BR094,AR2c4
cerete|CO0i6
ceret|FR1m3
cergy pontoise|FR1m8
cergy|FR1m6
ceriale|IT1i2
ceriano laghetto|IT1i2
cerignola|IT1i6
cerkes|TR014
cerkezkoy|TR016
cermenate|IT1i3
cermik|TR014
cernavoda|RO1w4
cernay|FR1m3
cernica|RO1w3
cernobbio|IT1i3
cernusco sul naviglio|IT1i5
cerny most|CZ2x4
cerqueira cesar|BR094
cerquilho|BR095
cerrik|AL5j4
cerritos|US0t6CA,MX044
cerro azul|MX044,AR2c2
cerro de ortega|MX043
cerro de pasco|PE0g6
cerro de san antonio|CO0i3
cerro gordo|MX042,US1b0IL
cerro largo|BR093
cerro maggiore|IT1i4
cerro|CU1l7
certaldo|IT1i4
certeze|RO1w2
cervantes|AR512
cervello|ES0z3
cerveny kostelec|CZ2x3
cervera|ES0z3
cerveteri|IT1i4
cervia|IT1i4
cervignano del friuli|IT1i4
cervinara|IT1i3
cesano boscone|IT1i5
cesano maderno|IT1i5
cesano|IT1i3
cesar chavez|US1b1TX
cesate|IT1i4
cesa|IT1i3
cesenatico|IT1i4
cesena|IT1i6
cesis|LV3y4
ceska kamenice|CZ2x2
ceska lipa|CZ2x5
ceska skalice|CZ2x2
ceska trebova|CZ2x4
ceske budejovice|CZ2x7
cesky brod|CZ2x3
cesky krumlov|CZ2x4
cesky tesin|CZ2x5
cesme|TR014
cessnock|AU0p4NSW
cesson sevigne|FR1m4
cesson|FR1m3
cestas|FR1m4
cetate|RO1w3
cetinje|ME6y4
cetronia|US0d1PA
ceuta|ES7h6
ceuti|ES0z3
ceyhan|TR017
ceylanpinar|TR015
ceyranbatan|AZ343
ceyrat|FR1m3
cha am|TH0n6
cha grande|BR294
chaadayevka|RU063
chaah|MY2a4
chabahar|IR0l6
chabany|UA163
chabet el ameur|DZ1p4
chabeuil|FR1m3
chabua|IN033
chacabuco|AR025
chacao|VE146
chacarita|CR5q5
chachapoyas|PE0g4
chachersk|BY1y3
chachoengsao|TH0n6
chackbay|US1b2LA
chadan|RU3h3
chadbourn|US0d1NC
chadron|US473NE
chadstone|AU0r3VIC
chadwell heath|GB0j3
chadwell st mary|GB0j3
chadwicks|US0d1NY
chaeryong up|KP106
chaffee|US1b2MO
chafford hundred|GB0j4
chagny|FR1m3
chagoda|RU063
chagrin falls|US0d2OH
chaguanas|TT7k6
chahal guatemala|GT3c3
chahar burj|AF124
chahuites|MX043
chahuite|MX043
chai badan|TH0n5
chai buri|TH0n3
chai nat|TH0n4
chaibasa|IN036
chaidari|GR4b6
chaihe|CN006
chail|IN033
chaiyaphum|TH0n6
chaiya|TH0n4
chaiyo|TH0n4
chajari|AR2c5
chajul|GT3c4
chak azam sahu|PK055
chak five hundred seventy five|PK055
chak jhumra|PK055
chak one hundred twenty nine left|PK055
chak thirty one eleven left|PK056
chak two hundred forty nine thal development authority|PK054
chakan|IN035
chakapara|IN035
chakari|ZW263
chake chake|TZ1d4
chakia|IN034,IN034
chaklasi|IN035
chakradharpur|IN035
chaksu|IN035
chakulia|IN034
chakvi|GE373
chakwal|PK057
chakwama|NG0a8
chak|PK054
chalala|IN034
chalan pago ordot village|GU7w3
chalastra|GR4b3
chalatenango|SV4x4
chala|TZ1d4
chalchihuapan|MX042
chalchuapa|SV4x5
chalco|MX047,US1b3NE
chalette sur loing|FR1m4
chalfont saint peter|GB0j4
chalfont st giles|GB0j3
chalfont|US0d2PA
chalford|GB0j3
chalinze|TZ1d5
chalisgaon|IN037
chalkida|GR4b6
chalkville|US1b2AL
challakere|IN036
challans|FR1m4
challapalle|IN034
challapata|BO2h3
challenge brownsville|US0t0CA
challis|US6w0ID
chalmette|US1b4LA
chalon sur saone|FR1m6
chalonnes sur loire|FR1m3
chalons en champagne|FR1m6
chaltyr|RU064
chalus|IR0l6
chamalieres|FR1m4
chaman|PK056
chamartin|ES0z7
chama|US470NM
chambarak|AM353
chambas|CU1l5
chamba|IN034
chamberi|ES0z7
chamberlain|US1b1SD
chamberlayne|US0d2VA
chambersburg|US0d4PA
chambery|FR1m6
chamber|PK054
chambishi|ZM2t3
chamblee|US0d5GA
chambly|CA1e4QC,FR1m3
chambourcy|FR1m2
chambray les tours|FR1m3
chamical|AR6p4
chamonix mont blanc|FR1m3
champagne au mont dor|FR1m3
champagne sur seine|FR1m3
champagnole|FR1m3
champahati|IN033
champaign|US1b6IL
champasak|LA6f4
champa|IN035
champerico|GT3c3
champigneulles|FR1m3
champigny sur marne|FR1m6
champion heights|US0d3OH
champlain|US0d0NY
champlin|US1b5MN
champoton|MX3u5
champs sur marne|FR1m5
champua|IN033
chamrajnagar|IN036
chamzinka|RU063
cham|DE0y4,CH5o4
chanal|MX043,MX042
chanar ladeado|AR2c2
chanasma|IN034
chancay|PE0g5
chandannagar|IN037
chandauli|IN035
chanda|IN038
chandbali|IN033
chanderi|IN035
chandia|IN034
chandigarh|IN03a
chandla|IN033
chandler|US258AZ,CA763QC,US1b2IN,US1b2OK,US1b2TX
chandor|IN034
chandpur|IN036
chandrakona|IN034
chandra|KM7x2
chanduasi|IN037
chandur bazar|IN034
chandur|IN035,IN034,IN033
changanacheri|IN036
changchun|CN00c
changde|CN009
change|FR1m2,FR1m2
changji|CN138
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
changuinola|PA5f4
changwon|KR089
changyon|KP105
changzhi|CN009
changzhou|CN00a
chanhassen|US1b5MN
chania|GR4b6
chanika|TZ1d5
channagiri|IN034
channahon|US1b4IL
channapatna|IN036
channarayapatna|IN035
channel islands beach|US0t2CA
channel lake|US1b1IL
channelview|US1b5TX
chantada|ES0z3
chanteloup les vignes|FR1m3
chantepie|FR1m3
chanthaburi|TH0n7
chantilly|US0d5VA,FR1m3
chantonnay|FR1m3
chanute|US1b3KS
chany|RU2d3
chaohu|CN007
chaoyang|CN009,CN006
chaozhou|CN009
chapada dos guimaraes|BR4y4
chapadinha|BR1h5
chapaev|KZ6d3
chapala|MX044
chaparral|CO0i4,US474NM
chapar|IN034
chapayevsk|RU326
chapeco|BR097
chapel allerton|GB0j4
chapel en le frith|GB0j3
chapel hill|US0d6NC,AU1k3QLD,US1b1TN
chapelhall|GB0j3
chapelizod|IE382
chapelle lez herlaimont|BE3a4
chapeltown|GB0j5
chapin|US0d1SC
chaplygin|RU064
chaplynka|UA163
chapmanville|US0d0WV
chapman|US1b0KS
chaponost|FR1m3
chappaqua|US0d1NY
chapra|IN038
chapulco|MX042
chapultepec|MX043
char bhadrasan|BD075
char golora|BD072
charallave|VE147
charata|AR2c5
charcas|MX044
chardara|KZ1n5
chardon|US0d2OH
chard|GB0j4
charef|DZ1p5
charenton le pont|FR1m5
charenton|US1b1LA
charikar|AF126
chariton|US1b2IA
charkhari|IN035
charkhi dadri|IN036
charlack|US1b0MO
charlemagne|CA1e2QC
charlemont|US0d0MA
charleroi|BE3a8,US0d2PA
charles city|US1b3IA
charles town|US0d3WV
charles village|US0d3MD
charleston|US0d7SC,US0d6WV,US1b4IL,US1b3MO,US1b1AR,US1b1MS,US0d1NY,US0d1ME
charlestown|AU0p4NSW,US0d3RI,US3n3IN,US0d0MD,US0d0NH,US0d0MD
charleville mezieres|FR1m6
charlevoix|US491MI
charlotte amalie|VI7t4
charlotte hall|US0d1MD
charlotte harbor|US0d2FL
charlotte park|US0d1FL
charlottenburg nord|DE0y4
charlottenburg|DE0y7
charlottenlund|DK2y5
charlottesville|US0d6VA
charlottetown|CA5l5PE
charlotte|US0daNC,US493MI,US0d2VT,US1b1TX,US1b1TN
charlton kings|GB0j4
charlton|US0d4MA
charnay les macon|FR1m3
charneca de caparica|PT505
charneca|PT503
charo|MX042
charqueadas|BR095
charqueada|BR094
charsadda|PK057
charter oak|US0t3CA
charters towers|AU1k3QLD
charthawal|IN034
chartres de bretagne|FR1m3
chartres|FR1m5
charvieu chavagneux|FR1m3
charxin|UZ5s4
chase city|US0d1VA
chasetown|GB0j3
chashniki|BY1y4
chasiv yar|UA164
chaska|US1b5MN
chasong|KP104
chasse sur rhone|FR1m2
chassieu|FR1m3
chastre villeroux blanmont|BE3a3
chas|IN037
chatan|JP0c5
chateau dolonne|FR1m4
chateau du loir|FR1m2
chateau gontier|FR1m4
chateau renault|FR1m3
chateau thierry|FR1m4
chateaubourg|FR1m2
chateaubriant|FR1m4
chateaudun|FR1m4
chateaugiron|FR1m3
chateauguay|CA1e5QC
chateaulin|FR1m2
chateauneuf les martigues|FR1m4
chateauneuf sur loire|FR1m3
chateaurenard|FR1m4
chateauroux|FR1m6
chatel guyon|FR1m3
chatel saint denis|CH5o2
chatelaillon plage|FR1m3
chatelet|BE3a5
chatellerault|FR1m5
chatenay malabry|FR1m5
chatenoy le royal|FR1m3
chatfield|US1b1MN
chatham|GB0j6,CA1e5ON,US1b5IL,US1b4IL,US0d3NJ,US0d1NY,US0d1VA,US0d1MA
chatillon sur seiche|FR1m3
chatillon sur seine|FR1m3
chatillon|FR1m5
chatmoss|US0d1VA
chatom|US1b0AL
chatou|FR1m5
chato|TZ1d5
chatrapur|IN034
chatra|IN036
chatswood|AU0p5NSW
chatsworth|US0t5CA,US0d2GA,US1b0IL
chattahoochee hills|US0d1GA
chattahoochee|US1b2FL
chattanooga valley|US0d2GA
chattanooga|US0d7TN
chatteris|GB0j3
chaudfontaine|BE3a4
chauk|MM0q7
chaumont gistoux|BE3a3
chaumont|FR1m5
chauncey|US0d0OH
chauny|FR1m4
chaupimarca|PE0g5
chauvigny|FR1m3
chauvin|US1b2LA
chavannes|CH5o2
chavantes|BR093
chaves|PT504
chaville|FR1m4
chavinda|MX043
chavusy|BY1y3
chawang|TH0n3
chawinda|PK055
chayan|KZ1n3
chaykovskiy|RU2j6
chazuta|PE0g3
cheadle hulme|GB0j5
cheadle|GB0j4
cheam|GB0j3
cheat lake|US0d3WV
chebanse|US1b0IL
chebarkul|RU2j6
chebba|TN464
chebli|DZ1p4
cheboksary|RU069
cheboygan|US492MI
cheb|CZ2x5
chechat|IN033
chechelnyk|UA162
chechen aul|RU063
checotah|US1b2OK
checy|FR1m3
cheddar|GB0j2
cheektowaga|US0d6NY
cheetham hill|GB0j4
chefchaouene|MA115
chegdomyn|RU4o4
chegem vtoroy|RU063
chegem|RU064
chegutu|ZW266
chehalis|US0t3WA
chekhov|RU066
chekmagush|RU2j3
chelakara|IN033
chelak|UZ5s4
chelan|US0t2WA
chela|AO173
chelbasskaya|RU063
chelghoum el aid|DZ1p6
chelles|FR1m6
chelm slaski|PL202
chelmek|PL203
chelmno|PL204
chelmsford|GB0j7,US0d5MA
chelmsley wood|GB0j4
chelmza|PL204
chelm|PL206
chelno vershiny|RU063
chelsea heights|AU0r2VIC
chelsea|GB0j6,US0d5MA,US1b4AL,AU0r3VIC,US492MI,US0d2NY,US0d1ME,US1b1OK,US0d0VT
cheltenham|GB0j7,AU0r4VIC
chelyabinsk|RU2ja
chemax|MX3u4
chemille melay|FR1m3
chemin grenier|MU6r4
chemini|DZ1p4
chemmumiahpet|IN035
chemnitz|DE0y8
chemodanovka|RU062
chemolgan|KZ1n4
chenab nagar|PK056
chenango bridge|US0d2NY
chenaran|IR0l6
chene bougeries|CH5o3
chene bourg|CH5o3
cheney|US0t4WA,US1b1KS
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
chennevieres sur marne|FR1m4
chennimalai|IN034
chenoa|US1b1IL
chenove|FR1m4
chenoweth|US0t1OR
chenzhou|CN007
cheonan|KR089
cheongju si|KR089
cheongsong gun|KR085
chepachet|US0d1RI
chepelare|BG2z2
chepen|PE0g5
chepo|PA5f4
chepstow|GB0j4
cheraga|DZ1p5
cheran|MX044
cheraw|US0d3SC
cherbourg octeville|FR1m5
cherdakly|RU4f4
cherdyn|RU2j2
cheremkhovo|RU4p6
cheremshan|RU062
cheremukhovo|RU2j3
cheremushki|RU067,RU3h3
cherepanovo|RU2d4
cherepovets|RU068
cheria|DZ1p6
cherkasy|UA168
cherkessk|RU067
cherlak|RU2j4
chermen|RU063
chermside west|AU1k3QLD
chermside|AU1k3QLD
chernaya rechka|RU066
cherniakhiv|UA163
chernigovka|RU4o4
chernihiv|UA168
chernivtsi|UA168
chernogolovka|RU064
chernogorsk|RU3h6
chernolesskoye|RU062
chernomorskiy|RU063
chernomorskoye|UA5e3
chernushka|RU2j5
chernyakhovsk|RU595
chernyanka|RU064
chernyshevskiy|RU642
chernyshevsk|RU5t4
chernyshkovskiy|RU3b2
chern|RU063
cherokee village|US1b2AR
cherokee|US1b2IA,US0d1NC,US1b1OK,US1b0AL
cherpulassery|IN035
cherrapunji|IN033
cherry creek|US473CO
cherry grove|US0d2OH
cherry hill mall|US0d4NJ
cherry hills village|US473CO
cherry hill|US0d6NJ,US0d4VA
cherry orchard|IE383
cherry valley|US0t3CA,US1b2IL
cherrybrook|AU0p4NSW
cherryfield|US0d0ME
cherryland|US0t4CA
cherryvale|US0d1SC,US1b1KS
cherryville|IE383,US0d3NC,US0d1PA
chertanovo yuzhnoye|RU067
cherthala|IN036
chertkovo|RU063
chertsey|GB0j3
cherven bryag|BG2z4
chervona sloboda|UA163
chervonohrad|UA166
chervonohryhorivka|UA163
chervonopartyzansk|UA164
chervyen|BY1y3
cherykaw|BY1y3
chesaning|US491MI
chesapeake beach|US0d3MD
chesapeake ranch estates|US0d3MD
chesapeake|US0d8VA,US0d1WV
chesham|GB0j4
cheshire village|US0d3CT
cheshire|US0d5CT
cheshunt|GB0j6
chesilhurst|US0d1NJ
chesma|RU2j3
chessington|GB0j4
chester center|US0d1CT
chester heights|US0d1PA
chester hill|AU0p4NSW
chester le street|GB0j5
chester springs|US0d3PA
chesterbrook|US0d2PA
chesterfield court house|US0d2VA
chesterfield|GB0j7,US1b6MO,US0d2NH,US3n1IN,US0d1SC,US0d0MA
chesterland|US0d1OH
chesterton|US1b4IN
chestertown|US0d2MD
chesterville|US0d0ME
chester|GB0j7,US0d5PA,US0d4VA,US1b3IL,US0d2SC,US0d2NH,US0d2MD,US0d2NY,US0d2VT,US0d1WV,US0t1CA,US0d1NJ,US0d1GA
cheste|ES0z3
chestnut ridge|US0d3NY
cheswick|US0d1PA
cheswold|US0d1DE
chetek|US1b1WI
chetopa|US1b0KS
chetouane|DZ1p5
chetput|IN034
chettipalaiyam|IN035
chetumal|MX4j7
chetwayi|IN035
chevak|US9g0AK
cheval|US0d3FL
cheverly|US0d3MD
chevigny saint sauveur|FR1m3
chevilly larue|FR1m4
cheviot|US0d3OH
chevreuse|FR1m3
chevy chase heights|US0d1PA
chevy chase village|US0d1MD
chevy chase|US0d3DC,US0d3MD
chewelah|US0t1WA
cheyenne|US476WY
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
chiaiano|IT1i5
chiaia|IT1i5
chiajna|RO1w3
chiampo|IT1i3
chianciano terme|IT1i3
chiang kham|TH0n4
chiang khong|TH0n4
chiang klang|TH0n4
chiang mai|TH0n8
chiang rai|TH0n6
chiang saen|TH0n3
chiantla|GT3c3
chiapa de corzo|MX045
chiaravalle|IT1i4
chiari|IT1i4
chiasso|CH5o3
chiatura|GE374
chiautla de tapia|MX044
chiautla|MX043
chiavari|IT1i5
chiavenna|IT1i3
chia|CO0i6
chiba|JP0ca
chibougamau|CA1e3QC
chibuto|MZ2w6
chicacao|GT3c4
chicago heights|US1b5IL
chicago lawn|US1b6IL
chicago loop|US1b5IL
chicago ridge|US1b4IL
chicago|US1bbIL
chicalim|IN033
chicama|PE0g4
chichawatni|PK056
chichen itza|MX3u4
chichester|GB0j5,US0d1NH
chichibu|JP0c6
chichicapa|MX043
chichicastenango|GT3c6
chichigalpa|NI3d5
chichihualco|MX043
chichimila|MX3u2
chichiriviche|VE144
chichli|IN033
chicholi|IN034
chickamauga|US0d2GA
chickasaw|US1b3AL
chickasha|US1b4OK
chiclana de la frontera|ES0z6
chiclayo|PE0g9
chicoana|AR513
chicoloapan|MX047
chicomuselo|MX043
chiconcuac|MX044,MX043
chiconi|YT7q3
chicopee|US0d6MA
chicoral|CO0i4
chicora|US0d0PA
chico|US0t6CA,US0t1WA,US1b0TX
chicureo abajo|CL0o4
chicxulub puerto|MX3u3
chidambaram|IN036
chidawa|IN035
chiefland|US0d1FL
chieri|IT1i5
chieti|IT1i5
chietla|MX043
chievres|BE3a3
chifeng|CN008
chiffa|DZ1p5
chigasaki|JP0c8
chignahuapan|MX044
chigorodo|CO0i6
chiguayante|CL0o6
chigwell|GB0j3
chihuahua|MX3oa
chik ballapur|IN036
chikhli|IN036,IN033
chikitigarh|IN033
chikmagalur|IN037
chiknayakanhalli|IN035
chikodi|IN035
chikola|RU063
chikushino shi|JP0c7
chikwawa|MW4e3
chilakalurupet|IN037
chilapa de alvarez|MX045
chilaw|LK4d5
chilca|PE0g4
chilchota|MX043
childersburg|US1b2AL
childress|US1b3TX
chilecito|AR6p5
chilhowie|US0d1VA
chilibre|PA5f5
chililabombwe|ZM2t6
chillan|CL0o7
chillicothe|US0d4OH,US1b3MO,US1b3IL
chilliwack|CA4l6BC
chillum|US0d5MD
chillupar|IN034
chilly mazarin|FR1m4
chilmari|BD076
chilon|MX043,MX042
chilpancingo|MX048
chilton|US1b2WI
chimala|TZ1d5
chimaltenango|GT3c6
chimayo|US472NM
chimay|BE3a3
chima|IN033
chimbarongo|CL0o4
chimbas|AR586
chimbote|PE0g8
chimichagua|CO0i4
chimoio|MZ2w8
chimore|BO2h2
china grove|US0d2NC,US1b0TX
china lake acres|US0t1CA
chinacota|CO0i3
chinameca|SV4x3,MX043
chinampa de gorostiza|MX042
chinandega|NI3d7
chinatown|US0t7CA,US0d6NY,US0t2CA
chinautla|GT3c7,MX043
china|MX313,MX3u2,US0d2ME,US1b0TX
chincha alta|PE0g7
chinchani|IN034
chinchilla|AU1k3QLD,US0d1PA
chinchina|CO0i6
chinchinim|IN033
chincholi|IN034
chinchon|KR086
chincoteague|US0d2VA
chinde|MZ2w4
chingirlau|KZ6d3
chingleput|IN036
chingola|ZM2t7
chinhoyi|ZW266
chiniot|PK058
chinju|KR088
chinle|US472AZ
chinna salem|IN034
chinnachowk|IN036
chinnamanur|IN035
chinnasekkadu|IN033
chinnor|GB0j2
chino hills|US0t6CA
chino valley|US253AZ
chinon|FR1m3
chinook|US470MT
chinoz|UZ1o5
chino|US0t6CA,JP0c6
chinsali|ZM2t4
chintamani|IN036
chinu|CO0i4
chioggia|IT1i5
chios|GR4b5
chipata|ZM2t6
chipinge|ZW264
chipiona|ES0z4
chipley|US1b2FL
chiplun|IN036
chippendale|AU0p3NSW
chippenham|GB0j5
chippewa falls|US1b4WI
chipping norton|AU0p3NSW,GB0j3
chipping ongar|GB0j3
chipping sodbury|GB0j5
chipurupalle|IN035
chiquimula|GT3c5
chiquimulilla|GT3c4
chiquinquira|CO0i6
chirala|IN036
chiras|AF124
chirchiq|UZ1o7
chiredzi|ZW265
chirgaon|IN034
chiri yurt|RU062
chiriguana|CO0i4
chirilagua|SV4x3
chirkey|RU063
chirnogi|RO1w3
chirnside park|AU0r3VIC
chirongui|YT7q3
chiroqchi|UZ5s4
chirpan|BG2z4
chiryu|JP0c6
chisago city|US1b2MN
chiscani|RO1w2
chisec|GT3c4
chishmy|RU2j4
chisholm|AU0p2ACT,US1b2MN,US0d0ME
chishtian|PK057
chisinau|MD4h9
chisineu cris|RO1w3
chislehurst|GB0j4
chissamba|AO173
chistenkoye|UA5e2
chistopol|RU066
chistyye bory|RU062
chitapur|IN035
chita|RU5t8
chitcani|MD4h3
chitila|RO1w4
chitipa|MW4e3
chitose|JP0c7
chitradurga|IN037
chitre|PA5f3
chittagong|BD07c
chittaranjan|IN036
chittarkonda|IN033
chittaurgarh|IN037
chittenango|US0d2NY
chittenden|US0d0VT
chittur|IN035
chitungwiza|ZW268
chitu|CN003
chiuduno|IT1i2
chiugiana la commenda|IT1i3
chiungutwa|TZ1d4
chivacoa|VE146
chivasso|IT1i5
chiva|ES0z4
chivhu|ZW263
chivilcoy|AR026
chivolo|CO0i4
chizhou|CN007
chkalovsk|RU064
chlef|DZ1p7
chlmec|SK5b3
chlumec nad cidlinou|CZ2x2
cho dok|VN0w6
choa saidan shah|PK054
chocaman|MX043
choccolocco|US1b1AL
chocen|CZ2x3
chocianow|PL203
choconta|CO0i3
chocope|PE0g5
choctaw lake|US0d1OH
choctaw|US1b4OK
chocznia|PL202
chodavaram|IN035
chodov|CZ2x4
chodziez|PL204
choele choel|AR513
chofu|JP0c8
choisy le roi|FR1m5
choix|MX3o3
chojna|PL203
chojnice|PL205
chojnow|PL204
chok chai|TH0n5
chokwe|MZ2w6
cholapuram|IN033
cholargos|GR4b5
cholet|FR1m6
choloma|HN3l7
cholpon ata|KG3i4
cholula|MX046
cholul|MX3u3
chom bueng|TH0n4
chom thong|TH0n4
choma|ZM2t6
chomutov|CZ2x6
chon buri|TH0n8
chon daen|TH0n4
chonchi|CL0o4
chone|EC1s5
chongjin|KP108
chongju|KP105
chonglong|CN006
chongoyape|PE0g4
chongqing|CN00d
chongwe|ZM2t3
chontalpa|MX043
chontaul|RU063
chopan|IN034
chopda|IN036
chopinzinho|BR094
chop|UA163
chorbane|TN463
chorfa|DZ1p4
chorhat|IN034
chorleywood|GB0j4
chorley|GB0j5
chornobayivka|UA163
chornobay|UA163
chornomorsk|UA166
chornukhyne|UA163
choroszcz|PL202
chorozinho|BR1h3
chortkiv|UA165
chortoq|UZ1o6
chorzow|PL207
chos malal|AR514
chosica|PE0g6
choszczno|PL204
chota|PE0g4
choteau|US471MT
chotebor|CZ2x3
chotila|IN034
chouteau|US1b1OK
chowchilla|US0t4CA
choyr|MN3m3
chrastava|CZ2x3
chrisman|US1b0IL
christchurch|NZ5d9,GB0j5
christiana|ZA0x4,US1b3TN,US0d0PA
christiansburg|US0d4VA
christianshavn|DK2y3
christie downs|AU2v2SA
christies beach|AU2v2SA
christmas|US0d0FL
christopher|US1b1IL
chropyne|CZ2x2
chrudim|CZ2x5
chrysoupolis|GR4b3
chrzanow|PL205
chualar|US0t0CA
chuarrancho|GT3c3
chubbuck|US6w4ID
chubek|TJ484
chuchar kana mandi|PK056
chudey|UA162
chudniv|UA163
chudovo|RU064
chuguyevka|RU4o4
chuhar jamali|PK054
chuhuyiv|UA165
chui|UY2s3,BR6h3
chuka|KE1a3
chukhloma|RU062
chula vista|US0t8CA
chulakkurgan|KZ1n3
chulman|RU643
chulucanas|PE0g6
chuluota|US0d1FL
chulym|RU2d4
chum phae|TH0n6
chumphon|TH0n6
chunar|IN035
chuncheon|KR088
chunghwa|KP104
chunian|PK056
chunskiy|RU4p4
chupaca|PE0g3
churachandpur|IN036
churapcha|RU643
church hill|US0d3TN,US0d1PA
church point|US1b2LA
church rock|US470NM
churchdown|GB0j4
churchill|US0d2PA,US0d1OH
churchville|US0d2PA,US0d1NY
churriana de la vega|ES0z4
churubusco|US3n1IN
churu|IN037
chur|CH5o5
chusovoy|RU2j6
chust|UZ1o6
chutes lavie|FR1m3
chutove|UA163
chuzhou|CN008
chu|KZ1n5
chyhyryn|UA164
chynadiyovo|UA163
chyorny yar|RU523
chystyakove|UA166
chyst|BY1y2
ciacova|RO1w3
ciaculli|IT1i3
ciamis|ID0b7
ciampea|ID0b8
ciampino|IT1i5
cianorte|BR096
cibecue|US251AZ
cibinong|ID0b8
cibitoke|BI5r4
cibolo|US1b5TX
ciboure|FR1m3
cicciano|IT1i4
cicero dantas|BR3e4
cicero|US1b6IL,US3n2IN
cicuco|CO0i3
cicurug|ID0b6
cide|TR014
cidra|PR5c2
cidreira|BR093
ciechanow|PL206
ciechocinek|PL203
ciego de avila|CU1l7
ciempozuelos|ES0z4
cienaga de oro|CO0i4
cienaga|CO0i6
cienega de flores|MX314
cienega springs|US251AZ
cienegas terrace|US1b2TX
cienfuegos|CU1l8
cieplice slaskie zdroj|PL204
cierny balog|SK5b2
cieszyn|PL205
cieza|ES0z5
cifteler|TR013
ciftlikkoy|TR013
cifuentes|CU1l5
cihanbeyli|TR014
cihuatlan|MX044
cikampek|ID0b7
cikarang|ID0b7
cikupa|ID0b7
cilaos|RE6x3
cilavegna|IT1i2
cileungsir|ID0b8
cileunyi|ID0b7
cill airne|IE383
cimahi|ID0b9
cimarron hills|US474CO
cimarron|US1b1KS
cimin|TR015
cimislia|MD4h4
cimitarra|CO0i3
cimitile|IT1i3
cinarcik|TR013
cinarli|AZ343
cincinnati|US0d8OH
cinco ranch|US1b4TX
cinco saltos|AR514
cinderford|GB0j4
ciney|BE3a4
cine|TR014
cinisello balsamo|IT1i6
cinisi|IT1i4
cinnaminson|US0d4NJ
cinq avenues|FR1m4
cinque frondi|IT1i3
cintalapa de figueroa|MX045
cintruenigo|ES0z3
ciocanesti|RO1w2
cioranii de jos|RO1w3
ciorescu|MD4h3
cipolletti|AR516
cipo|BR1c3
ciprian porumbescu|RO1w3
ciputat|ID0b8
ciranjang hilir|ID0b6
circasia|CO0i4
circle d kc estates|US1b1TX
circle pines|US1b2MN
circleville|US0d4OH
cirebon|ID0b8
cirencester|GB0j4
cirie|IT1i4
ciro marina|IT1i4
ciro redondo|CU1l5
cisco|US1b2TX
ciserano|IT1i3
cislago|IT1i3
cisnadie|RO1w4
cisneros|CO0i3
cisterna di latina|IT1i5
cisterniga|ES0z3
cisternino|IT1i3
citeureup|ID0b7
citlaltepec|MX042
citluk|BA453
citra|US0d3FL
citronelle|US1b2AL
citrus city|US1b1TX
citrus heights|US0t6CA
citrus hills|US0d3FL
citrus park|US0d5FL,US252AZ
citrus ridge|US0d4FL
citrus springs|US0d3FL
citrus|US0t3CA
citta di castello|IT1i4
cittadella|IT1i4
cittanova|IT1i3
city beach|AU1v3WA
city center|ES0z7
city island|US0d2NY
city of balikpapan|ID2l9
city of isabela|PH186
city of london|GB0j3
city of milford balance|US0d6CT
city of sammamish|US0t6WA
city of westminster|GB0j8
city view|US0d0SC
city|AU0p2ACT
ciudad acuna|MX4n7
ciudad altamirano|MX045
ciudad apodaca|MX319
ciudad arce|SV4x3
ciudad ayala|MX043
ciudad barrios|SV4x3
ciudad benito juarez|MX317
ciudad bolivar|VE148,CO0i4
ciudad camargo|MX4n3
ciudad camilo cienfuegos|CU1l7
ciudad cerralvo|MX313
ciudad choluteca|HN3l6
ciudad coahuila kilometro cincuenta y siete|MX2n2
ciudad constitucion|MX4a5
ciudad cuauhtemoc|MX043
ciudad dario|NI3d4
ciudad de allende|MX315
ciudad de armeria|MX044
ciudad de chiautla de tapia|MX043
ciudad de cuetzalan|MX043
ciudad de huajuapan de leon|MX046
ciudad de huitzuco|MX044
ciudad de nanacamilpa|MX044
ciudad de tlatlauquitepec|MX043
ciudad de villa de alvarez|MX047
ciudad del carmen|MX3u7
ciudad del este|PY288
ciudad del maiz|MX043
ciudad delicias|MX3o7
ciudad fernandez|MX045
ciudad general escobedo|MX318
ciudad general teran|MX313
ciudad guadalupe victoria|MX314
ciudad guayana|VE14a
ciudad gustavo diaz ordaz|MX314
ciudad guzman|MX047
ciudad hidalgo|MX046,MX044
ciudad insurgentes|MX4a3
ciudad lazaro cardenas|MX046
ciudad lerdo|MX316
ciudad lineal|ES0z8
ciudad lopez mateos|MX049
ciudad madero|MX318
ciudad mante|MX316
ciudad manuel doblado|MX044
ciudad melchor muzquiz|MX315
ciudad mendoza|MX045
ciudad miguel aleman|MX4n4
ciudad nezahualcoyotl|MX04a
ciudad nueva|DO1j4
ciudad obregon|MX438
ciudad pemex|MX043
ciudad real|ES0z6
ciudad rio bravo|MX4n7
ciudad rodrigo|ES0z4
ciudad sabinas hidalgo|MX315
ciudad sahagun|MX045
ciudad sandino|NI3d6
ciudad serdan|MX045
ciudad tecun uman|GT3c4
ciudad tula|MX313
ciudad valles|MX047
ciudad victoria|MX318
ciudad vieja|GT3c5
ciupercenii noi|RO1w3
ciurea|RO1w3
ciutadella|ES0z5
ciutat meridiana|ES0z3
ciutat vella|ES0z7
cividale del friuli|IT1i3
civita castellana|IT1i4
civitanova marche|IT1i5
civitavecchia|IT1i6
civril|TR014
cizre|TR016
clackamas|US0t3OR
clacton on sea|GB0j6
claiborne|US1b4LA
clairton|US0d3PA
claix|FR1m3
clamart|FR1m6
clancy|US471MT
clane|IE383
clanton|US1b3AL
clapiers|FR1m2
clara city|US1b0MN
clarcona|US0d2FL
claremont|US0t5CA,ZA0x4,US0d4NH,AU1v3WA,AU693TAS,US0d0NC
claremore|US1b4OK
clarence center|US0d1NY
clarence rockland|CA1e4ON
clarence|US0d1NY
clarendon hills|US1b3IL
clarendon|US0d1VT,US1b1TX,US1b1AR
clare|US492MI
clarinda|AU0r3VIC,US1b2IA
clarin|PH183
clarion|US0d3PA,US1b1IA
clark fulton|US0d4OH
clark mills|US0d1NY
clarkdale|US252AZ
clarkesville|US0d1GA
clarks green|US0d1PA
clarks summit|US0d2PA
clarksburg|US0d4WV,US0d4MD
clarksdale|US1b4MS
clarkson valley|US1b1MO
clarkson|AU1v4WA,US0d2NY
clarkston heights vineland|US0t3WA
clarkston|US0d4GA,GB0j3,US0t3WA,US490MI
clarksville|US1b7TN,US634IN,US1b3AR,US1b2TX,US1b0IA,US0d0VA
clarks|US1b0LA
clarkton|US1b0MO
clark|US0d4NJ,US1b0SD
claryville|US0d1KY
clatskanie|US0t1OR
claude|US1b0TX
claudio|BR094
clausthal zellerfeld|DE0y4
claveria|PH183,PH183,PH183
claver|PH183
clawson|US494MI
claxton|US0d1GA
clay center|US1b2KS,US1b2KS
clay city|US0d0KY
claycomo|US1b1MO
claye souilly|FR1m3
clayfield|AU1k3QLD
claymont|US0d3DE
claypool hill|US0d1VA
claypool|US251AZ
claysburg|US0d1PA
clayton le moors|GB0j3
clayton le woods|GB0j4
clayton south|AU0r4VIC
clayton west|GB0j3
clayton|AU0r4VIC,US0d4NC,US1b4MO,US0d4OH,US0t4CA,US0d3NJ,US0d2DE,US1b2AL,US471NM,US0d1GA,US491NY
clay|US1b3AL,US0d1PA,US0t0CA,US1b0KY
cle elum|US0t1WA
clear lake riviera|US0t2CA
clear lake shores|US1b0TX
clear lake|US1b3IA,US1b0SD,US1b0WI,US0t0WA
clearbrook park|US0d1NJ
clearfield|US475UT,US0d3PA
clearlake oaks|US0t1CA
clearlake|US0t4CA
clearview|US0t2WA
clearwater|US0d7FL,US0d2SC,US1b1KS,US1b1MN
cleary|US1b1MS
cleator moor|GB0j3
cleburne|US1b5TX
cleckheaton|GB0j5
cleethorpes|GB0j5
cleja|RO1w3
clemencia|CO0i3
clement town|IN034
clementon|US0d2NJ
clemmons|US0d4NC
clemson|US0d4SC
clendenin|US0d0WV
cleona|US0d1PA
cleon|FR1m3
cleora|US1b1OK
clermont ferrand|FR1m7
clermont|US0d5FL,FR1m3,US3n0IN
cles|IT1i3
clevedon|GB0j4
cleveland heights|US0d5OH
clevelandia|BR094
cleveland|US0d9OH,US0d5TN,AU1k4QLD,US1b4MS,US1b3TX,US0d2GA,US1b2OK,US0d2FL,US1b1WI,US1b0AL
cleveleys|GB0j4
clever|US1b1MO
cleves|US0d2OH
clewiston|US0d3FL
clichy sous bois|FR1m5
clichy|FR1m6
cliffside park|US0d5NJ
cliffwood beach|US0d2NJ
clifton forge|US0d2VA
clifton heights|US0d3PA
clifton hill|AU0r3VIC
clifton springs|AU0r3VIC,US0d1NY
clifton|US0d6NJ,US474CO,US0d3NY,US252AZ,US1b2TX,US1b1TN,US1b0IL
clinton township|US497MI
clintondale|US0d1NY
clintonville|US1b2WI
clinton|US0d5MD,US1b5IA,US1b5MS,US474UT,US0d3TN,US1b3OK,US1b3MO,US0d3NC,US0d3SC,US0d3MA,US1b3IL,AU1k3QLD,US3n2IN,US0d2CT,US0d1NJ,US1b1AR,US491MI,US1b1WI,US0d1NY,US1b1LA,US0d1ME,US1b0KY,US0d0OH,US470MT
clintwood|US0d0VA
clint|US470TX
clio|US491MI,US1b1AL
clisson|FR1m3
clitheroe|GB0j4
clive|US1b4IA
cliza|BO2h3
clocolan|ZA0x4
clodomira|AR2c3
clondalkin|IE384
clontarf|AU1k3QLD
cloppenburg|DE0y5
cloquet|US1b4MN
clorinda|AR2c4
closepet|IN037
closter|US0d3NJ
clover hill|US0d2MD
cloverdale|US0t3CA,AU1v3WA,US0d2VA,US3n1IN
cloverleaf|US1b5TX
cloverly|US0d4MD
cloverport|US1b0KY
clover|US0d3SC
clovis|US0t7CA,US475NM
clowne|GB0j3
cluain meala|IE384
cluj napoca|RO1w8
cluses|FR1m4
clusone|IT1i3
clute|US1b4TX
clydach|GB0j4
clyde hill|US0t2WA
clyde north|AU0r3VIC
clydebank|GB0j5
clyde|US0d3OH,US1b2TX,US0d1NY,US0d0NC
clymer|US0d1NY,US0d0PA
coacalco|MX048
coachella|US0t5CA
coacoatzintla|MX043
coacotla|MX043
coahuayana de hidalgo|MX043
coal city|US1b2IL,US0d1WV
coal creek|US471CO
coal fork|US0d0WV
coal grove|US0d1OH
coal hill|US1b0AR
coal run village|US0d1KY
coal valley|US1b2IL
coalcoman de vazquez pallares|MX043
coaldale|CA393AB,US0d1PA
coalfield|US0d1TN
coalgate|US1b1OK
coalinga|US0t4CA
coaling|US1b1AL
coalisland|GB0j2
coalville|GB0j5,US471UT
coamo|PR5c4
coaraci|BR1c5
coari|BR236
coarsegold|US0t1CA
coatbridge|GB0j5
coatepec harinas|MX043
coatepec|MX046,MX043
coatepeque|GT3c6,SV4x3
coatesville|US0d4PA
coatetelco|MX043
coaticook|CA1e3QC
coats|US0d1NC
coatzacoalcos|MX048
coatzintla|MX045
cobadin|RO1w3
coban|GT3c6
cobb island|US0d0MD
cobb|US0t1CA
cobden|US1b0IL
cobham|GB0j4
cobh|IE383
cobija|BO2h5
cobleskill|US0d2NY
cobourg|CA1e4ON
cobram|AU0p3VIC
coburg north|AU0r3VIC
coburg|DE0y5,AU0r5VIC,US0t0OR
cocachacra|PE0g3
cocal|BR094,BR1h4
coccaglio|IT1i3
cocentaina|ES0z4
cochabamba|BO2ha
cochem|DE0y2
cochin|IN039
cochirleanca|RO1w3
cochituate|US0d3MA
cochrane|CA394AB
cochranton|US0d0PA
cochran|US0d2GA
cockenzie|GB0j3
cockermouth|GB0j3
cockeysville|US0d4MD
cockington|GB0j3
cockrell hill|US1b2TX
cocoa beach|US0d4FL
cocoa west|US0d3FL
cocoa|US0d4FL
coconut creek|US0d6FL
coconut grove|US0d4FL
cocorit|MX433
cocorna|CO0i2
cocotitlan|MX043
cocoyoc|MX043
coco|PR5c3
cocula|MX044
codajas|BR233
codcod|PH184
codicote|GB0j3
codigoro|IT1i3
codlea|RO1w5
codogno|IT1i4
codo|BR1h6
codroipo|IT1i4
codsall|GB0j4
cody|US473WY
coeburn|US0d1VA
coedpoeth|GB0j3
coelho neto|BR1h5
coello|CO0i3
coesfeld|DE0y5
coeur dalene|US0t6ID
coevering|NL3z2
coevorden|NL3z4
coffeyville|US1b3KS
coffs harbour|AU0p5NSW
cofradia de juarez|MX043
cofradia|HN3l4,MX043
cogan|PH184
cogealac|RO1w3
cogliate|IT1i3
cognac|FR1m4
cognin|FR1m3
cogoleto|IT1i3
cogolin|FR1m3
cohasset|US0d3MA,US1b1MN
cohoes|US0d4NY
cohoe|US5x0AK
coihueco|CL0o3
coimbatore|IN03a
coimbra|PT507
coin|ES0z4
coishco|PE0g4
coity|GB0j5
cojasca|RO1w3
cojumatlan de regules|MX043
cojutepeque|SV4x6
cokato|US1b1MN
coka|RS2r2
col bosques de las lomas|MX044
col san martino|IT1i3
colachel|IN035
colac|AU0r3VIC
colares|PT503
colatina|BR097
colbert|US1b0OK
colbe|DE0y3
colby|US1b2KS,US1b1WI
colceag|RO1w2
colchani|BO2h4
colchester|GB0j7,US0d4VT,US0d2CT,US1b0IL
cold lake|CA6e4AB
cold spring harbor|US0d2NY
cold springs|US0t3NV
cold spring|US0d3KY,US1b2MN,US0d1NY
colditz|DE0y2
coldstream|US630KY
coldwater|US493MI,US0d2OH,US1b1MS,US1b1MS
cole camp|US1b0MO
cole harbour|CA5l4NS
colebrook|US0d0NH
coleford|GB0j3
colegiales|AR026
coleman|US1b2TX,US490MI
coleraine|GB0j5,US1b1MN
colesberg|ZA0x4
colesville|US0d4MD
colfax|US0t2WA,US1b1IA,US0t1CA,US1b1LA,US1b0WI,US1b0IL
colfontaine|BE3a4
colgong|IN035
colico piano|IT1i3
colima|MX047,CR5q4
colimes|EC1s3
colinas del roble|MX043
colinas|BR1h5
colindres|ES0z3
colinton|GB0j3
colipapa|PH183
coll den rabassa|ES0z3
collado mediano|ES0z3
collado villalba|ES0z6
collaroy|AU0p3NSW
colle di val delsa|IT1i4
collecchio|IT1i3
colleferro|IT1i4
college park|US0d5MD,US0d4GA
college place|US0t3WA
college point|US0d5NY
college station|US1b7TX
collegedale|US0d3TN
collegeville|US0d2PA,US1b2MN
college|US5x4AK
collegno|IT1i6
collepasso|IT1i3
colleyville|US1b5TX
collier row|GB0j3
collierville|US1b6TN,US0t1CA
collie|AU1v3WA
collingdale|US0d3PA
collings lakes|US0d1NJ
collingswood|US0d4NJ
collingwood park|AU1k3QLD
collingwood|CA1e4ON,AU0r3VIC
collinsburg|US0d0PA
collinsville|US1b5IL,US0d3VA,US1b3OK,US0d2CT,US1b1AL,US1b1MS,US1b1TX
collins|US1b1MS
collinwood|US0d5OH
collipulli|CL0o4
collombey|CH5o3
colmar manor|US0d1MD
colmar|FR1m6
colma|US0t1CA
colmenar de oreja|ES0z3
colmenar viejo|ES0z5
colmenarejo|ES0z3
colnbrook|GB0j2
colne|GB0j4
cologne|IT1i3,US1b1MN
cologno al serio|IT1i3
cologno monzese|IT1i6
colomadu|ID0b5
coloma|US491MI
colomba|GT3c4
colombelles|FR1m3
colombes|FR1m6
colombia|CU1l4
colombiera molicciara|IT1i3
colombo|LK4d9,BR098
colomiers|FR1m5
colona|US1b2IL
colonelganj|IN035
colonia aurora|AR2c3
colonia del sacramento|UY2s4
colonia del sol|MX4a6
colonia del valle|MX048
colonia general alfredo stroessner|PY284
colonia leopoldina|BR3e4
colonia lindavista|MX047
colonia menno|PY282
colonia nativitas|MX046
colonia nicolich|UY2s3
colonia rincon viejo|MX043
colonia santa barbara|MX043
colonia venustiano carranza|MX2n3
colonial beach|US0d2VA
colonial heights|US0d4VA,US0d3TN
colonial park|US0d4PA
colonial pine hills|US471SD
colonia|US0d4NJ,FM8y3
colonie|US0d3NY
colony park|US0d0PA
colon|PA5f6,CU1l6,VE145,CR5q3,MX043,US490MI
colorado city|US472AZ,US1b2TX,US471CO
colorado springs|US479CO
colorado|BR094
colorines|MX042
colorno|IT1i3
colotlan|MX044
colovale|IN033
colquitt|US0d1GA
colrain|US0d1MA
colstrip|US471MT
colton|US0t6CA
columbia city|US3n3IN,US0t1OR
columbia falls|US472MT
columbia heights|US1b4MN
columbiana|US0d3OH,US1b2AL
columbia|US0d7SC,US1b7MO,US0d7MD,US1b5TN,US0d3PA,US1b3IL,US1b3MS,US0d2KY,US0t1CA
columbine valley|US470CO
columbine|US475CO
columbio|PH182
columbus air force base|US1b0MS
columbus grove|US0d1OH
columbus junction|US1b1IA
columbus|US0daOH,US0d8GA,US3n6IN,US1b5MS,US1b5NE,US1b2WI,US1b2MN,US1b2TX,US1b2KS,US471MT,US6w1NM
colusa|US0t3CA
colva|IN034
colville|US0t2WA
colwich|US1b0KS
colwood|CA4l4BC
colwyn bay|GB0j5
colwyn|US0d1PA
colyton|AU0p3NSW
comacchio|IT1i3
comalapa|GT3c4,MX044
comala|MX043
comalcalco|MX045
comal|ID0b6
comana|RO1w3
comanche|US1b2TX,US1b1OK
comandante fontana|AR2c2
comanesti|RO1w5
comarnic|RO1w4
comayagua|HN3l6
combee settlement|US0d2FL
comber|GB0j3
combes|US1b2TX
combined locks|US1b2WI
combine|US1b1TX
comblain au pont|BE3a2
combourg|FR1m2
combs la ville|FR1m4
comendador|DO1j4
comer|US0d0GA
come|BJ3t5
comfort|US1b1TX
comilla|BD079
comines|FR1m4
comisani|RO1w2
comiso|IT1i5
comitancillo|GT3c4
comitan|MX047
commack|US0d5NY
commentry|FR1m3
commerce city|US476CO
commerce|US0t4CA,US1b3TX,US0d3GA,US1b1OK
commercial point|US0d1OH
commercy|FR1m3
communications hill|US0t3CA
comoapan|MX042
comodoro rivadavia|AR6j7
comonfort|MX045
como|IT1i6,AU1v4WA,US1b1WI,US1b0MS
compiegne|FR1m5
compostela|PH185,PH184,MX4a4
compton|US0t7CA
comrat|MD4h5
comstock northwest|US492MI
comstock park|US493MI
conakry|GN1xb
conashaugh lakes|US0d0PA
concarneau|FR1m4
conceicao da barra|BR094
conceicao da feira|BR1c4
conceicao das alagoas|BR094
conceicao do almeida|BR1c3
conceicao do araguaia|BR2e5
conceicao do coite|BR1c5
conceicao do jacuipe|BR1c4
conceicao do mato dentro|BR093
conceicao do rio verde|BR094
concepcion chiquirichapa|GT3c3
concepcion de ataco|SV4x3
concepcion de la sierra|AR2c3
concepcion de la vega|DO1j7
concepcion del bermejo|AR2c3
concepcion del oro|MX313
concepcion del uruguay|AR2c6
concepcion huista|GT3c3
concepcion ibaba|PH185
concepcion jolalpan|MX043
concepcion|CL0o8,PH186,PY286,CR5q4,PE0g4,PH183,BO2h3,PH183
conception bay south|CA7a4NL
concesio|IT1i3
conchal|BR094
conchas|BR094
concord west|AU0p3NSW
concordia sagittaria|IT1i3
concordia|AR2c7,BR096,CO0i3,MX4a3,MX313,CO0i3,US1b2KS,US0d2NJ,US1b1MO
concord|US0t7CA,US0d6NC,US0d5NH,US0d4MA,US1b4MO,AU0p4NSW,US0d3NY,CA1e3ON,US1b1WI,US1b1AL,US0d1VA,US490MI
concorezzo|IT1i4
condado|CU1l5,BR294
conde sur lescaut|FR1m3
conde sur noireau|FR1m3
condega|NI3d3
condeixa a nova|PT504
condell park|AU0p4NSW
conde|BR1h4,BR1c4
condom|FR1m3
condon|AU1k3QLD,US0d1TN
condoto|CO0i3
conduaga|PH182
conegliano|IT1i5
conehatta|US1b0MS
conel|PH183
conemaugh|US0d0PA
conestoga|US0d0PA
coney island|US0d6NY
confey|IE382
conflans sainte honorine|FR1m5
congers|US0d3NY
congleton|GB0j5
congonhas|BR096
congress|US251AZ
conil de la frontera|ES0z4
conisbrough|GB0j4
conjunto habitacional villas del pedregal|MX043
conjunto urbano la loma i|MX043
conkal|MX3u3
conley|US0d3GA
conneaut lakeshore|US0d1PA
conneaut|US0d4OH
connellsville|US0d3PA
connelly springs|US0d1NC
connell|US0t2WA
connersville|US3n4IN
connerton|US0d1FL
conning towers nautilus park|US0d3CT
conover|US0d3NC
conrad|US471MT,US1b0IA
conroe|US1b6TX
conselheiro lafaiete|BR097
conselheiro pena|BR094
conselve|IT1i3
consett|GB0j5
conshohocken|US0d3PA
consolacion del sur|CU1l6
consolacion|PH186
constancia|MX4a3
constant spring|JM3g4
constanta|RO1w8
constantia|ZA0x3,US0d0NY
constantina|ES0z3
constantine|DZ1p9,US491MI
constanti|ES0z2
constanza|DO1j5
constitucion|CL0o5
consuegra|ES0z3
contagem|BR099
contai|IN036
contamana|PE0g4
contes|FR1m3
conthey|CH5o3
continental|US0d0OH
contla|MX045
contoocook|US0d1NH
contra costa centre|US0t2CA
contramaestre|CU1l6
contwig|DE0y2
conversano|IT1i5
converse|US1b4TX,US3n0IN
convoy|US0d0OH
conway springs|US1b0KS
conway|US1b6AR,US0d4SC,US0d4FL,US0d1PA,US0d1MA,US0d1NH
conyers|US0d4GA
conyngham|US0d1PA
coogee|AU0p4NSW
cookeville|US1b5TN
cookham|GB0j2
cookstown|GB0j3
cool valley|US1b0MO
coolangatta|AU0p3QLD
coolbellup|AU1v2WA
coolidge|US254AZ
cooloongup|AU1v3WA
coolum beach|AU1k3QLD
cool|US0t2CA
cooma|AU0p3NSW
coombabah|AU1k3QLD
coomera|AU1k4QLD
coon rapids|US1b6MN,US1b0IA
coondapoor|IN035
cooper city|US0d5FL
coopers plains|AU1k2QLD
coopers town|BS673
coopersburg|US0d1PA
cooperstown|US0d1NY,US1b0WI
coopersville|US492MI
coopertown|US1b2TN
cooper|US1b1TX,US1b1TX
cooranbong|AU0p2NSW
coorparoo|AU1k4QLD
coos bay|US0t4OR
coosada|US1b0AL
cootamundra|AU0p3NSW
copacabana|CO0i6
copainala|MX043
copalau|RO1w3
copala|MX043
copalillo|MX043
copalnic manastur|RO1w3
copan|HN3l3
copeland|US1b1OK
copenhagen|DK2ya
copertino|IT1i5
copiague|US0d5NY
copiapo|CL0o7
coplay|US0d2PA
copley|US0d4OH
copoya|MX043
copparo|IT1i3
coppell|US1b5TX
coppenbrugge|DE0y3
copper canyon|US1b1TX
copperas cove|US1b5TX
copperopolis|US0t2CA
coppull|GB0j3
copsa mica|RO1w2
copthorne|GB0j2
coquille|US0t2OR
coquimatlan|MX044
coquimbo|CL0o7
coquitlam|CA4l7BC
corabia|RO1w4
coracao de jesus|BR094
coracao de maria|BR1c3
coracora|PE0g3
coral gables|US0d6FL
coral hills|US0d3MD
coral springs|US0d7FL
coral terrace|US0d5FL
coralici|BA452
coralville|US1b4IA
coram|US0d5NY
coraopolis|US0d2PA
corato|IT1i6
corat|AZ343
corbasca|RO1w2
corbas|FR1m3
corbeil essonnes|FR1m5
corbelia|BR094
corbeni|RO1w2
corbera de llobregat|ES0z4
corbetta|IT1i4
corbie|FR1m3
corbii mari|RO1w3
corbin|US0d3KY
corbu|RO1w2
corby|GB0j6
corcolle|IT1i3
corcoran|US0t4CA,US1b2MN
corcova|RO1w3
cordaville|US0d1MA
cordeiropolis|BR095
cordeiro|BR094
cordele|US0d3GA
cordell|US1b2OK
cordenons|IT1i4
cordes lakes|US251AZ
cordoba santa leticia|MX044
cordoba|AR2ca,ES0z8,MX047,CO0i3
cordova|PH185,US5x1AK,US1b1AL,US0d1NC
cordry sweetwater lakes|US3n0IN
cordun|RO1w3
coreau|BR1h4
corella|ES0z3
coremas|BR1h4
corfu|GR4b5
coria del rio|ES0z5
coria|ES0z4
corigliano calabro|IT1i2
corigliano dotranto|IT1i2
corigliano scalo|IT1i4
corinna|US0d1ME
corinth|US1b4TX,US1b4MS,US0d1NY
corinto|BR094,NI3d4,CO0i4
corio|AU0r4VIC
coristanco|ES0z3
cori|IT1i3
cork|IE388
corleone|IT1i3
corlette|AU0p2NSW
corlu|TR018
cormaia|RO1w3
cormano|IT1i4
cormeilles en parisis|FR1m4
cormons|IT1i3
cormontreuil|FR1m3
corn island|NI3d3
cornaredo|IT1i4
cornate dadda|IT1i3
cornebarrieu|FR1m2
cornedo vicentino|IT1i3
cornelia|US0d2GA
cornelio procopio|BR096
cornelius|US0d5NC,US0t4OR
cornella de llobregat|ES0z6
cornell|US1b1WI
corner brook|CA7a4NL
cornersville|US1b0TN
cornesti|RO1w3
cornetu|RO1w2
cornillon|HT2u3
corning|US0d3NY,US0t3CA,US1b2AR,US1b1IA
cornish|US0d0ME
corni|RO1w3
cornu luncii|RO1w3
cornubia|AU1k3QLD
cornuda|IT1i3
cornville|US252AZ,US0d0ME
cornwall|CA1e6ON,US0d2PA,US0d2NY
cornwells heights|US0d0PA
coroata|BR1h5
corocotan|PH183
corod|RO1w3
coromandel|BR095
corona de tucson|US253AZ
coronado|US0t5CA
coronango|MX044
corona|US0t7CA,US0d7NY
coronda|AR2c4
coronel dorrego|AR024
coronel du graty|AR2c3
coronel fabriciano|BR097
coronel marcelino mariduena|EC1s3
coronel moldes|AR2c3
coronel oviedo|PY286
coronel suarez|AR025
coronel vivida|BR094
coronel|CL0o7
coronon|PH183
coron|PH183
corovode|AL5j4
corowa|AU0p2NSW
corozal|CO0i5,PR5c3,BZ7o3
coro|VE148
corpus christi|US1b8TX
corral de almaguer|ES0z3
corral de bustos|AR2c3
corralejo|ES5i4
corrales|US473NM
corralillo|CU1l6
corralitos|US0t1CA
corredor|CR5q3
correggio|IT1i4
corrego grande|BR092
correia pinto|BR094
correntina|BR1c4
corridonia|IT1i3
corrientes|AR2c8
corrigan|US1b1TX
corrimal|AU0p3NSW
corroios|PT506
corry|US0d3PA
corsano|IT1i2
corsham|GB0j4
corsicana|US1b5TX
corsico|IT1i5
cortalim|IN033
cortazar|MX046
corte franca|IT1i3
corte madera|US0t3CA
cortez|US473CO,US0d2FL
corte|FR1m3
cortina dampezzo|IT1i2
cortland west|US0d0NY
cortland|US0d4NY,US0d3OH,US1b2IL
coruche|PT503
corumba|BR407
corum|TR018
corund|RO1w3
corunna|CA1e3ON,US492MI
corupa|BR094
coruripe|BR3e5
corvallis|US0t6OR
corvera de asturias|ES0z4
corydon|US632IN,US1b1IA
corzuela|AR2c3
cos cob|US0d3CT
cosala|MX313
cosamaloapan|MX045
coscomatepec de bravo|MX044
cosenza|IT1i6
cosereni|RO1w3
cosesti|RO1w2
cosham|GB0j3
coshocton|US0d3OH
cosio valtellino|IT1i2
coslada|ES0z6
cosmesti|RO1w3
cosmopolis|BR096,US0t1WA
cosne cours sur loire|FR1m4
cosolapa|MX043
cosoleacaque|MX044
cosoveni|RO1w2
cospicua|MT8j3
cosquin|AR2c4
cossato|IT1i4
costa calma|ES5i3
costa de caparica|PT504
costa mesa|US0t7CA
costa rica|BR404
costa teguise|ES5i3
costa volpino|IT1i3
costeira do pirajubae|BR093
costesti|RO1w3
coswig|DE0y4,DE0y3
cotabato|PH187
cotacachi|EC1s3
cotati|US0t3CA
cota|CO0i3
cote saint luc|CA1e5QC
coteau du lac|CA1e3QC
cotgrave|GB0j3
cotia|BR097
cotija de la paz|MX044
cotnari|RO1w3
coto de caza|US0t4CA
cotoca|BO2h4
cotonou|BJ3ta
cotronei|IT1i2
cottage city|US0d0MD
cottage grove|US1b5MN,US0t3OR,US1b3WI
cottage lake|US0t4WA
cottbus|DE0y6
cottenham|GB0j3
cottesloe|AU1v3WA
cottleville|US1b2MO
cottonport|US1b1LA
cottonwood heights|US475UT
cottonwood shores|US1b0TX
cottonwood|US254AZ,US0t2CA,US0t2CA,US1b0AL,US1b0MN
cotuit|US0d1MA
cotui|DO1j5
cotulla|US1b2TX
cotusca|RO1w2
cot|CR5q3
coudekerque branche|FR1m5
coudersport|US0d1PA
coueron|FR1m4
coulaines|FR1m3
coulee dam|US0t0WA
coulogne|FR1m3
coulommiers|FR1m4
coulounieix|FR1m3
coulsdon|GB0j5
council bluffs|US1b6IA
council grove|US1b1KS
countesthorpe|GB0j3
country club estates|US0d3GA,US0d3GA
country club hills|US1b4IL,US1b0MO
country club village|US1b1MO
country club|US0d6FL,US0t3CA
country homes|US0t3WA
country knolls|US0d1NY
country lake estates|US0d2NJ
country squire lakes|US3n2IN
country walk|US0d4FL
countryside|US0d3VA,US1b3IL
coupeville|US0t1WA
courbevoie|FR1m6
courcelles les lens|FR1m3
courcelles|BE3a5
courcouronnes|FR1m4
courdimanche|FR1m3
cournon dauvergne|FR1m4
cournonterral|FR1m3
courrieres|FR1m3
coursan|FR1m2
court saint etienne|BE3a3
courtenay|CA4l5BC
courthezon|FR1m3
courtland|US0d0VA
courtry|FR1m3
coushatta|US1b1LA
coutances|FR1m3
coutras|FR1m3
couva|TT7k2
couvin|BE3a4
couzeix|FR1m3
cova figueira|CV744
covasna|RO1w3
cove creek|US0d0NC
covedale|US0d3OH
covelo|US0t0CA
coventry lake|US0d2CT
coventry|GB0j8,US0d5RI
cove|BJ3t5,GB0j3
covilha|PT504
covina|US0t6CA
covington|US0d5KY,US0t4WA,US0d4GA,US1b3LA,US1b3TN,US0d3VA,US0d1OH,US3n1IN
cowansville|CA1e3QC
cowan|US1b1TN
cowarts|US1b1AL
cowdenbeath|GB0j4
cowes|GB0j4
coweta|US1b3OK
cowley|GB0j4
cowpens|US0d1SC
cowplain|GB0j3
cowra|AU0p3NSW
coxcatlan|MX043
coxen hole|HN3l3
coxim|BR405
coxs bazar|BD078
coxsackie|US0d1NY
cox|ES0z3
coyah|GN1x6
coyhaique|CL7v6
coyoacan|MX049
coyotepec|MX045
coyote|MX313
coyuca de benitez|MX044
coyuca de catalan|MX043
coyula|MX045
coyutla|MX043
cozad|US1b2NE
cozumel|MX4j6
crab orchard|US0d1WV
cradley heath|GB0j2
cradock|ZA0x5
crafton|US0d3PA
craig beach|US0d0OH
craigavon|GB0j6
craigieburn|AU0r6VIC
craigie|AU1v3WA
craigmore|AU2v3SA
craigsville|US0d1WV
craig|US473CO,US990AK
crailsheim|DE0y5
crainville|US1b0IL
craiova|RO1w8
cramerton|US0d2NC
cramlington|GB0j5
cran gevrier|FR1m4
cranberry township|US0d5PA
cranbourne east|AU0r4VIC
cranbourne north|AU0r4VIC
cranbourne west|AU0r4VIC
cranbourne|AU0r4VIC
cranbrook|CA394BC,AU1k3QLD
cranbury|US0d1NJ
crandall|US1b2TX
crandon lakes|US0d0NJ
crandon|US1b1WI
cranebrook|AU0p4NSW
cranendonck|NL3z4
crane|US1b2TX,US1b0MO
cranfield|GB0j2
cranford|US0d4NJ
cranleigh|GB0j3
cranston|US0d6RI
craon|FR1m2
craponne|FR1m3
crasna|RO1w3,RO1w2
crateus|BR1h6
crato|BR1h6
cravinhos|BR095
crawfordsville|US3n4IN
crawfordville|US0d2FL
crawley|GB0j7
creazzo|IT1i3
crediton|GB0j3
creedmoor|US0d2NC
creel|MX3o2
creighton|US1b0NE
creil|FR1m5
crema|IT1i5
cremlingen|DE0y4
cremona|IT1i6
cremorne|AU0p3NSW
creola|US1b1AL
crepaja|RS2r2
crepy en valois|FR1m4
cresaptown|US0d2MD
crescent city|US0t3CA,US0d1FL
crescent springs|US0d2KY
crescentino|IT1i3
crescent|US1b1OK
cresco|US1b2IA
crespo|AR2c4
cresskill|US0d3NJ
cressona|US0d1PA
cresson|US0d1PA
crest hill|US1b4IL
crested butte|US471CO
crestline|US0t3CA,US0d2OH
crestmead|AU1k4QLD
creston|US1b3IA,US0d1OH
crestview hills|US0d2KY
crestview|US1b5FL
crestwood village|US0d3NJ
crestwood|US1b4MO,US1b3IL,US0d2KY
crest|FR1m3,US0t1CA
creswell|GB0j2,US0t2OR
creteil|FR1m6
crete|US1b3IL,US1b3NE
creutzwald|FR1m4
crevalcore|IT1i3
creve coeur|US1b4MO,US1b2IL
crevedia|RO1w3
crevillente|ES0z5
crewe|GB0j6,US0d1VA
crewkerne|GB0j3
criciuma|BR097
cricket|US0d1NC
cricova|MD4h3
cridersville|US0d1OH
crieff|GB0j3
crikvenica|HR443
crimmitschau|DE0y4
crimora|US0d1VA
cripple creek|US470CO
crisfield|US0d1MD
crispano|IT1i4
crispiano|IT1i4
crissier|CH5o3
cristalina|BR095
cristesti|RO1w2
cristinapolis|BR3e3
cristo rey|DO1j4
cristuru secuiesc|RO1w3
crittenden|US0d2KY
criuleni|MD4h3
crixas|BR094
crnici|BA453
crnomelj|SI5z3
crocetta del montello|IT1i3
crocker|US0t0WA,US1b0MO
crockett|US1b3TX,US0t2CA
crofton|US0d5MD,GB0j2
croissy sur seine|FR1m3
croix des bouquets|HT2u8
croix|FR1m4
crolles|FR1m3
cromer|GB0j3,AU0p3NSW
crompond|US0d1NY
cromwell|US0d4CT,NZ5d2
cronulla|AU0p4NSW
crooked lake park|US0d1FL
crookston|US1b3MN
crooksville|US0d1OH
crooks|US1b0SD
crook|GB0j3
croom|US0d1MD
crosbyton|US1b1TX
crosby|GB0j6,US1b1MN,US1b1TX,US9p0ND
crosne|FR1m3
cross city|US0d1FL
cross hills|GB0j4
cross lake|US1b1MN
cross lanes|US0d3WV
cross mountain|US1b2TX
cross plains|US1b2WI,US1b1TN
crossett|US1b2AR
crossville|US1b4TN,US1b1AL
croswell|US491MI
crothersville|US3n1IN
croton on hudson|US0d3NY
crotone|IT1i6
crouch end|GB0j3
crow agency|US471MT
crowborough|GB0j4
crowley|US1b4TX,US1b4LA
crown heights|US0d2NY
crown point|US1b5IN
crownpoint|US471NM
crownsville|US0d1MD
crowthorne|GB0j5
croydon north|AU0r3VIC
croydon|GB0j7,AU0r5VIC,AU0p3NSW,US0d3PA
crozet|US0d2VA
crozon|FR1m3
crucecita|MX044
cruces|CU1l5
crugers|US0d1NY
crumlin|IE383,GB0j3,GB0j2
crumpsall|GB0j4
crump|US1b0TN
cruz alta|BR096,AR2c3
cruz das almas|BR1c6
cruz del eje|AR2c5
cruz do espirito santo|BR1h3
cruz grande|MX044
cruzeiro do oeste|BR094
cruzeiro do sul|BR626
cruzeiro|BR096
cruzilia|BR094
cruz|BR1h3
crystal city|US1b3TX,US1b2MO
crystal falls|US490MI
crystal lakes|US0d1OH
crystal lake|US1b5IL,US0d2FL,US0d1CT
crystal lawns|US1b1IL
crystal river|US0d2FL
crystal springs|US1b2MS,US0d0FL
crystal|US1b5MN
csakvar|HU1z2
csenger|HU1z2
csomor|HU1z3
csongrad|HU1z4
csorna|HU1z3
csorvas|HU1z2
csurgo|HU1z3
cu chi|VN0w6
cuacnopalan|MX043
cuajinicuilapa|MX043
cuamba|MZ2w6
cuambog|PH183
cuanala|MX043
cuapiaxtla de madero|MX043
cuapiaxtla|MX043
cuatro cienegas de carranza|MX313
cuauhtemoc|MX049,MX3o7,MX043,MX312
cuautepec de hinojosa|MX044
cuautitlan izcalli|MX049
cuautitlan|MX047
cuautlancingo|MX045
cuautlapan|MX043
cuautla|MX047
cua|VE148
cuba city|US1b1WI
cubatao|BR097
cuba|US1b2MO,US0d1NY,US1b0IL,US1b0IL
cubelles|ES0z4
cubuk|TR016
cubulco|GT3c3
cucq|FR1m2
cucujaes|PT503
cucuta|CO0i9
cudahy|US0t5CA,US1b4WI
cudalbi|RO1w3
cuddalore|IN037
cuddapah|IN037
cudillero|ES0z3
cudjoe key|US0d1FL
cudworth|GB0j4
cuellar|ES0z3
cuencame de ceniceros|MX313
cuenca|EC1s8,ES0z6,PH184
cueramaro|MX044
cuernavaca|MX048
cuero|US1b3TX
cuers|FR1m3
cueto|CU1l5
cuetzalan|MX043
cuevas del almanzora|ES0z4
cuggiono|IT1i3
cugir|RO1w5
cugnaux|FR1m4
cuiaba|BR4y9
cuichapa|MX043
cuilapan de guerrero|MX044
cuilapa|GT3c4
cuincy|FR1m3
cuite|BR1h4
cuitlahuac|MX044
cuito|AO177
cuitzeo del porvenir|MX043
cuitzeo la estancia|MX042
cukai|MY2a6
cukurca|TR013
cul de sac|SX9a3
culaba|PH183
culcheth|GB0j3
culemborg|NL3z5
culfa|AZ343
culiacan|MX4a9
culianan|PH183
culianin|PH183
cullar vega|ES0z2
cullen|US1b0LA
cullera|ES0z5
culleredo|ES0z5
cullinan|ZA0x5
cullman|US1b4AL
culloden|US0d2WV
cullompton|GB0j3
cullowhee|US0d3NC
culp creek|US0t1OR
culpeper|US0d4VA
culver city|US0t5CA
culver|US0t1OR,US3n0IN
cumadcad|PH182
cumanayagua|CU1l5
cumana|VE148
cumaral|CO0i3
cumaribo|CO0i5
cumaru|BR293
cumbal|CO0i3
cumberland center|US0d1ME
cumberland head|US0d1NY
cumberland hill|US0d3RI
cumberland|US0d5RI,US0d4MD,US3n2IN,US1b1WI,US0d1KY
cumbernauld|GB0j6
cumbum|IN036,IN035
cumiana|IT1i2
cumming|US0d3GA
cumnock|GB0j3
cumpana|RO1w3
cumra|TR016
cuncolim|IN034
cunduacan|MX044
cunen|GT3c3
cuneo|IT1i6
cunewalde|DE0y2
cung kiem|VN0n6
cungus|TR012
cunha|BR094
cunit|ES0z4
cuntis|ES0z2
cuorgne|IT1i3
cupar|GB0j3
cupertino|US0t6CA
cupira|BR294
cuprija|RS2r4
curaca|BR1c4
curanilahue|CL0o5
curcani|RO1w2
curchorem|IN034
curepipe|MU6r6
curico|CL0o7
curillo|CO0i3
curitibanos|BR095
curitiba|BR09b
curno|IT1i3
currais novos|BR1h5
currambine|AU1v3WA
currans hill|AU0p2NSW
curridabat|CR5q5
currie|GB0j3
currimundi|AU1k3QLD
currumbin waters|AU0p3QLD
curtea de arges|RO1w5
curtice|US0d1OH
curtici|RO1w3
curtin|AU0p2ACT
curtisville|US0d0PA
curti|IN034,IT1i3
curuan|PH183
curuca|BR2e3
curug|ID0b8,RS2r3
curumani|CO0i4
curundu|PA5f4
curup|ID0b6
cururupu|BR1h4
curuzu cuatia|AR2c5
curvelo|BR096
curwensville|US0d1PA
cusano|IT1i4
cuscatancingo|SV4x5
cusco|PE0g8
cushing|US1b3OK,US0d0ME
cusseta|US0d3GA
cusset|FR1m4
custer|US471SD
custodia|BR294
custoias|PT504
cut and shoot|US1b0TX
cut bank|US472MT
cut cut primero|PH183
cut off|US1b3LA
cutchogue|US0d2NY
cuthbert|US0d2GA
cutler bay|US0d5FL
cutler ridge|US0d5FL
cutlerville|US494MI
cutler|US0d4FL,US0t2CA
cutral co|AR516
cutrofiano|IT1i3
cutro|IT1i3
cuttack|IN039
cutten|US0t2CA
cuxhaven|DE0y6
cuyahoga falls|US0d6OH
cuyamel|HN3l2
cuyapo|PH183
cuyotenango|GT3c3
cuyo|PH183
cwmafan|GB0j2
cwmbran|GB0j6
cyangugu|RW3x6
cynthiana|US0d3KY
cypress gardens|US0d3FL
cypress hills|US0d6NY
cypress lake|US0d4FL
cypress quarters|US0d0FL
cypress|US0t6CA,US1b6TX
cyril|US1b0OK
czaniec|PL202
czaplinek|PL203
czarna bialostocka|PL203
czarne|PL203
czarnkow|PL204
czechowice dziedzice|PL205
czeladz|PL205
czempin|PL202
czersk|PL203
czerwionka leszczyny|PL205
czerwonak|PL202
czestochowa|PL208
czluchow|PL204
da lat|VN0w8
da nang|VN0wa
daanbantayan|PH184
dabai|NG0a3
dabakala|CI0u4
dabas|HU1z4
dabat|ET194
dabburiya|IL3q3
dabeiba|CO0i4
dabhoi|IN036
dabhol|IN033
dabizhuang|CN003
daboh|IN034
dabola|GN1x4
dabou|CI0u6
dabra|IN036
dabrowa bialostocka|PL203
dabrowa gornicza|PL207
dabrowa tarnowska|PL203
dabuleni|RO1w4
dabwali|IN036
dachau|DE0y5
dachnoye|RU066
dacice|CZ2x3
dacono|US472CO
dacula|US0d2GA
daday|TR012
dade city north|US0d2FL
dade city|US0d3FL
dadeldhura|NP2b4
dadeville|US1b2AL
dadhar|PK054
dadiya|NG0a3
dadonghai|CN00b
dado|PH182
dadri|IN036
dadukou|CN009
dadu|PK057
daegu|KR08b
daejeon|KR08b
daet|PH186
daganzo de arriba|ES0z3
dagenham|GB0j7
dagestanskiye ogni|RU065
dagomys|RU064
dagotiere|MU6r3
dagua|CO0i4
dagumba an|PH183
dagupan|PH187
dahab|EG0h3
dahanu|IN036
dahay|PH183
dahbed|UZ5s3
dahegam|IN035
dahlem|DE0y4
dahlen|DE0y2
dahlgren|US0d1VA
dahlonega|US0d3GA
dahme|DE0y3
daigo|JP0c4
dailekh|NP2b4
daimiel|ES0z4
dainava kaunas|LT4v6
daingerfield|US1b1TX
dainville|FR1m2
daira din panah|PK054
dairago|IT1i2
daisy hill|AU1k3QLD
daitocho|JP0c7
dajabon|DO1j4
dajal|PK054
dakar|SN1gb
dakhla|EH6g6,MA116
dakingari|NG0a4
dakoro|NE3v4
dakor|IN035
dakota city|US1b1NE
dakota dunes|US1b1SD
dakota|US1b0WI
dakoutun|CN003
dakovo|HR444
dalaba|GN1x3
dalaguete|PH183
dalai|CN007
dalakovo|RU063
dalaman|TR014
dalandzadgad|MN3m4
dalbandin|PK054
dalby|AU1k4QLD,SE273
dalcahue|CL0o4
dale city|US0d6VA
daleville|US1b2AL,US0d1VA,US3n1IN
dale|US3n1IN,US1b1IN,US0d0PA
dalfsen|NL3z5
dalgety bay|GB0j3
dalgopol|BG2z2
dalhart|US1b3TX
dalhem|BE3a3
dalhousie|IN033
daliang|CN008
dalianwan|CN006
dalian|CN00c
dalican|PH184
dalipuga|PH184
daliyat al karmel|IL3q5
dali|CN007,CY6s3
dalkeith|GB0j4
dalkey|IE383
dalkola|IN034
dallas center|US1b1IA
dallastown|US0d2PA
dallas|US1baTX,US0t4OR,US0d4GA,AU0r3VIC,US0d2NC,US0d1PA
dallesport|US0t0WA
dallgow doberitz|DE0y3
dalmatovo|RU2j4
dalmau|IN034
dalmine|IT1i5
dalnegorsk|RU4o5
dalnerechensk|RU4o5
daloa|CI0u8
dalry|GB0j2
dalserf|GB0j4
dalsingh sarai|IN034
dalton gardens|US0t1ID
dalton in furness|GB0j3
daltonganj|IN036
dalton|US0d5GA,US0d3MA,US0d1OH,US0d0PA
dalumangcob|PH183
dalworthington gardens|US1b1TX
daly city|US0t7CA
dalyan|TR012
dalyellup|AU1v3WA
dalzell|US0d2SC
dam dam|IN037
damanhur|EG0h8
daman|IN035
damara|CF4u4
damariscotta|US0d0ME
damasak|NG0a4
damascus|SY22b,US0d4MD,US0t3OR
damaturu|NG0a6
damavand|IR0l5
dambatta|NG0a3
damboa|NG0a4
dambulla|LK4d6
dame marie|HT2u3
damghan|IR0l6
damietta|EG0h6
damilag|PH183
dammam|SA0sa
dammarie les lys|FR1m4
dammartin en goele|FR1m3
damme|DE0y4,BE3a3
damnagar|IN034
damnoen saduak|TH0n5
damoh|IN037
dampit|ID0b5
damulog|PH183
damwald|NL3z2
dan gora|NG0a3
dan khun thot|TH0n4
dan sadau|NG0a3
dana point|US0t5CA
danane|CI0u6
danao|PH186,PH184
dana|US0d2NC
danbury|US0d6CT,GB0j3,US1b1TX,US0d0NH
danby|US0d0VT
dancalan|PH183
dancu|MD4h3,RO1w3
dandeli|IN036
dandenong north|AU0r4VIC
dandenong|AU0r5VIC
dandong|CN009
dandridge|US0d2TN
daneti|RO1w3
dane|US1b0WI
dange|NG0a4
danghara|TJ485
dangriga|BZ7o3
dania beach|US0d5FL
daniel flores|CR5q3
danielskuil|ZA0x3
danielson|US0d2CT
daniels|US0d1WV
daniel|US470UT
danilovgrad|ME6y2
danilovka|RU3b3
danilov|RU064
danja|NG0a3
danjiangkou|CN007
dankalwa|NG0a3
dankama|NG0a3
dankaur|IN034
dankov|RU065
danli|HN3l5
dannemora|US0d2NY
dannenberg|DE0y3
dannstadt schauernheim|DE0y3
dano|BF363
danshui|CN007
dansville|US0d2NY
danvers|US0d5MA,US1b0IL
danville|US0t5CA,US0d5VA,US1b5IL,US0d4KY,US3n3IN,US1b3AL,US0d2PA,US0d2NH,US1b1AR,US0d0OH
daokou|CN006
daoukro|CI0u5
dao|PH183
dapaong|TG3w5
dapa|PH183
dapchi|NG0a4
daphne|US1b5AL
dapitan|PH186
dapto|AU0p3NSW
daqing|CN008
dar a|SY227
dar chabanne|TN465
dar chioukh|DZ1p6
dar el beida|DZ1p5
dar es salaam|TZ1db
dar kulayb|BH6v6
darabani|RO1w4
darab|IR0l6
daraga|PH183
darasun|RU5t3
darayya|SY226
darazo|NG0a4
dara|SN1g5
darbhanga|IN038
darby|US0d3PA
darchula|NP2b4
darch|AU1v3WA
dardanelle|US1b2AR
darda|HR442
dardenne prairie|US1b4MO
dardilly|FR1m3
dareda|TZ1d4
darende|TR014
darfield|GB0j3
darfo boario terme|IT1i4
dargecit|TR014
darhan|MN3m6
darien|US1b4IL,US0d4CT,CO0i4,US0d1GA,US1b1WI
darjiling|IN037
darley|AU0r3VIC
darling heights|AU1k2QLD
darlinghurst|AU0p4NSW
darlington|GB0j7,US0d3SC,US1b1WI
darlowo|PL204
darmanesti|RO1w4,RO1w3,RO1w3
darmstadt|DE0y7,US1b1IN
darnah|LY306
darndale|IE383
darnestown|US0d3MD
darnetal|FR1m3
daromehar|PK053
darovskoy|RU553
darque|PT503
darras hall|GB0j4
darreh shahr|IR0l5
darrington|US0t0WA
darsi|IN035
dartford|GB0j6
dartmouth|CA5l7NS,GB0j2
darton|GB0j4
daruvar|HR443
daru|PG5y4,SL3p3
darwen|GB0j5
darwha|IN035
darwin|AU6z7NT
darya khan marri|PK053
darya khan|PK054
daryapur|IN035
darzab|AF123
dasha|CN007
dashiqiao|CN006
dashitou|CN006
dasht e archi|AF123
dashtobod|UZ1o4
dasing|DE0y2
daska kalan|PK057
dasmarinas|PH189
dasnapur|IN034
dasna|IN035
dasoguz|TM417
dassa zoume|BJ3t4
dassel|DE0y3,US1b1MN
dassun|PH183
dass|NG0a3
dasuya|IN034
dataganj|IN035
datca|TR013
date|JP0c5
datia|IN037
datong|CN00a,CN006
dattapur|IN034
datteln|DE0y5
datu piang|PH183
daud khel|PK055
daudnagar|IN035
daugavgriva|LV3y3
daugavpils|LV3y7
daulatabad|IN033
daulatpur|PK054,IN033
daultala|PK054
daund|IN036
daun|DE0y3
dauphin island|US1b0AL
dauphin|CA4i3MB
daurala|IN033
daura|NG0a6,NG0a5
daur|PK054
dausa|IN036
dauwendaele|NL3z3
davangere|IN039
davao|PH18a
davenport|US1b7IA,US0d2FL,US0t1WA
daventry|GB0j5
david city|US1b2NE
davidsonville|US0d3MD
davidson|US0d4NC
davidsville|US0d0PA
david|PA5f6
davie|US0d7FL
davis junction|US1b1IL
davisboro|US0d1GA
davison|US492MI
davis|US0t6CA,US1b1OK
davlekanovo|RU2j5
davoren park|AU2v3SA
davorlim|IN034
davos|CH5o3
davutlar|TR013
davyd haradok|BY1y3
davydkovo|RU065
davydovka|RU063
davydovo|RU063
dawangtai|CN002
dawei|MM0q7
dawesville|AU1v2WA
dawlish|GB0j3
dawson creek|CA8s3BC
dawson springs|US1b1KY
dawsonville|US0d1GA
dawson|US0d2GA,US1b1MN
dawukou|CN007
daxing|CN007
daxi|TW0e6
dax|FR1m4
day heights|US0d1OH
day valley|US0t2CA
dayapar|IN034
dayap|PH182
daye|CN006
dayr abu da if|PS6q2
dayr al asafir|SY223
dayr al balah|PS5a6
dayr al ghusun|PS6q3
dayr dibwan|PS6q3
dayr hafir|SY225
dayr mawas|EG0h5
dayr samit|PS6q3
dayr yusuf|JO2q3
dayrut|EG0h6
daytona beach shores|US0d2FL
daytona beach|US0d6FL
dayton|US0d7OH,US0t3NV,US1b3TX,US0d3TN,US0d3NJ,US0d2KY,US1b2MN,US0t1OR,US0t1WA,US0d1ME,US0d1VA,US3n1IN
dazaifu|JP0c6
dazhong|CN006
dazhou|CN007
dazkiri|TR013
dazuocun|CN003
de aar|ZA0x5
de bilt|NL3z3
de blaak|NL3z3
de doornakkers|NL3z3
de drait|NL3z3
de forest|US1b3WI
de graff|US0d0OH
de greiden|NL3z3
de haan|BE3a4
de heeg|NL3z3
de kalb|US1b1TX,US1b0MS
de kruiskamp|NL3z3
de land southwest|US0d0FL
de leon springs|US0d1FL
de leon|US1b1TX
de lier|NL3z4
de lisle|US1b0MS
de panne|BE3a3
de pere|US1b5WI
de pinte|BE3a3
de queen|US1b3AR
de reit|NL3z3
de smet|US1b0SD
de soto|US1b3MO,US1b3KS,US1b1IL,US1b0IA
de westereen|NL3z2
de witt|US1b2IA,US1b2AR
deadwood|US470SD
deale|US0d2MD
deal|GB0j5
dean funes|AR2c4
dearborn heights|US496MI
dearborn|US497MI
deatsville|US1b0AL
debaltseve|UA165
debark|ET195
debary|US0d4FL
debar|MK544
deba|NG0a4,ES0z2
debeljaca|RS2r3
debesy|RU323
debica|PL206
debila|DZ1p5
debipur|IN033
deblin|PL204
debno|PL204
debre birhan|ET196
debre markos|ET196
debre sina|ET193
debre tabor|ET195
debre werk|ET193
debrecen|HU1z8
debrzno|PL202
decan|XK2r6
decatur|US1b6IL,US1b6AL,US0d4GA,US3n3IN,US1b3TX,US1b1WI,US1b1MS,US1b1AR,US491MI,US0d1TN
decazeville|FR1m3
deception bay|AU1k4QLD
decherd|US1b1TN
dechy|FR1m2
decima|IT1i2
decimomannu|IT1i3
decines charpieu|FR1m5
decin|CZ2x6
decize|FR1m3
decorah|US1b3IA
decordova|US1b2TX
dededo village|GU7w5
dedenevo|RU063
deder|ET193
dedham|US0d5MA,US0d1ME
dedougou|BF366
dedovichi|RU063
dedovsk|RU065
dedza|MW4e4
dee why|AU0p4NSW
deenwood|US0d1GA
deep river center|US0d1CT
deephaven|US1b2MN
deer isle|US0d1ME
deer lodge|US472MT
deer park|US1b5TX,US0d5NY,AU0r4VIC,US0d3OH,US0t2WA,US1b2IL,US1b2IL,US0t0CA,US0t0CA
deer valley|US257AZ
deerfield beach|US0d6FL
deerfield|US1b4IL,US0d2NH,US1b1WI
deering|US0d1NH
deerlijk|BE3a3
deeside|GB0j5
defiance|US0d4OH
defuniak springs|US1b3FL
degache|TN463
deganwy|GB0j3
degema hulk|NG0a4
degerfors|SE273
deggendorf|DE0y5
deggingen|DE0y2
degollado|MX043
degtyarsk|RU2j4
dehdasht|IR0l6
dehiwala mount lavinia|LK4d8
dehloran|IR0l6
dehra dun|IN039
dehri|IN037
dehui|CN007
dehu|IN032
deinze|BE3a5
deir ez zor|SY228
deir hanna|IL3q3
deisslingen|DE0y3
deizisau|DE0y3
dejen|ET194
dej|RO1w5
dekalb|US1b5IL
dekemhare|ER4s3
dekina|NG0a3
del aire|US0t3CA
del city|US1b4OK
del mar|US0t2CA
del monte forest|US0t2CA
del monte|PH183
del norte|US471CO
del pilar|PH185
del rey oaks|US0t1CA
del rey|US0t1CA
del rio|US1b5TX,US0t0CA
delacombe|AU0r3VIC
delafield|US1b3WI
delahey|AU0r3VIC
delanco|US0d2NJ
deland|US0d5FL
delanggu|ID0b5
delano|US0t6CA,US1b3MN
delavan lake|US1b1WI
delavan|US1b3WI,US1b1IL
delaware city|US0d1DE
delaware|US0d5OH
delbruck|DE0y5
delcambre|US1b1LA
delcevo|MK544
delden|NL3z3
delegacion cuajimalpa de morelos|MX047
delemont|CH5o4
deleni|RO1w3
delesti|RO1w2
delevan|US0d0NY
delfshaven|NL3z3
delft|NL3z7
delfzijl|NL3z5
delgado|SV4x6
delhi hills|US0d2OH
delhi|IN03d,US0t3CA,US0d2NY,US1b2LA
deli tua|ID0b5
delice|TR014
delicias|ES0z7
delijan|IR0l5
delitzsch|DE0y5
dell rapids|US1b2SD
delle|FR1m3
delligsen|DE0y3
dellwood|US1b2MO,US1b0MN
dellys|DZ1p5
delmar|US0d3NY,US0d1DE
delmas 73|HT2u9
delmas|ZA0x7
delmenhorst|DE0y6
delmiro gouveia|BR3e5
delmont|US0d1PA
delogozda|MK543
delphi|US3n2IN
delphos|US0d3OH
delray beach|US0d6FL
delson|CA1e3QC
delta del tigre|UY2s4
deltana|US5x1AK
deltaville|US0d0VA
delta|CA4l7BC,US473CO,MX2n2,US472UT,US0d2OH
deltebre|ES0z4
deltona|US0d6FL
delvada|IN034
delyatyn|UA163
demak|ID0b5
demarest|US0d2NJ
demba|CD2g4
dembeni|YT7q3
dembi dolo|ET195
demerval lobao|BR1h4
demidov|RU063
demikhovo|RU062
deming|US474NM
demirci|TR014
demirtas|TR013
demmin|DE0y4
demopolis|US1b3AL
demorest|US0d1GA
demotte|US1b2IN
demre|TR014
demyanovo|RU553
demyansk|RU063
den burg|NL3z3
den chai|TH0n4
den helder|NL3z6
denain|FR1m4
denair|US0t2CA
denbigh|GB0j3
denderleeuw|BE3a4
dendermonde|BE3a5
deneysville|ZA0x4
dengi|NG0a3
dengzhou|CN006
denham springs|US1b3LA
denia|ES0z5
deniliquin|AU0p3NSW
denison|US1b5TX,US1b3IA
denizciler|TR014
denizli|TR018
denkanikota|IN034
denkendorf|DE0y3
denmark|US0d2SC,US1b1WI,US0d0ME
denmead|GB0j3
dennis port|US0d2MA
dennison|US0d1OH
dennis|US0d1MA
denny|GB0j3
denov|UZ5s6
denpasar|ID2la
dentergem|BE3a3
denton holme|GB0j3
denton|US1b7TX,GB0j5,US0d2MD,US0d1NC
dentsville|US0d4SC
dent|US0d3OH
denver city|US1b2TX
denver|US479CO,US0d2PA,US0d1NC,US1b1IA
denzlingen|DE0y4
deoband|IN036
deogarh|IN034
deolali|IN036
deoli|IN037,IN034,IN034
deols|FR1m3
deoranian|IN034
deori khas|IN035
deoria|IN037
deori|IN034
depalpur|IN034
depew|US0d4NY
depoe bay|US0t1OR
depok|ID0ba,ID0b7
deposit|US0d1NY
depue|US1b1IL
deqen|CN006
deqing|CN006
dequincy|US1b2LA
dera bugti|PK054
dera ghazi khan|PK058
dera ismail khan|PK057
dera nanak|IN033
derazhnya|UA163
derbent|RU067,TR013
derby|GB0j8,US1b5KS,US0d4CT,US473CO
derebucak|TR012
derecske|HU1z3
dereli|TR013
derendingen|CH5o3
dergachi|RU3k3
dergaon|IN034
derhachi|UA164
deridder|US1b3LA
derince|TR017
derinkuyu|TR014
derma|US1b0MS
dermott|US1b1AR
dernekpazari|TR013
derrimut|AU0r3VIC
derry village|US0d5NH
derry|GB0j6,US0d4NH,IE383,US0d1PA
dersca|RO1w2
derventa|BA453
derwood|US0d1MD
deryneia|CY6s2
derzhavinsk|KZ1n4
des allemands|US1b1LA
des arc|US1b1AR
des moines|US1b8IA,US0t5WA
des peres|US1b3MO
des plaines|US1b6IL
desaguadero|PE0g2
desamparados|CR5q4
desarmes|HT2u4
desborough|GB0j3
descalvado|BR095
descanso|US0t1CA
deschutes river woods|US0t2OR
desenzano del garda|IT1i5
desert aire|US0t1WA
desert edge|US0t2CA
desert hills|US251AZ
desert hot springs|US0t5CA
desert shores|US0t0CA
desert view highlands|US0t1CA
dese|ET197
deshler|US0d1OH
deshnoke|IN034
desio|IT1i5
desloge|US1b2MO
desna|UA163
desnogorsk|RU065
desoto lakes|US0d2FL
desoto|US1b6TX
despard|US0d0WV
despenaderos|AR2c2
dessalines|HT2u4
dessau|DE0y6
dessel|BE3a3
destelbergen|BE3a4
desterro|BR1h2
destin|US1b4FL
destrehan|US1b4LA
desur|IN032
desvres|FR1m2
det udom|TH0n5
deta|RO1w3
detmerode|DE0y3
detmold|DE0y6
detroit beach|US491MI
detroit lakes|US1b3MN
detroit shoreway|US0d4OH
detroit|US499MI
dettelbach|DE0y3
dettenhausen|DE0y2
dettingen an der erms|DE0y3
dettingen unter teck|DE0y2
detva|SK5b4
deuchendorf|AT212
deuil la barre|FR1m4
deulgaon raja|IN035
deurne|BE3a6
deutsch wagram|AT213
deutschlandsberg|AT213
deutz|DE0y4
deux montagnes|CA1e4QC
devadanappatti|IN034
devakottai|IN035
devanhalli|IN035
devarkonda|IN035
devavanya|HU1z3
deva|RO1w6
devecser|HU1z2
develi|TR015
devens|US0d1MA
deventer|NL3z7
devgadh bariya|IN034
devgarh|IN034
deville les rouen|FR1m3
deville|US1b1LA
devils lake|US1b3ND
devine|US1b2TX
devinuwara|LK4d5
devin|BG2z3
devizes|GB0j4
devnya|BG2z3
devola|US0d1OH
devonport|AU694TAS
devon|CA392AB,US0d1PA
devoto|AR2c2
devrekani|TR013
devrek|TR015
dewart|US0d1PA
dewas|IN038
dewa|IN034
dewey humboldt|US252AZ
deweyville|US1b0TX
dewey|US1b2OK
dewitt|US492MI
dewsbury|GB0j6
dexter|US1b3MO,US492MI,US0d1ME,US470NM,US0d0NY
deyang|CN007
dezhou|CN009
dhafni|GR4b5
dhahran|SA0s7
dhaka|BD07d,IN035
dhalie|YE1t4
dhali|IN033
dhamar|YE1t7
dhamnod|IN035
dhampur|IN036
dhamtari|IN036
dhanaula|IN034
dhanaura|IN035
dhana|IN033
dhanbad|IN038
dhandhuka|IN035
dhanera|IN035
dhangadhi|NP2b7
dhankuta|NP2b4
dhannabah|PS6q3
dhanot|PK054
dhanwar|IN033
dharampuri|IN034
dharampur|IN034
dharamsala|IN034
dharangaon|IN035
dharan|NP2b7
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
dhi as sufal|YE1t5
dhilwan|IN033
dhing|IN034
dhola|IN033
dholka|IN036
dhone|IN035
dhoraji|IN036
dhoro naro|PK054
dhrangadhra|IN036
dhrol|IN035
dhromolaxia|CY6s2
dhrosia|GR4b2
dhuburi|IN036
dhulagari|IN034
dhulian|IN036
dhulia|IN039
dhulikhel|NP2b4
dhupgari|IN035
dhuri|IN036
dhuusamarreeb|SO1f3
dhuwaran|IN034
diablo|US0t0CA
diadema|BR099
diadi|PH184
diagonal mar|ES0z4
diamante|AR2c4
diamantina|BR095
diamantino|BR4y4
diamond bar|US0t6CA
diamond creek|AU0r4VIC
diamond harbour|IN035
diamond ridge|US5x0AK
diamond springs|US0t3CA
diamondhead|US1b3MS
diamond|US1b1IL
dianella|AU1v5WA
diano marina|IT1i2
diapaga|BF365
diavata|GR4b3
diawara|SN1g3
diaz|US1b0AR
dib dibba|OM3r2
dibai|IN035
dibba al fujairah|AE155
dibba al hisn|AE155
diberville|US1b4MS
diboll|US1b2TX
dibrugarh|IN037
dicholi|IN034
dickeyville|US1b0WI
dickinson|US475ND,US1b4TX
dickson city|US0d3PA
dickson|US1b4TN,US1b0OK
dicle|TR014
didcot|GB0j5
didim|TR015
didouche mourad|DZ1p5
didsbury|GB0j4
didwana|IN036
didymoteicho|GR4b3
diebougou|BF364
dieburg|DE0y4
diedorf|DE0y3
diegem|BE3a2
diego de almagro|CL0o4
diekholzen|DE0y3
diekirch|LU7j3
dielheim|DE0y3
diemen|NL3z5
dien bien phu|VN0n5
diepenbeek|BE3a4
diepholz|DE0y4
diepoldsau|CH5o2
dieppe|FR1m5,CA5l4NB
diepsloot|ZA0x8
dierdorf|DE0y3
dieren|NL3z4
dierkow neu|DE0y3
dierks|US1b0AR
diessen am ammersee|DE0y3
diest|BE3a4
dietenheim|DE0y3
dietenhofen|DE0y3
dietfurt|DE0y3
dietikon|CH5o4
dietlikon dietlikon dorf|CH5o3
dietmannsried|DE0y3
dietramszell|DE0y2
dietzenbach|DE0y5
diez de octubre|CU1l8
diez|DE0y3
diffa|NE3v5
differdange|LU7j2
digal|PH183
digapahandi|IN033
digboi|IN034
dighton|US0d3MA
dighwara|IN035
diglur|IN036
digne les bains|FR1m4
digoin|FR1m3
digora|RU064
digos|PH187
digras|IN035
digri|PK055
diguvametta|IN032
dig|IN035
dihok|IQ0k8
dijkot|PK055
dijon|FR1m7
dike|US1b0IA
dikhil|DJ4k4
dikili|TR014
dikirnis|EG0h7
diksmuide|BE3a4
dikwa|NG0a5
dila|ET196
dilbeek|BE3a5
dilijan|AM354
dili|TL6t7
dilkon|US250AZ
dillenburg|DE0y5
dilley|US1b2TX
dillingen an der donau|DE0y4
dillingen|DE0y4
dillingham|US5x1AK
dilling|SD1q5
dillonvale|US0d2OH
dillon|US0d3SC,US472MT
dillsboro|US3n0IN
dillsburg|US0d1PA
dilworth|US1b2MN
dimako|CM2k3
dimapur|IN037
dimbokro|CI0u6
dimitrovgrad|RU4f7,BG2z5
dimmitt|US1b2TX
dimona|IL3q5
dimondale|US490MI
dinahican|PH183
dinajpur|BD078
dinalupihan|PH186
dinan bashnoian wala|PK053
dinanagar|IN035
dinant|BE3a4
dinan|FR1m4
dinapore|IN037
dinard|FR1m4
dinar|TR015
dinas powys|GB0j3
dindigul|IN038
dindima|NG0a4
dindori|IN034
dingalan|PH183
dinga|PK055
dingcheng|CN006
dinghaicun|CN003
dingley village|AU0r3VIC
dingle|PH183
dingolfing|DE0y4
dingras|PH183
dingtao|CN006
dinguiraye|GN1x3
dingwall|GB0j2
dingzhou|CN007
dinh van|VN0w4
dinhata|IN035
dinkelsbuhl|DE0y4
dinkelscherben|DE0y3
dinklage|DE0y4
dinnington|GB0j4
dinskaya|RU065
dinslaken|DE0y6
dinteloord|NL3z2
dinuba|US0t5CA
diofior|SN1g3
dioknisi|GE373
dionysos|GR4b2
diosd|HU1z3
diosig|RO1w3
dipalpur|PK056
dipayal|NP2b5
diphu|IN036
diplo|PK054
dipolog|PH187
dippoldiswalde|DE0y3
dirba|IN034
dire dawa|ET198
dire|ML2o3
diriamba|NI3d5
diriomo|NI3d3
disa|IN037
discovery bay|US0t4CA
dishman|US0t3WA
dishna|EG0h6
disina|NG0a3
dison|BE3a4
dispur|IN033
dissen|DE0y3
diss|GB0j3
district heights|US0d3MD
disuq|EG0h7
ditrau|RO1w3
dittelbrunn|DE0y3
ditzingen|DE0y5
diu|IN035
divernon|US1b0IL
dives sur mer|FR1m3
diveyevo|RU063
divicani|BA453
divichibazar|AZ345
divino das laranjeiras|BR093
divinopolis|BR098
divion|FR1m3
divnogorsk|RU3h5
divnomorskoye|RU063
divnoye|RU064
divonne les bains|FR1m3
divo|CI0u7
divrigi|TR014
diwek|ID0b5
dix hills|US0d5NY
dixfield|US0d0ME
dixiana|US1b5AL
dixmont|US0d0ME
dixmoor|US1b2IL
dixon lane meadow creek|US0t1CA
dixon|US0t4CA,US1b4IL,US1b1MO
diyadin|TR014
diyarb najm|EG0h6
diyarbakir|TR019
dizangue|CM2k4
djamaa|DZ1p6
djambala|CG2p3
djebeniana|TN463
djelfa|DZ1p7
djemmal|TN465
djenne|ML2o4
djibouti|DJ4k9
djibo|BF364
djidiouia|DZ1p5
djougou|BJ3t8
djursholm|SE273
dmitrovsk orlovskiy|RU063
dmitrov|RU066
dnestrovsc|MD4h3
dniprorudne|UA164
dnipro|UA16a
dno|RU063
doaba|PK053
dobanovci|RS2r3
doba|TD425
dobbs ferry|US0d3NY
dobczyce|PL203
dobele|LV3y3
dobeln|DE0y4
doberlug kirchhain|DE0y3
doboj|BA455
dobrany|CZ2x3
dobre miasto|PL203
dobresti|RO1w2
dobrich|BG2z7
dobrinka|RU063
dobris|CZ2x3
dobroesti|RO1w3
dobropillya|UA165
dobrota|ME6y2
dobrotesti|RO1w2
dobroye|RU062
dobrush|BY1y4
dobruska|CZ2x3
dobryanka|RU2j5
dobson|US0d1NC
dock junction|US0d3GA
docklands|AU0r4VIC
doctor alberto oviedo mota|MX2n3
doctor arroyo|MX313
doctor juan leon mallorquin|PY283
doctor mora|MX042
doctor phillips|US0d3FL
dod ballapur|IN036
doda|IN034
dodge center|US1b1MN
dodge city|US1b5KS
dodgeville|US1b2WI
dodola|ET195
dodoma|TZ1d7
dodson branch|US1b0TN
dodworth|GB0j3
doe valley|US0d1KY
doembang nangbuat|TH0n4
doesburg|NL3z4
doetinchem|NL3z6
doffing|US1b2TX
doftana|RO1w3
dofteana|RO1w3
doganhisar|TR013
dogansehir|TR014
doganyol|TR013
dogbo|BJ3t5
dogonbadan|IR0l7
dogondoutchi|NE3v5
dogtown|US0t1CA
dogubayazit|TR016
dohad|IN036
dohar|BD076
doha|QA5n8
dohna|DE0y3
dohrighat|IN033
dois corregos|BR094
dois vizinhos|BR095
doiwala|IN033
dok kham tai|TH0n5
doka|SD1q4
dokkum|NL3z4
dokri|PK054
dokshytsy|BY1y3
doksy|CZ2x2
dokuchayevsk|UA165
dol de bretagne|FR1m2
dolan springs|US251AZ
dolbeau mistassini|CA1e4QC
dole|FR1m5
dolgeville|US0d1NY
dolgoderevenskoye|RU2j3
dolgoprudnyy|RU066
dolgorukovo|RU062
dolhasca|RO1w3
dolianova|IT1i3
dolinsk|RU6n4
dolisie|CG2p7
doljesti|RO1w3
dollar bay|US490MI
dollar corner|US0t0WA
dollar point|US0t0CA
dollard des ormeaux|CA1e6QC
dollymount|IE382
dolna banjica|MK543
dolneni|MK544
dolni chiflik|BG2z3
dolni dabnik|BG2z2
dolny kubin|SK5b4
dologon|PH184
dolores hidalgo cuna de la independencia nacional|MX046
dolores|AR025,UY2s4,GT3c3,PH183,PH183,ES0z3,NI3d3
dolo|IT1i3
dolton|US1b5IL
dolyna|UA164
dolynska|UA165
dolzhanskaya|RU063
dom pedrito|BR095
dom pedro|BR1h4
domalanoan|PH184
domampot|PH182
domanic|TR012
domanivka|UA163
domat|CH5o3
domazlice|CZ2x3
doma|NG0a4
dombarovskiy|RU2j3
dombasle sur meurthe|FR1m3
dombivli|IN03a
dombovar|HU1z4
domene|FR1m3
domerat|FR1m3
dome|GH1r6
domingo arenas|MX043
domingos martins|BR093
domna|RU5t3
domnesti sarbi|RO1w3
domnesti|RO1w2
domodedovo|RU066
domodossola|IT1i4
domoni|KM7x4
domont|FR1m4
dompierre sur mer|FR1m2
dompu|ID2l6
domsod|HU1z3
domusnovas|IT1i3
domzale|SI5z4
don antonio|MX044
don benito|ES0z5
don carlos|PH184
don luan|VN0w5
don sak|TH0n4
don torcuato|AR026
dona ana|US470NM
dona mencia|ES0z2
donabate|IE383
donaghadee|GB0j3
donaghmede|IE384
donaldsonville|US1b3LA
donald|US0t0OR
donalsonville|US1b1GA
donaueschingen|DE0y4
donaustadt|AT218
donauworth|DE0y4
doncaster east|AU0r5VIC
doncaster|GB0j7,AU0r4VIC
dondaicha|IN036
dondon|HT2u2
dondo|MZ2w6
dondukovskaya|RU063
donduseni|MD4h3
donetsk|UA16a,RU066
dong ha|VN0w4
dongan hills|US0d3NY
dongargaon|IN034
dongargarh|IN035
dongcun|CN007
dongdai|CN003
dongditou|CN003
dongdu|CN006
dongen|NL3z5
donges|FR1m3
dongfeng|CN006
donggang|TW0e6
donggongon|MY2a6
dongguan|CN00d
donghai|CN008
dongkan|CN006
dongling|CN007
dongning|CN006
dongobesh|TZ1d4
dongola|SD1q4
dongsheng|CN007
dongtai|CN007
dongxing|CN007
dongxi|CN003
dongyang|CN007
dongyuan|CN003
doniphan|US1b1MO
donja mahala|BA452
donji vakuf|BA453
donmatias|CO0i3
donnacona|CA1e2QC
donna|US1b4TX
donnybrook|IE383
donnycarney|IE383
donoratico|IT1i2
donora|US0d2PA
donostia san sebastian|ES0z8
donovan estates|US251AZ
donskoye|RU064
donskoy|RU065,RU064
donsol|PH183
donvale|AU0r4VIC
donzdorf|DE0y3
doolittle|US1b1TX
dooms|US0d0VA
doonside|AU0p4NSW
doornsteeg|NL3z2
doorn|NL3z3
dor marunt|RO1w3
dorado|PR5c4
doraha|IN035
doral|US0d6FL
doraville|US0d3GA
dora|US1b1AL
dorcheh piaz|IR0l5
dorchester|GB0j4,CA1e3ON
dordrecht|NL3z7,ZA0x3
doreen|AU0r4VIC
dorentrup|DE0y3
dores do indaia|BR094
dorfen|DE0y4
dorgali|IT1i3
dorgeli|RU062
dori|BF365
dorking|GB0j4
dormagen|DE0y6
dormont|US0d3PA
dornach|CH5o3
dornakal|IN034
dornbirn|AT216
dorneyville|US0d2PA
dornhan|DE0y3
dornstadt|DE0y3
dornstetten|DE0y3
dorogobuzh|RU064
dorogomilovo|RU066
dorog|HU1z4
dorohoi|RO1w5
dorongan punta|PH182
dorridge|GB0j3
dorsten|DE0y6
dortmund|DE0y9
dortyol|TR016
dorval|CA1e4QC
dorverden|DE0y3
dos de mayo|AR2c4
dos hermanas|ES0z7,PH183
dos palos|US0t2CA
doschatoye|RU062
dosquebradas|CO0i7
dossenheim|DE0y4
dossobuono|IT1i3
dosson|IT1i3
dossor|KZ6m3
dosso|NE3v6
dostlik shahri|UZ1o4
dostpur|IN034
dothan|US1b6AL
dotlingen|DE0y3
douai|FR1m6
douala|CM2ka
douane|TN466
douar tindja|TN464
douarnenez|FR1m4
double oak|US1b2TX
double springs|US1b0AL
doubleview|AU1v3WA
douchy les mines|FR1m3
doue la fontaine|FR1m3
douentza|ML2o3
douera|DZ1p5
douglass hills|US633KY
douglass|US1b1KS
douglaston|US0d4NY
douglasville|US0d5GA
douglas|IM8b5,US1b4IL,US254AZ,US0d4GA,AU1k3QLD,US0d3MA,US473WY,US490MI
douliu|TW0e7
doullens|FR1m3
douma|SY227
doume|CM2k2
dourados|BR407
dourbali|TD424
dourdan|FR1m3
dourges|FR1m3
dour|BE3a4
dousman|US1b1WI
douvres la delivrande|FR1m2
douvrin|FR1m2
douz|TN465
dove valley|US472CO
dover base housing|US0d2DE
dover beaches north|US0d0NJ
dover beaches south|US0d0NJ
dover foxcroft|US0d1ME
dover plains|US0d0NY
dover|GB0j5,US0d5DE,US0d5NH,US0d4NJ,US0d4OH,US0d2FL,US0d1MA,US0d1PA,US1b1TN,US0d1VT,US1b0AR
doveton|AU0r3VIC
dovhe|UA163
dowagiac|US493MI
dowa|MW4e2
dowlatabad|IR0l5
downers grove|US1b6IL
downey|US0t7CA
downham market|GB0j3
downingtown|US0d3PA
downpatrick|GB0j3
doxey|MX043
doylestown|US0d3PA,US0d2OH
draa ben khedda|DZ1p5
draa el mizan|DZ1p5
draa klalouche|DZ1p2
drabiv|UA163
dracevo|MK543
drachten|NL3z5
dracut|US0d5MA
dragalina|RO1w3
draganesti olt|RO1w4
draganesti|RO1w3,RO1w2
dragasani|RO1w4
dragash|XK2r5
dragodana|RO1w3
dragomiresti|RO1w3
dragor|DK2y3
draguignan|FR1m5
draguseni|RO1w2
dragutesti|RO1w2
drahichyn|BY1y4
drain|US0t0OR
drajna de jos|RO1w3
drama|GR4b5
drammen|NO4q7
drancy|FR1m6
dranesville|US0d4VA
draper|US476UT
drapetsona|GR4b4
draveil|FR1m5
dravosburg|US0d1PA
drawsko pomorskie|PL203
drayton valley|CA393AB
drean|DZ1p6
drebkau|DE0y3
dreieich|DE0y5
drenova|HR443
drensteinfurt|DE0y4
dresden|DE0y9,US1b2TN,US0d1OH
dresher|US0d2PA
dreta de leixample|ES0z5
dreux|FR1m5
drew|US1b1MS
drexel heights|US255AZ
drexel hill|US0d5PA
drexel|US0d1OH,US0d1NC
drezdenko|PL203
drezna|RU064
dridu|RO1w2
driebergen rijsenburg|NL3z4
driedorf|DE0y2
driefontein|ZA0x5
driemanspolder|NL3z3
driffield|GB0j4
driggs|US6w1ID
dripping springs|US1b1TX
driyorejo|ID0b5
drobak|NO4q4
drobeta turnu severin|RO1w7
drochia|MD4h4
drochtersen|DE0y4
drogheda|IE385
drohobych|UA166
droichead nua|IE384
droitwich|GB0j5
drolshagen|DE0y4
dromana|AU0r2VIC
dromore|GB0j2
dronero|IT1i2
dronfield|GB0j4
dronten|NL3z5
drosia|GR4b3
drouin|AU0r4VIC
droylsden|GB0j5
druento|IT1i3
druid hills|US0d4GA
drum point|US0d1MD
drummondville|CA1e6QC
drummoyne|AU0p4NSW
drumright|US1b2OK
druskininkai|LT4v4
druten|NL3z3
druzhba|UA5e2
druzhkivka|UA166
druzhny|BY1y3
dry ridge|US0d1OH,US0d1KY
dry run|US0d3OH
dryanovo|BG2z3
dryden|CA4i3ON,US0d1NY,US0d0VA
dschang|CM2k7
du quoin|US1b3IL
duarte|US0t4CA,MX043
duartina|BR094
duayaw nkwanta|GH1r4
duba yurt|RU063
dubai|AE15c
dubasari|MD4h5
duba|SA0s4
dubbo|AU0p5NSW
dubendorf|CH5o4
dubinino|RU3h4
dubi|CZ2x3
dubki|RU062
dublin|IE38a,US0t6CA,US0d5OH,US0d4GA,US1b2TX,US0d1VA,US0d1PA,US0d1NH
dublyany|UA163
dubnany|CZ2x3
dubna|RU066,RU063
dubnica nad vahom|SK5b5
dubno|UA165
duboistown|US0d0PA
dubois|US0d3PA
dubove|UA163
dubovka|RU3b4,RU063
dubovskoye|RU063
dubrajpur|IN035
dubreka|GN1x3
dubrovitsy|RU062
dubrovka|RU063
dubrovnik|HR445
dubrovytsya|UA163
dubrowna|BY1y3
dubti|ET195
dubuque|US1b6IA
duc trong|VN0w7
duchcov|CZ2x3
ducheng|CN007
duchesne|US471UT
duck hill|US1b0MS
duck lake|CA4l3BC
ducos|MQ7f4
duda|RO1w2
dudelange|LU7j4
dudenhofen|DE0y3
duderstadt|DE0y5
dudestii vechi|RO1w3
dudhani|IN034
dudhi|IN034
dudingen|CH5o3
dudinka|RU3h5
dudley park|AU1v3WA
dudley|GB0j8,US0d3MA
due west|US0d0SC
duekoue|CI0u6
duenweg|US1b0MO
dueville|IT1i4
duffel|BE3a4
dugda|IN034
dugny|FR1m3
dugulubgey|RU064
duindorp|NL3z3
duisburg|DE0y9
duitama|CO0i7
duiven|NL3z5
duiwelskloof|ZA0x5
dukhan|QA5n3
dukhovnitskoye|RU3k3
dukinfield|GB0j4
duki|PK053
dukku|NG0a4
dukuhturi|ID0b7
duku|NG0a3
dulac|US1b1LA
dulag|PH183
dulangan|PH182
dulao|PH183
dulce grande|MX043
dulce|US471NM
duldurga|RU5t3
duliagaon|IN035
dulles town center|US0d2VA
dullewala|PK056
dulmen|DE0y6
dulovo|BG2z3
duluth|US1b6MN,US0d5GA
dulwich hill|AU0p4NSW
dum duma|IN034
dumaguete|PH187
dumai|ID0b7
dumangas|PH183
dumas|US1b4TX,US1b2AR
dumbarton|GB0j4,US0d3VA
dumbea|NC7e4
dumbrava rosie|RO1w3
dumbraveni|RO1w3,RO1w3
dumfries|GB0j5,US0d2VA
dumingag|PH183
duminichi|RU063
dumjor|IN034
dumka|IN036
dumont|US0d4NJ
dumpay|PH182
dumraon|IN036
dumra|IN034
dun laoghaire|IE385
dunafoldvar|HU1z3
dunaharaszti|HU1z4
dunaivtsi|UA164
dunajska streda|SK5b5
dunakeszi|HU1z5
dunaujvaros|HU1z6
dunavarsany|HU1z3
dunay|RU4o3
dunbar|GB0j3,US0d3WV,US0d0PA
dunblane|GB0j3
dunboyne|IE383
duncannon|US0d1PA
duncansville|US0d0PA
duncanville|US1b5TX
duncan|US1b5OK,CA4l4BC,US0d2SC
duncraig|AU1v4WA
dundalk|US0d6MD,IE385
dundas valley|AU0p2NSW
dundas|US1b1MN
dunda|TZ1d4
dundee|GB0j7,ZA0x6,US0d2FL,US492MI,US0t2OR,US0d1NY
dundonald|GB0j4
dundrum|IE384
dunean|US0d2SC
dunedin|NZ5d7,US0d5FL
dunellen|US0d3NJ
dunes city|US0t0OR
dunfermline|GB0j6
dunga bunga|PK055
dungannon|GB0j4
dungarpur|IN035,IN033
dungarvan|IE383
dunholme|GB0j2
dunhua|CN007
dunkerque|FR1m6
dunkirk town center|US0d1MD
dunkirk|US0d4NY,US3n1IN,US0d1MD,US3n1IN
dunkwa|GH1r5
dunlap|US3n3IN,US1b2TN,US0d1OH,US1b1IL
dunlop|AU0p3ACT
dunmore|US0d4PA
dunn loring|US0d3VA
dunnellon|US0d1FL
dunnigan|US0t1CA
dunningen|DE0y3
dunnstown|US0d0PA
dunn|US0d3NC
dunoon|GB0j3
dunsmuir|US0t1CA
dunstable|GB0j6,US0d2MA
duntocher|GB0j3
dunwoody|US0d6GA
dunyamalilar|AZ343
dunyapur|PK055
duobao|CN006
duong dong|VN0n4
dupnitsa|BG2z5
dupont|US0t3WA,US0d1PA
dupo|US1b2IL
duque de caxias|BR09a
duquesne|US0d2PA,US1b1MO
durach|DE0y3
durack|AU1k3QLD
duragan|TR014
dural|AU0p3NSW
durand|US492MI,US1b1WI,US1b0IL
durango|ES0z5,US474CO
durant|US1b4OK,US1b1MS,US1b1IA
durazno|UY2s5
dura|PS6q4
durban|ZA0xc
durbuy|BE3a3
durcal|ES0z3
durdevac|HR443
duren|DE0y7
durgapur|IN039,IN034
durg|IN038
durham|US0d8NC,GB0j6,US0d3NH,US0t2CA,US0d2CT,US0d1NY,US0t1OR
durmersheim|DE0y4
durres|AL5j7
dursley|GB0j4
dursunbey|TR014
dursunlu|TR012
duryea|US0d2PA
dushanbe|TJ489
dusi|IN032
duson|US1b1LA
dusseldorf pempelfort|DE0y5
dusseldorf|DE0y9
dusslingen|DE0y2
dusti|TJ483
dutch harbor|US9g2AK
dutsen wai|NG0a4
dutse|NG0a4
dutsin ma|NG0a4
duvall|US0t3WA
duvenstedt|DE0y3
duverge|DO1j4
duxbury|US0d1MA
duyun|CN007
duzce|TR016
duzkoy|TR013
dvubratskiy|RU063
dvur kralove nad labem|CZ2x4
dvurechensk|RU2j2
dwarka|IN035
dwight|US1b2IL
dyatkovo|RU065
dyatlovo|BY1y3
dyce|GB0j3
dyersburg|US1b4TN
dyersville|US1b2IA
dyer|US1b4IN,US1b1TN
dykanka|UA163
dyker heights|US0d5NY
dylym|RU063
dymer|UA162
dynow|PL203
dysart|US1b0IA
dyurtyuli|RU2j5
dzagam|AZ343
dzaoudzi|YT7q4
dzepciste|MK543
dzerzhinskiy|RU065
dzerzhinskoye|RU3h3
dzerzhinsky|RU066
dzerzhinsk|RU068
dzhalagash|KZ5w4
dzhalil|RU064
dzhalka|RU063
dzhambeyty|KZ6d3
dzhangala|KZ6d3
dzhankoy|UA5e5
dzhetygara|KZ1n5
dzhubga|RU062
dzialdowo|PL204
dzialoszyn|PL203
dzidzantun|MX3u3
dzierzgon|PL202
dzierzoniow|PL205
dzilam gonzalez|MX3u3
dzitbalche|MX3u4
dzuunharaa|MN3m4
dzuunmod|MN3m4
dzyarzhynsk|BY1y5
eadestown|IE382
eagan|US1b6MN
eagar|US252AZ
eagle butte|US470SD
eagle grove|US1b2IA
eagle lake|US1b2TX,US1b2MN,US0d1FL,US1b0WI
eagle mountain|US475UT,US1b3TX
eagle pass|US1b5TX
eagle point|US0t3OR
eagle river|US5x5AK,US1b0WI
eagle vale|AU0p3NSW
eagleby|AU1k4QLD
eaglehawk|AU0r2VIC
eaglescliffe|GB0j3
eagleton village|US0d2TN
eagleview|US0d1PA
eagleville|US0d2PA
eagle|US6w5ID,US473CO,US1b1WI,US1b0NE
earl shilton|GB0j4
earle|US1b1AR
earlham|US1b0IA
earlimart|US0t3CA
earlington|US1b0KY
earls barton|GB0j2
earlsfield|GB0j4
earlston|US0d0PA
earlville|US1b1IL
earlwood|AU0p4NSW
early|US1b2TX
earth|US1b0TX
easington|GB0j3
easley|US0d4SC
east albury|AU0p3NSW
east alton|US1b3IL
east atlantic beach|US0d1NY
east aurora|US0d3NY
east ballina|AU0p2NSW
east bangor|US0d1PA
east berlin|US0d1PA
east bernard|US1b1TX
east berwick|US0d1PA
east bethel|US1b4MN
east boldon|GB0j2
east brainerd|US0d4TN
east brewton|US1b1AL
east bridgewater|US0d4MA
east brisbane|AU1k3QLD
east bronson|US0d1FL
east brookfield|US0d0MA
east brooklyn|US0d1CT
east brunswick|US0d6NJ
east cannington|AU1v2WA
east canton|US0d1OH
east carbon city|US470UT
east chattanooga|US0d7TN
east chicago|US1b5IN
east cleveland|US0d4OH,US0d1TN
east concord|US0d5NH
east conemaugh|US0d0PA
east cowes|GB0j3
east dennis|US0d1MA
east dereham|GB0j4
east douglas|US0d1MA
east dublin|US0d1GA
east dubuque|US1b1IL
east dundee|US1b2IL
east earl|US0d0PA
east elmhurst|US0d5NY
east end|US1b3AR
east falmouth|US0d3MA
east farmingdale|US0d3NY
east flat rock|US0d2NC
east flatbush|US0d7NY
east florence|US1b5AL
east foothills|US0t3CA
east franklin|US0d3NJ
east freehold|US0d2NJ
east fremantle|AU1v3WA
east gaffney|US0d2SC
east garden city|US0d3NY
east garfield park|US1b4IL
east glenville|US0d3NY
east grand forks|US1b3MN
east grand rapids|US493MI
east greenbush|US0d2NY
east greenville|US0d2PA
east greenwich|US0d4RI
east griffin|US0d1GA
east grinstead|GB0j5
east gull lake|US1b0MN
east gwillimbury|CA1e5ON
east haddam|US0d3CT
east hampton north|US0d2NY
east hampton|US0d7VA,US0d1CT,US0d0NY
east hanover|US0d4NJ
east harlem|US0d7NY
east hartford|US0d6CT
east harwich|US0d2MA
east haven|US0d5CT
east hazel crest|US1b1IL
east helena|US471MT
east hemet|US0t4CA
east highland park|US0d4VA
east hill meridian|US0t5WA
east hills|US0d3NY
east honolulu|US5k6HI
east horsley|GB0j3
east independence|US1b7MO
east islip|US0d4NY
east ithaca|US0d1NY
east jerusalem|PS5a9
east jordan|US491MI
east kilbride|GB0j6
east kingston|US0d1NH
east la mirada|US0t3CA
east lake orient park|US0d5FL
east lake|US0d5FL
east lansdowne|US0d1PA
east lansing|US496MI
east leake|GB0j3
east lexington|US0d1VA
east lismore|AU0p2NSW
east liverpool|US0d3OH
east london|ZA0x9
east longmeadow|US0d4MA
east los angeles|US0t7CA
east machias|US0d0ME
east maitland|AU0p4NSW
east massapequa|US0d4NY
east mckeesport|US0d1PA
east meadow|US0d5NY
east melbourne|AU0r3VIC
east merrimack|US0d2NH
east millcreek|US474UT
east millinocket|US0d1ME
east milton|US1b3FL
east missoula|US471MT
east molesey|GB0j4
east moline|US1b4IL
east moriches|US0d2NY
east naples|US0d5FL
east new york|US0d7NY
east newark|US0d1NJ
east newnan|US0d0GA
east northport|US0d4NY
east norwalk|US0d6CT
east norwich|US0d1NY
east oakdale|US0t1CA
east orange|US0d6NJ
east palatka|US0d1FL
east palestine|US0d2OH
east palo alto|US0t5CA
east pasadena|US0t3CA
east patchogue|US0d4NY
east pensacola heights|US1b6FL
east peoria|US1b5IL
east pepperell|US0d1MA
east perrine|US0d3FL
east perth|AU1v4WA
east petersburg|US0d2PA
east pittsburgh|US0d1PA
east point|US0d5GA
east port orchard|US0t3WA
east porterville|US0t3CA
east prairie|US1b2MO
east providence|US0d6RI
east quincy|US0t1CA
east quogue|US0d2NY
east rancho dominguez|US0t4CA
east renton highlands|US0t3WA
east richmond heights|US0t2CA
east ridge|US0d4TN
east riverdale|US0d4MD
east rochester|US0d3NY
east rockaway|US0d3NY
east rockingham|US0d2NC
east rutherford|US0d3NJ
east sahuarita|US251AZ
east saint louis|US1b5IL
east san gabriel|US0t4CA
east sandwich|US0d2MA
east setauket|US0d4NY
east shoreham|US0d3NY
east sonora|US0t1CA
east spencer|US0d1NC
east stroudsburg|US0d3PA
east sumter|US0d0SC
east syracuse|US0d2NY
east tamworth|AU0p2NSW
east tawas|US491MI
east tilbury|GB0j2
east toowoomba|AU1k3QLD
east tremont|US0d5NY
east troy|US1b2WI
east uniontown|US0d1PA
east valley|US0t1NV
east victoria park|AU1v3WA
east village|US0d6NY
east washington|US0d1PA
east wenatchee bench|US0t3WA
east wenatchee|US0t4WA
east williston|US0d1NY
east windsor|US0d2CT
east wittering|GB0j2
east york|CA1e7ON,US0d3PA
eastbourne|GB0j7
eastchester|US0d4NY,US0d2NY
eastgate|US0t2WA
easthampton|US0d4MA
eastham|US0d2MA
eastlakes|AU0p3NSW
eastlake|US0d4OH
eastland|US1b2TX
eastlawn gardens|US0d2PA
eastleigh|GB0j6,ZA0x3
eastman|US0d2GA
eastmont|US0t4WA
easton|US0d5PA,US0d5MA,US0d4MD,GB0j3,US0d3CT,US0t1CA,US0d0ME,US1b0WI
eastover|US0d2NC
eastpointe|US495MI
eastpoint|US0d1FL
eastport|US0d1NY,US9p0ME
eastvale|US0t6CA
eastwood|GB0j4,AU0p4NSW,US493MI,US1b2LA
eaton estates|US0d0OH
eaton rapids|US492MI
eaton socon|GB0j4
eatons hill|AU1k3QLD
eatons neck|US0d0NY
eatonton|US0d3GA
eatontown|US0d4NJ
eatonville|US0t2WA,US0d1FL
eaton|US0d3OH,AU1v3WA,US472CO,US3n1IN
eau claire|US1b6WI
eaubonne|FR1m5
ebano|MX045
ebaye|MH8c4
ebbw vale|GB0j5
ebebiyin|GQ6o5
ebeltoft|DK2y3
ebensburg|US0d2PA
ebensfeld|DE0y3
eberbach|DE0y4
eberdingen|DE0y3
ebermannstadt|DE0y3
ebersbach an der fils|DE0y4
ebersbach|DE0y3,DE0y2
ebersberg|DE0y3
ebersdorf|DE0y3
eberswalde|DE0y5
ebetsu|JP0c7
ebikon|CH5o4
ebish|TR013
eboli|IT1i5
ebolowa|CM2k6
ebreichsdorf|AT212
ebstorf|DE0y2
ebute ikorodu|NG0a9
ecatepec de morelos|MX04b
ecatzingo de hidalgo|MX043
ecaussinnes denghien|BE3a3
eccles|GB0j5
eceabat|TR012
ech chettia|DZ1p7
echague|PH183
echelon|US0d3NJ
eching|DE0y4
echirolles|FR1m5
echo park|US0t5CA
echuca|AU0r4VIC
echzell|DE0y3
ecija|ES0z5
ecka|RS2r2
eckbolsheim|FR1m3
eckernforde|DE0y5
eckersdorf|DE0y2
eclectic|US1b0AL
economy|US0d3PA
ecoporanga|BR094
ecorse|US493MI
ecouen|FR1m3
ecroignard|MU6r3
ecublens|CH5o3,CH5o3
ecully|FR1m4
ed damer|SD1q7
edam|NL3z3
edcouch|US1b2TX
eddington|US0d1ME,US0d1PA
eddystone|US0d1PA
eddyville|US1b1KY,US1b0IA
edd|ER4s3
edea|CM2k8
edegem|BE3a4
edeia|BR093
edeleny|HU1z3
eden glen ext 60|ZA0x2
eden glen|ZA0x3
eden isle|US1b3LA
eden prairie|US1b6MN
eden valley|US1b0MN
edenbridge|GB0j3
edenkoben|DE0y3
edens landing|AU1k2QLD
edensor park|AU0p3NSW
edenton|US0d2NC
edenvale|ZA0x6
eden|US0d4NC,US0d2NY,US0d2NY,US1b1TX
edessa|GR4b4
edewecht|DE0y4
ede|NL3z6
edgard|US1b1LA
edgartown|US0d2MA
edgar|US1b1WI
edgecliff village|US1b2TX
edgecomb|US0d0ME
edgefield|US0d2SC
edgemere|US0d3NY,US0d3MD
edgemont park|US491MI
edgemoor|US0d3DE
edgerton|US1b2WI,US491OH,US1b1KS,US1b0MN
edgewater park|US0d3NJ
edgewater|US1b6IL,US0d4FL,US0d4NJ,US0d3MD,US472CO
edgewood|US0d5MD,US0t3WA,US0d3KY,US0d2OH,US472NM,US0d2PA,US0d1FL,US0d1PA,US3n1IN,US1b1TX
edgeworth|AU0p3NSW,US0d1PA
edgware|GB0j3
edina|US1b6MN,US1b0MO
edinboro|US0d3PA
edinburgh|GB0j9,US3n2IN
edinburg|US1b6TX,US0d0NY,US0d0VA,US1b0IL
edinet|MD4h5
edingen neckarhausen|DE0y4
edirne|TR017
edison|US0d7NJ,US0d1GA
edissiya|RU063
edisto|US0d1SC
edithvale|AU0r3VIC
edmonds|US0t5WA
edmond|US1b6OK
edmonston|US0d1MD
edmonton|CA399AB,AU1k3QLD,US1b1KY
edmore|US490MI
edmundston|CA764NB
edna|US1b3TX
edneyville|US0d1NC
edosaki|JP0c4
edremit|TR015,TR013
edson|CA393AB
eduardo castex|AR513
edwards air force base|US0t1CA
edwardsburg|US490MI
edwardsville|US1b5IL,US0d2PA,US1b2KS
edwards|US473CO,US1b0MS
edwinstowe|GB0j2
eeklo|BE3a4
eelde|NL3z3
eerbeek|NL3z3
eersel|NL3z4
effingham|US1b4IL,US0d0NH
effium|NG0a6
effort|US0d1PA
effretikon|CH5o3
efon alaaye|NG0a8
eforie sud|RO1w3
efrata|PS5a3
efringen kirchen|DE0y3
egbe|NG0a4
egelsbach|DE0y3
egersund|NO4q3
eger|HU1z6
egestorf|DE0y3
egg harbor city|US0d2NJ
eggenberg|AT214
eggenfelden|DE0y4
eggenstein leopoldshafen|DE0y4
eggertsville|US0d4NY
eggesin|DE0y2
eggolsheim|DE0y3
egham|GB0j5
eghezee|BE3a4
egirdir|TR014
egletons|FR1m2
eglin air force base|US1b1FL
eglin village|US1b3FL
egling|DE0y2
egly|FR1m2
egra|IN035
egremont|GB0j3
eguilles|FR1m3
egyek|HU1z2
egypt lake leto|US0d5FL
egypt|US0d1PA
eha amufu|NG0a6
ehingen|DE0y5
ehningen|DE0y3
ehrenberg|US0t1AZ
ehrenfriedersdorf|DE0y2
ehringshausen|DE0y3
eibar|ES0z5
eibau|DE0y2
eibenstock|DE0y3
eibergen|NL3z4
eichenau|DE0y4
eichendorf|DE0y3
eichenzell|DE0y3
eichstatt|DE0y4
eichwalde|DE0y3
eidelstedt|DE0y5
eidson road|US1b3TX
eielson air force base|US5x1AK
eight mile plains|AU1k4QLD
eiguliai|LT4v6
eijsden|NL3z4
eilat|IL3q6
eilenburg|DE0y4
eil|DE0y3
eimsbuttel|DE0y8
einbeck|DE0y5
eindhoven|NL3z8
einhausen|DE0y3
einsiedeln|CH5o4
eirunepe|BR884
eisenach|DE0y5
eisenberg|DE0y4,DE0y3
eisenhuttenstadt|DE0y5
eisenstadt|AT213
eisen|KR086,KR086
eisfeld|DE0y3
eisleben lutherstadt|DE0y5
eislingen|DE0y4
eiterfeld|DE0y3
eitorf|DE0y4
eixample|ES0z8
eixo|PT503
ejea de los caballeros|ES0z4
ejido benito juarez|MX2m3
ejido san lorenzo cuauhtenco|MX043
ejido|VE147
ejigbo|NG0a7
ejirin|NG0a3
ejura|GH1r6
ejutla de crespo|MX043
ekali|GR4b3
ekangala|ZA0x5
ekazhevo|RU065
ekenas|FI4t4
ekero|SE274
eket|NG0a5
ekibastuz|KZ1n7
ekpoma|NG0a6
eksere|TR013
eksjo|SE273
ekuvukeni|ZA0x4
el abadia|DZ1p5
el abiodh sidi cheikh|DZ1p5
el achir|DZ1p7
el affroun|DZ1p5
el aioun|MA115
el alamo|ES0z3
el alcazar|AR2c2
el alia|TN464
el altet|ES0z2
el alto|PE0g3
el amria|DZ1p5
el aouinet|DZ1p5
el arahal|ES0z4
el arenal|MX044
el asintal|GT3c3
el astillero|ES0z4
el attaf|DZ1p5
el ayote|NI3d2
el bagre|CO0i5
el baix guinardo|ES0z5
el banco|CO0i6
el battan|TN463
el bauga|SD1q4
el bayadh|DZ1p6
el besos i el maresme|ES0z5
el bolson|AR514
el bon pastor|ES0z4
el bordo|CO0i4
el bosque|MX042
el burgo de osma|ES0z2
el cafetal|VE146
el cajon|US0t7CA
el calafate|AR7g3
el camp de larpa del clot|ES0z5
el camp den grassot i gracia nova|ES0z5
el campanario y oradel|MX4n3
el campello|ES0z5
el campo|US1b4TX
el carmel|ES0z5
el carmen de bolivar|CO0i6
el carmen|CO0i2
el carril|AR513
el casar|ES0z3
el castillo|MX042
el cenizo|US1b2TX
el centro|US0t5CA
el cerrillo vista hermosa|MX043
el cerrito corona|US0t2CA
el cerrito|CO0i5,US0t5CA
el cerro mission|US472NM
el cerro|US472NM
el charco|CO0i5
el chorrillo|PA5f4
el clot|ES0z5
el coacoyul|MX043
el coco|PA5f4
el coll|ES0z3
el colomo|MX043
el colorado|AR2c4
el congo|SV4x3
el congres i els indians|ES0z4
el copey|CO0i4
el coporo|MX043
el coronil|ES0z2
el crucero|NI3d4
el cuervo|ES0z3
el daein|SD1q8
el diez|MX4a3
el doncello|CO0i4
el dorado hills|US0t5CA
el dorado springs|US1b2MO
el dorado|US1b4AR,MX4a4,US1b4KS
el dovio|CO0i3
el ejido|ES0z6
el empalme|PA5f3
el entrego|ES0z3
el escorial|ES0z4
el espinal|MX043,MX043
el estor|GT3c4
el eulma|DZ1p7
el factor|DO1j3
el fahs|TN464
el fasher|SD1q8
el fuerte|MX3o4
el fureidis|IL3q3
el galpon|AR513
el golaa|TN463
el gouna|EG0h4
el granada|US0t2CA
el grao|ES0z4
el grullo|MX044
el guinardo|ES0z5
el hadjar|DZ1p6
el hadjira|DZ1p5
el hajeb|MA115
el hamma|TN466
el haouaria|TN463
el hatillo|VE146
el hed|DZ1p5
el higo|MX043
el idrissia|DZ1p5
el jadid|MA117
el jebel|US472CO
el jem|TN464
el kala|DZ1p5
el kef|TN466
el khroub|DZ1p6
el kseur|DZ1p5
el ksour|TN462
el lago|US1b1TX
el limon|VE147
el llano|MX044
el maamoura|TN463
el malah|DZ1p4
el masnou|ES0z4
el matama|SD1q4
el mirage|US255AZ
el molar|ES0z2
el molino|CO0i2
el monte|US0t7CA,CL0o5
el naranjito|MX043
el naranjo|MX313
el negrito|HN3l3
el nido|PH183
el nino|MX2n3
el obeid|SD1q9
el ocotito|MX043
el oro de hidalgo|MX043
el oued|DZ1p7
el palmar|GT3c4
el paraiso|HN3l4
el parc i la llacuna del poblenou|ES0z4
el parral|MX043
el paso|US479TX,ES5i3,CO0i3,US1b1IL
el paujil|CO0i3
el pinon|CO0i3
el pino|MX043
el plan|ES0z3
el playon|CO0i2
el poblenou|ES0z5
el portal|US0d1FL
el porvenir|MX8m3
el prat de llobregat|ES0z6
el progreso|HN3l7,GT3c3
el pueblito|MX046,MX043
el puerto de santa maria|ES0z6
el putxet i el farro|ES0z5
el quebrachal|AR513
el quetzal|GT3c4
el quince|MX044
el rama|NI3d4
el rancho|US470NM
el raval|ES0z6
el realejo|NI3d3
el refugio|MX043
el reno|US1b4OK
el reten|CO0i4
el rincon citlaltepetl|MX042
el rio|US0t3CA
el rosal|CO0i2
el rosario|MX4a4,MX4a4,MX044,SV4x2
el salto|MX315,MX044,MX044
el salvador|PH183
el sauce|NI3d4
el sauzal de rodriguez|MX2n3
el sauz|MX043
el segundo|US0t4CA
el soberbio|AR024
el sobrante|US0t4CA
el suchil|MX043
el tambo|CO0i3,CO0i3
el tarf|DZ1p4
el tejar|GT3c4,MX043
el tigre|VE147
el tobarito|MX433
el tocuyo|VE146
el tor|EG0h4
el transito|SV4x3
el trebol|AR2c3
el triunfo|EC1s5,HN3l3,MX3u2,MX8m2
el tumbador|GT3c3
el turo de la peira|ES0z4
el valle de arroyo seco|US471NM
el valle|DO1j3
el vendrell|ES0z5
el verano|US0t2CA
el verde|MX043
el viejo|NI3d6
el vigia|VE146
el viso del alcor|ES0z4
el zulia|CO0i4
elamanchili|IN035
elancourt|FR1m5
elanora|AU1k4QLD
elassona|GR4b3
elayirampannai|IN033
elazig|TR018
elbasan|AL5j7
elba|US1b2AL
elberta|US1b1AL
elberton|US0d2GA
elbeuf|FR1m4
elbistan|TR016
elblag|PL207
elbow lake|US1b0MN
elbridge|US0d0NY
elburg|NL3z4
elburn|US1b3IL
elche|ES0z8
eldama ravine|KE1a4
elda|ES0z6
eldersburg|US0d5MD
elderslie|GB0j3
eldivan|TR013
eldon|US1b2MO
eldorado at santa fe|US473NM
eldorado|MX4a4,BR093,US1b2IL,US1b1TX,US1b1WI
eldora|US1b1IA
eldoret|KE1a8
eldridge|US1b3IA,US0t0CA
ele ele|US5k1HI
eleanor|US0d1WV
electra|US1b1TX
electric city|US0t0WA
eleebana|AU0p2NSW
elefsina|GR4b5
elektrenai|LT4v4
elektrogorsk|RU064
elektrostal|RU067
elektrougli|RU064
elek|HU1z2
elele|NG0a4
elena|BG2z3
elephant butte|US471NM
elermore vale|AU0p2NSW
elesbao veloso|BR1h3
eleskirt|TR014
elfers|US0d4FL
elgin|US1b7IL,GB0j5,US1b3TX,US1b2OK,US0d1SC,US0t1OR,US0d1SC,US1b0MN
elgoibar|ES0z3
elhovo|BG2z3
elias fausto|BR094
elida|US0d1OH
elimaki|FI4t3
elim|US0d2PA
elin pelin|BG2z3
elin yurt|RU063
eliot|US0d3ME
elista|RU067
elizabeth bay|AU0p2NSW
elizabeth city|US0d4NC
elizabeth downs|AU2v2SA
elizabethton|US0d4TN
elizabethtown|US0d5KY,US0d4PA,US0d2NC
elizabethville|US0d1PA
elizabeth|US0d7NJ,US0d1PA,US470CO
elk city|US1b4OK
elk creek|US0d1KY
elk grove village|US1b5IL
elk grove|US0t7CA
elk plain|US0t4WA
elk point|US1b1SD
elk rapids|US491MI
elk ridge|US472UT
elk river|US1b5MN
elk run heights|US1b0IA
elkader|US1b0IA
elkfork|US0d1KY
elkhart|US3n6IN,US1b1KS,US1b0TX
elkhorn|US1b3WI,US1b3NE,US0t1CA
elkins|US0d3WV,US1b2AR
elkin|US0d2NC
elkland|US0d1PA
elko new market|US1b2MN
elko|US0t4NV
elkridge|US0d4MD
elkton|US0d4MD,US0d1VA,US1b1KY
elkview|US0d0WV
elk|PL206
ella town|LK4d2
elland|GB0j4
ellaville|US0d1GA
ellenabad|IN035
ellenbrook|AU1v4WA
ellendale|US1b0ND
ellensburg|US0t4WA
ellenton|US0d2FL
ellenville|US0d2NY
ellerau|DE0y2
ellerbe|US0d0NC
ellesmere port|GB0j6
ellettsville|US3n3IN
ellezelles|BE3a2
ellicott city|US0d6MD
ellicott|US470CO
ellijay|US0d1GA
ellington|US0d4CT
elliniko|GR4b4
ellinwood|US1b1KS
elliot lake|CA1e4ON
elliot|ZA0x4
ellisburg|US0d2NJ
ellisville|US1b3MO,US1b2MS
ellis|US1b1KS
ellon|GB0j3
ellore|IN038
ellport|US0d0PA
ellrich|DE0y3
ellsworth|US0d3ME,US1b2WI,US1b2KS
ellwangen|DE0y5
ellwood city|US0d3PA
elm city|US0d0NC
elm creek|US1b1TX
elm grove|US1b3WI
elm park|GB0j4
elm springs|US1b1AR
elma center|US0d1NY
elmadag|TR015
elmali|TR014
elmas|IT1i3
elma|US0t2WA
elmendorf air force base|US5x3AK
elmendorf|US1b1TX
elmer|US0d0NJ
elmhurst|US0d7NY,US1b6IL
elmina|GH1r5
elmira heights|US0d2NY
elmira|US0d5NY
elmont|US0d5NY
elmore|US0d0OH,US1b0AL
elmsford|US0d2NY
elmshorn|DE0y6
elmwood park|US1b5IL,US0d4NJ
elmwood place|US0d1OH
elmwood|US1b2LA,US1b1IL
elne|FR1m3
eloi mendes|BR094
elon|US0d3NC
elorrio|ES0z3
eloy alfaro|EC1s7
eloy|US254AZ
elroy|US0d2NC,US1b0WI
elsa|US1b3TX
elsberry|US1b1MO
elsdorf|DE0y4
elsenfeld|DE0y3
elsfleth|DE0y3
elsloo|NL3z3
elsmere|US0d3KY,US0d3DE
elsterberg|DE0y2
elsternwick|AU0r3VIC
elsterwerda|DE0y3
elst|NL3z4
eltham north|AU0r3VIC
eltham|AU0r4VIC
eltingville|US0d3NY
eltmann|DE0y2
elton|US1b0LA
eltville|DE0y4
elumalai|IN034
elur|IN035
elvas|PT503
elva|EE5g3
elverson|US0d0PA
elverta|US0t2CA
elverum|NO4q4
elvins|US1b1MO
elwood|AU0r4VIC,US0d3NY,US3n3IN,US1b1IL,US0d1NJ,US1b0KS,US470UT
elyria|US0d6OH
elysburg|US0d1PA
ely|GB0j4,US0t2NV,US1b2MN,US1b1IA
elzach|DE0y3
elze|DE0y3
elz|DE0y3
embalenhle|ZA0x7
embalse|AR2c4
embarcacion|AR515
embi|KZ614
emboscada|PY283
embrach|CH5o3
embrun|FR1m3
embu guacu|BR096
embu|BR098,KE1a5
emden|DE0y6
emerainville|FR1m3
emerald isle|US0d2NC
emerald lake hills|US0t2CA
emerald lakes|US0d2PA
emerald mountain|US1b1AL
emerald|AU1k4QLD,AU0r2VIC
emerson hill|US0d4NY
emerson|US0d3NJ,US0d1GA
emeryville|US0t4CA
emet|TR015
emigsville|US0d1PA
emiliano zapata santo domingo|MX043
emiliano zapata|MX046,MX045,MX044,MX043,MX313,MX2n3
eminabad|PK055
eminence|US0d1KY
eminonu|TR016
emirdag|TR014
emirgazi|TR013
emkhomazi|ZA0x4
emlichheim|DE0y3
emmaus|US0d4PA
emmeloord|NL3z6
emmendingen|DE0y5
emmen|NL3z6,CH5o5
emmer compascuum|NL3z3
emmerhout|NL3z3
emmerich|DE0y5
emmering|DE0y3
emmermeer|NL3z3
emmetsburg|US1b2IA
emmett|US6w3ID
emmiganur|IN036
emmitsburg|US0d2MD
emod|HU1z2
emory|US1b0TX,US0d0VA
empalme escobedo|MX044
empalme|MX435
empangeni|ZA0x5
empire|US0t2CA
empoli|IT1i5
emporia|US1b5KS,US0d2VA
emporium|US0d1PA
empuriabrava|ES0z3
emsburen|DE0y3
emsdetten|DE0y5
emskirchen|DE0y3
emstek|DE0y3
emsworth|GB0j4,US0d1PA
emu plains|AU0p3NSW
emure ekiti|NG0a7
en naqoura|LB1u5
encamp|AD8l3
encantada ranchito el calaboz|US1b1TX
encantado|BR094
encanto|US256AZ
encarnacion de diaz|MX045
encarnacion|PY286
enchanted hills|US476NM
encheng|CN007
encinitas|US0t6CA
encino|US0t5CA
encrucijada|CU1l5
encruzilhada do sul|BR094
encs|HU1z3
endasak|TZ1d4
endeavour hills|AU0r5VIC
enderby|GB0j3
ende|ID2l6
endicott|US0d4NY
endingen|DE0y3
endirey|RU063
endwell|US0d4NY
enebyberg|SE272
enem|RU064
energetik|RU2j3
energodar|UA166
energy|US1b0IL
enetai|US0t1WA
enfield town|GB0j7
enfield|US0d5CT,AU2v2SA,US0d1NC,US0d1ME,US0d1NH
engadine|AU0p4NSW
engel yurt|RU062
engelskirchen|DE0y4
engels|RU3k8
engenheiro beltrao|BR094
engen|DE0y3
enger|DE0y4
enghien les bains|FR1m3
enghien|BE3a4
engis|BE3a3
england|US1b1AR
englewood cliffs|US0d2NJ
englewood|US475CO,US0d5NJ,US1b5IL,US0d4FL,US0d4OH,US1b1TN,US0d1TN
englishtown|US0d1NJ
enguera|ES0z2
enhaut|US0d0PA
enid|US1b6OK
enigma|US0d0GA
eningen unter achalm|DE0y3
enkenbach alsenborn|DE0y3
enkhuizen|NL3z4
enkoping|SE274
enlow|US0d0PA
enna|IT1i5
ennepetal|DE0y5
ennigerloh|DE0y4
enniscorthy|IE383
enniskillen|GB0j4
ennis|IE385,US1b4TX
enns|AT213
enochville|US0d2NC
enoch|US473UT
enoggera|AU1k2QLD
enola|US0d3PA
enon|US0d2VA,US0d1OH
enosburg falls|US0d0VT
eno|FI4t3
enrile|PH183
enriquillo|DO1j2
ensanche luperon|DO1j3
enschede|NL3z7
ensdorf|DE0y3
ensenada|MX2n8
enshi|CN007
ensisheim|FR1m3
ensley|US1b4FL
entablado|PH182
entebbe|UG2i6
enterprise|US0t7NV,US1b5AL,US0t1OR,US471UT
entiat|US0t0WA
entraigues sur la sorgue|FR1m3
entre deux|RE6x3
entre rios|BR1c5
entroncamento|PT504
enugu ezike|NG0a4
enugu ukwu|NG0a6
enugu|NG0a9
enumclaw|US0t4WA
envigado|CO0i7
envira|BR883
enying|HU1z3
enzan|JP0c5
epalinges|CH5o3
epanomi|GR4b3
epernay|FR1m5
epernon|FR1m2
epe|NG0a6,NL3z5
ephraim|US473UT
ephrata|US0d4PA,US0t3WA
epinal|FR1m5
epinay sous senart|FR1m4
epinay sur orge|FR1m3
epinay sur seine|FR1m6
epone|FR1m3
eppelborn|DE0y4
eppelheim|DE0y4
eppertshausen|DE0y3
eppingen|DE0y4
epping|AU0r5VIC,AU0p5NSW,GB0j3,US0d1NH
eppstein|DE0y4
epsom|GB0j5,US0d2NH
epworth|ZW267,US1b1IA
eqbaliyeh|IR0l5
equeurdreville hainneville|FR1m4
er regueb|TN463
er reina|IL3q4
eraan|PH182
eragny|FR1m4
eral|IN033
erandio|ES0z5
erandol|IN035
eraniel|IN033
erath|US1b1LA
erattupetta|IN035
eravur town|LK4d5
erbaa|TR016
erbach|DE0y4,DE0y4
erba|IT1i4
erbendorf|DE0y2
erbiceni|RO1w2
erbil|IQ0ka
erchie|IT1i3
ercis|TR017
ercolano|IT1i6
ercsi|HU1z3
erdaojiang|CN006
erda|US472UT
erdek|TR015
erdemli|TR016
erdenet|MN3m6
erding|DE0y5
erdokertes|HU1z3
erdweg|DE0y2
erd|HU1z6
erechim|BR097
eregli|TR017,TR016
eremo|IT1i2
erenhot|CN004
erftstadt|DE0y6
erfurt|DE0y8
ergani|TR016
ergolding|DE0y4
ergoldsbach|DE0y3
ergue gaberic|FR1m3
ericeira|PT503
erick|US1b0OK
erie|US0d7PA,US474CO,US1b1IL,US1b0KS
erin|US1b0TN
erith|GB0j3
erkelenz|DE0y5
erkner|DE0y4
erkrath|DE0y6
erlands point kitsap lake|US0t2WA
erlangen|DE0y7
erlanger|US0d4KY
erlenbach am main|DE0y3
erlensee|DE0y4
erma|US0d1NJ
ermelo|ZA0x5,NL3z3
ermenek|TR014
ermesinde|PT505
ermington|AU0p3NSW
ermitagana|ES0z4
ermont|FR1m5
ermoupolis|GR4b4
ermua|ES0z4
erndtebruck|DE0y3
ernee|FR1m3
ernei|RO1w2
erode|IN037
erquelinnes|BE3a3
errachidia|MA117
erraguntla|IN035
errenteria|ES0z5
erriadh|TN464
erseke|AL5j3
erskine park|AU0p3NSW
erskineville|AU0p3NSW
erskine|GB0j4
erstein|FR1m3
ertil|RU064
ertingen|DE0y2
eruh|TR013
erumaippatti|IN033
erving|US0d1MA
erwinville|US1b1LA
erwin|US0d3TN,US0d2NC
erwitte|DE0y4
erzhausen|DE0y3
erzincan|TR017
erzin|TR015
erzsebetvaros|HU1z6
erzurum|TR019
es castell|ES0z3
es molinar|ES0z3
es senia|DZ1p6
esbjerg|DK2y6
esbly|FR1m2
escada|BR296
escalante|PH185
escalon|US0t3CA
escalquens|FR1m3
escanaba|US494MI
escarcega|MX3u5
escatawpa|US1b2MS
escaudain|FR1m3
escazu|CR5q4
esch sur alzette|LU7j5
eschborn|DE0y4
eschenbach|CH5o3
eschwege|DE0y4
eschweiler|DE0y6
escobares|US1b1TX
escondido|US0t7CA
escuinapa|MX4a5
escuintla|GT3c7,MX043
eseka|CM2k4
esenler|TR019
esens|DE0y3
esenyurt|TR018
esfarayen|IR0l6
esgueira|PT504
esher|GB0j6
eshowe|ZA0x4
esikhaleni|ZA0x6
esik|KZ1n5
esil|KZ1n4
eskhar|UA162
eskilstuna|SE276
eskisehir|TR019
esko|US1b1MN
eslohe|DE0y3
eslov|SE274
esmeraldas|EC1s7,BR097
esmeralda|CU1l4
esme|TR013
esmoriz|PT504
esneux|BE3a4
espanola|US473NM
espargos|CV743
esparragal|ES0z3
esparreguera|ES0z4
espartinas|ES0z4
esparto|US0t2CA
esparza|CR5q4
espelkamp|DE0y5
espera feliz|BR094
esperalvillo|DO1j2
esperanca|BR1h4
esperance|US0t2WA
esperantina|BR1h4
esperantinopolis|BR1h4
esperanza|DO1j5,MX435,AR2c5,CU1l3,MX043,PH183,PH183,PH182
espergaerde|DK2y4
espinal|CO0i6
espinho|PT505
espinosa|BR1c4
espirito santo do pinhal|BR095
espita|MX3u4
espiye|TR014
esplanada|BR1c4
esplugues de llobregat|ES0z6
espoo|FI4t8
esposende|PT505
espumoso|BR093
espy|US0d1PA
esqueda|MX433
esquel|AR6j5
esquina|AR2c5
esquipulas|GT3c4
essaouira|MA116
essau|GM5p3
essenbach|DE0y3
essendon|AU0r4VIC
essen|DE0y9,BE3a4,DE0y3
essex fells|US0d1NJ
essex junction|US0d3VT
essex village|US0d1CT
essexville|US492MI
essex|US0d5MD,CA1e3ON,US0d1MA
essey les nancy|FR1m3
essingen|DE0y3
esslingen|DE0y7
estacada|US0t2OR
estacion bamoa|MX4a3
estacion coahuila|MX2n3
estacion de cartama|ES0z2
estacion huehuetan|MX043
estacion querendaro|MX043
estacion santa engracia|MX313
estaimpuis|BE3a3
estaires|FR1m3
estancia velha|BR095
estancias de florida|PR5c3
estancia|BR1c6,PH183,US471NM
estanzuela|GT3c3
estavayer le lac|CH5o2
estebania|DO1j2
esteio|BR096
esteli|NI3d7
estell manor|US0d1NJ
estella lizarra|ES0z4
estelle|US1b4LA
estepa|ES0z4
estepona|ES0z6
estero|US0d5FL
esterwegen|DE0y2
ester|US5x1AK
estes park|US473CO
estevan|CA6e3SK
este|IT1i4
estherville|US1b3IA
esther|US1b0MO
estill springs|US1b1TN
estill|US0d1SC
estinnes au val|BE3a3
estombar|PT503
estoril|PT505
estreito|BR1h4
estrela|BR095
estremoz|PT503
esuk oron|NG0a7
esztergom|HU1z5
et taiyiba|IL3q5
etalle|BE3a2
etampes|FR1m5
etaples|FR1m4
etawah|IN038
etawa|IN036
etchojoa|MX433
eten|PE0g4
ete|NG0a3
ethete|US471WY
etikoppaka|IN034
etinan|NG0a3
etna|US0d2PA,US0d0OH,US0d0ME
etobicoke|CA1e8ON
etowah|US0d3NC,US0d2TN
etrechy|FR1m3
etropole|BG2z3
ettaiyapuram|IN034
ettelbruck|LU7j3
ettenheim|DE0y4
ettlingen|DE0y5
ettrick|US0d3VA
etzatlan|MX044
eucalyptus hills|US0t2CA
euclides da cunha|BR1c5
euclid|US0d6OH
eudora|US1b3KS,US1b1AR
eufaula|US1b4AL,US1b2OK
eugene|US0t7OR
euharlee|US0d2GA
euless|US1b6TX
eunapolis|BR1c7
eunice|US1b3LA,US472NM
eupen|BE3a4
eupora|US1b1MS
eurajoki|FI4t2
eura|FI4t3
eureka mill|US0d1SC
eureka springs|US1b1AR
eureka|US0t5CA,US1b3MO,US1b2IL,US1b1KS,US6w0MT
eusebio ayala|PY283
eusebio|BR1h5
euskirchen|DE0y6
eustaquio lopez|PH184
eustis|US0d4FL
eutaw|US1b1AL
eutingen an der enz|DE0y2
eutin|DE0y4
euxton|GB0j3
eu|FR1m3
evadale|US1b1TX
evans city|US0d1PA
evansburg|US0d1PA
evansdale|US1b2IA
evanston|US1b6IL,US474WY
evansville|US1b7IN,US1b2WI,US472WY
evans|US0d5GA,US474CO
evart|US491MI
evatt|AU0p2ACT
eveleth|US1b2MN
even yehuda|IL3q4
evendale|US0d1OH
everett|US0t7WA,US0d6MA,US0d1PA
evergem|BE3a5
evergreen park|US1b4IL
evergreen|US473CO,US473MT,US1b2AL,US1b2WI
everman|US1b3TX
everson|US0t1WA
everswinkel|DE0y3
everton hills|AU1k3QLD
everton park|AU1k3QLD
evesham|GB0j5
evian les bains|FR1m3
evinayong|GQ6o3
evora|PT506
evreux|FR1m6
evron|FR1m3
evry|FR1m6
ewa beach|US5k4HI
ewa gentry|US5k5HI
ewa villages|US5k3HI
ewarton|JM3g4
ewell|GB0j5
ewing|US0d5NJ
ex hacienda de xalpa|MX043
ex hacienda santa ines|MX042
ex rancho san dimas|MX043
excelsior springs|US1b4MO
excelsior|US1b1MN
exeter|GB0j7,US0t3CA,US0d3NH,US0d3RI,US0d2PA
exmore|US0d1VA
exmouth|GB0j5
experiment|US0d2GA
exton|US0d2PA
extrema|BR094,BR653
extremoz|BR1h4
exu|BR293
eybens|FR1m3
eyguieres|FR1m3
eyl|SO1f4
eynesil|TR014
eyota|US1b1MN
eysines|FR1m4
ezanville|FR1m3
ezequiel montes|MX044
ezhou|CN008
ezhva|RU066
ezine|TR014
ezza ohu|NG0a6
faaa|PF865
faaborg|DK2y3
fabbrico|IT1i3
fabens|US473TX
fabero|ES0z2
fabijoniskes|LT4v5
fabregues|FR1m3
fabriano|IT1i5
fabrica di roma|IT1i2
facaeni|RO1w3
facatativa|CO0i7
faches thumesnil|FR1m4
factoryville|US0d0PA,US0d0PA
fada ngourma|BF365
fada|TD425
faenza|IT1i5
fafe|PT504
fagaras|RO1w5
fagersta|SE274
faget|RO1w3
fagnano olona bergoro|IT1i4
fagundes|BR1h2
faifley|GB0j2
failsworth|GB0j4
fair grove|US1b1MO
fair haven|US0d3NJ,US0d1VT
fair lawn|US0d5NJ
fair oaks ranch|US1b3TX
fair oaks|US0t5CA,US0d3GA
fair plain|US493MI
fairbanks ranch|US0t2CA
fairbanks|US5x5AK
fairbank|US1b0IA
fairborn|US0d5OH
fairburn|US0d4GA
fairbury|US1b2NE,US1b2IL
fairchance|US0d1PA
fairchild air force base|US0t1WA
fairchilds|US1b0TX
fairdale|US633KY,US0d1PA
fairfax station|US0d4VA
fairfax|US0d5VA,US0t3CA,US1b1IA,US0d1SC,US0d1OH,US1b0OK,US1b0MN
fairfield bay|US1b1AR
fairfield beach|US0d0OH
fairfield east|AU0p2NSW
fairfield glade|US1b3TN
fairfield harbour|US0d2NC
fairfield heights|US3n4IN,AU0p3NSW
fairfield west|AU0p4NSW
fairfield|US0t7CA,US0d6CT,US0d5OH,AU0p4NSW,US1b3AL,US1b3IA,US0d3NJ,AU0r3VIC,US1b2IL,US1b2IL,US1b2TX,US0d1ME
fairforest|US0d1SC
fairhaven|US0d4MA
fairhope|US1b4AL,US0d0PA
fairland|US0d5MD,US1b0OK
fairlawn|US0d3OH,US0d1VA,US0d1VA
fairlea|US0d1WV
fairless hills|US0d3PA
fairlight|AU0p3NSW
fairmead|US0t1CA
fairmont city|US1b1IL
fairmont|US0d4WV,US1b3MN,US0d1NC,US1b1IL
fairmount heights|US0d1MD
fairmount|US0d3NY,US3n2IN,US1b1TN,US0d1TN
fairplains|US0d1NC
fairport harbor|US0d2OH
fairport|US0d2NY
fairton|US0d0NJ
fairview ferndale|US0d1PA
fairview heights|US1b4IL
fairview park|US0d4OH,US3n0IN
fairview shores|US0d3FL
fairview|US0d4NJ,US0t3CA,US0t3OR,US1b3TX,US1b3TN,US0d3GA,US0d2NY,US0d2NJ,US0d2NC,US0d2NY,US0d1NC,US1b1OK,US0d1PA,US470UT,US1b0TX
fairway|US1b2KS
fairwood|US0t4WA,US0t3WA,US0d2MD
fairy meadow|AU0p3NSW
faisalabad|PK05b
faizpur|IN035
fajardo|PR5c5
fakenham|GB0j3
falaise|FR1m3
falakata|IN034
falam|MM0q2
falan|CO0i2
falavarjan|IR0l6
falciu|RO1w3
falcon heights|US1b2MN
falcon lake estates|US1b0TX
falconara marittima|IT1i5
falconer|US0d1NY
falenki|RU552
falesti|MD4h4
falfurrias|US1b2TX
faliraki|GR4b3
falkenberg|SE275,DE0y3
falkenhagener feld|DE0y5
falkensee|DE0y5
falkenstein|DE0y3
falkirk|GB0j5
falkoping|SE274
falkville|US1b0AL
fall branch|US0d0TN
fall city|US0t1WA
fall creek|US1b0WI
fall river|US0d6MA,CA5l4NS,US1b1WI
fallbrook|US0t5CA
falling water|US0d0TN
fallingbrook|CA1e5PE
fallon|US0t3NV
fallowfield|GB0j4
falls church|US0d4VA
falls city|US1b2NE
falls creek|US0d0PA
fallsburg|US0d4NY
fallston|US0d3MD
falmouth foreside|US0d1ME
falmouth|GB0j5,JM3g3,US0d2VA,US0d2MA,US0d1KY,US0d1ME
falticeni|RO1w5
falun|SE275
famagusta|CY6c5
famailla|AR3s5
fameck|FR1m4
famoes|PT503
fandrandava|MG2f3
fandriana|MG2f5
fangshan|CN007
fang|TH0n3
fanipol|BY1y4
fannett|US1b1TX
fannuj|IR0l4
fano|IT1i5
fantanele|RO1w2
fantino|DO1j3
fanwood|US0d3NJ
fanzeres|PT505
fanzhuang|CN003
faqirwali|PK055
faqus|EG0h6
far rockaway|US0d5NY
fara gera dadda|IT1i3
farafangana|MG2f5
farafenni|GM5p5
farah|AF125,IN033
farakka|IN034
faranah|GN1x3
faraoani|RO1w2
farap|TM414
farasan|SA0s3
faraskur|EG0h6
faratsiho|MG2f5
farcasele|RO1w2
farciennes|BE3a4
farebersviller|FR1m3
fareham|GB0j6
fargo|US1b7ND
farias brito|BR1h3
faribault|US1b5MN
faridabad|IN03a
faridkot|IN036
faridnagar|IN034
faridpur|BD077,IN036
farim|GW5h3
faringdon|GB0j3
farjestaden|SE272
farkhar|AF123
farkhor|TJ484
farley|US1b2KY,US1b1IA
farm loop|US5x0AK
farmer city|US1b1IL
farmers branch|US1b5TX
farmers loop|US5x2AK
farmersburg|US3n0IN
farmersville|US0t3CA,US1b2TX,US0d0OH
farmerville|US1b2LA
farmingdale|US0d3NY,US0d1ME,US0d0NJ
farmington hills|US496MI
farmington|US475NM,US0d5CT,US1b5MN,US474UT,US1b4MO,US493MI,US1b3AR,US0d2ME,US0d2NH,US1b1IL,US1b1IL,US1b1MS
farmingville|US0d4NY
farmland|US3n0IN
farmsen berne|DE0y5
farmville|US0d3VA,US0d2NC,US0d2NC
farnborough|GB0j6,GB0j3
farnham royal|GB0j3
farnham|GB0j5,CA1e3QC
farnworth|GB0j5
faro|PT505
farr west|US473UT
farra di soligo|IT1i3
farragut|US0d4TN
farrell|US0d2PA
farrokh shahr|IR0l5
farroupilha|BR096
farrukhabad|IN038
farrukhnagar|IN035,IN033
farsala|GR4b3
farsan|IR0l5
farshut|EG0h6
fartura|BR094
faruka|PK054
farum|DK2y4
farwell|US1b0TX
fasano|IT1i4
fasa|IR0l7
fassberg|DE0y3
fastiv|UA166
fastovetskaya|RU063
fatehabad|IN036,IN034
fatehganj west|IN035
fatehgarh churian|IN034
fatehgarh|IN034
fatehpur chaurasi|IN033
fatehpur sikri|IN035
fatehpur|IN037,IN036,IN035
fatezh|RU063
fate|US1b3TX
fatima|PT504
fatsa|TR016
fatwa|IN035
faulquemont|FR1m2
fauske|NO4q3
favara|IT1i5
faverges|FR1m3
faversham|GB0j4
favoriten|AT218
fawkner|AU0r4VIC
faxinal|BR094
faxon|US0d0PA
faya largeau|TD424
fayetteville|US0d8NC,US1b6AR,US0d4GA,US1b3TN,US0d2NY,US0d2PA,US0d2WV,US1b0AL
fayette|US1b2AL,US1b1MO,US1b1MS,US1b1IA,US0d0OH,US0d0ME
fayroz koh|AF124
fayzabad|AF125
fazeley|GB0j3
fazendas de almeirim|PT503
fazilka|IN036
fazilpur|PK055
fearrington village|US0d1NC
feasterville|US0d2PA
feather sound|US0d2FL
featherstone|GB0j4,GB0j3
fecamp|FR1m4
federacion|AR2c4
federal heights|US474CO
federal way|US0t7WA
federalsburg|US0d1MD
federal|AR2c4
fedorovka|KZ6d2
fedorovskiy|RU2j5
fegyvernek|HU1z3
fehergyarmat|HU1z3
fehmarn|DE0y4
fehrbellin|DE0y3
feicheng|CN006,CN006
feignies|FR1m3
feijenoord|NL3z3
feijo|BR624
feira de santana|BR1c9
feira nova|BR294
feira|PT504
felahiye|TR013
felanitx|ES0z4
feldioara|RO1w3
feldkirchen westerham|DE0y3
feldkirchen|DE0y2
feldkirch|AT215
feldru|RO1w3
felege neway|ET195
felgueiras|PT506
felida|US0t3WA
felipe carrillo puerto|MX4j5,MX043
felixstowe|GB0j5
fellbach|DE0y5
felling|GB0j5
fellsburg|US0d0PA
fellsmere|US0d2FL
felnac|RO1w2
felsberg|DE0y3
felsozsolca|HU1z3
feltham|GB0j5
felton|US0t2CA,US0d0DE
feltre|IT1i4
fenain|FR1m2
fendou|CN008,CN007
fene|ES0z4
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
fennimore|US1b1WI
fennpfuhl|DE0y5
fennville|US490MI
fenoarivo atsinanana|MG2f4
fenoarivo be|MG2f4
fenton|US494MI,US1b2MO
fenyi|CN006
feodosiya|UA5e6
feraoun|DZ1p4
ferdinand|US8r1IN
ferentino|IT1i4
feres|GR4b2
fereydun kenar|IR0l5
fereydunshahr|IR0l4
fergana|UZ1o7
fergus falls|US1b4MN
ferguson|US1b4MO
ferizaj|XK2r6
ferizli|TR015
ferkessedougou|CI0u6
fermignano|IT1i3
fermo|IT1i4
fern acres|US5k1HI
fern creek|US634KY
fern park|US0d3FL
fern prairie|US0t1WA
fernan nunez|ES0z3
fernandina beach|US0d4FL
fernando de la mora|PY287
fernandopolis|BR096
ferndale|US494MI,US0d4MD,US0t4WA,GB0j3,US0d1PA,US0t0CA
ferndown|GB0j4
ferney voltaire|FR1m3
fernie|CA392BC
fernley|US0t4NV
ferno|IT1i3
ferntree gully|AU0r5VIC
fernway|US0d4PA
ferny grove|AU1k3QLD
ferny hills|AU1k3QLD
ferokh|IN035
ferozepore|IN037
ferrandina|IT1i3
ferrara|IT1i7
ferraz de vasconcelos|BR097
ferreiras|PT502
ferreiros|PT503
ferrenafe|PE0g5
ferriday|US1b2LA
ferriere la grande|FR1m3
ferrisburgh|US0d1VT
ferris|US1b1TX
ferrol|ES0z6
ferron|US471UT
ferrum|US0d1VA
ferry pass|US1b5FL
ferryhill|GB0j3
ferrysburg|US492MI
fes al bali|MA117
festus|US1b4MO
fes|MA11a
fetesti gara|RO1w5
fetesti|RO1w5
fethiye|TR016
fetsund|NO4q3
fetters hot springs agua caliente|US0t2CA
feuchtwangen|DE0y4
feucht|DE0y4
feurs|FR1m3
feytiat|FR1m2
feyzin|FR1m3
fgura|MT8j4
fiaes|PT503
fiambala|AR6j3
fianarantsoa|MG2f7
fiano romano|IT1i4
ficarazzi|IT1i4
fiche|ET195
fidenza|IT1i4
fiditi|NG0a6
fieni|RO1w3
fier cifci|AL5j6
fier|AL5j6
fiesso dartico|IT1i3
fiesso|IT1i3
fife heights|US0t1WA
fife|US0t3WA
fifth street|US1b1TX
figeac|FR1m4
figline valdarno|IT1i4
figtree|AU0p4NSW
figueira da foz|PT506
figueres|ES0z5
figuig centre|MA114
filadelfia|PY283,CO0i2
filakovo|SK5b3
filandia|CO0i3
filderstadt|DE0y5
filer|US6w1ID
filey|GB0j3
filiasi|RO1w4
filiatra|GR4b3
filingue|NE3v4
filipestii de padure|RO1w3
filipestii de targ|RO1w3
filipstad|SE273
fili|RU066
fillmore|US0t4CA,US471UT
filomeno mata|MX044
filothei|GR4b3
filottrano|IT1i2
finale emilia|IT1i3
finale ligure|IT1i3
financial district|US0d6NY
fincastle|US0d1TN
finderne|US0d2NJ
findlay|US0d5OH
findon|AU2v3SA
finglas|IE384
finike|TR013
finkenstein am faaker see|AT213
finley|US0t3WA
finlyandskiy|RU066
finnentrop|DE0y4
finneytown|US0d4OH
fino mornasco|IT1i3
finote selam|ET195
finspang|SE274
finsterwalde|DE0y4
fiorano|IT1i4
fiorenzuola darda|IT1i4
fircrest|US0t3WA
firebaugh|US0t3CA
firestone|US474CO
firgas|ES5i3
firhouse|IE383
firing range|US0d1GA
firmat|AR2c4
firminopolis|BR093
firminy|FR1m4
firozabad|IN038
firozpur jhirka|IN034
first mesa|US471AZ
firthcliffe|US0d2NY
firuzabad|IR0l6
fischbachau|DE0y2
fish hawk|US0d4FL
fish lake|US1b0IN
fishersville|US0d3VA
fishers|US3n6IN
fisher|US1b1IL
fishhook|US5x2AK
fishkill|US0d1NY
fiskdale|US0d1MA
fisksatra|SE273
fismes|FR1m2
fisterra|ES0z2
fitchburg|US0d5MA,US1b5WI
fittja|SE273
fitzgerald|US0d3GA
fitzgibbon|AU1k2QLD
fitzroy north|AU0r4VIC
fitzroy|AU0r3VIC
fitzwilliam|US0d1NH
fiuggi|IT1i3
fiume veneto|IT1i3
fiumefreddo sicilia|IT1i3
fiumicino isola sacra|IT1i5
five corners|US0t4WA
five dock|AU0p3NSW
five forks|US0d4SC
five points|US0d1OH,US0d0FL
fivepointville|US0d0PA
fizuli|AZ345
flagami|US0d6FL
flagler beach|US0d2FL
flagler estates|US0d2FL
flagstaff hill|AU2v3SA
flagstaff|US256AZ
flanagan|US1b0IL
flanders|US0d2NY
flandes|CO0i4
flandreau|US1b1SD
flat river|US1b2MO
flat rock|US493MI,US0d2NC,US0d1NC
flatbush|US0d7NY
flatlands|US0d6NY
flatonia|US1b0TX
flatwoods|US0d3KY
flawil|CH5o3
fleetwood|GB0j5,US0d2PA
fleet|GB0j5
flein|DE0y3
flekkefjord|NO4q2
flemalle haute|BE3a5
fleming island|US0d5FL
flemingsburg|US0d2KY
flemington|AU0r3VIC,US0d2NJ,US0d0PA
flensburg|DE0y6
flen|SE273
fleron|BE3a4
flero|IT1i3
flers en escrebieux|FR1m3
flers|FR1m4
fletcher|US0d3NC,AU0p2NSW,US1b0OK
fleurance|FR1m3
fleurus|BE3a4
fleury les aubrais|FR1m4
fleury merogis|FR1m3
flexeiras|BR3e3
flieden|DE0y3
flin flon|CA4i3MB
flinders view|AU1k3QLD
flinders|AU0p3NSW
flines lez raches|FR1m2
flint city|US1b0AL
flintbek|DE0y3
flint|US497MI,GB0j5
flippin|US1b0AR
flitwick|GB0j4
floha|DE0y3
floirac|FR1m4
flomaton|US1b0AL
flong|DK2y3
flora vista|US471NM
floral city|US0d2FL
floral park|US0d4NY
florala|US1b1AL
florange|FR1m3
flora|US1b2IL,US3n1IN,US1b1MS
floreat|AU1v3WA
floreffe|BE3a3
florence graham|US0t6CA
florence|IT1i8,US1b5AL,US0d5SC,US0d5KY,US255AZ,US0t3OR,US0d2NJ,US0d2NJ,US1b2MS,US472CO,US1b0TX
florencia|CO0i7,CU1l4
florennes|BE3a3
florenville|BE3a2
flores costa cuca|GT3c4
flores da cunha|BR094
floresta|BR1c4
floresti|MD4h4,RO1w3,RO1w3
florestopolis|BR094
floresville|US1b3TX
flores|GT3c4,BR294
florham park|US0d4NJ
florianopolis|BR099
floriano|BR1h6
florida city|US0d4FL
florida ridge|US0d4FL
floridablanca|CO0i8
florida|CU1l6,CO0i6,UY2s5,PR5c2,HN3l2,US0d2NY
floridia|IT1i4
floridsdorf|AT217
florina|GR4b4
florin|US0t6CA
florissant|US1b6MO
floris|US0d3VA
floro|NO4q3
florsheim|DE0y4
florstadt|DE0y3
flossmoor|US1b3IL
flourtown|US0d2PA
flower hill|US0d2NY
flower mound|US1b6TX
flowery branch|US0d3GA
flowing wells|US254AZ
flowood|US1b3MS
floydada|US1b1TX
flushing|US493MI
flying hills|US0d1PA
fnidek|MA116
fobes hill|US0t1WA
foca|TR014,BA454
fochville|ZA0x6
fockbek|DE0y3
focsani|RO1w6
focuri|RO1w3
foggia|IT1i7
foiano della chiana|IT1i3
foindu|SL3p3
foios|ES0z3
foix|FR1m3
fojnica|BA453
fokino|RU4o5
folcroft|US0d3PA
foley|US1b4AL,US1b1MN
foligno|IT1i6
folkestone|GB0j6
folkston|US0d2GA
follansbee|US0d2WV
follonica|IT1i4
folly beach|US0d1SC
folsom|US0t6CA,US0d3PA,US0d1NJ
fomboni|KM7x4
fomento|CU1l4
fomeque|CO0i2
fond du lac|US1b5WI
fond du sac|MU6r3
fond parisien|HT2u4
fondettes|FR1m3
fondi|IT1i5
fonseca|CO0i5
fonsorbes|FR1m3
fontaine les dijon|FR1m3
fontainebleau|FR1m4
fontaines sur saone|FR1m3
fontaine|FR1m5
fontana|US0t8CA,AR2c5,US1b1WI
fontanelas|PT503
fontaniva|IT1i3
fontanka|UA163
fonte boa|BR234
fontem|CM2k5
fontenay aux roses|FR1m5
fontenay le comte|FR1m4
fontenay le fleury|FR1m4
fontenay sous bois|FR1m6
fontenay tresigny|FR1m2
fonyod|HU1z2
foothill farms|US0t5CA
foothill ranch|US0t4CA
footscray|AU0r4VIC
forbach|FR1m4,DE0y2
forbesganj|IN035
forbes|AU0p3NSW
forchheim|DE0y5
forchtenberg|DE0y2
ford city|US0t2CA,US0d2PA
ford heights|US1b1IL
forde|NO4q3
fordham|US0d7NY
fordingbridge|GB0j3
fordon|PL206
fords prairie|US0t1WA
fords|US0d4NJ
fordyce|US1b2AR
forecariah|GN1x4
forest acres|US0d3SC
forest city|US0d4FL,US0d3NC,US1b2IA,US0d1PA
forest glen|US0d3MD
forest grove|US0t5OR
forest heights|US0d1MD
forest hills|US0d6NY,US495MI,US0d3PA,US1b2TN
forest hill|US1b4TX,AU0r3VIC
forest lake|AU1k4QLD,US1b4MN,US1b1IL
forest meadows|US0t0CA
forest oaks|US0d2NC
forest park|US0d4GA,US0d4OH,US1b4IL,US1b0OK
forest ranch|US0t0CA
forestbrook|US0d2SC
forestdale|US1b3AL,US0d2MA
foresthill|US0t1CA
forestville|US0d4MD,US0d3OH,AU0p3NSW,US0t2CA
forest|US0d3VA,US1b3MS,US0d1OH
forfar|GB0j4
forio|IT1i4
forked river|US0d2NJ
forks|US0t2WA
forlimpopoli|IT1i3
forli|IT1i7
formby|GB0j5
formello|IT1i2
formia|IT1i5
formiga|BR096
formigine|IT1i5
formosa do rio preto|BR1h4
formosa|AR2c8,BR096
fornacelle|IT1i4
fornacette|IT1i3
forney|US1b4TX
forquilha|BR1h4
forquilhinha|BR095
forrest city|US1b4AR
forrestfield|AU1v4WA
forreston|US1b0IL
forrest|US1b0IL
forres|GB0j3
forshaga|SE273
forssa|FI4t4
forster|AU0p4NSW
forst|DE0y5,DE0y3
forsyth|US0d2GA,US1b2IL,US1b1MO,US471MT
fort abbas|PK055
fort ashby|US0d0WV
fort atkinson|US1b4WI
fort beaufort|ZA0x6
fort belknap agency|US470MT
fort belvoir|US0d3VA
fort benton|US471MT
fort bliss|US473TX
fort bragg|US0d5NC,US0t3CA
fort branch|US1b1IN
fort campbell north|US1b4KY
fort carson|US474CO
fort clark springs|US1b0TX
fort collins|US477CO
fort covington hamlet|US0d0NY
fort davis|US1b0TX
fort de france|MQ7f6
fort defiance|US472AZ
fort deposit|US1b0AL
fort dix|US0d3NJ
fort dodge|US1b5IA
fort drum|US0d4NY
fort edward|US0d2NY
fort erie|CA1e4ON
fort fairfield|US0d1ME
fort frances|CA4i3ON
fort gaines|US0d0GA
fort george g mead junction|US0d3MD
fort gibson|US1b2OK
fort gloster|IN034
fort hall|US6w2ID
fort hamilton|US0d5NY
fort hancock|US471TX
fort hood|US1b5TX
fort hunt|US0d4VA
fort irwin|US0t3CA
fort kent|US0d1ME
fort knox|US0d3KY
fort lauderdale|US0d7FL
fort lee|US0d5NJ,US0d3VA,US0d2VA
fort leonard wood|US1b4MO
fort liberte|HT2u4
fort loramie|US0d1OH
fort lupton|US473CO
fort madison|US1b3IA
fort mckinley|US0d2OH
fort mcmurray|CA396AB
fort meade|US0d3MD,US0d3FL
fort mill|US0d4SC
fort mitchell|US0d3KY
fort montgomery|US0d1NY
fort morgan|US474CO
fort myers beach|US0d3FL
fort myers shores|US0d2FL
fort myers|US0d6FL
fort oglethorpe|US0d3GA
fort payne|US1b4AL
fort pienc|ES0z5
fort pierce north|US0d3FL
fort pierce south|US0d2FL
fort pierce|US0d5FL
fort pierre|US1b1SD
fort plain|US0d1NY
fort polk north|US1b2LA
fort polk south|US1b3LA
fort portal|UG2i5
fort recovery|US0d1OH
fort riley north|US1b3KS
fort rucker|US1b2AL
fort salonga|US0d3NY
fort saskatchewan|CA394AB
fort scott|US1b3KS
fort shawnee|US0d2OH
fort shevchenko|KZ6u2
fort smith|US1b6AR
fort st john|CA8s4BC
fort stewart|US0d2GA
fort stockton|US1b3TX
fort thomas|US0d4KY
fort thompson|US1b0SD
fort totten|US1b0ND
fort valley|US0d3GA
fort wadsworth|US0d1NY
fort walton beach|US1b4FL
fort washakie|US471WY
fort washington|US0d5MD,US0d2PA
fort wayne|US3n8IN
fort william|GB0j3
fort worth|US1baTX
fort wright|US0d3KY
fortaleza|BR1hb
forte dei marmi|IT1i3
fortin de las flores|MX044
fortitude valley|AU1k3QLD
fortuna foothills|US255AZ
fortuna|US0t4CA,BR1h3,ES0z3
fortville|US3n2IN
forty fort|US0d2PA
fos sur mer|FR1m4
foscoe|US0d0NC
foshan|CN00c
foso|GH1r4
fossano|IT1i4
fosses la ville|BE3a3
fosses|FR1m3
fossombrone|IT1i3
fosso|IT1i2
fosston|US1b1MN
foster brook|US0d0PA
foster city|US0t5CA
foster|US0d2RI
fostoria|US0d4OH
fot|HU1z4
fouesnant|FR1m3
fougamou|GA4r2
fougeres|FR1m5
fouillard|FR1m3
foulayronnes|FR1m2
foumban|CM2k7
foumbot|CM2k6
foundiougne|SN1g2
fountain green|US470UT
fountain hills|US255AZ
fountain hill|US0d2PA
fountain inn|US0d3SC
fountain valley|US0t6CA
fountainebleau|US0d6FL
fountainhead orchard hills|US0d3MD
fountain|US475CO
fouquieres les lens|FR1m3
four corners|US0d5FL,US0t4OR,US1b4TX,US0d3MD,US472MT
four marks|GB0j3
four oaks|US0d1NC
four seasons|US1b1MO
fourmies|FR1m4
fowlerville|US492MI
fowler|US0t3CA,US3n1IN,US490MI,US470CO
fox chapel|US0d2PA
fox chase|US0d1PA
fox farm college|US472WY
fox island|US0t2WA
fox lake hills|US1b1IL
fox lake|US1b3IL,US1b1WI
fox point|US1b3WI
fox river grove|US1b2IL
fox run|US0d2PA
foxborough|US0d2MA
foxrock|IE384
foz do douro|PT503
foz do iguacu|BR098
foz do sousa|PT503
foz|ES0z3
fraccionamiento arboledas san ramon|MX043
fraccionamiento ciudad olmeca|MX044
fraccionamiento colinas del sol|MX043
fraccionamiento galaxia tarimbaro|MX043
fraccionamiento geovillas los pinos|MX044
fraccionamiento la trinidad|MX043
fraccionamiento lomas de ahuatlan|MX043
fraccionamiento los angeles|MX4a3
fraccionamiento metropolis ii|MX043
fraccionamiento mision del valle|MX043
fraccionamiento real palmas|MX315
frackville|US0d2PA
fragagnano|IT1i2
fraga|ES0z4
fraijanes|GT3c5
fraile pintado|AR5v4
frameries|BE3a4
framingham center|US0d6MA
framingham|US0d6MA
francavilla al mare|IT1i4
francavilla fontana|IT1i5
franca|BR098
francestown|US0d1NH
franceville|GA4r5
francheville|FR1m4
francisco beltrao|BR096
francisco i madero|MX315,MX4a3
francisco javier mina|MX433
francisco morato|BR097
francisco sa|BR094
francistown|BW6b6
francisville|US0d3KY
francis|US470UT
franco da rocha|BR097
francofonte|IT1i4
franconia|US0d4VA
franconville|FR1m5
franeker|NL3z4
frankenberg|DE0y4,DE0y4
frankenmuth|US492MI
frankenthal|DE0y6
frankfort square|US1b3IL
frankfort|US0d5KY,US1b4IL,US3n4IN,US0d1NY,US490MI,US0d0ME,US0d0OH
frankfurt am main|DE0y9
frankfurt oder|DE0y6
frankhuis|NL3z3
franklin center|US0d2NJ
franklin furnace|US0d1OH
franklin lakes|US0d3NJ
franklin park|US1b4IL,US0d4PA,US0d4NJ
franklin springs|US0d0GA
franklin square|US0d5NY
franklinton|US1b2LA,US0d1NC
franklinville|US0d1NY,US0d0NC
franklin|US1b6TN,US1b5WI,US0d5MA,US3n5IN,US0d4OH,US1b3KY,US0d3VA,US0d3NH,US1b3LA,AU0p3ACT,US0d3PA,US0d2NJ,US0d2NC,US0d2NC,US492MI,US1b1TX,US0d1ME
frankston east|AU0r5VIC
frankston north|AU0r3VIC
frankston south|AU0r4VIC
frankston|AU0r5VIC,US1b0TX
franksville|US1b1WI
frankton|US3n1IN
frantiskovy lazne|CZ2x2
franzosisch buchholz|DE0y4
frascati|IT1i4
fraserburgh|GB0j4
fraser|US494MI,US470CO
frasin|RO1w3
frasnes lez buissenal|BE3a3
frastanz|AT213
fratautii noi|RO1w2
fratesti|RO1w2
frattamaggiore|IT1i5
frattaminore|IT1i4
frauenfeld|CH5o4
fraureuth|DE0y3
fray bentos|UY2s5
fray luis a beltran|AR2c4
fray luis beltran|AR513
frazee|US1b0MN
frazeysburg|US0d0OH
frazier park|US0t1CA
freamunde|PT503
frechen|DE0y6
freckleton|GB0j3
fredensborg|DK2y3
fredericia|DK2y5
fredericksburg|US0d5VA,US1b3TX,US0d0PA
frederickson|US0t4WA
fredericktown|US1b2MO,US0d1OH
frederick|US0d6MD,US474CO,US1b2OK
frederico westphalen|BR094
fredericton|CA766NB
frederic|US1b0WI
frederiksberg|DK2y7
frederikshavn|DK2y5
frederikssund|DK2y4
frederiksvaerk|DK2y4
fredonia|US0d3NY,CO0i3,US1b1KS,US1b1WI,US470AZ
fredrikstad|NO4q6
freeburg|US1b2IL
freedom|US0t2CA,US0d1PA,US0d0NH
freehold|US0d4NJ
freeland|US493MI,US0d2PA,US0t1WA
freemansburg|US0d1PA
freeman|US1b0SD
freeport|US0d5NY,BS675,US1b5IL,US1b4TX,US1b1FL,US0d1PA,US0d1ME
freer|US1b1TX
freetown|SL3pa,SL3p4,US0d3MA
fregenal de la sierra|ES0z2
fregene|IT1i3
freguesia do ribeirao da ilha|BR094
freha|DZ1p5
frei paulo|BR3e3
freiberg am neckar|DE0y4
freiberg|DE0y5
freiburg|DE0y8
freienbach|CH5o4
freilassing|DE0y4
freire|CL0o3
freisen|DE0y3
freising|DE0y5
freistadt|AT213
freital|DE0y5
frejus|FR1m6
fremantle|AU1v3WA
fremont|US0t8CA,US1b5NE,US0d4OH,US492MI,US0d2NH,US491IN,US0d0NC
french camp|US0t2CA
french island|US1b2WI
french lick|US3n1IN
french rocks|IN034
french settlement|US1b0LA
frenchs forest|AU0p4NSW
frenchtown|US471MT,US0d0NJ
frenchville|AU1k3QLD,US0d0ME
frenda|DZ1p6
frenkendorf|CH5o3
frenstat pod radhostem|CZ2x4
freren|DE0y2
frescada|IT1i3
fresh meadows|US0d5NY
freshwater|AU0p3NSW,GB0j3
fresnes sur escaut|FR1m3
fresnes|FR1m5
fresnillo|MX047
fresno|US0t9CA,US1b4TX,CO0i4
freudenberg|DE0y4
freudenstadt|DE0y5
frewsburg|US0d1NY
freyming merlebach|FR1m4
freystadt|DE0y3
freyung|DE0y3
friars point|US1b0MS
fria|GN1x5
fribourg|CH5o5
frickenhausen|DE0y3
friday harbor|US0t1WA
fridley|US1b5MN
friedberg|DE0y5,DE0y5
friedeburg|DE0y3
friedenau|DE0y5
friedens|US0d1PA
friedland|DE0y4,DE0y3
friedrichroda|DE0y2
friedrichsdorf|DE0y5
friedrichsfelde|DE0y6
friedrichshafen|DE0y6
friedrichshagen|DE0y4
friedrichshain|DE0y7
friedrichstadt|DE0y3
friedrichsthal|DE0y4
frielendorf|DE0y3
friendly|US0d3MD
friendship village|US0d2MD
friendship|US0d0ME,US0d0NY
friendswood|US1b5TX
friend|US1b0NE
friesoythe|DE0y4
frignano|IT1i3
frimley|GB0j4
frinton on sea|GB0j4
friona|US1b2TX
frisco city|US1b0AL
frisco|US1b7TX,US472CO
fristad|SE272
fritch|US1b1TX
fritz creek|US5x1AK
fritzlar|DE0y4
frodsham|GB0j3
frohburg|DE0y3
frohnau|DE0y4
frolovo|RU3b5
frome|GB0j5
frondenberg|DE0y5
front royal|US0d4VA
frontenac|US1b2MO,US1b2KS
frontera corozal|MX8m2
frontera|MX316,MX045
frontignan|FR1m4
frontino|CO0i3
frosinone|IT1i5
frostburg|US0d3MD
frostproof|US0d2FL
frouard|FR1m3
frouzins|FR1m3
fruit cove|US0d5FL
fruit heights|US473UT
fruit hill|US0d2OH
fruita|US474CO
fruitdale|US0t0OR
fruitland park|US0d2FL
fruitland|US0d2MD,US6w2ID,US0d1NC
fruitport|US490MI
fruitridge pocket|US0t3CA
fruitvale|US473CO
fruitville|US0d4FL
frumusani|RO1w2
frumusica|RO1w3
frumusita|RO1w2
frutal|BR095
frutigen|CH5o3
fryanovo|RU063
fryazevo|RU066
fryazino|RU066
frydek mistek|CZ2x6
frydlant nad ostravici|CZ2x3
frydlant|CZ2x3
fryeburg|US0d1ME
fuan|CN006
fucecchio|IT1i4
fuchucho|JP0c6
fuding|CN006
fuencarral el pardo|ES0z8
fuengirola|ES0z6
fuenlabrada|ES0z8
fuensalida|ES0z3
fuente alamo de murcia|ES0z3
fuente del maestre|ES0z3
fuente el saz|ES0z2
fuente obejuna|ES0z2
fuente palmera|ES0z3
fuentes de andalucia|ES0z3
fuentes del valle|MX046
fuhlsbuttel|DE0y4
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
fuldatal|DE0y4
fulda|DE0y6,US1b0MN
fulham gardens|AU2v3SA
fuling|CN007
fuli|CN006
fuller heights|US0d3FL
fullerton|US0t7CA,US0d4PA,US1b0NE
fully|CH5o3
fulnek|CZ2x3
fulshear|US1b3TX
fultondale|US1b3AL
fulton|US1b4MO,US0d4NY,US1b2MS,US1b2IL,US1b1KY,US0d1MD,US1b1TX
fuman|IR0l5
fumel|FR1m3
funaishikawa|JP0c5
funchal|PT797
fundacion|CO0i6
fundao|BR094,PT503
fundeni|RO1w2
fundong|CM2k5
fundulea|RO1w3
funehikimachi funehiki|JP0c5
funes|AR2c4
funtua|NG0a7
funza|CO0i6
fuorigrotta|IT1i6
fuqing|CN006
fuquay varina|US0d5NC
furmanov|RU065
furnace green|GB0j3
furstenau|DE0y3
furstenberg|DE0y3
furstenfeldbruck|DE0y5
furstenfeld|AT213
furstenwalde|DE0y5
furstenzell|DE0y3
furth im wald|DE0y3
furth|DE0y7,DE0y3
furtwangen|DE0y3
furukawa|JP0c6
fusagasuga|CO0i6
fushe kruje|AL5j3
fushun|CN00a
fusignano|IT1i3
fussa|JP0c6
fussels corner|US0d2FL
fussen|DE0y4
futtsu|JP0c6
fuvahmulah|MV783
fuveau|FR1m3
fuwwah|EG0h6
fuxin|CN009
fuyang|CN007,CN006
fuyuan|CN005
fuyu|CN007,CN006
fuzesabony|HU1z3
fuzesgyarmat|HU1z3
fuzhou|CN00a
fyffe|US1b0AL
fylde|GB0j6
fyodorovka|KZ6a3
fyzabad|IN037
g azalkent|UZ1o5
g uzor|UZ5s5
ga kgapane|ZA0x4
ga rankuwa|ZA0x6
gaalkacyo|SO1f6
gabaldon|PH183
gabane|BW6b4
gabarin|NG0a3
gabcikovo|SK5b2
gabes|TN467
gaborone|BW6b8
gabrovo|BG2z6
gabu|GW5h4
gadag betageri|IN037
gadag|IN037
gadani|PK054
gadarwara|IN035
gaddi annaram|IN036
gadebusch|DE0y3
gadhada|IN035
gadhinglaj|IN035
gadow maly|PL203
gadsden|US1b5AL,US0d1SC
gadwal|IN036
gadzhiyevo|RU064
gaesti|RO1w4
gaeta|IT1i4
gafanha da nazare|PT504
gafargaon|BD075
gaffney|US0d4SC
gafour|TN463
gafsa|TN466
gagarawa|NG0a4
gagarin shahri|UZ1o5
gagarin|RU065
gage park|US1b5IL
gages lake|US1b3IL
gaggenau|DE0y5
gaggiano|IT1i3
gagliano del capo|IT1i2
gagnoa|CI0u7
gagny|FR1m5
gagra|GE373
gahanna|US0d5OH
gaigeturi|KR085
gaildorf|DE0y4
gaillac|FR1m4
gaillard|FR1m4
gaillimh|IE386
gaillon|FR1m3
gaiman|AR6j3
gaimersheim|DE0y3
gainesville|US0d7FL,US0d5GA,US1b4TX,US0d4VA
gainsborough|GB0j4
gaiseni|RO1w2
gaitania|CO0i3
gaithersburg|US0d6MD
gajendragarh|IN035
gajraula|IN036
gajuwaka|IN038
gakem|NG0a3
galaat el andeless|TN464
galanesti|RO1w3
galanta|SK5b4
galaosiyo shahri|UZ5s4
galapagar|ES0z5
galapa|CO0i4
galappo|TZ1d4
galashiels|GB0j4
galashki|RU063
galatina|IT1i4
galati|RO1w8
galatone|IT1i4
galatsi|GR4b6
galaxia bonito jalisco|MX043
galaxia la noria|MX043
galax|US0d3VA
galdakao|ES0z5
galdar|ES5i5
galeana|MX043,MX313
galegos|PT502
galena park|US1b3TX
galena|US1b2IL,US1b2KS,US631IN
galeras|CO0i3
gales ferry|US0d0CT
galesburg|US1b5IL,US491MI
galesong|ID2l6
galesville|US1b1WI
galeton|US0d0PA
galeville|US0d2NY
galiakot|IN033
galich|RU064
galion|US0d3OH
gali|GE374
gallarate|IT1i6
gallatin|US1b5TN,US1b1MO
galle|LK4d7
galliano|US1b3LA
galliate|IT1i4
galliera veneta|IT1i3
gallipolis|US0d2OH
gallipoli|IT1i4
gallitzin|US0d1PA
gallivare|SE273
gallneukirchen|AT213
gallup|US475NM
gallus|DE0y5
galmaarden|BE3a3
galt|US0t5CA
galvan|DO1j3
galva|US1b1IL
galveston|US1b6TX,US3n0IN
galvez|AR2c4
gamagori|JP0c6
gamarra|CO0i3
gamawa|NG0a4
gamay|PH183
gambat|PK055
gamba|GA4r3
gambela|ET195
gambettola|IT1i3
gambier|US0d1OH
gambiran satu|ID0b4
gambolo|IT1i3
gamboma|CG2p4
gamboru|NG0a6
gamboula|CF4u3
gambrills|US0d1MD
gameleira|BR294
gamewell|US0d2NC
gamla uppsala|SE274
gammertingen|DE0y3
gamonal|ES0z6
gampaha|LK4d3
gampengrejo|ID0b6
gamping lor|ID0b6
gampola|LK4d5
gamu|PH182
gan yavne|IL3q4
ganado|US1b1TX,US470AZ
gananoque|CA1e2ON
gandai|IN034
gandajika|CD2g7
gandarbal|IN034
ganderkesee|DE0y5
gandevi|IN034
gandhi nagar|IN033
gandhidham|IN037
gandhinagar|IN038
gandiaye|SN1g3
gandia|ES0z6
gandino|IT1i2
gandi|NG0a4
gandorhun|SL3p4,SL3p3
gandra|PT503
gandu|BR1c4
gandy|US0d1FL
ganei tikva|IL3q4
gang mills|US0d2NY
gangadharpur|IN033
gangaikondan|IN033
gangakher|IN036
ganganagar|IN038
gangapur|IN037,IN035,IN034
gangarampur|IN036
gangavalli|IN033
gangawati|IN037
gangelt|DE0y4
ganges|CA4l3BC
ganghwa gun|KR085
gangi|IT1i3
gangkofen|DE0y3
gangneung|KR087
gangoh|IN036
gangolli|IN034
gangtok|IN035
ganj dundwara|IN036
ganj muradabad|IN033
ganjam|IN034
ganja|AZ348
gannan|CN006
gannat|FR1m3
gannavaram|IN034
ganserndorf|AT214
ganshui|CN002
gansing|PH182
gantang|CN006,CN005
ganta|LR3f4
gantiadi|GE373
gantt|US0d4SC
ganye|NG0a4
gan|FR1m2
gaogou|CN006
gaomi|CN007
gaoping|CN008
gaoual|GN1x3
gaoyou|CN007
gaozhou|CN007
gao|ML2o6
gapan|PH186
gapyeong|KR086
gap|FR1m5,US0d1PA
garachico|ES5i3,ES5i3
garagoa|CO0i3
garango|BF365
garanhuns|BR297
garautha|IN033
garbagnate milanese|IT1i5
garbahaarrey|SO1f4
garbsen mitte|DE0y3
garbsen|DE0y6
garca|BR095
garches|FR1m4
garching an der alz|DE0y3
garching bei munchen|DE0y4
garcia|MX317
gardabaer|IS714
gardabani|GE373
gardanne|FR1m4
gardelegen|DE0y4
garden acres|US0t3CA
garden city park|US0d3NY
garden city south|US0d2NY
garden city|US1b5KS,US495MI,US0d4NY,US6w4ID,US0d3SC,US0d3GA,US1b1MO
garden grove|US0t7CA
garden home whitford|US0t3OR
garden ridge|US1b2TX
garden view|US0d1PA
gardena|US0t6CA
gardendale|US1b4AL,US1b1TX,US1b0TX
gardere|US1b3LA
gardez|AF127
gardiner|US0d2ME
gardnertown|US0d2NY
gardnerville ranchos|US0t3NV
gardnerville|US0t2NV
gardner|US1b4KS,US0d4MA,US1b1IL
gardone val trompia|IT1i3
gardony|HU1z3
gardsten|SE273
gareoult|FR1m2
garfield heights|US0d5OH
garfield|US0d5NJ,US1b1TX
garforth|GB0j4
gargalianoi|GR4b3
gargenville|FR1m3
garges les gonesse|FR1m5
gargzdai|LT4v4
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
garissa|KE1a6
garko|NG0a4
garla mare|RO1w2
garland|US1b8TX,US471UT,US0d0ME
garlasco|IT1i3
garliava|LT4v4
garmisch partenkirchen|DE0y5
garner|US0d5NC,US1b2IA
garnett|US1b2KS
garnet|US0t3CA
garoowe|SO1f6
garoua boulai|CM2k6
garoua|CM2k9
garrel|DE0y4
garretson|US1b0SD
garrett park|US0d0MD
garrettsville|US0d1OH
garrett|US493IN,US0t1WA
garrison|US0d3MD,US9r1ND
garrni|AM353
garrucha|ES0z3
garstang|GB0j3
gartenstadt|DE0y4
gartringen|DE0y4
garuhape|AR2c3
garui|IN034
garupa|AR2c5
garwolin|PL204
garwood|US0d2NJ
garyville|US1b1LA
gary|US1b6IN
garzon|CO0i5
gas city|US3n3IN
gashua|NG0a7
gaspar hernandez|DO1j3
gaspar|BR095
gaspe|CA1e4QC
gasport|US0d0NY
gaspra|UA5e3
gassino torinese|IT1i3
gassol|NG0a4
gassville|US1b1AR
gasteiz vitoria|ES0z8
gastonia|US0d6NC
gastonville|US0d1PA
gaston|US0d1SC,US0d0NC
gastouni|GR4b3
gata de gorgos|ES0z2
gataia|RO1w3
gatak|ID0b6
gatchina|RU066
gate city|US0d1VA
gates mills|US0d1OH
gates north gates|US0d4NY
gateshead|GB0j6
gatesville|US1b4TX
gateway|US0d3FL,US5x2AK
gatineau|CA1e8QC
gatlinburg|US0d2TN
gatteo santangelo|IT1i2
gattinara|IT1i3
gatton|AU1k3QLD
gau algesheim|DE0y3
gauchy|FR1m3
gaurela|IN034
gauripur|IN035
gaurnadi|BD075
gaur|NP2b5
gautampura|IN034
gautier|US1b4MS
gauting|DE0y4
gavardo sopraponte|IT1i3
gavarr|AM354
gava|ES0z6
gavere|BE3a4
gavirate|IT1i3
gavle|SE276
gavrilov posad|RU063
gavrilov yam|RU064
gawan|IN033
gawler east|AU2v2SA
gawler|AU2v4SA
gaya|IN039,NE3v5,NG0a4
gayduk|RU063
gaylord|US492MI,US1b1MN
gay|RU2j5
gaza|PS5a9
gaziantep|TR01a
gazipasa|TR014
gazi|GR4b4,KE1a2
gazli|UZ5s4
gazojak|TM414
gbadolite|CD0f6
gbarnga|LR3f6
gbawe|GH1r5
gbely|SK5b2
gbongan|NG0a7
gdansk|PL209
gdov|RU062
gdynia|PL208
gearhart|US0t1OR
geary|US1b0OK
gebeit|SD1q3
gebog|ID0b5
gebre guracha|ET194
gebze|TR018
gedangan|ID0b6
gedera|IL3q5
gedern|DE0y3
gediz|TR014
gedo|ET193
gedzhukh|RU063
geelong city centre|AU0r3VIC
geelong west|AU0r3VIC
geelong|AU0r8VIC
geel|BE3a5
geertruidenberg|NL3z4
geeste|DE0y3
geesthacht|DE0y5
geetbets|BE3a3
gehrden|DE0y4
geidam|NG0a5
geidorf|AT215
geilenkirchen|DE0y5
geiro|TZ1d5
geiselhoring|DE0y3
geisenfeld|DE0y3
geisenhausen|DE0y3
geisenheim|DE0y4
geisingen|DE0y3
geislingen an der steige|DE0y5
geislingen|DE0y3
geispolsheim|FR1m3
geistown|US0d1PA
geita|TZ1d5
geithain|DE0y3
gejiu|CN007
gekhi|RU063
gela|IT1i6
geldermalsen|NL3z5
geldern|DE0y5
geldrop|NL3z5
geleen|NL3z5
gelemso|ET194
gelendost|TR013
gelendzhik|RU066
gelibolu|TR015
gelida|ES0z3
gelinkaya|TR013
gelligaer|GB0j4
gelnhausen|DE0y4
gelnica|SK5b3
gelsenkirchen|DE0y8
geltendorf|DE0y2
gelterkinden|CH5o3
gelves|ES0z3
gembloux|BE3a4
gembu|NG0a4
gemeinde friedland|DE0y3
gemena|CD0f7
gemenos|FR1m3
gemerek|TR014
gemert|NL3z4
gemlik|TR016
gemona|IT1i3
gemunden am main|DE0y4
gemunde|PT502
genappe|BE3a4
genas|FR1m4
genc|TR014
gendt|NL3z2
geneina|SD1q7
general acha|AR514
general angel flores la palma|MX4a3
general cabrera|AR2c3
general conesa|AR512
general emilio aguinaldo|PH184
general enrique mosconi|AR514
general fernandez oro|AR513
general jose de san martin|AR2c5
general levalle|AR2c2
general luna|PH183
general mamerto natividad|PH184
general miguel aleman|MX044
general pacheco|AR025
general pico|AR516
general pinedo|AR2c4
general ramirez|AR2c3
general roca|AR516
general salgado|BR093
general santos|PH189
general tinio|PH185
general toshevo|BG2z3
general trias|PH187
general villegas|AR024
general zuazua|MX313
genesee|US472CO
geneseo|US0d3NY,US1b3IL
genet|ET195
geneva on the lake|US0d0OH
geneva|US1b4IL,US0d4NY,US0d3OH,US0d3OH,US1b2AL,US0d2FL,US0t1WA,US1b1NE,US3n0IN,US3n0IN
geneve|CH5o8
gengenbach|DE0y3
genhe|CN006
genk|BE3a6
genlis|FR1m2
gennep|NL3z4
gennevilliers|FR1m5
genoa city|US1b2WI
genoa|IT1i9,US1b2IL,US0d1OH,US0d1OH
genola|US471UT
genova|CO0i3
genteng|ID0b6
genthin|DE0y4
gentilly|FR1m4
gentry|US1b2AR
gent|BE3a8
genzano di lucania|IT1i3
genzano di roma|IT1i4
geoagiu|RO1w3
geoktschai|AZ345
george town|MY2a8,KY875,BS673
george west|US1b1TX
georgensgmund|DE0y3
georges hall|AU0p3NSW
georgetown|GY668,US1b6TX,US0d5KY,US0d4GA,US0d3SC,US0d3DE,US3n2IN,US3n2IN,US0d2OH,US1b2IL,US1b2IL,US632IN,US0t1CA,US0d1CT,US0d1PA,US470CO,US0d0PA
george|ZA0x4,US1b0IA
georgiana|US1b1AL
georgievka|KZ1n4
georgiyevka|KZ1n3
georgiyevskaya|RU062
georgiyevsk|RU066
georgsmarienhutte|DE0y5
geraardsbergen|BE3a5
gerakas|GR4b5
geraldton|AU1v5WA
gerald|US1b0MO
gerardmer|FR1m3
gerasdorf bei wien|AT213
gerash|IR0l5
gera|DE0y7
gerber|US0t0CA
gerbole|IT1i3
gerbrunn|DE0y3
gerdzhyush|TR013
gerede|TR015
gereida|SD1q7
gerena|ES0z3
gerenzano|IT1i3
gereshk|AF125
geretsried|DE0y5
gergebil|RU062
geringswalde|DE0y2
gering|US473NE
geri|CY6s3
gerlingen|DE0y4
germantown hills|US1b2IL
germantown|US0d6MD,US1b5TN,US1b4WI,US0d2OH,US1b0IL
germenchuk|RU063
germencik|TR013
germering|DE0y5
germersheim|DE0y4
gernika lumo|ES0z4
gernsbach|DE0y4
gernsheim|DE0y3
gerolstein|DE0y3
gerolzhofen|DE0y3
gerona|PH185
geronimo|US1b0OK,US1b0TX
geroskipou|CY6s3
gero|JP0c5
gerpinnes|BE3a4
gerrards cross|GB0j4
gersfeld|DE0y3
gersheim|DE0y3
gerstetten|DE0y4
gersthofen|DE0y4
gervais|US0t1OR
gerzat|FR1m3
gerze|TR013
gescher|DE0y4
geseke|DE0y4
gessate|IT1i3
gesundbrunnen|DE0y6
gesves|BE3a3
getafe|ES0z7
gettorf|DE0y3
gettysburg|US0d3PA,US1b0SD
getxo|ES0z6
gevas|TR014
gevelsberg|DE0y5
gevgelija|MK544
gevrai|IN035
gewane|ET193
gex|FR1m3
geyve|TR014
ghadamis|LY303
ghanaur|IN033
ghansor|IN033
ghanzi|BW6b3
gharaunda|IN035
gharavuti|TJ483
ghardaia|DZ1p7
gharghoda|IN033
gharo|PK054
gharyan|LY306
ghatal|IN036
ghatampur|IN035
ghatanji|IN034
ghatkesar|IN034
ghatsila|IN035
ghat|LY305
ghauspur|PK055
ghaziabad|IN03a
ghazieh|LB1u6
ghazipur|IN037
ghazni|AF127
ghedi|IT1i4
gheorgheni|RO1w4
gheraesti|RO1w3
gherla|RO1w5
ghidigeni|RO1w3
ghimes faget|RO1w2
ghiror|IN034
ghisalba|IT1i3
ghogha|IN034
gholson|US1b0TX
ghorawal|IN033
ghormach|AF125
ghosi|IN035
ghoti budrukh|IN034
ghotki|PK056
ghugus|IN035
ghumarwin|IN033
giado|LY303
giaginskaya|RU064
giannitsa|GR4b5
giannouli|GR4b3
giardini naxos|IT1i3
giarmata|RO1w2
giarre|IT1i5
giaveno|IT1i4
gibara|CU1l5
gibbon|US1b1NE
gibbsboro|US0d1NJ
gibbstown|US0d2NJ
gibong|PH183
gibraleon|ES0z4
gibraltar|GI8a5,US492MI
gibson city|US1b2IL
gibsonburg|US0d1OH
gibsonia|US0d2FL,US0d1PA
gibsons|CA4l3BC
gibsonton|US0d4FL
gibsonville|US0d3NC
gibson|US1b2AR
gidam|IN033
giddalur|IN035
giddarbaha|IN035
giddings|US1b2TX
gideon|US1b0MO
gidole|ET193
gidrotorf|RU063
giengen an der brenz|DE0y4
gien|FR1m4
gieres|FR1m3
gierloz|PL205
giesen|DE0y3
giessendam|NL3z2
giessen|DE0y6
gif sur yvette|FR1m5
giffnock|GB0j4
giffoni valle piana|IT1i3
gifford|US0d3FL,US1b0IL
gifhorn|DE0y5
gifu shi|JP0c9
gig harbor|US0t3WA
gigante|CO0i3
gigant|RU063
gignac la nerthe|FR1m3
gignac|FR1m2
gijang|KR085
gijduvon shahri|UZ5s5
gijon|ES0z8
gila bend|US251AZ
gilau|RO1w3
gilbert creek|US0d0WV
gilbertsville|US0d2PA
gilberts|US1b3IL
gilbert|US258AZ,US1b1MN,US1b0IA
gilching|DE0y4
gilcrest|US470CO
gilford|US0d3NH
gilgit|PK053
gilleleje|DK2y3
gillespie|US1b2IL
gillette|US475WY
gillett|US1b0WI
gillingham|GB0j7,GB0j3
gill|US0d0MA
gilmanton|US0d2NH
gilman|US1b1IL
gilmer|US1b2TX
gilroy|US0t6CA
gilze|NL3z3
gimbi|ET195
gimcheon|KR087
ginebra|CO0i3
gines|ES0z4
gingee|IN034
gingelom|BE3a3
ginir|ET194
ginneken|NL3z2
ginosa|IT1i4
ginowan|JP0c7
ginsheim gustavsburg|DE0y4
gioia del colle|IT1i5
gioia tauro|IT1i4
gioiosa ionica|IT1i3
giovinazzo|IT1i4
giporlos|PH182
girardot city|CO0i7
girardville|US0d1PA
girard|US0d3OH,US0d2PA,US1b1KS,US1b1IL
girau do ponciano|BR3e3
girdwood|US5x1AK
giresun|TR017
girey|RU063
giridih|IN036
girifalco|IT1i3
girona|ES0z7
giron|CO0i7
girov|RO1w3
girraween|AU0p2NSW
girrawheen|AU1v3WA
girua|BR094
girvan|GB0j3
gisborne|NZ5d5,AU0r3VIC
gisenyi|RW3x6
gislaved|SE273
gisors|FR1m4
gistel|BE3a3
gitarama|RW3x6
gitega|BI5r5
giubiasco|CH5o3
giudecca|IT1i3
giugliano in campania|IT1i6
giulianova|IT1i4
giurgiu|RO1w6
giussano|IT1i5
givat shmuel|IL3q4
givat zeev|PS5a4
givatayim|IL3q6
givet|FR1m3
givors|FR1m4
giyani|ZA0x5
giza|EG0hb
gizel|RU063
gizo|SB7p3
gizycko|PL205
gjakove|XK2r7
gjilan|XK2r6
gjirokaster|AL5j5
gjorce petro|MK545
gjovik|NO4q4
glabbeek|BE3a2
glace bay|CA774NS
gladbeck|DE0y6
glade spring|US0d1VA
gladenbach|DE0y4
gladesville|AU0p4NSW
gladeview|US0d4FL
gladewater|US1b3TX
gladstone park|AU0r3VIC
gladstone|AU1k5QLD,US1b5MO,US0t4OR,US492MI,US0d1NJ
gladwin|US492MI
glad|PH183
glandorf|DE0y3,US0d0OH
gland|CH5o3
glan|PH185
glarus|CH5o3
glasco|US0d1NY
glasford|US1b0IL
glasgow village|US1b2MO
glasgow|GB0j9,US1b4KY,US0d4DE,US472MT,US0d0VA,US1b0MO
glashutten|DE0y2
glassboro|US0d4NJ
glassmanor|US0d4MD
glassport|US0d2PA
glastonbury center|US0d3CT
glastonbury|US0d5CT,GB0j3
glauchau|DE0y5
glazov|RU327
glazunovka|RU063
gleason|US1b0TN
glebe|AU0p4NSW
gleed|US0t2WA
gleisdorf|AT213
gleize|FR1m3
glen allen|US0d4VA
glen alpine|US0d1NC
glen avon|US0t4CA
glen burnie|US0d6MD
glen carbon|US1b4IL
glen cove|US0d5NY
glen ellyn|US1b5IL
glen gardner|US0d1NJ
glen head|US0d2NY
glen innes|AU0p3NSW
glen iris|AU0r5VIC
glen lyon|US0d1PA
glen oaks|US0d3NY
glen raven|US0d1NC
glen ridge|US0d3NJ
glen rock|US0d4NJ,US0d1PA
glen rose|US1b1TX
glen waverley|AU0r5VIC
glenarden|US0d3MD
glencoe|ZA0x4,US1b3IL,US1b2MN,US1b2AL,US0d1FL
glendale heights|US1b5IL
glendale|US258AZ,US0t8CA,US0d5NY,US1b4WI,ZW263,US1b3MO,US472CO,US0d1OH,US0d1OH,US1b1MS,US0d1WV
glendenning|AU0p2NSW
glendive|US472MT
glendora|US0t6CA,US0d2NJ
gleneagle|US473CO
glenelg north|AU2v3SA
glenferrie|AU0r4VIC
glenfield park|AU0p2NSW
glenfield|GB0j3,AU0p3NSW
glengowrie|AU2v2SA
glenhaven|AU0p3NSW
glenmont|US0d4MD
glenmoor|US0d1OH
glenmora|US1b0LA
glenmore park|AU0p5NSW
glenmore|US1b0WI
glenn dale|US0d4MD
glenn heights|US1b4TX
glenns ferry|US6w0ID
glennville|US0d2GA
glenolden|US0d3PA
glenorchy|AU693TAS
gleno|TL6t3
glenpool|US1b4OK
glenrock|US471WY
glenrothes|GB0j5
glenroy|AU0r4VIC
glens falls north|US0d3NY
glens falls|US0d4NY
glenshaw|US0d3PA
glenside|US0d3PA
glenvale|AU1k3QLD
glenvar heights|US0d4FL
glenview|US1b6IL
glenville|US0d5OH,US0d1CT,US0d1WV
glenwood city|US1b0WI
glenwood landing|US0d2NY
glenwood springs|US473CO
glenwood|AU0p4NSW,US1b3IL,US1b2IA,US1b1MN,US1b1AR
glidden|US1b0IA
glide|US0t1OR
glienicke|DE0y3
glina|RO1w3
glinde|DE0y4
gliwice|PL208
globe|US253AZ
glodeni|MD4h3
glogovac|XK2r6
glogow malopolski|PL202
glogowek|PL203
glogow|PL206
gloria do goita|BR294
gloria|PH183
glossop|GB0j5
glostrup|DK2y4
gloucester city|US0d4NJ
gloucester courthouse|US0d2VA
gloucester point|US0d3VA
gloucester|GB0j7,US0d5MA
glouster|US0d1OH
gloversville|US0d4NY
gloverville|US0d2SC
glowno|PL204
glubczyce|PL204
glubokiy|RU063
glubokoye|KZ1n3
glucholazy|PL204
glucksburg|DE0y3
gluckstadt|DE0y4
glusburn|GB0j3
glushkovo|RU8v2
gluszyca|PL203
glyfada|GR4b6
glyn neath|GB0j2
glyndon|US1b0MN
gmund am tegernsee|DE0y3
gmunden|AT214
gnadenhutten|US0d0OH
gnarrenburg|DE0y3
gnesta|SE273
gniewkowo|PL203
gniew|PL203
gniezno|PL206
goa velha|IN032
goalpara|IN036
goa|PH184
gobabis|NA604
gobardanga|IN035
goba|ET195
gobernador galvez|AR2c6
gobernador roca|AR023
gobernador virasora|AR2c5
gobichettipalayam|IN036
gobindapur|IN034
gobindpur|IN035,IN033
gobo|JP0c5
gochsheim|DE0y3
goch|DE0y5
goczalkowice zdroj|PL203
godalming|GB0j5
goddard|US0d3MD,US1b2KS
godda|IN035
godean|ID0b6
godech|BG2z2
godella|ES0z4
goderich|CA1e3ON
godfrey|US1b4IL
godhra|IN037
godley|US1b0TX
godmanchester|GB0j3
godollo|HU1z5
godo|JP0c4
god|HU1z4
goedereede|NL3z4
goes|NL3z5
goffstown|US0d2NH
gofitskoye|RU062
gogapur|IN033
gogolin|PL203
gogosu|RO1w2
gogrial|SS575
gohadi|IN036
gohana|IN036
gohand|IN033
gohpur|IN033
goianapolis|BR093
goiana|BR295
goianesia|BR096
goiania|BR09a
goianinha|BR1h4
goianira|BR095
goias|BR094
goiatuba|BR095
goirle|NL3z5
goito|IT1i2
gojar|ES0z2
gojo|JP0c5
gojra|PK057
gokak|IN036
gokarna|IN035
gokavaram|IN034
gokceada|TR013
gokcebey|TR013
goksun|TR015
gokwe|ZW264
gola bazar|IN033
gola gokarannath|IN036
golaghat|IN035
golakganj|IN033
golbasi|TR015
golbey|FR1m3
golborne|GB0j5
golcuk|TR016
gold bar|US0t1WA
gold beach|US0t1OR
gold camp|US253AZ
gold canyon|US253AZ
gold coast|AU1k9QLD
gold hill|US0t0OR
gold key lake|US0d1PA
gold river|US0t3CA
goldach|CH5o3
goldap|PL204
goldau|CH5o2
goldbach|DE0y3
golden beach|AU1k3QLD,US0d2MD
golden gate|US0d5FL
golden glades|US0d5FL
golden grove|AU2v3SA,US0d1SC
golden hills|US0t3CA
golden meadow|US1b1LA
golden shores|US251AZ
golden square|AU0r3VIC
golden triangle|US0d2NJ
golden valley|US1b4MN,US253AZ,US0t1NV
goldendale|US0t2WA
goldenrod|US0d4FL
goldens bridge|US0d1NY
goldenstedt|DE0y3
golden|US474CO
goldsboro|US0d5NC
goldsby|US1b1OK
goldthwaite|US1b1TX
goleniow|PL204
golere|SN1g2
goleta|US0t5CA
gole|TR014
golf manor|US0d2OH
golfito|CR5q3
golhisar|TR014
goliad|US1b1TX
golitsyno|RU064
golmarmara|TR014
golovchino|RU062
golovinskiy|RU063
golpayegan|IR0l5
golpazari|TR013
golub dobrzyn|PL204
golyanovo|RU067
golyshmanovo|RU2j4
gomaringen|DE0y3
goma|CD2g7
gombe|NG0a8
gombi|NG0a4
gombong|ID0b5
gomez farias|MX3o2
gomez palacio|MX318
gommern|DE0y3
gomoh|IN035
gonabad|IR0l5
gonaives|HT2u6
gonbad e kavus|IR0l7
gond pontouvre|FR1m3
gonda city|IN037
gondal|IN037
gondar|ET197
gondia|IN037
gondizalves|PT503
gondomar|PT505,ES0z4
gonen|TR015,TR014
gonesse|FR1m5
gongchangling|CN006
gongdanglegi kulon|ID0b4
gongju|KR086
gongzhuling|CN007
goniri|NG0a4
gonnosfanadiga|IT1i3
gonzaga|PH183,IT1i2
gonzales|US1b3LA,US0t3CA,US1b3TX
gonzalez|US1b4FL,MX313,CO0i2
gonzalillo|PA5f3
good hope|US0t3CA,US1b1AL
goodhue|US1b0MN
goodings grove|US1b4IL
gooding|US6w2ID
goodlands|MU6r4
goodland|US472KS,US3n0IN
goodlettsville|US1b4TN
goodman|US1b0MS,US1b0MO
goodna|AU1k3QLD
goodrich|US491MI
goodview|US1b2MN
goodwater|US1b0AL
goodwell|US1b0OK
goodyear|US256AZ
gooik|BE3a3
goole|GB0j4
goondiwindi|AU1k3QLD
goonellabah|AU0p4NSW
goor|NL3z4
goose creek|US0d5SC
gopalganj|IN036
gopalpur|IN033,IN033
gopamau|IN034
gopinathpur|IN032
goppingen|DE0y6
gora kalwaria|PL203
gorakhpur|IN03a,IN039
goranboy|AZ343
gorantla|IN035
gorazde|BA454
gora|PL204,NG0a3
gorbunki|RU063
gordes|TR013
gordon heights|US0d2NY
gordonsville|US0d1VA,US1b0TN
gordonvale|AU1k3QLD
gordon|AU0p3NSW,AU0p3ACT,US0d1GA,US471NE
gordo|US1b1AL
gorebridge|GB0j3
goregaon|IN033
gorele|TR015
gorelki|RU063
gorelovo|RU064
goreme|TR013
goreville|US1b0IL
gorey|IE383
gore|NZ5d4,ET193
gorgan|IR0l8
gorgonzola|IT1i4
gorgoram|NG0a4
gorgota|RO1w2
gorham|US0d3ME,US0d1NH
goribidnur|IN035
gorinchem|NL3z5
goris|AM354
gorizia|IT1i5
gori|GE376
gorla maggiore|IT1i2
gorla minore|IT1i3
gorleston on sea|GB0j3
gorle|IT1i3
gorlice|PL205
gorlitz|DE0y6
gorman|US1b0TX,US0d0NC
gorna oryahovitsa|BG2z5
gornesti|RO1w3
gornji milanovac|RS2r5
gornji vakuf|BA453
gorno altaysk|RU4m6
gornopravdinsk|RU2j2
gornozavodsk|RU2j4,RU6n2
gornyak|RU2j4,RU2j4
gornyatskiy|RU063
gornyye klyuchi|RU4o2
gornyy|RU2d3,RU3k3
gorodets|RU065
gorodishche|RU3b4,RU063
gorodnya|RU062
gorodoviki|RU063
gorodovikovsk|RU063
gorokan|AU0p3NSW
goroka|PG5y4
gorokhovets|RU064
gorom gorom|BF363
gorontalo|ID2l7
goronyo|NG0a3
gorredijk|NL3z3
gorseinon|GB0j4
gorshechnoye|RU063
gorur|IN033
goryachevodskiy|RU065
goryachiy klyuch|RU065
gorzow wielkopolski|PL207
gorzyce|PL203
gosaba|IN038
goscicino|PL202
gosen|JP0c5
goseong|KR085
gose|JP0c5
gosforth|GB0j5
goshainganj|IN034,IN033
goshaingaon|IN034
goshen|US3n5IN,US0d4OH,US0d2NY,US0t2CA,US1b1AR
goshogawara|JP0c6
goslar|DE0y5
gosnells|AU1v4WA
gosnell|US1b2AR
gospic|HR443
gosport|GB0j6
gossau|CH5o4
gossops green|GB0j3
gostagayevskaya|RU063
gosting|AT213
gostivar|MK546
gostovici|BA453
gostynin|PL204
gostyn|PL204
goteborg|SE279
gotenba|JP0c6
gotene|SE272
goth garelo|PK053
goth phulji|PK053
goth radhan|PK054
gotha|DE0y6,US0d1FL
gothenburg|US1b2NE
gotse delchev|BG2z4
gotsucho|JP0c5
gottingen|DE0y7
gottmadingen|DE0y3
gotzis|AT214
gouda|NL3z6
gouesnou|FR1m3
goulburn|AU0p5NSW
goulding|US1b2FL
gouldsboro|US0d1ME
goulds|US0d3FL
gouloure|BF363
goundam|ML2o3
goundi|TD423
gounou gaya|TD423
gourbeyre|GP7m3
gourcy|BF364
gourdon|FR1m2
goure|NE3v4
gourin|FR1m2
gournay en bray|FR1m3
gournay sur marne|FR1m3
gourock|GB0j3
goussainville|FR1m5
gouverneur|US0d2NY
gouvieux|FR1m3
govardhan|IN034
governador dix sept rosado|BR1h3
governador valadares|BR098
govindgarh|IN033,IN033
gowanda|US0d1NY
gower|US1b1MO
gowurdak|TM415
goyang si|KR08a
goya|AR2c6
goyerkata|IN036
goynuk|TR013,TR012
goyty|RU064
gozyeri|TR013
graaff reinet|ZA0x6
grabels|FR1m3
graben neudorf|DE0y4
grabill|US3n0IN
grabiszynek|PL203
grabouw|ZA0x5
grabovo|RU063
grabow|DE0y3
grabo|SE273
grabs|CH5o3
gracanica|BA454
gracemere|AU1k3QLD
graceville|US1b1FL
gracias|HN3l3
gracia|ES0z7
gradacac|BA454
gradignan|FR1m5
gradisca disonzo|IT1i3
gradiska|BA454
gradistea|RO1w2
grado|ES0z3,IT1i3
grafelfing|DE0y4
grafenau|DE0y3,DE0y3
grafenhainichen|DE0y3
grafenwohr|DE0y3
grafing bei munchen|DE0y4
grafton|US0d4MA,US1b4WI,AU0p3NSW,US0d3OH,US0d2WV,US1b2ND,US0d0NH
gragnano|IT1i5
grahamstown|ZA0x7
graham|US0t5WA,US0d4NC,US1b3TX
grain valley|US1b4MO
grajales|MX043
grajau|BR1h5
grajewo|PL205
grambling|US1b2LA
gramercy park|US0d5NY
gramercy|US1b2LA
grammichele|IT1i4
gramoteino|RU4w4
gramsh|AL5j4
granada|ES0z8,NI3d6,CO0i5,CO0i3
granadero baigorria|AR2c5
granadilla de abona|ES5i5
granadilla|CR5q4
granarolo dellemilia e viadagola|IT1i2
granbury|US1b3TX
granby|CA1e6QC,US1b1MO,US471CO,US0d0MA
grand baie|MU6r4
grand bassam|CI0u6
grand bay|US1b2AL
grand blanc|US493MI
grand bois|MU6r3
grand boulevard|US1b4IL
grand bourg|GP7m3
grand canyon village|US251AZ
grand canyon|US251AZ
grand centre|CA6e3AB
grand charmont|FR1m2
grand coulee|US0t0WA
grand couronne|FR1m3
grand falls windsor|CA7a4NL
grand forks air force base|US1b1ND
grand forks|US1b6ND
grand fort philippe|FR1m3
grand gaube|MU6r3
grand haven|US493MI
grand island|US1b6NE,US0d4NY
grand isle|US1b0LA
grand junction|US476CO
grand lahou|CI0u3
grand ledge|US493MI
grand marais|US1b0MN
grand meadow|US1b0MN
grand mound|US0t2WA
grand point|US1b1LA
grand popo|BJ3t3
grand prairie|US1b8TX
grand rapids|US498MI,US1b3MN
grand ronde|US0t1OR
grand saline|US1b2TX
grand terrace|US0t4CA
grande prairie|CA395AB
grande riviere du nord|HT2u3
grande synthe|FR1m5
grandola|PT503
grandview heights|US0d3OH
grandview plaza|US1b1KS
grandview|US1b5MO,US0t3WA,US1b1TX,US0d1OH,US1b1IL
grandville|US494MI
grandwood park|US1b2IL
grandyle village|US0d2NY
graneros|CL0o5,AR3s2
grange hill|GB0j4
grangemouth|GB0j4
granger|US495IN,US0t2WA,US1b1TX,US1b1IA
grangeville|US0t2ID
grange|AU2v3SA
grangwav|HT2u6
granichen|CH5o3
granite bay|US0t4CA
granite city|US1b5IL
granite falls|US0d2NC,US0t2WA,US0t2WA,US1b1MN
granite hills|US0t2CA
granite quarry|US0d2NC
granite shoals|US1b2TX
graniteville|US0d4NY,US0d1SC
granite|US1b1OK,US471UT
granjas ampliacion santa rosa|MX043
granja|BR1h5
granollers|ES0z6
gransee|DE0y3
grant city|US0d2NY
grant park|US1b0IL
grant valkaria|US0d2FL
grantham|GB0j5,US0d1NH
grantley|US0d2PA
grants pass|US0t5OR
grantsburg|US1b0WI
grantsville|US473UT
grants|US473NM
grantville|US0d2GA
grant|US1b2MN,US470NE
granville south|US0d0OH
granville|AU0p5NSW,FR1m4,US0d3OH,US0d1WV,US0d1NY,US0d1MA,US1b0IL
grao de murviedro|ES0z6
grape creek|US1b2TX
grapeland|US1b1TX
grapevine|US1b6TX
grappenhall|GB0j3
grasberg|DE0y3
grasbrunn|DE0y3
grasonville|US0d2MD
grasrijk|NL3z2
grass lake|US490MI
grass valley|US0t4CA
grassano|IT1i2
grassau|DE0y3
grasse|FR1m6
grassina ponte a ema|IT1i3
grassobbio|IT1i3
gratkorn|AT213
graton|US0t1CA
graulhet|FR1m4
gravatai|BR098
gravata|BR296
gravel ridge|US1b2AR
gravelines|FR1m4
gravellona toce|IT1i3
gravenhurst|CA1e3ON
gravenwiesbach|DE0y2
gravesend|US0d7NY,GB0j6
gravette|US1b2AR
grave|NL3z4
gravina di catania|IT1i5
gravina in puglia|IT1i5
gray summit|US1b1MO
grayling|US491MI
graymoor devondale|US632KY
grayslake|US1b4IL
grayson valley|US1b3AL
grayson|US0d2KY,US0d2GA
graysville|US1b1AL,US1b1TN
grays|GB0j6
grayville|US1b1IL
grayvoron|RU063
gray|FR1m3,US1b2LA,US0d2GA,US0d0TN
grazhdanka|RU066
grazzanise|IT1i2
graz|AT218
greasby|GB0j3
great barrington|US0d1MA
great bend|US1b4KS
great bookham|GB0j3
great dunmow|GB0j3
great falls|US476MT,US0d4VA,US0d1SC
great gonerby|GB0j3
great harwood|GB0j4
great kills|US0d4NY
great malvern|GB0j5
great missenden|GB0j3
great neck estates|US0d1NY
great neck gardens|US0d0NY
great neck plaza|US0d3NY
great neck|US0d3NY
great river|US0d1NY
great sankey|GB0j5
great torrington|GB0j3
great wakering|GB0j2
great wyrley|GB0j4
great yarmouth|GB0j6
greater grand crossing|US1b5IL
greater napanee|CA1e4ON
greater noida|IN038
greater northdale|US0d4FL
greater sudbury|CA1e7ON
greater upper marlboro|US0d4MD
greatwood|US1b4TX
grebenhain|DE0y2
grebenskaya|RU062
grebenstein|DE0y3
greci|RO1w2
greding|DE0y3
greece|US0d4NY
greeley|US477CO
green acres|US0t1CA
green bay|US1b7WI
green cove springs|US0d3FL
green forest|US1b1AR
green harbor cedar crest|US0d1MA
green haven|US0d4MD
green hill|US1b3TN
green island|US0d1NY
green knoll|US0d3NJ
green level|US0d1NC,US0d1NC
green meadows|US0d1OH
green oaks|US1b2IL
green park|US1b1MO
green river|US474WY
green rock|US1b2IL
green springs|US0d0OH
green tree|US0d2PA
green valley farms|US1b0TX
green valley|US254AZ,AU0p4NSW,US0d4MD,US0t1CA,US0t0CA
greenacres city|US0d5FL
greenacres|US0t2CA
greenacre|AU0p5NSW
greenback|US0d0TN
greenbank|AU1k3QLD
greenbelt|US0d5MD
greenbriar|US0d3VA,US0d1FL
greenbrier|US1b3TN,US1b2AR
greenburgh|US0d6NY
greenbush|US0d1ME
greencastle|US3n3IN,US0d2PA
greendale|US1b4WI,US3n2IN
greeneville|US0d4TN
greene|US0d2ME,US0d1NY,US1b0IA
greenfield park|AU0p2NSW
greenfields|AU1v3WA,US0d0PA
greenfield|US1b5WI,US3n4IN,US0d4MA,US0t4CA,US0d2OH,US0t2CA,US1b2MN,US1b1TN,US1b1IA,US0d1NH,US1b0MO,US1b0IL
greenford|GB0j5
greenhills|IE383,US0d2OH
greenhill|GB0j3
greenisland|GB0j2
greenland|US0d2NH,US1b0AR
greenlawn|US0d4NY
greenock|GB0j5,US0d1PA
greenpoint|US0d5NY
greenport west|US0d1NY
greenport|US0d1NY
greensborough|AU0r4VIC
greensboro|US0d8NC,US0d2GA,US1b1AL,US0d1MD
greensburg|US0d4PA,US3n4IN,US0d2OH,US1b1KY
greenslopes|AU1k3QLD
greentown|US0d2OH,US3n1IN
greentree|US0d4NJ
greenup|US1b1IL,US0d0KY
greenvale|AU0r4VIC,US0d0NY
greenville|US0d7NC,US0d6SC,US1b5MS,US1b5TX,LR3f4,US0d4OH,US0d3RI,US493MI,US1b3AL,US0d3NY,US1b3IL,US0d3PA,US1b2KY,US0d1DE,US0d0ME,US0t0CA,US0d0NH
greenwich|US0d4CT,AU0p3NSW,US0d1NY,US0d1OH
greenwith|AU2v3SA
greenwood lake|US0d2NY
greenwood village|US474CO
greenwood|US3n6IN,US0d5SC,US1b4MS,AU1v3WA,US1b3AR,CA5l3NS,US1b2MO,US1b2LA,US1b1LA,US0d1PA,US0d0DE,US1b0WI
green|US0d5OH,US0t3OR
greer|US0d5SC
grefrath|DE0y4
gregory|US1b1TX,US1b0SD
greifensee|CH5o2
greifenstein|DE0y3
greifswald|DE0y6
greilickville|US491MI
greiz|DE0y5
gremda|TN465
gremyachevo|RU062
gremyachinsk|RU2j4
grenaa|DK2y4
grenada|US1b4MS
grenade|FR1m3
grenay|FR1m3
grenchen|CH5o4
grenoble|FR1m7
grenzach wyhlen|DE0y4
gresford|GB0j2
gresham park|US0d3GA
gresham|US0t7OR
gresik|ID0b6
gresovskiy|UA5e3
gressier|HT2u5
gretna|US1b4LA,US1b2NE,US0d0FL,US0d0VA
gretz armainvilliers|FR1m3
grevena|GR4b3
grevenbroich|DE0y6
greven|DE0y5
grevesmuhlen|DE0y3
greve|DK2y6
greybull|US471WY
greymouth|NZ5d3
greystanes|AU0p4NSW
greystones|IE384
greytown|ZA0x4
grez doiceau|BE3a4
gribanovskiy|RU064
gricignano di aversa|IT1i3
gridley|US0t3CA,US1b1IL
griesheim|DE0y5
gries|AT215
griffin|US0d5GA,AU1k3QLD
griffith|AU0p4NSW,US1b4IN
grifton|US0d1NC
griggsville|US1b0IL
grigiskes|LT4v4
grigny|FR1m5,FR1m3
grigoropolisskaya|RU063
grijo|PT503
grill|US0d1PA
grimbergen|BE3a5
grimes|US1b3IA
grimma|DE0y4
grimmen|DE0y3
grimsby|GB0j7
grimsley|US1b0TN
grimstad|NO4q3
grindsted|DK2y3
grinnell|US1b3IA
grinon|ES0z3
grissom air force base|US3n2IN
gritsovskiy|RU063
grivenskaya|RU062
grivita|RO1w3,RO1w2
grobbendonk|BE3a3
grobenzell|DE0y4
grodkow|PL203
grodzisk mazowiecki|PL205
grodzisk wielkopolski|PL204
groenewoud|NL3z3
groenswaard|NL3z2
groesbeck|US0d3OH,US1b2TX
groesbeek|NL3z4
grogol|ID0b7
groitzsch|DE0y3
grojec|PL204
gromiljak|BA453
gromitz|DE0y3
gronau|DE0y6,DE0y2
groningen|NL3z8
groot ijsselmonde|NL3z5
grootfontein|NA605
gropiusstadt|DE0y5
gros morne|HT2u3
groslay|FR1m3
gross enzersdorf|AT213
gross gerau|DE0y5
gross kreutz|DE0y3
gross umstadt|DE0y4
gross zimmern|DE0y4
grossalmerode|DE0y3
grossbeeren|DE0y3
grossbottwar|DE0y3
grosse ile|US494MI
grosse pointe farms|US493MI
grosse pointe park|US493MI
grosse pointe shores|US491MI
grosse pointe woods|US494MI
grosse pointe|US492MI
grossenhain|DE0y4
grossenkneten|DE0y4
grossenluder|DE0y3
grosseto|IT1i6
grosshansdorf|DE0y3
grossheubach|DE0y2
grosskarolinenfeld|DE0y3
grosskrotzenburg|DE0y3
grossostheim|DE0y4
grossposna|DE0y2
grossraschen|DE0y4
grossrohrsdorf|DE0y3
grossrosseln|DE0y3
grossschirma|DE0y3
grossschonau|DE0y3
grosuplje|SI5z3
groton|US0d3CT,US0d1NY,US1b1SD,US0d0MA
grottaferrata|IT1i4
grottaglie|IT1i5
grottaminarda|IT1i2
grottammare|IT1i4
grotte|IT1i2
grottoes|US0d1VA
grou|NL3z2
grove city|US0d5OH,US0d3PA,US0d1FL
grove hill|US1b1AL
grovedale|AU0r4VIC
groveland|US0d4FL,US0d3MA
groveport|US0d3OH
grover beach|US0t4CA
groves|US1b4TX
groveton|US0d4VA,US0d0NH,US1b0TX
grovetown|US0d4GA
groveville|US0d2NJ
grove|GB0j4,US1b3OK
groznyy|RU068
grudki|PL203
grudziadz|PL207
gruetli laager|US1b1TN
grugliasco|IT1i5
gruiu|RO1w3
grumazesti|RO1w2
grumello del monte|IT1i3
grumo appula|IT1i4
grumo nevano|IT1i4
grums|SE272
grunau|DE0y2
grunberg|DE0y4
grundy center|US1b1IA
grunewald|DE0y4
grunheide|DE0y3
grunstadt|DE0y4
grunwald|DE0y3
gruver|US1b0TX
gryazi|RU066
gryazovets|RU064
grybow|PL203
gryfice|PL204
gryfino|PL204
gryfow slaski|PL203
grymes hill|US0d2NY
gschwend|DE0y2
gstaad|CH5o3
gua musang|MY2a4
guabiraba|BR293
guacamayas|MX045
guacara|VE147
guacari|CO0i4
guachochi|MX3o4
guacimo|CR5q3
guacui|BR094
guadalajara de buga|CO0i7
guadalajara|MX04b,ES0z6
guadalupe victoria|MX2n4,MX043,MX043
guadalupe y calvo|MX4a3
guadalupe|MX319,MX047,CR5q5,PE0g5,PH183,PH183,US0t3CA,PA5f3,US253AZ
guadarrama|ES0z4
guadassuar|ES0z2
guadix|ES0z4
guaduas|CO0i4
guagua|PH183
guaiba|BR097
guaimaca|HN3l4
guaimaro|CU1l5
guaira|BR095
guaitarilla|CO0i3
guaiuba|BR1h4
guajara mirim|BR5u5
guajara|BR233
gualaceo|EC1s4
gualan|GT3c4
gualdo tadino|IT1i3
gualeguaychu|AR2c6
gualeguay|AR2c5
guamal|CO0i3,CO0i2
guamo|CO0i4
guamuchil|MX4a6
guanabacoa|CU1l7
guanajay|CU1l5
guanajuato|MX046
guanambi|BR1c6
guanare|VE147
guane|CU1l4
guangming|CN007
guangshui|CN007
guangyuan|CN008
guangzhou|CN00d
guanhaes|BR095
guanica|PR5c3
guankou|CN00a
guano|EC1s4
guantanamo|CU1l8
guantou|CN003
guanzate|IT1i2
guapiacu|BR094
guapiles|CR5q4
guapimirim|BR095
guapi|CO0i4
guapore|BR094
guapo|BR093
guarabira|BR1h5
guaraciaba do norte|BR1h4
guarambare|PY283
guaramirim|BR094
guaranda|EC1s4
guaranesia|BR094
guaraniacu|BR093
guarapari|BR097
guarapuava|BR097
guararapes|BR095
guararema|BR095
guaratinga|BR1c3
guaratingueta|BR097
guaratuba|BR094
guara|BR094
guardamar del segura|ES0z4
guarda|PT505
guardo|ES0z3
guarenas|VE148
guarena|ES0z3
guariba|BR095
guarne|CO0i4
guaruja|BR098
guarulhos|BR09a
guasave|MX4a6
guasdualito|VE145
guastalla|IT1i4
guastatoya|GT3c4
guatajiagua|SV4x2
guatape|CO0i2
guatemala city|GT3ca
guateque|CO0i3
guatire|VE148
guatrache|AR022
guaxupe|BR096
guayabal|CO0i2
guayama|PR5c4
guayanilla|PR5c2
guayaquil|EC1sb
guayaramerin|BO2h5
guaymate|DO1j3
guaynabo|PR5c6
guayos|CU1l4
guazacapan|GT3c3
guazapa|SV4x3
gua|IN034
gubakha|RU2j5
gubat|PH184
gubbio|IT1i4
gubbi|IN034
gubden|RU063
guben|DE0y4
gubin|PL204
gubkinskiy|RU2j4
gubkin|RU066
gucheng chengguanzhen|CN006
gudalur|IN036
gudari|IN033
gudauri|GE373
gudauta|GE373
gudensberg|DE0y3
gudermes|RU065
gudibanda|IN033
gudivada|IN037
gudiyatham|IN037
gudlavalleru|IN033
gudul|TR013
gudur|IN036,IN032
guduvancheri|IN035
guebwiller|FR1m4
gueckedou|GN1x6
guelendeng|TD424
guelma|DZ1p7
guelmim|MA117
guelph|CA1e7ON
gueltat zemmour|MA113
guenange|FR1m3
guenes|ES0z3
gueoul|SN1g3
guerande|FR1m4
guercif|MA116
gueret|FR1m4
guerneville|US0t2CA
guernsey|US470WY
guerrero negro|MX4a4
guerrero|MX3o3
guer|FR1m3
gueugnon|FR1m3
gueydan|US1b0LA
gufeng|CN003
gugesti|RO1w3
guglingen|DE0y3
guia de isora|ES5i4
guia lopes da laguna|BR403
guia|ES5i4
guiberoua|CI0u4
guichen|FR1m3
guichon|UY2s2
guidel plage|FR1m3
guider|CM2k6
guidonia montecelio|IT1i6
guidonia|IT1i4
guifoes|PT503
guigang|CN006
guiglo|CI0u5
guigue|VE146
guiguinto|PH186
guihing proper|PH184
guihulngan|PH185
guijuelo|ES0z2
guildford|GB0j6
guilers|FR1m3
guilford center|US0d1CT
guilford siding|US0d1PA
guilford|US0d4CT,US0d1PA
guilherand granges|FR1m4
guilin|CN009
guiljungan|PH184
guillena|ES0z3
guillermo zuniga|MX313
guilmaro|BJ3t3
guimaraes|PT505
guimar|ES5i4
guimbal|PH183
guimba|PH185
guines|CU1l6,FR1m2
guingamp|FR1m3
guinguineo|SN1g4
guinticgan|PH183
guin|US1b1AL
guipavas|FR1m4
guiping|CN006
guira de melena|CU1l6
guiratinga|BR4y3
guiren|CN006
guiria|VE145
guirim|IN033
guisa|CU1l4
guisborough|GB0j4
guiseley|GB0j4
guiset east|PH184
guise|FR1m3
guisguis|PH183
guitiriz|ES0z3
guiuan|PH183
guixi|CN006
guiyang|CN00a
gujan mestras|FR1m4
gujar khan|PK056
gujba|NG0a4
gujo|JP0c6
gujranwala|PK05a
gujrat|PK058
gukovo|RU066
gulabpura|IN035
gulaothi|IN036
gulariya|NP2b6
gulbarga|IN039
gulbene|LV3y3
guledagudda|IN035
gulf breeze|US1b3FL
gulf gate estates|US0d3FL
gulf hills|US1b3MS
gulf park estates|US1b3MS
gulf shores|US1b3AL
gulfport|US1b6MS,US0d4FL
guliston|UZ1o6
gulivoire park|US3n2IN
guli|CN009
gulkevichi|RU065
gulma|NG0a3
gulnar|TR014
gulod|PH183
gulpilhares|PT503
gulsehir|TR013
gulubovo|BG2z3
gulu|UG2i7
gumaca|PH184
gumdag|TM415
gumel|NG0a5
gumia|IN036
gumi|KR088
gumla|IN035
gumlog|US0d1GA
gummersbach|DE0y6
gummidipundi|IN034
gummi|NG0a5
gumrak|RU3b2
gumushacikoy|TR014
gumushkhane|TR015
gun barrel city|US1b3TX
guna|IN037
gunbarrel|US473CO
gundelen|RU063
gundelfingen|DE0y4,DE0y3
gundelsheim|DE0y3
gundlupet|IN035
gundorovskiy|RU062
guneysu|TR013
gungahlin|AU0p3ACT
gungoren merter|TR016
gunja|HR442
gunjur|GM5p4
gunnaur|IN034
gunnedah|AU0p3NSW
gunnison|US473CO,US472UT
gunsan|KR088
guntakal junction|IN037
guntersville|US1b3AL
gunter|US1b1TX,US1b0TX
guntown|US1b1MS
guntramsdorf|AT213
guntur|IN039
gunupur|IN034
gunzburg|DE0y4
gunzenhausen|DE0y4
guozhen|CN006
gupitan|PH183
gura humorului|RO1w4
gura sutii|RO1w2
gura vaii|RO1w3
gura vitioarei|RO1w3
gurabo|PR5c3
gurdaha|IN034
gurdon|US1b1AR
gurgaon|IN038
gurgentepe|TR014
gurghiu|RO1w3
gurh|IN034
guri si|KR088
gurinhem|BR1h2
gurjaani|GE373
gurlan|UZ5s5
gurmatkal|IN034
gurnee|US1b5IL
guroymak|TR015
gurpinar|TR015
gursahaiganj|IN035
gursarai|IN035
gursu|TR015
guru har sahai|IN034
gurun|MY2a4,TR014
gurupa|BR2e3
gurupi|BR6h6
guruvayur|IN034
guryevsk|RU4w5,RU594
gurzuf|UA5e3
gus khrustalnyy|RU066
gusau|NG0a8
gusev|RU595
gushikawa|JP0c6
gushu|CN006
gusinoozyorsk|RU4p5
guskhara|IN035
guspini|IT1i4
gussago|IT1i4
gustavia|BL9l3
gustavo adolfo madero|MX04a
gustavsberg|SE274
gustine|US0t3CA
gustrow|DE0y5
gutao|CN005
gutersloh|DE0y7
guthrie center|US1b1IA
guthrie|US1b3OK,US1b1KY
gutierrez zamora|MX044
guttenberg|US0d4NJ,US1b1IA
guwahati|IN03a
guxhagen|DE0y2
guyancourt|FR1m5
guye|CN005
guymon|US1b4OK
guyong|PH187
guyton|US0d1GA
gvardeysk|RU594
gwadabawa|NG0a4
gwadar|PK056
gwalior|IN03a
gwanda|ZW264
gwandu|NG0a3
gwangju|KR08a,KR086
gwaram|NG0a4,NG0a3
gwarzo|NG0a4
gwasoro|NG0a3
gweru|ZW267
gwinn|US491MI
gwio kura|NG0a3
gwoza|NG0a4
gyal|HU1z4
gyanpur|IN034
gyeongju|KR087
gyeongsan si|KR087
gymea bay|AU0p3NSW
gymea|AU0p3NSW
gympie|AU1k3QLD
gyoda|JP0c6
gyomaendrod|HU1z4
gyomro|HU1z4
gyongyos|HU1z5
gyor|HU1z7
gypsum|US473CO
gyula|HU1z5
gyumri|AM357
gzhel|RU063
gzira|MT8j3
ha dong|VN0n6
ha giang|VN0n5
ha long|VN0n7
ha tien|VN0n5
ha tinh|VN0n5
haacht|BE3a4
haag in oberbayern|DE0y3
haag|AT212
haaksbergen|NL3z5
haaltert|BE3a4
haan|DE0y5
haapajarvi|FI4t3
haapavesi|FI4t3
haapsalu|EE5g4
haarlem|NL3z7
haar|DE0y4
habartov|CZ2x2
habay la vieille|BE3a3
habbouch|LB1u7
haberfield|AU0p3NSW
habiganj|BD076
hablah|PS5a3
habo|SE273
habra|IN037
hachenburg|DE0y3
hachinohe|JP0c8
hachioji|JP0c9
haci zeynalabdin|AZ344
hacibektas|TR013
hacienda blanca|MX043
hacienda heights|US0t6CA
hacienda huancane|PE0g3
hacienda la calera|CL0o6
hacienda santa fe|MX046
hacilar|TR014
haciqabul|AZ345
hackberry|US1b0LA,US1b0TX
hackensack|US0d5NJ
hackettstown|US0d3NJ
hackleburg|US1b1AL
hadagalli|IN035
hadali|PK056
hadamar|DE0y4
hadano|JP0c7
haddington|GB0j3
haddon heights|US0d3NJ
haddonfield|US0d4NJ
hadejia|NG0a7
hadera|IL3q6
haderslev|DK2y4
hadfield|AU0r2VIC
hadgaon|IN035
hadibu|YE1t3
hadim|TR014
hadithah|IQ0k5
hadjout|DZ1p5
hadleigh|GB0j4,GB0j3
hadley wood|GB0j4
hadley|GB0j4,US0d2MA,US0d0NY
hadsten|DK2y3
hadsund|DK2y2
hadyach|UA165
hadzici|BA453
haeju|KP108
haelen|NL3z3
haenam|KR085
hafar al batin|SA0s8
hafendorf|AT213
haffouz|TN463
hafizabad|PK057
haflong|IN035
hafnarfjordur|IS715
hagaman|US0d0NY
hagenbach|DE0y2
hagenow|DE0y4
hagen|DE0y8,DE0y4
hagere hiywet|ET195
hagere maryam|ET194
hagere selam|ET192
hagerman|US470NM
hagerstown|US0d5MD,US3n1IN
hage|DE0y3
hagi|JP0c5
hagley|GB0j3
hagondange|FR1m3
hagonoy|PH187,PH183
haguenau|FR1m5
hahira|US0d2GA
hahnbach|DE0y2
hahnville|US1b2LA
hai duong|VN0n6
haibach|DE0y3
haibara akanedai|JP0c4
haicheng|CN008
haid|AT213
haifa|IL3q8
haigerloch|DE0y3
haiger|DE0y4
haikou|CN009,CN007
haiku pauwela|US5k3HI
hailakandi|IN035
hailar|CN008
hailey|US6w3ID
hailin|CN006
haillicourt|FR1m2
hailsham|GB0j4
hailun|CN007
hail|SA0s8
haimen|CN007
hain grundau|DE0y4
hainault|GB0j3
hainburg an der donau|AT213
haines city|US0d5FL
hainesville|US1b2IL
haines|US831AK
hainichen|DE0y3
haining|CN006
haiphong|VN0n9
haisyn|UA165
haiterbach|DE0y3
haizhou|CN006
hajan|IN033
hajduboszormeny|HU1z5
hajdudorog|HU1z3
hajduhadhaz|HU1z4
hajdunanas|HU1z4
hajdusamson|HU1z3
hajduszoboszlo|HU1z5
hajiganj|BD075
hajin|SY225
hajipur|IN037,IN033
hajjah|YE1t5
hajnowka|PL204
hajo|IN034
hakama|JO2q3
hakenfelde|DE0y5
hakha|MM0q4
hakkari|TR016
hakodate|JP0c8
hakone|JP0c4
hakuba|JP0c3
hakui|JP0c5
halabjah|IQ0k6
halacho|MX3u3
halapitan|PH183
halasztelek|HU1z3
halaucesti|RO1w3
halawa heights|US5k4HI
halawah|JO2q2
halawa|US5k4HI
halayhay|PH183
hala|PK056
halberstadt|DE0y5
halchiu|RO1w3
haldaur|IN034
haldensleben i|DE0y4
halden|NO4q4
haldia|IN037
haldibari|IN034
haldwani|IN037
hale center|US1b1TX
hale iwa|US5k2HI
haledon|US0d3NJ
halensee|DE0y4
halen|BE3a3
hales corners|US1b3WI
halesite|US0d1NY
halesowen|GB0j6
halesworth|GB0j2
haleyville|US1b2AL
hale|GB0j4,GB0j4
half moon bay|US0t4CA
half moon|US0d3NC
half way tree|JM3g4
halfaya|SY225
halfway house|US0d2PA
halfway|US0d3MD
halhul|PS6q4
halifax|CA5l8NS,GB0j6,US0d3MA,US0d0VA
halikko|FI4t3
halisahar|IN037
haliyal|IN034
hall in tirol|AT214
hall park|US1b0OK
hallam|AU0r3VIC,US0d1PA
hallandale beach|US0d5FL
hallbergmoos|DE0y3
halle neustadt|DE0y5
halle saale|DE0y8
hallein|AT213
hallett cove|AU2v4SA
hallettsville|US1b1TX
halle|BE3a5,DE0y4
hallowell|US0d1ME
halls head|AU1v4WA
hallsberg|SE273
hallstadt|DE0y3
hallstahammar|SE273
hallstead|US0d0PA
hallsville|US1b2TX,US1b1MO
halls|US1b1TN
halluin|FR1m4
halmeu|RO1w3
halmstad|SE276
halol|IN036
halshany|BY1y2
halstead|GB0j4,US1b1KS
halstenbek|DE0y4
halsteren|NL3z3
haltern am see|DE0y5
haltom city|US1b5TX
halvad|IN035
halver|DE0y4
halwan|EG0h8
halych|UA163
ham lake|US1b4MN
hamadan|IR0l9
hamada|JP0c6
hamah|SY229
hamakita|JP0c6
hamamatsu|JP0c9
hamanoichi|JP0c5
hamar|NO4q5
hambergen|DE0y2
hambrucken|DE0y2
hambuhren|DE0y3
hamburg mitte|DE0y8
hamburg nord|DE0y8
hamburg|DE0yb,US0d3NY,US0d2PA,US0d2NJ,US1b1AR,US1b0IA
hamden|US0d6CT
hameenkyro|FI4t3
hameenlinna|FI4t6
hameln|DE0y6
hamhung|KP109
hamilton city|US0t1CA
hamilton hill|AU1v3WA
hamilton square|US0d4NJ
hamilton worcester|US0d3MA
hamilton|CA1e9ON,NZ5d7,US0d6OH,GB0j6,AU0r3VIC,AU1k3QLD,US1b3AL,US472MT,US0d2NY,US1b2TX,US1b2IL,US1b1MO,US491IN,US0d0GA
hamina|FI4t4
hamirpur|IN035,IN034
hami|CN137
hamlet|US0d3NC
hamlin|US0d2NY,US1b1TX,US0d0WV
hamlyn heights|AU0r3VIC
hamlyn terrace|AU0p3NSW
hamma bouziane|DZ1p6
hammam bou hadjar|DZ1p5
hammam lif|TN466
hammam sousse|TN465
hammamet|TN466,DZ1p5
hammarkullen|SE273
hammelburg|DE0y4
hammel|DK2y3
hammerfest|NO4q3
hamme|BE3a5
hamminkeln|DE0y5
hammond|US1b6IN,US1b4LA,US1b1WI
hammonton|US0d4NJ
hamm|DE0y8
hamois|BE3a3
hampden sydney|US0d1VA
hampden|US0d2MA,US0d2ME
hampi|IN033
hampshire|US1b3IL
hampstead|US0d3NH,CA1e3QC,US0d3MD,US0d2NC
hampton bays|US0d4NY
hampton beach|US0d1NH
hampton falls|US0d1NH
hampton manor|US0d1NY
hampton park|AU0r5VIC
hampton|US0d7VA,GB0j4,AU0r4VIC,US0d3NH,US0d3GA,US0d2MD,US1b2IA,US0d1SC,US1b1IL,US0d0NJ,US1b0AR
hamtramck|US494MI
hamza|UZ1o4
ham|FR1m3
hanahan|US0d4SC
hanak|TR012
hanama ulu|US5k2HI
hanamaki|JP0c6
hanam|KR087
hanapepe heights|US5k1HI
hanapepe|US5k1HI
hanau am main|DE0y6
hanawa|JP0c5
hana|US5k0HI
hanceville|CA4l3BC,US1b2AL
hancheng|CN006,CN006
hanchuan|CN006
hancock|US492MI,US0d1ME,US0d1MD
handan|CN00a
handa|JP0c7
handen|SE274
handewitt|DE0y3
handia|IN034
handlova|SK5b4
hanford|US0t6CA
hang dong|TH0n4
hangal|IN035
hangha|SL3p2
hangu|CN008,PK055
hangzhou|CN00d
hani i elezit|XK2r3
hanigsen|DE0y3
haninge|SE276
hani|TR013
hanjiashu|CN003
hankasalmi|FI4t2
hanko|FI4t3
hanley hills|US1b1MO
hanna city|US1b0IL
hannahs mill|US0d2GA
hannawa falls|US0d0NY
hannibal|US1b4MO
hannoversch munden|DE0y5
hannover|DE0y9
hanno|JP0c6
hannut|BE3a4
hanoi|VN0na
hanover park|US1b5IL
hanover|US0d5MD,US0d4MA,US0d4PA,US0d4NJ,US0d3NH,CA1e3ON,US3n2IN,US1b2MN,US0d0OH
hansaviertel|DE0y2
hansen|US6w0ID
hansi|IN036
hanson|US0d1MA
hansot|IN034
hansville|US0t2WA
hanting|CN007
hantsavichy|BY1y4
hanumangarh|IN037
hanwella ihala|LK4d5
hanyu|JP0c6
hanzhong|CN007
haora|IN03a
haparanda|SE273
hapeville|US0d3GA
happy camp|US0t0CA
happy valley goose bay|CA943NL
happy valley|US0t4OR,AU2v4SA
hapur|IN038
haqqulobod|UZ1o5
haradok|BY1y4
harahan|US1b3LA
haraiya|IN033
harare|ZW26b
harar|ET196
harasta|SY225
harbatpur|IN033
harbin|CN00d
harbison canyon|US0t2CA
harbor beach|US491MI
harbor bluffs|US0d2FL
harbor hills|US0d1OH
harbor isle|US0d0NY
harbor springs|US490MI
harbor|US0t1OR
harbour heights|US0d2FL
harburg|DE0y8,DE0y3
harda khas|IN036
hardeeville|US0d2SC
hardegsen|DE0y3
hardenberg|NL3z6
harderwijk|NL3z5
hardheim|DE0y3
hardingstone|GB0j3
hardinsburg|US1b1KY
hardin|US472MT
hardoi|IN037
harduaganj|IN034
hardwick|US0d2GA,US0d1MA,US0d1NJ,US0d0VT
hardys memories of africa|ZA0x3
hard|AT214
harefield|GB0j3
harelbeke|BE3a5
harenkarspel|NL3z4
haren|DE0y4,NL3z3
harfleur|FR1m3
hargeysa|SO1f9
hari bdr tamang house|NP2b3
hariana|IN033
haridwar|IN038
harihar|IN036
harij|IN034
harindanga|IN033
haringhata|IN033
haripur|PK056,IN033
harjavalta|FI4t3
harker heights|US1b5TX
harkers island|US0d0NC
harlan|US1b2IA,US0d1KY,US3n1IN
harlau|RO1w3
harleigh|US0d0PA
harlem heights|US0d1FL
harlem|US0d7NY,US0d2GA,US0d1FL
harleysville|US0d3PA
harlingen|US1b6TX,NL3z4
harlow|GB0j7
harmanli|BG2z4
harnai|PK053,IN033
harnes|FR1m4
harnoli|PK054
harnosand|SE274
harold wood|GB0j4
haro|ES0z4
harpalpur|IN034
harpanahalli|IN035
harpenden|GB0j5
harper woods|US494MI
harpersville|US1b1AL
harper|LR3f5,US1b0KS,US1b0TX
harpswell center|US0d2ME
harqalah|TN463
harrah|US1b3OK
harrai|IN033
harran|TR014
harriman|US0d3TN,US0d1NY
harringay|GB0j4
harrington park|AU0p3NSW,US0d2NJ
harrington|US0d2DE
harris hill|US0d2NY
harris park|AU0p3NSW
harrisburg|US0d6PA,US0d4NC,US1b3IL,US1b2SD,US0t2OR,US1b1AR
harrisdale|AU1v3WA
harrislee|DE0y4
harrismith|ZA0x5
harrisonburg|US0d6VA
harrisonville|US1b3MO
harrison|US0d5NY,US0d4NJ,US1b4AR,US0d3OH,US0d3TN,AU0p3ACT,US1b3WI,US0d1ME,US491MI
harristown|AU1k3QLD,US1b0IL
harrisville|US473UT,US0d1WV,US0d1RI,US0d0NH
harris|US1b0MN
harrodsburg|US0d3KY
harrogate|GB0j6,US0d2TN
harrow on the hill|GB0j3
harsefeld|DE0y4
harsewinkel|DE0y5
harsin|IR0l6
harsova|RO1w3
harstad|NO4q4
harsud|IN034
harsum|DE0y4
hartenstein|DE0y2
hartford city|US3n3IN
hartford|US0d7CT,US1b4WI,US0d3VT,US1b2SD,US1b1KY,US1b1AL,US491MI,US0d1NY,US1b0IL,US0d0ME
hartha|DE0y3
hartington|US1b1NE
hartland|US1b3WI
hartlepool|GB0j6
hartley|GB0j4,US0t1CA,US1b1IA
hartsdale|US0d2NY
hartselle|US1b4AL
hartshill|GB0j4
hartshorne|US1b1OK
hartstown|IE383
hartsville|US0d3SC,US1b1TN
hartville|US0d2OH
hartwell|US0d2GA
hart|AT212,US491MI,US1b0TX
harunabad|PK056
harur|IN034
harvard|US1b3IL,US0d3MA
harvest|US1b2AL
harveys lake|US0d1PA
harvey|US1b5IL,US1b4LA,US1b1ND,US490MI
harwich center|US0d1MA
harwich port|US0d1MA
harwich|GB0j4,US0d4MA
harwood heights|US1b3IL
hasaki|JP0c5
hasanbeyli|TR013
hasanpur|IN036,IN033
hasbergen|DE0y3
hasbrouck heights|US0d4NJ
haselhorst|DE0y4
haselunne|DE0y4
hashimoto|JP0c6
hashtpar|IR0l6
hashtrud|IR0l4
hasilpur|PK056
hasimara|IN035
haskell|US1b2AR,US1b2TX,US1b1OK
haskins|US0d0OH
haskovo|BG2z6
haslach|DE0y3
haslemere|GB0j4
haslett|US494MI
haslet|US1b1TX
haslev|DK2y3
haslingden|GB0j4
hasparren|FR1m3
hassan|IN037
hassa|TR013
hasselt|BE3a6,NL3z3
hassfurt|DE0y4
hassi messaoud|DZ1p6
hassleholm|SE274
hassloch|DE0y4
hassocks|GB0j3
hasson heights|US0d0PA
hastiere lavaux|BE3a2
hastinapur|IN035
hastings on hudson|US0d3NY
hastings|GB0j7,NZ5d6,US1b5NE,US1b4MN,AU0r3VIC,US493MI,SL3p2,US0d0PA
hasuda|JP0c6
hat yai|TH0n8
hatava|BY1y3
hata|IN034
hatboro|US0d3PA
hatch|US471NM
hateg|RO1w3
hatert|NL3z3
hatfield|GB0j5,US0d2PA,US0d0MA
hathras|IN037
hatillo|PR5c2
hatim|JO2q2
hato mayor del rey|DO1j5
hatod|IN033
hatogaya honcho|JP0c6
hatsavan|AM354
hatsukaichi|JP0c6
hatta|IN035
hattem|NL3z4
hatten|DE0y4
hattersheim|DE0y5
hattiesburg|US1b6MS
hattingen|DE0y6
hatton|LK4d4
hatvan|HU1z5
hau ri|KP104
hau ula|US5k2HI
haubourdin|FR1m4
haubstadt|US1b1IN
haugesund|NO4q5
haughton green|GB0j3
haughton|US1b2LA
haukipudas|FI4t4
hauppauge|US0d4NY
hausach|DE0y3
hausham|DE0y3
hausjarvi|FI4t3
haute goulaine|FR1m2
hauterive|CA1e4QC
hautmont|FR1m4
hauzenberg|DE0y4
havana|CU1lb,US1b2IL,US0d1FL
havant|GB0j6
havarna|RO1w2
havelberg|DE0y3
haveli lakha|PK056
havelian|PK055
havelock|US0d4NC
haven|US1b0KS
haverfordwest|GB0j4
haverhill|US0d6MA,GB0j5,US0d2NH,US0d1FL
haveri|IN036
haverstraw|US0d4NY
haviland|US0d2NY
havirov|CZ2x6
havixbeck|DE0y4
havlickuv brod|CZ2x5
havran|TR013
havre de grace|US0d4MD
havre|US473MT
havsa|TR013
havza|TR014
haw river|US0d1NC
hawaiian acres|US5k1HI
hawaiian beaches|US5k2HI
hawaiian gardens|US0t4CA
hawaiian ocean view|US5k2HI
hawaiian paradise park|US5k4HI
hawalli|KW4g7
hawarden|GB0j5,US1b1IA
hawassa|ET197
hawera|NZ5d3
hawesville|US1b0KY
hawick|GB0j4
hawi|US5k0HI
hawkesbury|CA1e4ON
hawkinge|GB0j3
hawkinsville|US0d2GA
hawkins|US1b0TX
hawley|US1b1MN,US0d0PA
haworth|GB0j3,US0d2NJ
hawsh isa|EG0h6
hawthorn east|AU0r4VIC
hawthorn south|AU0r4VIC
hawthorn woods|US1b3IL
hawthorne|US0t6CA,US0d4NJ,US0d2NY,US0t2NV,US0d1FL,US0d1FL
hawthorn|AU0r5VIC
haxby|GB0j4
hayama|JP0c5
hayange|FR1m4
hayang|KR085
hayden|US0t4ID,US471CO,US1b0AL
haydock|GB0j4
hayesville|US0t4OR
hayes|GB0j6,JM3g3
hayfield|US0d2VA,US1b0MN
hayfork|US0t1CA
hayle|GB0j3
hayling island|GB0j4
haymana|TR014
haymarket|AU0p3NSW,US0d1VA
haynesville|US1b1LA
hayrabolu|TR014
hayrat|TR013
haysville|US1b3KS
hays|US1b4KS,US0d1NC
hayti|US1b1MO
hayvoron|UA164
haywards heath|GB0j5
hayward|US0t7CA,US1b1WI
hayy al bunayyat|JO2q2
hayy al quwaysimah|JO2q5
haz zebbug|MT8j3
hazardville|US0d2CT
hazard|US0d2KY
hazaribagh|IN037
hazebrouck|FR1m5
hazel crest|US1b4IL
hazel dell|US0t4WA
hazel green|US1b2AL,US1b0WI
hazel grove|GB0j4
hazel park|US494MI
hazelwood|US1b5MO,US0d1NC
hazen|US9r1ND,US1b0AR
hazlehurst|US0d2GA,US1b2MS
hazleton|US0d5PA
hazorasp|UZ5s4
hazro city|PK055
hazro|TR013
he eia|US5k2HI
head of the harbor|US0d1NY
head of westport|US0d4MA
headland|US1b2AL
healdsburg|US0t4CA
healdton|US1b1OK
healesville|AU0r3VIC
healy|US5x0AK
heanor|GB0j5
hearne|US1b2TX
heathcote|AU0p3NSW,US0d3NJ
heathmont|AU0r3VIC
heathridge|AU1v3WA
heathrow|US0d3FL
heath|US0d3OH,US1b3TX
heavener|US1b2OK
heavitree|GB0j4
hebbronville|US1b2TX
hebburn|GB0j4
heber city|US473UT
heber overgaard|US251AZ
heber springs|US1b3AR
hebersham|AU0p3NSW
hebertshausen|DE0y2
heber|US0t2CA
hebi|CN008
hebron estates|US0d0KY
hebron|PS6q7,US0d3CT,US0d3KY,US1b2IN,US0d1OH,US1b1NE,US0d0PA,US1b0IL,US0d0ME,US0d0MD
hecelchakan|MX3u3
hechingen|DE0y4
hechuan|CN007
heckmondwike|GB0j4
hector caballero|MX313
hector|US1b0MN
hecun|CN006
hedaru|TZ1d4
heddesheim|DE0y4
hedemora|SE273
hedensted|DK2y3
hede|CN006
hedge end|GB0j4
hedon|GB0j3
hedwig village|US1b1TX
heek|DE0y3
heemskerk|NL3z5
heemstede|NL3z5
heerde|NL3z3
heerenveen|NL3z5
heerhugowaard|NL3z6
heerlen|NL3z7
heers|BE3a3
heer|NL3z3
heesch|NL3z4
heeswijk dinther|NL3z3
heeze|NL3z3
hefei|CN00c
heflin|US1b2AL
hegang|CN00a
heggadadevankote|IN034
hegnau|CH5o3
heidberg|DE0y3
heideck|DE0y2
heidelberg heights|AU0r3VIC
heidelberg west|AU0r2VIC
heidelberg|DE0y7,ZA0x6,AU0r3VIC,US1b1TX,US0d0PA
heidenau|DE0y4
heidenheim an der brenz|DE0y6
heiden|DE0y3
heidesheim|DE0y3
heide|DE0y4
heighington|GB0j3
heihe|CN007
heikendorf|DE0y3
heilbad heiligenstadt|DE0y4
heilbronn|DE0y7
heilbron|ZA0x6
heiligenhafen|DE0y3
heiligenhaus|DE0y5
heiligensee|DE0y4
heillecourt|FR1m3
heiloo|NL3z4
heilsbronn|DE0y3
heimberg|CH5o2
heimsheim|DE0y2
heinersdorf|DE0y3
heiningen|DE0y2
heinola|FI4t4
heino|NL3z3
heinsberg|DE0y5
heishan|CN006
heist op den berg|BE3a5
heitersheim|DE0y3
hekimhan|TR014
hekinan|JP0c6
helchteren|BE3a5
helden|NL3z2
helegiu|RO1w3
helena valley northeast|US472MT
helena valley northwest|US472MT
helena valley southeast|US473MT
helena valley west central|US473MT
helena west helena|US1b3AR
helena west side|US471MT
helena|US475MT,US1b4AL,US1b2AR,US0d2GA,US1b1OK,US1b0MS
helensburgh|GB0j4,AU0p3NSW
helensvale|AU1k4QLD
heliopolis|DZ1p5
hell ville|MG2f5
hellebaek|DK2y2
hellenthal|DE0y3
hellersdorf|DE0y6
hellertown|US0d3PA
hellevoetsluis|NL3z4
hellin|ES0z5
hells kitchen|US0d6NY
helmbrechts|DE0y3
helmetta|US0d1NJ
helmond|NL3z6
helmstedt|DE0y5
helong|CN006
helotes|US1b3TX
helper|US471UT
helpman|NL3z3
helsa|DE0y3
helsby|GB0j2
helsingborg|SE277
helsinge|DK2y3
helsingor|DK2y5
helsinki|FI4t9
helston|GB0j4
hemau|DE0y3
hemby bridge|US0d1NC
hemel hempstead|GB0j6
hemer|DE0y5
hemet|US0t6CA
hemhofen|DE0y2
hemiksem|BE3a3
hemlock farms|US0d2PA
hemlock|US491MI
hemmingen|DE0y4,DE0y3
hemmoor|DE0y3
hemphill|US1b0TX
hempstead|US0d6NY,US1b3TX
hemsbach|DE0y4
hemsby|GB0j2
hemsworth|GB0j3
hem|FR1m4
henagar|US1b1AL
hendala|LK4d6
hendaye|FR1m4
hendek|TR015
hendersonville|US1b6TN,US0d4NC
henderson|US0t8NV,US1b5KY,US0d4NC,US1b4TX,US1b3TN,US1b1LA,US0d1GA
hendrik ido ambacht|NL3z4
hendrina|ZA0x4
hendron|US1b2KY
hengchun|TW0e5
hengelo|NL3z6
hengersberg|DE0y3
hengoed|GB0j2
hengshui|CN009
hengstdal|NL3z3
hengyang|CN00a
henichesk|UA164
henin beaumont|FR1m5
henley beach|AU2v3SA
henley on thames|GB0j4
henlow|GB0j4
hennaya|DZ1p5
hennebont|FR1m4
hennef|DE0y6
hennenman|ZA0x5
hennessey|US1b1OK
hennigsdorf|DE0y5
henniker|US0d1NH
henrietta|US1b2TX
henry fork|US0d0VA
henryetta|US1b3OK
henryville|US3n1IN
henry|US1b1IL
hensies|BE3a3
hephzibah|US0d2GA
hepingjie|CN006
hepo|CN007
heppenheim an der bergstrasse|DE0y5
heppner|US0t0OR
herald harbor|US0d1MD
herald|US0t0CA
herat|AF128
herblay|FR1m5
herbolzheim|DE0y3
herborn|DE0y4
herbrechtingen|DE0y4
herbstein|DE0y2
herceg novi|ME6y4
herculaneum|US1b2MO
hercules|US0t5CA
herdecke|DE0y5
herdorf|DE0y3
heredia|CR5q4
hereford|GB0j6,US1b4TX
herencia|ES0z3
herentals|BE3a5
herenthout|BE3a3
herent|BE3a4
herford|DE0y6
hergiswil|CH5o2
hericourt|FR1m3
heringen|DE0y3
herington|US1b1KS
herisau|CH5o4
heritage creek|US630KY
heritage hills|US0d2NY
heritage lake|US3n2IN,US1b1IL
heritage pines|US0d1FL
heritage village|US0d2CT
herk de stad|BE3a4
herkimer|US0d3NY
hermannsburg|DE0y3
hermann|US1b1MO
hermantown|US1b3MN
hermanus|ZA0x5
hermeskeil|DE0y3
hermiston|US0t4OR
hermitage|US0d4PA
hermon|US0d2ME
hermosa beach|US0t4CA
hermosa|PH185
hermosillo|MX439,MX2n2
hermoso campo|AR2c3
hermsdorf|DE0y4,DE0y3
hernals|AT216
hernando beach|US0d1FL
hernando|US1b4MS,AR2c3,US0d3FL
hernani|ES0z4
herndon|US0d5VA
herne bay|GB0j5
herne|DE0y7,BE3a3
herning|DK2y5
heroica caborca|MX436
heroica ciudad de tlaxiaco|MX044
heroica guaymas|MX437
heroica matamoros|MX4n9
heroica zitacuaro|MX046
heroldsbach|DE0y2
heroldsberg|DE0y3
herouville saint clair|FR1m5
herrenberg|DE0y5
herrera|ES0z3
herricks|US0d2NY
herrieden|DE0y3
herriman|US475UT
herrin|US1b4IL
herrliberg|CH5o2
herrsching am ammersee|DE0y3
hersbruck|DE0y4
herscheid|DE0y3
herscher|US1b1IL
herselt|BE3a4
hershey|US0d4PA
hersin coupigny|FR1m3
herstal|BE3a5
herten|DE0y6
hertford|GB0j5,US0d1NC
herval|BR094
hervey bay|AU1k6QLD
herve|BE3a4
herxheim am berg|DE0y3
herzberg am harz|DE0y4
herzberg|DE0y3
herzele|BE3a4
herzliya pituah|IL3q3
herzliya|IL3q6
herzogenaurach|DE0y5
herzogenbuchsee|CH5o2
herzogenrath|DE0y6
hesla|IN033
hesperia|US0t7CA
hessisch lichtenau|DE0y4
hessisch oldendorf|DE0y4
hesston|US1b2KS
heswall|GB0j5
hetauda|NP2b6
hethersett|GB0j2
hettange grande|FR1m3
hettinger|US470ND
hetton le hole|GB0j4
hettstedt|DE0y4
heubach|DE0y3
heuchelheim|DE0y3
heunghae|KR085
heusdenhout|NL3z2
heusden|BE3a5
heusenstamm|DE0y4
heusweiler|DE0y4
heves|HU1z3
hevie|BJ3t4
hewitt|US1b4TX
hewlett harbor|US0d0NY
hewlett|US0d3NY
hexham|GB0j4
heyburn|US6w2ID
heysham|GB0j4
heythuysen|NL3z3
heyuan|CN007
heywood|GB0j5
heyworth|US1b2IL
heze|CN008
hialeah gardens|US0d5FL
hialeah|US0d8FL
hiawatha|US1b3IA,US1b2KS
hibaiyo|PH182
hibbing|US1b4MN
hickam field|US5k3HI
hickman|US1b1KY,US1b1NE
hickory creek|US1b2TX,US1b2TX
hickory hills|US1b4IL,US1b2MS
hickory withe|US1b2TN
hickory|US0d5NC
hicksville|US0d5NY,US492OH
hico|US1b0TX
hidalgo|MX314,US1b4TX
hidden hills|US0t1CA
hidden meadows|US0t2CA
hidden spring|US6w1ID
hidden valley lake|US0t2CA
hidden valley|US0d2IN
hiddenhausen|DE0y4
hide a way lake|US1b1MS
hideaway|US1b2TX
hidrolandia|BR1h3,BR093
hietzing|AT216
higashimurayama|JP0c7
higashine|JP0c6
higganum|US0d1CT
higginsville|US1b2MO
high barnet|GB0j3
high blantyre|GB0j4
high bridge|US0d2NJ
high peak|GB0j7
high point|US0d7NC,US0d2FL
high ridge|US1b2MO
high river|CA393AB
high springs|US0d3FL
high wycombe|GB0j7,AU1v4WA
higham ferrers|GB0j3
highbury|AU2v3SA
highett|AU0r3VIC
highfield cascade|US0d0MD
highfields|AU1k3QLD
highgate hill|AU1k3QLD
highgrove|US0t2CA
highland acres|US0d2DE
highland beach|US0d2FL
highland city|US0d3FL
highland falls|US0d2NY
highland heights|US0d3OH,US0d3KY
highland lakes|US1b2AL
highland lake|US0d2NJ
highland mills|US0d2NY
highland park|US1b5IL,US0d4NJ,US493MI,US1b3TX,AU1k3QLD,US0d0PA
highland springs|US0d4VA
highland village|US1b4TX
highlands baywood park|US0t2CA
highlands ranch|US477CO
highlands|US1b3TX,US0d2NJ
highland|US0t6CA,US1b5IN,US474UT,US1b3IL,US0d2NY,US1b2IN,US0t2WA,US1b0AR,US0d0MD,US1b0KS
highpoint|US0d1OH
highspire|US0d1PA
highton|AU0r4VIC
hightstown|US0d2NJ
highview|US634KY
highwood|US1b2IL
highworth|GB0j3
higuera de zaragoza|MX4a3
hihya|EG0h5
hiji|JP0c5
hikari|JP0c6
hikone|JP0c7
hiland park|US1b0FL
hilbert|US1b0WI
hilchenbach|DE0y4
hildale|US472UT
hildburghausen|DE0y4
hildebran|US0d1NC
hilden|DE0y6
hildesheim|DE0y7
hill air force base|US472UT
hill city|US1b1KS
hill country village|US1b0TX
hill n dale|US0d1FL
hillandale|US0d3MD
hillarys|AU1v3WA
hillcrest heights|US0d4MD
hillcrest|US0d3NY,AU1k2QLD,US1b0IL
hilldale|US0d0PA
hillegom|NL3z4
hillerod|DK2y5
hiller|US0d0PA
hille|DE0y4
hilliard|US0d5OH,US0d2FL
hillsboro beach|US0d1FL
hillsborough|US0t4CA,US0d3NC,US0d1NH
hillsboro|US0t7OR,US1b3TX,US0d3OH,US1b3IL,US1b2MO,US1b2KS,US1b1ND,US1b1WI,US1b0MS
hillsdale|US0d3NJ,US493MI,AU0p2NSW,US1b1MO
hillside lake|US0d0NY
hillside|US0d5NY,US0d4NJ,AU0r4VIC,US1b3IL
hillsmere shores|US0d2MD
hillsville|US0d1VA
hilltop lakes|US1b0TX
hillview|US0d3KY
hillvue|AU0p3NSW
hill|US0d0NH
hilmar irwin|US0t2CA
hilongos|PH183
hilo|US5k5HI
hilpoltstein|DE0y4
hilsa|IN035
hilter|DE0y3
hilton head island|US0d5SC
hilton head|US0d5SC
hilton|US0d3NY
hilvan|TR014
hilvarenbeek|NL3z3
hilversum|NL3z6
hilzingen|DE0y3
himamaylan|PH185
himatnagar|IN036
himberg|AT212
himeji|JP0c9
himimachi|JP0c6
hinatuan|PH183
hincesti|MD4h4
hinche|HT2u4
hinchinbrook|AU0p3NSW
hinckley|GB0j5,US1b1IL,US1b1MN
hindaun|IN037
hindhead|GB0j3
hindley|GB0j5
hindoria|IN034
hindupur|IN037
hinesburg|US0d2VT
hinesville|US0d5GA
hines|US0t1OR
hinganghat|IN037
hingham|US0d2MA
hingoli|IN036
hingorja|PK054
hinigaran|PH185
hinis|TR015
hinjilikatu|IN035
hinna|NG0a3
hinnerup|DK2y3
hinojosa del duque|ES0z3
hino|JP0c7,JP0c5
hinsdale|US1b4IL,US0d1MA,US0d1NH
hinte|DE0y3
hinthada|MM0q7
hinton|CA393AB,US1b2OK,US0d1WV
hinwil|CH5o2
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
hirna|ET194
hirosaki|JP0c7
hiroshima|JP0ca
hirschaid|DE0y4
hirschau|DE0y3
hirschberg an der bergstrasse|DE0y3
hirske|UA163
hirson|FR1m3
hirtshals|DK2y3
hirwaun|GB0j3
hisai motomachi|JP0c5
hisarya|BG2z3
hisar|IN038
hiseti|BA452
hisor|TJ485
histon|GB0j3
hisua|IN035
hitachi naka|JP0c7
hitachi|JP0c8
hita|JP0c6
hitchcock|US1b3TX
hitchin|GB0j5
hithadhoo|MV783
hitoyoshi|JP0c5
hitzacker|DE0y2
hit|IQ0k5
hizan|TR014
hizma|PS5a3
hjorring|DK2y5
hjo|SE273
hlevakha|UA163
hlinsko|CZ2x3
hlobyne|UA164
hlohovec|SK5b5
hlucin|CZ2x4
hlukhiv|UA5e5
hlusk|BY1y3
hluti|SZ753
hlybokaye|BY1y4
hlyboka|UA163
hnidyn|UA162
ho chi minh city|VN0wc
ho ho kus|US0d2NJ
hoa binh|VN0n7
hoback|US6w0WY
hobaramachi|JP0c5
hobart|AU698TAS,US1b5IN,US1b3WI,US0t3WA,US1b2OK
hobbs|US475NM
hobe sound|US0d4FL
hoboken|US0d6NJ,BE3a5
hobro|DK2y3
hobyo|SO1f4
hochberg|DE0y3
hochdorf|CH5o3
hochfeld|DE0y4
hochheim am main|DE0y4
hochst im odenwald|DE0y3
hochstadt an der aisch|DE0y4
hochstadt an der donau|DE0y3
hochst|AT213
hockenheim|DE0y4
hockessin|US0d4DE
hocking|AU1v3WA
hockinson|US0t2WA
hockley|GB0j4
hod hasharon|IL3q5
hodal|IN035
hoddesdon|GB0j5
hodgdon|US9p0ME
hodgenville|US0d2KY
hodgkins|US1b1IL
hodmezovasarhely|HU1z6
hodonin|CZ2x5
hoegaarden|BE3a3
hoeilaart|BE3a3
hoek van holland|NL3z3
hoemul li|KP104
hoenheim|FR1m3
hoensbroek|NL3z5
hoeryong|KP105
hoeselt|BE3a3
hoeyang|KP104
hofbieber|DE0y3
hoffman estates|US1b6IL
hofgeismar|DE0y4
hofheim am taunus|DE0y5
hofheim in unterfranken|DE0y2
hofors|SE273
hofu|JP0c7
hof|DE0y6
hoganas|SE274
hogansville|US0d2GA
hoge mors|NL3z2
hoge vucht|NL3z4
hohberg|DE0y3
hohen neuendorf|DE0y4
hohenau|PY282
hohenberg|DE0y4
hohenbrunn|DE0y3
hohenems|AT214
hohenhameln|DE0y3
hohenkirchen siegertsbrunn|DE0y3
hohenlockstedt|DE0y3
hohenmolsen|DE0y3
hohenstein ernstthal|DE0y4
hohenwald|US1b2TN
hohenwestedt|DE0y2
hohhot|CN00a
hohoe|GH1r6
hohr grenzhausen|DE0y3
hoi an|VN0w5
hoima|UG2i5
hoisington|US1b1KS
hojai|IN035
hojo|JP0c5
hokendauqua|US0d2PA
hokes bluff|US1b2AL
hokuto|JP0c5
hola prystan|UA164
holalkere|IN034
hola|KE1a3
holbaek|DK2y5
holbeach|GB0j3
holbeck|GB0j2
holboca|RO1w4
holbrook|US0d5NY,US0d3MA,US252AZ
holcomb|US1b1KS,US0d0NY
holden heights|US0d2FL
holdenville|US1b3OK
holden|US0d4MA,US0d2ME,US1b1MO
holderness|US0d1NH
holdorf|DE0y3
holdrege|US1b2NE
hole narsipur|IN035
holesov|CZ2x4
holgate|US0d0OH
holguin|CU1l8
holice|CZ2x3
holic|SK5b4
holiday city berkeley|US0d4NJ
holiday city south|US0d2NJ
holiday heights|US0d1NJ
holiday island|US1b1AR
holiday lakes|US1b0TX
holiday shores|US1b2IL
holiday valley|US0d1OH
holiday|US0d4FL
hollabrunn|AT213
holladay|US475UT
holland park west|AU1k3QLD
holland park|AU1k3QLD
hollandale|US1b1MS
holland|US495MI,US0d1OH,US0d1MA,US0d0NY,US1b0TX
holley|US0d1NY,US1b1FL
holle|DE0y3
hollfeld|DE0y2
hollidaysburg|US0d3PA
holliday|US1b1TX
hollins|US0d4VA
hollis center|US0d2ME
hollister|US0t5CA,US1b2MO
holliston|US0d4MA
hollis|US0d4NY,US0d3NH,US1b1OK
hollola|FI4t4
holloman air force base|US472NM
holloway|GB0j5
hollviken|SE274
holly hills|US471CO
holly hill|US0d4FL,US0d0SC
holly lake ranch|US1b1TX
holly ridge|US0d1NC
holly springs|US0d5NC,US0d3GA,US1b3MS,US1b3MS
hollymead|US0d3VA
hollywood park|US1b2TX
hollywood|US0t7CA,US0d7FL,US0d2SC
holly|US493MI
holma|NG0a3
holmen|US1b3WI
holmes beach|US0d2FL
holmes chapel|GB0j2
holmestrand|NO4q3
holmsund|SE273
holon|IL3q7
holsbeek|BE3a3
holstebro|DK2y5
holstein|US1b0IA
holsworthy|AU0p3NSW
holton|US1b2KS
holts summit|US1b2MO
holtsville|US0d4NY
holtville|US0t3CA,US1b2AL
holt|US495MI,US1b2AL
holualoa|US5k3HI
holyhead|GB0j4
holyoke|US0d5MA,US471CO
holytown|GB0j2
holywell|GB0j3
holywood|GB0j4
holzgerlingen|DE0y4
holzkirchen|DE0y4
holzminden|DE0y4
holzwickede|DE0y4
homa bay|KE1a5
homagama|LK4d5
homberg|DE0y4,DE0y3
hombourg haut|FR1m3
homburg|DE0y5
home gardens|US0t4CA
home garden|US0t1CA
homeacre lyndora|US0d3PA
homebush west|AU0p3NSW
homebush|AU0p3NSW
homecourt|FR1m3
homedale|US6w1ID
homeland park|US0d3SC
homeland|US0t3CA
homer city|US0d1PA
homer glen|US1b5IL
homerville|US0d1GA
homer|US5x2AK,US0d2NY,US1b2LA,US491MI,US1b0IL,US0d0GA
homestead meadows north|US472TX
homestead meadows south|US473TX
homestead|US0d6FL,US0d2PA
hometown|US1b2IL,US0d0PA
homewood|US1b5AL,US1b4IL
home|US0t0WA
hominy|US1b2OK
hommersak|NO4q3
homnabad|IN035
homocea|RO1w3
homosassa springs|US0d4FL
homosassa|US0d1FL
homs|SY22a
homun|MX3u3
homyel|BY1y9
honaker|US0d0VA
honalo|US5k1HI
honaunau napoopoo|US5k1HI
honavar|IN034
honaz|TR013
honcho|JP0c9,JP0c5
hondarribia|ES0z4
honda|CO0i5
hondomachi hondo|JP0c5
hondo|US1b3TX
honea path|US0d2SC
honefoss|NO4q4
honeoye falls|US0d1NY
honesdale|US0d2PA
honey brook|US0d1PA
honey grove|US1b1TX
honeyville|US471UT
honfleur|FR1m3
hong kong|HK0md
hongchon|KR086
honggang|CN007
hongjiang|CN006
hongqiao|CN006
hongseong|KR086
hongwon|KP106
honiara|SB7p6
honiton|GB0j4
honjo|JP0c6
honmachi|JP0c7
honnali|IN034
honoka a|US5k1HI
honolulu|US5k9HI
hono|SE272
honselersdijk|NL3z3
hood river|US0t3OR
hoofddorp|NL3z7
hoogerheide|NL3z3
hoogeveen|NL3z5
hoogezand|NL3z4
hoogland|NL3z3
hooglede|BE3a3
hoogstraten|BE3a4
hoogvliet|NL3z5
hooker|US1b1OK
hooksett|US0d2NH
hooks|US1b1TX
hook|GB0j4,GB0j3
hooper bay|US9g0AK
hoopers creek|US0d0NC
hooper|US473UT
hoopeston|US1b2IL
hoopstad|ZA0x4
hoorn|NL3z6
hoor|SE274
hoosick falls|US0d2NY
hooverson heights|US0d1WV
hoover|US1b6AL
hoo|GB0j2
hopatcong hills|US0d4NJ
hopatcong|US0d4NJ
hopa|TR014
hope island|AU1k3QLD
hope mills|US0d4NC
hope valley|AU2v3SA,US0d1RI
hopedale|US0d2MA
hopelchen|MX3u3
hopewell|US0d4VA,US0d1NJ,US0d1TN
hope|US1b3AR,US3n1IN,US0d0ME
hopkinsville|US1b5KY
hopkins|US1b4MN,US0d2SC
hopkinton|US0d3RI,US0d3NH,US0d1MA
hoppers crossing|AU0r5VIC
hopwood|US0d1PA
hoquiam|US0t3WA
horace|US1b1ND
horad smalyavichy|BY1y4
horad zhodzina|BY1y6
horana south|LK4d3
horasan|TR014
horatio|US1b0AR
horawala junction|LK4d3
horazdovice|CZ2x3
horb am neckar|DE0y5
horbourg wihr|FR1m2
horbranz|AT213
horbury|GB0j3
horby|SE273
horenka|UA162
horezu|RO1w3
horgen horgen dorfkern|CH5o3
horgen|CH5o4
horice|CZ2x3
horicon|US1b2WI
horishni plavni|UA166
horizon city|US474TX
horizon west|US0d4FL
horizonte|BR1h6
horizontina|BR094
horki|BY1y5
horley|GB0j4
horlivka|UA168
hormigueros|PR5c4
horn lake|US1b5MS
horncastle|GB0j3
hornchurch|GB0j5
horneburg|DE0y2
hornell|US0d3NY
horni pocernice|CZ2x4
horni slavkov|CZ2x3
horning|DK2y3
hornostayivka|UA163
hornsby bend|US1b3TX
hornsby heights|AU0p3NSW
hornsby|AU0p4NSW
hornsea|GB0j3
horn|DE0y3,AT212
horodenka|UA163
horodnic de sus|RO1w2
horodnya|UA164
horodnye|UA162
horodnytsya|UA162
horodok|UA164,UA164
horodyshche|UA164
horovice|CZ2x3
horqueta|PY283
horse cave|US1b1KY
horse pasture|US0d1VA
horse shoe|US0d1NC
horseheads north|US0d2NY
horseheads|US0d3NY
horsens|DK2y6
horseshoe bay|US1b2TX
horseshoe bend|US1b1AR
horsforth|GB0j4
horsham|GB0j6,US0d4PA,AU0r4VIC
horsholm|DK2y5
horsley|AU0p3NSW
horstel|DE0y4
horstmar|DE0y3
horst|DE0y2
horta guinardo|ES0z7
hortaleza|ES0z7
horta|ES0z5,PT8n3
horten|NO4q4
hortolandia|BR098
hortonville|US1b1WI
horton|US1b2AL,US1b1KS
horwich|GB0j4
horw|CH5o4
horyuji|JP0c5
hosaina|ET196
hosakote|IN034
hosanagara|IN032
hosbach|DE0y4
hoschton|US0d1GA
hosdurga|IN035
hoshangabad|IN037
hoshcha|UA162
hoshiarpur|IN037
hoskote|IN035
hospet|IN038
hosszupalyi|HU1z2
hostafrancs|ES0z4
hostomel|UA164
hosur|IN037
hot springs national park|US1b5AR
hot springs village|US1b4AR
hot springs|US1b5AR,US472SD
hotaka|JP0c5
hotan|CN137
hotarele|RO1w3
hotting|AT215
houck|US470AZ
houdain|FR1m3
houghton lake|US492MI
houghton le spring|GB0j5
houghton|US493MI,US0d1NY
hough|US0d4OH
houilles|FR1m5
houlton|US9p2ME
houma|US1b5LA
houmt el souk|TN466
hounde|BF365
hounslow|GB0j6
houplines|FR1m3
housatonic|US0d0MA
houserville|US0d1PA
houston|US1bbTX,GB0j3,US1b2MS,US5x1AK,US1b1MO,US0d0PA
houthalen|BE3a5
houthulst|BE3a3
houyu|CN002
hovd|MN3m5
hovelhof|DE0y4
hove|GB0j6,BE3a3
hovsan|AZ345
howard beach|US0d5NY
howard city|US491MI
howard lake|US1b1MN
howard springs|AU6z3NT
howards grove|US1b2WI
howard|US1b4WI
howell|US493MI
howey in the hills|US0d0FL
howe|US1b1TX
howick|ZA0x5
howland center|US0d3OH
howland|US0d0ME
howli|IN034
howrah|AU693TAS
hoxie|US1b1AR,US1b0KS
hoxter|DE0y5
hoxtolgay|CN134
hoyerswerda|DE0y5
hoylake|GB0j3
hoyland nether|GB0j4
hoyo de manzanares|ES0z3
hoyt lakes|US1b1MN
hozat|TR013
ho|GH1r6
hpa an|MM0q6
hradec kralove|CZ2x7
hradec nad moravici|CZ2x2
hradek nad nisou|CZ2x3
hradyzk|UA163
hrajel|LB1u3
hranice|CZ2x4
hrastnik|SI5z2
hrazdan|AM355
hrebinka|UA163
hrinova|SK5b3
hrodna|BY1y8
hronov|CZ2x3
hrubieszow|PL204
hryhoriopol|MD4h3
hsinchu|TW0e9
hua hin|TH0n6
huacho|PE0g6
huachuca city|US251AZ
huadian|CN007
huai khot|TH0n3
huai mek|TH0n4
huai yot|TH0n4
huaian|CN009
huaibei|CN00a
huaicheng|CN006
huaidian|CN006
huaihua|CN007
huainan|CN00a
huaiyuan chengguanzhen|CN006
hualahuises|MX313
hualien city|TW0e8
hualmay|PE0g5
huamachuco|PE0g4
huamantla|MX046
huambo|AO178
huamuxtitlan|MX043
huanan|CN006
huancabamba|PE0g3
huancavelica|PE0g5
huancayo|PE0g9
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
huanta|PE0g4
huantuo|CN003
huanuco|PE0g7
huanuni|BO2h4
huapinol|MX043
huaquillas|EC1s5
huaral|PE0g6
huaraz|PE0g6
huarmey|PE0g4
huasahuasi|PE0g2
huatabampo|MX435
huatusco|MX045
huauchinango|MX046
huaura|PE0g4
huautla de jimenez|MX043
huayacocotla|MX042
huayin|CN008
huayucachi|PE0g3
huazhou|CN007,CN006
hubbard lake|US490MI
hubbardston|US0d2MA
hubbard|US0d3OH,US0t2OR,US1b0TX
huber heights|US0d5OH
huber ridge|US0d2OH
hubli|IN03a
hubynykha|UA163
huckelhoven|DE0y5
huckeswagen|DE0y4
hucknall|GB0j5
huddersfield|GB0j7
huddinge|SE276
hudesti|RO1w3
hude|DE0y4
hudiksvall|SE274
hudson bend|US1b2TX
hudson falls|US0d3NY
hudson lake|US1b0IN
hudson oaks|US1b1TX
hudsonville|US493MI
hudson|US0d4OH,US0d4MA,US1b4WI,US0d4FL,US0d3NH,US0d3NY,CA1e2QC,US1b2TX,US1b2TX,US0d2NC,US1b1IA,US491MI,US1b1IL,US471CO,US0d1ME,US0d1PA
huedin|RO1w3
huehuetan|MX043
huehuetenango|GT3c6
huehuetoca|MX044
huejotzingo|MX045
huejutla de reyes|MX045
huelma|ES0z3
huelva|ES0z7
huercal de almeria|ES0z4
huercal overa|ES0z4
huerta grande|AR2c2
huescar|ES0z3
huesca|ES0z6
huetamo de nunez|MX044
huetor tajar|ES0z3
huetor vega|ES0z4
hueyapan|MX043,MX043
hueyotlipan|MX042
hueytamalco|MX042
hueytown|US1b4AL
hue|VN0w8
hufingen|DE0y3
hughes springs|US1b1TX
hughesdale|AU0r3VIC
hughestown|US0d0PA
hughesville|US0d1MD,US0d1PA
hughes|US1b0AR
hughson|US0t3CA
hugli|IN037
hugoton|US1b2KS
hugo|US1b4MN,US1b2OK
huguenot|US0d3NY
huguley|US0d1AL
huichapan|MX043
huicheng|CN007
huicungo|PE0g3
huilango|MX044
huillapima|AR6j3
huilong|CN006
huimanguillo|MX045
huinan|CN006
huinca renanco|AR2c3
huitan|GT3c3
huitel|MX042
huittinen|FI4t3
huitzila|MX042
huixcolotla|MX044
huixquilucan de degollado|MX043
huixquilucan|MX047
huixtla|MX045
huizen|NL3z6
huizhou|CN008
huizum|NL3z3
hujra shah muqim|PK056
hukeri|IN034
hukkyo ri|KP105
hukumati azrah|AF124
hulan ergi|CN008
hulan|CN007
huldenberg|BE3a3
hulhumale|MV782
hulin|CZ2x3
hullhorst|DE0y4
hull|US0d3MA,US1b1IA
hulme|GB0j3
hulshout|BE3a3
hultsfred|SE272
hulyaypole|UA164
humacao|PR5c4
humahuaca|AR5v4
humaita|BR5u5
humanes de madrid|ES0z4
humansville|US1b0MO
humberston|GB0j3
humberto de campos|BR1h2
humble|US1b4TX
humboldt hill|US0t2CA
humboldtkolonie|DE0y4
humboldt|US1b3TN,US1b2IA,US1b1KS
humenne|SK5b5
humen|CN008
humlebaek|DK2y3
hummels wharf|US0d0PA
hummelsbuttel|DE0y4
hummelstown|US0d2PA
humpolec|CZ2x3
hunchun|CN006
hundested|DK2y3
hunedoara|RO1w6
hunenberg|CH5o3
hunfeld|DE0y4
hung yen|VN0n5
hungerford|GB0j2
hungnam|KP108
hungund|IN034
huningue|FR1m3
hunkuyi|NG0a3
hunstanton|GB0j3
hunsur|IN036
hunt valley|US0d5MD
hunters creek village|US1b2TX
hunters creek|US0d4FL
hunters hill|AU0p3NSW
huntersville|US0d6NC
huntertown|US3n2IN
hunter|US0d1OH,US0d1TN,US0d1TN
huntingburg|US8r3IN
huntingdale|AU1v3WA
huntingdon|GB0j5,US0d3PA,US1b2TN
huntington bay|US0d1NY
huntington beach|US0t8CA
huntington park|US0t6CA
huntington station|US0d5NY
huntington woods|US493MI
huntington|US0d6WV,US0d4NY,US3n4IN,US0d3VA,US1b1TX,US471UT
huntingtown town center|US0d2MD
huntingtown|US0d1MD
huntley|US1b5IL
hunts point|US0d5NY
huntsville|US1b8AL,US1b5TX,CA1e4ON,US1b1AR,US1b1MO,US0d0TN
hunucma|MX3u5
hunxe|DE0y4
hun|LY304
huocheng|CN138
huoqiu chengguanzhen|CN006
huotong|CN003
hurbanovo|SK5b3
hurfeish|IL3q2
hurghada|EG0h7
hurley|US0d2NY,US1b1MS,US1b1WI,US470NM
hurlingham|AR026
hurlock|US0d1MD
huron east|CA1e3ON
huron|US1b4SD,US0d3OH,US0t3CA
hurricane|US474UT,US0d3WV
hurstbourne acres|US631KY
hurstbourne|US632KY
hurstpierpoint|GB0j4
hurstville|AU0p5NSW
hurst|US1b5TX
hurth|DE0y6
hurt|US0d0VA
huruta|ET194
husainabad|IN035
husan|PS5a2
hushitai|CN006
husiatyn|UA163
husi|RO1w5
huskvarna|SE274
hustisford|US1b0WI
hustopece|CZ2x3
husum|DE0y4
hutang|CN006
hutchinson island south|US0d2FL
hutchinson|US1b5KS,US1b4MN
hutchins|US1b3TX
hutthurm|DE0y3
huttlingen|DE0y3
hutto|US1b5TX
huwwarah|PS6q2
huxley|US1b2IA
huy neinstedt|DE0y3
huyton|GB0j6
huyuk|TR014
huy|BE3a4
huzhou|CN007
hvardiiske|UA5e4
hvidovre|DK2y6
hwacheon|KR085
hwado|KR087
hwange|ZW265
hwangju up|KP105
hwaseong si|KR089
hwasun|KR086
hwawon|KR086
hyannis|US0d4MA
hyattsville|US0d4MD
hybla valley|US0d4VA
hyde park|US1b5IL,US472UT,US0d1PA,US0d1NY
hyderabad|IN03c,PK05a
hydesville|US0t0CA
hyde|GB0j5,US0d0PA
hyeres|FR1m6
hyesan dong|KP107
hyesan|KP108
hypoluxo|US0d1FL
hyrum|US473UT
hythe|GB0j4,GB0j4
hyvinge|FI4t5
i n salah|DZ1p6
i zaz|SY226
iaciara|BR1c3
iacu|BR1c5
ialibu|PG5y3
ialoveni|MD4h4
ialysos|GR4b4
ianca|RO1w3
iargara|MD4h2
iasi|RO1w8
iawar|IN033
ibaan|PH183
ibabang tayuman|PH182
ibadan|NG0ac
ibague|CO0i9
ibaiti|BR095
ibanda|UG2i5
ibaraki|JP0c8
ibara|JP0c5
ibarra|EC1s7
ibarreta|AR2c3
ibateguara|BR3e3
ibate|BR095
ibatiba|BR094
iba|PH185
ibbenburen|DE0y6
ibb|YE1t8
ibeto|NG0a4
ibiapina|BR1h3
ibia|BR094
ibicarai|BR1c4
ibicui|BR1c3
ibimirim|BR294
ibipeba|BR1c4
ibipora|BR095
ibiracu|BR093
ibirama|BR094
ibirapitanga|BR1c3
ibirataia|BR1c4
ibirite|BR097
ibiruba|BR094
ibitinga|BR096
ibiuna|BR095
ibiza|ES0z6
ibi|ES0z5,NG0a5
ibotirama|BR1c4
ibradi|TR013
ibrany|HU1z3
ibra|OM3r5
ibresi|RU063
ibri|OM3r7
ibshaway|EG0h6
ibstock|GB0j2
ibusuki|JP0c5
icano|AR6j3
icara|BR096
icard|US0d1NC
ica|PE0g8
ichalkaranji|IN038
ichchapuram|IN035
ichenhausen|DE0y3
icheon si|KR088
icheu|NG0a4
ichhawar|IN034
ichihara|JP0c8
ichinohe|JP0c4
ichinomiya|JP0c8
ichinoseki|JP0c6
ichnya|UA164
ichtegem|BE3a4
icmeler|TR013
icod de los vinos|ES5i5
iconha|BR092
ico|BR1h5
ida grove|US1b1IA
idabel|US1b3OK
idaho falls|US6w6ID
idaho springs|US471CO
idah|NG0a6
idalou|US1b1TX
idanre|NG0a6
idappadi|IN036
idar oberstein|DE0y5
idfu|EG0h7
idhna|PS6q4
idil|TR015
idiroko|NG0a3
idku|EG0h8
idlib|SY227
idrija|SI5z3
idrinskoye|RU3h2
idritsa|RU062
idstein|DE0y5
idukki|IN033
idyllwild pine cove|US0t2CA
idyllwild|US0t2CA
idylwood|US0d4VA
ieper|BE3a5
ierapetra|GR4b4
iernut|RO1w3
iesolo|IT1i3
ifakara|TZ1d6
ifaki|NG0a3
ifanadiana|MG2f4
ifatsy|MG2f4
ifon|NG0a3
ifo|NG0a6
ifrane|MA116,MA114
ifs|FR1m3
igabi|NG0a3
igaci|BR3e3
iganga|UG2i5
igaracu do tiete|BR095
igarapava|BR095
igarape acu|BR2e5
igarape miri|BR2e5
igarape|BR094
igarassu|BR296
igarka|RU3h3
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
igersheim|DE0y3
ighiu|RO1w3
ighram|DZ1p4
igis|CH5o3
iglas|IN034
iglesias|IT1i5
iglino|RU2j4
ignacio zaragoza|MX043
ignalina|LT4v3
igny|FR1m3
igoumenitsa|GR4b3
igpit|PH183
igra|RU324
igrejinha|BR095
igrim|RU2j3
iguaba grande|BR093
iguai|BR1c4
iguala de la independencia|MX047
igualada|ES0z5
iguape|BR095
iguatemi|BR403
iguatu|BR1h6
igugunu|TZ1d5
igunga|TZ1d5
igurubi|TZ1d3
igurusi|TZ1d5
ihiala|NG0a6
ihosy|MG2f4
iho|NG0a3
ihringen|DE0y3
ihsaniye|TR013,TR013
ihtiman|BG2z4
iida|JP0c7
iisalmi|FI4t4
iitti|FI4t3
iiyama|JP0c5
iizuka|JP0c6
ii|FI4t3
ijebu ife|NG0a3
ijebu igbo|NG0a7
ijebu jesa|NG0a6
ijebu ode|NG0a8
ijero ekiti|NG0a7
ijevan|AM354
ijmuiden|NL3z5
ijsselstein|NL3z5
ijuin|JP0c5
ijui|BR096
ikaalinen|FI4t3
ikalamavony|MG2f4
ikang|NG0a4
ikast|DK2y4
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
ikongo|MG2f5
ikot ekpene|NG0a8
ikovka|RU2j2
ikryanoye|RU523
iksal|IL3q4
iksan|KR088
ikungi|TZ1d4
ikwiriri|TZ1d4
ila orangun|NG0a7
ilabaya|PE0g3
ilagan|PH186
ilampillai|IN033
ilam|IR0l7,NP2b4
ilanskiy|RU3h4
ilare|NG0a3
ilaro|NG0a6
ilava|SK5b2
ilave|PE0g4
ilawa|PL205
ilchester|US0d5MD
ilebo|CD0f7
ilek|RU2j3
ilembula|TZ1d4
ilesa|NG0a8
ilfracombe|GB0j3
ilgaz|TR014
ilgin|TR015
ilha de mocambique|MZ2w6
ilha solteira|BR095
ilhabela|BR095
ilhavo|PT504
ilheus|BR1c7
ilica|TR014
iligan city|PH188
iligan|PH188
ilijas|BA453
ilinden|MK544
ilinge|ZA0x3
ilinskiy|RU063
ilion|GR4b6,US0d3NY
ilioupoli|GR4b6
ilkal|IN036
ilkeston|GB0j5
ilkley|GB0j4
illa de arousa|ES0z2
illapel|CL0o5
illar|PS6q3
illawong|AU0p3NSW
ille sur tet|FR1m2
illela|NG0a4,NE3v4
illertissen|DE0y4
illescas|ES0z4
illingen|DE0y4,DE0y3
illintsi|UA163
illizi|DZ1p3
illkirch graffenstaden|FR1m5
illora|ES0z3
illushi|NG0a3
illzach|FR1m4
ilmajoki|FI4t4
ilmenau|DE0y5
ilminster|GB0j3
ilobu|NG0a7
ilog|PH183
iloilo|PH189
ilok|HR443
ilomantsi|FI4t3
ilongero|TZ1d4
ilopango|SV4x5
ilorin|NG0aa
ilovaysk|UA164
ilovlya|RU3b4
ilo|PE0g6
ilsede|DE0y4
ilsenburg|DE0y3
ilsfeld|DE0y3
ilshofen|DE0y3
ilskiy|RU065
iluka|AU1v2WA
ilula|TZ1d5
iluppur|IN034
ilvesheim|DE0y3
ilyinogorsk|RU063
ilza|PL202
imaichi|JP0c6
imam qasim|IQ0k5
imam sahib|AF123
imamoglu|TR015
imaricho ko|JP0c6
imatra|FI4t5
imbert|DO1j3
imbituba|BR095
imbituva|BR094
imeko|NG0a3
imelda|PH182
imeni morozova|RU063
imeni sverdlova|RU063
imeni vorovskogo|RU062
imielin|PL203
imishli|AZ345
imlay city|US492MI
immendingen|DE0y3
immenhausen|DE0y3
immenstaad am bodensee|DE9m3
immenstadt im allgau|DE0y4
immingham|GB0j3
immokalee|US0d5FL
imola|IT1i6
imperatriz|BR1h8
imperial beach|US0t5CA
imperial|PE0g5,US0t4CA,US1b2MO,US0d1PA,US471NE
imperia|IT1i5
impfondo|CG2p4
imphal|IN038
imranli|TR013
imsida|MT8j3
imsil|KR085
imst|AT213
imuris|MX433
imus|PH188
imzouren|MA115
inala|AU1k4QLD
inari|FI4t3
inaruwa|NP2b6
inashiki|JP0c6
inawashiro|JP0c4
inawayan|PH182
inayagan|PH183
inayauan|PH183
inazawa|JP0c7
ina|JP0c6,US1b1IL
inca|ES0z5
ince in makerfield|GB0j3
incheon|KR08b
incirliova|TR014
incline village|US0t3NV
inda chhoi|IN033
inda silase|ET196
indaial|BR095
indaiatuba|BR097
indang|PH185
indaparapeo|MX043
indapur|IN035
inden|DE0y3
independence|US1b7MO,US0d5KY,US0t3OR,US1b3KS,US0d3OH,US1b3IA,US1b2MN,US1b1LA,US1b0WI
independencia|BR1h3,MX043
independent hill|US0d3VA
inderbor|KZ6m4
indergarh|IN034
india hook|US0d2SC
indialantic|US0d2FL
indian harbour beach|US0d3FL
indian head park|US1b2IL
indian head|US0d2MD
indian heights|US3n2IN
indian hills cherokee section|US630KY
indian hills|US0t2NV,US632KY,US1b1TX,US470CO
indian mountain lake|US0d2PA
indian river estates|US0d3FL
indian river shores|US0d2FL
indian river|US491MI
indian rocks beach|US0d2FL
indian shores|US0d1FL
indian springs village|US1b1AL
indian springs|US0d1GA,US0d1GA
indian trail|US0d5NC
indian wells|US0t2CA
indianapolis|US3naIN
indiana|US0d4PA
indianola|US1b4IA,US1b3MS,US0t2WA
indiantown|US0d3FL
indija|RS2r5
indio|US0t6CA
indi|IN035
indooroopilly|AU1k4QLD
indore|IN03b
indramayu|ID0b7
indre arna|NO4q3
indri|IN034
induno olona|IT1i3
industry|US0d1PA,US0d1PA
inebolu|TR013
inegol|TR017
inekar|ML2o3
ineu|RO1w3
inez|US1b1TX
infanta|PH182
infantes|ES0z3
ingalls park|US1b2IL
ingalls|US3n1IN
ingatestone|GB0j2
inga|BR1h3,FI4t2
ingelfingen|DE0y3
ingelheim am rhein|DE0y5
ingelmunster|BE3a3
ingenbohl|CH5o3
ingeniero guillermo n juarez|AR023
ingeniero jacobacci|AR6j3
ingeniero luis a huergo|AR513
ingeniero pablo nogues|AR025
ingenio la esperanza|AR5v2
ingenio|ES5i5,PR5c3
ingersoll|CA1e4ON
ingle farm|AU2v3SA
ingleburn|AU0p4NSW
ingleby greenhow|GB0j4
ingleside|US1b3TX
inglewood finn hill|US0t5WA
inglewood|US0t7CA,AU1v2WA
inglis|US0d0FL
ingolstadt|DE0y7
ingraj bazar|IN037
ingram|US0d2PA,US1b1TX
ingre|FR1m3
inhambane|MZ2w6
inhambupe|BR1c4
inhapim|BR094
inhapi|BR3e3
inhumas|BR095
inhuma|BR1h3
inirida|CO0i3
inisa|NG0a7
initao|PH183
injambakkam|IN035
inkerman|UA5e3,US0d1PA
inkhil|SY225
inkster|US495MI
inman mills|US0d0SC
inman|US0d1SC,US1b0KS
innaloo|AU1v3WA
innere stadt|AT214
innisfil|CA1e3ON
inniswold|US1b3LA
innoshima|JP0c5
innsbruck|AT217
inola|US1b1OK
inongo|CD0f5
inonu|TR012
inowroclaw|PL206
inozemtsevo|RU065
ino|JP0c5
insar|RU063
inskoy|RU4w4
insuratei|RO1w3
intendente alvear|AR513
intercourse|US0d0PA
interlachen|US0d0FL
interlaken|US0t3CA,CH5o2
international falls|US1b3MN
intibuca|HN3l4
intorsura buzaului|RO1w3
inuyama|JP0c6
inver grove heights|US1b5MN
invercargill|NZ5d6
inverell|AU0p4NSW
inverigo|IT1i3
inverkeithing|GB0j2
inverloch|AU0r2VIC
inverness highlands north|US0d1FL
inverness highlands south|US0d3FL
inverness|GB0j6,US1b3IL,US0d3FL,US1b1AL,US471CO,US0t0CA
inveruno|IT1i3
inverurie|GB0j4
inwood|US0d3NY,US0d3NY,US0d3FL,US0d2WV
inyati|ZW263
inyokern|US0t0CA
inyonga|TZ1d4
inzago|IT1i3
inza|RU4f4
inzhavino|RU063
ioannina|GR4b6
iola|US1b2KS,US1b0WI
iona|US0d4FL,US6w1ID
ione|US0t3CA
ionia|US494MI
iota|US1b1LA
iowa city|US1b6IA
iowa colony|US1b0TX
iowa falls|US1b2IA
iowa park|US1b3TX
iowa|US1b2LA
ipaba|BR094
ipala|GT3c2
ipameri|BR094
ipatinga|BR098
ipatovo|RU065
ipaucu|BR093
ipero|BR094
iperu|NG0a4
ipiales|CO0i6
ipiau|BR1c5
ipilan|PH182
ipil|PH184
ipinda|TZ1d4
ipira|BR1c5
ipis|CR5q5
ipoh|MY2a9
ipojuca|BR296
ipora|BR095,BR093
ipoti|NG0a6
ippy|CF4u4
ipsala|TR013
ipswich|GB0j7,US0d2MA
ipua|BR094
ipubi|BR294
ipueiras|BR1h4
ipu|BR1h5
iqaluit|CA9i3NU
iquique|CL0o8
iquitos|PE0g9
iraan|US1b0TX
iracemapolis|BR094
iradan|KG3i5
irakleion|GR4b7
irakleio|GR4b6
iramuco|MX043
iranduba|BR233
iranshahr|IR0l7
irapuato|MX049
iraquara|BR1c2
irara|BR1c3
irati|BR096
iraucuba|BR1h4
irbid|JO2q8
irbin|SY225
irbit|RU2j5
irece|BR1c6
iriga city|PH187
irigny|FR1m3
iringal|IN035
iringa|TZ1d7
irinjalakuda|IN035
irituia|BR2e2
irkutsk|RU4p9
irlam|GB0j4
irmo|US0d4SC
iron mountain|US9c3MI
iron river|US492MI
irondale|US1b4AL,US0d3GA
irondequoit|US0d6NY
ironton|US0d3OH,US1b0MO
ironville|US0d8KY
ironwood|US9c2MI
iroquois point|US5k2HI
irosin|PH184
irpin|UA165
irrigon|US0t1OR
irshava|UA163
irthlingborough|GB0j3
irtyshsk|KZ1n3
irugur|IN034
irun|ES0z6
irvine|US0t8CA,GB0j5,US0d1KY
irving park|US1b6IL
irvington|US0d6NJ,US0d3NY,US0d2MD,US1b0KY
irving|US1b8TX
irwindale|US0t1CA
irwin|US0d2PA,US0d0SC
irymple|AU0r2VIC
isabel segunda|PR5c3
isabela|PH184,PR5c4
isabel|PH183
isaccea|RO1w2
isagarh|IN033
isahaya|JP0c7
isaka|TZ1d4
isakogorka|RU065
isanlu itedoijowa|NG0a4
isanti|US1b2MN
isara|NG0a3
isaszeg|HU1z3
isawa|JP0c5
isbergues|FR1m3
iscar|ES0z3
iscehisar|TR014
ischia porto|IT1i4
ischia|IT1i4
ise ekiti|NG0a8
isehara|JP0c7
iselin|US0d4NJ
isenbuttel|DE0y3
isen|DE0y2
iseo|IT1i2
iserlohn|DE0y7
isernhagen farster bauerschaft|DE0y4
isernia|IT1i4
isesaki|JP0c7
isetskoye|RU2j3
ise|JP0c7
isfahan|IR0lb
isfana|KG3i4
isfara|TJ485
isheyevka|RU4f3
ishigaki|JP0c5
ishige|JP0c5
ishii|JP0c5
ishikari|JP0c6
ishikawa|JP0c4,JP0c4
ishiki|JP0c5
ishimbay|RU2j6
ishim|RU2j6
ishinomaki|JP0c7
ishioka|JP0c6
ishoj|DK2y4
ishpeming|US493MI
ishqoshim|TJ485
ishtixon shahri|UZ5s4
ishurdi|BD076
isieke|NG0a6
isiklar|TR013
isiolo|KE1a5
isiro|CD2g7
iskandar|UZ1o5
iskateley|RU063
iskenderun|TR017
iskilip|TR014
iskitim|RU2d6
iskushuban|SO1f3
isla aguada|MX3u3
isla cristina|ES0z4
isla del bosque|MX4a3
isla mujeres|MX4j4
isla soyaltepec|MX043
isla vista|US0t5CA
islamabad|PK059
islamey|RU063
islamkot|PK054
islamnagar|IN035
islamorada|US0d3FL
islampur|IN036,IN035
island city|US0t0OR
island heights|US0d1NJ
island lake|US1b3IL
island park|US0d2NY
island walk|US0d2FL
islandia|US0d2NY
islaz|RO1w3
isla|MX045
isle of arran|GB0j2
isle of bute|GB0j3
isle of hope|US0d1GA
isle of lewis|GB0j4
isle of normandy|US0d3FL
isle of palms|US0d2SC
isleworth|GB0j4
isle|FR1m3
islington|GB0j8
islip terrace|US0d2NY
islip|US0d4NY
ismailia|EG0h8
ismaning|DE0y4
ismayilli|AZ344
isna|EG0h6
isniq|XK2r2
isnos|CO0i2
isny|DE0y4
isoka|ZM2t4
isokyro|FI4t2
isola del liri|IT1i3
isola della scala|IT1i3
isola delle femmine|IT1i3
isola di capo rizzuto|IT1i3
isparta|TR017
isperih|BG2z3
ispica|IT1i4
ispir|TR014
ispringen|DE0y3
issaquah|US0t5WA
issa|RU062
isselburg|DE0y3
issenye|TZ1d3
issia|CI0u6
issoire|FR1m4
issoudun|FR1m4
issum|DE0y4
issy les moulineaux|FR1m6
istanbul|TR01e
istaravshan|TJ486
istgah e rah ahan e garmsar|IR0l6
istmina|CO0i4
istok|XK2r5,RU2j3
istra|RU065
istres|FR1m5
isulan|PH185
isyangulovo|RU2j3
itabaiana|BR3e6,BR1h4
itabaianinha|BR3e4
itaberaba|BR1c6
itaberai|BR094
itabera|BR093
itabira|BR097
itabirito|BR095
itaborai|BR098
itabuna|BR1c8
itacarambi|BR094
itacare|BR1c4
itacoatiara|BR236
itacorubi|BR094
itagiba|BR1c3
itagi|BR1c3
itaguacu|BR093
itaguai|BR097
itagui|CO0i8
itaiba|BR294
itaitinga|BR1h5
itaituba|BR6i6
itai|BR094
itajai|BR097
itajobi|BR094
itajuba|BR096
itajuipe|BR1c4
itako|JP0c5
italy|US1b1TX
itamaraca|BR294
itamaraju|BR1c6
itamarandiba|BR094
itambacuri|BR094
itambe|BR1c5
itami|JP0c8
itanagar|IN035
itanhaem|BR096
itanhandu|BR093
itanhem|BR094
itaocara|BR094
itapaci|BR094
itapage|BR1h5
itaparica|BR1c4
itapecerica da serra|BR097
itapecerica|BR094
itapecuru mirim|BR1h5
itapema|BR095
itapemirim|BR094
itaperucu|BR095
itaperuna|BR096
itapetinga|BR1c6
itapetininga|BR097
itapeva|BR096
itapevi|BR098
itapipoca|BR1h6
itapirapua|BR093
itapira|BR096
itapissuma|BR294
itapolis|BR095
itaporanga|BR1h4,BR093
itapui|BR093
itapuranga|BR094
itaquaquecetuba|BR098
itaquitinga|BR293
itaqui|BR095
itarantim|BR1c4
itarare|BR095
itarsi|IN037
itasca|US1b3IL,US1b1TX
itatiaia|BR094
itatiba|BR096
itatinga|BR094
itati|AR2c3
itau de minas|BR094
itaueira|BR1h2
itaugua|PY286
itauna|BR096
itaunja|IN033
ita|PY284
iten|KE1a5
ithaca|US0d5NY,US492MI
itigi|TZ1d4
itimadpur|IN035
itirapina|BR094
itirucu|BR1c4
itogon|PH185
itoigawa|JP0c5
itoman|JP0c6
itororo|BR1c4
ito|JP0c6
itri|IT1i3
itsa|EG0h6
itsukaichi|JP0c5
itta bena|US1b1MS
itteville|FR1m2
ittiri|IT1i3
ittre|BE3a3
ituango|CO0i3
itubera|BR1c4
ituiutaba|BR096
itumba|TZ1d4
itumbiara|BR096
itupeva|BR094
itupiranga|BR2e4
iturama|BR095
iturrama|ES0z5
ituverava|BR095
itu|BR097,NG0a5
itzehoe|DE0y5
itzincab palomeque|MX3u2
iuka|US1b2MS
iuna|BR094
ivanava|BY1y4
ivancice|CZ2x3
ivanec|HR442
ivangorod|RU063
ivanhoe|AU0r4VIC,US0t2CA
ivanivka|UA162
ivanka pri dunaji|SK5b3
ivankiv|UA163
ivankovo|HR443
ivano frankivsk|UA168
ivano frankove|UA163
ivanovo|RU069
ivanovskoye|RU067,RU063
ivanteyevka|RU066,RU3k3
ivatsevichy|BY1y5
iva|US0d0SC
ivdel|RU2j4
iver heath|GB0j3
iver|GB0j3
ives estates|US0d4FL
ivesti|RO1w3
ivins|US473UT
ivisan|PH182
ivnya|RU063
ivolginsk|RU4p3
ivoti|BR094
ivot|RU063
ivrea|IT1i5
ivrindi|TR013
ivry sur seine|FR1m6
ivyanyets|BY1y2
ivybridge|GB0j4
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
iwon up|KP105
iwo|NG0a8
iwye|BY1y3
ixhuatlan del cafe|MX043
ixhuatlan del sureste|MX043
ixmiquilpan|MX045
ixonia|US1b1WI
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
izalco|SV4x4
izamal|MX3u4
izazi|TZ1d4
iza|UA162
izbat al burj|EG0h5
izberbash|RU065
izbiceni|RO1w2
izegem|BE3a5
izhevsk|RU329
izhmorskiy|RU4w3
izki|OM3r5
izluchinsk|RU2j4
izmail|UA166
izmaylovo|RU067
izmir|TR01b
izmit|TR018
iznalloz|ES0z3
iznik|TR014
izobilnyy|RU065
izola|SI5z3
izra|JO2q5,SY224
izsak|HU1z3
iztacalco|MX049
iztapalapa|MX04b
izucar de matamoros|MX045
izumiotsu|JP0c6
izumisano|JP0c7
izumi|JP0c8,JP0c5
izumo|JP0c6
izvoarele|RO1w3
izyaslav|UA164
izyum|UA166
ja ela|LK4d5
jabal os saraj|AF124
jabalpur|IN03a
jabalya|PS5a7
jaba|PS6q3
jabbeke|BE3a4
jablah|SY226
jablanica|BA453
jablonec nad nisou|CZ2x5
jablonna|PL203
jablunkov|CZ2x3
jaboatao dos guararapes|BR299
jaboatao|BR299
jaboticabal|BR096
jacaltenango|GT3c5
jacarandas|MX043
jacarau|BR1h3
jacarei|BR098
jacarezinho|BR095
jaca|ES0z4
jaciara|BR4y5
jacinto city|US1b3TX
jackpot|US0t0NV
jacksboro|US1b2TX,US0d1TN
jackson center|US0d1OH
jackson heights|US0d6NY
jacksonville beach|US0d5FL
jacksonville|US0daFL,US0d6NC,US1b5AR,US1b4IL,US1b4TX,US1b4AL,US0t2OR
jacksonwald|US0d2PA
jackson|US1b7MS,US1b6TN,US0d6NJ,US495MI,US1b4MO,US6w3WY,US1b3WI,US0d3OH,US0d2GA,US1b2AL,US0t2CA,US1b2LA,US1b2MN,US0d1KY,US0d1KY,US0d1SC
jaclupan|PH183
jacmel|HT2u7
jacobabad|PK057
jacobina|BR1c6
jacobus|US0d1PA
jacona de plancarte|MX046
jacou|FR1m2
jacupiranga|BR093
jacutinga|BR094
jadder cemetery|YE1t3
jaen|ES0z7,PE0g6,PH185
jafarpur|IN034
jaffa|IL3q7
jaffna|LK4d7
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
jagna|PH185
jagodina|RS2r5
jagraon|IN036
jagtial|IN037
jaguaquara|BR1c5
jaguarao|BR095
jaguarari|BR1c4
jaguariaiva|BR095
jaguaribe|BR1h5
jaguariuna|BR095
jaguaruana|BR1h4
jaguaruna|BR094
jaguey grande|CU1l6
jahanabad|IN037,IN034
jahangirabad|IN036
jahangirpur|IN033
jahanian shah|PK055
jahazpur|IN034
jahnsdorf|DE0y3
jaicos|BR1h3
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
jajce|BA453
jajpur|IN035
jakarta|ID0bd
jakhal|IN033
jakiri|CM2k2
jakobsberg|SE275
jakobstad|FI4t4
jakomini|AT215
jalacingo|MX044
jalai nur|CN007
jalajala|PH184
jalakandapuram|IN034
jalal abad|KG3i6
jalalabad|AF128,IN035,IN035,IN035
jalalaqsi|SO1f3
jalali|IN034
jalalpur jattan|PK057
jalalpur pirwala|PK055
jalalpur|IN035,IN034
jalandhar|IN03a
jalapa|GT3c6,NI3d5,MX043
jalapilla|MX043
jalarpet|IN035
jalasjarvi|FI4t3
jalaun|IN036
jala|MX4a2
jalesar|IN035
jaleshwar|NP2b5,IN035
jales|BR095
jalgaon jamod|IN035
jalgaon|IN039,IN033
jalhay|BE3a3
jalilabad|AZ345
jalingo|NG0a7
jaljulya|IL3q3
jalna|IN038
jalor|IN036
jalostotitlan|MX045
jalpa de mendez|MX044
jalpaiguri|IN037
jalpan|MX043
jalpatagua|GT3c3
jalpa|MX044
jalqani|SD1q3
jaltenango de la paz|MX043
jaltenco|MX043
jaltepec|MX043,MX042
jaltipan de morelos|MX045
jaltocan|MX043
jal|US471NM
jam sahib|PK053
jamaame|SO1f8
jamadoba|IN035
jamaica beach|US1b0TX
jamaica plain|US0d5MA
jamaica|US0d8NY,CU1l4,US0d0VT
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
jamestown|US0d5NY,US1b4ND,US0d3RI,US0d2NC,US0t2CA,US0d1OH,US1b1TN,US1b1KY
jamiltepec|MX043
jamisontown|AU0p2NSW
jamjamal|IQ0k6
jamkhandi|IN036
jamma in|PS6q3
jammalamadugu|IN035
jammu|IN039
jamnagar|IN039
jampur|PK056
jamsankoski|FI4t3
jamsa|FI4t4
jamshedpur|IN039
jamtara|IN035
jamui|IN036
jamul|US0t3CA
jamundi|CO0i5
jamuria|IN037
jan kempdorp|ZA0x4
jan phyl village|US0d2FL
janagdong|PH182
janakkala|FI4t4
janakpur|NP2b7
janauba|BR096
jandaia do sul|BR094
jandiala guru|IN033
jandiala sher khan|PK053
jandiala|IN035
jandira|BR097
jand|PK054
janeng|BW6b4
janesville|US1b6WI,US1b1MN,US0t0CA
jangaon|IN036
jangipur|IN036
janikowo|PL203
janin|PS6q5
janiuay|PH184
janja|BA452
janjgir|IN035
jankomir|HR442
jannali|AU0p3NSW
jannatah|PS6q2
janopol|PH182
janoshalma|HU1z3
janossomorja|HU1z3
janow lubelski|PL204
janowiec wielkopolski|PL202
jansath|IN034
januaria|BR095
janub as surrah|KW4g4
janze|FR1m3
jaora|IN036
japaratuba|BR3e3
japekrom|GH1r7
japeri|BR097
jarabacoa|DO1j5
jarabulus|SY225
jaragua do sul|BR097
jaragua|BR095
jaraiz de la vera|ES0z3
jaral del progreso|MX044
jarales|US471NM
jaranwala|PK057
jarash|JO2q5
jardim de piranhas|BR1h3
jardim do serido|BR1h3
jardim paulista|BR096
jardim|BR405,BR1h3
jardin america|AR2c5
jardines de la silla jardines|MX316
jardinopolis|BR095
jardin|CO0i3
jarinu|BR094
jarna|SE273
jarny|FR1m3
jarocin|PL205
jaromer|CZ2x4
jaroslaw|PL205
jaro|PH183
jarrell|US1b0TX
jarrettsville|US0d2MD
jarrow|GB0j5
jaruco|CU1l4
jaru|BR5u5
jarvenpaa|FI4t5
jarville la malgrange|FR1m3
jarwal|IN034
jasaan|PH184
jasdan|IN035
jashpurnagar|IN034
jasidih|IN034
jasim|SY225
jaslo|PL205
jasmine estates|US0d4FL
jasonville|US3n1IN
jasper|US8r4IN,US1b4AL,US1b3TX,US0d2FL,US0d2GA,US1b2TN
jaspur|IN035
jasrana|IN033
jasrasar|IN033
jassans riottier|FR1m3
jastrebarsko|HR442
jastrowie|PL203
jastrzebie zdroj|PL207
jaswantnagar|IN035
jaszapati|HU1z3
jaszarokszallas|HU1z3
jaszbereny|HU1z5
jaszkiser|HU1z3
jaszladany|HU1z3
jataizinho|BR093
jatai|BR096
jatani|IN036
jatara|IN034
jaten|ID0b5
jatibarang|ID0b6
jatibonico|CU1l4
jatiroto|ID0b6
jatiwangi|ID0b6
jati|PK053
jatoba|BR294
jatoi shimali|PK056
jauharabad|PK056
jauja|PE0g4
jaumave|MX312
jaunay clan|FR1m3
jaunpur|IN037
jau|BR097
javanrud|IR0l5
javea|ES0z5
javier rojo gomez|MX043
jawad|IN034
jawala mukhi|IN032
jawa|JO2q3
jawf al maqbabah|YE1t4
jawhar|SO1f6,IN034
jaworze|PL203
jaworzno|PL207
jaworzyna slaska|PL202
jawor|PL205
jayamkondacholapuram|IN035
jayanca|PE0g3
jayapura|ID0b7
jaynagar majilpur|IN035
jaynagar|IN034
jayrud|SY225
jay|US0d2ME,US1b1OK
jbail|LB1u4
jean lafitte|US1b1LA
jean rabel|HT2u2
jeanerette|US1b2LA
jeannette|US0d3PA
jebba|NG0a4
jebel|RO1w2
jebrail|AZ343
jeddah|SA0sb
jedlicze|PL202
jedlina zdroj|PL202
jedrzejow|PL204
jefferson city|US1b5MO,US0d3TN
jefferson heights|US0d0NY
jefferson hills|US0d4PA
jefferson valley yorktown|US0d4NY
jeffersontown|US635KY
jeffersonville|US636IN,US0d1KY,US0d0OH,US0d0GA
jefferson|US1b3LA,US0d3GA,US1b3WI,US0d2GA,US1b2IA,US0t2OR,US0d2OH,US0d1ME,US0d1MD,US1b1TX,US0d1NC,US0d0NH
jega|NG0a6
jegunovce|MK543
jeju city|KR089
jejuri|IN034
jekabpils|LV3y5
jekulo|ID0b5
jelah|BA452
jelcz laskowice|PL204
jelcz|PL204
jelenia gora|PL206
jelgava|LV3y6
jellico|US0d1TN
jember|ID0b8
jemez pueblo|US471NM
jemison|US1b1AL
jemna|TN463
jena|DE0y7,US1b2LA
jenbach|AT213
jendouba|TN466
jenison|US494MI
jenjarum|MY2a5
jenkins|US0d1KY
jenkintown|US0d2PA
jenks|US1b4OK
jennings lodge|US0t3OR
jennings|US1b4MO,US1b3LA
jensen beach|US0d4FL
jenzan|KR084
jeongeup|KR087
jeonju|KR089
jepelacio|PE0g3
jequie|BR1c7
jequitinhonha|BR094
jerada|MA115
jerantut|MY2a5
jerecuaro|MX043
jeremie|HT2u7
jeremoabo|BR1c4
jerez de garcia salinas|MX045
jerez de la frontera|ES0z8
jerez de los caballeros|ES0z3
jericho|PS6q4,US0d4NY,US0d0VT
jerico|CO0i3
jermyn|US0d1PA
jerome|US6w3ID,US1b1IL,US0d0PA
jeronimo monteiro|BR093
jerrabomberra|AU0p3NSW
jersey city|US0d8NJ
jersey shore|US0d2PA
jersey village|US1b3TX
jerseyville|US1b3IL
jertih|MY2a4
jerusalem|IL3qa
jesenice|SI5z4
jesenik|CZ2x4
jesi|IT1i5
jessen|DE0y3
jessheim|NO4q4
jessore|BD078
jessup|US0d3MD,US0d2PA
jesteburg|DE0y3
jestetten|DE0y2
jesup|US0d3GA,US1b1IA
jesus de otoro|HN3l3
jesus del monte|MX045
jesus gomez portugal margaritas|MX044
jesus gomez portugal|MX043
jesus maria garza|MX043
jesus maria|MX045,AR2c5,MX043
jesus menendez|CU1l6
jetalsar|IN034
jetiba|BR093
jetpur|IN037,IN033
jettingen scheppach|DE0y3
jeumont|FR1m3
jevargi|IN034
jever|DE0y4
jewar|IN035
jewell|US1b0IA
jewett city|US0d2CT
jewett|US1b0TX
jeypore|IN036
jezowe|PL202
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
ji parana|BR5u7
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
jibou|RO1w3
jicaltepec autopan|MX042
jicin|CZ2x4
jidd hafs|BH6v5
jidong|CN006
jiehu|CN006
jieshi|CN007
jieshou|CN007
jiexiu|CN006
jieyang|CN00a
jiguani|CU1l5
jihlava|CZ2x6
jijel|DZ1p7
jijiang|CN006
jijiga|ET196
jijila|RO1w3
jijona|ES0z3
jikamshi|NG0a3
jilava|RO1w4
jilemnice|CZ2x3
jilib|SO1f5
jilikul|TJ482
jilin|CN00b
jilma|TN462
jilotepec de molina enriquez|MX044
jilotzingo|MX043
jilove|CZ2x2
jim thorpe|US0d2PA
jima abajo|DO1j3
jimaguayu|CU1l4
jimani|DO1j3
jimbolia|RO1w3
jimboomba|AU1k4QLD
jimena de la frontera|ES0z3
jimenez|MX3o5,PH183
jimeta|NG0a8
jimma|ET197
jimo|CN006
jinan gun|KR085
jinan|CN00c
jinchang|CN007
jincheng|CN008,TW0e5
jindabyne|AU0p3NSW
jindalee|AU1k2QLD
jindrichuv hradec|CZ2x5
jind|IN037
jingdezhen|CN008
jinghong|CN006
jingling|CN008
jingmen|CN007
jingzhou|CN007
jinhua|CN007
jining|CN009,CN008
jinja|UG2i7
jinjiang|CN006,CN006
jinjing|CN003
jinji|CN006
jinka|ET195
jinniyah|SY222
jinotega|NI3d6
jinotepe|NI3d5
jinsha|CN007
jinshi|CN006
jintur|IN035
jinxiang|CN006
jinzhou|CN009,CN008
jipijapa|EC1s5
jiquilisco|SV4x3
jiquilpan de juarez|MX045
jiquipilas|MX043
jiran|IN033
jirja|EG0h7
jirkov|CZ2x4
jishui|CN006
jishu|CN007
jisr ash shughur|SY225
jitauna|BR1c4
jitra|MY2a6
jiujiang|CN008
jiupu|CN007
jiuquan|CN006
jiutai|CN007
jiutepec|MX047
jiwani|PK054
jixi|CN009
jizan|SA0s7
jizzax|UZ1o7
joacaba|BR095
joaima|BR093
joal fadiout|SN1g5
joane|PT503
joanna|US0d1SC
joanopolis|BR094
joao alfredo|BR294
joao camara|BR1h4
joao monlevade|BR096
joao neiva|BR093
joao pessoa|BR1h9
joao pinheiro|BR095
joaquim nabuco|BR293
joaquin suarez|UY2s3
joaquin v gonzalez|AR514
jobabo|CU1l6,CU1l4
jobat|IN033
jobner|IN033
jobstown|IE383
jockgrim|DE0y3
jocotenango|GT3c4
jocotepec|MX044
jocotitlan|MX043
jodar|ES0z4
jodhpur|IN03a,IN036
jodiya bandar|IN034
jodoigne|BE3a4
joensuu|FI4t6
joetsu|JP0c8
joeuf|FR1m3
jogbani|IN035
jogeva|EE5g3
jogindarnagar|IN032
jogonalan|ID0b5
johannesburg|ZA0xb
johanngeorgenstadt|DE0y2
johannisthal|DE0y4
johi|PK054
johlingen|DE0y2
john day|US0t1OR
johns creek|US0d6GA
johnsburg|US1b3IL
johnson city|US0d6TN,US0d4NY,US1b1TX
johnson creek|US1b2WI
johnson lane|US0t3NV
johnsonburg|US0d1PA,US0d1PA
johnsonville|US1b1TN,US0d1SC
johnson|US1b2AR,US0d1VT,US470KS
johnston city|US1b2IL
johnstone|GB0j4
johnstonville|US0t0CA
johnston|US0d5RI,US1b4IA,US0d1SC
johnstown|US0d4PA,US474CO,US0d3NY,US0d2OH
johor bahru|MY2aa
johvi|EE5g4
joigny|FR1m4
joint base lewis mcchord|US0t3WA
joinville le pont|FR1m4
joinville|BR099
joita|RO1w3
jojutla|MX044
jokioinen|FI4t2
jolalpan|MX043
joliette|CA1e5QC
joliet|US1b7IL
jolivue|US0d0VA
jollyville|US1b4TX
jolo|PH187
jombang|ID0b7
jomboy shahri|UZ5s4
jonacatepec|MX043
jonage|FR1m3
jonava|LT4v5
jona|CH5o4
jones creek|US1b1TX
jonesborough|US0d2TN
jonesboro|US1b6AR,US0d2GA,US1b2LA,US1b1IL,US3n1IN
jonesport|US0d1ME
jonestown|US1b1TX,US0d1PA,US1b0MS
jonesville|US0d1NC,US491MI,US1b1LA
jones|PH182,US1b2OK
joniskis|LT4v3
jonkoping|SE277
jonquiere|CA1e6QC
jonuta|MX043
joondalup|AU1v3WA
joplin|US1b6MO
joppatowne|US0d4MD
jora|IN035
jordan springs|AU0p2NSW
jordanow|PL202
jordanstown|GB0j2
jordan|PH183,US1b3MN,US0d0NY
jordbro|SE273
jorge jimenez cantu|MX043
jorhat|IN036
jork|DE0y4
joroinen|FI4t2
jorpeland|NO4q2
jose bonifacio|BR095
jose c paz|AR028
jose cardel|MX044
jose de freitas|BR1h4
jose maria morelos|MX4j4
jose mariano jimenez|MX3o5
jose panganiban|PH184
jose pedro varela|UY2s2
josenii bargaului|RO1w2
joseni|RO1w2
joseph city|US250AZ
josephine|US1b0TX
joseph|US0t0OR
joshimath|IN034
joshua tree|US0t3CA
joshua|US1b3TX
jos|NG0aa
jouars pontchartrain|FR1m2
joue les tours|FR1m5
jounieh|LB1u7
jourdanton|US1b2TX
joure|NL3z4
joutseno|FI4t3
jouy en josas|FR1m3
jouy le moutier|FR1m4
jovellanos|CU1l6
jovim|PT503
joyabaj|GT3c4
joymontop|BD076
joypur hat|BD076
jozefow|PL204
jozsefvaros|HU1z6
jua dos vieiras|BR1h3
juan aldama|MX044
juan de acosta|CO0i3
juan de ayolas|PY284
juan de herrera|DO1j2
juan diaz covarrubias|MX043
juan diaz|PA5f7
juan griego|VE145
juan jose rios|MX4a5
juan l lacaze|UY2s4
juan morales|MX044
juan rodriguez clara|MX044
juana diaz|PR5c3
juanacatlan|MX043
juanjui|PE0g5
juankoski|FI4t2
juarez|MX2ma,MX043
juatuba|BR095
juayua|SV4x3
juazeirinho|BR1h3
juazeiro do norte|BR1h8
jua|IN032
juba|SS579
jucas|BR1h4
juchen|DE0y4
juchipila|MX043
juchitan de zaragoza|MX046
juchitepec|MX044
jucuapa|SV4x3
jucurutu|BR1h4
judeida makr|IL3q4
judenburg|AT213
judendorf|AT212
judita|JO2q4
judsonia|US1b1AR
judson|US0d1SC
juegang|CN006
jugsalai|IN036
juhaynah|EG0h6
juigalpa|NI3d6
juigne|FR1m3
juiz de fora|BR099
julayjilah|SA0s2
julesburg|US470CO
juliaca|PE0g8
julian|US0t1CA
julich|DE0y5
julio de castilhos|BR094
juli|PE0g3
juma shahri|UZ5s4
jumelles|FR1m3
jumilla|ES0z5
jumla|NP2b3
jumri tilaiya|IN036
junagadh|IN038
junagarh|IN034
juncos|PR5c3
junction city|US1b5KS,US0t3OR,US0d1KY
junction|US1b1TX
jundiai|BR098
june park|US0d2FL
juneau|US835AK,US1b1WI
jungapeo de juarez|MX042
junin de los andes|AR513
junin|AR026,PE0g4,CO0i3,EC1s3
junnar|IN035
juno beach|US0d2FL
junqueiropolis|BR094
junqueiro|BR3e3
jupiter|US0d6FL
juprelle|BE3a3
juquia|BR094
juquitiba|BR094
jurancon|FR1m3
jurbarkas|LT4v4
jurbise|BE3a3
jurilovca|RO1w2
juripiranga|BR1h3
juriquilla|MX044
jurmala|LV3y6
jurm|AF124
jurupa valley|US0t4CA
juruti|BR6i4
juru|MY2a4
justice|US1b4IL,US1b0OK
justiniano posse|AR2c3
justiniskes|LT4v5
justin|US1b2TX
justo daract|AR6l3
jutai|BR233
juterbog|DE0y4
jutiapa|GT3c5
juticalpa|HN3l5
juuka|FI4t3
juva|FI4t3
juventino rosas|MX045
juvignac|FR1m3
juvisy sur orge|FR1m4
juwana|ID0b5
juybar|IR0l5
juye|CN006
jyllinge|DK2y3
jyvaskyla|FI4t6
k i sawyer air force base|US491MI
ka a awa|US5k0HI
ka anapali|US5k0HI
kaa khem|RU3h3
kaanapali landing|US5k1HI
kaarela|FI4t5
kaarina|FI4t4
kaarst|DE0y5
kabacan|PH185
kabala|SL3p4,TR013
kabale|UG2i5
kabalo|CD2g5
kabanga|TZ1d4
kabanjahe|ID0b6
kabankalan|PH187
kabanovo|RU065
kabansk|RU4p3
kabardinka|RU063
kabare|CD2g5
kabarnet|KE1a5
kabatas|TR013
kabaty|PL205
kaba|HU1z3
kabba|NG0a6
kabin buri|TH0n4
kabinda|CD2g6
kabirwala|PK056
kabompo|ZM2t3
kabo|CF4u4
kabrai|IN035
kabul|AF12c,IL3q3
kabwe|ZM2t8
kacanik|XK2r3
kachhwa|IN034
kachia|NG0a5
kachina village|US251AZ
kachkanar|RU2j5
kachug|RU4p3
kacuni|BA452
kadakkavoor|IN035
kadan|CZ2x4
kadaura|IN034
kadayanallur|IN036
kadhan|PK053
kadingilan|PH183
kadinhani|TR014
kadipur|IN033
kadiri|IN036
kadirli|TR016
kadisehri|TR013
kadiyivka|UA166
kadi|IN036
kadnikov|RU062
kadod|IN034
kadoma|JP0c7,ZW266
kadom|RU063
kadugli|SD1q6
kaduna|NG0ab
kadur|IN035
kaduy|RU064
kaedi|MR4c6
kaele|CM2k5
kaeng khoi|TH0n5
kaeng khro|TH0n5
kaesong|KP108
kafanchan|NG0a6
kafarati|NG0a4
kaffrine|SN1g5
kafin hausa|NG0a4
kafir qala|AF124
kafr abil|JO2q3
kafr ad dawwar|EG0h8
kafr asad|JO2q3
kafr ash shaykh|EG0h7
kafr az zayyat|EG0h6
kafr kanna|IL3q4
kafr laha|SY224
kafr manda|IL3q4
kafr qasim|IL3q4
kafr ra i|PS6q3
kafr saqr|EG0h5
kafr sawm|JO2q3
kafr takharim|SY224
kafr zayta|SY224
kafranbel|SY226
kafue|ZM2t6
kaga bandoro|CF4u6
kagalnitskaya|RU063
kagal|IN035
kagizman|TR015
kagoro|NG0a6
kagoshima|JP0c9
kahalu u|US5k2HI
kahaluu keauhou|US5k2HI
kahama|TZ1d5
kaharlyk|UA164
kahl am main|DE0y3
kahla|DE0y3
kahna nau|PK056
kahoka|US1b1MO
kahramanmaras|TR019
kahriz|IR0la
kahror pakka|PK056
kahta|TR016
kahuku|US5k1HI
kahului|US5k5HI
kahuta|PK054
kaiama|NG0a4
kaiapoi|NZ5d3
kaibito|US471AZ
kaifeng|CN00a
kaihua|CN006
kaikalur|IN034
kailahun|SL3p4
kailaras|IN035
kailashahar|IN034
kailua kona|US5k4HI
kailua|US5k5HI
kaimganj|IN035
kaimori|IN034
kainantu|PG5y3
kainan|JP0c5
kaindy|KG3i3
kaintragarh|IN034
kairana|IN036
kairouan|TN467
kaisariani|GR4b5
kaiserslautern|DE0y7
kaisiadorys|LT4v3
kaithal|IN037
kaitong|CN006
kaiyuan|CN008,CN007
kaizuka|JP0c7
kajaani|FI4t5
kajansi|UG2i3
kajatian|PH182
kajiado|KE1a3
kajiki|JP0c5
kajuru|NG0a4
kakamega|KE1a6
kakamigahara|JP0c7
kakanj|BA454
kakata|LR3f5
kaka|TM414
kakching|IN035
kakegawa|JP0c6
kakhovka|UA165
kakhun|RU063
kakinada|IN038
kakogawacho honmachi|JP0c8
kakonko|TZ1d5
kakori|IN034
kakrala|IN035
kakuda|JP0c5
kakunodatemachi|JP0c4
kalabagh|PK054
kalabo|ZM2t3
kalach na donu|RU3b5
kalachinsk|RU335
kalach|RU064
kaladhungi|IN033
kalagarh project colony|IN034
kalaheo|US5k2HI
kalajoki|FI4t3
kalakkadu|IN035
kalaleh|IR0l5
kalamansig|PH184
kalamaria|GR4b7
kalamassery|IN036
kalamata|GR4b6
kalamazoo|US496MI
kalama|US0t1WA
kalamb|IN035
kalamnuri|IN035
kalampaka|GR4b3
kalamunda|AU1v3WA
kalanaur|IN034,IN034
kalanchak|UA163
kalandia|PS5a5
kalanwali|IN035
kalaoa|US5k3HI
kalashnikovo|RU062
kalasin|TH0n6
kalaswala|PK054
kalas|IN034
kalat|PK055
kalavad|IN035
kalavai|IN033
kalavoor|IN035
kalawit|PH183
kalayaan|PH183
kalecik|TR014
kaleen|AU0p3ACT
kalefeld|DE0y3
kaleke mandi|PK054
kalemie|CD2g7
kalenderovci donji|BA453
kalengwa|ZM2t3
kalety|PL203
kalevala|RU062
kale|TR013,TR012
kalghatgi|IN034
kalianget|ID0b5
kalia|BD075
kalibo poblacion|PH186
kalida|US0d1OH
kalifornsky|US5x3AK
kaliganj|BD076
kalilangan|PH184
kalimpong|IN035
kalinagar|IN033
kaliningrad|RU599
kalininskaya|RU064
kalininskiy|RU069
kalininsk|RU3k4
kalinkavichy|BY1y5
kalinovskaya|RU063
kalispell|US474MT
kalisz|PL207
kaliua|TZ1d4
kalix|SE273
kaliyaganj|IN036
kalkaman|KZ1n2
kalkandere|TR013
kalkar|DE0y4
kalkaska|US491MI
kalka|IN035
kalk|DE0y5
kallakkurichchi|IN035
kallangur|AU1k4QLD
kallar kahar|PK054
kallaroo|AU1v2WA
kallered|SE273
kallidaikurichi|IN035
kallio|FI4t5
kallithea|GR4b7
kallupatti|IN033
kall|DE0y4
kalmar|SE275
kalmeshwar|IN034
kalmthout|BE3a4
kalmunai|LK4d7
kalna|IN036
kalnibolotskaya|RU063
kalocsa|HU1z4
kalodzishchy|BY1y4
kalol|IN035
kalona|US1b1IA
kalpatta|IN035
kalpi|IN035
kalsdorf bei graz|AT212
kaltan|RU4w5
kaltenkirchen|DE0y4
kaltungo|NG0a4
kaluga|RU068
kalugumalai|IN034
kalulushi|ZM2t6
kalundborg|DK2y4
kalundri|IN033
kalur kot|PK055
kalush|UA166
kalutara|LK4d5
kalyandurg|IN035
kalyani|IN037
kalyan|IN03a
kalyazin|RU064
kalymnos|GR4b4
kalynivka|UA164
kalyny|UA162
kalyvia thorikou|GR4b4
kamachumu|TZ1d4
kamaishi|JP0c5
kamakhyanagar|IN034
kamakura|JP0c7
kamakwie|SL3p3
kamalapuram|IN034
kamalasai|TH0n5
kamalganj|IN034
kamalia|PK057
kamalpur|IN032
kamal|ID0b4
kaman|IN035,TR015
kamar mushani|PK054
kamareddi|IN036
kamarhati|IN038
kamas|US471UT
kamateron|GR4b5
kambah|AU0p4ACT
kambarka|RU324
kambar|PK056
kamba|NG0a5
kambia|SL3p4
kambileyevskoye|RU063
kambove|CD2g5
kameda honcho|JP0c5
kamen na obi|RU4m5
kamen rybolov|RU4o4
kamenica|XK2r3
kamenjane|MK544
kamenka|RU3b3,RU063,RU063
kamennogorsk|RU063
kamennomostskiy|RU063
kamennomostskoye|RU063
kamenolomni|RU064
kamensk shakhtinskiy|RU066
kamensk uralskiy|RU2j8
kamenz|DE0y4
kamen|DE0y6
kameoka|JP0c7
kameshkovo|RU064
kameyama|JP0c5
kamez|AL5j3
kamiah|US0t0ID
kamianets podilskyi|UA167
kamianka|UA164
kamianske|UA168
kamien pomorski|PL203
kamienna gora|PL204
kamifukuoka|JP0c6
kamigyo ku|JP0c6
kamiichi|JP0c5
kamiiso|JP0c5
kamikawa|JP0c2
kamimaruko|JP0c5
kamin kashyrskyi|UA163
kamina|CD2g6
kaminokawa|JP0c5
kaminoyama|JP0c5
kamirenjaku|JP0c7
kamloops|CA4l6BC
kamnik|SI5z4
kamogatacho kamogata|JP0c4
kamogawa|JP0c5
kamojimacho jogejima|JP0c5
kamoke|PK058
kamo|JP0c5
kamp lintfort|DE0y5
kampala|UG2ia
kampar|MY2a4
kampene|CD2g5
kampenhout|BE3a3
kampen|NL3z6
kamphaeng phet|TH0n6
kampil|IN033
kampli|IN035
kampokpok|PH183
kampong baharu balakong|MY2a6
kampong cham|KH246
kampong chhnang|KH246
kampong dungun|MY2a6
kampong kadok|MY2a4
kampong masjid tanah|MY2a5
kampong pangkal kalong|MY2a5
kampong speu|KH245
kampong thom|KH244
kampot|KH245
kampung ayer keroh|MY2a5
kampung ayer molek|MY2a4
kampung baharu nilai|MY2a5
kampung baru subang|MY2aa
kampung bukit baharu|MY2a6
kampung bukit tinggi bentong|MY2a4
kampung kilim|MY2a2
kampung pasir gudang baru|MY2a7
kampung simpang renggam|MY2a4
kampung sungai ara|MY2a7
kampung tanjung karang|MY2a4
kamra|PK055
kamthi|IN036
kamuli|UG2i4
kamuthi|IN034
kamwenge|UG2i4
kamyanyets|BY1y3
kamyaran|IR0l6
kamyshevatskaya|RU062
kamyshin|RU3b7
kamyshlov|RU2j5
kamyzyak|RU524
kanab|US472UT
kanahooka|AU0p2NSW
kananga|CD2g9
kananya|PH183
kanash|RU066
kanasin|MX3u6
kanata|CA1e6ON
kanaya|JP0c4
kanazawa|JP0c9
kanbe|MM0q6
kanchanaburi|TH0n6
kanchipuram|IN037
kanchrapara|IN037
kandahar|AF129
kandalaksha|RU065
kandana|LK4d5
kanda|JP0c5
kandel|DE0y3
kandern|DE0y3
kandete|TZ1d3
kande|TG3w4
kandhkot|PK056
kandhla|IN035
kandiari|PK053
kandiaro|PK055
kandira|TR014
kandi|BJ3t7,IN036
kandla|IN035
kandra|IN033
kandri|IN033
kandry|RU2j4
kandukur|IN036
kandyagash|KZ615
kandy|LK4d7
kanekomachi|JP0c5
kanel|SN1g3
kaneohe|US5k5HI
kanevskaya|RU066
kane|US0d2PA
kangaba|ML2o4
kangal|TR014
kanganpur|PK054
kangaroo flat|AU0r3VIC
kangaroo point|AU1k3QLD
kangar|MY2a6,IN033
kangasala|FI4t5
kangasniemi|FI4t3
kangavar|IR0l6
kangayam|IN035
kangding|CN007
kangdong up|KP105
kanggye|KP108
kangiwa|NG0a4
kangundo|KE1a3
kanie|JP0c5
kanigiri|IN035
kanina khas|IN033
kaniv|UA165
kanjiza|RS2r3
kankaanpaa|FI4t4
kankakee|US1b5IL
kankanhalli|IN036
kankan|GN1x7
kankara|NG0a3
kankauli|IN034
kanker|IN035
kanke|IN034
kankipadu|IN034
kankon|IN034
kankrabari dovan|NP2b3
kannabecho yahiro|JP0c5
kannad|IN035
kannangad|IN036
kannapolis|US0d6NC
kannauj|IN036
kannavam|IN033
kanniyakumari|IN034
kannod|IN034
kannur|IN036
kannus|FI4t3
kanodar|IN034
kanonjicho|JP0c5
kanor|IN034
kanoya|JP0c6
kano|NG0ac
kanpur|IN03b
kansanshi|ZM2t5
kansas city|US1b9MO,US1b7KS
kansipati|PH184
kansk|RU3h7
kantabanji|IN034
kantagi|KZ1n3
kantang|TH0n4
kantemirovka|RU064
kantharalak|TH0n5
kanth|IN035
kantilo|IN033
kantunilkin|MX4j3
kantyshevo|RU064
kant|IN035,KG3i4
kanuma|JP0c7
kanungu|UG2i4
kanuru|IN035
kanye|BW6b5
kanzakimachi kanzaki|JP0c4
kaohsiung|TW0eb
kaolack|SN1g7
kaoma|ZM2t4
kapa a|US5k3HI
kapaau|US5k1HI
kapadvanj|IN035
kapan|AM355
kapatagan|PH183
kapchorwa|UG2i3
kapelle op den bos|BE3a3
kapellen|BE3a5
kapelle|NL3z3
kapenguria|KE1a6
kapiri mposhi|ZM2t5
kapit|MY2a4
kaplan|US1b2LA
kaplice|CZ2x3
kapoeta|SS573
kapolei|US5k4HI
kaposvar|HU1z6
kapotnya|RU065
kappeln|DE0y3
kappelrodeck|DE0y3
kapren|IN034
kaprijke|BE3a3
kapsan up|KP104
kapshagay|KZ1n5
kapsowar|KE1a3
kapurthala|IN037
kapuskasing|CA1e3ON
kapustin yar|RU523
kapuvar|HU1z3
kapyl|BY1y3
kara balta|KG3i6
kara suu|KG3i4
karabaglar|TR019
karabanovo|RU064
karabar|AU0p3NSW
karabash|RU2j4,RU062
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
karagandy|KZ1n9
karagay|RU2j3
karaidel|RU2j2
karaikal|IN036
karaikkudi|IN037
karaisali|TR013
karaj|IR0la
karak city|JO2q4
karakecili|TR013
karakocan|TR015
karakol|KG3i6
karakoyunlu|TR012
karakulino|RU322
karakul|UZ5s4
karak|PK054
karamadai|IN035
karaman|TR017
karamay|CN138
karambakkudi|IN034
karamsad|IN035
karamursel|TR015
karangampel|ID0b5
karanganom|ID0b6
karangsembung|ID0b6
karanja|IN036
karanlukh|AM352
karanpur|IN034
karapinar|TR016
karari|IN034
karasburg|NA603
karasu mahallesi|TR015
karasuk|RU2d5
karasuyama|JP0c4
karasu|TR015
karatas|TR013
karatau|KZ1n5
karaton|KZ6m3
karatsu|JP0c6
karatuzskoye|RU3h3
karauli|IN036
karaundi|PK053
karayazi|TR013
kara|TG3w7
karbala|IQ0k9
karben|DE0y4
karcag|HU1z4
karczew|PL203
kardinya|AU1v3WA
karditsa|GR4b5
kardonikskaya|RU063
kardzhali|BG2z6
karelichy|BY1y3
kareli|IN035
karema|TZ1d4
karera|IN035
kargalinskaya|RU062
kargasok|RU533
kargat|RU2d3
kargil|IN034
kargopol|RU063
karhal|IN035
karhula|FI4t5
kariapatti|IN034
kariba|ZW265
karibib|NA603
karimganj|IN036
karimnagar|IN038
karimpur|IN033
kario ghanwar|PK053
kariong|AU0p3NSW
karis|FI4t3
kariya|JP0c7,JP0c6
kari|NG0a4
karjat|IN035
karkala|IN035
karkira|DZ1p6
karkkila|FI4t3
karlino|PL203
karlin|CZ2x4
karliova|TR013
karlivka|UA164
karlovac|HR446
karlovo|BG2z4
karlovy vary|CZ2x6
karlowice|PL204
karlsdorf neuthard|DE0y3
karlsfeld|DE0y4
karlshamn|SE274
karlshorst|DE0y4
karlshuld|DE0y2
karlskoga|SE275
karlskrona|SE275
karlsruhe|DE0y8
karlstadt|DE0y4
karlstad|SE276
karmala|IN035
karmaskaly|RU2j3
karmiel|IL3q5
karnal|IN038
karnes city|US1b2TX
karnobat|BG2z4
karoi|ZW265
karol bagh|IN039
karonga|MW4e5
karor|PK055
karosta|LV3y3
karow|DE0y4
karpenisi|GR4b3
karpinsk|RU2j5
karrapur|IN033
karratha|AU1v4WA
karrinyup|AU1v3WA
karsiyang|IN036
karstadt|DE0y3
karsun|RU4f3
kars|TR016
kartaly|RU2j5
kartal|HU1z3
kartarpur|IN035
kartasura|ID0b6
kartuzy|PL204
karukh|AF124
karumbakkam|IN034
karungdong|PH183
karuri|KE1a4
karur|IN036
karuzi|BI5r3
karvina|CZ2x6
karwar|IN036
karymskoye|RU5t4
karystos|GR4b2
kasamatsucho|JP0c5
kasama|ZM2t7,JP0c5
kasamwa|TZ1d5
kasane|BW6b3
kasangulu|CD0f5
kasaoka|JP0c6
kasaragod|IN036
kasauli|IN032
kasba tadla|MA115
kasba|IN035
kaseda shirakame|JP0c5
kasempa|ZM2t2
kaser|US0d2NY
kasese|UG2i6
kaset sombun|TH0n4
kaset wisai|TH0n4
kasganj|IN037
kashary|RU063
kashgar|CN138
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
kashmar|IR0l7
kashmor|PK055
kasihan|ID0b6
kasimov|RU065
kasli|RU2j4
kasoa|GH1r5
kasongo lunda|CD0f4
kasongo|CD2g6
kaspiyskiy|RU064
kaspiysk|RU066
kaspi|GE374
kasrawad|IN034
kassala|SD1q9
kassel|DE0y8
kasserine|TN466
kassiri|SL3p2
kasson|US1b3MN
kastal|TR012
kastamonu|TR016
kastanayevo|RU064
kastel kambelovac|HR442
kastel luksic|HR442
kastel novi|HR443
kastel stari|HR443
kastellaun|DE0y2
kasterlee|BE3a4
kastoria|GR4b4
kastsyukovichy|BY1y4
kastsyukowka|BY1y3
kasugai|JP0c8
kasukabe|JP0c8
kasulu|TZ1d5
kasumkent|RU064
kasungu|MW4e5
kasur|PK058
kas|TR013
kataba|ZM2t4
katabu|ID2l5
katagum|NG0a3
katangawan|PH183
katangi|IN034,IN034
kataragama|LK4d4
katav ivanovsk|RU2j4
kataysk|RU2j4
katerero|TZ1d4
katerini|GR4b6
katghora|IN034
kathleen|US0d3FL
kathmandu|NP2ba
kathor|IN034
kathua|IN036
kathu|TH0n5,ZA0x3
katihar|IN038
katima mulilo|NA605
katiola|CI0u6
katipunan|PH183
kati|ML2o5,IN034
katlenburg lindau|DE0y3
kato achaia|GR4b3
katol|IN035
katonah|US0d1NY
katoomba|AU0p3NSW
katori shi|JP0c6
katoro|TZ1d6,TZ1d4
katowice|PL208
katoya|IN036
katpadi|IN034
katpur|IN033
katras|IN036
katra|IN033,IN033
katrineholm|SE275
katsina ala|NG0a5
katsina|NG0a9
katsuren haebaru|JP0c5
katsuta|JP0c7
katsuura|JP0c4
katsuyama|JP0c5
kattanam|IN034
kattaqorgon shahri|UZ5s6
kattivakkam|IN035
kattupputtur|IN033
katumba|TZ1d7
katunayaka|LK4d6
katutura|NA604
katwijk aan den rijn|NL3z3
katwijk aan zee|NL3z4
katy wroclawskie|PL202
katyr yurt|RU063
katy|US1b4TX
kaufbeuren|DE0y5
kaufering|DE0y3
kaufman|US1b3TX
kaufungen|DE0y4
kauhajoki|FI4t4
kauhava|FI4t3
kauit|PH183
kaukauna|US1b4WI
kaulsdorf|DE0y4
kaunakakai|US5k2HI
kaunas|LT4v9
kauniainen|FI4t3
kaura namoda|NG0a6
kauran|PH182
kauswagan|PH183
kavadarci|MK545
kavaje|AL5j5
kavakli|TR016
kavak|TR013
kavala|GR4b6
kavalerovo|RU4o4
kavali|IN036
kavaratti|IN033
kavarna|BG2z3
kaveripatnam|IN034
kavieng|PG5y4
kavkazskaya|RU064
kavlinge|SE273
kawage|JP0c4
kawagoe|JP0c8
kawaguchi|JP0c9
kawalu|ID0b6
kawambwa|ZM2t4
kawanishi|JP0c7
kawanoecho|JP0c5
kawant|IN033
kawardha|IN035
kawasaki|JP0ca,JP0c4
kawerau|NZ5d3
kawit|PH186
kawm hamadah|EG0h5
kawm umbu|EG0h6
kawthoung|MM0q6
kayabaglar|TR012
kayakent|RU064
kayalpattinam|IN035
kayankulam|IN036
kayanza|BI5r4
kayan|MM0q5
kayapinar|TR012
kayar|SN1g4
kayattar|IN033
kaya|BF365
kayenta|US472AZ
kayes|ML2o6,CG2p6
kaynarca|TR013
kayseri|TR019
kaysville|US475UT
kayunga|UG2i4
kayyerkan|RU3h5
kazalinsk|KZ5w3
kazanka|UA163
kazanlak|BG2z6
kazanskaya|RU063
kazanskoye|RU2j3
kazan|RU06a,TR015
kazaure|NG0a4
kazerun|IR0l7
kazimierza wielka|PL203
kazincbarcika|HU1z5
kazlu ruda|LT4v3
kazo|JP0c6
kbely|CZ2x2
ke macina|ML2o3
kea au|US5k1HI
kealakekua|US5k1HI
keansburg|US0d3NJ
kearney park|US1b0MS
kearneys spring|AU1k3QLD
kearney|US1b5NE,US1b3MO
kearns|US475UT
kearny|US0d5NJ,US251AZ
kearsley|GB0j3
keban|TR013
kebili|TN464
kebomas|ID0b6
kebonarun|ID0b4
kecel|HU1z3
kechi|US1b1KS
keciborlu|TR013
kecskemet|HU1z7
kedainiai|LT4v5
kediri|ID0b8
kedougou|SN1g4
kedron|AU1k3QLD
kedrovka|RU4w4
kedrovyy|RU3h2
kedungwaru|ID0b6
kedungwuni|ID0b7
kedzierzyn kozle|PL206
keedysville|US0d0MD
keego harbor|US492MI
keelakarai|IN035
keeler farm|US470NM
keelung|TW0e9
keenesburg|US470CO
keene|US0d5NH,US1b3TX
keerbergen|BE3a4
keeseville|US0d1NY
keetmanshoop|NA604
keewatin|US1b0MN
kefamenanu|ID2l5
kefar weradim|IL3q2
kefar yona|IL3q4
keffi|NG0a6
kegalle|LK4d4
kegen|KZ1n3
kegeyli shahar|UZ5s4
kehl|DE0y5
kehychivka|UA163
keighley|GB0j6
keila|EE5g3
keilor downs|AU0r3VIC
keilor east|AU0r4VIC
keilor|AU0r3VIC
keita|NE3v3
keizer|US0t5OR
kekaha|US5k2HI
kekri|IN035
kelaat mgouna|MA114
kelamangalam|IN034
kelaniya|LK4d5
kelapa sawit|MY2a4
kelheim|DE0y4
kelibia|TN465
kelishad va sudarjan|IR0l5
kelkheim taunus|DE0y5
kelkit|TR015
keller|US1b6TX
kellinghusen|DE0y3
kellogg|US471ID
kellyville ridge|AU0p3NSW
kellyville|AU0p5NSW,US1b0OK
kelme|LT4v3
kelmscott|AU1v3WA
kelowna|CA4l7BC
kelo|TD425
kelseyville|US0t2CA
kelso|US0t4WA,AU1k3QLD,AU0p3NSW,GB0j2
kelsterbach|DE0y4
kelty|GB0j3
kelvedon|GB0j2
kelvin grove|AU1k3QLD
kemah|US1b1TX
kemalpasa|TR015
kembe|CF4u4
kemecse|HU1z2
kemerovo|RU4w9
kemer|TR014
kemijarvi|FI4t3
keminmaa|FI4t3
kemin|KG3i3
kemise|ET195
kemi|FI4t5
kemmerer|US471WY
kemnath|DE0y2
kemp mill|US0d4MD
kempele|FI4t4
kempen|DE0y5
kempner|US1b0TX
kempsey|AU0p3NSW
kempston hardwick|GB0j4
kempston|GB0j4
kempten allgau|DE0y6
kemp|US1b0TX
kemri|IN035
kemsing|GB0j3
kem|RU064
ken caryl|US475CO
kenai|US5x3AK
kenbridge|US0d0VA
kencong|ID0b5
kendale lakes|US0d6FL
kendall green|US0d2FL
kendall park|US0d3NJ
kendall west|US0d5FL
kendallville|US493IN
kendall|US0d6FL
kendal|GB0j5
kendari|ID2l8
kenda|IN034
kenderes|HU1z2
kende|NG0a3
kendraparha|IN035
kenduadih|IN033
kenduskeag|US0d0ME
kenedy|US1b2TX
kenema|SL3p7
kenhorst|US0d2PA
kenilworth|GB0j4,US0d3NJ,US1b1IL,US0d1PA
keningau|MY2a6
kenitra|MA119
kenly|US0d1NC
kenmare|US1b0ND
kenmar|US0d2PA
kenmore|US0t4WA,US0d4NY,AU1k3QLD
kennebunkport|US0d0ME
kennebunk|US0d2ME
kennedale|US1b3TX
kennedy|US0t2CA
kenner|US1b6LA
kennesaw|US0d5GA
kenneth city|US0d2FL
kennett square|US0d3PA
kennett|US1b3MO
kennewick|US0t6WA
kennington|AU0r2VIC
kenora|CA4i4ON
kenosha|US1b7WI
kenova|US0d2WV
kenscoff|HT2u5
kensett|US1b1AR
kensington park|US0d2FL
kensington|US0d5NY,AU0p4NSW,AU0r3VIC,US0d3CT,US0t2CA,US0d1MD,US0d1NH,US0d0NY
kent acres|US0d1DE
kent city|US490MI
kentau|KZ1n6
kentfield|US0t3CA
kentland|US3n1IN
kenton|US0d3OH,US0t3OR,US1b0TN
kentville|CA5l4NS
kentwood|US496MI,US1b1LA
kent|US0t7WA,US0d5OH,US0d2CT
kenvil|US0d2NJ
kenwick|AU1v2WA
kenwood|US1b4IL,US0d3OH,US1b0OK,US0t0CA
kenyon|US1b1MN
kenzhe|RU063
kenzingen|DE0y3
keokea|US5k1HI
keokuk|US1b3IA
kepala batas|MY2a4
kepanjen|ID0b6
keperra|AU1k3QLD
kepno|PL204
kepsut|TR012
keratea|GR4b3
keratsini|GR4b6
kerava|FI4t5
kerbakhiar|AZ343
kerben|KG3i4
kerch|UA5e7
kerekegyhaza|HU1z3
kerema|PG5y2
kerens|US1b1TX
keren|ER4s6
kerepes|HU1z3
kerhonkson|US0d1NY
kericho|KE1a5
kerikeri|NZ5d2
kerimaki|FI4t3
kerkdriel|NL3z3
kerkelanden|NL3z2
kerkrade|NL3z6
kermanshah|IR0l9
kerman|IR0l9,US0t4CA
kermit|US1b3TX
kernersville|US0d5NC
kerns|CH5o2
kernville|US0t0CA
kerouane|GN1x3
kerpen|DE0y6
kerrville|US1b5TX
kersey|US471CO
kershaw|US0d1SC
kerteminde|DK2y3
kertih|MY2a5
kertosono|ID0b6
kerugoya|KE1a4
kerur|IN034
kesabpur|BD075,IN033
kesan|TR015
kesap|TR013
kesgrave|GB0j3
keshena|US1b0WI
keshod|IN036
keshorai patan|IN035
kesinga|IN034
keskin|TR016
kestel|TR015
keswick|CA1e4ON
keszthely|HU1z4
ketanggungan|ID0b5
keta|GH1r4
ketchikan|US993AK
ketchum|US6w1ID
kete krachi|GH1r3
ketou|BJ3t4
ketovo|RU2j3
ketrzyn|PL205
ketsch|DE0y4
kettering|GB0j6,US0d6OH,US0d4MD
kettle falls|US0t1WA
kettleman city|US0t1CA
kety|PL204
ketzin|DE0y3
keuka park|US0d0NY
keuruu|FI4t3
kevelaer|DE0y5
kew east|AU0r3VIC
kew gardens hills|US0d5NY
kew gardens|US0d4NY
kewanee|US1b4IL
kewarra beach|AU1k3QLD
kewaskum|US1b2WI
kewaunee|US1b2WI
kewdale|AU1v3WA
kew|AU0r5VIC
key biscayne|US0d4FL
key center|US0t2WA
key largo|US0d3FL
key vista|US0d1FL
key west|US0d5FL
keyes|US0t2CA
keynsham|GB0j4
keyport|US0d3NJ
keysborough|AU0r5VIC
keyser|US0d2WV
keystone heights|US0d1FL
keystone|US0d5FL,US470CO
keyworth|GB0j3
kezmarok|SK5b4
kez|RU323
kfar saba|IL3q6
kfar yasif|IL3q3
khabarovsk vtoroy|RU4o9
khabarovsk|RU4o9
khabary|RU4m3
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
khalandrion|GR4b6
khalifah a city|AE156
khalilabad|IN036
khalis|IQ0k6
khalkhal|IR0l6
khallikot|IN034
kham sakae saeng|TH0n3
khamanon kalan|IN033
khamaria|IN034
khambhaliya|IN035
khambhat|IN036
khamgaon|IN037
khamharia|IN033
khamis mushait|SA0s9
khammam|IN037
khan shaykhun|SY226
khan yunis|PS5a7
khanabad|AF126
khanapur|IN034
khanbaniara|BD072
khanbari|NP2b5
khandallah|NZ5d3
khandela|IN035
khandud|AF122
khandwa|IN038
khandyga|RU9f3
khangah dogran|PK055
khangarh|PK054
khanjarah|TR016
khankala|RU063
khanna|IN037
khanpur mahar|PK054
khanpur|PK057,IN034,IN034
khanskaya|RU063
khanty mansiysk|RU2j6
khanu woralaksaburi|TH0n4
khao wong|TH0n4
khao yoi|TH0n4
khapa|IN034
kharabali|RU524
kharagpur|IN038,IN035
kharakvasla|IN035
kharan|PK055
kharar|IN036,IN034
kharas|PS6q3
kharbatha al misbah|PS5a2
khardah|IN037
kharela|IN034
khargapur|IN034
khargone|IN037
khargupur|IN033
kharhial|IN034
kharian|PK056
kharja|JO2q2
kharkhauda|IN034,IN034
kharkhorin|MN3m3
kharkiv|UA16a
khark|IR0l3
kharod|IN033
kharovsk|RU063
kharp|RU2j3
kharsawan|IN033
kharsia|IN034
khartoum|SD1qb
khartsyzk|UA166
kharupatia|IN034
khasab|OM3r4
khasavyurt|RU067
khashuri|GE375
khash|IR0l6,AF124
khatauli|IN036
khategaon|IN035
khatima|IN034
khatra|IN034
khaur|IN033
khawr fakkan|AE155
kheda|IN035
khedbrahma|IN035
khed|IN034,IN033
khekra|IN035
khem karan|IN034
khemis el khechna|DZ1p6
khemis miliana|DZ1p6
khemisset|MA117
khenchela|DZ1p7
khenifra|MA116
kheralu|IN034
kheri sampla|IN033
kheri|IN035
kherson|UA168
khetia|IN034
khetri|IN034
khewra|PK055
khilchipur|IN034
khilok|RU5t3
khimki|RU068
khirdalan|AZ345
khiri mat|TH0n3
khirkiyan|IN034
khiwa|UZ5s6
khlevnoye|RU063
khlong luang|TH0n7
khlung|TH0n4
khmelnytskyi|UA169
khmilnyk|UA165
khobar|SA0s7
khobi|GE372
khodoriv|UA163
khodzha maston|TJ483
khodzhi gasan|AZ342
kholmskiy|RU064
kholmsk|RU6n5
khombole|SN1g4
khomeyni shahr|IR0l8
khomeyn|IR0l6
khon buri|TH0n4
khon kaen|TH0n7
khoni|GE373
khonsa|IN033
khopoli|IN036
khorinsk|RU4p3
khorixas|NA604
khorol|UA164,RU4o3
khoroshevo mnevniki|RU067
khorostkiv|UA163
khorramabad|IR0l8
khorramdarreh|IR0l6
khorramshahr|IR0l8
khorugh|TJ485
khor|RU4p4
khosta|RU064
khost|AF127
khotkovo|RU064
khotyn|UA163
khouribga|MA117
khovd|MN845
khowai|IN034
khowy|IR0l7
khoyniki|BY1y4
khrenovoye|RU062
khromtau|KZ615
khrystynivka|UA164
khudaganj|IN034
khujand|TJ487
khujner|IN033
khuldabad|IN034
khulm|AF126
khulna|BD07a
khunti|IN035
khurai|IN035
khurba|RU4o2
khurda|IN035
khurja|IN037
khurrianwala|PK055
khushab|PK057
khusropur|IN034
khust|UA165
khutar|IN034
khuza ah|PS5a3
khuzdar|PK057
khvalynsk|RU3k4
khvansar|IR0l4
khvoynaya|RU063
kialla|AU0r3VIC
kiama|AU0p3NSW
kiamba|PH183
kiambu|KE1a4
kiantone|US0d0NY
kiato|GR4b3
kiawah island|US0d1SC
kibaha|TZ1d5
kibakwe|TZ1d4
kibale|UG2i2
kibangay|PH183
kibara|TZ1d4
kibawe|PH182
kibaya|TZ1d2
kibiti|TZ1d5
kibiya|NG0a3
kibi|GH1r3
kiboga|UG2i4
kibondo|TZ1d5
kibre mengist|ET195
kibungan|PH183
kibungo|RW3x6
kibuye|RW3x6
kibworth harcourt|GB0j3
kicevo|MK545
kichha|IN035
kichmengskiy gorodok|RU063
kidal|ML2o4
kidapawan|PH186
kidatu|TZ1d5
kidderminster|GB0j6
kideksha|RU063
kidlington|GB0j4
kidodi|TZ1d5
kidsgrove|GB0j5
kiefersfelden|DE0y3
kiefer|US1b1OK
kielce|PL208
kiel|DE0y8,US1b2WI
kierspe|DE0y4
kietrz|PL203
kievka|KZ1n3
kievskiy|RU063
kiffa|MR4c5
kifisia|GR4b6
kifri|IQ0k5
kigali|RW3xa
kigoma|TZ1d7
kigonsera|TZ1d4
kigorobya|UG2i2
kihancha|KE1a4
kihangara|TZ1d4
kihei|US5k4HI
kihoku cho|JP0c4
kihurio|TZ1d3
kiiminki|FI4t4
kijang|ID0b5
kikinda|RS2r5
kiknur|RU552
kikuchi|JP0c5
kikvidze|RU3b2
kikwit|CD0f8
kil bhuvanagiri|IN034
kilauea|US5k1HI
kilbirnie|GB0j3
kilburn|GB0j2,AU2v2SA
kilchberg|CH5o3
kilcock|IE382
kildare|IE383
kildeer|US1b2IL
kilembe|UG2i3
kilgore|US1b4TX
kilifi|KE1a6
kilimatinde|TZ1d3
kilindoni|TZ1d4
kilinochchi|LK4d4
kilis|TR016
kiliya|UA164
kilju|KP106
kilkeel|GB0j3
kilkenny|IE384
kilkis|GR4b5
kill devil hills|US0d3NC
killamarsh|GB0j3
killara|AU0p3NSW
killarney vale|AU0p3NSW
killdeer|US470ND
killeen|US1b7TX
killester|IE382
killian|US1b0LA
killingly center|US0d4CT
kilmanagh|US492MI
kilmarnock|GB0j6,US0d1VA
kilmez|RU553
kilmore|AU0r3VIC
kiln|US1b1MS
kilometro 30|MX043
kilosa|TZ1d7
kilquade|IE384
kilsyth|AU0r3VIC,GB0j3
kilvelur|IN033
kilwinning|GB0j4
kil|SE273
kimamba|TZ1d3
kimball|US471NE,US1b0TN
kimberley|ZA0x7,GB0j3,CA393BC
kimberling city|US1b1MO
kimberly|US1b3WI,US6w2ID,US1b2AL
kimbe|PG5y4
kimbo|GN1x3
kimhae|KR088
kimitsu|JP0c7
kimje|KR085
kimovsk|RU065
kimry|RU066
kinablangan|PH182
kinana|SD1q5
kinango|KE1a3
kinarut|MY2a4
kincaid|US1b1IL
kincardine|CA1e3ON
kinchil|MX3u3
kindberg|AT212
kinderhook|US0d0NY
kinder|US1b1LA
kindia|GN1x7
kindirip|TR013
kindu|CD2g7
kinel cherkassy|RU324
kinel|RU325
kineshma|RU067
king city|US0t4CA,US0t2OR,US1b0MO
king cove|US9g0AK
king george|US0d2VA
king of prussia|US0d4PA
kingaroy|AU1k3QLD
kingersheim|FR1m4
kingfield|US0d0ME
kingfisher|US1b2OK
kingisepp|RU066
kingman|US255AZ,US1b2KS
kingori|TZ1d5
kings bay base|US0d1GA
kings beach|US0t2CA
kings bridge|US0d6NY
kings grant|US0d3NC
kings langley|AU0p3NSW,GB0j3
kings lynn|GB0j6
kings mills|US0d0OH
kings mountain|US0d3NC
kings park west|US0d4VA
kings park|US0d4NY,AU0r3VIC,US0d2VA
kings point|US0d4FL,US0d2NY
kingsbridge|GB0j3
kingsburg|US0t4CA
kingsbury|US0t1NV
kingscliff|AU0p3NSW
kingsford heights|US9q1IN
kingsford|AU0p4NSW,US9c2MI
kingsgate|US0t4WA
kingsgrove|AU0p4NSW
kingsland|US0d4GA,US1b3TX
kingsley|AU1v4WA,US491MI,US1b0IA
kingsport|US0d6TN
kingsteignton|GB0j4
kingston estates|US0d3NJ
kingston springs|US1b1TN
kingston upon hull|GB0j8
kingston upon thames|GB0j3
kingston|JM3ga,CA1e7ON,US0d5NY,US0d4PA,US0d4MA,AU1k3QLD,AU693TAS,US0d3RI,US0d3NH,US0d3TN,US0t1WA,US1b1OK,US0d1NJ,US1b0IL,US0d0OH
kingstown park|VC8d4
kingstown|VC8d5,US0d1MD
kingstree|US0d2SC
kingsville|US1b5TX,US0d2MD
kingswinford|GB0j4
kingswood park|AU0p4NSW
kingswood|GB0j6
kingwood|US0d2WV
king|US0d3NC,CA1e3ON,US1b1WI
kinik|TR013
kinkala|CG2p4
kinmparana|ML2o3
kinna|SE274
kinnelon|US0d3NJ
kinrooi|BE3a4
kinross|AU1v3WA
kinsealy drinan|IE383
kinsey|US1b1AL
kinshasa|CD0fd
kinsley|US1b1KS
kinston|US0d4NC
kintampo|GH1r6
kintinku|TZ1d3
kinwat|IN035
kinzan|KR085
kiomboi|TZ1d5
kiowa|US1b0KS
kipalbig|PH182
kippa ring|AU1k3QLD
kippax|GB0j4
kippenheim|DE0y2
kipushi|CD2g6
kirakat|IN034
kirando|TZ1d5
kirandul|IN034
kiranur|IN033,IN033
kiraoli|IN034
kiratpur|IN036
kiratu|TZ1d4
kirawsk|BY1y3
kiraz|TR014
kirby muxloe|GB0j3
kirbyville|US1b1TX
kirby|US1b3TX
kirchardt|DE0y2
kirchberg in tirol|AT212
kirchberg|DE0y3,CH5o3,CH5o2
kirchbichl|AT213
kirchdorf am inn|DE0y2
kirchentellinsfurt|DE0y2
kirchenviertel|AT213
kirchen|DE0y3
kirchhain|DE0y4
kirchheim am neckar|DE0y2
kirchheim bei munchen|DE0y4
kirchheim unter teck|DE0y5
kirchheimbolanden|DE0y3
kirchhundem|DE0y4
kirchlengern|DE0y4
kirchlinteln|DE0y3
kirchseeon|DE0y3
kirchzarten|DE0y3
kireka|UG2i4
kirensk|RU4p4
kireyevsk|RU065
kirgiz miyaki|RU2j3
kirguli|UZ1o4
kiri buru|IN033
kirikhan|TR016
kirikkale|TR018
kirillov|RU063
kirishi|RU066
kirk sandall|GB0j4
kirkagac|TR015
kirkby in ashfield|GB0j5
kirkby|GB0j5
kirkcaldy|GB0j6
kirkel|DE0y3
kirkham|GB0j4
kirkintilloch|GB0j4
kirkkonummi|FI4t5
kirkland lake|CA1e3ON
kirkland|US0t6WA,CA1e4QC,US1b1IL
kirklareli|TR016
kirksville|US1b4MO
kirkuk|IQ0k9
kirkwall|GB0j3
kirkwood|US1b5MO,ZA0x3
kirn|DE0y3
kirovgrad|RU2j5
kirovo chepetsk|RU556
kirovskaya|RU063
kirovskiy|RU4o3
kirovskoye|UA5e3
kirovsk|UA165,RU065,RU065
kirov|RU559,RU065,TJ483
kirrawee|AU0p3NSW
kirriemuir|GB0j3
kirsanov|RU064
kirsehir|TR017
kirs|RU554
kirtipur|NP2b5
kirtland|US473NM,US0d3OH
kiruhura|UG2i4
kiruna|SE274
kirundo|BI5r3
kirwan|AU1k4QLD
kiryas joel|US0d5NY
kiryat gat|IL3q6
kiryu|JP0c7
kirzhach|RU065
kisai|JP0c4
kisangani|CD2g9
kisanga|TZ1d3
kisaran|ID0b7
kisarawe|TZ1d4
kisarazu|JP0c7
kisasa|TZ1d3
kisber|HU1z3
kisela voda|MK546
kiselevsk|RU4w7
kiseljak|BA453
kisesa|TZ1d5
kishanganj|IN037
kishangarh|IN037,IN033
kishanpur|IN033
kishapu|TZ1d4
kishiwada|JP0c8
kishni|IN033
kishorganj|BD077
kishtwar|IN034
kish|IR0l4
kisii|KE1a5
kisiwani|TZ1d3
kisi|NG0a7
kiskoros|HU1z4
kiskunfelegyhaza|HU1z5
kiskunhalas|HU1z5
kiskunlachaza|HU1z3
kiskunmajsa|HU1z4
kislovodsk|RU067
kislyakovskaya|RU062
kismayo|SO1f8
kisolon|PH183
kisoro|UG2i4
kispest|HU1z6
kissee mills|US1b0MO
kissidougou|GN1x6
kissimmee|US0d6FL
kissing|DE0y3
kisslegg|DE0y3
kistarcsa|HU1z3
kista|SE273
kistelek|HU1z3
kisujszallas|HU1z4
kisumu|KE1a8
kisvarda|HU1z4
kitahama|JP0c5
kitahiroshima|JP0c6
kitaibaraki|JP0c6
kitakami|JP0c7
kitakata|JP0c5
kitakyushu|JP0ca
kitale|KE1a6
kitama|TZ1d4
kitami|JP0c7
kitangari|TZ1d3
kita|ML2o3
kitcharao|PH183
kitchener|CA1e8ON
kitee|FI4t3
kitgum|UG2i6
kithor|IN035
kitimat|CA4l3BC
kitim|JO2q2
kitob|UZ5s5
kitsuki|JP0c5
kittanning|US0d2PA
kittery point|US0d0ME
kittery|US0d2ME
kittila|FI4t3
kittitas|US0t1WA
kittredge|US470CO
kitty hawk|US0d2NC
kitui|KE1a4
kitwe|ZM2t9
kitzbuhel|AT213
kitzingen|DE0y4
kitzscher|DE0y3
kiunga|PG5y4
kiuruvesi|FI4t3
kivertsi|UA164
kiveton park|GB0j3
kivioli|EE5g3
kivsharivka|UA164
kiwira|TZ1d4
kiyawa|NG0a4
kizel|RU2j4
kizhake chalakudi|IN036
kizhinga|RU4p3
kizilcahamam|TR014
kiziltepe|TR017
kizilyurt|RU065
kizlyar|RU066,RU063
kizner|RU323
kladanj|BA453
kladno|CZ2x6
kladow|DE0y4
klaeng|TH0n6
klagenfurt am worthersee|AT217
klahanie|US0t3WA
klaipeda|LT4v8
klamath falls|US0t4OR
klangenan|ID0b6
klang|MY2aa
klasterec nad ohri|CZ2x4
klaten|ID0b7
klatovy|CZ2x5
klausdorf|DE0y3
klazienaveen|NL3z4
klebang besar|MY2a5
klein reken|DE0y4
klein schwulper|DE0y3
kleinblittersdorf|DE0y4
kleinmachnow|DE0y4
kleinostheim|DE0y3
kleinwallstadt|DE0y3
klemzig|AU2v3SA
klerksdorp|ZA0x7
kletnya|RU064
kletskaya|RU3b2
kleve|DE0y6
klichaw|BY1y3
klimavichy|BY1y4
klimovo|RU064
klimovsk|RU066
klina|XK2r3
klingenberg am main|DE0y3
klingenstein|DE0y4
klingenthal|DE0y3
klintsy|RU066
klin|RU066
klippan|SE273
klipphausen|DE0y3
klishkivtsi|UA163
kljuc|BA453
klobuck|PL204
klodawa|PL203
klodzko|PL205
klofta|NO4q3
kloster lehnin|DE0y3
klosterneuburg|AT214
kloten|CH5o4
klotze|DE0y2
kluang|MY2a7
kluczbork|PL205
klucze|PL203
klundert|NL3z2
klungkung|ID2l5
klyavlino|RU323
klyetsk|BY1y3
klyuchi|RU6k3,RU4m3
knaphill|GB0j3
knaresborough|GB0j4
knesselare|BE3a3
knetzgau|DE0y3
knezevo|BA453
knezha|BG2z3
knightdale|US0d4NC
knightsen|US0t1CA
knightstown|US3n1IN
knik fairview|US5x4AK
knin|HR443
knittelfeld|AT214
knittlingen|DE0y3
knivsta|SE273
knjazevac|RS2r5
knob noster|US1b1MO
knocklyon|IE384
knokke heist|BE3a5
knollwood|US1b1IL
knottingley|GB0j4
knottsville|US1b3KY
knowle|GB0j3
knox city|US1b0TX
knoxfield|AU0r3VIC
knoxville|US0d8TN,US1b3IA,US1b2IL
knox|US9q2IN,US0d0PA
knurow|PL205
knutsford|GB0j4
knyaginino|RU063
knyaze volkonskoye|RU4o3
knyazhichi|UA162
knysna|ZA0x6
ko lanta|TH0n3
ko olina|US5k1HI
ko pha ngan|TH0n4
ko samui|TH0n6
koath|IN034
kobanya|HU1z6
kobayashi|JP0c5
kobelyaky|UA164
kobe|JP0cb
koblenz|DE0y7
kobryn|BY1y6
kobuleti|GE374
kobylka|PL204
kocaali|TR014
kocahasanli|TR013
kocakoy|TR013
kocarli|TR013
kocevje|SI5z3
koch bihar|IN036
kochang|KR086
kochani|MK545
kochenevo|RU2d4
kochi|JP0c8
kochkor ata|KG3i4
kochubeyevskoye|RU065
kochubey|RU063
kodaikanal|IN035
kodala|IN034
kodamacho kodamaminami|JP0c4
kodarma|IN034
kodar|IN036
kodiak station|US5x0AK
kodiak|US5x3AK
kodigenahalli|IN033
kodinar|IN035
kodinsk|RU3h4
kodoli|IN034
kodumudi|IN034
kodungallur|IN035
kodyma|UA163
koekelare|BE3a3
koelwar|IN035
koesan|KR085
kofele|ET193
koforidua|GH1r7
kofu|JP0c8
kogalym|RU2j6
kogarah|AU0p4NSW
koga|JP0c6,JP0c6
koge|DK2y5
kogon shahri|UZ5s6
kogota|JP0c4
koh kong|KH245
kohat|PK057
kohima|IN037
kohler|US1b1WI,US1b1WI
kohlu|PK053
kohtla jarve|EE5g6
koidu|SL3p6
kojetin|CZ2x3
kokemaki|FI4t3
kokhma|RU065
kokkola|FI4t5
kokoda|PG5y3
kokofata|ML2o4
kokologo|BF365
kokomo|US3n6IN
kokopo|PG5y5
kokoshkino|RU063
kokpekty|KZ1n2
kokrajhar|IN035
koksan|KP104
kokshetau|KZ1n7
koksijde|BE3a4
koksovyy|RU063
kokstad|ZA0x5
kokubu matsuki|JP0c6
kokubunji|JP0c7
kokuy|RU5t3
kolaras|IN034
kolarovo|SK5b3
kolar|IN037
kolasib|IN035
kola|RU063
kolbermoor|DE0y4
kolbuszowa|PL203
kolchugino|RU066
kolda|SN1g6
kolding|DK2y6
kolea|DZ1p5
kolhapur|IN039
kolin|CZ2x5
kolito|ET195
kolitzheim|DE0y2
kolkata|IN03c
kolkhozobod|TJ484
kolkwitz|DE0y3
kollam|IN039
kolleda|DE0y3
kollegal|IN036
kollo|NE3v3
kollum|NL3z2
kolno|PL203
koln|DE0ya
koloa|US5k1HI
kolobrzeg|PL205
kolodeznyy|RU063
kolokani|ML2o6
kolomenskoye|RU065
kolomna|RU067
kolomyagi|RU065
kolomyia|UA166
kolondieba|ML2o3
kolonia town|FM9k3
kolonia|FM9k3
kolonnawa|LK4d6
kolosovka|RU333
kolo|PL205
kolpashevo|RU535
kolpino|RU067
kolpny|RU063
koltsovo|RU2d3
koltushi|RU063
kolt|DK2y2
koluszki|PL204
kolwezi|CD2g9
kolyshley|RU063
kolyvan|RU2d3
komadi|HU1z3
komaki|JP0c7
komarichi|RU063
komarno|SK5b5
komarom|HU1z4
komatipoort|ZA0x4
komatsushimacho|JP0c5
komatsu|JP0c7
kombai|IN034
kombissiri|BF365
kombolcha|ET197
komendantsky aerodrom|RU066
komlo|HU1z5
kommunar|RU064
komono|JP0c5
komorniki|PL202
komorow|PL202
komoro|JP0c6
komotini|GR4b6
komsomolets|KZ6a3
komsomolsk on amur|RU4o8
komsomolskiy|RU062
komsomolsk|RU063
komusan il tong|KP104
komyshany|UA163
komyshuvakha|UA162
kon tum|VN0w6
konakovo|RU065
konanur|IN033
konan|JP0c7
konarka|IN034
konawa|US1b0OK
konch|IN036
kondagaon|IN035
kondalwadi|IN034
kondapalle|IN035
konde|TZ1d3
kondoa|TZ1d5
kondopoga|RU065
kondoros|HU1z3
kondovo|MK544
kondratovo|RU2j2
kondrovo|RU064
konduga|NG0a4
koneurgench|TM415
konganapuram|IN033
kongens lyngby|DK2y3
kongen|DE0y3
kongolo|CD2g5
kongoussi|BF365
kongsberg|NO4q4
kongsvinger|NO4q3
kongwa|TZ1d4
koni djodjo|KM7x3
konibodom|TJ486
koniecpol|PL203
konigs wusterhausen|DE0y5
konigsbach stein|DE0y3
konigsbronn|DE0y3
konigsbrunn|DE0y5
konigsee|DE0y3
konigsfeld im schwarzwald|DE0y3
konigslutter am elm|DE0y4
konigstein im taunus|DE0y4
konigswinter|DE0y5
konin|PL206
koniz|CH5o5
konjic|BA454
konkwesso|NG0a3
konnagar|IN036
konnern|DE0y2
konnur|IN034
konobeyevo|RU063
konokovo|RU063
konongo|GH1r5
konosha|RU064
konosu|JP0c6
konotop|UA167
konradshohe|DE0y3
konskie|PL204
konsoy|TJ482
konstancin jeziorna|PL204
konstantinovka|RU4p3
konstantinovskaya|RU063
konstantinovskiy|RU063
konstantinovskoye|RU063
konstantinovsk|RU064
konstantynow lodzki|PL204
konstanz|DE0y6
kontagora|NG0a7
kontcha|CM2k3
kontich|BE3a4
kontiolahti|FI4t4
konya|TR01a
konz|DE0y4
koolbaai|SX9a3
koontz lake|US9q1IN
kooringal|AU0p3NSW
koothanallur|IN035
kopaganj|IN035
kopargaon|IN036
kopavogur|IS715
kopenick|DE0y6
kopervik|NO4q3
koper|SI5z5
kopeysk|RU2j6
koping|SE274
kopoky|MG2f4
kopong|BW6b3
koppal|IN036
koppa|IN032
koppies|ZA0x4
koprivnica|HR445
koprivnice|CZ2x5
koprubasi|TR012
koptevo|RU063
kopychyntsi|UA163
korablino|RU064
koradachcheri|IN033
koraput|IN035
koratagere|IN034
koratla|IN036
korbach|DE0y5
korba|IN039,TN465
korb|DE0y3
korce|AL5j6
korczyna|PL203
koreatown|US0t7CA
koregaon|IN035
koreiz|UA5e2
korem|ET195
korenevo|RU063,RU063
korenovsk|RU065
korets|UA163
korfez|TR017
korfovskiy|RU4o2
korgan|TR014
korgun|TR013
korhogo|CI0u7
korinthos|GR4b5
koriyama|JP0c8
korkino|RU2j5
korkmaskala|RU063
korkuteli|TR014
korkut|TR013
korla|CN137
kormend|HU1z4
kormilovka|RU333
korneuburg|AT214
kornik|PL203
korntal|DE0y4
kornwestheim|DE0y5
korocha|RU063
korolevo|UA163
korolev|RU067
koronadal|PH187
koronowo|PL203
koropi|GR4b4
korop|UA162
koror town|PW8x4
koror|PW8x4
korosladany|HU1z2
korosten|UA166
korostyshiv|UA165
korotchaevo|RU2j3
korpilahti|FI4t2
korrewegwijk|NL3z4
korsakov|RU6n5
korschenbroich|DE0y5
korsholm|FI4t4
korsor|DK2y4
korsun shevchenkivskyi|UA164
kortemark|BE3a4
kortenaken|BE3a3
kortenberg|BE3a4
kortenhoef|NL3z3
kortessem|BE3a3
kortrijk|BE3a6
korukollu|IN033
korvel|NL3z4
korwai|IN034
koryazhma|RU065
korydallos|GR4b6
koryukivka|UA164
kosamba|IN035
kosan|KP105
kosaya gora|RU064
koscian|PL205
koscierzyna|PL205
kosciusko|US1b3MS
kosciuszko national park|AU0p3NSW
kosekoy|TR013
kose|TR013
kosh agach|RU4m3
koshekhabl|RU063
koshigaya|JP0c8
koshki|RU323
kosice|SK5b8
kosigi|IN034
kosikha|RU4m2
kosiv|UA163
kosi|IN036
kosk|TR013
kosmach|UA163,UA163
kosong|KR086
kosonsoy|UZ1o5
koson|UZ5s6
kosovo polje|XK2r4
kostanay|KZ6a8
kostelec nad orlici|CZ2x3
kosterevo|RU063
koster|ZA0x4
kostinbrod|BG2z4
kosti|SD1q8
kostomuksha|RU065
kostopil|UA165
kostroma|RU068
kostrzyn nad odra|PL204
kostrzyn|PL203
kostyantynivka|UA167,UA164
kosum phisai|TH0n3
koszalin|PL207
koszeg|HU1z4
kos|GR4b4
kot addu|PK057
kot diji|PK055
kot ghulam muhammad|PK054
kot isa khan|IN033
kot malik barkhurdar|PK056
kot mumin|PK055
kot radha kishan|PK056
kot samaba|PK055
kot sultan|PK053
kota belud|MY2a4
kota bharu|MY2ab
kota kinabalu|MY2a9
kota tinggi|MY2a6
kotabumi|ID0b5
kotagiri|IN035
kotamangalam|IN035
kotaparh|IN034
kotar|IN033
kota|IN03a,IN034,IN034
kotdwara|IN035
kotelnich|RU555
kotelniki|RU064
kotelnikovo|RU3b4
kotelva|UA164
kotel|BG2z3
kothen|DE0y5
kothi|IN033
kotido|UG2i4
kotikawatta|LK4d6
kotkapura|IN036
kotka|FI4t6
kotlas|RU066
kotla|IN032
kotli loharan|PK054
kotli|PK059
kotlovka|RU066
kotma|IN035
koton karfe|NG0a3
kotor varos|BA452
kotor|ME6y2
kotovo|RU3b5
kotovsk|RU065
kotputli|IN035
kotra|IN033
kotri|PK056
kotsyubynske|UA164
kottagudem|IN036
kottaiyur|IN034
kottapalli|IN033
kottayam|IN036
kottingbrunn|AT213
kotturu|IN035
kotwa|IN034
kotzebue|US9g2AK
kotzting|DE0y3
kouango|CF4u3
koubia|GN1x3
koudougou|BF366
koufalia|GR4b3
koulamoutou|GA4r4
koulikoro|ML2o5
koumra|TD425
koundara|GN1x4
koungheul|SN1g4
koungou|YT7q4
kountze|US1b1TX
koupela|BF365
kouroussa|GN1x4
kourou|GF7n5
kousa|EG0h6
kousseri|CM2k9
koutiala|ML2o7
kouts|US1b1IN
kouvola|FI4t5
kovacica|RS2r3
kovaci|BA453
kovalam|IN033
kovancilar|TR015
kovdor|RU064
kovel|UA166
kovernino|RU063
kovilj|RS2r2
kovilpatti|IN036
kovin|RS2r4
kovrov|RU067
kovur|IN035
kovvur|IN035
kovylkino|RU064
kowary|PL204
kowloon|HK0mb
kowon up|KP104
koya|JP0c2
koynanagar|IN035
koysinceq|IQ0k5
koyulhisar|TR012
kozakai cho|JP0c4
kozani|GR4b5
kozanow|PL204
kozan|TR016
kozarska dubica|BA453
kozelets|UA163
kozelsk|RU064
kozeyevo|RU066
kozhevnikovo|RU533
kozhikode|IN039
kozhukhovo|RU066
kozienice|PL204
kozle|PL204
kozloduy|BG2z4
kozlovka|RU064
kozluk|TR015
kozmin wielkopolski|PL203
kozmodemyansk|RU065
kozova|UA163
kozuchow|PL203
kozyatyn|UA165
kozy|PL204
kpalime|TG3w6
kpandae|GH1r3
kpandu|GH1r5
kraaifontein|ZA0x6
kraainem|BE3a4
krabi|TH0n5
kragero|NO4q2
kragujevac|RS2r7
kraichtal|DE0y4
krailling|DE0y3
krakeel|NL3z2
krakow|PL20a
kraksaan|ID0b5
kraljevo|RS2r6
kralupy nad vltavou|CZ2x4
kraluv dvur|CZ2x3
kramatorsk|UA167
kramfors|SE273
kranenburg|DE0y3
kranj|SI5z5
kranuan|TH0n4
krapivinskiy|RU4w3
krapkowice|PL204
krasavino|RU063
kraskovo|RU064
kraslava|LV3y3
kraslice|CZ2x3
krasnapollye|BY1y3
krasnaya gora|RU553
krasnaya gorbatka|RU063
krasnaya polyana|RU553
krasnaya yaruga|RU063
krasne|UA163
krasnik|PL205
krasnoarmeyskaya|RU065
krasnoarmeyskoye|RU322
krasnoarmeysk|RU3k5,RU065
krasnobrodskiy|RU4w4
krasnodar|RU069
krasnogorskiy|RU2j4,RU063
krasnogorskoye|RU4m3
krasnogorsk|RU067
krasnogvardeyskoye|RU064,UA5e3,RU063,RU063
krasnogvargeisky|RU068
krasnohrad|UA164
krasnokamensk|RU5t6
krasnokamsk|RU2j6
krasnokholmskiy|RU2j3
krasnokholm|RU2j3
krasnokumskoye|RU064
krasnokutsk|UA163
krasnolesnyy|RU062
krasnomayskiy|RU062
krasnoobsk|RU2d4
krasnopavlivka|UA163
krasnopillya|UA163
krasnoselskiy|BY1y3
krasnoshchekovo|RU4m2
krasnoslobodsk|RU3b4,RU063
krasnoturansk|RU3h3
krasnoturinsk|RU2j6
krasnoufimsk|RU2j5
krasnouralsk|RU2j5
krasnovishersk|RU2j4
krasnoyarskaya|RU062
krasnoyarsk|RU3ha
krasnoye na volge|RU063
krasnoye selo|RU065
krasnozavodsk|RU064
krasnozerskoye|RU4m3
krasnoznamensk|RU065
krasnystaw|PL204
krasnyy chikoy|RU5t3
krasnyy kholm|RU063
krasnyy kut|RU3k4
krasnyy luch|UA166
krasnyy oktyabr|RU063
krasnyy sulin|RU065
krasnyy yar|RU523,RU3b3,RU323,RU332
krasnyye baki|RU063
krasnyye barrikady|RU523
krasyliv|UA164
krathum baen|TH0n6
kratie|KH244
kratovo|MK543,RU063
krauchenwies|DE0y2
kravare|CZ2x3
krebs|US1b1OK
krefeld|DE0y8
kreiensen|DE0y3
kremenchuk|UA168
kremenets|UA164
kremenki|RU064
kreminna|UA165
kremmen|DE0y3
kremmling|US471CO
kremnica|SK5b2
krems an der donau|AT214
kremsmunster|AT213
kresek|ID0b7
kressbronn am bodensee|DE0y3
krestovskiy ostrov|RU064
kresttsy|RU063
kretinga|LT4v4
kreuzau|DE0y4
kreuzberg|DE0y7
kreuzlingen|CH5o4
kreuztal|DE0y5
krian|ID0b5
kribi|CM2k6
krichim|BG2z3
kriel|ZA0x4
kriens|CH5o5
kriftel|DE0y3
krimpen aan den ijssel|NL3z5
kripenskyy|UA163
krishnagiri|IN036
krishnanagar|IN037
krishnapur|IN033
krishnarajpet|IN035
kristiansand|NO4q6
kristianstad|SE275
kristiansund|NO4q4
kristinehamn|SE274
kristinestad|FI4t3
kriva palanka|MK544
krivodanovka|RU2d3
krivogashtani|MK543
krivosheino|RU533
krivyanskaya|RU063
krizevci|HR444
krnov|CZ2x5
krokek|SE272
krolevets|UA165
kromeriz|CZ2x5
krompachy|SK5b3
kromy|RU063
kronach|DE0y4
kronau|DE0y2
kronberg tal|DE0y4
kronberg|DE0y4
kronenwetter|US1b3WI
krong kep|KH244
kronoby|FI4t3
kronshagen|DE0y4
kronstadt|RU065
kroonstad|ZA0x7
kropachevo|RU2j2
kropotkin|RU066
kropp|DE0y3
kropyvnytskyi|UA168
krosno odrzanskie|PL204
krosno|PL206
krotoszyn|PL205
krotovka|RU322
krotz springs|US1b0LA
kroya|ID0b5
krsko|SI5z3
krugersdorp|ZA0x9
krugerville|US1b1TX
kruhlaye|BY1y3
kruibeke|BE3a4
kruisfontein|ZA0x4
kruishoutem|BE3a3
kruje|AL5j4
krumbach|DE0y4
krumovgrad|BG2z2
krum|US1b2TX
krupina|SK5b3
krupka|CZ2x4
krupki|BY1y3
krusevac|RS2r6
krusevo|MK542
krustpils|LV3y3
kruszwica|PL203
krutaya gorka|RU333
krutinka|RU333
krya vrysi|GR4b3
krychaw|BY1y5
krylovskaya|RU064,RU063
krymsk|RU066
krynica zdroj|PL204
kryoneri|GR4b2
kryve ozero|UA163
kryvyi rih|UA169
kryzhopil|UA163
krzemieniewo|PL202
krzeszowice|PL203
krzyki|PL204
krzyz wielkopolski|PL203
ksar chellala|DZ1p6
ksar el boukhari|DZ1p6
ksar el kebir|MA117
ksar hellal|TN465
ksawerow|PL203
kshenskiy|RU063
ksibet el mediouni|TN463
ksieze male ksieze wielkie|PL202
ksour essaf|TN465
kstovo|RU066
kuah|MY2a5
kuala belait|BN7l5
kuala kangsar|MY2a5
kuala kedah|MY2a4
kuala lipis|MY2a4
kuala lumpur|MY2ab
kuala perlis|MY2a4
kuala pilah|MY2a4
kuala selangor|MY2a6
kuala sungai baru|MY2a4
kuala terengganu|MY2a8
kuala tungkal|ID0b5
kualakapuas|ID565
kualapu u|US5k1HI
kuanda|RU4p3
kuandian|CN006
kuang|MY2a4
kuantan|MY2a9
kubey|UA163
kubinka|RU065
kubrat|BG2z3
kuchaiburi|IN035
kuchaman|IN036
kuchen|DE0y3
kuchera|IN034
kuchinarai|TH0n4
kuchinda|IN034
kuching|MY2a9
kucove|AL5j4
kudachi|IN034
kudal|IN034
kudamatsu|JP0c6
kudat|MY2a5
kudelstaart|NL3z3
kudepsta|RU064
kudligi|IN035
kudowa zdroj|PL203
kudus|ID0b7
kudymkar|RU2j5
kueps oberfranken|DE0y3
kufa|IQ0k7
kufstein|AT213
kugesi|RU064
kuhdasht|IR0l7
kuhmo|FI4t3
kuhsan|AF124
kui buri|TH0n4
kujama|NG0a4
kujang up|KP104
kuje|NG0a7
kujuvar|IR0l3
kuju|IN034
kukatpalli|IN038
kukawa|NG0a4
kukes|AL5j4
kukichuo|JP0c6
kukmor|RU064
kukshi|IN035
kukuna|SL3p3
kulachi|PK054
kulai|MY2a6
kulase|PH183
kulattur|IN033
kula|TR015,US5k3HI
kuldiga|LV3y4
kulebaki|RU065
kuleshovka|RU064
kulgam|IN034
kulhudhuffushi|MV783
kulim|MY2a7
kulittalai|IN035
kuliyapitiya|LK4d3
kullar|TR013
kulmbach|DE0y5
kulob|TJ486
kuloy|RU063
kulpahar|IN034
kulpmont|US0d2PA
kulpsville|US0d3PA
kulp|TR015
kulsheim|DE0y3
kultali|IN038
kulti|IN038
kuluncak|TR013
kulunda|RU4m4
kulu|TR016,IN034
kulykivka|UA163
kumagaya|JP0c7
kumagunnam|NG0a4
kumalarang|PH183
kumamoto|JP0c9
kumanovo|MK546
kumaralingam|IN034
kumasi|GH1rb
kumbakonam|IN037
kumbalam|IN035
kumba|CM2k7
kumbhraj|IN034
kumbo|CM2k6
kumburgaz|TR014
kumcati|TR012
kumeny|RU552
kumertau|RU2j6
kumhari|IN035
kumher|IN034
kumi|UG2i4
kumla|SE274
kummersbruck|DE0y3
kumo|NG0a5
kumru|TR015
kumsi|IN033
kumta|IN035
kumylzhenskaya|RU3b3
kunashak|RU2j3
kuna|US6w4ID
kundarkhi|IN035
kunda|IN035
kundgol|IN034
kundian|PK055
kundiawa|PG5y3
kundla|IN036
kunduz|AF127
kungalv|SE275
kungsangen|SE273
kungsbacka|SE274
kungsholmen|SE276
kungsor|SE273
kungur|RU2j6
kunhegyes|HU1z3
kunigal|IN035
kuningan|ID0b6
kunjah|PK055
kunmadaras|HU1z3
kunming|CN00c
kunnamangalam|IN035
kunnamkulam|IN036
kunnattur|IN033
kunnumma|IN034
kunovice|CZ2x2
kunri|PK055
kunshan|CN00b
kunszentmarton|HU1z3
kunszentmiklos|HU1z3
kununurra|AU1v3WA
kunwi|KR085
kunyang|CN006
kunzell|DE0y4
kunzelsau|DE0y4
kuopio|FI4t6
kupang|ID2l8
kupavna|RU063
kupchino|RU066
kupferzell|DE0y3
kupino|RU2d4
kupiskis|LT4v3
kupjansk|UA165
kuppam|IN034
kuppenheim|DE0y3
kupwara|IN034
kuqa|CN136
kuraby|AU1k3QLD
kuragino|RU3h4
kurakhovo|UA164
kurandvad|IN034
kurara|IN034
kurashiki|JP0c9
kuraymah|SD1q4
kurayoshi|JP0c6
kurayyimah|JO2q4
kura|NG0a3
kurchaloy|RU064
kurchatov|RU066,KZ1n3
kurchum|KZ1n3
kurduvadi|IN035
kure beach|US0d1NC
kuressaare|EE5g4
kure|JP0c8
kurganinsk|RU066
kurgan|RU2j8
kurgunta|IN033
kurihashi|JP0c5
kurikka|FI4t3
kurim|CZ2x3
kurinjippadi|IN035
kurkino|RU063
kurlovo|RU063
kurmuk|SD1q3
kurnool|IN039
kurobe shi|JP0c5
kuroda|JP0c5
kuroishi|JP0c5
kuroiso|JP0c6
kurortnyy|RU066
kurovskoye|RU064
kurri kurri|AU0p3NSW
kursavka|RU063
kursenai|LT4v4
kurskaya|RU064
kursk|RU069
kursunlu|TR014
kurtalan|TR015
kurtamysh|RU2j4
kurten|DE0y4
kurtistown|US5k0HI
kurud|IN033
kuruman|ZA0x3
kurume|JP0c8
kurumkan|RU4p3
kurumoch|RU323
kurunegala|LK4d5
kurunjang|AU0r3VIC
kuryanovo|RU065
kurye|KR085
kusadasi|TR016
kusatsu|JP0c7
kusa|RU2j4
kusel|DE0y2
kushalgarh|IN033
kushalnagar|IN034
kushchevskaya|RU065
kusheriki|NG0a3
kushikino|JP0c5
kushima|JP0c4
kushiro|JP0c8
kushk|AF124
kushnarenkovo|RU2j3
kushtagi|IN035
kushtia|BD077
kushuhum|UA163
kushva|RU2j5
kuskovo|RU065
kusnacht|CH5o4
kusong|KP105
kussnacht|CH5o4
kusterdingen|DE0y3
kut chap|TH0n5
kutahya|TR018
kutaisi|GE377
kuta|ID2l5,NG0a3
kutiatodu|IN035
kutina|HR444
kutiyana|IN034
kutloanong|ZA0x7
kutna hora|CZ2x4
kutno|PL206
kutoarjo|ID0b5
kuttampuzha|IN035
kuttigen|CH5o2
kutulik|RU4p2
kutum|SD1q3
kutztown|US0d2PA
kuurne|BE3a4
kuusamo|FI4t4
kuvandyk|RU2j5
kuvshinovo|RU063
kuwait city|KW4g6
kuwana|JP0c7
kuybysheve|UA163
kuybyshevo|RU063
kuybyshev|RU2d6
kuyeda|RU2j3
kuytun|RU4p3
kuyucak|TR013
kuzhener|RU063
kuzhithurai|IN034
kuzminki|RU067
kuznetsk|RU066
kuznia raciborska|PL202
kuzovatovo|RU4f3
kvissleby|SE273
kwadukuza|ZA0x6
kwakoa|TZ1d3
kwaksan|KP103
kwale|NG0a4
kwali|NG0a3
kwang binh|VN0n5
kwangmyong|KR088
kwangyang|KR086
kwatarkwashi|NG0a3
kwekwe|ZW267
kwidzyn|PL205
kwinana|AU1v5WA
kwolla|NG0a3
kyabe|TD424
kyabram|AU0r3VIC
kyadabek|AZ343
kyaikkami|MM0q6
kyaiklat|MM0q6
kyaikto|MM0q6
kyain seikgyi township|MM0q8
kyaka|TZ1d4
kyakhta|RU4p4
kyakhulay|RU063
kyathampalle|IN035
kyaukse|MM0q6
kybartai|LT4v3
kyelang|IN034
kyela|TZ1d5
kyenjojo|UG2i4
kyiv|UA16b
kyjov|CZ2x4
kyle|US1b5TX
kyneton|AU0r3VIC
kynsperk nad ohri|CZ2x2
kyongsong|KP105
kyongwon|KP104
kyosai|KR086
kyotera|UG2i3
kyoto|JP0cb
kyparissia|GR4b2
kyrenia|CY6c5
kyren|RU4p2
kyritz|DE0y3
kyshtovka|RU2d3
kyshtym|RU2j5
kysucke nove mesto|SK5b4
kyurdarmir|AZ344
kyustendil|BG2z6
kyzburun pervyy|RU063
kyzyl kyya|KG3i5
kyzyl mazhalyk|RU3h2
kyzyl suu|KG3i4
kyzylorda|KZ5w8
kyzyl|RU3h7
kzyltu|KZ1n3
la agustina|DO1j3
la alameda|MX043
la aldea|MX043,MX042
la algaba|ES0z4
la alianza|HN3l3
la almunia de dona godina|ES0z3
la arena|PA5f3
la asuncion|VE145
la baneza|ES0z3
la barca|MX045
la barceloneta|ES0z4
la bassee|FR1m3
la baule escoublac|FR1m4
la belgica|BO2h2
la bisbal demporda|ES0z3
la blancarde|FR1m4
la blanca|US1b1TX
la bonanova|ES0z5
la bordeta|ES0z4
la bouilladisse|FR1m2
la breita|PE0g4
la bresse|FR1m2
la bruyere|BE3a3
la cabecera|MX043
la cabima|PA5f4
la cabucelle|FR1m3
la calade|FR1m3
la calamine|BE3a3
la calera|AR2c5,CO0i3
la campana|ES0z2
la canada flintridge|US0t4CA
la canada|MX043
la candelaria tlapala|MX042
la canonja|ES0z3
la capelette|FR1m3
la carlota|PH185,ES0z4,AR2c4
la carolina|ES0z4
la castellana|PH185
la ceiba|HN3l7
la ceja|CO0i5
la celle saint cloud|FR1m4
la center|US0t2WA,US1b0KY
la chamba|CO0i3
la chapelle saint luc|FR1m4
la chapelle saint mesmin|FR1m3
la chapelle sur erdre|FR1m4
la charite sur loire|FR1m2
la chaux de fonds|CH5o5
la chevroliere|FR1m2
la chorrera|PA5f6
la cienega|US472NM
la ciotat|FR1m5
la cocha|AR3s3
la colle sur loup|FR1m3
la concepcion de los banos|MX043
la concepcion|PA5f4,NI3d3
la conception|FR1m3
la concordia|MX043
la condamine|MC824
la constitucion toltepec|MX043
la coste|US1b0TX
la courneuve|FR1m5
la couronne|FR1m3
la crau|FR1m4
la crescenta montrose|US0t4CA
la crescent|US1b2MN
la croft|US0d0OH
la croix rouge|FR1m3
la crosse|US1b6WI,US1b0KS
la cruz|MX4a4,CO0i3,AR2c3
la cuesta|ES0z2
la cumbre|AR2c3
la curva|MX042
la cygne|US1b0KS
la defense|FR1m4
la delorme|FR1m3
la democracia|GT3c2
la descubierta|DO1j2
la dolorita|VE146
la dorada|CO0i6,CO0i3
la entrada|HN3l4
la ermita|MX044
la esperanza|GT3c4,HN3l2
la estancia|MX043
la estrella|CO0i6
la falda|AR2c4
la fare les oliviers|FR1m3
la farlede|FR1m3
la feria|US1b3TX
la ferte bernard|FR1m3
la ferte mace|FR1m3
la ferte saint aubin|FR1m3
la ferte sous jouarre|FR1m3
la fleche|FR1m4
la font de la guatlla|ES0z3
la font den fargues|ES0z3
la fourragere|FR1m3
la fria|VE145
la gangosa vistasol|ES0z3
la garde|FR1m5
la garenne colombes|FR1m5
la garriga|ES0z4
la gaude|FR1m3
la gi|VN0w7
la glacerie|FR1m2
la gloria|CO0i3
la gomera|GT3c5
la gorgue|FR1m2
la goulette|TN466
la grand croix|FR1m2
la grande motte|FR1m3
la grande|US0t4OR
la grange park|US1b4IL
la grange|US1b4IL,US0d3KY,US1b2TX,US0d1NC
la granja|PH182
la grulla|US1b1TX
la guaira|VE145
la guancha|ES5i2
la guineueta|ES0z4
la habana vieja|CU1l7
la habra heights|US0t2CA
la habra|US0t6CA
la harpe|US1b0IL
la haute saint charles|CA1e6QC
la herradura|PA5f3
la homa|US1b4TX
la huacana|MX043
la huaca|PE0g3
la huerta|MX043,US470NM
la hulpe|BE3a3
la ie|US5k3HI
la isla|MX045
la jagua de ibirico|CO0i4
la joliette|FR1m3
la jolla|US0t5CA
la joya|MX044,MX044,US9p2TX
la julia|DO1j4
la junta|MX3o3,US473CO
la laguna|ES5i7
la leonesa|AR2c3
la libertad|EC1s6,SV4x4,GT3c3,GT3c3,PH182,PH182
la ligua|CL0o5
la lima|HN3l6,MX042
la linea de la concepcion|ES0z6
la lira|MX043
la llagosta|ES0z4
la llave|MX042
la loggia|IT1i3
la londe les maures|FR1m3
la louviere|BE3a6
la luz|US471NM
la maddalena|IT1i3,IT1i3
la madeleine|FR1m5
la magdalena chichicaspa|MX044
la magdalena tetela morelos|MX043
la magdalena tlaltelulco|MX044
la malbaie|CA1e3QC
la mana|EC1s4
la manga del mar menor|ES0z3
la marina de port|ES0z5
la marque|US1b4TX
la massana|AD8l3
la massimina casal lumbroso|IT1i3
la matanza de acentejo|ES5i3
la maternitat i sant ramon|ES0z5
la mesa|US0t6CA,CO0i5
la mesilla|US471NM
la mira tumbiscatio|MX044
la mirada|US0t6CA
la mira|MX044
la mitra|PA5f3
la mohammedia|TN466
la mojonera|ES0z3
la montagne|FR1m3
la monte|US1b0MO
la motte servolex|FR1m4
la mulatiere|FR1m3
la mure|FR1m2
la negreta|MX043
la nova esquerra de leixample|ES0z6
la nucia|ES0z4
la oliva|ES5i4
la orilla|MX044
la orotava|ES5i5
la oroya|PE0g5
la palma del condado|ES0z3
la palma|US0t4CA
la paloma|US1b2TX
la panouse|FR1m2
la pastoria|MX042
la paz centro|NI3d5
la paz|BO2ha,MX4a8,PH185,AR2c5,UY2s4,HN3l4,CO0i4
la peca|PE0g5
la penita de jaltomba|MX4a3
la penne sur huveaune|FR1m3
la pesa|PA5f3
la piedad|MX046
la pila|MX043
la pineda|ES0z4
la pine|US0t1OR
la pintada|CO0i2
la pintana|CL0o8
la plata|AR029,CO0i4,US0d3MD,US1b0MO
la pobla de farnals|ES0z3
la pobla de vallbona|ES0z4
la pointe rouge|FR1m3
la pomme|FR1m4
la porte city|US1b1IA
la porte|US1b5TX,US1b4IN
la possession|RE6x5
la pradera|MX043
la prairie|CA1e4QC
la presa|US0t5CA
la prosperitat|ES0z5
la providencia siglo xxi|MX044
la pryor|US1b1TX
la puebla de almoradiel|ES0z2
la puebla de cazalla|ES0z4
la puebla de montalban|ES0z3
la puebla del rio|ES0z4
la puebla|US470NM
la puente|US0t5CA
la punta|AR6l4
la queue en brie|FR1m4
la quiaca|AR5v4
la quinta|US0t5CA
la rambla|ES0z3
la ravoire|FR1m3
la reforma|MX4a3
la resolana|MX043
la resurreccion|MX043
la ribera|MX043
la ricamarie|FR1m3
la riche|FR1m3
la rinconada|ES0z5,PE0g5
la rioja|AR6p7
la riviera|US0t3CA
la roca del valles|ES0z3
la roche sur foron|FR1m3
la roche sur yon|FR1m6
la rochelle|FR1m6
la roda|ES0z4
la romana|DO1j8
la ronge|CA6e3SK
la roque dantheron|FR1m2
la rose|FR1m4
la sagrera|ES0z5
la salle|US1b3IL,US471CO
la salud|CU1l5
la salut|ES0z4
la salvetat saint gilles|FR1m3
la sarre|CA1e3QC
la sebala du mornag|TN465
la selva beach|US0t2CA
la selva|MX043
la serena|CL0o7
la seu durgell|ES0z4
la seyne sur mer|FR1m6
la sierpe|CU1l4
la solana|ES0z4
la souterraine|FR1m2
la spezia|IT1i6
la talaudiere|FR1m3
la tebaida|CO0i5
la teixonera|ES0z4
la teste de buch|FR1m5
la tijera|MX044,MX043
la timone|FR1m2
la toma|AR6l3
la tour de peilz|CH5o3
la tour du pin|FR1m3
la trinidad|PH185
la trinitaria|MX043
la trinitat nova|ES0z3
la trinitat vella|ES0z3
la trinite|MQ7f4,FR1m3
la troncal|EC1s5
la tronche|FR1m3
la tuque|CA1e3QC
la union|PE0g5,SV4x5,CL0o5,CO0i5,ES0z4,CO0i4,CO0i3,PH182,US470NM
la valbarelle|FR1m3
la valette du var|FR1m5
la vale|US0d2MD
la vall dhebron|ES0z2
la valla|MX042
la vega|CO0i3
la venta del astillero|MX042
la vergne|US1b5TN
la verneda i la pau|ES0z5
la verne|US0t5CA
la vernia|US1b0TX
la verpilliere|FR1m3
la verriere|FR1m3
la victoria de acentejo|ES5i3
la victoria|VE146,CO0i3
la vila de gracia|ES0z6
la vila olimpica del poblenou|ES0z3
la villa del rosario|VE146
la villa|US1b1TX
la ville du bois|FR1m3
la villette|FR1m3
la virginia|CO0i5
la vista|US1b4NE
la viste|FR1m3
la voulte sur rhone|FR1m2
la wantzenau|FR1m3
laakirchen|AT213
laarne|BE3a4
laascaanood|SO1f6
laatzen|DE0y5
laayoune plage|EH6g3
laayoune|EH6g8
labadieville|US1b1LA
labangan|PH183
labarque creek|US1b1MO
labarthe sur leze|FR1m2
labasa|FJ7i5
labatlan|HU1z2
labelle|US0d2FL
labe|GN1x6
labinsk|RU066
labin|HR443
labis|MY2a4
laboe|DE0y2
laborde|AR2c2
laboulaye|AR2c4
labo|PH184
labrador city|CA943NL
labrador|AU1k4QLD
labruguiere|FR1m3
labuan bajo|ID2l8
labuan lombok|ID2l3
labuan|MY2a6,ID0b5,PH184
labuhan deli|ID0b6
labunista|MK543
labytnangi|RU2j5
lac brome|CA1e2QC
lac du flambeau|US1b1WI
lacchiarella|IT1i3
lacey|US0t6WA
lachen speyerdorf|DE0y2
lachendorf|DE0y3
lachen|CH5o3
lachhmangarh sikar|IN036
lachi|PK054
lachute|CA1e3QC
lackawanna|US0d4NY
lackland air force base|US1b3TX
lacombe|CA393AB,US1b3LA
laconia|US0d4NH
lacon|US1b1IL
lacoochee|US0d1FL
lacy lakeview|US1b3TX
lac|AL5j5
ladang seri kundang|MY2a5
ladan|UA163
ladario|BR404
ladbergen|DE0y3
ladd|US1b0IL
ladek zdroj|PL203
ladenburg|DE0y4
ladera heights|US0t3CA
ladera ranch|US0t5CA
ladera|US0t1CA
ladhewala waraich|PK055
ladik|TR013
ladismith|ZA0x3
ladispoli|IT1i5
ladner|CA4l8BC
ladnun|IN036
ladonia|US0d2AL
ladovskaya balka|RU062
ladozhskaya|RU064
ladson|US0d4SC
ladue|US1b3MO
ladwa|IN035
lady frere|ZA0x5
lady lake|US0d4FL
ladybrand|ZA0x4
ladysmith|CA4l3BC,US1b2WI
ladyzhyn|UA164
laela|TZ1d4
laem sing|TH0n4
laer|DE0y3
lae|PG5y6
lafayette hill|US0d1PA
lafayette|US1b7LA,US3n6IN,US475CO,US0t5CA,US0d3GA,US1b2TN,US1b2TN,US0t2OR,US1b2AL
lafiagi|NG0a7
lafia|NG0a7
laflin|US0d1PA
lafollette|US0d3TN
lagarto|BR3e6
lagawe|PH183
lagdo|CM2k5
lages|BR097
lage|DE0y5
laghouat|DZ1p7
lagkadas|GR4b3
lagnieu|FR1m3
lagny sur marne|FR1m4
lago da pedra|BR1h5
lago vista|US1b3TX
lagoa da canoa|BR3e4
lagoa da prata|BR095
lagoa do itaenga|BR294
lagoa formosa|BR094
lagoa nova|BR1h3
lagoa santa|BR095
lagoa seca|BR1h3
lagoa vermelha|BR095
lagoa|PT8n4,PT503,BR092
lagodekhi|GE373
lagonegro|IT1i2
lagonglong|PH183
lagonoy|PH183
lagord|FR1m3
lagos de moreno|MX047
lagos|NG0ad,PT504
lagrange|US0d5GA,US3n1IN,US0d1OH
laguilayan|PH184
laguna beach|US0t5CA,US1b2FL
laguna de duero|ES0z4
laguna de perlas|NI3d3
laguna heights|US1b2TX
laguna hills|US0t5CA
laguna larga|AR2c3
laguna niguel|US0t6CA
laguna paiva|AR2c4
laguna park|US1b0TX
laguna salada|DO1j3
laguna vista|US1b2TX
laguna woods|US0t4CA
lagunas|PE0g3
laguna|US0t6CA,BR095,US470NM
lagunillas|VE145
lagunitas forest knolls|US0t1CA
lahad datu|MY2a7
lahaina|US5k4HI
lahan|NP2b5
laharpur|IN036
lahar|IN035
lahat|ID0b6
lahij|YE1t5
lahnstein|DE0y4
laholm|SE273
lahore|PK05d
lahoysk|BY1y3
lahr|DE0y5
lahti|FI4t7
laibin|CN006
laichingen|DE0y3
laihia|FI4t3
laikit laikit ii dimembe|ID2l3
lainate|IT1i5
laingsburg|US490MI
laishevo|RU063
laitila|FI4t3
laives|IT1i3
laiwu|CN007
laixi|CN006
laiyang|CN007
laiya|PH183
laizhou|CN008
lai|TD424
lajas|CU1l4,PR5c2
laja|CL0o4
lajeado|BR096
lajedo|BR295
lajere|NG0a3
lajinha|BR094
lajosmizse|HU1z3
lake albert|AU0p3NSW
lake alfred|US0d2FL
lake arbor|US0d3MD
lake arrowhead|US0t4CA,US0d2ME
lake arthur|US1b1LA
lake barcroft|US0d3VA
lake barrington|US1b2IL
lake belvedere estates|US0d2FL
lake bluff|US1b3IL
lake brownwood|US1b1TX
lake butler|US0d4FL,US0d1FL
lake camelot|US1b1IL
lake carmel|US0d3NY
lake catherine|US1b0IL
lake charles|US1b6LA
lake city|US0d4FL,US0d3SC,US1b2MN,US0d2PA,US0d1GA,US1b1AR,US1b1IA
lake clarke shores|US0d2FL
lake como|US0d1NJ
lake crystal|US1b1MN
lake dalecarlia|US1b0IN
lake dallas|US1b3TX
lake darby|US0d2OH
lake delton|US1b2WI
lake dunlap|US1b1TX
lake elmo|US1b3MN
lake elsinore|US0t6CA
lake erie beach|US0d2NY
lake fenton|US492MI
lake forest park|US0t4WA
lake forest|US0t6CA,US1b4IL,US0d2FL
lake geneva|US1b3WI
lake grove|US0d3NY
lake hallie|US1b3WI
lake hamilton|US1b1AR,US0d0FL
lake havasu city|US256AZ
lake helen|US0d1FL
lake heritage|US0d0PA
lake holiday|US1b2IL
lake in the hills|US1b5IL
lake isabella|US0t2CA,US491MI
lake jackson|US1b5TX
lake junaluska|US0d1NC
lake katrine|US0d1NY
lake kiowa|US1b1TX
lake koshkonong|US1b0WI
lake lakengren|US0d2OH
lake latonka|US0d0PA
lake lorraine|US1b3FL
lake los angeles|US0t4CA
lake lotawana|US1b1MO
lake lucerne|US0d3FL
lake lure|US0d0NC
lake luzerne|US0d0NY
lake mack forest hills|US0d0FL
lake magdalene|US0d5FL
lake marcel stillwater|US0t0WA
lake mary|US0d4FL
lake meade|US0d1PA
lake michigan beach|US490MI
lake mills|US1b3WI,US1b1IA
lake mohawk|US0d3NJ,US0d1OH
lake mohegan|US0d3NY
lake montezuma|US252AZ
lake monticello|US0d3VA
lake morton berrydale|US0t3WA
lake munmorah|AU0p2NSW
lake murray of richland|US0d2SC
lake nacimiento|US0t1CA
lake nebagamon|US1b0WI
lake norman of catawba|US0d2NC
lake odessa|US491MI
lake of the pines|US0t2CA
lake of the woods|US252AZ,US1b2IL
lake orion|US492MI
lake oswego|US0t5OR
lake ozark|US1b1MO
lake panasoffkee|US0d2FL
lake panorama|US1b0IA
lake park|US0d3FL,US0d2NC,US1b0IA
lake placid|US0d1NY,US0d1FL
lake pocotopaug|US0d2CT
lake providence|US1b2LA
lake purdy|US1b3AL
lake ridge|US0d5VA
lake ripley|US1b1WI
lake ronkonkoma|US0d4NY
lake saint croix beach|US1b0MN
lake saint louis|US1b4MO
lake san marcos|US0t2CA
lake sarasota|US0d2FL
lake sebu|PH184
lake secession|US0d0SC
lake shore|US0d4MD,US0t3WA,US1b0MN
lake station|US1b4IN
lake stevens|US0t5WA
lake stickney|US0t3WA
lake success|US0d2NY
lake summerset|US1b1IL
lake tansi|US1b2TN
lake telemark|US0d0NJ
lake view|US1b1AL,US1b0IA
lake village|US1b1AR
lake villa|US1b3IL
lake waccamaw|US0d1NC
lake wales|US0d4FL
lake wazeecha|US1b1WI
lake wildwood|US0t2CA
lake winnebago|US1b0MO
lake wisconsin|US1b2WI
lake wissota|US1b1WI
lake worth corridor|US0d4FL
lake worth|US0d5FL,US1b2TX
lake wylie|US0d3SC
lake wynonah|US0d1PA
lake zurich|US1b4IL
lakefield|US1b1MN
lakehills|US1b2TX
lakehurst|US0d1NJ
lakeland highlands|US0d3FL
lakeland north|US0t4WA
lakeland south|US0t4WA
lakeland village|US0t4CA
lakeland|US0d7FL,US1b4TN,US0d2GA,US0d1NY,US1b1MN
lakemba|AU0p4NSW
lakemont|US0d1PA
lakemoor|US1b3IL
lakemore|US0d2OH
lakeport|US0t2CA
lakes by the bay|US0d4FL
lakes of the four seasons|US1b3IN
lakeshire|US1b1MO
lakeshore|US1b1LA
lakeside park|US0d1KY
lakeside|US0d5FL,US0t4CA,US0d4VA,US471MT,US0t1OR,US1b0TX
lakesite|US0d1TN
lakes|US5x3AK
lakeview estates|US0d1GA
lakeview|US0d2NY,US0d2NY,US0d2GA,US0t1OR,US0t1CA,US490MI,US0d0OH,US490MI
lakeville|US1b6MN
lakeway|US1b4TX
lakewood club|US490MI
lakewood park|US0d4FL,US0d4FL
lakewood shores|US1b0IL
lakewood|US477CO,US0t6CA,US0t6WA,US0d6NJ,US0d6OH,US1b2IL,US0d2SC,US0d2NY,US1b1TN
lakha nevre|RU063
lakhdaria|DZ1p6
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
lakin|US471KS
lakkha nevre|RU062
lakki|PK055
lakota|CI0u5
laksar|IN034
laksham|BD076
lakshettipet|IN033
lakshmeshwar|IN035
lakshmipur|BD076
laktasi|BA453
lal bahadur nagar|IN038
lala musa|PK056
lalago|TZ1d4
lalam|IN033
lala|IN033,PH183
lalcora|ES0z3
lalcudia|ES0z4
lalfas del pi|ES0z4
lalganj|IN035,IN035
lalgola|IN035
lalgudi|IN034
lalian|PK055
lalibela|ET193
lalig|PH184
lalin|ES0z4
lalitpur|IN037
lallaing|FR1m3
lalmatie|MU6r3
lalmohan|BD075
lalmonirhat|BD076
lalor park|AU0p3NSW
lalor|AU0r4VIC
lalpur|IN034
lalsot|IN035
lalupon|NG0a6
lamarque|AR513
lamartine|US1b1WI
lamar|US473CO,US1b2MO,US1b1AR
lamas|PE0g4,PT502
lambakin|PH183
lamballe|FR1m4
lambarene|GA4r4
lambare|PY287
lambari|BR094
lambayeque|PE0g5
lambayong|PH183
lamba|PH183
lambersart|FR1m5
lambertville|US493MI,US0d2NJ
lambert|US1b1MS
lambesc|FR1m3
lambeth|GB0j3
lambres lez douai|FR1m2
lambsheim|DE0y3
lambton shores|CA1e3ON
lambunao|PH182
lame deer|US471MT
lamego|PT503
lamentin|GP7m4
lamesa|US1b3TX
lametlla del valles|ES0z3
lamezia terme|IT1i6
lame|NG0a3
lamia|GR4b6
laminusa|PH183
lamin|GM5p5
lamitan city|PH183
lamme|DE0y2
lammi|FI4t2
lamongan|ID0b6
lamoni|US1b1IA
lamont|US0t4CA
lamorlaye|FR1m3
lampang|TH0n7
lampasas|US1b3TX
lampazos de naranjo|MX312
lampa|CL0o5
lampertheim|DE0y5
lampeter|US0d1PA
lamphun|TH0n5
lamporecchio|IT1i2
lamu|KE1a5
lan krabue|TH0n3
lan sak|TH0n4
lanai city|US5k2HI
lanaken|BE3a5
lanark|GB0j3,US1b0IL
lana|IT1i3
lancaster mill|US0d1SC
lancaster|US0t7CA,US0d6PA,GB0j6,US0d5OH,US1b5TX,US0d3NY,US0d3SC,US0d3MA,US0d2KY,US1b2WI,US0d1NH
lancenigo villorba|IT1i4
lanchyn|UA163
lanciano|IT1i5
lancienne lorette|CA1e4QC
lancing|GB0j4
lancon provence|FR1m3
lancusi penta bolano|IT1i3
lancut|PL204
lancy|CH5o5
land o lakes|US0d5FL
landau an der isar|DE0y4
landau in der pfalz|DE0y5
landeck|AT213
landen|BE3a4,US0d3OH
landerneau|FR1m4
lander|US473WY
landing|US0d3NJ
landisville|US0d1PA
landis|US0d2NC
landivisiau|FR1m3
landmark|US1b2AR
landover hills|US0d1MD
landover|US0d5MD
landrum|US0d1SC
landsberg am lech|DE0y5
landsdale|AU1v4WA
landshut|DE0y6
landskrona|SE275
landstuhl|DE0y3
landvetter|SE273
lane cove north|AU0p4NSW
lane cove|AU0p3NSW
lanesborough|US0d2MA
lanester|FR1m5
lanett|US0d3AL
laneuveville devant nancy|FR1m2
lang son|VN0n6
lang suan|TH0n4
langarud|IR0l6
langcangan|PH183
langdon|US1b1ND
langelsheim|DE0y4
langenargen|DE0y3
langenau|DE0y4
langenberg|DE0y3
langenfeld|DE0y6
langenhagen|DE0y6
langenhorn|DE0y6
langenselbold|DE0y4
langenthal|CH5o4
langenzenn|DE0y3
langenzersdorf|AT213
langen|DE0y5,DE0y4
langepas|RU2j5
langerwehe|DE0y4
langfang|CN009
langford|CA4l4BC,AU1v2WA
langgons|DE0y4
langhirano|IT1i3
langhorne manor|US0d1PA
langhorne|US0d1PA
langley green|GB0j3
langley park|US0d4MD
langley|CA4l5BC,US0d1SC,US0t0WA
langnau am albis|CH5o3
langnau|CH5o3
langon|FR1m3
langquaid|DE0y2
langres|FR1m3
langsa|ID0b6
langston|US1b1OK
langtad|PH182
langtang|NG0a4
langtoucun|CN006
langueux|FR1m3
languidic|FR1m3
languyan|PH183
langwarrin|AU0r4VIC
langwedel|DE0y4
langweid|DE0y3
langxiang|CN006
langzhong|CN006
lanham seabrook|US0d4MD
lanham|US0d3MD
lanivtsi|UA163
lanja|IN034
lankaran|AZ348
lankow|DE0y3
lankwitz|DE0y5
lannemezan|FR1m3
lannion|FR1m4
lannon|US1b0WI
lanot|PH183
lansdale|US0d4PA
lansdowne|ZA0x4,US0d3PA,US0d3MD,IN033
lanse|US491MI
lansford|US0d2PA
lansing|US497MI,US1b5IL,US1b4KS,US0d2NY
lanskroun|CZ2x3
lantana|US0d3FL,US1b3TX
lantapan|PH182
lantiga esquerra de leixample|ES0z5
lanton|FR1m3
lanuvio|IT1i3
lanxi|CN006,CN006
lanzara|IT1i3
lanzhou|CN00b
lao cai|VN0n5
laoag|PH187
laoang|PH184
laohekou|CN008
laojunmiao|CN006
laon|FR1m5
lapaha|TO8i3
lapai|NG0a4
lapao|BR1c3
lapa|BR095
lapeer|US493MI
lapel|US3n1IN
lapinlahti|FI4t3
lapithos|CY6c2
laplace|US1b5LA
laporte|US1b4IN,US471CO
lapovo|RS2r3
lappeenranta|FI4t6
lappersdorf|DE0y4
lapseki|TR013
lapu lapu city|PH188
lapua|FI4t4
lapuyan|PH182
lapwai|US0t0ID
lapy|PL204
laquila|IT1i5
laracha|ES0z3
larache|MA117
laramie|US475WY
laranjal paulista|BR094
laranjeiras do sul|BR094
laranjeiras|BR3e5
laranjeira|PT504
laranjeiro|PT504
lara|AU0r4VIC
larbaa nait irathen|DZ1p5
larbaa|DZ1p6
larbert|GB0j3
larch way|US0t2WA
larchmont|US0d3NY
lardero|ES0z3
lardjem|DZ1p5
laredo|US1b8TX,PE0g5,ES0z4
laren|NL3z4
lares|PR5c3
largo|US0d6FL,US0d3MD
largs|GB0j4
lariano|IT1i4
larimore|US1b0ND
larino|IT1i2
larisa|GR4b7
larkana|PK059
larkfield wikiup|US0t3CA
larkfield|GB0j3
larkhall|GB0j4
larkird|AF124
larkspur|US0t4CA
larksville|US0d2PA
larmor plage|FR1m3
larnaca|CY6s6
larned|US1b2KS
larne|GB0j4
larose|US1b3LA
larreynaga|NI3d3
larroque|AR2c3
larvik|NO4q5
lar|IN035
las amapolas|MX044
las amilpas|MX043
las animas|CL0o5,US471CO
las brenas|AR2c5
las cabezas de san juan|ES0z4
las choapas|MX045
las cruces|US477NM
las cumbres|PA5f6
las delicias|MX2n4
las flores|US0t3CA,US0t3CA
las gabias|ES0z4
las guaranas|DO1j3
las heras|AR7g3
las higueras|AR2c2
las jarretaderas|MX8m3
las juntas|MX8m3,MX043
las khorey|SO1f3
las lajitas|AR513
las lomas|PA5f4,PE0g3,US1b2TX,US0t2CA
las lomitas|AR2c3
las maravillas|US471NM
las margaritas|MX044
las matas de farfan|DO1j4
las matas de santa cruz|DO1j3
las matas|ES0z4
las navas del marques|ES0z2
las palmas de gran canaria|ES5i9
las palmas ii|US1b1TX
las palmas|MX4a4
las parejas|AR2c4
las pedroneras|ES0z3
las piedras|UY2s6,PR5c3
las pinas|PH189
las pintas de arriba|MX045
las pintitas|MX045
las praderas|NI3d3
las quintas fronterizas colonia|US1b2TX
las quintas fronterizas|US1b2TX
las rosas|MX044,AR2c4
las rozas de madrid|ES0z6
las tablas|PA5f3
las tejerias|VE145
las terrenas|DO1j3
las torres de cotillas|ES0z4
las toscas|AR2c4
las tres torres|ES0z4
las trojes|HN3l3
las tunas|CU1l8
las varas|MX4a4
las varillas|AR2c4
las vegas santa barbara|HN3l3
las vegas|US0t9NV,US474NM
las veredas|MX4a3
las vigas de ramirez|MX043
lasalgaon|IN034
lasam|PH183
lasang|PH183
lasara|US1b0TX
lasarte|ES0z4
lascahobas|HT2u3
lascano|UY2s3
lasem|ID0b5
lashio|MM0q7
lashkar gah|AF125
lask|PL204
lassomption|CA1e4QC
lastoursville|GA4r3
lastra a signa|IT1i4
lastrup|DE0y3
lat yao|TH0n4
latacunga|EC1s6
latakia|SY228
latehar|IN034
laterza|IT1i4
latham|US0d4NY
lathen|DE0y3
lathi|IN035
lathrop|US0t4CA,US1b1MO
lathrup village|US492MI
latiano|IT1i4
latimer|US1b3MS
latina scalo|IT1i3
latina|ES0z8,IT1i6
latisana|IT1i3
latnaya|RU063
laton|US0t1CA
latrobe|US0d3PA
latta|US0d0SC
lattes|FR1m4
lattingtown|US0d1NY
latur|IN038
laubach|DE0y3
lauchhammer|DE0y4
lauchringen|DE0y3
lauda konigshofen|DE0y4
laudenbach|DE0y3
lauderdale by the sea|US0d3FL
lauderdale lakes|US0d5FL
lauderdale|US1b1MN
lauderhill|US0d6FL
laudio llodio|ES0z4
laudun lardoise|FR1m2
lauenburg|DE0y4
lauf an der pegnitz|DE0y5
laufach|DE0y2
laufenburg|DE0y3
laufen|DE0y3,CH5o2
lauffen am neckar|DE0y3
laughlin air force base|US1b1TX
laughlin|US0t3NV
lauingen|DE0y3
laukaa|FI4t4
launaguet|FR1m3
launceston|AU697TAS,GB0j3
laungowal|IN034
laupheim|DE0y4
laurel bay|US0d3SC
laurel hill|US0d3VA,US0d0NC
laurel hollow|US0d1NY
laurel lake|US0d2NJ
laurel park|US0d1NC
laurel springs|US0d1NJ
laureldale|US0d2PA
laureles|US1b2TX
laurelton|US0d4NY
laurel|US0d5MD,US1b4MS,US0d4VA,PH183,US0d3FL,US473MT,US0d2DE,US0d0NY
laurence harbor|US0d3NJ
laurens|US0d3SC,US1b0IA
laurentides|CA1e4QC
laurinburg|US0d4NC
laurium|US491MI
lauro de freitas|BR1c7
lauro muller|BR093
laurys station|US0d0PA
laur|PH184
lausanne|CH5o7
lautaro|CL0o4
lauterach|AT213
lauterbach|DE0y4
lauter|DE0y2
lautoka|FJ7i6
lauttasaari|FI4t4
lau|NG0a4
lavaca|US1b1AR
lavagna|IT1i4
lavagno|IT1i3
lavalette|US0d0WV
lavallette|US0d1NJ
lavaltrie|CA1e3QC
laval|CA1e9QC,FR1m6
lavaur|FR1m3
laveen|US253AZ
lavelanet|FR1m3
lavello|IT1i4
lavena ponte tresa|IT1i2
laveno|IT1i3
laventille|TT7k4
laventure|MU6r3
laverkin|US472UT
laverne|US1b0OK
laverton|AU0r2VIC
lavington|AU0p4NSW
lavinio|IT1i3
lavis|IT1i3
lavonia|US0d1GA
lavon|US1b2TX
lavradio|PT504
lavras da mangabeira|BR1h4
lavras|BR096
lavra|PT503
lavrio|GR4b3
lawai|US5k1HI
lawang|ID0b7
lawar khas|IN034
lawas|MY2a5
lawndale|US0t5CA
lawnside|US0d2NJ
lawnton|AU1k2QLD,US0d2PA
lawrence park|US0d2PA,US0d2PA
lawrenceburg|US0d3KY,US1b3TN,US3n2IN
lawrenceville|US0d5GA,US1b2IL,US0d2NJ,US0d0VA
lawrence|US1b7KS,US0d6MA,US3n6IN,US0d3NY
lawson heights|US0d1PA
lawson|US1b1MO
lawtell|US1b0LA
lawton|US1b7OK,US491MI
laxou|FR1m4
layhill|US0d2MD
laymantown|US0d1VA
laytonville|US0t0CA
layton|US476UT
laytown|IE383
layyah|PK056
lazarevac|RS2r5
lazarevskoye|RU065
lazaro cardenas|MX2n4,MX3o3
laza|RO1w3
lazdynai|LT4v5
laziska gorne|PL204
lazuri|RO1w2
lazy mountain|US5x1AK
lazy|PL203
lazzate|IT1i3
le beausset|FR1m3
le blanc mesnil|FR1m6
le blanc|FR1m3
le bourget|FR1m4
le bouscat|FR1m5
le cabot|FR1m3
le camas|FR1m4
le canet|FR1m3
le cannet|FR1m5
le cendre|FR1m2
le center|US1b1MN
le chambon feugerolles|FR1m4
le chapitre|FR1m3
le chesnay|FR1m5
le claire|US1b2IA
le coteau|FR1m3
le cres|FR1m3
le creusot|FR1m5
le francois|MQ7f4
le gosier|GP7m5
le grand quevilly|FR1m5
le grand saconnex|CH5o3
le grand|US0t1CA
le grau du roi|FR1m3
le grazie di ancona|IT1i3
le gros morne|MQ7f3
le haillan|FR1m3
le havre|FR1m8
le hochet|MU6r4
le kremlin bicetre|FR1m5
le krib|TN463
le lamentin|MQ7f5
le lavandou|FR1m3
le locle|CH5o3
le loroux bottereau|FR1m2
le lorrain|MQ7f3
le luc|FR1m3
le mans|FR1m7
le marin|MQ7f3
le mars|US1b3IA
le mee sur seine|FR1m4
le merlan|FR1m3
le mesnil esnard|FR1m3
le mesnil le roi|FR1m3
le mesnil saint denis|FR1m3
le mont sur lausanne|CH5o2
le morne rouge|MQ7f2
le moule|GP7m5
le muy|FR1m3
le palais sur vienne|FR1m3
le passage|FR1m3
le peage de roussillon|FR1m3
le pecq|FR1m4
le perray en yvelines|FR1m3
le perreux sur marne|FR1m5
le petit quevilly|FR1m5
le pharo|FR1m3
le pian medoc|FR1m3
le plateau|CA1e4QC
le plessis bouchard|FR1m3
le plessis robinson|FR1m4
le plessis trevise|FR1m4
le poinconnet|FR1m2
le poire sur vie|FR1m3
le pont de claix|FR1m4
le pontet|FR1m4
le portel|FR1m3
le port|RE6x5
le pouliguen|FR1m2
le pradet|FR1m4
le pre saint gervais|FR1m4
le puy en velay|FR1m5
le puy sainte reparade|FR1m2
le raincy|FR1m4
le relecq kerhuon|FR1m4
le rheu|FR1m3
le robert|MQ7f5
le roy|US0d2NY,US1b2IL
le soler|FR1m3
le sueur|US1b2MN
le taillan medoc|FR1m3
le tampon|RE6x6
le teich|FR1m2
le teil|FR1m3
le thor|FR1m3
le touquet paris plage|FR1m3
le trait|FR1m2
le treport|FR1m3
le vauclin|MQ7f3
le vesinet|FR1m4
lea hill|US0t4WA
leachville|US1b1AR
leadville north|US471CO
leadville|US471CO
leadwood|US1b0MO
lead|US472SD
league city|US1b7TX
lealman|US0d4FL
leamington|CA1e5ON
leander|US1b5TX
leatherhead|GB0j5
leavenworth|US1b5KS,US0t1WA
leavittsburg|US0d1OH
leawood|US1b5KS
lebach|DE0y4
lebaksiu|ID0b5
lebanon junction|US0d1KY
lebanon south|US0d1PA
lebanon|US1b5TN,US0d5PA,US0d4OH,US0t4OR,US3n4IN,US1b4MO,US0d4NH,US0d3KY,US0d2ME,US1b2IL,US0d2VA,US0d1NJ
lebbeke|BE3a4
lebec|US0t1CA
lebedyan|RU065
lebedyn|UA165
lebork|PL205
lebowakgomo|ZA0x5
lebrija|ES0z5,CO0i3
lebu|CL0o4
lebyazhye|RU2j3,RU063
leca da palmeira|PT504
leca do bailio|PT504
lecanto|US0d3FL
lecce|IT1i6
lecco|IT1i6
lechee|US251AZ,US471AZ
lecheng|CN007
lechinta|RO1w3
leck|DE0y3
lecompte|US1b0LA
leczna|PL204
leczyca|PL204
ledbetter|US1b1KY
ledbury|GB0j3
ledeberg|BE3a3
ledec nad sazavou|CZ2x3
ledegem|BE3a3
lede|BE3a4
leduc|CA394AB
ledyard|US0d4CT
ledziny|PL204
lee acres|US473NM,US473NM
lee on the solent|GB0j3
leechburg|US0d1PA
leeds|GB0j9,US1b4AL,US0d1ME
leegebruch|DE0y3
leek|GB0j4,NL3z4
leeming|AU1v3WA
leerdam|NL3z4
leersum|NL3z3
leers|FR1m3
leer|DE0y5,SS573
lees summit|US1b7MO
leesburg|US0d6VA,US0d4FL,US0d2GA,US0d0OH,US1b0AL
leesport|US0d1PA
leesten|NL3z3
leesville|US1b3LA,US0d1SC
leetonia|US0d1OH
leeton|AU0p3NSW
leetsdale|US0d0PA
leeuwarden|NL3z7
lee|US0d2NH,US0d1MA
leffrinckoucke|FR1m2
lefkada|GR4b3
lefka|CY6s3
leforest|FR1m3
lefortovo|RU067
leganes|ES0z8
legaspi|PH187
legden|DE0y3
legend lake|US1b1WI
legian|ID2l3
legionowo|PL206
legnago|IT1i4
legnano|IT1i6
legnaro|IT1i3
legnica|PL207
leguevin|FR1m3
lehavim|IL3q3
lehigh acres|US0d6FL
lehighton|US0d2PA
lehi|US476UT
lehliu gara|RO1w3
lehre|DE0y4
lehrte|DE0y5
leh|IN035
leibnitz|AT213
leicester|GB0j9,US0d3MA,US0d0VT
leichhardt|AU0p4NSW
leichlingen|DE0y5
leiden|NL3z7
leiderdorp|NL3z5
leighton buzzard|GB0j5
leigh|GB0j5
leilani estates|US5k1HI
leimen|DE0y5
leinburg|DE0y3
leinefelde worbis|DE0y4
leinfelden echterdingen|DE0y5
leingarten|DE0y3
leini|IT1i4
leioa|ES0z5
leipheim|DE0y3
leipsic|US0d1OH
leipzig|DE0y9
leiria|PT505
leirvik|NO4q3
leisnig|DE0y3
leiston|GB0j3
leisure city|US0d5FL
leisure knoll|US0d1NJ
leisure village east|US0d2NJ
leisure village west pine lake park|US0d2NJ
leisure village|US0d2NJ
leisure world|US0d3MD
leisuretowne|US0d2NJ
leitchfield|US1b3KY
leith hatfield|US0d1PA
leixlip|IE384
leiyang|CN007
lejanias|CO0i2
lekeitio|ES0z3
lekki|NG0a9
leksand|SE273
leku|ET194
leland grove|US1b1IL
leland|US0d4NC,US1b2MS
leliana|ES0z4
lely resort|US0d2FL
lelydorp|SR684
lelystad|NL3z6
lely|US0d2FL
lemay|US1b4MO
lembang|ID0b8
lembar|ID2l3
lembeni|TZ1d4
leme|BR096
lemgo|DE0y5
lemmer|NL3z3
lemmon valley|US0t2NV
lemmon|US470SD
lemon grove|US0t5CA
lemont|US1b4IL,US0d1PA
lemoore station|US0t3CA
lemoore|US0t5CA
lemoyne|US0d2PA
lempaala|FI4t4
lempster|US0d0NH
lemsahl mellingstedt|DE0y3
lemta|TN462
lemvig|DK2y3
lemwerder|DE0y3
lenah valley|AU693TAS
lenape heights|US0d0PA
lenauheim|RO1w2
lena|US1b1IL
lenbe|HT2u5
lencois paulista|BR096
lendelede|BE3a2
lendinara|IT1i3
lend|AT215
lenexa|US1b6KS
lengede|DE0y4
lengenfeld|DE0y3
lengerich|DE0y5
lenger|KZ1n4
lenggries|DE0y3
lengnau|CH5o3
lengshuijiang|CN007
lengshuitan|CN006
leninaul|RU063
lenina|RU062
leningradskaya|RU065
leninkent|RU064
leninogorsk|RU066
lenino|UA5e3
leninsk kuznetsky|RU4w7
leninskiye gory|RU065
leninskiy|RU063,KZ1n3
leninskoye|KZ1n4,RU4o3,RU552
leninsk|RU3b4
lennestadt|DE0y5
lenningen|DE0y3
lennox head|AU0p3NSW
lennox|US0t5CA,US1b1SD
lenoir city|US0d3TN
lenoir|US0d4NC
lenox|US0d1MA,US1b0IA
leno|IT1i3
lensahn|DE0y2
lensk|RU645
lens|FR1m5
lentate sul seveso|IT1i3
lentekhi|GE373
lentilly|FR1m2
lentini|IT1i5
lenti|HU1z3
lents|US0t4OR
lentvaris|LT4v4
lent|NL3z3
lenwood|US0t2CA
lenzburg|CH5o3
lenzie|GB0j3
lenzkirch|DE0y2
leo cedarville|US3n2IN
leoben|AT213
leogane|HT2u7
leognan|FR1m3
leola|US0d3PA
leominster|US0d5MA,GB0j3
leon de los aldama|MX04a
leon valley|US1b3TX
leona valley|US0t1CA
leona vicario|MX4j3
leonardo|US0d1NJ
leonardtown|US0d2MD
leonard|US1b1TX
leonberg|DE0y6
leondarion|GR4b3
leones|AR2c3
leonforte|IT1i4
leongatha|AU0r2VIC
leonia|US0d3NJ
leonovo|RU065
leonville|US1b0LA
leon|NI3d7,ES0z7,PH182,US1b1IA
leopoldina|BR096
leopoldsburg|BE3a4
leopoldsdorf|AT212
leopoldshohe|DE0y4
leopold|AU0r4VIC
leordeni|RO1w3
leoti|US471KS
leova|MD4h4
leo|BF365
lepanto|US1b1AR
lepa|PH183
lepe|ES0z5
leposaviq|XK2r4
leppavirta|FI4t3
lepsy|KZ1n2
lequile|IT1i3
lercara friddi|IT1i3
lerdo de tejada|MX044
lere|NG0a7,NG0a4
leribe|LS726
lerici|IT1i3
lerida|CO0i4
lerik|AZ343
lerma de villada|MX045
lerma|MX3u3
lermontov|RU065
lerum|SE275
lerwick|GB0j3
les abymes|GP7m6
les andelys|FR1m3
les anglais|HT2u3
les angles|FR1m3
les arcs|FR1m3
les arnavaux|FR1m2
les avanchets|CH5o3
les avirons|RE6x3
les aygalades|FR1m3
les baumettes|FR1m3
les caillols|FR1m3
les cayes|HT2u7
les chartreux|FR1m3
les clayes sous bois|FR1m4
les corts|ES0z6
les coteaux|CA1e4QC
les escaldes|AD8l4
les essarts le roi|FR1m3
les grands carmes|FR1m3
les herbiers|FR1m4
les lilas|FR1m4
les mureaux|FR1m5
les olives|FR1m4
les pavillons sous bois|FR1m4
les pennes mirabeau|FR1m4
les ponts de ce|FR1m4
les roquetes|ES0z4
les sables dolonne|FR1m4
les sorinieres|FR1m3
les trois bassins|RE6x3
les trois ilets|MQ7f3
les trois lucs|FR1m2
les ulis|FR1m5
lesage|US0d0WV
lescala|ES0z3
lescar|FR1m3
leshan|CN007
lesigny|FR1m3
lesina|IT1i3
leskovac|RS2r7
lesko|PL203
leslie|US491MI
lesmo|IT1i3
lesmurdie|AU1v3WA
lesneven|FR1m3
lesnica ratyn pustki|PL203
lesnikovo|RU2j3
lesnoy gorodok|RU062
lesnoy|RU2j6,RU2j5,RU063,RU063,RU553
lesogorsk|RU4p3
lesosibirsk|RU3h6
lesozavodsk|RU4o5
lesparre medoc|FR1m2
lespezi|RO1w3
lesquin|FR1m3
lessines|BE3a4
lesslie|US0d2SC
lestaque|FR1m3
lester prairie|US1b1MN
lesznowola|PL202
leszno|PL206
letavertes|HU1z3
letcani|RO1w3
letchworth garden city|GB0j5
leteri|IN034
lethbridge|CA396AB
leticia|CO0i5
letlhakane|BW6b4
letlhakeng|BW6b3
letnany|CZ2x4
letohrad|CZ2x3
letovice|CZ2x3
letpandan|MM0q5
lettere|IT1i2
letterkenny|IE384
letychiv|UA163
leua|AO172
leumeah|AU0p3NSW
leuna|DE0y3
leun|DE0y3
leusden|NL3z5
leutenbach|DE0y3
leutershausen|DE0y2
leutkirch|DE0y4
leuven|BE3a7
leu|RO1w2
lev tolstoy|RU063
levallois perret|FR1m6
levanger|NO4q3
levant|US0d1ME
levashi|RU063
level green|US0d2PA
level park oak park|US492MI
level plains|US1b1AL
levelland|US1b4TX
leven|GB0j3
leverano|IT1i4
leverett|US0d1MA
leverkusen|DE0y7
levice|SK5b5
levico terme|IT1i3
levin|NZ5d4
levis|CA1e7QC
levittown|US0d6PA,US0d6NY,PR5c5
levoberezhnyy|RU066
levoca|SK5b4
levokumka|RU062
levokumskoye|RU064
levski|BG2z4
levuka|FJ7i3
lewes|GB0j4,US0d2DE
lewin brzeski|PL203
lewis center|US0d3OH
lewisburg|US1b4TN,US0d3PA,US0d2WV,US0d1OH
lewisport|US1b1KY
lewiston orchards|US0t5ID
lewiston|US0d5ME,US0t5ID,US0d1NY,US6w1UT,US1b1MN,US490MI,US0t0CA
lewistown|US0d3PA,US473MT,US1b1IL
lewisville|US1b7TX,US0d4NC,US0t1WA,US1b0AR
lexington fayette|US0d8KY
lexington hills|US0t1CA
lexington park|US0d4MD
lexington|US0d8KY,US0d5MA,US0d4SC,US0d4NC,US1b3NE,US1b3TN,US0d3VA,US0d2OH,US1b2MO,US1b1OK,US1b1IL,US1b1MN,US1b1MS,US1b0TX,US490MI
leyland|GB0j5
leyte|PH183
leyva solano|MX4a5
lezajsk|PL204
lezhe|AL5j4
lezhnevo|RU063
lezignan corbieres|FR1m3
lezoux|FR1m2
lezo|ES0z3
lgovskiy|RU065
lhasa|CN007
lhay les roses|FR1m5
lhokseumawe|ID0b6
lhospitalet de llobregat|ES0z8
li punti san giovanni|IT1i3
liancourt|FR1m3
lianga|PH184
lianghu|CN007
liangxiang|CN006
lianhe|CN007
lianjiang|CN007
lianozovo|RU066
lianran|CN007
lianshan|CN008
lianyuan|CN006
lianzhou|CN007,CN006
lian|PH183
liaocheng|CN008
liaoyang|CN009
liaoyuan|CN009
liaozhong|CN006
libano|CO0i5
libby|US471MT
libenge|CD0f5
liben|CZ2x5
liberal|US1b4KS
libercourt|FR1m3
liberec|CZ2x7
liberia|CR5q6
libertador general san martin|AR5v6
libertad|PH188,UY2s3,PH183,PH182
liberty center|US0d0OH
liberty city|US1b1TX
liberty hill|US1b0TX
liberty lake|US0t3WA
libertyville|US1b4IL
liberty|US1b5MO,US1b3TX,US0d2NY,US0d2SC,US0d1NC,US0d1PA,US0d1KY,US3n1IN,US470UT
libiaz|PL204
libog|PH184
libona|PH183
libon|PH186
liboro|PH183
libourne|FR1m5
librazhd qender|AL5j4
libres|MX044
libreville|GA4r9
libungan|PH182
licab|PH183
licata|IT1i5
licenciado benito juarez campo gobierno|MX4a5
licey al medio|DO1j3
lice|TR014
licheng|CN007,CN006
lichfield|GB0j5
lichinga|MZ2w7
lichtenau|DE0y3,DE0y2
lichtenberg|DE0y5
lichtenburg|ZA0x6
lichtenegg|AT213
lichtenfels|DE0y4
lichtenrade|DE0y6
lichtenstein|DE0y4
lichtentanne|DE0y3
lichtenvoorde|NL3z4
lichterfelde|DE0y6
lichtervelde|BE3a3
lichuan|CN006
lich|DE0y4
licking|US1b2MO
lida|BY1y7
lidcombe|AU0p4NSW
lidingo|SE275
lidkoping|SE275
lido adriano|IT1i3
lido beach|US0d2NY
lido di jesolo|IT1i3
lido di ostia|IT1i6
lido|IT1i4
lidzbark warminski|PL204
lidzbark|PL203
liebenau|AT214
liebenburg|DE0y3
liedekerke|BE3a4
liederbach|DE0y3
liege|BE3a8
lieksa|FI4t4
lielvarde|LV3y2
lienen|DE0y3
lienz|AT214
liepaja|LV3y6
lier|BE3a5
liestal|CH5o4
liesti|RO1w3
liesveld|NL3z3
lieto|FI4t4
lieusaint|FR1m3
lievin|FR1m5
liezen|AT213
liffre|FR1m3
ligao|PH183
ligaya|PH183,PH182
light street|US0d0PA
lighthouse point|US0d3FL
lightwater|GB0j3
lignano sabbiadoro|IT1i3
ligny en barrois|FR1m2
ligonier|US3n2IN,US0d1PA
lihue|US5k3HI
lijiang|CN00a
likasi|CD2g9
likhobory|RU066
likhoslavl|RU064
likhovskoy|RU064
likino dulevo|RU065
likisa|TL6t4
lilbourn|US1b0MO
lilburn|US0d4GA
lile perrot|CA1e3QC
liliani|PK054
lilienthal|DE0y4
lilio|PH184
lillebonne|FR1m3
lillehammer|NO4q4
lillerod|DK2y4
lillers|FR1m3
lillesand|NO4q3
lillestrom|NO4q4
lille|FR1m8,BE3a4
lillington|US0d2NC
liloan|PH186
lilongwe|MW4e9
lily lake|US1b0IL
lilydale|AU0r4VIC
lilyfield|AU0p3NSW
lima duarte|BR094
limache|CL0o5
limanowa|PL204
liman|RU063
limassol|CY6s7
limavady|GB0j4
limay|PH186,FR1m4
lima|PE0gd,US0d5OH,PY283,US0d1PA,US0d1NY
limbach oberfrohna|DE0y5
limbang|MY2a5
limbazi|LV3y3
limbdi|IN035
limbe|CM2k6
limbiate|IT1i5
limbourg|BE3a2
limburg an der lahn|DE0y5
limburgerhof|DE0y3
limeil brevannes|FR1m4
limeira|BR098
limena|IT1i2
limerick|US0d4PA,US0d1ME
limestone creek|US0d0FL
limestone|US1b1IL,US9p0ME
limin mesoyaias|GR4b3
limington|US0d2ME
liminka|FI4t3
limmen|NL3z3
limoeiro do norte|BR1h5
limoeiro|BR295
limoges|FR1m7
limonar|CU1l5
limon|CR5q6,US471CO
limours|FR1m3
limoux|FR1m3
limpio|PY287
limulunga|ZM2t3
limuru|KE1a3
linabo|PH183
linamon|PH183
linares|CL0o6,MX316,ES0z6
linas|FR1m3
lincheng|CN006
lincoln beach|US0t1OR
lincoln city|US0t3OR
lincoln heights|US0d2OH,US0d2OH
lincoln park|US1b6IL,US495MI,US0d3NJ,US472CO,US0d1NY,US0d1PA
lincoln square|US1b5IL
lincoln village|US0d3OH,US0t2CA
lincolndale|US0d1NY
lincolnia|US0d5VA
lincolnshire|US1b3IL
lincolnton|US0d3NC,US0d1GA
lincolnville|US0d1ME,US0d0SC
lincolnwood|US1b4IL
lincoln|US1b8NE,GB0j7,US0t6CA,AR025,US0d4RI,US1b4IL,US0d3MA,US1b3AL,US6w2ID,US1b2ND,US0d2ME,US1b1AR,US1b0KS,US0d0VT,US1b0MO,US0d0PA,US470MT
lincroft|US0d3NJ
linda a velha|PT504
lindale|US1b3TX,US0d2GA
lindau|DE0y5
linda|US0t4CA,RU062
lindenfels|DE0y2
lindenheuvel|NL3z3
lindenholt|NL3z4
lindenhurst|US0d5NY,US1b4IL
lindenwold|US0d4NJ
linden|GY665,US0d5NJ,US492MI,US251AZ,US1b1AL,US1b1TX,US0t1CA
lindesberg|SE273
lindfield|AU0p3NSW
lindisfarne|AU693TAS
lindi|TZ1d5
lindlar|DE0y5
lindley|ZA0x4,US0d1NY
lindome|SE273
lindon|US473UT
lindsay|CA1e4ON,US0t4CA,US1b2OK,US1b0TX
lindsborg|US1b2KS
lindsdal|SE273
lindstrom|US1b2MN
lind|AT212
lineville|US1b1AL
linevo|RU2d4
linfen|CN008
linganore|US0d3MD
lingayen|PH186
lingcheng|CN006
lingdong|CN006
lingenfeld|DE0y2
lingen|DE0y6
linghai|CN006
lingig|PH183
linglestown|US0d3PA
lingolsheim|FR1m4
lingsugur|IN035
linguaglossa|IT1i2
lingyuan|CN007
linhai|CN007
linhares|BR097
linjiang|CN006
linkenheim hochstetten|DE0y4
linkoping|SE277
linkou|CN006
linlithgow|GB0j4
linnich|DE0y4
linntown|US0d1PA
linn|US1b1MO
lino lakes|US1b4MN
linping|CN006
linqiong|CN006
linqu|CN006
linselles|FR1m3
linshui|CN007
linstead|JM3g4
lins|BR096
linthicum|US0d3MD
linton hall|US0d5VA
lintong|CN006
linton|US3n2IN,US1b0ND
lint|BE3a3
linwood|GB0j3,US0d3NJ,US0d2PA
linxia chengguanzhen|CN008
linxi|CN007
linyi|CN008
linz am rhein|DE0y3
linz|AT218
lionel town|JM3g2
lionville|US0d3PA
lipa city|PH188
lipany|SK5b3
lipayran|PH183
liperi|FI4t4
lipetsk|RU069
liphook|GB0j3
lipkovo|MK545
lipljan|XK2r3
lipnik nad becvou|CZ2x3
lipno|PL204
lipomo|IT1i2
lipova|RO1w3
lipovtsy|RU4o3
lippstadt|DE0y6
lipscomb|US1b1AL
lipsko|PL203
liptovsky hradok|SK5b3
liptovsky mikulas|SK5b5
lira|UG2i7
lisakovsk|KZ6a5
lisala|CD0f6
lisarow|AU0p2NSW
lisbon falls|US0d2ME
lisbon|PT509,US0d3ME,US0d2CT,US0d2OH,US0d1OH,US1b1IA,US1b1ND
lisburn|GB0j6
lishui|CN007
lishu|CN006
lisieux|FR1m5
liskeard|GB0j3
liski|RU066
lisle adam|FR1m3
lisle dabeau|FR1m4
lisle jourdain|FR1m3
lisle sur la sorgue|FR1m4
lisle|US1b5IL
lisses|FR1m3
lisse|NL3z4
lissone|IT1i5
liss|GB0j3
listowel|CA1e3ON
litayan|PH182
litchfield park|US252AZ
litchfield|US0d3NH,US1b3IL,US1b3MN,US490MI,US0d0CT
liteni|RO1w3
litherland|GB0j5
lithgow|AU0p2NSW
lithia springs|US0d4GA
lithonia|US0d1GA
lithopolis|US0d0OH
litija|SI5z3
lititz|US0d3PA
litochoro|GR4b3
litomerice|CZ2x5
litomysl|CZ2x3
litovel|CZ2x3
littau|CH5o4
little bray|IE383
little canada|US1b3MN
little chute|US1b3WI
little cottonwood creek valley|US473UT
little elm|US1b5TX
little falls|US0d3NJ,US1b3MN,US0d2NY
little ferry|US0d3NJ
little flock|US1b1AR
little hulton|GB0j3
little lever|GB0j4
little mountain|AU1k3QLD
little neck|US0d3NY
little river academy|US1b1TX
little river|US0d3SC
little rock air force base|US1b0AR
little rock|US1b8AR,US1b0MN
little round lake|US1b0WI
little silver|US0d3NJ
little valley|US0d0NY
littleborough|GB0j4
littlefield|US1b3TX
littlehampton|GB0j6
littleport|GB0j3
littlerock|US0t0CA
littlestown|US0d2PA
littleton common|US0d1MA
littleton|US476CO,US0d2NH
litvinov|CZ2x5
lityn|UA163
litzendorf|DE0y3
liuboml|UA163
liuduzhai|CN003
liuhe|CN006
liukuaizhuang|CN002
liuli|TZ1d4
liupanshui|CN008
livada|RO1w3
livadeia|GR4b4
livadia|CY6s2
livadiya|RU4o4
livani|LV3y3
live oak|US0t4CA,US1b4TX,US0t3CA,US0d3FL
lively|CA1e2ON
liverdun|FR1m3
livermore falls|US0d1ME
livermore|US0t6CA,US0d1ME,US1b0KY
liverpool|GB0ja,AU0p5NSW,US0d1NY
liversedge|GB0j4
livezi vale|RO1w2
livingston manor|US0d0NY
livingstone|ZM2t7
livingstonia|MW4e2
livingston|GB0j6,US0d5NJ,GT3c4,US0t4CA,US473MT,US1b2TX,US1b2TN,US1b2AL,US1b1LA
livno|BA454
livny|RU066
livonia|US497MI,US1b0LA,US0d0NY
livorno|IT1i7
livramento do brumado|BR1c4
livron sur drome|FR1m3
livry gargan|FR1m5
liwale|TZ1d4
liwan|PH182
liwa|OM3r5
liwonde|MW4e4
lizzanello|IT1i3
lizzano|IT1i3
ljubljana|SI5z8
ljubuski|BA453
ljungby|SE274
ljungsbro|SE273
ljusdal|SE273
llagostera|ES0z3
llaillay|CL0o4
llallagua|BO2h5
llanca|ES0z2
llandrindod wells|GB0j2
llandudno|GB0j4
llanelli|GB0j6
llanera|ES0z4,PH182
llanes|ES0z4
llanharan|GB0j3
llano bonito|PA5f3
llano grande|US1b2TX
llano|US1b2TX
llantrisant|GB0j4
llantwit major|GB0j4
llazice|XK2r4
llefia|ES0z5
lleida|ES0z7
llerena|ES0z3
llica damunt|ES0z4
lliria|ES0z5
llorente|PH183,CR5q3
lloren|PH183
lloret de mar|ES0z5
lloseta|ES0z2
lloyd harbor|US0d2NY
lloydminster|CA395AB
llucmajor|ES0z5
lluta|PE0g3
lms|RU062
lo prado|CL0o7
loa janan|ID2l8
loacan|PH183
loanda|BR094
loandjili|CG2p5
loanhead|GB0j3
loano|IT1i3
lobao|PT503
lobatse|BW6b5
lobau|DE0y4
lobbes|BE3a2
lobez|PL203
lobito|AO178
lobnya|RU066
loboc|PH184
lobujya|NP2b3
lobva|RU2j3
locarno|CH5o4
locate di triulzi|IT1i3
loch garman|IE384
loch lomond|US0d2VA
locharbriggs|GB0j3
lochau|AT213
lochbuie|US472CO
lochearn|US0d5MD
lochem|NL3z4
loches|FR1m3
lochgau|DE0y2
lochgelly|GB0j3
lochmoor waterway estates|US0d2FL
lochow|PL203
lochristi|BE3a4
lochsloy|US0t1WA
lock haven|US0d3PA
lockeford|US0t2CA
lockhart|US1b4TX,US0d4FL
lockland|US0d2OH
lockleys|AU2v2SA
lockney|US1b1TX
lockport heights|US1b0LA
lockport|US1b5IL,US0d4NY,US1b1LA
lockwood|US473MT
locorotondo|IT1i3
locri|IT1i3
locust fork|US1b0AL
locust grove|US0d3GA,US1b0OK
locust valley|US0d2NY
locust|US0d2NC
loddekopinge|SE273
lodeve|FR1m3
lodeynoye pole|RU064
lodhikheda|IN033
lodhran|PK057
lodi vecchio|IT1i3
lodi|US0t6CA,IT1i5,US0d5NJ,FR1m3,US1b2WI,US0d1OH
lodja|CD2g6
lodwar|KE1a4
lodygowice|PL203
lodz|PL20a
lod|IL3q6
loei|TH0n5
lofall|US0t1WA
loffingen|DE0y3
lofthouse|GB0j5
logan central|AU1k3QLD
logan city|AU1k8QLD
logan elm village|US0d0OH
logan square|US1b6IL
loganholme|AU1k3QLD
loganlea|AU1k3QLD
logansport|US3n4IN,US1b1LA
loganville|US0d3GA,US0d0PA
logan|US476UT,US0d3OH,US0d1WV,US1b1IA
logatec|SI5z3
lognes|FR1m4
logrono|ES0z7
logten|DK2y2
lohaghat|IN033
lohardaga|IN036
loharu|IN034
lohfelden|DE0y4
lohja|FI4t5
lohmar|DE0y5
lohne|DE0y5,DE0y5,DE0y3
lohogaon|IN034
lohr am main|DE0y4
lohra|DE0y3
loikaw|MM0q4
loison sous lens|FR1m3
loja|EC1s7,ES0z4
lokbatan|AZ345
lokeren|BE3a5
lokhvytsya|UA164
lokken|DK2y3
lokoja|NG0a6
lokomotivnyy|RU2j3
lokossa|BJ3t6
lokot|RU064
lollar|DE0y3
lolleria|ES0z3
lolodorf|CM2k4
lolo|US472MT
lom sak|TH0n4
loma bonita|MX045
loma de cabrera|DO1j3
loma de gato|PH184
loma la paz|MX312
loma linda|US0t5CA
loma rica|US0t1CA
lomas de altavista|MX043
lomas de barrillas|MX043
lomas de san agustin|MX044
lomas de san sebastian|MX044
lomas de santa anita|MX2n3
lomas de sargentillo|EC1s3
lomas del sur|MX044
lomas verdes|MX043
lomazzo|IT1i3
loma|US470CO
lombardia|MX044
lombardijen|NL3z4
lombard|US1b5IL
lome|TG3wa
lomianki|PL204
lomira|US1b1WI
lomita|US0t4CA
lommatzsch|DE0y3
lomma|SE274
lommel|BE3a5
lomme|FR1m5
lomnice nad popelkou|CZ2x3
lomo de arico|ES5i3
lomonosov|RU065
lompico|US0t0CA
lompoc|US0t5CA
lomza|PL206
lom|BG2z5
lonaconing|US0d0MD
lonar|IN034
lonate pozzolo|IT1i3
lonato|IT1i3
lonavla|IN036
loncoche|CL0o4
londa|IN033
londerzeel|BE3a4
londonderry county borough|GB0j6
londonderry|US0d3NH,US0d1VT
londontowne|US0d3MD
london|GB0jd,CA1e8ON,US0d3OH,US0d3KY,US0t1CA,US1b0AR
londrina|BR099
lone grove|US1b2OK
lone jack|US1b0MO
lone oak|US1b0TN
lone pine|US0t1CA
lone star|US1b1TX,US1b1TX
lone tree|US474CO,US1b1IA
long ashton|GB0j2
long beach|US0t9CA,US0d5NY,US1b4MS,US0d2NC,US0d1MD,US0t0WA,US1b0IN
long branch|US0d5NJ
long creek|US1b0IL
long eaton|GB0j6
long grove|US1b3IL
long hill|US0d2CT
long island city|US0d5NY
long jetty|AU0p3NSW
long lake|US1b2IL,US1b1MN
long mountain|MU6r3
long neck|US0d1DE
long prairie|US1b2MN
long valley|US0d1NJ
long xuyen|VN0w7
longavi|CL0o3
longboat key|US0d3FL
longbranch|US0t2WA
longdendale|GB0j3
longfeng|CN007
longfield|GB0j4
longford|IE383
longgang|CN006
longido|TZ1d3
longjiang|CN007
longjing|CN007
longjumeau|FR1m4
longmeadow|US0d4MA
longmen|CN002
longmont|US477CO
longonjo|AO175
longpont sur orge|FR1m3
longquan|CN007
longridge|GB0j3
longsight|GB0j4
longton|GB0j4
longtown|US1b1OK
longueau|FR1m2
longuenesse|FR1m4
longueuil|CA1e8QC
longuyon|FR1m3
longvic|FR1m3
longview heights|US0t2WA
longview|US1b6TX,US0t5WA,US0d2NC
longwood|US0d4FL
longwy|FR1m4
long|TH0n4
lonigo|IT1i4
loningen|DE0y4
loni|IN037
lonoke|US1b2AR
lons le saunier|FR1m4
lonsdale|US1b2MN
lons|FR1m4
looe|GB0j2
loogootee|US8r1IN
lookout mountain|US0d1TN,US0d1GA
loomis|US0t3CA
loon op zand|NL3z5
loon plage|FR1m3
loon|PH183
loos en gohelle|FR1m3
loos|FR1m4
lop buri|TH0n6
lopatinskiy|RU064
lopez jaena|PH182,PH182
lopezville|US1b2TX
lopez|PH185
lopik|NL3z4
loppi|FI4t3
loqueb este|PH183
lora del rio|ES0z4
lorain|US0d6OH
loralai|PK055
lorane|US0d2PA
lorca|ES0z7
lorch|DE0y4
lordelo|PT503
lordsburg|US471NM
lordstown|US0d2OH
lorena|BR096,US1b1TX
lorengau|PG5y3
lorenz park|US0d1NY
lorenzo|US1b0TX
loreto|MX045,MX4a4,IT1i3,PH183,PH182
loretto|US1b1TN,US0d0PA
lorgues|FR1m3
lorica|CO0i5
lorient|FR1m6
lorinci|HU1z3
loriol sur drome|FR1m3
loris|US0d1SC
lormi|IN034
lormont|FR1m5
lorqui|ES0z3
lorrach|DE0y6
lorraine|CA1e3QC
lorsch|DE0y4
lorton|US0d4VA
los alamitos|US0t4CA
los alamos|US474NM,US0t1CA
los alcazares|ES0z4
los altos hills|US0t3CA
los altos|US0t5CA,AR3s3
los andes|CL0o6
los angeles|US0tcCA,CL0o7
los aquijes|PE0g3
los arabos|CU1l4
los arcos|MX042
los banos|PH187,US0t5CA
los barrios|ES0z4
los chavez|US472NM
los corrales de buelna|ES0z4
los dos caminos|VE146
los frentones|AR2c3
los fresnos|US1b3TX
los gabatos|ES0z2
los gatos|US0t5CA
los indios|US1b0TX
los llanos de aridane|ES5i4
los llanos|DO1j2
los lunas|US474NM
los mochis|MX4a8
los molinos|US0t1CA
los olivos|MX043,US0t0CA
los osos|US0t4CA
los palacios y villafranca|ES0z5
los palacios|CU1l5
los palmitos|CO0i4
los patios|CO0i6
los polvorines|AR026
los ranchos de albuquerque|US473NM
los rastrojos|VE145
los realejos|ES5i5
los reyes acaquilpan|MX046
los reyes de juarez|MX044
los reyes de salgado|MX045
los ruisenores|MX043
los santos de maimona|ES0z3
los santos|PA5f3
los serranos|US0t3CA
los silos|ES5i2
los teques|VE147
los tuzos|MX042
los villares|ES0z2
los yebenes|ES0z3
los zacatones|MX043
losal|IN035
losheim|DE0y4
loshnitsa|BY1y3
losice|PL203
losino petrovskiy|RU064
losone|CH5o3
lospalos|TL6t4
lossburg|DE0y3
losser|NL3z4
lossiemouth|GB0j3
lossnitz|DE0y3
lost creek|US1b2TX
lost hills|US0t1CA
lota|CL0o6
lotoshino|RU062
lotte|DE0y4
loudeac|FR1m3
loudi|CN007
loudonville|US0d1OH
loudon|US0d3TN
loudoun valley estates|US0d2VA
loudun|FR1m3
louga|SN1g6
loughborough|GB0j6
loughman|US0d1FL
loughrea|IE382
louhans|FR1m3
louis trichardt|ZA0x6
louisa|US0d1KY,US0d1VA
louisburg|US1b2KS,US0d2NC
louiseville|CA1e3QC
louisiana|US1b2MO
louisville|US638KY,US474CO,US0d3OH,US1b3MS,US0d2TN,US0d1GA,US1b0NE,US1b0IL
loukhi|RU063
loule|PT505
loum|CM2k7
louny|CZ2x4
loup city|US1b0NE
lourdes|FR1m4,PH183
loures|PT506
lourical|PT502
lourinha|PT503
lourosa|PT503
lousa|PT504
loushanguan|CN006
louth|GB0j4
loutraki|GR4b4
louvain la neuve|BE3a5
louveciennes|FR1m3
louveira|BR095
louviers|FR1m4
louvres|FR1m3
louvroil|FR1m3
lovech|BG2z5
lovejoy|US0d3GA
loveland park|US0d1OH
loveland|US476CO,US0d4OH
lovell|US471WY,US0d0ME
lovelock|US0t1NV
lovendegem|BE3a3
lovere|IT1i2
loves park|US1b5IL
lovettsville|US0d1VA
lovgardet|SE273
lovina|ID2l3
lovington|US474NM,US1b0IL
loving|US470NM
lovisa|FI4t4
lovosice|CZ2x3
lovrin|RO1w3
lowellville|US0d0OH
lowell|US0d7MA,US1b3IN,US1b3AR,US492MI,US0d2NC,US0t0OR
lower allen|US0d3PA
lower burrell|US0d4PA
lower earley|GB0j5
lower grand lagoon|US1b2FL
lower hutt|NZ5d7
lower lake|US0t0CA
lower princes quarter|SX9a3
lower sackville|CA5l4NS
lower west side|US1b5IL
lowes island|US0d3VA
lowestoft|GB0j6
lowesville|US0d2NC
lowicz|PL205
lowry crossing|US1b1TX
lowville|US0d2NY
loxahatchee groves|US0d2FL
loxley|US1b1AL
loxstedt|DE0y4
loyalhanna|US0d2PA
loyal|US1b0WI
loyew|BY1y3
loyola|US0t2CA
lozova|UA166
lozuvatka|UA163
lu uk|PH183
luancheng|CN009
luanco|ES0z3
luanda|AO17b,KE1a3
luang prabang|LA6f6
luanshya|ZM2t7
luau|AO174
lubaczow|PL204
lubango|AO177
lubang|PH183
luban|PL204
lubao|PH186,CD2g5
lubartow|PL205
lubawa|PL203
lubawka|PL203
luba|GQ6o3
lubbecke|DE0y5
lubbeek|BE3a4
lubbenau|DE0y4
lubben|DE0y4
lubbock|US1b8TX
lubeck|DE0y8,US0d0WV
lubin|PL206
lubliniec|PL205
lublin|PL208
lubny|UA166
lubon|PL205
lubsko|PL204
lubuklinggau|ID0b7
lubumbashi|CD2ga
lubu|CN007
lubz|DE0y3
luc la primaube|FR1m2
lucama|US0d0NC
lucan|IE384
lucapa|AO174
lucapon|PH183
lucas valley marinwood|US0t3CA
lucasville|US0d1OH
lucas|BR4y5,US1b3TX
lucaya|BS676
lucban|PH185
lucca|IT1i6
lucea|JM3g3
lucedale|US1b2MS
lucelia|BR094
lucena|PH188,ES0z5
lucenec|SK5b5
lucera|IT1i5
lucerne valley|US0t3CA
lucerne|US0t2CA,US0t2CA
luce|FR1m4
luchegorsk|RU4o4
lucheng|CN006
luchenza|MW4e4
luchingu|TZ1d5
luchow|DE0y3
lucieni|RO1w3
lucija|SI5z3
luckau|DE0y3
luckeesarai|IN036
luckenwalde|DE0y4
luckey|US0d0OH
lucknow|IN03b
luck|US1b0WI
luco dei marsi|IT1i3
lucon|FR1m3
lucrezia|IT1i3
ludenscheid|DE0y6
luderitz|NA604
ludesti|RO1w2
ludhiana|IN03b
ludinghausen|DE0y5
ludington|US493MI
ludlow|US0d4MA,GB0j3,US0d2KY
ludowici|US0d1GA
ludres|FR1m3
ludus|RO1w4
ludvika|SE274
ludweiler warndt|DE0y3
ludwigsburg|DE0y6
ludwigsfelde|DE0y5
ludwigshafen am rhein|DE0y7
ludwigslust|DE0y4
ludwin|PL202
ludza|LV3y3
luebo|CD2g5
luena|AO174
lufkin|US1b5TX
lugagnano|IT1i3
lugait|PH183
lugano|CH5o6
luganville|VU814
lugarno|AU0p2NSW
lugau|DE0y3
lugazi|UG2i5
luga|RU065
lugde|DE0y3
lugoba|TZ1d4
lugoff|US0d3SC
lugoj|RO1w5
lugones|ES0z4
lugovoye|KZ1n4
lugovoy|KZ1n3
lugo|ES0z7,IT1i4
lugulu|KE1a5
lugus|PH183
lugu|TW0e4
luhacovice|CZ2x2
luhansk|UA169
luimneach|IE386
luino|IT1i4
luis correia|BR1h4
luis gil perez|MX043
luis moya|MX043
luisant|FR1m3
lujan|AR026
lukachukai|US471AZ
lukhovitsy|RU065
lukhovka|RU063
lukolela|CD0f4
lukovit|BG2z3
lukow|PL205
lukoyanov|RU064
lukuledi|TZ1d5
lula|US0d2GA
lulea|SE275
luleburgaz|TR017
lulindi|TZ1d3
luling|US1b4LA,US1b3TX
lumajang|ID0b7
lumbangan|PH183
lumbang|PH185
lumber city|US0d0GA
lumberton|US0d4NC,US1b4TX,US1b1MS
lumbia|PH183
lumding railway colony|IN035
lumezzane|IT1i5
lumina|RO1w3
lummen|BE3a4
lumphat|KH244
lumpkin|US0d0GA
lumut|MY2a5
lun pequeno|PH184
luna pier|US490MI
lunao|PH183
lunas|PH183
lunavada|IN035
luna|PH183,PH183
lunca de jos|RO1w2
luncavita|RO1w3
lunca|RO1w3
lundazi|ZM2t4
lund|SE276
luneburg|DE0y6
lunel|FR1m5
lunenburg|US0d1MA,US0d0VT
lunen|DE0y7
lunetten|NL3z4
luneville|FR1m4
lungani|RO1w2
lunglei|IN036
lunguletu|RO1w3
lunino|RU063
luninyets|BY1y5
lunion|FR1m4
lunsar|SL3p4
lunteren|NL3z4
lunzenau|DE0y2
luocheng|CN006
luohe|CN009
luorong|CN006
luoyang|CN00a,CN007,CN006
lupao|PH183
lupeni|RO1w5
lupiro|TZ1d4
lupon|PH185
luqa|MT8j2
luqiao|CN009
luquillo|PR5c3
lurate caccivio|IT1i3
luray|US0d2VA
lure|FR1m3
lurnea|AU0p3NSW
luruaco|CO0i4
lurugan|PH183
lurup|DE0y5
lusacan|PH184
lusaka|ZM2ta
lusambo|CD2g5
lusby|US0d1MD
lusciano|IT1i4
lushnje|AL5j5
lushoto|TZ1d5
lushun|CN006
lusk|IE383,US471WY
lustenau|AT215
lutayan|PH184
lutcher|US1b2LA
lutes mountain|CA764NB
lutherville timonium|US0d4MD
lutherville|US0d3MD
luther|US1b1OK
lutjenburg|DE0y3
luton|GB0j8
lutry|CH5o3
lutsk|UA168
lutterbach|FR1m3
lutterworth|GB0j3
luttrell|US0d0TN
lutuhyne|UA164
lutzelbach|DE0y3
lutz|US0d4FL
luumaki|FI4t2
luuq|SO1f5
luverne|US1b2MN,US1b2AL
luwero|UG2i5
luwingu|ZM2t3
luwuk|ID2l6
luxembourg|LU7j6
luxemburg|US1b1WI
luxeuil les bains|FR1m3
luxora|US1b0AR
luxor|EG0h9
luynes|FR1m2
luza|RU554
luzerne|US0d2PA,US0d1PA
luzern|CH5o6
luzhniki|RU065
luziania|BR097
luzilandia|BR1h4
luzino|RU333,PL203
luz|BR094
lviv|UA169
lvovskiy|RU063
lwowek slaski|PL203
lyakhavichy|BY1y4
lyambir|RU063
lyamino|RU2j2
lyangasovo|RU554
lyantonde|UG2i3
lyantor|RU2j5
lyaskovets|BG2z3
lyasny|BY1y4
lycksele|SE273
lydenburg|ZA0x4
lydney|GB0j3
lyepyel|BY1y4
lyford|US1b1TX
lykens|US0d1PA
lykovrysi|GR4b3
lymanske|UA163
lyman|UA165,US0d2SC,US471WY,US1b0MS
lyme|US0d1NH
lymington|GB0j4
lymm|GB0j4
lynbrook|US0d4NY,AU0r3VIC
lynchburg|US0d6VA,US1b3TN,US1b2MS,US1b1MS,US0d1OH
lyncourt|US0d2NY
lyndeborough|US0d1NH
lynden|US0t4WA
lyndhurst|US0d4NJ,US0d4OH,US0d1VA
lyndonville|US0d0VT
lyndon|US634KY,US0d2VT,US1b0KS
lyneham|GB0j2,AU0p2ACT
lynn haven|US1b4FL
lynnfield|US0d4MA
lynnwood pricedale|US0d1PA
lynnwood|US0t5WA
lynn|US0d7MA,US3n0IN
lynwood|US0t6CA,US1b3IL,US1b3IL
lyons|US1b3IL,US0d2GA,US1b2KS,US0d2NY,US471CO,US0t0OR
lyon|FR1m9
lyozna|BY1y3
lypova dolyna|UA162
lys lez lannoy|FR1m4
lysa nad labem|CZ2x3
lysekil|SE273
lysianka|UA163
lyskovo|RU065
lysogorskaya|RU063
lyss|CH5o3
lysterfield|AU0r3VIC
lystrup|DK2y3
lysva|RU2j6
lysychansk|UA167
lysyye gory|RU3k3
lytham st annes|GB0j5
lytkarino|RU066
lytle|US1b2TX
lyuban|BY1y3
lyubashivka|UA163
lyubertsy|RU067
lyubimets|BG2z3
lyubim|RU063
lyubinskiy|RU333
lyublino|RU067
lyubokhna|RU062
lyubotyn|UA164
lyubymivka|UA163
lyudinovo|RU065
ma arratmisrin|SY225
ma ili|US5k3HI
ma lula|SY222
maalot tarshiha|IL3q4
maamba|ZM2t4
maan|JO2q6
maao|PH185
maardu|EE5g4
maarssen|NL3z5
maasbracht|NL3z3
maasbree|NL3z2
maasdijk|NL3z2
maaseik|BE3a5
maasim|PH183
maasin|PH184
maasmechelen|BE3a5
maassluis|NL3z5
maastricht|NL3z7
mabai|CN006
mabalacat city|PH188
mabama|TZ1d4
mabamba|TZ1d4
mabank|US1b2TX
maba|CN007
mabinay|PH182
mabini|PH183,PH183,PH183
mabitac|PH184
mablethorpe|GB0j4
mableton|US0d5GA
mably|FR1m3
mabopane|ZA0x7
mabscott|US0d0WV
mabton|US0t1WA
macael|ES0z3
macae|BR097
macaiba|BR1h5
macalelon|PH183
macalong|PH183
macaparana|BR294
macapa|BR2e8
macara|EC1s4
macarthur|US0d1WV
macas|EC1s5
macatuba|BR094
macaubas|BR1c4
macau|MO4z9,BR1h4
macclenny|US0d3FL
macclesfield|GB0j6
macea|RO1w3
macedo de cavaleiros|PT503
macedonia|US0d4OH
macedon|US0d1NY
maceio|BR3ea
maceira|PT503
macenta|GN1x5
macerata campania|IT1i3
macerata|IT1i5
macgregor|AU0p3ACT,AU1k3QLD
machachi|EC1s5
machado|BR095
machagai|AR2c5
machakos|KE1a5
machala|EC1s8
machali|CL0o5
machalpur|IN033
machecoul|FR1m3
machelen|BE3a4
macheng|CN007
macherio|IT1i3
macherla|IN036
machern|DE0y3
machesney park|US1b5IL
machhiwara|IN034
machhlishahr|IN035
machiasport|US0d0ME
machias|US0d0ME,US0t0WA
machico|PT794
machida|JP0c9
machilipatnam|IN038
machina|NG0a4
machiques|VE146
machulishchy|BY1y3
mach|PK054
macia|MZ2w5,AR2c3
macin|RO1w3
mackay|AU1k6QLD
macka|TR014
mackinaw|US1b1IL
mack|US0d4OH
macleod|AU0r3VIC
maclovio rojas|MX2n3
macomb|US1b4IL
macomer|IT1i3
macon|US0d7GA,FR1m5,US1b2MO,US1b1MS,US1b0IL
macouria|GF7n3
maco|PH184
macquarie fields|AU0p4NSW
macquarie park|AU0p3NSW
macultepec|MX043
macungie|US0d2PA
macusani|PE0g3
macuspana|MX045
macy|US1b0NE
madaba|JO2q6
madagali|NG0a4
madala|NG0a4
madalena|PT503,PT8n3
madambakkam|IN034
madanapalle|IN037
madang|PG5y5
madanpur|IN034
madan|BG2z3
madaoua|NE3v5
madara|NG0a3
madaripur|BD076
madarounfa|NE3v3
madawaska|US0d2ME,US9p2ME
madbury|US0d1NH
maddagiri|IN035
maddaloni|IT1i5
maddela|PH183
maddington|AU1v3WA
maddur|IN035
madeira beach|US0d2FL
madeira|US0d3OH
madeji|PK054
madeley|AU1v3WA
madelia|US1b1MN
madera acres|US0t3CA
madera|US0t6CA,MX3o4
made|NL3z4
madgaon|IN036
madhipura|IN036
madhoganj|IN033
madhogarh|IN033,IN032
madhubani|IN036
madhupur|IN036
madhyamgram|IN037
madhyapur thimi|NP2b6
madikeri|IN035
madill|US1b2OK
madimba|TZ1d4
madinat ash shamal|QA5n2
madinat hamad|BH6v6
madinat isa|BH6v5
madinat sittah uktubar|EG0h5
madingou|CG2p5
madipakkam|IN034
madison center|US0d1CT
madison heights|US495MI,US0d3VA
madison lake|US1b0MN
madison park|US0d3NJ
madisonville|US1b4KY,US0d2TN,US1b2TX
madison|US1b8WI,US1b6AL,US1b5MS,US0d4CT,US0d4NJ,US3n4IN,US1b3SD,US0d2GA,US1b2IL,US0d2OH,US0d2WV,US0d2FL,US0d1ME,US1b1NE,US0d1NC,US0d1NH,US1b1MN
madiun|ID0b8
madona|LV3y3
madras|US0t3OR
madre de deus|BR1c4
madridejos|ES0z4,PH183
madrid|ES0zc,CO0i6,US1b1IA
madruga|CU1l5
madugula|IN034
madukkarai|IN035
madukkur|IN034
madurai|IN03a
madurantakam|IN035
madzhalis|RU063
mae chai|TH0n2
mae chan|TH0n5
mae hong son|TH0n3
mae ramat|TH0n4
mae sai|TH0n5
mae sot|TH0n5
mae tha|TH0n3
maebaru chuo|JP0c6
maebashi|JP0c8
maerne|IT1i3
maeser|US472UT
maesteg|GB0j4
maevatanana|MG2f5
mafeteng|LS726
maffra|AU0r2VIC
mafinga|TZ1d5
mafraq|JO2q6
mafra|BR095,PT504
magadan|RU7d7
magadi|IN035,KE1a4
magalang|PH186
magalia|US0t3CA
magallanes|PH183
magangue|CO0i7
maganoy|PH184
magapit aguiguican|PH184
magapit|PH183
magaramkent|RU523
magarao|PH184
magaria|NE3v4
magatos|PH183
magburaka|SL3p4
magdagachi|RU644
magdalena atlicpac|MX045
magdalena contreras|MX048
magdalena cuayucatepec|MX043
magdalena de kino|MX435
magdalena milpas altas|GT3c2
magdalena|MX044
magdeburg|DE0y8
magee|US1b2MS
magelang|ID0b7
magenta|IT1i4
maggie valley|US0d0NC
maghar|IL3q4,IN034
magherafelt|GB0j3
maghull|GB0j5
magill|AU2v3SA
magione|IT1i3
magistralnyy|RU4p3
maglaj|BA453
maglavit|RO1w3
maglie|IT1i4
maglod|HU1z3
magnaga|PH183
magnago|IT1i3
magnanville|FR1m2
magna|US475UT
magnitka|RU2j3
magnitogorsk|RU2j9
magnolia|US1b4AR,US0d2NJ,US0d2NJ,US1b1MS,US1b1TX
magny en vexin|FR1m2
magny les hameaux|FR1m3
magog|CA1e4QC
magole|TZ1d4
magomeni|TZ1d4,TZ1d3
magong|TW0e6
magor|GB0j3
magpet|PH182
magsaysay|PH184,PH183
magstadt|DE0y3
magtaking|PH183
magugpo poblacion|PH188
magugu|TZ1d5
magumeri|NG0a4
magurele|RO1w3
magureni|RO1w3
maguyam|PH182
magway|MM0q7
maha sarakham|TH0n6
mahabad|IR0l7
mahabaleshwar|IN034
mahaban|IN033
mahabe|MG2f3
mahaddayweyne|SO1f3
mahad|IN035
mahajanga|MG2f7
mahalapye|BW6b5
mahala|BA452
mahalingpur|IN035
maham|IN034
mahanje|TZ1d4
mahanoro|MG2f5
mahanoy city|US0d2PA
maharagama|LK4d6
maharaganj|IN035
maharajgani|IN034
maharajganj|IN033
maharishi vedic city|US1b0IA
mahasamund|IN036
mahates|CO0i3
mahavelona|MG2f3
mahayag|PH184
mahbubabad|IN035
mahbubnagar|IN037
mahdalynivka|UA163
mahdia|TN466
mahdishahr|IR0l4
mahebourg|MU6r4
mahemdavad|IN035
mahendragarh|IN035
mahendranagar|NP2b6
mahenge|TZ1d3
maheshwar|IN034
mahe|IN035
mahgawan|IN034
mahiari|IN034
mahikeng|ZA0x4
mahilyow|BY1y9
mahina|PF864
mahishadal|IN034
mahlsdorf|DE0y5
mahmudabad|IN036
mahmutlar|TR015,TR013
mahnomen|US1b0MN
mahoba|IN036
maholi|IN034
mahomet|US1b3IL
mahonda|TZ1d2
mahopac|US0d3NY
mahriz|IR0l5
mahroni|IN033
mahtomedi|US1b3MN
mahudha|IN034
mahur|IN033
mahuta|TZ1d4,NG0a3
mahwah|US0d5NJ,IN034
maia|PT505
maibong|IN033
maicanesti|RO1w2
maicao|CO0i7
maidenbower|GB0j3
maidenhead|GB0j6
maiden|US0d2NC
maidstone|GB0j7,AU0r3VIC
maiduguri|NG0aa
maieru|RO1w3
maigo|PH183
maihar|IN035
mailag|PH182
mailani|IN034
maile|ZA0x3
mailsi|PK056
main beach|AU1k2QLD
mainaguri|IN035
mainaschaff|DE0y3
mainburg|DE0y4
maindargi|IN034
maine soroa|NE3v3
maine|US1b1WI
mainhardt|DE0y3
mainit|PH182
mainleus|DE0y3
mainpuri|IN037
maintal|DE0y5
maintirano|MG2f4
mainvilliers|FR1m3
mainz|DE0y8
maiori|IT1i2
maiquetia|VE146
mairang|IN034
mairena del alcor|ES0z4
mairena del aljarafe|ES0z5
mairinque|BR095
mairipora|BR096
mairi|BR1c4
mairwa|IN034
maisach|DE0y4
maisi|CU1l5
maisons alfort|FR1m6
maisons laffitte|FR1m5
maitland|AU0p6NSW,US0d4FL
maitum|PH183
maiurno|SD1q5
maiyama|NG0a3
maize|US1b2KS
maizieres les metz|FR1m3
maizuru|JP0c7
majadahonda|ES0z6
majagual|CO0i3
majalengka|ID0b6
majalgaon|IN036
majano|IT1i3
majayjay|PH184
majdanpek|RS2r3
majenang|ID0b5
majene|ID2l5
majengo|TZ1d3
majholi|IN034
majie|CN007
majitha|IN034
major isidoro|BR3e3
majorna|SE275
majuro|MH8c5
majur|RS2r2
makabe|JP0c4
makaha valley|US5k0HI
makaha|US5k3HI
makakilo city|US5k4HI
makakilo|US5k4HI
makamba|BI5r4
makanya|TZ1d3
makariv|UA164
makarov|RU6n3
makarska|HR444
makaryev|RU063
makary|CM2k3
makassar|ID2la
makati city|PH189
makawao|US5k3HI
makedonska kamenica|MK543
makedonski brod|MK542
makeni|SL3p6
makhachkala|RU069
makhalino|RU062
makhambet|KZ6m3
makhjan|IN033
makhu|IN034
makilala|PH184
makinsk|KZ1n4
makiv|UA162
makiyivka|UA169
maki|JP0c5
makokou|GA4r4
makoko|NG0a6
makoua|CG2p4
makouda|DZ1p5
makow mazowiecki|PL203
makow podhalanski|PL203
mako|HU1z5
makrana|IN037
maksatikha|RU063
maksi|IN034
maktar|TN464
makubetsu|JP0c5
makueni boma|KE1a4
makumbako|TZ1d6
makum|IN034
makungu|TZ1d3
makurazaki|JP0c5
makurdi|NG0a8
makushino|RU2j3
makuyuni|TZ1d4
mala bilozerka|UA163
mala danylivka|UA163
mala kladusa|BA453
mala strana|CZ2x3
mala vyska|UA164
malabag|PH183
malabanban norte|PH184
malabar|AU0p2NSW,US0d2FL
malaba|KE1a3
malabo|GQ6o7
malabrigo|AR2c3
malacacheta|BR093
malacatan|GT3c4
malacca|MY2a7
malacky|SK5b4
malad city|US6w1ID
maladzyechna|BY1y7
malaga|ES0z9,CO0i4
malagon|ES0z3
malagueno|AR2c3
malahide|IE384
malaiba|PH183
malakal|SS577
malakanagiri|IN035
malakhovka|RU064
malakoff|FR1m5,US1b1TX
malakwal city|PK055
malakwal|PK055
malalag|PH183
malambo|CO0i7
malampaka|TZ1d4
malandag|PH184
malanday|PH184
malangali|TZ1d3
malangas|PH183
malangawa|NP2b4
malango|SB7p3
malang|ID0ba
malanje|AO176
malanville|BJ3t5
malapatan|PH184
malappuram|IN036
malard|IR0l6
malaryta|BY1y3
malasila|PH183
malatya|TR019
malaunay|FR1m3
malaut|IN036
malavalli|IN035
malax|FI4t2
malaya purga|RU323
malaya vishera|RU064
malaya|PH184
malaybalay|PH186
malayer|IR0l7
malazgirt|TR015
mala|PE0g4
malberg|NL3z2
malbork|PL205
malchin|DE0y3
malchow|DE0y3
maldegem|BE3a4
malden|US0d6MA,US1b2MO
maldonado|UY2s6
maldon|GB0j4
malegaon|IN039
malemort sur correze|FR1m3
malente|DE0y3
maler kotla|IN037
malesherbes|FR1m3
male|MV787
malgobek|RU065
malgrat de mar|ES0z4
malhador|BR3e2
malhargarh|IN033
maliana|TL6t4
malibu|US0t4CA
malicboy|PH183
malihabad|IN034
malilipot|PH185
malinalco|MX043
malinao ilaya|PH183
malindi|KE1a7
malingao|PH18a
malini|RO1w3
malinyi|TZ1d5
malir cantonment|PK058
malita|PH185
mali|GN1x2
malkajgiri|IN037
malkapur|IN036,IN035,IN034
malkara|TR015
malka|RU063,JO2q3
malkera|IN034
malkerns|SZ753
malkinia gorna|PL202
mallammaduri|NG0a3
mallapuram|IN034
mallasamudram|IN034
mallawi|EG0h7
mallemort|FR1m2
mallersdorf pfaffenberg|DE0y3
mallory|US0d1WV
mallow|IE383
mallur|IN033
malmberget|SE273
malmedy|BE3a4
malmesbury|ZA0x5,GB0j3
malmo|SE278
malmslatt|SE272
malmstrom air force base|US472MT
malmyzh|RU553
malnate|IT1i4
maloh|PH182
malolos|PH188
malone|US0d3NY,US1b1FL
malov|DK2y3
maloyaroslavets|RU065
maloye ganyushkino|KZ6m3
malo|IT1i4
malpasse|FR1m3
malpe|IN035
malpica|ES0z3
malpura|IN035
malpur|IN033
malsch|DE0y4
malta|US471MT,US1b0IL
maltby|GB0j4,US0t3WA
maltepe|TR019
malters|CH5o3
malton|GB0j2
maltrata|MX044
malumfashi|NG0a6
malungun|PH186
malur|IN035
maluso|PH185
malvan|IN034
malvar|PH185
malvern east|AU0r4VIC
malverne|US0d3NY
malvern|US1b3AR,AU0r3VIC,US0d2PA,US1b1AL,US0d0OH,US1b0IA
malvik|NO4q3
malvinas argentinas|AR2c3
malya|TZ1d4
malynivka|UA163
malyn|UA165
malysheva|RU2j3
malyye derbety|RU063
malzeville|FR1m3
mamadysh|RU064
mamala|PH183
mamanguape|BR1h5
mamaroneck|US0d4NY
mamatid|PH185
mambajao|PH183
mambolo|SL3p3
mamboma|SL3p2
mambulo|PH183
mamburao|PH185
mambusao|PH183
mamedkala|RU063
mamers|FR1m3
mamer|LU7j2
mamfe|CM2k4
mamit|IN033
mammoth lakes|US0t3CA
mammoth|US251AZ
mamonovo|RU593
mamontovka|RU063
mamontovo|RU4m3
mamoudzou|YT7q6
mamou|GN1x5,US1b2LA
mampong|GH1r5
mamu kanjan|PK055
mamuju|ID2l4
mamungan|PH183
mamurras|AL5j3
mamusa|XK2r2
manacapuru|BR236
manacor|ES0z5
manado|ID2l9
manage|BE3a4
managok|PH183
managua|NI3da
manahawkin|US0d1NJ
manakara|MG2f5
manali|IN035,IN033
manalongon|PH183
manalurpettai|IN033
manamadurai|IN035
manama|BH6v7
mananara|MG2f5
mananjary|MG2f5
mananwala|PK055
manaoag|PH186
manapla|PH185
manappakkam|IN033
manapparai|IN035
manaquiri|BR233
manasa|IN035
manasota key|US0d0FL
manasquan|US0d3NJ
manassas park|US0d4VA
manassas|US0d5VA
manastirea|RO1w3
manas|RU062
manatee road|US0d1FL
manati|PR5c4,CO0i4,CU1l4
manato|MG2f3
manat|PH183
manaure balcon del cesar|CO0i3
manaure|CO0i3
manaus|BR23b
manavadar|IN035
manavalakurichi|IN033
manavgat|TR017
manawar|IN035
manawa|US1b0WI
manay|PH184
mana|GF7n3
manbij|SY227
mancelona|US490MI
mancha real|ES0z3
manchaca|US1b0TX
manchar|IN034
mancheral|IN036
manchester by the sea|US0d2MA
manchester center|US0d1VT
manchester|GB0j9,US0d7NH,US0d5CT,US1b4MO,US1b3TN,US0t2WA,US1b2IA,US0d2MD,US0d2GA,US0d1PA,US0d1ME,US491MI,US0d1OH,US0d1OH,US0d1NY,US0d0KY,US1b0WI
manching|DE0y3
mancio lima|BR623
mancora|PE0g3
mancos|US470CO
mandaguacu|BR094
mandaguari|BR095
mandalay|MM0qa
mandalgarh|IN034
mandalgovi|MN3m4
mandali|IQ0k5
mandaluyong city|PH188
mandal|IN035,IN034,NO4q3
mandamarri|IN036
mandan|US8k4ND
mandapam|IN034
mandapeta|IN036
mandasa|IN033
mandaue city|PH188
mandawar|IN034,IN033
manda|TZ1d3
mandelieu la napoule|FR1m4
mandello del lario|IT1i3
mandera|KE1a5
mandeure|FR1m2
mandeville|JM3g6,US1b4LA
mandi bahauddin|PK057
mandiana|GN1x3
mandideep|IN035
mandimba|MZ2w7
mandi|IN035
mandla|IN035
mandleshwar|IN034
mando|NG0a3
mandra|GR4b4
mandriola santagostino|IT1i3
mandsaur|IN037
manduel|FR1m3
mandurah city centre|AU1v3WA
mandurah|AU1v6WA
manduria|IT1i5
mandvi|IN036,IN034
mandya|IN037
manerbio|IT1i4
maneromango|TZ1d3
maner|IN035
manesti|RO1w3
manfalut|EG0h6
manfredonia|IT1i6
mangai|CD0f5
mangalagiri|IN036
mangalam|IN034
mangaldai|IN035
mangaldan|PH186
mangalia|RO1w5
mangalore|IN039
mangaratiba|BR095
mangatarem|PH184
mangawan|IN034
manga|BF364,BR1c4
mangere|NZ5d6
manggahan|PH184
manggar|ID0b5
manghit|UZ5s5
mangilao village|GU7w4
manglaur|IN036
mangla|PK054
mango hill|AU1k3QLD
mangochi|MW4e5
mangonia park|US0d1FL
mangotsfield|GB0j5
mango|US0d3FL
mangrol|IN036,IN035
mangrul pir|IN035
mangualde|PT503
mangum|US1b2OK
manhasset hills|US0d2NY
manhasset|US0d3NY
manhattan beach|US0t5CA
manhattan|US0dbNY,US1b6KS,US1b3IL,US471MT
manheim|US0d2PA
manhuacu|BR096
manhumirim|BR094
manhush|UA163
maniago|IT1i3
maniar|IN034
manibaug pasig|PH185
manicahan|PH183
manicaragua|CU1l5
manicore|BR234
manihari|IN035
manikchari|BD075
manikpur|IN034
manila|PH18b,US1b2AR
manilva|ES0z4
maninihon|PH183
manipal|IN035
manisa|TR018
manises|ES0z5
manismata|ID564
manistee|US493MI
manistique|US492MI
manitou beach devils lake|US491MI
manitou springs|US472CO
manitowoc|US1b5WI
manito|US1b1IL
manizales|CO0i8
mani|CO0i3
manjakandriana|MG2f5
manjeri|IN036
manjeshvar|IN033
manjhanpur|IN034
manjo|CM2k5
mankachar|IN035
mankapur|IN033
mankato|US1b5MN
mankayan|PH184
mankera|PK053
mankivka|UA163
mankoeng|ZA0x4
mankono|CI0u4
manlio fabio altamirano|MX042
manlius|US0d2NY
manlleu|ES0z4
manlucahoc|PH182
manly vale|AU0p3NSW
manly west|AU1k4QLD
manly|AU0p4NSW,US1b0IA
manmad|IN036
mannarakkat|IN036
mannargudi|IN036
mannedorf|CH5o3
mannford|US1b2OK
mannheim|DE0y8
mannington|US0d1WV
manningtree|GB0j3
manning|US0d2SC,US1b1IA
manoc manoc|PH183
manohar thana|IN033
manoharpur|IN035,IN034
manokwari|ID5m6
manolo fortich|PH185
manoora|AU1k3QLD
manorhaven|US0d3NY
manorville|US0d4NY
manor|IN033,US1b3TX,US0d2PA
manosque|FR1m4
manouba|TN465
manpo|KP107
manpur|IN033
manresa|ES0z6
mansalay|PH185
mansar|IN033
mansa|IN036,ZM2t5,IN035
mansehra|PK056
mansfield center|US0d3MA
mansfield city|US0d5CT
mansfield woodhouse|GB0j4
mansfield|GB0j7,US1b6TX,US0d6OH,US0d5MA,AU1k3QLD,US1b2LA,US0d2PA,US1b0MO,US1b0AR
mansilingan|PH189
mansoa|GW5h3
manson|US1b1IA,US0t1WA
mansourah|DZ1p4
mansoura|DZ1p6
manston|GB0j2
mansura|US1b0LA
mantachie|US1b0MS
mantalongon|PH183
mantampay|PH188
mantasoa|MG2f3
manta|EC1s8
manteca|US0t6CA
mantenopolis|BR093
manteno|US1b3IL
manteo|US0d0NC
mantes la jolie|FR1m5
mantes la ville|FR1m4
manthani|IN034
manticao|PH183
manti|US472UT
manton|US490MI
mantorville|US1b0MN
mantova|IT1i5
mantsala|FI4t4
mantta|FI4t3
mantua|CU1l3,US0d3VA,US0d0OH,US0d0OH
manturovo|RU064
mantyharju|FI4t3
manuel ojinaga|MX8h5
manuguru|IN035
manukan|PH184
manukau city|NZ5d8
manunda|AU1k2QLD
manvel|US1b3TX
manville|US0d3NJ
manvi|IN035
manwat|IN035
many farms|US470AZ
manyas|TR012
many|US1b1LA
manzanares el real|ES0z3
manzanares|ES0z4,CO0i4
manzanillo|MX047,CU1l7
manzano|IT1i2
manzhouli|CN006
manziana|IT1i3
manzini|SZ757
man|CI0u7
mao|DO1j6,ES0z5,TD424
mapalacsiao|PH182
mapandan|PH183
mapastepec|MX044
mapimi|MX312
maple bluff|US1b0WI
maple glen|US0d3PA,US0d3PA
maple grove|US1b6MN
maple heights lake desire|US0t2WA
maple heights|US0d5OH
maple lake|US1b1MN
maple park|US1b0IL
maple plain|US1b1MN
maple ridge|CA4l6BC
maple shade|US0d4NJ
maple valley|US0t5WA
mapleton|US473UT,US1b1MN,US1b0IA
maplewood|US1b5MN,US0d5NJ,US1b3MO,US0t2WA
maposeni|TZ1d4
mappano|IT1i3
mapuca|IN035
maputo|MZ2wa
maputsoe|LS725
maqat|KZ6m4
maquoketa|US1b3IA
mar de espanha|BR093
mar del plata|AR029
mar mac|US0d2NC
maraba|BR2e7
marabba|SD1q4
marabella|TT7k5
maracacume|BR1h4
maracaibo|VE14b
maracai|BR094
maracaju|BR405
maracalagonis|IT1i3
maracanau|BR1h8
maracana|BR2e4
maracas|BR1c4
maracay|VE14b
maracena|ES0z4
maracineni|RO1w3
maradi|NE3v7
maragogipe|BR1c4
maragogi|BR3e4
maragondon|PH185
marahra|IN034
maraial|BR294
marakkanam|IN034
maralal|KE1a4
maramag|PH185
maramba|TZ1d5
marana|US255AZ
marandahalli|IN033
maranding|PH184
marand|IR0l7
maranello|IT1i3
marangaroo|AU1v3WA
marange silvange|FR1m3
marang|MY2a4
marano di napoli|IT1i6
marano vicentino|IT1i3
marapanim|BR2e3
marasesti|RO1w3
marataizes|BR095
marathonas|GR4b3
marathon|US0d3FL,US1b1WI
marat|SA0s3
marau|BR095
maravatio de ocampo|MX045
marawi city|PH187
marayong|AU0p3NSW
marayur|IN035
marbach am neckar|DE0y4
marbella|ES0z7
marble falls|US1b3TX
marble hill|US1b1MO
marblehead|US0d4MA
marbleton|US470WY
marbletown|US0d2NY
marburg an der lahn|DE0y6
marbury|US1b1AL
marcala|HN3l3
marcali|HU1z4
marcavelica|PE0g5
marceline|US1b1MO
marcellina|IT1i3
marcellus|US0d1NY,US490MI
march air force base|US0t0CA
marche en famenne|BE3a4
marchena|ES0z4
marchin|BE3a2
marchtrenk|AT213
marchwood|GB0j3
march|GB0j4
marcianise|IT1i5
marck|FR1m3
marco de canavezes|PT503
marco island|US0d4FL
marco simone|IT1i3
marcon gaggio colmello|IT1i4
marconia|IT1i3
marcos juarez|AR2c5
marcoussis|FR1m3
marco|US0d4FL,BR1h4
marcq en baroeul|FR1m5
marcus hook|US0d1PA
marcus|US1b0IA
mardakan|AZ344
mardan|PK058
mardin|TR016
marechal candido rondon|BR095
marechal deodoro|BR3e6
marechal floriano|BR093
mareeba|AU1k4QLD
marengo|US1b3IL,US1b1IA
marennes|FR1m2
mareno di piave|IT1i3
marfa|US1b1TX
marfil|MX045
marg ilon|UZ1o7
margahayukencana|ID0b6
margaret river|AU1v3WA
margaret|US1b2AL
margaride|PT503
margarita belen|AR2c2
margasari|ID0b5
margate city|US0d3NJ
margate|GB0j6,US0d6FL,ZA0x5,AU1k3QLD
margherita di savoia|IT1i4
margherita|IN035,UG2i2
marghita|RO1w4
margine coperta traversagna|IT1i3
marginea|RO1w3
margineni munteni|RO1w3
margny les compiegne|FR1m3
margosatubig|PH184
marguerittes|FR1m3
marhamat|UZ1o4
marhanets|UA166
marhaura|IN035
mari turek|RU063
maria aurora|PH183
maria cristina|PH182
maria enzersdorf|AT213
maria la baja|CO0i5
mariahu|IN034
mariakani|KE1a4
marialva|BR095
mariana|BR095
mariani|IN035
marianna|US1b3FL,US1b2AR
marianne|US0d0PA
mariano comense|IT1i5
mariano roque alonso|PY286
mariano|PH186
marianske lazne|CZ2x4
mariara|VE147
mariatrost|AT213
maribondo|BR3e3
maribor|SI5z7
maribo|DK2y2
maribyrnong|AU0r4VIC
marib|YE1t4
marica|BR096
maricopa|US256AZ,US0t0CA
maridi|SS574
mariehamn|AX933
mariel|CU1l5
mariemont|US0d2OH
marienberg|DE0y4
mariendorf|DE0y6
marienfelde|DE0y5
marienheide|DE0y4
mariental|NA604
marienthal|DE0y8
marienville|US0d2PA
mariestad|SE274
marietta alderwood|US0t2WA
marietta|US0d6GA,US0d4OH,US0t1WA,US1b1OK,US0d1PA
marieville|CA1e2QC
mariglianella|IT1i3
marigliano|IT1i5
marignane|FR1m5
marignier|FR1m3
marigot|MF9o3
mariinskiy posad|RU063
mariinsk|RU4w5
marijampole|LT4v6
marilao|PH186
marilia|BR098
marin city|US0t1CA
marina del rey|US0t3CA
marina di andora|IT1i2
marina di ardea tor san lorenzo|IT1i4
marina di carrara|IT1i5
marina di cerveteri|IT1i3
marina di gioiosa ionica|IT1i3
marina di massa|IT1i4
marina di pisa tirrenia calambrone|IT1i3
marina di schiavonea|IT1i3
marina horka|BY1y4
marina|US0t4CA
marine city|US492MI
marine corps base hawaii mcbh|US5k3HI
marineo|IT1i3
mariners harbor|US0d4NY
marinette|US1b3WI
maringa|BR098
maringouin|US1b0LA
marinha grande|PT505
marinhais|PT503
marinhas|PT503
marinilla|CO0i5
marino|RU068,IT1i5,IE383
marin|ES0z5
marion center|US0d0MA
marionville|US1b1MO
marion|US1b5IA,US0d5OH,US3n5IN,US1b4IL,US1b4AR,US0d3NC,US0d3SC,US0d3VA,US0d2MA,US1b2AL,US1b2KY,US1b1KS,US1b1MS,US0d1NY,US1b0WI,US1b0TX
mariposa|US0t1CA
marissa|US1b1IL
mariupol|UA169
marivan|IR0l7
mariveles|PH186
mariyenburg|RU063
mari|BR1h4
markala|ML2o6
markapur|IN036
markaz e hukumat e darweshan|AF123
markaz e woluswali ye achin|AF124
marka|SO1f8
markdorf|DE0y4
marked tree|US1b1AR
markesan|US1b1WI
market deeping|GB0j4
market drayton|GB0j4
market harborough|GB0j5
market warsop|GB0j3
market weighton|GB0j3
markgroningen|DE0y4
markham|CA1e8ON,US1b4IL,US1b0TX
markha|RU644
markisches viertel|DE0y5
markivka|UA163
marki|PL205
markkleeberg|DE0y5
markle|US3n0IN
marklowice|PL202
markneukirchen|DE0y3
markopoulo|GR4b3
markova|RU4p4
markovo|RU4p3
markranstadt|DE0y4
marksville|US1b2LA
marks|RU3k5,US1b1MS
markt erlbach|DE0y3
markt indersdorf|DE0y3
markt schwaben|DE0y3
marktheidenfeld|DE0y3
marktoberdorf|DE0y4
marktredwitz|DE0y4
marlboro meadows|US0d2MD
marlboro village|US0d3MD
marlborough|US0d5MA,GB0j3,US1b1MO,US0d0NH
marlboro|US0d5NJ,US0d2NY
marles les mines|FR1m3
marlette|US491MI
marlinton|US0d0WV
marlin|US1b3TX
marlow heights|US0d2MD
marlow|GB0j4,US1b2OK
marlton|US0d3NJ,US0d3MD
marly la ville|FR1m3
marly le roi|FR1m4
marly|FR1m4,FR1m3,CH5o3
marl|DE0y7
marmaduke|US1b0AR
marmande|FR1m4
marmara ereglisi|TR013
marmaracik|TR013
marmaris|TR015
marmet|US0d1WV
marmirolo|IT1i2
marmolejo|ES0z3
marnate|IT1i3
marneuli|GE374
maroantsetra|MG2f5
maroa|US1b1IL
marolambo|MG2f5
maromme|FR1m4
marondera|ZW266
maroochydore|AU1k4QLD
marostica|IT1i3
maros|ID2l5
marotta|IT1i3,IT1i3
maroua|CM2k8
maroubra|AU0p5NSW
marousi|GR4b6
marovoay|MG2f5
marpingen|DE0y4
marple|GB0j4
marquard|ZA0x3
marquelia|MX043
marquetalia|CO0i3
marquette heights|US1b1IL
marquette lez lille|FR1m3
marquette|US494MI
marrakesh|MA11a
marratxi|ES0z5
marrero|US1b5LA
marrickville|AU0p5NSW
marriott slaterville|US471UT
mars hill|US0d1NC
marsa alam|EG0h3
marsabit|KE1a4
marsala|IT1i6
marsannay la cote|FR1m2
marsaskala|MT8j3
marsassoum|SN1g3
marsa|MT8j2
marsberg|DE0y4
marsciano|IT1i3
marsden|AU1k4QLD
marsdijk|NL3z4
marseillan|FR1m3
marseille 01|FR1m5
marseille 02|FR1m5
marseille 03|FR1m6
marseille 04|FR1m6
marseille 05|FR1m5
marseille 06|FR1m5
marseille 07|FR1m5
marseille 08|FR1m6
marseille 09|FR1m6
marseille 10|FR1m6
marseille 11|FR1m6
marseille 12|FR1m6
marseille 13|FR1m6
marseille 14|FR1m6
marseille 15|FR1m6
marseille 16|FR1m4
marseille endoume|FR1m2
marseille saint victor|FR1m3
marseille vauban|FR1m3
marseilles|US1b2IL
marseille|FR1ma
marsella|CO0i3
marsfield|AU0p4NSW
marsh harbour|BS672
marshallton|US0d1PA
marshalltown|US1b5IA
marshallville|US0d0GA
marshall|US1b5TX,US1b4MN,US1b4MO,US493MI,US1b2WI,US1b2IL,US0d1VA,US1b0AR
marshfield hills|US0d1MA
marshfield|US1b4WI,US1b3MO,US0d2MA
marshintsy|UA162
marshville|US0d1NC
marsillargues|FR1m3
marsing|US6w0ID
marske by the sea|GB0j3
marsta|SE275
marstons mills|US0d3MA
mars|US0d1PA
martaban|MM0q6
martakert|AZ343
martan chu|RU062
martano|IT1i3
martapura|ID2l7
marte r gomez tobarito|MX433
martellago|IT1i3
marte|NG0a4
martha lake|US0t4WA
marthasville|US1b0MO
martignacco|IT1i2
martignas sur jalle|FR1m3
martigny ville|CH5o4
martigues|FR1m6
martil|MA115
martina franca|IT1i5
martindale|US1b0TX
martinengo|IT1i3
martinez de la torre|MX046
martinez|US0t5CA,US0d5GA
martinho campos|BR093
martinopolis|BR094
martins ferry|US0d3OH
martinsburg|US0d4WV,US0d1PA
martinsicuro|IT1i3
martinsville|US0d4VA,US0d4NJ,US3n4IN,US1b0IL
martin|SK5b6,US1b3TN,US470SD
marti|CU1l4
martonvasar|HU1z2
martorell|ES0z5
martos|ES0z5
martuk|KZ1n3
martuni|AM353
martvili|GE372
mart|US1b1TX
marudi|MY2a6
marugame|JP0c6
maruim|BR3e4
marumori|JP0c4
marum|NL3z2
maruoka|JP0c5
maru|NG0a4
marvdasht|IR0l7
marvejols|FR1m3
marvell|US1b0AR
marvin|US0d3NC
mary esther|US1b2FL
maryborough|AU1k4QLD,AU0r3VIC
maryinka|UA163
maryland city|US0d4MD
maryland heights|US1b5MO
maryland|AU0p3NSW
maryport|GB0j3
marysville|US0t6WA,US0d5OH,US0t4CA,US493MI,US1b2KS,US0d1PA
maryvale|US258AZ
maryville|US0d5TN,US1b4MO,US1b3IL
mary|TM417
marzahn|DE0y7
masachapa|NI3d2
masagua|GT3c3
masaka|UG2i6
masaki cho|JP0c5
masallatah|LY305
masally|AZ343
masalovka|RU063
masalukot uno|PH183
masantol|PH185
masan|KR089
masaryktown|US0d0FL
masasi|TZ1d5
masatepe|NI3d4
masaurhi buzurg|IN036
masaya sur|PH182
masaya|NI3d7,PH183
masbate|PH186
mascali|IT1i3
mascalucia|IT1i5
mascara|DZ1p7
mascota|MX043
mascote|BR1c4
mascotte|US0d2FL
mascot|AU0p4NSW,US0d1TN
mascouche|CA1e5QC
mascoutah|US1b3IL
masera di padova|IT1i2
maseru|LS727
mashava|ZW264
mashhad|IR0lb
mashiko|JP0c5
mashi|NG0a3
mashpee|US0d4MA
mashtul as suq|EG0h6
masila|IN034
masina|CD0f9
masindi port|UG2i3
masindi|UG2i5
masingbi|SL3p2
masinigudi|IN033
masinloc|PH185
masis|AM354
masjed soleyman|IR0l7
masku|FI4t3
maslice male|PL203
maslova pristan|RU063
maslovka|RU063
maslyanino|RU4m4
masoko|TZ1d4
mason city|US1b5IA,US1b1IL
masonboro|US0d4NC
masontown|US0d2PA
masonville|US1b0KY
mason|US0d5OH,US493MI,US1b1TX,US1b1TN,US0d0NH
maspalomas|ES5i5
maspeth|US0d6NY
masquefa|ES0z3
massa di somma|IT1i2
massa lombarda|IT1i3
massa lubrense|IT1i3
massa marittima|IT1i3
massac|US1b2KY
massafra|IT1i5
massagno|CH5o3
massaguet|TD424
massakory|TD424
massamagrell|ES0z4
massama|PT505
massandra|UA5e3
massanetta springs|US0d2VA
massanutten|US0d1VA
massapequa park|US0d4NY
massapequa|US0d4NY
massarosa|IT1i3
massawa|ER4s5
massa|IT1i6
massena|US0d3NY
massillon|US0d5OH
massy|FR1m5
mastacani|RO1w2
mastaga|AZ345
masterton|NZ5d4
mastic beach|US0d4NY
mastic|US0d4NY
mastung|PK055
masuda|JP0c6
masuguru|TZ1d3
masumbwe|TZ1d5
masury|US0d1OH
masvingo|ZW266
maswa|TZ1d4
masyaf|SY225
mata de sao joao|BR1c5
matabhanga|IN035
matadepera|ES0z3
matadi|CD0f7
matagalpa|NI3d7
matai|TZ1d5
matalam|PH183
matale|LK4d5
matamata|NZ5d3
matamba|TZ1d3
matamey|NE3v4
matamoras|US0d1PA,US0d1PA
matamoros|MX316
matam|SN1g4
matanao|PH183
matane|CA1e4QC
matanzas|CU1l7
matao|BR096
mataquescuintla|GT3c3
mataram|ID2l8
matara|LK4d6
mataro|ES0z7
matasari|RO1w2
matasaru|RO1w3
mataundh|IN033
matawan|US0d3NJ
matay|EG0h5
matca|RO1w4
matehuala|MX046
matelandia|BR093
matelica|IT1i3
matendonk|NL3z2
matenveld|NL3z3
matera|IT1i6
mateszalka|HU1z4
mateur|TN465
mateus leme|BR095
mathba|BD075
matheny|US0t0CA
matheran|IN032
mathews|US1b1LA
mathis|US1b2TX
mathura|IN038
matiari|PK054
matias barbosa|BR094
matias romero|MX044
matiguas|NI3d3
matinha|BR1h3
matino|IT1i3
matipo|BR094
matiri|TZ1d4
mati|PH187
matlang|PH183
matli|PK056
matlock|GB0j4
matnog|PH183
mato verde|BR093
matoaca|US0d1VA
matola|MZ2w9
matonga|TZ1d4
matosinhos|PT505
matoury|GF7n5
matozinhos|BR095
matraville|AU0p3NSW
matriz de camaragibe|BR3e4
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
mattarello|IT1i2
mattawan|US491MI
mattawa|US0t2WA
mattenbach kreis 7 deutweg|CH5o3
mattenbach kreis 7|CH5o3
mattersburg|AT213
matteson|US1b4IL
matthews|US0d5NC
mattighofen|AT213
mattinata|IT1i3
mattituck|US0d2NY
mattoon|US1b4IL
mattur|IN032
mattydale|US0d3NY
matui|TZ1d4
maturin|VE149
matveyev kurgan|RU064
matveyevskoye|RU065
mau aimma|IN034
maua|BR099,KE1a3
mauban|PH185
maubara|TL6t4
maubeuge|FR1m5
maubin|MM0q6
maudaha|IN035
maudsland|AU1k2QLD
maud|US1b0OK,US1b0TX
maues|BR234
mauganj|IN035
maugansville|US0d2MD
mauguio|FR1m4
maulavi bazar|BD076
maulawin|PH183
maulbronn|DE0y3
mauldin|US0d5SC
maule|FR1m3
maumee|US0d4OH
maumelle|US1b4AR
maumere|ID2l6
maunawili|US5k1HI
maun|BW6b6
mauranwan|IN034
maurepas|FR1m4
mauriceville|US1b2TX
maurice|US1b0LA
maury|US0d1NC
maur|IN035
mauston|US1b2WI
mau|IN038,IN034
mavelikara|IN035
mavoor|IN035
mavrodin|RO1w2
mawana|IN036
mawlaik|MM0q5
mawlamyinegyunn|MM0q5
mawlamyine|MM0q9
mawson lakes|AU2v4SA
mawu|CN003
maxcanu|MX3u4
maxdorf|DE0y3
maxeville|FR1m3
maxhutte haidhof|DE0y3
maxixe|MZ2w7
maxton|US0d1NC
maxwell|US0t0CA
may pen|JM3g5
mayabon|PH183
mayaguez|PR5c6
mayahi|NE3v4
mayakonda|IN033
mayaky|UA163
mayang imphal|IN034
mayantoc|PH183
maya|PH183
maybrook|US0d2NY
maychew|ET195
maydolong|PH182
mayenne|FR1m4
mayen|DE0y4
mayer|US1b1MN,US251AZ
mayfield heights|US0d4OH
mayfield|GB0j4,US1b3KY,AU0p3NSW,US0d2OH,US0d2OH,US0d1PA,US0d1PA
mayflower village|US0t2CA
mayflower|US1b1AR
mayiladuthurai|IN036
mayisad|HT2u2
maykop|RU067
maylands|AU1v4WA
maymana|AF126
mayma|RU4m4
maynardville|US0d1TN
maynard|US0d3MA
mayna|RU4f3,RU3h2
maynooth|IE384
mayo belwa|NG0a3
mayodan|US0d1NC
mayo|US0d3MD,US0d1SC,US0d0FL
mayqayyng|KZ1n3
mayrtup|RU063
mays chapel|US0d4MD
mays landing|US0d1NJ
mayskiy|RU064,RU063
maysville|US0d3KY,US0d1GA,US1b0OK,US1b0MO,US0d0NC
maythalun|PS6q3
maytown|US0d2PA
mayuge|UG2i4
mayville|US1b2WI,US1b1ND,US0d1NY
maywood|US0t5CA,US1b5IL,US0d3NJ
mayya|RU643
mazabuka|ZM2t6
mazagao|BR2e3
mazamari|PE0g3
mazamet|FR1m4
mazamitla|MX043
mazan|FR1m2
mazar e sharif|AF128
mazara del vallo|IT1i6
mazargues|FR1m4
mazaricos|ES0z2
mazarron|ES0z5
mazatan|MX043
mazatecochco|MX043
mazatenango|GT3c5
mazatlan|MX4a9,MX315,MX042
mazeikiai|LT4v5
mazidagi|TR014
mazinde|TZ1d4
mazingarbe|FR1m3
mazkeret batya|IL3q3
mazomanie|US1b1WI
mazouna|DZ1p4
mazowe|ZW263
mazyr|BY1y7
mazzarino|IT1i4
mbabane|SZ756
mbaiki|CF4u6
mbake|SN1g6
mbala|ZM2t4
mbale|UG2i6
mbalmayo|CM2k6
mbamba bay|TZ1d3
mbandaka|CD0f8
mbandjok|CM2k5
mbanga|CM2k5
mbanza kongo|AO175
mbanza ngungu|CD0f6
mbarara|UG2i7
mbekenyera|TZ1d4
mbengwi|CM2k3
mbeni|KM7x3
mberubu|NG0a3
mbeya|TZ1d8
mbinga|TZ1d5
mbouda|CM2k7
mboursou lere|TD424
mbuguni|TZ1d4
mbuji mayi|CD2ga
mbulu|TZ1d4
mburucuya|AR2c3
mcadoo|US0d1PA
mcalester|US1b4OK
mcallen|US1b7TX
mcalmont|US1b1AR
mcarthur|US0d1OH
mccall|US6w2ID
mccamey|US1b1TX
mccaysville|US0d0GA
mcchord air force base|US0t1WA
mccleary|US0t1WA
mccloud|US0t0CA
mccoll|US0d1SC
mccomb|US1b4MS,US0d1OH
mcconnell afb|US1b1KS
mcconnellsburg|US0d0PA
mcconnellstown|US0d0PA
mcconnelsville|US0d1OH
mccook|US1b3NE
mccordsville|US3n3IN
mccord|US1b1OK
mccormick|US0d1SC
mccrory|US1b1AR
mccullom lake|US1b0IL
mcdonald|US0d2OH,US0d1PA
mcdonough|US0d5GA
mcdowall|AU1k3QLD
mcewen|US1b1TN
mcfarland|US0t4CA,US1b3WI
mcgehee|US1b2AR
mcgill|US0t0NV
mcgovern|US0d1PA
mcgraw|US0d0NY
mcgregor|US0d3FL,US1b2TX
mcguire afb|US0d2NJ
mchenry|US1b5IL
mchinji|MW4e4
mcintosh|US471NM
mckees rocks|US0d3PA
mckeesport|US0d4PA
mckenzie|US1b2TN
mckinley heights|US0d0OH
mckinley park|US1b4IL
mckinleyville|US0t4CA
mckinney|US1b7TX
mckinnon|AU0r2VIC
mckownville|US0d1NY
mcleansboro|US1b1IL
mcleansville|US0d0NC
mclean|US0d6VA
mclendon chisholm|US1b1TX
mcloud|US1b2OK
mcmechen|US0d1WV
mcmillin|US0t1WA
mcminnville|US0t5OR,US1b4TN
mcmurray|US0d2PA
mcpherson|US1b4KS
mcqueeney|US1b1TX
mcrae|US0d3GA
mcsherrystown|US0d2PA
mead valley|US0t4CA
meadela|PT503
meade|US1b1KS
meadow glade|US0t1WA
meadow heights|AU0r4VIC
meadow lakes|US5x3AK
meadow lake|CA8p2SK,US472NM
meadow oaks|US0d1FL
meadow springs|AU1v3WA
meadow vista|US0t2CA
meadow woods|US0d5FL
meadowbrook|US0d4VA,US1b3AL,US0t2CA
meadowdale|US0t1WA
meadowlakes|US1b1TX
meadowood|US0d1PA
meadows place|US1b2TX
meads|US0d8KY
meadview|US250AZ
meadville|US0d4PA
mead|US0t3WA,US472CO
meano|ES0z2
measham|GB0j2
meaux|FR1m6
mebane|US0d4NC
mecatlan|MX042
mecayapan|MX043
mecca|SA0sa,US0t3CA
mechanic falls|US0d1ME
mechanicsburg|US0d3PA,US0d1OH
mechanicstown|US0d3NY
mechanicsville|US0d5VA,US0d2PA,US0d1MD,US1b0IA
mechanicville|US0d2NY
mechelen|BE3a6
mechernich|DE0y5
mechetinskaya|RU063
mechraa bel ksiri|MA115
mecitozu|TR012
meckenbeuren|DE0y4
meckenheim|DE0y5
meckesheim|DE0y2
meco|ES0z4
medak|IN035
medan|ID0bb
meda|IT1i5
medea|DZ1p7
medebach|DE0y3
medeiros neto|BR1c4
medellin y madero segunda seccion|MX043
medellin|CO0ib,PH184
medemblik|NL3z5
medenine|TN466
mede|IT1i3
medfield|US0d3MA
medford lakes|US0d2NJ
medford|US0t6OR,US0d6MA,US0d5NY,US1b2WI,US1b0MN
medgidia|RO1w5
media luna|CU1l4
medianeira|BR095
mediapolis|US1b1IA
medias|RO1w6
media|US0d2PA
medical lake|US0t2WA
medicina buda|IT1i3
medicine hat|CA396AB
medicine lodge|US1b1KS
mediesu aurit|RO1w3
medina de pomar|ES0z2
medina de rioseco|ES0z2
medina del campo|ES0z4
medina estates|GH1r7
medina sidonia|ES0z4
medinah|US1b1IL
medina|SA0sa,US0d5OH,MX044,BR094,PH183,US1b3MN,US0d3NY,US1b2TN,US1b2TX,US1b2TX,US0t2WA
medinipur|IN037
medjez el bab|TN464
mednogorsk|RU2j5
medowie|AU0p3NSW
medulla|US0d3FL
medvedevo|RU064
medvedovskaya|RU064
medvezhyegorsk|RU064
medvode|SI5z2
medway|US0d4MA,US0d1ME
medyn|RU063
medzilaborce|SK5b3
meeker|US471CO,US1b0OK
meerane|DE0y4
meerbusch|DE0y6
meerhout|BE3a3
meerhoven|NL3z3
meersburg|DE9m2
meerssen|NL3z2
meerut|IN03a
meethari marwar|IN034
meftah|DZ1p6
megalopoli|GR4b2
megara|GR4b5
megarine|DZ1p5
mega|ET193
meget|RU4p3
megeve|FR1m2
meggen|CH5o3
meggett|US0d0SC
meghraj|IN033
megion|RU2j6
mehar|PK055
mehdia daira de meghila|DZ1p5
mehekar|IN035
mehendiganj|BD075
mehlville|US1b5MO
mehmand chak|PK052
mehnagar|IN034
mehndawal|IN035
mehrabpur|PK055
mehran|IR0l4
mehrhoog|DE0y3
mehtar lam|AF124
mehun sur yevre|FR1m3
meiderich|DE0y6
meidling|AT217
meiganga|CM2k6
meigs|US0d0GA
meihekou|CN007
meijel|NL3z2
meiktila|MM0q7
meiners oaks|US0t2CA
meinersen|DE0y3
meinerzhagen|DE0y4
meiningen|DE0y4
meise|BE3a4
meissen|DE0y5
meitingen|DE0y3
meizhou|CN007
mejaniga|IT1i4
mejdan obilicevo|BA452
mejicanos|SV4x7
mejorada del campo|ES0z4
mekele|ET198
mekhe|SN1g4
mekla|DZ1p5
meknes|MA119
melati|ID0b6
melbourne beach|US0d2FL
melbourne city centre|AU0r6VIC
melbourne|AU0rcVIC,US0d6FL,US1b1AR
melcher dallas|US1b0IA
melchor de mencos|GT3c4
melchor ocampo|MX045
meldola|IT1i3
meldorf|DE0y3
melegnano|IT1i4
melekhovo|RU063
melenci|RS2r3
melendugno|IT1i3
melenki|RU064
melesse|FR1m3
meleuz|RU2j6
melfi|IT1i4,TD423
melfort|CA6e3SK
melgar|CO0i5
meliana|ES0z3
melilla|ES7h6
melilli|IT1i3
melioratorov|RU2j2
melipilla|CL0o6
melissano|IT1i3
melissa|US1b3TX
melissia|GR4b5
melito di napoli|IT1i5
melito di porto salvo|IT1i3
melitopol|UA167
melksham|GB0j4
melle|DE0y6,BE3a3
mellieħa|MT8j3
mellouleche|TN463
mellrichstadt|DE0y3
mellunkyla|FI4t5
mellwood|US0d2MD
melnikovo|RU533
melnik|CZ2x4
melody hill|US1b2IN
melong|CM2k5
melouza|DZ1p5
melo|UY2s6
melres|PT503
melrose park|US1b5IL,US0d3FL,US0d1NY
melrose|US0d5MA,US0d4NY,US1b2MN
melsungen|DE0y4
meltham mills|GB0j3
meltham|GB0j3
melton mowbray|GB0j5
melton south|AU0r4VIC
melton west|AU0r4VIC
melton|AU0r3VIC
melun|FR1m5
melur|IN035
melville|US0d4NY,AU1v2WA,US0d0RI,US1b0LA
melvindale|US493MI
melykut|HU1z3
melzo|IT1i4
mem martins|PT503
memari|IN035
membrilla|ES0z3
memmelsdorf|DE0y3
memmingen|DE0y5
memphis|US1b9TN,US0d3FL,US1b1TX,US1b1MO,US490MI
menahga|US1b0MN
menai|AU0p3NSW
menaka|ML2o3
menands|US0d2NY
menard|US1b1TX
menasha|US1b4WI
mena|UA164,US1b2AR
mendaha|ID0b6
mendarda|IN034
mendefera|ER4s4
mendeleyevo|RU063
mendeleyevskiy|RU063
mendeleyevsk|RU065
mendenhall|US1b1MS
menden|DE0y6
menderes|TR014
mendes|BR094
mendez nunez|PH184
mende|FR1m4
mendham|US0d2NJ
mendig|DE0y3
mendip|GB0j7
mendi|PG5y5,ET195
mendon|US0d2MA,US470UT,US0d0VT
mendota heights|US1b3MN
mendota|US0t4CA,US1b3IL
mendoza|AR3ja
mendrisio|CH5o3
menemeni|GR4b4
menemen|TR016
menen|BE3a5
menfi|IT1i4
mengcheng chengguanzhen|CN006
mengenich|DE0y3
mengen|DE0y3
mengerskirchen|DE0y3
menges|SI5z3
mengibar|ES0z3
mengkofen|DE0y3
mengyin|CN006
menifee|US0t6CA
menlo park|US0t5CA
mennecy|FR1m4
mennzel bou zelfa|TN464
menominee|US9c3MI
menomonee falls|US1b5WI
menomonie|US1b4WI
menongue|AO175
mentana|IT1i4
mentekab|MY2a5
mentone|AU0r4VIC,US0t3CA
menton|FR1m5
mentor on the lake|US0d3OH
mentor|US0d6OH
mentougou|CN008
menucourt|FR1m2
menuma|JP0c5
menzel abderhaman|TN464
menzel bourguiba|TN466
menzel jemil|TN464
menzel kamel|TN463
menzelinsk|RU064
menziken|CH5o2
meoqui|MX3o4
meppel|NL3z5
meppen|DE0y5
mequon|US1b5WI
merano|IT1i5
merate|IT1i4
meraux|US1b3LA
mercato san severino|IT1i4
mercato|IT1i3,IT1i3
mercedes|AR026,UY2s5,AR2c5,CR5q5,PH184,US1b4TX,PH183,CR5q2
merced|US0t6CA
mercer island|US0t5WA
mercersburg|US0d1PA
mercerville hamilton square|US0d5NJ
mercerville|US0d4NJ
mercer|US0d1PA
merchantville|US0d2NJ
merchtem|BE3a4
merchweiler|DE0y3
mercier|CA1e3QC
mercogliano|IT1i3
meredith|US0d1NH
meredosia|US1b0IL
merefa|UA165
merei|RO1w3
merelani|TZ1d6
merelbeke|BE3a4
merelim|PT502
merenwijk|NL3z4
merewether|AU0p3NSW
mericourt|FR1m4
merida|MX3ua,VE148,ES0z6
meriden|US0d6CT
meridian hills|US3n1IN
meridian station|US1b0MS
meridianville|US1b3AL
meridian|US6w7ID,US1b5MS,US0d2PA,US472CO,US1b1OK,US1b1TX
merignac|FR1m6
merikanjaka|MG2f3
mering|DE0y4
merkel|US1b1TX
merkezefendi|TR018
merke|KZ1n4
merksplas|BE3a3
merlin|US0t1OR
merlo|AR028,AR6l3
mermaid beach|AU1k3QLD
mermaid waters|AU1k4QLD
mermoz boabab|SN1g4
mernda|AU0r4VIC
merouana|DZ1p6
merowe|SD1q3
merriam woods|US1b1MO
merriam|US1b3KS
merrick|US0d4NY
merrifield|US0d4VA
merrillville|US1b5IN
merrill|US1b3WI
merrimack|US0d5NH
merrimac|AU1k3QLD,US0d3MA,US0d1VA,US0d1VA
merrionette park|US1b1IL
merritt island|US0d5FL
merritt park|US0d0NY
merritt|CA4l3BC
merriwa|AU1v2WA
merrydale|US1b3LA
merrylands west|AU0p3NSW
merrylands|AU0p5NSW
merryville|US1b0LA
mers el kebir|DZ1p4
mersa matruh|EG0h6
merseburg|DE0y5
mersing|MY2a4
mersin|TR019
merta|IN035
merter keresteciler|TR016
merthyr tydfil|GB0j5
mertola|PT503
merton|US1b2WI
mertoyudan|ID0b6
meru|KE1a6,FR1m4
merville|FR1m3
mery sur oise|FR1m3
merzifon|TR016
merzig|DE0y5
mer|FR1m3
mesa verde|US0t0CA
mesagne|IT1i5
mesa|US259AZ
mescalero|US470NM
mescal|US251AZ
meschede|DE0y5
mesilla|US471NM
mesker yurt|RU063
meskiana|DZ1p5
mesolongi|GR4b4
mesoraca|IT1i3
mesquite|US1b7TX,US0t4NV,US470NM
messaad|DZ1p7
messancy|BE3a3
messias|BR3e4
messina|IT1i8
messini|GR4b3
messkirch|DE0y3
messstetten|DE0y3
mestre|IT1i7
mestrino|IT1i3
mesudiye|TR013
mesyagutovo|RU2j3
metahara|ET195
metairie terrace|US1b7LA
metairie|US1b7LA
metallostroy|RU065
metamora|US1b2IL
metamorfosi|GR4b5
metapan|SV4x4
meta|IT1i3
metcalfe|US1b0MS
metelen|DE0y3
metepec|MX045
methil|GB0j3
methuen|US0d6MA
metkovic|HR444
metlakatla|US990AK
metlaoui|TN465
metlili chaamba|DZ1p6
metrogorodok|RU066
metropolis|US1b3IL
metro|ID0b7
metsamor|AM353
metsemotlhaba|BW6b2
metter|US0d2GA
mettet|BE3a4
mettingen|DE0y4
mettmann|DE0y5
mettupalayam|IN036
mettuppalaiyam|IN033
mettur|IN036
metuchen|US0d4NJ
metu|ET195
metzger|US0t2OR
metzingen|DE0y4
metz|FR1m7
meudon|FR1m5
meulaboh|ID0b5
meulan en yvelines|FR1m3
meulebeke|BE3a3
meung sur loire|FR1m3
meuselwitz|DE0y3
mevasseret ziyyon|IL3q5
mexborough|GB0j4
mexia|US1b3TX
mexicali|MX2n9
mexicaltzingo|MX043
mexicanos|MX043
mexico beach|US1b0FL
mexico city|MX04e
mexico|PH185,US1b4MO,US0d1ME,US0d1NY
meximieux|FR1m3
meybod|IR0l6
meycauayan|PH188
meyersdale|US0d1PA
meylan|FR1m4
meyrin|CH5o4
meythet|FR1m3
meyzieu|FR1m5
mezapa|HN3l3
mezcala|MX042
mezcales|MX8m4
mezdra|BG2z4
meze|FR1m3
mezgore|RU2j4
mezhdurechenskiy|RU2j3
mezhdurechensk|RU4w7
mezhova|UA163
mezobereny|HU1z3
mezocsat|HU1z3
mezohegyes|HU1z3
mezokovacshaza|HU1z3
mezokovesd|HU1z4
mezotur|HU1z4
mezzolombardo|IT1i3
mezzouna|TN462
mgandu|TZ1d5
mga|RU063
mglin|RU063
mhamid|MA113
mhango|TZ1d4
mhangura|ZW263
mhasla|IN033
mhasvad|IN034
mhlume|SZ753
miacatlan|MX043
miadanandriana|MG2f3
miagao|PH183
miahuatlan de porfirio diaz|MX045
miahuatlan|MX044,MX043
miajadas|ES0z3
miami beach|US0d7FL
miami gardens|US0d7FL,US0d1FL
miami heights|US0d2OH
miami lakes|US0d5FL
miami shores|US0d3FL
miami springs|US0d4FL
miamisburg|US0d4OH
miamitown|US0d0OH
miami|US0d9FL,US1b4OK,AU1k3QLD,US251AZ
mian channun|PK056
miandoab|IR0l7
miandrarivo|MG2f5
miandrivazo|MG2f4
mianke mor|PK056
miano|IT1i5
mianwali|PK056
mianyang|CN008
miasskoye|RU2j3
miass|RU2j7
miasteczko slaskie|PL203
miastko|PL203
mibu|JP0c5
micco|US0d3FL
michalovce|SK5b5
michelau|DE0y3
micheldorf in oberosterreich|AT213
michelstadt|DE0y4
michendorf|DE0y3
miches|DO1j3
micheweni|TZ1d3
michigan center|US492MI
michigan city|US1b5IN
michurinsk|RU067
midar|MA113
middelburg|ZA0x7,NL3z6,ZA0x4
middelfart|DK2y4
middelharnis|NL3z4
middelkerke|BE3a4
middle island|US0d3NY
middle ridge|AU1k3QLD
middle river|US0d5MD
middle valley|US0d4TN
middle village|US0d5NY
middleborough center|US0d3MA
middleborough|US0d5MA
middleburg heights|US0d4OH
middleburgh|US0d1NY
middleburg|US0d4FL,US0d0PA
middlebury village|US0d3VT
middlebury|US0d3CT,US3n2IN,US3n2IN
middlebush|US0d1NJ
middlefield|US0d1OH
middleport|US0d1OH,US0d1NY,US0d1NY
middlesboro|US0d3KY
middlesbrough|GB0j7
middlesex|US0d4NJ
middleton grange|AU0p2NSW
middleton|GB0j6,US1b4WI,US0d3MA,US6w3ID
middletown|US0d6OH,US0d6CT,US0d5NY,US0d4DE,US0d4RI,US0d3PA,US633KY,US0d3PA,US0d2MD,US3n1IN,US0t0CA,US0d0VA
middleville|US492MI
middlewich|GB0j4
midelt|MA115
midfield|US1b2AL
midhurst|GB0j3
midland beach|US0d3NY
midland city|US1b1AL
midland park|US0d3NJ
midland|US1b7TX,US495MI,CA1e5ON,US0t3WA,AU1v3WA,US0d2NC,US0d2PA,US0d1PA
midleton|IE383
midlothian|US1b4TX,US1b4IL
midoun|TN465
midpines|US0t0CA
midrand|ZA0x7
midsayap|PH185
midsomer norton|GB0j3
midstream|ZA0x5
midtown|US0d0TN
midvale|US475UT
midway city|US0t3CA
midway north|US1b2TX
midway south|US1b1TX
midway|US1b4FL,US0d2NC,US472UT,US0d2FL,US0d1TN,US0d1PA,US0d1GA,US0d1FL,US0d1KY,US1b0LA,US1b0AR
midwest city|US1b6OK
midyat|TR016
miechow|PL204
miedzychod|PL203
miedzyrzec podlaski|PL204
miedzyrzecz|PL204
miedzyzdroje|PL202
mielec|PL206
miercurea ciuc|RO1w5
miercurea nirajului|RO1w3
mieres|ES0z5
mierlo|NL3z3
miesbach|DE0y4
mifflinburg|US0d2PA
mifflinville|US0d0PA
migdal ha emeq|IL3q5
migennes|FR1m3
migne|FR1m3
mignon|US1b0AL
migori|KE1a5
miguel ahumada|MX3o3
miguel aleman la doce|MX435
miguel alves|BR1h3
miguel auza|MX044
miguel bocanegra|MX043
miguel calmon|BR1c4
miguel esteban|ES0z2
miguel hidalgo|MX049,MX042
miguel pereira|BR095
miguelopolis|BR094
miguelturra|ES0z4
mihaesti|RO1w3,RO1w3
mihai viteazu|RO1w3
mihail kogalniceanu|RO1w3,RO1w3
mihaileni|RO1w2
mihailesti|RO1w3
mihalgazi|TR013
mihara|JP0c6
miharu|JP0c4
mihintale|LK4d2
mihona|IN034
mijas|ES0z6
mijdrecht|NL3z4
mikashevichy|BY1y4
mikhalkovo|RU065
mikhaylovka|RU3b6,RU4o3
mikhaylovskaya|RU063
mikhaylovskoye|RU4m4,RU063
mikhaylovsk|RU066,RU2j3
mikhaylov|RU064
mikhnevo|RU063
miki|JP0c6
mikkeli|FI4t6
mikolow|PL205
mikoma|US1b0MS
mikomeseng|GQ6o3
mikulov|CZ2x3
mikumi|TZ1d4
mikuni|JP0c5
mikun|RU064
mila doce|US1b3TX
milaca|US1b2MN
milagres|BR1h4
milagros|PH183
milagro|EC1s7
milak|IN035
milam|US1b1TX
milanowek|PL204
milan|IT1ia,US1b3TN,US493MI,US1b2IL,US472NM,US3n1IN,US1b1MO,US0d1NH,US0d0OH
milaor|PH183
milas|TR015
milazzo|IT1i5
mila|DZ1p6
milbank|US1b2SD
milbridge|US0d0ME
milcovul|RO1w3
mildenhall|GB0j4
mildura|AU0r5VIC
miles city|US473MT
milesburg|US0d0PA
milevsko|CZ2x3
milford haven|GB0j4
milford mill|US0d5MD
milford|US0d6CT,US0d5MA,US0d3DE,US0d3NH,US0d3OH,US493MI,GB0j3,US1b2IA,US0d1ME,US1b1NE,US3n1IN,US470UT,US1b0IL,US0d0PA,US0d0NJ,US1b0WI
milharado|PT503
milhaud|FR1m2
milici|BA453
milicz|PL204
mililani town|US5k5HI
milisauti|RO1w3
militello in val di catania|IT1i3
milkovo|RU6k3
mill city|US0t1OR
mill creek east|US0t4WA
mill creek|US0t4WA
mill hall|US0d1PA
mill neck|US0d0NY
mill park|AU0r5VIC
mill plain|US0t3WA
mill valley|US0t4CA
millau|FR1m5
millbourne|US0d0PA
millbrae|US0t5CA
millbrook|US1b4AL,US0d1NY
millbury|US0d4MA,US0d0OH
millcreek|US476UT
milledgeville|US0d4GA
millen|US0d2GA
miller place|US0d4NY
millerovo|RU065
millers creek|US0d1NC
millers falls|US0d0MA
millersburg|US0d2OH,US0d1PA,US0t1OR
millersport|US0d0OH
millersville|US0d3PA,US1b3TN
miller|US1b1SD
milliken|US473CO
millington|US1b3TN,US490MI
millinocket|US0d2ME
millis clicquot|US0d2MA
millis|US0d3MA
millom|GB0j3
mills river|US0d3NC
millsboro|US0d2DE
millstadt|US1b2IL
mills|US472WY
milltown|US0d3NJ
millvale|US0d2PA
millville|US0d5NJ,US0d1MA,US471UT
millwood|US0t1WA
milngavie|GB0j4
milnrow|GB0j4
milot|HT2u2
milove|UA162
milovice|CZ2x2
milo|US0d1ME
milpa alta|MX044
milpitas|US0t6CA
milroy|US0d1PA
miltenberg|DE0y3
milton freewater|US0t3OR
milton keynes|GB0j8
milton|CA1e7ON,US0d5GA,US0d5MA,US1b3FL,US0t3WA,US0d3PA,US1b2WI,US0d2NY,US1b2LA,US0d1DE,US0d1WV,US0d1VT,US0d0NY
milwaukee|US1b9WI
milwaukie|US0t4OR
mimarsinan|TR015
mimizan|FR1m3
mimon|CZ2x3
mimoso do sul|BR094
mims|US0d3FL
mina clavero|AR2c3
minab|IR0l6
minacu|BR095
minakuchicho matoba|JP0c5
minalin|PH184
minamata|JP0c5
minamirinkan|JP0c8
minante segundo|PH183
minan|CN002
minapasoc|PH183
minas de barroteran|MX313
minas de marcona|PE0g4
minas de matahambre|CU1l5
minas novas|BR093
minas|UY2s5,CU1l4
minatitlan|MX047
minato|JP0c9
minbu|MM0q6
minchianabad|PK055
minchinbury|AU0p2NSW
mincivan|AZ343
minco|US1b1OK
mindarie|AU1v3WA
mindelheim|DE0y4
mindelo|CV746
minden|DE0y6,US1b4LA,US1b2NE,US0t2NV
mindif|CM2k3
mindresti|MD4h3
mindszent|HU1z3
minehead|GB0j4
mineiros|BR405
mineola|US0d4NY,US1b2TX
mineral del monte|MX043
mineral point|US1b1WI
mineral ridge|US0d2OH
mineral springs|US0d2NC,US1b0AR
mineral wells|US1b4TX,US0d1WV
mineralnye vody|RU066
mineros|BO2h4
minersville|US0d2PA
minerva park|US0d0OH
minerva|US0d2OH
minervino murge|IT1i3
minetto|US0d0NY
mineville|US0d0NY
mingelchaur|AZ347
minggang|CN006
mingguang|CN006
minglanilla|PH186
mingo junction|US0d2OH
mingora|PK058
mingoyo|TZ1d3
mingshui|CN007,CN006
mingyue|CN006
minien east|PH183
minier|US1b0IL
minjur|IN035
minkler|US0t0CA
minna|NG0a8
minneapolis|US1b9MN,US1b1KS
minnehaha|US0t3WA
minneola|US0d3FL
minneota|US1b0MN
minnetonka mills|US1b6MN
minnetonka|US1b6MN
minnetrista|US1b3MN
minoa|US0d2NY
minokamo|JP0c6
minonk|US1b1IL
minooka|US1b3IL
minorca|US1b1LA
minor|US1b0AL
minot air force base|US1b2ND
minot|US1b6ND,US0d1ME
mino|JP0c7,JP0c5,ES0z2
minsk mazowiecki|PL205
minsk|BY1yb
minster|US0d2OH
mint hill|US0d5NC
minto|AU0p4NSW
minturno|IT1i4
minturn|US470CO
minusinsk|RU3h6
minusio|CH5o3
minuwangoda|LK4d3
minuyan|PH183
minyat an nasr|EG0h6
minzhu|CN007
mionica|BA453
mions|FR1m4
mios|FR1m2
mioveni|RO1w5
mio|US491MI
mir bachah kot|AF122
mira mesa|US0t6CA
mira monte|US0t3CA
mira taglio|IT1i5
mirabad|AF124
mirabela|BR093
mirabella imbaccari|IT1i2
mirabel|CA1e5QC
miracatu|BR094
miracema do tocantins|BR6h4
miracema|BR095
mirador|BR1h3
miraflores de la sierra|ES0z2
miraflores|MX043
miragoane|HT2u6
mirai|BR093
miramar beach|US1b3FL
miramar|US0d7FL,MX317,CR5q3
miramas|FR1m5
miramichi|CA764NB
miranda de ebro|ES0z5
miranda do corvo|PT503
miranda do douro|PT503
miranda|AU0p4NSW,CO0i4,BR404,PH183
mirandela|PT504
mirandola|IT1i4
mirandopolis|BR095
mirano|IT1i4
miranpur katra|IN035
miranpur|IN035
mirante do paranapanema|BR093
mira|PT503
mircea voda|RO1w3
mircesti|RO1w3
mirebalais|HT2u3
mirecourt|FR1m3
miresu mare|RO1w2
mirfield|GB0j4
mirganj|IN034
mirialguda|IN037
miribel|FR1m3
mirik|IN033
miringa|NG0a4
miri|MY2a8
mirnoye|UA5e3
mirnyy|RU065,RU065,RU323
mirny|RU645
miro khan|PK053
mirontsi|KM7x3
miroslava|RO1w3
mirpur bhtoro|PK053
mirpur khas|PK058
mirpur mathelo|PK056
mirpur sakro|PK053
mirrabooka|AU1v3WA
mirriah|NE3v4
mirrormont|US0t2WA
mirto|IT1i3
mirwah gorchani|PK054
miryang|KR086
mirzapur|IN038,BD075
misantla|MX045
misasi|TZ1d4
misau|NG0a4
misawa|JP0c5
mishan|CN006
mishawaka|US3n6IN
mishelevka|RU4p3
mishicot|US1b0WI
mishima|JP0c7
mishkino|RU2j3,RU2j3
misilmeri|IT1i4
mision de chichimecas|MX043
mision san pablo|MX313
miskolc|HU1z7
mislata|ES0z5
misliyah|SA0s3
misratah|LY309
misrikh|IN034
missaglia|IT1i3
missao velha|BR1h4
mission bend|US1b5TX
mission canyon|US0t1CA
mission district|US0t6CA
mission hills|US1b2KS,US0t2CA
mission viejo|US0t7CA
mission|US1b6TX,CA4l5BC,US1b3KS,US1b0SD,US0t0OR
mississauga|CA1e9ON
missoula|US476MT
missouri city|US1b6TX
missouri valley|US1b1IA
mistelbach|AT213
misterbianco|IT1i6
mistrato|CO0i3
misungwi|TZ1d5
mitake|JP0c4
mitcham|GB0j6,AU0r4VIC
mitchell park|AU2v2SA
mitchellville|US0d3MD,US1b1IA
mitchell|US1b4SD,US3n2IN,US471NE,US1b0IL
mitchelton|AU1k3QLD
mitha tiwana|PK055
mithi|PK055
mito|JP0c8
mitras poniente|MX314
mitrofanovka|RU062
mitrovice|XK2r7
mitry mory|FR1m4
mitsamiouli|KM7x3
mitsoudje|KM7x2
mitsukaido|JP0c5
mitsuke|JP0c5
mittagong|AU0p3NSW
mittegrossefehn|DE0y4
mittelschontal|DE0y3
mittenaar|DE0y2
mittenwalde|DE0y3
mittenwald|DE0y3
mitterteich|DE0y3
mitte|DE0y6
mittweida|DE0y4
mitu|CO0i3
mityana|UG2i5
miura|JP0c6
miusynsk|UA163
mixco|GT3c9
mixquiahuala de juarez|MX045
miyakonojo|JP0c7
miyako|JP0c6
miyaly|KZ6d3
miyang|CN006
miyanoura|JP0c3
miyata|JP0c4
miyazaki|JP0c8
miyazu|JP0c4
miyoshi|JP0c5
mizan teferi|ET194
mizdah|LY305
mizhhirya|UA163
mizhirah|SA0s2
mizhou|CN007
mizil|RO1w4
mizque|BO2h5
mizunami|JP0c5
mizusawa|JP0c6
mjolby|SE274
mkuranga|TZ1d5
mkushi|ZM2t4
mlada boleslav|CZ2x5
mlalo|TZ1d4
mlandizi|TZ1d5
mlangali|TZ1d4
mlawa|PL205
mlimba|TZ1d5
mlonggo|ID0b5
mlowo|TZ1d4
mlyniv|UA163
mmabatho|ZA0x6
mme bafumen|CM2k3
mnichovo hradiste|CZ2x3
mo i rana|NO4q4
moabit|DE0y6
moab|US472UT
moalboal|PH183
moama|AU0p3NSW
moana|ES0z4
moanda|CD0f6,GA4r5
moapa town|US0t0NV
moapa valley|US0t3NV
moa|CU1l7
mobara|JP0c7
mobaye|CF4u4
moberly|US1b4MO
mobile|US1b8AL
mobridge|US472SD
mocajuba|BR2e4
moca|DO1j6
mocesti|RO1w2
moche|PE0g4
mochicahui|MX4a2
mochitlan|MX042
mochudi|BW6b5
mochumi|PE0g3
mocimboa|MZ2w5
mockern|DE0y3
mockmuhl|DE0y3
mockrehna|DE0y3
mocksville|US0d2NC
mocoa|CO0i4
mococa|BR096
mocoreta|AR2c3
mocorito|MX4a2
modakeke|NG0a7
modasa|IN036
modbury heights|AU2v3SA
modbury north|AU2v2SA
modbury|AU2v2SA
modelu|RO1w3
modena|IT1i7
modesto|US0t8CA
modi in makkabbim re ut|IL3q6
modica|IT1i5
modiin ilit|IL3q6
modimolle|ZA0x4
modling|AT214
modrany|CZ2x5
modra|SK5b3
modugno|IT1i5
moeiwadi|TH0n2
moelan sur mer|FR1m3
moengo|SR683
moerbeke|BE3a3
moers|DE0y7
moe|AU0r3VIC
mogadishu|SO1fb
mogadore|US0d2OH
mogan|ES5i4
moga|IN037
mogi das cruzes|BR098
mogi guacu|BR097
mogi mirim|BR096
mogilno|PL204
mogliano veneto|IT1i4
moglingen|DE0y3
mogocha|RU5t4
mogoditshane|BW6b5
mogok|MM0q7
mogosoaia|RO1w2
mogoytuy|RU5t3
moguer|ES0z4
mogul|US0t0NV
mohacs|HU1z4
mohales hoek|LS725
mohali|IN037
mohammedia|MA118
mohanpur|IN032
mohanur|IN034
mohan|IN034
mohave valley|US251AZ
mohawk|US0d1NY
mohelnice|CZ2x3
mohgaon|IN033
mohiuddinnagar|IN034
mohlin|CH5o3
mohnesee|DE0y4
mohnton|US0d2PA
mohpa|IN033
mohr|IR0l5
mohyliv podilskyi|UA165
moia|ES0z2
moimenta da beira|PT503
moinesti|RO1w5
moirang|IN034
moirans|FR1m3
moires|GR4b3
moisei|RO1w3
moissac|FR1m4
moissala|TD423
moissy cramayel|FR1m4
moita|PT504
mojacar|ES0z2
mojave|US0t2CA
mojoagung|ID0b5
mojokerto|ID0b7
mojo|ET195
moju|BR2e4
mokameh|IN036
moka|MU6r3
mokena|US1b4IL
mokhotlong|LS723
mokhsogollokh|RU643
mokokchung|IN035
mokolo|CM2k8
mokopane|ZA0x7
mokotow|PL208
mokpo|KR088
mokrin|RS2r3
mokrous|RU3k3
mokshan|RU064
mokuleia|US5k1HI
mokwa|NG0a4
mola di bari|IT1i5
molalla|US0t3OR
molave|PH184
molbergen|DE0y3
molchanovo|RU533
moldava nad bodvou|SK5b3
molde|NO4q4
moldova noua|RO1w4
mold|GB0j3
molendinar|AU1k3QLD
molepolole|BW6b6
moletai|LT4v3
molfetta|IT1i6
molina de segura|ES0z6
molina|CL0o5
moline acres|US1b1MO
molinella|IT1i3
molinetto|IT1i3
moline|US1b5IL
molino|US1b0FL
molins de rei|ES0z5
mollendo|PE0g5
mollerussa|ES0z4
mollet del valles|ES0z6
molln|DE0y4
molndal|SE276
molnlycke|SE274
molochnoye|RU063
molochnyy|RU062
molodohvardiysk|UA165
molodyozhnoye|UA5e3
molo|KE1a5
molsheim|FR1m3
molteno|ZA0x3
molugan|PH183
mol|BE3a5,RS2r3
mombaca|BR1h4
mombasa|KE1aa
mombetsu|JP0c5
mombris|DE0y4
momence|US1b2IL
momignies|BE3a2
momil|CO0i3
momlingen|DE0y2
momostenango|GT3c5
mompos|CO0i5
mon repos|TT7k6
mona vale|AU0p3NSW
monaca|US0d2PA
monachil|ES0z3
monaco|MC825
monaghan|IE383
monagrillo|PA5f3
monahans|US1b3TX
monamon|PH182
monaragala|LK4d3
monarch mill|US0d1SC
monash|AU0p2ACT
monastir|TN466
monastyryshche|UA163
mona|US471UT
moncada|ES0z4
moncalieri|IT1i6
moncao|PT8n4,BR1h3
moncarapacho|PT503
monchegorsk|RU066
monchengladbach|DE0y8
monchique|PT502
moncion|DO1j3
moncks corner|US0d3SC
moncloa aravaca|ES0z7
monclova|MX318
moncton|CA767NB
mondariz|ES0z2
mondelange|FR1m3
mondeville|FR1m4
mondim de basto|PT503
mondlo|ZA0x5
mondovi|IT1i4,US1b1WI
mondragone|IT1i5
mondragon|PH182
monduli|TZ1d3
monee|US1b2IL
monessen|US0d3PA
moneteau|FR1m2
monetnyy|RU2j2
monette|US1b1AR
monett|US1b3MO
monfalcone|IT1i5
monfort heights|US0d4OH
monforte de lemos|ES0z4
monforte del cid|ES0z3
mong cai|VN0n6
mongagua|BR096
monghyr|IN038
mongmong toto maite village|GU7w3
mongomo|GQ6o3
mongoumba|CF4u3
mongo|TD425
monguno|NG0a4
mongu|ZM2t6
monheim am rhein|DE0y5
monifieth|GB0j3
monino|RU064
moniquira|CO0i3
monistrol sur loire|FR1m3
monitos|CO0i2
monjaras|HN3l3
monjas|GT3c3
monkayo|PH186
monkey bay|MW4e4
monki|PL203
monkstown|IE382
monmouth beach|US0d2NJ
monmouth junction|US0d2NJ
monmouth|GB0j3,US0t3OR,US1b3IL,US0d2ME
mono vista|US0t2CA
monoharpur|IN035
monona|US1b3WI,US1b1IA
monongahela|US0d2PA
monongah|US0d0WV
monon|US3n1IN
monopoli|IT1i5
monor|HU1z4
monovar|ES0z4
monreale|IT1i4
monroe city|US1b1MO
monroe north|US0t1WA
monroeville|US0d5PA,US1b3AL,US0d0OH,US3n0IN
monroe|US1b6LA,US0d5NC,US494MI,US0t4WA,US0d4GA,US0d4OH,US1b3WI,US0d3NY,US471UT,US1b1IA
monrovia|LR3fa,US0t5CA,US3n1IN
mons en baroeul|FR1m5
monsanto|PT506
monschau|DE0y4
monsefu|PE0g5
monselice|IT1i4
monserrato|IT1i4
monsey|US0d4NY
monson center|US0d1MA
monson|US0d3MA
monster|NL3z4
monsummano terme|IT1i4
mons|BE3a7
mont albert north|AU0r2VIC
mont alto|US0d1PA
mont belvieu|US1b2TX
mont de marsan|FR1m5
mont dore|NC7e5
mont joli|CA1e3QC
mont laurier|CA1e4QC
mont roig del camp|ES0z4
mont royal|CA1e4QC
mont saint aignan|FR1m5
mont saint guibert|BE3a3
mont saint hilaire|CA1e4QC
mont saint martin|FR1m3
mont tremblant|CA1e3QC
mont vernon|US0d1NH
montabaur|DE0y4
montagnana|IT1i3
montagne blanche|MU6r3
montague|US0d3MA,US491MI,US0t0CA
montagu|ZA0x4
montaigu|FR1m2
montalbano jonico|IT1i3
montale|IT1i3
montalvin|US0t2CA
montalvo|EC1s4
montana city|US471MT
montanaro|IT1i2
montana|BG2z6
montanhas|BR1h3
montanha|BR094
montara|US0t2CA
montargis|FR1m4
montataire|FR1m4
montauban|FR1m6
montauk|US0d2NY
montbard|FR1m3
montbau|ES0z2
montbeliard|FR1m5
montblanc|ES0z3
montbrison|FR1m4
montcada i reixac|ES0z5
montceau les mines|FR1m4
montchanin|FR1m2
montclair|US0d5NJ,US0t5CA,US0d4VA
montdidier|FR1m3
monte alegre de minas|BR094
monte alegre de sergipe|BR3e3
monte alegre|BR6i5,BR1h3
monte alto|BR095,US1b1TX
monte aprazivel|BR094
monte argentario|IT1i4
monte azul paulista|BR094
monte azul|BR093
monte blanco|MX043
monte buey|AR2c2
monte carlo|MC824
monte carmelo|BR095
monte caseros|AR2c5
monte cristo|AR2c3
monte di procida|IT1i4
monte estoril|PT505
monte kristal|MX312
monte llano|DO1j4
monte maiz|AR2c3
monte mor|BR095
monte patria|CL0o4
monte plata|DO1j4
monte porzio catone|IT1i3
monte real|PT503
monte rio|US0t0CA
monte san giusto|IT1i3
monte santangelo|IT1i4
monte santo de minas|BR094
monte santo|BR1c3
monte sereno|US0t2CA
monte siao|BR093
monte urano|IT1i3
monte vista|US472CO
monteagle|US1b0TN
monteagudo|BO2h3
montebello vicentino|IT1i2
montebello|US0t6CA,US0d2NY
montebelluna|IT1i5
montecalvario|IT1i5
montecanal|ES0z4
montecarlo|AR2c4
montecatini terme|IT1i4
montecchio emilia|IT1i3
montecchio maggiore alte ceccato|IT1i4
montecillo|MX043
montecito|US0t3CA
montecompatri|IT1i3
montecorvino pugliano|IT1i3
montecorvino rovella|IT1i3
montecristi|EC1s4
montecristo|CO0i2
montefiascone|IT1i3
monteforte dalpone|IT1i2
monteforte irpino|IT1i3
montefrio|ES0z3
montego bay|JM3g6
montegranaro|IT1i4
montegrotto terme|IT1i3
montegut|US1b1LA,US1b1LA
montehermoso|ES0z3
monteiasi|IT1i2
monteiro|BR294
montelibano|CO0i6
montelimar|FR1m5
montellano|ES0z3
montella|IT1i3
montello|US1b1WI
montelupo fiorentino|IT1i3
montemor o novo|PT504
montemurlo|IT1i4
montenegro|BR096,CO0i5
montenero di bisaccia|IT1i2
montepuez|MZ2w6
montereau fault yonne|FR1m4
monterey park|US0t6CA,US471NM
monterey|US0t5CA,US1b2TN
monteria|CO0i8
monteroni di lecce|IT1i4
monteros|AR3s5
monterotondo|IT1i5
montero|BO2h6
monterrey|MX31a,CO0i3
monterusciello|IT1i5
montes claros|BR098
montesano|US0t2WA
montesarchio|IT1i3
montescaglioso|IT1i3
montesilvano marina|IT1i6
montesson|FR1m4
monteux|FR1m3
montevallo|US1b3AL
montevarchi|IT1i4
montevideo|UY2sa,US1b2MN
montevista|PH183
montezuma|US0d2GA,US1b0IA
montfavet|FR1m4
montfermeil|FR1m5
montfoort|NL3z2
montfort sur meu|FR1m3
montgat|ES0z3
montgeron|FR1m5
montgomery city|US1b1MO
montgomery village|US0d5MD
montgomeryville|US0d4PA
montgomery|US1b8AL,US1b4IL,US0d3OH,US0d2NY,US0d2GA,US1b2MN,US0d1WV,US0d1PA,US0d0VT
monthey|CH5o4
monticello conte otto|IT1i3
monticello|US1b4MN,US1b3AR,US0d3NY,US0d3KY,US9j3KY,US1b2IL,US3n2IN,US1b2LA,US1b2LA,US1b2IA,US0d1GA,US0d1FL,US471UT,US1b1MS,US1b0WI
montichiari|IT1i4
montignoso|IT1i3
montigny en gohelle|FR1m3
montigny le bretonneux|FR1m5
montigny les cormeilles|FR1m4
montigny les metz|FR1m5
montijo|PT505,ES0z4
montilla|ES0z5
montivilliers|FR1m4
montlhery|FR1m3
montlouis sur loire|FR1m3
montlucon|FR1m5
montluel|FR1m3
montmagny|FR1m4,CA1e4QC
montmelo|ES0z3
montmorency|FR1m4,AU0r3VIC
montmorillon|FR1m3
montoir de bretagne|FR1m3
montolivet|FR1m4
montorio al vomano|IT1i2
montorio|IT1i2
montornes del valles|ES0z4
montoro superiore|IT1i3
montoro|ES0z3
montour falls|US0d1NY
montoursville|US0d2PA
montpelier|US0d3VT,US492OH,US6w1ID,US3n1IN
montpellier|FR1m8
montpon menesterol|FR1m3
montreal ouest|CA1e2QC
montreal|CA1ebQC
montreuil|FR1m7
montreux|CH5o5
montrose ghent|US0d2OH
montrose|US474CO,GB0j4,US0d3VA,AU0r3VIC,US1b2MN,US0d1NY,US491MI,US0d1PA,US0d1PA
montrouge|FR1m5
monts|FR1m3
montvale|US0d3NJ
montverde|US0d1FL
montville center|US0d4CT
montz|US1b1LA
monument beach|US0d1MA
monument hills|US0t1CA
monument|US473CO
monywa|MM0q8
monza|IT1i7
monze|ZM2t5
monzon|ES0z4
mon|IN034
moodiesburn|GB0j3
moodus|US0d0CT
moody|US1b4AL,US1b0TX
moog|PH182
mooirivier|ZA0x3
mooka|JP0c6
mooloolaba|AU1k3QLD
moonachie|US0d1NJ
moonah|AU692TAS
moonee ponds|AU0r4VIC
moorabbin|AU0r3VIC
moorcroft|US470WY
moore haven|US0d1FL
moorebank|AU0p3NSW
moorefield|US0d1WV
mooreland|US1b0OK
moores mill|US1b3AL
moorestown lenola|US0d4NJ
mooresville|US0d5NC,US3n3IN
moore|US1b6OK
moorhead|US1b5MN,US1b1MS
mooroobool|AU1k3QLD
moorooka|AU1k3QLD
mooroolbark|AU0r4VIC
mooroopna|AU0r3VIC
moorpark|US0t5CA
moorslede|BE3a3
moosburg|DE0y4
moose jaw|CA6e5SK
moose lake|US1b1MN
moose wilson road|US6w1WY
moosic|US0d3PA
moosinning|DE0y2
moosup|US0d2CT
mopti|ML2o7
moquegua|PE0g6
morada nova|BR1h5
moradabad|IN039
morada|US0t2CA
moraga|US0t4CA
morag|PL204
morahalom|HU1z2
moraine|US0d3OH
moral de calatrava|ES0z2
moraleja|ES0z3
morales|CO0i5,CO0i4,GT3c4
moralillo|MX043
moralzarzal|ES0z4
moramanga|MG2f5
moram|IN034
moranbah|AU1k4QLD
morangis|FR1m4
moranha|IN033
morant bay|JM3g3
morar|IN035
morata de tajuna|ES0z3
moratalaz|ES0z7
moratalla|ES0z3
moratuwa|LK4d8
moravian falls|US0d1NC
moravia|US0d0NY
moravska trebova|CZ2x4
moravske budejovice|CZ2x3
moravsky krumlov|CZ2x3
morayfield|AU1k4QLD
morazan|HN3l3
mora|CM2k6,SE274,ES0z3,US1b2MN
morbach|DE0y3
morbegno|IT1i3
morbi|IN037
morcellement saint andre|MU6r3
morciano di romagna|IT1i3
mordelles|FR1m3
morden|GB0j6,CA4i3MB
mordialloc|AU0r3VIC
mordovo|RU063
morecambe|GB0j6
moree|AU0p3NSW
morehead city|US0d3NC
morehead|US1b3KY,US0d3KY
moreira de conegos|PT502
moreira sales|BR093
moreira|PT504,PT504
moreland hills|US0d2OH
moreland|US6w0ID
morelia|MX049
morelos|MX044,MX4n3,MX043
morena|IN037
morenci|US491MI,US251AZ
moreni|RO1w4
moreno valley|US0t8CA
moreno|BR295
moreton|GB0j4
moretown|US0d1VT
morez|FR1m3
morfelden walldorf|DE0y5
morfou|CY6c4
morgan city|US1b4LA
morgan hill|US0t5CA
morgan park|US1b5IL
morgandale|US0d0OH
morganfield|US1b2KY
morgans point resort|US1b2TX
morganton|US0d4NC
morgantown|US0d5WV,US1b1KY,US1b0MS
morganville|US0d2NJ
morgan|US472UT,US0d1GA
morges|CH5o4
moriarty|US471NM
moriches|US0d2NY
morieres les avignon|FR1m3
morigaon|IN034
moriguchi|JP0c7
moriki|NG0a5
morinda|IN035
moringen|DE0y3
morinville|CA393AB
morioka|JP0c8
moritzburg|DE0y3
moriyama|JP0c6
moriya|JP0c6
mori|JP0c4,IT1i3
morki|RU063
morlaix|FR1m4
morlanwelz mariemont|BE3a4
morlenbach|DE0y3
morley|GB0j6,AU1v4WA
morlupo|IT1i3
mormugao|IN037
mornant|FR1m2
morningside heights|US0d6NY
morningside|AU1k3QLD,US0d1MD
mornington|AU0r5VIC
morocco|US1b0IN
morococha|PE0g3
moroeni|RO1w2
morogoro|TZ1d8
morohongo|JP0c5
moroleon|MX045
moron de la frontera|ES0z5
morondava|MG2f5
morongo valley|US0t2CA
morong|PH186,PH184
moroni|KM7x5,US471UT
moron|AR028,CU1l6,VE145
moroto|UG2i3
morozovsk|RU065
moro|PK056
morpeth|GB0j4
morphett vale|AU2v5SA
morrelgonj|BD075
morrilton|US1b3AR
morrinhos|BR095
morris heights|US0d5NY
morris park|US0d3NY
morris plains|US0d2NJ
morrisania|US0d5NY
morrisonville|US0d1NY,US1b0IL
morrison|US1b2IL
morristown|US0d5TN,US0d4NJ,US0d2VT,US3n0IN
morrisville|US0d5NC,US0d3PA,US0d1VT,US0d1NY,US0d0PA
morris|US1b4IL,US1b2MN,US1b1AL,US1b1OK
morro agudo|BR095
morro bay|US0t3CA
morro da cruz|BR092
morro da fumaca|BR094
morro do chapeu|BR1c4
morrope|PE0g3
morropon|PE0g4
morrow|US0d3GA,US0d0OH
morsang sur orge|FR1m4
morsbach|DE0y4
morshansk|RU065
morshyn|UA163
morsi|IN035
mortagne sur sevre|FR1m3
mortara|IT1i4
mortdale|AU0p3NSW
morteau|FR1m3
morteros|AR2c4
morton grove|US1b5IL
morton|US1b4IL,US1b2MS,US0d1PA,US1b1TX,US0t0WA
mortsel|BE3a5
morwa|IN034
morwell|AU0r4VIC
mor|HU1z4
mosbach|DE0y5
moscavide e portela|PT504
moscow mills|US1b1MO
moscow|RU06d,US0t5ID,US0d1PA
moses lake north|US0t2WA
moses lake|US0t4WA
mosfellsbaer|IS713
mosheim|US0d1TN
moshi|TZ1d7
moshkovo|RU2d3
mosina|PL204
mosinee|US1b2WI
mosjoen|NO4q3
moskhaton|GR4b5
moskovskiy|TJ484,RU064
moskovskoye|RU062
mosman park|AU1v3WA
mosman|AU0p5NSW
mosonmagyarovar|HU1z5
mosopa|BW6b4
mospyne|UA163
mosquera|CO0i5
mosrentgen|RU062
moss beach|US0t2CA
moss bluff|US1b4LA
moss point|US1b4MS
moss vale|AU0p3NSW
mossel bay|ZA0x6
mossendjo|CG2p4
mossingen|DE0y4
mossley|GB0j3
mossoro|BR1h8
moss|NO4q5
mostaganem|DZ1p7
mostar|BA457
mosta|MT8j4
mostoles|ES0z8
mostovskoy|RU065
mostyska|UA163
mosty|BY1y4
most|CZ2x6
mosul|IQ0kb
mos|ES0z4
mota del cuervo|ES0z3
motala|SE275
motatei|RO1w3
motca|RO1w2
motegi|JP0c4
motema|SL3p2
motherwell|GB0j5
mothihari|IN037
moth|IN034
motilla del palancar|ES0z2
motley|US0d0VA
motomachi|JP0c5
motomiya|JP0c5
motozintla|MX045
motril|ES0z6
motru|RO1w4
mott haven|US0d6NY
motta di livenza|IT1i3
motta santanastasia|IT1i3
motta visconti|IT1i3
mottella|IT1i3
mottola|IT1i4
motueka|NZ5d3
motul|MX3u5
motupe|PE0g4
motygino|RU3h3
mouans sartoux|FR1m3
mougins|FR1m4
mouila|GA4r4
moulins|FR1m5
moultonborough|US0d2NH
moulton|US1b2AL
moultrie|US0d4GA
mounana|GA4r3
mound bayou|US1b1MS
mound city|US1b0MO
moundou|TD427
moundridge|US1b1KS
mounds view|US1b4MN
moundsville|US0d3WV
mounds|US1b0OK
moundville|US1b1AL
mound|US1b3MN
mount airy|US0d3NC,US0d3MD,US0d0GA
mount angel|US0t2OR
mount annan|AU0p4NSW
mount arlington|US0d2NJ
mount ayr|US1b1IA
mount barker|AU2v4SA
mount carmel|US1b3IL,US0d3PA,US0d2TN,US1b2TN,US0d2OH,US0d2OH
mount carroll|US1b1IL
mount clemens|US494MI
mount cobb|US0d1PA
mount colah|AU0p3NSW
mount cotton|AU1k3QLD
mount darwin|ZW263
mount dora|US0d4FL
mount druitt|AU0p4NSW
mount eliza|AU0r4VIC
mount ephraim|US0d2NJ
mount evelyn|AU0r3VIC
mount gambier|AU2v5SA
mount gay shamrock|US0d1WV
mount gilead|US0d2OH,US0d0NC
mount gravatt east|AU1k4QLD
mount greenwood|US1b4IL
mount hagen|PG5y5
mount hawthorn|AU1v3WA
mount healthy heights|US0d2OH
mount healthy|US0d3OH
mount hermon|US0d2VA,US0t0CA
mount holly springs|US0d1PA
mount holly|US0d4NC,US0d3NJ,US0d0VT
mount hood village|US0t2OR
mount hope|US0d0WV
mount horeb|US1b3WI
mount ida|US1b0AR
mount isa|AU1k5QLD
mount ivy|US0d3NY
mount jackson|US0d1VA
mount joy|US0d3PA
mount juliet|US1b5TN
mount kisco|US0d3NY
mount laurel|US0d5NJ
mount lawley|AU1v3WA
mount lebanon|US0d5PA
mount louisa|AU1k3QLD
mount martha|AU0r4VIC
mount merrion|IE383
mount morris|US492MI,US0d2NY,US1b2IL,US1b0WI
mount oliver|US0d2PA
mount olive|US0d2NC,US1b2AL,US1b1IL
mount olympus|US473UT
mount orab|US0d2OH
mount pearl|CA7a5NL
mount penn|US0d2PA
mount pleasant|US0d6SC,US1b5WI,US495MI,US1b4TX,US1b3IA,AU1v3WA,US1b2TN,US0d2PA,US0d2PA,US472UT,US0d1NC
mount plymouth|US0d2FL
mount pocono|US0d2PA
mount pritchard|AU0p3NSW
mount prospect|US1b6IL
mount pulaski|US1b1IL
mount rainier|US0d3MD
mount repose|US0d2OH
mount shasta|US0t2CA
mount sheridan|AU1k3QLD
mount sinai|US0d4NY
mount sterling|US0d3KY,US1b1IL,US0d1OH
mount union|US0d1PA
mount vernon|US0d6NY,US0t5WA,US0d4OH,US1b4IL,US0d4VA,US3n3IN,US1b3IN,US1b2MO,US1b2IA,US1b1TX,US0d1KY,US0d1KY,US0d1GA,US0d1ME,US1b1AL
mount vista|US0t3WA
mount warren park|AU1k3QLD
mount washington|US0d4KY
mount waverley|AU0r5VIC
mount wolf|US0d0PA
mount zion|US1b3IL,US0d1GA,US0d1GA
mountain ash|GB0j3
mountain brook|US1b4AL
mountain city|US0d1TN,US0d0GA
mountain creek|AU1k3QLD
mountain green|US471UT
mountain grove|US1b2MO
mountain home|US6w4ID,US1b4AR,US0d2NC
mountain house|US0t3CA
mountain iron|US1b2MN
mountain lake park|US0d1MD
mountain lakes|US0d2NJ
mountain lake|US1b1MN
mountain lodge park|US0d1NY
mountain park|US0d4GA
mountain ranch|US0t1CA
mountain road|US0d0VA
mountain top|US0d3PA
mountain view acres|US0t2CA
mountain view|US0t6CA,US5k2HI,US0d2NC,US1b2AR,US1b1MO,US0t1CA,US470WY
mountain village|US470CO
mountainaire|US250AZ
mountainhome|US0d0PA
mountainside|US0d3NJ
mountlake terrace|US0t4WA
mountsorrel|GB0j4
mountville|US0d2PA
moura|PT8n3
mourenx|FR1m3
mourmelon le grand|FR1m3
mournies|GR4b2
mouscron|BE3a6
moussoro|TD424
moutier|CH5o3
moutsamoudou|KM7x5
mouvaux|FR1m4
mouy|FR1m2
mouzaia|DZ1p5
moville|US1b1IA
mowad|IN033
mowbray mountain|US1b1TN
moweaqua|US1b1IL
moyale|KE1a5
moyamba|SL3p3
moya|KM7x3,ES5i3
moyeuvre grande|FR1m3
moyobamba|PE0g5
moyock|US0d2NC
moyotzingo|MX045
moyo|UG2i4
moyuta|GT3c3
moyynkum|KZ1n3
mozarlandia|BR093
mozdok|RU065
mozelos|PT503
mozhaysk|RU065
mozhga|RU326
mozzate|IT1i3
mozzo|IT1i3
mpanda|TZ1d6
mpigi|UG2i3
mpika|ZM2t5
mponela|MW4e3
mpongwe|ZM2t3
mpophomeni|ZA0x5
mpraeso|GH1r3
mpulungu|ZM2t3
mpumalanga|ZA0x7
mpwapwa|TZ1d4
mragowo|PL204
mrakovo|RU2j3
mramani|KM7x2
mranggen|ID0b5
mrkonjic grad|BA454
msaken|TN466
msanga|TZ1d2
msila|DZ1p7
msowero|TZ1d4
mstera|RU062
mstsislaw|BY1y4
mszana dolna|PL203
mszczonow|PL203
mtama|TZ1d4
mtambile|TZ1d3
mthatha|ZA0x6
mtimbira|TZ1d3
mtinko|TZ1d5
mto wa mbu|TZ1d4
mtsamboro|YT7q3
mtsangamouji|YT7q2
mtsensk|RU066
mtskheta|GE373
mtwango|TZ1d4
mtwara|TZ1d7
muana|BR2e3
muang khong|LA6f4
muang phon hong|LA6f3
muang phonsavan|LA6f5
muang xay|LA6f5
muan|KR086
muar|MY2a7
mubarakpur|IN036
mubende|UG2i4
mubi|NG0a8
muborak|UZ5s5
mucheln|DE0y3
muchkapskiy|RU063
much|DE0y4
mucumpiz|VE148
mucurici|BR093
mucuri|BR095
mucur|TR014
mudanjiang|CN009
mudanya|TR015
mudau|DE0y2
mudbidri|IN035
muddebihal|IN035
muden|DE0y2
mudersbach|DE0y3
mudgal|IN034
mudgeeraba|AU1k4QLD
mudgee|AU0p3NSW
mudgere|IN033
mudhol|IN036
mudkhed|IN034
mudon|MM0q6
mudukulattur|IN034
mudurnu|TR013
mudu|CN006
mueang nonthaburi|TH0n8
muenster|US1b1TX
mufulira|ZM2t7
mufumbwe|ZM2t3
mugango|TZ1d3
mugardos|ES0z2
mugeni|RO1w3
muggelheim|DE0y3
muggensturm|DE0y3
muggia|IT1i3
muggio|IT1i5
mughal sarai|IN037
mugia|ES0z2
mugla|TR016
mugnano del cardinale|IT1i2
mugnano di napoli|IT1i5
mugumu|TZ1d4
muhammadabad|IN035,IN035,IN034
muheza|TZ1d4
muhlacker|DE0y5
muhlau|AT212
muhldorf|DE0y4
muhlenberg park|US0d1PA
muhlhausen|DE0y5,DE0y3
muhlheim am main|DE0y5
muhoroni|KE1a4
muhos|FI4t3
muiden|NL3z3
muikamachi|JP0c5
muisne|EC1s4
mujiayingzi|CN006
mukacheve|UA166
mukah|MY2a6
mukalla|YE1t8
mukdahan|TH0n5
mukerian|IN035
mukharram al fawqani|SY223
mukher|IN035
mukhorshibir|RU4p2
mukilteo|US0t4WA
mukono|UG2i6
muko|JP0c6
muktagacha|BD075
muktsar|IN036
mukwonago|US1b3WI
mulanay|PH183
mulanje|MW4e4
mulanur|IN034
mulayjah|SA0s2
mula|ES0z4
mulbagal|IN036
mulberry|US0d2FL,US0d2OH,US0d1NC,US1b1AR,US3n0IN
mulchen|CL0o4
muldrow|US1b2OK
muleba|TZ1d4
muleshoe|US1b2TX
mulgrave|AU0r4VIC
mulgund|IN034
mulheim karlich|DE0y3
mulheim|DE0y7,DE0y5
mulhouse|FR1m7
mulino|RU064,US0t1OR
mulki|IN034
mullaloo|AU1v3WA
mullens|US0d1WV
mulleriyawa|LK4d5
mullheim|DE0y4
mullica hill|US0d2NJ
mullins|US0d2SC
mullovka|RU4f3
mullsjo|SE272
mulsen|DE0y4
multai|IN034
multan|PK05a
muluppilagadu|IN035
mulvane|US1b3KS
mul|IN035
mumbai|IN03e
mumbwa|ZM2t4
mumford|GH1r4
mumias|KE1a6
muminobod|TJ484
muna|MX3u4
muncar|ID0b6
munchberg|DE0y4
muncheberg|DE0y3
munchenbuchsee|CH5o3
munchenstein|CH5o4
muncie|US3n6IN
muncy|US0d1PA
mundargi|IN034
munday|US1b0TX
mundelein|US1b5IL
mundemba|CM2k4
munderkingen|DE0y2
mundgod|IN034
mundi|IN034
mundo novo|BR1c4
mundo nuevo|MX043
mundolsheim|FR1m2
mundra|IN034
munduk|ID2l3
mundwa|IN034
mundybash|RU4w3
mundys corner|US0d1PA
munfordville|US1b1KY
munford|US1b3TN,US1b0AL
mungaa|TZ1d4
mungaoli|IN034
mungeli|IN035
mungia|ES0z4
mungwi|ZM2t3
mungyeong|KR086
munhall|US0d3PA
munich|DE0ya
munirabad|IN033
munising|US491MI
muniz freire|BR093
muniz|AR025,US1b0TX
munkebo|DK2y2
munkkiniemi|FI4t4
munnar|IN036
munnerstadt|DE0y3
munno para west|AU2v3SA
munoz east|PH182
munoz|PH185
munroe falls|US0d2OH
munsan|KR085
munsey park|US0d1NY
munsingen|DE0y4,CH5o3
munsons corners|US0d1NY
munstertal schwarzwald|DE0y2
munster|DE0y8,US1b5IN,DE0y4,DE0y4,FR1m2
munteni|RO1w3
muntilan|ID0b5
muntok|ID0b5
munuf|EG0h6
munzenberg|DE0y2
muradnagar|IN036
muragacha|IN033
murakami|JP0c5
murak|SY224
muramatsu|JP0c4
muramvya|BI5r4
muranga|KE1a4
muranovo|RU063
murashi|RU553
muratpasa|TR019
muravlenko|RU2j5
murbad|IN034
murcia|ES0z9,PH184,PH182
murcki|PL203
murehwa|ZW263
muret|FR1m5
murfatlar|RO1w3
murfreesboro|US1b7TN,US0d2NC,US1b1AR
murgab|TM414
murgeni|RO1w3
murghob|TJ483
murgud|IN033
murg|DE0y3
muriae|BR097
muricay|PH187
murici|BR3e4
muridke|PK057
murillo colonia|US1b3TX
murino|RU063
muritiba|BR1c4
muriti|TZ1d4
muri|IN034,CH5o4,CH5o3
murliganj|IN035
murmansk|RU068
murmashi|RU064
murnau am staffelsee|DE0y4
muro del alcoy|ES0z3
muromtsevo|RU333
murom|RU067
muroran|JP0c7
muros|ES0z3
muroto misakicho|JP0c4
murovani kurylivtsi|UA163
murowana goslina|PL203
muro|ES0z3
murphys estates|US0d1SC
murphysboro|US1b3IL
murphys|US0t1CA
murphy|US1b4TX,US1b3MO,US0d1NC
murray bridge|AU2v4SA
murraysville|US0d4NC
murray|US476UT,US1b4KY
murree|PK055
murrells inlet|US0d3SC
murrhardt|DE0y4
murrieta hot springs|US0t2CA
murrieta|US0t7CA
murrumba downs|AU1k3QLD
murrumbeena|AU0r3VIC
murrysville|US0d4PA
murr|DE0y3
murs erigne|FR1m2
mursan|IN034
murshidabad|IN035
murska sobota|SI5z4
mursko sredisce|HR443
murtajapur|IN035
murten morat|CH5o3
murton|GB0j3
murtosa|PT503
murudeshwara|IN034
murud|IN034
murun kuren|MN3m5
murwara|IN038
murwillumbah|AU0p3NSW
murygino|RU553
murzuq|LY305
murzzuschlag|AT213
musaffah|AE158
musafir khana|IN033
musan up|KP104
musanze|RW3x6
musashino|JP0c7
musawa|NG0a3
musay id|QA5n3
muscatine|US1b5IA
muscat|OM3ra
muscle shoals|US1b4AL
muscoda|US1b0WI
muscoy|US0t3CA
muse|US0d1PA
mushabani|IN035
mushie|CD0f5
musile di piave|IT1i3
musiri|IN035
muskegon heights|US493MI
muskegon|US495MI
muskego|US1b5WI
muskogee|US1b5OK
muslyumovo|RU063
musoma|TZ1d7
musselburgh|GB0j5
mussomeli|IT1i3
mussoorie|IN035
mustafabad|PK056,IN033
mustafakemalpasa|TR017
mustang|US1b4OK
muswellbrook|AU0p4NSW
muszyna|PL202
mus|TR016
mutare|ZW268
mutengene|CM2k6
mutki|TR012
mutlangen|DE0y3
mutoko|ZW263
mutsalaul|RU063
mutsu|JP0c6
muttenz|CH5o4
mutterstadt|DE0y4
muttontown|US0d2NY
muttupet|IN034
mutuali|MZ2w5
mutuipe|BR1c3
mutum biyu|NG0a4
mutum|BR094
mutxamel|ES0z4
mutzig|FR1m3
mut|TR016
muurame|FI4t3
muvattupula|IN035
muvattupuzha|IN035
muyinga|BI5r6
muynoq|UZ5s4
muyuka|CM2k5
muzaffarabad|PK05a
muzaffargarh|PK057
muzaffarnagar|IN038
muzaffarpur|IN038
muzambinho|BR094
muzayri|AE153
muzo|CO0i3
mvomero|TZ1d5
mvurwi|ZW263
mwadui|TZ1d5
mwandiga|TZ1d4
mwanga|TZ1d4
mwanza|TZ1d9,MW4e4
mwaya|TZ1d3
mweka|CD2g6
mwembe|TZ1d3
mwene ditu|CD2g8
mwingi|KE1a3
mwinilunga|ZM2t4
my tho|VN0w7
myadzyel|BY1y3
myanaung|MM0q5
myawadi|MM0q5
myaydo|MM0q6
myeik|MM0q7
myers corner|US0d3NY
myerstown|US0d2PA
myersville|US0d1MD
myingyan|MM0q7
myitkyina|MM0q7
myjava|SK5b4
mykhaylivka|UA164
mykolaiv|UA164
mykolayiv|UA169
mymensingh|BD078
mynamaki|FI4t3
myory|BY1y3
myrhorod|UA165
myrina|GR4b2
myrnohrad|UA166
myronivka|UA164
myrtle beach|US0d5SC
myrtle creek|US0t2OR
myrtle grove|US1b4FL,US0d3NC
myrtle point|US0t1OR
myrtletown|US0t2CA
myrzakent|KZ1n3
mysen|NO4q2
myshkin|RU063
myskhako|RU063
myski|RU4w5
myslakowice|PL202
myslenice|PL204
mysliborz|PL204
myslowice|PL206
mysore|IN03a
mystic island|US0d3NJ
mystic|US0d2CT
myszkow|PL205
mytilene|GR4b5
mytishchi|RU067
mzimba|MW4e4
mzuzu|MW4e7
na klang|TH0n5
na mom|TH0n3
na wa|TH0n4
naaldwijk|NL3z4
naama|DZ1p3
naantali|FI4t4
naarden|NL3z4
naas|IE384
nabagram|IN035
nabari|JP0c6
nabatiye et tahta|LB1u7
nabburg|DE0y3
naberera|TZ1d4
naberezhnyye chelny|RU069
nabeul|TN466
nabha|IN036
nabinagar|BD075,IN034
nabire|ID5m5
nabisar|PK053
nablus|PS6q7
nabua|PH185
nabulao|PH183
nabunturan|PH184
nacajuca|MX043
nacala|MZ2w8
nacaome|HN3l4
nachingwea|TZ1d4
nachod|CZ2x4
nachrodt wiblingwerde|DE0y3
nacimiento|CL0o4
naciria|DZ1p4
nacka|SE275
nackenheim|DE0y2
nacogdoches|US1b5TX
nacozari de garcia|MX434
nacozari viejo|MX434
naco|MX433,US250AZ
nadapuram|IN035
nadarzyn|PL203
nadbai|IN035
nadezhda|RU063
nadiad|IN038
nadigaon|IN033
nadi|FJ7i5
nadlac|RO1w3
nador|MA117
nadudvar|HU1z3
naduvannur|IN035
naduvattam|IN034
nadvirna|UA164
nadvoitsy|RU063
nadym|RU2j6
naeso|KR086
naestved|DK2y5
nafada|NG0a5
nafpaktos|GR4b4
nafplio|GR4b4
naftalan|AZ343
nagahama|JP0c6
nagai|JP0c5
nagamangala|IN034
nagano|JP0c8
nagaoka|JP0c8
nagar karnul|IN035
nagareyama|JP0c7
nagari|IN035
nagarote|NI3d5
nagarpur|BD078
nagarukhra|IN034
nagar|IN035
nagasaki|JP0c9
nagatoro|JP0c3
nagato|JP0c5
nagaur|IN037
naga|PH187,PH185,PH183
nagbalaye|PH182
nagcarlan|PH185
nagda|IN037
nagercoil|IN038
nageswari|BD076
nagina|IN036
nagireddipalli|IN033
nagod|IN034
nagold|DE0y5
nagornyy|RU066,RU4m3
nagothana|IN033
nagoya|JP0cb
nago|JP0c6
nagpur|IN03b
nagqu|CN005
nagram|IN033
nagrota|IN033
nags head|US0d2NC
nagsaing|PH183
nagtipunan|PH183
nagua|DO1j5
naguilian|PH183
nagyatad|HU1z4
nagyecsed|HU1z3
nagyhalasz|HU1z3
nagykallo|HU1z3
nagykanizsa|HU1z6
nagykata|HU1z4
nagykoros|HU1z5
nagyszenas|HU1z2
nahant|US0d2MA
nahan|IN035
nahariyya|IL3q6
naharlagun|IN035
nahavand|IR0l6
naha|JP0c8
nahf|IL3q3
nahhalin|PS5a3
nahiyat al fuhud|IQ0k4
nahiyat ash shinafiyah|IQ0k5
nahiyat ghammas|IQ0k5
nahiyat saddat al hindiyah|IQ0k5
nahorkatiya|IN034
nahrin|AF124
nahuala|GT3c5
nahuatzen|MX043
nahuizalco|SV4x3
nahunta|US0d0GA
naic|PH186
naifaru|MV782
naigarhi|IN033
naihati|IN038
naila|DE0y3
nailong|PH182
nailsea|GB0j4
nailsworth|GB0j2
naini tal|IN035
nainpur|IN034
naintre|FR1m2
nainwa|IN034
nairn|GB0j3
nairobi|KE1ab
naivasha|KE1a5
naja hammadi|EG0h5
najafabad|IR0l8
najafgarh|IN03a
najaf|IQ0k9
najera|ES0z3
najibabad|IN036
najran|SA0s8
naju|KR085
nakama|JP0c6
nakambala|ZM2t3
nakamura|JP0c5
nakanojomachi|JP0c4
nakano|JP0c5
nakasongola|UG2i3
nakatsugawa|JP0c6
nakatsu|JP0c6
nakatunguru|TZ1d3
naka|JP0c6
nakhabino|RU065
nakhchivan|AZ346
nakhodka|RU4o7
nakhon luang|TH0n4
nakhon nayok|TH0n4
nakhon pathom|TH0n7
nakhon phanom|TH0n5
nakhon ratchasima|TH0n8
nakhon sawan|TH0n7
nakhon si thammarat|TH0n7
nakhon thai|TH0n4
nakkila|FI4t3
naklo nad notecia|PL204
nakodar|IN035
nakonde|ZM2t3
nako|LS724
naksalbari|IN036
nakskov|DK2y4
nakuru|KE1a8
nakur|IN035
nalagarh|IN033
nalbach|DE0y3
nalchik|RU068
nalchiti|BD075
naldurg|IN034
nalgonda|IN037
nalhati|IN035
naliya|IN033
nallihan|TR014
nalundan|PH183
nalut|LY305
nam dinh|VN0n8
nam som|TH0n4
namagiripettai|IN034
namakkal|IN036
namalenga|TZ1d3
namangan|UZ1o9
namanga|TZ1d4
namanyere|TZ1d5
namasuba|UG2i4
nambe|US471NM
nambiyur|IN034
namborn|DE0y3
nambour|AU1k4QLD
nambucca heads|AU0p3NSW
nambucca|AU0p3NSW
nambutalai|IN033
namerikawa|JP0c5
namest nad oslavou|CZ2x2
namestovo|SK5b3
namibe|AO176
namie|JP0c4
namikupa|TZ1d4
namioka|JP0c4
namli|IN033
nampa|US6w6ID
nampicuan|PH183
nampo|KP109
nampula|MZ2w9
namrup|IN034
namsos|NO4q3
namtsy|RU643
namur|BE3a7
namyangju|KR087
namyang|KP104
namyslow|PL204
nanaimo|CA4l6BC
nanakuli|US5k4HI
nanao|JP0c6
nanauta|IN034
nanawale estates|US5k1HI
nanawua|PY282
nanchang|CN00b
nanchital de lazaro cardenas del rio|MX045
nanchong|CN00d
nancy|FR1m7
nandaime|NI3d4
nandambakkam|IN033
nandasmo|NI3d3
nanded|IN039
nandgaon|IN035,IN033
nandigama|IN035
nandihizana|MG2f2
nandikotkur|IN036
nanding|CN006
nandlstadt|DE0y2
nandrin|BE3a2
nandura buzurg|IN035
nandurbar|IN037
nandu|CN006
nandyal|IN037
nandy|FR1m3
nanfeng|CN006
nang rong|TH0n4
nanga eboko|CM2k5
nangal|IN036
nanganga|TZ1d4
nangavalli|IN033
nangen|KR086
nangis|FR1m3
nangi|IN039
nangka|PH183,PH183
nangloi jat|IN038
nangomba|TZ1d5
nangong|CN006
nanguneri|IN033
nangwa|TZ1d4
nanhyanga|TZ1d4
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
nansio|TZ1d3
nantai|CN006
nanterre|FR1m6
nantes|FR1m8
nanteuil les meaux|FR1m2
nanticoke|US0d3PA
nanto shi|JP0c6
nantong|CN009
nantou|TW0e7
nantucket|US0d3MA
nantwich|GB0j4
nanty glo|US0d2PA
nanuet|US0d4NY
nanuque|BR095
nanyamba|TZ1d4
nanyang|CN008
nanyuki|KE1a5
nanzhang chengguanzhen|CN006
nanzhou|CN006
nan|TH0n5
nao me toque|BR094
naolinco de victoria|MX043
naousa|GR4b4
napajedla|CZ2x3
napanee|CA1e3ON
napanoch|US0d0NY
napasar|IN034
napavine|US0t1WA
napa|US0t6CA
naperville|US1b7IL
napier|NZ5d6
napili honokowai|US5k3HI
naples manor|US0d2FL
naples park|US0d3FL
naples|IT1ia,US0d4FL,US471UT,US1b0TX,US0d0NY
napoleon|US0d3OH,US490MI
napoles|PH182
nappanee|US3n3IN
naqadeh|IR0l6
nara shi|JP0c9
naracoorte|AU2v3SA
narail|BD076
naraina|IN034
naraini|IN034
narang mandi|PK055
narangba|AU1k4QLD
naranjal|EC1s5
naranja|US0d3FL
naranjito|EC1s5
naranjos|MX044
naranjo|CR5q4,MX4a3
narara|AU0p3NSW
narasannapeta|IN035
narasapur|IN036
narasaraopet|IN037
narasimharajapura|IN033
narasingapuram|IN033
narathiwat|TH0n6
narauli|IN034
naraura|IN034
naravarikuppam|IN034
narayanavanam|IN034
narayanganj|BD078
narayangarh|IN034,IN033
narayanpet|IN035
narberth|US0d2PA
narbonne|FR1m6
narborough|GB0j3
nardaran|AZ343
nardo|IT1i5
naregal|IN034
narela|IN03a
narellan vale|AU0p3NSW
naremburn|AU0p3NSW
nargund|IN035
narharpur|IN033
narimanov|RU524
narita|JP0c7
narman|TR013
narnaul|IN036
narnaund|IN034
narni scalo|IT1i2
narni|IT1i2
naro fominsk|RU066
naro moru|KE1a3
naroda|IN032
narok|KE1a5
naron|ES0z5
narowal|PK056
naro|IT1i3
narrabeen|AU0p3NSW
narrabri|AU0p3NSW
narrabundah|AU0p3ACT
narragansett pier|US0d2RI
narragansett|US0d4RI
narraweena|AU0p3NSW
narra|PH185
narre warren north|AU0r3VIC
narre warren south|AU0r5VIC
narre warren|AU0r5VIC
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
narva|EE5g6
narvik|NO4q4
narwana|IN036
narwar|IN034
narwee|AU0p2NSW
naryan mar|RU064
naryn|KG3i6
naryshkino|RU063
nasarawa|NG0a5
nasaud|RO1w3
nashik|IN03a
nashotah|US1b0WI
nashtarud|IR0l3
nashua|US0d6NH,US1b1IA
nashville|US1b9TN,US0d2NC,US0d2GA,US1b2AR,US1b2IL,US491MI,US3n0IN,US1b0WI
nash|US1b2TX,US1b1TX
nasice|HR443
nasielsk|PL203
nasipit|PH183
nasirabad|IN036,PK055
nasiriyah|IQ0k9
naspur|IN034
nasriganj|IN035
nasrullahganj|IN034
nassau bay|US1b2TX
nassau village ratliff|US0d2FL
nassau|BS678,DE0y2,US0d0NY
nassjo|SE274
nassogne|BE3a2
nastola|FI4t4
nasugbu|PH186
natagaima|CO0i3
natahoyo|ES0z4
natalbany|US1b2LA
natalia|US1b1TX
natal|BR1ha
nata|PA5f2
natchez|US1b4MS
natchitoches|US1b4LA
naters|CH5o3
nathdwara|IN035
natick|US0d5MA
national city|US0t6CA
national harbor|US0d2MD
national park|US0d2NJ
natitingou|BJ3t6
natividade|BR094
natividad|PH183
natore|BD079
nato|PH182
nattam|IN034
nattapian|PH184
nattarasankottai|IN033
nattheim|DE0y3
naucalpan de juarez|MX04a
naudero|PK055
nauen|DE0y4
naugachhia|IN035
naugatuck|US0d5CT
naujamiestis|LT4v5
naujoji akmene|LT4v4
naukot|PK054
naumburg|DE0y5,DE0y2
naunhof|DE0y3
naurskaya|RU063
naushahra virkan|PK055
naushahro firoz|PK054
nautanwa|IN035
nauvoo|US1b0IL
navadwip|IN037
navajo|US471NM,US471NM
naval academy|US0d2MD
navalcarnero|ES0z4
navalgund|IN035
navalmoral de la mata|ES0z4
naval|PH184
navan|IE385
navapolatsk|BY1y7
navarcles|ES0z2
navarre|US1b5FL,US0d1OH
navas de san juan|ES0z2
navashino|RU064
navasota|US1b3TX
navassa|US0d1NC
navas|ES0z4,ES0z3
nava|MX4n4
navegantes|BR096
navelim|IN034
navesink|US0d1NJ
nave|IT1i3
navi mumbai|IN03b
navia|ES0z3
navirai|BR405
navlya|RU064
navodari|RO1w5
navoiy|UZ5s7
navojoa|MX437
navolato|MX4a5
navoloki|RU063
navotas|PH188
navrongo|GH1r5
navsari|IN037
navy yard city|US0t1WA
nawabganj|BD077,IN036,IN035,IN034,IN033
nawabshah|PK058
nawada|IN037
nawalgarh|IN036
nawanshahr|IN035,IN034
nawa|IN034
naxos|GR4b3
naxxar|MT8j3
nay pyi taw|MM0qa
nayagarh|IN034
nayoro|JP0c5
nayudupet|IN036
nazarabad|IR0l8
nazare da mata|BR295
nazareno|MX313
nazareth|IL3q6,BE3a3,US0d3PA
nazaret|ES5i3
nazare|BR1c5,PT503
nazarovo|RU3h6
nazca|PE0g5
naze|JP0c5
nazilli|TR017
nazir town|PK053
nazira|IN034
nazran|RU067
nazret|ET198
nazyvayevsk|RU334
nchelenge|ZM2t5
ndago|TZ1d4
ndalatando|AO179
ndelele|CM2k2
ndele|CF4u4
ndende|GA4r3
ndiareme limamoulaye|SN1g5
ndibene dahra|SN1g5
ndikinimeki|CM2k3
ndioum|SN1g4
ndjamena|TD429
ndjole|GA4r2
ndofane|SN1g3
ndola|ZM2t9
ndom|CM2k2
ndungu|TZ1d4
nea alikarnassos|GR4b4
nea anchialos|GR4b3
nea artaki|GR4b3
nea chalkidona|GR4b3
nea erythraia|GR4b4
nea filadelfeia|GR4b5
nea ionia|GR4b6,GR4b5
nea kallikrateia|GR4b3
nea makri|GR4b4
nea michaniona|GR4b3
nea moudhania|GR4b3
nea penteli|GR4b3
nea peramos|GR4b3
nea smyrni|GR4b6
nealtican|MX044
neapoli|GR4b5
near north side|US1b6IL
near south side|US1b4IL
neath|GB0j6
nebaj|GT3c5
nebbi|UG2i5
nebraska city|US1b3NE
necaxa|MX043
nechi|CO0i3
neckargemund|DE0y4
neckarsulm|DE0y5
neckartenzlingen|DE0y3
necochea|AR026
necocli|CO0i3
nedelino|BG2z2
neder hardinxveld|NL3z2
neder holluf|DK2y2
nederland|US1b4TX,US471CO
nederweert|NL3z3
nedlands|AU1v3WA
nedroma|DZ1p5
nedrow|US0d1NY
nedryhayliv|UA163
nedumangad|IN036
needamangalam|IN033
neede|NL3z3
needham|US0d5MA
needles|US0t2CA
needville|US1b2TX
neelankarai|IN034
neem ka thana|IN035
neenah|US1b5WI
neerpelt|BE3a4
nefta|TN464
neftcala|AZ344
neftegorsk|RU324
neftekamsk|RU2j7
neftekumsk|RU065
nefteyugansk|RU2j7
negapatam|IN037
negara|ID2l5
negaunee|US492MI
negombo|LK4d7
negotino|MK544,MK544
negotin|RS2r4
negrar|IT1i3
negreira|ES0z3
negrelos|PT503
negresti oas|RO1w4
negresti|RO1w3
negru voda|RO1w2
nehe|CN007
nehoiu|RO1w4
neiba|DO1j4
neietsu|KR085
neijiang|CN009
neillsville|US1b1WI
neilston|GB0j2
neira|CO0i4
neiva|CO0i8
nejdek|CZ2x3
nejo|ET194
neka|IR0l6
neklyudovo|RU063
nekoosa|US1b1WI
nekrasovka|RU4o3,RU063
nekrasovskiy|RU063
nekrasovskoye|RU063
nelamangala|IN035
nelidovo|RU065
neligh|US1b1NE
nellieburg|US1b0MS
nellikkuppam|IN035
nellis air force base|US0t2NV
nellore|IN039
nellysford|US0d0VA
nelson bay|AU0p3NSW
nelsonville|US0d2OH
nelson|NZ5d6,GB0j5,GB0j4,CA4l3BC,US0d0GA
nelspruit|ZA0x7
neman|RU594
nema|MR4c6
nembro|IT1i3
nemby|PY287
nemencine|LT4v3
nemocon|CO0i2
nemours|FR1m4
nemsova|SK5b3
nemuro|JP0c5
nemyriv|UA164
nenagh bridge|IE383
nenagh|IE382
nenjiang|CN006
neo psychiko|GR4b3
neodesha|US1b1KS
neoga|US1b1IL
neoi epivates|GR4b2
neon karlovasion|GR4b3
neopolis|BR3e4
neosho|US1b4MO
nepalgunj|NP2b6
nepanagar|IN035
nepean|CA1e7ON
nephi|US472UT
nepi|IT1i3
nepomuceno|BR094
neponsit|US0d0NY
neptune beach|US0d3FL
neptune city|US0d2NJ
nerac|FR1m3
neral|IN034
nerang|AU1k4QLD
neratovice|CZ2x4
nerchinsk|RU5t4
nerekhta|RU065
neresheim|DE0y3
nerja|ES0z4
nerkin getashen|AM353
neropolis|BR094
nersingen|DE0y3
nerubayske|UA163
nerva|ES0z3
nerviano|IT1i4
neryungri|RU646
nesconset|US0d4NY
nescopeck|US0d1PA
nesebar|BG2z3
nesher|IL3q4
nesoddtangen|NO4q3
nesquehoning|US0d2PA
ness city|US1b0KS
ness ziona|IL3q5
nesterovskaya|RU064
nesterov|RU592
neston|GB0j4,GB0j4
netanya|IL3q7
netcong|US0d2NJ
netishyn|UA165
netivot|IL3q5
netley|GB0j3
netphen|DE0y5
netrakona|BD076
nettersheim|DE0y3
nettetal|DE0y5
nettleton|US1b1MS
nettuno|IT1i5
neu anspach|DE0y4
neu guntramsdorf|AT213
neu hohenschonhausen|DE0y6
neu isenburg|DE0y5
neu ulm|DE0y6
neu wulmstorf|DE0y4
neubiberg|DE0y4
neubrandenburg|DE0y6
neubruck|DE0y6
neubulach|DE0y2
neuburg an der donau|DE0y5
neuchatel|CH5o5
neudenau|DE0y2
neue neustadt|DE0y8
neuehrenfeld|DE0y5
neuenburg am rhein|DE0y4
neuenburg|DE0y3
neuendettelsau|DE0y3
neuenhagen|DE0y4
neuenhof|CH5o3
neuenkirchen|DE0y4,DE0y3
neuenkirch|CH5o3
neuenrade|DE0y4
neuenstadt am kocher|DE0y3
neuenstein|DE0y3
neufahrn bei freising|DE0y4
neufchateau|FR1m3,BE3a3
neufchatel en bray|FR1m2
neuffen|DE0y3
neugersdorf|DE0y3
neuhaus am rennweg|DE0y3
neuhausen auf den fildern|DE0y4
neuhausen|CH5o3,DE0y2
neuhaus|DE0y3
neuhofen an der krems|AT213
neuhofen|DE0y3
neuhof|DE0y4
neuilly plaisance|FR1m4
neuilly sur marne|FR1m5
neuilly sur seine|FR1m6
neukirch lausitz|DE0y2
neukirchen|DE0y3,DE0y3
neukolln|DE0y7
neulussheim|DE0y3
neumarkt in der oberpfalz|DE0y5
neumarkt sankt veit|DE0y3
neumunster|DE0y6
neunburg vorm wald|DE0y3
neunkirchen am brand|DE0y3
neunkirchen am main|DE0y3
neunkirchen|DE0y6,DE0y4,AT214
neuotting|DE0y3
neuquen|AR518
neuried|DE0y3
neuruppin|DE0y5
neuse forest|US0d1NC
neusiedl am see|AT213
neuss|DE0y7
neustadt am rubenberge|DE0y6
neustadt an der aisch|DE0y4
neustadt an der donau|DE0y4
neustadt an der orla|DE0y3
neustadt an der waldnaab|DE0y3
neustadt bei coburg|DE0y4
neustadt glewe|DE0y3
neustadt hessen|DE0y3
neustadt in holstein|DE0y4
neustadt in sachsen|DE0y4
neustadt nord|DE0y5
neustadt sud|DE0y5
neustadt|DE0y6,DE0y4
neustrelitz|DE0y4
neutral bay|AU0p3NSW
neutraubling|DE0y4
neuves maisons|FR1m3
neuville en ferrain|FR1m3
neuville sur saone|FR1m3
neuwied|DE0y6
neuzeug|AT212
nevada city|US0t2CA
nevada|US1b3MO,US1b3IA,US1b0TX
nevele|BE3a3
nevelsk|RU6n4
nevel|RU554
neverkino|RU062
nevers|FR1m5
nevesinje|BA453
neviano|IT1i2
nevinnomyssk|RU067
nevsehir|TR016
nevyansk|RU2j5
new albany|US635IN,US0d3OH,US1b3MS
new alresford|GB0j2
new amsterdam|GY665
new athens|US1b1IL
new badah|PK055
new baden|US1b2IL
new baltimore|US494MI,US0d3VA
new basford|GB0j3
new batu batu|PH183
new beaver|US0d1PA
new bedford|US0d7MA
new berlinville|US0d0PA
new berlin|US1b5WI,US1b0IL
new bern|US0d5NC
new bloomfield|US0d0PA
new boston|US0d2NH,US1b2TX,US0d1OH
new braunfels|US1b6TX
new bremen|US0d2OH
new brighton|US1b4MN,US0d3PA,US0d2NY
new britain|US0d6CT,US0d2PA
new brockton|US1b0AL
new brunswick|US0d6NJ
new buffalo|US491MI
new burlington|US0d2OH
new cairo|EG0h8
new california|US0d0OH
new canaan|US0d4CT
new carlisle|US0d3OH,US3n1IN
new carrollton|US0d4MD
new cassel|US0d4NY
new castle northwest|US0d0PA
new castle|US0d4PA,US3n4IN,US0d2DE,US472CO,US0d0NH
new century ks|US1b0KS
new chicago|US1b1IN
new city|US1b5IL,US0d5NY
new columbia|US0d0PA
new concord|US0d1OH
new corella|PH184
new cumberland|US0d3PA,US0d0WV
new delhi|IN038
new dorp beach|US0d3NY
new dorp|US0d3NY
new durham|US0d1NH
new eagle|US0d1PA
new egypt|US0d1NJ
new ellenton|US0d1SC
new fairfield|US0d4CT
new fairview|US1b0TX
new farm|AU1k4QLD
new ferry|GB0j2
new franklin|US0d4OH,US1b0MO
new freedom|US0d2PA
new glarus|US1b1WI
new glasgow|CA5l4NS
new gloucester|US0d2ME
new grove|MU6r3
new hamburg|CA1e4ON
new hampton|US1b2IA
new hartford center|US0d0CT
new hartford|US0d1NY
new haven|US0d7CT,US3n4IN,US492MI,US492MI,US1b1MO,US0d1WV
new hempstead|US0d2NY
new holland|US0d2PA
new holstein|US1b2WI
new hope|US1b4MN,US1b2MS,US1b1AL,US0d1PA,US0t1OR,US1b0TN
new hyde park|US0d3NY
new iberia|US1b5LA
new ipswich|US0d2NH
new johnsonville|US1b1TN
new kensington|US0d4PA
new kingman butler|US254AZ
new kingston|JM3g9
new lambton|AU0p3NSW
new lebanon|US0d2OH
new lenox|US1b5IL
new lexington|US0d2OH
new lisbon|US1b1WI
new llano|US1b1LA
new london|US0d5CT,US1b3WI,US0d1OH,US1b1IA,US0d1NH,US1b0MN
new madrid|US1b2MO
new malden|GB0j5
new market|US0d1VA,US1b1AL,US0d0TN
new marlborough|US0d1MA
new martinsville|US0d2WV
new matamoras|US0d0OH
new miami|US0d1OH
new middletown|US0d1OH
new milford|US0d4NJ,US0d3CT
new mills|GB0j4
new milton|GB0j5
new mirpur|PK057
new norfolk|AU692TAS
new orleans|US1b9LA
new oxford|US0d1PA
new palestine|US3n1IN
new paltz|US0d3NY
new paris|US0d1OH,US3n1IN
new pekin|US3n0IN
new philadelphia|US0d4OH,US0d0PA
new plymouth|NZ5d6,US6w1ID
new port richey east|US0d3FL
new port richey|US0d4FL
new prague|US1b3MN
new preston|US0d0CT
new providence|US0d4NJ
new richland|US1b0MN
new richmond|US1b3WI,US0d1OH
new river|US254AZ
new roads|US1b2LA
new rochelle|US0d6NY
new rockford|US1b0ND
new romney|GB0j3
new ross|IE383
new sarpy|US1b1LA
new shagunnu|NG0a3
new sharon|US0d0ME,US1b0IA
new shoreham|US0d0RI
new smyrna beach|US0d5FL
new south memphis|US1b9TN
new springville|US0d4NY
new square|US0d3NY
new stanton|US0d1PA
new stevenston|GB0j2
new summerfield|US1b0TX
new tazewell|US0d2TN
new territory|US1b4TX
new town|AU693TAS,US1b1ND
new ulm|US1b4MN
new union|US1b1TN
new vienna|US0d0OH
new visayas|PH184
new washington|PH183
new waterford|US0d0OH
new waverly|US1b0TX
new westminster|CA4l6BC
new whiteland|US3n3IN
new wilmington|US0d1PA
new windsor|US0d3NY,US0d0MD
new yekepa|LR3f5
new york city|US0ddNY
new york mills|US0d2NY,US1b0MN
newala kisimani|TZ1d5
newark on trent|GB0j5
newark|US0d8NJ,US0d6OH,US0t6CA,US0d5DE,US0d3NY,US1b0AR,US1b0TX,US1b0IL
newarthill|GB0j3
newaygo|US491MI
newberg|US0t5OR
newbern|US1b2TN
newberry|US0d3SC,US0d2FL,US491MI
newbiggin by the sea|GB0j3
newborough|AU0r3VIC
newbridge|GB0j3
newburgh heights|US0d1OH
newburgh|US0d5NY,US1b2IN
newburg|US634KY,US1b0WI
newburn|GB0j5
newburyport|US0d4MA
newbury|GB0j5,US0d1NH
newcastle under lyme|GB0j6
newcastle upon tyne|GB0j8
newcastle west|IE383
newcastle|ZA0x9,AU0p8NSW,US0t4WA,US1b3OK,GB0j3,US472WY,US0t0CA
newcomerstown|US0d2OH
newellton|US1b0LA
newell|US0d0WV
newfane|US0d2NY
newfield|US0d1NJ,US0d0ME
newhaven|GB0j4,GB0j4
newington|US0d5CT,US0d4VA,AU0p3NSW
newkirk|US1b1OK
newlands|ZA0x2
newmains|GB0j3
newmanstown|US0d1PA
newman|AU1v4WA,US0t3CA
newmarket|CA1e6ON,GB0j4,US0d2NH
newnan|US0d5GA
newnham|AU693TAS
newport beach|US0t6CA
newport east|US0d4RI
newport news|US0d8VA
newport pagnell|GB0j4
newport|GB0j8,GB0j5,US0d5RI,US0d4KY,AU0r4VIC,GB0j4,US0t3OR,AU0p3NSW,US1b3AR,US0d3TN,US0d2NH,US0d2NC,US0d2VT,US0d2SC,US1b2MN,US0t1WA,US0t1WA,US0d1ME,US0d1PA,US0d0DE,US0d0OH
newquay|GB0j4
newry|GB0j5
newton abbot|GB0j5
newton aycliffe|GB0j5
newton falls|US0d2OH
newton le willows|GB0j4
newton mearns|GB0j5
newton|US0d6MA,US1b4KS,US1b4IA,US0d4NC,US0d3NJ,US0d2NH,US1b2MS,US1b1IL,US1b1TX,US1b1AL
newtown grant|US0d2PA
newtown trim|IE383
newtownabbey|GB0j6
newtownards|GB0j5
newtown|AU0p4NSW,GB0j4,AU0r3VIC,AU1k3QLD,US0d1OH,US0d1PA,US0d1CT
newville|US0d0PA
neyagawa|JP0c8
neya|RU063
neyriz|IR0l6
neyshabur|IR0l8
neyyattinkara|IN036
nezhdaninskoe|RU9f2
nezhinka|RU2j2
nezlobnaya|RU064
ngala|NG0a4
ngama|TD424
ngambe|CM2k3
nganjuk|ID0b6
ngaoundere|CM2k8
ngara|TZ1d4
ngaruawahia|NZ5d2
ngawi|ID0b4
ngemplak|ID0b5
ngerengere|TZ1d4
ngong ping|HK0m2
ngong|KE1a3
ngorongoro|TZ1d3
ngoro|ID0b5
ngou|CM2k3
ngozi|BI5r4
ngudu|TZ1d5
nguekhokh|SN1g4
nguigmi|NE3v4
ngunnawal|AU0p3ACT
ngunut|ID0b5
ngurore|NG0a3
nguruka|TZ1d5
nguru|NG0a7
nguti|CM2k2
nha trang|VN0w8
nhamunda|BR233
nhandeara|BR093
nhlangano|SZ753
nia valencia|PH186
niafunke|ML2o3
niagara falls|CA1e6ON,US0d6NY
niagara|US1b1WI
niamey|NE3va
niamtougou|TG3w5
niantic|US0d2CT
nianzishan|CN006
nibaliw central|PH184
nibley|US473UT
nibong tebal|MY2a5
nicastro|IT1i5
niceville|US1b4FL
nice|FR1m8,US0t1CA
nichelino|IT1i6
nichinan|JP0c5
nichlaul|IN034
nicholasville|US0d5KY
nicholls|AU0p3ACT,US0d2GA
nichols hills|US1b2OK
nicholson|US1b2MS,US0d1GA
nickerson|US1b0KS
nicolae balcescu|RO1w3
nicolas r casillas|MX045
nicolas romero|MX048
nicolet|CA1e3QC
nicollet|US1b0MN
nicolosi|IT1i3
nicoma park|US1b1OK
nicoresti|RO1w3
nicosia|CY6c8,IT1i3
nicoya|CR5q4
nidadavole|IN035
nidau|CH5o3
nidda|DE0y4
nidderau|DE0y4
niddrie|AU0r2VIC
nideggen|DE0y3
nidzica|PL204
niebull|DE0y3
niedenstein|DE0y3
nieder ingelheim|DE0y5
nieder olm|DE0y3
niederaula|DE0y2
niedereschach|DE0y3
niederfischbach|DE0y2
niedergorsdorf|DE0y3
niederkassel|DE0y5
niederkruchten|DE0y4
niedernhausen|DE0y4
niederrad|DE0y4
niederschoneweide|DE0y3
niederschonhausen|DE0y5
niederstetten|DE0y2
niederwerrn|DE0y3
niederwiesa|DE0y2
niederzier|DE0y4
niedobczyce|PL204
niefern oschelbronn|DE0y4
nieheim|DE0y3
niel|BE3a3
niemodlin|PL203
nienburg|DE0y5
niepolomice|PL203
nieppe|FR1m3
nierstein|DE0y3
niesky|DE0y3
nieul sur mer|FR1m3
nieuw lekkerland|NL3z3
nieuw loosdrecht|NL3z3
nieuw nickerie|SR684
nieuwegein|NL3z6
nieuwerkerken|BE3a3
nieuwpoort|BE3a3
nieves|PH183,MX042
nigde|TR017
nigel|ZA0x7
nigran|ES0z4
nihommatsu|JP0c5
nihtaur|IN036
niigata|JP0c9
niihama|JP0c7
niimi|JP0c5
niitsu honcho|JP0c6
nijar|ES0z5
nijkerk|NL3z5
nijlen|BE3a4
nijmegen|NL3z7
nikaia|GR4b6
nikel|RU064
nikfer|TR012
nikiski|US5x2AK
nikki|BJ3t6
nikko|JP0c4
nikolassee|DE0y4
nikolayevka|RU4f3,RU062
nikolayevsk on amure|RU6n5
nikolayevsk|RU3b4
nikolina gora|RU063
nikolo berezovka|RU2j3
nikologory|RU063
nikolskoye|RU066,RU064
nikolsk|RU065,RU063
nikopol|UA167
niksar|TR016
nikshahr|IR0l4
niksic|ME6y6
nikulino|RU065
nilakottai|IN034
niland|US0t0CA
nilanga|IN035
nileshwar|IN035
niles|US1b5IL,US0d4OH,US494MI
nilgiri|IN034
nilokheri|IN034
nilombot|PH183
nilopolis|BR097
nilsia|FI4t3
nilvange|FR1m2
nimaj|IN034
nimaparha|IN034
nimbahera|IN036
nimes|FR1m7
nimigea de sus|RO1w2
nindiri|NI3d3
ninety six|US0d1SC
ningbo|CN00c
ningchegu|CN003
ningde|CN006
ninghai|CN006,CN006
ningyang|CN006
ninh binh|VN0n5
ninnekah|US1b0OK
ninomiya|JP0c5
ninotsminda|GE373
ninove|BE3a5
nioki|CD0f5
nioro du rip|SN1g4
niort|FR1m6
nipani|IN036
nipomo|US0t4CA
nippes|DE0y7
niquelandia|BR095
niquero|CU1l4
niquinohomo|NI3d3
nirasaki|JP0c5
nirgua|VE145
nirmali|IN034
nirmal|IN036
nirsa|IN034
nisa|PT503
niscemi|IT1i5
nishi tokyo shi|JP0c8
nishifukuma|JP0c5
nishinomiya hama|JP0c9
nishinoomote|JP0c4
nishio|JP0c7
nishishinminato|JP0c5
nishiwaki|JP0c5
nishon tumani|UZ5s3
nisia floresta|BR1h3
niskayuna|US0d2NY
nisko|PL204
nisporeni|MD4h4
nissequogue|US0d1NY
nisswa|US1b1MN
nistelrode|NL3z3
nis|RS2r8
niteroi|BR099
nitra|SK5b6
nitro|US0d3WV
nittenau|DE0y3
nittendorf|DE0y3
nivala|FI4t3
niva|DK2y3
nivelles|BE3a5
niverville|US0d1NY
niwai|IN035
niwari|IN033
niwot|US472CO
nixa|US1b4MO
nixon|US1b1TX,US0d0PA
nizamabad|IN038,IN034
nizao|DO1j3
nizhneangarsk|RU4p2
nizhnedevitsk|RU063
nizhnegorskiy|UA5e3
nizhnekamsk|RU068
nizhnesortymskiy|RU2j4
nizhneudinsk|RU4p5
nizhnevartovsk|RU2j8
nizhneye kazanishche|RU064
nizhniy dzhengutay|RU063
nizhniy ingash|RU3h3
nizhniy kuranakh|RU643
nizhniy lomov|RU065
nizhniy novgorod|RU06a
nizhniy odes|RU063
nizhniye achaluki|RU062
nizhniye sergi|RU2j4
nizhniye vyazovyye|RU063
nizhny tagil|RU2j9
nizhnyaya maktama|RU063
nizhnyaya omka|RU332
nizhnyaya poyma|RU3h3
nizhnyaya salda|RU2j4
nizhnyaya tavda|RU2j3
nizhnyaya tura|RU2j4
nizhyn|UA166
nizip|TR016
nizwa|OM3r6
nizza monferrato|IT1i3
njeru|UG2i6
njinikom|CM2k3
njombe|TZ1d6
nkhata bay|MW4e4
nkhotakota|MW4e5
nkoaranga|TZ1d4
nkongsamba|CM2k7
nkoteng|CM2k6
nkove|TZ1d2
nkowakowa|ZA0x5
nkpor|NG0a7
nkwerre|NG0a6
nnewi|NG0a8
noale|IT1i3
noamundi|IN034
noank|US0d1CT
nobeoka|JP0c7
noble park north|AU0r3VIC
noble park|AU0r5VIC
nobleboro|US0d1ME
noblesville|US3n6IN
noble|US1b3OK
nobres|BR4y4
nocatee|US0d2FL,US0d2FL
nocera inferiore|IT1i5
nocera superiore|IT1i5
noceto|IT1i3
nochistlan de mejia|MX044
noci|IT1i4
nocona|US1b2TX
noda|JP0c7
noe valley|US0t5CA
noel|US1b1MO
noeux les mines|FR1m4
nof ayalon|IL3q2
nof hagalil|IL3q5
nogales|MX438,MX044,US254AZ
nogamerzin yurt|RU062
nogara|IT1i3
nogata|JP0c6
nogent le rotrou|FR1m4
nogent sur marne|FR1m5
nogent sur oise|FR1m4
nogent sur seine|FR1m3
noginsk 9|RU063
noginsk|RU067
nogir|RU064
nogliki|RU6n3
nogueira da regedoura|PT502
nohar|IN036
nohfelden|DE0y3
noicattaro|IT1i4
noida|IN038
noisiel|FR1m4
noisy le grand|FR1m6
noisy le roi|FR1m3
noisy le sec|FR1m5
nokesville|US0d0VA
nokha|IN036
nokia|FI4t5
nokomis|US0d2FL,US1b1IL
nolanville|US1b2TX
nola|CF4u5,IT1i5
nolensville|US1b3TN
nole|IT1i2
nolinsk|RU553
nollamara|AU1v4WA
nombre de dios|MX312
nome|US9g2AK
non sang|TH0n4
non sung|TH0n4
non thai|TH0n4
nonantola|IT1i3
none|IT1i3
nong bua lamphu|TH0n5
nong bua|TH0n4
nong chik|TH0n4
nong khae|TH0n5
nong khai|TH0n6
nong ki|TH0n4
nong kung si|TH0n4
nong phai|TH0n5
nong wua so|TH0n3
nongpoh|IN034
nongstoin|IN035
nonnweiler|DE0y3
nonoichi|JP0c6
nonsan|KR085
nookat|KG3i4
nooksack|US0t1WA
noord hofland|NL3z2
noord scharwoude|NL3z3
noordwijk binnen|NL3z5
noordwijkerhout|NL3z4
noormarkku|FI4t3
noosa heads|AU1k3QLD
noosaville|AU1k3QLD
nopalucan|MX043
nora springs|US1b0IA
norak|TJ484
norala|PH184
noranda|AU1v3WA
noratus|AM352
nora|SE273
norcasia|CO0i3
norco|US0t5CA,US1b2LA
norcross|US0d4GA
nordborg|DK2y3
nordenham|DE0y5
norden|DE0y5
norderney|DE0y3
norderstedt|DE0y6
nordhausen|DE0y5
nordheim|DE0y3
nordholz|DE0y3
nordhorn|DE0y6
nordkirchen|DE0y3
nordlingen|DE0y4
nordstemmen|DE0y4
nordwalde|DE0y3
norfolk county|CA1e6ON
norfolk|US0d8VA,US1b5NE,US0d3MA,US0d0NY
noria|IN033
norilsk|RU3h7
norland|US0d5FL
norlane|AU0r3VIC
norlina|US0d0NC
normal|US1b6IL
norman gardens|AU1k3QLD
norman park|AU1k3QLD
normandy park|US0t3WA
normandy|US1b2MO
normanhurst|AU0p2NSW
norman|US1b7OK
norresundby|DK2y4
norridgewock|US0d1ME
norridge|US1b4IL
norris city|US1b0IL
norristown|US0d5PA
norris|US0d1TN
norrkoping|SE277
norrtalje|SE274
nort sur erdre|FR1m3
nortelandia|BR4y3
norten hardenberg|DE0y3
north adams|US0d4MA
north adelaide|AU2v3SA
north alamo|US1b2TX
north albury|AU0p3NSW
north amherst|US0d3MA
north amityville|US0d4NY
north andover|US0d5MA
north andrews gardens|US0d3FL
north apollo|US0d0PA
north arlington|US0d4NJ
north atlanta|US0d5GA
north attleborough center|US0d4MA
north auburn|US0t4CA
north augusta|US0d4SC
north aurora|US1b4IL
north babylon|US0d4NY
north baddesley|GB0j3
north ballston spa|US0d0NY
north baltimore|US0d2OH
north barrington|US1b2IL
north bath|US0d3ME
north battleford|CA8p4SK
north bay shore|US0d4NY
north bay village|US0d3FL
north bay|CA1e6ON
north beach haven|US0d1NJ
north beach|US0d1MD
north bel air|US0d5MD
north belle vernon|US0d1PA
north bellmore|US0d4NY
north bellport|US0d4NY
north bend|US0t3OR,US0t3WA,US1b0NE
north bennington|US0d1VT
north bergen|US0d6NJ
north berwick|GB0j3,US0d1ME
north bethesda|US0d5MD
north bibb|US1b0AL
north bondi|AU0p3NSW
north boston|US0d1NY
north braddock|US0d2PA
north branch|US1b3MN,US490MI
north branford|US0d4CT
north brookfield|US0d1MA
north brooksville|US0d2FL
north browning|US471MT
north caldwell|US0d3NJ
north canton|US0d4OH
north cape may|US0d2NJ
north castle|US0d4NY
north catasauqua|US0d1PA
north center|US1b5IL
north charleroi|US0d0PA
north charleston|US0d7SC
north chicago|US1b5IL
north chicopee|US0d6MA
north college hill|US0d3OH
north collins|US0d0NY
north conway|US0d1NH
north corbin|US0d1KY
north cowichan|CA4l5BC
north creek|US0t5WA
north crossett|US1b2AR
north decatur|US0d4GA
north deland|US0d1FL
north druid hills|US0d4GA
north eagle butte|US471SD
north eastham|US0d1MA
north east|US0d2PA,US0d2MD
north edwards|US0t0CA
north el monte|US0t2CA
north elba|US0d3NY
north english|US1b0IA
north fair oaks|US0t4CA
north falmouth|US0d2MA
north ferriby|GB0j3
north fond du lac|US1b2WI
north fork village|US0d1OH
north fork|US251AZ
north fort lewis|US0t1WA
north fort myers|US0d5FL
north gates|US0d3NY
north granby|US0d1CT
north great river|US0d2NY
north grosvenor dale|US0d1CT
north guwahati|IN034
north haledon|US0d3NJ
north hampton|US0d2NH
north hartsville|US0d2SC
north haven|US0d5CT,AU2v2SA
north highlands|US0t5CA
north hills|US0t6CA,US0d2NY
north hollywood|US0t6CA
north hudson|US1b2WI
north judson|US9q1IN
north kansas city|US1b2MO
north kensington|US0d3MD
north key largo|US0d0FL
north kingstown|US0d5RI
north kingsville|US0d2OH
north la crosse|US1b6WI
north lakeport|US0t2CA
north lakes|AU1k4QLD
north lakeville|US0d1MA
north lakhimpur|IN036
north las vegas|US0t8NV
north lauderdale|US0d5FL
north laurel|US0d2MD
north lawndale|US1b5IL
north lewisburg|US0d1OH
north liberty|US1b4IA,US3n1IN
north lindenhurst|US0d4NY
north little rock|US1b6AR
north logan|US473UT
north mackay|AU1k3QLD
north madison|US3n4IN,US0d3OH
north manchester|US3n3IN
north mankato|US1b4MN
north massapequa|US0d4NY
north melbourne|AU0r4VIC
north merrick|US0d4NY
north miami beach|US0d5FL
north miami|US0d6FL
north middletown|US0d2NJ
north muskegon|US492MI
north myrtle beach|US0d4SC
north narrabeen|AU0p3NSW
north new hyde park|US0d4NY
north newton|US1b1KS
north nowra|AU0p2NSW
north oaks|US1b2MN
north ogden|US474UT
north olmsted|US0d5OH
north palm beach|US0d4FL
north parramatta|AU0p4NSW
north patchogue|US0d3NY
north pekin|US1b1IL
north pembroke|US0d2MA
north peoria|US1b7IL
north perth|CA1e4ON,AU1v3WA
north plainfield|US0d4NJ
north plains|US0t1OR
north platte|US1b5NE
north plymouth|US0d2MA
north pole|US5x1AK
north portland|US0t3OR
north port|US0d6FL
north potomac|US0d5MD
north prairie|US1b1WI
north providence|US0d5RI
north puyallup|US0t1WA
north randall|US0d0OH
north reading|US0d4MA
north redington beach|US0d1FL
north richland hills|US1b6TX
north richmond|US0t2CA
north ridgeville|US0d5OH
north river shores|US0d2FL
north riverside|US1b3IL
north rock springs|US471WY
north rocks|AU0p3NSW
north royalton|US0d5OH
north ryde|AU0p3NSW
north saanich|CA4l3BC
north saint paul|US1b4MN
north salt lake|US474UT
north sarasota|US0d3FL
north scituate|US0d3RI,US0d2MA
north sea|US0d2NY
north seekonk|US0d1MA
north shields|GB0j5
north shore|NZ5d8,US0d2VA
north sioux city|US1b1SD
north smithfield|US0d3RI
north spearfish|US471SD
north springfield|US0d3VA
north stamford|US0d7CT
north star|US0d3DE
north sydney|AU0p3NSW
north syracuse|US0d3NY
north tamworth|AU0p2NSW
north terre haute|US3n2IN
north tonawanda|US0d5NY
north tunica|US1b0MS
north tustin|US0t5CA
north vacherie|US1b1LA
north valley stream|US0d4NY
north valley|US474NM
north vancouver|CA4l6BC
north vernon|US3n3IN
north versailles|US0d3PA
north wales|US0d2PA
north walsham|GB0j4
north wantagh|US0d4NY
north ward|AU1k2QLD
north warren|US0d1PA
north webster|US3n0IN
north weeki wachee|US0d3FL
north westport|US0d2MA
north wildwood|US0d2NJ
north wilkesboro|US0d2NC
north windham|US0d2ME
north yelm|US0t2WA
north york|CA1e9ON,US0d1PA
north zanesville|US0d1OH
northallerton|GB0j4
northampton|GB0j8,US0d5MA,US0d3PA
northam|GB0j3,AU1v3WA
northborough|US0d3MA
northbridge|US0d4MA,AU0p3NSW
northbrook|US1b5IL,US0d3OH
northchase|US0d2NC
northcliff|US1b1TX
northcote|AU0r5VIC
northcrest|US1b1TX
northdale|US0d4FL
northeast ithaca|US0d1NY
northeim|DE0y5
northern cambria|US0d2PA
northfield|US1b4MN,US0d3NJ,US0d3NJ,US1b2IL,US0d2NH,US0d2OH,US0d1VT,US0d0MA,US630KY
northgate|US0d3OH,AU2v3SA
northglenn|US475CO
northlakes|US0d1NC
northlake|US1b4IL,US0d2SC,US1b1TX
northmead|AU0p3NSW
northolt|GB0j5
northport|US1b5AL,US0d3NY,US0d0ME
northridge|US0t6CA,US0d3OH,US0d3OH
northumberland|US0d2NY,US0d2PA,US0d1NH
northvale|US0d2NJ
northview|US494MI
northville|US493MI,US0d0NY,US0d0NY
northwest harborcreek|US0d3PA
northwest harbor|US0d2NY
northwest harwich|US0d2MA
northwest harwinton|US0d2CT
northwest ithaca|US0d0NY
northwich|GB0j6
northwoods|US1b2MO
northwood|US0d2OH,US0d2OH,US0d2NH,US1b1IA
norton canes|GB0j3
norton center|US0d1MA
norton shores|US495MI
nortonville|US1b0KY
norton|ZW266,US0d4MA,US0d4OH,GB0j3,US0d2VA,US1b2KS
nortorf|DE0y3
norvenich|DE0y4
norwalk|US0t7CA,US0d6CT,US0d4OH,US1b3IA
norway|US1b1MI,US0d1ME
norwell|US0d3MA
norwich|GB0j8,US0d5CT,US0d3NY
norwood historical|US1b1MN
norwood young america|US1b2MN
norwood|US0d5MA,US0d4OH,US0d3PA,US0d3NJ,AU2v3SA,US0d1NC,US0d1NY
norzagaray|PH186
noshiro|JP0c6
nosivka|UA164
nossa senhora da gloria|BR3e4
nossa senhora das dores|BR3e4
nossa senhora do monte|PT793
nossa senhora do socorro|BR3e7
nossen|DE0y3
nosy varika|MG2f5
notodden|NO4q3
noto|IT1i4
notre dame de bondeville|FR1m3
notre dame de grace|CA1e6QC
notre dame de gravenchon|FR1m3
notre dame de lile perrot|CA1e3QC
notre dame des prairies|CA1e3QC
notre dame du mont|FR1m3
notre dame limite|FR1m4
notre dame|US3n3IN
notse|TG3w4
nottingham|GB0ja,US0d2NH
nottuln|DE0y4
nou barris|ES0z7
nouadhibou|MR4c6
nouakchott|MR4c9
noumea|NC7e7
nouna|BF365
nouvelle france|MU6r3
nouzonville|FR1m3
nova aurora|BR093
nova bana|SK5b3
nova borova|UA162
nova cruz|BR1h5
nova dubnica|SK5b4
nova era|BR094
nova floresta|BR1h3
nova friburgo|BR097
nova gorica|SI5z4
nova gradiska|HR444
nova granada|BR094
nova iguacu|BR09a
nova kakhovka|UA166
nova lima|BR096
nova londrina|BR093
nova mayachka|UA163
nova milanese|IT1i4
nova odesa|UA164
nova odessa|BR096
nova olimpia|BR4y4
nova olinda do norte|BR234
nova paka|CZ2x3
nova pazova|RS2r4
nova petropolis|BR094
nova praha|UA163
nova prata|BR094
nova russas|BR1h4
nova soure|BR1c4
nova venecia|BR095
nova vicosa|BR1c4
nova vodolaha|UA164
nova xavantina|BR4y4
nova zagora|BG2z5
novallas|PH182
novara|IT1i7
novate milanese|IT1i4
novato|US0t6CA
novaya balakhna|RU066
novaya derevnya|RU064
novaya igirma|RU4p3
novaya ladoga|RU063
novaya lyalya|RU2j4
novaya mayna|RU4f3
novaya tavolzhanka|RU062
novaya usman|RU064
nove mesto na morave|CZ2x3
nove mesto nad metuji|CZ2x3
nove mesto nad vahom|SK5b4
nove straseci|CZ2x2
nove zamky|SK5b5
novelda|ES0z5
noveleta|PH185
novellara|IT1i3
noventa di piave|IT1i2
noventa vicentina|IT1i3
noventa|IT1i3
novhorod siverskyy|UA164
novhorodka|UA163
novi di modena|IT1i3
novi grad|BA453
novi knezevac|RS2r3
novi ligure|IT1i5
novi pazar|RS2r6,BG2z4
novi petrivtsi|UA163
novi sad|RS2r8
novi sanzhary|UA163
novi travnik|BA453
novi vinodolski|HR442
novi zagreb|HR442
novi|US496MI
novo aripuana|BR233
novo brdo|XK2r3
novo cruzeiro|BR093
novo hamburgo|BR098
novo horizonte|BR095
novo lino|BR3e2
novo mesto|SI5z5
novo milosevo|RS2r3
novo oriente|BR1h4
novo peredelkino|RU067
novo selo|MK544
novo talitsy|RU063
novoagansk|RU2j3
novoaleksandrovsk|RU065
novoaltaysk|RU4m6
novoanninskiy|RU3b4
novoarkhanhelsk|UA163
novoazovsk|UA164
novobataysk|RU062
novobelokatay|RU2j3
novobod|TJ482
novobureyskiy|RU643
novocheboksarsk|RU067
novocherkassk|RU067
novoderevyankovskaya|RU063
novodmitriyevskaya|RU062
novodnistrovsk|UA163
novodolinskiy|KZ1n2
novodonetske|UA163
novodvinsk|RU065
novodzhereliyevskaya|RU062
novofedorivka|UA162
novofedorovka|UA5e2
novogireyevo|RU067
novogornyy|RU2j3
novogrudok|BY1y5
novohrad volynskyi|UA166
novoishimskiy|KZ1n3
novoivanovskoye|RU063
novokayakent|RU063
novokazalinsk|KZ5w5
novokhopersk|RU063
novokhovrino|RU066
novokorsunskaya|RU062
novokruchininskiy|RU5t3
novokubansk|RU065
novokuybyshevsk|RU327
novokuzminki|RU066
novokuznetsk|RU4w9
novoleushkovskaya|RU063
novoli|IT1i3
novolukoml|BY1y4
novomalorossiyskaya|RU063
novomichurinsk|RU064
novomikhaylovskiy|RU063
novominskaya|RU064
novomoskovsk|RU067,UA166
novomykolayivka|UA162
novomyrhorod|UA164
novomyshastovskaya|RU063
novonikolayevskiy|RU3b3
novooleksiyivka|UA163
novoorsk|RU2j3
novopavlovsk|RU065
novopetrovskoye|RU062
novopodrezkovo|RU063
novopokrovskaya|RU064
novopskov|UA163
novorossiysk|RU068
novorozhdestvenskaya|RU063
novoselitskoye|RU063
novoselytsya|UA163
novosemeykino|RU323
novosergiyevka|RU2j4
novoshakhtinskiy|RU4o3
novoshakhtinsk|RU067
novoshcherbinovskaya|RU063
novosibirsk|RU2da
novosilikatnyy|RU4m4
novosineglazovskiy|RU2j4
novosinkovo|RU063
novosmolinskiy|RU062
novosokolniki|RU063
novospasskoye|RU4f3
novotitarovskaya|RU065
novotroitskaya|RU063
novotroitsk|RU2j7
novoukrainskoye|RU063
novoukrayinka|UA164
novoulyanovsk|RU4f4
novouralsk|RU2j7
novoutkinsk|RU2j2
novouzensk|RU3k4
novovarshavka|RU2j3
novovelichkovskaya|RU063
novovladykino|RU066
novovolynsk|UA166
novovoronezh|RU065
novovorontsovka|UA163
novovyazniki|RU062
novoyavorivsk|UA165
novoye devyatkino|RU063
novozavedennoye|RU062
novozavidovskiy|RU063
novozybkov|RU065
novska|HR443
novy bor|CZ2x4
novy bydzov|CZ2x3
novy jicin|CZ2x5
novyy buh|UA164
novyy chirkey|RU063
novyy karanlug|AZ342
novyy khushet|RU063
novyy oskol|RU064
novyy rogachik|RU3b3
novyy sulak|RU062
novyy svit|UA163
novyy turtkul|UZ5s6
novyy urengoy|RU2j7
novyy urgal|RU4o3
novyye atagi|RU063
novyye burasy|RU3k3
novyye cheremushki|RU067
novyye kuzminki|RU067
novyye lapsary|RU063
novyye lyady|RU2j3
novyy|RU4o3
nov|TJ484
nowa deba|PL204
nowa ruda|PL205
nowa sarzyna|PL203
nowa sol|PL205
nowata|US1b2OK
nowe miasto lubawskie|PL203
nowe|PL203
nowogard|PL204
nowogrod bobrzanski|PL202
nowrangapur|IN03a
nowra|AU0p3NSW
nowshahr|IR0l5
nowshera cantonment|PK057
nowthen|US1b2MN
nowy dwor gdanski|PL203
nowy dwor mazowiecki|PL205
nowy sacz|PL206
nowy targ|PL205
nowy tomysl|PL204
noyabrsk|RU2j7
noyack|US0d2NY
noyelles godault|FR1m2
noyelles sous lens|FR1m3
noyemberyan|AM352
noyon|FR1m4
nozhay yurt|RU062
nsanje|MW4e4
nsawam|GH1r5
nshamba|TZ1d4
nsukka|NG0a7
nsunga|TZ1d4
ntcheu|MW4e3
ntchisi|MW4e3
ntossoni|ML2o3
ntoum|GA4r3
ntui|CM2k3
ntungamo|UG2i4,UG2i4
nubl|SY225
nuea khlong|TH0n4
nueil les aubiers|FR1m2
nuenen|NL3z5
nuestra senora del rosario de caa cati|AR023
nueva carteya|ES0z2
nueva concepcion|GT3c3,SV4x3
nueva esperanza|PY284,PA5f3
nueva gerona|CU1l4
nueva guadalupe|SV4x3
nueva guinea|NI3d6
nueva helvecia|UY2s3
nueva imperial|CL0o4
nueva italia de ruiz|MX045
nueva loja|EC1s5
nueva ocotepeque|HN3l3
nueva palestina|MX8m3
nueva palmira|UY2s3
nueva rosita|MX315
nueva santa rosa|GT3c3
nueva villa de padilla|MX312
nueve de julio|AR025,AR583
nuevitas|CU1l6
nuevo arraijan|PA5f4
nuevo baztan|ES0z2
nuevo belen|PA5f5
nuevo casas grandes|MX2m6
nuevo cuscatlan|SV4x3
nuevo ideal|MX313
nuevo imperial|PE0g5
nuevo laredo|MX4n9
nuevo mexico|MX045
nuevo necaxa|MX043
nuevo progreso|MX4n3,GT3c3
nuevo san carlos|GT3c4
nuevo san juan parangaricutiro|MX044
nuevo|US0t3CA
nufringen|DE0y2
nuh|IN034
nuits saint georges|FR1m2
nuku alofa|TO8i4
nukus|UZ5s8
nules|ES0z4
numaligarh|IN033
numan|NG0a6
numata|JP0c6
numazu|JP0c8
numbrecht|DE0y4
nunawading|AU0r4VIC
nunchritz|DE0y3
nundah|AU1k4QLD
nunda|US0d0NY
nuneaton|GB0j7
nungua|GH1r6
nungwi|TZ1d3
nunkini|MX3u3
nunspeet|NL3z4
nuoro|IT1i5
nuporanga|BR093
nur sultan|KZ1n8
nurabad|IR0l6,IR0l6
nurdagi|TR014
nurhak|TR013
nurillo|US1b2TX
nuriootpa|AU2v3SA
nurlat|RU065
nurmahal|IN034
nurmes|FI4t3
nurmijarvi|FI4t5
nurmo|FI4t4
nurnberg|DE0y9
nurota|UZ5s5
nurpur kalan|IN033
nurpur|IN035
nurtingen|DE0y5
nusaybin|TR016
nusfalau|RO1w2
nushki|PK055
nussloch|DE0y3
nutley|US0d5NJ
nutter fort|US0d1WV
nuuk|GL8w4
nuwara eliya|LK4d5
nuwaybi a|EG0h2
nuzvid|IN036
nyachera|UG2i5
nyack|US0d3NY
nyagan|RU2j6
nyahururu|KE1a5
nyakabindi|TZ1d4
nyakahanga|TZ1d4
nyala|SD1q9
nyalikungu|TZ1d5
nyamira|KE1a3
nyamti|IN033
nyamuswa|TZ1d4
nyandoma|RU064
nyangao|TZ1d4
nyanguge|TZ1d3
nyasvizh|BY1y4
nyaungdon|MM0q5
nyaunglebin|MM0q6
nyazepetrovsk|RU2j4
nyborg|DK2y4
nybro|SE274
nyergesujfalu|HU1z3
nyeri|KE1a6
nyiradony|HU1z3
nyirbator|HU1z4
nyiregyhaza|HU1z7
nyirtelek|HU1z3
nykarleby|FI4t3
nykobing falster|DK2y4
nykobing mors|DK2y3
nykobing sjaelland|DK2y2
nykoping|SE275
nykvarn|SE273,SE273
nymburk|CZ2x4
nynashamn|SE274
nyons|FR1m3
nyon|CH5o4
nyrany|CZ2x3
nyrob|RU2j3
nyrsko|CZ2x2
nysa|PL206
nyssa|US6w2OR
nytva|RU2j4
nyurba|RU643
nyuzen|JP0c5
nyzhni sirohozy|UA163
nyzhnya krynka|UA164
nzega|RW3x5,TZ1d5
nzerekore|GN1x7
nzeto|AO174
o barco de valdeorras|ES0z4
o carballino|ES0z4
o grove|ES0z3
o rosal|ES0z3
oadby|GB0j5
oak bay|CA4l4BC
oak bluffs|US0d2MA
oak brook|US1b3IL
oak cliff place|US1b1TX
oak creek|US1b5WI
oak flats|AU0p3NSW
oak forest|US1b5IL
oak grove|US0t4OR,US0d3SC,US1b3MN,US0d3SC,US1b3KY,US1b3MO,US1b3KY,US0d2TN,US0d1VA,US1b1LA
oak harbor|US0t5WA,US0d1OH
oak hills place|US1b3LA
oak hills|US0t4OR,US0t3CA,US0d1PA
oak hill|US0d5VA,US0d3WV,US1b2TN,US0d1FL,US0d1OH,US0d1OH
oak island|US0d3NC
oak lawn|US1b6IL
oak leaf|US1b0TX
oak park heights|US1b2MN
oak park|US1b6IL,US495MI,US0t4CA,AU0r3VIC,US632IN
oak point|US1b2TX
oak ridge north|US1b2TX
oak ridge|US0d5TN,US0d5FL,US0d3NC
oak trail shores|US1b1TX
oak valley|US0d2NJ
oak view|US0t2CA
oakboro|US0d1NC
oakbrook terrace|US1b1IL
oakbrook|US0d3KY
oakdale|US1b5MN,US0t4CA,US0d3NY,US0d3NY,US1b3LA,US0d1PA,US0d1PA
oakengates|GB0j3
oakes|US1b1ND
oakfield|US0d1NY,US1b0WI
oakham|GB0j3,US0d1MA
oakhurst|AU0p3NSW,US0d2NJ,US0t2CA,US1b1OK
oakland city|US9s1IN
oakland park|US0d5FL
oakland|US0t9CA,US0d4NJ,US1b3TN,US0d2FL,US0d1ME,US0d1MD,US0d1PA,US0d1PA,US1b1IA,US1b1IA,US1b0MO,US0d0SC,US1b0NE,US1b0OK
oakleaf plantation|US0d4FL
oakleigh east|AU0r3VIC
oakleigh south|AU0r3VIC
oakleigh|AU0r3VIC
oakley|US0t5CA,US1b1KS,US471UT
oaklyn|US0d2NJ
oakmont|US0d3PA
oakport|US1b0MN
oakridge|US0t2OR
oakton|US0d5VA
oakville|CA1e7ON,US1b5MO,US0d3CT
oakwood hills|US1b1IL
oakwood|US0d3NY,US0d3OH,US0d2GA,US0d2OH,US0d2GA,US0d1PA,US1b1IL
oamaru|NZ5d4
oami|JP0c6
oarai|JP0c4
oasis|US0t3CA
oatfield|US0t4OR
oatlands|AU0p2NSW
oatley|AU0p3NSW
oaxaca|MX048
oaxtepec|MX043
obala|CM2k5
obama|JP0c5
obanazawa|JP0c4
obando|PH186,CO0i3
oban|GB0j3
obdam|NL3z3
ober morlen|DE0y3
ober ramstadt|DE0y4
ober saulheim|DE0y3
oberammergau|DE0y2
oberasbach|DE0y4
obera|AR2c6
oberboihingen|DE0y2
oberderdingen|DE0y3
oberding|DE0y2
oberengstringen|CH5o3
oberentfelden|CH5o3
obergunzburg|DE0y3
oberhaching|DE0y4
oberhaid|AT212
oberhausen rheinhausen|DE0y3
oberhausen|DE0y8
oberkirch|DE0y4
oberkochen|DE0y3
oberkotzau|DE0y3
oberlin|US0d3OH,US1b1KS,US1b1LA
oberlungwitz|DE0y3
obernai|FR1m4
obernbeck|DE0y3
obernburg am main|DE0y3
oberndorf bei salzburg|AT213
oberndorf|DE0y4
obernkirchen|DE0y3
oberriet|CH5o3
oberschleissheim|DE0y3
oberschoneweide|DE0y4
obersiggenthal|CH5o3
oberstaufen|DE0y3
oberstdorf|DE0y3
oberstenfeld|DE0y3
oberthal|DE0y3
oberthulba|DE0y2
obertraubling|DE0y3
obertshausen|DE0y5
oberursel|DE0y5
oberuzwil|CH5o2
oberviechtach|DE0y2
oberwart|AT213
oberwil|CH5o3
oberwinterthur kreis 2 guggenbuhl|CH5o2
oberwinterthur kreis 2 talacker|CH5o2
oberwinterthur kreis 2|CH5o4
obetz|US0d2OH
obiaruku|NG0a4
obidos|BR6i5,PT503
obigarm|TJ483
obihiro|JP0c7
obiliq|XK2r4
obion|US1b0TN
obita|JP0c6
obligado|PY283
oblivskaya|RU063
oblong|US1b1IL
obninsk|RU067
obock|DJ4k4
obolensk|RU062
obolo eke 1|NG0a3
obong|PH182
obonoma|NG0a6
oborniki slaskie|PL203
oborniki|PL204
oboyan|RU064
obo|CF4u4
obra|IN036
obrenovac|RS2r4
obrigheim|DE0y2
obsharovka|RU323
obuase|GH1r7
obubra|NG0a4
obudu|NG0a4
obukhiv|UA165
obukhovo|RU066,RU063
obu|JP0c6
ob|RU2d5
ocala|US0d6FL
ocampo|MX043,MX312
ocana|CO0i6,PH184,ES0z3
ocara|BR1h3
occidental|US0t0CA
occoquan|US0d0VA
ocean acres|US0d4NJ
ocean bluff brant rock|US0d2MA
ocean city|US0d4NJ,US0d3MD,US1b2FL
ocean gate|US0d1NJ
ocean grove|AU0r4VIC,US0d2NJ,US0d1MA
ocean park|US0t1WA
ocean pines|US0d4MD
ocean pointe|US5k3HI
ocean reef|AU1v3WA
ocean ridge|US0d1FL
ocean shores|US0t3WA,AU0p2NSW
ocean springs|US1b4MS
ocean view|US0d1DE
oceana|US0d0WV
oceano|US0t3CA
oceanport|US0d3NJ
oceanside|US0t7CA,US0d5NY
ochakiv|UA164
ochakovo matveyevskoye|RU067
ochamchire|GE374
ocher|RU2j4
ocho rios|JM3g3
ochobo|NG0a3
ochota|PL207
ochsenfurt|DE0y4
ochsenhausen|DE0y3
ochtendung|DE0y2
ochtrup|DE0y4
ocilla|US0d2GA
ocna mures|RO1w4
ocnita|MD4h3
ocoee|US0d5FL
oconnor|AU0p2ACT
oconomowoc|US1b4WI
oconto falls|US1b2WI
oconto|US1b2WI
ocosingo|MX045
ocos|GT3c3
ocotal|NI3d5
ocotlan de morelos|MX044
ocotlan|MX046
ocoyoacac|MX045
ocozocoautla de espinosa|MX045
ocsa|HU1z3
octeville|FR1m4
ocumare del tuy|VE147
odacho oda|JP0c5
odakra|SE272
odate|JP0c6
odawara|JP0c8
odda|NO4q2
odder|DK2y3
odell|US0t1OR
odemira|PT503
odemis|TR016
odem|US1b1TX
odense|DK2y7
odenthal|DE0y4
odenton|US0d5MD
odenville|US1b2AL
oderzo|IT1i4
odessa|UA16a,US1b7TX,US0d3FL,US1b2MO
odesskoye|RU2j3
ode|NG0a6
odienne|CI0u6
odijk|NL3z2
odintsovo|RU067
odin|US1b0IL
odiongan|PH183
odivelas|PT506
odlabari|IN034
odobesti|RO1w3,RO1w2
odon|US8r0IN
odorheiu secuiesc|RO1w5
odoyev|RU063
odry|CZ2x3
odugattur|IN033
odzak|BA454
oebisfelde|DE0y3
oederan|DE0y3
oedheim|DE0y3
oegstgeest|NL3z4
oeiras do para|BR2e3
oeiras|PT505,BR1h4
oelde|DE0y5
oelsnitz|DE0y4,DE0y4
oelwein|US1b3IA
oer erkenschwick|DE0y5
oerlenbach|DE0y2
oerlinghausen|DE0y4
oettingen in bayern|DE0y2
ofallon|US1b6MO,US1b5IL
ofaqim|IL3q5
offanengo|IT1i3
offa|NG0a7
offenbach an der queich|DE0y3
offenbach|DE0y7
offenburg|DE0y6
officer|AU0r3VIC
offutt air force base|US1b2NE
oftersheim|DE0y3
oftringen|CH5o3
ofunato|JP0c5
of|TR015
ogaki|JP0c7
ogallala|US472NE
ogaminana|NG0a6
ogawa|JP0c5
ogden dunes|US1b0IN
ogdensburg|US493NY,US0d1NJ
ogden|US476UT,US0d3NC,US1b1KS,US1b1IA
oggiono|IT1i3
ogijares|ES0z4
oglala|US470SD
oglesby|US1b2IL
oglethorpe|US0d0GA
ogoja|NG0a5
ogori shimogo|JP0c5
ogre|LV3y5
ogulin|HR443
ogunquit|US0d0ME
ogurugu|NG0a3
oguta|NG0a4
oguzeli|TR014
oguz|AZ343
ogwashi uku|NG0a5
ohafia ifigh|NG0a6
ohangaron|UZ1o5
ohara|JP0c4
ohatchee|US1b0AL
ohioville|US0d2PA
ohkay owingeh|US470NM
ohlsdorf|DE0y4
ohrid|MK546
ohringen|DE0y5
oia|PT503
oignies|FR1m3
oil city|US0d3PA
oildale|US0t5CA
oilton|US1b0OK
oirschot|NL3z3
oiso|JP0c5
oissel|FR1m4
oisterwijk|NL3z5
oita|JP0c9
oituz|RO1w3
oi|JP0c6
ojai|US0t3CA
ojinaga|MX8h4
ojiya|JP0c5
ojo de agua|MX048
ojocaliente|MX043
ojuelos de jalisco|MX044
ojus|US0d4FL
okahandja|NA604
okahao|NA603
okakarara|NA602
okanagan|CA4l8BC
okanogan|US0t1WA
okap|HT2u7
okara|PK058
okarche|US1b0OK
okauchee lake|US1b2WI
okawara|JP0c5
okawa|JP0c5
okawville|US1b0IL
okayama|JP0c9
okaya|JP0c6
okazaki|JP0c8
okcheon|KR086
oke ila|NG0a5
oke mesi|NG0a6
okeechobee|US0d2FL
okeene|US1b0OK
okegawa|JP0c6
okehampton|GB0j3
okeho|NG0a4
okemah|US1b2OK
okemos|US494MI
okene|NG0a9
okhansk|RU2j3
okha|RU6n5,IN034
okhotsk|RU4o2
okhtyrka|UA166
okigwe|NG0a7
okinawa|JP0c7
oklahoma city|US1b9OK
okmulgee|US1b4OK
okny|UA162
okola|CM2k2
okolona|US634KY,US1b1MS
okondja|GA4r3
okoneshnikovo|RU332
okotoks|CA394AB
okrika|NG0a7
oktyabrskiy|RU2j7,RU063,RU063
oktyabrskoye|UA5e3
oktyabrsk|RU325
okuchi shinohara|JP0c4
okulovka|RU064
okunoya|JP0c5
okuta|NG0a5
ol kalou|KE1a6
olaine|LV3y4
olanchito|HN3l5
olathe|US1b7KS,US471CO
olavarria|AR026
olawa|PL205
olaya herrera|CO0i3
ola|RU7d3,US1b0AR
olbernhau|DE0y3
olbersdorf|DE0y3
olbia|IT1i5
olching|DE0y5
olcott|US0d0NY
old bethpage|US0d2NY
old bridge|US0d5NJ
old brookville|US0d1NY
old city|PS5a5
old fig garden|US0t2CA
old forge|US0d3PA
old greenwich|US0d3CT
old harbour bay|JM3g3
old harbour|JM3g5
old harlow|GB0j3
old jamestown|US1b4MO
old jefferson|US1b3LA
old mystic|US0d2CT
old orchard beach|US0d3ME
old orchard|US0d1PA
old river winfree|US1b0TX
old saybrook center|US0d1CT
old saybrook|US0d3CT
old shinyanga|TZ1d5
old tappan|US0d3NJ
old town|US0d3ME
old westbury|US0d2NY
old windsor|GB0j3
oldbawn|IE383
oldbury|GB0j3
oldenburg in holstein|DE0y3
oldenburg|DE0y7
oldenzaal|NL3z5
oldham|GB0j7
oldsmar|US0d4FL
olds|CA393AB
olean|US0d4NY
olecko|PL204
oleggio|IT1i4
oleiros|ES0z5,PT503
oleksandrivka|UA163,UA162
oleksandriya|UA167
oleksandriyske|UA162
olenegorsk|RU065
olenino|RU062
olen|BE3a3
olesa de montserrat|ES0z5
olesnica|PL205
olesno|PL203
oleszyce|PL202
olevano romano|IT1i2
olevano sul tusciano|IT1i3
oley|US0d0PA
olfen|DE0y4
olga|US0d1FL
olgiate comasco|IT1i3
olgiate molgora|IT1i3
olgiate olona|IT1i4
olgii|MN845
olginate|IT1i3
olgino|RU063
olginskaya|RU062
olhao|PT505
olias del rey|ES0z2
oliena|IT1i3
olimpia|BR095
olinala|MX043
olinda|BR299
olindina|BR1c4
olingan|PH183
oliva de la frontera|ES0z3
olivais|PT505
olival do basto|PT503
olival|PT503
olivares|ES0z3
olivarez|US1b2TX
oliva|ES0z5,AR2c4
olive branch|US1b5MS
olive hill|US0d1KY
olivehurst|US0t4CA
oliveira de azemeis|PT504
oliveira do bairro|PT503
oliveira do douro|PT505
oliveira dos brejinhos|BR1c2
oliveira|BR095,PT503
olivenza|ES5i4
oliver springs|US0d2TN
oliver valdefierro|ES0z5
oliver|CA4l2BC,US0d1PA
olivette|US1b3MO
olivet|FR1m4,US491MI,US0d0NJ,US1b0TN
olivia|US1b1MN
olkusz|PL205
olla|US1b0LA
ollioules|FR1m4
ollon|CH5o3
olmaliq|UZ1o7
olmito|US1b0TX
olmos park|US1b1TX
olmos|PE0g3
olmsted falls|US0d3OH
olney|US0d5MD,US1b3IL,GB0j3,US1b2TX
olocuilta|SV4x3
olofstrom|SE273
olomouc|CZ2x7
olonets|RU063
olongapo|PH188
olonne sur mer|FR1m3
oloron sainte marie|FR1m4
olot shahri|UZ5s4
olot|ES0z5
olovyannaya|RU5t3
olpad|IN034
olpe|DE0y5
olsberg|DE0y4
olstykke|DK2y2
olsztynek|PL203
olsztyn|PL207
oltenita|RO1w5
olten|CH5o4
oltiariq|UZ1o5
oltinko l|UZ5s6
olton|US1b1TX
oltu|TR015
olula del rio|ES0z3
olupona|NG0a7
olutanga|PH183
oluta|MX044
olvera|ES0z3
olympia fields|US1b2IL
olympia heights|US0d4FL
olympia|US0t6WA
olyokminsk|RU643
olyphant|US0d2PA
oma o|US5k0HI
omachi|JP0c5
omagari|JP0c5
omagh|GB0j4
omaha|US1b9NE
omak|US0t2WA
omalur|IN034
omamacho omama|JP0c4
oman smart future city|OM3r5
omarska|BA453
omaruru|NA604
omdurman|SD1qa
omega|US0d0GA
omegna|IT1i4
omerli|TR013
ometepec|MX045
ome|JP0c7
omidiyeh|IR0l6
omigawa|JP0c5
omihachiman|JP0c6
omis|HR443
omiya|JP0c5
ommen|NL3z4
ommoord|NL3z5
omoku|NG0a4
omro|US1b2WI
omsk|RU33a
omu aran|NG0a4
omuo ekiti|NG0a3
omura|JP0c6
omurtag|BG2z3
omuta|JP0c7
omuthiya|NA602
omutinskiy|RU2j3
omutninsk|RU555
onalaska|US1b4WI,US1b1TX
onancock|US0d0VA
onarga|US1b0IL
onati|ES0z3
onawa|US1b2IA
oncativo|AR2c4
ondangwa|NA603
ondara|ES0z3
ondarroa|ES0z3
onda|ES0z5
ondjiva|AO173
ondo|NG0a8
onega|RU065
oneida|US0d3NY,US0d2TN,US1b0WI
oneill|US1b2NE
oneonta|US0d4NY,US1b3AL
onex|CH5o4
ongjin|KP106
ongole|IN037
onguday|RU4m2
ongwediva|NA603
onil|ES0z3
onion creek|US1b1TX
onitsha|NG0a9
onnaing|FR1m3
ono hara|JP0c5
onoda|JP0c5
onojo|JP0c7
onokhoy|RU4p3
onomichi|JP0c7
ono|JP0c6,JP0c5
onsala|SE274
onset|US0d1MA
onsong|KP104
ontario|US0t7CA,US6w3OR,US0d3OH,US0d1NY
ontinyent|ES0z5
ontonagon|US490MI
oodweyne|SO1f2
oolitic|US3n0IN
oologah|US1b0OK
oostburg|US1b2WI
oostduinkerke|BE3a3
oosteinde|NL3z3
oosterbeek|NL3z3
oosterhout|NL3z6
oosterpark|NL3z3
oosterwolde|NL3z3
oosterzele|BE3a4
oostkamp|BE3a4
oostmalle|BE3a3
oostrozebeke|BE3a3
ooty|IN037
opa locka|US0d4FL
opalenica|PL203
opalikha|RU062
opatija|HR443
opatow|PL203
opava|CZ2x6
opelika|US1b5AL
opelousas|US1b4LA
opera|IT1i4
opglabbeek|BE3a3
opheusden|NL3z2
opi|NG0a3
opladen|DE0y5
opmeer|NL3z3
opochka|RU064
opoczno|PL204
opole lubelskie|PL203
opole|PL207
opopeo|MX043
oposhnya|UA163
oppdal|NO4q3
oppenheim|DE0y3
opportunity|US0t5WA
opp|US1b3AL
opuwo|NA602
opwijk|BE3a4
oqtosh|UZ5s5
oquawka|US1b0IL
oquirrh|US474UT
or yehuda|IL3q5
oracle|US252AZ
oradea|RO1w8
oradell|US0d3NJ
orahovac|XK2r4
orahovica donja|BA452
oraiokastro|GR4b4
orai|IN037
oral|KZ6d8
orange beach|US1b3AL
orange city|US0d3FL,US1b3IA
orange cove|US0t3CA
orange farm|ZA0x3
orange grove|US1b0TX
orange lake|US0d3NY
orange park|US0d3FL
orange walk|BZ7o4
orangeburg|US0d4SC,US0d2NY
orangetree|US0d2FL
orangevale|US0t5CA
orangeville|CA1e5ON,US470UT
orange|US0t7CA,AU0p5NSW,US0d5NJ,FR1m5,US1b4TX,US0d4CT,US0d2VA,US0d2MA,US0d2OH
oranienburg|DE0y5
oranit|PS5a3
orani|PH185
oranjemund|NA603
oranjestad|AW855
oran|DZ1p9,IN033,US1b0MO
orapa|BW6b3
orastie|RO1w4
orasu nou|RO1w3
oras|PH183
oratorio|GT3c3
oravita|RO1w4
orbassano|IT1i4
orbeasca de sus|RO1w3
orbetello|IT1i3
orbe|CH5o2
orbottyan|HU1z2
orchard city|US472CO
orchard grass hills|US0d1KY
orchard hills|US0d1PA
orchard homes|US472MT
orchard lake|US491MI
orchard mesa|US473CO
orchard park|US0d2NY
orchards|US0t4WA
orchha|IN033
orchidlands estates|US5k1HI
orchies|FR1m3
orchomenos|GR4b3
orcopampa|PE0g2
orcutt|US0t5CA
orda|RU2j2
orden|NL3z3
ordes|ES0z4
ordos|CN00b
ordubad|AZ343
ordu|TR017
ordway|US470CO
ordynskoye|RU2d3
ord|US1b1NE
ore city|US1b0TX
orebro|SE277
oregon city|US0t5OR
oregon|US0d4OH,US1b3WI,US1b2IL
orekhovo borisovo severnoye|RU067
orekhovo borisovo|RU067
orekhovo zuyevo|RU067
oreland|US0d3PA
orel|RU068
orem|US477UT
orenburg|RU2j9
orerokpe|NG0a3
orestiada|GR4b4
ore|NG0a4
orfordville|US1b1WI
orford|US0d0NH
orgeval|FR1m2
orgiva|ES0z2
orhaneli|TR013
orhangazi|TR016
orhei|MD4h5
oria|ES0z4,IT1i4
orichi|RU553
oriental|MX043
origgio|IT1i3
orihuela|ES0z6
orikhiv|UA164
orillia|CA1e5ON
orimattila|FI4t4
orinda|US0t4CA
oriole beach|US1b1FL
orion|PH186,US1b1IL
oriskany|US0d0NY
oristano|IT1i5
orita eruwa|NG0a6
orito|CO0i4
orivesi|FI4t3
oriximina|BR6i5
orizaba|MX047
orizona|BR093
orkelljunga|SE272
orkeny|HU1z2
orkney|ZA0x7,GB0j4
orland hills|US1b3IL
orland park|US1b6IL
orlandia|BR095
orlando|US0d8FL
orland|US0t3CA,US0d1ME
orleans|FR1m7,BR094,US3n1IN,US0d1MA
orlova|CZ2x5
orlovista|US0d3FL
orlovskiy|RU064
orlov|RU553
orlu|NG0a3
orly|FR1m4
ormara|PK054
ormeau|AU1k4QLD
ormesson sur marne|FR1m3
ormiston|AU1k3QLD
ormoc|PH188
ormond beach|US0d5FL
ormond by the sea|US0d3FL
ormond|AU0r3VIC
ormskirk|GB0j5
orneta|PL203
ornontowice|PL202
ornskoldsvik|SE275
oro valley|US255AZ
orobo|BR293
orodo|NG0a3
orofino|US0t2ID
oromocto|CA763NB
orong|PH183
oronoco|US1b1MN
oronogo|US1b1MO
orono|US0d3ME,US1b3MN
oropesa del mar|ES0z3
oroqen zizhiqi|CN006
oroquieta|PH185
orosei|IT1i3
oroshaza|HU1z5
orosi|US0t3CA
oroso|ES0z3
oroszlany|HU1z4
oros|BR1h4
orotina|CR5q3
oroville east|US0t3CA
oroville|US0t4CA,US0t1WA
orpington|GB0j4
orrington|US0d2ME
orrville|US0d3OH
orsay|FR1m4
orsa|SE272
orshanka|RU063
orsha|BY1y7
orsk|RU2j8
orsova|RO1w4
orsta|NO4q3
orta di atella|IT1i5
orta nova|IT1i4
ortaca|TR014
ortakoy|TR015,TR012
orta|TR013
ortega|CO0i3
ortenberg|DE0y3
ortenburg|DE0y3
orthez|FR1m4
ortigueira|BR094
orting|US0t3WA
ortona|IT1i4
ortonville|US1b1MN,US491MI
ortuella|ES0z3
orumiyeh|IR0l9
oruro|BO2h8
orvault|FR1m5
orvieto|IT1i2
orwell|US0d1OH
orwigsburg|US0d2PA
oryahovo|BG2z3
orzesze|PL204
orzinuovi|IT1i3
orzu|TJ483
orzysz|PL203
osage beach|US1b2MO
osage city|US1b2KS
osage|US1b2IA
osakarovka|KZ1n3
osaka|JP0cb
osakis|US1b1MN
osan|KR087
osasco|BR099
osawatomie|US1b2KS
osa|RU2j5
osborne|US1b0KS
osburn|US471ID
osby|SE273
osceola mills|US0d0PA
osceola|US1b3AR,US1b2IA,US1b1WI,US3n1IN
oschatz|DE0y4
oschersleben|DE0y4
osgood|US3n1IN
oshakati|NA605
oshawa|CA1e8ON
oshkosh|US1b6WI
oshnaviyeh|IR0l6
osh|KG3i8
osica de sus|RO1w2
osiedle henrykowskie|PL202
osiedle kosmonautow|PL204
osiek|PL203
osijek|HR446
osimo|IT1i4
osinniki|RU4w6
osinovo|RU063
osio sotto|IT1i3
oskaloosa|US1b4IA,US1b0KS
oskarshamn|SE274
oslo|NO4q9
osmanabad|IN036
osmancik|TR015
osmaneli|TR014
osmaniye|TR018
osnabruck|DE0y7
osny|FR1m4
osogbo|NG0a7
osorio|BR095
osorno|CL0o7
ospedaletto euganeo|IT1i2
ospitaletto|IT1i4
osprey|US0d3FL
ossendorf|DE0y3
osseo|US1b1MN,US1b1WI
ossett|GB0j4
ossian|US3n2IN
ossining|US0d5NY
ossipee|US0d2NH
ossi|IT1i3
ossun|US1b1LA
oss|NL3z6
ostankinskiy|RU066
ostashkov|RU064
ostbevern|DE0y3
ostend|BE3a6
osterburg|DE0y3
osterburken|DE0y3
ostercappeln|DE0y3
osterhofen|DE0y4
osterholz scharmbeck|DE0y5
ostermalm|SE275
osternienburger land|DE0y3
osterronfeld|DE0y2
ostersund|SE276
osterville|US0d2MA
oster|UA163
ostfildern|DE0y5
ostheim|DE0y4
osthofen|DE0y3
ostiglia|IT1i2
ostrach|DE0y3
ostrava|CZ2x8
ostrhauderfehn|DE0y3
ostricourt|FR1m2
ostringen|DE0y4
ostroda|PL205
ostrogozhsk|RU065
ostroh|UA164
ostroleka|PL206
ostroveni|RO1w3
ostrovskoye|RU062
ostrov|RU065,CZ2x4,RO1w2
ostrow mazowiecka|PL205
ostrow wielkopolski|PL206
ostrowiec swietokrzyski|PL206
ostrozac|BA452
ostrzeszow|PL204
ostseebad binz|DE0y2
ostseebad kuhlungsborn|DE0y3
oststeinbek|DE0y3
ostuncalco|GT3c5
ostuni|IT1i5
ostwald|FR1m3
osuna|ES0z4
osvaldo cruz|BR095
oswego|US1b5IL,US0d4NY,US1b1KS
oswestry|GB0j4
oswiecim|PL205
otacilio costa|BR094
otaci|MD4h3
otake|JP0c5
otaki|NZ5d3
otan ayegbaju|NG0a5
otaru|JP0c7
otavalo|EC1s5
otawara|JP0c6
ota|JP0c7
oteapan|MX044
otegen batyra|KZ1n4
otelu rosu|RO1w4
otford|GB0j3
othello|US0t3WA
othis|FR1m3
otis orchards east farms|US0t3WA
otisville|US0d0NY
otis|US0d0MA
otjimbingwe|NA603
otjiwarongo|NA604
otley|GB0j4
otmuchow|PL202
otofuke|JP0c5
otoka|BA453
otok|HR443
oton|PH184
otopeni|RO1w3
otra banda|DO1j3
otradnaya|RU065
otradnoye|RU064,RU064
otradnyy|RU326
otrokovice|CZ2x4
otsego|US1b4MN,US492MI
otse|BW6b3
otsuchi|JP0c4
otsuki|JP0c5
otsu|JP0c8
ottakring|AT217
ottappalam|IN036
ottaviano|IT1i5
ottawa hills|US0d2OH
ottawa|CA1eaON,US1b4IL,US1b4KS,US0d2OH
ottendorf okrilla|DE0y3
ottensen|DE0y5
otterbein|US3n0IN
otterberg|DE0y2
otterburn park|CA1e3QC
otterndorf|DE0y3
ottersberg|DE0y4
ottersweier|DE0y3
ottignies|BE3a3
ottobeuren|DE0y3
ottobrunn|DE0y4
ottumwa|US1b5IA
ottweiler|DE0y4
otukpa|NG0a4
otumba|MX043
otura|ES0z2
otuzco|PE0g3
otwock|PL205
otyniya|UA162
ouadda|CF4u2
ouagadougou|BF36a
ouahigouya|BF366
oualidia|MA113
ouallam|NE3v3
ouanaminthe|HT2u3
ouangani|YT7q3
ouani|KM7x3
ouardenine|TN464
ouargaye|BF363
ouargla|DZ1p7
ouarzazat|MA116
oud beijerland|NL3z5
oud gastel|NL3z2
oud heverlee|BE3a3
oud turnhout|BE3a4
ouddorp|NL3z3
oude pekela|NL3z3
oudenaarde|BE3a5
oudenburg|BE3a3
ouderkerk aan de amstel|NL3z3
oudewater|NL3z3
oudtshoorn|ZA0x6
oued el abtal|DZ1p5
oued el alleug|DZ1p4
oued fodda|DZ1p5
oued lill|TN466
oued rhiou|DZ1p6
oued sly|DZ1p5
oued zem|MA116
ouellah|KM7x2
ouesso|CG2p5
ouezzane|MA116
ouidah|BJ3t6
ouistreham|FR1m3
oujda angad|MA119
oulad teima|MA116
oulainen|FI4t3
ouled mimoun|DZ1p5
ouled moussa|DZ1p4
oullins|FR1m5
oulmes|MA114
oulunsalo|FI4t3
oulu|FI4t7
oum el bouaghi|DZ1p7
oum hadjer|TD424
oumache|DZ1p3
oume|CI0u6
oundle|GB0j3
oupeye|BE3a5
ouray|US470CO
ourem|PT504,BR2e3
ourense|ES0z7
ouricuri|BR295
ourilandia do norte|BR2e5
ourinhos|BR097
ouro branco|BR095
ouro preto do oeste|BR5u5
ouro preto|BR096
ouro sogui|SN1g4
outeiro de rei|ES0z2
outes|ES0z3
outjo|NA603
outokumpu|FI4t3
outreau|FR1m4
ovada|IT1i3
ovalle|CL0o6
ovar|PT504
ovejas|CO0i4
ovelgonne|DE0y3
overath|DE0y5
overbrook|US1b0KS
overijse|BE3a5
overland park|US1b8KS
overland|US1b4MO
overlea|US0d4MD
overpelt|BE3a4
overschie|NL3z3
overton|US1b1TX
ovidiopol|UA164
ovidiu|RO1w4
ovid|US491MI
oviedo|ES0z8,US0d5FL
ovilla|US1b2TX
ovria|GR4b3
ovruch|UA164
owando|CG2p5
owase|JP0c4
owasso|US1b5OK
owatonna|US1b5MN
owego|US0d2NY
owen sound|CA1e4ON
owens cross roads|US1b1AL
owensboro|US1b6KY
owensville|US1b1MO,US1b0IN
owenton|US0d1KY
owerri|NG0a8
owings mills|US0d5MD
owingsville|US0d1KY
owings|US0d1MD
owls head|US0d1ME
owode|NG0a3
owosso|US494MI
owo|NG0a8
oxapampa|PE0g4
oxchuc|MX043
oxelosund|SE273
oxenford|AU1k4QLD
oxford|GB0j7,US1b4MS,US0d4OH,US1b4AL,US0d4CT,US0d3NC,US0d3MA,US0d2PA,US492MI,US0d1GA,US0d0NY,US0d0ME,US3n0IN,US0d0NJ,US1b0KS
oxie|SE274
oxkutzkab|MX3u5
oxley|AU1k3QLD
oxnard|US0t8CA
oxoboxo river|US0d2CT
oxon hill glassmanor|US0d5MD
oxon hill|US0d4MD
oxted|GB0j4
oyama|JP0c7,JP0c4
oyan|NG0a6
oye plage|FR1m3
oyem|GA4r5
oyonnax|FR1m5
oyon|PE0g3
oyotun|PE0g3
oyo|NG0aa
oyskhara|RU064
oyster bay cove|US0d1NY
oyster bay|US0d3NY,AU0p2NSW
oyster creek|US1b0TX
oytal|KZ1n3
oyten|DE0y4
oyugis|KE1a3
ozalp|TR013
ozamiz city|PH187
ozark|US1b4MO,US1b4AL,US1b2AR
ozarow mazowiecki|PL203
ozar|IN035
ozdere|TR014
ozd|HU1z5
ozerki|RU067
ozerne|UA162,UA162
ozernyy|RU063
ozersk|RU2j6,RU593
ozery|RU065
ozherelye|RU063
ozieri|IT1i3
ozimek|PL203
ozoir la ferriere|FR1m4
ozona|US1b2TX
ozone park|US0d6NY
ozorkow|PL204
ozubulu|NG0a6
ozumba de alzate|MX044
ozurgeti|GE374
ozu|JP0c5,JP0c5
ozzano dellemilia|IT1i3
pa daet|TH0n4
pa sang|TH0n4
paarl|ZA0x8
pabbi|PK055
pabellon de arteaga|MX045
pabianice|PL206
pablo|US471MT
pabna|BD078
pabrade|LT4v3
pacaembu|BR093
pacajus|BR1h5
pacanga|PE0g3
pacasmayo|PE0g5
pacatuba|BR1h6
paceco|IT1i3
pace|US1b4FL,FR1m3
pacheco|US0t2CA
pachelma|RU063
pachino|IT1i4
pachora|IN036
pacho|CO0i4
pachperwa|IN034
pachuca de soto|MX048
pachuquilla|MX043
pacific city|US0t0OR
pacific grove|US0t4CA
pacific pines|AU1k4QLD
pacifica|US0t5CA
pacific|US1b3MO,US0t3WA
paciran|ID0b5
paco de arcos|PT505
pacocha|PE0g3
pacolet|US0d1SC
pacol|PH184
pacora|CO0i3,PA5f3
pacos de ferreira|PT503
pacov|CZ2x2
pacy sur eure|FR1m2
paczkow|PL203
pad idan|PK054
padada|PH184
padalarang|ID0b7
padampur|IN034,IN034
padam|IN035
padang mat sirat|MY2a3
padangsidempuan|ID0b7
padang|ID0ba
padbury|AU1v3WA
paddhari|IN033
paddington|AU0p4NSW,AU1k3QLD
paddock lake|US1b2WI
paddock wood|GB0j3
padegan e manjil|IR0l4
paden city|US0d1WV
pader palwo|UG2i3
paderborn|DE0y7
paderno dugnano|IT1i6
pader|UG2i4
pades|RO1w2
padiham|GB0j4
padina|RS2r3
padmanabhapuram|IN034
padova|IT1i8
padrauna|IN036
padra|IN035
padre bernardo|BR094
padre las casas|DO1j3
padre paraiso|BR093
padron|ES0z3
padstow|AU0p4NSW
padua|CO0i4
paducah|US1b5KY,US1b0TX
padul|ES0z3
paea|PF864
paese|IT1i3
paete|PH185
pagadian|PH188
pagalungan|PH185,PH183
pagani|IT1i5
pagar alam|ID0b6
pagbilao|PH185
pagedale|US1b2MO
pageland|US0d1SC
page|US253AZ
paghman|AF126
pago pago|AS924
pagosa springs|US471CO
pagouda|TG3w3
pagsangahan|PH184
pagsanghan|PH183
pahala|US5k0HI
paharpur|PK054
pahasu|IN034
pahlgam|IN033
pahokee|US0d3FL
pahrump|US0t5NV
paiania|GR4b4
paia|US5k1HI
paicandu|BR095
paide|EE5g3
paidha|UG2i5
paignton|GB0j6
paijan|PE0g4
pailin|KH244
pailitas|CO0i3
pailles|MU6r3
pailon|BO2h3
paimio|FI4t3
paimpol|FR1m3
painesville|US0d4OH
paine|CL0o5
painted post|US0d1NY
paintsville|US0d2KY
paipa|CO0i4
paiporta|ES0z5
paisley|GB0j6
paita|PE0g6,NC7e4
paithan|IN035
pajacuaran|MX043
pajan|EC1s3
pajapan|MX043
pajapita|GT3c3
pajara|ES5i4
pajaros|PR5c3
pajaro|US0t2CA
pajeczno|PL203
pajok|SS576
pak chong|TH0n6
pak kret|TH0n8
pak phanang|TH0n5
pakala|IN035
paka|MY2a4
pakenham|AU0r6VIC
pakhtakoron|TJ483
pakil|PH183
pakisaji|ID0b5
pakokku|MM0q7
pakosc|PL203
pakpattan|PK057
pakruojis|LT4v3
pakse|LA6f6
paks|HU1z4
pakuranga|NZ5d3
pakur|IN036
pakxan|LA6f4
pakxong|LA6f2
palacios|US1b2TX
palafrugell|ES0z4
palagianello|IT1i3
palagiano|IT1i4
palagonia|IT1i4
palaio faliro|GR4b6
palais de justice|FR1m2
palaiseau|FR1m5
palakkodu|IN034
palakollu|IN036
palamas|GR4b3
palamedu|IN033
palamos|ES0z4
palampas|PH183
palanga|LT4v4
palangkaraya|ID567
palangue|PH183
palang|BD076
palani|IN036
palanpur|IN037
palapag|PH183
palapye|BW6b5
palasa|IN036
palatine|US1b6IL
palatka|US0d3FL
palau|MX314
palavakkam|IN034
palavas les flots|FR1m3
palayan city|PH185
palazzolo acreide|IT1i3
palazzolo sulloglio|IT1i4
pala|TD425
palekh|RU062
palembang|ID0ba
palencia|ES0z6,GT3c4
palenque|MX045,EC1s3
palenstein|NL3z3
palenville|US0d0NY
palera|IN034
palermo|IT1i9,CO0i3,US0t2CA,US0d0ME
palestina|EC1s3,CO0i3
palestine|US1b4TX,US3n0IL
palestrina|IT1i4
pale|BA453
palghar|IN036
palghat|IN037
palhoca|BR097
palia kalan|IN035
paliano|IT1i3
palimanan|ID0b7
palin|GT3c5
palisades park|US0d4NJ
palisade|US471CO
paliseul|BE3a2
palitana|IN036
paliyad|IN033
pali|IN038,IN034,IN033
palkonda|IN035
palladam|IN035
pallanza intra suna|IT1i5
pallappatti|IN034
pallasovka|RU3b4
pallattur|IN033
pallavaram|IN037
palleja|ES0z3
palle|IN032
pallikondai|IN034
pallini|GR4b4
pallipattu|IN033
pallippatti|IN035
pallisa|UG2i5
palm aire|US0d1FL
palm bay|US0d7FL
palm beach gardens|US0d6FL
palm beach shores|US0d0FL
palm beach|AU1k4QLD,US0d3FL
palm city|US0d5FL
palm coast|US0d6FL
palm desert|US0t6CA
palm harbor|US0d6FL
palm river clair mel|US0d4FL
palm springs north|US0d2FL
palm springs|US0t6CA,US0d4FL
palm valley|US0d4FL,US1b0TX
palma campania|IT1i4
palma del rio|ES0z4
palma di montechiaro|IT1i5
palma sola|AR512
palma soriano|CU1l7
palmaner|IN035
palmanova|ES0z3
palmar de varela|CO0i5
palmares do sul|BR093
palmares|BR295
palmarito tochapan|MX044
palmas de monte alto|BR1c3
palmas|BR6h8,BR095
palma|ES0z9
palmdale|US0t7CA,US0d0PA
palmeira das missoes|BR095
palmeiras de goias|BR094
palmeira|BR094
palmela|PT504
palmer heights|US0d2PA
palmer lake|US471CO
palmerston north|NZ5d6
palmerston|AU6z5NT,AU0p2ACT
palmerstown|IE383
palmerton|US0d2PA
palmer|US0d4MA,US5x3AK,US1b1TX
palmetto bay|US0d5FL
palmetto estates|US0d4FL
palmetto|US0d4FL,US0d2GA
palmhurst|US1b1TX
palmira|CO0i8,CU1l5,MX044
palmital|BR094
palmito|CO0i2
palmi|IT1i4
palmona park|US0d0FL
palmview south|US1b2TX
palmview|US1b3TX
palmwoods|AU1k2QLD
palmyra|US0d3PA,US0d3NJ,AU1v3WA,US1b2MO,US0d2NY,US0d1ME,US1b1WI
palo alto|US0t6CA,MX042,US0d0PA
palo cedro|US0t0CA
palo del colle|IT1i4
palo negro|VE147
palo santo|AR2c2
paloma creek south|US1b1TX
paloma creek|US1b1TX
palombara sabina|IT1i3
palompon|PH184
paloncha|IN036
palopo|ID2l7
palora|EC1s3
palos de la frontera|ES0z3
palos heights|US1b4IL
palos hills|US1b4IL
palos park|US1b2IL
palos verdes estates|US0t4CA
palosco|IT1i2
palotina|BR095
palouse|US0t0WA
palo|PH184,US1b0IA
palpala|AR5v6
palpa|PE0g3
paltan|BD078
paltinoasa|RO1w2
palu|ID2l8,TR013
palwal|IN037
palwancha|IN036
pamandzi|YT7q3
pamanukan|ID0b7
pama|BF363
pambujan|PH183
pamekasan|ID0b7
pameungpeuk|ID0b6
pamiers|FR1m4
pampa del indio|AR2c4
pampa del infierno|AR2c3
pampas|PE0g2
pampa|US1b4TX
pampierstad|ZA0x4
pamplemousses|MU6r3
pamplico|US0d0SC
pamplona|ES0z8,CO0i6,PH184
pamukkale|TR013
pamukova|TR014
pamulang|ID0b7
pan de azucar|UY2s3
panaba|MX3u2
panabo|PH186
panacan|PH183
panadura|LK4d5
panagar|IN035
panagyurishte|BG2z4
panajachel|GT3c4
panaji|IN036
panalanoy|PH188
panama city beach|US1b4FL
panama city|US1b5FL
panamaram|IN034
panama|PA5f9,US1b0OK
panambi|BR095,AR023
panania|AU0p4NSW
panarukan|ID0b5
panauti|NP2b6,NP2b5
panazol|FR1m3
pana|US1b2IL
pancas|BR093
pancevo|RS2r6
panchagarh|BD076
panchgani|IN034
panchimalco|SV4x3
panchkula|IN038
panchla|IN035
panciu|RO1w3
pancota|RO1w3
pandaan|ID0b5
pandacaqui|PH185
pandak|ID0b6
pandan|PH185,PH182
pandaria|IN034
pandasan|PH182
pandatarai|IN033
pandeglang|ID0b7
pandhana|IN034
pandharpur|IN037
pandhurna|IN035
pandino|IT1i3
pandi|PH185
pandora|US0d0OH
pando|UY2s5
pandua|IN035
panet|RO1w3
panevezys|LT4v7
pangani|TZ1d3
panghyon dong|KP103
pangil|PH184
pangkalan brandan|ID0b5
pangkalanbuun|ID565
pangkalpinang|ID0b7
panglao|PH183
pangoa|PE0g3
pangobilian|PH183
pangody|RU2j3
panguipulli|CL0o4
panguitch|US471UT
panguma|SL3p3
pangyan|PH182
panhandle|US1b1TX
panihati|IN039
panindicuaro|MX042
panino|RU063
panipat|IN038
paniqui|PH186
panitan|PH182
panitian|PH183
panjab|AF124
panjakent|TJ485
panji|ID0b5
panj|TJ483
pankovka|RU063
pankow|DE0y6
pankrushikha|RU4m2
pankshin|NG0a5
panna|IN036
pannill fork|US0d2VA
panningen|NL3z3
pano aqil|PK056
panorama village|US1b1TX
panorama|GR4b4,BR094
panora|US1b0IA
panotla|MX043
panruti|IN036
pansemal|IN033
panshan|CN009
panshi|CN006
pansol|PH183
pansoy|PH183
pantabangan|PH183
pantai cenang|MY2a4
pantai remis|MY2a4
pantao|PH183
pantay na matanda|PH183
pantego|US1b1TX
pantelho|MX043
pantelimon|RO1w4
panthersville|US0d3GA
pantigliate|IT1i3
pantijan no 2|PH182
pantin|FR1m6
pantops|US0d2VA
pantubig|PH185
panuco|MX045
panvel|IN037
panyam|NG0a3
panyutyne|UA163
panzos|GT3c5
pao de acucar|BR3e4
paola|IT1i4,MT8j3,US1b2KS
paoli|US0d2PA,US3n2IN
paolo vi|IT1i4
paombong|PH185
paonia|US470CO
paonta sahib|IN034
paoua|CF4u4
paoy paet|KH246
papa ikou|US5k0HI
papagaios|BR094
papagou|GR4b4
papakura|NZ5d5
papalotla|MX045
papanasam|IN034
papantla de olarte|MX046
papao|PF863
papar|MY2a4
papatowai|NZ5d3
papayal|PE0g2
papaya|PH185
papa|HU1z5
papeete|PF865
papenburg|DE0y5
papendrecht|NL3z5
paphos|CY6s5
papillion|US1b4NE
papireddippatti|IN033
papparappatti|IN034
pappinissheri|IN035
par naogaon|BD078
para de minas|BR096
para hills|AU2v3SA
parabel|RU533
parabiago|IT1i5
parabita|IT1i3
paracale|PH183
paracambi|BR095
paracatu|BR096
paracho de verduzco|MX044
parachute|US470CO
paracin|RS2r3
paracuellos de jarama|ES0z4
paracuru|BR1h4
paradahan|PH183
paradas|ES0z3
paradera|AW854
paradip garh|IN036
paradise heights|US0d0FL
paradise hills|US472NM
paradise point|AU1k3QLD
paradise valley|US254AZ
paradise|US0t8NV,US0t5CA,TT7k4,AU2v3SA,US0d0PA
paradis|US1b0LA
paradsasvar|HU1z6
parafield gardens|AU2v4SA
paragominas|BR2e6
paragould|US1b5AR
paraguacu paulista|BR095
paraguacu|BR094
paraguari|PY283
paraiba do sul|BR095
paraibano|BR1h4
paraipaba|BR1h4
paraisopolis|BR094
paraiso|CR5q5,PH185,MX045,DO1j3,BR093
parakou|BJ3t7
paralia|GR4b3
paralimni|CY6s4
paralowie|AU2v4SA
paramagudi|IN036
paramaribo|SR688
parambu|BR1h4
paramirim|BR1c3
paramonga|PE0g5
paramount long meadow|US0d1MD
paramount|US0t6CA
paramus|US0d5NJ
paranagua|BR097
paranaiba|BR095
paranapanema|BR094
paranavai|BR096
parana|AR2c8
paranga|RU063
parang|PH185,PH183
paranhos|BR6h3
paraparaumu|NZ5d5
parapat|ID0b3
parasia|IN035
paratinga|BR1c3
paraty|BR094
parauapebas|BR2e8
parauna|BR093
paravur tekkumbhagam|IN035
paray le monial|FR1m3
paray vieille poste|FR1m3
parbatipur|BD076,IN033
parbhani|IN038
parchim|DE0y4
parchment|US491MI
parczew|PL203
pardeeville|US1b1WI
pardesiyya|IL3q3
pardi|IN035
pardubice|CZ2x6
paredes|PT504
parede|PT504
paredon|MX043
parelhas|BR1h4
parempuyre|FR1m3
parepare|ID2l7
parete|IT1i3
parets del valles|ES0z4
pare|ID0b6
parfino|RU063
pargas|FI4t4
pargolovo|RU064
pariaman|ID0b7
parichhatgarh|IN034
parichha|IN033
parilla|MX043
paringao|PH183
parintins|BR236
paripiranga|BR3e3
pariquera acu|BR094
paris|FR1mb,US1b5TX,CA1e3ON,US1b3TN,US0d3KY,US1b3IL,US0d2ME,US1b2AR,US1b0MO
parit buntar|MY2a5
parit raja|MY2a4
pariyapuram|IN035
parjol|RO1w3
park avenue|AU1k2QLD
park city|US473UT,US1b3KS,US1b3IL,US1b1TN
park falls|US1b1WI
park forest village|US0d3PA
park forest|US1b4IL
park hills|US1b3MO,US0d2KY
park hill|US1b2OK
park layne|US0d2OH
park rapids|US1b2MN
park ridge|US1b5IL,US0d3NJ
park river|US1b0ND
park slope|US0d6NY
park view|US1b1IA
parkano|FI4t3
parkchester|US0d6NY
parkdale|AU0r4VIC
parkent|UZ1o5
parker city|US3n0IN
parkers prairie|US1b0MN
parkersburg|US0d5WV,US1b1IA
parker|US476CO,US0d4SC,US1b2FL,US1b2TX,US252AZ
parkesburg|US0d2PA
parkes|AU0p3NSW
parkinson|AU1k3QLD
parkin|US1b0AR
parkland|US0t5WA,US0d5FL
parksdale|US0t1CA
parkside|US0d1PA,US0d1PA
parkstone|GB0j3
parkston|US1b1SD
parksville|CA4l4BC
parks|US250AZ
parkville|US0d5MD,AU0r3VIC,US0d3PA,US1b3MO,US1b1MN
parkway|US0t4CA
parkwood|AU1k3QLD,US0t3WA,AU1v3WA,US0t1CA
parlakimidi|IN036
parla|ES0z7
parli vaijnath|IN037
parlier|US0t4CA
parma heights|US0d4OH
parmain|FR1m2
parma|IT1i7,US0d6OH,US6w1ID
parmelia|AU1v3WA
parnaiba|BR1h7
parnamirim|BR1h7,BR293
parnarama|BR1h4
parnas|RU066
parnera|IN034
parnu|EE5g5
parobe|BR096
parola|IN035
parole|US0d4MD
parol|IN033
paros|GR4b2
parowan|US472UT
parque industrial ciudad mitras|MX314
parque lefevre|PA5f5
parque urbano napateco|MX043
parral|MX3o7,CL0o5
parramatta|AU0p5NSW
parramos|GT3c3
parras de la fuente|MX315
parres|ES0z3
parrilla ii|MX043
parry sound|CA1e3ON
parsabad|IR0l7
parsberg|DE0y3
parscov|RO1w3
parshadepur|IN033
parshall|US1b0ND
parsippany|US0d6NJ
parsonsfield|US0d1ME
parsons|US1b3KS,US1b1TN,US0d1WV
partanna|IT1i3
partapur|IN033
partenit|UA5e3
parthenay|FR1m4
partille|SE275
partington|GB0j3
partinico|IT1i5
partizanske|SK5b5
partizansk|RU4o5
partur|IN035
parung|ID0b8
parvatipuram|IN036
parvatsar|IN034
parvez ali hossain|BD073
parvez ali|BD073
parvomay|BG2z4
parwanoo|IN033
parys|ZA0x6
par|GB0j3
pasacao|PH183
pasadena hills|US0d3FL
pasadena|US1b7TX,US0t7CA,US0d5MD
pasaia|ES0z4
pasaje|EC1s5
pasan|IN035
pasargad|IR0l5
pasarkemis|ID0b7
pasatiempo|US0t0CA
pasay|PH189
pascagoula|US1b4MS
pascani|RO1w5
pascoag|US0d2RI
pascoe vale south|AU0r3VIC
pascoe vale|AU0r4VIC
pasco|US0t6WA
paseh|ID0b7
paseos de san juan|MX043
pasewalk|DE0y4
pashkovskiy|RU065
pasian di prato|IT1i2
pasig city|PH189
pasighat|IN035
pasilaiciai|LT4v5
pasil|PH183
pasing|DE0y5
pasinler|TR015
pasir mas|MY2a4
paslek|PL204
pasni|PK055
paso de carrasco|UY2s4
paso de la patria|AR2c3
paso de los libres|AR2c5
paso de los toros|UY2s4
paso de ovejas|MX043
paso del macho|MX044
paso del toro|MX042
paso robles|US0t5CA
pasong kawayan primero|PH183
pasragad branch|IR0la
pasrur|PK056
pass christian|US1b2MS
passa quatro|BR094
passagem franca|BR1h3
passaic|US0d6NJ
passapatanzy|US0d0VA
passau|DE0y6
passirano|IT1i2
passira|BR294
passi|PH185,SN1g3
passo fundo|BR097
passos|BR097
passy|FR1m4
pastavy|BY1y4
pastor ortiz|MX043
pastores|GT3c3
pastos bons|BR1h3
pasto|CO0i9
pasuquin|PH183
pasuruan|ID0b7
pasvalys|LT4v3
paszto|HU1z3
patacamaya|BO2h4
pataias|PT502
patamda|IN033
patamundai|IN035
patancheru|IN036
patani|NG0a3
patan|NP2b8,IN037,IN034,IN034,IN033
patao|PH183
patarra|CR5q5
pataskala|US0d4OH
pataudi|IN034
patchogue|US0d4NY
paterna de rivera|ES0z2
paterna|ES0z6
paterno|IT1i6
paterson|US0d7NJ
pathalgaon|IN034
pathanamthitta|IN035
pathankot|IN037
pathardih|IN036
pathardi|IN035
patharia|IN034
pathein|MM0q8
pathri|IN035
pathum thani|TH0n5
patiala|IN038
patiali|IN034
patia|CO0i4
patigi|NG0a5
patin ay|PH183
pativilca|PE0g4
patiya|BD076
pati|ID0b7
patnagarh|IN034
patnanungan|PH183
patna|IN03b
patnongon|PH183
patnos|TR016
pato branco|BR096
patong|TH0n4
patos de minas|BR097
patos fshat|AL5j5
patos|BR1h7,AL5j6
patrasaer|IN034
patra|GR4b7
patrick springs|US0d1VA
patrocinio|BR096
pattani|TH0n5
pattan|IN034
pattaya|TH0n7
pattensen|DE0y4
patten|US0d0ME
patterson lakes|AU0r3VIC
patterson tract|US0t1CA
patterson|US0t4CA,US1b3LA
patti|IN035,IN033,IT1i3
pattoki|PK056
patton village|US1b1TX
patton|US0d1PA
pattukkottai|IN036
patulul|GT3c4
patur|IN034
patuto|PH186
patu|BR1h3
paty do alferes|BR094
paty|HU1z2
patzcuaro|MX046
patzicia|GT3c4
patzun|GT3c4
pau brasil|BR1c3
pauillac|FR1m3
pauini|BR233
paulden|US252AZ
paulding|US0d2OH
paulesti|RO1w2
paulina|US1b0LA
paulinia|BR096
paulista florida|BR093
paulista|BR298
paullina|US1b0IA
paullo|IT1i3
paulo afonso|BR1c6
paulo ramos|BR1h3
pauls valley|US1b3OK
paulsboro|US0d3NJ
paulsstadt|DE0y3
paul|US6w0ID
paunesti|RO1w3
paungde|MM0q5
pauri|IN035
pau|FR1m6
paveh|IR0l4
pavia|IT1i6,PH183
pavilly|FR1m3
pavlikeni|BG2z4
pavlodar|KZ1n8
pavlodolskaya|RU063
pavlogradka|RU2j3
pavlohrad|UA167
pavlovka|RU4f3,RU4f3
pavlovo|RU066
pavlovskaya sloboda|RU063
pavlovskaya|RU065
pavlovskiy posad|RU066
pavlovsk|RU065,RU064,RU4m4
pavugada|IN035
pavullo nel frignano|IT1i3
pavuluru|IN033
paw paw lake|US492MI
paw paw|US492MI
pawai|IN034
pawayan|IN035
pawcatuck|US0d2CT
pawhuska|US1b2OK
pawlet|US0d1VT
pawling|US0d1NY
pawlowice|PL203
pawnee|US1b1IL,US1b1OK
pawni|IN035
pawtucket|US0d6RI
paxtakor shahri|UZ1o4
paxtang|US0d1PA
paxtonia|US0d2PA
paxton|US0d2MA,US1b2IL
payakumbuh|ID0b7
payallar|TR012
payande|CO0i5
payao|PH183
paya|DO1j3
payerne|CH5o3
payette|US6w3ID
paynesville|US1b1MN
payne|US0d0OH
payocpoc sur|PH184
paysandu|UY2s6
payshamba shahri|UZ5s5
payson|US474UT,US254AZ,US1b0IL
payyannur|IN036
pazarcik|TR015
pazardzhik|BG2z6
pazarlar|TR013
pazaryeri|TR013
pazaryolu|TR013
pazar|TR012
pazin|HR442
pea ridge|US0d3WV,US1b2AR,US1b2AR
peabiru|BR094
peabody|US0d6MA,US1b0KS
peace river|CA392AB
peaceful valley|US0t2WA
peacehaven|GB0j4
peach lake|US0d1NY
peach springs|US250AZ
peachtree city|US0d5GA
peachtree corners|US0d5GA
peakhurst|AU0p3NSW
peal de becerro|ES0z2
peapack|US0d1NJ
pearisburg|US0d1VA
pearl beach|US492MI
pearl city|US5k6HI
pearl river|US0d4NY,US1b2MS,US1b1LA
pearland|US1b7TX
pearlington|US1b0MS
pearl|US1b5MS
pearsall|US1b3TX
pearson|US0d1GA
peasedown saint john|GB0j3
pebble creek|US0d3FL
pecan acres|US1b2TX
pecan grove|US1b4TX
pecan plantation|US1b2TX
pecangaan|ID0b6
pecanha|BR093
pecatonica|US1b1IL
pecel|HU1z4
pechea|RO1w3
pechenizhyn|UA162
pechora|RU066
pechory|RU064
pecica|RO1w4
pecigrad|BA453
peckham|GB0j6
pecos|US1b3TX,US470NM
pecquencourt|FR1m3
pecq|BE3a2
pecs|HU1z7
peculiar|US1b2MO
pec|XK2r6
pedana|IN035
pedara|IT1i4
peddapalli|IN035
peddapuram|IN036
pedemonte|IT1i3
pedernales|DO1j3,MX043,EC1s3
pederneiras|BR095
pedersore|FI4t3
pedley|US0t4CA
pedra azul|BR094
pedra badejo|CV743
pedra branca|BR1h4
pedralbes|ES0z4
pedras de fogo|BR1h4
pedra|BR293
pedregal|PA5f6,PA5f4
pedreguer|ES0z3
pedregulho|BR093
pedreira|BR095
pedrengo|IT1i3
pedrera|ES0z2
pedro amaro|MX042
pedro betancourt|CU1l5
pedro carbo|EC1s5
pedro escobedo|MX043
pedro ii|BR1h4
pedro juan caballero|PY286
pedro leopoldo|BR096
pedro munoz|ES0z3
pedro velho|BR1h3
pedroso|PT504
pedroucos|PT504
peebles|GB0j3,US0d1OH
peekskill|US0d5NY
peelo|NL3z3
peer|BE3a4
pefki|GR4b4
pegnitz|DE0y4
pegomas|FR1m3
pego|ES0z3
pegram|US1b1TN
pehowa|IN035
peine|DE0y6
peissenberg|DE0y4
peiting|DE0y4
peitz|DE0y2
pekalongan|ID0b8
pekan bahapal|ID0b5
pekan nenas|MY2a5
pekanbaru|ID0b9
pekan|MY2a5
pekin|US1b5IL
pelabuhan klang|MY2a4
pelabuhanratu|ID0b5
pelagiada|RU063
pelahatchie|US1b0MS
pelaya|CO0i3
pelham manor|US0d2NY
pelham|US1b5AL,US0d4NH,US0d3NY,US0d2GA,US0d1MA
pelhrimov|CZ2x4
pelican bay|US0d3FL,US1b1TX
pelican rapids|US1b1MN
pelican waters|AU1k3QLD
peligros|ES0z3
pelileo|EC1s4
pelissanne|FR1m3
peliyagoda|LK4d5
pell city|US1b4AL
pell lake|US1b2WI
pellaro|IT1i4
pella|US1b3IA
pelotas|BR098
pelplin|PL203
pelsall|GB0j3
pelton|GB0j2
pemagatshel|BT7b4
pemalang|ID0b8
pemangkat|ID565
pematangsiantar|ID0b8
pemba|MZ2w7
pemberton heights|US0d1NJ
pemberton|US0d0NJ
pemberville|US0d1OH
pemberwick|US0d2CT
pembroke dock|GB0j3
pembroke park|US0d3FL
pembroke pines|US0d7FL
pembroke|CA1e4ON,GB0j3,US0d3NH,US0d2NC,US0d1GA,US0d0VA
pembury|GB0j3
pen argyl|US0d2PA
penafiel|PT503,ES0z2
penaflor|CL0o6
penalva|BR1h4
penal|TT7k4
penapolis|BR096
penaranda de bracamonte|ES0z3
penaranda|PH185
penarroya pueblonuevo|ES0z4
penarth|GB0j5
penbrook|US0d2PA
pencoed|GB0j3
penco|CL0o6
pendembu|SL3p3
pendencias|BR1h3
pender|US1b0NE
pendino|IT1i4
pendle hill|AU0p3NSW
pendleton|US0t4OR,US3n2IN,US0d2SC
pendra|IN034
pendrecht|NL3z4
penedo|BR3e5
pengcheng|CN006
penhalonga|ZW263
penha|BR094
peniche|PT504
penicuik|GB0j4
penig|DE0y3
peniscola|ES0z3
penistone|GB0j3
penitas|US9p2TX
penjamo|MX045
penja|CM2k5
penkridge|GB0j3
penn estates|US0d2PA
penn hills|US0d5PA
penn valley|US0t1CA
penn wynne|US0d3PA
penn yan|US0d2NY
pennadam|IN034
pennagaram|IN034
pennant hills|AU0p3NSW
pennathur|IN033
penndel|US0d1PA
penne|IT1i3
penngrove|US0t1CA
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
penon blanco|MX312
penonome|PA5f4
peno|RU062
penrith|GB0j4,AU0p4NSW
penrose|US472CO
penryn|GB0j3,US0d0PA
pensacola|US1b6FL
penshurst|AU0p4NSW
pensilvania|CO0i3
pentecoste|BR1h4
penticton|CA4l5BC
pentling|DE0y2
pentre|GB0j2
penuelas|PR5c3
penuela|MX042
penugonda|IN035
penukonda|IN034
penzance|GB0j4
penza|RU069
penzberg|DE0y4
pen|IN035
peoria heights|US1b3IL
peoria|US257AZ,US1b7IL
peosta|US1b1IA
peotone|US1b2IL
pepeekeo|US5k1HI
pepinster|BE3a3
pepper pike|US0d3OH
pepperell|US0d1MA
peppermill village|US0d2MD
peqin|AL5j3
pequot lakes|US1b1MN
perafita|PT504
peraia|GR4b4
peraiyur|IN033
perai|MY2a6
peralta|DO1j3,ES0z3,US472NM
perama|GR4b5
perambalur|IN035
peranamallur|IN033
peranampattu|IN035
peravurani|IN034
perbaungan|ID0b7
perchtoldsdorf|AT214
percut|ID0b8
perdoes|BR094
perechyn|UA163
peregian springs|AU1k3QLD
pereiaslav khmelnytskyi|UA165
pereira barreto|BR094
pereira|CO0i9
pereiro de aguiar|ES0z2
perelyub|RU3k2
peremyshlyany|UA163
perenchies|FR1m3
perene|PE0g3
peresichna|UA163
pereslavl zalesskiy|RU065
peresvet|RU064
peretu|RO1w3
perevalsk|UA165
perevolotskiy|RU2j3
perevoz|RU063
pereyaslovskaya|RU063
perezville|US1b2TX
perez|AR2c5
pergamino|AR026
pergamos|CY6c4
pergine valsugana|IT1i4
perg|AT213
perham|US1b2MN
periam|RO1w3
periban de ramos|MX044
pericos|MX4a3
perico|CU1l5
peridot|US250AZ
perieni|RO1w2
perier|FR1m4
perigny|FR1m3
perigueux|FR1m5
peringat|MY2a5
perisoru|RO1w2
peristeri|GR4b7
peris|RO1w3
periyakulam|IN035
periyanayakkanpalaiyam|IN035
periyanegamam|IN033
periyapattinam|IN033
periyapatti|IN033
perkasie|US0d3PA
perkins|US1b2OK
perleberg|DE0y4
permatang kuching|MY2a5
permet|AL5j3
perm|RU2ja
pernem|IN032
pernes les fontaines|FR1m3
pernik|BG2z6
pernio|FI4t3
perols|FR1m3
peronnas|FR1m3
peronne|FR1m3
perote|MX045
perozinho|PT503
pero|IT1i3
perpignan|FR1m7
perrelos|PH183
perris|US0t6CA
perros guirec|FR1m3
perry hall|US0d5MD
perry heights|US0d3OH
perry park|US471CO
perryman|US0d1MD
perryopolis|US0d1PA
perrysburg|US0d4OH
perryton|US1b3TX
perryville|US1b3MO,US0d2MD,US1b1AR
perry|US0d4GA,US1b3IA,US0d3FL,US1b2OK,US472UT,US0d2NY,US491MI,US0d1OH
persan|FR1m3
persembe|TR014
pershore|GB0j3
persianovka|RU064
perstorp|SE273
pertek|TR013
perth amboy|US0d6NJ
perth city centre|AU1v4WA
perth|AU1vbWA,GB0j6,CA1e2ON,US0d2NY
pertuis|FR1m4
perugia|IT1i7
perugorria|AR2c3
peruibe|BR096
perumbavoor|IN035
perumpavur|IN035
perundurai|IN034
perungudi|IN035
perur|IN033
perushtitsa|BG2z2
peruwelz|BE3a4
peru|US3n3IN,US1b3IL,US0d1NY,US0d1ME,US0d1NY
pervari|TR013
pervomaisc|MD4h3
pervomayka|KZ1n3
pervomayskaya|RU062
pervomayskiy|RU064,RU5t4,RU063,RU4m2
pervomayskoye|RU063,UA5e3,RU4m3,RU533,RU062,RU4m2
pervomayskyy|UA165
pervomaysk|UA166,UA165,RU064
pervouralsk|RU2j7
perwez|BE3a3
perya|IN034
pesaro|IT1i6
pescantina|IT1i4
pescara|IT1i7
pesca|CO0i2
peschanokopskoye|RU064
peschiera del garda|IT1i3
pescia|IT1i4
peseux|CH5o3
peshawar|PK05a
peshkopi|AL5j4
peshtera|BG2z4
peshtigo|US1b2WI
peskovka|RU553
peso da regua|PT502
pesochnyy|RU063
pesqueira|BR295,MX433
pesqueria|MX312
pessac|FR1m6
pessano con bornago|IT1i3
pestovo|RU064
pestravka|RU323
pestretsy|RU063
petah tiqwa|IL3q8
petalcingo|MX043
petaling jaya|MY2a9
petaluma|US0t6CA
petal|US1b3MS
petange|LU7j3
petapa|GT3c7
petaquillas|MX043
petare|VE149
petatlan|MX044
petauke|ZM2t4
petawawa|CA1e4ON
peterborough|GB0j7,CA1e6ON,US0d2NH
peterhead|GB0j4
peterhof|RU066
peterlee|GB0j5
petersaurach|DE0y2
petersburg|US0d5VA,US0t2AK,US0d1WV,US8r1IN,US1b1IL,US490MI,US1b0TX
petersfield|GB0j4
petershagen|DE0y5,DE0y4
petersham|AU0p3NSW
petershausen|DE0y3
petilia policastro|IT1i3
petionville|HT2u8
petit bourg|GP7m5
petit canal|GP7m3
petit couronne|FR1m3
petit raffray|MU6r3
petit valley|TT7k3
petite foret|FR1m2
petite ile|RE6x3
petite riviere|MU6r2
petite rosselle|FR1m3
petlad|IN036
petlawad|IN034
petone|NZ5d3
petoskey|US493MI
peto|MX3u4
petra dubrava|RU323
petra|JO2q4
petresti|RO1w3
petricani|RO1w2
petrich|BG2z5
petrie|AU1k3QLD
petrila|RO1w5
petrinja|HR444
petritor nord|DE0y3
petritor ost|DE0y3
petrodvorets|RU066
petrogradka|RU067
petrolia|CA1e2ON
petrolina de goias|BR093
petrolina|BR298
petropavlivka|UA163
petropavlovka|RU4p3
petropavlovsk kamchatsky|RU6k8
petropavlovskaya|RU063
petropavl|KZ1n8
petropolis|BR098
petrosani|RO1w5
petrosino|IT1i3
petroupolis|GR4b6
petrov val|RU3b4
petrovaradin|RS2r4
petrove|UA163
petrovka|UA5e3
petrovsk zabaykalskiy|RU5t4
petrovskaya|RU065,RU064
petrovsk|RU3k5,RU062
petrozavodsk|RU068
petrvald|CZ2x3
petukhovo|RU2j4
petushki|RU064
pevely|US1b2MO
pewaukee|US1b3WI
pewee valley|US0d1KY
peymeinade|FR1m3
peypin|FR1m2
pezenas|FR1m3
pezinok|SK5b4
pfaffenhofen an der ilm|DE0y5
pfaffenhofen an der roth|DE0y3
pfaffikon pfaffikon dorfkern|CH5o2
pfaffikon|CH5o3,CH5o3
pfalzgrafenweiler|DE0y3
pfarrkirchen|DE0y4
pfastatt|FR1m3
pfedelbach|DE0y3
pflugerville|US1b6TX
pforzheim|DE0y7
pfreimd|DE0y2
pfronten|DE0y3
pfullendorf|DE0y4
pfullingen|DE0y4
pfungstadt|DE0y5
phagwara|IN037
phai sali|TH0n4
phak hai|TH0n4
phalaborwa|ZA0x7
phalauda|IN034
phalia|PK055
phalodi|IN036
phaltan|IN036
phan rang thap cham|VN0w7
phan thiet|VN0w7
phan thong|TH0n4
phanat nikhom|TH0n4
phang nga|TH0n3
phanom sarakham|TH0n4
phanom thuan|TH0n4
phaphund|IN034
phariha|IN033
pharr|US1b6TX
phatthalung|TH0n5
phayakkhaphum phisai|TH0n3
phayao|TH0n4
phayuha khiri|TH0n4
phek|IN034
phelan|US0t4CA
phelps|US0d1NY
phenix city|US0d5AL
phetchabun|TH0n6
phetchaburi|TH0n6
phibun mangsahan|TH0n4
phichit|TH0n5
phil campbell|US1b0AL
philadelphia|US0dbPA,US1b3MS,US0d0NY
philippeville|BE3a3
philippi|US0d2WV
philippsburg|DE0y4
philipsburg|US0d1PA
phillaur|IN034
phillip island|AU0r3VIC
phillipsburg|US0d4NJ,US1b1KS
phillipston|US0d1MA
phillips|US1b0WI,US0d0ME
philmont|US0d0NY
philomath|US0t2OR
philo|US1b1IL
phimai|TH0n4
phippsburg|US0d1ME
phirangipuram|IN034
phitsanulok|TH0n7
phnom penh|KH24b
pho chai|TH0n4
pho thong|TH0n4
phoenix lake|US0t2CA
phoenixville|US0d4PA
phoenix|US25bAZ,US0t2OR,US0d1NY,US1b1IL
phon charoen|TH0n4
phongsali|LA6f4
phon|TH0n4
photharam|TH0n5
phra nakhon si ayutthaya|TH0n6
phra phutthabat|TH0n6
phra pradaeng|TH0n7
phrae|TH0n5
phrai bueng|TH0n4
phu khiao|TH0n4
phu khuong|VN0n6
phu kradueng|TH0n4
phu ly|VN0n5
phuket|TH0n6
phulbani|IN035
phulera|IN034
phulpur|IN035,IN033
phultala|BD075
phumi veal sre|KH245
phuntsholing|BT7b4
phuthaditjhaba|ZA0x6
piacabucu|BR3e3
piacenza|IT1i7
piana degli albanesi|IT1i2
pianco|BR1h3
pianezza|IT1i4
pianiga|IT1i3
pianillo|IT1i3
piano di sorrento|IT1i4
pianoro|IT1i3
pianura|IT1i6
piara waters|AU1v3WA
piaseczno|PL205
piastow|PL205
piatra neamt|RO1w7
piatra olt|RO1w3
piatra soimului|RO1w3
piattoni villa santantonio|IT1i3
piatykhatky|UA164
piat|PH183
piazza armerina|IT1i4
piazza del galdo santangelo|IT1i3
piazza|IT1i4,IT1i3
pia|FR1m2
pibrac|FR1m3
picanya|ES0z3
picassent|ES0z4
picayune|US1b3MS
pichucalco|MX044
pickens|US0d2SC,US1b0MS
pickerington|US0d4OH
pickering|CA1e6ON,GB0j3
picnic point north lynnwood|US0t5WA
picnic point|US0t3WA,AU0p3NSW
pico rivera|US0t6CA
pico truncado|AR7g4
picos|BR1h6
picota|PE0g3
picsi|PE0g5
picture rocks|US253AZ
picui|BR1h3
pidhorodne|UA164
piding|DE0y2
piechowice|PL203
piedade|BR095,PT504
piedecuesta|CO0i6
piedimonte matese|IT1i3
piedmont|US0t4CA,US1b3OK,US0d2SC,US1b2AL,US1b1MO
piedra blanca|DO1j3
piedras blancas|ES0z3
piedras negras|MX4n7,MX043
piekary slaskie|PL206
pieksamaki|FI4t4
pielavesi|FI4t2
piendamo|CO0i5
piensk|PL203
piera|ES0z4
pierce city|US1b0MO
pierceton|US3n0IN
pierce|US1b1NE
piermont|US0d1NY
pierre benite|FR1m3
pierre part|US1b2LA
pierrefitte sur seine|FR1m5
pierrelatte|FR1m4
pierrelaye|FR1m3
pierre|US1b4SD
pierson|US0d1FL
pierz|US1b0MN
piestany|SK5b5
pieszyce|PL203
piet retief|ZA0x6
pietermaritzburg|ZA0xa
pietra ligure|IT1i3
pietraperzia|IT1i3
pietrasanta|IT1i4
pietrosani|RO1w3
pieve a nievole|IT1i3
pieve di cento|IT1i3
pieve di soligo|IT1i3
pieve emanuele|IT1i4
pigcawayan|PH184
pigeon forge|US0d3TN
pigeon|US490MI
piggott|US1b2AR
piggs peak|SZ753
pignan|FR1m3
pignataro maggiore|IT1i3
pignon|HT2u3
pihani|IN035
pihuamo|MX043
piikkio|FI4t3
pijao|CO0i3
pijijiapan|MX044
pijino del carmen|CO0i2
pijnacker|NL3z4
pikalevo|RU064
pike creek valley|US0d3DE
pike creek|US0d3DE
pike road|US1b3AL
pikesville|US0d5MD
piketon|US0d1OH
pikeville|US0d3KY,US1b1TN
pikine|SN1ga
pikit|PH184
pilaite|LT4v4
pilani|IN035
pilar de la horadada|ES0z4
pilar do sul|BR094
pilar|AR028,BR3e5,PY285,PH184,AR2c4,PH183,PH183,BR1h3
pilas|ES0z4
pilawa gorna|PL203
pila|PL206,PH185
pilcaya|MX042
pilcomay|PE0g3
pilczyce|PL202
pilibangan|IN035
pilibhit|IN037
pililla|PH185
piliscsaba|HU1z3
pilisvorosvar|HU1z4
pilis|HU1z3
pilkhua|IN036
pillaro|EC1s3
pilna|RU063
pilona|ES0z3
pilot mountain|US0d1NC
pilot point|US1b2TX
pilot rock|US0t1OR
pilsen|CZ2x7
pilsting|DE0y3
pimampiro|EC1s3
pima|US251AZ
pimenta bueno|BR5u5
pimentel|PE0g4,DO1j3
pimienta vieja|HN3l3
pimmit hills|US0d3VA
pimonte|IT1i3
pimpama|AU1k3QLD
pimpri|IN03a
pinahat|IN034
pinamalayan|PH185
pinamungahan|PH185
pinar de chamartin|ES0z5
pinar del rio|CU1l8
pinarbasi|TR014,TR013
pinardville|US0d2NH
pinarhisar|TR013
pinas|EC1s4
pinch|US0d2WV
pinckneyville|US1b2IL
pinckney|US491MI
pinconning|US490MI
pincourt|CA1e3QC
pinczow|PL204
pind dadan khan|PK054
pindamonhangaba|BR097
pindare mirim|BR1h5
pindi bhattian|PK055
pindi gheb|PK055
pindiga|NG0a7
pindobacu|BR1c4
pindorama|BR094
pindushi|RU062
pindwara|IN035
pine beach|US0d1NJ
pine bluffs|US470WY
pine bluff|US1b5AR
pine bush|US0d1NY
pine castle|US0d3FL
pine city|US1b2MN
pine crest|US0d1TN,US0d1TN
pine grove mills|US0d1PA
pine grove|US0t1CA,US0d1PA
pine hills|US0d6FL,US0t2CA
pine hill|US0d3NJ
pine island center|US0d1FL
pine island ridge|US0d2FL
pine island|US1b2MN,US1b0TX
pine knoll shores|US0d0NC
pine knot|US0d1KY
pine lake park|US0d3NJ
pine lawn|US1b2MO
pine level|US1b2AL,US0d1NC
pine manor|US0d2FL
pine mountain club|US0t1CA
pine mountain|US0d0GA,US0d0GA
pine plains|US0d0NY
pine prairie|US1b1LA
pine ridge at crestwood|US0d1NJ
pine ridge|US0d3FL,US472SD,US0d1PA,US0d1FL
pine valley|US0t1CA
pinebluff|US0d1NC
pinecrest|US0d4FL
pineda de mar|ES0z5
pinedale|US471WY
pinehurst|US0d4NC,US0d3MA,US1b2TX,US1b1TX,US471ID
pinellas park|US0d6FL
pineridge|US0d1SC
pinerolo|IT1i5
pinetop lakeside|US252AZ
pinetops|US0d0NC
pineto|IT1i2
pineville|US1b4LA,US0d3NC,US0d1KY
pinewood estates|US1b1TX
pinewood|US0d4FL
piney green|US0d4NC
piney point village|US1b2TX
piney|US1b2AR
pine|US251AZ
pingdingshan|CN00a
pingdu|CN007
pingliang|CN007
pingnan|CN006
pingree grove|US1b3IL
pingshan|CN007
pingxiang|CN009
pingyin|CN006
pingyi|CN006
pingzhuang|CN006
pinhais|BR097
pinhal novo|PT505
pinhao|BR094
pinheiral|BR094
pinheiro machado|BR093
pinheiro|BR1h5
pinillos|CO0i3
pinjaur|IN035
pinkafeld|AT212
pink|US1b1OK
pinneberg|DE0y5
pinner|GB0j4
pino torinese|IT1i3
pinole|US0t4CA
pinon hills|US0t3CA
pinos puente|ES0z4
pinoso|ES0z3
pinos|MX042
pinotepa de don luis|MX043
pinotepa nacional|MX045
pinsk|BY1y7
pinson|US1b3AL
pinto|ES0z5
pinugay|PH183
pinxton|GB0j4
pio duran|PH184
pio xii|BR1h4
pioche|US0t0NV
pioltello|IT1i5
piombino|IT1i5
pioneer village|US0d2KY
pioneer|US490OH,US0t0CA
pionerskiy|RU594,RU2j2
pionerskoye|UA5e2
pioner|RU4w3
pionki|PL204
piossasco|IT1i4
piotrkow kujawski|PL202
piotrkow trybunalski|PL206
piove di sacco piovega|IT1i4
piovene rocchette|IT1i3
pio|PH185
pipar|IN035
piperton|US1b1TN
pipestone|US1b2MN
pipili|IN034
pipirig|RO1w3
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
piracuruca|BR1h4
piraeus|GR4b7
pirae|PF864
pirai do sul|BR094
pirai|BR094
pirajui|BR094
piraju|BR095
pirallahi|AZ344
pirane|AR2c4
piranhas|BR093
piranshahr|IR0l6
pirapemas|BR1h3
pirapora do bom jesus|BR094
pirapora|BR096
pirapozinho|BR094
piraquara|BR095
pirassununga|BR096
piravam|IN035
pirawa|IN034
piraziz|TR013
pirdop|BG2z3
pirenopolis|BR094
pires do rio|BR095
pirgaaj|BD075
piriapolis|UY2s3
piribebuy|PY283
piripiri|BR1h5
piritiba|BR1c4
piriyapatna|IN034
pirkkala|FI4t4
pirmasens|DE0y5
pirna|DE0y5
pirogovskiy|RU063
pirojpur|BD076
pirot|RS2r5
piro|IN035
pirpirituba|BR1h3
pirtleville|US251AZ
piru|US0t1CA
pisa|IT1i6
piscataway|US0d6NJ
piscinola|IT1i5
pisco|PE0g6
piscu vechi|RO1w2
piscu|RO1w2
pisek|CZ2x5
pishin|PK055
pishva|IR0l6
piskent|UZ1o5
piskivka|UA163
pismo beach|US0t3CA
pisogne|IT1i2
pistakee highlands|US1b2IL
piste|MX3u2
pisticci|IT1i3
pistoia|IT1i6
pisz|PL204
pita kotte|LK4d7
pitalito|CO0i6
pitanga|BR094
pitangueiras|BR095
pitangui|BR094
pita|GN1x4
pitcairn|US0d2PA
pitea|SE275
piterka|RU3k2
pitesti|RO1w7
pithampur|IN036
pithapuram|IN036
pithiviers|FR1m3
pithoragarh|IN036
pithora|IN033
pithoro|PK053
pitimbu|BR1h3
pitiquito|MX432
pitkyaranta|RU064
pitman|US0d3NJ
pitmoaga|BF363
pitoa|CM2k4
pitogo|PH183,PH183
pitomaca|HR443
piton saint leu|RE6x5
piton|MU6r3
pitrufquen|CL0o4
pitsea|GB0j5
pitt meadows|CA4l4BC
pittem|BE3a3
pittsboro|US0d2NC,US3n2IN
pittsburgh|US0d8PA
pittsburg|US0t6CA,US1b4KS,US1b2TX
pittsfield|US0d5MA,US1b2IL,US0d2ME,US1b1WI,US0d1NH
pittsford|US0d0NY
pittston|US0d3PA,US0d1ME
pittsville|US0d1MD
piui|BR095
piuma|BR094
piura|PE0g8
pivdenne|UA163
pivijay|CO0i5
piwniczna zdroj|PL203
pixley|US0t2CA
pizarra|ES0z3
pizarro|CO0i3
pizhou|CN006
pizitou|TW0e2
pizzo|IT1i3
plabennec|FR1m3
placentia|US0t6CA
placerville|US0t3CA
placer|PH183,PH183
placetas|CU1l6
placid lakes|US0d2FL
placido de castro|BR654
placitas|US472NM
plagiari|GR4b2
plaidt|DE0y3
plain city|US473UT,US0d2OH
plain view|US0d1NC
plaine des papayes|MU6r3
plaine magnien|MU6r3
plainedge|US0d3NY
plainfield village|US0d1CT
plainfield|US0d6NJ,US1b5IL,US3n5IN,US0d4CT
plainsboro center|US0d1NJ
plains|US0d2PA,US1b1TX,US1b0KS,US470MT
plainview|US0d5NY,US1b4TX,US1b2MN,US0d1TN,US1b0NE
plainville|US0d4CT,US0d3MA,US1b1KS
plainwell|US492MI
plaisance du touch|FR1m4
plaisir|FR1m5
plaistow|US0d3NH
plakhtiyivka|UA162
plan de ayala|MX044,MX042
plan de cuques|FR1m3
plan les ouates|CH5o3
planadas|CO0i3
planada|US0t2CA
planaltina|BR098,BR096
plana|CZ2x2
plandome heights|US0d0NY
plandome|US0d0NY
planegg|DE0y3
planeta rica|CO0i5
plankstadt|DE0y3
plano|US1b8TX,US1b3IL,US1b0KY
plant city|US0d5FL
plantation mobile home park|US0d0FL
plantation|US0d7FL,US0d2FL,US0d1FL
plantersville|US1b0MS
planterwald|DE0y3
plaquemine|US1b3LA
plaridel|PH186,PH182
plasencia|ES0z5
plastunovskaya|RU063
plastun|RU4o3
plast|RU2j4
platnirovskaya|RU064
platon sanchez|MX043
plato|CO0i6
platte city|US1b2MO
plattekill|US0d0NY
platteville|US1b4WI,US471CO
platte|US1b0SD
plattling|DE0y4
plattsburgh west|US0d0NY
plattsburgh|US0d4NY
plattsburg|US1b1MO
plattsmouth|US1b3NE
plau am see|DE0y3
plauen|DE0y6
plavsk|RU064
playa blanca|ES5i3
playa de san juan|ES5i3
playa del carmen|MX4j7
playa del ingles|ES5i4
playa vicente|MX043
playarrica|CO0i2
playas del rosario|MX044
playas|EC1s5
plaza huincul|AR514
pleak|US1b0TX
pleasant gap|US0d2PA
pleasant garden|US0d2NC
pleasant grove|US475UT,US1b3AL,US0d1OH
pleasant hills|US0d3PA,US0d2MD
pleasant hill|US0t5CA,US1b3IA,US1b3MO,US0d1PA,US0d0OH,US0d0NC
pleasant prairie|US1b4WI
pleasant ridge|US491MI
pleasant run farm|US0d2OH
pleasant run|US0d2OH
pleasant valley|US0d2WV,US1b2MO,US0d0NY
pleasant view|US473UT,US1b2TN
pleasanton|US0t6CA,US1b3TX,US1b0KS
pleasantville|US0d4NJ,US0d3NY,US1b1IA
pleasure ridge park|US635KY
pledran|FR1m2
pleidelsheim|DE0y3
pleiku|VN0w7
pleinfeld|DE0y3
plenita|RO1w2
plentywood|US9p1MT
plerin|FR1m4
plesetsk|RU063
plessisville|CA1e3QC
pleszew|PL204
plettenberg bay|ZA0x4
plettenberg|DE0y5
pleven|BG2z7
plewiska|PL203
pliezhausen|DE0y3
pljevlja|ME6y4
plochingen|DE0y4
plock|PL207
ploemeur|FR1m4
ploermel|FR1m3
ploiesti|RO1w8
plombieres|BE3a3
ploneour lanvern|FR1m2
plonsk|PL204
plon|DE0y4
plopeni|RO1w3
plopsoru|RO1w3
plosca|RO1w3
plottier|AR515
plouay|FR1m2
ploudalmezeau|FR1m2
ploufragan|FR1m4
plougastel daoulas|FR1m4
plouguerneau|FR1m3
plouzane|FR1m4
plovdiv|BG2z8
plover|US1b4WI
pluderhausen|DE0y3
plum creek|US0d1VA
plum grove|US1b0TX
plumas lake|US0t3CA
plumbon|ID0b7
plummer|US0t0ID
plumpton|AU0p3NSW
plumsteadville|US0d1PA
plum|US0d5PA
plunge|LT4v5
pluvigner|FR1m3
plyeshchanitsy|BY1y3
plymouth meeting|US0d3PA
plymouth|GB0j8,US1b6MN,US0d4CT,US3n3IN,US493MI,US1b3WI,US0d3MA,US0d3PA,US0d2NH,US0d2NC,US0d1OH,US0d0ME
plympton|GB0j3,US0d1MA
plymstock|GB0j5
pniewy|PL203
poa|BR097
pobe|BJ3t5
pobiedziska|PL203
poblacion san felipe|PH184
poble sec|ES0z5
pobugskoye|UA163
pocahontas|US1b3AR,US1b1IA
pocao de pedras|BR1h4
pocasset|US0d2MA
pocatello|US6w6ID
pochaiv|UA163
pochep|RU064
pochinki|RU064
pochinok|RU063
pocinhos|BR1h3
pocitos|MX042
pocito|AR585
pocking|DE0y4,DE0y3
pocklington|GB0j3
poco branco|BR1h3
poco verde|BR3e4
pocoes|BR1c5
pocola|US1b2OK
pocomoke city|US0d2MD
pocone|BR4y4
pocono pines|US0d0PA
pocono ranch lands|US0d0PA
pocora|CR5q2
pocos de caldas|BR097
pocri|PA5f4
podari|RO1w3
podborany|CZ2x3
poddebice|PL203
podebrady|CZ2x4
podenzano|IT1i3
podgorenskiy|RU063
podgorica|ME6y7
podgornaya|RU062
podgornoye|RU063,RU532
podhum|BA453
podilsk|UA165
podoleni|RO1w2
podolsk|RU067
podporozhye|RU064
podstrana|HR443
podu iloaiei|RO1w3
podu turcului|RO1w2
podujeva|XK2r5
poduri|RO1w3
podzvizd|BA453
poeldijk|NL3z3
poestenkill|US0d0NY
pogar|RU063
poggiardo|IT1i3
poggibonsi|IT1i4
poggio a caiano|IT1i3
poggio renatico|IT1i2
poggio rusco|IT1i3
poggiomarino|IT1i4
poggioreale|IT1i5
pogliano milanese|IT1i3
pogoanele|RO1w3
pogradec|AL5j6
pogranichnyy|RU4o4
pohang|KR089
pohja|FI4t2
pohrebyshche|UA163
poiana campina|RO1w2
poiana lacului|RO1w3
poiana mare|RO1w4
poiana teiului|RO1w2
poiares|PT502
poienile de sub munte|RO1w3
poinciana|US0d6FL
poing|DE0y4
point baker|US1b2FL
point clear|US1b1AL
point cook|AU0r6VIC
point fortin|TT7k4
point hill|JM3g2
point lookout|US0d0NY
point marion|US0d0PA
point of rocks|US0d1MD
point pedro|LK4d6
point pleasant beach|US0d2NJ
point pleasant|US0d4NJ,US0d2WV
point roberts|US0t0WA
point vernon|AU1k3QLD
pointe a pitre|GP7m4
pointe aux piments|MU6r3
pointe calumet|CA1e3QC
pointe claire|CA1e5QC
pointe du lac|CA1e3QC
pointe noire|CG2p9,GP7m3
poio|ES0z4
poirino|IT1i3
poissy|FR1m5
poisy|FR1m3
poitiers|FR1m6
pojoaque|US471NM
pokachi|RU2j4
pokaran|IN034
pokhara|NP2b8
pokhvistnevo|RU325
pokotylivka|UA163
pokoynoye|RU063
pokrovka|RU4o3
pokrovo prigorodnoye|RU062
pokrovskoye streshnevo|RU066
pokrovskoye|RU064
pokrovsk|UA166,RU643
pokrov|RU064
pola de laviana|ES0z4
pola de lena|ES0z4
pola de siero|ES0z4
polanco|MX046
poland|US0d2ME,US0d1OH
polangui|PH186
polanica zdroj|PL203
polaniec|PL203
polasara|IN034
polatli|TR017
polatsk|BY1y6
polavaram|IN035
polazna|RU2j4
polch|DE0y3
polczyn zdroj|PL203
polessk|RU593
polesworth|GB0j3
poletayevo|RU2j3
polevskoy|RU2j6
polewali|ID2l6
polgardi|HU1z3
polgar|HU1z3
polican|AL5j3
police|PL205
polichni|GR4b5
policka|CZ2x3
policoro|IT1i4
polignano a mare|IT1i4
polillo|PH182
polinya|ES0z3
polistena|IT1i3
poli|TZ1d3,CM2k3
polk city|US1b2IA,US0d1FL
polkowice|PL204
polkton|US0d2NC
pollachi|IN036
pollau|AT213
polla|IT1i2
pollena trocchia|IT1i4
pollenca|ES0z4
pollock pines|US0t3CA
poll|DE0y3
polmont|GB0j2
polna|CZ2x2
polohy|UA164
polokwane|ZA0x7
polomolok|PH186
polonnaruwa|LK4d4
polonne|UA164
polonoling|PH183
polonuevo|CO0i4
polotnyanyy zavod|RU063
polovinnoye|RU2j2
polo|US1b1IL
polski trambesh|BG2z3
polson|US472MT
poltar|SK5b3
poltava|UA168
poltavka|RU2j3
polur|IN035
polva|EE5g3
polyany|RU063
polyarnyye zori|RU064
polyarnyy|RU064
polygyros|GR4b3
polykastro|GR4b3
polysayevo|RU4w5
pomaz|HU1z4
pombal|BR1h4,PT504
pombos|BR294
pomerode|BR094
pomeroy|US0d1OH,US0t0WA
pomezia|IT1i4
pomichna|UA163
pomigliano darco|IT1i5
pommelsbrunn|DE0y2
pomoca|MX043
pomona|US0t7CA,US0d3NJ,US0d2NY
pomorie|BG2z4
pompano beach highlands|US0d3FL
pompano beach|US0d7FL
pompeia|BR094
pompei|IT1i5
pompeu|BR095
pompey|FR1m2
pompton lakes|US0d3NJ
pomuch|MX3u3
ponca city|US1b5OK
ponce inlet|US0d2FL
ponce|PR5c7
ponchatoula|US1b3LA
ponciano arriaga|MX043
poncitlan|MX044
ponda|IN034
ponderay|US0t0ID
ponderosa park|US472CO
ponderosa pine|US470NM
ponder|US1b1TX
ponedera|CO0i3
ponferrada|ES0z6
pong nam ron|TH0n3
pong|TH0n4
poniatowa|PL203
poninka|UA163
ponmana|IN035
ponnamaravati|IN034
ponnampet|IN033
ponnani|IN037
ponneri|IN035
ponnuru|IN036
ponnur|IN036
ponoka|CA393AB
ponorogo|ID0b6
ponot|PH183
ponsacco|IT1i4
pons|FR1m2
pont a celles|BE3a4
pont a mousson|FR1m4
pont audemer|FR1m3
pont du chateau|FR1m3
pont eveque|FR1m2
pont labbe|FR1m3
pont rouge|CA1e3QC,CA1e3QC
pont saint esprit|FR1m3
pont saint martin|FR1m2
pont sainte marie|FR1m2
pont sainte maxence|FR1m4
ponta delgada|PT8n4
ponta grossa|BR098
ponta pora|BR406
pontal do parana|BR094
pontalina|BR094
pontal|BR095
pontarddulais|GB0j3
pontarlier|FR1m4
pontasserchio|IT1i3
pontassieve|IT1i3
pontault combault|FR1m5
pontcharra|FR1m3
pontchateau|FR1m3
ponte cingoli|IT1i3
ponte de lima|PT505
ponte de sor|PT503
ponte felcino|IT1i2
ponte nelle alpi polpet|IT1i2
ponte nelle alpi|IT1i3
ponte nova|BR096
ponte san nicolo|IT1i4
ponte san pietro|IT1i3
ponte vedra beach|US0d5FL
ponteareas|ES0z5
pontecagnano|IT1i3
pontecorvo|IT1i3
pontedera|IT1i4
pontefract|GB0j5
ponteland|GB0j3
pontenure|IT1i2
ponteranica|IT1i3
pontes e lacerda|BR4y5
pontevedra|ES0z6,AR025,PH183
pontevico|IT1i3
ponte|PT503
ponthierry|FR1m4
pontiac|US496MI,US1b4IL
pontian kechil|MY2a6
pontianak|ID569
ponticelli|IT1i6
pontinha|PT505
pontinia|IT1i3
pontivy|FR1m4
ponto novo|BR1c3
pontoglio|IT1i3
pontoise|FR1m5
pontonnyy|RU063
pontoon beach|US1b2IL
pontotoc|US1b3MS
pontremoli|IT1i2
pontyclun|GB0j3
pontypool|GB0j5
pontypridd|GB0j5
ponzano|IT1i3
pooler|US0d5GA
poolesville|US0d2MD
poole|GB0j7
poonamalle|IN036
pooraka|AU2v3SA
popasna|UA165
popayan|CO0i8
poperinge|BE3a4
popesti leordeni|RO1w4
popesti|RO1w3
popilnia|UA163
poplar bluff|US1b4MO
poplar cotton center|US0t1CA
poplar grove|US1b2IL
poplarville|US1b2MS
popoli|IT1i2
popondetta|PG5y5
popovaca|HR444
popovo|BG2z4
poppenbuttel|DE0y4
poprad|SK5b6
popricani|RO1w3
poptun|GT3c4
poputnaya|RU063
pop|UZ1o4
poquonock bridge|US0d1CT
poquoson|US0d4VA
porac|PH184
porangatu|BR095
porbandar|IN037
porcari|IT1i3
porcia|IT1i4
porciuncula|BR094
porcuna|ES0z3
porcupine|US470SD
pordenone|IT1i6
pordic|FR1m2
poreba|PL203
porecatu|BR094
porec|HR443
poretskoye|RU063
poringland|GB0j2
porirua|NZ5d6
pori|FI4t6
porkhov|RU064
porlamar|VE146
pornichet|FR1m3
pornic|FR1m4
poronaysk|RU6n4
porrentruy|CH5o3
porrino|ES0z4
porsa|IN035
porsgrunn|NO4q5
port alberni|CA4l4BC
port alfred|ZA0x4
port allegany|US0d1PA
port allen|US1b2LA
port angeles east|US0t2WA
port angeles|US0t4WA
port antonio|JM3g4
port aransas|US1b2TX
port area|PH186
port arthur|US1b6TX
port au prince|HT2ua
port augusta|AU2v3SA
port barre|US1b1LA
port barrington|US1b1IL
port blair|IN037
port byron|US1b1IL,US0d0NY
port carbon|US0d1PA
port cartier|CA1e3QC
port charlotte|US0d6FL
port chester|US0d5NY
port clinton|US0d3OH
port colborne|CA1e4ON
port coquitlam|CA4l6BC
port de bouc|FR1m4
port de paix|HT2u8
port de pollenca|ES0z3
port dickinson|US0d1NY
port dickson|MY2a6
port douglas|AU1k3QLD
port edwards|US1b1WI
port el kantaoui|TN463
port elizabeth|ZA0xa
port ewen|US0d2NY
port gentil|GA4r7
port gibson|US1b1MS
port glasgow|GB0j4
port hadlock irondale|US0t2WA
port harcourt|NG0aa
port hedland|AU1v2WA
port henry|US0d0NY
port hope|CA1e4ON
port hueneme|US0t4CA
port huron|US495MI
port isabel|US1b2TX
port jefferson station|US0d3NY
port jefferson|US0d3NY
port jervis|US0d3NY
port kembla|AU0p2NSW
port kennedy|AU1v4WA
port la nouvelle|FR1m2
port labelle|US0d2FL
port lavaca|US1b4TX
port lincoln|AU2v4SA
port loko|SL3p4
port louis|MU6r7,GP7m2
port ludlow|US0t1WA
port macquarie|AU0p6NSW
port maria|JM3g3
port mathurin|MU6r3
port melbourne|AU0r4VIC
port monmouth|US0d2NJ
port moody|CA4l5BC
port moresby|PG5y8
port morris|US0d1NY
port neches|US1b4TX
port norris|US0d0NJ
port oconnor|US1b0TX
port of spain|TT7k6
port orange|US0d6FL
port orchard|US0t4WA
port orford|US0t0OR
port pirie|AU2v4SA
port reading|US0d2NJ
port republic|US0d0NJ
port richey|US0d1FL
port richmond|US0d4NY
port royal|US0d4SC
port said|EG0h9
port saint joe|US0d2FL
port saint johns|ZA0x3
port saint john|US0d4FL
port saint louis du rhone|FR1m3
port saint lucie|US0d7FL
port salerno|US0d3FL
port shepstone|ZA0x6
port sudan|SD1q9
port sulphur|US1b1LA
port townsend|US0t3WA
port victoria|KE1a3
port vila|VU815
port vue|US0d2PA
port washington north|US0d2NY
port washington|US0d4NY,US1b4WI
port wentworth|US0d3GA
porta westfalica|DE0y5
portachuelo|BO2h4
portadown|GB0j4
portage la prairie|CA4i4MB
portage lakes|US0d3OH
portage park|US1b6IL
portageville|US1b2MO
portage|US496MI,US1b5IN,US1b3WI,US0d1PA
portalegre|PT504
portales|US474NM
portao|BR094
portarlington|IE383
porta|ES0z5
porteirinha|BR094
portel|BR2e4
porter heights|US1b1TX
porterdale|US0d1GA
porterville|US0t6CA
porter|US1b2IN,US0d1ME
portes les valence|FR1m3
portet sur garonne|FR1m3
porthcawl|GB0j4
portici|IT1i6
portico di caserta|IT1i3
porticos de san antonio|MX2n5
portimao|PT505
portishead|GB0j5
portland|US0t9OR,US0d6ME,US1b4TX,GB0j4,US1b4TN,AU0r3VIC,US3n3IN,US0d3CT,US0d2NY,US492MI,US1b0WI
portlaoise|IE384
portlethen|GB0j3
portmarnock|IE383
portmore|JM3g7
porto alegre|BR09a
porto barra do ivinheima|BR404
porto belo|BR094
porto calvo|BR3e4
porto cristo|ES0z3
porto da folha|BR3e3
porto de mos|PT503
porto de moz|BR2e3
porto do son|ES0z3
porto empedocle|IT1i4
porto feliz|BR095
porto ferreira|BR096
porto franco|BR1h4
porto murtinho|BR404
porto novo|BJ3t8,CV742
porto potenza picena|IT1i3
porto real do colegio|BR3e3
porto real|BR094
porto recanati|IT1i3
porto salvo|PT504
porto san giorgio|IT1i4
porto santelpidio|IT1i4
porto santo stefano|IT1i3
porto seguro|BR1c7
porto tolle|IT1i3
porto torres|IT1i4
porto uniao|BR095
porto vecchio|FR1m4
porto velho|BR5u8
porto viro|IT1i4
portoferraio|IT1i3
portogruaro|IT1i4
portola hills|US0t3CA
portola valley|US0t2CA
portola|US0t1CA
portomaggiore|IT1i3
portovelo|EC1s3
portoviejo|EC1s7
porto|PT508,BR1h3
portrush|GB0j3
portslade|GB0j4
portsmouth heights|US0d7VA
portsmouth|GB0j8,US0d7VA,US0d4NH,US0d4OH,US0d4RI
portstewart|GB0j3
portugalete|ES0z6
porur|IN035
porus|JM3g3
porvoo|FI4t6
porz am rhein|DE0y4
posadas|AR2c8,ES0z3
posen|US1b3IL
poseyville|US1b0IN
poshekhonye|RU063
posillipo|IT1i5
posoltega|NI3d3
poso|ID2l6
pospelikha|RU4m4
posse|BR1c4
possneck|DE0y4
post falls|US0t5ID
posta calnau|RO1w3
postbauer heng|DE0y3
poste de flacq|MU6r3
postmasburg|ZA0x5
posto da mata|BR094
posto fiscal rolim de moura|BR5u5
postojna|SI5z3
postville|US1b1IA
post|US1b2TX
potam|MX433
potanino|RU2j3
potchefstroom|ZA0x7
potcoava|RO1w3
poteau|US1b3OK
poteet|US1b2TX
potenza|IT1i6
poth|US1b1TX
potiskum|NG0a6
poti|GE376
potlogi|RO1w3
potoci|BA453
potomac heights|US0d0MD
potomac mills|US0d2VA
potomac park|US0d1MD
potomac|US0d5MD
potosi|BO2h7,NI3d2,US1b2TX,US1b1MO
pototano|ID2l2
pototan|PH183
potrerillos|HN3l4
potsdam|DE0y7,US0d3NY
pottenstein|DE0y2
potter lake|US1b0WI
potters bar|GB0j5
potterville|US491MI
pottmes|DE0y3
potts point|AU0p4NSW
pottsboro|US1b1TX
pottsgrove|US0d2PA
pottstown|US0d5PA
pottsville|US0d4PA,AU0p3NSW,US1b2AR
poughkeepsie|US0d5NY
poulsbo|US0t3WA
poultney|US0d1VT
poulton le fylde|GB0j4
pound ridge|US0d2NY
pourham|SN1g5
pouso alegre|BR097
pout|SN1g4
pouzauges|FR1m3
povarovo|RU063
povazska bystrica|SK5b5
povegliano veronese|IT1i3
povoa de lanhoso|PT502
povoa de santa iria|PT505
povoa de santo adriao|PT504
povoa de varzim|PT505
povolzhskiy|RU323
povorino|RU064
powai|IN034
poway|US0t6CA
powder springs|US0d4GA
powderly|US1b0TX
powdersville|US0d3SC
powell river|CA4l4BC
powells crossroads|US1b0TN
powell|US0d4OH,US473WY
powers lake|US1b1WI
powhatan point|US0d1OH
pownal|US0d2VT
powstancow slaskich wschod|PL204
powstancow slaskich zachod centrum poludniow|PL204
poxoreo|BR4y4
poyang|CN006
poyarkovo|RU4p3
poydras|US1b1LA
poykovskiy|RU2j5
poynette|US1b1WI
poynton|GB0j4
poza rica de hidalgo|MX048
pozanti|TR013
pozarevac|RS2r5
pozega|HR444
poznan|PL209
pozo alcon|ES0z2
pozo del molle|AR2c2
pozoblanco|ES0z4
pozos de gamboa|MX042
pozuelo de alarcon|ES0z6
pozzallo|IT1i4
pozzuoli|IT1i6
pozzuolo martesana|IT1i2
po|BF364
prabumulih|ID0b7
prabuty|PL203
prachatice|CZ2x4
prachin buri|TH0n5
prachuap khiri khan|TH0n5
pradera|CO0i5
prades|FR1m3
pradl|AT215
prado del rey|ES0z3
pradopolis|BR094
prados de santa rosa|MX313
prado|BR1c4
praga polnoc|PL207
praga poludnie|PL208
pragal|PT503
prague|CZ2xa,US1b1OK
prahran|AU0r4VIC
praia a mare|IT1i3
praia da vitoria|PT8n3
praia grande|BR098
praia|CV747
praid|RO1w3
prainha|BR6i3
prairie city|US1b1IA
prairie creek|US1b1AR
prairie du chien|US1b3WI
prairie du sac|US1b2WI
prairie grove|US1b2AR,US1b1IL
prairie heights|US0t2WA
prairie ridge|US0t4WA
prairie view|US1b3TX
prairie village|US1b4KS
prairieville|US1b5LA
prakhon chai|TH0n4
pran buri|TH0n6
praskoveya|RU064
praszka|PL203
pratapgarh|IN035,IN034
prata|BR094
pratola peligna|IT1i3
prato|IT1i8
pratteln|CH5o4
prattville|US1b5AL
pratt|US1b3KS
pravdinskiy|RU063
pravokumskoye|RU062
praya|ID2l5
predeal|RO1w2
preesall|GB0j2
preetz|DE0y4
preganziol|IT1i3
pregassona|CH5o3
pregnana milanese|IT1i3
pregradnaya|RU063
preili|LV3y3
prejmer|RO1w3
prelouc|CZ2x3
premia de mar|ES0z5
premnitz|DE0y3
premont|US1b1TX
prentiss|US1b0MS
prenton|GB0j4
prenzlauer berg|DE0y7
prenzlau|DE0y4
preobrazheniye|RU4o3
prerov|CZ2x6
presas|MX043
prescott valley|US255AZ
prescott|US255AZ,US1b2WI,US1b2AR
prescot|GB0j5
presicce|IT1i2
presidencia de la plaza|AR2c4
presidencia roque saenz pena|AR2c6
president roxas|PH183,PH183
presidente bernardes|BR094
presidente dutra|BR1h5
presidente epitacio|BR095
presidente franco|PY286
presidente medici|BR5u4
presidente olegario|BR094
presidente prudente|BR098
presidente venceslau|BR095
presidential lakes estates|US0d1NJ
presidio|US1b2TX
presnenskiy|RU067
presov|SK5b7
presque isle|US0d3ME
presquille|US1b1LA
pressbaum|AT213
prestatyn|GB0j4
prestbury|US1b1IL
prestea|GH1r5
prestice|CZ2x3
preston city|US0d2CT
preston heights|US1b1IL
prestonpans|GB0j3
prestonsburg|US0d2KY
prestons|AU0p4NSW
preston|GB0j8,AU0r5VIC,US6w2ID,US1b1TX,US1b0MN,US1b0IA
prestwich|GB0j5
prestwick|GB0j4
pretoria|ZA0xb
pretty bayou|US1b2FL
preussisch oldendorf|DE0y4
preutesti|RO1w3
prevalle|IT1i3
preveza|GR4b4
prevost|CA1e3QC
prey veng|KH245
priargunsk|RU4p3
pribor|CZ2x3
pribram|CZ2x5
pribrezhnyy|RU324
prices fork|US0d0VA
priceville|US1b2AL
price|US473UT
prichard|US1b4AL
pridonskoy|RU064
priego de cordoba|ES0z5
prien am chiemsee|DE0y3
prienai|LT4v4
prien|US1b3LA
prieska|ZA0x3
priest river|US0t1ID
prievidza|SK5b6
prigen|ID0b5
prigrevica|RS2r2
prijedor|BA455
priladozhskiy|RU062
prilep|MK546
prilly|CH5o3
primer ensanche|ES0z4
primera|US1b2TX
primero de enero|CU1l4
primero de mayo|MX042
primorskiy|UA5e4
primorsko akhtarsk|RU065
primorsk|RU062
prince albert|CA6e5SK,ZA0x4
prince edward|CA1e5ON
prince frederick|US0d1MD
prince george|CA4l6BC,US0d1VA
prince rupert|CA4l4BC
princenhage|NL3z3
princes lakes|US3n0IN
princes risborough|GB0j3
princes town|TT7k3
princesa isabel|BR294
princess anne|US0d2MD
princeton junction|US0d1NJ
princeton meadows|US0d4NJ
princeton|US0d5NJ,US0d4FL,US1b3TX,US1b3IN,US1b3IL,US1b3KY,US0d3WV,US1b2MN,US0d2MA,US0d0NC,US1b0WI,US1b0MO
princeville|CA1e3QC,CA772NS,US5k1HI,US0d1NC,US1b1IL
prineville|US0t3OR
prinsenbeek|NL3z3
prinzenpark|DE0y4
priobye|RU2j3
priolo gargallo|IT1i4
prior lake|US1b5MN
prior velho|PT503
priozersk|RU064,KZ1n4
prishibinskoye|AZ344
pristen|RU062
pristina|XK2r9
pritzwalk|DE0y4
priula colfosco|IT1i3
privas|FR1m3
privateer|US0d1SC
priverno|IT1i3
privolzhskiy|RU3k5
privolzhsk|RU064
priyutnoye|RU062
priyutovo|RU2j4
prizren|XK2r7
prnjavor|BA453
probishtip|MK544
probolinggo|ID0b8
procida|IT1i3
proctor|US1b2MN
proddatur|IN037
profesor carlos hank gonzalez|MX043
profondeville|BE3a4
progreso de alvaro obregon|MX044
progreso industrial|MX043
progreso|MX3u5,UY2s4,MX044,MX2n4,US1b3TX
progress village|US0d2FL
progresso|IT1i4
progress|US0d3PA
prokhladnyy|RU066
prokhorovka|RU063
prokopyevsk|RU4w8
prokudskoye|RU2d3
prokuplje|RS2r5
proletariy|RU062
proletarskiy|RU063
proletarsk|RU064
proletar|TJ484
promissao|BR095
promyshlennaya|RU4w4
promyshlennovskiy|RU4w3
prophetstown|US1b1IL
propria|BR3e5
prosek|CZ2x4
prospect heights|US1b4IL
prospect park|US0d3PA,US0d3NJ,US0d3NJ
prospect|AU2v4SA,US0d3CT,US632KY,US0d0PA,US0d0OH
prosperity|US0d1WV,US0d0SC
prosper|US1b4TX
prosser|US0t3WA
prostejov|CZ2x6
proszowice|PL203
protaras|CY6s4
protivin|CZ2x2
protvino|RU065
provadia|BG2z4
provaglio diseo|IT1i3
provenals del poblenou|ES0z4
providence|US0d7RI,US473UT,US1b2TX,US0d2KY,US1b2KY
provincetown|US0d1MA
provins|FR1m4
provo|US477UT
prozor|BA453
prudentopolis|BR094
prudenville|US491MI
prudhoe bay|US5x1AK
prudhoe|GB0j4
prudnik|PL205
prum|DE0y2
prunedale|US0t4CA
pruszcz gdanski|PL205
pruszkow|PL206
pruzhany|BY1y4
pryamitsyno|RU062
pryluky|UA166
prymorsk|UA164
pryor creek|US1b3OK
pryor|US1b3OK
pryvillya|UA163
przasnysz|PL204
przemkow|PL203
przemysl|PL206
przeworsk|PL204
przysucha|PL203
psachna|GR4b3
psebay|RU063
psedakh|RU063
psie pole poludnie kielczow|PL202
pskov|RU068
psychiko|GR4b3
psygansu|RU063
psyzh|RU063
pszczyna|PL205
pszow|PL204
ptolemaida|GR4b5
ptuj|SI5z4
puan|KR084
pubal|KR086
publier|FR1m2
pucallpa|PE0g8
pucheng|CN006
puchenii mari|RO1w3
puchezh|RU063
puchheim|DE0y4
puchov|SK5b4
pucioasa|RO1w4
puck|PL204
pucol|ES0z4
pucon|CL0o5
pudasjarvi|FI4t3
pudozh|RU063
pudsey|GB0j5
puducherry|IN038
pudukkottai|IN037
puduppatti|IN033
pudur|IN034,IN033
puduvayal|IN033
puebla de la calzada|ES0z2
puebla|MX04a,MX2n4
pueblo nuevo|MX4a4,PE0g4,MX043,CO0i3,PE0g3
pueblo west|US475CO
pueblo yaqui|MX434
pueblorrico|CO0i2
puebloviejo|CO0i4
pueblo|US477CO
puelay|PH183
puente alto|CL0o9
puente de ixtla|MX044
puente de vallecas|ES0z8
puente genil|ES0z5
puente grande|MX043
puente nacional|CO0i3
puerto armuelles|PA5f4
puerto asis|CO0i5
puerto aventuras|MX4j3
puerto ayacucho|VE146
puerto ayora|EC983
puerto aysen|CL7v4
puerto barrios|GT3c6
puerto berrio|CO0i5
puerto bolivar|EC1s3
puerto boyaca|CO0i5
puerto cabello|VE147
puerto cabezas|NI3d5
puerto carreno|CO0i3
puerto colombia|CO0i5
puerto cortez|HN3l6
puerto de la cruz|ES5i5
puerto del carmen|ES5i5
puerto del rosario|ES5i5
puerto deseado|AR7g3
puerto el triunfo|SV4x4
puerto eldorado|AR2c6
puerto escondido tepeolulco puerto escondido|MX043
puerto escondido|MX045,PA5f4
puerto esperanza|AR2c4
puerto francisco de orellana|EC1s6
puerto gaitan|CO0i3
puerto iguazu|AR2c5
puerto la cruz|VE149
puerto leguizamo|CO0i3
puerto libertad|AR2c3
puerto lleras|CO0i2
puerto lopez|CO0i4
puerto lumbreras|ES0z4
puerto madero|MX043
puerto madryn|AR6j6
puerto maldonado|PE0g5
puerto montt|CL0o7
puerto morazan|NI3d3
puerto natales|CL734
puerto padre|CU1l6
puerto palomas|MX2m3
puerto penasco|MX436
puerto pilon|PA5f3
puerto piray|AR2c3
puerto plata|DO1j7
puerto princesa|PH188
puerto quijarro|BO2h3
puerto real|ES0z5,PR5c3
puerto rico|AR2c4,CO0i4,ES5i3
puerto rosario|PY282
puerto salgar|CO0i3
puerto san carlos|MX4a2
puerto san jose|GT3c4
puerto santander|CO0i4
puerto santa|PE0g4
puerto serrano|ES0z3
puerto supe|PE0g4
puerto tejada|CO0i6
puerto tirol|AR2c3
puerto vallarta|MX048
puerto varas|CL0o5
puerto vilelas|AR2c3
puerto wilches|CO0i4
puerto yuca|CO0i2
puertollano|ES0z6
pugachev|RU3k5
puga|MX4a3
puget sur argens|FR1m3
puhi|US5k2HI
puiesti|RO1w2
puigcerda|ES0z3
puig|ES0z3
pujali|IN036
pujehun|SL3p3
pujili|EC1s4
pukalani|US5k3HI
pukchil lodongjagu|KP104
pukekohe east|NZ5d4
puke|AL5j3
pukhrayan|IN034
pul e alam|AF124
pul e khumri|AF126
pulandian|CN007
pulaski|US0d3VA,US1b3TN,US1b2WI,US0d1NY
pulau sebang|MY2a4
pulawy|PL206
pula|HR446
pulgaon|IN035
pulheim|DE0y6
pulilan|PH186
pulivendla|IN035
puliyangudi|IN036
puliyur|IN033
puli|TW0e6
pullach im isartal|DE0y3
pullambadi|IN033
pullman|US0t5WA
pully|CH5o4
pulong santa cruz|PH187
puloypuloy|PH182
pulo|PH183
pulpi|ES0z3
pulsano|IT1i3
pultusk|PL204
pulung santol|PH182
pulungmasle|PH183
pulupandan|PH185
pulwama|IN034
puma|TZ1d4
pumiao|CN006
pumphrey|US0d2MD
pumpkin center|US0d1NC,US0d1NC
pumwani|KE1a5
punaauia|PF865
punahana|IN034
punakha|BT7b4
punalu u|US5k0HI
punalur|IN036
punaluu|US5k0HI
punao|PH183
punasa|IN038
punata|BO2h4
punay|PH183
punchbowl|AU0p4NSW
punch|IN035
pundong|ID0b5
pundri|IN034
pune|IN03c
punganuru|IN036
puning|CN007
punjai puliyampatti|IN034
puno|PE0g7
punta alta|AR026
punta arenas|CL737
punta cana|DO1j7
punta cardon|VE146
punta de bombon|PE0g3
punta del este|UY2s3
punta gorda isles|US0d4FL
punta gorda|US0d4FL,BZ7o2
punta rassa|US0d1FL
punta santiago|PR5c3
punta umbria|ES0z4
puntarenas|CR5q5
puntigam|AT213
punto fijo|VE147
punxsutawney|US0d3PA
pupiales|CO0i3
pupri|IN034
pupukea|US5k2HI
puqi|CN007
puquio|PE0g3
puranpur|IN035
pura|PH183
purbalingga|ID0b6
purcellville|US0d3VA
purcell|US1b3OK
purchase|US0d2NY
purdy|US0t1WA,US1b0MO
purepero de echaiz|MX044
purfleet|GB0j4
purificacion|CO0i3
purisima de bustos|MX045
purisima de la concepcion|CO0i3
puri|IN037
purkersdorf|AT213
purley|GB0j6
purmerend|NL3z6
purna|IN035
purnia|IN038
puro|PH182
purpe|RU2j3
purral|CR5q5
purranque|CL0o4
pursat|KH246
puruandiro|MX045
puruaran|MX043
purulha|GT3c2
puruliya|IN037
purushottampur|IN034
purvis|US1b1MS
purwakarta|ID0b8
purwa|IN034
purwodadi|ID0b7
purwokerto|ID0b8
puryong|KP104
pusad|IN036
pushchino|RU064
pushkar|IN034
pushkino|RU067,AZ344
pushkinskiye gory|RU063
pushkin|RU067
puspokladany|HU1z4
pustomyty|UA163
pustoshka|RU062
puszczykowo|PL203
pusztaszabolcs|HU1z3
putatan|MY2a6
puteaux|FR1m5
puthia|BD077
putian|CN009
putignano|IT1i5
putina|PE0g3
putla villa de guerrero|MX043
putnam lake|US0d2NY
putnam|US0d3CT
putney|US0d2GA
putnok|HU1z3
putol|PH182
putra heights|MY2a6
putrajaya|MY2a6
puttalam|LK4d6
puttaparthi|IN033
putten|NL3z5
putte|BE3a4
puttlingen|DE0y4
puttur|IN036,IN035
putyvl|UA164
putzbrunn|DE0y3
puurs|BE3a4
puyallup|US0t5WA
puyang chengguanzhen|CN009
puyang|CN00c
puyo|EC1s5
pyapon|MM0q6
pyatigorsk|RU067
pyay|MM0q7
pyeongchang|KR083
pyetrykaw|BY1y3
pyhajarvi|FI4t3,FI4t3
pyhaselka|FI4t3
pyin oo lwin|MM0q7
pyinmana|MM0q7
pylaia|GR4b5
pyle|GB0j4
pymatuning central|US0d1PA
pymble|AU0p3NSW
pyoksong up|KP104
pyongsong|KP107
pyongyang|KP10c
pyrbaum|DE0y3
pyrgos|GR4b4
pyriatyn|UA164
pyrmont|AU0p4NSW
pyrzyce|PL204
pyshma|RU2j3
pyskowice|PL204
pyt yakh|RU2j5
pytalovo|RU063
pyu|MM0q5
qabalan|PS6q3
qabatiyah|PS6q4
qachas nek|LS725
qadian|IN034
qadirpur ran|PK054
qaen|IR0l5
qaffin|PS6q3
qahderijan|IR0l5
qaisumah|SA0s4
qal ah ye shahr|AF123
qal at bishah|SA0s6
qala i naw|AF123
qalansuwa|IL3q4
qalat|AF124
qalqilyah|PS6q5
qalyub|EG0h7
qamdo|CN006
qandala|SO1f4
qapqal|CN137
qaracuxur|AZ346
qarah bagh|AF124
qarah zia od din|IR0l5
qarah|SY224
qarauyl|KZ1n2
qarawul|AF125
qarayeri|AZ342
qarazhal|KZ1n4
qarchak|IR0l8
qarchi gak|AF123
qarqaraly|KZ1n3
qarqin|AF124
qarshi|UZ5s8
qaryat suluq|LY304
qashar|KZ6a3
qashyr|KZ1n3
qasr al farafirah|EG0h2
qasr e qand|IR0l5
qatanah|PS5a3
qatana|SY224
qax|AZ344
qazax|AZ344
qazigund|IN032
qazvin|IR0l8
qeshm|IR0l5
qiancheng|CN003
qianjiang|CN007
qianzhou|CN007
qibray|UZ1o5
qidu|CN003
qina|EG0h8
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
qir moav|JO2q4
qiryat ata|IL3q6
qiryat bialik|IL3q5
qiryat mozqin|IL3q5
qiryat shemona|IL3q4
qiryat yam|IL3q5
qizilhacili|AZ343
qiziltepa|UZ5s4
qo qon|UZ1o8
qo rg ontepa|UZ1o5
qobustan|AZ344
qobu|AZ343
qom|IR0la
qormi|MT8j4
qorovulbozor|UZ5s3
qorveh|IR0l6
qoryooley|SO1f6
quadrivio|IT1i3
quail creek|US1b1TX
quail ridge|US0d0FL
quail valley|US0t1CA
quakenbruck|DE0y4
quakers hill|AU0p5NSW
quakertown|US0d3PA
qualiano|IT1i5
quanah|US1b1TX
quang ngai|VN0w5
quantico station|US0d2VA
quanzhou|CN008
quarai|BR095
quaregnon|BE3a4
quarrata|IT1i3
quarryville|US0d1PA
quart de poblet|ES0z5
quarteira|PT504
quartier militaire|MU6r3
quarto daltino|IT1i3
quarto|IT1i5
quartu santelena|IT1i6
quartucciu|IT1i4
quartz hill|US0t3CA
quartzsite|US252AZ
quata|BR093
quatis|BR093
quatre bornes|MU6r6
quatre cocos|MU6r3
quatro barras|BR094
quattromiglia|IT1i5
qubadli|AZ343
quba|AZ344
quchan|IR0l7
queanbeyan|AU0p3NSW
quebec|CA1e9QC
quebo|GW5h3
quebradillas|PR5c2
quebrangulo|BR293
quecholac|MX043
quechultenango|MX043
quedlinburg|DE0y5
queen anne|US0d0MD
queen city|US1b1TX
queen creek|US255AZ
queenland|US0d1MD
queens park|AU1v3WA
queens village|US0d6NY
queensbury|US0d5NY,GB0j3
queensdale|ZA0x4
queensferry|GB0j3
queenstown|ZA0x7,NZ5d3
queenswood heights|CA1e4ON
queens|US0dbNY
queijas|PT503
queimadas|BR1c3
queimados|BR097
quelimane|MZ2w8
quellon|CL0o4
queluz|PT507
quemado de guines|CU1l4
quepem|IN034
quepos|CR5q3
querecotillo|PE0g5
querendaro|MX043
querfurt|DE0y3
querqueville|FR1m3
quesada|CR5q5,ES0z3
queseria|MX043
quesnel|CA4l4BC
quesnoy sur deule|FR1m3
questa|US471NM
questembert|FR1m3
quetigny|FR1m3
quetta|PK05a
quetzaltenango|GT3c7
queula|IN033
quevedo|EC1s7
queven|FR1m3
quevy le petit|BE3a3
quezaltepeque|SV4x5
quezon city|PH18b
quezon|PH185,PH184,PH184,PH183,PH183,PH183,PH182
qufu|CN006
qui nhon|VN0w8
quiapo|PH185
quibala|AO173
quibdo|CO0i6
quiberon|FR1m2
quibor|VE145
quickborn|DE0y4
quierschied|DE0y4
quievrain|BE3a3
quievrechain|FR1m3
quiindy|PY282
quilali|NI3d4
quila|MX4a3
quillacollo|BO2h6
quillota|CL0o6
quilmana|PE0g3
quilmes|AR028
quilo quilo|PH183
quilpue|CL0o7
quimbaya|CO0i5
quimili|AR2c3
quimperle|FR1m4
quimper|FR1m6
quinchia|CO0i3
quincy sous senart|FR1m3
quincy voisins|FR1m2
quincy|US0d7MA,US1b5IL,US0d3FL,US0t3WA,US0t1CA,US491MI
quinebaug|US0d0CT
quinlan|US1b1TX
quinnesec|US1b0MI
quinns rocks|AU1v3WA
quinta del cedro|MX2n3
quinta do anjo|PT503
quinta do conde|PT505
quintana de la serena|ES0z2
quintanar de la orden|ES0z4
quintanar del rey|ES0z3
quinte west|CA1e5ON
quintin arauz|MX042
quinto barrio ejido cahuacan|MX043
quinto di treviso|IT1i3
quinton|US1b0OK
quinzano doglio|IT1i3
quipapa|BR294
quirihue|CL0o3
quirinopolis|BR095
quiroga|MX044
quiruvilca|PE0g3
quisao|PH183
quisqueya|DO1j4
quitilipi|AR2c5
quitman|US0d2GA,US1b1MS,US1b1TX
quito|EC1sa
quivican|CU1l4
quixada|BR1h6
quixeramobim|BR1h5
quixere|BR1h3
qujing|CN007
qulsary|KZ6m6
qumaym|JO2q2
quorndon|GB0j2
qurayyat|SA0s7
qurghonteppa|TJ486
qusar|AZ344
qushkupir|UZ5s4
qusmuryn|KZ6a3
quthbullapur|IN038
quthing|LS725
qutqashen|AZ344
qutur|EG0h5
quvasoy|UZ1o5
quva|UZ1o5
quwaysina|EG0h5
quzhou|CN006
qvareli|GE373
ra ngae|TH0n4
raahe|FI4t4
raalte|NL3z4
raamsdonksveer|NL3z3
raanana|IL3q6
rabah|NG0a3
rabak|SD1q7
rabat|MA11b,MT8j3
rabaul|PG5y3
rabenau|DE0y2
rabigh|SA0s5
rabinal|GT3c3
rabka zdroj|PL204
rabkavi|IN036
rabo de peixe|PT8n3
rabupura|IN034
raby|AU0p3NSW
racaciuni|RO1w3
racale|IT1i3
racalmuto|IT1i3
racari|RO1w3
racconigi|IT1i3
raceland|US1b3LA,US0d1KY
raceview|AU1k3QLD
rach gia|VN0w8
rachitoasa|RO1w2
raciborz|PL206
racine|US1b6WI
rackeve|HU1z3
rada tilly|AR6j3
radashkovichy|BY1y3
radaur|IN034
radauti|RO1w5
radcliffe on trent|GB0j3
radcliffe|GB0j5
radcliff|US0d4KY
radeberg|DE0y4
radebeul|DE0y5
radeburg|DE0y3
rades|TN465
radevormwald|DE0y5
radford|US0d4VA
radhakund|IN033
radhanpur|IN035
radishani|MK543
radium springs|US471NM
radlett|GB0j3
radlin|PL204
radnevo|BG2z4
radnor|US0d5PA
radolfzell|DE0y5
radomir|BG2z4
radomsko|PL206
radomyshl|UA164
radom|PL208
radovanu|RO1w2
radovis|MK545
radovljica|SI5z3
radstock|GB0j2
raducaneni|RO1w3
raduzhnyy|RU064,RU553,RU063
raduzhny|RU2j6
radviliskis|LT4v4
radymno|PL202
radyvyliv|UA163
radziejow|PL203
radzionkow|PL204
radzymin|PL203
radzyn podlaski|PL204
raebareli|IN038
raeford|US0d2NC
raeren|BE3a3
raesfeld|DE0y3
rafael delgado|MX043
rafaela|AR2c6
rafah|PS5a7
raffadali|IT1i4
rafiganj|IN035
rafina|GR4b4
rafov|RO1w2
rafraf|TN463
rafsanjan|IR0l7
rafter j ranch|US6w0WY
ragay|PH183
raghogarh|IN036
raghudebbati|IN034
raghunathpur|IN035,IN033
ragland|US1b1AL
ragusa|IT1i6
rahachow|BY1y5
rahatgarh|IN035
rahat|IL3q4
rahden|DE0y4
raheny|IE383
rahim yar khan|PK05a
rahimah|SA0s5
rahimatpur|IN034
rahnsdorf|DE0y3
raholt|NO4q3
rahon|IN034
rahuri|IN035
rahway|US0d5NJ
raia|IN033
raichur|IN038
raiganj|IN037
raigarh|IN037
raikot|IN035
rainbow city|US1b3AL
rainbow|US0t1CA
rainelle|US0d1WV
rainford|GB0j3
rainham|GB0j3
rainhill|GB0j3
rainier|US0t1WA,US0t1OR
rainsville|US1b2AL
rainworth|GB0j3
rain|DE0y3
raipur|IN039,BD076,IN035,IN034
raisdorf|DE0y3
raisen|IN035
raisinghnagar|IN035
raisio|FI4t5
raismes|FR1m4
raiwala bara|IN032
raiwind|PK055
raj nandgaon|IN037
raja jang|PK055
raja sansi|IN034
rajahmundry|IN038
rajakhera|IN035
rajal norte|PH183
rajaldesar|IN035
rajanpur|PK056
rajaori|IN035
rajapalaiyam|IN037
rajapolah|ID0b5
rajapur|IN034,IN033
rajbiraj|NP2b5
rajec|SK5b3
rajgarh|IN036,IN035,IN035,IN034
rajgir|IN035
rajgurunagar|IN034
rajin|KP106
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
rakamaz|HU1z2
rakaw|BY1y3
rakhiv|UA164
rakitnoye|RU063
rakitovo|BG2z3
rakoczifalva|HU1z2
rakops|BW6b2
rakovnik|CZ2x4
rakovski|BG2z4
rakszawa|PL203
rakvere|EE5g4
raleigh hills|US0t3OR
raleigh|US0d9NC,US1b1MS
ralls|US1b1TX
ralston|US1b3NE
ram das|IN033
ramacca|IT1i3
ramachandrapuram|IN035
ramada|PT504
ramadi|IQ0k8
ramagundam|IN038
ramallah|PS6q5
ramamangalam|IN033
ramanathapuram|IN036
ramanayyapeta|IN034
ramana|AZ343
ramanuj ganj|IN033
ramapuram|IN035,IN033
ramat gan|IL3q7
ramat hasharon|IL3q5
ramat yishay|IL3q2
ramban|IN033
rambervillers|FR1m3
rambha|IN033
ramblewood|US0d3NJ
rambouillet|FR1m5
ramchandrapur|IN033
ramenki|RU067
ramenskoye|RU067
rameswaram|IN035
ramganj mandi|IN035
ramganj|BD076
ramgarh|IN036,IN035
ramgundam|IN039
ramhormoz|IR0l5
ramillies|BE3a3
ramiriqui|CO0i2
ramjibanpur|IN034
ramkola|IN034
ramla|IL3q6
ramnagar|IN036,IN035,IN035,IN034,IN033,IN032
ramnicu sarat|RO1w5
ramnicu valcea|RO1w7
ramon castilla|PE0g2
ramona|US0t4CA
ramonville saint agne|FR1m4
ramon|PH185,RU063
ramos arizpe|MX316
ramos|PH184
ramotswa|BW6b4
rampachodavaram|IN035
rampur hat|IN036
rampura|IN036,IN034,IN034
rampur|IN038,IN035,IN033
ramsbottom|GB0j4
ramseur|US0d1NC
ramsey|US1b5MN,US0d4NJ,GB0j3,IM8b3,US1b0IL
ramsgate|GB0j5
ramshir|IR0l4
ramstein miesenbach|DE0y3
ramtek|IN035
ramtown|US0d3NJ
ranaghat|IN036
ranam|KP105
ranapur|IN033
ranau|MY2a4
ranavav|IN035
rancagua|CL0o8
rancharia|BR095
rancheria payau|PH183
ranchettes|US473WY
ranchi|IN03a
rancho alegre fraccionamiento|MX043
rancho alegre|US1b1TX
rancho calaveras|US0t2CA
rancho cordova|US0t6CA
rancho cucamonga|US0t7CA
rancho la gloria|MX2n5
rancho mirage|US0t4CA
rancho murieta|US0t2CA
rancho palos verdes|US0t5CA
rancho penasquitos|US0t6CA
rancho san diego|US0t4CA
rancho santa fe|US0t2CA
rancho santa margarita|US0t6CA
rancho tehama reserve|US0t1CA
rancho viejo|US1b1TX
ranchos de taos|US471NM
ranchuelo|CU1l5
randallstown|US0d5MD
randalstown|GB0j2
randazzo|IT1i3
randburg|ZA0x8
randenbroek|NL3z3
randers|DK2y6
randfontein|ZA0x7
randleman|US0d2NC
randolph|US0d5MA,US0d5NJ,US0d1VT,US0d1ME,US1b1WI,US0d0NY
random lake|US1b1WI
randudongkal|ID0b5
randwick|AU0p5NSW
rand|US0d1WV
rangapara|IN034
rangely|US471CO
rangendingen|DE0y2
ranger|US1b1TX
rangeville|AU1k3QLD
rangia|IN035
rangkasbitung|ID0b7
rangpur|BD078
rangsdorf|DE0y3
rania|IN035
ranibennur|IN037
ranica|IT1i3
raniganj|IN037
ranikhet|IN034
ranipur|PK054,IN034
ranir bazar|IN034
rani|IN034
rankin|US0d1PA
rankweil|AT214
ranlo|US0d2NC
ranohira|MG2f3
ranong|TH0n5
ranot|TH0n4
rano|NG0a4
ransbach baumbach|DE0y3
ransom canyon|US1b0TX
ransomville|US0d1NY
ranson|US0d2WV
ranstadt|DE0y2
ranst|BE3a4
rantauprapat|ID0b7
rantepao|ID2l5
rantoul|US1b4IL
raojan|BD075
raoul|US0d1GA
rapallo|IT1i5
rapar|IN034
rapid city|US476SD,US490MI
rapid valley|US473SD
rapids|US0d1NY
rapla|EE5g3
raposa|BR1h4
raposos|BR094
rapperswil|CH5o5
raritan|US0d3NJ
ras al khaimah city|AE158
ras bayrut|LB1ua
ras el aioun|DZ1p5
ras el oued|DZ1p6
ras gharib|EG0h5
raseiniai|LT4v4
rasht|IR0l9,TJ483
rasinari|RO1w2
rasipuram|IN036
rasnov|RO1w4
rasony|BY1y2
rasos|LT4v3
rasra|IN035
rasshevatskaya|RU063
rasskazovo|RU066
rastatt|DE0y6
rastede|DE0y4
rastignano carteria di sesto|IT1i2
rastrick|GB0j4
rasulabad|IN033
rasulnagar|PK054
rasunda|SE274
raszyn|PL203
ratangarh|IN036,IN033
ratanpur|IN034
ratchaburi|TH0n7
ratekau|DE0y4
rathdrum|US0t3ID
rathenow|DE0y5
rathgar|IE383
rathmines|IE383
rath|IN036,DE0y3
ratia|IN035
ratingen|DE0y7
ratlam|IN038
ratnagiri|IN036
ratnapura|LK4d6
ratne|UA163
ratoath|IE383
ratodero|PK056
raton|US473NM
rattvik|SE272
ratzeburg|DE0y4
raubling|DE0y4
raubsville|US0d0PA
raub|MY2a5
raucesti|RO1w3
rauco|CL0o3
raudales malpaso|MX043
rauenberg|DE0y3
raufoss|NO4q3
rauma|FI4t5
raunds|GB0j3
raunheim|DE0y4
raurkela|IN039
rava ruska|UA163
ravanusa|IT1i4
ravar|IR0l5
ravels|BE3a4
ravena|US0d2NY
ravenel|US0d1SC
ravenna|IT1i6,US0d4OH,US1b0NE,US490MI
ravensburg|DE0y6
ravensdale|US0t0WA
ravenshead|GB0j3
ravenswood|US0d2WV
ravensworth|US0d1VA
raven|US0d1VA
raver|IN035
ravne na koroskem|SI5z3
rawa mazowiecka|PL204
rawah|IQ0k4
rawai|TH0n4
rawala kot|PK056
rawalpindi|PK05b
rawang|MY2a7
rawatbhata|IN035
rawatsar|IN035
rawdon|CA1e2QC
rawicz|PL204
rawlins|US473WY
rawls springs|US1b0MS
rawmarsh|GB0j4
rawson|AR6j5
rawtenstall|GB0j4
raxaul|IN036
ray city|US0d0GA
rayachoti|IN036
rayadrug|IN036
raya|IN034
raybag|IN034
raychikhinsk|RU645
rayevskaya|RU063
rayevskiy|RU2j4
rayleigh|GB0j5
raymond terrace|AU0p4NSW
raymondville|US1b3TX
raymond|US0d2ME,US0d2NH,US0t1WA,US1b1MS
raymore|US1b4MO
raymun|JO2q3
rayne|US1b3LA
raynham center|US0d2MA
raynham|US0d4MA
rayong|TH0n7
rayon|MX043,MX043
raypur|IN033
rayside balfour|CA1e4ON
raytown|US1b5MO
rayville|US1b2LA
ray|IN033
razampeta|IN035
razam|IN035
razdolnoye|RU4o3,UA5e3
razgrad|BG2z5
razlog|BG2z4
razole|IN034
razumnoye|RU064
razvad|RO1w3
razvilka|RU063
readfield|US0d1ME
reading|GB0j8,US0d6PA,US0d5MA,US0d3OH,US490MI
real del sol|MX313
real del valle el paraiso fraccionamiento|MX044
realejo alto|ES5i5
realeza|BR093
realico|AR2c3
real|PT504,PH183
reamstown|US0d2PA
rebecq rognon|BE3a3
rebola|GQ6o2
rebordosa|PT504
rebrikha|RU4m3
recale|IT1i3
recanati|IT1i4
recani|MA114
recas|RO1w3
recco|IT1i3
recea|RO1w2
rechberghausen|DE0y2
rechka vydrino|RU4p2
rechytsa|BY1y6
recife|BR29b
recke|DE0y4
recklinghausen|DE0y7
recodo|PH185
reconquista|AR2c6
recreio|BR093
recreo|AR6j4,AR2c4
rector|US1b1AR
red bank|US0d4NJ,US0d4TN,US0d3SC
red bay|US1b2AL
red bluff|US0t4CA
red boiling springs|US1b0TN
red bud|US1b2IL
red chute|US1b3LA
red corral|US0t0CA
red deer|CA396AB
red hill|US0d4SC,US0d4SC,AU1k2QLD,AU1k2QLD,US0d1PA
red hook|US0d1NY
red lake falls|US1b0MN
red lake|US1b1MN
red lick|US1b0TX
red lion|US0d3PA,US0d3PA
red lodge|US471MT
red oaks mill|US0d2NY
red oak|US1b4TX,US1b2IA,US0d2NC
red springs|US0d2NC
red wing|US1b4MN
redan|US0d5GA
reda|PL204
redbank plains|AU1k4QLD
redbourn|GB0j2
redby|US1b0MN
redcar|GB0j5
redcliff|ZW265
redding|US0t7CA
redditch|GB0j6
redencao|BR2e6,BR1h4
redfern|AU0p4NSW
redfield|US1b1SD,US1b1AR
redford|US496MI
redgranite|US1b1WI
redhill|GB0j6
redington beach|US0d1FL
redington shores|US0d1FL
rediu|RO1w3,RO1w2
redkey|US3n0IN
redkino|RU064
redland bay|AU1k4QLD
redlands|US0t6CA,US473CO
redland|US0d4MD,US1b0TX
redlynch|AU1k3QLD
redmond|US0t6WA,US0t5OR
rednitzhembach|DE0y3
redondela|ES0z5
redondo beach|US0t6CA
redondo|PT503
redon|FR1m3
redovan|ES0z3
redruth|GB0j5
redstone arsenal|US1b1AL
redwater|US1b0TX
redway|US0t0CA
redwood city|US0t6CA
redwood falls|US1b2MN
redwood park|AU2v2SA
redwood shores|US0t3CA
redwood valley|US0t1CA
redwood|US1b2TX,US0t1OR
reed city|US491MI
reed creek|US0d1GA
reedley|US0t5CA
reedsburg|US1b3WI
reedsport|US0t2OR
reedsville|US1b0WI
reedy creek|AU1k3QLD
reef al fujairah city|AE156
reese|US490MI
rees|DE0y4
reeuwijk|NL3z4
refahiye|TR012
refojos de basto|PT502
reforma|MX045
reform|US1b1AL
reftinskiy|RU2j4
refugio|US1b2TX
regalbuto|IT1i3
regeneracao|BR1h4
regensburg|DE0y7
regensdorf|CH5o3
regenstauf|DE0y4
regente feijo|BR094
regents park|AU1k3QLD
regen|DE0y4
reggane|DZ1p5
reggio calabria|IT1i7
reggio nellemilia|IT1i7
reggiolo|IT1i3
reghaia|DZ1p6
reghin sat|RO1w5
regina|CA6e7SK
registro|BR096
regla|CU1l5
rego park|US0d5NY
reguengos de monsaraz|PT503
reguiba|DZ1p6
rehab|JO2q3
rehau|DE0y3
rehburg loccum|DE0y3
rehli|IN035
rehnan|IR0l6
rehobeth|US1b1AL
rehoboth beach|US0d1DE
rehoboth|NA604,US0d4MA
rehovot|IL3q7
rehti|IN033
reichelsheim|DE0y3,DE0y3
reichenau|DE9m2
reichenbach an der fils|DE0y3
reichenbach vogtland|DE0y4
reichertshofen|DE0y3
reichshoffen|FR1m2
reichstett|FR1m2
reidland|US1b2KY
reidsville|US0d4NC,US0d1GA
reiffton|US0d2PA
reigate|GB0j6
reignier esery|FR1m3
reilingen|DE0y3
reims|FR1m8
reina mercedes|PH183
reinach|CH5o3
reinbeck|US1b1IA
reinbek|DE0y5
reinfeld|DE0y3
reinhausen|DE0y3
reinheim|DE0y4
reinholds|US0d1PA
reinickendorf|DE0y6
reinosa|ES0z3
reinsdorf|DE0y3
reisbach|DE0y3
reiskirchen|DE0y3
reisterstown|US0d5MD
reitz|ZA0x4
rejon placu grunwaldzkiego|PL205
rejon placu swietego macieja|PL205
rejon ulicy kleczkowskiej|PL203
rejon ulicy mieleckiej|PL203
rejon ulicy traugutta|PL204
rekhasim|IL3q3
relizane|DZ1p7
rellingen|DE0y4
remagen|DE0y4
rembangan|ID0b5
rembertow|PL204
remchi|DZ1p6
remedios|CU1l5,CO0i3
remerton|US0d0GA
remetea|RO1w3
remicourt|BE3a2
remigio|BR1h3
reminderville|US0d2OH
remington|US1b0IN
remire montjoly|GF7n4
remiremont|FR1m3
remolino|CO0i3
remontnoye|RU063
remscheid|DE0y7
remsenburg speonk|US0d1NY
remsen|US1b1IA
remuna|IN035
renala khurd|PK055
renchen|DE0y3
rendon|US1b4TX
rendsburg|DE0y5
renens|CH5o4
renfrew|GB0j4,CA1e3ON
rengali|IN033
rengasdengklok|ID0b8
rengo|CL0o5
renigunta|IN035
reni|UA164
renkum|NL3z3
rennerdale|US0d0PA
rennertshofen|DE0y2
rennes|FR1m8
renningen|DE0y4
renon ritten|IT1i3
renovo|US0d0PA
reno|US0t8NV,US1b2TX,US1b1TX,US0d0OH
renqiu|CN007
rensselaer|US0d3NY,US1b3IN
renton|US0t7WA
renukut|IN036
renville|US1b0MN
reocin|ES0z3
reoti|IN035
reo|BF365
repalle|IN035
repatriacion|PY283
repelon|CO0i4
repentigny|CA1e6QC
reppenstedt|DE0y3
republic|US1b4MO,US0d0PA,US0t0WA
requena|ES0z4
reque|PE0g3
reriutaba|BR1h4
rescaldina|IT1i4
resende|BR097
resen|MK544
reserva|BR093
reserve|US1b3LA
reservoir|AU0r6VIC
reshetikha|RU063
reshetylivka|UA163
residencia moacir pu5bhv|BR093
resistencia|AR2c9
resita|RO1w6
resplendor|BR094
ressano garcia|MZ2w7
reston|US0d6VA
restrepo|CO0i3,CO0i3
reszel|PL202
retalhuleu|GT3c5
retford|GB0j4
rethel|FR1m3
rethymno|GR4b5
retie|BE3a3
retiro|ES0z7,AR025,CO0i3
retreat|ZA0x5
reuleuet|ID0b5
reusel|NL3z3
reus|ES0z7
reutlingen|DE0y7
reutov|RU066
reutte|AT213
reuver|NL3z3
revadanda|IN033
revda|RU2j6,RU063
revelganj|IN035
revelstoke|CA4l3BC
revel|FR1m3
revere|US0d6MA
revesby|AU0p4NSW
revin|FR1m3
revolucion mexicana|MX043
revuca|SK5b4
rewari|IN037
rewa|IN038
rexburg|US6w5ID
rey bouba|CM2k4
reyes acozac|MX044
reyes|BO2h3
reyhanli|TR016
reykjavik|IS717
reynolds heights|US0d1PA
reynoldsburg|US0d5OH
reynoldsville|US0d1PA
reynolds|US0d0GA
reynosa|MX4n9
rezekne|LV3y5
reze|FR1m5
rezh|RU2j5
rezina|MD4h3
rezzato|IT1i4
rhar el melah|TN462
rheda wiedenbruck|DE0y6
rheden|NL3z3
rhede|DE0y4
rheems|US0d1PA
rheinau|DE0y3,DE0y3
rheinbach|DE0y5
rheinberg|DE0y5
rheine|DE0y6
rheinfelden|DE0y5,CH5o3
rheinsberg|DE0y3
rheinstetten|DE0y4
rhenen|NL3z4
rheurdt|DE0y3
rhinebeck|US0d1NY
rhinelander|US1b3WI
rhodes|AU0p4NSW
rhodhiss|US0d0NC
rhome|US1b1TX
rhondda|GB0j6
rhoon|NL3z4
rhoose|GB0j3
rhosllanerchrugog|GB0j5
rho|IT1i6
rhyl|GB0j5
rhymney|GB0j3
riachao das neves|BR1c3
riachao do jacuipe|BR1c4
riachao|BR1h4
riacho de santana|BR1c4
riachos|PT502
rialma|BR093
rialto|US0t7CA
riano|IT1i3
rianxo|ES0z4
riasi|IN033
rib mountain|US1b2WI
ribadavia|ES0z2
ribadeo|ES0z3
ribadesella|ES0z3
ribarroja del turia|ES0z4
ribas do rio pardo|BR404
ribeira brava|PT793,CV742
ribeira do pombal|BR1c5
ribeira grande|PT8n2
ribeirao bonito|BR093
ribeirao branco|BR093
ribeirao da ilha|BR094
ribeirao das neves|BR099
ribeirao pires|BR097
ribeirao preto|BR099
ribeirao|BR295,PT503
ribeira|ES0z5
ribeiropolis|BR3e3
riberalta|BO2h6
ribera|IT1i4
ribe|DK2y3
ribnita|MD4h6
ribnitz damgarten|DE0y4
ricany|CZ2x4
ricardo|US1b0TX
riccione|IT1i5
rice lake|US1b3WI
rice|US1b0MN
rich hill|US1b0MO
richard toll|SN1g5
richards bay|ZA0x8
richardson|US1b7TX
richboro|US0d3PA
richelieu|CA1e2QC
richfield springs|US0d0NY
richfield|US1b5MN,US1b4WI,US473UT,US0d2OH
richford|US0d0VT
richgrove|US0t2CA
richha|IN034
richland center|US1b2WI
richland hills|US1b3TX
richlands|US0d2VA,US0d1NC
richlandtown|US0d0PA
richland|US0t6WA,US1b3MS,US0d3NY,US1b1MO,US0d1PA,US0d1GA
richmond heights|US0d3OH,US0d3FL,US1b3MO
richmond hill|CA1e8ON,US0d7NY,US0d4GA
richmond west|US0d5FL
richmond|US0d8VA,CA4l8BC,US0t7CA,US3n5IN,US0d5KY,ZA0x5,AU0r5VIC,NZ5d4,US1b4TX,GB0j3,GB0j3,US493MI,AU0p2NSW,US1b2MO,US1b2WI,US471UT,US1b1IL,US0d1ME,US0d1MA,US1b1IL,US1b1MN,US0d0NH
richterswil|CH5o3
richton park|US1b4IL
richton|US1b0MS
richville|US0d2OH
richwood|US1b2TX,US1b2LA,US0d2NJ,US0d1OH,US0d1WV
rickmansworth|GB0j4
ridderkerk|NL3z5
ridder|KZ1n6
riddle|US0t0OR
ridge manor|US0d2FL
ridge wood heights|US0d2FL
ridgecrest|US0t5CA,US0d1FL
ridgefield park|US0d4NJ
ridgefield|US0d4NJ,US0d3CT,US0t3WA
ridgeland|US1b5MS,US0d2SC
ridgely|US1b1TN,US0d1MD
ridgemark|US0t2CA
ridgetop|US1b1TN
ridgeville|US0d1SC
ridgeway|US5x1AK
ridgewood|US0d6NY,US0d5NJ
ridge|US0d4NY
ridgway|US0d2PA
ridley park|US0d3PA
ried im innkreis|AT214
riedenburg|DE0y3
riedering|DE0y2
riedisheim|FR1m4
riedlingen|DE0y3
riedstadt|DE0y4
riegelsberg|DE0y4
riehen|CH5o4
riehl|DE0y3
rielasingen worblingen|DE0y4
riemst|BE3a4
riesa|DE0y5
riesel|US1b0TX
riesi|IT1i4
ries|AT213
rietberg|DE0y5
rieti|IT1i5
rifle|US473CO
rifu|JP0c5
riga|LV3ya
rigby|US6w2ID
rignano flaminio|IT1i3
riihimaki|FI4t5
rijau|NG0a4
rijeka|HR447
rijen|NL3z4
rijkevorsel|BE3a3
rijnsburg|NL3z3
rijswijk|NL3z6
rikaze|CN006
rillieux la pape|FR1m5
rimavska sobota|SK5b5
rimbach|DE0y3
rimini|IT1i7
rimouski|CA1e5QC
rimpar|DE0y3
rimus|PH183
rincon chamula|MX042
rincon de la victoria|ES0z5
rincon de nicolas romero cedros tercera manzana|MX043
rincon de romos|MX045
rincon de tamayo|MX043
rinconada|MX043
rincon|US0d3GA,DO1j3
rindge|US0d3NH
ringas|IN035
ringgold|US0d2GA,US1b1LA
ringim|NG0a4
ringkobing|DK2y3
ringling|US1b0OK
ringsend|IE383
ringsted|DK2y4
ringwood east|AU0r3VIC
ringwood north|AU0r3VIC
ringwood|AU0r4VIC,GB0j4,US0d4NJ
rinteln|DE0y5
rio abajo|PA5f5
rio blanco|MX045,NI3d4
rio bonito|BR095
rio branco do sul|BR095
rio branco|BR628,UY2s4
rio bravo|GT3c3,US1b2TX
rio brilhante|BR404
rio bueno|CL0o4
rio casca|BR094
rio cauto|CU1l5
rio ceballos|AR2c4
rio claro|BR097,TT7k5,BR094
rio communities|US472NM
rio cuarto|AR2c7
rio das ostras|BR097
rio das pedras|BR095
rio de janeiro|BR09d
rio de loba|PT503
rio de mouro|PT506
rio de oro|CO0i3
rio de teapa|MX045
rio del mar|US0t3CA
rio dell|US0t2CA
rio do sul|BR096
rio formoso|BR294
rio frio de juarez|MX043
rio gallegos|AR7g6
rio grande city|US1b4TX
rio grande da serra|BR095
rio grande|BR098,AR7s6,MX045,DO1j4,PR5c4,MX044,US0d1NJ
rio guayabal de yateras|CU1l5
rio hato|PA5f2
rio hondo|GT3c3,US1b1TX
rio largo|BR3e6
rio linda|US0t4CA
rio maior|PT504
rio negrinho|BR095
rio negro|BR095
rio novo do sul|BR093
rio novo|BR093
rio pardo de minas|BR093
rio pardo|BR095
rio piracicaba|BR093
rio pomba|BR094
rio preto da eva|BR235
rio rancho|US476NM
rio real|BR3e5
rio rico|US254AZ
rio saliceto|IT1i2
rio san juan|DO1j3
rio segundo|AR2c4,CR5q3
rio tercero|AR2c6
rio tinto|PT506,BR1h4
rio tuba|PH183
rio turbio|AR023
rio verde de mato grosso|BR404
rio verde|BR098,US251AZ
rio viejo primera seccion|MX043
rio viejo|CO0i3
rio vista|US0t3CA
riobamba|EC1s7
rioblanco|CO0i3
riofrio|CO0i3
riohacha|CO0i7
rioja|PE0g5
riolandia|BR093
riom|FR1m4
rionegro|CO0i6
rionero in vulture|IT1i4
riorges|FR1m3
riosucio|CO0i4,CO0i3
rioverde|MX046
rio|US1b0WI
ripa pozzi querceta ponterosso|IT1i3
ripanj|RS2r3
ripky|UA163
ripley|GB0j4,US1b3TN,US1b2MS,US0d2WV,US0d1OH
ripollet|ES0z5
ripoll|ES0z3
ripon|GB0j4,US0t4CA,US1b3WI
riposto|IT1i4
ris orangis|FR1m5
risalpur cantonment|PK055
risaralda|CO0i2
riscani|MD4h4
risca|GB0j4
rishikesh|IN036
rishon leziyyon|IL3q8
rishra|IN037
rishton|GB0j3
rising sun lebanon|US0d2DE
rising sun|US0d2MD,US3n1IN
risod|IN035
rison|US1b0AR
ristiina|FI4t2
ritchie|ZA0x3
riti|NG0a3
ritterhude|DE0y4
rittman|US0d3OH
ritzville|US0t1WA
riudoms|ES0z3
riva del garda|IT1i4
rivalta di torino|IT1i3
rivarolo canavese|IT1i3
rivas vaciamadrid|ES0z6
rivas|NI3d5
rivazzurra|IT1i4
riva|US0d2MD
rive de gier|FR1m4
river bend|US0d2NC
river edge|US0d4NJ
river falls|US1b4WI
river forest|US1b3IL
river grove|US1b3IL
river heights|US471UT
river hills|US1b1WI
river oaks|US1b3TX
river park|US0d2FL
river ridge|US1b4LA
river road|US0d2NC
river rouge|US493MI
river vale|US0d3NJ
river view park|US0d2PA
rivera|UY2s6,CO0i3
riverbank|US0t5CA
riverbend|US0t1WA
riverdale park|US0d3MD,US0t0CA
riverdale|US0d4GA,US1b4IL,US0d3NY,US473UT,US0d2NJ,US0t2CA
riverhead|US0d4NY
riversdale|ZA0x4
riverside|US0t8CA,US0d5OH,US1b3IL,US0d3CT,US0d3MD,US0d3MD,AU693TAS,US1b2MO,US1b2MO,US0d2NY,US1b1AL,US0d1PA,US1b0IA
riverstone|AU0p3NSW
riverton|US475UT,US473WY,US0t3WA,AU1v2WA,US1b2IL,US0d1NJ
rivervale|AU1v3WA
riverview|US0d6FL,US494MI,US1b2MO,US1b2MO,US0d1DE
riverwoods|US1b2IL
riverwood|AU0p4NSW
rivesaltes|FR1m3
rives|FR1m3
riviera beach|US0d5FL,US0d4MD
riviere des anguilles|MU6r3
riviere du loup|CA1e4QC
riviere du rempart|MU6r4
riviere pilote|MQ7f4
rivne|UA168,UA162
rivoli|IT1i6
rivolta dadda|IT1i3
rixensart|BE3a4
rixheim|FR1m4
riyadh|SA0sc
rizal|PH185,PH183
rize|TR017
rizhao|CN008
rizokarpaso|CY6c2
road town|VG9b3
roaming shores|US0d1OH
roan mountain|US0d0TN
roanne|FR1m5
roanoke rapids|US0d4NC
roanoke|US0d7VA,US1b3TX,US1b3AL,US1b1IL,US3n1IN
roaring spring|US0d1PA
roata de jos|RO1w3
robat karim|IR0l6
robbah|DZ1p5
robbiate|IT1i3
robbinsdale|US1b4MN
robbinsville|US0d2NJ
robbins|US1b2IL,US0d0NC
robbio|IT1i3
robel|DE0y2
robersonville|US0d1NC
robert lee|US1b0TX
robertsdale|US1b3AL
robertsganj|IN035
robertsonpet|IN037
robertson|ZA0x5
robertsport|LR3f4
robertsville|US0d3NJ
roberts|US1b1WI
roberval|CA1e3QC
robesonia|US0d1PA
robina|AU1k5QLD
robins air force base|US0d0GA
robinson|US1b4TX,US1b3IL
robins|US1b2IA
robinwood|US0d3MD,US0d2MD
robit|ET194
robore|BO2h3
robstown|US1b4TX
rocafort|ES0z3
rocafuerte|EC1s3
rocca di papa|IT1i4
rocca priora|IT1i3
roccapiemonte|IT1i3
roccarainola|IT1i3
roccella ionica|IT1i3
rocha|UY2s5
rochdale|GB0j7
roche la moliere|FR1m3
rochedale south|AU1k4QLD
rochefort du gard|FR1m3
rochefort|FR1m5,BE3a4
rochelle park|US0d2NJ
rochelle|US1b3IL,US0d0GA
roches noire|MU6r3
rochester hills|US496MI
rochester|US0d8NY,US1b7MN,US0d5NH,GB0j5,US494MI,US3n3IN,US0d2MA,US1b2IL,US1b2WI,US0d2PA,US0t1WA
rochford|GB0j4
rochlitz|DE0y3
rock creek|US1b1MN,US1b1AL
rock falls|US1b3IL
rock forest|CA1e5QC
rock hall|US0d0MD
rock hill|US0d6SC,US1b2MO,US0d1NY
rock island|US1b5IL,US0d2FL
rock port|US1b0MO
rock rapids|US1b1IA
rock springs|US475WY
rock valley|US1b2IA
rockaway beach|US0t0OR
rockaway point|US0d2NY
rockaway|US0d3NJ
rockcreek|US0t3OR
rockdale|AU0p4NSW,US1b2TX,US1b1IL
rockenhausen|DE0y3
rockfish|US0d2NC
rockford|US1b7IL,US493MI,US1b2MN,US0d0OH,US0d0OH
rockhampton|AU1k6QLD
rockingham city centre|AU1v4WA
rockingham|AU1v7WA,US0d3NC,US0d2VT
rockland|US0d4MA,US0d3ME
rockledge|US0d5FL,US0d1PA
rocklin|US0t6CA
rockmart|US0d2GA
rockport|US1b3TX,US0d2MA,US0d2ME,US1b1IN,US3n1IN
rocksprings|US1b0TX
rockton|US1b3IL
rockville centre|US0d5NY
rockville|US0d6MD,US0d3CT,US3n1IN,US1b1MN
rockwall|US1b5TX
rockwell city|US1b1IA
rockwell|US1b2AR,US0d1NC,US1b0IA
rockwood|US0d2TN,US492MI
rocky ford|US472CO
rocky mountain house|CA393AB
rocky mount|US0d6NC,US0d2VA
rocky point|US0d4NY,US0d1NC,US0t1WA
rocky river|US0d4OH
rocky top|US0d1TN
rodalben|DE0y3
rodas|CU1l4
rodekro|DK2y2
rodenbach|DE0y4
rodenberg|DE0y3
rodengo saiano|IT1i3
rodental|DE0y4
roden|NL3z3
rodeo|US0t3CA
rodewisch|DE0y3
rodez|FR1m5
rodgau|DE0y5
rodinghausen|DE0y3
roding|DE0y4
rodino|RU4m3
rodionovo nesvetaiskoye|RU063
rodionovo nesvetayskaya|RU063
rodna|RO1w3
rodney village|US0d1DE
rodniki|RU065
rodnikovskaya|RU063
rodoc|BA452
rodolfo sanchez taboada|MX2n5
rodos|GR4b6
rodovre|DK2y5
rodriguez|PH187
rodynske|UA164
roebling|US0d2NJ
roebuck|US0d1SC
roeland park|US1b3KS
roermond|NL3z5
roeselare|BE3a6
roessleville|US0d3NY
roetgen|DE0y3
roeulx|BE3a3
rogaska slatina|SI5z2
rogers city|US491MI
rogers park|US1b6IL
rogersville|US0d2TN,US1b2MO,US1b0AL
rogers|US1b6AR,US1b4MN,US1b0TX
roggiano gravina|IT1i3
roghun|TJ483
rognac|FR1m4
rogongon|PH182
rogovskaya|RU063
rogozno|PL203
rogue river|US0t1OR
rohatyn|UA163
roha|IN036,IN033
rohini|IN03a
rohnert park|US0t5CA
rohrbach|DE0y3,DE0y2
rohrdorf|DE0y2
rohri|PK056
rohrmoos|DE0y3
rohru|IN033
rohtak|IN038
roi et|TH0n5
roissy en brie|FR1m4
rojales|ES0z4
rojhan|PK054
rokiskis|LT4v4
rokupr|SL3p4
rokycany|CZ2x4
rokytne|UA164
rolandia|BR096
roland|US1b2OK,US1b0IA
rolante|BR094
roldanillo|CO0i5
roldan|AR2c4
rolesville|US0d3NC
roleystone|AU1v3WA
rolla|US1b4MO,US1b0ND
rolling fork|US1b1MS
rolling hills estates|US0t3CA
rolling hills|US0t1CA
rolling meadows|US1b5IL
rollingwood|US0t2CA,US1b1TX
rollinsford|US0d1NH
roma los saenz|US1b3TX
romagnat|FR1m3
romainville|FR1m5
roman forest|US1b1TX
romano banco|IT1i5
romano dezzelino|IT1i4
romano di lombardia|IT1i4
romanovka|RU3k3,RU062
romanovo|RU4m3
romanovskaya|RU063
romans sur isere|FR1m5
romanshorn|CH5o3
roman|RO1w6
roma|US1b3TX,AU1k3QLD
rombas|FR1m3
romblon|PH184
rome city|US3n0IN
romentino|IT1i2
romeoville|US1b5IL
romeo|US492MI
rome|IT1ib,US0d5GA,US0d5NY,US1b1WI,US1b1IL,US0d0ME
romford|GB0j7
romilly sur seine|FR1m4
romitan shahri|UZ5s4
romita|MX044
rommerskirchen|DE0y4
romney|US0d1WV
romny|UA166
romodanovo|RU063
romoland|US0t1CA
romorantin lanthenay|FR1m4
romsey|GB0j4
romulus|US495MI
ron phibun|TH0n5
ronan|US471MT
roncadelle|IT1i3
roncade|IT1i3
ronceverte|US0d1WV
ronchi dei legionari|IT1i4
ronchin|FR1m4
ronciglione|IT1i3
roncq|FR1m4
ronda|ES0z5
rondebosch|ZA0x4
rondonopolis|BR4y7
rong kwang|TH0n4
rongai|KE1a5
rongan|CN002
ronkonkoma|US0d4NY
ronneburg|DE0y2
ronneby|SE274
ronnenberg|DE0y5
ronne|DK2y4
ronse|BE3a5
ron|IN034
roodepoort|ZA0x8
roodhouse|US1b1IL
roorkee|IN037
roosendaal|NL3z6
roosevelt gardens|US0d1FL
roosevelt park|US492MI
roosevelt|US0d4NY,US473UT
roost warendin|FR1m3
rooty hill|AU0p4NSW
ropar|IN036
ropczyce|PL204
ropes crossing|AU0p3NSW
roquebrune cap martin|FR1m4
roquebrune sur argens|FR1m4
roquemaure|FR1m2
roquetas de mar|ES0z6
roquevaire|FR1m3
rorschach|CH5o3
rosa zarate|EC1s5
rosales|PH184,MX3o2
rosamond|US0t4CA
rosanna|AU0r3VIC
rosario de mora|SV4x2
rosario del tala|AR2c4
rosario do sul|BR095
rosario oeste|BR4y3
rosario|AR2ca,UY2s3,PH182
rosarito|MX2n6
rosarno|IT1i4
rosaryville|US0d3MD
rosate|IT1i2
rosa|IT1i4,IT1i4
rosbach vor der hohe|DE0y4
roschinskiy|RU323
roscoe|US1b3IL,US1b0TX
roscommon|IE383,US490MI
roscrea|IE382
rosdorf|DE0y4
rose bay|AU0p3NSW
rose belle|MU6r4
rose hill|US0d4VA,US1b2KS,US0d1NC
rose lodge|US0t1OR
roseau|DM8t4,US1b1MN
rosebank|ZA0x3,US0d2NY
roseboro|US0d0NC
rosebud|AU0r4VIC,US1b1SD,US1b0TX
roseburg north|US0t3OR
roseburg|US0t4OR
rosedale|US0d5NY,US0d4MD,US0t4CA,US0t2WA,US1b1MS
roselands|AU0p4NSW
roseland|US0t3CA,US0d3NJ,US0d1FL,US1b0LA
roselawn|US1b2IN
roselle park|US0d4NJ
roselle|US1b5IL,US0d4NJ
rosemeadow|AU0p3NSW
rosemead|US0t6CA
rosemere|CA1e4QC
rosemont|US0t5CA,US1b2IL
rosemount|US1b5MN,US0d1OH
rosenberg|US1b5TX
rosendale village|US0d0NY
rosendale|US1b0WI
rosenfeld|DE0y3
rosenhayn|US0d0NJ
rosenheim|DE0y6
rosenthal|DE0y3
rosepine|US1b1LA
roses|ES0z4
roseti|RO1w3
roseto degli abruzzi|IT1i4
roseto|US0d1PA
rosetta|EG0h6
roseville|US0t7CA,US496MI,US1b5MN,AU0p3NSW,US0d1OH
rosewood heights|US1b2IL
rosh ha ayin|IL3q5
roshal|RU064
rosharon|US1b0TX
roshchino|RU063,RU2j2
rosice|CZ2x2
rosiclare|US1b0IL
rosignano solvay castiglioncello|IT1i4
rosignol|GY663
rosiorii de vede|RO1w5
rosita north|US1b2TX
rosita south|US1b1TX
roskilde|DK2y5
roskovec|AL5j3
roslavl|RU066
roslyakovo|RU063
roslyn estates|US0d0NY
roslyn harbor|US0d0NY
roslyn heights|US0d3NY
roslyn|US0d1NY
rosny sous bois|FR1m5
rosolina|IT1i2
rosolini|IT1i4
rosporden|FR1m3
rosrath|DE0y5
ross on wye|GB0j3
rossano stazione|IT1i5
rossano veneto|IT1i3
rossano|IT1i2
rossdorf|DE0y4
rossendale|GB0j6
rossford|US0d3OH
rosslau|DE0y4
rossleben|DE0y3
rosslyn|US0d3VA
rossmoor|US0t3CA,US0d3MD,US0d1NJ
rossmoyne|US0d1OH
rossosh|RU066,RU066
rosso|MR4c6,SN1g3
rosstal|DE0y3
rossville|US0d4NY,US0d4MD,US0d2GA,US3n1IN,US1b0IL,US1b0KS
rosswein|DE0y3
ross|BY1y3,US0d2OH,US0t1CA
rosto de cao|PT8n3
rostock|DE0y8
rostokino|RU065
rostov na donu|RU06a
rostovka|RU332
rostov|RU065
rostrevor|AU2v3SA
rostusa|MK543
roswell|US0d7GA,US476NM
rosyth|GB0j4
rot am see|DE0y2
rotan|US1b1TX
rota|ES0z5
rotenburg an der fulda|DE0y4
rotenburg|DE0y4
rothenbach an der pegnitz|DE0y4
rothenburg ob der tauber|DE0y3
rothenburgsort|DE0y3
rothenburg|DE0y3,DE0y3
rotherham|GB0j7
rothesay bay|NZ5d2
rothrist|CH5o3
rothschild|US1b2WI
rothsville|US0d2PA
rothwell|GB0j3,AU1k3QLD
roth|DE0y5
rotkreuz|CH5o3
rotonda west|US0d3FL
rotorua|NZ5d6
rotselaar|BE3a4
rottach egern|DE0y2
rottenburg an der laaber|DE0y3
rottenburg|DE0y5
rottendorf|DE0y2
rotterdam|NL3z9,US0d4NY
rotthalmunster|DE0y2
rottingdean|GB0j4
rottweil|DE0y5
rouached|DZ1p5
roubaix|FR1m7
roudnice nad labem|CZ2x4
rouen|FR1m7
rouet|FR1m4
rouiba|DZ1p4
rouissat|DZ1p6
round lake beach|US1b5IL
round lake heights|US1b1IL
round lake park|US1b3IL
round lake|US1b4IL
round rock|US1b7TX
roundup|US471MT
rouse hill|AU0p3NSW
rouses point|US0d1NY
rousinov|CZ2x2
roussillon|FR1m3
rouvroy|FR1m3
rouyn noranda|CA1e5QC
rovaniemi|FI4t5
rovato|IT1i4
rovellasca|IT1i3
rovello porro|IT1i3
rovenky|UA166
roveredo in piano|IT1i2
rovereto|IT1i5
rovigo|IT1i5
rovinari|RO1w4
rovinj|HR444
rovira|CO0i3
rovnoye|RU3k2
rowland heights|US0t6CA
rowlands gill|GB0j3
rowland|US0d0NC
rowlett|US1b6TX
rowley|US0d1MA
rowville|AU0r5VIC
roxana|US1b1IL
roxas city|PH187
roxas|PH184,PH184,PH184
roxborough park|US473CO
roxboro|US0d3NC
roxburgh park|AU0r4VIC
roxbury|US1b1WI
royal city|US0t1WA
royal kunia|US5k4HI
royal leamington spa|GB0j7
royal oak|US496MI
royal palm beach|US0d5FL
royal palm estates|US0d2FL
royal pines|US0d2NC
royal tunbridge wells|GB0j6
royal wootton bassett|GB0j3
royalston|US0d0MA
royalton|US1b0MN,US1b0IL,US0d0PA
royan|FR1m4
royersford|US0d2PA
roye|FR1m3
royse city|US1b4TX
royston|GB0j4,GB0j3,US0d1GA
royton|GB0j5
roy|US475UT
rozaje|ME6y3
rozanka polanka|PL204
rozavlea|RO1w3
roza|RU2j4
rozdilna|UA164
rozelle|AU0p3NSW
rozenburg|NL3z4
rozhdestveno|RU322
rozhdestvenskiy|RU063
rozhniv|UA162
rozhyshche|UA164
rozkishne|UA163
roznava|SK5b4
roznov pod radhostem|CZ2x4
roznov|RO1w3
roztoky|CZ2x3
rozzano|IT1i5
rreshen|AL5j3
rrogozhine|AL5j2
rtishchevo|RU3k5
ruangwa|TZ1d3
ruayer|ES0z4
rubiataba|BR094
rubidoux|US0t5CA
rubiera|IT1i4
rubio|VE146
rubizhne|UA166
rubi|ES0z6
rublevo|RU064
rubtsovsk|RU4m7
rucar|RO1w3
ruckersville|US0d0VA
ruda slaska|PL207
rudarpur|IN035
rudbar|AF123
ruddington|GB0j3
rudersberg|DE0y4
rudesheim am rhein|DE0y3
rudiano|IT1i2
rudne|UA163
rudnichnyy|RU552
rudnik nad sanem|PL203
rudnya|RU063,RU3b3
rudnyy|KZ6a7
rudolstadt|DE0y5
rudow|DE0y5
rudsar|IR0l6
rueil malmaison|FR1m6
ruelle sur touvre|FR1m3
ruffano|IT1i3
rufino|AR2c4
rugby|GB0j6,US1b2ND
rugeley|GB0j5
ruginoasa|RO1w3
ruhla|DE0y3
ruhpolding|DE0y3
ruhstorf|DE0y3
ruidoso downs|US471NM
ruidoso|US473NM
ruiselede|BE3a2
ruislip|GB0j5
ruiz|MX4a4
rujewa|TZ1d5
rukban|JO2q6
rukungiri|UG2i4
rulenge|TZ1d4
ruleville|US1b1MS
rulzheim|DE0y3
ruma|RS2r5,NG0a3
rumbek|SS575
rumburk|CZ2x3
rumford|US0d2ME
rumia|PL205
rumilly|FR1m4
rumlang|CH5o2
rummelsburg|DE0y4
rumney|US0d1NH
rumoi|JP0c5
rumonge|BI5r3
rumphi|MW4e4
rumson|US0d3NJ
rumst|BE3a4
rumyantsevo|RU063
rum|AT213
runaway bay|AU1k3QLD,JM3g3,US1b0TX
runcorn|GB0j6,AU1k4QLD
runcu|RO1w3
rundu|NA606
runge|US1b0TX
rungis|FR1m2
runing|CN006
runka|NG0a4
runkel|DE0y3
runnemede|US0d3NJ
running springs|US0t2CA
ruokolahti|FI4t3
ruovesi|FI4t2
rupea|RO1w2
rupert|US6w3ID
ruppichteroth|DE0y3
rural hall|US0d2NC
rural hill|US1b1TN
rural retreat|US0d1VA
rura|IN034
rurrenabaque|BO2h4
rusape|ZW265
ruscova|RO1w2
rusera|IN035
ruse|BG2z7,AU0p2NSW
rush city|US1b2MN
rush springs|US1b0OK
rushden|GB0j5
rushford|US1b1MN
rushmere|US0d0VA
rushville|US3n3IN,US1b2IL
ruska poliana|UA163
ruskington|GB0j2
ruskin|US0d4FL
rusk|US1b2TX
russas|BR1h5
russeifa|JO2q8
russell springs|US0d1KY
russells point|US0d0OH
russellton|US0d1PA
russellville|US1b5AR,US1b3AL,US1b3KY
russell|US1b2KS,US0d2KY,US0d0PA,US0d0GA
russelsheim|DE0y6
russiaville|US3n0IN
russi|IT1i3
russkaya polyana|RU2j3
russkiy kameshkir|RU062
russkiy|RU4o2
rustam|PK053
rustaq|OM3r6,AF125
rustavi|GE376
rustburg|US0d1VA
rustenburg|ZA0x7
rustington|GB0j4
ruston|US1b4LA
ruswil|CH5o3
rutana|BI5r4
ruteng|ID2l5
rutesheim|DE0y3
rute|ES0z3
ruthen|DE0y3
rutherford college|US0d0NC
rutherfordton|US0d2NC
rutherford|US0d4NJ,AU0p4NSW,US0d2PA,US1b0TN
rutherglen|GB0j5
ruthin|GB0j2
rutigliano|IT1i4
ruti|CH5o3
rutland|US0d4VT,US0d1MA,US1b1WI
rutledge|US0d0TN
ruurlo|NL3z3
ruvo di puglia|IT1i5
ruwandiz|IQ0k5
ruwa|ZW265
ruy barbosa|BR1c4
ruyigi|BI5r5
ruzayevka|RU066
ruza|RU064
ruzomberok|SK5b5
rwamagana|RW3x6
ryazanskaya|RU062
ryazanskiy|RU067
ryazan|RU069
ryazhsk|RU064
rybatskoye|RU066
rybinsk|RU068
rybnaya sloboda|RU063
rybnik|PL207
rybnoye|RU064
rychnov nad kneznou|CZ2x4
rychvald|CZ2x3
rydalmere|AU0p3NSW
rydal|US0d2GA
rydeback|SE273
ryde|AU0p5NSW,GB0j5
rydultowy|PL204
rye brook|US0d3NY
rye|US0d4NY,AU0r3VIC,US0d2NH
ryhill|GB0j2
ryhope|GB0j4
ryki|PL203
ryland heights|US0d0KY
rylsk|RU064
rymarov|CZ2x3
ryotsu minato|JP0c4
rypin|PL204
ryton|GB0j4
ryugasaki|JP0c6
ryuo|JP0c5
ryzdvyanyy|RU063
rzepin|PL203
rzeszow|PL207
rzhaksa|RU063
rzhanitsa|RU062
rzhev|RU066
rzhyshchiv|UA163
s gravenland|NL3z3
s gravenzande|NL3z4
s hertogenbosch|NL3z7
sa dec|VN0w8
sa ir|PS6q4
sa kaeo|TH0n5
sa pa|VN0n3
sa pobla|ES0z4
saacow|SO1f3
saalfelden am steinernen meer|AT213
saalfeld|DE0y5
saal|DE0y2
saanen|CH5o3
saarbrucken|DE0y8
saarburg|DE0y3
saarijarvi|FI4t3
saarlouis|DE0y5
saarwellingen|DE0y4
saatli|AZ346
saa|CM2k3
sabac|RS2r6
sabadell|ES0z8
sabae|JP0c6
sabah as salim|KW4g7
sabak bernam|MY2a4
sabalgarh|IN035
sabana de la mar|DO1j4
sabana de torres|CO0i3
sabana grande de boya|DO1j4
sabana grande|PR5c3
sabana iglesia|DO1j2
sabana seca|PR5c3
sabana yegua|DO1j3
sabanagrande|CO0i5
sabanalarga|CO0i6
sabancuy|MX3u3
sabaneta|CO0i5,DO1j4
sabang|ID0b5,PH182
sabanilla|CR5q4
sabanitas|PA5f4
sabanozu|TR013
sabaoani|RO1w3
sabathu|IN033
sabattus|US0d2ME
sabaudia|IT1i3
saba|HN3l3
sabetha|US1b1KS
sabha|LY307,JO2q2
sabinal|US1b1TX
sabinanigo|ES0z3
sabinas|MX316
sabina|US0d1OH
sabinopolis|BR093
sabinov|SK5b4
sabirabad|AZ345
sabi|GM5p3
sablayan|PH185
sable sur sarthe|FR1m4
sabratah|LY307
sabrosa|PT503
sabrum|IN033
sabuncu|AZ344
sabya|SA0s6
sabzevar|IR0l8
sac city|US1b1IA
sacaba|BO2h7
sacalaz|RO1w3
sacapulas|GT3c4
sacaton|US251AZ
sacavem|PT504
sacele|RO1w5
sachin|IN034
sachkhere|GE373
sachsenheim|DE0y4
sachse|US1b5TX
sacile|IT1i4
sackets harbor|US0d1NY
saco dos limoes|BR094
saco|US0d4ME
sacramento|US0t9CA,BR094
sacriston|GB0j3
sacueni|RO1w3
sadabad|IN035
sadabe|MG2f4
sadah|YE1t6
sadalgi|IN034
sadao|TH0n6
sadaseopet|IN035
sadat|IN033
sada|ES0z4,YT7q3
saddiqabad|PK058
saddle brooke|US253AZ
saddle brook|US0d4NJ
saddle river|US0d2NJ
sade|NG0a3
sadjoavato|MG2f3
sadova|RO1w3
sadovoye|RU063,RU062
sadri|IN035
saeby|DK2y3
saedinenie|BG2z3
saerbeck|DE0y3
saeveland|NO4q3
safaga|EG0h5
safed|IL3q5
safety bay|AU1v3WA
safety harbor|US0d4FL
saffle|SE273
safford|US253AZ
saffron walden|GB0j4
safidon|IN035
safipur|IN035
safi|MA118,JO2q4
safonovo|RU066
safranbolu|TR015
safwa|SA0s6
sag harbor|US0d1NY
sagae|JP0c5
sagaing|MM0q6
sagalo|ML2o4
sagamore|US0d2MA
sagang|PH183
sagara|JP0c5
sagarejo|GE374
sagar|IN036
sagauli|IN035
sagay|PH186
saga|JP0c7
sageata|RO1w2
saginaw township north|US495MI
saginaw|US496MI,US1b4TX
sagna|RO1w3
sagopshi|RU064
sagpon|PH183
sagrada familia|ES0z6
sagua de tanamo|CU1l4
sagua la grande|CU1l6
saguday|PH183
saguenay|CA1e7QC
saguing|PH182
sagunto|ES0z6
sahab|JO2q5
sahagun|CO0i6
saham al kaffarat|JO2q3
saham|OM3r6
sahapur|IN033
saharanpur|IN039
saharsa|IN037
sahar|YE1t5
sahaspur|IN035
sahaswan|IN036
sahatavy|MG2f3
sahavato|MG2f5
sahawar|IN034
sahibganj|IN037
sahiwal|PK058,PK055
sahline|TN464
sahuarita|US255AZ
sahuayo de morelos|MX046
sahy|SK5b3
sai buri|TH0n4
sai kung|HK0m4
saida|DZ1p7
saidpur|BD078,IN035,IN034
saiha|IN035
saijo|JP0c6
saiki|JP0c6
sailana|IN033
saimbeyli|TR012
sain alto|MX042
sainghin en weppes|FR1m2
sains en gohelle|FR1m3
saint affrique|FR1m3
saint alban leysse|FR1m2
saint albans|AU0r5VIC,US0d3WV,US0d3VT,US0d1ME
saint alban|FR1m2
saint amable|CA1e3QC
saint amand les eaux|FR1m4
saint amand montrond|FR1m4
saint andre les vergers|FR1m3
saint andre lez lille|FR1m3
saint andrews|US0d4SC,GB0j4
saint andre|RE6x6
saint anne|US1b0IL
saint anns bay|JM3g4
saint ann|US1b4MO
saint ansgar|US1b0IA
saint anthony|US1b3MN,US6w2ID
saint antoine|FR1m3
saint apollinaire|FR1m2
saint arnoult en yvelines|FR1m3
saint aubin de medoc|FR1m2
saint aubin les elbeuf|FR1m3
saint augusta|US1b2MN,US1b2MN
saint augustin de desmaures|CA1e4QC
saint augustine beach|US0d3FL
saint augustine shores|US0d3FL
saint augustine south|US0d2FL
saint augustine|US0d4FL
saint avertin|FR1m4
saint ave|FR1m3
saint avold|FR1m4
saint barnabe|FR1m4
saint barthelemy|FR1m4
saint basile le grand|CA1e4QC
saint benoit|RE6x5,FR1m3
saint bernard|US0d2OH
saint berthevin|FR1m3
saint bonaventure|US0d1NY
saint bonifacius|US1b1MN
saint bonnet de mure|FR1m3
saint brevin les pins|FR1m3
saint brice sous foret|FR1m4
saint brieuc|FR1m6
saint bruno de montarville|CA1e5QC
saint canut|CA1e3QC
saint chamas|FR1m3
saint chamond|FR1m5
saint charles|US1b6MO,US0d5MD,US1b5IL,FR1m3,US1b2MN,US491MI
saint christol les ales|FR1m3
saint clair shores|US496MI
saint clairsville|US0d2OH
saint clair|US492MI,US1b2MO,US0d2PA
saint claude|FR1m4,GP7m3
saint clement de riviere|FR1m2
saint cloud|US1b6MN,US0d5FL,FR1m5
saint constant|CA1e5QC
saint croix falls|US1b1WI
saint croix|VI7t6
saint cyprien plage|FR1m3
saint cyr lecole|FR1m4
saint cyr sur loire|FR1m4
saint cyr sur mer|FR1m4
saint david|US251AZ
saint denis en val|FR1m3
saint denis|RE6x7,FR1m7
saint dennis|US633KY
saint die des vosges|FR1m5
saint dizier|FR1m5
saint doulchard|FR1m3
saint egreve|FR1m4
saint elmo|US1b1IL
saint esprit|MQ7f3
saint esteve|FR1m3
saint etienne au mont|FR1m2
saint etienne de montluc|FR1m3
saint etienne du rouvray|FR1m5
saint etienne|FR1m7
saint eustache|CA1e5QC
saint fargeau ponthierry|FR1m4
saint felicien|CA1e3QC
saint felix de valois|CA1e3QC
saint florent sur cher|FR1m3
saint florentin|FR1m3
saint flour|FR1m3
saint fons|FR1m4
saint francisville|US1b1LA
saint francis|US1b3WI,US1b3MN,US470KS
saint francois|FR1m4,GP7m4
saint gabriel|US1b3LA
saint galmier|FR1m2
saint gaudens|FR1m4
saint gely du fesc|FR1m3
saint genest lerpt|FR1m3
saint genis laval|FR1m4
saint genis les ollieres|FR1m2
saint genis pouilly|FR1m3
saint georges de didonne|FR1m2
saint georges|CA1e5QC,GD9d3
saint george|US476UT,US0d1FL,US0d1ME,US0d1SC,US1b0MO
saint germain du puy|FR1m2
saint germain en laye|FR1m5
saint germain les arpajon|FR1m3
saint germain les corbeil|FR1m3
saint gervais les bains|FR1m3
saint ghislain|BE3a4
saint gilles croix de vie|FR1m3
saint gilles|FR1m4
saint giniez|FR1m4
saint girons|FR1m3
saint gratien|FR1m4
saint gregoire|FR1m3
saint hedwig|US1b1TX
saint helena|US0t3CA
saint helens|US0t4OR
saint helen|US491MI
saint helier|JE895
saint henri|FR1m2,CA1e2QC
saint henry|US0d1OH
saint herblain|FR1m6
saint hilaire de riez|FR1m3
saint hilaire de talmont|FR1m3
saint hippolyte|CA1e3QC
saint hubert|BE3a2
saint hyacinthe|CA1e6QC
saint ignace|US491MI
saint imier|CH5o2
saint ismier|FR1m3
saint ives|AU0p4NSW
saint jacob|US1b0IL
saint jacques de la lande|FR1m3
saint james city|US0d2FL
saint james|US0d4NY,US1b2MN,US1b2MO,US0d2NC,US0d2MD
saint jean bonnefonds|FR1m3
saint jean dangely|FR1m3
saint jean de braye|FR1m4
saint jean de la ruelle|FR1m4
saint jean de luz|FR1m4
saint jean de maurienne|FR1m3
saint jean de monts|FR1m3
saint jean de vedas|FR1m3
saint jean dillac|FR1m3
saint jean le blanc|FR1m3
saint jean sur richelieu|CA1e6QC
saint jean|FR1m3
saint jerome|CA1e6QC,FR1m3
saint johnsbury|US0d3VT
saint johnsville|US0d1NY
saint johns|AG8e5,US493MI,US1b3MO,US252AZ
saint john|CA766NB,US1b4IN,MT8j4,US1b3MO,US1b0KS
saint jorioz|FR1m2
saint joseph du lac|CA1e3QC
saint joseph|US1b6MO,RE6x5,MQ7f4,US493MI,US1b3MN,FR1m2,US1b2IL,US1b0LA
saint jo|US1b0TX
saint juery|FR1m3
saint julien de concelles|FR1m3
saint julien en genevois|FR1m3
saint julien les villas|FR1m3
saint julien|FR1m3
saint junien|FR1m4
saint just en chaussee|FR1m3
saint just saint rambert|FR1m4
saint just|FR1m4
saint kilda|AU0r4VIC
saint lambert|FR1m3
saint laurent blangy|FR1m3
saint laurent de la salanque|FR1m3
saint laurent du maroni|GF7n5
saint laurent du var|FR1m5
saint laurent|CA1e6QC
saint lawrence|US0d1PA
saint lazare|CA1e4QC,FR1m3
saint leonards on sea|GB0j3
saint leonard|CA1e6QC
saint leo|US0d0FL
saint leu la foret|FR1m4
saint leu|FR1m5,RE6x5
saint lin laurentides|CA1e4QC
saint loubes|FR1m3
saint louis du nord|HT2u4
saint louis park|US1b5MN
saint louis|SN1g7,RE6x6,FR1m4,FR1m3,US493MI
saint loup|FR1m4
saint lo|FR1m4
saint lys|FR1m3
saint macaire en mauges|FR1m3
saint malo|FR1m6
saint mande|FR1m4
saint mandrier sur mer|FR1m3
saint marcellin|FR1m3
saint marcel|FR1m3,FR1m2
saint marc|HT2u6
saint maries|US0t1ID
saint martin boulogne|FR1m4
saint martin de crau|FR1m4
saint martin des champs|FR1m2
saint martin dheres|FR1m5
saint martin le vinoux|FR1m2
saint martins|US1b0MO
saint martinville|US1b3LA
saint martin|US1b3MS
saint marys|US0d4PA,US0d3OH,US1b1KS,US1b1KS,US0d1WV
saint matthews|US634KY,US0d1SC
saint maur des fosses|FR1m6
saint maurice|FR1m4
saint mauront|FR1m4
saint maximin la sainte baume|FR1m4
saint max|FR1m3
saint medard en jalles|FR1m5
saint memmie|FR1m3
saint michaels|US471AZ,US0d0MD
saint michael|US1b4MN
saint michel sur orge|FR1m4
saint mihiel|FR1m2
saint mitre les remparts|FR1m3
saint mitre|FR1m3
saint nazaire|FR1m6
saint neots|GB0j5
saint nicolas de port|FR1m3
saint nicolas|BE3a4,FR1m3
saint omer|FR1m4
saint orens de gameville|FR1m4
saint ouen laumone|FR1m5
saint ouen|FR1m5
saint paris|US0d1OH
saint pathus|FR1m2
saint paul les dax|FR1m4
saint paul park|US1b2MN
saint paul trois chateaux|FR1m3
saint pauls|US0d1NC
saint paul|US1b8MN,RE6x7,US1b1NE,US1b1MO,US1b0TX,US3n0IN
saint peray|FR1m3
saint pete beach|US0d3FL
saint peter port|GG8u4
saint petersburg|RU06c
saint peters|GB0j7,US1b6MO
saint peter|US1b3MN,US1b1WI
saint philbert de grand lieu|FR1m3
saint philippe|RE6x2
saint pierre des corps|FR1m4
saint pierre doleron|FR1m3
saint pierre du mont|FR1m3
saint pierre du perray|FR1m3
saint pierre les elbeuf|FR1m3
saint pierre les nemours|FR1m3
saint pierre|RE6x6,MU6r4,FR1m3,PM9h3
saint pie|CA1e2QC
saint pol de leon|FR1m3
saint pol sur mer|FR1m5
saint pol sur ternoise|FR1m2
saint pourcain sur sioule|FR1m2
saint priest en jarez|FR1m3
saint priest|FR1m5
saint prix|FR1m3
saint pryve saint mesmin|FR1m2
saint quentin en yvelines|FR1m7
saint quentin fallavier|FR1m3
saint quentin|FR1m6
saint raphael|HT2u5,FR1m5
saint regis park|US631KY
saint remi|CA1e3QC
saint remy de provence|FR1m3
saint remy les chevreuse|FR1m3
saint remy|FR1m3
saint renan|FR1m3
saint robert|US1b2MO
saint rose|US1b3LA
saint saulve|FR1m3
saint sauveur des monts|CA1e3QC
saint sauveur|CA1e3QC
saint sebastien sur loire|FR1m5
saint simon mills|US0d4GA
saint simons island|US0d4GA
saint stephens|US0d3NC
saint stephen|US0d1SC
saint sulpice la pointe|FR1m3
saint thibault des vignes|FR1m3
saint thomas mount|IN035
saint tronc|FR1m4
saint tropez|FR1m3
saint valery en caux|FR1m2
saint vallier|FR1m3
saint victoret|FR1m3
saint vincent de tyrosse|FR1m3
saint vith|BE3a3
saint yrieix la perche|FR1m3
saint yrieix sur charente|FR1m3
saint zotique|CA1e3QC
sainte adele|CA1e3QC
sainte adresse|FR1m3
sainte agathe des monts|CA1e3QC
sainte anne de bellevue|CA1e2QC
sainte anne des monts|CA1e2QC
sainte anne des plaines|CA1e3QC
sainte anne|GP7m5,FR1m3
sainte catherine de la jacques cartier|CA1e2QC
sainte catherine|CA1e4QC,CA1e4QC
sainte foy les lyon|FR1m4
sainte genevieve des bois|FR1m5
sainte genevieve|US1b2MO
sainte julie|CA1e5QC
sainte livrade sur lot|FR1m3
sainte luce sur loire|FR1m4
sainte luce|MQ7f3
sainte marguerite|FR1m4
sainte marie aux mines|FR1m3
sainte marie|RE6x5,MQ7f4,CA1e4QC
sainte marthe sur le lac|CA1e3QC
sainte maxime|FR1m4
sainte menehould|FR1m2
sainte rose|GP7m4,RE6x3
sainte savine|FR1m3
sainte sigolene|FR1m3
sainte suzanne|RE6x4
sainte therese|CA1e5QC
saintes|FR1m5
sainthia|IN035
saintry sur seine|FR1m2
sainyabuli|LA6f4
saipan|MP7u6
sairang|IN033
saitama|JP0ca
saitlaw|IN033
sajir|SA0s4
sajoszentpeter|HU1z4
sakado|JP0c7
sakai nakajima|JP0c5
sakaidecho|JP0c6
sakaiminato|JP0c5
sakai|JP0ca,JP0c5
sakakah|SA0s7
sakaraha|MG2f4
sakassou|CI0u4
sakata|JP0c7
sakchu up|KP104
sakete|BJ3t5
sake|CD2g4
sakhipur|BD075
sakhnin|IL3q5
sakhnovshchyna|UA163
sakhrah|JO2q3
sakiai|LT4v3
sakib|JO2q4
sakiet sidi youssef|TN463
sakit|IN033
saki|NG0a7,UA5e5
sakleshpur|IN035
sakon nakhon|TH0n6
sakrand|PK055
saksaulskiy|KZ613
saks|US1b3AL
sakti|IN034
sakurai|JP0c6
sakura|JP0c8
saku|JP0c6
sala consilina|IT1i4
salaberry de valleyfield|CA1e5QC
salach|DE0y3
saladan|TH0n3
saladas|AR2c4
salado|US1b1TX
salaga|GH1r5
salah bey|DZ1p5
salahonda|CO0i3
salair|RU4w3
salakhid|SY224
salalah|OM3r7
salamanca|MX047,ES0z7,ES0z7,CL0o4,US0d2NY
salama|GT3c5
salamina|GR4b5,CO0i4,CO0i3
salanso|BF363
salapungan|PH183
salaqi|CN006
salaspils|LV3y4
salas|ES0z3
salatiga|ID0b7
salat|TR013
salavan|LA6f2
salavat|RU2j7
salaverry|PE0g3
salawagan|PH183
salaya|IN035
salay|PH183
salazie|RE6x3
sala|SK5b5,SE274,IT1i3
salbris|FR1m3
salcaja|GT3c4
salcea|RO1w3
salcedo|DO1j6
salcha|US5x0AK
salcininkai|LT4v3
saldana|CO0i3
saldanha|ZA0x6
saldarriaga|MX043
saldus|LV3y4
sale al jadida|MA118
sale creek|US0d2TN
salekhard|RU2j5
salem heights|US0d2OH
salemi|IT1i3
salem|IN03a,US0t7OR,US0d5MA,US0d5NH,US0d5VA,US0d4OH,US1b4WI,DE0y3,US473UT,US1b3IL,US3n3IN,US1b2MO,US0d2NJ,US0d2CT,US1b1AR,US0d1NC,US1b1AR,US0d1WV,US1b0SD
salerno|IT1i7
sale|MA11a,GB0j6,AU0r4VIC
salfit|PS6q3
salford|GB0j6
salgado|BR3e2
salgareda|IT1i2
salgar|CO0i3
salgotarjan|HU1z5
salgueiro|BR295
salice salentino|IT1i3
salida|US0t4CA,US472CO
salies de bearn|FR1m2
saligao|IN033
salihli|TR016
salihorsk|BY1y7
salima|MW4e5
salina cruz|MX046
salinas de hidalgo|MX044
salinas victoria|MX313
salinas|US0t7CA,EC1s5,BR095,PR5c3
salina|US1b6KS,US471UT,US1b0OK
salinera colan|PE0g4
salineville|US0d0OH
saline|US493MI
salinopolis|BR2e5
salinungan proper|PH183
salisbury downs|AU2v3SA
salisbury east|AU2v3SA
salisbury heights|AU2v2SA
salisbury north|AU2v3SA
salisbury|GB0j5,US0d5NC,US0d5MD,US0d4NY,AU2v3SA,AU1k3QLD,US0d2MA,US1b1MO,US0d0NH,US0d0VT
salistea de sus|RO1w2
saliste|RO1w3
salitral|PE0g2
salitrillos|CR5q3
salitrillo|MX043
salix|US0d0PA
sallanches|FR1m4
sallaumines|FR1m3
sallent|ES0z3
sallins|IE382
sallisaw|US1b3OK
sallynoggin|IE383
salmas|IR0l6
salmon arm|CA4l4BC
salmon brook|US0d1CT
salmon creek|US0t4WA
salmon|US472ID
salobrena|ES0z4
salome|US251AZ
salon de provence|FR1m5
salonta|RO1w4
salon|IN034
salor|UZ1o5
salou|ES0z5
salo|FI4t5,IT1i3
salpazari|TR013
salqin|SY225
salsipuedes|DO1j4,AR2c3
salsk|RU066
salsomaggiore terme|IT1i4
salt lake city|US478UT
salt spring island|CA4l3BC
saltash|GB0j4
salta|AR519
saltburn by the sea|GB0j3
saltcoats|GB0j4
saltillo|MX319,US1b2MS
salto de agua|MX042
salto de pirapora|BR095
salto del guaira|PY283
salton city|US0t2CA
salto|UY2s7,BR097
saltpond|GH1r5
saltsjobaden|SE273
saltville|US0d1VA
salt|ES0z5
saluda|US0d2SC
salug|PH183
salumbar|IN034
salunga|US0d1PA
salur|IN036
saluzzo|IT1i4
salvacion|PH183,PH182
salvador|BR1cb
salvaleon de higuey|DO1j7
salvaterra de magos|PT502
salvatierra de mino|ES0z3
salvatierra|MX045
salwa|KW4g5
salyan|AZ345
salyersville|US0d1KY
salym|RU2j2
salzano|IT1i3
salzbergen|DE0y3
salzburg|AT217
salzgitter|DE0y7
salzhemmendorf|DE0y3
salzkotten|DE0y5
salzwedel|DE0y4
salzweg|DE0y3
sal|JO2q3
sam phran|TH0n5
sam rayburn|US1b0TX
sam roi yot|TH0n4
samalkha|IN035
samalkot|IN036
samalut|EG0h6
samal|PH185,PH185
samamiya|NG0a3
samana|DO1j4
samaniego|CO0i4
samannud|EG0h6
samarate|IT1i4
samara|RU32a
samarinda|ID2l8
samarkand|UZ5s8
samaro|PK053
samarra|IQ0k7
samarskoye|RU063
samashki|RU063
samassi|IT1i2
samastipur|IN036
samayac|GT3c3
sama|ES0z6
sambaina|MG2f3
sambalpur|IN037
sambava|MG2f5
samba|IN035
sambek|RU062
sambhal|IN038
sambhar|IN035
sambiase|IT1i4
sambir|UA165
samborondon|EC1s5
sambrial|PK056
sambuca di sicilia|IT1i3
sambuceto|IT1i3
samdari|IN034
samdrup jongkhar|BT7b3
same|TZ1d4,TL6t3
samfya|ZM2t4
samho rodongjagu|KP104
saminaka|NG0a3
samitah|SA0s5
sammamish|US0t6WA
samma|JO2q3
sammichele di bari|IT1i3
samobor|HR444
samokov|BG2z5
samora correia|PT504
samorin|SK5b4
samoset|US0d2FL
samoylovka|RU3k3
sampacho|AR2c3
sampaloc|PH184,PH183
sampang|ID0b6
sampao|PH183,PH182
sampit|ID566
sampsonievskiy|RU065
sampues|CO0i4
samrala|IN034
samraong|KH244
samsat|TR013
samson|US1b1AL
samsula spruce creek|US0d2FL
samsun|TR019
samthar|IN034
samtredia|GE375
samtse|BT7b2
samus|RU533
samut prakan|TH0n9
samut sakhon|TH0n6
samut songkhram|TH0n5
samux|AZ343
san adrian|ES0z3
san agustin acasaguastlan|GT3c3
san agustin de las juntas|MX043
san agustin de valle fertil|AR6p3
san agustin del guadalix|ES0z3
san agustin tlaxco|MX043
san agustin tlaxiaca|MX043
san agustin|CO0i3,PE0g3
san alberto|CO0i3
san alejo|SV4x2
san andreas|US0t1CA
san andres ahuashuatepec|MX043
san andres azumiatla|MX043
san andres calpan|MX043
san andres cholula|MX045
san andres cuexcontitlan|MX044
san andres del rabanedo|ES0z5
san andres itzapa|GT3c4
san andres ixtlan|MX042
san andres mixquic|MX044
san andres ocotlan|MX042
san andres tuxtla|MX046
san andres villa seca|GT3c2
san andres xecul|GT3c4
san andres|CO0i6,GT3c3,PH182,PH182
san andros|BS673
san angelo|US1b7TX
san anselmo|US0t4CA
san antero|CO0i4
san antonino castillo velasco|MX042
san antonio acahualco|MX044
san antonio aguas calientes|GT3c3
san antonio buenavista|MX043
san antonio de la cal|MX044
san antonio de los altos|VE146
san antonio de los banos|CU1l5
san antonio del coyote|MX313
san antonio del estrecho|PE0g3
san antonio del monte|SV4x3
san antonio del tachira|VE145
san antonio heights|US0t2CA
san antonio huista|GT3c3
san antonio la isla|MX044
san antonio la paz|GT3c3
san antonio mihuacan|MX043
san antonio oeste|AR514
san antonio suchitepequez|GT3c3
san antonio tecomitl|MX045
san antonio|US1bbTX,CL0o6,PY286,PH185,PH185,CR5q3,CO0i3,PR5c3,CO0i2,US0d0FL
san augustine|US1b1TX
san bartolo cuautlalpan|MX043
san bartolo de berrios|MX043
san bartolo del llano|MX044
san bartolo oxtotitlan|MX042
san bartolome atlatlahuca|MX043
san bartolome coatepec|MX042
san bartolome de tirajana|ES5i6
san bartolome milpas altas|GT3c3
san bartolome tlaltelulco|MX043
san bartolome|ES5i4
san bartolo|MX043,MX043,PE0g3,MX042
san basilio|PH183
san benedetto del tronto|IT1i6
san benedetto po|IT1i2
san benigno canavese|IT1i2
san benito abad|CO0i4
san benito xaltocan|MX042
san benito|GT3c5,US1b5TX,AR2c3
san bernardino tlaxcalancingo|MX046
san bernardino|US0t8CA,MX043,GT3c2
san bernardo del viento|CO0i3
san bernardo|CL0o8,AR2c3
san blas atempa|MX044
san blas canillejas|ES0z7
san blas|MX4a3,MX4a3
san bonifacio|IT1i4
san borja|BO2h5
san bruno|US0t5CA
san buenaventura|MX045,MX314,MX043,MX3o3
san carlo allarena|IT1i6
san carlos centro|AR2c3
san carlos de bariloche|AR517
san carlos del zulia|VE146
san carlos park|US0d4FL
san carlos sija|GT3c3
san carlos|VE146,CL0o5,US0t5CA,UY2s5,CO0i5,CO0i5,MX044,DO1j4,NI3d4,MX044,CO0i3,US252AZ,US252AZ,US1b2TX
san casciano in val di pesa|IT1i3
san cataldo|IT1i4
san cesareo|IT1i3
san cesario di lecce|IT1i3
san cipirello|IT1i2
san cipriano daversa|IT1i4
san ciro de acosta|MX043
san clemente del tuyu|AR023
san clemente|US0t6CA,PE0g4,CL0o4,ES0z3
san colombano al lambro|IT1i3
san cristobal cucho|GT3c3
san cristobal de las casas|MX047
san cristobal nexquipayac|MX043
san cristobal verapaz|GT3c4
san cristobal|VE148,DO1j7,CU1l6,AR2c4
san damian texoloc|MX042
san daniele del friuli|IT1i3
san diego country estates|US0t3CA
san diego de alejandria|MX042
san diego de la union|MX043
san diego|US0taCA,CR5q4,CO0i3,US1b2TX
san dimas|US0t5CA
san dionisio ocotepec|MX042
san dona di piave|IT1i5
san donaci|IT1i3
san donato milanese|IT1i5
san donnino|IT1i3
san elizario|US473TX
san enrique|PH183
san estanislao|CO0i4
san esteban tizatlan|MX043
san felice a cancello|IT1i4
san felice circeo|IT1i3
san felice sul panaro|IT1i3
san felipe jalapa de diaz|MX043
san felipe orizatlan|MX043
san felipe pueblo|US471NM
san felipe tlalmimilolpan|MX043
san felipe|VE146,CL0o6,MX045,CR5q5,MX2n4,GT3c3
san ferdinando di puglia|IT1i4
san ferdinando|IT1i4
san fernando de apure|VE146
san fernando de henares|ES0z5
san fernando de monte cristi|DO1j4
san fernando del valle de catamarca|AR6j8
san fernando|PH188,ES0z7,PH186,TT7k6,MX315,US0t5CA,PH185,MX043,PH183,PH183
san francisco acuautla|MX045
san francisco chimalpa|MX043
san francisco cuaxusco|MX045
san francisco de asis|MX042
san francisco de la paz|HN3l2
san francisco de los romo|MX044
san francisco de macoris|DO1j7
san francisco del rincon|MX046
san francisco el alto|GT3c6
san francisco ixhuatan|MX042
san francisco ocotlan|MX044
san francisco pujiltic|MX043
san francisco tecoxpa|MX044
san francisco telixtlahuaca|MX043
san francisco tepeolulco|MX043
san francisco tetlanohcan|MX043
san francisco tlalcilalcalpan|MX044
san francisco zacacalco|MX043
san francisco zapotitlan|GT3c4
san francisco|US0taCA,AR2c6,CR5q6,PH184,PH184,SV4x4,PH183,PH182
san gabriel chilac|MX044
san gabriel tetzoyocan|MX043
san gabriel|US0t5CA,EC1s4,MX044,PH182
san gaspar tlahuelilpan|MX043
san gaspar tonatico|MX043
san gavino monreale|IT1i3
san gennaro vesuviano|IT1i3
san german|CU1l5,PR5c4
san giljan|MT8j3
san gil|CO0i5
san giorgio a cremano|IT1i6
san giorgio del sannio|IT1i3
san giorgio delle pertiche|IT1i3
san giorgio di nogaro|IT1i3
san giorgio di piano|IT1i3
san giorgio ionico|IT1i4
san giorgio su legnano|IT1i3
san giovanni a teduccio|IT1i5
san giovanni gemini|IT1i3
san giovanni in fiore|IT1i4
san giovanni in marignano|IT1i2
san giovanni in persiceto|IT1i4
san giovanni la punta|IT1i4
san giovanni lupatoto|IT1i4
san giovanni rotondo|IT1i5
san giovanni valdarno|IT1i4
san giuliano milanese|IT1i5
san giuseppe jato|IT1i3
san giuseppe vesuviano|IT1i5
san giuseppe|IT1i2
san gregorio cuautzingo|MX044
san gregorio de nigua|DO1j4
san gregorio di catania|IT1i2
san hipolito|MX043
san ignacio cerro gordo|MX043
san ignacio de velasco|BO2h5
san ignacio rio muerto|MX433
san ignacio|BZ7o4,PE0g3,PH183
san ildefonso|PH186,ES0z2
san isidro buen suceso|MX043
san isidro de curuguaty|PY283
san isidro|PE0g6,AR025,CR5q5,MX045,ES5i4,PH183,PR5c3,PH183
san jacinto amilpas|MX044
san jacinto|US0t6CA,CO0i4,PH183,PH183
san javier|ES0z5,CL0o4,AR2c4
san jeronimito|MX043
san jeronimo amanalco|MX043
san jeronimo coyula|MX043
san jeronimo cuatro vientos|MX045
san jeronimo de juarez|MX043
san jeronimo|MX045,PE0g3,GT3c3,PE0g2
san joaquin coapango|MX043
san joaquin hills|US0t2CA
san joaquin|VE145,US0t2CA
san jorge pueblo nuevo|MX045
san jorge|AR2c4,NI3d3
san jose acatempa|GT3c3
san jose de agua azul|MX042
san jose de feliciano|AR2c3
san jose de gracia|MX043,MX042
san jose de guanipa|VE146
san jose de jachal|AR584
san jose de las lajas|CU1l6
san jose de las matas|DO1j3
san jose de los olvera|MX044
san jose de lourdes|MX042
san jose de mayo|UY2s5
san jose de ocoa|DO1j4
san jose del cabo|MX4a6
san jose del castillo|MX044
san jose del guaviare|CO0i4
san jose del monte|PH188
san jose del valle|MX044
san jose el alto|MX044
san jose el vidrio|MX042
san jose guadalupe otzacatipan|MX045
san jose iturbide|MX045
san jose ixtapa barrio viejo|MX043
san jose las palmas|MX043
san jose pinula|GT3c6
san jose poaquil|GT3c3
san jose teacalco|MX042
san jose temascatio|MX043
san jose tetel|MX043
san jose village|MP7u4
san jose xicohtencatl|MX043
san josecito|CR5q4
san jose|US0taCA,CR5q8,PH187,PH185,CR5q5,PH183,PE0g3,AR2c3,PH183,PH183,PH183,PY282
san juan bautista|PY284,PA5f4,PE0g3,US0t1CA
san juan cancuc|MX043
san juan capistrano|US0t5CA
san juan chamelco|GT3c4
san juan coajomulco|MX042
san juan colorado|MX042
san juan cosala|MX043
san juan cotzal|GT3c3
san juan de abajo|MX043
san juan de alicante|ES0z4
san juan de aznalfarache|ES0z4
san juan de betulia|CO0i3
san juan de dios|CR5q4
san juan de la maguana|DO1j6
san juan de la rambla|ES5i2
san juan de la vega|MX043
san juan de las huertas|MX044
san juan de los lagos|MX046
san juan de los morros|VE146
san juan de uraba|CO0i3
san juan del cesar|CO0i5
san juan del puerto|ES0z3
san juan del rio|MX047
san juan del sur|NI3d3
san juan huactzinco|MX043
san juan ixtayopan|MX045
san juan nepomuceno|CO0i5,PY283
san juan opico|SV4x3
san juan pueblo|HN3l3
san juan sacatepequez|GT3c7
san juan tehuixtitlan|MX043
san juan tepa|MX043
san juan tepulco|MX043
san juan tilapa|MX043
san juan tuxco|MX043
san juan xiutetelco|MX043
san juan y san pedro tezompa|MX044
san juan zitlaltepec|MX044
san juanito de escobedo|MX042
san juanito|MX3o3
san juan|AR589,PR5c9,PH187,US1b5TX,CR5q5,CR5q3,PH182
san julian|MX044,BO2h3,AR7g3
san justo|AR2c4
san kamphaeng|TH0n5
san lazzaro|IT1i4
san leandro|US0t7CA
san leonardo|PH185
san leone mose|IT1i4
san leon|US1b2TX
san lorenzo acopilco|MX045
san lorenzo axocomanitla|MX042
san lorenzo cacaotepec|MX043
san lorenzo chiautzingo|MX043
san lorenzo de el escorial|ES0z4
san lorenzo de esmeraldas|EC1s4
san lorenzo oyamel|MX043
san lorenzo tlacotepec|MX043
san lorenzo tlalmimilolpan|MX042
san lorenzo|PY288,IT1i6,AR2c6,US0t5CA,HN3l4,PR5c3,NI3d3
san lucas el grande|MX043
san lucas ojitlan|MX043
san lucas sacatepequez|GT3c4
san lucas toliman|GT3c4
san luis acatlan|MX043
san luis apizaquito|MX043
san luis de la loma|MX042
san luis de la paz|MX046
san luis de since|CO0i5
san luis del palmar|AR2c4
san luis ixcan|GT3c3
san luis jilotepeque|GT3c3
san luis obispo|US0t6CA
san luis potosi|MX049
san luis rio colorado|MX437
san luis tecuhautitlan|MX043
san luis|AR6l8,CU1l6,PH185,US255AZ,PE0g3,MX2n3,MX2n3,PH183,GT3c3,CU1l3,PH183,HN3l3
san manuel|PH183,HN3l3,PH183,US252AZ
san marcelino|PH184
san marcellino|IT1i4
san marco evangelista|IT1i3
san marco in lamis|IT1i4
san marcos de colon|HN3l3
san marcos de leon|MX043
san marcos huixtoco|MX044
san marcos tlacoyalco|MX043
san marcos yachihuacaltepec|MX043
san marcos|US0t7CA,US1b6TX,SV4x6,CO0i5,GT3c5,NI3d5,MX044,MX044,HN3l2
san mariano|PH184,PH184,PH183
san marino|US0t4CA
san martin azcatepec|MX045
san martin caltenco|MX042
san martin cuautlalpan|MX045
san martin de la vega|ES0z4
san martin de las piramides|MX044
san martin de los andes|AR515
san martin de valdeiglesias|ES0z3
san martin hidalgo|MX043
san martin jilotepeque|GT3c3
san martin texmelucan de labastida|MX046
san martino buon albergo|IT1i4
san martino di lupari|IT1i3
san martino in rio|IT1i3
san martin|AR3j6,SV4x5,CO0i4,AR583,CO0i3,US0t3CA
san marzano di san giuseppe|IT1i3
san marzano sul sarno|IT1i3
san mateo atarasquillo|MX042
san mateo atenco|MX046
san mateo del mar|MX043
san mateo huitzilzingo|MX044
san mateo ixtacalco|MX042
san mateo ixtatan|GT3c4
san mateo otzacatipan|MX045
san mateo xoloc|MX043
san mateo|PH187,US0t7CA,VE146,PH184,GT3c2
san matias cuijingo|MX043
san matias tlalancaleca|MX043
san matias|BO2h3
san maurizio|IT1i3
san mauro pascoli|IT1i3
san mauro torinese|IT1i4
san michele salentino|IT1i3
san michele|IT1i3
san miguel ajusco|MX045
san miguel ameyalco|MX042
san miguel canoa|MX044
san miguel chicaj|GT3c4
san miguel coatlinchan|MX044
san miguel contla|MX043
san miguel cuyutlan|MX043
san miguel de abona|ES5i4
san miguel de allende|MX046
san miguel de cauri|PE0g2
san miguel de salcedo|EC1s3
san miguel de salinas|ES0z3
san miguel de tucuman|AR3sa
san miguel del padron|CU1l7
san miguel duenas|GT3c3
san miguel el alto|MX045
san miguel octopan|MX044
san miguel panixtlahuaca|MX043
san miguel siguila|GT3c3
san miguel tenochtitlan|MX043
san miguel tlaixpan|MX043
san miguel topilejo|MX045
san miguel totocuitlapilco|MX043
san miguel totoltepec|MX042
san miguel vindho|MX043
san miguel xoxtla|MX043
san miguel zapotitlan|MX4a3
san miguelito|PA5f8
san miguel|SV4x7,AR027,PH186,CR5q5,PH184,EC1s4,PH183,PE0g3,AR023,PH182,US0t1CA,US470NM
san miniato basso|IT1i5
san miniato|IT1i4
san narciso|PH184,PH183
san nicola la strada|IT1i4
san nicolas coatepec|MX043
san nicolas de bari|CU1l4
san nicolas de los agustinos|MX043
san nicolas de los arroyos|AR027
san nicolas de los garza|MX319
san nicolas de los ranchos|MX043
san nicolas guadalupe|MX043
san nicolas tolentino|MX043
san nicolas|PH185,AW854,PH183,ES5i3,MX042
san nicolo a tordino|IT1i2
san nicolo|IT1i3
san onofre|CO0i5
san pa tong|TH0n4
san pablo atlazalpan|MX043
san pablo autopan|MX045
san pablo de las salinas|MX047
san pablo huitzo|MX042
san pablo huixtepec|MX043
san pablo jocopilas|GT3c4
san pablo la laguna|GT3c3
san pablo oztotepec|MX044
san pablo tecalco|MX042
san pablo viejo abajo|PA5f3
san pablo villa de mitla|MX043
san pablo|PH188,US0t5CA,CR5q4,CO0i4,GT3c4,PH183,CO0i3
san pancrazio salentino|IT1i3
san paolo di civitate|IT1i3
san paolo|IT1i5
san pascual|PH185,PH183
san pasqual|US0t1CA
san patricio|MX043
san pawl il baħar|MT8j4
san pedro abajo|MX042
san pedro apatlaco|MX044
san pedro arriba|MX043
san pedro atocpan|MX043
san pedro ayampuc|GT3c6
san pedro buenavista|MX043
san pedro carcha|GT3c4
san pedro chochula|MX043
san pedro cholula|MX043
san pedro de alcantara|ES0z5
san pedro de cajas|PE0g3
san pedro de jujuy|AR5v6
san pedro de lloc|PE0g4
san pedro de los banos|MX044
san pedro de macoris|DO1j8
san pedro de uraba|CO0i3
san pedro de ycuamandiyu|PY283
san pedro del parana|PY283
san pedro del pinatar|ES0z5
san pedro garza garcia|MX317,MX317
san pedro itzican|MX042
san pedro la laguna|GT3c3
san pedro los banos|MX044
san pedro martir|MX044
san pedro piedra gorda|MX043
san pedro pochutla|MX044
san pedro sacatepequez|GT3c5,GT3c4
san pedro sula|HN3l9
san pedro tapanatepec|MX043
san pedro tlaltizapan|MX044
san pedro tlanixco|MX042
san pedro totoltepec|MX044
san pedro tultepec|MX044
san pedro zictepec|MX042
san pedro|PH188,CI0u8,US0t6CA,MX316,AR026,MX315,CR5q5,AR2c5,CO0i4,CO0i3,BZ7o3,CO0i2,PH182,BO2h2
san pelayo|CO0i2
san pietro a patierno|IT1i4
san pietro clarenza|IT1i3
san pietro in cariano|IT1i3
san pietro in casale|IT1i3
san pietro vernotico|IT1i4
san policarpio|PH182
san prisco|IT1i4
san rafael abajo|CR5q5
san rafael arriba|CR5q4
san rafael del norte|NI3d2
san rafael del sur|NI3d5
san rafael del yuma|DO1j2
san rafael oriente|SV4x4
san rafael tlanalapan|MX044
san rafael|AR3j7,US0t6CA,CR5q5,MX044,CR5q3,CO0i3,MX043
san raimundo|GT3c3
san ramon de la nueva oran|AR516
san ramon|US0t6CA,PE0g4,CR5q3,UY2s3
san remo|IT1i6
san roque dau first|PH183
san roque|ES0z5,CO0i2,MX042
san saba|US1b2TX
san salvador atenco|MX044
san salvador cuauhtenco|MX044
san salvador de jujuy|AR5v8
san salvador el seco|MX044
san salvador tizatlalli|MX046
san salvador|SV4x9,AR2c4
san salvo|IT1i4
san sebastian chimalpa|MX044
san sebastian de aparicio|MX043
san sebastian de la gomera|ES5i3
san sebastian de los reyes|ES0z6
san sebastian de mariquita|CO0i5
san sebastian del sur|MX043
san sebastian el grande|MX045
san sebastian villanueva|MX043
san sebastian xolalpa|MX042
san sebastiano al vesuvio|IT1i3
san sebastiano|IT1i5
san sebastian|GT3c4,PR5c4,SV4x3,MX043
san severino marche|IT1i3
san severo|IT1i6
san simon|PH185
san sperate|IT1i3
san stino di livenza|IT1i3
san tan valley|US256AZ
san valentino torio|IT1i3
san vendemiano fossamerlo|IT1i3
san vendemiano|IT1i3
san vicent del raspeig|ES0z6
san vicente de canete|PE0g5
san vicente de chucuri|CO0i3
san vicente de moravia|CR5q5
san vicente de tagua tagua|CL0o5
san vicente pacaya|GT3c3
san vicente tancuayalab|MX043
san vicente|SV4x5,AR2c5,CR5q5,CL0o4,PH184,MX8m4,PA5f4,PH183,PH183,CO0i2
san victor arriba|DO1j2
san vincenzo|IT1i3
san vitaliano|IT1i3
san vito al tagliamento|IT1i4
san vito dei normanni|IT1i4
san vittore olona|IT1i3
san ysidro|US471NM
san zeno san giuseppe|IT1i3
san zenone degli ezzelini|IT1i3
san zenon|CO0i3
sanaa|YE1tb
sanandaj|IR0l8
sanandrei|RO1w2
sananduva|BR093
sanand|IN035
sanarate|GT3c4
sanary sur mer|FR1m4
sanatoga|US0d3PA
sanaur|IN034
sanawad|IN035
sana|PE0g5
sanbornton|US0d1NH
sanbornville|US0d0NH
sanborn|US0d1NY,US1b0IA
sancaktepe|TR018
sanchazi|CN006
sanchez|DO1j4
sanchi|IN033
sanchor|IN035
sanchursk|RU552
sancoale|IN034
sancraieni|RO1w3
sancraiu de mures|RO1w3
sancti spiritus|CU1l7
sanctorum|MX045
sanctuary point|AU0p3NSW
sand hill|US0d1PA
sand lake|US490MI
sand point|US5x0AK
sand springs|US1b4OK
sandacho|JP0c7
sandakan|MY2a9
sandalfoot cove|US0d4FL
sandanski|BG2z5
sandbach|GB0j4
sandefjord|NO4q5
sandersdorf|DE0y3
sandersville|US0d3GA
sande|DE0y3,PT503
sandhausen|DE0y4
sandia heights|US472NM
sandia knolls|US470NM
sandikli|TR015
sandila|IN036
sandim|PT503
sandi|IN035
sandnessjoen|NO4q3
sandnes|NO4q6
sandomierz|PL205
sandominic|RO1w3
sandona|CO0i3
sandorfalva|HU1z3
sandoval|US1b0IL
sandown|GB0j4,US0d3NH
sandpoint|US0t3ID
sandrigo|IT1i3
sandringham|AU0r3VIC
sands point|US0d1NY
sandstone|US1b1MN
sandston|US0d3VA
sandur|IN035
sandusky|US0d5OH,US491MI
sandviken|SE275
sandwich|US1b3IL,US0d2MA,US0d0NH
sandwip|BD076
sandy bay|AU694TAS
sandy hills|US476UT
sandy springs|US0d7GA
sandy valley|US0t1NV
sandyford|IE384
sandymount|IE383
sandy|US476UT,GB0j4,US0t3OR,US0d1PA
sanford|US0d6FL,US0d5NC,US0d4ME
sang e charak|AF124
sanga sanga|PH182
sangali|PH184
sangamner|IN036
sangareddi|IN036
sangaree|US0d3SC
sangaria|IN035
sangeorgiu de mures|RO1w3
sangeorz bai|RO1w3
sangerhausen|DE0y5
sangeru|RO1w2
sangerville|US0d0ME
sanger|US0t5CA,US1b3TX
sanghar|PK056
sangin|AF124
sangju|KR086
sangkhla buri|TH0n3
sangla hill|PK056
sangli|IN039
sangmelima|CM2k6
sangod|IN034
sangola|IN035
sangolqui|EC1s2
sangonera la verde|ES0z3
sangre grande|TT7k4
sangrur|IN036
sangsong ni|KP103
sanguem|IN033
sanguesa zangoza|ES0z2
sangueya|GN1x3
sanibel|US0d3FL
sanica|BA453
sanislau|RO1w2
sanjo|JP0c6
sanjwal|PK053
sankarpur|IN033
sankeshwar|IN035
sankheda|IN034
sankrail|IN035
sankt augustin|DE0y6
sankt gallen|CH5o6
sankt georgen im schwarzwald|DE0y4
sankt ingbert|DE0y5
sankt johann in tirol|AT213
sankt johann|DE0y2
sankt leon rot|DE0y4
sankt leonhard|AT214
sankt margrethen|CH5o2
sankt martin|AT214,AT213
sankt peter|AT214,AT214
sankt polten|AT214
sankt ruprecht|AT213
sankt valentin|AT213
sankt veit an der glan|AT213
sankt wendel|DE0y5
sanliurfa|TR019
sanlucar de barrameda|ES0z6
sanlucar la mayor|ES0z4
sanluri|IT1i3
sanming|CN008
sannazzaro de burgondi|IT1i2
sannicandro di bari|IT1i3
sannicandro garganico|IT1i4
sannicolau mare|RO1w4
sanniquellie|LR3f4
sannois|FR1m5
sann|PK053
sanok|PL205
sano|JP0c6
sanpetru mare|RO1w3
sanquelim|IN034
sans souci|AU0p3NSW,US0d3SC
sansanne mango|TG3w5
sansepolcro|IT1i4
sanshui|CN007
sanski most|BA454
sansom park|US1b2TX
sant adria de besos|ES0z5
sant andreu de la barca|ES0z5
sant andreu de llavaneres|ES0z3
sant andreu|ES0z7
sant antoni de portmany|ES0z4
sant antoni|ES0z5
sant boi de llobregat|ES0z6
sant carles de la rapita|ES0z4
sant celoni|ES0z4
sant cristofol de les fonts|ES0z3
sant cugat del valles|ES0z6
sant feliu de guixols|ES0z4
sant feliu de llobregat|ES0z5
sant genis dels agudells|ES0z3
sant gervasi galvany|ES0z6
sant joan de vilatorrada|ES0z3
sant joan despi|ES0z5
sant julia de loria|AD8l3
sant just desvern|ES0z4
sant lluis|ES0z3
sant marti de provencals|ES0z5
sant marti|ES0z8
sant pere de ribes|ES0z5
sant pere santa caterina i la ribera|ES0z5
sant pol de mar|ES0z2
sant quirze del valles|ES0z4
sant sadurni danoia|ES0z4
sant vicenc de castellet|ES0z3
sant vicenc de montalt|ES0z3
sant vicenc dels horts|ES0z5
santa adelia|BR094
santa ana chiautempan|MX046
santa ana de yacuma|BO2h4
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
santa ana|US0t8CA,SV4x7,PH186,PE0g5,CO0i4,EC1s4,MX434,GT3c3,CR5q3,PH183,PH183
santa anita huiloac|MX043
santa anita|MX044
santa anna|US1b0TX
santa barbara doeste|BR098
santa barbara|US0t7CA,PH184,HN3l4,GT3c4,CO0i4,MX3o3,PH183,PH183,PR5c2
santa branca|BR093
santa brigida|ES5i4
santa catalina norte|PH182
santa catalina sur|PH183
santa catalina|PH185,CO0i3
santa catarina ayometla|MX043
santa catarina ayotzingo|MX043
santa catarina del monte|MX042
santa catarina ixtahuacan|GT3c4
santa catarina juquila|MX043
santa catarina mita|GT3c3
santa catarina pinula|GT3c6
santa catarina yecahuizotl|MX043
santa catarina|MX318,MX042
santa caterina villarmosa|IT1i2
santa cecilia|BR094
santa clara de valladares|MX043
santa clara del cobre|MX044
santa clara la laguna|GT3c2
santa clara pueblo|US470NM
santa clara|CU1l8,US0t7CA,PT503,US473UT,US471NM
santa clarita|US0t8CA
santa claus|US1b1IN
santa coloma de cervello|ES0z3
santa coloma de farners|ES0z4
santa coloma de gramenet|ES0z7
santa comba dao|PT504
santa comba|ES0z3
santa cristina daro|ES0z2
santa croce camerina|IT1i3
santa croce sullarno|IT1i4
santa cruz amilpas|MX043
santa cruz atizapan|MX043
santa cruz balanya|GT3c3
santa cruz cabralia|BR1c4
santa cruz cuauhtenco|MX043
santa cruz das palmeiras|BR095
santa cruz de barahona|DO1j6
santa cruz de bezana|ES0z3
santa cruz de el seibo|DO1j5
santa cruz de la palma|ES5i4
santa cruz de la sierra|BO2ha
santa cruz de las flores|MX043
santa cruz de tenerife|ES5i8
santa cruz de yojoa|HN3l3
santa cruz del monte|MX043
santa cruz del norte|CU1l4
santa cruz del quiche|GT3c5
santa cruz del sur|CU1l5
santa cruz del valle|MX044
santa cruz do bispo|PT503
santa cruz do capibaribe|BR296
santa cruz do rio pardo|BR095
santa cruz do sul|BR097
santa cruz naranjo|GT3c3
santa cruz verapaz|GT3c3
santa cruz xoxocotlan|MX046
santa cruz|PH187,US0t6CA,CL0o5,BR1h5,PH185,PH184,AW854,CR5q4,PH183,PH183,CV743,JM3g3,PT793
santa elena de uairen|VE145
santa elena|EC1s5,AR2c4,PH184,SV4x3
santa eulalia de roncana|ES0z3
santa eulalia|MX3o3
santa eularia des riu|ES0z5
santa fe de antioquia|CO0i4
santa fe do sul|BR095
santa fe springs|US0t4CA
santa fe|AR2c9,US476NM,US1b4TX
santa flavia|IT1i3
santa gertrudes|BR094
santa gertrudis|MX042
santa helena de goias|BR095
santa helena|BR1h4
santa ignacia|PH184
santa ines west|PH183
santa ines|BR1h6,BR1c3
santa iria da azoia|PT504
santa isabel|BR095,MX2n5,PR5c3,CO0i3
santa justina|PH183
santa lucia cotzumalguapa|GT3c6
santa lucia di piave|IT1i3
santa lucia milpas altas|GT3c4
santa lucia|ES5i6,AR585,UY2s4,CO0i4,AR2c4,EC1s4,PH183,IT1i3
santa luzia|BR098,BR6h5,BR1h4
santa margalida|ES0z4
santa margarita|US0t0CA
santa margherita di belice|IT1i3
santa margherita ligure|IT1i3
santa maria a monte|IT1i3
santa maria a vico|IT1i4
santa maria ajoloapan|MX044,MX043
santa maria atarasquillo|MX044
santa maria atzompa|MX044
santa maria capua vetere|IT1i5
santa maria chimalhuacan|MX049
santa maria chiquimula|GT3c3
santa maria citendeje|MX043
santa maria coatepec|MX042
santa maria da boa vista|BR1c4
santa maria da vitoria|BR1c5
santa maria de cayon|ES0z3
santa maria de jesus|GT3c4
santa maria de jetiba|BR094
santa maria de palautordera|ES0z3
santa maria degli angeli|IT1i3
santa maria del oro|MX313
santa maria del rio|MX044
santa maria del tule|MX043
santa maria di licodia|IT1i3
santa maria do para|BR2e4
santa maria do suacui|BR093
santa maria huatulco|MX043
santa maria huexoculco|MX044
santa maria ixtiyucan|MX043
santa maria ixtulco|MX042
santa maria jajalpa|MX043
santa maria jalapa del marques|MX043
santa maria la alta|MX043
santa maria la carita|IT1i3
santa maria maddalena|IT1i3
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
santa maria|BR098,US0t7CA,PH185,CV744,PH184,PE0g4,PH183
santa marinella|IT1i4
santa marta de ortigueira|ES0z3
santa marta de tormes|ES0z4
santa marta|CO0i9
santa monica|US0t7CA,PH182,BR092
santa paula|US0t5CA
santa perpetua de mogoda|ES0z5
santa pola|ES0z5
santa ponsa|ES0z3
santa quiteria do maranhao|BR1h4
santa quiteria|BR1h5
santa rita aplaya|PH183
santa rita do passa quatro|BR095
santa rita do sapucai|BR095
santa rita tlahuapan|MX043
santa rita village|GU7w3
santa rita|BR1h7,VE145,BR1h4,HN3l4,PY284
santa rosa de cabal|CO0i6
santa rosa de calamuchita|AR2c3
santa rosa de copan|HN3l5
santa rosa de lima|SV4x4,GT3c3
santa rosa de osos|CO0i3
santa rosa de rio primero|AR2c3
santa rosa de viterbo|BR094,CO0i3
santa rosa del sara|BO2h2
santa rosa del sur|CO0i3
santa rosa jauregui|MX044
santa rosa misiones|PY283
santa rosa treinta|MX044
santa rosalia|MX4a4,MX042
santa rosa|PH188,US0t7CA,AR517,BR096,EC1s5,PH184,PE0g3,CO0i3,MX313,AR2c3,US1b2TX,US471NM
santa susana|US0t0CA
santa sylvina|AR2c3
santa tecla|SV4x7
santa teresa del tuy|VE148
santa teresa di riva|IT1i3
santa teresa|MX045,BR093,MX043,NI3d3,US472NM,US471NM
santa terezinha|BR6h3
santa ursula|ES5i4
santa uxia de ribeira|ES0z5
santa venera|MT8j3
santa venerina|IT1i2
santa venetia|US0t2CA
santa vitoria do palmar|BR095
santa vitoria|BR094
santa ynez|US0t2CA
santaella|ES0z3
santafe|ES0z4
santagata bolognese|IT1i2
santagata degoti|IT1i4
santagata di militello|IT1i3
santagata li battiati|IT1i3
santagnello|IT1i3
santaluz|BR1c5
santambrogio di valpollicella|IT1i3
santana de parnaiba|BR097
santana do acarau|BR1h4
santana do ipanema|BR3e5
santana do livramento|BR096
santana do matos|BR1h3
santana do mundau|BR293
santana do paraiso|BR095
santanastasia|IT1i4
santana|BR2e6,RO1w4,BR1c4,PT793
santander de quilichao|CO0i5
santander jimenez|MX312
santander|ES0z8
santangelo di piove di sacco|IT1i3
santangelo lodigiano|IT1i4
santangpu|CN006
santantimo|IT1i5
santantioco|IT1i3
santantonio abate|IT1i4
santantonio|IT1i4
santanyi|ES0z4
santaquin|US473UT
santarcangelo|IT1i3
santarem|BR6i8,PT505
santarpino|IT1i4
santee|US0t6CA
santegidio alla vibrata|IT1i3
santegidio del monte albino|IT1i3
santelpidio a mare|IT1i2
santena|IT1i3
santeramo in colle|IT1i5
santes|FR1m2
santhia|IT1i3
santiago acatlan|MX043
santiago acutzilapan|MX043
santiago alseseca|MX043
santiago atitlan|GT3c5
santiago citendeje|MX042
santiago cuautlalpan|MX044,MX043
santiago de cao|PE0g4
santiago de chuco|PE0g3
santiago de compostela|ES0z7
santiago de cuba|CU1l9
santiago de cuenda|MX043
santiago de la pena|MX043
santiago de la ribera|ES0z3
santiago de las vegas|CU1l5
santiago de los caballeros|DO1ja
santiago de maria|SV4x4
santiago de queretaro|MX049
santiago de surco|PE0g8
santiago de tolu|CO0i5
santiago de veraguas|PA5f6
santiago del estero|AR2c8
santiago del teide|ES5i4
santiago del torno|BO2h4
santiago do cacem|PT503
santiago ixcuintla|MX4a4
santiago juxtlahuaca|MX043
santiago momoxpan|MX044
santiago nonualco|SV4x3
santiago papasquiaro|MX315
santiago sacatepequez|GT3c5
santiago suchilquitongo|MX043
santiago tangamandapio|MX043
santiago teyahualco|MX046
santiago tianguistenco de galeana|MX044
santiago tilapa|MX043
santiago tlacotepec|MX044
santiago tulantepec|MX044
santiago tuxtla|MX044
santiago yancuitlalpan|MX043
santiago|CL0oc,PH187,BR096,MX315,PE0g3,CR5q3,PH183
santiaguito tlalcilalcalli|MX043
santilario denza|IT1i3
santiponce|ES0z3
santo amaro da imperatriz|BR094
santo amaro das brotas|BR3e3
santo amaro|BR1c6
santo anastacio|BR094
santo andre|BR099,PT503,PT503
santo angelo|BR096
santo antonio da charneca|PT503
santo antonio da platina|BR095
santo antonio de jesus|BR1c6
santo antonio de padua|BR095
santo antonio de posse|BR094
santo antonio do amparo|BR094
santo antonio do ica|BR233
santo antonio do leverger|BR4y3
santo antonio do monte|BR094
santo antonio do sudoeste|BR094
santo antonio do taua|BR2e3
santo antonio dos olivais|PT505
santo antonio|BR1h4
santo augusto|BR093
santo cristo|PH183
santo domingo de guzman|MX043
santo domingo de la calzada|ES0z3
santo domingo de los colorados|EC1s8
santo domingo este|DO1j9
santo domingo oeste|DO1j9
santo domingo petapa|MX042
santo domingo pueblo|US471NM
santo domingo suchitepequez|GT3c3
santo domingo tehuantepec|MX045
santo domingo xenacoj|GT3c3
santo domingo zanatepec|MX043
santo domingo|DO1jb,CU1l6,NI3d3,CR5q3,PH182,PH182
santo estevao|BR1c5
santo nino|PH183,PH183
santo pipo|AR022
santo rosario|PH183,PH183
santo stefano di magra|IT1i3
santo tirso|PT504
santo tomas chautla|MX043
santo tomas chiconautla|MX043
santo tomas la union|GT3c3
santo tomas|PH186,CO0i5,NI3d4,SV4x4,PH182
santo tome|AR2c6,AR2c5
santokhgarh|IN033
santol|PH188,PH183
santomera|ES0z4
santona|ES0z4
santorso|IT1i2
santos dumont|BR095
santos reyes nopala|MX042
santoshpur|IN033
santos|BR099
sants badal|ES0z5
sants montjuic|ES0z8
sants|ES0z5
santuario|CO0i4,CO0i3
santurtzi|ES0z6
santutxu|ES0z6
santyoku|KR085
sanvordem|IN032
sanwer|IN034
sanxenxo|ES0z4
sanya|CN007
san|ML2o5
sao bartolomeu de messines|PT503
sao benedito do rio preto|BR1h4
sao bento do sul|BR096
sao bento|BR1h5,BR1h4
sao bernardo do campo|BR09a
sao bernardo|BR1h3
sao borja|BR096
sao bras de alportel|PT503
sao caetano de odivelas|BR2e3
sao caetano do sul|BR097
sao carlos|BR098
sao cristovao|BR3e6
sao desiderio|BR1c3
sao domingos de rana|PT506
sao domingos do maranhao|BR1h4
sao domingos do prata|BR093
sao felipe|BR1c3
sao felix da marinha|PT504
sao felix do xingu|BR2e4
sao fidelis|BR095
sao filipe|CV743
sao francisco de assis|BR094
sao francisco de paula|BR094
sao francisco do conde|BR1c5
sao francisco do sul|BR095
sao francisco|BR095
sao gabriel da cachoeira|BR234
sao gabriel|BR096
sao geraldo do araguaia|BR6h4
sao goncalo do amarante|BR1h5,BR1h3
sao goncalo do sapucai|BR094
sao goncalo dos campos|BR1c4
sao gotardo|BR095
sao jeronimo|BR094
sao joao batista|BR094
sao joao da barra|BR094
sao joao da boa vista|BR096
sao joao da madeira|PT504
sao joao da pesqueira|PT503
sao joao da ponte|BR093
sao joao da talha|PT504
sao joao das lampas|PT503
sao joao de meriti|BR099
sao joao de pirabas|BR2e3
sao joao de ver|PT503
sao joao del rei|BR096
sao joao do paraiso|BR093
sao joao do piaui|BR1h4
sao joao dos inhamuns|BR1h5
sao joao dos patos|BR1h4
sao joao evangelista|BR093
sao joao nepomuceno|BR095
sao joao|BR293,PT503
sao joaquim da barra|BR095
sao joaquim de bicas|BR094
sao joaquim do monte|BR294
sao joaquim|BR094
sao jose da coroa grande|BR294
sao jose da laje|BR3e4
sao jose da tapera|BR3e4
sao jose de mipibu|BR1h4
sao jose de piranhas|BR1h3
sao jose de ribamar|BR1h5
sao jose do belmonte|BR294
sao jose do calcado|BR093
sao jose do campestre|BR1h3
sao jose do egito|BR1h4
sao jose do rio pardo|BR096
sao jose do rio preto|BR099
sao jose dos campos|BR099
sao jose dos pinhais|BR097
sao jose|BR098
sao leopoldo|BR098
sao lourenco da mata|BR296
sao lourenco da serra|BR094
sao lourenco do oeste|BR094
sao lourenco do sul|BR095
sao lourenco|BR095
sao luis de montes belos|BR095
sao luis do quitunde|BR3e4
sao luis|BR1ha
sao luiz gonzaga|BR095
sao mamede de infesta|PT505
sao manuel|BR095
sao marcos|BR094
sao martinho|PT795
sao mateus do maranhao|BR1h5
sao mateus do sul|BR095
sao mateus|BR096
sao miguel do araguaia|BR094
sao miguel do couto|PT502
sao miguel do guama|BR2e5
sao miguel do iguacu|BR094
sao miguel do tapuio|BR1h3
sao miguel dos campos|BR3e5
sao miguel|BR1h4
sao paulo de olivenca|BR234
sao paulo do potengi|BR1h3
sao paulo|BR09d
sao pedro da aldeia|BR096
sao pedro da cova|PT504
sao pedro do piaui|BR1h3
sao pedro do sul|BR094
sao pedro|BR095,BR094
sao raimundo das mangabeiras|BR1h3
sao raimundo nonato|BR1h4
sao romao do coronado|PT503
sao romao|PT503
sao roque|BR096,PT793,PT502
sao sebastiao do cai|BR094
sao sebastiao do paraiso|BR096
sao sebastiao do passe|BR1c5
sao sebastiao|BR096,BR3e3
sao sepe|BR094
sao simao|BR094
sao tome|ST7r6,BR1h3
sao vicente|BR098,PT793
saoner|IN035
saoula|DZ1p4
sapanca|TR015
sapang|PH184
sapatgram|IN034
sapele|NG0a7
sape|ID2l2
saphane|TR012
sapiranga|BR096
saposoa|PE0g4
sappemeer|NL3z3
sappington|US1b3MO
sapporo|JP0cb
sapri|IT1i3
sapu padidu|PH183
sapucaia|BR097,BR094
sapulpa|US1b4OK
saqqez|IR0l7
saquarema|BR096
sar e pul|AF126
sarabia|MX042
saraburi|TH0n6
sarai akil|IN034
sarai alamgir|PK055
sarai ekdil|IN033
sarai mir|IN034
sarai naurang|PK054
sarai sidhu|PK054
saraikela|IN034
saraipali|IN034
sarai|RU063
sarajevo|BA459
saraj|MK545
sarakhs|IR0l6
saraktash|RU2j4
saraland|US1b4AL
saranac lake|US0d2NY
saranac|US490MI
saranap|US0t2CA
sarande|AL5j4
sarandi del yi|UY2s3
sarandi grande|UY2s3
sarandi|BR096,BR094
sarangani|PH183
sarangarh|IN034
sarangpur|IN035
sarankhola|BD075
saransk|RU068
saran|FR1m4
sarapul|RU327
saraqib|SY225
sarasota springs|US0d4FL
sarasota|US0d6FL
saratoga springs|US0d5NY,US475UT
saratoga|US0t5CA,US471WY
saratovskaya|RU063
saratov|RU3ka
sarauli|IN034
saravia|PH184
saraykent|TR013
saraykoy|TR014
sarayonu|TR013
saray|AZ343
sarbogard|HU1z4
sarcelles|FR1m6
sarcoxie|US1b0MO
sardarapat|AM352
sardarshahr|IN036
sardhana|IN036
sardinata|CO0i3
sardis city|US1b1AL
sardis|US1b1MS,US0d0GA
sardulgarh|IN034
sarenal|ES0z3
sarezzo|IT1i4
sargans|CH5o2
sargatskoye|RU333
sargodha|PK059
sargur|IN033
sarh|TD427
sariaya|PH185
sarichioi|RO1w3
sarigerme|TR014
sarigol|TR014
sarikamis|TR015
sarikei|MY2a5
sarila|IN033
sarina|AU1k2QLD
sarioglan|TR012
sarishabari|BD076
sariveliler|TR013
sariwon|KP108
sariyahsi|TR013
sari|IR0l8
sarkad|HU1z3
sarkand|KZ1n6
sarkhej|IN035
sarkikaraagac|TR015
sarkisla|TR015
sarlat la caneda|FR1m3
sarmakovo|RU063
sarmanovo|RU063
sarmasag|RO1w3
sarmasu|RO1w3
sarmeola|IT1i3
sarmiento|AR6j3
sarnen|CH5o3
sarnia|CA1e6ON
sarnico|IT1i3
sarno|IT1i5
sarny|UA165
saronno|IT1i5
sarospatak|HU1z4
sarov|RU066
sarpang|BT7b3
sarpol e zahab|IR0l6
sarpsborg|NO4q6
sarrat|PH183
sarrebourg|FR1m4
sarreguemines|FR1m5
sarria sant gervasi|ES0z7
sarrians|FR1m3
sarria|ES0z5,ES0z4
sarriguren|ES0z4
sarstedt|DE0y4
sars|RU2j2
sartana|UA163
sartell|US1b4MN
sartrouville|FR1m6
saruhanli|TR014
sarukhan|AM353
sarupathar|IN033
sarvar|HU1z4
sarwar|IN034
saryaghash|KZ1n5
sarykemer|KZ1n4
saryozek|KZ1n4
sarzana|IT1i4
sarzeau|FR1m3
sarzedo|BR094
sasaguri|JP0c5
sasayama|JP0c6
sasbach|DE0y2
sasciori|RO1w3
sascut|RO1w3
sasebo|JP0c8
sasel|DE0y5
saskatoon|CA6e8SK
sasni|IN034
sasolburg|ZA0x6
sason|TR014
sasovo|RU065
sassandra|CI0u5
sassari|IT1i7
sassenage|FR1m3
sassenberg|DE0y4
sassenburg|DE0y3
sassenheim|NL3z4
sassnitz|DE0y3
sasso marconi|IT1i3
sassuolo|IT1i5
sastobe|KZ1n3
sastre|AR2c2
sasvad|IN035
satana|IN035
satanta|US1b0KS
satara|IN037
satellite beach|US0d3FL
sathankulam|IN034
sathupalli|IN035
sathyamangalam|IN035
saticoy|US0t0CA
satipo|PE0g4
satita|SY225
satkania|BD076
satka|RU2j6
satkhira|BD077
satna|IN038
satoraljaujhely|HU1z4
satow oberhagen|DE0y3
satrikh|IN033
satsumasendai|JP0c6
satsuma|US1b3AL
sattahip|TH0n6
satteldorf|DE0y2
sattenapalle|IN036
satte|JP0c6
sattur|IN035
satu mare|RO1w7
satuba|BR3e4
satuek|TH0n4
satulung|RO1w2
satun|TH0n5
satwas|IN034
saubara|BR1c4
sauce|UY2s3
saucier|US1b0MS
saucillo|MX3o3
sauerlach|DE0y3
saue|EE5g2
saugerties south|US0d1NY
saugerties|US0d2NY
saugor|IN038
saugus|US0d5MA
saujon|FR1m3
sauk centre|US1b2MN
sauk city|US1b2WI
sauk rapids|US1b4MN
sauk village|US1b3IL
saukville|US1b2WI
saulgau|DE0y4
sault ste marie|CA1e6ON,US494MI
saulx les chartreux|FR1m2
saumur|FR1m5
saundatti|IN035
saurikh|IN034
saurimo|AO175
sauri|NG0a4
sausalito|US0t3CA
sausar|IN035
sausheim|FR1m3
sausset les pins|FR1m3
sautron|FR1m3
sauzal|ES5i3
savage|US1b5MN,US0d3MD
savalou|BJ3t5
savaneta|AW854
savanna la mar|JM3g4
savannah|US0d7GA,US1b3TN,US1b2MO,US1b2TX
savannakhet|LA6f6
savanna|US1b2IL
savantvadi|IN035
savanur|IN035
savarkundla|IN036
savastepe|TR013
sava|IT1i4
savda|IN034
saveh|IR0l7
savelugu|GH1r5
savenay|FR1m3
saveni|RO1w3,RO1w2
saverne|FR1m4
save|BJ3t6
saviano|IT1i4
saviese|CH5o2
savigliano|IT1i4
savignano sul rubicone|IT1i4
savigny le temple|FR1m5
savigny sur orge|FR1m5
savinesti|RO1w3
savino|RU063
savja|SE273
savona|IT1i6
savonlinna|FI4t5
savoy|US1b3IL
savran|UA163
savsat|TR013
savsjo|SE272
savur|TR013
savyntsi|UA162
saw creek|US0d2PA
sawa sawa|KE1a4
sawai madhopur|IN037
sawakin|SD1q5
sawang daen din|TH0n4
sawang wirawong|TH0n3
sawangan|ID0b7
sawankhalok|TH0n4
sawara|JP0c6
sawbridgeworth|GB0j3
sawgrass|US0d2FL
sawmills|US0d2NC
sawston|GB0j3
sawtry|GB0j2
sawyerwood|US0d1OH
saxapahaw|US0d1NC
saxonburg|US0d1PA
saxon|US0d2SC
sax|ES0z3
sayalkudi|IN034
sayama|JP0c7
sayanogorsk|RU3h6
sayansk|RU4p5
sayan|PE0g3
sayat|TM414
sayaxche|GT3c3
saybrook manor|US0d0CT
sayhat|SA0s6
sayla|IN034
saylorsburg|US0d0PA
saylorville|US1b2IA
saynshand|MN3m4
sayreville junction|US0d5NJ
sayreville|US0d5NJ
sayre|US0d2PA,US1b2OK
sayula de aleman|MX044
sayula|MX045
sayville|US0d4NY
sayyan|YE1t6
say|NE3v3
sbiba|TN463
sbikha|TN463
scaer|FR1m2
scafati|IT1i6
scaggsville|US0d5MD
scalby|GB0j3
scalea|IT1i3
scampia|IT1i5
scandiano|IT1i3
scandia|US1b2MN
scandicci|IT1i5
scanzo rosciate|IT1i3
scappoose|US0t3OR
scarborough|CA1e9ON,GB0j6,TT7k4,AU1v4WA,AU1k3QLD,US0d2ME
scarperia|IT1i2
scarsdale|US0d4NY
sceaux|FR1m4
scenic oaks|US1b2TX
scenic|US0t1AZ
schaafheim|DE0y3
schaan|LI9n3
schaffhausen|CH5o5
schaftlarn|DE0y2
schagen|NL3z3
schaijk|NL3z3
schalksmuhle|DE0y4
schall circle|US0d0FL
schallstadt|DE0y3
scharbeutz|DE0y4
scharn|NL3z3
schaumburg|US1b6IL
scheessel|DE0y4
scheia|RO1w3
schelklingen|DE0y3
schellerten|DE0y3
schelle|BE3a3
schenectady|US0d6NY
schererville|US1b5IN
schermbeck|DE0y4
scherpenzeel|NL3z3
schertz|US1b5TX
schesslitz|DE0y3
scheveningen|NL3z5
schiebroek|NL3z4
schiedam|NL3z6
schieder schwalenberg|DE0y3
schierling|DE0y3
schiffdorf|DE0y4
schifferstadt|DE0y4
schifflange|LU7j3
schiffweiler|DE0y4
schijndel|NL3z5
schilde|BE3a4
schiller park|US1b4IL
schiltigheim|FR1m5
schio|IT1i5
schipkau|DE0y3
schkeuditz|DE0y4
schladen|DE0y2
schlangenbad|DE0y3
schlangen|DE0y3
schleiden|DE0y4
schleiz|DE0y3
schleswig|DE0y5
schleusingen|DE0y3
schliengen|DE0y2
schlieren|CH5o4
schliersee|DE0y3
schlitz|DE0y3
schluchtern|DE0y4
schlusselfeld|DE0y3
schlusser|US0d2PA
schmalkalden|DE0y4
schmallenberg|DE0y5
schmargendorf|DE0y4
schmelz|DE0y4
schmitten|DE0y3
schmolln|DE0y4
schnaittach|DE0y3
schnecksville|US0d2PA
schneeberg|DE0y4
schneverdingen|DE0y4
schoeneck|US0d0PA
schoffengrund|DE0y3
schofield barracks|US5k4HI
schofield|US1b1WI
schollnach|DE0y2
schomberg|DE0y3
schonaich|DE0y3
schonau am konigssee|DE0y2
schonebeck|DE0y5
schoneberg|DE0y7
schonefeld|DE0y4
schoneiche|DE0y4
schonenberg kubelberg|DE0y3
schongau|DE0y4
schonheide|DE0y2
schoningen|DE0y4
schonkirchen|DE0y3
schonungen|DE0y3
schoolcraft|US491MI
schoonhoven|NL3z4
schopfheim|DE0y4
schoppenstedt|DE0y3
schoppingen|DE0y3
schorndorf|DE0y5
schortens|DE0y4
schoten|BE3a5
schotten|DE0y4
schramberg|DE0y4
schriesheim|DE0y4
schriever|US1b3LA
schrobenhausen|DE0y4
schroeder|BR094
schrozberg|DE0y3
schubelbach|CH5o3
schulenburg|US1b2TX
schulzendorf|DE0y3
schutterwald|DE0y3
schuttorf|DE0y4
schuylerville|US0d0NY
schuyler|US1b3NE
schuylkill haven|US0d2PA
schwaan|DE0y2
schwabach|DE0y5
schwabhausen|DE0y3
schwabisch gmund|DE0y6
schwabisch hall|DE0y5
schwabmunchen|DE0y4
schwaigern|DE0y3
schwaig|DE0y3
schwaikheim|DE0y3
schwalbach am taunus|DE0y4
schwalbach|DE0y4
schwalmstadt|DE0y4
schwalmtal|DE0y4
schwanau|DE0y3
schwandorf in bayern|DE0y5
schwanewede|DE0y4
schwarmstedt|DE0y2
schwarzenbach an der saale|DE0y4
schwarzenbek|DE0y4
schwarzenberg|DE0y4
schwarzenbruck|DE0y3
schwarzenfeld|DE0y3
schwarzheide|DE0y3
schwaz|AT214
schwechat|AT214
schwedt oder|DE0y5
schweich|DE0y3
schweinfurt|DE0y6
schweizer reneke|ZA0x6
schwelm|DE0y5
schwendi|DE0y3
schwenksville|US0d0PA
schwerin|DE0y7
schwerte|DE0y6
schwetzingen|DE0y4
schwieberdingen|DE0y3
schwyz|CH5o4
sciacca|IT1i5
scicli|IT1i4
scinawa|PL203
scionzier|FR1m3
sciotodale|US0d0OH
scissors|US1b2TX
scituate|US0d2MA
scobey|US9p0MT
scobinti|RO1w3
scone|AU0p2NSW
scordia|IT1i4
scoresby|AU0r3VIC
scornicesti|RO1w4
scorrano|IT1i3
scorteni|RO1w3
scorze|IT1i3
scotch plains|US0d5NJ
scotchtown|US0d3NY
scotia|US0d3NY
scotland neck|US0d1NC
scotland|US0d0PA
scott air force base|US1b2IL
scott city|US1b2MO,US1b2KS
scott lake|US0d4FL
scottburgh|ZA0x5
scottdale|US0d3GA,US0d2PA
scotts mill|US0d1NC
scotts valley|US0t4CA
scottsbluff|US474NE
scottsboro|US1b4AL
scottsburg|US3n3IN
scottsdale|US258AZ
scottsville|US1b2KY,US0d1NY
scottville|US490MI
scott|US1b3LA
scranton|US0d6PA
scunthorpe|GB0j6
sea breeze|US0d1NC
sea bright|US0d0NJ
sea cliff|US0d2NY
sea girt|US0d1NJ
sea isle city|US0d1NJ
sea ranch|US0t0CA
seabeck|US0t0WA
seabra|BR1c4
seabrook farms|US0d1NJ
seabrook island|US0d1SC
seabrook|US0d4MD,US1b4TX,US0d3NH,AU0r2VIC
seacliff|US0t2CA
seadrift|US1b1TX
seaford rise|AU2v3SA
seaford|GB0j4,AU0r4VIC,US0d4NY,US0d3DE
seaforth|AU0p3NSW
seagate|US0d2NC
seagoville|US1b4TX
seagraves|US1b1TX
seaham|GB0j4
seal beach|US0t5CA
sealy|US1b3TX
seano|IT1i3
searcy|US1b5AR
searingtown|US0d2NY
searles valley|US0t1CA
searsmont|US0d0ME
seaside heights|US0d2NJ
seaside park|US0d1NJ
seaside|US0t5CA,US0d4NY,US0t3OR,US1b1FL
seat pleasant|US0d2MD
seatac|US0t5WA
seaton delaval|GB0j3
seaton|AU2v3SA
seattle|US0t9WA
sebastian|US0d5FL,US1b1TX
sebastopol|AU0r3VIC,US0t3CA,MU6r3
sebdou|DZ1p5
sebes|RO1w5
sebeta|ET194
sebewaing|US491MI
sebezh|RU063
sebin karahisar|TR016
sebis|RO1w3
sebnitz|DE0y3
sebree|US1b1KY
sebring|US0d3FL,US0d2OH
secaucus|US0d4NJ
sechelt|CA4l3BC
sechenovo|RU062
sechura|PE0g5
seclin|FR1m4
secondigliano|IT1i5
secovce|SK5b3
secret harbour|AU1v4WA
sector 1|RO1w8
sector 2|RO1w8
sector 3|RO1w9
sector 4|RO1w8
sector 5|RO1w8
sector 6|RO1w9
secunda|ZA0x4
secunderabad|IN038
security widefield|US475CO
secusigiu|RO1w3
sedalia|US1b4MO
sedan|FR1m4,US1b0KS
sedavi|ES0z3
sedco hills|US0t2CA
seddon|AU0r2VIC
seddouk|DZ1p4
sederot|IL3q4
sedgwick|US1b1KS,US0d0ME
sedhiou|SN1g4
sedico|IT1i2
sedlcany|CZ2x3
sedona|US253AZ
sedrata|DZ1p6
sedriano|IT1i3
sedro woolley|US0t3WA
sedziszow malopolski|PL203
sedziszow|PL203
seeb|OM3r8
seefeld|DE0y3
seeheim jugenheim|DE0y4
seekonk|US0d4MA
seelbach|DE0y2
seeley lake|US471MT
seeley|US0t1CA
seelow|DE0y3
seelyville|US3n0IN
seelze|DE0y5
seen kreis 3|CH5o4
seesen|DE0y4
seevetal|DE0y5
sefaatli|TR014
seferihisar|TR014
seffner|US0d3FL
sefrou|MA116
sefton|AU0p3NSW
segamat|MY2a6
segarcea|RO1w3
segbwema|SL3p4
segeltorp|SE273
segezha|RU065
segni|IT1i3
segorbe|ES0z3
segou|ML2o7
segovia|ES0z6,CO0i5
segrate|IT1i5
segre|FR1m3
seguela|CI0u6
seguin|US1b5TX
segundo ensanche|ES0z4
sehnde|DE0y5
sehore|IN037
sehwan|PK055
seiada|TN464
seia|PT503
seichamps|FR1m2
seiersberg|AT213
seinajoki|FI4t5
seini|RO1w3
sejenane|TN462
sejny|PL203
sejong|KR088
seka|TH0n4
sekondi takoradi|GH1r7
sekovici|BA453
selah|US0t3WA
selargius|IT1i5
selby on the bay|US0d2MD
selbyville|US0d1DE
selby|GB0j5
selb|DE0y4
selcetta|IT1i3
selcuk|TR015
selden|US0d4NY
selebi phikwe|BW6b6
selendi|TR013
selenice|AL5j3
selestat|FR1m4
selfoss|IS713
selho|PT503
selibaby|MR4c4
seligenstadt|DE0y4
selimpasa|TR013
selinsgrove|US0d3PA
selizharovo|RU063
selkirk|CA4i3MB,GB0j3
sellersburg|US633IN
sellersville|US0d2PA
sells|US251AZ
selma|US0t5CA,US1b4AL,US1b3TX,US0d3NC
selmer|US1b2TN
selmont west selmont|US1b1AL
selm|DE0y5
selogiri|ID0b5
seloncourt|FR1m3
selsey|GB0j3
selters|DE0y3
seltso|RU064
selty|RU322
selu|IN035
selvazzano dentro|IT1i3
selwerd|NL3z3
selyatino|RU064
selydove|UA165
semarang|ID0ba
semdinli|TR014
semelhe|PT504
semenivka|UA163,UA163
semenovskoye|RU066
semenov|RU065
semenyih|MY2a7
semey|KZ1n8
seme|SN1g2
semibratovo|RU063
semikarakorsk|RU065
semiluki|RU065
semily|CZ2x3
seminole manor|US0d1FL
seminole|US0d4FL,US1b3OK,US1b3TX
semirara|PH182
semirom|IR0l5
semmes|US1b2AL
semnan|IR0l7
semporna|MY2a6
semur en auxois|FR1m2
sen monorom|KH243
sena madureira|BR884
senador canedo|BR096
senador guiomard|BR624
senador jose porfirio|BR2e3
senador pompeu|BR1h4
senago|IT1i4
senahu|GT3c2
senaki|GE375
senanga|ZM2t3
senas|FR1m3
senath|US1b1MO
senatobia|US1b3MS
sendafa|ET193
sendai|JP0ca
sendenhorst|DE0y4
senden|DE0y4,DE0y4
sendhwa|IN036
send|GB0j3
seneca falls|US0d3NY
seneca knolls|US0d1NY
seneca|US0d3SC,US1b1MO,US1b1IL,US1b1KS,US0d0PA
senec|SK5b4
seneffe|BE3a3
senekal|ZA0x5
sene|FR1m3
senftenberg|DE0y5
senges|BR094
senggigi|ID2l2
sengiley|RU4f3
sengkang|ID2l6
senhor do bonfim|BR1c6
senhora da hora|PT505
senica|SK5b4
senigallia|IT1i5
senillosa|AR513
senirkent|TR014
senise|IT1i3
senj|HR442
senlis|FR1m4
sennori|IT1i3
sennoy|RU3k3
senoia|US0d2GA
senov|CZ2x2
sensuntepeque|SV4x4
sens|FR1m5
senta|RS2r4
sentmenat|ES0z3
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
sepang|MY2a8
sepatan|ID0b7
sepolno krajenskie|PL203
sepolno|PL203
sept iles|CA1e4QC
septemes les vallons|FR1m3
septemvri|BG2z3
sepuka|TZ1d5
sequeira|PT505
sequim|US0t3WA
serafimovich|RU3b3
serafimovskiy|RU2j3
seraing|BE3a6
seram|IN035
serang|ID0b7
serchhip|IN034
serdar|TM414
serdobsk|RU065
serebryanyye prudy|RU063
serednye vodyane|UA162
seredyna buda|UA5e3
sereflikochisar|TR015
seregno|IT1i5
serekunda|GM5p8
seremban|MY2a9
serenada|US1b1TX
serendah|MY2a5
serenje|ZM2t3
sergach|RU064
sergeant bluff|US1b2IA
sergeyevka|KZ1n3,RU4o2
sergiyev posad|RU067
sergokala|RU063
serhetabat|TM412
serhiyivka|UA162
seriate|IT1i5
seria|BN7l5
serignan|FR1m3
serik|TR015
serilingampalle|IN037
serinhisar|TR014
serino|IT1i3
serinyol|TR014
seririt|ID2l5
sernancelhe|PT503
sernovodsk|RU063
sernur|RU063
seropedica|BR096
serov|RU2j7
serowe|BW6b6
serpa|PT503
serpong|ID0b6
serpukhov|RU067
serpur|IN033
serra branca|BR1h3
serra negra|BR095
serra ricco|IT1i3
serra san bruno|IT1i3
serra talhada|BR296
serradifalco|IT1i2
serramanna|IT1i3
serrana|BR095
serravalle scrivia|IT1i3
serravalle|SM963
serra|BR099
serres|GR4b6
serrinha|BR1c6
serro|BR094
sersheim|DE0y2
sertania|BR1h4
sertanopolis|BR094
sertaozinho|BR097
serta|PT502
sertolovo|RU065
serula|IN033
seryshevo|RU644
serzedo|PT503,PT503
sesena|ES0z4
seshcha|RU062
sesheke|ZM2t4
sesimbra|PT505
seskine|LT4v5
sessa aurunca|IT1i2
sesser|US1b1IL
sestao|ES0z5
sesto calende|IT1i3
sesto fiorentino|IT1i6
sesto san giovanni|IT1i6
sestri levante|IT1i4
sestroretsk|RU065
sestu|IT1i4
sesvete|HR446
setakamachi takayanagi|JP0c5
setauket east setauket|US0d4NY
sete lagoas|BR098
sete|FR1m5
seth ward|US1b1TX
setharja old|PK055
setif|DZ1p8
seto|JP0c7
settat|MA117
setti fatma|MA114
settimo milanese|IT1i4
settimo san pietro|IT1i3
settimo torinese|IT1i5
setubal|PT507
setun|RU064
seubersdorf|DE0y2
sevan|AM354
sevastopol|UA5e9
seven corners|US0d3VA
seven fields|US0d2PA
seven hills|AU0p4NSW,US0d4OH
seven lakes|US0d2NC
seven oaks|US0d4SC
seven pagodas|IN034
seven points|US1b1TX
seven trees|US0t1CA
sevenoaks|GB0j5
sevenum|NL3z2
severance|US472CO
severinia|BR094
severna park|US0d5MD
severnoye|RU2d2
severnyy|RU068,RU063
severn|US0d5MD
severo vostotchnyi bank|AZ343
severo yeniseyskiy|RU3h3
severo zadonsk|RU064
severobaykalsk|RU4p5
severodvinsk|RU068
severomorsk|RU066
severouralsk|RU2j5
severskaya|RU065
seversk|RU537
seveso|IT1i5
sevierville|US0d4TN
sevilla la nueva|ES0z3
sevilla|ES0z9,CO0i5
seville grove|AU1v3WA
seville|US0d1OH
sevlievo|BG2z5
sevran|FR1m6
sevres|FR1m5
sevsk|RU063
sewalls point|US0d1FL
sewanee|US1b1TN
seward|US1b3NE,US5x1AK
sewaren|US0d1NJ
sewickley|US0d2PA
sewon|ID0b6
sexmoan|PH184
seybaplaya|MX3u3
seydisehir|TR016
seydi|TM414
seye|MX3u3
seymour|US3n4IN,US0d4CT,US0d3TN,AU0r3VIC,US1b2WI,US1b1TX,US1b1MO,US1b1WI
seynod|FR1m4
seysses|FR1m3
seyssinet pariset|FR1m4
seyssins|FR1m3
sezana|SI5z2
sezanne|FR1m3
sezimovo usti|CZ2x3
sezze|IT1i4
sfantu gheorghe|RO1w6
sfax|TN468
sferracavallo|IT1i3
sfizef|DZ1p5
sha tin|HK0m4
shabo|UA163
shabqadar|PK056
shache|CN136
shackelford|US0t2CA
shackle island|US1b2TN
shadegan|IR0l5
shadeland|US3n1IN
shadipur julana|IN034
shadow hills|US0t4CA
shadrinsk|RU2j6
shady cove|US0t2OR
shady hills|US0d4FL
shady hollow|US1b2TX
shady shores|US1b2TX
shady side|US0d3MD
shady spring|US0d2WV
shadyside|US0d2OH
shafer|US1b0MN
shaffa|NG0a3
shafter|US0t4CA
shaftesbury|GB0j3
shagamu|NG0a8
shagonar|RU3h4
shah alam|MY2a9
shahabad|IN036,IN036,IN035,IN035
shahada|IN036
shahapur|IN033
shahbazpur|IN035
shahba|SY224
shahdad kot|PK056
shahdadpur|PK056
shahdol|IN036
shahecheng|CN007
shahganj|IN035
shahgarh|IN034
shahin dezh|IR0l5
shahi|IN034
shahjanpur|IN038
shahkot|PK058,IN034
shahpur chakar|PK054
shahpura|IN035,IN035,IN034
shahpur|IN035,IN034,IN034,IN034,PK054,IN034,IN034,IN033
shahr e babak|IR0l6
shahr e kord|IR0l7
shahr sultan|PK054
shahrak e emam hasan|IR0l2
shahrak e pabedana|IR0l3
shahrak|AF124
shahre jadide andisheh|IR0l6
shahriar|IR0l6
shahrinav|TJ482
shahrisabz|UZ5s6
shahritus|TJ484
shahrud|IR0l7
shahzadpur|BD077
shailer park|AU1k4QLD
shajapur|IN036
shajiang|CN003
shakargarh|PK056
shakawe|BW6b2
shaker heights|US0d5OH
shakhan|KZ1n4
shakhovskaya|RU063
shakhtarsk|UA166
shakhtersk|RU6n3
shakhtinsk|KZ1n5
shakhty|RU068
shakhunya|RU064
shakiso|ET195
shakopee|US1b5MN
shalazhi|RU062
shali|RU065
shalkar|KZ6m5
shallotte|US0d2NC
shallowater|US1b1TX
shalqar|KZ615
shalushka|RU064
shalya|RU2j3
shama junction|GH1r4
shamakhi|AZ345
shambu|ET194
shamgarh|IN035
shamilkala|RU063
shamkhal termen|RU063
shamkhal|RU063
shamkhor|AZ345
shamli|IN037
shamokin dam|US0d1PA
shamokin|US0d3PA
shamrock|US1b1TX,US1b1TX
shamsabad|IN035,IN035
shamva|ZW263
shancheng|CN006
shandon|US0t0CA
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
shankill|IE383
shanklin|GB0j3
shannon hills|US1b2AR
shannondale|US0d2WV
shannon|IE383,CA1e2QC,US0d1GA,US1b1MS,US0d1GA
shanor northvue|US0d2PA
shanting|CN006
shantipur|IN037
shantobe|KZ1n2
shantou|CN00c
shanwei|CN007
shanyang|CN003
shaoguan|CN009
shaowu|CN007
shaoxing|CN009
shaping|CN007
shapleigh|US0d1ME
sharanga|RU063
sharan|RU2j2
sharhorod|UA163
sharifabad|IR0l3
sharjah|AE15a
shark river hills|US0d2NJ
sharkan|RU323
sharkawshchyna|BY1y3
sharlyk|RU2j3
sharm el sheikh|EG0h4
sharon hill|US0d3PA
sharonville|US0d4OH
sharon|US0d4PA,US0d3MA,US1b1WI,US1b0MS
sharpes|US0d2FL
sharpsburg|US0d2PA,US0d1NC
sharpsville|US0d2PA
sharqpur sharif|PK055
sharur city|AZ343
sharya|RU065
sharypovo|RU3h5
shar|KZ1n3
shashemene|ET196
shashi|CN009
shasta lake|US0t3CA
shasta|US0t1CA
shatki|RU063
shatrovo|RU2j3
shatsk|RU063,UA163
shattuck|US1b0OK
shatura|RU065
shaumiani|GE372
shavano park|US1b2TX
shavertown|US0d1PA
shaw heights|US472CO
shawano|US1b3WI
shawinigan|CA1e5QC
shawnee hills|US0d1OH
shawnee land|US0d1VA
shawneetown|US1b0IL
shawnee|US1b6KS,US1b5OK
shawsville|US0d0VA
shaw|US0d4DC,US1b1MS
shaydon|TJ484
shchastya|UA164
shchekino|RU066
shchelkovo|RU067
shcherbinka|RU065
shchigry|RU064
shchuchinsk|KZ1n6
shchuchyn|BY1y4
shchukino|RU067
shchyolkino|UA5e3
shchyrets|UA163
shebekino|RU065
sheboygan falls|US1b3WI
sheboygan|US1b6WI
sheepshead bay|US0d7NY
sheerness|GB0j4
sheffield lake|US0d3OH
sheffield|GB0j9,US1b3AL,US0d2OH,US0d2MA,US1b0IA,US0d0PA
shefford|GB0j3
shegaon|IN036
sheidow park|AU2v3SA
sheikhpura|IN036
shekhupura|PK058
sheki|AZ346
sheksna|RU064
shelbina|US1b1MO
shelburne falls|US0d1MA
shelburne|CA1e3ON,US0d1MA
shelburn|US3n0IN
shelbyville|US1b4TN,US3n4IN,US0d4KY,US1b2IL
shelby|US496MI,US0d4NC,US0d3OH,US472MT,US1b1MS,US491MI,US1b0AL
sheldon|US1b2IA,US1b1TX,US3n0IL
shelekhov|RU4p6
shelkovskaya|RU063
shell cove|AU0p2NSW
shell knob|US1b0MO
shell lake|US1b0WI
shell point|US0d1SC,US0d1SC
shell rock|US1b0IA
shell valley|US1b0ND
shelley|GB0j2,US6w2ID
shelomi|IL3q2
shelter island heights|US0d0NY
shelter island|US0d0NY
shelton|US0d5CT,US0t3WA,US1b0NE
shelui|TZ1d5
shemonaikha|KZ1n4
shemordan|RU063
shemysheyka|RU063
shenandoah farms|US0d2VA
shenandoah heights|US0d0PA
shenandoah|US1b4LA,US1b2IA,US0d2PA,US1b1TX,US0d1VA
shendi|SD1q6
shengli|CN008
shenjiamen|CN007
shenkursk|RU063
shenorock|US0d1NY
shentala|RU323
shenyang|CN00d
shenzhen|CN00d
sheoganj|IN035
sheohar|IN035
sheopur|IN036
shepetivka|UA166
shepherdstown|US0d1WV
shepherdsville|US0d4KY
shepherd|US1b1TX,US491MI
shepley|GB0j2
shepparton|AU0r5VIC
shepperton|GB0j3
shepshed|GB0j4
shepton mallet|GB0j3
sherbakul|RU333
sherborne|GB0j3
sherborn|US0d2MA
sherbrooke|CA1e7QC
sherburn in elmet|GB0j3
sherburne|US0d0NY
sherburn|US1b0MN
sheregesh|RU4w3
sheremetyevskiy|RU063
shergarh|IN034
sherghati|IN035
sheridan|US474WY,US0t3OR,US473CO,US1b2AR,US3n2IN,US1b1IL,US0t0CA
sheringham|GB0j3
sherkot|IN036
sherman oaks|US0t6CA
sherman|US1b5TX,US1b2IL,US0d2CT
sherpur|BD077
sherrelwood|US474CO
sherrills ford|US0d0NC
sherrill|US0d2NY
shertallai|IN036
sherwood manor|US0d2CT
sherwood park|CA396AB
sherwood shores|US1b0TX
sherwood|US1b5AR,US0t4OR,US0d2OH,US1b2WI
shetpe|KZ6u4
shevchenkove|UA163,UA162
shevington|GB0j2
shibata|JP0c6
shibetsu|JP0c4
shibganj|BD079,BD075
shibin al kawm|EG0h8
shibin al qanatir|EG0h6
shibirghan|AF126
shibukawa|JP0c6
shibushi|JP0c4
shido|JP0c5
shields|US493MI
shieli|KZ5w5
shifnal|GB0j3
shiggaon|IN035
shigony|RU322
shiguai|CN006
shihezi|CN139
shiida|JP0c4
shijak|AL5j4
shijiang|CN003
shijiazhuang|CN00b
shikarpur|PK057,IN035,IN035
shikhany|RU3k3
shiki|JP0c6
shikohabad|IN037
shildon|GB0j3
shilin|CN006
shilka|RU5t4
shillington|US0d2PA
shillong|IN037
shiloh|US1b4IL,US0d3OH,US0d3PA,US0d3PA
shilong|CN007
shilovo|RU064
shimabara|JP0c5
shimada|JP0c6
shimanovsk|RU644
shima|CN006
shimla|IN037
shimo furano|JP0c5
shimodate|JP0c6
shimoda|JP0c5
shimoga|IN038
shimokizukuri|JP0c4
shimonoseki|JP0c8
shimotoda|JP0c7
shinas|OM3r6
shindand|AF125
shiner|US1b1TX
shingle springs|US0t2CA
shinglehouse|US0d0PA
shingletown|US0t1CA
shingu|JP0c5,JP0c5
shinichi|JP0c4
shinjo|JP0c5
shinkafi|NG0a3
shinnecock hills|US0d1NY
shinnston|US0d1WV
shinshiro|JP0c5
shinyanga|TZ1d7
shiogama|JP0c6
shiojiri|JP0c6
shiozawa|JP0c4
ship bottom|US0d0NJ
shipley|GB0j5
shippensburg|US0d2PA
shiprock|US473NM
shipston on stour|GB0j2
shipunovo|RU4m4
shiqian|CN003
shiqiao|CN007
shiqi|CN008
shiraguppi|IN035
shirahamacho usazakiminami|JP0c5
shiraoi|JP0c4
shiraoka|JP0c6
shiraz|IR0la
shira|RU3h3
shirbin|EG0h6
shirdi|IN035
shirebrook|GB0j3
shiremanstown|US0d1PA
shirgaon|IN033
shirhatti|IN034
shirley|GB0j5,US0d5NY,US0d1MA
shirochanka|RU063
shiroishi|JP0c5
shiroi|JP0c6
shirone|JP0c5
shirpur|IN036
shirvan|IR0l6
shirwal|IN034
shishgarh|IN035
shisui|JP0c4
shitanjing|CN006
shivaji nagar|IN03a
shively|US634KY
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
shklow|BY1y4
shklo|UA162
shkoder|AL5j6
shkotovo|RU4o2
shkurinskaya|RU062
shlisselburg|RU064
sho rchi|UZ5s5
shoal creek|US1b0AL
shobara|JP0c4
shobu|JP0c4
shoemakersville|US0d0PA
shofirkon shahri|UZ5s5
shoham|IL3q4
shohimardon|UZ5s2
shokan|US0d0NY
sholinghur|IN035
sholokhovskiy|RU063
shoranur|IN035
shorapur|IN036
shoreacres|US1b1TX
shoreham by sea|GB0j4
shoreline|US0t6WA
shoreview|US1b5MN
shorewood forest|US1b1IN
shorewood hills|US1b1WI
shorewood tower hills harbert|US490MI
shorewood|US1b4IL,US1b4WI,US1b3MN
shorkot|PK056
short hills|US0d4NJ
short pump|US0d5VA
shortandy|KZ1n3
shortlands|GB0j3
shortsville|US0d1NY
shoshone|US6w1ID
shostka|UA166
shotts|GB0j3
shouguang|CN006
show low|US253AZ
showot|UZ5s5
shpola|UA164
shreveport|US1b8LA
shreve|US0d1OH
shrewsbury|GB0j6,US0d5MA,US1b3MO,US0d2NJ,US0d2PA,US0d2NJ
shrigonda|IN035
shrirampur|IN038
shrirangapattana|IN035
shrub oak|US0d1NY
shtime|XK2r5
shtip|MK546
shuangcheng|CN007
shuangjiang|CN003
shuangyang|CN006
shuangyashan|CN009
shubarkuduk|KZ614
shubarshi|KZ613
shujaabad|PK056
shujalpur|IN036
shukat as sufi|PS5a3
shulan|CN006
shullsburg|US1b0WI
shumen|BG2z6
shumerlya|RU065
shumikha|RU2j4
shunyi|CN007
shupiyan|IN034
shurugwi|ZW264
shushary|RU064
shushenskoye|RU3h4
shushi|AZ344
shushtar|IR0l6
shush|IR0l6
shutesbury|US0d1MA
shuvalovo|RU063
shuya|RU066
shvartsevskiy|RU062
shwebo|MM0q6
shyamnagar|IN039
shymkent|KZ1n9
shyroke|UA163
shyryayeve|UA163
shyshaky|UA163
si bun rueang|TH0n4
si chiang mai|TH0n4
si racha|TH0n7
si sa ket|TH0n5
si satchanalai|TH0n5
sialkot|PK059
sianow|PL203
siano|IT1i3
siasi|PH184
siatista|GR4b2
siaton|PH183
siauliai|LT4v7
siavonga|ZM2t4
siaya|KE1a4
sibalom|PH183
sibanicu|CU1l4
sibate|CO0i5
sibay|RU2j6
sibbo|FI4t4
sibenik|HR445
sibirskiy|RU4m4
sibiti|CG2p4
sibiu|RO1w7
sibi|PK056
sibley|US1b1IA,US1b0LA
sibolga|ID0b6
sibonga|PH184
sibsagar|IN036
sibulan|PH185,PH183
sibul|PH183
sibundoy|CO0i3
sibut|CF4u5
sibu|MY2a8
sicaya|PE0g3
sicklerville|US0d5NJ
sickte|DE0y3
sicuani|PE0g5
siculeni|RO1w3
sidareja|ID0b5
sidcup|GB0j3
siddapur|IN034
siddhapur|IN036
siddharthanagar|NP2b6
siddipet|IN036
siderno|IT1i4
sideropolis|BR093
side|TR013
sidhauli|IN034
sidhi|IN036
sidhpura|IN034
sidi abdelli|DZ1p5
sidi aissa|DZ1p6
sidi akkacha|DZ1p5
sidi alouane|TN463
sidi amrane|DZ1p5
sidi bel abbes|DZ1p8
sidi bennour|MA115
sidi bou ali|TN463
sidi bou said|TN462
sidi bouzid|TN465
sidi ech chahmi|DZ1p5
sidi ifni|MA114
sidi khaled|DZ1p6
sidi merouane|DZ1p5
sidi moussa|DZ1p6
sidi okba|DZ1p5
sidi qacem|MA116
sidi salim|EG0h6
sidi senoussi سيدي سنوسي|DZ1p3
sidi slimane|MA116
sidi yahia el gharb|MA115
sidirokastro|GR4b2
sidlaghatta|IN036
sidmouth|GB0j4
sidney|US0d4OH,US473NE,US473MT,US0d2NY,US0d2ME,US1b0IL,US1b0IA
sidoarjo|ID0b7
sidon|LB1u7
sidqabad|AF123
sidrolandia|BR404
siebnen|CH5o3
siedlce|PL206
siegburg|DE0y5
siegen|DE0y7
siegfriedviertel|DE0y3
siegsdorf|DE0y3
siem reap|KH247
siemensstadt|DE0y4
siemianowice slaskie|PL206
siemiatycze|PL204
siena|IT1i5
sienna plantation|US1b4TX
sieradz|PL205
sierakowice|PL203
sierakow|PL203
sierpc|PL204
sierra grande|AR513
sierra madre|US0t3CA
sierra view|US0d2PA
sierra vista southeast|US254AZ
sierra vista|US255AZ
sierre|CH5o4
siesta acres|US1b1TX
siesta key|US0d3FL
siesta shores|US1b0TX
sievi|FI4t2
siewierz|PL202
sigaboy|PH183
sigayevo|RU323
siggiewi|MT8j3
sighetu marmatiei|RO1w5
sighisoara|RO1w5
sigli|ID0b4
sigmaringen|DE0y4
signal hill|US0t4CA
signal mountain|US0d3TN
signa|IT1i4
sigourney|US1b1IA
sigtuna|SE273
siguatepeque|HN3l5
siguiri|GN1x5
sigulda|LV3y3
sig|DZ1p6
sihanoukville|KH247
sihlea|RO1w2
sihora|IN035
sihor|IN036
siilinjarvi|FI4t4
siirt|TR017
sijua|IN035
sijunjung|ID0b5
sikandarabad|IN036
sikandarpur|IN035
sikandra rao|IN035
sikandra|IN034
sikar|IN038
sikasso|ML2o7
sikeston|US1b4MO
sikka|IN034
siklos|HU1z3
sikonge|TZ1d5
sil li|KP104
silainiai|LT4v5
silale|LT4v3
silang|PH187
silao|MX046,IN034
silapathar|IN034
silat al harithiyah|PS6q3
silat az zahr|PS6q3
silchar|IN037
silea|IT1i3
sileby|GB0j3
siler city|US0d3NC
siletz|US0t0OR
sile|TR014
siliana|TN465
silifke|TR016
siliguri|IN039
silistra|BG2z5
silivri|TR016
silkeborg|DK2y5
sillamae|EE5g4
sillanwali|PK055
silla|ES0z4
silleda|ES0z3
sillod|IN036
silly|BE3a3
siloam springs|US1b4AR
silopi|TR016
silsbee|US1b3TX
silsden|GB0j3
silt|US472CO
siluko|NG0a3
silute|LT4v4
silva jardim|BR094
silvalde|PT503
silvania|BR094,CO0i3
silvan|TR016
silvassa|IN035
silveira|PT503
silver bay|US1b1MN
silver berry|CA393AB
silver city|US473NM
silver creek|US0d1NY
silver firs|US0t4WA
silver grove|US0d0KY
silver hill|US0d3MD
silver lakes|US0t2CA
silver lake|US0t5CA,US0d2NC,US0d1OH,US1b1WI,US1b1WI,US0d1FL,US1b1KS
silver ridge|US0d0NJ
silver springs shores|US0d3FL
silver springs|US0d3FL,US0t2NV
silver spring|US0d6MD
silver summit|US472UT
silverdale|US0t4WA
silverthorne|US472CO
silverton|US0t3OR,US0d2OH
silves|PT503
silvia|CO0i3
silvis|US1b3IL
silvi|IT1i4
silwad|PS6q3
silway 7|PH183
simanggang|MY2a5
simao dias|BR3e4
simaria|IN034
simav|TR015
sima|KM7x3
simbach am inn|DE0y3
simcoe|CA1e4ON
simdega|IN035
simenqian|CN002
simeonovgrad|BG2z3
simeria|RO1w4
simferopol|UA5e8
simga|IN034
simi valley|US0t7CA
simiane collongue|FR1m2
simian|RO1w3
simiti|CO0i3
simitli|BG2z3
simleu silvaniei|RO1w4
simmerath|DE0y4
simmering|AT217
simmern|DE0y3
simmesport|US1b1LA
simoca|AR3s3
simod|PH182
simoes filho|BR1c7
simojovel de allende|MX043
simonton lake|US3n2IN
simpang empat|MY2a6
simpang|ID0b5
simplicio mendes|BR1h3
simpsonville|US0d4SC,US0d1KY
simpson|US0d0PA
simrishamn|SE273
simsbury center|US0d3CT
sim|RU2j4
sin le noble|FR1m4
sinabang|ID0b4
sinah|IQ0k7
sinaia|RO1w4
sinaloa de leyva|MX4a2
sinalunga|IT1i3
sinamar|PH183
sinanju|KP104
sinanpasa|TR013
sinan|KR086
sinazongwe|ZM2t4
sincelejo|CO0i8
sincik|TR013
sindangan|PH183
sindelfingen|DE0y6
sindgi|IN035
sindhnur|IN036
sindirgi|TR013
sindi|IN034
sindos|GR4b3
sinegorskiy|RU063
sines|PT504
sinfin|GB0j4
sinfra|CI0u6
sing buri|TH0n4
singac|US0d2NJ
singanallur|IN035
singaparna|ID0b6
singapore|SG0vc
singapperumalkovil|IN033
singapur|IN035
singaraja|ID2l7
singarayakonda|IN034
singa|SD1q8
singen|DE0y6
singera|MD4h3
singerei|MD4h4
singida|TZ1d6
singkawang|ID567
singkil|ID0b6
singleton|AU0p2NSW
singojuruh|ID0b5
singoli|IN033
singosari|ID0b6
singrauli|IN038
singtam|IN033
singur|IN034
sinhyeon|KR086
sinilian first|PH182
siniscola|IT1i3
sini|IN033
sinjai|ID2l5
sinjar|IQ0k5
sinjhoro|PK054
sinjil|PS6q2
sinj|HR444
sinking spring|US0d2PA
sinmak|KP104
sinnai|IT1i4
sinnamon park|AU1k3QLD
sinnar|SD1q7,IN035
sinnersdorf|DE0y3
sinn|DE0y3
sinop|BR4y7,TR015
sinor|IN033
sinsang ni|KP104
sinsheim|DE0y5
sint amands|BE3a3
sint genesius rode|BE3a4
sint gillis waas|BE3a4
sint katelijne waver|BE3a4
sint kruis|BE3a4
sint laureins|BE3a3
sint lievens houtem|BE3a3
sint maria lierde|BE3a3
sint martens latem|BE3a3
sint martens lennik|BE3a3
sint michiel liber|CW702
sint niklaas|BE3a6
sint oedenrode|NL3z4
sint pancras|NL3z3
sint pieters leeuw|BE3a5
sint truiden|BE3a5
sint willebrord|NL3z3
sintansin|KR084
sinton|US1b3TX
sintra|PT505
sinuiju|KP108
sinzheim|DE0y3
sinzig|DE0y4
sinzing|DE0y3
siocon|PH182
siofok|HU1z5
sioux center|US1b3IA
sioux city|US1b6IA
sioux falls|US1b7SD
sipalay|PH185
siparia|TT7k3
siping|CN009
sipkovica|MK543
sipocot|PH184
sipote|RO1w3
sipovo|BA453
sippy downs|AU1k3QLD
siqueira campos|BR094
siquijor|PH183
siquirres|CR5q4
siracusa|IT1i7
siraha|NP2b5
sirajganj|BD077
siran|TR014
sirari|TZ1d5
sirathu|IN034
sira|IN036
sirdaryo|UZ1o5
siret|RO1w3
sirhind|IN036
siria|RO1w3
sirib|PH182
sirinhaem|BR295
sirjan|IR0l8
sirkazhi|IN035
sirmaur|IN034
sirmione|IT1i3
sirnach|CH5o3
sirnak|TR016
sirna|RO1w2
sirohi|IN035
siroki brijeg|BA453
sironj|IN036
sironko|UG2i4
sirpur|IN033
sirre|ET193
sirsaganj|IN035
sirsa|IN038,IN034
sirsilla|IN036
sirsi|IN036,IN034
sirte|LY307
siruguppa|IN036
sirumugai|IN034
sirur|IN035
sirvan|AZ346,TR012
sirvintos|LT4v3
sisak|HR445
sisauli|IN034
sisa|PE0g3
sisco heights|US0t1WA
sishilichengzi|CN133
sishui|CN006
sisimiut|GL8w2
sisli|TR018
sison|PH183
sisophon|KH245
sissach|CH5o3
sisseton|US1b1SD
sissonville|US0d2WV
sisteron|FR1m3
sistersville|US0d0WV
sisters|US0t1OR
siswa bazar|IN034
sita road|PK055
sitamarhi|IN036
sitamau|IN034
sitampiky|MG2f4
sitangkai|PH184
sitapur|IN037
sitarganj|IN035
siteki|SZ753
sitges|ES0z5
sitia|GR4b3
sitionuevo|CO0i4
sitka|US993AK
sitrah|BH6v5
sittard|NL3z6
sittensen|DE0y2
sitten|CH5o5
sittingbourne|GB0j6
sittwe|MM0q7
situbondo|ID0b9
siuna|NI3d4
siuntio|FI4t2
siuri|IN036
sivaganga|IN035
sivagiri|IN034,IN034
sivakasi|IN036
sivasli|TR013
sivas|TR018
siverek|TR017
siverskiy|RU064
siversk|UA164
sivrice|TR012
sivrihisar|TR013
siwa oasis|EG0h3
siwana|IN034
siwan|IN037
six fours les plages|FR1m5
six shooter canyon|US250AZ
sixmile run|US0d2NJ
sixteen mile stand|US0d2OH
siyabuswa|ZA0x5
siziano|IT1i2
sjobo|SE273
skadovsk|UA164
skaelskor|DK2y3
skagen|DK2y3
skalica|SK5b4
skanderborg|DK2y4
skaneateles|US0d1NY
skanes|TN466
skanor med falsterbo|SE273
skara|SE274
skare|SE272,SE272
skarszewy|PL203
skarzysko kamienna|PL206
skawina|PL205
skegness|GB0j5
skeldon|GY663
skelleftea|SE275
skelmersdale|GB0j5
skelton|GB0j3,GB0j3
skerries|IE383
skhirate|MA115
skhira|TN463
skhodnya|RU064
skiathos|GR4b2
skiatook|US1b3OK
skidaway island|US0d3GA
skidel|BY1y3
skidway lake|US492MI
skien|NO4q6
skierniewice|PL206
skikda|DZ1p7
skippack|US0d2PA
skippers corner|US0d1NC
skipton|GB0j4
skive|DK2y4
ski|NO4q4
skjern|DK2y3
skoczow|PL204
skofja loka|SI5z4
skoghall|SE274
skokie|US1b6IL
skole|UA163
skopin|RU065
skopje|MK549
skoropuskovskiy|RU062
skovde|SE275
skovorodino|RU643
skowhegan|US0d3ME
skudai|MY2a7
skuodas|LT4v3
skuratovskiy|RU064
skurup|SE273
skutec|CZ2x2
skutskar|SE273
skvyra|UA164
skwierzyna|PL203
sky lake|US0d3FL
sky valley|US0t1CA
skye|AU0r3VIC
skyline acres|US0d1OH
skyline ganipa|US470NM
skyline view|US0d2PA
slacks creek|AU1k3QLD
sladkovicovo|SK5b3
slagelse|DK2y5
slangerup|DK2y3
slanic|RO1w3
slantsy|RU065
slany|CZ2x4
slapanice|CZ2x3
slater marietta|US0d1SC
slater|US1b1MO,US1b1IA
slatina|RO1w6,HR443,RO1w2
slatington|US0d2PA
slaton|US1b3TX
slatyne|UA163
slaughterville|US1b2OK
slave lake|CA393AB
slavgorod|RU4m5
slavicin|CZ2x3
slavkov u brna|CZ2x3
slavonski brod|HR446
slavske|UA163
slavsk|RU592
slavuta|UA165
slavutych|UA165
slavyanka|RU4o4
slavyansk na kubani|RU066
slawharad|BY1y3
slawi|ID0b6
slawkow|PL203
slawno|PL204
slayton|US1b1MN
sleaford|GB0j4
sleepy eye|US1b2MN
sleepy hollow|US0d3NY,US1b2IL,US0t1CA,US470WY
sleman|ID0b6
slidell|US1b5LA
sliedrecht|NL3z5
sliema|MT8j4
sligo|IE384
slikkerveer|NL3z3
slinger|US1b2WI
slippery rock|US0d2PA
sliven|BG2z7
slivnitsa|BG2z3
sloan|US0d2NY
sloatsburg|US0d2NY
slobodka|RU064
slobodskoy|RU555
slobozhanske|UA164
slobozia bradului|RO1w2
slobozia|RO1w6,MD4h4,RO1w2
slocomb|US1b1AL
slonim|BY1y6
slough|GB0j7
slovenj gradec|SI5z3
slovenska bistrica|SI5z3
sloviansk|UA167
slovyanoserbsk|UA163
slubice|PL204
sluknov|CZ2x3
slupca|PL204
slupsk|PL207
slutsk|BY1y6
slyudyanka|RU4p4
smach mean chey|KH245
smackover|US1b1AR
smara|MA115
smarhon|BY1y5
smederevo|RS2r6
smederevska palanka|RS2r5
smedjebacken|SE272
smeeni|RO1w3
smethport|US0d1PA
smethwick|GB0j4
smidovich|RU4p3
smigiel|PL202
smilavichy|BY1y2
smila|UA166
smiltene|LV3y3
smirnovo|KZ1n3
smirnykh|RU6n3
smith center|US1b1KS
smith mills|US0d2MA
smith valley|US0t1NV
smithers|CA4l2BC
smithfield|US0d4RI,US0d4NC,AU0p4NSW,US473UT,US0d3VA
smiths falls|CA1e3ON
smiths station|US0d2AL
smithsburg|US0d2MD
smithton|US1b2IL
smithtown|US0d5NY
smithville sanders|US3n2IN
smithville|US1b3MO,US0d3NJ,US1b2TN,US1b2TX,US0d0OH
smith|US0t0NV
smoke rise|US1b1AL
smokey point|US0t1WA
smolenskaya|RU063
smolenskoye|RU4m3
smolensk|RU068
smolyaninovo|RU4o3
smolyan|BG2z5
smorumnedre|DK2y3
smyrna|US0d6GA,US1b6TN,US0d4DE
smyshlyayevka|RU323
snagov|RO1w3
sneads ferry|US0d1NC
sneads|US1b1FL
sneedville|US0d0TN
sneek|NL3z5
snellville|US0d4GA
snezhinsk|RU2j6
snezhnogorsk|RU064
sniatyn|UA163
snihurivka|UA164
snina|SK5b4
snizhne|UA166
snodland|GB0j3
snohomish|US0t3WA
snoqualmie|US0t4WA
snovsk|UA164
snow hill|US0d1MD,US0d1NC
snowflake|US253AZ
snowmass village|US472CO
snyderville|US472UT
snyder|US1b4TX,US1b0OK
soacha|CO0i8
soalkuchi|IN034
soanierana ivongo|MG2f5
soanindrariny|MG2f4
soap lake|US0t1WA
soata|CO0i3
soave|IT1i2
soavinandriana|MG2f5
soba|NG0a4
sobeslav|CZ2x3
sobhodero|PK054
sobinka|RU064
sobotka|PL203
sobradinho|BR1c4
sobrado|PT503
sobral|BR1h7
sobrance|SK5b3
sobreda|PT503
sobue|JP0c5
soc trang|VN0w7
socastee|US0d4SC
soccavo|IT1i6
sochaczew|PL205
sochi|RU068
social circle|US0d2GA
society hill|US0d2NJ
soconusco|MX043
socorro mission number 1 colonia|US475TX
socorro|US475TX,BR095,CO0i4,PH183,US473NM,PH182
socuellamos|ES0z4
soda bay|US0t0CA
soda springs|US6w2ID
sodankyla|FI4t3
soddy daisy|US0d4TN
soderhamn|SE274
soderkoping|SE273
sodermalm|SE277
sodertalje|SE276
sodhri|PK054
sodo|ET196
sodpur|IN033
sodra sandby|SE273,SE273
sodus|US0d1NY
soeng sang|TH0n4
soest|DE0y6,NL3z5
soe|ID2l5
sofia|BG2za
sofifi|ID5m5
sofiyivka|UA163
sofiyivska borschagivka|UA163
sofo birnin gwari|NG0a4
sofrino|RU064
sogamoso|CO0i7
sogel|DE0y3
sogndal|NO4q3
sogne|NO4q3
sogod|PH183
sogutlu|TR013
sohagi|IN033
sohagpur|IN035
sohag|EG0h8
soham|GB0j3
sohar|OM3r7
sohbatpur|PK053
sohland|DE0y3
sohlde|DE0y3
sohna|IN035
soignies|BE3a5
soio|AO176
soissons|FR1m5
soisy sous montmorency|FR1m4
soisy sur seine|FR1m3
sojat|IN035
soja|JP0c6
sojitra|IN034
sokal|UA164
sokaraja|ID0b6
soka|JP0c8
sokcho|KR086
soke|TR016
sokhumi|GE376
sokode|TG3w7
sokolac|BA453
sokolka|PL204
sokolniki|RU066
sokolovo kundryuchenskiy|RU063
sokolovyy|RU3k3
sokolov|CZ2x5
sokolow podlaski|PL204
sokolskoye|RU063
sokol|RU066,RU065,RU4p3
sokone|SN1g4
sokoni|TZ1d5
sokoto|NG0a9
soko|ID0b5
sokur|RU2d3
sokyryany|UA163
sol iletsk|RU2j5
solana beach|US0t4CA
solana|PH186
solanea|BR1h4
solano|PH185
solan|IN035
solapur|IN03a
solap|IN034
solarino|IT1i3
solaro|IT1i4,IT1i4
solbiate olona|IT1i2
soldanesti|MD4h3
soldato aleksandrovskoye|RU063
soldotna|US5x2AK
solec kujawski|PL204
soledad de doblado|MX044
soledad de graciano sanchez|MX048
soledade|BR095,BR1h3
soledad|CO0i8,US0t5CA
soledar|UA164
solesino|IT1i3
soleto|IT1i2
solhan|TR014
soliera|IT1i3
soligalich|RU063
solihull|GB0j7
solikamsk|RU2j7
solim|IN033
solingen|DE0y7
solin|HR444
solleftea|SE273
sollenau|AT212
sollentuna|SE277
soller|ES0z4
sollies pont|FR1m4
solms|DE0y4
solna|SE276
solnechniy|RU2j3
solnechnogorsk|RU066
solnechnyy|RU4o4,RU4o4,RU3h3
solntsevo|RU067
solofra|IT1i4
solok|ID0b6
solola|GT3c6
soloma|GT3c3
solomons|US0d1MD
solomon|US1b0KS
solone|UA163
solonytsivka|UA164
solon|US0d5OH,US1b1IA
solothurn|CH5o4
solotvyno|UA163
solrod strand|DK2y4
solsona|ES0z3
soltau|DE0y4
soltepec|MX043
soltsy|RU063
soltvadkert|HU1z3
solt|HU1z3
solvang|US0t3CA
solvay|US0d3NY
solvesborg|SE273
solymar|HU1z3
somain|FR1m4
somanda|TZ1d5
soma|TR016,GM5p3
sombor|RS2r6
sombreffe|BE3a3
sombrerete|MX044
sombrio|BR094
somcuta mare|RO1w3
somerdale|US0d2NJ
someren|NL3z3
somero|FI4t3
somers point|US0d3NJ
somerset east|ZA0x4
somerset|US0d4NJ,US0d4MA,US0d4KY,US0d3PA,US1b1WI,US1b1TX,US0d1OH,US0d0MD
somersworth|US0d4NH
somers|US1b3WI,US0d1CT,US470MT
somerton park|AU2v2SA
somerton|US254AZ
somerville|US0d6MA,US0d4NJ,AU0r3VIC,US1b2TN,US1b0TX
someshwar|IN034
somma lombardo|IT1i4
somma vesuviana|IT1i5
sommacampagna|IT1i3
sommariva del bosco|IT1i3
sommatino|IT1i3
sommerda|DE0y4
somonauk|US1b1IL
somotillo|NI3d4
somoto|NI3d4
somovo|RU064
sompeta|IN034
somvarpet|IN033
son ferrer|ES0z3
son la|VN0n4
son servera|ES0z4
son tay|VN0n5
sonamukhi|IN035
sonamura|IN033
sonargaon|BD077
sonari|IN034
sona|PA5f3
sonbong|KP105
soncino|IT1i2
sonderborg|DK2y5
sondershausen|DE0y4
sondrio|IT1i4
sonegaon|IN034
sonepur|IN034
song cau|VN0w7
songadh|IN035
songea|TZ1d7
songgangdong|KR083
songjianghe|CN006
songjiang|CN007
songkhla|TH0n6
songling|CN006,CN006
songnim|KP107
songwa|TZ1d5
songyang|CN006
songyuan|CN007
sonipat|IN038
soni|TZ1d4
sonneberg|DE0y5
sonnefeld|DE0y2
sonoita|MX434
sonoma|US0t3CA
sonora|US0t2CA,US1b2TX
sonqor|IR0l5
sonsbeck|DE0y3
sonseca|ES0z3
sonsonate|SV4x6
sonson|CO0i4
sonta|RS2r3
sontheim an der brenz|DE0y2
sonthofen|DE0y4
sontra|DE0y3
sonzacate|SV4x4
sooke|CA4l3BC
sopela|ES0z4
soperton|US0d2GA
sophia|US0d0WV
soplaviento|CO0i3
sopot|PL205
sopo|CO0i3
sopron|HU1z6
sopur|IN036
soquel|US0t3CA
sorab|IN033
sorada|IN034
soran|IQ0k7,KZ1n5
sora|IT1i5
sorbhog|IN033
sorbiers|FR1m3
sorbolo|IT1i3
soreang|ID0b7
sorel tracy|CA1e5QC
soresina|IT1i3
sorgues|FR1m4
sorgun|TR016
soriano nel cimino|IT1i2
soria|ES0z5
sorisole|IT1i3
soritor|PE0g3
sormiou|FR1m3
soroa|CU1l3
sorocaba|BR099
soroca|MD4h5
sorochinsk|RU2j5
sorokino|RU4m3
sorokyne|UA166
sorong|ID5m7
soron|IN035
soroti|UG2i6
soro|IN035,DK2y3
sorrento valley|US0t2CA
sorrento|IT1i4,AU1v3WA,US1b1LA
sorsk|RU3h4
sorsogon|PH186
sorso|IT1i4
sortavala|RU064
sortino|IT1i3
sosenskiy|RU064
sosnogorsk|RU065
sosnovaya polyana|RU066
sosnovka|RU066,RU554,RU063,KG3i3
sosnovo ozerskoye|RU4p3
sosnovoborsk|RU3h5,RU063
sosnovo|RU063
sosnovskoye|RU063
sosnovyy bor|RU066
sosnowiec|PL208
sosnytsya|UA163
sosua|DO1j3
sosva|RU2j3
soteapan|MX042
sotik post|KE1a2
sotkamo|FI4t3
sotnikovskoye|RU062
soto la marina|MX313
sotouboua|TG3w4
sotteville les rouen|FR1m5
sottrum|DE0y3
sotuta|MX3u2
souda|GR4b3
souderton|US0d3PA
souffelweyersheim|FR1m3
sougueur|DZ1p6
souk ahras|DZ1p7
soulsbyville|US0t1CA
soultz haut rhin|FR1m3
soumagne|BE3a4
souma|DZ1p5
sound beach|US0d3NY
souppes sur loing|FR1m3
souq larba al gharb|MA115
sour el ghozlane|DZ1p6
sour lake|US1b1TX
souran|SY225
soure|BR2e4,PT503
sousa|BR1h6
sousse|TN467
soustons|FR1m3
south alamo|US1b2TX
south amboy|US0d3NJ
south amherst|US0d2MA,US0d1OH
south apopka|US0d3FL
south ashburnham|US0d0MA
south barre|US0d0VT
south barrington|US1b2IL
south bay|US0d2FL
south beach|US0d3NY,US0d2FL
south bel air|US0d6MD
south belmar|US0d1NJ
south beloit|US1b3IL
south bend|US3n7IN,US0t1WA
south benfleet|GB0j6
south berwick|US0d3ME
south bloomfield|US0d1OH
south blooming grove|US0d2NY
south boston|US0d9MA,US0d3VA
south bound brook|US0d2NJ
south bradenton|US0d4FL
south brisbane|AU1k3QLD
south brooksville|US0d2FL
south browning|US471MT
south bunbury|AU1v3WA
south burlington|US0d4VT
south canal|US0d0OH
south carthage|US1b0TN
south charleston|US0d4WV,US0d1OH
south chicago heights|US1b2IL
south chicago|US1b5IL
south cleveland|US0d3TN
south coatesville|US0d1PA
south congaree|US0d1SC
south connellsville|US0d1PA
south coogee|AU0p2NSW
south corning|US0d0NY
south coventry|US0d1CT
south croydon|GB0j6
south daytona|US0d4FL
south deerfield|US0d1MA
south dennis|US0d2MA
south dos palos|US0t1CA
south duxbury|US0d2MA
south el monte|US0t4CA
south elgin|US1b4IL
south eliot|US0d2ME
south elmsall|GB0j4
south euclid|US0d4OH
south fallsburg|US0d2NY
south farmingdale|US0d4NY
south floral park|US0d1NY
south fulton|US1b1TN
south gastonia|US0d2NC
south gate ridge|US0d3FL
south gate|US0t7CA,US0d5MD
south glens falls|US0d2NY
south grafton|AU0p3NSW
south granville|AU0p2NSW
south greeley|US472WY
south greensburg|US0d1PA
south gull lake|US490MI
south hadley|US0d4MA
south haven|US1b2IN,US492MI
south hayling|GB0j4
south hedland|AU1v3WA
south hempstead|US0d2NY
south henderson|US0d0NC
south highpoint|US0d2FL
south hill|US0t6WA,US0d3NY,US0d2VA
south hobart|AU692TAS
south holland|US1b4IL
south hooksett|US0d2NH
south houston|US1b4TX
south huntington|US0d3NY
south huron|CA1e3ON
south hurstville|AU0p2NSW
south hutchinson|US1b1KS
south jacksonville|US1b2IL
south jordan heights|US475UT
south jordan|US476UT
south kensington|US0d3MD
south kingstown|US0d5RI
south lake tahoe|US0t4CA
south lake|AU1v3WA
south lancaster|US0d1MA
south laurel|US0d5MD
south lawndale|US1b6IL
south lebanon|US0d2OH,US0t0OR
south lockport|US0d3NY
south lyon|US494MI
south mackay|AU1k3QLD
south melbourne|AU0r3VIC
south miami heights|US0d5FL
south miami|US0d4FL
south milwaukee|US1b4WI
south molton|GB0j2
south monroe|US493MI
south morang|AU0r5VIC
south nyack|US0d2NY
south ockendon|GB0j4
south ogden|US474UT
south old bridge|US0d5NJ
south orange|US0d4NJ
south oroville|US0t3CA
south padre island|US1b2TX
south palm beach|US0d1FL
south paris|US0d1ME
south park township|US0d4PA
south park|US6w1WY
south pasadena|US0t5CA,US0d2FL
south patrick shores|US0d3FL
south peabody|US0d6MA
south pekin|US1b0IL
south penrith|AU0p4NSW
south perth|AU1v4WA
south pittsburg|US1b2TN
south plainfield|US0d5NJ
south point|US0d2OH,US1b0TX
south portland gardens|US0d5ME
south portland|US0d5ME
south pottstown|US0d1PA
south riding|US0d5VA
south river|US0d4NJ
south rockwood|US491MI
south rosemary|US0d2NC
south roxana|US1b1IL
south russell|US0d2OH
south saint paul|US1b4MN
south salt lake|US475UT
south san francisco|US0t6CA
south san gabriel|US0t3CA
south san jose hills|US0t4CA
south sanford|US0d2ME
south sarasota|US0d2FL
south shields|GB0j6
south shore|US1b6IL,US0d0KY
south sioux city|US1b4NE
south suffolk|US0d6VA
south sumter|US0d1SC
south taft|US0t1CA
south tamworth|AU0p3NSW
south tangerang|ID0ba
south temple|US0d1PA
south thomaston|US0d1ME
south toms river|US0d2NJ
south toowoomba|AU1k2QLD
south tucson|US253AZ
south uniontown|US0d0PA
south upi|PH184
south vacherie|US1b2LA
south valley stream|US0d3NY
south valley|US475NM
south venice|US0d4FL
south vineland|US0d6NJ
south waverly|US0d0PA
south weber|US473UT
south wenatchee|US0t1WA
south wentworthville|AU0p3NSW
south whitley|US3n1IN
south whittier|US0t6CA
south willard|US471UT
south williamsport|US0d3PA
south windham|US0d1CT,US0d0ME
south windsor|US0d5CT,AU0p3NSW
south woodstock|US0d0CT
south yarmouth|US0d3MA
south yarra|AU0r5VIC
south yuba city|US0t4CA
south zanesville|US0d1OH
southall|GB0j6
southampton|GB0j8,US0d2MA,US0d2NY
southam|GB0j3
southaven|US1b6MS
southbank|AU0r4VIC
southborough|US0d3MA
southbridge|US0d4MA
southbury|US0d4CT
southchase|US0d4FL
southeast arcadia|US0d3FL
southend on sea|GB0j8
southern gateway|US0d1VA
southern pines|US0d4NC
southern river|AU1v3WA
southern shops|US0d2SC
southern shores|US0d2NC
southern view|US1b1IL
southfield|US496MI
southgate|US495MI,US0d3FL,US0d2KY
southglenn|US475CO
southlake|US1b5TX
southmayd|US1b0TX
southmont|US0d1PA,US0d1NC
southold|US0d3NY
southport|GB0j7,AU1k5QLD,US0d3NY,US0d2NC,US3n1IN,US0d1CT
southsea|GB0j4
southside place|US1b1TX
southside|US1b3AL,AU1k2QLD,US1b1AR
southwater|GB0j3
southwell|GB0j3
southwest greensburg|US0d1PA
southwest ranches|US0d3FL
southwick|US0d3MA
southwood acres|US0d3CT
southworth|US0t1WA
sovata|RO1w4
soverato marina|IT1i3
sovetskaya gavan|RU4o5
sovetskaya|RU063,RU063
sovetskiy|RU2j5,RU063,UA5e3,RU063
sovetskoye|RU4m2
sovetsk|RU595,RU554
sovet|TJ483
sovico|IT1i3
sowerby bridge|GB0j3
soweto|ZA0xb
soyapango|SV4x8
soyaux|FR1m3
soygaon|IN035
soyibug|IN037
soyung|PH182
spackenkill|US0d2NY
spaichingen|DE0y4
spalding|GB0j5
spalt|DE0y2
spanaway|US0t5WA
spandau|DE0y5
spangenberg|DE0y3
spangen|NL3z3
spangler|US0d1PA
spanish fork|US475UT
spanish fort|US1b3AL
spanish lake|US1b4MO
spanish springs|US0t4NV
spanish town|JM3g7
sparanise|IT1i3
sparkill|US0d1NY
sparks|US0t7NV,US472TX,US1b2TX,US0d1GA,US0d1GA
spartanburg|US0d5SC
sparta|US0d4NJ,US1b3WI,US1b2TN,US1b2IL,US492MI,US1b1MO,US0d1NC,US0d0GA
sparti|GR4b4
spas demensk|RU062
spas klepiki|RU063
spassk dalniy|RU4o6
spassk ryazanskiy|RU063
spasskoye|RU4o3
spassk|RU063
spata|GR4b3
spa|BE3a3
spearfish|US473SD
spearman|US1b2TX
spearwood|AU1v3WA
speedway|US3n4IN
speers|US0d0PA
speichersdorf|DE0y3
spelle|DE0y3
spencerport|US0d2NY
spencerville|US0d1OH,US0d1MD,US470NM
spencer|US1b3IA,US0d3MA,US1b2OK,US0d2NC,US3n1IN,US0d1WV,US1b1WI,US1b1TN
spenge|DE0y4
spennymoor|GB0j4
sperry|US1b0OK
speyer|DE0y6
spezzano albanese|IT1i3
spicchio sovigliana|IT1i3
spicer|US1b0MN
spiesen elversberg|DE0y4
spiez|CH5o4
spijkenisse|NL3z6
spilamberto|IT1i3
spilimbergo|IT1i3
spinazzola|IT1i3
spindale|US0d2NC
spinea orgnano|IT1i5
spinetta marengo|IT1i3
spinnerstown|US0d1PA
spino dadda|IT1i3
spirano|IT1i2
spirit lake|US1b2IA,US0t1ID
spirovo|RU063
spiro|US1b1OK
spisska bela|SK5b3
spisska nova ves|SK5b5
spitak|AM354
spittal an der drau|AT214
splendora|US1b1TX
split|HR447
spokane valley|US0t7WA
spokane|US0t8WA
spokoynaya|RU062
spoleto|IT1i4
spooner|US1b1WI
spotswood|US0d3NJ
spotsylvania courthouse|US0d2VA
spratzern|AT213
spreitenbach|CH5o3
spresiano|IT1i3
sprimont|BE3a4
spring arbor|US492MI
spring city|US0d2PA,US1b1TN,US470UT
spring creek|US0t4NV
spring glen|US470UT
spring green|US1b1WI
spring grove|US1b3IL,US0d1PA,US1b0MN
spring hill|US0d7FL,US1b5TN,AU1k3QLD,US1b3KS
spring hope|US0d0NC
spring house|US0d2PA
spring lake heights|US0d2NJ
spring lake park|US1b3MN
spring lake|US0d4NC,US0d2NJ,US491MI
spring mount|US0d1PA
spring park|US1b1MN
spring ridge|US0d3MD,US0d0PA
spring valley lake|US0t3CA
spring valley|US0t7NV,US0d5NY,US0t5CA,US1b2IL,US1b2TX,US1b1MN,US1b0WI,US250AZ
springbok|ZA0x3
springboro|US0d4OH
springdale|US1b6AR,US0d4NJ,US0d3OH,US0d2PA,US0d2MD,US0d1SC,US0d1SC
springerville|US251AZ
springe|DE0y5
springfield gardens|US0d5NY
springfield lakes|AU1k4QLD
springfield|US1b7MO,US0d7MA,US1b7IL,US0t6OR,US0d6OH,US0d5VA,US0d5PA,US1b4TN,US0d4NJ,US1b3FL,AU1k3QLD,US492MI,US0d2VT,US0d2KY,US0d2GA,US1b1MN,US1b1SD,US1b1NE,US470CO,US0d0NY,US0d0NH
springhill|US1b2LA
springs|ZA0x8,US0d3NY
springtown|US1b1TX
springvale south|AU0r4VIC
springvale|AU0r4VIC,US0d2ME
springville|US475UT,US0d2NY,US1b2AL,US0d0VA,US1b0IA
springwood|AU1k3QLD,AU0p3NSW
spring|US1b6TX
sprockhovel|DE0y5
spruce grove|CA395AB
spruce pine|US0d1NC
spry|US0d2PA
spurgeon|US0d2TN
spur|US1b0TX
spuyten duyvil|US0d3NY
squamish|CA4l4BC
squaw valley|US0t2CA
squinzano|IT1i4
sragen|ID0b6
srandakan|ID0b5
sravana belgola|IN032
srbac|BA453
srbica|XK2r2
srebrenik|BA453
sredets|BG2z3
srednebelaya|RU643
sredneuralsk|RU2j4
sredniy|RU4p2
srednyaya akhtuba|RU3b4
srednyaya yelyuzan|RU063
sremcica|RS2r5
sremska mitrovica|RS2r5
sremski karlovci|RS2r3
srem|PL205
sretensk|RU5t3
sri dungargarh|IN036
sri jayewardenepura kotte|LK4d7
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
sroda slaska|PL203
sroda wielkopolska|PL204
srodmiescie|PL207
srono|ID0b5
srpska crnja|RS2r2
st albans|GB0j6,AU0r5VIC
st albert|CA396AB
st andrews|AU0p3NSW
st austell|GB0j5
st catharines|CA1e7ON
st charles|US0d5MD
st clair|AU0p4NSW
st georg|DE0y4
st helens park|AU0p3NSW
st helens|GB0j7
st ives|GB0j3
st johns park|AU0p3NSW
st johnsbury|US0d3VT
st johns|CA7a7NL,US0d5FL
st kilda east|AU0r4VIC
st leonards|AU0p3NSW,GB0j3
st louis|US1b8MO
st marys|US0d4GA
st pauli|DE0y5
st paul|CA393AB
st petersburg|US0d8FL
st thomas|CA1e5ON
staaken|DE0y5
stabat|ID0b5
stablowice|PL204
stabroek|BE3a4
stacy|US1b1MN
staden|BE3a3
stade|DE0y6
stadskanaal|NL3z4
stadt winterthur kreis 1|CH5o4
stadtallendorf|DE0y4
stadtbergen|DE0y4
stadthagen|DE0y5
stadtilm|DE0y2
stadtlohn|DE0y4
stadtoldendorf|DE0y3
stadtroda|DE0y3
stafa|CH5o3
staffanstorp|SE274
stafford heights|AU1k3QLD
stafford springs|US0d2CT
stafford|GB0j6,US1b4TX,US0d4CT,AU1k3QLD,US0d2VA,US0t1OR
stagecoach|US0t1NV
stahnsdorf|DE0y4
staines|GB0j6
stainforth|GB0j3
stains|FR1m5
stakeford|GB0j3
stallings|US0d4NC
stallion springs|US0t1CA
stalowa wola|PL206
stalpeni|RO1w2
stalybridge|GB0j5
stambaugh iron river|US490MI
stamboliyski|BG2z4
stamford|US0d7CT,GB0j4,US1b2TX,US0d0NY
stamps|US1b1AR
stanaford|US0d0WV
stanberry|US1b0MO
standerton|ZA0x6
standish|US491MI
stanfield|US0t1OR,US0d1NC
stanford le hope|GB0j5
stanford|US0t4CA,US0d2KY
stanhope gardens|AU0p3NSW
stanhope|US0d2NJ
stanilesti|RO1w3
stanisic|RS2r2
stanleytown|US0d1VA
stanley|GB0j4,US0d2NC,US1b2WI,US1b1ND,US0d1VA
stanmore|AU0p3NSW
stanovoye|RU062
stansbury park|US472UT
stansted mountfitchet|GB0j2
stans|CH5o3
stanthorpe|AU0p2QLD
stanton|US0t5CA,US1b2TX,US0d1KY,US1b1NE,US490MI
stantsiya novyy afon|GE375
stanwood|US0t3WA
stanytsya luhanska|UA164
staphorst|NL3z4
staplehurst|GB0j2
staples|US1b2MN
stapleton|US0d2NY
staporkow|PL203
star city|US1b1AR,US0d1WV
star valley ranch|US6w1WY
star valley|US251AZ
stara lubovna|SK5b4
stara pazova|RS2r4
stara syniava|UA163
stara tura|SK5b3
stara vyzhivka|UA162
stara zagora|BG2z7
starachowice|PL206
staranzano|IT1i3
staraya derevnya|RU065
staraya kulatka|RU4f3
staraya kupavna|RU064
staraya mayna|RU063
staraya russa|RU065
staraya stanitsa|RU063,RU063
staraya sunzha|RU063
staraya vichuga|RU062
starbuck|US1b0MN
starchiojd|RO1w3
stare mesto|CZ2x3,CZ2x3
stargard|PL206
stari kuty|UA162
staritsa|RU063
starke|US0d2FL
starksboro|US0d1VT
starkville|US1b5MS
starnberg|DE0y5
staroaleyskoye|RU4m2
starobaltachevo|RU2j2
starobesheve|UA163
starobilsk|UA164
starobin|BY1y3
starocherkasskaya|RU062
staroderevyankovskaya|RU064
starodub|RU064
starogard gdanski|PL206
starokamyshinsk|RU2j3
starokorsunskaya|RU063
starokostiantyniv|UA165
starokozache|UA162
starokucherganovka|RU523
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
stary bohumin|CZ2x5
stary krym|UA5e3
stary sacz|PL203
staryy cherek|RU063
staryy dobrotvir|UA163
staryy krym|UA163
staryy malgobek|RU066
staryy oskol|RU068
staryy sambir|UA162
staryya darohi|BY1y3
staryye atagi|RU063
staryye ozinki|RU3k3
star|US6w3ID
stassfurt|DE0y5
staszow|PL204
state center|US1b1IA
state college|US0d5PA
state line|US0d1PA
stateburg|US0d0SC
staten island|US0d9NY
statenkwartier|NL3z3
statenville|US0d0GA
statesboro|US0d5GA
statesville|US0d5NC
statham|US0d1GA
statte|IT1i4
stauceni|MD4h3
staufenberg|DE0y3
staufen|DE0y3
staunton|US0d5VA,US1b2IL
stavanger|NO4q7
staveley|GB0j5
stavelot|BE3a3
stavern|NO4q2
stavnsholt|DK2y3
stavropol|RU069
stavrovo|RU063
stavyshche|UA163
stawell|AU0r3VIC
stayton|US0t3OR
steamboat springs|US474CO
stearns|US0d1KY
stebnyk|UA164
stedman|US0d0NC
steeleville|US1b1IL
steele|US1b1MO,US1b0AL
steelton|US0d3PA
steelville|US1b1MO
steenbergen|NL3z5
steenokkerzeel|BE3a3
steenwijk|NL3z4
steep falls|US0d0ME
stefan voda|MD4h3
stefanesti sat|RO1w2
stefanesti|RO1w4
steffisburg|CH5o4
stegaurach|DE0y3
steger|US1b3IL
steglitz|DE0y6
steilacoom|US0t3WA
steilshoop|DE0y4
steinau an der strasse|DE0y3
steinbach am taunus|DE0y3
steinbach hallenberg|DE0y2
steinbach|CA4i3MB
steinenbronn|DE0y3
steinen|DE0y3
steinfeld|DE0y3
steinfurt|DE0y5
steinhagen|DE0y4
steinhatchee|US0d0FL
steinhausen|CH5o3
steinheim am albuch|DE0y3
steinheim am der murr|DE0y4
steinheim|DE0y4
steinkjer|NO4q4
steinway|US0d1NY
stein|DE0y4,NL3z3
stei|RO1w3
stekene|BE3a4
stella|IT1i5
stellenbosch|ZA0x7
stelle|DE0y3
stellingen|DE0y5
stendal|DE0y5
stenhousemuir|GB0j3
stenjevec|HR445
stenlose|DK2y4
stenungsund|SE274
stepanavan|AM355
stephanskirchen|DE0y3
stephens city|US0d1VA
stephenville|US1b4TX,CA7a3NL
stepnogorsk|KZ1n6
stepnoye|RU3k4,RU063
stepps|GB0j3
sterlibashevo|RU2j3
sterling city|US1b0TX
sterling heights|US497MI
sterlington|US1b1LA
sterling|US0d5VA,US1b4IL,US474CO,US0d3MA,US5x2AK,US1b1KS
sterlitamak|RU2j8
sternberk|CZ2x4
steszew|PL202
steti|CZ2x3
stetson|US0d0ME
stetten am kalten markt|DE0y2
stettler|CA392AB
steubenville|US0d4OH
steuben|US0d0ME
stevenage|GB0j6
stevens point|US1b5WI
stevenson ranch|US0t4CA
stevenson|US1b1AL,US0t1WA
stevenston|GB0j3
stevensville|US0d3MD,US471MT,US490MI
stewart manor|US0d1NY
stewarton|GB0j3
stewartstown|US0d1PA
stewartville|US1b3MN,US1b1AL
steyerberg|DE0y2
steyning|GB0j3
steyr|AT215
stezzano|IT1i4
stickney|US1b3IL
stiens|NL3z3
stigler|US1b1OK
stijena|BA453
stiles|US0d0PA
stilfontein|ZA0x7
stillman valley|US1b0IL
stillwater|US1b6OK,US1b4MN,US0d1NY
stilwell|US1b2OK
stinnett|US1b1TX
stiring wendel|FR1m4
stirling|GB0j5,AU1v3WA
stjordalshalsen|NO4q4
stochov|CZ2x2
stock island|US0d2FL
stockach|DE0y4
stockbridge|US0d5GA,US0d1MA,US490MI
stockdale|US1b1TX
stockelsdorf|DE0y4
stockerau|AT214
stockheim|DE0y3,DE0y2
stockholm|SE27b
stockport|GB0j7
stocksbridge|GB0j4
stockstadt am main|DE0y3
stockstadt am rhein|DE0y3
stockton heath|GB0j3
stockton on tees|GB0j6
stockton springs|US0d1ME
stockton|US0t8CA,US1b1MO,US1b1IL,US1b0KS
stoke gifford|GB0j4
stoke on trent|GB0j9
stokesdale|US0d2NC
stolac|BA453
stolberg|DE0y6
stolbovaya|RU062
stolin|BY1y3
stollberg|DE0y4
stolniceni prajescu|RO1w2
stolpen|DE0y3
stolzenau|DE0y3
stone mountain|US0d3GA
stone park|US1b2IL
stone ridge|US0d0NY
stoneboro|US0d0PA
stonecrest|US0d6GA
stonegate|US473CO
stoneham|US0d4MA
stonehaven|GB0j4
stonehouse|GB0j3,GB0j2
stoneville|US0d0NC
stonewall|US1b1LA,US1b0MS
stonewood|US0d1WV
stone|GB0j4,GB0j3,GB0j3
stonington|US0d0ME
stony brook|US0d4NY
stony creek mills|US0d0PA
stony hill|JM3g3
stony plain|CA393AB
stony point|US0d4NY,US491MI,US491MI,US0d0NC
stony prairie|US0d0OH
stonybrook|US0d1PA
storesti|RO1w4
storkow|DE0y3
storm lake|US1b3IA
stormstown|US0d1PA
stornara|IT1i2
stornoway|GB0j3
storozhevaya|RU063
storrington|GB0j3
storrs|US0d4CT
storvreta|SE273
story city|US1b2IA
stotfold|GB0j3
stottville|US0d0NY
stoughton|US0d5MA,US1b4WI
stourbridge|GB0j6
stourport on severn|GB0j4
stover|US1b0MO
stovring|DK2y3
stowbtsy|BY1y4
stowell|US1b1TX
stowe|US0d2VT,US0d2PA
stowmarket|GB0j4
stow|US0d5OH,US0d3MA
strabane|GB0j4
stradella|IT1i3
straelen|DE0y4
strafford|US0d2NH,US1b1MO
straja|RO1w2
strakonice|CZ2x5
straldzha|BG2z3
stralsund|DE0y6
strangnas|SE274
stranraer|GB0j3
strasbourg|FR1m8
strasburg|US0d3VA,DE0y3,US0d2PA,US0d1OH,US471CO
straseni|MD4h4
strassen|LU7j3
strassgang|AT214
strasshof an der nordbahn|AT213
stratford upon avon|GB0j5
stratford|US0d6CT,CA1e5ON,US0d3NJ,US1b1TX,US1b1WI,US1b1OK,US0t0CA,US0d0NH
strathalbyn|AU2v3SA
stratham station|US0d3NH
strathaven|GB0j3
strathdale|AU0r2VIC
strathfieldsaye|AU0r2VIC
strathfield|AU0p5NSW
strathmore|CA394AB,AU0r3VIC,US0d3NJ,US0t1CA
strathpine|AU1k3QLD
stratmoor|US473CO
straubing|DE0y5
strausberg|DE0y5
strawberry point|US1b0IA
strawberry|US0t2CA
strazhitsa|BG2z3
straznice|CZ2x3
stra|IT1i3
streamwood|US1b5IL
streator|US1b4IL
streetly|GB0j4
streetsboro|US0d4OH
street|GB0j4
strehaia|RO1w4
strelka|RU3h3,RU062
strellc i eperm|XK2r3
strelna|RU064
strensall|GB0j3
stretford|GB0j5
strezhevoy|RU535
striano|IT1i3
stribro|CZ2x3
strijen|NL3z3
strizkov|CZ2x4
strogino|RU067
stroitel|RU064
stromsburg|US1b0NE
stromstad|SE273
stromyn|RU063
strongsville|US0d5OH
strong|US0d0ME
stronie slaskie|PL203
strood|GB0j5
stropkov|SK5b3
stroudsburg|US0d2PA
stroud|GB0j6,US1b1OK
strovolos|CY6s6
strpce|XK2r3
struer|DK2y4
struga|MK545
strugi krasnyye|RU063
strullendorf|DE0y3
strumica|MK546
strum|US1b0WI
strunino|RU064
struthers|US0d3OH
stryi|UA166
stryker|US490OH
stryszawa|PL202
strzalkowo|PL202
strzegom|PL204
strzelce krajenskie|PL203
strzelce opolskie|PL204
strzelin|PL204
strzelno|PL203
strzyzow|PL203
stuarts draft|US0d3VA
stuart|US0d4FL,US1b1IA,US0d1VA
studenicane|MK544
studenka|CZ2x3
studio city|US0t5CA
studley|GB0j3
stuhlingen|DE9m2
stuhr|DE0y5
stulpicani|RO1w3
stung treng|KH245
stupava|SK5b3
stupino|RU066
sturbridge|US0d1MA
sturgeon bay|US1b3WI
sturgeon|US0d1PA
sturgis|US493MI,US473SD,US1b1KY
sturlic|BA452
sturovo|SK5b4
sturry|GB0j3
sturtevant|US1b3WI
stutterheim|ZA0x5
stuttgart feuerbach|DE0y5
stuttgart muhlhausen|DE0y5
stuttgart ost|DE0y6
stuttgart|DE0y9,US1b3AR
su ngai kolok|TH0n5
suai|TL6t4
sual|PH182
suamico|US1b4WI
suances|ES0z3
suan|CO0i3
suarez|CO0i3
suar|IN035
suay|PH184
subang jaya|MY2a9
subaykhan|SY225
subiaco|AU1v3WA,IT1i3
subic|PH186,PH183
subkhankulovo|RU2j3
sublette|US1b0KS
sublimity|US0t2OR
subotica|RS2r7
subtanjalla|PE0g3
subusub|PH183
succasunna|US0d3NJ
success|AU1v3WA
succivo|IT1i3
suce sur erdre|FR1m3
suceava|RO1w7
sucha beskidzka|PL203
suchedniow|PL203
suchiapa|MX044
suchindram|IN034
suchitoto|SV4x3
suciu de sus|RO1w3
sucre|BO2h8,CO0i5,EC1s4
sucua|EC1s3
sucy en brie|FR1m5
sudak|UA5e4
suda|RU062
sudbury|GB0j4,US0d4MA
sudden valley|US0t3WA
sudislavl|RU062
sudley|US0d4VA
sudlohn|DE0y3
sudogda|RU064
sudova vyshnya|UA163
sudzha|RU063
sueca|ES0z5
sueyoshicho ninokata|JP0c4
suez|EG0h9
sufalat samail|OM3r6
suffern|US0d3NY
suffield depot|US0d0CT
suffolk|US0d6VA
suf|JO2q4
sugar city|US6w0ID
sugar creek|US1b2MO
sugar grove|US1b3IL
sugar hill|US0d4GA
sugar land|US1b6TX
sugarcreek police dept|US0d1OH
sugarcreek|US0d2PA,US0d1OH
sugarland run|US0d4VA
sugarmill woods|US0d3FL
sugito|JP0c6
suharau|RO1w2
suhbaatar|MN3m5
suhl|DE0y5
suhr|CH5o3
suhum|GH1r6
suhut|TR014
suibara|JP0c4
suicheng|CN006
suifenhe|CN004
suihua|CN008
suileng|CN006
suining|CN007
suisun|US0t5CA
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
sukhodol|RU324
sukhothai|TH0n5
sukhoy log|RU2j5
sukkur|PK059
suklayin|PH183
suksun|RU2j3
sukumo|JP0c5
sukuta|GM5p4
sulakyurt|TR013
sulak|RU063
sulechow|PL204
sulecin|PL203
suleja|NG0a7
sulejowek|PL204
sulejow|PL203
sulingen|DE0y4
sulit|PH182
sulkowice|PL203
sullana|PE0g7
sulligent|US1b1AL
sullivan city|US1b2TX
sullivans island|US0d1SC
sullivan|US1b3MO,US1b2IL,US3n2IN,US0d0ME
sully sur loire|FR1m3
sulmona|IT1i4
sulop|PH183
sulphur springs|US1b4TX,US1b0AR
sulphur|US1b4LA,US1b2OK
sultanah|SA0sa
sultanbeyli|TR018
sultandagi|TR013
sultangazi|TR019
sultanhisar|TR013
sultanpur|IN037,IN034,IN033,IN033
sultan|US0t2WA
sulucan|PH183
suluktu|KG3i4
suluova|TR016
suluru|IN035
sulur|IN035
sulya|IN034
sulysap|HU1z3
sulz am neckar|DE0y4
sulzbach am main|DE0y3
sulzbach an der murr|DE0y2
sulzbach rosenberg|DE0y4
sulzbach|DE0y4,DE0y3
sumag|PH184
sumare|BR098
sumas|US0t0WA
sumbal|IN034
sumbawa besar|ID2l6
sumbawanga|TZ1d6
sumberpucung|ID0b5
sumber|ID0b7
sumbe|AO175
sumbuya|SL3p3
sumedang utara|ID0b7
sumedang|ID0b8
sumeg|HU1z3
sumenep|ID0b6
sume|BR1h3
sumilao|PH182
sumirago|IT1i2
sumiswald|CH5o2
sumiton|US1b1AL
summer hill|AU0p3NSW
summerdale|US1b0AL
summerfield|US0d3MD,US0d3NC
summerland|CA4l3BC,US0t1CA
summerlin south|US0t5NV
summerset|US471SD
summerside|CA5l4PE,US0d2OH
summersville|US0d2WV
summerville|US0d6SC,US1b2GA
summit hill|US0d2PA
summit park|US473UT
summit view|US0t3WA
summit|US0d4NJ,US1b4IL,US0t3WA,US252AZ,US1b1MS
sumner|US0t3WA,US1b2IL,US1b1IA
sumoto|JP0c5
sumpango|GT3c4
sumperk|CZ2x5
sumpong|PH183
sumqayit|AZ348
sumrall|US1b1MS
sumter|US0d5SC
sumusta as sultani|EG0h5
sumy|UA168
sun city center|US0d4FL
sun city west|US255AZ
sun city|US255AZ,US0t4CA
sun lakes|US254AZ
sun prairie|US1b5WI,US471MT
sun valley|US0t4NV,US0d1PA,US0d1PA,US251AZ,US6w1ID
sun village|US0t4CA
sunagawa|JP0c4
sunam|IN036
sunan|KP105
sunapee|US0d2NH
sunbury on thames|GB0j5
sunbury|AU0r5VIC,US0d3PA,US0d2OH
sunchales|AR2c4
suncheon|KR088
suncho corral|AR2c3
sunchon|KP109
suncoast estates|US0d2FL
suncook|US0d2NH
sundance|US470WY
sundargarh|IN035
sundarnagar|IN035
sundbyberg|SE275
sunderland|GB0j8,US0d2MA
sundern|DE0y5
sundown|US1b1TX
sundsvall|SE276
sundumbili|ZA0x4
sunel|IN034
sunflower|US1b0MS
sung noen|TH0n4
sungai besar|MY2a5
sungai pelek new village|MY2a4
sungai penuh|ID0b7
sungai petani|MY2a8
sungai raya|ID566
sungai udang|MY2a5
sungailiat|ID0b6
sungam nodongjagu|KP104
sunggal|ID0b7
sungho 1 tong|KP105
sungjibaegam|KP104
sungurlu|TR015
sunland park|US474NM
sunland|US0t4CA
sunman|US3n0IN
sunne|SE272
sunny isles beach|US0d4FL
sunnybank hills|AU1k4QLD
sunnybank|AU1k3QLD
sunnyside tahoe city|US0t1CA
sunnyside|US0d6NY,US0t4WA,US0t2CA,US0d0GA
sunnyslope|US0t2CA,US0t2WA
sunnyvale|US0t7CA,US1b3TX
sunray|US1b1TX
sunrise lake|US0d0PA
sunrise manor|US0t8NV
sunrise|US0d6FL
sunriver|US0t0OR
sunset beach|US0d2NC
sunset hills|US1b3MO
sunset park|US0d7NY
sunset|US0d4FL,US472UT,US1b2LA
sunshine north|AU0r4VIC
sunshine ranches|US0d1FL
sunshine west|AU0r4VIC
sunshine|AU0r3VIC
suntar|RU643
sunyani|GH1r6
sunzha|RU066,RU064
suolahti|FI4t2
suomussalmi|FI4t3
suonenjoki|FI4t3
suong|KH245
suoyarvi|RU063
suozhen|CN006
supaul|IN036
superior|US1b5WI,US474CO,US252AZ,US1b1NE
supe|PE0g4
suphan buri|TH0n6
supia|CO0i4
suponevo|RU063
supreme|US1b0LA
suquamish|US0t2WA
surabaya|ID0bb
surab|PK054
surahammar|SE273
suraia|RO1w3
surajgarh|IN034
surakarta|ID0b9
surallah|PH185
surami|GE373
surandai|IN035
surany|SK5b3
surat thani|TH0n7
suratgarh|IN036
surat|IN03b
surazh|RU064
surbiton|GB0j5
surbo|IT1i4
surcin|RS2r4
surendranagar|IN037
suresnes|FR1m5
surf city|US0d1NC,US0d0NJ
surfers paradise|AU1k5QLD
surfside beach|US0d2SC
surfside|US0d3FL
surgana|IN033
surgeres|FR1m3
surgoinsville|US0d1TN
surgut|RU2j8
surhuisterveen|NL3z2
surianwan|IN034
suriapet|IN037
suria|ES0z3
surif|PS5a4
surigao|PH186
surinam|MU6r3
surin|TH0n6
surkhakhi|RU064
surkhpur|PK054
surman|LY305
surmene|TR014
surovikino|RU3b4
surprise|US257AZ
surrey hills|AU0r4VIC
surrey|CA4l9BC,US1b0ND
surry hills|AU0p4NSW
surry|US0d1ME
sursee|CH5o3
surskoye|RU4f3
sursk|RU063
surte|SE273
surubim|BR1h5
suruc|TR016
sury le comtal|FR1m2
sur|OM3r6
susaki|JP0c5
susangerd|IR0l5
susanville|US0t4CA
susa|IT1i2
susehri|TR015
susel|DE0y2
suseni|RO1w2
susice|CZ2x4
susitna north|US5x0AK
susner|IN034
susquehanna trails|US0d1PA
susquehanna|US0d1PA
sussen|DE0y3
sussex|US1b3WI,CA762NB,US0d1NJ
susuman|RU7d3
susurluk|TR015
susz|PL202
sutherland|AU0p3NSW,US1b0NE
sutherlin|US0t3OR
suto orizare|MK544
sutter creek|US0t1CA
sutter|US0t2CA
sutton alpine|US5x1AK
sutton coldfield|GB0j7
sutton in ashfield|GB0j5
sutton|GB0j8,US0d3MA,US0d1NH,US1b1NE
sutysky|UA163
suva reka|XK2r6
suva|FJ7i6
suvorovskaya|RU064
suvorov|RU064
suwalki|PL206
suwanee|US0d4GA
suwannaphum|TH0n4
suwayr|SA0s3
suwa|JP0c6
suwon|KR08a
suyan|PH183
suya|NG0a3
suyo|PH183
suzaka|JP0c6
suzano|BR098
suzdal|RU063
suzemka|RU063
suzhou|CN00c,CN008
suzuka|JP0c8
suzun|RU2d4
suzzara|IT1i4
svalyava|UA164
svatove|UA164
svay rieng|KH245
svedala|SE274
svencioneliai|LT4v3
svencionys|LT4v2
svendborg|DK2y5
sverdlovskiy|RU062
sverdlovsk|UA166
sveti nikole|MK544
svetla nad sazavou|CZ2x3
svetlanovskiy|RU066
svetlodarsk|UA164
svetlogorsk|RU593
svetlograd|RU065
svetlyy yar|RU3b4
svetlyy|RU594,RU3k4,RU2j3,RU533
svetogorsk|RU8v4
sviblovo|RU066
svidnik|SK5b4
svilengrad|BG2z4
svirsk|RU4p4
svishtov|BG2z5
svislach|BY1y3
svitavy|CZ2x4
svitlovodsk|UA166
svit|SK5b3
svobodnyy|RU646,RU2j3
svobody|RU064
svoge|BG2z3
svyetlahorsk|BY1y6
swabi|PK057
swadlincote|GB0j5
swaffham|GB0j3
swainsboro|US0d3GA
swakopmund|NA605
swamimalai|IN033
swampscott|US0d4MA
swan hill|AU0p3VIC
swan view|AU1v3WA
swanage|GB0j3
swanley|GB0j4
swannanoa|US0d2NC
swansboro|US0d2NC
swanscombe|GB0j4
swansea|GB0j8,US0d4MA,US1b4IL
swanton|US0d2OH,US0d1VT
swanville|US0d0ME
swanzey|US0d3NH
swarthmore|US0d3PA
swartz creek|US492MI
swartzville|US0d1PA
swartz|US1b2LA
swarzedz|PL205
swedesboro|US0d1NJ
swedru|GH1r6
sweeny|US1b2TX
sweet home|US0t3OR
sweet springs|US1b1MO
sweetser|US3n0IN
sweetwater|US0d4FL,US1b3TX,US0d3TN
swellendam|ZA0x4
swepsonville|US0d0NC
swidnica|PL206
swidnik|PL205
swidwin|PL204
swiebodzice|PL205
swiebodzin|PL204
swiecie|PL205
swieqi|MT8j3
swietochlowice|PL206
swift current|CA8p4SK
swift trail junction|US252AZ
swindon|GB0j8
swinoujscie|PL205
swinton|GB0j4
swissvale|US0d3PA
swords|IE385
swoyersville|US0d2PA
syanno|BY1y3
syasstroy|RU064
sycamore|US1b4IL
sychevka|RU063
sycow|PL203
sydenham|AU0r3VIC
sydney central business district|AU0p5NSW
sydney mines|CA773NS
sydney|AU0pcNSW,CA777NS
syenitsa|BY1y2
syevyerodonetsk|UA167
sykesville|US0d2MD,US0d0PA
syke|DE0y5
sykies|GR4b5
syktyvkar|RU068
sylacauga|US1b4AL
sylhet|BD078
sylt ost|DE0y3
sylvan beach|US0d0NY
sylvan lake|CA393AB,US491MI
sylvan springs|US1b1AL
sylvania|US494OH,AU0p3NSW,US0d1GA,US1b1AL
sylva|RU2j3,US0d1NC
sylvester|US0d3GA
synelnykove|UA165
syosset|US0d4NY
syracuse|US0d7NY,US475UT,US3n2IN,US1b1NE,US471KS
syriam|MM0q6
sysert|RU2j4
syston|GB0j4
syumsi|RU322
syzran|RU328
szabadszallas|HU1z3
szamotuly|PL204
szarvas|HU1z4
szazhalombatta|HU1z4
szczawnica|PL203
szczawno zdroj|PL202
szczebrzeszyn|PL202
szczecinek|PL205
szczecin|PL209
szczyrk|PL203
szczytna|PL202
szczytno|PL205
szecseny|HU1z3
szeged|HU1z7
szeghalom|HU1z3
szekesfehervar|HU1z7
szekszard|HU1z5
szentendre|HU1z5
szentgotthard|HU1z3
szentlorinc|HU1z3
szerencs|HU1z3
szigethalom|HU1z4
szigetszentmiklos|HU1z5
szigetvar|HU1z3
szikszo|HU1z3
szklarska poreba|PL203
szolnok|HU1z6
szombathely|HU1z6
szprotawa|PL204
sztum|PL203
szubin|PL203
szydlowiec|PL204
ta izz|YE1t9
ta khmau|KH246
taal|PH185
taastrup|DK2y5
tabaco|PH186
tabalah|SA0s2
tabalosos|PE0g4
tabanan|ID2l5
tabango|PH183
tabarka|TN464
tabasco|MX043
tabas|IR0l6
tabatinga|BR885,BR094
taber|CA393AB
tabina|PH182
tabira|BR294
tabligbo|TG3w4
taboao da serra|BR098
tabor city|US0d2NC
tabora|TZ1d7
tabor|CZ2x5
taboshar|TJ484
tabou|CI0u4
tabriz|IR0la
tabuaco|PT503
tabuan|PH182
tabua|PT504
tabuc pontevedra|PH182
tabuk|SA0s9,PH185
tabursuq|TN464
tabu|PH183
taby|SE276
tacambaro de codallos|MX045
tacana|GT3c3
tacarigua|VE145
tacherting|DE0y3
tachilek|MM0q6
tachov|CZ2x4
tacloban|PH188
tacna|PE0g8
taco pozo|AR2c3
tacoaleche|MX043
tacoma|US0t8WA
tacony|US0d3PA
tacoronte|ES5i5
tacotalpa|MX043
tactic|GT3c3
tacuarembo|UY2s6
tacuba|SV4x2
tacurong|PH186
tadcaster|GB0j3
tadepallegudem|IN037
tadepalle|IN035
tadif|SY225
tadine|NC7e3
tadjourah|DJ4k4
tadley|GB0j4
tadmait|DZ1p4
tadmur|SY226
tadotsu|JP0c5
tado|CO0i3
tadpatri|IN037
tadworth|GB0j3
taebaek|KR086
taesal li|KR085
tafalla|ES0z4
tafas|SY225
taffuh|PS6q3
tafi viejo|AR3s6
tafo|GH1r6
tafresh|IR0l4
taft heights|US0t1CA
taft mosswood|US0t1CA
taft southwest historical|US1b1TX
taft|IR0l4,US0t3CA,US1b2TX,US0d1FL
tafuna|AS923
tagab|AF123
taganrog|RU068
taganskiy|RU067
tagas|PH184
tagaw bay|AF123
tagawa|JP0c6
tagaytay|PH186
tagbilaran city|PH186
tagbina|PH183
taggia|IT1i4
taghazout|MA112
tagiura|LY307
tagkawayan sabang|PH183
taglio di po|IT1i3
taglio|IT1i4
tagoloan|PH185
tago|PH183
tagta|TM414
taguatinga|BR6h4
tagudin|PH185
taguig|PH189
tahara|JP0c5
tahe|CN006
tahla|MA115
tahlequah|US1b4OK
tahmoor|AU0p2NSW
tahoe vista|US0t1CA
tahoka|US1b1TX
tahoma|US0t0CA
tahoua|NE3v6
tahta|EG0h7
tai po|HK0m4
taian|CN00c
taibet|DZ1p4
taichung|TW0ea
taif|SA0s9
taigum|AU1k3QLD
taihecun|CN008
taikang|CN006
tailai|CN006
tain lhermitage|FR1m3
tainan|TW0ea
tainter lake|US1b1WI
taiobeiras|BR095
taipei|TW0ed
taiping|MY2a8
taishan|CN007
taitung city|TW0e7
taixing|CN006
taiynsha|KZ1n4
taiyuan|CN00c
taizhou|CN009
tajao|PH182
tajerouine|TN464
tajimi|JP0c7
tajiri|JP0c3
tajpur|IN034
tak bai|TH0n4
takab|IR0l6
takahagi|JP0c5
takahama|JP0c5
takahashi|JP0c5
takahata|JP0c5
takaishi|JP0c6
takai|NG0a3
takamatsu|JP0c8
takanabe|JP0c4
takanini|NZ5d3
takanosu|JP0c4
takaoka|JP0c7
takarazuka|JP0c8
takasaki|JP0c8
takatsuki|JP0c8
takaungu|KE1a3
takayama|JP0c6
takedamachi|JP0c4
takefu|JP0c6
takehara|JP0c5
takelsa|TN464
takeocho takeo|JP0c5
takeo|KH24a
takestan|IR0l6
taketoyo|JP0c5
takhatgarh|IN034
takhatpur|IN034
takhtamukay|RU062
takikawa|JP0c5
taki|IN035
takoma park|US0d4MD
takoradi|GH1r8
taksimo|RU4p3
taksony|HU1z3
takum|NG0a5
tak|TH0n5
talaban|PH183
talachyn|BY1y4
talacogon|PH184
talagang|PK055
talagante|CL0o6
talagutong|PH183
talaigua viejo|CO0i3
talaja|IN035
talakag|PH183
talakan|RU643
talalayivka|UA162
talamba|PK055
talanga|HN3l4
talange|FR1m3
talant|FR1m4
talara|PE0g7
talas|TR015,KG3i5
talata mafara|NG0a5
talavera de la reina|ES0z6
talavera la real|ES0z2
talavera|PH186,PE0g3
talayuela|ES0z3
tala|EG0h6,MX045
talbahat|IN034
talcahuano|CL0o8
talca|CL0o8
talcher|IN035
taldom|RU064
taldykorgan|KZ1n7
talegaon dabhade|IN036
taleigao|IN034
talence|FR1m5
talent|US0t3OR
talen|IN033
talghar|KZ1n5
talgram|IN033
talhar|PK054
talibon|PH183
taligaman|PH183
talihina|US1b0OK
talikota|IN035
talipaw|PH183
talipparamba|IN036
talisayan|PH182
talisay|PH187,PH186,PH185,PH183,PH182
talitsa|RU2j4,RU2j4
talitsy|RU063
talkha|EG0h7
tall rif at|SY225
talladega|US1b4AL
tallaght|IE386
tallahassee|US0d8FL
tallapoosa|US0d2GA
tallassee|US1b2AL
tallbisah|SY225
tallinn|EE5g9
tallkalakh|SY225
tallkayf|IQ0k5
tallmadge|US0d4OH
tallulah|US1b3LA
talmaciu|RO1w3
talmage|US0t0CA
talmenka|RU4m4
talnakh|RU3h6
talne|UA164
taloc|PH184
taloda|IN035
talodi|SD1q4
taloqan|AF126
talovskiy|RU064
talovyy|RU063
talpa de allende|MX043
talsi|LV3y4
taltal|CL0o3,PH182
talty|US1b1TX
talugtug|PH183
taluksangay|PH183
talusan|PH183
talwandi bhai|IN034
talwara|IN035
tal|IN034
tam ky|VN0w6
tamala|RU063
tamale|GH1r8
tamalin|MX042
tamalous|DZ1p5
tamalpais homestead valley|US0t3CA
tamalpais valley|US0t3CA
tamamura|JP0c5
taman rajawali|MY2a3
taman senai|MY2a6
tamana|JP0c6
tamandare|BR294
tamano|JP0c6
tamanrasset|DZ1p6
taman|RU063
tamaqua|US0d3PA
tamarac|US0d6FL
tamaseni|RO1w3
tamasi|HU1z3,RO1w3
tamayong|PH183
tamayo|DO1j3,PH183
tamazula de gordiano|MX044
tamazulapam villa del progreso|MX042
tamazunchale|MX045
tama|US1b1IA
tambacounda|SN1g6
tambaram|IN037
tambau|BR094
tambo grande|PE0g5
tambopata|PE0g5
tamboril|DO1j5,BR1h4
tamborine mountain|AU1k3QLD
tambovka|RU643
tambov|RU068
tambo|PE0g2
tambulig|PH183
tambura|SS573
tambuwal|NG0a4
tamesis|CO0i3
tame|CO0i5
tamiahua|MX042
tamiami|US0d6FL
tamiyah|EG0h6
tamluk|IN036
tammela|FI4t3
tammun|PS6q3
tamm|DE0y4
tamnag|PH183
tamontaka|PH182
tampakan|PH183,PH183
tampa|US0d9FL
tampere|FI4t8
tampico|MX318
tampin|MY2a5
tamra|IL3q5
tamugan|PH183
tamuin|MX044
tamulte de las sabanas|MX043
tamuning tumon harmon village|GU7w4
tamuning|GU7w4
tamworth|GB0j6,AU0p6NSW,US0d1NH
tan an|VN0w6
tan tan|MA116
tanabe|JP0c6,JP0c6
tanabi|BR094
tanacu|RO1w3
tanah merah|MY2a5
tanah rata|MY2a3
tanaina|US5x3AK
tanakpur|IN034
tananger|NO4q3
tanashicho|JP0c6
tanauan|PH186,PH184
tanay|PH186
tancacha|AR2c2
tancitaro|MX043
tandag|PH185
tandahimba|TZ1d4
tandalti|SD1q5
tandarei|RO1w4
tanda|EG0h9,IN036,IN035,CI0u4
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
tangalle|LK4d3
tangancicuaro de arista|MX044
tangara|BR1h3
tanga|TZ1d8
tangelo park|US0d1FL
tangent|US0t0OR
tangerang|ID0ba
tangerhutte|DE0y3
tangerine|US0d2FL
tangermunde|DE0y3
tanggulangin|ID0b5
tanggu|CN009
tangier|MA119
tangi|PK055
tangjiazhuang|CN006
tangjin|KR085
tangkak|MY2a5
tanglewilde thompson place|US0t3WA
tanglewilde|US0t3WA
tangping|CN006
tangshan|CN00c
tangstedt|DE0y3
tangua|BR095
tangub|PH185
tanguieta|BJ3t4
tangwani|PK053
tangzhai|CN006
tanhacu|BR1c3
tanhuato de guerrero|MX043
tanjay|PH185
tanjore|IN038
tanjung pandan|ID0b6
tanjung pinang|ID0b8
tanjung sepat|MY2a4
tanjung tokong|MY2a5
tanjungagung|ID0b6
tanjungbalai|ID0b7
tanjungtiram|ID0b5
tankara|IN033
tanki leendert|AW854
tank|PK055
tannersville|US0d1PA
tanner|US0t0WA
tannum sands|AU1k2QLD
tanout|NE3v4
tanque verde|US254AZ
tanquian de escobedo|MX043
tansen|NP2b5
tantangan|PH183
tantou|CN006
tantoyuca|MX045
tanuku|IN036
tanumah|SA0s4
tanuma|JP0c5
tanushimarumachi toyoki|JP0c4
tanvald|CZ2x3
tanza|PH187
taormina|IT1i3
taoru|IN034
taos pueblo|US470NM
taos|US473NM,US1b0MO
taounate|MA115
taourirt|MA116
taoyuan city|TW0e9
taozhuang|CN006
tapachula|MX048
tapah road|MY2a5
tapalpa|MX043
tapa|EE5g3
tapejara|BR094,BR093
taperoa|BR1h3,BR1c3
tapes|BR094
taphan hin|TH0n4
tapilon|PH183
tapilula|MX043
tapioszecso|HU1z3
tapioszele|HU1z3
tapioszentmarton|HU1z2
tapiramuta|BR1c4
tapolca|HU1z4
tapon|PH182
tappahannock|US0d1VA
tappan|US0d3NY
tapping|AU1v3WA
taquarana|BR3e2
taquara|BR096
taquaritinga do norte|BR1h4
taquaritinga|BR096
taquarituba|BR094
taquari|BR095
tara hills|US0t2CA
tarabha|IN033
taraclia|MD4h4
taradale|NZ5d4
taradell|ES0z2
tarakan|ID2l7
tarakeswar|IN035
taramangalam|IN035
taranagar|IN035
tarana|IN035
tarancon|ES0z4
tarandacuao|MX043
taranto|IT1i8
tarapur|IN033
tarare|FR1m3
tarariras|UY2s3
tarascon|FR1m4
tarashcha|UA164
tarasovskiy|RU063
tarata|BO2h3
tarauaca|BR624
tarawa|KI7z5
tarazona de la mancha|ES0z3
tarazona|ES0z3
taraz|KZ1n8
tara|RU335
tarbes|FR1m6
tarboro|US0d3NC
tarcento|IT1i3
tarecuato|MX043
taree|AU0p4NSW
tarentum|US0d2PA
taretan|MX043
tarfaya|MA112
targovishte|BG2z5
targoviste|RO1w6
targowek|PL207
targsoru vechi|RO1w3
targu carbunesti|RO1w3
targu frumos|RO1w4
targu jiu|RO1w7
targu mures|RO1w7
targu neamt|RO1w4
targu ocna|RO1w4
targu secuiesc|RO1w4
targu trotus|RO1w2
targuist|MA114
tarhuna|LY308
tariba|VE145
tarifa|ES0z4
tariffville|US0d0CT
tarija|BO2h7
tarikere|IN035
tarimbaro|MX043
tarime|TZ1d5
tarimoro|MX044
taringa|AU1k3QLD
tarinkot|AF123
tari|PG5y3
tarkhovka|RU063
tarkio|US1b1MO
tarki|RU063
tarko sale|RU2j4
tarkwa|GH1r5
tarlac city|PH188
tarleton|GB0j3
tarlungeni|RO1w3
tarma|PE0g6
tarn taran|IN036
tarnaveni|RO1w5
tarnby|DK2y3
tarneit|AU0r5VIC
tarnobrzeg|PL206
tarnogskiy gorodok|RU062
tarnok|HU1z3
tarnos|FR1m4
tarnova|RO1w3
tarnowskie gory|PL206
tarnow|PL207
taroudant|MA116
tarpey village|US0t2CA
tarpon springs|US0d5FL
tarp|DE0y3
tarquinia|IT1i4
tarqumya|PS6q4
tarrafal de sao nicolau|CV742
tarrafal|CV743
tarragindi|AU1k3QLD
tarragona|ES0z7
tarrant|US1b3AL
tarrega|ES0z4
tarrytown|US0d4NY
tarsus|TR018
tartagal|AR516
tartaro|PH182
tartasesti|RO1w2
tartouss|SY226
tartu|EE5g7
tarub|ID0b6
tarui|JP0c5
taruma|BR093
tarumizu|JP0c4
tarumovka|RU062
tarusa|RU063
tarutyne|UA163
tarut|SA0s6
tarxien|MT8j3
tasbuget|KZ5w4
tasek glugor|MY2a7
taseyevo|RU3h3
tasgaon|IN035
tash kumyr|KG3i5
tashir|AM353
tashkent|UZ1ob
tashla|RU2j3
tashtagol|RU4w5
tashtyp|RU3h3
tasikmalaya|ID0b8
taskent|TR014
taskopru|TR014
taslicay|TR012
tasnad|RO1w3
tasova|TR014
tasqala|KZ6d3
tassin la demi lune|FR1m4
tatabanya|HU1z6
tatahuicapan|MX043
tatamy|US0d0PA
tataouine|TN466
tatarani|RO1w2
tatarbunary|UA163
tatarka|RU063
tatarsk|RU2d5
tatarusi|RO1w2
tata|HU1z5
tatebayashi|JP0c6
tateyama|JP0c6
tatishchevo|RU3k3
tatsinskiy|RU063
tatsunocho tominaga|JP0c5
tatsuno|JP0c4
tattayyangarpettai|IN034
tatui|BR097
tatum|US1b0TX
tatvan|TR016
tat|HU1z2
taubate|BR098
tauberbischofsheim|DE0y4
taucha|DE0y4
taufkirchen|DE0y4,DE0y3
taungdwingyi|MM0q6
taunggyi|MM0q7
taungoo|MM0q7
taunsa|PK055
taunton|GB0j6,US0d6MA
taunusstein|DE0y5
taupo|NZ5d4
taurage|LT4v5
tauranga|NZ5d7
taurianova|IT1i4
taurisano|IT1i3
tauste|ES0z3
tavagnacco|IT1i4
tavarede|PT503
tavares|US0d4FL
tavarnelle val di pesa|IT1i3
tavas|TR014
tavazzano|IT1i2
tavda|RU2j5
tavernerio|IT1i2
tavernes blanques|ES0z3
tavernes de la valldigna|ES0z4
tavernier|US0d1FL
taverny|FR1m5
taveta|KE1a4
taviano|IT1i4
tavira|PT504
tavistock|GB0j4
tavrichanka|RU4o3
tavricheskoye|RU334
tavros|GR4b4
tavsanli|TR016
tawaramoto|JP0c5
tawas city|US491MI
tawau|MY2a8
taxco de alarcon|MX046
taxisco|GT3c3
tay ninh|VN0n5
tayabas|PH185
tayaman|PH182
taybad|IR0l5
tayga|RU4w5
taylor creek|US0d2FL
taylor lake village|US1b2TX
taylor mill|US0d3KY
taylors falls|US1b0MN
taylors hill|AU0r4VIC
taylors lakes|AU0r4VIC
taylorsville|US476UT,US0d1NC,US1b0MS,US0d0KY
taylors|US0d4SC
taylorville|US1b3IL
taylor|US496MI,US1b4TX,US0d3PA,US252AZ,US1b1AL,US1b1AL
tayoltita|MX312
taysan|PH182
tayshet|RU4p5
taytayan|PH183
taytay|PH188,PH183
tayturka|RU4p2
tayud|PH183
tayug|PH184
tayu|ID0b5
tayyibat al imam|SY225
tayzhina|RU4w2
tazacorte|ES5i3
taza|MA117
tazewell|US0d2VA,US0d1TN
tazoult lambese|DZ1p5
tazovsky|RU2j3
tbeng meanchey|KH245
tbilisi|GE37a
tbilisskaya|RU065
tchamba|TG3w5
tchaourou|BJ3t4
tchibanga|GA4r4
tchintabaraden|NE3v3
tchollire|CM2k5
tchula|US1b1MS
tczew|PL206
teabo|MX3u3
teaca|RO1w3
teague|US1b2TX
teaneck|US0d5NJ
teano|IT1i2
teapa|MX045
tearce|MK545
teaticket|US0d1MA
teays valley|US0d4WV
tea|US1b2SD
tebesbest|DZ1p5
tebessa|DZ1p9
tebingtinggi|ID0b7
tecalitlan|MX044
tecali|MX042
tecamac de felipe villanueva|MX044
tecamachalco|MX045,MX043
tecamac|MX044
tecate|MX2n6
tecax|MX3u5
tecchiena|IT1i2
techiman|GH1r6
techirghiol|RO1w3
tecklenburg|DE0y3
tecolotlan|MX043
tecolots|MX2n2
tecoman|MX046
tecozautla|MX043
tecpan de galeana|MX044
tecpan guatemala|GT3c4
tecuala|MX4a4
tecuci|RO1w5
teculutan|GT3c3
tecumseh|US493MI,US1b3OK,US1b1NE
tedder|US0d1FL
teddington|GB0j3
tefenni|TR012
tefe|BR235
tega cay|US0d3SC
tegal|ID0b8
tegelen|NL3z4
tegel|DE0y5
teghra|IN036
tegina|NG0a5
teglas|HU1z3
tegucigalpa|HN3la
tegueste|ES5i3
teguise|ES5i4
tehachapi|US0t4CA
tehran|IR0ld
tehri|IN035
tehuacan|MX048
tehuitzingo|MX042
tehuixtla|MX043
teia|ES0z3
teignmouth|GB0j4
teisendorf|DE0y3
teius|RO1w3
teixeira|BR1h3
tejar|CR5q4
tejen|TM416
tejupilco de hidalgo|MX045
tekamah|US1b1NE
tekane|MR4c4
tekanpur|IN034
tekari|IN034
tekeli|KZ1n5
tekirdag|TR017
tekirova|TR014
tekit|MX3u3
tekkalakote|IN035
tekkali|IN035
tekkekoy|TR014
tekman|TR013
teknaf|BD075
tekoh|MX3u3
tekstilshchiki|RU067
tel aviv|IL3q9
tel mond|IL3q3
telabastagan|PH185
telaga batu|MY2a3
telavi|GE374
tela|HN3l5
telciu|RO1w2
telc|CZ2x3
telde|ES5i7
telega|RO1w3
telemaco borba|BR096
telenesti|MD4h3
telerghma|DZ1p6
telese|IT1i2
telford|GB0j7,US0d2PA
telfs|AT214
telgte|DE0y4
telhara|IN034
telica|NI3d3
telimele|GN1x5
tell city|US9e3IN
tellicherry|IN037
tellico village|US0d3TN
telluride|US471CO
teloloapan|MX045
telopea|AU0p2NSW
telsiai|LT4v5
teltow|DE0y4
teluk intan|MY2a6
teluk nibung|ID0b5
teluknaga|ID0b7
temamatla|MX042
temara|MA118
temascalapa|MX043
temascalcingo|MX044
temascal|MX043
temax|MX3u3
tema|GH1r7
tembisa|ZA0x9
temecula|US0t7CA
temelec|US0t1CA
temerluh|MY2a6
temirgoyevskaya|RU063
temirlanovka|KZ1n4
temirtau|KZ1n7
temiskaming shores|CA1e3ON
temixco|MX047
temizhbekskaya|RU063
temnikov|RU063
temoac|MX043
temozon|MX3u3
tempe junction|US257AZ
tempelhof|DE0y6
temperance|US493MI
tempe|US257AZ
tempio pausania|IT1i4
temple city|US0t5CA
temple hills|US0d3MD
temple terrace|US0d5FL
templeogue|IE383
templestowe lower|AU0r4VIC
templestowe|AU0r4VIC
templeton|US0t3CA,US0d3MA
templeuve en pevele|FR1m3
temple|US1b6TX,US0d2GA,US0d1PA,US0d0NH
templin|DE0y4
tempoal de sanchez|MX044
temryuk|RU065
temse|BE3a5
temuco|CL0o8
ten mile run|US0d1NJ
tenabo|MX3u3
tenafly|US0d4NJ
tenaha|US1b0TX
tenancingo de degollado|MX044
tenancingo|MX044
tenango de arista|MX044
tenango de las flores|MX043
tenango del aire|MX043
tenares|DO1j3
tena|EC1s4
tencarola|IT1i3
tendo|JP0c6
tendukheda|IN034
tenenkou|ML2o3
teneriffe|AU1k2QLD
tenextepango|MX043
tengrela|CI0u5
teningen|DE0y4
tenino|US0t1WA
teni|IN03a
tenja|HR443
tenkodogo|BF365
tennessee ridge|US1b0TN
tennille|US0d1GA
tenno|JP0c5
tenosique|MX045
teno|CL0o3
tenri|JP0c6
tensta|SE274
tenterden|GB0j3
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
teo|ES0z4
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
tepelene|AL5j4
tepetitla|MX043
tepetlaoxtoc de hidalgo|MX043
tepetlixpa|MX044
tepetzintla|MX042
tepexpan|MX047
tepic|MX4a8
teple|UA162
teplice|CZ2x6
teplodar|UA163
teploye|RU062
teplyk|UA163
tepotzotlan|MX045
tepoztlan|MX044
tequesta|US0d2FL
tequexquinahuac|MX042
tequila|MX045
tequisistlan primero|MX043
tequisistlan|MX043
tequisquiapan|MX045
tequixquiac|MX045
teramo|IT1i5
tera|NE3v4
terbanggi besar|ID0b6
terbuny|RU063
tercan|TR014
terdal|IN035
terebovlya|UA164
terekli mekteb|RU063
terek|RU064
terenos|BR403
terenozek|KZ5w3
terenure|IE383
teresa|PH185
teresina|BR1ha
teresopolis|BR097
terespol|PL203
tereze|RU063
tergnier|FR1m4
terheijden|NL3z3
terlizzi|IT1i5
termas de rio hondo|AR2c5
terme|TR015,IT1i2
termini imerese|IT1i5
termoli|IT1i5
ternate|ID5m7,PH184
ternat|BE3a4
terneuzen|NL3z5
ternevskaya|RU063
ternitz|AT213
terni|IT1i7
terno disola|IT1i3
ternopil|UA168
teror|ES5i4
terra alta|US0d1WV
terra bella|US0t2CA
terra boa|BR094
terra mar|US0d2FL
terra nova|BR1c3
terra rica|BR093
terra roxa|BR093
terra santa|BR234
terrace heights|US0d4NY,US0t3WA
terrace park|US0d1OH
terrace|CA4l4BC
terracina|IT1i5
terralba|IT1i3
terramuggus|US0d0CT
terranuova bracciolini|IT1i3
terrasini|IT1i3
terrassa|ES0z8
terrasson lavilledieu|FR1m3
terrazas del valle|MX2n4
terre du lac|US1b1MO
terre haute|US3n6IN,US1b1MO
terre hill|US0d0PA
terre rouge|MU6r3
terrebonne|CA1e7QC,US0t0OR
terrell hills|US1b2TX
terrell|US1b4TX
terrigal|AU0p3NSW
terrytown|US1b5LA,US470NE
terryville|US0d4NY,US0d2CT
terry|US1b0MS
terter|AZ344
teruel|ES0z5
tervel|BG2z3
terville|FR1m3
tervuren|BE3a4
terzigno|IT1i4
tesanjka|BA453
tesanj|BA453
tesechoacan|MX043
teshi old town|GH1r7
tesistan|MX046
teslic|BA453
tessaoua|NE3v5
tessenderlo|BE3a4
testour|TN464
tetbury|GB0j2
teteghem|FR1m3
tetela del volcan|MX043
tetepango|MX043
teteringen|NL3z3
teterow|DE0y3
teteven|BG2z3
tete|MZ2w7
tetiiv|UA164
tetlanohcan|MX043
tetla|MX044
tetouan|MA118
tetovo|MK546
tettnang|DE0y4
tetuan de las victorias|ES0z7
tetyushi|RU064
teublitz|DE0y3
teufen|CH5o3
teulada|ES0z4
teutonia|BR094
teutopolis|US1b1IL
teutschenthal|DE0y3
teuva|FI4t3
teverola|IT1i4
teviston|US0t0CA
tevriz|RU333
tewantin|AU1k3QLD
tewkesbury|GB0j4
tewksbury|US0d5MA
texanna|US1b1OK
texarkana|US1b5TX,US1b5AR
texas city|US1b6TX
texcoco de mora|MX047
texico|US1b0NM
texistepec|MX043
teyateyaneng|LS722
teykovo|RU065
teziutlan|MX046
tezonapa|MX042
tezontepec|MX042
tezoyuca|MX044
tezpur|IN036
tezu|IN034
tha bo|TH0n5
tha kham|TH0n5
tha khanon|TH0n3
tha mai|TH0n4
tha maka|TH0n6
tha muang|TH0n5
tha ruea|TH0n4
tha yang|TH0n5
thaba nchu|ZA0x5
thaba tseka|LS722
thabazimbi|ZA0x3
thai binh|VN0n6
thai nguyen|VN0n7
thakhek|LA6f6
thakurdwara|IN035
thakurganj|IN034
thakurgaon|BD076
thala|TN464
thale|DE0y4
thalheim|DE0y3
thalmassing|DE0y2
thalwil dorfkern|CH5o3
thalwil|CH5o4
thal|PK055,CH5o3
tham phannara|TH0n3
thamaga|BW6b4
thames ditton|GB0j3
thames|NZ5d3
thame|GB0j4
thana bhawan|IN035
thanatpin|MM0q5
thandla|IN034
thanesar|IN037
thane|IN03a
thanh hoa|VN0n7
thanh pho uong bi|VN0n6
thannhausen|DE0y3
thanniyam|IN033
thann|FR1m3
than|IN035
thaon les vosges|FR1m3
thap khlo|TH0n4
thap than|TH0n4
tharad|IN035
tharandt|DE0y2
tharangambadi|IN034
tharu shah|PK054
tharyarwady|MM0q6
thasra|IN034
that phanom|TH0n4
thatcham|GB0j5
thatcher|US252AZ
thaton|MM0q7
thatta|PK055
thayer|US1b1MO
thayetmyo|MM0q7
the acreage|US0d5FL
the boldons|GB0j4
the bronx|US0daNY
the colony|US1b5TX
the crossings|US0d5FL
the dalles|US0t4OR
the galena territory|US1b0IL
the gap|AU1k4QLD
the hague|NL3z9
the hammocks|US0d6FL
the hideout|US0d2PA
the hills|US1b1TX
the meadows|US0d2FL
the pas|CA4i3MB
the pinery|US473CO
the plains|US0d2OH
the ponds|AU0p4NSW
the range|AU1k2QLD
the village of indian hill|US0d3OH
the villages|US0d6FL
the village|US1b3OK
the woodlands|US1b7TX
theix|FR1m2
thenia|DZ1p4
theniet el had|DZ1p5
thenkasi|IN036
thenzawl|IN033
theodore|US1b3AL
theresa|US1b0WI
thermalito|US0t3CA
thermal|US0t2CA
thermi|GR4b4
thermopolis|US472WY
therwil|CH5o3
thessaloniki|GR4b8
thetford mines|CA1e5QC
thetford|GB0j5
theunissen|ZA0x5
theux|BE3a4
thi tran tan thanh|VN0w5
thi xa phu my|VN0w8
thiais|FR1m5
thibodaux|US1b4LA
thief river falls|US1b3MN
thiells|US0d2NY
thiene|IT1i4
thiensville|US1b2WI
thiers|FR1m4,FR1m2
thies nones|SN1g8
thies|SN1g8
thika|KE1a8
thimphu|BT7b7
thinadhoo|MV783
thionville|FR1m5
third lake|US1b0IL
thirroul|AU0p3NSW
thirsk|GB0j3
thirukattupalli|IN034
thiruthani|IN035
thiruvaiyaru|IN034
thiruvananthapuram|IN03a
thiruvarur|IN036
thiruvidaimaruthur|IN034
thisted|DK2y4
thivai|GR4b4
thoen|TH0n4
thohoyandou|ZA0x5
tholen|NL3z3
tholey|DE0y4
thomasboro|US1b0IL
thomaston|US0d3GA,US0d1NY,US0d1CT,US0d1ME
thomastown|AU0r4VIC
thomasville|US0d5NC,US0d4GA,US1b2AL
thomas|US1b0OK
thomazeau|HT2u6
thompson falls|US470MT
thompsons station|US1b2TN
thompsonville|US0d3CT,US0d2PA
thompson|CA4i4MB,US0d3CT,US1b0ND
thomson|US0d3GA
thones|FR1m3
thonex|CH5o4
thongwa|MM0q6
thonon les bains|FR1m5
thonotosassa|US0d4FL
thoothukudi|IN039
thoreau|US471NM
thorigny sur marne|FR1m3
thornaby on tees|GB0j4
thornbury|AU0r4VIC,GB0j4
thorndale|US0d2PA,US1b0TX
thorne|GB0j4
thornhill|ZA0x2
thornlands|AU1k4QLD
thornleigh|AU0p3NSW
thornlie|AU1v5WA
thornport|US0d0OH
thornton cleveleys|GB0j5
thornton heath|GB0j4
thornton|US477CO,AU0p3NSW,US1b1IL,US0d1NH,US0t0CA
thorntown|US3n1IN
thornwood|US0d2NY
thorold|CA1e4ON
thorpe hamlet|GB0j3
thorp|US1b1WI
thorsby|US1b1AL
thouare sur loire|FR1m3
thouars|FR1m4
thoubal|IN035
thourotte|FR1m2
thousand oaks|US0t7CA
thousand palms|US0t3CA
thrakomakedones|GR4b3
thrapston|GB0j3
three forks|US471MT
three lakes|US0d4FL,US0t2WA
three oaks|US0d2FL,US491MI
three points|US252AZ
three rivers|US493MI,US0t2OR,US0d2MA,US0t1CA,US1b1TX
three way|US1b1TN
thrissur|IN038
throgs neck|US0d5NY
throop|US0d2PA
thu dau mot|VN0w7
thuin|BE3a4
thuir|FR1m3
thulamahashi|ZA0x4
thul|PK055
thum|DE0y3
thunder bay|CA1e7ON
thunderbolt|US0d1GA
thung song|TH0n5
thun|CH5o5
thurgoona|AU0p3NSW
thurles|IE383
thurmond|US0d1NC
thurmont|US0d3MD
thurso|GB0j3
thyez|FR1m2
thyolo|MW4e3
ti port de paix|HT2u5
tiadiaye|SN1g3
tiana|ES0z3
tianchang|CN006
tianfu|CN007
tiangua|BR1h6
tianguismanalco|MX042
tianjin|CN00d
tianpeng|CN006
tianshui|CN00c
tiaong|PH182
tiaret|DZ1p7
tiassale|CI0u5
tias|ES5i4
tibagi|BR094
tibana|RO1w3
tibanbang|PH183
tibanesti|RO1w3
tibati|CM2k5
tiberias|IL3q5
tibigan|PH183
tibiri|NE3v4
tibnah|JO2q2
tibro|SE273
tiburon|US0t3CA
tibu|CO0i4
tice|US0d2FL
tichigan|US1b2WI
ticleni|RO1w2
ticonderoga|US0d2NY
ticuantepe|NI3d4
ticul|MX3u5
tidaholm|SE273
tidjikja|MR4c3
tidworth|GB0j3
tiebo|SN1g7
tiefenbronn|DE0y2
tieling|CN008
tieli|CN007
tielt|BE3a4
tiel|NL3z5
tienen|BE3a5
tiergarten|DE0y4
tierp|SE273
tierra blanca|MX046
tierra buena|US0t3CA
tierra colorada|MX044
tierra nueva|MX042
tierra verde|US0d2FL
tierralta|CO0i5
tiete|BR095
tieton|US0t0WA
tifesti|RO1w2
tiffin|US0d4OH,US1b1IA
tiflet|MA116
tifton|US0d4GA
tiganesti|RO1w2
tigaon|PH184
tigard|US0t6OR
tigbauan|PH184
tiger point|US1b2FL
tigerville|US0d0SC
tiglauigan|PH183
tignieu|FR1m2
tigpalay|PH182
tigre|AR025
tigwav|HT2u7
tihuatlan|MX044
tijara|IN034
tijuana|MX2na
tijucas|BR094
tikaitnagar|IN033
tikamgarh|IN036
tikapur|NP2b5
tikhoretsk|RU066
tikhvin|RU066
tiki island|US1b0TX
tiko|CM2k6
tikrit|IQ0k5
tikri|IN034
tiksi|RU643
tilaran|CR5q3
tila|MX043
tilburg|NL3z8
tilbury|GB0j4
tilcara|AR5v2
tileagd|RO1w3
tilhar|IN036
tilisarao|AR6l2
tillaberi|NE3v4
tillamook|US0t2OR
tillicoultry|GB0j2
tillmans corner|US1b4AL
tillson|US0d1NY
tilton northfield|US0d2NH
tiltonsville|US0d0OH
tilton|US0d2NH,US1b1IL
timana|CO0i3
timaru|NZ5d5
timashevsk|RU066
timbauba|BR295
timber pines|US0d2FL
timberlake|US0d4VA
timberlane|US1b3LA
timberville|US0d1VA
timberwood park|US1b4TX
timbiqui|CO0i3
timbiras|BR1h4
timbo|BR095
timbuktu|ML2o5
timimoun|DZ1p6
timiryazevskoye|RU533
timisoara|RO1w8
timizart|DZ1p5
timmendorfer strand|DE0y3
timmins|CA1e5ON
timmonsville|US0d1SC
timonium|US0d3MD
timon|BR1h7
timoteo|BR097
timperley|GB0j3
timpson|US1b0TX
timra|SE273
tinaan|PH183
tinajo|ES5i2
tinambac|PH183
tinana|AU1k2QLD
tinaquillo|VE146
tinde|TZ1d4
tindivanam|IN036
tindouf|DZ1p6
tindwari|IN033
tineo|ES0z3
tingalpa|AU1k3QLD
tingambato|MX043
tinghir|MA115
tingi|TZ1d4
tingjiang|CN002
tingo maria|PE0g6
tinguindin|MX043
tinicum|US0d2PA
tinley park|US1b6IL
tinnanur|IN034
tinogasta|AR6j4
tinongan|PH186
tinqueux|FR1m3
tinsukia|IN036
tintafor|SL3p2
tinton falls|US0d4NJ
tinyahuarco|PE0g2
tioga|US1b1ND
tionk essil|SN1g3
tipasa|DZ1p5
tipitapa|NI3d6
tipp city|US0d3OH
tippi|ET195
tiptonville|US1b2TN
tipton|GB0j6,US3n2IN,US1b2MO,US1b2IA,US0t1CA,US0d0PA
tiptree|GB0j3
tiptur|IN036
tiquipaya|BO2h6
tiquisate|GT3c4
tir pul|AF123
tira sujanpur|IN033
tirah|IL3q4
tirana|AL5j9
tirano|IT1i3
tiraspol|MD4h7
tirat karmel|IL3q4
tirebolu|TR014
tire|TR016
tirhanimine|MA116
tirlyanskiy|RU2j3
tirmitine|DZ1p5
tirmiz|UZ5s7
tirodi|IN033
tirschenreuth|DE0y3
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
tishomingo|US1b2OK
tismana|RO1w3
tisma|NI3d2
tisnov|CZ2x3
tissemsilt|DZ1p6
tisul|RU4w3
tiszaalpar|HU1z2
tiszafoldvar|HU1z4
tiszafured|HU1z4
tiszakecske|HU1z4
tiszalok|HU1z3
tiszaluc|HU1z2
tiszaujvaros|HU1z4
tiszavasvari|HU1z4
titabar|IN033
titagarh|IN037
titahari|NP2b6
titao|BF364
titay|PH184
titel|RS2r3
titisee neustadt|DE0y4
titlagarh|IN035
titron|IN034
tittmoning|DE0y3
titusville|US0d6FL,US0d2PA
titu|RO1w3
titz|DE0y3
tivat|ME6y3
tiverton|GB0j4,US0d3RI
tivoli|IT1i4,US0d0NY
tiwi|PH184
tixkokob|MX3u3
tixtla de guerrero|MX045
tizapan el alto|MX044
tizayuca|MX045
tizi gheniff|DZ1p5
tizi n tleta|DZ1p4
tizi ouzou|DZ1p7
tizi rached|DZ1p4
tizimin|MX3u6
tiznit|MA116
tlachichuca|MX043
tlacolula de matamoros|MX044
tlacotalpan|MX043
tlacotepec|MX043,MX043,MX042
tlahuac|MX048
tlahualilo de zaragoza|MX313
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
tlemcen|DZ1p7
tluszcz|PL203
to rqao rg on|UZ1o5
toamasina|MG2f8
toast|US0d1NC
toba tek singh|PK056
tobaccoville|US0d1NC
tobarra|ES0z3
tobati|PY283
toba|JP0c5
tobelo|ID5m3
tobetsu|JP0c4
tobias barreto|BR3e5
tobolsk|RU2j7
tobol|KZ6a3
toboso|PH184
tobruk|LY307
tocache|PE0g5
tocaima|CO0i3
tocancipa|CO0i3
tocantins|BR094
tocatlan|MX042
toccoa|US0d3GA
tochigi|JP0c6
tochio honcho|JP0c5
tochtepec|MX043
tocina|ES0z3
tocoa|HN3l5
tocopilla|CL0o5
tocumen|PA5f6
todabhim|IN034
todaraisingh|IN034
todd creek|US472CO
todiresti|RO1w3,RO1w3,RO1w2
todi|IT1i2
todmorden|GB0j4
todorovo|BA453
todos santos|MX4a2
todtnau|DE0y2
tofol|FM953
toftrees|US0d1PA
togane|JP0c6
toging am inn|DE0y3
togitsu|JP0c5
toguchin|RU2d4
togur|RU533
tohana|IN036
toijala|FI4t3
tojsici|BA453
tokaj|HU1z2
tokamachi|JP0c5
tokar|SD1q4
tokat|TR017
toki|JP0c6
tokmak|UA165
tokmok|KG3i6
tokol|HU1z3
tokombere|NG0a3
tokoname|JP0c6
tokonou|GN1x3
tokoroa|NZ5d4
tokorozawa|JP0c8
toksovo|RU063
toktogul|KG3i4
tokushima|JP0c8
tokuyama|JP0c7
tokyo|JP0cd
tok|US5x0AK
tolanaro|MG2f5
tolbazy|RU2j3
tolcayuca|MX043
toledo|US0d8OH,PH187,BR097,ES0z6,CO0i3,US0t2OR,US1b1IA,US1b0IL
tolentino|IT1i4
tolga|DZ1p6
toliara|MG2f7
tolland|US0d4CT
tolleson|US253AZ
tolmezzo|IT1i3
tolna|HU1z4
tolono|US1b2IL
tolosa|ES0z4
tolstoy yurt|RU063
tolu viejo|CO0i3
toluca|MX049,US1b0IL
tolyatti|RU329
tom bean|US1b0TX
tomahawk|US1b2WI
tomah|US1b3WI
tomakivka|UA163
tomakomai|JP0c7
tomares|ES0z5
tomarovka|RU063
tomarza|TR014
tomar|PT504
tomaszow lubelski|PL204
tomaszow mazowiecki|PL206
tomatlan|MX043
toma|BF364
tomball|US1b4TX
tomblaine|FR1m3
tombodu|SL3p3
tombolo|IT1i3
tombstone|US250AZ
tome acu|BR2e5
tomelilla|SE273
tomelloso|ES0z5
tomesti|RO1w4
tome|CL0o6,US471NM
tomigusuku|JP0c6
tomilino|RU065
tomino|ES0z4
tomioka|JP0c6
tomislavgrad|BA453
tomiya|JP0c5
tommot|RU643
tomobe|JP0c5
tomohon|ID2l5
tomok bolon|ID0b3
tompkinsville|US0d3NY,US1b1KY
toms river|US0d6NJ
tomsk|RU539
tonacatepeque|SV4x3
tonala|MX049,MX045
tonanitla|MX043
tonasket|US0t0WA
tonawanda|US0d4NY
tona|ES0z3
tonbridge|GB0j5
tondabayashicho|JP0c7
tondano|ID2l5
tondela|PT503
tonder|DK2y3
tondi|IN034
tondon|GN1x4
tonekabon|IR0l5
tonganoxie|US1b2KS
tonga|CM2k4
tongchon up|KP104
tongchuanshi|CN008
tongchuan|CN006
tongelre|NL3z4
tongeren|BE3a5
tongging|ID0b4
tonghae|KR087
tonghua|CN009
tongliao|CN008
tongouson|PH183
tongren|CN007
tongshan|CN00a
tongzhou|CN007
tonisvorst|DE0y5
tonj|SS574
tonka bay|US1b1MN
tonkawa|US1b2OK
tonkino|RU062
tonk|IN037
tonnay charente|FR1m3
tonneins|FR1m3
tonnerre|FR1m2
tonning|DE0y2
tonopah|US0t1NV
tonosho|JP0c4
tonota|BW6b4
tono|JP0c5
tonsberg|NO4q5
tontitown|US1b1AR
tonto basin|US251AZ
tonya|TR014
tonypandy|GB0j6
tonyrefail|GB0j3
tooele|US475UT
tool|US1b1TX
toongabbie|AU0p4NSW
toorak|AU0r4VIC
toormina|AU0p3NSW
toowong|AU1k3QLD
toowoomba|AU1k7QLD
topanga|US0t3CA
topaz ranch estates|US0t1NV
topchanchi|IN033
topchikha|RU4m3
topeka|US1b7KS,US3n0IN
topes de collantes|CU1l3
topi|PK055
topki|RU4w5
topolobampo|MX4a3
topoloveni|RO1w3
topolovgrad|BG2z3
toppenish|US0t3WA
topraisar|RO1w2
toprakkale|TR013
topsfield|US0d1MA
topsham|US0d3ME
topton|US0d1PA
toquerville|US471UT
tor lupara|IT1i4
torata|PE0g3
torbali|TR016
torbat e heydariyeh|IR0l7
torbat e jam|IR0l6
torbeyevo|RU063
torbole casaglia|IT1i3
torchiarolo|IT1i2
torcy|FR1m5
tordera|ES0z4
tordesillas|ES0z3
tordher|PK057
torello|ES0z4
toretsk|UA165
torgau|DE0y4
torgelow|DE0y3
torghay|KZ6a2
torhout|BE3a4
tori fatehpur|IN033
toride|JP0c6
toritama|BR295
toritto|IT1i3
torit|SS574
tornado|US0d2WV
tornesch|DE0y4
tornillo|US471TX
tornio|FI4t4
toro canyon|US0t1CA
torokbalint|HU1z4
torokszentmiklos|HU1z5
toronto|CA1ebON,AU0p3NSW,US0d2OH
toropets|RU064
tororo|UG2i5
toro|CO0i4,ES0z3
torpoint|GB0j3
torquay|GB0j6,AU0r4VIC,AU1k3QLD
torrance|US0t7CA
torre annunziata|IT1i5
torre boldone|IT1i3
torre de moncorvo|PT503
torre del campo|ES0z4
torre del greco|IT1i6
torre del lago puccini|IT1i3
torre del mar|ES0z4
torre pacheco|ES0z5
torre santa susanna|IT1i3
torreblanca|ES0z2
torredembarra|ES0z4
torredonjimeno|ES0z4
torreglia|IT1i2
torregrotta|IT1i3
torrejon de ardoz|ES0z7
torrejon de la calzada|ES0z2
torrelavega|ES0z6
torrelodones|ES0z4
torremaggiore|IT1i4
torremolinos|ES0z6
torrent|ES0z6
torreon|MX319
torreperogil|ES0z3
torres de la alameda|ES0z3
torres novas|PT504
torres vedras|PT505
torres|BR095
torrevieja|ES0z7
torri di quartesolo|IT1i3
torrijos|ES0z4
torrington|US0d5CT,US473WY
torrita di siena|IT1i2
torroella de montgri|ES0z4
torrox|ES0z4
torshalla|SE273
torshavn|FO904
torslanda|SE273
tortolita|US252AZ
tortoli|IT1i3
tortona|IT1i5
tortoreto lido|IT1i3
tortosa|ES0z5,PH183
tortuguitas|AR025
tortum|TR013
torun|PL208
torvaianica|IT1i4
torzhok|RU066
tosagua|EC1s4
toscolano maderno|IT1i3
tosham|IN034
toshbuloq|UZ1o5
toshloq|UZ1o5
tosno|RU065
tosontsengel|MN3m3
toss kreis 4|CH5o3
tossa de mar|ES0z2
tostado|AR2c4
tostedt|DE0y4
tosu|JP0c6
tosya|TR015
totana|ES0z5
totkomlos|HU1z3
totma|RU063
totnes|GB0j3
totolac|MX043
totolapan|MX043
totolapa|MX043
totonicapan|GT3c6
totoras|AR2c3
tototlan|MX044
totowa|US0d3NJ
totskoye|RU2j3
tottenham|CA1e2ON
tottington|GB0j3
totton|GB0j5
tottori|JP0c7
touba|SN1g9,CI0u5
tougan|BF364
touggourt|DZ1p6
toughkenamon|US0d1PA
tougue|GN1x5
toukh|EG0h6
toulepleu guere|CI0u4
toulon|FR1m7,US1b0IL
toulouges|FR1m3
toulouse|FR1m9
toul|FR1m4
toumodi|CI0u5
toungo|NG0a4
tourcoing|FR1m7
tourlaville|FR1m4
tournai|BE3a6
tournan en brie|FR1m3
tournefeuille|FR1m5
tournon sur rhone|FR1m3
tournus|FR1m3
touros|BR1h3
tours|FR1m7
touza|TN463
tovarkovo|RU064
tovarkovskiy|RU063
tovuz|AZ344
towamensing trails|US0d1PA
towanda|US0d1PA,US1b1KS
towaoc|US470CO
towcester|GB0j3
tower city|US0d0PA
tower lake|US1b0IL
town and country|US1b3MO,US0t2WA
town creek|US1b0AL
town line|US0d1NY
town n country|US0d6FL
townsend|US0d1DE,US471MT,US0d0MA
townshend|US0d0VT
townsville|AU1k8QLD
towson|US0d6MD
toyama|JP0c8
toyohama|JP0c4
toyohashi|JP0c9
toyokawa|JP0c7
toyonaka|JP0c9
toyooka|JP0c6
toyoshina|JP0c5
toyota|JP0c9
tozeur|TN465
tozkhurmato|IQ0k6
tqibuli|GE374
tqvarcheli|GE374
tra mhor|IE383
tra vinh|VN0w6
traben trarbach|DE0y3
trabia|IT1i3
trabuco canyon|US0t2CA
trabzon|TR018
tracy city|US1b1TN
tracyton|US0t2WA
tracy|US0t6CA,US1b1MN
tradate|IT1i4
traer|US1b1IA
trafalgar|US3n0IN
trafaria|PT502
trafford|US0d2PA
traiguen|CL0o4
trail creek|US1b1IN
trail|CA4l3BC
trainer|US0d1PA
traipu|BR3e3
trairi|BR1h5
traiskirchen|AT213
trakai|LT4v2
tralee|IE385
tral|IN034
tramandai|BR095
tranas|SE274
tranbjerg|DK2y3
tranby|NO4q2
trancas|AR513
trancoso|MX044
tranent|GB0j4
trang|TH0n6
trani|IT1i6
tranovaho|MG2f4
tranqueras|UY2s3
trans en provence|FR1m2
trapani|IT1i6
trapiche|PH184
trappenkamp|DE0y2
trappes|FR1m5
trappe|US0d2PA,US0d0MD
traralgon|AU0r5VIC
trasacco|IT1i3
trat|TH0n4
traunreut|DE0y4
traunstein|DE0y4
traun|AT213
travagliato|IT1i4
travelers rest|US0d2SC
travemunde|DE0y4
traverse city|US494MI
traversetolo|IT1i2
travilah|US0d4MD
travis ranch|US1b1TX
travnik|BA455
trbovlje|SI5z4
treasure island|US0d3FL
treasure lake|US0d2PA
trebaseleghe|IT1i3
trebbin|DE0y3
trebechovice pod orebem|CZ2x2
trebes|FR1m3
trebic|CZ2x5
trebinje|BA455
trebisacce|IT1i3
trebisov|SK5b5
trebon|CZ2x3
trebujena|ES0z3
trebukhiv|UA163
trebur|DE0y4
trecase|IT1i3
trecastagni|IT1i3
trecate|IT1i4
tredegar|GB0j4
treffurt|DE0y3
tregunc|FR1m3
treharris|GB0j4
treillieres|FR1m3
treinta y tres|UY2s5
trekhgornyy|RU2j5
trelaze|FR1m4
trelew|AR6j7
trelissac|FR1m3
trelleborg|SE275
tremblay en france|FR1m5
tremelo|BE3a4
tremembe|BR095
tremestieri etneo|IT1i4
tremonton|US473UT
tremont|US0d5NY,US1b1IL,US0d1PA,US0d1ME
trempealeau|US1b1WI
tremp|ES0z2
tremseh|SY223
trencin|SK5b6
trendelburg|DE0y3
trenggalek|ID0b5
trent woods|US0d2NC
trentola ducenta|IT1i4
trenton|US0d6NJ,US494MI,US0d4OH,US1b3MO,US1b2TN,US1b1IL,US0d1GA,US0d1FL,US0d1ME
trento|IT1i6,PH184
trentwood|US0t2WA
trenzano|IT1i2
treorchy|GB0j3
trepuzzi|IT1i4
tres arroyos|AR026
tres barras|BR094
tres cantos|ES0z5
tres coracoes|BR096
tres coroas|BR094
tres de maio|BR094
tres de mayo|MX044
tres isletas|AR2c5
tres lagoas|BR406
tres marias|MX043
tres palos|MX042
tres passos|BR094
tres pontas|BR095
tres rios|BR096,CR5q3
tres valles|MX044
trescine|IT1i3
trescore balneario|IT1i3
trest|CZ2x3
trets|FR1m3
treuchtlingen|DE0y4
treuenbrietzen|DE0y3
treuen|DE0y3
trevelin|AR6j3
treviglio|IT1i5
treviolo|IT1i3
treviso|IT1i6
trevorton|US0d1PA
trevose|US0d2PA
trevoux|FR1m3
trexlertown|US0d1PA
trezzano sul naviglio|IT1i4
trezzo sulladda|IT1i4
tri city|US0t2OR
tri lakes|US3n1IN
triandria|GR4b3
triangle|US0d3VA
triberg|DE0y2
tribes hill|US0d0NY
tricase|IT1i4
tricesimo|IT1i2
triel sur seine|FR1m4
trier|DE0y7
trieste|IT1i8
trifesti|RO1w2,RO1w2
triftern|DE0y2
triggiano|IT1i5
trignac|FR1m3
trigueros|ES0z3
trikala|GR4b6
trilofos|GR4b3
trilport|FR1m2
trimbach|CH5o3
trimbak|IN033
trincomalee|LK4d7
trindade|BR097,BR294,BR094
trinec|CZ2x5
tring|GB0j4
trinidad|BO2h6,CU1l6,UY2s4,US473CO
trinitapoli|IT1i4
trinity beach|AU1k3QLD
trinity|US0d3FL,US0d3NC,US1b1TX,US1b1AL
trino|IT1i3
triolet|MU6r5
trion|US0d1GA
tripoli|LY30a,LB1u8,GR4b5,US1b0IA
trissino|IT1i3
tritenii de jos|RO1w2
trith saint leger|FR1m3
trittau|DE0y3
triunfo|BR094
triyuga|NP2b6
trnava|SK5b6
trn|BA453
trochtelfingen|DE0y3
trofaiach|AT213
trofarello|IT1i3
trofa|PT504
trogir|HR443
troia|IT1i3
troina draginai|IT1i3
trois rivieres|CA1e7QC,GP7m3
troisdorf|DE0y6
troitskaya|RU065,RU063
troitskiy|RU2j3,RU063
troitsko pechorsk|RU063
troitskoye|RU4m3,RU063
troitsk|RU2j6,RU065
trollhattan|SE276
tromso|NO4q6
trondheim|NO4q7
troon|GB0j4
trooper|US0d3PA
trooz|BE3a3
troparevo|RU067
tropea|IT1i3
trophy club|US1b4TX
trorod|DK2y3
trosa|SE273
trossingen|DE0y4
trostberg an der alz|DE0y4
trostyanets|UA163
trotwood|US0d5OH
trou du nord|HT2u3
troup|US1b1TX
troutdale|US0t4OR
troutman|US0d1NC
trouville sur mer|FR1m3
trowbridge park|US491MI
trowbridge|GB0j5
troyan|BG2z4
troyes|FR1m6
troyitske|UA162
troy|US496MI,US0d6NY,US0d5OH,US1b4AL,US1b4MO,US1b3IL,US0d2NC,US1b1TX,US0d1PA,US1b0TN,US0d0PA,US0d0NH,US0d0ME
trstena|SK5b3
trstenik|RS2r6
trubchevsk|RU064
truckee|US0t4CA
trucksville|US0d1PA
trucuk|ID0b5
trudobelikovskiy|RU063
trudovoye|RU4o4
truganina|AU0r4VIC
trujillo alto|PR5c6
trujillo|PE0ga,VE145,HN3l3,ES0z3,CO0i3
trumann|US1b3AR
trumansburg|US0d1NY
truman|US1b0MN
trumbull|US0d5CT
trunovskoye|RU063
truro|GB0j5,CA5l4NS,US0d1MA
trusesti|RO1w3
truskavets|UA165
trussville|US1b4AL
truth or consequences|US473NM
trutnov|CZ2x5
tryavna|BG2z4
tryon|US0d1NC,US0d1NC
trzacka rastela|BA453
trzcianka|PL204
trzebiatow|PL203
trzebinia|PL204
trzebnica|PL204
trzemeszno|PL203
tsafe|NG0a3
tsagan aman|RU063
tsaile|US470AZ
tsalenjikha|GE373
tsaratanana|MG2f4
tsarevo|BG2z3
tsaritsyno|RU067
tsarychanka|UA163
tsawwassen|CA4l4BC
tselina|RU063
tselinnoye|RU4m3,RU2j3
tsementnyy|RU2j3
tsengel|MN3m3
tsentoroy|RU063
tseri|CY6s2
tsetserleg|MN3m3
tsevie|TG3w6
tshabong|BW6b3
tshela|CD0f5
tshikapa|CD2g8
tsimbeo|KM7x4
tsimlyansk|RU064
tsingoni|YT7q3
tsiolkovskiy|RU643
tsiombe|MG2f5
tsirang|BT7b4
tsiroanomandidy|MG2f5
tsivilsk|RU064
tskhinvali|GE375
tsnori|GE373
tsotsin yurt|RU064
tsqaltubo|GE374
tsrar sharif|IN033
tsubame|JP0c5
tsubata|JP0c5
tsuen wan|HK0m8
tsuiki|JP0c3
tsukawaki|JP0c4
tsukuba|JP0c7
tsukumiura|JP0c4
tsuma|JP0c5
tsumeb|NA604
tsuruga|JP0c6
tsurugi asahimachi|JP0c4
tsuruoka|JP0c7
tsurusaki|JP0c6
tsushima|JP0c6
tsuyama|JP0c6
tsu|JP0c7
tsyurupynsk|UA165
tualatin|US0t5OR
tual|ID5m5
tuam|IE383
tuapse|RU066
tuart hill|AU1v3WA
tuba city|US473AZ
tubac|US250AZ
tuban|ID0b6,PH182
tubarao|BR096
tubara|CO0i3
tubarjal|SA0s5
tubas|PS6q4
tubay|PH183
tubbergen|NL3z4
tubingen|DE0y6
tubize|BE3a4
tubod|PH183,PH183
tuburan|PH183
tucacas|VE144
tucano|BR1c5
tuchkovo|RU064
tuchola|PL204
tuchow|PL203
tuckahoe|US0d5VA,US0d3NY,US0d0NY
tuckerman|US1b1AR
tuckerton|US0d2NJ
tucker|US0d5GA
tucson estates|US254AZ
tucson|US259AZ
tucuma|BR2e5,BR2e4
tucumcari|US472NM
tucume|PE0g3
tucupita|VE146
tucuran|PH184
tucurui|BR2e6
tudela de duero|ES0z3
tudela|ES0z5
tuding|PH183
tudor vladimirescu|RO1w2,RO1w2
tudora|RO1w2
tuen mun|HK0m4
tuensang|IN035
tufanbeyli|TR012
tufanganj|IN034
tufesti|RO1w3
tuftonboro|US0d1NH
tughyl|KZ1n3
tuglie|IT1i2
tuguegarao|PH187
tugulym|RU2j3
tugun|AU1k3QLD
tuineje|ES5i4
tui|ES0z4
tujunga|US0t5CA
tukrah|LY305
tuktuk sonak|ID0b2
tukums|LV3y4
tukuyu|TZ1d5
tukwila|US0t4WA
tukzar|AF124
tula de allende|MX045
tulalip bay|US0t1WA
tulalip|US0t3WA
tulancingo|MX047
tulangan utara|ID0b6
tulantongo|MX044
tulare|US0t6CA
tularosa|US472NM
tulay na lupa|PH183
tula|RU069
tulcan|EC1s6
tulcea|RO1w7
tulchyn|UA164
tulcingo de valle|MX042
tulia|US1b2TX
tuljapur|IN035
tulkarm|PS5a5
tullahoma|US1b4TN
tullamarine|AU0r3VIC
tullamore|IE384
tulle|FR1m4
tullibody|GB0j3
tullinge|SE274
tullins|FR1m3
tulln|AT214
tullytown|US0d1PA
tulnici|RO1w3
tulsa|US1b9OK
tulsipur|NP2b5,IN034
tultepec|MX046
tultitlan de mariano escobedo|MX045
tulu bolo|ET193
tulua|CO0i7
tulucesti|RO1w3
tulum|MX4j4
tulunan|PH183
tulungagung|ID0b6
tulun|RU4p6
tumaco|CO0i6
tumayr|SA0s3
tuma|RU063
tumba|SE275
tumbes|PE0g7
tumbi|TZ1d5
tumbotino|RU063
tumcon ilawod|PH182
tumen|CN006
tumkur|IN038
tumpat|MY2a4
tumsar|IN035
tumut|AU0p3NSW
tumwater|US0t4WA
tunapuna|TT7k4
tunceli|TR015
tuncurry|AU0p3NSW
tundla|IN036
tunduma|TZ1d5
tune|DK2y2
tung chung|HK0m5
tungao|PH183
tungipara|BD076
tungi|BD078
tunica resorts|US1b1MS
tunis|TN469
tuni|IN036
tunja|CO0i7
tunkhannock|US0d1PA
tunstall|GB0j3
tuntenhausen|DE0y3
tuntum|BR1h4
tuolumne city|US0t1CA
tupaciguara|BR095
tupanatinga|BR293
tupancireta|BR094
tupa|BR096
tupelo|US1b5MS
tupi paulista|BR093
tupiza|BO2h4
tupi|PH184
tupper lake|US0d2NY
tuquerres|CO0i4
turabah|SA0s5
turaif|SA0s5
turaiyur|IN035
turan|RU3h2
turar ryskulov|KZ1n4
turate|IT1i3
tura|IN036,HU1z3,RU3h2
turbaco|CO0i6
turbana|CO0i3
turbat|PK056
turbigo|IT1i3
turbiv|UA163
turbo|CO0i6
turceni|RO1w3
turda|RO1w6
turek|PL205
turgenevo|RU062
turgen|KZ1n4
turgutlu|TR017
turgutreis|TR014
turhal|TR017
turiacu|BR1h3
turinskaya sloboda|RU2j3
turinsk|RU2j4
turin|IT1ia
turis|ES0z2
turi|IT1i4,EE5g3
turkan|AZ343
turka|UA163
turkeli|TR013
turkestan|KZ1n7
turkeve|HU1z3
turkheim|DE0y3
turki|RU3k3
turkler|TR013
turkmenabat|TM418
turkmenbasy|TM416
turku|FI4t7
turley|US1b1OK
turlock|US0t6CA
turmalina|BR093
turmero|VE148
turners falls|US0d2MA
turnersville|US0d2NJ
turner|US0d2ME,US0t1OR
turnhout|BE3a5
turnov|CZ2x4
turnu magurele|RO1w5
turochak|RU4m2
turpan|CN138
turpin hills|US0d2OH
turramurra|AU0p4NSW
turrialba|CR5q5
turriff|GB0j2
tursunzoda|TJ485
turtas|RU2j2
turtle creek|US0d2PA
turtle lake|US1b0WI
turt|RO1w3
turuncova|TR013
turuntayevo|RU4p3
turuvekere|IN034
turzovka|SK5b3
tuscaloosa|US1b7AL
tuscania|IT1i3
tuscarawas|US0d0OH
tuscola|US1b2IL
tusculum|US0d1TN
tuscumbia|US1b3AL
tuskegee|US1b3AL
tustin|US0t6CA
tuszyn|PL203
tutamandahostel|EC1s7
tutayev|RU065
tutay|PH183
tutoia|BR1h4
tutong|BN7l4
tutova|RO1w2
tutrakan|BG2z3
tuttle|US1b3OK
tuttlingen|DE0y5
tutwiler|US1b2MS
tutzing|DE0y3
tut|TR013
tuusula|FI4t5
tuxpam de rodriguez cano|MX046
tuxpan|MX045,MX4a4,MX043
tuxtepec|MX047
tuxtla chico|MX043
tuxtla|MX049
tuy hoa|VN0w6
tuyen quang|VN0n5
tuymazy|RU2j6
tuytepa|UZ1o4
tuyum|PH183
tuy|PH183
tuzamapan|MX043
tuzantla|MX044
tuzhai|CN003
tuzha|RU552
tuzla|BA457,RO1w3
tuzlukcu|TR013
tvardita|MD4h3
tvarditsa|BG2z3
tver|RU069
tvrdosin|SK5b3
twain harte|US0t1CA
twante|MM0q6
twardogora|PL203
tweed heads south|AU0p3NSW
tweed heads west|AU0p3NSW
tweed heads|AU0p3NSW
twello|NL3z4
twentynine palms|US0t5CA
twin city|US0d1GA
twin falls|US6w6ID
twin grove|US1b1IL
twin lakes|US473CO,US1b3WI,US0t2CA,US0d1FL,US0d1VA,US470NM
twin lake|US491MI
twin rivers|US0d3NJ
twinsburg|US0d4OH
twistringen|DE0y4
two harbors|US1b2MN
two rivers|US1b4WI
twon brass|NG0a3
twyford|GB0j3
tyachiv|UA163
tyazhinskiy|RU4w4
tybee island|US0d2GA
tychy|PL207
tye|US1b0TX
tyhee|US6w0ID
tyldesley|GB0j5
tylertown|US1b1MS
tyler|US1b7TX,US1b0MN
tymovskoye|RU6n3
tympaki|GR4b2
tyn nad vltavou|CZ2x3
tyndall air force base|US1b2FL
tyndall|US1b0SD
tynda|RU645
tynec nad sazavou|CZ2x2
tynemouth|GB0j4
tyngsboro|US0d4MA
tyniste nad orlici|CZ2x3
tyoply stan|RU067
tyre|LB1u7
tyrnava|FI4t2
tyrnavos|GR4b3
tyrnyauz|RU064
tyrone|US0d3GA,US0d2PA
tyro|US0d2NC
tysmenytsya|UA163
tysons corner|US0d4VA
tyube|RU063
tyukalinsk|RU334
tyukhtet|RU3h2
tyulgan|RU2j3
tyulkubas|KZ1n3
tyumentsevo|RU4m3
tyumen|RU2j9
tyup|KG3i4
tyuratam|KZ5w3
tzaneen|ZA0x4
tzimol|MX042
tzucacab|MX3u3
uacu cungo|AO173
ualog|PH186
uaua|BR1c4
ubach palenberg|DE0y5
ubaira|BR1c3
ubaitaba|BR1c5
ubajara|BR1h4
ubari|LY305
ubata|BR1c4
ubatuba|BR096
ubauro|PK055
uba|BR097,NG0a4
ubeda|ES0z5
uberaba|BR098
uberherrn|DE0y4
uberlandia|BR099
uberlingen|DE0y4
ube|JP0c7
ubiaja|NG0a4
ubinskoye|RU2d3
uboldo|IT1i3
ubon ratchathani|TH0n7
ubrique|ES0z4
ubstadt weiher|DE0y4
ubud|ID2l5
uchaly|RU2j5
uchiza|PE0g4
uchkeken|RU064
uchkulan|RU062
uchqurghon shahri|UZ1o5
uckange|FR1m3
uckfield|GB0j4
ucon|US6w0ID
udachny|RU644
udaipura|IN034
udaipur|IN039,IN035,IN035
udalguri|IN034
udangudi|IN034
udayagiri|IN033
uddevalla|SE275
uddingston|GB0j2
udelnaya|RU064,RU062
udenhout|NL3z3
uden|NL3z5
udesti|RO1w3
udgir|IN037
udhampur|IN036
udine|IT1i7
udi|NG0a4
udobnaya|RU062
udomlya|RU065
udon thani|TH0n8
udpura|IN033
udumalaippettai|IN036
udupi|IN037
ueckermunde|DE0y3
ueda|JP0c7
uedem|DE0y3
uekimachi mono|JP0c5
uelsen|DE0y2
uelzen|DE0y5
ueno ebisumachi|JP0c6
uenohara|JP0c5
uetendorf|CH5o2
uetersen|DE0y4
uetze|DE0y3
ufa|RU2ja
uffenheim|DE0y3
uga|NG0a6
ugbokpo|NG0a4
ugento|IT1i3
ugep|NG0a8
ughelli|NG0a6
ugine|FR1m3
uglegorsk|RU6n4
uglekamensk|RU4o3
ugleuralskiy|RU2j3
uglich|RU065
uglovoye|RU4o4
ugurludag|TR013
ugu|IN033
uherske hradiste|CZ2x5
uhersky brod|CZ2x4
uhingen|DE0y4
uhland|US1b0TX
uhldingen muhlhofen|DE0y3
uhlingen birkendorf|DE0y2
uhrichsville|US0d2OH
uige|AO176
uijeongbu si|KR089
uiju|KP106
uintah|US470UT
uirauna|BR1h3
uitenhage|ZA0x8
uitgeest|NL3z4
uithoorn|NL3z5
ujar|AZ344
ujfeherto|HU1z4
ujhani|IN036
ujiie|JP0c5
uji|JP0c8
ujjain|IN039
ujkigyos|HU1z2
ujszasz|HU1z3
ukata|NG0a3
ukholovo|RU062
ukhta|RU067
ukiah|US0t4CA
uklana|IN034
ukmerge|LT4v5
ukrainka|UA164
ukwa|IN033
ulaangom|MN845
ulan bator|MN3ma
ulan ude|RU4p8
ulanhot|CN007
ula|IN033,TR012
ulcinj|ME6y3
ulenje|TZ1d4
ulety|RU5t3
ulhasnagar|IN039
uliastay|MN3m4
ulladulla|AU0p3NSW
ullal|IN036
ulldecona|ES0z3
ullo|HU1z3
ulluaya|RU063
ulmeni|RO1w3,RO1w2
ulmi|RO1w3
ulm|DE0y7
ulricehamn|SE273
ulsan|KR08a
ulsteinvik weather pws station|NO4q2
ulsteinvik|NO4q2
ultimo|AU0p3NSW
ulu tiram|MY2a6
ulubey|TR013,TR012
uluborlu|TR014
uludere|TR013
ulundi|ZA0x4
ulverstone|AU693TAS
ulverston|GB0j4
ulvila|FI4t4
ulyanovka|RU063
ulyanovsk|RU4f9
ulysses|US473KS
um jar al gharbiyya|SD1q3
umag|HR443
uman|UA166,MX3u5
umarga|IN035
umaria|IN035
umarizal|BR1h3
umarkhed|IN035
umarkot|PK055,IN035
umatilla|US0t3OR,US0d2FL
umbauba|BR3e4
umba|RU063
umbertide|IT1i3
umbraresti|RO1w3
umbrete|ES0z2
umea|SE276
umina beach|AU0p4NSW
umiray|PH182
umirim|BR1h4
umi|JP0c5
umka|RS2r2
umkirch|DE0y2
umluj|SA0s5
umm al quwain city|AE156
umm as sahik|SA0s4
umm as summaq|JO2q4
umm el fahm|IL3q5
umm kaddadah|SD1q3
umm qasr|IQ0k7
umm ruwaba|SD1q6
umm salal muhammad|QA5n5
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
unalaska|US9g2AK
unanderra|AU0p2NSW
una|IN036,BR1c4,IN034
uncasville|US0d1CT
underwood petersville|US1b2AL
underwood|AU1k3QLD
undurkhaan|MN3m4
undy|GB0j3
unecha|RU065
ungaran|ID0b7
ungca|PH182
ungheni|MD4h5,RO1w3
ungsang nodongjagu|KP103
ungsang|KR086
ungureni jianu|RO1w3
unhel|IN034
unhos|PT503
uniao da vitoria|BR096
uniao dos palmares|BR3e5
uniao|BR1h4
uniara|IN034
unicoi|US0d2TN
unicov|CZ2x4
unidad habitacional jose maria morelos y pavon|MX043
unidad minera 11 de julio|MX043
unieux|FR1m3
union beach|US0d2NJ
union choco|PA5f3
union city|US0t6CA,US0d6NJ,US0d4GA,US1b3TN,US0d2IN,US0d2PA,US1b1OK,US0d1OH,US491MI
union de reyes|CU1l5
union de san antonio|MX043
union de tula|MX043
union gap|US0t3WA
union grove|US1b2WI
union hall|US0d0VA
union hidalgo|MX044
union hill novelty hill|US0t4WA
union park|US0d3FL
union point|US0d1GA
union springs|US1b2AL,US0d0NY
union y progreso|MX043
uniondale|US0d5NY
unionport|US0d5NY
uniontown|US0d3PA,US0d2OH,US1b1AL
unionville|US0d3NC,US0d1GA,US1b1MO,US1b0TN
union|US0d6NJ,US1b3MO,US0d3SC,US0d3OH,US0d3KY,US0d1ME,US0t1OR,US1b1MS
unity|US0d1NH
universal city|US0t7CA,US1b4TX
university center|US0d2VA
university city|US1b5MO
university gardens|US0d2NY
university heights|US0d5NY,US0d4OH,US1b0IA
university park|US0d5FL,US1b5TX,US1b3IL,US472NM,US0d1MD
university place|US0t5WA
university|US0d5FL,US1b2MS
unjha|IN036
unnao|IN037
unna|DE0y6
unquillo|AR2c4
unterageri|CH5o3
unterfohring|DE0y3
untergriesbach|DE0y3
untergruppenbach|DE0y3
unterhaching|DE0y4
unterhausen|DE0y3
unterkrozingen|DE0y4
untermeitingen|DE0y3
unterschleissheim|DE0y5
unterseen|CH5o2
untersiggenthal|CH5o3
untolovo|RU066
untsukul|RU063
unye|TR016
un|IN035,IN034
uozu|JP0c6
upanema|BR1h3
upata|VE146
upice|CZ2x3
upington|ZA0x6
upi|PH183,PH182
upland|US0t6CA,US3n2IN,US0d2PA,US0d2PA
upleta|IN036
upminster|GB0j3
uporovo|RU2j2
uppal kalan|IN037
upper alton|US1b5IL
upper arlington|US0d5OH
upper bear creek|US470CO
upper brookville|US0d1NY
upper coomera|AU1k5QLD
upper dir|PK055
upper fruitland|US471NM
upper grand lagoon|US1b4FL
upper hutt|NZ5d5
upper lake|US0t0CA
upper montclair|US0d4NJ
upper mount gravatt|AU1k3QLD
upper nyack|US0d1NY
upper pohatcong|US0d1NJ
upper saddle river|US0d3NJ
upper saint clair|US0d4PA
upper sandusky|US0d3OH
uppiliyapuram|IN033
upplands vasby|SE275
uppsala|SE277
upton|GB0j3,US0d2MA,US470WY
uptown|US1b6IL
upwey|AU0r3VIC
urambo|TZ1d5
urangan|AU1k3QLD
urania|US1b0LA
uran|IN035
uravakonda|IN035
urayasu|JP0c7
uray|RU2j5
urazovo|RU063
urb santo domingo|PE0g2
urbach|DE0y3
urbana|US1b5IL,US0d4OH,US0d3MD,US1b1IA
urbancrest|US0d0OH
urbandale|US1b5IA
urbania|IT1i2
urbano santos|BR1h4
urbino|IT1i3
urbiztondo|PH184
urcos|PE0g2
urdaneta|PH187
urdinarrain|AR2c3
urdorf|CH5o3
urechesti|RO1w3
urengoy|RU2j3
uren|RU064
ureshinomachi shimojuku|JP0c4
urganch|UZ5s7
urgeses|PT502
urgnano|IT1i3
urgup|TR014
urgut shahri|UZ5s6
uriangato|MX046
uribia|CO0i3
uricani|RO1w3
urireo|MX043
uritsk|RU066
uri|IN033
urjala|FI4t2
urkarakh|RU062
urk|NL3z4
urlati|RO1w4
urla|TR015
urmary|RU063
urmston|GB0j5
urnieta|ES0z3
uromi|NG0a7
urrao|CO0i4
urraween|AU1k3QLD
urrugne|FR1m3
ursulo galvan|MX314,MX042
ursus|PL206
ursynow|PL207
urtaowul|UZ1o4
urtenen|CH5o2
uruacu|BR095
uruana|BR093
uruapan|MX048
urubamba|PE0g3
uruburetama|BR1h4
urucara|BR233
urucuca|BR1c5
urucui|BR1h4
urucurituba|BR233
uruguaiana|BR097
urumita|CO0i3
urumqi|CN13c
uruobo okija|NG0a4
urupes|BR093
urus martan|RU065
urussanga|BR093
urussu|RU063
uruzgan|AF124
urvan|RU062
uryupinsk|RU3b5
uryv pokrovka|RU062
urzhar|KZ1n4
urzhum|RU554
urziceni|RO1w4
usa river|TZ1d4
usagara|TZ1d4
usakos|NA603
usak|TR017
usatove|UA163
usehat|IN034
usera|ES0z7
usevia|TZ1d4
ush tyube|KZ1n4
ushachy|BY1y3
ushaw moor|GB0j3
ushibukamachi|JP0c4
ushiku|JP0c6
ushirombo|TZ1d7
ushuaia|AR026
usiacuri|CO0i3
usilampatti|IN035
usingen|DE0y4
usinsk|RU065
uskudar|TR019
uslar|DE0y4
usmajac|MX043
usman|RU064
usmate velate|IT1i3
usogorsk|RU062
usoke|TZ1d3
usolye sibirskoye|RU4p6
usolye|RU2j2
uspenka|UA163
uspenskoye|RU064
ussel|FR1m4
ussuriysk|RU4o7
ust abakan|RU3h4
ust barguzin|RU4p3
ust charyshskaya pristan|RU4m2
ust donetskiy|RU064
ust dzheguta|RU065
ust ilimsk|RU4p7
ust kalmanka|RU4m3
ust kamenogorsk|KZ1n8
ust katav|RU2j5
ust kulom|RU062
ust kut|RU4p6
ust labinsk|RU065
ust nera|RU973
ust ordynskiy|RU4p4
ust talovka|KZ1n3
ust tsilma|RU062
ust uda|RU4p2
usta muhammad|PK055
ustaritz|FR1m3
uster kirch uster|CH5o3
uster ober uster|CH5o2
uster|CH5o5
usti nad labem|CZ2x7
usti nad orlici|CZ2x4
ustka|PL204
ustron|PL204
ustrzyki dolne|PL203
ustyuzhna|RU063
usuki|JP0c5
usulutan|SV4x6
usurbil|ES0z2
utashinai|JP0c2
uta|IT1i3
utebo|ES0z4
utena|LT4v5
utete|TZ1d4
uthai thani|TH0n4
uthal|PK054
utica|US0d6NY,US492MI,US0d1OH,US0d1SC
utiel|ES0z4
utmanzai|PK055
uto|JP0c5
utran|IN034
utraula|IN035
utrecht|NL3z8
utrera|ES0z6
utsunomiya|JP0c9
uttamapalaiyam|IN035
uttar char fasson|BD076
uttaradit|TH0n6
uttarkashi|IN034
uttiramerur|IN035
uttoxeter|GB0j4
uttukkuli|IN033
utuado|PR5c3
uusikaupunki|FI4t4
uvalde estates|US1b1TX
uvalde|US1b4TX
uvarovo|RU065
uva|RU324
uvelskiy|RU2j3
uvinza|TZ1d5
uvira|CD2g7
uwajima|JP0c6
uxbridge|US0d4MA,CA1e4ON
uyar|RU3h4
uychi|UZ1o5
uyovu|TZ1d6
uyo|NG0a9
uyskoye|RU2j3
uyuni|BO2h3
uzda|BY1y3
uzes|FR1m3
uzgen|KG3i5
uzhgorod|UA167
uzhur|RU3h4
uzice|RS2r6
uzlovaya|RU066
uznach|CH5o2
uzundere|TR012
uzunkopru|TR015
uzwil|CH5o4
uzyn|UA164
v s k valasai dindigul dist|IN034
vaals|NL3z3
vaartbroek|NL3z2
vaasa|FI4t6
vaassen|NL3z4
vacaresti|RO1w3
vacaria|BR096
vacaville|US0t7CA
vacha|RU063
vacoas|MU6r7
vac|HU1z5
vadakku valliyur|IN035
vadakku viravanallur|IN034
vadamadurai|IN034
vada|IN034
vadigenhalli|IN035
vadippatti|IN034
vadlamuru|IN033
vadlapudi|IN034
vadnagar|IN035
vadnais heights|US1b4MN
vado centro|IT1i2
vado ligure|IT1i3
vadodara|IN03a
vado|US472NM
vadso|NO4q2
vadstena|SE273
vadu moldovei|RO1w3
vadu pasii|RO1w3
vadul lui voda|MD4h2
vaduz|LI9n2
vad|RU063
vaerlose|DK2y4
vagator|IN034
vaggeryd|SE272
vagharshapat|AM356
vaghodia|IN034
vagonoremont|RU066
vahdat|TJ486
vaiano|IT1i3
vaihingen an der enz|DE0y5
vaijapur|IN035
vaikam|IN035
vails gate|US0d2NY
vail|US253AZ,US472CO
vaires sur marne|FR1m4
vaison la romaine|FR1m3
vakarai|LK4d4
vakfikebir|TR015
vakhrushi|RU553
vakhsh|TJ484
val de reuil|FR1m4
val des monts|CA1e3QC
val dor|CA1e5QC
val verde park|US1b1TX
val verde|US0t1CA
valabhipur|IN034
valadares|PT503
valangaiman|IN034
valasske klobouky|CZ2x2
valasske mezirici|CZ2x5
valatie|US0d1NY
valavanur|IN034
valbom|PT504
valbonne|FR1m4
valbo|SE273
valchedram|BG2z2
valdagno|IT1i4
valdahon|FR1m2
valday|RU064
valdemorillo|ES0z3
valdemoro|ES0z6
valdepenas|ES0z5
valderice|IT1i3
valdese|US0d2NC
valdes|ES0z4
valdez|EC1s4,US5x2AK
valdivia|CL0o7
valdobbiadene|IT1i3
valdoie|FR1m2
valdosta|US0d6GA
valdovino|ES0z3
vale da amoreira|PT503
vale de cambra|PT503
vale of leven|GB0j5
valea calugareasca|RO1w3
valea lui mihai|RO1w3
valea moldovei|RO1w3
valea stanciului|RO1w3
valega|PT503
valeggio sul mincio|IT1i3
valenca do piaui|BR1h4
valenca|BR1c6,BR096
valence|FR1m6,FR1m2
valencia de alcantara|ES5i3
valencia west|US253AZ
valencia|VE14a,ES0za,US0t7CA,CO0i3,PH182,US471NM
valenciennes|FR1m5
valencina de la concepcion|ES0z3
valenii de munte|RO1w4
valeni|RO1w3
valente diaz|MX045
valente|BR1c4
valentigney|FR1m4
valentin gomez farias|MX3o2
valentine|AU0p2NSW,US1b2NE
valenton|FR1m4
valenzano|IT1i4
valenza|IT1i4,PT504
valera|VE147
valerik|RU063
vale|US6w1OR
valfin les saint claude|FR1m4
valga|EE5g4,ES0z3
valguarnera caropepe|IT1i3
valhalla|US0d2NY
valinda|US0t5CA
valinhos|BR096
valjevo|RS2r6
valka|LV3y3
valkeakoski|FI4t4
valkenswaard|NL3z5
valky|UA163
vallabh vidyanagar|IN035
valladolid|ES0z8,MX3u6
vallam|IN034
vallauris|FR1m5
vallcarca|ES0z4
valle aurina ahrntal|IT1i2
valle de banderas|MX8m3
valle de bravo|MX045
valle de la pascua|VE146
valle de lincoln|MX313
valle de santiago|MX046
valle del guamuez|CO0i3
valle dorado inn|MX043
valle hermoso|MX4n6,AR2c2
valle nacional|MX042
valle vista|US0t4CA,US251AZ
vallecrosia|IT1i3
valledupar|CO0i8
vallegrande|BO2h3
vallehermoso|PH183
vallejo|US0t7CA
vallejuelo|DO1j2
vallenar|CL0o5
vallendar|DE0y3
vallensbaek|DK2y4
vallentuna|SE275
valletta|MT8j3
vallet|FR1m3
valley center|US0t3CA,US1b3KS
valley city|US1b3ND
valley cottage|US0d3NY
valley east|CA1e4ON
valley falls|US0d4RI,US0d3SC,US1b0KS
valley glen|US0t6CA
valley grande|US1b2AL
valley green|US0d2PA
valley hill|US0d1NC
valley mills|US1b0TX
valley park|US1b3MO
valley springs|US0t2CA
valley station|US635KY
valley stream|US0d5NY
valley view|AU2v3SA,US0d1PA,US0d1OH,US0d1PA
valley|US0d3AL,US1b1NE
vallirana|ES0z4
vallo della lucania|IT1i3
valls|ES0z5
valmadrera caserta|IT1i4
valmeyer|US1b0IL
valmiera|LV3y5
valmontone|IT1i4
valognes|FR1m3
valongo|PT504,PT502
valozhyn|BY1y3
valparaiso|CL0o8,US1b5IN,BR094,MX044,US1b2FL
valparai|IN036
valpovo|HR443
valpoy|IN033
valreas|FR1m3
valrico|US0d5FL
valsad|IN036
valsequillo de gran canaria|ES5i3
valtierrilla|MX044
valu lui traian|RO1w3
valuyki|RU065
valvedditturai|LK4d6
valverde del camino|ES0z4
valverde|ES5i2
vama|RO1w3
vammala|FI4t4
vamospercs|HU1z2
vamo|US0d2FL
van alstyne|US1b2TX
van buren|US1b5AR,US9p1ME
van horn|US1b1TX
van lear|US0d0KY
van meter|US1b0IA
van nest|US0d5NY
van nuys|US0t7CA
van vleck|US1b1TX
van wert|US0d3OH
vanadzor|AM357
vanatori neamt|RO1w3
vanatori|RO1w2
vanceburg|US0d1KY
vance|US1b1AL
vancleave|US1b3MS
vancouver|CA4l9BC,US0t7WA
vandalia|US0d4OH,US1b3IL,US1b2MO
vandalur|IN034
vandavasi|IN035
vandenberg air force base|US0t2CA
vandenberg village|US0t3CA
vanderbijlpark|ZA0x8
vandercook lake|US492MI
vandergrift|US0d2PA
vander|US0d0NC
vandiver|US1b0AL
vandoeuvre les nancy|FR1m5
vanersborg|SE275
vangaindrano|MG2f5
vangviang|LA6f5
vanier|CA1e4ON
vanimo|PG5y3
vanino|RU4o4
vaniyambadi|IN036
vanju mare|RO1w3
vanlose|DK2y5
vannes|FR1m6
vansada|IN034
vantaa|FI4t8
vanves|FR1m5
vanzaghello|IT1i2
vanzago|IT1i3
van|TR019,US1b1TX
vapi|IN036
vapnyarka|UA163
vaprio dadda|IT1i3
varadero|CU1l4
varallo|IT1i2
varamin|IR0l7
varanasi|IN03a
varangaon|IN035
varash|UA165
varasti|RO1w3
varazdin|HR445
varazze|IT1i4
varberg|SE275
varbilau|RO1w3
varby|SE273
varca|IN032
vardaman|US1b0MS
vardane|RU062
vardenik|AM353
vardenis|AM354
varde|DK2y4
varedo|IT1i4
varel|DE0y5
varena|LT4v3
varenikovskaya|RU064
varennes vauzelles|FR1m3
varennes|CA1e4QC
varese|IT1i6
vares|BA453
vargarda|SE272
vargashi|RU2j3
vargem grande do sul|BR095
vargem grande|BR1h4
varginha|BR097
varias|RO1w3
vari|GR4b4
varjota|BR1h4
varkala|IN035
varkaus|FI4t4
varnamo|SE274
varna|BG2z8,RU2j3
varnell|US0d1GA
varnsdorf|CZ2x4
varnville|US0d1SC
varoska rijeka|BA453
varpalota|HU1z4
varshets|BG2z3
varsity lakes|AU1k4QLD
varsseveld|NL3z2
vartej|IN033
varto|TR014
varva|UA163
varzea alegre|BR1h4
varzea da palma|BR095
varzea grande|BR4y8
varzea paulista|BR097
varzelandia|BR093
vasarosnameny|HU1z3
vasastan|SE276
vasa|IN034
vasco da gama|IN037
vashkivtsi|UA163
vashon|US0t3WA
vasilati|RO1w3
vasilevo|MK544
vasilikon|GR4b3
vasilyevo|RU064
vasind|IN034
vaskelovo|RU064
vaslui|RO1w6
vassalboro|US0d2ME
vassar|US491MI
vassouras|BR094
vastaboland|FI4t4
vasteras|SE277
vastervik|SE274
vasto|IT1i5
vastra frolunda|SE274
vasudevanallur|IN034
vasylevsky ostrov|RU068
vasylivka|UA164
vasylkiv|UA165
vasyshcheve|UA163
vasyurinskaya|RU064
vaterstetten|DE0y4
vatra dornei|RO1w4
vattalkundu|IN035
vatutine|UA164
vatutinki|RU063
vatutino|RU066
vaucluse|AU0p3NSW
vaucresson|FR1m3
vaudreuil dorion|CA1e5QC
vaughan|CA1e8ON
vaujours|FR1m3
vaulx en velin|FR1m5
vaureal|FR1m4
vauvert|FR1m3
vaux le penil|FR1m4
vavatenina|MG2f5
vavoua|CI0u5
vavozh|RU322
vavuniya|LK4d6
vaxjo|SE276
vayalar|IN035
vayk|AM352
vazante|BR094
vazzola|IT1i2
veauche|FR1m3
veazie|US0d1ME
vecchiano nodica|IT1i3
vechelde|DE0y4
vechta|DE0y5
vecindario|ES5i4
vecses|HU1z4
vedano al lambro|IT1i3
vedano olona|IT1i3
vedaraniyam|IN035
vedasandur|IN034
vedea|RO1w3
vedene|FR1m3
vedi|AM354
vedra|ES0z2
veedersburg|US3n1IN
veendam|NL3z5
veenendaal|NL3z6
vega alta|PR5c4
vega baja|PR5c5
vega de alatorre|MX043
vega de san mateo|ES5i3
vegachi|CO0i3
vegesack|DE0y5
veggia villalunga|IT1i3
veghel|NL3z5
veglie|IT1i4
vegreville|CA393AB
vegueta|PE0g3
veigne|FR1m3
veinticinco de mayo|AR025,AR2c4,AR513
veintidos de febrero|MX044
veitsbronn|DE0y3
veitshochheim|DE0y3
vejalpur|IN037
vejen|DK2y3
vejer de la frontera|ES0z4
vejle|DK2y6
velankanni|IN033
velasco ibarra|EC1s6
velaux|FR1m3
velbert|DE0y6
velburg|DE0y2
velda village hills|US1b0MO
velda village|US1b1MO
velden|DE0y3
veldhoven|NL3z2
veldhuizen|NL3z3
velenje|SI5z5
velen|DE0y4
velesta|MK543
veles|MK546
velez malaga|ES0z6
velez rubio|ES0z3
velez|CO0i3
velika gorica|HR445
velika kladusa|BA454
velika obarska|BA452
veliki preslav|BG2z3
velikiy novgorod|RU068
velikiy ustyug|RU065
velikiye luki|RU067
veliko turnovo|BG2z6
velikovechnoye|RU063
velilla de san antonio|ES0z4
velimese|TR013
velingara|SN1g4
velingrad|BG2z5
velizh|RU063
velizy villacoublay|FR1m4
velke mezirici|CZ2x4
velky krtis|SK5b4
velky meder|SK5b3
vellanur|IN033
velletri|IT1i6
vellinge|SE273
vellmar|DE0y4
vellore|IN037
velp|NL3z4
velsen zuid|NL3z6
velsk|RU065
velten|DE0y4
veltheim kreis 5|CH5o3
velur|IN034
velva|US1b0ND
velyka bahachka|UA163
velyka dymerka|UA163
velyka lepetykha|UA163
velyka mykhaylivka|UA163
velyka oleksandrivka|UA163
velyka pysarivka|UA5e2
velyki kopani|UA162
velykyi bereznyi|UA163
vemalwada|IN035
venadillo|CO0i3
venado tuerto|AR2c6
venado|MX043
venafro|IT1i3
venancio aires|BR095
venaria reale|IT1i5
venceremos|MX044
vence|FR1m4
vendargues|FR1m3
vendas novas|PT503
vendenheim|FR1m3
vendin le vieil|FR1m3
vendome|FR1m4
venecia|CO0i2
venegono inferiore|IT1i3
venegono superiore|IT1i3
venelles|FR1m3
venersborg|US0t2WA
veneta|US0t2OR
venetian village|US1b1IL
veneux les sablons|FR1m2
venev|RU064
venezuela|CU1l4
vengerovo|RU2d3
vengurla|IN034
venice gardens|US0d3FL
venice|IT1i6,US0t5CA,US0d4FL,US1b1IL
venilale|TL6t4
venissieux|FR1m6
venkatagiri|IN035
venlo|NL3z7
vennesla|NO4q3
venosa|IT1i4
venray|NL3z5
venta de banos|ES0z3
ventanas|EC1s6
ventersburg|ZA0x3
ventimiglia|IT1i4
ventnor city|US0d3NJ
ventnor|GB0j3
ventosa|PT502
ventspils|LV3y5
ventura|US0t7CA
venturina|IT1i3
venustiano carranza|MX049,MX044,MX044,MX043,MX042
venus|US1b2TX
vepagunta|IN035
vera cruz|BR1c5
veracruz|MX049,PA5f4
veradale|US0t3WA
veragua arriba|DO1j3
verano brianza|IT1i3
veranopolis|BR094
veraval|IN037
vera|AR2c4,ES0z4
verbania|IT1i5
verbilki|RU063
vercelli|IT1i6
verdal|NO4q3
verde village|US254AZ
verdellino|IT1i3
verdello|IT1i3
verden|DE0y5
verdigris|US1b2OK
verdi|US0t1NV
verdun|FR1m4,ES0z4
verduron|FR1m3
vereeniging|ZA0x9
veresegyhaz|HU1z3
vereshchagino|RU2j4
veresti|RO1w3
vergennes|US0d1VT
vergiate|IT1i3
verin|ES0z4
verkh chebula|RU4w2
verkh neyvinskiy|RU2j2
verkh tula|RU2d2
verkhnebakanskiy|RU063
verkhnedneprovskiy|RU064
verkhneuralsk|RU2j3
verkhnevilyuysk|RU643
verkhneyarkeyevo|RU2j3
verkhneye kazanishche|RU063
verkhniy baskunchak|RU523
verkhniy mamon|RU063
verkhniy rohachyk|UA163
verkhniy tagil|RU2j4
verkhniy ufaley|RU2j5
verkhniye achaluki|RU063
verkhniye kigi|RU2j3
verkhniye sergi|RU2j3
verkhniye tatyshly|RU2j3
verkhnyaya khava|RU063
verkhnyaya pyshma|RU2j6
verkhnyaya salda|RU2j6
verkhnyaya sinyachikha|RU2j3
verkhnyaya tura|RU2j3
verkhoturye|RU2j3
verkhovazhye|RU062
verkhovye|RU063
verkhovyna|UA162
verl|DE0y5
vermilion on the lake|US0d3OH
vermilion|US0d3OH
vermillion|US1b3SD
vermont south|AU0r4VIC
vermont|AU0r3VIC
vern sur seiche|FR1m3
vernal|US473UT
vernesti|RO1w3
verneuil sur avre|FR1m3
verneuil sur seine|FR1m4
vernier|CH5o5
vernio|IT1i2
vernon center|US0d1NJ
vernon hills|US1b5IL
vernon valley|US0d1NJ
vernonia|US0t1OR
vernon|CA4l6BC,CA4l6BC,FR1m5,US1b3TX,US1b1AL,US0d0NY
vernouillet|FR1m4,FR1m3
vero beach south|US0d5FL
vero beach|US0d4FL
veroia|GR4b5
verolanuova|IT1i3
verona walk|US0d1FL
verona|IT1i8,US0d4NJ,US1b4WI,US0d2VA,US1b2MS,US0d1PA,US0d1KY
verplanck|US0d1NY
verrettes|HT2u6
verrieres le buisson|FR1m4
versailles|FR1m6,US0d3KY,US0d1OH,US1b1MO,US3n1IN,US0d1PA
vershino darasunskiy|RU5t3
versmold|DE0y4
versoix|CH5o4
vert saint denis|FR1m3
vertientes|CU1l5
vertou|FR1m5
veruela|PH184
verviers|BE3a6
verwood|GB0j4
vesele|UA163
veseli nad luznici|CZ2x3
veseli nad moravou|CZ2x4
veseloyarsk|RU4m2
veselynove|UA163
veselyy|RU063
veshenskaya|RU063
veshkayma|RU4f3
veshnyaki|RU067
vesoul|FR1m4
vespasiano|BR097
vestavia hills|US1b5AL
vestby|NO4q2
vesyegonsk|RU063
veszprem|HU1z6
veszto|HU1z3
vetapalem|IN035
veternik|RS2r3
vetlanda|SE274
vetluga|RU063
vetluzhskiy|RU064,RU062
vetovo|BG2z2
vetralla|IT1i3
vetraz monthoux|FR1m3
vetschau|DE0y3
vettaikkaranpudur|IN034
vettavalam|IN034
vettur|IN035
vettweiss|DE0y3
veurne|BE3a4
vevay|US0d1IN
vevey|CH5o4
veydelevka|RU8v3
veyrier|CH5o3
vezirkopru|TR015
vi thanh|VN0w5
viadana|IT1i4
viagrande|IT1i3
viale|AR2c3
vialonga|PT504
viamao|BR098
viana do castelo|PT505
viana|BR096,BR1h5
vianen|NL3z4
vianopolis|BR093
vian|US1b0OK
viareggio|IT1i6
vibo valentia|IT1i4
viborg|DK2y5
vic en bigorre|FR1m2
vicalvaro|ES0z6
vicam|MX433
vicaria|IT1i4
vicar|ES0z5
vicencia|BR293
vicente camalote|MX043
vicente guerrero|MX044,MX044,MX2n4
vicente noble|DO1j3
vicenza|IT1i7
vice|PE0g4
vichuga|RU065
vichy|FR1m5
vicksburg|US1b5MS,US492MI
vico del gargano|IT1i3
vico equense|IT1i4
vicopisano|IT1i2
vicosa do ceara|BR1h4
vicosa|BR096,BR294
vicovu de jos|RO1w3
vicovu de sus|RO1w4
victor rosales|MX045
victoria de durango|MX319
victoria falls|ZW265
victoria park|AU1v3WA
victoria point|AU1k4QLD
victorias|PH186
victoriaville|CA1e5QC
victoria|CA4l8BC,US1b6TX,AR2c5,CL0o5,PH185,SC8g5,RO1w3,PH183,US1b3MN,GB0j3,MT8j3,US0d1VA,US1b0KS
victorica|AR513
victorville|US0t7CA
victory gardens|US0d1NJ
victory lakes|US0d1NJ
victor|US0d1NY,US6w1ID
vicuna mackenna|AR2c3
vicuna|CL0o4
vic|ES0z5
vida mejor i|MX043
vidalia|US0d3GA,US1b2LA
vidauban|FR1m3
videira|BR095
videle|RO1w4
vidigueira|PT503
vidin|BG2z6
vidisha|IN037
vidnoye|RU066
vidor|US1b3TX
vidra|RO1w3,RO1w3
vidyayevo|RU063,RU063
viechtach|DE0y3
viedma|AR516
vieille chapelle|FR1m3
vieira de leiria|PT503
vielha|ES7h2
vielsalm|BE3a3
vienenburg|DE0y4
vienna bend|US1b0LA
vienna|AT21b,US0d4VA,US0d3WV,US0d2GA,US1b1IL
vienne|FR1m5
vientiane|LA6f8
viera east|US0d3FL
viera west|US0d3FL
viernheim|DE0y5
viersen|DE0y6
vierzon|FR1m5
vieste|IT1i3
viet tri|VN0n7
vieux conde|FR1m3
vieux habitants|GP7m3
vievis|LT4v2
view park windsor hills|US0t3CA
viewbank|AU0r3VIC
viewpark|GB0j4
vif|FR1m3
viganello|CH5o3
vigan|PH186
vigasio|IT1i3
vigevano|IT1i6
vigia|BR2e5
vigliano biellese|IT1i3
vignate|IT1i3
vigneux de bretagne|FR1m2
vigneux sur seine|FR1m5
vignola|IT1i4
vigodarzere|IT1i3
vigonovo fontanafredda|IT1i3
vigonza|IT1i4
vigo|ES0z8
vihari|PK057
vihti|FI4t5
viiala|FI4t2
viisoara|RO1w3,RO1w2
viitasaari|FI4t3
vijapur|IN035
vijayapuri|IN033
vijayawada|IN03a
vikarabad|IN035
vikasnagar|IN034
vikhorevka|RU4p4
vikindu|TZ1d5
vikravandi|IN033
viktring|AT213
vikulovo|RU2j3
vila do conde|PT505
vila franca de xira|PT504
vila franca do campo|PT8n2
vila mea|PT502
vila nova da barquinha|PT503
vila nova da telha|PT503
vila nova de famalicao|PT503
vila nova de foz coa|PT503
vila nova de gaia|PT506
vila nova de paiva|PT502
vila real de santo antonio|PT504
vila real|ES0z6,PT504
vila seca|ES0z4
vila velha|BR099
vila vicosa|PT503
viladecans|ES0z6
vilafranca del penedes|ES0z5
vilagarcia de arousa|ES0z5
vilalba|ES0z4
vilamarxant|ES0z3
vilanova de arousa|ES0z3
vilanova del cami|ES0z4
vilanova i la geltru|ES0z6
vilapicina i la torre llobeta|ES0z5
vilar de andorinho|PT504
vilar do paraiso|PT504
vilaseca|ES0z4
vilassar de mar|ES0z4
vilattikulam|IN034
vilcun|CL0o3
vilela|PT502
vilhena|BR5u6
vilino|UA5e3
viljandi|EE5g4
viljoenskroon|ZA0x6
vilkaviskis|LT4v4
vilkpede|LT4v4
villa adriana|IT1i4
villa alberto andres alvarado aramburo|MX4a3
villa aldama|MX042
villa alemana|CL0o7
villa allende|AR2c4
villa altagracia|DO1j5
villa alta|MX043
villa angela|AR2c5
villa avila camacho|MX043
villa azueta|MX043
villa berna|AR2c2
villa berthet|AR2c4
villa bisono|DO1j5
villa bruzual|VE145
villa canales|GT3c7
villa canas|AR2c3
villa carcina|IT1i3
villa carlos paz|AR2c6
villa castelli|IT1i3
villa comaltitlan|MX043
villa constitucion|AR2c5
villa consuelo|DO1j5
villa corona|MX043
villa cortese|IT1i3
villa corzo|MX043
villa cuauhtemoc|MX043
villa dalme|IT1i3
villa de arista|MX043
villa de arriaga|MX042
villa de costa rica|MX4a5
villa de cos|MX043
villa de cura|VE146
villa de el carmen tequexquitla|MX044
villa de etla|MX043
villa de leyva|CO0i2
villa de mayo|AR025
villa de reyes|MX043
villa de san antonio|HN3l2
villa de san diego de ubate|CO0i4
villa de san francisco|HN3l3
villa de soto|AR2c3
villa de vallecas|ES0z6
villa de zaachila|MX044
villa del campo|MX2n4
villa del carbon|MX043
villa del prado 2da seccion|MX2n4
villa del prado|ES0z2
villa del rio|ES0z3
villa del rosario|CO0i6
villa del totoral|AR2c3
villa di briano|IT1i3
villa di serio|IT1i3
villa dolores|AR2c5
villa el carmen|NI3d2
villa elisa|PY286,AR2c3
villa emilio carranza|MX043
villa francisca|DO1j6
villa garcia|MX043
villa general belgrano|AR2c3
villa gesell|AR025
villa gonzalez ortega|MX043
villa gonzalez|DO1j3
villa grove|US1b1IL
villa guardia|IT1i3
villa guerrero|MX043
villa hayes|PY286
villa hernandarias|AR2c2
villa hidalgo|MX044,MX4a3
villa hills|US0d3KY
villa huidobro|AR2c2
villa independencia|MX044
villa jaragua|DO1j3
villa juarez|MX4a4,MX434,MX313
villa la angostura|AR513
villa la venta|MX043
villa lazaro cardenas|MX044
villa literno|IT1i3
villa lugano|AR027
villa luvianos|MX043,MX043
villa madero|MX043
villa maria grande|AR2c3
villa mariano matamoros|MX043
villa maria|AR2c7
villa mercedes|AR6l7
villa nueva|GT3c9,AR2c4
villa ocampo|AR2c4
villa ojo de agua|AR2c3
villa opicina|IT1i3
villa ortuzar|AR024
villa park|US1b4IL,US0t3CA
villa paula de sarmiento|AR584
villa pigna|IT1i2
villa presidente frei nunoa santiago chile|CL0o4
villa progreso|MX042
villa raspa|IT1i2
villa regina|AR515
villa rica|US0d4GA,CO0i3,PE0g3
villa ridge|US1b1MO
villa riva|DO1j3
villa san giovanni|IT1i4
villa sandino|NI3d3
villa santa rita|AR025
villa tecolutilla|MX043
villa tupac amaru|PE0g3
villa unida|PA5f4
villa union|MX4a4,MX043,MX4n2,MX4n2
villa vasquez|DO1j4
villa verucchio|IT1i3
villa vicente guerrero|MX046,MX043
villa yapacani|BO2h4
villa zaragoza|MX043
villa zempoala|MX043
villabate|IT1i4
villabe|FR1m2
villablino|ES0z3
villabona|ES0z3
villacanas|ES0z3
villacarrillo|ES0z3
villach innere stadt|AT213
villacher vorstadt|AT213
villach|AT216
villacidro|IT1i4
villadose|IT1i2
villadossola|IT1i3
villaflores|MX045
villafranca de los barros|ES0z4
villafranca de los caballeros|ES0z2
villafranca di verona|IT1i4
villafranca tirrena|IT1i3
villagarzon|CO0i3
village green green ridge|US0d3PA
village green|US0d2NY
village of campton hills|US1b4IL
village of oak creek big park|US253AZ
village of the branch|US0d1NY
village park|US5k3HI
village saint george|US1b3LA
village shires|US0d2PA
villages of oriole|US0d2FL
villagran|MX045
villaguay|AR2c5
villahermosa|MX048
villajoyosa|ES0z5
villalba|IT1i3
villalbese|IT1i3
villalbilla|ES0z3
villamaria|CO0i5
villamartin|ES0z4
villamontes|BO2h4
villamuriel de cerrato|ES0z2
villano beach|US0d1FL
villanova|IT1i4
villanueva de castellon|ES0z3
villanueva de cordoba|ES0z3
villanueva de la canada|ES0z4
villanueva de la serena|ES0z5
villanueva del ariscal|ES0z2
villanueva del arzobispo|ES0z3
villanueva del pardillo|ES0z4
villanueva del rio y minas|ES0z2
villanueva del trabuco|ES0z2
villanueva|HN3l5,CO0i4,CO0i4,CO0i4,MX044,PH183
villanuova sul clisi|IT1i2
villapinzon|CO0i3
villaquilambre|ES0z4
villard bonnot|FR1m3
villarejo de salvanes|ES0z3
villaricca|IT1i5
villarrica|PY285,CL0o5
villarrobledo|ES0z5
villarrubia de los ojos|ES0z3
villars sur glane|CH5o3
villars|FR1m3
villas de alcala|MX312
villas de irapuato|MX042
villas de la hacienda fraccionamiento|MX043
villasanta|IT1i4
villaseta|IT1i3
villasis|PH184
villasor|IT1i3
villas|US0d4FL,US0d3NJ
villatora|IT1i3
villaverde del rio|ES0z3
villaverde|ES0z7
villavicencio|CO0i8
villaviciosa de odon|ES0z5
villaviciosa|ES0z4
villawood|AU0p3NSW
villazon|BO2h5
ville davray|FR1m4
ville la grand|FR1m3
ville platte|US1b3LA
villebon sur yvette|FR1m3
villecresnes|FR1m3
villefontaine|FR1m4
villefranche de rouergue|FR1m4
villefranche sur mer|FR1m3
villefranche sur saone|FR1m5
villejuif|FR1m6
villemandeur|FR1m3
villemoisson sur orge|FR1m3
villemomble|FR1m5
villemur sur tarn|FR1m2
villenave dornon|FR1m5
villena|ES0z5
villeneuve dascq|FR1m6
villeneuve la garenne|FR1m4
villeneuve le roi|FR1m4
villeneuve les avignon|FR1m4
villeneuve les maguelone|FR1m3
villeneuve loubet|FR1m4
villeneuve saint georges|FR1m5
villeneuve sur lot|FR1m5
villeneuve sur yonne|FR1m2
villeneuve tolosane|FR1m3
villennes sur seine|FR1m2
villeparisis|FR1m5
villepinte|FR1m5
villepreux|FR1m3
villers cotterets|FR1m3
villers la ville|BE3a3
villers le bouillet|BE3a3
villers les nancy|FR1m4
villers saint paul|FR1m3
villerupt|FR1m3
villetaneuse|FR1m4
villeta|CO0i4
villeurbanne|FR1m7
villiers le bel|FR1m5
villiers sur marne|FR1m5
villiers|ZA0x3
villingen schwenningen|DE0y6
villisca|US1b0IA
villmar|DE0y3
villmergen|CH5o2
villongo|IT1i3
villupuram|IN037
vilne|UA162
vilnius|LT4v9
vilonia|US1b2AR
vilppula|FI4t2
vilsbiburg|DE0y4
vilseck|DE0y3
vilshofen|DE0y4
vilvoorde|BE3a5
vilyeyka|BY1y5
vilyuchinsk|RU6k5
vilyuysk|RU643
vimercate|IT1i5
vimmerby|SE273
vimodrone|IT1i4
vimperk|CZ2x3
vina del mar|CL0o8
vinales|CU1l5
vinalhaven|US0d0ME
vinaros|ES0z5
vincennes|FR1m6,US8r4IN
vincentown|US0d5NJ
vincent|US0t4CA,US0t4CA,US1b1AL
vinces|EC1s5
vinchia|IN034
vinco|US0d0PA
vine grove|US0d3KY
vine hill|US0t2CA
vineland|US0d6NJ,US1b0MN
vineuil|FR1m3
vineyard haven|US0d1MA
vineyards|US0d2FL
vineyard|US0t5CA,US472UT
vinga|RO1w3
vinh long|VN0w7
vinh yen|VN0n4
vinhais|PT503
vinhedo|BR096
vinh|VN0n7
vinica|MK544
vinings|US0d3GA
vinita park|US1b1MO
vinita|US1b2OK
vinkovci|HR445
vinnytsia|UA168
vinogradovo|RU063
vinovo|IT1i3
vinsady|RU063
vintar|PH182
vinton|US0d3VA,US1b2IA,US1b2LA,US471TX
vinukonda|IN036
vinzili|RU2j3
vinzons|PH184
viola|US0d3NY
violet|US1b2LA
viota|CO0i3
vipiteno|IT1i2
viqueque|TL6t3
virac|PH184
viradouro|BR094
viraganur|IN033
viransehir|TR017
virarajendrapet|IN034
virar|IN037
virden|US1b2IL
vire|FR1m4
virginia beach|US0d9VA
virginia gardens|US0d1FL
virginia|ZA0x7,US1b3MN,US1b1IL
viriat|FR1m3
viroflay|FR1m4
viroqua|US1b2WI
virovitica|HR444
virpur|IN033
virrat|FI4t3
virton|BE3a3
virudunagar|IN036
viru|PE0g4
viry chatillon|FR1m5
visaginas|LT4v5
visakhapatnam|IN03a
visalia|US0t7CA
visavadar|IN034
visbek|DE0y3
visby|SE275
visconde do rio branco|BR095
visegrad|BA453
viseu de jos|RO1w2
viseu de sus|RO1w4
viseu|PT505,BR1h4
vise|BE3a4
vishnevogorsk|RU2j3
vishnyeva|BY1y3
visina|RO1w3
visitacion valley|US0t4CA
visnagar|IN036
visnjevac|HR443
visoko|BA454
visp|CH5o3
visselhovede|DE0y3
vista alegre|PA5f3
vista center|US0d1NJ
vista hermosa de negrete|MX043
vista hermosa|MX043
vista santa rosa|US0t2CA
vista|US0t7CA
vitali|PH183
vitebsk|BY1y8
viterbo|IT1i6,CO0i4
vitez|BA453
vite|IN036
vitina|XK2r6
vitinia|IT1i3
vitkov|CZ2x3
vitoria da conquista|BR1c8
vitoria de santo antao|BR297
vitoria do mearim|BR1h4
vitoria|BR098
vitorino freire|BR1h4
vito|PH183
vitre|FR1m4
vitrolles|FR1m5
vitry le francois|FR1m4
vitry sur seine|FR1m6
vittel|FR1m3
vittoria|IT1i6
vittorio veneto|IT1i5
vittuone|IT1i3
vitulazio|IT1i3
vityazevo|RU063
viveiro|ES0z4
vivian|US1b2LA
vize|TR013
vizianagaram|IN037
vizille|FR1m3
vizinga|RU063
viziru|RO1w3
vizzini|IT1i3
vi|SE273
vkhodnoy|RU333
vlaardingen|NL3z6
vladikavkaz|RU068
vladimirescu|RO1w3
vladimiro aleksandrovskoye|RU4o2
vladimirovac|RS2r2
vladimirskaya|RU063
vladimir|RU068
vladivostok|RU4o9
vlahita|RO1w3
vlasim|CZ2x4
vleuten|NL3z3
vlissingen|NL3z6
vlore|AL5j6
vlotho|DE0y4
vniissok|RU063
vnukovo|RU064
vobarno|IT1i2
vobkent shahri|UZ5s4
vodice|HR443
vodnany|CZ2x3
vodnyy|RU063
vodyane|UA163
voerde|DE0y5
vogan|TG3w4
vogelwijk|NL3z2
voghera|IT1i5
vogosca|BA453
vogtsburg|DE0y3
vohburg an der donau|DE0y3
vohenstrauss|DE0y3
vohibinany|MG2f5
vohimanitra|MG2f3
vohipaho|MG2f5
vohl|DE0y3
vohringen|DE0y4
voinesti|RO1w3,RO1w3
voinjama|LR3f5
voiron|FR1m4
voisins le bretonneux|FR1m4
voitsberg|AT213
voi|KE1a6
vojens|DK2y3
vokhtoga|RU063
volcano|US5k1HI
volcan|PA5f3
volchansk|RU2j3
volchikha|RU4m3
volda|NO4q2
volendam|NL3z4
volga|US1b1SD
volgodonsk|RU067
volgograd|RU3ba
volgorechensk|RU064
volkach|DE0y3
volkendorf|AT212
volkhov|RU066
volklingen|DE0y5
volkmarsen|DE0y3
volkovysk|BY1y6
volksrust|ZA0x5
volla|IT1i5
volney|US0d3NY
volno nadezhdinskoye|RU4o3
volnovakha|UA165
volnyy aul|RU062
volodarka|UA163
volodarskiy|RU523
volodarsk|RU063
volodymyr volynskyi|UA165
volodymyrets|UA163
vologda|RU068
volokolamsk|RU065
volokonovka|RU064
volosovo|RU064
volos|GR4b6
volovat|RO1w3
volovets|UA162
volo|US1b2IL
volpiano|IT1i4
volsk|RU3k6
vols|AT213
volta redonda|BR098
volterra|IT1i3
voluntari|RO1w5
volvera|IT1i3
volya|RU063
volzhskiy|RU3b8,RU323
volzhsk|RU066
vomero|IT1i5
vom|NG0a4
von ormy|US1b0TX
vondrozo|MG2f4
vonore|US0d1TN
voorburg|NL3z5
voorheesville|US0d2NY
voorhees|US0d5NJ
voorschoten|NL3z4
voorthuizen|NL3z3
voranava|BY1y3
vorchdorf|AT213
vordingborg|DK2y4
voreppe|FR1m3
vorgashor|RU064
vorkuta|RU066
vorobyovo|RU065
vorona teodoru|RO1w3
voronezh|RU06a
voronovytsya|UA163
vorontsovka|RU062
vorotynets|RU063
vorotynsk|RU063
vorozhba|UA163
vorselaar|BE3a3
vorsma|RU064
voru|EE5g4
vorzel|UA163
vosendorf|AT213
vose|TJ484
voskresenskoye|RU063
voskresensk|RU066
vosselaar|BE3a3
voss|NO4q2
vostochnoe degunino|RU067
vostochnyy|RU064,RU553,RU2j2
vostryakovo|RU065,RU064
votkinsk|RU327
votorantim|BR097
votuporanga|BR096
voula|GR4b5
vovchansk|UA164
vozdvizhenka|RU4o3
vozhega|RU063
voznesenskaya|RU063,RU063
voznesenskoye|RU063
voznesensk|UA165
vrable|SK5b3
vradiyivka|UA163
vrangel|RU4o4
vranje|RS2r6
vranov nad toplou|SK5b5
vrapciste|MK543
vratimov|CZ2x3
vratsa|BG2z6
vrbas|RS2r5
vrbno pod pradedem|CZ2x3
vrbove|SK5b3
vrchlabi|CZ2x4
vredefort|ZA0x3
vredenburg|ZA0x5
vredendal|ZA0x4
vreden|DE0y4
vrede|ZA0x4
vreewijk|NL3z4
vrhnika|SI5z3
vriddhachalam|IN036
vriezenveen|NL3z4
vrilissia|GR4b5
vrindavan|IN036
vrnjacka banja|RS2r3
vrnograc|BA453
vrontados|GR4b2
vroomshoop|NL3z3
vrsac|RS2r5
vrutky|SK5b3
vrutok|MK543
vryburg|ZA0x6
vryheid|ZA0x7
vsetin|CZ2x5
vsevolozhsk|RU066
vught|NL3z5
vuhlehirsk|UA163
vukovar|HR445
vuktyl|RU064
vulcanesti|MD4h4
vulcan|RO1w5,RO1w2
vung tau|VN0w8
vuokatti|FI4t3
vuosaari|FI4t5
vurnary|RU063
vurpar|RO1w2
vushtrri|XK2r5
vuyyuru|IN035
vwawa|TZ1d5
vyalikaya byerastavitsa|BY1y3
vyara|IN035
vyatskiye polyany|RU555
vyazemskiy|RU4p4
vyazma|RU066
vyazniki|RU065
vyborg|RU066
vychegodskiy|RU064
vydrino|RU4p2
vyerkhnyadzvinsk|BY1y3
vyetka|BY1y3
vygonichi|RU062
vykhino zhulebino|RU068
vyksa|RU066
vylkove|UA163
vynohradiv|UA165
vypasne|UA163
vyritsa|RU063
vyronas|GR4b6
vyselki|RU064
vyshhorod|UA164
vyshkovo|UA163
vyshneve|UA165
vyshniy volochek|RU066
vyskov|CZ2x4
vysocany|CZ2x4
vysokaya gora|RU063
vysoke myto|CZ2x4
vysokiy|RU063
vysokovsk|RU063
vysokyy|UA163
vytegra|RU063
vyyezdnoye|RU063
waajid|SO1f3
waakirchen|DE0y2
waalre|NL3z3
waalwijk|NL3z6
waarschoot|BE3a3
waasmunster|BE3a3
wabasha|US1b1MN
wabash|US3n3IN
wabasso beach|US0d1FL
wabern|DE0y3
wabrzezno|PL204
wabu|KR087
wacheng|CN006
wachtberg|DE0y4
wachtebeke|BE3a3
wachtendonk|DE0y3
wachtersbach|DE0y4
waconia|US1b4MN
wacousta|US491MI
waco|US1b7TX
wad az zaki|SD1q3
wad medani|SD1q8
wad rawah|SD1q3
waddan|LY305
waddinxveen|NL3z5
wade hampton|US0d4SC
wadebridge|GB0j3
wadena|US1b2MN
wadenswil|CH5o4
wadern|DE0y4
wadersloh|DE0y4
wadesboro|US0d2NC
wade|US1b0MS
wadgaon|IN034
wadgassen|DE0y4
wadi as sir|JO2q8
wading river|US0d3NY
wadi|IN035
wadley|US0d1GA
wadowice|PL204
wadsworth|US0d4OH,US1b2IL
waegwan|KR085
waeng|TH0n4
wafangdian|CN008
wagar|SD1q4
wagenfeld|DE0y3
wageningen|NL3z5
wagga wagga|AU0p3NSW
waggaman|US1b3LA
waghai|IN033
waghausel|DE0y4
waging am see|DE0y3
wagini|NG0a3
wagner|US1b1SD
wagoner|US1b3OK
wagrowiec|PL205
wahiawa|US5k4HI
wahlstedt|DE0y3
wahn heide|DE0y3
wahneta|US0d2FL
wahoo|US1b2NE
wahpeton|US1b3ND
wahroonga|AU0p4NSW
waialua|US5k2HI,US5k2HI
waianae|US5k4HI
waiblingen|DE0y6
waibstadt|DE0y3
waidmannslust|DE0y3
waihee waiehu|US5k3HI
waikapu|US5k2HI
waikiki|AU1v4WA
waikoloa|US5k2HI
wailea|US5k3HI
wailua homesteads|US5k2HI
wailua|US5k1HI,US5k1HI
wailuku|US5k4HI
waimalu|US5k4HI
waimanalo beach|US5k2HI
waimanalo|US5k2HI
waimea|US5k3HI,US5k1HI
waimes|BE3a3
wainaku|US5k0HI
waingapu|ID2l6
wainwright|CA392AB
waipahu|US5k5HI
waipi o acres|US5k2HI
waipio|US5k4HI
waitara|NZ5d3,AU0p3NSW
waite park|US1b3MN
waitsburg|US0t0WA
waiuku|NZ5d3
wai|IN035
wajir|KE1a6
wakarusa|US3n1IN
wakayama|JP0c8
wake forest|US0d5NC
wake village|US1b2TX
wakeeney|US1b1KS
wakefield peacedale|US0d3RI
wakefield|GB0j6,US0d6NY,US0d5MA,US0d2NH,US9c1MI,US1b0NE
wakeman|US0d0OH
wakema|MM0q5
wakerley|AU1k3QLD
wakimachi|JP0c4
wakiso|UG2i4
wakkanai|JP0c5
wako|JP0c6
wakuya|JP0c4
walajapet|IN035
walbridge|US0d2OH
walbrzych|PL207
walcott|US1b1IA
walcourt|BE3a4
walcz|PL205
wald michelbach|DE0y4
waldbrol|DE0y4
waldbrunn|DE0y3
waldbuttelbrunn|DE0y2
waldeck|DE0y3
waldems|DE0y3
waldenbuch|DE0y3
walden|US0d3NY,US0d1TN
waldfeucht|DE0y3
waldfischbach burgalben|DE0y2
waldheim|DE0y3
waldkappel|DE0y2
waldkirchen|DE0y3
waldkirch|DE0y4
waldkraiburg|DE0y5
waldmohr|DE0y2
waldmunchen|DE0y3
waldoboro|US0d0ME
waldon|US0t2CA
waldorf|US0d6MD
waldo|US1b0AR,US0d0FL
waldport|US0t1OR
waldron|US1b2AR
waldsassen|DE0y3
waldsee|DE0y2
waldshut tiengen|DE0y4
waldstetten|DE0y3
waldwick|US0d3NJ
walenstadt|CH5o2
wales|GB0j3,US1b1WI,US0d1MA
walford|US1b1IA
walhain saint paul|BE3a3
walhalla|US0d2SC
walin|NP2b4
waliso|ET195
walkden|GB0j5
walker mill|US0d3MD
walkersville|US0d3MD
walkerton|US3n1IN
walkertown|US0d2NC,US0d2NC
walker|US495MI,US1b3LA
walla walla east|US0t1WA
walla walla|US0t5WA
wallace|US0d2NC,US1b1FL
wallajahbad|IN033
wallan|AU0r3VIC
wallasey|GB0j6
wallburg|US0d2NC
walldorf|DE0y4
walldurn|DE0y4
walled lake|US493MI
wallenhorst|DE0y5
wallenpaupack lake estates|US0d0PA
wallerfangen|DE0y3
wallersdorf|DE0y3
wallers|FR1m2
waller|US0t3WA,US1b1TX
wallingford center|US0d4CT
wallingford|US0d4CT,GB0j3
wallington|US0d4NJ
wallisellen wallisellen ost|CH5o2
wallisellen|CH5o4
wallis|US1b0TX
wallkill|US0d1NY
wallsend|GB0j5,AU0p4NSW
walls|US1b0MS
walluf|DE0y3
walnut cove|US0d0NC
walnut creek|US0t6CA
walnut grove|CA4l5BC,US0t3WA,US1b1MS,US0t1CA,US0d0GA
walnut hill|US0d1TN
walnut park|US0t4CA
walnut ridge|US1b2AR
walnutport|US0d1PA
walnut|US0t5CA,US1b0IL
walpole|US0d3MA
walsall|GB0j7
walsenburg|US472CO
walsrode|DE0y5
waltendorf|AT214
waltenhofen|DE0y3
walterboro|US0d2SC
waltershausen|DE0y4
walters|US1b1OK
waltham abbey|GB0j4
waltham cross|GB0j3
waltham|US0d6MA,GB0j3
walthourville|US0d2GA
walton hills|US0d1OH
walton on thames|GB0j5
walton on the naze|GB0j4
walton park|US0d1NY
walton|US0d2KY,US0d2NY,US3n0IN
waltrop|DE0y5
walvis bay|NA606
walworth|US1b2WI
wamac|US1b0IL
wamba|NG0a5,CD2g4
wamberal|AU0p3NSW
wambrechies|FR1m3
wamego|US1b2KS
wanakah|US0d2NY
wanamassa|US0d2NJ
wanamingo|US1b0MN
wanaque|US0d4NJ
wanaraja|ID0b5
wanatah|US1b0IN
wanchese|US0d1NC
wanda|AR2c4
wandlitz|DE0y4
wandsbek|DE0y9
wang nam yen|TH0n4
wang noi|TH0n4
wang sai phun|TH0n3
wang saphung|TH0n4
wanganui|NZ5d5
wangan|PH183
wangaratta|AU0r4VIC
wangdue phodrang|BT7b3
wangen|DE0y5
wangjing|IN033
wangkui|CN006
wangon|ID0b5
wangqing|CN006
wani|IN036
wanju|KR086
wankaner|IN036
wankyi|GH1r5
wanlaweyn|SO1f4
wanneroo|AU1v4WA
wanniassa|AU0p3ACT
wanning|CN006
wannsee|DE0y3
wannweil|DE0y2
wanparti|IN036
wantage|GB0j4
wantagh|US0d4NY
wantirna south|AU0r4VIC
wantirna|AU0r4VIC
wanxian|CN008
wanze|BE3a4
wanzleben|DE0y2
waounde|SN1g3
wao|PH184
wapakoneta|US0d3OH
wapato|US0t2WA
wapello|US1b1IA
wapi pathum|TH0n3
wappingers falls|US0d2NY
waqqas|JO2q3
warah|PK054
warangal|IN039
waraseoni|IN035
warburg|DE0y5
wardenburg|DE0y4
warden|US0t1WA
wardha|IN037
wardle|GB0j3
wardsville|US1b1MO
ward|US1b2AR
ware shoals|US0d1SC
waregem|BE3a5
wareham center|US0d2MA
wareham|GB0j3
waremme|BE3a4
warendorf|DE0y5
waren|DE0y4
waretown|US0d1NJ
ware|GB0j4,US0d3MA
warilla|AU0p3NSW
warin chamrap|TH0n5
waris aliganj|IN035
warka|PL203
warlingham|GB0j3
warm beach|US0t1WA
warm mineral springs|US0d2FL
warm springs|US472MT,US0t2OR
warman|CA6e3SK
warmbad|NA603
warmbaths|ZA0x6
warminster heights|US0d2PA
warminster|GB0j4
warnbro|AU1v3WA
warnemunde|DE0y3
warner robins|US0d6GA
warners bay|AU0p3NSW
warner|AU1k3QLD,US1b1OK
warnes|BO2h4
warnsveld|NL3z3
warora|IN035
warr acres|US1b3OK
warradale|AU2v2SA
warragul|AU0r4VIC
warrandyte|AU0r2VIC
warren park|US3n1IN
warren township|US0d4NJ
warrenpoint|GB0j3
warrensburg|US1b4MO,US0d2NY,US1b0IL
warrensville heights|US0d4OH
warrenton|ZA0x4,US0d3VA,US1b3MO,US0t2OR,US0d1GA
warrenville|US1b4IL,US0d0SC
warren|US497MI,US0d5OH,US0d3RI,US0d3PA,US1b3AR,US0d2ME,US0t1OR,US1b1MN,US0d0MA,US1b0IL,US3n0IN
warriewood|AU0p3NSW
warrington|GB0j7,US1b4FL
warrior|US1b2AL
warri|NG0a9
warrnambool|AU0r5VIC
warroad|US1b1MN
warsaw|PL20b,US3n4IN,US0d2NY,US0d2NC,US1b1MO,US0d1KY,US1b1IL,US0d1VA
warson woods|US1b1MO
warsop|GB0j3
warstein|DE0y5
warud|IN036
warwick farm|AU0p3NSW
warwick|US0d6RI,GB0j5,AU1k4QLD,US0d3NY
wasaga beach|CA1e3ON
wasagu|NG0a3
wasco|US0t5CA,US1b4IL
waseca|US1b3MN
washburn|US1b1WI,US1b0ND,US1b0IL
washim|IN036
washingborough|GB0j3
washington court house|US0d4OH
washington d c|US0d9DC
washington heights|US0d7NY,US0d1NY
washington mills|US0d0NY
washington park|US1b2IL,US0d1FL
washington terrace|US473UT
washingtonville|US0d3NY
washington|GB0j6,US475UT,US1b4IL,US1b4MO,US0d4PA,US8r4IN,US0d3NC,US1b3IA,US0d3NJ,US0d2GA,US0d2CT,US0d0ME,US0d0WV,US1b0KS,US0d0VT
washougal|US0t4WA
washwood heath|GB0j5
wasilkow|PL203
wasilla|US5x3AK
waskom|US1b1TX
waslala|NI3d3
waspan|NI3d3
waspik|NL3z2
wasquehal|FR1m4
wasselonne|FR1m3
wassenaar|NL3z5
wassenberg|DE0y4
wasserburg am inn|DE0y4
wassertrudingen|DE0y3
watampone|ID2l6
watari|JP0c5
watauga|US1b5TX
watchtower|US0d1NY
watchung|US0d3NJ
water eaton|GB0j3
water mill|US0d1NY
water valley|US1b2MS
waterbeach|GB0j3
waterboro|US0d3ME
waterbury|US0d7CT,US0d1VT
waterflow|US471NM
waterford west|AU1k3QLD
waterford|US496MI,IE386,US0d4CT,US0t3CA,US1b2WI,US0d1NY,US0d1PA,US0d1PA
waterlooville|GB0j6
waterloo|CA1e7ON,US1b6IA,BE3a5,SL3p4,US1b3IL,US0d2NY,US1b2WI,US491IN,US3n1IN,US1b0NE
waterman|US1b1IL
watertown|US0d5MA,US0d5NY,US1b5WI,US1b4SD,US1b2MN,US0d2CT,US0d2FL,US1b1TN
waterville|US0d4ME,US0d2OH,US1b1MN,US0d1NY,US0t0WA
watervliet|US0d3NY,US491MI
watford city|US473ND
watford|GB0j7
wath upon dearne|GB0j4
wathena|US1b0KS
wathlingen|DE0y3
watkins glen|US0d1NY
watkinsville|US0d2GA
watonga|US1b2OK
watsa|CD2g5
watseka|US1b2IL
watsonia|AU0r2VIC
watsontown|US0d1PA
watsonville|US0t6CA
watson|AU0p3ACT,US1b0LA
wattala|LK4d5
wattegama|LK4d3
wattens|AT213
watterson park|US630KY
wattignies|FR1m4
wattle grove|AU0p3NSW,AU1v3WA
watton|GB0j3,GB0j3
wattrelos|FR1m5
watts mills|US0d1SC
wattsville|US0d0VA
wattwil|CH5o3
wauchope|AU0p3NSW
wauchula|US0d2FL
wauconda|US1b4IL
waukee|US1b4IA
waukegan|US1b6IL
waukesha|US1b6WI
waukomis|US1b0OK
waukon|US1b2IA
waunakee|US1b4WI
wauna|US0t2WA
waupaca|US1b3WI
waupun|US1b4WI
wauregan|US0d0CT
waurika|US1b1OK
waurn ponds|AU0r2VIC
wausau|US1b5WI
wauseon|US0d3OH
wautoma|US1b1WI
wauwatosa|US1b6WI
wau|SS577,PG5y4
waveland|US1b3MS
wavell heights|AU1k3QLD
waverly|US495MI,US1b3IA,US0d2OH,US0d2NY,US1b2TN,US1b2NE,US0d1VA,US1b0MN,US1b0IL
wavre|BE3a5
wavrin|FR1m3
wawarsing|US0d4NY
wawa|NG0a3
wawer|PL206
waxahachie|US1b5TX
waxhaw|US0d4NC
waycross|US0d4GA
wayland|US0d4MA,US492MI,US0d1NY
waymart|US0d0PA
wayne city|US1b0IL
wayne heights|US0d1PA
waynesboro|US0d4VA,US0d3PA,US0d3GA,US1b2MS,US1b1TN
waynesburg|US0d2PA
waynesville|US0d3NC,US1b2MO,US0d2OH
wayne|US0d6NJ,US0d5PA,US494MI,US1b2NE,US1b1IL,US0d0WV,US0d0ME
wayzata|US1b2MN
waziers|FR1m3
wazirabad|PK057
wazirganj|IN034
wa|GH1r6
weare|US0d3NH
weatherby lake|US1b1MO
weatherford|US1b5TX,US1b4OK
weatherly|US0d1PA
weatogue|US0d1CT
weaverham|GB0j3
weaverville|US0d2NC,US0t2CA
weaver|US1b2AL
webb city|US1b3MO
webberville|US490MI
webb|US1b0AL
weber city|US0d0VA,US0d0VA
webster city|US1b3IA
webster groves|US1b5MO
webster springs|US0d0WV
webster|US0d4MA,US1b3TX,US0d2NY,US1b1SD,US0d1NH
webuye|KE1a4
weddington|US0d3NC
wedding|DE0y6
wedel|DE0y5
wedgefield|US0d3FL,US0d1SC
wedgewood|US0d1SC
wedi|ID0b6
wednesbury|GB0j5
wednesfield|GB0j5
weedpatch|US0t1CA
weedsport|US0d1NY
weed|US0t1CA
weehawken|US0d4NJ
weeki wachee gardens|US0d0FL
weener|DE0y4
weeping water|US1b0NE
weert|NL3z6
weesp|NL3z4
weeze|DE0y3
wegberg|DE0y5
wegorzewo|PL204
wegrow|PL204
wegscheid|DE0y3
wehrheim|DE0y3
wehr|DE0y4
weida|DE0y3
weiden|DE0y5
weifang|CN009
weigelstown|US0d4PA
weihai|CN007
weikersheim|DE0y3
weil am rhein|DE0y5
weil der stadt|DE0y4
weil im schonbuch|DE0y3
weilburg|DE0y4
weiler simmerberg|DE0y3
weilerswist|DE0y4
weilheim an der teck|DE0y3
weilheim|DE0y4
weilmunster|DE0y3
weimar|DE0y6,US1b1TX
weinan|CN007
weinberg|DE0y3
weinbohla|DE0y3
weinfelden|CH5o3
weingarten|DE0y5,DE0y3
weinheim|DE0y5
weining|CN006
weinsberg|DE0y4
weinstadt endersbach|DE0y5
weinzierl bei krems|AT215
weirton heights|US0d4WV
weirton|US0d4WV
weisendorf|DE0y3
weiser|US6w2ID
weiskirchen|DE0y3
weissach|DE0y3
weissenburg in bayern|DE0y4
weissenfels|DE0y5
weissenhorn|DE0y4
weissensee|DE0y6
weissenthurm|DE0y3
weissport east|US0d1PA
weisswasser|DE0y4
weiterstadt|DE0y5
weitnau|DE0y2
weitramsdorf|DE0y2
weiz|AT213
wejherowo|PL206
wekiwa springs|US0d4FL
welahan|ID0b5
welby|US474CO
welch|US0d1WV
welcome|US0d3SC,US0d2NC
weldon spring|US1b2MO
weldon|US0t1CA,US0d1NC
weleri|ID0b6
weligama|LK4d4
welisara|LK4d5
welkenraedt|BE3a3
welkom|ZA0x9
welland|CA1e6ON
wellard|AU1v3WA
wellawaya|LK4d3
wellborn|US0d1FL
wellen|BE3a3
wellesbourne mountford|GB0j3
wellesbourne|GB0j3
wellesley|US0d5MA
wellfleet|US0d1MA
wellford|US0d1SC
wellingborough|GB0j6
wellingsbuttel|DE0y3
wellington point|AU1k4QLD
wellington|NZ5d9,US0d6FL,ZA0x6,GB0j5,IN034,US1b3KS,US473CO,US0d2OH,US1b1TX,US471UT
welling|GB0j5
wellman|US1b1IA
wells beach station|US0d3ME
wells branch|US1b4TX
wellsboro|US0d2PA
wellsburg|US0d1WV
wellston|US0d2OH,US1b1MO
wellsville|US0d2NY,US0d2NY,US472UT,US0d2OH,US1b1KS,US1b0MO
wells|GB0j4,US1b1MN,US0t0NV
wellton|US252AZ
welshpool|GB0j3
welsh|US1b2LA
wels|AT214
welver|DE0y4
welwyn garden city|GB0j6
welzheim|DE0y3
wembley downs|AU1v3WA
wembley|GB0j6,AU1v3WA
wemding|DE0y3
wemmel|BE3a4
wem|GB0j3
wenatchee|US0t5WA
wenceslau braz|BR094
wenchang|CN007
wendeburg|DE0y3
wendell|US0d3NC,US6w1ID,US0d0MA
wendelstein|DE0y4
wenden|DE0y4
wendlingen am neckar|DE0y4
wendouree|AU0r3VIC
wendover|GB0j3,US470UT
wendo|ET194
wenham|US0d2MA
wenji|ET194
wenling|CN006
wennigsen|DE0y4
wenonah|US0d1NJ
weno|FM8y4
wenshan city|CN009
wenshang|CN006
wenshui|CN002
wentorf bei hamburg|DE0y4
wentworth falls|AU0p3NSW
wentworth point|AU0p3NSW
wentworthville|AU0p4NSW
wentworth|US0d1NC
wentzville|US1b5MO
wenxing|CN006
wenzenbach|DE0y3
wenzhou|CN00a
werdau|DE0y5
werder|DE0y4
werdohl|DE0y4
were ilu|ET193
werkendam|NL3z5
werlte|DE0y3
werl|DE0y5
wermelskirchen|DE0y5
wermsdorf|DE0y3
wernau|DE0y4
wernberg koblitz|DE0y3
werneck|DE0y3
wernersville|US0d1PA
werneuchen|DE0y3
werne|DE0y5
wernigerode|DE0y5
werota|ET195
werribee|AU0r5VIC
wertheim|DE0y5
werther|DE0y4
wertingen|DE0y3
weru|ID0b7
wervik|BE3a4
wer|IN034
wescosville|US0d3PA
wesel|DE0y6
weslaco|US1b5TX
wesley chapel|US0d5FL,US0d3NC
wesley hills|US0d3NY
wesleyville|US0d2PA
wesola|PL204
wesseling|DE0y5
wesselsbron|ZA0x5
wessling|DE0y2
wesson|US1b1MS
west albany|US0d7NY
west alexandria|US0d0OH
west allis|US1b6WI
west and east lealman|US0d4FL
west athens|US0t3CA
west babylon|US0d5NY
west baraboo|US1b1WI
west barnstable|US0d1MA
west bay shore|US0d2NY
west bay|KY873
west belmar|US0d1NJ
west bend|US1b5WI
west bishop|US0t1CA
west blocton|US1b0AL
west bloomfield township|US496MI
west bountiful|US472UT
west boylston|US0d3MA
west bradenton|US0d2FL
west branch|US1b1IA,US491MI
west brattleboro|US0d1VT
west bridgewater|US0d3MA
west bridgford|GB0j6
west bromwich|GB0j7
west brookfield|US0d0MA
west buechel|US630KY
west burlington|US1b2IA
west busselton|AU1v3WA
west byfleet|GB0j2
west canton|US0d0NC
west cape may|US0d0NJ
west carrollton city|US0d4OH
west carson|US0t4CA
west carthage|US0d1NY
west chatham|US0d0MA
west chester|US0d4PA
west chicago|US1b5IL
west clandon|GB0j2
west clarkston highland|US0t2WA
west columbia|US0d4SC,US1b2TX
west concord|US0d3MA
west conshohocken|US0d0PA
west coon rapids|US1b6MN
west covina|US0t7CA
west crossett|US1b0AR
west deland|US0d2FL
west dennis|US0d1MA
west des moines|US1b6IA
west drayton|GB0j4
west dundee|US1b3IL
west easton|US0d0PA
west elkridge|US0d5MD
west elmira|US0d2NY
west elsdon|US1b4IL
west end cobb town|US1b2AL
west end of london|GB0j3
west end|CA4l5BC,BS674,AU1k3QLD,US0d1NY
west englewood|US1b5IL
west fairview|US0d0PA
west falls church|US0d5VA
west falmouth|US0d1MA
west fargo|US1b5ND
west ferriday|US1b1LA
west footscray|AU0r4VIC
west fork|US1b1AR
west frankfort|US1b3IL
west freehold|US0d4NJ
west garfield park|US1b4IL
west gate|US0d3VA,US0d3FL
west glendive|US471MT
west glens falls|US0d3NY
west greenwich|US0d3RI
west grove|US0d2PA
west gulfport|US1b6MS
west hallam|GB0j3
west hamburg|US0d1PA
west hammond|US471NM
west hartford|US0d6CT
west hattiesburg|US1b3MS
west haven sylvan|US0t3OR
west haven|US0d6CT,US474UT,US0t3OR
west haverstraw|US0d3NY
west hazleton|US0d2PA
west helena|US1b3AR
west hempstead|US0d4NY
west hills|US0t5CA,US0d2NY,US0d0PA
west hill|US0d1OH
west hobart|AU693TAS
west hollywood|US0d6FL,US0t5CA
west homestead|US0d1PA
west hoxton|AU0p3NSW
west hurley|US0d1NY
west ishpeming|US491MI
west islip|US0d5NY
west jefferson|US0d2OH,US0d0NC
west jerusalem|IL3q9
west jordan|US477UT
west kelowna|CA4l5BC
west kennebunk|US0d0ME
west kingsdown|GB0j2
west kirby|GB0j3
west kittanning|US0d0PA
west lafayette|US3n6IN,US0d1OH
west lake hills|US1b2TX
west lake sammamish|US0t5WA
west lake stevens|US0t4WA
west lakes|AU2v2SA
west laurel|US0d2MD
west lawn|US1b5IL,US0d1PA
west leechburg|US0d0PA
west liberty|US1b2IA,US0d2KY,US0d1OH,US0d1WV
west linn|US0t5OR
west little river|US0d5FL
west livingston|US1b3TX
west long branch|US0d3NJ
west longview|US0t1WA
west lynchburg|US0d6VA
west mackay|AU1k3QLD
west marion|US0d0NC
west mayfield|US0d0PA
west melbourne|US0d4FL,AU0r2VIC
west memphis|US1b5AR
west menlo park|US0t2CA
west mersea|GB0j3
west miami|US0d3FL
west mifflin|US0d4PA
west milford|US0d5NJ
west milton|US0d2OH
west milwaukee|US1b2WI
west modesto|US0t3CA
west molesey|GB0j4
west monroe|US1b4LA,US492MI
west mountain|US470UT
west new york|US0d6NJ
west newbury|US0d2MA
west newton|US0d1PA
west norriton|US0d4PA
west nyack|US0d2NY
west ocean city|US0d2MD
west odessa|US1b5TX
west orange|US0d6NJ,US1b2TX
west palm beach|US0d7FL
west paris|US0d1ME
west park|US0d4FL,US0t0CA
west pasco|US0t2WA
west pennant hills|AU0p4NSW
west pensacola|US1b4FL
west peoria|US1b2IL
west perrine|US0d3FL
west perth|AU1v3WA
west pittston|US0d2PA
west plains|US1b4MO
west pleasant view|US472CO
west point|US1b3MS,US473UT,US0d3NY,US0d2GA,US1b2NE,US0d2VA,US0d2GA
west portsmouth|US0d2OH
west puente valley|US0t5CA
west pymble|AU0p2NSW
west raleigh|US0d8NC
west rancho dominguez|US0t3CA
west reading|US0d2PA
west richland|US0t4WA
west ridge|US1b6IL
west rutland|US0d1VT
west ryde|AU0p4NSW
west sacramento|US0t6CA
west saint paul|US1b4MN
west salem|US1b2WI,US0d1OH
west samoset|US0d2FL
west sand lake|US0d1NY
west sayville|US0d2NY
west scarborough|US0d5ME
west sedona|US253AZ
west seneca|US0d5NY
west sharyland|US1b1TX
west side highway|US0t2WA
west simsbury|US0d1CT
west slope|US0t3OR
west springfield|US0d5MA,US0d4VA
west stockbridge|US0d1MA
west swanzey|US0d0NH
west tamworth|AU0p2NSW
west tawakoni|US1b1TX
west terre haute|US3n1IN
west thurrock|GB0j3
west tisbury|US0d1MA
west torrington|US0d5CT
west town|US1b6IL
west union|US0d2OH,US1b1IA
west unity|US491OH
west university place|US1b4TX
west valley city|US477UT
west valley|US0t4WA
west vancouver|CA4l5BC
west vero corridor|US0d3FL
west view|US0d3PA
west wareham|US0d1MA
west warrenton|US0d1GA
west warwick|US0d5RI
west wenatchee|US0t1WA
west wendover|US472NV
west whittier los nietos|US0t5CA
west wickham|GB0j4
west wodonga|AU0r4VIC
west wyoming|US0d1PA
west wyomissing|US0d2PA
west yarmouth|US0d3MA
west yellowstone|US470MT
west york|US0d2PA
westborough|US0d2MA
westbrook center|US0d1CT
westbrook|US0d4ME
westbury|GB0j4,US0d4NY
westby|US1b1WI
westchase|US0d4FL
westchester|US0d5FL,US1b4IL
westend|DE0y5
westerburg|DE0y3
westergate|GB0j3
westerkappeln|DE0y4
westerland|DE0y3
westerleigh|US0d3NY
westerlo|BE3a4
westerly|US0d4RI
western lake|US1b1TX
western springs|US1b4IL
westernport|US0d1MD
westerronfeld|DE0y2
westerstede|DE0y4
westerville|US0d5OH
westervoort|NL3z2
westfield center|US0d0OH
westfield|US0d5MA,US3n5IN,US0d5NJ,US0d2NY,US1b0WI,US0d0PA
westford|US0d4MA
westgate on sea|GB0j3
westhagen|DE0y3
westhampton beach|US0d1NY
westhampton|US0d2NY,US0d1MA
westhausen|DE0y3
westhaven moonstone|US0t0CA
westhill|GB0j4,GB0j2
westhoughton|GB0j5
westlake village|US0t3CA
westlake|US0d5OH,US1b2LA,US1b0TX
westland|US496MI
westmeadows|AU0r3VIC
westmead|AU0p4NSW
westmere|US0d3NY
westminster|US477CO,US0t7CA,US0d4MD,US0d3MA,AU1v3WA,US1b2LA,US0d1SC
westmont|US0t5CA,US1b5IL,US0d2PA
westmoreland|US1b1TN,US0d1NH
westmorland|US0t1CA
westmount|CA1e4QC
weston lakes|US1b1TX
weston mills|US0d1NY
weston super mare|GB0j6
westonaria|ZA0x7
westons mills|US0d1NY
weston|US0d6FL,US1b4WI,US0d4MA,US0d2WV,US1b1MO,US0d1OH,US0d0NJ
westover|US0d2WV,US1b1AL
westphalia|US0d3MD
westport|US0d5CT,IE383,US0d2NC,US0t1WA,US3n1IN
weststadt|DE0y4
westvale|US0d2NY
westview|US0d3FL
westville|US1b3IN,US0d2NJ,US0d2NJ,US1b2IL,US1b1OK
westway|US472TX
westwego|US1b3LA
westwood lake|US0d4FL
westwood|US0d4MA,US0d3NJ,US493MI,US0d2KY,US0t1CA,US1b1KS,US0t1CA
westworth|US1b1TX
west|US1b2TX
wetaskiwin|CA393AB
wete|TZ1d5
wetherby|GB0j4
wetherill park|AU0p3NSW
wetherington|US0d0OH
wethersfield|US0d5CT
wetter ruhr|DE0y5
wetteren|BE3a5
wetter|DE0y3
wettingen|CH5o4
wettringen|DE0y3
wetumka|US1b0OK
wetumpka|US1b3AL
wetzelsdorf|AT214
wetzendorf|DE0y3
wetzikon|CH5o4
wetzlar|DE0y6
wevelgem|BE3a5
wewahitchka|US0d1FL
wewak|PG5y4
weweantic|US0d1MA
wewoka|US1b2OK
weyauwega|US1b1WI
weybridge|GB0j4
weyburn|CA6e3SK
weyers cave|US0d1VA
weymouth|GB0j6,US0d6MA
wezembeek oppem|BE3a4
we|NC7e3
whakatane|NZ5d4
whalan|AU0p3NSW
whaley bridge|GB0j2
whangarei|NZ5d6
wharton|US0d6PA,US1b3TX,US0d3NJ
whately|US0d1MA
wheat ridge|US475CO
wheatland|US0t2CA,US472WY
wheatley heights|US0d2NY
wheatley|GB0j2
wheaton|US1b6IL,US0d6MD,US1b0MN
wheelers hill|AU0r4VIC
wheelersburg|US0d3OH
wheeler|US1b1TX
wheeling|US1b5IL,US0d5WV
whetstone|US251AZ,US251AZ
whickham|GB0j4
whiskey creek|US0d2FL
whispering pines|US0d2NC
whistler|CA4l3BC
whitaker|US0d0PA
whitburn|GB0j3,GB0j2
whitby|GB0j4
whitchurch|GB0j3
white bear lake|US1b5MN
white bluff|US1b2TN
white castle|US1b1LA
white center|US0t4WA
white city|US0t3OR,US472UT,US0d2FL
white cloud|US490MI
white hall|US1b2AR,US1b1IL
white haven|US0d0PA
white horse|US0d3NJ
white house|US1b3TN
white island shores|US0d1MA
white marsh|US0d3MD
white meadow lake|US0d3NJ
white mountain lake|US251AZ
white oak|US0d4OH,US0d4MD,US0d3PA,US1b3TX
white pigeon|US491MI
white pine|US0d1TN
white plains|US0d6NY,US0d0NC,US0d0NC
white river junction|US0d1VT
white river|ZA0x4
white rock|CA4l6BC,US473NM
white salmon|US0t1WA
white sands|US471NM
white settlement|US1b4TX
white sulphur springs|US0d1WV
whitecourt|CA393AB
whitefield|GB0j5,US0d1ME,US0d0NH
whitefish bay|US1b4WI
whitefish|US473MT
whitehall township|US0d5PA
whitehall|US0d4OH,US0d4PA,US491MI,US0d1NY,US1b1WI,US470MT
whitehaven|GB0j5
whitehorse|CA8f5YT
whitehouse station|US0d1NJ
whitehouse|US1b3TX,US0d2OH
whiteland|US3n2IN
whiteman air force base|US1b1MO
whitemarsh island|US0d3GA
whiteriver|US252AZ
whitesboro burleigh|US0d1NJ
whitesboro|US1b2TX,US0d2NY,US0d1NJ,US1b1AL
whitesburg|US0d1KY
whitestone|US0d5NY
whitestown|US3n3IN
whiteville|US0d2NC,US1b2TN
whitewater|US1b4WI
whitewright|US1b1TX
whitfield|US0d2PA,US0d2FL
whiting|US1b2IN,US1b1WI
whitinsville|US0d3MA
whitley bay|GB0j5
whitley city|US0d0KY
whitman|US0d6PA,US0d4MA
whitmire|US0d1SC
whitmore lake|US493MI
whitmore village|US5k2HI
whitney|US0t5NV,US1b1TX
whitstable|GB0j5
whittier|US0t6CA
whittingham|US0d1NJ
whittlesea|ZA0x4,AU0r2VIC
whittlesey|GB0j4
whitwell|US1b1TN
whitworth|GB0j3
whyalla norrie|AU2v3SA
whyalla stuart|AU2v3SA
wiang sa|TH0n4
wichelen|BE3a3
wichian buri|TH0n5
wichita falls|US1b7TX
wichita|US1b9KS
wichit|TH0n5
wickede|DE0y4
wickenburg|US253AZ
wickerham manor fisher|US0d1PA
wickford|GB0j5
wickliffe|US0d4OH
wicklow|IE384
wick|GB0j3
wideopen|GB0j3
widnes|GB0j6
wiecbork|PL203
wiefelstede|DE0y4
wiehl|DE0y5
wielen|PL203
wieliczka|PL204
wielki kack|PL203
wielsbeke|BE3a3
wielun|PL205
wiener neudorf|AT213
wiener neustadt|AT215
wieprz|PL202
wierden|NL3z5
wiernsheim|DE0y3
wieruszow|PL203
wiesbaden|DE0y8
wiesenburg|DE0y2
wiesloch|DE0y5
wiesmoor|DE0y4
wietmarschen|DE0y3
wietze|DE0y3
wigan|GB0j7
wiggins|US1b2MS
wigston magna|GB0j5
wigton|GB0j3
wijchen|NL3z5
wijhe|NL3z2
wijk bij duurstede|NL3z4
wijnegem|BE3a3
wilanow|PL204
wilberforce|US0d1OH
wilber|US1b1NE
wilbraham|US0d2MA
wilburton|US0t2WA,US1b1OK
wild peach village|US1b1TX
wild rose|CA393AB
wildberg|DE0y3
wilderness rim|US0t1WA
wilder|US0d2KY,US0d1VT,US6w1ID
wildeshausen|DE0y4
wildomar|US0t5CA
wildwood crest|US0d2NJ
wildwood lake|US0d2TN
wildwood|US1b5MO,US0d3FL,US0d2NJ,US1b0TX,US0d0TN
wiley ford|US0d0WV
wiley park|AU0p3NSW
wilhelmitor nord|DE0y3
wilhelmitor sud|DE0y3
wilhelmsburg|AT213
wilhelmshaven|DE0y6
wilhelmsruh|DE0y3
wilhelmstadt|DE0y5
wilhermsdorf|DE0y2
wilkau hasslau|DE0y4
wilkes barre|US0d5PA
wilkesboro|US0d2NC
wilkinsburg|US0d4PA
wilkinson heights|US0d1SC
wilkowice|PL203
willacoochee|US0d0GA
willamina|US0t1OR
willard|US0d3OH,US1b2MO,US471UT,US471UT
willcox|US252AZ
willebadessen|DE0y3
willebroek|BE3a5
willemstad|CW707
willenhall|GB0j5
willetton|AU1v4WA
williams bay|US1b1WI
williams lake|CA4l4BC
williams landing|AU0r3VIC
williamsburg|US0d5NY,US0d4VA,US0d3FL,US0d2KY,US1b2IA,US0d1OH,US0d1MA,US0d0PA
williamson|US252AZ,US0d2WV,US0d1NY
williamsport|US0d5PA,US0d1MD,US3n1IN,US0d0OH
williamston|US0d2NC,US0d2SC,US492MI
williamstown|US0d4NJ,AU0r4VIC,US0d2MA,US0d2KY,US0d2WV,US0d0PA,US0d0VT
williamsville|US0d2NY,US1b1IL
williams|US0t2CA,US252AZ,US0t0OR
willich|DE0y6
willimantic|US0d4CT
willingboro|US0d5NJ
willingen|DE0y3
willingshausen|DE0y2
willington|GB0j3
williston highlands|US0d1FL
williston park|US0d3NY
williston|US475ND,US0d3VT,US0d2SC,US0d1FL
willis|US1b3TX
willits|US0t2CA
willmar|US1b4MN
willoughby hills|US0d3OH
willoughby|US0d5OH,AU0p3NSW
willow creek|US0t1CA
willow grove|US0d4PA
willow oak|US0d3FL
willow park|US1b2TX
willow springs|US1b3IL,US1b1MO
willow street|US0d3PA
willow valley|US250AZ
willowbrook|US0t5CA,US1b3IL,US0d2NY,US1b1IL
willowdale|CA1e6ON
willowick|US0d4OH
willowmore|ZA0x3
willows|US0t3CA
willow|US5x1AK
wills point|US1b2TX
willstatt|DE0y3
wilmerding|US0d1PA
wilmersdorf|DE0y7
wilmer|US1b2TX
wilmette|US1b5IL
wilmington island|US0d4GA
wilmington manor|US0d3DE
wilmington|US0d7NC,US0d6DE,US0d4MA,US0d4OH,US1b3IL
wilmore|US0d3KY
wilmot|US0d0NH
wilmslow|GB0j5
wilnis|NL3z3
wilnsdorf|DE0y4
wilsden|GB0j2
wilsdruff|DE0y4
wilson conococheague|US0d1MD
wilsons mills|US0d1NC
wilsonton|AU1k3QLD
wilsonville|US0t5OR,US1b1AL
wilson|US0d6NC,US0d3PA,US0d3PA,AU1v3WA,US1b1OK,US1b1OK,US6w1WY,US0d0NY
wilten|AT214
wilthen|DE0y3
wilton manors|US0d4FL
wilton|US0d4CT,US0t2CA,US1b1IA,US0d1ME,US0d0NH
wil|CH5o4
wimauma|US0d3FL
wimberley|US1b1TX
wimborne minster|GB0j4
wimereux|FR1m3
wimpassing|AT213
winamac|US9t1IN
winburg|ZA0x3
wincanton|GB0j2
winchendon|US0d2MA
winchester center|US0d3CT
winchester|GB0j6,US0t5NV,US0d5VA,US0d4MA,US0d4KY,US1b3TN,US3n2IN,US0t1CA,US0d1NH,US1b1MO,US1b1IL,US0d0OH
wind gap|US0d1PA
wind lake|US1b2WI
wind point|US1b1WI
windber|US0d2PA
windcrest|US1b3TX
windemere|US1b0TX
windermere|GB0j3,US0d2FL
winder|US0d4GA
windham|US0d5CT,US0d4NH,US0d1OH
windhoek|NA608
windischeschenbach|DE0y3
windisch|CH5o3
windom|US1b2MN
window rock|US471AZ
windsbach|DE0y3
windsor gardens|AU2v2SA
windsor heights|US1b2IA
windsor locks|US0d4CT
windsor|CA1e8ON,GB0j5,US0d5CT,US0t5CA,US474CO,AU0r3VIC,AU1k3QLD,CA1e2QC,US0d2NC,US1b2WI,US1b1MO,US0d1VA,US0d1ME,US0d1NC,US0d1VT,US0d1PA,US1b0IL
windy hills|US631KY
winejok|SS578
winfield|US1b4KS,US1b3IL,US1b2IN,US1b2AL,US0d1WV,US0d1NJ,US1b1MO,US1b0IA
wingate|GB0j2,US0d2NC
wingene|BE3a4
wingerworth|GB0j3
wingham|AU0p2NSW
wingles|FR1m3
winkler|CA4i3MB
wink|US1b0TX
winlock|US0t0WA
winmalee|AU0p3NSW
winnebago|US1b2IL,US1b0MN
winneba|GH1r5
winneconne|US1b1WI
winnemucca|US0t3NV
winnenden|DE0y5
winner|US1b1SD
winnetka|US1b4IL
winnfield|US1b2LA
winnie|US1b2TX
winnipeg|CA4i9MB
winnsboro mills|US0d1SC
winnsboro|US1b2LA,US0d2SC,US1b2TX
winona lake|US3n2IN
winona|US1b5MN,US1b2MS,US1b0MO
winooski|US0d3VT
winschoten|NL3z4
winsen|DE0y5,DE0y4
winsford|GB0j5
winslow|US253AZ,US0d3ME
winsted|US0d3CT,US1b1MN
winston hills|AU0p4NSW
winston salem|US0d8NC
winston|US0d3FL,US0t2OR
winter beach|US0d1FL
winter gardens|US0t4CA
winter garden|US0d5FL
winter haven|US0d5FL
winter park|US0d5FL
winter springs|US0d5FL
winterbach|DE0y3
winterberg|DE0y4
winterhude|DE0y6
winterlingen|DE0y3
winterport|US0d0ME
winterset|US1b2IA
wintersville|US0d2OH
winterswijk|NL3z5
winters|US0t3CA,US1b1TX
winterthur|CH5o7
winterville|US0d3NC,US0d0GA
winthrop harbor|US1b3IL
winthrop|US0d4MA,AU1v3WA,US0d1ME,US1b0MN
winton|US0t3CA
wintzenheim|FR1m3
wipperfurth|DE0y5
wiradesa|ID0b5
wirges|DE0y2
wirksworth|GB0j2
wisbech|GB0j5
wiscasset|US0d0ME
wisch|NL3z4
wisconsin dells|US1b1WI
wisconsin rapids|US1b4WI
wiset chaichan|TH0n4
wise|US0d2VA
wishart|AU1k3QLD
wishaw|GB0j5
wisla|PL204
wismar|DE0y6
wisner|US1b0NE
wissembourg|FR1m3
wissen|DE0y3
wister|US1b0OK
witbank|ZA0x8
withamsville|US0d3OH
witham|GB0j5
withernsea|GB0j3
witkowo|PL203
witley|GB0j3
witney|GB0j5
witnica|PL203
wittelsheim|FR1m3
wittenau|DE0y5
wittenbach|CH5o3
wittenberge|DE0y4
wittenberg|DE0y5,US1b0WI
wittenburg|DE0y2
wittenheim|FR1m4
witten|DE0y7
wittichenau|DE0y3
wittingen|DE0y4
wittlich|DE0y4
wittmund|DE0y4
wittstock|DE0y4
witu|KE1a2
witzenhausen|DE0y4
wivenhoe|GB0j3
wiwili|NI3d3
wixom|US494MI
wladyslawowo|PL204
wlochy|PL205
wloclawek|PL207
wlodawa|PL204
wloszczowa|PL203
wobulenzi|UG2i5
woburn sands|GB0j2
woburn|US0d5MA
wodonga|AU0r4VIC
wodzislaw slaski|PL206
woenselse heide|NL3z2
woerden|NL3z6
wofford heights|US0t1CA
wohlen|CH5o4,CH5o3
woippy|FR1m4
wojkowice|PL203
wojszyce|PL202
wokha|IN036
wokingham|GB0j5
woking|GB0j7
wola|PL207,PL203
wolbrom|PL203
wolcottville|US3n0IN
wolcott|US0d4CT,US0d1NY
wolczyn|PL203
wolf creek|US470UT
wolf lake|US492MI
wolf point|US472MT
wolf trap|US0d4VA
wolfach|DE0y3
wolfdale|US0d2PA
wolfe city|US1b1TX
wolfeboro|US0d2NH
wolfenbuttel|DE0y6
wolfen|DE0y5
wolfersheim|DE0y3
wolfforth|US1b2TX
wolfhagen|DE0y4
wolfhurst|US0d0OH
wolfnitz|AT212
wolfratshausen|DE0y4
wolfsburg|DE0y7
wolfschlugen|DE0y3
wolfurt|AT213
wolgast|DE0y4
wolin|PL204
wollerau|CH5o3
wollert|AU0r3VIC
wolli creek|AU0p3NSW
wollochet|US0t3WA
wollongong city centre|AU0p4NSW
wollongong|AU0p8NSW
wollstonecraft|AU0p3NSW
wolmaransstad|ZA0x6
wolmirstedt|DE0y3
wolnzach|DE0y3
wolomin|PL205
wolow|PL204
wolsztyn|PL204
woltersdorf|DE0y3
wolvega|NL3z4
wolverhampton|GB0j8
wolverine lake|US492MI
wombourn|GB0j4
wombwell|GB0j4
womelsdorf|US0d2PA
wommelgem|BE3a4
wonder lake|US1b2IL
wongsorejo|ID2l5
wonju|KR088
wonopringgo|ID0b5
wonosobo|ID0b7
wonsan|KP108
wood dale|US1b4IL
wood lynne|US0d2NJ
wood ridge|US0d3NJ
wood river|US1b3IL,US1b0NE
wood village|US0t2OR
woodacre|US0t0CA
woodbine|US0d1NJ,US1b1IA,US0d0GA
woodbourne|US0d2PA
woodbranch|US1b0TX
woodbridge|US0d4NJ,GB0j3,US0d3CT,US0d2VA,US0t2CA
woodburn|US0t5OR,US0d3VA,US3n1IN
woodbury center|US0d0CT
woodbury heights|US0d2NJ
woodbury|US1b6MN,US0d3NY,US0d3NJ,US0d3CT,US0d3NY,US1b1TN
woodcliff lake|US0d3NJ
woodcreek|US1b1TX
woodcrest|US0t4CA
woodcroft|AU2v3SA,AU0p3NSW
woodend|AU0r3VIC
woodfield|US0d3SC
woodfin|US0d3NC
woodford green|GB0j5
woodhaven|US0d5NY,US494MI
woodinville|US0t4WA
woodlake|US0t3CA,US0d3VA
woodland beach|US491MI
woodland heights|US0d0PA
woodland hills|US0t6CA,US471UT
woodland park|US0d4NJ,US473CO
woodlands|SG0v8
woodland|US0t6CA,US0t3WA
woodlawn beach|US1b1FL
woodlawn|US0d5MD,US1b5IL,US0d4VA,US0d3NY,US0d3MD,US0d2OH,US0d1VA
woodlyn|US0d3PA
woodmere|US0d4NY,US1b4LA
woodmont|US0d1CT
woodmoor|US473CO
woodmore|US0d2MD
woodridge|US1b5IL,AU1k4QLD
woodrow|US0d4NY
woodruff|US0d2SC
woods creek|US0t2WA
woods cross|US473UT
woodsboro|US1b1TX,US0d0MD
woodsfield|US0d1OH
woodside east|US0d1DE
woodside|US0d5NY,US0t2CA,US0d1PA
woodson terrace|US1b2MO
woodstock|CA1e5ON,US0d5GA,US1b5IL,US0d2VA,US0d1NY,US1b1AL,US0d0ME,US0d0NH
woodstown|US0d2NJ
woodsville|US0d0NH
woodvale|AU1v3WA
woodville|US0d2FL,US1b1TX,US0d1OH,US0t1CA,US1b0WI
woodward|US1b4OK,US1b1IA
woodway|US1b3TX,US0t0WA
woodworth|US1b0LA
woolgoolga|AU0p2NSW
woollahra|AU0p3NSW
woolloongabba|AU1k3QLD
woolwich|US0d2ME
woongarrah|AU0p2NSW
woonona|AU0p4NSW
woonsocket|US0d5RI
wooster|US0d5OH
worbis|DE0y2
worb|CH5o3
worcester park|GB0j4
worcester|US0d8MA,ZA0x7,GB0j7,US0d0NY
worden|US1b0IL
woree|AU1k2QLD
worgl|AT214
workington|GB0j5
worksop|GB0j5
worland|US472WY
wormhout|FR1m2
wormleysburg|US0d2PA
worms|DE0y6
worongary|AU1k2QLD
worpswede|DE0y3
worrstadt|DE0y3
worth am rhein|DE0y4
wortham|US1b0TX
worthington hills|US631KY
worthington|US0d4OH,US1b4MN,US631KY,US0d1KY,US3n1IN
worthing|GB0j7
worth|US1b3IL
wote|KE1a3
wotton under edge|GB0j2
woudenberg|NL3z3
woudhuis|NL3z3
woudrichem|NL3z4
woxall|US0d0PA
woy woy|AU0p3NSW
wrangell|US0t1AK
wray|US471CO
wrens|US0d1GA
wrentham|US0d3MA
wrexham|GB0j6
wriezen|DE0y3
wright city|US1b2MO
wright patterson afb|US0d1OH
wrightsboro|US0d2NC
wrightstown|US1b2WI
wrightsville beach|US0d1NC
wrightsville|US0d2GA,US0d1PA,US1b1AR
wrightwood|US0t2CA
wright|US1b5FL,US471WY
wroclaw|PL209
wronki|PL204
wroughton|GB0j3
wrzesnia|PL205
wschowa|PL204
wuchang|CN007
wucheng|CN006
wuchuan|CN007
wuda|CN007
wudil|NG0a5
wuhai|CN008
wuhan|CN00d
wuhu|CN009
wukari|NG0a7
wulflingen kreis 6|CH5o4
wulfrath|DE0y4
wulingyuan|CN006
wum|CM2k6
wundanyi|KE1a4
wunnenberg|DE0y4
wunsiedel|DE0y3
wunstorf|DE0y5
wuppertal|DE0y8
wurenlos|CH5o2
wurno|NG0a4
wurselen|DE0y5
wurtland|US0d0KY
wurtsboro|US0d0NY
wurtulla|AU1k3QLD
wurzburg|DE0y7
wurzen|DE0y4
wusong|CN008
wustenrot|DE0y3
wusterhausen|DE0y3
wustermark|DE0y3
wutoschingen|DE0y3
wuustwezel|BE3a4
wuwei|CN009
wuxi|CN00c,CN006
wuxue|CN008
wuyang|CN006
wuyishan|CN005
wuyo|NG0a3
wuzhen|CN006
wuzhou|CN008
wyandanch|US0d4NY
wyandotte|US495MI
wyckoff|US0d4NJ
wykagyl|US0d4NY
wyldwood|US1b1TX
wylie|US1b6TX
wymore|US1b0NE
wynantskill|US0d2NY
wyncote|US0d2PA
wyndham vale|AU0r5VIC
wyndham|US0d3VA
wyndmoor|US0d2PA
wynn vale|AU2v3SA
wynnewood|US1b1OK
wynne|US1b3AR
wynnum west|AU1k4QLD
wynnum|AU1k4QLD
wynyard|AU693TAS
wyoming|US496MI,AU0p3NSW,US0d3OH,US1b3MN,US0d2PA,US0d1DE,US1b0IL
wyomissing hills|US0d1PA
wyomissing|US0d3PA
wyrzysk|PL202
wysokie mazowieckie|PL203
wyszkow|PL205
wytheville|US0d3VA
x can|MX3u2
xacmaz|AZ345
xai xai|MZ2w7
xalapa de enriquez|MX049
xalatlaco|MX044
xalisco|MX4a5
xaloztoc|MX043
xaltepec|MX043
xaltianguis|MX043
xam nua|LA6f5
xankandi|AZ346
xanten|DE0y4
xanthi|GR4b6
xanxere|BR095
xapuri|BR623
xativa|ES0z5
xenia|US0d5OH
xeraco jaraco|ES0z2
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
xicotencatl|MX313
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
xinguara|BR2e5
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
xinyuan|CN138
xinyu|CN007
xinzhi|CN006
xinzhou|CN007,CN006
xinzhuang|CN002
xinzo de limia|ES0z3
xiongzhou|CN006
xique xique|BR1c5
xirivella|ES0z5
xishan|CN007
xitangtuo|CN003
xiulin|CN007
xiuyan|CN006
xiuying|CN008
xixiang|CN006
xo jaobod|UZ1o4
xo jayli shahri|UZ5s6
xocali|AZ343
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
xudat|AZ344
xuddur|SO1f4
xunchang|CN006
xylofagou|CY6s3
xylokastro|GR4b2
ya bad|PS6q4
yabassi|CM2k3
yabelo|ET194
yablonovskiy|RU065
yabrud|SY225
yabucoa|PR5c3
yachimata|JP0c6
yacimiento rio turbio|AR023
yacolt|US0t1WA
yacuiba|BO2h6
yadgir|IN036
yadkinville|US0d2NC
yadrin|RU063
yafran|LY306
yagoona|AU0p4NSW
yagoua|CM2k6
yagry|RU065
yaguachi nuevo|EC1s5
yaguajay|CU1l5
yaguara|CO0i3
yaguaron|PY283
yaguate|DO1j2
yagunovskiy|RU4w3
yahotyn|UA165
yahualica de gonzalez gallo|MX044
yahyali|TR015
yairipok|IN033
yaita|JP0c5
yaiza|ES5i3
yaizu|JP0c7
yajalon|MX044
yajiwa|NG0a3
yakakent|TR012
yakeshi|CN007
yakhroma|RU064
yakima|US0t7WA
yakoruda|BG2z3
yako|BF365
yakuplu|TR015
yakutsk|RU648
yakymivka|UA164
yalaha|US0d0FL
yala|TH0n7
yale|US491MI,US1b0OK
yalihuyuk|TR013
yalikavak|TR013
yallahs|JM3g3
yalova|TR016
yalta|UA5e6,UA162
yalutorovsk|RU2j5
yalvac|TR015
yamada|JP0c4
yamagata|JP0c8
yamaga|JP0c5
yamaguchi|JP0c7
yamasa|DO1j4
yamazakicho nakabirose|JP0c5
yamba|AU0p3NSW
yambio|SS575
yambol|BG2z6
yamethin|MM0q6
yamhill|US0t0OR
yamoto|JP0c5
yamoussoukro|CI0u8
yampil|UA5e3
yamrat|NG0a3
yamunanagar|IN038
yanacancha|PE0g5
yanagawamachi saiwaicho|JP0c4
yanagawa|JP0c5
yanahuanca|PE0g3
yanai|JP0c5
yanamalakuduru|IN035
yanam|IN035
yanaul|RU2j5
yanbu|SA0s8
yanceyville|US0d1NC
yancheng|CN009
yanchep|AU1v3WA
yanda bayo|NG0a3
yandev|NG0a3
yang talat|TH0n4
yangambi|CD2g5
yanga|MX042
yangchun|CN007
yangcun|CN006
yangebup|AU1v3WA
yanggu|CN006,KR085
yangi marg ilon|UZ1o4
yangi qal ah|AF123
yangiobod|UZ1o5
yangiqo rg on|UZ1o5
yangirabot|UZ5s5
yangiyer|UZ1o5
yangiyul|UZ1o6
yangjiang|CN009
yangju|KR087
yangliuqing|CN006
yangon|MM0qc
yangpyong|KR086
yangquan|CN009
yangsan|KR086
yangshuo|CN008
yangzhou|CN009
yanjiang|CN006
yanji|CN008
yankton|US1b4SD
yanliang|CN006
yanqul|OM3r4
yantai|CN009
yantarnyy|RU592
yanta|CN006
yantongshan|CN006
yantzaza|EC1s3
yany kapu|UA5e5
yanykurgan|KZ5w4
yanzhou|CN006
yaounde|CM2ka
yao|JP0c8
yaphank|US0d3NY
yaprakli|TR013
yapton|GB0j2
yaransk|RU554
yara|CU1l5
yardley|US0d1PA
yardville|US0d3NJ
yarega|RU063
yaremche|UA163
yarim|YE1t5
yaring|TH0n5
yaritagua|VE146
yarkovo|RU2j3,RU2d2
yarmolyntsi|UA163
yarmouth port|US0d2MA
yarmouth|US0d5MA,CA5l3NS,US0d3ME
yarm|GB0j4
yaroslavl|RU069
yaroslavskaya|RU062
yaroslavskiy|RU067,RU4o3
yarovoye|RU4m4
yarraville|AU0r4VIC
yarrawonga|AU0p3VIC
yarrow point|US0t0WA
yartsevo|RU066
yarumal|CO0i4
yar|RU323
yasenevo|RU067
yashan|CN006
yashikira|NG0a4
yashio|JP0c6
yashiro|JP0c4
yashkino|RU4w4
yashkul|RU063
yasinya|UA163
yasnaya polyana|RU062
yasnogorsk|RU064
yasnyy|RU2j4
yasothon|TH0n4
yass|AU0p3NSW
yasugicho|JP0c5
yasuj|IR0l7
yasynuvata|UA165
yatagan|TR014
yateley|GB0j4
yates center|US1b0KS
yate|GB0j5
yatou|CN007
yatsuomachi higashikumisaka|JP0c4
yatton|GB0j3
yauco|PR5c4
yautepec|MX045
yauya|PE0g3
yaval|IN035
yavas|RU063
yavatmal|IN037
yavne|IL3q5
yavoriv|UA164
yavuzeli|TR013
yawata|JP0c6
yaxley|GB0j3
yayas de viajama|DO1j3
yaya|RU4w4
yayci|AZ343
yayladagi|TR013
yaypan|UZ1o4
yayva|RU2j3
yazd|IR0l9
yazihan|TR012
yazman|PK055
yazoo city|US1b3MS
yazykovo|RU2j3
yeadon|GB0j5,US0d4PA
yeagertown|US0d0PA
yebaishou|CN006
yecapixtla|MX044
yecla|ES0z5
yeed|SO1f3
yefremov|RU066
yeghegnadzor|AM353
yeghvard|AM353
yegorlykskaya|RU064
yegoryevsk|RU066
yehualtepec|MX043
yehud monosson|IL3q5
yehud|IL3q5
yei|SS575
yekaterinburg|RU2ja
yekaterinoslavka|RU643
yekaterinovka|RU3k3
yelabuga|RU066
yelahanka|IN037
yelan koleno|RU062
yelandur|IN033
yelanskiy|RU2j3
yelan|RU3b4
yelbarga|IN034
yelenendorf|AZ344
yelets|RU067
yelizavetinskaya|RU064
yelizovo|RU6k5
yellandu|IN035
yellapur|IN034
yellow springs|US0d2OH
yellowknife|CA394NT
yellville|US1b0AR
yelm|US0t3WA
yelnya|RU063
yelovo|RU2j2
yelwa|NG0a4
yemanzhelinsk|RU2j5
yemelyanovo|RU3h3
yemetsk|RU064
yemva|RU064
yen bai|VN0n7
yen vinh|VN0n7
yenagoa|NG0a5
yenakiyeve|UA167
yenangyaung|MM0q7
yendi|GH1r5
yengema|SL3p3
yeni suraxani|AZ344
yenicaga|TR013
yenifakili|TR014
yenipazar|TR013
yenisarbademli|TR012
yenisehir|TR015
yeniseysk|RU3h4
yenotayevka|RU523
yeoju|KR085
yeola|IN036
yeongam|KR086
yeongdong|KR085
yeonggwang|KR084
yeonil|KR085
yeosu|KR088
yeovil|GB0j6
yepocapa|GT3c3
yeppoon city centre|AU1k3QLD
yeppoon|AU1k4QLD
yeraliyev|KZ6u4
yerba buena|AR3s6
yerbabuena|MX043
yerevan|AM35a
yerington|US0t2NV
yerkoy|TR015
yermakovskoye|RU3h3
yermentau|KZ1n4
yermolayevo|RU2j3
yermolino|RU063
yerofey pavlovich|RU642
yeroham|IL3q3
yeronga|AU1k3QLD
yerres|FR1m5
yerseke|NL3z3
yershovo|RU063
yershov|RU3k5
yesan|KR085
yesilhisar|TR014
yesilli|TR015
yesilova|TR013
yesilyurt|TR014,TR013
yessentuki|RU066
yessentukskaya|RU064
yetkul|RU2j3
yevlakh|AZ347
yevpatoriya|UA5e7
yeysk|RU066
yibin|CN008
yichang|CN009
yicheng|CN007,CN006
yichun|CN007,CN007
yigo village|GU7w4
yigou|CN006
yilan|TW0e7,CN006
yima|CN006
yinchuan|CN009
yingchuan|CN006
yingkou|CN009
yingshang chengguanzhen|CN006
yinzhu|CN006
yirga alem|ET195
yishui|CN007
yiwu|CN006
yiyang|CN008
ylistaro|FI4t2
ylitornio|FI4t2
ylivieska|FI4t4
ylojarvi|FI4t4
ymittos|GR4b3
yoakum|US1b3TX
yoe|US0d0PA
yogyakarta|ID0b9
yoichi|JP0c5
yokadouma|CM2k4
yokaichiba|JP0c5
yokine|AU1v4WA
yokkaichi|JP0c8
yokohama|JP0cc
yokosuka|JP0c9
yokote|JP0c5
yoko|CM2k2
yola|NG0a7
yolbasi|TR012
yolombo|CO0i3
yoloten|TM415
yol|IN034
yomju up|KP103
yomra|TR014
yona village|GU7w3
yonago|JP0c7
yonan up|KP105
yoncalla|US0t0OR
yondo|CO0i3
yonedacho sendo|JP0c3
yonezawa|JP0c7
yong peng|MY2a5
yongbyon|KP103
yongchuan|CN007
yongfeng|CN006
yonggang up|KP104
yonggwang up|KP104
yongning|CN003
yongsan dong|KR084
yonkers|US0d8NY
yonmu|KR085
yono|JP0ca
yopal|CO0i6
yorba linda|US0t6CA
yorii|JP0c5
york beach|US0d4ME
york harbor|US0d2ME
yorketown|US0d3NJ
yorklyn|US0d1PA
yorkshire|US0d3VA,US0d0NY
yorkton|CA6e4SK
yorktown heights|US0d1NY
yorktown|US3n3IN,US1b1TX
yorkville|US1b4IL,US0d1NY,US0d0OH
york|GB0j7,US0d5PA,US0d3SC,US1b3NE,US1b1AL
yorosso|ML2o4
yoro|HN3l4
yosemite lakes|US0t2CA
yosemite valley|US0t0CA
yoshida kasugacho|JP0c5
yoshii|JP0c5
yoshikawa|JP0c6
yoshino cho|JP0c3
yoshitomi|JP0c3
yoshkar ola|RU068
yotoco|CO0i3
yotsukaido|JP0c6
youghal|IE383
youhao|CN006
youkaichi|JP0c6
youkounkoun|GN1x3
young america historical|US1b1MN
young harris|US0d0GA
youngstown|US0d6OH,US1b2FL,US0d1NY
youngsville|US1b4LA,US0d1PA,US0d1PA,US0d0NC
youngtown|US253AZ
youngwood|US0d2PA
young|UY2s4,AU0p3NSW
yountville|US0t2CA
youssoufia|MA116
yovon|TJ484
yozgat|TR016
ypacarai|PY283
ypenburg|NL3z5
ypsilanti|US494MI
ypsonas|CY6s3
yreka|US0t3CA
yssingeaux|FR1m3
ystad|SE274
ystalyfera|GB0j3
ytrebygda|NO4q5
ytyk kyuyel|RU643
yuanlin|TW0e7
yuanping|CN006
yuba city|US0t6CA
yubileyny|RU065
yucaipa|US0t6CA
yucca valley|US0t4CA
yucheng|CN006
yuci|CN008
yudong|CN006
yuen long kau hui|HK0m7
yueyang|CN00a
yugawara|JP0c5
yugo kamskiy|RU2j3
yugorsk|RU2j5
yujing|TW0e4
yukhary dashkesan|AZ343
yukhnov|RU063
yuki|JP0c6
yukon|US1b5OK
yuksekova|TR016
yuktae dong|KP106
yukuhashi|JP0c6
yulee|US0d4FL
yulinshi|CN007
yulin|CN007
yuli|NG0a3
yumaguzino|RU2j2
yuma|US0t7AZ,US472CO
yumbel|CL0o3
yumbe|UG2i5
yumbo|CO0i6
yunak|TR014
yuncheng|CN008
yuncos|ES0z2
yunfu|CN00b
yung shue wan|HK0m3
yungay|PE0g2
yunguyo|PE0g4
yuni|PH183
yunmeng chengguanzhen|CN006
yunyang|CN006
yura|PE0g3
yurecuaro|MX045
yurgamysh|RU2j3
yurga|RU4w6
yurimaguas|PE0g5
yuriria|MX045
yurty|RU4p3
yuryev polskiy|RU064
yuryevets|RU064
yuryuzan|RU2j4
yushu|CN007
yusufeli|TR013
yutan|CN006,US1b0NE
yuta|PS6q5
yuto|AR513
yutsa|RU063
yutz|FR1m4
yuvacik|TR013
yuxia|CN006
yuxi|CN007
yuyao|CN007
yuzawa|JP0c5
yuza|JP0c4
yuzha|RU064
yuzhne|UA165
yuzhno kurilsk|RU7d3
yuzhno sakhalinsk|RU6n7
yuzhno sukhokumsk|RU063
yuzhnoukrainsk|UA165
yuzhnouralsk|RU2j5
yuzhnyy|RU4m4
yverdon les bains|CH5o5
yvetot|FR1m3
yvoir|BE3a3
yylanly|TM415
yzeure|FR1m4
za tarah|PS6q3
zaandam|NL3z6
zaandijk|NL3z3
zaanstad|NL3z7
zabalj|RS2r3
zabaykalsk|RU5t3
zabbar|MT8j4
zabid|YE1t6
zabki|PL205
zabkowice slaskie|PL204
zabol|IR0l7
zabrat|AZ344
zabreh|CZ2x4
zabrze|PL208
zacamulpa|MX043
zacapa|GT3c5
zacapechpan|MX043
zacapoaxtla|MX043
zacapu|MX046,MX046
zacatecas|MX047
zacatecoluca|SV4x5
zacatelco|MX045
zacatepec|MX044,MX043
zacatlan|MX045
zacharo|GR4b3
zachary|US1b4LA
zacoalco de torres|MX044
zacualpa|GT3c3
zacualtipan|MX045
zadar|HR446
zadawa|NG0a3
zadonsk|RU063
zafarabad|IN033
zafarwal|PK055
zafar|UZ1o5
zafferana etnea|IT1i3
zafra|ES0z4
zagan|PL205
zagarolo|IT1i4
zagazig|EG0h8
zaghouan|TN464
zagon|RO1w2
zagora|MA115
zagorje ob savi|SI5z3
zagoryanskiy|RU063
zagorye|RU065
zagorz|PL202
zagreb|HR449
zag|MA113
zahedan|IR0l9
zahir pir|PK055
zahirabad|IN036
zahle|LB1u6
zaida|PK055
zaidpur|IN035
zaigrayevo|RU4p2
zainsk|RU065
zaio|MA115
zajas|MK544
zajecar|RS2r6
zakamensk|RU4p4
zakharivka|UA162
zaki biam|NG0a3
zakopane|PL205
zakrzow|PL203
zakynthos|GR4b4
zalaegerszeg|HU1z6
zalanga|NG0a4
zalari|RU4p3
zalaszentgrot|HU1z3
zalau|RO1w6
zalegoshch|RU063
zalesovo|RU4m3
zalingei|SD1q5
zalishchyky|UA163
zalla|ES0z3
zaltan|LY304
zaltbommel|NL3z5
zalukokoazhe|RU063
zamania|IN035
zama|JP0c7
zamberk|CZ2x3
zambezi|ZM2t3
zamboanga|PH189
zamboanguita|PH183
zambrano|CO0i3
zambrow|PL205
zamora|MX047,ES0z6,EC1s4
zamosc|PL206
zamoskvorechye|RU066
zandberg|NL3z2
zandhoven|BE3a4
zandvoort|NL3z4
zanesti|RO1w3
zanesville|US0d5OH
zane|IT1i3
zangguy|CN134
zangilan|AZ343
zango|NG0a4
zanica|IT1i3
zanjan|IR0l8
zanzibar|TZ1d9
zaojiacheng|CN003
zaokskiy|RU063
zaouiat djedidi|TN463
zaoyang|CN008
zaozersk|RU064
zaozhuang|CN008
zapadnaya dvina|RU063
zapala|AR515
zapata|US1b2TX
zapatoca|CO0i3
zapfendorf|DE0y2
zapolyarnyy|RU064
zapopan|MX04a
zaporizhia|UA16a
zapotiltic|MX045
zapotlanejo|MX045
zapresic|HR444
zaprudnya|RU064
zaqatala|AZ344
zaragoza de guadalupe|MX042
zaragoza|ES0z9,CO0i4,SV4x4,MX043,MX4n3,MX043,GT3c3,PH183
zarah sharan|AF123
zarand|IR0l6
zaranj|AF126
zarasai|LT4v3
zarate|AR026
zarautz|ES0z4
zaraysk|RU065
zaraza|VE145
zara|TR014
zardob|AZ343
zarechnyy|RU066,RU066,RU2j5,RU4p3
zarechye|RU063
zarghun shahr|AF124
zaria|NG0aa
zarichne|UA163
zarinsk|RU4m6
zarnesti|RO1w5,RO1w2
zarnovica|SK5b3
zarow|PL203
zarqa|JO2qa
zaruma|EC1s4
zarumilla|PE0g4
zarya|RU065
zary|PL205
zarzal|CO0i5
zarzis|TN466
zaslawye|BY1y4
zastavna|UA163
zastron|ZA0x4
zatec|CZ2x4
zaterechnyy|RU063
zavallya|UA162
zaventem|BE3a5
zavetnoye|RU063
zavety ilicha|RU4o3
zavidovici|BA454
zavidovo|RU063
zavitinsk|RU644
zavodoukovsk|RU2j5
zavodskoy|RU4o4,KZ1n3
zavolzhsk|RU064
zavolzhye|RU065
zavoronezhskoye|RU062
zavyalovo|RU4m3
zawadzkie|PL203
zawiercie|PL206
zawiya|LY308
zawoja|PL203
zawyat an nwacer|MA114
zaxo|IQ0k7
zayed city|AE156
zaysan|KZ1n4
zayukovo|RU063
zaza del medio|CU1l3
zbarazh|UA164
zbaszynek|PL202
zbaszyn|PL203
zboriv|UA163
zdar nad sazavou|CZ2x4
zdolbuniv|UA165
zdunska wola|PL205
zdvinsk|RU2d2
zdzieszowice|PL204
zebrzydowice|PL202
zebulon|US0d2NC,US0d0GA
zedelgem|BE3a4
zeeland|US492MI
zeelst|NL3z2
zeerust|ZA0x4
zeewolde|NL3z4
zefta|EG0h7
zefyri|GR4b3
zehdenick|DE0y4
zehlendorf|DE0y6
zeigler|US1b1IL
zeil|DE0y3
zeist|NL3z6
zeithain|DE0y3
zeitlarn|DE0y3
zeitz|DE0y5
zejtun|MT8j4
zelarino|IT1i2
zelenchukskaya|RU064
zelenoborskiy|RU063
zelenodolsk|RU067
zelenogorskiy|RU4w2
zelenogorsk|RU3h6,RU064
zelenogradsk|RU594
zelenograd|RU068
zelenokumsk|RU065
zelezny brod|CZ2x3
zele|BE3a4
zelhem|NL3z3
zelienople|US0d2PA
zeliezovce|SK5b3
zelino|MK545
zeljezno polje|BA453
zell am see|AT213
zell im wiesental|DE0y3
zella mehlis|DE0y4
zellingen|DE0y3
zellwood|US0d1FL
zell|DE0y3
zelo buon persico|IT1i3
zelow|PL203
zelva|BY1y3
zelzate|BE3a4
zemes|RO1w2
zemetchino|RU064
zemio|CF4u4
zemoura|DZ1p4
zempoala|MX043
zemst|BE3a4
zemun|RS2r7
zena|US0d0NY
zenica|BA457
zepce|BA453
zephyrhills north|US0d1FL
zephyrhills south|US0d2FL
zephyrhills west|US0d3FL
zephyrhills|US0d4FL
zeralda|DZ1p4
zerbst|DE0y4
zeribet el oued|DZ1p5
zermatt|CH5o3
zernograd|RU065
zero branco|IT1i3
zestaponi|GE375
zetea|RO1w3
zetel|DE0y4
zetland|AU0p3NSW
zeulenroda|DE0y4
zeuthen|DE0y3
zevenaar|NL3z5
zeven|DE0y4
zevio|IT1i4
zeya|RU645
zeytinburnu|TR018
zgierz|PL206
zgorzelec|PL205
zgorzelisko|PL204
zgurovka|UA163
zhabei|CN00a
zhabinka|BY1y3
zhalantun|CN007
zhanaozen|KZ6u7
zhanga buqtyrma|KZ1n3
zhangatas|KZ1n5
zhangjiagang|CN006
zhangjiajie|CN006
zhangjiakou shi xuanhua qu|CN009
zhangjiakou|CN009
zhangwan|CN003
zhangye|CN007
zhangzhou|CN009
zhanibek|KZ1n3
zhanjiang|CN009
zhaobaoshan|CN006
zhaodong|CN007
zhaogezhuang|CN006
zhaoqing|CN008
zhaotong|CN007
zhaoyuan|CN007,CN006
zhaozhou|CN006
zhaqsy|KZ1n2
zharkent|KZ1n5
zhashkiv|UA164
zhatay|RU643
zhdanovichy|BY1y2
zhelezinka|KZ1n2
zheleznodorozhnyy|RU067,RU4p3,RU2j3
zheleznogorsk ilimskiy|RU4p5
zheleznogorsk|RU067,RU3h7
zheleznovodsk|RU065
zhengjiatun|CN007
zhengzhou|CN00c
zhenjiang|CN009
zhenlai|CN006
zhenzhou|CN007
zherdevka|RU064
zheshart|RU063
zhetibay|KZ6u4
zhezkent|KZ1n3
zhezqazghan|KZ1n7
zhicheng|CN007,CN006
zhigalovo|RU4p2
zhigulevsk|RU326
zhijiang|CN006
zhirnovsk|RU3b4
zhirnov|RU063
zhizdra|RU063
zhlobin|BY1y6
zhmerynka|UA165
zhob|PK056
zholymbet|KZ1n3
zhongshan|CN00c
zhongshu|CN007
zhongxiang|CN007
zhongxing new village|TW0e5
zhongxing|CN006
zhosaly|KZ5w4
zhoucheng|CN006
zhoucun|CN007
zhoukou|CN009
zhoushan|CN006
zhouzhuang|CN004
zhovkva|UA164
zhovti vody|UA166
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
zhumysker|KZ6d3
zhuzhou|CN009
zhytkavichy|BY1y4
zhytomyr|UA168
ziar nad hronom|SK5b4
zibo|CN00c
ziebice|PL203
zielona gora|PL207
zielonka|PL204
zierbena|ES0z3
zierenberg|DE0y3
zierikzee|NL3z3
zigong|CN009
ziguinchor|SN1g7
zijinglu|CN006
zilair|RU2j3
zile|TR016
zilina|SK5b6
zillah|US0t2WA
zillmere|AU1k3QLD
zilwaukee|US491MI
zimapan|MX044
zimatepec|MX043
zimatlan de alvarez|MX043
zima|RU4p5
zimmerman|US1b2MN
zimmern ob rottweil|DE0y3
zimnicea|RO1w4
zimovniki|RU064
zinacantepec|MX046
zinacatepec|MX044
zinapecuaro|MX044
zindah jan|AF123
zinder|NE3v8
zingem|BE3a3
ziniare|BF364
zinjibar|YE1t4
zinkiv|UA163
zintan|LY305
zionsville|US3n5IN
zion|US1b5IL,US0d1PA
zipaquira|CO0i7
zira|IN035
zirc|HU1z3
zirl|AT213
zirndorf|DE0y5
ziro|IN034
zitlala|MX043
zitlaltepec|MX043
zittau|DE0y5
zivinice|BA454
ziway|ET196
zizur mayor|ES0z4
zlate moravce|SK5b4
zlatitsa|BG2z3
zlatna|RO1w3
zlatni pyasatsi|BG2z3
zlatograd|BG2z3
zlatoust|RU2j8
zlin|CZ2x6
zliten|LY307
zlocieniec|PL204
zlotniki|PL202
zlotoryja|PL204
zlotow|PL204
zlynka|RU552
zmeinogorsk|RU4m4
zmeyskaya|RU063
zmigrod|PL203
zmiyevka|RU063
zmiyiv|UA164
znamenka|RU064,RU063
znamenskoye|RU334,RU063
znamensk|RU525
znin|PL204
znojmo|CZ2x5
znomenka|UA165
zoersel|BE3a4
zoetermeer|NL3z7
zofingen|CH5o4
zogno|IT1i3
zografos|GR4b6
zola predosa|IT1i4
zolfo springs|US0d1FL
zoliborz|PL206
zollikofen|CH5o3
zollikon|CH5o3
zolochiv|UA164,UA163
zolotonosha|UA165
zolynia|PL202
zomba|MW4e6
zomergem|BE3a3
zomin shaharchasi|UZ1o5
zona industriale|IT1i3
zongolica|MX043
zonguldak|TR017
zonhoven|BE3a4
zonnebeke|BE3a4
zorgo|BF365
zorleni|RO1w3
zorneding|DE0y3
zorritos|PE0g4
zorya|UA162
zorynsk|UA163
zory|PL206
zossen|DE0y4
zottegem|BE3a5
zoucheng|CN008
zouerate|MR4c5
zouila|TN465
zoutleeuw|BE3a3
zrenjanin|RS2r6
zschopau|DE0y4
zschorlau|DE0y3
zubia|ES0z4
zubin potok|XK2r4
zubova polyana|RU063
zubri|CZ2x2
zubtsov|RU063
zuchwil|CH5o3
zuenoula|CI0u5
zuera|ES0z3
zugdidi|GE376
zuglo|HU1z7
zug|CH5o5
zuhres|UA164
zuid scharwoude|NL3z3
zuiderburen|NL3z3
zuidhorn|NL3z3
zuidwijk|NL3z4
zukowo|PL203
zulpich|DE0y4
zulte|BE3a4
zumaia|ES0z3
zumarraga|ES0z3
zumbrota|US1b2MN
zumpango del rio|MX045
zumpango|MX046
zundert|NL3z3
zungeru|NG0a5
zunheboto|IN035
zuni pueblo|US473NM
zunil|GT3c3
zuni|IT1i3
zunyi|CN009
zupanja|HR444
zurich kreis 10 hongg|CH5o4
zurich kreis 10 wipkingen|CH5o4
zurich kreis 10|CH5o5
zurich kreis 11 affoltern|CH5o4
zurich kreis 11 oerlikon|CH5o4
zurich kreis 11 seebach|CH5o4
zurich kreis 11|CH5o6
zurich kreis 12 hirzenbach|CH5o4
zurich kreis 12 saatlen|CH5o2
zurich kreis 12 schwamendingen mitte|CH5o3
zurich kreis 12|CH5o5
zurich kreis 1|CH5o3
zurich kreis 2 enge|CH5o3
zurich kreis 2 wollishofen|CH5o4
zurich kreis 2|CH5o5
zurich kreis 3 alt wiedikon|CH5o4
zurich kreis 3 friesenberg|CH5o3
zurich kreis 3 sihlfeld|CH5o4
zurich kreis 3|CH5o6
zurich kreis 4 aussersihl|CH5o5
zurich kreis 4 hard|CH5o4
zurich kreis 4 langstrasse|CH5o3
zurich kreis 5 gewerbeschule|CH5o3
zurich kreis 5|CH5o4
zurich kreis 6 oberstrass|CH5o3
zurich kreis 6 unterstrass|CH5o4
zurich kreis 6|CH5o5
zurich kreis 7 fluntern|CH5o3
zurich kreis 7 hirslanden|CH5o3
zurich kreis 7 hottingen|CH5o3
zurich kreis 7 witikon|CH5o3
zurich kreis 7|CH5o5
zurich kreis 8 muhlebach|CH5o2
zurich kreis 8|CH5o4
zurich kreis 9 albisrieden|CH5o4
zurich kreis 9 altstetten|CH5o5
zurich kreis 9|CH5o5
zurich|CH5o8
zuromin|PL203
zurrieq|MT8j3
zuru|NG0a5
zushi|JP0c6
zusmarshausen|DE0y3
zutendaal|BE3a3
zutphen|NL3z5
zuwarah|LY305
zuya|UA5e3
zuyevka|RU554
zvecan|XK2r4
zvecka|RS2r2
zvenigorod|RU064
zvenigovo|RU064
zvenihorodka|UA164
zverevo|RU065
zvezdnyy|RU2j3
zvishavane|ZW265
zvolen|SK5b5
zvoristea|RO1w3
zvornik|BA453
zwedru|LR3f5
zweibrucken|DE0y5
zwenkau|DE0y3
zwevegem|BE3a5
zwickau|DE0y7
zwiesel|DE0y3
zwijndrecht|NL3z6,BE3a4
zwingenberg|DE0y3
zwolen|PL203
zwolle|NL3z7,US1b1LA
zwonitz|DE0y4
zyablikovo|RU067
zychlin|PL203
zykovo|RU3h2
zymohiria|UA163
zyrardow|PL205
zyryanovsk|KZ1n5
zyryanskoye|RU533
zyrya|AZ343
zyuzino|RU067
zywiec|PL205
ħamrun|MT8j3
əhmədbəyli|AZ344
арачиново|MK544
бережани|UA164
зуунмод|MN3m4
петровец|MK543
сопиште|MK543
чучер сандево|MK543
`;
