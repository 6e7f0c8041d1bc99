import {
  createVapidHeader,
  encryptPushMessage,
  type PushTarget,
  type VapidKeys,
} from '../domain/notices/web-push.ts';
import type { Settings } from './settings.ts';

/**
 * `gone`: the browser ended its subscription. `retry`: the service is down or busy, `afterSeconds` as it said. `refused`:
 * the service will not take this message.
 */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'retry'; reason: string; afterSeconds?: number }
  | { kind: 'refused'; reason: string };

/** How long the service keeps a message for a phone that is off, and what replaces it there (RFC 8030, 5). */
type Delivery = { ttlSeconds: number; topic: string; isUrgent: boolean };

const TIMEOUT_MS = 10_000;

/** Undefined unless push messages are configured. */
export function readVapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Settings): VapidKeys | undefined {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return undefined;
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
}

/** Sends one push message (RFC 8030). The endpoint must be one of `isPushEndpoint`. Redirects are not followed. */
export async function sendPush(
  settings: Settings,
  keys: VapidKeys,
  target: PushTarget,
  message: object,
  { ttlSeconds, topic, isUrgent }: Delivery,
): Promise<PushOutcome> {
  const now = Date.now();
  const { CONTACT_EMAIL, APP_ORIGIN } = settings;
  const contact = CONTACT_EMAIL ? `mailto:${CONTACT_EMAIL}` : APP_ORIGIN;
  const headers = {
    Authorization: await createVapidHeader(keys, target.endpoint, contact, now),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(ttlSeconds),
    Topic: topic,
    Urgency: isUrgent ? 'high' : 'normal',
  };
  const body = await encryptPushMessage(target, JSON.stringify(message));
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(target.endpoint, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    return toOutcome(response, now);
  } catch (error) {
    return { kind: 'retry', reason: error instanceof Error ? error.name : 'unknown' };
  }
}

function toOutcome({ status, ok, headers }: Response, now: number): PushOutcome {
  if (ok) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `status ${status}`;
  if (status !== 408 && status !== 429 && status < 500) return { kind: 'refused', reason };
  const afterSeconds = readRetryAfter(headers.get('retry-after'), now);
  return { kind: 'retry', reason, ...(afterSeconds !== undefined && { afterSeconds }) };
}

/** Seconds, from the two forms of Retry-After (RFC 9110, 10.2.3). */
function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
