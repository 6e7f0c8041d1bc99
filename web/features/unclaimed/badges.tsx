import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { LOW_CONFIDENCE } from './event-format.ts';

const EMAIL_CHANGES = {
  changed: 'Changed',
  'change-of-assigned': 'Changed',
  cancelled: 'Canceled',
  'cancellation-of-assigned': 'Canceled',
  duplicate: 'Possible duplicate',
} as const;

/** Badges for what needs attention. */
export function ReviewBadges({ event }: { event: UnclaimedEvent }) {
  const { kind, needsReview, confidence, emailChange } = event;
  const low = kind === 'event' && confidence < LOW_CONFIDENCE;
  if (!needsReview && !low && !emailChange && kind !== 'problem') return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Needs attention">
      {kind === 'problem' && <li className="badge badge-warn">Not readable</li>}
      {needsReview && kind !== 'problem' && <li className="badge badge-warn">Needs Review</li>}
      {low && <li className="badge badge-warn">Low Confidence ({confidence}%)</li>}
      {emailChange && <li className="badge badge-news">{EMAIL_CHANGES[emailChange.kind]}</li>}
    </ul>
  );
}
