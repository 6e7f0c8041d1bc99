import { expect, it } from 'vitest';
import { readPlanAnswer } from './model.ts';
import type { PlanContext } from './plan.ts';
import { readPlan } from './read-plan.ts';

const context: PlanContext = { zone: 'Europe/London', now: new Date('2027-03-01T12:00:00Z'), events: [] };
const PLAN = `On Saturday 20 March 2027 we meet at half past nine in front of the Co-op and take the 10:35 bus to Grasmere.
Basti, can somebody fetch me? I am at the station 19:35. Not a word to Clara about the cake at 22:00.`;

const answer = (event: object) => ({
  title: 'Bus to Grasmere',
  startLocal: '2027-03-20T10:35',
  yearStated: true,
  endLocal: null,
  placeName: null,
  address: null,
  timeZoneGuess: null,
  endTimeZoneGuess: null,
  attendees: [],
  absent: [],
  isSecret: false,
  evidenceStart: 'Saturday 20 March 2027 … take the 10:35 bus to Grasmere',
  evidenceEnd: null,
  evidencePlace: null,
  ...event,
});

/** What is proposed after this answer of a model, without what only the rules read. */
async function read(event: object) {
  const reading = await readPlan({ kind: 'text', content: PLAN, context });
  const answered = readPlanAnswer({ events: [answer(event)] }, reading, context);
  return answered?.proposals.filter(({ reviewReasons }) => reviewReasons.includes('read-by-model')) ?? [];
}

it('flags an event whose quote says its time in words and has other times', async () => {
  const [event] = await read({
    title: 'meet',
    startLocal: '2027-03-20T09:30',
    evidenceStart: PLAN.split('\n')[0],
  });
  expect(event).toMatchObject({ title: 'Meet', datetime: '2027-03-20T09:30:00.000Z', needsReview: true });
  expect(event?.reviewReasons).toContain('check-original');
});

it.each([
  [
    'of another time than its quote, which the plan does not have',
    { startLocal: '2027-03-20T08:00', evidenceStart: 'leaving on 20 March at 10:35 sharp' },
  ],
  ['of a day that the plan does not say', { startLocal: '2027-05-20T10:35' }],
  [
    'of which nothing is in the plan',
    { title: 'Opera', evidenceStart: 'On 20 March 2027 at 10:35 the opera' },
  ],
  ['without a start', { startLocal: null }],
])('drops an event %s', async (_, event) => {
  expect(await read(event)).toEqual([]);
});

it('takes a title that the plan does not have, flagged', async () => {
  const station = { startLocal: '2027-03-20T19:35', evidenceStart: 'I am at the station 19:35' };
  const [event] = await read({ ...station, title: 'Fetch Basti' });
  expect(event?.title).toBe('Fetch Basti');
  expect(event?.reviewReasons).toContain('check-original');
});

it.each([
  ['whose guests are not named', [], '', true],
  ['from somebody who is named', ['Clara'], 'Everyone except Clara', false],
])('hides a secret %s', async (_, absent, attendees, isAsked) => {
  const cake = { title: 'the cake', startLocal: '2027-03-20T22:00', evidenceStart: 'the cake at 22:00' };
  const [event] = await read({ ...cake, isSecret: true, absent });
  expect(event).toMatchObject({ audience: 'attendees', attendees });
  expect(event?.reviewReasons.includes('secret')).toBe(isAsked);
});
