import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Illustration } from '../../ui/page/illustration.tsx';

const listBlurbs = () => [
  {
    icon: 'i-lucide-party-popper',
    title: t('eventPlanning'),
    text: t('eventPlanningText'),
  },
  {
    icon: 'i-lucide-plane',
    title: t('groupTravel'),
    text: t('groupTravelText'),
  },
];

/** Empty state of the Itineraries tab. */
export function NoProjects({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="card mx-auto grid w-full max-w-176 overflow-hidden">
      <Illustration cover="lake" />
      <div className="fold grid justify-items-center gap-4 px-5 py-8 text-center sm:px-8">
        <h2 className="title text-xl">{t('createNewItinerary')}</h2>
        <p className="max-w-[44ch] text-muted">{t('noItineraries')}</p>
        <Button variant="primary" size="big" onClick={onCreate}>
          <span className="i-lucide-plus" aria-hidden="true" />
          {t('createNewItinerary')}
        </Button>
      </div>
      <ul className="grid gap-6 px-inset py-6 sm:grid-cols-2 sm:px-8">
        {listBlurbs().map(({ icon, title, text }) => (
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
