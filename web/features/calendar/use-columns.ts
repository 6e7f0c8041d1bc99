import { useLayoutEffect, useState } from 'react';

/** Wide enough for the grid, and for seven days in which titles can be read. */
const GRID_MIN_REM = 48;
const WEEK_MIN_REM = 60;

/**
 * How many days of a short trip have room beside each other on the itinerary page around an element: none where the days
 * are a list. Undefined until it is measured, before the first paint. The page is narrower than the screen beside the admin
 * panel.
 */
export function useColumns(element: HTMLElement | null): number | undefined {
  const [columns, setColumns] = useState<number>();
  useLayoutEffect(() => {
    const page = element?.closest<HTMLElement>('.itinerary');
    if (!page) return;
    const measure = () => setColumns(toColumns(page.clientWidth / readFontSize()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(page);
    return () => observer.disconnect();
  }, [element]);
  return columns;
}

function toColumns(rem: number): number {
  if (rem < GRID_MIN_REM) return 0;
  return rem < WEEK_MIN_REM ? 4 : 7;
}

/** The size of 1rem in pixels. */
const readFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
