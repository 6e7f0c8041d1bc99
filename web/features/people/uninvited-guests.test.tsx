import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { GuestsTab } from './guests-tab.tsx';
import { createPerson } from './testing/create-person.ts';

const PATH = '/api/projects/ABCD2345/people';

it('removes everybody nobody invited, and brings them back', async () => {
  const uninvited = [
    createPerson(7, 'Xavier', { isUninvited: true }),
    createPerson(8, 'Yuri', { isUninvited: true, warning: 'mixed-scripts' }),
  ];
  const { calls } = mockApi({
    [`GET ${PATH}`]: { body: [createPerson(2, 'Ben'), ...uninvited] },
    'GET /api/projects/ABCD2345/itinerary': { status: 304 },
    [`POST ${PATH}/remove-uninvited`]: {
      body: { removed: 2, undo: { ids: [7, 8], expiresAt: '2027-06-12T12:00:00Z' } },
    },
    [`POST ${PATH}/restore`]: { body: uninvited },
  });
  const { user } = await renderComponent(
    <GuestsTab
      projectId="ABCD2345"
      title="Lisbon"
      isShown
      canChooseCohosts
      toShareData={() => ({})}
      renderLink={() => null}
      onSeeAs={() => undefined}
    />,
  );
  expect(await screen.findByText('2 guests added their names through the shared link.')).toBeVisible();
  expect(screen.getByText('Mixes letters of two alphabets')).toBeVisible();
  expect(screen.getAllByText('2 events · Added by a guest')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Remove all 2' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('2 guests were removed')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Guests (1)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Yuri' })).toBeVisible();
  const posted = calls.filter(({ method }) => method === 'POST');
  expect(posted.map(({ path, json }) => [path, json])).toEqual([
    [`${PATH}/remove-uninvited`, undefined],
    [`${PATH}/restore`, { ids: [7, 8] }],
  ]);
});

it('names the only guest nobody invited', async () => {
  mockApi({
    [`GET ${PATH}`]: { body: [createPerson(2, 'Ben'), createPerson(7, 'Xavier', { isUninvited: true })] },
    'GET /api/projects/ABCD2345/itinerary': { status: 304 },
  });
  const { user } = await renderComponent(
    <GuestsTab
      projectId="ABCD2345"
      title="Lisbon"
      isShown
      canChooseCohosts
      toShareData={() => ({})}
      renderLink={() => null}
      onSeeAs={() => undefined}
    />,
  );
  const notice = await screen.findByText('added their name through the shared link.');
  expect(notice).toHaveTextContent('Xavier added their name');
  await user.click(screen.getByRole('button', { name: 'Remove this guest' }));
  expect(await screen.findByRole('alertdialog', { name: 'Remove Xavier?' })).toBeVisible();
});
