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

/** Formats a name: `HOST/CASEY MRS` and `Host, Casey` become `Casey Host`. */
export function toPersonName(text: string): string {
  const name = cleanText(text, 120).replace(/\s*\((?:adult|child|erwachsener?|adulte?|ADT)\)$/i, '');
  const [last, first] = name.split(/\s*[/,]\s*/);
  const turned =
    last && first && !/[/,].*[/,]/.test(name)
      ? `${first.replace(TITLES, '')} ${last}`
      : name.replace(/[/,]/g, ' ');
  const plain = turned
    .replace(TITLES, '')
    .replace(/^(?:mr|mrs|ms|miss|dr|herr|frau|monsieur|madame|mme|sig\.?(?:ra)?|sr\.?a?)\b\.?\s+/i, '')
    .trim();
  return plain.length > 3 && plain === plain.toUpperCase() ? toTitleCase(plain) : plain;
}

/** Capitalizes the first letter of each word. */
export const toTitleCase = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
