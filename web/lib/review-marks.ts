type Checked = { needsReview: boolean; reviewReasons: readonly string[] };

/** What is doubtful about each of several events, as "in another time zone": it is said once, not at each of them. */
export const listSharedReasons = (events: readonly Checked[]): string[] =>
  events.length > 1 && events.every(({ needsReview }) => needsReview)
    ? (events[0]?.reviewReasons ?? []).filter((reason) =>
        events.every(({ reviewReasons }) => reviewReasons.includes(reason)),
      )
    : [];

/**
 * The events that get a mark: those that need a check for a reason that not all of them have. None if that is each of
 * several, as those of a chat: a mark at all of them would say nothing.
 */
export function findUnsure<Event extends Checked>(events: readonly Event[]): ReadonlySet<Event> {
  const shared = new Set(listSharedReasons(events));
  const isUnsure = ({ needsReview, reviewReasons }: Checked) =>
    needsReview && (shared.size === 0 || reviewReasons.some((reason) => !shared.has(reason)));
  const unsure = new Set(events.filter(isUnsure));
  return events.length > 1 && unsure.size === events.length ? new Set() : unsure;
}
