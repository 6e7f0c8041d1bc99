import { createEmulator } from 'emulate';
import type { ProposalDraft } from '../../email-worker/plans/plan.ts';
import { formatWallClock } from '../../worker/domain/time/zoned-time.ts';
import { defineModelEmulator } from '../model/emulator.ts';
import { listenOnFreePort } from '../start/port.ts';
import type { ComparedField } from './compare-fields.ts';
import { askEmulator } from './perfect-plan-answer.ts';
import { type GoldPlanEvent, type PlanScore, scorePlans } from './score-plans.ts';

// npm run plan:score -- [folder] [--bad] [--model]: scores how well the plans of a folder with a gold.json are
// read, by the rules alone or with the emulated model, which answers what gold.json says. --bad lists what is wrong.
const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('--')) ?? 'email-worker/plans/samples';
const emulator = args.includes('--model')
  ? await listenOnFreePort(8970, (port) =>
      createEmulator({ service: defineModelEmulator({ apiKey: 'sk-local' }), port }),
    )
  : undefined;
const scores = await scorePlans(folder, emulator && askEmulator(emulator.url));
await emulator?.close();

console.log(`${folder}: ${scores.length} plans, ${count(scores, 'all')} events`);
printLine('all', scores);
for (const [kind, own] of Map.groupBy(scores, ({ gold }) => gold.kind)) printLine(kind, own);
if (args.includes('--bad')) for (const score of scores) printBad(score);

function countOne(score: PlanScore) {
  return {
    all: score.gold.events.length,
    found: score.found.length,
    whole: score.whole.length,
    wrong: score.wrongUnflagged.length,
    otherDay: score.otherDayUnflagged.length,
    unflagged: score.unflagged,
    extra: score.extra.length,
  };
}

function count(list: PlanScore[], what: keyof ReturnType<typeof countOne>): number {
  return list.reduce((sum, score) => sum + countOne(score)[what], 0);
}

function printLine(name: string, list: PlanScore[]): void {
  const all = count(list, 'all');
  const share = (what: 'found' | 'whole') =>
    `${count(list, what)} of ${all} (${all > 0 ? ((100 * count(list, what)) / all).toFixed(1) : '–'} %)`;
  console.log(
    `  ${name}: starts exact ${share('found')}, whole events ${share('whole')}, ` +
      `without a flag ${count(list, 'unflagged')}, wrong without a flag ${count(list, 'wrong')}, ` +
      `another day without a flag ${count(list, 'otherDay')}, extra with a flag ${count(list, 'extra')}`,
  );
}

function printBad({ gold, missed, wrongUnflagged, extra, partial, reading }: PlanScore): void {
  if (missed.length + wrongUnflagged.length + partial.length === 0 && extra.length === 0) return;
  console.log(`${gold.file}${reading.refusal ? `: refused, ${reading.refusal}` : ''}`);
  for (const { start, title } of missed) console.log(`    missed ${start} ${[title].flat()[0]}`);
  for (const draft of wrongUnflagged) console.log(`    WRONG  ${toLine(draft)}`);
  for (const draft of extra) console.log(`    extra  ${toLine(draft)}`);
  for (const { event, draft, wrong } of partial)
    console.log(`    ${wrong.join(', ')}: ${toLine(draft)}\n        not ${toExpected(event, wrong)}`);
}

function toExpected(event: GoldPlanEvent, wrong: ComparedField[]): string {
  const values = wrong.map((field) => event[field]);
  return `${event.start} ${values.map((value) => JSON.stringify(value ?? '')).join(' ')}`;
}

function toLine(draft: ProposalDraft): string {
  const { title, datetime, endsAt, timeZone, location, attendees, audience, reviewReasons, source } = draft;
  const [start, end] = [datetime, endsAt].map((text) =>
    text ? formatWallClock(Date.parse(text), timeZone) : '–',
  );
  const where = [location && `@ ${location}`, attendees && `(${attendees})`, audience]
    .filter(Boolean)
    .join(' ');
  return `${start} – ${end} ${title} ${where} [${reviewReasons.join(', ')}] line ${source.lines?.first ?? '–'}`;
}
