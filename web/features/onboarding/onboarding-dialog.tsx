import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { storeOnboardingSeen } from './onboarding-seen.ts';

type Props = {
  projectId: string;
  isPaid: boolean;
  /** The host wants to begin at once. */
  onAddEvent: () => void;
  /** Called once closed, the moment to unmount. */
  onClose: () => void;
};

const toSteps = (isPaid: boolean) => [
  {
    icon: 'i-lucide-calendar-plus',
    name: 'Add your events',
    text: 'A title, a time and a place is all it takes. Guests get a map to each with one tap.',
  },
  {
    icon: 'i-lucide-palette',
    name: 'Make it yours',
    text: `Colors, fonts, pictures and a background are in the admin panel, under Customize${isPaid ? '.' : ', with Full Access.'}`,
  },
  {
    icon: 'i-lucide-share-2',
    name: 'Share it',
    text: 'Your guests need one link and no account. You find it under Share, at the foot of this page.',
  },
];

/** A host's first look at an itinerary with nothing in it: what there is to do, in order. Shown once a browser. */
export default function OnboardingDialog({ projectId, isPaid, onAddEvent, onClose }: Props) {
  const [open, setOpen] = useState(true);
  const begin = useRef<HTMLButtonElement>(null);
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
      size="small"
      title="A blank page, for now"
      description="Three steps, and your guests know where to be."
      initialFocus={begin}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Look around first
          </Button>
          <Button
            ref={begin}
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
      <ol className="grid gap-5">
        {toSteps(isPaid).map(({ icon, name, text }, at) => (
          <li key={name} className="grid grid-cols-[2.75rem_1fr] gap-x-4">
            <span
              className="grid h-11 w-11 place-items-center rounded-full bg-[var(--sunk)] text-lg text-[var(--accent-ink)]"
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
