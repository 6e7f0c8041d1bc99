import { toCodeNumber, toSlot } from './project-number.ts';

/** D1's location hints. */
export type Region = 'wnam' | 'enam' | 'weur' | 'eeur' | 'apac' | 'oc';

/** A database of itineraries: those whose ids begin with `first` to `last`, in the order of `CODE_ALPHABET`. */
type SlotRange = { binding: `ITINERARIES_${Uppercase<Region>}_${number}`; first: string; last: string };

/**
 * Where itineraries lie. One line for each database, each with 16 of the 1,024 slots: an itinerary stays where its id
 * says, so a line must not change once its database is used. A database works when it is bound too, see docs/operations.md.
 */
export const SLOT_RANGES: readonly SlotRange[] = [
  { binding: 'ITINERARIES_WNAM_1', first: 'A0', last: 'AF' },
  { binding: 'ITINERARIES_ENAM_1', first: 'B0', last: 'BF' },
  { binding: 'ITINERARIES_WEUR_1', first: 'D0', last: 'DF' },
  { binding: 'ITINERARIES_WEUR_2', first: 'E0', last: 'EF' },
  { binding: 'ITINERARIES_WEUR_3', first: 'F0', last: 'FF' },
  { binding: 'ITINERARIES_EEUR_1', first: 'G0', last: 'GF' },
  { binding: 'ITINERARIES_APAC_1', first: 'H0', last: 'HF' },
  { binding: 'ITINERARIES_OC_1', first: 'J0', last: 'JF' },
];

const DATABASES = SLOT_RANGES.map(({ binding, first, last }) => ({
  binding,
  region: toRegionOfBinding(binding),
  firstSlot: toCodeNumber(first) ?? 0,
  lastSlot: toCodeNumber(last) ?? 0,
}));

/** The location hint that the name of a database's binding contains. */
export function toRegionOfBinding(binding: string): Region {
  return (binding.split('_')[1] ?? '').toLowerCase() as Region;
}

/** The binding of the database with a slot; undefined if no database has it. */
export const findBindingOfSlot = (slot: number): string | undefined =>
  DATABASES.find(({ firstSlot, lastSlot }) => slot >= firstSlot && slot <= lastSlot)?.binding;

/** The binding of the database of a project, by its row id. */
export const findBindingOfProject = (number: number): string | undefined => findBindingOfSlot(toSlot(number));

/** Where a request comes from, as Cloudflare says (`request.cf`). */
export type RequestPlace = { continent?: string | undefined; longitude?: string | undefined };

/** Where the first requests without a known place create itineraries. */
const DEFAULT_REGION: Region = 'weur';
/** Longitudes in degrees, between the west and the east of a continent. */
const EAST_OF_ROCKIES = -100;
const EAST_OF_VIENNA = 17;
/** The Gulf is nearer to Eastern Europe than to the coasts of Asia. */
const EAST_OF_GULF = 60;

/** The region of D1 that is nearest to a request. */
export function toRegion({ continent, longitude }: RequestPlace = {}): Region {
  const degrees = Number(longitude ?? Number.NaN);
  switch (continent) {
    case 'NA':
      return degrees < EAST_OF_ROCKIES ? 'wnam' : 'enam';
    case 'SA':
      return 'enam';
    case 'EU':
      return degrees > EAST_OF_VIENNA ? 'eeur' : 'weur';
    case 'AS':
      return degrees < EAST_OF_GULF ? 'eeur' : 'apac';
    case 'OC':
    case 'AN':
      return 'oc';
    default:
      return DEFAULT_REGION;
  }
}

/** Regions by distance, where the first one has no database. */
const NEAREST: Record<Region, Region[]> = {
  wnam: ['wnam', 'enam', 'apac', 'oc', 'weur', 'eeur'],
  enam: ['enam', 'wnam', 'weur', 'eeur', 'apac', 'oc'],
  weur: ['weur', 'eeur', 'enam', 'wnam', 'apac', 'oc'],
  eeur: ['eeur', 'weur', 'enam', 'apac', 'wnam', 'oc'],
  apac: ['apac', 'oc', 'wnam', 'enam', 'eeur', 'weur'],
  oc: ['oc', 'apac', 'wnam', 'enam', 'weur', 'eeur'],
};

/**
 * The slot of a new itinerary: in a database of the nearest region that has one, each with the same chance. `isBound` says
 * which databases there are. Throws without any database.
 */
export function drawSlot(region: Region, isBound: (binding: string) => boolean): number {
  const bound = DATABASES.filter(({ binding }) => isBound(binding));
  for (const wanted of NEAREST[region]) {
    const near = bound.filter((database) => database.region === wanted);
    const chosen = near[Math.floor(Math.random() * near.length)];
    if (chosen)
      return chosen.firstSlot + Math.floor(Math.random() * (chosen.lastSlot - chosen.firstSlot + 1));
  }
  throw new Error('No database for itineraries is bound');
}
