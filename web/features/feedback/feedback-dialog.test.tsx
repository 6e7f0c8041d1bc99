import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import FeedbackDialog from './feedback-dialog.tsx';

const SEND = 'POST /api/projects/ABCD2345/feedback';

const text = () => screen.getByRole('textbox', { name: 'Your feedback' });
const button = (name: string) => screen.getByRole('button', { name });

async function renderDialog() {
  const onClose = vi.fn();
  const view = await renderComponent(<FeedbackDialog projectId="ABCD2345" onClose={onClose} />);
  return { onClose, ...view };
}

it('asks before Cancel or Escape discards typed text', async () => {
  const { user, onClose } = await renderDialog();
  await user.type(text(), 'Lovely');
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(text()).toHaveValue('Lovely');

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('cancels at once when nothing was typed', async () => {
  const { user, onClose } = await renderDialog();
  await user.click(screen.getByRole('radio', { name: "I'm a guest" }));
  await user.click(button('Cancel'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('closes without asking once the text is sent', async () => {
  const { calls } = mockApi({ [SEND]: { body: {} } });
  const { user, onClose } = await renderDialog();
  await user.click(screen.getByRole('radio', { name: "I'm a guest" }));
  await user.type(text(), 'Lovely');
  await user.click(button('Send Feedback'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls[0]?.json).toMatchObject({ userType: 'guest', feedbackText: 'Lovely' });
});

it.each([
  ['viewer', "I'm a guest"],
  ['owner', "I'm the owner"],
] as const)('does not ask a known %s for the role', async (role, label) => {
  const { calls } = mockApi({ [SEND]: { body: {} } });
  const project = { viewer: { role, person: null } } as Project;
  const { user } = await renderComponent(
    <FeedbackDialog projectId="ABCD2345" project={project} onClose={vi.fn()} />,
  );
  expect(screen.getByRole('radio', { name: label })).toBeChecked();
  await user.type(text(), 'Lovely');
  await user.click(button('Send Feedback'));
  await waitFor(() =>
    expect(calls[0]?.json).toMatchObject({ userType: role === 'owner' ? 'owner' : 'guest' }),
  );
});
