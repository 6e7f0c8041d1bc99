import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderComponent } from '../../testing/render-component.tsx';
import { PeopleFilter } from './people-filter.tsx';

const MANY = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hugo', 'Ida'];

async function openPicker(people = MANY) {
  const onSelect = vi.fn();
  const { user } = await renderComponent(
    <div className="itinerary">
      <PeopleFilter people={people} selected={[]} onSelect={onSelect} onIdentity={vi.fn()} onFail={vi.fn()} />
    </div>,
  );
  await user.click(screen.getByRole('button', { name: /Everyone/ }));
  const search = await screen.findByRole('combobox', { name: people === MANY ? 'Search people' : 'People' });
  return { search, user, onSelect };
}

it('focuses the search', async () => {
  const { search } = await openPicker();
  await vi.waitFor(() => expect(search).toHaveFocus());
});

it('does not on a touch screen, where a keyboard would cover the names', async () => {
  const match = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(pointer: coarse)' ? Object.assign(new EventTarget(), { matches: true }) : match(query),
  );
  const { search } = await openPicker();
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Everyone' })).toHaveFocus());
  expect(search).not.toHaveFocus();
});

it('needs no search for a few names, which keys choose', async () => {
  const { search, user, onSelect } = await openPicker(['Ana', 'Ben']);
  expect(search.closest('.visually-hidden')).not.toBeNull();
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Everyone' })).toHaveFocus());
  await user.tab();
  expect(search).toHaveFocus();
  await user.keyboard('b{ArrowDown}{Enter}');
  expect(onSelect.mock.lastCall?.[0]).toEqual(['Ana']);
});
