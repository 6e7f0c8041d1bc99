import { hashBytes } from '../mime/content-hash.ts';
import { readCompletion } from '../model/completion.ts';
import type { AskableModel } from '../reader.ts';
import { readPlanAnswer } from './model.ts';
import type { PlanInput, PlanReading } from './plan.ts';
import { buildPlanRequest } from './plan-request.ts';
import { readPlan } from './read-plan.ts';

/**
 * Reads the events of a plan, with the model if there is one and the plan needs it. What the rules read stays if it gives
 * no usable answer.
 */
export async function readPlanWithModel(
  input: PlanInput,
  model?: AskableModel<PlanReading>,
): Promise<PlanReading> {
  const reading = await readPlan(input);
  if (!reading.wantsModel || !model) return reading;
  const mark = await hashBytes(new TextEncoder().encode(reading.text));
  const request = buildPlanRequest(reading, input.context, mark, model.name);
  const output = await model.ask(request, reading);
  if (output === null) return reading;
  const completion = readCompletion(output);
  if ('failure' in completion) return { ...reading, modelFailure: completion.failure };
  return readPlanAnswer(completion.content, reading, input.context) ?? reading;
}
