/**
 * When the text of each legal page was last changed, as shown on it. A test fails if `text`, a hash of the date and the
 * text, does not fit.
 */
export const LAST_CHANGES = {
  '/terms': { date: '2026-11-23', text: '667b196a578b34c9' },
  '/privacy-policy': { date: '2026-11-23', text: '7868bded4c644ee5' },
  '/community-guidelines': { date: '2026-11-23', text: 'bc24edfe44ec5a3d' },
} as const;

export type DatedPath = keyof typeof LAST_CHANGES;
