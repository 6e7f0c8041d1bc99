import { env } from 'cloudflare:workers';
import { type MailRow, mails } from '../db/schema/shared/mails.ts';
import { type ProposalRow, proposals } from '../db/schema/shared/proposals.ts';
import { toAudienceKeys } from '../domain/schedule/audience-keys.ts';
import { putMailText } from '../services/object-storage.ts';
import { createSignedInUser } from './account.ts';
import { everyDatabase, testDirectory } from './databases.ts';

/** Inserts a proposal of the account and the email it came from. */
export async function createUnclaimedEvent(
  userId: number,
  fields: Partial<ProposalRow> = {},
  mailFields: Partial<MailRow> = {},
): Promise<ProposalRow> {
  const db = testDirectory;
  const now = Date.now();
  const { attendees = 'Jane Doe' } = fields;
  const mail = await db
    .insert(mails)
    .values({
      userId,
      hash: crypto.randomUUID(),
      ownerProof: 'personal',
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
    .insert(proposals)
    .values({
      userId,
      mailId: mail.id,
      title: 'Ponto Final',
      description: 'Reservation PF-4471',
      startsAt: Date.UTC(2083, 5, 12, 18, 30),
      endsAt: null,
      timeZone: 'Europe/Lisbon',
      location: 'Ponto Final, Almada',
      attendees,
      privateKeys: toAudienceKeys('attendees', attendees) ?? '',
      source: { kind: 'email', label: 'Your table is booked', excerpt: '', lines: null },
      contentKey: crypto.randomUUID(),
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

/** Inserts a proposal of the project's owner, or of a new account if it has none. */
export async function createUnclaimedEventForOwner(
  projectId: string,
  fields: Partial<ProposalRow> = {},
  mailFields: Partial<MailRow> = {},
): Promise<ProposalRow> {
  const owner = await everyDatabase
    .prepare('SELECT owner_user_id AS id FROM projects WHERE project_id = ?')
    .bind(projectId)
    .first<number | null>('id');
  return createUnclaimedEvent(owner ?? (await createSignedInUser()).user.id, fields, mailFields);
}

/** Stores the text of the email that the unclaimed event came from. */
export async function storeMailText(row: ProposalRow, text: string): Promise<void> {
  const hash = await everyDatabase
    .prepare('SELECT hash FROM mails WHERE id = ?')
    .bind(row.mailId)
    .first<string>('hash');
  await putMailText(env.MAIL, hash ?? '', text);
}
