import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInUser } from './db/directory/accounts/users.ts';
import { createSession } from './http/sessions.ts';
import { deliverDatabaseMessages } from './jobs/deliver-database-messages.ts';
import { createSignedInUser, signInAgain } from './testing/account.ts';
import { BindingsBrowser } from './testing/bindings-browser.ts';
import {
  countEventRows,
  countUses,
  ENDINGS,
  expectAgreement,
  readBoth,
  stopAt,
} from './testing/crossings.ts';
import { everyDatabase, testDirectory } from './testing/databases.ts';
import { listInvariantViolations } from './testing/invariants.ts';
import {
  createCoupon,
  createTrialItinerary,
  payIntent,
  postConfirmPayment,
  startTestCheckout,
} from './testing/payment.ts';
import { createTestItinerary, EVENT_INPUT } from './testing/project.ts';
import { createUnclaimedEvent } from './testing/unclaimed-events.ts';

/** More calls than any operation makes. */
const MAX_CALLS = 60;

/** An operation that two databases take part in. */
type Operation = {
  /** `browser` makes the calls of `run`. */
  prepare: (browser: BindingsBrowser) => Promise<{
    run: () => Promise<unknown>;
    /** What both sides must agree about after the minute job. */
    check: () => Promise<void>;
  }>;
};

/** An account whose browser is `browser`, and its itinerary, known to the directory. */
async function createOwned(browser: BindingsBrowser, paid = true) {
  const { user } = await createSignedInUser({ browser });
  const itinerary = await createTestItinerary({ ownerEmail: user.email, host: browser, paid });
  return { user, itinerary };
}

const NEW_ITINERARY = { name: 'Porto', ownerName: 'Ada' };

const OPERATIONS: Record<string, Operation> = {
  'creating an itinerary': {
    prepare: async (browser) => {
      const ownerEmail = `${crypto.randomUUID()}@example.com`;
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const create = () => browser.post('/api/projects', { ...NEW_ITINERARY, ownerEmail }, headers);
      return {
        run: create,
        check: async () => {
          const again = await create();
          expect(again.status).toBe(201);
          const { results } = await everyDatabase
            .prepare('SELECT id FROM projects WHERE owner_email = ?')
            .bind(ownerEmail)
            .all<{ id: number }>();
          expect(results).toEqual([{ id: again.body.project.id }]);
          await expectAgreement(again.body.project.id);
        },
      };
    },
  },
  'changing its name and events': {
    prepare: async (browser) => {
      const { itinerary } = await createOwned(browser);
      const { id, path } = itinerary;
      return {
        run: async () => {
          await browser.put(`${path}/customizations`, { name: `Lisbon ${crypto.randomUUID()}` });
          await browser.post(`${path}/events`, EVENT_INPUT);
        },
        check: async () => {
          await expectAgreement(id);
          const { directory } = await readBoth(id);
          expect(JSON.parse(directory?.summary ?? '{}').eventCount).toBe(await countEventRows(id));
        },
      };
    },
  },
  'claiming by signing in': {
    prepare: async (browser) => {
      const email = `${crypto.randomUUID()}@example.com`;
      const { id } = await createTestItinerary({ ownerEmail: email });
      const { row } = await createSession(Date.now());
      const identity = { issuer: 'https://issuer.example', subject: crypto.randomUUID(), email };
      const names = { emailVerified: true, firstName: 'Ada', lastName: null };
      const user = await signInUser(testDirectory, { ...identity, ...names }, row, undefined);
      await signInAgain(user, browser);
      return {
        run: () => browser.get('/api/my-projects'),
        check: async () => {
          expect((await readBoth(id)).project?.owner).toBe(user.id);
          await expectAgreement(id);
        },
      };
    },
  },
  'saying that it is not theirs': {
    prepare: async (browser) => {
      const { itinerary } = await createOwned(browser);
      const disown = () => browser.post(`${itinerary.path}/disown`);
      return { run: disown, check: () => expectAgreement(itinerary.id) };
    },
  },
  'correcting the owner’s email': {
    prepare: async (browser) => {
      const itinerary = await createTestItinerary({ host: browser });
      const ownerEmail = `${crypto.randomUUID()}@example.com`;
      return {
        run: () => browser.put(`${itinerary.path}/owner-email`, { ownerEmail }),
        check: () => expectAgreement(itinerary.id),
      };
    },
  },
  'paying with a coupon': {
    prepare: async (browser) => {
      const code = await createCoupon({ value: 50, maxUses: 1 });
      const itinerary = { ...(await createTrialItinerary()), host: browser };
      await browser.setGrant(itinerary.projectId, 'admin');
      const intentId = await startTestCheckout(itinerary.projectId);
      const coupon = { couponCode: code, paymentIntentId: intentId };
      expect((await browser.post('/api/validate-coupon', coupon)).status).toBe(200);
      expect(await countUses(code)).toEqual({ uses: 0, reserved: 1 });
      await payIntent(intentId);
      return {
        run: () => postConfirmPayment(itinerary, { paymentIntentId: intentId }),
        check: async () => {
          await postConfirmPayment(itinerary, { paymentIntentId: intentId });
          expect((await readBoth(itinerary.id)).project?.paid).toBe(1);
          await deliverDatabaseMessages(env, inAnHour());
          await expectAgreement(itinerary.id);
          expect(await countUses(code)).toEqual({ uses: 1, reserved: 0 });
        },
      };
    },
  },
  'applying a coupon and taking it off': {
    prepare: async (browser) => {
      const code = await createCoupon({ value: 50, maxUses: 1 });
      const itinerary = { ...(await createTrialItinerary()), host: browser };
      await browser.setGrant(itinerary.projectId, 'admin');
      const paymentIntentId = await startTestCheckout(itinerary.projectId);
      const apply = (couponCode: string) =>
        browser.post('/api/validate-coupon', { couponCode, paymentIntentId });
      return {
        run: async () => {
          await apply(code);
          await apply('');
        },
        check: async () => {
          expect((await apply('')).status).toBe(200);
          await deliverDatabaseMessages(env, inAnHour());
          // A reservation whose request was stopped is freed by the next one that needs the use.
          await env.DB.prepare('UPDATE coupon_uses SET reserved_until = 1 WHERE code = ?').bind(code).run();
          const other = await createTrialItinerary();
          const intent = await startTestCheckout(other.projectId, other.host);
          const used = await other.host.post('/api/validate-coupon', {
            couponCode: code,
            paymentIntentId: intent,
          });
          expect(used.status).toBe(200);
          expect(await countUses(code)).toEqual({ uses: 0, reserved: 1 });
        },
      };
    },
  },
  'unlocking with a coupon for the full price': {
    prepare: async (browser) => {
      const code = await createCoupon({ value: 100, maxUses: 1 });
      const itinerary = { ...(await createTrialItinerary()), host: browser };
      await browser.setGrant(itinerary.projectId, 'admin');
      return {
        run: () => postConfirmPayment(itinerary, { couponCode: code }),
        check: async () => {
          await postConfirmPayment(itinerary, { couponCode: code });
          await deliverDatabaseMessages(env, inAnHour());
          expect((await readBoth(itinerary.id)).project?.paid).toBe(1);
          await expectAgreement(itinerary.id);
          expect(await countUses(code)).toEqual({ uses: 1, reserved: 0 });
        },
      };
    },
  },
  'assigning from an account’s inbox': {
    prepare: async (browser) => {
      const { user, itinerary } = await createOwned(browser);
      const { id } = await createUnclaimedEvent(user.id);
      const assign = () =>
        browser.post(`/api/unclaimed-events/${id}/assign`, { projectId: itinerary.projectId });
      return {
        run: assign,
        check: async () => {
          const entry = await env.DB.prepare(
            'SELECT status, event_id, added_project_id FROM proposals WHERE id = ?',
          )
            .bind(id)
            .first<{ status: string; event_id: number | null; added_project_id: number | null }>();
          const events = await countEventRows(itinerary.id);
          // Either nothing happened, or all of it.
          if (entry?.status === 'waiting') expect([entry.event_id, events]).toEqual([null, 0]);
          else expect([entry?.added_project_id, events]).toEqual([itinerary.id, 1]);
          expect((await assign()).status).toBe(200);
          expect(await countEventRows(itinerary.id)).toBe(1);
        },
      };
    },
  },
  'deleting an itinerary': {
    prepare: async (browser) => {
      const { itinerary } = await createOwned(browser);
      const { path, id, name } = itinerary;
      return {
        run: () => browser.delete(path, { confirmationName: name }),
        check: () => expectAgreement(id),
      };
    },
  },
  'deleting an account and keeping its itineraries': deleteAccountWith('keep'),
  'deleting an account with its itineraries': deleteAccountWith('delete'),
};

