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
 * The rendered page with its drawn cover in it: a file would come a round trip later, and be painted after the page.
 * Undefined if there is no file of the cover, or the browser has it, as it has those of the styles.
 */
export async function inlineCover(
  c: Context<AppEnv>,
  { html, renderedAt }: FirstScreen,
  project: CoverChoice,
): Promise<FirstScreen | undefined> {
  if (prefersStyleFiles(c)) return undefined;
  const colors = { ...DEFAULT_COLORS, ...project.customColors };
  const svg = await readCoverSvg(c, readDrawnCover(project), colors).catch(() => undefined);
  if (!svg) return undefined;
  // As React escapes it.
  const src = `src="${toDrawnCoverUrl(project).replaceAll('&', '&amp;')}"`;
  return { html: html.replace(src, () => `src="${toSvgDataUrl(svg)}"`), renderedAt };
}
