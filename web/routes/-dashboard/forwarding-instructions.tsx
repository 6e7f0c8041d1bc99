import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { IntakeAddress } from '../../features/intake/intake-address.tsx';
import { intakeOptions } from '../../features/intake/queries.ts';
import { Button } from '../../ui/button.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';

const loadReceivedMails = () => import('../../features/intake/received-emails.tsx');

type Props = {
  user: User;
  /** Events wait below, so the host knows how it works. */
  isFolded: boolean;
  onSettings: () => void;
};

/** Explains how to forward booking confirmations, with the address. */
export function ForwardingInstructions({ isFolded, ...props }: Props) {
  const title = (
    <h2 id="forwarding" className="title text-lg">
      {t('forwardConfirmations')}
    </h2>
  );
  if (!isFolded) {
    return (
      <section className="card grid gap-3 px-inset py-5" aria-labelledby="forwarding">
        {title}
        <HowToForward {...props} />
      </section>
    );
  }
  return (
    <details className="card group px-inset">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-3">
        <span className="i-lucide-mail text-muted max-[20rem]:hidden" aria-hidden="true" />
        {title}
        <span
          className="i-lucide-chevron-down ms-auto group-open:[rotate:180deg] max-[20rem]:hidden"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-3 pb-5">
        <HowToForward {...props} />
      </div>
    </details>
  );
}

function HowToForward({ user, onSettings }: Omit<Props, 'isFolded'>) {
  const { data: intake } = useQuery(intakeOptions);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p className="max-w-[68ch] text-muted">{t('forwardEmailsText')}</p>
      <IntakeAddress isVerified={user.emailVerified} />
      {intake?.sharedAddress && (
        <p className="max-w-[68ch] text-sm text-muted [overflow-wrap:anywhere]">
          {t('sharedAddressTip', { address: intake.sharedAddress, email: user.email })}
        </p>
      )}
      <div className="-mb-2 -ms-3 flex flex-wrap">
        <Button variant="quiet" className="px-3" onClick={() => setOpen(true)}>
          <span className="i-lucide-history" aria-hidden="true" />
          {t('receivedEmails')}
        </Button>
        <Button variant="quiet" className="px-3" onClick={onSettings}>
          <span className="i-lucide-settings" aria-hidden="true" />
          {t('addressSettings')}
        </Button>
      </div>
      {open && (
        <LazyComponent load={loadReceivedMails} onFail={close}>
          {(ReceivedMails) => <ReceivedMails onClose={close} />}
        </LazyComponent>
      )}
    </>
  );
}
