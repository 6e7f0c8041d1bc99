import './showcase.css';

/** Icon, title, text and an example itinerary name. */
const EVENT_TYPES = [
  ['i-lucide-gem', 'Weddings', 'From the first toast to the last dance.', 'Ava & Leo, a weekend in June'],
  ['i-lucide-party-popper', 'Bach parties', 'One schedule for the whole crew.', "Sam's last weekend"],
  ['i-lucide-wine', 'Hen dos', 'One link for the group chat.', "Maya's hen weekend"],
  ['i-lucide-cake', 'Birthdays', 'Everyone knows when and where.', "Grandpa's 80th"],
  ['i-lucide-graduation-cap', 'Graduations', 'Ceremony, lunch, photos, party.', 'Class of 2027'],
  ['i-lucide-plane', 'Trips and travel', 'Every flight in local time.', 'Ten days in Japan'],
] as const;

/** Event types on the landing page. Choosing one opens the create form with a matching example name. */
export function EventTypeTiles({ onChoose }: { onChoose: (example: string) => void }) {
  return (
    <ul className="tiles">
      {EVENT_TYPES.map(([icon, title, text, example]) => (
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
