import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render-component.tsx';
import { AdminPanelDialog } from './admin-panel-dialog.tsx';

const TABS = [{ id: 'events', label: 'Events', panel: <p>No events</p> }];
const request = {};
const nothing = () => {};

function Panel() {
  const [open, setOpen] = useState(true);
  const [viewedAs, setViewedAs] = useState<string>();
  return (
    <AdminPanelDialog
      name="Lisbon"
      tabs={TABS}
      value="events"
      onChange={nothing}
      open={open}
      beside
      onClose={() => setOpen(false)}
      viewedAs={viewedAs}
      onSeeAsGuest={() => setViewedAs('a guest')}
      onSeeAsHost={() => setViewedAs(undefined)}
      request={request}
      onClosed={nothing}
      findFallbackFocus={() => null}
    />
  );
}

test('Back returns from the guest view to the panel, and then closes it', async () => {
  const { user, history } = await renderComponent(<Panel />);
  const goBack = () => act(async () => history.back());
  await user.click(screen.getByRole('button', { name: 'See as a guest' }));
  expect(screen.getByRole('button', { name: 'Back to editing' })).toBeTruthy();
  await goBack();
  expect(screen.queryByRole('button', { name: 'Back to editing' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Admin Panel' })).toBeTruthy();
  await goBack();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
