import { matchPrinted } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailText } from '../../label/mail-text.ts';
import type { FoundAddress } from './address-block.ts';

const COMPANY = new RegExp(`(?<![\\p{L}\\d])${matchPrinted('addresses.companies')}(?![\\p{L}\\d])`, 'u');

/** Words of three letters or more; shorter ones and those of every company say nothing. */
const wordsOf = (text: string): string[] =>
  (foldEmailText(text).match(/[\p{L}\d]{3,}/gu) ?? []).filter((word) => !COMMON.has(word));

const COMMON = new Set(
  'the and der die das les des del com www mail hotel restaurant travel tickets'.split(' '),
);

/** Whether two names share a word: `TheFork` and `The Fork SAS` do, `LaFourchette SAS` and `Trattoria` do not. */
function areRelated(a: string, b: string): boolean {
  const joined = wordsOf(b).join('');
  return wordsOf(a).some((word) => joined.includes(word));
}

/**
 * Whether an address is that of the platform that sent an email about `venue`: of a company, or of the sender, while the
 * venue has another name than both.
 */
export function isOfPlatform(
  mail: MailText,
  { place, span }: FoundAddress,
  venue: string | undefined,
): boolean {
  if (!venue || !wordsOf(venue).length) return false;
  const { from, text } = mail.message;
  const sender = `${from?.name ?? ''} ${from?.address.split('@')[1] ?? ''}`;
  const printed = text.slice(span.from, span.until);
  if (areRelated(venue, `${place.name ?? ''} ${printed}`) || areRelated(venue, sender)) return false;
  return COMPANY.test(printed) || areRelated(place.name ?? printed.split(',')[0] ?? '', sender);
}
