import type { Locator, Page } from '@playwright/test';
import { openPanel } from './actions.ts';
import { expect, expectAccessible, openVisitor, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

/** The panel of an itinerary of its own, open at the FAQs tab, with these questions in it. */
async function openFaqs(page: Page, questions: string[]) {
  const itinerary = await createPaidItinerary(page, 'Questions');
  // An empty itinerary greets its host with the first steps.
  await itinerary.addEvents([{ title: 'Breakfast', datetime: `${dayFromNow(30)}T09:00` }]);
  for (const question of questions) await addByCall(page, itinerary.projectId, question);
  await page.goto(`/project/${itinerary.projectId}`);
  return { itinerary, panel: await openFaqsTab(page) };
}

async function openFaqsTab(page: Page) {
  const panel = await openPanel(page);
  await panel.getByRole('tab', { name: /FAQs/ }).click();
  return panel;
}

/** Adds a question as another host would, unseen by the page. */
async function addByCall(page: Page, projectId: string, question: string) {
  const response = await page.request.post(`/api/projects/${projectId}/faqs`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { question, answer: 'Yes.' },
  });
  await expect(response).toBeOK();
}

const handle = (panel: Locator, question: string) =>
  panel.getByRole('button', { name: `Move ${question}`, exact: true });

/** Every question by its handle, from top to bottom. */
const expectOrder = (panel: Locator, questions: string[]) =>
  expect
    .poll(() =>
      panel
        .getByRole('button', { name: /^Move / })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice('Move '.length))),
    )
    .toEqual(questions);

const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test('a host adds, edits and deletes a question, and has it back', async ({ page }) => {
  const { panel } = await openFaqs(page, []);
  await expect(panel.getByText('No FAQs yet. Add your first FAQ above!')).toBeVisible();
  await panel.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(panel.getByText('Please enter a question.')).toBeVisible();
  await expect(panel.getByLabel('Question *')).toBeFocused();
  await expectAccessible(page, 'FAQs tab with its faults');

  await panel.getByLabel('Question *').fill('Is there parking?');
  await panel.getByLabel('Answer *').fill('Yes.\nBehind the house.');
  await panel.getByRole('button', { name: 'Add FAQ' }).click();
  await told(page, 'FAQ created successfully!');
  await expect(panel.getByRole('heading', { name: 'Current FAQs (1)' })).toBeVisible();
  await expect(panel.getByLabel('Question *')).toHaveValue('');

  await panel.getByRole('button', { name: 'Edit Is there parking?' }).click();
  await panel.getByLabel('Question *').fill('Where do we park?');
  await panel.getByRole('button', { name: 'Update FAQ' }).click();
  await told(page, 'FAQ updated successfully!');
  await expect(panel.getByRole('button', { name: 'Edit Where do we park?' })).toBeFocused();

  await panel.getByRole('button', { name: 'Delete Where do we park?' }).click();
  await expect(panel.getByRole('heading', { name: 'Current FAQs (0)' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText('Where do we park?')).toBeVisible();
});

test('questions are put in order by keys, by mouse and by menu, and stay so', async ({ page }) => {
  const { panel } = await openFaqs(page, ['One', 'Two', 'Three', 'Four']);
  await expectOrder(panel, ['One', 'Two', 'Three', 'Four']);

  await test.step('by keys', async () => {
    await handle(panel, 'One').focus();
    await page.keyboard.press('Space');
    await told(page, 'Picked up One, position 1 of 4.');
    await page.keyboard.press('ArrowDown');
    await told(page, 'One moved to position 2 of 4.');
    await page.keyboard.press('Space');
    await told(page, 'Dropped One at position 2 of 4.');
    await told(page, 'FAQs reordered successfully!');
    await expectOrder(panel, ['Two', 'One', 'Three', 'Four']);
    await expect(handle(panel, 'One')).toBeFocused();
  });

  await test.step('Escape takes a move back and leaves the panel open', async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await told(page, 'One moved to position 1 of 4.');
    await page.keyboard.press('Escape');
    await told(page, 'Moving canceled, One is back at position 2 of 4.');
    await expectOrder(panel, ['Two', 'One', 'Three', 'Four']);
    await expect(panel).toBeVisible();
  });

  await test.step('by mouse', async () => {
    await dragTo(page, handle(panel, 'Four'), handle(panel, 'Two'));
    await expectOrder(panel, ['Four', 'Two', 'One', 'Three']);
  });

  await test.step('by menu', async () => {
    await handle(panel, 'Three').click();
    await page.getByRole('menuitem', { name: 'Move to top' }).click();
    await expectOrder(panel, ['Three', 'Four', 'Two', 'One']);
  });

  // Each move waits for the one before; the last answer comes when all are stored.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expectOrder(await openFaqsTab(page), ['Three', 'Four', 'Two', 'One']);
  await expectAccessible(page, 'FAQs tab');
});

test('by finger', async ({ browser }) => {
  const page = await openVisitor(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { panel } = await openFaqs(page, ['One', 'Two', 'Three']);
  await handle(panel, 'Three').scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf(handle(panel, 'One')), await middleOf(handle(panel, 'Three'))];
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    });
  await touch('touchStart', from.y);
  for (let step = 1; step <= 10; step++) await touch('touchMove', from.y + ((to.y - from.y + 8) * step) / 10);
  await expect(page.locator('[data-dnd-dragging]')).toBeVisible();
  await touch('touchEnd');
  await expectOrder(panel, ['Two', 'Three', 'One']);
  await expectAccessible(page, 'FAQs tab on a phone');
  await page.context().close();
});

