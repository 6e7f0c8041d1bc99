/** The landing page, sign-in, the dashboard, accounts, paying and the rest outside of an itinerary. */
export const siteEn = {} as const;
