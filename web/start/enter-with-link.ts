import { type AccessFailure, toAccessFailure } from '../features/access/access-failure.ts';
import { type LinkAccess, type LinkAttempt, parseLinkAccess } from '../features/access/link-access.ts';
import { openAsPerson } from '../features/access/open-as-person.ts';
import { ApiError, api } from '../lib/api.ts';
import { embedData } from '../lib/embedded-data.ts';
import { storeAccessGranted } from '../lib/storage.ts';

/**
 * Exchanges what the share link or personal link in the address carries for access, and goes on to the itinerary. If that
 * is refused, or the link has none, the app is loaded, with what happened in the page.
 */
export async function enterWithLink(loadApp: () => Promise<unknown>): Promise<void> {
  const projectId = (location.pathname.split('/')[2] ?? '').toUpperCase();
  const access = parseLinkAccess(
    new URLSearchParams(location.search).get('code') ?? undefined,
    location.hash,
  );
  if (!access?.code && access?.personToken === undefined) return void (await loadApp());
  // Removes the code and the keys from the address bar before any request.
  history.replaceState(history.state, '', location.pathname);
  const failure = await requestAccess(projectId, access);
  if (failure) {
    embedData<LinkAttempt>('link-attempt', { ...access, failure });
    return void (await loadApp());
  }
  storeAccessGranted();
  location.replace(`/project/${projectId}`);
}

/** Why access was refused; undefined if this browser now has it. */
async function requestAccess(projectId: string, access: LinkAccess): Promise<AccessFailure | undefined> {
  const { code = '', inviteKey, personToken } = access;
  try {
    const json = personToken === undefined ? { accessCode: code, inviteKey } : { personToken };
    // The page has the itinerary.
    const headers = { Prefer: 'return=minimal' };
    const response = await api.projects[':projectId'].access.$post(
      { param: { projectId }, json },
      { headers },
    );
    const text = await response.text();
    if (!response.ok) return toAccessFailure(new ApiError(response.status, text), Date.now());
    if (personToken !== undefined) await openAsPerson(projectId, JSON.parse(text));
    return undefined;
  } catch (error) {
    return toAccessFailure(error, Date.now());
  }
}
