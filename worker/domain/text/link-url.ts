import { LIMITS } from '../../contract/limits.ts';
import { toHref } from './links.ts';

// Apart from links.ts, which a guest's page loads: it needs neither this nor the limits.

/**
 * The address of a host's own link: http or https, a host with a dot, no credentials, and not too long once its
 * letters are written as addresses have them.
 * Text without a scheme gets https:// in front; undefined where that is still no such address.
 */
export function toLinkUrl(text: string): string | undefined {
  const address = toHref(text);
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const named = /[^.]\.[^.]/.test(url.hostname) && url.username === '' && url.password === '';
  return named && url.href.length <= LIMITS.url ? url.href : undefined;
}
