import { findFormat } from './format-in.ts';

/**
 * Days (`YYYY-MM-DD`, inclusive) as text: "June 12, 2027", "June 12–14, 2027", "June 30 – July 2, 2027",
 * "December 30, 2027 – January 2, 2028"; "12.–14. Juni 2027" for German readers.
 */
export function formatDayRange(firstDay: string, lastDay: string): string {
  const format = findFormat('UTC', { dateStyle: 'long' });
  // ICU puts thin spaces around the dash. Between numbers there is none; plain ones are easier to copy and search.
  return format
    .formatRange(Date.parse(firstDay), Date.parse(lastDay))
    .replace(/\s/g, ' ')
    .replace(/\b(\d\d?\.?) – (?=\d)/, '$1–');
}
