import { useEffect, useRef, useState } from 'react';
import type { CreateEvent, Event } from '../../../worker/contract/events.ts';
import { isUpcoming } from '../../../worker/domain/listing.ts';
import { ApiError } from '../../lib/api.ts';
import { showToast } from '../../ui/toast.ts';
import {
  createDraft,
  type EventDraft,
  type EventErrors,
  findMissing,
  isSameDraft,
  toBody,
  toDraft,
} from './event-draft.ts';
import { useCreateEvent, useUpdateEvent } from './queries.ts';

const NOTHING = { text: '' };
const MISSING = 'Please fill in all required fields including date and time.';
const GONE = 'This event was deleted in the meantime. Add it to keep what is written here as a new event.';

type Options = {
  projectId: string;
  projectZone: string;
  event?: Event;
  refuse?: () => void;
  onDirtyChange: (dirty: boolean) => void;
  onDone: () => void;
};

/** The life of one event form: its content, its way to the server, and what came back. */
export function useEventForm({ projectId, projectZone, event, refuse, onDirtyChange, onDone }: Options) {
  const create = useCreateEvent(projectId);
  const update = useUpdateEvent(projectId);
  // The row as it was when the host began; what they changed is measured against it.
  const [base, setBase] = useState(event);
  const [initial, setInitial] = useState(() => (event ? toDraft(event) : createDraft(projectZone)));
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<EventErrors>({});
  // An object, so that the same words said again are a new occasion to show where the trouble is.
  const [notice, setNotice] = useState(NOTHING);
  const [conflict, setConflict] = useState<Event>();
  const attempt = useRef({ sent: '', key: '' });
  const busy = create.isPending || update.isPending;
  const dirty = !isSameDraft(draft, initial);

  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);

  function change(fields: Partial<EventDraft>) {
    setDraft((current) => ({ ...current, ...fields }));
    setNotice(NOTHING);
    const changed = Object.keys(fields).map((field) => WIRE_NAMES[field] ?? field);
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !changed.includes(name))),
    );
  }

  function restart(next: EventDraft) {
    setInitial(next);
    setDraft(next);
    setErrors({});
    setNotice(NOTHING);
    attempt.current = { sent: '', key: '' };
  }

  function submit() {
    if (busy) return;
    if (!base && refuse) return refuse();
    const missing = findMissing(draft);
    setErrors(missing);
    setNotice(toNotice(missing));
    if (Object.keys(missing).length > 0) return;
    if (base) send(base, base.sequence);
    else add();
  }

  function add() {
    const body = toBody(draft);
    // One key for one content: pressing again after a lost answer cannot add the event twice.
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    create.mutate(
      { body, key: attempt.current.key },
      { onError: showRefusal, onSuccess: (added) => { announce(added); restart(createDraft(projectZone)); } },
    ); // biome-ignore format: two outcomes, two lines
  }

  function send(stored: Event, sequence: number) {
    update.mutate(
      { id: stored.id, sequence, body: toBody(draft, base) },
      {
        onError: showRefusal,
        onSuccess: (outcome) => {
          if ('conflict' in outcome) return setConflict(outcome.conflict);
          if ('gone' in outcome) {
            setBase(undefined);
            return setNotice({ text: GONE });
          }
          showToast({ title: 'Event updated successfully!', kind: 'ok' });
          onDone();
        },
      },
    );
  }

  function showRefusal(error: Error) {
    // A refusal added nothing; the next try is a new request.
    if (!(error instanceof ApiError)) return;
    attempt.current = { sent: '', key: '' };
    const fields: EventErrors = error.body?.fields ?? {};
    setErrors(fields);
    if (error.body?.fields) setNotice({ text: error.body.message });
  }

  return {
    draft,
    errors,
    notice,
    busy,
    dirty,
    conflict,
    isNew: base === undefined,
    change,
    submit,
    cancel: () => (base ? onDone() : restart(createDraft(projectZone))),
    closeConflict: () => setConflict(undefined),
    keepMine: () => {
      setConflict(undefined);
      if (conflict) send(conflict, conflict.sequence);
    },
    takeTheirs: () => {
      setConflict(undefined);
      setBase(conflict);
      if (conflict) restart(toDraft(conflict));
    },
  };
}

const WIRE_NAMES: Partial<Record<string, keyof CreateEvent>> = { starts: 'datetime', ends: 'endsAt' };

function toNotice(missing: EventErrors) {
  const { endsAt, ...empty } = missing;
  return { text: Object.keys(empty).length > 0 ? MISSING : (endsAt ?? '') };
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
