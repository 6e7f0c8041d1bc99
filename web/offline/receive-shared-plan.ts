import { SHARED_PLAN_PATH, storeSharedPlan } from '../lib/shared-plans.ts';

// What other apps share to the installed app (share_target of the manifest) is stored first and offered by a page, so
// that nothing is lost while offline.

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.mode !== 'navigate' || pathname !== SHARED_PLAN_PATH) return;
  if (request.method === 'POST') event.respondWith(receive(request));
  else if (request.method === 'GET') event.respondWith(fetch(request).catch(renderOfflinePage));
});

async function receive(request: Request): Promise<Response> {
  await storeSharedPlan(await request.formData(), Date.now());
  return Response.redirect(SHARED_PLAN_PATH, 303);
}

/** Tries again every few seconds; without a script, since the app's files may be missing. */
const OFFLINE_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10">
<title>Saved · Foldout</title>
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
<h1>You're offline</h1>
<p>What you shared is saved in this browser. Once you're back online, you can add it to an itinerary.</p>
<p><a href="${SHARED_PLAN_PATH}">Try again</a></p>
</body>
</html>`;

function renderOfflinePage(): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(OFFLINE_PAGE, { headers });
}
