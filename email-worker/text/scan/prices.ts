const PRICE = /[€$£]|\d ?(?:EUR|USD|GBP|CHF|kr|zł|Kč|Ft)(?!\p{L})/u;

/** Whether text as printed has an amount of money. */
export const hasPrice = (text: string): boolean => PRICE.test(text);
