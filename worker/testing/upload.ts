import { env } from 'cloudflare:workers';
import type { UploadAddress } from '../contract/images.ts';
import { makeJpeg } from '../domain/images/testing/images.ts';
import type { TestBrowser, TestResponse } from './browser.ts';

/** `path` is the project's API path. */
export async function requestUploadUrl(
  browser: TestBrowser,
  path: string,
  body?: unknown,
): Promise<UploadAddress> {
  const response = await browser.post(`${path}/images/upload-url`, body);
  if (response.status !== 200) throw new Error(`Requesting an upload URL failed: ${response.text}`);
  return response.body;
}

export function putFile(browser: TestBrowser, uploadURL: string, file: Uint8Array): Promise<TestResponse> {
  return browser.put(uploadURL, file, { 'Content-Type': 'image/jpeg' });
}

/** Uploads a file without adding it to the header images. Returns its public URL. */
export async function uploadTestImage(
  browser: TestBrowser,
  path: string,
  file = makeJpeg(),
): Promise<string> {
  const { uploadURL, publicUrl } = await requestUploadUrl(browser, path, { size: file.length });
  const sent = await putFile(browser, uploadURL, file);
  if (sent.status !== 200) throw new Error(`Upload failed: ${sent.text}`);
  return publicUrl;
}

/** Uploads a file and makes it the only header image. Returns its final URL. */
export async function setHeaderImage(browser: TestBrowser, path: string, file = makeJpeg()): Promise<string> {
  const response = await browser.post(`${path}/images`, {
    imageUrls: [await uploadTestImage(browser, path, file)],
  });
  if (response.status !== 200) throw new Error(`Setting the header image failed: ${response.text}`);
  return response.body.headerImages[0];
}

/** Every file of a project in the MEDIA bucket. */
export async function listProjectFiles(projectId: string): Promise<{ key: string; size: number }[]> {
  const { objects } = await env.MEDIA.list();
  return objects.filter((object) => object.key.includes(`/${projectId}/`));
}

/** A bucket with one method that always rejects. */
export function createFailingBucket(bucket: R2Bucket, method: 'get' | 'put' | 'delete'): R2Bucket {
  return new Proxy(bucket, {
    get: (target, name) => {
      if (name === method) return () => Promise.reject(new Error('bucket unavailable'));
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
