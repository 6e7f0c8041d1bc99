import { expect, it } from 'vitest';
import { findReasons, findUnsure, listSharedReasons } from './review-marks.ts';

const ZONE = 'The place is in another time zone.';
const CLOCK = 'It could be AM or PM.';
const create = (...reviewReasons: string[]) => ({ needsReview: reviewReasons.length > 0, reviewReasons });

it('marks events that need a check', () => {
  const [tidy, unsure] = [create(), create(CLOCK)];
  expect([...findUnsure([tidy, unsure])]).toEqual([unsure]);
  expect([...findUnsure([unsure])]).toEqual([unsure]);
  expect(listSharedReasons([tidy, unsure])).toEqual([]);
});

it('says once what half of several events have, and marks those with another reason', () => {
  const [zone, both, other] = [create(ZONE), create(CLOCK, ZONE), create('It isn’t decided yet.')];
  expect(listSharedReasons([both, zone, zone])).toEqual([{ reason: ZONE, count: 3 }]);
  expect([...findUnsure([both, zone, zone])]).toEqual([both]);
  expect(listSharedReasons([both, other, zone, zone])).toEqual([{ reason: ZONE, count: 3 }]);
  expect([...findUnsure([both, other, zone, zone])]).toEqual([both, other]);
  // A tidy one among them changes nothing.
  expect(listSharedReasons([create(), both, zone, zone])).toEqual([{ reason: ZONE, count: 3 }]);
  expect([...findUnsure([create(), both, zone, zone])]).toEqual([both]);
});

it('marks events with a reason that few have', () => {
  expect(findUnsure([create(ZONE), create(CLOCK)]).size).toBe(2);
  expect(findUnsure([create(), create(ZONE), create(ZONE)]).size).toBe(2);
  expect(findUnsure([create(ZONE), create(ZONE)]).size).toBe(0);
  expect(listSharedReasons([create(ZONE)])).toEqual([]);
});

it('says of each marked event what few others have', () => {
  const [both, unexplained] = [create(ZONE, CLOCK), { needsReview: true, reviewReasons: [] }];
  expect([...findReasons([both, create(ZONE), create(ZONE)])]).toEqual([[both, CLOCK]]);
  expect([...findReasons([create(), unexplained])]).toEqual([[unexplained, undefined]]);
});
