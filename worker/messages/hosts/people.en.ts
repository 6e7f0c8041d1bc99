/** The admin panel: guests, their answers, sign-ups and tickets, who may do what, and what waits for hosts. */
export const peopleEn = {} as const;
