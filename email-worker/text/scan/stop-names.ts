import { matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { NAME_ARTICLE, tidyName } from './place-name.ts';

const SENTENCE = new RegExp(`\\b${matchAny('places.sentence')}\\b`);

/** Whether text can be the name of a stop: short, capitalized and not a sentence. */
export function isStopName(text: string): boolean {
  const name = tidyName(text);
  return (
    name.length >= 2 &&
    name.length <= 48 &&
    /^[\p{Lu}\p{Lo}]/u.test(name) &&
    name.split(' ').length <= 6 &&
    !SENTENCE.test(
      foldEmailText(name.replace(NAME_ARTICLE, '')).replace(
        /\b(?:coach|bus|train) (?:station|stop|stand)\b/g,
        'station',
      ),
    )
  );
}

const LONGEST = 90;
const TRACK = new RegExp(
  `[\\s,·|(–-]+${matchAny('places.tracks')} ?(?:\\d{1,3} ?[a-z]?|[a-z])(?:(?: ?[-/–+] ?| )[a-z\\d]{1,3})?\\)?$`,
  'u',
);

/** Removes the hall, track or bay: `PARIS GARE DE LYON Hall 1`, `Utrecht, spoor 5b`. */
export function removeTrack(name: string): string {
  if (name.length > LONGEST) return name;
  const first = cutTrack(name);
  return first.length >= 2 ? cutTrack(first) : name;
}

const cutTrack = (name: string): string => {
  const at = TRACK.exec(foldEmailText(name))?.index;
  return at === undefined ? name : name.slice(0, at);
};

/** The hall, track or bay at the end of a stop's name, if any. */
export function findTrack(name: string): string | undefined {
  const bare = removeTrack(name);
  return bare.length < name.length ? tidyName(name.slice(bare.length)) : undefined;
}
