import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createPaidItinerary, dayFromNow } from '../../web/e2e/paid-itinerary.ts';
import type { ScreenScript, TakeScreenshot } from './screen-script.ts';

type Itinerary = Awaited<ReturnType<typeof createPaidItinerary>>;

const DISHES = [
  { label: 'Salad', places: 2 },
  { label: 'Main dish', places: 3 },
  { label: 'Dessert', places: 1 },
  { label: 'Drinks', places: 4 },
];
const SEATS = [
  { label: 'Ann’s van', places: 6 },
  { label: 'Ben’s car', places: 4 },
];

/** The image of a boarding pass. */
const drawPass = () =>
  sharp({ create: { width: 900, height: 1600, channels: 3, background: '#f3f6fb' } })
    .composite([
      {
        input: Buffer.from(`<svg width="900" height="1600"><text x="80" y="220" font-size="90">NW 214</text>
          <text x="80" y="340" font-size="60">LIS to BER, gate B42</text>
          ${Array.from({ length: 225 }, (_, at) => ((at * 7 + ((at * at) % 5)) % 3 ? '' : `<rect x="${150 + (at % 15) * 40}" y="${560 + Math.floor(at / 15) * 40}" width="40" height="40"/>`)).join('')}</svg>`),
      },
    ])
    .png()
    .toBuffer();

const openPanel = async (page: Page, { projectId }: Itinerary) => {
  await page.goto(`/project/${projectId}?admin=true`);
  await page.getByRole('dialog', { name: 'Admin Panel' }).waitFor();
};

async function openLink(page: Page, link: string) {
  await page.context().clearCookies();
  await page.goto(link);
}

/** Opens a list of the Guests tab. */
async function openList(page: Page, name: 'Sign-ups' | 'Tickets') {
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await panel.getByRole('tab', { name: 'Guests' }).click();
  await panel.getByText(name, { exact: true }).click();
  await panel.getByRole('button', { name: name === 'Tickets' ? 'Add tickets' : 'Other list' }).waitFor();
  return panel;
}

/** Forwards an email with a ticket to the itinerary's address, and waits until it is read. */
async function sendTicket(page: Page, projectId: string) {
  const { address } = await (await page.request.get(`/api/projects/${projectId}/intake`)).json();
  const received = await page.request.post(`/dev/mail?to=${encodeURIComponent(address)}`, {
    data: readFileSync('email-worker/fixtures/pdf-ticket.eml'),
    headers: { 'content-type': 'message/rfc822' },
  });
  const { id } = await received.json();
  const readStatus = async () => (await (await page.request.get(`/dev/mail?id=${id}`)).json()).status;
  await expect.poll(readStatus, { timeout: 30_000 }).toBe('done');
}

async function fillLists(itinerary: Itinerary) {
  const datetime = `${dayFromNow(20)}T19:00`;
  await itinerary.addEvents([
    { title: 'Flight to Berlin', datetime, attendees: 'Ana, Ben' },
    { title: 'Dinner', datetime, attendees: 'Ana, Ben, Cleo, Dan' },
  ]);
  const eventIds = await itinerary.readEventIds();
  const [flight = 0, dinner = 0] = [eventIds.get('Flight to Berlin'), eventIds.get('Dinner')];
  const people = new Map((await itinerary.readPeople()).map(({ id, name }) => [name, id]));
  const [ana = 0, ben = 0, cleo = 0] = ['Ana', 'Ben', 'Cleo'].map((name) => people.get(name));
  const dishes = await itinerary.addSignUp({ title: 'Who brings what?', eventId: dinner, slots: DISHES });
  await itinerary.takeFor(dishes, 0, ana);
  await itinerary.takeFor(dishes, 2, cleo);
  await itinerary.takeFor(dishes, 3, ben, 2);
  const seats = await itinerary.addSignUp({ title: 'Who rides with whom?', slots: SEATS });
  await itinerary.takeFor(seats, 0, cleo, 3);
  await itinerary.takeFor(seats, 0, ana, 3);
  const pass = { eventId: flight, personId: ana, kind: 'boarding-pass', type: 'image/png' } as const;
  await itinerary.addPaper({ title: 'Boarding pass Ana', ...pass }, await drawPass());
  await itinerary.addPaper({ title: 'Group booking NW 214', eventId: flight });
  await itinerary.addPaper({ title: 'Museum pass', kind: 'voucher' });
}

async function captureHost(page: Page, takeScreenshot: TakeScreenshot) {
  let panel = await openList(page, 'Sign-ups');
  await panel.getByText('Who brings what?').waitFor();
  await takeScreenshot('sign-ups');
  await panel.getByRole('button', { name: 'Guests for Drinks' }).click();
  await page.getByRole('dialog', { name: 'Drinks' }).waitFor();
  await takeScreenshot('sign-up-guests');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Drinks' }).waitFor({ state: 'hidden' });
  panel = await openList(page, 'Tickets');
  await panel.getByText('Museum pass').waitFor();
  await takeScreenshot('tickets');
  await panel
    .getByLabel('Tickets', { exact: true })
    .and(panel.locator('[type="file"]'))
    .setInputFiles([
      { name: 'Boarding_pass Ben.png', mimeType: 'image/png', buffer: await drawPass() },
      { name: 'Ferry.png', mimeType: 'image/png', buffer: await drawPass() },
    ]);
  await page.getByRole('dialog', { name: 'Add 2 tickets' }).waitFor();
  await takeScreenshot('tickets-form');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Add 2 tickets' }).waitFor({ state: 'hidden' });
  await panel.getByRole('tab', { name: 'Events' }).click();
  await panel.getByRole('heading', { name: 'Tickets to review' }).scrollIntoViewIfNeeded();
  await takeScreenshot('tickets-to-review');
}

