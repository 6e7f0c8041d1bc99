import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { EventPapers } from './event-papers.tsx';

const PATH = '/api/projects/ABCD2345/papers';
const EVENT = { id: 7, title: 'Ferry' } as Event;
const toPaper = (id: number, title: string, type: string, eventId: number | null = 7) => ({
  ...{ id, title, type, eventId, kind: 'ticket', personId: null, size: 10, sequence: 0 },
});

async function show(reply: object) {
  const onAll = vi.fn();
  mockApi({ [`GET ${PATH}`]: reply });
  await renderComponent(<EventPapers projectId="ABCD2345" event={EVENT} onAll={onAll} />);
  return onAll;
}

it('opens each ticket of the event by one tap', async () => {
  await show({
    body: [
      toPaper(1, 'Seat 12', 'application/pdf'),
      toPaper(2, 'Wallet pass', 'application/vnd.apple.pkpass'),
      toPaper(3, 'Photo', 'image/png'),
      toPaper(4, 'Insurance', 'application/pdf', null),
    ],
  });
  const pdf = await screen.findByRole('link', { name: /^Seat 12/ });
  expect(pdf).toHaveAttribute('href', `${PATH}/1/file`);
  expect(pdf).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Wallet pass' })).toHaveAttribute('href', `${PATH}/2/file`);
  expect(screen.queryByText('Insurance')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Photo' }));
  expect(await screen.findByRole('dialog', { name: 'Photo' })).toBeVisible();
});

it('leads to the others of more than three', async () => {
  const titles = ['Ana', 'Ben', 'Cleo', 'Dan'];
  const onAll = await show({ body: titles.map((title, at) => toPaper(at + 1, title, 'application/pdf')) });
  await userEvent.click(await screen.findByRole('button', { name: 'All tickets (4)' }));
  expect(onAll).toHaveBeenCalledWith(EVENT);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('leads to the list if the tickets cannot be read', async () => {
  await show(errorReply(404, 'NOT_FOUND', 'Gone.'));
  expect(await screen.findByRole('button', { name: 'Tickets' })).toBeVisible();
});
