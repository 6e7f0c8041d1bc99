import {
  MAX_SHARED_BYTES,
  SHARED_PLAN_PATH,
  storeSharedPlan,
  TOO_LARGE_PATH,
  toSharePath,
} from '../lib/shared-plans.ts';
import { readAtMost } from './read-at-most.ts';

// What other apps share to the installed app (share_target of the manifest) is stored first and offered by a page, so
// that nothing is lost while offline. Forms of other sites are left to the network, where they do nothing.

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.mode !== 'navigate' || pathname !== SHARED_PLAN_PATH) return;
  if (request.method === 'POST' && !isFromOtherSite(request)) event.respondWith(receive(request));
  else if (request.method === 'GET') event.respondWith(fetch(request).catch(renderOfflinePage));
});

/**
 * Sec-Fetch-Site does not reach service workers. A page may hide its origin ("null") and its address, as does a share,
 * which no page began: then the page that opens asks.
 */
function isFromOtherSite({ headers, referrer }: Request): boolean {
  const origin = headers.get('origin') ?? 'null';
  const isOther = (address: string) => new URL(address).origin !== self.location.origin;
  return (origin !== 'null' && isOther(origin)) || (referrer.startsWith('http') && isOther(referrer));
}

async function receive(request: Request): Promise<Response> {
  const body = await readAtMost(request, MAX_SHARED_BYTES);
  const form = await body?.formData();
  const id = form && (await storeSharedPlan(form, Date.now()));
  return Response.redirect(id ? toSharePath(id) : TOO_LARGE_PATH, 303);
}

type Texts = { saved: string; offline: string; text: string; tryAgain: string };

/** Here, because the files of the messages may be missing. */
const TEXTS: { en: Texts; de: Texts } = {
  en: {
    saved: 'Saved',
    offline: "You're offline",
    text: "What you shared is saved in this browser. Once you're back online, you can add it to an itinerary.",
    tryAgain: 'Try again',
  },
  de: {
    saved: 'Gespeichert',
    offline: 'Du bist offline',
    text: 'Was du geteilt hast, ist in diesem Browser gespeichert. Sobald du wieder online bist, kannst du es zu einem Plan hinzufügen.',
    tryAgain: 'Noch mal versuchen',
  },
};

/** Tries again every few seconds; without a script, since the app's files may be missing. */
const writeOfflinePage = (
  language: keyof typeof TEXTS,
  { saved, offline, text, tryAgain }: Texts,
) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10">
<title>${saved} · Foldout</title>
<style>
:root { color-scheme: light dark; }
body {
  max-width: 34rem; margin: 0 auto; padding: 4rem 1.25rem;
  background: light-dark(#f7f2e8, #171512); color: light-dark(#251f18, #f2ebde);
  font: 100%/1.5 system-ui, sans-serif;
}
h1 { font: 1.625rem/1.25 Georgia, serif; }
</style>
</head>
<body>
<h1>${offline}</h1>
<p>${text}</p>
<p><a href="">${tryAgain}</a></p>
</body>
</html>`;

function renderOfflinePage(): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  const language = navigator.language.startsWith('de') ? 'de' : 'en';
  return new Response(writeOfflinePage(language, TEXTS[language]), { headers });
}
