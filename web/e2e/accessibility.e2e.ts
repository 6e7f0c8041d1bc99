import {
  addEvent,
  createItinerary,
  openAdminPanel,
  openAsGuest,
  readDemoCodes,
  signIn,
  startPlanning,
} from './actions.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'desktop, dark mode', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

for (const { name, ...use } of SCREENS) {
  test.describe(`accessibility: ${name}`, () => {
    test.use(use);

    test('landing page, access forms and 404', async ({ page }) => {
      await page.goto('/');
      await expectAccessible(page, 'landing');
      await page.getByRole('button', { name: 'Create your itinerary' }).click();
      await page.getByRole('button', { name: 'Create itinerary', exact: true }).click();
      await expect(page.getByText('Missing Information')).toBeVisible();
      await expectAccessible(page, 'create form with errors');
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expectAccessible(page, '404');
      await page.goto('/access');
      await page.getByLabel('Project ID').fill('DEM0TR1P');
      await expect(page.getByText('by Nora Lindqvist')).toBeVisible();
      await expectAccessible(page, 'access');
      await page.goto('/access/DEM0TR1P');
      await expect(page.getByRole('heading', { name: /^Join / })).toBeVisible();
      await expectAccessible(page, 'share link');
      for (let tries = 0; tries < 5; tries++) {
        await page.getByLabel('Access Code').fill('WRONG1');
        await page.getByRole('button', { name: 'Access Itinerary' }).click();
        await expect(page.getByText(tries < 4 ? `${4 - tries} attempt(s)` : 'Access Error')).toBeVisible();
      }
      await expectAccessible(page, 'blocked');
    });

    test('itinerary for a guest', async ({ page }) => {
      await openAsGuest(page, { projectId: 'DEM0TR1P', accessCode: 'GUEST1' });
      await expect(page.getByText('Access granted!')).toBeVisible();
      await expectAccessible(page, 'itinerary with the welcome message');
      await page.getByRole('tab', { name: 'Calendar' }).click();
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeVisible();
      await expectAccessible(page, 'calendar');
      await page
        .getByRole('tabpanel')
        .getByRole('button', { name: /Flight to Lisbon/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Flight to Lisbon' })).toBeVisible();
      await expectAccessible(page, 'event');
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'FAQ' }).click();
      await expect(page.locator('.questions')).toBeVisible();
      await expectAccessible(page, 'FAQ tab');
      for (const [button, title] of [
        ['Share', 'Share this itinerary'],
        ['Feedback', 'Help Us Improve!'],
        ['Exit', 'Leave itinerary?'],
        ['Admin', 'Admin Access Required'],
      ] as const) {
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(
          page.getByRole(button === 'Exit' ? 'alertdialog' : 'dialog', { name: title }),
        ).toBeVisible();
        await expectAccessible(page, title);
        await page.keyboard.press('Escape');
        await expect(page.getByText(title)).toBeHidden();
      }
    });

    test('admin panel with Full Access', async ({ page }) => {
      const demo = await readDemoCodes(page);
      await openAsGuest(page, demo);
      const panel = await openAdminPanel(page, demo.adminCode);
      await expectAccessible(page, 'events tab');
      await panel.getByRole('button', { name: 'Add Event', exact: true }).click();
      await expectAccessible(page, 'events tab with errors');
      await panel.getByRole('button', { name: 'Change time zone' }).click();
      const zone = panel.getByRole('combobox', { name: 'Time zone' });
      await expect(zone).toBeFocused();
      await zone.fill('Eastern');
      await expect(panel.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, 'time zone');
      for (const tab of ['FAQs', 'Customize']) {
        await panel.getByRole('tab', { name: new RegExp(tab) }).click();
        await expectAccessible(page, `${tab} tab`);
      }
      await panel.getByRole('tab', { name: /Security/ }).click();
      await expectAccessible(page, 'security tab');
      await panel.getByRole('button', { name: 'Change access code' }).click();
      await expectAccessible(page, 'changing a code');
    });

    test('dashboard', async ({ page }) => {
      await signIn(page, 'nora@foldout.example');
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expectAccessible(page, 'itineraries');
      await page.getByRole('button', { name: /Account menu for/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, 'account menu');
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: /Unclaimed Events/ }).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await expectAccessible(page, 'unclaimed events');
      await page.getByRole('tab', { name: 'Settings' }).click();
      await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
      await expectAccessible(page, 'settings');
    });

    test('new itinerary and upgrade prompt on trial', async ({ page }) => {
      await createItinerary(page, 'A small party');
      await expect(page.getByText('Email sent successfully!')).toBeVisible();
      await expectAccessible(page, 'success dialog');
      await startPlanning(page);
      await expectAccessible(page, 'empty itinerary');
      await openAdminPanel(page);
      await addEvent(page, 'The only one');
      await expect(page.getByRole('heading', { name: 'Current Events (1)' })).toBeVisible();
      await page.getByRole('tab', { name: /FAQs/ }).click();
      await expect(page.getByText('You tried to: manage FAQs')).toBeVisible();
      await expectAccessible(page, 'upgrade prompt');
    });
  });
}
