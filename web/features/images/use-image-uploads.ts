import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, toServerMessage } from '../../lib/api.ts';
import { openUpgradePrompt, toUpgradeFeature } from '../../lib/upgrade-prompt.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { addImage, type ImageChange } from './image-changes.ts';
import { uploadImage } from './queries.ts';

/** An image on its way to the list. `preview` is an object URL; `share` of it has been sent, from 0 to 1. */
export type ImageUpload = {
  id: string;
  name: string;
  jpeg: Blob;
  preview: string;
  share: number;
  state: 'uploading' | 'saving' | 'failed';
};

/** Refusals whose own words help more than "try again". */
const TELLING = ['FULL', 'RATE_LIMITED', 'TOO_LARGE'];

/** Uploads cropped images beside each other; each is put on the list by `list` when it is there. */
export function useImageUploads(projectId: string, list: (change: ImageChange) => Promise<unknown>) {
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  /** What can still be given up, by upload. */
  const running = useRef(new Map<string, AbortController>());
  /** Where an upload has arrived, so that saving it again need not send it again. */
  const arrived = useRef(new Map<string, string>());
  const previews = useRef(new Set<string>());

  useEffect(
    () => () => {
      for (const controller of running.current.values()) controller.abort();
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const patch = (id: string, fields: Partial<ImageUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)));

  const drop = useCallback((upload: ImageUpload) => {
    running.current.get(upload.id)?.abort();
    previews.current.delete(upload.preview);
    URL.revokeObjectURL(upload.preview);
    setUploads((all) => all.filter(({ id }) => id !== upload.id));
  }, []);

  async function run(upload: ImageUpload) {
    const address = arrived.current.get(upload.id) ?? (await send(upload));
    if (address) await save(upload, address);
  }

  /** The address that the upload has now; undefined where it failed, which is told, or was given up. */
  async function send({ id, jpeg }: ImageUpload): Promise<string | undefined> {
    const controller = new AbortController();
    running.current.set(id, controller);
    patch(id, { state: 'uploading', share: 0 });
    const onProgress = (share: number) => patch(id, { share });
    try {
      const address = await uploadImage(projectId, jpeg, { signal: controller.signal, onProgress });
      arrived.current.set(id, address);
      return address;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      explainFailure(error);
      patch(id, { state: 'failed' });
    } finally {
      running.current.delete(id);
    }
  }

  async function save(upload: ImageUpload, address: string) {
    patch(upload.id, { state: 'saving', share: 1 });
    try {
      await list(addImage(address));
      drop(upload);
    } catch (error) {
      // What the server refused to list is of no more use; the next try sends it anew.
      if (error instanceof ApiError && error.status < 500) arrived.current.delete(upload.id);
      patch(upload.id, { state: 'failed' });
    }
  }

  function start(jpeg: Blob, name: string) {
    const preview = URL.createObjectURL(jpeg);
    previews.current.add(preview);
    const upload: ImageUpload = {
      id: crypto.randomUUID(),
      name,
      jpeg,
      preview,
      share: 0,
      state: 'uploading',
    };
    setUploads((all) => [...all, upload]);
    void run(upload);
  }

  return { uploads, start, retry: (upload: ImageUpload) => void run(upload), drop };
}

function explainFailure(error: unknown) {
  const code = error instanceof ApiError ? error.body?.code : undefined;
  const feature = code && toUpgradeFeature(code);
  if (feature) return openUpgradePrompt(feature);
  const own = code && TELLING.includes(code) ? toServerMessage(error) : undefined;
  const description = own ?? 'Failed to upload image. Please try again.';
  showToast({ title: 'Upload failed', description, kind: 'error' });
}
