import { useQuery } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadError } from '../../ui/page/load-error.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { paymentsOptions } from './queries.ts';
import { ReceiptRow } from './receipt-row.tsx';

type Props = { projectId: string /** Called after the closing animation. */; onClose: () => void };

/** Lists a project's payments with their receipts. */
export default function ReceiptsDialog({ projectId, onClose }: Props) {
  const { data, error, isFetching, refetch } = useQuery(paymentsOptions(projectId));
  return (
    <Dialog onClosed={onClose} size="small" title={t('paymentReceipts')}>
      {!data && !error && (
        <div role="status" className="grid gap-3 py-2">
          <span className="visually-hidden">{t('loading')}</span>
          <Skeleton className="h-14 w-full" />
        </div>
      )}
      {!data && error && (
        <LoadError
          message={toServerMessage(error) ?? t('receiptsFailed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <EmptyState icon="i-lucide-receipt" title={t('noPayments')} />}
      {data && data.length > 0 && (
        <ul className="divide-y">
          {data.map((payment) => (
            <ReceiptRow key={payment.id} projectId={projectId} payment={payment} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
