import { useMemo, useRef, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Identity as Person } from '../../../worker/contract/people.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import type { RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { isAttending, parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { isUpcoming } from '../../../worker/domain/schedule/event-times.ts';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import { AnswerListDialog } from '../../features/rsvps/answer-list-dialog.tsx';
import { PlainYes } from '../../features/rsvps/plain-yes.tsx';
import { RsvpDialog } from '../../features/rsvps/rsvp-dialog.tsx';
import { useMyRsvp } from '../../features/rsvps/use-my-rsvp.ts';
import Identity from './identity.tsx';
import { RsvpNextSteps } from './rsvp-next-steps.tsx';
import type { DialogProps } from './use-dialog.ts';

/** The dialog with everybody's answers. */
export const ANSWER_LIST = {
  default: ({ project, onClose }: DialogProps) => <AnswerListDialog project={project} onClosed={onClose} />,
};

/** Returns the dialog in which a guest answers, for the itinerary if there is no event. */
export function toRsvpDialog(event: Event | undefined, answer: RsvpAnswer) {
  return { default: (props: DialogProps) => <Answer {...props} event={event} answer={answer} /> };
}

type AnswerProps = DialogProps & { event: Event | undefined; answer: RsvpAnswer };

/** A guest on the shared link first says who it is. */
function Answer({ event, answer, ...props }: AnswerProps) {
  const { person } = props.project.viewer;
  const [isKnown, setKnown] = useState(person !== null);
  if (!isKnown) {
    const close = () => (person ? setKnown(true) : props.onClose());
    return <Identity {...props} {...(!event && { answer })} onClose={close} />;
  }
  if (!person) return null;
  return (
    <AnswerAs
      project={props.project}
      person={person}
      event={event}
      answer={answer}
      onClosed={props.onClose}
    />
  );
}

type AnswerAsProps = Pick<AnswerProps, 'project' | 'event' | 'answer'> & {
  person: Person;
  onClosed: () => void;
};

/** After a new yes for the itinerary the page offers calendar and notifications. */
function AnswerAs({ project, person, event, answer, onClosed }: AnswerAsProps) {
  const { projectId, viewer } = project;
  const [isAnswered, setAnswered] = useState(false);
  const isComing = useRef(false);
  const asking = useAskingEvents(project, person);
  const given = useMyRsvp({ projectId, viewer, eventId: null, isPreview: false }).answer;
  const { maxPartySize, question, showList } = project.rsvp;
  const asksMore = maxPartySize > 1 || question || showList || asking.length > 0;
  // Once: the answer that is sent then is given.
  const [isPlain] = useState(!event && answer === 'yes' && !given && !asksMore);
  if (isAnswered) return <RsvpNextSteps project={project} onClosed={onClosed} />;
  const onComing = () => {
    isComing.current = true;
  };
  const close = () => (isComing.current ? setAnswered(true) : onClosed());
  if (isPlain)
    return <PlainYes projectId={projectId} personId={person.id} onComing={onComing} onClosed={close} />;
  return (
    <RsvpDialog
      project={project}
      person={person}
      event={event}
      asking={event ? [] : asking}
      answer={answer}
      onComing={event ? undefined : onComing}
      onClosed={close}
    />
  );
}

/** The events that ask this person for an answer and are not over. */
function useAskingEvents({ projectId }: Project, person: Person) {
  const events = useItinerary(projectId)?.data?.events;
  const [now] = useState(Date.now);
  return useMemo(
    () =>
      (events ?? [])
        .filter((event) => event.rsvp && isUpcoming(event, now))
        .filter(({ attendees }) => isAttending(parseAttendees(attendees), person.name))
        .sort((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime)),
    [events, now, person],
  );
}
