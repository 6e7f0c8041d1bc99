import type { Message } from '../message.ts';

/**
 * What a mail is known by: hex SHA-256 over day, subject, words and attachments of what its vendor sent.
 * Wrapping, quoting and line breaks of those who passed it on are left out; the day is in, or a monthly reminder
 * in the same words would be taken for the last one.
 */
export async function computeContentHash(messages: Message[], raw: Uint8Array): Promise<string> {
  const words = messages.map(({ subject, sentAt, text, jsonLd, calendars }) =>
    [subject, sentAt?.toISOString().slice(0, 10) ?? '', text, ...jsonLd, ...calendars]
      .map((part) =>
        part
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      )
      .join('\n'),
  );
  const files = messages.flatMap(({ passes, pdfs }) => [...passes, ...pdfs]);
  const hashes = await Promise.all(files.map(hash));
  const isEmpty = messages.every(({ text }) => text.trim() === '') && files.length === 0;
  return hash(isEmpty ? raw : new TextEncoder().encode([...words, ...hashes].join('\0')));
}

async function hash(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
