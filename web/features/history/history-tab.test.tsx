import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Change } from '../../../worker/contract/history.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { HistoryTab } from './history-tab.tsx';
import { DINNER } from './testing/event-snapshot.ts';

const PATH = '/api/projects/ABCD2345/history';
const LIST = `GET ${PATH}?limit=50`;
const moved = { ...DINNER, location: 'Pier 2' };

const change = (seq: number, more: Partial<Change> = {}) =>
  ({
    seq,
    at: new Date(Date.parse('2027-06-01T10:00:00Z') + seq * 60_000).toISOString(),
    by: { kind: 'cohost', name: 'Ana' },
    action: 'update',
    entity: 'event',
    entityId: 7,
    before: DINNER,
    after: moved,
    ...more,
  }) as Change;

const added = change(1, { action: 'create', before: null, after: DINNER, by: { kind: 'host', name: null } });

function render(changes: Change[], routes: Parameters<typeof mockApi>[0] = {}) {
  const api = mockApi({
    [LIST]: { body: changes },
    'GET /api/projects/ABCD2345/itinerary': { body: {} },
    ...routes,
  });
  const events = [{ id: 7, title: 'Dinner' }];
  const people = [{ id: 2, name: 'Ben' }];
  return renderComponent(<HistoryTab projectId="ABCD2345" events={events} people={people} />).then(
    (view) => ({ ...view, ...api }),
  );
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the list', () => {
  it('says who changed what, from what to what', async () => {
    await render([change(2), added]);
    expect(await screen.findByText('Ana changed Dinner')).toBeVisible();
    expect(screen.getByText('The host added Dinner')).toBeVisible();
    expect(screen.getByText('Co-host')).toBeVisible();
    expect(screen.getByText('Location').parentElement).toHaveTextContent('LocationPier 1 → Pier 2');
  });

  it('says that there is nothing yet', async () => {
    await render([]);
    expect(await screen.findByText('No changes yet')).toBeVisible();
    expect(screen.queryByRole('combobox'), 'nothing to filter').not.toBeInTheDocument();
  });

  it('has nothing to filter of one save', async () => {
    await render([change(2)]);
    expect(await screen.findByText('Ana changed Dinner')).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('offers to try again after an error', async () => {
    const { user, routes } = await render([], { [LIST]: errorReply(503, 'UNAVAILABLE', 'Try again soon.') });
    expect(await screen.findByText('Try again soon.')).toBeVisible();
    routes[LIST] = { body: [change(2)] };
    await user.click(await button('Try again'));
    expect(await screen.findByText('Ana changed Dinner')).toBeVisible();
  });

  it('loads more on request', async () => {
    const first = Array.from({ length: 50 }, (_, at) => change(60 - at));
    const { user } = await render(first, { [`GET ${PATH}?limit=50&before=11`]: { body: [added] } });
    await user.click(await button('Show more'));
    expect(await screen.findByText('The host added Dinner')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('filters by kind, event and person', async () => {
    const { user } = await render([change(2), added], {
      [`GET ${PATH}?limit=50&kind=event`]: { body: [change(2)] },
      [`GET ${PATH}?limit=50&event=7&kind=event`]: { body: [change(2)] },
      [`GET ${PATH}?limit=50&event=7&person=2&kind=event`]: { body: [] },
    });
    await user.selectOptions(await screen.findByLabelText('Kind'), 'Events');
    await user.selectOptions(screen.getByLabelText('Event'), 'Dinner');
    expect(screen.queryByRole('button', { name: /^Go back/ })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Person'), 'Ben');
    expect(await screen.findByText('No matching changes')).toBeVisible();
    await user.click(await button('Clear filters'));
    expect(await screen.findByText('Ana changed Dinner')).toBeVisible();
  });

  it('unfolds what was saved at once', async () => {
    const { at } = change(9);
    const cleared = [7, 8].map((entityId) =>
      change(9 + entityId, { at, entityId, action: 'delete', before: DINNER, after: null }),
    );
    const { user } = await render([...cleared, added]);
    expect(await screen.findByText('Ana deleted 2 events')).toBeVisible();
    await user.click(screen.getByText('Show all 2'));
    expect(screen.getAllByRole('button', { name: 'Restore: Dinner' })).toHaveLength(2);
  });
});

describe('restoring', () => {
  it('undoes one change', async () => {
    const { user, calls } = await render([change(2)], {
      [`POST ${PATH}/2/restore`]: { body: { success: true, restored: 1 } },
    });
    await user.click(await button('Undo: Dinner'));
    expect(await screen.findByText('1 change restored')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.json).toEqual({ force: false });
  });

  it('asks where something newer stands', async () => {
    const restore = vi
      .fn()
      .mockReturnValueOnce({
        ...errorReply(409, 'CONFLICT', 'Changed.', { current: { id: 7, ...DINNER, location: 'Pier 9' } }),
      })
      .mockReturnValueOnce({ body: { success: true, restored: 1 } });
    const { user, calls } = await render([change(2)], { [`POST ${PATH}/2/restore`]: restore });
    await user.click(await button('Undo: Dinner'));
    const dialog = await screen.findByRole('dialog', { name: 'Dinner changed again' });
    expect(within(dialog).getByRole('row', { name: /Location/ })).toHaveTextContent('Pier 1Pier 9');
    await user.click(within(dialog).getByRole('button', { name: 'Restore anyway' }));
    expect(await screen.findByText('1 change restored')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST').map(({ json }) => json)).toEqual([
      { force: false },
      { force: true },
    ]);
  });

  it('goes back to a point after saying what that undoes', async () => {
    const brunch = { ...DINNER, title: 'Brunch' };
    const changes = [
      change(3, { entityId: 8, action: 'delete', before: brunch, after: null }),
      change(2),
      added,
    ];
    const { user, calls } = await render(changes, {
      [`POST ${PATH}/restore-to`]: { body: { success: true, restored: 2 } },
    });
    await screen.findByText('Ana deleted Brunch');
    const points = screen.getAllByRole('button', { name: /^Go back to this point/ });
    expect(points, 'not to where it is already').toHaveLength(2);
    await user.click(points[1] as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Brunch comes back');
    expect(dialog).toHaveTextContent('Dinner – Location: Pier 1');
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
    expect(await screen.findByText('2 changes restored')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.json).toEqual({ seq: 1, seen: 3 });
  });

  it('asks again if something changed in the meantime', async () => {
    const { user } = await render([change(2), added], {
      [`POST ${PATH}/restore-to`]: errorReply(409, 'CONFLICT', 'Changed.', { current: { seq: 5 } }),
    });
    await user.click(await button(/^Go back to this point/));
    await user.click(await button('Go back'));
    expect(await screen.findByText(/Something changed in the meantime/)).toBeVisible();
  });
});
