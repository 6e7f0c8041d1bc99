import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { unsealMail } from '../actions/outbox.ts';
import { parseSettings } from '../services/settings.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { inviteCohost, readHistory } from '../testing/history.ts';
import { createTestItinerary, EVENT_INPUT, enterAsAdmin, type TestItinerary } from '../testing/project.ts';

const createAddress = () => `${crypto.randomUUID()}@example.com`;

/** The path of the undo link in the last email to an address. */
async function readUndoPath(recipient: string): Promise<string> {
  const mail = await everyDatabase
    .prepare(
      "SELECT id, sealed FROM outbox WHERE recipient = ? AND kind = 'address' ORDER BY created_at DESC",
    )
    .bind(recipient)
    .first<{ id: string; sealed: string }>();
  const text = (mail && (await unsealMail(parseSettings(env), mail))?.text) ?? '';
  return /\/owner-email\/[\w-]+/.exec(text)?.[0] ?? 'no link';
}

const change = async (browser: TestBrowser, { path }: TestItinerary, ownerEmail: string) =>
  (await browser.put(`${path}/owner-email`, { ownerEmail })).status;

/** The codes may have reached the owner, so a change of the address changes the admin code. */
const markCodesAsSent = ({ id }: TestItinerary) =>
  everyDatabase.prepare("UPDATE outbox SET status = 'sent', sent_at = 1 WHERE project_id = ?").bind(id).run();

const readOwner = ({ id }: TestItinerary) =>
  everyDatabase.prepare('SELECT owner_email, owner_user_id FROM projects WHERE id = ?').bind(id).first();

it('lets the earlier address undo what a helper with the admin code did, once', async () => {
  const itinerary = await createTestItinerary();
  const { ownerEmail, path } = itinerary;
  const helper = await enterAsAdmin(itinerary);
  const theirs = createAddress();
  expect(await change(helper, itinerary, theirs)).toBe(200);
  const undoPath = await readUndoPath(ownerEmail);
  const page = await new TestBrowser().get(undoPath);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Undo the change')]);
  // Opening the link changes nothing.
  expect(await readOwner(itinerary)).toMatchObject({ owner_email: theirs });
  expect((await new TestBrowser().post(undoPath)).status).toBe(200);
  expect(await readOwner(itinerary)).toEqual({ owner_email: ownerEmail, owner_user_id: null });
  expect((await helper.get(path)).body.project.viewer.role).toBe('viewer');
  expect((await new TestBrowser().post(undoPath)).status).toBe(404);
  const codes = await everyDatabase
    .prepare("SELECT count(*) AS n FROM outbox WHERE recipient = ? AND kind = 'codes' AND project_id = ?")
    .bind(ownerEmail, itinerary.id)
    .first('n');
  expect(codes).toBe(2);
});

it('undoes later changes too, and an account that owns the itinerary by then', async () => {
  const itinerary = await createTestItinerary();
  const helper = await enterAsAdmin(itinerary);
  const [second, third] = [createAddress(), createAddress()];
  await change(helper, itinerary, second);
  await change(helper, itinerary, third);
  const [first, later] = [await readUndoPath(itinerary.ownerEmail), await readUndoPath(second)];
  await everyDatabase.prepare('UPDATE projects SET owner_user_id = 1 WHERE id = ?').bind(itinerary.id).run();
  expect((await new TestBrowser().post(first)).status).toBe(200);
  expect(await readOwner(itinerary)).toEqual({ owner_email: itinerary.ownerEmail, owner_user_id: null });
  expect((await new TestBrowser().post(later)).status).toBe(404);
});

it('ends after seven days', async () => {
  const itinerary = await createTestItinerary();
  await change(itinerary.host, itinerary, createAddress());
  const undoPath = await readUndoPath(itinerary.ownerEmail);
  await everyDatabase
    .prepare('UPDATE owner_changes SET changed_at = changed_at - ? WHERE project_id = ?')
    .bind(7 * 24 * 3_600_000 + 1, itinerary.id)
    .run();
  const ended = await new TestBrowser().get(undoPath);
  expect(ended.status).toBe(404);
  expect(ended.text).toContain('Go to Foldout');
  expect((await new TestBrowser().post(undoPath)).status).toBe(404);
});

const readRole = async (browser: TestBrowser, { path }: TestItinerary) =>
  (await browser.get(path)).body.project?.viewer.role;

it.each([false, true])(
  'keeps the rights of the browser that created the itinerary (new access code: %s)',
  async (newAccessCode) => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    await markCodesAsSent(itinerary);
    const [helper, other] = [await enterAsAdmin(itinerary), await enterAsAdmin(itinerary)];
    const body = { ownerEmail: createAddress(), newAccessCode };
    expect((await helper.put(`${path}/owner-email`, body)).status).toBe(200);
    expect(await readRole(host, itinerary)).toBe('admin');
    expect(await readRole(helper, itinerary)).toBe('admin');
    expect(await readRole(other, itinerary)).toBe(newAccessCode ? undefined : 'viewer');
    expect((await host.post(`${path}/events`, EVENT_INPUT)).status).toBe(201);
  },
);

it('ends them when an admin chooses a new code, and renews them for the browser that chose it', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  await markCodesAsSent(itinerary);
  await host.put(`${path}/customizations`, { adminCode: 'K7M2QXK7M2QZ' });
  const helper = await new TestBrowser().setGrant(itinerary.projectId, 'admin', 1, undefined, 2);
  expect(await change(helper, itinerary, createAddress())).toBe(200);
  expect(await readRole(host, itinerary)).toBe('admin');
  expect((await helper.put(`${path}/customizations`, { adminCode: 'K7M2QXK7M2QX' })).status).toBe(200);
  expect(await readRole(host, itinerary)).toBe('viewer');
});

it('keeps them when the earlier address undoes a change', async () => {
  const itinerary = await createTestItinerary();
  const helper = await enterAsAdmin(itinerary);
  await change(helper, itinerary, createAddress());
  await new TestBrowser().post(await readUndoPath(itinerary.ownerEmail));
  expect(await readRole(itinerary.host, itinerary)).toBe('admin');
  expect(await readRole(helper, itinerary)).toBe('viewer');
});

it('appears in the history without an address, and cannot be restored there', async () => {
  const itinerary = await createTestItinerary();
  const { host, path, ownerEmail } = itinerary;
  await host.post(`${path}/events`, EVENT_INPUT);
  const [created] = await readHistory(itinerary);
  const cohost = await inviteCohost(itinerary, 'Ben');
  const theirs = createAddress();
  await change(host, itinerary, theirs);
  const [entry] = await readHistory(itinerary, '?kind=project');
  expect(entry).toMatchObject({
    entity: 'owner-email',
    by: { kind: 'host', name: null },
    before: null,
    after: {},
  });
  const { text } = await cohost.get(`${path}/history`);
  expect(text).toContain('"owner-email"');
  for (const address of [ownerEmail, theirs]) expect(text).not.toContain(address);
  const refused = await host.post(`${path}/history/${entry?.seq}/restore`, {});
  expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  // Going back to a point leaves the address as it is.
  expect((await host.post(`${path}/history/restore-to`, { seq: created?.seq })).status).toBe(200);
  expect(await readOwner(itinerary)).toMatchObject({ owner_email: theirs });
  await new TestBrowser().post(await readUndoPath(ownerEmail));
  const changes = (await readHistory(itinerary)).filter(({ entity }) => entity === 'owner-email');
  expect(changes).toHaveLength(2);
});
