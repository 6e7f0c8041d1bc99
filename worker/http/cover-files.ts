import type { Context } from 'hono';
import type { CoverId, CustomColors } from '../contract/choices.ts';
import { recolorCoverSvg, toCoverColors } from '../domain/appearance/cover-colors.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';

/** A file of the covers, in the colors that it was drawn in. Throws NOT_FOUND. */
export async function readCoverFile(c: Context<AppEnv>, name: string): Promise<Response> {
  const file = await c.env.ASSETS.fetch(new URL(`/covers/${name}`, c.req.url));
  if (!file.ok) throw new AppError('NOT_FOUND');
  return file;
}

/** A cover as SVG in an itinerary's colors. Throws NOT_FOUND. */
export const readCoverSvg = async (
  c: Context<AppEnv>,
  cover: CoverId,
  colors: CustomColors,
): Promise<string> =>
  recolorCoverSvg(await (await readCoverFile(c, `${cover}.svg`)).text(), toCoverColors(colors));
