import type { ReactNode } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import type { AppearanceOptions } from './appearance-options.ts';
import './page-preview.css';

/** Renders the top of the itinerary page: cover, title, facts, host and links. */
export type RenderPageTop = (project: Project) => ReactNode;

type Props = {
  /** With the unsaved changes. */
  project: Project;
  options: AppearanceOptions;
  renderTop: RenderPageTop;
};

/** The first screen of the itinerary page with the current options, small and not interactive. */
export function PagePreview({ project, options, renderTop }: Props) {
  return (
    <div
      className="page-preview"
      role="img"
      aria-label="Preview of the page"
      data-theme="itinerary"
      {...options.toAttributes(project)}
    >
      <div inert aria-hidden="true">
        {renderTop(project)}
        <div className="page-preview-page">
          {project.showCountdown && <p className="page-preview-countdown">12 days 04 hours 30 minutes</p>}
          <div className="page-preview-day">
            <p className="page-preview-date">
              <span className="title">Friday</span> June 12
            </p>
            <p className="page-preview-event">
              <span>7:00 PM</span>
              <span className="font-600">Dinner by the water</span>
              <span className="page-preview-badge">Now</span>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
