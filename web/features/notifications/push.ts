/** `install`: on iPhone and iPad only pages on the home screen receive push messages. `denied`: blocked by the user. */
export type PushSupport = 'ready' | 'install' | 'denied' | 'none';

/** Whether this browser can receive push messages. */
export function findPushSupport(): PushSupport {
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  }
  // Only Safari on these devices has this property; false is a page in the browser.
  return 'standalone' in navigator && navigator.standalone === false ? 'install' : 'none';
}

/** The user did not allow notifications. */
export class PermissionError extends Error {}

/**
 * Asks for permission and subscribes this browser. `vapidKey` is base64url. Throws PermissionError, or what the browser
 * throws where it cannot reach its push service. Call it from a click.
 */
export async function subscribeToPush(vapidKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new PermissionError();
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: vapidKey };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // Subscribed with another key, as before a change of the keys.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  });
  return toSubscriptionJson(subscription);
}

/** Whether this browser still has a push subscription: the user may have ended it in the browser's settings. */
export async function hasPushSubscription(): Promise<boolean> {
  if (findPushSupport() !== 'ready' || Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  return Boolean(await registration?.pushManager.getSubscription());
}

/** The JSON of a subscription that the API expects. */
function toSubscriptionJson(subscription: PushSubscription) {
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    expirationTime: expirationTime ?? null,
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  };
}
