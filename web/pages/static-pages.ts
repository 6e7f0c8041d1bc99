import { accessibility } from './accessibility.tsx';
import { communityGuidelines } from './community-guidelines.tsx';
import { credits } from './credits.tsx';
import { faq } from './faq.tsx';
import { privacyPolicy } from './privacy-policy.tsx';
import type { StaticPage } from './static-page.tsx';
import { terms } from './terms.tsx';

/** All static pages. */
export const STATIC_PAGES: StaticPage[] = [
  privacyPolicy,
  terms,
  communityGuidelines,
  accessibility,
  faq,
  credits,
];
