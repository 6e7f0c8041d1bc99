import { makeJpeg } from '../../worker/domain/images/testing/images.ts';
import { deleteOwnAccount, importItinerary } from './account-operations.ts';
import type { Client } from './client.ts';
import { type ExpectedItinerary, type ExpectedRow, isSuccess, isUnknown } from './expectations.ts';
import { forwardEmail } from './forward-email.ts';
import { expectClosedPages, listen } from './live-operations.ts';
import { payForItinerary, payInFull, refundLastPayment } from './pay.ts';
import { reenter } from './reenter.ts';
import type { Run, Step } from './run.ts';

/** What one step does. Returns the status of its last call. */
type Operation = (run: Run, step: Step, itinerary: ExpectedItinerary) => Promise<number>;

const toBody = (kind: ExpectedRow['kind'], itinerary: ExpectedItinerary, title: string) =>
  kind === 'events'
    ? {
        title,
        description: `Private: ${itinerary.canary}`,
        datetime: '2027-06-12T19:30',
        location: `Hidden place ${itinerary.canary}`,
        attendees: 'Ana, Ben',
      }
    : { question: title, answer: `Private: ${itinerary.canary}` };

async function createRow(
  run: Run,
  step: Step,
  itinerary: ExpectedItinerary,
  kind: ExpectedRow['kind'],
): Promise<number> {
  const title = `${kind} ${step.index}`;
  const requestKey = `chaos-${run.seed}-${step.index}-request`;
  const row: ExpectedRow = {
    kind,
    id: undefined,
    titles: new Set([title]),
    exists: 'no',
    requestKey,
    sequence: 0,
  };
  itinerary.rows.push(row);
  const send = () =>
    itinerary.host.send('POST', `${itinerary.path}/${kind}`, toBody(kind, itinerary, title), {
      faults: step.faults,
      headers: { 'idempotency-key': requestKey },
    });
  let response = await send();
  if (isUnknown(response.status)) row.exists = 'unknown';
  // A page repeats the same request if it got no response.
  if (isUnknown(response.status) && step.retries) {
    step.faults = [];
    response = await send();
  }
  if (isSuccess(response.status)) {
    Object.assign(row, { id: (response.body as { id: number }).id, exists: 'yes' });
  }
  return response.status;
}

const findRow = (run: Run, step: Step, itinerary: ExpectedItinerary) => {
  const rows = itinerary.rows.filter((row) => row.exists === 'yes' && row.id !== undefined);
  return rows.length > 0 ? run.randomOf(step).pick(rows) : undefined;
};

async function updateRow(run: Run, step: Step, itinerary: ExpectedItinerary): Promise<number> {
  const row = findRow(run, step, itinerary);
  if (!row) return createRow(run, step, itinerary, 'events');
  const title = `${row.kind} ${step.index} changed`;
  const path = `${itinerary.path}/${row.kind}/${row.id}`;
  const response = await itinerary.host.send(
    'PUT',
    path,
    { ...toBody(row.kind, itinerary, title), sequence: row.sequence },
    step,
  );
  if (isSuccess(response.status)) {
    row.titles = new Set([title]);
    row.sequence = (response.body as { sequence: number }).sequence;
  } else if (response.status === 409) {
    row.sequence = (response.body as { current: { sequence: number } }).current.sequence;
  } else if (isUnknown(response.status)) {
    row.titles.add(title);
  }
  return response.status;
}

async function deleteRow(run: Run, step: Step, itinerary: ExpectedItinerary): Promise<number> {
  const row = findRow(run, step, itinerary);
  if (!row) return 204;
  const { status } = await itinerary.host.send(
    'DELETE',
    `${itinerary.path}/${row.kind}/${row.id}`,
    undefined,
    step,
  );
  if (isSuccess(status)) row.exists = 'no';
  else if (isUnknown(status)) row.exists = 'unknown';
  return status;
}

