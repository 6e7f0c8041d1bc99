type Checked = { needsReview: boolean; reviewReasons: readonly string[] };

const isEachDoubtful = (events: readonly Checked[]): boolean =>
  events.length > 1 && events.every(({ needsReview }) => needsReview);

/** What is doubtful about each of several events, as "in another time zone": it is said once, not at each of them. */
export const listSharedReasons = (events: readonly Checked[]): string[] =>
  isEachDoubtful(events)
    ? (events[0]?.reviewReasons ?? []).filter((reason) =>
        events.every(({ reviewReasons }) => reviewReasons.includes(reason)),
      )
    : [];

/**
 * The events that get a mark: those that need a check. If that is each of several, as those of a chat, a mark at all of them
 * would say nothing: then those with a reason that fewer than half of them have.
 */
export function findUnsure<Event extends Checked>(events: readonly Event[]): ReadonlySet<Event> {
  if (!isEachDoubtful(events)) return new Set(events.filter(({ needsReview }) => needsReview));
  const counts = countReasons(events);
  const isRare = (reason: string) => (counts.get(reason) ?? 0) < events.length / 2;
  return new Set(events.filter(({ reviewReasons }) => reviewReasons.some(isRare)));
}

/** Of the events that get a mark, the reason that the fewest events have; undefined if none is known. */
export function findReasons<Event extends Checked>(
  events: readonly Event[],
): ReadonlyMap<Event, string | undefined> {
  const counts = countReasons(events);
  const count = (reason: string) => counts.get(reason) ?? 0;
  return new Map(
    [...findUnsure(events)].map((event) => [
      event,
      event.reviewReasons.toSorted((one, other) => count(one) - count(other))[0],
    ]),
  );
}

/** How many events have each reason. */
function countReasons(events: readonly Checked[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const reason of events.flatMap(({ reviewReasons }) => [...new Set(reviewReasons)]))
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}
