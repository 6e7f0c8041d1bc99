/** The admin panel: events, FAQs, the look, pictures, history and settings. */
export const contentEn = {} as const;
