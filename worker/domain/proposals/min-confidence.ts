/** An event that was read from an email with less confidence (0 to 100) needs a review. */
export const MIN_CONFIDENCE = 80;
