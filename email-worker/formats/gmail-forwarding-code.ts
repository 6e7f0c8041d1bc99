import type { Message } from '../message.ts';

/**
 * The code that confirms forwarding from Gmail; undefined for any other email. Recognized by Gmail's sender
 * address in any language. The link in the email is never followed.
 */
export function findGmailForwardingCode({ from, subject, text, delivery }: Message): string | undefined {
  if (delivery !== 'direct' || from?.address !== 'forwarding-noreply@google.com') return undefined;
  return /\(#(\d{6,12})\)/.exec(subject)?.[1] ?? /(?<!\d)(\d{8,9})(?!\d)/.exec(text)?.[1];
}
