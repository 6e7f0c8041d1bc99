import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { ReadEvent } from '../../../worker/contract/proposals.ts';
import { useFirstPlan } from '../../features/proposals/use-first-plan.ts';
import { toProposalsKey } from '../../lib/proposals-key.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { Hero, useFoundFocus } from './hero.tsx';

// Compiles what is loaded when a plan is read, before a test waits for it.
beforeAll(async () => {
  await import('../../features/proposals/first-plan.ts');
  await import('../../features/showcase/read-itinerary.tsx');
  await import('./left-out.tsx');
}, 30_000);

const READ = 'POST /api/plans/read';
const PLAN = 'Saturday, June 12\n7:30 pm dinner at Roma';

const dinner = {
  title: 'Dinner',
  description: '',
  datetime: '2027-06-12T17:30:00.000Z',
  endsAt: null,
  timeZone: 'Europe/Rome',
  endTimeZone: null,
  location: 'Trattoria Roma, Trastevere',
  attendees: 'Ann, Ben',
  audience: 'everyone',
  vibe: '',
  rsvp: null,
  needsReview: false,
  reviewReasons: [],
  source: { kind: 'text', label: 'Pasted text', excerpt: '7:30 pm dinner', lines: { first: 2, last: 2 } },
} as unknown as ReadEvent;
const undated = {
  ...dinner,
  title: 'Boat trip',
  datetime: null,
  needsReview: true,
  reviewReasons: ['Which day?'],
};

function Landing({ onCreate, projectId, name }: { onCreate: () => void; projectId: string; name: string }) {
  const { found, focus } = useFoundFocus();
  const firstPlan = useFirstPlan(focus);
  return (
    <>
      <Hero
        firstPlan={firstPlan}
        found={found}
        name={name}
        isFormOpen={false}
        onCreate={onCreate}
        form={<p>The form</p>}
      />
      <button type="button" onClick={() => void firstPlan.add(projectId)}>
        Created
      </button>
    </>
  );
}

async function renderHero(name = '') {
  const onCreate = vi.fn();
  const view = await renderComponent(<Landing onCreate={onCreate} projectId="ABCD2345" name={name} />);
  return { ...view, onCreate };
}

const field = () => screen.getByRole('textbox', { name: 'Your plan' });
const paste = (target: Element, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text, files: [] } });

const waiting = { ...dinner, id: 1 };

it('shows the itinerary of a pasted plan, and adds the plan to the one that is created', async () => {
  const elsewhere = 'The place is in another time zone.';
  const away = { ...dinner, needsReview: true, reviewReasons: [elsewhere] };
  const { calls } = mockApi({
    [READ]: { body: { proposals: [undated, away], unread: [] } },
    'POST /api/projects/ABCD2345/proposals': { status: 201, body: { proposals: [waiting], unread: [] } },
  });
  const { user, onCreate, queryClient } = await renderHero();
  paste(field(), PLAN);
  const card = await screen.findByRole('figure', { name: 'Your itinerary' });
  expect(card).toHaveTextContent(/No date yet.*Boat trip.*Which day\?.*Saturday.*June 12.*7:30 PM.*Dinner/);
  // The itinerary will be in that zone.
  expect(card).not.toHaveTextContent(elsewhere);
  expect(screen.getByRole('heading', { name: '2 events found.' })).toHaveFocus();
  expect(screen.getByText('The form')).toBeVisible();
  expect(calls.at(-1)?.json).toEqual({
    kind: 'text',
    content: PLAN,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  await user.click(screen.getByRole('button', { name: 'Create this itinerary' }));
  expect(onCreate).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Created' }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/projects/ABCD2345/proposals'));
  expect(calls.at(-1)?.json).toEqual({ kind: 'text', content: PLAN });
  // Known when the itinerary opens.
  await waitFor(() => expect(queryClient.getQueryData(toProposalsKey('ABCD2345'))).toEqual([waiting]));
});

it('shows the itinerary by the name that the form has', async () => {
  mockApi({ [READ]: { body: { proposals: [dinner], unread: [] } } });
  await renderHero('Our wedding');
  paste(field(), PLAN);
  const card = await screen.findByRole('figure', { name: 'Your itinerary' });
  expect(card).toHaveTextContent(/^Our wedding/);
});

