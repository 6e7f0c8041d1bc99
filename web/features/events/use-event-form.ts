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

/** `stumbled`: the form was pressed and something in it is not right; the focus goes there, once. */
type Notice = { text: string; stumbled: boolean };
const NOTHING: Notice = { text: '', stumbled: false };
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
    if (Object.keys(missing).length > 0) return explainMissing(missing);
    if (base) send(base, base.sequence);
    else add();
  }

  function explainMissing({ endsAt: _shownByItsField, ...empty }: EventErrors) {
    setNotice({ text: '', stumbled: true });
    if (Object.keys(empty).length === 0) return;
    showToast({ title: 'Missing Information', description: MISSING, kind: 'error' });
  }

  function add() {
    const body = toBody(draft);
    // One key for one content: pressing again after a lost answer cannot add the event twice.
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    const onSuccess = (added: Event) => {
      announce(added);
      restart(createDraft(projectZone));
    };
    create.mutate({ body, key: attempt.current.key }, { onError: showRefusal, onSuccess });
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
            return setNotice({ text: GONE, stumbled: false });
          }
          showToast({ title: 'Event updated successfully!', kind: 'ok' });
          onDone();
        },
      },
    );
  }

  function showRefusal(error: Error) {
    if (!(error instanceof ApiError)) return;
    // A refusal added nothing, so the next try is a new request; after a failure nobody knows.
    if (error.status < 500) attempt.current = { sent: '', key: '' };
    const fields: EventErrors = error.body?.fields ?? {};
    setErrors(fields);
    setNotice({ text: '', stumbled: true });
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

function announce(added: Event) {
  if (isUpcoming(added, Date.now())) return showToast({ title: 'Event created successfully!', kind: 'ok' });
  showToast({
    title: 'Past Event Notice',
    description:
      "This event is scheduled for the past and will appear in the 'Past Events' section below upcoming events.",
    kind: 'info',
  });
}
