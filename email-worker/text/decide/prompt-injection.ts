import { matchAny } from '../lexicon/compile.ts';

const ORDERS = new RegExp(matchAny('body.orders'));

/** Whether folded text contains instructions to a program or model that reads it. */
export function hasPromptInjection(words: string): boolean {
  return ORDERS.test(words);
}
