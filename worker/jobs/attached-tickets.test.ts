import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { UNDO_MS } from '../contract/limits.ts';
import type { Proposal } from '../contract/proposals.ts';
import { buildRestaurantHtml, createIntakeUser, deliverAndReadEmail } from '../testing/mail.ts';
import { makePass } from '../testing/papers.ts';
import { invitePerson } from '../testing/people.ts';
import { createTestItinerary, type TestItinerary } from '../testing/project.ts';
import { listProjectFiles } from '../testing/upload.ts';
import { consumeQueueBatch } from './consume-queue-batch.ts';
import { deletePapers } from './delete-papers.ts';
import { eraseDeletedContent } from './erase-deleted-content.ts';

const DAY_MS = 24 * 3_600_000;
let emails = 0;

/** A booking whose reservation number is on the attached pass. */
function toEmail(passenger: string): string {
  const fields = [{ key: 'name', label: 'Passenger', value: passenger }];
  const pass = { formatVersion: 1, boardingPass: { primaryFields: fields }, note: 'PF4471' };
  const file = btoa(String.fromCharCode(...makePass({}, JSON.stringify(pass))));
  return [
    'From: Ponto Final <book@ponto.example>',
    'Subject: Your table is booked',
    'Date: Sat, 01 May 2083 10:00:00 +0000',
    `Message-ID: <tickets-${++emails}@ponto.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=q',
    '',
    '--q',
    'Content-Type: text/html; charset=utf-8',
    '',
    // Another email each time, about the same ticket.
    `${buildRestaurantHtml()}<p>No. ${emails}</p>`,
    '--q',
    'Content-Type: application/vnd.apple.pkpass; name="pass.pkpass"',
    'Content-Disposition: attachment; filename="pass.pkpass"',
    'Content-Transfer-Encoding: base64',
    '',
    file,
    '--q--',
    '',
  ].join('\r\n');
}

/** Delivers the queue message that an assignment sends. */
async function bringTickets(proposalId: number) {
  const body = { mailId: 1, projectId: null, proposalId };
  const message = { id: crypto.randomUUID(), timestamp: new Date(), attempts: 1, body };
  const batch = createMessageBatch('foldout-mail', [message]);
  await consumeQueueBatch(batch, env);
  expect(await getQueueResult(batch, createExecutionContext())).toMatchObject({
    explicitAcks: [message.id],
    retryMessages: [],
  });
}

async function send({ host, path }: TestItinerary, passenger = 'ANA SILVA') {
  const { address } = (await host.get(`${path}/intake`)).body;
  await deliverAndReadEmail(address, toEmail(passenger));
  const waiting: Proposal[] = (await host.get(`${path}/proposals`)).body;
  const [event, ticket] = ['event', 'paper'].map((kind) => waiting.find((each) => each.kind === kind));
  return { event, ticket };
}

it('keeps an attached pass for the guest whose name it has, beside its event, until a host adds it', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const [ana, ben] = [await invitePerson(itinerary, 'Ana'), await invitePerson(itinerary, 'Ben')];
  const { event, ticket } = await send(itinerary);
  expect(ticket).toMatchObject({
    title: 'Ponto Final',
    personId: ana.person.id,
    beside: event?.id,
    eventId: null,
    datetime: null,
    source: { kind: 'email', label: 'Your table is booked' },
  });
  for (const browser of [ana.browser, host]) expect((await browser.get(`${path}/papers`)).body).toEqual([]);
  const ids = [ticket?.id, event?.id];
  const accepted = await host.post(`${path}/proposals/accept`, { ids });
  expect(accepted.status).toBe(200);
  const [{ id: eventId }] = accepted.body.events;
  expect(accepted.body.papers).toEqual([ticket?.id]);
  const [paper] = (await ana.browser.get(`${path}/papers`)).body;
  expect(paper).toMatchObject({
    title: 'Ponto Final',
    kind: 'boarding-pass',
    eventId,
    personId: ana.person.id,
  });
  expect((await ana.browser.get(`${path}/papers/${paper.id}/file`)).status).toBe(200);
  expect((await ben.browser.get(`${path}/papers`)).body).toEqual([]);
  expect((await host.get(`${path}/papers`)).body).toMatchObject([{ addedBy: { kind: 'email' } }]);
  expect((await host.post(`${path}/proposals/accept`, { ids })).body.papers).toEqual([ticket?.id]);
  expect((await host.get(`${path}/proposals`)).body).toEqual([]);
});

it('names nobody where several could be meant, and takes the host’s word', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const [ana, silva] = [await invitePerson(itinerary, 'Ana'), await invitePerson(itinerary, 'Silva')];
  const { ticket } = await send(itinerary);
  expect(ticket?.personId).toBeNull();
  const url = `${path}/proposals/${ticket?.id}`;
  expect((await host.patch(url, { personId: 99_999_999 })).status).toBe(404);
  const change = { title: 'Dinner', personId: silva.person.id, datetime: '2083-06-12T19:30' };
  expect((await host.patch(url, change)).body).toMatchObject({
    kind: 'paper',
    datetime: null,
    title: 'Dinner',
  });
  await host.post(`${path}/proposals/accept`, { ids: [ticket?.id] });
  expect((await silva.browser.get(`${path}/papers`)).body).toMatchObject([
    { title: 'Dinner', eventId: null },
  ]);
  expect((await ana.browser.get(`${path}/papers`)).body).toEqual([]);
});

it('deletes the file of a discarded ticket, and keeps none of a repeated one or on a trial', async () => {
  const itinerary = await createTestItinerary();
  const { host, path, projectId } = itinerary;
  const { ticket } = await send(itinerary);
  expect(await listProjectFiles(projectId)).toHaveLength(1);
  await send(itinerary);
  expect(await listProjectFiles(projectId)).toHaveLength(1);
  await deletePapers(env, Date.now() + 3 * DAY_MS);
  expect(await listProjectFiles(projectId)).toHaveLength(1);
  expect((await host.delete(`${path}/proposals/${ticket?.id}`)).status).toBe(200);
  await deletePapers(env, Date.now() + DAY_MS);
  expect(await listProjectFiles(projectId)).toEqual([]);
  await eraseDeletedContent(env, Date.now() + 6 * DAY_MS);
  const trial = await createTestItinerary({ paid: false });
  expect(await send(trial)).toMatchObject({ event: { kind: 'event' }, ticket: undefined });
  expect(await listProjectFiles(trial.projectId)).toEqual([]);
});

it('lets a ticket that was added or discarded wait again for ten minutes, unless it was changed or erased', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const { person, browser } = await invitePerson(itinerary, 'Ana');
  const { ticket, event } = await send(itinerary);
  const restore = (ids = [ticket?.id]) => host.post(`${path}/proposals/restore`, { ids });
  const accept = () => host.post(`${path}/proposals/accept`, { ids: [ticket?.id] });
  const readWaiting = async () =>
    ((await host.get(`${path}/proposals`)).body as Proposal[]).find(({ kind }) => kind === 'paper');
  const readPapers = async () => (await browser.get(`${path}/papers`)).body;
  expect((await restore()).status).toBe(404);
  await accept();
  expect((await restore([ticket?.id, event?.id])).status).toBe(404);
  expect((await restore()).status).toBe(200);
  expect(await readPapers()).toEqual([]);
  expect(await readWaiting()).toMatchObject({ title: 'Ponto Final', personId: person.id });
  await host.delete(`${path}/proposals/${ticket?.id}`);
  expect(await readWaiting()).toBeUndefined();
  expect((await restore()).status).toBe(200);
  await accept();
  const [paper] = await readPapers();
  expect(paper).toMatchObject({ title: 'Ponto Final' });
  expect((await browser.get(`${path}/papers/${paper.id}/file`)).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + UNDO_MS + 1000 });
  expect((await restore()).status).toBe(404);
  vi.useRealTimers();
  await host.patch(`${path}/papers/${paper.id}`, { kind: 'ticket' });
  expect((await restore()).status).toBe(404);

  const { ticket: second } = await send(await createTestItinerary());
  expect(second?.id).not.toBe(ticket?.id);
  expect((await restore([second?.id])).status).toBe(404);
});

it('does not bring back a discarded ticket of a guest who erased their data', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const { browser } = await invitePerson(itinerary, 'Ana');
  const { ticket } = await send(itinerary);
  await host.delete(`${path}/proposals/${ticket?.id}`);
  expect((await browser.post(`${path}/my-data/erase`, { confirm: true })).status).toBe(200);
  expect((await host.post(`${path}/proposals/restore`, { ids: [ticket?.id] })).status).toBe(404);
});

it('asks about the tickets of an email to an account once its event is in an itinerary', async () => {
  const account = await createIntakeUser();
  await deliverAndReadEmail(account.address, toEmail('ANA SILVA'));
  const [unclaimed] = (await account.browser.get('/api/unclaimed-events')).body;
  const itinerary = await createTestItinerary({ ownerEmail: account.email });
  const { path, host, projectId } = itinerary;
  await account.browser.get('/api/my-projects');
  const ana = await invitePerson(itinerary, 'Ana');
  await bringTickets(unclaimed.id);
  expect((await host.get(`${path}/proposals`)).body).toEqual([]);
  const assigned = await account.browser.post(`/api/unclaimed-events/${unclaimed.id}/assign`, { projectId });
  expect(assigned.status).toBe(200);
  // The queue may bring the same message twice.
  for (let time = 0; time < 2; time++) await bringTickets(unclaimed.id);
  const waiting: Proposal[] = (await host.get(`${path}/proposals`)).body;
  expect(waiting).toMatchObject([{ kind: 'paper', title: 'Ponto Final', personId: ana.person.id }]);
  expect(await listProjectFiles(projectId)).toHaveLength(1);
  const ids = waiting.map(({ id }) => id);
  expect((await host.post(`${path}/proposals/accept`, { ids })).body.papers).toEqual(ids);
  const { id: eventId } = assigned.body.event;
  expect((await ana.browser.get(`${path}/papers`)).body).toMatchObject([{ title: 'Ponto Final', eventId }]);
});
