import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { GuestsTab } from './guests-tab.tsx';
import { createPerson } from './testing/create-person.ts';

const PATH = '/api/projects/ABCD2345/people';
const ANA = createPerson(1, 'Ana', { role: 'cohost' });
const RENEWED = { links: 2, intakeAddress: true, accessCode: true };

async function renderMenu(item: string) {
  const { calls } = mockApi({
    [`GET ${PATH}`]: { body: [ANA] },
    'GET /api/projects/ABCD2345/itinerary': { status: 304 },
    [`PATCH ${PATH}/1`]: { body: { ...ANA, role: 'guest', renewed: RENEWED } },
    [`DELETE ${PATH}/1`]: {
      body: { success: true, renewed: RENEWED, undo: { ids: [1], expiresAt: '2027-06-12T12:00:00Z' } },
    },
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
  await user.click(await screen.findByRole('button', { name: 'More actions for Ana' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Remove Ana/ }));
  return { user, dialog, calls };
}

it('renews what a demoted co-host could see, unless the host says otherwise', async () => {
  const { user, dialog, calls } = await renderMenu('Remove as co-host');
  const renew = dialog.getByRole('checkbox', { name: 'Renew what this co-host could see' });
  expect(renew).toBeChecked();
  await user.click(renew);
  expect(dialog.getByText(/^Ana can still use the access code/)).toBeVisible();
  await user.click(renew);
  await user.click(dialog.getByRole('button', { name: 'Remove as co-host' }));
  await waitFor(() => expect(screen.queryByText('Co-host')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'PATCH')?.json).toEqual({
    role: 'guest',
    renewSeen: true,
    sequence: 5,
  });
});

it('asks before a co-host is removed', async () => {
  const { user, dialog, calls } = await renderMenu('Remove');
  expect(dialog.getByText(/personal links that were opened here stop working/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Renew what this co-host could see' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Ana was removed')).toBeVisible();
  expect(calls.find(({ method }) => method === 'DELETE')?.json).toEqual({ renewSeen: false });
});
