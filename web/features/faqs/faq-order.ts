import type { Faq } from '../../../worker/contract/faqs.ts';

/** Questions in the order that guests read them. */
export function sortFaqs(faqs: readonly Faq[]): Faq[] {
  return [...faqs].sort((a, b) => a.order - b.order || a.id - b.id);
}

/** The list with this row in it, in place of an older version or new. */
export function upsertFaq(faqs: readonly Faq[], faq: Faq): Faq[] {
  return sortFaqs([...faqs.filter(({ id }) => id !== faq.id), faq]);
}

/**
 * The rows as they will stand once the order `ids` is stored. Rows that it does not name keep their order
 * and come last, as a question that arrived meanwhile does.
 */
export function applyOrder(faqs: readonly Faq[], ids: readonly number[]): Faq[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placed = sortFaqs(faqs).map((faq) => ({ faq, place: places.get(faq.id) ?? ids.length }));
  return placed
    .sort((a, b) => a.place - b.place)
    .map(({ faq }, order) => (faq.order === order ? faq : { ...faq, order }));
}
