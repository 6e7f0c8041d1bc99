import type { CreateEvent, Event } from '../../../worker/contract/events.ts';
import { isUpcoming } from '../../../worker/domain/schedule/event-times.ts';
import { useRowForm } from '../../lib/use-row-form.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { createDraft, type EventErrors, findMissing, isSameDraft, toBody, toDraft } from './event-draft.ts';
import { useCreateEvent, useUpdateEvent } from './queries.ts';

const WIRE_NAMES: Partial<Record<string, keyof CreateEvent>> = { starts: 'datetime', ends: 'endsAt' };

type Options = {
  projectId: string;
  projectZone: string;
  event?: Event;
  refuse?: () => void;
  onDirtyChange: (dirty: boolean) => void;
  onDone: () => void;
};

/** The life of one event form. */
export function useEventForm({ projectId, projectZone, event, ...rest }: Options) {
  return useRowForm({
    row: event,
    empty: () => createDraft(projectZone),
    toDraft,
    toBody,
    isSame: isSameDraft,
    findMissing,
    wireNames: WIRE_NAMES,
    create: useCreateEvent(projectId),
    update: useUpdateEvent(projectId),
    gone: 'This event was deleted in the meantime. Add it to keep what is written here as a new event.',
    onMissing: explainMissing,
    onAdded: announce,
    onUpdated: () => showToast({ title: 'Event updated successfully!', kind: 'ok' }),
    ...rest,
  });
}

function explainMissing({ endsAt: _shownByItsField, ...empty }: EventErrors) {
  if (Object.keys(empty).length === 0) return;
  const description = 'Please fill in all required fields including date and time.';
  showToast({ title: 'Missing Information', description, kind: 'error' });
}

function announce(added: Event) {
  if (isUpcoming(added, Date.now())) return showToast({ title: 'Event created successfully!', kind: 'ok' });
  showToast({
    title: 'Past Event Notice',
    description:
      "This event is scheduled for the past and will appear in the 'Past Events' section below upcoming events.",
    kind: 'info',
  });
}
