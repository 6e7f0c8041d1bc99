import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { toDrawnCoverUrl } from '../../../worker/domain/appearance/drawn-cover.ts';
import { listItineraryFacts } from '../../../worker/domain/itinerary/itinerary-facts.ts';
import { toProjectTitle } from '../../features/itinerary/page-top.tsx';
import { keepDaysWhole } from '../../lib/later-dates.ts';
import './ticket.css';

/** What the guest has said yes to: the cover, and below it the title, dates and place. */
export function Ticket({ project, events }: { project: Project; events: readonly Event[] }) {
  const { place } = project;
  const [photo] = project.headerImages;
  const [dates = ''] = listItineraryFacts(project, events);
  return (
    <div className="ticket">
      {/* The drawing is that of the page, so it is there at once. */}
      <img src={photo ? `${photo}?w=480` : toDrawnCoverUrl(project)} alt="" />
      <div>
        <p className="title text-lg" dir="auto">
          {toProjectTitle(project)}
        </p>
        <p>{keepDaysWhole(dates)}</p>
        {place && dates !== place && (
          <p className="text-muted" dir="auto">
            {place}
          </p>
        )}
      </div>
    </div>
  );
}
