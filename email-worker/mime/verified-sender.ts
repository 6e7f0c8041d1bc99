import type { HeaderField } from './header-fields.ts';

/** Names that Cloudflare's mail servers give themselves in headers that they add. */
const RECEIVER = /\bby\s+cloudflare-email\.net(?=[\s(;]|$)/i;
const VERIFIER = 'mx.cloudflare.net';

/**
 * The address in From, in small letters, when Cloudflare itself says that DMARC passed for its domain;
 * undefined in every other case. Anybody can write a header that looks like a verdict, so only the one that
 * stands where Cloudflare puts it counts: the first Received is Cloudflare's, and the first
 * Authentication-Results below it bears Cloudflare's name. A second one of that name is a forgery somewhere.
 */
export function readVerifiedFromAddress(fields: HeaderField[]): string | undefined {
  const [first] = fields;
  if (first?.[0] !== 'received' || !RECEIVER.test(first[1])) return undefined;
  const verdicts = fields.filter(([name]) => name === 'authentication-results').map(([, value]) => value);
  if (verdicts.filter((value) => readServer(value) === VERIFIER).length !== 1) return undefined;
  const [verdict = ''] = verdicts;
  if (readServer(verdict) !== VERIFIER) return undefined;
  const sender = readFromAddress(fields);
  const domain = sender?.slice(sender.lastIndexOf('@') + 1);
  return domain !== undefined && readPassedDomain(verdict) === domain ? sender : undefined;
}

/**
 * The one address of the one From field, in small letters. Undefined where there are several of either, or
 * where it is written in a way that two programs could read differently.
 */
export function readFromAddress(fields: HeaderField[]): string | undefined {
  const found = fields.filter(([name]) => name === 'from');
  if (found.length !== 1) return undefined;
  const bare = stripComments((found[0]?.[1] ?? '').replace(/"(?:[^"\\]|\\.)*"/g, ''))
    .replace(/=\?[^?]*\?[bq]\?[^?]*\?=/gi, '')
    .trim();
  const inBrackets = /^[^<>@,;:"]*<([^\s<>@,;:"()]+@[^\s<>@,;:"()]+)>$/.exec(bare)?.[1];
  const alone = /^[^\s<>@,;:"()]+@[^\s<>@,;:"()]+$/.exec(bare)?.[0];
  return (inBrackets ?? alone)?.toLowerCase();
}

/** Who gave a verdict: the first word (RFC 8601, 2.2). */
function readServer(value: string): string {
  return stripComments(value).trim().split(/[\s;]/)[0]?.toLowerCase() ?? '';
}

/** The domain of From for which `dmarc=pass` is said, exactly once. */
function readPassedDomain(value: string): string | undefined {
  const results = stripComments(value.replace(/"(?:[^"\\]|\\.)*"/g, '""'))
    .split(';')
    .map((result) => result.trim())
    .filter((result) => /^dmarc\s*=/i.test(result));
  const [result = ''] = results;
  if (results.length !== 1 || !/^dmarc\s*=\s*pass(?=\s|$)/i.test(result)) return undefined;
  const domains = [...result.matchAll(/\bheader\.from\s*=\s*([^\s;]+)/gi)];
  return domains.length === 1 ? domains[0]?.[1]?.toLowerCase() : undefined;
}

/** Takes comments out, which may nest (RFC 5322, 3.2.2). */
function stripComments(text: string): string {
  let depth = 0;
  let bare = '';
  for (const character of text) {
    if (character === '(') depth++;
    else if (character === ')' && depth > 0) depth--;
    else if (depth === 0) bare += character;
  }
  return bare;
}
