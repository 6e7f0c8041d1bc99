import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

const INTERVAL_MS = 5000;

/**
 * Calls `next` every five seconds after `index` last changed. Pauses while the element with `handlers` is hovered,
 * touched or has keyboard focus and while the tab is hidden. With reduced motion it starts paused.
 */
export function useAutoplay(enabled: boolean, index: number, next: () => void) {
  const [chosen, setPlaying] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);
  const { reduced, hidden } = useEnvironment();
  const playing = chosen ?? !reduced;
  const running = enabled && playing && !hovered && !focused && !touched && !hidden;
  const advance = useEffectEvent(next);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new index restarts the interval
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => advance(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [running, index]);

  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(true),
    onPointerLeave: () => setHovered(false),
    onTouchStart: () => setTouched(true),
    onTouchEnd: () => setTouched(false),
    onTouchCancel: () => setTouched(false),
    // A click focuses too; only keyboard focus pauses.
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return { playing, running, setPlaying, handlers };
}

/** Tracks whether reduced motion is preferred and whether the tab is hidden. */
function useEnvironment() {
  const [environment, setEnvironment] = useState(readEnvironment);
  useEffect(() => {
    const update = () => setEnvironment(readEnvironment);
    const motion = matchMedia(REDUCED_MOTION);
    motion.addEventListener('change', update);
    document.addEventListener('visibilitychange', update);
    return () => {
      motion.removeEventListener('change', update);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return environment;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const readEnvironment = () => ({ reduced: matchMedia(REDUCED_MOTION).matches, hidden: document.hidden });
