import { t } from '../../worker/messages/t.ts';

const FEATURES: Partial<Record<string, () => string>> = {
  TRIAL_FAQ_BLOCKED: () => t('tryFaqs'),
  TRIAL_CUSTOMIZATION_BLOCKED: () => t('tryLooks'),
  TRIAL_IMAGE_BLOCKED: () => t('tryImages'),
  TRIAL_PAPER_BLOCKED: () => t('tryPapers'),
  TRIAL_LIMIT_REACHED: () => t('tryEvents'),
  TITLE_CHANGE_LIMIT_REACHED: () => t('tryTitle'),
};

/** Returns the feature name for a trial-limit error code, or undefined for other codes. */
export function toUpgradeFeature(code: string): string | undefined {
  return FEATURES[code]?.() ?? (code.startsWith('TRIAL_') ? t('tryOther') : undefined);
}
