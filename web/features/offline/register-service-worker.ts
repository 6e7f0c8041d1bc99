/** Waits before the next tries, which fetch only the files that are missing. The next visit tries again, too. */
const RETRY_AFTER_MS = [5_000, 15_000, 60_000, 300_000];

/**
 * Registers the service worker, which opens saved itineraries offline. Tries again where its files could not be fetched, as on
 * a weak network, where guests need it most.
 */
export async function registerServiceWorker(waits: readonly number[] = RETRY_AFTER_MS): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Registering offline logs a console error because the script cannot be fetched.
  if (navigator.onLine && (await install())) return;
  const [wait, ...later] = waits;
  if (wait !== undefined) setTimeout(() => void registerServiceWorker(later), wait);
}

/** Whether a service worker is installed, now or before. */
async function install(): Promise<boolean> {
  try {
    const { installing } = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (!installing) return true;
    return await new Promise((resolve) => {
      // A worker whose files could not be fetched becomes `redundant`.
      const onChange = () => resolve(installing.state !== 'redundant');
      installing.addEventListener('statechange', onChange, { once: true });
    });
  } catch {
    return false;
  }
}
