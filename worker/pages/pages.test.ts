import { expect, it } from 'vitest';
import { createSignedInUser } from '../testing/account.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { requestPage, toGrantsCookie } from '../testing/page.ts';
import { createTestItinerary, EVENT_INPUT } from '../testing/project.ts';

it('serves the app’s paths, and other paths with status 404', async () => {
  for (const path of ['/', '/access', '/access/DEM0TR1P?code=GUEST1', '/project/DEM0TR1P']) {
    const page = await requestPage(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'( 'nonce-|;)/);
    expect(page.headers.get('etag')).toBeNull();
  }
  expect((await requestPage('/nothing/here')).status).toBe(404);
});

it('serves static pages from their prerendered files', async () => {
  for (const path of [
    '/privacy-policy',
    '/terms',
    '/community-guidelines',
    '/accessibility',
    '/faq',
    '/credits',
  ]) {
    const page = await requestPage(path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`data-file="${path}"`);
  }
  expect(await (await requestPage('/')).text()).toContain('data-file="/landing"');
  expect(await (await requestPage('/access')).text()).toContain('data-file="/"');
});

it('fills prerendered pages with current data', async () => {
  const { projectId } = await createTestItinerary({ name: 'Nora & Tom’s {{ownerName}}' });
  const invitation = await (await requestPage(`/access/${projectId}`)).text();
  expect(invitation).toContain('data-file="/invitation"');
  expect(invitation).toContain('<h1>Join Nora &#38; Tom’s {{ownerName}}</h1>');
  expect(await (await requestPage(`/access/${projectId}?code=GUEST1`)).text()).toContain(
    'data-file="/invitation-opening"',
  );

  expect(await (await requestPage('/dashboard')).text()).toContain('data-file="/account-required"');
  // The prerendered sign-in link would lose the query.
  expect(await (await requestPage('/dashboard?tab=settings')).text()).toContain('data-file="/"');
  const { browser } = await createSignedInUser();
  const session = `__Host-session=${browser.cookies.get('__Host-session')}`;
  expect(await (await requestPage('/dashboard', session)).text()).toContain('data-file="/dashboard-opening"');
});

it('serves the pages of hosts in German, else in English', async () => {
  const read = async (path: string, language: string, cookie = '') => {
    const page = await requestPage(path, cookie, { 'Accept-Language': language });
    const [, lang, file] = /<html lang="(\w+)"[\s\S]*data-file="([^"]+)"/.exec(await page.text()) ?? [];
    return [lang, file, page.headers.get('vary')?.includes('Accept-Language')];
  };
  expect(await read('/', 'de-AT,en')).toEqual(['de', '/landing.de', true]);
  expect(await read('/', 'fr')).toEqual(['en', '/landing', true]);
  expect(await read('/', 'de', 'reader=en.')).toEqual(['en', '/landing', true]);
  expect(await read('/dashboard', 'de')).toEqual(['de', '/account-required.de', true]);
  expect(await read('/checkout/DEM0TR1P', 'de')).toEqual(['de', '/checkout-opening.de', true]);
  expect(await (await requestPage('/', 'reader=de.12')).text()).toContain('data-locale="de">');
  expect(await (await requestPage('/', 'reader=de.')).text()).toContain('<title>Foldout: ein Plan für');
});

it('links the contact address on static pages', async () => {
  const page = await requestPage('/faq', '', {}, { CONTACT_EMAIL: 'nora@other.example' });
  expect(await page.text()).toContain('<a data-contact="" href="mailto:nora@other.example">nora@');
  expect(await (await requestPage('/faq', '', {}, { CONTACT_EMAIL: '' })).text()).toContain(
    '<a data-contact="" href="/faq#contact">us</a>',
  );
});

it('names the operator on static pages', async () => {
  const page = await requestPage('/terms', '', {}, { OPERATOR: 'Nora & Co., 1 Harbor St, Boston' });
  expect(await page.text()).toContain(
    '<p data-operator="">Operated by Nora &amp; Co., 1 Harbor St, Boston</p>',
  );
  expect(await (await requestPage('/terms', '', {}, { OPERATOR: '' })).text()).not.toContain('data-operator');
});

it('offers again what was shared before the service worker could keep it', async () => {
  const { status, headers } = await new TestBrowser().post('/shared-plan');
  expect([status, headers.get('location')]).toEqual([303, '/shared-plan']);
});

