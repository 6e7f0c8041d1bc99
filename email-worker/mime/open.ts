import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { MAIL_LIMITS } from './limits.ts';

/** A mail taken apart, nothing read yet. */
export interface OpenMail {
  subject: string;
  from?: { name: string; address: string };
  sentAt?: Date;
  headers: { key: string; value: string }[];
  html: string;
  plain: string;
  jsonLd: string[];
  calendars: string[];
  passes: Uint8Array[];
  pdfs: Uint8Array[];
  /** Mails attached whole, as bytes. */
  attached: Uint8Array[];
}

/** Takes a mail apart. Measure it before: this costs time and memory in proportion to its text. */
export async function openMail(raw: Uint8Array): Promise<OpenMail> {
  const email = await PostalMime.parse(raw, {
    // Attached mails are opened one by one, each a mail of its own, and not poured into this one's text.
    forceRfc822Attachments: true,
    maxNestingDepth: MAIL_LIMITS.nesting,
    maxHeadersSize: MAIL_LIMITS.headerBytes,
  });
  const files = email.attachments.map(toFile);
  const pick = (isWanted: (file: File) => boolean, most: number) =>
    files.filter((file) => file.bytes.length <= most && isWanted(file)).slice(0, MAIL_LIMITS.attachments);
  return {
    ...readHead(email),
    html: clean(email.html ?? ''),
    plain: clean(email.text ?? ''),
    jsonLd: pick(isJsonLd, MAIL_LIMITS.calendarBytes).map((file) => decode(file.bytes)),
    calendars: pick(isCalendar, MAIL_LIMITS.calendarBytes).map((file) => decode(file.bytes)),
    passes: pick(isPass, MAIL_LIMITS.passBytes).map((file) => file.bytes),
    pdfs: pick(isPdf, MAIL_LIMITS.pdfBytes).map((file) => file.bytes),
    attached: pick(isMail, MAIL_LIMITS.bytes).map((file) => file.bytes),
  };
}

/** Subject, sender and date alone, for a mail that is too much to take apart. */
export async function openHead(
  raw: Uint8Array,
): Promise<Pick<OpenMail, 'subject' | 'from' | 'sentAt' | 'headers'>> {
  return readHead(await PostalMime.parse(raw.slice(0, 64 * 1024), { maxNestingDepth: MAIL_LIMITS.nesting }));
}

function readHead(email: Email) {
  const sentAt = email.date ? new Date(email.date) : undefined;
  return {
    subject: clean(email.subject ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MAIL_LIMITS.subject),
    from: toMailbox(email.from ?? email.sender),
    sentAt: sentAt && !Number.isNaN(sentAt.getTime()) ? sentAt : undefined,
    headers: email.headers.map(({ key, value }) => ({ key, value })),
  };
}

function toMailbox(address: Address | undefined) {
  if (!address?.address) return undefined;
  return { name: clean(address.name ?? '').trim(), address: address.address.toLowerCase() };
}

interface File {
  name: string;
  type: string;
  bytes: Uint8Array;
}

function toFile(attachment: Attachment): File {
  const { content } = attachment;
  return {
    name: (attachment.filename ?? '').toLowerCase(),
    type: attachment.mimeType,
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
  };
}

const begins = (file: File, text: string) =>
  [...text].every((letter, at) => file.bytes[at] === letter.charCodeAt(0));

const isJsonLd = ({ type, name }: File) => type === 'application/ld+json' || name.endsWith('.jsonld');
const isCalendar = ({ type, name }: File) =>
  type === 'text/calendar' || type === 'application/ics' || name.endsWith('.ics') || name.endsWith('.vcs');
const isPass = (file: File) =>
  (file.type === 'application/vnd.apple.pkpass' || file.name.endsWith('.pkpass')) && begins(file, 'PK');
const isPdf = (file: File) =>
  (file.type === 'application/pdf' || file.name.endsWith('.pdf')) && begins(file, '%PDF');
const isMail = ({ type, name }: File) => type === 'message/rfc822' || name.endsWith('.eml');

const decode = (bytes: Uint8Array) => clean(new TextDecoder().decode(bytes));

/** NULs end strings in other people's code and mean nothing here. */
const clean = (text: string) => text.replaceAll('\0', '');
