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
