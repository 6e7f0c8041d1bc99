import { expect, type Page } from '@playwright/test';
import { createPaidItinerary, dayFromNow } from '../../web/e2e/paid-itinerary.ts';
import type { ScreenScript, TakeScreenshot } from './screen-script.ts';

type Itinerary = Awaited<ReturnType<typeof createPaidItinerary>>;

const LINKS = [
  { name: 'Photos', url: 'photos.example.com' },
  { name: 'Registry', url: 'registry.example.com' },
];

/** A wedding with everything that guests can be asked or shown. */
async function createWedding(page: Page, firstDay: number): Promise<Itinerary> {
  const itinerary = await createPaidItinerary(page, 'Sofia & Marco');
  await itinerary.customize({
    timeZone: 'Europe/Rome',
    look: 'garden',
    place: 'Lake Como',
    showCountdown: true,
    customLinks: LINKS,
  });
  const at = (day: number, time: string) => `${dayFromNow(firstDay + day)}T${time}`;
  await itinerary.addEvents([
    {
      title: 'Welcome drinks',
      datetime: at(0, '18:00'),
      attendees: 'Ana, Ben, Mia',
      rsvp: { capacity: null },
    },
    { title: 'Ceremony in the old chapel', datetime: at(1, '15:00'), attendees: 'Ana, Ben, Mia' },
    { title: 'Dinner by the lake', datetime: at(1, '19:30'), attendees: 'Ana, Ben', rsvp: { capacity: 20 } },
    { title: 'Brunch', datetime: at(2, '11:00') },
  ]);
  await itinerary.askForRsvp({ maxPartySize: 4, question: 'Anything you can’t eat?', showList: true });
  return itinerary;
}

async function openPersonalLink(page: Page, itinerary: Itinerary, name: string) {
  const link = await itinerary.readPersonalLink(name);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.locator('#root[data-rendered-at]')).toHaveCount(0);
}

/** From a personal link to the congratulations. */
const wedding: ScreenScript = async (page, takeScreenshot) => {
  const itinerary = await createWedding(page, 40);
  await openPersonalLink(page, itinerary, 'Ben');
  const rsvp = page.getByRole('group', { name: 'RSVP', exact: true });
  await rsvp.getByRole('button', { name: 'Yes' }).waitFor();
  await takeScreenshot('asked');
  await rsvp.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await takeScreenshot('form');
  await page.getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog', { name: "You're coming!" });
  await dialog.waitFor();
  await takeScreenshot('congratulations');
  await dialog.getByRole('button', { name: 'Add to calendar' }).click();
  await takeScreenshot('calendar');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await takeScreenshot('answered');
};

/** After the last event. */
const afterTrip: ScreenScript = async (page, takeScreenshot) => {
  const itinerary = await createWedding(page, -4);
  await openPersonalLink(page, itinerary, 'Ben');
  await page.getByRole('heading', { name: /^Thank/ }).waitFor();
  await takeScreenshot('thanks');
  await page.mouse.wheel(0, 5000);
  await takeScreenshot('end');
};

async function captureDays(page: Page, takeScreenshot: TakeScreenshot) {
  const days = page.getByRole('combobox', { name: 'Go to a day' });
  await days.waitFor();
  await takeScreenshot('top');
  await days.focus();
  await takeScreenshot('focused');
  await days.selectOption({ index: 7 });
  await takeScreenshot('day');
}

/** So many days that one is chosen from a list. */
const longTrip: ScreenScript = async (page, takeScreenshot) => {
  const itinerary = await createPaidItinerary(page, 'Across the islands');
  await itinerary.customize({ timeZone: 'Asia/Tokyo', look: 'seaside', place: 'Okinawa' });
  await itinerary.addEvents(
    Array.from({ length: 12 }, (_, day) => ({
      title: day % 3 ? `Walk around island ${day + 1}` : `Ferry to island ${day + 1}`,
      datetime: `${dayFromNow(30 + day)}T09:30`,
      attendees: 'Ana, Ben, Mia',
    })),
  );
  await openPersonalLink(page, itinerary, 'Mia');
  await captureDays(page, takeScreenshot);
};

/** Screens of a wedding and a long trip, from the invitation to the end. */
export const TRIP_SCRIPTS: Record<string, ScreenScript> = { wedding, afterTrip, longTrip };
