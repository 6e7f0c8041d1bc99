import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { stubShareSheet } from '../../testing/stub-share-sheet.ts';
import ShareDialog from './share-dialog.tsx';

const SHARE = 'GET /api/projects/ABCD2345/share';
const project = {
  projectId: 'ABCD2345',
  accessCode: 'ABC234',
  name: 'Lisbon',
  viewer: { role: 'viewer', person: null },
} as Project;
const link = { body: { url: 'https://foldout.example/access/ABCD2345?code=ABC234#k=key' } };

const HOST: Project['viewer'] = { role: 'admin', person: null };
const dates = 'Jun 12 – 14, 2027';
const renderDialog = (viewer = project.viewer) =>
  renderComponent(
    <ShareDialog
      project={{ ...project, viewer }}
      dates={dates}
      people={['Ana', 'Ben']}
      theme={toDialogTheme(project)}
      onClose={vi.fn()}
    />,
  );
const message = () => screen.findByRole('textbox', { name: 'Message' });

it('shows guests the link, and nothing of codes and tabs', async () => {
  mockApi({ [SHARE]: link });
  await renderDialog();
  expect(await screen.findByRole('status', { name: 'invite link' })).toHaveTextContent(link.body.url);
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/access code|Option|Admin|Security|calendar/);
  expect(screen.queryByRole('status', { name: 'access code' })).not.toBeInTheDocument();
});

it('shows hosts the link with its key, and the basic link without', async () => {
  mockApi({ [SHARE]: link });
  await renderDialog(HOST);
  const instant = await screen.findByRole('status', { name: 'invite link' });
  expect(instant).toHaveTextContent(link.body.url);
  const basic = screen.getByRole('status', { name: 'basic link' });
  expect(basic).toHaveTextContent(/\/access\/ABCD2345$/);
});

it('offers to load the link again', async () => {
  let isDown = true;
  mockApi({ [SHARE]: () => (isDown ? errorReply(503, 'UNAVAILABLE', 'Busy.') : link) });
  const { user } = await renderDialog();
  expect(await screen.findByText("Couldn't load the link.")).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('status', { name: 'invite link' })).toBeVisible();
});

it('shows the link as a QR code beside the button', async () => {
  mockApi({ [SHARE]: link });
  await renderDialog();
  const code = await screen.findByRole('img', { name: 'QR code of the invite link' });
  expect(code).toHaveAttribute('viewBox', expect.stringMatching(/^-4 -4 (\d+) \1$/));
  expect(code.querySelector('path')).toHaveAttribute('d', expect.stringContaining('M'));
  expect(screen.getByRole('button', { name: 'Download QR code' })).toBeEnabled();
});

it('shares an edited message, and the link once', async () => {
  mockApi({ [SHARE]: link });
  const sheet = stubShareSheet();
  const { user } = await renderDialog();
  await waitFor(async () =>
    expect(await message()).toHaveValue(
      `You're invited: Lisbon, Jun 12 – 14, 2027. Everything is here: ${link.body.url}`,
    ),
  );
  await user.type(await message(), 'Hi! ', { initialSelectionStart: 0 });
  await user.click(screen.getByRole('button', { name: 'Share link' }));
  expect(sheet).toHaveBeenCalledWith({
    title: 'Lisbon',
    text: "Hi! You're invited: Lisbon, Jun 12 – 14, 2027. Everything is here:",
    url: link.body.url,
  });
});

it.each([
  ['says nothing when the share sheet is closed', 'AbortError', false],
  ['says that sharing failed', 'NotAllowedError', true],
])('%s', async (_name, errorName, isReported) => {
  mockApi({ [SHARE]: link });
  stubShareSheet(() => Promise.reject(new DOMException('', errorName)));
  const { user } = await renderDialog();
  await screen.findByRole('status', { name: 'invite link' });
  await user.click(screen.getByRole('button', { name: 'Share link' }));
  await act(async () => {});
  expect(screen.queryByText('Sharing failed') !== null).toBe(isReported);
});

it('copies the link or the message where there is no share sheet', async () => {
  mockApi({ [SHARE]: link });
  const { user } = await renderDialog();
  await screen.findByRole('status', { name: 'invite link' });
  expect(screen.queryByRole('button', { name: 'Share link' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(link.body.url);
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(await navigator.clipboard.readText()).toMatch(/^You're invited: Lisbon, /);
});

it('keeps the code-only way when the link does not load', async () => {
  mockApi({ [SHARE]: errorReply(503, 'UNAVAILABLE', 'Busy.') });
  await renderDialog(HOST);
  expect(await screen.findByText("Couldn't load the link.")).toBeVisible();
  expect(screen.getByRole('status', { name: 'access code' })).toHaveTextContent('ABC234');
});
