/**
 * Moves an end time along with its start, so the duration stays the same. All values are local times
 * (`YYYY-MM-DDTHH:mm`); if one is empty, `endsAt` is returned unchanged.
 */
export function shiftEnd(endsAt: string, oldStart: string, newStart: string): string {
  const [end, before, after] = [endsAt, oldStart, newStart].map((time) => Date.parse(`${time}Z`)) as [
    number,
    number,
    number,
  ];
  const shifted = new Date(end + after - before);
  return Number.isNaN(shifted.getTime()) ? endsAt : shifted.toISOString().slice(0, 16);
}
