import { READER_LANGUAGES } from '../../messages/languages.ts';
import { getReader, t } from '../../messages/t.ts';
import { unlinkText } from '../text/address-like.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { EmailLook } from './email-look.ts';
import { NEVER_EMAIL_LINK } from './never-email.ts';

/** What an email says. Texts are plain; they may contain what hosts typed. */
export type EmailContent = {
  subject: string;
  /** Shown after the subject in the list of emails. */
  preheader: string;
  /** Above the title, in small print. */
  eyebrow: string;
  title: string;
  paragraphs: string[];
  /** `caption` introduces the address itself, for people who copy it. */
  button: { label: string; url: string; caption?: string };
  rows: EmailRow[];
  /** Below the rows. */
  notes: string[];
  /** Below the notes. */
  links?: { label: string; url: string }[];
  /** Why the recipient got this email. */
  reason: string;
  /** Ends such emails, with one click; also told to the email client. */
  unsubscribeUrl?: string;
  /** The recipient did not ask for it: they can end all email from us. */
  isUnasked?: boolean;
  look: EmailLook;
};

/**
 * `note` explains the label; codes are set in large letters of equal width. `isTyped`: label and note contain what hosts
 * typed.
 */
type EmailRow = { label: string; note?: string; value: string; isCode?: boolean; isTyped?: boolean };

export type RenderedMail = { subject: string; text: string; html: string; unsubscribeUrl?: string };

/**
 * Renders an email as text and as HTML that Gmail, Outlook and Apple Mail show alike: tables with inline styles, 600
 * pixels wide. The style element is only for dark mode, which some clients ignore.
 */
export function renderEmail(content: EmailContent): RenderedMail {
  return {
    subject: toHeader(content.subject),
    text: renderText(content),
    html: renderHtml(content),
    ...(content.unsubscribeUrl && { unsubscribeUrl: content.unsubscribeUrl }),
  };
}

function renderText(content: EmailContent): string {
  const { title, paragraphs, button, rows, notes, links = [], reason, unsubscribeUrl, isUnasked } = content;
  const blocks = [
    unlinkText(title),
    ...paragraphs.map(unlinkText),
    `${button.label}: ${button.url}`,
    rows.map(({ label, note, value, isTyped }) => {
      const text = `${label}${note ? ` (${note})` : ''}`;
      return `${isTyped ? unlinkText(text) : text}: ${value}`;
    }),
    ...notes,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    [
      'Foldout',
      reason,
      ...(unsubscribeUrl ? [`${t('unsubscribe')}: ${unsubscribeUrl}`] : []),
      ...(isUnasked ? [`${t('neverEmail')}: ${NEVER_EMAIL_LINK}`] : []),
    ],
  ];
  const filled = blocks.filter((block) => block.length > 0);
  return filled.map((block) => [block].flat().map(toPlain).join('\n')).join('\n\n');
}

const SANS = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:Georgia,'Times New Roman',serif";
const MONO = "font-family:ui-monospace,Menlo,Consolas,'Courier New',monospace";
const INK = 'color:#251f18';
const MUTED = 'color:#675e51';
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const DARK_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#171512!important}.card{background:#211e1a!important;border-color:#3a342c!important}
.ink{color:#f2ebde!important}.muted{color:#b0a595!important}.line{border-color:#3a342c!important}}
@media (max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}.wide{display:block!important;text-align:center!important}}`;

function renderHtml(content: EmailContent): string {
  const { subject, preheader, eyebrow, title, paragraphs, button, rows, notes, look } = content;
  const paragraph = (text: string) =>
    `<p class="ink" style="margin:16px 0 0;${SANS};font-size:16px;line-height:1.5;${INK}">${toHtml(text)}</p>`;
  const note = (text: string) =>
    `<p class="muted" style="margin:12px 0 0;${SANS};font-size:14px;line-height:1.5;${MUTED}">${escapeHtml(text)}</p>`;
  const { language } = getReader();
  return `<!doctype html>
