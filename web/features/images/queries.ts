import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { ApiError, api, toServerMessage, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { openUpgradePrompt, toUpgradeFeature } from '../../lib/upgrade-prompt.ts';
import { uploadFile } from '../../lib/upload.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { TOO_MANY_IMAGES } from './check-files.ts';
import type { ImageChange } from './image-changes.ts';

type Itinerary = { project: { headerImages: string[]; headerImage: string | null } };

/** Another host filled the last place meanwhile. */
export class NoRoomError extends Error {}

/** How often a list that others keep changing is tried anew. */
const MAX_TRIES = 3;

const toKey = (projectId: string) => ['projects', projectId, 'header-images'];

/**
 * Changes the list of images. One change waits for the other, and one that meets another host's is done
 * again on theirs, so that both stand. Throws NoRoomError where that leaves more than the header takes.
 * Failures are told here, what is stored by `onStored`.
 */
export function useChangeImages(projectId: string, onStored: () => void) {
  const client = useQueryClient();
  const queryKey = queryKeys.itinerary(projectId);
  const mutationKey = toKey(projectId);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: async (change: ImageChange): Promise<string[]> => {
      let expected = client.getQueryData<Itinerary>(queryKey)?.project.headerImages ?? [];
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
    },
    onSuccess: async (headerImages) => {
      // A read under way began before the write and must not undo it on the screen.
      await client.cancelQueries({ queryKey });
      const headerImage = headerImages[0] ?? null;
      client.setQueryData(
        queryKey,
        (old: Itinerary | undefined) =>
          old && { ...old, project: { ...old.project, headerImages, headerImage } },
      );
      onStored();
    },
    onError: explainFailure,
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

function explainFailure(error: Error) {
  const code = error instanceof ApiError ? error.body?.code : undefined;
  const feature = code && toUpgradeFeature(code);
  if (feature) return openUpgradePrompt(feature);
  if (error instanceof NoRoomError) return showToast({ ...TOO_MANY_IMAGES, kind: 'error' });
  // What the server says of a list that is out of date helps nobody who sees only images.
  const stale = code === 'CONFLICT' || code === 'INVALID_INPUT';
  const description = (!stale && toServerMessage(error)) || FAILED;
  showToast({ title: 'Error', description, kind: 'error' });
}

const FAILED = 'Failed to save image changes. Please try again.';

/** The list as it will be when every change under way has been stored; one that fails falls out of it. */
export function useShownImages(projectId: string, stored: readonly string[]): readonly string[] {
  const changes = useMutationState({
    filters: { mutationKey: toKey(projectId), status: 'pending' },
    select: ({ state }) => state.variables as ImageChange,
  });
  // An image on its way has no address to show it by yet; its upload stands in for it.
  return changes
    .reduce<readonly string[]>((list, change) => change(list), stored)
    .filter((address) => stored.includes(address));
}

/** Uploads one JPEG; resolves with the address to put on the list. `onProgress` hears from 0 to 1. */
export async function uploadImage(
  projectId: string,
  jpeg: Blob,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
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
