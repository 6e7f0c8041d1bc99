import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Identity } from '../../../worker/contract/people.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import type { RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { readAdminCode, readSelectedPeople, storeAdminCode, storeSelectedPeople } from '../../lib/storage.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { IdentityDialog } from './identity-dialog.tsx';
import IdentityQuestion from './identity-question.tsx';

const IDENTITY = 'POST /api/projects/ABCD2345/identity';
const YOUR_NAME = /your name$/i;
const NINE = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hugo', 'Ida'];

async function renderDialog(
  person: Identity | null,
  routes: Parameters<typeof mockApi>[0],
  { names = ['Ana', 'Ben'], answer }: { names?: string[]; answer?: RsvpAnswer } = {},
) {
  const { calls } = mockApi(routes);
  const onChanged = vi.fn();
  const view = await renderComponent(
    <IdentityDialog
      projectId="ABCD2345"
      person={person}
      names={names}
      theme={toDialogTheme({} as Project)}
      asksAnswer
      answer={answer}
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
        ? errorReply(409, 'NAME_TAKEN', taken, { missing: 'personal link' })
        : { body: { person: toIdentity('Zoë') } },
  });
  const field = screen.getByRole('textbox', { name: YOUR_NAME });
  await view.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Please enter a name.')).toBeVisible();
  expect(field).toHaveFocus();
  await view.user.type(field, 'Mia{Enter}');
  expect(await screen.findByText(new RegExp(taken))).toBeVisible();
  expect(view.onChanged).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Hi Mia' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: YOUR_NAME })).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Not you?' }));
  expect(screen.getByRole('dialog', { name: 'Who are you?' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: YOUR_NAME })).toHaveFocus();
  await view.user.keyboard('Zoë{Enter}');
  await vi.waitFor(() => expect(view.onChanged).toHaveBeenCalledWith({ name: 'Zoë', hasAccess: true }));
});

it('focuses the name if the question for it is gone', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => page.remove());
  page.innerHTML = '<button>Choose name</button><p class="page-facts"><button>You are Ben</button></p>';
  const question = within(page).getByRole('button', { name: 'Choose name' });
  question.focus();
  const view = await renderDialog(null, { [IDENTITY]: { body: { person: toIdentity('Ben') } } });
  question.remove();
  await view.user.click(screen.getByRole('button', { name: 'Ben' }));
  await vi.waitFor(() => expect(within(page).getByRole('button', { name: 'You are Ben' })).toHaveFocus());
});

const toMatches = (...matches: { name: string; claimable: boolean }[]) => ({ body: matches });
const find = (query: string) => `GET /api/projects/ABCD2345/people/matches?q=${query}`;

