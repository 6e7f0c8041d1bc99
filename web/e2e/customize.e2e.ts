import type { Locator, Page } from '@playwright/test';
import { openAdminPanel, openAsGuest, openAsHost, readDemoCodes } from './actions.ts';
import { expect, expectAccessible, openVisitor, test } from './fixtures.ts';
import { createTrial } from './paid-itinerary.ts';

const DEFAULTS = {
  customColors: null,
  titleFont: 'inherit',
  selectedBackground: 'default',
  showCountdown: true,
  showCreatorName: true,
  customLinks: [],
};

/** Resets the customizations of the demo itinerary and opens its Customize tab. */
async function openCustomize(page: Page) {
  const { adminCode, ...demo } = await readDemoCodes(page);
  await openAsGuest(page, demo);
  const path = `/api/projects/${demo.projectId}`;
  const headers = { 'sec-fetch-site': 'same-origin' };
  await expect(await page.request.post(`${path}/verify-admin`, { headers, data: { adminCode } })).toBeOK();
  await expect(await page.request.put(`${path}/customizations`, { headers, data: DEFAULTS })).toBeOK();
  await page.reload();
  const panel = await openAdminPanel(page);
  await panel.getByRole('tab', { name: /Customize/ }).click();
  await expect(panel.getByRole('heading', { name: 'Color Customization' })).toBeVisible();
  return panel;
}

/** The color of the title bar behind the panel. */
const getBarColor = (page: Page) =>
  page.locator('.itinerary > .title-bar').evaluate((bar) => getComputedStyle(bar).backgroundColor);

const BLUE_AND_TEAL = 'rgb(31, 95, 191)';
const RESET_PURPLE = 'rgb(192, 132, 252)';

test.describe.configure({ mode: 'serial' });

test('changes are previewed immediately, discarded on Discard and kept on Save', async ({ page }) => {
  const panel = await openCustomize(page);
  const before = await getBarColor(page);

  await test.step('Discard', async () => {
    await panel.getByRole('button', { name: 'Blue & Teal' }).click();
    await expect.poll(() => getBarColor(page)).toBe(BLUE_AND_TEAL);
    await expect(panel.getByText('1 unsaved change')).toBeVisible();
    await panel.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(panel).toBeHidden();
    expect(await getBarColor(page)).toBe(before);
  });

  await test.step('Save with a link, sending only what changed', async () => {
    await openAdminPanel(page);
    await panel.getByRole('tab', { name: /Customize/ }).click();
    await panel.getByRole('button', { name: 'Reset Colors' }).click();
    await expect(panel.getByLabel('Primary color', { exact: true })).toHaveValue('#c084fc');
    await panel.getByRole('combobox', { name: 'Title font' }).click();
    await page.getByRole('option', { name: 'Lobster' }).click();
    await panel.getByRole('button', { name: 'Add Link' }).click();
    const linkUrl = panel.getByLabel('Link 1 address');
    await expect(panel.getByLabel('Link 1 name')).toBeFocused();
    await page.keyboard.type('Photos');
    await linkUrl.fill('localhost');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(linkUrl).toBeFocused();
    await expect(panel.getByText('Enter a web address')).toBeVisible();
    await linkUrl.fill('photos.example.com/trip');
    const saveRequest = page.waitForRequest((request) => request.url().endsWith('/customizations'));
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Customizations saved!')).toBeVisible();
    const { expected, ...change } = (await saveRequest).postDataJSON();
    expect(Object.keys(change).sort()).toEqual(['customColors', 'customLinks', 'titleFont']);
    expect(Object.keys(expected).sort()).toEqual(Object.keys(change).sort());
    await expect(linkUrl).toHaveValue('https://photos.example.com/trip');
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(panel).toBeHidden();
  });

  await test.step('the saved page', async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Photos' })).toHaveAttribute(
      'href',
      'https://photos.example.com/trip',
    );
    // React replaces what the Worker rendered.
    await expect.poll(() => getBarColor(page)).toBe(RESET_PURPLE);
  });

  await test.step('a link is removed', async () => {
    await openAdminPanel(page);
    await panel.getByRole('tab', { name: /Customize/ }).click();
    await panel
      .getByRole('button', { name: /^Remove link/ })
      .last()
      .click();
    await expect(panel.getByRole('button', { name: 'Add Link' })).toBeFocused();
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Customizations saved!')).toBeVisible();
    await expect(page.locator('a', { hasText: 'Photos' })).toHaveCount(0);
  });

  await test.step('by keyboard', () => customizeByKeyboard(page, panel));

  await test.step('on a phone, with an error and with its fonts', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAdminPanel(page);
    await panel.getByRole('tab', { name: /Customize/ }).click();
    await panel.getByText('Custom Color', { exact: true }).click();
    await panel.getByLabel('Background color', { exact: true }).fill('#12');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(panel.getByLabel('Background color', { exact: true })).toBeFocused();
    await expectAccessible(page, 'customize with an error');
    await panel.getByRole('combobox', { name: 'Title font' }).click();
    await expect(page.getByRole('option', { name: 'Oswald' })).toBeVisible();
    await expectAccessible(page, 'title fonts');
  });
});

