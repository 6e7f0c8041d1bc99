import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Fraction of a slide that must be visible for it to be the current one. */
const VISIBLE_RATIO = 0.6;

const USER_SCROLL_EVENTS = ['pointerdown', 'touchstart', 'wheel'] as const;

/**
 * A scroll-snap row of slides as wide as their container. `index` is the visible slide. `go` scrolls to another slide
 * (wrapping around) and returns its index. Put `slides` as ref on the container.
 */
export function useSlideScroll(count: number, start = 0) {
  const slides = useRef<HTMLDivElement>(null);
  /** The slide that `go` is scrolling to. Until it arrives, slides passing by are ignored. */
  const target = useRef<number>(undefined);
  const [index, setIndex] = useState(start);

  useLayoutEffect(() => {
    scrollToSlide(slides.current, start, 'instant');
  }, [start]);

  useEffect(() => {
    const container = slides.current;
    if (!container || count < 2) return;
    const stopObserving = observeVisibleSlide(container, (at) => {
      if (target.current === undefined || target.current === at) setIndex(at);
    });
    const release = () => {
      target.current = undefined;
    };
    const arrive = () => {
      if (target.current === undefined) return;
      // Something else may have ended the scroll before the target.
      if (Math.abs(toOffset(container, target.current) - container.scrollLeft) > 1) {
        scrollToSlide(container, target.current, 'instant');
      }
      release();
    };
    container.addEventListener('scrollend', arrive);
    for (const event of USER_SCROLL_EVENTS) container.addEventListener(event, release, { passive: true });
    return () => {
      stopObserving();
      container.removeEventListener('scrollend', arrive);
      for (const event of USER_SCROLL_EVENTS) container.removeEventListener(event, release);
    };
  }, [count]);

  function go(to: number): number {
    const next = (to + count) % count;
    // Smooth only to a neighbor. Also while moving, since an instant jump can lose against a running smooth scroll.
    const near = Math.abs(next - index) === 1 || target.current !== undefined;
    const smooth = near && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.current = next;
    setIndex(next);
    scrollToSlide(slides.current, next, smooth ? 'smooth' : 'instant');
    return next;
  }

  return { slides, index: Math.min(index, count - 1), go };
}

/** Calls `onVisible` with the index of each slide that becomes visible; returns the cleanup function. */
function observeVisibleSlide(container: HTMLElement, onVisible: (index: number) => void): () => void {
  const children = [...container.children];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= VISIBLE_RATIO) onVisible(children.indexOf(target));
      }
    },
    { root: container, threshold: VISIBLE_RATIO },
  );
  for (const child of children) observer.observe(child);
  return () => observer.disconnect();
}

function scrollToSlide(container: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  if (container?.children[index]) container.scrollTo({ left: toOffset(container, index), behavior });
}

/** Scroll position of a slide in CSS pixels. */
function toOffset(container: HTMLElement, index: number): number {
  const [first] = container.children;
  const slide = container.children[index];
  if (!first || !slide) return 0;
  return slide.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
