import { Toast as Base } from '@base-ui/react/toast';
import { type PointerEvent, useEffect } from 'react';
import { Button } from '../button.tsx';
import { subscribeToToasts, type Toast, takeToasts } from './toast.ts';
import './toasts.css';

const manager = Base.createToastManager<Toast>();

/** Shows queued toasts. Each replaces the one on screen. */
function showQueued() {
  for (const toast of takeToasts()) {
    manager.close();
    const { title, description, kind, duration } = toast;
    manager.add({ title, description, type: kind, timeout: duration, data: toast });
  }
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

function Toasts() {
  const { toasts, close } = Base.useToastManager<Toast>();
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      swipeDirection="right"
      className="toast"
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
            toast.data?.action?.run();
            close(toast.id);
          }}
        >
          {toast.data.action.label}
        </Button>
      )}
      <Base.Close
        render={<Button variant="quiet" size="icon" aria-label="Dismiss" />}
        className="col-start-4"
      >
        <span className="i-lucide-x" aria-hidden="true" />
      </Base.Close>
    </Base.Root>
  ));
}

/** Renders toasts in a polite live region; F6 moves the focus there. Default export, for lazy loading. */
export default function ToastViewport() {
  useEffect(() => {
    showQueued();
    return subscribeToToasts(showQueued);
  }, []);
  return (
    <Base.Provider toastManager={manager} limit={1} timeout={5000}>
      <Base.Portal>
        <Base.Viewport className="toasts">
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}
