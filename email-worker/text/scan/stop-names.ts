import { foldEmailText } from './fold-email-text.ts';
import { tidyName } from './places.ts';

const SENTENCE =
  /\b(?:is|are|your|you|the|please|thank|we|our|will|has|have|ihre?|wir|sie|bitte|vielen|votre|vous|nous|merci|su|gracias|per|grazie|uw|bedankt|dekujeme|dziekujemy|tack|tak|takk|booking|confirmation|confirmed|ticket|details|itinerary|total|status|class|economy|seat|flight|passengers?|duration|nonstop|non stop|direct|direkt|stops?|trip|journey|reservation|adults?|operated|baggage|meal|terminal|gate|train|coach|einfache|klasse|second|first|standard|und|eine?|bis|bald|mit|der|die|das|fur|avec|pour|con|los|las|para|del mundo|dear|hello|hi|hallo|bonjour|hola|ciao|lieber?|sehr|cher|regards|team|www|http|com|vehicle|cars?|rooms?|price|order|number|view|browser|offers|email|customer|service|help)\b/;

/** Whether text can be the name of a stop: short, capitalized and not a sentence. */
export function isStopName(text: string): boolean {
  const name = tidyName(text);
  return (
    name.length >= 2 &&
    name.length <= 48 &&
    /^[\p{Lu}\p{Lo}]/u.test(name) &&
    name.split(' ').length <= 6 &&
    !SENTENCE.test(foldEmailText(name).replace(/\b(?:coach|bus|train) (?:station|stop|stand)\b/g, 'station'))
  );
}

const LONGEST = 90;
const TRACK =
  /[\s,·|(–-]+(?:hall|hal|halle|voie|quai|gleis|bahnsteig|platform|plat\.?|pl\.|track|bay|stand|spoor|perron|spår|spor|binario|bin\.|banchina|vía|via|andén|anden|linha|plataforma|nást\.?|nástupiště|kolej|peron|tor|raide|laituri|vágány|peron(?:ul)?|αποβάθρα|terminal|term\.|pier|kai|dock|gate|sektor|sector|zone|level|niveau) ?(?:\d{1,3} ?[A-Z]?|[A-Z])(?:(?: ?[-/–+] ?| )[A-Z\d]{1,3})?\)?$/iu;

/** Removes the hall, track or bay: `PARIS GARE DE LYON Hall 1`, `Utrecht, spoor 5b`. */
export function removeTrack(name: string): string {
  if (name.length > LONGEST) return name;
  const first = name.replace(TRACK, '');
  return first.length >= 2 ? first.replace(TRACK, '') : name;
}

/** The hall, track or bay at the end of a stop's name, if any. */
export function findTrack(name: string): string | undefined {
  const bare = removeTrack(name);
  return bare.length < name.length ? tidyName(name.slice(bare.length)) : undefined;
}
