import { expect, it } from 'vitest';
import { formatWallClock } from '../../worker/domain/time/zoned-time.ts';
import { readTestPlan } from '../testing/read-test-plan.ts';

async function list(content: string, zone: string): Promise<string[]> {
  const proposals = await readTestPlan(content, { today: '2027-02-23', zone });
  return proposals.map(({ datetime, timeZone }) =>
    [datetime && formatWallClock(Date.parse(datetime), timeZone).slice(5), timeZone].join(' '),
  );
}

it('reads a plan that speaks of local times in the zone of the city that it names', async () => {
  const plan = `Viaje a Lisboa, viernes 14 de mayo de 2027 (hora local)
10:00 Paseo
20:00 Cena`;
  expect(await list(plan, 'Europe/Madrid')).toEqual([
    '05-14T10:00 Europe/Lisbon',
    '05-14T20:00 Europe/Lisbon',
  ]);
});

it('reads a plan in the zone of the place in its subject of which it names another place', async () => {
  const plan = `From: Dana Whitfield
To: Platform Team
Subject: Denver offsite

Tuesday, October 12, 2027
9:15am shuttle from DEN
10:30am kickoff`;
  expect(await list(plan, 'America/Chicago')).toEqual([
    '10-12T09:15 America/Denver',
    '10-12T10:30 America/Denver',
  ]);
});

it('takes what is before the journey there and after the journey back as of home', async () => {
  const plan = `Tallinn 5-8 maj 2027 (tider är lokal tid)
Onsdag 5 maj
16.00 Samling vid båten
17.30 Avgång, ankomst Tallinn torsdag 10.15
Torsdag 6 maj
19.00 Middag
Fredag 7 maj
11.00 Konsert
Lördag 8 maj
18.00 Avgång, ankomst Stockholm 20.15`;
  expect(await list(plan, 'Europe/Stockholm')).toEqual([
    '05-05T16:00 Europe/Stockholm',
    expect.stringMatching(/T17:30 Europe\/Stockholm$/),
    '05-06T19:00 Europe/Tallinn',
    '05-07T11:00 Europe/Tallinn',
    '05-08T18:00 Europe/Tallinn',
  ]);
});

it('reads the word for the clocks of a zone in the United States', async () => {
  const plan = `Offsite, Tuesday, October 12, 2027, all times mountain
9:15am shuttle
10:30am kickoff`;
  expect(await list(plan, 'America/New_York')).toEqual([
    '10-12T09:15 America/Denver',
    '10-12T10:30 America/Denver',
  ]);
});

it('keeps the zone of the itinerary where only one word above the times is a place', async () => {
  const plan = `Family Reunion
Saturday, July 3, 2027
9:00 Pancakes
18:00 Potluck`;
  expect(await list(plan, 'America/Chicago')).toEqual([
    '07-03T09:00 America/Chicago',
    '07-03T18:00 America/Chicago',
  ]);
});

it('takes no abbreviated weekday for an airport', async () => {
  const plan = `SÁB 14 de agosto de 2027
11h00 Rádio
DOM 15 de agosto
9h40 Voo G3 1877
16h00 Som`;
  expect(await list(plan, 'America/Sao_Paulo')).toEqual([
    '08-14T11:00 America/Sao_Paulo',
    '08-15T09:40 America/Sao_Paulo',
    '08-15T16:00 America/Sao_Paulo',
  ]);
});

it('keeps the zone of the itinerary where the plan is about a place of it, and one guest arrives from elsewhere', async () => {
  const plan = `Board meeting in Chicago
Thursday, September 2, 2027
10:30 Coffee
11:00 Meeting
Friday, September 3
9:00 Breakfast
Mika left Helsinki on Thursday and lands at 8:40 local time`;
  expect((await list(plan, 'America/Chicago')).slice(0, 3)).toEqual([
    '09-02T10:30 America/Chicago',
    '09-02T11:00 America/Chicago',
    '09-03T09:00 America/Chicago',
  ]);
});

it('keeps the zone of the itinerary where the plan names more places in it than elsewhere', async () => {
  const plan = `Ops offsite, Portland, Maine
Tuesday, September 21, 2027
11:40 Train from Boston
15:00 Kickoff, 400 Riverside
19:00 Flight PWM-ORD`;
  expect((await list(plan, 'America/New_York')).slice(0, 2)).toEqual([
    '09-21T11:40 America/New_York',
    '09-21T15:00 America/New_York',
  ]);
});

it('keeps the zone after a flight of which only the departure is known', async () => {
  const plan = `Friday, August 6, 2027
9:40pm Simon flies from New York, JFK with BA178
Saturday, August 7
10:15am Boat trip`;
  expect((await list(plan, 'Europe/London')).at(-1)).toBe('08-07T10:15 Europe/London');
});

it('takes no event and no train for an airport', async () => {
  const plan = `Friday, July 9, 2027
14:30 TGV 6601
18:00 BBQ om 18 uur`;
  expect(await list(plan, 'Europe/Amsterdam')).toEqual([
    '07-09T14:30 Europe/Amsterdam',
    '07-09T18:00 Europe/Amsterdam',
  ]);
});
