import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { readUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import {
  dinner,
  findButton,
  mockProposals,
  PATH,
  project,
  renderDialog,
  row,
  saving,
} from './testing/plan-dialog.tsx';
import { createProposal } from './testing/proposal.ts';

const PLAN = 'Friday\n7 pm dinner at Roma';

const paste = (text: string) =>
  fireEvent.paste(screen.getByRole('textbox', { name: 'Your plan' }), {
    clipboardData: { getData: () => text, files: [] },
  });

it('reads a pasted plan, adds what is chosen, and undoes it', async () => {
  const proposals = [
    createProposal({ title: 'Boat trip', needsReview: true, reviewReasons: ['The line has several times.'] }),
    createProposal({ title: 'Drinks' }),
    createProposal({ title: 'Dinner', duplicateOf: dinner.id }),
  ];
  const { calls } = mockProposals(proposals);
  const { user, onClose } = await renderDialog({ events: [dinner] });
  paste(PLAN);
  expect(await screen.findByText('1 of 3 events needs a check.')).toBeVisible();
  expect(row('Dinner').getByRole('checkbox')).not.toBeChecked();
  expect(row('Dinner').getByText('Already added')).toBeVisible();
  expect(row('Boat trip').queryByText('The line has several times.')).toBeNull();
  await user.click(row('Boat trip').getByRole('button', { name: 'Check time' }));
  expect(row('Boat trip').getByText('The line has several times.')).toBeVisible();
  expect(row('Drinks').queryByRole('button', { name: /^Check/ })).toBeNull();

  await user.click(findButton('Add 2 events'));
  const toast = await screen.findByText('2 events added');
  expect(toast).toBeVisible();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const accepted = calls.find(({ path }) => path === `${PATH}/accept`);
  expect(accepted?.json).toEqual({ ids: [proposals[0]?.id, proposals[1]?.id], seen: [] });
  await user.click(findButton('Undo'));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(calls.find(({ path }) => path === `${PATH}/undo`)?.json).toEqual({ ids: [71, 72] });
});

it('adds what is chosen with Ctrl and Enter', async () => {
  const { calls } = mockProposals([createProposal({ title: 'Boat trip' })]);
  const { user } = await renderDialog();
  paste(PLAN);
  await screen.findByRole('button', { name: 'Add 1 event' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('1 event added')).toBeVisible();
  expect(calls.filter(({ path }) => path === `${PATH}/accept`)).toHaveLength(1);
});

it('shows what was read, even if the list of before arrives later', async () => {
  const { routes } = mockProposals([createProposal({ title: 'Dinner' })]);
  const refetch = routes[`GET ${PATH}`];
  const first = Promise.withResolvers<{ body: Proposal[] }>();
  routes[`GET ${PATH}`] = () => {
    routes[`GET ${PATH}`] = refetch as NonNullable<typeof refetch>;
    return first.promise;
  };
  await renderDialog();
  paste(PLAN);
  setTimeout(() => first.resolve({ body: [] }), 100);
  expect(await screen.findByText(/^1 event found/)).toBeVisible();
});

it('shows what was read, even if the list cannot be loaded again', async () => {
  const { routes } = mockProposals([createProposal({ title: 'Dinner' })], [], [createProposal()]);
  await renderDialog();
  expect(await screen.findByRole('button', { name: 'Review 1 event' })).toBeVisible();
  routes[`GET ${PATH}`] = errorReply(503, 'UNAVAILABLE', 'Busy.');
  paste(PLAN);
  expect(await screen.findByRole('heading', { name: 'Dinner' })).toBeVisible();
});

it('is done when all is in the itinerary already', async () => {
  mockProposals([], [], [createProposal({ title: 'Dinner', duplicateOf: dinner.id })]);
  const { user, onClose } = await renderDialog({ events: [dinner], startsWithReview: true });
  expect(await screen.findByText('All of this is already in your itinerary.')).toBeVisible();
  await user.click(row('Dinner').getByRole('checkbox'));
  expect(findButton('Add 1 event')).toBeEnabled();
  await user.click(row('Dinner').getByRole('checkbox'));
  await user.click(findButton('Done'));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('keeps the text when it could not be read', async () => {
  mockApi({
    [`GET ${PATH}`]: { body: [] },
    [`POST ${PATH}`]: errorReply(429, 'RATE_LIMITED', 'Please wait a moment.'),
  });
  const { user } = await renderDialog();
  paste(PLAN);
  expect(await screen.findByText('Please wait a moment.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your plan' })).toHaveValue(PLAN);
  await user.click(findButton('Close'));
  expect(await screen.findByText("We haven't read your plan yet.")).toBeVisible();
});

it('asks a trial to upgrade for more than one event, and says how many wait', async () => {
  const proposals = [createProposal({ title: 'First' }), createProposal({ title: 'Second' })];
  const { calls } = mockProposals([], [], proposals);
  const { user } = await renderDialog({ project: { ...project, isPaid: false }, startsWithReview: true });
  expect(await screen.findByRole('button', { name: 'Add 1 event' })).toBeVisible();
  expect(row('First').getByRole('checkbox')).toBeChecked();
  await user.click(row('Second').getByRole('checkbox'));
  await user.click(findButton('Add 2 events'));
  expect(readUpgradePrompt()).toBe('add 2 events. All 2 stay in your Events tab, to review.');
  expect(calls.some(({ path }) => path.endsWith('/accept'))).toBe(false);
});

it('edits a proposal in place, and asks for a missing date before adding', async () => {
  const undated = createProposal({ title: 'Picnic', datetime: null, needsReview: true });
  const { calls, routes } = mockProposals([], [], [undated]);
  routes[`PATCH ${PATH}/${undated.id}`] = ({ json }) => ({
    body: {
      ...undated,
      ...(json as object),
      datetime: '2099-06-13T10:00:00.000Z',
      needsReview: false,
      sequence: 1,
    },
  });
  const { user } = await renderDialog({ startsWithReview: true });
  const checkbox = await screen.findByRole('checkbox', { name: 'Select Picnic' });
  expect(checkbox).not.toBeChecked();
  await user.click(checkbox);
  await user.click(findButton('Add 1 event'));
  const start = screen.getByLabelText('Date & Time');
  expect(start).toHaveFocus();
  expect(start).toHaveAccessibleDescription('Add a date first.');
  fireEvent.change(start, { target: { value: '2099-06-13T12:00' } });
  await user.click(findButton('Save'));
  expect(await screen.findByRole('heading', { name: 'Picnic' })).toBeVisible();
  expect(calls.find(({ method }) => method === 'PATCH')?.json).toMatchObject({
    datetime: '2099-06-13T12:00',
    timeZone: 'Europe/Rome',
    audience: 'everyone',
    sequence: 0,
  });
});

it('removes a canceled event only if it is chosen', async () => {
  const cancellation = createProposal({
    title: 'Dinner',
    needsReview: true,
    reviewReasons: ['An email says that this was canceled.'],
    change: { eventId: dinner.id, cancels: true, fields: [], sequence: 0, current: 0 },
    source: { kind: 'email', label: 'Your booking is canceled', excerpt: '', lines: null },
  });
  const { calls } = mockProposals([], [], [cancellation]);
  const { user } = await renderDialog({ events: [dinner], startsWithReview: true });
  const checkbox = await screen.findByRole('checkbox', { name: 'Select Dinner' });
  expect(checkbox).not.toBeChecked();
  expect(row('Dinner').getByText('Cancellation')).toBeVisible();
  expect(row('Dinner').queryByRole('textbox')).toBeNull();
  await user.click(checkbox);
  await user.click(findButton('Remove 1 event'));
  expect(await screen.findByText('1 event removed')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/accept'))?.json).toEqual({
    ids: [cancellation.id],
    seen: [],
  });
});

it('shows what a proposed change changes', async () => {
  const change = createProposal({
    title: 'Dinner',
    location: 'Trattoria Roma',
    change: { eventId: dinner.id, cancels: false, fields: ['location'], sequence: 0, current: 1 },
    source: { kind: 'assistant', label: 'Claude', excerpt: '', lines: null },
  });
  const { calls } = mockProposals([], [], [change]);
  const { user } = await renderDialog({ events: [dinner], startsWithReview: true });
  expect(await screen.findByText('Trattoria Roma')).toBeVisible();
  expect(row('Dinner').getByText('No location')).toBeVisible();
  expect(row('Dinner').getByText('Claude')).toBeVisible();
  expect(row('Dinner').getByText('The event was changed after this was proposed.')).toBeVisible();
  await user.click(findButton('Make 1 change'));
  expect(await screen.findByText('1 event changed')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/accept'))?.json).toEqual({
    ids: [change.id],
    seen: [{ eventId: dinner.id, sequence: 1 }],
  });
});

it('makes an event from text that was not read', async () => {
  const [reason, limit] = [
    'We found no event in this text.',
    'Only the first 300 events of a plan are read.',
  ];
  mockProposals(
    [createProposal({ title: 'Dinner', timeZone: 'Asia/Tokyo' })],
    [
      { text: 'Bring sunscreen', reason },
      { text: 'June 30 Gala', reason: limit },
      { text: 'Boat with Ana', reason },
    ],
  );
  const { user } = await renderDialog();
  paste(PLAN);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: reason,
  });
  expect(screen.getByRole('textbox', { name: limit })).toHaveValue('June 30 Gala');
  text.setSelectionRange(16, 29);
  await user.click(screen.getAllByRole('button', { name: 'Make an event from this' })[0] as HTMLElement);
  expect(screen.getByRole('textbox', { name: 'Title *' })).toHaveValue('Boat with Ana');
  const form = () => within(screen.getByRole('form', { name: 'New event' }));
  expect(form().getByRole('textbox', { name: 'Description *' })).toHaveValue('');
  // The form has the only buttons of the dialog.
  expect(screen.queryByRole('button', { name: 'Add 1 event' })).toBeNull();
  await user.click(findButton('Cancel'));
  expect(screen.queryByRole('form')).toBeNull();
  expect(findButton('Add 1 event')).toBeVisible();
  text.setSelectionRange(16, 29);
  await user.click(screen.getAllByRole('button', { name: 'Make an event from this' })[0] as HTMLElement);
  fireEvent.change(form().getByLabelText('Date & Time *'), { target: { value: '2099-06-13T12:00' } });
  await user.click(findButton('Save event'));
  expect(form().getByText('Please enter a description.')).toBeVisible();
  await user.type(form().getByRole('textbox', { name: 'Description *' }), 'To Capri');
  await user.click(findButton('Save event'));
  const [{ body }, { onSuccess }] = saving.create.mutate.mock.lastCall ?? [{}, {}];
  expect(body).toMatchObject({
    title: 'Boat with Ana',
    description: 'To Capri',
    datetime: '2099-06-13T12:00',
    timeZone: 'Asia/Tokyo',
  });
  act(() => onSuccess(dinner));
  expect(await screen.findByDisplayValue('Bring sunscreen')).toBeVisible();
});
