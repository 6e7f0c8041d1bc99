import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/**
 * Serves the text and the cover of the itinerary at `url` as a plain page: one HTML file without scripts or style sheets,
 * in the system's fonts that the itinerary falls back to. `cookie` opens the itinerary, which a browser in `locale` reads.
 */
export async function serveStaticPage(
  browser: Browser,
  url: string,
  cookie: string,
  locale = 'en-US',
): Promise<{ url: string; stop: () => void }> {
  const { html, coverPath } = await readItinerary(browser, url, cookie, locale);
  const cover = Buffer.from(await (await fetch(new URL(coverPath, url))).arrayBuffer());
  const files = new Map([
    ['/', { type: 'text/html; charset=utf-8', body: gzipSync(html) }],
    ['/cover.svg', { type: 'image/svg+xml', body: gzipSync(cover) }],
  ]);
  const server = createServer(({ url: path }, response) => {
    const file = files.get(path ?? '');
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}

async function readItinerary(browser: Browser, url: string, cookie: string, locale: string) {
  const context = await browser.newContext({ locale, extraHTTPHeaders: { Cookie: cookie } });
  const page = await context.newPage();
  await page.goto(url);
  const { title, texts, coverPath, fonts } = await page.locator('.itinerary').evaluate((itinerary) => ({
    fonts: ['h1', '.event'].map((name) => {
      const element = itinerary.querySelector(name);
      return element ? getComputedStyle(element).fontFamily.split(', ').at(-1) : 'system-ui';
    }),
    title: itinerary.querySelector('h1')?.textContent ?? '',
    texts: [
      ...itinerary.querySelectorAll<HTMLElement>('.page-facts, .page-links, .countdown, h2, h3, .event'),
    ].map(({ tagName, textContent: text }) => ({ tagName, text: text ?? '' })),
    coverPath: itinerary.querySelector('.cover img')?.getAttribute('src') ?? '',
  }));
  await context.close();
  const blocks = texts.map(({ tagName, text }) =>
    tagName === 'LI'
      ? `<section class="event"><p>${escapeText(text)}</p></section>`
      : `<${tagName}>${escapeText(text)}</${tagName}>`,
  );
  const html = `<!doctype html><html lang="${new Intl.Locale(locale).language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)}</title>
<style>body{margin:0;font:1rem/1.5 ${fonts[1]}}h1,h2,h3{font-family:${fonts[0]}}img{width:100%;height:34svh;object-fit:cover}</style>
<img src="/cover.svg" alt=""><h1>${escapeText(title)}</h1>${blocks.join('\n')}</html>`;
  return { html, coverPath };
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
