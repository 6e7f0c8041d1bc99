import type { CreateEvent, Event } from '../../../worker/contract/events.ts';
import { isUpcoming } from '../../../worker/domain/schedule/event-times.ts';
import { useRowForm } from '../../lib/use-row-form.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import {
  createEventDraft,
  type EventErrors,
  findEventErrors,
  isSameEventDraft,
  toEventBody,
  toEventDraft,
} from './event-draft.ts';
import { useCreateEvent, useUpdateEvent } from './queries.ts';

const WIRE_NAMES: Partial<Record<string, keyof CreateEvent>> = { startsAt: 'datetime' };

type Options = {
  projectId: string;
  projectZone: string;
  event?: Event;
  refuse?: () => void;
  onDirtyChange: (dirty: boolean) => void;
  onDone: () => void;
};

/** State and actions of the form that adds or edits an event. */
export function useEventForm({ projectId, projectZone, event, ...rest }: Options) {
  return useRowForm({
    row: event,
    empty: () => createEventDraft(projectZone),
    toDraft: toEventDraft,
    toBody: toEventBody,
    isSame: isSameEventDraft,
    findMissing: findEventErrors,
    wireNames: WIRE_NAMES,
    create: useCreateEvent(projectId),
    update: useUpdateEvent(projectId),
    gone: 'This event was deleted by someone else. To keep it, add it as a new event.',
    onMissing: showMissing,
    onAdded: showAdded,
    onUpdated: () => showToast({ title: 'Event updated successfully!', kind: 'ok' }),
    ...rest,
  });
}

function showMissing({ endsAt: _wrongOrder, ...missing }: EventErrors) {
  if (Object.keys(missing).length === 0) return;
  const description = 'Please fill in all required fields including date and time.';
  showToast({ title: 'Missing Information', description, kind: 'error' });
}

function showAdded(added: Event) {
  if (isUpcoming(added, Date.now())) return showToast({ title: 'Event created successfully!', kind: 'ok' });
  showToast({
    title: 'Past Event Notice',
    description:
      "This event is scheduled for the past and will appear in the 'Past Events' section below upcoming events.",
    kind: 'info',
  });
}
