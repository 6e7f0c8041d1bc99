import { LIMITS } from '../../../worker/contract/limits.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { toLinkUrl } from '../../../worker/domain/text/link-url.ts';

/** A link in the form. `id` tells rows apart while their content changes. */
export type LinkRow = { id: string; name: string; url: string };

type Links = Project['customLinks'];
type Errors = Record<string, string>;

export function toLinkRows(links: Links): LinkRow[] {
  return links.map((link, index) => ({ id: `stored-${index}`, ...link }));
}

/** What is sent: rows with anything in them, each address as the server will store it. */
export function toLinks(rows: readonly LinkRow[]): Links {
  return rows.filter(isFilled).map(({ name, url }) => ({
    name: name.trim(),
    url: toLinkUrl(url) ?? url.trim(),
  }));
}

/** What is wrong with a row, by `customLinks.{row}.{part}`. Empty rows are no fault: they are not sent. */
export function findLinkErrors(rows: readonly LinkRow[]): Errors {
  const errors: Errors = {};
  const met = new Set<string>();
  rows.forEach((row, index) => {
    if (!isFilled(row)) return;
    const name = row.name.trim();
    if (name === '') errors[`customLinks.${index}.name`] = 'Please enter a name for the link.';
    else if (name.length > LIMITS.linkName)
      errors[`customLinks.${index}.name`] = `Use at most ${LIMITS.linkName} characters.`;
    if (row.url.trim() === '') errors[`customLinks.${index}.url`] = 'Please enter an address.';
    else if (!toLinkUrl(row.url))
      errors[`customLinks.${index}.url`] = 'Please enter a web address, such as example.com.';
    const link = JSON.stringify(toLinks([row]));
    if (met.has(link)) errors[`customLinks.${index}.name`] = 'This link is there already.';
    met.add(link);
  });
  return errors;
}

/** The server counts the links it was sent; here its count becomes that of the rows on the screen. */
export function toRowErrors(fields: Errors, rows: readonly LinkRow[]): Errors {
  const sent = rows.map((row, index) => (isFilled(row) ? index : -1)).filter((index) => index >= 0);
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [, count, part] = /^customLinks\.(\d+)\.(\w+)$/.exec(path) ?? [];
      return part ? [`customLinks.${sent[Number(count)] ?? count}.${part}`, message] : [path, message];
    }),
  );
}

const isFilled = ({ name, url }: LinkRow) => name.trim() !== '' || url.trim() !== '';
