import { z } from 'zod';
import { LIMITS } from './limits.ts';

// Control characters (but for tab and line break) and the bidirectional overrides that let a name
// read differently from what it is (Unicode TR 36, section 2.5).
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this expression is for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const LINE_BREAK = /[\r\n\u2028\u2029]/;
/** Spaces, joiners and other signs that leave no mark (Unicode, Default_Ignorable_Code_Point), and Braille's blank. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** One line of text for people: trimmed, something to be seen in it, at most `max` characters. */
export const requiredLine = (max: number, required = 'Please fill this in.') =>
  oneLine(words(max, required)).refine((value) => !INVISIBLE.test(value), required);

/** One line of text for people that may be empty. */
export const optionalLine = (max: number) => oneLine(words(max));

const oneLine = (schema: z.ZodString) =>
  schema.refine(
    (value) => !UNPRINTABLE.test(value) && !LINE_BREAK.test(value),
    'Please use plain text on one line.',
  );

/** Text for people that keeps its line breaks: trimmed, something to be seen in it, at most `max` characters. */
export const requiredText = (max: number, required = 'Please fill this in.') =>
  plain(words(max, required)).refine((value) => !INVISIBLE.test(value), required);

/** The same, but it may be empty. */
export const optionalText = (max: number) => plain(words(max));

const plain = (schema: z.ZodString) =>
  schema.refine((value) => !UNPRINTABLE.test(value), 'Please use plain text.');

/** Trimmed, and no longer than `max` characters; an emoji of two code units is one. Half of one is none. */
const words = (max: number, required?: string) =>
  z
    .string({ error: ({ input }) => (input == null ? required : undefined) })
    .overwrite((value) => value.toWellFormed())
    .trim()
    .refine((value) => value.length <= max || [...value].length <= max, `At most ${max} characters.`);

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(LIMITS.email, 'That address is too long.')
  .pipe(z.email('Please enter a valid email address.'));

/** A code as a person types it: trimmed and upper-cased, spaces and dashes within it forgiven. */
export const typedCodeSchema = z
  .string()
  .max(32)
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase());

/** An IANA time zone name this runtime knows. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone, 'Unknown time zone.');

function isTimeZone(value: string): boolean {
  try {
    // Offsets such as "+02:00" pass Intl too, but are no zone: they know nothing of summer time.
    return /^[A-Za-z]/.test(value) && new Intl.DateTimeFormat('en', { timeZone: value }) !== null;
  } catch {
    return false;
  }
}

/** A moment: ISO with an offset, or local `YYYY-MM-DDTHH:mm[:ss]`, read in the row's own zone. */
export const dateTimeSchema = z
  .string()
  .max(40)
  .regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/,
    'Please enter a date and time.',
  );

/** The version of a row that the sender has seen. Left out, the write is not compared. */
export const sequenceSchema = z.int().min(0).optional();
