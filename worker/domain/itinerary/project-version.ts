/** A project changes less often than this between two restores of the database. */
export const REVISIONS_PER_EPOCH = 2 ** 20;

/**
 * A project's revision as browsers and calendar apps see it. It keeps growing when the database is restored to an earlier
 * time: the epoch, which is raised after that, counts more than any revision. Epochs are Unix seconds, so the number is
 * below 2^53.
 */
export function computePublicRevision({ epoch, revision }: { epoch: number; revision: number }): number {
  return epoch * REVISIONS_PER_EPOCH + revision;
}

/** Which grants a project accepts, and since which restore of the database. */
export type GrantEpoch = { epoch: number; grantVersion: number };

/** Whether `a` is from before `b`. Grant versions count anew after a restore. */
export function isOlderGrant(a: GrantEpoch, b: GrantEpoch): boolean {
  return a.epoch === b.epoch ? a.grantVersion < b.grantVersion : a.epoch < b.epoch;
}
