import { describe, expect, it } from 'vitest';
import { toCoverColors } from '../domain/appearance/cover-colors.ts';
import { requestPage, toGrantsCookie } from '../testing/page.ts';
import { createTestItinerary, EVENT_INPUT, enterAsGuest } from '../testing/project.ts';

/** What the Worker rendered into the page. */
async function readRendered(page: Response): Promise<string> {
  const [, , html = ''] =
    /<div id="root" data-rendered-at="(\d+)">(.*)<\/div><img src/s.exec(await page.clone().text()) ?? [];
  return html;
}

describe('the rendered itinerary', () => {
  it('shows the events before any script', async () => {
    const { host, path, projectId } = await createTestItinerary({ name: 'Nora & Tom' });
    await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'Dinner at eight' });
    const html = await readRendered(await requestPage(`/project/${projectId}`, toGrantsCookie(host)));
    expect(html).toContain('<h1 class="title page-title" dir="auto">Nora &amp; Tom</h1>');
    expect(html).toMatch(/<h4 [^>]*><button [^>]*>Dinner at eight<\/button><\/h4>/);
    expect(html).not.toContain(' style=');
  });

  it('has its drawn cover in it, unless the browser has the file', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const colors = { primary: '#49644f', secondary: '#dca7a0', accent: '#b9822f' };
    await host.put(`${path}/customizations`, { look: 'garden', customColors: colors });
    const request = (headers = {}) => requestPage(`/project/${projectId}`, toGrantsCookie(host), headers);
    const [tone] = Object.values(toCoverColors(colors)).slice(3);
    const withCover = await (await request()).text();
    expect(withCover).toContain(`src="data:image/svg+xml,%3Csvg%3E%3Cpath fill='%23${tone?.slice(1)}'/%3E`);
    expect(withCover).not.toContain('wedding.svg');
    const known = await (await request({ Prefer: 'style-files' })).text();
    expect(known).toContain('<link rel="preload" href="/covers/wedding.svg?');
    expect(known).toContain('<img src="/covers/wedding.svg?');
  });

  it('shows the tab and the people of the URL', async () => {
    const { host, path, projectId } = await createTestItinerary();
    await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'For Ann', attendees: 'Ann' });
    await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'For Ben', attendees: 'Ben' });
    const render = async (query: string) =>
      readRendered(await requestPage(`/project/${projectId}${query}`, toGrantsCookie(host)));
    const filtered = await render('?people=Ann');
    expect(filtered).toContain('For Ann');
    expect(filtered).not.toContain('For Ben');
    expect(await render('?tab=faq')).toContain('role="tabpanel" id="panel-faq"');
  });

  it('escapes what hosts write', async () => {
    const evil = '</script><img src=x onerror=alert(1)>"\'';
    const { host, path, projectId } = await createTestItinerary({ name: evil });
    const event = { title: evil, description: evil, location: evil, attendees: 'Ann <b>' };
    expect((await host.post(`${path}/events`, { ...EVENT_INPUT, ...event })).status).toBe(201);
    const html = await (await requestPage(`/project/${projectId}`, toGrantsCookie(host))).text();
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toMatch(/<img src=x|<b>/);
  });

  it('shows nothing of the itinerary to others, and after the right has ended', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, projectId } = itinerary;
    await host.post(`${path}/events`, { ...EVENT_INPUT, title: 'CANARY-7f3a', description: 'CANARY-7f3a' });
    const guest = toGrantsCookie(await enterAsGuest(itinerary));
    expect(await (await requestPage(`/project/${projectId}`, guest)).text()).toContain('CANARY-7f3a');
    expect((await host.put(`${path}/customizations`, { accessCode: 'NEWC0D' })).status).toBe(200);
    for (const cookie of ['', guest]) {
      for (const address of [
        `/project/${projectId}`,
        `/project/${projectId}?tab=faq`,
        `/access/${projectId}`,
      ]) {
        const page = await (await requestPage(address, cookie)).text();
        expect(page).not.toContain('CANARY-7f3a');
        expect(page).not.toContain('data-rendered-at');
      }
    }
  });

  it('carries its styles, except for a browser that has their files', async () => {
    const { host, projectId } = await createTestItinerary();
    const request = (headers = {}) => requestPage(`/project/${projectId}`, toGrantsCookie(host), headers);
    const page = await request();
    const [, nonce] = /<style nonce="([^"]+)">@media/.exec(await page.text()) ?? [];
    expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    const known = await request({ Prefer: 'style-files' });
    expect(await known.text()).toContain('<link rel="stylesheet" href="/assets/a.css"></head>');
  });

  it('has no style attributes, which its policy forbids, for a title with a long word either', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const title = 'Donaudampfschifffahrtsgesellschaft';
    await host.post(`${path}/events`, { ...EVENT_INPUT, title });
    expect((await host.put(`${path}/customizations`, { customTitle: title })).status).toBe(200);
    const html = await (await requestPage(`/project/${projectId}`, toGrantsCookie(host))).text();
    expect(html.split(`${title}<`)).toHaveLength(4);
    expect(html).not.toMatch(/<[^>]+ style=/);
  });

  it('has the colors of the host, and the title font before everything else', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const customColors = { primary: '#123456', secondary: '#abcdef', accent: '#00ff00' };
    const design = { customColors, titleFont: 'oswald' };
    expect((await host.put(`${path}/customizations`, design)).status).toBe(200);
    const page = await requestPage(`/project/${projectId}`, toGrantsCookie(host));
    const html = await page.text();
    const [, nonce, style] = /<style nonce="([^"]+)">([^<]*)<\/style>/.exec(html) ?? [];
    expect(style).toContain('.itinerary{--primary:#123456;--on-primary:#ffffff');
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(html).toContain('<link rel="preload" href="/assets/oswald.woff2" as="font"');
    expect((await requestPage('/access')).headers.get('content-security-policy')).toContain(
      "style-src 'self';",
    );
    const further = '<link rel="preload" href="/assets/oswald-ext.woff2" as="font"';
    expect(html).not.toContain(further);
    expect((await host.put(`${path}/customizations`, { customTitle: 'Ślub Łucji' })).status).toBe(200);
    const polish = await requestPage(`/project/${projectId}`, toGrantsCookie(host));
    expect(await polish.text()).toContain(further);
  });
});
