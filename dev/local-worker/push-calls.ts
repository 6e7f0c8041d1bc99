import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findAnywhere } from '../../worker/db/databases.ts';
import { noticeSubscriptions } from '../../worker/db/schema/itinerary/notices.ts';
import { toBase64Url } from '../../worker/domain/access/crypto.ts';
import { parseSettings } from '../../worker/services/settings.ts';
import { PushServiceEmulator } from '../../worker/testing/push-service.ts';

const PREFIX = '/dev/push/';
const MAX_REMEMBERED = 2_000;

/**
 * Browsers keep their private keys to themselves. To show messages to subscriptions whose keys were made elsewhere, the
 * emulator remembers the one-time keys that the Worker encrypts with.
 */
const senderKeys = new Map<string, CryptoKey>();
const generateKey = crypto.subtle.generateKey.bind(crypto.subtle);
crypto.subtle.generateKey = (async (...args: Parameters<typeof generateKey>) => {
  const keys = await generateKey(...args);
  if ('privateKey' in keys && keys.privateKey.algorithm.name === 'ECDH') {
    const publicKey = (await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer;
    senderKeys.set(toBase64Url(publicKey), keys.privateKey);
    if (senderKeys.size > MAX_REMEMBERED) senderKeys.delete(senderKeys.keys().next().value ?? '');
  }
  return keys;
}) as typeof generateKey;

let bindings: Cloudflare.Env;
const emulator = new PushServiceEmulator({
  vapidPublicKey: () => parseSettings(bindings).VAPID_PUBLIC_KEY,
  findKeys: async (endpoint) => {
    const row = await findAnywhere(bindings, (db) =>
      db.select().from(noticeSubscriptions).where(eq(noticeSubscriptions.endpoint, endpoint)).get(),
    );
    return row?.p256dh && row.auth ? { p256dh: row.p256dh, auth: row.auth } : undefined;
  },
  findSenderKey: (publicKey) => senderKeys.get(publicKey),
});

const controlSchema = z.strictObject({
  failNext: z
    .array(z.object({ status: z.int().min(300).max(599), retryAfter: z.string().optional() }))
    .optional(),
  gone: z.array(z.string()).optional(),
});

/**
 * The push service of the local server; undefined for other requests. `GET /dev/pushes` lists what phones show.
 * `POST /dev/push/subscriptions` makes a browser's subscription, `POST /dev/push` controls the next answers
 * (`{failNext: [{status, retryAfter}], gone: [endpoint]}`), and every other address below receives messages.
 */
export async function handlePushCall(request: Request, env: Cloudflare.Env): Promise<Response | undefined> {
  bindings = env;
  const { pathname, origin, href } = new URL(request.url);
  const headers = { 'cache-control': 'no-store' };
  switch (`${request.method} ${pathname}`) {
    case 'GET /dev/pushes': {
      const shown = emulator.listShown().map(({ tag: _, ...message }) => message);
      return Response.json(shown, { headers });
    }
    case 'POST /dev/push': {
      const { failNext, gone } = controlSchema.parse(await request.json());
      emulator.control({
        ...(failNext && {
          failNext: failNext.map(({ status, retryAfter }) => ({ status, ...(retryAfter && { retryAfter }) })),
        }),
        ...(gone && { gone }),
      });
      return Response.json({ success: true }, { headers });
    }
    case `POST ${PREFIX}subscriptions`:
      return Response.json(await emulator.subscribe(origin + PREFIX), { status: 201, headers });
    default:
      return pathname.startsWith(PREFIX) ? emulator.receive(href, request) : undefined;
  }
}
