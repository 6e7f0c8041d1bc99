// Opening the next page may load a new document, so what it says is kept in the tab until then.
const KEY = 'farewell';

type Farewell = { title: string; description: string };

/** Keeps what the next page says of what was left. */
export function storeFarewell(farewell: Farewell): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(farewell));
  } catch {
    // Storage unavailable.
  }
}

/** Returns it once. */
export function takeFarewell(): Farewell | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored ? JSON.parse(stored) : undefined;
  } catch {
    return undefined;
  }
}
