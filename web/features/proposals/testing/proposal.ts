import type { Proposal } from '../../../../worker/contract/proposals.ts';

let created = 0;

/** A proposal as the API returns it. */
export function createProposal(fields: Partial<Proposal> = {}): Proposal {
  created += 1;
  return {
    id: created,
    title: `Event ${created}`,
    description: '',
    datetime: '2099-06-12T17:00:00.000Z',
    endsAt: null,
    timeZone: 'Europe/Rome',
    endTimeZone: null,
    location: '',
    attendees: '',
    audience: 'everyone',
    vibe: null,
    rsvp: null,
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
