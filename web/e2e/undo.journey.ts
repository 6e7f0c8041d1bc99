import { addEvent, enterByLink, openPanel, readDemo } from './steps.ts';
import { expect, test } from './support.ts';

test('a deleted event comes back by Undo', async ({ page }) => {
  const demo = await readDemo(page);
  await enterByLink(page, demo);
  const panel = await openPanel(page, demo.adminCode);
  const title = `Midnight swim ${Date.now()}`;
  await addEvent(page, title);
  await expect(panel.getByText(title)).toBeVisible();

  const bin = panel.getByRole('button', { name: `Delete ${title}` });
  await bin.hover();
  await expect(page.locator('.tooltip')).toHaveText('Delete');
  await bin.click();
  await expect(panel.getByText(title)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText(title)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
