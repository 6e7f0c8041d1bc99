import { useSyncExternalStore } from 'react';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { listFullAccessFeatures } from '../../lib/full-access.ts';
import { formatRoundDollars } from '../../lib/money.ts';
import {
  openUpgradePrompt,
  readUpgradePrompt,
  subscribeToUpgradePrompt,
} from '../../lib/opened-upgrade-prompt.ts';
import { toUpgradeFeature } from '../../lib/upgrade-features.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useUpgrade } from './use-upgrade.ts';

type Props = {
  projectId: string;
  /** Runs before the upgrade, e.g. to get owner access. */
  prepare?: () => Promise<unknown>;
};

/** Dialog that opens when a trial limit is reached (lib/opened-upgrade-prompt.ts). */
export default function UpgradePrompt({ projectId, prepare }: Props) {
  const opened = useSyncExternalStore(subscribeToUpgradePrompt, readUpgradePrompt);
  const feature = opened && (toUpgradeFeature(opened) ?? opened);
  const { busy, upgrade } = useUpgrade(projectId, prepare);

  return (
    <Dialog
      open={feature !== null}
      onOpenChange={(open) => !open && openUpgradePrompt(null)}
      size="small"
      title={t('fullAccess')}
      description={t('trialLimit')}
      actions={
        <>
          <Button onClick={() => openUpgradePrompt(null)}>{t('upgradeLater')}</Button>
          <Button variant="primary" busy={busy} onClick={() => upgrade()}>
            {t('upgradeNow')}
          </Button>
        </>
      }
    >
      <p className="rounded-2 bg-[var(--sunk)] px-4 py-2.5 text-sm">
        {feature && t('youTriedTo', { feature })}
      </p>
      <ul className="mt-4 grid gap-2">
        {listFullAccessFeatures().map((item) => (
          <li key={item} className="flex gap-2.5">
            <span className="i-lucide-check mt-1 text-[var(--accent-ink)]" aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">{t('oneTimePrice', { price: formatRoundDollars(FULL_ACCESS_CENTS) })}</p>
    </Dialog>
  );
}
