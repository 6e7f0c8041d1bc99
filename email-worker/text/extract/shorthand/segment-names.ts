import type { BookingKind } from '../../../booking.ts';
import type { SideWords } from './segment-moments.ts';

/** How the segments of a kind are headed and read. */
export interface SegmentKind {
  id: string;
  kind: BookingKind;
  /** Words at the start of the line. */
  heads: string;
  words: SideWords;
  /** Names by the two characters after the head. */
  vendors: Record<string, string>;
}

/** Words of rates, rooms and statuses, which are not names. */
const NOISE = new Set(
  `AND BB COR DBL DEFINITE DLX DLY DY EP FB GOV GUARANTEED HB INC NIGHT NIGHTS NRF NT OK PER RAC RATE RF ROOM ROOMS
  SGL STD STE TPL TWN WY CONFIRMED DOUBLE SINGLE TWIN`.split(/\s+/),
);
/** `RG-EUR39.42DY`: an option with its code. */
const OPTION = /^[A-Z]{1,4}-/;

/** Names in a segment: runs of words between codes, days and numbers. `H-` states the hotel's. */
export function listNames(text: string, own: SegmentKind, code: string | undefined): string[] {
  const stated = /\/ ?H-([^/\n]+)/.exec(text)?.[1]?.trim();
  if (stated) return [stated];
  const [first = ''] = text.split('\n');
  const sides = new RegExp(
    `\\b(?:${own.words.long.start}|${own.words.long.end})\\b.*|\\b(?:IN|OUT)(?=[- ]?\\d)`,
    'g',
  );
  const bare = first
    .replace(/^[A-Z\d]{2}(?=\s+(?:[A-Z]{2}\d|[A-Z]{3}\s))/, '\t')
    .replace(own.kind === 'hotel' ? /$^/ : sides, '\t')
    .replace(/\b(?:IN|OUT)[- ]?(?=\d)/g, '\t');
  return bare
    .split(/\s*\/\s*|\s{2,}|\t/)
    .filter((part) => !OPTION.test(part))
    .flatMap((part) => part.split(/\s*\S*\d\S*\s*/))
    .map((part) =>
      part
        .split(' ')
        .filter((word) => !NOISE.has(word) && word !== code)
        .join(' '),
    )
    .map((part) => part.replace(/^[\s.:,-]+|[\s.:,-]+$/g, ''))
    .filter((part) => (part.match(/[A-Z]/g)?.length ?? 0) >= 4);
}
