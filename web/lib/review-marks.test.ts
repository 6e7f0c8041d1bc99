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

it('says once what each of several events has, and marks those with another reason', () => {
  const [zone, both, other] = [create(ZONE), create(CLOCK, ZONE), create('It isn’t decided yet.')];
  expect(listSharedReasons([both, zone, zone])).toEqual([ZONE]);
  expect([...findUnsure([both, zone, zone])]).toEqual([both]);
  expect(findUnsure([zone, create(ZONE)]).size).toBe(0);
  // A reason of many would not say which of them have it.
  expect(listSharedReasons([both, other, zone, zone])).toEqual([]);
  expect([...findUnsure([both, other, zone, zone])]).toEqual([both, other, zone]);
  expect(listSharedReasons([create(), zone, both, zone])).toEqual([]);
  expect(listSharedReasons([create(ZONE)])).toEqual([]);
});

it('says of each marked event what few others have', () => {
  const [both, unexplained] = [create(ZONE, CLOCK), { needsReview: true, reviewReasons: [] }];
  expect([...findReasons([both, create(ZONE), create(ZONE)])]).toEqual([[both, CLOCK]]);
  expect([...findReasons([create(), unexplained])]).toEqual([[unexplained, undefined]]);
});
