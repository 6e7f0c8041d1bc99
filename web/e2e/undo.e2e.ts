import { addEvent, openAdminPanel, readDemoCodes } from './actions.ts';
import { expect, test } from './fixtures.ts';

test('Undo restores a deleted event, and Back asks before discarding input', async ({ page }) => {
  const demo = await readDemoCodes(page);
  await page.goto('/access');
  await page.getByLabel('Project ID').fill(demo.projectId);
  await page.getByLabel('Your Email').fill('host@example.com');
  await page.getByLabel('Access Code').fill(demo.accessCode);
  await page.getByRole('button', { name: 'Access Itinerary' }).click();
  const panel = await openAdminPanel(page, demo.adminCode);
  const title = `Midnight swim ${Date.now() % 10_000}`;
  await addEvent(page, title);
  await expect(panel.getByText(title)).toBeVisible();

  const deleteButton = panel.getByRole('button', { name: `Delete ${title}` });
  await deleteButton.hover();
  await expect(page.locator('.tooltip')).toHaveText('Delete');
  await deleteButton.click();
  await expect(panel.getByText(title)).toBeHidden();
  await page
    .locator('.toast', { hasText: /deleted/i })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(panel.getByText(title)).toBeVisible();

  await panel.getByLabel('Title *').fill('Half an idea');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(panel.getByLabel('Title *')).toHaveValue('Half an idea');
  await expect(page).toHaveURL(new RegExp(`/project/${demo.projectId}`));
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Open an itinerary' })).toBeVisible();

  await page.goForward();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
