import type { PageLoad, PageVisit } from './measure.ts';

type LoadPage = Pick<PageVisit, 'ready' | 'press'> & {
  name: string;
  /** Undefined for the static page. */
  path?: string;
  /** Opened by a browser that has entered the itinerary before. */
  isReturning?: boolean;
  /** Opened by the personal link of a guest. */
  isPersonal?: boolean;
  /** At most these; times in milliseconds. */
  targets: Partial<Record<keyof PageLoad, number>>;
  /** At most these, divided by those of the static page. */
  ratios?: Partial<Record<keyof PageLoad, number>>;
};

const ITINERARY = '/project/DEM0TR1P';
const EVENTS = { ready: '.event', press: '.tab-row button[aria-haspopup="dialog"]' };
/** Of layout shifts only the widths of words count, when the host's font comes. */
const ITINERARY_TARGETS = { cls: 0.001, inp: 100 };
/** A link shows something to read at once, and then the itinerary. */
const LINK_RATIOS = { fcp: 1.2, lcp: 1.5 };

/** Pages whose cold load is measured. The first is what itineraries are compared with. */
export const LOAD_PAGES: LoadPage[] = [
  { name: 'static page, same text and cover', ready: '.event', targets: {} },
  {
    name: 'itinerary, returning guest',
    path: ITINERARY,
    isReturning: true,
    ...EVENTS,
    targets: { ...ITINERARY_TARGETS, firstEvent: 700 },
    ratios: { lcp: 1.5 },
  },
  {
    name: 'itinerary, by share link',
    path: '/access/DEM0TR1P?code=GUEST1',
    ...EVENTS,
    targets: { ...ITINERARY_TARGETS, firstEvent: 1000 },
    ratios: LINK_RATIOS,
  },
  {
    name: 'itinerary, by personal link',
    path: '/access/DEM0TR1P',
    isPersonal: true,
    ...EVENTS,
    targets: { ...ITINERARY_TARGETS, firstEvent: 1000 },
    ratios: LINK_RATIOS,
  },
  {
    name: 'invitation',
    path: '/access/DEM0TR1P',
    ready: 'input:not([disabled])',
    targets: { cls: 0 },
  },
  { name: 'landing', path: '/', ready: 'h1', targets: { lcp: 1800, cls: 0.02 } },
];

/** Pages that Lighthouse checks; the SEO target applies only to public ones. */
export const LIGHTHOUSE_PAGES = [
  { name: 'landing', path: '/', isPublic: true },
  { name: 'share link', path: '/access/DEM0TR1P', isPublic: false },
  { name: 'itinerary', path: ITINERARY, isPublic: false },
  { name: 'dashboard, signed out', path: '/dashboard', isPublic: false },
  { name: 'FAQ', path: '/faq', isPublic: true },
];

export const LIGHTHOUSE_TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
