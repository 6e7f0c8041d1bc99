import { formatVerdict, printTable } from '../table.ts';
import { LIGHTHOUSE_CATEGORIES, type LighthouseScores } from './lighthouse.ts';
import type { PageLoad } from './measure.ts';
import { LIGHTHOUSE_PAGES, LIGHTHOUSE_TARGETS, LOAD_PAGES } from './pages.ts';

/** `loads` by page name; `count` of each. */
export function printLoads(loads: Map<string, PageLoad[]>, count: number) {
  console.log(`\nCold loads at slow 4G (150 ms, 1.6 Mbit/s, CPU ÷ 4): median of ${count} (best – worst)`);
  printTable(
    ['page', 'LCP ms', 'FCP ms', 'CLS', 'INP of the filter, ms', 'KB', 'requests', 'target'],
    LOAD_PAGES.map(({ name, target }) => {
      const measured = loads.get(name) ?? [];
      const sorted = (key: keyof PageLoad) =>
        measured.map((load) => load[key] ?? Number.NaN).sort((a, b) => a - b);
      const median = (key: keyof PageLoad) => sorted(key)[measured.length >> 1] ?? Number.NaN;
      const range = (key: keyof PageLoad) =>
        `${median(key).toFixed(0)} (${sorted(key)[0]?.toFixed(0)} – ${sorted(key).at(-1)?.toFixed(0)})`;
      const isMet = median('lcp') <= target.lcp && median('cls') <= target.cls;
      return [
        name,
        range('lcp'),
        range('fcp'),
        median('cls').toFixed(4),
        measured[0]?.inp === undefined ? '' : range('inp'),
        (median('bytes') / 1000).toFixed(1),
        String(median('requests')),
        `LCP ≤ ${target.lcp}, CLS ≤ ${target.cls}: ${formatVerdict(isMet)}`,
      ];
    }),
  );
}

/** `scores` by page name, the median of `runs`. */
export function printScores(scores: Map<string, LighthouseScores>, runs: number) {
  console.log(`\nLighthouse, median of ${runs} by performance`);
  printTable(
    ['page', ...LIGHTHOUSE_CATEGORIES, 'times in ms', 'failed audits'],
    LIGHTHOUSE_PAGES.flatMap(({ name, isPublic }) => {
      const page = scores.get(name);
      if (!page) return [];
      const cells = LIGHTHOUSE_CATEGORIES.map((category) => {
        const isMet = page[category] >= LIGHTHOUSE_TARGETS[category] || (category === 'seo' && !isPublic);
        return `${page[category]} ${formatVerdict(isMet)}`;
      });
      return [[name, ...cells, page.times, page.failedAudits.join(', ')]];
    }),
  );
}
