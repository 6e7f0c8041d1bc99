import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { AccessForm } from './access-form.tsx';

const PREVIEW = 'GET /api/projects/ABCD2345/preview';
const ACCESS = 'POST /api/projects/ABCD2345/access';
const preview = { body: { success: true, project: { name: 'Paris', ownerName: 'Ada' } } };

test('wrong', async () => {
  const { calls } = mockApi({
    [PREVIEW]: preview,
    [ACCESS]: errorReply(401, 'CODE_INCORRECT', 'Access Code incorrect.', { attemptsRemaining: 4 }),
  });
  const { user } = await renderComponent(
    <AccessForm initial={{ projectId: '', accessCode: '' }} focusOnMount={false} onLocked={() => {}} />,
  );
  await user.type(screen.getByRole('textbox', { name: /Project ID/ }), 'abcd-2345');
  await screen.findByText('Paris');
  await user.type(screen.getByRole('textbox', { name: /Your Email/ }), 'a@b.co');
  await user.type(screen.getByRole('textbox', { name: /Access Code/ }), 'abc123{Enter}');
  await screen.findByText('Access Denied');
  expect(calls.at(-1)?.json).toEqual({ accessCode: 'ABC123', email: 'a@b.co' });
});
