import { foldEmailText } from '../scan/fold-email-text.ts';

/** Words for kinds of emails in Greek, Finnish, Hungarian, Japanese and Turkish. */
const WORDS = {
  confirmed:
    'rezervasyon|onayi|onaylan|bilet|randevu|seyahat|επιβεβαιωσ|κρατησ|εισιτηρι|ραντεβου|varaus|vahvistus|lippu|matkalippu|foglalas|visszaigazol|jegy|予約|ご予約|確認|予約完了|チケット|乗車券|ご購入',
  proof:
    'rezervasyonunuz (?:basariyla )?(?:onaylan|tamamlan|olusturul|alin)|onaylanmistir|onaylandi|satin alin|rezervasyonunuz icin tesekkur|(?:rezervasyon|onay|bilet|siparis|pnr) (?:no|numarasi|kodu)[\\s:]{1,4}[a-z\\d]{4,}|επιβεβαιωθηκε|επιβεβαιωνουμε|επιβεβαιωνεται|ευχαριστουμε για την? (?:κρατηση|αγορα|παραγγελια|προτιμηση)|(?:αριθμοσ|κωδικοσ) (?:κρατησησ|επιβεβαιωσησ|παραγγελιασ)|varauksesi (?:on )?(?:vahvistettu|vastaanotettu)|varaus on vahvistettu|kiitos (?:varauksestasi|tilauksestasi|ostoksestasi)|varaus(?:numero|tunnus)|foglalasat (?:visszaigazol|megerosit)|foglalasa (?:visszaigazolva|megerositve)|koszonjuk (?:a )?(?:foglalas|vasarlas)|予約番号|予約が完了|予約が確定|予約を承|予約いただき|予約ありがとう|予約完了|予約確認|予約を確認|予約確定|予約成立|確定しました|ご購入ありがとう|購入完了|お申し込みありがとう|お申込みありがとう|受付完了',
  cancelled:
    'iptal edil|iptali|iptal (?:onay|islem|talebiniz)|ακυρωθηκε|ακυρωση (?:κρατησησ|εισιτηρι|πτησησ)|επιβεβαιωση ακυρωσησ|peruttu|peruutusvahvistus|varauksen peruutus|lemondas (?:visszaigazol|megerosit)|lemondva|torolve|torles|キャンセル完了|キャンセルされました|キャンセルのお知らせ|キャンセルを承|キャンセルのご確認|取消完了|取り消しました|予約取消|予約キャンセル|欠航|運休|公演中止|開催中止',
  cancelledBody:
    '(?:rezervasyonunuz|biletiniz|ucusunuz|randevunuz|siparisiniz) (?:basariyla )?iptal edil|(?:κρατηση|πτηση|εισιτηριο|δρομολογιο)[^.\\n]{0,30} (?:εχει )?ακυρωθ|varauksesi on peruttu|varaus on peruttu|foglalasat (?:lemond|torol)|キャンセルが完了|キャンセルいたしました|キャンセルされました|取り消しを承',
  free: 'ucretsiz iptal|δωρεαν ακυρωση|maksuton peruutus|ingyenes lemondas|無料キャンセル|キャンセル無料|キャンセル料|キャンセルポリシー',
  changed:
    'degisti|degisikli|guncellen|ertelen|gecikme|rotarli|αλλαγη|τροποποι|καθυστερησ|αναβολη|muutos|muuttunut|muutettu|myohas|modosit|valtoz|変更完了|変更のお知らせ|変更しました|変更されました|変更を承|時刻変更|日程変更|遅延',
  changedBody:
    'saat degisikligi|saati degis|tarihi degis|degistirilmistir|αλλαξε|τροποποιηθηκε|on muuttunut|megvaltozott|変更になりました|変更いたしました|変更が完了',
  reminder:
    'hatirlatma|υπενθυμισ|muistutus|emlekezteto|リマインド|リマインダー|ご確認のお願い|ご来店日が近|明日の',
  receipt: 'fatura|makbuz|αποδειξη πληρωμησ|τιμολογιο|kuitti|szamla|領収書|請求書|ご利用明細|お支払い完了',
  promotion:
    'indirim|firsat|kampanya|ucuz|son sans|sinirli sure|baslayan fiyat|erken rezervasyon|προσφορα|προσφορεσ|εκπτωσ|απο μονο|ευκαιρι|tarjous|alennus|alkaen|akcio|kedvezmeny|ajanlat|セール|割引|クーポン|お得|キャンペーン|タイムセール|円から|円~|円〜|先行予約|早割|おすすめ',
  promotionBody:
    "hemen (?:rezervasyon|al|incele)|['’]?(?:den|dan|ten|tan) baslayan|κλειστε τωρα|κρατηστε τωρα|με τιμεσ απο|varaa (?:nyt|heti)|foglaljon (?:most|mar)|foglalj most|今すぐ予約|ご予約はこちら|詳しくはこちら|期間限定",
  newsletter:
    'bulten|sifre|dogrulama kodu|guvenlik uyarisi|ενημερωτικο δελτιο|κωδικοσ (?:προσβασησ|επαληθευσησ)|υπολοιπο ποντων|uutiskirje|salasana|hirlevel|jelszo|メルマガ|メールマガジン|パスワード|認証コード|ポイント残高|会員登録|ニュースレター',
  review:
    'degerlendir|nasil gecti|nasildi|(?:^| )anket|yorum yap|πωσ ηταν|αξιολογ|κριτικη|η γνωμη σασ|ερωτηματολογι|miten (?:meni|onnistui)|anna palautetta|palautekysely|arvioi|milyen volt|ertekel|velemeny|アンケート|口コミ|ご感想|レビュー|クチコミ|評価のお願い|ご宿泊ありがとうございました|ご利用ありがとうございました|ご来店ありがとうございました',
  parcel:
    'kargo|siparisiniz (?:kargo|yola|hazirlan)|teslimat|gonderiniz|αποστολη (?:δεματ|παραγγελι)|δεμα|παρακολουθηση αποστολησ|paketti|toimitus|lahetys|csomag|kezbesit|szallitas alatt|商品(?:の|を)?(?:発送|お届け)|発送(?:完了|のお知らせ|済み)|配送|配達|荷物',
  hold: 'teklif|bekleme listesi|onay bekl|opsiyon|on rezervasyon|odeme bekleniyor|λιστα αναμονησ|σε αναμονη|αναμονη επιβεβαιωσησ|αιτημα κρατησησ|odotuslista|varauspyynto|tarjouspyynto|vahvistusta odottava|varolista|ajanlatkeres|仮予約|キャンセル待ち|見積|お問い合わせ(?:を|ありがとう)|リクエスト(?:予約|受付)|予約リクエスト',
  holdBody:
    'henuz onaylanma|onaylanmamistir|bekleme listesine|kesin rezervasyon degil|δεν εχει (?:ακομη )?επιβεβαιωθει|δεν αποτελει κρατηση|λιστα αναμονησ|ei ole viela vahvistettu|odotuslistal|meg nem (?:megerositett|visszaigazolt)|varolistara|まだ確定して|予約は確定して(?:い|お)りません|仮予約|キャンセル待ち|お支払い(?:を)?(?:もって|後に)(?:予約)?(?:確定|成立)',
  auto: 'otomatik (?:yanit|cevap)|ofis disinda|αυτοματη απαντηση|εκτοσ γραφειου|automaattinen vastaus|poissa|automatikus valasz|自動応答|自動返信|不在',
  list: 'abonelikten (?:cik|ayril)|διαγραφη απο|κατάργηση εγγραφησ|peruuta tilaus|leiratkozas|配信停止|メール配信の停止',
} as const;

/** Extends a pattern with the corresponding words in these languages. */
export function extendPattern(pattern: RegExp, ...names: (keyof typeof WORDS)[]): RegExp {
  return new RegExp([pattern.source, ...names.map((name) => foldEmailText(WORDS[name]))].join('|'));
}
