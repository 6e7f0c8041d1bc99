import type { Event } from '../contract/events.ts';
import type { Faq } from '../contract/faqs.ts';
import type { ChangeableField, ProposalOrigin } from '../contract/proposals.ts';
import type { ItineraryDb } from '../db/client.ts';
import type { EventContent } from '../db/itinerary/events/events.ts';
import { type ListedProposal, listPlannedEvents } from '../db/itinerary/proposals/listed-proposals.ts';
import { readItinerary } from '../db/itinerary/reads/itinerary.ts';
import type { AssistantKeyRow } from '../db/schema/itinerary/assistant-keys.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { NO_PERSON } from '../db/sql-expressions.ts';
import { EVENT_FIELD_NAMES, type ReviewedColumns, toEventFields } from '../domain/event/event-fields.ts';
import { findRepeatedEvent } from '../domain/proposals/find-repeated-event.ts';
import { AppError } from '../errors.ts';
import { addProposals, toNewProposal } from './new-proposal.ts';

/** An assistant that called with its key, and the itinerary that the key is for. */
export type Assistant = { key: AssistantKeyRow; project: ProjectRow };

/** The events and FAQs of the itinerary, as far as the key may see them. */
export async function readForAssistant(
  db: ItineraryDb,
  { key, project }: Assistant,
): Promise<{ events: Event[]; faqs: Faq[] }> {
  const { projectId, grantVersion } = project;
  const scope = { projectId, grantVersion, isHost: key.includePrivate, ...NO_PERSON };
  const { events, faqs } = await readItinerary(db, scope);
  return {
    events: events.map((text) => JSON.parse(text) as Event),
    faqs: faqs.map((text) => JSON.parse(text) as Faq),
  };
}

const toOrigin = ({ key }: Assistant, note: string): ProposalOrigin => ({
  kind: 'assistant',
  label: key.label,
  excerpt: note,
  lines: null,
});

/** Adds events as proposals. Throws FULL. */
export async function proposeEvents(
  db: ItineraryDb,
  assistant: Assistant,
  contents: EventContent[],
  note: string,
): Promise<ListedProposal[]> {
  const planned = await listPlannedEvents(db, assistant.project.id);
  const source = toOrigin(assistant, note);
  const added = await Promise.all(
    contents.map((content) =>
      toNewProposal(
        { ...content, needsReview: false, reasons: [], source },
        { duplicateOf: findRepeatedEvent(content, planned) },
      ),
    ),
  );
  return addProposals(db, assistant.project.id, added, Date.now());
}

/**
 * Adds a change of an event as a proposal; `proposed` is the event with the change. Throws INVALID_INPUT if it
 * changes nothing, or FULL.
 */
export async function proposeChange(
  db: ItineraryDb,
  assistant: Assistant,
  event: Event,
  proposed: ReviewedColumns,
  note: string,
): Promise<ListedProposal | undefined> {
  const changedFields = listChanges(event, proposed);
  if (changedFields.length === 0) {
    throw new AppError('INVALID_INPUT', { message: 'The event already has these values.' });
  }
  const source = toOrigin(assistant, note);
  const added = await toNewProposal(
    { ...proposed, needsReview: false, reasons: [], source },
    {
      targetEventId: event.id,
      targetSequence: event.sequence,
      changedFields,
      details: `event ${event.id} ${event.sequence}`,
    },
  );
  return (await addProposals(db, assistant.project.id, [added], Date.now()))[0];
}

function listChanges(event: Event, proposed: ReviewedColumns): ChangeableField[] {
  const after = toEventFields(proposed);
  return EVENT_FIELD_NAMES.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(event[name]));
}
