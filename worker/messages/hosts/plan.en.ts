/** Creating an itinerary, pasting a plan, reviewing and importing. */
export const planEn = {} as const;
