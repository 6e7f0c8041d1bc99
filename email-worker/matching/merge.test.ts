import { describe, expect, it } from 'vitest';
import type { Card } from '../reading.ts';
import { computeBookingKey } from './booking-key.ts';
import type { KnownCard } from './cards.ts';
import { mergeCards } from './merge.ts';

type Changes = Partial<Omit<Card, 'identity'>> & { identity?: Partial<Card['identity']> };

const makeCard = ({ identity, ...changes }: Changes = {}): Card => {
  const localStart = identity?.localStart ?? '2027-06-12T19:30';
  return {
    eventType: 'restaurant',
    title: 'Ponto Final',
    datetime: localStart.length > 10 ? `${localStart}:00.000Z` : null,
    endsAt: null,
    timeZone: 'UTC',
    location: 'Ponto Final, Almada',
    attendees: '',
    description: '',
    confidence: 90,
    needsReview: false,
    reasons: [],
    status: 'confirmed',
    source: 'text',
    ...changes,
    identity: {
      eventType: 'restaurant',
      confirmation: 'PF4471',
      leg: '',
      place: 'ponto final',
      localStart,
      ...identity,
    },
  };
};

const know = (card: Card, changes: Partial<KnownCard> = {}): KnownCard => ({
  id: 1,
  sequence: 0,
  status: 'waiting',
  key: computeBookingKey(card.identity) ?? null,
  start: card.identity.localStart,
  confirmation: card.identity.confirmation || null,
  title: card.title,
  startsAt: card.datetime ? Date.parse(card.datetime) : null,
  endsAt: null,
  timeZone: card.timeZone,
  location: card.location,
  notice: null,
  saidAt: null,
  event: null,
  ...changes,
});

const EVENT = {
  id: 9,
  projectId: 'DEM0TR1P',
  projectName: 'Lisbon',
  title: 'Dinner',
  startsAt: Date.UTC(2027, 5, 12, 19, 30),
  endsAt: null,
  timeZone: 'UTC',
  location: 'Almada',
};

const merge = (cards: Card[], known: KnownCard[] = [], sentAt?: string, cancelled: Card[] = []) =>
  mergeCards({ cards, cancelled, original: { subject: '', ...(sentAt && { sentAt }) } }, known, true);

const later = { localStart: '2027-06-12T21:00' };

describe('the same booking', () => {
  it('at the same time is nothing new, also when the time is left out', () => {
    const known = [know(makeCard())];
    expect(merge([makeCard()], known)).toEqual({ insert: [], change: [], known: 1 });
    expect(merge([makeCard({ identity: { localStart: '2027-06-12' } })], known).known).toBe(1);
  });

  it('at another time changes the waiting card, which says what it was', () => {
    const { insert, change } = merge([makeCard({ identity: later })], [know(makeCard())]);
    expect(insert).toEqual([]);
    expect(change).toMatchObject([
      {
        id: 1,
        notice: { kind: 'changed', was: { title: 'Ponto Final', datetime: '2027-06-12T19:30:00.000Z' } },
      },
    ]);
  });

  it('changed twice still says what it was at first', () => {
    const was = { title: 'a', datetime: null, endsAt: null, timeZone: 'UTC', location: '' };
    const known = [know(makeCard(), { notice: { kind: 'changed', was } })];
    expect(merge([makeCard({ identity: later })], known).change[0]?.notice).toEqual({ kind: 'changed', was });
  });

  it('assigned already is left alone, and a new card proposes the change', () => {
    const known = [know(makeCard(), { status: 'assigned', event: EVENT })];
    expect(merge([makeCard({ identity: later })], known)).toMatchObject({
      change: [],
      insert: [{ notice: { kind: 'change-of-assigned', event: { eventId: 9, projectName: 'Lisbon' } } }],
    });
  });

  it('that the host has moved by hand is known', () => {
    const event = { ...EVENT, startsAt: Date.UTC(2027, 5, 12, 21) };
    const known = [know(makeCard(), { status: 'assigned', event })];
    expect(merge([makeCard({ identity: later })], known)).toEqual({ insert: [], change: [], known: 1 });
  });

  it('told by an older mail does not bring the old time back', () => {
    const known = [know(makeCard({ identity: later }), { saidAt: Date.UTC(2027, 4, 2) })];
    expect(merge([makeCard()], known, '2027-05-01T10:00:00Z')).toMatchObject({ change: [], known: 1 });
    expect(merge([makeCard()], known, '2027-05-03T10:00:00Z').change).toHaveLength(1);
  });

  it('written into one event by two cards is one booking', () => {
    const known = [
      know(makeCard(), { status: 'assigned', event: EVENT }),
      know(makeCard({ identity: later }), { id: 2, status: 'assigned', event: EVENT }),
    ];
    const { insert } = merge([makeCard({ identity: { localStart: '2027-06-12T22:00' } })], known);
    expect(insert[0]?.notice?.kind).toBe('change-of-assigned');
  });
});

