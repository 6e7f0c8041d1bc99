import type { Event } from '../contract/events.ts';
import type { Faq } from '../contract/faqs.ts';
import { CHANGEABLE_FIELDS, type ChangeableField, type ProposalOrigin } from '../contract/proposals.ts';
import type { Db } from '../db/client.ts';
import type { EventContent } from '../db/events.ts';
import { readItinerary } from '../db/itinerary.ts';
import type { AssistantKeyRow } from '../db/proposal-schema.ts';
import { type ListedProposal, listPlannedEvents } from '../db/proposals.ts';
import type { ReviewedEventRow } from '../db/reviewed-event-columns.ts';
import type { ProjectRow } from '../db/schema.ts';
import { NO_PERSON } from '../db/sql-expressions.ts';
import { findRepeatedEvent } from '../domain/proposals/find-repeated-event.ts';
import { toIsoOrNull } from '../domain/time/iso.ts';
import { AppError } from '../errors.ts';
import { addProposals, toNewProposal } from './new-proposal.ts';

/** An assistant that called with its key, and the itinerary that the key is for. */
export type Assistant = { key: AssistantKeyRow; project: ProjectRow };

/** The events and FAQs of the itinerary, as far as the key may see them. */
export async function readForAssistant(
  db: Db,
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

/** Lets events wait as proposals. Throws FULL. */
export async function proposeEvents(
  db: Db,
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
        { audience: content.audience ?? 'everyone', duplicateOf: findRepeatedEvent(content, planned) },
      ),
    ),
  );
  return addProposals(db, assistant.project.id, added, Date.now());
}

/**
 * Lets a change of an event wait as a proposal; `proposed` is the event with the change. Throws INVALID_INPUT if it
 * changes nothing, or FULL.
 */
export async function proposeChange(
  db: Db,
  assistant: Assistant,
  event: Event,
  proposed: ReviewedEventRow,
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
      audience: proposed.audience,
      targetEventId: event.id,
      targetSequence: event.sequence,
      changedFields,
      details: `event ${event.id} ${event.sequence}`,
    },
  );
  return (await addProposals(db, assistant.project.id, [added], Date.now()))[0];
}

function listChanges(event: Event, proposed: ReviewedEventRow): ChangeableField[] {
  const after: Record<ChangeableField, string | null> = {
    ...proposed,
    datetime: toIsoOrNull(proposed.startsAt),
    endsAt: toIsoOrNull(proposed.endsAt),
  };
  return CHANGEABLE_FIELDS.filter((field) => after[field] !== event[field]);
}
