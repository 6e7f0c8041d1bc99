/** A name such as `/Font`. */
export class PdfName {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A reference to an object by its number. */
export class PdfRef {
  readonly id: number;

  constructor(id: number) {
    this.id = id;
  }
}

/** A word that is not a value: an operator, or a delimiter out of place. */
export class PdfKeyword {
  readonly word: string;

  constructor(word: string) {
    this.word = word;
  }
}

export type PdfDict = Map<string, PdfValue>;

/** A dictionary with data. `raw` is still encoded as in the file. */
export class PdfStream {
  readonly dict: PdfDict;
  readonly raw: Uint8Array;

  constructor(dict: PdfDict, raw: Uint8Array) {
    this.dict = dict;
    this.raw = raw;
  }
}

/** A value. `Uint8Array` is a string, because its text encoding depends on the font. */
export type PdfValue =
  | number
  | boolean
  | null
  | PdfName
  | PdfRef
  | PdfStream
  | Uint8Array
  | PdfValue[]
  | PdfDict;
