import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { readAdminCode, readCreatedProject } from '../../lib/storage.ts';
import { createEvent } from '../../testing/create-event.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { ImportExport } from './import-export.tsx';

const project = { projectId: 'ABCD2345', name: 'Rome' } as Project;
const events = [createEvent({ title: 'Dinner', starts: '2099-06-12T19:00', timeZone: 'Europe/Rome' })];

it('duplicates with shifted dates and opens the copy, which shows its codes', async () => {
  const copy = {
    projectId: 'WXYZ6789',
    name: 'Rome (copy)',
    accessCode: 'GUEST1',
    adminCode: 'ADM1N',
    ownerEmail: '',
  };
  const { calls } = mockApi({
    'POST /api/projects/ABCD2345/duplicate': {
      status: 201,
      body: { success: true, project: copy, waiting: {} },
    },
  });
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  const { user } = await renderComponent(<ImportExport project={project} events={events} />);
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Itinerary' }));
  expect(dialog.getByLabelText('First day')).toHaveValue('2099-06-12');
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/project/WXYZ6789'));
  expect(calls.at(-1)?.json).toEqual({ name: 'Rome (copy)', firstDay: '2099-06-12' });
  expect(readCreatedProject()?.accessCode).toBe('GUEST1');
  expect(readAdminCode('WXYZ6789')).toBe('ADM1N');
});
