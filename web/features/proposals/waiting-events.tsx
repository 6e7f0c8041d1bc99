import { useQuery } from '@tanstack/react-query';
import type { Project } from '../../../worker/contract/projects.ts';
import { countEvents } from '../../lib/count-events.ts';
import { openUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { countWaiting, type Waiting } from './count-waiting.ts';
import { pendingCountOptions, proposalsOptions, useAcceptProposals } from './queries.ts';
import './proposals.css';

type Props = {
  project: Pick<Project, 'projectId' | 'isPaid'>;
  /** How many events the itinerary has. */
  eventCount: number;
  /** Opens the review; omitted where there is none. */
  onReview?: () => void;
};

/** For hosts: how many events wait, and a button that adds those that are complete. Nothing if none waits. */
export function WaitingEvents({ project, eventCount, onReview }: Props) {
  const { projectId, isPaid } = project;
  const waiting = useWaiting(project);
  const accept = useAcceptProposals(projectId);
  if (!waiting) return null;
  const { proposals, ready } = waiting;
  // A trial has room for one event.
  const canAddAll = isPaid || eventCount + ready.length <= 1;
  return (
    <section className="proposals-waiting" aria-label="Waiting events">
      <p className="min-w-0 flex-[1_1_min(14rem,100%)]" role="status">
        <span className="font-semibold">{describeWaiting(waiting)}</span>
        <span className="block text-sm text-muted">{describeRest(waiting, isPaid)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {ready.length > 0 && canAddAll && (
          <Button
            variant="primary"
            busy={accept.isPending}
            onClick={() => !accept.isPending && accept.mutate(ready)}
          >
            {ready.length === 1 ? 'Add your event' : `Add your ${countEvents(ready.length)}`}
          </Button>
        )}
        {!isPaid && !canAddAll && (
          <Button
            variant="primary"
            onClick={() => openUpgradePrompt(`add ${countEvents(ready.length + waiting.pending)}`)}
          >
            See Full Access
          </Button>
        )}
        {proposals.length > 0 && onReview && <Button onClick={onReview}>Review</Button>}
      </div>
    </section>
  );
}

/** What waits for the hosts of an itinerary; undefined if nothing does, or until that is known. */
export function useWaiting({ projectId, isPaid }: Props['project']): Waiting | undefined {
  const { data: proposals } = useQuery(proposalsOptions(projectId));
  const { data: pending } = useQuery({ ...pendingCountOptions(projectId), enabled: !isPaid });
  const waiting = countWaiting(proposals ?? [], isPaid ? 0 : (pending?.events ?? 0));
  return waiting.proposals.length + waiting.pending > 0 ? waiting : undefined;
}

/** "8 events are waiting". */
export function describeWaiting({ proposals, pending }: Waiting): string {
  const count = proposals.length + pending;
  return `${countEvents(count)} ${count === 1 ? 'is' : 'are'} waiting`;
}

function describeRest({ proposals, ready, pending }: Waiting, isPaid: boolean): string {
  const toCheck = proposals.length - ready.length;
  const parts = [
    toCheck > 0 && `${toCheck} ${toCheck === 1 ? 'needs' : 'need'} a check first.`,
    pending > 0 && `${countEvents(pending)} of your copy will be added with Full Access.`,
    !isPaid && ready.length > 1 && 'Your trial includes one event.',
  ].filter(Boolean);
  return parts.join(' ') || 'Guests can’t see them yet.';
}
