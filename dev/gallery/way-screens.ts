import type { Page } from '@playwright/test';
import { openAsGuest } from '../../web/e2e/actions.ts';
import { createPaidItinerary, dayFromNow } from '../../web/e2e/paid-itinerary.ts';
import type { ScreenScript, TakeScreenshot } from './screen-script.ts';

type Itinerary = Awaited<ReturnType<typeof createPaidItinerary>>;

const LINKS = [
  { name: 'Photos', url: 'photos.example.com' },
  { name: 'Registry', url: 'registry.example.com' },
  { name: 'Hotels nearby', url: 'hotels.example.com' },
];
const GUESTS = 'Ana, Ben, Mia, Zoë, Bartholomew-Alexander, Inês';

/** A wedding with everything that guests can be asked or shown. */
async function createFullestWedding(page: Page): Promise<Itinerary> {
  const itinerary = await createPaidItinerary(page, 'Sofia & Marco');
  await itinerary.customize({
    timeZone: 'Europe/Rome',
    look: 'garden',
    place: 'Lake Como',
    showCountdown: true,
    customLinks: LINKS,
    contactPhone: '+39 055 123 4567',
    contactName: 'Chiara',
  });
  const at = (day: number, time: string) => `${dayFromNow(40 + day)}T${time}`;
  await itinerary.addEvents([
    { title: 'Welcome drinks', datetime: at(0, '18:00'), attendees: GUESTS, rsvp: { capacity: null } },
    { title: 'Shuttle to the chapel', datetime: at(1, '14:15'), endsAt: at(1, '14:45'), pinned: true },
    { title: 'Ceremony in the old chapel of San Giovanni', datetime: at(1, '15:00'), attendees: GUESTS },
    { title: 'Dinner by the lake', datetime: at(1, '19:30'), attendees: GUESTS, rsvp: { capacity: 80 } },
    { title: 'Surprise for Sofia', datetime: at(1, '23:00'), attendees: 'Ana, Ben', audience: 'attendees' },
    { title: 'Brunch', datetime: at(2, '11:00'), rsvp: { capacity: null } },
  ]);
  await itinerary.askForRsvp({
    deadline: dayFromNow(20),
    maxPartySize: 4,
    question: 'Anything you can’t eat?',
    showList: true,
  });
  await itinerary.addFaq('Is there parking?', 'Behind the house, for thirty cars.');
  await itinerary.addFaq('What should we wear?', 'Linen, and shoes for gravel.');
  await itinerary.addSignUp({ title: 'Rides to the lake', slots: [{ label: 'Car of Ana', places: 3 }] });
  await itinerary.addPaper({ title: 'Boat ticket' });
  return itinerary;
}

/** Forgets who this browser is. */
async function becomeNewGuest(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear()).catch(() => undefined);
}

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  // Not of a toast, which has the same role.
  await page.locator('.dialog').waitFor({ state: 'hidden' });
};

async function answer(page: Page, takeScreenshot: TakeScreenshot, name: string) {
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await takeScreenshot(`${name}-form`);
  await page.getByRole('button', { name: /^Yes to all/ }).click();
  await takeScreenshot(`${name}-form-end`);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog', { name: "You're coming!" }).waitFor();
  await takeScreenshot(`${name}-coming`);
  await closeDialog(page);
  await takeScreenshot(`${name}-answered`);
}

async function captureEvents(page: Page, takeScreenshot: TakeScreenshot) {
  await page.getByRole('heading', { name: 'Dinner by the lake' }).scrollIntoViewIfNeeded();
  await takeScreenshot('events');
  await page.getByText('Made with Foldout').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 5000);
  await takeScreenshot('end');
  await page.getByRole('tab', { name: 'Calendar' }).click();
  await page.waitForTimeout(500);
  await takeScreenshot('calendar');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Ceremony/ })
    .click();
  await page.locator('.dialog').waitFor();
  await takeScreenshot('event');
  await closeDialog(page);
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await page.getByText('Is there parking?').waitFor();
  await takeScreenshot('faq');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.locator('.dialog').waitFor();
  await takeScreenshot('share');
}

/** From the invitation to the question for the name, as a new guest who answers Yes. */
async function answerByInvitation(page: Page, itinerary: Itinerary, takeScreenshot: TakeScreenshot) {
  await becomeNewGuest(page);
  await page.goto(`/access/${itinerary.projectId}`);
  await page.getByRole('heading', { name: /^Join / }).waitFor();
  await takeScreenshot('invitation');
  await openAsGuest(page, itinerary);
  const rsvp = page.getByRole('group', { name: 'RSVP', exact: true });
  await rsvp.getByRole('button', { name: 'Yes' }).waitFor();
  await takeScreenshot('opened');
  await rsvp.getByRole('button', { name: 'Yes' }).click();
  const who = page.locator('.dialog');
  await who.waitFor();
  await takeScreenshot('who');
  return { rsvp, who };
}

