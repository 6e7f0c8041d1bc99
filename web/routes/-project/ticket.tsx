import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { DEFAULT_COVER, readCover, toCoverUrl } from '../../../worker/domain/appearance/cover-url.ts';
import { listItineraryFacts } from '../../../worker/domain/itinerary/itinerary-facts.ts';
import { toProjectTitle } from '../../features/itinerary/page-top.tsx';
import './ticket.css';

/** What the guest has said yes to: the cover, and below it the title, dates and place. */
export function Ticket({ project, events }: { project: Project; events: readonly Event[] }) {
  const { look, customColors, headerImages, place } = project;
  const [photo] = headerImages;
  const [dates = ''] = listItineraryFacts(project, events);
  return (
    <div className="ticket">
      {/* As the page shows it, so it is there at once. */}
      <img
        src={photo ? `${photo}?w=480` : toCoverUrl(readCover(look) ?? DEFAULT_COVER, customColors)}
        alt=""
      />
      <div>
        <p className="title text-lg" dir="auto">
          {toProjectTitle(project)}
        </p>
        <p>
          {dates}
          {place && dates !== place && (
            <>
              {'\u00a0· '}
              <bdi>{place}</bdi>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
