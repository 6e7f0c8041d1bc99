import { foldWords } from '../text/fold-text.ts';

type Planned = { title: string; startsAt: number | null };

/** The id of the event with the same start (epoch milliseconds) and a title that says the same; null if there is none. */
export function findRepeatedEvent(
  { title, startsAt }: Planned,
  events: readonly (Planned & { id: number })[],
): number | null {
  const words = foldWords(title);
  const found = events.find((event) => {
    if (startsAt === null || event.startsAt !== startsAt) return false;
    const others = foldWords(event.title);
    return others !== '' && words !== '' && (others.includes(words) || words.includes(others));
  });
  return found?.id ?? null;
}
