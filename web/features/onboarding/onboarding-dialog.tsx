import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { storeOnboardingSeen } from './onboarding-seen.ts';

type Props = {
  projectId: string;
  /** Where the host picks a look. */
  looks: ReactNode;
  /** The host chose to add an event. */
  onAddEvent: () => void;
  /** Called after the closing animation. */
  onClose: () => void;
};

const STEPS = [
  {
    icon: 'i-lucide-calendar-plus',
    name: 'Add your events',
    text: 'Enter a title, time and place. Guests can open each place on a map.',
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
export default function OnboardingDialog({ projectId, looks, onAddEvent, onClose }: Props) {
  const [open, setOpen] = useState(true);
  const addButton = useRef<HTMLButtonElement>(null);
  const adding = useRef(false);

  function close() {
    storeOnboardingSeen(projectId);
    setOpen(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={() => {
        onClose();
        if (adding.current) onAddEvent();
      }}
      title="Let's set up your itinerary"
      description="Three steps to get your guests on board."
      initialFocus={addButton}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Maybe later
          </Button>
          <Button
            ref={addButton}
            variant="primary"
            onClick={() => {
              adding.current = true;
              close();
            }}
          >
            Add your first event
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
