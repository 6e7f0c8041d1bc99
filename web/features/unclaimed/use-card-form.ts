import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { useRowForm } from '../../lib/use-row-form.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { findMissing, isSameDraft, toBody, toDraft } from './draft.ts';
import { useUpdateCard } from './queries.ts';

const ignore = () => undefined;

/** The life of the form of one card; `onDone` when it was saved. */
export function useCardForm(card: UnclaimedEvent, onDone: () => void) {
  return useRowForm({
    row: card,
    empty: () => toDraft(card),
    toDraft,
    toBody,
    isSame: isSameDraft,
    findMissing,
    wireNames: { starts: 'datetime', ends: 'endsAt' },
    update: useUpdateCard(),
    gone: 'This event was assigned or deleted in the meantime.',
    onMissing: ignore,
    onUpdated: () => showToast({ title: 'Event updated', kind: 'ok' }),
    onDirtyChange: ignore,
    onDone,
  });
}
