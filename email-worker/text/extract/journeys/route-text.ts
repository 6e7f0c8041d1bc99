import { matchPrinted } from '../../../languages/compile.ts';
import { type MailField, toTextSpan } from '../../label/mail-text.ts';
import { tidyName } from '../../scan/place-name.ts';
import { isStopName } from '../../scan/stop-names.ts';
import type { JourneyFact } from './journey-fact.ts';
import {
  removeLeadingWeekday,
  removeTakenRanges,
  type TakenRanges,
  withParenthetical,
} from './line-stops.ts';

const BY_WORD = new RegExp(
  `^(\\p{Lu}[^\\d:;|]{1,60}?)\\s+(?:→|➔|➜|⇒|-->|->|=>|${matchPrinted('places.routeWords')})\\s+(\\p{Lu}[^\\d:;|]{1,60})$`,
  'u',
);
/** `서울 → 경주`, after a label for a route in a script without capitals. */
const OF_OTHER_SCRIPT =
  /^(\p{Lo}[^\d:;|→➔➜⇒–—-]{0,40}?)\s*(?:→|➔|➜|⇒|-->|->|=>|–|—|-)\s*(\p{Lo}[^\d:;|→➔➜⇒–—-]{0,40})$/u;
/** `Madrid / Valencia`, after a label for a route. */
const BY_SLASH = /^(\p{Lu}[^\d:;|/]{1,48}?)\s+\/\s+(\p{Lu}[^\d:;|/]{1,48})$/u;
const BY_DASH = /^(\p{Lu}[^\d:;|]{1,48}?)\s+(?:–|-|—|a|do)\s+(\p{Lu}[^\d:;|]{1,48})$/u;

/**
 * `New York, NY - Moynihan Train Hall at Penn Station`: the town of a long name. `Da Nang, xe giuong nam`: the name
 * without a note.
 */
const shortenStop = (text: string): string => {
  const name = text.replace(/,\s+\p{Ll}.*$/u, '');
  return isStopName(name) ? name : (name.split(/\s[-–—]\s/)[0] ?? name);
};

/** `Visita à adega, prova de vinhos do Porto`: what stands before `do` is not a stop. */
const CLAUSE_BEHIND = /,\s+\p{Ll}[^,]* \p{Ll}+$/u;

/** The stops of a route such as `Rome – Milan` in a field; undefined if it has none. */
export function readRouteText(field: MailField, taken: TakenRanges): JourneyFact[] | undefined {
  const { value, line } = field;
  const bare = value.replace(/\([^)]{0,60}\)/g, (all) => ' '.repeat(all.length)).trim();
  const stripped = removeLeadingWeekday(removeTakenRanges(bare, taken));
  const parts = [stripped, ...stripped.split(/\s*[:;|]\s*/), ...stripped.split(/\s*[:;,|]\s*/)];
  const [from = '', to = ''] = (
    parts.map((part) => BY_WORD.exec(part) ?? BY_DASH.exec(part)).find((one) => one !== null) ??
    (field.key === 'section' ? (BY_SLASH.exec(stripped) ?? OF_OTHER_SCRIPT.exec(stripped)) : undefined) ??
    []
  )
    .slice(1)
    .map((name, end) => (end === 0 && CLAUSE_BEHIND.test(name) ? '' : shortenStop(name)));
  if (!isStopName(from) || !isStopName(to)) return undefined;
  const toStop = (name: string) => ({ name: withParenthetical(tidyName(name), value) });
  const span = toTextSpan(field, { start: 0, end: value.length });
  return [{ is: 'route', role: undefined, line, span, from: toStop(from), to: toStop(to) }];
}
