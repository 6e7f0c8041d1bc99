import type { Locator, Page } from '@playwright/test';
import { expectText, openAdminPanel } from './actions.ts';
import { expect, expectAccessible, openVisitor, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

/** Creates an itinerary with these questions and opens its FAQs tab. */
async function openFaqs(page: Page, questions: string[]) {
  const itinerary = await createPaidItinerary(page, 'Questions');
  // An event prevents the onboarding dialog.
  await itinerary.addEvents([{ title: 'Breakfast', datetime: `${dayFromNow(30)}T09:00` }]);
  for (const question of questions) await addByApi(page, itinerary.projectId, question);
  await page.goto(`/project/${itinerary.projectId}`);
  return { itinerary, panel: await openFaqsTab(page) };
}

async function openFaqsTab(page: Page) {
  const panel = await openAdminPanel(page);
  await panel.getByRole('tab', { name: /FAQs/ }).click();
  return panel;
}

/** Adds an FAQ like another host, without the page. */
async function addByApi(page: Page, projectId: string, question: string) {
  const response = await page.request.post(`/api/projects/${projectId}/faqs`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { question, answer: 'Yes.' },
  });
  await expect(response).toBeOK();
}

const findHandle = (panel: Locator, question: string) =>
  panel.getByRole('button', { name: `Move ${question}`, exact: true });

const expectOrder = (panel: Locator, questions: string[]) =>
  expect
    .poll(() =>
      panel
        .getByRole('button', { name: /^Move / })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice('Move '.length))),
    )
    .toEqual(questions);

test('a host adds, edits, deletes and restores an FAQ', async ({ page }) => {
  const { panel } = await openFaqs(page, []);
  await expect(panel.getByText('No FAQs yet. Add your first FAQ above!')).toBeVisible();
  await panel.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(panel.getByText('Please enter a question.')).toBeVisible();
  await expect(panel.getByLabel('Question *')).toBeFocused();
  await expectAccessible(page, 'FAQs tab with errors');

  await panel.getByLabel('Question *').fill('Is there parking?');
  await panel.getByLabel('Answer *').fill('Yes.\nBehind the house.');
  await panel.getByRole('button', { name: 'Add FAQ' }).click();
  await expectText(page, 'FAQ created successfully!');
  await expect(panel.getByRole('heading', { name: 'Current FAQs (1)' })).toBeVisible();
  await expect(panel.getByLabel('Question *')).toHaveValue('');

  await panel.getByRole('button', { name: 'Edit Is there parking?' }).click();
  await panel.getByLabel('Question *').fill('Where do we park?');
  await panel.getByRole('button', { name: 'Update FAQ' }).click();
  await expectText(page, 'FAQ updated successfully!');
  await expect(panel.getByRole('button', { name: 'Edit Where do we park?' })).toBeFocused();

  await panel.getByRole('button', { name: 'Delete Where do we park?' }).click();
  await expect(panel.getByRole('heading', { name: 'Current FAQs (0)' })).toBeVisible();
  await page
    .locator('.toast', { hasText: /deleted/i })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(panel.getByText('Where do we park?')).toBeVisible();
});

test('a host sorts FAQs by keyboard, mouse and menu', async ({ page }) => {
  const { panel } = await openFaqs(page, ['One', 'Two', 'Three', 'Four']);
  await expectOrder(panel, ['One', 'Two', 'Three', 'Four']);

  await test.step('keyboard', async () => {
    await findHandle(panel, 'One').focus();
    await page.keyboard.press('Space');
    await expectText(page, 'Picked up One, position 1 of 4.');
    await page.keyboard.press('ArrowDown');
    await expectText(page, 'One moved to position 2 of 4.');
    await page.keyboard.press('Space');
    await expectText(page, 'Dropped One at position 2 of 4.');
    await expectText(page, 'FAQs reordered successfully!');
    await expectOrder(panel, ['Two', 'One', 'Three', 'Four']);
    await expect(findHandle(panel, 'One')).toBeFocused();
  });

  await test.step('Escape cancels the move and keeps the panel open', async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await expectText(page, 'One moved to position 1 of 4.');
    await page.keyboard.press('Escape');
    await expectText(page, 'Move canceled, One is back at position 2 of 4.');
    await expectOrder(panel, ['Two', 'One', 'Three', 'Four']);
    await expect(panel).toBeVisible();
  });

  await test.step('mouse', async () => {
    await dragTo(page, findHandle(panel, 'Four'), findHandle(panel, 'Two'));
    await expectOrder(panel, ['Four', 'Two', 'One', 'Three']);
  });

  await test.step('menu', async () => {
    const moveToTop = page.getByRole('menuitem', { name: 'Move to top' });
    const three = findHandle(panel, 'Three');
    const threeAtTop = panel
      .getByRole('button', { name: /^Move / })
      .first()
      .and(three);
    // Right after the drag, a click may still count as its end, and the open menu may move with its row.
    await expect(async () => {
      if (await threeAtTop.isVisible()) return;
      if (!(await moveToTop.isVisible())) await three.click();
      await moveToTop.click({ timeout: 1_000 });
      await expect(threeAtTop).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectOrder(panel, ['Three', 'Four', 'Two', 'One']);
  });

  // Moves are sent one after another.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expectOrder(await openFaqsTab(page), ['Three', 'Four', 'Two', 'One']);
});

test('a host sorts FAQs by touch', async ({ browser }) => {
  const page = await openVisitor(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { panel } = await openFaqs(page, ['One', 'Two', 'Three']);
  await findHandle(panel, 'Three').scrollIntoViewIfNeeded();
  const [from, to] = [await getCenter(findHandle(panel, 'One')), await getCenter(findHandle(panel, 'Three'))];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    });
  await touch('touchStart', from.y);
  for (let step = 1; step <= 10; step++) await touch('touchMove', from.y + ((to.y - from.y + 8) * step) / 10);
  await expect(page.locator('[data-dnd-dragging]')).toBeVisible();
  await touch('touchEnd');
  await expectOrder(panel, ['Two', 'Three', 'One']);
  await page.context().close();
});

