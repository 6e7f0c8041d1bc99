import { createItinerary, openAdminPanel, pastePlan } from './actions.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const PLAN = `Friday, June 12, 2099
7:30 pm Dinner at Roma
10 pm Drinks at the harbor

Saturday, June 13, 2099
10 am Boat trip`;

test('a new host pastes a plan, reviews it, adds an event and shares the page', async ({ page }) => {
  await createItinerary(page, 'Rome with friends');
  await page.getByRole('button', { name: 'Start planning' }).click();
  // The page below has the same button.
  const onboarding = page.getByRole('dialog', { name: "Let's set up your itinerary" });
  await onboarding.getByRole('button', { name: 'Paste your plan' }).click();
  await pastePlan(page, PLAN);

  const review = page.getByRole('dialog', { name: 'Review and add' });
  await expect(review.getByText(/^3 events found\./)).toBeVisible();
  await review
    .getByRole('button', { name: /^Source of/ })
    .first()
    .click();
  await expect(review.locator('mark').first()).toHaveText('7:30 pm Dinner at Roma');
  await expectAccessible(page, 'review of a plan');
  await review.getByRole('button', { name: 'Add 1 event' }).click();
  // At once, since the toast closes by itself.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(review).toBeHidden();
  const panel = await openAdminPanel(page);
  await expect(panel.getByText('3 events to review')).toBeVisible();
  await panel.getByRole('button', { name: 'Review' }).click();
  await expect(review).toBeVisible();
  await page.goBack();
  await expect(review).toBeHidden();
  await panel.getByRole('button', { name: 'Review' }).click();
  await review.getByRole('button', { name: 'Add 1 event' }).click();
  await expect(panel.getByText('2 events to review')).toBeVisible();
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: /Dinner/ })).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: /Share/ })).toBeVisible();
});
