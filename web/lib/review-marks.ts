type Checked = { needsReview: boolean; reviewReasons: readonly string[] };

/** What is doubtful about each of several events, as "in another time zone": it is said once, not at each of them. */
export const listSharedReasons = (events: readonly Checked[]): string[] =>
  [...countReasons(events)].flatMap(([reason, count]) =>
    count === events.length && count > 1 ? reason : [],
  );

/**
 * The events that get a mark: those that need a check for another reason than the shared ones. `shown`: reasons that are
 * shown in another way, which need no mark.
 */
export function findUnsure<Event extends Checked>(
  events: readonly Event[],
  shown: ReadonlySet<string> = new Set(),
): ReadonlySet<Event> {
  const shared = new Set([...shown, ...listSharedReasons(events)]);
  return new Set(
    events.filter(
      ({ needsReview, reviewReasons }) =>
        needsReview && (reviewReasons.length === 0 || reviewReasons.some((reason) => !shared.has(reason))),
    ),
  );
}

/** Of the events that get a mark, the reason that the fewest events have, without `shown`; undefined if none is known. */
export function findReasons<Event extends Checked>(
  events: readonly Event[],
  shown: ReadonlySet<string> = new Set(),
): ReadonlyMap<Event, string | undefined> {
  const counts = countReasons(events);
  const count = (reason: string) => counts.get(reason) ?? 0;
  return new Map(
    [...findUnsure(events, shown)].map((event) => [
      event,
      event.reviewReasons
        .filter((reason) => !shown.has(reason))
        .toSorted((one, other) => count(one) - count(other))[0],
    ]),
  );
}

/** How many of the events that need a check have each reason. */
function countReasons(events: readonly Checked[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const reason of events.flatMap(({ needsReview, reviewReasons }) =>
    needsReview ? [...new Set(reviewReasons)] : [],
  ))
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}
