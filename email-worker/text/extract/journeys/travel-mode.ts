import type { BookingKind } from '../../../booking.ts';
import { countTopicWords } from '../../lexicon/topic-words-el-fi-hu-ja-tr.ts';

/** Folded words by travel mode; the most frequent mode wins. */
const MODES: ['flight' | 'train' | 'bus' | 'ferry', RegExp][] = [
  ['flight', /\b(?:flights?|airlines?|airways|airport|aircraft|flug|fluge|flughafen|fluggesellschaft|hinflug|ruckflug|vols?|aeroport|compagnie aerienne|vuelos?|aerolinea|aeropuerto|volo|voli|aeroporto|vlucht|vluchten|luchthaven|voos?|let|letenka|letiste|lotu?|lotnisko|lotniczy|flyg|flygplats|fly|flyet|flyrejse|lufthavn|boarding|cabin|gate|baggage|bag drop|hold bags?|hand luggage|cabin bags?)\b/g],
  ['train', /\b(?:trains?|\w*rail|railway|zug|zuge|bahn|bahnhof|gleis|hbf|wagen|sitzplatz|tgv|gare|voiture|treno|treni|stazione|binario|carrozza|tren|trenes|renfe|estacion|coche|trein|spoor|comboio|comboios|vlak|vlakova|nadrazi|nastupiste|pociag|peron|wagon|tag|spar|togbillet|tog|perron|vogn|vagn|coach|carriage|platform|rijtuig|eurostar|thalys|eurocity|intercity|vagones|vagon|billet de train|carruagem|railcard|kolej|kolejowy|zeleznice|jernbane|nightjet)\b/g],
  ['bus', /\b(?:bus|buses|autobus|autobusu|autobusova|autobusove|autobusovy|autocar|autocarro|autocarros|rodoviaria|onibus|autocars|fernbus|busverbindung|coach service|bussen|buss|autokar|bus stop|bus station|zob|bushaltestelle|pullman|pulmann|busstation|busskort|bussterminal)\b/g],
  ['ferry', /\b(?:ferry|ferries|fahre|faehre|schiff|sailing|vessel|port|harbour|pier|traversee|traversata|traghetto|nave|imbarco|transbordador|overtocht|veerboot|boot|trajekt|prom|promem|farja|farjan|farge|ferge|overfart|kabine|\w*fargen|\w*fargeri|\w*fergen|faerge|faergeri|fergen|ferja|faerjan|hurtigbat|hurtigbaten|trajektu|promu|balsa|lancha|barco|catamaran|bateau|navire|aliscafo|havn|hamn|hafen|embarcadero|embarque|ferrybillet)\b/g],
]; // biome-ignore format: lists of words

/** The travel mode that a folded text mentions most; undefined if none. */
export function detectTravelMode(words: string): BookingKind | undefined {
  let best: BookingKind | undefined;
  let most = 0;
  for (const [kind, pattern] of MODES) {
    const said = [...words.matchAll(pattern)].length + countTopicWords(kind, words);
    const count = said * (kind === 'bus' || kind === 'ferry' ? 1.5 : 1);
    if (count > most) [best, most] = [kind, count];
  }
  return best;
}
