import type { MyProject } from '../../../worker/contract/accounts.ts';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import { useOpenCheckout } from './queries.ts';

/** What a trial lacks, and the way to Full Access; says so where content of a copy waits for it. */
export function TrialNotice({ project }: { project: MyProject }) {
  const checkout = useOpenCheckout(project);
  if (project.isPaid) return null;
  const busy = checkout.isPending || checkout.isSuccess;
  return (
    <p className="mt-3 text-sm text-muted">
      {project.hasWaitingContent ? 'The rest of this copy comes with Full Access. ' : 'Free trial. '}
      <button type="button" className="link" disabled={busy} onClick={() => checkout.mutate()}>
        Get Full Access for ${FULL_ACCESS_CENTS / 100}
        <span className="only-read"> for {project.name}</span>
      </button>
    </p>
  );
}
