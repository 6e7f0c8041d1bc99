import { escapeHtml } from '../text/escape-html.ts';

type EmailContent = {
  subject: string;
  paragraphs: string[];
  facts: [label: string, value: string][];
  link?: { label: string; url: string };
};
export type RenderedMail = { subject: string; text: string; html: string };

/** Sent to the owner of a new itinerary. */
export function renderCodesMail(project: {
  name: string;
  ownerName: string;
  projectId: string;
  accessCode: string;
  adminCode: string;
  /** With the access code and the invite key. */
  shareUrl: string;
}): RenderedMail {
  const { name, ownerName, projectId, accessCode, adminCode, shareUrl } = project;
  return render({
    subject: `Your itinerary: ${name}`,
    paragraphs: [
      `Hi ${ownerName},`,
      `${name} is ready. Share the link with your guests: it includes the access code and opens in one tap. Anyone with the admin code can edit, so only share it with co-hosts.`,
    ],
    facts: [
      ['Project ID', projectId],
      ['Access code (guests)', accessCode],
      ['Admin code (hosts)', adminCode],
    ],
    link: { label: 'Open itinerary', url: shareUrl },
  });
}

/** Sent to the owner after many wrong codes in a day. `origin` has no trailing slash. */
export function renderLockoutMail(project: {
  name: string;
  projectId: string;
  isPaid: boolean;
  origin: string;
}): RenderedMail {
  const { name, projectId, isPaid, origin } = project;
  return render({
    subject: `Suspicious access attempts: ${name}`,
    paragraphs: [
      `More than 100 wrong codes were entered for ${name} in the last 24 hours. We limit how often codes can be tried. Guests who already have access are not affected.`,
      isPaid
        ? 'To be safe, set a new access code in the admin panel under Security and share it with your guests.'
        : 'To be safe, set a new access code and share it with your guests. With Full Access, you can do this in the admin panel under Security.',
    ],
    facts: [['Project ID', projectId]],
    link: { label: 'Open itinerary', url: `${origin}/access/${projectId}` },
  });
}

/** Sent to the owner after the upgrade. `amount` is in US cents, 0 with a coupon for the full price. */
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
      `${name} now has Full Access. You can add all your events and FAQs, and customize colors, fonts, images and links.`,
      'There are no further charges.',
    ],
    facts: [
      ['Project ID', projectId],
      ['Paid', `${(amount / 100).toFixed(2)} USD`],
    ],
    link: { label: 'Open itinerary', url: `${origin}/project/${projectId}` },
  });
}

/** Sent to an address that an account wants to add as an alias. */
export function renderAliasMail(alias: {
  accountEmail: string;
  email: string;
  origin: string;
  token: string;
}): RenderedMail {
  const { accountEmail, email, origin, token } = alias;
  return render({
    subject: 'Confirm your email address',
    paragraphs: [
      `The Foldout account ${accountEmail} asked to import confirmation emails sent from this address.`,
      'If this was you, sign in to Foldout and open the link below. It works for 24 hours.',
      'If not, you can ignore this email.',
    ],
    facts: [['Address', email]],
    link: { label: 'Confirm address', url: `${origin}/dashboard?confirmSender=${token}` },
  });
}

function render({ subject, paragraphs, facts, link }: EmailContent): RenderedMail {
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

/** Keeps URLs in a host's text from becoming links in our emails: email clients link anything that looks like a URL. */
function unlink(text: string): string {
  return text.replace(/(:\/\/|\.)(?=\S)/g, (mark) => `${mark.split('').join('\u200b')}\u200b`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/g;

/** A line break in the subject would start another header (RFC 5322, 2.2). */
function toHeader(text: string): string {
  return text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
}

function toPlain(line: string): string {
  return line.replace(CONTROL, ' ');
}
