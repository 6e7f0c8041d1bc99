import type { Faq } from '../../../worker/contract/faqs.ts';
import { t } from '../../../worker/messages/t.ts';

/** Values of the FAQ form. */
export type FaqDraft = { question: string; answer: string };

/** Error texts by field. */
export type FaqErrors = Partial<Record<keyof FaqDraft, string>>;

export const EMPTY_FAQ_DRAFT: FaqDraft = { question: '', answer: '' };

/** Returns the form values of a stored FAQ. */
export function toFaqDraft({ question, answer }: Faq): FaqDraft {
  return { question, answer };
}

/** Returns the request body. */
export function toFaqBody({ question, answer }: FaqDraft): FaqDraft {
  return { question: question.trim(), answer: answer.trim() };
}

/** Returns an error for each required field that is empty. */
export function findFaqErrors(draft: FaqDraft): FaqErrors {
  const { question, answer } = toFaqBody(draft);
  const errors: FaqErrors = {};
  if (!question) errors.question = t('enterQuestion');
  if (!answer) errors.answer = t('enterAnswer');
  return errors;
}

/** Returns whether saving both would store the same FAQ. */
export function isSameFaqDraft(a: FaqDraft, b: FaqDraft): boolean {
  return a.question.trim() === b.question.trim() && a.answer.trim() === b.answer.trim();
}
