/** Labels of ticket fields, as patterns. */
export const TICKET_LABELS = {
  confirmation: [
    'booking (?:reference|code|number|no\\.?|id)', 'reservation (?:number|code|no\\.?|id)', 'confirmation(?: (?:number|code|no\\.?))?', 'reference(?: number)?', 'pnr', 'record locator', 'order (?:number|no\\.?)',
    'buchungs(?:code|nummer|nr\\.?|referenz)', 'reservierungs(?:nummer|nr\\.?)', 'auftragsnummer', 'num[ée]ro de (?:r[ée]servation|dossier|commande)', 'r[ée]f[ée]rence', 'code de r[ée]servation', 'localizador', 'c[óo]digo de reserva', 'n[úu]mero de (?:reserva|confirmaci[óo]n)',
    'codice (?:di )?prenotazione', 'numero (?:di )?prenotazione', 'reserveringsnummer', 'boekingsnummer', 'rezerva[cč]n[íi] k[óo]d', 'numer rezerwacji', '予約番号',
  ],
  number: ['flug(?:nummer|nr\\.?)?', 'flight(?: (?:number|no\\.?))?', '(?:num[ée]ro de )?vol', 'vuelo', 'volo', 'v[ôo]o', 'vlucht', 'train(?: (?:number|no\\.?))?', 'zug(?:nummer|nr\\.?)?', 'treno', 'tren'],
  seat: ['seats?', 'sitz(?:platz)?', 'platz', 'si[èe]ge', 'place', 'asiento', 'posto', 'zitplaats'],
  from: ['from', 'von', 'de', 'da', 'desde', 'origin', 'departure', 'van', 'départ', 'abflug(?:ort)?', 'origen', 'partenza'],
  to: ['to', 'nach', 'à', 'a', 'hasta', 'destination', 'arrival', 'naar', 'arrivée', 'ankunft(?:sort)?', 'destino', 'arrivo', 'vers'],
  people: ['under name', 'passengers?', 'guests?(?: name)?', 'name', 'reisender?', 'passagier(?:e|s)?', 'gast', 'passagers?', 'voyageurs?', 'pasajeros?', 'passegger[oi]', 'traveller?s?', 'driver'],
} as const; // biome-ignore format: lists of words

/** The value of a line that starts with one of these labels: `Booking reference: XXX007`. */
export function findLabeledValue(text: string, labels: readonly string[]): string | undefined {
  const line = new RegExp(
    String.raw`^[ \t]*(?:${labels.join('|')})[ \t]*[:#=][ \t]*(\S[^\n]{0,118})$`,
    'imu',
  );
  return line.exec(text)?.[1]?.trim();
}