/** Brings a deleted row back from the history. */
async function undoDeletion(run: Run, step: Step, itinerary: ExpectedItinerary): Promise<number> {
  const deleted = itinerary.rows.filter(({ exists, id }) => exists === 'no' && id !== undefined);
  if (deleted.length === 0) return 204;
  const row = run.randomOf(step).pick(deleted);
  const kind = row.kind === 'events' ? 'event' : 'faq';
  const { status: listed, body } = await itinerary.host.send('GET', `${itinerary.path}/history?kind=${kind}`);
  if (!isSuccess(listed)) return listed;
  const change = (body as { seq: number; action: string; entityId: number }[]).find(
    ({ action, entityId }) => action === 'delete' && entityId === row.id,
  );
  if (!change) return 204;
  const path = `${itinerary.path}/history/${change.seq}/restore`;
  const { status } = await itinerary.host.send('POST', path, {}, step);
  if (isSuccess(status)) row.exists = 'yes';
  else if (isUnknown(status)) row.exists = 'unknown';
  return status;
}

async function enter(run: Run, step: Step, itinerary: ExpectedItinerary): Promise<number> {
  const guest = run.newClient('guest');
  itinerary.guests.push(guest);
  // The response itself may contain the itinerary.
  itinerary.readers.set(guest, 'unknown');
  const { status } = await guest.send(
    'POST',
    `${itinerary.path}/access`,
    { accessCode: itinerary.accessCode },
    step,
  );
  if (isSuccess(status)) itinerary.readers.set(guest, 'yes');
  else itinerary.readers.delete(guest);
  return status;
}

/** Every address that shows content of an itinerary. */
const listContentPaths = ({ path, projectId }: ExpectedItinerary) => [
  path,
  `${path}/itinerary`,
  `${path}/events`,
  `${path}/faqs`,
  `${path}/history`,
  `/project/${projectId}`,
];

/** Guests whose access has ended try again, as their open pages and offline copies would. */
async function readAsFormerGuest(run: Run, step: Step, itinerary: ExpectedItinerary): Promise<number> {
  const former = itinerary.guests.filter((guest) => !itinerary.readers.has(guest));
  if (former.length === 0) return 204;
  const guest = run.randomOf(step).pick(former);
  let status = 0;
  for (const path of listContentPaths(itinerary))
    ({ status } = await guest.send('GET', path, undefined, step));
  return status;
}

async function read(run: Run, step: Step, itinerary: ExpectedItinerary): Promise<number> {
  const client = run.randomOf(step).pick([itinerary.host, ...itinerary.guests]);
  const page = run.randomOf(step).chance(0.3);
  const path = page ? `/project/${itinerary.projectId}` : `${itinerary.path}/itinerary`;
  const { status } = await client.send('GET', path, undefined, step);
  if (!page && itinerary.deleted === 'no' && itinerary.readers.get(client) === 'yes' && status === 401) {
    run.expectations.fail(`${client.name} lost access to ${itinerary.projectId}`);
  }
  return status;
}

/** A client without access tries to read or change the itinerary. */
async function intrude(run: Run, step: Step, itinerary: ExpectedItinerary): Promise<number> {
  const random = run.randomOf(step);
  const others = run.expectations.itineraries.filter(({ host }) => !itinerary.readers.has(host));
  const intruder =
    others.length > 0 && random.chance(0.6) ? random.pick(others).host : run.newClient('stranger');
  const foreign = itinerary.rows.find((row) => row.id !== undefined)?.id ?? 1;
  const ways: [string, string, unknown?][] = [
    ...listContentPaths(itinerary).map((path): [string, string] => ['GET', path]),
    ['GET', `${itinerary.path}/preview`],
    ['GET', `${itinerary.path}/payments`],
    ['GET', `/access/${itinerary.projectId}`],
    ['GET', `/calendar/${itinerary.projectId}-AAAAAAAAAAAAAAAAAAAAAA.ics`],
    ['POST', `${itinerary.path}/verify-admin`, { adminCode: 'AAAABBBBCCCC' }],
    [
      'PUT',
      `${itinerary.path}/events/${foreign}`,
      { ...toBody('events', itinerary, 'stolen'), description: 'x', sequence: 0 },
    ],
    ['DELETE', `${itinerary.path}/events/${foreign}`],
    ['POST', `${itinerary.path}/access`, { accessCode: 'ZZZZZ2' }],
    ['DELETE', itinerary.path, { confirmationName: 'Lisbon' }],
  ];
  const [method, path, body] = random.pick(ways);
  const { status, text } = await intruder.send(method, path, body, step);
  if (method !== 'GET' && isSuccess(status))
    run.expectations.fail(`${intruder.name}: ${method} ${path} gave ${status} ${text}`);
  return status;
}

