import type { MailKind } from './mail-kind.ts';
import type { Message } from './message.ts';
import { classifyEmail } from './text/decide/classify-email.ts';
import { foldEmailText } from './text/lexicon/fold-email-text.ts';

/** Characters of the text that are examined: an email says what it is near its top. */
const MAX_TEXT = 12_000;
const REPLY_PREFIXES = /^(?:\s*(?:re|fwd?|wg|tr|rv|i|vs|sv|pd|enc|doorst|videresend|vl)\s*:)+\s*/;

/** The kind of an email; `other` if nothing indicates one. It may still contain bookings. */
export function classifyMessage(message: Message): MailKind {
  const from = message.from?.address.toLowerCase() ?? '';
  const subject = foldEmailText(message.subject).replace(REPLY_PREFIXES, '');
  if (/^forwarding-noreply@google\.com$/.test(from) || /gmail forwarding confirmation/.test(subject))
    return 'gmail_forwarding';
  if (/^(?:mailer-daemon|postmaster)@/.test(from)) return 'bounce';
  return classifyEmail(subject, foldEmailText(message.text.slice(0, MAX_TEXT)));
}
