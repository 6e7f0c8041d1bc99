import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reminders } from '../../../worker/contract/notifications.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { endNotifications } from '../../lib/end-notifications.ts';
import { forgetPushProject, rememberPushProject } from '../../lib/push-projects.ts';
import { refetchAfterWrite } from '../../lib/refetch-after-write.ts';
import { hasPushSubscription, subscribeToPush } from './push.ts';

const toKey = (projectId: string) => ['projects', projectId, 'notifications'] as const;

/** What this browser is subscribed to, and the public key of push messages; null where they are off. */
export const notificationOptions = (projectId: string) =>
  queryOptions({
    queryKey: toKey(projectId),
    queryFn: async () => {
      const [{ mine }, { vapidPublicKey }, hasPush] = await Promise.all([
        unwrap(api.projects[':projectId'].notifications.$get({ param: { projectId } })),
        unwrap(api.config.$get()),
        hasPushSubscription(),
      ]);
      const isKept = ({ kind }: { kind: string }) => kind === 'email' || hasPush;
      return { mine: mine.filter(isKept), vapidPublicKey };
    },
    staleTime: 0,
  });

/** One after another, so that what was chosen last is what is stored. */
const toScope = (projectId: string) => ({ id: `notifications/${projectId}` });

type Choice = { onlyMine: boolean; reminders: Reminders; personId: number | null };
export type SubscribeRequest = Choice &
  ({ kind: 'push'; vapidKey: string } | { kind: 'email'; email: string });

/** Subscribes this browser, or changes what it gets. Callers show errors. */
export function useSubscribe(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: toScope(projectId),
    meta: { quiet: true },
    mutationFn: async ({ onlyMine, reminders, personId, ...request }: SubscribeRequest) => {
      const param = { projectId };
      if (request.kind === 'email') {
        const json = { kind: 'email', email: request.email, onlyMine, reminders } as const;
        return unwrap(api.projects[':projectId'].notifications.$post({ param, json }));
      }
      const subscription = await subscribeToPush(request.vapidKey);
      // Before the first message can arrive.
      await rememberPushProject({ projectId, onlyMine, personId });
      const json = { kind: 'push', subscription, onlyMine, reminders } as const;
      const call = api.projects[':projectId'].notifications.$post({ param, json });
      return unwrap(call).catch(async (error: unknown) => {
        await forgetPushProject(projectId);
        throw error;
      });
    },
    onSuccess: () => refetchAfterWrite(client, { queryKey: toKey(projectId) }),
  });
}

/** Ends all notifications of this browser. */
export function useTurnOff(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: toScope(projectId),
    meta: { fallback: t('turnOffFailed') },
    mutationFn: () => endNotifications(projectId),
    onSuccess: () => refetchAfterWrite(client, { queryKey: toKey(projectId) }),
  });
}

/** How many browsers get notifications, for hosts. */
export const notifiedCountOptions = (projectId: string) =>
  queryOptions({
    queryKey: [...toKey(projectId), 'count'],
    queryFn: async () => {
      const param = { projectId };
      return (await unwrap(api.projects[':projectId'].notifications.$get({ param }))).count;
    },
    staleTime: 0,
  });
