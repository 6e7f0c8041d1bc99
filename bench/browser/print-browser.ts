import { formatVerdict, printTable } from '../table.ts';
import { LIGHTHOUSE_CATEGORIES, type LighthouseScores } from './lighthouse.ts';
import type { PageLoad } from './measure.ts';
import { LIGHTHOUSE_PAGES, LIGHTHOUSE_TARGETS, LOAD_PAGES } from './pages.ts';

const NAMES: Partial<Record<keyof PageLoad, string>> = {
  firstEvent: 'first event',
  fcp: 'FCP',
  lcp: 'LCP',
  cls: 'CLS',
  inp: 'INP',
};

/** `loads` by page name; `count` of each. Ratios are to the static page. */
export function printLoads(loads: Map<string, PageLoad[]>, count: number) {
  console.log(`\nCold loads at slow 4G (150 ms, 1.6 Mbit/s, CPU ÷ 4): median of ${count} (best – worst)`);
  const [compared] = LOAD_PAGES.map(({ name }) => new Medians(loads.get(name) ?? []));
  printTable(
    [
      'page',
      'FCP ms',
      '×',
      'first event ms',
      '×',
      'LCP ms',
      '×',
      'CLS',
      'INP ms',
      'JS KB',
      'KB',
      'requests',
      'targets',
    ],
    LOAD_PAGES.filter(({ name }) => loads.has(name)).map(({ name, targets, ratios = {} }) => {
      const medians = new Medians(loads.get(name) ?? []);
      const verdicts = Object.entries(targets).map(([key, target]) => {
        const isMet = medians.of(key as keyof PageLoad) <= target;
        return `${NAMES[key as keyof PageLoad]} ≤ ${target}: ${formatVerdict(isMet)}`;
      });
      for (const [key, max] of Object.entries(ratios)) {
        const isMet = medians.divideBy(compared, key as keyof PageLoad) <= max;
        verdicts.push(`${NAMES[key as keyof PageLoad]} ≤ ${max} × static: ${formatVerdict(isMet)}`);
      }
      return [
        name,
        medians.formatRange('fcp'),
        medians.formatRatio('fcp', compared),
        medians.formatRange('firstEvent'),
        medians.formatRatio('firstEvent', compared),
        medians.formatRange('lcp'),
        medians.formatRatio('lcp', compared),
        medians.of('cls').toFixed(4),
        medians.formatRange('inp'),
        (medians.of('scriptBytes') / 1000).toFixed(1),
        (medians.of('bytes') / 1000).toFixed(1),
        String(medians.of('requests')),
        verdicts.join(', '),
      ];
    }),
  );
}

/** Medians of several loads of a page. */
export class Medians {
  private readonly loads: PageLoad[];

  constructor(loads: PageLoad[]) {
    this.loads = loads;
  }

  /** NaN if it was not measured. */
  of(key: keyof PageLoad): number {
    return this.sort(key)[this.loads.length >> 1] ?? Number.NaN;
  }

  formatRange(key: keyof PageLoad): string {
    const sorted = this.sort(key);
    if (Number.isNaN(this.of(key))) return '';
    return `${this.of(key).toFixed(0)} (${sorted[0]?.toFixed(0)} – ${sorted.at(-1)?.toFixed(0)})`;
  }

  /** NaN if either was not measured. */
  divideBy(other: Medians | undefined, key: keyof PageLoad): number {
    return this.of(key) / (other?.of(key) ?? Number.NaN);
  }

  formatRatio(key: keyof PageLoad, to: Medians | undefined): string {
    const ratio = this.divideBy(to, key);
    return Number.isNaN(ratio) ? '' : ratio.toFixed(1);
  }

  private sort(key: keyof PageLoad): number[] {
    return this.loads.map((load) => load[key] ?? Number.NaN).sort((a, b) => a - b);
  }
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
