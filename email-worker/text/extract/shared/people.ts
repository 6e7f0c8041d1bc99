import { matchAny, matchPrinted } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField, MailText } from '../../label/mail-text.ts';
import { isAside } from '../../label/moment-role.ts';

const MOST = 20;
const NOISE = new RegExp(`^${matchPrinted('names.noise')}\\.?$`, 'i');
const NOT_NAMES = new RegExp(`\\b${matchPrinted('names.notNames')}\\b|@|https?:|\\d{3}`, 'i');
const FIRST = new RegExp(`^\\W*${matchAny('names.first')}\\W*$`);
const LAST = new RegExp(`^\\W*${matchAny('names.last')}\\W*$`);

/** Full names of guests, passengers, drivers or ticket holders. */
export function readPeople(mail: MailText): string[] {
  const names: string[] = [];
  const first = mail.fields.find(({ label }) => FIRST.test(label))?.value;
  const last = mail.fields.find(({ label }) => LAST.test(label))?.value;
  if (first && last && isName(`${first} ${last}`)) names.push(`${first} ${last}`);
  for (const field of mail.fields) {
    if (field.key !== 'person' || !field.isLabel) continue;
    for (const name of namesOf(field)) if (!names.includes(name)) names.push(name);
    if (names.length > MOST) break;
  }
  if (!names.length) names.push(...loose(mail));
  return names.slice(0, MOST);
}

/** `OYELARAN/MARGUERITE MS`, as reservation systems print passengers. */
const SHOUTED =
  /^(?:\d{1,2}(?:\.\d)?[.)]? ?)?(\p{Lu}[\p{Lu}'’ -]{1,30}\/\p{Lu}[\p{Lu}'’ -]{1,30}?) ?(?:MR|MRS|MS|MISS|MSTR|DR|ADT|CHD)\b/u;

/** Names without a label: "in the name of", or the greeting. */
function loose(mail: MailText): string[] {
  const shouted = mail.fields.flatMap(({ key, value }) =>
    key === 'none' ? (SHOUTED.exec(value)?.[0].replace(/^[\d.)]+ ?/, '') ?? []) : [],
  );
  if (shouted.length) return [...new Set(shouted)];
  for (const { key, value } of mail.fields) {
    if (isAside(key) || key === 'booker') continue;
    const name = IN_NAME_OF.exec(value)?.[1];
    if (name && isName(name)) return [name];
  }
  for (const line of mail.message.text.split('\n').slice(0, MAX_ABOVE)) {
    const name = greeted(line.replace(/^[\s>*_|]+|[\s*_|]+$/g, ''));
    if (name) return [name];
  }
  return [];
}

const MAX_ABOVE = 25;
const PARTICLES = matchPrinted('names.particles');
const NAME = `\\p{Lu}[\\p{L}'’-]+`;
const WHOLE = `((?:\\p{Lu}[\\p{L}'’.-]+ (?:${PARTICLES} ){0,2}){1,3}${NAME})`;
const IN_NAME_OF = new RegExp(
  `${matchPrinted('names.inTheNameOf')}[: ]+(?:${matchPrinted('names.titles')}\\.?)? ?${WHOLE}(?![\\p{L}])`,
  'iu',
);
const TITLE = `${matchPrinted('names.titles')}\\.? `;
const GREETING = new RegExp(
  `^${matchPrinted('names.greetings')}[,!]? ((?:${TITLE}){0,3})((?:${NAME} (?:${PARTICLES} ){0,2}){0,3}${NAME})\\s*(?:[,!:.–-]|$)`,
  'iu',
);
/** With the sign that lengthens a vowel. */
const EASTERN = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\u30fc]';
const JAPANESE = new RegExp(
  `^(${EASTERN}{1,8}[ \u3000]?${EASTERN}{1,8}) ?${matchPrinted('names.honorifics')}`,
  'u',
);
/** Generic greetings. */
const ANYBODY = new RegExp(`^${matchAny('names.anybody')}`);

/** A full name in a greeting, or the last name after a title. */
function greeted(line: string): string | undefined {
  const eastern = JAPANESE.exec(line)?.[1];
  if (eastern) return eastern;
  const found = GREETING.exec(line.slice(0, 120));
  const name = found?.[2]?.trim();
  // With the `i` flag, `\p{Lu}` also matches small letters.
  if (!name || !/^\p{Lu}/u.test(name) || name.split(' ').some((word) => /^\p{Ll}{4,}/u.test(word)))
    return undefined;
  if (ANYBODY.test(foldEmailText(name)) || !isName(name)) return undefined;
  // Polish vocative: `Pani Agnieszko`.
  return /pani /i.test(found?.[1] ?? '') ? name.replace(/^(\p{Lu}\p{Ll}+)o(?= )/u, '$1a') : name;
}

/** Labels of several names. */
const LISTS = new RegExp(`s$|${matchAny('names.lists')}`);
const BETWEEN = new RegExp(
  `\\s*(?:;|\\n|\\||•|\\s&\\s|\\s${matchPrinted('names.and')}\\s|\\sa\\s(?=\\p{Lu}))\\s*`,
  'u',
);

function namesOf(field: MailField): string[] {
  const own = split(field.value);
  if (!own.length) return [];
  // A list continues on the lines below.
  const more = LISTS.test(field.label) ? field.linesBelow.map((cell) => cell.text) : [];
  const below: string[] = [];
  for (const line of more) {
    const names = split(line);
    if (
      names.length !== 1 ||
      !/^\p{Lu}[\p{L}'’-]+[ /,]+\p{Lu}[\p{L}'’ /,.-]+$/u.test(line.replace(/\s*\(.*$/, '').trim())
    )
      break;
    below.push(...names);
  }
  return [...own, ...below];
}

const HONORIFIC = new RegExp(` ?${matchPrinted('names.honorifics')}+$`);

function split(value: string): string[] {
  const text = value.replace(/\([^)]{0,60}\)/g, ' ').replace(/^\d+[.)x]\s*/i, '');
  // Separates `DOE/JOHN MR, DOE/JANE MRS` and `Jane Doe, John Doe`, but not `Doe, John`.
  const parts = text.split(BETWEEN);
  return parts
    .flatMap((part) => {
      const pieces = part.split(/\s*,\s*/).filter(Boolean);
      const single =
        pieces.length === 2 &&
        pieces.every((piece) => !/[ /]/.test(piece.replace(/\s(?:mr|mrs|ms|dr)\.?$/i, '')));
      return single ? [part] : pieces;
    })
    .map((name) =>
      name
        .replace(/^[\s\d.)·•-]+|[\s.,;:·•-]+$/g, '')
        .replace(HONORIFIC, '')
        .trim(),
    )
    .filter(isName);
}

function isName(name: string): boolean {
  return (
    /^[\p{Lu}\p{Lo}][\p{L}'’./, -]{1,60}$/u.test(name) &&
    !NOISE.test(name) &&
    !NOT_NAMES.test(name) &&
    name.split(' ').length <= 6
  );
}
