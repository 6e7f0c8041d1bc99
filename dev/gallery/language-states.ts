import { expect, type Page } from '@playwright/test';
import { createPaidItinerary, findNoonZone, hoursFromNow } from '../../web/e2e/paid-itinerary.ts';
import { CATALOGS } from '../../worker/messages/catalogs.ts';
import type { LanguageCode } from '../../worker/messages/languages.ts';
import { chooseLanguage, findText } from './language-screens.ts';
import type { ScreenScript, TakeScreenshot } from './screen-script.ts';

type Reader = { language: LanguageCode; text: (key: string) => string };

/** The way in, the day itself, what the menus open and the end, in this language. */
export const toLanguageStates =
  (language: LanguageCode): ScreenScript =>
  async (page, takeScreenshot) => {
    const reader = { language, text: (key: string) => findText(CATALOGS[language], key) };
    const { projectId, accessCode, ended } = await createItineraries(page);
    await chooseLanguage(page, language);
    await captureWayIn(page, takeScreenshot, reader, projectId);
    await page.goto(`/access/${projectId}?code=${accessCode}`);
    await page.getByRole('tab', { name: reader.text('list') }).waitFor();
    await takeScreenshot('day');
    await captureMenus(page, takeScreenshot, reader);
    await captureChanges(page, takeScreenshot, reader, projectId);
    await page.goto(`/access/${ended.projectId}?code=${ended.accessCode}`);
    await page.getByRole('tab', { name: reader.text('list') }).waitFor();
    await takeScreenshot('ended');
  };

async function captureWayIn(page: Page, takeScreenshot: TakeScreenshot, { text }: Reader, id: string) {
  const open = page.getByRole('button', { name: text('accessItinerary'), exact: true });
  await page.goto('/access');
  await open.click();
  await page.getByText(text('somethingMissing')).waitFor();
  await takeScreenshot('access');
  await page.goto('/nowhere');
  await page.getByRole('heading', { name: text('pageNotFound') }).waitFor();
  await takeScreenshot('not-found');
  await page.goto('/access/N0S1CH1D');
  await page.getByRole('heading', { name: text('cantFindItinerary') }).waitFor();
  await takeScreenshot('unknown');
  await page.goto(`/access/${id}`);
  await page.getByLabel(text('accessCode')).fill('WRONG1');
  await open.click();
  await page.getByText('4', { exact: false }).last().waitFor();
  await page.waitForTimeout(500);
  await takeScreenshot('wrong-code');
}

async function captureMenus(page: Page, takeScreenshot: TakeScreenshot, { text }: Reader) {
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=dialog], [role=alertdialog], [role=menu]')).toHaveCount(0);
  };
  await page.getByRole('tab', { name: text('faq') }).click();
  await page.waitForTimeout(500);
  await takeScreenshot('faq');
  await page.getByRole('tab', { name: text('list') }).click();
  await page.getByRole('button', { name: text('showEventsFor') }).click();
  await page.getByRole('listbox').waitFor();
  await takeScreenshot('people');
  await close();
  await page.locator('.page-foot button').nth(1).click();
  await page.getByRole('dialog').waitFor();
  await takeScreenshot('subscribe');
  await close();
  const more = page.locator('.page-foot button').last();
  await more.click();
  await page.getByRole('menu').waitFor();
  await takeScreenshot('more');
  await close();
  for (const item of ['whoAreYou', 'feedback', 'admin', 'exit']) {
    await more.click();
    await page.getByRole('menuitem', { name: text(item), exact: true }).click();
    await page.locator('[role=dialog], [role=alertdialog]').waitFor();
    await takeScreenshot(`more-${item.toLowerCase()}`);
    if (item === 'whoAreYou') await askForLink(page, takeScreenshot, text);
    else await close();
  }
}

/** In the open dialog, with the name of somebody whose private event needs the personal link. */
async function askForLink(page: Page, takeScreenshot: TakeScreenshot, text: Reader['text']) {
  await page.getByRole('dialog').getByRole('button', { name: 'Mia' }).click();
  const ask = page.getByRole('button', { name: text('askForMyLink'), exact: true });
  await ask.waitFor();
  await takeScreenshot('needs-link');
  await ask.click();
  await page.getByRole('button', { name: text('done'), exact: true }).click();
  await page.locator('.dialog').waitFor({ state: 'hidden' });
  await takeScreenshot('link-asked');
}

/** Opens the page as if the guest had seen it with other events. */
async function captureChanges(page: Page, takeScreenshot: TakeScreenshot, { text }: Reader, id: string) {
  await page.evaluate(async (projectId) => {
    const cache = await caches.open(`itinerary-${projectId}`);
    const path = `/api/projects/${projectId}/shown`;
    const shown = await (await cache.match(path))?.json();
    const events = shown.events.slice(1).map((event: { datetime: string }) => ({
      ...event,
      location: 'Elsewhere',
      datetime: `${event.datetime.slice(0, -2)}45`,
    }));
    const at = Date.now() - 3 * 86_400_000;
    await cache.put(path, new Response(JSON.stringify({ ...shown, at, events })));
  }, id);
  await page.goto(`/project/${id}`);
  const strip = page.getByRole('region', { name: text('changes'), exact: true });
  await strip.waitFor();
  await takeScreenshot('changes');
  await strip.locator('.more').click();
  await page.getByRole('dialog').waitFor();
  await takeScreenshot('changes-all');
}

/** One that is today, and one that is over. */
async function createItineraries(page: Page) {
  await page.goto('/faq');
  const itinerary = await createPaidItinerary(page, 'Sofia & Marco');
  await itinerary.customize({ timeZone: findNoonZone(), look: 'garden', contactPhone: '+39 055 123 4567' });
  await itinerary.addEvents([
    {
      title: 'Lunch on the terrace',
      datetime: hoursFromNow(-0.5),
      endsAt: hoursFromNow(0.5),
      attendees: 'Ben, Mia',
    },
    { title: 'Boat to the island', datetime: hoursFromNow(2), attendees: 'Everyone except Mia' },
    { title: 'Dinner', datetime: hoursFromNow(27), attendees: 'Ben, Mia, Ann, Cleo, Dan' },
    { title: 'Walk', datetime: hoursFromNow(30) },
    { title: 'Concert', datetime: hoursFromNow(32) },
    { title: 'Swim', datetime: hoursFromNow(33), attendees: 'Mia', audience: 'attendees' },
  ]);
  await itinerary.askForRsvp({ maxPartySize: 3 });
  await itinerary.addFaq('Is there parking?', 'Behind the house.');
  const ended = await createPaidItinerary(page, 'Lake house weekend');
  await ended.addEvents([
    { title: 'Swim', datetime: hoursFromNow(-60), attendees: 'Ben, Mia' },
    { title: 'Breakfast', datetime: hoursFromNow(-40) },
  ]);
  const { projectId, accessCode } = itinerary;
  return { projectId, accessCode, ended };
}
