import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
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
    'Date: Sat, 01 May 2027 10:00:00 +0000',
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
  const change = { title: 'Dinner', personId: silva.person.id, datetime: '2027-06-12T19:30' };
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
  await deletePapers(env, Date.now());
  expect(await listProjectFiles(projectId)).toEqual([]);
  await eraseDeletedContent(env, Date.now() + 6 * DAY_MS);
  const trial = await createTestItinerary({ paid: false });
  expect(await send(trial)).toMatchObject({ event: { kind: 'event' }, ticket: undefined });
  expect(await listProjectFiles(trial.projectId)).toEqual([]);
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
