/** Whose ticket it may be: the only one whose whole name is in the text, in any order, without case and accents. */
export function guessPerson<Person extends { name: string }>(
  text: string,
  people: readonly Person[],
): Person | undefined {
  const words = new Set(toWords(text));
  const found = people.filter(({ name }) => {
    const parts = toWords(name);
    return parts.length > 0 && parts.every((part) => words.has(part));
  });
  return found.length === 1 ? found[0] : undefined;
}

const toWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
