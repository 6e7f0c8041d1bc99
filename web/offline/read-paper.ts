import { deleteOfflineCopy, deleteStoredPaper, readStoredPaper } from '../lib/offline-copies.ts';

/**
 * A ticket, or the list of them: from the server if it answers in time, else from the offline copy. An answer that the right
 * has ended deletes the copy, and one that the ticket is gone the ticket.
 */
export async function readPaper(
  request: Request,
  projectId: string,
  withTimeout: (network: Promise<Response>) => Promise<Response | undefined>,
): Promise<Response> {
  const network = fetch(request);
  const response = await withTimeout(network);
  if (!response) return (await readStoredPaper(projectId, request.url).catch(() => undefined)) ?? network;
  if (response.status === 401 || response.status === 451) await deleteOfflineCopy(projectId);
  if (response.status === 404) await deleteStoredPaper(projectId, request.url).catch(() => undefined);
  return response;
}
