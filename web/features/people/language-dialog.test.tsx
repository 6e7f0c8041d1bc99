import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { createPerson } from './testing/create-person.ts';

it('sets the language of a guest, and ends it', async () => {
  const person = createPerson(2, 'Ben', { language: 'pl' });
  const path = '/api/projects/ABCD2345/people/2';
  const { calls } = mockApi({ [`PATCH ${path}`]: { body: { ...person, language: null, sequence: 6 } } });
  const onOpenChange = vi.fn();
  const { user } = await renderComponent(
    <LanguageDialog
      {...{ projectId: 'ABCD2345', person, open: true, onOpenChange }}
      finalFocus={() => null}
      onClosed={() => undefined}
    />,
  );
  const choice = await screen.findByRole('combobox', { name: 'Language' });
  expect(choice).toHaveDisplayValue('Polski');
  await user.selectOptions(choice, "The browser's");
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(calls[0]).toMatchObject({ json: { language: null, sequence: 5 } });
});
