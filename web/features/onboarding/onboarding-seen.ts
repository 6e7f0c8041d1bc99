/**
 * Whether this browser has put the welcome away, kept beside what lib/storage.ts keeps; not in it, since a guest's
 * page would carry it. Where storage is denied it comes again.
 */
const toKey = (projectId: string) => `onboarded_${projectId}`;

/** Whether the welcome of this project was put away here. */
export function isOnboardingSeen(projectId: string): boolean {
  try {
    return localStorage.getItem(toKey(projectId)) !== null;
  } catch {
    return false;
  }
}

/** It was, for good. */
export function storeOnboardingSeen(projectId: string): void {
  try {
    localStorage.setItem(toKey(projectId), 'true');
  } catch {
    // Not remembered, then.
  }
}
