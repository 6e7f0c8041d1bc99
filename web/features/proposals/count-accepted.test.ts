import { expect, it } from 'vitest';
import { describeAccepted, describeAccepting } from './count-accepted.ts';

const NONE = { added: 0, changed: 0, removed: 0 };

it('names the exact numbers', () => {
  expect(describeAccepting({ ...NONE, added: 9 })).toBe('Add 9 events');
  expect(describeAccepting({ ...NONE, added: 1, changed: 2 })).toBe('Add 1 event, make 2 changes');
  expect(describeAccepting({ ...NONE, changed: 1 })).toBe('Make 1 change');
  expect(describeAccepting(NONE)).toBe('Add events');
  expect(describeAccepted({ ...NONE, added: 9 })).toBe('9 events added');
  expect(describeAccepted({ ...NONE, changed: 1 })).toBe('1 event changed');
  expect(describeAccepted({ ...NONE, added: 2, changed: 1 })).toBe('2 events added, 1 changed');
  expect(describeAccepting({ ...NONE, removed: 1 })).toBe('Remove 1 event');
  expect(describeAccepting({ added: 2, changed: 1, removed: 1 })).toBe(
    'Add 2 events, make 1 change, remove 1 event',
  );
  expect(describeAccepted({ ...NONE, removed: 2 })).toBe('2 events removed');
  expect(describeAccepted({ ...NONE, changed: 1, removed: 2 })).toBe('1 event changed, 2 removed');
});
