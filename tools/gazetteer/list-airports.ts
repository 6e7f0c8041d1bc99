import { airports, codes } from './sources.ts';
import type { ZoneTable } from './zone-table.ts';

/** Airports with scheduled service and large or medium ones with name; all other codes with their zone only. */
export async function listAirports(zones: ZoneTable): Promise<string[]> {
  const lines = new Map<string, string>();
  const named = [
    ...(await airports.findAirports({ has_scheduled_service: true })),
    ...(await airports.findAirports({ type: 'large_airport' })),
    ...(await airports.findAirports({ type: 'medium_airport' })),
  ];
  for (const { iata, time, country_code, airport } of named) {
    const zone = zones.toCode(time);
    if (/^[A-Z]{3}$/.test(iata) && zone) lines.set(iata, `${iata}${country_code}${zone}${shorten(airport)}`);
  }
  for (const { code, countryCode, timezone } of codes) {
    const zone = zones.toCode(timezone);
    if (/^[A-Z]{3}$/.test(code) && zone && !lines.has(code)) lines.set(code, `${code}${countryCode}${zone}`);
  }
  return [...lines.values()].sort();
}

function shorten(name: string): string {
  return name.replace(/\s+(?:international\s+)?(?:regional\s+)?air(?:port|field)$/i, '').trim();
}
