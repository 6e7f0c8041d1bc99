import { type AccessFailure, toAccessFailure } from '../features/access/access-failure.ts';
import { type LinkAccess, type LinkAttempt, parseLinkAccess } from '../features/access/link-access.ts';
import { ApiError, api } from '../lib/api.ts';
import { embedData } from '../lib/embedded-data.ts';
import { storeAccessGranted } from '../lib/storage.ts';

/**
 * Exchanges the code and the key of the share link in the address for access, and goes on to the itinerary. If they are
 * refused, or the link has none, the app is loaded, with what happened in the page.
 */
export async function enterWithLink(loadApp: () => Promise<unknown>): Promise<void> {
  const projectId = (location.pathname.split('/')[2] ?? '').toUpperCase();
  const access = parseLinkAccess(
    new URLSearchParams(location.search).get('code') ?? undefined,
    location.hash,
  );
  if (!access?.code) return void (await loadApp());
  // Removes the code and the key from the address bar before any request.
  history.replaceState(history.state, '', location.pathname);
  const failure = await sendCode(projectId, access);
  if (failure) {
    embedData<LinkAttempt>('link-attempt', { ...access, failure });
    return void (await loadApp());
  }
  storeAccessGranted();
  location.replace(`/project/${projectId}`);
}

/** Why the code was refused; undefined if this browser now has access. */
async function sendCode(
  projectId: string,
  { code, inviteKey }: LinkAccess,
): Promise<AccessFailure | undefined> {
  try {
    const json = { accessCode: code ?? '', inviteKey };
    const response = await api.projects[':projectId'].access.$post({ param: { projectId }, json });
    const text = await response.text();
    return response.ok ? undefined : toAccessFailure(new ApiError(response.status, text), Date.now());
  } catch (error) {
    return toAccessFailure(error, Date.now());
  }
}
