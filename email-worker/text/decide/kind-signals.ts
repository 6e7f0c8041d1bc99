import { matchAny } from '../../languages/compile.ts';
import type { WordKey } from '../../languages/word-keys.ts';
import type { MailKind } from '../../mail-kind.ts';
import { hasBookingProof, isReminderSubject } from '../scan/booking-proof.ts';

const anywhere = (path: WordKey) => new RegExp(matchAny(path));

const AMOUNT = '(?:[$€£] ?)?\\d[\\d.,]*';
const CURRENCY = `(?:[€₺$£]|eur\\b|pln|czk|sek|nok|dkk|chf|usd|gbp|${matchAny('prices.units')}(?![a-z\\d]))`;
const PRICE_FROM = `(?:^|[^a-z])${matchAny('subject.priceFrom')} (?:${matchAny('subject.priceOnly')} )?${AMOUNT} ?${CURRENCY}`;

/** Kinds by words in the folded subject; the first match wins. */
const SUBJECTS: [MailKind, RegExp][] = [
  ['auto_reply', new RegExp(`^${matchAny('subject.autoReply')}`)],
  ['bounce', anywhere('subject.bounce')],
  ['review_request', anywhere('subject.reviewRequest')],
  ['receipt', anywhere('subject.receipt')],
  ['parcel', anywhere('subject.parcel')],
  ['quote_or_hold', anywhere('subject.hold')],
  ['promotion', new RegExp(`${PRICE_FROM}|${matchAny('subject.promotion')}`)],
  ['newsletter', anywhere('subject.newsletter')],
];

/** Kinds by explicit phrases in the folded body. */
const PHRASES: Partial<Record<MailKind, RegExp>> = {
  quote_or_hold: anywhere('body.hold'),
  receipt: anywhere('body.receipt'),
  review_request: anywhere('body.reviewRequest'),
  parcel: anywhere('body.parcel'),
  promotion: anywhere('body.promotion'),
};

const CANCELLED = anywhere('subject.cancelled');
const NOT_CANCELLED = new RegExp(
  `${matchAny('subject.free')} ${matchAny('subject.cancellation')}|${matchAny('subject.notCancelled')}`,
);
const CHANGED = anywhere('subject.changed');
const REBOOKED = anywhere('subject.rebooked');
const CONFIRMED = anywhere('subject.confirmed');
const FIRM = anywhere('subject.firm');
const INVOICE = anywhere('subject.invoice');
const TICKET = anywhere('subject.ticket');
const LIST = anywhere('body.unsubscribe');
const RATE_US = anywhere('body.rateUs');
const ORDERS = anywhere('body.orders');
const STATED = anywhere('proof.statements');
const REFUSED = anywhere('body.refused');
const RECALL = anywhere('body.recall');
const CHANGED_BODY = anywhere('body.changed');
const CANCELLED_BODY = anywhere('body.cancelled');
/** A departure with a time, which receipts for rides don't have. */
const DEPARTS = new RegExp(`\\b${matchAny('body.departs')}\\b[^\\n]{0,30}?\\d{1,2}[:.h]\\d\\d`);
const THANKS_FOR_RIDE = /thanks? (?:you )?for riding/;
const THANKS_AFTERWARDS = /thanks? (?:you )?for (?:riding|staying|your (?:ride|stay|visit))/;
/** Characters from the top that state a change or cancellation. */
const HEAD = 2500;

/** What the folded subject and body of an email show about its kind. */
export class KindSignals {
  private readonly head: string;
  private readonly isReply: boolean;
  private readonly subject: string;
  private readonly body: string;
  /** The first kind that the subject names. */
  readonly subjectKind: MailKind | undefined;

  constructor(subject: string, body: string, isReply = false) {
    this.isReply = isReply;
    this.subject = subject;
    this.body = body;
    this.head = body.slice(0, HEAD);
    this.subjectKind = SUBJECTS.find(([, words]) => words.test(subject))?.[0];
  }

  /** Whether subject or body proves that something is booked. */
  get isProven(): boolean {
    return hasBookingProof(this.subject, this.body);
  }

  /** Whether the body confirms something in a sentence. */
  get isStated(): boolean {
    return STATED.test(this.body);
  }

  /** Whether the subject is about a booking. */
  get isConfirmed(): boolean {
    return CONFIRMED.test(this.subject) || this.isReminder || this.isChanged;
  }

  /** An answer to an inquiry that confirms it. */
  get isAnswered(): boolean {
    return this.isReply && this.isStated && !this.says('quote_or_hold');
  }

  get isReminder(): boolean {
    return isReminderSubject(this.subject);
  }

  get isChanged(): boolean {
    return CHANGED.test(this.subject);
  }

  get isCancelled(): boolean {
    return CANCELLED.test(this.subject) && !NOT_CANCELLED.test(this.subject);
  }

  get isRebooked(): boolean {
    return this.isCancelled && this.isChanged && REBOOKED.test(this.subject);
  }

  get isFirm(): boolean {
    return FIRM.test(this.subject);
  }

  /** Whether the body has a phrase of this kind. */
  says(kind: MailKind): boolean {
    return PHRASES[kind]?.test(this.body) ?? false;
  }

  get saysCancelled(): boolean {
    return CANCELLED_BODY.test(this.head);
  }

  get saysChanged(): boolean {
    return CHANGED_BODY.test(this.head);
  }

  /** What was asked for is refused, and nothing else is confirmed. */
  get isRefused(): boolean {
    return REFUSED.test(this.head) && !this.isStated;
  }

  /** Another visit is due, long after the last one. */
  get isRecall(): boolean {
    return RECALL.test(this.head);
  }

  get asksForRating(): boolean {
    return RATE_US.test(this.body);
  }

  get isList(): boolean {
    return LIST.test(this.body);
  }

  /** Instructions to a program or model that reads the email. */
  get hasOrders(): boolean {
    return ORDERS.test(this.body);
  }

  /** A receipt for something past. */
  get isInvoice(): boolean {
    if (!INVOICE.test(this.subject)) return false;
    const isTrip = DEPARTS.test(this.body) && this.isProven && !THANKS_FOR_RIDE.test(this.body);
    return !isTrip && (!TICKET.test(this.subject) || THANKS_AFTERWARDS.test(this.body));
  }
}
