import { toNewProposal } from '../actions/new-proposal.ts';
import type { Proposal } from '../contract/proposals.ts';
import { insertProposals } from '../db/itinerary/proposals/listed-proposals.ts';
import type { ProposalRow } from '../db/schema/shared/proposals.ts';
import { pickEventColumns } from '../domain/event/event-fields.ts';
import { toProposal } from '../serializers/proposal.ts';
import { testItineraryDb } from './databases.ts';

/** Adds an event to the project `id` as a proposal, as if it had been read from a pasted text. */
export async function addTestProposal(id: number, fields: Partial<ProposalRow> = {}): Promise<Proposal> {
  const {
    title = 'Boat trip',
    description = 'Bring a jacket.',
    startsAt = Date.UTC(2083, 5, 12, 18, 30),
    endsAt = null,
    location = 'Cais do Sodré',
    attendees = '',
    needsReview = false,
    reasons = [],
    ...options
  } = fields;
  const zone = { timeZone: 'Europe/Lisbon', endTimeZone: null };
  const source = { kind: 'text' as const, label: 'Pasted text', excerpt: title, lines: null };
  const content = {
    title,
    description,
    startsAt,
    endsAt,
    ...zone,
    location,
    attendees,
    ...pickEventColumns(options),
  };
  const added = await toNewProposal({ ...content, needsReview, reasons, source }, options);
  const [row] = (await insertProposals(testItineraryDb(id), id, [added], Date.now())) ?? [];
  if (!row) throw new Error('The proposal does not fit.');
  return toProposal(row);
}

/** An ics file with one event for each title, an hour apart. */
export const buildPlan = (titles: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...titles.flatMap((title, index) => [
      'BEGIN:VEVENT',
      `UID:${index}@plan.example`,
      `DTSTART;TZID=Europe/Lisbon:20830612T${String(8 + index).padStart(2, '0')}0000`,
      `SUMMARY:${title}`,
      'LOCATION:Lisbon',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
