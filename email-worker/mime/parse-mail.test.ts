import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import { openMail, unwrapMail } from './parse-mail.ts';

const QUOTE = `-----Ursprüngliche Nachricht-----
Von: Sabine Vogt <s.vogt@example.com>
Gesendet: Montag, 16. November 2026 20:11
An: info@gasthof.example
Betreff: Anfrage

Haben Sie noch ein Zimmer frei?`;

const LETTER = `Sehr geehrte Frau Vogt,
gerne bestätigen wir Ihnen verbindlich 1 Doppelzimmer mit Balkon und Frühstück vom 3. bis 6. Juli 2027.
Anreise ist ab 14 Uhr möglich, am Abreisetag bitten wir Sie, das Zimmer bis 10 Uhr freizugeben.
Wir freuen uns auf Sie! Ihre Familie Huber`;

async function readText(subject: string, text: string) {
  const head = `From: Gasthof <info@gasthof.example>\r\nSubject: ${subject}\r\n`;
  const type = 'Content-Type: text/plain; charset=utf-8\r\n\r\n';
  const { messages } = await unwrapMail(await openMail(new TextEncoder().encode(`${head}${type}${text}`)));
  return messages[0];
}

describe('a quoted email below a text', () => {
  it('is left out of a reply that has facts of its own', async () => {
    const message = await readText('AW: Anfrage', `${LETTER}\n\n${QUOTE}`);
    expect(message?.text).toBe(LETTER);
    expect(message).toMatchObject({ delivery: 'direct', from: { name: 'Gasthof' } });
  });

  it('is what a forward is about', async () => {
    const message = await readText('WG: Anfrage', `${LETTER}\n\n${QUOTE}`);
    expect(message?.text).toBe('Haben Sie noch ein Zimmer frei?');
  });

  it('is what a reply with a short note is about', async () => {
    const message = await readText('Re: Anfrage', `Please add this\n\n${QUOTE}`);
    expect(message?.text).toBe('Haben Sie noch ein Zimmer frei?');
  });
});

it('opens no attachment before the owner is known', async () => {
  const parse = vi.spyOn(PostalMime, 'parse');
  const attached = 'Subject: Inner\r\nContent-Type: text/plain\r\n\r\nBooked.';
  const mail = [
    'From: friend@elsewhere.example',
    'Content-Type: multipart/mixed; boundary=x',
    '\r\n--x\r\nContent-Type: text/plain\r\n\r\nFor nora@example.com',
    `--x\r\nContent-Type: message/rfc822\r\n\r\n${attached}`,
    '--x--',
  ].join('\r\n');
  const opened = await openMail(new TextEncoder().encode(mail));
  expect(opened.typedAddresses).toEqual(['nora@example.com']);
  // The header and the text of the received email.
  expect(parse).toHaveBeenCalledTimes(2);
  await unwrapMail(opened);
  expect(parse).toHaveBeenCalledTimes(3);
  parse.mockRestore();
});
