import { globSync, readFileSync } from 'node:fs';
import type { Message } from '../../email-worker/message.ts';

/** An invented email as text, and the bookings expected from it. */
export interface TextSample {
  /** `<language>/<kind>/<what-it-shows>`. */
  name: string;
  message: Message;
  /** `kind start … place`, one line per booking; a `?` after the start marks it as ambiguous or weak. */
  expect: string[];
}

const FOLDER = 'email-worker/text/samples/';

/** All samples of the text engine. Their header has `Subject`, `Sent`, and if needed `From` and `Delivery`. */
export function readTextSamples(): TextSample[] {
  return globSync(`${FOLDER}**/*.txt`)
    .sort()
    .map((path) => toSample(path.slice(FOLDER.length, -'.txt'.length), readFileSync(path, 'utf8')));
}

function toSample(name: string, file: string): TextSample {
  const end = file.indexOf('\n\n');
  const header = file
    .slice(0, end)
    .split('\n')
    .map((line) => line.split(/: (.*)/s) as [string, string]);
  const find = (key: string) => header.find(([name]) => name === key)?.[1];
  const message: Message = {
    subject: find('Subject') ?? '',
    from: { name: find('From') ?? 'Vendor', address: 'mail@vendor.example' },
    sentAt: new Date(`${find('Sent')}T10:00:00Z`),
    delivery: find('Delivery') === 'forwarded' ? 'forwarded' : 'direct',
    text: file.slice(end + 2).replace(/\n$/, ''),
    html: '',
    jsonLd: [],
    calendars: [],
    passes: [],
    pdfs: [],
  };
  return { name, message, expect: header.flatMap(([key, value]) => (key === 'Expect' ? [value] : [])) };
}
