import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMail } from '../../email-worker/read-mail.ts';
import type { UnclaimedEventDraft } from '../../email-worker/reading.ts';

const FOLDER = new URL('../../email-worker/fixtures/', import.meta.url);

/** What each mail should become: a headline with its file and kind, then a line a card. */
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

/** Not wholly read as yet: each leaves this list when it is. */
const NOT_YET = new Set([
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

const mails = readdirSync(FOLDER).filter((name) => name.endsWith('.eml'));
const read = (name: string) => readMail(new Uint8Array(readFileSync(new URL(name, FOLDER))), OPTIONS);

test.each(mails.filter((name) => !NOT_YET.has(name)))('%s', async (name) => {
  const { kind, drafts, canceledDrafts } = await read(name);
  const lines = [
    ...drafts.map((card) => describeCard('+', card)),
    ...canceledDrafts.map((card) => describeCard('-', card)),
  ];
  expect([`# ${name} ${kind}`, ...lines].join('\n')).toBe(expected.get(name));
});

test.each([...NOT_YET])('%s, where it is sure, is right about the time', async (name) => {
  for (const { needsReview, identity, timeZone } of (await read(name)).drafts) {
    if (!needsReview) expect(expected.get(name)).toContain(`| ${identity.localStart} ${timeZone} |`);
  }
});

function describeCard(
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
