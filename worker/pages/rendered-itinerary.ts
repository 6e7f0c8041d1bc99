import renderItinerary from '#itinerary-renderer';
import type { EnteredItinerary, ItineraryBody, RenderedPage } from '../contract/access.ts';
import { toAppearanceProps } from '../domain/appearance/appearance.ts';
import type { CssVariables } from '../domain/appearance/background.ts';
import { toThemeStyle } from '../domain/appearance/theme.ts';
import { computePageHead } from '../domain/page/page-head.ts';
import type { FirstScreen } from '../domain/page/page-html.ts';
import { toDeclarations } from '../domain/page/style-declarations.ts';
import { factory } from '../http/context.ts';
import { readReader } from '../http/reader.ts';
import type { TextReader } from '../messages/t.ts';

/** CSS variables of the elements that `selector` selects. */
export const toStyle = (selector: string, variables: CssVariables): string =>
  `${selector}{${toDeclarations(variables)}}`;

type Appearance = Parameters<typeof toAppearanceProps>[0] & Pick<ItineraryBody['project'], 'customColors'>;

/** The style sheet of an itinerary's colors. */
export const toItineraryStyle = (project: Appearance): string =>
  toStyle('.itinerary', { ...toThemeStyle(project.customColors), ...toAppearanceProps(project).style });

/** Renders an itinerary as JSON for the page with this query, in the language of its reader. */
export async function renderFirstScreen(
  json: string,
  query: URLSearchParams,
  reader: TextReader,
): Promise<FirstScreen> {
  const renderedAt = Date.now();
  return { html: renderItinerary(JSON.parse(json), query, renderedAt, reader), renderedAt };
}

/** Adds the rendered page to the answer of an access call that prefers it, so that its browser needs no other. */
export const addRenderedPage = factory.createMiddleware(async (c, next) => {
  await next();
  if (c.req.method !== 'POST' || c.req.header('prefer') !== 'page' || !c.res.ok) return;
  const text = await c.res.text();
  const { itinerary, person } = JSON.parse(text) as EnteredItinerary;
  const { project } = itinerary;
  const reader = readReader(c, { project, viewer: project.viewer });
  const query = new URLSearchParams(person ? { people: person.name } : {});
  const renderedAt = Date.now();
  // The page of the link, which has the messages of its reader, cannot show another.
  const canShow = isSameReader(reader, readReader(c, { project, viewer: { person: null } }));
  if (!canShow) {
    c.res = new Response(text, c.res);
    return;
  }
  const page: RenderedPage = {
    title: computePageHead(`/project/${project.projectId}`, { title: project.customTitle ?? project.name })
      .title,
    search: query.size > 0 ? `?${query}` : '',
    css: toItineraryStyle(project),
    html: renderItinerary(itinerary, query, renderedAt, reader),
    renderedAt,
  };
  c.res = new Response(`${text.slice(0, -1)},"page":${JSON.stringify(page)}}`, c.res);
  c.res.headers.set('Preference-Applied', 'page');
});

const isSameReader = (a: TextReader, b: TextReader) =>
  a.language === b.language && a.locale === b.locale && a.clock === b.clock;
