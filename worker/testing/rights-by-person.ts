import { createAssistantKey, isKeyAccepted } from './assistant.ts';
import { TestBrowser } from './browser.ts';
import { addPaper } from './papers.ts';
import { createGuestScenario, createPersonScenario, type GivenRight } from './rights-scenario.ts';
import { answer } from './rsvps.ts';

/** Rights that a personal link gives. */
export const PERSON_RIGHTS = {
  personalLink: async (): Promise<GivenRight> => {
    const { personToken, ...scenario } = await createPersonScenario();
    const enter = () => new TestBrowser().post(`${scenario.itinerary.path}/access`, { personToken });
    return { ...scenario, works: async () => (await enter()).status === 200 };
  },
  viewerByPersonalLink: async (): Promise<GivenRight> => {
    const scenario = await createPersonScenario();
    const read = () => scenario.holder.browser.get(`${scenario.itinerary.path}/itinerary`);
    return { ...scenario, works: async () => (await read()).body?.project?.viewer.person?.linked === true };
  },
  /** Changing the answer of a name that the browser claimed. */
  claimedAnswer: async (): Promise<GivenRight> => {
    const scenario = await createGuestScenario();
    const { itinerary, holder } = scenario;
    await itinerary.host.put(`${itinerary.path}/rsvp-settings`, { enabled: true });
    const { body } = await holder.browser.post(`${itinerary.path}/identity`, { name: 'Carla' });
    const works = async () => (await answer(holder.browser, itinerary, { answer: 'yes' })).status === 200;
    return { ...scenario, personId: body.person.id, works };
  },
  cohost: async (): Promise<GivenRight> => {
    const scenario = await createPersonScenario('cohost');
    const read = () => scenario.holder.browser.get(`${scenario.itinerary.path}/itinerary`);
    return { ...scenario, works: async () => (await read()).body?.project?.viewer.role === 'admin' };
  },
  personalFeed: async (): Promise<GivenRight> => {
    const scenario = await createPersonScenario();
    const { body } = await scenario.holder.browser.get(`${scenario.itinerary.path}/calendar`);
    const { pathname } = new URL(body.feedUrl);
    return { ...scenario, works: async () => (await new TestBrowser().get(pathname)).status === 200 };
  },
  /** A kept address of a ticket for one guest. */
  ownPaperUrl: async (): Promise<GivenRight> => {
    const scenario = await createPersonScenario();
    const { path } = scenario.itinerary;
    const { id } = await addPaper(scenario.itinerary, { personId: scenario.personId ?? null });
    const read = () => scenario.holder.browser.get(`${path}/papers/${id}/file`);
    return { ...scenario, works: async () => (await read()).status === 200 };
  },
  /** The key of an assistant that a co-host made. */
  cohostAssistantKey: async (): Promise<GivenRight> => {
    const scenario = await createPersonScenario('cohost');
    const { key } = await createAssistantKey(scenario.itinerary, {}, scenario.holder.browser);
    return { ...scenario, works: () => isKeyAccepted(key) };
  },
};
