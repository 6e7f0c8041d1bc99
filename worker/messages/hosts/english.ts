import { contentEn } from './content.en.ts';
import { ownerEn } from './owner.en.ts';
import { peopleEn } from './people.en.ts';
import { planEn } from './plan.en.ts';
import { refusalsEn } from './refusals.en.ts';
import { sharedEn } from './shared.en.ts';
import { siteEn } from './site.en.ts';

/** The English messages of hosts' screens, which are only in browsers, and of emails to owners, which the Worker writes. */
export const hostEnglish = {
  site: siteEn,
  people: peopleEn,
  content: contentEn,
  plan: planEn,
  refusals: refusalsEn,
  shared: sharedEn,
  owner: ownerEn,
} as const;
