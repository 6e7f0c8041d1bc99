import type { Context } from 'hono';
import { toSvgDataUrl } from '../domain/appearance/cover-colors.ts';
import type { CoverChoice } from '../domain/appearance/cover-url.ts';
import { readDrawnCover, toDrawnCoverUrl } from '../domain/appearance/drawn-cover.ts';
import { DEFAULT_COLORS } from '../domain/appearance/theme.ts';
import type { FirstScreen } from '../domain/page/page-html.ts';
import type { AppEnv } from '../http/context.ts';
import { readCoverSvg } from '../http/cover-files.ts';
import { prefersStyleFiles } from '../http/style-files.ts';

/**
 * The drawn cover as a URL that contains it: a file would come a round trip after the page, and be painted after its text.
 * Undefined if there is no file of the cover, or the browser has it, as it has those of the styles.
 */
export async function readInlineCover(c: Context<AppEnv>, project: CoverChoice): Promise<string | undefined> {
  if (prefersStyleFiles(c)) return undefined;
  const colors = { ...DEFAULT_COLORS, ...project.customColors };
  const svg = await readCoverSvg(c, readDrawnCover(project), colors).catch(() => undefined);
  return svg && toSvgDataUrl(svg);
}

/** The rendered page of `project` with its drawn cover in it. */
export const inlineCover = (
  { html, renderedAt }: FirstScreen,
  project: CoverChoice,
  cover: string,
): FirstScreen => ({
  // As React escapes the address.
  html: html.replace(`src="${toDrawnCoverUrl(project).replaceAll('&', '&amp;')}"`, () => `src="${cover}"`),
  renderedAt,
});
