const MAX_DEPTH = 40;
const MAX_VALUES = 20_000;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Parses malformed JSON as vendors send it: missing or extra commas, line breaks inside strings, single quotes,
 * several documents in a row, missing ends. Never throws and takes linear time.
 */
export function parseLooseJson(text: string): Json[] {
  try {
    return [JSON.parse(text) as Json];
  } catch {
    return new LooseJson(text).readAll();
  }
}

class LooseJson {
  readonly #text: string;
  #at = 0;
  #values = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): Json[] {
    const values: Json[] = [];
    while (this.#skip() && this.#values < MAX_VALUES) {
      const letter = this.#text[this.#at];
      if (letter === '{' || letter === '[') values.push(this.#readValue(0));
      else this.#at++;
    }
    return values;
  }

  #readValue(depth: number): Json {
    this.#values++;
    this.#skip();
    const letter = this.#text[this.#at];
    if (depth > MAX_DEPTH || this.#values > MAX_VALUES) {
      this.#at = this.#text.length;
      return null;
    }
    if (letter === '{') return this.#readObject(depth);
    if (letter === '[') return this.#readArray(depth);
    if (letter === '"' || letter === "'") return this.#readString(letter);
    return this.#readWord();
  }

  #readObject(depth: number): Json {
    const object: { [key: string]: Json } = Object.create(null);
    this.#at++;
    while (this.#skip()) {
      const letter = this.#text[this.#at];
      if (letter === '}') {
        this.#at++;
        break;
      }
      if (letter === ']') break;
      const key = letter === '"' || letter === "'" ? this.#readString(letter) : String(this.#readWord());
      this.#skip();
      if (this.#text[this.#at] === ':') {
        this.#at++;
        object[key] = this.#readValue(depth + 1);
      }
    }
    return object;
  }

  #readArray(depth: number): Json {
    const array: Json[] = [];
    this.#at++;
    while (this.#skip()) {
      const letter = this.#text[this.#at];
      if (letter === ']') {
        this.#at++;
        break;
      }
      if (letter === '}') break;
      array.push(this.#readValue(depth + 1));
    }
    return array;
  }

  #readString(quote: string): string {
    let from = ++this.#at;
    let value = '';
    for (; this.#at < this.#text.length; this.#at++) {
      const letter = this.#text[this.#at];
      if (letter === quote) {
        value += this.#text.slice(from, this.#at++);
        return value;
      }
      if (letter !== '\\') continue;
      value += this.#text.slice(from, this.#at) + this.#readEscape();
      from = this.#at + 1;
    }
    return value + this.#text.slice(from);
  }

  /** Ends on the last character of the escape. */
  #readEscape(): string {
    const letter = this.#text[++this.#at] ?? '';
    if (letter === 'u') {
      const code = this.#text.slice(this.#at + 1, this.#at + 5);
      if (!/^[\da-f]{4}$/i.test(code)) return '';
      this.#at += 4;
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    return { n: '\n', r: '\r', t: '\t', b: '', f: '' }[letter] ?? letter;
  }

  #readWord(): Json {
    const word = /[^\s,:{}[\]"']*/y;
    word.lastIndex = this.#at;
    const found = word.exec(this.#text)?.[0] ?? '';
    // Skips an unexpected character; otherwise the loops above would not terminate.
    this.#at += Math.max(found.length, 1);
    if (found === 'true' || found === 'false') return found === 'true';
    if (found === 'null' || found === '') return null;
    return /^-?\d+(?:\.\d+)?$/.test(found) ? Number(found) : found;
  }

  /** Skips spaces, commas and comments; false at the end. */
  #skip(): boolean {
    for (; this.#at < this.#text.length; this.#at++) {
      const letter = this.#text[this.#at] ?? '';
      if (SPACE.includes(letter)) continue;
      if (letter !== '/') break;
      // An unclosed comment extends to the end, which keeps this linear.
      const close = { '*': '*/', '/': '\n' }[this.#text[this.#at + 1] ?? ''];
      if (!close) break;
      const end = this.#text.indexOf(close, this.#at + 2);
      this.#at = end < 0 ? this.#text.length : end + close.length - 1;
    }
    return this.#at < this.#text.length;
  }
}

const SPACE = ' \t\r\n,;\u00a0\uFEFF';
