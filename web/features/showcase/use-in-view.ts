import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is within `margin` of the screen. With `once` it stays true: for what is fetched when
 * somebody comes near, and kept.
 */
export function useInView(element: RefObject<Element | null>, margin: string, once: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isThere = entries.some((entry) => entry.isIntersecting);
        if (isThere && once) observer.disconnect();
        setSeen(isThere);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, once]);
  return seen;
}
