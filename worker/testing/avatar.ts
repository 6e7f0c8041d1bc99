import type { AvatarUpload } from '../contract/accounts.ts';
import { makePng } from '../domain/images/testing/avatars.ts';
import type { TestBrowser } from './browser.ts';

/** Uploads a file without making it the avatar. Returns its key. */
export async function uploadTestAvatar(
  browser: TestBrowser,
  file: Uint8Array = makePng(),
  contentType = 'image/png',
): Promise<string> {
  const response = await browser.post('/api/users/avatar/upload-url', { contentType, size: file.length });
  const { uploadUrl, key } = response.body as AvatarUpload;
  const sent = await browser.put(uploadUrl, file, { 'Content-Type': contentType });
  if (sent.status !== 200) throw new Error(`Upload failed: ${sent.text}`);
  return key;
}

/** Sets the account's avatar. Returns its URL. */
export async function setTestAvatar(browser: TestBrowser, file?: Uint8Array, type?: string): Promise<string> {
  const response = await browser.post('/api/users/avatar/complete', {
    key: await uploadTestAvatar(browser, file, type),
  });
  if (response.status !== 200) throw new Error(`Setting the avatar failed: ${response.text}`);
  return response.body.user.profileImageUrl;
}
