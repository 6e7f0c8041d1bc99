import { matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { MailKind } from '../../mail-kind.ts';
import type { Message } from '../../message.ts';
import { findKindRule } from './kind-rules.ts';

/** The kind of an email and the rule that decided it. */
export interface KindDecision {
  id: string;
  kind: MailKind;
  because: string;
}

/** Characters of the text that are examined: an email says what it is near its top. */
const MAX_TEXT = 12_000;
/** `Re:` and its translations. */
const REPLY = new RegExp(`^${matchAny('quoting.replies')}\\s*:`, 'i');
const REPLY_PREFIXES = new RegExp(`^(?:\\s*${matchAny('quoting.replies', 'forwarded.prefixes')}\\s*:)+\\s*`);

/** Decides by sender, subject and words; the kind is `other` if nothing indicates one. */
export function decideKind(message: Message): KindDecision {
  const from = message.from?.address.toLowerCase() ?? '';
  const subject = foldEmailText(message.subject).replace(REPLY_PREFIXES, '');
  if (from === 'forwarding-noreply@google.com' || /gmail forwarding confirmation/.test(subject))
    return { id: 'kind.gmail', kind: 'gmail_forwarding', because: 'Gmail sent it to set up forwarding' };
  if (/^(?:mailer-daemon|postmaster)@/.test(from))
    return { id: 'kind.mailer', kind: 'bounce', because: 'a mail server sent it' };
  const isReply = REPLY.test(message.subject.trim());
  return findKindRule(subject, foldEmailText(message.text.slice(0, MAX_TEXT)), isReply);
}

/** The kind of an email; `other` if nothing indicates one. It may still contain bookings. */
export const classifyMessage = (message: Message): MailKind => decideKind(message).kind;
