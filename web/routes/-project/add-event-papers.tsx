import { useQuery } from '@tanstack/react-query';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { AddPapers } from '../../features/papers/add-papers.tsx';
import { peopleOptions } from '../../features/people/queries.ts';

type Props = { project: Project; events: readonly Event[]; eventId: number };

/** Where hosts add tickets of an event. */
export default function AddEventPapers({ project: { projectId, isPaid }, events, eventId }: Props) {
  const { data: people, isPending } = useQuery(peopleOptions(projectId));
  // Whose a ticket is, is guessed from its file's name: without them it would be for everyone.
  if (isPending) return null;
  return (
    <AddPapers
      projectId={projectId}
      isPaid={isPaid}
      events={events}
      people={people ?? []}
      eventId={eventId}
    />
  );
}
