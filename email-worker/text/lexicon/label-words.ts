import type { LabelAspect, LabelKey } from './label-keys.ts';
import type { Words } from './words.ts';

/** The words that labels consist of. */
export interface LabelParts extends Record<LabelAspect, Words> {
  /** Labels that have other meanings in a sentence. */
  common: Words;
  /** Labels directly before a time: `Doors 7 PM`. */
  beforeTime: Words;
  /** Words that only connect the words of a label. */
  joining: Words;
  /** Numbers of tickets and orders. */
  tickets: Words;
  /** Prefixes that any label may have. */
  prefixes: Words;
}

/** Labels written as one word: a stem and an ending, as in `Abfahrtszeit`. */
export interface LabelCompounds extends Record<LabelAspect, Words> {
  stems: Partial<Record<LabelKey, Words>>;
}
