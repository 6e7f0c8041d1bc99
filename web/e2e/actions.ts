import { expect, type Page } from '@playwright/test';

/** What people do on our pages, by role and name, shared by the journeys. */

export type Codes = { projectId: string; accessCode: string; adminCode: string };

/** Creates an itinerary on the landing page and reads its codes off the celebration, which stays open. */
export async function createItinerary(page: Page, name: string): Promise<Codes & { ownerEmail: string }> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create your itinerary' }).click();
  await page.getByLabel('Itinerary Name').fill(name);
  await page.getByLabel('Your Name').fill('Ann Bowen');
  // A mailbox of its own: the server lets one ask for three itineraries in an hour.
  const ownerEmail = `ann.${crypto.randomUUID()}@example.com`;
  await page.getByLabel('Your Email').fill(ownerEmail);
  await page.getByRole('checkbox', { name: /I accept the Terms/ }).check();
  await page.getByRole('button', { name: 'Create itinerary', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${name} is ready` });
  await expect(dialog).toBeVisible();
  const read = async (term: string) =>
    (await dialog.locator(`dt:text-is("${term}") + dd`).textContent()) ?? '';
  return {
    ownerEmail,
    projectId: await read('Project ID'),
    accessCode: await read('Access Code'),
    adminCode: await read('Admin Code'),
  };
}

/** Closes the celebration and the three steps that come after it. */
export async function startPlanning(page: Page) {
  await page.getByRole('button', { name: 'Start planning' }).click();
  await page.getByRole('button', { name: 'Maybe later' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The codes of the demo itinerary, which has Full Access. */
export async function readDemo(page: Page): Promise<Codes> {
  const response = await page.request.post('/dev/seed');
  return (await response.json()) as Codes;
}

/** Opens an itinerary as its guest, by the ready link. */
export async function enterByLink(page: Page, { projectId, accessCode }: Omit<Codes, 'adminCode'>) {
  await page.goto(`/access/${projectId}?code=${accessCode}`);
  await expect(page).toHaveURL(new RegExp(`/project/${projectId}`));
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
}

/** Opens the admin panel of the itinerary on screen; asks for the code where this browser has not given it. */
export async function openPanel(page: Page, adminCode?: string) {
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  if (adminCode) {
    await page.getByLabel('Admin Code').fill(adminCode);
    await page.getByRole('button', { name: 'Access Admin Panel' }).click();
  }
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Fills the event form of the open panel and sends it. */
export async function addEvent(page: Page, title: string) {
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await panel.getByLabel('Title *').fill(title);
  await panel.getByLabel('Description *').fill('Bring your own spoon.');
  await panel.getByLabel('Location *').fill('1 Main Street, Springfield');
  await panel.getByRole('button', { name: 'Add Event', exact: true }).click();
}

/** Signs in on the dashboard by the Google of this machine, which knows nora@ and priya@foldout.example. */
export async function signIn(page: Page, email: string, address = '/dashboard') {
  await page.goto(address);
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: email }).click();
  await expect(page.getByRole('heading', { name: 'Travel Dashboard' })).toBeVisible();
}

/** Fills the card form of the stand-in for Stripe with a card that pays. */
export async function typeGoodCard(page: Page) {
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}
