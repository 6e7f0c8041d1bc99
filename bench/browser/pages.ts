import type { PageVisit } from './measure.ts';

type Measured = Omit<PageVisit, 'url' | 'cookie'> & {
  name: string;
  path: string;
  /** Milliseconds, and a sum of layout shifts. */
  target: { lcp: number; cls: number };
};

/** Pages whose cold load is measured, as a guest of the demo itinerary sees them. */
export const LOAD_PAGES: Measured[] = [
  {
    name: 'itinerary',
    path: '/project/DEM0TR1P',
    ready: '.event',
    press: 'button:has-text("Everyone")',
    target: { lcp: 1500, cls: 0.02 },
  },
  { name: 'landing', path: '/', ready: 'h1', target: { lcp: 1800, cls: 0.02 } },
];

/** What Lighthouse looks at; those that are for everybody to find are judged by SEO too. */
export const LIGHTHOUSE_PAGES = [
  { name: 'landing', path: '/', found: true },
  { name: 'share link', path: '/access/DEM0TR1P', found: false },
  { name: 'itinerary', path: '/project/DEM0TR1P', found: false },
  { name: 'dashboard', path: '/dashboard', found: false },
  { name: 'FAQ', path: '/faq', found: true },
];

export const LIGHTHOUSE_TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
