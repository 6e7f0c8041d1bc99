import { toCoverColors } from '../domain/appearance/cover-colors.ts';
import { recolorCoverPng } from '../domain/appearance/cover-png.ts';
import { parseCoverUrl } from '../domain/appearance/parse-cover-url.ts';
import { AppError } from '../errors.ts';
import { factory } from '../http/context.ts';
import { readCoverFile, readCoverSvg } from '../http/cover-files.ts';

const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Emails and link previews show covers on other sites.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The covers, in the colors of the query. Public: URLs hold an illustration's name and three colors. */
export const coverRoutes = factory.createApp().get('/:file', async (c) => {
  const parsed = parseCoverUrl(c.req.param('file'), c.req.query());
  if (!parsed) throw new AppError('NOT_FOUND');
  const { cover, format } = parsed;
  if (format === 'svg') {
    const svg = await readCoverSvg(c, cover, parsed.colors);
    return c.body(svg, 200, { ...HEADERS, 'Content-Type': 'image/svg+xml; charset=utf-8' });
  }
  const asset = await readCoverFile(c, `${cover}.png`);
  const png = recolorCoverPng(new Uint8Array(await asset.arrayBuffer()), toCoverColors(parsed.colors));
  return c.body(png, 200, { ...HEADERS, 'Content-Type': 'image/png' });
});
