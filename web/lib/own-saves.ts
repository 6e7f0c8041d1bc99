import { readStorage, writeStorage } from './storage.ts';

const KEY = 'own_saves';
/** More than a plan has events. */
const MAX_SAVES = 400;

const readSaves = () => readStorage('localStorage', KEY)?.split('\n') ?? [];

/** Remembers versions that this browser saved, such as "event/7/5", so that all its pages can tell them from others'. */
export function rememberOwnSave(...versions: string[]): void {
  writeStorage('localStorage', KEY, [...readSaves(), ...versions].slice(-MAX_SAVES).join('\n'));
}

/** Names the version of an event. */
export const toEventVersion = ({ id, sequence }: { id: number; sequence: number }) =>
  `event/${id}/${sequence}`;

/** Whether a tab of this browser saved the version. */
export function isOwnSave(version: string): boolean {
  return readSaves().includes(version);
}
