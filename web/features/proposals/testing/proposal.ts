import { EVENT_DEFAULTS } from '../../../../worker/contract/events.ts';
import type { Proposal } from '../../../../worker/contract/proposals.ts';

let created = 0;

/** A proposal as the API returns it. */
export function createProposal(fields: Partial<Proposal> = {}): Proposal {
  created += 1;
  return {
    ...EVENT_DEFAULTS,
    id: created,
    ...{ kind: 'event', personId: null, eventId: null, beside: null },
    title: `Event ${created}`,
    datetime: '2099-06-12T17:00:00.000Z',
    timeZone: 'Europe/Rome',
    attendees: '',
    needsReview: false,
    reviewReasons: [],
    duplicateOf: null,
    change: null,
    source: { kind: 'text', label: 'Pasted text', excerpt: `7 pm event ${created}`, lines: null },
    sequence: 0,
    createdAt: '2099-01-01T00:00:00.000Z',
    ...fields,
  };
}