async function customizeByKeyboard(page: Page, panel: Locator) {
  await panel.getByRole('tab', { name: /Customize/ }).focus();
  const tabTo = async (target: ReturnType<Page['getByRole']>) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${target}.`);
  };
  await tabTo(panel.getByRole('button', { name: 'Indigo & Purple' }));
  await page.keyboard.press('Enter');
  await tabTo(panel.getByRole('combobox', { name: 'Title font' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Lobster' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('option', { name: 'Default' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('combobox', { name: 'Title font' })).toContainText('Playfair Display');
  await tabTo(panel.getByRole('radio', { name: 'Default' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('radio', { name: 'Crumpled Paper' })).toBeChecked();
  await tabTo(panel.getByRole('checkbox', { name: 'Creator name' }));
  await page.keyboard.press('Space');
  const save = panel.getByRole('button', { name: 'Save', exact: true });
  await tabTo(save);
  await page.keyboard.press('Enter');
  await expect(save).toBeDisabled();
  await expect(panel.getByText(/unsaved change/)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByText('Hosted by')).toBeHidden();
  await expect(page.locator('.itinerary')).toHaveAttribute('data-title-font', 'playfair');
}

test('changes of two hosts are merged, and conflicts are resolved field by field', async ({
  page: ann,
  browser,
}) => {
  const bob = await openVisitor(browser);
  const [annPanel, bobPanel] = [await openCustomize(ann), await openCustomize(bob)];
  const chooseFont = async (page: Page, panel: typeof annPanel, font: string) => {
    await panel.getByRole('combobox', { name: 'Title font' }).click();
    await page.getByRole('option', { name: font }).click();
  };
  const saveButton = (panel: typeof annPanel) => panel.getByRole('button', { name: 'Save', exact: true });

  await test.step('Ann changes font, colors and the countdown without saving', async () => {
    await chooseFont(ann, annPanel, 'Montserrat');
    await annPanel.getByRole('button', { name: 'Orange & Red' }).click();
    await annPanel.getByLabel('Countdown to the next event').click();
  });

  await test.step('Bob changes font, colors and a toggle and saves', async () => {
    await chooseFont(bob, bobPanel, 'Oswald');
    await bobPanel.getByRole('button', { name: 'Green & Lime' }).click();
    await bobPanel.getByLabel('Creator name').click();
    await saveButton(bobPanel).click();
    await expect(bob.getByText('Customizations saved!')).toBeVisible();
  });

  await test.step('Ann saves and resolves the conflicts', async () => {
    await saveButton(annPanel).click();
    const dialog = ann.getByRole('dialog', { name: 'Someone else changed this too' });
    await expect(dialog.getByRole('group')).toHaveCount(2);
    await expectAccessible(ann, 'conflicting customizations');
    await dialog
      .getByRole('group', { name: 'Title font' })
      .getByLabel(/Take theirs/)
      .check();
    await expect(dialog.getByRole('group', { name: 'Colors' }).getByLabel(/Keep mine/)).toBeChecked();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(ann.getByText('Customizations saved!')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the result has Bob’s font and toggle, Ann’s colors and countdown', async () => {
    await expect(annPanel.getByRole('combobox', { name: 'Title font' })).toContainText('Oswald');
    await expect(annPanel.getByRole('button', { name: 'Orange & Red' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const demo = await readDemoCodes(bob);
    const { project } = await (await bob.request.get(`/api/projects/${demo.projectId}`)).json();
    expect(project).toMatchObject({
      titleFont: 'oswald',
      customColors: { primary: '#b93a17' },
      showCreatorName: false,
      showCountdown: false,
    });
    await expect(annPanel.getByLabel('Creator name')).not.toBeChecked();
  });
});

test('a host on trial sees all options and the upgrade prompt', async ({ page }) => {
  await openAsHost(page, await createTrial(page, 'Trial theme'));
  const panel = await openAdminPanel(page);
  await panel.getByRole('tab', { name: /Customize/ }).click();
  const prompt = page.getByRole('dialog', { name: 'Full Access' });
  await panel
    .getByText(/^With Full Access, \$3 once/)
    .getByRole('button', { name: 'Unlock' })
    .click();
  await expect(prompt).toContainText('You tried to: use the locked tabs');
  await prompt.getByRole('button', { name: 'Maybe Later' }).click();
  const attempts = [
    () => panel.getByRole('button', { name: 'Pink & Rose' }).click(),
    () => panel.getByText('Marble', { exact: true }).click(),
    () => panel.getByLabel('Title', { exact: true }).pressSequentially('X'),
    () => panel.getByRole('button', { name: 'Save', exact: true }).click(),
  ];
  for (const attempt of attempts) {
    await attempt();
    await expect(prompt).toContainText('You tried to: customize themes and colors');
    await prompt.getByRole('button', { name: 'Maybe Later' }).click();
    await expect(prompt).toBeHidden();
  }
  await expect(panel.getByLabel('Title', { exact: true })).toHaveValue('Trial theme');
  await expectAccessible(page, 'customize on trial');
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toBeHidden();
});
