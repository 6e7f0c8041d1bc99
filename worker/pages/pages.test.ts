import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { app } from '../app.ts';
import { createSignedInUser } from '../testing/account.ts';
import { TestBrowser } from '../testing/browser.ts';
import { createTestItinerary, EVENT_INPUT } from '../testing/project.ts';

/** What Vite builds, as far as the Worker is concerned. */
const TEMPLATE = `<!doctype html><html><head><!--head--><title>Foldout</title><!--/head-->
<!--assets {"all":{"js":["/assets/a.js"],"css":["/assets/a.css"],"fonts":[]},"/access/*":{"js":["/assets/b.js"],"css":[],"fonts":[]}}-->
</head><body><div id="root"></div><h1>Join {{name}}</h1><a data-contact="" href="/faq#contact">us</a><script type="module" src="/assets/a.js"></script></body></html>`;

/** A page as a navigation gets it; the path of its file stands in its body. */
async function open(path: string, cookie = '', headers: Record<string, string> = {}, settings = {}) {
  const ASSETS = {
    fetch: async (url: URL) => {
      const body = TEMPLATE.replace('<body>', `<body data-file="${url.pathname}">`);
      return new Response(body, { headers: { 'Content-Type': 'text/html', ETag: '"1"' } });
    },
  } as unknown as Fetcher;
  const request = new Request(`http://localhost:8787${path}`, { headers: { Cookie: cookie, ...headers } });
  return app.fetch(request, { ...env, ...settings, ASSETS }, createExecutionContext());
}

it('sends the page for its own paths, and with 404 for others', async () => {
  for (const path of ['/', '/access', '/access/DEM0TR1P?code=GUEST1', '/project/DEM0TR1P']) {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.headers.get('etag')).toBeNull();
  }
  expect((await open('/nothing/here')).status).toBe(404);
});

it('sends pages that were made beforehand from files of their own', async () => {
  for (const path of ['/privacy-policy', '/terms', '/community-guidelines', '/faq', '/credits']) {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`data-file="${path}"`);
  }
  expect(await (await open('/')).text()).toContain('data-file="/landing"');
  expect(await (await open('/access')).text()).toContain('data-file="/"');
});

it('sends what was drawn beforehand, in words of the moment', async () => {
  const { projectId } = await createTestItinerary({ name: 'Nora & Tom’s {{ownerName}}' });
  const invitation = await (await open(`/access/${projectId}`)).text();
  expect(invitation).toContain('data-file="/invitation"');
  expect(invitation).toContain('<h1>Join Nora &#38; Tom’s {{ownerName}}</h1>');
  expect(await (await open(`/access/${projectId}?code=GUEST1`)).text()).toContain(
    'data-file="/invitation-opening"',
  );
  expect(await (await open('/access/N0S1CH1D')).text()).toContain('data-file="/"');

  expect(await (await open('/dashboard')).text()).toContain('data-file="/account-required"');
  // What the address asks for is not lost on the way in.
  expect(await (await open('/dashboard?tab=settings')).text()).toContain('data-file="/"');
  const { browser } = await createSignedInUser();
  const session = `__Host-session=${browser.cookies.get('__Host-session')}`;
  expect(await (await open('/dashboard', session)).text()).toContain('data-file="/dashboard-opening"');
});

it('writes our mailbox into pages of words', async () => {
  const page = await open('/faq', '', {}, { MAIL_FROM: 'Foldout <hello@foldout.example>' });
  expect(await page.text()).toContain('<a data-contact="" href="mailto:hello@foldout.example">hello@');
  expect(await (await open('/faq', '', {}, { MAIL_FROM: '' })).text()).toContain(
    '<a data-contact="" href="/faq#contact">us</a>',
  );
});

