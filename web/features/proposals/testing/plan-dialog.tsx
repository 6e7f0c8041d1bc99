import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { Project } from '../../../../worker/contract/projects.ts';
import type { Proposal, UnreadText } from '../../../../worker/contract/proposals.ts';
import { createEvent } from '../../../testing/create-event.ts';
import { mockApi } from '../../../testing/mock-api.ts';
import { renderComponent } from '../../../testing/render-component.tsx';
import PlanDialog, { type PlanDialogProps } from '../plan-dialog.tsx';

export const PATH = '/api/projects/ABCD2345/proposals';
export const project = {
  projectId: 'ABCD2345',
  name: 'Rome',
  isPaid: true,
  timeZone: 'Europe/Rome',
} as Project;
export const dinner = createEvent({ title: 'Dinner', starts: '2099-06-12T19:00', timeZone: 'Europe/Rome' });
export const saving = {
  update: { isPending: false, mutate: vi.fn() },
  create: { isPending: false, mutate: vi.fn() },
};

export const findButton = (name: string | RegExp) => screen.getByRole('button', { name });
export const row = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

/** Answers like the server: what was read waits until it is added. */
export function mockProposals(read: Proposal[], unread: UnreadText[] = [], waiting: Proposal[] = []) {
  let list = waiting;
  return mockApi({
    [`GET ${PATH}`]: () => ({ body: list }),
    [`POST ${PATH}`]: () => {
      list = [...list, ...read];
      return { status: 201, body: { proposals: read, unread } };
    },
    [`POST ${PATH}/accept`]: ({ json }) => {
      const { ids } = json as { ids: number[] };
      list = list.filter(({ id }) => !ids.includes(id));
      return { body: { events: [], undo: { ids: [71, 72], expiresAt: '2099-01-01T00:00:00.000Z' } } };
    },
    [`POST ${PATH}/undo`]: () => ({ body: { success: true } }),
  });
}

/** Renders the dialog of a paid itinerary without events. */
export async function renderDialog(props: Partial<PlanDialogProps> = {}) {
  const onClose = vi.fn();
  const view = await renderComponent(
    <PlanDialog project={project} events={[]} saving={saving} onClose={onClose} {...props} />,
  );
  return { ...view, onClose };
}
