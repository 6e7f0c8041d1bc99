import { expect, openVisitor, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

const CODES = { accessCode: 'XYZ789', adminCode: 'XYZW6789KLMN' };

test('an edit outlives a lost connection and codes that another host changed', async ({ page, browser }) => {
  const itinerary = await createPaidItinerary(page, 'Two hosts');
  const surprise = { title: 'Cake', attendees: 'Ben', audience: 'attendees' } as const;
  await itinerary.addEvents([{ ...surprise, datetime: `${dayFromNow(9)}T19:00` }]);
  await page.goto(`/project/${itinerary.projectId}?admin=true`);
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await panel.getByRole('button', { name: 'Edit Cake' }).click();
  await panel.getByLabel('Title *').fill('Two cakes');
  const save = panel.getByRole('button', { name: 'Update Event' });

  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByText(/^You're offline\. Failed to update event/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(panel.getByLabel('Title *')).toHaveValue('Two cakes');

  // The page hears of it.
  const refused = page.waitForResponse(
    (response) => response.url().endsWith('/itinerary') && response.status() === 401,
  );
  const other = await openVisitor(browser, { storageState: await page.context().storageState() });
  const changed = await other.request.put(`/api/projects/${itinerary.projectId}/customizations`, {
    data: CODES,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await expect(changed).toBeOK();
  await refused;
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Enter your codes' });
  await dialog.getByLabel('Access Code').fill(CODES.accessCode);
  await dialog.getByLabel('Admin Code').fill(CODES.adminCode);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Two cakes' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Edit Two cakes' })).toBeVisible();
});
