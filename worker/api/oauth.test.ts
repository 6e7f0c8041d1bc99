import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { UnauthorizedError } from '@modelcontextprotocol/client';
import { describe, expect, it, vi } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { callTool, isKeyAccepted, postMessage, toCall } from '../testing/assistant.ts';
import { TestBrowser } from '../testing/browser.ts';
import {
  Connector,
  connectConnector,
  consent,
  OfficialClient,
  ORIGIN,
  sendToServer,
} from '../testing/oauth.ts';
import { addTestEvent, invitePerson } from '../testing/people.ts';
import { createTestItinerary } from '../testing/project.ts';

describeAccess('oauth');

const listKeys = async ({ host, path }: Awaited<ReturnType<typeof createTestItinerary>>) =>
  (await host.get(`${path}/assistant-keys`)).body;

it('lets the official client in after a page of ours, with the rights of a key', async () => {
  const itinerary = await createTestItinerary();
  const { body: dinner } = await addTestEvent(itinerary, {});
  const provider = new OfficialClient();
  const transport = provider.createTransport();
  await expect(transport.start().then(() => provider.connect())).rejects.toThrow(UnauthorizedError);
  expect(provider.asked?.pathname).toBe('/connect');

  const asked = await itinerary.host.get(`/api/assistant-request${provider.asked?.search}`);
  expect(asked.body).toMatchObject({ name: 'Claude', host: 'assistant.example' });
  expect(new URL(asked.body.denyUrl).searchParams.get('error')).toBe('access_denied');

  const agreed = await consent(itinerary, provider.asked ?? '');
  expect(agreed.status).toBe(201);
  const callback = new URL(agreed.body.redirectTo);
  expect(callback.searchParams.get('state')).toBe('st4te');
  await transport.finishAuth(callback.searchParams);
  const client = await provider.connect();
  const { result } = await callTool(client, 'read_itinerary');
  expect(result.events).toMatchObject([{ id: dinner.id, title: 'Dinner' }]);
  expect(await listKeys(itinerary)).toMatchObject([{ label: 'Claude', includePrivate: false }]);
});

it('says where to get access, without a key and with a wrong one', async () => {
  for (const key of [undefined, 'foldout_xx', 'a:b:c']) {
    const { status, headers } = await postMessage({}, key ? { key } : {});
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource/mcp"`,
    );
  }
  const resource = await sendToServer(`${ORIGIN}/.well-known/oauth-protected-resource/mcp`);
  expect(await resource.json()).toMatchObject({
    resource: `${ORIGIN}/mcp`,
    authorization_servers: [ORIGIN],
  });
  const server = await sendToServer(`${ORIGIN}/.well-known/oauth-authorization-server`);
  expect(await server.json()).toMatchObject({
    issuer: ORIGIN,
    authorization_endpoint: `${ORIGIN}/connect`,
    code_challenge_methods_supported: ['S256'],
  });
});

// As their documentation describes it: both register themselves; one without a secret, the other with one in the form.
it.each([
  ['Claude', 'https://claude.ai/api/mcp/auth_callback', 'none'],
  ['ChatGPT', 'https://chatgpt.com/connector_platform_oauth_redirect', 'client_secret_post'],
])('lets the connector of %s in by the address alone', async (name, redirect, method) => {
  const itinerary = await createTestItinerary();
  await addTestEvent(itinerary, {});
  const refused = await postMessage({});
  const [, metadata = ''] =
    /resource_metadata="(.+)"/.exec(refused.headers.get('www-authenticate') ?? '') ?? [];
  const resource = await (await sendToServer(metadata)).json<{ authorization_servers: string[] }>();
  const issuer = resource.authorization_servers[0];
  const server = await sendToServer(`${issuer}/.well-known/oauth-authorization-server`);
  expect(await server.json()).toMatchObject({
    registration_endpoint: `${ORIGIN}/oauth/register`,
    token_endpoint_auth_methods_supported: expect.arrayContaining([method]),
  });

  const connector = new Connector(redirect);
  await connector.register({ client_name: name, token_endpoint_auth_method: method });
  const agreed = await consent(itinerary, await connector.ask());
  expect(agreed.body.redirectTo).toMatch(redirect);
  const first = await connector.useCode(new URL(agreed.body.redirectTo).searchParams.get('code') ?? '');
  const second = await connector.refresh(first.body.refresh_token);
  const read = await postMessage(toCall('read_itinerary'), { key: second.body.access_token });
  expect(read.text).toContain('Dinner');
  expect(await listKeys(itinerary)).toMatchObject([{ label: name }]);
});

