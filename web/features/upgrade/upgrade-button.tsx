import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useUpgrade } from './use-upgrade.ts';

/** Opens the checkout in one tap. Its text names the price. */
export function UpgradeButton({ projectId, children }: { projectId: string; children: ReactNode }) {
  const { busy, upgrade } = useUpgrade(projectId);
  return (
    <Button variant="primary" busy={busy} onClick={upgrade}>
      {children}
    </Button>
  );
}
