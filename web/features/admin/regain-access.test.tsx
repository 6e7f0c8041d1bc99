import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api, unwrap } from '../../lib/api.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { RegainAccess } from './regain-access.tsx';

const FAQ = 'DELETE /api/projects/ABCD2345/faqs/1';
const VERIFY = 'POST /api/projects/ABCD2345/verify-admin';
const ACCESS = 'POST /api/projects/ABCD2345/access';
const noAdmin = errorReply(403, 'ADMIN_REQUIRED', 'You need the admin code to do this.');
const noAccess = errorReply(401, 'ACCESS_REQUIRED', 'Enter the access code to open this itinerary.');

function Panel() {
  const remove = useMutation({
    mutationFn: () =>
      unwrap(
        api.projects[':projectId'].faqs[':faqId'].$delete({ param: { projectId: 'ABCD2345', faqId: '1' } }),
      ),
  });
  return (
    <>
      <button type="button" onClick={() => remove.mutate()}>
        Remove
      </button>
      <output>{remove.status}</output>
      <RegainAccess projectId="ABCD2345" />
    </>
  );
}

it('asks for the admin code that a write lacks, says what is wrong with it, and repeats the write', async () => {
  const { calls, routes } = mockApi({
    [FAQ]: noAdmin,
    [VERIFY]: errorReply(401, 'CODE_INCORRECT', 'Invalid admin code.', { attemptsRemaining: 3 }),
  });
  const { user } = await renderComponent(<Panel />);
  await user.click(screen.getByText('Remove'));
  const input = await screen.findByRole('textbox', { name: 'Admin Code' });
  expect(screen.queryByRole('textbox', { name: 'Access Code' })).toBeNull();
  await user.type(input, 'abcd-efgh-2345{Enter}');
  await waitFor(() => expect(input).toHaveAccessibleDescription('3 attempts remaining.'));
  routes[VERIFY] = () => {
    routes[FAQ] = { body: { success: true } };
    return { body: { success: true } };
  };
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('success'));
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});

it('asks for both codes if access has ended, and tells which of them is wrong', async () => {
  const { calls, routes } = mockApi({
    [FAQ]: noAccess,
    [ACCESS]: errorReply(401, 'CODE_INCORRECT', 'Access Code incorrect.', { attemptsRemaining: 4 }),
  });
  const { user } = await renderComponent(<Panel />);
  await user.click(screen.getByText('Remove'));
  await user.type(await screen.findByRole('textbox', { name: 'Access Code' }), 'abc234');
  await user.type(screen.getByRole('textbox', { name: 'Admin Code' }), 'ABCDEFGH2345{Enter}');
  const access = screen.getByRole('textbox', { name: 'Access Code' });
  await waitFor(() => expect(access).toHaveAccessibleDescription('4 attempts remaining.'));
  expect(access).toHaveFocus();
  routes[ACCESS] = { body: { success: true } };
  routes[VERIFY] = { body: { success: true } };
  routes[FAQ] = { body: { success: true } };
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('success'));
  expect(calls.at(-2)?.json).toEqual({ adminCode: 'ABCDEFGH2345' });
});

it('lets the write fail if nobody enters a code, and asks again the next time', async () => {
  const { calls } = mockApi({ [FAQ]: noAdmin });
  const { user } = await renderComponent(<Panel />);
  for (const attempt of [1, 2]) {
    await user.click(screen.getByText('Remove'));
    await screen.findByRole('dialog', { name: 'Enter the admin code' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('error'));
    expect(calls).toHaveLength(attempt);
  }
});

it('leaves other refusals and other itineraries alone', async () => {
  mockApi({ [FAQ]: errorReply(403, 'TRIAL_FAQ_BLOCKED', 'Not in a trial.') });
  const { user } = await renderComponent(<Panel />);
  await user.click(screen.getByText('Remove'));
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('error'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
