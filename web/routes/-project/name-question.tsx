import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import IdentityQuestion from '../../features/people/identity-question.tsx';
import { isPastDeadline } from '../../features/rsvps/describe-rsvp.ts';
import { useNowUntil } from '../../features/rsvps/use-now-until.ts';

type Props = { project: Project; events: readonly Event[]; onAnswer: () => void };

/**
 * Asks for the guest's name if there are names to choose from, except while the page asks for an RSVP, which asks for the
 * name too.
 */
export default function NameQuestion({ project, events, onAnswer }: Props) {
  const { projectId, rsvp } = project;
  const now = useNowUntil(rsvp?.deadline ?? null);
  if (events.every(({ attendees }) => attendees === 'Everyone')) return null;
  if (rsvp?.enabled && !isPastDeadline(rsvp, now)) return null;
  return <IdentityQuestion projectId={projectId} onAnswer={onAnswer} />;
}
