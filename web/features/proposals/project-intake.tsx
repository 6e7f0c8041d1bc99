import { useQuery } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { RenewableAddress } from '../../ui/renewable-address.tsx';
import { projectIntakeOptions, proposalsOptions, useRenewProjectIntake } from './queries.ts';

/** While the address is shown, the host may wait for an email. */
const POLL_INTERVAL_MS = 15_000;

/** The itinerary's own address for forwarding emails. */
export function ProjectIntake({ projectId }: { projectId: string }) {
  const { data: intake, error } = useQuery(projectIntakeOptions(projectId));
  const renew = useRenewProjectIntake(projectId);
  useQuery({ ...proposalsOptions(projectId), refetchInterval: POLL_INTERVAL_MS });
  if (!intake && error) {
    return (
      <p role="alert" className="text-danger">
        {toServerMessage(error) ?? t('projectAddressFailed')}
      </p>
    );
  }
  if (!intake) return <Skeleton className="h-11 w-72 max-w-full" />;
  if (!intake.address) return <p className="text-muted">{t('noEmailReceived')}</p>;
  return (
    <RenewableAddress
      address={intake.address}
      what={t('projectAddress')}
      warning={t('oldProjectAddress')}
      busy={renew.isPending}
      onRenew={() => renew.mutate()}
    />
  );
}
