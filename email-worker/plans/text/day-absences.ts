import { matchInLanguage, matchOwn } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { findAbsent, findNamesBefore, mayNameAbsent } from './absent-people.ts';
import type { DayTracker } from './day-tracker.ts';
import { toEveryoneExcept } from './people.ts';
import type { PlanItem } from './plan-item.ts';
import type { Span } from './scan-line.ts';
import type { ScannedLine, ScannedPlan } from './scan-plan.ts';

interface Absence {
  names: string[];
  date: string;
  /** From the first day until this one. */
  isUntil: boolean;
}

const EXCEPT = toEveryoneExcept([]);
const MAX_DAYS = 2;
const SENTENCE = /[.;!()]\s*/g;
const CLAUSE = /[.,;!()–—]\s*/g;

/** The part of a text between two dividers that holds a span. */
function cutAround(text: string, { start, end }: Span, divider: RegExp): string {
  const cuts = [...text.matchAll(divider)];
  const from = cuts.findLast((m) => m.index + m[0].length <= start);
  const until = cuts.find((m) => m.index >= end);
  return text.slice(from ? from.index + from[0].length : 0, until?.index);
}

/** Those who a line without a time says do not come on a day, or come no earlier than on it. */
export class DayAbsences {
  readonly #plan: ScannedPlan;
  readonly #days: DayTracker;
  readonly #found: Absence[] = [];

  constructor(plan: ScannedPlan, days: DayTracker) {
    this.#plan = plan;
    this.#days = days;
  }

  /** Notes who a line says does not come: `Amandine is absent on Thursday`, `Tom only arrives on Friday`. */
  note(line: ScannedLine): void {
    const { scan, normalized, folded, sender } = line;
    if (scan.times.length > 0 || scan.days.length > MAX_DAYS || /[?？]/.test(normalized)) return;
    if (scan.days.length === 0 || !(sender || mayNameAbsent(folded, this.#plan.language))) return;
    for (const named of scan.days) {
      const sentence = cutAround(normalized, named, SENTENCE);
      const clause = cutAround(normalized, named, CLAUSE);
      const found = this.#findNames(sentence) ?? this.#findSender(clause, sender);
      const day = found && named.kind !== 'number' ? this.#days.resolve(named, line) : undefined;
      if (found && day) this.#found.push({ ...found, date: day.date });
    }
  }

  #findNames(sentence: string): Omit<Absence, 'date'> | undefined {
    const { language } = this.#plan;
    const later = findNamesBefore(sentence, 'plan.comesLater', language);
    if (later) return { names: later, isUntil: true };
    const absent = findAbsent(sentence, language);
    return absent && { names: absent.names, isUntil: false };
  }

  /** The sender of a message, in a clause that names a day and no event. */
  #findSender(clause: string, sender: string | undefined): Omit<Absence, 'date'> | undefined {
    const { language } = this.#plan;
    const folded = foldEmailText(clause);
    if (!sender) return undefined;
    const isUntil = matchOwn(language, 'plan.comeLater').test(folded);
    if (!isUntil && matchInLanguage(language, 'plan.eventWords').test(folded)) return undefined;
    return isUntil || matchOwn(language, 'plan.skips').test(folded)
      ? { names: [sender], isUntil }
      : undefined;
  }

  /** Leaves those who do not come out of the events of their days. */
  apply(items: PlanItem[]): void {
    for (const { names, date, isUntil } of this.#found) {
      const own = items.filter((item) => item.date && (isUntil ? item.date < date : item.date === date));
      for (const item of own) {
        const left = item.attendees.startsWith(EXCEPT) ? item.attendees.slice(EXCEPT.length).split(', ') : [];
        if (item.attendees === '' || left.length > 0)
          item.attendees = toEveryoneExcept([...new Set([...left, ...names])]);
      }
    }
  }
}
