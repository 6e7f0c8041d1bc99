import { deleteOfflineCopy, deleteStoredPaper, readStoredPaper } from '../lib/offline-copies.ts';

/**
 * A ticket, or the list of them: from the server if it answers in time, else from the offline copy. An answer that the right
 * has ended deletes the copy, and one that the ticket is gone the ticket.
 */
export async function readPaper(
  request: Request,
  projectId: string,
  fetchInTime: (request: Request) => Promise<Response | undefined>,
): Promise<Response> {
  const stored = await readStoredPaper(projectId, request.url).catch(() => undefined);
  const response = stored ? await fetchInTime(request) : await fetch(request);
  if (!response) return stored ?? Response.error();
  if (response.status === 401 || response.status === 451) await deleteOfflineCopy(projectId);
  if (response.status === 404) await deleteStoredPaper(projectId, request.url).catch(() => undefined);
  return response;
}
