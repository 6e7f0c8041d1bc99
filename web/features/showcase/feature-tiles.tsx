const PROMISES = [
  [
    'i-lucide-link',
    'One link, no accounts',
    'Guests open it with a code of six characters. There is nothing to install.',
  ],
  [
    'i-lucide-users',
    'Each sees their own day',
    'Put names on an event, and everyone can read the plan as themselves.',
  ],
  [
    'i-lucide-clock',
    'The right time in every place',
    'A flight leaves by the clock of its airport, wherever the phone has been.',
  ],
  [
    'i-lucide-refresh-cw',
    'Changes arrive',
    'Move the supper once. Every open page knows, and says what is new.',
  ],
  [
    'i-lucide-palette',
    'Dressed by you',
    'Your colors, fonts, pictures and paper. We step back to a thin footer.',
  ],
  [
    'i-lucide-printer',
    'Good on the fridge',
    'Prints day by day, black on white, with a code that leads back to the page.',
  ],
  [
    'i-lucide-map-pin',
    'Every place on the map',
    'A tap on an address opens the way there; another keeps it in a calendar.',
  ],
  [
    'i-lucide-shield-check',
    'Two codes, two rights',
    'One code to read, one to edit. Guessing ends after five tries.',
  ],
] as const;

/** What Foldout does, as tiles. */
export function FeatureTiles() {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {PROMISES.map(([icon, title, text]) => (
        <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1.5 sm:grid-cols-1">
          <span className={`${icon} text-xl text-accent-ink row-span-2 sm:row-span-1`} aria-hidden="true" />
          <h3 className="title text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
