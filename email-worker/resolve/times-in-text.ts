/**
 * Whether a text shows a time of day, `HH:mm`, in one of the ways that mails write it: `20:15`, `8.15 pm`,
 * `20h15`, `8:15p`, `2015 hrs`.
 */
export function containsTime(text: string, clock: string): boolean {
  const hour = Number(clock.slice(0, 2));
  const minute = clock.slice(3, 5);
  const of12 = hour % 12 === 0 ? 12 : hour % 12;
  const half = hour < 12 ? 'a' : 'p';
  const minutes = minute === '00' ? '(?:[:.]00)?' : `[:.]${minute}`;
  const shapes = [
    `0?${hour}[:.hH]${minute}(?!\\s?[ap]\\.?\\s?m)`,
    `${of12}${minutes}\\s?${half}(?:\\.?\\s?m\\b|\\b)`,
    `0?${hour}\\s?(?:h|uhr|u\\.)${minute === '00' ? '' : `\\s?${minute}`}\\b`,
    `${clock.slice(0, 2)}${minute}\\s?(?:hrs|h|uhr)`,
    ...(clock === '12:00' ? ['noon', 'midday', 'mittag', 'midi'] : []),
    ...(clock === '00:00' ? ['midnight'] : []),
  ];
  return new RegExp(`(?<![\\d:.])(?:${shapes.join('|')})(?!\\d)`, 'i').test(
    text.replace(/[\u00a0\u2009\u202f]/g, ' '),
  );
}

/** Whether a text shows any time of day with minutes: then the right one should be among them. */
export const containsAnyTime = (text: string): boolean =>
  /(?<![\d:.])(?:[01]?\d|2[0-3])(?::[0-5]\d|\.[0-5]\d\s?[ap]|h[0-5]\d|\s?[ap]\.?m\b)/i.test(text);
