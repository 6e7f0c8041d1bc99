import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import type { Faq } from '../../../worker/contract/faqs.ts';
import { useClearEvents, useDeleteEvent } from '../../features/events/queries.ts';
import { useCreateFaq, useDeleteFaq } from '../../features/faqs/queries.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';

const ID = 'ABCD2345';
const PATH = `/api/projects/${ID}`;
const undo = { ids: [7], seq: 41, expiresAt: '2099-01-01T00:00:00Z' };
const deleted = { body: { success: true, undo } };

/** By toast: a hook whose call shows it, and the answer of that call. */
const KINDS = {
  'Event deleted successfully!': [
    () => {
      const { mutate } = useDeleteEvent(ID);
      return () => mutate({ id: 7 } as Event);
    },
    { [`DELETE ${PATH}/events/7`]: deleted },
  ],
  'All events cleared successfully!': [
    () => {
      const { mutate } = useClearEvents(ID);
      return () => mutate();
    },
    { [`DELETE ${PATH}/events`]: deleted },
  ],
  'FAQ deleted successfully!': [
    () => {
      const { mutate } = useDeleteFaq(ID);
      return () => mutate({ id: 7 } as Faq);
    },
    { [`DELETE ${PATH}/faqs/7`]: deleted },
  ],
  'FAQ created successfully!': [
    () => {
      const { mutate } = useCreateFaq(ID);
      return () => mutate({ body: { question: 'Where?', answer: 'Here.' }, key: 'k' });
    },
    { [`POST ${PATH}/faqs`]: { status: 201, body: { id: 7, question: 'Where?', answer: 'Here.', undo } } },
  ],
} as const;

function Button({ useCall }: { useCall: () => () => void }) {
  return (
    <button type="button" onClick={useCall()}>
      Save
    </button>
  );
}

it.each(Object.entries(KINDS))('undoes the call behind “%s”', async (title, [useCall, routes]) => {
  const { calls } = mockApi({
    ...routes,
    [`POST ${PATH}/undo`]: { body: { success: true, restored: 1, undo: null } },
  });
  const { user } = await renderComponent(<Button useCall={useCall} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(title)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(calls.find(({ path }) => path === `${PATH}/undo`)?.json).toEqual({ seq: 41 });
});

it('names the History tab where something newer stands', async () => {
  const [useCall, routes] = KINDS['FAQ deleted successfully!'];
  mockApi({ ...routes, [`POST ${PATH}/undo`]: errorReply(409, 'CONFLICT', 'Changed.', { current: null }) });
  const { user } = await renderComponent(<Button useCall={useCall} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Nothing was undone: .* in the History tab\.$/)).toBeVisible();
});

it('offers nothing for a save that changed nothing', async () => {
  const [useCall] = KINDS['FAQ deleted successfully!'];
  mockApi({ [`DELETE ${PATH}/faqs/7`]: { body: { success: true, undo: { ...undo, seq: null } } } });
  const { user } = await renderComponent(<Button useCall={useCall} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('FAQ deleted successfully!')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
