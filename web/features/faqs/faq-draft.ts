import type { Faq } from '../../../worker/contract/faqs.ts';

/** What the form holds. */
export type FaqDraft = { question: string; answer: string };

/** What is wrong with a field. */
export type FaqErrors = Partial<Record<keyof FaqDraft, string>>;

export const EMPTY_FAQ_DRAFT: FaqDraft = { question: '', answer: '' };

/** The form for a stored question. */
export function toFaqDraft({ question, answer }: Faq): FaqDraft {
  return { question, answer };
}

/** The body to send. */
export function toFaqBody({ question, answer }: FaqDraft): FaqDraft {
  return { question: question.trim(), answer: answer.trim() };
}

/** What has to be filled in before the form can be sent. Empty when nothing is missing. */
export function findFaqErrors(draft: FaqDraft): FaqErrors {
  const { question, answer } = toFaqBody(draft);
  const errors: FaqErrors = {};
  if (!question) errors.question = 'Please enter a question.';
  if (!answer) errors.answer = 'Please enter an answer.';
  return errors;
}

/** Whether sending both would store the same. */
export function isSameFaqDraft(a: FaqDraft, b: FaqDraft): boolean {
  return a.question.trim() === b.question.trim() && a.answer.trim() === b.answer.trim();
}
