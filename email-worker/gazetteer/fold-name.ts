import { foldWords } from '../../worker/domain/text/fold-text.ts';

/** The key of a place name in the tables: lower case without accents and apostrophes, single spaces. */
export function foldName(name: string): string {
  return foldWords(name.replace(/['’`]/g, ''));
}
