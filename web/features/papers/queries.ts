import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewPaper, Paper } from '../../../worker/contract/papers.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { refreshItinerary } from '../../lib/itinerary-query.ts';
import { toPapersKey } from '../../lib/paper-paths.ts';
import { refetchAfterWrite } from '../../lib/refetch-after-write.ts';
import { uploadFile } from '../../lib/upload.ts';
import { offerUndo } from '../../ui/toasts/offer-undo.ts';

/** The tickets that the reader may see; without a connection those of the offline copy. */
export const papersOptions = (projectId: string) =>
  queryOptions({
    queryKey: toPapersKey(projectId),
    queryFn: (): Promise<Paper[]> => unwrap(api.projects[':projectId'].papers.$get({ param: { projectId } })),
    staleTime: 0,
  });

function useRefresh(projectId: string) {
  const client = useQueryClient();
  return async () => {
    await refetchAfterWrite(client, { queryKey: toPapersKey(projectId) });
    // The page says which events have tickets.
    await refreshItinerary(client, projectId);
  };
}

export type PaperFile = { file: Blob; input: Omit<NewPaper, 'type' | 'size'> };

/** Uploads tickets, one after the other. `onProgress` gets 0 to 1 of all, `onUploaded` each file. Callers show errors. */
export function useAddPapers(
  projectId: string,
  onProgress: (done: number) => void,
  onUploaded: (file: Blob) => void,
) {
  const refresh = useRefresh(projectId);
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ files, signal }: { files: PaperFile[]; signal: AbortSignal }) => {
      for (const [index, { file, input }] of files.entries()) {
        const json = { ...input, type: file.type, size: file.size };
        const call = api.projects[':projectId'].papers['upload-url'].$post({ param: { projectId }, json });
        const { uploadURL } = await unwrap(call);
        const toTotal = (part: number) => onProgress((index + part) / files.length);
        await uploadFile(uploadURL, file, { signal, onProgress: toTotal });
        onUploaded(file);
      }
    },
    onSettled: refresh,
  });
}

/** Changes a ticket. Callers show errors. */
export function useChangePaper(projectId: string) {
  const refresh = useRefresh(projectId);
  return useMutation({
    meta: { quiet: true, success: t('ticketSaved') },
    mutationFn: ({ id, title, kind, personId, eventId, sequence }: Paper) => {
      const json = { title, kind, personId, eventId, sequence };
      const param = { projectId, paperId: String(id) };
      return unwrap(api.projects[':projectId'].papers[':paperId'].$patch({ param, json }));
    },
    onSettled: refresh,
  });
}

/** Deletes a ticket, with a toast to undo it. */
export function useDeletePaper(projectId: string) {
  const refresh = useRefresh(projectId);
  const calls = api.projects[':projectId'].papers[':paperId'];
  const restore = useMutation({
    meta: { success: t('undone'), fallback: t('undoFailed'), canRepeat: true },
    mutationFn: (id: number) => unwrap(calls.restore.$post({ param: { projectId, paperId: String(id) } })),
    onSettled: refresh,
  });
  return useMutation({
    meta: { fallback: t('deleteTicketFailed') },
    mutationFn: ({ id }: Paper) => unwrap(calls.$delete({ param: { projectId, paperId: String(id) } })),
    onSuccess: (_result, { id }) => offerUndo(t('ticketDeleted'), () => restore.mutate(id)),
    onSettled: refresh,
  });
}
