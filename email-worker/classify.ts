import type { Message } from './facts.ts';
import { judgeWords } from './text/classes.ts';
import { fold } from './text/fold.ts';

/** What a mail is, as far as its sender, subject and words tell. */
export type MailKind =
  | 'confirmation'
  | 'change'
  | 'cancellation'
  | 'reminder'
  | 'quote_or_hold'
  | 'promotion'
  | 'receipt'
  | 'review_request'
  | 'parcel'
  | 'newsletter'
  | 'bounce'
  | 'auto_reply'
  | 'gmail_forwarding'
  | 'other';

/** As much of the text as is looked at: what a mail is, it says at its beginning. */
const LOOKED_AT = 12_000;

/** What a mail is; `other` where nothing tells. Its bookings may be read all the same then. */
export function classify(message: Message): MailKind {
  const from = message.from?.address.toLowerCase() ?? '';
  const subject = fold(message.subject).replace(
    /^(?:\s*(?:re|fwd?|wg|tr|rv|i|vs|sv|pd|enc|doorst|videresend|vl)\s*:)+\s*/,
    '',
  );
  if (/^forwarding-noreply@google\.com$/.test(from) || /gmail forwarding confirmation/.test(subject))
    return 'gmail_forwarding';
  if (/^(?:mailer-daemon|postmaster)@/.test(from)) return 'bounce';
  return judgeWords(subject, fold(message.text.slice(0, LOOKED_AT)));
}

/** Whether bookings are looked for in a mail of this kind; those of a cancellation are told apart. */
export function makesEvents(kind: MailKind): boolean {
  return (
    kind === 'confirmation' ||
    kind === 'change' ||
    kind === 'cancellation' ||
    kind === 'reminder' ||
    kind === 'other'
  );
}
