import type { Booking } from '../booking.ts';
import { type MarkupPiece, readMarkup } from '../html/raw-markup.ts';
import type { Message } from '../message.ts';
import { type SchemaNode, toSchemaTypeName } from './schema-node.ts';
import { readReservations } from './schema-org.ts';

/** An itinerary has about twenty items per leg. */
const MAX_ITEMS = 2_000;
const MAX_DEPTH = 400;
/** Characters of one property. */
const MAX_TEXT = 2_000;

/** Bookings in microdata. Unclosed and wrongly nested tags are tolerated. */
export function readMicrodata(message: Message): Booking[] {
  if (!/itemtype/i.test(message.html)) return [];
  const parser = new MicrodataParser();
  for (const piece of readMarkup(message.html)) {
    parser.add(piece);
    if (parser.isFull) break;
  }
  return readReservations(parser.finish(), 'microdata');
}

interface OpenTag {
  name: string;
  /** The item that starts at this tag. */
  item?: SchemaNode;
  /** The properties whose value is the text of this tag. */
  property?: { node: SchemaNode; names: string[]; text: string };
}

type OpeningTag = MarkupPiece & { type: 'open' };

class MicrodataParser {
  readonly #roots: SchemaNode[] = [];
  readonly #open: OpenTag[] = [];
  #items = 0;

  get isFull(): boolean {
    return this.#items > MAX_ITEMS;
  }

  add(piece: MarkupPiece): void {
    if (piece.type === 'text') this.#addText(piece.text);
    else if (piece.type === 'open') this.#openTag(piece);
    else {
      const at = this.#open.findLastIndex(({ name }) => name === piece.name);
      if (at >= 0) this.#closeFrom(at);
    }
  }

  /** Closes all tags; the items that are not a property of another item. */
  finish(): SchemaNode[] {
    this.#closeFrom(0);
    return this.#roots;
  }

  #addText(text: string): void {
    for (const { property } of this.#open) {
      if (property && property.text.length < MAX_TEXT) property.text += text.slice(0, MAX_TEXT);
    }
  }

  #openTag(piece: OpeningTag): void {
    const { name, attributes, isVoid } = piece;
    const names = splitWords(attributes.get('itemprop'));
    const owner = this.#open.findLast(({ item }) => item)?.item;
    const tag: OpenTag = { name };
    if (attributes.has('itemscope') || attributes.has('itemtype')) {
      if (++this.#items > MAX_ITEMS) return;
      tag.item = { types: splitWords(attributes.get('itemtype')).map(toSchemaTypeName), props: new Map() };
      if (owner && names.length > 0) addValue(owner, names, tag.item);
      else this.#roots.push(tag.item);
    } else if (owner && names.length > 0) tag.property = startProperty(piece, owner, names);
    if (!isVoid && this.#open.length < MAX_DEPTH) this.#open.push(tag);
  }

  #closeFrom(index: number): void {
    for (const { property } of this.#open.splice(index)) {
      if (property) addText(property.node, property.names, property.text);
    }
  }
}

const splitWords = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);

/** Adds a property stated by an attribute; returns one that collects the tag's text otherwise. */
function startProperty(piece: OpeningTag, owner: SchemaNode, names: string[]): OpenTag['property'] {
  const value = readAttributeValue(piece);
  if (value !== undefined) addText(owner, names, value);
  return value === undefined && !piece.isVoid ? { node: owner, names, text: '' } : undefined;
}

/** The value of a property that is not the tag's text. */
function readAttributeValue({ name, attributes }: OpeningTag): string | undefined {
  const stated = attributes.get('content') ?? attributes.get('datetime');
  if (stated !== undefined) return stated;
  if (name === 'link' || name === 'a' || name === 'area') return attributes.get('href');
  return name === 'img' ? attributes.get('src') : undefined;
}

function addValue(node: SchemaNode, names: string[], value: SchemaNode | string) {
  for (const name of names) node.props.set(name, [...(node.props.get(name) ?? []), value]);
}

function addText(node: SchemaNode, names: string[], text: string) {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line) addValue(node, names, line);
}
