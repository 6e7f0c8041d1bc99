/** Shorter words fit everywhere. */
const MIN_LETTERS = 13;
/** Letters that `itinerary.css` has classes for; longer words are broken. */
const LENGTHS = [14, 16, 19, 22, 26, 31];
const MAX_LETTERS = 37;

/**
 * Classes of a title, with the one that tells style sheets the number of letters of its longest word, rounded up, if that
 * is long, so that it fits in a smaller size. A class, since the server's page must not have style attributes.
 */
export function addWordClass(classes: string, title: string): string {
  const longest = Math.max(...title.split(/[\s-]/).map(({ length }) => length));
  if (longest < MIN_LETTERS) return classes;
  return `${classes} word-${LENGTHS.find((count) => count >= longest) ?? MAX_LETTERS}`;
}
