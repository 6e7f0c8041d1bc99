import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toServerMessage } from '../../lib/api.ts';
import { formatFullDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { intakeOptions, useRenewAddress } from './queries.ts';

type Props = { isVerified: boolean; renewable?: boolean };

/**
 * The account's address for forwarding emails, with a Copy button. `isVerified`: the provider has verified the account's
 * email. `renewable` adds a button to replace the address.
 */
export function IntakeAddress({ isVerified, renewable = false }: Props) {
  const { data: intake, error } = useQuery(intakeOptions);
  const [asking, setAsking] = useState(false);
  const renew = useRenewAddress();
  if (error && !intake) {
    return (
      <p role="alert">
        {toServerMessage(error) ?? "Couldn't load your address. Check your connection and try again."}
      </p>
    );
  }
  if (!intake) return <Skeleton className="h-11 w-72 max-w-full" />;
  if (!intake.address) {
    return (
      <p className="text-muted">
        {isVerified
          ? 'Receiving email is not set up on this server.'
          : 'Verify your email address to get a forwarding address.'}
      </p>
    );
  }
  const [local, domain] = intake.address.split('@');
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 rounded-2 bg-[var(--sunk)] px-3 py-2.5 font-mono text-sm [overflow-wrap:anywhere]">
          {local}
          <wbr />@{domain}
        </code>
        <CopyButton text={intake.address} what="your forwarding address" />
        {renewable && (
          <Button
            variant="quiet"
            className="max-sm:px-2 max-sm:-ml-2"
            busy={renew.isPending}
            onClick={() => setAsking(true)}
          >
            Get a new address
          </Button>
        )}
      </div>
      {intake.previous && (
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {intake.previous.address} still works until {formatFullDate(intake.previous.until, ownZone())}.
        </p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Get a new address?"
        description="The old one stops working in 7 days. Update any forwarding rules."
        confirm="Get a new address"
        onConfirm={() => {
          renew.mutate();
          setAsking(false);
        }}
      />
    </div>
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
