import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { PROJECT_ID_LENGTH } from '../../../worker/contract/limits.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { readEmbeddedData } from '../../lib/embedded-data.ts';
import { queryKeys } from '../../lib/query-keys.ts';

// Offline a code that is tried shall say so, rather than wait unseen for the line to come back.
const networkMode = 'always' as const;

type Preview = { name: string; ownerName: string };

/** Name and host of a project, for anyone who knows its id. Asked only when the id has its full length. */
export const previewQuery = (projectId: string) =>
  queryOptions({
    queryKey: queryKeys.preview(projectId),
    networkMode,
    // At once, so that the first drawing has it: what the page was drawn with beforehand would jump.
    initialData: () => readEmbeddedData<Preview>(`preview/${projectId}`) ?? undefined,
    queryFn: async () =>
      (await unwrap(api.projects[':projectId'].preview.$get({ param: { projectId } }))).project,
    enabled: projectId.length === PROJECT_ID_LENGTH,
  });

type AccessRequest = { projectId: string; accessCode: string; email?: string };

/** Tries a code. On success this browser may open the project; the screens tell failures themselves. */
export function useVerifyAccessCode() {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode,
    mutationFn: async ({ projectId, ...json }: AccessRequest) =>
      (await unwrap(api.projects[':projectId'].access.$post({ param: { projectId }, json }))).project,
    // What an older grant had loaded, or failed to load, says nothing any more.
    onSuccess: ({ projectId }) => queryClient.removeQueries({ queryKey: queryKeys.itinerary(projectId) }),
    meta: { quiet: true },
  });
}

const FIRST_CHECK_MS = 100;
const CHECK_EVERY_MS = 200;
const CHECKS = 10;

/**
 * Waits until the server names `projectId` as the one opened last, at most 10 looks. Answers whether it
 * did; the caller goes on either way, for the itinerary page asks again.
 */
export async function waitForCurrentProject(projectId: string): Promise<boolean> {
  for (let look = 0; look < CHECKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, look === 0 ? FIRST_CHECK_MS : CHECK_EVERY_MS));
    const current = await unwrap(api['current-project'].$get()).catch(() => null);
    if (current?.project.projectId === projectId) return true;
  }
  console.warn('The opened itinerary was not confirmed in time; going there anyway.');
  return false;
}

/** Why a code did not open the door. */
export type AccessFailure = {
  /** The server's words, where it answered. */
  message?: string;
  attemptsRemaining?: number;
  /** No further tries for now. */
  locked: boolean;
  /** When the lock opens, in milliseconds since the epoch, where the server said so. */
  unlocksAt?: number;
  /** What is wrong with which field. */
  fields?: Record<string, string>;
};

/** Reads a failed try; `now` is milliseconds since the epoch. A lost connection locks nobody out. */
export function toAccessFailure(error: unknown, now: number): AccessFailure {
  const body = error instanceof ApiError ? error.body : undefined;
  if (!body) {
    const answered = error instanceof ApiError;
    return { locked: false, message: answered ? undefined : 'We lost the connection. Please try again.' };
  }
  const { message, attemptsRemaining, retryAfter, fields } = body;
  const unlocksAt = retryAfter === undefined ? undefined : now + retryAfter * 1000;
  return {
    message,
    attemptsRemaining,
    fields,
    unlocksAt,
    locked: body.code === 'LOCKED' || attemptsRemaining === 0,
  };
}
