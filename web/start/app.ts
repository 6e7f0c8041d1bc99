/** `itinerary` takes over a rendered one; `app` has all pages. */
export type StartedFiles = 'app' | 'itinerary';

/** The files to load: an entry, then what that imports. The page names them (web/build/start-scripts.ts). */
const listFiles = (name: StartedFiles) =>
  document.querySelector<HTMLElement>(`script[data-${name}]`)?.dataset[name]?.split(' ') ?? [];

/** Starts to fetch the files, without running them. */
export function fetchFiles(name: StartedFiles): void {
  for (const href of listFiles(name)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** Runs the entry. */
export async function runFiles(name: StartedFiles): Promise<void> {
  await import(/* @vite-ignore */ listFiles(name)[0] ?? '');
}
