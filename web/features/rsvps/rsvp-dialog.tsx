import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Identity } from '../../../worker/contract/people.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import type { RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { preloadToasts } from '../../ui/toasts/preload-toasts.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { formatDeadline, formatPeople } from './describe-rsvp.ts';
import { giveAnswer } from './give-answer.ts';
import { createRsvpDraft, RsvpFields, toRsvpBody } from './rsvp-fields.tsx';
import { useMyRsvp } from './use-my-rsvp.ts';

type Props = {
  project: Project;
  person: Identity;
  /** Undefined for the whole itinerary. */
  event?: Event | undefined;
  /** The answer that was chosen on the page. */
  answer: RsvpAnswer;
  onClosed: () => void;
};

/** Sends a guest's answer, with what the host asks for. */
export function RsvpDialog({ project, person, event, answer, onClosed }: Props) {
  const { projectId, viewer, rsvp } = project;
  const client = useQueryClient();
  const eventId = event?.id ?? null;
  const before = useMyRsvp({ projectId, viewer, eventId, isPreview: false }).answer;
  const [open, setOpen] = useState(true);
  const [change, setChange] = useState({});
  const draft = { ...createRsvpDraft(answer, before), ...change };
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(preloadToasts, []);

  async function submit() {
    setBusy(true);
    setProblem(undefined);
    const outcome = await giveAnswer(client, projectId, person.id, toRsvpBody(draft, eventId, before));
    setBusy(false);
    if (outcome.is === 'refused') return setProblem(outcome.message);
    setOpen(false);
    showToast(
      outcome.is === 'sent'
        ? { title: 'Your answer was sent', kind: 'ok' }
        : {
            title: 'Waiting to send',
            description: "No connection. Your answer is sent when you're online again.",
            kind: 'info',
          },
    );
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      theme={toDialogTheme(project)}
      size="small"
      title={event ? <bdi className="break-words">{event.title}</bdi> : 'Are you coming?'}
      description={describeQuestion(project, event)}
      submitLabel="Send"
      busy={busy}
      onSubmit={submit}
      finalFocus={() => document.querySelector(`[data-rsvp="${eventId ?? 'all'}"] button`)}
    >
      <RsvpFields
        label={event ? 'Will you be there?' : 'Are you coming?'}
        settings={rsvp}
        isItinerary={!event}
        draft={draft}
        onChange={(next) => {
          setChange({ ...change, ...next });
          setProblem(undefined);
        }}
      />
      <p role="alert" className={problem ? 'field-error' : 'contents'}>
        {problem}
      </p>
    </FormDialog>
  );
}

/** When the event is, how many people may come, until when the answer can change, and who sees it. */
function describeQuestion({ rsvp, timeZone }: Project, event: Event | undefined): string {
  const capacity = event?.rsvp?.capacity;
  return [
    event && `Will you be there on ${formatDateTime(event.datetime, event.timeZone)}?`,
    capacity && `There is room for ${formatPeople(capacity)}.`,
    rsvp.deadline && `You can change your answer until ${formatDeadline(rsvp.deadline, timeZone)}.`,
    rsvp.showList && 'Other guests see your answer, without the note.',
  ]
    .filter(Boolean)
    .join(' ');
}
