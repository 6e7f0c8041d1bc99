import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import ShareDialog from './share-dialog.tsx';

const SHARE = 'GET /api/projects/ABCD2345/share';
const project = { projectId: 'ABCD2345', accessCode: 'ABC234' } as Project;
const link = { body: { url: 'https://foldout.example/access/ABCD2345?code=ABC234#k=key' } };

const renderDialog = () => renderComponent(<ShareDialog project={project} people={[]} onClose={vi.fn()} />);

it('shows the link with its key, and the basic link without', async () => {
  mockApi({ [SHARE]: link });
  await renderDialog();
  const instant = await screen.findByRole('status', { name: 'instant-access link' });
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
  expect(await screen.findByRole('status', { name: 'instant-access link' })).toBeVisible();
});
