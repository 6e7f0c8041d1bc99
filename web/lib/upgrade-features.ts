const FEATURES: Partial<Record<string, string>> = {
  TRIAL_FAQ_BLOCKED: 'manage FAQs',
  TRIAL_CUSTOMIZATION_BLOCKED: 'customize themes and colors',
  TRIAL_IMAGE_BLOCKED: 'upload custom images',
  TRIAL_PAPER_BLOCKED: 'add tickets and passes',
  TRIAL_LIMIT_REACHED: 'add more events',
  TITLE_CHANGE_LIMIT_REACHED: 'change the title',
};

/** Returns the feature name for a trial-limit error code, or undefined for other codes. */
export function toUpgradeFeature(code: string): string | undefined {
  return FEATURES[code] ?? (code.startsWith('TRIAL_') ? 'access this feature' : undefined);
}
