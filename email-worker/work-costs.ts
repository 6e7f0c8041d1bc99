/**
 * Work that reading one email or plan may cost, in units of about a microsecond; two on a machine that is busy. No real
 * email of the tests needs a tenth of it. Counted, because clocks stand still during computation on Cloudflare.
 */
export const UNITS = 500_000;

/** Units per character (byte for `mime`), measured with the most expensive input of dev/mail/hostile. */
export const COST = {
  /** Finding bookings in text. */
  text: 6,
  /** A line or a cell of text, which is compared with labels. */
  cell: 40,
  /** Rendering HTML as text. */
  html: 0.6,
  /** Searching HTML for JSON-LD and microdata. */
  markup: 0.5,
  json: 0.5,
  calendar: 1.5,
  mime: 0.01,
  /** A character of a plan. */
  plan: 1,
  /**
   * A line below 60 bytes: the parser of MIME decodes lines one by one, in 10 microseconds and a kilobyte of memory, of
   * which 64 MB may be used. Those of base64 are longer.
   */
  shortLine: 20,
  /** An inflated byte of a PDF or pass. */
  inflated: 0.05,
  /** A byte of a PDF, which is searched for objects. */
  pdfByte: 0.02,
  /** A number, name, letter or other value of a PDF. */
  pdfValue: 0.5,
  pdfOperator: 1,
} as const;
