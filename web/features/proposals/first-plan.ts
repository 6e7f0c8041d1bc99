import type { QueryClient } from '@tanstack/react-query';
import { PROPOSAL_REASONS } from '../../../worker/contract/proposal-reasons.ts';
import type { Proposal, ReadEvent, UnreadText } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, api, toServerMessage, unwrap } from '../../lib/api.ts';
import { toProposalsKey } from '../../lib/proposals-key.ts';
import { readBrowserTimeZone } from '../../lib/time-zone-places.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import type { PlanSource } from './plan-source.ts';
import { type PastedPlan, readPlans } from './read-plans.ts';
import { suggestName } from './suggest-name.ts';

/** What was read before there is an itinerary. `sources` are added to the one that is created. */
export type FirstPlan = {
  sources: readonly PlanSource[];
  events: readonly ReadEvent[];
  unread: readonly UnreadText[];
  /** IANA; that of most events. */
  timeZone: string;
  /** For the itinerary; undefined if the plan has no name. */
  name: string | undefined;
};

/** Reads a plan. `plan` is undefined if nothing was read; `problems` says why. Nothing is stored. */
export async function readFirstPlan(
  pasted: PastedPlan,
): Promise<{ plan: FirstPlan | undefined; problems: string[] }> {
  const browserZone = readBrowserTimeZone();
  const { read, problems } = await readPlans(pasted, ({ kind, content, label }) =>
    unwrap(api.plans.read.$post({ json: { kind, content, label, timeZone: browserZone } })),
  );
  const found = read.flatMap(({ result }) => result.proposals);
  if (found.length === 0)
    return { plan: undefined, problems: problems.length > 0 ? problems : [t('planWithoutDays')] };
  const sources = read.map(({ plan: { kind, content, label } }) => ({ kind, content, label }));
  const unread = read.flatMap(({ result }) => result.unread);
  const name = suggestName(read[0]?.plan, read[0]?.result.proposals ?? []);
  const timeZone = findCommonZone(found) ?? browserZone;
  const events = found.map((event) => (event.timeZone === timeZone ? dropZoneReason(event) : event));
  return { plan: { sources, events, unread, timeZone, name }, problems };
}

/** The itinerary will have the zone of the event: that the browser is in another one needs no check. */
function dropZoneReason(event: ReadEvent): ReadEvent {
  const reviewReasons = event.reviewReasons.filter((reason) => reason !== PROPOSAL_REASONS['zone-of-place']);
  return { ...event, reviewReasons, needsReview: event.needsReview && reviewReasons.length > 0 };
}

function findCommonZone(events: readonly ReadEvent[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { timeZone } of events) counts.set(timeZone, (counts.get(timeZone) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * Lets the events of a plan wait in the itinerary that was created with it, where they show without another request. A plan
 * that the server refuses is not worth losing the itinerary for, so a toast says so. Rejects without a connection.
 */
export async function addFirstPlan(
  client: QueryClient,
  projectId: string,
  { sources }: FirstPlan,
): Promise<void> {
  const added: Proposal[] = [];
  for (const plan of sources) {
    try {
      const { proposals } = await unwrap(
        api.projects[':projectId'].proposals.$post({ param: { projectId }, json: plan }),
      );
      added.push(...proposals);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      showToast({
        title: t('planNotAdded'),
        description: `${toServerMessage(error) ?? ''} ${t('pastePlanAgain')}`.trim(),
        kind: 'error',
      });
    }
  }
  client.setQueryData(toProposalsKey(projectId), added);
}
