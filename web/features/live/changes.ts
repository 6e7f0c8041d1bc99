import type { Event } from '../../../worker/contract/events.ts';
import type { Faq } from '../../../worker/contract/faqs.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import {
  describeEventChange,
  type EventChange,
  findEventChanges,
  toShownEvent,
} from '../../lib/event-changes.ts';

type ItineraryData = { project: Project; events: Event[]; faqs: Faq[] };

/** Changes shown in full; further ones are only counted. */
const MAX_SHOWN = 2;

/**
 * Describes what changed for a guest in one line; undefined if nothing visible changed, or if the reader did: entering
 * the admin code shows private events that are not new.
 */
export function describeChanges(before: ItineraryData, after: ItineraryData): string | undefined {
  if (!isSame(before.project.viewer, after.project.viewer)) return undefined;
  const { timeZone } = after.project;
  const changes = [
    ...findEventChanges(before.events.map(toShownEvent), after.events).map((change) =>
      describeEvent(change, timeZone),
    ),
    ...(isSame(before.faqs, after.faqs) ? [] : ['FAQs updated']),
    ...describeProject(before.project, after.project),
  ];
  if (changes.length === 0) return undefined;
  const rest = changes.length - MAX_SHOWN;
  const more = rest > 0 ? [`${rest} more ${rest === 1 ? 'change' : 'changes'}`] : [];
  return [...changes.slice(0, MAX_SHOWN), ...more].join(' · ');
}

function describeEvent(change: EventChange, projectZone: string): string {
  if (!change.before) return `Added: ${change.after.title}`;
  return change.after ? describeEventChange(change, projectZone) : `Removed: ${change.before.title}`;
}

function describeProject(old: Project, project: Project): string[] {
  if ((old.customTitle ?? old.name) !== (project.customTitle ?? project.name)) return ['Title changed'];
  if (old.place !== project.place) return ['Place updated'];
  const contact = ({ contactPhone, contactName }: Project) => [contactPhone, contactName];
  if (!isSame(contact(old), contact(project))) return ['Phone number updated'];
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
