import type { MyProject } from '../../contract/accounts.ts';

/** An event's times in epoch milliseconds and zones. */
export type EventSpan = [
  startsAt: number,
  endsAt: number | null,
  timeZone: string,
  endTimeZone: string | null,
];

/** What the directory knows of an itinerary: what a dashboard shows. `createdAt` in epoch milliseconds. */
export type ItinerarySummary = Omit<MyProject, 'id' | 'projectId' | 'createdAt' | 'isUnavailable'> & {
  createdAt: number;
};
