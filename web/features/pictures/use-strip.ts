import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How much of a slide must be in view to be the one looked at. */
const MOST = 0.6;

/**
 * A row of slides as wide as its box, which the browser itself swipes. `index` is the slide in view; `go` brings
 * another one (one past the end is the first) and gives back which.
 */
export function useStrip(count: number, start = 0) {
  const strip = useRef<HTMLDivElement>(null);
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
        for (const { target, intersectionRatio } of seen)
          if (intersectionRatio >= MOST) setIndex(slides.indexOf(target));
      },
      { root: box, threshold: MOST },
    );
    for (const slide of slides) watcher.observe(slide);
    return () => watcher.disconnect();
  }, [count]);

  function go(to: number): number {
    const next = (to + count) % count;
    // Only to a neighbour: racing past the others would show what nobody asked for.
    const smooth = Math.abs(next - index) === 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    setIndex(next);
    scrollTo(strip.current, next, smooth ? 'smooth' : 'instant');
    return next;
  }

  return { strip, index: Math.min(index, count - 1), go };
}

function scrollTo(box: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  const [first] = box?.children ?? [];
  const slide = box?.children[index];
  if (!box || !first || !slide) return;
  const left = slide.getBoundingClientRect().left - first.getBoundingClientRect().left;
  box.scrollTo({ left, behavior });
}
