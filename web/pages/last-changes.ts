/**
 * When the text of each legal page was last changed, as shown on it. A test fails if `text`, a hash of the date and the
 * text, does not fit.
 */
export const LAST_CHANGES = {
  '/terms': { date: '2026-11-28', text: '96dacd169beb93a4' },
  '/privacy-policy': { date: '2026-11-28', text: '665e946db705ccaa' },
  '/community-guidelines': { date: '2026-11-28', text: '21acfe36d72f86d3' },
  '/accessibility': { date: '2026-11-28', text: 'eb6dd4fac23bda70' },
} as const;

export type DatedPath = keyof typeof LAST_CHANGES;
