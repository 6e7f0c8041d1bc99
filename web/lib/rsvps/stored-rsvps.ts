import type { AnswerRsvp, Rsvp } from '../../../worker/contract/rsvps.ts';
import { createPersonStore } from '../project-store.ts';

/** An answer that was given and not sent yet. `key` tells it from a later one for the same event. */
export type WaitingRsvp = AnswerRsvp & { eventId: number | null; key: string };

/** What this browser keeps of one person's answers. */
export type StoredRsvps = {
  personId: number;
  /** The answers that the server has, for offline use. */
  mine: Rsvp[];
  /** To be sent, in this order; one per event. */
  waiting: WaitingRsvp[];
  /** Why answers were refused, until they are given again or the reason is dismissed. */
  refused: { eventId: number | null; message: string }[];
};

/** The answers of the person who uses this browser. */
export const storedRsvps = createPersonStore<StoredRsvps>('rsvps', { mine: [], waiting: [], refused: [] });
