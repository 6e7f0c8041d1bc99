import { ApiError } from './api.ts';

type Options = {
  /** Called with the fraction sent, 0 to 1. */
  onProgress: (progress: number) => void;
  /** Aborts the upload; the promise rejects with the signal's reason. */
  signal: AbortSignal;
};

/**
 * Sends a file with PUT to a path on our server. Uses XMLHttpRequest because fetch reports no upload progress.
 * Throws ApiError for an error response, TypeError on network failure.
 */
export function uploadFile(path: string, file: Blob, { onProgress, signal }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new ApiError(request.status, request.responseText));
    };
    request.onerror = () => reject(new TypeError('Upload failed: no response.'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    request.open('PUT', path);
    request.setRequestHeader('Content-Type', file.type);
    request.send(file);
  });
}
