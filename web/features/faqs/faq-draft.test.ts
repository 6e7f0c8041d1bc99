import { expect, it } from 'vitest';
import { EMPTY_DRAFT, findMissing, isSameDraft, toBody } from './faq-draft.ts';

it('names what is missing; spaces are nothing', () => {
  expect(findMissing(EMPTY_DRAFT)).toEqual({
    question: 'Please enter a question.',
    answer: 'Please enter an answer.',
  });
  expect(findMissing({ question: 'Where?', answer: ' \n' })).toEqual({ answer: 'Please enter an answer.' });
  expect(findMissing({ question: 'Where?', answer: 'Here.' })).toEqual({});
});

it('sends without the spaces around, and keeps the lines between', () => {
  const draft = { question: ' Where? ', answer: 'Here.\n\nOr there. ' };
  expect(toBody(draft)).toEqual({ question: 'Where?', answer: 'Here.\n\nOr there.' });
  expect(isSameDraft(draft, toBody(draft))).toBe(true);
});
