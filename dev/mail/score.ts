import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readMail } from '../../email-worker/read-mail.ts';
import type { Reading } from '../../email-worker/reading.ts';

/** An entry of gold.json. Only the scorer reads the other fields. */
interface Gold {
  id: string;
  kind: string;
  delivery: string;
  negative: boolean;
  cancel: boolean;
  events: {
    type: string | string[];
    start: string;
    altStart?: string[];
    optional?: boolean;
    loc?: string[];
  }[];
}

interface Score {
  required: number;
  found: number;
  time: number;
  type: number;
  place: number;
  all: number;
  people: number;
  peopleOf: number;
  extra: number;
  negatives: number;
  negativesWithEvent: number;
  falseUnflagged: number;
  wrongTimeUnflagged: number;
  unflagged: number;
  unflaggedRight: number;
  bad: string[][];
}

interface Scorer {
  score(gold: Gold[], predictions: Record<string, object[]>): Score;
  /** The figures as lines of text. */
  lines(score: Score): string[];
  localDigits(event: object): string;
}

/** The sender is trusted: only reading is scored. */
const OPTIONS = {
  now: new Date(),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

/** For folders without their own scorer. */
const SHARED_SCORER = '../shared/email/score.mjs';

/** Reads and scores the emails of a folder; undefined if the emails or a scorer are missing. */
export async function scoreFolder(folder: string, goldFile = 'gold.json') {
  const [ownScorer, goldPath, mails] = ['score.mjs', goldFile, 'eml'].map((name) =>
    join(resolve(folder), name),
  );
  const scorerPath = ownScorer && existsSync(ownScorer) ? ownScorer : resolve(SHARED_SCORER);
  if (!scorerPath || !goldPath || !mails || ![scorerPath, goldPath, mails].every(existsSync))
    return undefined;
  const scorer = (await import(pathToFileURL(scorerPath).href)) as Scorer;
  const gold = JSON.parse(readFileSync(goldPath, 'utf8')) as Gold[];
  const readings: Record<string, Reading> = {};
  const milliseconds: number[] = [];
  const files = new Set(readdirSync(mails));
  for (const { id } of gold) {
    if (!files.has(`${id}.eml`)) continue;
    const raw = new Uint8Array(readFileSync(join(mails, `${id}.eml`)));
    const from = performance.now();
    readings[id] = await readMail(raw, OPTIONS);
    milliseconds.push(performance.now() - from);
  }
  const predictions = Object.fromEntries(Object.entries(readings).map(([id, { drafts }]) => [id, drafts]));
  return { gold, readings, scorer, score: scorer.score(gold, predictions), predictions, milliseconds };
}
