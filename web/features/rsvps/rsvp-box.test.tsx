import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Rsvps } from '../../../worker/contract/rsvps.ts';
import { storedRsvps } from '../../lib/rsvps/stored-rsvps.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { RsvpBox } from './rsvp-box.tsx';
import { createAskingEvent, createAskingProject, createRsvp } from './testing/rsvp-data.ts';

const RSVPS = 'GET /api/projects/ABCD2345/rsvps';
const UNTIL_JUNE_5 = '2099-06-06T04:00:00.000Z';

type Reply = NonNullable<Parameters<typeof mockApi>[0]>[string];
type Props = Partial<Parameters<typeof RsvpBox>[0]>;

const reply = (answers: Partial<Rsvps>) => ({ body: { mine: [], list: null, summary: null, ...answers } });

async function renderBox(answers: Partial<Rsvps>, props: Props = {}, first: Reply = reply(answers)) {
  const { routes } = mockApi({ [RSVPS]: first });
  const [onAnswer, onShowAnswers] = [vi.fn(), vi.fn()];
  const box = { project: createAskingProject(), isPreview: false, onAnswer, onShowAnswers, ...props };
  const view = await renderComponent(<RsvpBox {...box} />);
  return { ...view, routes, onAnswer, onShowAnswers };
}

const answer = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

it('asks for an answer', async () => {
  const { user, onAnswer } = await renderBox(
    {},
    { project: createAskingProject({ deadline: UNTIL_JUNE_5 }) },
  );
  expect(await screen.findByRole('heading', { name: 'Are you coming?' })).toBeVisible();
  expect(screen.getByText('Answer by Jun 5')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  await user.click(answer('Maybe'));
  expect(onAnswer).toHaveBeenCalledWith('maybe');
});

it.each([
  [createRsvp('yes', { partySize: 3 }), "You're coming", '3 people'],
  [createRsvp('no', { byHost: true }), "You can't come", 'By your host'],
])('shows the answer on one line, which can be changed', async (row, title, note) => {
  const { user, onAnswer } = await renderBox(
    { mine: [row] },
    { project: createAskingProject({ deadline: UNTIL_JUNE_5 }) },
  );
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yes' })).not.toBeInTheDocument();
  expect(screen.getByText(note)).toBeVisible();
  await user.click(answer('Change'));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(row.answer);
});

it('is about an event', async () => {
  const event = createAskingEvent('Dinner');
  await renderBox({ mine: [createRsvp('yes'), createRsvp('no', { eventId: event.id })] }, { event });
  expect(await screen.findByText("You can't come")).toBeVisible();
  expect(screen.getByRole('group', { name: 'RSVP: Dinner' })).toBeVisible();
});

it('takes no answers after the deadline, also when that passes', async () => {
  vi.useFakeTimers({ now: Date.parse(UNTIL_JUNE_5) - 60_000, shouldAdvanceTime: true });
  await renderBox({}, { project: createAskingProject({ deadline: UNTIL_JUNE_5 }) });
  expect(await screen.findByRole('button', { name: 'Yes' })).toBeEnabled();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(answer('Yes')).toBeDisabled();
  expect(screen.getByText('Closed Jun 5')).toBeVisible();
});

it('shows an answer that waits, before the one that is stored', async () => {
  storedRsvps.change('ABCD2345', 2, () => ({ waiting: [{ eventId: null, answer: 'yes', key: '1' }] }));
  await renderBox({ mine: [createRsvp('no')] });
  expect(await screen.findByText('Waiting to send')).toBeVisible();
  expect(screen.getByRole('heading', { name: "You're coming" })).toBeVisible();
});

it('shows an answer that the server has, before the list of answers has it', async () => {
  storedRsvps.change('ABCD2345', 2, () => ({ mine: [createRsvp('yes')] }));
  await renderBox({ mine: [] });
  expect(await screen.findByText("You're coming")).toBeVisible();
});

it('shows nothing of someone who was at this browser before', async () => {
  storedRsvps.change('ABCD2345', 3, () => ({ waiting: [{ eventId: null, answer: 'yes', key: '1' }] }));
  await renderBox({});
  expect(await screen.findByRole('heading', { name: 'Are you coming?' })).toBeVisible();
});

it('says why an answer was not saved, until that is read', async () => {
  storedRsvps.change('ABCD2345', 2, () => ({ refused: [{ eventId: null, message: 'RSVP is closed.' }] }));
  const { user } = await renderBox({});
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved: RSVP is closed.');
  await user.click(answer('OK'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('offline, shows the answer that was stored last', async () => {
  storedRsvps.change('ABCD2345', 2, () => ({ mine: [createRsvp('yes')] }));
  await renderBox({}, {}, () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await screen.findByText("You're coming")).toBeVisible();
});

it('offline, asks a guest whose name is not known, who has not answered', async () => {
  await renderBox({}, { project: createAskingProject({}, null) }, () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await screen.findByRole('heading', { name: 'Are you coming?' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('offers to load the answer again', async () => {
  const { user, routes } = await renderBox({}, {}, errorReply(503, 'UNAVAILABLE', 'Busy.'));
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load your answer.");
  routes[RSVPS] = reply({ mine: [createRsvp('maybe')] });
  await user.click(answer('Try again'));
  expect(await screen.findByText('You might come')).toBeVisible();
});

it('shows all answers where the host does', async () => {
  const project = createAskingProject({ showList: true });
  const { user, onShowAnswers } = await renderBox({ list: [] }, { project });
  await user.click(await screen.findByRole('button', { name: 'See all answers' }));
  expect(onShowAnswers).toHaveBeenCalledOnce();
});

it('shows all answers also once answered, beside the change', async () => {
  const project = createAskingProject({ showList: true });
  const { user, onShowAnswers } = await renderBox({ mine: [createRsvp('yes')], list: [] }, { project });
  await screen.findByText("You're coming");
  await user.click(screen.getByRole('button', { name: 'See all answers' }));
  expect(onShowAnswers).toHaveBeenCalledOnce();
});

it('shows a host the answer of the person whose page it is, without changing it', async () => {
  await renderBox({ rows: [createRsvp('no'), createRsvp('yes', { personId: 3 })] }, { isPreview: true });
  expect(await screen.findByText("You can't come")).toBeVisible();
  expect(answer('Change')).toBeDisabled();
});
