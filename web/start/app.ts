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

/** Applies the style sheets that the page of a link preloads. False if one fails. */
export async function applyStyles(): Promise<boolean> {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[as="style"]')];
  const loads = preloads.map(({ href }) => loadLink({ rel: 'stylesheet', crossOrigin: '', href }));
  return (await Promise.all(loads)).every(Boolean);
}

/** Adds a link to the page. Resolves when its file is there (true), or has failed (false). */
export function loadLink(link: Partial<HTMLLinkElement>): Promise<boolean> {
  return new Promise((resolve) => {
    const onload = () => resolve(true);
    const onerror = () => resolve(false);
    document.head.append(Object.assign(document.createElement('link'), { ...link, onload, onerror }));
  });
}

/** Runs the entry. */
export const runFiles = (name: StartedFiles): Promise<unknown> =>
  import(/* @vite-ignore */ listFiles(name)[0] ?? '');
