import type { CodesMail, DeliveryProblem } from '../../../worker/contract/owner-email.ts';
import { t } from '../../../worker/messages/t.ts';

/** What a host reads about an email with codes, and how it is shown. */
export type DeliveryDescription = { kind: 'sending' | 'waiting' | 'ok' | 'failed'; text: string };

/** By why it failed. `limit` is only given while an email waits. */
const FAILED: Record<Exclude<DeliveryProblem, 'limit'>, (email: string) => string> = {
  address: (email) => t('deliveryFailed', { email }),
  refused: (email) => t('deliveryRefused', { email }),
  spam: (email) => t('deliverySpam', { email }),
  unavailable: (email) => t('deliveryUnavailable', { email }),
  sending: (email) => t('sendingFailed', { email }),
};

/** Undefined if no email with the codes was requested. */
export function describeDelivery(mail: CodesMail): DeliveryDescription | undefined {
  const { status, problem, email, isDelivered } = mail;
  if (status === 'none') return undefined;
  if (status === 'failed') {
    const reason = problem === null || problem === 'limit' ? 'sending' : problem;
    return { kind: 'failed', text: FAILED[reason](email) };
  }
  if (status === 'sent') {
    return {
      kind: 'ok',
      text: isDelivered ? t('codesDelivered', { email }) : t('codesSentTo', { email }),
    };
  }
  if (problem !== 'limit') return { kind: 'sending', text: t('sendingCodes') };
  return {
    kind: 'waiting',
    text: t('sendingLimit', { email }),
  };
}

/** Whether another address helps. */
export const isWrongAddress = ({ status, problem }: CodesMail): boolean =>
  status === 'failed' && problem !== null && problem !== 'sending';

/** Describes the delivery below the codes of a new itinerary. `mail` is undefined if it cannot be read. */
export function describeFirstDelivery(mail: CodesMail | undefined, email: string): DeliveryDescription {
  if (!mail) {
    return { kind: 'failed', text: t('codesUnconfirmed') };
  }
  const { kind, text } = describeDelivery(mail) ?? { kind: 'failed', text: FAILED.sending(email) };
  if (kind === 'ok') return { kind, text: t('codesSentOk') };
  return { kind, text: kind === 'sending' || isWrongAddress(mail) ? text : t('andSaveCodes', { text }) };
}
