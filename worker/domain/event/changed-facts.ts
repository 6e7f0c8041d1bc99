import type { EventFields } from '../../contract/events.ts';
import {
  CHANGED_FACTS,
  type ChangedFact,
  EVENT_FIELD_NAMES,
  EVENT_FIELDS,
  type EventFieldName,
} from './event-fields.ts';

/** The fields that a fact is about. */
export type FieldOfFact<Fact extends ChangedFact> = {
  [Name in EventFieldName]: (typeof EVENT_FIELDS)[Name]['told'] extends Fact ? Name : never;
}[EventFieldName];

export const listFieldsOfFact = (fact: ChangedFact): EventFieldName[] =>
  EVENT_FIELD_NAMES.filter((name) => EVENT_FIELDS[name].told === fact);

/** What an event says about a fact, as one text. A field that did not exist yet when the event was kept is unset. */
export function readFact(event: Partial<EventFields>, fact: ChangedFact): string {
  const [first, ...others] = listFieldsOfFact(fact).map((name) => String(event[name] ?? ''));
  // Texts are kept and compared later: an unset field at the end must not change them.
  return `${first}\0${others.join('\0').replace(/\0+$/, '')}`;
}

/** The facts that differ; `read` returns what one of the two says about a fact. */
export const listChangedFacts = <State>(
  before: State,
  after: State,
  read: (state: State, fact: ChangedFact) => string,
): ChangedFact[] => CHANGED_FACTS.filter((fact) => read(before, fact) !== read(after, fact));
