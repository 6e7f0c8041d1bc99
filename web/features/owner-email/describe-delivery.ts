import type { CodesMail, DeliveryProblem } from '../../../worker/contract/owner-email.ts';

/** What a host reads about an email with codes, and how it is shown. */
export type DeliveryDescription = { kind: 'sending' | 'waiting' | 'ok' | 'failed'; text: string };

/** By why it failed. `limit` is only given while an email waits. */
const FAILED: Record<Exclude<DeliveryProblem, 'limit'>, (email: string) => string> = {
  address: (email) => `We couldn't deliver to ${email}. Check the address.`,
  refused: (email) =>
    `We can't send email to ${email}, because earlier emails bounced or were marked as spam. Use another address.`,
  spam: (email) => `Our email to ${email} was marked as spam. Check the address.`,
  unavailable: (email) =>
    `The mailbox of ${email} didn't accept our email. It may be full. Try again later or use another address.`,
  sending: (email) => `We couldn't send the email to ${email}.`,
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
      text: isDelivered
        ? `The codes were delivered to ${email}.`
        : `The codes were sent to ${email}. If they can't be delivered, you'll see it here.`,
    };
  }
  if (problem !== 'limit') return { kind: 'sending', text: 'Sending confirmation email...' };
  return {
    kind: 'waiting',
    text: `We've reached our sending limit for now. The email to ${email} will go out within 48 hours.`,
  };
}

/** Whether another address helps. */
export const isWrongAddress = ({ status, problem }: CodesMail): boolean =>
  status === 'failed' && problem !== null && problem !== 'sending';

const SAVE_CODES = 'Save the codes above.';

/** The same below the codes of a new itinerary. `mail` is undefined if it cannot be read. */
export function describeFirstDelivery(mail: CodesMail | undefined, email: string): DeliveryDescription {
  if (!mail) {
    return { kind: 'failed', text: `We couldn't confirm that the email was sent. ${SAVE_CODES}` };
  }
  const { kind, text } = describeDelivery(mail) ?? { kind: 'failed', text: FAILED.sending(email) };
  if (kind === 'ok') return { kind, text: 'Email sent successfully!' };
  return { kind, text: kind === 'sending' || isWrongAddress(mail) ? text : `${text} ${SAVE_CODES}` };
}
