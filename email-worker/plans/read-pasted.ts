import { matchPrinted } from '../languages/compile.ts';
import type { WorkBudget } from '../work-budget.ts';
import type { PlanInput, PlanReading, ProposalDraft } from './plan.ts';
import { readBookingText } from './read-emails.ts';
import { readPlanText } from './read-text.ts';

/** A pasted confirmation is read as an email is, anything else as a plan. */
export async function readPasted(whole: string, input: PlanInput, budget: WorkBudget): Promise<PlanReading> {
  const text = budget.cut(whole, 'plan');
  const plan = addCut(readPlanText(text, input), whole, text.length);
  if (text.length > MAX_CONFIRMATION || !CONFIRMATION.test(text)) return plan;
  const label = plan.proposals[0]?.source.label ?? input.label ?? 'Pasted text';
  const bookings = await readBookingText(text, input.kind, input.context, label, budget);
  return bookings.length > 0 && coverAll(bookings, plan.proposals) ? { ...plan, proposals: bookings } : plan;
}

/** Says where a text was cut that would take too much work. */
function addCut(plan: PlanReading, whole: string, end: number): PlanReading {
  const left = whole.slice(end).trim();
  if (left === '') return plan;
  const line = whole.slice(0, end).split('\n').length;
  return {
    ...plan,
    unread: [...plan.unread, { text: left.split('\n', 1)[0] ?? '', line, reason: 'too-long' }],
  };
}

/** Whether bookings begin or end where each event of a plan that is sure begins. */
function coverAll(bookings: ProposalDraft[], proposals: ProposalDraft[]): boolean {
  const known = new Set(bookings.flatMap(({ datetime, endsAt }) => [datetime, endsAt]));
  return proposals.every(({ datetime, needsReview }) => needsReview || known.has(datetime));
}

const MAX_CONFIRMATION = 8_000;
const CONFIRMATION = new RegExp(
  `${matchPrinted('plan.bookings')}[^\\n]{0,24}[:#№ ][^\\n]{0,6}[A-Z\\d-]{5,}`,
  'i',
);
