import { writeFileSync } from 'node:fs';
import { type Score, scoreFolder } from './score.ts';

// npm run mail:score -- [folder] [--bad] [--gold file] [--write predictions.json]: scores how well emails are read
// without a model. --bad lists the emails that are read wrongly.
const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const folder =
  args.find((arg, at) => !arg.startsWith('--') && !args[at - 1]?.startsWith('--')) ?? '../shared/email';
const result = await scoreFolder(folder, option('--gold') ?? 'gold.json');

if (!result) {
  console.log(`Skipped: ${folder} has no emails to score (needs eml/, gold.json and score.mjs).`);
} else {
  const { score, gold, scorer, predictions } = result;
  console.log(`${folder}: ${gold.length} emails, ${score.required} events`);
  printScore(score);
  for (const delivery of new Set(gold.map((mail) => mail.delivery))) {
    const { all, required } = scorer.score(
      gold.filter((mail) => mail.delivery === delivery),
      predictions,
    );
    if (required > 0) console.log(`  ${delivery}: start, type and place correct ${share(all, required)}`);
  }
  if (args.includes('--bad')) for (const row of score.bad) console.log(`  ${row.join(' | ')}`);
  const target = option('--write');
  if (target) writeFileSync(target, JSON.stringify(predictions, null, 1));
}

function printScore(score: Score) {
  const { required, unflagged } = score;
  console.log(
    `  found ${share(score.found, required)}, exact start ${share(score.time, required)}, type ${share(score.type, required)}, place ${share(score.place, required)}`,
  );
  console.log(
    `  start, type and place correct ${share(score.all, required)}, people ${share(score.people, score.peopleOf)}`,
  );
  console.log(
    `  emails without a booking read as an event: ${score.negativesWithEvent} of ${score.negatives}, ${score.falseUnflagged} unflagged; superfluous events: ${score.extra}`,
  );
  console.log(
    `  ${unflagged} unflagged events: correct ${share(score.unflaggedRight, unflagged)}, wrong time ${score.wrongTimeUnflagged}`,
  );
}

function share(part: number, whole: number): string {
  return `${part} of ${whole}${whole > 0 ? ` (${((100 * part) / whole).toFixed(1)} %)` : ''}`;
}
