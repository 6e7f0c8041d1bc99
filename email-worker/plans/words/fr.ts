import type { PlanWords } from './plan-words.ts';

export const FRENCH_PLAN: PlanWords = {
  language: 'fr',
  day: 'jour|j',
  today: "aujourd'hui|ce soir",
  tomorrow: 'demain',
  dayAfterTomorrow: 'apres-demain',
  next: 'prochaine?',
  weekdays: '',
  morning: 'matin(?:ee)?',
  afternoon: 'apres-midi|aprem',
  evening: 'soir(?:ee)?|nuit',
  morningEvents: 'petit.dejeuner|petit dej|brunch|lever du soleil|matin',
  eveningEvents:
    'diner|aperos?|aperitif|soiree|soir|fete|cocktail|coucher du soleil|concert|boite|vin d.honneur|feu d.artifice',
  to: 'a|au|jusqu.a|et',
  around: 'vers|environ|autour de',
  maybe:
    'peut-etre|eventuellement|a confirmer|a voir|optionnel|facultatif|si on|on pourrait|pas encore|a definir|sans doute',
  canceled: 'annulee?s?|supprimee?|tombe a l.eau',
  changed:
    'deplacee?|reportee?|decalee?|plutot|au lieu|change[er]?|modifiee?|nouvel(?:le)? (?:heure|horaire)|finalement|correction',
  notEvents:
    'avant le|au plus tard|date limite|inscriptions?|reponse|paiement|acompte|ouvert|horaires|ferme|annulation|mis a jour|mise a jour|valable|facture|rsvp',
  closings: 'cordialement|bien à (?:toi|vous)|amicalement|bises|bisous|à bientôt|merci',
  asides:
    "conseils?|astuces?|notes?|à savoir|à faire|à emporter|n'oubliez pas|pensez à|réservez|réserver|achetez|apportez",
  done: '(?:déjà )?réservée?s?|payée?s?|fait',
  hours: 'h|heures?',
  minutes: 'min|mn|minutes?',
  labels: {
    title: 'titre|evenement|activite|quoi|programme|nom|objet|sujet|intitule|etape',
    date: 'date|jour|quand|date de debut|date et heure',
    time: 'heure|horaires?|heures',
    start: 'debut|de|commence|a partir de|depuis',
    end: 'fin|a|jusqu.a|au|termine',
    startTime: 'heure de debut|heure debut',
    endDate: 'date de fin|date fin',
    endTime: 'heure de fin|heure fin',
    duration: 'duree',
    place: 'lieu|ou|endroit|rendez-vous|point de rendez-vous|salle|emplacement',
    address: 'adresse',
    description: 'description|notes?|remarques?|details|commentaires?|infos?|precisions',
    people: 'qui|participants?|invites|personnes|convives',
    allDay: 'journee entiere|toute la journee',
    zone: 'fuseau horaire|fuseau',
  },
};
