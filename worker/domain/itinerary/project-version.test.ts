import { expect, it } from 'vitest';
import { computePublicRevision, isOlderGrant } from './project-version.ts';

const RESTORED_AT = 1_795_000_000;

it('is the revision until the database was restored', () => {
  expect(computePublicRevision({ epoch: 0, revision: 7 })).toBe(7);
});

it('grows when a restore takes the revision back', () => {
  const before = computePublicRevision({ epoch: 0, revision: 900_000 });
  const after = computePublicRevision({ epoch: RESTORED_AT, revision: 3 });
  const again = computePublicRevision({ epoch: RESTORED_AT + 1, revision: 1 });
  expect(after).toBeGreaterThan(before);
  expect(again).toBeGreaterThan(after);
});

it('is an exact integer for centuries', () => {
  const revision = computePublicRevision({ epoch: Date.UTC(2200, 0) / 1000, revision: 3 });
  expect(Number.isSafeInteger(revision)).toBe(true);
});

it('orders grants by restore, then by version', () => {
  const before = { epoch: 0, grantVersion: 5 };
  const after = { epoch: RESTORED_AT, grantVersion: 3 };
  expect(isOlderGrant(before, after)).toBe(true);
  expect(isOlderGrant(after, before)).toBe(false);
  expect(isOlderGrant(after, { ...after, grantVersion: 4 })).toBe(true);
  expect(isOlderGrant(after, after)).toBe(false);
});
