import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { runScheduledJobs } from '../jobs/run-scheduled-jobs.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { createAssistantKey } from '../testing/assistant.ts';
import { setTestAvatar, uploadTestAvatar } from '../testing/avatar.ts';
import { everyDatabase } from '../testing/databases.ts';
import { buildEmail, deliverAndReadEmail } from '../testing/mail.ts';
import { addPaper } from '../testing/papers.ts';
import { invitePerson } from '../testing/people.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest, FAQ_INPUT } from '../testing/project.ts';
import { addTestProposal } from '../testing/proposals.ts';
import { addSignUp, takeAs } from '../testing/sign-ups.ts';
import { createFailingBucket, listProjectFiles, setHeaderImage } from '../testing/upload.ts';

describeAccess('account');

/** An account with an avatar and an itinerary with an event, a FAQ and feedback. */
async function createFilledAccount() {
  const { browser, user } = await createSignedInUser();
  const itinerary = await createTestItinerary({ ownerEmail: user.email });
  const { host, path } = itinerary;
  await host.post(`${path}/events`, EVENT_INPUT);
  await host.post(`${path}/faqs`, FAQ_INPUT);
  await (await enterAsGuest(itinerary)).post(`${path}/feedback`, {
    userType: 'guest',
    feedbackText: 'Too long.',
  });
  await host.post(`${path}/feedback`, { userType: 'owner', feedbackText: 'Lovely.' });
  await browser.get('/api/my-projects');
  await addTestProposal(itinerary.id, { title: 'Boat trip' });
  await createAssistantKey(itinerary, { label: 'Claude' });
  const ana = await invitePerson(itinerary, 'Ana');
  await addPaper(itinerary, { title: 'Boarding pass', personId: ana.person.id });
  await takeAs(ana.browser, itinerary, await addSignUp(itinerary), 2);
  const { address } = (await host.get(`${path}/intake`)).body;
  await deliverAndReadEmail(address, buildEmail({ subject: 'Our menu', text: 'Fish.' }));
  const avatar = await setTestAvatar(browser);
  return { browser, user, itinerary, avatar };
}

describe('works', () => {
  it('exports all data of the account and nothing of others', async () => {
    const { browser, user, itinerary, avatar } = await createFilledAccount();
    const other = await createFilledAccount();
    const response = await browser.get('/api/account/export');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="foldout-account.json"');
    expect(response.body).toMatchObject({
      format: 'foldout-account',
      account: { email: user.email, subject: user.subject, profileImageUrl: avatar },
      sessions: [{ expiresAt: expect.any(String) }],
      itineraries: [
        {
          projectId: itinerary.projectId,
          accessCode: itinerary.accessCode,
          adminCode: itinerary.adminCode,
          file: { format: 'foldout-itinerary', events: [{ title: 'Dinner' }], faqs: [FAQ_INPUT] },
          payments: [],
          feedback: [{ userType: 'owner', feedbackText: 'Lovely.' }],
          proposals: [{ title: 'Boat trip', source: { label: 'Pasted text' } }],
          assistantKeys: [{ label: 'Claude', lastUsedOn: null }],
          papers: [{ title: 'Boarding pass', person: 'Ana', event: null }],
          signUps: [
            {
              title: 'Dishes',
              slots: [{ places: 2, takenBy: [{ name: 'Ana', count: 2 }] }, { takenBy: [] }],
            },
          ],
          receivedMails: [{ subject: 'Our menu', outcome: 'nothing' }],
        },
      ],
      unclaimedEvents: [],
      receivedMails: [],
    });
    expect(response.text).not.toContain(other.user.email);
    expect(response.text).not.toContain('Too long.');
    expect(response.text).not.toContain(browser.cookies.get('__Host-session'));
  });
});

describe('refuses', () => {
  it.each(['', 'other@example.com'])('rejects the confirmation email %j', async (confirmationEmail) => {
    const { browser } = await createSignedInUser();
    const response = await browser.delete('/api/account', { itineraries: 'delete', confirmationEmail });
    expect(response).toMatchObject({
      status: 400,
      body: { fields: { confirmationEmail: expect.any(String) } },
    });
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  });
});

