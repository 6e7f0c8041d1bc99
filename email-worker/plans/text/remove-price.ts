import { foldEmailText } from '../../languages/fold-email-text.ts';
import { MONEY } from './scan-words.ts';

const PRICE = new RegExp(`^([^,;:.(‖]*\\p{L}{3}[^,;:.(]*?)\\s(?:${MONEY.source})[^,;.(|]*`, 'u');

/** A text without a price after its title, and what that is for. */
export function removePrice(text: string): string {
  const found = PRICE.exec(foldEmailText(text));
  return found ? text.slice(0, found[1]?.length) + text.slice(found[0].length) : text;
}
