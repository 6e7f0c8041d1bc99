import type { MailText } from '../../label/mail-text.ts';
import { foldEmailText } from '../../scan/fold-email-text.ts';
import { type FoundTime, findTimes } from '../../scan/times.ts';

const READY =
  /\b(?:anreise|ankunft|check-?in|zimmer|unterkunft|wohnung|rooms?|chambres?|arrivee|habitacion|llegada|camer[ae]|arrivo|kamers?|aankomst|quartos?|chegada|pokoj|prijezd|przyjazd|rum|ankomst|vaerelse|rom|entrada|innsjekk|incheckning|indtjekning|zameldowanie|zakwaterowanie)[a-z]*\b[^.!?]{0,60}? (?:ab|from|after|a partir de|des|desde(?: las)?|dalle(?: ore)?|vanaf|od|fran|fra)(?: kl\.?| las| les| godz\.?)? (?=\d)/;

/** The check-in time in a sentence: `Ihr Zimmer ist am Anreisetag ab 14:00 Uhr frei`. */
export function findCheckInTime({ message }: MailText): FoundTime | undefined {
  const words = foldEmailText(message.text);
  const found = READY.exec(words);
  if (!found) return undefined;
  const after = found.index + found[0].length;
  return findTimes(words.slice(after, after + 20), true).find(({ start }) => start === 0);
}
