import { type ReactNode, useRef, useState } from 'react';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { storeOnboardingSeen } from './onboarding-seen.ts';

type Props = {
  projectId: string;
  theme: DialogTheme;
  /** Where the host picks a look: first, or below the steps if it cannot be saved yet. */
  looks: ReactNode;
  canSaveLook: boolean;
  /** Called after the closing animation, with what the host wants to do next. */
  onClose: (next?: OnboardingChoice) => void;
};

/** How the host wants to add the first events. */
export type OnboardingChoice = 'paste' | 'add';

const listSteps = () => [
  {
    icon: 'i-lucide-clipboard-paste',
    name: t('pasteYourPlan'),
    text: t('onboardingPasteText'),
  },
  {
    icon: 'i-lucide-palette',
    name: t('onboardingLook'),
    text: t('onboardingLookText'),
  },
  {
    icon: 'i-lucide-share-2',
    name: t('onboardingShare'),
    text: t('onboardingShareText'),
  },
];

/** Shows a host of an empty itinerary the first steps. Shown once per browser. */
export default function OnboardingDialog({ projectId, theme, looks, canSaveLook, onClose }: Props) {
  const [open, setOpen] = useState(true);
  const pasteButton = useRef<HTMLButtonElement>(null);
  const choice = useRef<OnboardingChoice>(undefined);

  function close(next?: OnboardingChoice) {
    choice.current = next;
    storeOnboardingSeen(projectId);
    setOpen(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={() => onClose(choice.current)}
      theme={theme}
      title={t('onboardingTitle')}
      description={t('onboardingText')}
      initialFocus={pasteButton}
      actions={
        <>
          <Button variant="quiet" onClick={() => close()}>
            {t('maybeLater')}
          </Button>
          <Button onClick={() => close('add')}>{t('addAnEvent')}</Button>
          <Button ref={pasteButton} variant="primary" onClick={() => close('paste')}>
            {t('pasteYourPlan')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {canSaveLook && looks}
        <Steps />
        {!canSaveLook && looks}
      </div>
    </Dialog>
  );
}

function Steps() {
  return (
    <ol className="grid gap-5">
      {listSteps().map(({ icon, name, text }, at) => (
        <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-gutter">
          <span
            className="grid size-[min(2.75rem,56px)] place-items-center rounded-full bg-[var(--sunk)] text-lg text-[var(--accent-ink)]"
            aria-hidden="true"
          >
            <span className={icon} />
          </span>
          <div className="grid gap-0.5">
            <h3 className="font-600">
              {at + 1}. {name}
            </h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
