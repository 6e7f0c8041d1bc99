import { CODE_ALPHABET, PROJECT_ID_LENGTH } from '../../contract/codes.ts';

/** Characters of an id that name the slot, which says in which database the itinerary lies. */
export const SLOT_LENGTH = 2;
/** 2^30: the ids of one slot. */
const IDS_OF_SLOT = CODE_ALPHABET.length ** (PROJECT_ID_LENGTH - SLOT_LENGTH);

/** The number that the characters of an id or of its beginning mean; undefined with any other character. */
export function toCodeNumber(code: string): number | undefined {
  let number = 0;
  for (const character of code) {
    const value = CODE_ALPHABET.indexOf(character);
    if (value < 0) return undefined;
    number = number * CODE_ALPHABET.length + value;
  }
  return number;
}

/**
 * A project's row id: its public id as a number below 2^40. So a row id is as unique as the public id, in all databases
 * together, and says as well where the itinerary lies. Undefined for a text that is not an id.
 */
export const toProjectNumber = (projectId: string): number | undefined =>
  projectId.length === PROJECT_ID_LENGTH ? toCodeNumber(projectId) : undefined;

/** Inverse of `toProjectNumber`. */
export function toProjectId(number: number): string {
  let [rest, id] = [number, ''];
  for (let place = 0; place < PROJECT_ID_LENGTH; place++) {
    id = `${CODE_ALPHABET[rest % CODE_ALPHABET.length]}${id}`;
    rest = Math.floor(rest / CODE_ALPHABET.length);
  }
  return id;
}

/** The slot of a project's row id: 0 to 1,023. */
export const toSlot = (number: number): number => Math.floor(number / IDS_OF_SLOT);

/** The first characters of the ids of a slot. */
export const toSlotCode = (slot: number): string => toProjectId(slot * IDS_OF_SLOT).slice(0, SLOT_LENGTH);
