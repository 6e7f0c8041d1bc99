import type { CustomColors, Look } from '../../contract/choices.ts';

/** An event's times in epoch milliseconds and zones. */
export type EventSpan = [
  startsAt: number,
  endsAt: number | null,
  timeZone: string,
  endTimeZone: string | null,
];

/** What the directory knows of an itinerary: what a dashboard shows. */
export type ItinerarySummary = {
  name: string;
  customTitle: string | null;
  ownerName: string;
  groupSize: number;
  isPaid: boolean;
  createdAt: number;
  timeZone: string;
  look: Look | null;
  customColors: CustomColors | null;
  headerImage: string | null;
  eventCount: number;
  faqCount: number;
  firstDay: string | null;
  lastDay: string | null;
  hasPendingContent: boolean;
};
