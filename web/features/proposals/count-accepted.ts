import type { Proposal } from '../../../worker/contract/proposals.ts';
import { countEvents } from '../../lib/count-events.ts';

/** How many events are added, and how many are changed. */
export type AcceptCount = { added: number; changed: number };

/** Counts what accepting the proposals would do. */
export function countAccepted(proposals: readonly Pick<Proposal, 'change'>[]): AcceptCount {
  const changed = proposals.filter(({ change }) => change !== null).length;
  return { added: proposals.length - changed, changed };
}

/** "Add 9 events", "Make 1 change", or "Add 9 events, make 1 change"; "Add events" if nothing is chosen. */
export function describeAccepting({ added, changed }: AcceptCount): string {
  if (added + changed === 0) return 'Add events';
  const changes = `${changed} ${changed === 1 ? 'change' : 'changes'}`;
  if (changed === 0) return `Add ${countEvents(added)}`;
  return added === 0 ? `Make ${changes}` : `Add ${countEvents(added)}, make ${changes}`;
}

/** "9 events added", "1 event changed", or "9 events added, 1 changed". */
export function describeAccepted({ added, changed }: AcceptCount): string {
  if (changed === 0) return `${countEvents(added)} added`;
  return added === 0 ? `${countEvents(changed)} changed` : `${countEvents(added)} added, ${changed} changed`;
}
