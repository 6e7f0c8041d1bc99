import { describe, expect, it } from 'vitest';
import { ACCESS_TABLE, ACTORS, type AccessRow, type Actor, type Scene } from './access-table.ts';
import { holdAsOwner, signIn } from './account.ts';
import { Browser } from './browser.ts';
import { createItinerary, EVENT, FAQ, type Itinerary } from './project.ts';

/** What every api noun owes its callers: one call here, driven by the table of routes and actors. */
export function describeAccess(noun: string) {
  const rows = ACCESS_TABLE.filter((row) => row.noun === noun);
  if (rows.length === 0) throw new Error(`The access table knows no ${noun}.`);
  describe.each(rows)('access: $method $route → $expected', (row) => {
    it.each(ACTORS.map((actor, index) => ({ actor, digit: row.expected[index] })))(
      '$actor is answered $digit',
      async ({ actor, digit }) => {
        const P = await fill(await createItinerary({ paid: !row.isTrial }));
        const Q = await fill(await createItinerary());
        const answer = await call(row, await toBrowser(actor, P, Q), toScene(P, Q));
        expect({ actor, status: answer.status, text: answer.text.slice(0, 200) }).toMatchObject({
          actor,
          status: {
            0: 400,
            1: 401,
            2: answer.status >= 200 && answer.status < 300 ? answer.status : 200,
            r: answer.status >= 300 && answer.status < 400 ? answer.status : 302,
            3: 403,
            4: 404,
          }[digit ?? ''],
        });
        if (answer.status >= 400) expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(REFUSAL));
      },
    );
    if (!row.trial) return;
    it.each(['aP', 'oP'] as const)(`%s of a trial is told ${row.trial}`, async (actor) => {
      const [P, Q] = [
        await fill(await createItinerary({ paid: false })),
        await fill(await createItinerary()),
      ];
      const answer = await call(row, await toBrowser(actor, P, Q), toScene(P, Q));
      expect(answer).toMatchObject({ status: 403, body: { success: false, code: row.trial } });
    });
  });
}

const REFUSAL = ['success', 'code', 'message', 'requestId'];

type Filled = Itinerary & { eventId: number; faqId: number };

/** One event, and one question where the tier allows it. */
async function fill(itinerary: Itinerary): Promise<Filled> {
  const event = await itinerary.host.post(`${itinerary.path}/events`, EVENT);
  const faq = await itinerary.host.post(`${itinerary.path}/faqs`, FAQ);
  return { ...itinerary, eventId: event.body.id, faqId: faq.body.id ?? 1 };
}

function toScene(P: Filled, Q: Filled): Scene {
  const { projectId, accessCode, adminCode } = P;
  return {
    P: projectId,
    accessCode,
    adminCode,
    eventOfP: P.eventId,
    faqOfP: P.faqId,
    eventOfQ: Q.eventId,
    faqOfQ: Q.faqId,
  };
}

async function toBrowser(actor: Actor, P: Filled, Q: Filled): Promise<Browser> {
  const browser = new Browser();
  if (actor === 'anon') return browser;
  if (actor === 'uX') return (await signIn()).browser;
  const { projectId } = actor.endsWith('P') ? P : Q;
  const role = ({ v: 'viewer', a: 'admin', o: 'owner' } as const)[actor[0] as 'v' | 'a' | 'o'];
  return role === 'owner' ? holdAsOwner(browser, projectId) : browser.hold(projectId, role);
}

async function call(row: AccessRow, browser: Browser, scene: Scene) {
  const ids = (await row.ids?.(scene)) ?? {};
  const path = row.route
    .replace(':projectId', scene.P)
    .replace(/:(\w+)/g, (_, name: string) => String(ids[name]));
  return browser.send(row.method, path, await row.body?.(scene), row.headers);
}
