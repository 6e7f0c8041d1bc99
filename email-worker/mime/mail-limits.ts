/**
 * Limits for parsing an email. A Worker has 128 MB of memory, and parsing text takes about fifty times its size.
 * Larger emails are stored but not read.
 */
export const MAIL_LIMITS = {
  /** Bytes of the raw email. */
  bytes: 10 * 1024 * 1024,
  /** Bytes of text and HTML after decoding. */
  textBytes: 5 * 1024 * 1024,
  /** Lines of the raw email. Each takes the parser ten microseconds; 10 MiB of base64 have 140,000. */
  lines: 200_000,
  /** Bytes of all headers together. */
  headerBytes: 256 * 1024,
  parts: 100,
  /** Depth of nested parts. */
  nesting: 20,
  /** Depth of emails attached to attached emails. */
  attachedDepth: 5,
  /** Messages read from one email. */
  messages: 20,
  /** Characters of the subject. */
  subject: 500,
  calendarBytes: 256 * 1024,
  passBytes: 1024 * 1024,
  pdfBytes: 5 * 1024 * 1024,
  /** Attachments of each format. */
  attachments: 20,
  /** Characters of readable text; a confirmation has a few thousand. */
  text: 400_000,
} as const;
