import { readdirSync, readFileSync } from 'node:fs';
import type { Random } from '../chaos/random.ts';
import { HOSTILE_INPUTS } from '../mail/hostile/inputs.ts';

/** A route of the Worker, as the access table names it. */
export type AttackedRoute = { method: string; route: string };

/** What a route's parameters may be replaced by: ids of one itinerary. */
export type KnownIds = Record<string, (string | number)[]>;

const ROWS_FOLDER = 'worker/testing';
const ROW = /method: '([A-Z]+)',\s*route: (toProjectRoute\()?'([^']*)'/g;

/** Every route of the access table, read as text because its rows import modules of the Workers runtime. */
export function listRoutes(): AttackedRoute[] {
  const files = readdirSync(ROWS_FOLDER).filter((file) => file.endsWith('access-rows.ts'));
  const rows = files.flatMap((file) => [...readFileSync(`${ROWS_FOLDER}/${file}`, 'utf8').matchAll(ROW)]);
  const routes = rows.map(([, method = '', isOfProject, path = '']) => ({
    method,
    route: isOfProject ? `/api/projects/:projectId${path}` : path,
  }));
  return [...new Map(routes.map((route) => [`${route.method} ${route.route}`, route])).values()];
}

/** Texts that have broken programs: other encodings, look-alikes, markup, paths, numbers. */
const ODD_TEXTS = [
  '',
  ' ',
  'null',
  '0',
  '-1',
  '1e309',
  '9007199254740993',
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%ff%fe',
  '\u0000',
  '\ud800',
  '\u202eevil',
  'A\u200bnn',
  '\u0410nn',
  'ｅｖｉｌ。ｃｏｍ',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  "'; DROP TABLE projects; --",
  '%_%',
  '\r\nBcc: a@b.example',
  'https://evil.example',
  '2027-02-30T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
  'x'.repeat(300),
  '🧨'.repeat(200),
];
const FIELDS = [
  'id name title description location attendees datetime endsAt timeZone endTimeZone accessCode adminCode inviteKey',
  'ownerEmail email answer eventId partySize kind content label ids force role host renewSeen from to sequence current',
  'personId question token text color background url enabled deadline maxPartySize audience names private plan',
]
  .join(' ')
  .split(' ');
const LARGE = 6 * 1024 * 1024;

/** A value of any kind; `texts` are those that mean something in this itinerary. */
function pickValue(random: Random, texts: string[], depth = 0): unknown {
  const kind = random.int(0, depth > 3 ? 5 : 8);
  if (kind <= 1) return random.pick(ODD_TEXTS);
  if (kind <= 3) return random.pick(texts);
  if (kind === 4) return random.pick([0, -1, 1, 2 ** 53, 1.5, 1e308]);
  if (kind === 5) return random.pick([true, false, null]);
  if (kind === 6) return Array.from({ length: random.int(0, 4) }, () => pickValue(random, texts, depth + 1));
  return pickObject(random, texts, depth + 1);
}

const pickObject = (random: Random, texts: string[], depth: number): object =>
  Object.fromEntries(
    Array.from({ length: random.int(0, 7) }, () => [random.pick(FIELDS), pickValue(random, texts, depth)]),
  );

/** A request body: fields that routes read with odd values, a hostile plan, or bytes that are not JSON. */
export function pickBody(random: Random, texts: string[]): unknown {
  const kind = random.int(0, 40);
  if (kind === 0) return new Uint8Array(random.int(1, 200)).map(() => random.int(0, 255));
  if (kind === 1) return new Uint8Array(LARGE).fill(97);
  if (kind === 2) return new TextEncoder().encode('[{"a":'.repeat(random.int(1, 20_000)));
  if (kind <= 6) return { kind: 'text', content: pickHostileText(random, 60_000) };
  return pickObject(random, texts, 0);
}

/** A hostile email of about `size` bytes, or the start of one. */
export function pickHostileText(random: Random, size: number): string {
  const build = random.pick(Object.values(HOSTILE_INPUTS));
  return build(random.int(1_000, size)).slice(0, random.chance(0.2) ? random.int(1, size) : undefined);
}

/** The path of a route with ids of an itinerary, or odd ones. */
export function fillRoute(random: Random, route: string, ids: KnownIds): string {
  const path = route.replace(/:([A-Za-z]+)(?:\{[^}]*\})?\??/g, (_, name: string) => {
    const known = ids[name] ?? ids.any ?? [];
    return random.chance(0.85) && known.length > 0
      ? String(random.pick(known))
      : encodeURIComponent(toWellFormed(random.pick(ODD_TEXTS)));
  });
  if (random.chance(0.8)) return path;
  const value = encodeURIComponent(toWellFormed(random.pick(ODD_TEXTS)));
  return `${path}${path.includes('?') ? '&' : '?'}${random.pick(FIELDS)}=${value}`;
}

const toWellFormed = (text: string): string => text.replaceAll('\ud800', '\ufffd');

/** Headers that callers may send. */
export function pickHeaders(random: Random, keys: string[]): Record<string, string> {
  const odd: Record<string, string>[] = [
    {},
    {},
    {},
    { 'idempotency-key': random.pick(keys) },
    { 'idempotency-key': random.pick(keys) },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-encoding': 'gzip' },
    { accept: 'text/html' },
    { authorization: 'Bearer x' },
    { prefer: 'page' },
    { range: 'bytes=-5,0-' },
    { 'if-none-match': '"x"' },
    { 'x-forwarded-for': '127.0.0.1' },
  ];
  return random.pick(odd);
}
