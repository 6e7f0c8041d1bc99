import { Dialog } from '@base-ui/react/dialog';
import { Tabs } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TooltipProvider } from '../../ui/dialogs/tooltip.tsx';
import { preloadToasts } from '../../ui/toasts/preload-toasts.ts';
import '../../ui/dialogs/overlays.css';
import '../../ui/tabs.css';
import './admin-panel-dialog.css';

export type AdminPanelTab<Id extends string> = {
  id: Id;
  label: string;
  /** Shows a lock: the tab needs Full Access, at least in part. */
  locked?: boolean;
  /** Omitted if choosing the tab only calls `onChange`. */
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
  /** Called after the closing animation. */
  onClosed: () => void;
  /** Takes the focus on closing if the element that opened the panel is gone. */
  findFallbackFocus: () => HTMLElement | null;
  /** Dialogs above the panel. */
  children?: ReactNode;
};

/** The admin panel: a modal with tabs, full screen on phones. A click outside does not close it. */
export function AdminPanelDialog<Id extends string>({
  name,
  tabs,
  value,
  onChange,
  children,
  ...rest
}: Props<Id>) {
  const [opener] = useState(() => document.activeElement);
  const canRefocus = opener instanceof HTMLElement && opener !== document.body;
  useEffect(preloadToasts, []);
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
            finalFocus={() => (canRefocus && opener.isConnected ? opener : rest.findFallbackFocus())}
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
                        <span className="visually-hidden">(Full Access)</span>
                      </>
                    )}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <TooltipProvider>
                {tabs.map(
                  (tab) =>
                    tab.panel && (
                      // Stays mounted to keep unsaved input while another tab is shown.
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
