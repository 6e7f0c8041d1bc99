import type { DeliveryProblem } from '../../contract/owner-email.ts';

// Codes of Cloudflare Email Service (Workers API, Error codes) that need more than another attempt.

/** Our quota is used up, until tomorrow or for a moment. */
const LIMIT_CODES = new Set(['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED']);
/** Another attempt for the same address has the same result. */
const REFUSED_CODES = new Set(['E_RECIPIENT_SUPPRESSED', 'E_RECIPIENT_NOT_ALLOWED']);

/** Whether sending failed because of our quota or the address. Undefined for what another attempt may solve. */
export function findSendProblem(error: unknown): 'limit' | 'refused' | undefined {
  const code = readErrorCode(error);
  if (LIMIT_CODES.has(code)) return 'limit';
  return REFUSED_CODES.has(code) ? 'refused' : undefined;
}

/** The code may be a property, or stand in the message only, if the error crossed a process. */
function readErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /\bE_[A-Z_]+/.exec(error.message)?.[0] ?? '';
}

/** The id of a sent email, which may have the angle brackets of a Message-ID in one place and not in another. */
export const toMessageKey = (messageId: string) => messageId.trim().replace(/^<(.*)>$/, '$1');

/** The parts of a delivery event that say why an email did not arrive. */
export type DeliveryReport = {
  bounce?: { type?: string | undefined; reason?: string | undefined } | undefined;
  rejection?:
    | { reason?: string | undefined; party?: string | undefined; detail?: string | undefined }
    | undefined;
  failure?: { reason?: string | undefined } | undefined;
};

type DeliveryOutcome = 'delivered' | 'waiting' | { problem: DeliveryProblem; reason: string };

const EVENT_PREFIX = 'cf.email.sending.message.';

/** What an event of the email service says (Queues, Event subscriptions, Email Sending). Undefined for unknown types. */
export function readDeliveryOutcome(type: string, report: DeliveryReport): DeliveryOutcome | undefined {
  const { bounce, rejection, failure } = report;
  switch (type.startsWith(EVENT_PREFIX) ? type.slice(EVENT_PREFIX.length) : '') {
    case 'delivered':
      return 'delivered';
    case 'deferred':
      return 'waiting';
    case 'bounced':
      // A soft bounce is reported after days of attempts.
      return {
        problem: bounce?.type === 'soft' ? 'unavailable' : 'address',
        reason: bounce?.reason ?? 'bounced',
      };
    case 'rejected': {
      const isRecipient = rejection?.party === 'recipient' || rejection?.reason === 'suppressed';
      const reason = rejection?.detail ?? rejection?.reason ?? 'rejected';
      return { problem: isRecipient ? 'refused' : 'sending', reason };
    }
    case 'failed':
      return { problem: 'sending', reason: failure?.reason ?? 'failed' };
    case 'complained':
      return { problem: 'spam', reason: 'marked as spam' };
    default:
      return undefined;
  }
}
