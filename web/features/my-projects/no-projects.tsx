import { Button } from '../../ui/button.tsx';
import { Illustration } from '../../ui/page/illustration.tsx';

const BLURBS = [
  {
    icon: 'i-lucide-party-popper',
    title: 'Event Planning',
    text: 'Plan bach parties, birthdays and weddings on one page, with guests, times and dress code.',
  },
  {
    icon: 'i-lucide-plane',
    title: 'Group Travel',
    text: 'Flights, hotels and dinners, always in local time, for everyone on the trip.',
  },
];

/** Empty state of the Itineraries tab. */
export function NoProjects({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="card mx-auto grid w-full max-w-176 overflow-hidden">
      <Illustration cover="lake" />
      <div className="fold grid justify-items-center gap-4 px-5 py-8 text-center sm:px-8">
        <h2 className="title text-xl">Create New Itinerary</h2>
        <p className="max-w-[44ch] text-muted">No itineraries yet. Name one to get started.</p>
        <Button variant="primary" size="big" onClick={onCreate}>
          <span className="i-lucide-plus" aria-hidden="true" />
          Create New Itinerary
        </Button>
      </div>
      <ul className="grid gap-6 px-inset py-6 sm:grid-cols-2 sm:px-8">
        {BLURBS.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-3">
            <span className={`${icon} mt-1 text-lg text-accent-ink`} aria-hidden="true" />
            <h3 className="title text-lg">{title}</h3>
            <p className="col-start-2 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
