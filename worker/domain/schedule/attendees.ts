/** Parsed form of the attendees text: "Everyone", "Everyone except Ann, Bob" or "Ann, Bob". */
export type Attendees = { mode: 'everyone' | 'except' | 'only'; names: string[] };

// NFKC turns full-width and small commas into plain ones, so they separate names too.
const COMMA = /[,\uff0c\ufe50]/;
const RESERVED = /^everyone(?:\s+except(?:\s+(.*))?)?$/i;

/**
 * Empty text means everyone. Names are trimmed and in order, duplicates keep the first spelling. Reserved words win
 * over names next to them: "Ann, Everyone" is everyone.
 */
export function parseAttendees(text: string): Attendees {
  let mode: Attendees['mode'] = 'only';
  let names: string[] = [];
  for (const part of text.split(COMMA)) {
    const name = part.trim().replace(/\s+/g, ' ');
    const reserved = RESERVED.exec(name);
    if (!reserved) {
      names.push(name);
    } else if (mode === 'only') {
      mode = /\s/.test(name) ? 'except' : 'everyone';
      names = [reserved[1] ?? ''];
    }
  }
  const kept = mode === 'everyone' ? [] : dedupeNames(names);
  return kept.length === 0 ? { mode: 'everyone', names: [] } : { mode, names: kept };
}

/** All names in the events, including excluded ones, sorted. Duplicates keep the first spelling. */
export function listPeople(events: readonly { attendees: string }[]): string[] {
  const seen = new Set<string>();
  const names: string[] = [];
  for (const { attendees } of events) {
    // Many events have the same text.
    if (seen.has(attendees)) continue;
    seen.add(attendees);
    names.push(...parseAttendees(attendees).names);
  }
  return dedupeNames(names).sort((a, b) => collator.compare(a, b));
}

/** Compares whole names: Ann is not Annie. */
export function isAttending({ mode, names }: Attendees, name: string): boolean {
  if (mode === 'everyone') return true;
  const key = toNameKey(name);
  return names.some((each) => toNameKey(each) === key) === (mode === 'only');
}

/** True if any of the selected people attends, or none is selected. */
export function isAnyoneAttending({ mode, names }: Attendees, selectedNames: readonly string[]): boolean {
  if (mode === 'everyone' || selectedNames.length === 0) return true;
  const keys = new Set(names.map(toNameKey));
  return selectedNames.some((name) => keys.has(toNameKey(name)) === (mode === 'only'));
}

/**
 * The events that one of the people attends, all for nobody. One that names all of `count` people is for everyone, unless it
 * is private.
 */
export const listShownEvents = <E extends { attendees: string; audience: string }>(
  events: readonly E[],
  people: readonly string[],
  count: number,
): E[] =>
  events.flatMap((event) => {
    const attendees = parseAttendees(event.attendees);
    if (!isAnyoneAttending(attendees, people)) return [];
    const { mode, names } = attendees;
    const isForAll = mode === 'only' && names.length >= count && event.audience === 'everyone';
    // Empty means everyone.
    return isForAll ? { ...event, attendees: '' } : event;
  });

/** Not empty, no comma, not a reserved word. */
export function isPersonName(text: string): boolean {
  const key = toNameKey(text);
  return key !== '' && !COMMA.test(key) && !RESERVED.test(key);
}

/** Characters without a look of their own, such as zero-width spaces and variation selectors. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Key for comparing names: NFKC and case folding, without ignorable characters. Upper case before lower case, so that ß
 * equals ss and a final sigma equals the others.
 */
export function toNameKey(name: string): string {
  const visible = name.replace(IGNORABLE, '').normalize('NFKC').trim().replace(/\s+/g, ' ');
  return visible.toUpperCase().toLowerCase().normalize('NFKC');
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export function dedupeNames(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const raw of names) {
    const name = raw.trim().replace(/\s+/g, ' ');
    const key = toNameKey(name);
    if (isPersonName(name) && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}
