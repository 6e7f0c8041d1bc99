import { useEffect, useRef } from 'react';
import { toEventAnchor } from '../../../worker/domain/page/event-anchor.ts';

type Row = { id: number; sequence: number };

const HIGHLIGHT_MS = 1600;

/**
 * Scrolls the page to an event that is saved in the panel beside it, and outlines it for a moment. Changes by other
 * people, which arrive while the host is on the page, do not scroll it.
 */
export function useShowSaved(events: readonly Row[], beside: boolean): void {
  const known = useRef(events);
  useEffect(() => {
    const before = new Map(known.current.map(({ id, sequence }) => [id, sequence]));
    known.current = events;
    const saved = events.filter(({ id, sequence }) => before.get(id) !== sequence);
    if (!beside || saved.length !== 1 || !document.activeElement?.closest('.panel')) return;
    // The page renders long lists in several steps.
    const { id } = saved[0] as Row;
    const frame = requestAnimationFrame(() => show(toEventAnchor(id)));
    return () => cancelAnimationFrame(frame);
  }, [events, beside]);
}

function show(anchor: string) {
  const element = document.getElementById(anchor);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  if (!still)
    element?.animate(
      { boxShadow: ['inset 0 0 0 3px var(--accent)', 'inset 0 0 0 3px transparent'] },
      HIGHLIGHT_MS,
    );
}
