import { requiredLine, requiredText, sequenceSchema } from './fields.ts';
import { LIMITS } from './limits.ts';
import { z } from './zod.ts';

const fields = {
  question: requiredLine(LIMITS.question, 'Please enter a question.'),
  answer: requiredText(LIMITS.answer, 'Please enter an answer.'),
};

export const createFaqSchema = z.object(fields);
export const updateFaqSchema = z.object({ ...fields, sequence: sequenceSchema });
export const reorderFaqsSchema = z.object({ faqIds: z.array(z.int().positive()).max(LIMITS.faqs) });

export type Faq = {
  id: number;
  question: string;
  answer: string;
  order: number;
  sequence: number;
  createdAt: string;
  updatedAt: string;
};
