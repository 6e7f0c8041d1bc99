import { createItinerary } from './actions.ts';
import { expect, test } from './fixtures.ts';

/** Emails and their events go through queues, which take their time on a busy machine. */
const ARRIVES = { timeout: 60_000 };

test('a host corrects an address that bounced, and the codes arrive', async ({ page }) => {
  const { ownerEmail } = await createItinerary(page, 'Lake Como', { domain: 'exmaple.com' });
  const dialog = page.getByRole('dialog', { name: 'Lake Como is ready' });
  await expect(dialog.getByRole('status')).toHaveText(`Email to ${ownerEmail} failed.`, ARRIVES);
  // On the page below, too.
  const banner = page.locator('.host-notices', { hasText: ownerEmail });
  await expect(banner).toBeVisible();

  await dialog.getByRole('button', { name: 'Correct address' }).click();
  const corrected = ownerEmail.replace('exmaple.com', 'example.com');
  await expect(dialog.getByLabel('Correct email address')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(corrected);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(`Email sent successfully! Check ${corrected}`, ARRIVES);
  await expect(dialog.getByRole('button', { name: 'Correct address' })).toBeFocused();
  await expect(banner).toHaveCount(0);

  const { emails } = await (await page.request.get('/dev/email')).json();
  expect(emails.filter(({ to }: { to: string }) => to === ownerEmail)).toMatchObject([
    // That its owner was changed, which the address cannot hear either.
    { error: 'E_RECIPIENT_SUPPRESSED' },
    { event: 'bounced' },
  ]);
  expect(emails.filter(({ to }: { to: string }) => to === corrected)).toMatchObject([{ event: 'delivered' }]);
});
