import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storedRsvps } from '../../lib/rsvps/stored-rsvps.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { createRsvp } from './testing/rsvp-data.ts';
import { useSendWaiting } from './use-send-waiting.ts';

const ME = 'PUT /api/projects/ABCD2345/rsvps/me';
const BEN = 2;

function Page({ personId }: { personId: number | undefined }) {
  useSendWaiting('ABCD2345', personId);
  return null;
}

beforeEach(() => {
  localStorage.clear();
  storedRsvps.change('ABCD2345', BEN, () => ({ waiting: [{ eventId: null, answer: 'yes', key: '1' }] }));
});

it('sends what waits when there is a connection again, and says so', async () => {
  const lose = () => {
    throw new TypeError('Failed to fetch');
  };
  const { calls, routes } = mockApi({ [ME]: lose });
  await renderComponent(<Page personId={BEN} />);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  routes[ME] = { body: createRsvp('yes') };
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Your answer was sent')).toBeVisible();
  dispatchEvent(new Event('online'));
  expect(calls).toHaveLength(2);
});

it('tries again when the connection comes back during an attempt', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { calls, routes } = mockApi({ [ME]: () => promise });
  await renderComponent(<Page personId={BEN} />);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  routes[ME] = { body: createRsvp('yes') };
  dispatchEvent(new Event('online'));
  reject(new TypeError('Failed to fetch'));
  expect(await screen.findByText('Your answer was sent')).toBeVisible();
  expect(calls).toHaveLength(2);
});

it('says why an answer was refused', async () => {
  mockApi({
    [ME]: errorReply(403, 'RSVP_CLOSED', 'RSVP is closed.'),
    'GET /api/projects/ABCD2345/itinerary': { status: 304 },
  });
  await renderComponent(<Page personId={BEN} />);
  expect(await screen.findByText("Your answer wasn't saved")).toBeVisible();
  expect(screen.getByText('RSVP is closed. Ask your host if you have questions.')).toBeVisible();
  expect(storedRsvps.read('ABCD2345')).toMatchObject({ waiting: [], refused: [{ eventId: null }] });
});

it('drops everything when access has ended', async () => {
  mockApi({
    [ME]: errorReply(401, 'ACCESS_REQUIRED', 'Enter the code.'),
    'GET /api/projects/ABCD2345/itinerary': { status: 304 },
  });
  await renderComponent(<Page personId={BEN} />);
  expect(await screen.findByText(/Your access to this itinerary has ended/)).toBeVisible();
  await vi.waitFor(() => expect(storedRsvps.read('ABCD2345')).toBeUndefined());
});

it.each([undefined, 3])('drops what someone else left in this browser: now person %s', async (personId) => {
  const { calls } = mockApi();
  await renderComponent(<Page personId={personId} />);
  expect(storedRsvps.read('ABCD2345')).toBeUndefined();
  expect(calls).toEqual([]);
});
