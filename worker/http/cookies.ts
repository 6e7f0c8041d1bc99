/** Browsers require these for cookies with the prefix `__Host-`. */
export const COOKIE = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;

/** A year, in seconds. Browsers allow up to 400 days. */
export const LONG_COOKIE_S = 365 * 24 * 3600;
