import { expect, it } from 'vitest';
import { describeCopiedProject } from './describe-copy.ts';

it('lists the content that Full Access will add', () => {
  const describeText = (events: number, faqs: number, customizations: boolean) =>
    describeCopiedProject('Done', { waiting: { events, faqs, customizations } }).description;
  expect(describeText(0, 0, false)).toBeUndefined();
  expect(describeText(1, 0, false)).toMatch(/adds 1 event\.$/);
  expect(describeText(11, 2, true)).toMatch(/adds 11 events, 2 FAQs and the design\.$/);
});
