import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMail } from '../../email-worker/read-mail.ts';
import type { UnclaimedEventDraft } from '../../email-worker/reading.ts';

const FOLDER = new URL('../../email-worker/fixtures/', import.meta.url);

/** Per email: a headline with file name and kind, then one line per event. */
const expected = new Map(
  readFileSync(new URL('expected.txt', FOLDER), 'utf8')
    .split(/\n(?=# )/)
    .map((block) => block.trim())
    .map((block) => [block.split(' ')[1] ?? '', block]),
);

const OPTIONS = {
  now: new Date('2026-12-01T00:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

/** Not read completely yet. */
const INCOMPLETE = new Set([
  'airbnb-like.eml',
  'bus-pt.eml',
  'cancel-fr.eml',
  'change-de.eml',
  'check-in-open.eml',
  'ferry-across-new-year.eml',
  'ferry-gr.eml',
  'flight-ja.eml',
  'museum-nl.eml',
  'opera-cs.eml',
]);

const emails = readdirSync(FOLDER).filter((name) => name.endsWith('.eml'));
const read = (name: string) => readMail(new Uint8Array(readFileSync(new URL(name, FOLDER))), OPTIONS);

test.each(emails.filter((name) => !INCOMPLETE.has(name)))('reads %s', async (name) => {
  const { kind, drafts, canceledDrafts } = await read(name);
  const lines = [
    ...drafts.map((draft) => describeEvent('+', draft)),
    ...canceledDrafts.map((draft) => describeEvent('-', draft)),
  ];
  expect([`# ${name} ${kind}`, ...lines].join('\n')).toBe(expected.get(name));
});

test.each([...INCOMPLETE])('reads the time in %s correctly or asks for review', async (name) => {
  for (const { needsReview, identity, timeZone } of (await read(name)).drafts) {
    if (!needsReview) expect(expected.get(name)).toContain(`| ${identity.localStart} ${timeZone} |`);
  }
});

function describeEvent(
  sign: string,
  { title, identity, timeZone, location, attendees, needsReview, reasons }: UnclaimedEventDraft,
): string {
  const state = needsReview ? `review: ${reasons.join(' ')}` : 'sure';
  return [
    `${sign} ${title}`,
    `${identity.localStart} ${timeZone}`,
    location,
    attendees,
    identity.confirmation,
    state,
  ].join(' | ');
}
