import type { MailProblem } from '../reading.ts';
import { MAIL_LIMITS } from './mail-limits.ts';

const [LF, CR, DASH, SPACE, TAB] = [10, 13, 45, 32, 9];
/** Longer lines contain no boundary and no relevant header field. */
const MAX_LINE = 1_000;

/**
 * Checks size, headers, parts, nesting and text of a raw email in one pass, without allocating much. Undefined if
 * it may be parsed.
 */
export function checkMailLimits(raw: Uint8Array): MailProblem | undefined {
  if (raw.length > MAIL_LIMITS.bytes) return 'too-large';
  if (!raw.some((byte) => byte > SPACE)) return 'empty';
  const scanner = new MimeScanner();
  let lines = 0;
  for (let at = 0; at < raw.length; ) {
    const found = raw.indexOf(LF, at);
    const end = found < 0 ? raw.length : found;
    const problem = scanner.addLine(raw, at, end > at && raw[end - 1] === CR ? end - 1 : end, end + 1 - at);
    if (problem) return problem;
    if (++lines > MAIL_LIMITS.lines) return 'too-large';
    at = end + 1;
  }
  return undefined;
}

class MimeScanner {
  #headerBytes = 0;
  #textBytes = 0;
  #parts = 1;
  #isHeader = true;
  #isText = true;
  #isMail = false;
  #isBase64 = false;
  #boundaries: string[] = [];
  #open: string[] = [];

  addLine(raw: Uint8Array, from: number, to: number, bytes: number): MailProblem | undefined {
    const isShort = to - from <= MAX_LINE;
    if (isShort && this.#boundaries.length > 0 && raw[from] === DASH && raw[from + 1] === DASH) {
      const problem = this.#addBoundary(decode(raw, from, to));
      if (problem !== 'no-boundary') return problem;
    }
    if (!this.#isHeader) return this.#addBody(bytes);
    this.#headerBytes += bytes;
    if (this.#headerBytes > MAIL_LIMITS.headerBytes) return 'header-too-large';
    if (from === to) this.#endHeader();
    else if (isShort) this.#addHeaderLine(decode(raw, from, to), raw[from] === SPACE || raw[from] === TAB);
    return undefined;
  }

  #addBody(bytes: number): MailProblem | undefined {
    if (this.#isText) this.#textBytes += this.#isBase64 ? bytes * 0.75 : bytes;
    return this.#textBytes > MAIL_LIMITS.textBytes ? 'too-large' : undefined;
  }

  /** The header of an attached email follows directly. */
  #endHeader() {
    this.#isHeader = this.#isMail;
    this.#isMail = false;
  }

  #addHeaderLine(line: string, isFolded: boolean) {
    if (/^content-type\s*:/i.test(line)) {
      this.#isText = /^content-type\s*:\s*text\//i.test(line);
      this.#isMail = /^content-type\s*:\s*message\/(?:rfc822|global)/i.test(line);
    }
    if (/^content-transfer-encoding\s*:\s*base64/i.test(line)) {
      this.#isBase64 = true;
      this.#isMail = false;
    }
    if (/^content-disposition\s*:\s*attachment/i.test(line)) this.#isText = false;
    const boundary = /boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(line);
    if (boundary && (isFolded || /^content-type/i.test(line))) {
      this.#isText = false;
      this.#boundaries.push(boundary[1] ?? boundary[2] ?? '');
    }
  }

  #addBoundary(line: string): MailProblem | undefined | 'no-boundary' {
    const bare = line.trimEnd();
    const boundary = this.#boundaries.findLast((name) => bare === `--${name}` || bare === `--${name}--`);
    if (boundary === undefined) return 'no-boundary';
    if (bare === `--${boundary}--`) {
      this.#open = this.#open.slice(0, Math.max(0, this.#open.lastIndexOf(boundary)));
      this.#isHeader = false;
      this.#isText = false;
      return undefined;
    }
    this.#openPart(boundary);
    const isTooMuch =
      this.#parts > MAIL_LIMITS.parts ||
      this.#open.length > MAIL_LIMITS.nesting ||
      this.#boundaries.length > MAIL_LIMITS.parts;
    return isTooMuch ? 'too-many-parts' : undefined;
  }

  #openPart(boundary: string) {
    const at = this.#open.lastIndexOf(boundary);
    this.#open = at < 0 ? [...this.#open, boundary] : this.#open.slice(0, at + 1);
    this.#parts++;
    this.#isHeader = true;
    this.#isText = true;
    this.#isMail = false;
    this.#isBase64 = false;
  }
}

function decode(raw: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...raw.subarray(from, to));
}
