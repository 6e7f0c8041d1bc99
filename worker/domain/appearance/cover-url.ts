import type { CoverId, CustomColors, Look, LookId } from '../../contract/choices.ts';
import { DEFAULT_COLORS } from './theme.ts';

/**
 * The cover of each look. A project stores its look as an id (`garden`), with a cover if that is not the look's own
 * (`garden.lake`). Not in looks.ts, because guests do not load that file.
 */
export const COVER_OF_LOOK: Record<LookId, CoverId> = {
  garden: 'wedding',
  riviera: 'lake',
  bouquet: 'bachelorette',
  midnight: 'bachelor',
  confetti: 'birthday',
  laurel: 'graduation',
  postcard: 'city',
  seaside: 'beach',
  summit: 'mountains',
  harvest: 'vineyard',
  campfire: 'camping',
  letter: 'paper',
};

/** What a project's cover is made of. */
export type CoverChoice = { look: Look | null; customColors: CustomColors | null };

/** The parameters of a cover's address. */
export const COLOR_NAMES = ['primary', 'secondary', 'accent'] as const;

/** Raised when an illustration changes, because browsers keep covers forever. */
const VERSION = 1;

/** The cover of an itinerary without a look: a calm pattern. */
export const DEFAULT_COVER: CoverId = 'paper';

/** The look without its cover, or undefined for none and for a look that no longer exists. */
export function readLookId(look: Look | null): LookId | undefined {
  const [id] = (look ?? '').split('.') as [LookId];
  return id in COVER_OF_LOOK ? id : undefined;
}

/** A look with a cover, as it is stored. */
export const toStoredLook = (id: LookId, cover: CoverId): Look =>
  COVER_OF_LOOK[id] === cover ? id : `${id}.${cover}`;

/** The cover that a stored look shows, or undefined for none and for a look that no longer exists. */
export function readCover(look: Look | null): CoverId | undefined {
  const [id, cover] = (look ?? '').split('.') as [LookId, CoverId | undefined];
  return cover ?? COVER_OF_LOOK[id];
}

/**
 * Path of a cover in the itinerary's colors `#rrggbb` (null: the default ones). SVG for pages, 1600 × 600; PNG for
 * emails and link previews, 1200 × 630.
 */
export function toCoverUrl(
  cover: CoverId,
  colors: CustomColors | null,
  format: 'svg' | 'png' = 'svg',
): string {
  const all = { ...DEFAULT_COLORS, ...colors };
  const query = COLOR_NAMES.map((name) => `${name}=${all[name].slice(1).toLowerCase()}`);
  return `/covers/${cover}.${format}?${query.join('&')}&v=${VERSION}`;
}
