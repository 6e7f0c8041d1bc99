/** A place in the address of a link to a map. */
export function findMapPlace(links: string[]): string {
  for (const link of links) {
    const url = URL.parse(/^www/i.test(link) ? `https://${link}` : link);
    if (!url || !MAP_HOST.test(`${url.hostname}${url.pathname}`)) continue;
    const named = /\/(?:place|search)\/([^/@]+)/.exec(url.pathname)?.[1];
    const query =
      url.searchParams.get('q') ?? url.searchParams.get('query') ?? url.searchParams.get('address');
    const place = (query ?? decodeSafely(named ?? '')).replaceAll('+', ' ').trim();
    if (/\p{L}{2}/u.test(place)) return place.slice(0, 300);
  }
  return '';
}

const MAP_HOSTS = [
  '(?:www\\.)?google\\.[a-z.]{2,6}/maps',
  'maps\\.google\\.[a-z.]{2,6}',
  'maps\\.apple\\.com',
  '(?:www\\.)?openstreetmap\\.org',
];
const MAP_HOST = new RegExp(`^(?:${MAP_HOSTS.join('|')})`);

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
