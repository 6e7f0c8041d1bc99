/** `itinerary` takes over a rendered one; `app` has all pages. */
export type StartedFiles = 'app' | 'itinerary';

/** The files to load: an entry, then what that imports. The page names them (web/build/start-scripts.ts). */
const listFiles = (name: StartedFiles) =>
  document.querySelector<HTMLElement>(`script[data-${name}]`)?.dataset[name]?.split(' ') ?? [];

/** The messages of the first screen, in the language of the page. */
function listMessages(): string[] {
  const { messages } = document.documentElement.dataset;
  return messages ? [`${messages}/page.js`] : [];
}

/** Starts to fetch the files, without running them. */
export function fetchFiles(name: StartedFiles): void {
  for (const href of [...listFiles(name), ...listMessages()]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** Runs the entry. */
export async function runFiles(name: StartedFiles): Promise<void> {
  await import(/* @vite-ignore */ listFiles(name)[0] ?? '');
}
