import { AnswerScene, ChangeScene, OwnScene, PasteScene } from './feature-scenes.tsx';

/** Picture, title and text. */
const FEATURES = [
  [PasteScene, 'Paste it', 'A chat, an email, a table or a PDF. You check what was read.'],
  [
    OwnScene,
    'Everyone sees their own',
    'Guests filter by name. Surprises stay secret: only their guests see them.',
  ],
  [AnswerScene, 'Yes in two taps', 'Guests answer on their phones, and you see who comes.'],
  [
    ChangeScene,
    'Change dinner once',
    'Everyone knows. Without a connection, their phones still have the plan.',
  ],
] as const;

/** Icon, title and text. */
const MORE = [
  ['i-lucide-undo-2', 'Undo anything for 30 days', 'See who changed what, and take it back.'],
  ['i-lucide-clock', 'The right time everywhere', 'Times are always local to the place.'],
  ['i-lucide-palette', 'Make it yours', 'Your colors, fonts and photos. Prints day by day.'],
  ['i-lucide-link', 'One link, no accounts', 'Nothing for guests to install or sign up for.'],
] as const;

/** Product features on the landing page: four with pictures, and the rest. */
export function FeatureTiles() {
  return (
    <div className="grid gap-10">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map(([Scene, title, text]) => (
          <li key={title} className="card feature-tile">
            <Scene />
            <div className="grid content-start gap-1 p-5">
              <h3 className="title text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {MORE.map(([icon, title, text]) => (
          <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
            <span className={`${icon} mt-1 text-xl text-accent-ink`} aria-hidden="true" />
            <div>
              <h3 className="font-600">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
