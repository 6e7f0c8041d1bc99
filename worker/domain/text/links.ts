/** Google Maps search for a location. Undefined for blank text. */
export function toMapUrl(location: string): string | undefined {
  // encodeURIComponent throws on lone surrogates.
  const query = location.trim().toWellFormed();
  return query === ''
    ? undefined
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** Adds https:// unless the text starts with http:// or https://, so that other schemes never become links. */
export function toHref(text: string): string {
  const trimmed = text.trim();
  return /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/**
 * A link's complete URL, with https:// if there is no scheme. Undefined unless it is an http or https URL with a dot in
 * its host and without credentials.
 */
export function toWebUrl(text: string): string | undefined {
  const href = toHref(text);
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  const isAllowed = /[^.]\.[^.]/.test(url.hostname) && url.username === '' && url.password === '';
  return isAllowed ? url.href : undefined;
}
