import type { BookingKind } from '../facts.ts';

/** What things are called where somebody books them, the clearest words first. */
const WORDS: [BookingKind, RegExp][] = [
  ['flight', /\b(?:flights?|fl[uü]ge?|flugn(?:ummer|r)|vols? (?:[A-Z\d]{2} ?\d|de|pour|vers|num|n°)|vuelos?|v[oô]os?|volo|vlucht|airlines?|airways|boarding|lot nr|let č)\b|フライト|航班/i],
  ['car', /\b(?:car (?:rental|hire)|rental car|rent-a-car|mietwagen|autov?erhuur|huurauto|location de voiture|voiture de location|alquiler de coches?|noleggio auto|autonoleggio|aluguer de carro|pick-?up location|půjčovna)\b/i],
  ['taxi', /\b(?:taxi|cab|transfer|shuttle|chauffeur|driver pick-?up|minicab|navette)\b/i],
  ['ferry', /\b(?:ferry|f[aä]hre|traghetto|veerboot|färja|færge|prom)\b/i],
  ['train', /\b(?:train|zug|bahn|gleis|ice \d|tgv|treno|frecciarossa|binario|tren(?! de vida)|comboio|trein|vlak|pociąg|tåg|tog|railway|rail|platform|voie|coach\/seats?|n[aá]dra[zž][ií]|hbf)\b/i],
  ['bus', /\b(?:bus|coach|autobus|autobús|autocar|autokar|fernbus)\b/i],
  ['hotel', /\b(?:hotel|h[oô]tel|hostel|albergo|motel|resort|check-?in|lodging|accommodation|unterkunft|zimmer|chambre|apartment|guest ?house|b&b|airbnb|stay at|übernachtung|séjour|alojamiento|hébergement)\b/i],
  ['restaurant', /\b(?:restaurants?|table for|dinner|lunch|brunch|tisch(?:reservierung)?|table r[eé]serv|réservation de table|reserva de mesa|ristorante|tavolo|bistro|trattoria|osteria)\b/i],
]; // biome-ignore format: a table

/** What a line of a ticket or an entry in a calendar is about; undefined for anything else. */
export function guessKind(text: string): BookingKind | undefined {
  return WORDS.find(([, words]) => words.test(text))?.[0];
}
