import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds that a picture stays. */
const STAY = 5000;

/**
 * Calls `next` five seconds after `index` last changed, again and again; not while a pointer, finger or the
 * keyboard's focus is on the element that wears `holders`, not in a tab out of sight, and for those who want
 * less motion not before they ask (`setPlaying`).
 */
export function useAutoplay(wanted: boolean, index: number, next: () => void) {
  const [chosen, setPlaying] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);
  const { reduced, hidden } = useSurroundings();
  const playing = chosen ?? !reduced;
  const running = wanted && playing && !hovered && !focused && !touched && !hidden;
  const turn = useEffectEvent(next);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture stays its five seconds
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => turn(), STAY);
    return () => clearInterval(timer);
  }, [running, index]);

  const holders = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(true),
    onPointerLeave: () => setHovered(false),
    onTouchStart: () => setTouched(true),
    onTouchEnd: () => setTouched(false),
    onTouchCancel: () => setTouched(false),
    // A click leaves the focus behind too; only who came by keyboard is still reading there.
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return { playing, running, setPlaying, holders };
}

/** Whether less motion is wished for, and whether the tab is out of sight; both may change at any time. */
function useSurroundings() {
  const [now, setNow] = useState(readSurroundings);
  useEffect(() => {
    const renew = () => setNow(readSurroundings);
    const motion = matchMedia(LESS_MOTION);
    motion.addEventListener('change', renew);
    document.addEventListener('visibilitychange', renew);
    return () => {
      motion.removeEventListener('change', renew);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const readSurroundings = () => ({ reduced: matchMedia(LESS_MOTION).matches, hidden: document.hidden });
