import { useEffect, useEffectEvent, useRef } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { isUpcoming } from '../../../worker/domain/schedule/event-times.ts';
import { t } from '../../../worker/messages/t.ts';
import type { Row } from '../../lib/row-update.ts';
import { useRowForm } from '../../lib/use-row-form.ts';
import { useUndo } from '../../lib/use-undo.ts';
import { offerUndoOfCall } from '../../ui/toasts/offer-undo.ts';
import { showToast, type Toast } from '../../ui/toasts/toast.ts';
import { useFormToast } from '../../ui/toasts/use-form-toast.ts';
import {
  createEventDraft,
  createNextEventDraft,
  type EventDraft,
  type EventErrors,
  findEventErrors,
  isSameEventDraft,
  toAttendees,
  toEventBody,
  toEventDraft,
} from './event-draft.ts';
import { isFarFromEvents } from './far-from-events.ts';
import { useCreateEvent, useUpdateEvent } from './queries.ts';

const WIRE_NAMES: Partial<Record<string, keyof EventErrors>> = {
  startsAt: 'datetime',
  typedName: 'attendees',
  capacity: 'rsvp.capacity',
};

export type EventFormOptions = {
  projectId: string;
  /** IANA; time zone of new events. */
  projectZone: string;
  /** Whether the host asks guests for answers at all. */
  isRsvpEnabled: boolean;
  /** The event to edit; the form adds one if omitted. Use a `key` that changes with it. */
  event?: Event;
  /** The new event starts as a copy of this one. Use a `key` that changes with it. */
  copyOf?: Event;
  /** The event that was added last; a new one continues on its day. */
  previous?: Event;
  /** All other events. */
  others: readonly Event[];
  /** Called instead of submitting while the trial allows no more events. */
  refuse?: () => void;
  onDirtyChange: (dirty: boolean) => void;
  onAdded: (event: Event) => void;
  /** Runs an action that discards unsaved input, after the host has agreed. */
  guard: (action: () => void) => void;
  /** Called when editing ends, saved or canceled. */
  onDone: () => void;
};

/** State and actions of the form that adds or edits an event. */
export function useEventForm(options: EventFormOptions) {
  const {
    projectId,
    projectZone,
    isRsvpEnabled: _,
    event,
    copyOf,
    previous,
    others,
    onAdded,
    ...rest
  } = options;
  const toast = useFormToast();
  const undoCall = useUndo(projectId);
  const form = useRowForm({
    row: event,
    empty(added = previous) {
      return added ? createNextEventDraft(added) : createEventDraft(projectZone);
    },
    prefilled: copyOf && toEventDraft(copyOf),
    toDraft: toEventDraft,
    toBody: toEventBody,
    isSame: isSameEventDraft,
    findMissing: findEventErrors,
    toMergeable: (draft) => ({ ...draft, attendees: toAttendees(draft), typedName: '' }),
    wireNames: WIRE_NAMES,
    create: useCreateEvent(projectId),
    update: useUpdateEvent(projectId),
    gone: t('eventGone'),
    onMissing: (missing, stored) => showMissing(missing, stored, toast.show),
    onComplete: toast.end,
    isDoubtful: ({ startsAt }, stored) =>
      isFarFromEvents(startsAt, others) && (!stored || toEventDraft(stored).startsAt !== startsAt),
    onAdded(added) {
      showAdded(added, undoCall);
      onAdded(added);
    },
    onUpdated: ({ undo }) => offerUndoOfCall(t('eventUpdated'), undo, undoCall),
    ...rest,
  });
  const change = useFollowZone(form, event ?? copyOf, projectZone);
  // A zone that the host picked, and the place of a stored event, are taken as they are.
  const mayOfferZone =
    form.draft.timeZone === form.initial.timeZone && form.draft.location !== form.initial.location;
  return { ...form, change, mayOfferZone };
}

type ZoneForm = {
  initial: EventDraft;
  draft: EventDraft;
  change: (fields: Partial<EventDraft>) => void;
  rebase: (initial: EventDraft, draft: EventDraft) => void;
};

/**
 * Keeps a new event in the itinerary's time zone when that changes, unless the host picked a zone in the form. Wall clocks
 * stay. Returns the form's `change`.
 */
function useFollowZone(
  { initial, draft, change, rebase }: ZoneForm,
  source: Event | undefined,
  zone: string,
) {
  const followed = useRef(zone);
  const picked = useRef<string>(undefined);
  const follow = useEffectEvent(() => {
    const before = followed.current;
    followed.current = zone;
    const { timeZone } = draft;
    if (source || zone === before || timeZone !== before || timeZone === picked.current) return;
    rebase({ ...initial, timeZone: zone }, { ...draft, timeZone: zone });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each change of the itinerary's zone
  useEffect(follow, [zone]);
  return (fields: Partial<EventDraft>) => {
    if (fields.timeZone) picked.current = fields.timeZone;
    change(fields);
  };
}

/** The fields that are missing; those that are wrong say so themselves. */
function showMissing(
  { title, description: text, datetime, location }: EventErrors,
  stored: Event | undefined,
  show: (toast: Toast) => void,
) {
  const missing = [title, text, datetime, location].filter((message) => message !== undefined);
  if (missing.length === 0) return;
  const description = stored ? missing.join(' ') : t('fillInRequired');
  show({ title: t('missingInformation'), description, kind: 'error' });
}

function showAdded(added: Event & Row, undoCall: (seq: number) => void) {
  if (isUpcoming(added, Date.now())) return offerUndoOfCall(t('eventCreated'), added.undo, undoCall);
  showToast({
    title: t('pastEventNotice'),
    description: t('pastEventNoticeText'),
    kind: 'info',
  });
}
