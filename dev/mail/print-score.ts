import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainEmail } from './explain.ts';
import { askLiveModel } from './live-model.ts';
import { answerPerfectly, scoreFolder } from './score.ts';

// npm run mail:score -- [folder] [--bad] [--explain [id]] [--gold file] [--write predictions.json] [--model perfect|live]:
// scores how well emails are read: without a model, with one that answers what the gold file says, or with the one of
// OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL. --bad lists the emails that are read wrongly; --explain prints which rules decided
// about them, or about the email with this id.
const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const folder =
  args.find((arg, at) => !arg.startsWith('--') && !args[at - 1]?.startsWith('--')) ?? '../shared/email';
const live = option('--model') === 'live' ? askLiveModel() : undefined;
const model = live?.answer ?? (option('--model') === 'perfect' ? answerPerfectly : undefined);
const result = await scoreFolder(folder, option('--gold') ?? 'gold.json', model);

if (!result) {
  console.log(`Skipped: ${folder} has no emails to score (needs eml/, gold.json and score.mjs).`);
} else {
  const { score, gold, scorer, predictions, milliseconds } = result;
  console.log(`${folder}: ${gold.length} emails, ${score.required} events`);
  for (const line of scorer.lines(score)) console.log(`  ${line}`);
  for (const delivery of new Set(gold.map((mail) => mail.delivery))) {
    const { all, required } = scorer.score(
      gold.filter((mail) => mail.delivery === delivery),
      predictions,
    );
    if (required > 0) console.log(`  ${delivery}: all three right ${share(all, required)}`);
  }
  console.log(
    `  time per email p50 ${percentile(milliseconds, 50)} ms, p95 ${percentile(milliseconds, 95)} ms`,
  );
  if (live) console.log(`  ${live.describeUsage()}`);
  if (args.includes('--bad')) for (const row of score.bad) console.log(`  ${row.join(' | ')}`);
  if (args.includes('--explain')) {
    const id = option('--explain');
    const ids = id && !id.startsWith('--') ? [id] : [...new Set(score.bad.flatMap((row) => row[1] ?? []))];
    for (const one of ids) {
      const lines = await explainEmail(new Uint8Array(readFileSync(join(folder, 'eml', `${one}.eml`))));
      console.log([one, ...lines].join('\n    '));
    }
  }
  const target = option('--write');
  if (target) writeFileSync(target, JSON.stringify(predictions, null, 1));
}

function percentile(values: number[], at: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor(((sorted.length - 1) * at) / 100)] ?? 0).toFixed(1);
}

function share(part: number, whole: number): string {
  return `${part} of ${whole}${whole > 0 ? ` (${((100 * part) / whole).toFixed(1)} %)` : ''}`;
}
