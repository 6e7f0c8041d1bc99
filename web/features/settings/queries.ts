import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { uploadFile } from '../../lib/upload.ts';
import { showToast } from '../../ui/toasts/toast.ts';

/** Uploads a new profile picture. */
export function useUploadAvatar() {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (picture: Blob) => {
      const json = { contentType: picture.type, size: picture.size };
      const { uploadUrl, key } = await unwrap(api.users.avatar['upload-url'].$post({ json }));
      const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
      await uploadFile(uploadUrl, picture, { signal, onProgress: () => undefined });
      return unwrap(api.users.avatar.complete.$post({ json: { key } }));
    },
    onSuccess: ({ user }) => {
      updateCachedUser(client, user);
      showToast({ title: t('pictureUpdated'), kind: 'ok' });
    },
    onError: () =>
      showToast({
        title: t('pictureUploadFailed'),
        description: t('pictureUploadFailedText'),
        kind: 'error',
      }),
  });
}

/** Enough for 5 MB over a slow mobile connection. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Removes the profile picture. */
export function useRemoveAvatar() {
  const client = useQueryClient();
  return useMutation({
    meta: { success: t('pictureRemoved'), fallback: t('removePictureFailed') },
    mutationFn: () => unwrap(api.users.avatar.$delete()),
    onSuccess: ({ user }) => updateCachedUser(client, user),
  });
}

function updateCachedUser(client: ReturnType<typeof useQueryClient>, user: User) {
  client.setQueryData(queryKeys.user, user);
  void client.invalidateQueries({ queryKey: queryKeys.user });
}
