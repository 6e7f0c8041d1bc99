/** Kept beside what lib/storage.ts keeps; not in it, since a guest's page would carry it. A hint: it opens nothing. */
const KEY = 'signed_in';

/** Whether somebody was signed in here when the dashboard was last open. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers whether somebody is. */
export function storeSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Not remembered, then.
  }
}
