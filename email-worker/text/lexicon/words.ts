/**
 * Words or phrases separated by `|`, each a regular expression without groups that capture. They are compared
 * without accents and case, except where a key says "as printed".
 */
export type Words = string;

/** How the subject of an email of each kind reads. */
export interface SubjectWords {
  autoReply: Words;
  bounce: Words;
  reviewRequest: Words;
  receipt: Words;
  parcel: Words;
  hold: Words;
  /** Before a price: `from €29`. */
  priceFrom: Words;
  promotion: Words;
  newsletter: Words;
  cancelled: Words;
  /** `free` and `cancellation` in this order: an offer, not a cancellation. */
  free: Words;
  cancellation: Words;
  notCancelled: Words;
  changed: Words;
  /** A cancellation with a replacement. */
  rebooked: Words;
  reminder: Words;
  confirmed: Words;
  /** Confirmed even if the text also speaks of a hold. */
  firm: Words;
  invoice: Words;
  /** An invoice for something to come. */
  ticket: Words;
}

/** Phrases that show an email's kind in its text. */
export interface BodyWords {
  hold: Words;
  /** What was asked for is not possible. */
  refused: Words;
  /** A visit in the past, after which another is due. */
  recall: Words;
  receipt: Words;
  reviewRequest: Words;
  parcel: Words;
  promotion: Words;
  rateUs: Words;
  cancelled: Words;
  changed: Words;
  unsubscribe: Words;
  /** Labels of a departure. */
  departs: Words;
  /** Instructions to a program that reads the email. */
  orders: Words;
}
