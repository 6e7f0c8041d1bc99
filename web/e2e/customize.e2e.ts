import type { Page } from '@playwright/test';
import { createItinerary, enterByLink, openPanel, readDemo, startPlanning } from './actions.ts';
import { expect, expectAccessible, openVisitor, test } from './fixtures.ts';

const PLAIN = {
  customColors: null,
  titleFont: 'inherit',
  selectedBackground: 'default',
  showCountdown: true,
  showCreatorName: true,
  customLinks: [],
};

/** The demo's panel, open at the Customize tab; the demo plain, whatever was done to it before. */
async function openCustomize(page: Page) {
  const { adminCode, ...demo } = await readDemo(page);
  await enterByLink(page, demo);
  const path = `/api/projects/${demo.projectId}`;
  const headers = { 'sec-fetch-site': 'same-origin' };
  await expect(await page.request.post(`${path}/verify-admin`, { headers, data: { adminCode } })).toBeOK();
  await expect(await page.request.put(`${path}/customizations`, { headers, data: PLAIN })).toBeOK();
  await page.reload();
  const panel = await openPanel(page);
  await panel.getByRole('tab', { name: /Customize/ }).click();
  await expect(panel.getByRole('heading', { name: 'Color Customization' })).toBeVisible();
  return panel;
}

/** The color of the page's title bar, behind the panel. */
const barColor = (page: Page) =>
  page.locator('.title-bar').evaluate((bar) => getComputedStyle(bar).backgroundColor);

const BLUE_AND_TEAL = 'rgb(31, 95, 191)';
const RESET_PURPLE = 'rgb(192, 132, 252)';

test.describe.configure({ mode: 'serial' });

test('a look shows behind the panel at once, goes when it is left, and stays when it is saved', async ({
  page,
}) => {
  const panel = await openCustomize(page);
  const before = await barColor(page);

  await test.step('left without saving', async () => {
    await panel.getByRole('button', { name: 'Blue & Teal' }).click();
    await expect.poll(() => barColor(page)).toBe(BLUE_AND_TEAL);
    await expect(panel.getByText('1 unsaved change')).toBeVisible();
    await panel.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(panel).toBeHidden();
    expect(await barColor(page)).toBe(before);
  });

  await test.step('saved, with a link, and only what changed is sent', async () => {
    await openPanel(page);
    await panel.getByRole('tab', { name: /Customize/ }).click();
    await panel.getByRole('button', { name: 'Reset Colors' }).click();
    await expect(panel.getByLabel('Primary color', { exact: true })).toHaveValue('#c084fc');
    await panel.getByRole('combobox', { name: 'Title font' }).click();
    await page.getByRole('option', { name: 'Lobster' }).click();
    await panel.getByRole('button', { name: 'Add Link' }).click();
    const address = panel.getByLabel('Link 1 address');
    await expect(panel.getByLabel('Link 1 name')).toBeFocused();
    await page.keyboard.type('Photos');
    await address.fill('localhost');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(address).toBeFocused();
    await expect(panel.getByText('Enter a web address')).toBeVisible();
    await address.fill('photos.example.com/trip');
    const sent = page.waitForRequest((request) => request.url().endsWith('/customizations'));
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Customizations saved!')).toBeVisible();
    const { expected, ...change } = (await sent).postDataJSON();
    expect(Object.keys(change).sort()).toEqual(['customColors', 'customLinks', 'titleFont']);
    expect(Object.keys(expected).sort()).toEqual(Object.keys(change).sort());
    await expect(address).toHaveValue('https://photos.example.com/trip');
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(panel).toBeHidden();
  });

  await test.step('a guest sees it', async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Photos' })).toHaveAttribute(
      'href',
      'https://photos.example.com/trip',
    );
    expect(await barColor(page)).toBe(RESET_PURPLE);
  });

  await test.step('a link is taken away again', async () => {
    await openPanel(page);
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
});

