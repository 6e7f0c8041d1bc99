import { createItinerary, openAdminPanel, pastePlan, sendPlan } from './actions.ts';
import { expect, test } from './fixtures.ts';

const PLAN = `Friday, June 12, 2099
7:30 pm Dinner at Roma
10 pm Drinks at the harbor

Saturday, June 13, 2099
10 am Boat trip`;

test('a new host pastes a plan, reviews it, adds an event and shares the page', async ({ page }) => {
  const { accessCode, adminCode } = await createItinerary(page, 'Rome with friends');
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
  // The session ended meanwhile: the codes are asked for here, and the event is added then.
  await page.context().clearCookies();
  await review.getByRole('button', { name: 'Add 1 event' }).click();
  const codes = page.getByRole('dialog', { name: 'Enter your codes' });
  await codes.getByLabel('Access Code').fill(accessCode);
  await codes.getByLabel('Admin Code').fill(adminCode);
  await codes.getByRole('button', { name: 'Continue' }).click();
  // At once, since the toast closes by itself.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(review).toBeHidden();
  const panel = await openAdminPanel(page);
  const toReview = panel.getByRole('region', { name: 'To review' });
  await expect(toReview).toContainText('3 events');
  // Said once: the panel is beside the page.
  const notice = page.locator('.host-notices .to-review');
  await expect(notice).toHaveCount(1);
  await expect(notice).toBeHidden();
  await panel.getByRole('button', { name: 'Review' }).click();
  await expect(review).toBeVisible();
  await page.goBack();
  await expect(review).toBeHidden();
  await panel.getByRole('button', { name: 'Review' }).click();
  await review.getByRole('button', { name: 'Add 1 event' }).click();
  await expect(toReview).toContainText('2 events');
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toBeHidden();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { name: /Dinner/ })).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: /Share/ })).toBeVisible();
});

test('150 events are reviewed on a phone without losing a press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { projectId } = await createItinerary(page, 'A long conference');
  const days = Array.from({ length: 15 }, (_, day) => {
    const talks = Array.from(
      { length: 10 },
      (_, at) => `${at + 9}:00 Talk ${day * 10 + at + 1}, Hall ${at + 1}`,
    );
    return `June ${day + 1}, 2099\n${talks.join('\n')}`;
  });
  await sendPlan(page, projectId, days.join('\n\n'));
  await page.goto(`/project/${projectId}`);
  await page.getByRole('button', { name: 'Start planning' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Review and add' });
  const boxes = review.getByRole('checkbox');
  await expect(boxes).toHaveCount(150);
  const rows = await review.locator('.review-row').evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(Math.max(...rows)).toBeLessThanOrEqual(96);
  await review.getByRole('button', { name: 'Select none' }).click();
  for (const at of [0, 40, 80, 120, 149, 1, 60]) await boxes.nth(at).click();
  await expect(review.getByRole('checkbox', { checked: true })).toHaveCount(7);
  await review.getByRole('button', { name: 'Change 7' }).click();
  await page.getByLabel('Move by days').fill('1');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText('7 events changed')).toBeVisible();
});
