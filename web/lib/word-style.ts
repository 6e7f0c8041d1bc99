import type { CSSProperties } from 'react';

/** Shorter words fit everywhere. */
const MIN_LETTERS = 13;

/** Tells style sheets the number of letters of a title's longest word, if that is long, so that it fits in a smaller size. */
export function toWordStyle(title: string): CSSProperties | undefined {
  const longest = Math.max(...title.split(/[\s-]/).map(({ length }) => length));
  return longest < MIN_LETTERS ? undefined : ({ '--word': longest } as CSSProperties);
}