describe('deletion', () => {
  const countUsers = (id: number) =>
    everyDatabase.prepare('SELECT count(*) AS n FROM users WHERE id = ?').bind(id).first('n');

  it('removes sessions, itineraries, images and files', async () => {
    const { browser, user, itinerary, avatar } = await createFilledAccount();
    const imageUrl = await setHeaderImage(itinerary.host, itinerary.path);
    const second = await createTestItinerary({ ownerEmail: user.email });
    await browser.get('/api/my-projects');
    const sent = { itineraries: 'delete', confirmationEmail: user.email.toUpperCase() };
    const response = await browser.delete('/api/account', sent);
    expect(response).toMatchObject({ status: 200, body: { success: true } });
    expect(response.headers.get('clear-site-data')).toContain('storage');
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    for (const gone of [itinerary, second]) {
      expect((await gone.host.get(`${gone.path}/itinerary`)).status).toBe(401);
    }
    await vi.waitFor(async () => expect(await listProjectFiles(itinerary.projectId)).toEqual([]));
    await vi.waitFor(async () => expect((await browser.get(avatar)).status).toBe(404));
    expect((await browser.get(imageUrl)).status).toBe(404);
    expect(await countUsers(user.id)).toBe(0);
    for (const [table, column] of [
      ['sessions', 'user_id'],
      ['projects', 'owner_user_id'],
      ['proposals', 'user_id'],
      ['intake_addresses', 'user_id'],
    ]) {
      const left = await everyDatabase
        .prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`)
        .bind(user.id)
        .first('n');
      expect({ table, left }).toEqual({ table, left: 0 });
    }
  });

  it('can keep the itineraries, which then have no owner, and no admins until they enter the code', async () => {
    const { browser, user, itinerary } = await createFilledAccount();
    const { host, path, adminCode } = itinerary;
    const sameBrowser = await createTestItinerary({ host: browser, ownerEmail: user.email });
    const otherEmail = await createTestItinerary({ host: browser });
    await browser.delete('/api/account', { itineraries: 'keep', confirmationEmail: user.email });
    for (const kept of [sameBrowser, otherEmail]) expect((await browser.get(kept.path)).status).toBe(401);
    expect((await host.get(`${path}/itinerary`)).body.project.viewer.role).toBe('viewer');
    expect((await host.post(`${path}/verify-admin`, { adminCode })).status).toBe(200);
    expect((await host.get(path)).body.project.viewer.role).toBe('admin');
    const guest = await enterAsGuest(itinerary);
    expect((await guest.get(`${itinerary.path}/events`)).body).toHaveLength(1);
    const owner = everyDatabase.prepare('SELECT owner_user_id FROM projects WHERE id = ?').bind(itinerary.id);
    expect(await owner.first('owner_user_id')).toBeNull();
  });

  it('succeeds when R2 fails, and the nightly job deletes the images', async () => {
    const { browser, user } = await createSignedInUser();
    await setTestAvatar(browser);
    await uploadTestAvatar(browser);
    const listAvatarFiles = async () =>
      (await env.MEDIA.list()).objects.filter(({ key }) => key.includes(`u/${user.id}/`));
    await vi.waitFor(async () => expect(await listAvatarFiles()).toHaveLength(2));
    const context = createExecutionContext();
    const request = browser.toRequest('DELETE', '/api/account', {
      itineraries: 'delete',
      confirmationEmail: user.email,
    });
    const bindings = { ...env, MEDIA: createFailingBucket(env.MEDIA, 'delete') } as Cloudflare.Env;
    expect((await app.fetch(request, bindings, context)).status).toBe(200);
    await waitOnExecutionContext(context);
    expect(await listAvatarFiles()).toHaveLength(2);
    const DAY_MS = 24 * 3_600_000;
    await runScheduledJobs(env, Math.ceil(Date.now() / DAY_MS) * DAY_MS + (9 * 60 + 17) * 60_000);
    expect(await listAvatarFiles()).toEqual([]);
  });

  it('lets the same person sign up again with an empty account', async () => {
    const { browser, user } = await createSignedInUser();
    await browser.delete('/api/account', { itineraries: 'delete', confirmationEmail: user.email });
    const again = await createSignedInUser({ email: user.email });
    expect(again.user.id).not.toBe(user.id);
    expect((await again.browser.get('/api/my-projects')).body).toEqual([]);
  });

  it('handles a parallel deletion of an itinerary', async () => {
    const { browser, user, itinerary } = await createFilledAccount();
    const responses = await Promise.all([
      browser.delete('/api/account', { itineraries: 'delete', confirmationEmail: user.email }),
      browser.delete(itinerary.path, { confirmationName: itinerary.name }),
      browser.delete(itinerary.path, { confirmationName: itinerary.name }),
    ]);
    for (const { status } of responses) expect(status).toBeLessThan(500);
    const tombstones = everyDatabase.prepare(
      'SELECT count(*) AS n FROM deleted_projects WHERE project_id = ?',
    );
    expect(await tombstones.bind(itinerary.projectId).first('n')).toBe(1);
  });
});
