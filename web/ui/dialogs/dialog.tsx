import { Dialog as Base } from '@base-ui/react/dialog';
import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { useDialogEntry } from './use-dialog-entry.ts';
import './overlays.css';

type Props = {
  /** Without it, the dialog is open until the reader closes it. */
  open?: boolean;
  /** The reader closes it; needed with `open`. */
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  /** A button beside the title, which is no part of the dialog's name. */
  besideTitle?: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons in the footer, which stays visible while the body scrolls. */
  actions?: ReactNode;
  /** Colors and fonts of the itinerary below; without it those of the product. */
  theme?: DialogTheme;
  /** Maximum width: 28, 36 (default) or 60 rem. */
  size?: 'small' | 'medium' | 'large';
  /** Gets the focus first: a control, or the first `field` of the body; Close by default. */
  initialFocus?: RefObject<HTMLElement | null> | 'field';
  /** Gets the focus after closing; the element that had it before by default and for null. */
  finalFocus?: () => HTMLElement | null;
  /** Called after the closing animation, when the dialog can be unmounted. */
  onClosed?: () => void;
  /** Ignores clicks outside, for forms that would lose input. */
  keepOnOutsideClick?: boolean;
};

/** A button that closes the dialog that it is in. */
export const DialogClose = (button: Pick<ComponentProps<typeof Button>, 'variant' | 'children'>) => (
  <Base.Close render={<Button {...button} />} />
);

const WIDTHS = { small: 'max-w-112', medium: 'max-w-144', large: 'max-w-240' };

/** A modal dialog. Traps and restores the focus, closes on Escape and Back, and fits a 320 px screen. */
export function Dialog(props: Props) {
  const body = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(true);
  const { open = isOpen, onOpenChange = setOpen } = props;
  useDialogEntry(open, () => onOpenChange(false));

  // On a touch screen the dialog itself gets the focus: the on-screen keyboard would hide its text.
  function findField(): HTMLElement | null {
    if (matchMedia('(hover: none)').matches) return body.current?.closest<HTMLElement>('.dialog') ?? null;
    // Of radio buttons the chosen one: from another, an arrow key would change the choice.
    const fields = 'input:not([type="radio"]), :checked, select, textarea';
    return body.current?.querySelector<HTMLElement>(fields) ?? null;
  }

  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(next) => !next && props.onClosed?.()}
      disablePointerDismissal={props.keepOnOutsideClick}
    >
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Viewport className="dialog-frame">
          <Base.Popup
            className={`dialog ${WIDTHS[props.size ?? 'medium']}`}
            data-size={props.size ?? 'medium'}
            {...props.theme}
            initialFocus={props.initialFocus === 'field' ? findField : props.initialFocus}
            finalFocus={props.finalFocus}
          >
            <header className="dialog-header gap-x-gutter pt-4 pb-2 ps-inset pe-[min(0.75rem,3vw)] sm:ps-6">
              <div>
                <div className="flex flex-wrap items-baseline gap-x-3">
                  <Base.Title className="title text-lg">{props.title}</Base.Title>
                  {props.besideTitle}
                </div>
                {props.description && (
                  <Base.Description className="pe-2 text-muted sm:pe-3">{props.description}</Base.Description>
                )}
              </div>
              <Base.Close render={<Button variant="quiet" size="icon" aria-label={t('close')} />}>
                <span className="i-lucide-x text-lg" aria-hidden="true" />
              </Base.Close>
            </header>
            <div ref={body} className="dialog-body px-inset pb-5 pt-2 sm:px-6 sm:pb-6">
              {props.children}
            </div>
            {props.actions && (
              <DialogActions className="border-t px-inset py-3 sm:px-6">{props.actions}</DialogActions>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
