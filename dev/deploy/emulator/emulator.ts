import { defineEmulator, type EmulatorDefinition } from 'emulate';
import { Hono } from 'hono';
import { addAlertRoutes } from './alerts.ts';
import { addDatabaseRoutes } from './databases.ts';
import { addEmailRoutes } from './email.ts';
import { addObjectRoutes } from './objects.ts';
import { addQueueRoutes } from './queues.ts';
import { type App, createAccount, type EmulatedAccount, failure, success } from './state.ts';
import { addStorageRoutes } from './storage.ts';
import { addWorkerRoutes } from './workers.ts';

type Options = { apiToken: string; zone: string };

/**
 * A server with the part of Cloudflare's API that a deployment uses, over one empty account with one zone. Wrangler uses
 * it when CLOUDFLARE_API_BASE_URL is its address and "/client/v4". `account` is what the calls changed.
 */
export function defineCloudflareEmulator({ apiToken, zone }: Options): {
  definition: EmulatorDefinition<object>;
  account: EmulatedAccount;
} {
  const account = createAccount(zone);
  const definition = defineEmulator({
    name: 'cloudflare-emulator',
    stateVersion: 1,
    state: () => ({}),
    cors: false,
    setup({ app: server }) {
      const app: App = new Hono();
      server.use('*', (c) => app.fetch(c.req.raw));
      app.use('*', async (c, next) => {
        const url = new URL(c.req.url);
        // An upload of assets carries the token of its upload session.
        const isKnown = [`Bearer ${apiToken}`, 'Bearer upload'].includes(c.req.header('authorization') ?? '');
        if (!isKnown) return failure(401, 10_000, 'Authentication error');
        account.requests.push(`${c.req.method} ${url.pathname.replace('/client/v4', '')}`);
        const refused = account.refusals.get(url.pathname.replace('/client/v4', ''));
        return refused ? failure(403, 10_000, refused) : next();
      });
      const { id, zoneId } = account;
      app.get('/client/v4/user/tokens/verify', () => success({ id: 'token', status: 'active' }));
      app.get('/client/v4/accounts', () => success([{ id, name: 'Empty account' }]));
      app.get('/client/v4/memberships', () => success([{ id: 'm', account: { id, name: 'Empty account' } }]));
      app.get('/client/v4/zones', (c) => {
        const isZone = c.req.query('name') === zone;
        return success(isZone ? [{ id: zoneId, name: zone, status: 'active', account: { id } }] : []);
      });
      app.get('/client/v4/zones/:zone/dns_records', (c) =>
        success(account.dnsRecords.filter(({ name }) => name === c.req.query('name'))),
      );
      addDatabaseRoutes(app, account);
      addStorageRoutes(app, account);
      addObjectRoutes(app, account);
      addQueueRoutes(app, account);
      addEmailRoutes(app, account);
      addWorkerRoutes(app, account);
      addAlertRoutes(app, account);
      app.all('*', (c) => {
        account.unknown.push(`${c.req.method} ${c.req.url}`);
        return failure(404, 7_003, `No route for ${c.req.method} ${c.req.url}`);
      });
    },
  });
  return { definition, account };
}
