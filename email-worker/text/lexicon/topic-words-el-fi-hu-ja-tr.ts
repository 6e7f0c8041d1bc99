import { foldEmailText } from '../scan/fold-email-text.ts';

/** Word beginnings by topic in Greek, Finnish, Hungarian, Japanese and Turkish. */
const WORDS = {
  lodging:
    'otel|konaklama|oda(?!kl)|gecelik|gece |pansiyon|giris tarihi|konuk evi|tatil koyu|ξενοδοχ|διαμον|δωματι|διανυκτερευσ|ξενων|καταλυμ|βραδι|πανσιον|σουιτα|hotelli|majoit|huone|yopym|vuorokau|szall|szoba|ejszaka|bejelentkez|vendeghaz|宿泊|ホテル|旅館|チェックイン|チェックアウト|客室|お部屋|民宿|ゲストハウス|\\d泊',
  table:
    'masa |masaniz|masani|restoran|lokanta|aksam yemegi|ogle yemegi|meyhane|kisilik masa|τραπεζι|εστιατορι|ταβερνα|δειπνο|γευμα|μεζε|poytavaraus|poyta|ravintola|illallinen|lounas|asztal|etterem|vacsora|ebed|vendeglo|レストラン|来店|お席|コース料理|ディナー|ランチ|居酒屋|料理店|料亭|お食事|個室|寿司|焼肉|ビストロ',
  activity:
    'bilet|etkinlik|konser|tiyatro|muze|gosteri|gezi|sinema|randevu|hamam|masaj|festival|sergi|εισιτηρι|παραστασ|θεατρ|συναυλι|μουσει|εκθεσ|ξεναγησ|εκδρομ|ραντεβου|κινηματογραφ|αγωνα|lippu|lippuja|konsertti|teatteri|museo|esitys|naytel|kiertoajelu|nayttely|hieronta|jegy|koncert|szinhaz|muzeum|eloadas|kiallitas|furdo|masszazs|チケット|公演|開演|美術館|博物館|入場|コンサート|観戦|体験|ツアー|劇場|映画|施術|来館|展覧会|見学|サロン|診察|歌舞伎',
  flight:
    'ucus|ucak|havayol|havaliman|havaalan|binis karti|kabin bagaj|πτηση|πτησεισ|πτησησ|αεροπορικ|αεροδρομι|lento|lentokentta|lentoasema|lentoyhtio|jarat|repulo|legitarsasag|便名|航空|空港|フライト|搭乗|機内|国内線|国際線',
  train:
    'tren |treni|trenle|vagon|yht |tcdd|istasyon|tren gari|τρενο|τρενου|αμαξοστοιχ|σιδηροδρομ|βαγονι|juna|junalippu|rautatieasema|vaunu|vonat|palyaudvar|vagany|新幹線|列車|号車|特急|鉄道|きっぷ|乗車券|指定席|番線',
  bus: 'otobus|otogar|peron|λεωφορει|κτελ |bussi|linja-auto|autobusz|高速バス|夜行バス|バスターミナル|バス停|バス ',
  ferry:
    'feribot|vapur|gemi |iskele|deniz otobusu|πλοιο|πλοιου|λιμαν|ακτοπλοι|φερι|καταμαραν|καμπιν|laiva|lautta|satama|hytti|komp |hajo|kikoto|フェリー|客船|乗船|出航|船室|高速船',
  car: 'arac kirala|kiralik arac|arac teslim|oto kirala|ενοικιασ|αυτοκινητ|οχημα|autovuokra|vuokra-auto|autoberl|berauto|レンタカー|貸出|返却店舗',
  ride: 'transferiniz|transfer hizmeti|taksi(?!m)|surucu|ταξι(?!δ)|μεταφορα|οδηγοσ σασ|kuljetus|transzfer|タクシー|送迎|配車',
} as const;

const patterns = Object.fromEntries(
  Object.entries(WORDS).map(([name, words]) => [
    name,
    new RegExp(`(?<![a-zα-ω])(?:${foldEmailText(words)})`, 'g'),
  ]),
);

/** How often a folded text mentions a topic in these languages. */
export function countTopicWords(about: keyof typeof WORDS, words: string): number {
  const pattern = patterns[about];
  return pattern ? [...words.matchAll(pattern)].length : 0;
}
