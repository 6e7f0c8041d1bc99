import type { UserRow } from '../db/schema/directory/accounts.ts';
import { createSignedInUser } from './account.ts';
import { TestBrowser } from './browser.ts';
import { invitePerson } from './people.ts';
import { createTestItinerary, prepareWith, type TestItinerary } from './project.ts';

type Account = { user: UserRow; browser: TestBrowser };

/** Who takes part: the itinerary, its owner's account, and who holds the right. */
export type RightsScenario = {
  itinerary: TestItinerary;
  owner: UserRow;
  holder: Account;
  /** Whom a personal link of the holder names. */
  personId?: number;
};

/** A right that was just given, and whether it still works. */
export type GivenRight = RightsScenario & {
  works: () => Promise<boolean>;
  /** `works` uses the right up, or may be asked a few times only. */
  worksOnce?: true;
};

/** A paid itinerary that `host` creates and the owner's account claims by its email. */
export async function createOwnedItinerary(owner: Account, host = new TestBrowser()): Promise<TestItinerary> {
  const itinerary = await createTestItinerary({ host, ownerEmail: owner.user.email });
  await owner.browser.get('/api/my-projects');
  return itinerary;
}

/** An owner with an itinerary, and a guest with an account who has entered it. */
export async function createGuestScenario(): Promise<RightsScenario> {
  const [owner, holder] = [await createSignedInUser(), await createSignedInUser()];
  const itinerary = await createOwnedItinerary(owner);
  await holder.browser.post(`${itinerary.path}/access`, { accessCode: itinerary.accessCode });
  return { itinerary, owner: owner.user, holder };
}

/** An owner with an itinerary, by default created before signing in. */
export async function createOwnerScenario({ isSignedIn = false } = {}): Promise<RightsScenario> {
  const owner = await createSignedInUser();
  const itinerary = await createOwnedItinerary(owner, isSignedIn ? owner.browser : new TestBrowser());
  return { itinerary, owner: owner.user, holder: owner };
}

/** An itinerary with the email of an account that does not own it yet. */
export async function createUnclaimedScenario(): Promise<RightsScenario> {
  const owner = await createSignedInUser();
  const itinerary = await createTestItinerary({ ownerEmail: owner.user.email });
  return { itinerary, owner: owner.user, holder: owner };
}

/** An owner with an itinerary, and a guest with an account who has opened Ben's personal link. */
export async function createPersonScenario(role: 'guest' | 'cohost' = 'guest') {
  const [owner, holder] = [await createSignedInUser(), await createSignedInUser()];
  const itinerary = await createOwnedItinerary(owner);
  const host = prepareWith(itinerary.host);
  const { person, personToken } = await invitePerson({ ...itinerary, host }, 'Ben', holder.browser);
  if (role === 'cohost') await host.patch(`${itinerary.path}/people/${person.id}`, { role });
  return { itinerary, owner: owner.user, holder, personId: person.id, personToken };
}

/** Another guest of the itinerary. Returns the id. */
export async function addPerson({ itinerary: { host, path } }: RightsScenario): Promise<number> {
  return (await prepareWith(host).post(`${path}/people`, { name: crypto.randomUUID() })).body.id;
}
