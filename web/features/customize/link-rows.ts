import { LIMITS } from '../../../worker/contract/limits.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { toLinkUrl } from '../../../worker/domain/text/link-url.ts';
import { t } from '../../../worker/messages/t.ts';

/** A link in the form. `id` is the React key. */
export type LinkRow = { id: string; name: string; url: string };

type Links = Project['customLinks'];
type Errors = Record<string, string>;

export function toLinkRows(links: Links): LinkRow[] {
  return links.map((link, index) => ({ id: `stored-${index}`, ...link }));
}

/** The links to send: non-empty rows, with URLs like the server stores them. */
export function toLinks(rows: readonly LinkRow[]): Links {
  return rows.filter(isFilled).map(({ name, url }) => ({
    name: name.trim(),
    url: toLinkUrl(url) ?? url.trim(),
  }));
}

/** Errors by `customLinks.{row}.{part}`. Empty rows are valid, since they are not sent. */
export function findLinkErrors(rows: readonly LinkRow[]): Errors {
  const errors: Errors = {};
  const seen = new Set<string>();
  rows.forEach((row, index) => {
    if (!isFilled(row)) return;
    const name = row.name.trim();
    if (name === '') errors[`customLinks.${index}.name`] = t('enterLinkName');
    else if (name.length > LIMITS.linkName)
      errors[`customLinks.${index}.name`] = t('useAtMostCharacters', { count: LIMITS.linkName });
    if (row.url.trim() === '') errors[`customLinks.${index}.url`] = t('enterAddress');
    else if (!toLinkUrl(row.url)) errors[`customLinks.${index}.url`] = t('enterAddressSuchAs');
    const link = JSON.stringify(toLinks([row]));
    if (seen.has(link)) errors[`customLinks.${index}.name`] = t('linkIsAdded');
    seen.add(link);
  });
  return errors;
}

/** Maps errors by index of the links sent to errors by row, since empty rows are not sent. */
export function toRowErrors(fields: Errors, rows: readonly LinkRow[]): Errors {
  const sent = rows.map((row, index) => (isFilled(row) ? index : -1)).filter((index) => index >= 0);
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [, index, part] = /^customLinks\.(\d+)\.(\w+)$/.exec(path) ?? [];
      return part ? [`customLinks.${sent[Number(index)] ?? index}.${part}`, message] : [path, message];
    }),
  );
}

const isFilled = ({ name, url }: LinkRow) => name.trim() !== '' || url.trim() !== '';
