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

it('marks only those with a reason that few have, if all are doubtful', () => {
  const [zone, both, other] = [create(ZONE), create(CLOCK, ZONE), create('It isn’t decided yet.')];
  expect(listSharedReasons([both, zone, zone])).toEqual([ZONE]);
  expect([...findUnsure([both, zone, zone])]).toEqual([both]);
  expect(listSharedReasons([both, other, zone, zone])).toEqual([]);
  expect([...findUnsure([both, other, zone, zone])]).toEqual([both, other]);
});

it('marks none if each is as doubtful as the others', () => {
  expect(findUnsure([create(ZONE), create(CLOCK)]).size).toBe(0);
  expect(findUnsure([create(ZONE), create(ZONE)]).size).toBe(0);
  expect(listSharedReasons([create(ZONE)])).toEqual([]);
});

it('says of each marked event what few others have', () => {
  const [both, unexplained] = [create(ZONE, CLOCK), { needsReview: true, reviewReasons: [] }];
  expect([...findReasons([both, create(ZONE), create(ZONE)])]).toEqual([[both, CLOCK]]);
  expect([...findReasons([create(), unexplained])]).toEqual([[unexplained, undefined]]);
});
