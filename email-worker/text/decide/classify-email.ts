import type { MailKind } from '../../mail-kind.ts';
import { matchAny } from '../lexicon/compile.ts';
import { hasPromptInjection } from './prompt-injection.ts';

const PRICE =
  '(?:[$€£] ?)?\\d[\\d.,]* ?(?:€|eur\\b|zl|pln|kc|czk|kr\\b|sek|nok|dkk|chf|tl\\b|₺|円|ft\\b|lei|\\$|£|usd|gbp)';
const PRICE_FROM = `(?:^|[^a-z])${matchAny('subject.priceFrom')} (?:just |only |nur |solo |jen |tylko )?${PRICE}`;

/** Kinds by words in the folded subject; the first match wins. */
const SUBJECTS: [MailKind, RegExp][] = [
  ['auto_reply', new RegExp(`^${matchAny('subject.autoReply')}`)],
  ['bounce', new RegExp(matchAny('subject.bounce'))],
  ['review_request', new RegExp(matchAny('subject.reviewRequest'))],
  ['receipt', new RegExp(matchAny('subject.receipt'))],
  ['parcel', new RegExp(matchAny('subject.parcel'))],
  ['quote_or_hold', new RegExp(matchAny('subject.hold'))],
  ['promotion', new RegExp(`${PRICE_FROM}|${matchAny('subject.promotion')}`)],
  ['newsletter', new RegExp(matchAny('subject.newsletter'))],
];

const CANCELLED = new RegExp(matchAny('subject.cancelled'));
const NOT_CANCELLED = new RegExp(
  `${matchAny('subject.free')} ${matchAny('subject.cancellation')}|${matchAny('subject.notCancelled')}`,
);
const CHANGED = new RegExp(matchAny('subject.changed'));
const REBOOKED = new RegExp(matchAny('subject.rebooked'));
const REMINDER = new RegExp(matchAny('subject.reminder'));
const CONFIRMED = new RegExp(matchAny('subject.confirmed'));
const FIRM = new RegExp(matchAny('subject.firm'));

/** Kinds by explicit phrases in the folded body. */
const PHRASES: [MailKind, RegExp][] = [
  ['quote_or_hold', new RegExp(matchAny('body.hold'))],
  ['receipt', new RegExp(matchAny('body.receipt'))],
  ['review_request', new RegExp(matchAny('body.reviewRequest'))],
  ['parcel', new RegExp(matchAny('body.parcel'))],
  ['promotion', new RegExp(matchAny('body.promotion'))],
];

const NUMBER = '(?:#|no\\.?\\s)?(?=[a-z\\d/-]*\\d)[a-z\\d][a-z\\d/-]{3,}';
/** Words found only in emails about bookings. */
const PROOF = new RegExp(
  [
    `${matchAny('proof.nouns')}[ -]?${matchAny('proof.numberWords')}?\\s*[:#]?\\s{0,3}${NUMBER}`,
    matchAny('proof.statements'),
    `${matchAny('proof.auxiliaries')} (?:now )?${matchAny('proof.participles')}`,
    `\\b${matchAny('proof.verbs')}(?: hiermit)?(?: wir)?(?: ihnen)?(?: hiermit)?(?: gern[e]?)? ${matchAny('proof.possessives')} (?:\\w+ ){0,2}${matchAny('proof.objects')}`,
    matchAny('proof.phrases'),
  ].join('|'),
);
const LIST = new RegExp(matchAny('body.unsubscribe'));
const RATE_US = new RegExp(matchAny('body.rateUs'));
const CHANGED_BODY = new RegExp(matchAny('body.changed'));
const CANCELLED_BODY = new RegExp(matchAny('body.cancelled'));

/** Whether a folded subject reminds of an upcoming booking. */
export function isReminderSubject(subject: string): boolean {
  return REMINDER.test(subject);
}

/** Whether a folded subject or body states a booking or its number. */
export function hasBookingProof(subject: string, body: string): boolean {
  return PROOF.test(subject) || PROOF.test(body);
}

/** The kind of an email, judging by its folded subject and body. */
export function classifyEmail(subject: string, body: string): MailKind {
  const early = SUBJECTS.find(([, words]) => words.test(subject))?.[0];
  if (early === 'auto_reply' || early === 'bounce') return early;
  if (hasPromptInjection(body)) return 'newsletter';
  const head = body.slice(0, 2500);
  const proof = PROOF.test(subject) || PROOF.test(body);
  if (CANCELLED.test(subject) && !NOT_CANCELLED.test(subject))
    return CHANGED.test(subject) && REBOOKED.test(subject) ? 'change' : 'cancellation';
  const spoken = PHRASES.filter(([, words]) => words.test(body)).map(([kind]) => kind);
  if (isReceipt(subject, body)) return 'receipt';
  if (early === 'quote_or_hold' || spoken.includes('quote_or_hold')) {
    const firm = early !== 'quote_or_hold' && FIRM.test(subject);
    if (!firm) return 'quote_or_hold';
  }
  const confirmed = CONFIRMED.test(subject) || REMINDER.test(subject) || CHANGED.test(subject);
  if (early === 'receipt' || spoken.includes('receipt'))
    if (!(confirmed && proof && early !== 'receipt')) return 'receipt';
  if (CANCELLED_BODY.test(head)) return 'cancellation';
  if (early === 'review_request') return early;
  if (spoken.includes('review_request') && !confirmed) return 'review_request';
  if (!confirmed && !proof && RATE_US.test(body)) return 'review_request';
  if ((early === 'parcel' || spoken.includes('parcel')) && !(confirmed && proof && early !== 'parcel'))
    return 'parcel';
  if (CHANGED.test(subject) && early !== 'promotion' && early !== 'newsletter') return 'change';
  if (early === 'promotion' && !(proof && confirmed)) return 'promotion';
  if (early === 'newsletter') return 'newsletter';
  if (spoken.includes('promotion') && !proof && !confirmed) return 'promotion';
  if (CHANGED_BODY.test(head)) return 'change';
  if (REMINDER.test(subject)) return 'reminder';
  if (confirmed || proof) return 'confirmation';
  if (LIST.test(body)) return 'newsletter';
  return 'other';
}

const INVOICE = new RegExp(matchAny('subject.invoice'));
const TICKET = new RegExp(matchAny('subject.ticket'));

/** A departure with a time, which receipts for rides don't have. */
const DEPARTS = new RegExp(`\\b${matchAny('body.departs')}\\b[^\\n]{0,30}?\\d{1,2}[:.h]\\d\\d`);

function isReceipt(subject: string, body: string): boolean {
  if (!INVOICE.test(subject)) return false;
  if (DEPARTS.test(body) && PROOF.test(body) && !/thanks? (?:you )?for riding/.test(body)) return false;
  return (
    !TICKET.test(subject) || /thanks? (?:you )?for (?:riding|staying|your (?:ride|stay|visit))/.test(body)
  );
}
