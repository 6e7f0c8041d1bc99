import type { PlanContext, ProposalDraft } from '../plans/plan.ts';
import { readPlan } from '../plans/read-plan.ts';

type TestContext = Partial<Omit<PlanContext, 'now'>> & {
  /** `YYYY-MM-DD` */
  today?: string;
};

/** The proposals of a text that is read at noon of a day, by default in UTC and for an itinerary without days and events. */
export async function readTestPlan(
  content: string,
  { today = '2027-05-03', ...context }: TestContext = {},
): Promise<ProposalDraft[]> {
  const now = new Date(`${today}T12:00:00Z`);
  const { proposals } = await readPlan({
    kind: 'text',
    content,
    context: { zone: 'UTC', events: [], ...context, now },
  });
  return proposals;
}
