import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SourcedReading } from '../../email-worker/reading.ts';
import { isMachineSource } from '../../email-worker/resolve/confidence.ts';
import { answerPerfectly, scoreFolder } from './score.ts';

const FOLDER = '../shared/email';
const exists = existsSync(`${FOLDER}/gold.json`);
// Printed, so that a skipped check does not look like a passed one.
if (!exists) process.stdout.write(`Skipped: no emails to score in ${FOLDER}.\n`);

describe.skipIf(!exists)('the shared emails, read without a model', async () => {
  const result = exists ? await scoreFolder(FOLDER) : undefined;

  test('reads 80 % of the bookings correctly, and 97 % of the unflagged ones', () => {
    const score = result?.score;
    if (!score) throw new Error('no score');
    expect(score.all / score.required).toBeGreaterThanOrEqual(0.8);
    expect(score.falseUnflagged).toBe(0);
    expect(score.wrongTimeUnflagged).toBeLessThanOrEqual(1);
    expect(score.unflaggedRight / score.unflagged).toBeGreaterThanOrEqual(0.97);
    // Otherwise flagging everything would pass.
    expect(score.unflagged).toBeGreaterThanOrEqual(25);
  });

  test('reads a forwarded email as well as the same email sent directly', () => {
    if (!result) throw new Error('no score');
    const { gold, predictions, scorer } = result;
    const forwarded = gold.filter(
      ({ delivery, negative, cancel }) => delivery !== 'direct' && !negative && !cancel,
    );
    const direct = forwarded.map(({ id, delivery }) =>
      gold.find((mail) => mail.id === id.replace(delivery, 'direct')),
    );
    const share = (mails: typeof gold) => {
      const { all, required } = scorer.score(mails, predictions);
      return all / required;
    };
    expect(forwarded.length).toBeGreaterThan(5);
    expect(share(forwarded)).toBeGreaterThanOrEqual(
      share(direct.filter((mail) => mail !== undefined)) - 0.15,
    );
    for (const mail of forwarded) expect(result.readings[mail.id]?.drafts.length, mail.id).toBeGreaterThan(0);
  });

  test('finds markup in any MIME part', async () => {
    const placed = await scoreFolder(FOLDER, 'unit-mime-placement.json');
    if (!placed) throw new Error('no score');
    for (const { id, events } of placed.gold) {
      const { drafts = [], text = '' } = placed.readings[id] ?? {};
      const [wanted] = events;
      // Two of the twenty contain no date.
      const days = [wanted?.start, ...(wanted?.altStart ?? [])];
      const hasDate = drafts.length > 0 || days.some((day) => day && text.includes(day));
      if (!hasDate) continue;
      expect(days, id).toContain(drafts[0]?.identity.localStart.slice(0, 10));
      expect(drafts[0], id).toMatchObject({ eventType: 'activity' });
      expect(drafts[0]?.location, id).toContain('Isode');
    }
    expect(Object.values(placed.readings).filter(({ drafts }) => drafts.length > 0)).toHaveLength(18);
  });
});

/** What the rules would read if they took another day and place. */
function withMistakes(reading: SourcedReading): SourcedReading {
  const bookings = reading.sources.bookings.map((booking) =>
    isMachineSource(booking.source)
      ? booking
      : {
          ...booking,
          name: 'Mistaken',
          place: { name: 'Nowhere' },
          start: { ...booking.start, local: '2031-01-01' },
        },
  );
  return { ...reading, sources: { ...reading.sources, bookings } };
}

describe.skipIf(!exists)('the shared emails, read with a model that makes no mistakes', () => {
  test.each([
    ['what the rules read', undefined],
    ['their mistakes', withMistakes],
  ])('are read correctly, and nothing wrong is left of %s', async (_, change) => {
    const result = await scoreFolder(FOLDER, 'gold.json', answerPerfectly, change);
    if (!result) throw new Error('no score');
    const { score } = result;
    expect(score.all / score.required).toBeGreaterThanOrEqual(0.95);
    expect([score.extra, score.wrongDay, score.negativesWithEvent]).toEqual([0, 0, 0]);
  });
});
