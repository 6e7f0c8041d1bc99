import { useState } from 'react';
import { t } from '../../worker/messages/t.ts';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { ConfirmDialog } from './dialogs/confirm-dialog.tsx';

type Props = {
  address: string;
  /** Completes "Copy …". */
  what: string;
  /** Says what happens to the old address. */
  warning: string;
  busy: boolean;
  /** Omitted if the address cannot be renewed here. */
  onRenew?: () => void;
};

/** An email address to forward to, with buttons to copy and to renew it. */
export function RenewableAddress({ address, what, warning, busy, onRenew }: Props) {
  const [asking, setAsking] = useState(false);
  const [local, domain] = address.split('@');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 rounded-2 bg-[var(--sunk)] px-3 py-2.5 font-mono text-sm [overflow-wrap:anywhere]">
        {local}
        <wbr />@{domain}
      </code>
      <CopyButton text={address} what={what} />
      {onRenew && (
        <Button variant="quiet" className="px-3" busy={busy} onClick={() => setAsking(true)}>
          {t('newAddress')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('newAddressAsk')}
        description={warning}
        confirm={t('newAddress')}
        onConfirm={() => {
          onRenew?.();
          setAsking(false);
        }}
      />
    </div>
  );
}
