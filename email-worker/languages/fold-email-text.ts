import { foldKeepingLength } from '../../worker/domain/text/fold-text.ts';

/** `foldKeepingLength` with plain apostrophes and one form of sigma, as the word lists are written. */
export function foldEmailText(text: string): string {
  return foldKeepingLength(text).replace(/[’`]/g, "'").replace(/ς/g, 'σ');
}
