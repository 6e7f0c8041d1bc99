import type { Browser } from '@playwright/test';
import { formatVerdict, printTable } from '../table.ts';
import { measureLoad, type PageLoad } from './measure.ts';
import { LOAD_PAGES } from './pages.ts';
import { Medians } from './print-browser.ts';
import { serveStaticPage } from './static-page.ts';

/** The first is what the others are compared with. */
const LOCALES = ['en-US', 'de-DE', 'ja-JP'];
/** Milliseconds that the first event may come later than in English, without what it comes later on a static page. */
const MAX_LATER = 50;
/** What itineraries are compared with. */
const STATIC = LOAD_PAGES[0]?.name ?? '';
const PAGES = [STATIC, 'itinerary, returning guest', 'itinerary, by share link'];

type Demo = { projectId: string; accessCode: string };

/** Cold loads of the same itinerary by browsers in several languages. By name and locale. `cookie` opens the itinerary. */
export async function measureLanguages(
  browser: Browser,
  origin: string,
  { demo, cookie }: { demo: Demo; cookie: string },
  count: number,
): Promise<Map<string, PageLoad[]>> {
  const loads = new Map<string, PageLoad[]>();
  // What a page without our code takes too, such as opening the font of a script.
  const compared = new Map<string, Awaited<ReturnType<typeof serveStaticPage>>>();
  for (const locale of LOCALES) {
    compared.set(
      locale,
      await serveStaticPage(browser, `${origin}/project/${demo.projectId}`, cookie, locale),
    );
  }
  // In turn, so that other work on the machine slows all alike.
  for (let run = 0; run < count; run++) {
    for (const { name, path, isReturning, ready } of listPages()) {
      for (const locale of LOCALES) {
        const url = path ? origin + path : (compared.get(locale)?.url ?? '');
        const visit = { url, ready, locale, ...(isReturning && { enter: demo }) };
        const key = toKey(name, locale);
        loads.set(key, [...(loads.get(key) ?? []), await measureLoad(browser, visit)]);
      }
    }
  }
  for (const page of compared.values()) page.stop();
  return loads;
}

const listPages = () => LOAD_PAGES.filter(({ name }) => PAGES.includes(name));
const toKey = (name: string, locale: string) => `${name}, ${locale}`;

/** Prints how much later than in English the first event comes. */
export function printLanguages(loads: Map<string, PageLoad[]>, count: number) {
  console.log(`\nThe same itinerary in other languages: median of ${count} (best – worst)`);
  printTable(
    ['page', 'first event ms', 'later ms', 'more than static ms', 'JS KB', 'KB', 'target'],
    listPages().flatMap(({ name }) => {
      const isStatic = name === STATIC;
      return LOCALES.map((locale, at) => {
        const medians = readMedians(loads, name, locale);
        const later = findLater(loads, name, locale);
        const own = later - findLater(loads, STATIC, locale);
        return [
          toKey(name, locale),
          medians.formatRange('firstEvent'),
          later.toFixed(0),
          isStatic ? '' : own.toFixed(0),
          (medians.of('scriptBytes') / 1000).toFixed(1),
          (medians.of('bytes') / 1000).toFixed(1),
          at === 0 || isStatic ? '' : `≤ ${MAX_LATER}: ${formatVerdict(own <= MAX_LATER)}`,
        ];
      });
    }),
  );
}

/** Milliseconds that the first event of a page comes later than in English. */
function findLater(loads: Map<string, PageLoad[]>, name: string, locale: string): number {
  const read = (each: string) => readMedians(loads, name, each).of('firstEvent');
  return read(locale) - read(LOCALES[0] ?? '');
}

const readMedians = (loads: Map<string, PageLoad[]>, name: string, locale: string) =>
  new Medians(loads.get(toKey(name, locale)) ?? []);