describe('a code', () => {
  it('works once, and ends the connection when it comes again', async () => {
    const itinerary = await createTestItinerary();
    const { connector, code } = await connectConnector(itinerary);
    const { status, body } = await connector.useCode(code);
    expect(status).toBe(200);
    expect(await isKeyAccepted(body.access_token)).toBe(true);
    expect(await connector.useCode(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await isKeyAccepted(body.access_token)).toBe(false);
    expect((await connector.refresh(body.refresh_token)).status).toBe(400);
  });

  it('gives one token to five parallel calls at most, and none that works', async () => {
    const itinerary = await createTestItinerary();
    const { connector, code } = await connectConnector(itinerary);
    const answers = await Promise.all(Array.from({ length: 5 }, () => connector.useCode(code)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { body } of answers)
      if (body.access_token) expect(await isKeyAccepted(body.access_token)).toBe(false);
    expect(await listKeys(itinerary)).toEqual([]);
  });

  it('ends after a minute', async () => {
    const itinerary = await createTestItinerary();
    const { connector, code } = await connectConnector(itinerary);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    expect(await connector.useCode(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    vi.restoreAllMocks();
  });

  it.each<[string, Record<string, string>]>([
    ['another verifier', { code_verifier: 'x'.repeat(64) }],
    ['no verifier', { code_verifier: '' }],
    ['another redirect', { redirect_uri: 'https://assistant.example/other' }],
  ])('is refused with %s', async (_, fields) => {
    const { connector, code } = await connectConnector(await createTestItinerary());
    expect((await connector.useCode(code, fields)).status).toBe(400);
  });

  it('is refused to another client', async () => {
    const { code, connector } = await connectConnector(await createTestItinerary());
    const other = new Connector();
    await other.register();
    expect((await other.useCode(code, { code_verifier: connector.verifier })).status).toBe(400);
  });
});

describe('a refresh token', () => {
  it('is refused to another client, and for another resource', async () => {
    const { connector, code } = await connectConnector(await createTestItinerary());
    const { refresh_token: token } = (await connector.useCode(code)).body;
    const other = new Connector();
    await other.register();
    expect((await other.refresh(token)).status).toBe(400);
    expect((await connector.refresh(token, { resource: 'https://evil.example/mcp' })).status).toBe(400);
  });

  it('is replaced, and ends the connection when it comes again', async () => {
    const itinerary = await createTestItinerary();
    const { connector, code } = await connectConnector(itinerary);
    const first = (await connector.useCode(code)).body;
    const second = await connector.refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    expect(await isKeyAccepted(second.body.access_token)).toBe(true);
    expect((await connector.refresh(first.refresh_token)).status).toBe(400);
    expect(await isKeyAccepted(second.body.access_token)).toBe(false);
    expect((await connector.refresh(second.body.refresh_token)).status).toBe(400);
    expect(await listKeys(itinerary)).toEqual([]);
  });
});

describe('the connection ends', () => {
  it('when its key is revoked, between consent and code too', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const [open, early] = [await connectConnector(itinerary), await connectConnector(itinerary)];
    const { body } = await open.connector.useCode(open.code);
    for (const { id } of await listKeys(itinerary)) await host.delete(`${path}/assistant-keys/${id}`);
    expect(await isKeyAccepted(body.access_token)).toBe(false);
    expect((await open.connector.refresh(body.refresh_token)).status).toBe(400);
    expect((await early.connector.useCode(early.code)).status).toBe(400);
  });

  it('with the link of the co-host who made it', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const { browser, person } = await invitePerson(itinerary, 'Zoe');
    await host.patch(`${path}/people/${person.id}`, { role: 'cohost' });
    const connector = new Connector();
    await connector.register();
    const agreed = await consent(itinerary, await connector.ask(), {}, browser);
    const code = new URL(agreed.body.redirectTo).searchParams.get('code') ?? '';
    const { body } = await connector.useCode(code);
    expect(await isKeyAccepted(body.access_token)).toBe(true);
    await host.post(`${path}/people/${person.id}/link`);
    expect(await isKeyAccepted(body.access_token)).toBe(false);
  });
});

describe('a request is refused', () => {
  it.each<[string, Record<string, string>]>([
    ['of an unknown client', { client_id: 'nobody' }],
    ['to another redirect', { redirect_uri: 'https://evil.example/' }],
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['with plain PKCE', { code_challenge_method: 'plain' }],
    ['for another resource', { resource: 'https://evil.example/mcp' }],
  ])('%s, and sends the browser nowhere', async (_, fields) => {
    const itinerary = await createTestItinerary();
    const connector = new Connector();
    await connector.register();
    const asked = await connector.ask(fields);
    const read = await itinerary.host.get(`/api/assistant-request${new URL(asked, ORIGIN).search}`);
    expect(read).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(await consent(itinerary, asked)).toMatchObject({ status: 400 });
    expect(await listKeys(itinerary)).toEqual([]);
  });

  it('from another site', async () => {
    const itinerary = await createTestItinerary();
    const connector = new Connector();
    await connector.register();
    const { search } = new URL(await connector.ask(), ORIGIN);
    const response = await itinerary.host.send(
      'POST',
      `${itinerary.path}/assistant-connections`,
      { request: search },
      { 'Sec-Fetch-Site': 'cross-site' },
    );
    expect(response.status).toBe(403);
  });

  it.each([
    ['http', ['http://assistant.example/callback']],
    ['an app', ['assistant://callback']],
    ['script', ['javascript:alert(1)']],
    ['eleven addresses', Array.from({ length: 11 }, (_, at) => `https://assistant.example/${at}`)],
  ])('that registers %s', async (_, redirects) => {
    expect((await new Connector().register({ redirect_uris: redirects })).status).toBe(400);
  });
});

it('registers twenty clients an hour for an address, and loopback addresses of any port', async () => {
  const { body } = await sendToServerFrom('192.0.2.254', 20);
  expect(body).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  const connector = new Connector('http://127.0.0.1:3000/callback');
  await connector.register();
  const asked = await connector.ask({ redirect_uri: 'http://127.0.0.1:51234/callback' });
  const { status } = await new TestBrowser().get(`/api/assistant-request${new URL(asked, ORIGIN).search}`);
  expect(status).toBe(200);
});

async function sendToServerFrom(ip: string, times: number) {
  const body: number[] = [];
  for (let at = 0; at <= times; at++) {
    const response = await sendToServer(`${ORIGIN}/oauth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': ip },
      body: JSON.stringify({ redirect_uris: ['https://assistant.example/callback'] }),
    });
    body.push(response.status);
  }
  return { body };
}

it('forgets what has expired', async () => {
  const { code } = await connectConnector(await createTestItinerary());
  const stub = env.OAUTH_STORE.getByName(code.split(':')[0] ?? '');
  expect(await stub.listKeys('')).toHaveLength(1);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  await runDurableObjectAlarm(stub);
  vi.restoreAllMocks();
  expect(await stub.listKeys('')).toEqual([]);
});
