/** From this length on, or with several lines, pasted text is a plan rather than a word to add to one. */
const PLAN_LENGTH = 60;

/** Whether pasted text is more than a word or a name. */
export const isPlan = (text: string) => text.trim().includes('\n') || text.trim().length >= PLAN_LENGTH;
