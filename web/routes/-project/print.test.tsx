import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { createEvent } from '../../testing/create-event.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { Print } from './print.tsx';

const RSVPS = 'GET /api/projects/ABCD2345/rsvps';
const dinner = {
  ...createEvent({ title: 'Dinner', starts: '2027-06-11T18:00', timeZone: 'UTC' }),
  rsvp: { capacity: 20 },
};
const rows = [{ personId: 1, eventId: dinner.id, answer: 'yes', partySize: 3 }];

async function renderPrint(role: Project['viewer']['role']) {
  const { calls } = mockApi({ [RSVPS]: { body: { mine: [], list: null, summary: null, rows } } });
  const project = {
    projectId: 'ABCD2345',
    contactPhone: '112 99',
    contactName: null,
    viewer: { role, person: null },
    rsvp: { enabled: true },
  } as unknown as Project;
  await renderComponent(
    <Print project={project} title="Trip" pageZone="UTC" events={[dinner]} people={[]} appearance={{}} />,
  );
  return calls;
}

const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));

it('tells hosts how many people come', async () => {
  const calls = await renderPrint('admin');
  await screen.findByRole('button', { name: 'Print' });
  await waitFor(() => expect(calls).toHaveLength(1));
  print();
  expect(await screen.findByText('3 of 20 people coming')).toBeInTheDocument();
});

it('tells guests nothing', async () => {
  const calls = await renderPrint('viewer');
  print();
  expect(screen.getByRole('heading', { name: 'Dinner' })).toBeInTheDocument();
  expect(screen.queryByText(/people coming/)).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('prints whom guests can call', async () => {
  await renderPrint('viewer');
  print();
  expect(await screen.findByText('112 99')).toBeInTheDocument();
});
