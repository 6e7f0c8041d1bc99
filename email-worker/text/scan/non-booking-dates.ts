import { foldEmailText } from './fold-email-text.ts';

/** Cancellations and refunds. */
const OFF =
  'cancel|storn|annul|anul|avbok|afbest|afbud|afmeld|avbest|avmeld|zrus|odwol|rezygn|zwrot|iptal|ακυρωσ|peruut|lemond|キャンセル|取消|refund|erstatt|rembours|reembols|rimbors|terugbet|vracen';
/** Changes, payments, answers, validity: other things with a deadline. */
const DEADLINES =
  'umbuch|change|amend|anderung|andern|echang|cambi|modif|wijzig|alter|zmen|zmian|andring|andret|aendring|endring|degis|αλλαγ|変更|muuto|valid|gultig|valable|valido|valida|geldig|wazn|platn|giltig|gyldig|gecerli|ισχυ|有効|voimassa|pay|paid|zahl|betal|platb|platit|zaplat|oplac|paiement|regl|pago|pagar|pagat|pagad|versament|versare|solde|balance|remainder|deposit|anzahl|restbetrag|acompte|arrhes|senal|anticipo|caparra|acconto|saldo|sinal|zaloh|doplat|zalicz|zadat|forskott|depositum|forskud|προκαταβολ|εξοφλησ|odeme|kapora|支払|入金|maksu|fizet|foglalo|pre-?order|vorbestell|precommand|rsvp|reply|respond|antwort|ruckmeld|reponse|repond|risposta|rispond|confirm by|offer|angebot|offre|oferta|offert|aanbied|nabid|erbjud|tilbud|teklif|προσφορ|promo';
const BUY =
  '(?:book|buchen|buchen sie|reservez|reserve|prenota|boek|boka|bestil|bestill|rezervujte|rezerwuj|zarezerwuj|hemen al|varaa|κλειστε)[^.!?\\n\\d]{0,14}?';
const FREE =
  'free|kostenlos|kostenfrei|gratis|gratuit|sans frais|sin (?:cargo|coste|gastos)|senza (?:costi|penali)|zonder kosten|sem custo|bezplat|zdarma|darmow|bez kosztow|bez poplatku|kostnadsfri|utan kostnad|uden gebyr|uten gebyr|ucretsiz|δωρεαν|χωρισ χρεωσ|無料|maksut|ingyen|dijmentes';
/** Words before the last day of something. */
const UNTIL =
  "(?:until|till|by|before|up to|no later than|not later than|on or before|bis(?: zum| einschliesslich)?|spatestens(?: am| bis| bis zum)?|vor(?: dem)?|jusqu'?\\s?(?:au|a|en)|avant(?: le)?|au plus tard(?: le)?|hasta(?: el)?|antes (?:del?|do)(?: dia)?|a mas tardar(?: el)?|fino (?:al?|alle)|entro(?: il| e non oltre il)?|prima del|tot(?: en met)?|t/m|voor|uiterlijk(?: op)?|ate(?: ao dia| a| o dia)?|do|nejpozdeji(?: do)?|najpozniej(?: do)?|till och med|senast(?:e)?|fram till|fore|inden|senest|indtil|til og med|innen|frem til|εωσ(?: τισ| και τισ)?|μεχρι(?: τισ| και τισ)?|πριν(?: απο)?(?: τισ| την)?|viimeistaan|ennen|legkesobb)";
const FEE =
  '(?:fee|charge|penalt|gebuhr|kosten|frais|penalite|gasto|cargo|penal|costi|poplat|oplat|avgift|gebyr|ucret|χρεωσ|ακυρωτικ|料)';
/** Words before the first day with a cancellation fee. */
const SINCE =
  '(?:after|as of|from|ab(?: dem)?|nach dem|apres(?: le)?|a partir (?:du|del?)|despues del|dopo il|dal|vanaf|na|po|od|efter|fran|etter|fra|μετα (?:τισ|την)|απο τισ)';
