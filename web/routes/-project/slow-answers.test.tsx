import type { QueryKey } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Person } from '../../../worker/contract/people.ts';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { useRestoreChange } from '../../features/history/queries.ts';
import { intakeOptions, useRenewAddress } from '../../features/intake/queries.ts';
import { useImportProject } from '../../features/my-projects/import-export.ts';
import { myProjectsOptions } from '../../features/my-projects/queries.ts';
import {
  peopleOptions,
  personLinkOptions,
  useAddPerson,
  useRemovePerson,
  useRenewAllLinks,
  useRenewLink,
} from '../../features/people/queries.ts';
import { projectIntakeOptions, useRenewProjectIntake } from '../../features/proposals/queries.ts';
import { unclaimedOptions, useDeleteUnclaimed } from '../../features/proposals/unclaimed/queries.ts';
import { useChangeCode } from '../../features/security/queries.ts';
import { calendarFeedOptions } from '../../features/share/queries.ts';
import { rsvpsOptions } from '../../lib/rsvps/rsvp-query.ts';
import { shareLinkOptions } from '../../lib/share-link.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { holdBack, renderWrites, settle } from '../../testing/render-writes.tsx';

// Answers that arrive late or in another order than the requests were sent.

const ID = 'ABCD2345';
const PATH = `/api/projects/${ID}`;
const project = { projectId: ID, revision: 5, viewer: { role: 'owner', person: null } };
const ben = { id: 1, name: 'Ben' } as Person;

it.each([
  [
    'personal link',
    personLinkOptions(ID, 1),
    `${PATH}/people/1/link`,
    `POST ${PATH}/people/1/link`,
    () => {
      const { mutateAsync } = useRenewLink(ID);
      return () => mutateAsync(1);
    },
  ],
  [
    'address of the itinerary',
    projectIntakeOptions(ID),
    `${PATH}/intake`,
    `POST ${PATH}/intake/renew`,
    () => useRenewProjectIntake(ID).mutateAsync,
  ],
  [
    'address of the account',
    intakeOptions,
    '/api/intake',
    'POST /api/intake/renew',
    () => useRenewAddress().mutateAsync,
  ],
])('a renewed %s is not replaced by the old one that was requested before', async (...row) => {
  const [, options, read, renew, useRenew] = row;
  const first = holdBack();
  mockApi({ [`GET ${read}`]: first.reply, [renew]: { body: { url: 'new' } } });
  const { client, writes } = renderWrites([options], useRenew as () => () => Promise<unknown>);
  await settle(writes()());
  await first.send({ body: { url: 'old' } });
  expect(client.getQueryData(options.queryKey)).toEqual({ url: 'new' });
});

it('shows the guests, also if one was added before they had loaded', async () => {
  const first = holdBack();
  const { routes } = mockApi({ [`GET ${PATH}/people`]: first.reply, [`POST ${PATH}/people`]: { body: ben } });
  const { client, writes } = renderWrites([peopleOptions(ID)], () => useAddPerson(ID));
  routes[`GET ${PATH}/people`] = { body: [ben] };
  await settle(writes().mutateAsync({ name: 'Ben', key: 'key' }));
  await first.send({ body: [] });
  await waitFor(() => expect(client.getQueryData(peopleOptions(ID).queryKey)).toEqual([ben]));
});

it('loads a personal link while another guest is removed', async () => {
  const link = holdBack();
  mockApi({
    [`GET ${PATH}/people`]: { body: [ben, { id: 2, name: 'Cleo' }] },
    [`GET ${PATH}/people/1/link`]: link.reply,
    [`DELETE ${PATH}/people/2`]: { body: { undo: { ids: [2] } } },
  });
  const options = [peopleOptions(ID), personLinkOptions(ID, 1)];
  const { client, writes } = renderWrites(options, () => useRemovePerson(ID));
  await waitFor(() => expect(client.getQueryData(peopleOptions(ID).queryKey)).toHaveLength(2));
  await settle(writes().mutateAsync({ id: 2, name: 'Cleo' } as Person));
  await link.send({ body: { personId: 1, url: 'link' } });
  await waitFor(() => expect(client.getQueryData(personLinkOptions(ID, 1).queryKey)?.url).toBe('link'));
});

it('shows no link that has ended until the new one has loaded', async () => {
  mockApi({
    [`POST ${PATH}/people/links/renew`]: { body: { renewed: 2 } },
    [`PUT ${PATH}/customizations`]: { body: { project } },
  });
  const { client, writes } = renderWrites([], () => ({ all: useRenewAllLinks(ID), code: useChangeCode(ID) }));
  const keys = [personLinkOptions(ID, 1), shareLinkOptions(ID), calendarFeedOptions(ID)].map(
    ({ queryKey }): QueryKey => queryKey,
  );
  client.setQueryData(peopleOptions(ID).queryKey, [ben]);
  for (const key of keys) client.setQueryData<object>(key, { url: 'old' });
  await settle(writes().all.mutateAsync());
  await settle(writes().code.mutateAsync({ accessCode: 'GUEST2' }));
  expect(keys.map((key) => client.getQueryData(key))).toEqual([undefined, undefined, undefined]);
  expect(client.getQueryData(peopleOptions(ID).queryKey)).toEqual([ben]);
});

it('a deletion that fails brings back its own unclaimed event only', async () => {
  const [first, list] = [holdBack(), holdBack()];
  const events = [1, 2, 3].map((id) => ({ id }) as UnclaimedEvent);
  const { routes } = mockApi({
    'GET /api/unclaimed-events': { body: events },
    'DELETE /api/unclaimed-events/1': first.reply,
    'DELETE /api/unclaimed-events/2': { body: { undo: { ids: [2] } } },
  });
  const { client, writes } = renderWrites([unclaimedOptions], () => useDeleteUnclaimed());
  const ids = () => client.getQueryData(unclaimedOptions.queryKey)?.map(({ id }) => id);
  await waitFor(() => expect(ids()).toEqual([1, 2, 3]));
  routes['GET /api/unclaimed-events'] = list.reply;
  await act(async () => {
    for (const event of events.slice(0, 2)) writes().mutate(event);
  });
  await waitFor(() => expect(ids()).toEqual([3]));
  await first.send({ status: 503 });
  await waitFor(() => expect(ids()).toEqual([1, 3]));
  await list.send({ body: [events[0], events[2]] });
});

it('lists an itinerary that was imported before the list had loaded', async () => {
  const first = holdBack();
  const { routes } = mockApi({
    'GET /api/my-projects': first.reply,
    'POST /api/projects/import': { body: {} },
  });
  const { client, writes } = renderWrites([myProjectsOptions], () => useImportProject());
  routes['GET /api/my-projects'] = { body: [{ projectId: ID }] };
  await settle(writes().mutateAsync({ content: {}, key: 'key' }));
  await first.send({ body: [] });
  await waitFor(() => expect(client.getQueryData(myProjectsOptions.queryKey)).toHaveLength(1));
});

it('shows a restored answer to RSVP', async () => {
  const { calls } = mockApi({
    [`GET ${PATH}/rsvps`]: { body: { mine: [], rows: [] } },
    [`POST ${PATH}/history/4/restore`]: { body: { restored: 1 } },
  });
  const { client, writes } = renderWrites([rsvpsOptions(ID)], () => useRestoreChange(ID));
  await waitFor(() => expect(client.getQueryData(rsvpsOptions(ID).queryKey)).toBeDefined());
  await settle(writes().mutateAsync({ seq: 4, force: false }));
  await waitFor(() => expect(calls.filter(({ path }) => path === `${PATH}/rsvps`)).toHaveLength(2));
});
