import { expect, it } from 'vitest';
import { EMPTY_FAQ_DRAFT, findFaqErrors, isSameFaqDraft, toFaqBody } from './faq-draft.ts';

it('reports missing fields and ignores whitespace', () => {
  expect(findFaqErrors(EMPTY_FAQ_DRAFT)).toEqual({
    question: 'Please enter a question.',
    answer: 'Please enter an answer.',
  });
  expect(findFaqErrors({ question: 'Where?', answer: ' \n' })).toEqual({ answer: 'Please enter an answer.' });
  expect(findFaqErrors({ question: 'Where?', answer: 'Here.' })).toEqual({});
});

it('trims the values and keeps line breaks', () => {
  const draft = { question: ' Where? ', answer: 'Here.\n\nOr there. ' };
  expect(toFaqBody(draft)).toEqual({ question: 'Where?', answer: 'Here.\n\nOr there.' });
  expect(isSameFaqDraft(draft, toFaqBody(draft))).toBe(true);
});
