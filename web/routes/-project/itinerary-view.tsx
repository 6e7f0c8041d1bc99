import type { ComponentType, ReactNode } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { toAppearanceProps } from '../../../worker/domain/appearance/appearance.ts';
import { toThemeStyle } from '../../../worker/domain/appearance/theme.ts';
import { isAttending, parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { hasEnded } from '../../../worker/domain/schedule/event-times.ts';
import { HeaderSlider } from '../../features/image-slider/header-slider.tsx';
import { PageEnd } from '../../features/itinerary/page-end.tsx';
import { PageTop, toProjectTitle } from '../../features/itinerary/page-top.tsx';
import { Thanks } from '../../features/itinerary/thanks.tsx';
import { useNow } from '../../features/itinerary/use-now.ts';
import { ChangesPlace } from '../../lib/changes-place.tsx';
import { useRenderTime } from '../../lib/render-time.ts';
import { RenderRsvp, RsvpPlace } from '../../lib/rsvps/rsvp-place.tsx';
import { ItineraryTabs, type ItineraryTabsProps } from './itinerary-tabs.tsx';
import type { RsvpProps } from './rsvp.tsx';
import { loadDialog } from './use-dialog.ts';

type Page = Omit<ItineraryTabsProps, 'title' | 'appearance'>;

type Props = Page & {
  footer: (hasEnded: boolean) => ReactNode;
  /** For hosts, above everything else. */
  notices?: ReactNode;
  /** Where the reader answers; undefined until it has loaded. */
  Rsvp?: ComponentType<RsvpProps> | undefined;
  /** What the browser adds: dialogs and live updates. */
  children?: ReactNode;
};

/**
 * An itinerary as everybody sees it. The server renders it, too, so it and its children use neither the router nor the
 * query cache, and their first render depends on nothing but the props and `useRenderTime`.
 */
export function ItineraryView({ footer, notices, Rsvp, children, ...tabs }: Props) {
  const { project, events } = tabs;
  const { style, ...appearance } = toAppearanceProps(project);
  const isOver = hasEnded(events, useNow(events));
  // The Content Security Policy forbids style attributes in HTML: the server adds a style element.
  const isHydrating = useRenderTime() !== undefined;
  return (
    <div
      className="itinerary"
      data-theme="itinerary"
      {...appearance}
      style={isHydrating ? undefined : { ...toThemeStyle(project.customColors), ...style }}
    >
      <PageTop
        project={project}
        events={events}
        hasEnded={isOver}
        onIdentity={tabs.onIdentity}
        onPapers={tabs.papers?.length ? () => void tabs.showDialog(() => loadDialog('papers')) : undefined}
        onSignUps={
          tabs.signUps?.includes(null) ? () => void tabs.showDialog(() => loadDialog('signUps')) : undefined
        }
      >
        <HeaderSlider images={project.headerImages} />
      </PageTop>
      <RenderRsvp value={isOver ? undefined : toRenderRsvp(tabs, Rsvp)}>
        <main className="column">
          {notices}
          <ChangesPlace />
          {isOver && <Thanks links={project.customLinks} />}
          <RsvpPlace />
          <ItineraryTabs {...tabs} title={toProjectTitle(project)} appearance={appearance} />
          <PageEnd projectId={project.projectId} person={project.viewer.person} hasEnded={isOver} />
        </main>
        {footer(isOver)}
        {children}
      </RenderRsvp>
    </div>
  );
}

/** Reserves the room for answers. Only guests answer, and only for events that they attend. */
function toRenderRsvp({ project, showDialog, onIdentity }: Page, Rsvp: Props['Rsvp']) {
  const { person } = project.viewer;
  // Offline copies of earlier releases have no settings.
  if (!project.rsvp?.enabled || (mayDo(project, 'edit-content') && !person)) return undefined;
  return (event?: Event) =>
    (!event || !person || isAttending(parseAttendees(event.attendees), person.name)) && (
      <div className="rsvp-place">
        <div className={project.rsvp.showList ? 'rsvp rsvp-list' : 'rsvp'}>
          {Rsvp && <Rsvp project={project} event={event} isPreview={!onIdentity} showDialog={showDialog} />}
        </div>
      </div>
    );
}
