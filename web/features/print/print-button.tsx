import { type ComponentType, useEffect, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';

export type PrintProps = {
  project: Project;
  title: string;
  /** What the list shows. */
  events: readonly Event[];
  /** Whose events these are; nobody for everyone's. */
  people: string[];
  /** Attributes that give the sheet its host's fonts. */
  look: Record<`data-${string}`, string | undefined>;
};

const load = () => import('./print-layout.tsx');

/**
 * The button that prints, and behind it the sheet that goes to the printer instead of the page. The sheet loads
 * when the button is neared; where people print with Ctrl-P, ahead of it, as nothing can load once printing has
 * begun. Without it the list prints as it stands.
 */
export function PrintButton(props: PrintProps) {
  const [Sheet, setSheet] = useState<ComponentType<PrintProps & { asked: number }>>();
  const [asked, setAsked] = useState(0);
  const prepare = () => load().then((module) => setSheet(() => module.default));
  const foresee = () => void prepare().catch(() => undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after all that the page needs itself
  useEffect(() => {
    const timer = matchMedia('(hover: hover)').matches ? setTimeout(foresee, 2000) : 0;
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label="Print"
        title="Print"
        onPointerEnter={foresee}
        onFocus={foresee}
        onClick={() => {
          setAsked(asked + 1);
          prepare().catch(() => print());
        }}
      >
        <span className="i-lucide-printer" aria-hidden="true" />
      </button>
      {Sheet && <Sheet {...props} asked={asked} />}
    </>
  );
}
