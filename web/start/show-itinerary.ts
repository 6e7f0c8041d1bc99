import type { EnteredItinerary } from '../../worker/contract/access.ts';
import { embedData, readEmbeddedData } from '../lib/embedded-data.ts';
import { loadLink } from './app.ts';

/** A title font that comes later changes the titles before the reader's eyes. */
const FONT_WAIT_MS = 400;

/** Fetches the font of the itinerary's titles, if it has one of ours. Resolves when it is there, or has failed. */
export async function fetchTitleFont(): Promise<void> {
  const href = readEmbeddedData<string>('title-font');
  if (href) await loadLink({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
}

/**
 * Shows the itinerary in place of the page of its link, at its own address, as if the server had sent it. False if the
 * page lacks what that takes.
 */
export async function showItinerary(
  { itinerary, page }: EnteredItinerary,
  { titleFont, styles }: { titleFont: Promise<void>; styles: Promise<boolean> },
): Promise<boolean> {
  const root = document.getElementById('root');
  // The Content Security Policy allows style elements with the nonce of this page.
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  if (!root || !nonce || !page || !(await styles)) return false;
  await Promise.race([titleFont, new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS))]);
  const { projectId } = itinerary.project;
  document.title = page.title;
  document.head.append(Object.assign(document.createElement('style'), { nonce, textContent: page.css }));
  embedData(`itinerary/${projectId}`, itinerary);
  history.replaceState(history.state, '', `/project/${projectId}${page.search}`);
  root.dataset.renderedAt = String(page.renderedAt);
  root.innerHTML = page.html;
  scrollTo(0, 0);
  return true;
}
