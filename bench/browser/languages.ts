import type { Browser } from '@playwright/test';
import { formatVerdict, printTable } from '../table.ts';
import { measureLoad, type PageLoad } from './measure.ts';
import { LOAD_PAGES } from './pages.ts';
import { Medians } from './print-browser.ts';

/** The first is what the others are compared with. */
const LOCALES = ['en-US', 'de-DE', 'ja-JP'];
/** Milliseconds that the first event may come later than in English. */
const MAX_LATER = 50;
const PAGES = ['itinerary, returning guest', 'itinerary, by share link'];

/** Cold loads of the same itinerary by browsers in several languages. By name and locale. */
export async function measureLanguages(
  browser: Browser,
  origin: string,
  enter: { projectId: string; accessCode: string },
  count: number,
): Promise<Map<string, PageLoad[]>> {
  const loads = new Map<string, PageLoad[]>();
  // In turn, so that other work on the machine slows all alike.
  for (let run = 0; run < count; run++) {
    for (const { name, path, isReturning, ready } of listPages()) {
      for (const locale of LOCALES) {
        const visit = { url: origin + path, ready, locale, ...(isReturning && { enter }) };
        const key = toKey(name, locale);
        loads.set(key, [...(loads.get(key) ?? []), await measureLoad(browser, visit)]);
      }
    }
  }
  return loads;
}

const listPages = () => LOAD_PAGES.filter(({ name }) => PAGES.includes(name));
const toKey = (name: string, locale: string) => `${name}, ${locale}`;

/** Prints how much later than in English the first event comes. */
export function printLanguages(loads: Map<string, PageLoad[]>, count: number) {
  console.log(`\nThe same itinerary in other languages: median of ${count} (best – worst)`);
  printTable(
    ['page', 'first event ms', 'later ms', 'JS KB', 'KB', 'target'],
    listPages().flatMap(({ name }) => {
      const read = (locale: string) => new Medians(loads.get(toKey(name, locale)) ?? []);
      const english = read(LOCALES[0] ?? '').of('firstEvent');
      return LOCALES.map((locale, at) => {
        const medians = read(locale);
        const later = medians.of('firstEvent') - english;
        return [
          toKey(name, locale),
          medians.formatRange('firstEvent'),
          later.toFixed(0),
          (medians.of('scriptBytes') / 1000).toFixed(1),
          (medians.of('bytes') / 1000).toFixed(1),
          at === 0 ? '' : `≤ ${MAX_LATER}: ${formatVerdict(later <= MAX_LATER)}`,
        ];
      });
    }),
  );
}
