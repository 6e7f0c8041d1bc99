/** Degrees north and east. */
export type Place = { name: string; north: number; east: number };

/** Where guests are. */
export const CITIES: Place[] = [
  { name: 'Lisbon', north: 38.7, east: -9.1 },
  { name: 'Berlin', north: 52.5, east: 13.4 },
  { name: 'Istanbul', north: 41, east: 29 },
  { name: 'New York', north: 40.7, east: -74 },
  { name: 'San Francisco', north: 37.8, east: -122.4 },
  { name: 'Mexico City', north: 19.4, east: -99.1 },
  { name: 'São Paulo', north: -23.6, east: -46.6 },
  { name: 'Lagos', north: 6.5, east: 3.4 },
  { name: 'Johannesburg', north: -26.2, east: 28 },
  { name: 'Mumbai', north: 19.1, east: 72.9 },
  { name: 'Tokyo', north: 35.7, east: 139.7 },
  { name: 'Sydney', north: -33.9, east: 151.2 },
];

/**
 * Where an itinerary's database may be, where D1 keeps its copies, and where durable objects can be: one place per region of
 * Cloudflare's list. The first is where everything was when there was one database.
 */
export const PRIMARIES: Place[] = [
  { name: 'Western Europe', north: 50.1, east: 8.7 },
  { name: 'Eastern Europe', north: 52.2, east: 21 },
  { name: 'Eastern North America', north: 39, east: -77.5 },
  { name: 'Western North America', north: 37.4, east: -121.9 },
  { name: 'Asia-Pacific', north: 1.35, east: 103.8 },
  { name: 'Oceania', north: -33.9, east: 151.2 },
];

/** Light in fiber covers 200 km per millisecond; cables are about half as long again as the direct way. */
const KM_PER_MS = 200;
const DETOUR = 1.5;
/** Routers and the database itself, in milliseconds. */
const FIXED_MS = 4;

/** Milliseconds there and back. */
export function computeRoundTrip(from: Place, to: Place): number {
  return Math.round(FIXED_MS + (2 * DETOUR * computeKilometers(from, to)) / KM_PER_MS);
}

export function findNearestRegion(city: Place): Place {
  const [nearest] = PRIMARIES.toSorted((a, b) => computeKilometers(city, a) - computeKilometers(city, b));
  return nearest ?? city;
}

/** Great-circle distance (haversine formula). */
function computeKilometers(a: Place, b: Place): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
  const [latitude, longitude] = [toRadians(b.north - a.north), toRadians(b.east - a.east)];
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(a.north)) * Math.cos(toRadians(b.north)) * Math.sin(longitude / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}
