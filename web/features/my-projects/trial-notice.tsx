import type { MyProject } from '../../../worker/contract/accounts.ts';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatRoundDollars } from '../../lib/money.ts';
import { useOpenCheckout } from './queries.ts';

/** Upgrade link on a trial's card; mentions content that is added after upgrading. Renders nothing if paid. */
export function TrialNotice({ project }: { project: MyProject }) {
  const checkout = useOpenCheckout(project);
  if (project.isPaid) return null;
  const busy = checkout.isPending || checkout.isSuccess;
  return (
    <p className="mt-3 text-sm text-muted">
      {project.hasPendingContent ? t('upgradeForRest') : t('freeTrial')}{' '}
      <button type="button" className="link" disabled={busy} onClick={() => checkout.mutate()}>
        {t('getFullAccess', { price: formatRoundDollars(FULL_ACCESS_CENTS) })}
        <span className="visually-hidden"> {t('forItinerary', { name: project.name })}</span>
      </button>
    </p>
  );
}
