import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toServerMessage } from '../../lib/api.ts';
import { formatFullDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { intakeOptions, useRenewAddress } from './queries.ts';

/** The account's own address for confirmation mails, to copy; with `renewable`, to change too. */
export function IntakeAddress({ renewable = false }: { renewable?: boolean }) {
  const { data: intake, error } = useQuery(intakeOptions);
  const [asking, setAsking] = useState(false);
  const renew = useRenewAddress();
  if (error && !intake) {
    return (
      <p role="alert">{toServerMessage(error) ?? 'Your address did not load. Check that you are online.'}</p>
    );
  }
  if (!intake) return <Skeleton className="h-11 w-72 max-w-full" />;
  if (!intake.address) return <p className="text-muted">Receiving mail is not set up here.</p>;
  const [local, domain] = intake.address.split('@');
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 rounded-2 bg-[var(--sunk)] px-3 py-2.5 font-mono text-sm [overflow-wrap:anywhere]">
          {local}
          <wbr />@{domain}
        </code>
        <CopyButton text={intake.address} what="your address for confirmation mails" />
        {renewable && (
          <Button variant="quiet" busy={renew.isPending} onClick={() => setAsking(true)}>
            Renew
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
        title="Renew your address?"
        description="You get another one, for when strangers have learned this one. The old one goes on working for 7 days, then mail to it is refused. Rules that forward to it have to be changed."
        confirm="Renew"
        onConfirm={() => {
          renew.mutate();
          setAsking(false);
        }}
      />
    </div>
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
