import { READER_LANGUAGES } from '../../messages/languages.ts';
import { DEFAULT_READER, type TextReader } from '../../messages/t.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { type PageField, renderFields } from './page-fields.ts';

type Link = { label: string; url: string };

/**
 * A page that a link opens outside of the app. With `action`, a button that posts to the page's own address. `script` is
 * the path of a static one that may press it.
 */
export type NoticePage = {
  /** Who reads it, if it is not in English. */
  reader?: TextReader;
  title: string;
  text: string;
  /** What the page is about, as label and text. */
  rows?: [string, string][];
  action?: string;
  /** The button deletes something. */
  isDestructive?: boolean;
  /** In the form of the button. */
  fields?: PageField[];
  link?: Link;
  /** Shown below `link`, and quieter. */
  otherLink?: Link;
  script?: string;
};

/** The colors of our emails, which lead here, with a contrast of 7 (WCAG 2, 1.4.6): these pages are about rights. */
const STYLE = `:root{color-scheme:light dark;--page:#f7f2e8;--card:#fffdf9;--line:#e0d7c6;--ink:#251f18;--muted:#585044;--accent:#4447c8;--on-accent:#fff;--danger:#9c1f17}
@media (prefers-color-scheme:dark){:root{--page:#171512;--card:#211e1a;--line:#3a342c;--ink:#f2ebde;--muted:#b8ad9d;--accent:#9fa2ff;--on-accent:#171512;--danger:#ff9b90}}
@font-face{font-family:"Young Serif";font-display:swap;src:url("/fonts/young-serif.woff2") format("woff2")}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
header{border-bottom:1px solid var(--line)}header a{display:flex;gap:.625rem;align-items:center;max-width:34rem;min-height:min(4rem,72px);margin:auto;padding-inline:min(1.5rem,4vw);color:inherit;font:1.25rem/1.15 "Young Serif",Georgia,"Times New Roman",serif;text-decoration:none}
.page{padding:clamp(1.5rem,5vh,4rem) min(1.5rem,4vw)}main{max-width:31rem;margin:auto;padding:min(2rem,6vw);background:var(--card);border:1px solid var(--line);border-radius:1rem;box-shadow:0 1px 2px rgb(0 0 0/5%),0 8px 24px -12px rgb(0 0 0/18%);overflow-wrap:anywhere}
h1{margin:0;font:min(1.75rem,11vw)/1.15 "Young Serif",Georgia,"Times New Roman",serif;letter-spacing:-.01em;text-wrap:balance}p{margin:.75rem 0 0;text-wrap:pretty}
form,.link{margin:1.75rem 0 0}button,.link a{display:inline-block;width:100%;padding:.8rem min(1.5rem,4vw);border:1px solid var(--accent);border-radius:.625rem;background:var(--accent);color:var(--on-accent);font-family:inherit;font-size:1rem;font-weight:600;line-height:1.3;text-align:center;text-decoration:none;cursor:pointer}
button.danger{border-color:var(--danger);background:none;color:var(--danger)}
label,legend{display:block;margin:1.25rem 0 .35rem;padding:0;font-weight:600}fieldset{margin:0;padding:0;border:0}fieldset+fieldset{margin-top:1.75rem}.option{display:flex;gap:.6rem;align-items:center;min-height:2.75rem;margin:0;font-weight:400}input[type=radio]{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--accent)}
textarea,input[type=email]{width:100%;padding:.65rem .75rem;border:1px solid var(--muted);border-radius:.5rem;background:var(--card);color:inherit;font:inherit}.hint,.problem{margin:.35rem 0 0;font-size:.875rem}.hint{color:var(--muted)}.problem{font-weight:600}textarea~button,input~button,p~button{margin-top:1.5rem}
dl{margin:1.25rem 0 0}dt{color:var(--muted);font-size:.875rem}dd{margin:0 0 .75rem}form+.link,.link+.link{margin-top:.75rem}form+.link a,.link+.link a{border-color:var(--muted);background:none;color:inherit}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

/** Renders the page; the style element needs the nonce. */
export function renderNoticePage(
  {
    reader = DEFAULT_READER,
    title,
    text,
    rows = [],
    action,
    isDestructive,
    fields = [],
    link,
    otherLink,
    script,
  }: NoticePage,
  nonce: string,
): string {
  const form = action
    ? `<form method="post">${renderFields(fields)}<button type="submit"${isDestructive ? ' class="danger"' : ''}>${escapeHtml(action)}</button></form>`
    : '';
  return `<!doctype html>
<html lang="${reader.language}" dir="${READER_LANGUAGES[reader.language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Foldout</title>
<link rel="icon" href="/icons/mark.svg" type="image/svg+xml">
<style nonce="${escapeHtml(nonce)}">${STYLE}</style>
</head>
<body>
<header><a href="/"><img src="/icons/mark.svg" alt="" width="28" height="28">Foldout</a></header>
<div class="page"><main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${renderRows(rows)}${form}${renderLink(link)}${renderLink(otherLink)}
</main></div>
${script ? `<script src="${escapeHtml(script)}"></script>` : ''}</body>
</html>`;
}

const renderLink = (link: Link | undefined): string =>
  link ? `<p class="link"><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : '';

function renderRows(rows: [string, string][]): string {
  if (rows.length === 0) return '';
  const toRow = ([label, text]: [string, string]) =>
    `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd>`;
  return `<dl>${rows.map(toRow).join('')}</dl>`;
}
