const EMAIL = /[^\s@<>"'()]+@[^\s@<>"'()]+/g;
const NETWORK_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}\b/gi;
/** Browsers quote what they could not parse. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;
const QUERY = /[?#][^\s)'"]*/g;
const WORD = /[\w-]{6,}/g;
/** Access codes, project ids and admin codes. */
const CODE = /^(?:[A-Z0-9]{6}|[A-Z0-9]{8}|[A-Z0-9]{12})$/;
const LONGEST_WORD = 24;

/**
 * The text of a browser's error without what may be somebody's: addresses, codes, ids, tokens, queries, quoted text.
 * Keeps the names of functions and built files, and positions in them.
 */
export const scrubErrorText = (text: string): string =>
  text
    .replace(EMAIL, '…')
    .replace(QUOTED, '"…"')
    .replace(QUERY, '')
    .replace(NETWORK_ADDRESS, '…')
    .replace(WORD, (word: string, offset: number, all: string) =>
      isOfCode(word, all.slice(0, offset)) ? word : '…',
    );

function isOfCode(word: string, before: string): boolean {
  if (/\/assets\/$/.test(before)) return true;
  // A position in a file.
  if (/:$/.test(before) && /^\d+$/.test(word)) return true;
  const isMixed = /\d/.test(word) && /[a-z]/i.test(word);
  return !CODE.test(word) && !isMixed && word.length <= LONGEST_WORD && !/^\d+$/.test(word);
}
