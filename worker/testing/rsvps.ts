import type { TestBrowser } from './browser.ts';
import { addTestEvent } from './people.ts';
import { createTestItinerary, enterAsGuest, type TestItinerary } from './project.ts';

/** An itinerary that asks for answers. */
export async function createRsvpItinerary(settings: object = {}): Promise<TestItinerary> {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const saved = await host.put(`${path}/rsvp-settings`, { enabled: true, maxPartySize: 4, ...settings });
  if (saved.status !== 200) throw new Error(`Switching on RSVP failed: ${saved.text}`);
  return itinerary;
}

/** The id of a new event that asks for answers. */
export async function addRsvpEvent(itinerary: TestItinerary, event: object = {}): Promise<number> {
  return (await addTestEvent(itinerary, { rsvp: { capacity: null }, ...event })).body.id;
}

/** A browser that entered the access code and said this name. */
export async function enterAs(itinerary: TestItinerary, name: string): Promise<TestBrowser> {
  const browser = await enterAsGuest(itinerary);
  const claimed = await browser.post(`${itinerary.path}/identity`, { name });
  if (claimed.status !== 200) throw new Error(`Claiming failed: ${claimed.text}`);
  return browser;
}

/** Answers as the guest of the browser. */
export const answer = (browser: TestBrowser, { path }: TestItinerary, body: object) =>
  browser.put(`${path}/rsvps/me`, body);

export const readRsvps = async (browser: TestBrowser, { path }: TestItinerary) =>
  (await browser.get(`${path}/rsvps`)).body;
