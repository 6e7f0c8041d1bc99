import { openAdminPanel, openAsGuest } from './actions.ts';
import { expect, openVisitor, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

const datetime = `${dayFromNow(1)}T19:00`;

test('a host plans a surprise that only a personal link shows', async ({ page: host, browser }) => {
  const itinerary = await createPaidItinerary(host, 'Mia turns thirty');
  await itinerary.addEvents([{ title: 'Dinner', datetime, attendees: 'Ben, Mia' }]);
  await host.goto(`/project/${itinerary.projectId}?admin=true`);
  const panel = host.getByRole('dialog', { name: 'Admin Panel' });
  await panel.getByLabel('Title *').fill('Surprise cake');
  await panel.getByLabel('Description *').fill('Hide in the kitchen.');
  await panel.getByLabel('Location *').fill('Kitchen');
  await panel.getByText('Only these guests', { exact: true }).click();
  await panel.getByRole('combobox', { name: 'These guests' }).fill('Ben');
  await panel.getByRole('button', { name: 'Add Event', exact: true }).click();
  await expect(panel.getByText('Only Ben and hosts')).toBeVisible();

  await panel.getByRole('tab', { name: 'Guests' }).click();
  await panel.getByRole('button', { name: "Ben's personal link" }).click();
  const link = await host.getByRole('status', { name: 'personal link' }).textContent();
  expect(link).toMatch(new RegExp(`/access/${itinerary.projectId}#p=`));

  const guest = await openVisitor(browser);
  await openAsGuest(guest, itinerary);
  await expect(guest.getByRole('heading', { name: 'Dinner' })).toBeVisible();
  await expect(guest.getByText('Surprise cake')).toHaveCount(0);

  const ben = await openVisitor(browser);
  await ben.goto(link ?? '');
  await expect(ben.getByRole('heading', { name: 'Surprise cake' })).toBeVisible();
  await expect(ben.getByText('You are Ben')).toBeVisible();
  await expect(ben).toHaveURL(`/project/${itinerary.projectId}?people=Ben`);
});

test('a personal link opens in the tab that shows its invitation', async ({ page: host, browser }) => {
  const itinerary = await createPaidItinerary(host, 'Lake house');
  await itinerary.addEvents([{ title: 'Dinner', datetime, attendees: 'Ben, Mia' }]);
  const link = await itinerary.readPersonalLink('Ben');
  const guest = await openVisitor(browser);
  await guest.goto(`/access/${itinerary.projectId}`);
  await expect(guest.getByRole('heading', { name: 'Join Lake house' })).toBeVisible();
  // Differs in the fragment only.
  await guest.evaluate((url) => location.assign(url), link);
  await expect(guest.getByText('You are Ben')).toBeVisible();
});

test('a removed guest loses the page and the offline copy', async ({ page: host, browser }) => {
  const itinerary = await createPaidItinerary(host, 'A smaller party');
  await itinerary.addEvents([{ title: 'Dinner', datetime, attendees: 'Ben, Mia' }]);
  const people = `/api/projects/${itinerary.projectId}/people`;
  const [ben] = await (await host.request.get(people)).json();
  const { url } = await (await host.request.get(`${people}/${ben.id}/link`)).json();

  const guest = await openVisitor(browser, { serviceWorkers: 'allow' });
  await guest.goto(url);
  await expect(guest.getByText('You are Ben')).toBeVisible();
  const hasCopy = () => guest.evaluate((id) => caches.has(`itinerary-${id}`), itinerary.projectId);
  await expect.poll(hasCopy).toBe(true);

  await host.goto(`/project/${itinerary.projectId}`);
  const panel = await openAdminPanel(host);
  await panel.getByRole('tab', { name: 'Guests' }).click();
  await panel.getByRole('button', { name: 'More actions for Ben' }).click();
  await host.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(host.getByText('Ben was removed')).toBeVisible();

  const ended = 'Your host renewed your link. Ask for the new one.';
  await expect(guest.getByRole('alert').filter({ hasText: ended })).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Dinner' })).toHaveCount(0);
  await expect.poll(hasCopy).toBe(false);
  await guest.goto(url);
  await expect(guest.getByText('This link no longer works. Ask your host for a new one.')).toBeVisible();
  await guest.context().close();
});
