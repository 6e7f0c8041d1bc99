import type { SignUp } from '../contract/sign-ups.ts';
import type { TestBrowser } from './browser.ts';
import type { TestItinerary } from './project.ts';

type Itinerary = Pick<TestItinerary, 'host' | 'path'>;

export const SIGN_UP_INPUT = {
  title: 'Dishes',
  slots: [
    { label: 'Salad', places: 2 },
    { label: 'Dessert', places: 1 },
  ],
};

/** A new list of the itinerary. */
export async function addSignUp({ host, path }: Itinerary, input: object = {}): Promise<SignUp> {
  const added = await host.post(`${path}/sign-ups`, { ...SIGN_UP_INPUT, ...input });
  if (added.status !== 201) throw new Error(`Adding a list failed: ${added.text}`);
  return added.body;
}

/** The browser's guest takes `count` places of a line, the first one by default. */
export const takeAs = (
  browser: TestBrowser,
  { path }: Pick<TestItinerary, 'path'>,
  list: Pick<SignUp, 'id' | 'slots'>,
  count: number,
  slot = 0,
) => browser.put(`${path}/sign-ups/${list.id}/slots/${list.slots[slot]?.id}/mine`, { count });

export const readLists = async (browser: TestBrowser, { path }: Pick<TestItinerary, 'path'>) =>
  (await browser.get(`${path}/sign-ups`)).body as SignUp[];
