/** Whether each of several events needs a check, as those of a chat do: a mark at all of them would say nothing. */
export const isAllUnsure = (events: readonly { needsReview: boolean }[]): boolean =>
  events.length > 1 && events.every(({ needsReview }) => needsReview);
