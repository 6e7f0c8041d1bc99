import { readStorage, writeStorage } from './storage.ts';

const KEY = 'own_saves';
const MAX_SAVES = 50;

const readSaves = () => readStorage('localStorage', KEY)?.split('\n') ?? [];

/** Remembers a version that this browser saved, such as "event/7/5", so that its other tabs can tell it from others'. */
export function rememberOwnSave(version: string): void {
  writeStorage('localStorage', KEY, [...readSaves(), version].slice(-MAX_SAVES).join('\n'));
}

/** Whether a tab of this browser saved the version. */
export function isOwnSave(version: string): boolean {
  return readSaves().includes(version);
}
