import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import CelebrationDialog from '../../features/celebration/celebration-dialog.tsx';
import OnboardingDialog, { type OnboardingChoice } from '../../features/onboarding/onboarding-dialog.tsx';
import { isOnboardingSeen } from '../../features/onboarding/onboarding-seen.ts';
import { CelebrationMail } from '../../features/owner-email/celebration-mail.tsx';
import { WaitingEvents } from '../../features/proposals/waiting-events.tsx';
import UpgradePrompt from '../../features/upgrade/upgrade-prompt.tsx';
import { itineraryOptions } from '../../lib/itinerary-query.ts';
import { readCreatedProject } from '../../lib/storage.ts';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { FirstLook } from './first-look.tsx';
import Share from './share.tsx';
import type { DialogProps } from './use-dialog.ts';

const loadPlan = () => import('./plan.tsx');

/** Greets a host: the celebration after creation, which leads to sharing, then the onboarding, once per browser. */
export default function Welcome({ projectId, project, onClose, onOpen }: DialogProps) {
  const [step, setStep] = useState<'celebration' | 'sharing' | 'onboarding' | 'pasting'>(() =>
    readCreatedProject()?.projectId === projectId ? 'celebration' : 'onboarding',
  );
  const eventCount = useQueryClient().getQueryData(itineraryOptions(projectId).queryKey)?.events.length ?? 0;
  // Read once: closing stores it as seen, which must not unmount the closing dialog.
  const [seen] = useState(() => isOnboardingSeen(projectId));
  const nothing = seen && step === 'onboarding';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (nothing) onClose();
  }, [nothing]);

  if (nothing) return null;
  if (step === 'pasting') {
    return (
      <LazyComponent load={loadPlan} onFail={onClose}>
        {(Plan) => <Plan projectId={projectId} onClose={onClose} />}
      </LazyComponent>
    );
  }
  function endOnboarding(choice?: OnboardingChoice) {
    if (choice === 'paste') return setStep('pasting');
    onClose();
    if (choice === 'add') onOpen();
  }
  const endSharing = () => setStep('onboarding');
  if (step === 'sharing') return <Share projectId={projectId} project={project} onClose={endSharing} />;
  if (step === 'celebration') {
    return (
      <CelebrationDialog
        theme={toDialogTheme(project)}
        project={project}
        onClose={(isSharing) => setStep(isSharing ? 'sharing' : 'onboarding')}
      >
        <WaitingEvents project={project} eventCount={eventCount} />
        <UpgradePrompt projectId={projectId} />
        {project.ownerEmail ? (
          <CelebrationMail projectId={projectId} email={project.ownerEmail} />
        ) : (
          <p className="text-muted">
            Save these codes now, since we have no email address to send them to. You can add one in the admin
            panel, under Security.
          </p>
        )}
      </CelebrationDialog>
    );
  }
  return (
    <OnboardingDialog projectId={projectId} looks={<FirstLook project={project} />} onClose={endOnboarding} />
  );
}
