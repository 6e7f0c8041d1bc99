import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { Secrets } from '../domain/access/crypto.ts';
import type { Viewer } from '../domain/access/grants.ts';
import { toProject } from './project.ts';

/** Rows of a project; `events` and `faqs` are JSON texts as the database builds them. */
type ItineraryRows = {
  project: ProjectRow;
  viewer: Viewer;
  events: string[];
  faqs: string[];
  newsSeq: number | null;
  signUps: (number | null)[];
  papers: (number | null)[];
  asOf?: number | undefined;
};

/** JSON of `ItineraryBody`. */
export async function renderItineraryJson(
  { project, viewer, events, faqs, newsSeq, signUps, papers, asOf }: ItineraryRows,
  secrets: Secrets,
): Promise<string> {
  const projectJson = JSON.stringify(await toProject(project, viewer, secrets));
  const rest = `"newsSeq":${newsSeq},"signUps":${JSON.stringify(signUps)},"papers":${JSON.stringify(papers)}`;
  const age = asOf === undefined ? '' : `,"asOf":${asOf}`;
  return `{"project":${projectJson},"events":[${events.join()}],"faqs":[${faqs.join()}],${rest}${age}}`;
}
