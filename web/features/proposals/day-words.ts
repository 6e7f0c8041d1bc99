import type { ReadEvent } from '../../../worker/contract/proposals.ts';
import { DAY_MS } from '../../../worker/domain/time/days.ts';
import { READER_LANGUAGES } from '../../../worker/messages/languages.ts';
import { getReader } from '../../../worker/messages/t.ts';

const TAGS = Object.values(READER_LANGUAGES).map(({ tag }) => tag);
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** A Monday; the days and months after it have all names. */
const FIRST = Date.UTC(2027, 0, 4);
let known: Set<string> | undefined;

/** Names of weekdays and months in the languages of readers. */
function listDayWords(): Set<string> {
  if (known) return known;
  const days = Array.from({ length: 7 }, (_, day) => new Date(FIRST + day * DAY_MS));
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 15)));
  known = new Set(
    TAGS.flatMap((tag) =>
      (['long', 'short'] as const).flatMap((width) => {
        const weekday = new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' });
        const month = new Intl.DateTimeFormat(tag, { month: width, day: 'numeric', timeZone: 'UTC' });
        const own = new Intl.DateTimeFormat(tag, { month: width, timeZone: 'UTC' });
        return [
          ...days.map((day) => weekday.format(day)),
          ...months.flatMap((day) => [month.format(day), own.format(day)]),
        ];
      }),
    ).flatMap((text) => text.toLowerCase().match(WORD) ?? []),
  );
  return known;
}

const isDayWord = (word: string): boolean => listDayWords().has(word.toLowerCase());

/** Whether a line has no words but names of weekdays and months. */
export const isDayWords = (line: string): boolean => (line.match(WORD) ?? []).every(isDayWord);

/** The letters of the name of a weekday or month at the end of a text; 0 without one. */
export function countLastDayWord(text: string): number {
  const [word = ''] = /\p{L}[\p{L}\p{M}]*$/u.exec(text) ?? [];
  return word !== '' && isDayWord(word) ? word.length : 0;
}

/** `March 2027`, the month of an event; in the language in which the plan names it, or that of the page. */
export function formatMonthOf({ datetime, timeZone }: ReadEvent, text: string): string {
  const at = new Date(datetime ?? 0);
  const lower = text.toLowerCase();
  const isWritten = (tag: string) =>
    lower.includes(new Intl.DateTimeFormat(tag, { month: 'long', timeZone }).format(at).toLowerCase());
  const page = getReader().locale;
  const tag = [page, ...TAGS].find(isWritten) ?? page;
  return new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone }).format(at);
}
