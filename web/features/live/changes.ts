import type { Event } from '../../../worker/contract/events.ts';
import type { Faq } from '../../../worker/contract/faqs.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
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
    ...(isSame(before.faqs, after.faqs) ? [] : [t('faqsUpdated')]),
    ...describeProject(before.project, after.project),
  ];
  if (changes.length === 0) return undefined;
  const rest = changes.length - MAX_SHOWN;
  const more = rest > 0 ? [t('moreChanges', { count: rest })] : [];
  return [...changes.slice(0, MAX_SHOWN), ...more].join(' · ');
}

function describeEvent(change: EventChange, projectZone: string): string {
  if (!change.before) return t('eventAdded', { title: change.after.title });
  return change.after
    ? describeEventChange(change, projectZone)
    : t('eventRemoved', { title: change.before.title });
}

function describeProject(old: Project, project: Project): string[] {
  if ((old.customTitle ?? old.name) !== (project.customTitle ?? project.name)) return [t('titleChanged')];
  if (old.place !== project.place) return [t('placeUpdated')];
  const contact = ({ contactPhone, contactName }: Project) => [contactPhone, contactName];
  if (!isSame(contact(old), contact(project))) return [t('phoneUpdated')];
  if (!isSame(old.headerImages, project.headerImages)) return [t('imagesUpdated')];
  if (!isSame(old.customLinks, project.customLinks)) return [t('linksUpdated')];
  if (!isSame(old.rsvp, project.rsvp)) return [t('rsvpUpdated')];
  const design = ({
    customColors,
    selectedFont,
    titleFont,
    selectedBackground,
    customBackgroundColor,
    look,
  }: Project) => [customColors, selectedFont, titleFont, selectedBackground, customBackgroundColor, look];
  return isSame(design(old), design(project)) ? [] : [t('designUpdated')];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
