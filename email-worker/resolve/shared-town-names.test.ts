import { describe, expect, test } from 'vitest';
import type { Booking, BookingPlace, LocalDateTime } from '../booking.ts';
import { toUnclaimedEventDraft } from './unclaimed-event-draft.ts';

const options = {
  now: new Date('2026-05-01T00:00:00Z'),
  sender: { authenticated: true, typedOnly: false },
  defaultZone: 'Europe/Berlin',
};

function toDraft(place: BookingPlace, country?: string, start: Partial<LocalDateTime> = {}) {
  const booking: Booking = {
    kind: 'restaurant',
    status: 'confirmed',
    source: 'text',
    name: 'Oak Table',
    place,
    start: { local: '2026-06-12T19:30', yearStated: true, ...start },
    people: [],
    details: [],
    ...(country ? { country } : {}),
  };
  return toUnclaimedEventDraft(booking, undefined, options);
}

describe('a town that shares its name with one of comparable size in another zone', () => {
  test.each(['Portland', 'San Jose', 'Birmingham', 'Barcelona', 'Bristol'])('%s alone is flagged', (city) => {
    expect(toDraft({ name: 'Oak Table', city })).toMatchObject({
      needsReview: true,
      reasons: ['zone-unknown'],
    });
  });

  test.each<[BookingPlace, string | undefined, string]>([
    [{ city: 'Portland, OR 97205' }, undefined, 'America/Los_Angeles'],
    [{ city: 'Portland, Maine' }, undefined, 'America/New_York'],
    [{ city: 'San Jose', country: 'Costa Rica' }, undefined, 'America/Costa_Rica'],
    [{ city: 'San Jose' }, 'US', 'America/Los_Angeles'],
    [{ city: 'Birmingham' }, 'GB', 'Europe/London'],
    [{ city: 'Barcelona' }, 'ES', 'Europe/Madrid'],
  ])('%j in an email that points to %s is not', (place, country, zone) => {
    expect(toDraft({ name: 'Oak Table', ...place }, country)).toMatchObject({
      timeZone: zone,
      needsReview: false,
      reasons: [],
    });
  });

  test('a country with several of them does not decide', () => {
    expect(toDraft({ city: 'Portland' }, 'US')).toMatchObject({
      timeZone: 'America/Los_Angeles',
      needsReview: true,
    });
  });

  test('the country of the smaller one is shown, flagged', () => {
    expect(toDraft({ city: 'San Jose' }, 'CR')).toMatchObject({
      timeZone: 'America/Costa_Rica',
      needsReview: true,
    });
  });

  test('an offset next to the time decides', () => {
    expect(toDraft({ city: 'Portland' }, undefined, { offset: -420 }).needsReview).toBe(false);
    expect(toDraft({ city: 'Portland' }, undefined, { offset: -240 }).needsReview).toBe(true);
  });

  test('the other stop of a train decides', () => {
    const draft = toUnclaimedEventDraft(
      {
        kind: 'train',
        status: 'confirmed',
        source: 'text',
        from: { name: 'Portland' },
        to: { name: 'Boston' },
        start: { local: '2026-06-12T19:30', yearStated: true },
        people: [],
        details: [],
      },
      undefined,
      options,
    );
    expect(draft).toMatchObject({ timeZone: 'America/New_York', needsReview: false });
  });
});

test.each([
  ['London', 'Europe/London'],
  ['Paris', 'Europe/Paris'],
  ['Seattle', 'America/Los_Angeles'],
])('%s is far larger than its namesakes', (city, zone) => {
  expect(toDraft({ city })).toMatchObject({ timeZone: zone, needsReview: false });
});
