import { ApiError } from './api.ts';

/** What of an answer is needed to keep it as a file. */
type Download = Pick<Response, 'ok' | 'status' | 'text' | 'blob' | 'headers'>;

/**
 * Keeps an answer as a file of the visitor's, under the name that the server gave it, else `name`. Through a
 * call rather than a link, so that a refusal is told on this page. Throws ApiError for one.
 */
export async function saveFile(call: Promise<Download>, name: string): Promise<void> {
  const response = await call;
  if (!response.ok) throw new ApiError(response.status, await response.text());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = parseFileName(response.headers.get('Content-Disposition')) ?? name;
  link.click();
  // The browser has begun to copy by then; a shorter life would be a race.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The name in a Content-Disposition header: the one in UTF-8 where there are two (RFC 6266). */
export function parseFileName(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : plain;
  } catch {
    return plain;
  }
}