describe('several starts of one number', () => {
  const days = ['2027-06-12T10:00', '2027-06-13T10:00'].map((localStart) =>
    makeCard({ identity: { localStart } }),
  );

  it('in one mail are several cards', () => {
    expect(merge(days).insert).toHaveLength(2);
  });

  it('change where as many are told as are known', () => {
    const known = days.map((card, at) => know(card, { id: at + 1 }));
    const moved = [days[0], makeCard({ identity: { localStart: '2027-06-13T11:00' } })] as Card[];
    expect(merge(moved, known)).toMatchObject({ insert: [], known: 1, change: [{ id: 2 }] });
  });

  it('are not guessed at where one of several is told', () => {
    const known = days.map((card, at) => know(card, { id: at + 1 }));
    const { change, insert } = merge([makeCard({ identity: { localStart: '2027-06-14T10:00' } })], known);
    expect([change.length, insert.length]).toEqual([0, 1]);
  });
});

describe('a booking without a number', () => {
  const bare = (localStart: string, status: Card['status'] = 'confirmed') =>
    makeCard({ status, identity: { confirmation: '', localStart } });

  it('at another time is another evening, unless the mail says changed', () => {
    const known = [know(bare('2027-06-12T19:30'))];
    expect(merge([bare('2027-06-19T19:30')], known)).toMatchObject({
      change: [],
      insert: [{ notice: null }],
    });
    expect(merge([bare('2027-06-12T21:00', 'changed')], known).change).toHaveLength(1);
  });

  it('without a place either is always a card', () => {
    const bookless = makeCard({ identity: { confirmation: '', place: '' } });
    expect(merge([bookless], [know(bookless)]).insert).toMatchObject([{ key: null }]);
  });
});

it('what looks alike under another number asks', () => {
  const agency = makeCard({ identity: { confirmation: 'AG1' } });
  expect(merge([agency], [know(makeCard())]).insert[0]?.notice).toMatchObject({
    kind: 'duplicate',
    of: { id: 1, title: 'Ponto Final', projectName: null },
  });
  const elsewhere = makeCard({
    title: 'Sushi',
    location: 'Porto',
    identity: { confirmation: 'X', place: 'sushi bar' },
  });
  expect(merge([elsewhere], [know(makeCard())]).insert[0]?.notice).toBeNull();
});

describe('a cancellation', () => {
  const cancel = (card: Card, known: KnownCard[]) => merge([], known, undefined, [card]);

  it('marks the waiting card, by number alone or by place and start, once', () => {
    const undated = makeCard({ eventType: 'other', identity: { eventType: 'other', localStart: '' } });
    expect(cancel(undated, [know(makeCard())]).change).toMatchObject([
      { id: 1, card: null, notice: { kind: 'cancelled' } },
    ]);
    const bare = makeCard({ identity: { confirmation: '' } });
    expect(cancel(bare, [know(bare)]).change).toHaveLength(1);
    expect(cancel(bare, [know(bare, { notice: { kind: 'cancelled' } })]).change).toEqual([]);
  });

  it('calls off the leg it names and no other', () => {
    const leg = (from: string) =>
      makeCard({ eventType: 'flight', identity: { eventType: 'flight', leg: from } });
    const known = [know(leg('sfo>jfk')), know(leg('jfk>sfo'), { id: 2 })];
    expect(cancel(leg('jfk>sfo'), known).change).toMatchObject([{ id: 2 }]);
    expect(cancel(leg(''), known).change).toHaveLength(2);
  });

  it('of an assigned event is a card that tells so', () => {
    const known = [know(makeCard(), { status: 'assigned', event: EVENT })];
    expect(cancel(makeCard(), known)).toMatchObject({
      change: [],
      insert: [{ kind: 'notice', notice: { kind: 'cancellation-of-assigned', event: { eventId: 9 } } }],
    });
  });

  it('of what nobody knows makes nothing', () => {
    expect(cancel(makeCard(), [])).toEqual({ insert: [], change: [], known: 0 });
  });
});

it('a sender known by a typed address alone changes and marks nothing', () => {
  const known = [know(makeCard())];
  const told = { cards: [makeCard({ identity: later })], cancelled: [], original: { subject: '' } };
  expect(mergeCards(told, known, false)).toMatchObject({
    change: [],
    insert: [{ notice: { kind: 'duplicate', of: { id: 1 } } }],
  });
  const off = { cards: [], cancelled: [makeCard()], original: { subject: '' } };
  expect(mergeCards(off, known, false)).toEqual({ insert: [], change: [], known: 0 });
});
