import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useUpgrade } from './use-upgrade.ts';

type Props = {
  projectId: string;
  /** Ids of the proposals that paying adds. */
  added: readonly number[];
  children: ReactNode;
};

/** Opens the checkout in one tap. Its text names the price. */
export function UpgradeButton({ projectId, added, children }: Props) {
  const { busy, upgrade } = useUpgrade(projectId);
  return (
    <Button variant="primary" busy={busy} onClick={() => upgrade(added)}>
      {children}
    </Button>
  );
}
