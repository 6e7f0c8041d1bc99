import { useEffect, useState } from 'react';
import CelebrationDialog from '../../features/celebration/celebration-dialog.tsx';
import OnboardingDialog from '../../features/onboarding/onboarding-dialog.tsx';
import { isOnboardingSeen } from '../../features/onboarding/onboarding-seen.ts';
import { readCreatedProject } from '../../lib/storage.ts';
import type { DialogProps } from './use-dialog.ts';

/** What greets a host: first that the itinerary stands, then, once a browser, what to do with it. Default export. */
export default function Welcome({ projectId, project, onClose, onOpen }: DialogProps) {
  const [celebrating, setCelebrating] = useState(() => readCreatedProject()?.projectId === projectId);
  // Asked once: closing writes it down as seen, and must not take what is closing off the screen.
  const [seen] = useState(() => isOnboardingSeen(projectId));
  const nothing = seen && !celebrating;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (nothing) onClose();
  }, [nothing]);

  if (nothing) return null;
  if (celebrating) return <CelebrationDialog onClose={() => setCelebrating(false)} />;
  return (
    <OnboardingDialog projectId={projectId} isPaid={project.isPaid} onAddEvent={onOpen} onClose={onClose} />
  );
}
