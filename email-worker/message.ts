import type { Message } from './facts.ts';
import { MAIL_LIMITS } from './mime/limits.ts';
import { type OpenMail, openHead, openMail } from './mime/open.ts';
import type { Problem } from './reading.ts';

/** A mail as it came, and the mails a reader should look at in its stead. */
export interface ParsedMail {
  /** What the last sender's own header says. */
  outer: Pick<OpenMail, 'subject' | 'from' | 'sentAt' | 'headers'>;
  /** Innermost originals: one, or as many as were attached. Empty with a problem. */
  messages: Message[];
  /** E-mail addresses in the body that the last sender wrote, in small letters. */
  typedAddresses: string[];
  problem?: Problem;
}

/** Takes a mail apart down to what its vendor sent. Never throws: what cannot be done is a `problem`. */
export async function parseMessage(raw: Uint8Array): Promise<ParsedMail> {
  const outer = await openHead(raw).catch(() => ({ subject: '', headers: [] }));
  const refuse = (problem: Problem): ParsedMail => ({ outer, messages: [], typedAddresses: [], problem });
  if (raw.length > MAIL_LIMITS.bytes) return refuse('too-large');
  try {
    const mail = await openMail(raw);
    return { outer, messages: [toMessage(mail, 'direct')], typedAddresses: [] };
  } catch {
    return refuse('malformed');
  }
}

function toMessage(mail: OpenMail, delivery: Message['delivery']): Message {
  const text = (mail.plain || mail.html.replace(/<[^>]*>/g, ' ')).slice(0, MAIL_LIMITS.text);
  return {
    subject: mail.subject,
    from: mail.from,
    sentAt: mail.sentAt,
    delivery,
    text,
    html: mail.html,
    jsonLd: mail.jsonLd,
    calendars: mail.calendars,
    passes: mail.passes,
    pdfs: mail.pdfs,
  };
}
