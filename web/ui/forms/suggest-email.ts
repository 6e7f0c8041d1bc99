/** Domains that many people have addresses at. */
const COMMON_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'fastmail.com',
  'comcast.net',
  'verizon.net',
  'att.net',
  'sbcglobal.net',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'freenet.de',
  'orange.fr',
  'free.fr',
  'wanadoo.fr',
  'laposte.net',
  'libero.it',
  'tiscali.it',
  'btinternet.com',
  'sky.com',
  'mail.com',
  'mail.ru',
  'yandex.ru',
  'qq.com',
  '163.com',
  'naver.com',
];

/** Real domains that are one letter from a more common one. */
const OTHER_DOMAINS = [
  'gmx.at',
  'gmx.ch',
  'gmx.fr',
  'email.com',
  'ail.com',
  'live.de',
  'live.fr',
  'hotmail.de',
  'hotmail.fr',
  'hotmail.it',
  'yahoo.de',
  'yahoo.fr',
  'yahoo.it',
  'yahoo.es',
  'yahoo.ca',
  'outlook.de',
  'outlook.fr',
  'outlook.es',
  'pm.me',
  'hey.com',
  'bt.com',
  'web.com',
  'mail.de',
  'aol.de',
  'free.com',
];

/** Endings with a letter too few or too many, which no domain has. */
const WRONG_ENDINGS: Record<string, string> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
};

/** The address that was probably meant; undefined if this one may well be right. */
export function suggestEmail(email: string): string | undefined {
  const [, name, typed] = /^([^\s@]+)@([^\s@]+\.[^\s@.]{2,})$/.exec(email.trim()) ?? [];
  if (!name || !typed) return undefined;
  const domain = typed.toLowerCase();
  if (COMMON_DOMAINS.includes(domain) || OTHER_DOMAINS.includes(domain)) return undefined;
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const mended = `${domain.slice(0, -ending.length)}${WRONG_ENDINGS[ending] ?? ending}`;
  const likely = COMMON_DOMAINS.includes(mended) ? mended : findNeighbor(mended);
  if (likely) return `${name}@${likely}`;
  return mended === domain ? undefined : `${name}@${mended}`;
}

/** Short domains have many real neighbors. */
const MIN_LENGTH = 7;

/** The common domain that is one typing error away. */
const findNeighbor = (domain: string): string | undefined =>
  COMMON_DOMAINS.find((common) => common.length >= MIN_LENGTH && isOneErrorAway(domain, common));

/** Whether one letter was left out, added, replaced, or swapped with the next. */
function isOneErrorAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, restMeant] = [typed.slice(start), meant.slice(start)];
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return (
    rest === restMeant.slice(1) ||
    rest.slice(1) === restMeant ||
    rest.slice(1) === restMeant.slice(1) ||
    swapped === restMeant
  );
}
