import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { closeSuspendedPages } from '../jobs/close-suspended-pages.ts';
import { signInAgain } from './account.ts';
import { TestBrowser, type TestResponse } from './browser.ts';
import { everyDatabase, requireItineraryD1 } from './databases.ts';
import { restoreProject, suspendProject } from './outbox.ts';
import { controlStripe, payTestCheckout, postStripeEvent } from './payment.ts';
import { invitePerson } from './people.ts';
import { prepareWith } from './project.ts';
import type { RightsScenario } from './rights-scenario.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * What may end a right. Events that account owners cause come from another browser of theirs. Several can follow each other
 * in this order.
 */
export const RIGHT_EVENTS = {
  accessCodeChanged: (scenario: RightsScenario) => changeCodes(scenario, { accessCode: 'K7M2QX' }),
  adminCodeChanged: (scenario: RightsScenario) => changeCodes(scenario, { adminCode: 'K7M2QXK7M2QZ' }),
  itinerarySuspended: async ({ itinerary: { id } }: RightsScenario) => {
    await suspendProject(id);
    await closeSuspendedPages(env, Date.now());
  },
  itineraryRestored: async (scenario: RightsScenario) => {
    await RIGHT_EVENTS.itinerarySuspended(scenario);
    await restoreProject(scenario.itinerary.id);
  },
  signedOut: async ({ holder }: RightsScenario) => expectOk(await holder.browser.post('/api/logout')),
  signedOutEverywhere: async ({ holder }: RightsScenario) => {
    const { browser } = await signInAgain(holder.user);
    expectOk(await browser.post('/api/logout-everywhere'));
  },
  accountDeletedItineraryKept: (scenario: RightsScenario) => deleteAccounts(scenario, 'keep'),
  accountDeletedWithItinerary: (scenario: RightsScenario) => deleteAccounts(scenario, 'delete'),
  itineraryDeleted: async ({ itinerary: { path, name }, owner }: RightsScenario) => {
    const browser = await openDashboard(owner);
    expectOk(await browser.delete(path, { confirmationName: name }));
  },
  ownerRemoved: async ({ itinerary: { path }, owner }: RightsScenario) => {
    const browser = await openDashboard(owner);
    expectOk(await browser.post(`${path}/disown`));
  },
  ownerEmailCorrected: correctOwnerEmail,
  personalLinkRenewed: (scenario: RightsScenario) =>
    changePerson(scenario, (admin, person) => admin.post(`${person}/link`)),
  personRemoved: (scenario: RightsScenario) =>
    changePerson(scenario, (admin, person) => admin.delete(person)),
  linkReaderRemoved: removeLinkReader,
  uninvitedRemoved: (scenario: RightsScenario) =>
    changePerson(scenario, (admin) => admin.post(`${scenario.itinerary.path}/people/remove-uninvited`)),
  guestErased: eraseGuest,
  refundedToTrial: refund,
  paymentWithdrawn: withdraw,
  monthPassed: async () => passTime(31 * DAY_MS),
  intakeAddressRenewed: renewIntake,
  weekSinceRenewal: async (scenario: RightsScenario) => {
    await renewIntake(scenario);
    passTime(8 * DAY_MS);
  },
  emailNoLongerVerified: async ({ holder }: RightsScenario) => {
    await everyDatabase
      .prepare('UPDATE users SET email_verified = 0 WHERE id = ?')
      .bind(holder.user.id)
      .run();
  },
};
export type RightEvent = keyof typeof RIGHT_EVENTS;

