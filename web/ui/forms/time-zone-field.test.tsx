import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderComponent } from '../../testing/render-component.tsx';
import type { SearchPlaces } from './time-zone-combobox.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

// Compiles the lazily loaded field before a test waits for it.
beforeAll(async () => void (await import('./time-zone-combobox.tsx')), 30_000);

const BALI = { name: 'Bali', region: '', country: 'ID', timeZone: 'Asia/Makassar' };

function Form({ searchPlaces, onChange }: { searchPlaces: SearchPlaces; onChange: (zone: string) => void }) {
  const [zone, setZone] = useState('UTC');
  const change = (next: string) => {
    setZone(next);
    onChange(next);
  };
  return (
    <>
      <TimeZoneField value={zone} searchPlaces={searchPlaces} onChange={change} />
      <button type="button">Save</button>
    </>
  );
}

async function renderField(searchPlaces: SearchPlaces) {
  const onChange = vi.fn();
  const view = await renderComponent(<Form searchPlaces={searchPlaces} onChange={onChange} />);
  await view.user.click(screen.getByRole('button', { name: 'Change time zone' }));
  const input = await screen.findByRole('combobox', { name: 'Time zone' });
  expect(input).toHaveFocus();
  return { ...view, input, onChange };
}

it('finds places with the keyboard and shows the one that was chosen', async () => {
  const { user, input, onChange } = await renderField(async () => [BALI]);
  await user.keyboard('bali');
  await screen.findByRole('option', { name: /^Bali, Indonesia/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('Asia/Makassar'));
  expect(input).toHaveValue('Bali, Indonesia');
  expect(input).toHaveAccessibleDescription('Central Indonesia Time');
});

it('leaves the form exposed to screen readers while the list is open', async () => {
  const { user, input } = await renderField(async () => [BALI]);
  await user.keyboard('bali');
  await screen.findByRole('option', { name: /^Bali, Indonesia/ });
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(input.closest('[aria-live]')).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(input.closest('[aria-live]')).toBeNull();
});

it('says that nothing was found once the search is done', async () => {
  const { promise, resolve } = Promise.withResolvers<[]>();
  const { user } = await renderField(() => promise);
  await user.keyboard('qwxzy');
  expect(await screen.findByText('Searching cities…')).toBeVisible();
  expect(screen.queryByText('No match. Try a city or time zone.')).toBeNull();
  resolve([]);
  expect(await screen.findByText('No match. Try a city or time zone.')).toBeVisible();
});

it('still finds zones by name when places cannot be searched', async () => {
  const { user, onChange } = await renderField(() => Promise.reject(new TypeError('Failed to fetch')));
  await user.keyboard('EST');
  expect(await screen.findByText(/^We couldn't search cities\./)).toBeVisible();
  await user.click(await screen.findByRole('option', { name: /^New York/ }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('America/New_York'));
});
