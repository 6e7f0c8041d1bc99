import type { EnteredItinerary } from '../../worker/contract/access.ts';
import { type LinkAccess, type LinkAnswer, parseLinkAccess } from '../features/access/link-access.ts';
import { openAsPerson } from '../features/access/open-as-person.ts';
import { embedData } from '../lib/embedded-data.ts';
import { storeAccessGranted } from '../lib/storage.ts';
import { fetchTitleFont, showItinerary } from './show-itinerary.ts';
import type { StartedPage } from './start-page.ts';

type Loaders = StartedPage & {
  /** Loads what takes over a rendered itinerary. */
  takeOver: () => void;
};

/**
 * Exchanges what the share link or personal link in the address carries for access, and shows the itinerary. If that is
 * refused, or the link has none, the app is loaded, with what happened in the page.
 */
export async function enterWithLink({ painted, styles, loadApp, takeOver }: Loaders): Promise<void> {
  const projectId = (location.pathname.split('/')[2] ?? '').toUpperCase();
  const access = parseLinkAccess(
    new URLSearchParams(location.search).get('code') ?? undefined,
    location.hash,
  );
  if (!access?.code && access?.personToken === undefined) {
    await waitUntilParsed();
    return void (await loadApp());
  }
  // Removes the code and the keys from the address bar before any request.
  history.replaceState(history.state, '', location.pathname);
  await painted;
  const asked = requestAccess(projectId, access);
  await waitUntilParsed();
  const titleFont = fetchTitleFont();
  const { entered, ...refused } = await asked;
  if (!entered) {
    embedData<LinkAnswer>('link-answer', { access, at: Date.now(), ...refused });
    return void (await loadApp());
  }
  // A personal link was opened with one tap by somebody the page knows.
  if (access.personToken === undefined) storeAccessGranted();
  if (await showItinerary(entered, { titleFont, styles })) takeOver();
  else location.replace(`/project/${projectId}`);
}

/** Waits for the data that the server embedded at the end of the page, after this script. */
const waitUntilParsed = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'loading'
      ? addEventListener('DOMContentLoaded', resolve, { once: true })
      : resolve(undefined),
  );

type Answer = { entered?: EnteredItinerary; status?: number; text?: string };

/** The itinerary, to which this browser now has access, or how that was refused. */
async function requestAccess(projectId: string, access: LinkAccess): Promise<Answer> {
  const { code = '', inviteKey, personToken } = access;
  try {
    const json = personToken === undefined ? { accessCode: code, inviteKey } : { personToken };
    // biome-ignore lint/style/noRestrictedGlobals: the app's client is half as large as this script
    const response = await fetch(`/api/projects/${projectId}/access`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: 'page' },
      body: JSON.stringify(json),
    });
    const text = await response.text();
    if (!response.ok) return { status: response.status, text };
    const entered = JSON.parse(text) as EnteredItinerary;
    if (personToken !== undefined) await openAsPerson(projectId, entered);
    return { entered };
  } catch {
    return {};
  }
}
