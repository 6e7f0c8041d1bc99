import { matchPrinted } from '../../languages/compile.ts';

const PRICE = new RegExp(`[€$£¥₺]|\\d ?(?:EUR|USD|GBP|CHF|${matchPrinted('prices.units')})(?!\\p{L})`, 'u');

/** Whether text as printed has an amount of money. */
export const hasPrice = (text: string): boolean => PRICE.test(text);
