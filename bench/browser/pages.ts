import type { PageVisit } from './measure.ts';

type LoadPage = Omit<PageVisit, 'url'> & {
  name: string;
  path: string;
  /** LCP in milliseconds; CLS as a score. */
  target: { lcp: number; cls: number };
};

/** Pages whose cold load is measured, as a guest of the demo itinerary. */
export const LOAD_PAGES: LoadPage[] = [
  {
    name: 'itinerary',
    path: '/project/DEM0TR1P',
    ready: '.event',
    press: 'button:has-text("Everyone")',
    target: { lcp: 1500, cls: 0.02 },
  },
  { name: 'landing', path: '/', ready: 'h1', target: { lcp: 1800, cls: 0.02 } },
];

/** Pages that Lighthouse checks; the SEO target applies only to public ones. */
export const LIGHTHOUSE_PAGES = [
  { name: 'landing', path: '/', isPublic: true },
  { name: 'share link', path: '/access/DEM0TR1P', isPublic: false },
  { name: 'itinerary', path: '/project/DEM0TR1P', isPublic: false },
  { name: 'dashboard', path: '/dashboard', isPublic: false },
  { name: 'FAQ', path: '/faq', isPublic: true },
];

export const LIGHTHOUSE_TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
