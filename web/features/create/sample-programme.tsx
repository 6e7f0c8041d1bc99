import './sample-programme.css';

const DAYS = [
  {
    day: 'Friday',
    date: 'June 12',
    events: [
      ['4:30 PM', 'Keys to the house', 'Rua da Rosa 41'],
      ['8:00 PM', 'Supper on the terrace', 'Everyone'],
    ],
  },
  {
    day: 'Saturday',
    date: 'June 13',
    events: [
      ['9:15 AM', 'Tram to Belém', 'Everyone except Ann'],
      ['1:00 PM', 'Long lunch, Ponto Final', 'Everyone'],
      ['9:30 PM', 'Dancing', 'The brave'],
    ],
  },
  {
    day: 'Sunday',
    date: 'June 14',
    events: [
      ['11:00 AM', 'Slow breakfast', 'Everyone'],
      ['3:40 PM', 'Flight home', 'Ben, Carla'],
    ],
  },
] as const;

/** A programme of three folds, unfolding once: what a guest will hold. Decoration, so named as one picture. */
export function SampleProgramme() {
  return (
    <div
      className="programme"
      role="img"
      aria-label="A sample itinerary, unfolded: Friday, Saturday and Sunday with their times, places and people."
    >
      {DAYS.map((fold) => (
        <div key={fold.day} className="programme-fold">
          <p className="programme-stub">
            <span className="title text-lg">{fold.day}</span>
            <span className="text-sm font-semibold text-accent-ink">{fold.date}</span>
          </p>
          <ul className="grid gap-3 px-2 pt-4 pb-5">
            {fold.events.map(([time, title, who]) => (
              <li key={title} className="grid grid-cols-[4.75rem_1fr] gap-x-2">
                <span className="text-sm leading-6 text-muted">{time}</span>
                <span className="font-semibold leading-6">{title}</span>
                <span className="col-start-2 text-sm text-muted">{who}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
