import { createItinerary, enterByLink, readDemo, startPlanning } from './actions.ts';
import { expect, expectAccessible, openVisitor, test } from './fixtures.ts';

test('guests read the answers, in order, line by line', async ({ page }) => {
  await enterByLink(page, await readDemo(page));
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
  await expectAccessible(page, 'questions and answers');
  await questions.nth(2).click();
  await expect(answer).toBeHidden();
});

test('without questions a host is led to the panel, a guest told so', async ({ page, browser }) => {
  const { projectId, accessCode } = await createItinerary(page, 'No questions so far');
  await startPlanning(page);
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'No FAQs Yet' })).toBeVisible();
  await expectAccessible(page, 'no questions, for a host');
  await page.getByRole('button', { name: 'Add Your First FAQ' }).click();
  await expect(page.getByText('You tried to: manage FAQs')).toBeVisible();

  const guest = await openVisitor(browser);
  await enterByLink(guest, { projectId, accessCode });
  await guest.getByRole('tab', { name: 'FAQ' }).click();
  await expect(guest.getByRole('heading', { name: 'No FAQs Yet' })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Add Your First FAQ' })).toBeHidden();
});
