/** How every cookie of ours is set; without these the prefix __Host- is refused by browsers. */
export const COOKIE = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;
