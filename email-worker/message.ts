/** An email ready to be read: MIME decoded, forwarding headers and hidden text removed. */
export interface Message {
  subject: string;
  from?: { name: string; address: string };
  /** When the innermost original was sent. Missing years are inferred from it. */
  sentAt?: Date;
  /** Sent by the vendor, quoted in a forwarder's body, or attached to another email. */
  delivery: 'direct' | 'forwarded' | 'attached';
  /** Readable text, one line per printed line; cells of a table row are separated by tabs. */
  text: string;
  /** The plain text part, if `text` was made from an HTML part. */
  plain?: string;
  /** HTML of the body; empty if there is none. */
  html: string;
  /** Parts and attachments by format. */
  jsonLd: string[];
  calendars: string[];
  passes: Uint8Array[];
  pdfs: Uint8Array[];
}
