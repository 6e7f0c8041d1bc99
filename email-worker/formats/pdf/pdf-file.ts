import { decodeStream } from './decode-stream.ts';
import { isDigit, PdfLexer } from './pdf-lexer.ts';
import { type PdfDict, PdfKeyword, PdfName, PdfRef, PdfStream, type PdfValue } from './pdf-values.ts';
import { PDF_LIMITS, PdfLimitError, type PdfWork } from './pdf-work.ts';
import { type PdfPlace, scanObjects } from './scan-objects.ts';

/** References that lead to references. */
const MAX_HOPS = 8;
/** Bytes that each reading of a stream costs at least. */
const STREAM_COST = 256;

/** The objects of a PDF. An object is read when it is needed, and a stream is paid for each time it is read. */
export class PdfFile {
  readonly work: PdfWork;
  readonly #root: number | undefined;
  readonly #places = new Map<number, PdfPlace>();
  readonly #values = new Map<number, PdfValue>();
  readonly #data = new Map<PdfStream, Uint8Array>();

  /** Throws for encrypted files. */
  constructor(bytes: Uint8Array, work: PdfWork) {
    this.work = work;
    const { objects, root, isEncrypted } = scanObjects(bytes, work);
    if (isEncrypted) throw new PdfLimitError('encrypted');
    this.#root = root;
    for (const { id, place } of objects) {
      if (place.isContainer) this.#addContained(place);
      else this.#places.set(id, place);
    }
  }

  get catalog(): PdfDict | undefined {
    return this.#root === undefined ? undefined : this.dict(new PdfRef(this.#root));
  }

  /** The value that references lead to; undefined if it is missing. */
  resolve(value: PdfValue | undefined): Exclude<PdfValue, PdfRef> | undefined {
    let found = value;
    for (let hop = 0; found instanceof PdfRef; hop++) {
      if (hop === MAX_HOPS) return undefined;
      found = this.#load(found.id);
    }
    return found;
  }

  dict(value: PdfValue | undefined): PdfDict | undefined {
    const found = this.resolve(value);
    if (found instanceof PdfStream) return found.dict;
    return found instanceof Map ? found : undefined;
  }

  array(value: PdfValue | undefined): PdfValue[] {
    const found = this.resolve(value);
    return Array.isArray(found) ? found : [];
  }

  name(value: PdfValue | undefined): string | undefined {
    const found = this.resolve(value);
    return found instanceof PdfName ? found.name : undefined;
  }

  number(value: PdfValue | undefined): number | undefined {
    const found = this.resolve(value);
    return typeof found === 'number' ? found : undefined;
  }

  stream(value: PdfValue | undefined): PdfStream | undefined {
    const found = this.resolve(value);
    return found instanceof PdfStream ? found : undefined;
  }

  /** The decoded data of a stream. */
  read(stream: PdfStream): Uint8Array {
    const data = this.#data.get(stream) ?? this.#decode(stream);
    this.work.take('bytes', data.length + STREAM_COST);
    this.#data.set(stream, data);
    return data;
  }

  #decode({ dict, raw }: PdfStream): Uint8Array {
    const filter = this.resolve(dict.get('Filter') ?? dict.get('F'));
    const filters = Array.isArray(filter) ? filter.map((name) => this.name(name)) : [this.name(filter)];
    const parameters = this.resolve(dict.get('DecodeParms') ?? dict.get('DP'));
    for (const each of Array.isArray(parameters) ? parameters : [parameters])
      if ((this.number(this.dict(each)?.get('Predictor')) ?? 1) > 1) throw new PdfLimitError('predictor');
    return decodeStream(
      raw,
      filters.filter((name) => name !== undefined),
      PDF_LIMITS.streamBytes,
    );
  }

  #load(id: number): PdfValue | undefined {
    this.work.take('values');
    const known = this.#values.get(id);
    if (known !== undefined) return known;
    const place = this.#places.get(id);
    const value = place && this.#readPlace(place);
    if (value !== undefined) this.#values.set(id, value);
    return value;
  }

  #readPlace({ bytes, at, data }: PdfPlace): PdfValue | undefined {
    const value = new PdfLexer(bytes, at, this.work).read();
    if (value === undefined || value instanceof PdfKeyword) return undefined;
    return data && value instanceof Map ? new PdfStream(value, bytes.subarray(data.from, data.to)) : value;
  }

  /** Adds the objects of an object stream, which begins with pairs of a number and a position. */
  #addContained(container: PdfPlace): void {
    const stream = this.#readPlace(container);
    if (!(stream instanceof PdfStream) || this.name(stream.dict.get('Type')) !== 'ObjStm') return;
    const first = this.number(stream.dict.get('First')) ?? 0;
    const count = this.number(stream.dict.get('N')) ?? 0;
    const bytes = this.read(stream);
    const lexer = new PdfLexer(bytes, 0, this.work);
    for (let n = 0; n < count && lexer.at < first; n++) {
      const [id, at] = [lexer.read(), lexer.read()];
      if (typeof id !== 'number' || typeof at !== 'number') return;
      this.work.take('objects');
      if (isObjectStart(bytes, first + at)) this.#places.set(id, { bytes, at: first + at });
    }
  }
}

/** Not in the middle of a number, as a wrong position may be. */
const isObjectStart = (bytes: Uint8Array, at: number) =>
  at >= 0 && at < bytes.length && !(isDigit(bytes[at]) && isDigit(bytes[at - 1]));