test('an order that fails is taken back, and what another host has added shows up', async ({ page }) => {
  // A live line that stays silent: the other host's question would come on it before the drag.
  await page.routeWebSocket(/\/live$/, () => undefined);
  const { panel, itinerary } = await openFaqs(page, ['One', 'Two', 'Three']);
  await expectOrder(panel, ['One', 'Two', 'Three']);
  await addByCall(page, itinerary.projectId, 'Theirs');

  await dragTo(page, handle(panel, 'Three'), handle(panel, 'One'));
  await told(page, 'Failed to reorder FAQs. Reverted to previous order.');
  await expectOrder(panel, ['One', 'Two', 'Three', 'Theirs']);

  await page.route('**/faqs/reorder', (route) => route.abort());
  await dragTo(page, handle(panel, 'Two'), handle(panel, 'One'));
  await expectOrder(panel, ['One', 'Two', 'Three', 'Theirs']);
});

test('two hosts write the same answer: both are shown, and one is chosen', async ({ page }) => {
  const { panel } = await openFaqs(page, ['Where do we meet?']);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const theirs = await openFaqsTab(other);
  for (const one of [panel, theirs]) {
    await one.getByRole('button', { name: 'Edit Where do we meet?' }).click();
    await one.getByLabel('Answer *').fill(one === panel ? 'At the gate.' : 'At the fountain.');
  }
  await theirs.getByRole('button', { name: 'Update FAQ' }).click();
  await told(other, 'FAQ updated successfully!');
  await panel.getByRole('button', { name: 'Update FAQ' }).click();

  const dialog = page.getByRole('dialog', { name: 'Someone else changed this FAQ' });
  await expect(dialog.getByRole('cell', { name: 'At the fountain.' })).toBeVisible();
  await expectAccessible(page, 'two versions of an answer');
  await dialog.getByRole('button', { name: 'Keep Mine' }).click();
  await told(page, 'FAQ updated successfully!');
  await expect(panel.getByRole('list').getByText('At the gate.')).toBeVisible();
});

/** Drags a handle to where another is, as a hand does: not at once. */
async function dragTo(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const past = end.y < start.y ? -8 : 8;
  await page.mouse.move(start.x, end.y + past, { steps: 15 });
  await expect(page.locator('[data-dnd-dragging]')).toBeVisible();
  // The rows make way before the hand lets go.
  await page.waitForTimeout(250);
  await page.mouse.up();
}

async function middleOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
