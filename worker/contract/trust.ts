import type { LanguageCode } from '../messages/languages.ts';
import type { Reminders } from './notifications.ts';
import type { Paper } from './papers.ts';
import type { RsvpAnswer } from './rsvps.ts';
import { z } from './zod.ts';

const confirmed = z.literal(true, 'Confirm it first.');

/** `token`: of the link in the receipt's email, for a buyer without admin access. */
export const withdrawalSchema = z.object({ confirm: confirmed, token: z.string().max(256).optional() });

/** `refundedAt` is an ISO time. */
export type Withdrawal = { success: true; refundedAt: string };

export const eraseMyDataSchema = z.object({ confirm: confirmed });

type StoredAnswer = {
  /** The event's id, or null for the whole itinerary. */
  eventId: number | null;
  answer: RsvpAnswer;
  partySize: number;
  reply: string | null;
  note: string | null;
  byHost: boolean;
  updatedAt: string;
};

/** What an itinerary stores of the guest who asks. Of a claimed name, only what this browser wrote. */
export type MyData = {
  person: {
    id: number;
    name: string;
    role: 'guest' | 'cohost';
    linked: boolean;
    linkOpenedOn: string | null;
    visitedAt: string | null;
    /** Chosen by the guest, else by a host. */
    language: LanguageCode | null;
    clock: string | null;
    createdAt: string;
  };
  answers: StoredAnswer[];
  /** Places taken in sign-up lists. */
  signUps: { title: string; slot: string; count: number }[];
  linkRequests: { answer: RsvpAnswer | null; note: string | null; createdAt: string }[];
  notifications: {
    kind: 'push' | 'email';
    email: string | null;
    onlyMine: boolean;
    reminders: Reminders;
    createdAt: string;
  }[];
  /** When the guest has said "Got it". */
  acknowledgements: { seq: number; confirmedAt: string }[];
  /** Tickets and passes for this guest. Erasing deletes them. */
  papers: Pick<Paper, 'title' | 'kind'>[];
  /** Titles of the events in which a host wrote the name. Erasing leaves them. */
  namedIn: { id: number; title: string }[];
};
