import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

const UPGRADE = 'POST /api/projects/ABCD2345/upgrade';

it.each([
  [401, 'ACCESS_REQUIRED', 'Enter the access code to open this itinerary.'],
  [503, 'UNAVAILABLE', 'Failed to start upgrade process. Please try again.'],
] as const)('says why the checkout does not open: %s', async (status, code, text) => {
  mockApi({ [UPGRADE]: errorReply(status, code, 'Enter the access code to open this itinerary.') });
  const { user } = await renderComponent(
    <UpgradeButton projectId="ABCD2345" added={[]}>
      Add all
    </UpgradeButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Add all' }));
  expect(await screen.findByText(text)).toBeVisible();
});
