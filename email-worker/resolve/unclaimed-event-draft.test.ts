import { expect, it } from 'vitest';
import type { Booking, BookingKind } from '../booking.ts';
import { toUnclaimedEventDraft } from './unclaimed-event-draft.ts';

const OPTIONS = {
  now: new Date('2027-01-01T00:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

const toDraft = (kind: BookingKind, from: string, to: string) => {
  const booking: Booking = {
    kind,
    status: 'confirmed',
    source: 'text',
    from: { name: from },
    to: { name: to },
    start: { local: '2027-06-12T14:09', yearStated: true },
    end: { local: '2027-06-12T16:58', yearStated: true },
    people: [],
    details: [],
  };
  return toUnclaimedEventDraft(booking, undefined, OPTIONS);
};

it.each([
  // Campanha is a town in Brazil.
  ['train', 'Lisboa - Oriente', 'Porto - Campanhã', 'Europe/Lisbon', null],
  ['train', 'Chicago', 'Ann Arbor', 'America/Chicago', 'America/Detroit'],
  ['ferry', 'Dover', 'Calais', 'Europe/London', 'Europe/Paris'],
] as const)('a %s from %s to %s ends near its start', (kind, from, to, zone, endZone) => {
  expect(toDraft(kind, from, to)).toMatchObject({ timeZone: zone, endTimeZone: endZone });
});