it('lets search engines index only the landing page', async () => {
  expect((await requestPage('/')).headers.get('x-robots-tag')).toBeNull();
  for (const path of ['/access/DEM0TR1P', '/project/DEM0TR1P', '/checkout/DEM0TR1P']) {
    expect((await requestPage(path)).headers.get('x-robots-tag')).toBe('noindex');
  }
});

it('sets the visitor cookie once on the access page', async () => {
  const cookie = (await requestPage('/access/DEM0TR1P')).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-visitor=/);
  expect((await requestPage('/access/DEM0TR1P', cookie.split(';')[0])).headers.get('set-cookie')).toBeNull();
});

/** The page's embedded data by name. */
async function readEmbedded(page: Response) {
  const found = (await page.text()).matchAll(
    /<script type="application\/json" id="([^"]+)"[^>]*>(.*?)<\/script>/g,
  );
  return Object.fromEntries([...found].map(([, name, json = '']) => [name, JSON.parse(json)]));
}

it('preloads the files of the route, and nothing specific to a project', async () => {
  const { host, projectId } = await createTestItinerary();
  expect((await requestPage('/access/DEM0TR1P')).headers.get('link')).toBe(
    '</assets/a.css>; rel=preload; as=style; crossorigin, </assets/a.js>; rel=modulepreload, </assets/b.js>; rel=modulepreload, </assets/f.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  );
  // The page of a link has the styles of its first paint as elements, and preloads the others.
  const invitation = await requestPage(`/access/${projectId}`);
  expect(invitation.headers.get('link')).not.toContain('as=style');
  const [, nonce] =
    /style-src 'self' 'nonce-([^']+)'/.exec(invitation.headers.get('content-security-policy') ?? '') ?? [];
  expect(await invitation.text()).toContain(`<style nonce="${nonce}">@media (width<=40rem)`);
  const own = await requestPage(`/project/${projectId}`, toGrantsCookie(host));
  // The edge caches these and sends them to other visitors as Early Hints.
  expect(own.headers.get('link')).toBe('</assets/a.js>; rel=modulepreload');
  expect(await own.text()).not.toContain('<!--assets');
});

it('embeds the same itinerary that the API returns', async () => {
  const { host, path, projectId } = await createTestItinerary({ name: '</script><!--' });
  await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'A <b>bold</b> plan' });
  const called = await host.get(`${path}/itinerary`);
  const page = await requestPage(`/project/${projectId}`, toGrantsCookie(host));
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.clone().text();
  expect(html).toContain('<title>&#60;/script&#62;&#60;!-- · Foldout</title>');
  expect(await readEmbedded(page)).toEqual({ [`itinerary/${projectId}`]: called.body });
});

it('embeds only the preview without a valid grant', async () => {
  const { host, path, projectId } = await createTestItinerary();
  const old = toGrantsCookie(host);
  const changed = await host.put(`${path}/customizations`, { accessCode: 'NEWC0D' });
  expect(changed.status).toBe(200);
  for (const cookie of ['', old, toGrantsCookie(await new TestBrowser().setGrant('0THERPRJ', 'admin'))]) {
    const page = await requestPage(`/project/${projectId}`, cookie);
    expect(page.status).toBe(200);
    expect(page.headers.get('set-cookie')).toContain('__Host-visitor=');
    expect(await readEmbedded(page)).toEqual({
      [`preview/${projectId}`]: { project: { name: 'Lisbon', ownerName: 'Ada' } },
      [`look/${projectId}`]: expect.any(Object),
    });
  }
  expect(
    Object.keys(await readEmbedded(await requestPage(`/project/${projectId}`, toGrantsCookie(host)))),
  ).toEqual([`itinerary/${projectId}`]);
});

it('names the project in the head of a share link', async () => {
  const { projectId } = await createTestItinerary({ name: 'Nora & Tom' });
  const html = await (await requestPage(`/access/${projectId}?code=ABCDEF`)).text();
  expect(html).toContain('<title>Join Nora &#38; Tom</title>');
  expect(html).toContain('<meta property="og:title" content="Join Nora &#38; Tom" />');
  expect(html).toContain('<meta property="og:description" content="Ada shared the itinerary with you');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain('ABCDEF');
});

it('shows the cover of the itinerary in link previews, in its colors', async () => {
  const { host, projectId } = await createTestItinerary({ occasion: 'wedding' });
  const garden = 'content="http://localhost:8787/covers/wedding.png?primary=49644f&#38;secondary=dca7a0&#38;';
  for (const name of ['og:image', 'twitter:image']) {
    expect(await (await requestPage(`/access/${projectId}`)).text()).toContain(`"${name}" ${garden}`);
    expect(await (await requestPage(`/project/${projectId}`, toGrantsCookie(host))).text()).toContain(garden);
  }
  const { projectId: plain } = await createTestItinerary();
  expect(await (await requestPage(`/access/${plain}`)).text()).toContain('/covers/paper.png?primary=9333ea');
});

