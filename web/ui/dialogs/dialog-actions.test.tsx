import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent } from '../../testing/render-component.tsx';
import { Button } from '../button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

const NOTHING = () => undefined;
const readButtons = () =>
  [...document.querySelectorAll('.dialog-actions button')].map(({ textContent }) => textContent);

it('has the main action last, however a dialog lists them', async () => {
  await renderComponent(
    <Dialog
      open
      onOpenChange={NOTHING}
      title="Welcome"
      actions={
        <>
          <Button variant="primary">Paste</Button>
          <Button>Add</Button>
          <Button variant="quiet">Later</Button>
        </>
      }
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(readButtons()).toEqual(['Later', 'Add', 'Paste']);
});

it.each([
  [false, ['Cancel', 'Leave']],
  [true, ['Leave', 'Cancel']],
])('has it last in a question, too: to cancel is preferred %s', async (prefersCancel, names) => {
  const asked = { open: true, title: 'Leave?', description: 'Really?', confirm: 'Leave' };
  await renderComponent(
    <ConfirmDialog {...asked} onOpenChange={NOTHING} onConfirm={NOTHING} prefersCancel={prefersCancel} />,
  );
  expect(readButtons()).toEqual(names);
});