it('shows a few names before the field for another, all of them while that is typed', async () => {
  const zoe = { name: 'Zoë Washington-Okonkwo', claimable: true };
  const view = await renderDialog(null, { [find('zoe')]: toMatches(zoe) });
  const field = screen.getByRole('textbox', { name: 'Not listed? Type your name' });
  const ben = screen.getByRole('button', { name: 'Ben' });
  expect(ben.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(field).not.toHaveFocus();
  await view.user.type(field, 'be');
  expect(screen.getAllByRole('button', { name: /^(Ana|Ben)$/ })).toHaveLength(2);
  expect(screen.getByRole('dialog')).not.toHaveTextContent('name found');
  await view.user.clear(field);
  await view.user.type(field, 'zoe');
  expect(await screen.findByRole('button', { name: zoe.name })).toBeVisible();
  expect(screen.getByText('1 name found')).toBeVisible();
});

it('finds a name on events while typing, and then on the guest list', async () => {
  const zoe = { name: 'Zoë Washington-Okonkwo', claimable: true };
  const routes = {
    [find('zoe')]: toMatches(zoe),
    [IDENTITY]: { body: { person: toIdentity(zoe.name) } },
  };
  const view = await renderDialog(null, routes, { names: NINE });
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  const field = screen.getByRole('textbox', { name: YOUR_NAME });
  await view.user.type(field, 'an');
  expect(screen.getByRole('button', { name: 'Ana' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ben' })).not.toBeInTheDocument();
  await view.user.clear(field);
  await view.user.type(field, 'zoe');
  await view.user.click(await screen.findByRole('button', { name: zoe.name }));
  await vi.waitFor(() => expect(view.onChanged).toHaveBeenCalledWith({ name: zoe.name, hasAccess: true }));
  expect(view.sent()).toContainEqual({ name: zoe.name });
});

const REQUESTS = 'POST /api/projects/ABCD2345/link-requests';

async function chooseMia(routes: Parameters<typeof mockApi>[0], answer?: RsvpAnswer) {
  const mia = { name: 'Mia', claimable: false };
  const view = await renderDialog(null, { [find('mia')]: toMatches(mia), ...routes }, { answer });
  await view.user.type(screen.getByRole('textbox', { name: YOUR_NAME }), 'mia');
  await view.user.click(await screen.findByRole('button', { name: 'Mia' }));
  return view;
}

it('asks for the link of a name that needs it, with an answer for the host', async () => {
  const view = await chooseMia({ [REQUESTS]: { status: 202, body: { success: true } } });
  const why = screen.getByRole('alert');
  // What to do, once.
  expect(screen.getByRole('dialog', { name: 'Hi Mia' })).toBeVisible();
  expect(screen.getAllByText(/personal link/i)).toEqual([within(why).getByText(/personal link/)]);
  expect(why).toHaveTextContent(
    'Ask your host for your personal link. It keeps others from answering for you.',
  );
  expect(why).toHaveFocus();
  expect(screen.getByText('Are you coming?', { selector: 'p' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await view.user.click(screen.getByRole('radio', { name: 'Yes' }));
  await view.user.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'With Tom');
  await view.user.click(screen.getByRole('button', { name: 'Ask for my link' }));
  expect(await screen.findByText(/Your host can now send you/)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Request sent' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(view.sent()).toContainEqual({ name: 'Mia', answer: 'yes', note: 'With Tom' });
  expect(view.onChanged).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  await view.user.click(screen.getByRole('button', { name: 'Done' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps the answer that was chosen before the name', async () => {
  const view = await chooseMia({ [REQUESTS]: { status: 202, body: { success: true } } }, 'maybe');
  expect(screen.getByRole('radio', { name: 'Maybe' })).toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your host gets your answer and can send you/);
  await view.user.click(screen.getByRole('button', { name: 'Send and ask for my link' }));
  await screen.findByText(/Your host can now send you/);
  expect(view.sent()).toContainEqual({ name: 'Mia', answer: 'maybe', note: null });
});

it('says why a request for a link was not sent', async () => {
  const view = await chooseMia({ [REQUESTS]: errorReply(429, 'RATE_LIMITED', 'Too many requests.') });
  await view.user.click(screen.getByRole('button', { name: 'Ask for my link' }));
  expect(await screen.findByText('Too many requests.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask for my link' })).toBeEnabled();
});

it('says that no guest has the name', async () => {
  const view = await renderDialog(null, { [find('xyz')]: toMatches() });
  await view.user.type(screen.getByRole('textbox', { name: YOUR_NAME }), 'xyz');
  expect(await screen.findByText('No one in the list has this name yet.')).toBeVisible();
});

it('does not say that a name is free after it was refused', async () => {
  const taken = 'Ask your host for your personal link.';
  const view = await renderDialog(null, {
    [find('Mia')]: toMatches(),
    [IDENTITY]: errorReply(409, 'NAME_TAKEN', taken, { missing: 'personal link' }),
  });
  await view.user.type(screen.getByRole('textbox', { name: YOUR_NAME }), 'Mia');
  expect(await screen.findByText('No one in the list has this name yet.')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(new RegExp(taken))).toBeVisible();
  expect(screen.queryByText('No one in the list has this name yet.')).toBeNull();
});

it('asks whether a similar name is meant', async () => {
  const candidates = [{ name: 'Zoë Washington', claimable: true }];
  const similar = 'There is already someone with a similar name. Is this you?';
  const view = await renderDialog(null, {
    [find('Zoe')]: toMatches(),
    [IDENTITY]: ({ json }) =>
      (json as { isNew?: true }).isNew
        ? { body: { person: toIdentity('Zoe') } }
        : errorReply(409, 'SIMILAR_NAME', similar, { candidates }),
  });
  await view.user.type(screen.getByRole('textbox', { name: YOUR_NAME }), 'Zoe{Enter}');
  expect(await screen.findByText(similar)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zoë Washington' })).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: "No, I'm Zoe" }));
  await vi.waitFor(() => expect(view.onChanged).toHaveBeenCalledWith({ name: 'Zoe', hasAccess: true }));
  expect(view.sent()).toContainEqual({ name: 'Zoe', isNew: true });
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
