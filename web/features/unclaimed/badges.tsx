import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { LOW_CONFIDENCE } from './event-format.ts';

const NOTICES = {
  changed: 'Changed',
  'change-of-assigned': 'Changed',
  cancelled: 'Cancelled',
  'cancellation-of-assigned': 'Cancelled',
  duplicate: 'Possible duplicate',
} as const;

/** What to look out for on a card, in one or two words each. */
export function ReviewBadges({ card }: { card: UnclaimedEvent }) {
  const { kind, needsReview, confidence, notice } = card;
  const low = kind === 'event' && confidence < LOW_CONFIDENCE;
  if (!needsReview && !low && !notice && kind !== 'problem') return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="To look at">
      {kind === 'problem' && <li className="badge badge-warn">Not read</li>}
      {needsReview && kind !== 'problem' && <li className="badge badge-warn">Needs Review</li>}
      {low && <li className="badge badge-warn">Low Confidence ({confidence}%)</li>}
      {notice && <li className="badge badge-news">{NOTICES[notice.kind]}</li>}
    </ul>
  );
}
