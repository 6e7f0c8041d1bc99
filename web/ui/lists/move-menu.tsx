import { Menu } from '@base-ui/react/menu';
import { type RefObject, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';
import '../dialogs/overlays.css';

type Props = {
  name: string;
  /** From 0. */
  index: number;
  count: number;
  button: RefObject<HTMLButtonElement | null>;
  /** Whether a click opens the menu, rather than ending a drag. */
  canOpen: () => boolean;
  onMove: (to: number) => void;
};

/** A row's drag handle. A click opens a menu with the same moves. */
export function MoveMenu({ name, index, count, button, canOpen, onMove }: Props) {
  const [open, setOpen] = useState(false);
  const last = count - 1;
  const moves = [
    { label: t('moveUp'), icon: 'i-lucide-arrow-up', to: index - 1, possible: index > 0 },
    { label: t('moveDown'), icon: 'i-lucide-arrow-down', to: index + 1, possible: index < last },
    { label: t('moveToTop'), icon: 'i-lucide-arrow-up-to-line', to: 0, possible: index > 0 },
    { label: t('moveToBottom'), icon: 'i-lucide-arrow-down-to-line', to: last, possible: index < last },
  ];
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="icon"
        className="sortable-handle"
        aria-label={t('moveName', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => canOpen() && setOpen(true)}
        // On keydown, Space has already picked up or dropped the row; keyup must not click.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        <span className="i-lucide-grip-vertical text-muted" aria-hidden="true" />
      </Button>
      <Menu.Root open={open} onOpenChange={setOpen}>
        <Menu.Portal>
          <Menu.Positioner anchor={button} className="z-60" sideOffset={6} align="start" collisionPadding={8}>
            <Menu.Popup className="floating floating-list menu" finalFocus={button}>
              {moves.map(({ label, icon, to, possible }) => (
                <Menu.Item
                  key={label}
                  className="floating-item"
                  disabled={!possible}
                  onClick={() => onMove(to)}
                >
                  <span className={icon} aria-hidden="true" />
                  {label}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </>
  );
}
