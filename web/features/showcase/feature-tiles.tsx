/** Icon, title and text. */
const FEATURES = [
  ['i-lucide-link', 'One link, no accounts', 'Guests open it with a six-character code. Nothing to install.'],
  ['i-lucide-users', 'Everyone sees their own schedule', 'Tag people on events; guests filter by name.'],
  ['i-lucide-clock', 'The right time everywhere', 'Times are always local to the place.'],
  ['i-lucide-refresh-cw', 'Live updates', 'Change dinner once; every guest sees it.'],
  ['i-lucide-palette', 'Make it yours', 'Your colors, fonts and photos.'],
  ['i-lucide-printer', 'Print-friendly', 'Prints day by day, with a QR code back to the page.'],
  ['i-lucide-map-pin', 'Maps and calendars', 'Open any place on a map, or add events to your calendar.'],
  ['i-lucide-shield-check', 'Private by default', 'One code to view, another to edit.'],
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
