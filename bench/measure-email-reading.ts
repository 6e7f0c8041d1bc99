import { readdirSync, readFileSync } from 'node:fs';
import { readMail } from '../email-worker/read-mail.ts';
import type { ReadOptions } from '../email-worker/reading.ts';
import { computePercentile } from './paced-load.ts';
import { printTable } from './table.ts';

/** How often each email is read, after warm-up runs that are not counted. */
const RUNS = 30;
const WARM_UP_RUNS = 3;
const FOLDER = new URL('../email-worker/fixtures/', import.meta.url);

const OPTIONS: ReadOptions = {
  now: new Date('2026-12-01T00:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

export interface EmailReadingTimes {
  format: string;
  emails: number;
  /** Sorted, in milliseconds, one per run. */
  times: number[];
}

/** Times reading the sample emails, grouped by the format that the booking was found in. */
export async function measureEmailReading(): Promise<EmailReadingTimes[]> {
  const formats = new Map<string, EmailReadingTimes>();
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.eml'))) {
    const raw = new Uint8Array(readFileSync(new URL(name, FOLDER)));
    const { drafts, canceledDrafts } = await readMail(raw, OPTIONS);
    const format = [...drafts, ...canceledDrafts][0]?.source ?? 'no booking';
    const entry = formats.get(format) ?? { format, emails: 0, times: [] };
    entry.emails++;
    for (let run = -WARM_UP_RUNS; run < RUNS; run++) {
      const startedAt = performance.now();
      await readMail(raw, OPTIONS);
      if (run >= 0) entry.times.push(performance.now() - startedAt);
    }
    formats.set(format, entry);
  }
  for (const { times } of formats.values()) times.sort((a, b) => a - b);
  return [...formats.values()].sort((a, b) => a.format.localeCompare(b.format));
}

export function printEmailReading(readings: EmailReadingTimes[]) {
  console.log(`\nReading an email without a model, in Node (ms, ${RUNS} times each)`);
  printTable(
    ['format', 'emails', 'p50', 'p95'],
    readings.map(({ format, emails, times }) => [
      format,
      String(emails),
      computePercentile(times, 0.5).toFixed(2),
      computePercentile(times, 0.95).toFixed(2),
    ]),
  );
}
