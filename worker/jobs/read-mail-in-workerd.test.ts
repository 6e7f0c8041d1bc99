import { expect, test } from 'vitest';
import { readMail } from '../../email-worker/read-mail.ts';

// Readers are tested in Node. This covers what depends on the runtime: decoders, Intl, the PDF reader.
const OPTIONS = {
  now: new Date('2026-12-01T00:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};

const HEADER =
  'From: Wings <t@wings.example>\r\nSubject: Your e-ticket\r\nDate: Mon, 01 Feb 2027 10:00:00 +0000\r\nMIME-Version: 1.0\r\n';

/** A one-page PDF with these lines. */
function buildPdf(lines: string[]): string {
  const text = lines
    .map((line, at) => `1 0 0 1 40 ${760 - at * 20} Tm (${line.replace(/[()\\]/g, '\\$&')}) Tj`)
    .join('\n');
  const stream = `BT /F1 12 Tf\n${text}\nET`;
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${stream.length}>>stream
${stream}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
}

test('reads a PDF ticket', async () => {
  const pdf = buildPdf([
    'Booking reference: QX7T2M',
    'NW 1204  14 March 2027',
    'Lisbon (LIS) 09:35 - Porto (OPO) 10:30',
  ]);
  const mail = `${HEADER}Content-Type: multipart/mixed; boundary=q\r\n\r\n--q\r\nContent-Type: text/plain\r\n\r\nYour ticket is attached.\r\n--q\r\nContent-Type: application/pdf; name=t.pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=t.pdf\r\n\r\n${btoa(pdf).replace(/(.{76})/g, '$1\r\n')}\r\n--q--\r\n`;
  const { drafts } = await readMail(new TextEncoder().encode(mail), OPTIONS);
  expect(drafts).toMatchObject([
    { source: 'pdf', eventType: 'flight', timeZone: 'Europe/Lisbon', datetime: '2027-03-14T09:35:00.000Z' },
  ]);
});

test('decodes charsets and reads quoted dates in other languages as Node does', async () => {
  const latin = Uint8Array.from(
    `${HEADER}Content-Type: text/plain; charset=iso-8859-1\r\n\r\n-----Message transféré-----\r\nDe : Chez Léa <lea@chezlea.example>\r\nEnvoyé : lundi 1 février 2027 10:00\r\nÀ : moi@home.example\r\nObjet : Réservation confirmée\r\n\r\nRestaurant : Chez Léa\r\nDate : vendredi 12 mars 2027\r\nHeure : 20h30\r\nAdresse : 5 rue Sainte-Catherine, Bordeaux\r\n`,
    (letter) => letter.charCodeAt(0),
  );
  const { drafts, original } = await readMail(latin, OPTIONS);
  expect(original).toMatchObject({ subject: 'Réservation confirmée', sentAt: '2027-02-01T10:00:00.000Z' });
  expect(drafts).toMatchObject([
    {
      eventType: 'restaurant',
      title: 'Chez Léa',
      timeZone: 'Europe/Paris',
      datetime: '2027-03-12T19:30:00.000Z',
    },
  ]);
});