test('two hosts: different things both stay, on the same thing one chooses', async ({
  page: ann,
  browser,
}) => {
  const bob = await openVisitor(browser);
  const [hers, his] = [await openCustomize(ann), await openCustomize(bob)];
  const chooseFont = async (page: Page, panel: typeof hers, font: string) => {
    await panel.getByRole('combobox', { name: 'Title font' }).click();
    await page.getByRole('option', { name: font }).click();
  };
  const saveButton = (panel: typeof hers) => panel.getByRole('button', { name: 'Save', exact: true });

  await test.step('Ann changes font, colors and the countdown, and looks at it for a while', async () => {
    await chooseFont(ann, hers, 'Montserrat');
    await hers.getByRole('button', { name: 'Orange & Red' }).click();
    await hers.getByLabel('Countdown to the next event').click();
  });

  await test.step('Bob changes font, colors and a toggle', async () => {
    await chooseFont(bob, his, 'Oswald');
    await his.getByRole('button', { name: 'Green & Lime' }).click();
    await his.getByLabel('Creator name').click();
    await saveButton(his).click();
    await expect(bob.getByText('Customizations saved!')).toBeVisible();
  });

  await test.step('Ann, who began before that, saves', async () => {
    await saveButton(hers).click();
    const dialog = ann.getByRole('dialog', { name: 'Someone else changed this too' });
    await expect(dialog.getByRole('group')).toHaveCount(2);
    await expectAccessible(ann, 'both versions of a look');
    await dialog
      .getByRole('group', { name: 'Title font' })
      .getByLabel(/Take theirs/)
      .check();
    await expect(dialog.getByRole('group', { name: 'Colors' }).getByLabel(/Keep mine/)).toBeChecked();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(ann.getByText('Customizations saved!')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('what stands: his font and toggle, her colors and countdown', async () => {
    await expect(hers.getByRole('combobox', { name: 'Title font' })).toContainText('Oswald');
    await expect(hers.getByRole('button', { name: 'Orange & Red' })).toHaveAttribute('aria-pressed', 'true');
    const demo = await readDemo(bob);
    const { project } = await (await bob.request.get(`/api/projects/${demo.projectId}`)).json();
    expect(project).toMatchObject({
      titleFont: 'oswald',
      customColors: { primary: '#c2410c' },
      showCreatorName: false,
      showCountdown: false,
    });
    await expect(hers.getByLabel('Creator name')).not.toBeChecked();
  });
});

test('a trial host sees every choice and is offered Full Access', async ({ page }) => {
  await createItinerary(page, 'Looks of a trial');
  await startPlanning(page);
  const panel = await openPanel(page);
  await panel.getByRole('tab', { name: /Customize/ }).click();
  const prompt = page.getByRole('dialog', { name: 'Full Access' });
  const tries = [
    () => panel.getByRole('button', { name: 'Pink & Rose' }).click(),
    () => panel.getByText('Marble', { exact: true }).click(),
    () => panel.getByLabel('Title', { exact: true }).pressSequentially('X'),
    () => panel.getByRole('button', { name: 'Save', exact: true }).click(),
  ];
  for (const attempt of tries) {
    await attempt();
    await expect(prompt).toContainText('You tried to: customize themes and colors');
    await prompt.getByRole('button', { name: 'Maybe Later' }).click();
    await expect(prompt).toBeHidden();
  }
  await expect(panel.getByLabel('Title', { exact: true })).toHaveValue('Looks of a trial');
  await expectAccessible(page, 'customize on trial');
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toBeHidden();
});

for (const [width, height, colorScheme] of [
  [390, 844, 'light'],
  [1440, 900, 'dark'],
] as const) {
  test.describe(`axe finds nothing at ${width}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('in the Customize tab', async ({ page }) => {
      const panel = await openCustomize(page);
      await expectAccessible(page, 'customize');
      await panel.getByText('Custom Color', { exact: true }).click();
      await panel.getByLabel('Background color', { exact: true }).fill('#12');
      await panel.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(panel.getByLabel('Background color', { exact: true })).toBeFocused();
      await expectAccessible(page, 'customize with a fault');
      await panel.getByRole('combobox', { name: 'Title font' }).click();
      await expect(page.getByRole('option', { name: 'Oswald' })).toBeVisible();
      await expectAccessible(page, 'title fonts');
    });
  });
}

test('a host dresses the page without a mouse', async ({ page }) => {
  const panel = await openCustomize(page);
  const tab = async (target: ReturnType<Page['getByRole']>) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${target}.`);
  };
  await tab(panel.getByRole('button', { name: 'Indigo & Purple' }));
  await page.keyboard.press('Enter');
  await tab(panel.getByRole('combobox', { name: 'Title font' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Default' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('combobox', { name: 'Title font' })).toContainText('Playfair Display');
  await tab(panel.getByRole('radio', { name: 'Default' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('radio', { name: 'Crumpled Paper' })).toBeChecked();
  await tab(panel.getByRole('checkbox', { name: 'Creator name' }));
  await page.keyboard.press('Space');
  await tab(panel.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Customizations saved!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByText('Hosted by')).toBeHidden();
  await expect(page.locator('.itinerary')).toHaveAttribute('data-title-font', 'playfair');
});
