import { findFormat } from './format-in.ts';

type Options = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'year' | 'month' | 'day'>;

/**
 * Days (`YYYY-MM-DD`, inclusive) as text: "June 12, 2027", "June 12–14, 2027", "June 30 – July 2, 2027",
 * "December 30, 2027 – January 2, 2028"; "12.–14. Juni 2027" for German readers, "2027年6月12日～14日" for Japanese and Chinese ones.
 * With `{ month: 'long', day: 'numeric' }` they have years only if these differ: "June 12–14". For the languages of hosts.
 */
export function formatDayRange(
  firstDay: string,
  lastDay: string,
  options: Options = { dateStyle: 'long' },
): string {
  const format = findFormat('UTC', options);
  const day = format.format(Date.parse(firstDay));
  // ICU writes these with slashes, and years and months twice.
  if (firstDay < lastDay && day[4] === '年')
    return `${day}～${format.format(Date.parse(lastDay))}`.replace(/(.+年)(.+月)(.+)\1(\2)?/, '$1$2$3');
  // ICU puts thin spaces around the dash. Between numbers there is none; plain ones are easier to copy and search. In Italian
  // it puts a zero before days.
  return format
    .formatRange(Date.parse(firstDay), Date.parse(lastDay))
    .replace(/\s0?/g, ' ')
    .replace(/\b(\d\d?\.?) – (?=\d)/, '$1–');
}
