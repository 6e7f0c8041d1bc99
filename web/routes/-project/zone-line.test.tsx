import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { ZoneLine } from './zone-line.tsx';

// Compiles the lazily loaded field before a test waits for it.
beforeAll(async () => void (await import('../../ui/forms/time-zone-combobox.tsx')), 30_000);

it("shows the itinerary's time zone and saves another one at once", async () => {
  const project = { projectId: 'ABCD2345', timeZone: 'Europe/Lisbon' };
  const { calls } = mockApi({
    'PUT /api/projects/ABCD2345/customizations': {
      body: { project: { ...project, timeZone: 'Asia/Tokyo' } },
    },
    'GET /api/time-zones/places?text=tokyo': { body: { places: [] } },
  });
  const { user } = await renderComponent(<ZoneLine project={project} />);
  expect(screen.getByText('Time zone: Lisbon')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change itinerary time zone' }));
  await screen.findByRole('combobox', { name: 'Itinerary time zone' });
  await user.keyboard('tokyo');
  await user.click(await screen.findByText('Tokyo'));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.json).toEqual({ timeZone: 'Asia/Tokyo' }),
  );
});