it('counts visits of the front page alone, where that is set up', async () => {
  const settings = { ANALYTICS_TOKEN: 'a-token' };
  const counted = await open('/', '', {}, settings);
  const policy = counted.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' https://static.cloudflareinsights.com;");
  expect(policy).toContain("connect-src 'self' https://cloudflareinsights.com;");
  expect(await counted.text()).toMatch(
    /beacon\.min\.js" data-cf-beacon="[^"]*a-token[^"]*"><\/script><\/body>/,
  );
  const others = ['/?createProject=DEM0TR1P', '/faq', '/access/DEM0TR1P', '/project/DEM0TR1P', '/nowhere'];
  for (const page of [
    await open('/'),
    ...(await Promise.all(others.map((path) => open(path, '', {}, settings)))),
  ]) {
    expect(page.headers.get('content-security-policy')).not.toContain('cloudflareinsights');
    expect(await page.text()).not.toContain('beacon');
  }
});

it('lists the front page alone', async () => {
  expect((await open('/')).headers.get('x-robots-tag')).toBeNull();
  for (const path of ['/access/DEM0TR1P', '/project/DEM0TR1P', '/checkout/DEM0TR1P']) {
    expect((await open(path)).headers.get('x-robots-tag')).toBe('noindex');
  }
});

it('lets Stripe in where a card is typed, and nowhere else', async () => {
  const checkout = await open('/checkout/DEM0TR1P');
  expect(checkout.status).toBe(200);
  const policy = checkout.headers.get('content-security-policy')?.split('; ') ?? [];
  const sources = (name: string) => policy.find((one) => one.startsWith(`${name} `))?.split(' ') ?? [];
  expect(sources('script-src')).toContain('https://js.stripe.com');
  expect(sources('frame-src')).toContain('https://hooks.stripe.com');
  expect(sources('connect-src')).toEqual(['connect-src', "'self'", 'https://api.stripe.com']);
  expect(sources('style-src')).toEqual(['style-src', "'self'"]);
  for (const path of ['/', '/project/DEM0TR1P', '/checkout', '/api/config', '/checkoutx/1']) {
    expect((await open(path)).headers.get('content-security-policy')).not.toContain('stripe');
  }
});

it('gives whoever comes to the door a visitor id, once', async () => {
  const cookie = (await open('/access/DEM0TR1P')).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-visitor=/);
  expect((await open('/access/DEM0TR1P', cookie.split(';')[0])).headers.get('set-cookie')).toBeNull();
});

const toGrants = (browser: TestBrowser) => `__Host-grants=${browser.cookies.get('__Host-grants')}`;

/** What a page carries beside what is drawn: the names and the texts. */
async function readBrought(page: Response) {
  const found = (await page.text()).matchAll(
    /<script type="application\/json" id="([^"]+)"[^>]*>(.*?)<\/script>/g,
  );
  return Object.fromEntries([...found].map(([, name, json = '']) => [name, JSON.parse(json)]));
}

it('starts style and scripts by its headers, those of the route too, and nothing of anybody’s', async () => {
  const { host, projectId } = await createTestItinerary();
  expect((await open('/access/DEM0TR1P')).headers.get('link')).toBe(
    '</assets/a.css>; rel=preload; as=style; crossorigin, </assets/a.js>; rel=modulepreload, </assets/b.js>; rel=modulepreload',
  );
  const own = await open(`/project/${projectId}`, toGrants(host));
  // The edge keeps these to send them with a 103, to whoever asks next.
  expect(own.headers.get('link')).not.toContain(projectId);
  expect(await own.text()).not.toContain('<!--assets');
});

it('brings the itinerary along for those who may read it, word for word what the call answers', async () => {
  const { host, path, projectId } = await createTestItinerary({ name: '</script><!--' });
  await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'A <b>bold</b> plan' });
  const called = await host.get(`${path}/itinerary`);
  const page = await open(`/project/${projectId}`, toGrants(host));
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.clone().text();
  expect(html).toContain('<title>&#60;/script&#62;&#60;!-- · Foldout</title>');
  expect(await readBrought(page)).toEqual({ [`itinerary/${projectId}`]: called.body });
});

