/** Words for a stop before the name of its city. */
export const LEADING_STOP_WORDS = new Set(
  `flughafen aeropuerto aeroport aeroporto airport gare bahnhof hauptbahnhof estacion stazione estacao station letiste
  lotnisko dworzec lufthavn flygplats`.split(/\s+/),
);

/** Words for a port; they need a preposition behind them because `Porto` is also a city. */
export const PORT_WORDS = new Set('port porto puerto hafen haven havn hamn pristav port muelle'.split(' '));

/** Prepositions between a word for a stop and its city. */
export const PREPOSITIONS = new Set('de di du des of d da do del della dello in im'.split(' '));

/** Words for a stop behind the name of its city. */
export const STOP_WORDS_BEHIND_CITY = new Set(
  `airport aeropuerto aeroport aeroporto flughafen intl international station hbf hauptbahnhof bahnhof bhf gare
  gara estacion stazione centrale central centraal centrum hl hlavni nadrazi an terminal ferry port porto pier
  harbour harbor hafen bus coach zob railway rail tief main europort ferryport lotnisko letiste luchthaven lufthavn
  flygplats lentoasema havalimani havaalani otogari otogar gari aerodromio limani dworzec autobusovy autobusowy
  busstation rutebilstation stasjon resecentrum rodoviaria autocarros estacao`.split(/\s+/),
);
