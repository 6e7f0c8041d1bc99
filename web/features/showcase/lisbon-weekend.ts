import { t } from '../../../worker/messages/t.ts';
// The example itinerary: in short on the landing page, in full at /example.

export type SampleEvent = {
  /** Days after the first one. `at` and `until` are local times. */
  day: 0 | 1 | 2;
  at: string;
  until?: string;
  title: string;
  description: string;
  location: string;
  attendees: string;
  vibe?: string;
};

export const LISBON_WEEKEND = {
  host: 'Carla Reis',
  people: ['Ann', 'Ben', 'Carla'],
  timeZone: 'Europe/Lisbon',
  look: 'postcard',
} as const;

export const listLisbonEvents = (): SampleEvent[] => [...listFriday(), ...listSaturday(), ...listSunday()];

const listFriday = (): SampleEvent[] => [
  {
    day: 0,
    at: '16:30',
    title: t('lisbonKeys'),
    description: t('lisbonKeysText'),
    location: `Casa da Rosa, Rua da Rosa 41, ${t('lisbon')}`,
    attendees: 'Everyone',
  },
  {
    day: 0,
    at: '20:30',
    until: '22:30',
    title: t('lisbonDinner'),
    description: t('lisbonDinnerText'),
    location: `Casa da Rosa, Rua da Rosa 41, ${t('lisbon')}`,
    attendees: 'Everyone',
    vibe: t('lisbonDinnerVibe'),
  },
];

const listSaturday = (): SampleEvent[] => [
  {
    day: 1,
    at: '09:15',
    until: '12:00',
    title: t('lisbonTram'),
    description: t('lisbonTramText'),
    location: `Praça da Figueira, ${t('lisbon')}`,
    attendees: 'Everyone except Ann',
  },
  {
    day: 1,
    at: '13:00',
    until: '15:30',
    title: t('lisbonLunch'),
    description: t('lisbonLunchText'),
    location: 'Ponto Final, Rua do Ginjal 72, Almada',
    attendees: 'Everyone',
    vibe: t('lisbonLunchVibe'),
  },
  {
    day: 1,
    at: '21:30',
    title: t('lisbonDancing'),
    description: t('lisbonDancingText'),
    location: `Pensão Amor, Rua do Alecrim 19, ${t('lisbon')}`,
    attendees: 'Ben, Carla',
    vibe: t('lisbonDancingVibe'),
  },
];

const listSunday = (): SampleEvent[] => [
  {
    day: 2,
    at: '11:00',
    title: t('lisbonBreakfast'),
    description: t('lisbonBreakfastText'),
    location: `Casa da Rosa, Rua da Rosa 41, ${t('lisbon')}`,
    attendees: 'Everyone',
  },
  {
    day: 2,
    at: '15:40',
    title: t('lisbonFlight'),
    description: t('lisbonFlightText'),
    location: t('lisbonAirport'),
    attendees: 'Ann, Ben',
  },
];

export const listLisbonFaqs = () => [
  {
    question: t('lisbonStay'),
    answer: t('lisbonStayAnswer'),
  },
  {
    question: t('lisbonWay'),
    answer: t('lisbonWayAnswer'),
  },
  {
    question: t('lisbonPaid'),
    answer: t('lisbonPaidAnswer'),
  },
];
