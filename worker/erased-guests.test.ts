import { expect, it } from 'vitest';
import { createAssistantKey, postMessage, toCall } from './testing/assistant.ts';
import { TestBrowser } from './testing/browser.ts';
import { listTablesWith } from './testing/databases.ts';
import { deliverNotices, subscribeEmail } from './testing/notices.ts';
import { addTestEvent, invitePerson } from './testing/people.ts';
import { createTestItinerary, enterAsGuest, type TestItinerary } from './testing/project.ts';
import { addSignUp, takeAs } from './testing/sign-ups.ts';

const createCanary = () => `Quetzal ${crypto.randomUUID().slice(0, 8)}`;

/** An itinerary that shows its guests what others answer. */
async function createWithLists() {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await addTestEvent(itinerary, { title: 'Brunch', attendees: 'Ben' });
  await host.put(`${path}/rsvp-settings`, {
    ...{ enabled: true, deadline: null, maxPartySize: 2, question: 'Any allergies?', showList: true },
  });
  return { ...itinerary, list: await addSignUp(itinerary, { showNames: true }) };
}

/** Leaves the canary wherever a guest can write, and has an email sent to the guest. */
async function leaveTraces(
  guest: TestBrowser,
  itinerary: Awaited<ReturnType<typeof createWithLists>>,
  canary: string,
) {
  const { path, list } = itinerary;
  const texts = { eventId: null, answer: 'yes', note: canary, reply: canary };
  expect((await guest.put(`${path}/rsvps/me`, texts)).status).toBe(200);
  expect((await guest.put(`${path}/rsvps/me`, { ...texts, note: `${canary}!` })).status).toBe(200);
  expect((await takeAs(guest, itinerary, list, 1)).status).toBe(200);
  await subscribeEmail(guest, itinerary, `${toMailbox(canary)}@example.com`);
  await addTestEvent(itinerary, { title: 'Dance' });
  expect(await deliverNotices(itinerary.id)).toContain('queued-email');
}

const toMailbox = (canary: string) => canary.toLowerCase().replace(' ', '.');

/** What everybody else reads of the itinerary, by its address. */
async function readEverything(itinerary: TestItinerary): Promise<[string, string][]> {
  const { host, path, projectId } = itinerary;
  const guest = await enterAsGuest(itinerary);
  const { key } = await createAssistantKey(itinerary);
  const { feedUrl } = (await guest.get(`${path}/calendar`)).body;
  const texts: [string, string][] = [
    ['feed', (await new TestBrowser().get(new URL(feedUrl).pathname)).text],
    ['assistant', (await postMessage(toCall('read_itinerary'), { key })).text],
  ];
  for (const url of [
    `${path}/itinerary`,
    `${path}/people`,
    `${path}/people/matches?q=quetzal`,
    `${path}/people/links`,
    `${path}/rsvps`,
    `${path}/rsvps.csv`,
    `${path}/sign-ups`,
    `${path}/history`,
    `${path}/notifications`,
    `${path}/export`,
    `${path}/export.ics`,
    `/project/${projectId}`,
  ])
    for (const browser of [host, guest]) texts.push([url, (await browser.get(url)).text]);
  return texts;
}

const listTraces = async (itinerary: TestItinerary, canary: string) => {
  const pattern = new RegExp(`${canary}|${toMailbox(canary)}`, 'i');
  const shown = (await readEverything(itinerary)).filter(([, text]) => pattern.test(text));
  return [
    ...new Set(shown.map(([url]) => url)),
    ...(await listTablesWith(canary)),
    ...(await listTablesWith(toMailbox(canary))),
  ];
};

it('leaves nothing of a guest with a link who erased it, besides the name on the host’s list', async () => {
  const itinerary = await createWithLists();
  const { host, path } = itinerary;
  const canary = createCanary();
  const { browser, person } = await invitePerson(itinerary, 'Ben');
  await leaveTraces(browser, itinerary, canary);
  // The history has the guest's words as those before the host's.
  const corrected = await host.put(`${path}/people/${person.id}/rsvp`, { eventId: null, answer: 'no' });
  expect(corrected.status).toBe(200);
  expect(await listTraces(itinerary, canary)).toEqual(
    expect.arrayContaining([`${path}/history`, 'changes', 'notice_subscriptions', 'outbox']),
  );
  const { body } = await browser.get(`${path}/my-data`);
  expect(body.signUps).toEqual([{ title: 'Dishes', slot: 'Salad', count: 1 }]);
  expect((await browser.post(`${path}/my-data/erase`, { confirm: true })).status).toBe(200);
  expect(await listTraces(itinerary, canary)).toEqual([]);
  expect((await host.get(`${path}/sign-ups`)).body[0].slots[0].taken).toBe(0);
  expect((await host.get(`${path}/people`)).text).toContain('Ben');
});

it('leaves nothing of a guest who said a name on the shared link, not even the name', async () => {
  const itinerary = await createWithLists();
  const { path } = itinerary;
  const canary = createCanary();
  const guest = await enterAsGuest(itinerary);
  await guest.post(`${path}/identity`, { name: canary });
  await leaveTraces(guest, itinerary, canary);
  expect(await listTraces(itinerary, canary)).toEqual(
    expect.arrayContaining([`${path}/rsvps`, `${path}/sign-ups`, 'people', 'rsvps', 'changes']),
  );
  expect((await guest.post(`${path}/my-data/erase`, { confirm: true })).status).toBe(200);
  expect(await listTraces(itinerary, canary)).toEqual([]);
});

it('keeps the places of another browser with the same name', async () => {
  const itinerary = await createWithLists();
  const { path, list } = itinerary;
  const [mine, others] = [await enterAsGuest(itinerary), await enterAsGuest(itinerary)];
  for (const browser of [mine, others]) {
    await browser.post(`${path}/identity`, { name: 'Zoe' });
    expect((await takeAs(browser, itinerary, list, 1)).status).toBe(200);
  }
  await mine.post(`${path}/my-data/erase`, { confirm: true });
  expect((await others.get(`${path}/my-data`)).body.signUps).toHaveLength(1);
});
