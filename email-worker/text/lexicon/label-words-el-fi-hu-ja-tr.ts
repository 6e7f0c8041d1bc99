import type { LabelKey } from './label-words.ts';

/**
 * Labels in Greek, Finnish, Hungarian, Japanese and Turkish, in lower case. Japanese labels also match with
 * the polite prefixes `ご` and `お`.
 */
export const LABEL_WORDS_EL_FI_HU_JA_TR: Partial<Record<LabelKey, string>> = {
  checkin:
    'giriş|giriş tarihi|giriş saati|otele giriş|check in tarihi|check in saati|konaklama tarihi|άφιξη στο ξενοδοχείο|ημερομηνία άφιξης|ώρα άφιξης στο κατάλυμα|check in από|sisäänkirjautuminen|tulopäivä|saapumispäivä|bejelentkezés|érkezés napja|érkezés dátuma|チェックイン|チェックイン日|チェックイン日時|チェックイン時間|チェックイン時刻|チェックイン予定|チェックイン予定時刻|宿泊日|宿泊開始日|到着予定時刻|到着予定日時',
  checkout:
    'çıkış|çıkış tarihi|çıkış saati|otelden çıkış|check out tarihi|check out saati|ημερομηνία αναχώρησης από το ξενοδοχείο|check out έως|uloskirjautuminen|lähtöpäivä|kijelentkezés|távozás|távozás dátuma|チェックアウト|チェックアウト日|チェックアウト日時|チェックアウト時間|チェックアウト時刻|宿泊終了日',
  pickup:
    'alış|alış yeri|alış tarihi|araç teslim alma|teslim alma|alınacağı yer|alınış|παραλαβή|παραλαβής|σημείο παραλαβής|nouto|noutopaikka|noutoaika|átvétel|felvétel|貸出|貸出日時|貸出店舗|貸出場所|出発店舗|受取|受取日時|お迎え|お迎え場所|お迎え時間|配車|配車日時',
  dropoff:
    'iade|iade yeri|iade tarihi|araç iade|teslim etme|bırakılış|επιστροφή|επιστροφής|παράδοση|παράδοσης|palautus|palautuspaikka|visszaadás|leadás|返却|返却日時|返却店舗|返却場所',
  depart:
    'kalkış|kalkıyor|hareket|gidiş kalkış|kalkış noktası|αναχώρηση|αναχώρησης|αναχωρεί|απόπλους|απόπλου|lähtö|lähtee|lähtöaika|lähtöpaikka|indulás|indul|induló|出発|発|乗車|搭乗|出航|乗船',
  arrive:
    'varış|varıyor|iniş|varış noktası|άφιξη|άφιξης|αφίξη|φτάνει|κατάπλους|κατάπλου|saapuminen|saapuu|tulo|tuloaika|érkezés|érkezik|到着|着|降車|下車|入港',
  start:
    'başlangıç|başlama|gösteri|seans|έναρξη|έναρξης|ώρα έναρξης|παράσταση|αρχή|alkaa|alkamisaika|alku|esitys|kezdés|kezdete|kezdődik|開始|開始時間|開始時刻|開始日時|開演|開演時間|開演時刻|上映時間|キックオフ|試合開始',
  end: 'bitiş|λήξη|λήξης|τέλος|päättyy|loppuu|vége|終了|終了時間|終了時刻|終演',
  when: 'tarih|tarihi|saat|saati|ne zaman|zaman|gün|sefer tarihi|sefer saati|yolculuk tarihi|seyahat tarihi|uçuş tarihi|rezervasyon tarihi ve saati|randevu|randevu tarihi|randevu saati|etkinlik tarihi|tur tarihi|ziyaret tarihi|ημερομηνία|ημέρα|ημ νια|ώρα|πότε|ημερομηνία και ώρα|ημερομηνία ταξιδιού|ημερομηνία επίσκεψης|ημερομηνία παράστασης|ραντεβού|päivä|päivämäärä|aika|kellonaika|milloin|ajankohta|varattu aika|matkapäivä|dátum|időpont|mikor|nap|óra|utazás napja|日時|日付|日にち|時間|時刻|予約日時|来店日|来店日時|来店時間|利用日|利用日時|利用時間|開催日|開催日時|公演日|公演日時|来館日|来館日時|来場日|来場日時|入場日|入場日時|実施日|参加日|参加日時|体験日|体験日時|施術日時|受診日|受診日時|診察日時|乗車日|搭乗日|出航日|乗船日|旅行日|日程|宿泊期間|期間',
  place:
    'yer|yeri|nerede|adres|adresi|konum|mekan|buluşma noktası|buluşma yeri|salon|τόπος|τοποθεσία|χώρος|πού|διεύθυνση|σημείο συνάντησης|αίθουσα|θέατρο|paikka|osoite|sijainti|missä|kokoontumispaikka|tapaamispaikka|helyszín|cím|hol|találkozó|találkozási pont|住所|所在地|場所|会場|会場名|開催場所|集合場所|待ち合わせ場所|アクセス|劇場|ホール|館',
  from: 'nereden|kimden|από|αφετηρία|λιμάνι αναχώρησης|mistä|honnan|出発地|出発駅|出発空港|出発港|乗車駅|乗車地|乗車場所|乗車停留所|発地|発駅',
  to: 'nereye|προς|προορισμός|λιμάνι άφιξης|mihin|minne|kohde|hová|úti cél|目的地|行き先|到着地|到着駅|到着空港|到着港|降車駅|降車地|降車停留所|着地|着駅',
  stop: 'durak|istasyon|otogar|στάση|σταθμός|asema|pysäkki|állomás|megálló|駅|停留所',
  hotel:
    'otel|otel adı|tesis|tesis adı|pansiyon|konaklama|ξενοδοχείο|κατάλυμα|ξενώνας|διαμονή|hotelli|majoitus|majoituspaikka|szálloda|szállás|施設名|施設|宿名|宿|ホテル|ホテル名|旅館|旅館名|宿泊施設|宿泊先|宿泊施設名',
  restaurant:
    'restoran|restoran adı|mekan adı|lokanta|εστιατόριο|ταβέρνα|ravintola|étterem|店名|店舗名|店舗|レストラン|レストラン名|予約店舗|ご来店店舗',
  event:
    'etkinlik|etkinlik adı|oyun|konser|film|tur adı|hizmet|hizmet adı|aktivite|εκδήλωση|έργο|ξενάγηση|εκδρομή|συναυλία|ταινία|υπηρεσία|tapahtuma|kohde ja aika|palvelu|hoito|elokuva|kiertoajelu|esemény|előadás|program|szolgáltatás|公演名|公演|イベント名|イベント|ツアー名|ツアー|プラン名|体験名|コース|コース名|メニュー|タイトル|作品名|作品|展覧会名|試合|商品名',
  person:
    'yolcu|yolcular|yolcu adı|yolcu adı soyadı|ad soyad|adı soyadı|isim|misafir|misafir adı|konuk|konuk adı|katılımcı|sürücü|adına|επιβάτης|επιβάτες|ονοματεπώνυμο|όνομα|στο όνομα|επισκέπτης|πελάτης|οδηγός|όνομα επιβάτη|όνομα κράτησης|matkustaja|matkustajat|nimi|vieras|vieraan nimi|kuljettaja|varaajan nimi|utas|utasok|név|vendég|vendég neve|vezető|名前|氏名|予約者|予約者名|予約者氏名|代表者|代表者名|代表者氏名|宿泊者|宿泊者名|宿泊代表者|乗客|乗客名|搭乗者|搭乗者名|乗車人|利用者|利用者名|お客様名|お客様氏名|お客様|参加者|参加者名|運転者|運転者名|来場者名|患者名',
  party:
    'kişi sayısı|kişi|kaç kişi|yolcu sayısı|misafir sayısı|bilet adedi|adet|άτομα|αριθμός ατόμων|ποσότητα|εισιτήρια|henkilöt|henkilömäärä|hlö|lippuja|lippujen määrä|fő|létszám|személyek|vendégek száma|人数|利用人数|宿泊人数|来店人数|乗車人数|枚数|券種',
  confirmation:
    'rezervasyon no|rezervasyon numarası|rezervasyon kodu|rezervasyon|onay kodu|onay no|onay numarası|sipariş no|sipariş numarası|bilet no|bilet numarası|referans no|referans|pnr kodu|pnr no|αριθμός κράτησης|κωδικός κράτησης|κράτηση|κωδικός επιβεβαίωσης|αριθμός επιβεβαίωσης|αριθμός παραγγελίας|κωδικός|αρ κράτησης|αριθμός εισιτηρίου|αριθμός αναφοράς|varausnumero|varaustunnus|varausviite|vahvistusnumero|tilausnumero|varaus|foglalási szám|foglalási kód|foglalás|visszaigazolási szám|rendelésszám|予約番号|予約コード|予約no|予約id|確認番号|確認コード|受付番号|受付no|注文番号|申込番号|お申込番号|整理番号|購入番号|お問い合わせ番号|チケット番号|伝票番号',
  flight:
    'uçuş|uçuş no|uçuş numarası|sefer no|πτήση|αριθμός πτήσης|lento|lennon numero|járat|járatszám|便名|便|便番号|フライト|フライト番号',
  train:
    'tren|tren no|tren adı|otobüs|gemi|feribot|τρένο|αμαξοστοιχία|πλοίο|δρομολόγιο|λεωφορείο|juna|junan numero|bussi|laiva|alus|vonat|vonatszám|列車|列車名|列車番号|船名|バス|バス名',
  company:
    'havayolu|firma|taşıyıcı|αεροπορική εταιρεία|εταιρεία|lentoyhtiö|yhtiö|légitársaság|航空会社|運航会社|運行会社|レンタカー会社',
  seat: 'koltuk|koltuk no|koltuk numarası|yer no|θέση|θέσεις|αριθμός θέσης|paikkanumero|istumapaikka|paikat|ülés|ülőhely|座席|座席番号|席|席種|席番',
  coach: 'vagon|vagon no|βαγόνι|vaunu|kocsi|号車',
  room: 'oda|oda tipi|oda türü|δωμάτιο|τύπος δωματίου|huone|huonetyyppi|szoba|szobatípus|部屋|部屋タイプ|客室|客室タイプ|プラン|宿泊プラン|ルームタイプ',
  vehicle:
    'araç|araç tipi|araç sınıfı|araç grubu|όχημα|αυτοκίνητο|τύπος οχήματος|auto|ajoneuvo|autoluokka|jármű|autó|車種|車両|車両クラス|クラス|乗用車',
  terminal: 'kapı|çıkış kapısı|biniş kapısı|πύλη|portti|lähtöportti|kapu|ターミナル|搭乗口|ゲート',
  platform: 'peron no|αποβάθρα|πλατφόρμα|raide|laituri|vágány|番線|のりば|乗り場|ホーム|乗場',
  duration:
    'süre|yolculuk süresi|uçuş süresi|διάρκεια|διάρκεια ταξιδιού|ώρες λειτουργίας|kesto|matka aika|aukioloajat|aamiainen|időtartam|menetidő|kahvaltı|çalışma saatleri|πρωινό|所要時間|営業時間|滞在時間|乗り継ぎ|乗継時間|受付時間|朝食|夕食|朝食時間|夕食時間',
  nights:
    'gece|gece sayısı|διανυκτερεύσεις|νύχτες|βράδια|yötä|öiden määrä|yöt|éjszaka|éjszakák száma|泊数|宿泊数',
  section:
    'gidiş|dönüş|gidiş uçuşu|dönüş uçuşu|gidiş seferi|dönüş seferi|güzergah|hat|μετάβαση|διαδρομή|δρομολόγιο μετάβασης|menomatka|paluumatka|meno|paluu|reitti|odaút|visszaút|oda|vissza|útvonal|往路|復路|行き|帰り|区間|乗車区間|ルート|経路|搭乗区間|航路',
  note: 'not|notlar|önemli|önemli bilgi|lütfen dikkat|açıklama|σημείωση|σημειώσεις|προσοχή|παρατηρήσεις|huom|huomautus|lisätiedot|megjegyzés|fontos|備考|注意事項|ご注意|その他|要望|ご要望|メモ|url|メール|メールアドレス',
  ignore:
    'işlem tarihi|satın alma tarihi|sipariş tarihi|rezervasyon yapılma tarihi|rezervasyon tarihi|düzenleme tarihi|bilet tarihi|fatura tarihi|fatura|ödeme|ödeme tarihi|son ödeme tarihi|son ödeme|son tarih|iptal|iptal koşulları|ücretsiz iptal|iptal tarihi|geçerlilik|son kullanma tarihi|son kullanma|doğum tarihi|biniş|biniş saati|biniş kartı|kapı kapanış|kapılar|kapı açılış|kapı açılışı|check in kapanış|online check in|eski|eski saat|eski tarih|tutar|toplam|toplam tutar|ücret|fiyat|telefon|tel|' +
    'ημερομηνία έκδοσης|ημερομηνία κράτησης|ημερομηνία αγοράς|ημερομηνία παραγγελίας|ημερομηνία πληρωμής|ημερομηνία γέννησης|έκδοση|εκδόθηκε|πληρωμή|πληρώθηκε|προκαταβολή|υπόλοιπο|εξόφληση|δωρεάν ακύρωση|δωρεάν ακύρωση έως|ακύρωση|ακύρωση έως|πολιτική ακύρωσης|ισχύει έως|ισχύς|λήγει|προθεσμία|επιβίβαση|ώρα επιβίβασης|κλείσιμο πυλών|άνοιγμα θυρών|προσέλευση|παλιά ώρα|παλιά|αρχική ώρα|τιμή|σύνολο|ποσό|κόστος|τηλέφωνο|τηλ|' +
    'varattu|varauspäivä|tilauspäivä|ostopäivä|maksupäivä|maksettu|eräpäivä|laskun päivä|peruutus|peruutusehdot|maksuton peruutus|voimassa|voimassa asti|syntymäaika|portti sulkeutuu|portti suljetaan|lähtöselvitys|lähtöselvitys sulkeutuu|ovet|ovet avataan|ovet aukeavat|hinta|yhteensä|summa|puhelin|puh|vanha aika|alkuperäinen|' +
    'foglalás dátuma|kiállítás dátuma|fizetés|fizetési határidő|lemondás|ingyenes lemondás|érvényes|születési dátum|beszállás|kapuzárás|ár|összesen|végösszeg|telefonszám|' +
    '予約受付日|予約受付日時|受付日|受付日時|申込日|申込日時|お申込日|購入日|購入日時|注文日|注文日時|発行日|発行日時|発券日|発券期限|支払日|支払期限|お支払期限|支払い期限|入金期限|決済日|キャンセル期限|キャンセル料|キャンセルポリシー|キャンセル規定|無料キャンセル期限|無料キャンセル|変更期限|受取期限|きっぷの受取期限|有効期限|有効期間|生年月日|開場|開場時間|開場時刻|搭乗開始|搭乗時刻|搭乗手続き締切|保安検査締切|締切|変更前|旧|料金|合計|合計金額|金額|支払金額|支払方法|支払い方法|お支払い|お支払い方法|お支払金額|電話|電話番号|tel|連絡先|宿泊料金|総額',
};

