import type { AddedPeople } from '../../../worker/contract/people.ts';

/** Puts the reasons why names were not added into the reader's language. */
export async function translateSkipped(skipped: AddedPeople['skipped']): Promise<AddedPeople['skipped']> {
  if (skipped.length === 0) return skipped;
  const { translateRefusal } = await import('../../lib/error-texts.ts');
  return Promise.all(
    skipped.map(async ({ name, reason }) => ({ name, reason: await translateRefusal(reason) })),
  );
}
