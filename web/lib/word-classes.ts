/** Words that may not fit; shorter ones fit everywhere, and longer ones are broken. */
const LONG_WORDS = /[^\s-]{13,36}/g;

/**
 * Classes of a title, with one for each long word that tells style sheets a quarter of its number of letters, so that it fits
 * in a smaller size; the last of their rules counts. Classes, since the server's page must not have style attributes.
 */
export const addWordClasses = (classes: string, title: string): string =>
  [classes, ...(title.match(LONG_WORDS) ?? []).map(({ length }) => `word-${length >> 2}`)].join(' ');
