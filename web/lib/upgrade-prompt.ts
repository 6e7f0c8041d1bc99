/** The question "would you like Full Access?", askable from anywhere; a screen that can answer listens. */

let asked: string | null = null;
const listeners = new Set<() => void>();

function tell(feature: string | null) {
  asked = feature;
  for (const listener of listeners) listener();
}

/** Opens the upgrade prompt. `feature` completes the sentence "You tried to: …". */
export function openUpgradePrompt(feature: string): void {
  tell(feature);
}

/** Closes the upgrade prompt, if it is open. */
export function closeUpgradePrompt(): void {
  tell(null);
}

/** What the visitor tried, or null while nothing is asked. With `subscribeToUpgradePrompt`, a React store. */
export function readUpgradePrompt(): string | null {
  return asked;
}

/** Calls `listener` after each change; returns what ends that. */
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

/** The words for what a refusal's code kept back, or undefined where the code is no trial limit. */
export function toUpgradeFeature(code: string): string | undefined {
  return FEATURES[code] ?? (code.startsWith('TRIAL_') ? 'access this feature' : undefined);
}
