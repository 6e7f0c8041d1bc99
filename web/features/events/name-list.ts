import { isPersonName, toNameKey } from '../../../worker/domain/schedule/attendees.ts';

/** What became of text typed or pasted into a list of names. `hint` tells a person what was left out. */
export type AddedNames = { names: string[]; message: string };

/** Adds the comma-separated names in `text` to `names`; the ones already there (in any case) stay single. */
export function addNames(names: readonly string[], text: string): AddedNames {
  const result = [...names];
  const known = new Map(names.map((name) => [toNameKey(name), name]));
  const hints: string[] = [];
  for (const part of text.split(/[,\n\uff0c\ufe50]/)) {
    const name = part.trim().replace(/\s+/g, ' ');
    if (name === '') continue;
    const twin = known.get(toNameKey(name));
    if (twin !== undefined) {
      hints.push(`${twin} is already in the list.`);
    } else if (!isPersonName(name)) {
      hints.push(`“${name}” cannot be a name here.`);
    } else {
      known.set(toNameKey(name), name);
      result.push(name);
    }
  }
  return { names: result, message: [...new Set(hints)].join(' ') };
}

/** The people a list may still suggest: those not chosen whose name contains `query`, whatever the case. */
export function suggestNames(people: readonly string[], chosen: readonly string[], query: string): string[] {
  const taken = new Set(chosen.map(toNameKey));
  const wanted = toNameKey(query);
  return people.filter((name) => !taken.has(toNameKey(name)) && toNameKey(name).includes(wanted));
}
