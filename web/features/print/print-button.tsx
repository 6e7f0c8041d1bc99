import { type ComponentType, useEffect, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';

export type PrintProps = {
  project: Project;
  title: string;
  /** The zone whose times need no abbreviation. */
  pageZone: string;
  /** The events shown in the list. */
  events: readonly Event[];
  /** Selected attendees; empty for everyone. */
  people: string[];
  /** Attributes that apply the host's fonts. */
  appearance: Record<`data-${string}`, string | undefined>;
};

const loadPrintLayout = () => import('./print-layout.tsx');

/**
 * Prints the itinerary with its print layout. The layout loads when the button is hovered or focused; with a mouse it
 * loads after two seconds, because nothing can load once Ctrl+P has started. Without it the list itself is printed.
 */
export function PrintButton(props: PrintProps) {
  const [Layout, setLayout] = useState<ComponentType<PrintProps & { printCount: number }>>();
  const [printCount, setPrintCount] = useState(0);
  const load = () => loadPrintLayout().then((module) => setLayout(() => module.default));
  const preload = () => void load().catch(() => undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page's own requests
  useEffect(() => {
    const timer = matchMedia('(hover: hover)').matches ? setTimeout(preload, 2000) : 0;
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label="Print"
        title="Print"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setPrintCount(printCount + 1);
          load().catch(() => print());
        }}
      >
        <span className="i-lucide-printer" aria-hidden="true" />
      </button>
      {Layout && <Layout {...props} printCount={printCount} />}
    </>
  );
}
