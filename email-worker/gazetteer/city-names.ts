import { foldName } from './fold-name.ts';

/**
 * Local and foreign names of cities that the table lists under another name: `name in the table: other names`, one line a
 * city. They are folded below, since folding takes marks from Japanese letters, too.
 */
const NAMES = `
vienna: wien, vienne, viena, viden, becs
munich: munchen, muenchen, monaco di baviera, monachium, mnichov
koln: cologne, koeln, colonia, keulen, kolin nad rynem
nurnberg: nuremberg, nuernberg, norimberga
frankfurt am main: frankfurt, frankfurt main, francfort, francoforte, francfort sur le main, frankfurt a m
dusseldorf: duesseldorf
hannover: hanover, hanovre
hamburg: hambourg, hamburgo, amburgo
berlin: berlino, berlim
leipzig: lipsia, lipsko
dresden: dresde, dresda, drazdany
prague: praha, praga, prag
rome: roma, rom, rzym, ローマ
milan: milano, mailand, milao, milaan, mediolan, ミラノ
florence: firenze, florencia, florenz
naples: napoli, napoles, neapel
turin: torino
venice: venezia, venecia, venedig, venise, veneza
genoa: genova, genua, genes
bologna: bologne
siracusa: syracuse sicily
padova: padua, padoue
lisbon: lisboa, lisbonne, lissabon, lisbona, lizbona, リスボン
porto: oporto
sevilla: seville, siviglia
zaragoza: saragossa, saragosse
barcelona: barcelone, barcellona
geneve: geneva, genf, ginevra, ginebra, genebra
zurich: zuerich, zurigo, zurique
basel: bale, basle, basilea, basel stadt
bern: berne, berna
luzern: lucerne, lucerna
brussels: bruxelles, brussel, bruselas, bruxelas, bruessel
antwerpen: antwerp, anvers, amberes
gent: ghent, gand
brugge: bruges
liege: luttich, luik
the hague: den haag, la haye, s gravenhage, la haya
copenhagen: kobenhavn, koebenhavn, kopenhagen, copenhague, copenaghen, rodby, gedser, helsingor, svendborg, aeroskobing
goteborg: gothenburg, goeteborg
stockholm: stoccolma, estocolmo, nynashamn, kapellskar
malmo: malmoe
helsinki: helsingfors, ヘルシンキ
warsaw: warszawa, warschau, varsovie, varsavia, varsovia
krakow: cracow, krakau, cracovie, cracovia
gdansk: danzig
wroclaw: breslau
poznan: posen
bucharest: bucuresti, bukarest, bucarest
belgrade: beograd, belgrad, belgrado
dublin: rosslare, dublino, rosslare harbour, rosslare europort, dun laoghaire
swansea: fishguard, pembroke dock
glasgow: cairnryan, ardrossan, ullapool, mallaig, brodick
vancouver: swartz bay, horseshoe bay, duke point, departure bay, バンクーバー
rotterdam: hoek van holland, hook of holland, europoort
amsterdam: ijmuiden
cherbourg octeville: cherbourg, cherbourg en cotentin
irakleio: heraklion, iraklio, iraklion, ηρακλειο
chania: χανια, hania
rodos: rhodes, rhodos, rodi, ροδοσ, ροδος
patra: patras, πατρα
piraeus: pireas, πειραιας, πειραιασ
palma: palma de mallorca, palma di maiorca
donostia san sebastian: san sebastian, donostia
bilbao: bilbo
las palmas de gran canaria: las palmas, gran canaria
ljubljana: laibach, lubiana
zagreb: agram
dubrovnik: ragusa
athens: athina, athen, athenes, atenas, atene, ateny, αθηνα
thessaloniki: saloniki, salonique, θεσσαλονικη
moscow: moskva, moskau, moscou, mosca, moskou, москва
saint petersburg: sankt peterburg, st petersburg, sankt petersburg, санкт петербург
kyiv: kiev, kiew, киев, киів
london: londres, londra, londen, londyn, ロンドン, 伦敦, 倫敦, 런던
edinburgh: edimbourg, edimburgo, edynburg, edinburg
paris: parigi, parijs, paryz, pariz, パリ, 巴黎, 파리
strasbourg: strassburg, estrasburgo, strasburgo
nice: nizza, niza
marseille: marsiglia, marsella, marseilles
lyon: lione, lyons
luxembourg: luxemburg, luxemburgo
bratislava: pressburg, pozsony
istanbul: estambul, stambul, stamboul, イスタンブール
cairo: kairo, le caire, el cairo, القاهرة, kair
marrakesh: marrakech, marrakesch, مراكش, marrakesz
tangier: tanger
algiers: alger
jerusalem: ירושלים
tel aviv: tel aviv yafo, תל אביב, תל אביב יפו
new york city: new york, nueva york, nova york, nova iorque, nyc, manhattan, nowy jork, ニューヨーク, 뉴욕
new orleans: nueva orleans, la nouvelle orleans
philadelphia: filadelfia
washington d c: washington, washington dc
mexico city: ciudad de mexico, cdmx, mexico df, mexico d f
havana: la habana, habana
panama: ciudad de panama
ho chi minh city: saigon, hcmc, thanh pho ho chi minh
hanoi: ha noi, ハノイ
beijing: peking, pequim, pekin, 北京, 北京市
shanghai: 上海, 上海市, szanghaj
tokyo: tokio, toquio, 東京, 東京都
osaka: 大阪, 大阪市
kyoto: 京都, 京都市
sapporo: 札幌
nagoya: 名古屋
fukuoka: 福岡
yokohama: 横浜
hong kong: hongkong, 香港, ホンコン, 홍콩
taipei: 台北, 臺北, 台北市, 타이베이
seoul: seul, 서울, ソウル
busan: 부산, 釜山
new delhi: neu delhi
bengaluru: bangalore
mumbai: bombay
kolkata: calcutta
chennai: madras
singapore: singapur, singapour, singapura, シンガポール, 新加坡, 싱가포르
bangkok: krung thep, バンコク, 曼谷, 방콕
cape town: kapstadt, le cap, ciudad del cabo, kaapstad
dubai: دبي
abu dhabi: ابوظبي, أبوظبي, أبو ظبي, ابو ظبي
riyadh: الرياض
jeddah: جدة, جده
doha: الدوحة
muscat: مسقط
kuwait city: الكويت, مدينة الكويت
beirut: بيروت
amman: عمان
casablanca: الدار البيضاء
tunis: تونس
lviv: львів, lemberg
odessa: одеса, odesa
kharkiv: харків
dnipro: дніпро
taichung: 台中, 臺中
tainan: 台南, 臺南
kaohsiung: 高雄, 左營, 左营
guangzhou: 广州, 廣州
shenzhen: 深圳
chengdu: 成都
hangzhou: 杭州
xian: 西安
incheon: 인천
daegu: 대구
daejeon: 대전
gwangju: 광주
jeju city: 제주, 제주시
vilnius: wilno, wilna
riga: ryga
kaunas: kowno
budapest: budapeszt, budapeste
reykjavik: reikiavik, reykiavik, レイキャビク
sydney: シドニー, 悉尼, 시드니
honolulu: ホノルル
los angeles: ロサンゼルス, 洛杉矶, 洛杉磯
san francisco: サンフランシスコ, 旧金山
las vegas: ラスベガス
tbilisi: tiflis, tyflis
`;

/** Names in the table of cities by folded other name. */
export const CITY_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', others = ''] = line.split(': ');
      return others.split(', ').map((other): [string, string] => [foldName(other), name]);
    }),
);
