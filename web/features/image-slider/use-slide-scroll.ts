import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How much of a slide must be in view to be the one looked at. */
const MOST = 0.6;

/** What a person does to move the strip by hand. */
const BY_HAND = ['pointerdown', 'touchstart', 'wheel'] as const;

/**
 * A row of slides as wide as its box, which the browser itself swipes. `index` is the slide in view; `go` brings
 * another one (one past the end is the first) and gives back which.
 */
export function useSlideScroll(count: number, start = 0) {
  const strip = useRef<HTMLDivElement>(null);
  /** Where `go` is on its way to. Until it is there, what passes by does not count. */
  const aim = useRef<number>(undefined);
  const [index, setIndex] = useState(start);

  useLayoutEffect(() => {
    scrollTo(strip.current, start, 'instant');
  }, [start]);

  useEffect(() => {
    const box = strip.current;
    if (!box || count < 2) return;
    const slides = [...box.children];
    const watcher = new IntersectionObserver(
      (seen) => {
        for (const { target, intersectionRatio } of seen) {
          const at = slides.indexOf(target);
          if (intersectionRatio < MOST || (aim.current !== undefined && aim.current !== at)) continue;
          setIndex(at);
        }
      },
      { root: box, threshold: MOST },
    );
    for (const slide of slides) watcher.observe(slide);

    const release = () => {
      aim.current = undefined;
    };
    const arrive = () => {
      if (aim.current === undefined) return;
      // A scroll that something else has ended short of the aim is finished here.
      if (Math.abs(offsetOf(box, aim.current) - box.scrollLeft) > 1) scrollTo(box, aim.current, 'instant');
      release();
    };
    box.addEventListener('scrollend', arrive);
    for (const event of BY_HAND) box.addEventListener(event, release, { passive: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener('scrollend', arrive);
      for (const event of BY_HAND) box.removeEventListener(event, release);
    };
  }, [count]);

  function go(to: number): number {
    const next = (to + count) % count;
    // Only to a neighbour: racing past the others would show what nobody asked for. Or when it moves already:
    // a jump can lose against the smooth scroll it should end.
    const near = Math.abs(next - index) === 1 || aim.current !== undefined;
    const smooth = near && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    aim.current = next;
    setIndex(next);
    scrollTo(strip.current, next, smooth ? 'smooth' : 'instant');
    return next;
  }

  return { strip, index: Math.min(index, count - 1), go };
}

function scrollTo(box: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  if (box?.children[index]) box.scrollTo({ left: offsetOf(box, index), behavior });
}

/** Where the strip stands when a slide fills it, in CSS pixels. */
function offsetOf(box: HTMLElement, index: number): number {
  const [first] = box.children;
  const slide = box.children[index];
  if (!first || !slide) return 0;
  return slide.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
