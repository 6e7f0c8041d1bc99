import type { Project } from '../../../worker/contract/projects.ts';
import IdentityQuestion from '../../features/people/identity-question.tsx';
import { isPastDeadline } from '../../features/rsvps/describe-rsvp.ts';
import { useNowUntil } from '../../features/rsvps/use-now-until.ts';

/** Asks for the guest's name, except while the page asks for an RSVP, which asks for the name too. */
export default function NameQuestion({ project, onAnswer }: { project: Project; onAnswer: () => void }) {
  const { projectId, rsvp } = project;
  const now = useNowUntil(rsvp?.deadline ?? null);
  if (rsvp?.enabled && !isPastDeadline(rsvp, now)) return null;
  return <IdentityQuestion projectId={projectId} onAnswer={onAnswer} />;
}
