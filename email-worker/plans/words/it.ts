import type { PlanWords } from './plan-words.ts';

export const ITALIAN_PLAN: PlanWords = {
  language: 'it',
  day: 'giorno',
  today: 'oggi|stasera',
  tomorrow: 'domani',
  dayAfterTomorrow: 'dopodomani',
  next: 'prossim[oa]',
  weekdays: '',
  morning: 'mattin[oa]|di mattina|del mattino',
  afternoon: 'pomeriggio',
  evening: 'sera|serata|notte|stasera',
  morningEvents: 'colazione|alba|brunch',
  eveningEvents:
    'cena|ceniamo|aperitivo|sera|serata|festa|tramonto|concerto|discoteca|cocktail|fuochi d.artificio',
  to: 'a|al|alle|alle ore|fino alle|e|fino a',
  around: 'verso|circa|intorno alle|ca\\.?',
  maybe:
    'forse|magari|da confermare|opzionale|se riusciamo|potremmo|da definire|facoltativ[oa]|eventualmente',
  canceled: 'annullat[oa]|cancellat[oa]|saltat[oa]|non si fa piu',
  changed:
    'spostat[oa]|rimandat[oa]|posticipat[oa]|invece|cambiat[oa]|nuovo orario|meglio|anzi|alla fine|correzione',
  notEvents:
    'entro|scadenza|conferm\\w+ entro|pagamento|acconto|caparra|aperto|orari di apertura|chiude|cancellazione|aggiornat[oa]|valido|fattura|rsvp',
  closings: '(?:cordiali |cari )?saluti|un abbraccio|baci|grazie|a presto',
  asides: 'consigli?|note?|promemoria|da fare|non dimentica\\w+|prenotare|prenota|comprare|portare|porta',
  done: '(?:già )?prenotat[oaie]|pagat[oaie]|fatto',
  hours: 'h|or[ae]',
  minutes: 'min|minuti',
  labels: {
    title: 'titolo|evento|attivita|cosa|programma|nome|oggetto|appuntamento',
    date: 'data|giorno|quando|data inizio|data di inizio|data e ora',
    time: 'ora|orario|ore',
    start: 'inizio|dalle|da|comincia',
    end: 'fine|alle|a|fino alle|finisce',
    startTime: 'ora inizio|ora di inizio|orario inizio|orario di inizio',
    endDate: 'data fine|data di fine',
    endTime: 'ora fine|ora di fine|orario fine|orario di fine',
    duration: 'durata',
    place: 'luogo|dove|posto|sede|ritrovo|punto di incontro|punto di ritrovo|sala',
    address: 'indirizzo',
    description: 'descrizione|note?|dettagli|commenti|osservazioni|info',
    people: 'chi|partecipanti|invitati|persone|ospiti',
    allDay: 'tutto il giorno|giornata intera',
    zone: 'fuso orario',
  },
};
