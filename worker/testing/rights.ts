import { createSignedInUser, signInAgain } from './account.ts';
import { TestBrowser } from './browser.ts';
import { enterAsAdmin, FAQ_INPUT } from './project.ts';
import { openAsAdmin } from './right-events.ts';
import { EMAIL_RIGHTS } from './rights-by-email.ts';
import { KEY_RIGHTS } from './rights-by-key.ts';
import { PERSON_RIGHTS } from './rights-by-person.ts';
import { SUBSCRIPTION_RIGHTS } from './rights-by-subscription.ts';
import { URL_RIGHTS } from './rights-by-url.ts';
import {
  addPerson,
  createGuestScenario,
  createOwnedItinerary,
  createOwnerScenario,
  createUnclaimedScenario,
  type RightsScenario,
  toRight,
  toRightAlone,
} from './rights-scenario.ts';
import { checkPaper, checkSignUp, holdTogether } from './rights-to-lists.ts';

/** The grant and the session; each is proven by what only this role gets. */
const ROLE_RIGHTS = {
  viewerByCode: toRight(createGuestScenario, async (scenario) => {
    const reads = async () => (await readRole(scenario)) !== undefined;
    const seesPaper = await checkPaper(scenario, null);
    const seesList = await checkSignUp(scenario, { takes: false });
    return { works: () => holdTogether(reads, seesPaper, seesList) };
  }),
  adminByCode: toRightAlone(async () => {
    const scenario = await createGuestScenario();
    const { itinerary, holder } = scenario;
    await holder.browser.post(`${itinerary.path}/verify-admin`, { adminCode: itinerary.adminCode });
    const isHost = async () => (await readRole(scenario)) === 'admin';
    const seesPaper = await checkPaper(scenario, await addPerson(scenario));
    return { ...scenario, works: () => holdTogether(isHost, seesPaper) };
  }),
  adminByCreation: toRightAlone(async () => {
    const owner = await createSignedInUser();
    const itinerary = await createOwnedItinerary(owner);
    const { user } = await createSignedInUser();
    const holder = await signInAgain(user, itinerary.host);
    const scenario = { itinerary, owner: owner.user, holder };
    return { ...scenario, works: async () => (await readRole(scenario)) === 'admin' };
  }),
  adminBySignedInCreation: toRightAlone(async () => {
    const [owner, holder] = [await createSignedInUser(), await createSignedInUser()];
    const scenario = {
      itinerary: await createOwnedItinerary(owner, holder.browser),
      owner: owner.user,
      holder,
    };
    return { ...scenario, works: async () => (await readRole(scenario)) === 'admin' };
  }),
  ownerByCreation: toRightAlone(async () => {
    const owner = await createSignedInUser();
    const itinerary = await createOwnedItinerary(owner, owner.browser);
    const scenario = { itinerary, owner: owner.user, holder: owner };
    const isOwner = async () => (await readRole(scenario)) === 'owner';
    const seesPaper = await checkPaper(scenario, await addPerson(scenario));
    return { ...scenario, works: () => holdTogether(isOwner, seesPaper) };
  }),
  /** Without a grant: by the session alone. */
  ownerByEmail: toRight(createOwnerScenario, ({ itinerary, holder }) => {
    const works = async () => (await holder.browser.get(`${itinerary.path}/payments`)).status === 200;
    return { works };
  }),
  /** An account with the owner's verified email, before it owns the itinerary. */
  claimByEmail: toRightAlone(async () => {
    const scenario = await createUnclaimedScenario();
    const { itinerary, holder } = scenario;
    const works = async () =>
      (await holder.browser.get('/api/my-projects')).text.includes(itinerary.projectId);
    return { ...scenario, works, worksOnce: true };
  }),
  creatorBeforeClaim: toRightAlone(async () => {
    const scenario = await createUnclaimedScenario();
    const holder = await signInAgain(scenario.owner, scenario.itinerary.host);
    return { ...scenario, holder, works: async () => (await readRole({ ...scenario, holder })) === 'admin' };
  }),
  adminBeforeClaim: toRightAlone(async () => {
    const scenario = await createUnclaimedScenario();
    const { browser, user } = await signInAgain(scenario.owner, await enterAsAdmin(scenario.itinerary));
    const holder = { browser, user };
    return { ...scenario, holder, works: async () => (await readRole({ ...scenario, holder })) === 'admin' };
  }),
  /** By code, handed over to an app that has not started yet. */
  installedApp: toRight(createGuestScenario, async ({ itinerary, holder }) => {
    const { body } = await holder.browser.get(`${itinerary.path}/manifest`);
    const app = new TestBrowser();
    const works = async () => {
      await app.post(body.start_url);
      return (await app.get(`${itinerary.path}/itinerary`)).status === 200;
    };
    return { works, worksOnce: true };
  }),
  /** What only a payment gives, asked for by an admin with the codes of today. */
  fullAccess: toRight(createOwnerScenario, (scenario) => {
    const { path } = scenario.itinerary;
    const works = async () =>
      (await (await openAsAdmin(scenario)).post(`${path}/faqs`, FAQ_INPUT)).status === 201;
    return { works };
  }),
  session: toRight(createOwnerScenario, ({ holder }) => ({
    works: async () => (await holder.browser.get('/api/auth/user')).status === 200,
  })),
};

async function readRole({ itinerary, holder }: RightsScenario): Promise<string | undefined> {
  const { status, body } = await holder.browser.get(`${itinerary.path}/itinerary`);
  return status === 200 ? body.project.viewer.role : undefined;
}

/** Every way in which a right is given. */
export const RIGHTS = {
  ...ROLE_RIGHTS,
  ...PERSON_RIGHTS,
  ...SUBSCRIPTION_RIGHTS,
  ...URL_RIGHTS,
  ...KEY_RIGHTS,
  ...EMAIL_RIGHTS,
};
export type RightName = keyof typeof RIGHTS;
