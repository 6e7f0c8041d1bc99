import lighthouse from 'lighthouse';

export type LighthouseScores = Record<(typeof LIGHTHOUSE_CATEGORIES)[number], number> & { times: string; faults: string[] };

export const LIGHTHOUSE_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What pages not meant for search engines are told off for. */
const WANTED_FAULTS = new Set(['is-crawlable']);

/** What performance is counted from: its audits, shorter. */
const TIMES = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'speed-index': 'SI',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};

/**
 * Lighthouse's scores of one page, 0 to 100, on its slow phone, by a Chromium that listens on `port`: of `runs` runs
 * the one in the middle by performance. `times` says what that was counted from, `faults` names every audit that was
 * not passed; SEO is counted without the one that asks to be found.
 */
export async function runLighthouse(
  url: string,
  { port, cookie, runs }: { port: number; cookie: string; runs: number },
): Promise<LighthouseScores> {
  const scores: LighthouseScores[] = [];
  // Now and then it misses the beginning of a page, and asks to be run again.
  const again = () => judgeOnce(url, port, cookie);
  for (let run = 0; run < runs; run++) scores.push(await again().catch(again));
  scores.sort((a, b) => a.performance - b.performance);
  return scores[runs >> 1] as LighthouseScores;
}

async function judgeOnce(url: string, port: number, cookie: string): Promise<LighthouseScores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...LIGHTHOUSE_CATEGORIES],
    extraHeaders: { Cookie: cookie },
  });
  const report = result?.lhr;
  if (!report) throw new Error(`Lighthouse had nothing to say about ${url}.`);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const scores = LIGHTHOUSE_CATEGORIES.map((name) => {
    const refs = report.categories[name]?.auditRefs ?? [];
    const counted = refs.filter(({ id, weight }) => {
      const score = report.audits[id]?.score;
      return weight > 0 && score !== null && score !== undefined && !WANTED_FAULTS.has(id);
    });
    const total = counted.reduce((sum, { weight }) => sum + weight, 0);
    const reached = counted.reduce(
      (sum, { id, weight }) => sum + weight * (report.audits[id]?.score ?? 0),
      0,
    );
    return [name, Math.round((100 * reached) / total)];
  });
  const faults = Object.values(report.audits)
    .filter(({ id, score, scoreDisplayMode }) => {
      const judged = scoreDisplayMode === 'binary' || scoreDisplayMode === 'metricSavings';
      return judged && score !== null && score < 0.9 && !WANTED_FAULTS.has(id);
    })
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id));
  const times = Object.entries(TIMES)
    .map(([id, name]) => `${name} ${Number(report.audits[id]?.numericValue?.toPrecision(3))}`)
    .join(' ');
  return { ...(Object.fromEntries(scores) as Omit<LighthouseScores, 'faults' | 'times'>), times, faults };
}
