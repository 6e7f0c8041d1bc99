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
  type GivenRight,
  type RightsScenario,
} from './rights-scenario.ts';
import { checkPaper, checkSignUp, holdTogether } from './rights-to-lists.ts';

/** The grant and the session; each is proven by what only this role gets. */
const ROLE_RIGHTS = {
  viewerByCode: async (): Promise<GivenRight> => {
    const scenario = await createGuestScenario();
    const reads = async () => (await readRole(scenario)) !== undefined;
    const seesPaper = await checkPaper(scenario, null);
    const seesList = await checkSignUp(scenario, { takes: false });
    return { ...scenario, works: () => holdTogether(reads, seesPaper, seesList) };
  },
  adminByCode: async (): Promise<GivenRight> => {
    const scenario = await createGuestScenario();
    const { itinerary, holder } = scenario;
    await holder.browser.post(`${itinerary.path}/verify-admin`, { adminCode: itinerary.adminCode });
    const isHost = async () => (await readRole(scenario)) === 'admin';
    const seesPaper = await checkPaper(scenario, await addPerson(scenario));
    return { ...scenario, works: () => holdTogether(isHost, seesPaper) };
  },
  adminByCreation: async (): Promise<GivenRight> => {
    const owner = await createSignedInUser();
    const itinerary = await createOwnedItinerary(owner);
    const { user } = await createSignedInUser();
    const holder = await signInAgain(user, itinerary.host);
    const scenario = { itinerary, owner: owner.user, holder };
    return { ...scenario, works: async () => (await readRole(scenario)) === 'admin' };
  },
  adminBySignedInCreation: async (): Promise<GivenRight> => {
    const [owner, holder] = [await createSignedInUser(), await createSignedInUser()];
    const scenario = {
      itinerary: await createOwnedItinerary(owner, holder.browser),
      owner: owner.user,
      holder,
    };
    return { ...scenario, works: async () => (await readRole(scenario)) === 'admin' };
  },
  ownerByCreation: async (): Promise<GivenRight> => {
    const scenario = await createOwnerScenario({ isSignedIn: true });
    const isOwner = async () => (await readRole(scenario)) === 'owner';
    const seesPaper = await checkPaper(scenario, await addPerson(scenario));
    return { ...scenario, works: () => holdTogether(isOwner, seesPaper) };
  },
  /** Without a grant: by the session alone. */
  ownerByEmail: async (): Promise<GivenRight> => {
    const scenario = await createOwnerScenario();
    const { itinerary, holder } = scenario;
    const works = async () => (await holder.browser.get(`${itinerary.path}/payments`)).status === 200;
    return { ...scenario, works };
  },
  /** An account with the owner's verified email, before it owns the itinerary. */
  claimByEmail: async (): Promise<GivenRight> => {
    const scenario = await createUnclaimedScenario();
    const { itinerary, holder } = scenario;
    const works = async () =>
      (await holder.browser.get('/api/my-projects')).text.includes(itinerary.projectId);
    return { ...scenario, works, worksOnce: true };
  },
  creatorBeforeClaim: async (): Promise<GivenRight> => {
    const scenario = await createUnclaimedScenario();
    const holder = await signInAgain(scenario.owner, scenario.itinerary.host);
    return { ...scenario, holder, works: async () => (await readRole({ ...scenario, holder })) === 'admin' };
  },
  adminBeforeClaim: async (): Promise<GivenRight> => {
    const scenario = await createUnclaimedScenario();
    const { browser, user } = await signInAgain(scenario.owner, await enterAsAdmin(scenario.itinerary));
    const holder = { browser, user };
    return { ...scenario, holder, works: async () => (await readRole({ ...scenario, holder })) === 'admin' };
  },
  /** By code, handed over to an app that has not started yet. */
  installedApp: async (): Promise<GivenRight> => {
    const scenario = await createGuestScenario();
    const { itinerary, holder } = scenario;
    const { body } = await holder.browser.get(`${itinerary.path}/manifest`);
    const app = new TestBrowser();
    const works = async () => {
      await app.post(body.start_url);
      return (await app.get(`${itinerary.path}/itinerary`)).status === 200;
    };
    return { ...scenario, works, worksOnce: true };
  },
  /** What only a payment gives, asked for by an admin with the codes of today. */
  fullAccess: async (): Promise<GivenRight> => {
    const scenario = await createOwnerScenario();
    const { path } = scenario.itinerary;
    const works = async () =>
      (await (await openAsAdmin(scenario)).post(`${path}/faqs`, FAQ_INPUT)).status === 201;
    return { ...scenario, works };
  },
  session: async (): Promise<GivenRight> => {
    const scenario = await createOwnerScenario();
    return {
      ...scenario,
      works: async () => (await scenario.holder.browser.get('/api/auth/user')).status === 200,
    };
  },
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
