import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderComponent } from '../../testing/render-component.tsx';
import { PeopleFilter } from './people-filter.tsx';

async function openPicker() {
  const { user } = await renderComponent(
    <div className="itinerary">
      <PeopleFilter
        people={['Ana', 'Ben']}
        selected={[]}
        onSelect={vi.fn()}
        onIdentity={vi.fn()}
        onFail={vi.fn()}
      />
    </div>,
  );
  await user.click(screen.getByRole('button', { name: /Everyone/ }));
  return screen.findByRole('combobox', { name: 'Search people' });
}

it('focuses the search', async () => {
  const search = await openPicker();
  await vi.waitFor(() => expect(search).toHaveFocus());
});

it('does not on a touch screen, where a keyboard would cover the names', async () => {
  const match = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(pointer: coarse)' ? Object.assign(new EventTarget(), { matches: true }) : match(query),
  );
  const search = await openPicker();
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Everyone' })).toHaveFocus());
  expect(search).not.toHaveFocus();
});
