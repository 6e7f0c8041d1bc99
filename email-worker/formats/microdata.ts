import type { Booking } from '../booking.ts';
import { readMarkup } from '../html/raw-markup.ts';
import type { Message } from '../message.ts';
import { type SchemaNode, toSchemaTypeName } from './schema-node.ts';
import { readReservations } from './schema-org.ts';

/** Items in a mail: an itinerary has some twenty a leg. */
const MAX_ITEMS = 2_000;
const MAX_DEPTH = 400;
/** Characters of one property. */
const MAX_TEXT = 2_000;

interface OpenTag {
  name: string;
  /** Set where this tag began an item. */
  item?: SchemaNode;
  /** Properties whose value is the text inside this tag. */
  collects?: { node: SchemaNode; names: string[]; text: string };
}

/** Bookings in microdata. Tags that nobody closed, or in the wrong order, do no harm. */
export function readMicrodata(message: Message): Booking[] {
  return /itemtype/i.test(message.html)
    ? readReservations(parseMicrodataItems(message.html), 'microdata')
    : [];
}

/** The items of a page that are no other item's property. */
export function parseMicrodataItems(html: string): SchemaNode[] {
  const roots: SchemaNode[] = [];
  const open: OpenTag[] = [];
  let items = 0;
  const close = (from: number) => {
    for (const { collects } of open.splice(from)) {
      if (collects) addTexts(collects.node, collects.names, collects.text);
    }
  };
  for (const piece of readMarkup(html)) {
    if (piece.type === 'text') {
      for (const { collects } of open) {
        if (collects && collects.text.length < MAX_TEXT) collects.text += piece.text.slice(0, MAX_TEXT);
      }
      continue;
    }
    if (piece.type === 'close') {
      const at = open.findLastIndex(({ name }) => name === piece.name);
      if (at >= 0) close(at);
      continue;
    }
    const { attributes } = piece;
    const names = (attributes.get('itemprop') ?? '').split(/\s+/).filter(Boolean);
    const owner = open.findLast(({ item }) => item)?.item;
    const tag: OpenTag = { name: piece.name };
    if (attributes.has('itemscope') || attributes.has('itemtype')) {
      if (++items > MAX_ITEMS) break;
      tag.item = {
        types: (attributes.get('itemtype') ?? '').split(/\s+/).filter(Boolean).map(toSchemaTypeName),
        props: new Map(),
      };
      if (owner && names.length > 0) add(owner, names, tag.item);
      else roots.push(tag.item);
    } else if (owner && names.length > 0) {
      const value =
        attributes.get('content') ?? attributes.get('datetime') ?? readAddress(piece.name, attributes);
      if (value !== undefined) addTexts(owner, names, value);
      else if (!piece.isVoid) tag.collects = { node: owner, names, text: '' };
    }
    if (!piece.isVoid && open.length < MAX_DEPTH) open.push(tag);
  }
  close(0);
  return roots;
}

function readAddress(name: string, attributes: Map<string, string>): string | undefined {
  if (name === 'link' || name === 'a' || name === 'area') return attributes.get('href');
  if (name === 'img') return attributes.get('src');
  return undefined;
}

function add(node: SchemaNode, names: string[], value: SchemaNode | string) {
  for (const name of names) node.props.set(name, [...(node.props.get(name) ?? []), value]);
}

function addTexts(node: SchemaNode, names: string[], text: string) {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line) add(node, names, line);
}
