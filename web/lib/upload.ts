import { ApiError } from './api.ts';

type Options = {
  /** Told how much is on its way, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Gives the upload up; the promise is rejected with the signal's reason. */
  signal: AbortSignal;
};

/**
 * Sends a file to an address of our server. XMLHttpRequest, as fetch tells no progress of what it sends.
 * Throws ApiError where the server refuses, TypeError when nothing answered.
 */
export function uploadFile(address: string, file: Blob, { onProgress, signal }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new ApiError(request.status, request.responseText));
    };
    request.onerror = () => reject(new TypeError('The upload got no answer.'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    request.open('PUT', address);
    request.setRequestHeader('Content-Type', file.type);
    request.send(file);
  });
}
