import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { AddGuest } from './add-guest.tsx';

const PATH = '/api/projects/ABCD2345/people';

it('adds a pasted column of names, each once', async () => {
  const skipped = [{ name: 'Ben', reason: 'There is already someone with this name.' }];
  const people = [
    { id: 4, name: 'Bea' },
    { id: 5, name: 'Zoe' },
  ];
  const { calls } = mockApi({ [`POST ${PATH}`]: { status: 201, body: { people, skipped } } });
  const { user } = await renderComponent(<AddGuest projectId="ABCD2345" />);
  const field = screen.getByRole('textbox', { name: 'Add a guest' });
  await user.click(field);
  await user.paste('Bea\r\nZoe\nBen\n');
  expect(field).toHaveValue('Bea, Zoe, Ben');
  await user.keyboard('{Enter}');
  expect(
    await screen.findByText('2 guests added. Not added: Ben. There is already someone with this name.'),
  ).toBeVisible();
  expect(calls.map(({ json }) => json)).toEqual([{ names: ['Bea', 'Zoe', 'Ben'] }]);
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});
