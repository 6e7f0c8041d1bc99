/** State of the upgrade prompt: opened from anywhere, rendered by pages that mount UpgradePrompt. */

let openFeature: string | null = null;
const listeners = new Set<() => void>();

/**
 * Opens the upgrade prompt. `feature` completes the sentence "You tried to: …", or is an error code that stands for one; null
 * closes the prompt.
 */
export function openUpgradePrompt(feature: string | null): void {
  openFeature = feature;
  for (const listener of listeners) listener();
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
