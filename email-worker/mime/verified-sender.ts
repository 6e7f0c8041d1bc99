import type { HeaderField } from './header-fields.ts';

/** Names that Cloudflare's mail servers use in the headers they add. */
const CLOUDFLARE_RECEIVER = /\bby\s+cloudflare-email\.net(?=[\s(;]|$)/i;
const CLOUDFLARE_VERIFIER = 'mx.cloudflare.net';
const QUOTED_STRING = /"(?:[^"\\]|\\.)*"/g;

/**
 * The From address in lower case, if Cloudflare states that DMARC passed for its domain; otherwise undefined.
 * Anyone can write such a header, so only its expected position counts: the first Received is Cloudflare's, the first
 * Authentication-Results carries Cloudflare's name, and only fields of a receiving server stand between them. A second
 * one with that name means forgery. Cloudflare may add none (github.com/cloudflare/workerd/issues/6740), and then the
 * sender's own could stand in its place: MAIL_VERDICT_SEEN says that Cloudflare adds one.
 */
export function readVerifiedFromAddress(fields: HeaderField[]): string | undefined {
  const [first] = fields;
  if (first?.[0] !== 'received' || !CLOUDFLARE_RECEIVER.test(first[1])) return undefined;
  const results = fields.filter(([name]) => name === 'authentication-results').map(([, value]) => value);
  if (results.filter((value) => readServerName(value) === CLOUDFLARE_VERIFIER).length !== 1) return undefined;
  const added = fields.slice(1, findEndOfBlock(fields));
  const result = added.find(([name]) => name === 'authentication-results')?.[1] ?? '';
  if (readServerName(result) !== CLOUDFLARE_VERIFIER) return undefined;
  const sender = readFromAddress(fields);
  const domain = sender?.slice(sender.lastIndexOf('@') + 1);
  return domain !== undefined && readPassedDomain(result) === domain ? sender : undefined;
}

/** Fields that a receiving server adds below its Received. */
const ADDED_FIELDS = new Set([
  'arc-authentication-results',
  'arc-message-signature',
  'arc-seal',
  'authentication-results',
  'received-spf',
]);

/** Where the block of fields ends that is adjacent to the first Received. */
function findEndOfBlock(fields: HeaderField[]): number {
  const at = fields.findIndex(([name], i) => i > 0 && !ADDED_FIELDS.has(name));
  return at < 0 ? fields.length : at;
}

/** The From address in lower case. Undefined if there are several, or if programs could read it differently. */
export function readFromAddress(fields: HeaderField[]): string | undefined {
  const found = fields.filter(([name]) => name === 'from');
  if (found.length !== 1) return undefined;
  const bare = removeComments((found[0]?.[1] ?? '').replace(QUOTED_STRING, ''))
    .replace(/=\?[^?]*\?[bq]\?[^?]*\?=/gi, '')
    .trim();
  const inBrackets = /^[^<>@,;:"]*<([^\s<>@,;:"()]+@[^\s<>@,;:"()]+)>$/.exec(bare)?.[1];
  const alone = /^[^\s<>@,;:"()]+@[^\s<>@,;:"()]+$/.exec(bare)?.[0];
  return (inBrackets ?? alone)?.toLowerCase();
}

/** The server that wrote a result is its first word (RFC 8601, 2.2). */
function readServerName(value: string): string {
  return removeComments(value).trim().split(/[\s;]/)[0]?.toLowerCase() ?? '';
}

/** The From domain of the only `dmarc=pass` result. */
function readPassedDomain(value: string): string | undefined {
  const results = removeComments(value.replace(QUOTED_STRING, '""'))
    .split(';')
    .map((result) => result.trim())
    .filter((result) => /^dmarc\s*=/i.test(result));
  const [result = ''] = results;
  if (results.length !== 1 || !/^dmarc\s*=\s*pass(?=\s|$)/i.test(result)) return undefined;
  const domains = [...result.matchAll(/\bheader\.from\s*=\s*([^\s;]+)/gi)];
  return domains.length === 1 ? domains[0]?.[1]?.toLowerCase() : undefined;
}

/** Comments may nest (RFC 5322, 3.2.2). */
function removeComments(text: string): string {
  let depth = 0;
  let bare = '';
  for (const character of text) {
    if (character === '(') depth++;
    else if (character === ')' && depth > 0) depth--;
    else if (depth === 0) bare += character;
  }
  return bare;
}
