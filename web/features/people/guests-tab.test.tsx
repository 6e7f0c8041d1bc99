import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { holdBack } from '../../testing/render-writes.tsx';
import { GuestsTab, type GuestsTabProps } from './guests-tab.tsx';
import { createPerson } from './testing/create-person.ts';

const PATH = '/api/projects/ABCD2345/people';
const ITINERARY = 'GET /api/projects/ABCD2345/itinerary';

const ANA = createPerson(1, 'Ana', { role: 'cohost', eventCount: 1, linkOpenedOn: '2027-06-12' });
const BEN = createPerson(2, 'Ben', { rsvp: 'yes' });
const CLEO = createPerson(3, 'Cleo');

async function renderTab(
  routes: Parameters<typeof mockApi>[0] = {},
  props: Partial<GuestsTabProps> = {},
  people = [ANA, BEN, CLEO],
) {
  const api = mockApi({ [`GET ${PATH}`]: { body: people }, [ITINERARY]: { status: 304 }, ...routes });
  const onSeeAs = vi.fn();
  const view = await renderComponent(
    <GuestsTab
      projectId="ABCD2345"
      title="Lisbon"
      isShown
      canChooseCohosts
      toShareData={({ name }, url) => ({ title: name, url })}
      renderLink={({ url, failed }) => <output>{failed ? 'failed' : url}</output>}
      onSeeAs={onSeeAs}
      {...props}
    />,
  );
  const list = (method: string) =>
    api.calls.filter((call) => call.method === method).map(({ path, json }) => [path, json]);
  return { ...view, ...api, onSeeAs, list };
}

type View = Awaited<ReturnType<typeof renderTab>>;

const row = (name: string) =>
  within(screen.getByRole('heading', { name, level: 3 }).closest('li') as HTMLElement);
const names = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent);

