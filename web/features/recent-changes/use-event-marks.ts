import { useEffect } from 'react';
import { toEventAnchor } from '../../../worker/domain/page/event-anchor.ts';
import { t } from '../../../worker/messages/t.ts';
import type { EventChange } from '../../lib/event-changes.ts';

/**
 * Marks changed events in the list as t('markNew') or t('markChanged'), and reports those on screen when the reader scrolls or leaves.
 * By a style sheet, so that the list, which every guest loads, needs no code for it.
 */
export function useEventMarks(
  changes: readonly EventChange[],
  onSeen: (ids: ReadonlySet<number>) => void,
): void {
  useEffect(() => {
    if (changes.length === 0 || !('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(changes.map(toRule).join(''));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [changes]);

  useEffect(() => {
    const report = () => onSeen(new Set(changes.map(({ id }) => id).filter(isOnScreen)));
    const onHide = () => document.hidden && report();
    const onScroll = () => changes.length > 0 && report();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('scrollend', onScroll);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('scrollend', onScroll);
    };
  }, [changes, onSeen]);
}

const toRule = ({ id, before }: EventChange) =>
  `#${toEventAnchor(id)} .event-open::after{content:"${before ? t('markChanged') : t('markNew')}"}`;

function isOnScreen(id: number): boolean {
  const row = document.getElementById(toEventAnchor(id))?.getBoundingClientRect();
  return row !== undefined && row.top >= 0 && row.top < innerHeight;
}
