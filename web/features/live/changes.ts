import type { Event } from '../../../worker/contract/events.ts';
import type { Faq } from '../../../worker/contract/faqs.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { formatDateTime, formatForeignZone } from '../../lib/dates.ts';

type Itinerary = { project: Project; events: Event[]; faqs: Faq[] };

/** Named one by one; of more there is only a number. */
const NAMED = 2;

/** What a reader would want to know of a change, in a line; undefined where nothing that shows has changed. */
export function describeChanges(before: Itinerary, after: Itinerary): string | undefined {
  const known = new Map(before.events.map((event) => [event.id, event]));
  const there = new Set(after.events.map(({ id }) => id));
  const told = [
    ...after.events.flatMap(
      (event) => describeEvent(known.get(event.id), event, after.project.timeZone) ?? [],
    ),
    ...before.events.filter(({ id }) => !there.has(id)).map(({ title }) => `${title} was taken off`),
    ...(isSame(before.faqs, after.faqs) ? [] : ['the FAQs changed']),
    ...describeProject(before.project, after.project),
  ];
  if (told.length === 0) return undefined;
  const rest = told.length - NAMED;
  const text = rest > 0 ? `${told.slice(0, NAMED).join(', ')} and ${rest} more` : told.join(', ');
  return `Just now: ${text}`;
}

function describeEvent(old: Event | undefined, event: Event, projectZone: string): string | undefined {
  if (!old) return `${event.title} is new`;
  if (old.datetime !== event.datetime || old.timeZone !== event.timeZone) {
    const { datetime, timeZone } = event;
    const when = [formatDateTime(datetime, timeZone), formatForeignZone(datetime, timeZone, projectZone)];
    return `${event.title} is now on ${when.filter(Boolean).join(' ')}`;
  }
  if (old.location !== event.location) return `${event.title} is now at ${event.location}`;
  const shown = ({ title, description, endsAt, attendees, vibe }: Event) =>
    [title, description, endsAt, attendees, vibe].join('\0');
  return shown(old) === shown(event) ? undefined : `${event.title} changed`;
}

function describeProject(old: Project, project: Project): string[] {
  if ((old.customTitle ?? old.name) !== (project.customTitle ?? project.name)) return ['the title changed'];
  if (!isSame(old.headerImages, project.headerImages)) return ['the pictures changed'];
  if (!isSame(old.customLinks, project.customLinks)) return ['the links changed'];
  const look = ({
    customColors,
    selectedFont,
    titleFont,
    selectedBackground,
    customBackgroundColor,
  }: Project) => [customColors, selectedFont, titleFont, selectedBackground, customBackgroundColor];
  return isSame(look(old), look(project)) ? [] : ['the page has a new look'];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
