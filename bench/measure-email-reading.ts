import { readdirSync, readFileSync } from 'node:fs';
import { readMail } from '../email-worker/read-mail.ts';
import type { ReadOptions } from '../email-worker/reading.ts';
import { computePercentile } from './paced-load.ts';
import { printTable } from './table.ts';

/** Times that each mail is read; the first runs of all warm the readers up and are not counted. */
const RUNS = 30;
const WARM_UP = 3;
const FOLDER = new URL('../email-worker/fixtures/', import.meta.url);

const OPTIONS: ReadOptions = {
  now: new Date('2026-12-01T00:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

export interface EmailReadingTimes {
  format: string;
  mails: number;
  /** Milliseconds, each reading, the shortest first. */
  times: number[];
}

/** How long the project's own samples take to be read, from bytes to cards, by what was read in them. */
export async function measureEmailReading(): Promise<EmailReadingTimes[]> {
  const formats = new Map<string, EmailReadingTimes>();
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.eml'))) {
    const raw = new Uint8Array(readFileSync(new URL(name, FOLDER)));
    const { drafts, canceledDrafts } = await readMail(raw, OPTIONS);
    const format = [...drafts, ...canceledDrafts][0]?.source ?? 'no booking';
    const entry = formats.get(format) ?? { format, mails: 0, times: [] };
    entry.mails++;
    for (let run = -WARM_UP; run < RUNS; run++) {
      const from = performance.now();
      await readMail(raw, OPTIONS);
      if (run >= 0) entry.times.push(performance.now() - from);
    }
    formats.set(format, entry);
  }
  for (const { times } of formats.values()) times.sort((a, b) => a - b);
  return [...formats.values()].sort((a, b) => a.format.localeCompare(b.format));
}

export function printEmailReading(readings: EmailReadingTimes[]) {
  console.log(`\nReading a mail without a model, in Node (ms, ${RUNS} times each)`);
  printTable(
    ['read in', 'mails', 'p50', 'p95'],
    readings.map(({ format, mails, times }) => [
      format,
      String(mails),
      computePercentile(times, 0.5).toFixed(2),
      computePercentile(times, 0.95).toFixed(2),
    ]),
  );
}
