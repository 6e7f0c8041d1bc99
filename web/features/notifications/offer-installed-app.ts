/**
 * On iPhone and iPad, makes the page installable as an app that opens as this guest: its manifest hands the access over
 * (worker/api/installed-app.ts), since the app gets storage of its own. Safari reads it when the page is added to the home
 * screen. Elsewhere apps share the browser's storage.
 */
export function offerInstalledApp(projectId: string): void {
  if (!('standalone' in navigator) || navigator.standalone !== false) return;
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!link) return;
  // Without it browsers fetch manifests without cookies.
  link.crossOrigin = 'use-credentials';
  link.href = `/api/projects/${encodeURIComponent(projectId)}/manifest`;
}
