// Not in lib/storage.ts, which every guest downloads.
const toKey = (projectId: string) => `onboarded_${projectId}`;

/** Returns whether the onboarding of this project was closed in this browser. False if storage is unavailable. */
export function isOnboardingSeen(projectId: string): boolean {
  try {
    return localStorage.getItem(toKey(projectId)) !== null;
  } catch {
    return false;
  }
}

/** Stores that the onboarding was closed. */
export function storeOnboardingSeen(projectId: string): void {
  try {
    localStorage.setItem(toKey(projectId), 'true');
  } catch {
    // Storage unavailable.
  }
}
