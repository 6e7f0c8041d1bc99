import type { MailSummary, ReviewReason, UnclaimedEvent } from '../contract/unclaimed.ts';
import type { UnclaimedRow } from '../db/mail-schema.ts';
import type { UnclaimedWithMail } from '../db/unclaimed.ts';
import { toIso, toIsoOrNull } from '../domain/time/iso.ts';

/** The email that an unclaimed event was read from. */
export function toMailSummary(mail: UnclaimedWithMail['mail']): MailSummary {
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

export function toUnclaimedEvent({ unclaimed: row, mail }: UnclaimedWithMail): UnclaimedEvent {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    description: row.description,
    datetime: toIsoOrNull(row.startsAt),
    endsAt: toIsoOrNull(row.endsAt),
    timeZone: row.timeZone,
    endTimeZone: row.endTimeZone,
    location: row.location,
    attendees: row.attendees,
    audience: row.audience,
    eventType: row.eventType,
    needsReview: row.needsReview,
    confidence: row.confidence,
    reasons: listReasons(row).map((reason) => REASONS[reason as ReviewReason] ?? reason),
    notice: row.notice,
    code: row.code,
    mail: toMailSummary(mail),
    sequence: row.sequence,
    createdAt: toIso(row.createdAt),
  };
}

/** The only reasons that matter for a cancellation, which has no times to check. */
const TRUST_REASONS: string[] = [
  'sender-typed',
  'sender-not-authenticated',
  'evidence-weak',
  'read-by-model',
  'partly-read',
] satisfies ReviewReason[];

/** Leaves out reasons that repeat the notice. */
function listReasons({ kind, notice, reasons }: UnclaimedRow): string[] {
  if (kind === 'notice') return reasons.filter((reason) => TRUST_REASONS.includes(reason));
  return notice ? reasons.filter((reason) => reason !== 'changed') : reasons;
}

const REASONS: Record<ReviewReason, string> = {
  'sender-typed': 'It came from an address that isn’t one of yours.',
  'sender-not-authenticated': 'We couldn’t verify who sent it.',
  changed: 'Updated by a newer email.',
  'unknown-kind': 'We couldn’t tell what kind of event it is.',
  'no-date': 'We couldn’t find a date in the email.',
  'several-dates': 'The email could mean more than one date.',
  'times-odd': 'The times don’t fit together.',
  'no-time': 'The email doesn’t give a time.',
  'check-in-assumed': 'The email doesn’t give a check-in time. We used 3:00 PM.',
  'year-not-stated': 'The email doesn’t give the year.',
  'year-across-new-year': 'The email doesn’t give the year. It could be next year.',
  'zone-unknown': 'We couldn’t tell which time zone it’s in.',
  'offset-contradicts': 'The time zone in the email doesn’t match the place.',
  'no-place': 'We couldn’t find a place in the email.',
  'evidence-weak': 'The email doesn’t clearly say this.',
  'read-by-model': 'Read by AI. Check it against the email.',
  'partly-read': 'Part of the email was too large to read. Check it against the email.',
  past: 'It’s in the past.',
};
