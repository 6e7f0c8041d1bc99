const MAX_ATTRIBUTE_NAME = 20;
const MAX_ATTRIBUTE = 2_000;

/** Collects the attributes of an opening tag that affect visibility: `hidden`, `style` and `class`. */
export class OpeningTag {
  name = '';
  #attribute = '';
  #attributes: Record<string, string> = {};
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  begin(name: string): void {
    this.name = name;
    this.#attributes = {};
  }

  beginAttribute(start: number, end: number): void {
    this.#attribute = this.#source.slice(start, Math.min(end, start + MAX_ATTRIBUTE_NAME)).toLowerCase();
    if (this.#attribute === 'hidden') this.#attributes.hidden = '';
  }

  addAttributeText(start: number, end: number): void {
    const name = this.#attribute;
    if (name !== 'style' && name !== 'class') return;
    const before = this.#attributes[name] ?? '';
    if (before.length < MAX_ATTRIBUTE)
      this.#attributes[name] = before + this.#source.slice(start, Math.min(end, start + MAX_ATTRIBUTE));
  }

  takeAttributes(): Record<string, string> {
    const attributes = this.#attributes;
    this.#attributes = {};
    return attributes;
  }
}
