import type { Proposal } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';

/** How many events are added, changed and removed. */
export type AcceptCount = { added: number; changed: number; removed: number };

/** Counts what accepting the proposals would do. */
export function countAccepted(proposals: readonly Pick<Proposal, 'change'>[]): AcceptCount {
  const changes = proposals.flatMap(({ change }) => change ?? []);
  const removed = changes.filter(({ cancels }) => cancels).length;
  return { added: proposals.length - changes.length, changed: changes.length - removed, removed };
}

/** "Add 9 events", "Make 1 change", or "Add 9 events, make 1 change"; "Add events" if nothing is chosen. */
export function describeAccepting({ added, changed, removed }: AcceptCount): string {
  const parts = [
    added > 0 && t('addEventsPart', { count: added }),
    changed > 0 && t('makeChangesPart', { count: changed }),
    removed > 0 && t('removeEventsPart', { count: removed }),
  ].filter((part) => part !== false);
  const text = parts.join(', ') || t('addEventsNone');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "9 events added", "1 event changed", or "9 events added, 1 changed". */
export function describeAccepted({ added, changed, removed }: AcceptCount): string {
  const parts = [
    added > 0 && t('eventsAdded', { count: added }),
    changed > 0 &&
      (added > 0 ? t('moreEventsChanged', { count: changed }) : t('eventsChanged', { count: changed })),
    removed > 0 &&
      (added + changed > 0
        ? t('moreEventsRemoved', { count: removed })
        : t('eventsRemoved', { count: removed })),
  ];
  return parts.filter((part) => part !== false).join(', ');
}
