const [LF, CR, DASH] = [10, 13, 45];
/** Longer lines contain no boundary and no relevant header field. */
const MAX_LINE = 1_000;
/** Bodies that readers look at; larger ones are skipped as well. */
const READ_TYPES = /^message\/|^application\/(?:pdf|ics|json|ld\+json|octet-stream|vnd\.apple\.pkpass)/i;
const MAX_READ_BODY = 7 * 1024 * 1024;
const MAX_OTHER_BODY = 32 * 1024;

/**
 * The raw email without the bodies of photos and other large attachments, so that the rest can be parsed. Takes one
 * pass and does not decode anything.
 */
export function skipLargeBodies(raw: Uint8Array): Uint8Array {
  const skipper = new BodySkipper(raw);
  for (let at = 0; at < raw.length; ) {
    const found = raw.indexOf(LF, at);
    const next = found < 0 ? raw.length : found + 1;
    skipper.addLine(at, next);
    at = next;
  }
  return skipper.finish();
}

class BodySkipper {
  readonly #raw: Uint8Array;
  readonly #boundaries = new Set<string>();
  readonly #kept: Uint8Array[] = [];
  /** Up to here, everything is kept or skipped. */
  #from = 0;
  /** Where the body of the current part starts; undefined in its header. */
  #body: number | undefined;
  #type = 'text/plain';

  constructor(raw: Uint8Array) {
    this.#raw = raw;
  }

  addLine(at: number, next: number): void {
    const isShort = next - at <= MAX_LINE;
    if (this.#body === undefined) {
      if (isEmptyLine(this.#raw, at)) this.#body = next;
      else if (isShort) this.#readHeaderLine(decode(this.#raw, at, next));
    } else if (isShort && this.#raw[at] === DASH && this.#raw[at + 1] === DASH) {
      this.#readBoundary(decode(this.#raw, at + 2, next).trimEnd(), at, next);
    }
  }

  finish(): Uint8Array {
    this.#close(this.#raw.length);
    if (this.#kept.length === 0) return this.#raw;
    return concatenate([...this.#kept, this.#raw.subarray(this.#from)]);
  }

  #readBoundary(name: string, at: number, next: number): void {
    const isStart = this.#boundaries.has(name);
    if (!isStart && !this.#boundaries.has(name.replace(/--$/, ''))) return;
    this.#close(at);
    this.#body = isStart ? undefined : next;
    this.#type = 'text/plain';
  }

  #readHeaderLine(line: string): void {
    const type = /^content-type\s*:\s*([^\s;]+)/i.exec(line)?.[1];
    if (type) this.#type = type.toLowerCase();
    const boundary = /boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(line);
    if (boundary) this.#boundaries.add(boundary[1] ?? boundary[2] ?? '');
  }

  /** Ends the current part; skips its body if it is too large. */
  #close(end: number): void {
    if (this.#body === undefined || /^(?:text|multipart)\//.test(this.#type)) return;
    const limit = READ_TYPES.test(this.#type) ? MAX_READ_BODY : MAX_OTHER_BODY;
    if (end - this.#body <= limit) return;
    this.#kept.push(this.#raw.subarray(this.#from, this.#body));
    this.#from = end;
  }
}

const isEmptyLine = (raw: Uint8Array, at: number) => raw[at] === LF || (raw[at] === CR && raw[at + 1] === LF);

const decode = (raw: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...raw.subarray(from, to));

function concatenate(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
