import { readStorage, writeStorage } from './storage.ts';

/** Whether the guest skipped the question for a name. */
export function isIdentitySkipped(projectId: string): boolean {
  return readStorage('localStorage', `identity_skipped_${projectId}`) !== null;
}

/** Stores whether the guest skipped the question for a name. */
export function storeIdentitySkipped(projectId: string, skipped: boolean): void {
  writeStorage('localStorage', `identity_skipped_${projectId}`, skipped ? '1' : null);
}
