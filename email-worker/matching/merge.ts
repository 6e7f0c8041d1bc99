import type { AssignedBrief, EventBrief, Notice } from '../../worker/contract/unclaimed.ts';
import type { Card, Identity } from '../reading.ts';
import { computeBookingKey, isNumbered } from './booking-key.ts';
import type { CardChange, KnownCard, Merging, NewCard } from './cards.ts';

/**
 * Holds what a mail says against what the account has already. The same booking at the same time is nothing
 * new; at another time it changes the waiting card, or proposes a change of the event that was made of it,
 * which no mail ever touches. A cancellation makes nothing but a mark. What merely looks alike is a new card
 * that asks. Anybody can type an address: who is known by nothing else changes and marks no card.
 */
export const mergeCards: Merging = (reading, known, isSenderKnown) => {
  const insert: NewCard[] = [];
  const change: CardChange[] = [];
  const groups = Map.groupBy(reading.cards, ({ identity }) => computeBookingKey(identity) ?? '');
  let seen = 0;
  for (const [key, cards] of groups) {
    const mates = key === '' ? [] : known.filter((mate) => mate.key === key);
    const bookings = listBookings(mates);
    const old = bookings.filter((mate) => !cards.some((card) => isSameStart(card, mate)));
    const fresh = cards.filter((card) => !mates.some((mate) => isSameStart(card, mate)));
    seen += cards.length - fresh.length;
    const pairs = pairUp(fresh, old, isNumbered(key), cards.length === bookings.length);
    for (const card of fresh) {
      const mate = pairs.get(card);
      if (!mate) insert.push({ kind: 'event', card, key: key || null, notice: findTwin(card, known) });
      else if (isOutdated(reading.original.sentAt, mate) || isAlreadySo(card, mate.event)) seen++;
      else if (mate.event) insert.push({ kind: 'event', card, key, notice: proposeChange(mate.event) });
      else if (!isSenderKnown) insert.push({ kind: 'event', card, key, notice: askIfSame(mate) });
      else change.push({ id: mate.id, sequence: mate.sequence, card, notice: noteChange(mate) });
    }
  }
  for (const mate of findCancelled(reading.cancelled, known)) {
    const { id, sequence, event, notice } = mate.known;
    if (event)
      insert.push({ kind: 'notice', card: mate.card, key: null, notice: proposeCancellation(event) });
    else if (isSenderKnown && notice?.kind !== 'cancelled')
      change.push({ id, sequence, card: null, notice: { kind: 'cancelled' } });
  }
  return { insert, change, known: seen };
};

/** A date without a time is the start of any card of that day: a reminder often leaves the time out. */
function isSameStart({ identity: { localStart }, status }: Card, { start }: KnownCard): boolean {
  if (start === null || localStart === start) return localStart === (start ?? '');
  return localStart.length === 10 && start.startsWith(localStart) && status !== 'changed';
}

/**
 * Which old start each new one replaces. Sure only where a number names the booking and as many starts are
 * told as are known, in their order; or where the mail itself speaks of a change and one of each is left.
 */
function pairUp(fresh: Card[], old: KnownCard[], numbered: boolean, sameCount: boolean) {
  const isChange = fresh.length === 1 && old.length === 1 && fresh[0]?.status === 'changed';
  if (!(numbered && sameCount) && !isChange) return new Map<Card, KnownCard>();
  const byStart = [...old].sort((a, b) => (a.start ?? '').localeCompare(b.start ?? ''));
  const inOrder = [...fresh].sort((a, b) => a.identity.localStart.localeCompare(b.identity.localStart));
  return new Map(inOrder.flatMap((card, at) => (byStart[at] ? [[card, byStart[at]] as const] : [])));
}

/** Of several cards that became one event, the one that was written into it last. */
function listBookings(mates: KnownCard[]): KnownCard[] {
  const byEvent = new Map(
    mates.map((mate) => [mate.event ? `event ${mate.event.id}` : `card ${mate.id}`, mate]),
  );
  return [...byEvent.values()];
}

/** The first confirmation, passed on once more after its change, must not bring the old time back. */
function isOutdated(sentAt: string | undefined, { saidAt }: KnownCard): boolean {
  return sentAt !== undefined && saidAt !== null && Date.parse(sentAt) < saidAt;
}

/** The host moved the event by hand before the mail came. */
const isAlreadySo = (card: Card, event: KnownCard['event']) =>
  event !== null && card.datetime !== null && Date.parse(card.datetime) === event.startsAt;

/** A booking under another key that begins at the same moment and is the same journey or place. */
function findTwin(card: Card, known: KnownCard[]): Notice | null {
  const key = computeBookingKey(card.identity);
  const twin = known.find(
    (mate) =>
      mate.key !== null &&
      mate.key !== key &&
      mate.start === card.identity.localStart &&
      looksAlike(card, mate),
  );
  return twin ? askIfSame(twin) : null;
}

function askIfSame(twin: KnownCard): Notice {
  const brief = twin.event ? toBrief(twin.event) : toBrief(twin);
  const projectName = twin.event?.projectName ?? null;
  return { kind: 'duplicate', of: { ...brief, id: twin.event ? null : twin.id, projectName } };
}

function looksAlike({ identity, title }: Card, mate: KnownCard): boolean {
  if (!mate.key?.startsWith(identity.eventType)) return false;
  const [type, , leg = ''] = mate.key.split('#');
  const isLeg = identity.leg !== '' && (leg === identity.leg || mate.key === `${type}@${identity.leg}`);
  return isLeg || fold(mate.title) === fold(title) || isSharedPlace(identity, mate);
}

function isSharedPlace({ place }: Identity, { location }: KnownCard): boolean {
  const [here, there] = [fold(place), fold(location)];
  return here.length > 3 && there.length > 3 && (there.includes(here) || here.includes(there));
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a cancellation calls off: by its number and leg, else by place and start. */
function findCancelled(cancelled: Card[], known: KnownCard[]) {
  const found = new Map<number, { known: KnownCard; card: Card }>();
  for (const card of cancelled) {
    const { confirmation, leg, localStart } = card.identity;
    const key = computeBookingKey(card.identity);
    const mates = known.filter((mate) => {
      if (confirmation === '') return mate.key === key && mate.start === localStart;
      const ownLeg = mate.key?.split('#')[2] ?? '';
      return mate.confirmation === confirmation && (leg === '' || ownLeg === '' || ownLeg === leg);
    });
    for (const mate of mates) found.set(mate.id, { known: mate, card });
  }
  return found.values();
}

/** What a card said before its first unanswered change: two changes in a row still show the start of it. */
function noteChange(mate: KnownCard): Notice {
  return mate.notice?.kind === 'changed' ? mate.notice : { kind: 'changed', was: toBrief(mate) };
}

const proposeChange = (event: NonNullable<KnownCard['event']>): Notice => ({
  kind: 'change-of-assigned',
  event: toAssigned(event),
});
const proposeCancellation = (event: NonNullable<KnownCard['event']>): Notice => ({
  kind: 'cancellation-of-assigned',
  event: toAssigned(event),
});

type Told = {
  title: string;
  startsAt: number | null;
  endsAt: number | null;
  timeZone: string;
  location: string;
};

const toIso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
const toBrief = ({ title, startsAt, endsAt, timeZone, location }: Told): EventBrief => ({
  title,
  datetime: toIso(startsAt),
  endsAt: toIso(endsAt),
  timeZone,
  location,
});
const toAssigned = (event: NonNullable<KnownCard['event']>): AssignedBrief => ({
  ...toBrief(event),
  projectId: event.projectId,
  projectName: event.projectName,
  eventId: event.id,
});
