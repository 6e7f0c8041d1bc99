import { expect, it } from 'vitest';
import { describeAccepted, describeAccepting } from './count-accepted.ts';

it('names the exact numbers', () => {
  expect(describeAccepting({ added: 9, changed: 0 })).toBe('Add 9 events');
  expect(describeAccepting({ added: 1, changed: 2 })).toBe('Add 1 event, make 2 changes');
  expect(describeAccepting({ added: 0, changed: 1 })).toBe('Make 1 change');
  expect(describeAccepting({ added: 0, changed: 0 })).toBe('Add events');
  expect(describeAccepted({ added: 9, changed: 0 })).toBe('9 events added');
  expect(describeAccepted({ added: 0, changed: 1 })).toBe('1 event changed');
  expect(describeAccepted({ added: 2, changed: 1 })).toBe('2 events added, 1 changed');
});
