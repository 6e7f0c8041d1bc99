/** What the address says about the page: the tab, whose events, and what to do once on opening. */
export type ItinerarySearch = {
  tab?: ItineraryTab;
  /** Selected people, parted by commas, which no name holds. */
  people?: string;
  owned?: true;
  admin?: true;
  autoAdmin?: true;
};

export const ITINERARY_TABS = [
  { id: 'list', label: 'List' },
  { id: 'calendar', label: 'Calendar' },
  { id: 'faq', label: 'FAQ' },
] as const;
type ItineraryTab = (typeof ITINERARY_TABS)[number]['id'];

/** Reads the address; what it does not know is left out, as is the tab that opens anyway. */
export function toItinerarySearch(search: Record<string, unknown>): ItinerarySearch {
  const tab = ITINERARY_TABS.find(({ id }) => id === search.tab)?.id;
  // The router reads `people=7` as a number.
  const people = search.people === undefined ? '' : String(search.people).trim();
  const flag = (value: unknown) => (value === true || value === 'true' || value === 1 ? true : undefined);
  return {
    tab: tab === 'list' ? undefined : tab,
    people: people || undefined,
    owned: flag(search.owned),
    admin: flag(search.admin),
    autoAdmin: flag(search.autoAdmin),
  };
}
