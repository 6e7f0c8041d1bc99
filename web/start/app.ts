/** Loads the app. The page names its entry (web/build/prerender.ts). */
export async function loadApp(): Promise<void> {
  const { app = '' } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
  await import(/* @vite-ignore */ app);
}
