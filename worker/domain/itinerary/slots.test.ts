import { describe, expect, it } from 'vitest';
import { toCodeNumber, toProjectId, toProjectNumber, toSlot, toSlotCode } from './project-number.ts';
import {
  drawSlot,
  findBindingOfProject,
  findBindingOfSlot,
  SLOT_RANGES,
  toRegion,
  toRegionOfBinding,
} from './slots.ts';

describe('the number of a project', () => {
  it.each(['00000000', 'DEM0TR1P', 'ZZZZZZZZ', 'J0000001'])('of %s becomes the same id again', (id) => {
    const number = toProjectNumber(id) ?? -1;
    expect(Number.isSafeInteger(number)).toBe(true);
    expect(toProjectId(number)).toBe(id);
    expect(toSlotCode(toSlot(number))).toBe(id.slice(0, 2));
  });

  it.each(['', 'DEM0TR1', 'DEM0TR1PX', 'dem0tr1p', 'DEM0TRIP', 'DEM0TR1%'])('is none for %j', (id) => {
    expect(toProjectNumber(id)).toBeUndefined();
  });
});

describe('the table of slots', () => {
  it('gives each slot to one database at most', () => {
    const slots = SLOT_RANGES.flatMap(({ first, last }) => {
      const [from = 0, to = 0] = [toCodeNumber(first), toCodeNumber(last)];
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    });
    expect(slots).toHaveLength(16 * SLOT_RANGES.length);
    expect(new Set(slots).size).toBe(slots.length);
  });

  it('names every database once, by its region', () => {
    const bindings = SLOT_RANGES.map(({ binding }) => binding);
    expect(new Set(bindings).size).toBe(bindings.length);
    for (const binding of bindings) {
      expect(['wnam', 'enam', 'weur', 'eeur', 'apac', 'oc']).toContain(toRegionOfBinding(binding));
    }
  });

  it('has a database for the demo, and none for an id that was never given', () => {
    expect(findBindingOfProject(toProjectNumber('DEM0TR1P') ?? 0)).toBe('ITINERARIES_WEUR_1');
    expect(findBindingOfProject(toProjectNumber('ZZZZZZZZ') ?? 0)).toBeUndefined();
  });
});

describe('the region of a request', () => {
  it.each([
    ['San Francisco', { continent: 'NA', longitude: '-122.4' }, 'wnam'],
    ['New York', { continent: 'NA', longitude: '-74.0' }, 'enam'],
    ['São Paulo', { continent: 'SA', longitude: '-46.6' }, 'enam'],
    ['Lisbon', { continent: 'EU', longitude: '-9.1' }, 'weur'],
    ['Warsaw', { continent: 'EU', longitude: '21.0' }, 'eeur'],
    ['Dubai', { continent: 'AS', longitude: '55.3' }, 'eeur'],
    ['Tokyo', { continent: 'AS', longitude: '139.7' }, 'apac'],
    ['Sydney', { continent: 'OC', longitude: '151.2' }, 'oc'],
    ['Lagos', { continent: 'AF', longitude: '3.4' }, 'weur'],
    ['a place without coordinates', { continent: 'EU' }, 'weur'],
    ['an unknown place', {}, 'weur'],
  ])('of %s', (_place, cf, region) => {
    expect(toRegion(cf)).toBe(region);
  });
});

describe('the slot of a new itinerary', () => {
  const all = () => true;

  it('is in the region of the request, or in the nearest one that has a database', () => {
    expect(findBindingOfSlot(drawSlot('apac', all))).toBe('ITINERARIES_APAC_1');
    const onlyEast = (binding: string) => binding === 'ITINERARIES_ENAM_1';
    expect(findBindingOfSlot(drawSlot('wnam', onlyEast))).toBe('ITINERARIES_ENAM_1');
    expect(() => drawSlot('oc', () => false)).toThrow();
  });

  it('is in each database of a region equally often', () => {
    const counts = new Map<string | undefined, number>();
    for (let n = 0; n < 3_000; n++) {
      const binding = findBindingOfSlot(drawSlot('weur', all));
      counts.set(binding, (counts.get(binding) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3].map((n) => `ITINERARIES_WEUR_${n}`));
    // 1,000 expected each; six standard deviations are 155.
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(155);
  });
});
