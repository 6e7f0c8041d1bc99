import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { routeTree } from '../../route-tree.gen.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';

const ACCESS = 'POST /api/projects/ABCD2345/access';
const preview = { body: { project: { name: 'Paris with friends', ownerName: 'Ada' } } };

/** Renders the app at `path`. */
function open(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const queryClient = createQueryClient(() => undefined);
  const router = createRouter({ routeTree, history, context: { queryClient } });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return history;
}

it('takes a personal token out of the address before it sends it', async () => {
  const { calls } = mockApi({
    'GET /api/projects/ABCD2345/preview': preview,
    [ACCESS]: errorReply(401, 'ACCESS_REQUIRED', 'This link no longer works.'),
  });
  const history = open('/access/ABCD2345#p=7.1.abc');
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.json).toEqual({ personToken: '7.1.abc' });
  expect(history.location.href).toBe('/access/ABCD2345');
});

it('takes code and key out of the address before it sends them', async () => {
  const { calls } = mockApi({
    'GET /api/projects/ABCD2345/preview': preview,
    [ACCESS]: errorReply(401, 'CODE_INCORRECT', 'Access Code incorrect.', { attemptsRemaining: 4 }),
  });
  const history = open('/access/ABCD2345?code=123456#k=key');
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.json).toEqual({
    accessCode: '123456',
    inviteKey: 'key',
  });
  expect(history.location.href).toBe('/access/ABCD2345');
  expect(history.length).toBe(1);
});

it('tries another personal link that is opened on the page', async () => {
  const { calls } = mockApi({
    'GET /api/projects/ABCD2345/preview': preview,
    [ACCESS]: errorReply(401, 'ACCESS_REQUIRED', 'This link no longer works.'),
  });
  const history = open('/access/ABCD2345#p=7.1.abc');
  expect(await screen.findByText('This link no longer works.')).toBeVisible();
  act(() => history.push('/access/ABCD2345#p=7.2.def'));
  const list = () => calls.filter(({ method }) => method === 'POST').map(({ json }) => json);
  await waitFor(() => expect(list()).toEqual([{ personToken: '7.1.abc' }, { personToken: '7.2.def' }]));
});
