import './showcase.css';

/** What people make an itinerary for, each with a name that such a one might have. */
const OCCASIONS = [
  ['i-lucide-gem', 'Weddings', 'From the first toast to the last dance.', 'Ava & Leo, a weekend in June'],
  ['i-lucide-party-popper', 'Bach parties', 'Who sleeps where, who pays when.', "Sam's last weekend"],
  ['i-lucide-wine', 'Hen dos', 'One plan for the group chat.', "Maya's hen weekend"],
  ['i-lucide-cake', 'Birthdays', 'Guests know; the surprise stays one.', "Grandpa's 80th"],
  ['i-lucide-graduation-cap', 'Graduations', 'Ceremony, lunch, photos, party.', 'Class of 2027'],
  ['i-lucide-plane', 'Trips and travel', 'Flights by the clock of their airports.', 'Ten days in Japan'],
] as const;

/** Tiles of occasions; choosing one begins an itinerary, with an example of its kind for a name. */
export function EventTypeTiles({ onChoose }: { onChoose: (example: string) => void }) {
  return (
    <ul className="tiles">
      {OCCASIONS.map(([icon, title, text, example]) => (
        <li key={title}>
          <button type="button" className="card tile" onClick={() => onChoose(example)}>
            <span className={`${icon} text-xl text-accent-ink`} aria-hidden="true" />
            <span className="title text-lg">{title}</span>
            <span className="text-muted">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
