import type { PlanInput, PlanReading } from './plan.ts';

/**
 * Reads a plan without a model. Never throws; a plan that cannot be read is refused. Proposals are in the order of the
 * text. What is not sure is flagged, and what is not read is in `unread`.
 */
export async function readPlan(_input: PlanInput): Promise<PlanReading> {
  return {
    proposals: [],
    unread: [],
    refusal: 'empty',
    isCut: false,
    wantsModel: false,
    text: '',
  };
}
