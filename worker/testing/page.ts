import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { app } from '../app.ts';
import type { TestBrowser } from './browser.ts';

/** What matters to the Worker in Vite's output. */
const TEMPLATE = `<!doctype html><html lang="en"><head><!--head--><title>Foldout</title><!--/head-->
<!--assets {"pages":{"all":{"js":["/assets/a.js"],"css":["/assets/a.css"],"fonts":["/assets/f.woff2"]},"/access/*":{"js":["/assets/b.js"],"css":[],"fonts":[]}},"titleFonts":{"oswald":"/assets/oswald.woff2","oswald-ext":"/assets/oswald-ext.woff2"}}-->
</head><body><div id="root"></div><img src="{{coverUrl}}"><h1>Join {{name}}</h1><a data-contact="" href="/faq#contact">us</a><p data-operator=""></p><script type="module" src="/assets/a.js"></script></body></html>`;

const STYLE = '<style nonce="{{styleNonce}}">@media (width<=40rem){a{}}</style>';
const FIRST_STYLES = `<link rel="preload" as="style" href="/assets/a.css">${STYLE}<script nonce="{{nonce}}" data-app="/assets/a.js"></script>`;
/** The styles of a rendered itinerary, and those of other prerendered pages with their script. */
const STYLES: Record<string, string> = {
  '/itinerary': `${STYLE}<link disabled rel="stylesheet" href="/assets/a.css">`,
  '/invitation': FIRST_STYLES,
  '/invitation-opening': FIRST_STYLES,
  '/landing': FIRST_STYLES,
  '/account-required': FIRST_STYLES,
  '/checkout-opening': FIRST_STYLES,
};

/** Requests a page of the Worker with these assets; `data-file` in its body is the path of its asset. */
export async function requestPage(
  path: string,
  cookie = '',
  headers: Record<string, string> = {},
  settings = {},
) {
  const ASSETS = {
    fetch: async (url: URL) => {
      if (url.pathname.startsWith('/covers/')) return new Response('<svg><path class="main"/></svg>');
      const body = TEMPLATE.replace('<body>', `<body data-file="${url.pathname}">`).replace(
        '</head>',
        (end) => `${STYLES[url.pathname] ?? ''}${end}`,
      );
      return new Response(body, { headers: { 'Content-Type': 'text/html', ETag: '"1"' } });
    },
  } as unknown as Fetcher;
  const request = new Request(`http://localhost:8787${path}`, { headers: { Cookie: cookie, ...headers } });
  return app.fetch(request, { ...env, ...settings, ASSETS }, createExecutionContext());
}

/** The Cookie header with what a browser may open. */
export const toGrantsCookie = (browser: TestBrowser) =>
  `__Host-grants=${browser.cookies.get('__Host-grants')}`;
