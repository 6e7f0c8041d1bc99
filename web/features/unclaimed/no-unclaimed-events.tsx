import { t } from '../../../worker/messages/t.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';

/** Empty state of the Unclaimed Events tab. */
export function NoUnclaimedEvents() {
  return (
    <div className="rounded-3 border border-dashed border-edge">
      <EmptyState icon="i-lucide-inbox" title={t('noUnclaimed')} text={t('noUnclaimedText')} />
    </div>
  );
}
