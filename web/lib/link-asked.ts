import type { RsvpAnswer } from '../../worker/contract/rsvps.ts';
import { readStorage, writeStorage } from './storage.ts';

/** A personal link that this browser asked the hosts for, with the answer that they read beside it. */
export type LinkAsked = { name: string; answer: RsvpAnswer | null };

const toKey = (projectId: string) => `link_asked_${projectId}`;
const listeners = new Set<() => void>();

/** Stores that the hosts were asked for a link; null forgets it. */
export function storeLinkAsked(projectId: string, asked: LinkAsked | null): void {
  writeStorage('localStorage', toKey(projectId), asked && JSON.stringify(asked));
  for (const listener of listeners) listener();
}

/** The request as it is stored, which is the same text until it changes; null if there is none. */
export const readLinkAsked = (projectId: string): string | null =>
  readStorage('localStorage', toKey(projectId));

/** Calls `listener` on each change in this page. Returns the unsubscribe function. */
export function subscribeToLinkAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