it('shows cover and color of the itinerary on a share link, and nothing else of it', async () => {
  const { host, id, path, projectId } = await createTestItinerary({ name: 'Lisbon' });
  const customColors = { primary: '#123456', secondary: '#abcdef', accent: '#00ff00' };
  expect((await host.put(`${path}/customizations`, { look: 'garden.city', customColors })).status).toBe(200);
  const { body: event } = await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'A secret dinner' });
  await everyDatabase
    .prepare('UPDATE projects SET header_images = ? WHERE id = ?')
    .bind(JSON.stringify(['/media/p/photo.jpg']), id)
    .run();

  const page = await requestPage(`/access/${projectId}`);
  const html = await page.clone().text();
  const coverUrl = '/covers/city.svg?primary=123456&secondary=abcdef&accent=00ff00&v=1';
  const href = coverUrl.replaceAll('&', '&#38;');
  expect(html).toContain(`<img src="${href}">`);
  expect(html).toContain(`<link rel="preload" href="${href}" as="image"`);
  const [, nonce, style] = /<style nonce="([^"]+)">([^<]*)<\/style>/.exec(html) ?? [];
  expect(style).toBe('.invitation{--primary:#123456;--on-primary:#ffffff}');
  expect(page.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}';`);
  expect(await readEmbedded(page)).toEqual({
    [`preview/${projectId}`]: { project: { name: 'Lisbon', ownerName: 'Ada' } },
    [`look/${projectId}`]: {
      coverUrl,
      titleFont: 'playfair',
      textFont: 'classy',
      style: { '--primary': '#123456', '--on-primary': '#ffffff' },
    },
  });
  expect(html).not.toMatch(new RegExp(`photo|secret|${event.datetime.slice(0, 10)}`));
  const preview = await new TestBrowser().get(`${path}/preview`);
  expect(preview.body).toEqual({ success: true, project: { name: 'Lisbon', ownerName: 'Ada' } });
});

it('says that there is no such itinerary instead of inviting', async () => {
  for (const id of ['N0S1CH1D', 'N0S1CH', 'N0S1CH1DS']) {
    const page = await requestPage(`/access/${id}?code=GUEST1`, '', { 'CF-Connecting-IP': '203.0.113.78' });
    const html = await page.clone().text();
    expect(html).toContain('data-file="/invitation-unknown"');
    expect(html).toContain('<title>Itinerary not found · Foldout</title>');
    expect(await readEmbedded(page)).toEqual({ [`preview/${id}`]: { project: null } });
  }
});

it('limits and counts lookups of unknown ids like the preview', async () => {
  const { projectId } = await createTestItinerary();
  const scanner = { 'CF-Connecting-IP': '203.0.113.77' };
  const pages = new Set<string>();
  const requestUnknown = (index: number) =>
    requestPage(`/access/N0NE${String(index).padStart(4, '0')}`, '', scanner);
  for (let index = 0; index < 20; index++) {
    const page = await requestUnknown(index);
    expect(page.status).toBe(200);
    pages.add((await page.text()).replace(/N0NE\d{4}/g, ''));
  }
  expect(pages.size).toBe(1);
  expect([...pages][0]).toContain('Itinerary not found');
  // After the limit, existing and unknown ids look the same.
  const limited = await (await requestPage(`/access/${projectId}`, '', scanner)).text();
  expect(limited).toContain('<title>Join an itinerary</title>');
  expect(await (await requestUnknown(21)).text()).toBe(limited);
  expect(await (await requestPage(`/access/${projectId}`)).text()).toContain('Join Lisbon');
});

it('embeds the signed-in user, or null, in the dashboard', async () => {
  const readAccount = async (cookie = '') => {
    const text = await (await requestPage('/dashboard', cookie)).text();
    return JSON.parse(/<script type="application\/json" id="account">(.*?)<\/script>/.exec(text)?.[1] ?? '');
  };
  expect(await readAccount()).toEqual({ user: null });
  expect(await readAccount('__Host-session=unknown')).toEqual({ user: null });
  const { browser, user } = await createSignedInUser();
  const answered = await readAccount(`__Host-session=${browser.cookies.get('__Host-session')}`);
  expect(answered).toEqual({ user: (await browser.get('/api/auth/user')).body });
  expect(answered.user.email).toBe(user.email);
});
