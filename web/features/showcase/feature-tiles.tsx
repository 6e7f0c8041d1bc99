/** Icon, title and text. */
const FEATURES = [
  ['i-lucide-clipboard-paste', 'Paste it', 'A chat, an email, a table or a PDF. You check what was read.'],
  [
    'i-lucide-users',
    'Everyone sees their own',
    'Guests filter by name. Surprises stay secret: only their guests see them.',
  ],
  ['i-lucide-circle-check', 'Yes in two taps', 'Guests answer on their phones, and you see who comes.'],
  [
    'i-lucide-refresh-cw',
    'Change dinner once',
    'Every guest sees it. Without a connection, the last version stays.',
  ],
  ['i-lucide-undo-2', 'Undo anything for 30 days', 'See who changed what, and take it back.'],
  ['i-lucide-clock', 'The right time everywhere', 'Times are always local to the place.'],
  ['i-lucide-palette', 'Make it yours', 'Your colors, fonts and photos. Prints day by day.'],
  ['i-lucide-link', 'One link, no accounts', 'Nothing to install. One code to view, another to edit.'],
] as const;

/** Product features on the landing page. */
export function FeatureTiles() {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {FEATURES.map(([icon, title, text]) => (
        <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1.5 sm:grid-cols-1">
          <span className={`${icon} text-xl text-accent-ink row-span-2 sm:row-span-1`} aria-hidden="true" />
          <h3 className="title text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
