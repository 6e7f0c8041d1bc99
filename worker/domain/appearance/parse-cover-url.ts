import { COVER_IDS, type CoverId, type CustomColors } from '../../contract/choices.ts';
import { COLOR_NAMES } from './cover-url.ts';

/** The cover of a request for `file` with these query parameters, or undefined unless all are valid. */
export function parseCoverUrl(
  file: string,
  query: Record<string, string | undefined>,
): { cover: CoverId; format: 'svg' | 'png'; colors: CustomColors } | undefined {
  const [, id, format] = /^([a-z-]+)\.(svg|png)$/.exec(file) ?? [];
  const cover = COVER_IDS.find((known) => known === id);
  const [primary, secondary, accent] = COLOR_NAMES.map((part) =>
    /^[0-9a-f]{6}$/.test(query[part] ?? '') ? `#${query[part]}` : undefined,
  );
  if (!cover || !primary || !secondary || !accent) return undefined;
  return { cover, format: format as 'svg' | 'png', colors: { primary, secondary, accent } };
}
