import { describe, expect, it } from 'vitest';
import { ACCESS_TABLE, ACCESS_ACTORS, type AccessRow, type AccessActor, type AccessScene } from './access-table.ts';
import { signInAsOwner, createSignedInUser } from './account.ts';
import { TestBrowser } from './browser.ts';
import { createTestItinerary, EVENT_INPUT, FAQ_INPUT, type TestItinerary } from './project.ts';

/** What every api noun owes its callers: one call here, driven by the table of routes and actors. */
export function describeAccess(noun: string) {
  const rows = ACCESS_TABLE.filter((row) => row.noun === noun);
  if (rows.length === 0) throw new Error(`The access table knows no ${noun}.`);
  describe.each(rows)('access: $method $route → $expected', (row) => {
    it.each(ACCESS_ACTORS.map((actor, index) => ({ actor, digit: row.expected[index] })))(
      '$actor is answered $digit',
      async ({ actor, digit }) => {
        const P = await fill(await createTestItinerary({ paid: !row.isTrial }));
        const Q = await fill(await createTestItinerary());
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
        await fill(await createTestItinerary({ paid: false })),
        await fill(await createTestItinerary()),
      ];
      const answer = await call(row, await toBrowser(actor, P, Q), toScene(P, Q));
      expect(answer).toMatchObject({ status: 403, body: { success: false, code: row.trial } });
    });
  });
}

const REFUSAL = ['success', 'code', 'message', 'requestId'];

type Filled = TestItinerary & { eventId: number; faqId: number };

/** One event, and one question where the tier allows it. */
async function fill(itinerary: TestItinerary): Promise<Filled> {
  const event = await itinerary.host.post(`${itinerary.path}/events`, EVENT_INPUT);
  const faq = await itinerary.host.post(`${itinerary.path}/faqs`, FAQ_INPUT);
  return { ...itinerary, eventId: event.body.id, faqId: faq.body.id ?? 1 };
}

function toScene(P: Filled, Q: Filled): AccessScene {
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

async function toBrowser(actor: AccessActor, P: Filled, Q: Filled): Promise<TestBrowser> {
  const browser = new TestBrowser();
  if (actor === 'anon') return browser;
  if (actor === 'uX') return (await createSignedInUser()).browser;
  const { projectId } = actor.endsWith('P') ? P : Q;
  const role = ({ v: 'viewer', a: 'admin', o: 'owner' } as const)[actor[0] as 'v' | 'a' | 'o'];
  return role === 'owner' ? signInAsOwner(browser, projectId) : browser.setGrant(projectId, role);
}

async function call(row: AccessRow, browser: TestBrowser, scene: AccessScene) {
  const ids = (await row.ids?.(scene)) ?? {};
  const path = row.route
    .replace(':projectId', scene.P)
    .replace(/:(\w+)/g, (_, name: string) => String(ids[name]));
  return browser.send(row.method, path, await row.body?.(scene), row.headers);
}
