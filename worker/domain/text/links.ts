/** Google Maps search for a location. Undefined for blank text. */
export function toMapUrl(location: string): string | undefined {
  // encodeURIComponent throws on lone surrogates. As contract/well-formed.ts, which would be one more file to load at first.
  const query = location.trim().replace(/\p{Cs}/gu, '\uFFFD');
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
  // Not `URL.canParse`, which Safari has since version 17.
  try {
    const { href, hostname, username, password } = new URL(toHref(text));
    return /[^.]\.[^.]/.test(hostname) && username + password === '' ? href : undefined;
  } catch {
    return undefined;
  }
}
