import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Itinerary, storeItinerary } from '../../lib/itinerary-query.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { rsvpsOptions } from '../../lib/rsvps/rsvp-query.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import LiveUpdates from './live-updates.tsx';

const ID = 'ABCD2345';
const toItinerary = (revision: number, person: { id: number; name: string; linked: boolean } | null) =>
  ({
    project: { projectId: ID, revision, customLinks: [], viewer: { role: 'viewer', person } },
    events: [],
    faqs: [],
  }) as unknown as Itinerary;

class FakeSocket {
  static latest: FakeSocket | undefined;
  onmessage: ((event: { data: string }) => void) | null = null;
  close = vi.fn();
  constructor() {
    FakeSocket.latest = this;
  }
}

/** Opens the page of Ben, who answered yes, and announces the next version, in which the reader is `person`. */
async function renderChange(person: { id: number; name: string; linked: boolean } | null) {
  vi.stubGlobal('WebSocket', FakeSocket);
  mockApi({
    [`GET /api/projects/${ID}/rsvps`]: { body: { mine: [{ personId: 2, eventId: null, answer: 'yes' }] } },
    [`GET /api/projects/${ID}/itinerary`]: { body: toItinerary(6, person) },
  });
  const { queryClient } = await renderComponent(<LiveUpdates hasDialog={false} projectId={ID} />);
  await act(async () => {
    await storeItinerary(queryClient, toItinerary(5, { id: 2, name: 'Ben', linked: false }));
    await queryClient.fetchQuery(rsvpsOptions(ID));
  });
  await act(async () => FakeSocket.latest?.onmessage?.({ data: JSON.stringify({ revision: 6 }) }));
  await vi.waitFor(() => {
    const now = queryClient.getQueryData<Itinerary>(queryKeys.itinerary(ID));
    expect(now?.project.revision).toBe(6);
  });
  return queryClient;
}

it('drops the answers of a guest whom a host removed while the page was open', async () => {
  const client = await renderChange(null);
  await vi.waitFor(() => expect(client.getQueryData(rsvpsOptions(ID).queryKey)).toBeUndefined());
});

it('keeps the answers if the reader stays the same guest', async () => {
  const client = await renderChange({ id: 2, name: 'Benjamin', linked: false });
  expect(client.getQueryData(rsvpsOptions(ID).queryKey)).toBeDefined();
});

it('shows the server’s page when the itinerary is taken down while it is open', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.stubGlobal('WebSocket', FakeSocket);
  const { routes } = mockApi({
    [`GET /api/projects/${ID}/rsvps`]: { body: { mine: [] } },
    [`GET /api/projects/${ID}/itinerary`]: errorReply(500, 'INTERNAL', 'Something went wrong on our end.'),
  });
  const { queryClient } = await renderComponent(<LiveUpdates hasDialog={false} projectId={ID} />);
  await act(async () => storeItinerary(queryClient, toItinerary(5, null)));
  const announce = (revision: number) =>
    act(async () => FakeSocket.latest?.onmessage?.({ data: JSON.stringify({ revision }) }));
  await announce(6);
  expect(reload).not.toHaveBeenCalled();
  routes[`GET /api/projects/${ID}/itinerary`] = errorReply(451, 'SUSPENDED', 'This was taken down.');
  await announce(7);
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
});
