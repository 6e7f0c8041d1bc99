import { queryOptions } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Faq } from '../../../worker/contract/faqs.ts';
import { toLookFields } from '../../../worker/domain/appearance/looks.ts';
import { useSaveCustomizations } from '../../features/customize/queries.ts';
import { useDeleteEvent } from '../../features/events/queries.ts';
import { useReorderFaqs } from '../../features/faqs/use-reorder-faqs.ts';
import { useCorrectOwnerEmail } from '../../features/owner-email/queries.ts';
import { useChangeRsvpSettings } from '../../features/rsvps/queries.ts';
import { useChangeCode } from '../../features/security/queries.ts';
import { itineraryOptions } from '../../lib/itinerary-query.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { createEvent } from '../../testing/create-event.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { holdBack, renderWrites, settle } from '../../testing/render-writes.tsx';
import { enterAsOwner } from './owned-access.ts';

// Answers about the itinerary that arrive late or in another order than the requests were sent.

const ID = 'ABCD2345';
const PATH = `/api/projects/${ID}`;
const ITINERARY = `GET ${PATH}/itinerary`;
const project = { projectId: ID, revision: 5, viewer: { role: 'owner', person: null } };
const [dinner, lunch] = [
  { ...createEvent({ title: 'Dinner', starts: '2027-06-12T19:00', timeZone: 'UTC' }), id: 1 },
  { ...createEvent({ title: 'Lunch', starts: '2027-06-13T12:00', timeZone: 'UTC' }), id: 2 },
];

it.each([
  [
    'customizations',
    `PUT ${PATH}/customizations`,
    () => {
      const { mutateAsync } = useSaveCustomizations(ID);
      return () => mutateAsync({ place: 'Lisbon' });
    },
  ],
  [
    'RSVP settings',
    `PUT ${PATH}/rsvp-settings`,
    () => {
      const { mutateAsync } = useChangeRsvpSettings(ID);
      return () => mutateAsync({ enabled: true });
    },
  ],
  [
    'a code',
    `PUT ${PATH}/customizations`,
    () => {
      const { mutateAsync } = useChangeCode(ID);
      return () => mutateAsync({ accessCode: 'GUEST2' });
    },
  ],
  [
    'the address',
    `PUT ${PATH}/owner-email`,
    () => {
      const { mutateAsync } = useCorrectOwnerEmail(ID);
      return () => mutateAsync({ ownerEmail: 'a@example.com', newAccessCode: false });
    },
  ],
])('saving %s shows what another host added meanwhile', async (_name, call, useSave) => {
  // The added event made revision 6, the save 7.
  const stored = { ...project, place: 'Lisbon', revision: 7 };
  const itinerary = { project: stored, events: [dinner, lunch], faqs: [] };
  mockApi({
    [ITINERARY]: ({ headers }) => {
      const known = headers.get('if-none-match');
      if (known === null) return { body: { project, events: [dinner], faqs: [] } };
      return known.startsWith('"7') ? { status: 304 } : { body: itinerary };
    },
    [call]: { body: { project: stored } },
    [`GET ${PATH}/codes-mail`]: { body: { status: 'none' } },
  });
  const options = itineraryOptions(ID);
  const { queryKey } = options;
  const { client, writes } = renderWrites([options], useSave as () => () => Promise<unknown>);
  await waitFor(() => expect(client.getQueryData(queryKey)?.events).toHaveLength(1));
  await settle(writes()());
  await waitFor(() => expect(client.getQueryData(queryKey)?.events).toHaveLength(2));
  expect(client.getQueryData(queryKey)?.project).toMatchObject({ place: 'Lisbon', revision: 7 });
});

it('keeps a deleted event off the screen while an earlier deletion is confirmed', async () => {
  const second = holdBack();
  const stored = { project, events: [dinner, lunch], faqs: [] };
  const { calls, routes } = mockApi({
    [ITINERARY]: { body: stored },
    [`DELETE ${PATH}/events/1`]: { body: { undo: { ids: [1] } } },
    [`DELETE ${PATH}/events/2`]: second.reply,
  });
  const options = itineraryOptions(ID);
  const { client, writes } = renderWrites([options], () => useDeleteEvent(ID));
  await waitFor(() => expect(client.getQueryData(options.queryKey)?.events).toHaveLength(2));
  routes[ITINERARY] = { body: { ...stored, events: [lunch] } };
  await act(async () => {
    for (const event of [dinner, lunch]) writes().mutate(event);
  });
  await waitFor(() => expect(client.isMutating()).toBe(1));
  await act(async () => {});
  expect(client.getQueryData(options.queryKey)?.events).toEqual([]);
  await second.send({ status: 503 });
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
  expect(client.getQueryData(options.queryKey)?.events).toEqual([lunch]);
});

it('goes back to the stored order of FAQs when two moves fail', async () => {
  const [first, second] = [holdBack(), holdBack()];
  const faqs = [1, 2, 3].map((id) => ({ id, order: id - 1 }) as Faq);
  const replies = [first, second];
  mockApi({
    [ITINERARY]: ({ headers }) =>
      headers.has('if-none-match') ? { status: 304 } : { body: { project, events: [], faqs } },
    [`PUT ${PATH}/faqs/reorder`]: () => replies.shift()?.reply() ?? {},
  });
  const options = itineraryOptions(ID);
  const { client, writes } = renderWrites([options], () => useReorderFaqs(ID));
  const list = () =>
    [...(client.getQueryData(options.queryKey)?.faqs ?? [])]
      .sort((a, b) => a.order - b.order)
      .map(({ id }) => id);
  await waitFor(() => expect(list()).toEqual([1, 2, 3]));
  const move = (...ids: number[]) => act(async () => writes()(ids.map((id) => ({ id }) as Faq)));
  await move(2, 1, 3);
  await move(2, 3, 1);
  await first.send({ status: 503 });
  expect(list()).toEqual([2, 3, 1]);
  await second.send({ status: 503 });
  await waitFor(() => expect(list()).toEqual([1, 2, 3]));
});

it('saves the last of several quick choices last', async () => {
  const first = holdBack();
  const replies = [first.reply, () => ({ body: { project } })];
  const { calls } = mockApi({ [`PUT ${PATH}/customizations`]: () => replies.shift()?.() ?? {} });
  const { writes } = renderWrites([], () => useSaveCustomizations(ID));
  const saves = (['garden', 'seaside'] as const).map((look) =>
    writes().mutateAsync({ look, ...toLookFields(look) }),
  );
  await act(async () => {});
  expect(calls.map(({ json }) => (json as { look: string }).look)).toEqual(['garden']);
  await first.send({ body: { project } });
  await act(() => Promise.all(saves));
  expect(calls.map(({ json }) => (json as { look: string }).look)).toEqual(['garden', 'seaside']);
});

it('loads what owners see, also if the page came with what guests see', async () => {
  const embedded = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: `itinerary/${ID}`,
    textContent: JSON.stringify({
      project: { ...project, viewer: { role: 'viewer' } },
      events: [],
      faqs: [],
    }),
  });
  document.body.append(embedded);
  mockApi({
    [`POST ${PATH}/access-owned`]: { body: {} },
    [ITINERARY]: { body: { project, events: [], faqs: [] } },
  });
  const client = createQueryClient(() => undefined);
  await enterAsOwner(client, ID);
  const { project: shown } = await client.ensureQueryData(queryOptions(itineraryOptions(ID)));
  expect(shown.viewer.role).toBe('owner');
  embedded.remove();
});
