import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scoreFolder } from './score.ts';

const FOLDER = '../shared/email';
const isThere = existsSync(`${FOLDER}/gold.json`);
// Said aloud, or a check that never ran would look like one that passed.
if (!isThere) process.stdout.write(`Skipped: mails to score are not in ${FOLDER}.\n`);

describe.skipIf(!isThere)('mails of others, read without a model', async () => {
  const result = isThere ? await scoreFolder(FOLDER) : undefined;

  test('four bookings of five are wholly right, and what is not flagged is right', () => {
    const score = result?.score;
    if (!score) throw new Error('no score');
    expect(score.all / score.required).toBeGreaterThanOrEqual(0.8);
    expect(score.falseUnflagged).toBe(0);
    expect(score.wrongTimeUnflagged).toBeLessThanOrEqual(1);
    expect(score.unflaggedRight / score.unflagged).toBeGreaterThanOrEqual(0.97);
    // Flagging everything would be right as well.
    expect(score.unflagged).toBeGreaterThanOrEqual(25);
  });

  test('a forwarded mail is read as well as the same mail sent directly', () => {
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

  test('markup is found wherever MIME puts it', async () => {
    const placed = await scoreFolder(FOLDER, 'unit-mime-placement.json');
    if (!placed) throw new Error('no score');
    for (const { id, events } of placed.gold) {
      const { drafts = [], text = '' } = placed.readings[id] ?? {};
      const [wanted] = events;
      // Two of the twenty only chat about the event: there is no date in them to find.
      const days = [wanted?.start, ...(wanted?.altStart ?? [])];
      const isTold = drafts.length > 0 || days.some((day) => day && text.includes(day));
      if (!isTold) continue;
      expect(days, id).toContain(drafts[0]?.identity.localStart.slice(0, 10));
      expect(drafts[0], id).toMatchObject({ eventType: 'activity' });
      expect(drafts[0]?.location, id).toContain('Isode');
    }
    expect(Object.values(placed.readings).filter(({ drafts }) => drafts.length > 0)).toHaveLength(18);
  });
});
