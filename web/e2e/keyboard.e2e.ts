import type { Page } from '@playwright/test';
import { buyFullAccess, readLinkInEmail } from '../../dev/gallery/trust-screens.ts';
import { openAsGuest } from './actions.ts';
import { expect, expectAccessible, openVisitor, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

/** Presses Tab until the control has the focus. */
async function tabTo(
  page: Page,
  role: 'button' | 'textbox' | 'checkbox' | 'link' | 'tab' | 'radio',
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' });
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluateAll((all) => all.some((element) => element === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached the ${role} "${name}".`);
}

const isFocused = (element: Element) => element === document.activeElement;

test('a host creates an itinerary and adds an event by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Create your itinerary' })).toBeEnabled();
  await tabTo(page, 'button', 'Create your itinerary');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Itinerary Name')).toBeFocused();
  await page.keyboard.type('Keys only');
  await tabTo(page, 'textbox', 'Your Name');
  await page.keyboard.type('Ann Bowen');
  await tabTo(page, 'textbox', 'Your Email');
  await page.keyboard.type(`keys.${crypto.randomUUID()}@example.com`);
  await tabTo(page, 'checkbox', /I accept the Terms/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog').getByRole('button', { name: 'Share' })).toBeFocused();
  await tabTo(page, 'button', 'Start planning');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keys only is ready' })).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Paste your plan' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Add an event' })).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await expect(panel).toBeVisible();
  await tabTo(page, 'textbox', 'Title *');
  await page.keyboard.type('Breakfast');
  await tabTo(page, 'textbox', 'Description *');
  await page.keyboard.type('Rolls and coffee.');
  await tabTo(page, 'textbox', 'Location *');
  await page.keyboard.type('The kitchen');
  await tabTo(page, 'button', 'Add Event');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Current Events (1)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Admin', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Breakfast' })).toBeVisible();
});

/** Where the focus is; undefined on the page itself. `isHidden`: it is scrolled away, or something else lies over it. */
const readFocus = (page: Page) =>
  page.evaluate(async () => {
    // A toast moves off what has the focus in the next frame.
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const hasRing = getComputedStyle(focused).outlineStyle !== 'none';
    const isHidden = !found || !(focused.contains(found) || found.contains(focused));
    return { name: focused.textContent, isHidden: isHidden || !hasRing };
  });

test('a guest answers by keyboard, and Tab reaches everything from there to the end', async ({ page }) => {
  const itinerary = await createPaidItinerary(page, 'Sofia & Marco');
  await itinerary.customize({
    look: 'garden',
    showCountdown: true,
    contactPhone: '+39 055 123 4567',
    customLinks: [{ name: 'Photos', url: 'photos.example.com' }],
  });
  const datetime = `${dayFromNow(20)}T19:00`;
  await itinerary.addEvents([
    { title: 'Dinner', datetime, attendees: 'Ben, Mia', rsvp: { capacity: 20 } },
    { title: 'Brunch', datetime: `${dayFromNow(21)}T11:00`, rsvp: { capacity: null } },
  ]);
  await itinerary.askForRsvp({ maxPartySize: 4, question: 'Anything you can’t eat?', showList: true });
  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsGuest(page, itinerary);
  const answers = page.getByRole('group', { name: 'RSVP', exact: true });
  const yes = answers.getByRole('button', { name: 'Yes' });
  await expect(yes).toBeVisible();
  for (let presses = 0; presses < 10 && !(await yes.evaluate(isFocused)); presses++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Who are you?' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'button', 'Mia');
  const sheet = page.getByRole('dialog', { name: 'Are you coming?' });
  await expect(sheet.getByRole('radio', { name: 'Yes' }).first()).toBeFocused();
  await press(page, 'button', 'Yes to all 2');
  await press(page, 'button', 'Send');
  await expect(page.getByRole('dialog', { name: "You're coming!" })).toBeVisible();
  await press(page, 'button', 'Add to calendar');
  await expect(page.getByRole('dialog', { name: 'Add to calendar' })).toBeVisible();
  await expect(page.getByLabel('Events for')).toHaveValue('Mia');
  await page.keyboard.press('Escape');
  await expect(answers.getByRole('button', { name: 'Change' })).toBeFocused();

  const reached: string[] = [];
  for (let focus = await readFocus(page); focus && reached.length < 60; focus = await readFocus(page)) {
    expect(focus.isHidden, `${focus.name} is in view and shows the focus`).toBe(false);
    reached.push(focus.name ?? '');
    await page.keyboard.press('Tab');
  }
  expect(reached.filter((name) => name === 'Change')).toHaveLength(3);
  expect(reached).toContain('More');
});

/** Reaches the control by Tab and presses it. */
async function press(page: Page, role: 'button' | 'link', name: string) {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

/** Waits for a page of the Worker and checks it. */
async function expectPage(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page, title);
}

test('by keyboard and without an account: report, erase, withdraw, delete', async ({ page, browser }) => {
  test.slow();
  const itinerary = await createPaidItinerary(page, 'Lake house');
  await itinerary.addEvents([{ title: 'Dinner', datetime: `${dayFromNow(1)}T19:00`, attendees: 'Ben, Mia' }]);
  const ben = await openVisitor(browser);
  await ben.goto(await itinerary.readPersonalLink('Ben'));
  await expect(ben.getByText('You are Ben')).toBeVisible();
  await press(ben, 'link', 'Report');
  await expectPage(ben, 'Report this itinerary');
  await tabTo(ben, 'radio', 'Illegal content');
  await ben.keyboard.press('ArrowDown');
  await tabTo(ben, 'textbox', /Details/);
  await ben.keyboard.type('It names me, and I did not agree.');
  await press(ben, 'button', 'Send report');
  await expectPage(ben, 'Thank you');

  await ben.goto(`/project/${itinerary.projectId}`);
  await expect(ben.getByText('You are Ben')).toBeVisible();
  await press(ben, 'link', 'My data');
  await expectPage(ben, 'Your data');
  await press(ben, 'link', 'Erase my data');
  await expectPage(ben, 'Erase your data?');
  await press(ben, 'button', 'Erase my data');
  await expectPage(ben, 'Your data was erased');

  const { projectId, ownerEmail } = await buyFullAccess(page, 'A change of plans');
  await page.goto(await readLinkInEmail(page, ownerEmail, '/withdrawal/'));
  await expectPage(page, 'Withdraw from the contract');
  await press(page, 'link', 'Withdraw from the contract');
  await expectPage(page, 'Confirm the withdrawal');
  await press(page, 'button', 'Confirm withdrawal');
  await expectPage(page, 'You withdrew from the contract');

  await page.goto(`/project/${projectId}?admin=true`);
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await expect(panel).toBeVisible();
  await tabTo(page, 'tab', /./);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tabTo(page, 'radio', 'History');
  await page.keyboard.press('ArrowRight');
  await press(page, 'button', 'Delete itinerary');
  await expect(page.getByRole('alertdialog', { name: 'Email a link to delete it?' })).toBeVisible();
  await press(page, 'button', 'Send the link');
  await expect(page.getByText('We sent the link.')).toBeVisible();
  await page.goto(await readLinkInEmail(page, ownerEmail, '/deletion/'));
  await expectPage(page, 'Delete “A change of plans”?');
  await press(page, 'button', 'Delete itinerary');
  await expectPage(page, 'The itinerary was deleted');
});
