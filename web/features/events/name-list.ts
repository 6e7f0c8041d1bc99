import { isPersonName, toNameKey } from '../../../worker/domain/schedule/attendees.ts';
import { t } from '../../../worker/messages/t.ts';

/** The list after adding names. `message` says which ones were rejected. */
export type AddedNames = { names: string[]; message: string };

/** Adds comma-separated names. Rejects duplicates, ignoring case, and reserved words. */
export function addNames(names: readonly string[], text: string): AddedNames {
  const result = [...names];
  const known = new Map(names.map((name) => [toNameKey(name), name]));
  const messages: string[] = [];
  for (const part of text.split(/[,\n\uff0c\ufe50]/)) {
    const name = part.trim().replace(/\s+/g, ' ');
    if (name === '') continue;
    const existing = known.get(toNameKey(name));
    if (existing !== undefined) {
      messages.push(t('nameIsAdded', { name: existing }));
    } else if (!isPersonName(name)) {
      messages.push(t('noUsableName', { name }));
    } else {
      known.set(toNameKey(name), name);
      result.push(name);
    }
  }
  return { names: result, message: [...new Set(messages)].join(' ') };
}

/** People who are not chosen and whose name contains `query`, ignoring case. */
export function suggestNames(people: readonly string[], chosen: readonly string[], query: string): string[] {
  const taken = new Set(chosen.map(toNameKey));
  const wanted = toNameKey(query);
  return people.filter((name) => !taken.has(toNameKey(name)) && toNameKey(name).includes(wanted));
}
