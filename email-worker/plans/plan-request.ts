import { toLocalDay } from '../../worker/domain/time/days.ts';
import { toVisibleText } from '../model/email-text.ts';
import { buildTaskRequest, type ModelRequest, type ModelTask } from '../model/request.ts';
import { PLAN_ANSWER_SCHEMA, PLAN_RULES } from './model-rules.ts';
import type { PlanContext, PlanReading } from './plan.ts';

/** Characters of a plan that are sent. */
export const MAX_TEXT = 24_000;
/** Tokens of the answer: 60 events of about 150 each, and some reasoning where it cannot be turned off. */
const MAX_ANSWER_TOKENS = 12_000;

/** The text of a plan as the model gets it. */
export const toPlanText = ({ text }: PlanReading): string =>
  toVisibleText(text.slice(0, 2 * MAX_TEXT)).slice(0, MAX_TEXT);

/** Body of the chat completion that asks a model to read a plan. `mark` is the SHA-256 of `reading.text` in hex. */
export function buildPlanRequest(
  reading: PlanReading,
  context: PlanContext,
  mark: string,
  model: string,
): ModelRequest {
  const task: ModelTask = {
    tag: 'plan',
    rules: PLAN_RULES + describeContext(context),
    schema: PLAN_ANSWER_SCHEMA,
    schemaName: 'plan',
    functionName: 'save_events',
    functionDescription: 'Saves the events of the plan.',
    maxTokens: MAX_ANSWER_TOKENS,
  };
  return buildTaskRequest(task, toPlanText(reading), mark, model);
}

function describeContext({ now, zone, tripStart, tripEnd }: PlanContext): string {
  const today = toLocalDay(now.getTime(), zone);
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: zone }).format(now);
  const days = tripStart ? ` The trip is from ${tripStart} to ${tripEnd ?? tripStart}.` : '';
  return `\n\nToday is ${weekday}, ${today}. The time zone is ${zone}.${days}`;
}
