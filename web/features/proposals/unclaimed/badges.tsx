import type { EmailChange, UnclaimedEvent } from '../../../../worker/contract/unclaimed.ts';
import { t } from '../../../../worker/messages/t.ts';
import { LOW_CONFIDENCE } from './event-format.ts';

const EMAIL_CHANGES: Record<EmailChange['kind'], () => string> = {
  changed: () => t('markChanged'),
  'change-of-assigned': () => t('markChanged'),
  cancelled: () => t('badgeCanceled'),
  'cancellation-of-assigned': () => t('badgeCanceled'),
  duplicate: () => t('badgeDuplicate'),
};

/** Badges for what needs attention. */
export function ReviewBadges({ event }: { event: UnclaimedEvent }) {
  const { kind, needsReview, confidence, emailChange } = event;
  const low = kind === 'event' && confidence < LOW_CONFIDENCE;
  if (!needsReview && !low && !emailChange) return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={t('needsAttention')}>
      {needsReview && <li className="badge badge-warn">{t('badgeNeedsReview')}</li>}
      {low && <li className="badge badge-warn">{t('badgeLowConfidence', { confidence })}</li>}
      {emailChange && <li className="badge badge-news">{EMAIL_CHANGES[emailChange.kind]()}</li>}
    </ul>
  );
}
