import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { t } from '../../../worker/messages/t.ts';
import { useRowForm } from '../../lib/use-row-form.ts';
import { findReviewErrors } from '../../ui/review/review-draft.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { useUpdateUnclaimed } from './queries.ts';
import { isSameUnclaimedDraft, toUnclaimedBody, toUnclaimedDraft } from './unclaimed-draft.ts';

type Options = {
  onDirtyChange: (dirty: boolean) => void;
  guard: (action: () => void) => void;
  /** Called after saving. */
  onDone: () => void;
};

/** Form state for editing an unclaimed event. */
export function useUnclaimedForm(event: UnclaimedEvent, options: Options) {
  return useRowForm({
    row: event,
    empty: () => toUnclaimedDraft(event),
    toDraft: toUnclaimedDraft,
    toBody: toUnclaimedBody,
    isSame: isSameUnclaimedDraft,
    findMissing: findReviewErrors,
    wireNames: { startsAt: 'datetime' },
    update: useUpdateUnclaimed(),
    gone: t('unclaimedGone'),
    onMissing: () => undefined,
    onUpdated: () => showToast({ title: t('unclaimedUpdated'), kind: 'ok' }),
    ...options,
  });
}
