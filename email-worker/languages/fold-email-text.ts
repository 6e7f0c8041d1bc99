import { foldKeepingLength } from '../../worker/domain/text/fold-text.ts';

let last = { text: '', folded: '' };

/**
 * `foldKeepingLength` with plain apostrophes and one form of sigma, as the word lists are written. Many patterns in turn are
 * tried on the same text, so the last one is kept.
 */
export function foldEmailText(text: string): string {
  if (text !== last.text) {
    const folded = foldKeepingLength(text).replace(/[’`]/g, "'").replace(/ς/g, 'σ');
    last = { text, folded };
  }
  return last.folded;
}
