import type { EmailChange, MailSummary, UnclaimedEvent } from '../contract/unclaimed.ts';
import type { ProposalWithMail } from '../db/directory/proposals.ts';
import type { ProposalRow } from '../db/schema/shared/proposals.ts';
import { toEventFields } from '../domain/event/event-fields.ts';
import { describeReasons, isTrustReason, type StoredReason } from '../domain/proposals/describe-reasons.ts';
import { toIso, toIsoOrNull } from '../domain/time/iso.ts';

/** The email that an unclaimed event was read from. */
export function toMailSummary(mail: ProposalWithMail['mail']): MailSummary {
  return {
    id: mail.id,
    subject: mail.subject,
    senderName: mail.originalName,
    senderAddress: mail.originalAddress || mail.sender,
    forwardedBy: mail.originalAddress && mail.sender !== mail.originalAddress ? mail.sender || null : null,
    sentAt: toIsoOrNull(mail.sentAt),
    receivedAt: toIso(mail.receivedAt),
    senderIsKnown: mail.ownerProof !== 'typed',
    envelope: mail.sender,
  };
}

/** The body of an account's proposal: an unclaimed event. */
export function toUnclaimedEvent({ proposal: row, mail }: ProposalWithMail): UnclaimedEvent {
  return {
    id: row.id,
    kind: row.kind === 'paper' ? 'event' : row.kind,
    ...toEventFields(row),
    eventType: row.eventType,
    needsReview: row.needsReview,
    confidence: row.confidence,
    reasons: describeReasons(listReasons(row), 'email'),
    emailChange: toEmailChange(row),
    code: row.code,
    mail: toMailSummary(mail),
    sequence: row.sequence,
    createdAt: toIso(row.createdAt),
  };
}

function toEmailChange({
  kind,
  emailChange,
  target,
  targetEventId,
  targetSequence,
}: ProposalRow): EmailChange | null {
  if (target === null || targetEventId === null) return emailChange;
  return {
    kind: kind === 'cancellation' ? 'cancellation-of-assigned' : 'change-of-assigned',
    event: {
      ...target,
      eventId: targetEventId,
      ...(targetSequence !== null && { sequence: targetSequence }),
    },
  };
}

/** Leaves out reasons that repeat the change or the description. */
function listReasons({ kind, emailChange, target, reasons }: ProposalRow): StoredReason[] {
  if (kind === 'problem') return [];
  if (kind === 'cancellation') return reasons.filter(isTrustReason);
  return emailChange || target ? reasons.filter((reason) => reason !== 'changed') : reasons;
}
