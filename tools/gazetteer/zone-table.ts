/** Numbers zones in order of appearance, so that tables can refer to a zone with two characters. */
export class ZoneTable {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, string>();

  /** Two base-36 characters for a zone; undefined for one that Intl does not know. */
  toCode(zone: string): string | undefined {
    const known = this.#numbers.get(zone);
    if (known) return known;
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
    } catch {
      return undefined;
    }
    const code = this.names.length.toString(36).padStart(2, '0');
    this.names.push(zone);
    this.#numbers.set(zone, code);
    return code;
  }
}

/** Local time in January and July. Zones with the same result are treated as equal. */
export function toClocks(zone: string): string {
  const at = (month: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
      Date.UTC(2026, month, 15, 12),
    );
  return `${at(0)} ${at(6)}`;
}