test('a failed reorder is reverted and shows FAQs added by another host', async ({ page }) => {
  // Blocks live updates, which would show the other host's FAQ before the drag.
  await page.routeWebSocket(/\/live$/, () => undefined);
  const { panel, itinerary } = await openFaqs(page, ['One', 'Two', 'Three']);
  await expectOrder(panel, ['One', 'Two', 'Three']);
  await addByApi(page, itinerary.projectId, 'Added elsewhere');

  await dragTo(page, findHandle(panel, 'Three'), findHandle(panel, 'One'));
  await expectText(page, 'Failed to reorder FAQs. Reverted to previous order.');
  await expectOrder(panel, ['One', 'Two', 'Three', 'Added elsewhere']);

  await page.route('**/faqs/reorder', (route) => route.abort());
  await dragTo(page, findHandle(panel, 'Two'), findHandle(panel, 'One'));
  await expectOrder(panel, ['One', 'Two', 'Three', 'Added elsewhere']);
});

test('a host resolves a conflict with another tab', async ({ page }) => {
  const { panel } = await openFaqs(page, ['Where do we meet?']);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const otherPanel = await openFaqsTab(other);
  for (const each of [panel, otherPanel]) {
    await each.getByRole('button', { name: 'Edit Where do we meet?' }).click();
    await each.getByLabel('Answer *').fill(each === panel ? 'At the gate.' : 'At the fountain.');
  }
  await otherPanel.getByRole('button', { name: 'Update FAQ' }).click();
  await expectText(other, 'FAQ updated successfully!');
  await page.bringToFront();
  await panel.getByRole('button', { name: 'Update FAQ' }).click();

  const dialog = page.getByRole('dialog', { name: 'You changed this FAQ in another tab' });
  await expect(dialog.getByRole('cell', { name: 'At the fountain.' })).toBeVisible();
  await expectAccessible(page, 'FAQ conflict');
  await dialog.getByRole('button', { name: 'Keep This' }).click();
  await expectText(page, 'FAQ updated successfully!');
  await expect(panel.getByRole('list').getByText('At the gate.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the toast about a new FAQ does not cover it, after none and others', async ({ page }) => {
    const { panel } = await openFaqs(page, []);
    const toast = page.locator('.toast', { hasText: 'FAQ created successfully!' });
    for (const question of ['One', 'Two', 'Three', 'Four']) {
      await panel.getByLabel('Question *').fill(question);
      await panel.getByLabel('Answer *').fill('Yes.');
      await panel.getByRole('button', { name: 'Add FAQ' }).click();
      const row = panel.locator('.faq-row', { hasText: question });
      await expect(row).toBeVisible();
      await expect(toast.first()).toBeVisible();
      // Also after the list has changed again.
      for (let look = 0; look < 12; look++) {
        const [below] = await readBoxes(row);
        for (const above of await readBoxes(toast)) if (below) expect(overlap(above, below)).toBe(0);
        await page.waitForTimeout(300);
      }
    }
  });
});

type Box = { y: number; height: number };

const readBoxes = (locator: Locator) =>
  locator.evaluateAll((all): Box[] => all.map((element) => element.getBoundingClientRect().toJSON()));

/** Pixels that two boxes of the same column share. */
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Drags a handle to another one in steps, like a person. */
async function dragTo(page: Page, from: Locator, to: Locator) {
  // The list is below the form.
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await getCenter(from), await getCenter(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const overshoot = end.y < start.y ? -8 : 8;
  await page.mouse.move(start.x, end.y + overshoot, { steps: 15 });
  await expect(page.locator('[data-dnd-dragging]')).toBeVisible();
  // Waits for the rows to move.
  await page.waitForTimeout(250);
  await page.mouse.up();
}

async function getCenter(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