<html lang="${language}" dir="${READER_LANGUAGES[language].direction}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(toHeader(subject))}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${DARK_STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f7f2e8;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table ${TABLE} width="100%" class="page" bgcolor="#f7f2e8" style="background:#f7f2e8"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<table ${TABLE} width="100%" class="card" bgcolor="#fffdf9" style="max-width:600px;background:#fffdf9;border:1px solid #e0d7c6;border-radius:16px;border-collapse:separate;overflow:hidden">
<tr><td style="padding:0">${renderTop(look)}</td></tr>
<tr><td class="pad" style="padding:32px 40px 36px">
<p class="muted" style="margin:0 0 6px;${SANS};font-size:14px;line-height:1.4;${MUTED}">${escapeHtml(eyebrow)}</p>
<h1 dir="auto" class="ink" style="margin:0;${SERIF};font-size:30px;font-weight:normal;line-height:1.2;${INK}">${toHtml(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${renderButton(button, look.button)}
${renderRows(rows)}
${notes.map(note).join('\n')}
${(content.links ?? []).map(renderLink).join('\n')}
</td></tr></table>
<p class="muted" style="margin:20px auto 0;max-width:520px;${SANS};font-size:13px;line-height:1.5;${MUTED};text-align:center">Foldout<br>${renderReason(content)}</p>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}

const renderLink = ({ label, url }: { label: string; url: string }) =>
  `<p class="muted" style="margin:16px 0 0;${SANS};font-size:14px;line-height:1.5;${MUTED}"><a class="muted" href="${escapeHtml(url)}" style="${MUTED}">${escapeHtml(label)}</a></p>`;

function renderReason({ reason, unsubscribeUrl, isUnasked }: EmailContent): string {
  const toLink = (label: string, url: string) =>
    `<br><a class="muted" href="${escapeHtml(url)}" style="${MUTED}">${label}</a>`;
  const unsubscribe = unsubscribeUrl ? toLink(t('unsubscribe'), unsubscribeUrl) : '';
  return `${escapeHtml(reason)}${unsubscribe}${isUnasked ? toLink(t('neverEmail'), NEVER_EMAIL_LINK) : ''}`;
}

/** The cover, with its alternative text on the host's color while images are blocked; else a strip of color. */
function renderTop({ cover, button: { background, text } }: EmailLook): string {
  if (!cover) {
    const style = `height:10px;line-height:10px;font-size:1px;background:${background}`;
    return `<div style="${style}">&nbsp;</div>`;
  }
  const style = `display:block;width:100%;max-width:600px;height:auto;border:0;background:${background};color:${text};${SERIF};font-size:18px;line-height:2.5;text-align:center`;
  return `<img src="${escapeHtml(cover.url)}" width="600" alt="${toHtml(cover.alt)}" style="${style}">`;
}

/** A link with padding. Outlook ignores that, so it gets spaces that are stretched to the same size. */
function renderButton(
  { label, url, caption }: EmailContent['button'],
  { background, text, border }: EmailLook['button'],
) {
  const href = escapeHtml(url);
  const address = caption
    ? `<p class="muted" style="margin:14px 0 0;${SANS};font-size:14px;line-height:1.5;${MUTED}">${escapeHtml(caption)}<br><a class="muted" href="${href}" style="${MUTED};word-break:break-all">${href}</a></p>`
    : '';
  const space = (raise: string) =>
    `<!--[if mso]><i style="mso-font-width:300%${raise}" hidden>&emsp;</i><![endif]-->`;
  const style = `display:inline-block;box-sizing:border-box;padding:14px 28px;border:1px solid ${border};border-radius:10px;background:${background};color:${text};${SANS};font-size:17px;font-weight:600;line-height:1.3;text-decoration:none;mso-padding-alt:0`;
  return `<div style="margin:28px 0 0"><a class="wide" href="${href}" style="${style}">${space(';mso-text-raise:24pt')}<span style="mso-text-raise:12pt">${escapeHtml(label)}</span>${space('')}</a></div>${address}`;
}

function renderRows(rows: EmailRow[]): string {
  if (rows.length === 0) return '';
  const cell = 'padding:12px 0;border-top:1px solid #e0d7c6;vertical-align:middle';
  const toRow = ({ label, note, value, isCode, isTyped }: EmailRow) => {
    const toText = isTyped ? toHtml : escapeHtml;
    const font = isCode
      ? `${MONO};font-size:20px;font-weight:700;letter-spacing:2px`
      : `${SANS};font-size:16px;font-weight:600`;
    const hint = note ? `<br><span class="muted" style="font-size:14px;${MUTED}">${toText(note)}</span>` : '';
    return `<tr><td class="line ink" style="${cell};padding-right:16px;${SANS};font-size:16px;line-height:1.4;${INK}">${toText(label)}${hint}</td><td align="right" class="line ink" style="${cell};${font};line-height:1.4;${INK}">${escapeHtml(value)}</td></tr>`;
  };
  return `<table ${TABLE} width="100%" style="margin:28px 0 0;border-collapse:collapse">${rows.map(toRow).join('\n')}</table>`;
}

/** For text that may contain what hosts typed. */
const toHtml = (text: string) => escapeHtml(unlinkText(text));

// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/g;

/** A line break in the subject would start another header (RFC 5322, 2.2). */
const toHeader = (text: string) => text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();

const toPlain = (line: string) => line.replace(CONTROL, ' ');
