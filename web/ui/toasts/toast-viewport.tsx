import { Toast as Base } from '@base-ui/react/toast';
import type { RouterHistory } from '@tanstack/react-router';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';
import { isCurrent, subscribeToToasts, type Toast, takeToasts } from './toast.ts';
import { useFreeSpace, watchNewRows } from './use-free-space.ts';
import './toasts.css';

const manager = Base.createToastManager<Toast>();
let current: Toast | undefined;

watchNewRows();

const DEFAULT_MS = 5_000;

/** Shows queued toasts, each in place of the one on screen. Closes one whose subject has ended. */
function update() {
  for (const toast of takeToasts()) {
    manager.close();
    current = toast;
    const { title, description, kind, duration, isSmall } = toast;
    // Base UI stops the time of a toast while the window has no focus: a small one would come back long after.
    const id = manager.add({ title, description, type: kind, timeout: isSmall ? 0 : duration, data: toast });
    if (isSmall) setTimeout(() => manager.close(id), duration ?? DEFAULT_MS);
  }
  if (current && !isCurrent(current)) manager.close();
}

/** Screen readers read what comes into a live region that they know already. */
const REGION_KNOWN_MS = 100;

/** Shows what waits, and what comes. Returns the function that ends it. */
function showFirst() {
  const timer = setTimeout(update, REGION_KNOWN_MS);
  const stop = subscribeToToasts(update);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** What a reader does to scroll. The page also scrolls by itself: to the event of now, or to the top of a page that opens. */
const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Calls `onTurn` when a dialog opens or the reader scrolls. Returns the function that stops it. */
function watchTurns(onTurn: () => void) {
  const listeners = new AbortController();
  const { signal } = listeners;
  const onInput = () => addEventListener('scroll', onTurn, { signal });
  for (const input of INPUTS) addEventListener(input, onInput, { capture: true, once: true, signal });
  const isDialog = (node: Node) => node instanceof Element && node.querySelector('.dialog') !== null;
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(isDialog))) onTurn();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    listeners.abort();
  };
}

/** Toasts whose action has run. The second click of a double click may come before they are gone. */
const finished = new WeakSet<Toast>();

function runAction(toast: Toast | undefined) {
  if (!toast?.action || finished.has(toast)) return;
  finished.add(toast);
  toast.action.run();
}

const SWIPE_THRESHOLD_PX = 50;

/** Base UI dismisses at 40 px and has no setting for it, so a shorter swipe is ended as a canceled one. */
function cancelShortSwipe({ currentTarget, nativeEvent }: PointerEvent<HTMLElement>) {
  const swiped = Number.parseFloat(currentTarget.style.getPropertyValue('--toast-swipe-movement-x'));
  if (!(swiped > 0 && swiped <= SWIPE_THRESHOLD_PX)) return;
  // Base UI listens on the document.
  nativeEvent.stopPropagation();
  const { pointerId } = nativeEvent;
  document.dispatchEvent(new window.PointerEvent('pointercancel', { pointerId }));
}

const ICONS = {
  ok: 'i-lucide-check',
  error: 'i-lucide-circle-alert',
  info: 'i-lucide-info',
};

const toClassName = ({ isSmall, acrossPages }: Partial<Toast> = {}) =>
  `toast${isSmall ? ' toast-small' : ''}${acrossPages ? ' toast-across' : ''}`;

function Toasts({ viewport }: { viewport: RefObject<HTMLElement | null> }) {
  const { toasts, close } = Base.useToastManager<Toast>();
  useFreeSpace(viewport, toasts);
  useEffect(showFirst, []);
  const small = toasts.find(({ data }) => data?.isSmall)?.id;
  // It has been read, and the guest has turned to something else.
  useEffect(() => (small ? watchTurns(() => close(small)) : undefined), [small, close]);
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      swipeDirection="right"
      className={toClassName(toast.data)}
      onPointerUp={cancelShortSwipe}
    >
      <span className={`${ICONS[toast.data?.kind ?? 'info']} text-lg`} aria-hidden="true" />
      <div className="min-w-0">
        <Base.Title render={<p />} className="font-semibold" />
        <Base.Description className="text-sm" />
      </div>
      {toast.data?.action && (
        <Button
          variant="quiet"
          onClick={() => {
            runAction(toast.data);
            close(toast.id);
          }}
        >
          {toast.data.action.label}
        </Button>
      )}
      <Base.Close
        render={<Button variant="quiet" size="icon" aria-label={t('dismiss')} />}
        // Base UI hides it from assistive technology until it has the focus.
        aria-hidden={false}
        className="col-start-4"
      >
        <span className="i-lucide-x" aria-hidden="true" />
      </Base.Close>
    </Base.Root>
  ));
}

/** Renders toasts in a polite live region; F6 moves the focus there. Default export, for lazy loading. */
export default function ToastViewport({ history }: { history: RouterHistory }) {
  const viewport = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let page = history.location.pathname;
    return history.subscribe(({ location: { pathname } }) => {
      if (pathname !== page && !current?.acrossPages) manager.close();
      page = pathname;
    });
  }, [history]);
  return (
    <Base.Provider toastManager={manager} limit={1} timeout={DEFAULT_MS}>
      <Base.Portal>
        <Base.Viewport ref={viewport} className="toasts" aria-label={t('pageMessages')}>
          <Toasts viewport={viewport} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}
