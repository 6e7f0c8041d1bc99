import type { Row } from '../../lib/row-update.ts';
import { type RowFormOptions, useRowForm } from '../../lib/use-row-form.ts';
import {
  findReviewErrors,
  isSameReviewDraft,
  type ReviewDraft,
  type ReviewErrors,
  type ReviewedFields,
  toReviewBody,
  toReviewDraft,
} from '../../ui/review/review-draft.ts';

type Options<Stored extends Row> = Pick<
  RowFormOptions<Stored, ReviewDraft, ReviewedFields, ReviewErrors>,
  'update' | 'gone' | 'onUpdated' | 'onDirtyChange' | 'guard' | 'onDone'
>;

/** State of the form that edits an event before it is added to an itinerary. */
export const useReviewForm = <Stored extends Row & ReviewedFields>(row: Stored, options: Options<Stored>) =>
  useRowForm({
    row,
    empty: () => toReviewDraft(row),
    toDraft: toReviewDraft,
    toBody: toReviewBody,
    isSame: isSameReviewDraft,
    findMissing: findReviewErrors,
    wireNames: { startsAt: 'datetime' },
    onMissing: () => undefined,
    ...options,
  });
