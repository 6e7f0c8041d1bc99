import { makeJpeg } from '../domain/images/testing/images.ts';
import { setTestAvatar } from './avatar.ts';
import { TestBrowser } from './browser.ts';
import { LiveSocket } from './live-socket.ts';
import { createGuestScenario, createOwnerScenario, type GivenRight } from './rights-scenario.ts';
import { putFile, requestUploadUrl, setHeaderImage } from './upload.ts';

const isServed = async (url: string) => (await new TestBrowser().get(url)).status === 200;

/** Rights that are in a URL, or in a connection that stays open. */
export const URL_RIGHTS = {
  shareLink: async (): Promise<GivenRight> => {
    const scenario = await createGuestScenario();
    const { path } = scenario.itinerary;
    const { body } = await scenario.holder.browser.get(`${path}/share`);
    const { accessCode, inviteKey } = body;
    const enter = () => new TestBrowser().post(`${path}/access`, { accessCode, inviteKey });
    return { ...scenario, works: async () => (await enter()).status === 200 };
  },
  calendarFeed: async (): Promise<GivenRight> => {
    const scenario = await createGuestScenario();
    const { body } = await scenario.holder.browser.get(`${scenario.itinerary.path}/calendar`);
    const { pathname } = new URL(body.feedUrl);
    return { ...scenario, works: () => isServed(pathname) };
  },
  headerImageUrl: async (): Promise<GivenRight> => {
    const scenario = await createOwnerScenario();
    const url = await setHeaderImage(scenario.itinerary.host, scenario.itinerary.path);
    return { ...scenario, works: () => isServed(url) };
  },
  avatarUrl: async (): Promise<GivenRight> => {
    const scenario = await createOwnerScenario();
    const url = await setTestAvatar(scenario.holder.browser);
    return { ...scenario, works: () => isServed(url) };
  },
  uploadToken: async (): Promise<GivenRight> => {
    const scenario = await createOwnerScenario();
    const file = makeJpeg();
    const { host, path } = scenario.itinerary;
    const { uploadURL } = await requestUploadUrl(host, path, { size: file.length });
    const works = async () => (await putFile(new TestBrowser(), uploadURL, file)).status === 200;
    return { ...scenario, works, worksOnce: true };
  },
  liveConnection: async (): Promise<GivenRight> => {
    const scenario = await createGuestScenario();
    const page = await LiveSocket.open(scenario.holder.browser, scenario.itinerary.path);
    return { ...scenario, works: async () => page.closedWith === undefined };
  },
};
