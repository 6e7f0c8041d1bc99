import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { AssistantsSection } from './assistants-section.tsx';

const PATH = '/api/projects/ABCD2345/assistant-keys';
const claude = {
  id: 4,
  label: 'Claude',
  includePrivate: false,
  createdAt: '2099-06-01T00:00:00.000Z',
  lastUsedOn: '2099-06-12',
};
const section = <AssistantsSection projectId="ABCD2345" isShown />;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('creates a key and shows it once, with a configuration', async () => {
  const created = { id: 5, label: 'Claude', includePrivate: true, key: 'fo_secret' };
  const { calls } = mockApi({
    [`GET ${PATH}`]: { body: [] },
    [`POST ${PATH}`]: { status: 201, body: created },
  });
  const { user } = await renderComponent(section);
  await screen.findByRole('button', { name: 'Create a key' });
  await user.click(button('Create a key'));
  await user.click(button('Create key'));
  expect(screen.getByRole('textbox', { name: 'Assistant' })).toHaveAccessibleDescription(/Enter a name/);
  await user.type(screen.getByRole('textbox', { name: 'Assistant' }), 'Claude');
  await user.click(screen.getByRole('checkbox', { name: 'Include private events' }));
  await user.click(button('Create key'));
  expect(await screen.findByText('fo_secret')).toBeVisible();
  expect(screen.getByText(/"Bearer fo_secret"/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.json).toEqual({
    label: 'Claude',
    includePrivate: true,
  });
  await user.click(button('Done'));
  expect(screen.queryByText('fo_secret')).not.toBeInTheDocument();
});

it('lists keys with their last use and revokes one after asking', async () => {
  const { calls, routes } = mockApi({
    [`GET ${PATH}`]: { body: [claude] },
    [`DELETE ${PATH}/4`]: { body: { success: true } },
  });
  const { user } = await renderComponent(section);
  expect(await screen.findByText('Last used Jun 12, 2099')).toBeVisible();
  await user.click(button('Revoke the key of Claude'));
  routes[`GET ${PATH}`] = { body: [] };
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Key revoked')).toBeVisible();
  expect(screen.queryByText('Last used Jun 12, 2099')).not.toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
});
