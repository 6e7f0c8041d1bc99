/** State of the upgrade prompt: opened from anywhere, rendered by pages that mount UpgradePrompt. */

let openFeature: string | null = null;
const listeners = new Set<() => void>();

function setOpenFeature(feature: string | null) {
  openFeature = feature;
  for (const listener of listeners) listener();
}

/** Opens the upgrade prompt. `feature` completes the sentence "You tried to: …", or is an error code that stands for one. */
export function openUpgradePrompt(feature: string): void {
  setOpenFeature(feature);
}

/** Closes the upgrade prompt. */
export function closeUpgradePrompt(): void {
  setOpenFeature(null);
}

/** Returns the feature shown in the open prompt, or null. Snapshot for useSyncExternalStore. */
export function readUpgradePrompt(): string | null {
  return openFeature;
}

/** Calls `listener` after each change; returns the unsubscribe function. */
export function subscribeToUpgradePrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether an error code says that the itinerary needs Full Access. */
export const isUpgradeCode = (code: string): boolean => /^(TRIAL|TITLE_CHANGE)_/.test(code);
