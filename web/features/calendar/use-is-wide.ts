import { useLayoutEffect, useState } from 'react';

/** Wide enough for seven days. */
const GRID_MIN_REM = 48;

/**
 * Whether the itinerary page around an element is wide enough for the grid; undefined until it is measured, before the
 * first paint. The page is narrower than the screen beside the admin panel.
 */
export function useIsWide(element: HTMLElement | null): boolean | undefined {
  const [wide, setWide] = useState<boolean>();
  useLayoutEffect(() => {
    const page = element?.closest<HTMLElement>('.itinerary');
    if (!page) return;
    const measure = () => setWide(page.clientWidth >= GRID_MIN_REM * readFontSize());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(page);
    return () => observer.disconnect();
  }, [element]);
  return wide;
}

/** The size of 1rem in pixels. */
const readFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
