/**
 * Where the end of something goes when its beginning is moved: along, so that it lasts as long as before. All three
 * are wall clocks (`YYYY-MM-DDTHH:mm`); one that is unset moves nothing.
 */
export function shiftEnd(ends: string, from: string, to: string): string {
  const [end, before, after] = [ends, from, to].map((clock) => Date.parse(`${clock}Z`)) as [
    number,
    number,
    number,
  ];
  const moved = new Date(end + after - before);
  return Number.isNaN(moved.getTime()) ? ends : moved.toISOString().slice(0, 16);
}
