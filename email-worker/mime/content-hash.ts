import type { Message } from '../message.ts';

/**
 * Hex SHA-256 over day, subject, text and attachments of the original messages, ignoring line breaks and quoting
 * added by forwarding. The day is included so that identical monthly reminders differ.
 */
export async function computeContentHash(messages: Message[], raw: Uint8Array): Promise<string> {
  const texts = messages.map(({ subject, sentAt, text, jsonLd, calendars }) =>
    [subject, sentAt?.toISOString().slice(0, 10) ?? '', text, ...jsonLd, ...calendars]
      .map(normalize)
      .join('\n'),
  );
  const files = messages.flatMap(({ passes, pdfs }) => [...passes, ...pdfs]);
  const hashes = await Promise.all(files.map(hashBytes));
  const isEmpty = messages.every(({ text }) => text.trim() === '') && files.length === 0;
  return hashBytes(isEmpty ? raw : new TextEncoder().encode([...texts, ...hashes].join('\0')));
}

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Hex SHA-256. */
export async function hashBytes(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
