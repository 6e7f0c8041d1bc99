import { Dialog } from '@base-ui/react/dialog';
import { Tabs } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TooltipProvider } from '../../ui/dialogs/tooltip.tsx';
import { prepareToasts } from '../../ui/toasts/prepare-toasts.ts';
import '../../ui/dialogs/overlays.css';
import './admin-panel-dialog.css';

export type AdminPanelTab<Id extends string> = {
  id: Id;
  label: string;
  /** Shows a lock: this is, in part or whole, for Full Access. */
  locked?: boolean;
  /** Left out where the tab only leads somewhere else; choosing it is still told. */
  panel?: ReactNode;
};

type Props<Id extends string> = {
  /** The itinerary's name. */
  name: string;
  tabs: readonly AdminPanelTab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  open: boolean;
  onClose: () => void;
  /** The closing has been seen to its end. */
  onClosed: () => void;
  /** Where the focus goes when what opened the panel is no longer there. */
  findFallbackFocus: () => HTMLElement | null;
  /** Dialogs that open above the panel. */
  children?: ReactNode;
};

/** The host's tools in one modal: the whole screen on a phone, a large sheet elsewhere. A click outside keeps it. */
export function AdminPanelDialog<Id extends string>({
  name,
  tabs,
  value,
  onChange,
  children,
  ...rest
}: Props<Id>) {
  const [opener] = useState(() => document.activeElement);
  const isThere = opener instanceof HTMLElement && opener !== document.body;
  useEffect(prepareToasts, []);
  return (
    <Dialog.Root
      open={rest.open}
      onOpenChange={(open) => !open && rest.onClose()}
      onOpenChangeComplete={(open) => !open && rest.onClosed()}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Viewport className="dialog-frame panel-frame">
          <Dialog.Popup
            className="dialog panel"
            finalFocus={() => (isThere && opener.isConnected ? opener : rest.findFallbackFocus())}
          >
            <Tabs.Root
              value={value}
              onValueChange={(id) => onChange(id as Id)}
              className="flex min-h-0 flex-1 flex-col"
            >
              <header className="flex items-center gap-4 px-4 pt-3 sm:px-6 sm:pt-4">
                <div className="min-w-0 flex-1">
                  <Dialog.Title className="title text-xl">Admin Panel</Dialog.Title>
                  <Dialog.Description className="truncate text-sm text-muted">{name}</Dialog.Description>
                </div>
                <Dialog.Close render={<Button />}>Done</Dialog.Close>
              </header>
              <Tabs.List className="tabs-list mt-2 px-2 sm:px-4" aria-label="Admin tools">
                {tabs.map((tab) => (
                  <Tabs.Tab key={tab.id} value={tab.id} className="tab">
                    {tab.label}
                    {tab.locked && (
                      <>
                        <span className="i-lucide-lock text-sm" aria-hidden="true" />
                        <span className="only-read">(Full Access)</span>
                      </>
                    )}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <TooltipProvider>
                {tabs.map(
                  (tab) =>
                    tab.panel && (
                      // Kept, so that a half-written event is still there after a look at another tab.
                      <Tabs.Panel
                        key={tab.id}
                        value={tab.id}
                        keepMounted
                        className="dialog-body panel-body flex-1"
                      >
                        {tab.panel}
                      </Tabs.Panel>
                    ),
                )}
              </TooltipProvider>
            </Tabs.Root>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
