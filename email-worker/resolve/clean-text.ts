import { matchPrinted } from '../languages/compile.ts';

/** Removes markup, links and invisible characters and truncates to `maxLength`. */
export function cleanText(text: string | undefined, maxLength: number): string {
  return (text ?? '')
    .replace(/<[^>]{0,500}>/g, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (letter) => (/\s/.test(letter) ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
}

const TITLES = /\s*\b(?:MR|MRS|MS|MISS|MSTR|DR|PROF|CHD|INF|ADT)\b\.?$/i;

const FORM = new RegExp(`^${matchPrinted('names.forms')}\\b\\.?\\s+`, 'i');
const AGE = new RegExp(`\\s*\\((?:${matchPrinted('names.ages')}|ADT)\\)$`, 'i');

/** Formats a name: `HOST/CASEY MRS` and `Host, Casey` become `Casey Host`. */
export function toPersonName(text: string): string {
  const name = cleanText(text, 120).replace(AGE, '');
  const [last, first] = name.split(/\s*[/,]\s*/);
  const turned =
    last && first && !/[/,].*[/,]/.test(name)
      ? `${first.replace(TITLES, '')} ${last}`
      : name.replace(/[/,]/g, ' ');
  const plain = turned.replace(TITLES, '').replace(FORM, '').trim();
  return plain.length > 3 && plain === plain.toUpperCase() ? toTitleCase(plain) : plain;
}

/** Capitalizes the first letter of each word. */
export const toTitleCase = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
