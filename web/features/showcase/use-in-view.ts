import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element is within `margin` of the viewport. With `once` it stays true. */
export function useInView(element: RefObject<Element | null>, margin: string, once: boolean): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIntersecting = entries.some((entry) => entry.isIntersecting);
        if (isIntersecting && once) observer.disconnect();
        setInView(isIntersecting);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, once]);
  return inView;
}
