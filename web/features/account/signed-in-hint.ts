// Not in lib/storage.ts, which is part of the guest bundle.
const KEY = 'signed_in';

/** Whether someone was signed in when the dashboard was last open in this browser. A hint without any rights. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores the hint. */
export function storeSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Access to storage is denied in this browser.
  }
}
