import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { TooltipProvider } from '../../ui/dialogs/tooltip.tsx';
import { EventsTab } from './events-tab.tsx';
import { button, field, mockForm, STORED_EVENT } from './testing/event-form.tsx';

function renderTab(props: Partial<Parameters<typeof EventsTab>[0]> = {}) {
  mockForm();
  return renderComponent(
    <TooltipProvider>
      <EventsTab
        projectId="ABCD2345"
        projectZone="America/New_York"
        isPaid
        isRsvpEnabled
        events={[STORED_EVENT]}
        onDirtyChange={vi.fn()}
        guard={(action) => action()}
        {...props}
      />
    </TooltipProvider>,
  );
}

it('puts a copy of an event into the form for a new one', async () => {
  const { user } = await renderTab();
  await user.click(button('Duplicate Dinner'));
  expect(screen.getByRole('heading', { name: 'Add New Event' })).toHaveFocus();
  expect(field('Title *')).toHaveValue('Dinner');
  expect(screen.getByLabelText('Date & Time *')).toHaveValue('2099-06-12T19:00');
  await user.click(button('Cancel'));
  expect(field('Title *')).toHaveValue('');
  await user.click(button('Duplicate Dinner'));
  expect(field('Title *')).toHaveValue('Dinner');
});

it('offers the upgrade instead of a second event in trial', async () => {
  const { user } = await renderTab({ isPaid: false });
  await user.click(button('Duplicate Dinner'));
  expect(readUpgradePrompt()).toBe('add a second event');
  expect(field('Title *')).toHaveValue('');
});

it.each([
  [{ event: STORED_EVENT }, 'Edit Event'],
  [{ copyOf: STORED_EVENT }, 'Add New Event'],
])('opens the form for an event that was chosen elsewhere', async (request, heading) => {
  await renderTab({ request });
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(field('Title *')).toHaveValue('Dinner');
});

it('moves from a new event to the list of several', async () => {
  const { user } = await renderTab({ events: [STORED_EVENT, { ...STORED_EVENT, id: 8, title: 'Brunch' }] });
  await user.click(button('See all 2 events'));
  expect(screen.getByRole('heading', { name: 'Current Events (2)' })).toHaveFocus();
  await user.click(button('Edit Brunch'));
  expect(screen.queryByRole('button', { name: /See all/ })).not.toBeInTheDocument();
});

it('suggests guests who are in no event yet', async () => {
  const { user } = await renderTab({ guests: ['Zoë'] });
  await user.click(screen.getByRole('radio', { name: 'Specific People' }));
  await user.type(screen.getByRole('combobox', { name: "Who's coming" }), 'Zo');
  expect(await screen.findByRole('option', { name: 'Zoë' })).toBeVisible();
});
