import { useQuery } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { formatFullDate } from '../../lib/dates.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { RenewableAddress } from '../../ui/renewable-address.tsx';
import { intakeOptions, useRenewAddress } from './queries.ts';

type Props = { isVerified: boolean; renewable?: boolean };

/**
 * The account's address for forwarding emails, with a Copy button. `isVerified`: the provider has verified the account's
 * email. `renewable` adds a button to replace the address.
 */
export function IntakeAddress({ isVerified, renewable = false }: Props) {
  const { data: intake, error } = useQuery(intakeOptions);
  const renew = useRenewAddress();
  if (error && !intake) {
    return <p role="alert">{toServerMessage(error) ?? t('yourAddressFailed')}</p>;
  }
  if (!intake) return <Skeleton className="h-11 w-72 max-w-full" />;
  if (!intake.address) {
    return <p className="text-muted">{isVerified ? t('noEmailReceived') : t('verifyFirst')}</p>;
  }
  return (
    <div className="grid gap-2">
      <RenewableAddress
        address={intake.address}
        what={t('yourForwardingAddress')}
        warning={t('oldAddressEnds')}
        busy={renew.isPending}
        onRenew={renewable ? () => renew.mutate() : undefined}
      />
      {intake.previous && (
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {t('oldAddressUntil', {
            address: intake.previous.address,
            date: formatFullDate(intake.previous.until, ownZone()),
          })}
        </p>
      )}
    </div>
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
