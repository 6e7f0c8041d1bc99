import { describe, expect, it } from 'vitest';
import type { UnclaimedEventDraft } from '../reading.ts';
import { computeBookingKey } from './booking-key.ts';
import type { KnownEvent } from './known-events.ts';
import { matchKnownEvents } from './match-known-events.ts';

type Changes = Partial<Omit<UnclaimedEventDraft, 'identity'>> & {
  identity?: Partial<UnclaimedEventDraft['identity']>;
};

const makeDraft = ({ identity, ...changes }: Changes = {}): UnclaimedEventDraft => {
  const localStart = identity?.localStart ?? '2027-06-12T19:30';
  return {
    eventType: 'restaurant',
    title: 'Ponto Final',
    datetime: localStart.length > 10 ? `${localStart}:00.000Z` : null,
    endsAt: null,
    timeZone: 'UTC',
    endTimeZone: null,
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

const toKnown = (card: UnclaimedEventDraft, changes: Partial<KnownEvent> = {}): KnownEvent => ({
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
  endTimeZone: card.endTimeZone,
  location: card.location,
  emailChange: null,
  saidAt: null,
  event: null,
  ...changes,
});

const EVENT = {
  id: 9,
  projectId: 'DEM0TR1P',
  projectName: 'Lisbon',
  sequence: 0,
  hasCancellation: false,
  title: 'Dinner',
  startsAt: Date.UTC(2027, 5, 12, 19, 30),
  endsAt: null,
  timeZone: 'UTC',
  endTimeZone: null,
  location: 'Almada',
};

const match = (
  drafts: UnclaimedEventDraft[],
  known: KnownEvent[] = [],
  sentAt?: string,
  canceledDrafts: UnclaimedEventDraft[] = [],
) =>
  matchKnownEvents(
    { drafts, canceledDrafts, original: { subject: '', ...(sentAt && { sentAt }) } },
    known,
    true,
  );

const later = { localStart: '2027-06-12T21:00' };

describe('the same booking', () => {
  it('at the same time is already known, even without a time', () => {
    const known = [toKnown(makeDraft())];
    expect(match([makeDraft()], known)).toEqual({ inserts: [], changes: [], knownCount: 1 });
    expect(match([makeDraft({ identity: { localStart: '2027-06-12' } })], known).knownCount).toBe(1);
  });

  it('at another time changes the unclaimed event and keeps its old values', () => {
    const { inserts, changes } = match([makeDraft({ identity: later })], [toKnown(makeDraft())]);
    expect(inserts).toEqual([]);
    expect(changes).toMatchObject([
      {
        id: 1,
        emailChange: { kind: 'changed', was: { title: 'Ponto Final', datetime: '2027-06-12T19:30:00.000Z' } },
      },
    ]);
  });

  it('keeps the original values after two changes', () => {
    const was = { title: 'a', datetime: null, endsAt: null, timeZone: 'UTC', location: '' };
    const known = [toKnown(makeDraft(), { emailChange: { kind: 'changed', was } })];
    expect(match([makeDraft({ identity: later })], known).changes[0]?.emailChange).toEqual({
      kind: 'changed',
      was,
    });
  });

  it('leaves an assigned event alone and proposes the change', () => {
    const known = [toKnown(makeDraft(), { status: 'assigned', event: EVENT })];
    expect(match([makeDraft({ identity: later })], known)).toMatchObject({
      changes: [],
      inserts: [
        { emailChange: { kind: 'change-of-assigned', event: { eventId: 9, projectName: 'Lisbon' } } },
      ],
    });
  });

  it('is known if the host already moved the event', () => {
    const event = { ...EVENT, startsAt: Date.UTC(2027, 5, 12, 21) };
    const known = [toKnown(makeDraft(), { status: 'assigned', event })];
    expect(match([makeDraft({ identity: later })], known)).toEqual({
      inserts: [],
      changes: [],
      knownCount: 1,
    });
  });

  it('ignores older emails', () => {
    const known = [toKnown(makeDraft({ identity: later }), { saidAt: Date.UTC(2027, 4, 2) })];
    expect(match([makeDraft()], known, '2027-05-01T10:00:00Z')).toMatchObject({ changes: [], knownCount: 1 });
    expect(match([makeDraft()], known, '2027-05-03T10:00:00Z').changes).toHaveLength(1);
  });

  it('counts two unclaimed events assigned to one event once', () => {
    const known = [
      toKnown(makeDraft(), { status: 'assigned', event: EVENT }),
      toKnown(makeDraft({ identity: later }), { id: 2, status: 'assigned', event: EVENT }),
    ];
    const { inserts } = match([makeDraft({ identity: { localStart: '2027-06-12T22:00' } })], known);
    expect(inserts[0]?.emailChange?.kind).toBe('change-of-assigned');
  });
});

describe('several starts with one number', () => {
  const days = ['2027-06-12T10:00', '2027-06-13T10:00'].map((localStart) =>
    makeDraft({ identity: { localStart } }),
  );

  it('become several events', () => {
    expect(match(days).inserts).toHaveLength(2);
  });

  it('change if as many are stated as are known', () => {
    const known = days.map((card, at) => toKnown(card, { id: at + 1 }));
    const moved = [
      days[0],
      makeDraft({ identity: { localStart: '2027-06-13T11:00' } }),
    ] as UnclaimedEventDraft[];
    expect(match(moved, known)).toMatchObject({ inserts: [], knownCount: 1, changes: [{ id: 2 }] });
  });

  it('are not matched if only one of several is stated', () => {
    const known = days.map((card, at) => toKnown(card, { id: at + 1 }));
    const { changes, inserts } = match([makeDraft({ identity: { localStart: '2027-06-14T10:00' } })], known);
    expect([changes.length, inserts.length]).toEqual([0, 1]);
  });
});

describe('a booking without a number', () => {
  const bare = (localStart: string, status: UnclaimedEventDraft['status'] = 'confirmed') =>
    makeDraft({ status, identity: { confirmation: '', localStart } });

  it('at another time is a new event unless the email announces a change', () => {
    const known = [toKnown(bare('2027-06-12T19:30'))];
    expect(match([bare('2027-06-19T19:30')], known)).toMatchObject({
      changes: [],
      inserts: [{ emailChange: null }],
    });
    expect(match([bare('2027-06-12T21:00', 'changed')], known).changes).toHaveLength(1);
  });

  it('is always new without a place', () => {
    const bookless = makeDraft({ identity: { confirmation: '', place: '' } });
    expect(match([bookless], [toKnown(bookless)]).inserts).toMatchObject([{ key: null }]);
  });
});

it('adds the mark of a duplicate to a similar event with another number', () => {
  const agency = makeDraft({ identity: { confirmation: 'AG1' } });
  expect(match([agency], [toKnown(makeDraft())]).inserts[0]?.emailChange).toMatchObject({
    kind: 'duplicate',
    of: { id: 1, title: 'Ponto Final', projectName: null },
  });
  const elsewhere = makeDraft({
    title: 'Sushi',
    location: 'Porto',
    identity: { confirmation: 'X', place: 'sushi bar' },
  });
  expect(match([elsewhere], [toKnown(makeDraft())]).inserts[0]?.emailChange).toBeNull();
});

describe('a cancellation', () => {
  const cancel = (card: UnclaimedEventDraft, known: KnownEvent[]) => match([], known, undefined, [card]);

  it('marks the unclaimed event once, by number or by place and start', () => {
    const undated = makeDraft({ eventType: 'other', identity: { eventType: 'other', localStart: '' } });
    expect(cancel(undated, [toKnown(makeDraft())]).changes).toMatchObject([
      { id: 1, draft: null, emailChange: { kind: 'cancelled' } },
    ]);
    const bare = makeDraft({ identity: { confirmation: '' } });
    expect(cancel(bare, [toKnown(bare)]).changes).toHaveLength(1);
    expect(cancel(bare, [toKnown(bare, { emailChange: { kind: 'cancelled' } })]).changes).toEqual([]);
  });

  it('cancels only the leg it names', () => {
    const leg = (from: string) =>
      makeDraft({ eventType: 'flight', identity: { eventType: 'flight', leg: from } });
    const known = [toKnown(leg('sfo>jfk')), toKnown(leg('jfk>sfo'), { id: 2 })];
    expect(cancel(leg('jfk>sfo'), known).changes).toMatchObject([{ id: 2 }]);
    expect(cancel(leg(''), known).changes).toHaveLength(2);
  });

  it('of an assigned event inserts a card', () => {
    const known = [toKnown(makeDraft(), { status: 'assigned', event: EVENT })];
    expect(cancel(makeDraft(), known)).toMatchObject({
      changes: [],
      inserts: [
        { kind: 'cancellation', emailChange: { kind: 'cancellation-of-assigned', event: { eventId: 9 } } },
      ],
    });
  });

  it('of an unknown event does nothing', () => {
    expect(cancel(makeDraft(), [])).toEqual({ inserts: [], changes: [], knownCount: 0 });
  });
});

it('changes nothing for a sender matched only by a typed address', () => {
  const known = [toKnown(makeDraft())];
  const changed = { drafts: [makeDraft({ identity: later })], canceledDrafts: [], original: { subject: '' } };
  expect(matchKnownEvents(changed, known, false)).toMatchObject({
    changes: [],
    inserts: [{ emailChange: { kind: 'duplicate', of: { id: 1 } } }],
  });
  const canceled = { drafts: [], canceledDrafts: [makeDraft()], original: { subject: '' } };
  expect(matchKnownEvents(canceled, known, false)).toEqual({ inserts: [], changes: [], knownCount: 0 });
});
