import { ApiError } from './api.ts';

/** The parts of a Response that saving needs. */
type Download = Pick<Response, 'ok' | 'status' | 'text' | 'blob' | 'headers'>;

/**
 * Downloads a response as a file, named as the server says or else `name`. Fetched rather than linked, so that
 * an error can be shown on the page. Throws ApiError.
 */
export async function saveFile(call: Promise<Download>, name: string): Promise<void> {
  const response = await call;
  if (!response.ok) throw new ApiError(response.status, await response.text());
  saveBlob(await response.blob(), parseFileName(response.headers.get('Content-Disposition')) ?? name);
}

/** Downloads data as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Revoking right away could cancel the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Returns the file name of a Content-Disposition header, preferring the UTF-8 form (RFC 6266). */
export function parseFileName(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : plain;
  } catch {
    return plain;
  }
}
