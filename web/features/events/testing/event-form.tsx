import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { EVENT_DEFAULTS, type Event } from '../../../../worker/contract/events.ts';
import { type ApiCall, mockApi } from '../../../testing/mock-api.ts';
import { renderComponent } from '../../../testing/render-component.tsx';
import { EventForm } from '../event-form.tsx';

export const CREATE = 'POST /api/projects/ABCD2345/events';

export const STORED_EVENT: Event = {
  ...EVENT_DEFAULTS,
  id: 7,
  title: 'Dinner',
  description: 'At the harbor',
  datetime: '2099-06-12T23:00:00Z',
  timeZone: 'America/New_York',
  location: 'Pier 1',
  sequence: 3,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

/** Mocks the API with no time zone for the location of `fillIn`. */
export const mockForm = (routes: Parameters<typeof mockApi>[0] = {}) =>
  mockApi({ 'GET /api/time-zones/suggestion?text=Pier+1': { body: { timeZone: null } }, ...routes });

/** The bodies of the requests that change something. */
export const listBodies = (calls: ApiCall[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ json }) => json);

/** The form for a new event, or what `props` say. */
export const createForm = (props: Partial<Parameters<typeof EventForm>[0]> = {}) => (
  <EventForm
    projectId="ABCD2345"
    projectZone="America/New_York"
    isRsvpEnabled
    people={[]}
    others={[]}
    full={false}
    onAdded={vi.fn()}
    onDirtyChange={vi.fn()}
    guard={(discard) => discard()}
    onDone={vi.fn()}
    {...props}
  />
);

/** Renders the form with functions that record its calls. */
export async function renderForm(props: Partial<Parameters<typeof EventForm>[0]> = {}) {
  const [onDirtyChange, onDone, onAdded] = [vi.fn(), vi.fn(), vi.fn()];
  const form = createForm({ onAdded, onDirtyChange, onDone, ...props });
  return { onDirtyChange, onDone, onAdded, ...(await renderComponent(form)) };
}

/** Fills in the required fields. */
export async function fillIn({ user }: Awaited<ReturnType<typeof renderForm>>) {
  await user.type(field('Title *'), 'Dinner');
  await user.type(field('Description *'), 'At the harbor');
  await user.type(field('Location *'), 'Pier 1');
}