function deleteAccountWith(itineraries: 'keep' | 'delete'): Operation {
  return {
    prepare: async (browser) => {
      const { user, itinerary } = await createOwned(browser);
      const sent = { itineraries, confirmationEmail: user.email };
      return {
        run: () => browser.delete('/api/account', sent),
        check: async () => {
          const isGone =
            (await env.DB.prepare('SELECT 1 FROM users WHERE id = ?').bind(user.id).first()) === null;
          const { project } = await readBoth(itinerary.id);
          if (isGone && itineraries === 'delete') expect(project).toBeNull();
          if (isGone && itineraries === 'keep') expect(project?.owner).toBeNull();
          if (!isGone) expect(project?.owner).toBe(user.id);
          await expectAgreement(itinerary.id);
        },
      };
    },
  };
}

const inAnHour = () => Date.now() + 3_600_000;

/** Stopped requests are logged as errors. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** Each stop prepares its own itinerary. */
const TEST_MS = 600_000;

it.each(Object.keys(OPERATIONS))(
  'stopped at any point of %s, both sides agree after the next run of the jobs',
  async (name) => {
    const operation = OPERATIONS[name];
    for (const ending of ENDINGS) {
      for (let at = 1; at <= MAX_CALLS; at++) {
        const browser = new BindingsBrowser();
        const { run, check } = (await operation?.prepare(browser)) ?? {};
        const { bindings, isStopped } = stopAt(at, ending);
        browser.bindings = bindings;
        await Promise.resolve(run?.()).catch(() => undefined);
        browser.bindings = {};
        await deliverDatabaseMessages(env, inAnHour());
        await check?.();
        if (!isStopped()) break;
      }
    }
    const violations = (await listInvariantViolations()) as { broken: string }[];
    // Test itineraries are marked as paid in the database.
    expect(violations.filter(({ broken }) => !broken.startsWith('is_paid'))).toEqual([]);
  },
  TEST_MS,
);
