/** Empties what this browser keeps of ours: storage and caches. Where it keeps nothing, there is nothing to do. */
export async function forgetEverything(): Promise<void> {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[area].clear();
    } catch {
      // Storage is denied here, so there was none.
    }
  }
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // As above; or the page is not secure, and has no caches.
  }
}
