import { Toast as Base } from '@base-ui/react/toast';
import { type PointerEvent, useEffect } from 'react';
import { Button } from '../button.tsx';
import '../dialogs/overlays.css';
import { subscribeToToasts, type Toast, takeToasts } from './toast.ts';

const manager = Base.createToastManager<Toast>();

/** Moves what waits onto the screen. One at a time: the newest, and what was there goes. */
function showWaiting() {
  for (const toast of takeToasts()) {
    manager.close();
    const { title, description, kind, duration } = toast;
    manager.add({ title, description, type: kind, timeout: duration, data: toast });
  }
}

/** Pixels a toast has to be swiped to go. */
const SWIPE_THRESHOLD = 50;

/** The library lets a toast go ten pixels sooner, and knows no setting for it: what is shorter ends as called off. */
function takeBackShortSwipe({ currentTarget, nativeEvent }: PointerEvent<HTMLElement>) {
  const swiped = Number.parseFloat(currentTarget.style.getPropertyValue('--toast-swipe-movement-x'));
  if (!(swiped > 0 && swiped <= SWIPE_THRESHOLD)) return;
  // It listens on the document.
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
      onPointerUp={takeBackShortSwipe}
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

/** Draws the toasts; politely announced, F6 moves to them. Default export, loaded when it is first shown. */
export default function ToastViewport() {
  useEffect(() => {
    showWaiting();
    return subscribeToToasts(showWaiting);
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
