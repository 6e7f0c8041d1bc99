import type { JourneyFact } from './journey-fact.ts';

/** Binds the time and the stop of a row or cell with exactly one of each. */
export function bindStops(facts: JourneyFact[]): JourneyFact[] {
  const bound = new Set<JourneyFact>();
  for (const row of Map.groupBy(facts, (fact) => fact.line).values()) {
    if (bindOne(row, bound)) continue;
    const cells = [...Map.groupBy(row, ({ field }) => field).values()].filter(
      (cell) => cell.some(({ is }) => is === 'time') && cell.some(({ is }) => is === 'place'),
    );
    const timed = new Set(row.filter(({ is }) => is === 'time').map(({ field }) => field));
    if (cells.length === 2 && timed.size === 2) for (const cell of cells) bindOne(cell, bound);
  }
  bindColumns(facts, bound);
  bindStacked(facts, bound);
  return facts.filter((fact) => !bound.has(fact));
}

/** Binds a line of two stops and the line of their two times next to it, column by column. */
function bindColumns(facts: JourneyFact[], bound: Set<JourneyFact>): void {
  const rows = [...Map.groupBy(facts, ({ line }) => line).values()];
  const isPair = (row: JourneyFact[] | undefined, is: JourneyFact['is']): row is [JourneyFact, JourneyFact] =>
    row?.length === 2 && row.every((fact) => fact.is === is && !bound.has(fact));
  for (const [i, stops] of rows.entries()) {
    if (!isPair(stops, 'place') || !stops.every((stop) => stop.is === 'place' && stop.soft)) continue;
    const times = [rows[i + 1], rows[i - 1]].find((row) => isPair(row, 'time') && isNextTo(stops, row));
    for (const [at, stop] of stops.entries()) bindOne([stop, ...(times ?? []).slice(at, at + 1)], bound);
  }
}

const isNextTo = (a: JourneyFact[], b: JourneyFact[]): boolean =>
  Math.abs((a[0]?.line ?? 0) - (b[0]?.line ?? 99)) === 1;

/** Binds alternating lines of times and stops. */
function bindStacked(facts: JourneyFact[], bound: Set<JourneyFact>): void {
  const rows = [...Map.groupBy(facts, (fact) => fact.line).values()].filter((row) =>
    row.every((fact) => fact.is !== 'break'),
  );
  const isTime = (row: JourneyFact[] | undefined) =>
    row?.length === 1 && row[0]?.is === 'time' && !row[0].stop;
  const isStop = (row: JourneyFact[] | undefined) =>
    row !== undefined && row.length <= 2 && row.every((fact) => fact.is === 'place' && fact.soft === true);
  const times = rows.flatMap((row, i) => (isTime(row) ? [i] : []));
  const areNamed = times.every((i) => rows[i]?.[0]?.role !== undefined);
  if (times.length < 2 || (times.length % 2 && !areNamed)) return;
  const by = [1, -1].find((step) =>
    times.every((i) => isStop(rows[i + step]) && isClose(rows[i], rows[i + step])),
  );
  if (!by) return;
  for (const i of times) {
    const [stop, ...details] = rows[i + by] ?? [];
    bindOne([...(rows[i] ?? []), ...(stop ? [stop] : [])], bound);
    // `Portland, ME  Transportation Center`.
    for (const detail of details) bound.add(detail);
  }
}

const isClose = (a: JourneyFact[] | undefined, b: JourneyFact[] | undefined): boolean =>
  Math.abs((a?.[0]?.line ?? 0) - (b?.[0]?.line ?? 99)) <= 2;

function bindOne(row: JourneyFact[], bound: Set<JourneyFact>): boolean {
  const all = row.filter((fact) => fact.is === 'place');
  const firm = all.filter((fact) => !fact.soft);
  const places = firm.length ? firm : all;
  const times = row.filter((fact) => fact.is === 'time');
  const [place, time] = [places[0], times[0]];
  if (places.length !== 1 || times.length !== 1 || place?.is !== 'place' || time?.is !== 'time') return false;
  if (place.role && time.role && place.role !== time.role) return false;
  time.stop = place;
  time.role ??= place.role ?? row.find((fact) => fact.is === 'date')?.role;
  place.role ??= time.role;
  time.day ??= row.find((fact) => fact.is === 'date')?.day;
  bound.add(place);
  return true;
}
