import type { Faq } from '../../../worker/contract/faqs.ts';

/** Returns the FAQs sorted by order, then by id. */
export function sortFaqs(faqs: readonly Faq[]): Faq[] {
  return [...faqs].sort((a, b) => a.order - b.order || a.id - b.id);
}

/** Returns the list with this FAQ added or replaced. */
export function upsertFaq(faqs: readonly Faq[], faq: Faq): Faq[] {
  return sortFaqs([...faqs.filter(({ id }) => id !== faq.id), faq]);
}

/** Returns the FAQs in the order of `ids`. FAQs not in `ids` (added by someone else meanwhile) come last. */
export function applyOrder(faqs: readonly Faq[], ids: readonly number[]): Faq[] {
  const positions = new Map(ids.map((id, index) => [id, index]));
  const positioned = sortFaqs(faqs).map((faq) => ({ faq, position: positions.get(faq.id) ?? ids.length }));
  return positioned
    .sort((a, b) => a.position - b.position)
    .map(({ faq }, order) => (faq.order === order ? faq : { ...faq, order }));
}
