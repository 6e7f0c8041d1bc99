import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { unclaimedOptions } from '../../features/proposals/unclaimed/queries.ts';
import { toServerMessage } from '../../lib/api.ts';
import { useListFocus } from '../../ui/focus/use-list-focus.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadError } from '../../ui/page/load-error.tsx';
import { TabSkeleton } from './dashboard-skeleton.tsx';
import { ForwardingInstructions } from './forwarding-instructions.tsx';
import { UnclaimedList } from './unclaimed-list.tsx';

const POLL_INTERVAL_MS = 15_000;

/** The Unclaimed Events tab. Polls while open, because users forward an email and wait for its events here. */
export default function UnclaimedTab({ user, onSettings }: { user: User; onSettings: () => void }) {
  const events = useQuery({ ...unclaimedOptions, refetchInterval: POLL_INTERVAL_MS });
  // As it was found: what is read while events arrive stays open.
  const [hadEvents, setHadEvents] = useState<boolean>();
  if (hadEvents === undefined && events.data) setHadEvents(events.data.length > 0);
  const { listProps } = useListFocus<HTMLDivElement>('.unclaimed-item');
  return (
    <div className="grid max-w-208 gap-5 pt-2">
      <ForwardingInstructions user={user} isFolded={hadEvents === true} onSettings={onSettings} />
      {!events.data && events.error && (
        <LoadError
          message={toServerMessage(events.error) ?? t('unclaimedFailed')}
          busy={events.isFetching}
          onRetry={() => void events.refetch()}
        />
      )}
      {!events.data && !events.error && <TabSkeleton />}
      {events.data && (
        <div {...listProps}>
          {events.data.length === 0 ? (
            <div className="rounded-3 border border-dashed border-edge">
              <EmptyState icon="i-lucide-inbox" title={t('noUnclaimed')} text={t('noUnclaimedText')} />
            </div>
          ) : (
            <UnclaimedList user={user} events={events.data} />
          )}
        </div>
      )}
    </div>
  );
}
