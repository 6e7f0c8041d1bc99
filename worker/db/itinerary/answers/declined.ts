import { and, eq } from 'drizzle-orm';
import { pickCounted } from '../../../domain/itinerary/rsvps.ts';
import type { ItineraryDb } from '../../client.ts';
import { rsvps, WHOLE_ITINERARY } from '../../schema/itinerary/rsvps.ts';

type Answers = Awaited<ReturnType<typeof selectDeclined>>;

/** The statement that selects a person's answers; none without a person. */
export const selectDeclined = (
  db: ItineraryDb,
  { projectId, personId }: { projectId: number; personId: number | null },
) =>
  db
    .select({
      personId: rsvps.personId,
      eventId: rsvps.eventId,
      claim: rsvps.claim,
      createdAt: rsvps.createdAt,
      answer: rsvps.answer,
    })
    .from(rsvps)
    .where(and(eq(rsvps.projectId, projectId), eq(rsvps.personId, personId ?? 0)));

/** Whether one person has said no to an event, or to the itinerary. */
export function toHasDeclined(answers: Answers): (eventId: number) => boolean {
  const declined = [...pickCounted(answers)].filter(({ answer }) => answer === 'no');
  const ids = new Set(declined.map(({ eventId }) => eventId));
  return (eventId) => ids.has(eventId) || ids.has(WHOLE_ITINERARY);
}
