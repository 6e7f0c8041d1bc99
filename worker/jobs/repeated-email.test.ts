import { afterEach, beforeEach, expect, it } from 'vitest';
import { createIntakeUser, deliverAndReadEmail } from '../testing/mail.ts';
import {
  controlModel,
  LABELED_EVENT,
  LABELED_TEXT,
  prepareEmail,
  readModelState,
  readUnclaimed,
} from '../testing/model.ts';

beforeEach(async () => void (await controlModel({ calm: true })));
afterEach(async () => void (await controlModel({ calm: true })));

it('the model is asked once about an email that comes four times', async () => {
  const { browser, address } = await createIntakeUser();
  const raw = await prepareEmail(LABELED_TEXT, LABELED_EVENT);
  const before = (await readModelState()).calls;
  const outcomes: string[] = [];
  for (const delivery of [1, 2, 3, 4]) {
    const resent = raw.replace(/^Message-ID: </m, `Message-ID: <${delivery}-`);
    outcomes.push((await deliverAndReadEmail(address, resent)).outcome);
  }
  expect(outcomes).toEqual(['events', 'known', 'known', 'known']);
  expect((await readModelState()).calls - before).toBe(1);
  expect(await readUnclaimed(browser)).toHaveLength(1);
});
