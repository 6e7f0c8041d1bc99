import { expect, test } from 'vitest';
import { readMail } from '../../../email-worker/read-mail.ts';
import { makeMails } from './mails.ts';

const OPTIONS = {
  now: new Date('2026-12-01T00:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

test('twelve languages in five layouts: what is sure is right, and nearly all is sure', async () => {
  const wrong: string[] = [];
  let [all, right, sure] = [0, 0, 0];
  for (const { raw, body, start, eventType } of [...makeMails(1), ...makeMails(4)]) {
    const { drafts } = await readMail(raw, OPTIONS);
    const [card] = drafts;
    const isRight =
      drafts.length === 1 && card?.identity.localStart === start && card.eventType === eventType;
    all++;
    if (isRight) right++;
    if (card && !card.needsReview) sure++;
    if (card && !card.needsReview && !isRight) wrong.push(`${start} ${eventType}: ${body}`);
  }
  expect(wrong).toEqual([]);
  expect(right / all).toBeGreaterThan(0.97);
  expect(sure / all).toBeGreaterThan(0.9);
}, 60_000);
