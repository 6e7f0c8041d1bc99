import { readStorage, writeStorage } from '../../lib/storage.ts';

/** Apps that open an address, with the links that Apple, Google and Waze document. */
const LINKS = {
  apple: (query: string) => `https://maps.apple.com/?q=${query}`,
  google: (query: string) => `https://www.google.com/maps/search/?api=1&query=${query}`,
  waze: (query: string) => `https://waze.com/ul?q=${query}&navigate=yes`,
};
export type MapApp = keyof typeof LINKS;
export const MAP_APPS: { value: MapApp; label: string }[] = [
  { value: 'apple', label: 'Apple Maps' },
  { value: 'google', label: 'Google Maps' },
  { value: 'waze', label: 'Waze' },
];

const KEY = 'map_app';

/** The app that was chosen in this browser. */
export const readMapApp = (): MapApp | undefined =>
  MAP_APPS.find(({ value }) => value === readStorage('localStorage', KEY))?.value;

/** Remembers it for the next place. */
export const storeMapApp = (app: MapApp): void => writeStorage('localStorage', KEY, app);

export const toMapLink = (app: MapApp, address: string): string => LINKS[app](encodeURIComponent(address));

/** The address in one of the page's map links. */
export function readMapAddress(link: HTMLAnchorElement): string | undefined {
  const url = new URL(link.href);
  const isMap = url.hostname === 'www.google.com' && url.pathname === '/maps/search/';
  return isMap ? (url.searchParams.get('query') ?? undefined) : undefined;
}
