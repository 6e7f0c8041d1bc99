import { closeOnboarding, createItinerary, openAdminPanel } from './actions.ts';
import { expect, test } from './fixtures.ts';

const REDIRECT = 'https://assistant.example/callback';
const VERIFIER = 'the-verifier-of-this-test-which-is-long-enough';
/** SHA-256 of it. */
const CHALLENGE = 'KI-i6NC1r0YCTRDNSKZ8wq_5FgzT8O-jKDewTsbDCAU';

test('a host connects an assistant by its address, and revokes it', async ({ page, request, baseURL }) => {
  const { projectId } = await createItinerary(page, 'Lisbon');
  await page.getByRole('button', { name: 'Start planning' }).click();
  await closeOnboarding(page);
  const registered = await request.post('/oauth/register', {
    data: { client_name: 'Claude', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' },
  });
  const { client_id: clientId } = await registered.json();
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT,
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    state: 'st4te',
    resource: `${baseURL}/mcp`,
  });
  await page.route(`${REDIRECT}*`, (route) => route.fulfill({ body: 'Connected.' }));

  await page.goto(`/connect?${query}`);
  await expect(page.getByRole('heading', { name: 'Connect Claude?' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Lisbon' })).toBeChecked();
  await page.getByRole('button', { name: 'Connect', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${REDIRECT}*`);
  const callback = new URL(page.url()).searchParams;
  expect(callback.get('state')).toBe('st4te');

  const token = await request.post('/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      code: callback.get('code') ?? '',
      client_id: clientId,
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
    },
  });
  const { access_token: accessToken } = await token.json();
  const read = () =>
    request.post('/mcp', {
      headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/json, text/event-stream' },
      data: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'read_itinerary', arguments: {} },
      },
    });
  expect(await (await read()).text()).toContain('Lisbon');

  await page.goto(`/project/${projectId}`);
  const panel = await openAdminPanel(page);
  await panel.getByRole('tab', { name: 'More' }).click();
  await panel.getByText('Assistants', { exact: true }).click();
  await panel.getByRole('button', { name: 'Revoke the key of Claude' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).last().click();
  await expect(page.getByText('Key revoked')).toBeVisible();
  expect((await read()).status()).toBe(401);
});

test('without an itinerary to choose, and with a request that does not work', async ({ page, request }) => {
  await page.goto('/connect?client_id=nobody');
  await expect(page.getByRole('heading', { name: "The assistant can't be connected" })).toBeVisible();
  const registered = await request.post('/oauth/register', {
    data: { client_name: 'Claude', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' },
  });
  const { client_id: clientId } = await registered.json();
  const query = { response_type: 'code', client_id: clientId, redirect_uri: REDIRECT };
  await page.goto(
    `/connect?${new URLSearchParams({ ...query, code_challenge: CHALLENGE, code_challenge_method: 'S256' })}`,
  );
  await expect(page.getByText("This browser can't edit an itinerary yet.")).toBeVisible();
  await page.route(`${REDIRECT}*`, (route) => route.fulfill({ body: 'Denied.' }));
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL(/error=access_denied/);
});
