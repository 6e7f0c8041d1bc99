import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useUpgrade } from './use-upgrade.ts';

type Props = {
  projectId: string;
  /** Ids of the proposals that paying adds. */
  added: readonly number[];
  /** Another button is the main one. */
  isSecond?: boolean;
  children: ReactNode;
};

/** Opens the checkout in one tap. Its text names the price. */
export function UpgradeButton({ projectId, added, isSecond = false, children }: Props) {
  const { busy, upgrade } = useUpgrade(projectId);
  return (
    <Button variant={isSecond ? 'secondary' : 'primary'} busy={busy} onClick={() => upgrade(added)}>
      {children}
    </Button>
  );
}
