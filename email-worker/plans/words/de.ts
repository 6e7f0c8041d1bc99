import type { PlanWords } from './plan-words.ts';

export const GERMAN_PLAN: PlanWords = {
  language: 'de',
  day: 'tag',
  today: 'heute',
  tomorrow: 'morgen',
  dayAfterTomorrow: 'ubermorgen',
  next: 'nachste[nrs]?',
  weekdays: '',
  morning: 'morgens?|vormittags?|fruh|am morgen',
  afternoon: 'nachmittags?',
  evening: 'abends?|nachts?|heute abend',
  morningEvents: 'fruhstuck|brunch|sonnenaufgang',
  eveningEvents:
    'abendessen|abend\\w*|dinner|drinks|cocktails?|sonnenuntergang|party|feier|konzert|disco|club|aperitif|nacht\\w*|umtrunk',
  to: 'bis|und',
  around: 'ca\\.?|circa|gegen|ungefahr|etwa',
  maybe:
    'vielleicht|evtl\\.?|eventuell|optional|unklar|noch offen|noch nicht (?:sicher|fix|klar)|falls|mal sehen|oder so|voraussichtlich|vorlaufig|sollen wir|konnten wir',
  canceled: 'abgesagt|fallt aus|entfallt|gestrichen|storniert|doch nicht',
  changed:
    'verschoben|statt|stattdessen|geandert|anderung|doch erst|doch lieber|neue (?:zeit|uhrzeit)|korrektur|update',
  notEvents:
    'anmeld\\w*|ruckmeld\\w*|frist|spatestens|bis zum|zahlbar|anzahlung|geoffnet|offnungszeiten|schliesst|stornier\\w*|stand:?|aktualisiert|zuletzt|gultig|rechnung|bestellt|u\\.?a\\.?w\\.?g\\.?',
  closings:
    '(?:viele |liebe |beste |herzliche |schöne )?gr(?:ü|ue)(?:ß|ss)e|mit freundlichen grüßen|lg|vg|bis (?:bald|dann)|danke|alles liebe',
  asides:
    'tipps?|hinweise?|notizen|packliste|todo|gut zu wissen|nicht vergessen|bitte|buchen|reservieren|mitbringen|einpacken',
  done: '(?:schon |bereits )?gebucht|reserviert|bezahlt|erledigt',
  hours: 'std\\.?|stunden?|h',
  minutes: 'min\\.?|minuten?',
  labels: {
    title:
      'titel|was|programm|programmpunkt|veranstaltung|aktivitat|termin|betreff|ereignis|punkt|thema|name|bezeichnung',
    date: 'datum|tag|wann|startdatum|beginnt am|anfangsdatum|datum und uhrzeit',
    time: 'zeit|uhrzeit|zeiten',
    start: 'beginn|start|von|ab|anfang|startet',
    end: 'ende|bis|endet',
    startTime: 'startzeit|beginnt um|anfangszeit|beginn \\(uhrzeit\\)',
    endDate: 'enddatum|endet am|bis datum',
    endTime: 'endzeit|endet um|schluss',
    duration: 'dauer',
    place: 'ort|wo|treffpunkt|veranstaltungsort|lokal|location',
    address: 'adresse|anschrift',
    description:
      'beschreibung|notiz(?:en)?|bemerkung(?:en)?|hinweise?|details|anmerkung(?:en)?|info(?:s)?|kommentar',
    people: 'wer|teilnehmer|gaste|personen|teilnehmende|mit wem',
    allDay: 'ganztagig(?:es ereignis)?|ganztagiges ereignis',
    zone: 'zeitzone',
  },
};
