import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { stubShareSheet } from '../../testing/stub-share-sheet.ts';
import { GuestsTab } from './guests-tab.tsx';
import { createPerson } from './testing/create-person.ts';

const PATH = '/api/projects/ABCD2345/people';
const LINK = 'https://foldout.example/access/ABCD2345#p=7.1.key';
const MIA = createPerson(7, 'Mia', {
  linkRequestedAt: '2027-06-01T10:00:00.000Z',
  linkRequest: { answer: 'yes', note: 'With Tom' },
});

async function renderRequests(share?: () => Promise<void>) {
  const shared = stubShareSheet(share);
  const { calls } = mockApi({
    [`GET ${PATH}`]: { body: [createPerson(2, 'Ben'), MIA] },
    'GET /api/projects/ABCD2345/itinerary': { status: 304 },
    [`GET ${PATH}/7/link`]: { body: { url: LINK } },
    [`PATCH ${PATH}/7`]: { body: { ...MIA, linkRequestedAt: null, linkRequest: null, sequence: 6 } },
  });
  const view = await renderComponent(
    <GuestsTab
      projectId="ABCD2345"
      title="Lisbon"
      isShown
      canChooseCohosts
      toShareData={({ name }, url) => ({ title: name, url })}
      renderLink={() => null}
      onSeeAs={() => undefined}
    />,
  );
  const button = await screen.findByRole('button', { name: 'Share link of Mia' });
  await waitFor(() => expect(button).toBeEnabled());
  const saved = () => calls.filter(({ method }) => method === 'PATCH').map(({ json }) => json);
  return { ...view, button, saved, shared };
}

const findRegion = () => screen.queryByRole('region', { name: 'Requests for personal links' });

it('shares a link that a guest asks for, in one tap, and ends the request', async () => {
  const { user, button, saved, shared } = await renderRequests();
  expect(screen.getByText(/says they are coming · “With Tom”/)).toBeVisible();
  // Requests have the room of what explains the tab.
  expect(screen.queryByText(/^Guests named in your events appear here/)).toBeNull();
  await user.click(button);
  expect(shared).toHaveBeenCalledWith({ title: 'Mia', url: LINK });
  await waitFor(() => expect(findRegion()).toBeNull());
  expect(screen.getByText(/^Guests named in your events appear here/)).toBeVisible();
  expect(saved()).toEqual([{ linkRequestedAt: null, sequence: 5 }]);
});

it('keeps a request whose link was not shared, until it is dismissed', async () => {
  const share = () => Promise.reject(new DOMException('Closed', 'AbortError'));
  const { user, button, saved } = await renderRequests(share);
  await user.click(button);
  expect(findRegion()).toBeVisible();
  expect(saved()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Dismiss the request of Mia' }));
  await waitFor(() => expect(findRegion()).toBeNull());
});
