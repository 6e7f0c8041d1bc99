import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { signInUser } from '../db/directory/accounts/users.ts';
import { createSession } from '../http/sessions.ts';
import { createSignedInUser, signInAgain } from './account.ts';
import type { BindingsBrowser } from './bindings-browser.ts';
import { PAYMENT_OPERATIONS } from './crossing-payments.ts';
import { countEventRows, expectAgreement, type Operation, readBoth } from './crossings.ts';
import { everyDatabase, testDirectory } from './databases.ts';
import { createTestItinerary, EVENT_INPUT } from './project.ts';
import { createUnclaimedEvent } from './unclaimed-events.ts';

/** An account whose browser is `browser`, and its itinerary, known to the directory. */
async function createOwned(browser: BindingsBrowser, paid = true) {
  const { user } = await createSignedInUser({ browser });
  const itinerary = await createTestItinerary({ ownerEmail: user.email, host: browser, paid });
  return { user, itinerary };
}

const NEW_ITINERARY = { name: 'Porto', ownerName: 'Ada' };

/** All operations that the directory and a database of itineraries take part in. */
export const CROSSING_OPERATIONS: Record<string, Operation> = {
  'creating an itinerary': {
    prepare: async (browser) => {
      const ownerEmail = `${crypto.randomUUID()}@example.com`;
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const create = () => browser.post('/api/projects', { ...NEW_ITINERARY, ownerEmail }, headers);
      return {
        run: create,
        check: async () => {
          await expectCreatedOnce(create, 'owner_email', ownerEmail);
        },
      };
    },
  },
  'copying an itinerary': {
    prepare: async (browser) => {
      const { itinerary } = await createOwned(browser);
      await browser.post(`${itinerary.path}/events`, EVENT_INPUT);
      return createOnce(browser, `${itinerary.path}/duplicate`, { shiftDays: 7 });
    },
  },
  'importing an itinerary': {
    prepare: async (browser) => {
      await createSignedInUser({ browser });
      const timeZone = 'Europe/Lisbon';
      const event = { title: 'Dinner', description: 'At eight.', datetime: '2083-06-12T19:30', timeZone };
      const itinerary = { ownerName: 'Ada', timeZone };
      const file = { format: 'foldout-itinerary', version: 1, itinerary, events: [event] };
      return createOnce(browser, '/api/projects/import', file);
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
  'taking that back': {
    prepare: async (browser) => {
      const { user, itinerary } = await createOwned(browser);
      const { id, path } = itinerary;
      await browser.post(`${path}/disown`);
      const reclaim = () => browser.post(`${path}/reclaim`);
      return {
        run: reclaim,
        check: async () => {
          await reclaim();
          expect((await readBoth(id)).project?.owner).toBe(user.id);
          await expectAgreement(id);
        },
      };
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
  ...PAYMENT_OPERATIONS,
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

/** Repeats a creation. Returns the id of the only itinerary with that value. */
async function expectCreatedOnce(
  create: () => ReturnType<BindingsBrowser['post']>,
  column: 'name' | 'owner_email',
  value: string,
): Promise<number> {
  const { status, body } = await create();
  expect(status).toBe(201);
  const { id } = body.project;
  const { results } = await everyDatabase
    .prepare(`SELECT id FROM projects WHERE ${column} = ?`)
    .bind(value)
    .all<{ id: number }>();
  expect(results).toEqual([{ id }]);
  await expectAgreement(id);
  return id;
}

/** A creation by `browser` with a key: repeated, there is one itinerary, and the directory has it. */
function createOnce(browser: BindingsBrowser, path: string, body: object) {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const name = `Faro ${crypto.randomUUID()}`;
  const sent =
    'itinerary' in body ? { ...body, itinerary: { ...(body.itinerary as object), name } } : { ...body, name };
  const create = () => browser.post(path, sent, headers);
  return {
    run: create,
    check: async () => {
      const id = await expectCreatedOnce(create, 'name', name);
      expect(await countEventRows(id)).toBe(1);
    },
  };
}
