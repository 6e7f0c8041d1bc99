import type { Proposal } from '../../../worker/contract/proposals.ts';
import { countEvents } from '../../lib/count-events.ts';

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
    added > 0 && `add ${countEvents(added)}`,
    changed > 0 && `make ${changed} ${changed === 1 ? 'change' : 'changes'}`,
    removed > 0 && `remove ${countEvents(removed)}`,
  ].filter((part) => part !== false);
  const text = parts.join(', ') || 'add events';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "9 events added", "1 event changed", or "9 events added, 1 changed". */
export function describeAccepted({ added, changed, removed }: AcceptCount): string {
  const parts: [number, string][] = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, done], at) => `${at === 0 ? countEvents(count) : count} ${done}`)
    .join(', ');
}
