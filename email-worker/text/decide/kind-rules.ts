import type { MailKind } from '../../mail-kind.ts';
import { KindSignals } from './kind-signals.ts';

/** A rule that decides the kind of an email. */
export interface KindRule {
  id: string;
  kind: MailKind;
  when: (signals: KindSignals) => boolean;
  /** Does not apply if this holds as well. */
  unless?: (signals: KindSignals) => boolean;
  because: string;
}

const isBooked = ({ isProven, isConfirmed }: KindSignals) => isProven && isConfirmed;
/** Statements count more than a subject that several kinds of emails share. */
const isStatedOrBooked = (signals: KindSignals) => signals.isStated || (signals.isFirm && signals.isProven);
const isNamed = (kind: MailKind) => (signals: KindSignals) => signals.subjectKind === kind;
const isSaid = (kind: MailKind) => (signals: KindSignals) =>
  signals.subjectKind === kind || signals.says(kind);

/** The first rule that applies decides. */
export const KIND_RULES: KindRule[] = [
  { id: 'kind.auto-reply', kind: 'auto_reply', when: isNamed('auto_reply'), because: 'the subject is that of an automatic reply' },
  { id: 'kind.bounce', kind: 'bounce', when: isNamed('bounce'), because: 'the subject is that of a bounce' },
  { id: 'kind.orders', kind: 'newsletter', when: (s) => s.hasOrders, because: 'the text has instructions to its reader' },
  { id: 'kind.rebooked', kind: 'change', when: (s) => s.isRebooked, because: 'the subject names a cancellation and its replacement' },
  { id: 'kind.cancelled-subject', kind: 'cancellation', when: (s) => s.isCancelled, because: 'the subject names a cancellation' },
  { id: 'kind.invoice', kind: 'receipt', when: (s) => s.isInvoice, because: 'the subject is that of an invoice for something past' },
  { id: 'kind.hold-subject', kind: 'quote_or_hold', when: isNamed('quote_or_hold'), unless: (s) => s.isAnswered, because: 'the subject names a quote or hold' },
  { id: 'kind.hold', kind: 'quote_or_hold', when: (s) => s.says('quote_or_hold'), unless: (s) => s.isFirm, because: 'the text says that nothing is booked yet' },
  { id: 'kind.refused', kind: 'quote_or_hold', when: (s) => s.isRefused, unless: (s) => s.isFirm, because: 'the top of the text refuses what was asked for' },
  { id: 'kind.recall', kind: 'promotion', when: (s) => s.isRecall, unless: (s) => s.isProven, because: 'the text says that another visit is due' },
  { id: 'kind.receipt-subject', kind: 'receipt', when: isNamed('receipt'), because: 'the subject names a refund or insurance' },
  { id: 'kind.receipt', kind: 'receipt', when: (s) => s.says('receipt'), unless: isBooked, because: 'the text thanks for something past' },
  { id: 'kind.cancelled', kind: 'cancellation', when: (s) => s.saysCancelled, because: 'the top of the text says that a booking was canceled' },
  { id: 'kind.review-subject', kind: 'review_request', when: isNamed('review_request'), because: 'the subject asks for a review' },
  { id: 'kind.review', kind: 'review_request', when: (s) => s.says('review_request'), unless: (s) => s.isConfirmed, because: 'the text asks for a review' },
  { id: 'kind.rating', kind: 'review_request', when: (s) => s.asksForRating, unless: (s) => s.isConfirmed || s.isProven, because: 'the text asks for a rating and confirms nothing' },
  { id: 'kind.parcel-subject', kind: 'parcel', when: isNamed('parcel'), because: 'the subject is about a parcel' },
  { id: 'kind.parcel', kind: 'parcel', when: isSaid('parcel'), unless: isBooked, because: 'the text is about a parcel' },
  { id: 'kind.changed-subject', kind: 'change', when: (s) => s.isChanged, unless: (s) => s.subjectKind === 'promotion' || s.subjectKind === 'newsletter', because: 'the subject names a change' },
  { id: 'kind.promotion-subject', kind: 'promotion', when: isNamed('promotion'), unless: isBooked, because: 'the subject is that of an ad' },
  { id: 'kind.newsletter-subject', kind: 'newsletter', when: isNamed('newsletter'), unless: isStatedOrBooked, because: 'the subject is that of a newsletter' },
  { id: 'kind.promotion', kind: 'promotion', when: (s) => s.says('promotion'), unless: (s) => s.isProven || s.isConfirmed, because: 'the text is that of an ad' },
  { id: 'kind.changed', kind: 'change', when: (s) => s.saysChanged, because: 'the top of the text names a change' },
  { id: 'kind.reminder', kind: 'reminder', when: (s) => s.isReminder, because: 'the subject is that of a reminder' },
  { id: 'kind.confirmed', kind: 'confirmation', when: (s) => s.isConfirmed || s.isProven, because: 'subject or text confirm a booking' },
  { id: 'kind.list', kind: 'newsletter', when: (s) => s.isList, because: 'the text can be unsubscribed from' },
]; // biome-ignore format: a table

const OTHER: KindRule = {
  id: 'kind.none',
  kind: 'other',
  when: () => true,
  because: 'nothing shows what the email is',
};

/** The rule that decides the kind of an email by its folded subject and body. */
export function findKindRule(subject: string, body: string, isReply = false): KindRule {
  const signals = new KindSignals(subject, body, isReply);
  return KIND_RULES.find(({ when, unless }) => when(signals) && !unless?.(signals)) ?? OTHER;
}
