import type { MailText } from '../../label/mail-text.ts';
import { matchAny } from '../../lexicon/compile.ts';
import { foldEmailText } from '../../lexicon/fold-email-text.ts';
import { type FoundTime, findTimes } from '../../scan/times.ts';

const READY = new RegExp(
  `\\b${matchAny('stays.ready')}[a-z]*\\b[^.!?]{0,60}? ${matchAny('stays.from')}(?: kl\\.?| las| les| godz\\.?)? (?=\\d)`,
);

/** The check-in time in a sentence: `Ihr Zimmer ist am Anreisetag ab 14:00 Uhr frei`. */
export function findCheckInTime({ message }: MailText): FoundTime | undefined {
  const words = foldEmailText(message.text);
  const found = READY.exec(words);
  if (!found) return undefined;
  const after = found.index + found[0].length;
  return findTimes(words.slice(after, after + 20), true).find(({ start }) => start === 0);
}
