import { expect, type Page } from '@playwright/test';
import { createPaidItinerary, dayFromNow } from '../../web/e2e/paid-itinerary.ts';
import type { Areas } from '../../worker/messages/catalog.ts';
import { CATALOGS } from '../../worker/messages/catalogs.ts';
import type { LanguageCode } from '../../worker/messages/languages.ts';
import type { ScreenScript } from './screen-script.ts';

/** Title of the itinerary and of an event, as hosts of the language write: with its letters and its longest words. */
const TITLES: Record<LanguageCode, [itinerary: string, event: string]> = {
  en: ['Sofia & Marco', 'Dinner by the lake'],
  de: ['Hochzeitswochenende Käßmann-Öztürk', 'Familienzusammenführungsabendessen'],
  fr: ['Le mariage d’Éloïse & François', 'Dîner à l’auberge du lac'],
  es: ['¡Boda de Íñigo y Begoña!', 'Cena junto al lago'],
  it: ['Il matrimonio di Niccolò e Noè', 'Cena in riva al lago'],
  'pt-BR': ['Casamento de João e Conceição', 'Jantar à beira do lago'],
  nl: ['Huwelijksweekend Noëlle & Daniël', 'Verjaardagsfeestvoorbereidingen'],
  pl: ['Ślub Łucji i Świętosława', 'Kolacja nad jeziorem'],
  ja: ['京都・奈良へのんびり家族旅行', '湖畔のレストランで夕食'],
  'zh-Hans': ['大理古城婚礼周末', '湖边的欢迎晚宴'],
  ar: ['زفاف ليلى وعمر في الإسكندرية', 'عشاء على ضفاف البحيرة'],
  he: ['החתונה של נועה ויואב', 'ארוחת ערב על האגם'],
};

/** What guests see of an itinerary, in this language. */
export const toLanguageScript =
  (language: LanguageCode): ScreenScript =>
  async (page, takeScreenshot) => {
    const text = (key: string) => findText(CATALOGS[language], key);
    const press = (key: string) =>
      page
        .getByRole('button', { name: text(key), exact: true })
        .first()
        .click();
    const closeDialog = async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    const { link, projectId } = await createItinerary(page, TITLES[language]);
    await chooseLanguage(page, language);
    await page.goto(`/access/${projectId}`);
    await takeScreenshot('invitation');
    await page.goto(link);
    await page.getByRole('tab', { name: text('list') }).waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByText(text('areYouComing'), { exact: true }).first().waitFor();
    await takeScreenshot('page');
    for (const [key, name] of [
      ['notifyMe', 'notify'],
      ['share', 'share'],
      ['tickets', 'tickets'],
      ['signUps', 'sign-ups'],
    ] as const) {
      await press(key);
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(500);
      await takeScreenshot(name);
      await closeDialog();
    }
    await page.getByRole('button', { name: TITLES[language][1], exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await takeScreenshot('event');
    await closeDialog();
    await press('maybe');
    await page.getByRole('dialog').waitFor();
    await takeScreenshot('rsvp');
    await closeDialog();
    await page.getByRole('tab', { name: text('calendar') }).click();
    await page.waitForTimeout(500);
    await takeScreenshot('calendar');
    await page.getByRole('tab', { name: text('list') }).click();
    await takeOtherMedia(page, takeScreenshot);
    await page.goto(`/language/${projectId}`);
    await takeScreenshot('choice');
    await page.goto(`/my-data/${projectId}`);
    await takeScreenshot('my-data');
    await page.goto(`/report/${projectId}`);
    await takeScreenshot('report');
  };

/** A4 in CSS pixels. */
const PAPER = { width: 794, height: 1123 };

/** The same page with large text, and in print. */
async function takeOtherMedia(page: Page, takeScreenshot: Parameters<ScreenScript>[1]) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await takeScreenshot('large-text');
  const screen = page.viewportSize();
  await page.setViewportSize(PAPER);
  await page.reload();
  // The layout is rendered when the media change, once the button has loaded.
  await page.locator('.i-lucide-printer').first().waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await page.locator('.print-layout').waitFor();
  await takeScreenshot('print');
  await page.emulateMedia({ media: 'screen' });
  if (screen) await page.setViewportSize(screen);
}

/** Makes the browser a new guest who reads this language. */
export async function chooseLanguage(page: Page, language: LanguageCode) {
  const { origin } = new URL(page.url());
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'reader', value: `${language}.`, url: origin }]);
}

/** A message without plural forms. */
export function findText(catalog: Areas, key: string): string {
  const found = Object.values(catalog).find((messages) => key in messages)?.[key];
  if (typeof found !== 'string') throw new Error(`There is no message ${key}.`);
  return found;
}

/** With everything that guests can open. */
async function createItinerary(page: Page, [title, event]: [string, string]) {
  await page.goto('/faq');
  const itinerary = await createPaidItinerary(page, title);
  await itinerary.customize({
    timeZone: 'Europe/Rome',
    look: 'garden',
    place: 'Lake Como',
    showCountdown: true,
  });
  await itinerary.addEvents([
    {
      title: event,
      datetime: `${dayFromNow(20)}T19:30`,
      endsAt: `${dayFromNow(20)}T23:00`,
      attendees: 'Ben, Mia',
      rsvp: { capacity: 20 },
    },
    { title: 'Brunch', datetime: `${dayFromNow(21)}T11:00`, attendees: 'Everyone except Mia' },
  ]);
  await itinerary.askForRsvp({ maxPartySize: 3, question: 'Anything you do not eat?' });
  await itinerary.addSignUp({
    title: 'Rides to the lake',
    slots: [
      { label: 'Car of Ann', places: 3 },
      { label: 'Car of Mia', places: 1 },
    ],
  });
  await itinerary.addPaper({ title: 'Boat ticket' });
  return { projectId: itinerary.projectId, link: await itinerary.readPersonalLink('Ben') };
}
