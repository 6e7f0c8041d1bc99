/** State of the upgrade prompt: opened from anywhere, rendered by pages that mount UpgradePrompt. */

let openFeature: string | null = null;
const listeners = new Set<() => void>();

function setOpenFeature(feature: string | null) {
  openFeature = feature;
  for (const listener of listeners) listener();
}

/** Opens the upgrade prompt. `feature` completes the sentence "You tried to: …". */
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

const FEATURES: Partial<Record<string, string>> = {
  TRIAL_FAQ_BLOCKED: 'manage FAQs',
  TRIAL_CUSTOMIZATION_BLOCKED: 'customize themes and colors',
  TRIAL_IMAGE_BLOCKED: 'upload custom images',
  TRIAL_LIMIT_REACHED: 'add more events',
  TITLE_CHANGE_LIMIT_REACHED: 'change the title',
};

/** Returns the feature name for a trial-limit error code, or undefined for other codes. */
export function toUpgradeFeature(code: string): string | undefined {
  return FEATURES[code] ?? (code.startsWith('TRIAL_') ? 'access this feature' : undefined);
}
