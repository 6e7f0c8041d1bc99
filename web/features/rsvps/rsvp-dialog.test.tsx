import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import type { Identity } from '../../../worker/contract/people.ts';
import type { Rsvp, RsvpSettings } from '../../../worker/contract/rsvps.ts';
import { storedRsvps } from '../../lib/rsvps/stored-rsvps.ts';
import { type ApiCall, errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { RsvpDialog } from './rsvp-dialog.tsx';
import { createAskingEvent, createAskingProject, createRsvp } from './testing/rsvp-data.ts';

const RSVPS = 'GET /api/projects/ABCD2345/rsvps';
const ITINERARY = 'GET /api/projects/ABCD2345/itinerary';
const ME = 'PUT /api/projects/ABCD2345/rsvps/me';
const PERSON: Identity = { id: 2, name: 'Ben', linked: true };

type Options = {
  settings?: Partial<RsvpSettings>;
  mine?: Rsvp[];
  event?: Parameters<typeof RsvpDialog>[0]['event'];
  asking?: Event[];
  answer?: Rsvp['answer'];
};

type Reply = NonNullable<Parameters<typeof mockApi>[0]>[string];

async function renderDialog(
  reply: Reply,
  { settings, mine = [], event, asking, answer = 'yes' }: Options = {},
) {
  const { calls, routes } = mockApi({
    [RSVPS]: { body: { mine, list: null, summary: null } },
    [ITINERARY]: { status: 304 },
    [ME]: reply,
  });
  const project = createAskingProject(settings);
  const [onClosed, onComing] = [vi.fn(), vi.fn()];
  const view = await renderComponent(
    <RsvpDialog
      project={project}
      person={PERSON}
      event={event}
      asking={asking}
      answer={answer}
      onComing={onComing}
      onClosed={onClosed}
    />,
  );
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ json }) => json);
  return { ...view, routes, onClosed, onComing, sent };
}

const accept = { body: createRsvp('yes') };
const choose = (title: string, answer: string) =>
  within(screen.getByRole('group', { name: `Will you be there? ${title}` })).getByRole('radio', {
    name: answer,
  });
const send = () => screen.getByRole('button', { name: 'Send' });

beforeEach(() => localStorage.clear());

it('sends the answer that was tapped with one more tap', async () => {
  const { user, sent, onClosed, onComing } = await renderDialog(accept);
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(send());
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(sent()).toEqual([{ eventId: null, answer: 'yes', partySize: 1 }]);
  expect(onComing).toHaveBeenCalledOnce();
  expect(screen.queryByText('Your answer was sent')).not.toBeInTheDocument();
});

it('begins at the answer that was tapped, so that an arrow key goes on from it', async () => {
  const { user } = await renderDialog(accept, { answer: 'no' });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'No' })).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Maybe' })).toBeChecked();
});

it('asks for what the host wants to know', async () => {
  const settings = { maxPartySize: 3, question: 'Any allergies?' };
  const { user, sent, onComing } = await renderDialog(accept, { settings });
  const party = screen.getByRole('combobox', { name: 'How many people, including you?' });
  await user.selectOptions(party, '3 people');
  await user.type(screen.getByRole('textbox', { name: 'Any allergies?' }), 'Nuts');
  await user.type(screen.getByRole('textbox', { name: /^Note \(optional\)/ }), 'We come by train');
  await user.click(send());
  await waitFor(() => expect(onComing).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    { eventId: null, answer: 'yes', partySize: 3, reply: 'Nuts', note: 'We come by train' },
  ]);
});

it('asks for every event on the same sheet, and sends all with one tap', async () => {
  const asking = [createAskingEvent('Boat', 20), createAskingEvent('Dinner'), createAskingEvent('Brunch')];
  const { user, sent, onComing } = await renderDialog(accept, { asking });
  // Before the fields that may stay empty.
  const note = screen.getByRole('textbox', { name: /^Note \(optional\)/ });
  expect(choose('Brunch', 'Yes').compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(choose('Boat', 'Yes'));
  await user.click(choose('Dinner', 'No'));
  await user.click(send());
  await waitFor(() => expect(onComing).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    { eventId: null, answer: 'yes', partySize: 1 },
    { eventId: asking[0]?.id, answer: 'yes', partySize: 1 },
    { eventId: asking[1]?.id, answer: 'no', partySize: 1 },
  ]);
});