async function captureGuest(page: Page, takeScreenshot: TakeScreenshot) {
  await page.getByRole('button', { name: 'Boarding pass Ana' }).waitFor();
  await takeScreenshot('guest');
  await page.getByRole('button', { name: 'Dinner', exact: true }).click();
  await page.getByRole('dialog').getByText('Who brings what?').waitFor();
  await takeScreenshot('guest-event');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Sign-ups' }).click();
  await page.getByRole('dialog').getByText('Who rides with whom?').waitFor();
  await takeScreenshot('guest-sign-ups');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Tickets', exact: true }).click();
  await page.getByRole('dialog').getByText('Museum pass').waitFor();
  await takeScreenshot('guest-tickets');
  await page.getByRole('dialog').getByRole('button', { name: 'Boarding pass Ana' }).click();
  await page.getByRole('dialog', { name: 'Boarding pass Ana' }).getByRole('img').waitFor();
  await takeScreenshot('guest-pass');
}

const listsAndTickets: ScreenScript = async (page, takeScreenshot) => {
  const itinerary = await createPaidItinerary(page, 'A weekend in Berlin');
  await openPanel(page, itinerary);
  await openList(page, 'Sign-ups');
  await takeScreenshot('sign-ups-none');
  await page.getByRole('button', { name: 'Car seats' }).click();
  await page.getByRole('dialog', { name: 'New sign-up list' }).waitFor();
  await takeScreenshot('sign-up-form');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'New sign-up list' }).waitFor({ state: 'hidden' });
  await openList(page, 'Tickets');
  await takeScreenshot('tickets-none');
  await fillLists(itinerary);
  await sendTicket(page, itinerary.projectId);
  await page.goto(`/project/${itinerary.projectId}`);
  await page.getByRole('region', { name: 'Tickets to review' }).waitFor();
  await takeScreenshot('host-page');
  await page.getByRole('region', { name: 'Tickets to review' }).getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await takeScreenshot('tickets-review');
  await openPanel(page, itinerary);
  await captureHost(page, takeScreenshot);
  await openLink(page, await itinerary.readPersonalLink('Ana'));
  await captureGuest(page, takeScreenshot);
};

const NAME = 'Bartholomew-Alexander the Younger of Somewhere';

/** As many lines as a list has, long names, and many tickets on one event. */
const overfullListsAndTickets: ScreenScript = async (page, takeScreenshot) => {
  const itinerary = await createPaidItinerary(page, 'The itinerary with more lists than anybody reads');
  const names = Array.from({ length: 12 }, (_, at) => `${NAME} ${at + 1}`);
  const datetime = `${dayFromNow(20)}T19:00`;
  await itinerary.addEvents([{ title: 'Dinner', datetime, attendees: names.join(', ') }]);
  const eventId = (await itinerary.readEventIds()).get('Dinner') ?? null;
  const people = await itinerary.readPeople();
  const slots = Array.from({ length: 50 }, (_, at) => ({
    label: `A line with a text that is much longer than it should be, number ${at + 1}`,
    places: at % 3 === 0 ? 200 : 1,
  }));
  const list = await itinerary.addSignUp({ title: 'A list of everything there is to bring', eventId, slots });
  for (const { id } of people) await itinerary.takeFor(list, 0, id, 10);
  for (let at = 0; at < 20; at++)
    await itinerary.addPaper({
      title: `Admission to the exhibition of everything that anybody has ever shown, ${at + 1}`,
      eventId: at < 12 ? eventId : null,
      personId: at % 5 === 0 ? (people[0]?.id ?? null) : null,
    });
  await openPanel(page, itinerary);
  await openList(page, 'Sign-ups');
  await page.getByText('A list of everything').waitFor();
  await takeScreenshot('sign-ups');
  const panel = await openList(page, 'Tickets');
  await panel
    .getByText(/^Admission/)
    .first()
    .waitFor();
  await takeScreenshot('tickets');
  await openLink(page, await itinerary.readPersonalLink(`${NAME} 1`));
  await page.getByRole('button', { name: /^All tickets/ }).waitFor();
  await takeScreenshot('guest');
  await page.getByRole('button', { name: /^All tickets/ }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Admission/)
    .first()
    .waitFor();
  await takeScreenshot('guest-tickets');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Dinner', exact: true }).click();
  await page.getByRole('dialog').getByText('A list of everything').waitFor();
  await takeScreenshot('guest-event');
};

/** Screens of tickets and sign-up lists. */
export const LIST_SCRIPTS = { listsAndTickets, overfullListsAndTickets };
