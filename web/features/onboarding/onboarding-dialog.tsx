import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { storeOnboardingSeen } from './onboarding-seen.ts';

type Props = {
  projectId: string;
  /** Where the host picks a look. */
  looks: ReactNode;
  /** Called after the closing animation, with what the host wants to do next. */
  onClose: (next?: OnboardingChoice) => void;
};

/** How the host wants to add the first events. */
export type OnboardingChoice = 'paste' | 'add';

const STEPS = [
  {
    icon: 'i-lucide-clipboard-paste',
    name: 'Paste your plan',
    text: 'From a chat, a note, a table or a file. We find the events, and you check them.',
  },
  {
    icon: 'i-lucide-palette',
    name: 'Make it yours',
    text: 'Find more colors, fonts, covers and your own images in the admin panel, under Customize.',
  },
  {
    icon: 'i-lucide-share-2',
    name: 'Share it',
    text: 'Your guests need one link and no account. Tap Share at the bottom of the page.',
  },
];

/** Shows a host of an empty itinerary the first steps. Shown once per browser. */
export default function OnboardingDialog({ projectId, looks, onClose }: Props) {
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
      title="Let's set up your itinerary"
      description="Three steps to get your guests on board."
      initialFocus={pasteButton}
      actions={
        <>
          <Button variant="quiet" onClick={() => close()}>
            Maybe later
          </Button>
          <Button onClick={() => close('add')}>Add an event</Button>
          <Button
            ref={pasteButton}
            variant="primary"
            className="max-sm:w-full"
            onClick={() => close('paste')}
          >
            Paste your plan
          </Button>
        </>
      }
    >
      {looks}
      <ol className="mt-6 grid gap-5">
        {STEPS.map(({ icon, name, text }, at) => (
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
    </Dialog>
  );
}
