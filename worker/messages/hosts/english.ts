import { contentEn } from './content.en.ts';
import { peopleEn } from './people.en.ts';
import { planEn } from './plan.en.ts';
import { refusalsEn } from './refusals.en.ts';
import { sharedEn } from './shared.en.ts';
import { siteEn } from './site.en.ts';

/** The English messages of hosts' screens. They are only in browsers: what the Worker writes is in `../en.ts`. */
export const hostEnglish = {
  site: siteEn,
  people: peopleEn,
  content: contentEn,
  plan: planEn,
  refusals: refusalsEn,
  shared: sharedEn,
} as const;
