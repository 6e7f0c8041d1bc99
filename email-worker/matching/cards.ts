import type { Notice } from '../../worker/contract/unclaimed.ts';
import type { Card, Reading } from '../reading.ts';

/** A booking that the account has already: a card that waits, or an event that was made of one. */
export interface KnownCard {
  id: number;
  sequence: number;
  status: 'waiting' | 'assigned';
  key: string | null;
  /** Digits of the start as printed. */
  start: string | null;
  confirmation: string | null;
  title: string;
  /** Epoch milliseconds. */
  startsAt: number | null;
  endsAt: number | null;
  timeZone: string;
  location: string;
  notice: Notice | null;
  /** When the mail that says so was sent, epoch milliseconds; null where it does not tell. */
  saidAt: number | null;
  /** The event it became, as it stands now; null while it waits. */
  event: {
    id: number;
    projectId: string;
    projectName: string;
    title: string;
    startsAt: number;
    endsAt: number | null;
    timeZone: string;
    location: string;
  } | null;
}

/** A card to be made of a reading. */
export interface NewCard {
  kind: 'event' | 'notice';
  card: Card;
  key: string | null;
  notice: Notice | null;
}

/** A waiting card that a reading changes: `card` replaces what it says, or only `notice` is put on it. */
export interface CardChange {
  id: number;
  sequence: number;
  card: Card | null;
  notice: Notice;
}

export interface Merge {
  insert: NewCard[];
  change: CardChange[];
  /** Bookings in the mail that were there already, unchanged. */
  known: number;
}

/** What a reading has to do with what is known; see merge.ts. */
export type Merging = (
  reading: Pick<Reading, 'cards' | 'cancelled' | 'original'>,
  known: KnownCard[],
  /** False for a sender that only a typed address ties to the account. */
  isSenderKnown: boolean,
) => Merge;
