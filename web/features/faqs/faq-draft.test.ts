import { expect, it } from 'vitest';
import { EMPTY_FAQ_DRAFT, findFaqErrors, isSameFaqDraft, toFaqBody } from './faq-draft.ts';

it('names what is missing; spaces are nothing', () => {
  expect(findFaqErrors(EMPTY_FAQ_DRAFT)).toEqual({
    question: 'Please enter a question.',
    answer: 'Please enter an answer.',
  });
  expect(findFaqErrors({ question: 'Where?', answer: ' \n' })).toEqual({ answer: 'Please enter an answer.' });
  expect(findFaqErrors({ question: 'Where?', answer: 'Here.' })).toEqual({});
});

it('sends without the spaces around, and keeps the lines between', () => {
  const draft = { question: ' Where? ', answer: 'Here.\n\nOr there. ' };
  expect(toFaqBody(draft)).toEqual({ question: 'Where?', answer: 'Here.\n\nOr there.' });
  expect(isSameFaqDraft(draft, toFaqBody(draft))).toBe(true);
});
