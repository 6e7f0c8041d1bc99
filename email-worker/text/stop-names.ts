import { fold } from './fold.ts';
import { tidyName } from './places.ts';

const SENTENCE =
  /\b(?:is|are|your|you|the|please|thank|we|our|will|has|have|ihre?|wir|sie|bitte|vielen|votre|vous|nous|merci|su|gracias|per|grazie|uw|bedankt|dekujeme|dziekujemy|tack|tak|takk|booking|confirmation|confirmed|ticket|details|itinerary|total|status|class|economy|seat|flight|passengers?|duration|nonstop|non stop|direct|direkt|stops?|trip|journey|reservation|adults?|operated|baggage|meal|terminal|gate|train|coach|einfache|klasse|second|first|standard|und|eine?|bis|bald|mit|der|die|das|fur|avec|pour|con|los|las|para|del mundo|dear|hello|hi|hallo|bonjour|hola|ciao|lieber?|sehr|cher|regards|team|www|http|com|vehicle|cars?|rooms?|price|order|number|view|browser|offers|email|customer|service|help)\b/;

/** Whether words can be the name of a stop: few, beginning with a capital, and no sentence. */
export function isName(text: string): boolean {
  const name = tidyName(text);
  return (
    name.length >= 2 &&
    name.length <= 48 &&
    /^[\p{Lu}\p{Lo}]/u.test(name) &&
    name.split(' ').length <= 6 &&
    !SENTENCE.test(fold(name).replace(/\b(?:coach|bus|train) (?:station|stop|stand)\b/g, 'station'))
  );
}
