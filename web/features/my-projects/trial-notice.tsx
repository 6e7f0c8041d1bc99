import type { MyProject } from '../../../worker/contract/accounts.ts';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import { useOpenCheckout } from './queries.ts';

/** Upgrade link on a trial's card; mentions content that is added after upgrading. Renders nothing if paid. */
export function TrialNotice({ project }: { project: MyProject }) {
  const checkout = useOpenCheckout(project);
  if (project.isPaid) return null;
  const busy = checkout.isPending || checkout.isSuccess;
  return (
    <p className="mt-3 text-sm text-muted">
      {project.hasPendingContent ? 'Upgrade to add the rest of this copy. ' : 'Free trial. '}
      <button type="button" className="link" disabled={busy} onClick={() => checkout.mutate()}>
        Get Full Access for ${FULL_ACCESS_CENTS / 100}
        <span className="visually-hidden"> for {project.name}</span>
      </button>
    </p>
  );
}
