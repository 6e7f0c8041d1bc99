import { LIMITS } from '../../contract/limits.ts';
import { toHref } from './links.ts';

// Not in links.ts, because guest pages load that file and do not need this.

/**
 * Normalizes a link. Adds https:// if there is no scheme. Undefined unless it is an http or https URL with a dot in its
 * host, without credentials, and within the length limit once encoded.
 */
export function toLinkUrl(text: string): string | undefined {
  const href = toHref(text);
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  const isAllowed = /[^.]\.[^.]/.test(url.hostname) && url.username === '' && url.password === '';
  return isAllowed && url.href.length <= LIMITS.url ? url.href : undefined;
}
