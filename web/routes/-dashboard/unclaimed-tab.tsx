import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../worker/contract/accounts.ts';
import { NoUnclaimedEvents } from '../../features/unclaimed/no-unclaimed-events.tsx';
import { unclaimedOptions } from '../../features/unclaimed/queries.ts';
import { useKeptFocus } from '../../ui/focus/use-kept-focus.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { ForwardingInstructions } from './forwarding-instructions.tsx';
import { LoadError } from './load-error.tsx';
import { UnclaimedList } from './unclaimed-list.tsx';

/** Milliseconds between looks while this tab is open: who has just forwarded a mail waits for it here. */
const LOOK_EVERY = 15_000;

/** Events that mails brought, waiting for an itinerary. */
export function UnclaimedTab({ user, onSettings }: { user: User; onSettings: () => void }) {
  const cards = useQuery({ ...unclaimedOptions, refetchInterval: LOOK_EVERY });
  const { around } = useKeptFocus<HTMLDivElement>('.unclaimed-card');
  return (
    <div className="mx-auto grid max-w-208 gap-5 pt-2">
      <ForwardingInstructions user={user} onSettings={onSettings} />
      {!cards.data && cards.error && (
        <LoadError
          what="Your events"
          error={cards.error}
          busy={cards.isFetching}
          onRetry={() => void cards.refetch()}
        />
      )}
      {!cards.data && !cards.error && (
        <div role="status" className="grid gap-4">
          <span className="only-read">Loading…</span>
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      )}
      {cards.data && (
        <div {...around}>
          {cards.data.length === 0 ? <NoUnclaimedEvents /> : <UnclaimedList user={user} cards={cards.data} />}
        </div>
      )}
    </div>
  );
}
