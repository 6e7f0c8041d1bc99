import { describe, expect, it } from 'vitest';
import '../../messages/in-language.ts';
import { computePageHead } from './page-head.ts';
import {
  extractPreloads,
  fillPage,
  fillPagePlaceholders,
  PAGE_PLACEHOLDERS,
  renderHead,
  TITLE_FONT_STYLES,
} from './page-html.ts';

const invitation = { name: 'Nora & Tom’s "Weekend" <b>', ownerName: 'Nora' };

describe('computePageHead', () => {
  it('names a known itinerary and does not reveal whether others exist', () => {
    expect(computePageHead('/access/DEM0TR1P', { invitation })).toMatchObject({
      title: `Join ${invitation.name}`,
      description: expect.stringContaining('Nora shared the itinerary with you'),
      listed: false,
    });
    expect(computePageHead('/access/DEM0TR1P')).toEqual(computePageHead('/access/N0SUCHID'));
    expect(computePageHead('/project/DEM0TR1P')).toEqual(computePageHead('/access/N0SUCHID'));
  });

  it('shows the cover of a known itinerary, and the same image for all others', () => {
    const coverUrl = '/covers/lake.png?primary=000000';
    const known = { path: coverUrl, alt: 'The cover of the itinerary.' };
    expect(computePageHead('/access/DEM0TR1P', { invitation, coverUrl }).image).toEqual(known);
    expect(computePageHead('/project/DEM0TR1P', { title: 'Lisbon', coverUrl }).image).toEqual(known);
    for (const path of ['/access/DEM0TR1P', '/access/N0SUCHID']) {
      expect(computePageHead(path, { invitation: null }).image.path).toBe('/icons/invitation.png');
    }
  });

  it('uses the title if the browser may open the itinerary', () => {
    expect(computePageHead('/project/DEM0TR1P', { title: 'Lisbon' }).title).toBe('Lisbon · Foldout');
  });

  it.each([
    '/',
    '/faq',
    '/faq/',
    '/terms',
    '/privacy-policy',
    '/community-guidelines',
    '/accessibility',
    '/credits',
    '/example',
  ])('lists %s in search engines', (path) => {
    expect(computePageHead(path)).toMatchObject({ listed: true });
    expect(computePageHead(path).missing).toBeUndefined();
  });

  it.each(['/access', '/checkout/DEM0TR1P', '/dashboard'])('does not list %s', (path) => {
    expect(computePageHead(path)).toMatchObject({ listed: false });
  });

  it.each(['/nothing', '/access/a/b', '/project', '/constructor'])('reports %s as missing', (path) => {
    expect(computePageHead(path)).toMatchObject({
      missing: true,
      listed: false,
      title: 'Page Not Found · Foldout',
    });
  });
});

describe('page HTML', () => {
  it('escapes names, uses absolute image URLs and leaves out the URL of a share link', () => {
    const head = renderHead(
      computePageHead('/access/DEM0TR1P', { invitation, coverUrl: '/covers/lake.png?primary=1&accent=2' }),
      'https://foldout.example',
      '/access/DEM0TR1P',
    );
    expect(head).toContain('<title>Join Nora &#38; Tom’s &#34;Weekend&#34; &#60;b&#62;</title>');
    expect(head).toContain(
      '<meta property="og:image" content="https://foldout.example/covers/lake.png?primary=1&#38;accent=2" />',
    );
    expect(head).not.toMatch(/og:url|canonical/);
    expect(renderHead(computePageHead('/faq'), 'https://foldout.example', '/faq')).toContain(
      '<link rel="canonical" href="https://foldout.example/faq" />',
    );
  });

  it('keeps embedded data inside its script element', () => {
    const json = JSON.stringify({ title: '</script><script>alert(1)</script><!--', price: '$& $1' });
    const page = fillPage('<!--head-->x<!--/head--><body><div id="root"></div></body>', '<title>y</title>', [
      { name: 'itinerary/A', json },
    ]);
    const [, tag, text = ''] = /<script ([^>]*)>(.*)<\/script>/.exec(page) ?? [];
    expect(tag).toBe('type="application/json" id="itinerary/A"');
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(JSON.parse(json));
  });

  it('fills a prerendered page', () => {
    const prerendered = `<h1>Join ${PAGE_PLACEHOLDERS.name}</h1><p>${PAGE_PLACEHOLDERS.ownerName} invites you</p>`;
    const values = { ...PAGE_PLACEHOLDERS, name: '<b>$&</b> {{ownerName}}', ownerName: 'Nora' };
    expect(fillPagePlaceholders(prerendered, values)).toBe(
      '<h1>Join &#60;b&#62;$&#38;&#60;/b&#62; {{ownerName}}</h1><p>Nora invites you</p>',
    );
  });

  it('keeps the styles of the title font of the itinerary only', () => {
    const [begin, end] = [TITLE_FONT_STYLES.begin, TITLE_FONT_STYLES.end];
    const template = `<style>p{}${begin('oswald')}a{}${end}${begin('inherit')}b{}${end}</style>`;
    const toStyles = (titleFont: string) =>
      fillPagePlaceholders(template, { ...PAGE_PLACEHOLDERS, titleFont });
    expect([toStyles('oswald'), toStyles('other')]).toEqual(['<style>p{}a{}</style>', '<style>p{}</style>']);
  });

  it('preloads the assets of the page, styles first', () => {
    const note = {
      pages: {
        all: { js: ['/assets/a.js'], css: ['/assets/a.css'], fonts: ['/assets/f.woff2'] },
        '/access/*': { js: ['/assets/b.js'], css: [], fonts: [] },
      },
      titleFonts: { oswald: '/assets/oswald.woff2' },
    };
    const { html, link } = extractPreloads(
      `<head><!--assets ${JSON.stringify(note)}--></head><script type="module" src="/assets/a.js"></script><div id="root"></div>`,
      '/access/DEM0TR1P',
    );
    expect(html).toMatch(/^<head><\/head>/);
    expect(extractPreloads(`<!--assets ${JSON.stringify(note)}-->`, '/faq').link).not.toContain(
      'modulepreload',
    );
    expect(link).toBe(
      '</assets/a.css>; rel=preload; as=style; crossorigin, </assets/a.js>; rel=modulepreload, </assets/b.js>; rel=modulepreload, </assets/f.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    );
    // Its script loads the app after the first paint.
    const prerendered = `<!--assets ${JSON.stringify(note)}--><script type="module" async nonce="{{nonce}}" data-app="/assets/a.js"></script>`;
    expect(extractPreloads(prerendered, '/').link).toBe(
      '</assets/a.css>; rel=preload; as=style; crossorigin, </assets/f.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    );
    // In the font of the itinerary.
    expect(extractPreloads(prerendered, '/access/DEM0TR1P', { titleFont: 'oswald' }).link).toBe(
      '</assets/a.css>; rel=preload; as=style; crossorigin',
    );
    expect(extractPreloads('<head></head>', '/')).toEqual({
      html: '<head></head>',
      link: undefined,
      titleFonts: {},
    });
  });
});
