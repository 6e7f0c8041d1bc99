import { makeJpeg } from '../domain/images/testing/images.ts';
import { setTestAvatar } from './avatar.ts';
import { TestBrowser } from './browser.ts';
import { LiveSocket } from './live-socket.ts';
import { createGuestScenario, createOwnerScenario, toRight } from './rights-scenario.ts';
import { putFile, requestUploadUrl, setHeaderImage } from './upload.ts';

const isServed = async (url: string) => (await new TestBrowser().get(url)).status === 200;

/** Rights that are in a URL, or in a connection that stays open. */
export const URL_RIGHTS = {
  shareLink: toRight(createGuestScenario, async (scenario) => {
    const { path } = scenario.itinerary;
    const { body } = await scenario.holder.browser.get(`${path}/share`);
    const { accessCode, inviteKey } = body;
    const enter = () => new TestBrowser().post(`${path}/access`, { accessCode, inviteKey });
    return { works: async () => (await enter()).status === 200 };
  }),
  calendarFeed: toRight(createGuestScenario, async (scenario) => {
    const { body } = await scenario.holder.browser.get(`${scenario.itinerary.path}/calendar`);
    const { pathname } = new URL(body.feedUrl);
    return { works: () => isServed(pathname) };
  }),
  headerImageUrl: toRight(createOwnerScenario, async (scenario) => {
    const url = await setHeaderImage(scenario.itinerary.host, scenario.itinerary.path);
    return { works: () => isServed(url) };
  }),
  avatarUrl: toRight(createOwnerScenario, async (scenario) => {
    const url = await setTestAvatar(scenario.holder.browser);
    return { works: () => isServed(url) };
  }),
  uploadToken: toRight(createOwnerScenario, async (scenario) => {
    const file = makeJpeg();
    const { host, path } = scenario.itinerary;
    const { uploadURL } = await requestUploadUrl(host, path, { size: file.length });
    const works = async () => (await putFile(new TestBrowser(), uploadURL, file)).status === 200;
    return { works, worksOnce: true };
  }),
  liveConnection: toRight(createGuestScenario, async (scenario) => {
    const page = await LiveSocket.open(scenario.holder.browser, scenario.itinerary.path);
    return { works: async () => page.closedWith === undefined };
  }),
};
