import { addCatalog } from '../in-language.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { HOST_CATALOGS } from './catalogs.ts';

// For tests and pages that are rendered before anybody reads: there are all messages.
for (const language of LANGUAGE_CODES)
  addCatalog(language, { ...HOST_CATALOGS.en, ...HOST_CATALOGS[language] });
