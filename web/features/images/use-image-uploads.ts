import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, toServerMessage } from '../../lib/api.ts';
import { openUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { toUpgradeFeature } from '../../lib/upgrade-features.ts';
import { endToasts, showToast } from '../../ui/toasts/toast.ts';
import { addImage, type ImageChange } from './image-changes.ts';
import { uploadImage } from './queries.ts';

/** An image being uploaded. `preview` is an object URL; `progress` is 0 to 1. */
export type ImageUpload = {
  id: string;
  name: string;
  jpeg: Blob;
  preview: string;
  progress: number;
  state: 'uploading' | 'saving' | 'failed';
};

/** Subject of the toast about a failed upload. The next upload closes it. */
const UPLOAD = 'upload';

/** Error codes whose server message is more helpful than "try again". */
const CODES_WITH_MESSAGE = ['FULL', 'RATE_LIMITED', 'TOO_LARGE'];

/** Uploads cropped images in parallel and adds each to the image list with `saveChange`. */
export function useImageUploads(projectId: string, saveChange: (change: ImageChange) => Promise<unknown>) {
  const { uploads, add, patch, remove } = useUploadList();
  const controllers = useRef(new Map<string, AbortController>());
  /** URLs of uploaded files by upload id, so that retrying the save does not upload again. */
  const uploadedUrls = useRef(new Map<string, string>());

  useEffect(
    () => () => {
      for (const controller of controllers.current.values()) controller.abort();
    },
    [],
  );

  /** Returns the file's URL; undefined if the upload failed (shown to the user) or was canceled. */
  async function send({ id, jpeg }: ImageUpload): Promise<string | undefined> {
    const controller = new AbortController();
    controllers.current.set(id, controller);
    patch(id, { state: 'uploading', progress: 0 });
    endToasts(UPLOAD);
    const onProgress = (progress: number) => patch(id, { progress });
    try {
      const url = await uploadImage(projectId, jpeg, { signal: controller.signal, onProgress });
      uploadedUrls.current.set(id, url);
      return url;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      showUploadError(error);
      patch(id, { state: 'failed' });
    } finally {
      controllers.current.delete(id);
    }
  }

  async function save(upload: ImageUpload, url: string) {
    patch(upload.id, { state: 'saving', progress: 1 });
    try {
      await saveChange(addImage(url));
      remove(upload);
    } catch (error) {
      // The server discards a file that it refused to add, so a retry has to upload again.
      if (error instanceof ApiError && error.status < 500) uploadedUrls.current.delete(upload.id);
      patch(upload.id, { state: 'failed' });
    }
  }

  async function run(upload: ImageUpload) {
    const url = uploadedUrls.current.get(upload.id) ?? (await send(upload));
    if (url) await save(upload, url);
  }

  return {
    uploads,
    start: (jpeg: Blob, name: string) => void run(add(jpeg, name)),
    retry: (upload: ImageUpload) => void run(upload),
    cancel(upload: ImageUpload) {
      controllers.current.get(upload.id)?.abort();
      remove(upload);
    },
  };
}

/** The uploads shown, with object URLs that are revoked on removal and on unmount. */
function useUploadList() {
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const previews = useRef(new Set<string>());

  useEffect(
    () => () => {
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const patch = (id: string, fields: Partial<ImageUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)));

  const remove = useCallback((upload: ImageUpload) => {
    previews.current.delete(upload.preview);
    URL.revokeObjectURL(upload.preview);
    setUploads((all) => all.filter(({ id }) => id !== upload.id));
  }, []);

  function add(jpeg: Blob, name: string): ImageUpload {
    const preview = URL.createObjectURL(jpeg);
    previews.current.add(preview);
    const id = crypto.randomUUID();
    const upload: ImageUpload = { id, name, jpeg, preview, progress: 0, state: 'uploading' };
    setUploads((all) => [...all, upload]);
    return upload;
  }

  return { uploads, add, patch, remove };
}

function showUploadError(error: unknown) {
  const code = error instanceof ApiError ? error.body?.code : undefined;
  const feature = code && toUpgradeFeature(code);
  if (feature) return openUpgradePrompt(feature);
  const message = code && CODES_WITH_MESSAGE.includes(code) ? toServerMessage(error) : undefined;
  const description = message ?? t('uploadImageFailed');
  showToast({ title: t('imageUploadFailed'), description, kind: 'error', subject: UPLOAD });
}
