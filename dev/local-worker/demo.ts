import { toLookFields } from '../../worker/domain/appearance/looks.ts';

/** The demo itinerary of `npm start`: a group's weekend, with a flight from another time zone. */

export const PROJECT_ID = 'DEM0TR1P';
export const ACCESS_CODE = 'GUEST1';

export const DEMO = {
  name: "Nora's Lisbon Weekend",
  ownerName: 'Nora Lindqvist',
  ownerEmail: 'nora@foldout.example',
  groupSize: 7,
  timeZone: 'Europe/Lisbon',
  place: 'Lisbon',
  showCountdown: true,
  look: 'riviera.harbor' as const,
  ...toLookFields('riviera'),
};

type DemoEvent = {
  /** Days after the first day. `at` and `until` are local times in the event's time zone. */
  day: number;
  at: string;
  until?: string;
  timeZone?: string;
  /** Zone of the end, if it is in another zone. Then `until` is on the next day. */
  endTimeZone?: string;
  title: string;
  description: string;
  location: string;
  attendees: string;
  audience?: 'attendees';
  vibe?: string;
};

export const EVENTS: DemoEvent[] = [
  {
    day: -1,
    at: '21:40',
    until: '09:35',
    timeZone: 'America/New_York',
    endTimeZone: 'Europe/Lisbon',
    title: 'Flight to Lisbon',
    description: 'TP 210, check-in by 6:40 PM.',
    location: 'JFK Terminal 5, New York',
    attendees: 'Nora, Priya, Tom',
    vibe: 'Soft trousers, neck pillow',
  },
  {
    day: 0,
    at: '11:00',
    title: 'Drop the bags',
    description: 'Rooms are ready at three, but reception keeps our luggage until then.',
    location: 'Rua da Rosa 59, Bairro Alto, Lisbon',
    attendees: 'Everyone',
  },
  {
    day: 0,
    at: '13:00',
    until: '14:30',
    title: 'Lunch at the market',
    description: 'Every stall takes cards. Find us at the long tables near the clock.',
    location: 'Time Out Market, Avenida 24 de Julho 49, Lisbon',
    attendees: 'Everyone',
    vibe: 'Hungry',
  },
  {
    day: 0,
    at: '17:30',
    until: '19:30',
    title: 'Sunset sail on the Tagus',
    description: 'Bring a jacket: it gets windy past the bridge.\nThe boat leaves on the minute.',
    location: 'Doca de Santo Amaro, Lisbon',
    attendees: 'Everyone except Tom',
    vibe: 'Stripes, soft shoes',
  },
  {
    day: 0,
    at: '21:00',
    title: 'Fado and dinner',
    description: 'A set menu at the long table by the stage. Tell Nora about allergies before Thursday.',
    location: 'Mesa de Frades, Rua dos Remédios 139, Lisbon',
    attendees: 'Everyone',
    vibe: 'Dress up a little',
  },
  {
    day: 1,
    at: '09:30',
    title: 'Coffee and custard tarts',
    description: 'The line for a table moves fast; the one for takeout does not.',
    location: 'Pastéis de Belém, Rua de Belém 84, Lisbon',
    attendees: 'Everyone',
  },
  {
    day: 1,
    at: '11:15',
    until: '13:00',
    title: 'Tile museum',
    description: 'Tickets are in the group chat.',
    location: 'Museu Nacional do Azulejo, Rua Madre de Deus 4, Lisbon',
    attendees: 'Nora, Inês, Kofi, Priya',
  },
  {
    day: 1,
    at: '11:30',
    until: '13:30',
    title: 'Surf lesson',
    description: 'Boards and suits are there. Towels are not.',
    location: 'Praia de Carcavelos, Cascais',
    attendees: 'Tom, Mateus, Ji-woo',
    vibe: 'Swimwear under your clothes',
  },
  {
    day: 1,
    at: '16:00',
    title: 'Tram 28 to the viewpoint',
    description: 'We ride from the first stop, so that everyone gets a seat.',
    location: 'Miradouro da Graça, Lisbon',
    attendees: 'Everyone',
  },
  {
    day: 1,
    at: '20:00',
    title: "Nora's birthday dinner",
    description: 'Three courses, then cake.',
    location: 'Rua das Flores 41, Chiado, Lisbon',
    attendees: 'Everyone',
    vibe: 'Something green',
  },
  {
    day: 1,
    at: '21:45',
    title: 'A surprise cake for Nora',
    description: 'Ben brings the cake, Ana turns off the light. Not a word to Nora.',
    location: 'Rua das Flores 41, Chiado, Lisbon',
    attendees: 'Everyone except Nora',
    audience: 'attendees',
  },
  {
    day: 2,
    at: '10:00',
    until: '15:00',
    title: 'Day trip to Sintra',
    description: 'The palace first, before the coaches arrive. Wear shoes that can climb.',
    location: 'Palácio da Pena, Sintra',
    attendees: 'Everyone except Mateus, Ji-woo',
    vibe: 'Layers, good shoes',
  },
  {
    day: 2,
    at: '18:45',
    title: 'Taxi to the airport',
    description: 'Two cars from the front door. Keys go into the box by the stairs.',
    location: 'Rua da Rosa 59, Bairro Alto, Lisbon',
    attendees: 'Nora, Priya, Tom',
  },
];

export const FAQS = [
  {
    question: 'Where are we staying?',
    answer: 'Rua da Rosa 59, third floor. The code for the street door is in the group chat.',
  },
  {
    question: 'Do I need cash?',
    answer: 'Hardly. Trams and the smallest cafés like coins; everything else takes cards.',
  },
  {
    question: 'What is paid for already?',
    answer: 'The rooms, the sail and the fado dinner.\nLunches and taxis we split as we go.',
  },
  {
    question: 'How do I get in from the airport?',
    answer: 'The red metro line, then the green one to Baixa-Chiado.',
  },
];
