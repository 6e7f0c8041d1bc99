import type { ReactNode } from 'react';
import { toAppearanceProps } from '../../../worker/domain/appearance/appearance.ts';
import { toThemeStyle } from '../../../worker/domain/appearance/theme.ts';
import { HeaderSlider } from '../../features/image-slider/header-slider.tsx';
import { PageTop, toProjectTitle } from '../../features/itinerary/page-top.tsx';
import { useRenderTime } from '../../lib/render-time.ts';
import { ItineraryTabs, type ItineraryTabsProps } from './itinerary-tabs.tsx';

type Props = Omit<ItineraryTabsProps, 'title' | 'appearance'> & {
  footer: ReactNode;
  /** What the browser adds: dialogs and live updates. */
  children?: ReactNode;
};

/**
 * An itinerary as everybody sees it. The server renders it, too, so it and its children use neither the router nor the
 * query cache, and their first render depends on nothing but the props and `useRenderTime`.
 */
export function ItineraryView({ footer, children, ...tabs }: Props) {
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
      <main className="column">
        <ItineraryTabs {...tabs} title={toProjectTitle(project)} appearance={appearance} />
      </main>
      {footer}
      {children}
    </div>
  );
}
