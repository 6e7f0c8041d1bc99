import type { ReceivedMail } from '../contract/intake.ts';
import type { MailRow } from '../db/schema/shared/mails.ts';
import { toIso } from '../domain/time/iso.ts';

/** An email in the account's list of recent emails. */
export function toReceivedMail(mail: MailRow): ReceivedMail {
  return {
    id: mail.id,
    subject: mail.subject,
    senderName: mail.originalName,
    senderAddress: mail.originalAddress || mail.sender,
    receivedAt: toIso(mail.receivedAt),
    outcome: mail.outcome,
    summary: mail.summary || (mail.status === 'waiting' ? 'Reading…' : ''),
  };
}
