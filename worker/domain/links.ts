import { LIMITS } from '../contract/limits.ts';

/** A map search for a place as a host wrote it; undefined where there is no place. */
export function toMapUrl(location: string): string | undefined {
  // A lone surrogate (half an emoji, cut by a paste) would make encodeURIComponent throw.
  const query = location.trim().toWellFormed();
  return query === ''
    ? undefined
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** A host's link as an address: text without http or https gets https:// in front, whatever else it may be. */
export function toHref(text: string): string {
  const trimmed = text.trim();
  return /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

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
