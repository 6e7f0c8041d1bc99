import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toServerMessage } from '../../lib/api.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { RenewableAddress } from '../../ui/renewable-address.tsx';
import { projectIntakeOptions, proposalsOptions, useRenewProjectIntake } from './queries.ts';

/** While the address is shown, the host may wait for an email. */
const POLL_INTERVAL_MS = 15_000;

/** Ways to add a plan other than pasting: emails, and sharing from other apps. */
export function OtherWays({ projectId }: { projectId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="plan-other" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="i-lucide-mail" aria-hidden="true" />
        Forward emails instead
      </summary>
      <div className="grid gap-3 pt-2">
        <p className="text-muted">
          Forward confirmations and plans to this itinerary's own address. Their events wait here for you to
          review.
        </p>
        {isOpen && <ProjectIntake projectId={projectId} />}
        <p className="text-sm text-muted">{describeSharing()}</p>
      </div>
    </details>
  );
}

function ProjectIntake({ projectId }: { projectId: string }) {
  const { data: intake, error } = useQuery(projectIntakeOptions(projectId));
  const renew = useRenewProjectIntake(projectId);
  useQuery({ ...proposalsOptions(projectId), refetchInterval: POLL_INTERVAL_MS });
  if (!intake && error) {
    return (
      <p role="alert" className="text-danger">
        {toServerMessage(error) ?? "Couldn't load the address. Check your connection and try again."}
      </p>
    );
  }
  if (!intake) return <Skeleton className="h-11 w-72 max-w-full" />;
  if (!intake.address) return <p className="text-muted">Receiving email is not set up on this server.</p>;
  return (
    <RenewableAddress
      address={intake.address}
      what="the itinerary's address"
      warning="The old one stops working at once. Update any forwarding rules."
      busy={renew.isPending}
      onRenew={() => renew.mutate()}
    />
  );
}

/** Safari on iPhone and iPad offers no way to share to a web app. */
function describeSharing(): string {
  return 'standalone' in navigator && navigator.maxTouchPoints > 0
    ? 'On iPhone and iPad, copy the plan in the other app and paste it here, or email it to this address.'
    : 'If you install Foldout as an app, you can also share text, calendar files and PDFs to it from other apps.';
}
