import { matchPrinted } from '../../../languages/compile.ts';
import type { MailText } from '../../label/mail-text.ts';
import { tidyName } from '../../scan/place-name.ts';

/** Departments after the name of a vendor: `Hertz Reservations`. */
const GENERIC =
  /(?<=\p{L}) (?:reservations?|bookings?|tickets?|customer (?:service|care)|confirmations?)$/giu;

/** `Pete from Saltbush Stills`. */
const PERSON_OF = new RegExp(
  `^\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)? ${matchPrinted('titles.personOf')} (?=\\p{Lu})`,
  'u',
);
const VIA = new RegExp(`\\s+${matchPrinted('titles.via')}\\s.*$`, 'i');

/** The sender's display name without its department, unless it is generic. */
export function findSenderName(mail: MailText): string | undefined {
  const name = mail.message.from?.name
    .replace(/"|(?<!\p{L})'|'(?!\p{L})/gu, '')
    .replace(VIA, '')
    .replace(PERSON_OF, '')
    .replace(GENERIC, ' ')
    .trim();
  if (
    !name ||
    /@|no-?reply|customer|service|booking|reservation|ticket|info|notification|confirm/i.test(name)
  )
    return undefined;
  return tidyName(name).slice(0, 80) || undefined;
}

/** Fields at the top, which may be a platform's logo. */
const TOP = 3;

/** The sender's name if it stands alone in a line further down, as in a letter's signature. */
export function findSigner(mail: MailText): string | undefined {
  const name = findSenderName(mail);
  const isSigned = ({ value }: { value: string }) =>
    name !== undefined && value.startsWith(name) && /^(?:$|,| [·•|–-] )/.test(value.slice(name.length));
  return mail.fields.slice(TOP).some(isSigned) ? name : undefined;
}
