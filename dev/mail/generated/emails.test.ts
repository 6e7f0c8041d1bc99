import { expect, test } from 'vitest';
import { readMail } from '../../../email-worker/read-mail.ts';
import { generateEmails } from './emails.ts';

const OPTIONS = {
  now: new Date('2026-12-01T00:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

test('reads twelve languages in five layouts; no unflagged event is wrong', async () => {
  const wrong: string[] = [];
  let [all, correct, unflagged] = [0, 0, 0];
  for (const { raw, body, start, eventType } of [...generateEmails(1), ...generateEmails(4)]) {
    const { drafts } = await readMail(raw, OPTIONS);
    const [draft] = drafts;
    const isCorrect =
      drafts.length === 1 && draft?.identity.localStart === start && draft.eventType === eventType;
    all++;
    if (isCorrect) correct++;
    if (draft && !draft.needsReview) unflagged++;
    if (draft && !draft.needsReview && !isCorrect) wrong.push(`${start} ${eventType}: ${body}`);
  }
  expect(wrong).toEqual([]);
  expect(correct / all).toBeGreaterThan(0.97);
  expect(unflagged / all).toBeGreaterThan(0.9);
}, 60_000);
