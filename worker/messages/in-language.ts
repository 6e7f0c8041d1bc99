import type { Areas, Catalog } from './catalog.ts';
import { CATALOGS } from './catalogs.ts';
import type { LanguageCode } from './languages.ts';
import { DEFAULT_READER, getReader, setReader, type TextReader } from './t.ts';

const merge = (areas: Areas): Catalog => Object.assign({}, ...Object.values(areas));

const english = merge(CATALOGS.en);
const merged = new Map<LanguageCode, Catalog>([['en', english]]);

/** All messages of a language; those it lacks are in English. */
function findMessages(language: LanguageCode): Catalog {
  const found = merged.get(language) ?? { ...english, ...merge(CATALOGS[language]) };
  merged.set(language, found);
  return found;
}

/** Adds areas to a language. Those of hosts' screens are not in the Worker. */
export const addCatalog = (language: LanguageCode, areas: Areas): Catalog =>
  Object.assign(findMessages(language), merge(areas));

setReader(DEFAULT_READER, english);

/** What `write` returns when it writes for this reader. Not for promises: others are written for meanwhile. */
export function inLanguage<Written>(
  reader: TextReader,
  write: () => Written extends Promise<unknown> ? never : Written,
): Written {
  const before = getReader();
  setReader(reader, findMessages(reader.language));
  try {
    return write();
  } finally {
    setReader(before, findMessages(before.language));
  }
}
