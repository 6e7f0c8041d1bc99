import type { MailField } from '../../label/mail-field.ts';
import { tidyName } from '../../scan/place-name.ts';
import { findAirportCodes } from '../../scan/places.ts';
import { isStopName } from '../../scan/stop-names.ts';
import type { JourneyFact } from './journey-fact.ts';

/** Reads a row of three cells: a name, an arrow and a name. */
export function readRouteRow(fields: MailField[], at: number): JourneyFact | undefined {
  const [from, arrow, to] = fields.slice(at, at + 3);
  if (!from || !arrow || !to || arrow.line !== from.line || to.line !== from.line) return undefined;
  const isArrow = /^(?:→|➔|➜|⇒|⟶|✈️?|-->|->|=>|—>|–>|›|»|>)$/u.test(arrow.value);
  const areNames = [from, to].every(
    ({ key, value, dates, times }) =>
      key === 'none' &&
      !dates.length &&
      !times.length &&
      isStopName(value) &&
      !findAirportCodes(value, true).length,
  );
  if (!isArrow || !areNames || (fields[at - 1]?.line ?? -1) === from.line) return undefined;
  return {
    is: 'route',
    role: undefined,
    line: from.line,
    span: { from: from.start, until: to.start + to.value.length },
    from: { name: tidyName(from.value) },
    to: { name: tidyName(to.value) },
  };
}
