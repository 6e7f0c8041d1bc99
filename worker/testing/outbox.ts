import { env } from 'cloudflare:workers';
import { unsealMail } from '../actions/outbox.ts';
import { parseSettings } from '../services/settings.ts';
import { everyDatabase } from './databases.ts';

/** The emails to an address, oldest first. */
export async function listMailsTo(recipient: string) {
  const { results } = await everyDatabase
    .prepare('SELECT id, kind, status, sealed FROM outbox WHERE recipient = ? ORDER BY created_at')
    .bind(recipient)
    .all<{ id: string; kind: string; status: string; sealed: string }>();
  return Promise.all(
    results.map(async ({ sealed, ...row }) => {
      const mail = await unsealMail(parseSettings(env), { id: row.id, sealed });
      return { ...row, subject: mail?.subject ?? '', text: mail?.text ?? '', html: mail?.html ?? '' };
    }),
  );
}

/** Takes an itinerary down as the operator's command does. */
export async function suspendProject(id: number, reason = 'It sells counterfeit tickets.'): Promise<void> {
  await everyDatabase
    .prepare(
      'UPDATE projects SET suspended_at = ?, suspended_reason = ?, revision = revision + 1 WHERE id = ?',
    )
    .bind(Date.now(), reason, id)
    .run();
}

/** Ends that. */
export async function restoreProject(id: number): Promise<void> {
  await everyDatabase
    .prepare('UPDATE projects SET suspended_at = NULL, suspended_reason = NULL WHERE id = ?')
    .bind(id)
    .run();
}
