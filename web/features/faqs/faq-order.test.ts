import { describe, expect, it } from 'vitest';
import type { Faq } from '../../../worker/contract/faqs.ts';
import { applyOrder, sortFaqs, upsertFaq } from './faq-order.ts';

const faq = (id: number, order: number): Faq => ({
  id,
  order,
  question: `Question ${id}?`,
  answer: 'Yes.',
  sequence: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const ids = (faqs: Faq[]) => faqs.map(({ id }) => id);

describe('FAQ order', () => {
  const stored = [faq(1, 0), faq(2, 1), faq(3, 2)];

  it('follows the ids and updates each order field', () => {
    const moved = applyOrder(stored, [3, 1, 2]);
    expect(ids(moved)).toEqual([3, 1, 2]);
    expect(moved.map(({ order }) => order)).toEqual([0, 1, 2]);
    expect(ids(sortFaqs(moved))).toEqual([3, 1, 2]);
  });

  it('puts FAQs that the ids do not name last, in their order', () => {
    expect(ids(applyOrder([...stored, faq(9, 4), faq(8, 3)], [3, 2, 1]))).toEqual([3, 2, 1, 8, 9]);
  });

  it('ignores unknown ids', () => {
    expect(ids(applyOrder(stored, [7, 2, 1, 3]))).toEqual([2, 1, 3]);
  });

  it('returns the same object for FAQs that do not move', () => {
    const moved = applyOrder(stored, [2, 1, 3]);
    expect(moved[2]).toBe(stored[2]);
    expect(moved[0]).not.toBe(stored[1]);
  });

  it('inserts an FAQ at its position or replaces its older version', () => {
    expect(ids(upsertFaq([faq(1, 0), faq(3, 2)], faq(2, 1)))).toEqual([1, 2, 3]);
    const newer = { ...faq(1, 0), question: 'New?' };
    expect(upsertFaq(stored, newer)).toHaveLength(3);
    expect(upsertFaq(stored, newer)[0]).toBe(newer);
  });

  it('sorts FAQs of the same order by id, like the server', () => {
    expect(ids(sortFaqs([faq(5, 0), faq(4, 0)]))).toEqual([4, 5]);
  });
});
