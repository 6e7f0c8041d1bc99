import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Identity } from '../../../worker/contract/people.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { readAdminCode, readSelectedPeople, storeAdminCode, storeSelectedPeople } from '../../lib/storage.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { IdentityDialog } from './identity-dialog.tsx';
import IdentityQuestion from './identity-question.tsx';

const IDENTITY = 'POST /api/projects/ABCD2345/identity';

async function renderDialog(
  person: Identity | null,
  routes: Parameters<typeof mockApi>[0],
  names = ['Ana', 'Ben'],
) {
  const { calls } = mockApi(routes);
  const onChanged = vi.fn();
  const view = await renderComponent(
    <IdentityDialog
      projectId="ABCD2345"
      person={person}
      names={names}
      theme={toDialogTheme({} as Project)}
      onChanged={onChanged}
      onClosed={vi.fn()}
    />,
  );
  return { ...view, onChanged, sent: () => calls.map(({ json }) => json) };
}

const toIdentity = (name: string, linked = false) => ({ id: 2, name, linked });

it('sets the filter to the chosen name', async () => {
  const view = await renderDialog(null, { [IDENTITY]: { body: { person: toIdentity('Ben') } } });
  expect(screen.getByRole('dialog', { name: 'Who are you?' })).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Ben' }));
  await vi.waitFor(() => expect(view.onChanged).toHaveBeenCalledWith({ name: 'Ben', hasAccess: true }));
  expect(view.sent()).toEqual([{ name: 'Ben' }]);
  expect(readSelectedPeople('ABCD2345')).toEqual(['Ben']);
});

it('takes another name, and says which cannot be taken', async () => {
  const taken = 'Ask your host for your personal link.';
  const view = await renderDialog(null, {
    [IDENTITY]: ({ json }) =>
      (json as { name: string }).name === 'Mia'
        ? errorReply(409, 'NAME_TAKEN', taken)
        : { body: { person: toIdentity('Zoë') } },
  });
  const field = screen.getByRole('textbox', { name: 'Not in the list?' });
  await view.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Please enter a name.')).toBeVisible();
  expect(field).toHaveFocus();
  await view.user.type(field, 'Mia{Enter}');
  expect(await screen.findByText(taken)).toBeVisible();
  expect(view.onChanged).not.toHaveBeenCalled();
  await view.user.clear(field);
  await view.user.type(field, 'Zoë{Enter}');
  await vi.waitFor(() => expect(view.onChanged).toHaveBeenCalledWith({ name: 'Zoë', hasAccess: true }));
});

it('focuses the name if the question for it is gone', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<button>Choose name</button><p class="page-identity"><button>Not you?</button></p>';
  const question = within(page).getByRole('button', { name: 'Choose name' });
  question.focus();
  const view = await renderDialog(null, { [IDENTITY]: { body: { person: toIdentity('Ben') } } });
  question.remove();
  await view.user.click(screen.getByRole('button', { name: 'Ben' }));
  await vi.waitFor(() => expect(within(page).getByRole('button', { name: 'Not you?' })).toHaveFocus());
});

it('finds a name among many', async () => {
  const names = ['Zoë', ...Array.from({ length: 12 }, (_, at) => `Guest ${at}`)];
  const { user } = await renderDialog(null, {}, names);
  const find = screen.getByRole('searchbox', { name: 'Find your name' });
  await user.type(find, 'zoe');
  expect(screen.getByText('1 of 13')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zoë' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Guest 1' })).not.toBeInTheDocument();
  await user.type(find, 'x');
  expect(screen.getByText('No names match “zoex”.')).toBeVisible();
});

it('forgets a chosen name', async () => {
  storeSelectedPeople('ABCD2345', ['Ben']);
  const view = await renderDialog(toIdentity('Ben'), { [IDENTITY]: { body: { person: null } } });
  await view.user.click(screen.getByRole('button', { name: 'Forget my name' }));
  await vi.waitFor(() => expect(view.onChanged).toHaveBeenCalledWith({ name: undefined, hasAccess: true }));
  expect(view.sent()).toEqual([{ name: null }]);
  expect(readSelectedPeople('ABCD2345')).toEqual([]);
});

it('leaves a personal link after saying how to return, and deletes what the browser stored', async () => {
  const deleteCache = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: deleteCache });
  storeAdminCode('ABCD2345', 'ADM1N');
  const view = await renderDialog(toIdentity('Ben', true), { [IDENTITY]: { body: { person: null } } });
  expect(screen.getByText(/To come back, open the personal link again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ana' })).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Leave' }));
  await vi.waitFor(() => expect(view.onChanged).toHaveBeenCalled());
  expect(view.sent()).toEqual([{ name: null }]);
  expect(readAdminCode('ABCD2345')).toBeNull();
  expect(deleteCache).toHaveBeenCalledWith('itinerary-ABCD2345');
});

it('asks for a name once per browser', async () => {
  mockApi();
  const onAnswer = vi.fn();
  const { user, unmount } = await renderComponent(
    <IdentityQuestion projectId="ABCD2345" onAnswer={onAnswer} />,
  );
  await user.click(screen.getByRole('button', { name: 'Choose name' }));
  expect(onAnswer).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect(screen.queryByText('Who are you?')).not.toBeInTheDocument();
  unmount();
  await renderComponent(<IdentityQuestion projectId="ABCD2345" onAnswer={onAnswer} />);
  expect(screen.queryByText('Who are you?')).not.toBeInTheDocument();
});
