import { Dialog } from '@base-ui/react/dialog';
import { Tabs } from '@base-ui/react/tabs';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { TooltipProvider } from '../../ui/dialogs/tooltip.tsx';
import { useDialogEntry } from '../../ui/dialogs/use-dialog-entry.ts';
import { tNodes } from '../../ui/t-nodes.ts';
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
  /** Beside the page, which stays usable, instead of over it. */
  beside: boolean;
  onClose: () => void;
  /** As whom the host sees the page, such as "a guest". The panel is then hidden and keeps its input. */
  viewedAs: string | undefined;
  onSeeAsGuest: () => void;
  onSeeAsHost: () => void;
  /** A new object moves the focus to the panel. */
  request: object;
  /** Called after the closing animation. */
  onClosed: () => void;
  /** Takes the focus on closing if the element that opened the panel is gone. */
  findFallbackFocus: () => HTMLElement | null;
  /** Below the header, about the itinerary. */
  notice?: ReactNode;
  /** Below the tabs: what locks mean. */
  lockNote?: ReactNode;
  /** Dialogs above the panel. */
  children?: ReactNode;
};

/**
 * The admin panel with its tabs: a sheet beside the page, or a modal, full screen on phones. A click outside does not
 * close it.
 */
export function AdminPanelDialog<Id extends string>({
  name,
  tabs,
  value,
  onChange,
  open,
  beside,
  viewedAs,
  children,
  ...rest
}: Props<Id>) {
  const [opener] = useState(() => document.activeElement);
  const canRefocus = opener instanceof HTMLElement && opener !== document.body;
  const popup = useRef<HTMLDivElement>(null);
  const selectedTab = useRef<HTMLElement>(null);
  const backButton = useRef<HTMLButtonElement>(null);
  useEffect(preloadToasts, []);
  useDialogEntry(open, viewedAs === undefined ? rest.onClose : rest.onSeeAsHost);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each request
  useEffect(() => selectedTab.current?.focus(), [rest.request]);

  function close({ reason, event }: Dialog.Root.ChangeEventDetails) {
    // Escape on the page beside the panel belongs to the page.
    const isOutside = event.target instanceof Node && !popup.current?.contains(event.target);
    if (!(beside && reason === 'escape-key' && isOutside)) rest.onClose();
  }

  return (
    <Dialog.Root
      open={open && viewedAs === undefined}
      modal={!beside}
      onOpenChange={(next, details) => !next && close(details)}
      onOpenChangeComplete={() => !open && rest.onClosed()}
      disablePointerDismissal
    >
      {viewedAs !== undefined && (
        <GuestViewBar ref={backButton} viewedAs={viewedAs} onBack={rest.onSeeAsHost} />
      )}
      <Dialog.Portal keepMounted>
        {!beside && <Dialog.Backdrop className="backdrop" />}
        <Dialog.Viewport className="dialog-frame panel-frame" data-beside={beside || undefined}>
          <Dialog.Popup
            ref={popup}
            className="dialog panel"
            data-beside={beside || undefined}
            initialFocus={selectedTab}
            finalFocus={() => {
              if (viewedAs !== undefined) return backButton.current;
              return canRefocus && opener.isConnected ? opener : rest.findFallbackFocus();
            }}
          >
            <Tabs.Root
              value={value}
              onValueChange={(id) => onChange(id as Id)}
              className="flex min-h-0 flex-1 flex-col"
            >
              <PanelHeader name={name} onSeeAsGuest={rest.onSeeAsGuest} />
              {rest.notice}
              <PanelTabs tabs={tabs} value={value} selectedTab={selectedTab} lockNote={rest.lockNote} />
            </Tabs.Root>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PanelHeader({ name, onSeeAsGuest }: Pick<Props<string>, 'name' | 'onSeeAsGuest'>) {
  return (
    <div className="panel-header">
      <div className="min-w-0 flex-1">
        <Dialog.Title className="title text-lg">{t('adminPanel')}</Dialog.Title>
        <Dialog.Description className="truncate text-sm text-muted">{name}</Dialog.Description>
      </div>
      <Button variant="quiet" onClick={onSeeAsGuest}>
        <span className="i-lucide-eye" aria-hidden="true" />
        <span className="panel-guest-label">{t('seeAsGuest')}</span>
      </Button>
      <Dialog.Close render={<Button />}>{t('done')}</Dialog.Close>
    </div>
  );
}

type PanelTabsProps<Id extends string> = Pick<Props<Id>, 'tabs' | 'value' | 'lockNote'> & {
  selectedTab: RefObject<HTMLElement | null>;
};

function PanelTabs<Id extends string>({ tabs, value, selectedTab, lockNote }: PanelTabsProps<Id>) {
  return (
    <>
      <Tabs.List className="tabs-list panel-tabs" aria-label={t('adminTools')}>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.id}
            ref={tab.id === value ? selectedTab : undefined}
            value={tab.id}
            className="tab"
          >
            {tab.label}
            {tab.locked && (
              <>
                <span className="i-lucide-lock panel-lock" aria-hidden="true" />
                <span className="visually-hidden">{t('needsFullAccess')}</span>
              </>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {lockNote}
      <TooltipProvider>
        {tabs.map(
          (tab) =>
            tab.panel && (
              // Stays mounted to keep unsaved input while another tab is shown.
              <Tabs.Panel key={tab.id} value={tab.id} keepMounted className="dialog-body panel-body flex-1">
                {tab.panel}
              </Tabs.Panel>
            ),
        )}
      </TooltipProvider>
    </>
  );
}

type GuestViewBarProps = {
  ref: RefObject<HTMLButtonElement | null>;
  viewedAs: string;
  onBack: () => void;
};

/** Shown instead of the panel while the host sees the page as a guest. */
function GuestViewBar({ ref, viewedAs, onBack }: GuestViewBarProps) {
  return createPortal(
    <section className="guest-view-bar" aria-label={t('guestView')}>
      <span className="i-lucide-eye" aria-hidden="true" />
      <p role="status">{tNodes('viewingAs', { name: <bdi>{viewedAs}</bdi> })}</p>
      <Button ref={ref} onClick={onBack}>
        {t('endGuestView')}
      </Button>
    </section>,
    document.body,
  );
}
