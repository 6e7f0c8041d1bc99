import lighthouse from 'lighthouse';

export type LighthouseScores = Record<(typeof LIGHTHOUSE_CATEGORIES)[number], number> & {
  times: string;
  failedAudits: string[];
};

export const LIGHTHOUSE_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Fails on purpose: most pages must not be indexed. */
const EXPECTED_FAILURES = new Set(['is-crawlable']);

/** The audits behind the performance score, and their short names. */
const TIMES = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'speed-index': 'SI',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};

/**
 * Scores of one page from 0 to 100, on Lighthouse's slow phone, in the Chromium that listens on `port`: the median of
 * `runs` by performance, with the cookies of that browser. The SEO score leaves out the audit that requires indexing.
 */
export async function runLighthouse(
  url: string,
  { port, runs }: { port: number; runs: number },
): Promise<LighthouseScores> {
  const scores: LighthouseScores[] = [];
  // Lighthouse sometimes misses the start of the page load and must be run again.
  const run = () => runOnce(url, port);
  for (let count = 0; count < runs; count++) scores.push(await run().catch(run));
  scores.sort((a, b) => a.performance - b.performance);
  return scores[runs >> 1] as LighthouseScores;
}

async function runOnce(url: string, port: number): Promise<LighthouseScores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...LIGHTHOUSE_CATEGORIES],
  });
  const report = result?.lhr;
  if (!report) throw new Error(`Lighthouse returned no report for ${url}.`);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const scores = LIGHTHOUSE_CATEGORIES.map((name) => {
    const refs = report.categories[name]?.auditRefs ?? [];
    const counted = refs.filter(({ id, weight }) => {
      const score = report.audits[id]?.score;
      return weight > 0 && score !== null && score !== undefined && !EXPECTED_FAILURES.has(id);
    });
    const total = counted.reduce((sum, { weight }) => sum + weight, 0);
    const achieved = counted.reduce(
      (sum, { id, weight }) => sum + weight * (report.audits[id]?.score ?? 0),
      0,
    );
    return [name, Math.round((100 * achieved) / total)];
  });
  const failedAudits = Object.values(report.audits)
    .filter(({ id, score, scoreDisplayMode }) => {
      const isScored = scoreDisplayMode === 'binary' || scoreDisplayMode === 'metricSavings';
      return isScored && score !== null && score < 0.9 && !EXPECTED_FAILURES.has(id);
    })
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id));
  const times = Object.entries(TIMES)
    .map(([id, name]) => `${name} ${Number(report.audits[id]?.numericValue?.toPrecision(3))}`)
    .join(' ');
  return {
    ...(Object.fromEntries(scores) as Omit<LighthouseScores, 'failedAudits' | 'times'>),
    times,
    failedAudits,
  };
}
