/** Whether the owner's address has proven to be theirs: an account with it owns the itinerary, or somebody paid for it. */
export const isKnownOwner = (project: { isPaid?: boolean; ownerUserId?: number | null }): boolean =>
  project.isPaid === true || (project.ownerUserId ?? null) !== null;
