const MIN_LENGTH = 32;
const MIN_DIFFERENT = 10;

/** Whether a text is long and varied enough to derive keys from. Refuses placeholders, not bad generators. */
export function isStrongSecret(text: string): boolean {
  return text.length >= MIN_LENGTH && new Set(text).size >= MIN_DIFFERENT;
}
