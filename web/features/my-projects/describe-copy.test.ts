import { expect, it } from 'vitest';
import { describeCopiedProject } from './describe-copy.ts';

it('says what of a copy waits for Full Access', () => {
  const say = (events: number, faqs: number, customizations: boolean) =>
    describeCopiedProject('Done', { waiting: { events, faqs, customizations } }).description;
  expect(say(0, 0, false)).toBeUndefined();
  expect(say(1, 0, false)).toMatch(/the rest: 1 event\.$/);
  expect(say(11, 2, true)).toMatch(/the rest: 11 events, 2 questions and its looks\.$/);
});
