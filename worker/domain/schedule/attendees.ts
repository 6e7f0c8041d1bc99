/** Who comes to an event. One text on the wire ("Everyone", "Everyone except Ann, Bob", "Ann, Bob"), read here only. */
export type Attendees = { mode: 'everyone' | 'except' | 'only'; names: string[] };

// Full-width and small commas become a plain one under NFKC, so they part names too.
const COMMA = /[,\uff0c\ufe50]/;
const RESERVED = /^everyone(?:\s+except(?:\s+(.*))?)?$/i;

/**
 * Reads the text of an event. Empty means Everyone; names come back trimmed, in order, each once in its first
 * spelling. The reserved words win over names beside them: "Ann, Everyone" is Everyone.
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

/** The text for the wire. Without names every mode reads Everyone; what cannot be a name is left out. */
export function formatAttendees({ mode, names }: Attendees): string {
  const kept = mode === 'everyone' ? [] : dedupeNames(names);
  if (kept.length === 0) return 'Everyone';
  return mode === 'except' ? `Everyone except ${kept.join(', ')}` : kept.join(', ');
}

/** Every name found in the events' texts, excluded ones too, each once in its first spelling, A to Z. */
export function listPeople(events: readonly { attendees: string }[]): string[] {
  const seen = new Set<string>();
  const names: string[] = [];
  for (const { attendees } of events) {
    // Many events share a text; only the first of each is worth parsing.
    if (seen.has(attendees)) continue;
    seen.add(attendees);
    names.push(...parseAttendees(attendees).names);
  }
  return dedupeNames(names).sort((a, b) => collator.compare(a, b));
}

/** Whether that person comes. Whole names only: Ann is not Annie. */
export function isAttending({ mode, names }: Attendees, name: string): boolean {
  if (mode === 'everyone') return true;
  const key = toNameKey(name);
  return names.some((each) => toNameKey(each) === key) === (mode === 'only');
}

/** Whether any of the selected people comes. Nobody selected is no filter: true. */
export function isAnyoneAttending({ mode, names }: Attendees, selectedNames: readonly string[]): boolean {
  if (mode === 'everyone' || selectedNames.length === 0) return true;
  const keys = new Set(names.map(toNameKey));
  return selectedNames.some((name) => keys.has(toNameKey(name)) === (mode === 'only'));
}

/** Whether the text can stand as one person's name: something in it, no comma, not a reserved word. */
export function isPersonName(text: string): boolean {
  const name = text.trim().replace(/\s+/g, ' ');
  return name !== '' && !COMMA.test(name) && !RESERVED.test(name);
}

/**
 * What two spellings of one name have in common. NFKC, then case folding: upper before lower, so that ß meets ss
 * and a final sigma meets the others.
 */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase().toLowerCase().normalize('NFKC');
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function dedupeNames(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const raw of names) {
    const name = raw.trim().replace(/\s+/g, ' ');
    const key = toNameKey(name);
    if (isPersonName(name) && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}
