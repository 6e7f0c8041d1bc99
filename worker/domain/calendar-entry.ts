import { formatAttendees, parseAttendees } from './attendees.ts';

/**
 * How long an event without an end is in a calendar, in milliseconds. It needs one: Exchange leaves out events
 * that have neither end nor duration (MS-STANXICAL, 2.2.67), and a length of nothing cannot be clicked.
 */
const ASSUMED_LENGTH_MS = 3_600_000;

/** When a calendar is told that an event ends; all times in epoch milliseconds. An end at the start is none. */
export function computeEnd(startsAt: number, endsAt: number | null): number {
  return endsAt !== null && endsAt > startsAt ? endsAt : startsAt + ASSUMED_LENGTH_MS;
}

/**
 * What a calendar shows below an event: its description, who comes, what to wear, and where the itinerary is.
 * Names stand here and not as attendees: those would be invited, and answer.
 */
export function describeEntry(
  event: { description: string; attendees: string; vibe: string | null },
  pageUrl: string,
): string {
  const lines = [`With: ${formatAttendees(parseAttendees(event.attendees))}`];
  if (event.vibe) lines.push(`Vibe & Style: ${event.vibe}`);
  return [event.description, lines.join('\n'), pageUrl].filter(Boolean).join('\n\n');
}