/** Paid, issued, bought. */
const DONE =
  'placed|submitted|aufgegeben|getatigt|passee|geplaatst|efetuad[oa]|tramitad[oa]|zadan[ao]|zlozon[eoay]|podan[ao]|lagd|lagts|afgivet|olusturuldu|paid|received|issued|printed|purchased|ordered|bought|charged|sent|created|made|due|bezahlt|erhalten|eingegangen|ausgestellt|gekauft|bestellt|gebucht|abgebucht|erstellt|fallig|payee?|reglee?|versee?|recu|emise?|achetee?|commandee?|debitee?|pagad[oa]|recibid[oa]|emitid[oa]|comprad[oa]|cobrad[oa]|realizad[oa]|pagat[oa]|versat[oa]|ricevut[oa]|emess[oa]|acquistat[oa]|effettuat[oa]|addebitat[oa]|betaald|ontvangen|gekocht|besteld|afgeschreven|geboekt|recebid[oa]|zaplacen[oa]?|uhrazen[oa]?|prijat[oa]?|vystaven[oa]?|zakoupen[oa]?|objednan[oa]?|oplacon[oeay]|zaplacon[oeay]|wystawion[oeay]|zakupion[oeay]|otrzyman[oeay]|betald|betalt|betalade|mottagen|utfardad|kopt|bestalld|debiterad|modtaget|udstedt|kobt|bestilt|trukket|mottatt|utstedt|kjopt|belastet|odendi|alindi|duzenlendi|πληρωθηκε|εκδοθηκε|εξοφληθηκε|maksettu|vastaanotettu|ostettu|fizetve|termin platnosci(?: \\p{L}+)?';
const ON =
  '(?: (?:on|at|am|vom|le|du|el|il|del|op|em|no dia|dne|dnia|w dniu|den|d|pa|στισ|via|with|by card|mit karte|par carte))?';

const START = '(?<![\\p{L}])';
const GAP = '[^.!?\\n]{0,90}?';
const pattern = (source: string) => new RegExp(START + foldEmailText(source), 'u');
const OFF_UNTIL = [
  pattern(`(?:${OFF}|${DEADLINES}|${FREE})`).source + GAP + START + UNTIL,
  pattern(`(?:${OFF})`).source + GAP + FEE + GAP + START + SINCE,
  START + BUY + START + UNTIL,
].map((source) => new RegExp(`${source}\\s*$`, 'u'));
const DONE_ON = new RegExp(`${START}(?:${DONE})${ON}[\\s.,:]*$`, 'u');
const LAST = new RegExp(`^\\s*${UNTIL}\\s*$`, 'u');
const FREE_AFTER = pattern(`(?:${FREE}|${OFF})`);
/** Languages with "until" behind the date: `7 Mayıs 2027 tarihine kadar`, `6月17日まで`. */
const BEHIND = new RegExp(
  foldEmailText(
    "^[^.!?\\n\\d]{0,24}(?:tarihine|saatine|gunune|['’]?(?:e|a|ye|ya))? ?kadar|^[^。\\n\\d]{0,8}まで|^[^。\\n\\d]{0,8}より(?:キャンセル|発生)|^[^.!?\\n\\d]{0,10} (?:asti|saakka|mennessa)(?![a-z])|^-?(?:ig|eig)(?![a-z])",
  ),
  'u',
);
const ABOUT = new RegExp(
  `${pattern(`(?:${OFF}|${DEADLINES}|${FREE})`).source}|キャンセル|支払|入金|${foldEmailText('無料|変更|受取')}`,
  'u',
);
const WEEKDAY = /[\p{L}-]{2,14}[.,]{0,2} ?(?:the |den |dem |d\. |dne |dnia )?$/u;

/**
 * Whether a date in folded text is a deadline for cancellation or payment, or the date of an order or
 * payment.
 */
export function isNonBookingDate(words: string, start: number, end: number): boolean {
  const before = words.slice(Math.max(0, start - 160), start);
  const sides = [before, before.replace(WEEKDAY, '')].map((text) => text.trimEnd());
  if (sides.some((text) => DONE_ON.test(text) || OFF_UNTIL.some((one) => one.test(text)))) return true;
  if (BEHIND.test(words.slice(end, end + 40)) && ABOUT.test(words)) return true;
  // `Until 3 June you can cancel free of charge`.
  const after = words.slice(end, end + 90).split(/[.!?\n]/)[0] ?? '';
  return FREE_AFTER.test(after) && sides.some((text) => LAST.test(text.split(/[.!?\n,;:]/).pop() ?? ''));
}
