import { addPaper } from './papers.ts';
import { prepareWith } from './project.ts';
import type { RightsScenario } from './rights-scenario.ts';
import { addSignUp, takeAs } from './sign-ups.ts';

type Check = () => Promise<boolean>;

/** True if all hold, false if none does. Throws if only some do: a right ends as a whole. */
export async function holdTogether(...checks: Check[]): Promise<boolean> {
  const held = await Promise.all(checks.map((check) => check()));
  const [first = false] = held;
  if (held.some((holds) => holds !== first)) throw new Error(`Only a part of the right works: ${held}`);
  return first;
}

/** A new ticket, for one person or for all. The holder gets it in the list, and its file by a kept address. */
export async function checkPaper(
  { itinerary, holder: { browser } }: RightsScenario,
  personId: number | null,
): Promise<Check> {
  const { path } = itinerary;
  const { id } = await addPaper(itinerary, { personId });
  const isListed = async () => {
    const { status, body } = await browser.get(`${path}/papers`);
    return status === 200 && body.some((paper: { id: number }) => paper.id === id);
  };
  const isServed = async () => (await browser.get(`${path}/papers/${id}/file`)).status === 200;
  return () => holdTogether(isListed, isServed);
}

/** A new sign-up list. The holder sees it and, with `takes`, can take a place. */
export async function checkSignUp(
  { itinerary, holder: { browser } }: RightsScenario,
  { takes }: { takes: boolean },
): Promise<Check> {
  const list = await addSignUp({ ...itinerary, host: prepareWith(itinerary.host) });
  const isListed = async () => {
    const { status, body } = await browser.get(`${itinerary.path}/sign-ups`);
    return status === 200 && body.some(({ id }: { id: number }) => id === list.id);
  };
  const isTaken = async () => (await takeAs(browser, itinerary, list, 1)).status === 200;
  return () => (takes ? holdTogether(isListed, isTaken) : isListed());
}