async function changeAccessCode(run: Run, step: Step, itinerary: ExpectedItinerary): Promise<number> {
  const accessCode =
    `Q${String(run.seed % 100).padStart(2, '0')}${String(step.index).padStart(3, '7')}`.slice(0, 6);
  const send = () => itinerary.host.send('PUT', `${itinerary.path}/customizations`, { accessCode }, step);
  const response = await send();
  let known = isSuccess(response.status) ? accessCode : undefined;
  // After a lost response the host finds out which code is valid now.
  if (isUnknown(response.status)) {
    known = await reenter(itinerary.host, itinerary, [accessCode, itinerary.accessCode]);
    if (!known) run.expectations.fail(`the host of ${itinerary.projectId} is locked out`);
  }
  if (known === accessCode) {
    itinerary.accessCode = accessCode;
    itinerary.readers.clear();
    itinerary.readers.set(itinerary.host, 'yes');
    const owner = run.owners.get(itinerary);
    if (owner) itinerary.readers.set(owner, 'yes');
    if (isSuccess(response.status) && step.faults.length === 0) expectClosedPages(itinerary);
  }
  return response.status;
}

async function uploadImage(run: Run, step: Step, itinerary: ExpectedItinerary): Promise<number> {
  const file = makeJpeg();
  const asked = await itinerary.host.send(
    'POST',
    `${itinerary.path}/images/upload-url`,
    { size: file.length },
    step,
  );
  if (!isSuccess(asked.status)) return asked.status;
  const { uploadURL, publicUrl } = asked.body as { uploadURL: string; publicUrl: string };
  const path = new URL(uploadURL, 'http://localhost').pathname;
  const put = await itinerary.host.send('PUT', path, file, {
    faults: step.faults,
    headers: { 'content-type': 'image/jpeg' },
  });
  if (!isSuccess(put.status) || run.randomOf(step).chance(0.2)) return put.status;
  return (await itinerary.host.send('POST', `${itinerary.path}/images`, { imageUrls: [publicUrl] }, step))
    .status;
}

async function deleteItinerary(run: Run, step: Step, itinerary: ExpectedItinerary): Promise<number> {
  const owner: Client | undefined = run.owners.get(itinerary);
  if (!owner) return 204;
  const { status } = await owner.send('DELETE', itinerary.path, { confirmationName: 'Lisbon' }, step);
  if (isSuccess(status)) {
    itinerary.deleted = 'yes';
    itinerary.readers.clear();
    if (step.faults.length === 0) expectClosedPages(itinerary);
  } else if (isUnknown(status)) itinerary.deleted = 'unknown';
  return status;
}

export const OPERATIONS = {
  createEvent: (run, step, itinerary) => createRow(run, step, itinerary, 'events'),
  createFaq: (run, step, itinerary) => createRow(run, step, itinerary, 'faqs'),
  updateRow,
  deleteRow,
  undoDeletion,
  enter,
  read,
  readAsFormerGuest,
  intrude,
  changeAccessCode,
  uploadImage,
  payInFull,
  pay: payForItinerary,
  refund: refundLastPayment,
  deleteItinerary,
  forwardEmail,
  listen,
  importItinerary,
  deleteAccount: deleteOwnAccount,
  createItinerary: async (run, step) => (await run.createItinerary(step)) ?? 500,
} satisfies Record<string, Operation>;

/** How often each operation is chosen. */
export const OPERATION_WEIGHTS: Record<keyof typeof OPERATIONS, number> = {
  createEvent: 14,
  createFaq: 4,
  updateRow: 12,
  deleteRow: 5,
  undoDeletion: 3,
  enter: 8,
  read: 12,
  intrude: 14,
  changeAccessCode: 6,
  readAsFormerGuest: 8,
  uploadImage: 6,
  payInFull: 2,
  pay: 9,
  refund: 2,
  deleteItinerary: 2,
  forwardEmail: 5,
  listen: 8,
  importItinerary: 2,
  deleteAccount: 2,
  createItinerary: 5,
};
