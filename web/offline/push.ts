import { listPushProjects } from '../lib/push-projects.ts';

/**
 * What the Worker sends (worker/domain/notices). `url` is on our origin; `tag` is the same for a repeated message. `seq` and
 * `confirm`, the name of a button: the reader may tell the hosts that they know.
 */
type PushMessage = {
  title: string;
  body: string;
  url: string;
  tag: string;
  seq?: number;
  confirm?: string;
};

/** The key of the button. */
const CONFIRM = 'confirm';
/** Browsers without buttons ignore them. Not in TypeScript's library. */
type WithActions = NotificationOptions & { actions: { action: string; title: string }[] };

/** Not in TypeScript's library. Chrome leaves `newSubscription` out when it only ends the old one. */
export type SubscriptionChange = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

type Scope = Pick<ServiceWorkerGlobalScope, 'clients' | 'location' | 'registration'>;

/** `/project/ABCD2345` → `ABCD2345`. */
const findProjectId = (url: string, origin: string) =>
  /^\/project\/([^/]+)/.exec(new URL(url, origin).pathname)?.[1];

/** Shows a push message, unless the guest has left the itinerary in the meantime. */
export async function showNotice(scope: Scope, { data }: PushEvent): Promise<void> {
  const message = data?.json() as PushMessage | undefined;
  if (!message) return;
  const projectId = findProjectId(message.url, scope.location.origin);
  const projects = await listPushProjects();
  if (!projects.some((one) => one.projectId === projectId)) return;
  const { title, body, tag, url, seq, confirm } = message;
  const options: WithActions = {
    body,
    tag,
    data: { url, seq },
    icon: '/icons/mark-192.png',
    actions: confirm && seq ? [{ action: CONFIRM, title: confirm }] : [],
  };
  await scope.registration.showNotification(title, options);
}

/** Opens what a notification is about: in its open tab, which is not loaded again, if there is one. */
export async function openNotice(scope: Scope, { notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const { origin } = scope.location;
  const data = notification.data as { url: string; seq?: number };
  const url = new URL(data.url, origin);
  // What a message says must not lead away from here.
  if (url.origin !== origin) return;
  const projectId = findProjectId(url.href, origin);
  // The page has the same button, if this does not work.
  if (action === CONFIRM && projectId && data.seq && (await confirmNotice(projectId, data.seq))) return;
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = open.find((client) => findProjectId(client.url, origin) === projectId);
  if (!tab) return void (await scope.clients.openWindow(url.href));
  await tab.focus();
  const here = new URL(tab.url);
  here.hash = url.hash;
  // Browsers refuse this for tabs that another service worker controls.
  if (url.hash) await tab.navigate(here.href).catch(() => undefined);
}

/** Tells the hosts that the reader knows. False if that failed. */
async function confirmNotice(projectId: string, seq: number): Promise<boolean> {
  try {
    const response = await fetch(`/api/projects/${projectId}/acknowledgements`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ seq }),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** Subscribes anew when the browser has ended a subscription, and tells all itineraries that used it. */
export async function renewSubscription(scope: Scope, change: SubscriptionChange): Promise<void> {
  const options = change.oldSubscription?.options;
  const subscription =
    change.newSubscription ?? (options && (await scope.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const requests = (await listPushProjects()).map(({ projectId, onlyMine }) =>
    fetch(`/api/projects/${projectId}/notifications`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'push', subscription, onlyMine }),
    }),
  );
  await Promise.allSettled(requests);
}
