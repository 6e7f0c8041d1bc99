import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { inLanguage } from '../../../worker/messages/in-language.ts';
import { openUpgradePrompt, readUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { readAdminCode } from '../../lib/storage.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { SecurityTab } from './security-tab.tsx';

const SAVE = 'PUT /api/projects/ABCD2345/customizations';
const project = {
  projectId: 'ABCD2345',
  name: 'Lisbon',
  accessCode: 'GUEST1',
  adminCode: 'ADMIN123ABCD',
  isPaid: true,
  viewer: { role: 'owner' },
} as unknown as Project;

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const renderTab = (changes: Partial<Project> = {}) =>
  renderComponent(<SecurityTab project={{ ...project, ...changes }} />);

afterEach(() => openUpgradePrompt(null));

it('shows both codes and copies them', async () => {
  const { user } = await renderTab();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(field('Share Access Code')).toHaveValue('GUEST1');
  expect(field('Admin Code')).toHaveValue('ADMIN123ABCD');
  expect(screen.getByText(/ABCD2345/)).toBeVisible();
  const [copyAccessCode] = screen.getAllByRole('button', { name: /copy/i });
  if (copyAccessCode) await user.click(copyAccessCode);
  expect(writeText).toHaveBeenCalledWith('GUEST1');
});

it('hides the admin code from those who do not have it', async () => {
  await renderTab({ adminCode: undefined });
  expect(screen.queryByRole('textbox', { name: 'Admin Code' })).not.toBeInTheDocument();
});

it('changes the access code to the one entered, in uppercase', async () => {
  const saved = { ...project, accessCode: 'PARTY7' };
  const { calls } = mockApi({ [SAVE]: { body: { success: true, project: saved } } });
  const { user } = await renderTab();
  await user.click(button('Change access code'));
  const input = field('New access code');
  expect(input).toHaveFocus();
  expect(input).toHaveDisplayValue(/^[A-Z0-9]{6}$/);
  expect(
    screen.getByText('Old links and codes will stop working. Guests will need the new code.'),
  ).toBeVisible();
  await user.clear(input);
  await user.type(input, 'party-7');
  await user.click(button('Save'));
  expect(await screen.findByText('Customizations saved!')).toBeVisible();
  expect(calls.map(({ json }) => json)).toEqual([{ accessCode: 'PARTY7' }]);
  expect(button('Change access code')).toHaveFocus();
});

it('rejects a code of the wrong length without a request', async () => {
  const { calls } = mockApi();
  const { user } = await renderTab();
  await user.click(button('Change access code'));
  await user.clear(field('New access code'));
  await user.type(field('New access code'), 'ABC');
  await user.click(button('Save'));
  expect(field('New access code')).toHaveAccessibleDescription(/Please enter 6 letters or digits\./);
  expect(calls).toEqual([]);
});

it('shows why the server rejects a code', async () => {
  const fields = { accessCode: 'This code is easy to guess.' };
  mockApi({ [SAVE]: errorReply(400, 'INVALID_INPUT', 'Invalid.', { fields }) });
  const { user } = await renderTab();
  await user.click(button('Change access code'));
  await user.click(button('Save'));
  expect(await screen.findByText('This code is easy to guess.')).toBeVisible();
  await user.click(button('Generate'));
  expect(screen.queryByText('This code is easy to guess.')).not.toBeInTheDocument();
});

it('stores a changed admin code in this browser', async () => {
  const saved = { ...project, adminCode: 'NEWCODE9WXYZ' };
  mockApi({ [SAVE]: { body: { success: true, project: saved } } });
  const { user } = await renderTab();
  await user.click(button('Change admin code'));
  await user.click(button('Save'));
  expect(await screen.findByText('Customizations saved!')).toBeVisible();
  expect(readAdminCode('ABCD2345')).toBe('NEWCODE9WXYZ');
});

it('closes the form on Cancel', async () => {
  const { user } = await renderTab();
  await user.click(button('Change admin code'));
  const form = screen.getByRole('textbox', { name: 'New admin code' }).closest('form') as HTMLElement;
  await user.click(within(form).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox', { name: 'New admin code' })).not.toBeInTheDocument();
  expect(button('Change admin code')).toHaveFocus();
});

it('asks a trial to upgrade', async () => {
  const { user } = await renderTab({ isPaid: false });
  await user.click(button('Change access code'));
  expect(readUpgradePrompt()).toBe('change the access code');
  expect(screen.queryByRole('textbox', { name: 'New access code' })).not.toBeInTheDocument();
});

it('asks for new codes in place of those that cannot be read anymore, on a trial too', async () => {
  const lost = { accessCode: '', adminCode: '', isPaid: false };
  const { calls } = mockApi({ [SAVE]: { body: { success: true, project: { ...project, ...lost } } } });
  const { user } = await renderTab(lost);
  expect(screen.getAllByText(/^Set a new code\./)).toHaveLength(2);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(button('Set new access code'));
  expect(field('New access code')).toHaveDisplayValue(/^[A-Z0-9]{6}$/);
  await user.clear(field('New access code'));
  await user.type(field('New access code'), 'PARTY7');
  await user.click(button('Save'));
  expect(await screen.findByText('Customizations saved!')).toBeVisible();
  expect(calls.map(({ json }) => json)).toEqual([{ accessCode: 'PARTY7' }]);
  await user.click(button('Set new admin code'));
  expect(field('New admin code')).toHaveDisplayValue(/^[A-Z0-9]{12}$/);
});

it('is in German for a host who reads German', () => {
  const page = inLanguage({ language: 'de', locale: 'de-DE' }, () =>
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <SecurityTab project={project} />
      </QueryClientProvider>,
    ),
  );
  expect(page).toContain('Zugangscode ändern');
  expect(page).toContain('Schick sie zu <span');
});