it('marks no event if all need a check, as those of a chat do', async () => {
  const proposals = [dinner, { ...dinner, title: 'Drinks' }].map((event) => ({
    ...event,
    needsReview: true,
    reviewReasons: ['From a chat.'],
  }));
  mockApi({ [READ]: { body: { proposals, unread: [] } } });
  await renderHero();
  paste(field(), PLAN);
  expect(await screen.findByRole('figure', { name: 'Your itinerary' })).not.toHaveTextContent(
    /Check this|From a chat/,
  );
  expect(screen.getByText(/^You can check and change each one before guests see it\./)).toBeVisible();
});

it('marks events with a reason to be checked that few have', async () => {
  const chat = 'From a chat.';
  const proposals = [
    { ...dinner, needsReview: true, reviewReasons: [chat] },
    { ...dinner, title: 'Lunch', needsReview: true, reviewReasons: [chat] },
    { ...dinner, title: 'Drinks', needsReview: true, reviewReasons: ['It could be AM or PM.', chat] },
  ];
  mockApi({ [READ]: { body: { proposals, unread: [] } } });
  await renderHero();
  paste(field(), PLAN);
  const card = await screen.findByRole('figure', { name: 'Your itinerary' });
  expect(card).toHaveTextContent(/^(?:(?!AM or PM).)*Drinks.*It could be AM or PM\./);
  expect(card).not.toHaveTextContent(chat);
  expect(screen.getByText(/^1 needs a check\./)).toBeVisible();
});

it('reads what is pasted while no field has the focus, and lists what became no event', async () => {
  const unread = [{ text: 'Ben: who drives?', reason: 'This is a question.' }];
  mockApi({ [READ]: { body: { proposals: [dinner], unread } } });
  const { user } = await renderHero();
  paste(document.body, PLAN);
  await user.click(await screen.findByText('1 line left out'));
  expect(screen.getByText('Ben: who drives?')).toBeVisible();
  expect(screen.getByText('This is a question.')).toBeVisible();
});

it('shows the first events of a long plan, and all of them on demand', async () => {
  mockApi({ [READ]: { body: { proposals: Array(14).fill(dinner), unread: [] } } });
  const { user } = await renderHero();
  paste(document.body, PLAN);
  const card = await screen.findByRole('figure', { name: 'Your itinerary' });
  expect(within(card).getAllByText('Dinner')).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'And 2 more' }));
  expect(within(card).getAllByText('Dinner')).toHaveLength(14);
});

it('keeps the text and says why nothing was read', async () => {
  const { routes } = mockApi({
    [READ]: errorReply(429, 'RATE_LIMITED', 'Too many requests. Try again in 1 hour.'),
  });
  const { user } = await renderHero();
  paste(field(), PLAN);
  expect(await screen.findByText('Too many requests. Try again in 1 hour.')).toBeVisible();
  expect(field()).toHaveValue(PLAN);
  routes[READ] = { body: { proposals: [dinner], unread: [] } };
  await user.click(screen.getByRole('button', { name: 'Find events' }));
  await user.click(await screen.findByRole('button', { name: 'Paste another plan' }));
  expect(field()).toHaveValue(PLAN);
});

it('keeps a plan that was read over a reload, until it is in an itinerary', async () => {
  mockApi({
    [READ]: { body: { proposals: [dinner], unread: [] } },
    'POST /api/projects/ABCD2345/proposals': { status: 201, body: { proposals: [], unread: [] } },
  });
  const first = await renderHero();
  paste(field(), PLAN);
  await screen.findByRole('figure', { name: 'Your itinerary' });
  first.unmount();
  const second = await renderHero();
  expect(field()).toHaveValue(PLAN);
  await second.user.click(screen.getByRole('button', { name: 'Find events' }));
  await screen.findByRole('figure', { name: 'Your itinerary' });
  await second.user.click(screen.getByRole('button', { name: 'Created' }));
  await waitFor(() => expect(sessionStorage.getItem('firstPlan')).toBeNull());
});

it('keeps what was typed before the app had started, and where', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<textarea data-prerendered=""></textarea>');
  const prerendered = document.querySelector('textarea') as HTMLTextAreaElement;
  prerendered.value = PLAN;
  prerendered.focus();
  await renderHero();
  prerendered.remove();
  const field = screen.getByRole('textbox', { name: 'Your plan' });
  expect(field).toHaveValue(PLAN);
  expect(field).toHaveFocus();
});
