import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PAGES } from '../../dev/start/build-web.ts';
import { closeOnboarding, openAdminPanel, openAsHost } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { createPaidItinerary, createTrial } from './paid-itinerary.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Reloads the page but holds back the script that contains a text, once it `isHeld`, until `load` is called. */
async function reloadWithout(page: Page, text: string) {
  const isHeld = Promise.withResolvers<void>();
  const isFree = Promise.withResolvers<void>();
  const loaded = Promise.withResolvers<void>();
  // Only that script: sending all of them through the test takes ten seconds.
  await page.route(`/assets/${findScript(text)}`, async (route) => {
    isHeld.resolve();
    await isFree.promise;
    await route.continue();
    loaded.resolve();
  });
  await page.reload();
  return {
    isHeld: isHeld.promise,
    load: async () => {
      await isHeld.promise;
      isFree.resolve();
      await loaded.promise;
    },
  };
}

/** The file name of the only script of the built pages that contains a text. */
function findScript(text: string): string {
  const folder = join(PAGES.local, 'assets');
  const [file, ...others] = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes(text));
  if (!file || others.length > 0) throw new Error(`Not one script contains ${text}.`);
  return file;
}

test('a dialog that loads late neither replaces the open panel nor is lost', async ({ page }) => {
  const { projectId } = await createTrial(page, 'Slow network');
  await page.goto(`/project/${projectId}`);
  const onboarding = page.getByRole('dialog', { name: "Let's set up your itinerary" });
  await expect(onboarding).toBeVisible();
  const late = await reloadWithout(page, 'onboarding');
  const panel = await openAdminPanel(page);
  await panel.getByLabel('Title *').fill('Half an idea');
  await late.load();
  await expect(panel.getByLabel('Title *')).toHaveValue('Half an idea');
  await expect(onboarding).toBeHidden();

  await panel.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(panel).toBeHidden();
  await closeOnboarding(page);

  await test.step('of two dialogs that load, the one asked for last opens', async () => {
    const { isHeld, load } = await reloadWithout(page, 'userType');
    await page.getByRole('button', { name: 'Feedback' }).click();
    // If two buttons are pressed before the script runs, only the last one counts.
    await isHeld;
    await page.getByRole('button', { name: 'Exit' }).click();
    const exit = page.getByRole('alertdialog', { name: 'Leave itinerary?' });
    await expect(exit).toBeVisible();
    await load();
    await exit.getByRole('button', { name: 'Stay' }).click();
    await expect(exit).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('the page beside the panel stays usable and shows changes', async ({ page }) => {
  const { projectId } = await createPaidItinerary(page, 'Side by side');
  await page.goto(`/project/${projectId}`);
  await page.getByRole('button', { name: 'Maybe later' }).click();
  const panel = await openAdminPanel(page);
  await panel.getByLabel('Title *').fill('Picnic');
  await panel.getByLabel('Description *').fill('Bring a blanket.');
  await panel.getByLabel('Location *').fill('The park');
  await panel.getByRole('button', { name: 'Add Event', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Picnic' })).toBeVisible();

  // Escape in a popup of the page leaves the panel open.
  await page.getByRole('button', { name: 'Add to calendar: Picnic' }).click();
  await page.getByRole('dialog', { name: /Add to calendar/ }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /Add to calendar/ })).toBeHidden();
  await expect(panel).toBeVisible();
  await page.getByRole('tab', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('heading', { name: /\d{4}/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Picnic' })).toBeVisible();

  // An unsaved design shows on the page itself.
  await panel.getByRole('tab', { name: /Customize/ }).click();
  await panel.getByLabel('Title', { exact: true }).fill('A new name');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new name');

  // Guests see neither the unsaved design nor the panel.
  await panel.getByRole('button', { name: 'See as a guest' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side by side');
  const back = page.getByRole('button', { name: 'Back to editing' });
  await expect(back).toBeFocused();
  await page.getByRole('tab', { name: 'FAQ', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No FAQs Yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Your First FAQ' })).toBeHidden();
  await back.click();
  await expect(panel.getByLabel('Title', { exact: true })).toHaveValue('A new name');
  await page.getByRole('button', { name: 'Add Your First FAQ' }).click();
  await expect(panel.getByRole('tab', { name: 'FAQs' })).toHaveAttribute('aria-selected', 'true');
});

test('Back and Escape close the panel over and beside the page, and ask about unsaved input', async ({
  page,
}) => {
  const itinerary = await createTrial(page, 'Back and forth');
  await openAsHost(page, itinerary);
  const address = page.url();
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  const title = panel.getByLabel('Title *');
  const share = page.getByRole('button', { name: 'Share', exact: true });
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  for (const [viewport, other] of [
    [PHONE, DESKTOP],
    [DESKTOP, PHONE],
  ] as const) {
    await page.setViewportSize(viewport);
    await openAdminPanel(page);
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('button', { name: 'Admin', exact: true })).toBeFocused();

    await openAdminPanel(page);
    await title.fill('Half an idea');
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await leave();
      await question.getByRole('button', { name: 'Keep Editing' }).click();
      await expect(question).toBeHidden();
    }
    await expect(title).toHaveValue('Half an idea');
    // Input survives when the window becomes too narrow for both.
    for (const size of [other, viewport]) {
      await page.setViewportSize(size);
      await expect(share).toBeVisible({ visible: size === DESKTOP });
      await expect(title).toHaveValue('Half an idea');
    }
    await page.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(address);

    // Closing leaves no entry behind: Back leaves the page.
    await openAdminPanel(page);
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(panel).toBeHidden();
    await page.goBack();
    await expect(page).not.toHaveURL(address);
    await page.goto(address);
  }
});

test('the page shows what was saved and keeps its place when the panel closes', async ({ page }) => {
  const itinerary = await createPaidItinerary(page, 'A long week');
  await itinerary.addEvents(
    Array.from({ length: 9 }, (_, day) => ({
      title: `Day ${day + 1}`,
      datetime: `2097-06-0${day + 1}T12:00`,
    })),
  );
  await page.goto(`/project/${itinerary.projectId}`);
  const panel = await openAdminPanel(page);
  await panel.getByRole('button', { name: 'Edit Day 9' }).click();
  await panel.getByLabel('Title *').fill('The last day');
  await panel.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'The last day' })).toBeInViewport();
  const readPlace = () => page.evaluate(() => scrollY);
  // The page scrolls smoothly: its place counts once two readings agree.
  let place = 0;
  const hasStopped = async () => {
    const before = place;
    place = await readPlace();
    return place > 500 && place === before;
  };
  await expect.poll(hasStopped, { intervals: [300] }).toBe(true);
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toBeHidden();
  expect(await readPlace()).toBe(place);

  // Focusing the bar at the bottom does not scroll either.
  await page.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Tab');
  expect(await readPlace()).toBe(place);
});