/** Counterpart of `ASPECT_WORDS` for these languages. */
export const ASPECT_WORDS_EL_FI_HU_JA_TR = {
  date: 'tarih tarihi günü ημερομηνία ημέρα päivä päivämäärä dátum dátuma napja',
  time: 'saat saati zamanı ώρα aika kellonaika időpont ideje',
  place:
    'yer yeri noktası havalimanı havaalanı otogarı istasyonu limanı garı iskelesi şehri τόπος σημείο λιμάνι σταθμός αεροδρόμιο διεύθυνση paikka asema lentoasema satama osoite helye helyszín állomás repülőtér',
} as const;

/** Japanese labels consist of a stem and a suffix for date, time or place. */
export const JAPANESE_STEMS: [LabelKey, string][] = [
  ['depart', '出発 発車 出航 離陸 乗車 搭乗 乗船'],
  ['arrive', '到着 着陸 降車 下船'],
  ['checkin', 'チェックイン'],
  ['checkout', 'チェックアウト'],
  ['pickup', '貸出 受取 お迎え'],
  ['dropoff', '返却'],
  ['start', '開始 開演 集合'],
  ['when', '来店 来館 利用 予約 公演 施術'],
];
/** Suffixes of Japanese labels, by aspect. */
export const JAPANESE_SUFFIXES = {
  date: '予定日',
  time: '時刻 時間 予定時刻 予定時間',
  place: '地 駅 空港 港 場所 地点 店舗',
} as const;
