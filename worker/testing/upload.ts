import { env } from 'cloudflare:workers';
import type { UploadAddress } from '../contract/images.ts';
import { makeJpeg } from '../domain/images/testing/images.ts';
import type { Answer, Browser } from './browser.ts';

/** The way of a picture onto the server as a page goes it. `path` is the project's in the API. */

export async function askToUpload(browser: Browser, path: string, body?: unknown): Promise<UploadAddress> {
  const answer = await browser.post(`${path}/images/upload-url`, body);
  if (answer.status !== 200) throw new Error(`No upload address: ${answer.text}`);
  return answer.body;
}

export function sendFile(browser: Browser, uploadURL: string, file: Uint8Array): Promise<Answer> {
  return browser.put(uploadURL, file, { 'Content-Type': 'image/jpeg' });
}

/** Uploads a file without listing it; answers with its public address. */
export async function upload(browser: Browser, path: string, file = makeJpeg()): Promise<string> {
  const { uploadURL, publicUrl } = await askToUpload(browser, path, { size: file.length });
  const sent = await sendFile(browser, uploadURL, file);
  if (sent.status !== 200) throw new Error(`Not uploaded: ${sent.text}`);
  return publicUrl;
}

/** Uploads a file and makes it the only picture; answers with its final address. */
export async function setPicture(browser: Browser, path: string, file = makeJpeg()): Promise<string> {
  const answer = await browser.post(`${path}/images`, { imageUrls: [await upload(browser, path, file)] });
  if (answer.status !== 200) throw new Error(`Not listed: ${answer.text}`);
  return answer.body.headerImages[0];
}

/** Every file that the bucket holds for a project. */
export async function listFiles(projectId: string): Promise<{ key: string; size: number }[]> {
  const { objects } = await env.MEDIA.list();
  return objects.filter((object) => object.key.includes(`/${projectId}/`));
}

/** The bucket, with one of its calls failing. */
export function breakBucket(bucket: R2Bucket, method: 'get' | 'put' | 'delete'): R2Bucket {
  return new Proxy(bucket, {
    get: (target, name) => {
      if (name === method) return () => Promise.reject(new Error('bucket unavailable'));
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
