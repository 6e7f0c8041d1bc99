import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { createEvent } from '../../testing/create-event.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { createProposal } from './testing/proposal.ts';

const PATH = '/api/projects/ABCD2345/proposals';
const project = { projectId: 'ABCD2345', isPaid: true, timeZone: 'Europe/Rome' } as Project;
const event = createEvent({ title: 'Dinner', starts: '2099-06-12T19:00', timeZone: 'Europe/Rome' });
const saving = { update: { isPending: false, mutate: vi.fn() } };

const renderPanel = (events = [event], onDirtyChange = vi.fn()) =>
  renderComponent(
    <PlanPanel project={project} events={events} saving={saving} isShown onDirtyChange={onDirtyChange} />,
  );

const pasteAnywhere = (text: string) =>
  act(() => {
    fireEvent.paste(document.body, { clipboardData: { getData: () => text, files: [] } });
  });

it('reads a plan that is pasted anywhere in the empty tab', async () => {
  let list = [] as unknown[];
  const { calls } = mockApi({
    [`GET ${PATH}`]: () => ({ body: list }),
    [`POST ${PATH}`]: () => {
      const proposals = [createProposal({ title: 'Boat trip' })];
      list = proposals;
      return { status: 201, body: { proposals, unread: [] } };
    },
  });
  await renderPanel([]);
  pasteAnywhere('Rome');
  pasteAnywhere('Friday\n7 pm dinner');
  expect(await screen.findByRole('heading', { name: 'Boat trip' })).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ json }) => json)).toEqual([
    { kind: 'text', content: 'Friday\n7 pm dinner' },
  ]);
});

it('tells the panel about text that was not read', async () => {
  mockApi({ [`GET ${PATH}`]: { body: [] } });
  const onDirtyChange = vi.fn();
  const { user } = await renderPanel([], onDirtyChange);
  await user.type(screen.getByRole('textbox', { name: 'Your plan' }), 'Friday');
  expect(onDirtyChange).toHaveBeenLastCalledWith(true);
});

it('offers what waits, and leaves pasting to the fields when there are events', async () => {
  const { calls } = mockApi({ [`GET ${PATH}`]: { body: [createProposal(), createProposal()] } });
  const { user } = await renderPanel();
  expect(await screen.findByRole('region', { name: 'Events to review' })).toHaveTextContent('2 events');
  pasteAnywhere('Friday\n7 pm dinner');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(await screen.findByRole('button', { name: 'Add 2 events' })).toBeVisible();
});

it('links to a plan that another app shared', async () => {
  const entry = '/shared-plan/1/text';
  const cache = { keys: async () => [entry], match: async () => new Response('Dinner at 8') };
  vi.stubGlobal('caches', { has: async () => true, open: async () => cache });
  mockApi({ [`GET ${PATH}`]: { body: [] } });
  await renderPanel();
  expect(await screen.findByRole('link', { name: 'Add it' })).toHaveAttribute('href', '/shared-plan');
});
