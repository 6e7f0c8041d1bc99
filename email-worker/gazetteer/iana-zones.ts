import WINDOWS_ZONES from './data/windows-zones.txt';
import { foldName } from './fold-name.ts';
import { findLine } from './table.ts';

/** Whether names are zones. At most 1,000, because emails may contain any names. */
const known = new Map<string, boolean>();

/** Whether the runtime supports a zone with this name. Offsets such as `+02:00` do not count. */
function isZone(name: string): boolean {
  let isKnown = known.get(name);
  if (isKnown === undefined) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: name });
      isKnown = !/^[+-]/.test(name);
    } catch {
      isKnown = false;
    }
    if (known.size < 1_000) known.set(name, isKnown);
  }
  return isKnown;
}

/**
 * The IANA zone of a TZID or a vendor's field: an IANA name, one after a prefix
 * (`/mozilla.org/20050126_1/Europe/Berlin`), or a Windows name. Undefined for custom names.
 */
export function findIanaZone(name: string): string | undefined {
  const trimmed = name
    .trim()
    .replace(/^["']|["']$/g, '')
    .slice(0, 100);
  if (!trimmed) return undefined;
  const path = trimmed.match(/[A-Z][A-Za-z_]+\/[A-Z][A-Za-z_+-]+(?:\/[A-Z][A-Za-z_]+)?$/)?.[0];
  if (path && isZone(path)) return path;
  const windows = findLine(WINDOWS_ZONES, `${trimmed.toLowerCase()}|`);
  if (windows) return windows;
  if (/^(?:utc|gmt|etc\/utc)$/i.test(trimmed)) return 'UTC';
  return findDisplayName(trimmed);
}

/** Display names as Outlook writes them: `(UTC+01:00) Amsterdam, Berlin, Bern, …`. */
const DISPLAY_NAMES: [RegExp, string][] = [
  [/amsterdam|berlin|bern|rome|stockholm|vienna/, 'Europe/Berlin'],
  [/brussels|copenhagen|madrid|paris/, 'Europe/Paris'],
  [/belgrade|bratislava|budapest|ljubljana|prague/, 'Europe/Budapest'],
  [/sarajevo|skopje|warsaw|zagreb/, 'Europe/Warsaw'],
  [/dublin|edinburgh|lisbon|london/, 'Europe/London'],
  [/eastern time/, 'America/New_York'],
  [/central time/, 'America/Chicago'],
  [/mountain time/, 'America/Denver'],
  [/pacific time/, 'America/Los_Angeles'],
  [/athens|bucharest/, 'Europe/Bucharest'],
  [/helsinki|kyiv|riga|sofia|tallinn|vilnius/, 'Europe/Kiev'],
];

function findDisplayName(name: string): string | undefined {
  if (!/^\((?:utc|gmt)/i.test(name)) return undefined;
  const folded = foldName(name);
  return DISPLAY_NAMES.find(([pattern]) => pattern.test(folded))?.[1];
}
