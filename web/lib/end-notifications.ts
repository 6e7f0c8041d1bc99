import { api, unwrap } from './api.ts';
import { forgetPushProject, listPushProjects } from './push-projects.ts';

/** Ends the notifications that this browser asked for in a project, while it still has access. */
export async function endNotifications(projectId: string): Promise<void> {
  await endPush(projectId);
  await unwrap(api.projects[':projectId'].notifications.$delete({ param: { projectId } }));
}

/** Ends all push messages to this browser; push services report that to the senders. Never throws. */
export async function endAllPush(): Promise<void> {
  const projects = await listPushProjects();
  await Promise.allSettled(projects.map(({ projectId }) => forgetPushProject(projectId)));
  await unsubscribe();
}

async function endPush(projectId: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  await forgetPushProject(projectId).catch(() => undefined);
  if ((await listPushProjects()).length === 0) await unsubscribe();
}

async function unsubscribe(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // Without a push service there is nothing to end.
  }
}
