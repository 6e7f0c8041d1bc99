import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { routeTree } from '../../route-tree.gen.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';

const ACCESS = 'POST /api/projects/ABCD2345/access';
const preview = { body: { project: { name: 'Paris with friends', ownerName: 'Ada' } } };

it('takes code and key out of the address before it sends them', async () => {
  const { calls } = mockApi({
    'GET /api/projects/ABCD2345/preview': preview,
    [ACCESS]: errorReply(401, 'CODE_INCORRECT', 'Access Code incorrect.', { attemptsRemaining: 4 }),
  });
  const history = createMemoryHistory({ initialEntries: ['/access/ABCD2345?code=123456#k=key'] });
  const queryClient = createQueryClient(() => undefined);
  const router = createRouter({ routeTree, history, context: { queryClient } });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.json).toEqual({
    accessCode: '123456',
    inviteKey: 'key',
  });
  expect(history.location.href).toBe('/access/ABCD2345');
  expect(history.length).toBe(1);
});
