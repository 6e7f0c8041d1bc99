import { matchPrinted } from '../languages/compile.ts';

/** Whether a text contains a time of day, `HH:mm`, in any common format: `20:15`, `8.15 pm`, `20h15`, `2015 hrs`. */
export function containsTime(text: string, clock: string): boolean {
  const hour = Number(clock.slice(0, 2));
  const minute = clock.slice(3, 5);
  const hour12 = hour % 12 === 0 ? 12 : hour % 12;
  const meridiem = hour < 12 ? 'a' : 'p';
  const minutes = minute === '00' ? '(?:[:.]00)?' : `[:.]${minute}`;
  const formats = [
    `0?${hour}[:.hH]${minute}(?!\\s?[ap]\\.?\\s?m)`,
    `${hour12}${minutes}\\s?${meridiem}(?:\\.?\\s?m\\b|\\b)`,
    `0?${hour}\\s?(?:h|uhr|u\\.)${minute === '00' ? '' : `\\s?${minute}`}\\b`,
    `${clock.slice(0, 2)}${minute}\\s?(?:hrs|h|uhr)`,
    ...(clock === '12:00' ? [matchPrinted('clock.noon', 'clock.noonNames')] : []),
    ...(clock === '00:00' ? [matchPrinted('clock.midnight', 'clock.midnightNames')] : []),
  ];
  return new RegExp(`(?<![\\d:.])(?:${formats.join('|')})(?!\\d)`, 'i').test(
    text.replace(/[\u00a0\u2009\u202f]/g, ' '),
  );
}

/** Whether a text contains any time of day. */
export const containsAnyTime = (text: string): boolean =>
  /(?<![\d:.])(?:[01]?\d|2[0-3])(?::[0-5]\d|\.[0-5]\d\s?[ap]|h[0-5]\d|\s?[ap]\.?m\b)/i.test(text);
