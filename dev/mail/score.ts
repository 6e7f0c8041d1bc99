import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ModelFindings, readModelAnswer } from '../../email-worker/model/answer.ts';
import { toModelText } from '../../email-worker/model/email-text.ts';
import { readMail, readWithModel } from '../../email-worker/read-mail.ts';
import type { SourcedReading } from '../../email-worker/reading.ts';
import { createPerfectAnswer, type GoldEmail } from './perfect-answer.ts';

/** An entry of gold.json. Only the scorer reads the other fields. */
interface Gold extends GoldEmail {
  id: string;
  kind: string;
  delivery: string;
  events: (GoldEmail['events'][number] & { altStart?: string[] })[];
}

/** Answers about an email; undefined for no usable answer. */
export type AnswerEmail = (gold: GoldEmail, reading: SourcedReading) => Promise<ModelFindings | undefined>;

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
  wrongDay: number;
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
  now: new Date('2026-12-01T00:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

/** For folders without their own scorer. */
const SHARED_SCORER = '../shared/email/score.mjs';

/** A model that makes no mistakes. */
export const answerPerfectly: AnswerEmail = async (gold, reading) => {
  const text = toModelText(reading);
  const answer = JSON.stringify(createPerfectAnswer(gold, text));
  return readModelAnswer(answer, { text, sentAt: reading.original.sentAt });
};

/**
 * Reads and scores the emails of a folder, without a model or with one; undefined if the emails or a scorer are missing.
 * `change` alters what the rules read, to see what the model makes of mistakes.
 */
export async function scoreFolder(
  folder: string,
  goldFile = 'gold.json',
  model?: AnswerEmail,
  change = (reading: SourcedReading): SourcedReading => reading,
) {
  const [ownScorer, goldPath, mails] = ['score.mjs', goldFile, 'eml'].map((name) =>
    join(resolve(folder), name),
  );
  const scorerPath = ownScorer && existsSync(ownScorer) ? ownScorer : resolve(SHARED_SCORER);
  if (!scorerPath || !goldPath || !mails || ![scorerPath, goldPath, mails].every(existsSync))
    return undefined;
  const scorer = (await import(pathToFileURL(scorerPath).href)) as Scorer;
  const gold = JSON.parse(readFileSync(goldPath, 'utf8')) as Gold[];
  const readings: Record<string, SourcedReading> = {};
  const milliseconds: number[] = [];
  const files = new Set(readdirSync(mails));
  for (const email of gold.filter(({ id }) => files.has(`${id}.eml`))) {
    const raw = new Uint8Array(readFileSync(join(mails, `${email.id}.eml`)));
    const from = performance.now();
    const reading = change(await readMail(raw, OPTIONS));
    const findings = reading.wantsModel ? await model?.(email, reading) : undefined;
    const isUseless = !findings || (findings.bookings.length === 0 && findings.rejectedCount > 0);
    readings[email.id] = isUseless ? reading : readWithModel(reading, findings, OPTIONS);
    milliseconds.push(performance.now() - from);
  }
  const predictions = Object.fromEntries(Object.entries(readings).map(([id, { drafts }]) => [id, drafts]));
  return { gold, readings, scorer, score: scorer.score(gold, predictions), predictions, milliseconds };
}
