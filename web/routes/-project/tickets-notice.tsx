import { useQuery } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { listTickets, proposalsOptions } from '../../features/proposals/queries.ts';
import { Button } from '../../ui/button.tsx';
import '../../features/proposals/proposals.css';

type Props = { projectId: string; onReview: () => void };

/** For hosts: how many tickets of emails wait. Nothing if none does. */
export function TicketsNotice({ projectId, onReview }: Props) {
  const { data } = useQuery({ ...proposalsOptions(projectId), select: listTickets });
  const count = data?.length ?? 0;
  if (count === 0) return null;
  return (
    <section className="to-review" aria-label={t('ticketsToReview')}>
      <p className="min-w-0 flex-[1_1_min(14rem,100%)]" role="status">
        <span className="to-review-badge">{t('toReview')}</span>{' '}
        <span className="font-semibold">{t('ticketCount', { count })}</span>
        <span className="block text-sm text-muted">{t('ticketsUnseen', { count })}</span>
      </p>
      <Button onClick={onReview}>{t('review')}</Button>
    </section>
  );
}
