import { createEmulator, type Emulator } from 'emulate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineModelEmulator } from '../model/emulator.ts';
import { listenOnFreePort } from '../start/port.ts';
import { askEmulator } from './perfect-plan-answer.ts';
import { type PlanScore, scorePlans } from './score-plans.ts';

const FOLDER = 'email-worker/plans/samples';
const scores = await scorePlans(FOLDER);

it.each(scores.map((score) => [score.gold.file, score] as const))('%s', (_, { missed, wrongUnflagged }) => {
  expect(missed).toEqual([]);
  expect(wrongUnflagged.map(({ title, datetime }) => `${datetime} ${title}`)).toEqual([]);
});

const countAll = (list: PlanScore[], count: (score: PlanScore) => number) =>
  list.reduce((sum, score) => sum + count(score), 0);

/** The shares of whole events and of starts that docs/plan-accuracy.md states, rounded down. */
it.each([
  ['', 0.99, 1],
  ['careless', 0.88, 0.97],
  ['careless-later', 0.9, 0.98],
  ['unseen', 0.72, 0.94],
  ['unseen-later', 0.73, 0.94],
  ['unseen-third', 0.75, 0.95],
  ['unseen-fourth', 0.74, 0.92],
  ['other-authors-a', 0.55, 0.82],
  ['other-authors-b', 0.49, 0.86],
  ['unseen-fifth', 0.64, 0.88],
  ['unseen-sixth', 0.63, 0.9],
  ['unseen-seventh', 0.43, 0.9],
  ['unseen-eighth', 0.59, 0.9],
  ['unseen-ninth', 0.55, 0.9],
  ['unseen-tenth', 0.59, 0.86],
  ['unseen-eleventh', 0.52, 0.83],
])(
  'reads whole events of the batch "%s", and none on another day without a flag',
  async (batch, whole, starts) => {
    const list = await scorePlans(`${FOLDER}/${batch}`);
    const all = countAll(list, ({ gold }) => gold.events.length);
    expect(countAll(list, (score) => score.whole.length) / all).toBeGreaterThanOrEqual(whole);
    expect(countAll(list, (score) => score.found.length) / all).toBeGreaterThanOrEqual(starts);
    expect(list.flatMap(({ otherDayUnflagged }) => otherDayUnflagged.map(({ title }) => title))).toEqual([]);
  },
);

it('leaves most events of the samples without a flag', () => {
  const count = (list: number[]) => list.reduce((sum, one) => sum + one, 0);
  // Otherwise flagging everything would pass.
  expect(count(scores.map(({ unflagged }) => unflagged))).toBeGreaterThan(
    0.8 * count(scores.map(({ gold }) => gold.events.length)),
  );
});

let emulator: Emulator;
beforeAll(async () => {
  emulator = await listenOnFreePort(8_980, (port) =>
    createEmulator({ service: defineModelEmulator({ apiKey: 'sk-local' }), port }),
  );
});
afterAll(() => emulator.close());

it.each([
  [`${FOLDER}/careless`, 0.98],
  [`${FOLDER}/careless-later`, 0.98],
  [`${FOLDER}/unseen`, 0.99],
  [`${FOLDER}/unseen-later`, 0.97],
  [`${FOLDER}/unseen-third`, 0.98],
  [`${FOLDER}/unseen-fourth`, 0.99],
  [`${FOLDER}/other-authors-a`, 0.95],
  [`${FOLDER}/other-authors-b`, 0.97],
])('%s: keeps what a model answers', async (folder, whole) => {
  const list = await scorePlans(folder, askEmulator(emulator.url));
  const all = countAll(list, ({ gold }) => gold.events.length);
  expect(countAll(list, (score) => score.whole.length) / all).toBeGreaterThanOrEqual(whole);
  expect(list.flatMap(({ otherDayUnflagged }) => otherDayUnflagged)).toEqual([]);
});

it('reads the samples with the emulated model, and adds nothing wrong without a flag', async () => {
  for (const { gold, missed, wrongUnflagged } of await scorePlans(FOLDER, askEmulator(emulator.url))) {
    expect(missed, gold.file).toEqual([]);
    expect(wrongUnflagged, gold.file).toEqual([]);
  }
});
