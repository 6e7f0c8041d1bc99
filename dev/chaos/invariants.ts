import { readFileSync } from 'node:fs';
import type { ExpectedItinerary, ExpectedRow } from './expectations.ts';
import type { Run } from './run.ts';

type Row = { id: number; title: string; deleted: number; request_key: string | null };

/** Checks what must be true once all jobs are done. Adds a violation for each failure. */
export async function checkInvariants(run: Run): Promise<void> {
  await checkDatabase(run);
  for (const itinerary of run.expectations.itineraries) await checkRows(run, itinerary);
  await checkPayments(run);
  await checkFiles(run);
  await checkForwardedEmails(run);
  checkSentEmails(run);
  for (const error of run.world.errors)
    if (!error.includes('injected')) run.expectations.fail(`logged error: ${error.slice(0, 300)}`);
}

/** docs/invariants/, at the Worker's time instead of real time. */
async function checkDatabase(run: Run): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  for (const kind of ['directory', 'itineraries'] as const) {
    const statements = readFileSync(`docs/invariants/${kind}.sql`, 'utf8')
      .replace(/^--.*$/gm, '')
      .replaceAll('unixepoch()', String(now))
      .split(';')
      .filter((statement) => statement.trim());
    for (const statement of statements) {
      const broken = await run.world.sql(statement, kind);
      if (broken.length > 0) run.expectations.fail(`invariant: ${JSON.stringify(broken[0])}`);
    }
  }
}

async function checkRows(run: Run, itinerary: ExpectedItinerary): Promise<void> {
  const { projectId, id, deleted } = itinerary;
  const [project] = await run.world.sql(`SELECT id FROM projects WHERE id = ${id}`);
  if (deleted === 'yes' && project) run.expectations.fail(`${projectId} was deleted and is still there`);
  if (deleted === 'no' && !project) run.expectations.fail(`${projectId} was lost`);
  if (!project) return;
  for (const kind of ['events', 'faqs'] as const) {
    const title = kind === 'events' ? 'title' : 'question';
    const rows = await run.world.sql<Row>(
      `SELECT id, ${title} AS title, deleted_at IS NOT NULL AS deleted, request_key FROM ${kind} WHERE project_id = ${id}`,
    );
    const expected = itinerary.rows.filter((row) => row.kind === kind);
    for (const row of expected) checkRow(run, projectId, row, rows);
    const known = expected.map((row) => row.id);
    const strange = rows.filter(
      (row) => !row.deleted && !known.includes(row.id) && !expected.some((one) => one.titles.has(row.title)),
    );
    for (const row of strange)
      run.expectations.fail(`${projectId} holds ${kind} "${row.title}" that no call created`);
    const titles = rows.filter((row) => !row.deleted).map((row) => row.title);
    if (new Set(titles).size < titles.length)
      run.expectations.fail(`${projectId} holds one of its ${kind} twice`);
  }
}

function checkRow(run: Run, projectId: string, row: ExpectedRow, rows: Row[]): void {
  const found = rows.find((one) => one.id === row.id);
  const name = `${projectId} ${[...row.titles].join(' or ')}`;
  if (row.exists === 'yes' && (!found || found.deleted))
    run.expectations.fail(`${name} was acknowledged and lost`);
  if (row.exists === 'no' && row.id !== undefined && found && !found.deleted)
    run.expectations.fail(`${name} was deleted and came back`);
  if (found && !found.deleted && !row.titles.has(found.title))
    run.expectations.fail(`${name} is now "${found.title}"`);
}

/** Full Access exactly for projects with a payment or free coupon that was not refunded. */
async function checkPayments(run: Run): Promise<void> {
  const intents = await run.world.listIntents();
  for (const { projectId, id, deleted } of run.expectations.itineraries) {
    const [project] = await run.world.sql<{ is_paid: number }>(
      `SELECT is_paid FROM projects WHERE id = ${id}`,
    );
    const [redeemed] = await run.world.sql(`SELECT 1 FROM free_upgrades WHERE project_id = ${id}`);
    const own = intents.filter((intent) => intent.projectId === projectId && intent.status === 'succeeded');
    const kept = own.filter((intent) => !intent.isRefunded);
    if (kept.length > 1) run.expectations.fail(`${projectId} was charged ${kept.length} times`);
    if (deleted === 'yes' && !project) continue;
    const hasPaid = kept.length > 0 || redeemed !== undefined;
    if (project && Boolean(project.is_paid) !== hasPaid) {
      const rows = await run.world.sql(`SELECT * FROM payments WHERE project_id = ${id}`);
      const state = JSON.stringify({ own, rows, redeemed });
      run.expectations.fail(
        `${projectId} is ${project.is_paid ? 'paid without' : 'not paid in spite of'} payment: ${state}`,
      );
    }
  }
}

/** Every object in the bucket belongs to a row, and every listed image has its object. */
async function checkFiles(run: Run): Promise<void> {
  const files = await run.world.control<string[]>('files?bucket=media');
  const images = await run.world.sql<{ id: string; status: string }>('SELECT id, status FROM images');
  for (const file of files) {
    if (!images.some(({ id }) => file.includes(id))) run.expectations.fail(`orphaned object ${file}`);
  }
  for (const { id, status } of images) {
    const isThere = files.some((file) => file.includes(id) && !file.startsWith('uploads/'));
    if (status === 'used' && !isThere) run.expectations.fail(`image ${id} has no object`);
  }
}

/** Each accepted email became exactly one unclaimed event, however often its message was delivered. */
async function checkForwardedEmails(run: Run): Promise<void> {
  for (const { id, forwarded } of run.accounts) {
    for (const code of forwarded) {
      const rows = await run.world.sql(
        `SELECT u.id FROM proposals u JOIN mails m ON m.id = u.mail_id
         WHERE u.user_id = ${id} AND m.subject LIKE '%${code}%' AND u.status <> 'deleted'`,
      );
      if (rows.length !== 1) run.expectations.fail(`email ${code} became ${rows.length} events`);
    }
  }
}

/** An email is sent twice only where a fault struck between sending it and recording that. */
function checkSentEmails(run: Run): void {
  const times = new Map<string, number>();
  for (const { to, subject, text } of run.world.sent) {
    const key = JSON.stringify([to, subject, text]);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const repeated = [...times].filter(([, count]) => count > 1);
  const excuses = Object.entries(run.expectations.counts)
    .filter(([what]) => what === 'fault: process killed' || what === 'fault: queue disturbed')
    .reduce((sum, [, count]) => sum + count, 0);
  if (repeated.length > excuses)
    run.expectations.fail(`${repeated.length} emails were sent twice: ${repeated[0]?.[0].slice(0, 120)}`);
}
