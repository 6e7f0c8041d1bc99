import { openAsGuest, openAsHost, readDemoCodes } from './actions.ts';
import { expect, openVisitor, test } from './fixtures.ts';
import { createTrial } from './paid-itinerary.ts';

test('a guest reads FAQs in order, with line breaks', async ({ page }) => {
  await openAsGuest(page, await readDemoCodes(page));
  await page.getByRole('tab', { name: 'FAQ' }).click();
  const questions = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
  await expect(questions).toHaveText([
    'Where are we staying?',
    'Do I need cash?',
    'What is paid for already?',
    'How do I get in from the airport?',
  ]);
  const answer = page.getByText('Lunches and taxis we split as we go.');
  await expect(answer).toHaveText(
    'The rooms, the sail and the fado dinner.\nLunches and taxis we split as we go.',
    {
      useInnerText: true,
    },
  );
  await questions.nth(2).click();
  await expect(answer).toBeHidden();
});

test('the empty FAQ tab offers the host to add one', async ({ page, browser }) => {
  const { projectId, accessCode } = await createTrial(page, 'No FAQs so far');
  await openAsHost(page, { projectId });
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'No FAQs Yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First FAQ' }).click();
  await expect(page.getByText('You tried to: manage FAQs')).toBeVisible();

  const guest = await openVisitor(browser);
  await openAsGuest(guest, { projectId, accessCode });
  await guest.getByRole('tab', { name: 'FAQ' }).click();
  await expect(guest.getByRole('heading', { name: 'No FAQs Yet' })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Add Your First FAQ' })).toBeHidden();
});
