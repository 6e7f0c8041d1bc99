/**
 * Makes the page installable as an app that opens this itinerary. On iPhone and iPad the app gets storage of its own, so
 * its manifest hands the access of this guest over (worker/api/installed-app.ts); Safari reads it when the page is added
 * to the home screen. Other browsers that install pages share their storage with the app.
 */
export function offerInstalledApp(projectId: string): void {
  const isApple = 'standalone' in navigator && navigator.standalone === false;
  if (!isApple && !('onbeforeinstallprompt' in window)) return;
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!link) return;
  // Without it browsers fetch manifests without cookies.
  link.crossOrigin = 'use-credentials';
  link.href = `/api/projects/${encodeURIComponent(projectId)}/manifest${isApple ? '' : '?storage=shared'}`;
}
