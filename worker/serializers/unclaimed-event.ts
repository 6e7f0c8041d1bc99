import type { MailSummary, ReviewReason, UnclaimedEvent } from '../contract/unclaimed.ts';
import type { UnclaimedRow } from '../db/mail-schema.ts';
import type { UnclaimedWithMail } from '../db/unclaimed.ts';
import { REVIEW_REASONS } from '../domain/email/review-reasons.ts';
import { toEventFields } from '../domain/event/event-fields.ts';
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

/** The body of an unclaimed event. */
export function toUnclaimedEvent({ unclaimed: row, mail }: UnclaimedWithMail): UnclaimedEvent {
  return {
    id: row.id,
    kind: row.kind,
    ...toEventFields(row),
    eventType: row.eventType,
    needsReview: row.needsReview,
    confidence: row.confidence,
    reasons: listReasons(row).map((reason) => REVIEW_REASONS[reason as ReviewReason] ?? reason),
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
