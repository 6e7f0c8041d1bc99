import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Person } from '../../../worker/contract/people.ts';
import type { Rsvp, RsvpSettings } from '../../../worker/contract/rsvps.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { RsvpOverview } from './rsvp-overview.tsx';
import { createAskingEvent, createAskingProject, createRsvp } from './testing/rsvp-data.ts';

const PATH = '/api/projects/ABCD2345';
const RSVPS = `GET ${PATH}/rsvps`;

const createPeople = (...names: string[]) =>
  names.map((name, at) => ({ id: at + 1, name, role: 'guest' }) as Person);
const PEOPLE = createPeople('Ana', 'Ben', 'Cleo', 'Dan');
const DINNER = createAskingEvent('Dinner', 20);
const ROWS = [
  createRsvp('yes', { personId: 1, partySize: 3, reply: 'Nuts', note: 'By train' }),
  createRsvp('maybe', { personId: 2, byHost: true }),
  createRsvp('yes', { personId: 1, eventId: DINNER.id, partySize: 2 }),
];

type Options = { rows?: Rsvp[]; people?: Person[]; settings?: Partial<RsvpSettings>; routes?: object };

async function renderOverview({ rows = ROWS, people = PEOPLE, settings, routes }: Options = {}) {
  const api = mockApi({
    [RSVPS]: { body: { mine: [], list: null, summary: null, rows } },
    ...routes,
  });
  const view = await renderComponent(
    <RsvpOverview
      project={createAskingProject(settings)}
      title="Lisbon"
      events={[DINNER, { ...DINNER, id: 99, title: 'Unasked', rsvp: null }]}
      people={people}
      isShown
    />,
  );
  const changes = () =>
    api.calls.filter(({ method }) => method !== 'GET').map(({ path, json }) => [path, json]);
  return { ...view, ...api, changes };
}

const rows = () =>
  [...document.querySelectorAll('[data-person]')].map((row) => row.querySelector('p')?.textContent);
const count = (name: string) => screen.getByRole('button', { name });

it('counts answers and people, and shows who answered what', async () => {
  await renderOverview();
  expect(await screen.findByText('3 people coming, 1 more maybe')).toBeVisible();
  for (const name of ['1 Yes', '1 Maybe', '0 No', '2 No answer']) expect(count(name)).toBeVisible();
  expect(rows()).toEqual(['AnaYes · 3 people', 'BenMaybeAnswered by host', 'CleoNo answer', 'DanNo answer']);
  expect(screen.getByText('Nuts')).toBeVisible();
  expect(screen.getByText('By train')).toBeVisible();
});

it('folds a long note', async () => {
  const note = 'We arrive late at night. '.repeat(6).trim();
  await renderOverview({ rows: [createRsvp('yes', { personId: 1, reply: 'Nuts', note })] });
  expect((await screen.findByText(new RegExp(note))).closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('Nuts').closest('details')).toBeNull();
});

it('limits the list to one answer', async () => {
  const { user } = await renderOverview();
  await user.click(await screen.findByRole('button', { name: '2 No answer' }));
  expect(rows()).toEqual(['CleoNo answer', 'DanNo answer']);
  await user.click(count('2 No answer'));
  expect(rows()).toHaveLength(4);
});

it('shows the answers for an event', async () => {
  const { user } = await renderOverview();
  expect(await screen.findByRole('heading', { name: 'By event (1)' })).toBeVisible();
  const findByEvent = () => screen.queryByRole('heading', { name: 'By event (1)' });
  await user.click(count('2 No answer'));
  expect(findByEvent(), 'only the people of the pressed number').not.toBeInTheDocument();
  await user.click(count('2 No answer'));
  await user.click(screen.getByRole('button', { name: /Dinner.*2 of 20 people coming/ }));
  const select = screen.getByRole('combobox', { name: 'Answers for' });
  expect(select).toHaveFocus();
  expect(select).toHaveDisplayValue('Dinner · Jun 11');
  expect(screen.getByText('2 of 20 people coming')).toBeVisible();
  expect(count('3 No answer')).toBeVisible();
  expect(findByEvent()).not.toBeInTheDocument();
  await user.selectOptions(select, 'The whole itinerary');
  expect(select).toHaveFocus();
  expect(count('2 No answer')).toBeVisible();
});

