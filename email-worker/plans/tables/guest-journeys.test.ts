import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const list = async (text: string) =>
  (await readTestPlan(text)).map(
    ({ datetime, title, location, attendees }) =>
      `${datetime?.slice(5, 16)} ${title} @${location} (${attendees})`,
  );

it.each([
  [
    'Naam\tAankomst\tWaar\tVertrek\tKamer\nBram\tvr 12-11 17:42\tstation\tzo 14-11 11:18\t2\nThijs\tza 13-11 12:30\thotel\tzo 14-11 9:00\t\nEsmée\tkomt niet\t\t-\t',
    [
      '11-12T17:42 Aankomst Bram @station (Bram)',
      '11-13T12:30 Aankomst Thijs @hotel (Thijs)',
      '11-14T09:00 Vertrek Thijs @ (Thijs)',
      '11-14T11:18 Vertrek Bram @ (Bram)',
    ],
  ],
  [
    '| Guest | Arrival | Time | Departure | Time |\n|---|---|---|---|---|\n| Ann | 12 Nov | 14:20 | 14 Nov | 15:00 |\n| Bob and Cy | 12 Nov | 17:42 | 14 Nov | 9:05 |',
    [
      '11-12T14:20 Arrival Ann @ (Ann)',
      '11-12T17:42 Arrival Bob and Cy @ (Bob, Cy)',
      '11-14T09:05 Departure Bob and Cy @ (Bob, Cy)',
      '11-14T15:00 Departure Ann @ (Ann)',
    ],
  ],
  [
    'Name;Anreise;Abreise\nAnna;12.11.2027 14:20;14.11.2027 15:00\nJonas;12.11.2027 15:20;14.11.2027 17:00',
    [
      '11-12T14:20 Anreise Anna @ (Anna)',
      '11-12T15:20 Anreise Jonas @ (Jonas)',
      '11-14T15:00 Abreise Anna @ (Anna)',
      '11-14T17:00 Abreise Jonas @ (Jonas)',
    ],
  ],
])('reads arrivals and departures of guests: %j', async (text, expected) => {
  expect(await list(text)).toEqual(expected);
});
