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

/** Whether a right that was just given still works. */
type GivenRight = {
  works: () => Promise<boolean>;
  /** `works` uses the right up, or may be asked a few times only. */
  worksOnce?: true;
};

/** A way in which a right is given. Rights with the same `setUp` are given in one scenario, so none may change another. */
export type Right = {
  setUp: () => Promise<RightsScenario>;
  give: (scenario: RightsScenario) => Promise<GivenRight>;
};

export const toRight = <Scenario extends RightsScenario>(
  setUp: () => Promise<Scenario>,
  give: (scenario: Scenario) => GivenRight | Promise<GivenRight>,
): Right => ({ setUp, give: async (scenario) => give(scenario as Scenario) });

/** A right with a scenario of its own, because giving it changes what others are allowed. */
export const toRightAlone = (give: () => Promise<RightsScenario & GivenRight>): Right =>
  toRight(give, (given) => given);

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

/** An owner with an itinerary that was created before signing in. */
export async function createOwnerScenario(): Promise<RightsScenario> {
  const owner = await createSignedInUser();
  return { itinerary: await createOwnedItinerary(owner), owner: owner.user, holder: owner };
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

export const createCohostScenario = () => createPersonScenario('cohost');

/** Another guest of the itinerary. Returns the id. */
export async function addPerson({ itinerary: { host, path } }: RightsScenario): Promise<number> {
  return (await prepareWith(host).post(`${path}/people`, { name: crypto.randomUUID() })).body.id;
}
