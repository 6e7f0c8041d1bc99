import type { Client } from './client.ts';
import { type ExpectedItinerary, isSuccess, isUnknown } from './expectations.ts';
import { expectClosedPages } from './live-operations.ts';
import { reenter } from './reenter.ts';
import type { Run, Step } from './run.ts';

/** The owner of an account imports a file with two events; in trial the second waits for Full Access. */
export async function importItinerary(run: Run, step: Step): Promise<number> {
  if (run.accounts.length === 0) return 204;
  const { client } = run.randomOf(step).pick(run.accounts);
  const canary = run.toCanary(step);
  const titles = [`imported ${step.index} first`, `imported ${step.index} second`];
  const file = {
    format: 'foldout-itinerary',
    version: 1,
    itinerary: { name: 'Lisbon', ownerName: 'Ada', timeZone: 'Europe/Lisbon' },
    events: titles.map((title) => ({
      title,
      description: `Private: ${canary}`,
      datetime: '2027-06-12T19:30',
      timeZone: 'Europe/Lisbon',
    })),
  };
  const headers = { 'idempotency-key': `chaos-import-${run.seed}-${step.index}` };
  let response = await client.send('POST', '/api/projects/import', file, { faults: step.faults, headers });
  if (isUnknown(response.status))
    response = await client.send('POST', '/api/projects/import', file, { headers });
  if (!isSuccess(response.status)) return response.status;
  const itinerary = run.addItinerary(response.body, client, canary);
  run.owners.set(itinerary, client);
  const { body } = await client.send('GET', `${itinerary.path}/events`);
  const stored = (Array.isArray(body) ? body : []) as { id: number; title: string; sequence: number }[];
  for (const title of titles) {
    const found = stored.find((row) => row.title === title);
    itinerary.rows.push({
      kind: 'events',
      id: found?.id,
      titles: new Set([title]),
      exists: found ? 'yes' : 'unknown',
      requestKey: '',
      sequence: found?.sequence ?? 0,
    });
  }
  return response.status;
}

/** An account is deleted with its itineraries, or without; then their hosts enter the admin code again. */
export async function deleteOwnAccount(run: Run, step: Step): Promise<number> {
  const random = run.randomOf(step);
  if (run.accounts.length < 2) return 204;
  const account = random.pick(run.accounts);
  const keeps = random.chance(0.5);
  const body = { itineraries: keeps ? 'keep' : 'delete', confirmationEmail: account.email };
  const path = '/api/account';
  let { status } = await account.client.send('DELETE', path, body, { faults: step.faults });
  if (isUnknown(status)) ({ status } = await account.client.send('DELETE', path, body));
  // Without a session any more, the first call has deleted it.
  if (!isSuccess(status) && status !== 401) return status;
  run.accounts.splice(run.accounts.indexOf(account), 1);
  const owned = [...run.owners].filter(
    ([itinerary, client]) => client === account.client && itinerary.deleted !== 'yes',
  );
  for (const [itinerary] of owned) {
    run.owners.delete(itinerary);
    if (keeps) await keepWithoutOwner(run, itinerary, account.client);
    else expectDeleted(itinerary, step);
  }
  return status;
}

async function keepWithoutOwner(run: Run, itinerary: ExpectedItinerary, owner: Client): Promise<void> {
  const { host, accessCode, projectId } = itinerary;
  // The owner's browser enters with the code as any guest, if it made the itinerary.
  if (owner !== host) itinerary.readers.delete(owner);
  const entered = await reenter(host, itinerary, [accessCode]);
  if (!entered && itinerary.deleted === 'no') run.expectations.fail(`${projectId} was lost to its host`);
}

function expectDeleted(itinerary: ExpectedItinerary, step: Step): void {
  itinerary.deleted = 'yes';
  itinerary.readers.clear();
  if (step.faults.length === 0) expectClosedPages(itinerary);
}
