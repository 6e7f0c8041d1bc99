import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, api, toServerMessage, unwrap } from '../../lib/api.ts';
import { openUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toUpgradeFeature } from '../../lib/upgrade-features.ts';
import { uploadFile } from '../../lib/upload.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { tooManyImages } from './check-files.ts';
import type { ImageChange } from './image-changes.ts';

type CachedItinerary = { project: { headerImages: string[]; headerImage: string | null } };

/** The change would exceed the maximum number of images, because someone else added one. */
class NoRoomError extends Error {}

/** How often a change is reapplied to a list that others keep changing. */
const MAX_TRIES = 3;

const toMutationKey = (projectId: string) => ['projects', projectId, 'header-images'];

/**
 * Changes the image list. Changes run one after another; one that conflicts with someone else's is reapplied to
 * the newer list. Rejects with NoRoomError if that exceeds the limit. Shows errors; calls `onStored` on success.
 */
export function useChangeImages(projectId: string, onStored: () => void) {
  const client = useQueryClient();
  const queryKey = queryKeys.itinerary(projectId);
  const mutationKey = toMutationKey(projectId);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    meta: { quiet: true },
    mutationFn: (change: ImageChange) =>
      saveChange(
        projectId,
        change,
        client.getQueryData<CachedItinerary>(queryKey)?.project.headerImages ?? [],
      ),
    onSuccess: async (headerImages) => {
      // A running fetch started before the write and would overwrite it.
      await client.cancelQueries({ queryKey });
      const headerImage = headerImages[0] ?? null;
      client.setQueryData(
        queryKey,
        (old: CachedItinerary | undefined) =>
          old && { ...old, project: { ...old.project, headerImages, headerImage } },
      );
      onStored();
    },
    onError: showChangeError,
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

/** Returns the stored list. */
async function saveChange(projectId: string, change: ImageChange, known: string[]): Promise<string[]> {
  let expected = known;
  for (let tries = 1; ; tries++) {
    const imageUrls = change(expected);
    if (imageUrls.length > LIMITS.headerImages) throw new NoRoomError();
    try {
      const json = { imageUrls, expected };
      const call = api.projects[':projectId'].images.$post({ param: { projectId }, json });
      return (await unwrap(call)).headerImages;
    } catch (error) {
      const body = error instanceof ApiError ? error.body : undefined;
      if (body?.code !== 'CONFLICT' || tries === MAX_TRIES) throw error;
      expected = body.current as string[];
    }
  }
}

function showChangeError(error: Error) {
  const code = error instanceof ApiError ? error.body?.code : undefined;
  const feature = code && toUpgradeFeature(code);
  if (feature) return openUpgradePrompt(feature);
  if (error instanceof NoRoomError) return showToast({ ...tooManyImages(), kind: 'error' });
  // The server's message for these codes is about URL lists, which users do not see.
  const isTechnical = code === 'CONFLICT' || code === 'INVALID_INPUT';
  const description = (!isTechnical && toServerMessage(error)) || t('imageChangesFailed');
  showToast({ title: t('error'), description, kind: 'error' });
}

/** Returns the saved image URLs with all pending changes applied. */
export function useShownImages(projectId: string, stored: readonly string[]): readonly string[] {
  const changes = useMutationState({
    filters: { mutationKey: toMutationKey(projectId), status: 'pending' },
    select: ({ state }) => state.variables as ImageChange,
  });
  // A newly added image is not served before it is saved; UploadList shows it until then.
  return changes
    .reduce<readonly string[]>((list, change) => change(list), stored)
    .filter((url) => stored.includes(url));
}

/** Uploads a JPEG and returns the URL to add to the list. `onProgress` gets 0 to 1. */
export async function uploadImage(
  projectId: string,
  jpeg: Blob,
  options: { signal: AbortSignal; onProgress: (progress: number) => void },
): Promise<string> {
  const json = { contentType: jpeg.type, size: jpeg.size };
  const call = api.projects[':projectId'].images['upload-url'].$post(
    { param: { projectId }, json },
    { init: { signal: options.signal } },
  );
  const { uploadURL, publicUrl } = await unwrap(call);
  await uploadFile(uploadURL, jpeg, options);
  return publicUrl;
}
