import { createAssistantKey, isKeyAccepted } from './assistant.ts';
import { TestBrowser } from './browser.ts';
import {
  addPerson,
  createCohostScenario,
  createGuestScenario,
  createPersonScenario,
  toRight,
  toRightAlone,
} from './rights-scenario.ts';
import { checkPaper, checkSignUp, holdTogether } from './rights-to-lists.ts';
import { answer } from './rsvps.ts';
import { addSignUp, takeAs } from './sign-ups.ts';

/** Rights that a personal link gives. */
export const PERSON_RIGHTS = {
  personalLink: toRight(createPersonScenario, ({ itinerary, personToken }) => {
    const enter = () => new TestBrowser().post(`${itinerary.path}/access`, { personToken });
    return { works: async () => (await enter()).status === 200 };
  }),
  viewerByPersonalLink: toRight(createPersonScenario, async (scenario) => {
    const read = () => scenario.holder.browser.get(`${scenario.itinerary.path}/itinerary`);
    return { works: async () => (await read()).body?.project?.viewer.person?.linked === true };
  }),
  /** Changing the answer and the places of a name that the browser claimed. */
  claimedAnswer: toRightAlone(async () => {
    const scenario = await createGuestScenario();
    const { itinerary, holder } = scenario;
    await itinerary.host.put(`${itinerary.path}/rsvp-settings`, { enabled: true });
    const { body } = await holder.browser.post(`${itinerary.path}/identity`, { name: 'Carla' });
    const answers = async () => (await answer(holder.browser, itinerary, { answer: 'yes' })).status === 200;
    const list = await addSignUp(itinerary);
    const takes = async () => (await takeAs(holder.browser, itinerary, list, 1)).status === 200;
    return { ...scenario, personId: body.person.id, works: () => holdTogether(answers, takes) };
  }),
  cohost: toRight(createCohostScenario, async (scenario) => {
    const read = () => scenario.holder.browser.get(`${scenario.itinerary.path}/itinerary`);
    const isHost = async () => (await read()).body?.project?.viewer.role === 'admin';
    const seesPaper = await checkPaper(scenario, await addPerson(scenario));
    return { works: () => holdTogether(isHost, seesPaper) };
  }),
  personalFeed: toRight(createPersonScenario, async (scenario) => {
    const { body } = await scenario.holder.browser.get(`${scenario.itinerary.path}/calendar`);
    const { pathname } = new URL(body.feedUrl);
    return { works: async () => (await new TestBrowser().get(pathname)).status === 200 };
  }),
  /** A ticket for one guest, and a place in a list. */
  ownPaper: toRight(createPersonScenario, async (scenario) => {
    const seesPaper = await checkPaper(scenario, scenario.personId);
    const takesPlace = await checkSignUp(scenario, { takes: true });
    return { works: () => holdTogether(seesPaper, takesPlace) };
  }),
  /** The key of an assistant that a co-host made. */
  cohostAssistantKey: toRight(createCohostScenario, async (scenario) => {
    const { key } = await createAssistantKey(scenario.itinerary, {}, scenario.holder.browser);
    return { works: () => isKeyAccepted(key) };
  }),
};
