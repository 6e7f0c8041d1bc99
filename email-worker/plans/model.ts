import type { ModelRequest } from '../model/request.ts';
import type { PlanContext, PlanReading } from './plan.ts';

/** Body of the chat completion that asks a model to read a plan. `mark` is the SHA-256 of `reading.text` in hex. */
export function buildPlanRequest(
  _reading: PlanReading,
  _context: PlanContext,
  _mark: string,
  _model: string,
): ModelRequest {
  throw new Error('Not implemented.');
}

/**
 * The reading with what a model answered (`readCompletion`) in place of what the rules read, checked against the text and
 * the rules. Undefined if it is no usable answer: then the reading of the rules stays.
 */
export function readPlanAnswer(
  _content: string | object,
  _reading: PlanReading,
  _context: PlanContext,
): PlanReading | undefined {
  return undefined;
}
