import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { listPeople } from '../../../worker/domain/schedule/attendees.ts';
import { t } from '../../../worker/messages/t.ts';
import { openUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { EventForm } from './event-form.tsx';
import { EventList } from './event-list.tsx';
import '../../ui/lists/form-and-list.css';
import { useClearEvents, useDeleteEvent } from './queries.ts';
import { type EventFormRequest, useEditedEvent } from './use-edited-event.ts';

type Props = {
  projectId: string;
  /** IANA. */
  projectZone: string;
  isPaid: boolean;
  /** Whether guests are asked for answers at all. */
  isRsvpEnabled: boolean;
  events: readonly Event[];
  /** Names to suggest besides those in the events. */
  guests?: readonly string[];
  /** Above the form. */
  children?: ReactNode;
  /** What is above the form has the main button. */
  isSecond?: boolean;
  /** Beside the heading of the list. */
  listActions?: ReactNode;
  /** How many guests get notifications; undefined until that is known. */
  notified?: number | undefined;
  /** An event to edit or copy that was chosen elsewhere; a new object for each choice. */
  request?: EventFormRequest;
  onDirtyChange: (dirty: boolean) => void;
  /** Runs an action that discards unsaved input, after the host has agreed. */
  guard: (action: () => void) => void;
};

const NO_GUESTS: readonly string[] = [];
const openSecondEventUpgrade = () => openUpgradePrompt(t('toAddSecondEvent'));

/** The Events tab of the admin panel: the event form and the list of events. */
export function EventsTab({
  projectId,
  projectZone,
  isPaid,
  events,
  guests,
  children,
  request,
  ...rest
}: Props) {
  const { editing, copyOf, formKey, formRef, startEditing, startCopy, stopEditing } = useEditedEvent(
    rest.guard,
  );
  const [previous, setPrevious] = useState<Event>();
  const [clearing, setClearing] = useState(false);
  const list = useRef<HTMLElement>(null);
  const people = usePeople(events, guests);
  const others = editing ? events.filter(({ id }) => id !== editing.id) : events;
  const { mutate: deleteEvent } = useDeleteEvent(projectId);
  const trialIsFull = !isPaid && events.length > 0;
  const duplicate = trialIsFull ? openSecondEventUpgrade : startCopy;

  const startRequested = useEffectEvent(() => {
    if (request?.event) startEditing(request.event);
    if (request?.copyOf) duplicate(request.copyOf);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each request
  useEffect(startRequested, [request]);

  const onDelete = useCallback(
    (event: Event) => {
      deleteEvent(event);
      stopEditing(event.id);
    },
    [deleteEvent, stopEditing],
  );

  return (
    <div className="form-and-list">
      <div ref={formRef} className="grid content-start gap-4">
        {!editing && children}
        {trialIsFull && !editing && <TrialLimitNote />}
        <EventForm
          {...rest}
          key={formKey}
          projectId={projectId}
          projectZone={projectZone}
          event={editing}
          copyOf={copyOf}
          previous={previous}
          others={others}
          people={people}
          refuse={trialIsFull ? openSecondEventUpgrade : undefined}
          full={events.length >= LIMITS.events}
          onAdded={setPrevious}
          onDone={stopEditing}
          aside={!editing && <ListLink count={events.length} list={list} />}
        />
      </div>
      <EventList
        ref={list}
        events={events}
        projectZone={projectZone}
        editingId={editing?.id}
        onEdit={startEditing}
        onDuplicate={duplicate}
        onDelete={onDelete}
        onClear={() => setClearing(true)}
        actions={rest.listActions}
      />
      <ClearDialog
        projectId={projectId}
        count={events.length}
        open={clearing}
        onOpenChange={setClearing}
        onCleared={stopEditing}
      />
    </div>
  );
}

/** The names in events and of guests, for suggestions. */
const usePeople = (events: Props['events'], guests: Props['guests'] = NO_GUESTS) =>
  useMemo(() => listPeople([...events, ...guests.map((attendees) => ({ attendees }))]), [events, guests]);

type ClearDialogProps = {
  projectId: string;
  /** Events. */
  count: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCleared: () => void;
};

function ClearDialog({ projectId, count, open, onOpenChange, onCleared }: ClearDialogProps) {
  const clear = useClearEvents(projectId);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('clearAllEventsAsk')}
      description={t('clearAllEventsText', { number: count })}
      confirm={t('clearAll')}
      danger
      busy={clear.isPending}
      onConfirm={() =>
        clear.mutate(undefined, { onSuccess: () => onCleared(), onSettled: () => onOpenChange(false) })
      }
    />
  );
}

/** Moves to the list, which is out of view below the form. */
function ListLink({ count, list }: { count: number; list: RefObject<HTMLElement | null> }) {
  if (count < 2) return null;
  return (
    <button
      type="button"
      className="link min-h-6 text-sm"
      onClick={() => list.current?.querySelector('h3')?.focus()}
    >
      {t('seeAllEvents', { number: count })}
    </button>
  );
}

function TrialLimitNote() {
  return (
    <p className="rounded-2 bg-[var(--sunk)] px-4 py-3 text-sm">
      {t('trialHasOneEvent')}{' '}
      <button type="button" className="link" onClick={openSecondEventUpgrade}>
        {t('seeWhatsIncluded')}
      </button>
    </p>
  );
}
