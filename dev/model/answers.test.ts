import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readModelAnswer } from '../../email-worker/model/answer.ts';
import { readMail } from '../../email-worker/read-mail.ts';

const ANSWERS = new URL('./answers/', import.meta.url);
const SAMPLES = new URL('../../email-worker/fixtures/samples/', import.meta.url);
const OPTIONS = {
  now: new Date('2027-05-08T12:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

it.each(readdirSync(ANSWERS))('%s is valid and for a sample that the rules cannot read', async (name) => {
  const { sample, hash, answer } = JSON.parse(readFileSync(new URL(name, ANSWERS), 'utf8'));
  const reading = await readMail(new Uint8Array(readFileSync(new URL(sample, SAMPLES))), OPTIONS);
  // Extracting the text differently changes the hash. Then update the file.
  expect([reading.wantsModel, reading.contentHash]).toEqual([true, hash]);
  const findings = readModelAnswer(JSON.stringify(answer), reading);
  expect(findings).toMatchObject({ rejectedCount: 0, bookings: answer.events.map(() => expect.anything()) });
});
