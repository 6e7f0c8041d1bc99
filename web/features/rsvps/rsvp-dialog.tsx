import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Identity } from '../../../worker/contract/people.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import type { Rsvp, RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { rsvpsOptions } from '../../lib/rsvps/rsvp-query.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { PrivacyLink } from '../../ui/page/privacy-link.tsx';
import { preloadToasts } from '../../ui/toasts/preload-toasts.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { formatDeadline } from './describe-rsvp.ts';
import { type EventAnswers, EventQuestions } from './event-questions.tsx';
import { describeOutcome, giveAnswers } from './give-answer.ts';
import { createRsvpDraft, RsvpFields, toRsvpBody } from './rsvp-fields.tsx';
import { useMyRsvp } from './use-my-rsvp.ts';

type Props = {
  project: Project;
  person: Identity;
  /** Undefined for the whole itinerary. */
  event?: Event | undefined;
  /** Events that ask for an answer of their own, in the sheet for the whole itinerary. */
  asking?: readonly Event[];
  /** The answer that was chosen on the page. */
  answer: RsvpAnswer;
  /** The server has a yes, which is new. In place of a toast. */
  onComing?: (() => void) | undefined;
  onClosed: () => void;
};

/** Sends a guest's answer, with what the host asks for. */
export function RsvpDialog({ project, person, event, asking = [], answer, onComing, onClosed }: Props) {
  const { projectId, viewer, rsvp } = project;
  const client = useQueryClient();
  const eventId = event?.id ?? null;
  const before = useMyRsvp({ projectId, viewer, eventId, isPreview: false }).answer;
  const [open, setOpen] = useState(true);
  const [change, setChange] = useState({});
  const draft = { ...createRsvpDraft(answer, before), ...change };
  const [chosen, setChosen] = useState<EventAnswers>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The events beside the answer, where a window has room for both.
  const isWide = asking.length > 1 && draft.answer !== 'no';
  useEffect(preloadToasts, []);

  async function submit() {
    setBusy(true);
    setProblem(undefined);
    const { mine = [] } = client.getQueryData(rsvpsOptions(projectId).queryKey) ?? {};
    const outcome = await giveAnswers(client, projectId, person.id, [
      { title: undefined, body: toRsvpBody(draft, eventId, before) },
      ...toEventAnswers({ asking, chosen, mine, partySize: draft.partySize }),
    ]);
    setBusy(false);
    if (outcome.is === 'refused') return setProblem(outcome.message);
    setOpen(false);
    const isComing = outcome.is === 'sent' && draft.answer === 'yes' && before?.answer !== 'yes';
    if (isComing && onComing) onComing();
    else showToast(describeOutcome(outcome.is));
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      theme={toDialogTheme(project)}
      size={isWide ? 'large' : 'small'}
      title={event ? <EventTitle {...event} /> : t('areYouComing')}
      description={describeQuestion(project, event)}
      submitLabel={t('send')}
      busy={busy}
      onSubmit={submit}
      finalFocus={() => document.querySelector(`[data-rsvp="${eventId ?? 'all'}"] button`)}
    >
      <RsvpFields
        label={event ? t('willYouBeThere') : t('areYouComing')}
        settings={rsvp}
        isItinerary={!event}
        draft={draft}
        isWide={isWide}
        onChange={(next) => {
          setChange({ ...change, ...next });
          setProblem(undefined);
        }}
      >
        {asking.length > 0 && draft.answer !== 'no' && (
          <EventQuestions
            projectId={projectId}
            events={asking}
            chosen={chosen}
            busy={busy}
            isWide={isWide}
            onChoose={(answers) => {
              setChosen(answers);
              setProblem(undefined);
            }}
          />
        )}
      </RsvpFields>
      <PrivacyLink />
      <p role="alert" className={problem ? 'field-error' : 'contents'}>
        {problem}
      </p>
    </FormDialog>
  );
}

const EventTitle = ({ title }: Pick<Event, 'title'>) => (
  <bdi className="block break-words" dir="auto">
    {title}
  </bdi>
);

type ChosenAnswers = {
  asking: readonly Event[];
  chosen: EventAnswers;
  mine: readonly Rsvp[];
  /** Of the answer for the itinerary. */
  partySize: number;
};

/** What is sent for the events that were answered. */
const toEventAnswers = ({ asking, chosen, mine, partySize }: ChosenAnswers) =>
  asking.flatMap(({ id, title }) => {
    const answer = chosen[id];
    if (!answer) return [];
    const old = mine.find((row) => row.eventId === id);
    const draft = { ...createRsvpDraft(answer, old), partySize: old?.partySize ?? partySize };
    return { title, body: toRsvpBody(draft, id, old) };
  });

/** When the event is, how many people may come, until when the answer can change, and who sees it. */
function describeQuestion({ rsvp, timeZone }: Project, event: Event | undefined): string {
  const capacity = event?.rsvp?.capacity;
  return [
    event && t('willYouBeThereOn', { time: formatDateTime(event.datetime, event.timeZone) }),
    capacity && t('roomFor', { count: capacity }),
    // No line ends within the date.
    rsvp.deadline &&
      t('changeUntil', { time: formatDeadline(rsvp.deadline, timeZone).replaceAll(' ', '\u00a0') }),
    rsvp.showList && t('othersSeeAnswer'),
  ]
    .filter(Boolean)
    .join(' ');
}
