import { t } from '../../../worker/messages/t.ts';
import { ApiError } from '../../lib/api.ts';
import { type PlanProblem, type PlanSource, readPlanFile, toPastedPlan } from './plan-source.ts';

/** What a host pastes, drops or picks. */
export type PastedPlan = { text: string; files: readonly File[] };

type Result = { proposals: readonly unknown[]; unread: readonly unknown[] };

/**
 * Reads pasted text and files one after another. What can be read is kept if another plan fails; `problems` says what was not,
 * in sentences for the host.
 */
export async function readPlans<R extends Result>(
  { text, files }: PastedPlan,
  send: (plan: PlanSource) => Promise<R>,
): Promise<{ read: { plan: PlanSource; result: R }[]; problems: string[] }> {
  const read: { plan: PlanSource; result: R }[] = [];
  const problems: string[] = [];
  async function attempt(plan: PlanSource | PlanProblem, name?: string) {
    const problem = 'problem' in plan ? plan.problem : await sendPlan(plan);
    if (problem) problems.push(name ? `${name}: ${problem}` : problem);
  }
  async function sendPlan(plan: PlanSource) {
    try {
      read.push({ plan, result: await send(plan) });
      return undefined;
    } catch (error) {
      return describeReadError(error);
    }
  }
  if (text.trim() !== '') await attempt(toPastedPlan(text));
  for (const file of files) await attempt(await readPlanFile(file), file.name);
  const hasFound = read.some(({ result }) => result.proposals.length + result.unread.length > 0);
  if (problems.length === 0 && !hasFound) problems.push(t('noEventsFound'));
  return { read, problems };
}

/** Says why a plan was not read, and what to do. */
function describeReadError(error: unknown): string {
  if (!(error instanceof ApiError)) return t('textStillHere');
  return error.body?.fields?.content ?? error.body?.message ?? t('readFailed');
}
