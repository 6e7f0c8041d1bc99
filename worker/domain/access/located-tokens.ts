import { SLOT_LENGTH, toCodeNumber } from '../itinerary/project-number.ts';
import { generateToken } from './crypto.ts';

/**
 * A random token that begins with the slot of an itinerary, so that it says in which database to look for what it belongs
 * to.
 */
export const createLocatedToken = (projectId: string, bytes = 32): string =>
  `${projectId.slice(0, SLOT_LENGTH)}${generateToken(bytes)}`;

/** Marks a text as an assistant's key, for people and for tools that search for leaked secrets. */
export const KEY_PREFIX = 'foldout_';

/** The slot of a token that may be one of `createLocatedToken`. */
export const findSlotOfToken = (token: string): number | undefined =>
  token.length > SLOT_LENGTH ? toCodeNumber(token.slice(0, SLOT_LENGTH).toUpperCase()) : undefined;
