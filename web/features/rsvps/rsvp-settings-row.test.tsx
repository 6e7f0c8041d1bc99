import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { RsvpSettingsRow } from './rsvp-settings-row.tsx';
import { createAskingProject } from './testing/rsvp-data.ts';

it('turns RSVP on', async () => {
  const project = createAskingProject({ enabled: false });
  const { calls } = mockApi({ 'PUT /api/projects/ABCD2345/rsvp-settings': { body: { project } } });
  const { user } = await renderComponent(<RsvpSettingsRow project={project} />);
  expect(screen.getByText('RSVP is off')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn on RSVP' }));
  expect(await screen.findByRole('checkbox', { name: /Ask guests/ })).toBeChecked();
  expect(calls).toEqual([]);
});

it('says until when guests can answer, and opens the settings', async () => {
  mockApi();
  const project = createAskingProject({ deadline: '2099-06-05T04:00:00.000Z' });
  const { user } = await renderComponent(<RsvpSettingsRow project={project} />);
  expect(screen.getByText('RSVP is on')).toBeVisible();
  expect(screen.getByText('Guests can answer until Jun 4.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'RSVP settings' }));
  expect(await screen.findByRole('dialog', { name: 'RSVP settings' })).toBeVisible();
});