async function choose({ user }: View, name: string, item: string) {
  await user.click(screen.getByRole('button', { name: `More actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

it('lists guests with their events, links and roles', async () => {
  await renderTab();
  expect(await screen.findByRole('heading', { name: 'Guests (3)' })).toBeVisible();
  expect(row('Ana').getByText('1 event · Link opened Jun 12')).toBeVisible();
  expect(row('Ana').getByText('Co-host')).toBeVisible();
  expect(row('Ben').getByText('2 events · RSVP: Yes · Link not opened')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('loads the list when the tab is shown', async () => {
  const { calls } = await renderTab({}, { isShown: false });
  expect(calls).toEqual([]);
});

it('says what to do without guests', async () => {
  await renderTab({}, {}, []);
  expect(await screen.findByRole('heading', { name: 'No guests yet' })).toBeVisible();
});

it('offers to load the list again', async () => {
  const { user, routes } = await renderTab({ [`GET ${PATH}`]: errorReply(503, 'UNAVAILABLE', 'Busy.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy.');
  routes[`GET ${PATH}`] = { body: [BEN] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ben' })).toBeVisible();
});

it('finds guests in a long list', async () => {
  const many = Array.from({ length: 12 }, (_, at) => createPerson(at + 1, `Guest ${at + 1}`));
  const { user } = await renderTab({}, {}, many);
  const find = await screen.findByRole('searchbox', { name: 'Find a guest' });
  await user.type(find, '12');
  expect(names()).toEqual(['Guest 12']);
  expect(screen.getByText('1 of 12')).toBeVisible();
  await user.type(find, 'x');
  expect(screen.getByRole('heading', { name: 'No guests match “12x”' })).toBeVisible();
  await user.type(find, '{Escape}');
  expect(names()).toHaveLength(12);
});

it('adds guests one after another', async () => {
  const { user, list } = await renderTab({
    [`POST ${PATH}`]: { status: 201, body: createPerson(4, 'Bea') },
  });
  const field = await screen.findByRole('textbox', { name: 'Add a guest' });
  await user.type(field, 'Bea{Enter}');
  expect(await screen.findByRole('heading', { name: 'Guests (4)' })).toBeVisible();
  expect(names()).toEqual(['Ana', 'Bea', 'Ben', 'Cleo']);
  expect(list('POST')).toEqual([[PATH, { name: 'Bea' }]]);
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

it.each([
  ['NAME_TAKEN', 'There is already someone with this name.'],
  ['FULL', 'An itinerary can have at most 300 guests.'],
])('keeps a name that was refused: %s', async (code, message) => {
  const { user } = await renderTab({ [`POST ${PATH}`]: errorReply(409, code, message) });
  await user.type(await screen.findByRole('textbox', { name: 'Add a guest' }), 'Ben{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Add a guest' })).toHaveValue('Ben');
});

it('renames a guest, and returns the focus', async () => {
  const view = await renderTab({ [`PATCH ${PATH}/2`]: { body: { ...BEN, name: 'Benny', sequence: 6 } } });
  await screen.findByRole('heading', { name: 'Guests (3)' });
  await choose(view, 'Ben', 'Rename');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename guest' }));
  await view.user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await view.user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Benny{Enter}');
  expect(await screen.findByRole('heading', { name: 'Benny' })).toBeVisible();
  expect(view.list('PATCH')).toEqual([[`${PATH}/2`, { name: 'Benny', sequence: 5 }]]);
  expect(screen.getByRole('button', { name: 'More actions for Benny' })).toHaveFocus();
});

it('says that someone else changed the guest, and saves the second try', async () => {
  const current = { ...BEN, name: 'Benji', sequence: 9 };
  const view = await renderTab({ [`PATCH ${PATH}/2`]: errorReply(409, 'CONFLICT', 'Changed.', { current }) });
  await screen.findByRole('heading', { name: 'Guests (3)' });
  await choose(view, 'Ben', 'Rename');
  view.routes[`GET ${PATH}`] = { body: [ANA, current, CLEO] };
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename guest' }));
  await view.user.type(dialog.getByRole('textbox', { name: 'Name' }), 'ny{Enter}');
  expect(await dialog.findByText(/is now Benji\. Save again/)).toBeVisible();
  await act(async () => {});
  view.routes[`PATCH ${PATH}/2`] = { body: { ...BEN, name: 'Benny', sequence: 10 } };
  await view.user.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByRole('heading', { name: 'Benny' })).toBeVisible();
  expect(view.list('PATCH').at(-1)).toEqual([`${PATH}/2`, { name: 'Benny', sequence: 9 }]);
});

it('renames a guest whose role was changed meanwhile, without a question', async () => {
  const current = { ...BEN, role: 'cohost', sequence: 9 };
  const view = await renderTab({
    [`PATCH ${PATH}/2`]: ({ json }) =>
      (json as { sequence: number }).sequence === 9
        ? { body: { ...current, name: 'Benny', sequence: 10 } }
        : errorReply(409, 'CONFLICT', 'Changed.', { current }),
  });
  await screen.findByRole('heading', { name: 'Guests (3)' });
  await choose(view, 'Ben', 'Rename');
  await view.user.type(screen.getByRole('textbox', { name: 'Name' }), 'ny{Enter}');
  expect(await screen.findByRole('heading', { name: 'Benny' })).toBeVisible();
  expect(view.list('PATCH').at(-1)).toEqual([`${PATH}/2`, { name: 'Benny', sequence: 9 }]);
});

it('merges a guest into another', async () => {
  const view = await renderTab({ [`POST ${PATH}/3/merge`]: { body: { ...BEN, eventCount: 4 } } });
  await screen.findByRole('heading', { name: 'Guests (3)' });
  await choose(view, 'Cleo', 'Merge into another guest');
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Cleo' }));
  await view.user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(dialog.getByRole('combobox', { name: 'Merge into' })).toHaveFocus();
  expect(dialog.getByText('Please choose a guest.')).toBeVisible();
  await view.user.selectOptions(dialog.getByRole('combobox', { name: 'Merge into' }), 'Ben');
  await view.user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Cleo is now Ben')).toBeVisible();
  expect(names()).toEqual(['Ana', 'Ben']);
  expect(row('Ben').getByText('4 events · RSVP: Yes · Link not opened')).toBeVisible();
});

it('keeps the next name that is typed while a guest is added', async () => {
  const added = holdBack();
  const view = await renderTab({ [`POST ${PATH}`]: added.reply });
  const input = screen.getByRole('textbox', { name: 'Add a guest' });
  await view.user.type(input, 'Dora{Enter}');
  await view.user.clear(input);
  await view.user.type(input, 'Eli');
  await added.send({ body: createPerson(4, 'Dora') });
  expect(await screen.findByRole('heading', { name: 'Dora' })).toBeVisible();
  expect(input).toHaveValue('Eli');
});

it('removes a guest with Undo', async () => {
  const view = await renderTab({
    [`DELETE ${PATH}/2`]: { body: { success: true, undo: { ids: [2], expiresAt: '2099-01-01T00:00:00Z' } } },
    [`POST ${PATH}/restore`]: { body: [BEN] },
  });
  await screen.findByRole('heading', { name: 'Guests (3)' });
  await choose(view, 'Ben', 'Remove');
  expect(await screen.findByText('Ben was removed')).toBeVisible();
  expect(names()).toEqual(['Ana', 'Cleo']);
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Ben restored')).toBeVisible();
  expect(names()).toEqual(['Ana', 'Ben', 'Cleo']);
});

it('offers to undo again when the connection was lost', async () => {
  const view = await renderTab({
    [`DELETE ${PATH}/2`]: { body: { success: true, undo: { ids: [2], expiresAt: '2099-01-01T00:00:00Z' } } },
    [`POST ${PATH}/restore`]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await screen.findByRole('heading', { name: 'Guests (3)' });
  await choose(view, 'Ben', 'Remove');
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Failed to restore the guest. Please try again.')).toBeVisible();
  view.routes[`POST ${PATH}/restore`] = { body: [BEN] };
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ben restored')).toBeVisible();
  expect(names()).toEqual(['Ana', 'Ben', 'Cleo']);
});

it('makes a guest a co-host after saying what that means', async () => {
  const view = await renderTab({ [`PATCH ${PATH}/2`]: { body: { ...BEN, role: 'cohost' } } });
  await screen.findByRole('heading', { name: 'Guests (3)' });
  await choose(view, 'Ben', 'Make co-host');
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Ben a co-host?' }));
  expect(
    dialog.getByText(/can edit everything and see private events, but can't change codes/),
  ).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Make co-host' }));
  expect(await row('Ben').findByText('Co-host')).toBeVisible();
  expect(view.list('PATCH')).toEqual([[`${PATH}/2`, { role: 'cohost', sequence: 5 }]]);
});

it('lets co-hosts manage guests, but no co-hosts or roles', async () => {
  const view = await renderTab({}, { canChooseCohosts: false });
  await screen.findByRole('heading', { name: 'Guests (3)' });
  expect(row('Ana').queryByRole('button', { name: "Ana's personal link" })).not.toBeInTheDocument();
  expect(row('Ben').getByRole('button', { name: "Ben's personal link" })).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'More actions for Ana' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...['Rename', 'Language', 'See as Ana', 'Hide from name search'],
  ]);
});

it('shows a link, and renews it after asking', async () => {
  const view = await renderTab({
    [`GET ${PATH}/2/link`]: { body: { url: 'https://foldout.example/access/ABCD2345#p=old' } },
    [`POST ${PATH}/2/link`]: { body: { url: 'https://foldout.example/access/ABCD2345#p=new' } },
  });
  await screen.findByRole('heading', { name: 'Guests (3)' });
  await view.user.click(screen.getByRole('button', { name: "Ben's personal link" }));
  expect(await screen.findByText(/#p=old$/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Renew link' }));
  const question = within(await screen.findByRole('alertdialog', { name: "Renew Ben's link?" }));
  expect(view.list('POST')).toEqual([]);
  await view.user.click(question.getByRole('button', { name: 'Renew link' }));
  expect(await screen.findByText(/#p=new$/)).toBeVisible();
  expect(screen.queryByText(/#p=old$/)).not.toBeInTheDocument();
});

it('renews all links after asking', async () => {
  const view = await renderTab({ [`POST ${PATH}/links/renew`]: { body: { renewed: 3 } } });
  await view.user.click(await screen.findByRole('button', { name: 'All links' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Renew all links' }));
  await view.user.click(await screen.findByRole('button', { name: 'Renew all' }));
  expect(await screen.findByText('3 links renewed')).toBeVisible();
});

it('prints a card with the QR code of each guest', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const link = (personId: number) => ({
    personId,
    url: `https://foldout.example/access/ABCD2345#p=${personId}`,
  });
  const view = await renderTab({ [`GET ${PATH}/links`]: errorReply(503, 'UNAVAILABLE', 'Busy.') });
  await view.user.click(await screen.findByRole('button', { name: 'All links' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Print QR cards' }));
  expect(await screen.findByText(/Couldn't load the links/)).toBeVisible();
  view.routes[`GET ${PATH}/links`] = { body: [link(3), link(1), link(2)] };
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 cards are ready.')).toBeVisible();
  const codes = screen.getAllByRole('img', { hidden: true, name: /^QR code of the personal link of / });
  expect(codes).toHaveLength(3);
  await view.user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('shows the page as a guest', async () => {
  const view = await renderTab();
  await screen.findByRole('heading', { name: 'Guests (3)' });
  await choose(view, 'Ben', 'See as Ben');
  expect(view.onSeeAs).toHaveBeenCalledWith(BEN);
});

it('hides a guest from the search for names', async () => {
  const view = await renderTab({ [`PATCH ${PATH}/2`]: { body: { ...BEN, isHidden: true, sequence: 6 } } });
  await screen.findByRole('heading', { name: 'Guests (3)' });
  await choose(view, 'Ben', 'Hide from name search');
  expect(await row('Ben').findByText(/Hidden from name search/)).toBeVisible();
  expect(view.list('PATCH')).toEqual([[`${PATH}/2`, { isHidden: true, sequence: 5 }]]);
});