it('gives no data without a grant, nor for one that has ended', async () => {
  const { host, path, projectId } = await createTestItinerary();
  const old = toGrants(host);
  const changed = await host.put(`${path}/customizations`, { accessCode: 'NEWC0D' });
  expect(changed.status).toBe(200);
  for (const cookie of ['', old, toGrants(await new TestBrowser().setGrant('0THERPRJ', 'admin'))]) {
    const page = await open(`/project/${projectId}`, cookie);
    expect(page.status).toBe(200);
    expect(page.headers.get('set-cookie')).toContain('__Host-visitor=');
    // The same that the preview tells anyone.
    expect(await readBrought(page)).toEqual({
      [`preview/${projectId}`]: { name: 'Lisbon', ownerName: 'Ada' },
    });
  }
  expect(Object.keys(await readBrought(await open(`/project/${projectId}`, toGrants(host))))).toEqual([
    `itinerary/${projectId}`,
  ]);
});

it('invites by name on a share link, as a crawler reads it', async () => {
  const { projectId } = await createTestItinerary({ name: 'Nora & Tom' });
  const html = await (await open(`/access/${projectId}?code=ABCDEF`)).text();
  expect(html).toContain('<title>Join Nora &#38; Tom</title>');
  expect(html).toContain('<meta property="og:title" content="Join Nora &#38; Tom" />');
  expect(html).toContain('<meta property="og:description" content="Ada shared the itinerary with you');
  expect(html).toContain('content="http://localhost:8787/icons/invitation.png"');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain('ABCDEF');
});

it('tells no more of ids than the preview does, and counts those that are none', async () => {
  const { projectId } = await createTestItinerary();
  const seeker = { 'CF-Connecting-IP': '203.0.113.77' };
  const heads = new Set<string>();
  for (let index = 0; index < 20; index++) {
    const page = await open(`/access/N0NE${String(index).padStart(4, '0')}`, '', seeker);
    expect(page.status).toBe(200);
    heads.add(await page.text());
  }
  expect(heads.size).toBe(1);
  // Who searches learns nothing of those that are there either.
  expect(await (await open(`/access/${projectId}`, '', seeker)).text()).toBe([...heads][0]);
  expect(await (await open(`/access/${projectId}`)).text()).toContain('Join Lisbon');
});

it('shows the top of the itinerary before any script has come, in its host’s colours', async () => {
  const { host, path, projectId } = await createTestItinerary({ name: 'Nora & Tom' });
  const customColors = { primary: '#123456', secondary: '#abcdef', accent: '#00ff00' };
  expect((await host.put(`${path}/customizations`, { customColors })).status).toBe(200);
  const page = await open(`/project/${projectId}`, toGrants(host));
  const html = await page.text();
  expect(html).toMatch(
    /<div id="root"><style nonce="[^"]+">[^<]*--primary:#123456[^<]*<\/style><div class="itinerary"/,
  );
  expect(html).toContain('dir="auto">Nora &#38; Tom</h1>');
  const [, nonce] = /<style nonce="([^"]+)">/.exec(html) ?? [];
  expect(page.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}';`);
  expect((await open('/access')).headers.get('content-security-policy')).toContain("style-src 'self';");
});

it('tells the dashboard who is signed in, or that nobody is', async () => {
  const readAccount = async (cookie = '') => {
    const text = await (await open('/dashboard', cookie)).text();
    return JSON.parse(/<script type="application\/json" id="account">(.*?)<\/script>/.exec(text)?.[1] ?? '');
  };
  expect(await readAccount()).toEqual({ user: null });
  expect(await readAccount('__Host-session=nobodys')).toEqual({ user: null });
  const { browser, user } = await createSignedInUser();
  const answered = await readAccount(`__Host-session=${browser.cookies.get('__Host-session')}`);
  expect(answered).toEqual({ user: (await browser.get('/api/auth/user')).body });
  expect(answered.user.email).toBe(user.email);
});
