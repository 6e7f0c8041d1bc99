import { useEffect, useState } from 'react';
import CelebrationDialog from '../../features/celebration/celebration-dialog.tsx';
import OnboardingDialog from '../../features/onboarding/onboarding-dialog.tsx';
import { isOnboardingSeen } from '../../features/onboarding/onboarding-seen.ts';
import { readCreatedProject } from '../../lib/storage.ts';
import type { DialogProps } from './use-dialog.ts';

/** Greets a host: the celebration after creation, then the onboarding, once per browser. */
export default function Welcome({ projectId, project, onClose, onOpen }: DialogProps) {
  const [celebrating, setCelebrating] = useState(() => readCreatedProject()?.projectId === projectId);
  // Read once: closing stores it as seen, which must not unmount the closing dialog.
  const [seen] = useState(() => isOnboardingSeen(projectId));
  const nothing = seen && !celebrating;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (nothing) onClose();
  }, [nothing]);

  if (nothing) return null;
  if (celebrating) return <CelebrationDialog onClose={() => setCelebrating(false)} />;
  return (
    <OnboardingDialog projectId={projectId} isPaid={project.isPaid} onAddEvent={onOpen} onClose={onClose} />
  );
}
