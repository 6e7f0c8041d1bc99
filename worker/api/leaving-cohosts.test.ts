import { describe, expect, it } from 'vitest';
import { TestBrowser } from '../testing/browser.ts';
import { addTestEvent, invitePerson, readTitles } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';

/** An itinerary with a co-host who knows Ann's link, the intake address and the access code, and a link of Ben unread. */
async function createScenario() {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await addTestEvent(itinerary, { title: 'Surprise', attendees: 'Ann', audience: 'attendees' });
  const cora = await invitePerson(itinerary, 'Cora');
  await host.patch(`${path}/people/${cora.person.id}`, { role: 'cohost' });
  const ben = await invitePerson(itinerary, 'Ben');
  const [ann] = (await host.get(`${path}/people`)).body;
  const { url } = (await cora.browser.get(`${path}/people/${ann.id}/link`)).body;
  const { address } = (await cora.browser.get(`${path}/intake`)).body;
  const personToken = new URL(url).hash.slice('#p='.length);
  const tryLink = async () => (await new TestBrowser().post(`${path}/access`, { personToken })).status;
  return { ...itinerary, itinerary, cora, ben, address, tryLink };
}

type Scenario = Awaited<ReturnType<typeof createScenario>>;

const LEAVING: [string, (scenario: Scenario, more?: object) => ReturnType<TestBrowser['delete']>][] = [
  ['removed', ({ host, path, cora }, more) => host.delete(`${path}/people/${cora.person.id}`, more)],
  [
    'demoted',
    ({ host, path, cora }, more) =>
      host.patch(`${path}/people/${cora.person.id}`, { role: 'guest', ...more }),
  ],
];

describe.each(LEAVING)('a co-host who is %s', (_, leave) => {
  it('knows no personal link, access code or intake address that works', async () => {
    const scenario = await createScenario();
    const { host, path, ben, itinerary } = scenario;
    const guest = await enterAsGuest(itinerary);
    expect(await scenario.tryLink()).toBe(200);
    const { status, body } = await leave(scenario);
    expect([status, body.renewed]).toEqual([200, { links: 1, intakeAddress: true, accessCode: true }]);
    expect(await scenario.tryLink()).toBe(401);
    const typed = await new TestBrowser().post(`${path}/access`, { accessCode: itinerary.accessCode });
    expect(typed.body.code).toBe('CODE_INCORRECT');
    expect((await guest.get(`${path}/itinerary`)).status).toBe(401);
    expect((await host.get(`${path}/intake`)).body.address).not.toBe(scenario.address);
    // The host's own access stays, and links that were not read.
    expect((await host.get(path)).body.project.accessCode).not.toBe(itinerary.accessCode);
    expect(await readTitles(ben.browser, itinerary)).toEqual([]);
  });

  it('changes nothing for others if the host says so', async () => {
    const scenario = await createScenario();
    const { host, path, itinerary } = scenario;
    const { status, body } = await leave(scenario, { renewSeen: false });
    expect([status, body.renewed]).toEqual([200, undefined]);
    expect(await scenario.tryLink()).toBe(200);
    expect((await host.get(`${path}/intake`)).body.address).toBe(scenario.address);
    expect((await host.get(path)).body.project.accessCode).toBe(itinerary.accessCode);
  });
});

it('renews all links after a co-host printed them, and nothing when a guest is removed', async () => {
  const { host, path, cora, ben, itinerary } = await createScenario();
  await cora.browser.get(`${path}/people/links`);
  await host.post(`${path}/people/${ben.person.id}/link`);
  const left = await host.delete(`${path}/people/${cora.person.id}`);
  // Ben's link was renewed since.
  expect(left.body.renewed).toMatchObject({ links: 1 });
  const { accessCode } = (await host.get(path)).body.project;
  const removed = await host.delete(`${path}/people/${ben.person.id}`);
  expect(removed.body.renewed).toEqual({ links: 0, intakeAddress: false, accessCode: false });
  expect((await host.get(path)).body.project.accessCode).toBe(accessCode);
  expect(itinerary.accessCode).not.toBe(accessCode);
});
