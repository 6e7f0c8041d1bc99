import { TestBrowser } from './browser.ts';
import { EVENT_INPUT, type TestItinerary } from './project.ts';

/** Adds a person, and opens the person's link in a browser, by default a new one. */
export async function invitePerson({ host, path }: TestItinerary, name: string, browser = new TestBrowser()) {
  const listed = await host.get(`${path}/people`);
  const known = listed.body.find((each: { name: string }) => each.name.toLowerCase() === name.toLowerCase());
  const person = known ?? (await host.post(`${path}/people`, { name })).body;
  const { url } = (await host.get(`${path}/people/${person.id}/link`)).body;
  const personToken = new URL(url).hash.slice('#p='.length);
  const entered = await browser.post(`${path}/access`, { personToken });
  return { person, browser, entered, personToken };
}

export const addTestEvent = ({ host, path }: TestItinerary, event: object) =>
  host.post(`${path}/events`, { ...EVENT_INPUT, ...event });

/** The titles in the itinerary as this browser gets it. */
export const readTitles = async (browser: TestBrowser, { path }: TestItinerary) =>
  (await browser.get(`${path}/itinerary`)).body?.events?.map(({ title }: { title: string }) => title);
