import type { Booking } from '../booking.ts';
import { decodeEntities } from '../html/entities.ts';
import type { Message } from '../message.ts';
import { type Json, parseLooseJson } from './loose-json.ts';
import { type SchemaNode, toSchemaTypeName } from './schema-node.ts';
import { readReservations } from './schema-org.ts';

/** Emails have one or two; many more are an attack. */
const MAX_SCRIPTS = 50;
/** Characters of a script's opening tag. */
const MAX_TAG = 1_000;

/** Bookings in JSON-LD scripts, parts and attachments. */
export function readJsonLd(message: Message): Booking[] {
  const texts = [...findScripts(message.html), ...message.jsonLd];
  const nodes = texts.slice(0, MAX_SCRIPTS).flatMap((text) => parseLooseJson(clean(text)).flatMap(toNodes));
  return readReservations(nodes, 'json-ld');
}

function findScripts(html: string): string[] {
  const scripts: string[] = [];
  const lower = html.toLowerCase();
  for (let at = lower.indexOf('<script'); at >= 0; at = lower.indexOf('<script', at)) {
    const end = lower.indexOf('>', at);
    if (end < 0) break;
    const isJsonLd = end - at <= MAX_TAG && /\bld\+json\b/.test(lower.slice(at, end));
    at = end + 1;
    if (!isJsonLd) continue;
    const close = lower.indexOf('</script', at);
    scripts.push(html.slice(at, close < 0 ? undefined : close));
    if (scripts.length >= MAX_SCRIPTS || close < 0) break;
  }
  return scripts;
}

/** Removes comments and CDATA and decodes quotes written as entities. */
function clean(text: string): string {
  const bare = text
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/?\/?\s*\]\]>)\s*$/, '');
  return /[{[,:]\s*&(?:quot|#34|#x22);/i.test(bare) ? decodeEntities(bare) : bare;
}

function toNodes(value: Json): SchemaNode[] {
  if (Array.isArray(value)) return value.flatMap(toNodes);
  if (value === null || typeof value !== 'object') return [];
  const graph = value['@graph'];
  return graph === undefined ? [toNode(value)] : [toNode(value), ...toNodes(graph)];
}

function toNode(object: { [key: string]: Json }): SchemaNode {
  const props = new Map<string, (SchemaNode | string)[]>();
  for (const [key, value] of Object.entries(object)) {
    if (key === '@type' || key === '@context' || key === '@graph') continue;
    props.set(key.replace(/^schema:/, '').replace(/^https?:\/\/schema\.org\//, ''), toValues(value));
  }
  const types = [object['@type'] ?? object.type].flat().filter((type) => typeof type === 'string');
  return { types: types.map(toSchemaTypeName), props };
}

function toValues(value: Json): (SchemaNode | string)[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap(toValues);
  if (typeof value === 'object') return [toNode(value)];
  return [decodeEntities(String(value))];
}
