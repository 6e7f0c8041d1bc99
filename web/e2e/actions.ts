import { expect, type Page } from '@playwright/test';

export type Codes = { projectId: string; accessCode: string; adminCode: string };

/** Creates an itinerary on the landing page and reads its codes from the success dialog, which stays open. */
export async function createItinerary(
  page: Page,
  name: string,
  { domain = 'example.com' }: { domain?: string } = {},
): Promise<Codes & { ownerEmail: string }> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create your itinerary' }).click();
  await page.getByLabel('Itinerary Name').fill(name);
  await page.getByLabel('Your Name').fill('Ann Bowen');
  // A unique address, since the server allows three itineraries per address and hour.
  const ownerEmail = `ann.${crypto.randomUUID()}@${domain}`;
  await page.getByLabel('Your Email').fill(ownerEmail);
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  await page.getByRole('button', { name: 'Create itinerary', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: `${name} is ready` });
  await expect(dialog).toBeVisible();
  const readCode = async (term: string) =>
    (await dialog.locator(`dt:text-is("${term}") + dd`).textContent()) ?? '';
  return {
    ownerEmail,
    projectId: await readCode('Project ID'),
    accessCode: await readCode('Access Code'),
    adminCode: await readCode('Admin Code'),
  };
}

/** Closes what a host sees first of an itinerary without events. */
export async function closeOnboarding(page: Page) {
  await page.getByRole('button', { name: 'Maybe later' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens an empty itinerary as its host, on a later visit than that which created it. */
export async function openAsHost(page: Page, { projectId }: { projectId: string }) {
  await page.goto(`/project/${projectId}`);
  await closeOnboarding(page);
}

/** Returns the codes of the demo itinerary, which has Full Access. Creates it if needed. */
export async function readDemoCodes(page: Page): Promise<Codes> {
  const response = await page.request.post('/dev/seed');
  return (await response.json()) as Codes;
}

/** Opens an itinerary as a guest with the invite link. */
export async function openAsGuest(page: Page, { projectId, accessCode }: Omit<Codes, 'adminCode'>) {
  await page.goto(`/access/${projectId}?code=${accessCode}`);
  await expect(page).toHaveURL(new RegExp(`/project/${projectId}`));
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  // The server rendered the page; the app has taken it over.
  await expect(page.locator('#root[data-rendered-at]')).toHaveCount(0);
}

/** Presses an item of the More menu, which guests have in the footer. */
export async function pressInMore(page: Page, item: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Opens the admin panel of the current itinerary. Pass the code if this browser has not entered it yet. */
export async function openAdminPanel(page: Page, adminCode?: string) {
  if (!adminCode) await page.getByRole('button', { name: 'Admin', exact: true }).click();
  else {
    await pressInMore(page, 'Admin');
    await page.getByLabel('Admin Code').fill(adminCode);
    await page.getByRole('button', { name: 'Access Admin Panel' }).click();
  }
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Adds an event in the open admin panel. */
export async function addEvent(page: Page, title: string) {
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await panel.getByLabel('Title *').fill(title);
  await panel.getByLabel('Description *').fill('Bring your own spoon.');
  await panel.getByLabel('Location *').fill('1 Main Street, Springfield');
  await panel.getByRole('button', { name: 'Add Event', exact: true }).click();
}

/** Pastes a plan into the open dialog, as from the clipboard. */
export async function pastePlan(page: Page, plan: string) {
  await page.getByLabel('Your plan').evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, plan);
}

/** Reads a plan through the API, so that its events wait for the hosts. This page's browser has to be one. */
export async function sendPlan(page: Page, projectId: string, content: string) {
  const read = await page.request.post(`/api/projects/${projectId}/proposals`, {
    data: { kind: 'text', content },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await expect(read).toBeOK();
}

/** Signs in on the dashboard with the Google emulator, by the email of an account in dev/start/google.ts. */
export async function signIn(page: Page, email: string, address = '/dashboard') {
  await page.goto(address);
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: email }).click();
  await expect(page.getByRole('heading', { name: 'Travel Dashboard' })).toBeVisible();
}

/** Enters a payment card, accepted by default, in the form of the Stripe emulator. */
export async function enterCard(page: Page, number = '4242424242424242') {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

/** Expects exactly this text to be visible on the page. */
export const expectText = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();
