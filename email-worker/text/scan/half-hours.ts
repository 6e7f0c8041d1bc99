/** One to twelve in the languages that say `halb acht` for half past seven. */
const HOURS = [
  'eins|een|ett|et',
  'zwei|twee|tva|to',
  'drei|drie|tre',
  'vier|fyra|fire',
  'funf|vijf|fem',
  'sechs|zes|sex|seks',
  'sieben|zeven|sju|syv',
  'acht|atta|otte|atte',
  'neun|negen|nio|ni',
  'zehn|tien|tio|ti',
  'elf|elva|elleve',
  'zwolf|twaalf|tolv',
].map((words) => words.split('|'));
const HALF = /(?<![a-z])hal[bvf] ([a-z]{2,6})(?![a-z])/g;

/** Half hours in words in a folded line, after noon, as in `halb sieben`, `half acht`, `halv åtte`. */
export function findHalfHours(line: string): { start: number; end: number; hour: number; minute: number }[] {
  return [...line.matchAll(HALF)].flatMap((m) => {
    const next = HOURS.findIndex((words) => words.includes(m[1] ?? ''));
    return next < 0 ? [] : [{ start: m.index, end: m.index + m[0].length, hour: 12 + next, minute: 30 }];
  });
}
