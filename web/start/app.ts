/** The files of the app: its entry, then what that imports. The page names them (web/build/start-scripts.ts). */
const listFiles = () =>
  document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];

/** Starts to fetch the app, without running it. */
export function fetchApp(): void {
  for (const href of listFiles()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** Runs the app. */
export async function loadApp(): Promise<void> {
  await import(/* @vite-ignore */ listFiles()[0] ?? '');
}
