import { vi } from 'vitest';
import { signInAgain } from './account.ts';
import { TestBrowser, type TestResponse } from './browser.ts';
import { everyDatabase } from './databases.ts';
import { controlStripe, payTestCheckout, postStripeEvent } from './payment.ts';
import { invitePerson } from './people.ts';
import type { RightsScenario } from './rights-scenario.ts';

const DAY_MS = 24 * 3_600_000;

/** What may end a right. Events that account owners cause come from another browser of theirs. */
export const RIGHT_EVENTS = {
  accessCodeChanged: (scenario: RightsScenario) => changeCodes(scenario, { accessCode: 'K7M2QX' }),
  adminCodeChanged: (scenario: RightsScenario) => changeCodes(scenario, { adminCode: 'K7M2QXK7M2QZ' }),
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
  refundedToTrial: refund,
  emailNoLongerVerified: async ({ holder }: RightsScenario) => {
    await everyDatabase
      .prepare('UPDATE users SET email_verified = 0 WHERE id = ?')
      .bind(holder.user.id)
      .run();
  },
  intakeAddressRenewed: renewIntake,
  weekSinceRenewal: async (scenario: RightsScenario) => {
    await renewIntake(scenario);
    passTime(8 * DAY_MS);
  },
  monthPassed: async () => passTime(31 * DAY_MS),
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

async function changeCodes({ itinerary: { projectId, path } }: RightsScenario, codes: object) {
  const admin = await new TestBrowser().setGrant(projectId, 'admin');
  expectOk(await admin.put(`${path}/customizations`, codes));
}

/** Changes the holder's person, or one who is nobody's if the right is not a person's. */
async function changePerson(
  { itinerary: { projectId, path }, personId }: RightsScenario,
  change: (admin: TestBrowser, person: string) => Promise<TestResponse>,
) {
  const admin = await new TestBrowser().setGrant(projectId, 'admin');
  const id = personId ?? (await admin.post(`${path}/people`, { name: 'Zoe' })).body.id;
  expectOk(await change(admin, `${path}/people/${id}`));
}

/** A co-host who has read all personal links is removed. */
async function removeLinkReader({ itinerary }: RightsScenario) {
  const admin = await new TestBrowser().setGrant(itinerary.projectId, 'admin');
  const { person, browser } = await invitePerson({ ...itinerary, host: admin }, 'Zoe');
  const path = `${itinerary.path}/people`;
  expectOk(await admin.patch(`${path}/${person.id}`, { role: 'cohost' }));
  expectOk(await browser.get(`${path}/links`));
  expectOk(await admin.delete(`${path}/${person.id}`));
}

/** After the email with the codes was sent. Refused once an account owns the itinerary. */
async function correctOwnerEmail({ itinerary: { id, projectId, path } }: RightsScenario) {
  const isOwned = await everyDatabase
    .prepare('SELECT owner_user_id FROM projects WHERE id = ?')
    .bind(id)
    .first('owner_user_id');
  await everyDatabase
    .prepare("UPDATE outbox SET status = 'sent', sent_at = 1 WHERE project_id = ?")
    .bind(id)
    .run();
  const admin = await new TestBrowser().setGrant(projectId, 'admin');
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

async function refund({ itinerary: { id, projectId } }: RightsScenario) {
  const readIsPaid = () =>
    everyDatabase.prepare('SELECT is_paid FROM projects WHERE id = ?').bind(id).first('is_paid');
  // Tests mark itineraries as paid; a refund needs a payment.
  await everyDatabase.prepare('UPDATE projects SET is_paid = 0 WHERE id = ?').bind(id).run();
  const intentId = await payTestCheckout(projectId);
  await postStripeEvent('payment_intent.succeeded', { id: intentId, object: 'payment_intent' });
  if ((await readIsPaid()) !== 1) throw new Error('The payment failed.');
  await controlStripe({ refund: intentId });
  await postStripeEvent('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: intentId });
  if ((await readIsPaid()) !== 0) throw new Error('The refund failed.');
}
