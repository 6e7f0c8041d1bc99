import type { EmailChange } from '../../worker/contract/unclaimed.ts';
import type { UnclaimedEventDraft } from '../reading.ts';

/** The event that an unclaimed event was assigned to, as it is now. Times are epoch milliseconds. */
export interface AssignedEvent {
  id: number;
  projectId: string;
  projectName: string;
  sequence: number;
  /** A waiting change asks already whether to delete it. */
  hasCancellation: boolean;
  title: string;
  startsAt: number;
  endsAt: number | null;
  timeZone: string;
  endTimeZone: string | null;
  location: string;
}

/** An event of the account that came from an email, still unclaimed or already assigned. */
export interface KnownEvent {
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
  endTimeZone: string | null;
  location: string;
  emailChange: EmailChange | null;
  /** When its latest email was sent, epoch milliseconds; null if unknown. */
  saidAt: number | null;
  /** Null while it is unclaimed. */
  event: AssignedEvent | null;
}

/** An unclaimed event to insert. */
export interface NewUnclaimedEvent {
  kind: 'event' | 'cancellation';
  draft: UnclaimedEventDraft;
  key: string | null;
  emailChange: EmailChange | null;
}

/** A change of an unclaimed event: `draft` replaces its content; null only adds the change. */
export interface UnclaimedEventChange {
  id: number;
  sequence: number;
  draft: UnclaimedEventDraft | null;
  emailChange: EmailChange;
}

export interface MatchResult {
  inserts: NewUnclaimedEvent[];
  changes: UnclaimedEventChange[];
  /** Bookings in the email that already exist unchanged. */
  knownCount: number;
}
