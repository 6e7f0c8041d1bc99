import type { Audience } from '../../contract/events.ts';
import type { AuthorKind } from '../../contract/history.ts';

/** Who accepts a proposal, as the change log names it. */
type Acceptor = { kind: AuthorKind; name: string | null; person: number | null };

/** From the directory to the database of the itinerary `projectNumber`. */
export type MessageToItinerary =
  /** The account may own it if it has no owner and this address. */
  | { kind: 'claim'; projectNumber: number; userId: number; email: string }
  /** The account is gone, and with it what it decided for its itinerary. */
  | { kind: 'release' | 'delete'; projectNumber: number; userId: number }
  /** An account's proposal becomes, changes or deletes an event. `call` marks the event, and the proposal meanwhile. */
  | {
      kind: 'accept';
      projectNumber: number;
      proposalId: number;
      call: string;
      asNew: { audience: Audience | null } | null;
      seen: { eventId: number; sequence: number }[];
      acceptor: Acceptor;
      at: number;
    }
  /** An address whose account is gone gets no more notices. `binding` is the database's. */
  | { kind: 'forget-address'; binding: string; email: string };

/** From an itinerary's database to the directory. */
export type MessageToDirectory =
  | { kind: 'coupon-used'; code: string; projectNumber: number; isFree: boolean; at: number }
  /** The reservation is no longer part of a price. */
  | { kind: 'coupon-freed'; reservation: string };

export type DatabaseMessage = MessageToItinerary | MessageToDirectory;