/** The fullest wedding by the shared link: a name of the list, one that needs its link, and what the page says then. */
const wayBySharedLink: ScreenScript = async (page, takeScreenshot) => {
  const itinerary = await createFullestWedding(page);
  await itinerary.readPersonalLink('Ben');
  const { rsvp, who } = await answerByInvitation(page, itinerary, takeScreenshot);
  await who.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await who.getByRole('button', { name: 'Continue' }).click();
  await who.getByRole('button', { name: 'Ask for my link' }).waitFor();
  await takeScreenshot('needs-link');
  await who.getByRole('button', { name: 'Ask for my link' }).click();
  await who.getByRole('button', { name: 'Done' }).click();
  await who.waitFor({ state: 'hidden' });
  await takeScreenshot('link-asked');
  await page.getByRole('button', { name: 'Dismiss' }).and(page.locator('.link-asked button')).click();
  await rsvp.getByRole('button', { name: 'Yes' }).click();
  await who.getByRole('button', { name: 'Mia' }).click();
  await answer(page, takeScreenshot, 'mia');
  await captureEvents(page, takeScreenshot);
};

/** The fullest wedding by a personal link. */
const wayByPersonalLink: ScreenScript = async (page, takeScreenshot) => {
  const itinerary = await createFullestWedding(page);
  const link = await itinerary.readPersonalLink('Ben');
  await becomeNewGuest(page);
  await page.goto(link);
  const rsvp = page.getByRole('group', { name: 'RSVP', exact: true });
  await rsvp.getByRole('button', { name: 'Yes' }).waitFor();
  await takeScreenshot('opened');
  await rsvp.getByRole('button', { name: 'Yes' }).click();
  await answer(page, takeScreenshot, 'ben');
};

const TITLES = [
  (at: number) => `Workshop ${at}: plans for the coming year`,
  (at: number) => `第${at}回 ロードマップの検討会と質疑応答`,
  (at: number) => `الجلسة ${at}: خطط العام المقبل والأسئلة`,
  (at: number) => `מפגש ${at}: תוכניות לשנה הבאה ושאלות`,
];
const NAMES = ['Ana, Bartholomew-Alexander', '美咲, 健太', 'ليلى, عمر', 'נועה, יואב'];

/** A company's week of 120 events whose titles and names are in four scripts. */
const offsite: ScreenScript = async (page, takeScreenshot) => {
  const itinerary = await createPaidItinerary(page, 'Company week 全社合宿 أسبوع الشركة שבוע');
  await itinerary.customize({ timeZone: 'Asia/Tokyo', place: '京都 Kyoto', contactPhone: '+81 75 123 4567' });
  await itinerary.addEvents(
    Array.from({ length: 120 }, (_, at) => ({
      title: TITLES[at % 4]?.(at + 1) ?? '',
      datetime: `${dayFromNow(10 + Math.floor(at / 15))}T${String(8 + (at % 15)).padStart(2, '0')}:30`,
      attendees: NAMES[at % 4] ?? '',
      rsvp: at % 40 === 0 ? { capacity: 30 } : undefined,
    })),
  );
  await itinerary.askForRsvp({ maxPartySize: 2 });
  const { who } = await answerByInvitation(page, itinerary, takeScreenshot);
  await who.getByRole('button', { name: 'ليلى' }).click();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await takeScreenshot('form');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog', { name: "You're coming!" }).waitFor();
  await closeDialog(page);
  await takeScreenshot('answered');
  await page.mouse.wheel(0, 700);
  await takeScreenshot('events');
  await page.getByRole('combobox', { name: 'Go to a day' }).selectOption({ index: 5 });
  await takeScreenshot('day');
  await page.getByRole('tab', { name: 'Calendar' }).click();
  await page.waitForTimeout(500);
  await takeScreenshot('calendar');
  await page.getByRole('tabpanel').getByRole('button', { name: /خطط/ }).first().click();
  await page.locator('.dialog').waitFor();
  await takeScreenshot('event');
};

/** Screens of guests from a link to an answer. */
export const WAY_SCRIPTS: Record<string, ScreenScript> = { wayBySharedLink, wayByPersonalLink, offsite };
