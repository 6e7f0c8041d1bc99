/**
 * What a mail may cost. A Worker has 128 MB, and taking text apart needs some fifty times its size; what is
 * larger is kept unread and said to be so.
 */
export const MAIL_LIMITS = {
  /** Bytes of the whole mail. */
  bytes: 10 * 1024 * 1024,
  /** Bytes of text and markup after decoding. */
  textBytes: 5 * 1024 * 1024,
  /** Lines of the whole mail: each costs the parser ten microseconds. 10 MiB of base64 have 140,000. */
  lines: 200_000,
  /** Bytes of all headers together. */
  headerBytes: 256 * 1024,
  parts: 100,
  /** Parts within parts. */
  nesting: 20,
  /** Mails attached to mails attached to mails. */
  attachedDepth: 5,
  /** Mails read out of one, when several were attached. */
  messages: 20,
  /** Characters of a subject. */
  subject: 500,
  calendarBytes: 256 * 1024,
  passBytes: 1024 * 1024,
  pdfBytes: 5 * 1024 * 1024,
  /** Calendars, passes and PDFs each, of one mail. */
  attachments: 20,
  /** Characters of readable text that readers look at; a confirmation has a few thousand. */
  text: 400_000,
} as const;
