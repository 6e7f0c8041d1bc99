import { getReader } from '../../messages/t.ts';

type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

/** A duration as the reader writes it: "1 day, 2 hours". */
export function formatUnits(units: readonly (readonly [number, Unit])[]): string {
  const { locale } = getReader();
  const words = units.map(([count, unit]) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: unit.slice(0, -1),
      unitDisplay: 'long',
      numberingSystem: 'latn',
    }).format(count),
  );
  return new Intl.ListFormat(locale, { type: 'unit' }).format(words);
}
