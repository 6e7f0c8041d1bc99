import { z } from 'zod';
import { line, sequence, text } from './fields.ts';
import { LIMITS } from './limits.ts';

const fields = {
  question: line(LIMITS.question, 'Please enter a question.'),
  answer: text(LIMITS.answer, 'Please enter an answer.'),
};

export const createFaq = z.object(fields);
export const updateFaq = z.object({ ...fields, sequence });
export const reorderFaqs = z.object({ faqIds: z.array(z.int().positive()).max(LIMITS.faqs) });

export type Faq = {
  id: number;
  question: string;
  answer: string;
  order: number;
  sequence: number;
  createdAt: string;
  updatedAt: string;
};
