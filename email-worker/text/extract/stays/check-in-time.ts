import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailText } from '../../label/mail-text.ts';
import type { FoundTime } from '../../scan/time-reader.ts';
import { findTimes } from '../../scan/times.ts';

const READY = new RegExp(
  `\\b${matchAny('stays.ready')}[a-z]*\\b[^.!?]{0,60}? ${matchAny('stays.from')}(?: kl\\.?| las| les| godz\\.?)? (?=\\d)`,
);

/** The check-in time in a sentence: `Ihr Zimmer ist am Anreisetag ab 14:00 Uhr frei`. */
export function findCheckInTime({ message }: MailText): FoundTime | undefined {
  const words = foldEmailText(message.text);
  const found = READY.exec(words);
  if (!found) return undefined;
  return readTimeAt(words, found.index + found[0].length);
}

const LEFT = new RegExp(
  `(?<!\\p{L})${matchAny('stays.left')}[^.!?]{0,90}?(?<!\\p{L})${matchAny('deadlines.until')}(?: las| les| le| kl\\.?)? (?=\\d|half|noon)`,
  'u',
);

/** The check-out time in a sentence: `L'ultimo giorno la camera va lasciata entro le 10`. */
export function findCheckOutTime({ message }: MailText): FoundTime | undefined {
  const words = foldEmailText(message.text);
  const found = LEFT.exec(words);
  const time = found ? readTimeAt(words, found.index + found[0].length) : undefined;
  // `Half past ten`: rooms are left in the morning.
  return time?.isMeridiemUnknown ? { ...time, hour: time.hour % 12, isMeridiemUnknown: false } : time;
}

/** A time at a position of a folded text, or a bare hour: `dalle 16 in poi`. */
function readTimeAt(words: string, at: number): FoundTime | undefined {
  const rest = words.slice(at, at + 24);
  const stated = findTimes(rest, true).find(({ start }) => start === 0);
  const hour = /^(\d{1,2})(?![\d:/%]|[.,]\d| ?(?:[€$£]|eur))/.exec(rest)?.[1];
  if (stated || hour === undefined || Number(hour) > 23) return stated;
  return { start: 0, end: hour.length, hour: Number(hour), minute: 0, dayOffset: 0 };
}
