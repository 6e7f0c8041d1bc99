import type { PlanWords } from './plan-words.ts';

export const DUTCH_PLAN: PlanWords = {
  language: 'nl',
  day: 'dag',
  today: 'vandaag|vanavond',
  tomorrow: 'morgen',
  dayAfterTomorrow: 'overmorgen',
  next: 'volgende|komende',
  weekdays: '',
  morning: "'?s ochtends|ochtend|'?s morgens",
  afternoon: "'?s middags|namiddag",
  evening: "'?s avonds|avond|nacht|vanavond",
  morningEvents: 'ontbijt|zonsopgang|brunch',
  eveningEvents:
    'avondeten|diner|borrel|avond\\w*|feest|zonsondergang|concert|drankjes|uit eten|club|vuurwerk',
  to: 'tot|t/m|en|tot en met',
  around: 'rond|ongeveer|ca\\.?|omstreeks|circa',
  maybe:
    'misschien|wellicht|onder voorbehoud|nog niet zeker|optioneel|eventueel|zullen we|kunnen we|nog bepalen|nog te bepalen',
  canceled: 'geannuleerd|gaat niet door|vervalt|afgezegd|afgelast',
  changed: 'verplaatst|verzet|uitgesteld|in plaats van|toch|gewijzigd|nieuwe tijd|correctie|wordt nu',
  notEvents:
    'uiterlijk|voor het|deadline|aanmelden|betaling|aanbetaling|geopend|openingstijden|sluit|annuleren|bijgewerkt|geldig|factuur|rsvp',
  closings:
    '(?:met )?(?:vriendelijke |hartelijke |lieve )?groet(?:en|jes)?|liefs|mvg|bedankt|tot (?:snel|dan)',
  asides: 'tips?|notities|paklijst|niet vergeten|vergeet niet|boek|reserveer|koop|neem mee',
  done: '(?:al )?geboekt|gereserveerd|betaald|geregeld',
  hours: 'uur|uren|u|h',
  minutes: 'min|minuten|minuut',
  labels: {
    title: 'titel|evenement|activiteit|wat|programma|naam|onderwerp|onderdeel',
    date: 'datum|dag|wanneer|begindatum|startdatum|datum en tijd',
    time: 'tijd|tijden|uur|tijdstip',
    start: 'begin|start|van|vanaf|aanvang',
    end: 'einde|eind|tot',
    startTime: 'begintijd|starttijd|aanvangstijd',
    endDate: 'einddatum',
    endTime: 'eindtijd',
    duration: 'duur',
    place: 'locatie|plaats|waar|plek|ontmoetingspunt|zaal',
    address: 'adres',
    description: 'beschrijving|omschrijving|notities|notitie|opmerkingen?|details|info',
    people: 'wie|deelnemers|gasten|personen|genodigden',
    allDay: 'hele dag|de hele dag',
    zone: 'tijdzone',
  },
};
