import { LIMITS } from './limits.ts';
import { toWellFormed } from './well-formed.ts';
import { z } from './zod.ts';

// Control characters except tab and line breaks, and bidirectional overrides, which can disguise a name
// (Unicode TR 36, 2.5).
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const LINE_BREAK = /[\r\n\u2028\u2029]/;
/** Text without visible characters: spaces, joiners and the like (Default_Ignorable_Code_Point), blank Braille. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Trimmed text on one line with at least one visible and at most `max` characters. */
export const requiredLine = (max: number, required = 'This field is required.') =>
  oneLine(limitedText(max, required)).refine((value) => !INVISIBLE.test(value), required);

/** Trimmed text on one line that may be empty. */
export const optionalLine = (max: number) => oneLine(limitedText(max));

const oneLine = (schema: z.ZodString) =>
  schema.refine(
    (value) => !UNPRINTABLE.test(value) && !LINE_BREAK.test(value),
    'Please use plain text on one line.',
  );

/** Trimmed text with line breaks, with at least one visible and at most `max` characters. */
export const requiredText = (max: number, required = 'This field is required.') =>
  plain(limitedText(max, required)).refine((value) => !INVISIBLE.test(value), required);

/** Trimmed text with line breaks that may be empty. */
export const optionalText = (max: number) => plain(limitedText(max));

const plain = (schema: z.ZodString) =>
  schema.refine((value) => !UNPRINTABLE.test(value), 'Please use plain text.');

/** At most `max` code points. Lone surrogates become U+FFFD. */
const limitedText = (max: number, required?: string) =>
  z
    .string({ error: ({ input }) => (input == null ? required : undefined) })
    .overwrite(toWellFormed)
    .trim()
    .refine((value) => value.length <= max || [...value].length <= max, `Use at most ${max} characters.`);

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(LIMITS.email, 'This email address is too long.')
  .pipe(z.email('Please enter a valid email address.'));

/** A code as typed: upper-cased, without spaces and dashes. */
export const typedCodeSchema = z
  .string()
  .max(32)
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase());

/** An IANA time zone name known to this runtime. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone, 'Unknown time zone.');

function isTimeZone(value: string): boolean {
  try {
    // Intl also accepts offsets such as "+02:00", which have no daylight saving time.
    return /^[A-Za-z]/.test(value) && new Intl.DateTimeFormat('en', { timeZone: value }) !== null;
  } catch {
    return false;
  }
}

/** ISO with an offset, or local `YYYY-MM-DDTHH:mm[:ss]` in the time zone of the same body; an end in that of the end. */
export const dateTimeSchema = z
  .string()
  .max(40)
  .regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/,
    'Please enter a date and time.',
  );

/** The row's sequence as the sender saw it; without it the row is overwritten. */
export const sequenceSchema = z.int().min(0).optional();
