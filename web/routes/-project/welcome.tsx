import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { computeCalendarLayout } from '../../../worker/domain/schedule/calendar.ts';
import { t } from '../../../worker/messages/t.ts';
import CelebrationDialog from '../../features/celebration/celebration-dialog.tsx';
import { toProjectTitle } from '../../features/itinerary/page-top.tsx';
import { useItinerary } from '../../features/itinerary/use-itinerary.ts';
import OnboardingDialog, { type OnboardingChoice } from '../../features/onboarding/onboarding-dialog.tsx';
import { isOnboardingSeen } from '../../features/onboarding/onboarding-seen.ts';
import { CelebrationMail } from '../../features/owner-email/celebration-mail.tsx';
import { codesMailQuery } from '../../features/owner-email/queries.ts';
import { EventsToReview, useToReview } from '../../features/proposals/events-to-review.tsx';
import { proposalsOptions } from '../../features/proposals/queries.ts';
import { useShareSheet } from '../../features/share/use-share-sheet.ts';
import { UpgradeButton } from '../../features/upgrade/upgrade-button.tsx';
import { readCreatedProject } from '../../lib/storage.ts';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { FirstLook } from './first-look.tsx';
import Share from './share.tsx';
import type { DialogProps } from './use-dialog.ts';

const loadPlan = () => import('./plan.tsx');
const loadReview = () => import('./plan-review.tsx');

type Step = 'celebration' | 'sharing' | 'onboarding' | 'pasting';

/** Greets a host: the celebration after creation, which leads to sharing, then the onboarding, once per browser. */
export default function Welcome({ projectId, project, onClose, onOpen }: DialogProps) {
  const [step, setStep] = useState<Step>(() =>
    readCreatedProject()?.projectId === projectId ? 'celebration' : 'onboarding',
  );
  const events = useItinerary(projectId)?.data?.events ?? [];
  const { isPending, isLoading } = useQuery(proposalsOptions(projectId));
  // Who has a plan already does not need to be told how to begin.
  const hasPlan = useToReview(project) !== undefined || events.length > 0;
  // Read once: closing stores it as seen, which must not unmount the closing dialog.
  const [seen] = useState(() => isOnboardingSeen(projectId));
  const nothing = step === 'onboarding' && (seen || hasPlan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (nothing) onClose();
  }, [nothing]);

  // The celebration is laid out by what is to review.
  if (nothing || (step === 'onboarding' && isPending) || (step === 'celebration' && isLoading)) return null;
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
  const startOnboarding = () => setStep('onboarding');
  if (step === 'sharing') return <Share projectId={projectId} project={project} onClose={startOnboarding} />;
  if (step === 'celebration') {
    return (
      <Celebration
        project={project}
        events={events}
        onClose={(isSharing) => (isSharing ? setStep('sharing') : startOnboarding())}
      />
    );
  }
  return (
    <OnboardingDialog
      projectId={projectId}
      theme={toDialogTheme(project)}
      looks={<FirstLook project={project} />}
      canSaveLook={project.isPaid}
      onClose={endOnboarding}
    />
  );
}

type CelebrationProps = Pick<DialogProps, 'project'> & {
  events: Parameters<typeof computeCalendarLayout>[0];
  onClose: (isSharing: boolean) => void;
};

function Celebration({ project, events, onClose }: CelebrationProps) {
  const { projectId } = project;
  const dates = computeCalendarLayout(events, '')?.title;
  const hasToReview = useToReview(project) !== undefined;
  const { data: mail, isError } = useQuery({
    ...codesMailQuery(projectId),
    enabled: Boolean(project.ownerEmail),
  });
  const isOnlyHere = !project.ownerEmail || isError || mail?.status === 'failed' || mail?.status === 'none';
  // Stays there while the address is corrected.
  const [isMailFirst, setMailFirst] = useState(false);
  if (mail?.status === 'failed' && !isMailFirst) setMailFirst(true);
  const share = useShareSheet({ projectId, title: toProjectTitle(project), dates });
  const [isReviewing, setReviewing] = useState(false);
  const endReview = () => setReviewing(false);
  return (
    <>
      <CelebrationDialog
        theme={toDialogTheme(project)}
        project={project}
        hasToReview={hasToReview}
        isEmpty={hasToReview && events.length === 0}
        isOnlyHere={isOnlyHere}
        isMailFirst={isMailFirst}
        onShare={share}
        findNextFocus={() => document.querySelector('.host-notices .to-review .button:not(.button-primary)')}
        onClose={onClose}
        toReview={
          <EventsToReview
            label={t('eventsToReview')}
            project={project}
            eventCount={events.length}
            renderUpgrade={(text, added) => (
              <UpgradeButton projectId={projectId} added={added} isSecond={events.length > 0}>
                {text}
              </UpgradeButton>
            )}
            onReview={() => setReviewing(true)}
          />
        }
      >
        {project.ownerEmail ? (
          <CelebrationMail projectId={projectId} email={project.ownerEmail} />
        ) : (
          <p className="text-muted">{t('saveCodesNow')}</p>
        )}
      </CelebrationDialog>
      {isReviewing && (
        <LazyComponent load={loadReview} onFail={endReview}>
          {(Review) => <Review projectId={projectId} onClose={endReview} />}
        </LazyComponent>
      )}
    </>
  );
}
