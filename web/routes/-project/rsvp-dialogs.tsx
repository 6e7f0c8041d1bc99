import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { AnswerListDialog } from '../../features/rsvps/answer-list-dialog.tsx';
import { RsvpDialog } from '../../features/rsvps/rsvp-dialog.tsx';
import Identity from './identity.tsx';
import type { DialogProps } from './use-dialog.ts';

/** The dialog with everybody's answers. */
export const ANSWER_LIST = {
  default: ({ project, onClose }: DialogProps) => <AnswerListDialog project={project} onClosed={onClose} />,
};

/** Returns the dialog in which a guest answers, for the itinerary if there is no event. */
export function toRsvpDialog(event: Event | undefined, answer: RsvpAnswer) {
  return { default: (props: DialogProps) => <Answer {...props} event={event} answer={answer} /> };
}

/** A guest on the shared link first says who it is. */
function Answer({ event, answer, ...props }: DialogProps & { event: Event | undefined; answer: RsvpAnswer }) {
  const { person } = props.project.viewer;
  const [isKnown, setKnown] = useState(person !== null);
  if (!isKnown) return <Identity {...props} onClose={() => (person ? setKnown(true) : props.onClose())} />;
  if (!person) return null;
  return (
    <RsvpDialog
      project={props.project}
      person={person}
      event={event}
      answer={answer}
      onClosed={props.onClose}
    />
  );
}
