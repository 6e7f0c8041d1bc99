import type { TimeZonePlace } from '../worker/contract/time-zones.ts';
import type { ModelRequest } from './model/request.ts';
import type { PlanInput, PlanReading } from './plans/plan.ts';
import type { Reading, ReadOptions } from './reading.ts';

/** A model that may be asked. */
export interface AskableModel<Read> {
  /** Which model the request is for. */
  name: string;
  /**
   * Sends a request about what the rules read. Resolves with what the model returned; null without an answer: then the
   * reading of the rules stays.
   */
  ask(request: ModelRequest, read: Read): Promise<unknown>;
}

/** Clues to whose email it is, from the text that its last sender wrote. No attachment is opened. */
export type MailClues = Pick<Reading, 'typedAddresses'> & { isAutomatic: boolean };

/**
 * What the Worker that reads emails and plans does for the one that answers requests. It stores nothing and calls no
 * other system: a model is asked through the caller.
 */
export interface Reader {
  findMailClues(raw: ReadableStream<Uint8Array>): Promise<MailClues>;
  /** Never fails for what an email contains: see `problem` of the reading. */
  readMail(
    raw: ReadableStream<Uint8Array>,
    options: ReadOptions,
    model?: AskableModel<Reading>,
  ): Promise<Reading>;
  readPlan(input: PlanInput, model?: AskableModel<PlanReading>): Promise<PlanReading>;
  /** Places by a part of their name, best first. */
  searchPlaces(query: string): Promise<TimeZonePlace[]>;
  /** The time zone (IANA) of a location; null if it is unknown or ambiguous. */
  suggestZone(location: string): Promise<string | null>;
}