/** Until `vi.useRealTimers()`. */
function passTime(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

function expectOk({ status, text }: TestResponse) {
  if (status !== 200) throw new Error(`The event failed: ${status} ${text}`);
}

/** The dashboard claims the account's itineraries. */
async function openDashboard(user: RightsScenario['owner']): Promise<TestBrowser> {
  const { browser } = await signInAgain(user);
  expectOk(await browser.get('/api/my-projects'));
  return browser;
}

/** Another browser with the codes of today. */
export async function openAsAdmin({ itinerary: { id, projectId } }: RightsScenario): Promise<TestBrowser> {
  const versions = await requireItineraryD1(id)
    .prepare('SELECT grant_version AS access, admin_version AS admin FROM projects WHERE id = ?')
    .bind(id)
    .first<{ access: number; admin: number }>();
  return new TestBrowser().setGrant(projectId, 'admin', versions?.access, undefined, versions?.admin);
}

async function changeCodes(scenario: RightsScenario, codes: object) {
  const admin = await openAsAdmin(scenario);
  const { path } = scenario.itinerary;
  expectOk(await admin.put(`${path}/customizations`, codes));
}

/** Changes the holder's person, or one who is nobody's if the right is not a person's. */
async function changePerson(
  scenario: RightsScenario,
  change: (admin: TestBrowser, person: string) => Promise<TestResponse>,
) {
  const { itinerary, personId } = scenario;
  const { path } = itinerary;
  const admin = await openAsAdmin(scenario);
  const id =
    personId ?? (await prepareWith(admin).post(`${path}/people`, { name: crypto.randomUUID() })).body.id;
  expectOk(await change(admin, `${path}/people/${id}`));
}

/** A co-host who has read all personal links is removed. */
async function removeLinkReader(scenario: RightsScenario) {
  const { itinerary } = scenario;
  const admin = await openAsAdmin(scenario);
  const host = prepareWith(admin);
  const { person, browser } = await invitePerson({ ...itinerary, host }, 'Zoe');
  const path = `${itinerary.path}/people`;
  expectOk(await host.patch(`${path}/${person.id}`, { role: 'cohost' }));
  expectOk(await browser.get(`${path}/links`));
  expectOk(await admin.delete(`${path}/${person.id}`));
}

/** After the email with the codes was sent. Refused once an account owns the itinerary. */
async function correctOwnerEmail(scenario: RightsScenario) {
  const { id, path } = scenario.itinerary;
  const d1 = requireItineraryD1(id);
  const isOwned = await d1
    .prepare('SELECT owner_user_id FROM projects WHERE id = ?')
    .bind(id)
    .first('owner_user_id');
  await d1.prepare("UPDATE outbox SET status = 'sent', sent_at = 1 WHERE project_id = ?").bind(id).run();
  const admin = await openAsAdmin(scenario);
  const response = await admin.put(`${path}/owner-email`, {
    ownerEmail: `${crypto.randomUUID()}@example.com`,
  });
  if (isOwned === null) return expectOk(response);
  if (response.body.code !== 'OWNER_BOUND')
    throw new Error(`The correction was not refused: ${response.text}`);
}

/** Deletes the accounts of the owner and of the holder. */
async function deleteAccounts({ owner, holder }: RightsScenario, itineraries: 'keep' | 'delete') {
  for (const user of owner.id === holder.user.id ? [owner] : [owner, holder.user]) {
    const { browser } = await signInAgain(user);
    expectOk(await browser.delete('/api/account', { itineraries, confirmationEmail: user.email }));
  }
}

async function renewIntake({ holder }: RightsScenario) {
  const { browser } = await signInAgain(holder.user);
  await browser.get('/api/intake');
  expectOk(await browser.post('/api/intake/renew'));
}

/** The holder erases what is stored of the holder's person, or another guest does. */
async function eraseGuest(scenario: RightsScenario) {
  const { itinerary, holder, personId } = scenario;
  const host = prepareWith(await openAsAdmin(scenario));
  const browser =
    personId === undefined ? (await invitePerson({ ...itinerary, host }, 'Zoe')).browser : holder.browser;
  expectOk(await browser.post(`${itinerary.path}/my-data/erase`, { confirm: true }));
}

const readIsPaid = ({ itinerary: { id } }: RightsScenario) =>
  requireItineraryD1(id).prepare('SELECT is_paid FROM projects WHERE id = ?').bind(id).first('is_paid');

/** Tests mark itineraries as paid; money that goes back needs a payment. Returns its id. */
async function pay(scenario: RightsScenario): Promise<string> {
  const { id, projectId } = scenario.itinerary;
  await requireItineraryD1(id).prepare('UPDATE projects SET is_paid = 0 WHERE id = ?').bind(id).run();
  const intentId = await payTestCheckout(projectId, undefined, prepareWith(await openAsAdmin(scenario)));
  await postStripeEvent('payment_intent.succeeded', { id: intentId, object: 'payment_intent' });
  if ((await readIsPaid(scenario)) !== 1) throw new Error('The payment failed.');
  return intentId;
}

async function refund(scenario: RightsScenario) {
  const intentId = await pay(scenario);
  await controlStripe({ refund: intentId });
  await postStripeEvent('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: intentId });
  if ((await readIsPaid(scenario)) !== 0) throw new Error('The refund failed.');
}

async function withdraw(scenario: RightsScenario) {
  await pay(scenario);
  const admin = await openAsAdmin(scenario);
  expectOk(await admin.post(`${scenario.itinerary.path}/withdrawal`, { confirm: true }));
}
