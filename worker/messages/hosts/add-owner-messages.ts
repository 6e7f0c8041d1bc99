import { addCatalog } from '../in-language.ts';
import { ownerDe } from './owner.de.ts';
import { ownerEn } from './owner.en.ts';

// The Worker has only these messages of hosts: it writes their emails and the pages behind the links.
addCatalog('en', { owner: ownerEn });
addCatalog('de', { owner: ownerDe });
