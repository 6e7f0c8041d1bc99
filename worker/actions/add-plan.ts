import type { CreateProposals, UnreadText } from '../contract/proposals.ts';
import { type ListedProposal, listPlannedEvents } from '../db/itinerary/proposals/listed-proposals.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { LanguageCode } from '../messages/languages.ts';
import type { ActionContext } from './action-context.ts';
import { addProposals } from './new-proposal.ts';
import { readEventsOfPlan } from './read-plan.ts';

/**
 * Reads a plan and lets its events wait as proposals; see `readEventsOfPlan`. Throws FULL if too many proposals would
 * wait. `language`: in which events name what was booked.
 */
export async function addPlan(
  context: ActionContext,
  project: ProjectRow,
  plan: CreateProposals,
  language: LanguageCode,
): Promise<{ proposals: ListedProposal[]; unread: UnreadText[] }> {
  const { db, now } = context;
  const known = await listPlannedEvents(db, project.id);
  const events = known.map((event) => ({ ...event, uid: `event-${event.id}@foldout` }));
  const planContext = { zone: project.timeZone, now: new Date(now), events, language };
  const payer = { userId: null, projectId: project.id };
  const { proposals, unread } = await readEventsOfPlan(context, plan, planContext, payer);
  return { proposals: await addProposals(db, project.id, proposals, now), unread };
}