it('answers Yes to all events with one tap, and not before', async () => {
  const asking = [createAskingEvent('Dinner'), createAskingEvent('Boat')];
  const { user } = await renderDialog(accept, { asking });
  expect(choose('Dinner', 'Yes')).not.toBeChecked();
  const all = screen.getByRole('button', { name: 'Yes to all 2' });
  const expectDone = (done: boolean) => {
    expect(all).toHaveAttribute('aria-pressed', String(done));
    expect(all.querySelector('.i-lucide-check') !== null).toBe(done);
  };
  expectDone(false);
  await user.click(choose('Dinner', 'Yes'));
  expectDone(false);
  await user.click(all);
  for (const title of ['Dinner', 'Boat']) expect(choose(title, 'Yes')).toBeChecked();
  expectDone(true);
  expect(all).toHaveFocus();
  await user.click(choose('Boat', 'No'));
  expectDone(false);
  await user.dblClick(all);
  for (const title of ['Dinner', 'Boat']) expect(choose(title, 'Yes')).not.toBeChecked();
});

it('changes nothing while the answers are sent, and says so again if they were refused', async () => {
  const asking = [createAskingEvent('Dinner'), createAskingEvent('Boat')];
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user } = await renderDialog(
    async () => {
      await promise;
      return errorReply(409, 'CLOSED', 'Answers are closed.');
    },
    { asking },
  );
  await user.click(send());
  const all = screen.getByRole('button', { name: 'Yes to all 2' });
  await user.click(all);
  await user.click(choose('Boat', 'Yes'));
  expect(choose('Boat', 'Yes')).not.toBeChecked();
  resolve();
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  await user.click(all);
  expect(choose('Boat', 'Yes')).toBeChecked();
});

it('names the event whose answer was refused, and keeps the rest', async () => {
  const asking = [createAskingEvent('Boat', 20)];
  const refuseEvents = ({ json }: ApiCall) =>
    (json as { eventId: number | null }).eventId === null
      ? accept
      : errorReply(409, 'FULL', 'This event is full.');
  const { user, onClosed } = await renderDialog(refuseEvents, { asking });
  await user.click(choose('Boat', 'Yes'));
  await user.click(send());
  expect(await screen.findByText('Boat: This event is full.')).toBeVisible();
  expect(onClosed).not.toHaveBeenCalled();
});

it('sends only what changed, and counts one person for no', async () => {
  const settings = { maxPartySize: 3, question: 'Any allergies?' };
  const mine = [createRsvp('yes', { partySize: 3, reply: 'Nuts', note: 'By train' })];
  const { user, sent } = await renderDialog(accept, { settings, mine, answer: 'no' });
  const note = await screen.findByRole('textbox', { name: /^Note \(optional\)/ });
  expect(note).toHaveValue('By train');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.clear(note);
  await user.click(send());
  await screen.findByText('Your answer was sent');
  expect(sent()).toEqual([{ eventId: null, answer: 'no', partySize: 1, note: null }]);
});

it('keeps the answer in the browser without a connection', async () => {
  const lose = () => {
    throw new TypeError('Failed to fetch');
  };
  const { user, onClosed } = await renderDialog(lose);
  await user.click(send());
  expect(await screen.findByText('Waiting to send')).toBeVisible();
  expect(onClosed).toHaveBeenCalled();
  expect(storedRsvps.read('ABCD2345')?.waiting).toMatchObject([{ answer: 'yes' }]);
});

it.each([
  [403, 'RSVP_CLOSED', 'RSVP is closed.'],
  [409, 'FULL', 'There is no room left.'],
  [403, 'IDENTITY_REQUIRED', 'Choose your name first.'],
])('stays open with an answer that was refused: %s %s', async (status, code, message) => {
  const event = createAskingEvent('Dinner', 20);
  const { user, onClosed, routes } = await renderDialog(errorReply(status, code, message), { event });
  expect(screen.getByText(/There is room for 20 people/)).toBeVisible();
  await user.click(send());
  expect(await screen.findByText(message)).toBeVisible();
  expect(onClosed).not.toHaveBeenCalled();
  expect(storedRsvps.read('ABCD2345')).toMatchObject({ waiting: [], refused: [] });
  routes[ME] = { body: createRsvp('maybe', { eventId: event.id }) };
  await user.click(screen.getByRole('radio', { name: 'Maybe' }));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await user.click(send());
  expect(await screen.findByText('Your answer was sent')).toBeVisible();
});
