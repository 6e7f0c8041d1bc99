import { toWordSet } from '../languages/compile.ts';

/** Words for a stop before the name of its city. */
export const LEADING_STOP_WORDS = toWordSet('stops.leading');

/** Words for a port; they need a preposition after them because `Porto` is also a city. */
export const PORT_WORDS = toWordSet('stops.ports');

/** Prepositions between a word for a stop and its city. */
export const PREPOSITIONS = toWordSet('stops.prepositions');

/** Words for a stop after the name of its city. */
export const STOP_WORDS_BEHIND_CITY = toWordSet('stops.after');
