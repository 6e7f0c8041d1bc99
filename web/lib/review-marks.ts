type Checked = { needsReview: boolean; reviewReasons: readonly string[] };

/** A reason of many of several events, and how many of them have it. */
export type SharedReason = { reason: string; count: number };

/** Too few to say once what could stand at each of them, unless they are all events. */
const MIN_SHARED = 3;

/**
 * What is doubtful about at least half of several events, as "in another time zone". It is said once: a mark at each of
 * them would hide those with a doubt of their own.
 */
export const listSharedReasons = (events: readonly Checked[]): SharedReason[] =>
  [...countReasons(events)].flatMap(([reason, count]) => {
    const isOfAll = count === events.length && count > 1;
    return isOfAll || (count >= MIN_SHARED && count >= events.length / 2) ? { reason, count } : [];
  });

/**
 * The events that get a mark: those that need a check because of more than the shared reasons, and those `shown` elsewhere
 * in their rows.
 */
export function findUnsure<Event extends Checked>(
  events: readonly Event[],
  shown: ReadonlySet<string> = new Set(),
): ReadonlySet<Event> {
  const shared = new Set([...shown, ...listSharedReasons(events).map(({ reason }) => reason)]);
  return new Set(
    events.filter(
      ({ needsReview, reviewReasons }) =>
        needsReview && (reviewReasons.length === 0 || reviewReasons.some((reason) => !shared.has(reason))),
    ),
  );
}

/** Of the events that get a mark, the reason that the fewest events have; undefined if none is known. */
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
