/**
 * A code that came in a link, between leaving the address bar and being used. Kept in memory alone: not
 * in the history, where the next person at this browser could read it.
 */
const codes = new Map<string, string>();

/** Keeps the code a link to `projectId` carried. */
export function storeSharedCode(projectId: string, code: string): void {
  codes.set(projectId, code);
}

/** The kept code, once; undefined afterwards. */
export function takeSharedCode(projectId: string): string | undefined {
  const code = codes.get(projectId);
  codes.delete(projectId);
  return code;
}
