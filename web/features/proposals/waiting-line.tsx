import type { Project } from '../../../worker/contract/projects.ts';
import { FIRST_EVENT_HINT } from '../../lib/first-event-hint.ts';
import { describeWaiting, useWaiting } from './waiting-events.tsx';

/** In an empty itinerary: how many events wait for its hosts, else how to begin. Default export, for lazy loading. */
export default function WaitingLine({ project }: { project: Pick<Project, 'projectId' | 'isPaid'> }) {
  const waiting = useWaiting(project);
  return waiting ? `${describeWaiting(waiting)} to be added.` : FIRST_EVENT_HINT;
}
