import type { ReactNode } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { tNodes } from '../../ui/t-nodes.ts';
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
      aria-label={t('pagePreview')}
      data-theme="itinerary"
      {...options.toAttributes(project)}
    >
      <div inert aria-hidden="true">
        {renderTop(project)}
        <div className="page-preview-page">
          {project.showCountdown && <p className="page-preview-countdown">{t('sampleCountdown')}</p>}
          <div className="page-preview-day">
            <p className="page-preview-date">
              {tNodes('sampleDay', { weekday: <span className="title">{t('sampleWeekday')}</span> })}
            </p>
            <p className="page-preview-event">
              <span>{t('sampleTime')}</span>
              <span className="font-600">{t('sampleEvent')}</span>
              <span className="page-preview-badge">{t('now')}</span>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
