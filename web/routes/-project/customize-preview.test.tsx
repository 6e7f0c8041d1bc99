import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { toLookFields } from '../../../worker/domain/appearance/looks.ts';
import { createEvent } from '../../testing/create-event.ts';
import { errorReply, mockApi } from '../../testing/mock-api.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { TooltipProvider } from '../../ui/dialogs/tooltip.tsx';
import { renderAdminTabs } from './admin-tabs.tsx';
import type { AdminGuards } from './use-admin-guards.tsx';

const project = {
  projectId: 'ABCD2345',
  name: 'Anniversary',
  ownerName: 'Ann Bowen',
  isPaid: true,
  timeZone: 'America/New_York',
  place: null,
  contactPhone: null,
  contactName: null,
  look: 'garden',
  ...toLookFields('garden'),
  showCountdown: false,
  showCreatorName: true,
  customTitle: null,
  customLinks: [{ name: 'Photos', url: 'photos.example.com' }],
  headerImages: [],
  groupSize: null,
  viewer: { role: 'owner' },
  rsvp: { enabled: false },
} as unknown as Project;
const SAVE = 'PUT /api/projects/ABCD2345/customizations';
const event = createEvent({ title: 'Walk', starts: '2099-06-11T12:00', timeZone: 'America/New_York' });

async function renderCustomizeTab(more: Partial<Project> = {}) {
  const guard = { setDirty: vi.fn(), guard: vi.fn(), dialog: null };
  const guards: AdminGuards = { plan: guard, event: guard, faq: guard, design: guard, images: guard };
  const itinerary = { project: { ...project, ...more }, events: [event], faqs: [] };
  const tabs = renderAdminTabs({
    itinerary,
    guards,
    shown: 'customize',
    onSeeAs: vi.fn(),
    onPreview: vi.fn(),
  });
  return renderComponent(
    <TooltipProvider>{tabs.find(({ id }) => id === 'customize')?.panel}</TooltipProvider>,
  );
}

it('previews the top of the page with unsaved changes', async () => {
  mockApi();
  const { user } = await renderCustomizeTab();
  const preview = within(screen.getByRole('img', { name: 'Preview of the page' }));
  expect(preview.getByText('June 11, 2099')).toBeVisible();
  expect(preview.getByText('Ann Bowen')).toBeVisible();
  expect(preview.getByText('Photos')).toBeVisible();

  await user.type(screen.getByRole('textbox', { name: 'City or region' }), 'Lake Como');
  expect(preview.getByText('Lake Como')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: /title/i }));
  await user.type(screen.getByRole('textbox', { name: /title/i }), 'Ten years');
  expect(preview.getByRole('heading', { name: 'Ten years', hidden: true })).toBeVisible();
});

it('is done when the version that is stored is its own, whose response was lost', async () => {
  const current = { ...project, place: 'Lugano' };
  mockApi({ [SAVE]: errorReply(409, 'CONFLICT', 'Changed.', { current }) });
  const { user } = await renderCustomizeTab();
  await user.type(screen.getByRole('textbox', { name: 'City or region' }), 'Lugano');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Customizations saved!')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: /changed this/ })).not.toBeInTheDocument();
});

it.each([
  ['Cleo', 'Cleo changed this too'],
  [undefined, 'Someone else changed this too'],
])('names the co-host who saved another version (%s)', async (changedBy, name) => {
  const current = { ...project, place: 'Bellagio' };
  mockApi({ [SAVE]: errorReply(409, 'CONFLICT', 'Changed.', { current, changedBy }) });
  const { user } = await renderCustomizeTab();
  await user.type(screen.getByRole('textbox', { name: 'City or region' }), 'Lake Como');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getByText('Bellagio')).toBeVisible();
});

it('lets a trial say whom guests can call', async () => {
  const contact = { contactPhone: '+39 055 123 4567', contactName: 'Nora' };
  const { calls } = mockApi({ [SAVE]: { body: { success: true, project: { ...project, ...contact } } } });
  const { user } = await renderCustomizeTab({ isPaid: false });
  const preview = within(screen.getByRole('img', { name: 'Preview of the page' }));
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), contact.contactPhone);
  await user.type(screen.getByRole('textbox', { name: 'Who answers (optional)' }), 'Nora');
  expect(preview.getByText('+39 055 123 4567').closest('a')).toHaveAttribute('href', 'tel:+390551234567');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(calls.map(({ json }) => json)).toMatchObject([contact]));
});
