import type { Message } from '../message.ts';

/**
 * The code by which Gmail asks whether mail may be forwarded to us, for people to type in; undefined for any
 * other mail. Gmail's own sender is asked for, in every language of the text; its link is never followed.
 */
export function findGmailForwardingCode({ from, subject, text, delivery }: Message): string | undefined {
  if (delivery !== 'direct' || from?.address !== 'forwarding-noreply@google.com') return undefined;
  return /\(#(\d{6,12})\)/.exec(subject)?.[1] ?? /(?<!\d)(\d{8,9})(?!\d)/.exec(text)?.[1];
}
