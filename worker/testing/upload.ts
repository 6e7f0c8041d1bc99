import { env } from 'cloudflare:workers';
import type { UploadAddress } from '../contract/images.ts';
import { makeJpeg } from '../domain/images/testing/images.ts';
import type { TestResponse, TestBrowser } from './browser.ts';

/** The way of a picture onto the server as a page goes it. `path` is the project's in the API. */

export async function requestUploadUrl(browser: TestBrowser, path: string, body?: unknown): Promise<UploadAddress> {
  const answer = await browser.post(`${path}/images/upload-url`, body);
  if (answer.status !== 200) throw new Error(`No upload address: ${answer.text}`);
  return answer.body;
}

export function putFile(browser: TestBrowser, uploadURL: string, file: Uint8Array): Promise<TestResponse> {
  return browser.put(uploadURL, file, { 'Content-Type': 'image/jpeg' });
}

/** Uploads a file without listing it; answers with its public address. */
export async function uploadTestImage(browser: TestBrowser, path: string, file = makeJpeg()): Promise<string> {
  const { uploadURL, publicUrl } = await requestUploadUrl(browser, path, { size: file.length });
  const sent = await putFile(browser, uploadURL, file);
  if (sent.status !== 200) throw new Error(`Not uploaded: ${sent.text}`);
  return publicUrl;
}

/** Uploads a file and makes it the only picture; answers with its final address. */
export async function setHeaderImage(browser: TestBrowser, path: string, file = makeJpeg()): Promise<string> {
  const answer = await browser.post(`${path}/images`, { imageUrls: [await uploadTestImage(browser, path, file)] });
  if (answer.status !== 200) throw new Error(`Not listed: ${answer.text}`);
  return answer.body.headerImages[0];
}

/** Every file that the bucket holds for a project. */
export async function listProjectFiles(projectId: string): Promise<{ key: string; size: number }[]> {
  const { objects } = await env.MEDIA.list();
  return objects.filter((object) => object.key.includes(`/${projectId}/`));
}

/** The bucket, with one of its calls failing. */
export function createFailingBucket(bucket: R2Bucket, method: 'get' | 'put' | 'delete'): R2Bucket {
  return new Proxy(bucket, {
    get: (target, name) => {
      if (name === method) return () => Promise.reject(new Error('bucket unavailable'));
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
