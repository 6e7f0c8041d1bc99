/** Content of the landing page's sample itinerary. */

export type SampleEvent = { time: string; title: string; place: string; attendees: string; movesTo?: string };

export const SAMPLE_DAYS: { day: string; date: string; events: SampleEvent[] }[] = [
  {
    day: 'Friday',
    date: 'June 12',
    events: [
      { time: '4:30 PM', title: 'Pick up the keys', place: 'Rua da Rosa 41', attendees: 'Everyone' },
      {
        time: '8:00 PM',
        movesTo: '8:30 PM',
        title: 'Dinner on the terrace',
        place: 'At the house',
        attendees: 'Everyone',
      },
    ],
  },
  {
    day: 'Saturday',
    date: 'June 13',
    events: [
      {
        time: '9:15 AM',
        title: 'Tram to Belém',
        place: 'Praça da Figueira',
        attendees: 'Everyone except Ann',
      },
      { time: '1:00 PM', title: 'Long lunch by the river', place: 'Ponto Final', attendees: 'Everyone' },
      { time: '9:30 PM', title: 'Dancing', place: 'Pensão Amor', attendees: 'Ben, Carla' },
    ],
  },
  {
    day: 'Sunday',
    date: 'June 14',
    events: [
      { time: '11:00 AM', title: 'Late breakfast', place: 'On the terrace', attendees: 'Everyone' },
      { time: '3:40 PM', title: 'Flight home', place: 'Lisbon, Terminal 1', attendees: 'Ann, Ben' },
    ],
  },
];

/** Shown when the dinner moves to `movesTo`. */
export const SAMPLE_UPDATE = 'Updated just now: dinner is at 8:30 PM';
