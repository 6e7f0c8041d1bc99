import type { Event } from '../../../worker/contract/events.ts';
import type { Faq } from '../../../worker/contract/faqs.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { formatDateTime, formatForeignZone } from '../../lib/dates.ts';

type ItineraryData = { project: Project; events: Event[]; faqs: Faq[] };

/** Changes shown in full; further ones are only counted. */
const MAX_SHOWN = 2;

/** Describes what changed for a guest in one line; undefined if nothing visible changed. */
export function describeChanges(before: ItineraryData, after: ItineraryData): string | undefined {
  const oldEvents = new Map(before.events.map((event) => [event.id, event]));
  const newIds = new Set(after.events.map(({ id }) => id));
  const changes = [
    ...after.events.flatMap(
      (event) => describeEvent(oldEvents.get(event.id), event, after.project.timeZone) ?? [],
    ),
    ...before.events.filter(({ id }) => !newIds.has(id)).map(({ title }) => `Removed: ${title}`),
    ...(isSame(before.faqs, after.faqs) ? [] : ['FAQs updated']),
    ...describeProject(before.project, after.project),
  ];
  if (changes.length === 0) return undefined;
  const rest = changes.length - MAX_SHOWN;
  const more = rest > 0 ? [`${rest} more ${rest === 1 ? 'change' : 'changes'}`] : [];
  return [...changes.slice(0, MAX_SHOWN), ...more].join(' · ');
}

function describeEvent(old: Event | undefined, event: Event, projectZone: string): string | undefined {
  if (!old) return `Added: ${event.title}`;
  if (old.datetime !== event.datetime || old.timeZone !== event.timeZone) {
    const { datetime, timeZone } = event;
    const when = [formatDateTime(datetime, timeZone), formatForeignZone(datetime, timeZone, projectZone)];
    return `${event.title} moved to ${when.filter(Boolean).join(' ')}`;
  }
  if (old.location !== event.location) return `${event.title} is now at ${event.location}`;
  const shown = ({ title, description, endsAt, endTimeZone, attendees, audience, vibe }: Event) =>
    [title, description, endsAt, endTimeZone, attendees, audience, vibe].join('\0');
  return shown(old) === shown(event) ? undefined : `Updated: ${event.title}`;
}

function describeProject(old: Project, project: Project): string[] {
  if ((old.customTitle ?? old.name) !== (project.customTitle ?? project.name)) return ['Title changed'];
  if (old.place !== project.place) return ['Place updated'];
  if (!isSame(old.headerImages, project.headerImages)) return ['Images updated'];
  if (!isSame(old.customLinks, project.customLinks)) return ['Links updated'];
  if (!isSame(old.rsvp, project.rsvp)) return ['RSVP updated'];
  const design = ({
    customColors,
    selectedFont,
    titleFont,
    selectedBackground,
    customBackgroundColor,
    look,
  }: Project) => [customColors, selectedFont, titleFont, selectedBackground, customBackgroundColor, look];
  return isSame(design(old), design(project)) ? [] : ['Design updated'];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
