import type { ProposalReason } from '../../../worker/contract/proposal-reasons.ts';
import { matchAny, matchInLanguage, matchOwn } from '../../languages/compile.ts';
import { findAbsent } from '../text/absent-people.ts';
import { readSpokenPeople, toEveryoneExcept } from '../text/people.ts';
import { isOnly, toNames } from '../text/people-cells.ts';
import type { PlanTime } from '../text/scan-line.ts';
import type { ScannedLine, ScannedPlan } from '../text/scan-plan.ts';
import { END_BEFORE, END_START } from '../text/scan-words.ts';
import type { TimeSlot } from '../text/time-slot.ts';

/** `lands`, `arr`, with the place before the time. */
const ARRIVES = new RegExp(
  `(?<!\\p{L})${matchAny('labels.arrive', 'places.arrives', 'plan.arrivals')}[:.]?[\\s\\p{L}()]{0,24}$`,
  'u',
);
const ARRIVES_BEHIND = new RegExp(`^\\s?(?:${matchAny('plan.endsBehind')})`, 'u');

/** The time of an end in a cell of notes: after a word such as "until", or of an arrival. */
export function findSaidEnd(notes: string, plan: ScannedPlan): PlanTime | undefined {
  const { folded, scan } = plan.scan(notes);
  const isEnd = ({ start, end }: PlanTime) => {
    const before = folded.slice(0, start);
    return (
      END_BEFORE.test(before) ||
      END_START.test(folded) ||
      ARRIVES.test(before) ||
      ARRIVES_BEHIND.test(folded.slice(end))
    );
  };
  return scan.times.length === 1 ? scan.times.find(isEnd) : undefined;
}

/** Whether notes give the event another time or day: `moved to 13:30`, `due to the tide at 13:30`. */
export function isChangedNote(notes: string, plan: ScannedPlan): boolean {
  const { folded, scan } = plan.scan(notes);
  const { language } = plan;
  const isChange =
    matchInLanguage(language, 'plan.changed').test(folded) || matchOwn(language, 'plan.moves').test(folded);
  const isOther = scan.times.length > 0 && findSaidEnd(notes, plan) === undefined;
  return isOther || (isChange && /\d/.test(folded));
}

/** Whether the cell of a time gives another one after the first: `9:30, now 10:30`, but not `10:30 instead of 9:30`. */
function isMovedInCell({ folded, scan }: Pick<ScannedLine, 'folded' | 'scan'>, language: string): boolean {
  const [first, last] = [scan.times[0], scan.times.at(-1)];
  const between = folded.slice(first?.end, last?.start);
  return (
    matchOwn(language, 'plan.moves').test(between) && !matchInLanguage(language, 'plan.changed').test(between)
  );
}

/** The time of a cell that may hold more than one, of which the last counts if it replaces the first. */
export function findCellTime(
  cell: Pick<ScannedLine, 'folded' | 'scan'>,
  { time, endTime }: TimeSlot,
  language: string,
): { time: PlanTime; reasons: ProposalReason[] } {
  const { times } = cell.scan;
  const isSure = times.length <= (endTime ? 2 : 1);
  const last = !endTime && isMovedInCell(cell, language) ? times.at(-1) : undefined;
  return { time: last ?? time, reasons: isSure ? [] : ['several-times'] };
}

/** Those who a clause of notes says an event is only for: `just Ollie + Freya`. */
function findOnly(notes: string, language: string): string {
  const whole = isOnly(notes, language) ? toNames(notes, language) : '';
  if (whole !== '' && whole.split(', ').every((name) => /[\p{Lu}\p{Lo}]/u.test(name))) return whole;
  const clauses = notes.split(/[.;,!、。]\s*|\n/).map((note) => note.trim());
  const only = clauses.find((note) => note !== '' && isOnly(note, language));
  const names = only ? toNames(only, language) : '';
  const isWhole = (name: string) =>
    /^\p{Lo}/u.test(name) || only?.split(/[\s+&]+/).includes(name.split(' ')[0] ?? '');
  const areNames = names.split(', ').every((name) => /^[\p{Lu}\p{Lo}]/u.test(name) && isWhole(name));
  return areNames ? names : '';
}

const EXCEPT = toEveryoneExcept([]);

/** Those of whom a cell of people or notes says that they do not come, or that only they do. */
export function findAbsentInCells(people: string, notes: string, language: string): string {
  const found = findAbsent(people, language) ?? findAbsent(notes, language);
  if (found) return toEveryoneExcept(found.names);
  const { attendees } = readSpokenPeople(notes);
  return attendees.startsWith(EXCEPT) ? attendees : findOnly(notes, language);
}
