import { findIanaZone } from '../../gazetteer/iana-zones.ts';
import { computeUtcOffset } from '../../resolve/resolve-time.ts';

/** Zones that a calendar names or defines. */
export interface CalendarZones {
  /** `X-WR-TIMEZONE`, the zone of the whole calendar. */
  ofCalendar: string | undefined;
  /** Offsets in minutes that each VTIMEZONE defines, by TZID. */
  offsets: Map<string, number[]>;
}

const MAX_LINES = 20_000;
/** Common zones that a definition without a known name is compared with. */
const USUAL =
  'Europe/Paris Europe/London Europe/Athens America/New_York America/Chicago America/Denver America/Los_Angeles America/Sao_Paulo Asia/Tokyo Asia/Kolkata Asia/Dubai Asia/Shanghai Australia/Sydney Europe/Istanbul UTC'.split(
    ' ',
  );

/** Reads the zones of an iCalendar text. */
export function readCalendarZones(text: string): CalendarZones {
  const offsets = new Map<string, number[]>();
  let ofCalendar: string | undefined;
  let tzid = '';
  for (const line of text.split(/\r?\n/, MAX_LINES)) {
    const [, name = '', value = ''] =
      /^(X-WR-TIMEZONE|TZID|TZOFFSETTO|X-LIC-LOCATION)(?:;[^:]*)?:(.*)$/i.exec(line.slice(0, 200)) ?? [];
    if (name === 'X-WR-TIMEZONE') ofCalendar = findIanaZone(value);
    else if (name === 'TZID') tzid = value.trim();
    else if (name === 'TZOFFSETTO') offsets.set(tzid, [...(offsets.get(tzid) ?? []), toMinutes(value)]);
  }
  return { ofCalendar, offsets };
}

function toMinutes(text: string): number {
  const [, sign, hours, minutes] = /^\s*([+-])(\d\d)(\d\d)/.exec(text) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** The IANA zone of a TZID; one with the same offsets, which may be another, if the calendar only defines it. */
export function findCalendarZone(
  tzid: string,
  { offsets }: CalendarZones,
  likely: string,
): { zone: string; isSure: boolean } | undefined {
  const named = findIanaZone(tzid);
  if (named) return { zone: named, isSure: true };
  const defined = offsets.get(tzid.replace(/^"|"$/g, ''));
  if (!defined?.length) return undefined;
  const wanted = [...new Set(defined.slice(-2))].sort((a, b) => a - b).join();
  const zone = [likely, ...USUAL].find((one) => listOffsets(one) === wanted);
  return zone ? { zone, isSure: zone === likely } : undefined;
}

/** The offsets of a zone in winter and summer. */
const listOffsets = (zone: string): string =>
  [...new Set([Date.UTC(2027, 0, 15), Date.UTC(2027, 6, 15)].map((at) => computeUtcOffset(at, zone)))]
    .sort((a, b) => a - b)
    .join();
