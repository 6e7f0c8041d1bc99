import type { Faq } from '../contract/faqs.ts';
import type { FaqRow } from '../db/schema/itinerary/itineraries.ts';
import { toIso } from '../domain/time/iso.ts';

export function toFaq(row: FaqRow): Faq {
  return {
    id: row.id,
    question: row.question,
    answer: row.answer,
    order: row.position,
    sequence: row.sequence,
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
  };
}
