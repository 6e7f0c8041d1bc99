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
