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
  name: 'A weekend in Lisbon',
  host: 'Carla Reis',
  place: 'Lisbon',
  people: ['Ann', 'Ben', 'Carla'],
  timeZone: 'Europe/Lisbon',
  look: 'postcard',
} as const;

export const LISBON_EVENTS: SampleEvent[] = [
  {
    day: 0,
    at: '16:30',
    title: 'Pick up the keys',
    description: 'Third floor, no elevator. Call Carla if nobody answers the bell: +351 210 000 000.',
    location: 'Casa da Rosa, Rua da Rosa 41, Lisbon',
    attendees: 'Everyone',
  },
  {
    day: 0,
    at: '20:30',
    until: '22:30',
    title: 'Dinner on the terrace',
    description: 'Ben cooks, Ann brings the wine. It gets windy after sunset, so bring a sweater.',
    location: 'Casa da Rosa, Rua da Rosa 41, Lisbon',
    attendees: 'Everyone',
    vibe: 'Linen and bare feet',
  },
  {
    day: 1,
    at: '09:15',
    until: '12:00',
    title: 'Tram to Belém',
    description:
      'Line 15E from the square. Custard tarts first, then the monastery before the line gets long.',
    location: 'Praça da Figueira, Lisbon',
    attendees: 'Everyone except Ann',
  },
  {
    day: 1,
    at: '13:00',
    until: '15:30',
    title: 'Long lunch by the river',
    description: 'Take the ferry to Cacilhas and walk along the water. The table is booked for Carla.',
    location: 'Ponto Final, Rua do Ginjal 72, Almada',
    attendees: 'Everyone',
    vibe: 'Sunscreen and a hat',
  },
  {
    day: 1,
    at: '21:30',
    title: 'Dancing',
    description: 'The line is shorter before ten. Coats go to the left of the stairs.',
    location: 'Pensão Amor, Rua do Alecrim 19, Lisbon',
    attendees: 'Ben, Carla',
    vibe: 'Something red',
  },
  {
    day: 2,
    at: '11:00',
    title: 'Late breakfast',
    description: 'Fruit, bread and what is left in the fridge. Pack before you sit down.',
    location: 'Casa da Rosa, Rua da Rosa 41, Lisbon',
    attendees: 'Everyone',
  },
  {
    day: 2,
    at: '15:40',
    title: 'Flight home',
    description: 'A taxi takes 25 minutes; it comes at 1:15 PM. Bags close 45 minutes before departure.',
    location: 'Lisbon Airport, Terminal 1',
    attendees: 'Ann, Ben',
  },
];

export const LISBON_FAQS = [
  {
    question: 'Where are we staying?',
    answer: 'Casa da Rosa, Rua da Rosa 41, third floor. The Wi-Fi password is on the fridge.',
  },
  {
    question: 'How do I get there from the airport?',
    answer: 'Red metro line to Alameda, then green to Baixa-Chiado. A taxi costs about 15 euros.',
  },
  {
    question: 'What is paid for already?',
    answer: 'The apartment and the lunch deposit.\nEverything else we split at the end.',
  },
];
