import type { Page } from '@playwright/test';
import { enterCard } from '../../web/e2e/actions.ts';
import { createPaidItinerary, dayFromNow } from '../../web/e2e/paid-itinerary.ts';
import type { ScreenScript } from './screen-script.ts';

const HEADERS = { 'sec-fetch-site': 'same-origin' };

/** The path of a link in the newest email to an address, as `/deletion/` begins it. */
export async function readLinkInEmail(page: Page, to: string, begin: string): Promise<string> {
  const mails = (await (await page.request.get('/dev/outbox')).json()) as { to: string; text: string }[];
  const texts = mails.filter((mail) => mail.to === to).map(({ text }) => text);
  const found = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []);
  const path = found.map((url) => new URL(url).pathname).find((each) => each.startsWith(begin));
  if (path === undefined) throw new Error(`No email to ${to} has a link to ${begin}.`);
  return path;
}

async function createItinerary(page: Page, name: string, ownerEmail: string) {
  const created = await page.request.post('/api/projects', {
    data: { name, ownerName: 'Ann Bowen', ownerEmail },
    headers: HEADERS,
  });
  return ((await created.json()) as { project: { projectId: string } }).project;
}

/** Creates an itinerary and pays for it with a card. */
export async function buyFullAccess(page: Page, name: string) {
  const ownerEmail = `ann.${crypto.randomUUID()}@example.com`;
  const { projectId } = await createItinerary(page, name, ownerEmail);
  await page.goto(`/checkout/${projectId}`);
  await page.getByRole('button', { name: /^Pay / }).and(page.locator(':enabled')).waitFor();
  await enterCard(page);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('heading', { name: 'Congratulations!' }).waitFor();
  return { projectId, ownerEmail };
}

/** Asks for the email that deletes the itinerary. */
const askForDeletion = (page: Page, projectId: string) =>
  page.request.post(`/api/projects/${projectId}/deletion`, { headers: HEADERS });

const openAndTake = async (page: Page, path: string, take: () => Promise<void>) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take();
};

const press = async (page: Page, name: string, heading: string) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('heading', { name: heading }).waitFor();
};

/** Withdrawing from a contract, then deleting the itinerary, by links in emails. */
const hostWithoutAccount: ScreenScript = async (page, takeScreenshot) => {
  const { projectId, ownerEmail } = await buyFullAccess(page, 'A change of plans');
  const withdrawal = await readLinkInEmail(page, ownerEmail, '/withdrawal/');
  await openAndTake(page, withdrawal, () => takeScreenshot('withdraw'));
  await openAndTake(page, `${withdrawal}?step=confirm`, () => takeScreenshot('withdraw-confirm'));
  await press(page, 'Confirm withdrawal', 'You withdrew from the contract');
  await takeScreenshot('withdrawn');
  await openAndTake(page, await readLinkInEmail(page, ownerEmail, '/no-email/'), () =>
    takeScreenshot('never-email'),
  );
  await askForDeletion(page, projectId);
  await openAndTake(page, await readLinkInEmail(page, ownerEmail, '/deletion/'), () =>
    takeScreenshot('delete'),
  );
  await press(page, 'Delete itinerary', 'The itinerary was deleted');
  await takeScreenshot('deleted');
};

/** The page that takes back a change of the owner's address. */
const ownerEmail: ScreenScript = async (page, takeScreenshot) => {
  const email = `ann.${crypto.randomUUID()}@example.com`;
  const { projectId } = await createItinerary(page, 'Lake house weekend', email);
  const changed = await page.request.put(`/api/projects/${projectId}/owner-email`, {
    data: { ownerEmail: `bo.${crypto.randomUUID()}@example.com` },
    headers: HEADERS,
  });
  if (!changed.ok()) throw new Error(`The owner's email was not changed: ${await changed.text()}`);
  await openAndTake(page, await readLinkInEmail(page, email, '/owner-email/'), () =>
    takeScreenshot('owner-email'),
  );
  await press(page, 'Undo the change', 'The change was undone');
  await takeScreenshot('owner-email-undone');
  await page.reload();
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await takeScreenshot('owner-email-ended');
};

/** What an itinerary stores of a guest. */
const guestData: ScreenScript = async (page, takeScreenshot) => {
  const itinerary = await createPaidItinerary(page, 'Lake house weekend');
  await itinerary.addEvents([{ title: 'Dinner', datetime: `${dayFromNow(1)}T19:00`, attendees: 'Ben, Mia' }]);
  await itinerary.askForRsvp();
  const link = await itinerary.readPersonalLink('Ben');
  const ben = (await itinerary.readPeople()).find(({ name }) => name === 'Ben');
  await itinerary.answerFor(ben?.id ?? 0, { eventId: null, answer: 'yes', partySize: 1 });
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByText('You are Ben').waitFor();
  const path = `/my-data/${itinerary.projectId}`;
  await openAndTake(page, path, () => takeScreenshot('my-data'));
  await openAndTake(page, `${path}?step=erase`, () => takeScreenshot('my-data-erase'));
  await press(page, 'Erase my data', 'Your data was erased');
  await takeScreenshot('my-data-erased');
  await openAndTake(page, path, () => takeScreenshot('my-data-none'));
};

/** Screens of reports, withdrawals, and what guests and hosts can erase. */
export const TRUST_SCRIPTS: Record<string, ScreenScript> = { hostWithoutAccount, ownerEmail, guestData };
