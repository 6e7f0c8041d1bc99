import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { MAIL_LIMITS } from './mail-limits.ts';

export interface MimeHeader {
  subject: string;
  from?: { name: string; address: string };
  sentAt?: Date;
  headers: { key: string; value: string }[];
}

/** A decoded email with its attachments sorted by format. */
export interface ParsedMime extends MimeHeader {
  html: string;
  plain: string;
  jsonLd: string[];
  calendars: string[];
  passes: Uint8Array[];
  pdfs: Uint8Array[];
  /** Attached emails, undecoded. */
  attached: Uint8Array[];
}

/** Decodes an email. Takes time and memory in proportion to its text, so call `checkMailLimits` first. */
export async function parseMime(raw: Uint8Array): Promise<ParsedMime> {
  const email = await PostalMime.parse(raw, {
    // Without this, the text of attached emails would be merged into the outer text.
    forceRfc822Attachments: true,
    maxNestingDepth: MAIL_LIMITS.nesting,
    maxHeadersSize: MAIL_LIMITS.headerBytes,
  });
  const files = email.attachments.map(toFile);
  const pick = (isWanted: (file: File) => boolean, maxBytes: number) =>
    files.filter((file) => file.bytes.length <= maxBytes && isWanted(file)).slice(0, MAIL_LIMITS.attachments);
  return {
    ...toHeader(email),
    html: removeNuls(email.html ?? ''),
    plain: removeNuls(email.text ?? ''),
    jsonLd: pick(isJsonLd, MAIL_LIMITS.calendarBytes).map((file) => decode(file.bytes)),
    calendars: pick(isCalendar, MAIL_LIMITS.calendarBytes).map((file) => decode(file.bytes)),
    passes: pick(isPass, MAIL_LIMITS.passBytes).map((file) => file.bytes),
    pdfs: pick(isPdf, MAIL_LIMITS.pdfBytes).map((file) => file.bytes),
    attached: pick(isMail, MAIL_LIMITS.bytes).map((file) => file.bytes),
  };
}

/** Reads subject, sender and date only, for emails that exceed the limits. */
export async function parseMimeHeader(raw: Uint8Array): Promise<MimeHeader> {
  const top = raw.slice(0, 64 * 1024);
  return toHeader(await PostalMime.parse(top, { maxNestingDepth: MAIL_LIMITS.nesting }));
}

function toHeader(email: Email): MimeHeader {
  const sentAt = email.date ? new Date(email.date) : undefined;
  return {
    subject: removeNuls(email.subject ?? '')
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
  return { name: removeNuls(address.name ?? '').trim(), address: address.address.toLowerCase() };
}

/** A pass lists some twenty files; each takes about a hundred bytes. */
const MAX_DIRECTORY_BYTES = 16 * 1024;

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

const startsWith = (file: File, text: string) =>
  [...text].every((letter, at) => file.bytes[at] === letter.charCodeAt(0));

/** The first characters, without a byte order mark or white space. */
const readHead = ({ bytes }: File) => new TextDecoder().decode(bytes.subarray(0, 512)).trimStart();

const isJsonLd = ({ type, name }: File) => type === 'application/ld+json' || name.endsWith('.jsonld');
// Vendors and email programs send these files as `application/octet-stream`, so their content decides.
const isCalendar = (file: File) =>
  file.type === 'text/calendar' || /^BEGIN:V(?:CALENDAR|EVENT)/i.test(readHead(file));
const isPass = (file: File) => startsWith(file, 'PK') && isZipOf(file, 'pass.json');
const isPdf = (file: File) => startsWith(file, '%PDF-');

/** Whether a zip archive lists a file of this name, in the directory at its end. */
function isZipOf({ bytes }: File, name: string): boolean {
  const directory = new TextDecoder('latin1').decode(bytes.subarray(-MAX_DIRECTORY_BYTES));
  return directory.includes(name);
}
const isMail = ({ type, name }: File) => type === 'message/rfc822' || name.endsWith('.eml');

const decode = (bytes: Uint8Array) => removeNuls(new TextDecoder().decode(bytes));

const removeNuls = (text: string) => text.replaceAll('\0', '');
