import { defaultParseSearch } from '@tanstack/react-router';

/** Query parameters of the itinerary page. */
export type ItinerarySearch = {
  tab?: ItineraryTab;
  /** Selected attendees, separated by commas (names contain none). */
  people?: string;
  owned?: true;
  admin?: true;
  autoAdmin?: true;
  /** For a tablet in the hall. */
  view?: 'now';
};

const TABS = ['list', 'calendar', 'faq'] as const;
type ItineraryTab = (typeof TABS)[number];

/** The query of the page's URL. Like the router, parses a value that is JSON. */
export function parseItinerarySearch(query: string): ItinerarySearch {
  return toItinerarySearch(defaultParseSearch(query));
}

/** True for a parameter that is set. */
export const toFlag = (value: unknown): true | undefined =>
  value === true || value === 'true' || value === 1 ? true : undefined;

/** A parameter as text; the router parses one of digits as a number. */
export const toText = (value: unknown): string | undefined => (value ? String(value) : undefined);

/** Checks a parsed query. Unknown values and the default tab are left out. */
export function toItinerarySearch(search: Record<string, unknown>): ItinerarySearch {
  const tab = TABS.find((id) => id === search.tab);
  // The router parses `people=7` as a number.
  const people = search.people === undefined ? '' : String(search.people).trim();
  return {
    tab: tab === 'list' ? undefined : tab,
    people: people || undefined,
    owned: toFlag(search.owned),
    admin: toFlag(search.admin),
    autoAdmin: toFlag(search.autoAdmin),
    view: search.view === 'now' ? 'now' : undefined,
  };
}
