import { type Areas, checked } from '../catalog.ts';
import type { LanguageCode } from '../languages.ts';
import { contentDe } from './content.de.ts';
import { hostEnglish } from './english.ts';
import { ownerDe } from './owner.de.ts';
import { peopleDe } from './people.de.ts';
import { planDe } from './plan.de.ts';
import { refusalsDe } from './refusals.de.ts';
import { sharedDe } from './shared.de.ts';
import { siteDe } from './site.de.ts';

/** The messages of hosts' screens. They are in English in the languages that are not here. */
export const HOST_CATALOGS: Partial<Record<LanguageCode, Areas>> & { en: Areas } = {
  en: hostEnglish,
  de: checked({
    site: siteDe,
    people: peopleDe,
    content: contentDe,
    plan: planDe,
    refusals: refusalsDe,
    shared: sharedDe,
    owner: ownerDe,
  }),
};
