import type { AvatarUpload } from '../contract/accounts.ts';
import { makePng } from '../domain/images/testing/avatars.ts';
import type { TestBrowser } from './browser.ts';

/** Uploads a file as avatar without choosing it; answers with its key. */
export async function uploadTestAvatar(
  browser: TestBrowser,
  file: Uint8Array = makePng(),
  contentType = 'image/png',
): Promise<string> {
  const answer = await browser.post('/api/users/avatar/upload-url', { contentType, size: file.length });
  const { uploadUrl, key } = answer.body as AvatarUpload;
  const sent = await browser.put(uploadUrl, file, { 'Content-Type': contentType });
  if (sent.status !== 200) throw new Error(`Not uploaded: ${sent.text}`);
  return key;
}

/** Gives the account a picture; answers with its address. */
export async function setTestAvatar(browser: TestBrowser, file?: Uint8Array, type?: string): Promise<string> {
  const answer = await browser.post('/api/users/avatar/complete', {
    key: await uploadTestAvatar(browser, file, type),
  });
  if (answer.status !== 200) throw new Error(`Not chosen: ${answer.text}`);
  return answer.body.user.profileImageUrl;
}
