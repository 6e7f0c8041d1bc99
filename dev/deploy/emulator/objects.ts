import { type App, type EmulatedAccount, failure, success } from './state.ts';

const PATH = '/client/v4/accounts/:account/r2/buckets/:bucket/objects/:key{.+}';

/** Objects of R2 buckets, and emails that the account sends to itself. */
export function addObjectRoutes(app: App, account: EmulatedAccount) {
  app.put(PATH, async (c) => {
    account.objects.set(`${c.req.param('bucket')}/${c.req.param('key')}`, await c.req.text());
    return success({});
  });
  app.get(PATH, (c) => {
    const stored = account.objects.get(`${c.req.param('bucket')}/${c.req.param('key')}`);
    return stored === undefined
      ? failure(404, 10_007, 'The specified key does not exist.')
      : new Response(stored);
  });
  app.delete(PATH, (c) => {
    account.objects.delete(`${c.req.param('bucket')}/${c.req.param('key')}`);
    return success({});
  });
  app.post('/client/v4/accounts/:account/email/sending/send', async (c) => {
    const email = (await c.req.json()) as { from: string | { address: string }; to: string | string[] };
    const to = [email.to].flat()[0] ?? '';
    deliver(account, to, typeof email.from === 'string' ? email.from : email.from.address);
    return success({ delivered: [to], permanent_bounces: [], queued: [] });
  });
}

/** What the deployed Worker does with a canary: see worker/jobs/record-canary.ts. */
function deliver(account: EmulatedAccount, to: string, from: string) {
  const token = /\+canary-([0-9a-f]{32})@/.exec(to)?.[1];
  const key = [...account.objects.keys()].find((each) => each.endsWith(`/canary/${token}`));
  if (!key || account.verdict === 'lost') return;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const header = [
    'Received: from a.example by cloudflare-email.net (unknown) id 1; Sat',
    ...(account.verdict === 'added'
      ? [`Authentication-Results: mx.cloudflare.net; dmarc=pass header.from=${domain}`]
      : []),
    `From: <${from}>`,
  ];
  account.objects.set(key, header.join('\r\n'));
}
