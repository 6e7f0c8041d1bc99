/** The words of the mails we send. Pure: settings and codes come in, subject, text and HTML go out. */

type Words = {
  subject: string;
  paragraphs: string[];
  facts: [label: string, value: string][];
  link?: { label: string; url: string };
};
export type RenderedMail = { subject: string; text: string; html: string };

/** What the owner gets when an itinerary is made: both codes and the link. `origin` without a slash. */
export function renderCodesMail(project: {
  name: string;
  ownerName: string;
  projectId: string;
  accessCode: string;
  adminCode: string;
  origin: string;
}): RenderedMail {
  const { name, ownerName, projectId, accessCode, adminCode, origin } = project;
  return render({
    subject: `Your itinerary: ${name}`,
    paragraphs: [
      `Hello ${ownerName},`,
      `${name} is ready. Share the link below and the access code with your guests. The admin code is for those who help you edit: keep it to yourself.`,
    ],
    facts: [
      ['Project ID', projectId],
      ['Access code (guests)', accessCode],
      ['Admin code (hosts)', adminCode],
    ],
    link: { label: 'Open the itinerary', url: `${origin}/access/${projectId}` },
  });
}

/** What the owner gets when many wrong codes were tried in a day. */
export function renderLockoutMail(project: {
  name: string;
  projectId: string;
  isPaid: boolean;
  origin: string;
}): RenderedMail {
  const { name, projectId, isPaid, origin } = project;
  return render({
    subject: `Many wrong codes for ${name}`,
    paragraphs: [
      `Somebody has tried more than a hundred wrong codes for ${name} since yesterday. We let in only a few tries at a time, and your guests notice nothing.`,
      isPaid
        ? 'To be on the safe side, choose a new access code under Admin, Security, and share it again.'
        : 'To be on the safe side, choose a new access code and share it again: with Full Access you can, under Admin, Security.',
    ],
    facts: [['Project ID', projectId]],
    link: { label: 'Open the itinerary', url: `${origin}/access/${projectId}` },
  });
}

/** What the owner gets when Full Access begins. `amount` in US cents; 0 where a coupon covered it. */
export function renderReceiptMail(receipt: {
  name: string;
  projectId: string;
  amount: number;
  origin: string;
}): RenderedMail {
  const { name, projectId, amount, origin } = receipt;
  return render({
    subject: `Full Access for ${name}`,
    paragraphs: [
      `${name} now has Full Access: as many events as you like, FAQs, colours, fonts, images and links. There is nothing more to pay, ever.`,
    ],
    facts: [
      ['Project ID', projectId],
      ['Paid', `${(amount / 100).toFixed(2)} USD`],
    ],
    link: { label: 'Open the itinerary', url: `${origin}/project/${projectId}` },
  });
}

/** What a mailbox gets whose mail an account wants to count as its own. */
export function renderAliasMail(alias: {
  accountEmail: string;
  email: string;
  origin: string;
  token: string;
}): RenderedMail {
  const { accountEmail, email, origin, token } = alias;
  return render({
    subject: 'Is this your address too?',
    paragraphs: [
      `The Foldout account of ${accountEmail} wants confirmation mails that come from this address to count as its own.`,
      'If that is you, open the link below while you are signed in to Foldout. It works for a day.',
      'If not, there is nothing to do: without the link, nothing happens.',
    ],
    facts: [['This address', email]],
    link: { label: 'Yes, this is me', url: `${origin}/dashboard?confirmSender=${token}` },
  });
}

function render({ subject, paragraphs, facts, link }: Words): RenderedMail {
  const lines = [
    ...paragraphs.flatMap((paragraph) => [unlink(paragraph), '']),
    ...facts.map(([label, value]) => `${label}: ${value}`),
    ...(link ? ['', `${link.label}: ${link.url}`] : []),
    '',
    'Foldout',
  ];
  const cell = 'padding:8px 16px 8px 0;border-bottom:1px solid #e7e2d8';
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#faf7f1;color:#23201b;font:16px/1.5 system-ui,sans-serif"><div style="max-width:34rem;margin:0 auto;padding:32px 24px">
${paragraphs.map((paragraph) => `<p>${escapeHtml(unlink(paragraph))}</p>`).join('\n')}
<table role="presentation" style="border-collapse:collapse;margin:24px 0">${facts
    .map(
      ([label, value]) =>
        `<tr><td style="${cell};color:#6b6459">${escapeHtml(label)}</td><td style="${cell};font:600 18px ui-monospace,monospace">${escapeHtml(value)}</td></tr>`,
    )
    .join('')}</table>
${link ? `<p><a href="${escapeHtml(link.url)}" style="background:#6366f1;color:#fff;padding:12px 20px;border-radius:10px;text-decoration:none;display:inline-block">${escapeHtml(link.label)}</a></p>` : ''}
<p style="color:#6b6459;font-size:14px">Foldout</p></div></body></html>`;
  return { subject: toHeader(subject), text: lines.map(toPlain).join('\n'), html };
}

/** A host's words must not become a link in a mail that bears our name: mail programs link what looks like one. */
function unlink(text: string): string {
  return text.replace(/(:\/\/|\.)(?=\S)/g, (mark) => `${mark.split('').join('\u200b')}\u200b`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/g;

/** A subject is one header line: a line break in it would begin another header (RFC 5322, 2.2). */
function toHeader(text: string): string {
  return text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
}

function toPlain(line: string): string {
  return line.replace(CONTROL, ' ');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
