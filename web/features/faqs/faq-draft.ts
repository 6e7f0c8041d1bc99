import type { Faq } from '../../../worker/contract/faqs.ts';

/** What the form holds. */
export type FaqDraft = { question: string; answer: string };

/** What is wrong with a field. */
export type FaqErrors = Partial<Record<keyof FaqDraft, string>>;

export const EMPTY_DRAFT: FaqDraft = { question: '', answer: '' };

/** The form for a stored question. */
export function toDraft({ question, answer }: Faq): FaqDraft {
  return { question, answer };
}

/** The body to send. */
export function toBody({ question, answer }: FaqDraft): FaqDraft {
  return { question: question.trim(), answer: answer.trim() };
}

/** What has to be filled in before the form can be sent. Empty when nothing is missing. */
export function findMissing(draft: FaqDraft): FaqErrors {
  const { question, answer } = toBody(draft);
  const errors: FaqErrors = {};
  if (!question) errors.question = 'Please enter a question.';
  if (!answer) errors.answer = 'Please enter an answer.';
  return errors;
}

/** Whether sending both would store the same. */
export function isSameDraft(a: FaqDraft, b: FaqDraft): boolean {
  return a.question.trim() === b.question.trim() && a.answer.trim() === b.answer.trim();
}