it('answers for somebody', async () => {
  const saved = createRsvp('no', { personId: 3, byHost: true });
  const { user, changes, routes } = await renderOverview({
    routes: { [`PUT ${PATH}/people/3/rsvp`]: errorReply(409, 'FULL', 'There is no room left.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Answer for Cleo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer for Cleo' }));
  await user.click(dialog.getByRole('radio', { name: 'No' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('There is no room left.');
  routes[`PUT ${PATH}/people/3/rsvp`] = { body: saved };
  routes[RSVPS] = { body: { mine: [], list: null, summary: null, rows: [...ROWS, saved] } };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Answer saved')).toBeVisible();
  expect(changes().at(-1)).toEqual([`${PATH}/people/3/rsvp`, { eventId: null, answer: 'no', partySize: 1 }]);
  expect(rows()).toContain('CleoNoAnswered by host');
  expect(screen.getByRole('button', { name: 'Change for Cleo' })).toHaveFocus();
});

it('finds guests among many', async () => {
  const people = createPeople(...Array.from({ length: 300 }, (_, at) => `Guest ${at + 1}`));
  const { user } = await renderOverview({ people, rows: [] });
  await user.type(await screen.findByRole('searchbox', { name: 'Find a guest' }), '300');
  expect(rows()).toEqual(['Guest 300No answer']);
});

it('finds guests to remind among many, and remembers whose message was copied', async () => {
  const people = createPeople(...Array.from({ length: 20 }, (_, at) => `Guest ${at + 1}`));
  const links = people.map(({ id }) => ({ personId: id, url: `https://foldout.example/#p=${id}` }));
  const { user } = await renderOverview({
    people,
    rows: [],
    routes: { [`GET ${PATH}/people/links`]: { body: links } },
  });
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Remind 20' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind guests' }));
  const find = await dialog.findByRole('searchbox', { name: 'Find a guest' });
  const found = () => dialog.queryAllByRole('listitem').map(({ textContent }) => textContent);
  await user.type(find, '19');
  expect(found()).toEqual([expect.stringMatching(/^Guest 19/)]);
  await user.click(dialog.getByRole('button', { name: /Copy/ }));
  await user.type(find, '{Escape}nobody');
  expect(dialog.getByText('No guests match “nobody”')).toBeVisible();
  await user.type(find, '{Escape}19');
  expect(found()).toEqual([expect.stringMatching(/^Guest 19Copied/)]);
});

it('offers to switch RSVP on', async () => {
  const project = createAskingProject({ enabled: true, maxPartySize: 4 });
  const { user, changes } = await renderOverview({
    rows: [],
    settings: { enabled: false },
    routes: { [`PUT ${PATH}/rsvp-settings`]: { body: { success: true, project } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Turn on RSVP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'RSVP settings' }));
  expect(dialog.getByRole('checkbox', { name: "Ask guests whether they're coming" })).toBeChecked();
  await user.clear(dialog.getByRole('spinbutton', { name: 'People per answer, at most' }));
  await user.type(dialog.getByRole('spinbutton', { name: 'People per answer, at most' }), '4');
  await user.type(dialog.getByRole('textbox', { name: 'Question (optional)' }), 'Any allergies?');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('RSVP settings saved')).toBeVisible();
  expect(changes()).toEqual([
    [`${PATH}/rsvp-settings`, { enabled: true, question: 'Any allergies?', maxPartySize: 4 }],
  ]);
});

it('keeps the answers while RSVP is off, without changing them', async () => {
  await renderOverview({ settings: { enabled: false } });
  expect(await screen.findByText(/Nobody can answer/)).toBeVisible();
  expect(rows()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /(Answer|Change) for/ })).not.toBeInTheDocument();
});

it('shows what is wrong with the settings', async () => {
  const fields = { maxPartySize: 'Enter at least 1.' };
  const { user } = await renderOverview({
    routes: { [`PUT ${PATH}/rsvp-settings`]: errorReply(400, 'INVALID_INPUT', 'Check it.', { fields }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter at least 1.')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'People per answer, at most' })).toHaveFocus();
});

it('prepares reminders with personal links, or one for all', async () => {
  const writeText = vi.fn(async () => undefined);
  const { user } = await renderOverview({
    settings: { deadline: '2099-06-06T04:00:00.000Z' },
    routes: {
      [`GET ${PATH}/people/links`]: { body: [{ personId: 3, url: 'https://foldout.example/#p=3' }] },
      [`GET ${PATH}/share`]: { body: { url: 'https://foldout.example/#k=1' } },
    },
  });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await user.click(await screen.findByRole('button', { name: 'Remind 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind guests' }));
  await user.click(await dialog.findByRole('button', { name: /Copy\s*message for Cleo/ }));
  expect(writeText).toHaveBeenCalledWith(
    'Hi Cleo! Are you coming to Lisbon? Please let us know by Jun 5: https://foldout.example/#p=3',
  );
  expect(dialog.getByText('Cleo').parentElement).toHaveTextContent('CleoCopied');
  // A co-host, whose link another co-host does not get.
  expect(dialog.getByText('Dan').closest('li')).toHaveTextContent('DanCo-host');
  await user.click(dialog.getByRole('radio', { name: 'One link for all' }));
  expect(await dialog.findByRole('textbox', { name: 'Message' })).toHaveValue(
    'Hi! Are you coming to Lisbon? Please let us know by Jun 5: https://foldout.example/#k=1',
  );
  expect(dialog.getByText('For Cleo, Dan')).toBeVisible();
});

it('offers to load the answers again', async () => {
  const { user, routes } = await renderOverview({
    routes: { [RSVPS]: errorReply(503, 'UNAVAILABLE', 'Busy.') },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy.');
  routes[RSVPS] = { body: { mine: [], list: null, summary: null, rows: [] } };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0 people coming')).toBeVisible();
});
