import type { ReviewReason } from '../../email-worker/reading.ts';
import type { ReceivedMail } from '../contract/intake.ts';
import type { MailBrief, UnclaimedEvent } from '../contract/unclaimed.ts';
import type { MailRow, UnclaimedRow } from '../db/mail-schema.ts';
import type { CardWithMail } from '../db/unclaimed.ts';

/** Cards and mails as the wire carries them. */

const toIso = (instant: number) => new Date(instant).toISOString();
const toIsoOrNull = (instant: number | null) => (instant === null ? null : toIso(instant));

type MailColumns = CardWithMail['mail'];

export function toMailBrief(mail: MailColumns): MailBrief {
  return {
    id: mail.id,
    subject: mail.subject,
    senderName: mail.originalName,
    senderAddress: mail.originalAddress || mail.sender,
    forwardedBy: mail.originalAddress && mail.sender !== mail.originalAddress ? mail.sender || null : null,
    sentAt: toIsoOrNull(mail.sentAt),
    receivedAt: toIso(mail.receivedAt),
    senderIsKnown: mail.tie !== 'typed',
    envelope: mail.sender,
  };
}

export function toUnclaimed({ card, mail }: { card: UnclaimedRow; mail: MailColumns }): UnclaimedEvent {
  return {
    id: card.id,
    kind: card.kind,
    title: card.title,
    description: card.description,
    datetime: toIsoOrNull(card.startsAt),
    endsAt: toIsoOrNull(card.endsAt),
    timeZone: card.timeZone,
    location: card.location,
    attendees: card.attendees,
    eventType: card.eventType,
    needsReview: card.needsReview,
    confidence: card.confidence,
    reasons: listReasons(card).map((reason) => REASONS[reason as ReviewReason] ?? reason),
    notice: card.notice,
    code: card.code,
    mail: toMailBrief(mail),
    sequence: card.sequence,
    createdAt: toIso(card.createdAt),
  };
}

export function toReceivedMail(mail: MailRow): ReceivedMail {
  return {
    id: mail.id,
    subject: mail.subject,
    senderName: mail.originalName,
    senderAddress: mail.originalAddress || mail.sender,
    receivedAt: toIso(mail.receivedAt),
    outcome: mail.outcome,
    summary: mail.summary || (mail.status === 'waiting' ? 'Being read.' : ''),
  };
}

/** What may be asked of a card that tells of a cancellation alone: whether to believe it, not how its times were read. */
const ABOUT_TRUST: string[] = [
  'sender-typed',
  'sender-not-authenticated',
  'evidence-weak',
  'read-by-model',
] satisfies ReviewReason[];

/** What the card's notice says by itself is not said twice. */
function listReasons({ kind, notice, reasons }: UnclaimedRow): string[] {
  if (kind === 'notice') return reasons.filter((reason) => ABOUT_TRUST.includes(reason));
  return notice ? reasons.filter((reason) => reason !== 'changed') : reasons;
}

/** Why a card wants a person's eye, in a person's words. */
const REASONS: Record<ReviewReason, string> = {
  'sender-typed': 'It came from an address that is not one of yours.',
  'sender-not-authenticated': 'We could not make sure who sent it.',
  changed: 'A later mail changed it.',
  'unknown-kind': 'We could not tell what kind of event it is.',
  'no-date': 'The mail states no date that we could read.',
  'several-dates': 'More than one date could be meant.',
  'times-odd': 'Its times do not fit together.',
  'no-time': 'The mail states no time.',
  'check-in-assumed': 'The mail states no check-in time; we put 3:00 PM.',
  'year-not-stated': 'The mail does not state the year.',
  'year-across-new-year': 'The mail does not state the year, and it could be the next one.',
  'zone-unknown': 'We could not tell in which time zone it takes place.',
  'offset-contradicts': 'The time zone in the mail does not fit the place.',
  'no-place': 'The mail states no place that we could read.',
  'evidence-weak': 'The mail does not say this in so many words.',
  'read-by-model': 'It was read by a language model; please compare it with the mail.',
  past: 'It is in the past.',
};
