import { env } from 'cloudflare:workers';
import { createDb } from '../db/client.ts';
import { type MailRow, mails, type UnclaimedRow, unclaimedEvents } from '../db/mail-schema.ts';
import { putMailText } from '../services/object-storage.ts';
import { createSignedInUser } from './account.ts';

/** A waiting card of an account's, and the mail it came from, without anybody having read one. */
export async function createUnclaimedEvent(
  userId: number,
  fields: Partial<UnclaimedRow> = {},
  mailFields: Partial<MailRow> = {},
): Promise<UnclaimedRow> {
  const db = createDb(env.DB);
  const now = Date.now();
  const mail = await db
    .insert(mails)
    .values({
      userId,
      hash: crypto.randomUUID(),
      tie: 'personal',
      bytes: 100,
      sender: 'friend@example.com',
      status: 'done',
      outcome: 'events',
      subject: 'Your table is booked',
      originalName: 'Ponto Final',
      originalAddress: 'book@ponto.example',
      receivedAt: now,
      nextAt: now,
      ...mailFields,
    })
    .returning()
    .get();
  return db
    .insert(unclaimedEvents)
    .values({
      userId,
      mailId: mail.id,
      kind: 'event',
      title: 'Ponto Final',
      description: 'Reservation PF-4471',
      startsAt: Date.UTC(2027, 5, 12, 18, 30),
      endsAt: null,
      timeZone: 'Europe/Lisbon',
      location: 'Ponto Final, Almada',
      attendees: 'Jane Doe',
      eventType: 'restaurant',
      needsReview: true,
      confidence: 70,
      reasons: ['year-not-stated'],
      createdAt: now,
      updatedAt: now,
      ...fields,
    })
    .returning()
    .get();
}

/** A card of whoever owns the project, or of a stranger where nobody does. */
export async function createUnclaimedEventForOwner(
  projectId: string,
  fields: Partial<UnclaimedRow> = {},
  mailFields: Partial<MailRow> = {},
): Promise<UnclaimedRow> {
  const owner = await env.DB.prepare('SELECT owner_user_id AS id FROM projects WHERE project_id = ?')
    .bind(projectId)
    .first<number | null>('id');
  return createUnclaimedEvent(owner ?? (await createSignedInUser()).user.id, fields, mailFields);
}

/** Keeps a text as that of the card's mail. */
export async function storeMailText(card: UnclaimedRow, text: string): Promise<void> {
  const hash = await env.DB.prepare('SELECT hash FROM mails WHERE id = ?')
    .bind(card.mailId)
    .first<string>('hash');
  await putMailText(env.MAIL, hash ?? '', text);
}
