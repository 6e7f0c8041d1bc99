import { createEmulator } from 'emulate';
import type { ProposalDraft } from '../../email-worker/plans/plan.ts';
import { formatWallClock } from '../../worker/domain/time/zoned-time.ts';
import { defineModelEmulator } from '../model/emulator.ts';
import { findFreePort } from '../start/port.ts';
import { askEmulator } from './perfect-plan-answer.ts';
import { type PlanScore, scorePlans } from './score-plans.ts';

// npm run plan:score -- [folder] [--bad] [--model]: scores how well the plans of a folder with a gold.json are
// read, by the rules alone or with the emulated model, which answers what gold.json says. --bad lists what is wrong.
const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--')) ?? 'email-worker/plans/samples';
const emulator = args.includes('--model')
  ? await createEmulator({
      service: defineModelEmulator({ apiKey: 'sk-local' }),
      port: await findFreePort(8970),
    })
  : undefined;
const scores = await scorePlans(folder, emulator && askEmulator(emulator.url));
await emulator?.close();

console.log(`${folder}: ${scores.length} plans, ${count(scores, 'all')} events`);
printLine('all', scores);
for (const [kind, own] of Map.groupBy(scores, ({ gold }) => gold.kind)) printLine(kind, own);
if (args.includes('--bad')) for (const score of scores) printBad(score);

function count(list: PlanScore[], what: 'all' | 'found' | 'wrong' | 'unflagged' | 'extra'): number {
  const of = ({ gold, found, wrongUnflagged, unflagged, extra }: PlanScore) =>
    ({
      all: gold.events.length,
      found: found.length,
      wrong: wrongUnflagged.length,
      unflagged,
      extra: extra.length,
    })[what];
  return list.reduce((sum, score) => sum + of(score), 0);
}

function printLine(name: string, list: PlanScore[]): void {
  const [all, found] = [count(list, 'all'), count(list, 'found')];
  const share = all > 0 ? ((100 * found) / all).toFixed(1) : '–';
  console.log(
    `  ${name}: starts exact ${found} of ${all} (${share} %), without a flag ${count(list, 'unflagged')}, ` +
      `wrong without a flag ${count(list, 'wrong')}, extra with a flag ${count(list, 'extra')}`,
  );
}

function printBad({ gold, missed, wrongUnflagged, extra, reading }: PlanScore): void {
  if (missed.length + wrongUnflagged.length === 0 && extra.length === 0) return;
  console.log(`${gold.file}${reading.refusal ? `: refused, ${reading.refusal}` : ''}`);
  for (const { start, title } of missed) console.log(`    missed ${start} ${title}`);
  for (const draft of wrongUnflagged) console.log(`    WRONG  ${toLine(draft)}`);
  for (const draft of extra) console.log(`    extra  ${toLine(draft)}`);
}

function toLine({ title, datetime, endsAt, timeZone, reviewReasons, source }: ProposalDraft): string {
  const [start, end] = [datetime, endsAt].map((text) =>
    text ? formatWallClock(Date.parse(text), timeZone) : '–',
  );
  return `${start} – ${end} ${title} [${reviewReasons.join(', ')}] line ${source.lines?.first ?? '–'}`;
}
