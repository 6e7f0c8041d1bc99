import { expect, it } from 'vitest';
import { createEvent } from '../../testing/create-event.ts';
import { listProposedChanges } from './list-proposed-changes.ts';
import { createProposal } from './testing/proposal.ts';

const event = createEvent({ title: 'Dinner', starts: '2099-06-12T19:00', timeZone: 'Europe/Rome' });

it('compares only the proposed fields with the event as it is now', () => {
  const proposal = createProposal({
    title: 'Something else',
    datetime: '2099-06-12T18:30:00.000Z',
    location: 'Roma',
    change: { eventId: event.id, cancels: false, fields: ['datetime', 'location'], sequence: 0, current: 0 },
  });
  expect(listProposedChanges(event, proposal)).toEqual([
    { label: 'When', was: 'Jun 12, 2099, 7:00 PM Rome time', is: 'Jun 12, 2099, 8:30 PM Rome time' },
    { label: 'Where', was: 'No location', is: 'Roma' },
  ]);
});
