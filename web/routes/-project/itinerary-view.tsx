import type { ReactNode } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { toAppearanceProps } from '../../../worker/domain/appearance/appearance.ts';
import { toThemeStyle } from '../../../worker/domain/appearance/theme.ts';
import { isAttending, parseAttendees } from '../../../worker/domain/schedule/attendees.ts';
import { HeaderSlider } from '../../features/image-slider/header-slider.tsx';
import { PageTop, toProjectTitle } from '../../features/itinerary/page-top.tsx';
import { useRenderTime } from '../../lib/render-time.ts';
import { RenderRsvp, RsvpPlace } from '../../lib/rsvps/rsvp-place.tsx';
import { ItineraryTabs, type ItineraryTabsProps } from './itinerary-tabs.tsx';

type Props = Omit<ItineraryTabsProps, 'title' | 'appearance'> & {
  footer: ReactNode;
  /** What is shown where the reader answers: for the itinerary without an event. */
  renderRsvp?: ((event?: Event) => ReactNode) | undefined;
  /** What the browser adds: dialogs and live updates. */
  children?: ReactNode;
};

/**
 * An itinerary as everybody sees it. The server renders it, too, so it and its children use neither the router nor the
 * query cache, and their first render depends on nothing but the props and `useRenderTime`.
 */
export function ItineraryView({ footer, renderRsvp, children, ...tabs }: Props) {
  const { project, events } = tabs;
  const { style, ...appearance } = toAppearanceProps(project);
  // The Content Security Policy forbids style attributes in HTML: the server adds a style element.
  const isHydrating = useRenderTime() !== undefined;
  return (
    <div
      className="itinerary"
      data-theme="itinerary"
      {...appearance}
      style={isHydrating ? undefined : { ...toThemeStyle(project.customColors), ...style }}
    >
      <PageTop project={project} events={events} onIdentity={tabs.onIdentity}>
        <HeaderSlider images={project.headerImages} />
      </PageTop>
      <RenderRsvp value={toRenderRsvp(project, renderRsvp)}>
        <main className="column">
          <RsvpPlace />
          <ItineraryTabs {...tabs} title={toProjectTitle(project)} appearance={appearance} />
        </main>
        {footer}
        {children}
      </RenderRsvp>
    </div>
  );
}

/** Reserves the room for answers. Only guests answer, and only for events that they attend. */
function toRenderRsvp({ rsvp, viewer: { role, person } }: Project, render: Props['renderRsvp']) {
  // Offline copies of earlier releases have no settings.
  if (!rsvp?.enabled || (role !== 'viewer' && !person)) return undefined;
  const isAsked = (event: Event) => !person || isAttending(parseAttendees(event.attendees), person.name);
  return (event?: Event) =>
    (!event || isAsked(event)) && (
      <div className="rsvp-place">
        <div className={rsvp.showList ? 'rsvp rsvp-list' : 'rsvp'}>{render?.(event)}</div>
      </div>
    );
}
